# Ce que seul le plateau de Golden Horn dit dans la page.

golden-horn-page-pieces = Pièces sur la carte
golden-horn-page-boat = { $owner }, { $kind } ({ $sails }) : pas encore placé
golden-horn-page-boat-heading = { $owner }, { $kind } ({ $sails }) : { $place }, cap sur { $heading }, à bord { $cargo }
golden-horn-page-unplaced = pas encore placé
golden-horn-page-fleet = Bateaux
golden-horn-page-stock = Réserve
golden-horn-page-stored = Entrepôt : { $things }
golden-horn-page-hidden = L’entrepôt est caché (S4).
golden-horn-page-held = { $number ->
        [0] pas de carte { $colour }
        [one] 1 carte { $colour }
       *[other] { $number } cartes { $colour }
    }
golden-horn-page-cards-held = { $cards ->
        [one] 1 carte en main
       *[other] { $cards } cartes en main
    }
golden-horn-page-things-stored = { $stored } dans l’entrepôt
golden-horn-page-more = +{ $number }
golden-horn-page-less = { $many } − { $gone }
golden-horn-page-rows = rangées
golden-horn-page-grows = { $has }→{ $would }
golden-horn-page-both = mercenaires et paysans
golden-horn-page-chance = On tire des marchandises et des cartes …
golden-horn-page-waits-placing = { $player } place ses bateaux.
golden-horn-page-waits-starting = { $player } commence son tour.
golden-horn-page-waits-after-raid = { $player } a pillé et peut conquérir ou échanger.
golden-horn-page-waits-sailing = { $player } choisit un bateau.
golden-horn-page-waits-loading = { $player } charge son { $kind }.
golden-horn-page-waits-voyaging = { $player } navigue avec son { $kind }.
golden-horn-page-waits-ending = { $player } termine son tour.
golden-horn-page-choices = Ce que vous pouvez faire
golden-horn-page-which-boat = Quel bateau part
golden-horn-page-ends = Où il peut s’arrêter
golden-horn-page-steps = Pas à pas
golden-horn-page-raids = Bateaux que vous pouvez attaquer
golden-horn-page-named = { $label } : { $gives }
golden-horn-page-advised = { $name } (conseillé)
golden-horn-page-advice = conseillé
golden-horn-page-place = Le { $kind } à { $port }
golden-horn-page-raid = Attaquer le { $kind } de { $victim }
golden-horn-page-raid-with = avec { $cards }
golden-horn-page-takes = +1 { $thing }
golden-horn-page-conquer = Conquérir { $name }
golden-horn-page-exchange = Échanger { $number ->
        [one] 1 paysan
       *[other] { $number } paysans
    }
golden-horn-page-sail = Partir avec le { $kind }
golden-horn-page-turn = Faire demi-tour avec le { $kind }
golden-horn-page-choose-boat = Choisir le { $kind }
golden-horn-page-load = Charger : { $thing }
golden-horn-page-wind = Jouer { $colour } et continuer
golden-horn-page-no-raid = Partir en paix
golden-horn-page-ready = Continuer le tour
golden-horn-page-then-boats = puis choisir parmi tous les bateaux
golden-horn-page-ask-starting = { $figures ->
        [yes] { $raid ->
            [yes] Avant de partir : conquérir ou échanger (D8, D9), ou piller un bateau en mer (P1) ?
           *[no] Avant de partir : conquérir ou échanger (D8, D9) ?
        }
       *[no] { $raid ->
            [yes] Avant de partir : piller un bateau en mer ? Deux cartes volent un cube (P1).
           *[no] Vos cartes ne permettent aucun pillage (P1). Partez en paix.
        }
    }
golden-horn-page-ask-after-raid = { $conquer ->
        [yes] { $exchange ->
            [yes] Votre pillage est fait. Conquérir, échanger, ou continuer (D8, D9) ?
           *[no] Votre pillage est fait. Conquérir, ou continuer (D8) ?
        }
       *[no] Votre pillage est fait. Échanger des paysans, ou continuer (D9) ?
    }
golden-horn-page-ask-stays = Votre { $kind } est en { $place }. Aucune de ses voiles ni de vos cartes n’a cette couleur : il reste (M4, M5).
golden-horn-page-stop = S’arrêter ici
golden-horn-page-on = Continuer
golden-horn-page-call = Annoncer la fin
golden-horn-page-end = Terminer le tour
golden-horn-page-to = vers { $place }
golden-horn-page-stay = rester : { $place }
golden-horn-page-stays = rester
golden-horn-page-back-to = retour vers { $place }
golden-horn-page-boat-to = { $kind } { $label }
golden-horn-page-cards = cartes : { $cards }
golden-horn-page-free = gratuit
golden-horn-page-tip-rows = Des rangées de 4, 5, 6 couleurs différentes donnent 1, 2, 4 points de plus.
golden-horn-page-tip-draws = Cartes que ce bateau pioche quand il s’arrête dans un port.
golden-horn-page-tip-raid = Deux cartes des couleurs de ses voiles volent un cube.
golden-horn-page-tip-bag = Cubes dans le sac ; il remplit les ports.
golden-horn-page-tip-draw-pile = Cartes à piocher ; quand il n’y en a plus, on mélange la défausse.
golden-horn-page-tip-mercenaries = Mercenaires dans la réserve.
golden-horn-page-tip-peasants = Cubes noirs hors du jeu, qui peuvent remplacer comme paysans.

# Ce que le plateau explique, avec les numéros des règles à côté.
golden-horn-page-worth = { $points ->
        [one] vaut 1 point
       *[other] vaut { $points } points
    }
golden-horn-page-tips = Les flèches expliquent une chose après l’autre.
golden-horn-page-first = 1er
golden-horn-page-others = Les autres et la réserve
golden-horn-page-discarded = { $number ->
        [0] aucune carte { $colour } défaussée
        [one] 1 carte { $colour } défaussée
       *[other] { $number } cartes { $colour } défaussées
    }
golden-horn-page-sort-place = Placer
golden-horn-page-sort-load = Charger
golden-horn-page-sort-voyage = Voyage
golden-horn-page-sort-raid = Piller
golden-horn-page-sort-sail = Naviguer
golden-horn-page-sort-figures = Figurines
golden-horn-page-tip-figures = Les mercenaires conquièrent des territoires, deux paysans valant l’un d’eux ; les paysans s’échangent contre des mercenaires de la réserve.
golden-horn-page-tip-place = Les bateaux partent de l’un des deux ports et vont vers l’autre.
golden-horn-page-tip-sail = Un bateau doit partir : vers la prochaine case libre, puis plus loin par ses voiles ou des cartes.
golden-horn-page-tip-load = Un bateau qui quitte un port charge tous les cubes d’une couleur absente de ses voiles. Des rangées de 4, 5, 6 couleurs ajoutent 1, 2, 4 points.
golden-horn-page-tip-wind = Une carte de la couleur de la case fait continuer le bateau.
golden-horn-page-tip-voyage = Un voyage continue gratuitement depuis les cases de ses voiles, avec une carte depuis toute autre ; il finit dans un port.
golden-horn-page-tip-stored-mercenaries = Mercenaires : ils paient les territoires ; chacun qui reste compte 1 point.
golden-horn-page-tip-stored-peasants = Paysans : deux paient autant qu’un mercenaire ; chacun qui reste compte 1 point.
