### Las palabras de los juegos y de la página están en docs/glossary.md.

## Los consejos

coach-name = Consejo
coach-understood = Entendido
coach-off = Sin consejos
coach-corinth-buying = Los dados amarillos solo te sirven a ti, y solo en esta tirada. Guarda una o dos monedas para el Representante.
coach-corinth-choosing = Toca un grupo para ver qué te da: su propia acción o tantos pasos del Representante como su valor.
coach-corinth-compensating = No quedan dados para ti. Un paso del Representante es gratis; aprovéchalo si lleva a una casilla que te sirva.
coach-corinth-stocking = Una tienda solo cuenta completa, y tienes que completarla antes de empezar otra aquí. Elige una que puedas completar con tus dados.
coach-corinth-walking = El Representante nunca pisa dos veces la misma casilla. Busca un camino que le deje sitio para más adelante.
coach-corinth-building = Un edificio ayuda desde tu próximo turno: los primeros son los que más dan. El Templo vale la pena si construyes también otros edificios.
coach-golden-horn-placing = Pon barcos en los dos puertos: así siempre podrás cargar algo.
coach-golden-horn-starting = Un asalto cuesta dos cartas. Vale más si el cubo es de un color que te falta.
coach-golden-horn-after-raid = Puedes conquistar o cambiar antes de navegar; los mercenarios que pagas vuelven a la reserva.
coach-golden-horn-sailing = Mira qué barco llega lejos gratis: desde las casillas de los colores de sus velas sigue navegando sin cartas.
coach-golden-horn-loading = Carga muchos cubos, o un color que te falte: las filas de colores distintos dan puntos extra.
coach-golden-horn-voyaging = Puedes detenerte en cualquier casilla. Detrás de otros barcos saltas lejos, y en los puertos nadie te asalta.
coach-golden-horn-ending = Anuncia el final solo si vas por delante: los demás acaban la ronda.
