### Das Regelheft von Corinth um die Regeln herum: Kapitel, Zusammenfassungen, Beispiele und wo die gedruckten Hefte voneinander abweichen.
### Die Wörter der Spiele stehen in docs/glossary.md.

corinth-chapter-aim = Das Spiel in einer Minute
corinth-chapter-box = Spielmaterial
corinth-chapter-setup = Aufbau
corinth-chapter-round = Eine Runde: Hafen beliefern
corinth-chapter-turn = Dein Zug
corinth-chapter-actions = Gold, Ziegen und Waren
corinth-chapter-steward = Der Statthalter
corinth-chapter-buildings = Gebäude
corinth-chapter-end = Spielende und Endwertung
corinth-chapter-two = Zu zweit
corinth-chapter-variants = Varianten
corinth-chapter-leaflets = Wo die gedruckten Regelhefte abweichen
corinth-chapter-card = Kurzübersicht

corinth-book-aim = Ihr seid Kaufleute im Hafen von Korinth. Mit den Würfeln, die in jeder Runde eintreffen, beliefert ihr Verkaufsstände, sammelt Goldmünzen und Ziegen, baut Gebäude und schickt euren Statthalter über den Markt. Wer die meisten Punkte hat, gewinnt und erlangt den größten Ruhm.
corinth-book-turn = { web-primer-corinth }
corinth-book-setup =
    Legt das Hafen-Tableau in die Mitte des Tisches, die weißen Würfel darauf und die gelben daneben.
    Gebt allen einen Spielerbogen und einen Bleistift.
corinth-book-shop = Ist ein Verkaufsstand voll ausgestattet, kreise seine Punkte ein.
corinth-book-two = Zu zweit hat eine Runde drei Züge: der Startspieler, der zweite Spieler und noch einmal der Startspieler. Es gibt 12 Runden, und jeder ist in sechs davon Startspieler. Die gelben Würfel werden nach dem ersten der drei Züge entfernt (R8, R9).
corinth-book-variant-steward = „Punkte des Statthalters“ legt fest, was am Ende zählt: die Summe aller Textfelder, in die du geschrieben hast, oder nur das letzte Textfeld (E2). Gewählt wird das beim Eröffnen des Tisches; am Tisch zeigt die Seite es an.
corinth-book-leaflets = Corinth ist mit Regelheften in fünf Sprachen erschienen. Sie stimmen fast überall überein. Hier steht, was gilt, wo sie sich widersprechen oder nichts sagen.
corinth-book-card =
    Beginn einer Runde: Der Startspieler streicht ein Feld durch, darf gelbe Würfel für je 1 Goldmünze kaufen und würfelt.
    Würfel sortieren: Die höchste Augenzahl kommt in den Goldbezirk, die anderen von unten nach oben, die niedrigste zuerst.
    Zug: Nimm eine Würfelgruppe und nutze entweder ihren Bezirk (Goldmünzen, Ziegen oder Waren: je Würfel eine) oder bewege den Statthalter um ihre Augenzahl. Danach darfst du bauen.
    Waren: Statte einen Verkaufsstand voll aus, bevor du im selben Bezirk den nächsten anfängst. Wer als Erster einen Bezirk vervollständigt, erhält die Bonuspunkte.
    Statthalter: 1 Goldmünze für jeden Schritt mehr oder weniger. Nie über ein benutztes Feld. Das letzte Feld wird eingekreist, und sein Effekt tritt ein.
    Wertungsfeld: Schreibe die Zahl der eingekreisten Felder auf, plus 1 für jedes eingekreiste +1.
    Nach dem ersten Zug einer Runde kommen die gelben Würfel weg, nach dem letzten alle Würfel.
    Wertung: Verkaufsstände, Bonuspunkte, Textfelder des Statthalters, mit dem Tempel 3 für jedes Gebäude, 1 für je 2 Goldmünzen und für je 2 Ziegen.

## Die Regeln

corinth-rule-c1 = Das Hafen-Tableau hat sechs Bezirke. Von unten nach oben: { LIST($harbor, each: "corinth-district-of") }.
corinth-rule-c2 = Dein Bogen hat vier Bezirke mit Verkaufsständen. Ein Verkaufsstand bringt seine Punkte, wenn alle seine Warensymbole angekreuzt sind. Wer einen Bezirk als Erster vervollständigt, erhält dessen Bonuspunkte: { LIST($bonuses, each: "corinth-bonus-of") }; die übrigen Bezirke haben keine. Die Verkaufsstände nach ihren Punkten, in Klammern die Zahl ihrer Warensymbole:
    { LIST($shops, each: "corinth-shops-of", style: "lines") }
corinth-rule-c3 = Der Markt hat 5 Reihen mit je 5 Feldern. Die Nachbarn eines Feldes liegen darüber, darunter, links und rechts davon, nie schräg. Der Statthalter beginnt auf dem Startfeld. Ein * ist ein Wertungsfeld mit einem Textfeld.
    { LIST($market, each: "corinth-market-row", style: "lines") }
corinth-rule-c4 = Was die Gebäude kosten, in Goldmünzen + Ziegen: { LIST($buildings, each: "corinth-building-price", style: "dots") }.
corinth-rule-c5 = { $circled ->
        [one] Dein Bogen hat { $gold } Symbole für Goldmünzen und { $goats } für Ziegen; jeweils das erste ist von Anfang an eingekreist. { corinth-c5-use }
       *[other] Dein Bogen hat { $gold } Symbole für Goldmünzen und { $goats } für Ziegen; jeweils die ersten { $circled } sind von Anfang an eingekreist. { corinth-c5-use }
    }
corinth-c5-use = Kreise ein Symbol ein, wenn du eine Goldmünze oder eine Ziege erhältst, und streiche es durch, wenn du sie ausgibst. Was du über das letzte Symbol hinaus erhältst, verfällt.
corinth-rule-c6 = Die Rundenleiste jedes Bogens hat { $spots } Felder. Es gibt { $white } weiße und { $yellow } gelbe Würfel.
corinth-rule-r1 = Corinth ist für zwei bis vier Spieler. Alle beginnen mit den Goldmünzen und Ziegen, die auf dem Bogen eingekreist sind (C5). Bestimmt auf beliebige Weise einen Startspieler; hier wird er ausgelost oder vom Gastgeber bestimmt.
corinth-rule-r2 = Zu viert streichen alle vor der Partie die beiden Felder ganz links auf ihrer Rundenleiste durch.
corinth-rule-r3 = Zu Beginn einer Runde streicht der Startspieler, und nur er, das nächste Feld seiner Rundenleiste durch. Das ergibt 12 Runden zu zweit, 18 zu dritt und 16 zu viert; jeder hat damit 18, 18 oder 16 Züge.
corinth-rule-r4 = Dann darf der Startspieler für diesen Wurf gelbe Würfel kaufen, für je 1 Goldmünze. Zusammen mit den Würfeln vom Markt (S9) sind es nie mehr als { $yellow }.
corinth-rule-r5 = Der Startspieler wirft die { $white } weißen Würfel und seine gelben Würfel zusammen.
corinth-rule-r6 = Sortiert die Würfel in Gruppen mit gleicher Augenzahl. Die Gruppe mit der höchsten Augenzahl kommt in den Goldbezirk. Die anderen füllen die Bezirke von unten nach oben, die niedrigste Augenzahl zuerst, eine Gruppe je Bezirk.
corinth-rule-r7 = Zeigen alle Würfel eines Wurfs dieselbe Augenzahl, die gelben eingeschlossen, gewinnt sofort die Partie, wer sie geworfen hat.
corinth-rule-r8 = Zu dritt und zu viert ist zuerst der Startspieler am Zug, dann die anderen im Uhrzeigersinn. Zu zweit sind nacheinander der Startspieler, der zweite Spieler und noch einmal der Startspieler am Zug.
corinth-rule-r9 = Nach dem ersten Zug der Runde werden die gelben Würfel entfernt, die noch im Hafen liegen: Nur der Startspieler darf sie nutzen. Die weißen bleiben. Eine Gruppe nur aus gelben Würfeln hinterlässt einen leeren Bezirk; die anderen Gruppen bleiben, wo sie sind.
corinth-rule-r10 = Nach dem letzten Zug der Runde werden die übrigen Würfel entfernt. Ist jedes Feld jeder Rundenleiste durchgestrichen, endet die Partie. Sonst wird der Spieler zur Linken der neue Startspieler.
corinth-rule-t1 = In deinem Zug wählst du eine Würfelgruppe, entfernst sie und nutzt sie für eine Aktion: die ihres Bezirks (A1, A2) oder eine Bewegung des Statthalters (S1). Danach darfst du Gebäude bauen (B1).
corinth-rule-t2 = Erlaubt dir keine Gruppe eine Aktion, musst du trotzdem eine wählen und entfernen. Eine Aktion ist möglich, wenn du ein Warensymbol ankreuzen, eine Goldmünze oder eine Ziege einkreisen oder eine Bewegung des Statthalters vollständig ausführen könntest; dann musst du eine ausführen.
corinth-rule-t3 = Ist keine Gruppe mehr übrig, wenn du am Zug bist, darfst du stattdessen den Statthalter um einen Schritt bewegen. Goldmünzen und die Stallungen können diese Bewegung wie gewohnt verändern (S3, S4).
corinth-rule-a1 = Gold oder Ziegen erhalten: Eine Gruppe im Gold- oder Ziegenbezirk gibt dir so viele Goldmünzen oder Ziegen, wie sie Würfel hat, soweit du dafür Symbole hast (C5).
corinth-rule-a2 = Waren ausliefern: Mit einer Gruppe in einem anderen Bezirk kreuzt du dort so viele Warensymbole an, wie die Gruppe Würfel hat, mit dem Warenlager eines mehr. Weniger ankreuzen darfst du nicht. Warensymbole, für die kein Platz ist, verfallen.
corinth-rule-a3 = Statte einen Verkaufsstand voll aus, bevor du im selben Bezirk einen anderen anfängst. Die Reihenfolge der Verkaufsstände bestimmst du.
corinth-rule-a4 = Eine Lieferung kann einen Verkaufsstand voll ausstatten und in einem anderen weitergehen. In welchem, bestimmst du.
corinth-rule-a5 = Wer als Erster alle Warensymbole eines Bezirks angekreuzt hat, kreist dessen Bonuspunkte ein, ob durch Ausliefern oder mit dem Statthalter. Alle anderen streichen sie durch. Sie dürfen dort weiter ausliefern, aber die Bonuspunkte sind vergeben. Nicht jeder Bezirk hat welche (C2).
corinth-rule-s1 = Statt der Aktion des Bezirks darfst du mit jeder Gruppe, auch im Gold- oder Ziegenbezirk, den Statthalter bewegen. Er geht so viele Schritte, wie die Augenzahl der Gruppe angibt. Die Zahl der Würfel spielt keine Rolle.
corinth-rule-s2 = Der Statthalter geht von Nachbarfeld zu Nachbarfeld. Er beginnt, wo seine letzte Bewegung geendet hat, beim ersten Mal auf dem Startfeld. In einer Partie betritt er kein Feld zweimal, und auf das Startfeld kehrt er nie zurück.
corinth-rule-s3 = Jede Goldmünze, die du ausgibst, verlängert oder verkürzt die Bewegung um einen Schritt.
corinth-rule-s4 = Jeder Schritt mehr oder weniger als die Augenzahl kostet 1 Goldmünze; mit den Stallungen sind die ersten beiden davon kostenlos. Beispiel: Mit einer 5 bleibst du für 2 Goldmünzen nach 3 Schritten stehen, mit den Stallungen kostenlos. Du zahlst, wenn der Statthalter stehen bleibt, bevor sein Feld dir etwas gibt.
corinth-rule-s5 = Der Statthalter geht mindestens einen Schritt. Wie weit er gehen kann, begrenzen nur deine Goldmünzen und die freien Felder.
corinth-rule-s6 = Kannst du eine Bewegung des Statthalters nicht vollständig ausführen, darfst du sie nicht wählen.
corinth-rule-s7 = Zeichne den Weg des Statthalters auf deinem Bogen ein und kreise das Feld ein, auf dem er stehen bleibt. Der Effekt dieses Feldes tritt ein; die Felder auf dem Weg geben nichts.
corinth-rule-s8 = Auf einem Feld mit Waren kreuzt du so viele Warensymbole in diesem Bezirk an. Die Regeln für Verkaufsstände und Bonuspunkte gelten (A3 bis A5); wofür kein Symbol mehr frei ist, verfällt. Ein Feld mit Goldmünzen oder Ziegen gibt dir so viele davon. Warenlager und Handelsposten helfen hier nicht.
corinth-rule-s9 = Ein Feld mit einem gelben Würfel gibt dir von nun an in jedem deiner eigenen Würfe kostenlos einen gelben Würfel mehr. Du wirfst nie mehr als { $yellow }.
corinth-rule-s10 = Ein +1-Feld gibt für sich nichts; es zählt auf Wertungsfeldern (S11).
corinth-rule-s11 = Bleibt der Statthalter auf einem Wertungsfeld stehen, schreibe in dessen Textfeld, wie viele Felder du bisher eingekreist hast (dieses zählt mit, das Startfeld nicht), plus 1 für jedes +1 darunter.
corinth-rule-b1 = Nach deiner Aktion, oder wenn du keine hattest, darfst du ein oder mehrere Gebäude bauen. Zahle für jedes den Preis (C4). Jedes Gebäude lässt sich nur einmal bauen. Auch in deinem letzten Zug darfst du bauen.
corinth-rule-b2 = Tempel: Am Ende erhältst du 3 Punkte für jedes deiner Gebäude, auch für den Tempel.
corinth-rule-b3 = Warenlager: Immer wenn du Waren auslieferst, kreuzt du ein Warensymbol mehr an.
corinth-rule-b4 = Stallungen: Bei jeder Bewegung des Statthalters sind bis zu zwei Schritte mehr oder weniger kostenlos (S4).
corinth-rule-b5 = Handelsposten: Immer wenn du mit einer Würfelgruppe Gold erhältst, bekommst du 2 Goldmünzen mehr (C5).
corinth-rule-b6 = Ein Gebäude hilft dir ab deinem nächsten Zug, denn du baust es nach deiner Aktion.
corinth-rule-e1 = Zähle die Punkte deiner voll ausgestatteten Verkaufsstände und deine Bonuspunkte, 1 Punkt für je 2 übrige Goldmünzen, 1 Punkt für je 2 übrige Ziegen sowie die Punkte des Statthalters und des Tempels.
corinth-rule-e2 = Die Punkte des Statthalters sind die Summe deiner Textfelder. Mit der Variante „nur das letzte Textfeld“ (steward=last) zählt nur das Textfeld, in das du zuletzt geschrieben hast.
corinth-rule-e3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer mehr Goldmünzen übrig hat; herrscht auch dann Gleichstand, wird der Sieg geteilt.

## Anmerkungen zu einzelnen Regeln

corinth-leaflet-c5 = Die Regelhefte sagen nicht, was geschieht, wenn das letzte Symbol eingekreist ist. Hier dient jedes Symbol nur einmal; du erhältst also nicht mehr, als gedruckt sind.
corinth-leaflet-t2 = Die Regelhefte sagen nicht, was als mögliche Aktion zählt. Hier ist es jede, die deinen Bogen verändert.
corinth-leaflet-t3 = Die Regelhefte sprechen von zu wenigen Gruppen und nicht von Goldmünzen und Stallungen. Hier kommt es auf den Grund nicht an: Auch entfernte gelbe Würfel und der dritte Zug einer Runde zu zweit zählen. Münzen und Stallungen helfen wie bei jeder Bewegung.
corinth-leaflet-a2 = Im spanischen Regelheft muss man alle Warensymbole ankreuzen, im französischen darf man es. Hier musst du.
corinth-leaflet-s8 = Die Regelhefte sagen nicht, ob Warenlager und Handelsposten auf Feldern des Marktes helfen. Das tun sie nicht: Beide gehören zu Aktionen, die der Statthalter ersetzt.
corinth-leaflet-s11 = Im französischen, niederländischen und spanischen Regelheft schreibt man das vorige Textfeld plus das, was seitdem dazukam. Das ergibt dieselbe Zahl.
corinth-leaflet-b1 = Die Regelhefte sagen nicht, ob du in einem Zug ohne Aktion bauen darfst. Du darfst.
corinth-leaflet-e2 = Die Regelhefte weichen voneinander ab. Das deutsche zählt die notierten Punkte in allen Textfeldern. Das französische, das niederländische und das spanische führen eine laufende Summe, von der nur das letzte Textfeld zählen würde. An diesem Tisch gilt, was unter „Varianten“ steht; üblich ist die Summe.

## Beispiele. Was geschieht, sagen die Sätze des Spiels selbst; diese hier sagen, worauf es ankommt.

corinth-example-harbor-1 = Sechs Augenzahlen
corinth-example-harbor-1-0 = Der Startspieler wirft gleich neun weiße Würfel.
corinth-example-harbor-1-1 = Die beiden Sechsen sind die höchste Augenzahl und kommen in den Goldbezirk. Die anderen füllen die Bezirke von unten: die Einsen den Ziegenbezirk, dann ein Bezirk nach dem anderen. Bei sechs Augenzahlen wird auch der orangefarbene Bezirk gefüllt.
corinth-example-harbor-2 = Nur drei Augenzahlen
corinth-example-harbor-2-0 = Ein anderer Wurf.
corinth-example-harbor-2-1 = Die Fünfen kommen in den Goldbezirk, die Zweien in den Ziegenbezirk, die Dreien in den grünen. Die anderen Bezirke bleiben in dieser Runde leer.
corinth-example-harbor-3 = Ein gelber Würfel allein
corinth-example-harbor-3-0 = Der Startspieler hat einen gelben Würfel für 1 Goldmünze gekauft.
corinth-example-harbor-3-1 = Die gelbe Sechs ist die höchste Augenzahl und liegt allein im Goldbezirk. Nimmt der Startspieler sie jetzt nicht, ist sie nach diesem Zug weg.
corinth-example-delivery = Eine Lieferung, zwei Verkaufsstände und Bonuspunkte
corinth-example-delivery-0 = Im Teppichbezirk ist der Verkaufsstand mit 5 Punkten voll ausgestattet. Dem mit 8 Punkten fehlt ein Warensymbol; der mit 3 Punkten ist noch nicht angefangen. Im blauen Bezirk des Hafens liegen drei Würfel.
corinth-example-delivery-1 = Drei Warensymbole: Eines füllt den Verkaufsstand mit 8 Punkten auf, zwei den mit 3. Der Bezirk ist vollständig, und niemand war schneller: 3 Bonuspunkte. Das macht 8 + 3 + 3 Punkte in einem Zug.
corinth-example-steward = Zwei Bewegungen des Statthalters
corinth-example-steward-0 = Der Statthalter steht noch auf seinem Startfeld. Eine Gruppe mit Augenzahl 3 wird gewählt, um ihn zu bewegen.
corinth-example-steward-1 = Vier Schritte statt drei kosten 1 Goldmünze. Die Bewegung endet auf einem Wertungsfeld: Bisher ist ein Feld eingekreist, also kommt eine 1 ins Textfeld.
corinth-example-steward-2 = Am Ende desselben Zuges werden die Stallungen gebaut.
corinth-example-steward-3 = In der nächsten Runde hat Spieler 2 gewürfelt und gewählt.
corinth-example-steward-4 = Zwei Schritte bei Augenzahl 4: Mit den Stallungen sind zwei Schritte weniger kostenlos. Das +1 zählt von nun an in jedem Textfeld.
corinth-example-sheet = Ein Bogen am Ende
corinth-example-sheet-0 = { $points ->
        [one] Die Wertung: { LIST($parts, each: "corinth-example-part", style: "dots") }. Zusammen { $points } Punkt.
       *[other] Die Wertung: { LIST($parts, each: "corinth-example-part", style: "dots") }. Zusammen { $points } Punkte.
    }
corinth-example-part = { $item ->
        [orange] orangefarbene Verkaufsstände
        [blue] blaue Verkaufsstände
        [purple] lila Verkaufsstände
        [green] grüne Verkaufsstände
        [bonuses] Bonuspunkte
        [gold] Goldmünzen
        [goats] Ziegen
        [steward] Statthalter
       *[temple] Tempel
    } { $number }
