### De woorden van de spellen en van de pagina staan in docs/glossary.md.
### Het regelboek van Golden Horn rond de regels: hoofdstukken, samenvattingen, voorbeelden, en waar de gedrukte spelregels verschillen.

golden-horn-chapter-aim = Het spel in een minuut
golden-horn-chapter-box = Wat er in de doos zit
golden-horn-chapter-setup = Opstelling
golden-horn-chapter-turn = Je beurt
golden-horn-chapter-raid = Overvallen
golden-horn-chapter-voyage = Reizen
golden-horn-chapter-end = Einde en puntentelling
golden-horn-chapter-dominio = De uitbreiding Dominio da Mar
golden-horn-chapter-two = Met twee spelers
golden-horn-chapter-variants = Varianten
golden-horn-chapter-leaflets = Waar de gedrukte spelregels afwijken
golden-horn-chapter-card = Eén bladzijde voor op tafel

golden-horn-book-aim = Jullie zijn handelaren in Venetië en Constantinopel. Je drie schepen brengen goederen van de ene haven naar de andere, met de wind in de zeilen en piraten op de hielen. Als een haven geen goederen meer heeft, of een speler met goederen van elke kleur het einde aankondigt, wint het beste pakhuis.
golden-horn-book-turn = { web-primer-golden-horn }
golden-horn-book-setup =
    Leg de zeeroute tussen Venetië en Constantinopel aan voor het aantal spelers (C4).
    Geef de startspeler het Golden Horn-figuur: dat toont waar de ronde begint en eindigt.
golden-horn-book-dominio = Met de uitbreiding vervoer je ook huurlingen, en daarmee verover je gebieden. De gebieden liggen niet aan de zeeroute: geen schip vaart erheen.
golden-horn-book-two = Met twee spelers is de zeeroute kort: één tegel, Modone, één tegel. In Modone trek je geen kaarten (M8). Verder verandert er niets.
golden-horn-book-variant-modone = “Modone” ligt volgens de spelregels alleen met twee en met vier spelers op de zeeroute. Met “ook met drie spelers” ligt het ook dan in het midden en trek je er kaarten (C4).
golden-horn-book-variant-warehouses = “Pakhuizen” zijn volgens de spelregels verborgen. Open pakhuizen zijn makkelijker voor nieuwe spelers: iedereen zag de blokjes erheen gaan, dus met een goed geheugen weet je het toch (S4).
golden-horn-book-variant-dominio = “Dominio da Mar” voegt de uitbreiding toe: huurlingen, boeren en gebieden (D1 tot en met D11).
golden-horn-book-leaflets = Golden Horn heeft één boekje met spelregels en een blad met correcties. Hier staat wat er besloten is waar die verschillen of niets zeggen, en welke waarden gereconstrueerd moesten worden.
golden-horn-book-card =
    Je beurt: pleeg één overval als je wilt, verplaats dan één schip en kondig dan het einde aan als je alle zes de kleuren hebt.
    Overval: twee kaarten in de kleuren van de zeilen van een schip; alleen op zee, alleen als het iets vervoert; één blokje gaat naar je pakhuis.
    Een haven verlaten: laad alle blokjes van één kleur die niet op de zeilen staat, en vul de haven weer aan tot negen.
    Varen: naar het volgende vrije vak; vandaar verder als de kleur ervan op de zeilen staat, of met een kaart van die kleur.
    Stop in Modone als er plaats is, en in Venetië of Constantinopel: los daar en keer om.
    Kaarten bij elke stop in een haven: trio 1, duo 2, solo 3.
    Einde: een haven is leeg, of een speler met alle zes de kleuren kondigt het aan. De ronde wordt uitgespeeld.
    Puntentelling: 1 per blokje; rijen van 4, 5 of 6 verschillende kleuren geven 1, 2 of 4 extra.

## De regels

golden-horn-rule-c1 = Er zijn zes kleuren: geel, roze, groen, rood, blauw en oranje, met elk { $cubes } blokjes en { $cards } kaarten. Elke kaart kun je op twee manieren spelen: als windkaart, waarmee een schip doorvaart vanaf een vak van die kleur (M5), of samen met een tweede als piratenkaart, voor een overval (P1).
golden-horn-rule-c2 = Je hebt een vloot van drie schepen. Het trio toont drie kleuren op zijn zeilen, het duo twee andere, de solo de laatste. Elke vloot toont alle zes de kleuren:
    { LIST($fleets, each: "golden-horn-fleet-of", style: "lines") }
golden-horn-rule-c3 = De zee bestaat uit tegels met elk drie vakken; twee soorten tegels wisselen elkaar af. Vanaf Venetië: { LIST($tiles, each: "golden-horn-tile-of", style: "dots") }.
golden-horn-rule-c4 = De zeeroute met twee spelers: Venetië, één tegel, Modone, de andere tegel, Constantinopel. Met drie spelers: Venetië, vier tegels, Constantinopel. Met vier spelers: Venetië, twee tegels, Modone, twee tegels, Constantinopel. Met de variant “Modone ook met drie spelers” (modone=always) ligt Modone ook met drie spelers in het midden, en trek je daar kaarten.
golden-horn-rule-c5 = Modone heeft plaats voor { $modone } schepen, Venetië en Constantinopel voor elk aantal, een vak op zee voor één. Havens hebben geen kleur.
golden-horn-rule-s1 = Golden Horn is voor twee tot vier spelers. De startspeler wordt geloot, of door de host gekozen; er wordt met de klok mee gespeeld. De plaatsen varen op volgorde met de vloten A tot en met D.
golden-horn-rule-s2 = Te beginnen met de startspeler plaatst iedereen alle drie de schepen, open en naar keuze, in Venetië of Constantinopel, met de boeg naar zee. Een schip in Venetië zet koers naar Constantinopel, een schip in Constantinopel naar Venetië.
golden-horn-rule-s3 = Doe alle blokjes in de zak. Trek { $holds } blokjes voor Venetië en dan { $holds } voor Constantinopel. Schud daarna de kaarten en geef er { $hand } aan de startspeler, dan aan de volgende, enzovoort.
golden-horn-rule-s4 = Je kaarten en je pakhuis zijn geheim; hoeveel kaarten en blokjes je hebt, mag iedereen weten. Met de variant “open pakhuizen” (warehouses=open) ziet iedereen wat erin ligt.
golden-horn-rule-t1 = In je beurt mag je één overval plegen, dan moet je één schip verplaatsen, en dan mag je het einde aankondigen als aan de voorwaarde voldaan is (E2).
golden-horn-rule-t2 = Kan geen van je schepen varen, sla deze stap dan over; de rest van je beurt gaat gewoon door.
golden-horn-rule-t3 = Slaan alle spelers die stap na elkaar over, dan eindigt het spel meteen.
golden-horn-rule-p1 = Om een schip te overvallen, speel je twee piratenkaarten, elk in een kleur van zijn zeilen; ze mogen dezelfde kleur hebben. Je mag één overval per beurt plegen.
golden-horn-rule-p2 = Je kunt alleen een schip van een tegenstander overvallen dat op zee is en iets vervoert. Schepen in Venetië, Modone en Constantinopel zijn veilig. De afstand doet er niet toe.
golden-horn-rule-p3 = Eén blokje van de lading gaat rechtstreeks naar je pakhuis. Leg de twee kaarten af.
golden-horn-rule-p4 = Is bij de overval het laatste blokje gestolen, dan mag het schip omkeren. De eigenaar beslist dat de volgende keer dat die het schip verplaatst: het vaart door, of het keert om en vaart in diezelfde verplaatsing terug. Daarna houdt het zijn koers tot in Venetië of Constantinopel.
golden-horn-rule-m1 = Een schip dat Venetië of Constantinopel verlaat, moet eerst alle blokjes laden van één kleur die niet op zijn zeilen staat. Ligt er geen blokje van zo’n kleur, dan kan het niet vertrekken. Een schip laadt nooit zonder in dezelfde beurt te vertrekken.
golden-horn-rule-m2 = Vul de haven meteen na het laden uit de zak weer aan tot { $holds } blokjes, zolang er blokjes zijn.
golden-horn-rule-m3 = Verplaats het schip naar het volgende vrije vak op zijn koers. Het springt over alle bezette vakken op zijn weg (ook die met je eigen schepen) en over Modone als dat vol is.
golden-horn-rule-m4 = Vanaf een vak in een kleur van zijn zeilen mag het schip gratis doorvaren.
golden-horn-rule-m5 = Vanaf elk ander vak op zee mag het doorvaren als je een windkaart in de kleur van het vak aflegt. Beide mag je in één verplaatsing zo vaak doen als je wilt, en je mag op elk vak stoppen.
golden-horn-rule-m6 = Het schip moet stoppen in Modone als daar plaats is, en in Venetië en Constantinopel. Daar eindigt de verplaatsing.
golden-horn-rule-m7 = In Venetië en Constantinopel lost het schip alles in het pakhuis van zijn eigenaar en keert het om. In Modone houdt het zijn koers.
golden-horn-rule-m8 = Elke keer dat een van je schepen in een haven stopt, trek je kaarten, afhankelijk van het schip: trio { $trio }, duo { $duo }, solo { $solo }. Met twee spelers trek je er in Modone geen. Je mag zoveel kaarten hebben als je wilt.
golden-horn-rule-m9 = Moet je trekken en is de trekstapel leeg, schud dan de aflegstapel; die wordt de trekstapel. Is er ook geen aflegstapel, dan trek je niets.
golden-horn-rule-e1 = De laatste ronde begint vanzelf als de zak leeg is en Venetië of Constantinopel na het aanvullen geen goederen meer heeft. Niemand hoeft dat aan te kondigen.
golden-horn-rule-e2 = Een speler met alle zes de kleuren in het pakhuis mag aan het einde van de eigen beurt het einde aankondigen, als de laatste ronde nog niet begonnen is.
golden-horn-rule-e3 = De ronde wordt dan uitgespeeld: de laatste beurt is die van de speler rechts van de startspeler. Veroorzaakt de beurt van die speler zelf het einde, dan is het spel daarmee afgelopen.
golden-horn-rule-e4 = Lading die nog aan boord is, telt niet. Elk blokje in je pakhuis is 1 punt. Rijen van verschillende kleuren geven meer: een rij van vier 1 punt, van vijf 2, van zes 4. Elk blokje telt in maar één rij; de beste verdeling geldt.
golden-horn-rule-e5 = De speler met de meeste punten wint; bij een gelijke stand delen de spelers de overwinning.
golden-horn-rule-d1 = Er komen { $black } zwarte en { $white } witte blokjes in de zak, en de havens hebben plaats voor { $dominio-holds } blokjes in plaats van { $holds }. Er zijn { $mercenaries } huurlingen in de voorraad, en vijf gebieden.
golden-horn-rule-d2 = De gebieden, met hun kosten in huurlingen en hun punten: { LIST($territories, each: "golden-horn-territory-price", style: "dots") }.
golden-horn-rule-d3 = Een zwart of wit blokje dat voor een haven getrokken wordt, wordt vervangen door een huurling. Een zwart blokje gaat uit het spel; een wit gaat terug in de zak voordat het volgende blokje getrokken wordt.
golden-horn-rule-d4 = Zijn er geen huurlingen meer in de voorraad, zet dan een boer neer: een van de zwarte blokjes die uit het spel zijn. Is er ook geen boer, plaats dan niets en trek het volgende blokje. Stop als er alleen witte blokjes over zijn en er niets geplaatst kan worden.
golden-horn-rule-d5 = In plaats van goederen mag een schip dat vertrekt alle huurlingen van de haven laden, alle boeren, of beide. Goederen gaan daar nooit bij. Een schip dat geen kleur kan laden, mag zo vertrekken (M1).
golden-horn-rule-d6 = Een schip met een huurling aan boord kan niet overvallen worden; een schip met alleen boeren wel. De overvaller legt één boer in het eigen pakhuis, en P4 geldt.
golden-horn-rule-d7 = Huurlingen en boeren worden net als goederen in het pakhuis gelost.
golden-horn-rule-d8 = Aan het begin van je beurt, vóór en na de overval, en aan het einde ervan mag je gebieden veroveren die niemand heeft. Betaal de kosten uit je pakhuis, eerst met huurlingen; twee boeren tellen als één huurling. Huurlingen gaan terug naar de voorraad, boeren naar de zwarte blokjes buiten het spel.
golden-horn-rule-d9 = Op dezelfde momenten mag je boeren in je pakhuis één tegen één inruilen voor huurlingen uit de voorraad; de boeren gaan naar dezelfde zwarte blokjes. Boeren aan boord worden nooit ingeruild. Zodra de voorraad weer huurlingen heeft, vervangen die de boeren in de havens, eerst in Venetië. Dat gebeurt voordat een schip gekozen wordt en na elke beurt.
golden-horn-rule-d10 = In plaats van volgens E1 begint de laatste ronde als een haven na het aanvullen geen goederen en geen huurlingen meer heeft, ook al zijn er boeren, of als alle gebieden veroverd zijn. E2 en E3 gelden.
golden-horn-rule-d11 = Tel aan het einde de punten van je gebieden erbij, en 1 punt voor elke huurling en elke boer in je pakhuis. Ze tellen in geen enkele rij.

## Opmerkingen bij losse regels

golden-horn-leaflet-c2 = De spelregels zeggen niet welke kleuren op welke zeilen staan. De vloten hier zijn gereconstrueerd.
golden-horn-leaflet-c3 = De spelregels noemen de kleuren van de tegels, maar niet hun volgorde. De volgorde hier is gereconstrueerd.
golden-horn-leaflet-c5 = Volgens de spelregels is er in Modone plaats voor twee of drie schepen. Hier zijn het er drie.
golden-horn-leaflet-s1 = Volgens de spelregels begint de oudste speler. Hier wordt de startspeler geloot, of door de host gekozen.
golden-horn-leaflet-p4 = Volgens de spelregels moet een leeggeroofd schip terugvaren, volgens de correctie mag het omkeren. Hier mag het.
golden-horn-leaflet-m4 = In één zin van de spelregels moet een schip op zijn eigen kleur doorvaren, in een andere mogen spelers stoppen wanneer ze willen. Hier mag het doorvaren.
golden-horn-leaflet-e3 = Volgens de spelregels krijgen alle anderen nog één beurt; volgens de correctie wordt de ronde uitgespeeld. Hier wordt de ronde uitgespeeld.
golden-horn-leaflet-d2 = De kosten en punten van de gebieden zijn gereconstrueerd.
golden-horn-leaflet-d8 = Volgens de spelregels mag je op elk moment van je beurt veroveren. Hier doe je dat vóór en na de overval en aan het einde van de beurt, niet midden in een reis. Ze laten ook open waarmee je eerst betaalt; hier is dat met huurlingen.

## Voorbeelden. Wat er gebeurde, zeggen de regels van het spel zelf; deze zinnen zeggen waar je op moet letten.

golden-horn-example-raid = Een overval
golden-horn-example-raid-0 = Het trio van speler 1 is op zee met twee roze blokjes. Zijn zeilen zijn groen, rood en geel.
golden-horn-example-raid-1 = Een groene en een rode kaart zijn genoeg, waar de schepen van de overvaller ook liggen. Eén roze blokje gaat rechtstreeks naar het pakhuis; het andere blijft aan boord.
golden-horn-example-voyage = Een reis met zeilen en windkaarten
golden-horn-example-voyage-0 = Het trio met groene, rode en gele zeilen verlaat Venetië.
golden-horn-example-voyage-1 = Roze staat niet op zijn zeilen, dus mag het roze laden: beide blokjes. Venetië wordt weer aangevuld. Het eerste vak is oranje.
golden-horn-example-voyage-2 = Oranje en roze staan ook niet op de zeilen: met een kaart van elke kleur vaart het schip door, tot het groene vak.
golden-horn-example-voyage-3 = Groen en rood staan op de zeilen: daar vaart het schip gratis door. Op blauw stopt het.
golden-horn-example-jump = Een sprong
golden-horn-example-jump-0 = Het schip op vak 4 speelt een rode kaart om door te varen. Het volgende vak is bezet.
golden-horn-example-jump-1 = Het schip springt over bezette vakken heen en komt op vak 6. Een sprong kost niets extra.
golden-horn-example-count = Een pakhuis tellen
golden-horn-example-count-0 = { LIST($parts, each: "golden-horn-example-part", style: "dots") }. Samen { golden-horn-board-points }. De rij van zes neemt één blokje van elke kleur, de rij van vier bestaat uit wat over is; elk blokje telt maar in één rij.
golden-horn-example-part = { $item ->
        [goods] { $number } voor de blokjes
        [rows4] { $number } voor rijen van vier
        [rows5] { $number } voor rijen van vijf
       *[rows6] { $number } voor rijen van zes
    }
golden-horn-example-refill = Aanvullen met zwarte en witte blokjes
golden-horn-example-refill-0 = Een schip gaat Venetië verlaten met twee blauwe blokjes.
golden-horn-example-refill-1 = Er worden twee blokjes getrokken, een zwart en een wit. Elk wordt vervangen door een huurling. Het zwarte blokje gaat uit het spel, het witte gaat terug in de zak.
