### El reglamento de Golden Horn en torno a sus reglas: capítulos, resúmenes, ejemplos, y en qué difiere el folleto impreso.
### Las palabras de los juegos están en docs/glossary.md.

golden-horn-chapter-aim = El juego en un minuto
golden-horn-chapter-box = Contenido
golden-horn-chapter-setup = Preparación
golden-horn-chapter-turn = Tu turno
golden-horn-chapter-raid = Asaltos
golden-horn-chapter-voyage = Viajes
golden-horn-chapter-end = Final de la partida y puntuación final
golden-horn-chapter-dominio = La expansión Dominio da Mar
golden-horn-chapter-two = Dos jugadores
golden-horn-chapter-variants = Variantes
golden-horn-chapter-leaflets = Diferencias con el folleto
golden-horn-chapter-card = Resumen en una página

golden-horn-book-aim = Eres un mercader de Venecia y Constantinopla. Tus tres barcos llevan mercancías de un puerto al otro, con el viento en las velas y los piratas pisándoles los talones. Cuando un puerto se queda sin mercancías, o un jugador con mercancías de todos los colores anuncia el final, gana el mejor almacén.
golden-horn-book-turn = { web-primer-golden-horn }
golden-horn-book-setup =
    Forma el mar entre Venecia y Constantinopla según el número de jugadores (C4).
    Da al jugador inicial la figura de Golden Horn: indica dónde empieza y termina la ronda.
golden-horn-book-dominio = Con la expansión también transportas mercenarios y conquistas territorios con ellos. Los territorios no están en la ruta: ningún barco va allí.
golden-horn-book-two = Con dos jugadores la ruta es corta: una loseta, Modone, una loseta. En Modone no robas cartas (M8). Todo lo demás es igual.
golden-horn-book-variant-modone = «Modone», según el folleto, forma parte de la ruta con dos y con cuatro jugadores. «También con tres jugadores» lo pone asimismo en medio de la suya, y allí se roban cartas (C4).
golden-horn-book-variant-warehouses = Según el folleto, los «Almacenes» están ocultos. A la vista, todo es más fácil para quien empieza: los cubos se mueven delante de todos, así que con buena memoria se conocen igualmente (S4).
golden-horn-book-variant-dominio = «Dominio da Mar» añade la expansión: mercenarios, campesinos y territorios (de D1 a D11).
golden-horn-book-leaflets = Golden Horn tiene un folleto y una hoja de correcciones. Esto es lo que se ha decidido donde difieren o callan, y qué valores hubo que reconstruir.
golden-horn-book-card =
    Tu turno: asalta una vez si quieres, mueve un barco y, si tienes los seis colores, puedes anunciar el final.
    Asalto: dos cartas de los colores de las velas de un barco; solo en alta mar y solo si lleva algo; un cubo va a tu almacén.
    Salir de un puerto: carga todos los cubos de un color que no esté en las velas y reabastece el puerto hasta nueve.
    Mover: a la siguiente casilla libre; sigue desde ahí si su color está en las velas, o con una carta de su color.
    Detente en Modone si hay sitio, y en Venecia o Constantinopla: descarga y da la vuelta.
    Cartas por cada parada en un puerto: trío 1, dúo 2, solo 3.
    Final: un puerto está vacío, o lo anuncia un jugador con los seis colores. Se termina la ronda.
    Puntuación: 1 por cubo; las filas de 4, 5 o 6 colores distintos dan 1, 2 o 4 más.

## Las reglas

golden-horn-rule-c1 = Hay seis colores: amarillo, rosa, verde, rojo, azul y naranja, con { $cubes } cubos y { $cards } cartas de cada uno. Cada carta se puede jugar de dos maneras: como carta de Viento permite a un barco seguir navegando desde una casilla de su color (M5); como carta de Pirata sirve, junto con otra, para un asalto (P1).
golden-horn-rule-c2 = Tienes una flota de tres barcos. El trío muestra tres colores en sus velas; el dúo, otros dos; el solo, el último. Cada flota muestra los seis colores:
    { LIST($fleets, each: "golden-horn-fleet-of", style: "lines") }
golden-horn-rule-c3 = El mar se compone de losetas de tres casillas; se alternan dos clases de losetas. Desde Venecia: { LIST($tiles, each: "golden-horn-tile-of", style: "dots") }.
golden-horn-rule-c4 = Con dos jugadores, la ruta es Venecia, una loseta, Modone, la otra loseta, Constantinopla. Con tres es Venecia, cuatro losetas, Constantinopla. Con cuatro es Venecia, dos losetas, Modone, dos losetas, Constantinopla. Con la variante «Modone también con tres jugadores» (modone=always), Modone está también en el centro con tres jugadores, y allí robas cartas.
golden-horn-rule-c5 = En Modone caben { $modone } barcos; en Venecia y Constantinopla, todos los que lleguen; en una casilla de mar, uno. Los puertos no tienen color.
golden-horn-rule-s1 = A Golden Horn juegan de dos a cuatro jugadores. El jugador inicial se sortea o lo elige el anfitrión; se juega en sentido horario. Las plazas llevan, por orden, las flotas de la A a la D.
golden-horn-rule-s2 = Empezando por el jugador inicial, cada uno coloca sus tres barcos, a la vista, en Venecia o en Constantinopla como quiera, con la proa hacia el mar. Un barco en Venecia pone rumbo a Constantinopla, y uno en Constantinopla, a Venecia.
golden-horn-rule-s3 = Mete todos los cubos en la bolsa. Saca { $holds } cubos para Venecia y luego { $holds } para Constantinopla. Después baraja las cartas y reparte { $hand } al jugador inicial, al siguiente, y así sucesivamente.
golden-horn-rule-s4 = Tus cartas y tu almacén son secretos; cuántas cartas y cuántos cubos tienes está a la vista. Con la variante «almacenes a la vista» (warehouses=open), todos ven lo que hay en ellos.
golden-horn-rule-t1 = En tu turno puedes asaltar una vez, luego debes mover un barco y luego puedes anunciar el final si se dan las condiciones (E2).
golden-horn-rule-t2 = Si ninguno de tus barcos puede moverse, te saltas ese paso; el resto del turno sigue igual.
golden-horn-rule-t3 = Si todos los jugadores se lo saltan uno tras otro, la partida termina al instante.
golden-horn-rule-p1 = Para asaltar un barco, juega dos cartas de Pirata, cada una de un color de sus velas; las dos pueden ser del mismo color. Puedes asaltar una vez por turno.
golden-horn-rule-p2 = Solo puedes asaltar un barco de un rival que esté en alta mar y lleve algo. Los barcos en Venecia, Modone y Constantinopla están a salvo. La distancia no importa.
golden-horn-rule-p3 = Un cubo de su carga va directamente a tu almacén. Descarta las dos cartas.
golden-horn-rule-p4 = Si el asalto se llevó su último cubo, el barco puede dar la vuelta. Su dueño lo decide la próxima vez que lo mueve: sigue navegando, o da la vuelta y regresa en ese mismo movimiento. Después mantiene su rumbo hasta llegar a Venecia o a Constantinopla.
golden-horn-rule-m1 = Un barco que sale de Venecia o de Constantinopla debe cargar antes todos los cubos de un color que no esté en sus velas. Si no hay ningún color así, no puede salir. Un barco nunca carga sin salir en el mismo turno.
golden-horn-rule-m2 = Justo después de cargar, reabastece el puerto hasta { $holds } cubos con los de la bolsa, mientras queden.
golden-horn-rule-m3 = Mueve el barco a la siguiente casilla libre hacia delante. Salta todas las casillas ocupadas que encuentre (también por barcos tuyos), y Modone si está lleno.
golden-horn-rule-m4 = Desde una casilla de un color de sus velas, el barco puede seguir navegando gratis.
golden-horn-rule-m5 = Desde cualquier otra casilla de mar puede seguir navegando si descartas una carta de Viento del color de la casilla. En un movimiento puedes hacer ambas cosas cuantas veces quieras, y detenerte en cualquier casilla.
golden-horn-rule-m6 = El barco debe detenerse en Modone si hay sitio, y en Venecia y Constantinopla. Su movimiento termina allí.
golden-horn-rule-m7 = En Venecia y Constantinopla, el barco descarga todo en el almacén de su dueño y da la vuelta. En Modone mantiene su rumbo.
golden-horn-rule-m8 = Cada vez que uno de tus barcos se detiene en un puerto, robas cartas según la clase de barco: trío { $trio }, dúo { $duo }, solo { $solo }. Con dos jugadores no robas ninguna en Modone. Puedes tener en la mano cuantas cartas quieras.
golden-horn-rule-m9 = Si tienes que robar y el mazo de robo está vacío, baraja los descartes: son el nuevo mazo de robo. Si tampoco hay descartes, no robas nada.
golden-horn-rule-e1 = La última ronda empieza por sí sola cuando la bolsa está vacía y en Venecia o en Constantinopla no quedan mercancías después de reabastecer el puerto. Nadie tiene que anunciarla.
golden-horn-rule-e2 = Un jugador con los seis colores en su almacén puede anunciar el final al terminar su propio turno, si la última ronda aún no ha empezado.
golden-horn-rule-e3 = Entonces se termina la ronda: el último turno es el del jugador a la derecha del jugador inicial. Si es precisamente ese turno el que provoca el final, la partida termina con él.
golden-horn-rule-e4 = La carga que siga a bordo no cuenta. Cada cubo de tu almacén vale 1 punto. Las filas de colores distintos dan puntos extra: una fila de cuatro da 1 punto; de cinco, 2; de seis, 4. Cada cubo cuenta en una sola fila; se toma el mejor reparto.
golden-horn-rule-e5 = Gana el jugador con más puntos; los empatados comparten la victoria.
golden-horn-rule-d1 = Se añaden a la bolsa { $black } cubos negros y { $white } blancos, y en los puertos caben { $dominio-holds } cubos en lugar de { $holds }. Hay { $mercenaries } mercenarios en la reserva y cinco territorios.
golden-horn-rule-d2 = Los territorios, con su coste en mercenarios y sus puntos: { LIST($territories, each: "golden-horn-territory-price", style: "dots") }.
golden-horn-rule-d3 = Cuando se saca para un puerto un cubo negro o blanco, se sustituye por un mercenario. El negro se retira del juego; el blanco vuelve a la bolsa antes de sacar el siguiente cubo.
golden-horn-rule-d4 = Si no quedan mercenarios en la reserva, pon en su lugar un campesino: uno de los cubos negros retirados del juego. Si no hay ninguno, no pongas nada y saca el siguiente cubo. Deja de reabastecer cuando solo queden cubos blancos y no se pueda poner nada.
golden-horn-rule-d5 = En lugar de mercancías, un barco que sale puede cargar todos los mercenarios del puerto, todos los campesinos, o ambos. Nunca se mezclan con mercancías. Un barco que no encuentra un color que cargar puede salir así (M1).
golden-horn-rule-d6 = No se puede asaltar un barco con un mercenario a bordo; uno que solo lleva campesinos, sí. El asaltante se lleva un campesino a su almacén, y se aplica P4.
golden-horn-rule-d7 = Los mercenarios y los campesinos se descargan en el almacén como las mercancías.
golden-horn-rule-d8 = Al principio de tu turno, antes y después del asalto, y al final del turno, puedes conquistar territorios que no tenga nadie. Paga el coste con tu almacén, primero con mercenarios; dos campesinos cuentan como un mercenario. Los mercenarios vuelven a la reserva; los campesinos, a los cubos negros retirados del juego.
golden-horn-rule-d9 = En los mismos momentos puedes cambiar campesinos de tu almacén por mercenarios de la reserva, uno por cada uno; esos campesinos van a los mismos cubos negros. Los campesinos a bordo nunca se cambian. En cuanto la reserva vuelve a tener mercenarios, estos sustituyen a los campesinos de los puertos, primero en Venecia. Se hace antes de elegir barco y después de cada turno.
golden-horn-rule-d10 = En lugar de E1, la última ronda empieza cuando en un puerto no quedan ni mercancías ni mercenarios después de reabastecerlo, aunque tenga campesinos, o cuando todos los territorios están conquistados. Se aplican E2 y E3.
golden-horn-rule-d11 = Al final suma los puntos de tus territorios, y 1 punto por cada mercenario y cada campesino de tu almacén. No cuentan en ninguna fila.

## Observaciones

golden-horn-leaflet-c2 = El folleto no dice qué colores lleva cada barco en las velas. Las flotas de aquí son una reconstrucción.
golden-horn-leaflet-c3 = El folleto indica los colores de las losetas, pero no su orden. El orden de aquí es una reconstrucción.
golden-horn-leaflet-c5 = El folleto dice que en Modone caben dos o tres barcos. Aquí caben tres.
golden-horn-leaflet-s1 = En el folleto empieza el jugador de más edad. Aquí decide un sorteo, o el anfitrión.
golden-horn-leaflet-p4 = El folleto dice que un barco que se queda vacío debe regresar; su corrección, que puede dar la vuelta. Aquí puede.
golden-horn-leaflet-m4 = Según una frase del folleto, un barco en su propio color debe seguir; según otra, el jugador puede detenerse cuando quiera. Aquí puede seguir.
golden-horn-leaflet-e3 = En el folleto, todos los demás juegan un turno más; según su corrección, se termina la ronda. Aquí se termina la ronda.
golden-horn-leaflet-d2 = El coste y los puntos de los territorios son una reconstrucción.
golden-horn-leaflet-d8 = El folleto permite conquistar en cualquier momento de tu turno. Aquí conquistas antes y después del asalto y al final del turno, no en mitad de un viaje. El folleto tampoco aclara con qué se paga primero; aquí, con los mercenarios.

## Ejemplos

golden-horn-example-raid = Un asalto
golden-horn-example-raid-0 = El trío del jugador 1 está en alta mar con dos cubos rosa. Sus velas son verde, roja y amarilla.
golden-horn-example-raid-1 = Bastan una carta verde y una roja, estén donde estén los barcos del asaltante. Un cubo rosa va directamente al almacén; el otro se queda a bordo.
golden-horn-example-voyage = Un viaje con velas y cartas de Viento
golden-horn-example-voyage-0 = El trío de velas verde, roja y amarilla sale de Venecia.
golden-horn-example-voyage-1 = El rosa no está en sus velas, así que puede cargarlo: los dos cubos. Venecia se reabastece. La primera casilla es naranja.
golden-horn-example-voyage-2 = Ni el naranja ni el rosa están en las velas: con una carta de cada color, el barco sigue hasta la casilla verde.
golden-horn-example-voyage-3 = El verde y el rojo están en las velas: desde ahí, el barco sigue gratis. En el azul se detiene.
golden-horn-example-jump = Un salto
golden-horn-example-jump-0 = El barco de la casilla 4 juega una carta roja para seguir. La casilla siguiente está ocupada.
golden-horn-example-jump-1 = Las casillas ocupadas se saltan: el barco llega a la casilla 6. Saltar no tiene coste extra.
golden-horn-example-count = La puntuación de un almacén
golden-horn-example-count-0 = { LIST($parts, each: "golden-horn-example-part", style: "dots") }. En total, { golden-horn-board-points }. La fila de seis toma un cubo de cada color; la de cuatro se hace con lo que queda; cada cubo cuenta en una sola fila.
golden-horn-example-part = { $item ->
        [goods] { $number } por los cubos
        [rows4] { $number } por filas de cuatro
        [rows5] { $number } por filas de cinco
       *[rows6] { $number } por filas de seis
    }
golden-horn-example-refill = Reabastecer con cubos negros y blancos
golden-horn-example-refill-0 = Un barco va a salir de Venecia con dos cubos azules.
golden-horn-example-refill-1 = Se sacan dos cubos, uno negro y uno blanco. Cada uno se sustituye por un mercenario. El cubo negro se retira del juego; el blanco vuelve a la bolsa.
