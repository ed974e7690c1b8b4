# Die Übungsspiele: ein Muster für die Texte eines neuen Spiels.

nim-title = Nim
nim-rule-n1 = Nimm beliebig viele Steine von einem Haufen. Wer den letzten Stein nimmt, gewinnt.
nim-field-piles = Haufen
nim-part-last = letzter Stein

## Was geschehen ist, was zur Wahl steht, was gefragt wird

nim-took = { $you ->
        [yes] Du nimmst { $number } von Haufen { $pile }
       *[no] { $player } nimmt { $number } von Haufen { $pile }
    }
nim-take = { $number } von Haufen { $pile } nehmen
nim-ask-taking = Nimm beliebig viele Steine von einem Haufen. Wer den letzten Stein nimmt, gewinnt.
nim-wait-taking = { $player } nimmt Steine von einem Haufen.
