### Das Regelheft von Golden Horn um die Regeln herum: Kapitel, Zusammenfassungen, Beispiele und wo das gedruckte Heft abweicht.
### Die Wörter der Spiele stehen in docs/glossary.md. Schwarze und weiße Steine sind keine Waren und heißen nur „Steine“.

golden-horn-chapter-aim = Das Spiel in einer Minute
golden-horn-chapter-box = Spielmaterial
golden-horn-chapter-setup = Aufbau
golden-horn-chapter-turn = Dein Zug
golden-horn-chapter-raid = Überfälle
golden-horn-chapter-voyage = Fahrten
golden-horn-chapter-end = Spielende und Endwertung
golden-horn-chapter-dominio = Die Erweiterung Dominio da Mar
golden-horn-chapter-two = Zu zweit
golden-horn-chapter-variants = Varianten
golden-horn-chapter-leaflets = Wo das gedruckte Regelheft abweicht
golden-horn-chapter-card = Kurzübersicht

golden-horn-book-aim = Ihr seid Kaufleute aus Venedig und Konstantinopel. Eure drei Schiffe bringen Waren von einem Hafen zum anderen, mit dem Wind in den Segeln und Piraten im Nacken. Hat ein Hafen keine Waren mehr oder kündigt ein Spieler mit Waren in allen Farben das Ende an, gewinnt das beste Lagerhaus.
golden-horn-book-turn = { web-primer-golden-horn }
golden-horn-book-setup =
    Legt das Meer zwischen Venedig und Konstantinopel so aus, wie es die Zahl der Spieler verlangt (C4).
    Gebt dem Startspieler die Golden-Horn-Figur: Sie zeigt, wo die Runde beginnt und endet.
golden-horn-book-dominio = Mit der Erweiterung verschifft ihr auch Söldner und erobert mit ihnen Gebiete. Die Gebiete liegen nicht am Seeweg: Kein Schiff fährt dorthin.
golden-horn-book-two = Zu zweit ist der Seeweg kurz: ein Seeplättchen, Modone, ein Seeplättchen. In Modone zieht ihr keine Karten nach (M8). Alles andere bleibt gleich.
golden-horn-book-variant-modone = „Modone“ liegt wie gedruckt zu zweit und zu viert am Seeweg. „Auch zu dritt“ legt es auch dann in die Mitte des Seewegs, und dort werden Karten nachgezogen (C4).
golden-horn-book-variant-warehouses = „Lagerhäuser“ sind im gedruckten Regelheft verdeckt. Offen spielt es sich für Neulinge leichter: Alle Warensteine wurden vor aller Augen bewegt; wer ein gutes Gedächtnis hat, kennt sie also ohnehin (S4).
golden-horn-book-variant-dominio = „Dominio da Mar“ bringt die Erweiterung ins Spiel: Söldner, Bauern und Gebiete (D1 bis D11).
golden-horn-book-leaflets = Zu Golden Horn gibt es ein Regelheft und ein Blatt mit Korrekturen. Hier steht, was gilt, wo sie voneinander abweichen oder schweigen, und welche Angaben rekonstruiert werden mussten.
golden-horn-book-card =
    Dein Zug: Überfalle ein Schiff, wenn du magst, bewege dann ein Schiff und kündige zuletzt das Ende an, wenn du alle sechs Farben hast und es willst.
    Überfall: zwei Karten in Farben der Segel eines Schiffs; nur auf See, nur wenn es etwas geladen hat; ein Warenstein kommt in dein Lagerhaus.
    Auslaufen: Lade alle Warensteine einer Farbe, die nicht auf den Segeln ist, dann fülle den Hafen auf neun auf.
    Bewegen: auf das nächste freie Feld; von dort weiter, wenn seine Farbe auf den Segeln ist, oder für eine Karte in seiner Farbe.
    Halte in Modone an, wenn dort Platz ist, sowie in Venedig und Konstantinopel; in diesen beiden entlädst du und wendest.
    Karten für jeden Halt in einem Hafen: Trio 1, Duo 2, Solo 3.
    Ende: Ein Hafen ist leer, oder ein Spieler mit allen sechs Farben kündigt es an. Die Runde wird zu Ende gespielt.
    Wertung: 1 für jeden Warenstein; Reihen aus 4, 5, 6 verschiedenen Farben bringen 1, 2, 4 mehr.

## Die Regeln

golden-horn-rule-c1 = Es gibt sechs Farben: Gelb, Rosa, Grün, Rot, Blau und Orange, mit je { $cubes } Warensteinen und { $cards } Karten. Jede Karte lässt sich auf zwei Arten spielen: Als Windkarte bringt sie ein Schiff von einem Feld ihrer Farbe weiter (M5), als Piratenkarte dient sie zusammen mit einer zweiten einem Überfall (P1).
golden-horn-rule-c2 = Du hast eine Flotte aus drei Schiffen. Das Trio zeigt drei Farben auf seinen Segeln, das Duo zwei andere, das Solo die letzte. Jede Flotte zeigt alle sechs Farben:
    { LIST($fleets, each: "golden-horn-fleet-of", style: "lines") }
golden-horn-rule-c3 = Das Meer besteht aus Seeplättchen mit je drei Feldern; zwei Arten von Seeplättchen wechseln sich ab. Von Venedig an: { LIST($tiles, each: "golden-horn-tile-of", style: "dots") }.
golden-horn-rule-c4 = Der Seeweg ist zu zweit: Venedig, ein Seeplättchen, Modone, das andere Seeplättchen, Konstantinopel. Zu dritt: Venedig, vier Seeplättchen, Konstantinopel. Zu viert: Venedig, zwei Seeplättchen, Modone, zwei Seeplättchen, Konstantinopel. Mit der Variante „Modone auch zu dritt“ (modone=always) liegt Modone auch zu dritt in der Mitte, und du ziehst dort Karten nach.
golden-horn-rule-c5 = { $modone ->
        [one] Modone hat Platz für { $modone } Schiff, Venedig und Konstantinopel für beliebig viele, ein Feld auf See für eines. Häfen haben keine Farbe.
       *[other] Modone hat Platz für { $modone } Schiffe, Venedig und Konstantinopel für beliebig viele, ein Feld auf See für eines. Häfen haben keine Farbe.
    }
golden-horn-rule-s1 = Golden Horn ist für zwei bis vier Spieler. Der Startspieler wird ausgelost oder vom Gastgeber bestimmt; gespielt wird im Uhrzeigersinn. Die Plätze segeln der Reihe nach mit den Flotten A bis D.
golden-horn-rule-s2 = Beginnend beim Startspieler stellen alle reihum ihre drei Schiffe offen und nach Belieben in Venedig oder Konstantinopel auf, den Bug zum Meer. Ein Schiff in Venedig nimmt Kurs auf Konstantinopel, ein Schiff in Konstantinopel Kurs auf Venedig.
golden-horn-rule-s3 = Legt alle Warensteine in den Beutel. Zieht { $holds } für Venedig, dann { $holds } für Konstantinopel. Mischt dann die Karten und teilt dem Startspieler { $hand } aus, dem nächsten Spieler ebenso viele und so weiter.
golden-horn-rule-s4 = Deine Karten und dein Lagerhaus sind geheim; wie viele Karten und Warensteine du hast, ist offen. Mit der Variante „offene Lagerhäuser“ (warehouses=open) sehen alle, was darin ist.
golden-horn-rule-t1 = In deinem Zug darfst du einmal ein Schiff überfallen, dann musst du ein Schiff bewegen, dann darfst du, wenn du kannst, das Ende ankündigen (E2).
golden-horn-rule-t2 = Kann sich keines deiner Schiffe bewegen, entfällt dieser Schritt; der Rest deines Zuges läuft wie gewohnt ab.
golden-horn-rule-t3 = Entfällt er bei allen Spielern nacheinander, endet die Partie sofort.
golden-horn-rule-p1 = Um ein Schiff zu überfallen, spiele zwei Piratenkarten, jede in einer Farbe seiner Segel; beide dürfen dieselbe Farbe haben. Du darfst ein Schiff pro Zug überfallen.
golden-horn-rule-p2 = Du kannst nur das Schiff eines Gegners überfallen, das auf See ist und etwas geladen hat. Schiffe in Venedig, Modone und Konstantinopel sind sicher. Die Entfernung spielt keine Rolle.
golden-horn-rule-p3 = Ein Warenstein seiner Ladung kommt sofort in dein Lagerhaus. Lege die beiden Karten ab.
golden-horn-rule-p4 = Hat das Schiff beim Überfall seinen letzten Warenstein verloren, darf es wenden. Sein Besitzer entscheidet, wenn er es das nächste Mal bewegt: Es segelt weiter, oder es wendet und segelt in derselben Bewegung zurück. Danach behält es seinen Kurs, bis es Venedig oder Konstantinopel erreicht.
golden-horn-rule-m1 = Ein Schiff, das Venedig oder Konstantinopel verlässt, muss zuerst alle Warensteine einer Farbe laden, die nicht auf seinen Segeln ist. Gibt es keine solche Farbe, kann es nicht auslaufen. Ein Schiff lädt nie, ohne im selben Zug auszulaufen.
golden-horn-rule-m2 = Gleich nach dem Laden wird der Hafen aus dem Beutel wieder auf { $holds } Warensteine aufgefüllt, soweit der Beutel reicht.
golden-horn-rule-m3 = Bewege das Schiff auf das nächste freie Feld voraus. Es überspringt alle besetzten Felder auf seinem Weg (auch solche mit eigenen Schiffen) und Modone, wenn es voll ist.
golden-horn-rule-m4 = Von einem Feld in einer Farbe seiner Segel darf das Schiff kostenlos weitersegeln.
golden-horn-rule-m5 = Von jedem anderen Feld auf See darf es weitersegeln, wenn du eine Windkarte in der Farbe des Feldes ablegst. Beides darfst du in einer Bewegung beliebig oft tun; anhalten darfst du auf jedem Feld.
golden-horn-rule-m6 = Das Schiff muss in Modone anhalten, wenn dort Platz ist, sowie in Venedig und Konstantinopel. Dort endet seine Bewegung.
golden-horn-rule-m7 = In Venedig und Konstantinopel entlädt das Schiff alles ins Lagerhaus seines Besitzers und wendet. In Modone behält es seinen Kurs.
golden-horn-rule-m8 = Jedes Mal, wenn eines deiner Schiffe in einem Hafen anhält, ziehst du Karten nach, je nach Schiff: Trio { $trio }, Duo { $duo }, Solo { $solo }. Zu zweit ziehst du in Modone keine nach. Du darfst beliebig viele Karten auf der Hand haben.
golden-horn-rule-m9 = Musst du nachziehen und ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum Nachziehstapel. Ist auch er leer, ziehst du nichts nach.
golden-horn-rule-e1 = Die letzte Runde beginnt von selbst, wenn der Beutel leer ist und Venedig oder Konstantinopel nach dem Auffüllen keine Waren mehr hat. Niemand muss sie ankündigen.
golden-horn-rule-e2 = Wer alle sechs Farben im Lagerhaus hat, darf am Ende des eigenen Zuges das Ende ankündigen, wenn die letzte Runde noch nicht begonnen hat.
golden-horn-rule-e3 = Dann wird die Runde zu Ende gespielt: Den letzten Zug hat der Spieler zur Rechten des Startspielers. Führt gerade dessen Zug das Ende herbei, endet die Partie mit ihm.
golden-horn-rule-e4 = Ladung, die noch an Bord ist, zählt nicht. Jeder Warenstein in deinem Lagerhaus zählt 1 Punkt. Reihen aus verschiedenen Farben bringen zusätzliche Punkte: eine Reihe aus vier Farben 1 Punkt, aus fünf 2, aus sechs 4. Jeder Warenstein zählt nur in einer Reihe; es gilt die beste Aufteilung.
golden-horn-rule-e5 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
golden-horn-rule-d1 = { $black } schwarze und { $white } weiße Steine kommen mit in den Beutel, und die Häfen haben Platz für { $dominio-holds } statt { $holds } Steine. Im Vorrat sind { $mercenaries } Söldner. Dazu kommen fünf Gebiete.
golden-horn-rule-d2 = Die Gebiete mit ihren Kosten in Söldnern und ihren Punkten: { LIST($territories, each: "golden-horn-territory-price", style: "dots") }.
golden-horn-rule-d3 = Ein schwarzer oder weißer Stein, der für einen Hafen gezogen wird, wird durch einen Söldner ersetzt. Ein schwarzer Stein kommt aus dem Spiel; ein weißer kommt zurück in den Beutel, bevor der nächste Stein gezogen wird.
golden-horn-rule-d4 = Ist kein Söldner mehr im Vorrat, legt stattdessen einen Bauern hin: einen der schwarzen Steine, die aus dem Spiel sind. Gibt es keinen, legt nichts hin und zieht den nächsten Stein. Hört auf, wenn nur noch weiße Steine übrig sind und nichts hingelegt werden kann.
golden-horn-rule-d5 = Statt Waren darf ein auslaufendes Schiff alle Söldner des Hafens laden, alle Bauern oder beides. Waren werden nie mit ihnen zusammen geladen. Auch ein Schiff, das keine Farbe laden kann, darf so auslaufen (M1).
golden-horn-rule-d6 = Ein Schiff mit einem Söldner an Bord lässt sich nicht überfallen, ein Schiff nur mit Bauern schon. Wer es überfällt, nimmt einen Bauern in sein Lagerhaus, und P4 gilt.
golden-horn-rule-d7 = Söldner und Bauern werden wie Waren ins Lagerhaus entladen.
golden-horn-rule-d8 = Zu Beginn deines Zuges, vor und nach dem Überfall, und an seinem Ende darfst du Gebiete erobern, die niemand hat. Bezahle die Kosten aus deinem Lagerhaus, zuerst mit Söldnern; zwei Bauern zählen wie ein Söldner. Söldner kommen zurück in den Vorrat, Bauern zu den schwarzen Steinen, die aus dem Spiel sind.
golden-horn-rule-d9 = Zu denselben Zeitpunkten darfst du Bauern aus deinem Lagerhaus eins zu eins gegen Söldner aus dem Vorrat eintauschen; die Bauern kommen zu denselben schwarzen Steinen. Bauern an Bord werden nie eingetauscht. Sobald wieder Söldner im Vorrat sind, ersetzen sie die Bauern in den Häfen, zuerst in Venedig. Das geschieht, bevor ein Schiff gewählt wird, und nach jedem Zug.
golden-horn-rule-d10 = Statt E1 gilt: Die letzte Runde beginnt, wenn ein Hafen nach dem Auffüllen weder Waren noch Söldner hat, auch wenn dort Bauern sind, oder wenn alle Gebiete erobert sind. E2 und E3 gelten.
golden-horn-rule-d11 = Am Ende kommen die Punkte deiner Gebiete dazu und 1 Punkt für jeden Söldner und jeden Bauern in deinem Lagerhaus. Sie zählen in keiner Reihe.

## Anmerkungen zu einzelnen Regeln

golden-horn-leaflet-c2 = Das Regelheft sagt nicht, welche Farben auf welchen Segeln sind. Die Flotten hier sind rekonstruiert.
golden-horn-leaflet-c3 = Das Regelheft nennt die Farben der Seeplättchen, aber nicht ihre Reihenfolge. Die Reihenfolge hier ist rekonstruiert.
golden-horn-leaflet-c5 = Nach dem Regelheft fasst Modone zwei oder drei Schiffe. Hier sind es drei.
golden-horn-leaflet-s1 = Im Regelheft beginnt der älteste Spieler. Hier wird der Startspieler ausgelost oder vom Gastgeber bestimmt.
golden-horn-leaflet-p4 = Nach dem Regelheft muss ein geleertes Schiff zurücksegeln, nach der Korrektur darf es wenden. Hier darf es.
golden-horn-leaflet-m4 = In einem Satz des Regelhefts muss ein Schiff auf der eigenen Farbe weiter, in einem anderen darf man anhalten, wann man will. Hier darf es weiter, muss aber nicht.
golden-horn-leaflet-e3 = Im Regelheft haben alle anderen noch einen Zug; nach der Korrektur wird die Runde zu Ende gespielt. Hier wird die Runde zu Ende gespielt.
golden-horn-leaflet-d2 = Die Kosten und Punkte der Gebiete sind rekonstruiert.
golden-horn-leaflet-d8 = Nach dem Regelheft darfst du jederzeit in deinem Zug erobern. Hier eroberst du vor und nach dem Überfall und am Ende des Zuges, nicht mitten in einer Fahrt. Offen lässt das Regelheft auch, wer zuerst zahlt; hier sind es die Söldner.

## Beispiele. Was geschieht, sagen die Sätze des Spiels selbst; diese hier sagen, worauf es ankommt.

golden-horn-example-raid = Ein Überfall
golden-horn-example-raid-0 = Das Trio von Spieler 1 ist mit zwei rosa Warensteinen auf See. Seine Segel sind grün, rot und gelb.
golden-horn-example-raid-1 = Eine grüne und eine rote Karte genügen, wo auch immer die eigenen Schiffe sind. Ein rosa Warenstein kommt sofort ins Lagerhaus; der andere bleibt an Bord.
golden-horn-example-voyage = Eine Fahrt mit Segeln und Windkarten
golden-horn-example-voyage-0 = Das Trio mit Segeln in Grün, Rot und Gelb verlässt Venedig.
golden-horn-example-voyage-1 = Rosa ist nicht auf seinen Segeln, also darf es Rosa laden: beide Warensteine. Venedig wird wieder aufgefüllt. Das erste Feld ist orange.
golden-horn-example-voyage-2 = Orange und Rosa sind nicht auf den Segeln: Je eine Karte der beiden Farben bringt das Schiff weiter, bis auf das grüne Feld.
golden-horn-example-voyage-3 = Grün und Rot sind auf den Segeln: Von dort segelt das Schiff kostenlos weiter. Auf Blau hält es an.
golden-horn-example-jump = Ein Sprung
golden-horn-example-jump-0 = Das Schiff auf Feld 4 spielt eine rote Karte, um weiterzusegeln. Das nächste Feld ist besetzt.
golden-horn-example-jump-1 = Besetzte Felder werden übersprungen: Das Schiff landet auf Feld 6. Ein Sprung kostet nichts extra.
golden-horn-example-count = Ein Lagerhaus werten
golden-horn-example-count-0 = { $points ->
        [one] { LIST($parts, each: "golden-horn-example-part", style: "dots") }. Zusammen { $points } Punkt. { golden-horn-example-count-rows }
       *[other] { LIST($parts, each: "golden-horn-example-part", style: "dots") }. Zusammen { $points } Punkte. { golden-horn-example-count-rows }
    }
golden-horn-example-count-rows = Die Reihe aus sechs nimmt einen Warenstein jeder Farbe, die Reihe aus vier entsteht aus dem Rest; jeder Warenstein zählt nur in einer Reihe.
golden-horn-example-part = { $item ->
        [goods] { $number } für die Warensteine
        [rows4] { $number } für Reihen aus vier
        [rows5] { $number } für Reihen aus fünf
       *[rows6] { $number } für Reihen aus sechs
    }
golden-horn-example-refill = Auffüllen mit schwarzen und weißen Steinen
golden-horn-example-refill-0 = Ein Schiff verlässt gleich Venedig mit zwei blauen Warensteinen.
golden-horn-example-refill-1 = Zwei Steine werden gezogen, ein schwarzer und ein weißer. Jeder wird durch einen Söldner ersetzt. Der schwarze kommt aus dem Spiel, der weiße zurück in den Beutel.
