### Las palabras de los juegos y de la página están en docs/glossary.md.

## Un análisis en palabras: la calidad de las decisiones, suerte y habilidad, el reto de las jugadas mejores, y el análisis al probar

review-cost = { $class ->
        [equal] Casi igual de buena que la mejor jugada.
        [inaccuracy] Una imprecisión: costó un { $cost } de probabilidad de ganar.
        [mistake] Un error: costó un { $cost } de probabilidad de ganar.
       *[blunder] Un error grave: costó un { $cost } de probabilidad de ganar.
    }

## Suerte y habilidad

review-luck = Suerte y habilidad
review-luck-why = De dónde vino la probabilidad de ganar. La suerte es lo que dieron los dados y las cartas, comparado con su promedio. Las decisiones se comparan con las mejores jugadas que encontró el bot.
review-luck-start = Al principio
review-luck-luck = Dados y cartas
review-luck-own = Decisiones propias
review-luck-others = Decisiones de otros
review-luck-rest = Sin medir
review-luck-end = Al final
review-luck-text = { $player }: { $start } al principio; { $luck } por los dados y las cartas, { $own } por decisiones propias, { $others } por decisiones de otros, { $rest } sin medir; { $end } al final.
review-accuracy = Precisión { $accuracy } de 100: { $inaccuracies ->
        [one] { $inaccuracies } imprecisión
       *[other] { $inaccuracies } imprecisiones
    }, { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, { $blunders ->
        [one] { $blunders } error grave
       *[other] { $blunders } errores graves
    }.
review-accuracy-why = El promedio de todas las decisiones: una que no cuesta nada cuenta 100, una que cuesta un 5 % de probabilidad de ganar cuenta 50. Una imprecisión cuesta un 1 % o más, un error un 4 %, un error grave un 10 %.

## El reto

review-quiz = Encontrar jugadas mejores
review-quiz-why = El análisis recorre, en el orden de la partida, las decisiones que costaron un 1 % o más. Encuentra una jugada mejor en el tablero.
review-quiz-seat = Decisiones de
review-quiz-start = { $decisions ->
        [one] Empezar: { $decisions } decisión
       *[other] Empezar: { $decisions } decisiones
    }
review-quiz-continue = Continuar: decisión { $number } de { $of }
review-quiz-none = Ninguna decisión de { $player } costó un 1 % o más.
review-quiz-place = Decisión { $number } de { $of }
review-quiz-ask = { $player } eligió aquí «{ $chosen }». { $class ->
        [inaccuracy] Fue una imprecisión: costó un { $cost } de probabilidad de ganar.
        [mistake] Fue un error: costó un { $cost } de probabilidad de ganar.
       *[blunder] Fue un error grave: costó un { $cost } de probabilidad de ganar.
    } Prueba una jugada mejor en el tablero.
review-quiz-judging = El bot examina tu jugada…
review-quiz-best = Bien visto: «{ $move }» es tan buena como la mejor jugada que conoce el bot.
review-quiz-better = «{ $move }» es mejor que lo que se jugó, pero hay otra jugada aún mejor.
review-quiz-equal = «{ $move }» es casi igual de buena que lo que se jugó. Prueba otra jugada.
review-quiz-same = «{ $move }» es lo que se jugó. Prueba otra jugada.
review-quiz-worse = «{ $move }» es peor que lo que se jugó: un { $cost } menos de probabilidad de ganar. Prueba otra jugada.
review-quiz-show = Mostrar la respuesta
review-quiz-again = Intentarlo otra vez
review-quiz-next = Decisión siguiente
review-quiz-finish = Terminar
review-quiz-leave = Salir
review-quiz-summary = { $of ->
        [one] Encontraste una jugada mejor en { $found } de { $of } decisión.
       *[other] Encontraste una jugada mejor en { $found } de { $of } decisiones.
    }
review-quiz-result = { $result ->
        [best] mejor jugada encontrada
        [better] una jugada mejor encontrada
       *[shown] respuesta mostrada
    }
review-quiz-repeat = Otra vez desde el principio

## La respuesta

review-answer = «{ $preferred }» es mejor que «{ $chosen }»: gana el { $best } de las partidas de prueba, no el { $played }.
review-answer-equal = «{ $preferred }» y «{ $chosen }» son casi igual de buenas: ganan el { $best } y el { $played } de las partidas de prueba.
review-answer-points = { $direction ->
        [more] Al final da { $points ->
            [one] cerca de { $points } punto más.
           *[other] cerca de { $points } puntos más.
        }
        [fewer] Al final da { $points ->
            [one] cerca de { $points } punto menos, pero gana más a menudo.
           *[other] cerca de { $points } puntos menos, pero gana más a menudo.
        }
       *[same] Las dos dan casi los mismos puntos al final.
    }
review-answer-brings-played = La jugada hecha, «{ $move }», da enseguida: { $gives }.
review-answer-brings-best = La jugada mejor, «{ $move }», da enseguida: { $gives }.
review-answer-then-played = Después de «{ $move }» se siguió así: { LIST($steps, each: "review-answer-step") }. Hasta entonces dio: { LIST($gains, each: "review-answer-gain") }.
review-answer-then-best = Después de «{ $move }» el bot espera: { LIST($steps, each: "review-answer-step") }. Hasta entonces da: { LIST($gains, each: "review-answer-gain") }.
review-answer-step = { $player } «{ $move }»
review-answer-gain = { $player } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
review-mark-played = se jugó
review-mark-best = mejor
review-mark-tried = probada

## Análisis en un tablero de prueba

review-analysis = Análisis
review-analysis-why = Muestra lo que el bot espera de cada posición: las probabilidades de todos y lo que vale cada jugada
review-analysis-chances = Probabilidades de ganar aquí: { LIST($chances, each: "web-review-chance") }
