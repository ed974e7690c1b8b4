### De woorden van de spellen en van de pagina staan in docs/glossary.md.

## Een analyse in woorden: hoe goed beslissingen waren, geluk en kunde, de quiz van betere zetten, en analyse bij het proberen

review-cost = { $class ->
        [equal] Ongeveer even goed als de beste zet.
        [inaccuracy] Een onnauwkeurigheid: die kostte { $cost } winstkans.
        [mistake] Een fout: die kostte { $cost } winstkans.
       *[blunder] Een grove fout: die kostte { $cost } winstkans.
    }

## Geluk en kunde

review-luck = Geluk en kunde
review-luck-why = Waar de winstkans vandaan kwam. Geluk is wat dobbelstenen en kaarten gaven, vergeleken met hun gemiddelde. Beslissingen worden vergeleken met de beste zetten die de bot vond.
review-luck-start = Aan het begin
review-luck-luck = Dobbelstenen en kaarten
review-luck-own = Eigen beslissingen
review-luck-others = Beslissingen van anderen
review-luck-rest = Niet gemeten
review-luck-end = Aan het einde
review-luck-text = { $player }: { $start } aan het begin; { $luck } door dobbelstenen en kaarten, { $own } door eigen beslissingen, { $others } door beslissingen van anderen, { $rest } niet gemeten; { $end } aan het einde.
review-accuracy = Nauwkeurigheid { $accuracy } van de 100: { $inaccuracies ->
        [one] { $inaccuracies } onnauwkeurigheid
       *[other] { $inaccuracies } onnauwkeurigheden
    }, { $mistakes ->
        [one] { $mistakes } fout
       *[other] { $mistakes } fouten
    }, { $blunders ->
        [one] { $blunders } grove fout
       *[other] { $blunders } grove fouten
    }.
review-accuracy-why = Het gemiddelde van alle beslissingen: een die niets kost telt 100, een die 5% winstkans kost telt 50. Een onnauwkeurigheid kost 1% of meer, een fout 4%, een grove fout 10%.

## De quiz

review-quiz = Betere zetten vinden
review-quiz-why = De analyse leidt je in de volgorde van het spel langs de beslissingen die 1% of meer kostten. Zoek zelf op het bord een betere zet.
review-quiz-seat = Beslissingen van
review-quiz-start = { $decisions ->
        [one] Beginnen: { $decisions } beslissing
       *[other] Beginnen: { $decisions } beslissingen
    }
review-quiz-continue = Verder: beslissing { $number } van { $of }
review-quiz-none = Geen enkele beslissing van { $player } kostte 1% of meer.
review-quiz-place = Beslissing { $number } van { $of }
review-quiz-ask = { $player } koos hier “{ $chosen }”. { $class ->
        [inaccuracy] Dat was een onnauwkeurigheid: die kostte { $cost } winstkans.
        [mistake] Dat was een fout: die kostte { $cost } winstkans.
       *[blunder] Dat was een grove fout: die kostte { $cost } winstkans.
    } Probeer op het bord een betere zet.
review-quiz-judging = De bot bekijkt je zet…
review-quiz-best = Goed gevonden: “{ $move }” is even goed als de beste zet die de bot kent.
review-quiz-better = “{ $move }” is beter dan wat er gespeeld is, maar er is een zet die nog beter is.
review-quiz-equal = “{ $move }” is ongeveer even goed als wat er gespeeld is. Probeer een andere zet.
review-quiz-same = “{ $move }” is wat er gespeeld is. Probeer een andere zet.
review-quiz-worse = “{ $move }” is slechter dan wat er gespeeld is: { $cost } minder winstkans. Probeer een andere zet.
review-quiz-show = Antwoord tonen
review-quiz-again = Nog eens proberen
review-quiz-next = Volgende beslissing
review-quiz-finish = Afronden
review-quiz-leave = Verlaten
review-quiz-summary = { $of ->
        [one] Je vond bij { $found } van { $of } beslissing een betere zet.
       *[other] Je vond bij { $found } van { $of } beslissingen een betere zet.
    }
review-quiz-result = { $result ->
        [best] beste zet gevonden
        [better] betere zet gevonden
       *[shown] antwoord getoond
    }
review-quiz-repeat = Opnieuw vanaf het begin

## Het antwoord

review-answer = “{ $preferred }” is beter dan “{ $chosen }”: die zet wint { $best } van de proefpartijen, niet { $played }.
review-answer-equal = “{ $preferred }” en “{ $chosen }” zijn ongeveer even goed: ze winnen { $best } en { $played } van de proefpartijen.
review-answer-points = { $direction ->
        [more] Aan het einde levert die zet { $points ->
            [one] ongeveer { $points } punt meer op.
           *[other] ongeveer { $points } punten meer op.
        }
        [fewer] Aan het einde levert die zet { $points ->
            [one] ongeveer { $points } punt minder op, maar hij wint vaker.
           *[other] ongeveer { $points } punten minder op, maar hij wint vaker.
        }
       *[same] Beide leveren aan het einde ongeveer evenveel punten op.
    }
review-answer-brings-played = De gespeelde zet “{ $move }” levert meteen op: { $gives }.
review-answer-brings-best = De betere zet “{ $move }” levert meteen op: { $gives }.
review-answer-then-played = Na “{ $move }” ging het zo verder: { LIST($steps, each: "review-answer-step") }. Tot dan bracht dat op: { LIST($gains, each: "review-answer-gain") }.
review-answer-then-best = Na “{ $move }” verwacht de bot: { LIST($steps, each: "review-answer-step") }. Tot dan brengt dat op: { LIST($gains, each: "review-answer-gain") }.
review-answer-step = { $player } “{ $move }”
review-answer-gain = { $player } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
review-mark-played = gespeeld
review-mark-best = beter
review-mark-tried = geprobeerd

## Analyse op een proefbord

review-analysis = Analyse
review-analysis-why = Toont wat de bot van elke stand hier verwacht: de kansen van iedereen en wat elke zet waard is
review-analysis-chances = Winstkansen hier: { LIST($chances, each: "web-review-chance") }
