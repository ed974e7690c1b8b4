### The words for the games’ terms and for those of the page are in docs/glossary.md.

# What only the terminal says. Moves (skip, take blue) are typed alike in every language; orders (help, undo) have words of the language.

## Playing in the terminal

play-welcome = { $title } for { LIST($players, each: "list-item") }.
play-hint = Type the number of a choice, or its words. “{ play-order-help }” explains, “{ play-order-quit }” leaves.
play-resumed = { $events ->
        [one] The game goes on after { $events } move, roll or draw.
       *[other] The game goes on after { $events } moves, rolls and draws.
    }
play-you = You
play-person = Player { $number }
play-bot = { $name } ({ level-name })
play-cover = { $reader }, your cards are on the screen. Enter covers them for { $next }:{" "}
play-uncover = { $next }, it is your turn. Enter when only you can see the screen:{" "}
play-hidden = ?
play-hidden-why = ? is hidden until the end.
play-prompt = { $name }>{" "}
# The words that are typed, one word each. The English ones are understood in every language.
play-order-board = board
play-order-status = status
play-order-score = score
play-order-log = log
play-order-rules = rules
play-order-hint = hint
play-order-undo = undo
play-order-save = save
play-order-help = help
play-order-review = review
play-order-rematch = rematch
play-order-quit = quit
# With what stands behind the word in the help.
play-usage-log = { play-order-log } 30
play-usage-rules = { play-order-rules } S4
play-usage-save = { play-order-save } FILE
play-key-enter = Enter
play-help-choice = takes that choice; so do its words, also shortened: “{ $words }”
play-help-enter = shows the question again, and more choices if there are more
play-help-board = the whole table
play-help-status = the whole position in words
play-help-score = the points, part by part, as far as you may know them
play-help-log = what happened, the last 30 lines
play-help-rules = a rule by its id; “{ play-order-rules }” alone lists the ids
play-help-hint = what a strong player would do, with the chances of the best moves
play-help-undo = takes back your last choice, unless dice, cards or other players came after it
play-help-save = writes the game to a file of your own; it is saved anyway
play-help-help = shows this help
play-help-quit = leaves the game; emporion play --resume goes on with it
play-thinking = { $player } is thinking…
play-thinking-hint = Looking ahead…
play-undone = Taken back: { LIST($moves, each: "list-item") }.
play-undo-none = Nothing to take back: no move has been played since the game was opened, or since your turn began.
play-undo-chance = Too late to take back “{ $move }”: something has been rolled or drawn since.
play-undo-other = Too late to take back “{ $move }”: { $player } has moved since.
play-saved = Saved in { $file }.
play-save-how = Name the file: { play-order-save } my-game.emp.jsonl
play-save-foreign = { $file } is not a game of Emporion and is left alone. Choose another name.
play-go-on = Go on later with: emporion play { $id } --from { $file }
play-unsaved = This game is not saved. A file name saves it, Enter alone leaves:{" "}
play-left = You left the game before its end. “{ play-usage-save }” keeps a game; emporion play { $id } --from FILE goes on with it.
play-number = There is no choice { $number }; choose from 1 to { $most }.
play-ambiguous = “{ $words }” could be { LIST($candidates, each: "list-item", style: "disjunction") }. Type more of it.
play-unreadable = That line holds characters that cannot be read. Type a number, or “{ play-order-help }”.
play-log-number = Type “{ play-order-log }” or “{ play-order-log } 50”.
play-rules = Rules of { game-title }: { LIST($rules, each: "list-item") }. Type for example “{ play-order-rules } { $example }”.
play-since = Since your last turn:
play-since-more = { $lines ->
        [one] … { $lines } earlier line: type “{ play-order-log }”
       *[other] … { $lines } earlier lines: type “{ play-order-log }”
    }
play-more-lines = { $lines ->
        [one] { $lines } more line. Enter shows it, q ends:{" "}
       *[other] { $lines } more lines. Enter shows them, q ends:{" "}
    }
play-more-choices = Choices { $first } to { $last } of { $choices }. Enter shows more; any number can be typed.
play-begin = Enter begins:{" "}
play-unsaved-why = This game is not saved while you play. { $why } “{ play-usage-save }” saves it.
play-left-saved = The game is saved. Go on with: emporion play --resume
play-resuming = Going on with { $name }.
play-kept = The record of this game is { $file }.
play-end-orders = “{ play-order-review }” shows what your decisions cost, “{ play-order-rematch }” starts another game, “{ play-usage-save }” copies the record; “{ play-order-board }”, “{ play-order-score }” and “{ play-order-log }” look back. Enter leaves.
play-end-prompt = What now?{" "}

## The review

play-review-thinking = A strong bot looks at every decision again…
play-review-stopped = The review was stopped. “{ play-order-review }” goes on with it.
play-review-moments = What decided the game:
play-review-round = Round { $round }
# $before and $after are the chances to win of $who, as 40%.
play-review-decision = { $player }: “{ $chosen }”; better was “{ $preferred }”. Chance to win, { $who }: from { $before } to { $after }.
# What changed the chances was not the choice itself but what followed it.
play-review-chance = { $player }: “{ $chosen }”, and what followed: dice, cards or other players. Chance to win, { $who }: from { $before } to { $after }.
# $costly is how many of the decisions cost 1% or more; they follow.
play-review-seat = { $player }: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $agreed } as the bot would choose; { $costly } cost 1% or more of the chance to win{ $costly ->
        [0] .
       *[other] :
    }

## A new game, or one that was saved

new-game = What do you want to play?
new-game-prompt = Number (Enter: 1):{" "}
new-players = How many players, { $least } to { $most }? (Enter: { $least }):{" "}
new-players-wrong = “{ $number }” is not a number from { $least } to { $most }.
new-level = How strong are the bots?
new-level-prompt = Number (Enter: { $usual }):{" "}
new-dominio = With the expansion?
new-base = { -golden-horn } alone
new-expansion = with { -dominio }
new-game-needed = Name the game after “emporion play”: { LIST($games, each: "list-item", style: "disjunction") }.
resume-list = Unfinished games, the one played last first:
# $when is a date and a time, as 2026-11-18 11:45.
resume-line = { game-title }: { LIST($players, each: "list-item") } · { $events ->
        [one] { $events } event
       *[other] { $events } events
    } · { $when }
resume-line-damaged = a damaged file
resume-how = Go on with: emporion play --resume, followed by a number or name from this list. The files are in { $folder }.
resume-none = There is no unfinished game in { $folder }. Start one with: emporion play
resume-unknown = No unfinished game has the number or name “{ $name }”. See the list with: emporion play --resume list
resume-in-use = The game { $name } is open in another terminal. Leave it there first, or choose another one: emporion play --resume list
resume-damaged = The saved game { $file } is damaged and cannot go on: { $why }

## The position in words

play-no-topic = “{ $words }” is no part of the position. Parts: { LIST($topics, each: "list-item") }.
