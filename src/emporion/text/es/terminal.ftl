### Las palabras de los juegos y de la página están en docs/glossary.md.

# Lo que solo dice el terminal. Las jugadas (skip, take blue) se escriben igual en todos los idiomas; las órdenes (ayuda, deshacer) tienen palabras del idioma.

## Jugar en el terminal

play-welcome = { $title }. Jugadores: { LIST($players, each: "list-item") }.
play-hint = Escribe el número de una opción o sus palabras. «{ play-order-help }» muestra la ayuda, «{ play-order-quit }» sale de la partida.
play-resumed = { $events ->
        [one] La partida sigue tras { $events } jugada, tirada o sorteo.
       *[other] La partida sigue tras { $events } jugadas, tiradas y sorteos.
    }
play-you = Tú
play-person = Jugador { $number }
play-bot = { $name } ({ level-name })
play-cover = { $reader }, tus cartas están en pantalla. Pulsa Intro para ocultarlas y dar paso a { $next }:{" "}
play-uncover = { $next }, te toca. Pulsa Intro cuando nadie más vea la pantalla:{" "}
play-hidden = ?
play-hidden-why = «?» está oculto hasta el final.
play-prompt = { $name }>{" "}
# Las palabras que se escriben, una sola cada una. Las inglesas valen en todos los idiomas.
play-order-board = tablero
play-order-status = posición
play-order-score = puntos
play-order-log = historial
play-order-rules = reglas
play-order-hint = pista
play-order-undo = deshacer
play-order-save = guardar
play-order-help = ayuda
play-order-review = análisis
play-order-rematch = revancha
play-order-quit = salir
# Con lo que sigue a la palabra en la ayuda.
play-usage-log = { play-order-log } 30
play-usage-rules = { play-order-rules } S4
play-usage-save = { play-order-save } ARCHIVO
play-key-enter = Intro
play-help-choice = elige esa opción, o su texto abreviado: «{ $words }»
play-help-enter = repite la pregunta y muestra más opciones, si las hay
play-help-board = muestra toda la mesa
play-help-status = toda la posición en palabras
play-help-score = los puntos, parte por parte, hasta donde puedes conocerlos
play-help-log = lo que ha pasado, las últimas 30 líneas
play-help-rules = una regla por su número; «{ play-order-rules }» a secas da todos los números
play-help-hint = lo que haría un buen jugador y cuánto ganan las mejores jugadas
play-help-undo = deshace tu última elección, si después nadie ha tirado, robado ni jugado
play-help-save = escribe la partida en un archivo tuyo; también se guarda sola
play-help-help = muestra esta ayuda
play-help-quit = sale de la partida; emporion play --resume la continúa
play-thinking = { $player } está pensando…
play-thinking-hint = Pensando…
play-undone = Deshecho: { LIST($moves, each: "list-item") }.
play-undo-none = No hay nada que deshacer: no se ha jugado nada desde que se abrió la partida o desde que empezó tu turno.
play-undo-chance = Es tarde para deshacer «{ $move }»: después ha habido una tirada o un sorteo.
play-undo-other = Es tarde para deshacer «{ $move }»: { $player } ya ha jugado después.
play-saved = Guardado en { $file }.
play-save-how = Indica el archivo: { play-order-save } mi-partida.emp.jsonl
play-save-foreign = { $file } no es una partida de Emporion y no se ha tocado. Elige otro nombre.
play-go-on = Para seguir más tarde: emporion play { $id } --from { $file }
play-unsaved = Esta partida no está guardada. Escribe un nombre de archivo para guardarla, o solo Intro para salir:{" "}
play-left = Has dejado la partida antes del final. «{ play-usage-save }» guarda una partida; emporion play { $id } --from ARCHIVO la continúa.
play-number = No existe la opción { $number }; elige de 1 a { $most }.
play-ambiguous = «{ $words }» puede ser { LIST($candidates, each: "list-item", style: "disjunction") }. Escribe algo más.
play-unreadable = Esa línea tiene caracteres ilegibles. Escribe un número o «{ play-order-help }».
play-log-number = Escribe «{ play-order-log }» o «{ play-order-log } 50».
play-rules = Reglas de { game-title }: { LIST($rules, each: "list-item") }. Escribe, por ejemplo, «{ play-order-rules } { $example }».
play-since = Desde tu último turno:
play-since-more = { $lines ->
        [one] … { $lines } línea anterior: escribe «{ play-order-log }»
       *[other] … { $lines } líneas anteriores: escribe «{ play-order-log }»
    }
play-more-lines = { $lines ->
        [one] Queda { $lines } línea. Intro la muestra, q termina:{" "}
       *[other] Quedan { $lines } líneas. Intro las muestra, q termina:{" "}
    }
play-more-choices = Opciones { $first } a { $last } de { $choices }. Intro muestra más; vale cualquier número.
play-begin = Pulsa Intro para empezar:{" "}
play-unsaved-why = Esta partida no se guarda mientras juegas. { $why } «{ play-usage-save }» la guarda.
play-left-saved = La partida está guardada. Para seguir: emporion play --resume
play-resuming = Sigue { $name }.
play-kept = El registro de esta partida es { $file }.
play-end-orders = «{ play-order-review }» muestra lo que costaron tus decisiones, «{ play-order-rematch }» empieza la revancha, «{ play-usage-save }» copia el registro; «{ play-order-board }», «{ play-order-score }» y «{ play-order-log }» miran atrás. Con Intro sales.
play-end-prompt = ¿Y ahora?{" "}

## El análisis

play-review-thinking = Un bot fuerte revisa cada decisión…
play-review-stopped = El análisis se ha interrumpido. «{ play-order-review }» lo continúa.
play-review-moments = Lo que decidió la partida:
play-review-round = Ronda { $round }
play-review-decision = { $player }: «{ $chosen }»; era mejor «{ $preferred }». Probabilidad de ganar, { $who }: de { $before } a { $after }.
play-review-chance = { $player }: «{ $chosen }» y lo que siguió: los dados, las cartas u otros jugadores. Probabilidad de ganar, { $who }: de { $before } a { $after }.
play-review-seat = { $player }: { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    }, { $agreed } como el bot; { $costly ->
        [0] ninguna costó un 1 % o más de la probabilidad de ganar.
        [one] { $costly } costó un 1 % o más de la probabilidad de ganar:
       *[other] { $costly } costaron un 1 % o más de la probabilidad de ganar:
    }

## Una partida nueva o una guardada

new-game = ¿A qué quieres jugar?
new-game-prompt = Número (Intro: 1):{" "}
new-players = ¿Cuántos jugadores, de { $least } a { $most }? (Intro: { $least }):{" "}
new-players-wrong = «{ $number }» no es un número de { $least } a { $most }.
new-level = ¿Qué nivel tienen los bots?
new-level-prompt = Número (Intro: { $usual }):{" "}
new-dominio = ¿Con la expansión?
new-base = solo { -golden-horn }
new-expansion = con { -dominio }
new-game-needed = Indica el juego después de «emporion play»: { LIST($games, each: "list-item", style: "disjunction") }.
resume-list = Partidas sin terminar, primero la última que jugaste:
resume-line = { game-title }: { LIST($players, each: "list-item") } · { $events ->
        [one] { $events } evento
       *[other] { $events } eventos
    } · { $when }
resume-line-damaged = un archivo dañado
resume-how = Para seguir: emporion play --resume, con un número o un nombre de esta lista. Los archivos están en { $folder }.
resume-none = No hay partidas sin terminar en { $folder }. Empieza una con: emporion play
resume-unknown = Ninguna partida sin terminar tiene el número o el nombre «{ $name }». La lista se ve con: emporion play --resume list
resume-in-use = La partida { $name } está abierta en otro terminal. Sal primero de ella allí o elige otra: emporion play --resume list
resume-damaged = La partida guardada { $file } está dañada y no puede seguir: { $why }

play-no-topic = «{ $words }» no es una parte de la posición. Partes: { LIST($topics, each: "list-item") }.
