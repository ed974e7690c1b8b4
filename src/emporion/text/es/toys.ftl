# Los juegos de prueba: un modelo para los mensajes de un juego nuevo.

nim-title = Nim
nim-rule-n1 = Coge los objetos que quieras de un solo montón. Gana quien coge el último.
nim-field-piles = Montones
nim-part-last = último objeto

## Lo que ha pasado, lo que se puede elegir, lo que se pregunta

nim-took = { $you ->
        [yes] Coges { $number } del montón { $pile }
       *[no] { $player } coge { $number } del montón { $pile }
    }
nim-take = Coger { $number } del montón { $pile }
nim-ask-taking = Coge los objetos que quieras de un solo montón. Gana quien coge el último.
nim-wait-taking = { $player } coge de un montón.
