### Die Wörter der Spiele und der Seite stehen in docs/glossary.md.

# Was nur die Seite sagt. Knöpfe und Überschriften sind kurz; Erklärungen (web-tip-…) sind ein oder zwei Sätze ohne Schlusspunkt.

## Überall

web-skip = Zum Inhalt springen
web-to-lobby = Zur Lobby
web-switches = Einstellungen
web-language = Sprache
web-language-unknown = Auf „{ $language }“ gibt es noch keine Texte, daher ist diese Seite auf Englisch. Sprachen: { LIST($languages, each: "list-item") }.
web-theme = { $theme ->
        [light] Hell
        [dark] Dunkel
       *[auto] Hell oder dunkel wie das Gerät
    }
web-sound = { $on ->
        [yes] Ton ist an
       *[no] Ton ist aus
    }
web-sound-switch = Ton
web-close = Schließen
web-loading = Einen Moment …
web-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-lost = Verbindung verloren. Neuer Versuch …
web-sending = Wird gesendet …
web-back = Die Verbindung steht wieder; nichts ging verloren.
web-you = (du)

## Die Lobby

web-welcome = Zwei Brettspiele für Kauf{"\u200C"}leute
web-lead = Spiele sofort gegen einen Bot, lade andere mit einem Link ein oder spielt zusammen an einem Gerät. Ohne Konto, ohne Installation.
web-games = Spiele
web-about-corinth = Neun Würfel, nach Augenzahl im Hafen sortiert. Nimm eine Gruppe, beliefere deine Verkaufsstände und schick deinen Statthalter über den Markt. 2 bis 4 Spieler, eine halbe Stunde.
web-about-golden-horn = Drei Schiffe zwischen Venedig und Konstantinopel, Karten für Wind und Überfälle; mit Dominio da Mar auch Gebiete. 2 bis 4 Spieler.
web-play-now = Jetzt spielen
web-new-table-more = Neuer Tisch …
web-own-name = Dein Name
web-guest = Kaufmann
web-against = Gegner
web-join = Einem Tisch beitreten
web-join-code = Code oder Link
web-join-go = Beitreten
web-own-tables = Deine Partien
web-own-tables-all = { $tables ->
        [one] { $tables } Partie zeigen
       *[other] Alle { $tables } Partien zeigen
    }
web-open-tables = Offene Tische
web-open-none = Kein Tisch wartet auf Spieler. Eröffne einen und verschicke den Link.
web-running-tables = Partien zum Zuschauen
web-finished = Beendete Partien
web-table-watch = Zuschauen
web-table-open = { $seats ->
        [0] bereit zum Start
        [one] { $seats } freier Platz
       *[other] { $seats } freie Plätze
    }
web-table-over = { LIST($names, each: "list-item") }: { $points }
web-table-abandoned = ohne Ergebnis beendet
web-list-remove = Aus deiner Liste entfernen
web-name-level = { $name } ({ level-name })
web-table-asked = { $you ->
        [yes] Du bist am Zug
       *[no] { $player } am Zug
    }
web-no-table = Diesen Tisch gibt es nicht
web-unknown = Diese Seite gibt es nicht
web-unknown-why = Prüfe die Adresse. Die Spiele, offene Tische und deine Partien findest du in der Lobby.

## Ein neuer Tisch

web-new-table = Neuer Tisch
web-game = Spiel
web-how-many = Spieler
web-seats = Plätze
web-seat-who = Wer auf Platz { $number } spielt
web-seat-name = Name auf Platz { $number }
web-name = Name
web-wish-me = Ich
web-wish-open = Frei, für alle mit dem Link
web-wish-another = Noch jemand an diesem Gerät
web-options = Optionen
web-option-corinth-steward = Punkte des Statthalters
web-option-corinth-steward-sum = die Summe aller Textfelder
web-option-corinth-steward-last = nur das letzte Textfeld
web-option-golden-horn-modone = Modone
web-option-golden-horn-modone-standard = wie gedruckt: zu zweit und zu viert
web-option-golden-horn-modone-always = auch zu dritt
web-option-golden-horn-warehouses = Lagerhäuser
web-option-golden-horn-warehouses-hidden = verdeckt
web-option-golden-horn-warehouses-open = offen
web-option-golden-horn-warehouses-note = Offen: Alle sehen, was in den Lagerhäusern liegt. Das empfehlen wir für deine ersten Partien, denn Bots merken sich jeden Warenstein, der bewegt wurde.
web-option-golden-horn-dominio = Dominio da Mar
web-option-golden-horn-dominio-false = ohne
web-option-golden-horn-dominio-true = mit der Erweiterung
web-hints-allowed = Tipps erlauben
web-stand-in = Ein Bot vertritt abwesende Spieler
web-stand-in-after = { $seconds ->
        [60] nach einer Minute
        [120] nach zwei Minuten
        [600] nach zehn Minuten
       *[other] nie
    }
web-listed = Den Tisch in der Lobby zeigen
web-make-table = Tisch eröffnen

## Vor dem Start

web-waiting = { $seats ->
        [one] { $seats } Platz ist frei. Schick den Link an die Person, mit der du spielen willst.
       *[other] { $seats } Plätze sind frei. Schick den Link an alle, mit denen du spielen willst.
    }
web-waiting-full = Alle sind da. Die Partie kann beginnen.
web-waiting-for = Es fehlt noch: { LIST($names, each: "list-item") }.
web-waiting-host = Es geht los, sobald { $host } die Partie startet.
web-waiting-host-away = Es geht los, sobald der Gastgeber die Partie startet.
web-seat-host = Gastgeber
web-remove = Entfernen
web-remove-name = { $name } vom Tisch entfernen
web-tip-remove = Die Person erfährt es und kann weiter zuschauen, an diesem Tisch aber keinen Platz mehr nehmen
web-close-table = Tisch schließen
web-invited = { $host } lädt dich zu { $title } ein
web-invited-open = Du bist zu { $title } eingeladen
web-invited-guest = Gast
web-invited-minute = Das Spiel in einer Minute
web-invite = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-code = Code:
web-qr = QR-Code mit dem Link zu diesem Tisch
web-qr-how = Oder Gäste richten die Kamera ihres Handys darauf.
web-sit = Platz nehmen
web-sit-name-another = Noch jemand an diesem Gerät
web-rise = Platz verlassen
web-fill = Freie Plätze mit Bots dieser Stufe besetzen
web-begin = Beginnen
web-begin-filled = Mit Bots beginnen

## Plätze

web-seat-open = Freier Platz
web-seat-waiting = wartet auf einen Spieler
web-seat-bot = Bot, { level-name }
web-seat-stand-in = Abwesend: Ein Bot spielt ({ level-name })
web-seat-left = Ausgestiegen: Ein Bot spielt ({ level-name })
web-seat-thinking = überlegt …
web-seat-away = nicht verbunden
web-seat-asked = am Zug
web-seat-here = verbunden
web-points = Punkte jetzt
web-points-hidden = Bis zum Ende verdeckt

## Was gefragt wird

web-wait = { $player } wählt.
web-your-turn = Du bist am Zug.
web-watching = Du schaust zu.
web-turn-named = { $player }:
web-thinks = { $player } überlegt …
web-turn-away = { $player } ist am Zug, aber nicht verbunden.
web-title-turn = ● Du bist am Zug · { $title }
web-board = Spielplan
web-undo = Zurücknehmen
web-undo-key = Deinen letzten Zug zurücknehmen (U)
web-undo-what = „{ $move }“ zurücknehmen (U)
web-undo-others = „{ $move }“ und die Antworten der Bots zurücknehmen (U)
web-undo-limit-start = Es gibt noch nichts zurückzunehmen.
web-undo-limit-chance = { $game ->
        [corinth] Seitdem wurde gewürfelt. Frühere Züge lassen sich nicht mehr zurücknehmen.
       *[other] Seitdem wurden Karten oder Warensteine gezogen. Frühere Züge lassen sich nicht mehr zurücknehmen.
    }
web-undo-limit-decided = { $player } hat entschieden. Frühere Züge lassen sich nicht mehr zurücknehmen.
web-undo-limit-shown = { $player } hat etwas Verdecktes gezeigt. Frühere Züge lassen sich nicht mehr zurücknehmen.
web-undo-limit-stand-in = { $you ->
        [yes] Ein Bot hat für dich gespielt. Frühere Züge lassen sich nicht mehr zurücknehmen.
       *[no] Ein Bot hat für { $player } gespielt. Frühere Züge lassen sich nicht mehr zurücknehmen.
    }
web-end-ask = Damit endet dein Zug.
web-end-yes = Zug beenden
web-end-no = Noch nicht
web-end-setting = Vor dem Ende meines Zuges fragen
web-end-setting-tip = Vor der letzten Entscheidung deines Zuges wird noch einmal nachgefragt. Dieser Browser merkt sich das.
web-coach = Begleiter
web-coach-tip = Ein Satz zu jeder Art von Entscheidung, die neu für dich ist. Dieser Browser merkt sich das.
web-hint = Tipp
web-hint-key = Was würde ein starker Spieler tun? (H)
web-hinting = Überlegt …
web-hint-best = der Tipp
web-plain-moves = Deine Züge
web-plain-ends = Mögliche Ziele
web-plain-state = Stand der Partie
web-plain-pair = { $name }: { $value }
web-plain-yes = ja
web-plain-no = nein
web-plain-price = { $price ->
        [0] { web-plain-steps }
       *[other] { web-plain-steps }, Preis { $price }
    }
web-plain-steps = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
web-show-list = Textansicht
web-show-board = Spielplan
web-tabs = Ansichten
web-tab-board = Plan
web-tab-log = Verlauf
web-tab-chat = Chat
web-unread = Etwas Neues

## Verlauf, Chat, Rückblick

web-log = Verlauf
web-since = Seit deinem letzten Zug
web-since-told = { web-since }: { LIST($lines, each: "web-since-line", style: "spaces") }
web-since-line = { $item }.
web-log-look = { $time }. Diesen Moment zeigen
web-log-undo = { $you ->
        [yes] Du nimmst den letzten Zug zurück
       *[no] { $player } nimmt den letzten Zug zurück
    }
web-log-stand-in = Ein Bot ({ level-name }) springt für { $player } ein
web-log-return = { $you ->
        [yes] Du bist wieder da
       *[no] { $player } ist wieder da
    }
web-log-leave = { $player } verlässt die Partie; ein Bot ({ level-name }) übernimmt
web-log-abandon = { $you ->
        [yes] Du möchtest die Partie ohne Ergebnis beenden
       *[no] { $player } möchte die Partie ohne Ergebnis beenden
    }
web-log-abandoned = Die Partie endet ohne Ergebnis
web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-visitor = schaut zu
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-kept = { $days ->
        [one] Ist die Partie zu Ende, werden Nachrichten einen Tag nach dem Senden gelöscht.
       *[other] Ist die Partie zu Ende, werden Nachrichten { $days } Tage nach dem Senden gelöscht.
    }
web-past = Rückblick
web-past-at = Rückblick: Ereignis { $event } von { $of }
web-past-slider = Ereignis
web-past-first = Zum Anfang
web-past-back = Voriger Zug
web-past-on = Nächster Zug
web-past-event-back = Voriges Ereignis
web-past-event-on = Nächstes Ereignis
web-past-last = Zum letzten Ereignis
web-past-viewer = Aus wessen Sicht
web-past-now = Zur Partie
web-rules = Regeln von { $title }
web-rules-open = Regeln
web-learn = Lernen
web-learn-dominio = Dominio da Mar lernen
web-learn-offer = Neu hier? Lerne ein Spiel in fünf Minuten, indem du es spielst
web-learn-decline = Jetzt nicht
web-rules-search = Regeln durchsuchen
web-rules-chapters = Kapitel
web-rules-print = Diese Seite drucken
web-rules-found = { $number ->
        [0] Nichts gefunden.
        [one] { $number } Stelle gefunden.
       *[other] { $number } Stellen gefunden.
    }
web-example-back = Zurück
web-example-next = Weiter
web-example-place = { $place } von { $of }
web-rule-open = Regel { $rule }
web-rule-show = Regel zeigen

## Ein Gerät für mehrere

web-cover = Gib das Gerät an { $name } weiter
web-cover-why = Die Karten der anderen bleiben verdeckt.
web-cover-ready = Ich bin { $name }

## Die Partie verlassen

web-leave = Verlassen …
web-leave-title = Partie verlassen?
web-leave-go = Verlassen
web-leave-why = Ein Bot übernimmt deinen Platz sofort und endgültig. Die anderen spielen weiter, und die Partie steht nicht mehr in deiner Liste.
web-leave-stay = Weiterspielen
web-abandon = Ohne Ergebnis beenden
web-abandon-why = Die Partie endet, wenn alle anderen zustimmen. Mit deinem nächsten Zug nimmst du das zurück.
web-abandon-alone = Die Partie endet jetzt, ohne Ergebnis. Du kannst sie noch ansehen und aus deiner Liste entfernen.
web-wants-end = { $player } möchte die Partie ohne Ergebnis beenden.
web-wants-end-own = Du hast vorgeschlagen, die Partie ohne Ergebnis zu beenden. Die anderen werden gefragt.
web-wants-end-agree = Zustimmen

## Das Ende

web-winner = Sieg
web-abandoned = Die Partie wurde ohne Ergebnis beendet.
web-rematch = Revanche
web-rematch-join = Revanche annehmen
web-rematch-watch = Zur Revanche
web-replay = Nachspielen und Analyse
web-record = Aufzeichnung herunterladen
web-course = Punkteverlauf
web-course-text = Punkteverlauf. Am Ende: { LIST($scores, each: "web-course-score") }
web-course-score = { $name } { $points }
web-proof = Wie die Würfel fielen
web-proof-why = { $given ->
        [0] Vor der Partie hat der Server den SHA-256 eines geheimen Startwerts veröffentlicht. Jeder Wurf und jede Ziehung folgt aus diesem Startwert und der Nummer des Wurfs oder der Ziehung; später ließ sich nichts mehr ändern. Kein Spieler hat Zufallszahlen beigetragen. Jetzt ist der Startwert aufgedeckt.
       *[other] Vor der Partie hat der Server den SHA-256 eines geheimen Startwerts veröffentlicht; dann haben Spieler eigene Zufallszahlen beigetragen. Jeder Wurf und jede Ziehung folgt aus alldem und der Nummer des Wurfs oder der Ziehung; weder der Server allein noch ein Spieler konnte sie bestimmen. Jetzt ist der Startwert aufgedeckt.
    }
web-proof-commitment = Vor der Partie veröffentlicht (SHA-256)
web-proof-entropy = Zufallszahlen der Spieler
web-proof-entropy-none = keine
web-proof-seed = Startwert
web-proof-good = In diesem Browser geprüft: Der Startwert passt zu dem, was veröffentlicht wurde.
web-proof-bad = Der Startwert passt nicht zu dem, was veröffentlicht wurde.
web-proof-unknown = Diese Seite kam ohne https; deshalb kann der Browser den SHA-256 des Startwerts nicht berechnen. Prüfe ihn mit „emporion verify“.
web-proof-part-own = Deine Zufallszahlen stecken in diesen Würfeln.
web-proof-part-missing = Die Zufallszahlen, die dieser Browser beigetragen hat, stecken nicht in diesen Würfeln.
web-proof-part-commitment = Der Server hatte einen anderen SHA-256 veröffentlicht, bevor dieser Browser seine Zufallszahlen beitrug.
web-proof-part-bot = In diesen Würfeln stecken Zufallszahlen eines Bots: Der Server hat sie beigetragen.
web-proof-part-changed = Die Zufallszahlen der Spieler sind nicht die, die zu Beginn der Partie gezeigt wurden.

## Nachspielen

web-seat-number = Spieler { $number }
web-tab-review = Analyse
web-past-round = Runde { $round }
web-past-setup = Aufbau
web-past-turn = Zug { $turn } von { $turns }
web-past-begin = Zurückblicken
web-past-play = Abspielen
web-past-stop = Pause
web-past-first-key = Zum Anfang (Pos1)
web-past-back-key = Voriger Zug (←)
web-past-on-key = Nächster Zug (→)
web-past-event-back-key = Voriges Ereignis (Umschalt + ←)
web-past-event-on-key = Nächstes Ereignis (Umschalt + →)
web-past-last-key = Zum letzten Ereignis (Ende)
web-past-play-key = Abspielen oder Pause (Leertaste)
web-past-speed = Tempo
web-past-seen = Sicht: { $player }
web-past-all = Alles offen
web-past-link = Link kopieren
web-past-result = Zum Ergebnis
web-upload = Aufzeichnung nachspielen
web-upload-choose = Datei wählen …
web-upload-long = Diese Datei ist zu lang für eine Aufzeichnung: höchstens 1 MB.
web-upload-line = Zeile { $line }: { $why }
web-upload-rule = { $why } (Regel { $rule })

## Analyse

web-review = Analyse
web-review-why = Ein starker Bot sieht sich jede Entscheidung noch einmal an: was er gewählt hätte und was deine Wahl gekostet hat.
web-review-start = Partie analysieren
web-review-progress = { $of ->
        [0] Die Analyse beginnt …
       *[other] { $done } von { $of } Entscheidungen analysiert
    }
web-review-chances = Gewinnchancen
web-review-chances-text = Gewinnchancen im Lauf der Partie. Am Ende: { LIST($chances, each: "web-review-chance") }
web-review-chance = { $name } { $chance }
web-review-moments = Was die Partie entschieden hat
web-review-moment-decision = { $player } wählte „{ $chosen }“; besser war „{ $preferred }“. { $who }: von { $before } auf { $after }.
web-review-moment-chance = Nach „{ $chosen }“ ({ $player }): Würfel, Karten oder die anderen Spieler. { $who }: von { $before } auf { $after }.
web-review-dear = { $decisions ->
        [0] Keine Entscheidung hat 1 % oder mehr gekostet.
        [one] { $decisions } Entscheidung hat 1 % oder mehr gekostet.
       *[other] { $decisions } Entscheidungen haben 1 % oder mehr gekostet.
    }
web-review-dear-before = Vorige teure Entscheidung
web-review-dear-after = Nächste teure Entscheidung
web-review-decision = Die Entscheidung hier
web-review-agreed = { $player } wählte „{ $chosen }“, und der Bot hätte dasselbe gewählt.
web-review-chosen = { $player } wählte „{ $chosen }“; der Bot zieht „{ $preferred }“ vor.
web-review-move = Zug
web-review-was-chosen = gewählt

## Von einem Moment an weiter

web-study = Ab hier weiter
web-study-end = Hier ist die Partie zu Ende; geh zurück, um von einem früheren Moment an weiterzuspielen.
web-study-seat = Dein Platz
web-study-level = Bots
web-study-play-on = Ab hier weiterspielen
web-study-explore = Züge ausprobieren
web-study-explore-why = Auf einem eigenen Spielplan, den du teilen kannst; die Partie bleibt, wie sie ist
web-study-back = Originalpartie
web-explore = Hier werden nur Züge ausprobiert. Das ist nicht die Partie.
web-explore-why = Wer den Link hat, kann für jeden Platz spielen und Züge zurücknehmen. Gewürfelt und gezogen wird jedes Mal neu.
web-explore-back = Zurück zum Nachspielen
web-explore-present = Gerade hier: { LIST($names, each: "list-item") }

## Tipps in Worten

web-advice = Der beste Zug scheint „{ $move }“ zu sein.
web-advice-line = Danach wohl: { $line }.

## Erklärungen

web-help = Erklärung
web-tip-share = Anteil der Probepartien von hier aus, die mit diesem Zug gewonnen wurden
web-tip-expected = Durchschnittliche Punkte am Ende mit diesem Zug
web-tip-tried = Zahl der Probepartien mit diesem Zug; „gelöst“ heißt, dass jeder Weg bis zum Ende geprüft wurde
web-tip-points = { $name }: Punkte, wenn die Partie jetzt enden würde
web-tip-points-hidden = { $name }: Ein Teil der Punkte bleibt bis zum Ende verdeckt
web-tip-seat-bot = Ein Bot der Stufe „{ level-name }“. Stärkere Bots überlegen länger; keiner sieht, was vor ihm verborgen ist
web-tip-seat-stand-in = Diese Person war nicht da, als sie am Zug war; deshalb spielt ein Bot. Er hört auf, sobald sie zurück ist; nichts geht verloren
web-tip-seat-left = Diese Person hat die Partie endgültig verlassen; ein Bot spielt auf ihrem Platz weiter
web-tip-seat-away = Kein Gerät dieser Person ist verbunden. Ist sie am Zug, kann nach einer Weile ein Bot einspringen
web-tip-seat-here = Diese Person sieht den Tisch gerade
web-tip-level = Wie gut der Bot spielt: „Neuling“ macht Fehler, „Experte“ überlegt mehrere Sekunden. Bots sehen nicht mehr, als ein Spieler auf ihrem Platz sähe
web-manner = { $level ->
        [trader] Liefert gern Waren aus. Spielt etwa so gut wie ein mittlerer Bot
        [walker] Bewegt gern den Statthalter. Spielt etwa so gut wie ein mittlerer Bot
        [builder] Spart gern für Gebäude. Spielt etwa so gut wie ein mittlerer Bot
        [raider] Spart seine Karten für Überfälle. Spielt etwa so gut wie ein mittlerer Bot
        [conqueror] Mag Söldner und Gebiete. Spielt etwa so gut wie ein mittlerer Bot
       *[other] { $level }
    }
web-tip-join = Jeder Tisch hat einen Code aus acht Buchstaben und Ziffern. Mit Link oder Code kann man einen freien Platz nehmen oder zuschauen
web-tip-upload = Eine .jsonl-Datei, die hier oder vom Programm gespeichert wurde. Du kannst sie Zug für Zug ansehen, analysieren lassen und von jedem Moment an weiterspielen
web-tip-seats = Wähle, wer auf welchem Platz spielt. Freie Plätze sind für Leute mit dem Link; an diesem Gerät können auch mehrere spielen
web-tip-option = Eine Variante der Regeln
web-tip-hints = Alle dürfen fragen, was ein starker Spieler täte. Nur wer fragt, sieht die Antwort
web-tip-stand-in = Wie lange die Partie auf einen Spieler wartet, der nicht verbunden ist. Der Bot hört auf, sobald der Spieler zurück ist
web-tip-pace = So lange brauchen Bots mindestens für einen Zug, damit du folgen kannst
web-tip-listed = Solange du am Tisch bist, sehen ihn alle, die diese Seite öffnen, und können Platz nehmen. Sonst kommen nur Leute mit dem Link oder dem Code
web-tip-fill = Bots dieser Stufe nehmen die Plätze, die noch frei sind
web-tip-proof = Wie gewürfelt und gezogen wird, ohne dass der Server allein oder ein Spieler es bestimmen kann, und wie man das prüft
web-tip-record = Die ganze Partie als Textdatei: jeder Zug, jeder Wurf, jede Ziehung. Das Programm und diese Seite können sie wieder lesen
web-tip-review = Ein starker Bot sieht sich jede Entscheidung an: was er gewählt hätte und was die Wahl gekostet hat
web-pace = Pause der Bots vor jedem Zug
web-pace-of = { $pace ->
        [0] keine
        [500] eine halbe Sekunde
        [1500] anderthalb Sekunden
       *[other] drei Sekunden
    }
web-proof-more = Wie gewürfelt wird und wie man es prüft
web-proof-install = Der Befehl gehört zum Programm; er braucht keinen Server und keine Verbindung.
web-proof-limits = Was das nicht ausschließt: einen Server, der gemeinsame Sache mit dem Spieler macht, der als Letzter Zufallszahlen beiträgt, oder der dir eine Seite schickt, die sie schlecht auslost. Hat kein Spieler welche beigetragen, etwa in einer Partie, die von einem Moment einer anderen an weitergeht, könnte der Server allein den Startwert gewählt haben.
web-proof-open = Faire Würfel
web-proof-later = wird am Ende der Partie aufgedeckt
web-proof-step-seed = Wenn ein Tisch eröffnet wird, lost der Server einen geheimen Startwert aus: 32 zufällige Bytes vom Betriebssystem.
web-proof-step-commitment = Er zeigt den SHA-256 des Startwerts, bevor die Partie beginnt. Niemand kann einen anderen Startwert mit demselben SHA-256 finden; von da an lässt sich der Startwert also nicht mehr ändern.
web-proof-step-entropy = Dann lost der Browser jedes Spielers 32 zufällige Bytes aus und schickt sie; alle am Tisch sehen sie. Zu Beginn der Partie ergeben der Startwert und diese Bytes zusammen den Schlüssel der Würfel. Der Server konnte sie nicht kennen, als er den SHA-256 veröffentlichte.
web-proof-step-events = Jeder Wurf und jede Ziehung folgt allein aus diesem Schlüssel und der Nummer des Ereignisses (HMAC-SHA-256). Einen Zug zurückzunehmen ändert nichts an den Würfeln.
web-proof-step-told = Ist die Partie zu Ende, wird der Startwert aufgedeckt; er steht in der Aufzeichnung.
web-proof-step-check = Um jeden Wurf und jede Ziehung selbst zu prüfen, lade die Aufzeichnung herunter und gib in ihrem Ordner diesen Befehl ein:
web-past-asked = Du blickst auf einen früheren Moment zurück. Inzwischen bist du am Zug.
web-past-there = Du blickst auf einen früheren Moment zurück; die Partie geht weiter.

## Für Neulinge

web-primer = Neu bei { $title }? Das Spiel in einer Minute
web-primer-done = Verstanden
web-primer-point = Zeig auf etwas oder tippe es an, und du erfährst, was es ist. „Tipp“ zeigt, was ein starker Spieler täte, und „Zurücknehmen“ nimmt deinen letzten Zug zurück.
web-primer-corinth =
    In jeder Runde werden neun Würfel geworfen und nach Augenzahlen sortiert: Die Würfelgruppe mit der höchsten Augenzahl kommt in den Goldbezirk, die anderen füllen den Hafen von unten nach oben, die niedrigste zuerst.
    In deinem Zug nimmst du eine Gruppe. Ihr Bezirk bestimmt, was sie bringt: Waren für deine Verkaufsstände, so viele Warensymbole, wie sie Würfel hat, oder ebenso viele Goldmünzen oder Ziegen.
    Oder du bewegst den Statthalter über den Markt, so viele Schritte, wie ihre Augenzahl angibt. Du bekommst, was auf dem Feld abgebildet ist, auf dem er stehen bleibt; Goldmünzen verlängern oder verkürzen seinen Weg.
    Ein voll ausgestatteter Verkaufsstand bringt seine Punkte. Wer als Erster einen ganzen Bezirk vervollständigt, erhält dessen Bonuspunkte.
    Am Ende deines Zuges kannst du mit Goldmünzen und Ziegen Gebäude bauen. Sind alle Felder der Rundenleisten durchgestrichen, endet die Partie, und wer die meisten Punkte hat, gewinnt.
web-primer-golden-horn =
    Deine drei Schiffe bringen Waren von Venedig nach Konstantinopel und zurück. In deinem Zug bewegst du eines davon. Verlässt es einen Hafen, lädt es alle Warensteine einer Farbe, die nicht auf seinen Segeln ist.
    Es segelt auf das nächste freie Feld und von dort weiter, solange es auf einer Farbe seiner Segel steht oder du eine Karte in der Farbe seines Feldes spielst.
    Im anderen Hafen kommt seine Ladung in dein Lagerhaus, und du ziehst Karten nach.
    Vorher darfst du ein Schiff auf See überfallen: Mit zwei Karten in Farben seiner Segel erbeutest du einen Warenstein.
    Jeder Warenstein in deinem Lagerhaus zählt 1 Punkt; Reihen aus 4, 5 oder 6 verschiedenen Farben bringen 1, 2 oder 4 Punkte mehr. Wer die meisten Punkte hat, gewinnt.
