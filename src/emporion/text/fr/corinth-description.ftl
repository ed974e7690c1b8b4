### Les mots des jeux et de la page sont dans docs/glossary.md.

# Corinth en mots, pour les lecteurs d’écran et pour qui aime le texte. Titres et phrases sans point final.

corinth-word-round = manche
corinth-word-harbor = port
corinth-word-sheet = feuille
corinth-word-bonuses = bonus

corinth-says-round-part = Manche et tour
corinth-says-round-now = { $turns ->
        [0] Manche { $round } sur { $rounds }, plus aucun tour
        [one] Manche { $round } sur { $rounds }, encore { $turns } tour
       *[other] Manche { $round } sur { $rounds }, encore { $turns } tours
    }
corinth-says-game-over = La partie est finie
corinth-says-turn-of = { $you ->
        [yes] C’est à vous de jouer
       *[no] C’est à { $player } de jouer
    }
corinth-says-round-first = { $you ->
        [yes] Vous êtes le premier joueur de cette manche
       *[no] Premier joueur de cette manche : { $player }
    }
corinth-says-game-first = { $players ->
        [one] { $players } joueur ; { corinth-says-began }
       *[other] { $players } joueurs ; { corinth-says-began }
    }
corinth-says-began = { $you ->
        [yes] vous avez commencé la partie
       *[no] { $player } a commencé la partie
    }
corinth-says-reader-seat = Vous jouez : { $player }
corinth-says-reader-watches = Vous regardez la partie
corinth-says-box-rule = { web-option-corinth-steward } : { $all ->
        [no] { web-option-corinth-steward-last }
       *[yes] { web-option-corinth-steward-sum }
    }
corinth-says-walk-under-way = L’intendant est en route : { $value ->
        [one] { $steps } pas sur { $value }
       *[other] { $steps } pas sur { $value }
    }
corinth-says-delivery-under-way = Encore à cocher : { corinth-count-symbols } { corinth-of-good }

corinth-says-harbor-part = Port
corinth-says-district = { $district ->
        [gold] { corinth-good-title }
        [goats] { corinth-good-title }
       *[other] { corinth-good-title } ({ corinth-color })
    }
corinth-says-group-lies = { $yellow ->
        [0] { corinth-says-district } : { corinth-draw-group }
        [one] { corinth-says-district } : { corinth-draw-group }, dont { $yellow } jaune
       *[other] { corinth-says-district } : { corinth-draw-group }, dont { $yellow } jaunes
    }
corinth-says-no-group = Aucun dé : { LIST($districts, each: "corinth-says-district") }
corinth-says-no-dice = Il n’y a aucun dé dans le port

corinth-says-bonus-part = Bonus pour le premier qui complète un quartier
corinth-says-bonus-free = { corinth-says-district } : { corinth-web-points }, encore à gagner
corinth-says-bonus-taken = { $you ->
        [yes] { corinth-says-district } : { corinth-web-points }, pour vous
       *[no] { corinth-says-district } : { corinth-web-points }, pour { $player }
    }

corinth-says-sheet-part = { $you ->
        [yes] Feuille { $number } : { $player }, la vôtre
       *[no] Feuille { $number } : { $player }
    }
corinth-says-holdings = { corinth-web-points } pour l’instant, { corinth-coins }, { corinth-count-goats }, { corinth-web-dice }
corinth-says-shops-of = { corinth-says-district } : { LIST($shops, each: "corinth-says-shop") }
corinth-says-shop = { $left ->
        [0] échoppe { corinth-of-points } complète
       *[other] échoppe { corinth-of-points } ({ $checked } sur { $need })
    }
corinth-says-buildings-built = Bâtiments : { LIST($buildings, each: "corinth-web-built") }
corinth-says-nothing-built = Pas encore de bâtiment
corinth-says-buildings-free = Encore à construire : { LIST($buildings, each: "corinth-says-building-price") }
corinth-says-building-price = { corinth-building-title } pour { corinth-price }
corinth-says-boxes-filled = Cases remplies : { LIST($boxes, each: "corinth-says-box") }
corinth-says-box = { corinth-web-points } ({ corinth-place })
corinth-says-steward-at = L’intendant est à la { corinth-place }
corinth-gives-free-beside = { LIST($spots, each: "corinth-says-beside") }
corinth-says-beside = { $direction ->
        [up] en haut { corinth-gift }
        [down] en bas { corinth-gift }
        [left] à gauche { corinth-gift }
       *[right] à droite { corinth-gift }
    }
corinth-gives-none-beside = aucun emplacement libre à côté de lui
corinth-says-track-crossed = Compte-tours, cases rayées : { $crossed } sur { $spots }
corinth-says-stocks-circled = Symboles entourés jusqu’ici : pièces d’or { $gold } sur { $of_gold }, chèvres { $goats } sur { $of_goats }
corinth-says-way-gone = Son chemin : { LIST($spots, each: "corinth-place", style: "semicolons") }
corinth-says-market-row = Marché, ligne { $row } : { LIST($spots, each: "corinth-says-spot", style: "semicolons") }
corinth-says-spot = { $state ->
        [spot-here] { corinth-gift } (intendant)
        [spot-stopped] { corinth-gift } (intendant, entouré)
        [spot-circled] { corinth-gift } (entouré)
        [spot-passed] { corinth-gift } (utilisé)
       *[spot-free] { corinth-gift }
    }
