### The words for the games’ terms and for those of the page are in docs/glossary.md.

# Corinth in words, for screen readers and for people who like text: everything that lies on the table (docs/play-by-ear.md).
# `says` are headings and sentences without a period, `gives` phrases that follow a sentence and a colon. `word` is typed to hear a part
# of the table: one word in small letters.

corinth-word-round = round
corinth-word-harbor = harbor
corinth-word-sheet = sheet
corinth-word-bonuses = bonuses

corinth-says-round-part = Round and turn
# $turns: the turns of this round that are not over, the one that is played now included.
corinth-says-round-now = { $turns ->
        [0] Round { $round } of { $rounds }, no turns left
        [one] Round { $round } of { $rounds }, { $turns } turn left
       *[other] Round { $round } of { $rounds }, { $turns } turns left
    }
corinth-says-game-over = The game is over
corinth-says-turn-of = { $you ->
        [yes] It is your turn
       *[no] { $player } has the turn
    }
corinth-says-round-first = { $you ->
        [yes] You are the first player of this round
       *[no] { $player } is the first player of this round
    }
corinth-says-game-first = { $players ->
        [one] { $players } player; { corinth-says-began }
       *[other] { $players } players; { corinth-says-began }
    }
corinth-says-began = { $you ->
        [yes] you began the game
       *[no] { $player } began the game
    }
corinth-says-reader-seat = You are { $player }
corinth-says-reader-watches = You are watching
corinth-says-box-rule = { web-option-corinth-steward }: { $all ->
        [no] { web-option-corinth-steward-last }
       *[yes] { web-option-corinth-steward-sum }
    }
corinth-says-walk-under-way = { $value ->
        [one] The Steward is on his way: { $steps } of { $value } step taken
       *[other] The Steward is on his way: { $steps } of { $value } steps taken
    }
corinth-says-delivery-under-way = { corinth-count-symbols } { corinth-of-good } still to be checked

corinth-says-harbor-part = Harbor
# A district by its good and its color.
corinth-says-district = { $district ->
        [gold] { corinth-good-title }
        [goats] { corinth-good-title }
       *[other] { corinth-good-title } ({ corinth-color })
    }
corinth-says-group-lies = { $yellow ->
        [0] { corinth-says-district }: { corinth-draw-group }
       *[other] { corinth-says-district }: { corinth-draw-group }, { $yellow } of them yellow
    }
corinth-says-no-group = No dice: { LIST($districts, each: "corinth-says-district") }
corinth-says-no-dice = No dice lie in the harbor

corinth-says-bonus-part = Bonuses for the first to complete a district
corinth-says-bonus-free = { corinth-says-district }: { corinth-web-points }, still to be won
corinth-says-bonus-taken = { $you ->
        [yes] { corinth-says-district }: { corinth-web-points }, won by you
       *[no] { corinth-says-district }: { corinth-web-points }, won by { $player }
    }

corinth-says-sheet-part = { $you ->
        [yes] Sheet { $number }: { $player }, your own
       *[no] Sheet { $number }: { $player }
    }
corinth-says-holdings = { corinth-web-points } so far, { corinth-coins }, { corinth-count-goats }, { corinth-web-dice }
corinth-says-shops-of = { corinth-says-district }: { LIST($shops, each: "corinth-says-shop") }
# A shop by its points; $left: the symbols that are still missing.
corinth-says-shop = { $left ->
        [0] { $shop }-point shop complete
       *[other] { $shop }-point shop ({ $checked } of { $need })
    }
corinth-says-buildings-built = Buildings: { LIST($buildings, each: "corinth-web-built") }
corinth-says-nothing-built = No buildings yet
corinth-says-buildings-free = Can still be constructed: { LIST($buildings, each: "corinth-says-building-price") }
corinth-says-building-price = { corinth-building-title } for { corinth-price }
corinth-says-boxes-filled = Boxes: { LIST($boxes, each: "corinth-says-box") }
corinth-says-box = { corinth-web-points } at { corinth-place }
corinth-says-steward-at = The Steward is at { corinth-place }
corinth-gives-free-beside = { LIST($spots, each: "corinth-says-beside") }
# What lies on a free spot beside the Steward.
corinth-says-beside = { $direction ->
        [up] up { corinth-gift }
        [down] down { corinth-gift }
        [left] left { corinth-gift }
       *[right] right { corinth-gift }
    }
corinth-gives-none-beside = no free spot beside him
corinth-says-track-crossed = Turn Track: crossed out { $crossed } of { $spots }
corinth-says-stocks-circled = Symbols circled so far: Gold Coins { $gold } of { $of_gold }, Goats { $goats } of { $of_goats }
corinth-says-way-gone = His way: { LIST($spots, each: "corinth-place", style: "semicolons") }
corinth-says-market-row = Market, row { $row }: { LIST($spots, each: "corinth-says-spot", style: "semicolons") }
corinth-says-spot = { $state ->
        [spot-here] { corinth-gift } (Steward)
        [spot-stopped] { corinth-gift } (Steward, circled)
        [spot-circled] { corinth-gift } (circled)
        [spot-passed] { corinth-gift } (used)
       *[spot-free] { corinth-gift }
    }
