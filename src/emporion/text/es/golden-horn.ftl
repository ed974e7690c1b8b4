# Golden Horn y Dominio da Mar: todo lo que dicen de este juego la página, el terminal y los dibujos.
# Las palabras están en docs/glossary.md: barco, flota, vela, loseta, casilla, almacén, carta de Viento, carta de Pirata, asaltar.
# «Robar» es tomar cartas del mazo; a un barco asaltado se le «quita» un cubo, que es el botín.

## Componentes

golden-horn-components-fleet = los tres barcos de una flota muestran los seis colores; falta: { LIST($missing, each: "list-item") }.
golden-horn-components-tiles = se alternan dos clases de losetas: esta y la anterior deben mostrar los seis colores.

## Por qué se rechaza una jugada

golden-horn-refuse-chance-form = «{ $move }» no es ni un cubo ni una carta; escribe «cube» o «card» y su color.
golden-horn-refuse-cube-due = Primero hay que sacar un cubo para el puerto.
golden-horn-refuse-card-due = Primero hay que robar una carta.
golden-horn-refuse-cube = En la bolsa no hay ningún cubo { golden-horn-color }.
golden-horn-refuse-card = Esa carta no está en el mazo de robo.
golden-horn-refuse-place-now = Los barcos se colocan antes de que empiece la partida, y solo entonces.
golden-horn-refuse-place-order = Ahora hay que colocar el { golden-horn-boat-kind }; todos colocan el trío, el dúo y el solo en este orden.
golden-horn-refuse-raid-now = Puedes asaltar una sola vez, al principio de tu turno.
golden-horn-refuse-raid-enemy = Solo puedes asaltar un barco de un rival de esta mesa.
golden-horn-refuse-raid-port = En un puerto los barcos están a salvo.
golden-horn-refuse-raid-empty = Ese barco no lleva nada.
golden-horn-refuse-raid-mercenaries = No se puede asaltar un barco con un mercenario a bordo.
golden-horn-refuse-raid-sails = Ese barco no tiene ninguna vela { golden-horn-tinted }; las dos cartas de Pirata deben ser de colores de sus velas.
golden-horn-refuse-raid-cards = No tienes esas dos cartas.
golden-horn-refuse-no-raid-now = En este turno ya ha pasado el momento del asalto.
golden-horn-refuse-ready-now = «ready» solo sirve para cerrar el principio del turno después de un asalto.
golden-horn-refuse-sail-now = Solo eliges barco una vez por turno, después del asalto.
golden-horn-refuse-sail = El { golden-horn-boat-kind } no puede zarpar: en su puerto no hay nada que pueda cargar.
golden-horn-refuse-turn = El { golden-horn-boat-kind } no puede dar la vuelta. Solo puede hacerlo un barco que ha perdido su último cubo en un asalto, la próxima vez que se mueva.
golden-horn-refuse-load-now = Un barco solo carga al salir de Venecia o de Constantinopla.
golden-horn-refuse-load-figures = Esas figuras no están en este puerto.
golden-horn-refuse-load-none = En este puerto no hay cubos { golden-horn-color-many }.
golden-horn-refuse-load-sails = Un barco con una vela { golden-horn-tinted } no puede cargar cubos { golden-horn-color-many }.
golden-horn-refuse-voyage-now = Ahora no hay ningún barco en camino.
golden-horn-refuse-on = El barco no tiene ninguna vela { golden-horn-tinted }; solo sigue navegando con una carta de Viento { golden-horn-tinted }.
golden-horn-refuse-wind-color = El barco está en una casilla { golden-horn-tinted }; allí solo sirve como carta de Viento una carta { golden-horn-tinted }.
golden-horn-refuse-wind-sail = El barco tiene una vela { golden-horn-tinted } y sigue navegando sin carta.
golden-horn-refuse-wind-card = No tienes ninguna carta { golden-horn-tinted }.
golden-horn-refuse-call = Solo puede anunciar el final quien tiene los seis colores en su almacén.
golden-horn-refuse-called = El final ya se ha anunciado.
golden-horn-refuse-end-now = Tu turno aún no ha llegado al final.
golden-horn-refuse-dominio = Esto es de Dominio da Mar, que no se juega en esta mesa.
golden-horn-refuse-conquer-now = Solo conquistas territorios y cambias campesinos al principio de tu turno, antes y después del asalto, y al final del turno.
golden-horn-refuse-conquered = { golden-horn-territory } ya tiene dueño.
golden-horn-refuse-conquer-cost = { $cost ->
        [one] { golden-horn-territory } cuesta { $cost } mercenario; dos campesinos cuentan como uno.
       *[other] { golden-horn-territory } cuesta { $cost } mercenarios; dos campesinos cuentan como uno.
    }
golden-horn-refuse-exchange = Los campesinos de tu almacén se cambian uno por uno: al menos uno, y como mucho tantos como mercenarios haya en la reserva.

## Palabras del tablero

golden-horn-draw-title = { -golden-horn }
golden-horn-draw-printed = Golden Horn y Dominio da Mar: el tablero para cuatro jugadores
golden-horn-draw-printed-all = Una carta náutica. La ruta marítima va de Venecia a Constantinopla por losetas de tres casillas de colores y por Modone. Venecia y Constantinopla tienen sitio para mercancías y atracaderos para los barcos. Cinco territorios de Dominio da Mar con su coste y sus puntos, la bolsa, el mazo de robo, los descartes y cuatro flotas de tres barcos con sus velas.
golden-horn-draw-chart = La carta náutica de Golden Horn
golden-horn-draw-chart-all = La ruta marítima va de Venecia a Constantinopla por losetas de tres casillas de colores.
golden-horn-draw-table = Golden Horn: la mesa en la ronda { $round }
golden-horn-draw-sentence = { $words }.
golden-horn-draw-turn = Ronda { $round } · turno de la plaza { $seat }
golden-horn-draw-setup = Barcos, mercancías, cartas · plaza { $seat }
golden-horn-draw-over = Fin
golden-horn-draw-end-port = Última ronda: puerto sin mercancías
golden-horn-draw-end-call = Última ronda: final anunciado
golden-horn-draw-end-territories = Última ronda: todo conquistado
golden-horn-draw-lies = { golden-horn-port }: { LIST($things, each: "golden-horn-lot") }.
golden-horn-draw-lies-nothing = { golden-horn-port }: nada.
golden-horn-draw-holds = { $cards ->
        [one] Plaza { $seat }: { $cards } carta en mano; en el almacén: { $stored }.
       *[other] Plaza { $seat }: { $cards } cartas en mano; en el almacén: { $stored }.
    }
golden-horn-draw-holds-hand = Mano: { LIST($cards, each: "golden-horn-card-lot") }.
golden-horn-draw-holds-warehouse = Almacén: { LIST($things, each: "golden-horn-lot") }.
golden-horn-draw-conquered = Territorios conquistados: { LIST($territories, each: "golden-horn-territory-item") }.
golden-horn-draw-boat = Plaza { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): aún sin colocar
golden-horn-draw-boat-heading = { $laden ->
        [yes] Plaza { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, rumbo a { golden-horn-heading }, con { LIST($cargo, each: "golden-horn-lot") } a bordo
       *[no] Plaza { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, rumbo a { golden-horn-heading }, sin carga
    }
golden-horn-draw-space = Casilla { $number }: { golden-horn-color }
golden-horn-draw-modone-holds = { $boats ->
        [one] Modone: sitio para { $boats } barco
       *[other] Modone: sitio para { $boats } barcos
    }
golden-horn-draw-territory = { $cost ->
        [one] { golden-horn-territory }: cuesta { $cost } mercenario, da { golden-horn-board-points }
       *[other] { golden-horn-territory }: cuesta { $cost } mercenarios, da { golden-horn-board-points }
    }
golden-horn-draw-brings = { golden-horn-kind-title }: { golden-horn-cards } por cada parada en un puerto
golden-horn-draw-seat = Plaza { $seat }
golden-horn-draw-you = tú
golden-horn-draw-first = jugador inicial
golden-horn-draw-to-play = turno actual
golden-horn-draw-due = { $cards ->
        [one] { $cards } carta por robar
       *[other] { $cards } cartas por robar
    }
golden-horn-draw-hand = Mano
golden-horn-draw-warehouse = Almacén
golden-horn-draw-bag-heading = Bolsa
golden-horn-draw-draw-pile-heading = Mazo
golden-horn-draw-discards-heading = Descartes
golden-horn-draw-mercenaries-heading = Mercenarios
golden-horn-draw-peasants-heading = Campesinos

## El reglamento

golden-horn-title = { -golden-horn }
golden-horn-fleet-of = { $fleet }: { LIST($boats, each: "golden-horn-sails-of", style: "slashes") }
golden-horn-sails-of = { LIST($sails, each: "golden-horn-color-item", style: "hyphens") }
golden-horn-tile-of = { LIST($spaces, each: "golden-horn-color-item", style: "spaces") }
golden-horn-territory-price = { golden-horn-territory } { $cost }/{ $points }

## El tablero en el terminal

golden-horn-primer =
    Tus tres barcos llevan mercancías entre Venecia y Constantinopla. En tu turno
    mueves uno de ellos:
      · al salir de un puerto carga todos los cubos de un color que no esté en sus
        velas;
      · navega hasta la siguiente casilla libre, y sigue desde ahí mientras esté en
        un color de sus velas o juegues una carta del color de su casilla;
      · en el otro puerto, su carga va a tu almacén y robas cartas.
    Antes puedes asaltar: con dos cartas de los colores de las velas de un barco en
    alta mar le quitas un cubo. Cada cubo de tu almacén vale un punto; las filas de
    4, 5 o 6 colores distintos dan 1, 2 o 4 más. Gana quien tiene más puntos.
golden-horn-legend =
    ● amarillo ◆ rosa ▲ verde ■ rojo ≈ azul ★ naranja   m mercenarios  p campesinos
    en el mar: 1d→ es el dúo de la plaza 1 (en los asaltos, 1.duo) y va hacia ahí
    barcos: trío ▲■● s3→ 2≈ tiene velas verde, roja y amarilla, y 2 cubos azules;
           ↺ puede dar la vuelta, porque un asalto lo ha vaciado
    por conquistar: precio en mercenarios/puntos
golden-horn-board-setup = Preparación: se colocan los barcos
golden-horn-board-round = Ronda { $round } · jugador inicial: { $first }
golden-horn-board-over = Fin, tras la ronda { $round }
golden-horn-board-last = { $reason ->
        [port] última ronda: un puerto se ha quedado sin mercancías
        [territories] última ronda: todos los territorios están conquistados
       *[call] última ronda: se ha anunciado el final
    }
golden-horn-board-venice = Ven
golden-horn-board-modone = Mod
golden-horn-board-constantinople = Con
golden-horn-board-nothing = nada
golden-horn-board-bag = Bolsa
golden-horn-board-cubes = { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }
golden-horn-board-pile = mazo { $cards }
golden-horn-board-discards = descartes { $cards }
golden-horn-board-supply = reserva { $mercenaries }m
golden-horn-board-conquer = Por conquistar
golden-horn-board-player = { $cards ->
        [one] { $cards } carta · { $stored } en almacén
       *[other] { $cards } cartas · { $stored } en almacén
    }
golden-horn-board-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
golden-horn-board-hand = mano
golden-horn-board-warehouse = almacén
golden-horn-board-territories = conquistas
golden-horn-board-figure = { $thing ->
        [mercenaries] m
       *[peasants] p
    }
golden-horn-board-turn = ↺

## Palabras de las que se componen otros mensajes

golden-horn-boat-kind = { $kind ->
        [trio] trío
        [duo] dúo
       *[solo] solo
    }
golden-horn-kind-title = { $kind ->
        [trio] Trío
        [duo] Dúo
       *[solo] Solo
    }
golden-horn-port = { $port ->
        [venice] { -venice }
        [modone] { -modone }
       *[constantinople] { -constantinople }
    }
golden-horn-heading = { $heading ->
        [venice] { -venice }
       *[constantinople] { -constantinople }
    }
golden-horn-where = { $place_number ->
        [0] { $place ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
       *[other] casilla { $place_number }
    }
golden-horn-to-place = { $place_number ->
        [0] a { golden-horn-where }
       *[other] a la casilla { $place_number }
    }
golden-horn-from-origin = { $origin_number ->
        [0] de { $origin ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
       *[other] de la casilla { $origin_number }
    }
golden-horn-territory = { $territory ->
        [zara] { -zara }
        [durazzo] { -durazzo }
        [candia] { -candia }
        [negroponte] { -negroponte }
       *[galata] { -galata }
    }
golden-horn-territory-item = { $item ->
        [zara] { -zara }
        [durazzo] { -durazzo }
        [candia] { -candia }
        [negroponte] { -negroponte }
       *[galata] { -galata }
    }
# Masculino singular: el nombre del color, y después de «cubo». «Rosa» y «naranja» no varían.
golden-horn-color = { $color ->
        [yellow] amarillo
        [pink] rosa
        [green] verde
        [red] rojo
        [blue] azul
        [black] negro
        [white] blanco
       *[orange] naranja
    }
# Masculino plural: después de «cubos».
golden-horn-color-many = { $color ->
        [yellow] amarillos
        [pink] rosa
        [green] verdes
        [red] rojos
        [blue] azules
        [black] negros
        [white] blancos
       *[orange] naranja
    }
# Femenino singular: después de «carta», «vela» y «casilla».
golden-horn-tinted = { $color ->
        [yellow] amarilla
        [pink] rosa
        [green] verde
        [red] roja
        [blue] azul
        [black] negra
        [white] blanca
       *[orange] naranja
    }
# Femenino plural: después de «cartas».
golden-horn-tinted-many = { $color ->
        [yellow] amarillas
        [pink] rosa
        [green] verdes
        [red] rojas
        [blue] azules
        [black] negras
        [white] blancas
       *[orange] naranja
    }
golden-horn-color-item = { $item ->
        [yellow] amarillo
        [pink] rosa
        [green] verde
        [red] rojo
        [blue] azul
       *[orange] naranja
    }
golden-horn-colored = { $color ->
        [yellow] ● amarillo
        [pink] ◆ rosa
        [green] ▲ verde
        [red] ■ rojo
        [blue] ≈ azul
       *[orange] ★ naranja
    }
golden-horn-figures = { $thing ->
        [mercenaries] { $number ->
            [one] { $number } mercenario
           *[other] { $number } mercenarios
        }
       *[peasants] { $number ->
            [one] { $number } campesino
           *[other] { $number } campesinos
        }
    }
golden-horn-lot = { $number ->
        [one] { $item ->
            [mercenaries] { $number } mercenario
            [peasants] { $number } campesino
            [yellow] { $number } cubo amarillo
            [pink] { $number } cubo rosa
            [green] { $number } cubo verde
            [red] { $number } cubo rojo
            [blue] { $number } cubo azul
           *[orange] { $number } cubo naranja
        }
       *[other] { $item ->
            [mercenaries] { $number } mercenarios
            [peasants] { $number } campesinos
            [yellow] { $number } cubos amarillos
            [pink] { $number } cubos rosa
            [green] { $number } cubos verdes
            [red] { $number } cubos rojos
            [blue] { $number } cubos azules
           *[orange] { $number } cubos naranja
        }
    }
golden-horn-card-lot = { $number ->
        [one] { $item ->
            [yellow] { $number } carta amarilla
            [pink] { $number } carta rosa
            [green] { $number } carta verde
            [red] { $number } carta roja
            [blue] { $number } carta azul
           *[orange] { $number } carta naranja
        }
       *[other] { $item ->
            [yellow] { $number } cartas amarillas
            [pink] { $number } cartas rosa
            [green] { $number } cartas verdes
            [red] { $number } cartas rojas
            [blue] { $number } cartas azules
           *[orange] { $number } cartas naranja
        }
    }
golden-horn-one-thing = { $thing ->
        [mercenaries] 1 mercenario
        [peasants] 1 campesino
        [yellow] 1 cubo amarillo
        [pink] 1 cubo rosa
        [green] 1 cubo verde
        [red] 1 cubo rojo
        [blue] 1 cubo azul
       *[orange] 1 cubo naranja
    }
golden-horn-price = { $mercenaries ->
        [0] { $peasants ->
            [one] { $peasants } campesino
           *[other] { $peasants } campesinos
        }
       *[other] { $peasants ->
            [0] { golden-horn-mercenaries }
            [one] { golden-horn-mercenaries } y { $peasants } campesino
           *[other] { golden-horn-mercenaries } y { $peasants } campesinos
        }
    }
golden-horn-mercenaries = { $mercenaries ->
        [one] { $mercenaries } mercenario
       *[other] { $mercenaries } mercenarios
    }

## Lo que se pregunta: `ask` al jugador que decide, `wait` a los demás

golden-horn-ask-placing = ¿Dónde empieza tu { golden-horn-boat-kind }? Pondrá rumbo al otro puerto.
golden-horn-ask-starting = { $figures ->
        [yes] { $raid ->
            [yes] Navega con un barco. Antes puedes conquistar o cambiar campesinos, o asaltar un barco en alta mar.
           *[no] Navega con un barco. Antes puedes conquistar o cambiar campesinos.
        }
       *[no] { $raid ->
            [yes] Navega con un barco o asalta antes uno en alta mar: con dos cartas le quitas un cubo.
           *[no] ¿Con qué barco navegas? Con tus cartas no puedes asaltar ahora.
        }
    }
golden-horn-ask-after-raid = { $conquer ->
        [yes] { $exchange ->
            [yes] Después del asalto: ¿conquistas, cambias campesinos o continúas?
           *[no] Después del asalto: ¿conquistas o continúas?
        }
       *[no] Después del asalto: ¿cambias campesinos o continúas?
    }
golden-horn-ask-sailing = ¿Con qué barco navegas?
golden-horn-ask-loading = { $dominio ->
        [yes] Tu { golden-horn-boat-kind } sale de { golden-horn-port } con todos los cubos de un color o con las figuras. ¿Qué carga?
       *[no] Tu { golden-horn-boat-kind } sale de { golden-horn-port } con todos los cubos de un color. ¿De cuál?
    }
golden-horn-ask-voyaging = { $goes_on ->
        [yes] Tu { golden-horn-boat-kind } está en la casilla { $place_number }. Puede quedarse o seguir navegando.
       *[no] Tu { golden-horn-boat-kind } está en la casilla { $place_number }. Ni sus velas ni tus cartas tienen ese color: se queda.
    }
golden-horn-ask-ending = { $figures ->
        [yes] { $call ->
            [yes] Antes de terminar tu turno: ¿conquistas, cambias campesinos o anuncias el final?
           *[no] Antes de terminar tu turno: ¿conquistas o cambias campesinos?
        }
       *[no] Tu almacén tiene los seis colores. ¿Anuncias el final?
    }
golden-horn-wait-placing = { $player } coloca sus barcos.
golden-horn-wait-starting = { $player } empieza su turno.
golden-horn-wait-after-raid = Después del asalto, { $player } puede conquistar o cambiar campesinos.
golden-horn-wait-sailing = { $player } elige un barco.
golden-horn-wait-loading = { $player } carga su { golden-horn-boat-kind }.
golden-horn-wait-voyaging = { $player } navega con su { golden-horn-boat-kind }.
golden-horn-wait-ending = { $player } termina su turno.
golden-horn-wait-chance-due = Se sacan mercancías y cartas…
golden-horn-wait-over = Fin de la partida
golden-horn-ends-voyaging = { $drawn ->
        [no] ¿Dónde se detiene? Elige el lugar, o ve paso a paso: { LIST($moves, each: "list-item", style: "disjunction") }.
       *[yes] ¿Dónde se detiene? ▸ marca dónde puede. Elige el lugar, o ve paso a paso: { LIST($moves, each: "list-item", style: "disjunction") }.
    }
golden-horn-progress = { $round ->
        [0] {""}
       *[other] Ronda { $round }
    }

## Las jugadas por su nombre, como en los botones

golden-horn-place-boat = Colocar el { golden-horn-boat-kind } en { golden-horn-port }
golden-horn-raid = { $victim-you ->
        [yes] Asaltar tu { golden-horn-boat-kind } con { LIST($cards, each: "golden-horn-card-lot") }
       *[no] Asaltar el { golden-horn-boat-kind } de { $victim } con { LIST($cards, each: "golden-horn-card-lot") }
    }
golden-horn-conquer = Conquistar { golden-horn-territory }
golden-horn-exchange = { $number ->
        [one] Cambiar { $number } campesino por un mercenario
       *[other] Cambiar { $number } campesinos por mercenarios
    }
golden-horn-sail = Navegar con el { golden-horn-boat-kind }
golden-horn-turn-round = Dar la vuelta al { golden-horn-boat-kind }
golden-horn-load = { $thing ->
        [mercenaries] Cargar los mercenarios
        [peasants] Cargar los campesinos
        [both] Cargar los mercenarios y los campesinos
        [yellow] Cargar los cubos amarillos
        [pink] Cargar los cubos rosa
        [green] Cargar los cubos verdes
        [red] Cargar los cubos rojos
        [blue] Cargar los cubos azules
       *[orange] Cargar los cubos naranja
    }
golden-horn-play-wind = Jugar una carta { golden-horn-tinted } y seguir navegando
golden-horn-sail-on = Seguir navegando
golden-horn-sail-on-with = Seguir navegando con { LIST($cards, each: "golden-horn-card-lot") }
golden-horn-stop = Detenerse aquí
golden-horn-no-raid = No asaltar
golden-horn-ready = Continuar
golden-horn-call-end = Anunciar el final
golden-horn-finish-turn = Terminar el turno
golden-horn-voyage-end = { $way ->
        [stay] Dejar el { golden-horn-boat-kind } en la casilla { $place_number }
        [back] Volver con el { golden-horn-boat-kind } { golden-horn-to-place }
       *[on] Llevar el { golden-horn-boat-kind } { golden-horn-to-place }
    }
golden-horn-end-voyage-end = { $way ->
        [stay] se queda aquí
       *[other] { $color ->
            [none] { golden-horn-for }
           *[other] { golden-horn-colored }, { golden-horn-for }
        }
    }
golden-horn-for = { $price ->
        [0] gratis
        [one] −{ $price } carta
       *[other] −{ $price } cartas
    }
golden-horn-reach-voyage-end = { golden-horn-where }
golden-horn-reach-stored = {""}
golden-horn-reach-drawing-began = {""}
golden-horn-reach-worth = {""}
golden-horn-reach-then-load = {""}
golden-horn-reach-aboard = {""}
golden-horn-reach-arrival = {""}

## Lo que ha pasado, en frases del historial

golden-horn-fleet-placed = { $you ->
        [yes] Colocas tus barcos
       *[no] { $player } coloca sus barcos
    }
golden-horn-drew = { $cards ->
        [0] { $you ->
            [yes] No robas ninguna carta
           *[no] { $player } no roba ninguna carta
        }
       *[other] { $you ->
            [yes] Robas { golden-horn-cards }
           *[no] { $player } roba { golden-horn-cards }
        }
    }
golden-horn-drew-colors = { $you ->
        [yes] Robas { LIST($cards, each: "golden-horn-card-lot") }
       *[no] { $player } roba { LIST($cards, each: "golden-horn-card-lot") }
    }
golden-horn-cards = { $cards ->
        [0] ninguna carta
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
golden-horn-pile-renewed = Los descartes se barajan y forman un nuevo mazo de robo: { golden-horn-cards }
golden-horn-no-cards-left = No queda ninguna carta que robar
golden-horn-refilled = { golden-horn-port } recibe { LIST($things, each: "golden-horn-lot") }
golden-horn-raided = { $you ->
        [yes] Asaltas el { golden-horn-boat-kind } de { $victim } con { LIST($cards, each: "golden-horn-card-lot") }: { golden-horn-one-thing } de botín
       *[no] { $victim-you ->
            [yes] { $player } asalta tu { golden-horn-boat-kind } con { LIST($cards, each: "golden-horn-card-lot") }: { golden-horn-one-thing } de botín
           *[no] { $player } asalta el { golden-horn-boat-kind } de { $victim } con { LIST($cards, each: "golden-horn-card-lot") }: { golden-horn-one-thing } de botín
        }
    }
golden-horn-conquered = { $you ->
        [yes] Conquistas { golden-horn-territory } por { golden-horn-price } (+{ golden-horn-board-points })
       *[no] { $player } conquista { golden-horn-territory } por { golden-horn-price } (+{ golden-horn-board-points })
    }
golden-horn-exchanged = { $you ->
        [yes] { $number ->
            [one] Cambias { $number } campesino por un mercenario
           *[other] Cambias { $number } campesinos por mercenarios
        }
       *[no] { $number ->
            [one] { $player } cambia { $number } campesino por un mercenario
           *[other] { $player } cambia { $number } campesinos por mercenarios
        }
    }
golden-horn-relieved = { $number ->
        [one] En { golden-horn-port }, { $number } mercenario sustituye a un campesino
       *[other] En { golden-horn-port }, { $number } mercenarios sustituyen a otros tantos campesinos
    }
golden-horn-move-left-out = { $you ->
        [yes] Ninguno de tus barcos puede moverse
       *[no] Ningún barco de { $player } puede moverse
    }
golden-horn-voyage = { $you ->
        [yes] Navegas con tu { golden-horn-boat-kind } { golden-horn-from-origin } { golden-horn-to-place }
       *[no] { $player } navega con su { golden-horn-boat-kind } { golden-horn-from-origin } { golden-horn-to-place }
    }
golden-horn-end-announced = { $reason ->
        [port] Un puerto se ha quedado sin mercancías: esta ronda es la última
        [territories] Todos los territorios están conquistados: esta ronda es la última
       *[call] { $you ->
            [yes] Anuncias el final: esta ronda es la última
           *[no] { $player } anuncia el final: esta ronda es la última
        }
    }
golden-horn-ended = La partida ha terminado y se abren todos los almacenes

## Lo que aporta una jugada
# Nombres o participios, después de dos puntos o solos en un botón.

golden-horn-gives-placed = { golden-horn-boat-kind } en { golden-horn-port }
golden-horn-would-placed = { $port ->
        [venice] rumbo a { -constantinople }
       *[constantinople] rumbo a { -venice }
    }
golden-horn-gives-turned = media vuelta hacia { golden-horn-heading }
# El asalto de un turno, después de la frase de su viaje.
golden-horn-gives-raided = { $victim-you ->
        [yes] tu { golden-horn-boat-kind } asaltado con { LIST($cards, each: "golden-horn-card-lot") } ({ golden-horn-one-thing } de botín)
       *[no] el { golden-horn-boat-kind } de { $victim } asaltado con { LIST($cards, each: "golden-horn-card-lot") } ({ golden-horn-one-thing } de botín)
    }
golden-horn-gives-cards-played = { LIST($cards, each: "golden-horn-card-lot") } a los descartes
golden-horn-gives-aboard = { LIST($things, each: "golden-horn-lot") } a bordo
golden-horn-gives-stored = { LIST($things, each: "golden-horn-lot") } al almacén
golden-horn-gives-drawn = { golden-horn-cards } a la mano
golden-horn-gives-drawn-colors = { LIST($cards, each: "golden-horn-card-lot") } a la mano
golden-horn-would-arrival = { golden-horn-to-place }
golden-horn-would-stolen = +{ golden-horn-one-thing }, −2 cartas
golden-horn-would-conquered = +{ golden-horn-board-points } por { golden-horn-price }
golden-horn-would-drawing-began = { $cards ->
        [one] +{ $cards } carta
       *[other] +{ $cards } cartas
    }
golden-horn-would-end-announced = esta ronda pasa a ser la última
golden-horn-would-worth = { $points ->
        [one] valor de { $points } punto
       *[other] valor de { $points } puntos
    }
golden-horn-would-then-load = desde { golden-horn-port }, con { LIST($things, each: "golden-horn-lot", style: "disjunction") }
golden-horn-would-then-sail = luego elegir entre todos los barcos
golden-horn-would-then-figures = luego conquistar, cambiar campesinos o continuar
golden-horn-would-voyage-price = { $price ->
        [0] gratis
       *[other] por { LIST($cards, each: "golden-horn-card-lot") }
    }

## Las partes de la puntuación

golden-horn-part-goods = mercancías
golden-horn-part-rows4 = filas de cuatro colores
golden-horn-part-rows5 = filas de cinco colores
golden-horn-part-rows6 = filas de seis colores
golden-horn-part-territories = territorios
golden-horn-part-figures = mercenarios y campesinos

## En la página

golden-horn-page-pieces = Piezas en la carta náutica
golden-horn-page-boat = { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): aún sin colocar
golden-horn-page-boat-heading = { $laden ->
        [yes] { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, rumbo a { golden-horn-heading }, con { LIST($cargo, each: "golden-horn-lot") } a bordo
       *[no] { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, rumbo a { golden-horn-heading }, sin carga
    }
golden-horn-page-unplaced = sin colocar
# Adónde va un barco, debajo de su lugar.
golden-horn-page-bound = → { golden-horn-heading }
# Quién juega aún en la última ronda, uno tras otro: «Última ronda: Ann, después tú». $before es lo dicho hasta ahí.
golden-horn-page-last-round = Última ronda: { $turns }
golden-horn-page-turns-first = { $you ->
        [yes] tú
       *[no] { $player }
    }
golden-horn-page-turns-next = { $you ->
        [yes] { $before }, después tú
       *[no] { $before }, después { $player }
    }
golden-horn-page-fleet = Barcos
golden-horn-page-stock = Reserva
golden-horn-page-stored = Almacén: { LIST($things, each: "golden-horn-lot") }
golden-horn-page-stored-nothing = Almacén: nada
golden-horn-page-hidden = El almacén está oculto (S4).
golden-horn-page-held = { $number ->
        [0] ninguna carta { golden-horn-tinted }
        [one] { $number } carta { golden-horn-tinted }
       *[other] { $number } cartas { golden-horn-tinted-many }
    }
golden-horn-page-cards-held = { $cards ->
        [one] { $cards } carta en mano
       *[other] { $cards } cartas en mano
    }
golden-horn-page-things-stored = { $stored ->
        [one] { $stored } pieza en el almacén
       *[other] { $stored } piezas en el almacén
    }
golden-horn-page-more = +{ $number }
golden-horn-page-less = { $many } − { $gone }
golden-horn-page-rows = filas
golden-horn-page-grows = { $has }→{ $would }
golden-horn-page-choices = Lo que puedes hacer
golden-horn-page-which-boat = Con qué barco navegas
golden-horn-page-ends = Dónde puede detenerse
golden-horn-page-steps = Paso a paso
golden-horn-page-raids = Barcos que puedes asaltar
golden-horn-page-named = { $label }: { $gives }
golden-horn-page-advised = { $name } (pista)
golden-horn-page-advice = pista
golden-horn-page-raid = Asaltar el { golden-horn-boat-kind } de { $victim }
golden-horn-page-takes = +{ golden-horn-one-thing }
golden-horn-page-choose-boat = Elegir el { golden-horn-boat-kind }
golden-horn-page-rows-alike = { $has }→{ $would } ×{ $many }
golden-horn-page-reaches = { LIST($places, each: "golden-horn-where") }
golden-horn-page-territories = { LIST($territories, each: "golden-horn-territory-item") }
golden-horn-page-end = { $way ->
        [stay] quedarse en la casilla { $place_number }
        [back] volver { golden-horn-to-place }
       *[on] { golden-horn-to-place }
    }
golden-horn-page-tip-rows = Las filas de 4, 5 o 6 colores distintos dan 1, 2 o 4 puntos más.
golden-horn-page-tip-draws = Cartas que robas cuando este barco se detiene en un puerto.
golden-horn-page-tip-raid = Con dos cartas de colores de sus velas le quitas un cubo.
golden-horn-page-tip-bag = Cubos de la bolsa; con ellos se reabastecen los puertos.
golden-horn-page-tip-draw-pile = Cartas por robar; cuando no quedan, se barajan los descartes.
golden-horn-page-tip-mercenaries = Mercenarios de la reserva.
golden-horn-page-tip-peasants = Cubos negros retirados del juego. Sirven de campesinos cuando se acaban los mercenarios.
golden-horn-page-tips = Recorre las explicaciones con las flechas.
golden-horn-page-first = 1.º
golden-horn-page-others = Los demás y la reserva
golden-horn-page-discarded = { $number ->
        [0] ninguna carta { golden-horn-tinted } descartada
        [one] { $number } carta { golden-horn-tinted } descartada
       *[other] { $number } cartas { golden-horn-tinted-many } descartadas
    }
golden-horn-page-sort-place = Colocar
golden-horn-page-sort-load = Cargar
golden-horn-page-sort-voyage = Viaje
golden-horn-page-sort-raid = Asaltar
golden-horn-page-sort-sail = Navegar
golden-horn-page-sort-figures = Conquista
golden-horn-page-tip-figures = Los mercenarios conquistan territorios; dos campesinos cuentan como un mercenario. Puedes cambiar campesinos por mercenarios de la reserva.
golden-horn-page-tip-place = Los barcos empiezan en Venecia o en Constantinopla y ponen rumbo al otro puerto.
golden-horn-page-tip-sail = Debes mover un barco: hasta la siguiente casilla libre, y más allá con sus velas o con cartas.
golden-horn-page-tip-load = Un barco que sale de un puerto carga todos los cubos de un color que no esté en sus velas. Las filas de 4, 5 o 6 colores distintos dan 1, 2 o 4 puntos más.
golden-horn-page-tip-wind = Con una carta del color de la casilla, el barco sigue navegando.
golden-horn-page-tip-voyage = Desde una casilla de un color de sus velas, el barco sigue navegando gratis; desde cualquier otra, con una carta de ese color. En un puerto debe detenerse.
golden-horn-page-tip-stored-mercenaries = Mercenarios: con ellos se pagan territorios; cada uno que te quede vale 1 punto.
golden-horn-page-tip-stored-peasants = Campesinos: dos valen por un mercenario al pagar; cada uno que te quede vale 1 punto.

## La vista en tabla

golden-horn-field-players = Número de jugadores
golden-horn-field-first = Jugador inicial
golden-horn-field-modone = { web-option-golden-horn-modone }
golden-horn-field-warehouses = { web-option-golden-horn-warehouses }
golden-horn-field-dominio = { web-option-golden-horn-dominio }
golden-horn-field-round = Ronda
golden-horn-field-turn = Turno de
golden-horn-field-ports = Puertos
golden-horn-field-table = Jugadores
golden-horn-field-bag = Cubos en la bolsa
golden-horn-field-draw_pile = Cartas en el mazo de robo
golden-horn-field-discards = Descartes
golden-horn-field-supply = Mercenarios en la reserva
golden-horn-field-outside = Cubos negros fuera del juego
golden-horn-field-boat = Barco en camino
golden-horn-field-due = Cartas por robar
golden-horn-field-end = Final
golden-horn-field-cards = Cartas en la mano
golden-horn-field-hand = Mano
golden-horn-field-stored = Cantidad en el almacén
golden-horn-field-warehouse = Almacén
golden-horn-field-territories = Territorios
golden-horn-field-boats = Barcos
golden-horn-field-kind = Barco
golden-horn-field-place = Lugar
golden-horn-field-heading = Rumbo
golden-horn-field-cargo = A bordo
golden-horn-field-may_turn = Puede dar la vuelta
golden-horn-value-yellow = amarillo
golden-horn-value-pink = rosa
golden-horn-value-green = verde
golden-horn-value-red = rojo
golden-horn-value-blue = azul
golden-horn-value-orange = naranja
golden-horn-value-mercenaries = mercenarios
golden-horn-value-peasants = campesinos
golden-horn-value-trio = trío
golden-horn-value-duo = dúo
golden-horn-value-solo = solo
golden-horn-value-venice = { -venice }
golden-horn-value-modone = { -modone }
golden-horn-value-constantinople = { -constantinople }
golden-horn-value-zara = { -zara }
golden-horn-value-durazzo = { -durazzo }
golden-horn-value-candia = { -candia }
golden-horn-value-negroponte = { -negroponte }
golden-horn-value-galata = { -galata }
golden-horn-value-standard = { web-option-golden-horn-modone-standard }
golden-horn-value-always = { web-option-golden-horn-modone-always }
golden-horn-value-hidden = { web-option-golden-horn-warehouses-hidden }
golden-horn-value-open = { web-option-golden-horn-warehouses-open }
golden-horn-value-port = { golden-horn-draw-end-port }
golden-horn-value-call = { golden-horn-draw-end-call }
golden-horn-value-territories = { golden-horn-draw-end-territories }
golden-horn-value-s = casilla { $s }
golden-horn-shows-first = { $player }
golden-horn-shows-turn = { $player }
