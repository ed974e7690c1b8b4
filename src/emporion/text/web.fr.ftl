# Ce que seule la page dit, en français.

## Partout

web-skip = Aller au contenu
web-to-lobby = À l’accueil
web-switches = Réglages
web-language = Langue
web-speak-en = English
web-speak-fr = Français
web-theme = { $theme ->
        [light] Clair
        [dark] Sombre
       *[auto] Clair ou sombre comme l’appareil
    }
web-sound = { $on ->
        [yes] Le son est activé
       *[no] Le son est coupé
    }
web-sound-switch = Son
web-close = Fermer
web-loading = Un instant …
web-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-lost = Connexion perdue, nouvel essai …
web-back = La connexion est revenue ; rien n’est perdu.
web-you = (vous)

## L’accueil

web-welcome = Deux jeux de marchands
web-lead = Jouez tout de suite contre un robot, invitez d’autres joueurs par un lien, ou partagez un appareil. Ni compte, ni installation.
web-games = Jeux
web-about-corinth = Neuf dés, rangés dans le port. Prenez un groupe, remplissez vos boutiques, envoyez votre Intendant au marché. De 2 à 4 joueurs, une demi-heure.
web-about-golden-horn = Trois bateaux entre Venise et Constantinople, des cartes pour le vent et les pillages ; avec Dominio da Mar, des territoires aussi. De 2 à 4 joueurs.
web-play-now = Jouer
web-new-table-more = Nouvelle table …
web-own-name = Votre nom
web-guest = Marchand
web-against = « Jouer » se fait contre
web-join = Rejoindre une table
web-join-code = Code ou lien
web-join-go = Rejoindre
web-own-tables = Vos parties
web-own-tables-all = Les { $tables } parties
web-open-tables = Tables ouvertes
web-open-none = Aucune table n’attend de joueurs. Ouvrez-en une et envoyez son lien.
web-finished = Parties finies
web-table-watch = Regarder
web-table-open = { $seats ->
        [0] prête à commencer
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
web-table-over = { $names } : { $points }
web-table-asked = { $you ->
        [yes] À vous de jouer
       *[no] Au tour de { $player }
    }
web-no-table = Pas de telle table

## Une nouvelle table

web-new-table = Nouvelle table
web-game = Jeu
web-how-many = Joueurs
web-seats = Places
web-seat-who = Qui prend la place { $number }
web-seat-name = Nom de la place { $number }
web-name = Nom
web-wish-me = Moi
web-wish-open = Libre, pour qui a le lien
web-wish-another = Quelqu’un sur cet appareil
web-options = Options
web-option-corinth-steward = Points de l’Intendant
web-option-corinth-steward-sum = la somme de tous les cadres
web-option-corinth-steward-last = le dernier cadre seulement
web-option-golden-horn-modone = Modon
web-option-golden-horn-modone-standard = comme imprimé
web-option-golden-horn-modone-always = aussi à trois joueurs
web-option-golden-horn-warehouses = Entrepôts
web-option-golden-horn-warehouses-hidden = cachés
web-option-golden-horn-warehouses-open = ouverts
web-option-golden-horn-dominio = Dominio da Mar
web-option-golden-horn-dominio-false = sans
web-option-golden-horn-dominio-true = avec l’extension
web-hints-allowed = Les conseils sont permis
web-stand-in = Un robot remplace un joueur absent
web-stand-in-after = { $seconds ->
        [60] après une minute
        [120] après deux minutes
        [600] après dix minutes
       *[other] jamais
    }
web-listed = La montrer à l’accueil
web-make-table = Ouvrir la table
web-level-random = au hasard
web-level-greedy = avide
web-level-novice = débutant
web-level-easy = facile
web-level-normal = moyen
web-level-hard = difficile
web-level-expert = expert

## Avant le début

web-waiting = { $seats ->
        [one] Une place est libre. Envoyez le lien à qui doit jouer.
       *[other] { $seats } places sont libres. Envoyez le lien à ceux qui doivent jouer.
    }
web-waiting-full = Tout le monde est là. La partie peut commencer.
web-waiting-host = En attente que { $host } commence la partie.
web-waiting-host-away = En attente que l’hôte commence la partie.
web-seat-host = hôte
web-remove = Retirer
web-remove-name = Retirer { $name } de la table
web-tip-remove = La personne en est avertie et peut encore regarder, mais ne peut plus s’asseoir à cette table
web-close-table = Fermer la table
web-invite = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-code = Code :
web-sit = S’asseoir
web-sit-name-another = Quelqu’un d’autre sur cet appareil
web-rise = Se lever
web-fill = Les places libres vont à des robots
web-begin = Commencer
web-begin-filled = Compléter et commencer

## Les places

web-seat-open = Place libre
web-seat-waiting = attend quelqu’un
web-seat-bot = Robot, { $level }
web-seat-stand-in = Absent : un robot joue ({ $level })
web-seat-thinking = réfléchit …
web-seat-away = non connecté
web-seat-asked = doit jouer
web-seat-here = connecté
web-points = Points actuels
web-points-hidden = Caché jusqu’à la fin

## Ce qui est demandé

web-your-turn = À vous.
web-turn-named = { $player } :
web-thinks = { $player } réfléchit …
web-turn-away = C’est à { $player } de jouer, sans connexion pour l’instant.
web-title-turn = ● À vous · { $title }
web-board = Plateau
web-undo = Reprendre
web-undo-key = Reprendre votre dernier choix (U)
web-hint = Conseil
web-hint-key = Que ferait un bon joueur ? (H)
web-hinting = Réflexion …
web-hint-best = le conseil
web-plain-moves = Vos choix
web-plain-ends = Où cela peut mener
web-plain-price = { $steps } pas{ $price ->
        [0] {""}
       *[other] , prix { $price }
    }
web-show-list = Liste des coups
web-show-board = Plateau
web-tabs = Vues
web-tab-board = Plateau
web-tab-log = Journal
web-tab-chat = Messages
web-unread = Du nouveau

## Journal, messages, regard en arrière

web-log = Journal
web-log-look = { $time }. Montrer ce moment
web-log-undo = { $you ->
        [yes] Vous reprenez
       *[no] { $player } reprend
    } le dernier choix
web-log-stand-in = Un robot ({ $level }) remplace { $player }
web-log-return = { $you ->
        [yes] Vous êtes
       *[no] { $player } est
    } de retour
web-chat = Messages
web-chat-empty = Personne n’a encore rien dit.
web-chat-visitor = regarde
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-past = Regard en arrière
web-past-at = En arrière : événement { $event } sur { $of }
web-past-slider = Événement
web-past-first = Au début
web-past-back = Un en arrière
web-past-on = Un en avant
web-past-last = Au dernier événement
web-past-viewer = Vu par
web-past-now = Retour au présent
web-rules = Règles de { $game }
web-rules-open = Règles
web-rule-open = Règle { $rule }

## Un appareil pour plusieurs

web-cover = Passez l’appareil à { $name }
web-cover-why = Ce que tiennent les autres reste caché.
web-cover-ready = Je suis { $name }

## La fin

web-winner = Vainqueur
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-watch = À la revanche
web-replay = Revoir et analyser
web-record = Télécharger la partie
web-course = Points au fil du temps
web-course-text = Points au fil du temps, à la fin : { $scores }
web-proof = Preuve des dés
web-proof-why = { $given ->
        [0] Avant la partie, le serveur a publié le SHA-256 d’une graine secrète. Chaque lancer et chaque tirage découle de cette graine et de son numéro ; rien n’a pu être changé ensuite. Aucun joueur n’a donné de nombres aléatoires. Voici la graine.
       *[other] Avant la partie, le serveur a publié le SHA-256 d’une graine secrète, puis des joueurs ont donné leurs propres nombres aléatoires. Chaque lancer et chaque tirage découle de tout cela et de son numéro ; ni le serveur seul ni un joueur n’a pu les choisir. Voici la graine.
    }
web-proof-commitment = Publié avant la partie (SHA-256)
web-proof-entropy = Nombres aléatoires des joueurs
web-proof-entropy-none = aucun
web-proof-seed = Graine
web-proof-good = Vérifié dans ce navigateur : la graine correspond à ce qui a été publié.
web-proof-bad = La graine ne correspond pas à ce qui a été publié.
web-proof-unknown = Cette page est venue sans https ; le navigateur ne peut pas calculer le SHA-256 de la graine. Vérifiez-le avec « emporion verify ».
web-proof-part-own = Vos nombres aléatoires sont dans ces dés.
web-proof-part-missing = Les nombres aléatoires que ce navigateur a donnés ne sont pas dans ces dés.
web-proof-part-commitment = Le serveur avait publié un autre SHA-256 avant que ce navigateur donne ses nombres aléatoires.
web-proof-part-bot = Un robot a des nombres aléatoires dans ces dés : c’est le serveur qui les y a mis.
web-proof-part-changed = Les nombres aléatoires des joueurs ne sont pas ceux qui étaient montrés au début de la partie.

## Corinth : les mots

corinth-of-district = { $district-kind ->
        [gold] de l’or
        [goats] des chèvres
       *[other] du quartier { corinth-of-good }
    }
corinth-at-district = { $district-kind ->
        [gold] à l’or
        [goats] aux chèvres
       *[other] au quartier { corinth-of-good }
    }
corinth-the-district = { $district-kind ->
        [gold] l’or
        [goats] les chèvres
       *[other] le quartier { corinth-of-good }
    }
corinth-of-good = { $district-kind ->
        [olive-oil] de l’huile d’olive
        [grapes] des raisins
        [carpets] des tapis
        [spices] des épices
        [green] vert
        [purple] violet
        [blue] bleu
       *[other] { $district }
    }
corinth-the-building = { $building ->
        [temple] le temple
        [warehouse] l’entrepôt
        [stable] l’écurie
       *[store] le comptoir
    }
corinth-building-name = { $building ->
        [temple] Le temple
        [warehouse] L’entrepôt
        [stable] L’écurie
       *[store] Le comptoir
    }

## Revoir une partie

web-seat-number = Joueur { $number }
web-tab-review = Analyse
web-past-round = Manche { $round }
web-past-begin = Revenir en arrière
web-past-play = Lire
web-past-stop = Pause
web-past-first-key = Au début (Origine)
web-past-back-key = Un pas en arrière (←)
web-past-on-key = Un pas en avant (→)
web-past-last-key = Au dernier événement (Fin)
web-past-play-key = Lire ou mettre en pause (espace)
web-past-speed = Vitesse
web-past-seen = Vue de { $player }
web-past-all = Tout ouvert
web-past-link = Copier le lien
web-past-result = Au résultat
web-upload = Revoir un enregistrement
web-upload-choose = Choisir un fichier …
web-upload-line = Ligne { $line } : { $why }
web-upload-rule = { $why } (règle { $rule })

## Analyse

web-review = Analyse
web-review-why = Une recherche reprend chaque décision : ce qu’elle aurait choisi, et ce que le choix a coûté.
web-review-start = Analyser cette partie
web-review-progress = { $of ->
        [0] L’analyse commence …
       *[other] { $done } décisions sur { $of } analysées
    }
web-review-chances = Chances de gagner
web-review-chances-text = Chances de gagner au cours de la partie, à la fin : { $chances }
web-review-moments = Ce qui a décidé la partie
web-review-moment-decision = { $player } a choisi « { $chosen } » ; « { $preferred } » était meilleur. { $who } : de { $before } à { $after }.
web-review-moment-chance = Ce qui a suivi « { $chosen } » ({ $player }) : les dés, les cartes ou les autres. { $who } : de { $before } à { $after }.
web-review-dear = { $decisions ->
        [0] Aucune décision n’a coûté 1 % ou plus.
        [1] Une décision a coûté 1 % ou plus.
       *[other] { $decisions } décisions ont coûté 1 % ou plus.
    }
web-review-dear-before = La précédente
web-review-dear-after = La suivante
web-review-decision = La décision à prendre ici
web-review-agreed = { $player } a choisi « { $chosen } », comme la recherche.
web-review-chosen = { $player } a choisi « { $chosen } » ; la recherche préfère « { $preferred } ».
web-review-cost = Cela a coûté { $cost } de chances de gagner.
web-review-move = Coup
web-review-was-chosen = choisi

## À partir d’un moment

web-study = À partir de ce moment
web-study-end = La partie est finie à ce moment ; revenez en arrière pour continuer d’un moment antérieur.
web-study-seat = Votre place
web-study-level = Robots
web-study-play-on = Continuer d’ici
web-study-explore = Essayer d’autres coups
web-study-explore-why = Sur un plateau à part que l’on peut partager ; la partie reste ce qu’elle est
web-study-back = Partie d’origine
web-explore = Un plateau d’essai. Ce n’est pas la partie.
web-explore-why = Tous ceux qui ont le lien jouent pour chaque place et reprennent des coups. Les dés et les cartes tombent chaque fois à nouveau.
web-explore-back = Retour à la partie
web-explore-present = Présents : { $names }

## Les conseils en mots

web-advice = Le mieux semble « { $move } ».
web-advice-line = Ensuite probablement : { $line }.

## Explications

web-help = Explication
web-tip-share = La part des parties essayées à partir d’ici que ce coup a gagnées
web-tip-expected = Les points auxquels ce coup mène en moyenne
web-tip-tried = Combien de parties ont été essayées avec ce coup ; « résolu » veut dire que tous les chemins jusqu’à la fin ont été regardés
web-tip-points = { $name } : les points tels qu’ils compteraient si la partie finissait maintenant
web-tip-points-hidden = { $name } : une part des points est cachée jusqu’à la fin
web-tip-seat-bot = Un robot de niveau « { $level } ». Les niveaux plus forts réfléchissent plus longtemps ; aucun ne voit ce qui lui est caché
web-tip-seat-stand-in = Ce joueur était absent quand c’était à lui, donc un robot joue. Il s’arrête dès que le joueur revient ; rien n’est perdu
web-tip-seat-away = Aucun appareil de ce joueur n’est connecté. Si c’est son tour, un robot peut le remplacer après un moment
web-tip-seat-here = Ce joueur regarde la table
web-tip-level = La force du robot : débutant fait des fautes, expert réfléchit des secondes. Les robots ne voient pas plus qu’un joueur à leur place
web-tip-join = Chaque table a un code de huit lettres et chiffres. Qui a son lien ou son code peut prendre une place libre ou regarder
web-tip-upload = Un fichier .jsonl enregistré ici ou par le programme : on peut le revoir coup par coup, l’analyser, et continuer de n’importe quel moment
web-tip-seats = Qui prend une place la joue. Les places ouvertes sont pour qui a le lien ; plusieurs personnes peuvent partager cet appareil
web-tip-option = Une variante des règles
web-tip-hints = Chacun peut demander ce que ferait un bon joueur. Seul qui demande voit la réponse
web-tip-stand-in = Combien de temps la partie attend un joueur sans connexion. Le robot s’arrête dès que le joueur revient
web-tip-pace = Combien de temps les robots prennent au moins pour un coup, afin que l’on puisse suivre
web-tip-listed = Tant que vous êtes à la table, tous ceux qui ouvrent cette page la voient et peuvent s’y asseoir. Sinon seuls viennent ceux qui ont le lien ou le code
web-tip-fill = Les places que personne n’a prises sont jouées par des robots de ce niveau
web-tip-proof = Comment les dés et les cartes sont tirés sans que ni le serveur seul ni un joueur puisse les choisir, et comment le vérifier
web-tip-record = Toute la partie en un fichier de texte : chaque coup, lancer et tirage. Le programme et cette page savent le relire
web-tip-review = Un bon joueur regarde chaque décision : ce qu’il aurait choisi, et ce que le choix a coûté
web-pace = Les robots attendent avant chaque coup
web-pace-of = { $pace ->
        [0] pas du tout
        [500] une demi-seconde
        [1500] une seconde et demie
       *[other] trois secondes
    }
web-proof-more = Comment les dés sont faits et vérifiés
web-proof-install = La commande vient avec le programme ; elle n’a besoin ni de serveur ni de connexion.
web-proof-limits = Ce que cela n’exclut pas : un serveur qui s’entend avec le dernier joueur à donner ses nombres, ou qui vous envoie une page qui les tire mal. Si aucun joueur n’en a donné, comme dans une partie reprise à un moment d’une autre, le serveur seul a pu choisir la graine.
web-proof-open = Dés honnêtes
web-proof-later = dite à la fin de la partie
web-proof-step-seed = Quand une table est ouverte, le serveur tire une graine secrète : 32 octets du système.
web-proof-step-commitment = Il montre le SHA-256 de la graine avant le début. Personne ne peut trouver une autre graine avec le même SHA-256 ; dès lors la graine ne peut plus changer.
web-proof-step-entropy = Puis le navigateur de chaque joueur tire 32 octets au hasard et les envoie ; toute la table les voit. Au début de la partie, la graine et ces octets font ensemble la clé des dés. Le serveur ne pouvait pas les connaître quand il a publié le SHA-256.
web-proof-step-events = Chaque lancer et chaque tirage découle de cette seule clé et du numéro de l’événement (HMAC-SHA-256). Reprendre un coup ne change aucun dé.
web-proof-step-told = À la fin de la partie la graine est dite, et figure dans l’enregistrement.
web-proof-step-check = Pour vérifier vous-même chaque lancer et tirage, téléchargez la partie et lancez cette commande dans le dossier où elle se trouve :
web-past-asked = Vous regardez un moment passé. C’est maintenant votre tour.
web-past-there = Vous regardez un moment passé ; la partie continue.

## Pour qui commence

web-primer = Vous découvrez { $game } ? Le jeu en une minute
web-primer-done = Compris
web-primer-corinth =
    À chaque manche, neuf dés sont lancés et rangés par valeur : le groupe le plus fort va à l’or, les autres remplissent le port, le plus petit d’abord.
    À votre tour, vous prenez un groupe. Sa place décide ce qu’il donne : des biens pour vos boutiques, autant de symboles que de dés, ou de l’or ou des chèvres.
    Ou bien l’Intendant marche dans le marché, d’autant de pas que montrent les dés. Vous recevez ce qui est imprimé où il s’arrête ; l’or allonge ou raccourcit la marche.
    Une boutique pleine donne ses points. Qui remplit le premier un quartier entier gagne son bonus.
    À la fin d’un tour, l’or et les chèvres paient des bâtiments. Quand toutes les pistes des tours sont barrées, la partie est finie ; le plus de points gagne.
    Pointez ou touchez une chose pour savoir ce qu’elle est. « Conseil » montre ce que ferait un bon joueur, et « Reprendre » annule votre dernier choix.
web-primer-golden-horn =
    Vos trois bateaux portent des marchandises entre Venise et Constantinople. À votre tour, vous en avancez un.
    En quittant un port, il charge tous les cubes d’une couleur qui n’est pas sur ses voiles.
    Il va à la prochaine case libre, et continue tant qu’il est sur une couleur de ses voiles, ou que vous jouez une carte de la couleur de sa case.
    Dans l’autre port sa cargaison va dans votre entrepôt, et vous piochez des cartes.
    Avant cela vous pouvez piller : deux cartes des couleurs des voiles d’un bateau en mer lui volent un cube.
    Chaque cube en entrepôt vaut un point ; des rangées de 4, 5 ou 6 couleurs différentes en donnent 1, 2 ou 4 de plus. Le plus de points gagne.
