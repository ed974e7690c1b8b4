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
corinth-rule-a5 = Le premier dont tous les symboles du vert, du violet ou du bleu sont cochés gagne le bonus du quartier, par une livraison ou par l’Intendant. Pour tous les autres il est perdu. Un quartier sans bonus n’a rien à gagner.
corinth-rule-s1 = Au lieu de l’action de son quartier, n’importe quel groupe, ceux de l’or et des chèvres compris, avance l’Intendant de la valeur de ses dés. Leur nombre ne compte pas.
corinth-rule-s2 = Une marche va de voisine en voisine et commence où la dernière a fini, la première à start. Aucune case n’est foulée ni atteinte deux fois dans la partie. Le départ compte comme foulé dès qu’on le quitte.
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
corinth-draw-scoring = Case de score
corinth-draw-plus = Compte un de plus dans les cadres
corinth-draw-die = Un dé jaune de plus dans chacun de vos lancers
corinth-draw-gives-goats = Donne { $amount ->
        [one] une chèvre
       *[other] { $amount } chèvres
    }
corinth-draw-checks = Coche { $amount } de { $good }
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
corinth-draw-about-building = Construit à la fin d’un tour, une fois, au prix indiqué

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
        [0] Une marche de { $value } depuis { $spot }.
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
    } { $spot }
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
corinth-gives-stepped = { $steps } pas jusqu’à { $spot }
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

## Le serveur

server-error = Quelque chose s’est mal passé sur le serveur ; c’est noté. Réessayez dans un instant.
http-unknown = Il n’y a rien à cette adresse. Les adresses sont listées sous /api.
http-method = Cette adresse n’accepte pas une telle requête. Les adresses sont listées sous /api.
http-socket = Cette adresse parle WebSocket. Connectez-vous avec un client WebSocket ; les messages sont décrits sous /api.
http-long = La requête est trop longue.
http-malformed = La requête ne convient pas : { $why }
origin-foreign = La page { $origin } n’a pas le droit de parler à ce serveur.
too-many-requests = Trop de requêtes ; attendez un instant.
too-many-sockets = Il y a déjà { $most } connexions depuis cette adresse.
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
table-unknown = Il n’y a pas de table { $code }. Vérifiez le lien ou le code.
table-not-started = La partie n’a pas commencé.
table-started = La partie a déjà commencé.
table-not-yours = Seuls ceux qui sont assis à la table peuvent faire cela.
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
