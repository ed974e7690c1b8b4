### De woorden van de spellen en van de pagina staan in docs/glossary.md.

# De pagina als tekst: de stand in woorden, zetten en woorden die je typt, wat wordt voorgelezen.

text-word-status = stand
text-word-moves = zetten
text-word-question = vraag
text-word-score = punten
text-word-news = nieuws
text-word-log = logboek
text-word-hint = hint
text-word-undo = terug
text-word-brief = kort
text-word-normal = normaal
text-word-full = alles
text-word-help = help

text-help-status = de hele stand
text-help-moves = je zetten met hun nummers
text-help-question = wat er wordt gevraagd
text-help-score = de punten
text-help-news = wat er sinds je laatste zet is gebeurd
text-help-log = de laatste regels van het logboek
text-help-hint = wat een sterke speler zou doen
text-help-undo = neemt je laatste zet terug
text-help-brief = zegt weinig
text-help-normal = zegt wat telt
text-help-full = zegt alles, ook hoe je zetten typt
text-help-help = deze lijst
text-help-topic = alleen dit deel; met “{ $word } 2” alleen voor speler 2
text-help-number = speelt de zet met dit nummer
text-help-move = speelt de zet die in verslagen zo wordt geschreven

text-position = Stand
text-detail = Hoeveel er wordt gezegd
text-detail-name = { $said ->
        [say-brief] Kort
        [say-full] Alles
       *[say-normal] Normaal
    }
text-detail-set = { $said ->
        [say-brief] Vanaf nu alleen het belangrijkste
        [say-full] Vanaf nu alles, ook hoe je zetten typt
       *[say-normal] Vanaf nu wat telt
    }
text-news = Wat er is veranderd
text-no-news = Niets sinds je laatste zet.
text-type = Typ een zet, het nummer ervan of een woord
text-type-hint = Probeer “{ text-word-status }” of “{ text-word-help }”
text-send = Invoeren
text-answer = Antwoord op “{ $typed }”
text-loading = De stand wordt onder woorden gebracht…
text-numbered = { $number }: { $words }
text-move-typed = te typen: { $move }
text-count = { $moves ->
        [0] Je hebt nu geen zet
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
text-score-of = { $points ->
        [one] { $player }: { $points } punt
       *[other] { $player }: { $points } punten
    }
text-score-hidden = { $player }: punten verborgen
text-undone = Je laatste zet is teruggenomen.
text-asked-hint = Er wordt een hint gezocht…
text-no-hint = Er zijn hier nu geen hints.
text-not-asked = Je bent niet aan de beurt.
text-number-wrong = { $most ->
        [0] Er is geen zet { $number }: je hebt er nu geen.
       *[other] Er is geen zet { $number }; kies van 1 tot en met { $most }.
    }
text-ambiguous = “{ $words }” kan { LIST($candidates, each: "list-item", style: "disjunction") } zijn. Typ iets meer.
text-unknown = “{ $words }” is hier geen zet en geen bekend woord. Typ “{ text-word-help }” voor de lijst.
