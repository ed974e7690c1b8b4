### Die Wörter der Spiele und der Seite stehen in docs/glossary.md.

# Corinth in Worten, für Screenreader und für Menschen, die Text mögen. Überschriften und Sätze ohne Punkt.

corinth-word-round = runde
corinth-word-harbor = hafen
corinth-word-sheet = bogen
corinth-word-bonuses = bonus

corinth-says-round-part = Runde und Zug
corinth-says-round-now = { $turns ->
        [0] Runde { $round } von { $rounds }, kein Zug steht mehr aus
        [one] Runde { $round } von { $rounds }, { $turns } Zug steht noch aus
       *[other] Runde { $round } von { $rounds }, { $turns } Züge stehen noch aus
    }
corinth-says-game-over = Die Partie ist zu Ende
corinth-says-turn-of = { $you ->
        [yes] Du bist am Zug
       *[no] { $player } ist am Zug
    }
corinth-says-round-first = { $you ->
        [yes] Du bist Startspieler dieser Runde
       *[no] Startspieler dieser Runde ist { $player }
    }
corinth-says-game-first = { $players ->
        [one] { $players } Spieler; { corinth-says-began }
       *[other] { $players } Spieler; { corinth-says-began }
    }
corinth-says-began = { $you ->
        [yes] du hast die Partie begonnen
       *[no] { $player } hat die Partie begonnen
    }
corinth-says-reader-seat = Du bist { $player }
corinth-says-reader-watches = Du schaust zu
corinth-says-box-rule = { web-option-corinth-steward }: { $all ->
        [no] { web-option-corinth-steward-last }
       *[yes] { web-option-corinth-steward-sum }
    }
corinth-says-walk-under-way = { $value ->
        [one] Der Statthalter ist unterwegs: { $steps } von { $value } Schritt gegangen
       *[other] Der Statthalter ist unterwegs: { $steps } von { $value } Schritten gegangen
    }
corinth-says-delivery-under-way = Noch anzukreuzen: { corinth-count-goods }

corinth-says-harbor-part = Hafen
corinth-says-district = { $district ->
        [gold] { corinth-good-title }
        [goats] { corinth-good-title }
        [green] { corinth-good-title } (grün)
        [purple] { corinth-good-title } (lila)
        [blue] { corinth-good-title } (blau)
       *[orange] { corinth-good-title } (orange)
    }
corinth-says-group-lies = { $yellow ->
        [0] { corinth-says-district }: { corinth-draw-group }
       *[other] { corinth-says-district }: { corinth-draw-group }, davon { $yellow } gelb
    }
corinth-says-no-group = Keine Würfel: { LIST($districts, each: "corinth-says-district") }
corinth-says-no-dice = Im Hafen liegen keine Würfel

corinth-says-bonus-part = Bonuspunkte für den Ersten, der einen Bezirk vervollständigt
corinth-says-bonus-free = { corinth-says-district }: { corinth-web-points }, noch zu haben
corinth-says-bonus-taken = { $you ->
        [yes] { corinth-says-district }: { corinth-web-points }, von dir gewonnen
       *[no] { corinth-says-district }: { corinth-web-points }, gewonnen von { $player }
    }

corinth-says-sheet-part = { $you ->
        [yes] Bogen { $number }: { $player }, dein eigener
       *[no] Bogen { $number }: { $player }
    }
corinth-says-holdings = Bisher { corinth-web-points }, { corinth-coins }, { corinth-count-goats }, { corinth-web-dice }
corinth-says-shops-of = { corinth-says-district }: { LIST($shops, each: "corinth-says-shop") }
corinth-says-shop = { $left ->
        [0] { corinth-shop-of-points } (voll ausgestattet)
       *[other] { corinth-shop-of-points } ({ $checked } von { $need })
    }
corinth-says-buildings-built = Gebäude: { LIST($buildings, each: "corinth-web-built") }
corinth-says-nothing-built = Noch keine Gebäude
corinth-says-buildings-free = Noch zu bauen: { LIST($buildings, each: "corinth-says-building-price") }
corinth-says-building-price = { corinth-building-title } für { corinth-price }
corinth-says-boxes-filled = Textfelder: { LIST($boxes, each: "corinth-says-box") }
corinth-says-box = { corinth-web-points } ({ corinth-place })
corinth-says-steward-at = Der Statthalter steht in { corinth-place }
corinth-gives-free-beside = { LIST($spots, each: "corinth-says-beside") }
corinth-says-beside = { $direction ->
        [up] oben { corinth-gift }
        [down] unten { corinth-gift }
        [left] links { corinth-gift }
       *[right] rechts { corinth-gift }
    }
corinth-gives-none-beside = kein freies Feld neben ihm
corinth-says-track-crossed = Rundenleiste: durchgestrichen { $crossed } von { $spots }
corinth-says-stocks-circled = Bisher eingekreist: Goldmünzen { $gold } von { $of_gold }, Ziegen { $goats } von { $of_goats }
corinth-says-way-gone = Sein Weg: { LIST($spots, each: "corinth-place", style: "semicolons") }
corinth-says-market-row = Markt, Reihe { $row }: { LIST($spots, each: "corinth-says-spot", style: "semicolons") }
corinth-says-spot = { $state ->
        [spot-here] { corinth-gift } (Statthalter)
        [spot-stopped] { corinth-gift } (Statthalter, eingekreist)
        [spot-circled] { corinth-gift } (eingekreist)
        [spot-passed] { corinth-gift } (benutzt)
       *[spot-free] { corinth-gift }
    }
