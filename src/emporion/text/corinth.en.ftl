# What only Corinth’s board in the page says.

corinth-web-over = The game is over.
corinth-web-rolling = The dice are rolled.
corinth-web-choosing = Choose a group of dice.
corinth-web-wait-buying = { $player } begins the round and may buy yellow dice.
corinth-web-wait-choosing = { $player } chooses a group of dice.
corinth-web-wait-compensating = No dice are left for { $player }, who may move the Steward.
corinth-web-wait-stocking = { $player } chooses a shop for { $district }.
corinth-web-wait-walking = { $player } walks through the market.
corinth-web-wait-building = { $player } may construct buildings.
corinth-web-spot = row { $row }, column { $column }
corinth-web-take = { $district ->
        [gold] Gain gold
        [goats] Gain goats
       *[other] Deliver
    }
corinth-web-walk = Walk { $value }
corinth-web-discard = Remove the dice
corinth-web-buy = { $dice ->
        [0] Roll
        [one] Buy 1 yellow die
       *[other] Buy { $dice } yellow dice
    }
corinth-web-bought = for this turn, −{ $dice } gold
corinth-web-skip = Leave him
corinth-web-shop = The shop of { $points }
corinth-web-filled = { $symbols } of { $need } symbols
corinth-web-build = Build: { $name }
corinth-web-end = End the turn
corinth-web-stop = Stop here
corinth-web-direction = { $direction ->
        [up] up
        [down] down
        [left] left
       *[right] right
    }
corinth-web-step = Step { corinth-web-direction }
corinth-web-steps = Step by step
corinth-web-steps-why = choose every spot of the way yourself
corinth-web-confirm = Walk there
corinth-web-back = Back
corinth-web-pick = Pick a group to see what it would bring; nothing is played yet.
corinth-web-ends = { $spots ->
        [one] one spot in reach
       *[other] { $spots } spots in reach
    }
corinth-web-plan = { $walk }: choose the spot where it ends.
corinth-web-plan-price = { $stable ->
        [yes] Two steps more or fewer are free, further ones
       *[no] Steps more or fewer
    } cost 1 gold each; you have { $gold }.
corinth-web-go-on = Step to a spot beside the Steward, or choose where the walk ends.
corinth-web-price = { $gold ->
        [0] free
       *[other] −{ $gold } gold
    }
corinth-web-planned = To { $spot }: { $gives }, { $gold ->
        [0] free of charge
       *[other] for { $gold } gold
    }
corinth-web-group = { $name }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    } of { $value }{ $yellow ->
        [0] {""}
       *[other] , { $yellow } of them yellow
    }
corinth-web-no-group = { $name }: no dice
corinth-web-spot-gives = { $kind ->
        [star] { $points ->
            [0] scoring spot
            [one] box of 1 point
           *[other] box of { $points } points
        }
        [plus1] +1 for later boxes
        [yellow-die] one more yellow die in your rolls
        [start] start
        [good] { $amount ->
            [one] 1 symbol
           *[other] { $amount } symbols
        } { corinth-some-good }
       *[other] { $what }
    }
corinth-web-reached = { $place }: { $gives }, { $gold ->
        [0] free
       *[other] for { $gold } gold
    }
corinth-web-unreached = { $place }: { $gives }, out of reach
corinth-web-market = Market: the arrow keys move from spot to spot
corinth-web-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
corinth-web-gold = { $gold } gold
corinth-web-goats = { $goats ->
        [one] 1 goat
       *[other] { $goats } goats
    }
corinth-web-dice = { $dice ->
        [one] 1 yellow die in each roll
       *[other] { $dice } yellow dice in each roll
    }
corinth-web-first = begins this round
corinth-web-to-play = to play
corinth-web-show = Show the sheet of { $player }
corinth-web-sheets = Sheets
corinth-web-harbor = Harbor, round { $round }
corinth-web-sheet = Sheet of { $player }
corinth-web-about = { $player }: { $points } points, { $gold } gold, { $goats } goats, Steward at { $spot }. { $shops } Built: { $built }.
corinth-web-about-shops = { $good }: { $checked }.
corinth-web-nothing = nothing
corinth-web-hint = wins { $share } %, { $points } points
corinth-web-loading = The board is being drawn …
corinth-web-tip-points = Points as they would count now
corinth-web-tip-dice = Yellow dice from the market
corinth-web-tip-harbor = { $name }: { $rule ->
        [A1] a group here gives as many as it has dice
       *[other] a group here checks as many symbols as it has dice
    }. Or walk with the Steward by the value of its dice (S1)
corinth-web-explore = Arrow keys explain what is printed here; Enter opens the rule.

## Moves by name

corinth-web-name-take = { $district ->
        [gold] Gain gold
        [goats] Gain goats
       *[other] Deliver { $good }
    }
corinth-web-name-steward = Walk with the dice of { $name }
corinth-web-name-discard = Remove the dice of { $name }
corinth-web-name-way = Walk { $way }
corinth-web-name-shop = Stock the shop of { $points }
corinth-some-good = of { $good }
corinth-web-part-shops = shops { corinth-some-good }
