### Les mots des jeux et de la page sont dans docs/glossary.md.

# Golden Horn en mots, pour les lecteurs d’écran et pour qui aime le texte. Titres et phrases sans point final.

golden-horn-word-round = manche
golden-horn-word-boats = bateaux
golden-horn-word-sea = mer
golden-horn-word-ports = ports
golden-horn-word-hands = mains
golden-horn-word-warehouses = entrepôts
golden-horn-word-territories = territoires
golden-horn-word-supply = réserve

golden-horn-says-round-part = Manche et tour
golden-horn-says-setup-now = On place les bateaux
golden-horn-says-round-now = Manche { $round }
golden-horn-says-game-over = La partie est finie
golden-horn-says-turn-of = { $you ->
        [yes] C’est à vous de jouer
       *[no] C’est à { $player } de jouer
    }
golden-horn-says-end-comes = { $reason ->
        [port] { golden-horn-draw-end-port }
        [territories] { golden-horn-draw-end-territories }
       *[call] { golden-horn-draw-end-call }
    }
golden-horn-says-end-open = { $you ->
        [yes] Vous avez les six couleurs et pouvez annoncer la fin au terme de votre tour
       *[no] { $player } a les six couleurs et peut annoncer la fin
    }
golden-horn-says-boat-under-way = { $you ->
        [yes] Votre { golden-horn-boat-kind } est en route
       *[no] Le { golden-horn-boat-kind } ({ $player }) est en route
    }
golden-horn-says-cards-due = Encore à piocher : { golden-horn-cards }
golden-horn-says-reader-seat = Vous jouez : { $player }
golden-horn-says-reader-watches = Vous regardez la partie
golden-horn-says-game-first = { $players ->
        [one] { $players } joueur ; { golden-horn-says-began }
       *[other] { $players } joueurs ; { golden-horn-says-began }
    }
golden-horn-says-began = { $you ->
        [yes] vous êtes le premier joueur
       *[no] premier joueur : { $player }
    }
golden-horn-says-options-chosen = { web-option-golden-horn-modone } : { golden-horn-says-modone } ; { web-option-golden-horn-warehouses } : { golden-horn-says-warehouses } ; { web-option-golden-horn-dominio } : { golden-horn-says-dominio }
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

golden-horn-says-sea-part = La mer, de Venise à Constantinople
golden-horn-says-space = Case { $place_number }, { golden-horn-tinted }
golden-horn-says-harbor = { $holds ->
        [0] { $place ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
        [one] { -modone }, place pour { $holds } bateau
       *[other] { -modone }, place pour { $holds } bateaux
    }
golden-horn-gives-lies-here = { $you ->
        [yes] votre { golden-horn-boat-kind } en direction de { golden-horn-heading }
       *[no] le { golden-horn-boat-kind } ({ $player }) en direction de { golden-horn-heading }
    }
golden-horn-gives-none-here = aucun bateau

golden-horn-says-boats-part = Bateaux
golden-horn-says-boat-at = { $you ->
        [yes] Votre { golden-horn-says-boat }, { golden-horn-where }, direction { golden-horn-heading }
       *[no] { $player }, { golden-horn-says-boat }, { golden-horn-where }, direction { golden-horn-heading }
    }
golden-horn-says-boat = { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") })
golden-horn-says-boat-unplaced = { $you ->
        [yes] Votre { golden-horn-says-boat }, pas encore placé
       *[no] { $player }, { golden-horn-says-boat }, pas encore placé
    }
golden-horn-gives-none-aboard = rien à bord
golden-horn-gives-turn-allowed = peut faire demi-tour

golden-horn-says-ports-part = Marchandises dans les ports
golden-horn-says-port-holds = { golden-horn-port } : { LIST($things, each: "golden-horn-lot") }
golden-horn-says-port-empty = { golden-horn-port } : rien

golden-horn-says-hands-part = Cartes en main
golden-horn-says-hand-held = { $you ->
        [yes] En main, { golden-horn-cards } : { LIST($hand, each: "golden-horn-card-lot") }
       *[no] { $player }, { golden-horn-cards } : { LIST($hand, each: "golden-horn-card-lot") }
    }
golden-horn-says-hand-counted = { $you ->
        [yes] En main : { golden-horn-cards }
       *[no] { $player } : { golden-horn-cards }
    }

golden-horn-says-warehouses-part = Entrepôts
golden-horn-says-warehouse-holds = { $you ->
        [yes] Votre entrepôt contient { LIST($things, each: "golden-horn-lot") }
       *[no] { $player } a en entrepôt { LIST($things, each: "golden-horn-lot") }
    }
golden-horn-says-warehouse-empty = { $you ->
        [yes] Votre entrepôt est vide
       *[no] { $player } : entrepôt vide
    }
golden-horn-says-warehouse-counted = { $you ->
        [yes] Vous : { golden-horn-page-things-stored } (contenu caché)
       *[no] { $player } : { golden-horn-page-things-stored } (contenu caché)
    }
golden-horn-gives-rows-made = { LIST($rows, each: "golden-horn-says-row") }
golden-horn-says-row = { $number ->
        [one] { $number } rangée de { $size } couleurs (+{ $each })
       *[other] { $number } rangées de { $size } couleurs (+{ $each } chacune)
    }
golden-horn-gives-points-now = { golden-horn-board-points } pour l’instant

golden-horn-says-territories-part = Territoires
golden-horn-says-territory-free = { golden-horn-draw-territory }
golden-horn-says-territory-owned = { $you ->
        [yes] { golden-horn-territory } : conquis par vous, { golden-horn-board-points }
       *[no] { golden-horn-territory } : conquis par { $player }, { golden-horn-board-points }
    }

golden-horn-says-supply-part = Réserve
golden-horn-says-supply-now = Dans le sac, { golden-horn-board-cubes } ; dans la pioche, { golden-horn-cards }
golden-horn-says-discarded = Défausse : { LIST($discards, each: "golden-horn-card-lot") }
golden-horn-says-no-discards = Aucune carte défaussée
golden-horn-says-figures-left = Dans la réserve, { golden-horn-mercenaries } ; { $black ->
        [one] { $black } cube noir hors du jeu
       *[other] { $black } cubes noirs hors du jeu
    }
