# Ce que la page dit en français, avec les clés de en.ftl. Ce qui manque ici est dit en anglais.
# Vocabulaire de Corinth : port, quartier, boutique, symbole coché, Intendant, marché, case, entourer, piste des tours, entrepôt, écurie, comptoir.

## Refus

refuse-form = « { $move } » n’est pas un coup de ce jeu.
refuse-over = La partie est finie ; plus rien n’est demandé.
refuse-no-chance = Aucun hasard n’est attendu : c’est à un joueur de répondre.
unknown-game = Il n’y a pas de jeu « { $game } ». Jeux : { $games }.
unknown-option = { $game } n’a pas d’option « { $option } ». Options : { $options }.
wrong-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs : { $values }.
wrong-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
wrong-first = La première place doit être de 0 à { $last }, pas { $first }.

## Corinth : pourquoi un coup est refusé

corinth-refuse-roll-form = « { $move } » n’est pas un lancer ; écrivez les faces blanches par ordre croissant, puis + et les jaunes.
corinth-refuse-roll-white = On lance { $dice } dés blancs, pas { $found }.
corinth-refuse-roll-yellow = On lance { $dice } dés jaunes, pas { $found }.
corinth-refuse-roll-seat = C’est le hasard qui lance les dés, pas une place, et aucun lancer n’est dû.
corinth-refuse-roll-due = Il faut d’abord lancer les dés.
corinth-refuse-buy-now = Seul le premier joueur de la manche achète des dés jaunes, et seulement avant le lancer.
corinth-refuse-buy = Chaque dé jaune coûte 1 or et il n’y en a jamais plus de 3 en tout ; vous avez { $gold } or et { $dice } dés du marché.
corinth-refuse-no-groups = Il ne reste aucun groupe de dés ; vous pouvez seulement avancer l’Intendant d’un pas, ou passer.
corinth-refuse-choose-now = On choisit un groupe au début de son tour, une seule fois.
corinth-refuse-no-group = Aucun groupe de dés n’attend { corinth-at-district }.
corinth-refuse-take = L’action { corinth-of-district } ne changerait rien sur votre feuille.
corinth-refuse-steward = Vous ne pouvez terminer aucune marche de valeur { $value }.
corinth-refuse-discard = On ne retire un groupe pour rien que si aucun groupe ne permet d’action.
corinth-refuse-compensation = L’Intendant n’avance sans dés, ou ne reste en place, que s’il ne reste aucun groupe pour vous.
corinth-refuse-shop-now = On ne choisit une boutique que pendant une livraison, et si aucune boutique du quartier n’est entamée.
corinth-refuse-shop-unknown = Le quartier de { $good } n’a pas de boutique à { $points } points.
corinth-refuse-shop-started = La boutique à { $points } points est terminée ; choisissez-en une qui est intacte.
corinth-refuse-walk-now = L’Intendant ne marche pas en ce moment.
corinth-refuse-step-off = Le marché s’arrête là.
corinth-refuse-step-walked = Cette case a déjà été foulée ; aucune ne l’est deux fois.
corinth-refuse-step-price = Une marche plus longue coûte plus que vos { $gold } or.
corinth-refuse-step-dead-end = De là, la marche ne pourrait pas se terminer.
corinth-refuse-stop-start = Une marche compte au moins un pas.
corinth-refuse-stop-price = S’arrêter ici coûte { $price } or et vous en avez { $gold }.
corinth-refuse-build-now = On construit à la fin de son tour.
corinth-refuse-built = { corinth-building-name } est déjà là.
corinth-refuse-build-price = { corinth-building-name } coûte { $gold } or et { $goats } chèvres.

## Corinth : les règles

corinth-rules-c = Ce que contient la boîte
corinth-rules-r = La table et les manches
corinth-rules-t = Un tour
corinth-rules-a = Les actions avec un groupe de dés
corinth-rules-s = L’Intendant
corinth-rules-b = Les bâtiments
corinth-rules-e = La fin et le score

corinth-rule-c1 = Le plateau du port a six quartiers. De bas en haut : { $harbor }.
corinth-rule-c2 = Chaque feuille a quatre quartiers de boutiques. Une boutique donne ses points quand tous ses symboles sont cochés ; entre parenthèses, les symboles qu’il lui faut :
    { $shops }
    Qui termine un quartier le premier gagne son bonus : { $bonuses } ; les autres n’en donnent pas.
corinth-rule-c3 = Le marché a 5 rangées de 5 cases. Les voisines d’une case sont au-dessus, au-dessous, à gauche et à droite, jamais en diagonale. Un * est une case de score avec un cadre où écrire ; l’Intendant commence à start.
    { $market }
corinth-rule-c4 = Ce que coûtent les bâtiments, en or + chèvres : { $buildings }.
corinth-rule-c5 = Une feuille a { $gold } symboles d’or et { $goats } symboles de chèvres, dont { $circled } de chaque sont entourés dès le départ. Un symbole est entouré une fois, quand on le gagne, et barré une fois, quand on le dépense. Ce qu’on gagne au-delà du dernier symbole est perdu.
corinth-rule-c6 = La piste des tours de chaque feuille a { $spots } cases. Il y a { $white } dés blancs et { $yellow } dés jaunes.
corinth-rule-r1 = On joue de deux à quatre. Chacun commence avec l’or et les chèvres entourés sur la feuille (C5). Le premier joueur est tiré au sort, ou choisi par l’hôte.
corinth-rule-r2 = À quatre, chacun barre les deux cases les plus à gauche de sa piste avant la partie.
corinth-rule-r3 = Une manche commence quand son premier joueur, et lui seul, barre une case de sa piste. Cela fait 12 manches à deux, 18 à trois et 16 à quatre ; chacun joue 18, 18 ou 16 tours.
corinth-rule-r4 = Le premier joueur peut alors acheter des dés jaunes pour ce lancer, 1 or chacun. Avec les dés du marché (S9), ils ne sont jamais plus de { $yellow }.
corinth-rule-r5 = Le premier joueur lance ensemble les { $white } dés blancs et ses dés jaunes.
corinth-rule-r6 = Les dés sont groupés par valeur. Le groupe le plus fort va à l’or. Les autres remplissent les quartiers à partir du bas, la plus petite valeur d’abord, un groupe par quartier.
corinth-rule-r7 = Si tous les dés d’un lancer montrent la même valeur, jaunes compris, celui qui a lancé gagne aussitôt la partie.
corinth-rule-r8 = À trois ou quatre, le premier joueur joue un tour, puis les autres dans le sens horaire. À deux, l’ordre est premier, second, premier.
corinth-rule-r9 = Après le premier tour de la manche, les dés jaunes encore au port sont retirés. Les blancs restent où ils sont ; un groupe de dés jaunes seulement disparaît, et rien ne prend sa place.
corinth-rule-r10 = Après le dernier tour de la manche, les dés restants sont retirés. Si toutes les cases de toutes les pistes sont barrées, la partie est finie ; sinon le joueur de gauche commence la manche suivante.
corinth-rule-t1 = À votre tour, vous choisissez un groupe, le retirez, et faites une action avec lui : celle de son quartier (A1, A2) ou une marche de l’Intendant (S1). Ensuite vous pouvez construire (B1).
corinth-rule-t2 = Si aucun groupe ne vous permet d’action, vous en choisissez un quand même et le retirez. Une action est possible si elle change votre feuille : un symbole non coché pour des biens, un non entouré pour l’or ou les chèvres, une marche qui peut se terminer. Tant qu’un groupe permet une action, aucun n’est pris pour rien.
corinth-rule-t3 = S’il ne reste aucun groupe pour vous, quelle qu’en soit la raison, vous pouvez avancer l’Intendant avec la valeur 1, ou le laisser. L’or et l’écurie changent cette marche comme toute autre (S3, S4).
corinth-rule-a1 = Un groupe à l’or ou aux chèvres vous en donne autant qu’il a de dés (C5 le limite).
corinth-rule-a2 = Un groupe dans un quartier de biens livre : vous y cochez autant de symboles qu’il a de dés, et un de plus avec l’entrepôt. Vous ne pouvez pas en cocher moins ; les symboles sans place sont perdus.
corinth-rule-a3 = Dans un quartier, une boutique entamée doit être terminée avant d’en entamer une autre. Vous choisissez l’ordre des boutiques.
corinth-rule-a4 = Une livraison peut terminer une boutique et continuer dans une autre ; vous choisissez laquelle.
corinth-rule-a5 = Le premier dont tous les symboles d’un quartier sont cochés gagne son bonus, par une livraison ou par l’Intendant. Pour tous les autres il est perdu. Un quartier sans bonus n’a rien à gagner.
corinth-rule-s1 = Au lieu de l’action de son quartier, n’importe quel groupe, ceux de l’or et des chèvres compris, avance l’Intendant de la valeur de ses dés. Leur nombre ne compte pas.
corinth-rule-s2 = Une marche va de voisine en voisine et commence où la dernière a fini, la première à la case départ. Aucune case n’est foulée ni atteinte deux fois dans la partie. Le départ compte comme foulé dès qu’on le quitte.
corinth-rule-s3 = Chaque or dépensé rend la marche plus longue ou plus courte d’un pas.
corinth-rule-s4 = Avec l’écurie, un ou deux pas de plus ou de moins sont gratuits, et l’on peut ajouter de l’or. Une marche de k pas avec la valeur v coûte autant d’or que k et v diffèrent, moins 2 avec l’écurie, et jamais moins que rien. On paie quand la marche s’arrête, avant que sa case donne quoi que ce soit.
corinth-rule-s5 = Une marche compte au moins un pas. Seuls votre or et les cases libres limitent sa longueur.
corinth-rule-s6 = Si vous ne pouvez terminer aucune marche, vous ne pouvez pas en choisir une.
corinth-rule-s7 = La case où la marche s’arrête est entourée et donne son effet. Les cases foulées en passant ne donnent rien.
corinth-rule-s8 = Une case avec des biens coche autant de symboles dans ce quartier (A3, A4 et A5 valent, le surplus est perdu). Une case avec de l’or ou des chèvres en donne autant. L’entrepôt et le comptoir n’ajoutent rien ici.
corinth-rule-s9 = Une case avec un dé jaune vous donne un dé jaune de plus dans chacun de vos lancers à partir de maintenant, gratuitement ; jamais plus de { $yellow } en tout.
corinth-rule-s10 = Une case +1 ne donne rien par elle-même ; elle compte sur les cases de score (S11).
corinth-rule-s11 = Sur une case de score, vous écrivez dans le cadre combien de cases vous avez entourées jusqu’ici, celle-ci comprise et le départ non, plus 1 pour chaque +1 entouré.
corinth-rule-b1 = À la fin de chaque tour, même d’un tour où rien d’autre n’est arrivé et du dernier, vous pouvez construire autant de bâtiments que vous voulez, chacun une fois, en payant leur prix (C4).
corinth-rule-b2 = Temple : à la fin, 3 points pour chacun de vos bâtiments, temple compris.
corinth-rule-b3 = Entrepôt : chacune de vos livraisons coche un symbole de plus dans ce quartier.
corinth-rule-b4 = Écurie : un ou deux pas de plus ou de moins sont gratuits à chaque marche (S4).
corinth-rule-b5 = Comptoir : chaque action d’or donne 2 or de plus (C5 le limite).
corinth-rule-b6 = Un bâtiment sert à partir du tour suivant, puisqu’on le construit après l’action.
corinth-rule-e1 = Vous marquez les points de vos boutiques terminées, vos bonus, 1 pour 2 or et 1 pour 2 chèvres qui vous restent, les points de l’Intendant et ceux du temple.
corinth-rule-e2 = Les points de l’Intendant sont la somme de vos cadres. Avec l’option steward=last, seul le dernier cadre écrit compte.
corinth-rule-e3 = Le plus de points gagne. À égalité, le plus d’or restant ; si cela aussi est égal, la victoire est partagée.

## Corinth : le dessin

corinth-draw-title = Corinth
corinth-draw-printed = Corinth : ce qui est imprimé
corinth-draw-printed-all = Le plateau du port avec ses six quartiers et une feuille de score vide avec quatre quartiers de boutiques, le marché, l’or, les chèvres, les bâtiments et la piste des tours.
corinth-draw-table = Corinth : la table à la manche { $round }
corinth-draw-lies = { $district } : { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } de { $value }.
corinth-draw-holds = Place { $seat } : { $gold } or, { $goats ->
        [one] 1 chèvre
       *[other] { $goats } chèvres
    }, Intendant en { $steward }.
corinth-draw-harbor = Port
corinth-draw-round = Manche { $round }
corinth-draw-over = Partie finie
corinth-draw-lowest = plus petite valeur
corinth-draw-highest = plus grande valeur
corinth-draw-group = { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } de { $value }
corinth-draw-seat = Place { $seat }
corinth-draw-to-play = à jouer
corinth-draw-first = premier joueur
corinth-draw-track = Piste des tours
corinth-draw-shop = { $good } : une boutique à { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $symbols ->
        [one] 1 symbole
       *[other] { $symbols } symboles
    }
corinth-draw-bonus = { $good } : { $points ->
        [one] 1 point
       *[other] { $points } points
    } pour qui termine le quartier le premier
corinth-draw-market = Marché
corinth-draw-start = L’Intendant part d’ici
corinth-draw-scoring = Case de score : son cadre reçoit autant de points qu’il y a de cases entourées, et un de plus pour chaque +1 parmi elles
corinth-draw-plus = Compte un de plus dans les cadres
corinth-draw-die = Un dé jaune de plus dans chacun de vos lancers
corinth-draw-gives-goats = Donne { $amount ->
        [one] une chèvre
       *[other] { $amount } chèvres
    }
corinth-draw-checks = Coche { $amount ->
        [one] { $amount } symbole
       *[other] { $amount } symboles
    } ({ $good })
corinth-draw-gives-gold = Donne { $amount } or
corinth-draw-gold = Or
corinth-draw-goats = Chèvres
corinth-draw-half = 2 = 1 point
corinth-draw-temple = Temple
corinth-draw-warehouse = Entrepôt
corinth-draw-stable = Écurie
corinth-draw-store = Comptoir
corinth-draw-power-temple = 3 points pour chacun de vos bâtiments
corinth-draw-power-warehouse = chaque livraison coche un symbole de plus
corinth-draw-power-stable = jusqu’à 2 pas de plus ou de moins, gratuits
corinth-draw-power-store = chaque action d’or donne 2 or de plus
corinth-draw-about-track = Qui commence une manche barre une case ; quand toutes les pistes sont pleines, la partie est finie
corinth-draw-about-purse = Entouré quand on le gagne, barré quand on le dépense ; ce qui ne trouve pas de symbole est perdu
corinth-draw-about-building = { $name } : { $power }. Construit à la fin d’un tour, une fois, au prix indiqué

## Jouer

play-bot-name = { $number ->
        [1] Aspasie
        [2] Lysis
        [3] Myrto
       *[other] Nicias
    }
play-ask = Choisissez un coup.
play-comma = ,{" "}
play-or = {" "}·{" "}
play-line = { $head } : { $gives }
play-gives-nothing = rien
play-advice = Le mieux semble « { $move } ». Suite probable : { $line }.
play-advice-share = gagne
play-advice-points = points
play-advice-tried = essais
play-advice-solved = résolu
play-log-empty = Rien ne s’est encore passé.
play-total = total
play-score = Points
play-winner = { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } avec { $points ->
        [one] 1 point
       *[other] { $points } points
    } !
play-winner-at-once = { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    }, quels que soient les points !
play-winners = { $players } partagent la victoire avec { $points ->
        [one] 1 point
       *[other] { $points } points
    } chacun.
play-and = {" "}et{" "}

## Corinth : les mots

corinth-title = Corinth
corinth-board-round = Manche { $round } sur { $rounds }
corinth-board-harbor = Port
corinth-board-box = cadre

## Corinth : ce qui est demandé

corinth-ask-buying = Vous commencez la manche. Acheter des dés jaunes pour votre lancer, 1 or chacun ? Vous avez { $gold } or.
corinth-ask-choosing = Choisissez un groupe de dés, pour son quartier ou pour la marche de l’Intendant.
corinth-ask-compensating = Il ne reste pas de dés pour vous : avancez l’Intendant avec la valeur 1, ou passez.
corinth-ask-stocking = Quelle boutique { corinth-of-district } reçoit { $symbols ->
        [one] le symbole
       *[other] les { $symbols } symboles
    } ? Elle donne ses points quand elle est pleine.
corinth-ask-walking = { $steps ->
        [0] Une marche de { $value } depuis la { $spot }.
       *[other] Pas { $steps } d’une marche de { $value }, en { $spot }.
    } { $stable ->
        [yes] Deux pas de plus ou de moins sont gratuits, les suivants
       *[no] Les pas de plus ou de moins
    } coûtent 1 or chacun ; vous avez { $gold } or.
corinth-ask-building = Construire un bâtiment ? Vous avez { $gold } or et { $goats ->
        [one] { $goats } chèvre
       *[other] { $goats } chèvres
    }.
corinth-ends-walking = Où aller ? Choisissez une arrivée, ou allez pas à pas : { $moves }.
corinth-ends-compensating = Choisissez l’arrivée de la marche, ou « skip ».

corinth-choice-buy = n’acheter rien et lancer
corinth-choice-discard = retirer les dés pour rien
corinth-choice-skip = laisser l’Intendant où il est
corinth-choice-end = ne plus rien construire
corinth-then-stocking = puis vous choisissez une boutique

## Corinth : ce qui s’est passé

corinth-round-began = Manche { $number } : { $you ->
        [yes] vous commencez
       *[no] { $player } commence
    }
corinth-bought = { $you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { $dice ->
        [one] un dé jaune
       *[other] { $dice } dés jaunes
    } pour { $dice } or
corinth-rolled = { $you ->
        [yes] Vous lancez
       *[no] { $player } lance
    } { $white }{ $yellow-count ->
        [0] {""}
       *[other] {" "}et en jaune { $yellow }
    }
corinth-all-same = Tous les dés montrent la même valeur : { $you ->
        [yes] vous gagnez
       *[no] { $player } gagne
    } aussitôt (R7)
corinth-took = { $you ->
        [yes] { $purpose ->
            [action] Vous prenez les dés { corinth-of-district }
            [steward] Vous marchez avec les dés { corinth-of-district }
           *[nothing] Vous retirez pour rien les dés { corinth-of-district }
        }
       *[no] { $purpose ->
            [action] { $player } prend les dés { corinth-of-district }
            [steward] { $player } marche avec les dés { corinth-of-district }
           *[nothing] { $player } retire pour rien les dés { corinth-of-district }
        }
    }
corinth-gained = { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { corinth-gives-gained }
corinth-delivering = { $you ->
        [yes] Vous livrez
       *[no] { $player } livre
    } { corinth-gives-delivering }
corinth-ticked = { $you ->
        [yes] Vous cochez
       *[no] { $player } coche
    } { corinth-gives-ticked }
corinth-shop-finished = { $you ->
        [yes] Vous terminez
       *[no] { $player } termine
    } la boutique à { $shop } { corinth-of-district } (+{ $shop } points)
corinth-bonus-won = { $you ->
        [yes] Vous remplissez
       *[no] { $player } remplit
    } en premier { corinth-the-district } (bonus +{ $points })
corinth-surplus = { $you ->
        [yes] Vous perdez
       *[no] { $player } perd
    } { corinth-gives-surplus }
corinth-set-out = { $you ->
        [yes] Vous avancez
       *[no] { $player } avance
    } l’Intendant sans dés
corinth-stepped = { $you ->
        [yes] Votre Intendant fait
       *[no] L’Intendant de { $player } fait
    } { corinth-gives-stepped }
corinth-circled = { $you ->
        [yes] Vous entourez
       *[no] { $player } entoure
    } la case en { $spot }
corinth-die-added = { $you ->
        [yes] Vous lancez
       *[no] { $player } lance
    } désormais un dé jaune de plus ({ $dice } en tout)
corinth-box-written = { $you ->
        [yes] Vous écrivez
       *[no] { $player } écrit
    } { $points } dans le cadre en { $spot }
corinth-skipped = { $you ->
        [yes] Vous laissez
       *[no] { $player } laisse
    } l’Intendant en place : il ne restait pas de dés
corinth-built = { $you ->
        [yes] Vous construisez
       *[no] { $player } construit
    } { corinth-the-building } pour { corinth-price }
corinth-price = { $gold ->
        [0] {""}
       *[other] { $gold } or
    }{ $gold ->
        [0] {""}
       *[other] { $goats ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $goats ->
        [0] {""}
        [one] { $goats } chèvre
       *[other] { $goats } chèvres
    }
corinth-yellow-removed = { $dice ->
        [one] Le dé jaune encore au port est retiré
       *[other] Les { $dice } dés jaunes encore au port sont retirés
    }
corinth-ended = La dernière manche est finie

## Corinth : ce qu’apporte un coup

corinth-would-bought = { $dice ->
        [one] 1 dé jaune
       *[other] { $dice } dés jaunes
    } pour ce lancer et votre prochain tour, −{ $dice } or
corinth-gives-gained = +{ $amount } { $what ->
        [goats] { $amount ->
            [one] chèvre
           *[other] chèvres
        }
       *[gold] or
    }{ $lost ->
        [0] {""}
        [one] {" "}({ $lost } de plus est perdu, il ne reste pas de symbole)
       *[other] {" "}({ $lost } de plus sont perdus, il ne reste pas de symboles)
    }
corinth-gives-delivering = { $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    } { corinth-at-district }
corinth-gives-delivering-ticked = { corinth-gives-ticked }
corinth-gives-delivering-ticked-shop-finished = { corinth-gives-delivering }, { corinth-gives-ticked-shop-finished }
corinth-gives-ticked = { $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    } dans la boutique à { $shop } { corinth-of-district }
corinth-gives-shop-finished = la termine (+{ $shop })
corinth-gives-ticked-shop-finished = termine la boutique à { $shop } (+{ $shop })
corinth-gives-bonus-won = premier à remplir { corinth-the-district } : bonus +{ $points }
corinth-gives-surplus = { $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    } sans place { corinth-at-district }
corinth-gives-stepped = { $steps } pas jusqu’à la { $spot }
corinth-gives-set-out-stepped = { corinth-gives-stepped }
corinth-gives-set-out = {""}
corinth-would-set-out = marche de { $value }
corinth-end-set-out = {""}
corinth-end-set-out-stepped = {""}
corinth-end-stepped = {""}
corinth-reach-circled = { $gives-kind ->
        [yellow-die] dé jaune
        [star] {""}
       *[other] { $gives }
    }
corinth-reach-gained = {""}
corinth-reach-delivering = {""}
corinth-reach-delivering-ticked = {""}
corinth-reach-delivering-ticked-shop-finished = (+{ $shop })
corinth-reach-ticked-shop-finished = (+{ $shop })
corinth-reach-ticked = {""}
corinth-reach-bonus-won = (+{ $points })
corinth-reach-die-added = {""}
corinth-reach-box-written = cadre { $points }
corinth-gives-paid = −{ $gold } or
corinth-gives-circled = { $gives-kind ->
        [plus1] +1 pour les cadres suivants
       *[other] {""}
    }
corinth-gives-die-added = un dé jaune de plus à chaque lancer
corinth-gives-box-written = cadre de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
corinth-would-built = coûte { corinth-price } ; { $building ->
        [temple] 3 points pour chacun de vos bâtiments à la fin
        [warehouse] chaque livraison coche un symbole de plus
        [stable] deux pas de plus ou de moins sont gratuits à chaque marche
        [store] chaque action d’or donne 2 or de plus
       *[other] utile plus tard
    }

## Corinth : les parts du score

corinth-part-green = boutiques vertes
corinth-part-purple = boutiques violettes
corinth-part-blue = boutiques bleues
corinth-part-orange = boutiques orange
corinth-part-bonuses = bonus
corinth-part-gold = or, 1 pour 2
corinth-part-goats = chèvres, 1 pour 2
corinth-part-steward = Intendant
corinth-part-temple = temple

## Golden Horn

golden-horn-title = Golden Horn

## Golden Horn : pourquoi un coup est refusé

golden-horn-refuse-chance-form = « { $move } » n’est ni un cube ni une carte ; écrivez cube ou card et sa couleur.
golden-horn-refuse-cube-due = Il faut d’abord tirer un cube pour le port.
golden-horn-refuse-card-due = Il faut d’abord piocher une carte.
golden-horn-refuse-cube = Aucun cube { $cube } n’est dans le sac.
golden-horn-refuse-card = Aucune carte de ce genre n’est dans la pioche.
golden-horn-refuse-place-now = On place les bateaux avant le début de la partie, et seulement alors.
golden-horn-refuse-place-order = C’est le { $kind } qu’il faut placer ; chacun place trio, duo et solo dans cet ordre.
golden-horn-refuse-raid-now = On pille au début de son tour, une seule fois.
golden-horn-refuse-raid-enemy = On ne pille qu’un bateau adverse de cette table.
golden-horn-refuse-raid-port = Les bateaux au port sont à l’abri.
golden-horn-refuse-raid-empty = Ce bateau ne porte rien.
golden-horn-refuse-raid-mercenaries = Un bateau qui a un mercenaire à bord ne peut pas être pillé.
golden-horn-refuse-raid-sails = Ce bateau n’a pas de voile { golden-horn-tinted } ; les deux cartes doivent être des couleurs de ses voiles.
golden-horn-refuse-raid-cards = Vous n’avez pas ces deux cartes.
golden-horn-refuse-no-raid-now = Le moment de piller est passé pour ce tour.
golden-horn-refuse-ready-now = « ready » termine le début d’un tour après un pillage, et seulement là.
golden-horn-refuse-sail-now = On choisit un bateau une fois par tour, après le pillage.
golden-horn-refuse-sail = Le { $kind } ne peut pas partir : rien dans son port n’est à charger pour lui.
golden-horn-refuse-turn = Le { $kind } ne peut pas faire demi-tour ; seul un bateau vidé par un pillage le peut, à son prochain départ.
golden-horn-refuse-load-now = Un bateau ne charge qu’en quittant Venise ou Constantinople.
golden-horn-refuse-load-figures = Aucune figurine de ce genre n’est dans ce port.
golden-horn-refuse-load-none = Aucun cube { golden-horn-tinted } n’est dans ce port.
golden-horn-refuse-load-sails = Un bateau à voile { golden-horn-tinted } ne charge pas de cubes { golden-horn-tinted }.
golden-horn-refuse-voyage-now = Aucun bateau n’est en route en ce moment.
golden-horn-refuse-on = Le bateau n’a pas de voile { golden-horn-tinted } ; il ne continue qu’avec une carte { golden-horn-tinted }.
golden-horn-refuse-wind-colour = Le bateau est sur une case { golden-horn-tinted } ; seule une carte { golden-horn-tinted } y donne du vent.
golden-horn-refuse-wind-sail = Le bateau a une voile { golden-horn-tinted } et continue sans carte.
golden-horn-refuse-wind-card = Vous n’avez pas de carte { golden-horn-tinted }.
golden-horn-refuse-call = Seul peut annoncer la fin qui a les six couleurs dans son entrepôt.
golden-horn-refuse-called = La fin est déjà annoncée.
golden-horn-refuse-end-now = La fin du tour n’est pas atteinte.
golden-horn-refuse-dominio = Cela fait partie de Dominio da Mar, que cette table ne joue pas.
golden-horn-refuse-conquer-now = On conquiert et on échange des paysans au début de son tour, avant et après le pillage, et à sa fin.
golden-horn-refuse-conquered = { golden-horn-territory } est déjà conquise.
golden-horn-refuse-conquer-cost = { golden-horn-territory } coûte { $cost } mercenaires ; deux paysans en valent un.
golden-horn-refuse-exchange = Les paysans de votre entrepôt s’échangent un pour un, au moins un, tant qu’il y a des mercenaires dans la réserve.

## Golden Horn : les mots du plateau

golden-horn-draw-title = Golden Horn
golden-horn-draw-printed = Golden Horn et Dominio da Mar : le plateau à quatre
golden-horn-draw-printed-all = Une carte marine. La route mène de Venise, par des tuiles de trois cases colorées et par Modon, à Constantinople. Chaque port du bout a des places pour les marchandises et des mouillages. Cinq territoires de Dominio da Mar avec leur prix et leurs points, le sac, la pioche, la défausse, et quatre flottes de trois bateaux avec leurs voiles.
golden-horn-draw-chart = La carte marine de Golden Horn
golden-horn-draw-chart-all = La route mène de Venise, par des tuiles de trois cases colorées, à Constantinople.
golden-horn-draw-table = Golden Horn : la table à la manche { $round }
golden-horn-draw-turn = Manche { $round } · tour de la place { $seat }
golden-horn-draw-setup = Bateaux, marchandises, cartes · place { $seat }
golden-horn-draw-over = Partie finie
golden-horn-draw-end-port = La fin : un port n’a plus de marchandises
golden-horn-draw-end-call = La fin est annoncée
golden-horn-draw-end-territories = La fin : tous les territoires sont conquis
golden-horn-draw-lies = { $port } : { $things }.
golden-horn-draw-holds = Place { $seat } : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } en main, { $stored } dans l’entrepôt.
golden-horn-draw-conquered = Conquis : { $territories }.
golden-horn-draw-boat = Place { $seat }, { $kind } ({ $sails }) : pas encore placé
golden-horn-draw-boat-heading = Place { $seat }, { $kind } ({ $sails }) : { $place }, cap sur { $heading }, à bord { $cargo }
golden-horn-draw-space-number = case { $number }
golden-horn-draw-nothing = rien
golden-horn-draw-space = Case { $number } : { $colour }
golden-horn-draw-modone-holds = Modon : place pour { $boats ->
        [one] un bateau
       *[other] { $boats } bateaux
    }
golden-horn-draw-territory = { $name } : coûte { $cost ->
        [one] un mercenaire
       *[other] { $cost } mercenaires
    }, donne { $points } points
golden-horn-draw-brings = { $kind } : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à chaque arrêt dans un port
golden-horn-draw-seat = Place { $seat }
golden-horn-draw-you = vous
golden-horn-draw-first = premier joueur
golden-horn-draw-to-play = à jouer
golden-horn-draw-due = { $cards ->
        [one] une carte à piocher
       *[other] { $cards } cartes à piocher
    }
golden-horn-draw-hand = Main
golden-horn-draw-warehouse = Entrepôt
golden-horn-draw-bag-heading = Sac
golden-horn-draw-draw-pile-heading = Pioche
golden-horn-draw-discards-heading = Défausse
golden-horn-draw-mercenaries-heading = Mercenaires
golden-horn-draw-peasants-heading = Paysans
golden-horn-draw-venice = Venise
golden-horn-draw-modone = Modon
golden-horn-draw-constantinople = Constantinople
golden-horn-draw-zara = Zara
golden-horn-draw-durazzo = Durazzo
golden-horn-draw-candia = Candie
golden-horn-draw-negroponte = Nègrepont
golden-horn-draw-galata = Galata
golden-horn-draw-trio = trio
golden-horn-draw-duo = duo
golden-horn-draw-solo = solo
golden-horn-draw-yellow = jaune
golden-horn-draw-pink = rose
golden-horn-draw-green = vert
golden-horn-draw-red = rouge
golden-horn-draw-blue = bleu
golden-horn-draw-orange = orange
golden-horn-draw-mercenaries = { $many ->
        [one] mercenaire
       *[other] mercenaires
    }
golden-horn-draw-peasants = { $many ->
        [one] paysan
       *[other] paysans
    }

## Golden Horn : les règles

golden-horn-rules-c = Ce que contient la boîte
golden-horn-rules-s = Mise en place
golden-horn-rules-t = Un tour
golden-horn-rules-p = Les pillages
golden-horn-rules-m = Les voyages
golden-horn-rules-e = La fin et le score
golden-horn-rules-d = Dominio da Mar, l’extension (option dominio)

golden-horn-rule-c1 = Il y a six couleurs : jaune, rose, vert, rouge, bleu et orange, avec { $cubes } cubes et { $cards } cartes de chacune.
golden-horn-rule-c2 = Chacun a trois bateaux : le trio montre trois couleurs sur ses voiles, le duo deux autres, le solo la dernière. Chaque flotte montre les six couleurs :
    { $fleets }
golden-horn-rule-c3 = La mer est faite de tuiles de trois cases ; deux sortes de tuiles alternent. À partir de Venise : { $tiles }.
golden-horn-rule-c4 = À deux, la route est Venise, une tuile, Modon, l’autre tuile, Constantinople. À trois : Venise, quatre tuiles, Constantinople. À quatre : Venise, deux tuiles, Modon, deux tuiles, Constantinople. L’option modone=always met Modon au milieu à trois aussi, et l’on y pioche.
golden-horn-rule-c5 = Modon accueille { $modone } bateaux, Venise et Constantinople autant qu’on veut, une case de mer un seul. Les ports n’ont pas de couleur.
golden-horn-rule-s1 = On joue de deux à quatre. Le premier joueur est tiré au sort, ou choisi par l’hôte ; puis on joue dans le sens horaire. Les places 0 à 3 mènent les flottes A à D.
golden-horn-rule-s2 = À partir du premier joueur, chacun place ouvertement ses trois bateaux, à Venise ou à Constantinople comme il veut. Un bateau dans un port du bout a le cap sur l’autre.
golden-horn-rule-s3 = Tous les cubes vont dans le sac. On en tire { $holds } pour Venise, puis { $holds } pour Constantinople. Puis le premier joueur reçoit { $hand } cartes, puis le suivant, et ainsi de suite.
golden-horn-rule-s4 = Les mains sont cachées, leur taille ne l’est pas. Ce qui est dans un entrepôt est caché aux autres, leur nombre ne l’est pas ; avec l’option warehouses=open tous le voient.
golden-horn-rule-t1 = À votre tour vous pouvez piller une fois, puis vous devez avancer un bateau, puis vous pouvez annoncer la fin si vous en avez le droit (E2).
golden-horn-rule-t2 = Si aucun de vos bateaux ne peut partir, vous ne le faites pas ; le reste du tour demeure.
golden-horn-rule-t3 = Si tous les joueurs l’un après l’autre ne peuvent faire partir aucun bateau, la partie finit aussitôt.
golden-horn-rule-p1 = Pour piller, vous jouez deux cartes, chacune d’une couleur des voiles de la victime ; deux fois la même est permis. Un pillage par tour.
golden-horn-rule-p2 = On ne pille qu’un bateau adverse en mer qui porte quelque chose. Les bateaux dans les trois ports sont à l’abri. La distance ne compte pas.
golden-horn-rule-p3 = Un cube de sa cargaison va droit dans votre entrepôt. Les deux cartes sont défaussées.
golden-horn-rule-p4 = Si le bateau en devient vide, son propriétaire peut lui faire faire demi-tour au lieu de continuer. Il le décide quand ce bateau repart, une fois : il continue, ou il fait demi-tour et revient dans le même coup. Ensuite il garde son cap jusqu’à un port du bout.
golden-horn-rule-m1 = Un bateau qui quitte Venise ou Constantinople doit d’abord charger tous les cubes d’une couleur qui n’est pas sur ses voiles. S’il n’y en a pas, il ne peut pas partir. Aucun bateau ne charge sans partir dans le même tour.
golden-horn-rule-m2 = Aussitôt après, ce port est rempli de nouveau jusqu’à { $holds } depuis le sac, tant qu’il y en a.
golden-horn-rule-m3 = Un coup mène à la case suivante. Les cases de mer occupées, par vos bateaux aussi, et Modon quand il est plein sont sautées, toutes d’affilée.
golden-horn-rule-m4 = Sur une case d’une couleur de ses voiles, le bateau peut continuer, gratuitement.
golden-horn-rule-m5 = Sur toute autre case de mer vous pouvez jouer une carte de la couleur de la case pour continuer. L’un et l’autre peuvent se répéter, et vous pouvez vous arrêter sur chaque case.
golden-horn-rule-m6 = Un bateau doit s’arrêter à Modon s’il y a de la place, et dans un port du bout ; son voyage finit là.
golden-horn-rule-m7 = Dans un port du bout le bateau décharge tout dans l’entrepôt de son propriétaire et fait demi-tour. Il ne le fait jamais à Modon.
golden-horn-rule-m8 = À chaque arrêt dans l’un des trois ports vous piochez : { $trio } cartes avec le trio, { $duo } avec le duo, { $solo } avec le solo. À deux, on ne pioche pas à Modon. La main n’est pas limitée.
golden-horn-rule-m9 = Quand il faut piocher et que la pioche est vide, on mélange la défausse, qui devient la pioche. S’il n’y en a pas non plus, on ne pioche rien.
golden-horn-rule-e1 = La fin vient quand un port n’a plus de marchandises, le sac étant vide. Elle est annoncée aussitôt après le remplissage qui a manqué ; personne n’a besoin de la dire.
golden-horn-rule-e2 = Qui a les six couleurs dans son entrepôt peut annoncer la fin à la fin de son propre tour, si elle ne l’est pas encore.
golden-horn-rule-e3 = On finit alors la manche : le dernier tour est celui du joueur à droite du premier. Si c’est lui qui amène la fin, la partie finit avec ce tour.
golden-horn-rule-e4 = Ce qui est encore à bord ne compte pas. Chaque cube en entrepôt vaut 1 point. Des rangées de couleurs différentes en donnent plus : quatre 1, cinq 2, six 4. Chaque cube compte dans une seule rangée ; le meilleur partage est pris.
golden-horn-rule-e5 = Le plus de points gagne ; à égalité la victoire est partagée.
golden-horn-rule-d1 = { $black } cubes noirs et { $white } blancs rejoignent le sac, et les ports en tiennent { $dominio-holds } au lieu de { $holds }. { $mercenaries } mercenaires sont dans la réserve, et il y a cinq territoires.
golden-horn-rule-d2 = Les territoires, avec leur prix en mercenaires et leurs points : { $territories }.
golden-horn-rule-d3 = Un cube noir ou blanc tiré pour un port est remplacé par un mercenaire. Le noir quitte le jeu, le blanc retourne dans le sac avant que le cube suivant soit tiré.
golden-horn-rule-d4 = S’il n’y a plus de mercenaire, un paysan le remplace : un cube noir hors du jeu. S’il n’y a ni l’un ni l’autre, rien n’est placé et l’on tire le cube suivant ; on cesse de remplir quand il ne reste que des cubes blancs et que rien ne peut être placé.
golden-horn-rule-d5 = Un bateau qui part peut charger, au lieu de marchandises, tous les mercenaires du port, ou tous les paysans, ou les deux. Les marchandises ne se mêlent jamais à eux. Un bateau sans couleur à charger peut partir ainsi (M1).
golden-horn-rule-d6 = Un bateau qui a un mercenaire à bord ne peut pas être pillé ; un bateau qui n’a que des paysans le peut. Le pillard range un paysan, et P4 vaut.
golden-horn-rule-d7 = Mercenaires et paysans se déchargent dans l’entrepôt comme les marchandises.
golden-horn-rule-d8 = Au début de votre tour, avant et après le pillage, et à sa fin vous pouvez conquérir des territoires libres : vous payez le prix depuis votre entrepôt, les mercenaires d’abord, deux paysans valant un mercenaire. Les mercenaires retournent à la réserve, les paysans aux cubes noirs hors du jeu.
golden-horn-rule-d9 = Aux mêmes moments vous pouvez échanger des paysans de votre entrepôt contre des mercenaires de la réserve, un pour un. Les paysans à bord ne s’échangent jamais. Les paysans des ports s’échangent dès que la réserve a des figurines : quand le début du tour se termine, avant le choix du bateau, et après chaque tour, tout Venise d’abord. Les paysans échangés vont aux cubes noirs hors du jeu.
golden-horn-rule-d10 = Au lieu de E1, la fin vient quand un port n’a ni marchandises ni mercenaires après son remplissage, même s’il y reste des paysans, et quand tous les territoires sont conquis. E2 et E3 valent.
golden-horn-rule-d11 = À la fin s’ajoutent les points de vos territoires, et 1 pour chaque mercenaire et chaque paysan de votre entrepôt. Ils ne comptent dans aucune rangée.

golden-horn-board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Golden Horn : ce qui est demandé

golden-horn-ask-placing = D’où part votre { $kind } ? Il aura le cap sur l’autre port.
golden-horn-ask-starting = { $dominio ->
        [yes] Avant de partir : conquérir, échanger, ou piller un bateau en mer (D8, D9, P1) ?
       *[no] Avant de partir : piller un bateau en mer ? Deux cartes volent un cube (P1).
    }
golden-horn-ask-after-raid = Votre pillage est fait. Conquérir, échanger, ou continuer (D8, D9) ?
golden-horn-ask-sailing = Lequel de vos bateaux part ?
golden-horn-ask-loading = Votre { $kind } quitte { $place } avec { $dominio ->
        [yes] tous les cubes d’une couleur, ou les figurines (M1, D5). Lesquels
       *[no] tous les cubes d’une couleur (M1). Laquelle
    } ?
golden-horn-ask-voyaging = Votre { $kind } est en { $place }. Il peut rester ou continuer (M4, M5).
golden-horn-ask-ending = { $dominio ->
        [yes] Avant la fin de votre tour : autre chose (D8, D9, E2) ?
       *[no] Votre entrepôt a les six couleurs. Annoncer la fin (E2) ?
    }
golden-horn-choice-no-raid = partir en paix
golden-horn-choice-ready = continuer et choisir un bateau
golden-horn-choice-call = annoncer la fin : cette manche est la dernière
golden-horn-choice-end = terminer le tour
golden-horn-then-loading = puis vous chargez

## Golden Horn : ce qui est arrivé

golden-horn-tinted = { $colour ->
        [yellow] jaune
        [pink] rose
        [green] verte
        [red] rouge
        [blue] bleue
       *[orange] orange
    }
golden-horn-dyed = { $number ->
        [one] { $thing ->
            [yellow] cube jaune
            [pink] cube rose
            [green] cube vert
            [red] cube rouge
            [blue] cube bleu
           *[orange] cube orange
        }
       *[other] { $thing ->
            [yellow] cubes jaunes
            [pink] cubes roses
            [green] cubes verts
            [red] cubes rouges
            [blue] cubes bleus
           *[orange] cubes orange
        }
    }
golden-horn-dyed-one = { $thing ->
        [yellow] cube jaune
        [pink] cube rose
        [green] cube vert
        [red] cube rouge
        [blue] cube bleu
        [orange] cube orange
       *[peasants] paysan
    }
golden-horn-fleet-placed = { $you ->
        [yes] Vous placez vos bateaux
       *[no] { $player } place ses bateaux
    }
golden-horn-port = { $port ->
        [venice] Venise
       *[constantinople] Constantinople
    }
golden-horn-heading = { $heading ->
        [venice] Venise
       *[constantinople] Constantinople
    }
golden-horn-place = { $place ->
        [venice] Venise
        [modone] Modon
        [constantinople] Constantinople
       *[other] { $place }
    }
golden-horn-origin = { $origin ->
        [venice] Venise
        [modone] Modon
        [constantinople] Constantinople
       *[other] { $origin }
    }
golden-horn-territory = { $territory ->
        [zara] Zara
        [durazzo] Durazzo
        [candia] Candie
        [negroponte] Nègrepont
       *[galata] Galata
    }
golden-horn-coloured = { $colour ->
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
golden-horn-things = { $thing ->
        [mercenaries] { golden-horn-figures }
        [peasants] { golden-horn-figures }
       *[other] { $number } { golden-horn-dyed }
    }
golden-horn-dealt = { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } { golden-horn-cards }{ $colours-count ->
        [0] {""}
       *[other] {" "}: { $colours }
    }
golden-horn-cards = { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
golden-horn-pile-renewed = La pioche est renouvelée : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
golden-horn-no-cards-left = Il ne reste aucune carte à piocher
golden-horn-refilled = { golden-horn-port } est rempli
golden-horn-raided = { $you ->
        [yes] Vous pillez
       *[no] { $player } pille
    } { $victim-you ->
        [yes] votre { $kind }
       *[no] le { $kind } de { $victim }
    } avec { $cards } : un { golden-horn-dyed-one } volé
golden-horn-conquest = { $you ->
        [yes] Vous conquérez
       *[no] { $player } conquiert
    } { golden-horn-territory } pour { golden-horn-price } (+{ golden-horn-board-points })
golden-horn-price = { $mercenaries ->
        [0] {""}
        [one] { $mercenaries } mercenaire
       *[other] { $mercenaries } mercenaires
    }{ $peasants ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}et{" "}
        }{ $peasants ->
            [one] { $peasants } paysan
           *[other] { $peasants } paysans
        }
    }
golden-horn-exchanged = { $you ->
        [yes] Vous échangez
       *[no] { $player } échange
    } { $number ->
        [one] { $number } paysan contre un mercenaire
       *[other] { $number } paysans contre des mercenaires
    }
golden-horn-relieved = { $number ->
        [one] Un mercenaire remplace { $number } paysan
       *[other] Des mercenaires remplacent { $number } paysans
    } à { golden-horn-port }
golden-horn-move-left-out = { $you ->
        [yes] Aucun de vos bateaux ne peut partir
       *[no] Aucun bateau de { $player } ne peut partir
    }
golden-horn-voyage = { $you ->
        [yes] Vous menez votre { $kind }
       *[no] { $player } mène le { $kind }
    } de { golden-horn-origin } à { golden-horn-place }{ $cards-count ->
        [0] {""}
       *[other] , en jouant { $cards }
    }
golden-horn-end-announced = La fin est annoncée : { $reason ->
        [port] un port n’a plus de marchandises
        [territories] tous les territoires sont conquis
       *[call] { $you ->
            [yes] par vous
           *[no] par { $player }
        }
    }. Cette manche est la dernière
golden-horn-ended = La partie est finie, et tous les entrepôts sont ouverts

golden-horn-gives-turned = demi-tour vers { golden-horn-heading }
golden-horn-gives-loaded = { golden-horn-things } à bord
golden-horn-gives-unloaded = { golden-horn-things } en entrepôt
golden-horn-gives-put = { golden-horn-things }
golden-horn-gives-drew = { golden-horn-cards } en main{ $colours-count ->
        [0] {""}
       *[other] {" "}({ $colours })
    }
golden-horn-gives-placed = { $kind } à { golden-horn-port }
golden-horn-would-placed = cap sur { $port ->
        [venice] Constantinople
       *[constantinople] Venise
    }
golden-horn-would-set-sail = de { golden-horn-place }
golden-horn-would-voyage = vers { golden-horn-place }
golden-horn-would-stopped = reste ici
golden-horn-end-voyage = { $place ->
        [venice] { golden-horn-for }
        [modone] { golden-horn-for }
        [constantinople] { golden-horn-for }
       *[other] { golden-horn-coloured }, { golden-horn-for }
    }
golden-horn-for = { $cards-count ->
        [0] gratuit
        [one] −{ $cards-count } carte
       *[other] −{ $cards-count } cartes
    }
golden-horn-reach-voyage = { golden-horn-place }
golden-horn-reach-loaded = { golden-horn-gives-put }
golden-horn-reach-unloaded = {""}
golden-horn-reach-turned = {""}
golden-horn-reach-drawing-began = {""}
golden-horn-would-raided = +1 { golden-horn-dyed-one }, −2 cartes
golden-horn-would-conquest = +{ golden-horn-board-points }, −{ golden-horn-price }
golden-horn-would-exchanged = { $number ->
        [one] { $number } paysan devient un mercenaire
       *[other] { $number } paysans deviennent des mercenaires
    }
golden-horn-would-drawing-began = { $cards ->
        [0] {""}
        [one] +{ $cards } carte
       *[other] +{ $cards } cartes
    }
golden-horn-would-end-announced = la fin vient : cette manche est la dernière

golden-horn-part-goods = marchandises
golden-horn-part-rows4 = rangées de quatre couleurs
golden-horn-part-rows5 = rangées de cinq couleurs
golden-horn-part-rows6 = rangées de six couleurs
golden-horn-part-territories = territoires
golden-horn-part-figures = mercenaires et paysans

## Le serveur

server-full = Tant de monde est connecté à ce serveur qu’il n’y a plus de place. Réessayez dans un instant.
server-error = Quelque chose s’est mal passé sur le serveur ; c’est noté. Réessayez dans un instant.
http-unknown = Il n’y a rien à cette adresse. Les adresses sont listées sous /api.
http-method = Cette adresse n’accepte pas une telle requête. Les adresses sont listées sous /api.
http-socket = Cette adresse parle WebSocket. Connectez-vous avec un client WebSocket ; les messages sont décrits sous /api.
http-long = La requête est trop longue.
http-empty = elle n’a pas de corps ; il faut un objet JSON
http-deep = elle est imbriquée trop profondément
http-no-text = son corps n’est pas du texte UTF-8
http-handshake = Ce n’est pas ainsi que commence un WebSocket : des en-têtes trop nombreux ou trop longs, ou un corps.
http-slow = La requête n’est pas arrivée à son terme à temps.
http-broken = Ce qui est arrivé n’est pas du HTTP.
http-malformed = La requête ne convient pas : { $why }
origin-foreign = La page { $origin } n’a pas le droit de parler à ce serveur.
host-foreign = Ce serveur ne répond pas pour l’hôte « { $host } ». Ouvrez-le à sa propre adresse, ou démarrez-le avec --allowed-host et ce nom.
retry-time = { $minutes ->
        [0] { $retry_after ->
                [one] dans une seconde
               *[other] dans { $retry_after } secondes
            }
        [one] dans une minute
       *[other] dans { $minutes } minutes
    }
too-many-requests = Trop de requêtes viennent de votre réseau. Réessayez { retry-time }.
too-many-people = Beaucoup de personnes viennent de prendre un nom depuis votre réseau. Réessayez { retry-time }.
too-many-tables = Vous avez ouvert beaucoup de tables. Réessayez { retry-time }.
too-many-rematches = Vous avez demandé beaucoup de revanches. Réessayez { retry-time }.
too-many-boards = Vous avez ouvert beaucoup de plateaux d’essai. Réessayez { retry-time }.
too-many-play-ons = Vous avez repris beaucoup de parties. Réessayez { retry-time }.
too-many-uploads = Vous avez envoyé beaucoup de parties. Réessayez { retry-time }.
too-many-hints = Vous avez demandé beaucoup de conseils. Réessayez { retry-time }.
too-many-chats = Vous avez écrit beaucoup de messages. Réessayez { retry-time }.
too-many-undos = Vous avez repris beaucoup de coups. Réessayez { retry-time }.
too-many-waiting = Vous êtes déjà l’hôte de { $most } tables qui attendent des joueurs. Commencez-en ou fermez-en une d’abord.
too-many-waiting-here = { $most } tables de votre réseau attendent déjà des joueurs. Rejoignez-en une, ou attendez que l’une ait commencé.
too-many-long-tables = Beaucoup de longues parties sont ouvertes depuis votre réseau. Fermez-en une pour en ouvrir une autre.
too-many-sockets = Il y a déjà { $most } connexions depuis cette adresse. Fermez-en, ou attendez que d’autres soient parties.
too-many-messages = Trop de messages ; la connexion est fermée. Reconnectez-vous et envoyez plus lentement.
message-long = Le message dépasse { $most } octets.
message-malformed = Ce n’est pas un message du protocole : { $why }
socket-silent = Rien n’a été dit ; le premier message doit être « hello ».
socket-no-hello = Le premier message doit être « hello ».
socket-hello-twice = « hello » a déjà été dit.
socket-protocol = Ce serveur parle le protocole { $protocol } ; rechargez la page ou mettez le programme à jour.
person-unknown = Dites d’abord qui vous êtes : donnez-vous un nom.
person-forged = Ce serveur ne reconnaît pas votre cookie ou votre jeton ; donnez-vous de nouveau un nom.
person-nameless = Un nom a besoin d’au moins un caractère visible.
seat-forged = Ce n’est pas la clé d’une place à cette table.
seat-unknown = Il n’y a pas de place { $seat } à cette table ; la dernière est { $last }.
seat-taken = La place { $seat } est prise.
seat-one = Vous avez déjà une place à cette table. Levez-vous d’abord si vous en voulez une autre.
seat-empty = Personne n’est assis à la place { $seat }.
seat-removed = L’hôte vous a retiré de votre place. Vous pouvez encore regarder.
seat-barred = L’hôte vous a retiré de cette table ; vous ne pouvez plus vous y asseoir. Vous pouvez encore regarder.
entropy-given = La place { $seat } a déjà donné ses nombres aléatoires aux dés ; ils restent tels quels.
table-unknown = Il n’y a pas de table { $code }. Vérifiez le lien ou le code.
table-removed = La table { $code } a été supprimée : son hôte l’a fermée, ou elle est restée longtemps sans servir.
table-fast = Trop de choses sont dites ou reprises ici à la fois ; attendez un instant.
record-long = Un enregistrement compte au plus { $most } événements ; celui-ci en a davantage.
table-long = À une table, une partie compte au plus { $most } événements, et celle-ci les a atteints ; on ne peut plus y jouer de coup.
table-full = Plus de { $most } choses se sont passées à cette table ; on n’y peut plus rien reprendre ni rien dire. La partie continue.
table-broken = Ce qui est enregistré de la table { $code } ne peut pas être lu ; personne ne peut y jouer. Tout est gardé tel quel ; qui tient le serveur peut l’examiner.
table-not-started = La partie n’a pas commencé.
table-started = La partie a déjà commencé.
table-not-yours = Seuls ceux qui sont assis à la table peuvent faire cela.
table-not-host = Seul l’hôte de la table peut faire cela.
table-waiting = Des places sont encore libres : { $seats }. Attendez des joueurs, ou donnez-les à des robots.
table-not-over = La partie n’est pas finie.
table-over = La partie est finie ; plus rien n’est demandé.
table-watching = Vous regardez ; seuls ceux qui sont assis peuvent jouer.
table-not-asked = Ce n’est pas votre tour.
table-stale = Ceci répond à la position { $at }, mais la partie en est à { $now }.
table-doubled = Ce coup a déjà été joué.
table-undone = Ce coup a déjà été joué, puis repris. Rejouez-le si vous le voulez.
table-no-undo = Il n’y a rien à reprendre : seulement votre propre dernier choix, tant que ni le hasard ni un autre joueur n’y a répondu.
chat-empty = Ce message ne dit rien.
chat-fast = Vous en dites trop à la fois ; attendez un instant.
hint-not-here = On joue sans conseils à cette table.
hint-not-asked = Un conseil est donné à qui c’est le tour.
hint-twice = Un conseil est déjà en préparation.
moment-unknown = La partie n’a pas d’événement { $event } ; le dernier est { $last }.
store-failed = Le serveur ne peut rien enregistrer pour l’instant, donc rien n’a changé. Réessayez dans un instant.
store-conflict = Quelqu’un d’autre a changé cela au même moment, donc rien n’a changé. Réessayez.
page-unknown = La page n’a pas ce fichier.
store-address = La base de données doit être un fichier ou une adresse comme postgresql://user@host/name.
too-many-bot-tables = Vous, ou d’autres à votre adresse, avez déjà { $most } parties avec des robots en cours. Finissez-en une, ou quittez-la une minute, puis réessayez.
too-many-reviews = Vous, ou d’autres à votre adresse, avez déjà { $most } analyses en cours. Attendez que l’une d’elles soit finie, puis redemandez.
study-not-over = Cela vaut pour les parties finies.
study-at-end = La partie est finie à ce moment ; choisissez-en un plus tôt.

## Mots des composants

word-spices = épices
word-carpets = tapis
word-grapes = raisins
word-olive-oil = huile d’olive
word-gold = or
word-goats = chèvres
word-goat = chèvre
word-green = vert
word-purple = violet
word-blue = bleu
word-orange = orange
word-yellow = jaune
word-pink = rose
word-red = rouge
word-temple = temple
word-warehouse = entrepôt
word-stable = écurie
word-store = comptoir
word-start = départ
word-yellow-die = dé jaune
word-mercenaries = mercenaires
word-peasants = paysans
word-venice = Venise
word-modone = Modon
word-constantinople = Constantinople
word-zara = Zara
word-durazzo = Durazzo
word-candia = Candie
word-negroponte = Nègrepont
word-galata = Galata
