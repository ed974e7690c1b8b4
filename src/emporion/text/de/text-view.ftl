### Die Wörter der Spiele und der Seite stehen in docs/glossary.md.

# Die Seite als Text: die Stellung in Worten, getippte Züge und Wörter, was vorgelesen wird. Getippt wird ein Wort in kleinen Buchstaben.

text-word-status = stellung
text-word-moves = züge
text-word-question = frage
text-word-score = punkte
text-word-news = neues
text-word-log = verlauf
text-word-hint = tipp
text-word-undo = zurück
text-word-brief = knapp
text-word-normal = mittel
text-word-full = alles
text-word-help = hilfe

text-help-status = die ganze Stellung
text-help-moves = deine Züge mit ihren Nummern
text-help-question = was gerade gefragt wird
text-help-score = die Punkte
text-help-news = was seit deinem letzten Zug geschehen ist
text-help-log = die letzten Zeilen des Verlaufs
text-help-hint = was ein starker Spieler täte
text-help-undo = nimmt deinen letzten Zug zurück
text-help-brief = sagt wenig
text-help-normal = sagt, was zählt
text-help-full = sagt alles, auch die Wörter, mit denen man Züge tippt
text-help-help = diese Liste
text-help-topic = nur dieser Teil; mit „{ $word } 2“ nur für Spieler 2
text-help-number = spielt den Zug mit dieser Nummer
text-help-move = spielt den Zug, der in Aufzeichnungen so geschrieben wird

text-position = Stellung
text-detail = Wie viel gesagt wird
text-detail-name = { $said ->
        [say-brief] Knapp
        [say-full] Alles
       *[say-normal] Mittel
    }
text-detail-set = { $said ->
        [say-brief] Ab jetzt knapp: nur das Wichtigste
        [say-full] Ab jetzt alles, auch die Wörter zum Tippen
       *[say-normal] Ab jetzt das, was zählt
    }
text-news = Was sich geändert hat
text-no-news = Nichts seit deinem letzten Zug.
text-type = Tippe einen Zug, seine Nummer oder ein Wort
text-type-hint = Zum Beispiel „{ text-word-status }“ oder „{ text-word-help }“
text-send = Eingeben
text-answer = Antwort auf „{ $typed }“
text-loading = Die Stellung wird in Worte gefasst …
text-numbered = { $number }: { $words }
text-move-typed = zu tippen: { $move }
text-count = { $moves ->
        [0] Du hast jetzt keinen Zug
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
text-score-of = { $points ->
        [one] { $player }: { $points } Punkt
       *[other] { $player }: { $points } Punkte
    }
text-score-hidden = { $player }: Punkte verdeckt
text-undone = Dein letzter Zug ist zurückgenommen.
text-asked-hint = Ein Tipp wird gesucht …
text-no-hint = Hier gibt es gerade keine Tipps.
text-not-asked = Du bist nicht am Zug.
text-number-wrong = { $most ->
        [0] Es gibt keinen Zug { $number }: Du hast gerade keinen.
       *[other] Es gibt keinen Zug { $number }; wähle von 1 bis { $most }.
    }
text-ambiguous = „{ $words }“ kann { LIST($candidates, each: "list-item", style: "disjunction") } heißen. Tippe etwas mehr.
text-unknown = „{ $words }“ ist hier weder ein Zug noch ein bekanntes Wort. „{ text-word-help }“ zeigt die Liste.
