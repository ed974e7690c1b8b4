### Las palabras de los juegos y de la página están en docs/glossary.md.

# Lo que no pertenece a ningún juego ni solo a la página: rechazos, registros, jugar, el servidor.

## El idioma

language-name = Español

## Nombres

game-title = { TITLE($game) }
level-name = { $level ->
        [random] al azar
        [greedy] voraz
        [novice] novato
        [easy] fácil
        [normal] normal
        [hard] difícil
        [expert] experto
        [trader] comerciante
        [walker] caminante
        [builder] constructor
        [raider] asaltante
        [conqueror] conquistador
       *[other] { $level }
    }
game-name = { TITLE($item) }
list-item = { $item }

## Rechazos

refused-move = { $rule }: { $why } { $legal }
refused-line = línea { $line }, { $rule }: { $why } { $legal }
refused-legal = Jugadas posibles aquí: { LIST($moves, each: "list-item") }.
# $detail es técnico y está en inglés; ocupa una línea propia.
refused-detail = Detalle: { $detail }
refuse-form = «{ $move }» no es una jugada de este juego.
refuse-over = La partida ha terminado; ya no se puede jugar.
refuse-no-chance = Ahora no toca tirar ni sacar nada: le toca a un jugador.

## Archivos y registros

record-empty = El registro está vacío; debe empezar con una línea de cabecera.
record-mark = El registro empieza con una marca de orden de bytes; guárdalo como UTF-8 sin ella.
record-blank = Esta línea está en blanco; cada línea contiene un objeto JSON.
record-not-json = Esta línea no es JSON.
record-not-object = Esta línea es JSON, pero no un objeto.
record-header-missing = En la cabecera falta «{ $name }».
record-version = «emporion» debe ser { $version }: este programa no lee otros formatos.
record-rules = «rules» debe ser { $rules }: este programa no conoce otra versión de las reglas.
record-players = «players» debe ser un número de { $least } a { $most }.
record-first = «first» debe ser una plaza de 0 a { $last }.
record-components = «components» debe ser un objeto con los valores que cambian.
record-options = «options» debe incluir todas las opciones del juego: { LIST($options, each: "list-item") }.
record-no-options = «options» debe ser un objeto vacío: el juego no tiene opciones.
record-event-keys = Un evento tiene las claves «by» y «move», y ninguna otra.
record-actor = Aquí consta «{ $by }», pero { record-turn }.
record-turn = { $actor ->
        [chance] le toca al azar
        [over] no le toca a nadie
       *[other] le toca a la plaza { $actor }
    }
record-forced = «{ $move }» era la única jugada posible; esas jugadas se hacen solas y no se escriben en el registro.
record-long = { $most ->
        [one] Un registro tiene como mucho { $most } evento; este tiene más.
       *[other] Un registro tiene como mucho { $most } eventos; este tiene más.
    }
record-after-result = El resultado debe ser la última línea.
record-no-result = La partida ha terminado, pero falta el resultado: puntuaciones { $scores }, ganadores { $winners }.
record-result-early = El resultado aparece antes del final de la partida.
record-result-wrong = El resultado debe tener exactamente las puntuaciones { $scores } y los ganadores { $winners }.

## Componentes y opciones

components-wrong = Los componentes no son correctos en { $where }: { $why }
components-not-toml = esto no es un archivo TOML.
components-shape = este valor no tiene la forma necesaria.
components-unknown = el juego no tiene ese valor.
components-not-a-table = aquí hace falta una tabla de valores.
unknown-game = No existe el juego «{ $game }». Juegos: { LIST($games, each: "list-item") }.
no-options = { game-title } no tiene opciones.
unknown-option = { game-title } no tiene la opción «{ $option }». Opciones: { LIST($options, each: "list-item") }.
wrong-value = La opción «{ $option }» no puede valer «{ $value }». Valores: { LIST($values, each: "list-item") }.
wrong-players = A { game-title } juegan de { $least } a { $most } jugadores, no { $players }.
wrong-first = La primera plaza debe estar entre 0 y { $last }; no puede ser { $first }.

## Jugar

play-bot-name = { $number ->
        [1] Aspasia
        [2] Lisis
        [3] Mirto
       *[other] Nicias
    }
play-ask = Elige una jugada.
play-comma = ,{" "}
play-or = {" "}·{" "}
play-line = { $head }: { $gives }
play-gives-nothing = nada
play-advice = La mejor opción parece ser la { $number } ({ $choice }).
play-advice-move = La mejor jugada parece ser «{ $move }».
play-advice-expected = Se espera:
play-advice-seat = { $player }: { $moves }
play-advice-share = gana
play-advice-points = puntos
play-advice-tried = pruebas
play-advice-solved = resuelto
play-log-empty = Aún no ha pasado nada.
play-total = total
play-score = Puntos
play-winner = { $you ->
        [yes] { $points ->
            [one] ¡Has ganado con { $points } punto!
           *[other] ¡Has ganado con { $points } puntos!
        }
       *[no] { $points ->
            [one] ¡{ $player } ha ganado con { $points } punto!
           *[other] ¡{ $player } ha ganado con { $points } puntos!
        }
    }
play-winner-at-once = { $you ->
        [yes] ¡Has ganado, sean cuales sean los puntos!
       *[no] ¡{ $player } ha ganado, sean cuales sean los puntos!
    }
play-winners = { $points ->
        [one] Victoria compartida: { LIST($players, each: "list-item") }, con { $points } punto cada uno.
       *[other] Victoria compartida: { LIST($players, each: "list-item") }, con { $points } puntos cada uno.
    }

## El servidor

server-full = Este servidor no admite más conexiones. Inténtalo de nuevo dentro de un momento.
server-error = El servidor ha fallado; el error está en su registro. Inténtalo de nuevo dentro de un momento.
http-unknown = En esta dirección no hay nada. La lista de peticiones está en /api.
http-method = Esta dirección no acepta este método. La lista de peticiones está en /api.
http-socket = Esta dirección habla WebSocket. Conéctate con un cliente WebSocket; los mensajes se describen en /api.
http-long = El cuerpo de la petición es demasiado largo. Envía uno más corto.
http-handshake = No es una negociación de WebSocket válida. Envía menos cabeceras, o más cortas, y sin cuerpo.
http-slow = La petición no llegó completa a tiempo. Envíala de nuevo.
http-broken = No es una petición HTTP válida.
http-malformed = La petición está mal formada. Las peticiones se describen en /api.
origin-foreign = La página { $origin } no puede usar este servidor. Para permitirlo, inicia el servidor con --origin y esa dirección.
host-foreign = Este servidor no responde por «{ $host }». Ábrelo en su propia dirección, o inícialo con --allowed-host y ese nombre.
retry-time = { $minutes ->
        [0] { $retry_after ->
            [one] dentro de { $retry_after } segundo
           *[other] dentro de { $retry_after } segundos
        }
        [one] dentro de { $minutes } minuto
       *[other] dentro de { $minutes } minutos
    }
too-many-requests = Llegan demasiadas peticiones desde tu conexión. Inténtalo de nuevo { retry-time }.
too-many-people = Muchas personas acaban de ponerse un nombre desde tu conexión. Inténtalo de nuevo { retry-time }.
too-many-tables = Has creado muchas mesas. Inténtalo de nuevo { retry-time }.
too-many-rematches = Has pedido muchas revanchas. Inténtalo de nuevo { retry-time }.
too-many-boards = Has abierto muchos tableros de prueba. Inténtalo de nuevo { retry-time }.
too-many-play-ons = Has seguido jugando desde muchos momentos. Inténtalo de nuevo { retry-time }.
too-many-uploads = Has subido muchos registros. Inténtalo de nuevo { retry-time }.
too-many-hints = Has pedido muchas pistas. Inténtalo de nuevo { retry-time }.
too-many-tries = Has probado muchas jugadas. Inténtalo de nuevo { retry-time }.
too-many-chats = Has escrito muchos mensajes. Inténtalo de nuevo { retry-time }.
too-many-undos = Has deshecho muchas jugadas. Inténtalo de nuevo { retry-time }.
too-many-waiting = { $most ->
        [one] Ya eres anfitrión de { $most } mesa que espera jugadores. Antes, empieza la partida o cierra la mesa.
       *[other] Ya eres anfitrión de { $most } mesas que esperan jugadores. Antes, empieza la partida en una de ellas o ciérrala.
    }
too-many-waiting-here = { $most ->
        [one] Desde tu conexión ya hay { $most } mesa que espera jugadores. Únete a ella o espera a que empiece.
       *[other] Desde tu conexión ya hay { $most } mesas que esperan jugadores. Únete a una o espera a que empiece alguna.
    }
too-many-long-tables = Hay muchas partidas largas abiertas desde tu conexión. Cierra una para abrir otra.
too-many-sockets = { $most ->
        [one] Ya hay { $most } conexión desde esta dirección. Ciérrala o espera a que termine.
       *[other] Ya hay { $most } conexiones desde esta dirección. Cierra alguna o espera a que otras terminen.
    }
too-many-messages = Demasiados mensajes; la conexión se ha cerrado. Conéctate de nuevo y envíalos más despacio.
message-long = El mensaje supera los { $most } bytes. Envía uno más corto.
message-malformed = Esto no es un mensaje del protocolo. Los mensajes se describen en /api.
page-unknown = La página no tiene ese archivo. Vuelve a cargarla.
socket-silent = No ha llegado ningún mensaje a tiempo. Conéctate de nuevo y envía primero «hello».
socket-no-hello = El primer mensaje debe ser «hello».
socket-hello-twice = «hello» ya se ha enviado. Envíalo una sola vez, como primer mensaje.
socket-protocol = Este servidor habla el protocolo { $protocol }; vuelve a cargar la página o actualiza el programa.
person-unknown = Esta petición no trae cookie ni token. Ponte antes un nombre.
person-forged = Este servidor no ha emitido esa cookie o ese token. Ponte de nuevo un nombre.
person-nameless = Un nombre necesita al menos un carácter visible.
seat-forged = No es el token de una plaza de esta mesa. Abre de nuevo el enlace de tu plaza.
seat-unknown = En esta mesa no existe la plaza { $seat }; la última es la { $last }.
seat-taken = La plaza { $seat } está ocupada. Elige otra.
seat-one = Ya tienes una plaza en esta mesa. Déjala antes si quieres otra.
seat-empty = En la plaza { $seat } no hay nadie.
seat-removed = El anfitrión te ha quitado la plaza. Puedes seguir mirando.
seat-barred = El anfitrión te ha expulsado de esta mesa, así que no puedes ocupar plaza en ella. Puedes seguir mirando.
entropy-given = La plaza { $seat } ya ha aportado sus números aleatorios; no se pueden cambiar.
table-unknown = No existe la mesa { $code }. Comprueba el enlace o el código.
table-removed = La mesa { $code } se ha eliminado: su anfitrión la cerró o llevaba mucho tiempo sin usarse.
table-fast = Demasiados mensajes o jugadas deshechas de una vez. Espera un momento.
table-full = El historial de esta mesa ha llegado a { $most } entradas: ya no se pueden escribir mensajes ni deshacer jugadas. La partida sigue.
table-long = Esta partida ha llegado al límite de { $most } eventos; ya no se puede jugar en ella.
table-broken = La partida guardada de la mesa { $code } no se puede leer, así que no se puede jugar. Se conserva como está; avisa al responsable del servidor.
table-not-started = La partida no ha empezado. Espera a que la empiece el anfitrión.
table-started = La partida ya ha empezado; esto ya no es posible.
table-not-yours = Solo pueden hacerlo los jugadores con plaza en esta mesa.
table-not-host = Solo puede hacerlo el anfitrión de la mesa.
table-waiting = Aún hay plazas libres: { LIST($seats, each: "list-item") }. Espera a que lleguen jugadores u ocúpalas con bots.
table-not-over = La partida no ha terminado. Inténtalo de nuevo cuando acabe.
table-over = La partida ha terminado; ya no se puede jugar.
table-ended = La partida ha terminado; esto ya no es posible.
table-abandoned = La partida se dio por terminada sin resultado; ya no se puede jugar.
table-watching = Estás mirando; solo pueden jugar quienes tienen plaza.
table-not-asked = No es tu turno. Espera a la posición siguiente.
table-stale = Esto responde a la posición { $at }, pero la partida va por la { $now }. Responde a la nueva posición.
table-doubled = Esta jugada ya se ha hecho.
table-undone = Esta jugada se hizo y luego se deshizo. Repítela si quieres.
table-no-undo = No hay nada que deshacer: solo puedes deshacer tu última jugada, y solo hasta que se tiren dados, se roben cartas o juegue otro.
chat-empty = Este mensaje no tiene texto visible.
chat-fast = Envías mensajes demasiado deprisa. Espera un momento.
hint-not-here = En esta mesa se juega sin pistas.
hint-not-asked = Solo puedes pedir una pista en tu turno.
hint-twice = Ya se está preparando una pista para esta plaza. Espera a que llegue.
moment-unknown = La partida no tiene el evento { $event }; el último es el { $last }.
store-failed = El servidor no puede guardar nada ahora mismo, así que no se ha cambiado nada. Inténtalo de nuevo dentro de un momento.
store-conflict = Esto se estaba cambiando a la vez en otro sitio, así que aquí no se ha cambiado nada. Inténtalo de nuevo.
store-moved = Esta partida acaba de pasar a otro proceso del servidor. Inténtalo de nuevo dentro de un momento.
server-busy = Ahora mismo hay muchísima gente jugando. Mirar y analizar partidas tiene que esperar un poco; inténtalo de nuevo pronto.

## Estudiar partidas terminadas

too-many-bot-tables = { $most ->
        [one] Desde tu dirección ya hay { $most } partida con bots en curso, tuya o de otra persona. Termínala o déjala un minuto e inténtalo de nuevo.
       *[other] Desde tu dirección ya hay { $most } partidas con bots en curso, tuyas o de otras personas. Termina una o déjala un minuto e inténtalo de nuevo.
    }
too-many-reviews = { $most ->
        [one] Desde tu dirección ya hay { $most } análisis en curso, tuyo o de otra persona. Espera a que acabe y pídelo de nuevo.
       *[other] Desde tu dirección ya hay { $most } análisis en curso, tuyos o de otras personas. Espera a que acabe uno y pídelo de nuevo.
    }
study-not-over = Solo se pueden estudiar partidas terminadas. Inténtalo de nuevo cuando acabe esta.
study-at-end = En este momento la partida ya ha terminado; elige otro anterior.
study-no-decision = En este momento nadie decidió nada; elige una decisión del análisis.

## Las partes de un tablero

drawing-unknown = El tablero de este juego no tiene la parte «{ $part }».
lesson-unknown = No existe la lección «{ $lesson }».

## El reglamento

rulebook-about = Hecho con los textos y los valores impresos del programa; «emporion rules --language es» muestra lo mismo.
book-rules = Reglas
book-player = Jugador { $number }
# En el reglamento de una mesa: sus opciones, cada una con su valor.
book-table = En esta mesa se juega con: { LIST($options, each: "book-option", style: "dots") }
book-option = { $name }: { $value }
book-example = Ejemplo: { $title }
