### Die Wörter der Spiele und der Seite stehen in docs/glossary.md.

## Eine Analyse in Worten: wie gut Entscheidungen waren, Glück und Können, das Quiz der besseren Züge, und Analyse beim Probieren

review-cost = { $class ->
        [equal] Etwa so gut wie der beste Zug.
        [inaccuracy] Eine Ungenauigkeit: Sie hat { $cost } Gewinnchance gekostet.
        [mistake] Ein Fehler: Er hat { $cost } Gewinnchance gekostet.
       *[blunder] Ein grober Fehler: Er hat { $cost } Gewinnchance gekostet.
    }

## Glück und Können

review-luck = Glück und Können
review-luck-why = Woher die Gewinnchance kam. Glück ist, was Würfel und Karten gegenüber ihrem Durchschnitt gebracht haben. Entscheidungen werden mit den besten Zügen verglichen, die der Bot gefunden hat.
review-luck-start = Am Anfang
review-luck-luck = Würfel und Karten
review-luck-own = Eigene Entscheidungen
review-luck-others = Entscheidungen anderer
review-luck-rest = Nicht gemessen
review-luck-end = Am Ende
review-luck-text = { $player }: am Anfang { $start }; durch Würfel und Karten { $luck }, durch eigene Entscheidungen { $own }, durch Entscheidungen anderer { $others }, nicht gemessen { $rest }; am Ende { $end }.
review-accuracy = Genauigkeit { $accuracy } von 100: { $inaccuracies ->
        [one] { $inaccuracies } Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }, { $mistakes ->
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }, { $blunders ->
        [one] { $blunders } grober Fehler
       *[other] { $blunders } grobe Fehler
    }.
review-accuracy-why = Der Durchschnitt aller Entscheidungen: Eine, die nichts kostet, zählt 100, eine, die 5 % Gewinnchance kostet, zählt 50. Eine Ungenauigkeit kostet 1 % oder mehr, ein Fehler 4 %, ein grober Fehler 10 %.

## Das Quiz

review-quiz = Bessere Züge finden
review-quiz-why = Die Analyse führt der Reihe nach durch die Entscheidungen, die 1 % oder mehr gekostet haben. Finde auf dem Spielplan jedes Mal einen besseren Zug.
review-quiz-seat = Entscheidungen von
review-quiz-start = { $decisions ->
        [one] Beginnen: { $decisions } Entscheidung
       *[other] Beginnen: { $decisions } Entscheidungen
    }
review-quiz-continue = Weiter: Entscheidung { $number } von { $of }
review-quiz-none = Keine Entscheidung von { $player } hat 1 % oder mehr gekostet.
review-quiz-place = Entscheidung { $number } von { $of }
review-quiz-ask = { $player } wählte hier „{ $chosen }“. { $class ->
        [inaccuracy] Das war eine Ungenauigkeit: Sie hat { $cost } Gewinnchance gekostet.
        [mistake] Das war ein Fehler: Er hat { $cost } Gewinnchance gekostet.
       *[blunder] Das war ein grober Fehler: Er hat { $cost } Gewinnchance gekostet.
    } Probiere auf dem Spielplan einen besseren Zug aus.
review-quiz-judging = Der Bot prüft deinen Zug …
review-quiz-best = Gut gefunden: „{ $move }“ ist so gut wie der beste Zug, den der Bot kennt.
review-quiz-better = „{ $move }“ ist besser als das, was gespielt wurde, aber es gibt einen noch besseren Zug.
review-quiz-equal = „{ $move }“ ist etwa so gut wie das, was gespielt wurde. Probiere einen anderen Zug aus.
review-quiz-same = „{ $move }“ wurde gespielt. Probiere einen anderen Zug aus.
review-quiz-worse = „{ $move }“ ist schlechter als das, was gespielt wurde, und kostet { $cost } Gewinnchance mehr. Probiere einen anderen Zug aus.
review-quiz-show = Antwort zeigen
review-quiz-again = Noch einmal versuchen
review-quiz-next = Nächste Entscheidung
review-quiz-finish = Abschließen
review-quiz-leave = Verlassen
review-quiz-summary = { $of ->
        [one] Du hast bei { $found } von { $of } Entscheidung einen besseren Zug gefunden.
       *[other] Du hast bei { $found } von { $of } Entscheidungen einen besseren Zug gefunden.
    }
review-quiz-result = { $result ->
        [best] besten Zug gefunden
        [better] besseren Zug gefunden
       *[shown] Antwort gezeigt
    }
review-quiz-repeat = Noch einmal von vorn

## Die Antwort

review-answer = „{ $preferred }“ ist besser als „{ $chosen }“: Damit werden { $best } der Probepartien gewonnen, nicht { $played }.
review-answer-equal = „{ $preferred }“ und „{ $chosen }“ sind etwa gleich gut: Damit werden { $best } und { $played } der Probepartien gewonnen.
review-answer-points = { $direction ->
        [more] Am Ende bringt dieser Zug { $points ->
            [one] etwa { $points } Punkt mehr.
           *[other] etwa { $points } Punkte mehr.
        }
        [fewer] Am Ende bringt dieser Zug { $points ->
            [one] etwa { $points } Punkt weniger, gewinnt aber öfter.
           *[other] etwa { $points } Punkte weniger, gewinnt aber öfter.
        }
       *[same] Beides bringt am Ende etwa gleich viele Punkte.
    }
review-answer-brings-played = Der gespielte Zug „{ $move }“ bringt sofort: { $gives }.
review-answer-brings-best = Der bessere Zug „{ $move }“ bringt sofort: { $gives }.
review-answer-then-played = Nach „{ $move }“ ging es so weiter: { LIST($steps, each: "review-answer-step") }. Bis dahin brachte das: { LIST($gains, each: "review-answer-gain") }.
review-answer-then-best = Nach „{ $move }“ erwartet der Bot: { LIST($steps, each: "review-answer-step") }. Bis dahin bringt das: { LIST($gains, each: "review-answer-gain") }.
review-answer-step = { $player } „{ $move }“
review-answer-gain = { $player } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
review-mark-played = gespielt
review-mark-best = besser
review-mark-tried = probiert

## Analyse auf einem Spielplan zum Ausprobieren

review-analysis = Analyse
review-analysis-why = Zeigt, was der Bot von jeder Stellung hier erwartet: die Chancen aller und den Wert jedes Zuges
review-analysis-chances = Gewinnchancen hier: { LIST($chances, each: "web-review-chance") }
