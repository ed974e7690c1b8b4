# Golden Horn and Dominio da Mar: everything that is said about this game by the page, the terminal and the drawings.
# docs/glossary.md has the words of the leaflet. Values are ids and numbers; messages choose their words by them.
# $kind is a ship: trio, duo or solo, by the number of its sail colors. $color is the id of a color. A place is a port ($place, and
# $place_number is 0) or a sea space (its $place_number). $thing is mercenaries, peasants or a color, which stands for cubes of that color.

## Components
# What is wrong in a components file. These follow “The components are wrong at fleets.a:”. $missing has words of the file.

golden-horn-components-fleet = the three ships of a fleet show all six colors; missing: { LIST($missing, each: "list-item") }.
golden-horn-components-tiles = two kinds of tiles alternate: this one and the one before it must show all six colors.

## Why a move is refused

golden-horn-refuse-chance-form = “{ $move }” is neither a cube nor a card; write “cube” or “card” and its color.
golden-horn-refuse-cube-due = A cube has to be drawn for the port first.
golden-horn-refuse-card-due = A card has to be drawn first.
golden-horn-refuse-cube = There is no { golden-horn-color } cube in the bag.
golden-horn-refuse-card = There is no such card in the draw pile.
golden-horn-refuse-place-now = Ships are placed before the game begins, and only then.
golden-horn-refuse-place-order = It is the { golden-horn-boat-kind } that has to be placed now; everyone places trio, duo and solo in this order.
golden-horn-refuse-raid-now = You may raid once, at the start of your turn.
golden-horn-refuse-raid-enemy = You can raid only a ship of an opponent at this table.
golden-horn-refuse-raid-port = Ships in a port are safe.
golden-horn-refuse-raid-empty = That ship carries nothing.
golden-horn-refuse-raid-mercenaries = A ship with a mercenary aboard cannot be raided.
golden-horn-refuse-raid-sails = That ship has no { golden-horn-tinted } sail; both Pirate cards must have colors of its sails.
golden-horn-refuse-raid-cards = You do not hold these two cards.
golden-horn-refuse-no-raid-now = The time for a raid is over in this turn.
golden-horn-refuse-ready-now = “ready” ends the start of a turn after a raid, and only there.
golden-horn-refuse-sail-now = You choose a ship once in a turn, after the raid.
golden-horn-refuse-sail = The { golden-horn-boat-kind } cannot leave: its port has nothing that it may load.
golden-horn-refuse-turn = The { golden-horn-boat-kind } cannot turn round. Only a ship that lost its last cube in a raid may, when it next moves.
golden-horn-refuse-load-now = A ship loads only when it leaves Venice or Constantinople.
golden-horn-refuse-load-figures = There are no such figures in this port.
golden-horn-refuse-load-none = There are no { golden-horn-color } cubes in this port.
golden-horn-refuse-load-sails = A ship that has { golden-horn-tinted } among its sails cannot load { golden-horn-color } cubes.
golden-horn-refuse-voyage-now = No ship is on its way now.
golden-horn-refuse-on = The ship has no { golden-horn-tinted } sail; it needs { $color ->
        [orange] an orange
       *[other] a { golden-horn-tinted }
    } Wind card to sail on.
golden-horn-refuse-wind-color = { $color ->
        [orange] The ship is on an orange space; only an orange card works as a Wind card there.
       *[other] The ship is on a { golden-horn-tinted } space; only a { golden-horn-tinted } card works as a Wind card there.
    }
golden-horn-refuse-wind-sail = { $color ->
        [orange] The ship has an orange sail and sails on without a card.
       *[other] The ship has a { golden-horn-tinted } sail and sails on without a card.
    }
golden-horn-refuse-wind-card = You hold no { golden-horn-tinted } card.
golden-horn-refuse-call = Only a player with all six colors in the warehouse may call the end.
golden-horn-refuse-called = The end has already been called.
golden-horn-refuse-end-now = Your turn is not at its end yet.
golden-horn-refuse-dominio = This belongs to Dominio da Mar, which is not played at this table.
golden-horn-refuse-conquer-now = You conquer territories and exchange peasants at the start of your turn, before and after the raid, and at its end.
golden-horn-refuse-conquered = { golden-horn-territory } has already been conquered.
golden-horn-refuse-conquer-cost = { $cost ->
        [one] { golden-horn-territory } costs { $cost } mercenary; two peasants count as one.
       *[other] { golden-horn-territory } costs { $cost } mercenaries; two peasants count as one.
    }
golden-horn-refuse-exchange = You exchange peasants of your warehouse one for one, at least one, and no more than there are mercenaries in the supply.

## Words on the board

golden-horn-draw-title = { -golden-horn }
golden-horn-draw-printed = Golden Horn and Dominio da Mar: the board for four players
golden-horn-draw-printed-all = A sea chart. The route leads from Venice over tiles of three colored spaces and Modone to Constantinople. Venice and Constantinople have places for goods and berths for ships. Five territories of Dominio da Mar with their costs and points, the bag, the draw pile, the discards, and four fleets of three ships with their sails.
golden-horn-draw-chart = The sea chart of Golden Horn
golden-horn-draw-chart-all = The route leads from Venice over tiles of three colored spaces to Constantinople.
golden-horn-draw-table = Golden Horn: the table in round { $round }
# Makes a sentence of a line.
golden-horn-draw-sentence = { $words }.
golden-horn-draw-turn = Round { $round } · turn of seat { $seat }
golden-horn-draw-setup = Ships, goods, cards · seat { $seat }
golden-horn-draw-over = Game over
golden-horn-draw-end-port = Last round: a port has run out of goods
golden-horn-draw-end-call = Last round: the end has been called
golden-horn-draw-end-territories = Last round: all territories are conquered
golden-horn-draw-lies = { golden-horn-port }: { LIST($things, each: "golden-horn-lot") }.
golden-horn-draw-lies-nothing = { golden-horn-port }: nothing.
golden-horn-draw-holds = { $cards ->
        [one] Seat { $seat }: { $cards } card in hand; in the warehouse: { $stored }.
       *[other] Seat { $seat }: { $cards } cards in hand; in the warehouse: { $stored }.
    }
golden-horn-draw-holds-hand = Hand: { LIST($cards, each: "golden-horn-card-lot") }.
golden-horn-draw-holds-warehouse = Warehouse: { LIST($things, each: "golden-horn-lot") }.
golden-horn-draw-conquered = Conquered: { LIST($territories, each: "golden-horn-territory-item") }.
golden-horn-draw-boat = Seat { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): not placed yet
golden-horn-draw-boat-heading = { $laden ->
        [yes] Seat { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, heading for { golden-horn-heading }, aboard { LIST($cargo, each: "golden-horn-lot") }
       *[no] Seat { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, heading for { golden-horn-heading }, nothing aboard
    }
golden-horn-draw-space = Space { $number }: { golden-horn-color }
golden-horn-draw-modone-holds = { $boats ->
        [one] Modone: room for { $boats } ship
       *[other] Modone: room for { $boats } ships
    }
golden-horn-draw-territory = { $cost ->
        [one] { golden-horn-territory }: costs { $cost } mercenary, gives { golden-horn-board-points }
       *[other] { golden-horn-territory }: costs { $cost } mercenaries, gives { golden-horn-board-points }
    }
golden-horn-draw-brings = { golden-horn-kind-title }: { golden-horn-cards } for each stop in a port
golden-horn-draw-seat = Seat { $seat }
# After the name of a seat.
golden-horn-draw-you = you
golden-horn-draw-first = first player
golden-horn-draw-to-play = to play
golden-horn-draw-due = { $cards ->
        [one] { $cards } card to draw
       *[other] { $cards } cards to draw
    }
golden-horn-draw-hand = Hand
golden-horn-draw-warehouse = Warehouse
golden-horn-draw-bag-heading = Bag
golden-horn-draw-draw-pile-heading = Draw pile
golden-horn-draw-discards-heading = Discards
golden-horn-draw-mercenaries-heading = Mercenaries
golden-horn-draw-peasants-heading = Peasants

## The rulebook

golden-horn-title = { -golden-horn }
# The figures of the box, in tables and lists of the rulebook. $fleet is a letter.
golden-horn-fleet-of = { $fleet }: { LIST($boats, each: "golden-horn-sails-of", style: "slashes") }
golden-horn-sails-of = { LIST($sails, each: "golden-horn-color-item", style: "hyphens") }
golden-horn-tile-of = { LIST($spaces, each: "golden-horn-color-item", style: "spaces") }
golden-horn-territory-price = { golden-horn-territory } { $cost }/{ $points }

## The board in the terminal
# The primer and the legend are set by hand for lines of 80 letters.

golden-horn-primer =
    Your three ships carry goods between Venice and Constantinople. On your turn
    you move one of them:
      · when it leaves a port it loads all cubes of one color that is not on its
        sails;
      · it sails to the next free space, and on from there as long as it is on a
        color of its sails, or you play a card of the color it is on;
      · in the other port its cargo goes into your warehouse, and you draw cards.
    Before that you may raid: two cards of the colors on a ship’s sails steal one
    cube from it at sea. Each cube in your warehouse is a point; rows of 4, 5 or 6
    different colors give 1, 2 or 4 more. The player with the most points wins.
golden-horn-legend =
    ● yellow  ◆ pink  ▲ green  ■ red  ≈ blue  ★ orange    m mercenaries  p peasants
    on the sea: 1d→ is the duo of seat 1 (raids call it 1.duo), sailing that way
    ships: trio ▲■● s3→ 2≈ has green, red and yellow sails and carries 2 blue cubes;
           ↺ may turn round, because a raid left it empty
    to conquer: price in mercenaries/points
golden-horn-board-setup = Setup: the ships are placed
golden-horn-board-round = Round { $round } · first player: { $first }
golden-horn-board-over = The end, after round { $round }
golden-horn-board-last = { $reason ->
        [port] the last round: a port has run out of goods
        [territories] the last round: all territories are conquered
       *[call] the last round: the end has been called
    }
# Ports above narrow columns: at most four letters.
golden-horn-board-venice = Ven
golden-horn-board-modone = Mod
golden-horn-board-constantinople = Con
golden-horn-board-nothing = nothing
golden-horn-board-bag = Bag
golden-horn-board-cubes = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
golden-horn-board-pile = draw pile { $cards }
golden-horn-board-discards = discards { $cards }
# m is the letter for mercenaries in golden-horn-board-figure.
golden-horn-board-supply = supply { $mercenaries }m
golden-horn-board-conquer = To conquer
golden-horn-board-player = { $cards ->
        [one] { $cards } card · { $stored } stored
       *[other] { $cards } cards · { $stored } stored
    }
golden-horn-board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Heads of lines: short words.
golden-horn-board-hand = hand
golden-horn-board-warehouse = warehouse
golden-horn-board-territories = conquered
# One letter for each kind of figure.
golden-horn-board-figure = { $thing ->
        [mercenaries] m
       *[peasants] p
    }
golden-horn-board-turn = ↺

## Words that other messages are made of. The message of a list gets `$item`; with numbers by name also `$number`.

golden-horn-boat-kind = { $kind ->
        [trio] trio
        [duo] duo
       *[solo] solo
    }
# At the beginning of a line.
golden-horn-kind-title = { $kind ->
        [trio] Trio
        [duo] Duo
       *[solo] Solo
    }
golden-horn-port = { $port ->
        [venice] { -venice }
        [modone] { -modone }
       *[constantinople] { -constantinople }
    }
golden-horn-heading = { $heading ->
        [venice] { -venice }
       *[constantinople] { -constantinople }
    }
# The name of a place: spaces have a number, ports have the number 0.
golden-horn-where = { $place_number ->
        [0] { $place ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
       *[other] space { $place_number }
    }
# Where a voyage goes and where it comes from: other languages may want other words for a port and for a space.
golden-horn-to-place = to { golden-horn-where }
golden-horn-from-origin = { $origin_number ->
        [0] from { $origin ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
       *[other] from space { $origin_number }
    }
golden-horn-territory = { $territory ->
        [zara] { -zara }
        [durazzo] { -durazzo }
        [candia] { -candia }
        [negroponte] { -negroponte }
       *[galata] { -galata }
    }
golden-horn-territory-item = { $item ->
        [zara] { -zara }
        [durazzo] { -durazzo }
        [candia] { -candia }
        [negroponte] { -negroponte }
       *[galata] { -galata }
    }
# The bare color, as a name and with “cube” or “cubes” after it.
golden-horn-color = { $color ->
        [yellow] yellow
        [pink] pink
        [green] green
        [red] red
        [blue] blue
        [black] black
        [white] white
       *[orange] orange
    }
# The color with “card”, “sail” or “space”, and with “cards”: other languages may want endings here.
golden-horn-tinted = { golden-horn-color }
golden-horn-tinted-many = { golden-horn-color }
golden-horn-color-item = { $item ->
        [yellow] yellow
        [pink] pink
        [green] green
        [red] red
        [blue] blue
       *[orange] orange
    }
# The color of a space with its sign, in the terminal.
golden-horn-colored = { $color ->
        [yellow] ● yellow
        [pink] ◆ pink
        [green] ▲ green
        [red] ■ red
        [blue] ≈ blue
       *[orange] ★ orange
    }
golden-horn-figures = { $thing ->
        [mercenaries] { $number ->
            [one] { $number } mercenary
           *[other] { $number } mercenaries
        }
       *[peasants] { $number ->
            [one] { $number } peasant
           *[other] { $number } peasants
        }
    }
# So many cubes of a color, or figures, in a list.
golden-horn-lot = { $item ->
        [mercenaries] { $number ->
            [one] { $number } mercenary
           *[other] { $number } mercenaries
        }
        [peasants] { $number ->
            [one] { $number } peasant
           *[other] { $number } peasants
        }
       *[other] { $number ->
            [one] { $number } { golden-horn-color-item } cube
           *[other] { $number } { golden-horn-color-item } cubes
        }
    }
# So many cards of a color, in a list.
golden-horn-card-lot = { $number ->
        [one] { $number } { golden-horn-color-item } card
       *[other] { $number } { golden-horn-color-item } cards
    }
golden-horn-one-thing = { $thing ->
        [mercenaries] 1 mercenary
        [peasants] 1 peasant
        [yellow] 1 yellow cube
        [pink] 1 pink cube
        [green] 1 green cube
        [red] 1 red cube
        [blue] 1 blue cube
       *[orange] 1 orange cube
    }
# What a territory cost. One of the two may be 0, never both.
golden-horn-price = { $mercenaries ->
        [0] { $peasants ->
            [one] { $peasants } peasant
           *[other] { $peasants } peasants
        }
       *[other] { $peasants ->
            [0] { golden-horn-mercenaries }
            [one] { golden-horn-mercenaries } and { $peasants } peasant
           *[other] { golden-horn-mercenaries } and { $peasants } peasants
        }
    }
golden-horn-mercenaries = { $mercenaries ->
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }

## What is asked: `ask` of the player who decides, `wait` as the others read it

golden-horn-ask-placing = Where does your { golden-horn-boat-kind } start? It will head for the other port.
golden-horn-ask-starting = { $figures ->
        [yes] { $raid ->
            [yes] Sail a ship. Before that you may conquer or exchange, or raid a ship at sea.
           *[no] Sail a ship. Before that you may conquer or exchange.
        }
       *[no] { $raid ->
            [yes] Sail a ship, or raid one at sea first: two cards steal one cube.
           *[no] Which of your ships sails? Your cards allow no raid now.
        }
    }
golden-horn-ask-after-raid = { $conquer ->
        [yes] { $exchange ->
            [yes] You have raided. Conquer, exchange, or go on?
           *[no] You have raided. Conquer, or go on?
        }
       *[no] You have raided. Exchange peasants, or go on?
    }
golden-horn-ask-sailing = Which of your ships sails?
golden-horn-ask-loading = { $dominio ->
        [yes] Your { golden-horn-boat-kind } leaves { golden-horn-port } with all cubes of one color, or with the figures. Which?
       *[no] Your { golden-horn-boat-kind } leaves { golden-horn-port } with all cubes of one color. Which?
    }
golden-horn-ask-voyaging = { $goes_on ->
        [yes] Your { golden-horn-boat-kind } is on space { $place_number }. It may stay, or sail on.
       *[no] Your { golden-horn-boat-kind } is on space { $place_number }. None of its sails and none of your cards has that color: it stays.
    }
golden-horn-ask-ending = { $figures ->
        [yes] { $call ->
            [yes] Before your turn ends: conquer or exchange, or call the end?
           *[no] Before your turn ends: conquer or exchange?
        }
       *[no] Your warehouse holds all six colors. Call the end?
    }
golden-horn-wait-placing = { $player } places the ships.
golden-horn-wait-starting = { $player } begins a turn.
golden-horn-wait-after-raid = { $player } has raided and may conquer or exchange.
golden-horn-wait-sailing = { $player } chooses a ship.
golden-horn-wait-loading = { $player } loads the { golden-horn-boat-kind }.
golden-horn-wait-voyaging = { $player } sails the { golden-horn-boat-kind }.
golden-horn-wait-ending = { $player } ends the turn.
golden-horn-wait-chance-due = Goods and cards are drawn…
golden-horn-wait-over = Game over
# In the terminal, where $drawn is no if the board is not drawn but told. The moves in $moves are typed as they stand, in every language.
golden-horn-ends-voyaging = { $drawn ->
        [no] Where does it stop? Choose, or go step by step: { LIST($moves, each: "list-item", style: "disjunction") }.
       *[yes] Where does it stop? ▸ marks where it can. Choose, or go step by step: { LIST($moves, each: "list-item", style: "disjunction") }.
    }
golden-horn-progress = { $round ->
        [0] {""}
       *[other] Round { $round }
    }

## Moves by name, as on buttons; also in quotes: The best move seems to be “Sail on”.
# A player's name takes no ending in any language: “the duo of” and the name, or the name in brackets.

golden-horn-place-boat = Place the { golden-horn-boat-kind } in { golden-horn-port }
golden-horn-raid = { $victim-you ->
        [yes] Raid your { golden-horn-boat-kind } with { LIST($cards, each: "golden-horn-card-lot") }
       *[no] Raid the { golden-horn-boat-kind } of { $victim } with { LIST($cards, each: "golden-horn-card-lot") }
    }
golden-horn-conquer = Conquer { golden-horn-territory }
golden-horn-exchange = { $number ->
        [one] Exchange { $number } peasant for a mercenary
       *[other] Exchange { $number } peasants for mercenaries
    }
golden-horn-sail = Sail the { golden-horn-boat-kind }
golden-horn-turn-round = Turn the { golden-horn-boat-kind } round
golden-horn-load = { $thing ->
        [mercenaries] Load the mercenaries
        [peasants] Load the peasants
        [both] Load the mercenaries and the peasants
        [yellow] Load the yellow cubes
        [pink] Load the pink cubes
        [green] Load the green cubes
        [red] Load the red cubes
        [blue] Load the blue cubes
       *[orange] Load the orange cubes
    }
golden-horn-play-wind = { $color ->
        [orange] Play an orange card and sail on
       *[other] Play a { golden-horn-tinted } card and sail on
    }
golden-horn-sail-on = Sail on
golden-horn-sail-on-with = Sail on with { LIST($cards, each: "golden-horn-card-lot") }
golden-horn-stop = Stop here
golden-horn-no-raid = No raid
golden-horn-ready = Go on
golden-horn-call-end = Call the end
golden-horn-finish-turn = End the turn
# Where a voyage can end: as a whole sentence, in the terminal beside the name of the place (`end`), and after the ship that may go there
# (`reach`). $way is stay, back (the ship turns round) or on. $color is none for a port.
golden-horn-voyage-end = { $way ->
        [stay] Leave the { golden-horn-boat-kind } on space { $place_number }
        [back] Turn the { golden-horn-boat-kind } back { golden-horn-to-place }
       *[on] Sail the { golden-horn-boat-kind } { golden-horn-to-place }
    }
golden-horn-end-voyage-end = { $way ->
        [stay] stays here
       *[other] { $color ->
            [none] { golden-horn-for }
           *[other] { golden-horn-colored }, { golden-horn-for }
        }
    }
golden-horn-for = { $price ->
        [0] free
        [one] −{ $price } card
       *[other] −{ $price } cards
    }
golden-horn-reach-voyage-end = { golden-horn-where }
# {""} means that nothing is said here.
golden-horn-reach-stored = {""}
golden-horn-reach-drawing-began = {""}
golden-horn-reach-worth = {""}
golden-horn-reach-then-load = {""}
golden-horn-reach-aboard = {""}
golden-horn-reach-arrival = {""}

## What happened, as sentences of the log
# They have no period: what the move brought may follow after a colon. $you is yes if the reader is the player, $victim-you if the reader
# is the victim.

golden-horn-fleet-placed = { $you ->
        [yes] You place your ships
       *[no] { $player } places the ships
    }
golden-horn-drew = { $you ->
        [yes] You draw { golden-horn-cards }
       *[no] { $player } draws { golden-horn-cards }
    }
golden-horn-drew-colors = { $you ->
        [yes] You draw { LIST($cards, each: "golden-horn-card-lot") }
       *[no] { $player } draws { LIST($cards, each: "golden-horn-card-lot") }
    }
golden-horn-cards = { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }
golden-horn-pile-renewed = The discards are shuffled into a new draw pile: { golden-horn-cards }
golden-horn-no-cards-left = No card is left to draw
golden-horn-refilled = { golden-horn-port } is filled with { LIST($things, each: "golden-horn-lot") }
golden-horn-raided = { $you ->
        [yes] You raid the { golden-horn-boat-kind } of { $victim } with { LIST($cards, each: "golden-horn-card-lot") }: { golden-horn-one-thing } stolen
       *[no] { $victim-you ->
            [yes] { $player } raids your { golden-horn-boat-kind } with { LIST($cards, each: "golden-horn-card-lot") }: { golden-horn-one-thing } stolen
           *[no] { $player } raids the { golden-horn-boat-kind } of { $victim } with { LIST($cards, each: "golden-horn-card-lot") }: { golden-horn-one-thing } stolen
        }
    }
golden-horn-conquered = { $you ->
        [yes] You conquer { golden-horn-territory } for { golden-horn-price } (+{ golden-horn-board-points })
       *[no] { $player } conquers { golden-horn-territory } for { golden-horn-price } (+{ golden-horn-board-points })
    }
golden-horn-exchanged = { $you ->
        [yes] { $number ->
            [one] You exchange { $number } peasant for a mercenary
           *[other] You exchange { $number } peasants for mercenaries
        }
       *[no] { $number ->
            [one] { $player } exchanges { $number } peasant for a mercenary
           *[other] { $player } exchanges { $number } peasants for mercenaries
        }
    }
golden-horn-relieved = { $number ->
        [one] A mercenary replaces { $number } peasant in { golden-horn-port }
       *[other] Mercenaries replace { $number } peasants in { golden-horn-port }
    }
golden-horn-move-left-out = { $you ->
        [yes] None of your ships can move
       *[no] No ship of { $player } can move
    }
golden-horn-voyage = { $you ->
        [yes] You sail your { golden-horn-boat-kind } { golden-horn-from-origin } { golden-horn-to-place }
       *[no] { $player } sails the { golden-horn-boat-kind } { golden-horn-from-origin } { golden-horn-to-place }
    }
golden-horn-end-announced = { $reason ->
        [port] A port has run out of goods: this round is the last
        [territories] All territories are conquered: this round is the last
       *[call] { $you ->
            [yes] You call the end: this round is the last
           *[no] { $player } calls the end: this round is the last
        }
    }
golden-horn-ended = The game is over, and all warehouses are opened

## What a move brings
# Noun or participle phrases without a subject. `gives` follows a sentence of the log and a colon, or stands alone on a button; several of
# them are separated by commas. `would` says what a choice would bring; without one, `gives` is used.

golden-horn-gives-placed = { golden-horn-boat-kind } in { golden-horn-port }
golden-horn-would-placed = { $port ->
        [venice] heading for { -constantinople }
       *[constantinople] heading for { -venice }
    }
golden-horn-gives-turned = turned round toward { golden-horn-heading }
# The raid of a turn, after the sentence of its voyage.
golden-horn-gives-raided = { $victim-you ->
        [yes] your { golden-horn-boat-kind } raided with { LIST($cards, each: "golden-horn-card-lot") } ({ golden-horn-one-thing } stolen)
       *[no] the { golden-horn-boat-kind } of { $victim } raided with { LIST($cards, each: "golden-horn-card-lot") } ({ golden-horn-one-thing } stolen)
    }
golden-horn-gives-cards-played = { LIST($cards, each: "golden-horn-card-lot") } played
golden-horn-gives-aboard = { LIST($things, each: "golden-horn-lot") } aboard
golden-horn-gives-stored = { LIST($things, each: "golden-horn-lot") } into the warehouse
golden-horn-gives-drawn = { golden-horn-cards } drawn
golden-horn-gives-drawn-colors = { LIST($cards, each: "golden-horn-card-lot") } drawn
golden-horn-would-arrival = { golden-horn-to-place }
golden-horn-would-stolen = +{ golden-horn-one-thing }, −2 cards
golden-horn-would-conquered = +{ golden-horn-board-points } for { golden-horn-price }
golden-horn-would-drawing-began = { $cards ->
        [one] +{ $cards } card
       *[other] +{ $cards } cards
    }
golden-horn-would-end-announced = this round becomes the last
golden-horn-would-worth = { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
golden-horn-would-then-load = from { golden-horn-port }, with { LIST($things, each: "golden-horn-lot", style: "disjunction") }
golden-horn-would-then-sail = then choose among all ships
golden-horn-would-then-figures = then conquer, exchange, or go on
golden-horn-would-voyage-price = { $price ->
        [0] free
       *[other] for { LIST($cards, each: "golden-horn-card-lot") }
    }

## The parts of the score, in a table

golden-horn-part-goods = goods
golden-horn-part-rows4 = rows of four colors
golden-horn-part-rows5 = rows of five colors
golden-horn-part-rows6 = rows of six colors
golden-horn-part-territories = territories
golden-horn-part-figures = mercenaries and peasants

## On the page

golden-horn-page-pieces = Pieces on the chart
golden-horn-page-boat = { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): not placed yet
golden-horn-page-boat-heading = { $laden ->
        [yes] { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, heading for { golden-horn-heading }, aboard { LIST($cargo, each: "golden-horn-lot") }
       *[no] { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, heading for { golden-horn-heading }, nothing aboard
    }
golden-horn-page-unplaced = not placed yet
# Where a ship heads, below its place.
golden-horn-page-bound = → { golden-horn-heading }
# Who still plays in the last round, one after the other: “Last round: Ann, then you”. $before is what was said so far.
golden-horn-page-last-round = Last round: { $turns }
golden-horn-page-turns-first = { $you ->
        [yes] you
       *[no] { $player }
    }
golden-horn-page-turns-next = { $you ->
        [yes] { $before }, then you
       *[no] { $before }, then { $player }
    }
golden-horn-page-fleet = Ships
golden-horn-page-stock = Supply
golden-horn-page-stored = Warehouse: { LIST($things, each: "golden-horn-lot") }
golden-horn-page-stored-nothing = Warehouse: nothing
golden-horn-page-hidden = The warehouse is hidden (S4).
golden-horn-page-held = { $number ->
        [0] no { golden-horn-tinted } card
        [one] { $number } { golden-horn-tinted } card
       *[other] { $number } { golden-horn-tinted-many } cards
    }
golden-horn-page-cards-held = { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
golden-horn-page-things-stored = { $stored ->
        [one] { $stored } item in the warehouse
       *[other] { $stored } items in the warehouse
    }
golden-horn-page-more = +{ $number }
# So many, without those that have just gone.
golden-horn-page-less = { $many } − { $gone }
golden-horn-page-rows = rows
# The length of a row of colors now and after the choice.
golden-horn-page-grows = { $has }→{ $would }
golden-horn-page-choices = What you can do
golden-horn-page-which-boat = Which ship sails
golden-horn-page-ends = Where it can stop
golden-horn-page-steps = Step by step
golden-horn-page-raids = Ships that you can raid
golden-horn-page-named = { $label }: { $gives }
# The move that a hint prefers.
golden-horn-page-advised = { $name } (hint)
golden-horn-page-advice = hint
golden-horn-page-raid = Raid the { golden-horn-boat-kind } of { $victim }
golden-horn-page-takes = +{ golden-horn-one-thing }
golden-horn-page-choose-boat = Choose the { golden-horn-boat-kind }
# The same for several rows.
golden-horn-page-rows-alike = { $has }→{ $would } ×{ $many }
golden-horn-page-reaches = { LIST($places, each: "golden-horn-where") }
golden-horn-page-territories = { LIST($territories, each: "golden-horn-territory-item") }
# On buttons. $way is stay, back (the ship turns round) or on.
golden-horn-page-end = { $way ->
        [stay] stay on space { $place_number }
        [back] back { golden-horn-to-place }
       *[on] { golden-horn-to-place }
    }
golden-horn-page-tip-rows = Rows of 4, 5, 6 different colors give 1, 2, 4 more points.
golden-horn-page-tip-draws = Cards that you draw when this ship stops in a port.
golden-horn-page-tip-raid = Two cards in colors of its sails steal one cube.
golden-horn-page-tip-bag = Cubes in the bag; the ports are refilled from it.
golden-horn-page-tip-draw-pile = Cards to draw; when there are none, the discards are shuffled.
golden-horn-page-tip-mercenaries = Mercenaries in the supply.
golden-horn-page-tip-peasants = Black cubes that have left the game. They serve as peasants when mercenaries run out.
golden-horn-page-tips = Arrow keys explain one thing after the other.
# Beside the name of the first player: short.
golden-horn-page-first = 1st
golden-horn-page-others = The others and the supply
golden-horn-page-discarded = { $number ->
        [0] no { golden-horn-tinted } card discarded
        [one] { $number } { golden-horn-tinted } card discarded
       *[other] { $number } { golden-horn-tinted-many } cards discarded
    }
# Headings above the choices, with an explanation each.
golden-horn-page-sort-place = Place
golden-horn-page-sort-load = Load
golden-horn-page-sort-voyage = Voyage
golden-horn-page-sort-raid = Raid
golden-horn-page-sort-sail = Sail
golden-horn-page-sort-figures = Conquest
golden-horn-page-tip-figures = Mercenaries conquer territories; two peasants count as one mercenary. Peasants can be exchanged for mercenaries of the supply.
golden-horn-page-tip-place = Ships begin in Venice or Constantinople and head for the other port.
golden-horn-page-tip-sail = One ship must sail: to the next free space ahead, and on from there with its sails or with cards.
golden-horn-page-tip-load = A ship that leaves a port loads all cubes of one color that is not on its sails. Rows of 4, 5, 6 different colors give 1, 2, 4 more points.
golden-horn-page-tip-wind = With a card of the space’s color the ship sails on.
golden-horn-page-tip-voyage = From a space in one of its sail colors the ship sails on for free, from any other with a card of that color. In a port it must stop.
golden-horn-page-tip-stored-mercenaries = Mercenaries: they pay for territories; each one left is 1 point.
golden-horn-page-tip-stored-peasants = Peasants: two pay as much as one mercenary; each one left is 1 point.

## The view as a table
# The list on the page names the fields of the view (`field`) and the ids in them (`value`). `shows` words the values of a field that are
# seats. In -value-s, s4 is the space with the number $s.

golden-horn-field-players = Number of players
golden-horn-field-first = First player
golden-horn-field-modone = { web-option-golden-horn-modone }
golden-horn-field-warehouses = { web-option-golden-horn-warehouses }
golden-horn-field-dominio = { web-option-golden-horn-dominio }
golden-horn-field-round = Round
golden-horn-field-turn = Whose turn
golden-horn-field-ports = Ports
golden-horn-field-table = Players
golden-horn-field-bag = Cubes in the bag
golden-horn-field-draw_pile = Cards in the draw pile
golden-horn-field-discards = Discards
golden-horn-field-supply = Mercenaries in the supply
golden-horn-field-outside = Black cubes out of the game
golden-horn-field-boat = Ship under way
golden-horn-field-due = Cards to draw
golden-horn-field-end = End
golden-horn-field-cards = Cards in hand
golden-horn-field-hand = Hand
golden-horn-field-stored = Number in the warehouse
golden-horn-field-warehouse = Warehouse
golden-horn-field-territories = Territories
golden-horn-field-boats = Ships
golden-horn-field-kind = Ship
golden-horn-field-place = Place
golden-horn-field-heading = Heading
golden-horn-field-cargo = Aboard
golden-horn-field-may_turn = May turn round
golden-horn-value-yellow = yellow
golden-horn-value-pink = pink
golden-horn-value-green = green
golden-horn-value-red = red
golden-horn-value-blue = blue
golden-horn-value-orange = orange
golden-horn-value-mercenaries = mercenaries
golden-horn-value-peasants = peasants
golden-horn-value-trio = trio
golden-horn-value-duo = duo
golden-horn-value-solo = solo
golden-horn-value-venice = { -venice }
golden-horn-value-modone = { -modone }
golden-horn-value-constantinople = { -constantinople }
golden-horn-value-zara = { -zara }
golden-horn-value-durazzo = { -durazzo }
golden-horn-value-candia = { -candia }
golden-horn-value-negroponte = { -negroponte }
golden-horn-value-galata = { -galata }
golden-horn-value-standard = { web-option-golden-horn-modone-standard }
golden-horn-value-always = { web-option-golden-horn-modone-always }
golden-horn-value-hidden = { web-option-golden-horn-warehouses-hidden }
golden-horn-value-open = { web-option-golden-horn-warehouses-open }
golden-horn-value-port = { golden-horn-draw-end-port }
golden-horn-value-call = { golden-horn-draw-end-call }
golden-horn-value-territories = { golden-horn-draw-end-territories }
golden-horn-value-s = space { $s }
golden-horn-shows-first = { $player }
golden-horn-shows-turn = { $player }
