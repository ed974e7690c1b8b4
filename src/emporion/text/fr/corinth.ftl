# Corinth : tout ce qui est dit de ce jeu par la page, le terminal et les dessins.
# Les mots sont ceux de la règle imprimée (docs/glossary.md) : port, quartier, échoppe, cocher, entourer, rayer, compte-tours, intendant.
# « Emplacement » : un lieu du marché ; « case » : ce que l’on remplit dans une zone de décompte, ou une case du compte-tours.

## Les composants

corinth-components-harbor = l’ordre doit nommer une fois chacun des mots { LIST($districts, each: "list-item") }, et « gold » en dernier.
corinth-components-good = le nom d’une marchandise tient sur une ligne de caractères imprimables.
corinth-components-shops = un quartier a de 1 à { $most } échoppes.
corinth-components-same-points = les échoppes d’un quartier doivent avoir des points différents, car un coup nomme l’échoppe par ses points.
corinth-components-market = le marché a { $side } lignes de { $side } emplacements.
corinth-components-spot = « { $spot } » n’est pas un emplacement du marché ; écrivez « * », « start », « +1 », « yellow die », ou un nombre et ce qu’il donne, comme « 2 goats ».
corinth-components-start = il faut exactement un emplacement de départ pour l’intendant, et non { $starts }.
corinth-components-circled = { $symbols ->
        [one] « { $what } » n’a que { $symbols } symbole à entourer.
       *[other] « { $what } » n’a que { $symbols } symboles à entourer.
    }
corinth-components-free = un bâtiment doit coûter quelque chose.

## Pourquoi un coup est refusé

corinth-refuse-roll-form = « { $move } » n’est pas un lancer ; écrivez les faces blanches par ordre croissant, puis + et les jaunes par ordre croissant.
corinth-refuse-roll-white = { $dice ->
        [one] On lance { $dice } dé blanc, pas { $found }.
       *[other] On lance { $dice } dés blancs, pas { $found }.
    }
corinth-refuse-roll-yellow = { $dice ->
        [one] On lance { $dice } dé jaune, pas { $found }.
       *[other] On lance { $dice } dés jaunes, pas { $found }.
    }
corinth-refuse-roll-seat = C’est le hasard qui lance les dés, pas un joueur, et aucun lancer n’est attendu.
corinth-refuse-roll-due = Il faut d’abord lancer les dés.
corinth-refuse-buy-now = Seul le premier joueur de la manche achète des dés jaunes, et seulement avant le lancer.
corinth-refuse-buy = { $dice ->
        [one] Chaque dé jaune coûte 1 pièce d’or, et vous n’en lancez jamais plus de 3. Vous avez { corinth-coins } et { $dice } dé jaune du marché.
       *[other] Chaque dé jaune coûte 1 pièce d’or, et vous n’en lancez jamais plus de 3. Vous avez { corinth-coins } et { $dice } dés jaunes du marché.
    }
corinth-refuse-no-groups = Il ne reste aucun groupe de dés. Vous pouvez seulement déplacer l’intendant d’un pas, ou passer.
corinth-refuse-choose-now = On choisit un groupe une seule fois, au début de son tour.
corinth-refuse-no-group = Il n’y a pas de dés { corinth-in-color }.
corinth-refuse-take = L’action { corinth-of-color } ne changerait rien sur votre feuille.
corinth-refuse-steward = Vous ne pouvez pas effectuer un déplacement complet de { $value } pas.
corinth-refuse-discard = On ne retire un groupe sans l’utiliser que si aucun groupe ne permet d’agir.
corinth-refuse-compensation = Déplacer l’intendant sans dés, ou passer, n’est permis que s’il ne reste aucun groupe pour vous.
corinth-refuse-shop-now = On ne choisit une échoppe que pendant une livraison, et si aucune échoppe du quartier n’est entamée.
corinth-refuse-shop-unknown = Le quartier { corinth-of-the-good } n’a pas d’échoppe à { corinth-web-points }.
corinth-refuse-shop-started = L’échoppe à { corinth-web-points } est complète. Choisissez-en une encore vide.
corinth-refuse-walk-now = L’intendant ne se déplace pas en ce moment.
corinth-refuse-step-off = Le marché s’arrête là.
corinth-refuse-step-walked = L’intendant est déjà passé par là ; il ne passe jamais deux fois par le même emplacement.
corinth-refuse-step-price = { $gold ->
        [0] Un déplacement plus long coûte de l’or, et vous n’en avez pas.
        [one] Un déplacement plus long coûte plus que votre pièce d’or.
       *[other] Un déplacement plus long coûte plus que vos { $gold } pièces d’or.
    }
corinth-refuse-step-dead-end = De là, l’intendant ne pourrait pas effectuer un déplacement complet.
corinth-refuse-stop-start = L’intendant se déplace d’au moins un pas.
corinth-refuse-stop-price = { $price ->
        [one] S’arrêter ici coûte { $price } pièce d’or ; vous en avez { $gold }.
       *[other] S’arrêter ici coûte { $price } pièces d’or ; vous en avez { $gold }.
    }
corinth-refuse-build-now = On construit à la fin de son tour.
corinth-refuse-built = Vous avez déjà construit { corinth-the-building }.
corinth-refuse-build-price = { corinth-the-building-title } coûte { corinth-price }.

## Les règles

corinth-color = { $district ->
        [green] vert
        [purple] violet
        [blue] bleu
       *[orange] orange
    }
corinth-district-of = { $district ->
        [gold] or
        [goats] chèvres
       *[other] { corinth-color } ({ corinth-good })
    }
corinth-shops-of = { corinth-district-of } : { LIST($shops, each: "corinth-shop-need", style: "dots") }
corinth-shop-need = { $points } ({ $need })
corinth-bonus-of = { corinth-color } { $bonus }
corinth-market-row = { LIST($spots, each: "corinth-market-spot", style: "bars") }
corinth-market-spot = { $gives ->
        [box] *
        [start] départ
        [plus] +1
        [die] dé jaune
        [gold] { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        }
        [goats] { $amount ->
            [one] { $amount } chèvre
           *[other] { $amount } chèvres
        }
        [green] { $amount } vert
        [purple] { $amount } violet
        [blue] { $amount } bleu
       *[orange] { $amount } orange
    }
corinth-building-price = { corinth-building-title } { $gold } + { $goats }

## Le dessin

corinth-draw-title = { -corinth }
corinth-draw-printed = Corinth : ce qui est imprimé
corinth-draw-printed-all = Le plateau port avec ses six quartiers et une feuille vide avec quatre quartiers d’échoppes, le marché, les pièces d’or, les chèvres, les bâtiments et le compte-tours.
corinth-draw-table = Corinth : la table à la manche { $round }
corinth-draw-lies = { $district ->
        [green] Quartier vert
        [purple] Quartier violet
        [blue] Quartier bleu
        [orange] Quartier orange
        [gold] Quartier Or
       *[goats] Quartier Chèvres
    } : { corinth-draw-group }.
corinth-draw-holds = Place { $seat } : { corinth-coins }, { corinth-count-goats }, intendant : { corinth-place }.
corinth-draw-harbor = Port
corinth-draw-round = Manche { $round }
corinth-draw-over = Partie finie
corinth-draw-lowest = valeur la plus faible
corinth-draw-highest = valeur la plus haute
corinth-draw-group = { $dice ->
        [one] { $dice } dé de valeur { $value }
       *[other] { $dice } dés de valeur { $value }
    }
corinth-draw-seat = Place { $seat }
corinth-draw-to-play = doit jouer
corinth-draw-first = premier joueur
corinth-draw-track = Compte-tours
corinth-draw-shop = { corinth-good-title } : une échoppe à { corinth-web-points }, avec { corinth-count-symbols }
corinth-draw-bonus = { corinth-good-title } : { corinth-web-points } pour le premier joueur qui complète le quartier
corinth-draw-market = Marché
corinth-draw-start = L’intendant part d’ici
corinth-draw-scoring = Zone de décompte : inscrivez dans sa case le nombre d’emplacements entourés jusqu’ici, plus 1 pour chaque +1 parmi eux
corinth-draw-plus = Ajoute 1 dans vos cases suivantes
corinth-draw-die = Un dé jaune de plus dans chacun de vos lancers
corinth-draw-gives = { $what ->
        [gold] { $amount ->
            [one] Donne { $amount } pièce d’or
           *[other] Donne { $amount } pièces d’or
        }
       *[goats] { $amount ->
            [one] Donne { $amount } chèvre
           *[other] Donne { $amount } chèvres
        }
    }
corinth-draw-checks = { $amount ->
        [one] Coche { $amount } symbole { corinth-of-good }
       *[other] Coche { $amount } symboles { corinth-of-good }
    }
corinth-draw-half = 2 = 1 point
corinth-draw-power = { $building ->
        [temple] 3 points pour chacun de vos bâtiments
        [warehouse] un symbole de plus à chaque livraison
        [stable] jusqu’à 2 pas de plus ou de moins, gratuits
       *[store] 2 pièces de plus quand vous recevez de l’or
    }
corinth-draw-about-track = Le premier joueur d’une manche raye une case ; quand tous les compte-tours sont entièrement rayés, la partie est finie
corinth-draw-about-purse = Entourez un symbole quand vous le recevez, rayez-le quand vous le dépensez ; au-delà du dernier symbole, le surplus est perdu
corinth-draw-about-building = { corinth-building-title } : { corinth-draw-power }. Se construit une fois, à la fin d’un tour, au prix indiqué

## Le plateau dans le terminal

corinth-title = { -corinth }
corinth-primer =
    Vous êtes marchand, et votre feuille compte plusieurs échoppes. À chaque manche,
    neuf dés sont lancés et triés par valeur dans le port. À votre tour, vous prenez
    un groupe de dés et l’utilisez
      · pour son quartier : cochez autant de symboles dans vos échoppes qu’il a de
        dés (une échoppe complète rapporte ses points), ou recevez autant de
        pièces d’or ou de chèvres ;
      · ou pour sa valeur : votre intendant avance d’autant de pas dans le marché,
        et l’emplacement où il s’arrête vous donne quelque chose. Il ne passe
        jamais deux fois par le même.
    Les pièces d’or et les chèvres servent à payer des bâtiments. Le joueur qui
    totalise le plus de points remporte la partie.
corinth-legend =
    vert huile d’olive · violet raisin · bleu tapis · orange épices
    ■ coché  □ libre   +5 bonus du quartier complété en premier : ✓ gagné  ✗ perdu
    bâtiments : prix en or/chèvres   tours : manches commencées   y : dé jaune
    marché : ◉ intendant  ○ entouré  · sur son chemin   dé : un dé jaune de plus
            case : 1 point par emplacement entouré, celui-ci compris, 2 par +1
corinth-board-round = Manche { $round } sur { $rounds }
corinth-board-stocks = { corinth-web-points } · { corinth-coins } · { corinth-count-goats } · { $dice ->
        [0] {""}
        [one] { $dice } jaune ·{" "}
       *[other] { $dice } jaunes ·{" "}
    }tours { $track }
corinth-board-harbor = Port
corinth-board-no-dice = Port : vide jusqu’au lancer des dés
corinth-board-district = { $district ->
        [green] vert
        [purple] violet
        [blue] bleu
        [orange] orange
        [gold] or
       *[goats] chèvres
    }
corinth-board-building = { $building ->
        [temple] Temple
        [warehouse] Entrepôt
        [stable] Étable
       *[store] Magasin
    }
corinth-board-spot = { $gives ->
        [box] case
        [start] départ
        [plus] +1
        [die] dé
        [green] vert
        [purple] violet
        [blue] bleu
        [orange] orange
        [gold] or
        [goat] chèvre
       *[goats] chèvr.
    }

## Les mots dont d’autres messages sont faits

corinth-good = { $good ->
        [olive-oil] huile d’olive
        [grapes] raisin
        [carpets] tapis
        [spices] épices
        [gold] or
        [goats] chèvres
       *[other] { $good }
    }
corinth-good-title = { $good ->
        [olive-oil] Huile d’olive
        [grapes] Raisin
        [carpets] Tapis
        [spices] Épices
        [gold] Or
        [goats] Chèvres
       *[other] { $good }
    }
# Après « symbole » et « échoppe ».
corinth-of-good = { $good ->
        [olive-oil] d’huile d’olive
        [grapes] de raisin
        [carpets] de tapis
        [spices] d’épices
        [gold] d’or
        [goats] de chèvres
       *[other] ({ $good })
    }
# Après « quartier ».
corinth-of-the-good = { $good ->
        [olive-oil] de l’huile d’olive
        [grapes] du raisin
        [carpets] des tapis
        [spices] des épices
        [gold] Or
        [goats] Chèvres
       *[other] ({ $good })
    }
corinth-from-district = du quartier { corinth-of-the-good }
corinth-in-color = dans le quartier { $district ->
        [gold] Or
        [goats] Chèvres
       *[other] { corinth-color }
    }
corinth-of-color = du quartier { $district ->
        [gold] Or
        [goats] Chèvres
       *[other] { corinth-color }
    }
corinth-the-building = { $building ->
        [temple] le { -temple }
        [warehouse] l’{ -warehouse }
        [stable] l’{ -stable }
       *[store] le { -store }
    }
corinth-the-building-title = { $building ->
        [temple] Le { -temple }
        [warehouse] L’{ -warehouse }
        [stable] L’{ -stable }
       *[store] Le { -store }
    }
corinth-building-title = { $building ->
        [temple] { -temple }
        [warehouse] { -warehouse }
        [stable] { -stable }
       *[store] { -store }
    }
corinth-price = { $gold ->
        [0] { corinth-count-goats }
       *[other] { $goats ->
            [0] { corinth-coins }
           *[other] { corinth-coins } et { corinth-count-goats }
        }
    }
corinth-coins = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
corinth-count-goats = { $goats ->
        [one] { $goats } chèvre
       *[other] { $goats } chèvres
    }
corinth-count-symbols = { $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    }
corinth-place = ligne { $row }, colonne { $column }
corinth-direction = { $item ->
        [up] vers le haut
        [down] vers le bas
        [left] vers la gauche
       *[right] vers la droite
    }
corinth-die = { $item }
corinth-gift = { $gives ->
        [box] { $amount ->
            [0] zone de décompte
            [one] { $amount } point dans la case
           *[other] { $amount } points dans la case
        }
        [plus] +1 dans les cases suivantes
        [die] un dé jaune de plus dans vos lancers
        [start] départ
        [gold] { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        }
        [goats] { $amount ->
            [one] { $amount } chèvre
           *[other] { $amount } chèvres
        }
       *[other] { $amount ->
            [one] { $amount } symbole
           *[other] { $amount } symboles
        } { $gives ->
            [olive-oil] d’huile d’olive
            [grapes] de raisin
            [carpets] de tapis
            [spices] d’épices
           *[other] ({ $gives })
        }
    }

## Ce qui est demandé : `ask` au joueur qui décide, `wait` pour les autres

corinth-ask-buying = Vous commencez la manche. Acheter des dés jaunes pour votre lancer, à 1 pièce d’or chacun ? Vous avez { corinth-coins }.
corinth-ask-choosing = Choisissez un groupe de dés.
corinth-ask-compensating = Il ne reste pas de dés pour vous. Déplacez l’intendant d’un pas, ou laissez-le en place.
corinth-ask-stocking = { $symbols ->
        [one] Dans quelle échoppe { corinth-of-good } cocher { $symbols } symbole ? Elle rapporte ses points une fois complète.
       *[other] Dans quelle échoppe { corinth-of-good } cocher { $symbols } symboles ? Elle rapporte ses points une fois complète.
    }
corinth-ask-walking = { $steps ->
        [0] Déplacez l’intendant de { $value } pas depuis la { corinth-place }. { corinth-steps-price }
        [one] { $steps } pas fait sur { $value } ({ corinth-place }). { corinth-steps-price }
       *[other] { $steps } pas faits sur { $value } ({ corinth-place }). { corinth-steps-price }
    }
corinth-steps-price = { $stable ->
        [yes] Jusqu’à deux pas de plus ou de moins sont gratuits ; chaque pas d’écart suivant coûte 1 pièce d’or (vous en avez { $gold }).
       *[no] Chaque pas de plus ou de moins coûte 1 pièce d’or (vous en avez { $gold }).
    }
corinth-ask-building = Construire un bâtiment ? Vous avez { corinth-coins } et { corinth-count-goats }.
corinth-wait-buying = { $player } commence la manche et peut acheter des dés jaunes.
corinth-wait-rolling = On lance les dés.
corinth-wait-choosing = { $player } choisit un groupe de dés.
corinth-wait-compensating = Il ne reste pas de dés pour { $player }, qui peut déplacer l’intendant d’un pas.
corinth-wait-stocking = { $player } choisit une échoppe { corinth-of-good }.
corinth-wait-walking = { $player } déplace l’intendant dans le marché.
corinth-wait-building = { $player } peut construire des bâtiments.
corinth-wait-finished = La partie est finie.
corinth-ends-walking = { $drawn ->
        [no] Où aller ? Choisissez, ou allez pas à pas : { LIST($moves, each: "list-item", style: "disjunction") }.
       *[yes] Où aller ? ▸ marque où il peut s’arrêter, ▹ contre des pièces d’or. Choisissez, ou allez pas à pas : { LIST($moves, each: "list-item", style: "disjunction") }.
    }
corinth-ends-compensating = ▸ marque où il peut s’arrêter, ▹ contre des pièces d’or. Choisissez, ou tapez « skip » pour passer.

## Ce qui s’est passé, en phrases du journal

corinth-round-began = { $you ->
        [yes] Manche { $number } : vous commencez
       *[no] Manche { $number } : { $player } commence
    }
corinth-bought = { $you ->
        [yes] { $dice ->
            [one] Vous achetez { $dice } dé jaune pour { $dice } pièce d’or
           *[other] Vous achetez { $dice } dés jaunes pour { $dice } pièces d’or
        }
       *[no] { $dice ->
            [one] { $player } achète { $dice } dé jaune pour { $dice } pièce d’or
           *[other] { $player } achète { $dice } dés jaunes pour { $dice } pièces d’or
        }
    }
corinth-rolled = { $you ->
        [yes] Vous obtenez { LIST($white, each: "corinth-die", style: "spaces") }
       *[no] { $player } obtient { LIST($white, each: "corinth-die", style: "spaces") }
    }
corinth-all-same = { $you ->
        [yes] Tous les dés affichent la même valeur : vous remportez aussitôt la partie
       *[no] Tous les dés affichent la même valeur : { $player } remporte aussitôt la partie
    }
corinth-took = { $you ->
        [yes] { $district ->
            [goats] Vous prenez les dés du quartier Chèvres
           *[gold] Vous prenez les dés du quartier Or
        }
       *[no] { $district ->
            [goats] { $player } prend les dés du quartier Chèvres
           *[gold] { $player } prend les dés du quartier Or
        }
    }
corinth-delivered = { $you ->
        [yes] Vous prenez les dés { corinth-from-district }
       *[no] { $player } prend les dés { corinth-from-district }
    }
corinth-discarded = { $you ->
        [yes] Vous ne pouvez utiliser aucun groupe et retirez les dés { corinth-from-district }
       *[no] { $player } ne peut utiliser aucun groupe et retire les dés { corinth-from-district }
    }
corinth-walk-began = { $you ->
        [yes] { $good ->
            [none] Vous déplacez l’intendant sans dés
           *[other] Vous déplacez l’intendant avec les dés { corinth-from-district }
        }
       *[no] { $good ->
            [none] { $player } déplace l’intendant sans dés
           *[other] { $player } déplace l’intendant avec les dés { corinth-from-district }
        }
    }
corinth-walked = { $you ->
        [yes] { $good ->
            [none] Vous déplacez l’intendant de { corinth-gives-steps }, sans dés
            [unknown] Vous déplacez l’intendant de { corinth-gives-steps }
           *[other] Vous déplacez l’intendant de { corinth-gives-steps }, avec les dés { corinth-from-district }
        }
       *[no] { $good ->
            [none] { $player } déplace l’intendant de { corinth-gives-steps }, sans dés
            [unknown] { $player } déplace l’intendant de { corinth-gives-steps }
           *[other] { $player } déplace l’intendant de { corinth-gives-steps }, avec les dés { corinth-from-district }
        }
    }
corinth-stocked = { $you ->
        [yes] Vous cochez { corinth-gives-stocked }
       *[no] { $player } coche { corinth-gives-stocked }
    }
corinth-skipped = { $you ->
        [yes] Vous laissez l’intendant en place : il ne restait pas de dés
       *[no] { $player } laisse l’intendant en place : il ne restait pas de dés
    }
corinth-built = { $you ->
        [yes] Vous construisez { corinth-the-building } pour { corinth-price }
       *[no] { $player } construit { corinth-the-building } pour { corinth-price }
    }
corinth-yellow-removed = { $dice ->
        [0] Il n’y a plus de dé jaune dans le port
        [one] Le dé jaune resté dans le port est retiré
       *[other] Les { $dice } dés jaunes restés dans le port sont retirés
    }
corinth-ended = La dernière manche est finie

## Ce qu’apporte un coup
# Groupes nominaux ou participes, après un deux-points ou seuls sur un bouton.

corinth-gives-yellow-rolled = en jaune { LIST($faces, each: "corinth-die", style: "spaces") }
corinth-gives-gained = { $what ->
        [goats] { $amount ->
            [one] +{ $amount } chèvre{ corinth-lost }
           *[other] +{ $amount } chèvres{ corinth-lost }
        }
       *[gold] { $amount ->
            [one] +{ $amount } pièce d’or{ corinth-lost }
           *[other] +{ $amount } pièces d’or{ corinth-lost }
        }
    }
# Pièces et chèvres sont du féminin.
corinth-lost = { $lost ->
        [0] {""}
        [one] {" "}({ $lost } autre perdue faute de symbole)
       *[other] {" "}({ $lost } autres perdues faute de symboles)
    }
corinth-gives-goods = { corinth-count-symbols } { corinth-of-good }
corinth-gives-symbols = { corinth-count-symbols }
# Après « échoppe », ou après le nom d’une marchandise.
corinth-of-points = { $shop ->
        [one] à { $shop } point
       *[other] à { $shop } points
    }
corinth-gives-ticked = { corinth-count-symbols } dans l’échoppe { corinth-of-points }
corinth-gives-stocked = { corinth-count-symbols } dans l’échoppe { corinth-of-good } { corinth-of-points }
corinth-gives-filled = { corinth-count-symbols } sur { $need }
corinth-gives-shop-finished = échoppe { corinth-of-points } complète (+{ $shop })
corinth-gives-bonus-won = bonus +{ $points } (quartier complété en premier)
corinth-gives-surplus = { $symbols ->
        [one] { $symbols } symbole perdu faute de place
       *[other] { $symbols } symboles perdus faute de place
    }
corinth-gives-steps = { $steps } pas jusqu’à la { corinth-place }
corinth-gives-arrived = { $steps ->
        [0] fin du déplacement : { corinth-place }
       *[other] { corinth-gives-steps }
    }
corinth-gives-paid = { $gold ->
        [one] −{ $gold } pièce d’or
       *[other] −{ $gold } pièces d’or
    }
corinth-gives-plus-circled = +1 dans les cases suivantes
corinth-gives-die-added = un dé jaune de plus dans chaque lancer à venir
corinth-gives-box-written = { $points ->
        [one] { $points } point dans la case
       *[other] { $points } points dans la case
    }
corinth-gives-shop-asked = puis une échoppe à choisir
corinth-would-bought = { $dice ->
        [one] { $dice } dé jaune pour ce lancer et votre tour qui suit, −{ $dice } pièce d’or
       *[other] { $dice } dés jaunes pour ce lancer et votre tour qui suit, −{ $dice } pièces d’or
    }
corinth-would-built = { $building ->
        [temple] pour { corinth-price } ; 3 points à la fin pour chacun de vos bâtiments
        [warehouse] pour { corinth-price } ; un symbole de plus à chaque livraison
        [stable] pour { corinth-price } ; deux pas de plus ou de moins gratuits à chaque déplacement de l’intendant
       *[store] pour { corinth-price } ; 2 pièces d’or de plus quand vous recevez de l’or
    }
corinth-end-spot = { $price ->
        [0] { corinth-gift }
        [one] { corinth-gift }, −{ $price } pièce d’or
       *[other] { corinth-gift }, −{ $price } pièces d’or
    }
corinth-brief-spot = { $price ->
        [0] { corinth-brief-gift }
       *[other] { corinth-brief-gift } −{ $price }or
    }
corinth-brief-gift = { $gives ->
        [box] { $amount ->
            [0] case
           *[other] case:{ $amount }
        }
        [plus] +1
        [die] dé
        [gold] { $amount }or
        [goats] { $amount ->
            [one] { $amount }chèvre
           *[other] { $amount }chèvr.
        }
        [olive-oil] { $amount }vert
        [grapes] { $amount }violet
        [carpets] { $amount }bleu
       *[spices] { $amount }orange
    }
corinth-reach-spot = { corinth-gift }
corinth-reach-shop-finished = { $shop ->
        [one] +{ $shop } point
       *[other] +{ $shop } points
    }
corinth-reach-bonus-won = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## Les coups par leur nom, comme sur les boutons

corinth-buy = { $dice ->
        [0] Lancer
        [one] Acheter { $dice } dé jaune
       *[other] Acheter { $dice } dés jaunes
    }
corinth-take = { $good ->
        [gold] Recevoir de l’or
        [goats] Recevoir des chèvres
        [olive-oil] Livrer de l’huile d’olive
        [grapes] Livrer du raisin
        [carpets] Livrer des tapis
        [spices] Livrer des épices
       *[other] Livrer : { $good }
    }
corinth-walk = { $good ->
        [none] Déplacer l’intendant de 1 pas sans dés
       *[other] { $value ->
            [0] Déplacer l’intendant avec les dés { corinth-from-district }
           *[other] Déplacer l’intendant de { $value } pas
        }
    }
corinth-discard = Retirer les dés { corinth-from-district }
corinth-skip = Laisser l’intendant en place
corinth-stock = Livrer dans l’échoppe { corinth-of-points }
corinth-step = { $direction ->
        [up] Un pas vers le haut
        [down] Un pas vers le bas
        [left] Un pas vers la gauche
       *[right] Un pas vers la droite
    }
corinth-way = Aller { LIST($directions, each: "corinth-direction") }
corinth-stop = S’arrêter ici
corinth-build = Construire { corinth-the-building }
corinth-end-turn = Terminer le tour
corinth-spot = Vers la { corinth-place } : { corinth-gift }

## Les parts du score

corinth-part-green = échoppes vertes
corinth-part-purple = échoppes violettes
corinth-part-blue = échoppes bleues
corinth-part-orange = échoppes orange
corinth-part-bonuses = bonus
corinth-part-gold = pièces d’or, 1 pour 2
corinth-part-goats = chèvres, 1 pour 2
corinth-part-steward = intendant
corinth-part-temple = { -temple }
corinth-web-part-shops = échoppes { corinth-of-good }

## Dans la page

corinth-progress = Manche { $round } sur { $rounds }
corinth-web-steps = Pas à pas
corinth-web-steps-why = choisir soi-même chaque emplacement du chemin
corinth-web-confirm = Y aller
corinth-web-back = Retour
corinth-web-pick = Désignez un groupe pour voir ce qu’il apporterait ; rien n’est encore joué.
corinth-web-ends = { $spots ->
        [one] { $spots } emplacement à portée
       *[other] { $spots } emplacements à portée
    }
corinth-web-plan = Déplacez l’intendant de { $value } pas : choisissez l’emplacement où il s’arrête.
corinth-web-go-on = Avancez d’un pas vers un emplacement voisin, ou choisissez où l’intendant s’arrête.
corinth-web-price = { $price ->
        [one] −{ $price } pièce
       *[other] −{ $price } pièces
    }
corinth-web-planned = { $price ->
        [0] Vers la { corinth-place } : { corinth-gift }, gratuitement
        [one] Vers la { corinth-place } : { corinth-gift }, pour { $price } pièce d’or
       *[other] Vers la { corinth-place } : { corinth-gift }, pour { $price } pièces d’or
    }
corinth-web-group = { $yellow ->
        [0] { corinth-good-title } : { corinth-draw-group }
        [one] { corinth-good-title } : { corinth-draw-group }, dont { $yellow } jaune
       *[other] { corinth-good-title } : { corinth-draw-group }, dont { $yellow } jaunes
    }
corinth-web-no-group = { corinth-good-title } : pas de dés
corinth-web-reached = { $price ->
        [0] { corinth-place } : { corinth-gift }, gratuit
        [one] { corinth-place } : { corinth-gift }, pour { $price } pièce d’or
       *[other] { corinth-place } : { corinth-gift }, pour { $price } pièces d’or
    }
corinth-web-unreached = { corinth-place } : { corinth-gift }, hors de portée
corinth-web-market = Marché : parcourez les emplacements avec les flèches
corinth-web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
corinth-web-gold = { corinth-coins }
corinth-web-goats = { corinth-count-goats }
corinth-web-tip-stock = { $what ->
        [goats] { $amount ->
            [one] { $amount } chèvre. { corinth-draw-about-purse }
           *[other] { $amount } chèvres. { corinth-draw-about-purse }
        }
       *[gold] { $amount ->
            [one] { $amount } pièce d’or. { corinth-draw-about-purse }
           *[other] { $amount } pièces d’or. { corinth-draw-about-purse }
        }
    }
corinth-web-dice = { $dice ->
        [one] { $dice } dé jaune à chaque lancer
       *[other] { $dice } dés jaunes à chaque lancer
    }
corinth-web-first = commence cette manche
corinth-web-to-play = doit jouer
# Jamais « de » devant un nom de joueur : d’Aspasie, de Lysis.
corinth-web-show = Afficher la feuille : { $player }
corinth-web-sheets = Feuilles
corinth-web-own-sheet = Revenir à votre feuille
corinth-web-last-round = Dernière manche : { $turns }
corinth-web-last-turn = Dernière manche, votre dernier tour
corinth-web-turns-first = { $you ->
        [yes] vous
       *[no] { $player }
    }
corinth-web-turns-next = { $you ->
        [yes] { $before }, puis vous
       *[no] { $before }, puis { $player }
    }
corinth-web-tip-last-round = À la fin de cette manche, toutes les cases de tous les compte-tours sont rayées et la partie s’achève.
corinth-web-harbor = Port, manche { $round }
corinth-web-sheet = Feuille : { $player }
corinth-web-about = { $buildings ->
        [0] { $player } : { corinth-coins }, { corinth-count-goats }, intendant : { corinth-place }. Échoppes : { LIST($shops, each: "corinth-web-about-shop") }. Aucun bâtiment.
       *[other] { $player } : { corinth-coins }, { corinth-count-goats }, intendant : { corinth-place }. Échoppes : { LIST($shops, each: "corinth-web-about-shop") }. Bâtiments construits : { LIST($built, each: "corinth-web-built") }.
    }
corinth-web-about-shop = { corinth-good } { corinth-of-points } : { $checked } sur { $need }
corinth-web-built = { $item ->
        [temple] { -temple }
        [warehouse] { -warehouse }
        [stable] { -stable }
       *[store] { -store }
    }
corinth-web-choice = { $name } : { $words }
corinth-web-hint = { $points ->
        [one] victoire { $share } %, { $points } point
       *[other] victoire { $share } %, { $points } points
    }
corinth-web-loading = Dessin du plateau…
corinth-web-tip-points = Points si la partie se terminait maintenant
corinth-web-tip-dice = Dés jaunes du marché
corinth-web-tip-harbor = { $good ->
        [gold] Or : un groupe placé ici vous donne autant de pièces d’or qu’il a de dés. Ou déplacez l’intendant d’autant de pas que la valeur de ses dés (S1)
        [goats] Chèvres : un groupe placé ici vous donne autant de chèvres qu’il a de dés. Ou déplacez l’intendant d’autant de pas que la valeur de ses dés (S1)
       *[other] { corinth-good-title } : un groupe placé ici permet de cocher autant de symboles qu’il a de dés. Ou déplacez l’intendant d’autant de pas que la valeur de ses dés (S1)
    }
corinth-web-explore = Parcourez avec les flèches ce qui est imprimé ici ; Entrée ouvre la règle.

## La vue en tableau

corinth-field-players = Nombre de joueurs
corinth-field-first = Premier joueur de la partie
corinth-field-steward = Intendant
corinth-field-round = Manche
corinth-field-rounds = Manches en tout
corinth-field-begins = Premier joueur de cette manche
corinth-field-turn = À qui le tour
corinth-field-turns_left = Tours restants dans cette manche
corinth-field-harbor = Port
corinth-field-bonuses = Bonus gagnés
corinth-field-sheets = Feuilles
corinth-field-walk = Déplacement de l’intendant en cours
corinth-field-delivery = Livraison en cours
corinth-field-district = Quartier
corinth-field-value = Valeur
corinth-field-white = Dés blancs
corinth-field-yellow = Dés jaunes
corinth-field-steps = Pas jusqu’ici
corinth-field-symbols = Symboles encore à cocher
corinth-field-track = Compte-tours
corinth-field-gold = Pièces d’or
corinth-field-goats = Chèvres
corinth-field-gold_circled = Pièces d’or entourées
corinth-field-goats_circled = Chèvres entourées
corinth-field-yellow_dice = Dés jaunes du marché
corinth-field-built = Bâtiments
corinth-field-checked = Symboles cochés
corinth-field-path = Chemin de l’intendant
corinth-field-circled = Emplacements entourés
corinth-field-boxes = Cases
corinth-value-green = vert
corinth-value-purple = violet
corinth-value-blue = bleu
corinth-value-orange = orange
corinth-value-gold = or
corinth-value-goats = chèvres
corinth-value-temple = { -temple }
corinth-value-warehouse = { -warehouse }
corinth-value-stable = { -stable }
corinth-value-store = { -store }
corinth-value-sum = { web-option-corinth-steward-sum }
corinth-value-last = { web-option-corinth-steward-last }
corinth-value-rc = ligne { $r }, colonne { $c }
corinth-shows-first = { $player }
corinth-shows-begins = { $player }
corinth-shows-turn = { $player }
corinth-shows-bonuses = { $player }
