# Corinth: alles, was die Seite, das Terminal und die Zeichnungen über dieses Spiel sagen.
# Die Wörter sind die der gedruckten Regel (docs/glossary.md): Bezirk, Verkaufsstand, Warensymbol, ankreuzen, einkreisen, durchstreichen.
# „Feld“: ein Feld des Marktes oder der Rundenleiste; „Textfeld“: worein man auf einem Wertungsfeld schreibt.

## Das Spielmaterial

corinth-components-harbor = Die Reihenfolge muss jedes der Wörter { LIST($districts, each: "list-item") } einmal nennen, „gold“ zuletzt.
corinth-components-good = Der Name einer Ware ist eine druckbare Zeile.
corinth-components-shops = Ein Bezirk hat 1 bis { $most } Verkaufsstände.
corinth-components-same-points = Die Verkaufsstände eines Bezirks brauchen verschiedene Punkte, denn Züge benennen sie nach ihren Punkten.
corinth-components-market = Der Markt hat { $side } Reihen mit je { $side } Feldern.
corinth-components-spot = „{ $spot }“ ist kein Feld des Marktes; schreibe „*“, „start“, „+1“, „yellow die“ oder eine Zahl und was es gibt, etwa „2 goats“.
corinth-components-start = Der Statthalter braucht genau ein Startfeld, nicht { $starts }.
corinth-components-circled = { $symbols ->
        [one] „{ $what }“ hat nur { $symbols } Symbol zum Einkreisen.
       *[other] „{ $what }“ hat nur { $symbols } Symbole zum Einkreisen.
    }
corinth-components-free = Ein Gebäude muss etwas kosten.

## Warum ein Zug abgelehnt wird

corinth-refuse-roll-form = „{ $move }“ ist kein Wurf; schreibe die weißen Augenzahlen in aufsteigender Reihenfolge, dann + und die gelben in aufsteigender Reihenfolge.
corinth-refuse-roll-white = { $dice ->
        [one] Es wird { $dice } weißer Würfel geworfen, nicht { $found }.
       *[other] Es werden { $dice } weiße Würfel geworfen, nicht { $found }.
    }
corinth-refuse-roll-yellow = { $dice ->
        [one] Es wird { $dice } gelber Würfel geworfen, nicht { $found }.
       *[other] Es werden { $dice } gelbe Würfel geworfen, nicht { $found }.
    }
corinth-refuse-roll-seat = Die Würfel wirft der Zufall, kein Spieler, und jetzt wird nicht gewürfelt.
corinth-refuse-roll-due = Zuerst wird gewürfelt.
corinth-refuse-buy-now = Nur der Startspieler einer Runde kauft gelbe Würfel, und nur vor dem Wurf.
corinth-refuse-buy = { $dice ->
        [0] Jeder gelbe Würfel kostet 1 Goldmünze, und du wirfst nie mehr als 3. Du hast { corinth-coins } und keinen gelben Würfel vom Markt.
        [one] Jeder gelbe Würfel kostet 1 Goldmünze, und du wirfst nie mehr als 3. Du hast { corinth-coins } und { $dice } gelben Würfel vom Markt.
       *[other] Jeder gelbe Würfel kostet 1 Goldmünze, und du wirfst nie mehr als 3. Du hast { corinth-coins } und { $dice } gelbe Würfel vom Markt.
    }
corinth-refuse-no-groups = Es ist keine Würfelgruppe übrig. Du darfst nur den Statthalter um einen Schritt bewegen oder ihn stehen lassen.
corinth-refuse-choose-now = Du wählst nur einmal eine Würfelgruppe, zu Beginn deines Zuges.
corinth-refuse-no-group = { corinth-in-color-title } liegen keine Würfel.
corinth-refuse-take = Die Aktion { corinth-of-color } würde auf deinem Bogen nichts ändern.
corinth-refuse-steward = Mit der Augenzahl { $value } kannst du die Bewegung des Statthalters nicht vollständig ausführen.
corinth-refuse-discard = Du darfst eine Würfelgruppe nur dann ungenutzt entfernen, wenn keine Gruppe eine Aktion erlaubt.
corinth-refuse-compensation = Den Statthalter ohne Würfel bewegen oder stehen lassen darfst du nur, wenn keine Würfelgruppe für dich übrig ist.
corinth-refuse-shop-now = Einen Verkaufsstand wählst du nur beim Ausliefern und nur, wenn im Bezirk keiner angefangen ist.
corinth-refuse-shop-unknown = { $points ->
        [one] Im { corinth-district-name } gibt es keinen Verkaufsstand mit { $points } Punkt.
       *[other] Im { corinth-district-name } gibt es keinen Verkaufsstand mit { $points } Punkten.
    }
corinth-refuse-shop-started = { $points ->
        [one] Der Verkaufsstand mit { $points } Punkt ist voll ausgestattet. Wähle einen, der noch leer ist.
       *[other] Der Verkaufsstand mit { $points } Punkten ist voll ausgestattet. Wähle einen, der noch leer ist.
    }
corinth-refuse-walk-now = Der Statthalter ist jetzt nicht unterwegs.
corinth-refuse-step-off = Dort endet der Markt.
corinth-refuse-step-walked = Auf diesem Feld war der Statthalter schon; er betritt kein Feld zweimal.
corinth-refuse-step-price = Ein längerer Weg kostet mehr, als du hast ({ corinth-coins }).
corinth-refuse-step-dead-end = Von dort aus ließe sich die Bewegung des Statthalters nicht vollständig ausführen.
corinth-refuse-stop-start = Der Statthalter geht mindestens einen Schritt.
corinth-refuse-stop-price = { $price ->
        [one] Hier stehen zu bleiben kostet { $price } Goldmünze; du hast { $gold }.
       *[other] Hier stehen zu bleiben kostet { $price } Goldmünzen; du hast { $gold }.
    }
corinth-refuse-build-now = Gebäude baust du am Ende deines Zuges.
corinth-refuse-built = Du hast { corinth-the-building } schon gebaut.
corinth-refuse-build-price = { $building ->
        [stable] { corinth-the-building-title } kosten { corinth-price }.
       *[other] { corinth-the-building-title } kostet { corinth-price }.
    }

## Das Regelheft

corinth-color = { $district ->
        [green] Grün
        [purple] Lila
        [blue] Blau
       *[orange] Orange
    }
# Mit Endung: im grünen Bezirk, des grünen Bezirks.
corinth-color-weak = { $district ->
        [green] grünen
        [purple] lila
        [blue] blauen
       *[orange] orangefarbenen
    }
corinth-district-of = { $district ->
        [gold] Gold
        [goats] Ziegen
       *[other] { corinth-color } ({ corinth-good })
    }
corinth-shops-of = { corinth-district-of }: { LIST($shops, each: "corinth-shop-need", style: "dots") }
corinth-shop-need = { $points } ({ $need })
corinth-bonus-of = { corinth-color } { $bonus }
corinth-market-row = { LIST($spots, each: "corinth-market-spot", style: "bars") }
corinth-market-spot = { $gives ->
        [box] *
        [start] Start
        [plus] +1
        [die] gelber Würfel
        [gold] { $amount } Gold
        [goats] { $amount ->
            [one] { $amount } Ziege
           *[other] { $amount } Ziegen
        }
        [green] { $amount } Grün
        [purple] { $amount } Lila
        [blue] { $amount } Blau
       *[orange] { $amount } Orange
    }
corinth-building-price = { corinth-building-title } { $gold } + { $goats }

## Die Zeichnung

corinth-draw-title = { -corinth }
corinth-draw-printed = Corinth: was gedruckt ist
corinth-draw-printed-all = Das Hafen-Tableau mit seinen sechs Bezirken und ein leerer Spielerbogen mit vier Bezirken voller Verkaufsstände, dem Markt, Goldmünzen, Ziegen, Gebäuden und der Rundenleiste.
corinth-draw-table = Corinth: der Tisch in Runde { $round }
corinth-draw-lies = { $district ->
        [green] Grüner Bezirk
        [purple] Lila Bezirk
        [blue] Blauer Bezirk
        [orange] Orangefarbener Bezirk
        [gold] Goldbezirk
       *[goats] Ziegenbezirk
    }: { corinth-draw-group }.
corinth-draw-holds = Platz { $seat }: { corinth-coins }, { corinth-count-goats }, Statthalter: { corinth-place }.
corinth-draw-harbor = Hafen
corinth-draw-round = Runde { $round }
corinth-draw-over = Spielende
corinth-draw-lowest = niedrigste Augenzahl
corinth-draw-highest = höchste Augenzahl
corinth-draw-group = { $dice } Würfel mit Augenzahl { $value }
corinth-draw-seat = Platz { $seat }
corinth-draw-to-play = am Zug
corinth-draw-first = Startspieler
corinth-draw-track = Rundenleiste
corinth-draw-shop = { corinth-good-title }: Verkaufsstand, { corinth-web-points }, { corinth-count-symbols }
corinth-draw-bonus = { corinth-good-title }: { corinth-web-points } für den ersten Spieler, der den Bezirk vervollständigt
corinth-draw-market = Markt
corinth-draw-start = Hier beginnt der Statthalter
corinth-draw-scoring = Wertungsfeld: Schreibe in sein Textfeld, wie viele Felder du bisher eingekreist hast, plus 1 für jedes +1 darunter
corinth-draw-plus = Zählt 1 mehr in späteren Textfeldern
corinth-draw-die = Ein gelber Würfel mehr in jedem deiner Würfe
corinth-draw-gives = { $what ->
        [gold] { $amount ->
            [one] Gibt { $amount } Goldmünze
           *[other] Gibt { $amount } Goldmünzen
        }
       *[goats] { $amount ->
            [one] Gibt { $amount } Ziege
           *[other] Gibt { $amount } Ziegen
        }
    }
corinth-draw-checks = { $amount ->
        [one] Kreuze { $amount } Warensymbol an: { corinth-good }
       *[other] Kreuze { $amount } Warensymbole an: { corinth-good }
    }
corinth-draw-half = 2 = 1 Punkt
# In Zeilen von 22 Buchstaben.
corinth-draw-power = { $building ->
        [temple] 3 Punkte für jedes deiner Gebäude
        [warehouse] ein Warensymbol mehr bei jeder Lieferung
        [stable] bis zu 2 Schritte mehr oder weniger kostenlos
       *[store] 2 Münzen mehr bei „Gold erhalten“
    }
corinth-draw-about-track = Der Startspieler einer Runde streicht ein Feld durch; sind alle Rundenleisten voll, endet die Partie
corinth-draw-about-purse = Kreise ein Symbol ein, wenn du es erhältst, und streiche es durch, wenn du es ausgibst; was über das letzte Symbol hinausgeht, verfällt
corinth-draw-about-building = { corinth-building-title }: { corinth-draw-power }. Einmal zu bauen, am Ende eines Zuges, zum angegebenen Preis

## Der Spielplan im Terminal

corinth-title = { -corinth }
corinth-primer =
    Du bist Kaufmann und hast einen Bogen voller Verkaufsstände. In jeder Runde
    werden neun Würfel geworfen und nach Augenzahlen in den Hafen sortiert. In
    deinem Zug nimmst du eine Würfelgruppe und nutzt sie
      · für ihren Bezirk: Kreuze so viele Warensymbole an, wie sie Würfel hat (ein
        voll ausgestatteter Verkaufsstand bringt seine Punkte), oder nimm dir
        ebenso viele Goldmünzen oder Ziegen;
      · oder für ihre Augenzahl: So viele Schritte geht dein Statthalter über den
        Markt, und das Feld, auf dem er stehen bleibt, gibt dir etwas. Kein Feld
        betritt er zweimal.
    Mit Goldmünzen und Ziegen baust du Gebäude. Wer die meisten Punkte hat,
    gewinnt.
corinth-legend =
    grün Olivenöl · lila Trauben · blau Teppiche · orange Gewürze
    ■ angekreuzt  □ offen   +5 Bonus für den Ersten im Bezirk: ✓ gewonnen  ✗ weg
    Gebäude: Preis in Gold/Ziegen   Leiste: begonnene Runden   Hafen: y ist gelb
    Markt: ◉ Statthalter  ○ eingekreist  · auf dem Weg   gelb: ein gelber Würfel
           Wert: 1 Punkt je eingekreistes Feld, auch dieses; +1 zählt doppelt
corinth-board-round = Runde { $round } von { $rounds }
corinth-board-stocks = { corinth-web-points } · { $gold } Gold · { corinth-count-goats } · { $dice ->
        [0] {""}
       *[other] { $dice } gelb ·{" "}
    }Leiste { $track }
corinth-board-harbor = Hafen
corinth-board-no-dice = Hafen: leer bis zum Wurf
corinth-board-district = { $district ->
        [green] grün
        [purple] lila
        [blue] blau
        [orange] orange
        [gold] Gold
       *[goats] Ziegen
    }
# Höchstens zehn Buchstaben: Sonst passt der Markt nicht daneben.
corinth-board-building = { $building ->
        [temple] Tempel
        [warehouse] Warenlager
        [stable] Stallungen
       *[store] Handelsp.
    }
corinth-board-spot = { $gives ->
        [box] Wert
        [start] Start
        [plus] +1
        [die] gelb
        [green] grün
        [purple] lila
        [blue] blau
        [orange] orange
        [gold] Gold
        [goat] Ziege
       *[goats] Ziegen
    }

## Wörter, aus denen andere Texte bestehen

corinth-good = { $good ->
        [olive-oil] Olivenöl
        [grapes] Trauben
        [carpets] Teppiche
        [spices] Gewürze
        [gold] Gold
        [goats] Ziegen
       *[other] { $good }
    }
corinth-good-title = { corinth-good }
# Nach „Verkaufsstand“.
corinth-of-good = für { corinth-good }
# Ein Bezirk nach seiner Ware: immer männlich, ohne Artikel.
corinth-district-name = { $good ->
        [olive-oil] Olivenölbezirk
        [grapes] Traubenbezirk
        [carpets] Teppichbezirk
        [spices] Gewürzbezirk
        [gold] Goldbezirk
        [goats] Ziegenbezirk
       *[other] Bezirk „{ $good }“
    }
corinth-from-district = aus dem { corinth-district-name }
corinth-in-color = { $district ->
        [gold] im Goldbezirk
        [goats] im Ziegenbezirk
       *[other] im { corinth-color-weak } Bezirk
    }
# Am Satzanfang.
corinth-in-color-title = { $district ->
        [gold] Im Goldbezirk
        [goats] Im Ziegenbezirk
       *[other] Im { corinth-color-weak } Bezirk
    }
corinth-of-color = { $district ->
        [gold] des Goldbezirks
        [goats] des Ziegenbezirks
       *[other] des { corinth-color-weak } Bezirks
    }
# Im vierten Fall: den Tempel bauen.
corinth-the-building = { $building ->
        [temple] den { -temple }
        [warehouse] das { -warehouse }
        [stable] die { -stable }
       *[store] den { -store }
    }
# Im ersten Fall, am Satzanfang.
corinth-the-building-title = { $building ->
        [temple] Der { -temple }
        [warehouse] Das { -warehouse }
        [stable] Die { -stable }
       *[store] Der { -store }
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
           *[other] { corinth-coins } und { corinth-count-goats }
        }
    }
corinth-coins = { $gold ->
        [one] { $gold } Goldmünze
       *[other] { $gold } Goldmünzen
    }
corinth-count-goats = { $goats ->
        [one] { $goats } Ziege
       *[other] { $goats } Ziegen
    }
corinth-count-symbols = { $symbols ->
        [one] { $symbols } Warensymbol
       *[other] { $symbols } Warensymbole
    }
# Mit dem Namen der Ware: 2 Traubensymbole.
corinth-count-goods = { $symbols ->
        [one] { $good ->
            [olive-oil] { $symbols } Olivenölsymbol
            [grapes] { $symbols } Traubensymbol
            [carpets] { $symbols } Teppichsymbol
            [spices] { $symbols } Gewürzsymbol
            [gold] { $symbols } Goldsymbol
            [goats] { $symbols } Ziegensymbol
           *[other] { $symbols } Warensymbol „{ $good }“
        }
       *[other] { $good ->
            [olive-oil] { $symbols } Olivenölsymbole
            [grapes] { $symbols } Traubensymbole
            [carpets] { $symbols } Teppichsymbole
            [spices] { $symbols } Gewürzsymbole
            [gold] { $symbols } Goldsymbole
            [goats] { $symbols } Ziegensymbole
           *[other] { $symbols } Warensymbole „{ $good }“
        }
    }
# Ein Verkaufsstand im dritten Fall, ohne Artikel: im Verkaufsstand mit 5 Punkten.
corinth-shop-of-points = { $shop ->
        [one] Verkaufsstand mit { $shop } Punkt
       *[other] Verkaufsstand mit { $shop } Punkten
    }
corinth-place = Reihe { $row }, Spalte { $column }
# Nach „nach“.
corinth-direction = { $item ->
        [up] oben
        [down] unten
        [left] links
       *[right] rechts
    }
corinth-die = { $item }
corinth-gift = { $gives ->
        [box] { $amount ->
            [0] Wertungsfeld
            [one] { $amount } Punkt im Textfeld
           *[other] { $amount } Punkte im Textfeld
        }
        [plus] +1 in späteren Textfeldern
        [die] ein gelber Würfel mehr in deinen Würfen
        [start] Start
        [gold] { $amount ->
            [one] { $amount } Goldmünze
           *[other] { $amount } Goldmünzen
        }
        [goats] { $amount ->
            [one] { $amount } Ziege
           *[other] { $amount } Ziegen
        }
       *[other] { $amount ->
            [one] { $gives ->
                [olive-oil] { $amount } Olivenölsymbol
                [grapes] { $amount } Traubensymbol
                [carpets] { $amount } Teppichsymbol
                [spices] { $amount } Gewürzsymbol
               *[other] { $amount } Warensymbol „{ $gives }“
            }
           *[other] { $gives ->
                [olive-oil] { $amount } Olivenölsymbole
                [grapes] { $amount } Traubensymbole
                [carpets] { $amount } Teppichsymbole
                [spices] { $amount } Gewürzsymbole
               *[other] { $amount } Warensymbole „{ $gives }“
            }
        }
    }

## Was gefragt wird: `ask` den Spieler, der entscheidet, `wait` lesen die anderen

corinth-ask-buying = Du beginnst die Runde. Willst du für deinen Wurf gelbe Würfel kaufen, für je 1 Goldmünze? Du hast { $gold }.
corinth-ask-choosing = Wähle eine Würfelgruppe.
corinth-ask-compensating = Für dich sind keine Würfel übrig. Bewege den Statthalter um einen Schritt oder lass ihn stehen.
corinth-ask-stocking = { $symbols ->
        [one] Welcher Verkaufsstand { corinth-of-good } bekommt das Warensymbol? Voll ausgestattet bringt er seine Punkte.
       *[other] Welcher Verkaufsstand { corinth-of-good } bekommt die { $symbols } Warensymbole? Voll ausgestattet bringt er seine Punkte.
    }
corinth-ask-walking = { $steps ->
        [0] { $value ->
            [one] Bewege den Statthalter von { corinth-place } aus um { $value } Schritt. { corinth-steps-price }
           *[other] Bewege den Statthalter von { corinth-place } aus um { $value } Schritte. { corinth-steps-price }
        }
       *[other] Schritt { $steps } von { $value } ({ corinth-place }). { corinth-steps-price }
    }
corinth-steps-price = { $stable ->
        [yes] Bis zu zwei Schritte mehr oder weniger sind kostenlos; jeder weitere kostet 1 Goldmünze (du hast { $gold }).
       *[no] Jeder Schritt mehr oder weniger kostet 1 Goldmünze (du hast { $gold }).
    }
corinth-ask-building = Willst du ein Gebäude bauen? Du hast { corinth-coins } und { corinth-count-goats }.
corinth-wait-buying = { $player } beginnt die Runde und darf gelbe Würfel kaufen.
corinth-wait-rolling = Es wird gewürfelt.
corinth-wait-choosing = { $player } wählt eine Würfelgruppe.
corinth-wait-compensating = Für { $player } sind keine Würfel übrig: Der Statthalter darf einen Schritt gehen.
corinth-wait-stocking = { $player } wählt einen Verkaufsstand { corinth-of-good }.
corinth-wait-walking = { $player } bewegt den Statthalter über den Markt.
corinth-wait-building = { $player } darf Gebäude bauen.
corinth-wait-finished = Die Partie ist zu Ende.
corinth-ends-walking = { $drawn ->
        [no] Wohin? Wähle oder geh Schritt für Schritt: { LIST($moves, each: "list-item", style: "disjunction") }.
       *[yes] Wohin? ▸ heißt, hier kann er stehen bleiben, ▹ gegen Goldmünzen. Wähle oder geh Schritt für Schritt: { LIST($moves, each: "list-item", style: "disjunction") }.
    }
corinth-ends-compensating = ▸ heißt, hier kann er stehen bleiben, ▹ gegen Goldmünzen. Wähle oder tippe „skip“.

## Was geschehen ist, als Sätze des Verlaufs

corinth-round-began = { $you ->
        [yes] Runde { $number }: Du beginnst
       *[no] Runde { $number }: { $player } beginnt
    }
corinth-bought = { $you ->
        [yes] { $dice ->
            [one] Du kaufst { $dice } gelben Würfel für { $dice } Goldmünze
           *[other] Du kaufst { $dice } gelbe Würfel für { $dice } Goldmünzen
        }
       *[no] { $dice ->
            [one] { $player } kauft { $dice } gelben Würfel für { $dice } Goldmünze
           *[other] { $player } kauft { $dice } gelbe Würfel für { $dice } Goldmünzen
        }
    }
corinth-rolled = { $you ->
        [yes] Du würfelst { LIST($white, each: "corinth-die", style: "spaces") }
       *[no] { $player } würfelt { LIST($white, each: "corinth-die", style: "spaces") }
    }
corinth-all-same = { $you ->
        [yes] Alle Würfel zeigen dieselbe Augenzahl: Du gewinnst sofort
       *[no] Alle Würfel zeigen dieselbe Augenzahl: { $player } gewinnt sofort
    }
corinth-took = { $you ->
        [yes] { $district ->
            [goats] Du nimmst die Würfel aus dem Ziegenbezirk
           *[gold] Du nimmst die Würfel aus dem Goldbezirk
        }
       *[no] { $district ->
            [goats] { $player } nimmt die Würfel aus dem Ziegenbezirk
           *[gold] { $player } nimmt die Würfel aus dem Goldbezirk
        }
    }
corinth-delivered = { $you ->
        [yes] Du nimmst die Würfel { corinth-from-district }
       *[no] { $player } nimmt die Würfel { corinth-from-district }
    }
corinth-discarded = { $you ->
        [yes] Du kannst keine Würfelgruppe nutzen und entfernst die Würfel { corinth-from-district }
       *[no] { $player } kann keine Würfelgruppe nutzen und entfernt die Würfel { corinth-from-district }
    }
corinth-walk-began = { $you ->
        [yes] { $good ->
            [none] Du bewegst den Statthalter ohne Würfel
           *[other] Du bewegst den Statthalter mit den Würfeln { corinth-from-district }
        }
       *[no] { $good ->
            [none] { $player } bewegt den Statthalter ohne Würfel
           *[other] { $player } bewegt den Statthalter mit den Würfeln { corinth-from-district }
        }
    }
corinth-walked = { $you ->
        [yes] { $good ->
            [none] Du bewegst den Statthalter ohne Würfel um { corinth-steps-to }
            [unknown] Du bewegst den Statthalter um { corinth-steps-to }
           *[other] Du bewegst den Statthalter mit den Würfeln { corinth-from-district } um { corinth-steps-to }
        }
       *[no] { $good ->
            [none] { $player } bewegt den Statthalter ohne Würfel um { corinth-steps-to }
            [unknown] { $player } bewegt den Statthalter um { corinth-steps-to }
           *[other] { $player } bewegt den Statthalter mit den Würfeln { corinth-from-district } um { corinth-steps-to }
        }
    }
corinth-stocked = { $you ->
        [yes] Du kreuzt { corinth-gives-stocked } an
       *[no] { $player } kreuzt { corinth-gives-stocked } an
    }
corinth-skipped = { $you ->
        [yes] Du lässt den Statthalter stehen: Es waren keine Würfel übrig
       *[no] { $player } lässt den Statthalter stehen: Es waren keine Würfel übrig
    }
corinth-built = { $you ->
        [yes] Du baust { corinth-the-building } für { corinth-price }
       *[no] { $player } baut { corinth-the-building } für { corinth-price }
    }
corinth-yellow-removed = { $dice ->
        [one] Der gelbe Würfel, der noch im Hafen liegt, wird entfernt
       *[other] Die { $dice } gelben Würfel, die noch im Hafen liegen, werden entfernt
    }
corinth-ended = Die letzte Runde ist zu Ende

## Was ein Zug bringt
# Nominal- oder Partizipgruppen, nach einem Doppelpunkt oder allein auf einem Knopf.

corinth-gives-yellow-rolled = gelb { LIST($faces, each: "corinth-die", style: "spaces") }
corinth-gives-gained = { $what ->
        [goats] { $amount ->
            [one] +{ $amount } Ziege{ corinth-lost }
           *[other] +{ $amount } Ziegen{ corinth-lost }
        }
       *[gold] { $amount ->
            [one] +{ $amount } Goldmünze{ corinth-lost }
           *[other] +{ $amount } Goldmünzen{ corinth-lost }
        }
    }
corinth-lost = { $lost ->
        [0] {""}
        [one] {" "}({ $lost } weitere verfällt: kein Symbol mehr frei)
       *[other] {" "}({ $lost } weitere verfallen: kein Symbol mehr frei)
    }
corinth-gives-goods = { corinth-count-goods }
corinth-gives-symbols = { corinth-count-symbols }
corinth-gives-ticked = { corinth-count-symbols } im { corinth-shop-of-points }
corinth-gives-stocked = { corinth-count-goods } im { corinth-shop-of-points }
corinth-gives-filled = { $need ->
        [one] { $symbols } von { $need } Warensymbol
       *[other] { $symbols } von { $need } Warensymbolen
    }
corinth-gives-shop-finished = Verkaufsstand voll ausgestattet (+{ $shop })
corinth-gives-bonus-won = { $points ->
        [one] Bezirk zuerst vervollständigt: +{ $points } Bonuspunkt
       *[other] Bezirk zuerst vervollständigt: +{ $points } Bonuspunkte
    }
corinth-gives-surplus = { $symbols ->
        [one] { $symbols } Warensymbol verfällt: kein Platz mehr
       *[other] { $symbols } Warensymbole verfallen: kein Platz mehr
    }
# In Klammern, weil andere Gruppen nach einem Komma folgen.
corinth-gives-steps = { $steps ->
        [one] { $steps } Schritt ({ corinth-place })
       *[other] { $steps } Schritte ({ corinth-place })
    }
# In den Sätzen des Verlaufs.
corinth-steps-to = { $steps ->
        [one] { $steps } Schritt nach { corinth-place }
       *[other] { $steps } Schritte nach { corinth-place }
    }
corinth-gives-arrived = { $steps ->
        [0] Ende der Bewegung ({ corinth-place })
       *[other] { corinth-gives-steps }
    }
corinth-gives-paid = { $gold ->
        [one] −{ $gold } Goldmünze
       *[other] −{ $gold } Goldmünzen
    }
corinth-gives-plus-circled = +1 in späteren Textfeldern
corinth-gives-die-added = künftig ein gelber Würfel mehr je Wurf
corinth-gives-box-written = { $points ->
        [one] { $points } Punkt im Textfeld
       *[other] { $points } Punkte im Textfeld
    }
corinth-gives-shop-asked = dann einen Verkaufsstand wählen
corinth-would-bought = { $dice ->
        [one] { $dice } gelber Würfel für diesen Wurf und deinen Zug danach, −{ $dice } Goldmünze
       *[other] { $dice } gelbe Würfel für diesen Wurf und deinen Zug danach, −{ $dice } Goldmünzen
    }
corinth-would-built = { $building ->
        [temple] für { corinth-price }; am Ende 3 Punkte für jedes deiner Gebäude
        [warehouse] für { corinth-price }; ein Warensymbol mehr bei jeder Lieferung
        [stable] für { corinth-price }; bei jeder Bewegung des Statthalters bis zu zwei Schritte mehr oder weniger kostenlos
       *[store] für { corinth-price }; 2 Goldmünzen mehr, wenn du Gold erhältst
    }
corinth-end-spot = { $price ->
        [0] { corinth-gift }
        [one] { corinth-gift }, −{ $price } Goldmünze
       *[other] { corinth-gift }, −{ $price } Goldmünzen
    }
corinth-brief-spot = { $price ->
        [0] { corinth-brief-gift }
       *[other] { corinth-brief-gift } −{ $price }Gold
    }
corinth-brief-gift = { $gives ->
        [box] { $amount ->
            [0] Wert
           *[other] Wert:{ $amount }
        }
        [plus] +1
        [die] gelb
        [gold] { $amount }Gold
        [goats] { $amount ->
            [one] { $amount }Ziege
           *[other] { $amount }Ziegen
        }
        [olive-oil] { $amount }grün
        [grapes] { $amount }lila
        [carpets] { $amount }blau
       *[spices] { $amount }orange
    }
corinth-reach-spot = { corinth-gift }
corinth-reach-shop-finished = { $shop ->
        [one] +{ $shop } Punkt
       *[other] +{ $shop } Punkte
    }
corinth-reach-bonus-won = { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }

## Züge mit ihrem Namen, wie auf Knöpfen

corinth-buy = { $dice ->
        [0] Würfeln
        [one] { $dice } gelben Würfel kaufen
       *[other] { $dice } gelbe Würfel kaufen
    }
corinth-take = { $good ->
        [gold] Gold erhalten
        [goats] Ziegen erhalten
       *[other] { corinth-good } ausliefern
    }
corinth-walk = { $good ->
        [none] Statthalter ohne Würfel um 1 Schritt bewegen
       *[other] { $value ->
            [0] Statthalter mit den Würfeln { corinth-from-district } bewegen
            [one] Statthalter um { $value } Schritt bewegen
           *[other] Statthalter um { $value } Schritte bewegen
        }
    }
corinth-discard = Würfel { corinth-from-district } entfernen
corinth-skip = Statthalter stehen lassen
corinth-stock = { corinth-shop-of-points } beliefern
corinth-step = { $direction ->
        [up] Ein Schritt nach oben
        [down] Ein Schritt nach unten
        [left] Ein Schritt nach links
       *[right] Ein Schritt nach rechts
    }
corinth-way = Statthalter nach { LIST($directions, each: "corinth-direction") } bewegen
corinth-stop = Stehen bleiben
corinth-build = { $building ->
        [temple] { -temple } bauen
        [warehouse] { -warehouse } bauen
        [stable] { -stable } bauen
       *[store] { -store } bauen
    }
corinth-end-turn = Zug beenden
corinth-spot = Nach { corinth-place }: { corinth-gift }

## Die Teile der Wertung, in einer Tabelle

corinth-part-green = grüne Verkaufsstände
corinth-part-purple = lila Verkaufsstände
corinth-part-blue = blaue Verkaufsstände
corinth-part-orange = orangefarbene Verkaufsstände
corinth-part-bonuses = Bonuspunkte
corinth-part-gold = Goldmünzen, 1 für je 2
corinth-part-goats = Ziegen, 1 für je 2
corinth-part-steward = Statthalter
corinth-part-temple = { -temple }
corinth-web-part-shops = Stände { corinth-of-good }

## Auf der Seite

corinth-progress = Runde { $round } von { $rounds }
corinth-web-steps = Schritt für Schritt
corinth-web-steps-why = jedes Feld des Weges selbst wählen
corinth-web-confirm = Dorthin gehen
corinth-web-back = Zurück
corinth-web-pick = Wähle eine Gruppe, um zu sehen, was sie brächte; noch ist nichts gespielt.
corinth-web-ends = { $spots ->
        [one] { $spots } Feld in Reichweite
       *[other] { $spots } Felder in Reichweite
    }
corinth-web-plan = { $value ->
        [one] Bewege den Statthalter um { $value } Schritt: Wähle das Feld, auf dem er stehen bleibt.
       *[other] Bewege den Statthalter um { $value } Schritte: Wähle das Feld, auf dem er stehen bleibt.
    }
corinth-web-go-on = Geh auf ein Feld neben dem Statthalter oder wähle, wo er stehen bleibt.
corinth-web-price = { $price ->
        [one] −{ $price } Münze
       *[other] −{ $price } Münzen
    }
corinth-web-planned = { $price ->
        [0] Nach { corinth-place }: { corinth-gift }, kostenlos
        [one] Nach { corinth-place }: { corinth-gift }, für { $price } Goldmünze
       *[other] Nach { corinth-place }: { corinth-gift }, für { $price } Goldmünzen
    }
corinth-web-group = { $yellow ->
        [0] { corinth-good-title }: { corinth-draw-group }
        [one] { corinth-good-title }: { corinth-draw-group }, davon { $yellow } gelber
       *[other] { corinth-good-title }: { corinth-draw-group }, davon { $yellow } gelbe
    }
corinth-web-no-group = { corinth-good-title }: keine Würfel
corinth-web-reached = { $price ->
        [0] { corinth-place }: { corinth-gift }, kostenlos
        [one] { corinth-place }: { corinth-gift }, für { $price } Goldmünze
       *[other] { corinth-place }: { corinth-gift }, für { $price } Goldmünzen
    }
corinth-web-unreached = { corinth-place }: { corinth-gift }, außer Reichweite
corinth-web-market = Markt: Die Pfeiltasten führen von Feld zu Feld
corinth-web-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
corinth-web-gold = { corinth-coins }
corinth-web-goats = { corinth-count-goats }
corinth-web-tip-stock = { $what ->
        [goats] { $amount ->
            [one] { $amount } Ziege. { corinth-draw-about-purse }
           *[other] { $amount } Ziegen. { corinth-draw-about-purse }
        }
       *[gold] { $amount ->
            [one] { $amount } Goldmünze. { corinth-draw-about-purse }
           *[other] { $amount } Goldmünzen. { corinth-draw-about-purse }
        }
    }
corinth-web-dice = { $dice ->
        [one] { $dice } gelber Würfel in jedem Wurf
       *[other] { $dice } gelbe Würfel in jedem Wurf
    }
corinth-web-first = beginnt diese Runde
corinth-web-to-play = am Zug
corinth-web-show = Bogen von { $player } zeigen
corinth-web-sheets = Spielerbögen
corinth-web-own-sheet = Zurück zu deinem Bogen
corinth-web-last-round = Letzte Runde: { $turns }
corinth-web-last-turn = Letzte Runde, dein letzter Zug
corinth-web-turns-first = { $you ->
        [yes] du
       *[no] { $player }
    }
corinth-web-turns-next = { $you ->
        [yes] { $before }, dann du
       *[no] { $before }, dann { $player }
    }
corinth-web-tip-last-round = Nach dieser Runde sind alle Felder aller Rundenleisten durchgestrichen, und die Partie ist zu Ende.
corinth-web-harbor = Hafen, Runde { $round }
corinth-web-sheet = Bogen von { $player }
corinth-web-about = { $buildings ->
        [0] { $player }: { corinth-coins }, { corinth-count-goats }, Statthalter: { corinth-place }. Verkaufsstände: { LIST($shops, each: "corinth-web-about-shop") }. Keine Gebäude.
       *[other] { $player }: { corinth-coins }, { corinth-count-goats }, Statthalter: { corinth-place }. Verkaufsstände: { LIST($shops, each: "corinth-web-about-shop") }. Gebaut: { LIST($built, each: "corinth-web-built") }.
    }
corinth-web-about-shop = { corinth-good } { $shop }: { $checked } von { $need }
corinth-web-built = { $item ->
        [temple] { -temple }
        [warehouse] { -warehouse }
        [stable] { -stable }
       *[store] { -store }
    }
corinth-web-choice = { $name }: { $words }
corinth-web-hint = { $points ->
        [one] { $share } % Siege, { $points } Punkt
       *[other] { $share } % Siege, { $points } Punkte
    }
corinth-web-loading = Der Spielplan wird gezeichnet …
corinth-web-tip-points = Punkte, wenn die Partie jetzt enden würde
corinth-web-tip-dice = Gelbe Würfel vom Markt
corinth-web-tip-harbor = { $good ->
        [gold] Gold: Eine Gruppe hier gibt dir so viele Goldmünzen, wie sie Würfel hat. Oder bewege den Statthalter um ihre Augenzahl (S1)
        [goats] Ziegen: Eine Gruppe hier gibt dir so viele Ziegen, wie sie Würfel hat. Oder bewege den Statthalter um ihre Augenzahl (S1)
       *[other] { corinth-good-title }: Mit einer Gruppe hier kreuzt du so viele Warensymbole an, wie sie Würfel hat. Oder bewege den Statthalter um ihre Augenzahl (S1)
    }
corinth-web-explore = Mit den Pfeiltasten erfährst du, was hier gedruckt ist; die Eingabetaste öffnet die Regel.

## Die Ansicht als Tabelle

corinth-field-players = Anzahl der Spieler
corinth-field-first = Startspieler der Partie
corinth-field-steward = Statthalter
corinth-field-round = Runde
corinth-field-rounds = Runden insgesamt
corinth-field-begins = Startspieler dieser Runde
corinth-field-turn = Am Zug
corinth-field-turns_left = Züge, die in dieser Runde noch folgen
corinth-field-harbor = Hafen
corinth-field-bonuses = Gewonnene Bonuspunkte
corinth-field-sheets = Bögen
corinth-field-walk = Statthalter in Bewegung
corinth-field-delivery = Auslieferung im Gang
corinth-field-district = Bezirk
corinth-field-value = Augenzahl
corinth-field-white = Weiße Würfel
corinth-field-yellow = Gelbe Würfel
corinth-field-steps = Schritte bisher
corinth-field-symbols = Noch anzukreuzende Warensymbole
corinth-field-track = Rundenleiste
corinth-field-gold = Goldmünzen
corinth-field-goats = Ziegen
corinth-field-gold_circled = Eingekreiste Goldmünzen
corinth-field-goats_circled = Eingekreiste Ziegen
corinth-field-yellow_dice = Gelbe Würfel vom Markt
corinth-field-built = Gebäude
corinth-field-checked = Angekreuzte Warensymbole
corinth-field-path = Weg des Statthalters
corinth-field-circled = Eingekreiste Felder
corinth-field-boxes = Textfelder
corinth-value-green = grün
corinth-value-purple = lila
corinth-value-blue = blau
corinth-value-orange = orange
corinth-value-gold = Gold
corinth-value-goats = Ziegen
corinth-value-temple = { -temple }
corinth-value-warehouse = { -warehouse }
corinth-value-stable = { -stable }
corinth-value-store = { -store }
corinth-value-sum = { web-option-corinth-steward-sum }
corinth-value-last = { web-option-corinth-steward-last }
corinth-value-rc = Reihe { $r }, Spalte { $c }
corinth-shows-first = { $player }
corinth-shows-begins = { $player }
corinth-shows-turn = { $player }
corinth-shows-bonuses = { $player }
