### The words for the games’ terms and for those of the page are in docs/glossary.md.

# Golden Horn in words, for screen readers and for people who like text: everything that a seat may know (docs/play-by-ear.md).
# `says` are headings and sentences without a period, `gives` phrases that follow a sentence and a colon. `word` is typed to hear a part
# of the table: one word in small letters.

golden-horn-word-round = round
golden-horn-word-boats = ships
golden-horn-word-sea = sea
golden-horn-word-ports = ports
golden-horn-word-hands = hands
golden-horn-word-warehouses = warehouses
golden-horn-word-territories = territories
golden-horn-word-supply = supply

golden-horn-says-round-part = Round and turn
golden-horn-says-setup-now = The ships are being placed
golden-horn-says-round-now = Round { $round }
golden-horn-says-game-over = The game is over
golden-horn-says-turn-of = { $you ->
        [yes] It is your turn
       *[no] { $player } has the turn
    }
golden-horn-says-end-comes = { $reason ->
        [port] { golden-horn-draw-end-port }
        [territories] { golden-horn-draw-end-territories }
       *[call] { golden-horn-draw-end-call }
    }
golden-horn-says-end-open = { $you ->
        [yes] You have all six colors and may call the end when your turn ends
       *[no] { $player } has all six colors and may call the end
    }
golden-horn-says-boat-under-way = { $you ->
        [yes] Your { golden-horn-boat-kind } is on its way
       *[no] The { golden-horn-boat-kind } of { $player } is on its way
    }
golden-horn-says-cards-due = Still to be drawn: { golden-horn-cards }
golden-horn-says-reader-seat = You are { $player }
golden-horn-says-reader-watches = You are watching
golden-horn-says-game-first = { $players ->
        [one] { $players } player; { golden-horn-says-began }
       *[other] { $players } players; { golden-horn-says-began }
    }
golden-horn-says-began = { $you ->
        [yes] you are the first player
       *[no] { $player } is the first player
    }
golden-horn-says-options-chosen = { web-option-golden-horn-modone }: { golden-horn-says-modone }; { web-option-golden-horn-warehouses }: { golden-horn-says-warehouses }; { web-option-golden-horn-dominio }: { golden-horn-says-dominio }
golden-horn-says-modone = { $always ->
        [yes] { web-option-golden-horn-modone-always }
       *[no] { web-option-golden-horn-modone-standard }
    }
golden-horn-says-warehouses = { $shown ->
        [yes] { web-option-golden-horn-warehouses-open }
       *[no] { web-option-golden-horn-warehouses-hidden }
    }
golden-horn-says-dominio = { $dominio ->
        [yes] { web-plain-yes }
       *[no] { web-plain-no }
    }

golden-horn-says-sea-part = The sea from Venice to Constantinople
golden-horn-says-space = Space { $place_number }, { golden-horn-color }
# $holds: the ships for which Modone has room; 0 in the other ports.
golden-horn-says-harbor = { $holds ->
        [0] { $place ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
        [one] { -modone }, room for { $holds } ship
       *[other] { -modone }, room for { $holds } ships
    }
golden-horn-gives-lies-here = { $you ->
        [yes] your { golden-horn-boat-kind } for { golden-horn-heading }
       *[no] the { golden-horn-boat-kind } of { $player } for { golden-horn-heading }
    }
golden-horn-gives-none-here = no ship

golden-horn-says-boats-part = Ships
golden-horn-says-boat-at = { $you ->
        [yes] Your { golden-horn-says-boat }, { golden-horn-where }, heading for { golden-horn-heading }
       *[no] { $player }, { golden-horn-says-boat }, { golden-horn-where }, heading for { golden-horn-heading }
    }
# A ship and its sails.
golden-horn-says-boat = { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") })
golden-horn-says-boat-unplaced = { $you ->
        [yes] Your { golden-horn-says-boat }, not placed yet
       *[no] { $player }, { golden-horn-says-boat }, not placed yet
    }
golden-horn-gives-none-aboard = nothing aboard
golden-horn-gives-turn-allowed = may turn round

golden-horn-says-ports-part = Goods in the ports
golden-horn-says-port-holds = { golden-horn-port }: { LIST($things, each: "golden-horn-lot") }
golden-horn-says-port-empty = { golden-horn-port }: nothing

golden-horn-says-hands-part = Hands
golden-horn-says-hand-held = { $you ->
        [yes] You hold { golden-horn-cards }: { LIST($hand, each: "golden-horn-card-lot") }
       *[no] { $player } holds { golden-horn-cards }: { LIST($hand, each: "golden-horn-card-lot") }
    }
golden-horn-says-hand-counted = { $you ->
        [yes] You hold { golden-horn-cards }
       *[no] { $player } holds { golden-horn-cards }
    }

golden-horn-says-warehouses-part = Warehouses
golden-horn-says-warehouse-holds = { $you ->
        [yes] Your warehouse holds { LIST($things, each: "golden-horn-lot") }
       *[no] { $player } has stored { LIST($things, each: "golden-horn-lot") }
    }
golden-horn-says-warehouse-empty = { $you ->
        [yes] Your warehouse is empty
       *[no] The warehouse of { $player } is empty
    }
golden-horn-says-warehouse-counted = { $you ->
        [yes] You: { golden-horn-page-things-stored }, hidden
       *[no] { $player }: { golden-horn-page-things-stored }, hidden
    }
golden-horn-gives-rows-made = { LIST($rows, each: "golden-horn-says-row") }
# So many rows of so many different colors, and the points that each gives.
golden-horn-says-row = { $number ->
        [one] { $number } row of { $size } colors (+{ $each })
       *[other] { $number } rows of { $size } colors (+{ $each } each)
    }
golden-horn-gives-points-now = { golden-horn-board-points } so far

golden-horn-says-territories-part = Territories
golden-horn-says-territory-free = { golden-horn-draw-territory }
golden-horn-says-territory-owned = { $you ->
        [yes] { golden-horn-territory }: conquered by you, { golden-horn-board-points }
       *[no] { golden-horn-territory }: conquered by { $player }, { golden-horn-board-points }
    }

golden-horn-says-supply-part = Supply
golden-horn-says-supply-now = In the bag { golden-horn-board-cubes }, in the draw pile { golden-horn-cards }
golden-horn-says-discarded = Discarded: { LIST($discards, each: "golden-horn-card-lot") }
golden-horn-says-no-discards = No card has been discarded
golden-horn-says-figures-left = In the supply { golden-horn-mercenaries }; { $black ->
        [one] { $black } black cube has left the game
       *[other] { $black } black cubes have left the game
    }
