# Corinth: todo lo que dicen de este juego la página, el terminal y los dibujos.
# Las palabras son las del reglamento impreso (docs/glossary.md): puerto, distrito, tienda, tachar, señalar con un círculo, Representante.
# «Casilla»: un lugar del mercado o del Marcador de turno. En una «casilla de puntuación» se anotan puntos.
# Los distritos de Oro y de Cabras llevan mayúscula; las monedas, las cabras y las mercancías, no.

## Componentes

corinth-components-harbor = el orden debe nombrar una vez cada uno de { LIST($districts, each: "list-item") }, y «gold» al final.
corinth-components-good = el nombre de una mercancía es una línea de caracteres imprimibles.
corinth-components-shops = un distrito tiene de 1 a { $most } tiendas.
corinth-components-same-points = las tiendas de un distrito deben tener puntos distintos, porque las jugadas las nombran por sus puntos.
corinth-components-market = el mercado tiene { $side } filas de { $side } casillas.
corinth-components-spot = «{ $spot }» no es una casilla del mercado; escribe «*», «start», «+1», «yellow die», o un número y lo que da, como «2 goats».
corinth-components-start = el Representante necesita exactamente una salida, no { $starts }.
corinth-components-circled = { $symbols ->
        [one] «{ $what }» solo tiene { $symbols } símbolo para señalar.
       *[other] «{ $what }» solo tiene { $symbols } símbolos para señalar.
    }
corinth-components-free = un edificio debe costar algo.

## Por qué se rechaza una jugada

corinth-refuse-roll-form = «{ $move }» no es una tirada; escribe las caras blancas en orden ascendente, luego + y las amarillas en orden ascendente.
corinth-refuse-roll-white = { $dice ->
        [one] Se tira { $dice } dado blanco, no { $found }.
       *[other] Se tiran { $dice } dados blancos, no { $found }.
    }
corinth-refuse-roll-yellow = { $dice ->
        [one] Se tira { $dice } dado amarillo, no { $found }.
       *[other] Se tiran { $dice } dados amarillos, no { $found }.
    }
corinth-refuse-roll-seat = La tirada es cosa del azar, no de un jugador, y ahora no toca tirar.
corinth-refuse-roll-due = Primero hay que tirar los dados.
corinth-refuse-buy-now = Solo el jugador inicial de la ronda puede comprar dados amarillos, y solo antes de la tirada.
corinth-refuse-buy = Cada dado amarillo cuesta 1 moneda de oro, y nunca tiras más de 3. Tienes { corinth-coins } y { $dice ->
        [one] { $dice } dado amarillo
       *[other] { $dice } dados amarillos
    } del mercado.
corinth-refuse-no-groups = No queda ningún grupo de dados. Solo puedes mover al Representante un paso o pasar.
corinth-refuse-choose-now = Solo eliges grupo una vez, al principio de tu turno.
corinth-refuse-no-group = No hay dados { corinth-in-color }.
corinth-refuse-take = La acción { corinth-of-color } no cambiaría nada en tu hoja.
corinth-refuse-steward = { $value ->
        [one] No puedes completar un movimiento de { $value } paso con el Representante.
       *[other] No puedes completar un movimiento de { $value } pasos con el Representante.
    }
corinth-refuse-discard = Solo puedes retirar un grupo sin usarlo si ningún grupo te permite hacer nada.
corinth-refuse-compensation = Solo puedes mover al Representante sin dados, o pasar, si no te queda ningún grupo.
corinth-refuse-shop-now = Solo eliges tienda durante una entrega, y solo si el distrito no tiene ninguna empezada.
corinth-refuse-shop-unknown = El distrito { corinth-of-the-good } no tiene ninguna tienda de { corinth-web-points }.
corinth-refuse-shop-started = La tienda de { corinth-web-points } está completa. Elige una que aún esté vacía.
corinth-refuse-walk-now = Ahora no se mueve el Representante.
corinth-refuse-step-off = El mercado termina ahí.
corinth-refuse-step-walked = El Representante ya ha pasado por esa casilla; nunca usa dos veces la misma.
corinth-refuse-step-price = { $gold ->
        [0] Un movimiento más largo cuesta oro, y no tienes.
        [one] Un movimiento más largo cuesta más que tu única moneda de oro.
       *[other] Un movimiento más largo cuesta más que tus { $gold } monedas de oro.
    }
corinth-refuse-step-dead-end = Desde ahí, el Representante no podría completar su movimiento.
corinth-refuse-stop-start = El Representante se mueve al menos un paso.
corinth-refuse-stop-price = { $price ->
        [one] Detenerse aquí cuesta { $price } moneda de oro; tienes { $gold }.
       *[other] Detenerse aquí cuesta { $price } monedas de oro; tienes { $gold }.
    }
corinth-refuse-build-now = Los edificios se construyen al final del turno.
corinth-refuse-built = Ya has construido { corinth-the-building }.
corinth-refuse-build-price = { corinth-the-building-title } cuesta { corinth-price }.

## El reglamento

corinth-color = { $district ->
        [green] verde
        [purple] morado
        [blue] azul
       *[orange] naranja
    }
corinth-district-of = { $district ->
        [gold] oro
        [goats] cabras
       *[other] { corinth-color } ({ corinth-good })
    }
corinth-shops-of = { corinth-district-of }: { LIST($shops, each: "corinth-shop-need", style: "dots") }
corinth-shop-need = { $points } ({ $need })
corinth-bonus-of = { corinth-color } { $bonus }
corinth-market-row = { LIST($spots, each: "corinth-market-spot", style: "bars") }
corinth-market-spot = { $gives ->
        [box] *
        [start] salida
        [plus] +1
        [die] dado amarillo
        [gold] { $amount ->
            [one] { $amount } moneda
           *[other] { $amount } monedas
        }
        [goats] { $amount ->
            [one] { $amount } cabra
           *[other] { $amount } cabras
        }
        [green] { $amount ->
            [one] { $amount } verde
           *[other] { $amount } verdes
        }
        [purple] { $amount ->
            [one] { $amount } morado
           *[other] { $amount } morados
        }
        [blue] { $amount ->
            [one] { $amount } azul
           *[other] { $amount } azules
        }
       *[orange] { $amount } naranja
    }
corinth-building-price = { corinth-building-name } { $gold } + { $goats }

## El dibujo

corinth-draw-title = { -corinth }
corinth-draw-printed = Corinth: lo que está impreso
corinth-draw-printed-all = El tablero de Puerto con sus seis distritos y una hoja vacía con cuatro distritos de tiendas, el mercado, las monedas de oro, las cabras, los edificios y el Marcador de turno.
corinth-draw-table = Corinth: la mesa en la ronda { $round }
corinth-draw-lies = { $district ->
        [green] Distrito verde
        [purple] Distrito morado
        [blue] Distrito azul
        [orange] Distrito naranja
        [gold] Distrito de Oro
       *[goats] Distrito de Cabras
    }: { corinth-draw-group }.
corinth-draw-holds = Plaza { $seat }: { corinth-coins }, { corinth-count-goats }, Representante en la { corinth-place }.
corinth-draw-harbor = Puerto
corinth-draw-round = Ronda { $round }
corinth-draw-over = Fin
corinth-draw-lowest = valor más bajo
corinth-draw-highest = valor más alto
corinth-draw-group = { $dice ->
        [one] { $dice } dado de valor { $value }
       *[other] { $dice } dados de valor { $value }
    }
corinth-draw-seat = Plaza { $seat }
corinth-draw-to-play = turno actual
corinth-draw-first = jugador inicial
corinth-draw-track = Turnos
corinth-draw-shop = { corinth-good-title }: tienda de { corinth-web-points } con { corinth-count-symbols }
corinth-draw-bonus = { corinth-good-title }: { corinth-web-points } para quien antes complete el distrito
corinth-draw-market = Mercado
corinth-draw-start = El Representante sale de aquí
corinth-draw-scoring = Casilla de puntuación: anota en ella cuántas casillas has señalado hasta ahora, más 1 por cada +1 entre ellas
corinth-draw-plus = Suma 1 en tus próximas casillas de puntuación
corinth-draw-die = Un dado amarillo más en cada una de tus tiradas
corinth-draw-gives = { $what ->
        [gold] { $amount ->
            [one] Da { $amount } moneda de oro
           *[other] Da { $amount } monedas de oro
        }
       *[goats] { $amount ->
            [one] Da { $amount } cabra
           *[other] Da { $amount } cabras
        }
    }
corinth-draw-checks = { $amount ->
        [one] Tacha { $amount } símbolo { corinth-of-good }
       *[other] Tacha { $amount } símbolos { corinth-of-good }
    }
corinth-draw-half = 2 = 1 punto
corinth-draw-power = { $building ->
        [temple] 3 puntos por cada uno de tus edificios
        [warehouse] un símbolo más por entrega
        [stable] hasta 2 pasos de más o de menos, gratis
       *[store] 2 monedas más al recibir oro
    }
corinth-draw-about-track = El jugador inicial de cada ronda tacha una casilla; cuando todos los Marcadores de turno están completos, la partida termina
corinth-draw-about-purse = Señala un símbolo con un círculo al recibirlo y táchalo al gastarlo; lo que no cabe se pierde
corinth-draw-about-building = { corinth-building-name }: { corinth-draw-power }. Puedes construirlo una sola vez, al final de un turno, por el precio indicado

## El tablero en el terminal

corinth-title = { -corinth }
corinth-primer =
    Eres un mercader con una hoja llena de tiendas. En cada ronda se tiran nueve
    dados y se ordenan por valor en el puerto. En tu turno coges un grupo y lo usas
      · por su distrito: tacha en tus tiendas tantos símbolos como dados tenga (una
        tienda completa da sus puntos), o recibe esas monedas de oro o cabras;
      · o por su valor: tu Representante da esos pasos por el mercado, y la casilla
        donde se detiene te da algo. Nunca usa dos veces la misma casilla.
    Con monedas de oro y cabras se pagan edificios. Gana quien tiene más puntos.
corinth-legend =
    verde aceite de oliva · morado uvas · azul alfombras · naranja especias
    ■ tachado  □ libre   +5 bonificación por ser el primero: ✓ ganada  ✗ perdida
    edificios: precio oro/cabras   turnos: rondas empezadas   puerto: y = amarillo
    mercado: ◉ Representante  ○ señalada  · en el camino   dado: 1 dado amarillo más
             puntos: 1 por casilla señalada, incluida esta; +1 cuenta doble
corinth-board-round = Ronda { $round } de { $rounds }
corinth-board-stocks = { corinth-web-points } · { $gold } de oro · { corinth-count-goats } · { $dice ->
        [0] {""}
        [one] { $dice } amarillo ·{" "}
       *[other] { $dice } amarillos ·{" "}
    }turnos { $track }
corinth-board-harbor = Puerto
corinth-board-no-dice = Puerto: vacío hasta que se tiren los dados
corinth-board-district = { $district ->
        [green] verde
        [purple] morado
        [blue] azul
        [orange] naranja
        [gold] oro
       *[goats] cabras
    }
# Donde hay poco sitio, el Puesto comercial se llama Puesto.
corinth-board-building = { $building ->
        [temple] Templo
        [warehouse] Almacén
        [stable] Establo
       *[store] Puesto
    }
corinth-board-spot = { $gives ->
        [box] pts
        [start] salida
        [plus] +1
        [die] dado
        [green] verde
        [purple] morado
        [blue] azul
        [orange] naran.
        [gold] oro
        [goat] cabra
       *[goats] cabras
    }

## Palabras de las que se componen otros mensajes

corinth-good = { $good ->
        [olive-oil] aceite de oliva
        [grapes] uvas
        [carpets] alfombras
        [spices] especias
        [gold] oro
        [goats] cabras
       *[other] { $good }
    }
corinth-good-title = { $good ->
        [olive-oil] Aceite de oliva
        [grapes] Uvas
        [carpets] Alfombras
        [spices] Especias
        [gold] Oro
        [goats] Cabras
       *[other] { $good }
    }
corinth-of-good = de { corinth-good }
# Después de «distrito».
corinth-of-the-good = { $good ->
        [gold] de Oro
        [goats] de Cabras
       *[other] de { corinth-good }
    }
corinth-from-district = del distrito { corinth-of-the-good }
# Después de «distrito», por su color.
corinth-of-the-color = { $district ->
        [gold] de Oro
        [goats] de Cabras
       *[other] { corinth-color }
    }
corinth-in-color = en el distrito { corinth-of-the-color }
corinth-of-color = del distrito { corinth-of-the-color }
corinth-the-building = { $building ->
        [temple] el { -temple }
        [warehouse] el { -warehouse }
        [stable] el { -stable }
       *[store] el { -store }
    }
corinth-the-building-title = { $building ->
        [temple] El { -temple }
        [warehouse] El { -warehouse }
        [stable] El { -stable }
       *[store] El { -store }
    }
# En la tarjeta del edificio, donde no cabe «Puesto comercial».
corinth-building-title = { $building ->
        [temple] { -temple }
        [warehouse] { -warehouse }
        [stable] { -stable }
       *[store] Puesto
    }
corinth-building-name = { $building ->
        [temple] { -temple }
        [warehouse] { -warehouse }
        [stable] { -stable }
       *[store] { -store }
    }
corinth-price = { $gold ->
        [0] { corinth-count-goats }
       *[other] { $goats ->
            [0] { corinth-coins }
           *[other] { corinth-coins } y { corinth-count-goats }
        }
    }
corinth-coins = { $gold ->
        [one] { $gold } moneda de oro
       *[other] { $gold } monedas de oro
    }
corinth-count-goats = { $goats ->
        [one] { $goats } cabra
       *[other] { $goats } cabras
    }
corinth-count-symbols = { $symbols ->
        [one] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }
# Después de «tienda»: hay tiendas de 1 punto.
corinth-of-points = { $shop ->
        [one] de { $shop } punto
       *[other] de { $shop } puntos
    }
corinth-place = fila { $row }, columna { $column }
corinth-direction = { $item ->
        [up] arriba
        [down] abajo
        [left] a la izquierda
       *[right] a la derecha
    }
corinth-die = { $item }
corinth-gift = { $gives ->
        [box] { $amount ->
            [0] casilla de puntuación
            [one] { $amount } punto en la casilla
           *[other] { $amount } puntos en la casilla
        }
        [plus] +1 en las próximas puntuaciones
        [die] un dado amarillo más por tirada
        [start] salida
        [gold] { $amount ->
            [one] { $amount } moneda de oro
           *[other] { $amount } monedas de oro
        }
        [goats] { $amount ->
            [one] { $amount } cabra
           *[other] { $amount } cabras
        }
       *[other] { $amount ->
            [one] { $amount } símbolo
           *[other] { $amount } símbolos
        } de { $gives ->
            [olive-oil] aceite de oliva
            [grapes] uvas
            [carpets] alfombras
            [spices] especias
           *[other] { $gives }
        }
    }

## Lo que se pregunta: `ask` al jugador que decide, `wait` a los demás

corinth-ask-buying = Empiezas la ronda. ¿Compras dados amarillos para tu tirada, a 1 moneda de oro cada uno? Tienes { corinth-coins }.
corinth-ask-choosing = Elige un grupo de dados.
corinth-ask-compensating = No te quedan dados. Mueve al Representante un paso, o déjalo donde está.
corinth-ask-stocking = { $symbols ->
        [one] ¿Qué tienda { corinth-of-good } recibe el símbolo? Da sus puntos cuando está completa.
       *[other] ¿Qué tienda { corinth-of-good } recibe los { $symbols } símbolos? Da sus puntos cuando está completa.
    }
corinth-ask-walking = { $steps ->
        [0] { $value ->
            [one] Mueve al Representante { $value } paso desde la { corinth-place }. { corinth-steps-price }
           *[other] Mueve al Representante { $value } pasos desde la { corinth-place }. { corinth-steps-price }
        }
       *[other] Paso { $steps } de { $value }, en la { corinth-place }. { corinth-steps-price }
    }
corinth-steps-price = { $stable ->
        [yes] Hasta dos pasos de más o de menos son gratis; cada paso más de diferencia cuesta 1 moneda de oro (tienes { $gold }).
       *[no] Cada paso de más o de menos cuesta 1 moneda de oro (tienes { $gold }).
    }
corinth-ask-building = ¿Construyes un edificio? Tienes { corinth-coins } y { corinth-count-goats }.
corinth-wait-buying = { $player } empieza la ronda y puede comprar dados amarillos.
corinth-wait-rolling = Se tiran los dados.
corinth-wait-choosing = { $player } elige un grupo de dados.
corinth-wait-compensating = No quedan dados para { $player }, que puede mover al Representante un paso.
corinth-wait-stocking = { $player } elige una tienda { corinth-of-good }.
corinth-wait-walking = { $player } mueve al Representante por el mercado.
corinth-wait-building = { $player } puede construir edificios.
corinth-wait-finished = La partida ha terminado.
corinth-ends-walking = { $drawn ->
        [no] ¿Adónde? Elige, o ve paso a paso: { LIST($moves, each: "list-item", style: "disjunction") }.
       *[yes] ¿Adónde? ▸ marca dónde puede detenerse; ▹, pagando monedas de oro. Elige, o ve paso a paso: { LIST($moves, each: "list-item", style: "disjunction") }.
    }
corinth-ends-compensating = ▸ marca dónde puede detenerse; ▹, pagando monedas de oro. Elige, o escribe «skip».

## Lo que ha pasado, en frases del historial

corinth-round-began = { $you ->
        [yes] Ronda { $number }: empiezas tú
       *[no] Ronda { $number }: empieza { $player }
    }
corinth-bought = { $you ->
        [yes] { $dice ->
            [one] Compras { $dice } dado amarillo por { $dice } moneda de oro
           *[other] Compras { $dice } dados amarillos por { $dice } monedas de oro
        }
       *[no] { $dice ->
            [one] { $player } compra { $dice } dado amarillo por { $dice } moneda de oro
           *[other] { $player } compra { $dice } dados amarillos por { $dice } monedas de oro
        }
    }
corinth-rolled = { $you ->
        [yes] Sacas { LIST($white, each: "corinth-die", style: "spaces") }
       *[no] { $player } saca { LIST($white, each: "corinth-die", style: "spaces") }
    }
corinth-all-same = { $you ->
        [yes] Todos los dados muestran el mismo valor: ganas al instante
       *[no] Todos los dados muestran el mismo valor: { $player } gana al instante
    }
corinth-took = { $you ->
        [yes] { $district ->
            [goats] Coges los dados del distrito de Cabras
           *[gold] Coges los dados del distrito de Oro
        }
       *[no] { $district ->
            [goats] { $player } coge los dados del distrito de Cabras
           *[gold] { $player } coge los dados del distrito de Oro
        }
    }
corinth-delivered = { $you ->
        [yes] Coges los dados { corinth-from-district }
       *[no] { $player } coge los dados { corinth-from-district }
    }
corinth-discarded = { $you ->
        [yes] No puedes usar ningún grupo y retiras los dados { corinth-from-district }
       *[no] { $player } no puede usar ningún grupo y retira los dados { corinth-from-district }
    }
corinth-walk-began = { $you ->
        [yes] { $good ->
            [none] Mueves al Representante sin dados
           *[other] Mueves al Representante con los dados { corinth-from-district }
        }
       *[no] { $good ->
            [none] { $player } mueve al Representante sin dados
           *[other] { $player } mueve al Representante con los dados { corinth-from-district }
        }
    }
corinth-walked = { $you ->
        [yes] { $good ->
            [none] Mueves al Representante { corinth-gives-steps }, sin dados
            [unknown] Mueves al Representante { corinth-gives-steps }
           *[other] Mueves al Representante { corinth-gives-steps }, con los dados { corinth-from-district }
        }
       *[no] { $good ->
            [none] { $player } mueve al Representante { corinth-gives-steps }, sin dados
            [unknown] { $player } mueve al Representante { corinth-gives-steps }
           *[other] { $player } mueve al Representante { corinth-gives-steps }, con los dados { corinth-from-district }
        }
    }
corinth-stocked = { $you ->
        [yes] Tachas { corinth-gives-stocked }
       *[no] { $player } tacha { corinth-gives-stocked }
    }
corinth-skipped = { $you ->
        [yes] Dejas al Representante donde está: no quedaban dados
       *[no] { $player } deja al Representante donde está: no quedaban dados
    }
corinth-built = { $you ->
        [yes] Construyes { corinth-the-building } por { corinth-price }
       *[no] { $player } construye { corinth-the-building } por { corinth-price }
    }
corinth-yellow-removed = { $dice ->
        [one] Se retira el dado amarillo que quedaba en el puerto
       *[other] Se retiran los { $dice } dados amarillos que quedaban en el puerto
    }
corinth-ended = La última ronda ha terminado

## Lo que aporta una jugada
# Nombres o participios, después de dos puntos o solos en un botón.

corinth-gives-yellow-rolled = en amarillo { LIST($faces, each: "corinth-die", style: "spaces") }
corinth-gives-gained = { $what ->
        [goats] { $amount ->
            [one] +{ $amount } cabra{ corinth-lost }
           *[other] +{ $amount } cabras{ corinth-lost }
        }
       *[gold] { $amount ->
            [one] +{ $amount } moneda de oro{ corinth-lost }
           *[other] +{ $amount } monedas de oro{ corinth-lost }
        }
    }
# Monedas y cabras son femeninas.
corinth-lost = { $lost ->
        [0] {""}
        [one] {" "}({ $lost } más perdida por falta de símbolos)
       *[other] {" "}({ $lost } más perdidas por falta de símbolos)
    }
corinth-gives-goods = { corinth-count-symbols } { corinth-of-good }
corinth-gives-symbols = { corinth-count-symbols }
corinth-gives-ticked = { corinth-count-symbols } en la tienda { corinth-of-points }
corinth-gives-stocked = { corinth-count-symbols } en la tienda { corinth-of-good } { corinth-of-points }
corinth-gives-filled = { $need ->
        [one] { $symbols } de { $need } símbolo
       *[other] { $symbols } de { $need } símbolos
    }
corinth-gives-shop-finished = tienda { corinth-of-points } completa (+{ $shop })
corinth-gives-bonus-won = distrito completo antes que nadie: bonificación +{ $points }
corinth-gives-surplus = { $symbols ->
        [one] { $symbols } símbolo perdido por falta de sitio
       *[other] { $symbols } símbolos perdidos por falta de sitio
    }
corinth-gives-steps = { $steps ->
        [one] { $steps } paso hasta la { corinth-place }
       *[other] { $steps } pasos hasta la { corinth-place }
    }
corinth-gives-arrived = { $steps ->
        [0] fin del movimiento en la { corinth-place }
       *[other] { corinth-gives-steps }
    }
corinth-gives-paid = { $gold ->
        [one] −{ $gold } moneda de oro
       *[other] −{ $gold } monedas de oro
    }
corinth-gives-plus-circled = +1 en las próximas puntuaciones
corinth-gives-die-added = un dado amarillo más por tirada
corinth-gives-box-written = { $points ->
        [one] { $points } punto anotado
       *[other] { $points } puntos anotados
    }
corinth-gives-shop-asked = luego elegir tienda
corinth-would-bought = { $dice ->
        [one] { $dice } dado amarillo en esta tirada y en el turno que le sigue, −{ $dice } moneda de oro
       *[other] { $dice } dados amarillos en esta tirada y en el turno que le sigue, −{ $dice } monedas de oro
    }
corinth-would-built = { $building ->
        [temple] por { corinth-price }; 3 puntos al final por cada uno de tus edificios
        [warehouse] por { corinth-price }; un símbolo más en cada entrega
        [stable] por { corinth-price }; hasta dos pasos de más o de menos gratis en cada movimiento del Representante
       *[store] por { corinth-price }; 2 monedas de oro más cada vez que recibes oro
    }
corinth-end-spot = { $price ->
        [0] { corinth-gift }
        [one] { corinth-gift }, −{ $price } moneda de oro
       *[other] { corinth-gift }, −{ $price } monedas de oro
    }
corinth-brief-spot = { $price ->
        [0] { corinth-brief-gift }
       *[other] { corinth-brief-gift } −{ $price }oro
    }
corinth-brief-gift = { $gives ->
        [box] { $amount ->
            [0] pts
           *[other] pts:{ $amount }
        }
        [plus] +1
        [die] dado
        [gold] { $amount }oro
        [goats] { $amount ->
            [one] { $amount }cabra
           *[other] { $amount }cabras
        }
        [olive-oil] { $amount }verde
        [grapes] { $amount }morado
        [carpets] { $amount }azul
       *[spices] { $amount }naran.
    }
corinth-reach-spot = { corinth-gift }
corinth-reach-shop-finished = { $shop ->
        [one] +{ $shop } punto
       *[other] +{ $shop } puntos
    }
corinth-reach-bonus-won = { $points ->
        [one] +{ $points } punto
       *[other] +{ $points } puntos
    }

## Las jugadas por su nombre, como en los botones

corinth-buy = { $dice ->
        [0] Tirar
        [one] Comprar { $dice } dado amarillo
       *[other] Comprar { $dice } dados amarillos
    }
corinth-take = { $good ->
        [gold] Recibir oro
        [goats] Recibir cabras
       *[other] Entregar { corinth-good }
    }
corinth-walk = { $good ->
        [none] Mover al Representante 1 paso sin dados
       *[other] { $value ->
            [0] Mover al Representante con los dados { corinth-from-district }
            [one] Mover al Representante { $value } paso
           *[other] Mover al Representante { $value } pasos
        }
    }
corinth-discard = Retirar los dados { corinth-from-district }
corinth-skip = No mover al Representante
corinth-stock = Entregar en la tienda { corinth-of-points }
corinth-step = { $direction ->
        [up] Un paso arriba
        [down] Un paso abajo
        [left] Un paso a la izquierda
       *[right] Un paso a la derecha
    }
corinth-way = Ir { LIST($directions, each: "corinth-direction") }
corinth-stop = Detenerse aquí
corinth-build = Construir { corinth-the-building }
corinth-end-turn = Terminar el turno
corinth-spot = A la { corinth-place }: { corinth-gift }

## Las partes de la puntuación

corinth-part-green = tiendas verdes
corinth-part-purple = tiendas moradas
corinth-part-blue = tiendas azules
corinth-part-orange = tiendas naranja
corinth-part-bonuses = bonificaciones
corinth-part-gold = monedas de oro, 1 por cada 2
corinth-part-goats = cabras, 1 por cada 2
corinth-part-steward = Representante
corinth-part-temple = { -temple }
corinth-web-part-shops = tiendas { corinth-of-good }

## En la página

corinth-progress = Ronda { $round } de { $rounds }
corinth-web-steps = Paso a paso
corinth-web-steps-why = elige tú cada casilla del camino
corinth-web-confirm = Mover ahí
corinth-web-back = Atrás
corinth-web-pick = Pulsa un grupo para ver qué te daría; aún no se juega nada.
corinth-web-ends = { $spots ->
        [one] { $spots } casilla al alcance
       *[other] { $spots } casillas al alcance
    }
corinth-web-plan = { $value ->
        [one] Mueve al Representante { $value } paso: elige la casilla donde se detiene.
       *[other] Mueve al Representante { $value } pasos: elige la casilla donde se detiene.
    }
corinth-web-go-on = Da un paso a una casilla junto al Representante, o elige dónde se detiene.
corinth-web-price = { $price ->
        [one] −{ $price } moneda
       *[other] −{ $price } monedas
    }
corinth-web-planned = { $price ->
        [0] A la { corinth-place }: { corinth-gift }, gratis
        [one] A la { corinth-place }: { corinth-gift }, por { $price } moneda de oro
       *[other] A la { corinth-place }: { corinth-gift }, por { $price } monedas de oro
    }
corinth-web-group = { $yellow ->
        [0] { corinth-good-title }: { corinth-draw-group }
        [one] { corinth-good-title }: { corinth-draw-group }, { $yellow } de ellos amarillo
       *[other] { corinth-good-title }: { corinth-draw-group }, { $yellow } de ellos amarillos
    }
corinth-web-no-group = { corinth-good-title }: sin dados
corinth-web-reached = { $price ->
        [0] { corinth-place }: { corinth-gift }, gratis
        [one] { corinth-place }: { corinth-gift }, por { $price } moneda de oro
       *[other] { corinth-place }: { corinth-gift }, por { $price } monedas de oro
    }
corinth-web-unreached = { corinth-place }: { corinth-gift }, fuera de alcance
corinth-web-market = Mercado: con las flechas vas de casilla en casilla
corinth-web-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
corinth-web-gold = { corinth-coins }
corinth-web-goats = { corinth-count-goats }
corinth-web-tip-stock = { $what ->
        [goats] { $amount ->
            [one] { $amount } cabra. { corinth-draw-about-purse }
           *[other] { $amount } cabras. { corinth-draw-about-purse }
        }
       *[gold] { $amount ->
            [one] { $amount } moneda de oro. { corinth-draw-about-purse }
           *[other] { $amount } monedas de oro. { corinth-draw-about-purse }
        }
    }
corinth-web-dice = { $dice ->
        [one] { $dice } dado amarillo en cada tirada
       *[other] { $dice } dados amarillos en cada tirada
    }
corinth-web-first = empieza esta ronda
corinth-web-to-play = turno actual
corinth-web-show = Mostrar la hoja de { $player }
corinth-web-sheets = Hojas
corinth-web-own-sheet = Volver a tu hoja
corinth-web-last-round = Última ronda: { $turns }
corinth-web-last-turn = Última ronda, tu último turno
corinth-web-turns-first = { $you ->
        [yes] tú
       *[no] { $player }
    }
corinth-web-turns-next = { $you ->
        [yes] { $before }, después tú
       *[no] { $before }, después { $player }
    }
corinth-web-tip-last-round = Al acabar esta ronda, todas las casillas de todos los Marcadores de turno están tachadas y la partida termina.
corinth-web-harbor = Puerto, ronda { $round }
corinth-web-sheet = Hoja de { $player }
corinth-web-about = { $buildings ->
        [0] { $player }: { corinth-coins }, { corinth-count-goats }, Representante en la { corinth-place }. Tiendas: { LIST($shops, each: "corinth-web-about-shop") }. Ningún edificio.
       *[other] { $player }: { corinth-coins }, { corinth-count-goats }, Representante en la { corinth-place }. Tiendas: { LIST($shops, each: "corinth-web-about-shop") }. Edificios construidos: { LIST($built, each: "corinth-web-built") }.
    }
corinth-web-about-shop = { corinth-good } { $shop }: { $checked } de { $need }
corinth-web-built = { $item ->
        [temple] { -temple }
        [warehouse] { -warehouse }
        [stable] { -stable }
       *[store] { -store }
    }
corinth-web-choice = { $name }: { $words }
corinth-web-hint = { $points ->
        [one] gana el { $share } %, { $points } punto
       *[other] gana el { $share } %, { $points } puntos
    }
corinth-web-loading = Dibujando el tablero…
corinth-web-tip-points = Puntos si la partida terminara ahora
corinth-web-tip-dice = Dados amarillos del mercado
corinth-web-tip-harbor = { $good ->
        [gold] Oro: un grupo de aquí te da tantas monedas de oro como dados tiene. O puedes mover al Representante según el valor de los dados (S1)
        [goats] Cabras: un grupo de aquí te da tantas cabras como dados tiene. O puedes mover al Representante según el valor de los dados (S1)
       *[other] { corinth-good-title }: con un grupo de aquí tachas tantos símbolos como dados tiene. O puedes mover al Representante según el valor de los dados (S1)
    }
corinth-web-explore = Recorre con las flechas lo que hay impreso aquí; Intro abre la regla.

## La vista en tabla

corinth-field-players = Número de jugadores
corinth-field-first = Jugador inicial de la partida
corinth-field-steward = Representante
corinth-field-round = Ronda
corinth-field-rounds = Rondas en total
corinth-field-begins = Jugador inicial de esta ronda
corinth-field-turn = Turno de
corinth-field-turns_left = Turnos que quedan en esta ronda
corinth-field-harbor = Puerto
corinth-field-bonuses = Bonificaciones ganadas
corinth-field-sheets = Hojas de puntuación
corinth-field-walk = Movimiento del Representante en curso
corinth-field-delivery = Entrega en curso
corinth-field-district = Distrito
corinth-field-value = Valor
corinth-field-white = Dados blancos
corinth-field-yellow = Dados amarillos
corinth-field-steps = Pasos hasta ahora
corinth-field-symbols = Símbolos que faltan por tachar
corinth-field-track = Marcador de turno
corinth-field-gold = Monedas de oro
corinth-field-goats = Cabras
corinth-field-gold_circled = Monedas de oro señaladas
corinth-field-goats_circled = Cabras señaladas
corinth-field-yellow_dice = Dados amarillos del mercado
corinth-field-built = Edificios
corinth-field-checked = Símbolos tachados
corinth-field-path = Camino del Representante
corinth-field-circled = Casillas señaladas
corinth-field-boxes = Casillas de puntuación
corinth-value-green = verde
corinth-value-purple = morado
corinth-value-blue = azul
corinth-value-orange = naranja
corinth-value-gold = oro
corinth-value-goats = cabras
corinth-value-temple = { -temple }
corinth-value-warehouse = { -warehouse }
corinth-value-stable = { -stable }
corinth-value-store = { -store }
corinth-value-sum = { web-option-corinth-steward-sum }
corinth-value-last = { web-option-corinth-steward-last }
corinth-value-rc = fila { $r }, columna { $c }
corinth-shows-first = { $player }
corinth-shows-begins = { $player }
corinth-shows-turn = { $player }
corinth-shows-bonuses = { $player }
