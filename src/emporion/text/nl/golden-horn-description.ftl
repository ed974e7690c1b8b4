### De woorden van de spellen en van de pagina staan in docs/glossary.md.

# Golden Horn in woorden, voor schermlezers en voor wie van tekst houdt. Koppen en zinnen zonder punt.

golden-horn-word-round = ronde
golden-horn-word-boats = schepen
golden-horn-word-sea = zee
golden-horn-word-ports = havens
golden-horn-word-hands = handen
golden-horn-word-warehouses = pakhuizen
golden-horn-word-territories = gebieden
golden-horn-word-supply = voorraad

golden-horn-says-round-part = Ronde en beurt
golden-horn-says-setup-now = De schepen worden geplaatst
golden-horn-says-round-now = Ronde { $round }
golden-horn-says-game-over = Het spel is afgelopen
golden-horn-says-turn-of = { $you ->
        [yes] Jij bent aan de beurt
       *[no] { $player } is aan de beurt
    }
golden-horn-says-end-comes = { $reason ->
        [port] { golden-horn-draw-end-port }
        [territories] { golden-horn-draw-end-territories }
       *[call] { golden-horn-draw-end-call }
    }
golden-horn-says-end-open = { $you ->
        [yes] Je hebt alle zes de kleuren en mag aan het eind van je beurt het einde aankondigen
       *[no] { $player } heeft alle zes de kleuren en mag het einde aankondigen
    }
golden-horn-says-boat-under-way = { $you ->
        [yes] Je { golden-horn-boat-kind } is onderweg
       *[no] { golden-horn-the-boat-title } van { $player } is onderweg
    }
golden-horn-says-cards-due = Nog te trekken: { golden-horn-cards }
golden-horn-says-reader-seat = Jij bent { $player }
golden-horn-says-reader-watches = Je kijkt toe
golden-horn-says-game-first = { $players ->
        [one] { $players } speler; { golden-horn-says-began }
       *[other] { $players } spelers; { golden-horn-says-began }
    }
golden-horn-says-began = { $you ->
        [yes] jij bent de startspeler
       *[no] { $player } is de startspeler
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

golden-horn-says-sea-part = De zee van Venetië tot Constantinopel
golden-horn-says-space = Vak { $place_number }, { golden-horn-color }
golden-horn-says-harbor = { $holds ->
        [0] { $place ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
        [one] { -modone }, plaats voor { $holds } schip
       *[other] { -modone }, plaats voor { $holds } schepen
    }
golden-horn-gives-lies-here = { $you ->
        [yes] je { golden-horn-boat-kind } op koers naar { golden-horn-heading }
       *[no] { golden-horn-the-boat } van { $player } op koers naar { golden-horn-heading }
    }
golden-horn-gives-none-here = geen schip

golden-horn-says-boats-part = Schepen
golden-horn-says-boat-at = { $you ->
        [yes] Je { golden-horn-says-boat }, { golden-horn-where }, koers naar { golden-horn-heading }
       *[no] { $player }, { golden-horn-says-boat }, { golden-horn-where }, koers naar { golden-horn-heading }
    }
golden-horn-says-boat = { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") })
golden-horn-says-boat-unplaced = { $you ->
        [yes] Je { golden-horn-says-boat }, nog niet geplaatst
       *[no] { $player }, { golden-horn-says-boat }, nog niet geplaatst
    }
golden-horn-gives-none-aboard = niets aan boord
golden-horn-gives-turn-allowed = mag omkeren

golden-horn-says-ports-part = Goederen in de havens
golden-horn-says-port-holds = { golden-horn-port }: { LIST($things, each: "golden-horn-lot") }
golden-horn-says-port-empty = { golden-horn-port }: niets

golden-horn-says-hands-part = Handkaarten
golden-horn-says-hand-held = { $you ->
        [yes] Je hebt { golden-horn-cards }: { LIST($hand, each: "golden-horn-card-lot") }
       *[no] { $player } heeft { golden-horn-cards }: { LIST($hand, each: "golden-horn-card-lot") }
    }
golden-horn-says-hand-counted = { $you ->
        [yes] Je hebt { golden-horn-cards }
       *[no] { $player } heeft { golden-horn-cards }
    }

golden-horn-says-warehouses-part = Pakhuizen
golden-horn-says-warehouse-holds = { $you ->
        [yes] Je pakhuis bevat { LIST($things, each: "golden-horn-lot") }
       *[no] Het pakhuis van { $player } bevat { LIST($things, each: "golden-horn-lot") }
    }
golden-horn-says-warehouse-empty = { $you ->
        [yes] Je pakhuis is leeg
       *[no] Het pakhuis van { $player } is leeg
    }
golden-horn-says-warehouse-counted = { $you ->
        [yes] Jij: { golden-horn-page-things-stored }, verborgen
       *[no] { $player }: { golden-horn-page-things-stored }, verborgen
    }
golden-horn-gives-rows-made = { LIST($rows, each: "golden-horn-says-row") }
golden-horn-says-row = { $number ->
        [one] { $number } rij van { $size } kleuren (+{ $each })
       *[other] { $number } rijen van { $size } kleuren (elk +{ $each })
    }
golden-horn-gives-points-now = tot nu toe { golden-horn-board-points }

golden-horn-says-territories-part = Gebieden
golden-horn-says-territory-free = { golden-horn-draw-territory }
golden-horn-says-territory-owned = { $you ->
        [yes] { golden-horn-territory }: door jou veroverd, { golden-horn-board-points }
       *[no] { golden-horn-territory }: veroverd door { $player }, { golden-horn-board-points }
    }

golden-horn-says-supply-part = Voorraad
golden-horn-says-supply-now = In de zak { golden-horn-board-cubes }, op de trekstapel { golden-horn-cards }
golden-horn-says-discarded = Afgelegd: { LIST($discards, each: "golden-horn-card-lot") }
golden-horn-says-no-discards = Er zijn geen kaarten afgelegd
golden-horn-says-figures-left = In de voorraad { golden-horn-mercenaries }; { $black ->
        [one] { $black } zwart blokje is uit het spel
       *[other] { $black } zwarte blokjes zijn uit het spel
    }
