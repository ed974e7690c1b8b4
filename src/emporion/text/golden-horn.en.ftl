# What only Golden Horn’s board in the page says.

golden-horn-page-pieces = Pieces on the chart
golden-horn-page-boat = { $owner }, { $kind } ({ $sails }): not placed yet
golden-horn-page-boat-heading = { $owner }, { $kind } ({ $sails }): { $place }, heading for { $heading }, aboard { $cargo }
golden-horn-page-unplaced = not placed yet
golden-horn-page-fleet = Boats
golden-horn-page-stock = Supply
golden-horn-page-stored = Warehouse: { $things }
golden-horn-page-hidden = The warehouse is hidden (S4).
golden-horn-page-held = { $number ->
        [0] no { $colour } card
        [one] 1 { $colour } card
       *[other] { $number } { $colour } cards
    }
golden-horn-page-cards-held = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
golden-horn-page-things-stored = { $stored ->
        [one] 1 thing in the warehouse
       *[other] { $stored } things in the warehouse
    }
golden-horn-page-more = +{ $number }
golden-horn-page-less = { $many } − { $gone }
golden-horn-page-rows = rows
golden-horn-page-grows = { $has }→{ $would }
golden-horn-page-both = mercenaries and peasants
golden-horn-page-chance = Goods and cards are drawn …
golden-horn-page-waits-placing = { $player } places the boats.
golden-horn-page-waits-starting = { $player } begins a turn.
golden-horn-page-waits-after-raid = { $player } has raided and may conquer or exchange.
golden-horn-page-waits-sailing = { $player } chooses a boat.
golden-horn-page-waits-loading = { $player } loads the { $kind }.
golden-horn-page-waits-voyaging = { $player } sails the { $kind }.
golden-horn-page-waits-ending = { $player } ends the turn.
golden-horn-page-choices = What you can do
golden-horn-page-which-boat = Which boat sails
golden-horn-page-ends = Where it can stop
golden-horn-page-steps = Step by step
golden-horn-page-raids = Boats that you can raid
golden-horn-page-named = { $label }: { $gives }
golden-horn-page-advised = { $name } (advised)
golden-horn-page-advice = advised
golden-horn-page-place = The { $kind } in { $port }
golden-horn-page-raid = Raid { $victim }’s { $kind }
golden-horn-page-raid-with = with { $cards }
golden-horn-page-takes = +1 { $thing }
golden-horn-page-conquer = Conquer { $name }
golden-horn-page-exchange = Exchange { $number ->
        [one] 1 peasant
       *[other] { $number } peasants
    }
golden-horn-page-sail = Sail the { $kind }
golden-horn-page-turn = Turn the { $kind } round
golden-horn-page-choose-boat = Choose the { $kind }
golden-horn-page-load = Load { $thing }
golden-horn-page-wind = Play { $colour } and sail on
golden-horn-page-no-raid = Sail in peace
golden-horn-page-ready = Go on
golden-horn-page-then-boats = then choose among all boats
golden-horn-page-ask-starting = { $figures ->
        [yes] { $raid ->
            [yes] Before you sail: conquer or exchange (D8, D9), or raid a boat at sea (P1)?
           *[no] Before you sail: conquer or exchange (D8, D9)?
        }
       *[no] { $raid ->
            [yes] Before you sail: raid a boat at sea? Two cards steal one cube (P1).
           *[no] Your cards allow no raid now (P1). Sail in peace.
        }
    }
golden-horn-page-ask-after-raid = { $conquer ->
        [yes] { $exchange ->
            [yes] Your raid is done. Conquer, exchange, or go on (D8, D9)?
           *[no] Your raid is done. Conquer, or go on (D8)?
        }
       *[no] Your raid is done. Exchange peasants, or go on (D9)?
    }
golden-horn-page-ask-stays = Your { $kind } is on { $place }. None of its sails and none of your cards has that colour: it stays (M4, M5).
golden-horn-page-stop = Stop here
golden-horn-page-on = Sail on
golden-horn-page-call = Call the end
golden-horn-page-end = End the turn
golden-horn-page-to = to { $place }
golden-horn-page-stay = stay on { $place }
golden-horn-page-stays = stay
golden-horn-page-back-to = back to { $place }
golden-horn-page-boat-to = { $kind } { $label }
golden-horn-page-cards = cards: { $cards }
golden-horn-page-free = free
golden-horn-page-tip-rows = Rows of 4, 5, 6 different colours give 1, 2, 4 points more.
golden-horn-page-tip-draws = Cards that this boat draws when it stops in a port.
golden-horn-page-tip-raid = Two cards of the colours on its sails steal one cube.
golden-horn-page-tip-bag = Cubes in the bag; ports are filled up from it.
golden-horn-page-tip-draw-pile = Cards to draw; when there are none the discards are shuffled.
golden-horn-page-tip-mercenaries = Mercenaries in the supply.
golden-horn-page-tip-peasants = Black cubes out of the game, which may stand in as peasants.

# What the board explains, with the rules' ids beside it.
golden-horn-page-worth = { $points ->
        [one] worth 1 point
       *[other] worth { $points } points
    }
golden-horn-page-tips = Arrow keys explain one thing after the other.
golden-horn-page-first = 1st
golden-horn-page-others = The others and the supply
golden-horn-page-discarded = { $number ->
        [0] no { $colour } card discarded
        [one] 1 { $colour } card discarded
       *[other] { $number } { $colour } cards discarded
    }
golden-horn-page-sort-place = Place
golden-horn-page-sort-load = Load
golden-horn-page-sort-voyage = Voyage
golden-horn-page-sort-raid = Raid
golden-horn-page-sort-sail = Sail
golden-horn-page-sort-figures = Figures
golden-horn-page-tip-figures = Mercenaries conquer territories, two peasants standing for one; peasants can be exchanged for mercenaries of the supply.
golden-horn-page-tip-place = Boats begin in either port and head for the other one.
golden-horn-page-tip-sail = One boat must sail: to the next free space ahead, and on from there by its sails or by cards.
golden-horn-page-tip-load = A boat that leaves a port loads all cubes of one colour that is not on its sails. Rows of 4, 5, 6 different colours add 1, 2, 4 points.
golden-horn-page-tip-wind = A card of the space’s colour lets the boat go on.
golden-horn-page-tip-voyage = A voyage goes on free from spaces of the boat’s sails, with a card from any other; it ends in a port.
golden-horn-page-tip-stored-mercenaries = Mercenaries: they pay for territories; each left counts 1 point.
golden-horn-page-tip-stored-peasants = Peasants: two pay as much as one mercenary; each left counts 1 point.
