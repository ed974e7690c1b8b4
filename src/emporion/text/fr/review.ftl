### Les mots des jeux et de la page sont dans docs/glossary.md.

## Une analyse en mots : la qualité des décisions, la chance et l’habileté, le quiz des meilleurs coups, et l’analyse à l’essai

review-cost = { $class ->
        [equal] À peu près aussi bon que le meilleur coup.
        [inaccuracy] Une imprécision : elle a coûté { $cost } de chances de gagner.
        [mistake] Une erreur : elle a coûté { $cost } de chances de gagner.
       *[blunder] Une grosse erreur : elle a coûté { $cost } de chances de gagner.
    }

## Chance et habileté

review-luck = Chance et habileté
review-luck-why = D’où viennent les chances de gagner. La chance est ce que les dés et les cartes ont apporté par rapport à leur moyenne. Les décisions sont comparées aux meilleurs coups trouvés par le robot.
review-luck-start = Au début
review-luck-luck = Dés et cartes
review-luck-own = Ses décisions
review-luck-others = Décisions des autres
review-luck-rest = Non mesuré
review-luck-end = À la fin
review-luck-text = { $player } : { $start } au début ; { $luck } par les dés et les cartes, { $own } par ses propres décisions, { $others } par les décisions des autres, { $rest } non mesuré ; { $end } à la fin.
review-accuracy = Précision { $accuracy } sur 100 : { $inaccuracies ->
        [one] { $inaccuracies } imprécision
       *[other] { $inaccuracies } imprécisions
    }, { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [one] { $blunders } grosse erreur
       *[other] { $blunders } grosses erreurs
    }.
review-accuracy-why = La moyenne de toutes les décisions : une décision qui ne coûte rien compte 100, une qui coûte 5 % de chances de gagner compte 50. Une imprécision coûte 1 % ou plus, une erreur 4 %, une grosse erreur 10 %.

## Le quiz

review-quiz = Trouver de meilleurs coups
review-quiz-why = L’analyse parcourt dans l’ordre de la partie les décisions qui ont coûté 1 % ou plus. À vous de trouver un meilleur coup sur le plateau.
review-quiz-seat = Décisions de
review-quiz-start = { $decisions ->
        [one] Commencer : { $decisions } décision
       *[other] Commencer : { $decisions } décisions
    }
review-quiz-continue = Continuer : décision { $number } sur { $of }
review-quiz-none = Aucune décision de { $player } n’a coûté 1 % ou plus.
review-quiz-place = Décision { $number } sur { $of }
review-quiz-ask = { $player } a choisi ici « { $chosen } ». { $class ->
        [inaccuracy] C’était une imprécision : elle a coûté { $cost } de chances de gagner.
        [mistake] C’était une erreur : elle a coûté { $cost } de chances de gagner.
       *[blunder] C’était une grosse erreur : elle a coûté { $cost } de chances de gagner.
    } Essayez un meilleur coup sur le plateau.
review-quiz-judging = Le robot examine votre coup…
review-quiz-best = Bien trouvé : « { $move } » vaut le meilleur coup que le robot connaisse.
review-quiz-better = « { $move } » vaut mieux que ce qui a été joué, mais il existe un coup encore meilleur.
review-quiz-equal = « { $move } » vaut à peu près ce qui a été joué. Essayez un autre coup.
review-quiz-same = « { $move } » est ce qui a été joué. Essayez un autre coup.
review-quiz-worse = « { $move } » est moins bon que ce qui a été joué : { $cost } de chances de gagner en moins. Essayez un autre coup.
review-quiz-show = Voir la réponse
review-quiz-again = Réessayer
review-quiz-next = Décision suivante
review-quiz-finish = Terminer
review-quiz-leave = Quitter
review-quiz-summary = { $of ->
        [one] Vous avez trouvé un meilleur coup pour { $found } décision sur { $of }.
       *[other] Vous avez trouvé un meilleur coup pour { $found } décisions sur { $of }.
    }
review-quiz-result = { $result ->
        [best] le meilleur coup trouvé
        [better] un meilleur coup trouvé
       *[shown] réponse montrée
    }
review-quiz-repeat = Recommencer depuis le début

## La réponse

review-answer = « { $preferred } » vaut mieux que « { $chosen } » : ce coup gagne { $best } des parties d’essai, et non { $played }.
review-answer-equal = « { $preferred } » et « { $chosen } » se valent à peu près : ils gagnent { $best } et { $played } des parties d’essai.
review-answer-points = { $direction ->
        [more] À la fin, il rapporte { $points ->
            [one] environ { $points } point de plus.
           *[other] environ { $points } points de plus.
        }
        [fewer] À la fin, il rapporte { $points ->
            [one] environ { $points } point de moins, mais il gagne plus souvent.
           *[other] environ { $points } points de moins, mais il gagne plus souvent.
        }
       *[same] Les deux rapportent à peu près autant de points à la fin.
    }
review-answer-brings-played = Le coup joué, « { $move } », rapporte tout de suite : { $gives }.
review-answer-brings-best = Le meilleur coup, « { $move } », rapporte tout de suite : { $gives }.
review-answer-then-played = Après « { $move } », la suite a été : { LIST($steps, each: "review-answer-step") }. Cela a rapporté jusque-là : { LIST($gains, each: "review-answer-gain") }.
review-answer-then-best = Après « { $move } », le bot prévoit : { LIST($steps, each: "review-answer-step") }. Cela rapporte jusque-là : { LIST($gains, each: "review-answer-gain") }.
review-answer-step = { $player } « { $move } »
review-answer-gain = { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-mark-played = joué
review-mark-best = meilleur
review-mark-tried = essayé

## L’analyse sur un plateau d’essai

review-analysis = Analyse
review-analysis-why = Montre ce que le robot attend de chaque position ici : les chances de chacun et la valeur de chaque coup
review-analysis-chances = Chances de gagner ici : { LIST($chances, each: "web-review-chance") }
