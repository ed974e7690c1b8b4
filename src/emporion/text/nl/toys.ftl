# De oefenspellen: een voorbeeld voor de teksten van een nieuw spel.

nim-title = Nim
nim-rule-n1 = Neem van één stapel zoveel stuks als je wilt. Wie het laatste stuk neemt, wint.
nim-field-piles = Stapels
nim-part-last = laatste stuk genomen

## Wat er gebeurde, wat te kiezen is, wat er gevraagd wordt

nim-took = { $you ->
        [yes] Je neemt er { $number } van stapel { $pile }
       *[no] { $player } neemt er { $number } van stapel { $pile }
    }
nim-take = Neem er { $number } van stapel { $pile }
nim-ask-taking = Neem van één stapel zoveel stuks als je wilt. Wie het laatste stuk neemt, wint.
nim-wait-taking = { $player } neemt van een stapel.
