### Les mots des jeux et de la page sont dans docs/glossary.md.

# Ce que seul le terminal dit. Les coups (skip, take blue) se tapent de la même façon dans toutes les langues ; les ordres (aide, annuler) ont des mots de la langue.

## Jouer dans le terminal

play-welcome = { $title } : { LIST($players, each: "list-item") }.
play-hint = Tapez le numéro d’un choix ou son texte. « { play-order-help } » affiche l’aide, « { play-order-quit } » quitte la partie.
play-resumed = { $events ->
        [one] La partie reprend après { $events } coup, lancer ou tirage.
       *[other] La partie reprend après { $events } coups, lancers et tirages.
    }
play-you = Vous
play-person = Joueur { $number }
play-bot = { $name } ({ level-name })
play-cover = { $reader }, vos cartes sont à l’écran. Entrée les cache pour { $next } :{" "}
play-uncover = { $next }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne voit l’écran :{" "}
play-hidden = ?
play-hidden-why = ? : caché jusqu’à la fin.
play-prompt = { $name }>{" "}
# Les mots que l’on tape, un seul mot chacun. Les mots anglais sont compris dans toutes les langues.
play-order-board = plateau
play-order-status = position
play-order-score = score
play-order-log = journal
play-order-rules = règles
play-order-hint = conseil
play-order-undo = annuler
play-order-save = enregistrer
play-order-help = aide
play-order-review = analyse
play-order-rematch = revanche
play-order-quit = quitter
# Avec ce qui suit le mot dans l’aide.
play-usage-log = { play-order-log } 30
play-usage-rules = { play-order-rules } S4
play-usage-save = { play-order-save } FICHIER
play-key-enter = Entrée
play-help-choice = fait ce choix ; son texte aussi, même abrégé : « { $words } »
play-help-enter = affiche de nouveau la question, et les autres choix s’il y en a
play-help-board = toute la table
play-help-status = toute la position en mots
play-help-score = le détail des points, autant que vous pouvez les connaître
play-help-log = ce qui s’est passé, les 30 dernières lignes
play-help-rules = une règle par son numéro ; « { play-order-rules } » seul donne tous les numéros
play-help-hint = ce que ferait un bon joueur, avec les chances des meilleurs coups
play-help-undo = annule votre dernier choix, tant que rien ni personne n’a suivi
play-help-save = écrit la partie dans un fichier ; elle s’enregistre aussi toute seule
play-help-help = affiche cette aide
play-help-quit = quitte la partie ; emporion play --resume la reprend
play-thinking = { $player } réfléchit…
play-thinking-hint = Réflexion…
play-undone = Annulé : { LIST($moves, each: "list-item") }.
play-undo-none = Rien à annuler : aucun coup n’a été joué depuis l’ouverture de la partie, ou depuis le début de votre tour.
play-undo-chance = Trop tard pour annuler « { $move } » : il y a eu un lancer ou un tirage depuis.
play-undo-other = Trop tard pour annuler « { $move } » : { $player } a joué depuis.
play-saved = Enregistré dans { $file }.
play-save-how = Nommez le fichier : { play-order-save } ma-partie.emp.jsonl
play-save-foreign = { $file } n’est pas une partie d’Emporion et reste inchangé. Choisissez un autre nom.
play-go-on = Reprendre plus tard avec : emporion play { $id } --from { $file }
play-unsaved = Cette partie n’est pas enregistrée. Un nom de fichier l’enregistre, Entrée seule quitte :{" "}
play-left = Vous avez quitté la partie avant sa fin. « { play-usage-save } » enregistre une partie ; emporion play { $id } --from FICHIER la reprend.
play-number = Il n’y a pas de choix { $number } ; choisissez de 1 à { $most }.
play-ambiguous = « { $words } » peut désigner { LIST($candidates, each: "list-item", style: "disjunction") }. Précisez.
play-unreadable = Cette ligne contient des caractères illisibles. Tapez un numéro, ou « { play-order-help } ».
play-log-number = Tapez « { play-order-log } » ou « { play-order-log } 50 ».
play-rules = Règles de { game-title } : { LIST($rules, each: "list-item") }. Tapez par exemple « { play-order-rules } { $example } ».
play-since = Depuis votre dernier tour :
play-since-more = { $lines ->
        [one] … { $lines } ligne plus ancienne : tapez « { play-order-log } »
       *[other] … { $lines } lignes plus anciennes : tapez « { play-order-log } »
    }
play-more-lines = { $lines ->
        [one] Encore { $lines } ligne. Entrée la montre, q arrête :{" "}
       *[other] Encore { $lines } lignes. Entrée les montre, q arrête :{" "}
    }
play-more-choices = Choix { $first } à { $last } sur { $choices }. Entrée montre la suite ; tout numéro compte.
play-begin = Entrée commence la partie :{" "}
play-unsaved-why = Cette partie n’est pas enregistrée pendant que vous jouez. { $why } « { play-usage-save } » l’enregistre.
play-left-saved = La partie est enregistrée. Reprenez-la avec : emporion play --resume
play-resuming = Reprise de { $name }.
play-kept = L’enregistrement de cette partie est { $file }.
play-end-orders = « { play-order-review } » montre ce que vos décisions ont coûté, « { play-order-rematch } » commence une revanche, « { play-usage-save } » copie l’enregistrement ; « { play-order-board } », « { play-order-score } » et « { play-order-log } » reviennent en arrière. Entrée quitte.
play-end-prompt = Et maintenant ?{" "}

## L’analyse

play-review-thinking = Un bon robot réexamine chaque décision…
play-review-stopped = L’analyse est interrompue. « { play-order-review } » la poursuit.
play-review-moments = Ce qui a décidé de la partie :
play-review-round = Manche { $round }
play-review-decision = { $player } : « { $chosen } » ; mieux valait « { $preferred } ». Chances de gagner, { $who } : de { $before } à { $after }.
play-review-chance = { $player } : « { $chosen } », et la suite : les dés, les cartes ou les autres joueurs. Chances de gagner, { $who } : de { $before } à { $after }.
play-review-seat = { $player } : { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, dont { $agreed } comme le robot ; { $costly ->
        [0] aucune n’a coûté 1 % de chances de gagner ou plus.
        [one] { $costly } a coûté 1 % de chances de gagner ou plus :
       *[other] { $costly } ont coûté 1 % de chances de gagner ou plus :
    }

## Une nouvelle partie, ou une partie enregistrée

new-game = À quoi voulez-vous jouer ?
new-game-prompt = Numéro (Entrée : 1) :{" "}
new-players = Combien de joueurs, de { $least } à { $most } ? (Entrée : { $least }) :{" "}
new-players-wrong = « { $number } » n’est pas un nombre de { $least } à { $most }.
new-level = De quelle force sont les robots ?
new-level-prompt = Numéro (Entrée : { $usual }) :{" "}
new-dominio = Avec l’extension ?
new-base = { -golden-horn } seul
new-expansion = avec { -dominio }
new-game-needed = Nommez le jeu après « emporion play » : { LIST($games, each: "list-item", style: "disjunction") }.
resume-list = Parties inachevées, la plus récente d’abord :
resume-line = { game-title } : { LIST($players, each: "list-item") } · { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } · { $when }
resume-line-damaged = un fichier endommagé
resume-how = Reprenez avec : emporion play --resume, suivi d’un numéro ou d’un nom de cette liste. Les fichiers sont dans { $folder }.
resume-none = Il n’y a pas de partie inachevée dans { $folder }. Commencez-en une avec : emporion play
resume-unknown = Aucune partie inachevée n’a le numéro ou le nom « { $name } ». Voyez la liste avec : emporion play --resume list
resume-in-use = La partie { $name } est ouverte dans un autre terminal. Quittez-la d’abord là-bas ou choisissez-en une autre : emporion play --resume list
resume-damaged = La partie enregistrée { $file } est endommagée et ne peut pas reprendre : { $why }

play-no-topic = « { $words } » n’est pas une partie de la position. Parties : { LIST($topics, each: "list-item") }.
