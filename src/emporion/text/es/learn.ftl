### Las palabras de los juegos y de la página están en docs/glossary.md.

# Lecciones para aprender jugando, y los consejos de la primera partida. Las explicaciones están en en/learn.ftl.

## En todas partes

learn-place = Paso { $step } de { $steps }
learn-back = Atrás
learn-next = Siguiente
learn-show = Enséñame
learn-again = Desde el principio
learn-first-game = Jugar una primera partida

## Corinth

learn-corinth-title = Aprende Corinth
learn-corinth-roll = Eres mercader en Corinto. Gana quien tiene más puntos, y las tiendas completas dan muchos. En cada turno coges un grupo de dados del puerto y lo usas. Tú empiezas esta ronda: tira los nueve dados blancos.
learn-corinth-groups = Los dados del mismo valor forman un grupo. El valor más alto va al distrito de Oro; los demás ocupan el puerto desde el distrito de Cabras, primero el más bajo.
learn-corinth-deliver = Con un grupo tachas en su distrito tantos símbolos como dados tiene. Coge los dos dados del distrito de uvas.
learn-corinth-shop = Elige qué tienda empiezas. Solo cuenta cuando todos sus símbolos están tachados. Dos símbolos completan la tienda de 2 puntos.
learn-corinth-shop-six = La tienda de 6 puntos tiene cuatro símbolos. Tacharías dos, y tendrías que completarla antes de empezar otra aquí.
learn-corinth-goats = En los distritos de Oro y de Cabras recibes tantas monedas de oro o cabras como dados hay. Coge la cabra: con la que tienes, son dos.
learn-corinth-build = Después de tu acción puedes construir edificios. Cada uno te ayuda el resto de la partida. El Puesto comercial cuesta 2 cabras y añade 2 monedas de oro cada vez que recibes oro. Constrúyelo.
learn-corinth-build-end = Tienes las dos cabras que cuesta el Puesto comercial, y cuanto antes esté, más te dará.
learn-corinth-gold = Tu rival ha empezado la segunda ronda. Coge el oro: tres dados dan tres monedas de oro, y tu Puesto comercial añade dos.
learn-corinth-gold-green = Con un dado tachas un símbolo. El oro te da cinco monedas de una vez.
learn-corinth-yellow = Vuelves a empezar una ronda, y tienes monedas. Cada dado amarillo cuesta 1 moneda de oro. Se tiran con los blancos y se retiran después de tu primer turno: solo te sirven a ti. Compra dos.
learn-corinth-yellow-none = Las monedas sin usar no te dan nada ahora. Con dos dados más, tus grupos crecen.
learn-corinth-harvest = Los dos dados amarillos están con los treses. Coge esos cuatro dados y completa la tienda de 6 puntos.
learn-corinth-harvest-orange = Con dos dados tachas dos símbolos de especias. Los cuatro treses completan una tienda de 6 puntos.
learn-corinth-steward = En vez de su propia acción, un grupo puede mover al Representante: tantos pasos como su valor, da igual cuántos dados sean. Te da lo que muestra su última casilla. Usa el 2 y llévalo al dado amarillo: desde ahora tiras uno más, gratis.
learn-corinth-steward-oil = Ahí tachas un símbolo de aceite de oliva, una vez. El dado amarillo te ayuda en cada una de tus tiradas.
learn-corinth-bonus = Unas rondas después. En tus alfombras, a la tienda de 8 puntos le falta un símbolo y a la de 3 puntos, dos. Coge los tres dados: completan ambas, y quien completa primero un distrito gana su bonificación.
learn-corinth-bonus-gold = Las monedas pueden esperar. La bonificación es solo para quien completa el distrito primero.
learn-corinth-coin = En una casilla de puntuación escribes cuántas casillas has señalado con un círculo, más 1 por cada +1 señalado. La esquina está a un paso y tu grupo vale 2: por 1 moneda de oro, el Representante da un paso más o menos. Envíalo allí.
learn-corinth-coin-oil = Dos pasos no cuestan nada y dan dos símbolos. La casilla de puntuación da 4 puntos por una moneda.
learn-corinth-score = La partida ha terminado, { $points } a { $rival }. Cuentan las tiendas completas, las bonificaciones, las casillas de puntuación del Representante y el Templo; cada 2 monedas de oro o 2 cabras son 1 punto. Ya sabes jugar a Corinth.

## Golden Horn

learn-golden-horn-title = Aprende Golden Horn
learn-golden-horn-ship = Tus tres barcos llevan mercancías entre Venecia y Constantinopla. Lo que llega a tu almacén da puntos, y gana quien tiene más. En cada turno mueves un barco. Importan los colores de sus velas: tu dúo tiene dos, naranja y rosa. Haz que zarpe.
learn-golden-horn-load = Un barco que zarpa carga todos los cubos de un color, pero nunca de un color de sus velas. Carga los tres cubos amarillos.
learn-golden-horn-load-blue = Solo hay un cubo azul, y un barco carga un solo color. Tres cubos valen más.
learn-golden-horn-sails = Desde una casilla del color de una de sus velas, un barco sigue navegando gratis. Tu dúo tiene naranja y rosa: llega hasta el verde.
learn-golden-horn-sails-stop = Puedes detenerte en cualquier casilla, pero desde aquí tus velas te llevan más lejos gratis.
learn-golden-horn-again = Tu siguiente turno. Que lo siga el trío, con los tres cubos rosa.
learn-golden-horn-wind = El trío no tiene vela naranja. Una carta de Viento del color de la casilla lo lleva más lejos. Juega la carta naranja y detente en el rosa.
learn-golden-horn-wind-stop = Puedes detenerte aquí. Pero por una carta el trío llega justo detrás de tu dúo, y eso te servirá.
learn-golden-horn-raid = Antes de mover puedes asaltar un barco en alta mar: dos cartas de los colores de sus velas te dan uno de sus cubos, directo a tu almacén. Asalta el trío de los cubos azules.
learn-golden-horn-raid-peace = Estas dos cartas te dan un cubo enseguida, y tu rival lo pierde.
learn-golden-horn-jump = Las casillas ocupadas se saltan. Delante, en el verde, está tu propio dúo: mueve el trío y saltará hasta Modone.
learn-golden-horn-modone = En Modone un barco debe detenerse mientras haya sitio; caben tres. Allí nadie puede asaltarlo. Con cuatro jugadores, allí también robas cartas.
learn-golden-horn-port = El trío salta por encima del rojo hasta el azul y, con tu carta azul, por encima del amarillo hasta Constantinopla. Allí descarga en tu almacén, da la vuelta, y robas cartas: 1 con tres colores de vela, 2 con dos, 3 con uno.
learn-golden-horn-port-stop = En el azul podrían asaltar tu barco. La carta lo lleva a puerto ahora.
learn-golden-horn-rows = Unos turnos después. Cada cubo es 1 punto, y las filas de colores distintos cuentan más: cuatro +1, cinco +2, seis +4. Te falta el amarillo: dos cubos amarillos completan dos filas.
learn-golden-horn-rows-red = Tres cubos rojos son tres puntos, pero ninguna fila crece. Los dos amarillos dan 6.
learn-golden-horn-call = Tu almacén tiene los seis colores, así que puedes anunciar el final. Se acaba la ronda y luego se cuenta. Vas por delante: anúncialo.
learn-golden-horn-call-end = Ahora vas por delante. Si sigues, tu rival puede alcanzarte.
learn-golden-horn-count = { $points } a { $rival }. Cuentan los cubos y las filas del almacén; los cubos a bordo, no. La partida termina también cuando la bolsa está vacía y en Venecia o en Constantinopla no quedan mercancías. Ya sabes jugar a Golden Horn.

## Dominio da Mar

learn-dominio-title = Aprende Dominio da Mar
learn-dominio-mercenaries = Dominio da Mar añade mercenarios y territorios. En vez de mercancías, un barco puede cargar todos los mercenarios de su puerto. Carga los tres.
learn-dominio-mercenaries-yellow = Dos cubos son dos puntos. Con mercenarios conquistas territorios, que cuentan más.
learn-dominio-safe = Tu rival tiene cartas de los colores de tu dúo. Pero un barco con un mercenario a bordo no se puede asaltar.
learn-dominio-conquer = Unos turnos después hay cuatro mercenarios en tu almacén. En tu turno puedes conquistar un territorio pagando su precio en mercenarios. Durazzo cuesta 3 y vale 6 puntos.
learn-dominio-conquer-zara = Zara cuesta 2 y vale 3. Por un mercenario más, Durazzo vale el doble.
learn-dominio-peasants = Cuando en la reserva no quedan mercenarios, en los puertos hay campesinos en su lugar. En tu almacén, dos de ellos valen por un mercenario al pagar. Carga ambos, el mercenario y los campesinos.
learn-dominio-peasants-mercenaries = Los campesinos pueden ir con él y no te cuestan nada.
learn-dominio-exchange = Tu rival ha conquistado territorios, y en la reserva vuelve a haber mercenarios. Puedes cambiar por ellos los campesinos de tu almacén, cada uno por un mercenario. Cambia los dos. Cuatro mercenarios: conquista ahora Candia, que vale 8 puntos.
learn-dominio-exchange-zara = Zara vale 3. Si cambias tus dos campesinos puedes pagar Candia, que vale 8.
learn-dominio-count = Al final cuentan tus territorios, y cada mercenario o campesino de tu almacén es 1 punto. La partida termina también cuando los cinco territorios están conquistados. Ya sabes jugar con la expansión.
