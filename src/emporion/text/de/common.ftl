### Die Wörter der Spiele und der Seite stehen in docs/glossary.md.

# Was zu keinem Spiel und nicht nur zur Seite gehört: abgelehnte Züge, Aufzeichnungen, das Spielen, der Server.

## Die Sprache selbst

language-name = Deutsch

## Namen

game-title = { TITLE($game) }
level-name = { $level ->
        [random] zufällig
        [greedy] gierig
        [novice] Neuling
        [easy] leicht
        [normal] mittel
        [hard] schwer
        [expert] Experte
        [trader] Händler
        [walker] Wanderer
        [builder] Baumeister
        [raider] Räuber
        [conqueror] Eroberer
       *[other] { $level }
    }
game-name = { TITLE($item) }
list-item = { $item }

## Abgelehnte Züge

refused-move = { $rule }: { $why } { $legal }
refused-line = Zeile { $line }, { $rule }: { $why } { $legal }
refused-legal = Hier erlaubt: { LIST($moves, each: "list-item") }.
# $detail ist technisch und englisch; es steht auf einer eigenen Zeile.
refused-detail = Einzelheit: { $detail }
refuse-form = „{ $move }“ ist kein Zug dieses Spiels.
refuse-over = Die Partie ist zu Ende; es sind keine Züge mehr möglich.
refuse-no-chance = Jetzt wird weder gewürfelt noch gezogen: Ein Spieler ist am Zug.

## Dateien und Aufzeichnungen

record-empty = Die Aufzeichnung ist leer; sie beginnt mit einer Kopfzeile.
record-mark = Die Aufzeichnung beginnt mit einer Bytereihenfolge-Marke (BOM); speichere sie als einfaches UTF-8.
record-blank = Diese Zeile ist leer; jede Zeile enthält ein JSON-Objekt.
record-not-json = Diese Zeile ist kein JSON.
record-not-object = Diese Zeile ist JSON, aber kein Objekt.
record-header-missing = In der Kopfzeile fehlt „{ $name }“.
record-version = „emporion“ muss { $version } sein: Dieses Programm liest kein anderes Format.
record-rules = „rules“ muss { $rules } sein: Dieses Programm kennt keine andere Fassung der Regeln.
record-players = „players“ muss eine Zahl von { $least } bis { $most } sein.
record-first = „first“ muss ein Platz von 0 bis { $last } sein.
record-components = „components“ muss die abweichenden Werte als Objekt enthalten.
record-options = „options“ muss jede Option des Spiels nennen: { LIST($options, each: "list-item") }.
record-no-options = „options“ muss ein leeres Objekt sein: Das Spiel hat keine Optionen.
record-event-keys = Ein Ereignis hat die Schlüssel „by“ und „move“ und keine anderen.
record-actor = Am Zug ist { record-turn }, nicht { $by }.
record-turn = { $actor ->
        [chance] der Zufall
        [over] niemand
       *[other] Platz { $actor }
    }
record-forced = „{ $move }“ war der einzige mögliche Zug; solche Züge werden von selbst gespielt und stehen in keiner Aufzeichnung.
record-long = { $most ->
        [one] Eine Aufzeichnung hat höchstens { $most } Ereignis; diese hat mehr.
       *[other] Eine Aufzeichnung hat höchstens { $most } Ereignisse; diese hat mehr.
    }
record-after-result = Das Ergebnis muss in der letzten Zeile stehen.
record-no-result = Die Partie ist zu Ende, aber das Ergebnis fehlt: Punkte { $scores }, Sieger { $winners }.
record-result-early = Das Ergebnis steht vor dem Ende der Partie.
record-result-wrong = Das Ergebnis muss genau die Punkte { $scores } und die Sieger { $winners } enthalten.

## Spielmaterial und Optionen

components-wrong = Das Spielmaterial stimmt bei { $where } nicht: { $why }
components-not-toml = Das ist keine TOML-Datei.
components-shape = Diese Angabe hat nicht die nötige Form.
components-unknown = Diesen Wert gibt es im Spiel nicht.
components-not-a-table = Hier muss eine Tabelle mit Werten stehen.
unknown-game = Es gibt kein Spiel „{ $game }“. Spiele: { LIST($games, each: "list-item") }.
no-options = { game-title } hat keine Optionen.
unknown-option = { game-title } hat keine Option „{ $option }“. Optionen: { LIST($options, each: "list-item") }.
wrong-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Werte: { LIST($values, each: "list-item") }.
wrong-players = { game-title } ist für { $least } bis { $most } Spieler, nicht für { $players }.
wrong-first = Der Startplatz muss zwischen 0 und { $last } liegen; { $first } gibt es nicht.

## Das Spielen

play-bot-name = { $number ->
        [1] Aspasia
        [2] Lysis
        [3] Myrto
       *[other] Nikias
    }
play-ask = Wähle einen Zug.
play-comma = ,{" "}
play-or = {" "}·{" "}
play-line = { $head }: { $gives }
play-gives-nothing = nichts
play-advice = Die beste Wahl scheint { $number } ({ $choice }) zu sein.
play-advice-move = Der beste Zug scheint „{ $move }“ zu sein.
play-advice-expected = Erwartet:
play-advice-seat = { $player }: { $moves }
play-advice-share = Siege
play-advice-points = Punkte
play-advice-tried = Versuche
play-advice-solved = gelöst
play-log-empty = Noch ist nichts geschehen.
play-total = gesamt
play-score = Punkte
play-winner = { $you ->
        [yes] { $points ->
            [one] Du gewinnst mit { $points } Punkt!
           *[other] Du gewinnst mit { $points } Punkten!
        }
       *[no] { $points ->
            [one] { $player } gewinnt mit { $points } Punkt!
           *[other] { $player } gewinnt mit { $points } Punkten!
        }
    }
play-winner-at-once = { $you ->
        [yes] Du gewinnst, ganz gleich, wie die Punkte stehen!
       *[no] { $player } gewinnt, ganz gleich, wie die Punkte stehen!
    }
play-winners = { $points ->
        [one] { LIST($players, each: "list-item") } teilen sich den Sieg mit je { $points } Punkt.
       *[other] { LIST($players, each: "list-item") } teilen sich den Sieg mit je { $points } Punkten.
    }

## Der Server

server-full = Dieser Server hat keinen Platz für weitere Verbindungen. Versuche es gleich noch einmal.
server-error = Auf dem Server ist ein Fehler aufgetreten; er steht in seinem Protokoll. Versuche es gleich noch einmal.
http-unknown = Unter dieser Adresse gibt es nichts. Die möglichen Anfragen stehen unter /api.
http-method = Diese Adresse nimmt diese Methode nicht an. Die möglichen Anfragen stehen unter /api.
http-socket = Diese Adresse spricht WebSocket. Verbinde dich mit einem WebSocket-Client; die Nachrichten sind unter /api beschrieben.
http-long = Der Inhalt der Anfrage ist zu lang. Schicke einen kürzeren.
http-handshake = Das ist kein gültiger WebSocket-Handshake. Schicke weniger oder kürzere Kopfzeilen und keinen Inhalt.
http-slow = Die Anfrage war nicht rechtzeitig vollständig. Schicke sie noch einmal.
http-broken = Das ist keine gültige HTTP-Anfrage.
http-malformed = Die Anfrage ist fehlerhaft. Die Anfragen sind unter /api beschrieben.
origin-foreign = Die Seite { $origin } darf diesen Server nicht benutzen. Um es zu erlauben, starte den Server mit --origin und dieser Adresse.
host-foreign = Dieser Server antwortet nicht für den Host „{ $host }“. Öffne ihn unter seiner eigenen Adresse oder starte ihn mit --allowed-host und diesem Namen.
retry-time = { $minutes ->
        [0] { $retry_after ->
            [one] in { $retry_after } Sekunde
           *[other] in { $retry_after } Sekunden
        }
        [one] in { $minutes } Minute
       *[other] in { $minutes } Minuten
    }
too-many-requests = Aus deinem Netz kommen zu viele Anfragen. Versuche es { retry-time } noch einmal.
too-many-people = Aus deinem Netz haben sich gerade viele Leute Namen gegeben. Versuche es { retry-time } noch einmal.
too-many-tables = Du hast viele Tische eröffnet. Versuche es { retry-time } noch einmal.
too-many-rematches = Du hast viele Revanchen verlangt. Versuche es { retry-time } noch einmal.
too-many-boards = Du hast viele Spielpläne zum Ausprobieren geöffnet. Versuche es { retry-time } noch einmal.
too-many-play-ons = Du hast schon von vielen Momenten an weitergespielt. Versuche es { retry-time } noch einmal.
too-many-uploads = Du hast viele Aufzeichnungen hochgeladen. Versuche es { retry-time } noch einmal.
too-many-hints = Du hast um viele Tipps gebeten. Versuche es { retry-time } noch einmal.
too-many-tries = Du hast viele Züge ausprobiert. Versuche es { retry-time } noch einmal.
too-many-chats = Du hast viele Nachrichten geschrieben. Versuche es { retry-time } noch einmal.
too-many-undos = Du hast viele Züge zurückgenommen. Versuche es { retry-time } noch einmal.
too-many-waiting = { $most ->
        [one] Du bist schon Gastgeber von { $most } Tisch, der auf Spieler wartet. Starte oder schließe ihn zuerst.
       *[other] Du bist schon Gastgeber von { $most } Tischen, die auf Spieler warten. Starte oder schließe zuerst einen davon.
    }
too-many-waiting-here = { $most ->
        [one] Aus deinem Netz wartet schon { $most } Tisch auf Spieler. Setze dich dazu oder warte, bis die Partie begonnen hat.
       *[other] Aus deinem Netz warten schon { $most } Tische auf Spieler. Setze dich an einen davon oder warte, bis eine Partie begonnen hat.
    }
too-many-long-tables = Aus deinem Netz sind viele lange Partien offen. Schließe eine davon, um eine neue zu beginnen.
too-many-sockets = { $most ->
        [one] Von dieser Adresse gibt es schon { $most } Verbindung. Schließe sie oder warte, bis sie beendet ist.
       *[other] Von dieser Adresse gibt es schon { $most } Verbindungen. Schließe einige oder warte, bis andere beendet sind.
    }
too-many-messages = Zu viele Nachrichten; die Verbindung ist geschlossen. Verbinde dich neu und sende langsamer.
message-long = { $most ->
        [one] Die Nachricht ist länger als { $most } Byte. Schicke eine kürzere.
       *[other] Die Nachricht ist länger als { $most } Bytes. Schicke eine kürzere.
    }
message-malformed = Das ist keine Nachricht des Protokolls. Die Nachrichten sind unter /api beschrieben.
page-unknown = Die Seite hat keine solche Datei. Lade die Seite neu.
socket-silent = Es kam rechtzeitig keine Nachricht an. Verbinde dich neu und sende zuerst „hello“.
socket-no-hello = Die erste Nachricht muss „hello“ sein.
socket-hello-twice = „hello“ wurde schon gesendet. Sende es nur einmal, als erste Nachricht.
socket-protocol = Dieser Server spricht Protokoll { $protocol }; lade die Seite neu oder aktualisiere das Programm.
person-unknown = Diese Anfrage enthält weder Cookie noch Token. Gib dir zuerst einen Namen.
person-forged = Dieses Cookie oder Token stammt nicht von diesem Server. Gib dir noch einmal einen Namen.
person-nameless = Ein Name braucht mindestens ein sichtbares Zeichen.
seat-forged = Das ist nicht das Token eines Platzes an diesem Tisch. Öffne den Link deines Platzes noch einmal.
seat-unknown = An diesem Tisch gibt es keinen Platz { $seat }; der letzte ist { $last }.
seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
seat-one = Du hast an diesem Tisch schon einen Platz. Verlasse ihn zuerst, wenn du einen anderen willst.
seat-empty = Auf Platz { $seat } sitzt niemand.
seat-removed = Der Gastgeber hat dich von deinem Platz entfernt. Du kannst weiter zuschauen.
seat-barred = Der Gastgeber hat dich von diesem Tisch entfernt; du kannst hier keinen Platz mehr nehmen, aber zuschauen.
entropy-given = Platz { $seat } hat seine Zufallszahlen schon beigetragen; sie lassen sich nicht mehr ändern.
table-unknown = Es gibt keinen Tisch { $code }. Prüfe den Link oder den Code.
table-removed = Tisch { $code } wurde entfernt: Sein Gastgeber hat ihn geschlossen, oder er wurde lange nicht benutzt.
table-fast = Zu viele Nachrichten oder zurückgenommene Züge auf einmal. Warte einen Moment.
table-full = Der Verlauf dieses Tisches hat { $most } Einträge erreicht; du kannst hier keine Nachrichten mehr schreiben und keine Züge mehr zurücknehmen. Die Partie geht weiter.
table-long = Diese Partie hat die Grenze von { $most } Ereignissen erreicht; es sind keine Züge mehr möglich.
table-broken = Die gespeicherte Partie von Tisch { $code } ist nicht lesbar und kann nicht gespielt werden. Sie bleibt erhalten, wie sie ist; bitte sag dem Betreiber dieses Servers Bescheid.
table-not-started = Die Partie hat noch nicht begonnen. Warte, bis der Gastgeber sie startet.
table-started = Die Partie hat schon begonnen; das geht nicht mehr.
table-not-yours = Das können nur Spieler mit einem Platz an diesem Tisch.
table-not-host = Das kann nur der Gastgeber des Tisches.
table-waiting = Noch sind Plätze frei: { LIST($seats, each: "list-item") }. Warte auf Spieler oder besetze sie mit Bots.
table-not-over = Die Partie ist noch nicht zu Ende. Versuche es danach noch einmal.
table-over = Die Partie ist zu Ende; es sind keine Züge mehr möglich.
table-ended = Die Partie ist zu Ende; das geht nicht mehr.
table-abandoned = Die Partie wurde ohne Ergebnis beendet; es sind keine Züge mehr möglich.
table-watching = Du schaust zu; nur Spieler mit einem Platz können spielen.
table-not-asked = Du bist nicht am Zug. Warte auf die nächste Stellung.
table-stale = Diese Antwort gilt für Stellung { $at }, aber die Partie ist schon bei { $now }. Antworte auf die neue Stellung.
table-doubled = Dieser Zug wurde schon gespielt.
table-undone = Dieser Zug wurde schon gespielt und dann zurückgenommen. Spiele ihn noch einmal, wenn du ihn willst.
table-no-undo = Es gibt nichts zurückzunehmen: Du kannst nur deinen eigenen letzten Zug zurücknehmen, solange danach weder gewürfelt noch gezogen wurde und kein anderer gespielt hat.
chat-empty = Diese Nachricht hat keinen sichtbaren Text.
chat-fast = Du schickst zu schnell Nachrichten. Warte einen Moment.
hint-not-here = An diesem Tisch wird ohne Tipps gespielt.
hint-not-asked = Einen Tipp bekommst du nur, wenn du am Zug bist.
hint-twice = Ein Tipp für diesen Platz wird schon berechnet. Warte darauf.
moment-unknown = Die Partie hat kein Ereignis { $event }; das letzte ist { $last }.
store-failed = Der Server kann gerade nichts speichern; es wurde nichts geändert. Versuche es gleich noch einmal.
store-conflict = Das wurde im selben Moment anderswo geändert; deine Änderung wurde nicht übernommen. Versuche es noch einmal.
store-moved = Diese Partie ist gerade zu einem anderen Serverprozess gewechselt. Versuche es gleich noch einmal.
server-busy = Gerade wird sehr viel gespielt. Zuschauen und Analysieren müssen kurz warten; versuche es bald noch einmal.

## Beendete Partien untersuchen

too-many-bot-tables = { $most ->
        [one] Du oder andere an deiner Adresse spielen schon { $most } Partie mit Bots. Beende sie oder verlasse sie für eine Minute, dann versuche es noch einmal.
       *[other] Du oder andere an deiner Adresse spielen schon { $most } Partien mit Bots. Beende eine davon oder verlasse sie für eine Minute, dann versuche es noch einmal.
    }
too-many-reviews = { $most ->
        [one] Für dich oder andere an deiner Adresse läuft schon { $most } Analyse. Warte, bis sie fertig ist, dann frage noch einmal.
       *[other] Für dich oder andere an deiner Adresse laufen schon { $most } Analysen. Warte, bis eine davon fertig ist, dann frage noch einmal.
    }
study-not-over = Das geht nur mit beendeten Partien. Versuche es noch einmal, wenn diese zu Ende ist.
study-at-end = In diesem Moment ist die Partie schon zu Ende; wähle einen früheren.
study-no-decision = In diesem Moment hat niemand etwas entschieden; wähle eine Entscheidung aus der Analyse.

## Die Teile eines Spielplans

drawing-unknown = Der Spielplan dieses Spiels hat keinen Teil „{ $part }“.
lesson-unknown = Es gibt keine Lektion „{ $lesson }“.

## Das Regelheft

rulebook-about = Zusammengestellt aus den Texten und den gedruckten Werten des Programms; „emporion rules --language de“ gibt dasselbe aus.
book-rules = Regeln
book-player = Spieler { $number }
# Im Regelbuch eines Tisches: seine Optionen, jede mit ihrem Wert.
book-table = An diesem Tisch gilt: { LIST($options, each: "book-option", style: "dots") }
book-option = { $name }: { $value }
book-example = Beispiel: { $title }
