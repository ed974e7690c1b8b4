# Corinth: alles wat de pagina, de terminal en de tekeningen over dit spel zeggen.
# De woorden zijn die van de gedrukte spelregels (docs/glossary.md): haven, district, winkel, aankruisen, omcirkelen, doorstrepen, Dienaar.
# Een “veld” ligt op de markt of het beurtenspoor; een “vakje” is wat je bij een scorevak invult. “Winkel” met hoofdletter is het gebouw.

## Componenten

corinth-components-harbor = de volgorde moet { LIST($districts, each: "list-item") } elk één keer noemen, en “gold” als laatste.
corinth-components-good = de naam van een goed is één regel afdrukbare tekens.
corinth-components-shops = een district heeft 1 tot { $most } winkels.
corinth-components-same-points = de winkels van een district moeten verschillende punten hebben, want zetten noemen ze bij hun punten.
corinth-components-market = de markt heeft { $side } rijen van { $side } velden.
corinth-components-spot = “{ $spot }” is geen veld van de markt; schrijf “*”, “start”, “+1”, “yellow die”, of een getal en wat het geeft, zoals “2 goats”.
corinth-components-start = de Dienaar heeft precies één start nodig, niet { $starts }.
corinth-components-circled = { $symbols ->
        [one] “{ $what }” heeft maar { $symbols } symbool om te omcirkelen.
       *[other] “{ $what }” heeft maar { $symbols } symbolen om te omcirkelen.
    }
corinth-components-free = een gebouw moet iets kosten.

## Waarom een zet geweigerd wordt

corinth-refuse-roll-form = “{ $move }” is geen worp; schrijf de ogen van de witte dobbelstenen in oplopende volgorde, dan + en die van de gele in oplopende volgorde.
corinth-refuse-roll-white = { $dice ->
        [one] Er wordt met { $dice } witte dobbelsteen gegooid, niet met { $found }.
       *[other] Er wordt met { $dice } witte dobbelstenen gegooid, niet met { $found }.
    }
corinth-refuse-roll-yellow = { $dice ->
        [one] Er wordt met { $dice } gele dobbelsteen gegooid, niet met { $found }.
       *[other] Er wordt met { $dice } gele dobbelstenen gegooid, niet met { $found }.
    }
corinth-refuse-roll-seat = Het toeval gooit de dobbelstenen, niet een speler, en er hoeft nu niet gegooid te worden.
corinth-refuse-roll-due = Eerst moeten de dobbelstenen gegooid worden.
corinth-refuse-buy-now = Alleen de startspeler van een ronde koopt gele dobbelstenen, en alleen vóór de worp.
corinth-refuse-buy = { $dice ->
        [one] Elke gele dobbelsteen kost 1 gouden munt, en je gooit er nooit meer dan 3. Je hebt { corinth-coins } en { $dice } gele dobbelsteen van de markt.
       *[other] Elke gele dobbelsteen kost 1 gouden munt, en je gooit er nooit meer dan 3. Je hebt { corinth-coins } en { $dice } gele dobbelstenen van de markt.
    }
corinth-refuse-no-groups = Er is geen groep dobbelstenen meer over. Je mag alleen de Dienaar één stap verplaatsen, of passen.
corinth-refuse-choose-now = Je kiest maar één keer een groep, aan het begin van je beurt.
corinth-refuse-no-group = Er liggen geen dobbelstenen { corinth-in-color }.
corinth-refuse-take = De actie { corinth-of-color } zou niets aan je scoreblad veranderen.
corinth-refuse-steward = { $value ->
        [one] Een verplaatsing van { $value } stap kan de Dienaar niet afmaken.
       *[other] Een verplaatsing van { $value } stappen kan de Dienaar niet afmaken.
    }
corinth-refuse-discard = Je mag een groep alleen ongebruikt verwijderen als je met geen enkele groep iets kunt doen.
corinth-refuse-compensation = Alleen als er geen groep voor je over is, mag je de Dienaar zonder dobbelstenen verplaatsen of passen.
corinth-refuse-shop-now = Je kiest alleen bij een levering een winkel, en alleen als in het district geen winkel gedeeltelijk gevuld is.
corinth-refuse-shop-unknown = Het { corinth-district-by-good } heeft geen winkel van { corinth-web-points }.
corinth-refuse-shop-started = De winkel van { corinth-web-points } is voltooid. Kies een winkel die nog leeg is.
corinth-refuse-walk-now = De Dienaar is nu niet onderweg.
corinth-refuse-step-off = Daar houdt de markt op.
corinth-refuse-step-walked = De Dienaar is al op dat veld geweest; hij gebruikt een veld nooit twee keer.
corinth-refuse-step-price = { $gold ->
        [0] Een langere verplaatsing kost goud, en dat heb je niet.
        [one] Een langere verplaatsing kost meer dan je ene gouden munt.
       *[other] Een langere verplaatsing kost meer dan je { $gold } gouden munten.
    }
corinth-refuse-step-dead-end = Vandaar zou de Dienaar zijn verplaatsing niet kunnen afmaken.
corinth-refuse-stop-start = De Dienaar doet minstens één stap.
corinth-refuse-stop-price = { $price ->
        [one] Hier stoppen kost { $price } gouden munt; je hebt er { $gold }.
       *[other] Hier stoppen kost { $price } gouden munten; je hebt er { $gold }.
    }
corinth-refuse-build-now = Je bouwt aan het einde van je beurt.
corinth-refuse-built = Je hebt { corinth-the-building } al gebouwd.
corinth-refuse-build-price = { corinth-the-building-title } kost { corinth-price }.

## Het regelboek

corinth-color = { $district ->
        [green] groen
        [purple] paars
        [blue] blauw
       *[orange] oranje
    }
corinth-district-of = { $district ->
        [gold] goud
        [goats] geiten
       *[other] { corinth-color } ({ corinth-good })
    }
corinth-shops-of = { corinth-district-of }: { LIST($shops, each: "corinth-shop-need", style: "dots") }
corinth-shop-need = { $points } ({ $need })
corinth-bonus-of = { corinth-color } { $bonus }
corinth-market-row = { LIST($spots, each: "corinth-market-spot", style: "bars") }
corinth-market-spot = { $gives ->
        [box] *
        [start] start
        [plus] +1
        [die] gele dobbelsteen
        [gold] { $amount ->
            [one] { $amount } munt
           *[other] { $amount } munten
        }
        [goats] { $amount ->
            [one] { $amount } geit
           *[other] { $amount } geiten
        }
        [green] { $amount } groen
        [purple] { $amount } paars
        [blue] { $amount } blauw
       *[orange] { $amount } oranje
    }
corinth-building-price = { corinth-building-title } { $gold } + { $goats }

## De tekening

corinth-draw-title = { -corinth }
corinth-draw-printed = Corinth: het spelmateriaal
corinth-draw-printed-all = Het havenspelbord met zijn zes districten en een leeg scoreblad met vier districten vol winkels, de markt, gouden munten, geiten, gebouwen en het beurtenspoor.
corinth-draw-table = Corinth: de tafel in ronde { $round }
corinth-draw-lies = { $district ->
        [green] Groen district
        [purple] Paars district
        [blue] Blauw district
        [orange] Oranje district
        [gold] Gouden district
       *[goats] Geitendistrict
    }: { corinth-draw-group }.
corinth-draw-holds = Plaats { $seat }: { corinth-coins }, { corinth-count-goats }, Dienaar op { corinth-place }.
corinth-draw-harbor = Haven
corinth-draw-round = Ronde { $round }
corinth-draw-over = Spel afgelopen
corinth-draw-lowest = laagste waarde
corinth-draw-highest = hoogste waarde
corinth-draw-group = { $dice ->
        [one] { $dice } dobbelsteen met waarde { $value }
       *[other] { $dice } dobbelstenen met waarde { $value }
    }
corinth-draw-seat = Plaats { $seat }
corinth-draw-to-play = aan de beurt
corinth-draw-first = startspeler
corinth-draw-track = Beurtenspoor
corinth-draw-shop = { corinth-good-title }: een winkel van { corinth-web-points } met { corinth-count-symbols }
corinth-draw-bonus = { corinth-good-title }: { corinth-web-points } voor wie het district als eerste voltooit
corinth-draw-market = Markt
corinth-draw-start = Hier begint de Dienaar
corinth-draw-scoring = Scorevak: schrijf in het vakje hoeveel velden je tot nu toe hebt omcirkeld, plus 1 voor elke omcirkelde +1
corinth-draw-plus = Telt als 1 extra in je volgende vakjes
corinth-draw-die = Eén gele dobbelsteen extra bij al je worpen
corinth-draw-gives = { $what ->
        [gold] { $amount ->
            [one] Geeft { $amount } gouden munt
           *[other] Geeft { $amount } gouden munten
        }
       *[goats] { $amount ->
            [one] Geeft { $amount } geit
           *[other] Geeft { $amount } geiten
        }
    }
corinth-draw-checks = { $amount ->
        [one] Kruist { $amount } { corinth-symbol-of-good } aan
       *[other] Kruist { $amount } { corinth-symbols-of-good } aan
    }
corinth-draw-half = 2 = 1 punt
corinth-draw-power = { $building ->
        [temple] 3 punten voor elk van je gebouwen
        [warehouse] één symbool extra bij elke levering
        [stable] tot 2 stappen meer of minder, gratis
       *[store] 2 munten extra als je goud ontvangt
    }
corinth-draw-about-track = De startspeler van een ronde streept een symbool door; als alle beurtensporen vol zijn, is het spel afgelopen
corinth-draw-about-purse = Omcirkel een symbool als je er een krijgt, streep het door als je er een uitgeeft; waarvoor geen symbool over is, vervalt
corinth-draw-about-building = { corinth-building-title }: { corinth-draw-power }. Je kunt dit één keer bouwen, aan het einde van een beurt, voor de vermelde prijs

## Het bord in de terminal

corinth-title = { -corinth }
corinth-primer =
    Je bent een handelaar met een scoreblad vol winkels. Elke ronde worden negen
    dobbelstenen gegooid en op waarde in de haven gelegd. In je beurt neem je één
    groep en gebruik je die
      · voor het district: kruis in je winkels zoveel symbolen aan als de groep
        dobbelstenen telt (een voltooide winkel levert zijn punten op), of ontvang
        evenveel gouden munten of geiten;
      · of voor de waarde: je Dienaar doet zoveel stappen over de markt, en het
        veld waar hij stopt geeft je iets. Hij gebruikt geen veld twee keer.
    Met gouden munten en geiten betaal je gebouwen. Wie de meeste punten heeft,
    wint.
corinth-legend =
    groen olijfolie · paars druiven · blauw tapijten · oranje specerijen
    ■ aangekruist  □ open   +5 bonus voor wie het eerst klaar is: ✓ ja  ✗ gemist
    gebouwen: prijs in goud/geiten   spoor: begonnen rondes   haven: y is geel
    markt: ◉ Dienaar  ○ omcirkeld  · op zijn weg   steen: gele steen bij je worpen
           vakje: 1 punt per omcirkeld veld, ook dit; een +1 telt dubbel
corinth-board-round = Ronde { $round } van { $rounds }
corinth-board-stocks = { corinth-web-points } · { $gold } goud · { corinth-count-goats } · { $dice ->
        [0] {""}
        [one] { $dice } gele steen ·{" "}
       *[other] { $dice } gele stenen ·{" "}
    }spoor { $track }
corinth-board-harbor = Haven
corinth-board-no-dice = Haven: leeg tot er gegooid is
corinth-board-district = { $district ->
        [green] groen
        [purple] paars
        [blue] blauw
        [orange] oranje
        [gold] goud
       *[goats] geiten
    }
corinth-board-building = { $building ->
        [temple] Tempel
        [warehouse] Magazijn
        [stable] Stal
       *[store] Winkel
    }
corinth-board-spot = { $gives ->
        [box] vakje
        [start] start
        [plus] +1
        [die] steen
        [green] groen
        [purple] paars
        [blue] blauw
        [orange] oranje
        [gold] goud
        [goat] geit
       *[goats] geiten
    }

## Woorden waar andere teksten uit bestaan

corinth-good = { $good ->
        [olive-oil] olijfolie
        [grapes] druiven
        [carpets] tapijten
        [spices] specerijen
        [gold] goud
        [goats] geiten
       *[other] { $good }
    }
corinth-good-title = { $good ->
        [olive-oil] Olijfolie
        [grapes] Druiven
        [carpets] Tapijten
        [spices] Specerijen
        [gold] Goud
        [goats] Geiten
       *[other] { $good }
    }
corinth-of-good = voor { corinth-good }
# Samenstellingen met het goed: een symbool, symbolen, een winkel, winkels, een district.
corinth-symbol-of-good = { $good ->
        [olive-oil] olijfoliesymbool
        [grapes] druivensymbool
        [carpets] tapijtsymbool
        [spices] specerijensymbool
       *[other] symbool { corinth-of-good }
    }
corinth-symbols-of-good = { $good ->
        [olive-oil] olijfoliesymbolen
        [grapes] druivensymbolen
        [carpets] tapijtsymbolen
        [spices] specerijensymbolen
       *[other] symbolen { corinth-of-good }
    }
corinth-shop-of-good = { $good ->
        [olive-oil] olijfoliewinkel
        [grapes] druivenwinkel
        [carpets] tapijtwinkel
        [spices] specerijenwinkel
       *[other] winkel { corinth-of-good }
    }
corinth-district-by-good = { $good ->
        [olive-oil] olijfoliedistrict
        [grapes] druivendistrict
        [carpets] tapijtdistrict
        [spices] specerijendistrict
        [gold] gouden district
        [goats] geitendistrict
       *[other] district { corinth-of-good }
    }
corinth-from-district = uit het { corinth-district-by-good }
corinth-district-by-color = { $district ->
        [green] groene district
        [purple] paarse district
        [blue] blauwe district
        [orange] oranje district
        [gold] gouden district
       *[goats] geitendistrict
    }
corinth-in-color = in het { corinth-district-by-color }
corinth-of-color = van het { corinth-district-by-color }
corinth-the-building = { $building ->
        [temple] de { -temple }
        [warehouse] het { -warehouse }
        [stable] de { -stable }
       *[store] de { -store }
    }
corinth-the-building-title = { $building ->
        [temple] De { -temple }
        [warehouse] Het { -warehouse }
        [stable] De { -stable }
       *[store] De { -store }
    }
corinth-building-title = { $building ->
        [temple] { -temple }
        [warehouse] { -warehouse }
        [stable] { -stable }
       *[store] { -store }
    }
corinth-price = { $gold ->
        [0] { corinth-count-goats }
       *[other] { $goats ->
            [0] { corinth-coins }
           *[other] { corinth-coins } en { corinth-count-goats }
        }
    }
corinth-coins = { $gold ->
        [one] { $gold } gouden munt
       *[other] { $gold } gouden munten
    }
corinth-count-goats = { $goats ->
        [one] { $goats } geit
       *[other] { $goats } geiten
    }
corinth-count-symbols = { $symbols ->
        [one] { $symbols } symbool
       *[other] { $symbols } symbolen
    }
# De punten van een winkel.
corinth-shop-points = { $shop ->
        [one] { $shop } punt
       *[other] { $shop } punten
    }
corinth-place = rij { $row }, kolom { $column }
corinth-direction = { $item ->
        [up] omhoog
        [down] omlaag
        [left] naar links
       *[right] naar rechts
    }
corinth-die = { $item }
corinth-gift = { $gives ->
        [box] { $amount ->
            [0] scorevak
            [one] { $amount } punt in het vakje
           *[other] { $amount } punten in het vakje
        }
        [plus] +1 in volgende vakjes
        [die] een extra gele dobbelsteen bij je worpen
        [start] start
        [gold] { $amount ->
            [one] { $amount } gouden munt
           *[other] { $amount } gouden munten
        }
        [goats] { $amount ->
            [one] { $amount } geit
           *[other] { $amount } geiten
        }
        [olive-oil] { $amount ->
            [one] { $amount } olijfoliesymbool
           *[other] { $amount } olijfoliesymbolen
        }
        [grapes] { $amount ->
            [one] { $amount } druivensymbool
           *[other] { $amount } druivensymbolen
        }
        [carpets] { $amount ->
            [one] { $amount } tapijtsymbool
           *[other] { $amount } tapijtsymbolen
        }
        [spices] { $amount ->
            [one] { $amount } specerijensymbool
           *[other] { $amount } specerijensymbolen
        }
       *[other] { $amount ->
            [one] { $amount } symbool voor { $gives }
           *[other] { $amount } symbolen voor { $gives }
        }
    }

## Wat er gevraagd wordt: `ask` aan de speler die beslist, `wait` voor de anderen

corinth-ask-buying = Jij begint de ronde. Gele dobbelstenen kopen voor je worp (1 gouden munt per stuk)? Je hebt { corinth-coins }.
corinth-ask-choosing = Kies een groep dobbelstenen.
corinth-ask-compensating = Er zijn geen dobbelstenen voor je over. Verplaats de Dienaar één stap, of laat hem staan.
corinth-ask-stocking = { $symbols ->
        [one] Welke { corinth-shop-of-good } krijgt het symbool? Een winkel levert zijn punten op als hij voltooid is.
       *[other] Welke { corinth-shop-of-good } krijgt de { $symbols } symbolen? Een winkel levert zijn punten op als hij voltooid is.
    }
corinth-ask-walking = { $steps ->
        [0] { $value ->
            [one] Verplaats de Dienaar { $value } stap vanaf { corinth-place }. { corinth-steps-price }
           *[other] Verplaats de Dienaar { $value } stappen vanaf { corinth-place }. { corinth-steps-price }
        }
       *[other] Stap { $steps } van { $value }, op { corinth-place }. { corinth-steps-price }
    }
corinth-steps-price = { $stable ->
        [yes] Je mag gratis tot twee stappen meer of minder doen; elke verdere stap verschil kost 1 gouden munt (je hebt er { $gold }).
       *[no] Elke stap meer of minder kost 1 gouden munt (je hebt er { $gold }).
    }
corinth-ask-building = Een gebouw bouwen? Je hebt { corinth-coins } en { corinth-count-goats }.
corinth-wait-buying = { $player } begint de ronde en mag gele dobbelstenen kopen.
corinth-wait-rolling = De dobbelstenen worden gegooid.
corinth-wait-choosing = { $player } kiest een groep dobbelstenen.
corinth-wait-compensating = Er zijn geen dobbelstenen over voor { $player }, die de Dienaar één stap mag verplaatsen.
corinth-wait-stocking = { $player } kiest een { corinth-shop-of-good }.
corinth-wait-walking = { $player } verplaatst de Dienaar over de markt.
corinth-wait-building = { $player } mag gebouwen bouwen.
corinth-wait-finished = Het spel is afgelopen.
corinth-ends-walking = { $drawn ->
        [no] Waarheen? Kies, of ga stap voor stap: { LIST($moves, each: "list-item", style: "disjunction") }.
       *[yes] Waarheen? ▸ is waar hij kan stoppen, ▹ tegen gouden munten. Kies, of ga stap voor stap: { LIST($moves, each: "list-item", style: "disjunction") }.
    }
corinth-ends-compensating = ▸ is waar hij kan stoppen, ▹ tegen gouden munten. Kies, of typ “skip” om te passen.

## Wat er gebeurde, als zinnen van het logboek

corinth-round-began = { $you ->
        [yes] Ronde { $number }: jij begint
       *[no] Ronde { $number }: { $player } begint
    }
corinth-bought = { $you ->
        [yes] { $dice ->
            [one] Je koopt { $dice } gele dobbelsteen voor { $dice } gouden munt
           *[other] Je koopt { $dice } gele dobbelstenen voor { $dice } gouden munten
        }
       *[no] { $dice ->
            [one] { $player } koopt { $dice } gele dobbelsteen voor { $dice } gouden munt
           *[other] { $player } koopt { $dice } gele dobbelstenen voor { $dice } gouden munten
        }
    }
corinth-rolled = { $you ->
        [yes] Je gooit { LIST($white, each: "corinth-die", style: "spaces") }
       *[no] { $player } gooit { LIST($white, each: "corinth-die", style: "spaces") }
    }
corinth-all-same = { $you ->
        [yes] Alle dobbelstenen tonen dezelfde waarde: je wint meteen
       *[no] Alle dobbelstenen tonen dezelfde waarde: { $player } wint meteen
    }
corinth-took = { $you ->
        [yes] { $district ->
            [goats] Je neemt de dobbelstenen uit het geitendistrict
           *[gold] Je neemt de dobbelstenen uit het gouden district
        }
       *[no] { $district ->
            [goats] { $player } neemt de dobbelstenen uit het geitendistrict
           *[gold] { $player } neemt de dobbelstenen uit het gouden district
        }
    }
corinth-delivered = { $you ->
        [yes] Je neemt de dobbelstenen { corinth-from-district }
       *[no] { $player } neemt de dobbelstenen { corinth-from-district }
    }
corinth-discarded = { $you ->
        [yes] Je kunt geen enkele groep gebruiken en verwijdert de dobbelstenen { corinth-from-district }
       *[no] { $player } kan geen enkele groep gebruiken en verwijdert de dobbelstenen { corinth-from-district }
    }
corinth-walk-began = { $you ->
        [yes] { $good ->
            [none] Je verplaatst de Dienaar zonder dobbelstenen
           *[other] Je verplaatst de Dienaar met de dobbelstenen { corinth-from-district }
        }
       *[no] { $good ->
            [none] { $player } verplaatst de Dienaar zonder dobbelstenen
           *[other] { $player } verplaatst de Dienaar met de dobbelstenen { corinth-from-district }
        }
    }
corinth-walked = { $you ->
        [yes] { $good ->
            [none] Je verplaatst de Dienaar zonder dobbelstenen { corinth-gives-steps }
            [unknown] Je verplaatst de Dienaar { corinth-gives-steps }
           *[other] Je verplaatst de Dienaar met de dobbelstenen { corinth-from-district } { corinth-gives-steps }
        }
       *[no] { $good ->
            [none] { $player } verplaatst de Dienaar zonder dobbelstenen { corinth-gives-steps }
            [unknown] { $player } verplaatst de Dienaar { corinth-gives-steps }
           *[other] { $player } verplaatst de Dienaar met de dobbelstenen { corinth-from-district } { corinth-gives-steps }
        }
    }
corinth-stocked = { $you ->
        [yes] Je kruist { corinth-count-symbols } aan in de { corinth-shop-of-good } van { corinth-shop-points }
       *[no] { $player } kruist { corinth-count-symbols } aan in de { corinth-shop-of-good } van { corinth-shop-points }
    }
corinth-skipped = { $you ->
        [yes] Je laat de Dienaar staan: er waren geen dobbelstenen over
       *[no] { $player } laat de Dienaar staan: er waren geen dobbelstenen over
    }
corinth-built = { $you ->
        [yes] Je bouwt { corinth-the-building } voor { corinth-price }
       *[no] { $player } bouwt { corinth-the-building } voor { corinth-price }
    }
corinth-yellow-removed = { $dice ->
        [one] De gele dobbelsteen die nog in de haven ligt, wordt verwijderd
       *[other] De { $dice } gele dobbelstenen die nog in de haven liggen, worden verwijderd
    }
corinth-ended = De laatste ronde is afgelopen

## Wat een zet oplevert
# Naamwoorden of deelwoorden, na een dubbele punt of alleen op een knop.

corinth-gives-yellow-rolled = geel { LIST($faces, each: "corinth-die", style: "spaces") }
corinth-gives-gained = { $what ->
        [goats] { $amount ->
            [one] +{ $amount } geit{ corinth-lost }
           *[other] +{ $amount } geiten{ corinth-lost }
        }
       *[gold] { $amount ->
            [one] +{ $amount } gouden munt{ corinth-lost }
           *[other] +{ $amount } gouden munten{ corinth-lost }
        }
    }
corinth-lost = { $lost ->
        [0] {""}
        [one] {" "}(nog { $lost } vervalt: geen symbool over)
       *[other] {" "}(nog { $lost } vervallen: geen symbolen over)
    }
corinth-gives-goods = { $symbols ->
        [one] { $symbols } { corinth-symbol-of-good }
       *[other] { $symbols } { corinth-symbols-of-good }
    }
corinth-gives-symbols = { corinth-count-symbols }
corinth-gives-ticked = { corinth-count-symbols } in de winkel van { corinth-shop-points }
corinth-gives-stocked = { corinth-count-symbols } in de { corinth-shop-of-good } van { corinth-shop-points }
corinth-gives-filled = { $need ->
        [one] { $symbols } van { $need } symbool
       *[other] { $symbols } van { $need } symbolen
    }
corinth-gives-shop-finished = winkel van { corinth-shop-points } voltooid (+{ $shop })
corinth-gives-bonus-won = district als eerste voltooid: bonus +{ $points }
corinth-gives-surplus = { $symbols ->
        [one] { $symbols } symbool vervallen: geen plaats over
       *[other] { $symbols } symbolen vervallen: geen plaats over
    }
corinth-gives-steps = { $steps ->
        [one] { $steps } stap naar { corinth-place }
       *[other] { $steps } stappen naar { corinth-place }
    }
corinth-gives-arrived = { $steps ->
        [0] einde van de verplaatsing op { corinth-place }
       *[other] { corinth-gives-steps }
    }
corinth-gives-paid = { $gold ->
        [one] −{ $gold } gouden munt
       *[other] −{ $gold } gouden munten
    }
corinth-gives-plus-circled = +1 in volgende vakjes
corinth-gives-die-added = een extra gele dobbelsteen bij elke volgende eigen worp
corinth-gives-box-written = { $points ->
        [one] { $points } punt in het vakje
       *[other] { $points } punten in het vakje
    }
corinth-gives-shop-asked = daarna een winkel kiezen
corinth-would-bought = { $dice ->
        [one] { $dice } gele dobbelsteen bij deze worp en in je beurt daarna, −{ $dice } gouden munt
       *[other] { $dice } gele dobbelstenen bij deze worp en in je beurt daarna, −{ $dice } gouden munten
    }
corinth-would-built = { $building ->
        [temple] voor { corinth-price }; aan het einde 3 punten voor elk van je gebouwen
        [warehouse] voor { corinth-price }; één symbool extra bij elke levering
        [stable] voor { corinth-price }; twee stappen meer of minder gratis bij elke verplaatsing van de Dienaar
       *[store] voor { corinth-price }; 2 gouden munten extra elke keer dat je goud ontvangt
    }
corinth-end-spot = { $price ->
        [0] { corinth-gift }
        [one] { corinth-gift }, −{ $price } gouden munt
       *[other] { corinth-gift }, −{ $price } gouden munten
    }
corinth-brief-spot = { $price ->
        [0] { corinth-brief-gift }
       *[other] { corinth-brief-gift } −{ $price }goud
    }
corinth-brief-gift = { $gives ->
        [box] { $amount ->
            [0] vakje
           *[other] vakje:{ $amount }
        }
        [plus] +1
        [die] steen
        [gold] { $amount }goud
        [goats] { $amount ->
            [one] { $amount }geit
           *[other] { $amount }geiten
        }
        [olive-oil] { $amount }groen
        [grapes] { $amount }paars
        [carpets] { $amount }blauw
       *[spices] { $amount }oranje
    }
corinth-reach-spot = { corinth-gift }
corinth-reach-shop-finished = { $shop ->
        [one] +{ $shop } punt
       *[other] +{ $shop } punten
    }
corinth-reach-bonus-won = { $points ->
        [one] +{ $points } punt
       *[other] +{ $points } punten
    }

## Zetten bij hun naam, zoals op knoppen

corinth-buy = { $dice ->
        [0] Gooien
        [one] { $dice } gele dobbelsteen kopen
       *[other] { $dice } gele dobbelstenen kopen
    }
corinth-take = { $good ->
        [gold] Goud ontvangen
        [goats] Geiten ontvangen
       *[other] { corinth-good-title } leveren
    }
corinth-walk = { $good ->
        [none] Dienaar 1 stap verplaatsen zonder dobbelstenen
       *[other] { $value ->
            [0] Dienaar verplaatsen met de dobbelstenen { corinth-from-district }
            [one] Dienaar { $value } stap verplaatsen
           *[other] Dienaar { $value } stappen verplaatsen
        }
    }
corinth-discard = Dobbelstenen { corinth-from-district } verwijderen
corinth-skip = Dienaar laten staan
corinth-stock = Leveren aan de winkel van { corinth-shop-points }
corinth-step = { $direction ->
        [up] Eén stap omhoog
        [down] Eén stap omlaag
        [left] Eén stap naar links
       *[right] Eén stap naar rechts
    }
corinth-way = Verplaatsen: { LIST($directions, each: "corinth-direction") }
corinth-stop = Hier stoppen
corinth-build = { corinth-building-title } bouwen
corinth-end-turn = Beurt beëindigen
corinth-spot = Naar { corinth-place }: { corinth-gift }

## De onderdelen van de score, in een tabel

corinth-part-green = groene winkels
corinth-part-purple = paarse winkels
corinth-part-blue = blauwe winkels
corinth-part-orange = oranje winkels
corinth-part-bonuses = bonuspunten
corinth-part-gold = gouden munten, 1 per 2
corinth-part-goats = geiten, 1 per 2
corinth-part-steward = Dienaar
corinth-part-temple = { -temple }
corinth-web-part-shops = { $good ->
        [olive-oil] olijfoliewinkels
        [grapes] druivenwinkels
        [carpets] tapijtwinkels
        [spices] specerijenwinkels
       *[other] winkels { corinth-of-good }
    }

## Op de pagina

corinth-progress = Ronde { $round } van { $rounds }
corinth-web-steps = Stap voor stap
corinth-web-steps-why = kies zelf elk veld onderweg
corinth-web-confirm = Verplaatsen
corinth-web-back = Terug
corinth-web-pick = Kies een groep om te zien wat die oplevert; er wordt nog niets gespeeld.
corinth-web-ends = { $spots ->
        [one] { $spots } veld bereikbaar
       *[other] { $spots } velden bereikbaar
    }
corinth-web-plan = { $value ->
        [one] Verplaats de Dienaar { $value } stap: kies het veld waar hij stopt.
       *[other] Verplaats de Dienaar { $value } stappen: kies het veld waar hij stopt.
    }
corinth-web-go-on = Zet een stap naar een veld naast de Dienaar, of kies waar hij stopt.
corinth-web-price = { $price ->
        [one] −{ $price } munt
       *[other] −{ $price } munten
    }
corinth-web-planned = { $price ->
        [0] Naar { corinth-place }: { corinth-gift }, gratis
        [one] Naar { corinth-place }: { corinth-gift }, voor { $price } gouden munt
       *[other] Naar { corinth-place }: { corinth-gift }, voor { $price } gouden munten
    }
corinth-web-group = { $yellow ->
        [0] { corinth-good-title }: { corinth-draw-group }
       *[other] { corinth-good-title }: { corinth-draw-group }, waarvan { $yellow } geel
    }
corinth-web-no-group = { corinth-good-title }: geen dobbelstenen
corinth-web-reached = { $price ->
        [0] { corinth-place }: { corinth-gift }, gratis
        [one] { corinth-place }: { corinth-gift }, voor { $price } gouden munt
       *[other] { corinth-place }: { corinth-gift }, voor { $price } gouden munten
    }
corinth-web-unreached = { corinth-place }: { corinth-gift }, buiten bereik
corinth-web-market = Markt: met de pijltjestoetsen ga je van veld naar veld
corinth-web-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
corinth-web-gold = { corinth-coins }
corinth-web-goats = { corinth-count-goats }
corinth-web-tip-stock = { $what ->
        [goats] { $amount ->
            [one] { $amount } geit. { corinth-draw-about-purse }
           *[other] { $amount } geiten. { corinth-draw-about-purse }
        }
       *[gold] { $amount ->
            [one] { $amount } gouden munt. { corinth-draw-about-purse }
           *[other] { $amount } gouden munten. { corinth-draw-about-purse }
        }
    }
corinth-web-dice = { $dice ->
        [one] { $dice } gele dobbelsteen bij elke worp
       *[other] { $dice } gele dobbelstenen bij elke worp
    }
corinth-web-first = begint deze ronde
corinth-web-to-play = aan de beurt
corinth-web-show = Scoreblad van { $player } tonen
corinth-web-sheets = Scorebladen
corinth-web-own-sheet = Terug naar je scoreblad
corinth-web-last-round = Laatste ronde: { $turns }
corinth-web-last-turn = Laatste ronde, je laatste beurt
corinth-web-turns-first = { $you ->
        [yes] jij
       *[no] { $player }
    }
corinth-web-turns-next = { $you ->
        [yes] { $before }, daarna jij
       *[no] { $before }, daarna { $player }
    }
corinth-web-tip-last-round = Na deze ronde zijn alle symbolen van elk beurtenspoor doorgestreept en is het spel afgelopen.
corinth-web-harbor = Haven, ronde { $round }
corinth-web-sheet = Scoreblad van { $player }
corinth-web-about = { $buildings ->
        [0] { $player }: { corinth-coins }, { corinth-count-goats }, Dienaar op { corinth-place }. Winkels: { LIST($shops, each: "corinth-web-about-shop") }. Geen gebouwen.
       *[other] { $player }: { corinth-coins }, { corinth-count-goats }, Dienaar op { corinth-place }. Winkels: { LIST($shops, each: "corinth-web-about-shop") }. Gebouwd: { LIST($built, each: "corinth-web-built") }.
    }
corinth-web-about-shop = { corinth-good } { $shop }: { $checked } van { $need }
corinth-web-built = { $item ->
        [temple] { -temple }
        [warehouse] { -warehouse }
        [stable] { -stable }
       *[store] { -store }
    }
corinth-web-choice = { $name }: { $words }
corinth-web-hint = { $points ->
        [one] { $share }% winst, { $points } punt
       *[other] { $share }% winst, { $points } punten
    }
corinth-web-loading = Het bord wordt getekend…
corinth-web-tip-points = Punten als het spel nu zou eindigen
corinth-web-tip-dice = Gele dobbelstenen van de markt
corinth-web-tip-harbor = { $good ->
        [gold] Goud: een groep hier geeft je 1 gouden munt per dobbelsteen. Of verplaats de Dienaar zoveel stappen als de waarde van de dobbelstenen (S1)
        [goats] Geiten: een groep hier geeft je 1 geit per dobbelsteen. Of verplaats de Dienaar zoveel stappen als de waarde van de dobbelstenen (S1)
       *[other] { corinth-good-title }: met een groep hier kruis je 1 symbool per dobbelsteen aan. Of verplaats de Dienaar zoveel stappen als de waarde van de dobbelstenen (S1)
    }
corinth-web-explore = Met de pijltjestoetsen krijg je uitleg bij wat hier gedrukt is; Enter opent de regel.

## De stand als tabel

corinth-field-players = Aantal spelers
corinth-field-first = Startspeler van het spel
corinth-field-steward = Dienaar
corinth-field-round = Ronde
corinth-field-rounds = Rondes in totaal
corinth-field-begins = Startspeler van deze ronde
corinth-field-turn = Aan de beurt
corinth-field-turns_left = Beurten die in deze ronde nog volgen
corinth-field-harbor = Haven
corinth-field-bonuses = Gewonnen bonuspunten
corinth-field-sheets = Scorebladen
corinth-field-walk = Dienaar onderweg
corinth-field-delivery = Levering bezig
corinth-field-district = District
corinth-field-value = Waarde
corinth-field-white = Witte dobbelstenen
corinth-field-yellow = Gele dobbelstenen
corinth-field-steps = Stappen tot nu toe
corinth-field-symbols = Nog aan te kruisen symbolen
corinth-field-track = Beurtenspoor
corinth-field-gold = Gouden munten
corinth-field-goats = Geiten
corinth-field-gold_circled = Omcirkelde gouden munten
corinth-field-goats_circled = Omcirkelde geiten
corinth-field-yellow_dice = Gele dobbelstenen van de markt
corinth-field-built = Gebouwen
corinth-field-checked = Aangekruiste symbolen
corinth-field-path = Weg van de Dienaar
corinth-field-circled = Omcirkelde velden
corinth-field-boxes = Vakjes
corinth-value-green = groen
corinth-value-purple = paars
corinth-value-blue = blauw
corinth-value-orange = oranje
corinth-value-gold = goud
corinth-value-goats = geiten
corinth-value-temple = { -temple }
corinth-value-warehouse = { -warehouse }
corinth-value-stable = { -stable }
corinth-value-store = { -store }
corinth-value-sum = { web-option-corinth-steward-sum }
corinth-value-last = { web-option-corinth-steward-last }
corinth-value-rc = rij { $r }, kolom { $c }
corinth-shows-first = { $player }
corinth-shows-begins = { $player }
corinth-shows-turn = { $player }
corinth-shows-bonuses = { $player }
