### Die Wörter der Spiele und der Seite stehen in docs/glossary.md.

# Golden Horn in Worten, für Screenreader und für Menschen, die Text mögen. Überschriften und Sätze ohne Punkt.

golden-horn-word-round = runde
golden-horn-word-boats = schiffe
golden-horn-word-sea = meer
golden-horn-word-ports = häfen
golden-horn-word-hands = hand
golden-horn-word-warehouses = lagerhäuser
golden-horn-word-territories = gebiete
golden-horn-word-supply = vorrat

golden-horn-says-round-part = Runde und Zug
golden-horn-says-setup-now = Die Schiffe werden aufgestellt
golden-horn-says-round-now = Runde { $round }
golden-horn-says-game-over = Die Partie ist zu Ende
golden-horn-says-turn-of = { $you ->
        [yes] Du bist am Zug
       *[no] { $player } ist am Zug
    }
golden-horn-says-end-comes = { $reason ->
        [port] { golden-horn-draw-end-port }
        [territories] { golden-horn-draw-end-territories }
       *[call] { golden-horn-draw-end-call }
    }
golden-horn-says-end-open = { $you ->
        [yes] Du hast alle sechs Farben und darfst am Ende deines Zuges das Ende ankündigen
       *[no] { $player } hat alle sechs Farben und darf das Ende ankündigen
    }
golden-horn-says-boat-under-way = { $you ->
        [yes] Dein { golden-horn-boat-kind } ist unterwegs
       *[no] Das { golden-horn-boat-kind } von { $player } ist unterwegs
    }
golden-horn-says-cards-due = Noch zu ziehen: { golden-horn-cards }
golden-horn-says-reader-seat = Du bist { $player }
golden-horn-says-reader-watches = Du schaust zu
golden-horn-says-game-first = { $players ->
        [one] { $players } Spieler; { golden-horn-says-began }
       *[other] { $players } Spieler; { golden-horn-says-began }
    }
golden-horn-says-began = { $you ->
        [yes] du bist Startspieler
       *[no] Startspieler ist { $player }
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

golden-horn-says-sea-part = Das Meer von Venedig bis Konstantinopel
golden-horn-says-space = Feld { $place_number }, { golden-horn-color }
golden-horn-says-harbor = { $holds ->
        [0] { $place ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
        [one] { -modone }, Platz für { $holds } Schiff
       *[other] { -modone }, Platz für { $holds } Schiffe
    }
golden-horn-gives-lies-here = { $you ->
        [yes] dein { golden-horn-boat-kind } mit Kurs auf { golden-horn-heading }
       *[no] das { golden-horn-boat-kind } von { $player } mit Kurs auf { golden-horn-heading }
    }
golden-horn-gives-none-here = kein Schiff

golden-horn-says-boats-part = Schiffe
golden-horn-says-boat-at = { $you ->
        [yes] Dein { golden-horn-says-boat }, { golden-horn-where }, Kurs auf { golden-horn-heading }
       *[no] { $player }, { golden-horn-says-boat }, { golden-horn-where }, Kurs auf { golden-horn-heading }
    }
golden-horn-says-boat = { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") })
golden-horn-says-boat-unplaced = { $you ->
        [yes] Dein { golden-horn-says-boat }, noch nicht aufgestellt
       *[no] { $player }, { golden-horn-says-boat }, noch nicht aufgestellt
    }
golden-horn-gives-none-aboard = nichts an Bord
golden-horn-gives-turn-allowed = darf wenden

golden-horn-says-ports-part = Waren in den Häfen
golden-horn-says-port-holds = { golden-horn-port }: { LIST($things, each: "golden-horn-lot") }
golden-horn-says-port-empty = { golden-horn-port }: nichts

golden-horn-says-hands-part = Handkarten
golden-horn-says-hand-held = { $you ->
        [yes] Du hast { golden-horn-cards }: { LIST($hand, each: "golden-horn-card-lot") }
       *[no] { $player } hat { golden-horn-cards }: { LIST($hand, each: "golden-horn-card-lot") }
    }
golden-horn-says-hand-counted = { $you ->
        [yes] Du hast { golden-horn-cards }
       *[no] { $player } hat { golden-horn-cards }
    }

golden-horn-says-warehouses-part = Lagerhäuser
golden-horn-says-warehouse-holds = { $you ->
        [yes] In deinem Lagerhaus { $stored ->
            [one] ist { LIST($things, each: "golden-horn-lot") }
           *[other] sind { LIST($things, each: "golden-horn-lot") }
        }
       *[no] Im Lagerhaus von { $player } { $stored ->
            [one] ist { LIST($things, each: "golden-horn-lot") }
           *[other] sind { LIST($things, each: "golden-horn-lot") }
        }
    }
golden-horn-says-warehouse-empty = { $you ->
        [yes] Dein Lagerhaus ist leer
       *[no] Das Lagerhaus von { $player } ist leer
    }
golden-horn-says-warehouse-counted = { $you ->
        [yes] Du: { golden-horn-page-things-stored }, verdeckt
       *[no] { $player }: { golden-horn-page-things-stored }, verdeckt
    }
golden-horn-gives-rows-made = { LIST($rows, each: "golden-horn-says-row") }
golden-horn-says-row = { $number ->
        [one] { $number } Reihe aus { $size } Farben (+{ $each })
       *[other] { $number } Reihen aus { $size } Farben (je +{ $each })
    }
golden-horn-gives-points-now = bisher { golden-horn-board-points }

golden-horn-says-territories-part = Gebiete
golden-horn-says-territory-free = { golden-horn-draw-territory }
golden-horn-says-territory-owned = { $you ->
        [yes] { golden-horn-territory }: von dir erobert, { golden-horn-board-points }
       *[no] { golden-horn-territory }: erobert von { $player }, { golden-horn-board-points }
    }

golden-horn-says-supply-part = Vorrat
golden-horn-says-supply-now = Im Beutel { golden-horn-board-cubes }, im Nachziehstapel { golden-horn-cards }
golden-horn-says-discarded = Auf dem Ablagestapel: { LIST($discards, each: "golden-horn-card-lot") }
golden-horn-says-no-discards = Keine Karte liegt auf dem Ablagestapel
golden-horn-says-figures-left = Im Vorrat { golden-horn-mercenaries }; { $black ->
        [one] { $black } schwarzer Warenstein ist aus dem Spiel
       *[other] { $black } schwarze Warensteine sind aus dem Spiel
    }
