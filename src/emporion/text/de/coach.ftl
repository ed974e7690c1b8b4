### Die Wörter der Spiele und der Seite stehen in docs/glossary.md.

## Der Begleiter

coach-name = Begleiter
coach-understood = Verstanden
coach-off = Ohne Begleiter
coach-corinth-buying = Gelbe Würfel helfen nur dir, und nur in diesem Wurf. Behalte ein, zwei Münzen für den Statthalter.
coach-corinth-choosing = Berühre eine Gruppe und sieh, was sie bringt: ihre eigene Aktion oder so viele Schritte des Statthalters wie ihre Augenzahl.
coach-corinth-compensating = Für dich sind keine Würfel mehr da. Ein Schritt des Statthalters ist kostenlos; nutze ihn, wenn er auf ein Feld führt, das dir hilft.
coach-corinth-stocking = Ein Verkaufsstand zählt erst, wenn er voll ausgestattet ist, und vorher darfst du hier keinen anderen anfangen. Wähle einen, für den deine Würfel reichen.
coach-corinth-walking = Der Statthalter betritt kein Feld zweimal. Suche einen Weg, der ihm Platz für später lässt.
coach-corinth-building = Ein Gebäude hilft ab deinem nächsten Zug, darum bringen frühe am meisten. Der Tempel lohnt sich, wenn du noch andere baust.
coach-golden-horn-placing = Stelle deine Schiffe in beide Häfen: So kannst du immer etwas laden.
coach-golden-horn-starting = Ein Überfall kostet zwei Karten. Am meisten lohnt er sich bei einer Farbe, die dir fehlt.
coach-golden-horn-after-raid = Du darfst erobern oder eintauschen, bevor du segelst; Söldner, mit denen du bezahlst, kommen zurück in den Vorrat.
coach-golden-horn-sailing = Sieh nach, welches Schiff kostenlos weit kommt: Von Feldern in seinen Segelfarben segelt es ohne Karte weiter.
coach-golden-horn-loading = Nimm viele Warensteine oder eine Farbe, die dir fehlt: Reihen verschiedener Farben bringen zusätzliche Punkte.
coach-golden-horn-voyaging = Du darfst auf jedem Feld anhalten. Hinter anderen Schiffen springst du weit, und in Häfen überfällt dich niemand.
coach-golden-horn-ending = Kündige das Ende nur an, solange du führst: Die anderen spielen die Runde zu Ende.
