### The words for the games’ terms and for those of the page are in docs/glossary.md.

# The page as text: the position in words, typed moves and words, what is read aloud (docs/play-by-ear.md). It comes when it is asked for.
# `word` is typed: one word in small letters; the English ones are understood in every language, so none may mean something else in English.

text-word-status = status
text-word-moves = moves
text-word-question = question
text-word-score = score
text-word-news = news
text-word-log = log
text-word-hint = hint
text-word-undo = undo
text-word-brief = brief
text-word-normal = normal
text-word-full = full
text-word-help = help

text-help-status = the whole position
text-help-moves = your moves with their numbers
text-help-question = what is asked
text-help-score = the points
text-help-news = what happened since your last move
text-help-log = the last lines of the log
text-help-hint = what a strong player would do
text-help-undo = takes back your last move
text-help-brief = says little
text-help-normal = says what counts
text-help-full = says everything, and the words with which moves are typed
text-help-help = this list
# $number is the number of a player, from 1 on; $word one of the words above it.
text-help-topic = only this part; with “{ $word } 2”, only that of player 2
text-help-number = plays the move with this number
text-help-move = plays the move that is written like this in records

text-position = Position
text-detail = How much is said
text-detail-name = { $said ->
        [say-brief] Brief
        [say-full] Full
       *[say-normal] Normal
    }
text-detail-set = { $said ->
        [say-brief] Brief from now on: only the essentials
        [say-full] Full from now on: everything, and the words to type
       *[say-normal] Normal from now on: what matters
    }
text-news = What has changed
text-no-news = Nothing since your last move.
text-type = Type a move, its number or a word
text-type-hint = Try “{ text-word-status }” or “{ text-word-help }”
text-send = Enter
text-answer = Answer to “{ $typed }”
text-loading = The position is being put into words…
# The number of a move, its name and what it brings.
text-numbered = { $number }: { $words }
text-move-typed = typed: { $move }
text-count = { $moves ->
        [0] You have no move now
        [one] { $moves } move
       *[other] { $moves } moves
    }
text-score-of = { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }
text-score-hidden = { $player }: points hidden
text-undone = Your last move is taken back.
text-asked-hint = Thinking about a hint…
text-no-hint = There are no hints right now.
text-not-asked = It is not your turn.
text-number-wrong = { $most ->
        [0] There is no move { $number }: you have none now.
       *[other] There is no move { $number }; choose from 1 to { $most }.
    }
text-ambiguous = “{ $words }” could be { LIST($candidates, each: "list-item", style: "disjunction") }. Type more of it.
text-unknown = “{ $words }” is neither a move here nor a known word. Type “{ text-word-help }” for the list.
