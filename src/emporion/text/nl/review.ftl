## Een analyse in woorden: hoe goed beslissingen waren, geluk en kunde, de quiz van betere zetten, en analyse bij het proberen

review-cost = { $class ->
        [equal] Ongeveer even goed als de beste zet.
        [inaccuracy] Een onnauwkeurigheid: die kostte { $cost } van de winstkans.
        [mistake] Een fout: die kostte { $cost } van de winstkans.
       *[blunder] Een grove fout: die kostte { $cost } van de winstkans.
    }

## Luck and skill

review-luck = Geluk en kunde
review-luck-why = Waar de winstkans vandaan kwam. Geluk is wat dobbelstenen en kaarten gaven, vergeleken met hun gemiddelde. Beslissingen worden vergeleken met de beste zetten die de bot vond.
review-luck-start = Aan het begin
review-luck-luck = Dobbelstenen en kaarten
review-luck-own = Eigen beslissingen
review-luck-others = Beslissingen van anderen
review-luck-rest = Niet gemeten
review-luck-end = Aan het eind
review-luck-text = { $player }: { $start } aan het begin; { $luck } door dobbelstenen en kaarten, { $own } door eigen beslissingen, { $others } door beslissingen van anderen, { $rest } niet gemeten; { $end } aan het eind.
review-accuracy = Nauwkeurigheid { $accuracy } van 100: { $inaccuracies ->
        [one] { $inaccuracies } onnauwkeurigheid
       *[other] { $inaccuracies } onnauwkeurigheden
    }, { $mistakes ->
        [one] { $mistakes } fout
       *[other] { $mistakes } fouten
    }, { $blunders ->
        [one] { $blunders } grove fout
       *[other] { $blunders } grove fouten
    }.
review-accuracy-why = Het gemiddelde van alle beslissingen: een die niets kost telt 100, een die 5% van de winstkans kost telt 50. Een onnauwkeurigheid kost 1% of meer, een fout 4%, een grove fout 10%.

## The quiz

review-quiz = Betere zetten vinden
review-quiz-why = De analyse leidt langs de beslissingen die het meest kostten. Jij vindt op het bord een betere zet.
review-quiz-seat = Beslissingen van
review-quiz-start = { $decisions ->
        [one] Beginnen: { $decisions } beslissing
       *[other] Beginnen: { $decisions } beslissingen
    }
review-quiz-none = Geen enkele beslissing van { $player } kostte 1% of meer.
review-quiz-place = Beslissing { $number } van { $of }
review-quiz-ask = { $player } koos hier “{ $chosen }”. { $class ->
        [inaccuracy] Dat was een onnauwkeurigheid: die kostte { $cost } van de winstkans.
        [mistake] Dat was een fout: die kostte { $cost } van de winstkans.
       *[blunder] Dat was een grove fout: die kostte { $cost } van de winstkans.
    } Probeer op het bord een betere zet.
review-quiz-judging = De bot bekijkt je zet…
review-quiz-best = Goed gevonden: “{ $move }” is even goed als de beste zet die de bot kent.
review-quiz-better = “{ $move }” is beter dan wat er gespeeld is, maar er is een zet die nog beter is.
review-quiz-equal = “{ $move }” is ongeveer even goed als wat er gespeeld is. Probeer een andere zet.
review-quiz-same = “{ $move }” is wat er gespeeld is. Probeer een andere zet.
review-quiz-worse = “{ $move }” is { $cost } van de winstkans slechter dan wat er gespeeld is. Probeer een andere zet.
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

## The answer

review-answer = “{ $preferred }” is beter dan “{ $chosen }”: die wint { $best } van de proefpartijen, niet { $played }.
review-answer-equal = “{ $preferred }” en “{ $chosen }” zijn ongeveer even goed: ze winnen { $best } en { $played } van de proefpartijen.
review-answer-points = { $direction ->
        [more] Aan het eind levert die { $points ->
            [one] ongeveer { $points } punt meer op.
           *[other] ongeveer { $points } punten meer op.
        }
        [fewer] Aan het eind levert die { $points ->
            [one] ongeveer { $points } punt minder op, maar hij wint vaker.
           *[other] ongeveer { $points } punten minder op, maar hij wint vaker.
        }
       *[same] Beide leveren aan het eind ongeveer evenveel punten op.
    }
review-answer-brings-played = Gespeeld: “{ $move }” levert meteen op: { $gives }.
review-answer-brings-best = Beter: “{ $move }” levert meteen op: { $gives }.
review-mark-played = gespeeld
review-mark-best = beter
review-mark-tried = geprobeerd

## Analysis on a board to try moves on

review-analysis = Analyse
review-analysis-why = Toont wat de bot van elke stelling hier verwacht: de kansen van iedereen en wat elke zet waard is
review-analysis-chances = Winstkansen hier: { LIST($chances, each: "web-review-chance") }
