# Corinth: everything that is said about this game by the page, the terminal and the drawings.
# docs/glossary.md has the words of the leaflet. Values are ids and numbers; messages choose their words by them.
# $good is the id of a district's good, or gold or goats. The good of a box with other goods comes as its printed name.
# $district is the id of a district by its color: green, purple, blue, orange, gold, goats.

## Components
# What is wrong in a components file. These follow “The components are wrong at harbor.order:”. Words in quotes are those of the file.

corinth-components-harbor = the order must name each of { LIST($districts, each: "list-item") } once, and “gold” last.
corinth-components-good = the name of a good is one printable line.
corinth-components-shops = a district has 1 to { $most } shops.
corinth-components-same-points = the shops of a district need different points, because moves name them by their points.
corinth-components-market = the market has { $side } rows of { $side } spots.
corinth-components-spot = “{ $spot }” is not a market spot; write “*”, “start”, “+1”, “yellow die”, or a number and what it gives, such as “2 goats”.
corinth-components-start = the Steward needs exactly one start, not { $starts }.
corinth-components-circled = { $symbols ->
        [one] “{ $what }” has only { $symbols } symbol to circle.
       *[other] “{ $what }” has only { $symbols } symbols to circle.
    }
corinth-components-free = a building must cost something.

## Why a move is refused

corinth-refuse-roll-form = “{ $move }” is not a roll; write the white faces in ascending order, then + and the yellow ones in ascending order.
corinth-refuse-roll-white = { $dice ->
        [one] { $dice } white die is rolled, not { $found }.
       *[other] { $dice } white dice are rolled, not { $found }.
    }
corinth-refuse-roll-yellow = { $dice ->
        [one] { $dice } yellow die is rolled, not { $found }.
       *[other] { $dice } yellow dice are rolled, not { $found }.
    }
corinth-refuse-roll-seat = Chance rolls the dice, not a player, and no roll is due now.
corinth-refuse-roll-due = The dice have to be rolled first.
corinth-refuse-buy-now = Only the first player of a round buys yellow dice, and only before the roll.
corinth-refuse-buy = Each yellow die costs 1 Gold Coin, and you never roll more than 3. You have { corinth-coins } and { $dice ->
        [one] { $dice } yellow die
       *[other] { $dice } yellow dice
    } from the market.
corinth-refuse-no-groups = No group of dice is left. You may only move the Steward one step, or skip.
corinth-refuse-choose-now = You choose a group once, at the start of your turn.
corinth-refuse-no-group = There are no dice { corinth-in-color }.
corinth-refuse-take = The action { corinth-of-color } would change nothing on your sheet.
corinth-refuse-steward = You cannot complete a Steward move of { $value }.
corinth-refuse-discard = You may remove a group without using it only if no group lets you do anything.
corinth-refuse-compensation = You move the Steward without dice, or skip, only if no group is left for you.
corinth-refuse-shop-now = You choose a shop only during a delivery, and only if no shop of the district has been started.
corinth-refuse-shop-unknown = The { corinth-good } district has no { $points }-point shop.
corinth-refuse-shop-started = The { $points }-point shop is complete. Choose one that is still empty.
corinth-refuse-walk-now = The Steward is not moving now.
corinth-refuse-step-off = The market ends there.
corinth-refuse-step-walked = The Steward has already been on that spot; he never uses a spot twice.
corinth-refuse-step-price = { $gold ->
        [one] A longer move costs more than your { $gold } Gold Coin.
       *[other] A longer move costs more than your { $gold } Gold Coins.
    }
corinth-refuse-step-dead-end = From there the Steward could not complete his move.
corinth-refuse-stop-start = The Steward moves at least one step.
corinth-refuse-stop-price = { $price ->
        [one] To stop here costs { $price } Gold Coin; you have { $gold }.
       *[other] To stop here costs { $price } Gold Coins; you have { $gold }.
    }
corinth-refuse-build-now = You construct buildings at the end of your turn.
corinth-refuse-built = You have already constructed { corinth-the-building }.
corinth-refuse-build-price = { corinth-the-building-title } costs { corinth-price }.

## The rulebook

# The figures of the box, in tables and lists of the rulebook.
corinth-color = { $district ->
        [green] green
        [purple] purple
        [blue] blue
       *[orange] orange
    }
corinth-district-of = { $district ->
        [gold] gold
        [goats] goats
       *[other] { corinth-color } ({ corinth-good })
    }
corinth-shops-of = { corinth-district-of }: { LIST($shops, each: "corinth-shop-need", style: "dots") }
corinth-shop-need = { $points } ({ $need })
corinth-bonus-of = { corinth-color } { $bonus }
corinth-market-row = { LIST($spots, each: "corinth-market-spot", style: "bars") }
corinth-market-spot = { $gives ->
        [box] *
        [start] start
        [plus] +1
        [die] yellow die
        [gold] { $amount } gold
        [goats] { $amount ->
            [one] { $amount } goat
           *[other] { $amount } goats
        }
        [green] { $amount } green
        [purple] { $amount } purple
        [blue] { $amount } blue
       *[orange] { $amount } orange
    }
corinth-building-price = { corinth-building-title } { $gold } + { $goats }

## The drawing

corinth-draw-title = { -corinth }
corinth-draw-printed = Corinth: what is printed
corinth-draw-printed-all = The harbor board with its six districts and an empty sheet with four districts of shops, the market, Gold Coins, Goats, buildings and the Turn Track.
corinth-draw-table = Corinth: the table in round { $round }
corinth-draw-lies = { $district ->
        [green] Green district
        [purple] Purple district
        [blue] Blue district
        [orange] Orange district
        [gold] Gold district
       *[goats] Goat district
    }: { corinth-draw-group }.
corinth-draw-holds = Seat { $seat }: { corinth-coins }, { corinth-count-goats }, Steward at { corinth-place }.
corinth-draw-harbor = Harbor
corinth-draw-round = Round { $round }
corinth-draw-over = Game over
corinth-draw-lowest = lowest value
corinth-draw-highest = highest value
# So many dice that all show this value.
corinth-draw-group = { $dice ->
        [one] { $dice } die of { $value }
       *[other] { $dice } dice of { $value }
    }
corinth-draw-seat = Seat { $seat }
# After the name of the seat whose turn it is.
corinth-draw-to-play = to play
corinth-draw-first = first player
corinth-draw-track = Turn Track
corinth-draw-shop = { corinth-good-title }: a { $points }-point shop with { corinth-count-symbols }
corinth-draw-bonus = { corinth-good-title }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the first to complete the district
corinth-draw-market = Market
corinth-draw-start = The Steward starts here
corinth-draw-scoring = Scoring spot: write in its box how many spots you have circled so far, plus 1 for each +1 among them
corinth-draw-plus = Adds 1 in your later boxes
corinth-draw-die = One more yellow die in each of your rolls
corinth-draw-gives = { $what ->
        [gold] { $amount ->
            [one] Gives { $amount } Gold Coin
           *[other] Gives { $amount } Gold Coins
        }
       *[goats] { $amount ->
            [one] Gives { $amount } Goat
           *[other] Gives { $amount } Goats
        }
    }
corinth-draw-checks = { $amount ->
        [one] Checks { $amount } symbol of { corinth-good }
       *[other] Checks { $amount } symbols of { corinth-good }
    }
# Printed on the sheet: two of these are worth one point.
corinth-draw-half = 2 = 1 point
# Printed on the card of the building, in lines of 22 letters.
corinth-draw-power = { $building ->
        [temple] 3 points for each of your buildings
        [warehouse] one more symbol in each delivery
        [stable] up to 2 steps more or fewer, free
       *[store] 2 more Coins each time you get gold
    }
corinth-draw-about-track = The first player of a round crosses out a spot; when all Turn Tracks are full, the game is over
corinth-draw-about-purse = Circle one when you get it, cross it out when you spend it; what finds no symbol is lost
corinth-draw-about-building = { corinth-building-title }: { corinth-draw-power }. You can construct it once, at the end of a turn, for the price shown

## The board in the terminal
# The primer and the legend are set by hand for lines of 80 letters.

corinth-title = { -corinth }
corinth-primer =
    You are a merchant with a sheet of shops. Each round nine dice are rolled and
    sorted by value into the harbor. On your turn you take one group of them and
    use it
      · for its district: check as many symbols in your shops as it has dice (a
        complete shop scores its points), or get that many Gold Coins or Goats;
      · or for its value: your Steward moves that many steps through the market,
        and the spot where he stops gives you something. He uses no spot twice.
    Gold Coins and Goats pay for buildings. The player with the most points wins.
corinth-legend =
    green olive oil · purple grapes · blue carpets · orange spices
    ■ checked  □ open   +5 bonus for completing the district first: ✓ won  ✗ lost
    buildings: price in gold/goats   track: rounds begun   harbor: y is a yellow die
    market: ◉ Steward  ○ circled  · on his way   die: a yellow die in your rolls
            box: 1 point for each circled spot, this one included; +1 counts twice
corinth-board-round = Round { $round } of { $rounds }
corinth-board-stocks = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $gold } gold · { corinth-count-goats } · { $dice ->
        [0] {""}
        [one] { $dice } yellow die ·{" "}
       *[other] { $dice } yellow dice ·{" "}
    }track { $track }
corinth-board-harbor = Harbor
corinth-board-no-dice = Harbor: empty until the dice are rolled
# Short words in narrow columns: a district, a building, what a market spot gives (goat: one goat).
corinth-board-district = { $district ->
        [green] green
        [purple] purple
        [blue] blue
        [orange] orange
        [gold] gold
       *[goats] goats
    }
corinth-board-building = { $building ->
        [temple] temple
        [warehouse] warehouse
        [stable] stable
       *[store] store
    }
corinth-board-spot = { $gives ->
        [box] box
        [start] start
        [plus] +1
        [die] die
        [green] green
        [purple] purple
        [blue] blue
        [orange] orange
        [gold] gold
        [goat] goat
       *[goats] goats
    }

## Words that other messages are made of

corinth-good = { $good ->
        [olive-oil] olive oil
        [grapes] grapes
        [carpets] carpets
        [spices] spices
        [gold] gold
        [goats] goats
       *[other] { $good }
    }
# At the beginning of a line, and on the board.
corinth-good-title = { $good ->
        [olive-oil] Olive oil
        [grapes] Grapes
        [carpets] Carpets
        [spices] Spices
        [gold] Gold
        [goats] Goats
       *[other] { $good }
    }
corinth-of-good = of { corinth-good }
corinth-from-district = from the { $good ->
        [goats] goat
       *[other] { corinth-good }
    } district
corinth-in-color = in the { $district ->
        [gold] gold
        [goats] goat
       *[other] { corinth-color }
    } district
corinth-of-color = of the { $district ->
        [gold] gold
        [goats] goat
       *[other] { corinth-color }
    } district
# In the middle of a sentence, at its beginning, and without an article.
corinth-the-building = { $building ->
        [temple] the { -temple }
        [warehouse] the { -warehouse }
        [stable] the { -stable }
       *[store] the { -store }
    }
corinth-the-building-title = { $building ->
        [temple] The { -temple }
        [warehouse] The { -warehouse }
        [stable] The { -stable }
       *[store] The { -store }
    }
corinth-building-title = { $building ->
        [temple] { -temple }
        [warehouse] { -warehouse }
        [stable] { -stable }
       *[store] { -store }
    }
# A price: of its two parts one may be 0, never both.
corinth-price = { $gold ->
        [0] { corinth-count-goats }
       *[other] { $goats ->
            [0] { corinth-coins }
           *[other] { corinth-coins } and { corinth-count-goats }
        }
    }
corinth-coins = { $gold ->
        [one] { $gold } Gold Coin
       *[other] { $gold } Gold Coins
    }
corinth-count-goats = { $goats ->
        [one] { $goats } Goat
       *[other] { $goats } Goats
    }
corinth-count-symbols = { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }
corinth-place = row { $row }, column { $column }
corinth-direction = { $item ->
        [up] up
        [down] down
        [left] left
       *[right] right
    }
# The face of a die, in a list.
corinth-die = { $item }
# What a market spot gives: a good, gold, goats, die, plus, box (of so many points; 0: not known) or start. It stands alone or after a colon.
corinth-gift = { $gives ->
        [box] { $amount ->
            [0] scoring spot
            [one] { $amount } point in the box
           *[other] { $amount } points in the box
        }
        [plus] +1 in later boxes
        [die] one more yellow die in your rolls
        [start] start
        [gold] { $amount ->
            [one] { $amount } Gold Coin
           *[other] { $amount } Gold Coins
        }
        [goats] { $amount ->
            [one] { $amount } Goat
           *[other] { $amount } Goats
        }
       *[other] { $amount ->
            [one] { $amount } symbol
           *[other] { $amount } symbols
        } of { $gives ->
            [olive-oil] olive oil
            [grapes] grapes
            [carpets] carpets
            [spices] spices
           *[other] { $gives }
        }
    }

## What is asked: `ask` of the player who decides, `wait` as the others read it

corinth-ask-buying = You begin the round. Buy yellow dice for your roll, for 1 Gold Coin each? You have { $gold }.
corinth-ask-choosing = Choose a group of dice.
corinth-ask-compensating = No dice are left for you. Move the Steward one step, or leave him.
corinth-ask-stocking = { $symbols ->
        [one] Which { corinth-good } shop gets the symbol? It scores its points when it is complete.
       *[other] Which { corinth-good } shop gets the { $symbols } symbols? It scores its points when it is complete.
    }
# $steps: steps taken so far; $value: the value of the dice. Two sentences, which may change places.
corinth-ask-walking = { $steps ->
        [0] { $value ->
            [one] Move the Steward { $value } step from { corinth-place }. { corinth-steps-price }
           *[other] Move the Steward { $value } steps from { corinth-place }. { corinth-steps-price }
        }
       *[other] Step { $steps } of { $value }, at { corinth-place }. { corinth-steps-price }
    }
# What other numbers of steps cost. It also stands alone.
corinth-steps-price = { $stable ->
        [yes] You may go up to two steps more or fewer for free; each further step of difference costs 1 Gold Coin (you have { $gold }).
       *[no] Each step more or fewer costs 1 Gold Coin (you have { $gold }).
    }
corinth-ask-building = Construct a building? You have { corinth-coins } and { corinth-count-goats }.
corinth-wait-buying = { $player } begins the round and may buy yellow dice.
corinth-wait-rolling = The dice are rolled.
corinth-wait-choosing = { $player } chooses a group of dice.
corinth-wait-compensating = No dice are left for { $player }, who may move the Steward one step.
corinth-wait-stocking = { $player } chooses among the { corinth-good } shops.
corinth-wait-walking = { $player } moves the Steward through the market.
corinth-wait-building = { $player } may construct buildings.
corinth-wait-finished = The game is over.
# In the terminal, where $drawn is no if the board is not drawn but told. The moves in $moves are typed as they stand, in every language; so is “skip”.
corinth-ends-walking = { $drawn ->
        [no] Where to? Choose, or go step by step: { LIST($moves, each: "list-item", style: "disjunction") }.
       *[yes] Where to? ▸ marks where he can stop, ▹ for Gold Coins. Choose, or go step by step: { LIST($moves, each: "list-item", style: "disjunction") }.
    }
corinth-ends-compensating = ▸ marks where he can stop, ▹ for Gold Coins. Choose, or type “skip”.

## What happened, as sentences of the log
# They have no period: what the move brought may follow after a colon. $you is yes if the reader is the player.

corinth-round-began = { $you ->
        [yes] Round { $number }: you begin
       *[no] Round { $number }: { $player } begins
    }
corinth-bought = { $you ->
        [yes] { $dice ->
            [one] You buy { $dice } yellow die for { $dice } Gold Coin
           *[other] You buy { $dice } yellow dice for { $dice } Gold Coins
        }
       *[no] { $dice ->
            [one] { $player } buys { $dice } yellow die for { $dice } Gold Coin
           *[other] { $player } buys { $dice } yellow dice for { $dice } Gold Coins
        }
    }
corinth-rolled = { $you ->
        [yes] You roll { LIST($white, each: "corinth-die", style: "spaces") }
       *[no] { $player } rolls { LIST($white, each: "corinth-die", style: "spaces") }
    }
corinth-all-same = { $you ->
        [yes] All dice show the same value: you win at once
       *[no] All dice show the same value: { $player } wins at once
    }
corinth-took = { $you ->
        [yes] { $district ->
            [goats] You take the dice from the goat district
           *[gold] You take the dice from the gold district
        }
       *[no] { $district ->
            [goats] { $player } takes the dice from the goat district
           *[gold] { $player } takes the dice from the gold district
        }
    }
corinth-delivered = { $you ->
        [yes] You take the dice { corinth-from-district }
       *[no] { $player } takes the dice { corinth-from-district }
    }
corinth-discarded = { $you ->
        [yes] You can use no group and remove the dice { corinth-from-district }
       *[no] { $player } can use no group and removes the dice { corinth-from-district }
    }
# $good is none if the Steward moves without dice.
corinth-walk-began = { $you ->
        [yes] { $good ->
            [none] You move the Steward without dice
           *[other] You move the Steward with the dice { corinth-from-district }
        }
       *[no] { $good ->
            [none] { $player } moves the Steward without dice
           *[other] { $player } moves the Steward with the dice { corinth-from-district }
        }
    }
# $good is unknown if the log does not say with which dice he moves.
corinth-walked = { $you ->
        [yes] { $good ->
            [none] You move the Steward { corinth-gives-steps } without dice
            [unknown] You move the Steward { corinth-gives-steps }
           *[other] You move the Steward { corinth-gives-steps } with the dice { corinth-from-district }
        }
       *[no] { $good ->
            [none] { $player } moves the Steward { corinth-gives-steps } without dice
            [unknown] { $player } moves the Steward { corinth-gives-steps }
           *[other] { $player } moves the Steward { corinth-gives-steps } with the dice { corinth-from-district }
        }
    }
corinth-stocked = { $you ->
        [yes] You check { corinth-gives-stocked }
       *[no] { $player } checks { corinth-gives-stocked }
    }
corinth-skipped = { $you ->
        [yes] You leave the Steward in place: no dice were left
       *[no] { $player } leaves the Steward in place: no dice were left
    }
corinth-built = { $you ->
        [yes] You construct { corinth-the-building } for { corinth-price }
       *[no] { $player } constructs { corinth-the-building } for { corinth-price }
    }
corinth-yellow-removed = { $dice ->
        [one] The yellow die still in the harbor is removed
       *[other] The { $dice } yellow dice still in the harbor are removed
    }
corinth-ended = The last round is over

## What a move brings
# Noun or participle phrases without a subject. They follow a sentence of the log and a colon, or stand alone on a button; several of them
# are separated by commas. `gives` says what a move brought, `would` what a choice would bring (without one, `gives` is used), `end` and
# `reach` (shorter) what the end of a move of the Steward would bring, in the terminal.

corinth-gives-yellow-rolled = yellow { LIST($faces, each: "corinth-die", style: "spaces") }
# $lost: what found no symbol.
corinth-gives-gained = { $what ->
        [goats] { $amount ->
            [one] +{ $amount } Goat{ corinth-lost }
           *[other] +{ $amount } Goats{ corinth-lost }
        }
       *[gold] { $amount ->
            [one] +{ $amount } Gold Coin{ corinth-lost }
           *[other] +{ $amount } Gold Coins{ corinth-lost }
        }
    }
# Follows the phrase above without a space; $what is gold or goats.
corinth-lost = { $lost ->
        [0] {""}
       *[other] {" "}({ $lost } more lost: no symbols left)
    }
corinth-gives-goods = { corinth-count-symbols } { corinth-of-good }
corinth-gives-symbols = { corinth-count-symbols }
corinth-gives-ticked = { corinth-count-symbols } in the { $shop }-point shop
corinth-gives-stocked = { corinth-count-symbols } in the { $shop }-point { corinth-good } shop
corinth-gives-filled = { $need ->
        [one] { $symbols } of { $need } symbol
       *[other] { $symbols } of { $need } symbols
    }
corinth-gives-shop-finished = { $shop }-point shop completed (+{ $shop })
corinth-gives-bonus-won = first to complete the district: bonus +{ $points }
corinth-gives-surplus = { $symbols ->
        [one] { $symbols } symbol lost: no place left
       *[other] { $symbols } symbols lost: no place left
    }
# Also inside the sentence corinth-walked.
corinth-gives-steps = { $steps ->
        [one] { $steps } step to { corinth-place }
       *[other] { $steps } steps to { corinth-place }
    }
corinth-gives-arrived = { $steps ->
        [0] end of the move at { corinth-place }
       *[other] { corinth-gives-steps }
    }
corinth-gives-paid = { $gold ->
        [one] −{ $gold } Gold Coin
       *[other] −{ $gold } Gold Coins
    }
corinth-gives-plus-circled = +1 in later boxes
corinth-gives-die-added = one more yellow die in every later roll
corinth-gives-box-written = { $points ->
        [one] { $points } point in the box
       *[other] { $points } points in the box
    }
corinth-gives-shop-asked = then a shop to choose
corinth-would-bought = { $dice ->
        [one] { $dice } yellow die in this roll and your turn after it, −{ $dice } Gold Coin
       *[other] { $dice } yellow dice in this roll and your turn after it, −{ $dice } Gold Coins
    }
corinth-would-built = { $building ->
        [temple] for { corinth-price }; 3 points at the end for each of your buildings
        [warehouse] for { corinth-price }; one more symbol in each delivery
        [stable] for { corinth-price }; two steps more or fewer free in each move of the Steward
       *[store] for { corinth-price }; 2 more Gold Coins each time you get gold
    }
corinth-end-spot = { $price ->
        [0] { corinth-gift }
        [one] { corinth-gift }, −{ $price } Gold Coin
       *[other] { corinth-gift }, −{ $price } Gold Coins
    }
# The same in few words, those of the market on the board, for narrow columns.
corinth-brief-spot = { $price ->
        [0] { corinth-brief-gift }
       *[other] { corinth-brief-gift } −{ $price }gold
    }
corinth-brief-gift = { $gives ->
        [box] { $amount ->
            [0] box
           *[other] box:{ $amount }
        }
        [plus] +1
        [die] die
        [gold] { $amount }gold
        [goats] { $amount ->
            [one] { $amount }goat
           *[other] { $amount }goats
        }
        [olive-oil] { $amount }green
        [grapes] { $amount }purple
        [carpets] { $amount }blue
       *[spices] { $amount }orange
    }
corinth-reach-spot = { corinth-gift }
corinth-reach-shop-finished = { $shop ->
        [one] +{ $shop } point
       *[other] +{ $shop } points
    }
corinth-reach-bonus-won = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## Moves by name, as on buttons; also in quotes: The best move seems to be “Get gold”.

corinth-buy = { $dice ->
        [0] Roll
        [one] Buy { $dice } yellow die
       *[other] Buy { $dice } yellow dice
    }
corinth-take = { $good ->
        [gold] Get gold
        [goats] Get Goats
       *[other] Deliver { corinth-good }
    }
# The groups of a roll show different values, so that the number of steps alone tells them apart. 0: the value is not known.
corinth-walk = { $good ->
        [none] Move the Steward 1 step without dice
       *[other] { $value ->
            [0] Move the Steward with the dice { corinth-from-district }
            [one] Move the Steward { $value } step
           *[other] Move the Steward { $value } steps
        }
    }
corinth-discard = Remove the dice { corinth-from-district }
corinth-skip = Leave the Steward
corinth-stock = Deliver to the { $shop }-point shop
corinth-step = { $direction ->
        [up] One step up
        [down] One step down
        [left] One step left
       *[right] One step right
    }
corinth-way = Move { LIST($directions, each: "corinth-direction") }
corinth-stop = Stop here
corinth-build = Construct { corinth-the-building }
corinth-end-turn = End the turn
corinth-spot = To { corinth-place }: { corinth-gift }

## The parts of the score, in a table

corinth-part-green = green shops
corinth-part-purple = purple shops
corinth-part-blue = blue shops
corinth-part-orange = orange shops
corinth-part-bonuses = bonuses
corinth-part-gold = Gold Coins, 1 for 2
corinth-part-goats = Goats, 1 for 2
corinth-part-steward = Steward
corinth-part-temple = { -temple }
corinth-web-part-shops = { corinth-good } shops

## On the page

corinth-progress = Round { $round } of { $rounds }
corinth-web-steps = Step by step
corinth-web-steps-why = choose every spot of the way yourself
# A button: move the Steward to the spot that was chosen.
corinth-web-confirm = Move there
corinth-web-back = Back
corinth-web-pick = Pick a group to see what it would bring; nothing is played yet.
corinth-web-ends = { $spots ->
        [one] { $spots } spot in reach
       *[other] { $spots } spots in reach
    }
corinth-web-plan = { $value ->
        [one] Move the Steward { $value } step: choose the spot where he stops.
       *[other] Move the Steward { $value } steps: choose the spot where he stops.
    }
corinth-web-go-on = Step to a spot beside the Steward, or choose where he stops.
# On a market spot, where there is little room.
corinth-web-price = { $price ->
        [one] −{ $price } coin
       *[other] −{ $price } coins
    }
corinth-web-planned = { $price ->
        [0] To { corinth-place }: { corinth-gift }, for free
        [one] To { corinth-place }: { corinth-gift }, for { $price } Gold Coin
       *[other] To { corinth-place }: { corinth-gift }, for { $price } Gold Coins
    }
corinth-web-group = { $yellow ->
        [0] { corinth-good-title }: { corinth-draw-group }
       *[other] { corinth-good-title }: { corinth-draw-group }, { $yellow } of them yellow
    }
corinth-web-no-group = { corinth-good-title }: no dice
corinth-web-reached = { $price ->
        [0] { corinth-place }: { corinth-gift }, free
        [one] { corinth-place }: { corinth-gift }, for { $price } Gold Coin
       *[other] { corinth-place }: { corinth-gift }, for { $price } Gold Coins
    }
corinth-web-unreached = { corinth-place }: { corinth-gift }, out of reach
corinth-web-market = Market: the arrow keys move from spot to spot
corinth-web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
corinth-web-gold = { corinth-coins }
corinth-web-goats = { corinth-count-goats }
corinth-web-tip-stock = { $what ->
        [goats] { $amount ->
            [one] { $amount } Goat. { corinth-draw-about-purse }
           *[other] { $amount } Goats. { corinth-draw-about-purse }
        }
       *[gold] { $amount ->
            [one] { $amount } Gold Coin. { corinth-draw-about-purse }
           *[other] { $amount } Gold Coins. { corinth-draw-about-purse }
        }
    }
corinth-web-dice = { $dice ->
        [one] { $dice } yellow die in each roll
       *[other] { $dice } yellow dice in each roll
    }
corinth-web-first = begins this round
# After the name of the player whose turn it is.
corinth-web-to-play = to play
# A player's name takes no ending in any language: “Sheet of” and the name, or “Sheet:” and the name.
corinth-web-show = Show the sheet of { $player }
corinth-web-sheets = Sheets
# Closes another player’s sheet that lies in front of one’s own.
corinth-web-own-sheet = Back to your sheet
# In the last round, who still takes a turn, one after the other: “Last round: Ann, then you”. $before is what was said so far.
corinth-web-last-round = Last round: { $turns }
corinth-web-last-turn = Last round, your last turn
corinth-web-turns-first = { $you ->
        [yes] you
       *[no] { $player }
    }
corinth-web-turns-next = { $you ->
        [yes] { $before }, then you
       *[no] { $before }, then { $player }
    }
corinth-web-tip-last-round = When this round is over, every spot of every Turn Track is crossed out and the game ends.
corinth-web-harbor = Harbor, round { $round }
corinth-web-sheet = Sheet of { $player }
# Read aloud by screen readers.
corinth-web-about = { $buildings ->
        [0] { $player }: { corinth-coins }, { corinth-count-goats }, Steward at { corinth-place }. Shops: { LIST($shops, each: "corinth-web-about-shop") }. No buildings.
       *[other] { $player }: { corinth-coins }, { corinth-count-goats }, Steward at { corinth-place }. Shops: { LIST($shops, each: "corinth-web-about-shop") }. Constructed: { LIST($built, each: "corinth-web-built") }.
    }
corinth-web-about-shop = { corinth-good } { $shop }: { $checked } of { $need }
corinth-web-built = { $item ->
        [temple] { -temple }
        [warehouse] { -warehouse }
        [stable] { -stable }
       *[store] { -store }
    }
# The name of a move and what it brings.
corinth-web-choice = { $name }: { $words }
corinth-web-hint = { $points ->
        [one] wins { $share }%, { $points } point
       *[other] wins { $share }%, { $points } points
    }
corinth-web-loading = The board is being drawn…
corinth-web-tip-points = Points if the game ended now
corinth-web-tip-dice = Yellow dice from the market
corinth-web-tip-harbor = { $good ->
        [gold] Gold: a group here gives you as many Gold Coins as it has dice. Or move the Steward by the value of its dice (S1)
        [goats] Goats: a group here gives you as many Goats as it has dice. Or move the Steward by the value of its dice (S1)
       *[other] { corinth-good-title }: a group here checks as many symbols as it has dice. Or move the Steward by the value of its dice (S1)
    }
corinth-web-explore = Arrow keys explain what is printed here; Enter opens the rule.

## The view as a table
# The list on the page names the fields of the view (`field`) and the ids in them (`value`). `shows` words the values of a field that are
# seats. In -value-rc, r2c5 is a market spot by its row $r and column $c.

corinth-field-players = Number of players
corinth-field-first = First player of the game
corinth-field-steward = Steward
corinth-field-round = Round
corinth-field-rounds = Rounds in all
corinth-field-begins = First player of this round
corinth-field-turn = Whose turn
corinth-field-turns_left = Turns left in this round
corinth-field-harbor = Harbor
corinth-field-bonuses = Bonuses won
corinth-field-sheets = Sheets
corinth-field-walk = Steward move under way
corinth-field-delivery = Delivery under way
corinth-field-district = District
corinth-field-value = Value
corinth-field-white = White dice
corinth-field-yellow = Yellow dice
corinth-field-steps = Steps so far
corinth-field-symbols = Symbols still to check
corinth-field-track = Turn Track
corinth-field-gold = Gold Coins
corinth-field-goats = Goats
corinth-field-gold_circled = Gold Coins circled
corinth-field-goats_circled = Goats circled
corinth-field-yellow_dice = Yellow dice from the market
corinth-field-built = Buildings
corinth-field-checked = Checked symbols
corinth-field-path = The Steward’s way
corinth-field-circled = Circled spots
corinth-field-boxes = Boxes
corinth-value-green = green
corinth-value-purple = purple
corinth-value-blue = blue
corinth-value-orange = orange
corinth-value-gold = gold
corinth-value-goats = goats
corinth-value-temple = { -temple }
corinth-value-warehouse = { -warehouse }
corinth-value-stable = { -stable }
corinth-value-store = { -store }
corinth-value-sum = { web-option-corinth-steward-sum }
corinth-value-last = { web-option-corinth-steward-last }
corinth-value-rc = row { $r }, column { $c }
corinth-shows-first = { $player }
corinth-shows-begins = { $player }
corinth-shows-turn = { $player }
corinth-shows-bonuses = { $player }
