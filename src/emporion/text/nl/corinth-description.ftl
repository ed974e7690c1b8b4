### De woorden van de spellen en van de pagina staan in docs/glossary.md.

# Corinth in woorden, voor schermlezers en voor wie van tekst houdt. Koppen en zinnen zonder punt.

corinth-word-round = ronde
corinth-word-harbor = haven
corinth-word-sheet = scoreblad
corinth-word-bonuses = bonussen

corinth-says-round-part = Ronde en beurt
corinth-says-round-now = { $turns ->
        [0] Ronde { $round } van { $rounds }, geen beurt meer te gaan
        [one] Ronde { $round } van { $rounds }, nog { $turns } beurt
       *[other] Ronde { $round } van { $rounds }, nog { $turns } beurten
    }
corinth-says-game-over = Het spel is afgelopen
corinth-says-turn-of = { $you ->
        [yes] Jij bent aan de beurt
       *[no] { $player } is aan de beurt
    }
corinth-says-round-first = { $you ->
        [yes] Jij bent de startspeler van deze ronde
       *[no] { $player } is de startspeler van deze ronde
    }
corinth-says-game-first = { $players ->
        [one] { $players } speler; { corinth-says-began }
       *[other] { $players } spelers; { corinth-says-began }
    }
corinth-says-began = { $you ->
        [yes] jij bent het spel begonnen
       *[no] { $player } is het spel begonnen
    }
corinth-says-reader-seat = Jij bent { $player }
corinth-says-reader-watches = Je kijkt toe
corinth-says-box-rule = { web-option-corinth-steward }: { $all ->
        [no] { web-option-corinth-steward-last }
       *[yes] { web-option-corinth-steward-sum }
    }
corinth-says-walk-under-way = { $value ->
        [one] De Dienaar is onderweg: { $steps } van { $value } stap gezet
       *[other] De Dienaar is onderweg: { $steps } van { $value } stappen gezet
    }
corinth-says-delivery-under-way = Nog aan te kruisen: { corinth-gives-goods }

corinth-says-harbor-part = Haven
corinth-says-district = { $district ->
        [gold] { corinth-good-title }
        [goats] { corinth-good-title }
       *[other] { corinth-good-title } ({ corinth-color })
    }
corinth-says-group-lies = { $yellow ->
        [0] { corinth-says-district }: { corinth-draw-group }
       *[other] { corinth-says-district }: { corinth-draw-group }, waarvan { $yellow } geel
    }
corinth-says-no-group = Geen dobbelstenen: { LIST($districts, each: "corinth-says-district") }
corinth-says-no-dice = Er liggen geen dobbelstenen in de haven

corinth-says-bonus-part = Bonuspunten voor wie als eerste een district voltooit
corinth-says-bonus-free = { corinth-says-district }: { corinth-web-points }, nog te winnen
corinth-says-bonus-taken = { $you ->
        [yes] { corinth-says-district }: { corinth-web-points }, voor jou
       *[no] { corinth-says-district }: { corinth-web-points }, voor { $player }
    }

corinth-says-sheet-part = { $you ->
        [yes] Scoreblad { $number }: { $player }, dat van jou
       *[no] Scoreblad { $number }: { $player }
    }
corinth-says-holdings = { corinth-web-points } tot nu toe, { corinth-coins }, { corinth-count-goats }, { corinth-web-dice }
corinth-says-shops-of = { corinth-says-district }: { LIST($shops, each: "corinth-says-shop") }
corinth-says-shop = { $left ->
        [0] winkel van { corinth-shop-points } voltooid
       *[other] winkel van { corinth-shop-points } ({ $checked } van { $need })
    }
corinth-says-buildings-built = Gebouwen: { LIST($buildings, each: "corinth-web-built") }
corinth-says-nothing-built = Nog geen gebouwen
corinth-says-buildings-free = Nog te bouwen: { LIST($buildings, each: "corinth-says-building-price") }
corinth-says-building-price = { corinth-building-title } voor { corinth-price }
corinth-says-boxes-filled = Vakjes: { LIST($boxes, each: "corinth-says-box") }
corinth-says-box = { corinth-web-points } ({ corinth-place })
corinth-says-steward-at = De Dienaar staat op { corinth-place }
corinth-gives-free-beside = { LIST($spots, each: "corinth-says-beside") }
corinth-says-beside = { $direction ->
        [up] boven { corinth-gift }
        [down] onder { corinth-gift }
        [left] links { corinth-gift }
       *[right] rechts { corinth-gift }
    }
corinth-gives-none-beside = geen vrij veld naast hem
corinth-says-track-crossed = Beurtenspoor: doorgestreept { $crossed } van { $spots }
corinth-says-stocks-circled = Tot nu toe omcirkeld: gouden munten { $gold } van { $of_gold }, geiten { $goats } van { $of_goats }
corinth-says-way-gone = Zijn weg: { LIST($spots, each: "corinth-place", style: "semicolons") }
corinth-says-market-row = Markt, rij { $row }: { LIST($spots, each: "corinth-says-spot", style: "semicolons") }
corinth-says-spot = { $state ->
        [spot-here] { corinth-gift } (Dienaar)
        [spot-stopped] { corinth-gift } (Dienaar, omcirkeld)
        [spot-circled] { corinth-gift } (omcirkeld)
        [spot-passed] { corinth-gift } (gebruikt)
       *[spot-free] { corinth-gift }
    }
