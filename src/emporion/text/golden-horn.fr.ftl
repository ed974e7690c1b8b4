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
golden-horn-page-tip-rows = Des rangées de 4, 5, 6 couleurs différentes donnent 1, 2, 4 points de plus (E4).
golden-horn-page-tip-draws = Cartes que ce bateau pioche quand il s’arrête dans un port (M8).
golden-horn-page-tip-raid = Deux cartes des couleurs de ses voiles volent un cube (P1, P3).
golden-horn-page-tip-bag = Cubes dans le sac ; il remplit les ports (M2).
golden-horn-page-tip-draw-pile = Cartes à piocher ; quand il n’y en a plus, on mélange la défausse (M9).
golden-horn-page-tip-mercenaries = Mercenaires dans la réserve (D1, D3).
golden-horn-page-tip-peasants = Cubes noirs hors du jeu, qui peuvent remplacer comme paysans (D4).
