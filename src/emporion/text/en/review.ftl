### The words for the games’ terms and for those of the page are in docs/glossary.md.

## A review in words: how good decisions were, luck and skill, the quiz of better moves, and analysis

# $cost is a share of the chance to win, as 4%.
review-cost = { $class ->
        [equal] About equal to the best move.
        [inaccuracy] An inaccuracy: it cost { $cost } of the chance to win.
        [mistake] A mistake: it cost { $cost } of the chance to win.
       *[blunder] A serious mistake: it cost { $cost } of the chance to win.
    }

## Luck and skill

review-luck = Luck and skill
review-luck-why = Where the chance to win came from. Luck is what dice and cards gave, compared with their average. Decisions are compared with the best moves that the bot found.
review-luck-start = At the start
review-luck-luck = Dice and cards
review-luck-own = Own decisions
review-luck-others = Decisions of others
review-luck-rest = Not measured
review-luck-end = At the end
# All values are percentages; those of changes have a sign, as +4%.
review-luck-text = { $player }: { $start } at the start; { $luck } by dice and cards, { $own } by own decisions, { $others } by decisions of others, { $rest } not measured; { $end } at the end.
# $accuracy is a number from 0 to 100; the others count decisions.
review-accuracy = Accuracy { $accuracy } of 100: { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } serious mistake
       *[other] { $blunders } serious mistakes
    }.
review-accuracy-why = The average over all decisions: one that costs nothing counts 100, one that costs 5% of the chance to win counts 50. An inaccuracy costs 1% or more, a mistake 4%, a serious mistake 10%.

## The quiz

review-quiz = Find better moves
review-quiz-why = The review leads through the decisions that cost 1% or more, in the order of the game. You find a better move on the board.
review-quiz-seat = Decisions of
review-quiz-start = { $decisions ->
        [one] Begin: { $decisions } decision
       *[other] Begin: { $decisions } decisions
    }
review-quiz-continue = Continue: decision { $number } of { $of }
review-quiz-none = No decision of { $player } cost 1% or more.
review-quiz-place = Decision { $number } of { $of }
review-quiz-ask = { $player } chose “{ $chosen }” here. { $class ->
        [inaccuracy] That was an inaccuracy: it cost { $cost } of the chance to win.
        [mistake] That was a mistake: it cost { $cost } of the chance to win.
       *[blunder] That was a serious mistake: it cost { $cost } of the chance to win.
    } Try a better move on the board.
review-quiz-judging = The bot looks at your move…
review-quiz-best = Well found: “{ $move }” is as good as the best move that the bot knows.
review-quiz-better = “{ $move }” is better than what was played, but there is a move that is better still.
review-quiz-equal = “{ $move }” is about equal to what was played. Try another move.
review-quiz-same = “{ $move }” is what was played. Try another move.
review-quiz-worse = “{ $move }” is worse than what was played, by { $cost } of the chance to win. Try another move.
review-quiz-show = Show the answer
review-quiz-again = Try once more
review-quiz-next = Next decision
review-quiz-finish = Finish
review-quiz-leave = Leave
review-quiz-summary = { $of ->
        [one] You found a better move in { $found } of { $of } decision.
       *[other] You found a better move in { $found } of { $of } decisions.
    }
review-quiz-result = { $result ->
        [best] found the best move
        [better] found a better move
       *[shown] answer shown
    }
review-quiz-repeat = Once more from the beginning

## The answer

# $best and $played are shares of the trial games that were won.
review-answer = “{ $preferred }” is better than “{ $chosen }”: it wins { $best } of the trial games, not { $played }.
review-answer-equal = “{ $preferred }” and “{ $chosen }” are about equal: they win { $best } and { $played } of the trial games.
review-answer-points = { $direction ->
        [more] At the end it brings { $points ->
            [one] about { $points } point more.
           *[other] about { $points } points more.
        }
        [fewer] At the end it brings { $points ->
            [one] about { $points } point less, but it wins more often.
           *[other] about { $points } points less, but it wins more often.
        }
       *[same] Both bring about as many points at the end.
    }
# $gives is a list of what a move brings at once.
review-answer-brings-played = The move that was played, “{ $move }”, brings at once: { $gives }.
review-answer-brings-best = The better move, “{ $move }”, brings at once: { $gives }.
# $steps are what the players do afterwards, $gains what everyone scores by then; a number of points may be negative.
review-answer-then-played = After “{ $move }” it went on: { LIST($steps, each: "review-answer-step") }. By then it brought: { LIST($gains, each: "review-answer-gain") }.
review-answer-then-best = After “{ $move }” the bot expects: { LIST($steps, each: "review-answer-step") }. By then it brings: { LIST($gains, each: "review-answer-gain") }.
review-answer-step = { $player } “{ $move }”
review-answer-gain = { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-mark-played = played
review-mark-best = better
review-mark-tried = tried

## Analysis on a board to try moves on

review-analysis = Analysis
review-analysis-why = Shows what the bot expects of every position here: the chances of everyone, and what each move is worth
review-analysis-chances = Chances to win here: { LIST($chances, each: "web-review-chance") }
