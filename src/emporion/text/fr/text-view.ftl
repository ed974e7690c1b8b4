### Les mots des jeux et de la page sont dans docs/glossary.md.

# La page en texte : la position en mots, les coups et les mots que l’on tape, ce qui est lu à voix haute.

text-word-status = position
text-word-moves = coups
text-word-question = question
text-word-score = score
text-word-news = nouvelles
text-word-log = journal
text-word-hint = conseil
text-word-undo = annuler
text-word-brief = bref
text-word-normal = moyen
text-word-full = complet
text-word-help = aide

text-help-status = toute la position
text-help-moves = vos coups avec leurs numéros
text-help-question = ce qui est demandé
text-help-score = les points
text-help-news = ce qui s’est passé depuis votre dernier coup
text-help-log = les dernières lignes du journal
text-help-hint = ce que ferait un bon joueur
text-help-undo = annule votre dernier coup
text-help-brief = dit peu
text-help-normal = dit ce qui compte
text-help-full = dit tout, y compris comment taper les coups
text-help-help = cette liste
text-help-topic = cette partie seulement ; avec « { $word } 2 », celle du joueur 2
text-help-number = joue le coup qui a ce numéro
text-help-move = joue le coup qui s’écrit ainsi dans les enregistrements

text-position = Position
text-detail = Niveau de détail
text-detail-name = { $said ->
        [say-brief] Bref
        [say-full] Complet
       *[say-normal] Moyen
    }
text-detail-set = { $said ->
        [say-brief] Désormais, l’essentiel seulement
        [say-full] Désormais, tout, jusqu’à la façon de taper les coups
       *[say-normal] Désormais, ce qui compte
    }
text-news = Ce qui a changé
text-no-news = Rien depuis votre dernier coup.
text-type = Tapez un coup, son numéro ou un mot
text-type-hint = Essayez « { text-word-status } » ou « { text-word-help } »
text-send = Valider
text-answer = Réponse à « { $typed } »
text-loading = La position est mise en mots…
text-numbered = { $number } : { $words }
text-move-typed = se tape : { $move }
text-count = { $moves ->
        [0] Vous n’avez aucun coup pour l’instant
        [one] { $moves } coup
       *[other] { $moves } coups
    }
text-score-of = { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }
text-score-hidden = { $player } : points cachés
text-undone = Votre dernier coup est annulé.
text-asked-hint = Un conseil se prépare…
text-no-hint = Il n’y a pas de conseil ici pour l’instant.
text-not-asked = Ce n’est pas à vous de jouer.
text-number-wrong = { $most ->
        [0] Il n’y a pas de coup { $number } : vous n’en avez aucun pour l’instant.
       *[other] Il n’y a pas de coup { $number } ; choisissez de 1 à { $most }.
    }
text-ambiguous = « { $words } » peut désigner { LIST($candidates, each: "list-item", style: "disjunction") }. Précisez.
text-unknown = « { $words } » n’est ici ni un coup ni un mot connu. Tapez « { text-word-help } » pour la liste.
