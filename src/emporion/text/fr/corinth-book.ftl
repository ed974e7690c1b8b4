### Les mots des jeux et de la page sont dans docs/glossary.md.
### La règle de Corinth autour de ses articles : chapitres, résumés, exemples, et ce en quoi les livrets diffèrent.

corinth-chapter-aim = Le jeu en une minute
corinth-chapter-box = Le contenu de la boîte
corinth-chapter-setup = Mise en place
corinth-chapter-round = Une manche : l’approvisionnement du port
corinth-chapter-turn = Votre tour
corinth-chapter-actions = Or, chèvres et livraisons
corinth-chapter-steward = L’intendant
corinth-chapter-buildings = Les bâtiments
corinth-chapter-end = La fin et le décompte final
corinth-chapter-two = À deux joueurs
corinth-chapter-variants = Variantes
corinth-chapter-leaflets = Là où les livrets diffèrent
corinth-chapter-card = Aide-mémoire

corinth-book-aim = Vous êtes marchands au port de Corinthe. Avec les dés qui arrivent au port à chaque manche, vous garnissez des échoppes, amassez pièces d’or et chèvres, construisez des bâtiments et envoyez votre intendant au marché. Le joueur qui totalise le plus de points gagne la plus grande renommée.
corinth-book-turn = { web-primer-corinth }
corinth-book-setup =
    Placez le plateau port au centre de la table, avec les dés blancs dessus et les dés jaunes à côté.
    Donnez à chacun une feuille de notes et un crayon.
corinth-book-shop = Quand une échoppe est complète, entourez ses points.
corinth-book-two = À deux joueurs, une manche a trois tours : le premier joueur, le second, puis de nouveau le premier. On joue 12 manches, six pour chaque premier joueur. Les dés jaunes sont retirés après le premier des trois tours (R8, R9).
corinth-book-variant-steward = L’option « Points de l’intendant » dit ce qui compte à la fin : la somme de toutes les cases remplies, ou la dernière seulement (E2). On la choisit en ouvrant la table, et la page l’y affiche.
corinth-book-leaflets = Corinth a paru avec des livrets en cinq langues. Ils s’accordent sur presque tout. Voici ce qui a été décidé là où ils diffèrent ou se taisent.
corinth-book-card =
    Début de manche : le premier joueur raye une case, peut acheter des dés jaunes à 1 pièce d’or chacun, et lance les dés.
    Triez les dés : la plus haute valeur au quartier Or, les autres à partir du bas, la plus faible d’abord.
    Tour : prenez un groupe et utilisez son quartier (pièces d’or, chèvres ou marchandises : une par dé), ou déplacez l’intendant d’autant de pas que sa valeur. Puis construisez.
    Marchandises : complétez une échoppe avant d’en entamer une autre dans le même quartier. Le premier à compléter un quartier gagne son bonus.
    Intendant : 1 pièce d’or par pas de plus ou de moins. Jamais par un emplacement déjà utilisé. Le dernier emplacement est entouré et donne son effet.
    Zone de décompte : inscrivez le nombre d’emplacements entourés, plus 1 par +1 entouré.
    Après le premier tour d’une manche, on retire les dés jaunes ; après le dernier, tous les dés.
    Décompte : échoppes, bonus, cases de l’intendant, 3 par bâtiment avec le Temple, 1 par tranche de 2 pièces d’or et par tranche de 2 chèvres.

## Les règles

corinth-rule-c1 = Le plateau port a six quartiers. De bas en haut : { LIST($harbor, each: "corinth-district-of") }.
corinth-rule-c2 = Votre feuille a quatre quartiers d’échoppes. Une échoppe rapporte ses points quand tous ses symboles sont cochés. Le premier joueur qui complète un quartier marque son bonus : { LIST($bonuses, each: "corinth-bonus-of") } ; les autres quartiers n’en ont pas. Les échoppes par leurs points, avec le nombre de leurs symboles entre parenthèses :
    { LIST($shops, each: "corinth-shops-of", style: "lines") }
corinth-rule-c3 = Le marché a 5 lignes de 5 emplacements. Les voisins d’un emplacement sont au-dessus, au-dessous, à gauche et à droite, jamais en diagonale. L’intendant commence sur l’emplacement de départ. Un * est une zone de décompte, avec une case à remplir.
    { LIST($market, each: "corinth-market-row", style: "lines") }
corinth-rule-c4 = Le prix des bâtiments, en pièces d’or + chèvres : { LIST($buildings, each: "corinth-building-price", style: "dots") }.
corinth-rule-c5 = Votre feuille a { $gold } symboles pour les pièces d’or et { $goats } pour les chèvres ; { $circled ->
        [0] aucun n’est entouré
        [one] le premier de chaque sorte est entouré
       *[other] les { $circled } premiers de chaque sorte sont entourés
    } dès le départ. { corinth-c5-use }
corinth-c5-use = Entourez un symbole quand vous recevez une pièce ou une chèvre, et rayez-le quand vous la dépensez. Ce que vous recevez au-delà du dernier symbole est perdu.
corinth-rule-c6 = Le compte-tours de chaque feuille a { $spots } cases. Il y a { $white } dés blancs et { $yellow } dés jaunes.
corinth-rule-r1 = Corinth se joue de deux à quatre joueurs. Chacun commence avec les pièces d’or et les chèvres entourées sur sa feuille (C5). Désignez le premier joueur de la manière qui vous convient ; ici, il est tiré au sort ou choisi par l’hôte.
corinth-rule-r2 = À quatre joueurs, chacun raye avant la partie les deux cases les plus à gauche de son compte-tours.
corinth-rule-r3 = Au début d’une manche, son premier joueur, et lui seul, raye la case suivante de son compte-tours. Cela fait 12 manches à deux, 18 à trois et 16 à quatre ; chacun joue 18, 18 ou 16 tours.
corinth-rule-r4 = Le premier joueur peut alors acheter des dés jaunes pour ce lancer, à 1 pièce d’or chacun. Avec les dés du marché (S9), il n’y en a jamais plus de { $yellow }.
corinth-rule-r5 = Le premier joueur lance ensemble les { $white } dés blancs et ses dés jaunes.
corinth-rule-r6 = Regroupez les dés de même valeur. Le groupe de plus haute valeur va dans le quartier Or. Les autres remplissent les quartiers à partir du bas, la valeur la plus faible d’abord, un groupe par quartier.
corinth-rule-r7 = Si tous les dés d’un lancer affichent la même valeur, dés jaunes compris, le joueur qui les a lancés remporte aussitôt la partie.
corinth-rule-r8 = À trois ou quatre joueurs, le premier joueur joue un tour, puis les autres dans le sens des aiguilles d’une montre. À deux, le premier joueur joue un tour, puis le second, puis de nouveau le premier.
corinth-rule-r9 = Après le premier tour de la manche, retirez les dés jaunes qui sont encore dans le port : seul le premier joueur peut s’en servir. Les dés blancs restent. Si un groupe n’avait que des dés jaunes, son quartier reste vide ; les autres groupes ne bougent pas.
corinth-rule-r10 = Après le dernier tour de la manche, retirez les dés restants. Si toutes les cases de tous les compte-tours sont rayées, la partie est finie. Sinon, le joueur à gauche du premier joueur devient le nouveau premier joueur.
corinth-rule-t1 = À votre tour, choisissez un groupe de dés, retirez-le et utilisez-le pour une action : celle de son quartier (A1, A2) ou un déplacement de l’intendant (S1). Ensuite, vous pouvez construire des bâtiments (B1).
corinth-rule-t2 = Si aucun groupe ne vous permet d’agir, vous devez tout de même en choisir un et le retirer. Vous pouvez agir s’il est possible de cocher un symbole, d’entourer une pièce d’or ou une chèvre, ou d’effectuer un déplacement complet de l’intendant ; vous devez alors le faire.
corinth-rule-t3 = S’il ne reste aucun groupe quand vient votre tour, vous pouvez à la place déplacer l’intendant d’un pas. Les pièces d’or et l’Étable peuvent modifier ce déplacement comme d’habitude (S3, S4).
corinth-rule-a1 = Recevoir de l’or ou des chèvres : un groupe du quartier Or ou du quartier Chèvres vous donne autant de pièces d’or ou de chèvres qu’il a de dés, dans la limite de vos symboles (C5).
corinth-rule-a2 = Livrer des marchandises : avec un groupe d’un autre quartier, vous y cochez autant de symboles que le groupe a de dés, et un de plus avec l’Entrepôt. Vous ne pouvez pas en cocher moins. Les symboles en trop sont perdus.
corinth-rule-a3 = Complétez une échoppe avant d’en entamer une autre dans le même quartier. Vous choisissez l’ordre des échoppes.
corinth-rule-a4 = Une livraison peut compléter une échoppe et continuer dans une autre. Vous choisissez laquelle.
corinth-rule-a5 = Le premier joueur qui coche tous les symboles d’un quartier, par une livraison ou avec l’intendant, en entoure le bonus. Tous les autres le rayent. Ils peuvent encore y livrer des marchandises, mais le bonus est perdu pour eux. Certains quartiers n’ont pas de bonus (C2).
corinth-rule-s1 = Vous pouvez utiliser n’importe quel groupe, même celui du quartier Or ou du quartier Chèvres, pour déplacer l’intendant. Il avance d’autant de pas que la valeur des dés. Le nombre de dés ne compte pas.
corinth-rule-s2 = L’intendant passe d’un emplacement à un emplacement voisin. Il part de là où son dernier déplacement s’est terminé ; la première fois, de l’emplacement de départ. Dans toute la partie, il ne passe jamais deux fois par le même emplacement et ne revient jamais au départ.
corinth-rule-s3 = Chaque pièce d’or dépensée allonge ou raccourcit le déplacement d’un pas.
corinth-rule-s4 = Chaque pas de plus ou de moins que la valeur coûte 1 pièce d’or ; avec l’Étable, les deux premiers de ces pas sont gratuits. Exemple : avec un 5, vous vous arrêtez après 3 pas pour 2 pièces d’or, ou gratuitement avec l’Étable. Vous payez quand l’intendant s’arrête, avant de recevoir ce que donne l’emplacement.
corinth-rule-s5 = L’intendant se déplace d’au moins un pas. Seuls les emplacements libres et vos pièces d’or limitent la longueur du déplacement.
corinth-rule-s6 = Si vous ne pouvez pas effectuer un déplacement complet de l’intendant, vous ne pouvez pas choisir cette action.
corinth-rule-s7 = Tracez le chemin de l’intendant sur votre feuille et entourez l’emplacement où il s’arrête. Vous en recevez l’effet. Les emplacements traversés ne donnent rien.
corinth-rule-s8 = Sur un emplacement de marchandises, cochez dans ce quartier autant de symboles qu’indiqué. Les règles des échoppes et des bonus s’appliquent (A3 à A5) ; les symboles en trop sont perdus. Un emplacement de pièces d’or ou de chèvres vous en donne autant qu’indiqué. L’Entrepôt et le Magasin n’ajoutent rien ici.
corinth-rule-s9 = Un emplacement avec un dé jaune vous donne désormais un dé jaune de plus dans chacun de vos lancers, gratuitement. Vous n’en lancez jamais plus de { $yellow }.
corinth-rule-s10 = Un emplacement +1 ne donne rien par lui-même ; il compte sur les zones de décompte (S11).
corinth-rule-s11 = Quand l’intendant s’arrête sur une zone de décompte, inscrivez dans sa case le nombre d’emplacements que vous avez entourés jusqu’ici (comptez celui-ci, pas le départ), plus 1 pour chaque +1 parmi eux.
corinth-rule-b1 = Après votre action, ou si vous n’en avez pas eu, vous pouvez construire un ou plusieurs bâtiments. Payez le prix de chacun (C4). Chaque bâtiment ne se construit qu’une fois. Cela vaut aussi pour votre dernier tour.
corinth-rule-b2 = Temple : à la fin, vous marquez 3 points pour chacun de vos bâtiments, Temple compris.
corinth-rule-b3 = Entrepôt : vous cochez un symbole de plus à chacune de vos livraisons.
corinth-rule-b4 = Étable : à chaque déplacement de l’intendant, jusqu’à deux pas de plus ou de moins sont gratuits (S4).
corinth-rule-b5 = Magasin : quand vous recevez de l’or avec un groupe de dés, vous recevez 2 pièces d’or de plus (C5).
corinth-rule-b6 = Un bâtiment sert à partir de votre tour suivant, puisque vous le construisez après votre action.
corinth-rule-e1 = Marquez les points de vos échoppes complètes et de vos bonus, 1 point par tranche de 2 pièces d’or restantes et 1 par tranche de 2 chèvres restantes, ainsi que les points de l’intendant et du Temple.
corinth-rule-e2 = Les points de l’intendant sont la somme de vos cases. Avec la variante « la dernière case seulement » (steward=last), seule compte la dernière case remplie.
corinth-rule-e3 = Le joueur qui totalise le plus de points remporte la partie. En cas d’égalité, celui des joueurs concernés à qui il reste le plus de pièces d’or gagne ; si l’égalité persiste, ils se partagent la victoire.

## Remarques

corinth-leaflet-c5 = Les livrets ne disent pas ce qui se passe quand le dernier symbole est entouré. Ici, un symbole ne sert qu’une fois : on ne reçoit jamais plus de pièces d’or ou de chèvres qu’il n’y a de symboles imprimés.
corinth-leaflet-t2 = Les livrets ne disent pas quand une action est possible. Ici, elle l’est si elle change votre feuille.
corinth-leaflet-t3 = Les livrets ne parlent que d’un lancer qui donne trop peu de groupes, et ne disent rien des pièces d’or et de l’Étable. Ici, la raison n’importe pas : les dés jaunes retirés comptent aussi, de même que le troisième tour d’une manche à deux. Les pièces et l’Étable servent comme pour tout déplacement.
corinth-leaflet-a2 = Le livret espagnol dit que l’on doit cocher tous les symboles, le français qu’on le peut. Ici, on le doit.
corinth-leaflet-s8 = Les livrets ne disent pas si l’Entrepôt et le Magasin servent sur les emplacements du marché. Non : tous deux concernent des actions que l’intendant remplace.
corinth-leaflet-s11 = Les livrets français, néerlandais et espagnol font inscrire le score précédent plus ce qui s’y est ajouté depuis. Le nombre est le même.
corinth-leaflet-b1 = Les livrets ne disent pas si l’on peut construire dans un tour sans action. On le peut.
corinth-leaflet-e2 = Les livrets diffèrent. L’allemand compte les points notés dans toutes les cases. Le français, le néerlandais et l’espagnol tiennent un total cumulé, dont seule la dernière case compterait. Cette table joue selon ce qui est dit sous « Variantes » ; la somme est le choix habituel.

## Exemples

corinth-example-harbor-1 = Six valeurs
corinth-example-harbor-1-0 = Le premier joueur va lancer neuf dés blancs.
corinth-example-harbor-1-1 = Les deux 6 ont la plus haute valeur et vont dans le quartier Or. Les autres dés remplissent les quartiers à partir du bas : les 1 dans le quartier Chèvres, puis un quartier après l’autre. Avec six valeurs, le quartier orange est rempli lui aussi.
corinth-example-harbor-2 = Trois valeurs seulement
corinth-example-harbor-2-0 = Un autre lancer.
corinth-example-harbor-2-1 = Les 5 vont dans le quartier Or, les 2 dans le quartier Chèvres, les 3 dans le quartier vert. Les autres quartiers restent vides pour cette manche.
corinth-example-harbor-3 = Un dé jaune tout seul
corinth-example-harbor-3-0 = Le premier joueur a acheté un dé jaune pour 1 pièce d’or.
corinth-example-harbor-3-1 = Le 6 jaune a la plus haute valeur et se trouve seul dans le quartier Or. Si le premier joueur ne le prend pas maintenant, il sera retiré après ce tour.
corinth-example-delivery = Une livraison, deux échoppes et un bonus
corinth-example-delivery-0 = Dans le quartier des tapis, l’échoppe à 5 points est complète. Il manque un symbole à l’échoppe à 8 points ; celle à 3 points n’est pas entamée. Trois dés se trouvent dans le quartier bleu du port.
corinth-example-delivery-1 = Trois symboles : un complète l’échoppe à 8 points, deux l’échoppe à 3 points. Le quartier est complet, et personne n’a été plus rapide : bonus 3. Cela fait 8 + 3 + 3 points en un tour.
corinth-example-steward = Deux déplacements de l’intendant
corinth-example-steward-0 = L’intendant est encore au départ. Un groupe de valeur 3 est choisi pour le déplacer.
corinth-example-steward-1 = Quatre pas au lieu de trois coûtent 1 pièce d’or. Le déplacement se termine sur une zone de décompte : un seul emplacement est entouré jusqu’ici, on inscrit donc 1 dans la case.
corinth-example-steward-2 = À la fin du même tour, l’Étable est construite.
corinth-example-steward-3 = À la manche suivante, le joueur 2 a lancé les dés et choisi.
corinth-example-steward-4 = Deux pas avec une valeur de 4 : avec l’Étable, deux pas de moins sont gratuits. Le +1 comptera désormais dans chaque case.
corinth-example-sheet = Une feuille à la fin
corinth-example-sheet-0 = Le décompte : { LIST($parts, each: "corinth-example-part", style: "dots") }. En tout { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
corinth-example-part = { $item ->
        [orange] échoppes orange
        [blue] échoppes bleues
        [purple] échoppes violettes
        [green] échoppes vertes
        [bonuses] bonus
        [gold] pièces d’or
        [goats] chèvres
        [steward] intendant
       *[temple] Temple
    } { $number }
