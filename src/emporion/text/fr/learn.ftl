### Les mots des jeux et de la page sont dans docs/glossary.md.

# Leçons à jouer, et conseils de la première partie. Les explications sont dans en/learn.ftl.

## Partout

learn-place = Étape { $step } sur { $steps }
learn-back = Précédent
learn-next = Suivant
learn-show = Montrez-moi
learn-again = Recommencer
learn-first-game = Jouer une première partie

## Corinth

learn-corinth-title = Apprendre Corinth
learn-corinth-roll = Vous êtes marchand à Corinthe. Le joueur qui totalise le plus de points l’emporte, et les échoppes complètes en rapportent beaucoup. À chaque tour, vous prenez un groupe de dés dans le port et vous l’utilisez. Vous commencez cette manche : lancez les neuf dés blancs.
learn-corinth-groups = Les dés de même valeur forment un groupe. La valeur la plus haute va au quartier Or ; les autres remplissent le port à partir du quartier Chèvres, la plus faible d’abord.
learn-corinth-deliver = Avec un groupe, vous cochez dans son quartier autant de symboles qu’il compte de dés. Prenez les deux dés du quartier du raisin.
learn-corinth-shop = Choisissez l’échoppe que vous commencez. Elle ne compte que si tous ses symboles sont cochés. Deux symboles complètent l’échoppe à 2 points.
learn-corinth-shop-six = L’échoppe à 6 points a quatre symboles. Vous en cocheriez deux, et il faudrait la compléter avant d’en commencer une autre ici.
learn-corinth-goats = Les quartiers Or et Chèvres donnent autant de pièces d’or ou de chèvres qu’il y a de dés. Prenez la chèvre : avec celle que vous avez, cela fait deux.
learn-corinth-build = Après votre action, vous pouvez construire des bâtiments. Chacun vous aide jusqu’à la fin de la partie. Le Magasin coûte 2 chèvres et ajoute 2 pièces d’or chaque fois que vous recevez de l’or. Construisez-le.
learn-corinth-build-end = Vous avez les deux chèvres que coûte le Magasin, et plus tôt il est là, plus il rapporte.
learn-corinth-gold = Votre adversaire a commencé la deuxième manche. Prenez l’or : trois dés donnent trois pièces d’or, et votre Magasin en ajoute deux.
learn-corinth-gold-green = Avec un dé, vous cochez un symbole. L’or rapporte cinq pièces d’un coup.
learn-corinth-yellow = Vous commencez de nouveau une manche, et vous avez des pièces. Un dé jaune coûte 1 pièce d’or. Les dés jaunes sont lancés avec les blancs et retirés après votre premier tour : ils ne servent qu’à vous. Achetez-en deux.
learn-corinth-yellow-none = Des pièces qui dorment ne vous apportent rien ici. Deux dés de plus agrandissent vos groupes.
learn-corinth-harvest = Les deux dés jaunes ont rejoint les 3. Prenez ces quatre dés et complétez l’échoppe à 6 points.
learn-corinth-harvest-orange = Avec deux dés, vous cochez deux symboles d’épices. Les quatre 3 complètent une échoppe à 6 points.
learn-corinth-steward = Au lieu de sa propre action, un groupe peut déplacer l’intendant : d’autant de pas que sa valeur, quel que soit le nombre de dés. Il vous donne ce que montre son dernier emplacement. Utilisez le 2 et menez-le au dé jaune : désormais vous en lancez un de plus, gratuitement.
learn-corinth-steward-oil = Là, vous ne cochez qu’une fois un symbole d’huile d’olive. Le dé jaune vous aide à chacun de vos lancers.
learn-corinth-bonus = Quelques manches plus tard. Dans votre quartier des tapis, il manque un symbole à l’échoppe à 8 points et deux à celle à 3 points. Prenez les trois dés : ils complètent les deux, et le premier qui complète un quartier gagne son bonus.
learn-corinth-bonus-gold = L’or peut attendre. Le bonus n’est que pour le premier qui complète le quartier.
learn-corinth-coin = Sur une zone de décompte, vous écrivez le nombre d’emplacements entourés, plus 1 par +1 entouré. Le coin est à un pas, votre groupe vaut 2 : pour 1 pièce d’or, l’intendant fait un pas de plus ou de moins. Envoyez-le là.
learn-corinth-coin-oil = Deux pas ne coûtent rien et donnent deux symboles. La zone de décompte donne 4 points pour une pièce.
learn-corinth-score = La partie est finie, { $points } à { $rival }. Comptent les échoppes complètes, les bonus, les cases de l’intendant et le Temple ; 2 pièces d’or ou 2 chèvres font 1 point. Vous savez maintenant jouer à Corinth.

## Golden Horn

learn-golden-horn-title = Apprendre Golden Horn
learn-golden-horn-ship = Vos trois bateaux transportent des marchandises entre Venise et Constantinople. Ce qui arrive dans votre entrepôt rapporte des points ; le joueur qui en totalise le plus l’emporte. À chaque tour, vous déplacez un bateau. Regardez les couleurs de ses voiles : votre duo en a deux, l’orange et le rose. Faites-le partir.
learn-golden-horn-load = Un bateau qui part charge tous les cubes d’une couleur, mais jamais d’une couleur de ses voiles. Chargez les trois cubes jaunes.
learn-golden-horn-load-blue = Il n’y a qu’un cube bleu, et un bateau ne charge qu’une couleur. Trois cubes valent plus.
learn-golden-horn-sails = Depuis une case de la couleur d’une de ses voiles, un bateau poursuit sa route gratuitement. Votre duo a l’orange et le rose : il va jusqu’au vert.
learn-golden-horn-sails-stop = Vous pouvez vous arrêter sur n’importe quelle case, mais d’ici vos voiles vous portent plus loin gratuitement.
learn-golden-horn-again = Votre tour suivant. Faites suivre le trio, avec les trois cubes roses.
learn-golden-horn-wind = Le trio n’a pas de voile orange. Une carte Vent de la couleur de la case lui fait poursuivre sa route. Jouez la carte orange et arrêtez-vous sur le rose.
learn-golden-horn-wind-stop = Vous pouvez vous arrêter ici. Mais pour une carte, le trio arrive juste derrière votre duo, et cela vous servira.
learn-golden-horn-raid = Avant de déplacer un bateau, vous pouvez en attaquer un en mer : deux cartes des couleurs de ses voiles vous donnent un de ses cubes, directement dans votre entrepôt. Attaquez le trio aux cubes bleus.
learn-golden-horn-raid-peace = Ces deux cartes vous donnent un cube tout de suite, et votre adversaire le perd.
learn-golden-horn-jump = On saute les cases occupées. Votre duo est devant vous, sur le vert : faites avancer le trio, et il saute jusqu’à Modone.
learn-golden-horn-modone = À Modone, un bateau doit s’arrêter tant qu’il y a de la place ; il y en a pour trois. Il ne peut pas y être attaqué. À quatre joueurs, on y pioche aussi des cartes.
learn-golden-horn-port = Le trio saute par-dessus la case rouge jusqu’à la bleue, puis, avec votre carte bleue, par-dessus la jaune jusqu’à Constantinople. Là, il décharge dans votre entrepôt, fait demi-tour, et vous piochez : 1 carte pour trois couleurs de voiles, 2 pour deux, 3 pour une.
learn-golden-horn-port-stop = Sur le bleu, votre bateau pourrait être attaqué. La carte le mène au port dès maintenant.
learn-golden-horn-rows = Quelques tours plus tard. Chaque cube vaut 1 point, et les rangées de couleurs différentes valent plus : quatre +1, cinq +2, six +4. Il vous manque le jaune : deux cubes jaunes complètent deux rangées.
learn-golden-horn-rows-red = Trois cubes rouges font trois points, mais aucune rangée ne grandit. Les deux jaunes en rapportent 6.
learn-golden-horn-call = Votre entrepôt a les six couleurs : vous pouvez annoncer la fin. On finit la manche, puis on compte. Vous êtes en tête : annoncez-la.
learn-golden-horn-call-end = Vous êtes en tête. Si vous continuez, votre adversaire peut vous rattraper.
learn-golden-horn-count = { $points } à { $rival }. Les cubes et les rangées de l’entrepôt comptent, pas les cubes à bord. La partie prend fin aussi quand le sac est vide et qu’il n’y a plus de marchandises à Venise ou à Constantinople. Vous savez maintenant jouer à Golden Horn.

## Dominio da Mar

learn-dominio-title = Apprendre Dominio da Mar
learn-dominio-mercenaries = Dominio da Mar ajoute des mercenaires et des territoires. Au lieu de marchandises, un bateau peut charger tous les mercenaires de son port. Chargez les trois.
learn-dominio-mercenaries-yellow = Deux cubes font deux points. Avec des mercenaires, vous conquérez des territoires, qui valent plus.
learn-dominio-safe = Votre adversaire a des cartes aux couleurs de votre duo. Mais un bateau avec un mercenaire à bord ne peut pas être attaqué.
learn-dominio-conquer = Quelques tours plus tard, quatre mercenaires sont dans votre entrepôt. À votre tour, vous pouvez conquérir un territoire en payant son prix en mercenaires. Durazzo en coûte 3 et vaut 6 points.
learn-dominio-conquer-zara = Zara en coûte 2 et vaut 3. Pour un mercenaire de plus, Durazzo vaut le double.
learn-dominio-peasants = Quand la réserve n’a plus de mercenaires, des paysans prennent leur place dans les ports. Dans votre entrepôt, deux d’entre eux valent un mercenaire quand vous payez. Chargez-les ensemble, le mercenaire et les paysans.
learn-dominio-peasants-mercenaries = Les paysans peuvent venir avec lui et ne coûtent rien.
learn-dominio-exchange = Votre adversaire a conquis des territoires, et la réserve a de nouveau des mercenaires. Vous pouvez échanger contre eux les paysans de l’entrepôt, un pour un. Échangez les deux. Quatre mercenaires : conquérez maintenant Candia, pour 8 points.
learn-dominio-exchange-zara = Zara vaut 3. Vos deux paysans échangés, vous pourrez payer Candia, qui vaut 8.
learn-dominio-count = À la fin, vos territoires comptent, et chaque mercenaire ou paysan de votre entrepôt vaut 1 point. La partie prend fin aussi quand les cinq territoires sont conquis. Vous savez maintenant jouer avec l’extension.
