### Les mots des jeux et de la page sont dans docs/glossary.md.
### La règle de Golden Horn autour de ses articles : chapitres, résumés, exemples, et ce en quoi le livret diffère.

golden-horn-chapter-aim = Le jeu en une minute
golden-horn-chapter-box = Le contenu de la boîte
golden-horn-chapter-setup = Mise en place
golden-horn-chapter-turn = Votre tour
golden-horn-chapter-raid = Les attaques
golden-horn-chapter-voyage = Les voyages
golden-horn-chapter-end = La fin et le décompte final
golden-horn-chapter-dominio = L’extension Dominio da Mar
golden-horn-chapter-two = À deux joueurs
golden-horn-chapter-variants = Variantes
golden-horn-chapter-leaflets = Là où le livret diffère
golden-horn-chapter-card = Aide-mémoire

golden-horn-book-aim = Vous êtes marchands de Venise et de Constantinople. Vos trois bateaux transportent des marchandises d’un port à l’autre, le vent dans les voiles et les pirates à leurs trousses. Quand un port n’a plus de marchandises, ou qu’un joueur qui en a de toutes les couleurs annonce la fin, le meilleur entrepôt l’emporte.
golden-horn-book-turn = { web-primer-golden-horn }
golden-horn-book-setup =
    Composez le parcours marin entre Venise et Constantinople selon le nombre de joueurs (C4).
    Donnez au premier joueur la figurine Golden Horn : elle montre où la manche commence et se termine.
golden-horn-book-dominio = Avec l’extension, vous transportez aussi des mercenaires, et conquérez avec eux des territoires. Les territoires ne sont pas sur le parcours : aucun bateau n’y va.
golden-horn-book-two = À deux joueurs, le parcours est court : une tuile, Modone, une tuile. On ne pioche pas de cartes à Modone (M8). Tout le reste est inchangé.
golden-horn-book-variant-modone = « Modone » : à l’origine, elle se trouve sur le parcours à deux et à quatre joueurs. « Aussi à trois joueurs » la place également au milieu du parcours à trois, et l’on y pioche des cartes (C4).
golden-horn-book-variant-warehouses = « Entrepôts » : dans le livret, ils sont cachés. Visibles, ils facilitent la tâche des débutants : tous les cubes ont voyagé à la vue de tous, et une bonne mémoire les connaît de toute façon (S4).
golden-horn-book-variant-dominio = « Dominio da Mar » ajoute l’extension : mercenaires, paysans et territoires (D1 à D11).
golden-horn-book-leaflets = Golden Horn a un livret et une feuille d’errata. Voici ce qui a été décidé là où ils diffèrent ou se taisent, et quelles valeurs ont dû être reconstituées.
golden-horn-book-card =
    Tour : attaquez une fois si vous voulez, puis déplacez un bateau, puis annoncez la fin si vous avez les six couleurs.
    Attaque : deux cartes des couleurs des voiles d’un bateau ; seulement en mer, seulement s’il est chargé ; un cube va dans votre entrepôt.
    En quittant un port : chargez tous les cubes d’une couleur absente des voiles, puis regarnissez le port jusqu’à neuf cubes.
    Déplacement : jusqu’à la prochaine case libre ; plus loin si sa couleur est sur les voiles, ou contre une carte de sa couleur.
    Arrêtez-vous à Modone s’il y a de la place, et à Venise ou à Constantinople : déchargez, faites demi-tour.
    Cartes à chaque arrêt dans un port : trio 1, duo 2, solo 3.
    Fin : un port est vide, ou un joueur qui a les six couleurs l’annonce. On termine la manche.
    Décompte : 1 point par cube ; les rangées de 4, 5 ou 6 couleurs différentes rapportent 1, 2 ou 4 points de plus.

## Les règles

golden-horn-rule-c1 = Il y a six couleurs : jaune, rose, vert, rouge, bleu et orange, avec { $cubes } cubes et { $cards } cartes de chacune. Chaque carte se joue de deux façons : comme carte Vent, elle permet à un bateau de poursuivre sa route depuis une case de sa couleur (M5) ; comme carte Pirate, elle sert, avec une seconde, à attaquer (P1).
golden-horn-rule-c2 = Vous avez une flottille de trois bateaux. Le trio montre trois couleurs sur ses voiles, le duo deux autres, le solo la dernière. Chaque flottille montre les six couleurs :
    { LIST($fleets, each: "golden-horn-fleet-of", style: "lines") }
golden-horn-rule-c3 = La mer est faite de tuiles de trois cases ; deux sortes de tuiles alternent. À partir de Venise : { LIST($tiles, each: "golden-horn-tile-of", style: "dots") }.
golden-horn-rule-c4 = À deux joueurs, le parcours est Venise, une tuile, Modone, l’autre tuile, Constantinople. À trois : Venise, quatre tuiles, Constantinople. À quatre : Venise, deux tuiles, Modone, deux tuiles, Constantinople. Avec la variante « Modone aussi à trois joueurs » (modone=always), Modone est au milieu à trois joueurs aussi, et l’on y pioche des cartes.
golden-horn-rule-c5 = Modone accueille { $modone } bateaux, Venise et Constantinople autant qu’on veut, une case de mer un seul. Les ports n’ont pas de couleur.
golden-horn-rule-s1 = Golden Horn se joue de deux à quatre joueurs. Le premier joueur est tiré au sort, ou choisi par l’hôte ; on joue dans le sens des aiguilles d’une montre. Les places ont, dans l’ordre, les flottilles A à D.
golden-horn-rule-s2 = À partir du premier joueur, chacun place ses trois bateaux à la vue de tous, à Venise ou à Constantinople, comme il veut, la proue vers la mer. Un bateau à Venise se dirige vers Constantinople, un bateau à Constantinople vers Venise.
golden-horn-rule-s3 = Mettez tous les cubes dans le sac. Tirez { $holds } cubes pour Venise, puis { $holds } pour Constantinople. Mélangez ensuite les cartes et distribuez-en { $hand } au premier joueur, puis au suivant, et ainsi de suite.
golden-horn-rule-s4 = Vos cartes et votre entrepôt sont secrets ; le nombre de vos cartes et de vos cubes est connu de tous. Avec la variante « entrepôts visibles » (warehouses=open), tous voient ce qu’il y a dans les entrepôts.
golden-horn-rule-t1 = À votre tour, vous pouvez attaquer une fois, puis vous devez déplacer un bateau, puis vous pouvez annoncer la fin si vous en avez le droit (E2).
golden-horn-rule-t2 = Si vous ne pouvez déplacer aucun bateau, passez cette étape ; le reste du tour se joue normalement.
golden-horn-rule-t3 = Si tous les joueurs la passent à la suite, la partie se termine aussitôt.
golden-horn-rule-p1 = Pour attaquer un bateau, jouez deux cartes Pirate, chacune d’une couleur de ses voiles ; elles peuvent être de la même couleur. Une attaque par tour.
golden-horn-rule-p2 = On n’attaque qu’un bateau adverse en mer qui transporte quelque chose. Les bateaux à Venise, à Modone et à Constantinople sont à l’abri. La distance ne compte pas.
golden-horn-rule-p3 = Un cube de sa cargaison va directement dans votre entrepôt. Défaussez les deux cartes.
golden-horn-rule-p4 = Si l’attaque lui a pris son dernier cube, le bateau peut faire demi-tour. Son propriétaire le décide quand il le déplace de nouveau : le bateau poursuit sa route, ou il fait demi-tour et repart en sens inverse dans ce même déplacement. Ensuite, il garde sa direction jusqu’à Venise ou Constantinople.
golden-horn-rule-m1 = Un bateau qui quitte Venise ou Constantinople doit d’abord charger tous les cubes d’une couleur qui n’est pas sur ses voiles. S’il n’y en a pas, il ne peut pas partir. Un bateau ne charge jamais sans partir dans le même tour.
golden-horn-rule-m2 = Aussitôt après le chargement, regarnissez le port jusqu’à { $holds } cubes avec ceux du sac, tant qu’il y en a.
golden-horn-rule-m3 = Déplacez le bateau jusqu’à la prochaine case libre devant lui. Il saute toutes les cases occupées sur son chemin (par vos bateaux aussi), et Modone quand le port est plein.
golden-horn-rule-m4 = Depuis une case d’une des couleurs de ses voiles, le bateau peut poursuivre sa route gratuitement.
golden-horn-rule-m5 = Depuis toute autre case de mer, il peut poursuivre sa route si vous défaussez une carte Vent de la couleur de la case. Vous pouvez faire l’un et l’autre aussi souvent que vous voulez dans un déplacement, et vous arrêter sur n’importe quelle case.
golden-horn-rule-m6 = Le bateau doit s’arrêter à Modone s’il y a de la place, ainsi qu’à Venise et à Constantinople. Son déplacement s’y termine.
golden-horn-rule-m7 = À Venise et à Constantinople, le bateau décharge tout dans l’entrepôt de son propriétaire et fait demi-tour. À Modone, il garde sa direction.
golden-horn-rule-m8 = Chaque fois qu’un de vos bateaux s’arrête dans un port, vous piochez des cartes selon le bateau : trio { $trio }, duo { $duo }, solo { $solo }. À deux joueurs, on ne pioche pas à Modone. Le nombre de cartes en main n’est pas limité.
golden-horn-rule-m9 = Quand il faut piocher et que la pioche est vide, mélangez la défausse, qui devient la pioche. S’il n’y a pas non plus de défausse, ne piochez rien.
golden-horn-rule-e1 = La dernière manche commence d’elle-même quand le sac est vide et que Venise ou Constantinople n’a plus de marchandises une fois le port regarni. Personne n’a à l’annoncer.
golden-horn-rule-e2 = Un joueur qui a les six couleurs dans son entrepôt peut annoncer la fin à la fin de son propre tour, si la dernière manche n’a pas encore commencé.
golden-horn-rule-e3 = On termine alors la manche : le dernier tour est celui du joueur à droite du premier joueur. Si c’est le tour de ce joueur qui provoque la fin, la partie se termine avec ce tour.
golden-horn-rule-e4 = Les marchandises encore à bord des bateaux ne comptent pas. Chaque cube de votre entrepôt vaut 1 point. Les rangées de couleurs différentes rapportent davantage : une rangée de quatre 1 point, de cinq 2, de six 4. Chaque cube compte dans une seule rangée ; on prend la meilleure répartition.
golden-horn-rule-e5 = Le joueur qui totalise le plus de points remporte la partie ; les joueurs à égalité se partagent la victoire.
golden-horn-rule-d1 = { $black } cubes noirs et { $white } cubes blancs s’ajoutent au sac, et les ports ont de la place pour { $dominio-holds } cubes au lieu de { $holds }. Il y a { $mercenaries } mercenaires dans la réserve, et cinq territoires.
golden-horn-rule-d2 = Les territoires, avec leur prix en mercenaires et leurs points : { LIST($territories, each: "golden-horn-territory-price", style: "dots") }.
golden-horn-rule-d3 = Un cube noir ou blanc tiré pour un port est remplacé par un mercenaire. Un cube noir quitte le jeu ; un cube blanc retourne dans le sac avant que l’on tire le cube suivant.
golden-horn-rule-d4 = S’il n’y a plus de mercenaires dans la réserve, mettez à la place un paysan : un des cubes noirs qui ont quitté le jeu. S’il n’y en a pas, ne placez rien et tirez le cube suivant. Arrêtez quand il ne reste que des cubes blancs et que rien ne peut être placé.
golden-horn-rule-d5 = Au lieu de marchandises, un bateau qui part peut charger tous les mercenaires du port, tous les paysans, ou les deux. On ne les mélange jamais avec des marchandises. Un bateau qui ne trouve aucune couleur à charger peut partir ainsi (M1).
golden-horn-rule-d6 = Un bateau qui a un mercenaire à bord ne peut pas être attaqué ; un bateau qui n’a que des paysans peut l’être. L’attaquant range un paysan dans son entrepôt, et P4 s’applique.
golden-horn-rule-d7 = Les mercenaires et les paysans se déchargent dans l’entrepôt comme les marchandises.
golden-horn-rule-d8 = Au début de votre tour, avant et après l’attaque, et à la fin du tour, vous pouvez conquérir des territoires encore libres. Payez-en le prix avec ce que contient votre entrepôt, les mercenaires d’abord ; deux paysans valent un mercenaire. Les mercenaires retournent dans la réserve, les paysans parmi les cubes noirs qui ont quitté le jeu.
golden-horn-rule-d9 = Aux mêmes moments, vous pouvez échanger des paysans de votre entrepôt contre des mercenaires de la réserve, un pour un ; ces paysans rejoignent les mêmes cubes noirs. Les paysans à bord des bateaux ne s’échangent jamais. Dès que la réserve a de nouveau des mercenaires, ceux-ci remplacent les paysans des ports, Venise d’abord. Cela se fait avant le choix d’un bateau et après chaque tour.
golden-horn-rule-d10 = Au lieu de E1, la dernière manche commence quand un port n’a plus ni marchandises ni mercenaires une fois regarni, même s’il y reste des paysans, ou quand tous les territoires sont conquis. E2 et E3 s’appliquent.
golden-horn-rule-d11 = À la fin, ajoutez les points de vos territoires, et 1 point pour chaque mercenaire et chaque paysan de votre entrepôt. Ils ne comptent dans aucune rangée.

## Remarques

golden-horn-leaflet-c2 = Le livret ne dit pas quelles couleurs sont sur quelles voiles. Les flottilles sont ici reconstituées.
golden-horn-leaflet-c3 = Le livret donne les couleurs des tuiles, mais pas leur ordre. L’ordre est ici reconstitué.
golden-horn-leaflet-c5 = Le livret dit que Modone accueille deux ou trois bateaux. Ici, elle en accueille trois.
golden-horn-leaflet-s1 = Dans le livret, le plus âgé commence. Ici, c’est un tirage au sort ou l’hôte qui en décide.
golden-horn-leaflet-p4 = Le livret dit qu’un bateau vidé doit retourner à son port de départ, son erratum qu’il peut faire demi-tour. Ici, il le peut.
golden-horn-leaflet-m4 = Dans une phrase du livret, un bateau sur sa couleur doit avancer encore ; dans une autre, on peut s’arrêter quand on veut. Ici, il peut avancer.
golden-horn-leaflet-e3 = Dans le livret, les autres jouent encore une fois ; selon l’erratum, on termine la manche. Ici, on termine la manche.
golden-horn-leaflet-d2 = Les prix et les points des territoires sont reconstitués.
golden-horn-leaflet-d8 = Le livret permet de conquérir à tout instant de son tour. Ici, on conquiert avant et après l’attaque et à la fin du tour, pas au milieu d’un voyage. Il ne dit pas non plus qui paie d’abord ; ici, ce sont les mercenaires.

## Exemples

golden-horn-example-raid = Une attaque
golden-horn-example-raid-0 = Le trio du joueur 1 est en mer avec deux cubes roses. Ses voiles sont verte, rouge et jaune.
golden-horn-example-raid-1 = Une carte verte et une carte rouge suffisent, où que soient les bateaux de l’attaquant. Un cube rose va directement dans son entrepôt ; l’autre reste à bord.
golden-horn-example-voyage = Un voyage à l’aide des voiles et de cartes Vent
golden-horn-example-voyage-0 = Le trio aux voiles verte, rouge et jaune quitte Venise.
golden-horn-example-voyage-1 = Le rose n’est pas sur ses voiles : il peut charger les deux cubes roses. Le port de Venise est regarni. La première case est orange.
golden-horn-example-voyage-2 = L’orange et le rose ne sont pas non plus sur les voiles : une carte de chaque couleur mène le bateau jusqu’à la case verte.
golden-horn-example-voyage-3 = Le vert et le rouge sont sur les voiles : de là, le bateau avance gratuitement. Sur le bleu, il s’arrête.
golden-horn-example-jump = Un saut
golden-horn-example-jump-0 = Le bateau de la case 4 joue une carte rouge pour poursuivre sa route. La case suivante est occupée.
golden-horn-example-jump-1 = On saute les cases occupées : le bateau arrive sur la case 6. Un saut ne coûte rien de plus.
golden-horn-example-count = Le décompte d’un entrepôt
golden-horn-example-count-0 = { LIST($parts, each: "golden-horn-example-part", style: "dots") }. En tout { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. La rangée de six prend un cube de chaque couleur, celle de quatre se forme avec ce qui reste ; chaque cube ne compte que dans une rangée.
golden-horn-example-part = { $item ->
        [goods] { $number } pour les cubes
        [rows4] { $number } pour les rangées de quatre
        [rows5] { $number } pour les rangées de cinq
       *[rows6] { $number } pour les rangées de six
    }
golden-horn-example-refill = Regarnir un port avec un cube noir et un cube blanc
golden-horn-example-refill-0 = Un bateau va quitter Venise avec deux cubes bleus.
golden-horn-example-refill-1 = On tire deux cubes, un noir et un blanc. Chacun est remplacé par un mercenaire. Le cube noir quitte le jeu, le blanc retourne dans le sac.
