### Las palabras de los juegos y de la página están en docs/glossary.md.

# La página como texto: la posición en palabras, jugadas y palabras que se escriben, lo que se lee en voz alta.

text-word-status = posición
text-word-moves = jugadas
text-word-question = pregunta
text-word-score = puntos
text-word-news = novedades
text-word-log = historial
text-word-hint = pista
text-word-undo = deshacer
text-word-brief = breve
text-word-normal = normal
text-word-full = completo
text-word-help = ayuda

text-help-status = toda la posición
text-help-moves = tus jugadas con sus números
text-help-question = qué se pregunta
text-help-score = los puntos
text-help-news = lo ocurrido desde tu última jugada
text-help-log = las últimas líneas del historial
text-help-hint = lo que haría un buen jugador
text-help-undo = deshace tu última jugada
text-help-brief = dice poco
text-help-normal = dice lo que cuenta
text-help-full = lo dice todo, también cómo se escriben las jugadas
text-help-help = esta lista
text-help-topic = solo esta parte; con «{ $word } 2», solo la del jugador 2
text-help-number = juega la jugada con este número
text-help-move = juega la jugada que se escribe así en los registros

text-position = Posición
text-detail = Cuánto se dice
text-detail-name = { $said ->
        [say-brief] Breve
        [say-full] Completo
       *[say-normal] Normal
    }
text-detail-set = { $said ->
        [say-brief] Desde ahora, solo lo esencial
        [say-full] Desde ahora, todo, también cómo se escriben las jugadas
       *[say-normal] Desde ahora, lo que cuenta
    }
text-news = Qué ha cambiado
text-no-news = Nada desde tu última jugada.
text-type = Escribe una jugada, su número o una palabra
text-type-hint = Prueba «{ text-word-status }» o «{ text-word-help }»
text-send = Enviar
text-answer = Respuesta a «{ $typed }»
text-loading = Se está describiendo la posición…
text-numbered = { $number }: { $words }
text-move-typed = se escribe: { $move }
text-count = { $moves ->
        [0] Ahora no tienes ninguna jugada
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
text-score-of = { $points ->
        [one] { $player }: { $points } punto
       *[other] { $player }: { $points } puntos
    }
text-score-hidden = { $player }: puntos ocultos
text-undone = Tu última jugada se ha deshecho.
text-asked-hint = Buscando una pista…
text-no-hint = Ahora no hay pistas aquí.
text-not-asked = No es tu turno.
text-number-wrong = { $most ->
        [0] No hay jugada { $number }: ahora no tienes ninguna.
       *[other] No hay jugada { $number }; elige de 1 a { $most }.
    }
text-ambiguous = «{ $words }» puede ser { LIST($candidates, each: "list-item", style: "disjunction") }. Escribe algo más.
text-unknown = «{ $words }» no es aquí una jugada ni una palabra conocida. Escribe «{ text-word-help }» para ver la lista.
