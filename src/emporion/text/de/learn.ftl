### Die Wörter der Spiele und der Seite stehen in docs/glossary.md.

# Lektionen zum Mitspielen, und der Begleiter der ersten Partie. Erklärungen stehen in en/learn.ftl.

## Überall

learn-place = Schritt { $step } von { $steps }
learn-back = Zurück
learn-next = Weiter
learn-show = Zeig es mir
learn-again = Von vorn
learn-first-game = Erste Partie spielen

## Corinth

learn-corinth-title = Corinth lernen
learn-corinth-roll = Du bist Kaufmann in Korinth. Es gewinnt, wer die meisten Punkte hat, und viele davon bringen voll ausgestattete Verkaufsstände. In jedem Zug nimmst du eine Würfelgruppe aus dem Hafen und nutzt sie. Du beginnst diese Runde: Wirf die neun weißen Würfel.
learn-corinth-groups = Würfel mit gleicher Augenzahl bilden eine Gruppe. Die mit der höchsten kommt in den Goldbezirk; die anderen füllen den Hafen vom Ziegenbezirk an nach oben, die niedrigste Augenzahl zuerst.
learn-corinth-deliver = Mit einer Gruppe kreuzt du in ihrem Bezirk so viele Warensymbole an, wie sie Würfel hat. Nimm die zwei Würfel aus dem Traubenbezirk.
learn-corinth-shop = Wähle, welchen Verkaufsstand du anfängst. Er zählt erst, wenn alle seine Symbole angekreuzt sind. Zwei Symbole statten den Verkaufsstand mit 2 Punkten voll aus.
learn-corinth-shop-six = Der Verkaufsstand mit 6 Punkten hat vier Symbole. Du würdest zwei ankreuzen und müsstest ihn voll ausstatten, bevor du hier einen anderen anfängst.
learn-corinth-goats = Im Gold- und im Ziegenbezirk erhältst du so viele Goldmünzen oder Ziegen, wie dort Würfel liegen. Nimm die Ziege: Mit der, die du hast, sind es zwei.
learn-corinth-build = Nach deiner Aktion darfst du Gebäude bauen. Jedes hilft dir für den Rest der Partie. Der Handelsposten kostet 2 Ziegen und bringt dir 2 Goldmünzen mehr, wenn du Gold erhältst. Baue ihn.
learn-corinth-build-end = Du hast die zwei Ziegen, die der Handelsposten kostet, und je früher er steht, desto mehr bringt er.
learn-corinth-gold = Die zweite Runde hat dein Gegner begonnen. Nimm das Gold: Drei Würfel bringen drei Goldmünzen, und dein Handelsposten legt zwei dazu.
learn-corinth-gold-green = Mit einem Würfel kreuzt du ein Symbol an. Das Gold bringt dir auf einmal fünf Münzen.
learn-corinth-yellow = Du beginnst wieder eine Runde und hast Münzen. Gelbe Würfel kosten je 1 Goldmünze. Sie werden mit den weißen geworfen und nach deinem ersten Zug entfernt: Nur du nutzt sie. Kaufe zwei.
learn-corinth-yellow-none = Ungenutzte Münzen bringen dir jetzt nichts. Zwei Würfel mehr machen deine Gruppen größer.
learn-corinth-harvest = Beide gelben Würfel liegen bei den Dreien. Nimm diese vier Würfel und statte den Verkaufsstand mit 6 Punkten voll aus.
learn-corinth-harvest-orange = Mit zwei Würfeln kreuzt du zwei Gewürzsymbole an. Die vier Dreien statten einen Verkaufsstand mit 6 Punkten voll aus.
learn-corinth-steward = Statt ihrer eigenen Aktion kann eine Gruppe den Statthalter bewegen: so viele Schritte wie ihre Augenzahl, egal wie viele Würfel es sind. Du bekommst, was sein letztes Feld zeigt. Nimm die Zwei und führe ihn zum gelben Würfel: Von nun an wirfst du einen mehr, kostenlos.
learn-corinth-steward-oil = Dort kreuzt du nur einmal ein Warensymbol für Olivenöl an. Der gelbe Würfel hilft dir bei jedem deiner Würfe.
learn-corinth-bonus = Einige Runden später. Bei deinen Teppichen fehlt dem Verkaufsstand mit 8 Punkten ein Symbol, dem mit 3 Punkten fehlen zwei. Nimm die drei Würfel: Damit sind beide voll ausgestattet, und wer einen Bezirk als Erster vervollständigt, erhält die Bonuspunkte.
learn-corinth-bonus-gold = Münzen können warten. Die Bonuspunkte erhält nur, wer den Bezirk als Erster vervollständigt.
learn-corinth-coin = Auf einem Wertungsfeld schreibst du auf, wie viele Felder du eingekreist hast, und 1 mehr für jedes eingekreiste +1. Die Ecke ist einen Schritt entfernt, deine Gruppe zeigt 2: Für 1 Goldmünze geht der Statthalter einen Schritt mehr oder weniger. Schicke ihn hin.
learn-corinth-coin-oil = Zwei Schritte kosten nichts und bringen zwei Symbole. Das Wertungsfeld bringt 4 Punkte für eine Münze.
learn-corinth-score = Die Partie ist zu Ende, { $points } zu { $rival }. Es zählen voll ausgestattete Verkaufsstände, Bonuspunkte, die Textfelder des Statthalters und der Tempel; je 2 Goldmünzen und je 2 Ziegen sind 1 Punkt. Jetzt kannst du Corinth spielen.

## Golden Horn

learn-golden-horn-title = Golden Horn lernen
learn-golden-horn-ship = Deine drei Schiffe bringen Waren zwischen Venedig und Konstantinopel hin und her. Was in dein Lagerhaus kommt, bringt Punkte; es gewinnt, wer die meisten hat. In jedem Zug bewegst du ein Schiff. Auf die Farben der Segel kommt es an: Dein Duo hat zwei, Orange und Rosa. Lass es auslaufen.
learn-golden-horn-load = Ein Schiff, das ausläuft, lädt alle Warensteine einer Farbe, aber nie eine seiner Segelfarben. Lade die drei gelben.
learn-golden-horn-load-blue = Es liegt nur ein blauer Warenstein da, und ein Schiff lädt nur eine Farbe. Drei sind mehr wert.
learn-golden-horn-sails = Von einem Feld in einer seiner Segelfarben segelt ein Schiff kostenlos weiter. Orange und Rosa hat dein Duo: Es kommt bis Grün.
learn-golden-horn-sails-stop = Du darfst auf jedem Feld anhalten, doch von hier tragen dich deine Segel kostenlos weiter.
learn-golden-horn-again = Dein nächster Zug. Lass das Trio folgen, mit den drei rosa Warensteinen.
learn-golden-horn-wind = Orange hat dein Trio nicht auf den Segeln. Eine Windkarte in der Farbe des Feldes bringt es weiter. Spiele die orange Karte und halte auf Rosa an.
learn-golden-horn-wind-stop = Hier darfst du anhalten. Doch für eine Karte kommt dein Trio direkt hinter dein Duo, und das wird dir helfen.
learn-golden-horn-raid = Bevor du ein Schiff bewegst, darfst du eines auf See überfallen: Zwei Karten in seinen Segelfarben bringen einen seiner Warensteine gleich in dein Lagerhaus. Überfalle das Trio mit den blauen.
learn-golden-horn-raid-peace = Diese zwei Karten bringen dir sofort einen Warenstein, und dein Gegner verliert ihn.
learn-golden-horn-jump = Besetzte Felder werden übersprungen. Vor dir auf Grün liegt dein eigenes Duo: Segle mit dem Trio, und es springt nach Modone.
learn-golden-horn-modone = In Modone muss ein Schiff anhalten, solange dort Platz ist; drei Schiffe haben Platz. Überfallen werden kann es dort nicht. Zu viert ziehst du dort auch Karten nach.
learn-golden-horn-port = Das Trio springt über Rot nach Blau und mit deiner blauen Karte über Gelb nach Konstantinopel. Dort entlädst du es in dein Lagerhaus, wendest es und ziehst Karten nach: 1 bei drei Segelfarben, 2 bei zwei, 3 bei einer.
learn-golden-horn-port-stop = Auf Blau könnte man dein Schiff überfallen. Die Karte bringt es jetzt ans Ziel.
learn-golden-horn-rows = Einige Züge später. Jeder Warenstein ist 1 Punkt, und Reihen verschiedener Farben zählen mehr: vier +1, fünf +2, sechs +4. Dir fehlt Gelb: Zwei gelbe machen zwei Reihen vollständig.
learn-golden-horn-rows-red = Drei rote sind drei Punkte, aber keine Reihe wächst. Die zwei gelben bringen 6.
learn-golden-horn-call = In deinem Lagerhaus liegen alle sechs Farben, also darfst du das Ende ankündigen. Die Runde wird zu Ende gespielt, dann wird gezählt. Du führst: Kündige es an.
learn-golden-horn-call-end = Jetzt führst du. Spielst du weiter, kann dein Gegner dich einholen.
learn-golden-horn-count = { $points } zu { $rival }. Warensteine und Reihen im Lagerhaus zählen, Warensteine an Bord nicht. Die Partie endet auch, wenn der Beutel leer ist und Venedig oder Konstantinopel keine Waren mehr hat. Jetzt kannst du Golden Horn spielen.

## Dominio da Mar

learn-dominio-title = Dominio da Mar lernen
learn-dominio-mercenaries = Dominio da Mar bringt Söldner und Gebiete. Statt Waren darf ein Schiff alle Söldner seines Hafens laden. Lade alle drei.
learn-dominio-mercenaries-yellow = Zwei Warensteine sind zwei Punkte. Mit Söldnern eroberst du Gebiete, und die zählen mehr.
learn-dominio-safe = Dein Gegner hat Karten in den Farben deines Duos. Doch ein Schiff mit einem Söldner an Bord kann nicht überfallen werden.
learn-dominio-conquer = Einige Züge später sind vier Söldner in deinem Lagerhaus. In deinem Zug darfst du ein Gebiet erobern; du bezahlst mit Söldnern. Durazzo kostet 3 und zählt 6 Punkte.
learn-dominio-conquer-zara = Zara kostet 2 und zählt 3. Für einen Söldner mehr zählt Durazzo doppelt so viel.
learn-dominio-peasants = Sind im Vorrat keine Söldner mehr, stehen stattdessen Bauern in den Häfen. Im Lagerhaus bezahlen zwei von ihnen so viel wie ein Söldner. Lade beide, den Söldner und die Bauern.
learn-dominio-peasants-mercenaries = Die Bauern kommen mit ihm mit und kosten dich nichts.
learn-dominio-exchange = Dein Gegner hat Gebiete erobert, und im Vorrat sind wieder Söldner. Gegen sie darfst du Bauern aus dem Lagerhaus eintauschen, eins zu eins. Tausche beide ein. Vier Söldner: Erobere jetzt Candia für 8 Punkte.
learn-dominio-exchange-zara = Zara zählt 3. Hast du deine zwei Bauern eingetauscht, kannst du Candia bezahlen, und das zählt 8.
learn-dominio-count = Am Ende zählen deine Gebiete, und jeder Söldner oder Bauer in deinem Lagerhaus ist 1 Punkt. Die Partie endet auch, wenn alle fünf Gebiete erobert sind. Jetzt kannst du mit der Erweiterung spielen.
