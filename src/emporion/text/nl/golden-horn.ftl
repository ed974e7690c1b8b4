# Golden Horn en Dominio da Mar: alles wat de pagina, de terminal en de tekeningen over dit spel zeggen.
# De woorden staan in docs/glossary.md: schip, zeil, tegel, vak, blokje, pakhuis, windkaart, piratenkaart, overvallen, doorvaren.
# Het schip, zeil, vak en blokje zijn onzijdig (een groen zeil, groene zeilen), de kaart is dat niet (een groene kaart).

## Componenten

golden-horn-components-fleet = de drie schepen van een vloot tonen alle zes de kleuren; hier ontbreekt: { LIST($missing, each: "list-item") }.
golden-horn-components-tiles = twee soorten tegels wisselen elkaar af: deze en de vorige moeten samen alle zes de kleuren tonen.

## Waarom een zet geweigerd wordt

golden-horn-refuse-chance-form = “{ $move }” is geen blokje en geen kaart; schrijf “cube” of “card” en de kleur.
golden-horn-refuse-cube-due = Eerst moet er een blokje voor de haven getrokken worden.
golden-horn-refuse-card-due = Eerst moet er een kaart getrokken worden.
golden-horn-refuse-cube = Er zit geen { golden-horn-color } blokje in de zak.
golden-horn-refuse-card = Zo’n kaart zit niet in de trekstapel.
golden-horn-refuse-place-now = Schepen worden alleen vóór het begin van het spel geplaatst.
golden-horn-refuse-place-order = Nu moet { golden-horn-the-boat } geplaatst worden; iedereen plaatst trio, duo en solo, in die volgorde.
golden-horn-refuse-raid-now = Je mag één keer per beurt een schip overvallen, aan het begin.
golden-horn-refuse-raid-enemy = Je kunt alleen een schip van een tegenstander aan deze tafel overvallen.
golden-horn-refuse-raid-port = Schepen in een haven zijn veilig.
golden-horn-refuse-raid-empty = Dat schip vervoert niets.
golden-horn-refuse-raid-mercenaries = Een schip met een huurling aan boord kan niet overvallen worden.
golden-horn-refuse-raid-sails = Dat schip heeft geen { golden-horn-color } zeil; beide piratenkaarten moeten een kleur van zijn zeilen hebben.
golden-horn-refuse-raid-cards = Je hebt deze twee kaarten niet.
golden-horn-refuse-no-raid-now = In deze beurt is het te laat voor een overval.
golden-horn-refuse-ready-now = “ready” sluit het begin van een beurt af na een overval, en alleen daar.
golden-horn-refuse-sail-now = Je kiest één keer per beurt een schip, na de overval.
golden-horn-refuse-sail = { golden-horn-the-boat-title } kan niet vertrekken: in de haven ligt niets dat dit schip mag laden.
golden-horn-refuse-turn = { golden-horn-the-boat-title } kan niet omkeren. Dat mag alleen een schip dat bij een overval zijn laatste blokje verloor, de volgende keer dat het vaart.
golden-horn-refuse-load-now = Een schip laadt alleen als het Venetië of Constantinopel verlaat.
golden-horn-refuse-load-figures = Zulke figuren staan niet in deze haven.
golden-horn-refuse-load-none = Er liggen geen { golden-horn-tinted } blokjes in deze haven.
golden-horn-refuse-load-sails = Een schip met een { golden-horn-color } zeil kan geen { golden-horn-tinted } blokjes laden.
golden-horn-refuse-voyage-now = Er is nu geen schip onderweg.
golden-horn-refuse-on = Het schip heeft geen { golden-horn-color } zeil; het vaart alleen door met een { golden-horn-tinted } windkaart.
golden-horn-refuse-wind-color = Het schip ligt op een { golden-horn-color } vak; alleen een { golden-horn-tinted } kaart werkt daar als windkaart.
golden-horn-refuse-wind-sail = Het schip heeft een { golden-horn-color } zeil en vaart zonder kaart door.
golden-horn-refuse-wind-card = Je hebt geen { golden-horn-tinted } kaart.
golden-horn-refuse-call = Alleen een speler met alle zes de kleuren in het pakhuis mag het einde aankondigen.
golden-horn-refuse-called = Het einde is al aangekondigd.
golden-horn-refuse-end-now = Je beurt is nog niet ten einde.
golden-horn-refuse-dominio = Dit hoort bij Dominio da Mar, dat aan deze tafel niet gespeeld wordt.
golden-horn-refuse-conquer-now = Je verovert gebieden en ruilt boeren in aan het begin van je beurt, vóór en na de overval, en aan het einde.
golden-horn-refuse-conquered = { golden-horn-territory } is al veroverd.
golden-horn-refuse-conquer-cost = { $cost ->
        [one] { golden-horn-territory } kost { $cost } huurling; twee boeren tellen als één huurling.
       *[other] { golden-horn-territory } kost { $cost } huurlingen; twee boeren tellen als één huurling.
    }
golden-horn-refuse-exchange = Je ruilt boeren uit je pakhuis één tegen één in, minstens één, en niet meer dan er huurlingen in de voorraad zijn.

## Woorden op het bord

golden-horn-draw-title = { -golden-horn }
golden-horn-draw-printed = Golden Horn en Dominio da Mar: het bord voor vier spelers
golden-horn-draw-printed-all = Een zeekaart. De zeeroute loopt van Venetië over tegels met drie gekleurde vakken en langs Modone naar Constantinopel. Venetië en Constantinopel hebben plaats voor goederen en ligplaatsen voor schepen. Vijf gebieden van Dominio da Mar met hun kosten en punten, de zak, de trekstapel, de aflegstapel, en vier vloten van drie schepen met hun zeilen.
golden-horn-draw-chart = De zeekaart van Golden Horn
golden-horn-draw-chart-all = De zeeroute loopt van Venetië over tegels met drie gekleurde vakken naar Constantinopel.
golden-horn-draw-table = Golden Horn: de tafel in ronde { $round }
golden-horn-draw-sentence = { $words }.
golden-horn-draw-turn = Ronde { $round } · beurt: plaats { $seat }
golden-horn-draw-setup = Schepen, goederen, kaarten · plaats { $seat }
golden-horn-draw-over = Spel afgelopen
golden-horn-draw-end-port = Laatste ronde: een haven heeft geen goederen meer
golden-horn-draw-end-call = Laatste ronde: het einde is aangekondigd
golden-horn-draw-end-territories = Laatste ronde: alle gebieden zijn veroverd
golden-horn-draw-lies = { golden-horn-port }: { LIST($things, each: "golden-horn-lot") }.
golden-horn-draw-lies-nothing = { golden-horn-port }: niets.
golden-horn-draw-holds = { $cards ->
        [one] Plaats { $seat }: { $cards } kaart in de hand; in het pakhuis: { $stored }.
       *[other] Plaats { $seat }: { $cards } kaarten in de hand; in het pakhuis: { $stored }.
    }
golden-horn-draw-holds-hand = Hand: { LIST($cards, each: "golden-horn-card-lot") }.
golden-horn-draw-holds-warehouse = Pakhuis: { LIST($things, each: "golden-horn-lot") }.
golden-horn-draw-conquered = Veroverd: { LIST($territories, each: "golden-horn-territory-item") }.
golden-horn-draw-boat = Plaats { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): nog niet geplaatst
golden-horn-draw-boat-heading = { $laden ->
        [yes] Plaats { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, koers naar { golden-horn-heading }, aan boord { LIST($cargo, each: "golden-horn-lot") }
       *[no] Plaats { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, koers naar { golden-horn-heading }, niets aan boord
    }
golden-horn-draw-space = Vak { $number }: { golden-horn-color }
golden-horn-draw-modone-holds = { $boats ->
        [one] Modone: plaats voor { $boats } schip
       *[other] Modone: plaats voor { $boats } schepen
    }
golden-horn-draw-territory = { $cost ->
        [one] { golden-horn-territory }: kost { $cost } huurling, geeft { golden-horn-board-points }
       *[other] { golden-horn-territory }: kost { $cost } huurlingen, geeft { golden-horn-board-points }
    }
golden-horn-draw-brings = { golden-horn-kind-title }: { golden-horn-cards } bij elke stop in een haven
golden-horn-draw-seat = Plaats { $seat }
golden-horn-draw-you = jij
golden-horn-draw-first = startspeler
golden-horn-draw-to-play = aan de beurt
golden-horn-draw-due = { $cards ->
        [one] nog { $cards } kaart te trekken
       *[other] nog { $cards } kaarten te trekken
    }
golden-horn-draw-hand = Hand
golden-horn-draw-warehouse = Pakhuis
golden-horn-draw-bag-heading = Zak
golden-horn-draw-draw-pile-heading = Trekstapel
golden-horn-draw-discards-heading = Aflegstapel
golden-horn-draw-mercenaries-heading = Huurlingen
golden-horn-draw-peasants-heading = Boeren

## Het regelboek

golden-horn-title = { -golden-horn }
golden-horn-fleet-of = { $fleet }: { LIST($boats, each: "golden-horn-sails-of", style: "slashes") }
golden-horn-sails-of = { LIST($sails, each: "golden-horn-color-item", style: "hyphens") }
golden-horn-tile-of = { LIST($spaces, each: "golden-horn-color-item", style: "spaces") }
golden-horn-territory-price = { golden-horn-territory } { $cost }/{ $points }

## Het bord in de terminal

golden-horn-primer =
    Je drie schepen vervoeren goederen tussen Venetië en Constantinopel. In je
    beurt verplaats je er één:
      · als het een haven verlaat, laadt het alle blokjes van één kleur die niet
        op zijn zeilen staat;
      · het vaart naar het volgende vrije vak, en vandaar verder zolang het op een
        kleur van zijn zeilen ligt, of jij een kaart in de kleur van het vak
        speelt;
      · in de andere haven gaat de lading naar je pakhuis en trek je kaarten.
    Voordat je vaart, mag je een overval plegen: met twee kaarten in de kleuren van
    de zeilen van een schip op zee steel je er één blokje van. Elk blokje in je
    pakhuis is een punt; rijen van 4, 5 of 6 verschillende kleuren geven er 1, 2 of
    4 extra. Wie de meeste punten heeft, wint.
golden-horn-legend =
    ● geel  ◆ roze  ▲ groen  ■ rood  ≈ blauw  ★ oranje    h huurlingen  b boeren
    op zee: 1d→ is het duo van plaats 1 (bij overvallen 1.duo); → is zijn koers
    schepen: trio ▲■● s3→ 2≈ heeft groene, rode en gele zeilen en 2 blauwe blokjes;
             ↺ mag omkeren, want het is leeg na een overval
    te veroveren: prijs in huurlingen/punten
golden-horn-board-setup = Opstelling: de schepen worden geplaatst
golden-horn-board-round = Ronde { $round } · startspeler: { $first }
golden-horn-board-over = Het einde, na ronde { $round }
golden-horn-board-last = { $reason ->
        [port] de laatste ronde: een haven heeft geen goederen meer
        [territories] de laatste ronde: alle gebieden zijn veroverd
       *[call] de laatste ronde: het einde is aangekondigd
    }
golden-horn-board-venice = Ven
golden-horn-board-modone = Mod
golden-horn-board-constantinople = Con
golden-horn-board-nothing = niets
golden-horn-board-bag = Zak
golden-horn-board-cubes = { $cubes ->
        [one] { $cubes } blokje
       *[other] { $cubes } blokjes
    }
golden-horn-board-pile = trekstapel { $cards }
golden-horn-board-discards = aflegstapel { $cards }
# h is de letter van de huurlingen in golden-horn-board-figure.
golden-horn-board-supply = voorraad { $mercenaries }h
golden-horn-board-conquer = Te veroveren
golden-horn-board-player = { $cards ->
        [one] { $cards } kaart · { $stored } in pakhuis
       *[other] { $cards } kaarten · { $stored } in pakhuis
    }
golden-horn-board-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
golden-horn-board-hand = hand
golden-horn-board-warehouse = pakhuis
golden-horn-board-territories = veroverd
golden-horn-board-figure = { $thing ->
        [mercenaries] h
       *[peasants] b
    }
golden-horn-board-turn = ↺

## Woorden waar andere teksten uit bestaan

golden-horn-boat-kind = { $kind ->
        [trio] trio
        [duo] duo
       *[solo] solo
    }
golden-horn-the-boat = { $kind ->
        [trio] het trio
        [duo] het duo
       *[solo] de solo
    }
golden-horn-the-boat-title = { $kind ->
        [trio] Het trio
        [duo] Het duo
       *[solo] De solo
    }
golden-horn-kind-title = { $kind ->
        [trio] Trio
        [duo] Duo
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
       *[other] vak { $place_number }
    }
golden-horn-to-place = naar { golden-horn-where }
golden-horn-from-origin = { $origin_number ->
        [0] van { $origin ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
       *[other] van vak { $origin_number }
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
# Zonder uitgang: de naam van de kleur, en voor “blokje”, “zeil” en “vak” na “een” of “geen”.
golden-horn-color = { $color ->
        [yellow] geel
        [pink] roze
        [green] groen
        [red] rood
        [blue] blauw
        [black] zwart
        [white] wit
       *[orange] oranje
    }
# Met uitgang: voor “kaart”, “kaarten” en “blokjes”.
golden-horn-tinted = { $color ->
        [yellow] gele
        [pink] roze
        [green] groene
        [red] rode
        [blue] blauwe
        [black] zwarte
        [white] witte
       *[orange] oranje
    }
golden-horn-tinted-many = { golden-horn-tinted }
golden-horn-color-item = { $item ->
        [yellow] geel
        [pink] roze
        [green] groen
        [red] rood
        [blue] blauw
       *[orange] oranje
    }
# Met uitgang, in een lijst: voor “kaart”, “kaarten” en “blokjes”.
golden-horn-tinted-item = { $item ->
        [yellow] gele
        [pink] roze
        [green] groene
        [red] rode
        [blue] blauwe
       *[orange] oranje
    }
golden-horn-colored = { $color ->
        [yellow] ● geel
        [pink] ◆ roze
        [green] ▲ groen
        [red] ■ rood
        [blue] ≈ blauw
       *[orange] ★ oranje
    }
golden-horn-figures = { $thing ->
        [mercenaries] { $number ->
            [one] { $number } huurling
           *[other] { $number } huurlingen
        }
       *[peasants] { $number ->
            [one] { $number } boer
           *[other] { $number } boeren
        }
    }
golden-horn-lot = { $item ->
        [mercenaries] { $number ->
            [one] { $number } huurling
           *[other] { $number } huurlingen
        }
        [peasants] { $number ->
            [one] { $number } boer
           *[other] { $number } boeren
        }
       *[other] { $number ->
            [one] { $number } { golden-horn-color-item } blokje
           *[other] { $number } { golden-horn-tinted-item } blokjes
        }
    }
golden-horn-card-lot = { $number ->
        [one] { $number } { golden-horn-tinted-item } kaart
       *[other] { $number } { golden-horn-tinted-item } kaarten
    }
golden-horn-one-thing = { $thing ->
        [mercenaries] 1 huurling
        [peasants] 1 boer
        [yellow] 1 geel blokje
        [pink] 1 roze blokje
        [green] 1 groen blokje
        [red] 1 rood blokje
        [blue] 1 blauw blokje
       *[orange] 1 oranje blokje
    }
golden-horn-price = { $mercenaries ->
        [0] { $peasants ->
            [one] { $peasants } boer
           *[other] { $peasants } boeren
        }
       *[other] { $peasants ->
            [0] { golden-horn-mercenaries }
            [one] { golden-horn-mercenaries } en { $peasants } boer
           *[other] { golden-horn-mercenaries } en { $peasants } boeren
        }
    }
golden-horn-mercenaries = { $mercenaries ->
        [one] { $mercenaries } huurling
       *[other] { $mercenaries } huurlingen
    }

## Wat er gevraagd wordt: `ask` aan de speler die beslist, `wait` voor de anderen

golden-horn-ask-placing = Waar begint je { golden-horn-boat-kind }? Het schip zet koers naar de andere haven.
golden-horn-ask-starting = { $figures ->
        [yes] { $raid ->
            [yes] Vaar met een schip. Daarvoor mag je veroveren of inruilen, of een schip op zee overvallen.
           *[no] Vaar met een schip. Daarvoor mag je veroveren of inruilen.
        }
       *[no] { $raid ->
            [yes] Vaar met een schip, of overval er eerst een op zee: met twee kaarten steel je één blokje.
           *[no] Met welk schip vaar je? Met je kaarten kun je nu niemand overvallen.
        }
    }
golden-horn-ask-after-raid = { $conquer ->
        [yes] { $exchange ->
            [yes] Je hebt een schip overvallen. Veroveren, inruilen of verdergaan?
           *[no] Je hebt een schip overvallen. Veroveren of verdergaan?
        }
       *[no] Je hebt een schip overvallen. Boeren inruilen of verdergaan?
    }
golden-horn-ask-sailing = Met welk schip vaar je?
golden-horn-ask-loading = { $dominio ->
        [yes] Je { golden-horn-boat-kind } verlaat { golden-horn-port } met alle blokjes van één kleur, of met de figuren. Wat laad je?
       *[no] Je { golden-horn-boat-kind } verlaat { golden-horn-port } met alle blokjes van één kleur. Welke kleur laad je?
    }
golden-horn-ask-voyaging = { $goes_on ->
        [yes] Je { golden-horn-boat-kind } ligt op vak { $place_number }. Je kunt blijven liggen of doorvaren.
       *[no] Je { golden-horn-boat-kind } ligt op vak { $place_number }. Geen van de zeilen en geen van je kaarten heeft die kleur: het schip blijft liggen.
    }
golden-horn-ask-ending = { $figures ->
        [yes] { $call ->
            [yes] Voordat je beurt eindigt: veroveren of inruilen, of het einde aankondigen?
           *[no] Voordat je beurt eindigt: veroveren of inruilen?
        }
       *[no] In je pakhuis liggen alle zes de kleuren. Het einde aankondigen?
    }
golden-horn-wait-placing = { $player } plaatst de schepen.
golden-horn-wait-starting = { $player } begint een beurt.
golden-horn-wait-after-raid = { $player } heeft een schip overvallen en mag veroveren of inruilen.
golden-horn-wait-sailing = { $player } kiest een schip.
golden-horn-wait-loading = { $player } laadt { golden-horn-the-boat }.
golden-horn-wait-voyaging = { $player } vaart met { golden-horn-the-boat }.
golden-horn-wait-ending = { $player } beëindigt de beurt.
golden-horn-wait-chance-due = Er worden goederen en kaarten getrokken…
golden-horn-wait-over = Spel afgelopen
golden-horn-ends-voyaging = { $drawn ->
        [no] Waar stopt het? Kies de plaats, of ga stap voor stap: { LIST($moves, each: "list-item", style: "disjunction") }.
       *[yes] Waar stopt het? ▸ is waar het kan. Kies de plaats, of ga stap voor stap: { LIST($moves, each: "list-item", style: "disjunction") }.
    }
golden-horn-progress = { $round ->
        [0] {""}
       *[other] Ronde { $round }
    }

## Zetten bij hun naam, zoals op knoppen

golden-horn-place-boat = { golden-horn-kind-title } in { golden-horn-port } plaatsen
golden-horn-raid = { $victim-you ->
        [yes] Je { golden-horn-boat-kind } overvallen met { LIST($cards, each: "golden-horn-card-lot") }
       *[no] { golden-horn-kind-title } van { $victim } overvallen met { LIST($cards, each: "golden-horn-card-lot") }
    }
golden-horn-conquer = { golden-horn-territory } veroveren
golden-horn-exchange = { $number ->
        [one] { $number } boer inruilen voor een huurling
       *[other] { $number } boeren inruilen voor huurlingen
    }
golden-horn-sail = Varen met { golden-horn-the-boat }
golden-horn-turn-round = Omkeren met { golden-horn-the-boat }
golden-horn-load = { $thing ->
        [mercenaries] Huurlingen laden
        [peasants] Boeren laden
        [both] Huurlingen en boeren laden
        [yellow] Gele blokjes laden
        [pink] Roze blokjes laden
        [green] Groene blokjes laden
        [red] Rode blokjes laden
        [blue] Blauwe blokjes laden
       *[orange] Oranje blokjes laden
    }
golden-horn-play-wind = Een { golden-horn-tinted } kaart spelen en doorvaren
golden-horn-sail-on = Doorvaren
golden-horn-sail-on-with = Doorvaren met { LIST($cards, each: "golden-horn-card-lot") }
golden-horn-stop = Hier stoppen
golden-horn-no-raid = Geen overval
golden-horn-ready = Verder
golden-horn-call-end = Einde aankondigen
golden-horn-finish-turn = Beurt beëindigen
golden-horn-voyage-end = { $way ->
        [stay] { golden-horn-kind-title } op vak { $place_number } laten liggen
        [back] Met { golden-horn-the-boat } terugvaren { golden-horn-to-place }
       *[on] Met { golden-horn-the-boat } { golden-horn-to-place } varen
    }
golden-horn-end-voyage-end = { $way ->
        [stay] blijft hier liggen
       *[other] { $color ->
            [none] { golden-horn-for }
           *[other] { golden-horn-colored }, { golden-horn-for }
        }
    }
golden-horn-for = { $price ->
        [0] gratis
        [one] −{ $price } kaart
       *[other] −{ $price } kaarten
    }
golden-horn-reach-voyage-end = { golden-horn-where }
golden-horn-reach-stored = {""}
golden-horn-reach-drawing-began = {""}
golden-horn-reach-worth = {""}
golden-horn-reach-then-load = {""}
golden-horn-reach-aboard = {""}
golden-horn-reach-arrival = {""}

## Wat er gebeurde, als zinnen van het logboek

golden-horn-fleet-placed = { $you ->
        [yes] Je plaatst je schepen
       *[no] { $player } plaatst de schepen
    }
golden-horn-drew = { $you ->
        [yes] Je trekt { golden-horn-cards }
       *[no] { $player } trekt { golden-horn-cards }
    }
golden-horn-drew-colors = { $you ->
        [yes] Je trekt { LIST($cards, each: "golden-horn-card-lot") }
       *[no] { $player } trekt { LIST($cards, each: "golden-horn-card-lot") }
    }
golden-horn-cards = { $cards ->
        [0] geen kaarten
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
golden-horn-pile-renewed = De aflegstapel wordt geschud en vormt de nieuwe trekstapel: { golden-horn-cards }
golden-horn-no-cards-left = Er zijn geen kaarten meer om te trekken
golden-horn-refilled = { golden-horn-port } krijgt { LIST($things, each: "golden-horn-lot") }
golden-horn-raided = { $you ->
        [yes] Je overvalt { golden-horn-the-boat } van { $victim } met { LIST($cards, each: "golden-horn-card-lot") }: { golden-horn-one-thing } gestolen
       *[no] { $victim-you ->
            [yes] { $player } overvalt je { golden-horn-boat-kind } met { LIST($cards, each: "golden-horn-card-lot") }: { golden-horn-one-thing } gestolen
           *[no] { $player } overvalt { golden-horn-the-boat } van { $victim } met { LIST($cards, each: "golden-horn-card-lot") }: { golden-horn-one-thing } gestolen
        }
    }
golden-horn-conquered = { $you ->
        [yes] Je verovert { golden-horn-territory } voor { golden-horn-price } (+{ golden-horn-board-points })
       *[no] { $player } verovert { golden-horn-territory } voor { golden-horn-price } (+{ golden-horn-board-points })
    }
golden-horn-exchanged = { $you ->
        [yes] { $number ->
            [one] Je ruilt { $number } boer in voor een huurling
           *[other] Je ruilt { $number } boeren in voor huurlingen
        }
       *[no] { $number ->
            [one] { $player } ruilt { $number } boer in voor een huurling
           *[other] { $player } ruilt { $number } boeren in voor huurlingen
        }
    }
golden-horn-relieved = { $number ->
        [one] Een huurling vervangt { $number } boer in { golden-horn-port }
       *[other] Huurlingen vervangen { $number } boeren in { golden-horn-port }
    }
golden-horn-move-left-out = { $you ->
        [yes] Geen van je schepen kan varen
       *[no] { $player } kan met geen enkel schip varen
    }
golden-horn-voyage = { $you ->
        [yes] Je vaart met je { golden-horn-boat-kind } { golden-horn-from-origin } { golden-horn-to-place }
       *[no] { $player } vaart met { golden-horn-the-boat } { golden-horn-from-origin } { golden-horn-to-place }
    }
golden-horn-end-announced = { $reason ->
        [port] Een haven heeft geen goederen meer: dit is de laatste ronde
        [territories] Alle gebieden zijn veroverd: dit is de laatste ronde
       *[call] { $you ->
            [yes] Je kondigt het einde aan: dit is de laatste ronde
           *[no] { $player } kondigt het einde aan: dit is de laatste ronde
        }
    }
golden-horn-ended = Het spel is afgelopen en alle pakhuizen gaan open

## Wat een zet oplevert
# Naamwoorden of deelwoorden, na een dubbele punt of alleen op een knop.

golden-horn-gives-placed = { golden-horn-boat-kind } in { golden-horn-port }
golden-horn-would-placed = { $port ->
        [venice] koers naar { -constantinople }
       *[constantinople] koers naar { -venice }
    }
golden-horn-gives-turned = omgekeerd richting { golden-horn-heading }
# De overval van een beurt, na de zin over de reis.
golden-horn-gives-raided = { $victim-you ->
        [yes] je { golden-horn-boat-kind } overvallen met { LIST($cards, each: "golden-horn-card-lot") } ({ golden-horn-one-thing } gestolen)
       *[no] { golden-horn-the-boat } van { $victim } overvallen met { LIST($cards, each: "golden-horn-card-lot") } ({ golden-horn-one-thing } gestolen)
    }
golden-horn-gives-cards-played = { LIST($cards, each: "golden-horn-card-lot") } gespeeld
golden-horn-gives-aboard = { LIST($things, each: "golden-horn-lot") } aan boord
golden-horn-gives-stored = { LIST($things, each: "golden-horn-lot") } naar het pakhuis
golden-horn-gives-drawn = { golden-horn-cards } getrokken
golden-horn-gives-drawn-colors = { LIST($cards, each: "golden-horn-card-lot") } getrokken
golden-horn-would-arrival = { golden-horn-to-place }
golden-horn-would-stolen = +{ golden-horn-one-thing }, −2 kaarten
golden-horn-would-conquered = +{ golden-horn-board-points } voor { golden-horn-price }
golden-horn-would-drawing-began = { $cards ->
        [one] +{ $cards } kaart
       *[other] +{ $cards } kaarten
    }
golden-horn-would-end-announced = dit wordt de laatste ronde
golden-horn-would-worth = { $points ->
        [one] { $points } punt waard
       *[other] { $points } punten waard
    }
golden-horn-would-then-load = vanuit { golden-horn-port }, met { LIST($things, each: "golden-horn-lot", style: "disjunction") }
golden-horn-would-then-sail = daarna kiezen uit alle schepen
golden-horn-would-then-figures = daarna veroveren, inruilen of verdergaan
golden-horn-would-voyage-price = { $price ->
        [0] gratis
       *[other] voor { LIST($cards, each: "golden-horn-card-lot") }
    }

## De onderdelen van de score, in een tabel

golden-horn-part-goods = goederen
golden-horn-part-rows4 = rijen van vier kleuren
golden-horn-part-rows5 = rijen van vijf kleuren
golden-horn-part-rows6 = rijen van zes kleuren
golden-horn-part-territories = gebieden
golden-horn-part-figures = huurlingen en boeren

## Op de pagina

golden-horn-page-pieces = Stukken op de zeekaart
golden-horn-page-boat = { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): nog niet geplaatst
golden-horn-page-boat-heading = { $laden ->
        [yes] { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, koers naar { golden-horn-heading }, aan boord { LIST($cargo, each: "golden-horn-lot") }
       *[no] { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, koers naar { golden-horn-heading }, niets aan boord
    }
golden-horn-page-unplaced = nog niet geplaatst
# Waar een schip heen vaart, onder zijn plaats.
golden-horn-page-bound = → { golden-horn-heading }
# Wie in de laatste ronde nog speelt, na elkaar: “Laatste ronde: Ann, daarna jij”. $before is wat er al gezegd is.
golden-horn-page-last-round = Laatste ronde: { $turns }
golden-horn-page-turns-first = { $you ->
        [yes] jij
       *[no] { $player }
    }
golden-horn-page-turns-next = { $you ->
        [yes] { $before }, daarna jij
       *[no] { $before }, daarna { $player }
    }
golden-horn-page-fleet = Schepen
golden-horn-page-stock = Voorraad
golden-horn-page-stored = Pakhuis: { LIST($things, each: "golden-horn-lot") }
golden-horn-page-stored-nothing = Pakhuis: niets
golden-horn-page-hidden = Het pakhuis is verborgen (S4).
golden-horn-page-held = { $number ->
        [0] geen { golden-horn-tinted } kaart
        [one] { $number } { golden-horn-tinted } kaart
       *[other] { $number } { golden-horn-tinted-many } kaarten
    }
golden-horn-page-cards-held = { $cards ->
        [one] { $cards } kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
golden-horn-page-things-stored = { $stored ->
        [one] { $stored } stuk in het pakhuis
       *[other] { $stored } stuks in het pakhuis
    }
golden-horn-page-more = +{ $number }
golden-horn-page-less = { $many } − { $gone }
golden-horn-page-rows = rijen
golden-horn-page-grows = { $has }→{ $would }
golden-horn-page-choices = Wat je kunt doen
golden-horn-page-which-boat = Welk schip vaart
golden-horn-page-ends = Waar het schip kan stoppen
golden-horn-page-steps = Stap voor stap
golden-horn-page-raids = Schepen die je kunt overvallen
golden-horn-page-named = { $label }: { $gives }
golden-horn-page-advised = { $name } (hint)
golden-horn-page-advice = hint
golden-horn-page-raid = { golden-horn-kind-title } van { $victim } overvallen
golden-horn-page-takes = +{ golden-horn-one-thing }
golden-horn-page-choose-boat = { golden-horn-kind-title } kiezen
golden-horn-page-rows-alike = { $has }→{ $would } ×{ $many }
golden-horn-page-reaches = { LIST($places, each: "golden-horn-where") }
golden-horn-page-territories = { LIST($territories, each: "golden-horn-territory-item") }
golden-horn-page-end = { $way ->
        [stay] op vak { $place_number } blijven
        [back] terug { golden-horn-to-place }
       *[on] { golden-horn-to-place }
    }
golden-horn-page-tip-rows = Rijen van 4, 5 of 6 verschillende kleuren geven 1, 2 of 4 punten extra.
golden-horn-page-tip-draws = Zoveel kaarten trek je als dit schip in een haven stopt.
golden-horn-page-tip-raid = Met twee kaarten in kleuren van zijn zeilen steel je één blokje.
golden-horn-page-tip-bag = Blokjes in de zak; daaruit worden de havens aangevuld.
golden-horn-page-tip-draw-pile = Kaarten om te trekken; als ze op zijn, wordt de aflegstapel geschud.
golden-horn-page-tip-mercenaries = Huurlingen in de voorraad.
golden-horn-page-tip-peasants = Zwarte blokjes die uit het spel zijn. Ze dienen als boeren als de huurlingen op zijn.
golden-horn-page-tips = Met de pijltjestoetsen krijg je bij alles uitleg.
golden-horn-page-first = 1e
golden-horn-page-others = De anderen en de voorraad
golden-horn-page-discarded = { $number ->
        [0] geen { golden-horn-tinted } kaart afgelegd
        [one] { $number } { golden-horn-tinted } kaart afgelegd
       *[other] { $number } { golden-horn-tinted-many } kaarten afgelegd
    }
golden-horn-page-sort-place = Plaatsen
golden-horn-page-sort-load = Laden
golden-horn-page-sort-voyage = Reis
golden-horn-page-sort-raid = Overval
golden-horn-page-sort-sail = Varen
golden-horn-page-sort-figures = Verovering
golden-horn-page-tip-figures = Met huurlingen verover je gebieden; twee boeren tellen als één huurling. Boeren kun je inruilen voor huurlingen uit de voorraad.
golden-horn-page-tip-place = Schepen beginnen in Venetië of Constantinopel en zetten koers naar de andere haven.
golden-horn-page-tip-sail = Eén schip moet varen: naar het volgende vrije vak, en vandaar verder met zijn zeilen of met kaarten.
golden-horn-page-tip-load = Een schip dat een haven verlaat, laadt alle blokjes van één kleur die niet op zijn zeilen staat. Rijen van 4, 5 of 6 verschillende kleuren geven 1, 2 of 4 punten extra.
golden-horn-page-tip-wind = Met een kaart in de kleur van het vak vaart het schip door.
golden-horn-page-tip-voyage = Vanaf een vak in een kleur van zijn zeilen vaart het schip gratis door, vanaf elk ander vak met een kaart in die kleur. In een haven moet het stoppen.
golden-horn-page-tip-stored-mercenaries = Huurlingen: daarmee betaal je gebieden; elke huurling die overblijft, is 1 punt.
golden-horn-page-tip-stored-peasants = Boeren: met twee betaal je evenveel als met één huurling; elke boer die overblijft, is 1 punt.

## De stand als tabel

golden-horn-field-players = Aantal spelers
golden-horn-field-first = Startspeler
golden-horn-field-modone = { web-option-golden-horn-modone }
golden-horn-field-warehouses = { web-option-golden-horn-warehouses }
golden-horn-field-dominio = { web-option-golden-horn-dominio }
golden-horn-field-round = Ronde
golden-horn-field-turn = Aan de beurt
golden-horn-field-ports = Havens
golden-horn-field-table = Spelers
golden-horn-field-bag = Blokjes in de zak
golden-horn-field-draw_pile = Kaarten in de trekstapel
golden-horn-field-discards = Aflegstapel
golden-horn-field-supply = Huurlingen in de voorraad
golden-horn-field-outside = Zwarte blokjes uit het spel
golden-horn-field-boat = Schip onderweg
golden-horn-field-due = Te trekken kaarten
golden-horn-field-end = Einde
golden-horn-field-cards = Kaarten in de hand
golden-horn-field-hand = Hand
golden-horn-field-stored = Aantal in het pakhuis
golden-horn-field-warehouse = Pakhuis
golden-horn-field-territories = Gebieden
golden-horn-field-boats = Schepen
golden-horn-field-kind = Schip
golden-horn-field-place = Plaats
golden-horn-field-heading = Koers
golden-horn-field-cargo = Aan boord
golden-horn-field-may_turn = Mag omkeren
golden-horn-value-yellow = geel
golden-horn-value-pink = roze
golden-horn-value-green = groen
golden-horn-value-red = rood
golden-horn-value-blue = blauw
golden-horn-value-orange = oranje
golden-horn-value-mercenaries = huurlingen
golden-horn-value-peasants = boeren
golden-horn-value-trio = trio
golden-horn-value-duo = duo
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
golden-horn-value-s = vak { $s }
golden-horn-shows-first = { $player }
golden-horn-shows-turn = { $player }
