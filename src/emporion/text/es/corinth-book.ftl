### El reglamento de Corinth en torno a sus reglas: capítulos, resúmenes, ejemplos, y en qué difieren los folletos impresos.
### Las palabras de los juegos están en docs/glossary.md.

corinth-chapter-aim = El juego en un minuto
corinth-chapter-box = Contenido
corinth-chapter-setup = Preparación
corinth-chapter-round = La ronda: abastecimiento del puerto
corinth-chapter-turn = Tu turno
corinth-chapter-actions = Oro, cabras y entregas
corinth-chapter-steward = El Representante
corinth-chapter-buildings = Edificios
corinth-chapter-end = Final de la partida y puntuación final
corinth-chapter-two = Dos jugadores
corinth-chapter-variants = Variantes
corinth-chapter-leaflets = Diferencias entre los folletos
corinth-chapter-card = Resumen en una página

corinth-book-aim = Eres un mercader en el puerto de Corinto. Con los dados que llegan en cada ronda surtes tiendas, reúnes monedas de oro y cabras, construyes edificios y mueves a tu Representante por el mercado. Quien consigue más puntos es el mercader más prestigioso.
corinth-book-turn = { web-primer-corinth }
corinth-book-setup =
    Coloca el tablero de Puerto en el centro de la mesa, con los dados blancos encima y los amarillos al lado.
    Reparte a cada jugador una hoja y un lápiz.
corinth-book-shop = Cuando completes una tienda, señala sus puntos con un círculo.
corinth-book-two = Con dos jugadores, una ronda tiene tres turnos: el jugador inicial, el segundo jugador y de nuevo el jugador inicial. Hay 12 rondas, seis para cada jugador inicial. Los dados amarillos se retiran tras el primero de los tres turnos (R8, R9).
corinth-book-variant-steward = «Puntos del Representante» indica qué cuenta al final: la suma de todas las casillas de puntuación anotadas, o solo la última (E2). Se elige al crear la mesa, y la página lo muestra en ella.
corinth-book-leaflets = Corinth se ha publicado con folletos en cinco idiomas. Coinciden en casi todo. Esto es lo que se ha decidido donde difieren o callan.
corinth-book-card =
    Inicio de ronda: el jugador inicial tacha una casilla, puede comprar dados amarillos a 1 moneda de oro cada uno, y tira.
    Ordenar los dados: el valor más alto al distrito de Oro; los demás desde abajo, primero el más bajo.
    Turno: coge un grupo y usa su distrito (monedas de oro, cabras o mercancías: una por dado) o mueve al Representante según su valor. Luego construye.
    Mercancías: completa una tienda antes de empezar otra en su distrito. El primero que completa un distrito recibe su bonificación.
    Representante: 1 moneda de oro por cada paso de más o de menos. Nunca por una casilla usada. La última casilla se señala y da su efecto.
    Casilla de puntuación: anota el número de casillas señaladas, más 1 por cada +1 señalado.
    Tras el primer turno de la ronda se retiran los dados amarillos; tras el último, todos.
    Puntuación: tiendas, bonificaciones, casillas de puntuación, 3 por edificio si tienes el Templo, 1 por cada 2 monedas de oro y por cada 2 cabras.

## Las reglas

corinth-rule-c1 = El tablero de Puerto tiene seis distritos. De abajo arriba: { LIST($harbor, each: "corinth-district-of") }.
corinth-rule-c2 = Tu hoja tiene cuatro distritos con tiendas. Una tienda da sus puntos cuando todos sus símbolos están tachados. El primer jugador que completa un distrito gana su bonificación: { LIST($bonuses, each: "corinth-bonus-of") }; los demás distritos no tienen ninguna. Las tiendas por sus puntos, con el número de símbolos entre paréntesis:
    { LIST($shops, each: "corinth-shops-of", style: "lines") }
corinth-rule-c3 = El mercado tiene 5 filas de 5 casillas. Son vecinas las casillas contiguas en horizontal o en vertical, nunca en diagonal. El Representante empieza en la casilla de salida. Un * es una casilla de puntuación, donde se anotan puntos.
    { LIST($market, each: "corinth-market-row", style: "lines") }
corinth-rule-c4 = Coste de los edificios, en monedas de oro + cabras: { LIST($buildings, each: "corinth-building-price", style: "dots") }.
corinth-rule-c5 = Tu hoja tiene { $gold } símbolos de moneda de oro y { $goats } de cabra; { $circled ->
        [0] ninguno está señalado
        [one] el primero de cada clase está señalado
       *[other] los { $circled } primeros de cada clase están señalados
    } desde el principio. { corinth-c5-use }
corinth-c5-use = Señala un símbolo con un círculo cuando recibas una moneda o una cabra, y táchalo cuando la gastes. Lo que recibas más allá del último símbolo se pierde.
corinth-rule-c6 = El Marcador de turno de cada hoja tiene { $spots } casillas. Hay { $white } dados blancos y { $yellow } amarillos.
corinth-rule-r1 = A Corinth juegan de dos a cuatro jugadores. Todos empiezan con las monedas de oro y las cabras señaladas en la hoja (C5). Elige al jugador inicial como prefieras; aquí se sortea o lo elige el anfitrión.
corinth-rule-r2 = Con cuatro jugadores, cada uno tacha antes de la partida las dos casillas de más a la izquierda de su Marcador de turno.
corinth-rule-r3 = Al principio de cada ronda, su jugador inicial, y nadie más, tacha la siguiente casilla de su Marcador de turno. Son 12 rondas con dos jugadores, 18 con tres y 16 con cuatro; cada uno juega 18, 18 o 16 turnos.
corinth-rule-r4 = Después, el jugador inicial puede comprar dados amarillos para esta tirada, a 1 moneda de oro cada uno. Sumados a los dados del mercado (S9), nunca son más de { $yellow }.
corinth-rule-r5 = El jugador inicial tira a la vez los { $white } dados blancos y sus dados amarillos.
corinth-rule-r6 = Agrupa los dados del mismo valor. El grupo de valor más alto va al distrito de Oro. Los demás ocupan los distritos desde abajo, primero el valor más bajo, un grupo en cada distrito.
corinth-rule-r7 = Si todos los dados de una tirada muestran el mismo valor, incluidos los amarillos, quien los ha tirado gana la partida al instante.
corinth-rule-r8 = Con tres o cuatro jugadores, juega un turno el jugador inicial y luego los demás en sentido horario. Con dos, juega el jugador inicial, luego el segundo y de nuevo el inicial.
corinth-rule-r9 = Tras el primer turno de la ronda, retira los dados amarillos que queden en el puerto: solo el jugador inicial puede usarlos. Los blancos se quedan. Un grupo que solo tenía dados amarillos deja vacío su distrito; los demás grupos no se mueven.
corinth-rule-r10 = Tras el último turno de la ronda, retira los dados restantes. Si están tachadas todas las casillas de todos los Marcadores de turno, la partida termina. Si no, el jugador de la izquierda pasa a ser el jugador inicial.
corinth-rule-t1 = En tu turno, elige un grupo de dados, retíralo y úsalo para una acción: la de su distrito (A1, A2) o un movimiento del Representante (S1). Después puedes construir edificios (B1).
corinth-rule-t2 = Si ningún grupo te permite hacer nada, debes elegir uno igualmente y retirarlo. Se considera que puedes actuar si puedes tachar un símbolo, señalar una moneda de oro o una cabra, o completar un movimiento del Representante; entonces debes hacerlo.
corinth-rule-t3 = Si no queda ningún grupo cuando llega tu turno, puedes mover al Representante un paso como compensación. Las monedas de oro y el Establo pueden modificar este movimiento como de costumbre (S3, S4).
corinth-rule-a1 = Recibir oro o cabras: un grupo del distrito de Oro o del de Cabras te da tantas monedas de oro o cabras como dados tiene, mientras tengas símbolos para ellas (C5).
corinth-rule-a2 = Entregar mercancías: con un grupo de cualquier otro distrito tachas en él tantos símbolos como dados tiene el grupo, y uno más con el Almacén. No puedes tachar menos. Los símbolos que no caben se pierden.
corinth-rule-a3 = Completa una tienda antes de empezar otra en el mismo distrito. Tú eliges el orden de las tiendas.
corinth-rule-a4 = Una entrega puede completar una tienda y seguir en otra. Tú eliges en cuál.
corinth-rule-a5 = El primer jugador que tacha todos los símbolos de un distrito, con una entrega o con el Representante, señala su bonificación con un círculo. Los demás la tachan. Pueden seguir entregando allí, pero sin bonificación. No todos los distritos la tienen (C2).
corinth-rule-s1 = Puedes usar cualquier grupo, también uno del distrito de Oro o del de Cabras, para mover al Representante en lugar de realizar la acción de su distrito. Da tantos pasos como indica el valor de los dados. El número de dados no importa.
corinth-rule-s2 = El Representante va de una casilla a otra vecina. Empieza donde terminó su último movimiento; la primera vez, en la casilla de salida. Nunca entra dos veces en una casilla en toda la partida, ni vuelve a la salida.
corinth-rule-s3 = Cada moneda de oro que gastas alarga o acorta el movimiento un paso.
corinth-rule-s4 = Cada paso de más o de menos respecto al valor cuesta 1 moneda de oro; con el Establo, los dos primeros son gratis. Ejemplo: con un 5 te detienes tras 3 pasos por 2 monedas de oro, o gratis con el Establo. Pagas cuando el Representante se detiene, antes de que la casilla te dé nada.
corinth-rule-s5 = El Representante da al menos un paso. Solo tus monedas de oro y las casillas libres limitan hasta dónde llega.
corinth-rule-s6 = Si no puedes completar un movimiento del Representante, no puedes elegirlo.
corinth-rule-s7 = Dibuja en tu hoja el camino del Representante y señala con un círculo la casilla donde se detiene. Recibes su efecto. Las casillas del camino no dan nada.
corinth-rule-s8 = En una casilla de mercancías, tacha ese número de símbolos en su distrito. Se aplican las reglas de tiendas y bonificaciones (de A3 a A5); los símbolos que no caben se pierden. Una casilla de monedas de oro o cabras te da ese número de ellas. El Almacén y el Puesto comercial no añaden nada aquí.
corinth-rule-s9 = Una casilla con un dado amarillo te da, desde ahora y gratis, un dado amarillo más en cada una de tus tiradas. Nunca tiras más de { $yellow }.
corinth-rule-s10 = Una casilla +1 no da nada por sí misma; cuenta en las casillas de puntuación (S11).
corinth-rule-s11 = Cuando el Representante se detiene en una casilla de puntuación, anota en ella el número de casillas que has señalado hasta ahora (cuenta esta, pero no la salida), más 1 por cada +1 entre ellas.
corinth-rule-b1 = Después de tu acción, o si no has tenido ninguna, puedes construir uno o más edificios. Paga el precio de cada uno (C4). Cada edificio se construye una sola vez. Tu último turno también cuenta.
corinth-rule-b2 = Templo: al final ganas 3 puntos por cada uno de tus edificios, incluido el Templo.
corinth-rule-b3 = Almacén: tachas un símbolo más en cada una de tus entregas.
corinth-rule-b4 = Establo: en cada movimiento del Representante, hasta dos pasos de más o de menos son gratis (S4).
corinth-rule-b5 = Puesto comercial: cuando recibes oro con un grupo de dados, recibes 2 monedas de oro más (C5).
corinth-rule-b6 = Un edificio te sirve a partir de tu siguiente turno, porque lo construyes después de tu acción.
corinth-rule-e1 = Suma los puntos de tus tiendas completas y de tus bonificaciones, 1 punto por cada 2 monedas de oro y 1 por cada 2 cabras que te queden, y los puntos del Representante y del Templo.
corinth-rule-e2 = Los puntos del Representante son la suma de tus casillas de puntuación. Con la variante «solo la última casilla» (steward=last), solo cuenta la última que anotaste.
corinth-rule-e3 = Gana el jugador con más puntos. En caso de empate, gana el jugador empatado al que le queden más monedas de oro; si persiste el empate, comparten la victoria.

## Observaciones

corinth-leaflet-c5 = Los folletos no dicen qué pasa cuando está señalado el último símbolo. Aquí un símbolo sirve una sola vez, así que no recibes más de los que hay impresos.
corinth-leaflet-t2 = Los folletos no dicen qué es una acción posible. Aquí lo es la que cambia algo en tu hoja.
corinth-leaflet-t3 = Los folletos solo hablan de que haya menos grupos que jugadores, y no de las monedas de oro ni del Establo. Aquí no importa el motivo: cuentan también los dados amarillos retirados y el tercer turno de una ronda de dos jugadores. Las monedas y el Establo ayudan como en cualquier movimiento.
corinth-leaflet-a2 = El folleto español dice que debes tachar todos los símbolos; el francés, que puedes. Aquí es obligatorio.
corinth-leaflet-s8 = Los folletos no dicen si el Almacén y el Puesto comercial ayudan en las casillas del mercado. No ayudan: los dos pertenecen a acciones que el Representante sustituye.
corinth-leaflet-s11 = Los folletos francés, neerlandés y español anotan la casilla anterior más lo que se ha sumado desde entonces. El número es el mismo.
corinth-leaflet-b1 = Los folletos no dicen si se puede construir en un turno sin acción. Se puede.
corinth-leaflet-e2 = Los folletos difieren. El alemán cuenta los puntos anotados en todas las casillas. El francés, el neerlandés y el español llevan una suma acumulada, de la que solo contaría la última casilla. En esta mesa se juega lo que indica «Variantes»; lo habitual es la suma.

## Ejemplos

corinth-example-harbor-1 = Seis valores
corinth-example-harbor-1-0 = El jugador inicial va a tirar nueve dados blancos.
corinth-example-harbor-1-1 = Los dos seises son el valor más alto y van al distrito de Oro. Los demás ocupan los distritos desde abajo: los unos, el de Cabras, y luego un distrito tras otro. Con seis valores también se ocupa el naranja.
corinth-example-harbor-2 = Solo tres valores
corinth-example-harbor-2-0 = Otra tirada.
corinth-example-harbor-2-1 = Los cincos van al distrito de Oro, los doses al de Cabras y los treses al verde. Los demás distritos se quedan vacíos esta ronda.
corinth-example-harbor-3 = Un dado amarillo solo
corinth-example-harbor-3-0 = El jugador inicial ha comprado un dado amarillo por 1 moneda de oro.
corinth-example-harbor-3-1 = El seis amarillo es el valor más alto y está solo en el distrito de Oro. Si el jugador inicial no lo coge ahora, desaparece tras este turno.
corinth-example-delivery = Una entrega, dos tiendas y una bonificación
corinth-example-delivery-0 = En el distrito de alfombras, la tienda de 5 está completa. A la tienda de 8 le falta un símbolo; la de 3 está sin empezar. En el puerto hay tres dados en el distrito azul.
corinth-example-delivery-1 = Tres símbolos: uno completa la tienda de 8 y dos la de 3. El distrito está completo y nadie se ha adelantado: bonificación de 3. Son 8 + 3 + 3 puntos en un turno.
corinth-example-steward = Dos movimientos del Representante
corinth-example-steward-0 = El Representante sigue en la salida. Se elige un grupo de valor 3 para moverlo.
corinth-example-steward-1 = Cuatro pasos en lugar de tres cuestan 1 moneda de oro. El movimiento termina en una casilla de puntuación: hasta ahora solo hay una casilla señalada, así que se anota 1.
corinth-example-steward-2 = Al final del mismo turno se construye el Establo.
corinth-example-steward-3 = En la ronda siguiente, el jugador 2 ha tirado y elegido.
corinth-example-steward-4 = Dos pasos con un valor de 4: con el Establo, dos pasos de menos son gratis. El +1 contará desde ahora en cada casilla de puntuación.
corinth-example-sheet = Una hoja al final
corinth-example-sheet-0 = La puntuación: { LIST($parts, each: "corinth-example-part", style: "dots") }. En total, { corinth-web-points }.
corinth-example-part = { $item ->
        [orange] tiendas naranja
        [blue] tiendas azules
        [purple] tiendas moradas
        [green] tiendas verdes
        [bonuses] bonificaciones
        [gold] monedas de oro
        [goats] cabras
        [steward] Representante
       *[temple] Templo
    } { $number }
