# Golden Horn und Dominio da Mar: alles, was die Seite, das Terminal und die Zeichnungen über dieses Spiel sagen.
# Die Wörter stehen in docs/glossary.md: Schiff, Segel, Seeplättchen, Feld, Warenstein (nie „Würfel“), Lagerhaus, Windkarte, Piratenkarte.

## Das Spielmaterial

golden-horn-components-fleet = Die drei Schiffe einer Flotte zeigen alle sechs Farben; es fehlt: { LIST($missing, each: "list-item") }.
golden-horn-components-tiles = Zwei Arten von Seeplättchen wechseln sich ab: Dieses und das vorige müssen alle sechs Farben zeigen.

## Warum ein Zug abgelehnt wird

golden-horn-refuse-chance-form = „{ $move }“ ist weder ein Warenstein noch eine Karte; schreibe „cube“ oder „card“ und die Farbe.
golden-horn-refuse-cube-due = Zuerst wird ein Warenstein für den Hafen gezogen.
golden-horn-refuse-card-due = Zuerst wird eine Karte nachgezogen.
golden-horn-refuse-cube = Im Beutel ist kein { golden-horn-color-er } Warenstein.
golden-horn-refuse-card = Im Nachziehstapel ist keine solche Karte.
golden-horn-refuse-place-now = Schiffe werden nur vor Beginn der Partie aufgestellt.
golden-horn-refuse-place-order = Jetzt wird das { golden-horn-boat-kind } aufgestellt; alle stellen Trio, Duo und Solo in dieser Reihenfolge auf.
golden-horn-refuse-raid-now = Du darfst einmal ein Schiff überfallen, zu Beginn deines Zuges.
golden-horn-refuse-raid-enemy = Du kannst nur das Schiff eines Gegners an diesem Tisch überfallen.
golden-horn-refuse-raid-port = Schiffe in einem Hafen sind sicher.
golden-horn-refuse-raid-empty = Dieses Schiff hat nichts geladen.
golden-horn-refuse-raid-mercenaries = Ein Schiff mit einem Söldner an Bord lässt sich nicht überfallen.
golden-horn-refuse-raid-sails = Dieses Schiff hat kein { golden-horn-color-es } Segel; beide Piratenkarten müssen Farben seiner Segel haben.
golden-horn-refuse-raid-cards = Diese beiden Karten hast du nicht.
golden-horn-refuse-no-raid-now = Die Zeit für einen Überfall ist in diesem Zug vorbei.
golden-horn-refuse-ready-now = „ready“ gibt es nur nach einem Überfall; damit endet der Beginn des Zuges.
golden-horn-refuse-sail-now = Du wählst ein Schiff pro Zug, nach dem Überfall.
golden-horn-refuse-sail = Das { golden-horn-boat-kind } kann nicht auslaufen: In seinem Hafen ist nichts, was es laden darf.
golden-horn-refuse-turn = Das { golden-horn-boat-kind } darf nicht wenden. Das darf nur ein Schiff, das bei einem Überfall seinen letzten Warenstein verloren hat, wenn es sich das nächste Mal bewegt.
golden-horn-refuse-load-now = Ein Schiff lädt nur, wenn es Venedig oder Konstantinopel verlässt.
golden-horn-refuse-load-figures = In diesem Hafen gibt es keine solchen Söldner oder Bauern.
golden-horn-refuse-load-none = In diesem Hafen sind keine { golden-horn-color-en } Warensteine.
golden-horn-refuse-load-sails = Ein Schiff mit einem { golden-horn-color-en } Segel darf keine { golden-horn-color-en } Warensteine laden.
golden-horn-refuse-voyage-now = Jetzt ist kein Schiff unterwegs.
golden-horn-refuse-on = Das Schiff hat kein { golden-horn-color-es } Segel; es segelt nur mit einer { golden-horn-color-en } Windkarte weiter.
golden-horn-refuse-wind-color = Das Schiff ist auf einem { golden-horn-color-en } Feld; dort wirkt nur eine { golden-horn-tinted } Karte als Windkarte.
golden-horn-refuse-wind-sail = Das Schiff hat ein { golden-horn-color-es } Segel und segelt ohne Karte weiter.
golden-horn-refuse-wind-card = Du hast keine { golden-horn-tinted } Karte.
golden-horn-refuse-call = Nur wer alle sechs Farben im Lagerhaus hat, darf das Ende ankündigen.
golden-horn-refuse-called = Das Ende ist schon angekündigt.
golden-horn-refuse-end-now = Dein Zug ist noch nicht zu Ende.
golden-horn-refuse-dominio = Das gehört zu Dominio da Mar, das an diesem Tisch nicht gespielt wird.
golden-horn-refuse-conquer-now = Gebiete erobern und Bauern eintauschen kannst du zu Beginn deines Zuges, vor und nach dem Überfall, und an seinem Ende.
golden-horn-refuse-conquered = { golden-horn-territory } ist schon erobert.
golden-horn-refuse-conquer-cost = { golden-horn-territory } kostet { $cost } Söldner; zwei Bauern zählen wie ein Söldner.
golden-horn-refuse-exchange = Du tauschst Bauern aus deinem Lagerhaus eins zu eins ein, mindestens einen und höchstens so viele, wie Söldner im Vorrat sind.

## Wörter auf dem Spielplan

golden-horn-draw-title = { -golden-horn }
golden-horn-draw-printed = Golden Horn und Dominio da Mar: der Spielplan für vier Spieler
golden-horn-draw-printed-all = Eine Seekarte. Der Seeweg führt von Venedig über Seeplättchen mit je drei farbigen Feldern und über Modone nach Konstantinopel. Venedig und Konstantinopel haben Plätze für Waren und Liegeplätze für Schiffe. Fünf Gebiete von Dominio da Mar mit ihren Kosten und Punkten, der Beutel, der Nachziehstapel, der Ablagestapel und vier Flotten aus drei Schiffen mit ihren Segeln.
golden-horn-draw-chart = Die Seekarte von Golden Horn
golden-horn-draw-chart-all = Der Seeweg führt von Venedig über Seeplättchen mit je drei farbigen Feldern nach Konstantinopel.
golden-horn-draw-table = Golden Horn: der Tisch in Runde { $round }
golden-horn-draw-sentence = { $words }.
golden-horn-draw-turn = Runde { $round } · Platz { $seat } am Zug
golden-horn-draw-setup = Schiffe, Waren, Karten · Platz { $seat }
golden-horn-draw-over = Spielende
golden-horn-draw-end-port = Letzte Runde: Ein Hafen hat keine Waren mehr
golden-horn-draw-end-call = Letzte Runde: Das Ende ist angekündigt
golden-horn-draw-end-territories = Letzte Runde: Alle Gebiete sind erobert
golden-horn-draw-lies = { golden-horn-port }: { LIST($things, each: "golden-horn-lot") }.
golden-horn-draw-lies-nothing = { golden-horn-port }: nichts.
golden-horn-draw-holds = { $cards ->
        [one] Platz { $seat }: { $cards } Karte auf der Hand, { $stored } Stück im Lagerhaus.
       *[other] Platz { $seat }: { $cards } Karten auf der Hand, { $stored } Stück im Lagerhaus.
    }
golden-horn-draw-holds-hand = Hand: { LIST($cards, each: "golden-horn-card-lot") }.
golden-horn-draw-holds-warehouse = Lagerhaus: { LIST($things, each: "golden-horn-lot") }.
golden-horn-draw-conquered = Erobert: { LIST($territories, each: "golden-horn-territory-item") }.
golden-horn-draw-boat = Platz { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): noch nicht aufgestellt
golden-horn-draw-boat-heading = { $laden ->
        [yes] Platz { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, Kurs auf { golden-horn-heading }, an Bord { LIST($cargo, each: "golden-horn-lot") }
       *[no] Platz { $seat }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, Kurs auf { golden-horn-heading }, nichts an Bord
    }
golden-horn-draw-space = Feld { $number }: { golden-horn-color }
golden-horn-draw-modone-holds = { $boats ->
        [one] Modone: Platz für { $boats } Schiff
       *[other] Modone: Platz für { $boats } Schiffe
    }
golden-horn-draw-territory = { golden-horn-territory }: kostet { $cost } Söldner, bringt { golden-horn-board-points }
golden-horn-draw-brings = { golden-horn-kind-title }: { golden-horn-cards } bei jedem Halt in einem Hafen
golden-horn-draw-seat = Platz { $seat }
golden-horn-draw-you = du
golden-horn-draw-first = Startspieler
golden-horn-draw-to-play = am Zug
golden-horn-draw-due = { $cards ->
        [one] { $cards } Karte nachzuziehen
       *[other] { $cards } Karten nachzuziehen
    }
golden-horn-draw-hand = Hand
golden-horn-draw-warehouse = Lagerhaus
golden-horn-draw-bag-heading = Beutel
golden-horn-draw-draw-pile-heading = Stapel
golden-horn-draw-discards-heading = Ablage
golden-horn-draw-mercenaries-heading = Söldner
golden-horn-draw-peasants-heading = Bauern

## Das Regelheft

golden-horn-title = { -golden-horn }
golden-horn-fleet-of = { $fleet }: { LIST($boats, each: "golden-horn-sails-of", style: "slashes") }
golden-horn-sails-of = { LIST($sails, each: "golden-horn-color-item", style: "hyphens") }
golden-horn-tile-of = { LIST($spaces, each: "golden-horn-color-item", style: "spaces") }
golden-horn-territory-price = { golden-horn-territory } { $cost }/{ $points }

## Der Spielplan im Terminal

golden-horn-primer =
    Deine drei Schiffe bringen Waren von Venedig nach Konstantinopel und zurück.
    In deinem Zug bewegst du eines davon:
      · Verlässt es einen Hafen, lädt es alle Warensteine einer Farbe, die nicht
        auf seinen Segeln ist.
      · Es segelt auf das nächste freie Feld und von dort weiter, solange es auf
        einer Farbe seiner Segel steht oder du eine Karte in der Farbe des Feldes
        spielst.
      · Im anderen Hafen kommt die Ladung in dein Lagerhaus, und du ziehst Karten.
    Vorher darfst du ein Schiff auf See überfallen: Mit zwei Karten in Farben
    seiner Segel erbeutest du einen Warenstein. Jeder Warenstein im Lagerhaus
    zählt 1 Punkt; Reihen aus 4, 5 oder 6 verschiedenen Farben bringen 1, 2 oder 4
    mehr. Wer die meisten Punkte hat, gewinnt.
golden-horn-legend =
    ● gelb  ◆ rosa  ▲ grün  ■ rot  ≈ blau  ★ orange    S Söldner  B Bauern
    auf See: 1d→ ist das Duo von Platz 1 (bei Überfällen 1.duo) auf diesem Kurs
    Schiffe: Trio ▲■● s3→ 2≈ hat Segel in Grün, Rot, Gelb und 2 blaue Warensteine;
             ↺ darf wenden, denn ein Überfall hat es geleert
    zu erobern: Preis in Söldnern/Punkte
golden-horn-board-setup = Aufbau: Die Schiffe werden aufgestellt
golden-horn-board-round = Runde { $round } · Startspieler: { $first }
golden-horn-board-over = Ende nach Runde { $round }
golden-horn-board-last = { $reason ->
        [port] letzte Runde: Ein Hafen hat keine Waren mehr
        [territories] letzte Runde: Alle Gebiete sind erobert
       *[call] letzte Runde: Das Ende ist angekündigt
    }
golden-horn-board-venice = Ven
golden-horn-board-modone = Mod
golden-horn-board-constantinople = Kon
golden-horn-board-nothing = nichts
golden-horn-board-bag = Beutel
golden-horn-board-cubes = { $cubes ->
        [one] { $cubes } Warenstein
       *[other] { $cubes } Warensteine
    }
golden-horn-board-pile = Nachziehstapel { $cards }
golden-horn-board-discards = Ablagestapel { $cards }
golden-horn-board-supply = Vorrat { $mercenaries }S
golden-horn-board-conquer = Zu erobern
golden-horn-board-player = { $cards ->
        [one] { $cards } Karte · { $stored } im Lagerhaus
       *[other] { $cards } Karten · { $stored } im Lagerhaus
    }
golden-horn-board-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
golden-horn-board-hand = Hand
golden-horn-board-warehouse = Lagerhaus
golden-horn-board-territories = erobert
golden-horn-board-figure = { $thing ->
        [mercenaries] S
       *[peasants] B
    }
golden-horn-board-turn = ↺

## Wörter, aus denen andere Texte bestehen

# Das Trio, das Duo, das Solo: immer sächlich.
golden-horn-boat-kind = { $kind ->
        [trio] Trio
        [duo] Duo
       *[solo] Solo
    }
golden-horn-kind-title = { golden-horn-boat-kind }
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
       *[other] Feld { $place_number }
    }
golden-horn-to-place = { $place_number ->
        [0] nach { golden-horn-where }
       *[other] auf { golden-horn-where }
    }
golden-horn-from-origin = { $origin_number ->
        [0] von { $origin ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
       *[other] von Feld { $origin_number }
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
# Die Farbe allein, ohne Endung; „rosa“ und „orange“ haben nie eine.
golden-horn-color = { $color ->
        [yellow] gelb
        [pink] rosa
        [green] grün
        [red] rot
        [blue] blau
        [black] schwarz
        [white] weiß
       *[orange] orange
    }
# Kein roter Warenstein.
golden-horn-color-er = { $color ->
        [yellow] gelber
        [pink] rosa
        [green] grüner
        [red] roter
        [blue] blauer
        [black] schwarzer
        [white] weißer
       *[orange] orange
    }
# Kein rotes Segel, ein rotes Segel.
golden-horn-color-es = { $color ->
        [yellow] gelbes
        [pink] rosa
        [green] grünes
        [red] rotes
        [blue] blaues
        [black] schwarzes
        [white] weißes
       *[orange] orange
    }
# Keine roten Warensteine, mit einer roten Karte, auf einem roten Feld.
golden-horn-color-en = { $color ->
        [yellow] gelben
        [pink] rosa
        [green] grünen
        [red] roten
        [blue] blauen
        [black] schwarzen
        [white] weißen
       *[orange] orange
    }
# Eine rote Karte.
golden-horn-tinted = { $color ->
        [yellow] gelbe
        [pink] rosa
        [green] grüne
        [red] rote
        [blue] blaue
        [black] schwarze
        [white] weiße
       *[orange] orange
    }
# Zwei rote Karten.
golden-horn-tinted-many = { golden-horn-tinted }
golden-horn-color-item = { $item ->
        [yellow] gelb
        [pink] rosa
        [green] grün
        [red] rot
        [blue] blau
       *[orange] orange
    }
golden-horn-colored = { $color ->
        [yellow] ● gelb
        [pink] ◆ rosa
        [green] ▲ grün
        [red] ■ rot
        [blue] ≈ blau
       *[orange] ★ orange
    }
golden-horn-figures = { $thing ->
        [mercenaries] { $number } Söldner
       *[peasants] { $number ->
            [one] { $number } Bauer
           *[other] { $number } Bauern
        }
    }
golden-horn-lot = { $number ->
        [one] { $item ->
            [mercenaries] { $number } Söldner
            [peasants] { $number } Bauer
            [yellow] { $number } gelber Warenstein
            [pink] { $number } rosa Warenstein
            [green] { $number } grüner Warenstein
            [red] { $number } roter Warenstein
            [blue] { $number } blauer Warenstein
           *[orange] { $number } orange Warenstein
        }
       *[other] { $item ->
            [mercenaries] { $number } Söldner
            [peasants] { $number } Bauern
            [yellow] { $number } gelbe Warensteine
            [pink] { $number } rosa Warensteine
            [green] { $number } grüne Warensteine
            [red] { $number } rote Warensteine
            [blue] { $number } blaue Warensteine
           *[orange] { $number } orange Warensteine
        }
    }
# Im dritten Fall, nach „mit“.
golden-horn-lot-dative = { $number ->
        [one] { $item ->
            [mercenaries] einem Söldner
            [peasants] einem Bauern
            [yellow] einem gelben Warenstein
            [pink] einem rosa Warenstein
            [green] einem grünen Warenstein
            [red] einem roten Warenstein
            [blue] einem blauen Warenstein
           *[orange] einem orange Warenstein
        }
       *[other] { $item ->
            [mercenaries] { $number } Söldnern
            [peasants] { $number } Bauern
            [yellow] { $number } gelben Warensteinen
            [pink] { $number } rosa Warensteinen
            [green] { $number } grünen Warensteinen
            [red] { $number } roten Warensteinen
            [blue] { $number } blauen Warensteinen
           *[orange] { $number } orange Warensteinen
        }
    }
golden-horn-card-lot = { $number ->
        [one] { $item ->
            [yellow] { $number } gelbe Karte
            [pink] { $number } rosa Karte
            [green] { $number } grüne Karte
            [red] { $number } rote Karte
            [blue] { $number } blaue Karte
           *[orange] { $number } orange Karte
        }
       *[other] { $item ->
            [yellow] { $number } gelbe Karten
            [pink] { $number } rosa Karten
            [green] { $number } grüne Karten
            [red] { $number } rote Karten
            [blue] { $number } blaue Karten
           *[orange] { $number } orange Karten
        }
    }
# Im dritten Fall, nach „mit“.
golden-horn-card-lot-dative = { $number ->
        [one] { $item ->
            [yellow] einer gelben Karte
            [pink] einer rosa Karte
            [green] einer grünen Karte
            [red] einer roten Karte
            [blue] einer blauen Karte
           *[orange] einer orange Karte
        }
       *[other] { $item ->
            [yellow] { $number } gelben Karten
            [pink] { $number } rosa Karten
            [green] { $number } grünen Karten
            [red] { $number } roten Karten
            [blue] { $number } blauen Karten
           *[orange] { $number } orange Karten
        }
    }
golden-horn-one-thing = { $thing ->
        [mercenaries] 1 Söldner
        [peasants] 1 Bauer
        [yellow] 1 gelber Warenstein
        [pink] 1 rosa Warenstein
        [green] 1 grüner Warenstein
        [red] 1 roter Warenstein
        [blue] 1 blauer Warenstein
       *[orange] 1 orange Warenstein
    }
# Im vierten Fall, nach „für“.
golden-horn-price = { $mercenaries ->
        [0] { $peasants } Bauern
       *[other] { $peasants ->
            [0] { golden-horn-mercenaries }
           *[other] { golden-horn-mercenaries } und { $peasants } Bauern
        }
    }
golden-horn-mercenaries = { $mercenaries } Söldner

## Was gefragt wird: `ask` den Spieler, der entscheidet, `wait` lesen die anderen

golden-horn-ask-placing = Wo beginnt dein { golden-horn-boat-kind }? Es nimmt Kurs auf den anderen Hafen.
golden-horn-ask-starting = { $figures ->
        [yes] { $raid ->
            [yes] Segle mit einem Schiff. Vorher darfst du erobern oder eintauschen oder ein Schiff auf See überfallen.
           *[no] Segle mit einem Schiff. Vorher darfst du erobern oder eintauschen.
        }
       *[no] { $raid ->
            [yes] Segle mit einem Schiff oder überfalle vorher eines auf See: Mit zwei Karten erbeutest du einen Warenstein.
           *[no] Welches deiner Schiffe segelt? Deine Karten erlauben jetzt keinen Überfall.
        }
    }
golden-horn-ask-after-raid = { $conquer ->
        [yes] { $exchange ->
            [yes] Du hast ein Schiff überfallen. Erobern, eintauschen oder weiter?
           *[no] Du hast ein Schiff überfallen. Erobern oder weiter?
        }
       *[no] Du hast ein Schiff überfallen. Bauern eintauschen oder weiter?
    }
golden-horn-ask-sailing = Welches deiner Schiffe segelt?
golden-horn-ask-loading = { $dominio ->
        [yes] Dein { golden-horn-boat-kind } verlässt { golden-horn-port } mit allen Warensteinen einer Farbe oder mit Söldnern und Bauern. Was lädt es?
       *[no] Dein { golden-horn-boat-kind } verlässt { golden-horn-port } mit allen Warensteinen einer Farbe. Welche Farbe lädt es?
    }
golden-horn-ask-voyaging = { $goes_on ->
        [yes] Dein { golden-horn-boat-kind } ist auf Feld { $place_number }. Es darf bleiben oder weitersegeln.
       *[no] Dein { golden-horn-boat-kind } ist auf Feld { $place_number }. Diese Farbe hat keines seiner Segel und keine deiner Karten: Es bleibt.
    }
golden-horn-ask-ending = { $figures ->
        [yes] { $call ->
            [yes] Vor dem Ende deines Zuges: erobern oder eintauschen oder das Ende ankündigen?
           *[no] Vor dem Ende deines Zuges: erobern oder eintauschen?
        }
       *[no] In deinem Lagerhaus sind alle sechs Farben. Das Ende ankündigen?
    }
golden-horn-wait-placing = { $player } stellt die Schiffe auf.
golden-horn-wait-starting = { $player } ist am Zug.
golden-horn-wait-after-raid = { $player } hat ein Schiff überfallen und darf erobern oder eintauschen.
golden-horn-wait-sailing = { $player } wählt ein Schiff.
golden-horn-wait-loading = { $player } belädt das { golden-horn-boat-kind }.
golden-horn-wait-voyaging = { $player } segelt mit dem { golden-horn-boat-kind }.
golden-horn-wait-ending = { $player } beendet den Zug.
golden-horn-wait-chance-due = Waren und Karten werden gezogen …
golden-horn-wait-over = Spielende
golden-horn-ends-voyaging = { $drawn ->
        [no] Wo hält es an? Wähle den Ort oder geh Schritt für Schritt: { LIST($moves, each: "list-item", style: "disjunction") }.
       *[yes] Wo hält es an? ▸ zeigt, wo es geht. Wähle den Ort oder geh Schritt für Schritt: { LIST($moves, each: "list-item", style: "disjunction") }.
    }
golden-horn-progress = { $round ->
        [0] {""}
       *[other] Runde { $round }
    }

## Züge mit ihrem Namen, wie auf Knöpfen

golden-horn-place-boat = { golden-horn-boat-kind } in { golden-horn-port } aufstellen
golden-horn-raid = { $victim-you ->
        [yes] Dein { golden-horn-boat-kind } mit { LIST($cards, each: "golden-horn-card-lot-dative") } überfallen
       *[no] { golden-horn-boat-kind } von { $victim } mit { LIST($cards, each: "golden-horn-card-lot-dative") } überfallen
    }
golden-horn-conquer = { golden-horn-territory } erobern
golden-horn-exchange = { $number ->
        [one] { $number } Bauern gegen einen Söldner eintauschen
       *[other] { $number } Bauern gegen Söldner eintauschen
    }
golden-horn-sail = Mit dem { golden-horn-boat-kind } segeln
golden-horn-turn-round = { golden-horn-boat-kind } wenden
golden-horn-load = { $thing ->
        [mercenaries] Söldner laden
        [peasants] Bauern laden
        [both] Söldner und Bauern laden
        [yellow] Gelbe Warensteine laden
        [pink] Rosa Warensteine laden
        [green] Grüne Warensteine laden
        [red] Rote Warensteine laden
        [blue] Blaue Warensteine laden
       *[orange] Orange Warensteine laden
    }
golden-horn-play-wind = Mit { golden-horn-color-er } Karte weitersegeln
golden-horn-sail-on = Weitersegeln
golden-horn-sail-on-with = Mit { LIST($cards, each: "golden-horn-card-lot-dative") } weitersegeln
golden-horn-stop = Hier anhalten
golden-horn-no-raid = Kein Überfall
golden-horn-ready = Weiter
golden-horn-call-end = Ende ankündigen
golden-horn-finish-turn = Zug beenden
golden-horn-voyage-end = { $way ->
        [stay] Mit dem { golden-horn-boat-kind } auf Feld { $place_number } bleiben
        [back] { golden-horn-boat-kind } wenden und { golden-horn-to-place } segeln
       *[on] Mit dem { golden-horn-boat-kind } { golden-horn-to-place } segeln
    }
golden-horn-end-voyage-end = { $way ->
        [stay] bleibt hier
       *[other] { $color ->
            [none] { golden-horn-for }
           *[other] { golden-horn-colored }, { golden-horn-for }
        }
    }
golden-horn-for = { $price ->
        [0] kostenlos
        [one] −{ $price } Karte
       *[other] −{ $price } Karten
    }
golden-horn-reach-voyage-end = { golden-horn-where }
golden-horn-reach-stored = {""}
golden-horn-reach-drawing-began = {""}
golden-horn-reach-worth = {""}
golden-horn-reach-then-load = {""}
golden-horn-reach-aboard = {""}
golden-horn-reach-arrival = {""}

## Was geschehen ist, als Sätze des Verlaufs

golden-horn-fleet-placed = { $you ->
        [yes] Du stellst deine Schiffe auf
       *[no] { $player } stellt die Schiffe auf
    }
golden-horn-drew = { $you ->
        [yes] Du ziehst { golden-horn-cards }
       *[no] { $player } zieht { golden-horn-cards }
    }
golden-horn-drew-colors = { $you ->
        [yes] Du ziehst { LIST($cards, each: "golden-horn-card-lot") }
       *[no] { $player } zieht { LIST($cards, each: "golden-horn-card-lot") }
    }
golden-horn-cards = { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
golden-horn-pile-renewed = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel: { golden-horn-cards }
golden-horn-no-cards-left = Es gibt keine Karte mehr zum Nachziehen
golden-horn-refilled = Neu in { golden-horn-port }: { LIST($things, each: "golden-horn-lot") }
golden-horn-raided = { $you ->
        [yes] Du überfällst das { golden-horn-boat-kind } von { $victim } mit { LIST($cards, each: "golden-horn-card-lot-dative") }: { golden-horn-one-thing } erbeutet
       *[no] { $victim-you ->
            [yes] { $player } überfällt dein { golden-horn-boat-kind } mit { LIST($cards, each: "golden-horn-card-lot-dative") }: { golden-horn-one-thing } erbeutet
           *[no] { $player } überfällt das { golden-horn-boat-kind } von { $victim } mit { LIST($cards, each: "golden-horn-card-lot-dative") }: { golden-horn-one-thing } erbeutet
        }
    }
golden-horn-conquered = { $you ->
        [yes] Du eroberst { golden-horn-territory } für { golden-horn-price } (+{ golden-horn-board-points })
       *[no] { $player } erobert { golden-horn-territory } für { golden-horn-price } (+{ golden-horn-board-points })
    }
golden-horn-exchanged = { $you ->
        [yes] { $number ->
            [one] Du tauschst { $number } Bauern gegen einen Söldner ein
           *[other] Du tauschst { $number } Bauern gegen Söldner ein
        }
       *[no] { $number ->
            [one] { $player } tauscht { $number } Bauern gegen einen Söldner ein
           *[other] { $player } tauscht { $number } Bauern gegen Söldner ein
        }
    }
golden-horn-relieved = { $number ->
        [one] Ein Söldner ersetzt { $number } Bauern in { golden-horn-port }
       *[other] Söldner ersetzen { $number } Bauern in { golden-horn-port }
    }
golden-horn-move-left-out = { $you ->
        [yes] Keines deiner Schiffe kann segeln
       *[no] Kein Schiff von { $player } kann segeln
    }
golden-horn-voyage = { $you ->
        [yes] Du segelst mit deinem { golden-horn-boat-kind } { golden-horn-from-origin } { golden-horn-to-place }
       *[no] { $player } segelt mit dem { golden-horn-boat-kind } { golden-horn-from-origin } { golden-horn-to-place }
    }
golden-horn-end-announced = { $reason ->
        [port] Ein Hafen hat keine Waren mehr: Diese Runde ist die letzte
        [territories] Alle Gebiete sind erobert: Diese Runde ist die letzte
       *[call] { $you ->
            [yes] Du kündigst das Ende an: Diese Runde ist die letzte
           *[no] { $player } kündigt das Ende an: Diese Runde ist die letzte
        }
    }
golden-horn-ended = Die Partie ist zu Ende, und alle Lagerhäuser werden aufgedeckt

## Was ein Zug bringt
# Nominal- oder Partizipgruppen, nach einem Doppelpunkt oder allein auf einem Knopf.

golden-horn-gives-placed = { golden-horn-boat-kind } in { golden-horn-port }
golden-horn-would-placed = { $port ->
        [venice] Kurs auf { -constantinople }
       *[constantinople] Kurs auf { -venice }
    }
golden-horn-gives-turned = gewendet, Kurs auf { golden-horn-heading }
# Der Überfall eines Zuges, hinter dem Satz über seine Fahrt.
golden-horn-gives-raided = { $victim-you ->
        [yes] dein { golden-horn-boat-kind } mit { LIST($cards, each: "golden-horn-card-lot-dative") } überfallen ({ golden-horn-one-thing } erbeutet)
       *[no] das { golden-horn-boat-kind } von { $victim } mit { LIST($cards, each: "golden-horn-card-lot-dative") } überfallen ({ golden-horn-one-thing } erbeutet)
    }
golden-horn-gives-cards-played = { LIST($cards, each: "golden-horn-card-lot") } gespielt
golden-horn-gives-aboard = { LIST($things, each: "golden-horn-lot") } an Bord
golden-horn-gives-stored = { LIST($things, each: "golden-horn-lot") } ins Lagerhaus
golden-horn-gives-drawn = { golden-horn-cards } nachgezogen
golden-horn-gives-drawn-colors = { LIST($cards, each: "golden-horn-card-lot") } nachgezogen
golden-horn-would-arrival = { golden-horn-to-place }
golden-horn-would-stolen = +{ golden-horn-one-thing }, −2 Karten
golden-horn-would-conquered = +{ golden-horn-board-points } für { golden-horn-price }
golden-horn-would-drawing-began = { $cards ->
        [one] +{ $cards } Karte
       *[other] +{ $cards } Karten
    }
golden-horn-would-end-announced = diese Runde wird die letzte
golden-horn-would-worth = { $points ->
        [one] { $points } Punkt wert
       *[other] { $points } Punkte wert
    }
golden-horn-would-then-load = ab { golden-horn-port } mit { LIST($things, each: "golden-horn-lot-dative", style: "disjunction") }
golden-horn-would-then-sail = dann ein beliebiges Schiff wählen
golden-horn-would-then-figures = dann erobern, eintauschen oder weiter
golden-horn-would-voyage-price = { $price ->
        [0] kostenlos
       *[other] für { LIST($cards, each: "golden-horn-card-lot") }
    }

## Die Teile der Wertung, in einer Tabelle

golden-horn-part-goods = Waren
golden-horn-part-rows4 = Reihen aus vier Farben
golden-horn-part-rows5 = Reihen aus fünf Farben
golden-horn-part-rows6 = Reihen aus sechs Farben
golden-horn-part-territories = Gebiete
golden-horn-part-figures = Söldner und Bauern

## Auf der Seite

golden-horn-page-pieces = Spielmaterial auf der Seekarte
golden-horn-page-boat = { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): noch nicht aufgestellt
golden-horn-page-boat-heading = { $laden ->
        [yes] { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, Kurs auf { golden-horn-heading }, an Bord { LIST($cargo, each: "golden-horn-lot") }
       *[no] { $owner }, { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") }): { golden-horn-where }, Kurs auf { golden-horn-heading }, nichts an Bord
    }
golden-horn-page-unplaced = noch nicht aufgestellt
# Wohin ein Schiff fährt, unter seinem Ort.
golden-horn-page-bound = → { golden-horn-heading }
# Wer in der letzten Runde noch am Zug ist, nacheinander: „Letzte Runde: Ann, dann du“. $before ist, was bisher gesagt wurde.
golden-horn-page-last-round = Letzte Runde: { $turns }
golden-horn-page-turns-first = { $you ->
        [yes] du
       *[no] { $player }
    }
golden-horn-page-turns-next = { $you ->
        [yes] { $before }, dann du
       *[no] { $before }, dann { $player }
    }
golden-horn-page-fleet = Schiffe
golden-horn-page-stock = Vorrat
golden-horn-page-stored = Lagerhaus: { LIST($things, each: "golden-horn-lot") }
golden-horn-page-stored-nothing = Lagerhaus: nichts
golden-horn-page-hidden = Das Lagerhaus ist verdeckt (S4).
golden-horn-page-held = { $number ->
        [0] keine { golden-horn-tinted } Karte
        [one] { $number } { golden-horn-tinted } Karte
       *[other] { $number } { golden-horn-tinted-many } Karten
    }
golden-horn-page-cards-held = { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
golden-horn-page-things-stored = { $stored } Stück im Lagerhaus
golden-horn-page-more = +{ $number }
golden-horn-page-less = { $many } − { $gone }
golden-horn-page-rows = Reihen
golden-horn-page-grows = { $has }→{ $would }
golden-horn-page-choices = Was du tun kannst
golden-horn-page-which-boat = Welches Schiff segelt
golden-horn-page-ends = Wo es anhalten kann
golden-horn-page-steps = Schritt für Schritt
golden-horn-page-raids = Mögliche Überfälle
golden-horn-page-named = { $label }: { $gives }
golden-horn-page-advised = { $name } (Tipp)
golden-horn-page-advice = Tipp
golden-horn-page-raid = { golden-horn-boat-kind } von { $victim } überfallen
golden-horn-page-takes = +{ golden-horn-one-thing }
golden-horn-page-choose-boat = { golden-horn-boat-kind } wählen
golden-horn-page-rows-alike = { $has }→{ $would } ×{ $many }
golden-horn-page-reaches = { LIST($places, each: "golden-horn-where") }
golden-horn-page-territories = { LIST($territories, each: "golden-horn-territory-item") }
golden-horn-page-end = { $way ->
        [stay] auf Feld { $place_number } bleiben
        [back] zurück { golden-horn-to-place }
       *[on] { golden-horn-to-place }
    }
golden-horn-page-tip-rows = Reihen aus 4, 5, 6 verschiedenen Farben bringen 1, 2, 4 Punkte mehr.
golden-horn-page-tip-draws = So viele Karten ziehst du nach, wenn dieses Schiff in einem Hafen anhält.
golden-horn-page-tip-raid = Mit zwei Karten in Farben seiner Segel erbeutest du einen Warenstein.
golden-horn-page-tip-bag = Warensteine im Beutel; aus ihm werden die Häfen aufgefüllt.
golden-horn-page-tip-draw-pile = Karten zum Nachziehen; sind keine mehr da, wird der Ablagestapel gemischt.
golden-horn-page-tip-mercenaries = Söldner im Vorrat.
golden-horn-page-tip-peasants = Schwarze Steine, die aus dem Spiel sind. Sie dienen als Bauern, wenn die Söldner ausgehen.
golden-horn-page-tips = Mit den Pfeiltasten wird eins nach dem anderen erklärt.
golden-horn-page-first = 1.
golden-horn-page-others = Die anderen und der Vorrat
golden-horn-page-discarded = { $number ->
        [0] keine { golden-horn-tinted } Karte abgelegt
        [one] { $number } { golden-horn-tinted } Karte abgelegt
       *[other] { $number } { golden-horn-tinted-many } Karten abgelegt
    }
golden-horn-page-sort-place = Aufstellen
golden-horn-page-sort-load = Laden
golden-horn-page-sort-voyage = Fahrt
golden-horn-page-sort-raid = Überfall
golden-horn-page-sort-sail = Segeln
golden-horn-page-sort-figures = Eroberung
golden-horn-page-tip-figures = Söldner erobern Gebiete; zwei Bauern zählen wie ein Söldner. Bauern lassen sich gegen Söldner aus dem Vorrat eintauschen.
golden-horn-page-tip-place = Schiffe beginnen in Venedig oder Konstantinopel und nehmen Kurs auf den anderen Hafen.
golden-horn-page-tip-sail = Ein Schiff muss segeln: auf das nächste freie Feld voraus und von dort weiter mit seinen Segeln oder mit Karten.
golden-horn-page-tip-load = Ein Schiff, das einen Hafen verlässt, lädt alle Warensteine einer Farbe, die nicht auf seinen Segeln ist. Reihen aus 4, 5, 6 verschiedenen Farben bringen 1, 2, 4 Punkte mehr.
golden-horn-page-tip-wind = Mit einer Karte in der Farbe des Feldes segelt das Schiff weiter.
golden-horn-page-tip-voyage = Von einem Feld in einer Farbe seiner Segel segelt das Schiff kostenlos weiter, von jedem anderen mit einer Karte in dessen Farbe. In einem Hafen muss es anhalten.
golden-horn-page-tip-stored-mercenaries = Söldner: Mit ihnen bezahlst du Gebiete; jeder übrige zählt 1 Punkt.
golden-horn-page-tip-stored-peasants = Bauern: Zwei zählen beim Bezahlen wie ein Söldner; jeder übrige zählt 1 Punkt.

## Die Ansicht als Tabelle

golden-horn-field-players = Anzahl der Spieler
golden-horn-field-first = Startspieler
golden-horn-field-modone = { web-option-golden-horn-modone }
golden-horn-field-warehouses = { web-option-golden-horn-warehouses }
golden-horn-field-dominio = { web-option-golden-horn-dominio }
golden-horn-field-round = Runde
golden-horn-field-turn = Am Zug
golden-horn-field-ports = Häfen
golden-horn-field-table = Spieler
golden-horn-field-bag = Warensteine im Beutel
golden-horn-field-draw_pile = Karten im Nachziehstapel
golden-horn-field-discards = Ablagestapel
golden-horn-field-supply = Söldner im Vorrat
golden-horn-field-outside = Schwarze Warensteine außerhalb des Spiels
golden-horn-field-boat = Schiff unterwegs
golden-horn-field-due = Karten zum Nachziehen
golden-horn-field-end = Ende
golden-horn-field-cards = Handkarten
golden-horn-field-hand = Hand
golden-horn-field-stored = Anzahl im Lagerhaus
golden-horn-field-warehouse = Lagerhaus
golden-horn-field-territories = Gebiete
golden-horn-field-boats = Schiffe
golden-horn-field-kind = Schiff
golden-horn-field-place = Ort
golden-horn-field-heading = Kurs
golden-horn-field-cargo = An Bord
golden-horn-field-may_turn = Darf wenden
golden-horn-value-yellow = gelb
golden-horn-value-pink = rosa
golden-horn-value-green = grün
golden-horn-value-red = rot
golden-horn-value-blue = blau
golden-horn-value-orange = orange
golden-horn-value-mercenaries = Söldner
golden-horn-value-peasants = Bauern
golden-horn-value-trio = Trio
golden-horn-value-duo = Duo
golden-horn-value-solo = Solo
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
golden-horn-value-s = Feld { $s }
golden-horn-shows-first = { $player }
golden-horn-shows-turn = { $player }
