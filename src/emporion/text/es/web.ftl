### Las palabras de los juegos y de la página están en docs/glossary.md.

# Lo que solo dice la página. Los botones y los títulos son cortos; las explicaciones (web-tip-…) son una o dos frases sin punto final.

## En todas partes

web-skip = Ir al contenido
web-to-lobby = Al inicio
web-switches = Ajustes
web-language = Idioma
web-language-unknown = Aún no hay textos en «{ $language }», así que esta página está en inglés. Idiomas: { LIST($languages, each: "list-item") }.
web-theme = { $theme ->
        [light] Claro
        [dark] Oscuro
       *[auto] Claro u oscuro, como el dispositivo
    }
web-sound = { $on ->
        [yes] Sonido activado
       *[no] Sonido desactivado
    }
web-sound-switch = Sonido
web-close = Cerrar
web-loading = Un momento…
web-offline = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
web-lost = Conexión perdida. Reintentando…
web-sending = Enviando…
web-back = Se ha recuperado la conexión; no se ha perdido nada.
web-you = (tú)

## El inicio

web-welcome = Dos juegos de mesa para mercaderes
web-lead = Juega ya contra un bot, invita a otros con un enlace o comparte el dispositivo. Sin cuenta y sin instalar nada.
web-games = Juegos
web-about-corinth = Nueve dados, ordenados en el puerto. Coge un grupo, llena tus tiendas, mueve a tu Representante por el mercado. De 2 a 4 jugadores, media hora.
web-about-golden-horn = Tres barcos entre Venecia y Constantinopla, cartas para el viento y los asaltos; con Dominio da Mar, también territorios. De 2 a 4 jugadores.
web-play-now = Jugar ya
web-new-table-more = Nueva mesa…
web-own-name = Tu nombre
web-guest = Mercader
web-against = Rival
web-join = Unirse a una mesa
web-join-code = Código o enlace
web-join-go = Unirse
web-own-tables = Tus partidas
web-own-tables-all = { $tables ->
        [one] Mostrar { $tables } partida
       *[other] Mostrar las { $tables } partidas
    }
web-open-tables = Mesas abiertas
web-open-none = No hay mesas esperando jugadores. Crea una y envía el enlace.
web-running-tables = Partidas para mirar
web-finished = Partidas terminadas
web-table-watch = Mirar
web-table-open = { $seats ->
        [0] lista para empezar
        [one] { $seats } plaza libre
       *[other] { $seats } plazas libres
    }
web-table-over = { LIST($names, each: "list-item") }: { $points }
web-table-abandoned = terminada sin resultado
web-list-remove = Quitar de tu lista
web-name-level = { $name } ({ level-name })
web-table-asked = { $you ->
        [yes] Te toca
       *[no] Le toca a { $player }
    }
web-no-table = Esta mesa no existe
web-unknown = Esta página no existe
web-unknown-why = Comprueba la dirección. Los juegos, las mesas abiertas y tus partidas están en la página de inicio.

## Una mesa nueva

web-new-table = Nueva mesa
web-game = Juego
web-how-many = Jugadores
web-seats = Plazas
web-seat-who = Quién ocupa la plaza { $number }
web-seat-name = Nombre de la plaza { $number }
web-name = Nombre
web-wish-me = Yo
web-wish-open = Libre, para quien tenga el enlace
web-wish-another = Otra persona en este dispositivo
web-options = Opciones
web-option-corinth-steward = Puntos del Representante
web-option-corinth-steward-sum = la suma de todas las casillas de puntuación
web-option-corinth-steward-last = solo la última casilla de puntuación
web-option-golden-horn-modone = Modone
web-option-golden-horn-modone-standard = según el folleto, con dos y cuatro jugadores
web-option-golden-horn-modone-always = también con tres jugadores
web-option-golden-horn-warehouses = Almacenes
web-option-golden-horn-warehouses-hidden = ocultos
web-option-golden-horn-warehouses-open = a la vista
web-option-golden-horn-warehouses-note = A la vista: todos ven lo que hay en los almacenes. Lo recomendamos para tus primeras partidas, porque los bots recuerdan cada cubo que se ha movido.
web-option-golden-horn-dominio = Dominio da Mar
web-option-golden-horn-dominio-false = sin la expansión
web-option-golden-horn-dominio-true = con la expansión
web-hints-allowed = Permitir pistas
web-stand-in = Un bot sustituye a quien se ausenta
web-stand-in-after = { $seconds ->
        [60] tras un minuto
        [120] tras dos minutos
        [600] tras diez minutos
       *[other] nunca
    }
web-listed = Mostrar la mesa en el inicio
web-make-table = Crear la mesa

## Antes de empezar

web-waiting = { $seats ->
        [one] Queda { $seats } plaza libre. Envía el enlace a quien quieras que juegue contigo.
       *[other] Quedan { $seats } plazas libres. Envía el enlace a quienes quieras que jueguen contigo.
    }
web-waiting-full = Ya no falta nadie. La partida puede empezar.
web-waiting-for = Falta por llegar: { LIST($names, each: "list-item") }.
web-waiting-host = Esperando a que { $host } empiece la partida.
web-waiting-host-away = Esperando a que el anfitrión empiece la partida.
web-seat-host = anfitrión
web-remove = Quitar
web-remove-name = Quitar a { $name } de la mesa
web-tip-remove = La persona recibe un aviso y puede seguir mirando, pero no puede volver a ocupar plaza en esta mesa
web-close-table = Cerrar la mesa
web-invited = { $host } te invita a jugar a { $title }
web-invited-open = Te invitan a jugar a { $title }
web-invited-guest = Invitado
web-invited-minute = El juego en un minuto
web-invite = Enlace a esta mesa
web-copy = Copiar
web-copied = Copiado
web-code = Código:
web-qr = Código QR del enlace a esta mesa
web-qr-how = O los invitados lo enfocan con la cámara del móvil.
web-sit = Sentarse
web-sit-name-another = Otra persona en este dispositivo
web-rise = Dejar la plaza
web-fill = Ocupar las plazas libres con bots de nivel
web-begin = Empezar
web-begin-filled = Completar y empezar

## Plazas

web-seat-open = Plaza libre
web-seat-waiting = esperando a un jugador
web-seat-bot = Bot, { level-name }
web-seat-stand-in = Ausente: juega un bot ({ level-name })
web-seat-left = Se fue: juega un bot ({ level-name })
web-seat-thinking = está pensando…
web-seat-away = sin conexión
web-seat-asked = le toca
web-seat-here = en línea
web-points = Puntos actuales
web-points-hidden = Oculto hasta el final

## Lo que se pregunta

web-wait = { $player } está eligiendo.
web-your-turn = Te toca.
web-watching = Estás mirando.
web-turn-named = { $player }:
web-thinks = { $player } está pensando…
web-turn-away = Le toca a { $player }, que no tiene conexión.
web-title-turn = ● Te toca · { $title }
web-board = Tablero
web-undo = Deshacer
web-undo-key = Deshacer tu última jugada (U)
web-undo-what = Deshacer «{ $move }» (U)
web-undo-others = Deshacer «{ $move }» y las respuestas de los bots (U)
web-undo-limit-start = Todavía no hay nada que deshacer.
web-undo-limit-chance = { $game ->
        [corinth] Se han tirado los dados. Lo anterior ya no se puede deshacer.
       *[other] Se han robado cartas o sacado cubos. Lo anterior ya no se puede deshacer.
    }
web-undo-limit-decided = { $player } ya ha decidido. Lo anterior ya no se puede deshacer.
web-undo-limit-shown = { $player } ha mostrado algo oculto. Lo anterior ya no se puede deshacer.
web-undo-limit-stand-in = { $you ->
        [yes] Un bot ha jugado por ti. Lo anterior ya no se puede deshacer.
       *[no] Un bot ha jugado por { $player }. Lo anterior ya no se puede deshacer.
    }
web-end-ask = Con esto termina tu turno.
web-end-yes = Terminar el turno
web-end-no = Todavía no
web-end-setting = Preguntar antes de que termine mi turno
web-end-setting-tip = La última decisión de tu turno se pregunta otra vez antes de jugarla. Este navegador lo recuerda.
web-coach = Consejos
web-coach-tip = Una frase en cada tipo de decisión que es nuevo para ti. Este navegador lo recuerda.
web-hint = Pista
web-hint-key = ¿Qué haría un buen jugador? (H)
web-hinting = Pensando…
web-hint-best = la pista
web-plain-moves = Tus jugadas
web-plain-ends = Adónde puede llevar
web-plain-state = Estado de la partida
web-plain-pair = { $name }: { $value }
web-plain-yes = sí
web-plain-no = no
web-plain-price = { $price ->
        [0] { web-plain-steps }
       *[other] { web-plain-steps }, precio { $price }
    }
web-plain-steps = { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
web-show-list = Vista de texto
web-show-board = Tablero
web-tabs = Vistas
web-tab-board = Tablero
web-tab-log = Historial
web-tab-chat = Chat
web-unread = Hay novedades

## Historial, chat, mirar atrás

web-log = Historial
web-since = Desde tu último turno
web-since-told = { web-since }: { LIST($lines, each: "web-since-line", style: "spaces") }
web-since-line = { $item }.
web-log-look = { $time }. Mostrar este momento
web-log-undo = { $you ->
        [yes] Deshaces la última jugada
       *[no] { $player } deshace la última jugada
    }
web-log-stand-in = Un bot ({ level-name }) sustituye a { $player }
web-log-return = { $you ->
        [yes] Has vuelto
       *[no] { $player } ha vuelto
    }
web-log-leave = { $player } deja la partida; sigue un bot ({ level-name })
web-log-abandon = { $you ->
        [yes] Propones terminar la partida sin resultado
       *[no] { $player } propone terminar la partida sin resultado
    }
web-log-abandoned = La partida termina sin resultado
web-chat = Chat
web-chat-empty = Aún no hay mensajes.
web-chat-visitor = mirando
web-chat-say = Escribe un mensaje
web-chat-send = Enviar
web-chat-kept = { $days ->
        [one] Terminada la partida, los mensajes se borran un día después de enviarse.
       *[other] Terminada la partida, los mensajes se borran { $days } días después de enviarse.
    }
web-past = Mirar atrás
web-past-at = Momento pasado: evento { $event } de { $of }
web-past-slider = Evento
web-past-first = Al principio
web-past-back = Turno anterior
web-past-on = Turno siguiente
web-past-event-back = Evento anterior
web-past-event-on = Evento siguiente
web-past-last = Al último evento
web-past-viewer = Visto por
web-past-now = Volver al presente
web-rules = Reglas de { $title }
web-rules-open = Reglas
web-learn = Aprender
web-learn-dominio = Aprender Dominio da Mar
web-learn-offer = ¿Es tu primera vez? Aprende un juego jugando, en cinco minutos
web-learn-decline = Ahora no
web-rules-search = Buscar en las reglas
web-rules-chapters = Capítulos
web-rules-print = Imprimir esta página
web-rules-found = { $number ->
        [one] { $number } resultado.
       *[other] { $number } resultados.
    }
web-example-back = Anterior
web-example-next = Siguiente
web-example-place = { $place } de { $of }
web-rule-open = Regla { $rule }
web-rule-show = Ver la regla

## Un dispositivo para varios

web-cover = Pasa el dispositivo a { $name }
web-cover-why = Las cartas de los demás siguen ocultas.
web-cover-ready = Soy { $name }

## Dejar la partida

web-leave = Salir…
web-leave-title = ¿Dejar la partida?
web-leave-go = Dejarla
web-leave-why = Un bot ocupa tu plaza enseguida y para siempre. Los demás siguen jugando y la partida desaparece de tu lista.
web-leave-stay = Seguir jugando
web-abandon = Terminar sin resultado
web-abandon-why = La partida termina si todos los demás están de acuerdo. Tu próxima jugada anula la propuesta.
web-abandon-alone = La partida termina ahora, sin resultado. Podrás volver a verla y quitarla de tu lista.
web-wants-end = { $player } propone terminar la partida sin resultado.
web-wants-end-own = Has propuesto terminar la partida sin resultado. Falta la respuesta de los demás.
web-wants-end-agree = Aceptar

## El final

web-winner = Gana la partida
web-abandoned = La partida terminó sin resultado.
web-rematch = Revancha
web-rematch-join = Unirse a la revancha
web-rematch-watch = A la revancha
web-replay = Repetición y análisis
web-record = Descargar el registro
web-course = Evolución de los puntos
web-course-text = Evolución de los puntos. Al final: { LIST($scores, each: "web-course-score") }
web-course-score = { $name } { $points }
web-proof = Cómo se generó el azar
web-proof-why = { $given ->
        [0] Antes de la partida, el servidor publicó el SHA-256 de una semilla secreta. Cada tirada y cada sorteo resultan de esa semilla y del número de la tirada o del sorteo, así que nada se pudo cambiar después. Ningún jugador aportó números aleatorios. Ahora se revela la semilla.
       *[other] Antes de la partida, el servidor publicó el SHA-256 de una semilla secreta; luego los jugadores aportaron sus propios números aleatorios. Cada tirada y cada sorteo resultan de todo ello y del número de la tirada o del sorteo, así que ni el servidor por sí solo ni un jugador pudieron elegirlos. Ahora se revela la semilla.
    }
web-proof-commitment = Publicado antes de la partida (SHA-256)
web-proof-entropy = Números aleatorios de los jugadores
web-proof-entropy-none = ninguno
web-proof-seed = Semilla
web-proof-good = Comprobado en este navegador: la semilla corresponde a lo publicado.
web-proof-bad = La semilla no corresponde a lo publicado.
web-proof-unknown = Esta página ha llegado sin https, así que el navegador no puede calcular el SHA-256 de la semilla. Compruébalo con «emporion verify».
web-proof-part-own = Tus números aleatorios forman parte de estos sorteos.
web-proof-part-missing = Los números aleatorios que aportó este navegador no forman parte de estos sorteos.
web-proof-part-commitment = El servidor publicó otro SHA-256 antes de que este navegador aportara sus números aleatorios.
web-proof-part-bot = Un bot tiene números aleatorios en estos sorteos: los ha puesto el servidor.
web-proof-part-changed = Los números aleatorios de los jugadores no son los que se mostraron al empezar la partida.

## Repeticiones

web-seat-number = Jugador { $number }
web-tab-review = Análisis
web-past-round = Ronda { $round }
web-past-setup = Preparación
web-past-turn = Turno { $turn } de { $turns }
web-past-begin = Mirar atrás
web-past-play = Reproducir
web-past-stop = Pausa
web-past-first-key = Al principio (Inicio)
web-past-back-key = Turno anterior (←)
web-past-on-key = Turno siguiente (→)
web-past-event-back-key = Evento anterior (Mayús + ←)
web-past-event-on-key = Evento siguiente (Mayús + →)
web-past-last-key = Al último evento (Fin)
web-past-play-key = Reproducir o pausar (espacio)
web-past-speed = Velocidad
web-past-seen = Visto por { $player }
web-past-all = Todo a la vista
web-past-link = Copiar enlace
web-past-result = Al resultado
web-upload = Reproducir un registro
web-upload-choose = Elegir un archivo…
web-upload-long = Este archivo es demasiado largo para un registro: como máximo 1 MB.
web-upload-line = Línea { $line }: { $why }
web-upload-rule = { $why } (regla { $rule })

## Análisis

web-review = Análisis
web-review-why = Un bot fuerte revisa cada decisión: qué habría elegido él y cuánto costó tu elección.
web-review-start = Analizar esta partida
web-review-progress = { $of ->
        [0] Empieza el análisis…
       *[other] { $done } de { $of } decisiones analizadas
    }
web-review-chances = Probabilidad de ganar
web-review-chances-text = Probabilidad de ganar a lo largo de la partida. Al final: { LIST($chances, each: "web-review-chance") }
web-review-chance = { $name } { $chance }
web-review-moments = Lo que decidió la partida
web-review-moment-decision = { $player } eligió «{ $chosen }»; era mejor «{ $preferred }». { $who }: de { $before } a { $after }.
web-review-moment-chance = Después de «{ $chosen }» ({ $player }): los dados, las cartas o los demás jugadores. { $who }: de { $before } a { $after }.
web-review-dear = { $decisions ->
        [0] Ninguna decisión costó un 1 % o más.
        [one] { $decisions } decisión costó un 1 % o más.
       *[other] { $decisions } decisiones costaron un 1 % o más.
    }
web-review-dear-before = Decisión costosa anterior
web-review-dear-after = Decisión costosa siguiente
web-review-decision = Esta decisión
web-review-agreed = { $player } eligió «{ $chosen }», como haría el bot.
web-review-chosen = { $player } eligió «{ $chosen }»; el bot prefiere «{ $preferred }».
web-review-move = Jugada
web-review-was-chosen = elegida

## Desde un momento

web-study = Desde este momento
web-study-end = En este momento la partida ya ha terminado; retrocede para seguir desde otro anterior.
web-study-seat = Tu plaza
web-study-level = Bots
web-study-play-on = Seguir jugando desde aquí
web-study-explore = Probar otras jugadas
web-study-explore-why = En un tablero aparte que puedes compartir; la partida se queda como está
web-study-back = Partida original
web-explore = Un tablero para probar jugadas. No es la partida.
web-explore-why = Quien tenga el enlace puede jugar por todas las plazas y deshacer jugadas. Los dados y las cartas se sortean de nuevo cada vez.
web-explore-back = Volver a la repetición
web-explore-present = Presentes: { LIST($names, each: "list-item") }

## Pistas en palabras

web-advice = La mejor jugada parece ser «{ $move }».
web-advice-line = Luego, probablemente: { $line }.

## Explicaciones

web-help = Explicación
web-tip-share = Porcentaje de las partidas de prueba jugadas desde aquí que se ganaron con esta jugada
web-tip-expected = Media de puntos al final con esta jugada
web-tip-tried = Número de partidas de prueba con esta jugada; «resuelto» significa que se han examinado todos los caminos hasta el final
web-tip-points = { $name }: puntos si la partida terminara ahora
web-tip-points-hidden = { $name }: parte de los puntos está oculta hasta el final
web-tip-seat-bot = Un bot de nivel «{ level-name }». Los niveles más fuertes piensan más; ninguno ve lo que está oculto para él
web-tip-seat-stand-in = Este jugador no estaba cuando le tocó, así que juega un bot. El bot lo deja en cuanto el jugador vuelve; no se pierde nada
web-tip-seat-left = Este jugador dejó la partida para siempre, así que un bot sigue en su plaza
web-tip-seat-away = Ningún dispositivo de este jugador está conectado. Si le toca, un bot puede sustituirlo al cabo de un rato
web-tip-seat-here = Este jugador está viendo la mesa
web-tip-level = Lo bien que juega el bot: el novato se equivoca, el experto piensa varios segundos. Los bots no ven más de lo que vería un jugador en su plaza
web-manner = { $level ->
        [trader] Le gusta entregar mercancías. Juega más o menos tan bien como un bot normal
        [walker] Le gusta mover al Representante. Juega más o menos tan bien como un bot normal
        [builder] Le gusta ahorrar para sus edificios. Juega más o menos tan bien como un bot normal
        [raider] Guarda sus cartas para asaltar. Juega más o menos tan bien como un bot normal
        [conqueror] Le gustan los mercenarios y los territorios. Juega más o menos tan bien como un bot normal
       *[other] { $level }
    }
web-tip-join = Cada mesa tiene un código de ocho letras y cifras. Quien tenga su enlace o su código puede ocupar una plaza libre o mirar
web-tip-upload = Un archivo .jsonl guardado aquí o con el programa. Puedes ver la partida jugada a jugada, analizarla y seguir jugando desde cualquier momento
web-tip-seats = Elige quién juega en cada plaza. Las plazas libres son para quien tenga el enlace; varias personas pueden compartir este dispositivo
web-tip-option = Una variante de las reglas
web-tip-hints = Todos pueden preguntar qué haría un buen jugador. Solo quien pregunta ve la respuesta
web-tip-stand-in = Cuánto espera la partida a un jugador sin conexión. El bot lo deja en cuanto el jugador vuelve
web-tip-pace = El tiempo mínimo que tardan los bots en jugar, para que puedas seguir la partida
web-tip-listed = Mientras estés en la mesa, quien abra esta página la ve y puede ocupar una plaza. Si no, solo puede entrar quien tenga el enlace o el código
web-tip-fill = Bots de este nivel ocupan las plazas que siguen libres
web-tip-proof = Cómo se sortean los dados y las cartas para que ni el servidor por sí solo ni un jugador puedan elegirlos, y cómo comprobarlo
web-tip-record = Toda la partida en un archivo de texto: cada jugada, cada tirada y cada sorteo. El programa y esta página pueden leerlo de nuevo
web-tip-review = Un bot fuerte revisa cada decisión: qué habría elegido él y cuánto costó la elección
web-pace = Pausa de los bots antes de jugar
web-pace-of = { $pace ->
        [0] ninguna
        [500] medio segundo
        [1500] un segundo y medio
       *[other] tres segundos
    }
web-proof-more = Cómo se genera y se comprueba el azar
web-proof-install = El comando viene con el programa; no necesita servidor ni conexión.
web-proof-limits = Lo que esto no excluye: un servidor que se ponga de acuerdo con el último jugador en aportar números aleatorios, o que te envíe una página que los genere mal. Si ningún jugador los aportó, como en una partida que sigue desde un momento de otra, el servidor pudo elegir la semilla por sí solo.
web-proof-open = Azar verificable
web-proof-later = se revela al terminar la partida
web-proof-step-seed = Al crear una mesa, el servidor genera una semilla secreta: 32 bytes aleatorios del sistema operativo.
web-proof-step-commitment = Muestra el SHA-256 de la semilla antes de que empiece la partida. Nadie puede encontrar otra semilla con el mismo SHA-256, así que desde entonces la semilla no se puede cambiar.
web-proof-step-entropy = Luego el navegador de cada jugador genera 32 bytes aleatorios y los envía; toda la mesa los ve. Al empezar la partida, la semilla y esos bytes forman juntos la clave de los sorteos. El servidor no podía conocerlos cuando publicó el SHA-256.
web-proof-step-events = Cada tirada y cada sorteo resultan solo de esa clave y del número del evento (HMAC-SHA-256). Deshacer una jugada no cambia ninguna tirada ni ningún sorteo.
web-proof-step-told = Al terminar la partida se revela la semilla; está en el registro.
web-proof-step-check = Para comprobar por tu cuenta cada tirada y cada sorteo, descarga el registro y ejecuta este comando en la carpeta donde esté:
web-past-asked = Estás viendo un momento anterior. Ahora te toca.
web-past-there = Estás viendo un momento anterior; la partida sigue.

## Para quien empieza

web-primer = Así se juega a { $title }
web-primer-done = Entendido
web-primer-point = Señala cualquier cosa con el puntero, o tócala, para ver qué es. «Pista» muestra lo que haría un buen jugador y «Deshacer» anula tu última jugada.
web-primer-corinth =
    En cada ronda se tiran nueve dados y se ordenan por valor: el grupo más alto va al distrito de Oro, los demás ocupan el puerto desde abajo, primero el más bajo.
    En tu turno coges un grupo. Su distrito decide lo que da: mercancías para tus tiendas (tantos símbolos como dados tiene), monedas de oro o cabras.
    O mueves al Representante por el mercado tantos pasos como indica el valor de los dados. Recibes lo que indica la casilla donde se detiene; las monedas de oro alargan o acortan su movimiento.
    Una tienda completa da sus puntos. El primer jugador que completa todo un distrito recibe su bonificación.
    Al final de tu turno puedes construir edificios y pagarlos con monedas de oro y cabras. Cuando todos los Marcadores de turno están tachados, la partida termina y gana quien tiene más puntos.
web-primer-golden-horn =
    Tus tres barcos llevan mercancías entre Venecia y Constantinopla. En tu turno mueves uno. Al salir de un puerto, carga todos los cubos de un color que no esté en sus velas.
    Navega hasta la siguiente casilla libre, y sigue desde ahí mientras esté en un color de sus velas o juegues una carta del color de su casilla.
    En el otro puerto, su carga va a tu almacén y robas cartas.
    Antes puedes asaltar: con dos cartas de los colores de las velas de un barco en alta mar le quitas un cubo.
    Cada cubo de tu almacén vale un punto; las filas de 4, 5 o 6 colores distintos dan 1, 2 o 4 más. Gana quien tiene más puntos.
