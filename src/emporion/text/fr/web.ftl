### Les mots des jeux et de la page sont dans docs/glossary.md.

# Ce que seule la page dit.

## Partout

web-skip = Aller au contenu
web-to-lobby = Retour à l’accueil
web-switches = Réglages
web-language = Langue
web-language-unknown = Il n’y a pas encore de textes en « { $language } », cette page est donc en anglais. Langues : { LIST($languages, each: "list-item") }.
web-theme = { $theme ->
        [light] Clair
        [dark] Sombre
       *[auto] Clair ou sombre, comme l’appareil
    }
web-sound = { $on ->
        [yes] Le son est activé
       *[no] Le son est coupé
    }
web-sound-switch = Son
web-close = Fermer
web-loading = Un instant…
web-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-lost = Connexion perdue. Nouvelle tentative…
web-sending = Envoi…
web-back = La connexion est rétablie ; rien n’est perdu.
web-you = (vous)

## L’accueil

web-welcome = Deux jeux de société pour marchands
web-lead = Jouez tout de suite contre un robot, invitez d’autres joueurs par un lien, ou partagez un appareil. Sans compte ni installation.
web-games = Jeux
web-about-corinth = Neuf dés, répartis dans le port. Prenez un groupe, remplissez vos échoppes, envoyez votre intendant au marché. De 2 à 4 joueurs, une demi-heure.
web-about-golden-horn = Trois bateaux entre Venise et Constantinople, des cartes pour le vent et les attaques ; avec Dominio da Mar, aussi des territoires. De 2 à 4 joueurs.
web-play-now = Jouer
web-new-table-more = Nouvelle table…
web-own-name = Votre nom
web-guest = Marchand
web-against = Adversaire
web-join = Rejoindre une table
web-join-code = Code ou lien
web-join-go = Rejoindre
web-own-tables = Vos parties
web-own-tables-all = { $tables ->
        [one] Afficher { $tables } partie
       *[other] Afficher les { $tables } parties
    }
web-open-tables = Tables ouvertes
web-open-none = Aucune table n’attend de joueurs. Ouvrez-en une et envoyez son lien.
web-running-tables = Parties à regarder
web-finished = Parties finies
web-table-watch = Regarder
web-table-open = { $seats ->
        [0] prête à commencer
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
web-table-over = { LIST($names, each: "list-item") } : { $points }
web-table-abandoned = arrêtée sans résultat
web-list-remove = Retirer de votre liste
web-name-level = { $name } ({ level-name })
web-table-asked = { $you ->
        [yes] À vous de jouer
       *[no] À { $player } de jouer
    }
web-no-table = Cette table n’existe pas
web-unknown = Cette page n’existe pas
web-unknown-why = Vérifiez l’adresse. Les jeux, les tables ouvertes et vos parties sont à l’accueil.

## Une nouvelle table

web-new-table = Nouvelle table
web-game = Jeu
web-how-many = Joueurs
web-seats = Places
web-seat-who = Qui prend la place { $number } ?
web-seat-name = Nom pour la place { $number }
web-name = Nom
web-wish-me = Moi
web-wish-open = Libre, pour qui a le lien
web-wish-another = Une autre personne sur cet appareil
web-options = Options
web-option-corinth-steward = Points de l’intendant
web-option-corinth-steward-sum = la somme de toutes les cases
web-option-corinth-steward-last = la dernière case seulement
web-option-golden-horn-modone = Modone
web-option-golden-horn-modone-standard = d’origine, à deux et quatre joueurs
web-option-golden-horn-modone-always = aussi à trois joueurs
web-option-golden-horn-warehouses = Entrepôts
web-option-golden-horn-warehouses-hidden = cachés
web-option-golden-horn-warehouses-open = visibles
web-option-golden-horn-warehouses-note = Visibles : tout le monde voit ce que contiennent les entrepôts. C’est conseillé pour vos premières parties, car les robots retiennent chaque cube déplacé.
web-option-golden-horn-dominio = Dominio da Mar
web-option-golden-horn-dominio-false = sans
web-option-golden-horn-dominio-true = avec l’extension
web-hints-allowed = Autoriser les conseils
web-stand-in = Un robot remplace un joueur absent
web-stand-in-after = { $seconds ->
        [60] après une minute
        [120] après deux minutes
        [600] après dix minutes
       *[other] jamais
    }
web-listed = Afficher la table à l’accueil
web-make-table = Ouvrir la table

## Avant le début

web-waiting = { $seats ->
        [0] Aucune place n’est libre.
        [one] { $seats } place est libre. Envoyez le lien à la personne avec qui vous voulez jouer.
       *[other] { $seats } places sont libres. Envoyez le lien aux personnes avec qui vous voulez jouer.
    }
web-waiting-full = Tout le monde est là. La partie peut commencer.
web-waiting-for = On attend : { LIST($names, each: "list-item") }.
web-waiting-host = On attend que { $host } lance la partie.
web-waiting-host-away = On attend que l’hôte lance la partie.
web-seat-host = hôte
web-remove = Retirer
web-remove-name = Retirer { $name } de la table
web-tip-remove = La personne est prévenue et peut encore regarder, mais ne peut plus prendre de place à cette table
web-close-table = Fermer la table
web-invited = { $host } vous invite à jouer à { $title }
web-invited-open = On vous invite à jouer à { $title }
web-invited-guest = Invité
web-invited-minute = Le jeu en une minute
web-invite = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-code = Code :
web-qr = QR code du lien vers cette table
web-qr-how = Ou vos invités visent ce code avec leur téléphone.
web-sit = S’asseoir
web-sit-name-another = Une autre personne sur cet appareil
web-rise = Quitter la place
web-fill = Donner les places libres à des robots de niveau
web-begin = Commencer
web-begin-filled = Compléter et commencer

## Les places

web-seat-open = Place libre
web-seat-waiting = attend un joueur
web-seat-bot = Robot, { level-name }
web-seat-stand-in = Hors ligne : un robot joue ({ level-name })
web-seat-left = Parti : un robot joue ({ level-name })
web-seat-thinking = réfléchit…
web-seat-away = hors ligne
web-seat-asked = doit jouer
web-seat-here = en ligne
web-points = Points actuels
web-points-hidden = Cachés jusqu’à la fin

## Ce qui est demandé

web-wait = { $player } choisit.
web-your-turn = À vous.
web-watching = Vous regardez.
web-turn-named = { $player } :
web-thinks = { $player } réfléchit…
web-turn-away = C’est à { $player } de jouer, mais ce joueur est hors ligne.
web-title-turn = ● À vous · { $title }
web-board = Plateau
web-undo = Annuler
web-undo-key = Annuler votre dernier coup (U)
web-undo-what = Annuler « { $move } » (U)
web-undo-others = Annuler « { $move } » et les réponses des robots (U)
web-undo-limit-start = Il n’y a encore rien à annuler.
web-undo-limit-chance = { $game ->
        [corinth] Les dés ont été lancés. On ne peut plus annuler ce qui précède.
       *[other] Des cartes ou des cubes ont été tirés. On ne peut plus annuler ce qui précède.
    }
web-undo-limit-decided = { $player } a fait son choix. On ne peut plus annuler ce qui précède.
web-undo-limit-shown = { $player } a montré quelque chose de caché. On ne peut plus annuler ce qui précède.
web-undo-limit-stand-in = { $you ->
        [yes] Un robot a joué à votre place. On ne peut plus annuler ce qui précède.
       *[no] Un robot a joué à la place de { $player }. On ne peut plus annuler ce qui précède.
    }
web-end-ask = Cela termine votre tour.
web-end-yes = Terminer le tour
web-end-no = Pas encore
web-end-setting = Demander avant la fin de mon tour
web-end-setting-tip = La dernière décision de votre tour vous est demandée une seconde fois avant d’être jouée. Ce navigateur s’en souvient.
web-coach = Guide
web-coach-tip = Une phrase à chaque sorte de décision nouvelle pour vous. Ce navigateur s’en souvient.
web-hint = Conseil
web-hint-key = Que ferait un bon joueur ? (H)
web-hinting = Réflexion…
web-hint-best = le conseil
web-plain-moves = Vos coups
web-plain-ends = Où cela peut mener
web-plain-state = État de la partie
web-plain-pair = { $name } : { $value }
web-plain-yes = oui
web-plain-no = non
web-plain-price = { $price ->
        [0] { web-plain-steps }
       *[other] { web-plain-steps }, prix { $price }
    }
web-plain-steps = { $steps } pas
web-show-list = Vue en texte
web-show-board = Plateau
web-tabs = Vues
web-tab-board = Plateau
web-tab-log = Journal
web-tab-chat = Messages
web-unread = Du nouveau

## Journal, messages, regard en arrière

web-log = Journal
web-since = Depuis votre dernier tour
web-since-told = { web-since } : { LIST($lines, each: "web-since-line", style: "spaces") }
web-since-line = { $item }.
web-log-look = { $time }. Afficher ce moment
web-log-undo = { $you ->
        [yes] Vous annulez le dernier coup
       *[no] { $player } annule le dernier coup
    }
web-log-stand-in = Un robot ({ level-name }) remplace { $player }
web-log-return = { $you ->
        [yes] Vous êtes de retour
       *[no] { $player } est de retour
    }
web-log-leave = { $player } quitte la partie ; un robot ({ level-name }) prend la suite
web-log-abandon = { $you ->
        [yes] Vous proposez d’arrêter la partie sans résultat
       *[no] { $player } propose d’arrêter la partie sans résultat
    }
web-log-abandoned = La partie s’arrête sans résultat
web-chat = Messages
web-chat-empty = Pas encore de messages.
web-chat-visitor = regarde
web-chat-say = Écrire un message
web-chat-send = Envoyer
web-chat-kept = { $days ->
        [one] Une fois la partie terminée, les messages sont supprimés { $days } jour après leur envoi.
       *[other] Une fois la partie terminée, les messages sont supprimés { $days } jours après leur envoi.
    }
web-past = Historique
web-past-at = Historique : événement { $event } sur { $of }
web-past-slider = Événement
web-past-first = Au début
web-past-back = Tour précédent
web-past-on = Tour suivant
web-past-event-back = Événement précédent
web-past-event-on = Événement suivant
web-past-last = Au dernier événement
web-past-viewer = Point de vue
web-past-now = Retour au présent
web-rules = Règles de { $title }
web-rules-open = Règles
web-learn = Apprendre
web-learn-dominio = Apprendre Dominio da Mar
web-learn-offer = Première visite ? Apprenez un jeu en y jouant, en cinq minutes
web-learn-decline = Pas maintenant
web-rules-search = Chercher dans les règles
web-rules-chapters = Chapitres
web-rules-print = Imprimer cette page
web-rules-found = { $number ->
        [one] { $number } passage trouvé.
       *[other] { $number } passages trouvés.
    }
web-example-back = Précédent
web-example-next = Suivant
web-example-place = { $place } sur { $of }
web-rule-open = Règle { $rule }
web-rule-show = Voir la règle

## Un appareil pour plusieurs

web-cover = Passez l’appareil à { $name }
web-cover-why = Les cartes des autres restent cachées.
web-cover-ready = Je suis { $name }

## Quitter la partie

web-leave = Quitter…
web-leave-title = Quitter la partie ?
web-leave-go = Quitter
web-leave-why = Un robot prend votre place tout de suite et pour de bon. Les autres continuent, et la partie quitte votre liste.
web-leave-stay = Continuer à jouer
web-abandon = Arrêter sans résultat
web-abandon-why = La partie s’arrête si tous les autres joueurs sont d’accord. Votre prochain coup annule cette demande.
web-abandon-alone = La partie s’arrête maintenant, sans résultat. Vous pourrez la revoir et la retirer de votre liste.
web-wants-end = { $player } propose d’arrêter la partie sans résultat.
web-wants-end-own = Vous avez proposé d’arrêter la partie sans résultat. Les autres doivent répondre.
web-wants-end-agree = Accepter

## La fin

web-winner = Vainqueur
web-abandoned = La partie a été arrêtée sans résultat.
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-watch = Voir la revanche
web-replay = Revoir et analyser
web-record = Télécharger l’enregistrement
web-course = Points au fil de la partie
web-course-text = Points au fil de la partie. À la fin : { LIST($scores, each: "web-course-score") }
web-course-score = { $name } { $points }
web-proof = Preuve des tirages
web-proof-why = { $given ->
        [0] Avant la partie, le serveur a publié le SHA-256 d’une graine secrète. Chaque lancer et chaque tirage découle de cette graine et du numéro du lancer ou du tirage ; rien n’a pu être changé ensuite. Aucun joueur n’a donné de nombres aléatoires. La graine est maintenant révélée.
       *[other] Avant la partie, le serveur a publié le SHA-256 d’une graine secrète, puis des joueurs ont donné leurs propres nombres aléatoires. Chaque lancer et chaque tirage découle de tout cela et du numéro du lancer ou du tirage ; ni le serveur seul ni un joueur n’a pu les choisir. La graine est maintenant révélée.
    }
web-proof-commitment = Publié avant la partie (SHA-256)
web-proof-entropy = Nombres aléatoires des joueurs
web-proof-entropy-none = aucun
web-proof-seed = Graine
web-proof-good = Vérifié dans ce navigateur : la graine correspond à ce qui a été publié.
web-proof-bad = La graine ne correspond pas à ce qui a été publié.
web-proof-unknown = Cette page a été chargée sans https ; le navigateur ne peut donc pas calculer le SHA-256 de la graine. Vérifiez-le avec « emporion verify ».
web-proof-part-own = Vos nombres aléatoires ont servi à ces tirages.
web-proof-part-missing = Les nombres aléatoires que ce navigateur a donnés n’ont pas servi à ces tirages.
web-proof-part-commitment = Le serveur avait publié un autre SHA-256 avant que ce navigateur donne ses nombres aléatoires.
web-proof-part-bot = Des nombres aléatoires d’un robot ont servi à ces tirages : c’est le serveur qui les y a mis.
web-proof-part-changed = Les nombres aléatoires des joueurs ne sont pas ceux qui étaient montrés au début de la partie.

## Revoir une partie

web-seat-number = Joueur { $number }
web-tab-review = Analyse
web-past-round = Manche { $round }
web-past-setup = Mise en place
web-past-turn = Tour { $turn } sur { $turns }
web-past-begin = Historique
web-past-play = Lecture
web-past-stop = Pause
web-past-first-key = Au début (Origine)
web-past-back-key = Tour précédent (←)
web-past-on-key = Tour suivant (→)
web-past-event-back-key = Événement précédent (Maj + ←)
web-past-event-on-key = Événement suivant (Maj + →)
web-past-last-key = Au dernier événement (Fin)
web-past-play-key = Lecture ou pause (espace)
web-past-speed = Vitesse
web-past-seen = Point de vue : { $player }
web-past-all = Tout visible
web-past-link = Copier le lien
web-past-result = Au résultat
web-upload = Revoir un enregistrement
web-upload-choose = Choisir un fichier…
web-upload-long = Ce fichier est trop long pour un enregistrement : 1 Mo au plus.
web-upload-line = Ligne { $line } : { $why }
web-upload-rule = { $why } (règle { $rule })

## Analyse

web-review = Analyse
web-review-why = Un bon robot réexamine chaque décision : ce qu’il aurait choisi, et ce que votre choix a coûté.
web-review-start = Analyser cette partie
web-review-progress = { $of ->
        [0] L’analyse commence…
       *[other] { $done ->
            [one] { $done } décision sur { $of } analysée
           *[other] { $done } décisions sur { $of } analysées
        }
    }
web-review-chances = Chances de gagner
web-review-chances-text = Chances de gagner au cours de la partie. À la fin : { LIST($chances, each: "web-review-chance") }
web-review-chance = { $name } { $chance }
web-review-moments = Ce qui a décidé de la partie
web-review-moment-decision = { $player } a choisi « { $chosen } » ; « { $preferred } » valait mieux. { $who } : de { $before } à { $after }.
web-review-moment-chance = Après « { $chosen } » ({ $player }) : les dés, les cartes ou les autres joueurs. { $who } : de { $before } à { $after }.
web-review-dear = { $decisions ->
        [0] Aucune décision n’a coûté 1 % ou plus.
        [one] { $decisions } décision a coûté 1 % ou plus.
       *[other] { $decisions } décisions ont coûté 1 % ou plus.
    }
web-review-dear-before = Décision coûteuse précédente
web-review-dear-after = Décision coûteuse suivante
web-review-decision = La décision prise ici
web-review-agreed = { $player } a choisi « { $chosen } », comme l’aurait fait le robot.
web-review-chosen = { $player } a choisi « { $chosen } » ; le robot préfère « { $preferred } ».
web-review-move = Coup
web-review-was-chosen = choisi

## À partir d’un moment

web-study = À partir de ce moment
web-study-end = À ce moment, la partie est finie ; revenez en arrière pour la reprendre plus tôt.
web-study-seat = Votre place
web-study-level = Robots
web-study-play-on = Reprendre ici
web-study-explore = Essayer d’autres coups
web-study-explore-why = Sur un plateau à part que vous pouvez partager ; la partie reste telle quelle
web-study-back = Partie d’origine
web-explore = Un plateau d’essai. Ce n’est pas la partie.
web-explore-why = Toute personne qui a le lien peut jouer pour chaque place et annuler des coups. Les dés et les cartes sont tirés de nouveau à chaque fois.
web-explore-back = Retour à la partie revue
web-explore-present = Présents : { LIST($names, each: "list-item") }

## Les conseils en mots

web-advice = Le meilleur coup semble être « { $move } ».
web-advice-line = Suite probable : { $line }.

## Explications

web-help = Explication
web-tip-share = Part des parties d’essai gagnées à partir d’ici avec ce coup
web-tip-expected = Nombre moyen de points à la fin avec ce coup
web-tip-tried = Nombre de parties d’essai avec ce coup ; « résolu » veut dire que toutes les suites jusqu’à la fin ont été examinées
web-tip-points = { $name } : les points si la partie se terminait maintenant
web-tip-points-hidden = { $name } : une partie des points est cachée jusqu’à la fin
web-tip-seat-bot = Un robot de niveau « { level-name } ». Les niveaux plus forts réfléchissent plus longtemps ; aucun ne voit ce qui lui est caché
web-tip-seat-stand-in = Ce joueur était absent quand son tour est venu, un robot joue donc à sa place. Il s’arrête dès que le joueur revient ; rien n’est perdu
web-tip-seat-left = Ce joueur a quitté la partie pour de bon ; un robot continue à sa place
web-tip-seat-away = Aucun appareil de ce joueur n’est connecté. Quand vient son tour, un robot peut le remplacer au bout d’un moment
web-tip-seat-here = Ce joueur regarde la table
web-tip-level = La force du robot : le débutant fait des erreurs, l’expert réfléchit plusieurs secondes. Les robots ne voient pas plus qu’un joueur à leur place
web-manner = { $level ->
        [trader] Aime livrer des marchandises. Joue à peu près aussi bien qu’un robot moyen
        [walker] Aime déplacer l’intendant. Joue à peu près aussi bien qu’un robot moyen
        [builder] Aime économiser pour construire. Joue à peu près aussi bien qu’un robot moyen
        [raider] Garde ses cartes pour attaquer. Joue à peu près aussi bien qu’un robot moyen
        [conqueror] Aime les mercenaires et les territoires. Joue à peu près aussi bien qu’un robot moyen
       *[other] { $level }
    }
web-tip-join = Chaque table a un code de huit lettres et chiffres. Toute personne qui a le lien ou le code peut prendre une place libre ou regarder
web-tip-upload = Un fichier .jsonl enregistré ici ou par le programme. Vous pouvez revoir la partie coup par coup, la faire analyser et la reprendre à n’importe quel moment
web-tip-seats = Choisissez qui joue à chaque place. Les places libres sont réservées aux personnes qui ont le lien ; plusieurs personnes peuvent partager cet appareil
web-tip-option = Une variante des règles
web-tip-hints = Chacun peut demander ce que ferait un bon joueur. Seul le joueur qui demande voit la réponse
web-tip-stand-in = Combien de temps la partie attend un joueur hors ligne. Le robot s’arrête dès que le joueur revient
web-tip-pace = Le temps minimal qu’un robot prend pour jouer, afin que vous puissiez suivre
web-tip-listed = Tant que vous êtes à la table, toute personne qui ouvre cette page la voit et peut y prendre place. Sinon, il faut le lien ou le code pour la rejoindre
web-tip-fill = Des robots de ce niveau prennent les places encore libres
web-tip-proof = Comment les dés et les cartes sont tirés sans que ni le serveur seul ni un joueur puisse les choisir, et comment le vérifier
web-tip-record = Toute la partie dans un fichier texte : chaque coup, chaque lancer et chaque tirage. Le programme et cette page savent le relire
web-tip-review = Un bon robot examine chaque décision : ce qu’il aurait choisi, et ce que le choix a coûté
web-pace = Pause des robots avant chaque coup
web-pace-of = { $pace ->
        [0] aucune
        [500] une demi-seconde
        [1500] une seconde et demie
       *[other] trois secondes
    }
web-proof-more = Comment les tirages sont faits et vérifiés
web-proof-install = La commande fait partie du programme ; elle n’a besoin ni de serveur ni de connexion.
web-proof-limits = Ce que cela n’exclut pas : un serveur qui s’entend avec le dernier joueur à donner ses nombres aléatoires, ou qui vous envoie une page où ils sont mal tirés. Si aucun joueur n’en a donné, comme dans une partie reprise à un moment d’une autre, le serveur seul a pu choisir la graine.
web-proof-open = Hasard vérifiable
web-proof-later = révélée à la fin de la partie
web-proof-step-seed = Quand une table est ouverte, le serveur tire une graine secrète : 32 octets aléatoires du système d’exploitation.
web-proof-step-commitment = Il affiche le SHA-256 de la graine avant le début de la partie. Personne ne peut trouver une autre graine ayant le même SHA-256 ; dès lors, la graine ne peut plus changer.
web-proof-step-entropy = Puis le navigateur de chaque joueur tire 32 octets au hasard et les envoie ; toute la table les voit. Au début de la partie, la graine et ces octets forment ensemble la clé des tirages. Le serveur ne pouvait pas les connaître quand il a publié le SHA-256.
web-proof-step-events = Chaque lancer et chaque tirage découle uniquement de cette clé et du numéro de l’événement (HMAC-SHA-256). Annuler un coup ne change aucun tirage.
web-proof-step-told = À la fin de la partie, la graine est révélée ; elle figure dans l’enregistrement.
web-proof-step-check = Pour vérifier vous-même chaque lancer et chaque tirage, téléchargez l’enregistrement et lancez cette commande dans le dossier où il se trouve :
web-past-asked = Vous regardez un moment passé. C’est maintenant votre tour.
web-past-there = Vous regardez un moment passé ; la partie continue.

## Pour qui commence

web-primer = Découvrir { $title } en une minute
web-primer-done = Compris
web-primer-point = Pointez ou touchez n’importe quel élément pour savoir ce que c’est. « Conseil » montre ce que ferait un bon joueur, et « Annuler » revient sur votre dernier coup.
web-primer-corinth =
    À chaque manche, neuf dés sont lancés et triés par valeur : le groupe de plus haute valeur va dans le quartier Or, les autres remplissent le port à partir du bas, la valeur la plus faible d’abord.
    À votre tour, vous prenez un groupe. Son quartier décide de ce qu’il donne : des marchandises pour vos échoppes, autant de symboles que de dés, ou des pièces d’or ou des chèvres.
    Ou bien vous déplacez l’intendant dans le marché, d’autant de pas que la valeur des dés. Vous recevez ce qui est imprimé là où il s’arrête ; les pièces d’or allongent ou raccourcissent le déplacement.
    Une échoppe complète rapporte ses points. Le premier joueur qui complète un quartier entier en reçoit le bonus.
    À la fin de votre tour, vous pouvez construire des bâtiments en les payant avec des pièces d’or et des chèvres. Quand tous les compte-tours sont entièrement rayés, la partie est finie ; le joueur qui totalise le plus de points la remporte.
web-primer-golden-horn =
    Vos trois bateaux transportent des marchandises entre Venise et Constantinople. À votre tour, vous en déplacez un. En quittant un port, il charge tous les cubes d’une couleur absente de ses voiles.
    Il avance jusqu’à la prochaine case libre, puis continue tant que la couleur de sa case est sur ses voiles ou que vous jouez une carte de cette couleur.
    Dans l’autre port, sa cargaison va dans votre entrepôt, et vous piochez des cartes.
    Avant cela, vous pouvez attaquer : deux cartes des couleurs des voiles d’un bateau en mer permettent de lui voler un cube.
    Chaque cube de votre entrepôt vaut un point ; les rangées de 4, 5 ou 6 couleurs différentes en rapportent 1, 2 ou 4 de plus. Le joueur qui totalise le plus de points remporte la partie.
