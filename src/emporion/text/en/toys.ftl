# The toy games: a model for the messages of a new game. docs/adding-a-game.md explains the keys.

nim-title = Nim
nim-rule-n1 = Take any number from one pile. The player who takes the last one wins.
nim-field-piles = Piles
nim-part-last = last one taken

## What happened, what can be chosen, what is asked

nim-took = { $you ->
        [yes] You take { $number } from pile { $pile }
       *[no] { $player } takes { $number } from pile { $pile }
    }
nim-take = Take { $number } from pile { $pile }
nim-ask-taking = Take any number from one pile. The player who takes the last one wins.
nim-wait-taking = { $player } takes from a pile.
