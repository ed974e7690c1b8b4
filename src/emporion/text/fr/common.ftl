### Les mots des jeux et de la page sont dans docs/glossary.md.

# Ce qui n’appartient ni à un jeu ni à la page seule : refus, enregistrements, jouer, le serveur.

## La langue elle-même

language-name = Français

## Noms

game-title = { TITLE($game) }
level-name = { $level ->
        [random] au hasard
        [greedy] glouton
        [novice] débutant
        [easy] facile
        [normal] moyen
        [hard] difficile
        [expert] expert
        [trader] négociant
        [walker] marcheur
        [builder] bâtisseur
        [raider] corsaire
        [conqueror] conquérant
       *[other] { $level }
    }
game-name = { TITLE($item) }
list-item = { $item }

## Refus

refuse-form = « { $move } » n’est pas un coup de ce jeu.
refuse-over = La partie est finie ; on ne peut plus jouer de coup.
refuse-no-chance = Aucun lancer ni tirage n’est attendu : c’est à un joueur de jouer.
refused-move = { $rule } : { $why } { $legal }
refused-line = ligne { $line }, { $rule } : { $why } { $legal }
refused-legal = Coups permis ici : { LIST($moves, each: "list-item") }.
# $detail est technique et en anglais ; il occupe une ligne à lui.
refused-detail = Détail : { $detail }
record-empty = L’enregistrement est vide ; il commence par une ligne d’en-tête.
record-mark = L’enregistrement commence par une marque d’ordre des octets ; enregistrez-le en simple UTF-8.
record-blank = Cette ligne est vide ; chaque ligne contient un objet JSON.
record-not-json = Cette ligne n’est pas du JSON.
record-not-object = Cette ligne est du JSON, mais pas un objet.
record-header-missing = Il manque « { $name } » dans l’en-tête.
record-version = « emporion » doit être { $version } : ce programme ne lit aucun autre format.
record-rules = « rules » doit être { $rules } : ce programme ne connaît aucune autre version des règles.
record-players = « players » doit être un nombre de { $least } à { $most }.
record-first = « first » doit être une place de 0 à { $last }.
record-components = « components » doit contenir les valeurs qui diffèrent, sous forme d’objet.
record-options = « options » doit nommer toutes les options du jeu : { LIST($options, each: "list-item") }.
record-no-options = « options » doit être un objet vide : le jeu n’a pas d’options.
record-event-keys = Un événement a les clés « by » et « move », et aucune autre.
record-actor = { $actor ->
        [over] La partie est finie : ce n’est plus le tour { record-turn }, ni de « { $by } ».
       *[other] C’est le tour { record-turn }, et non de « { $by } ».
    }
record-turn = { $actor ->
        [chance] du hasard
        [over] de personne
       *[other] de la place { $actor }
    }
record-forced = « { $move } » était le seul coup possible ; un tel coup se joue tout seul et ne figure pas dans un enregistrement.
record-after-result = Le résultat doit être la dernière ligne.
record-no-result = La partie est finie, mais il manque le résultat : scores { $scores }, vainqueurs { $winners }.
record-result-early = Le résultat vient avant la fin de la partie.
record-result-wrong = Le résultat doit avoir exactement les scores { $scores } et les vainqueurs { $winners }.
components-wrong = Les composants sont incorrects à { $where } : { $why }
components-not-toml = ce n’est pas un fichier TOML.
components-shape = cette valeur n’a pas la forme requise.
components-unknown = le jeu n’a aucune valeur de ce nom.
components-not-a-table = il faut ici une table de valeurs.
unknown-game = Il n’y a pas de jeu « { $game } ». Jeux : { LIST($games, each: "list-item") }.
no-options = { game-title } n’a pas d’options.
unknown-option = { game-title } n’a pas d’option « { $option } ». Options : { LIST($options, each: "list-item") }.
wrong-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs : { LIST($values, each: "list-item") }.
wrong-players = { game-title } se joue de { $least } à { $most } joueurs, pas à { $players }.
wrong-first = La première place doit être de 0 à { $last }, pas { $first }.

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
play-line = { $head } : { $gives }
play-gives-nothing = rien
play-advice = Le meilleur choix semble être le { $number } ({ $choice }).
play-advice-move = Le meilleur coup semble être « { $move } ».
play-advice-expected = Suite probable :
play-advice-seat = { $player } : { $moves }
play-advice-share = victoires
play-advice-points = points
play-advice-tried = essais
play-advice-solved = résolu
play-log-empty = Rien ne s’est encore passé.
play-total = total
play-score = Points
play-winner = { $you ->
        [yes] { $points ->
            [one] Vous gagnez avec { $points } point !
           *[other] Vous gagnez avec { $points } points !
        }
       *[no] { $points ->
            [one] { $player } gagne avec { $points } point !
           *[other] { $player } gagne avec { $points } points !
        }
    }
play-winner-at-once = { $you ->
        [yes] Vous gagnez, quels que soient les points !
       *[no] { $player } gagne, quels que soient les points !
    }
play-winners = { $points ->
        [one] { LIST($players, each: "list-item") } se partagent la victoire avec { $points } point chacun.
       *[other] { LIST($players, each: "list-item") } se partagent la victoire avec { $points } points chacun.
    }

## Le serveur

server-full = Ce serveur n’a plus de place pour d’autres connexions. Réessayez dans un instant.
server-error = Le serveur a rencontré une erreur, notée dans son journal. Réessayez dans un instant.
http-unknown = Il n’y a rien à cette adresse. La liste des requêtes est à /api.
http-method = Cette adresse n’accepte pas cette méthode. La liste des requêtes est à /api.
http-socket = Cette adresse attend une connexion WebSocket. Connectez-vous avec un client WebSocket ; les messages sont décrits à /api.
http-long = Le corps de la requête est trop long. Envoyez-en un plus court.
http-handshake = Cette négociation WebSocket n’est pas valide. Envoyez moins d’en-têtes ou des en-têtes plus courts, et pas de corps.
http-slow = La requête n’est pas arrivée entière à temps. Envoyez-la de nouveau.
http-broken = Ce n’est pas une requête HTTP valide.
http-malformed = La requête est mal formée. Les requêtes sont décrites à /api.
origin-foreign = La page { $origin } ne peut pas utiliser ce serveur. Pour l’autoriser, lancez le serveur avec --origin et cette adresse.
host-foreign = Ce serveur ne répond pas pour l’hôte « { $host } ». Ouvrez-le à sa propre adresse, ou lancez-le avec --allowed-host et ce nom.
retry-time = { $minutes ->
        [0] { $retry_after ->
            [one] dans { $retry_after } seconde
           *[other] dans { $retry_after } secondes
        }
        [one] dans { $minutes } minute
       *[other] dans { $minutes } minutes
    }
too-many-requests = Trop de requêtes viennent de votre réseau. Réessayez { retry-time }.
too-many-people = Beaucoup de noms viennent d’être choisis depuis votre réseau. Réessayez { retry-time }.
too-many-tables = Vous avez ouvert beaucoup de tables. Réessayez { retry-time }.
too-many-rematches = Vous avez demandé beaucoup de revanches. Réessayez { retry-time }.
too-many-boards = Vous avez ouvert beaucoup de plateaux d’essai. Réessayez { retry-time }.
too-many-play-ons = Vous avez repris beaucoup de parties. Réessayez { retry-time }.
too-many-uploads = Vous avez envoyé beaucoup de parties. Réessayez { retry-time }.
too-many-hints = Vous avez demandé beaucoup de conseils. Réessayez { retry-time }.
too-many-tries = Vous avez essayé beaucoup de coups. Réessayez { retry-time }.
too-many-chats = Vous avez écrit beaucoup de messages. Réessayez { retry-time }.
too-many-undos = Vous avez annulé beaucoup de coups. Réessayez { retry-time }.
too-many-waiting = { $most ->
        [one] Vous êtes déjà l’hôte de { $most } table qui attend des joueurs. Commencez cette partie ou fermez la table d’abord.
       *[other] Vous êtes déjà l’hôte de { $most } tables qui attendent des joueurs. Commencez une partie ou fermez une table d’abord.
    }
too-many-waiting-here = { $most ->
        [one] { $most } table de votre réseau attend déjà des joueurs. Rejoignez-la, ou attendez qu’elle ait commencé.
       *[other] { $most } tables de votre réseau attendent déjà des joueurs. Rejoignez-en une, ou attendez que l’une ait commencé.
    }
too-many-long-tables = Beaucoup de longues parties sont ouvertes depuis votre réseau. Fermez-en une pour en ouvrir une autre.
too-many-sockets = { $most ->
        [one] Il y a déjà { $most } connexion depuis cette adresse. Fermez cette connexion, ou attendez qu’elle se termine.
       *[other] Il y a déjà { $most } connexions depuis cette adresse. Fermez-en quelques-unes, ou attendez que d’autres se terminent.
    }
too-many-messages = Trop de messages ; la connexion est fermée. Reconnectez-vous et envoyez plus lentement.
message-long = Le message dépasse { $most } octets. Envoyez-en un plus court.
message-malformed = Ce n’est pas un message du protocole. Les messages sont décrits à /api.
socket-silent = Aucun message n’est arrivé à temps. Reconnectez-vous et envoyez d’abord « hello ».
socket-no-hello = Le premier message doit être « hello ».
socket-hello-twice = « hello » a déjà été envoyé. Envoyez-le une seule fois, comme premier message.
socket-protocol = Ce serveur parle le protocole { $protocol } ; rechargez la page ou mettez le programme à jour.
person-unknown = Cette requête n’a ni cookie ni jeton. Donnez-vous d’abord un nom.
person-forged = Ce cookie ou ce jeton ne vient pas de ce serveur. Donnez-vous de nouveau un nom.
person-nameless = Un nom doit contenir au moins un caractère visible.
seat-forged = Ce n’est pas le jeton d’une place à cette table. Rouvrez le lien de votre place.
seat-unknown = Il n’y a pas de place { $seat } à cette table ; la dernière est { $last }.
seat-taken = La place { $seat } est prise. Choisissez-en une autre.
seat-one = Vous avez déjà une place à cette table. Quittez-la d’abord si vous en voulez une autre.
seat-empty = Personne n’est assis à la place { $seat }.
seat-removed = L’hôte vous a retiré de votre place. Vous pouvez encore regarder.
seat-barred = L’hôte vous a retiré de cette table ; vous ne pouvez plus y prendre place. Vous pouvez encore regarder.
entropy-given = La place { $seat } a déjà fourni ses nombres aléatoires pour les tirages ; ils ne peuvent plus changer.
table-unknown = Il n’y a pas de table { $code }. Vérifiez le lien ou le code.
table-removed = La table { $code } a été supprimée : son hôte l’a fermée, ou elle est restée longtemps inutilisée.
table-fast = Trop de messages ou de coups annulés à la fois. Attendez un instant.
record-long = { $most ->
        [one] Un enregistrement compte au plus { $most } événement ; celui-ci en a davantage.
       *[other] Un enregistrement compte au plus { $most } événements ; celui-ci en a davantage.
    }
table-long = Cette partie a atteint la limite de { $most } événements ; on ne peut plus y jouer de coup.
table-full = Le journal de cette table a atteint { $most } entrées : on ne peut plus y écrire de message ni annuler de coup. La partie continue.
table-broken = La partie enregistrée de la table { $code } ne peut pas être lue ; on ne peut donc pas y jouer. Elle est gardée telle quelle ; prévenez l’administrateur du serveur.
table-not-started = La partie n’a pas commencé. Attendez que son hôte la commence.
table-started = La partie a déjà commencé ; ce n’est plus possible.
table-not-yours = Seuls les joueurs qui ont une place à cette table peuvent faire cela.
table-not-host = Seul l’hôte de la table peut faire cela.
table-waiting = Des places sont encore libres : { LIST($seats, each: "list-item") }. Attendez des joueurs, ou donnez-les à des robots.
table-not-over = La partie n’est pas finie. Réessayez quand elle le sera.
table-over = La partie est finie ; on ne peut plus jouer de coup.
table-ended = La partie est finie ; ce n’est plus possible.
table-abandoned = La partie a été arrêtée sans résultat ; on ne peut plus jouer de coup.
table-watching = Vous regardez ; seuls les joueurs qui ont une place peuvent jouer.
table-not-asked = Ce n’est pas votre tour. Attendez la position suivante.
table-stale = Cette réponse vaut pour la position { $at }, mais la partie en est à { $now }. Répondez à la nouvelle position.
table-doubled = Ce coup a déjà été joué.
table-undone = Ce coup a déjà été joué, puis annulé. Rejouez-le si vous le voulez.
table-no-undo = Rien à annuler : vous ne pouvez annuler que votre propre dernier coup, avant tout lancer ou tirage et avant qu’un autre joueur ait joué.
chat-empty = Ce message n’a pas de texte visible.
chat-fast = Vous envoyez des messages trop vite. Attendez un instant.
hint-not-here = On joue sans conseils à cette table.
hint-not-asked = Seul le joueur dont c’est le tour peut demander un conseil.
hint-twice = Un conseil pour cette place est déjà en préparation. Attendez-le.
moment-unknown = La partie n’a pas d’événement { $event } ; le dernier est { $last }.
store-failed = Le serveur ne peut rien enregistrer pour l’instant ; rien n’a changé. Réessayez dans un instant.
store-conflict = Une autre modification a eu lieu au même moment ; la vôtre n’a pas été enregistrée. Réessayez.
store-moved = Cette partie vient de passer à un autre processus du serveur. Réessayez dans un instant.
server-busy = Les joueurs sont très nombreux en ce moment. Regarder et analyser doivent attendre un peu. Réessayez bientôt.
page-unknown = La page n’a pas ce fichier. Rechargez la page.
too-many-bot-tables = { $most ->
        [one] Vous, ou d’autres à votre adresse, avez déjà { $most } partie avec des robots en cours. Finissez-la, ou quittez-la une minute, puis réessayez.
       *[other] Vous, ou d’autres à votre adresse, avez déjà { $most } parties avec des robots en cours. Finissez-en une, ou quittez-la une minute, puis réessayez.
    }
too-many-reviews = { $most ->
        [one] Vous, ou d’autres à votre adresse, avez déjà { $most } analyse en cours. Attendez qu’elle soit finie, puis redemandez.
       *[other] Vous, ou d’autres à votre adresse, avez déjà { $most } analyses en cours. Attendez que l’une d’elles soit finie, puis redemandez.
    }
study-not-over = Seules les parties finies peuvent être étudiées. Réessayez quand celle-ci sera finie.
study-at-end = À ce moment, la partie est finie ; choisissez un moment antérieur.
study-no-decision = À ce moment, personne n’a rien décidé ; choisissez une décision de l’analyse.
drawing-unknown = Le plateau de ce jeu n’a pas de partie « { $part } ».
lesson-unknown = Il n’y a pas de leçon « { $lesson } ».

## La règle du jeu

rulebook-about = Composé à partir des textes et des valeurs imprimées du programme ; « emporion rules --language fr » imprime la même chose.
book-rules = Règles
book-player = Joueur { $number }
book-example = Exemple : { $title }
# Dans les règles d’une table : ses options, chacune avec sa valeur.
book-table = Cette table joue avec : { LIST($options, each: "book-option", style: "dots") }
book-option = { $name } : { $value }
