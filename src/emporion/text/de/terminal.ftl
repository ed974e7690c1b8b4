### Die Wörter der Spiele und der Seite stehen in docs/glossary.md.

# Was nur das Terminal sagt. Züge (skip, take blue) werden in jeder Sprache gleich getippt; Befehle (hilfe, zurück) haben Wörter der Sprache.

## Im Terminal spielen

play-welcome = { $title }. Am Tisch: { LIST($players, each: "list-item") }.
play-hint = Tippe die Nummer einer Möglichkeit oder ihren Text. „{ play-order-help }“ hilft weiter, „{ play-order-quit }“ verlässt die Partie.
play-resumed = { $events ->
        [one] Die Partie geht nach { $events } Ereignis (Zug, Wurf oder Ziehung) weiter.
       *[other] Die Partie geht nach { $events } Ereignissen (Zügen, Würfen und Ziehungen) weiter.
    }
play-you = Du
play-person = Spieler { $number }
play-bot = { $name } ({ level-name })
play-cover = { $reader }, deine Karten sind zu sehen. Die Eingabetaste verdeckt sie vor { $next }:{" "}
play-uncover = { $next }, du bist am Zug. Drücke die Eingabetaste, wenn nur du den Bildschirm siehst:{" "}
play-hidden = ?
play-hidden-why = ? bleibt bis zum Ende verdeckt.
play-prompt = { $name }>{" "}
# Die Wörter, die getippt werden, je eines. Die englischen gelten in jeder Sprache.
play-order-board = plan
play-order-status = stellung
play-order-score = punkte
play-order-log = verlauf
play-order-rules = regeln
play-order-hint = tipp
play-order-undo = zurück
play-order-save = speichern
play-order-help = hilfe
play-order-review = analyse
play-order-rematch = revanche
play-order-quit = verlassen
# Mit dem, was in der Hilfe hinter dem Wort steht.
play-usage-log = { play-order-log } 30
play-usage-rules = { play-order-rules } S4
play-usage-save = { play-order-save } DATEI
play-key-enter = Eingabe
play-help-choice = wählt diese Möglichkeit, ebenso ihr Text, auch gekürzt: „{ $words }“
play-help-enter = zeigt die Frage noch einmal, und weitere Möglichkeiten
play-help-board = der ganze Tisch
play-help-status = die ganze Stellung in Worten
play-help-score = die Punkte im Einzelnen, soweit du sie kennen darfst
play-help-log = was geschehen ist, die letzten 30 Zeilen
play-help-rules = eine Regel nach ihrer Nummer; „{ play-order-rules }“ allein nennt alle Nummern
play-help-hint = was ein starker Spieler täte, mit den Chancen der besten Züge
play-help-undo = nimmt deine letzte Wahl zurück, solange danach nichts geworfen, gezogen oder gespielt wurde
play-help-save = schreibt die Partie in eine eigene Datei; gespeichert wird ohnehin
play-help-help = zeigt diese Hilfe
play-help-quit = verlässt die Partie; emporion play --resume setzt sie fort
play-thinking = { $player } überlegt …
play-thinking-hint = Der Tipp wird berechnet …
play-undone = Zurückgenommen: { LIST($moves, each: "list-item") }.
play-undo-none = Es gibt nichts zurückzunehmen: Seit die Partie geöffnet wurde oder dein Zug begann, ist nichts gespielt worden.
play-undo-chance = „{ $move }“ lässt sich nicht mehr zurücknehmen: Seitdem wurde gewürfelt oder gezogen.
play-undo-other = „{ $move }“ lässt sich nicht mehr zurücknehmen: { $player } hat seitdem gespielt.
play-saved = Gespeichert in { $file }.
play-save-how = Gib einen Dateinamen an: { play-order-save } meine-partie.emp.jsonl
play-save-foreign = { $file } ist keine Partie von Emporion und bleibt unverändert. Wähle einen anderen Namen.
play-go-on = Später geht es weiter mit: emporion play { $id } --from { $file }
play-unsaved = Diese Partie ist nicht gespeichert. Ein Dateiname speichert sie, die Eingabetaste allein verlässt sie:{" "}
play-left = Du hast die Partie vor dem Ende verlassen. „{ play-usage-save }“ speichert eine Partie; mit emporion play { $id } --from DATEI geht sie weiter.
play-number = Möglichkeit { $number } gibt es nicht; wähle 1 bis { $most }.
play-ambiguous = „{ $words }“ kann { LIST($candidates, each: "list-item", style: "disjunction") } heißen. Tippe etwas mehr.
play-unreadable = Diese Zeile enthält unlesbare Zeichen. Tippe eine Nummer oder „{ play-order-help }“.
play-log-number = Tippe „{ play-order-log }“ oder „{ play-order-log } 50“.
play-rules = Die Regeln von { game-title }: { LIST($rules, each: "list-item") }. Tippe zum Beispiel „{ play-order-rules } { $example }“.
play-since = Seit deinem letzten Zug:
play-since-more = { $lines ->
        [one] … { $lines } frühere Zeile: tippe „{ play-order-log }“
       *[other] … { $lines } frühere Zeilen: tippe „{ play-order-log }“
    }
play-more-lines = { $lines ->
        [one] Noch { $lines } Zeile. Die Eingabetaste zeigt sie, q beendet:{" "}
       *[other] Noch { $lines } Zeilen. Die Eingabetaste zeigt sie, q beendet:{" "}
    }
play-more-choices = Möglichkeiten { $first } bis { $last } von { $choices }. Die Eingabetaste zeigt mehr; jede Nummer gilt.
play-begin = Die Eingabetaste beginnt die Partie:{" "}
play-unsaved-why = Diese Partie wird beim Spielen nicht gespeichert. { $why } „{ play-usage-save }“ speichert sie.
play-left-saved = Die Partie ist gespeichert. Weiter geht es mit: emporion play --resume
play-resuming = Es geht weiter mit { $name }.
play-kept = Die Aufzeichnung dieser Partie ist { $file }.
play-end-orders = „{ play-order-review }“ zeigt, was deine Entscheidungen gekostet haben, „{ play-order-rematch }“ beginnt eine Revanche, „{ play-usage-save }“ kopiert die Aufzeichnung; „{ play-order-board }“, „{ play-order-score }“ und „{ play-order-log }“ blicken zurück. Die Eingabetaste beendet.
play-end-prompt = Und jetzt?{" "}

## Die Analyse

play-review-thinking = Ein starker Bot prüft jede Entscheidung noch einmal …
play-review-stopped = Die Analyse wurde abgebrochen. „{ play-order-review }“ setzt sie fort.
play-review-moments = Was die Partie entschieden hat:
play-review-round = Runde { $round }
play-review-decision = { $player }: „{ $chosen }“; besser war „{ $preferred }“. Gewinnchance, { $who }: von { $before } auf { $after }.
play-review-chance = { $player }: „{ $chosen }“ und was folgte: Würfel, Karten oder andere Spieler. Gewinnchance, { $who }: von { $before } auf { $after }.
play-review-seat = { $player }: { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, davon { $agreed } wie der Bot; { $costly ->
        [0] keine kostete 1 % der Gewinnchance oder mehr.
        [one] { $costly } kostete 1 % der Gewinnchance oder mehr:
       *[other] { $costly } kosteten 1 % der Gewinnchance oder mehr:
    }

## Eine neue Partie oder eine gespeicherte

new-game = Was möchtest du spielen?
new-game-prompt = Nummer (Eingabetaste: 1):{" "}
new-players = Wie viele Spieler, { $least } bis { $most }? (Eingabetaste: { $least }):{" "}
new-players-wrong = „{ $number }“ ist keine Zahl von { $least } bis { $most }.
new-level = Wie stark sind die Bots?
new-level-prompt = Nummer (Eingabetaste: { $usual }):{" "}
new-dominio = Mit der Erweiterung?
new-base = nur { -golden-horn }
new-expansion = mit { -dominio }
new-game-needed = Nenne hinter „emporion play“ das Spiel: { LIST($games, each: "list-item", style: "disjunction") }.
resume-list = Unvollendete Partien, die zuletzt gespielte zuerst:
resume-line = { game-title }: { LIST($players, each: "list-item") } · { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    } · { $when }
resume-line-damaged = eine beschädigte Datei
resume-how = Weiter geht es mit: emporion play --resume, dahinter eine Nummer oder ein Name dieser Liste. Die Dateien liegen in { $folder }.
resume-none = In { $folder } gibt es keine unvollendete Partie. Eine neue beginnt mit: emporion play
resume-unknown = Keine unvollendete Partie hat die Nummer oder den Namen „{ $name }“. Die Liste zeigt: emporion play --resume list
resume-in-use = Die Partie { $name } ist in einem anderen Terminal geöffnet. Verlasse sie zuerst dort oder wähle eine andere: emporion play --resume list
resume-damaged = Die gespeicherte Partie { $file } ist beschädigt und kann nicht weitergehen: { $why }

play-no-topic = „{ $words }“ ist kein Teil der Stellung. Teile: { LIST($topics, each: "list-item") }.
