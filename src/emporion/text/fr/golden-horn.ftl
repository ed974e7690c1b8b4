# Golden Horn et Dominio da Mar : tout ce qui est dit de ce jeu par la page, le terminal et les dessins.
# Les mots sont ceux de la règle imprimée (docs/glossary.md) : bateau, flottille, voile, tuile, case, entrepôt, carte Vent, carte Pirate, attaquer.

## Les composants

golden-horn-components-fleet = les trois bateaux d’une flottille montrent les six couleurs ; il manque : { LIST($missing, each: "list-item") }.
golden-horn-components-tiles = deux sortes de tuiles alternent : celle-ci et la précédente doivent montrer les six couleurs.

## Pourquoi un coup est refusé

golden-horn-refuse-chance-form = « { $move } » n’est ni un cube ni une carte ; écrivez « cube » ou « card » et sa couleur.
golden-horn-refuse-cube-due = Il faut d’abord tirer un cube pour le port.
golden-horn-refuse-card-due = Il faut d’abord piocher une carte.
golden-horn-refuse-cube = Il n’y a pas de cube { golden-horn-color } dans le sac.
golden-horn-refuse-card = Cette carte n’est pas dans la pioche.
golden-horn-refuse-place-now = On place les bateaux avant le début de la partie, et seulement alors.
golden-horn-refuse-place-order = C’est le { golden-horn-boat-kind } qu’il faut placer maintenant ; chacun place le trio, le duo et le solo dans cet ordre.
golden-horn-refuse-raid-now = On attaque une seule fois, au début de son tour.
golden-horn-refuse-raid-enemy = On ne peut attaquer qu’un bateau adverse à cette table.
golden-horn-refuse-raid-port = Les bateaux au port sont à l’abri.
golden-horn-refuse-raid-empty = Ce bateau ne transporte rien.
golden-horn-refuse-raid-mercenaries = Un bateau qui a un mercenaire à bord ne peut pas être attaqué.
golden-horn-refuse-raid-sails = Ce bateau n’a pas de voile { golden-horn-tinted } ; les deux cartes Pirate doivent être des couleurs de ses voiles.
golden-horn-refuse-raid-cards = Vous n’avez pas ces deux cartes.
golden-horn-refuse-no-raid-now = Il est trop tard pour attaquer pendant ce tour.
golden-horn-refuse-ready-now = « ready » termine le début d’un tour après une attaque, et seulement là.
golden-horn-refuse-sail-now = On choisit un bateau une fois par tour, après l’attaque.
golden-horn-refuse-sail = Le { golden-horn-boat-kind } ne peut pas partir : son port n’a rien qu’il puisse charger.
golden-horn-refuse-turn = Le { golden-horn-boat-kind } ne peut pas faire demi-tour. Seul un bateau qui a perdu son dernier cube dans une attaque le peut, à son déplacement suivant.
golden-horn-refuse-load-now = Un bateau ne charge qu’en quittant Venise ou Constantinople.
golden-horn-refuse-load-figures = Ces figurines ne sont pas dans ce port.
golden-horn-refuse-load-none = Il n’y a pas de cubes { golden-horn-color-many } dans ce port.
golden-horn-refuse-load-sails = Un bateau qui a une voile { golden-horn-tinted } ne peut pas charger de cubes { golden-horn-color-many }.
golden-horn-refuse-voyage-now = Aucun bateau n’est en route en ce moment.
golden-horn-refuse-on = Le bateau n’a pas de voile { golden-horn-tinted } ; il ne poursuit sa route qu’avec une carte Vent { golden-horn-tinted }.
golden-horn-refuse-wind-color = Le bateau est sur une case { golden-horn-tinted } ; seule une carte { golden-horn-tinted } y sert de carte Vent.
golden-horn-refuse-wind-sail = Le bateau a une voile { golden-horn-tinted } et poursuit sa route sans carte.
golden-horn-refuse-wind-card = Vous n’avez pas de carte { golden-horn-tinted }.
golden-horn-refuse-call = Seul un joueur qui a les six couleurs dans son entrepôt peut annoncer la fin.
golden-horn-refuse-called = La fin est déjà annoncée.
golden-horn-refuse-end-now = Vous n’êtes pas encore à la fin de votre tour.
golden-horn-refuse-dominio = Cela fait partie de Dominio da Mar, qui n’est pas en jeu à cette table.
golden-horn-refuse-conquer-now = On conquiert des territoires et on échange des paysans au début de son tour, avant et après l’attaque, et à la fin du tour.
golden-horn-refuse-conquered = Le territoire de { golden-horn-territory } est déjà conquis.
golden-horn-refuse-conquer-cost = { $cost ->
        [one] Le territoire de { golden-horn-territory } coûte { $cost } mercenaire ; deux paysans valent un mercenaire.
       *[other] Le territoire de { golden-horn-territory } coûte { $cost } mercenaires ; deux paysans valent un mercenaire.
    }
golden-horn-refuse-exchange = On échange les paysans de son entrepôt un pour un, au moins un, et pas plus qu’il n’y a de mercenaires dans la réserve.

## Les mots du plateau

golden-horn-draw-title = { -golden-horn }
golden-horn-draw-printed = Golden Horn et Dominio da Mar : le plateau pour quatre joueurs
golden-horn-draw-printed-all = Une carte marine. Le parcours va de Venise à Constantinople en passant par des tuiles de trois cases de couleur et par Modone. Venise et Constantinople ont des places pour les marchandises et des mouillages pour les bateaux. Cinq territoires de Dominio da Mar avec leur prix et leurs points, le sac, la pioche, la défausse, et quatre flottilles de trois bateaux avec leurs voiles.
golden-horn-draw-chart = La carte marine de Golden Horn
golden-horn-draw-chart-all = Le parcours va de Venise à Constantinople en passant par des tuiles de trois cases de couleur.
golden-horn-draw-table = Golden Horn : la table à la manche { $round }
golden-horn-draw-sentence = { $words }.
golden-horn-draw-turn = Manche { $round } · tour de la place { $seat }
golden-horn-draw-setup = Bateaux, marchandises, cartes · place { $seat }
golden-horn-draw-over = Partie finie
golden-horn-draw-end-port = Dernière manche : un port n’a plus de marchandises
golden-horn-draw-end-call = Dernière manche : la fin est annoncée
golden-horn-draw-end-territories = Dernière manche : tous les territoires sont conquis
golden-horn-draw-lies = { golden-horn-port } : { LIST($things, each: "golden-horn-lot") }.
golden-horn-draw-lies-nothing = { golden-horn-port } : rien.
golden-horn-draw-holds = { $cards ->
        [one] Place { $seat } : { $cards } carte en main ; dans l’entrepôt : { $stored }.
       *[other] Place { $seat } : { $cards } cartes en main ; dans l’entrepôt : { $stored }.
    }
golden-horn-draw-holds-hand = Main : { LIST($cards, each: "golden-horn-card-lot") }.
golden-horn-draw-holds-warehouse = Entrepôt : { LIST($things, each: "golden-horn-lot") }.
golden-horn-draw-conquered = Territoires conquis : { LIST($territories, each: "golden-horn-territory-item") }.
golden-horn-draw-boat = Place { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }) : pas encore placé
golden-horn-draw-boat-heading = { $laden ->
        [yes] Place { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }) : { golden-horn-where }, direction { golden-horn-heading }, à bord { LIST($cargo, each: "golden-horn-lot") }
       *[no] Place { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }) : { golden-horn-where }, direction { golden-horn-heading }, rien à bord
    }
golden-horn-draw-space = Case { $number } : { golden-horn-color }
golden-horn-draw-modone-holds = { $boats ->
        [one] Modone : place pour { $boats } bateau
       *[other] Modone : place pour { $boats } bateaux
    }
golden-horn-draw-territory = { $cost ->
        [one] { golden-horn-territory } : coûte { $cost } mercenaire, rapporte { golden-horn-board-points }
       *[other] { golden-horn-territory } : coûte { $cost } mercenaires, rapporte { golden-horn-board-points }
    }
golden-horn-draw-brings = { golden-horn-kind-title } : { golden-horn-cards } à chaque arrêt dans un port
golden-horn-draw-seat = Place { $seat }
golden-horn-draw-you = vous
golden-horn-draw-first = premier joueur
golden-horn-draw-to-play = doit jouer
golden-horn-draw-due = { $cards ->
        [one] { $cards } carte à piocher
       *[other] { $cards } cartes à piocher
    }
golden-horn-draw-hand = Main
golden-horn-draw-warehouse = Entrepôt
golden-horn-draw-bag-heading = Sac
golden-horn-draw-draw-pile-heading = Pioche
golden-horn-draw-discards-heading = Défausse
golden-horn-draw-mercenaries-heading = Mercenaires
golden-horn-draw-peasants-heading = Paysans

## Les règles

golden-horn-title = { -golden-horn }
golden-horn-fleet-of = { $fleet } : { LIST($boats, each: "golden-horn-sails-of", style: "slashes") }
golden-horn-sails-of = { LIST($sails, each: "golden-horn-color-item", style: "hyphens") }
golden-horn-tile-of = { LIST($spaces, each: "golden-horn-color-item", style: "spaces") }
golden-horn-territory-price = { golden-horn-territory } { $cost }/{ $points }

## Le plateau dans le terminal

golden-horn-primer =
    Vos trois bateaux transportent des marchandises entre Venise et Constantinople.
    À votre tour, vous en déplacez un :
      · en quittant un port, il charge tous les cubes d’une couleur absente de ses
        voiles ;
      · il avance jusqu’à la prochaine case libre, puis continue tant que la
        couleur de sa case est sur ses voiles ou que vous jouez une carte de
        cette couleur ;
      · dans l’autre port, sa cargaison va dans votre entrepôt, et vous piochez.
    Avant cela, vous pouvez attaquer : deux cartes des couleurs des voiles d’un
    bateau en mer permettent de lui voler un cube. Chaque cube de votre entrepôt
    vaut un point ; les rangées de 4, 5 ou 6 couleurs différentes en rapportent 1,
    2 ou 4 de plus. Le joueur qui totalise le plus de points remporte la partie.
golden-horn-legend =
    ● jaune  ◆ rose  ▲ vert  ■ rouge  ≈ bleu  ★ orange    m mercenaires  p paysans
    en mer : 1d→ est le duo de la place 1 (1.duo dans les attaques), qui va par là
    bateaux : trio ▲■● s3→ 2≈ a des voiles verte, rouge et jaune, et 2 cubes bleus ;
           ↺ peut faire demi-tour, car une attaque l’a vidé
    à conquérir : prix en mercenaires/points
golden-horn-board-setup = Mise en place : on place les bateaux
golden-horn-board-round = Manche { $round } · premier joueur : { $first }
golden-horn-board-over = Fin de la partie après la manche { $round }
golden-horn-board-last = { $reason ->
        [port] dernière manche : un port n’a plus de marchandises
        [territories] dernière manche : tous les territoires sont conquis
       *[call] dernière manche : la fin est annoncée
    }
golden-horn-board-venice = Ven
golden-horn-board-modone = Mod
golden-horn-board-constantinople = Con
golden-horn-board-nothing = rien
golden-horn-board-bag = Sac
golden-horn-board-cubes = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
golden-horn-board-pile = pioche { $cards }
golden-horn-board-discards = défausse { $cards }
golden-horn-board-supply = réserve { $mercenaries }m
golden-horn-board-conquer = À conquérir
golden-horn-board-player = { $cards ->
        [one] { $cards } carte · { $stored } en entrepôt
       *[other] { $cards } cartes · { $stored } en entrepôt
    }
golden-horn-board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
golden-horn-board-hand = main
golden-horn-board-warehouse = entrepôt
golden-horn-board-territories = conquis
golden-horn-board-figure = { $thing ->
        [mercenaries] m
       *[peasants] p
    }
golden-horn-board-turn = ↺

## Les mots dont d’autres messages sont faits

golden-horn-boat-kind = { $kind ->
        [trio] trio
        [duo] duo
       *[solo] solo
    }
golden-horn-kind-title = { $kind ->
        [trio] Trio
        [duo] Duo
       *[solo] Solo
    }
golden-horn-port = { $port ->
        [venice] { -venice }
        [modone] { -modone }
       *[constantinople] { -constantinople }
    }
golden-horn-heading = { $heading ->
        [venice] { -venice }
       *[constantinople] { -constantinople }
    }
golden-horn-where = { $place_number ->
        [0] { $place ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
       *[other] case { $place_number }
    }
golden-horn-to-place = { $place_number ->
        [0] à { golden-horn-where }
       *[other] à la case { $place_number }
    }
golden-horn-toward-place = { $place_number ->
        [0] vers { golden-horn-where }
       *[other] vers la case { $place_number }
    }
golden-horn-from-origin = { $origin_number ->
        [0] de { $origin ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
       *[other] de la case { $origin_number }
    }
golden-horn-territory = { $territory ->
        [zara] { -zara }
        [durazzo] { -durazzo }
        [candia] { -candia }
        [negroponte] { -negroponte }
       *[galata] { -galata }
    }
golden-horn-territory-item = { $item ->
        [zara] { -zara }
        [durazzo] { -durazzo }
        [candia] { -candia }
        [negroponte] { -negroponte }
       *[galata] { -galata }
    }
# Masculin singulier : le nom de la couleur, et après « cube ».
golden-horn-color = { $color ->
        [yellow] jaune
        [pink] rose
        [green] vert
        [red] rouge
        [blue] bleu
        [black] noir
        [white] blanc
       *[orange] orange
    }
# Masculin pluriel : après « cubes ».
golden-horn-color-many = { $color ->
        [yellow] jaunes
        [pink] roses
        [green] verts
        [red] rouges
        [blue] bleus
        [black] noirs
        [white] blancs
       *[orange] orange
    }
# Féminin singulier : après « carte », « voile » et « case ».
golden-horn-tinted = { $color ->
        [yellow] jaune
        [pink] rose
        [green] verte
        [red] rouge
        [blue] bleue
        [black] noire
        [white] blanche
       *[orange] orange
    }
# Féminin pluriel : après « cartes ».
golden-horn-tinted-many = { $color ->
        [yellow] jaunes
        [pink] roses
        [green] vertes
        [red] rouges
        [blue] bleues
        [black] noires
        [white] blanches
       *[orange] orange
    }
golden-horn-color-item = { $item ->
        [yellow] jaune
        [pink] rose
        [green] vert
        [red] rouge
        [blue] bleu
       *[orange] orange
    }
golden-horn-colored = { $color ->
        [yellow] ● jaune
        [pink] ◆ rose
        [green] ▲ vert
        [red] ■ rouge
        [blue] ≈ bleu
       *[orange] ★ orange
    }
golden-horn-figures = { $thing ->
        [mercenaries] { $number ->
            [one] { $number } mercenaire
           *[other] { $number } mercenaires
        }
       *[peasants] { $number ->
            [one] { $number } paysan
           *[other] { $number } paysans
        }
    }
golden-horn-lot = { $number ->
        [one] { $item ->
            [mercenaries] { $number } mercenaire
            [peasants] { $number } paysan
            [yellow] { $number } cube jaune
            [pink] { $number } cube rose
            [green] { $number } cube vert
            [red] { $number } cube rouge
            [blue] { $number } cube bleu
           *[orange] { $number } cube orange
        }
       *[other] { $item ->
            [mercenaries] { $number } mercenaires
            [peasants] { $number } paysans
            [yellow] { $number } cubes jaunes
            [pink] { $number } cubes roses
            [green] { $number } cubes verts
            [red] { $number } cubes rouges
            [blue] { $number } cubes bleus
           *[orange] { $number } cubes orange
        }
    }
golden-horn-card-lot = { $number ->
        [one] { $item ->
            [yellow] { $number } carte jaune
            [pink] { $number } carte rose
            [green] { $number } carte verte
            [red] { $number } carte rouge
            [blue] { $number } carte bleue
           *[orange] { $number } carte orange
        }
       *[other] { $item ->
            [yellow] { $number } cartes jaunes
            [pink] { $number } cartes roses
            [green] { $number } cartes vertes
            [red] { $number } cartes rouges
            [blue] { $number } cartes bleues
           *[orange] { $number } cartes orange
        }
    }
golden-horn-one-thing = { $thing ->
        [mercenaries] 1 mercenaire
        [peasants] 1 paysan
        [yellow] 1 cube jaune
        [pink] 1 cube rose
        [green] 1 cube vert
        [red] 1 cube rouge
        [blue] 1 cube bleu
       *[orange] 1 cube orange
    }
golden-horn-price = { $mercenaries ->
        [0] { $peasants ->
            [one] { $peasants } paysan
           *[other] { $peasants } paysans
        }
       *[other] { $peasants ->
            [0] { golden-horn-mercenaries }
            [one] { golden-horn-mercenaries } et { $peasants } paysan
           *[other] { golden-horn-mercenaries } et { $peasants } paysans
        }
    }
golden-horn-mercenaries = { $mercenaries ->
        [one] { $mercenaries } mercenaire
       *[other] { $mercenaries } mercenaires
    }

## Ce qui est demandé : `ask` au joueur qui décide, `wait` pour les autres

golden-horn-ask-placing = D’où part votre { golden-horn-boat-kind } ? Il se dirigera vers l’autre port.
golden-horn-ask-starting = { $figures ->
        [yes] { $raid ->
            [yes] Déplacez un bateau. Avant cela, vous pouvez conquérir ou échanger, ou attaquer un bateau en mer.
           *[no] Déplacez un bateau. Avant cela, vous pouvez conquérir ou échanger.
        }
       *[no] { $raid ->
            [yes] Déplacez un bateau, ou attaquez-en d’abord un en mer : deux cartes permettent de voler un cube.
           *[no] Lequel de vos bateaux déplacez-vous ? Vos cartes ne permettent aucune attaque.
        }
    }
golden-horn-ask-after-raid = { $conquer ->
        [yes] { $exchange ->
            [yes] Vous avez attaqué. Conquérir, échanger, ou continuer ?
           *[no] Vous avez attaqué. Conquérir, ou continuer ?
        }
       *[no] Vous avez attaqué. Échanger des paysans, ou continuer ?
    }
golden-horn-ask-sailing = Lequel de vos bateaux déplacez-vous ?
golden-horn-ask-loading = { $dominio ->
        [yes] Votre { golden-horn-boat-kind } quitte { golden-horn-port } avec tous les cubes d’une couleur, ou avec les figurines. Que chargez-vous ?
       *[no] Votre { golden-horn-boat-kind } quitte { golden-horn-port } avec tous les cubes d’une couleur. Que chargez-vous ?
    }
golden-horn-ask-voyaging = { $goes_on ->
        [yes] Votre { golden-horn-boat-kind } est sur la case { $place_number }. Il peut y rester ou poursuivre sa route.
       *[no] Votre { golden-horn-boat-kind } est sur la case { $place_number }. Aucune de ses voiles ni de vos cartes n’a cette couleur : il y reste.
    }
golden-horn-ask-ending = { $figures ->
        [yes] { $call ->
            [yes] Avant la fin de votre tour : conquérir ou échanger, ou annoncer la fin ?
           *[no] Avant la fin de votre tour : conquérir ou échanger ?
        }
       *[no] Votre entrepôt contient les six couleurs. Annoncer la fin ?
    }
golden-horn-wait-placing = { $player } place ses bateaux.
golden-horn-wait-starting = { $player } commence son tour.
golden-horn-wait-after-raid = { $player } a attaqué et peut conquérir ou échanger.
golden-horn-wait-sailing = { $player } choisit un bateau.
golden-horn-wait-loading = { $player } charge son { golden-horn-boat-kind }.
golden-horn-wait-voyaging = { $player } déplace son { golden-horn-boat-kind }.
golden-horn-wait-ending = { $player } termine son tour.
golden-horn-wait-chance-due = On tire des marchandises et des cartes…
golden-horn-wait-over = Partie finie
golden-horn-ends-voyaging = { $drawn ->
        [no] Où s’arrête-t-il ? Choisissez, ou allez pas à pas : { LIST($moves, each: "list-item", style: "disjunction") }.
       *[yes] Où s’arrête-t-il ? ▸ marque où il le peut. Choisissez, ou allez pas à pas : { LIST($moves, each: "list-item", style: "disjunction") }.
    }
golden-horn-progress = { $round ->
        [0] {""}
       *[other] Manche { $round }
    }

## Les coups par leur nom, comme sur les boutons

golden-horn-place-boat = Placer le { golden-horn-boat-kind } à { golden-horn-port }
golden-horn-raid = { $victim-you ->
        [yes] Attaquer votre { golden-horn-boat-kind } avec { LIST($cards, each: "golden-horn-card-lot") }
       *[no] Attaquer le { golden-horn-boat-kind } ({ $victim }) avec { LIST($cards, each: "golden-horn-card-lot") }
    }
golden-horn-conquer = Conquérir { golden-horn-territory }
golden-horn-exchange = { $number ->
        [one] Échanger { $number } paysan contre un mercenaire
       *[other] Échanger { $number } paysans contre des mercenaires
    }
golden-horn-sail = Déplacer le { golden-horn-boat-kind }
golden-horn-turn-round = Faire demi-tour avec le { golden-horn-boat-kind }
golden-horn-load = { $thing ->
        [mercenaries] Charger les mercenaires
        [peasants] Charger les paysans
        [both] Charger les mercenaires et les paysans
        [yellow] Charger les cubes jaunes
        [pink] Charger les cubes roses
        [green] Charger les cubes verts
        [red] Charger les cubes rouges
        [blue] Charger les cubes bleus
       *[orange] Charger les cubes orange
    }
golden-horn-play-wind = Jouer une carte { golden-horn-tinted } et poursuivre sa route
golden-horn-sail-on = Poursuivre sa route
golden-horn-sail-on-with = Poursuivre sa route avec { LIST($cards, each: "golden-horn-card-lot") }
golden-horn-stop = S’arrêter ici
golden-horn-no-raid = Pas d’attaque
golden-horn-ready = Continuer le tour
golden-horn-call-end = Annoncer la fin
golden-horn-finish-turn = Terminer le tour
golden-horn-voyage-end = { $way ->
        [stay] Laisser le { golden-horn-boat-kind } sur la case { $place_number }
        [back] Ramener le { golden-horn-boat-kind } { golden-horn-to-place }
       *[on] Déplacer le { golden-horn-boat-kind } { golden-horn-to-place }
    }
golden-horn-end-voyage-end = { $way ->
        [stay] reste ici
       *[other] { $color ->
            [none] { golden-horn-for }
           *[other] { golden-horn-colored }, { golden-horn-for }
        }
    }
golden-horn-for = { $price ->
        [0] gratuit
        [one] −{ $price } carte
       *[other] −{ $price } cartes
    }
golden-horn-reach-voyage-end = { golden-horn-where }
golden-horn-reach-stored = {""}
golden-horn-reach-drawing-began = {""}
golden-horn-reach-worth = {""}
golden-horn-reach-then-load = {""}
golden-horn-reach-aboard = {""}
golden-horn-reach-arrival = {""}

## Ce qui s’est passé, en phrases du journal

golden-horn-fleet-placed = { $you ->
        [yes] Vous placez vos bateaux
       *[no] { $player } place ses bateaux
    }
golden-horn-drew = { $cards ->
        [0] { $you ->
            [yes] Vous ne piochez aucune carte
           *[no] { $player } ne pioche aucune carte
        }
       *[other] { $you ->
            [yes] Vous piochez { golden-horn-cards }
           *[no] { $player } pioche { golden-horn-cards }
        }
    }
golden-horn-drew-colors = { $you ->
        [yes] Vous piochez { LIST($cards, each: "golden-horn-card-lot") }
       *[no] { $player } pioche { LIST($cards, each: "golden-horn-card-lot") }
    }
golden-horn-cards = { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
golden-horn-pile-renewed = La défausse est mélangée et devient la pioche : { golden-horn-cards }
golden-horn-no-cards-left = Il ne reste aucune carte à piocher
golden-horn-refilled = Le port de { golden-horn-port } reçoit { LIST($things, each: "golden-horn-lot") }
# « Volé » s’accorde avec un cube, un mercenaire ou un paysan : toujours masculin.
golden-horn-raided = { $you ->
        [yes] Vous attaquez le { golden-horn-boat-kind } ({ $victim }) avec { LIST($cards, each: "golden-horn-card-lot") } : { golden-horn-one-thing } volé
       *[no] { $victim-you ->
            [yes] { $player } attaque votre { golden-horn-boat-kind } avec { LIST($cards, each: "golden-horn-card-lot") } : { golden-horn-one-thing } volé
           *[no] { $player } attaque le { golden-horn-boat-kind } ({ $victim }) avec { LIST($cards, each: "golden-horn-card-lot") } : { golden-horn-one-thing } volé
        }
    }
golden-horn-conquered = { $you ->
        [yes] Vous conquérez { golden-horn-territory } pour { golden-horn-price } (+{ golden-horn-board-points })
       *[no] { $player } conquiert { golden-horn-territory } pour { golden-horn-price } (+{ golden-horn-board-points })
    }
golden-horn-exchanged = { $you ->
        [yes] { $number ->
            [one] Vous échangez { $number } paysan contre un mercenaire
           *[other] Vous échangez { $number } paysans contre des mercenaires
        }
       *[no] { $number ->
            [one] { $player } échange { $number } paysan contre un mercenaire
           *[other] { $player } échange { $number } paysans contre des mercenaires
        }
    }
golden-horn-relieved = { $number ->
        [one] Un mercenaire remplace { $number } paysan à { golden-horn-port }
       *[other] Des mercenaires remplacent { $number } paysans à { golden-horn-port }
    }
golden-horn-move-left-out = { $you ->
        [yes] Vous ne pouvez déplacer aucun bateau
       *[no] { $player } ne peut déplacer aucun bateau
    }
golden-horn-voyage = { $you ->
        [yes] Vous déplacez votre { golden-horn-boat-kind } { golden-horn-from-origin } { golden-horn-to-place }
       *[no] { $player } déplace son { golden-horn-boat-kind } { golden-horn-from-origin } { golden-horn-to-place }
    }
golden-horn-end-announced = { $reason ->
        [port] Un port n’a plus de marchandises : c’est la dernière manche
        [territories] Tous les territoires sont conquis : c’est la dernière manche
       *[call] { $you ->
            [yes] Vous annoncez la fin : c’est la dernière manche
           *[no] { $player } annonce la fin : c’est la dernière manche
        }
    }
golden-horn-ended = La partie est finie : on ouvre tous les entrepôts

## Ce qu’apporte un coup
# Groupes nominaux ou participes, après un deux-points ou seuls sur un bouton.

golden-horn-gives-placed = { golden-horn-boat-kind } à { golden-horn-port }
golden-horn-would-placed = { $port ->
        [venice] direction { -constantinople }
       *[constantinople] direction { -venice }
    }
golden-horn-gives-turned = demi-tour vers { golden-horn-heading }
# L’attaque d’un tour, après la phrase de son voyage.
golden-horn-gives-raided = { $victim-you ->
        [yes] votre { golden-horn-boat-kind } attaqué avec { LIST($cards, each: "golden-horn-card-lot") } ({ golden-horn-one-thing } volé)
       *[no] le { golden-horn-boat-kind } ({ $victim }) attaqué avec { LIST($cards, each: "golden-horn-card-lot") } ({ golden-horn-one-thing } volé)
    }
golden-horn-gives-cards-played = avec { LIST($cards, each: "golden-horn-card-lot") }
golden-horn-gives-aboard = { LIST($things, each: "golden-horn-lot") } à bord
golden-horn-gives-stored = { LIST($things, each: "golden-horn-lot") } en entrepôt
golden-horn-gives-drawn = { golden-horn-cards } de la pioche
golden-horn-gives-drawn-colors = { LIST($cards, each: "golden-horn-card-lot") } de la pioche
golden-horn-would-arrival = { golden-horn-toward-place }
golden-horn-would-stolen = +{ golden-horn-one-thing }, −2 cartes
golden-horn-would-conquered = +{ golden-horn-board-points } pour { golden-horn-price }
golden-horn-would-drawing-began = { $cards ->
        [one] +{ $cards } carte
       *[other] +{ $cards } cartes
    }
golden-horn-would-end-announced = cette manche sera la dernière
golden-horn-would-worth = { $points ->
        [one] valeur { $points } point
       *[other] valeur { $points } points
    }
golden-horn-would-then-load = de { golden-horn-port }, avec { LIST($things, each: "golden-horn-lot", style: "disjunction") }
golden-horn-would-then-sail = puis choisir parmi tous les bateaux
golden-horn-would-then-figures = puis conquérir, échanger ou continuer
golden-horn-would-voyage-price = { $price ->
        [0] gratuit
       *[other] pour { LIST($cards, each: "golden-horn-card-lot") }
    }

## Les parts du score

golden-horn-part-goods = marchandises
golden-horn-part-rows4 = rangées de quatre couleurs
golden-horn-part-rows5 = rangées de cinq couleurs
golden-horn-part-rows6 = rangées de six couleurs
golden-horn-part-territories = territoires
golden-horn-part-figures = mercenaires et paysans

## Dans la page

golden-horn-page-pieces = Éléments sur la carte marine
golden-horn-page-boat = { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }) : pas encore placé
golden-horn-page-boat-heading = { $laden ->
        [yes] { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }) : { golden-horn-where }, direction { golden-horn-heading }, à bord { LIST($cargo, each: "golden-horn-lot") }
       *[no] { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }) : { golden-horn-where }, direction { golden-horn-heading }, rien à bord
    }
golden-horn-page-unplaced = à placer
# Où va un bateau, sous le lieu où il est.
golden-horn-page-bound = → { golden-horn-heading }
# Qui joue encore dans la dernière manche, l’un après l’autre : « Dernière manche : Ann, puis vous ». $before est ce qui précède.
golden-horn-page-last-round = Dernière manche : { $turns }
golden-horn-page-turns-first = { $you ->
        [yes] vous
       *[no] { $player }
    }
golden-horn-page-turns-next = { $you ->
        [yes] { $before }, puis vous
       *[no] { $before }, puis { $player }
    }
golden-horn-page-fleet = Bateaux
golden-horn-page-stock = Réserve
golden-horn-page-stored = Entrepôt : { LIST($things, each: "golden-horn-lot") }
golden-horn-page-stored-nothing = Entrepôt : rien
golden-horn-page-hidden = L’entrepôt est caché (S4).
golden-horn-page-held = { $number ->
        [0] pas de carte { golden-horn-tinted }
        [one] { $number } carte { golden-horn-tinted }
       *[other] { $number } cartes { golden-horn-tinted-many }
    }
golden-horn-page-cards-held = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
golden-horn-page-things-stored = { $stored ->
        [one] { $stored } objet dans l’entrepôt
       *[other] { $stored } objets dans l’entrepôt
    }
golden-horn-page-more = +{ $number }
golden-horn-page-less = { $many } − { $gone }
golden-horn-page-rows = rangées
golden-horn-page-grows = { $has }→{ $would }
golden-horn-page-choices = Ce que vous pouvez faire
golden-horn-page-which-boat = Quel bateau déplacer
golden-horn-page-ends = Où il peut s’arrêter
golden-horn-page-steps = Pas à pas
golden-horn-page-raids = Bateaux que vous pouvez attaquer
golden-horn-page-named = { $label } : { $gives }
golden-horn-page-advised = { $name } (conseillé)
golden-horn-page-advice = conseillé
golden-horn-page-raid = Attaquer le { golden-horn-boat-kind } ({ $victim })
golden-horn-page-takes = +{ golden-horn-one-thing }
golden-horn-page-choose-boat = Choisir le { golden-horn-boat-kind }
golden-horn-page-rows-alike = { $has }→{ $would } ×{ $many }
golden-horn-page-reaches = { LIST($places, each: "golden-horn-where") }
golden-horn-page-territories = { LIST($territories, each: "golden-horn-territory-item") }
golden-horn-page-end = { $way ->
        [stay] rester sur la case { $place_number }
        [back] retour { golden-horn-to-place }
       *[on] { golden-horn-toward-place }
    }
golden-horn-page-tip-rows = Les rangées de 4, 5 ou 6 couleurs différentes rapportent 1, 2 ou 4 points de plus.
golden-horn-page-tip-draws = Cartes que vous piochez quand ce bateau s’arrête dans un port.
golden-horn-page-tip-raid = Deux cartes des couleurs de ses voiles permettent de voler un cube.
golden-horn-page-tip-bag = Cubes dans le sac ; ils servent à regarnir les ports.
golden-horn-page-tip-draw-pile = Cartes à piocher ; quand il n’y en a plus, on mélange la défausse.
golden-horn-page-tip-mercenaries = Mercenaires dans la réserve.
golden-horn-page-tip-peasants = Cubes noirs qui ont quitté le jeu. Ils servent de paysans quand il n’y a plus de mercenaires.
golden-horn-page-tips = Parcourez les explications avec les flèches.
golden-horn-page-first = 1ᵉʳ
golden-horn-page-others = Les autres et la réserve
golden-horn-page-discarded = { $number ->
        [0] aucune carte { golden-horn-tinted } défaussée
        [one] { $number } carte { golden-horn-tinted } défaussée
       *[other] { $number } cartes { golden-horn-tinted-many } défaussées
    }
golden-horn-page-sort-place = Placer
golden-horn-page-sort-load = Charger
golden-horn-page-sort-voyage = Voyage
golden-horn-page-sort-raid = Attaquer
golden-horn-page-sort-sail = Déplacer
golden-horn-page-sort-figures = Conquête
golden-horn-page-tip-figures = Les mercenaires conquièrent des territoires ; deux paysans valent un mercenaire. Les paysans s’échangent contre des mercenaires de la réserve.
golden-horn-page-tip-place = Les bateaux partent de Venise ou de Constantinople et se dirigent vers l’autre port.
golden-horn-page-tip-sail = Vous devez déplacer un bateau : jusqu’à la prochaine case libre, puis plus loin grâce à ses voiles ou à des cartes.
golden-horn-page-tip-load = Un bateau qui quitte un port charge tous les cubes d’une couleur absente de ses voiles. Les rangées de 4, 5 ou 6 couleurs différentes rapportent 1, 2 ou 4 points de plus.
golden-horn-page-tip-wind = Avec une carte de la couleur de la case, le bateau poursuit sa route.
golden-horn-page-tip-voyage = Depuis une case d’une des couleurs de ses voiles, le bateau poursuit sa route gratuitement ; depuis toute autre, avec une carte de la couleur de la case. Dans un port, il doit s’arrêter.
golden-horn-page-tip-stored-mercenaries = Mercenaires : ils paient les territoires ; à la fin, chaque mercenaire restant vaut 1 point.
golden-horn-page-tip-stored-peasants = Paysans : deux comptent pour un mercenaire ; à la fin, chaque paysan restant vaut 1 point.

## La vue en tableau

golden-horn-field-players = Nombre de joueurs
golden-horn-field-first = Premier joueur
golden-horn-field-modone = { web-option-golden-horn-modone }
golden-horn-field-warehouses = { web-option-golden-horn-warehouses }
golden-horn-field-dominio = { web-option-golden-horn-dominio }
golden-horn-field-round = Manche
golden-horn-field-turn = À qui le tour
golden-horn-field-ports = Ports
golden-horn-field-table = Joueurs
golden-horn-field-bag = Cubes dans le sac
golden-horn-field-draw_pile = Cartes dans la pioche
golden-horn-field-discards = Défausse
golden-horn-field-supply = Mercenaires dans la réserve
golden-horn-field-outside = Cubes noirs hors du jeu
golden-horn-field-boat = Bateau en route
golden-horn-field-due = Cartes à piocher
golden-horn-field-end = Fin
golden-horn-field-cards = Cartes en main
golden-horn-field-hand = Main
golden-horn-field-stored = Nombre dans l’entrepôt
golden-horn-field-warehouse = Entrepôt
golden-horn-field-territories = Territoires
golden-horn-field-boats = Bateaux
golden-horn-field-kind = Bateau
golden-horn-field-place = Lieu
golden-horn-field-heading = Direction
golden-horn-field-cargo = À bord
golden-horn-field-may_turn = Peut faire demi-tour
golden-horn-value-yellow = jaune
golden-horn-value-pink = rose
golden-horn-value-green = vert
golden-horn-value-red = rouge
golden-horn-value-blue = bleu
golden-horn-value-orange = orange
golden-horn-value-mercenaries = mercenaires
golden-horn-value-peasants = paysans
golden-horn-value-trio = trio
golden-horn-value-duo = duo
golden-horn-value-solo = solo
golden-horn-value-venice = { -venice }
golden-horn-value-modone = { -modone }
golden-horn-value-constantinople = { -constantinople }
golden-horn-value-zara = { -zara }
golden-horn-value-durazzo = { -durazzo }
golden-horn-value-candia = { -candia }
golden-horn-value-negroponte = { -negroponte }
golden-horn-value-galata = { -galata }
golden-horn-value-standard = { web-option-golden-horn-modone-standard }
golden-horn-value-always = { web-option-golden-horn-modone-always }
golden-horn-value-hidden = { web-option-golden-horn-warehouses-hidden }
golden-horn-value-open = { web-option-golden-horn-warehouses-open }
golden-horn-value-port = { golden-horn-draw-end-port }
golden-horn-value-call = { golden-horn-draw-end-call }
golden-horn-value-territories = { golden-horn-draw-end-territories }
golden-horn-value-s = case { $s }
golden-horn-shows-first = { $player }
golden-horn-shows-turn = { $player }
