### De woorden van de spellen en van de pagina staan in docs/glossary.md.
### Het regelboek van Corinth rond de regels: hoofdstukken, samenvattingen, voorbeelden, en waar de gedrukte spelregels verschillen.

corinth-chapter-aim = Het spel in een minuut
corinth-chapter-box = Wat er in de doos zit
corinth-chapter-setup = Opstelling
corinth-chapter-round = Een ronde: bevoorrading van de haven
corinth-chapter-turn = Je beurt
corinth-chapter-actions = Goud, geiten en leveringen
corinth-chapter-steward = De Dienaar
corinth-chapter-buildings = Gebouwen
corinth-chapter-end = Einde en puntentelling
corinth-chapter-two = Met twee spelers
corinth-chapter-variants = Varianten
corinth-chapter-leaflets = Waar de gedrukte spelregels verschillen
corinth-chapter-card = Eén bladzijde voor op tafel

corinth-book-aim = Jullie zijn handelaren in de haven van Korinthe. Met de dobbelstenen die elke ronde binnenkomen, bevoorraad je winkels, verzamel je gouden munten en geiten, bouw je gebouwen en stuur je je Dienaar over de markt. De speler met de meeste punten wordt de beroemdste handelaar en wint.
corinth-book-turn = { web-primer-corinth }
corinth-book-setup =
    Leg het havenspelbord midden op tafel, met de witte dobbelstenen erop en de gele ernaast.
    Geef iedereen een scoreblad en een potlood.
corinth-book-shop = Omcirkel de punten van een winkel als die voltooid is.
corinth-book-two = Met twee spelers heeft een ronde drie beurten: de startspeler, de tweede speler, en nog eens de startspeler. Er zijn 12 rondes; ieder is zes keer startspeler. De gele dobbelstenen worden na de eerste van de drie beurten verwijderd (R8, R9).
corinth-book-variant-steward = “Punten van de Dienaar” bepaalt wat er aan het einde telt: de som van alle vakjes die je hebt ingevuld, of alleen het laatste vakje (E2). Je kiest dit als je de tafel aanmaakt; aan tafel zie je op de pagina wat er gekozen is.
corinth-book-leaflets = Corinth is verschenen met spelregels in vijf talen. Die zijn het over bijna alles eens. Hier staat wat er besloten is waar ze verschillen of niets zeggen.
corinth-book-card =
    Begin van een ronde: de startspeler streept een symbool door, mag gele dobbelstenen kopen voor 1 gouden munt per stuk, en gooit.
    Dobbelstenen sorteren: de hoogste waarde naar het gouden district, de andere van onderaf, de laagste eerst.
    Beurt: neem een groep en gebruik het district (gouden munten, geiten of goederen: één per dobbelsteen), of verplaats de Dienaar zoveel stappen als de waarde van de groep. Bouw daarna.
    Goederen: voltooi een winkel voordat je in dat district aan de volgende begint. Wie een district als eerste voltooit, krijgt de bonus.
    Dienaar: 1 gouden munt voor elke stap meer of minder. Nooit over een gebruikt veld. Omcirkel het laatste veld: je krijgt het effect ervan.
    Scorevak: noteer het aantal omcirkelde velden, plus 1 voor elke omcirkelde +1.
    Na de eerste beurt van een ronde gaan de gele dobbelstenen weg, na de laatste beurt alle dobbelstenen.
    Puntentelling: winkels, bonuspunten, vakjes van de Dienaar, 3 per gebouw als je de Tempel hebt, 1 per 2 gouden munten en 1 per 2 geiten.

## De regels

corinth-rule-c1 = Het havenspelbord heeft zes districten. Van onder naar boven: { LIST($harbor, each: "corinth-district-of") }.
corinth-rule-c2 = Je scoreblad heeft vier districten met winkels. Een winkel levert zijn punten op als al zijn symbolen zijn aangekruist. De eerste speler die een district voltooit, krijgt de bonus: { LIST($bonuses, each: "corinth-bonus-of") }; de andere districten hebben er geen. De winkels met hun punten, en tussen haakjes het aantal symbolen:
    { LIST($shops, each: "corinth-shops-of", style: "lines") }
corinth-rule-c3 = De markt heeft 5 rijen van 5 velden. De buren van een veld liggen erboven, eronder, links en rechts, nooit schuin. De Dienaar begint op het startveld. Een * is een scorevak, met een vakje om in te vullen.
    { LIST($market, each: "corinth-market-row", style: "lines") }
corinth-rule-c4 = Wat de gebouwen kosten, in gouden munten + geiten: { LIST($buildings, each: "corinth-building-price", style: "dots") }.
corinth-rule-c5 = { $circled ->
        [one] Je scoreblad heeft { $gold } symbolen voor gouden munten en { $goats } voor geiten; van beide is het eerste aan het begin omcirkeld. { corinth-c5-use }
       *[other] Je scoreblad heeft { $gold } symbolen voor gouden munten en { $goats } voor geiten; van beide zijn de eerste { $circled } aan het begin omcirkeld. { corinth-c5-use }
    }
corinth-c5-use = Omcirkel een symbool als je een munt of een geit krijgt, en streep het door als je die uitgeeft. Wat je na het laatste symbool nog krijgt, vervalt.
corinth-rule-c6 = Het beurtenspoor van elk scoreblad heeft { $spots } symbolen. Er zijn { $white } witte en { $yellow } gele dobbelstenen.
corinth-rule-r1 = Corinth is voor twee tot vier spelers. Iedereen begint met de gouden munten en geiten die op het scoreblad omcirkeld zijn (C5). Kies een startspeler zoals jullie willen; hier wordt die geloot, of door de host gekozen.
corinth-rule-r2 = Met vier spelers streept iedereen vóór het spel de twee meest linkse symbolen van het eigen beurtenspoor door.
corinth-rule-r3 = Aan het begin van een ronde streept alleen de startspeler het volgende symbool van het eigen beurtenspoor door. Zo zijn er met twee spelers 12 rondes, met drie 18 en met vier 16; iedereen heeft 18, 18 of 16 beurten.
corinth-rule-r4 = De startspeler mag dan gele dobbelstenen kopen voor deze worp, voor 1 gouden munt per stuk. Samen met de dobbelstenen van de markt (S9) zijn het er nooit meer dan { $yellow }.
corinth-rule-r5 = De startspeler gooit de { $white } witte en de eigen gele dobbelstenen tegelijk.
corinth-rule-r6 = Sorteer de dobbelstenen in groepen met dezelfde waarde. De groep met de hoogste waarde gaat naar het gouden district. De andere vullen de districten van onderaf, de laagste waarde eerst, één groep per district.
corinth-rule-r7 = Als alle dobbelstenen van een worp dezelfde waarde tonen, ook de gele, wint de speler die ze gooide meteen het spel.
corinth-rule-r8 = Met drie of vier spelers heeft eerst de startspeler een beurt, daarna de anderen met de klok mee. Met twee spelers heeft de startspeler een beurt, dan de tweede speler, dan nog eens de startspeler.
corinth-rule-r9 = Verwijder na de eerste beurt van de ronde de gele dobbelstenen die nog in de haven liggen: alleen de startspeler mag ze gebruiken. De witte blijven liggen. Bestond een groep alleen uit gele dobbelstenen, dan blijft dat district leeg; de andere groepen blijven waar ze zijn.
corinth-rule-r10 = Verwijder na de laatste beurt van de ronde alle dobbelstenen die over zijn. Als op alle beurtensporen elk symbool is doorgestreept, is het spel afgelopen. Anders wordt de speler links van de startspeler de nieuwe startspeler.
corinth-rule-t1 = Kies in je beurt een groep dobbelstenen, haal die van het bord en voer er één actie mee uit: die van het district (A1, A2) of een verplaatsing van de Dienaar (S1). Daarna mag je gebouwen bouwen (B1).
corinth-rule-t2 = Kun je met geen enkele groep iets doen, dan moet je er toch een kiezen en verwijderen. Je kunt iets doen als je een symbool kunt aankruisen, een gouden munt of een geit kunt omcirkelen, of een verplaatsing van de Dienaar kunt afmaken; dan moet je dat ook doen.
corinth-rule-t3 = Is er geen groep meer over als je aan de beurt komt, dan mag je in plaats daarvan de Dienaar één stap verplaatsen. Met gouden munten en de Stal mag je deze verplaatsing zoals altijd langer of korter maken (S3, S4).
corinth-rule-a1 = Goud of geiten ontvangen: een groep in het gouden district of het geitendistrict geeft je zoveel gouden munten of geiten als er dobbelstenen in de groep zijn, zolang je er symbolen voor hebt (C5).
corinth-rule-a2 = Goederen leveren: met een groep in een ander district kruis je in dat district zoveel symbolen aan als de groep dobbelstenen telt, en met het Magazijn één extra. Minder mag niet. Symbolen waarvoor geen plaats is, vervallen.
corinth-rule-a3 = Voltooi een winkel voordat je in hetzelfde district aan een andere begint. De volgorde van de winkels kies je zelf.
corinth-rule-a4 = Met één levering mag je een winkel voltooien en in een andere verdergaan. Je kiest zelf in welke.
corinth-rule-a5 = De eerste speler die elk symbool van een district heeft aangekruist, met een levering of met de Dienaar, omcirkelt de bonus. Alle anderen strepen die door. Ze mogen er nog leveren, maar de bonus is weg. Niet elk district heeft een bonus (C2).
corinth-rule-s1 = Je mag elke groep, ook een in het gouden district of het geitendistrict, in plaats daarvan gebruiken om de Dienaar te verplaatsen. Het aantal stappen is gelijk aan de waarde van de dobbelstenen. Het aantal dobbelstenen doet er niet toe.
corinth-rule-s2 = De Dienaar gaat van buurveld naar buurveld. Hij begint waar zijn vorige verplaatsing eindigde, de eerste keer op het startveld. Hij komt tijdens het spel nooit twee keer op hetzelfde veld en keert nooit terug naar de start.
corinth-rule-s3 = Elke gouden munt die je uitgeeft, maakt de verplaatsing één stap langer of korter.
corinth-rule-s4 = Elke stap meer of minder dan de waarde kost 1 gouden munt; met de Stal zijn de eerste twee daarvan gratis. Voorbeeld: met een 5 stop je na 3 stappen voor 2 gouden munten, of met de Stal voor niets. Je betaalt als de Dienaar stopt, voordat zijn veld je iets geeft.
corinth-rule-s5 = De Dienaar doet minstens één stap. Alleen je gouden munten en de vrije velden beperken hoe ver hij kan komen.
corinth-rule-s6 = Een verplaatsing van de Dienaar die je niet kunt afmaken, kun je niet kiezen.
corinth-rule-s7 = Teken de weg van de Dienaar op je scoreblad en omcirkel het veld waar hij stopt. Je krijgt het effect ervan. De velden onderweg geven niets.
corinth-rule-s8 = Op een veld met goederen kruis je in dat district het aangegeven aantal symbolen aan. De regels voor winkels en bonuspunten gelden ook hier (A3 tot en met A5); waarvoor geen symbool over is, vervalt. Een veld met gouden munten of geiten geeft je het aangegeven aantal. Het Magazijn en de Winkel (het gebouw) voegen hier niets toe.
corinth-rule-s9 = Een veld met een gele dobbelsteen geeft je vanaf nu bij elke eigen worp één gele dobbelsteen extra, gratis. Je gooit er nooit meer dan { $yellow }.
corinth-rule-s10 = Een veld met +1 geeft op zichzelf niets; het telt bij scorevakken (S11).
corinth-rule-s11 = Stopt de Dienaar op een scorevak, schrijf dan in het vakje hoeveel velden je tot nu toe hebt omcirkeld (dit veld telt mee, de start niet), plus 1 voor elke omcirkelde +1.
corinth-rule-b1 = Na je actie, of als je er geen had, mag je een of meer gebouwen bouwen. Betaal van elk de prijs (C4). Elk gebouw kun je één keer bouwen. Dit geldt ook in je laatste beurt.
corinth-rule-b2 = Tempel: aan het einde krijg je 3 punten voor elk van je gebouwen, ook voor de Tempel zelf.
corinth-rule-b3 = Magazijn: je kruist bij elke levering één symbool extra aan.
corinth-rule-b4 = Stal: bij elke verplaatsing van de Dienaar mag je gratis tot twee stappen meer of minder doen (S4).
corinth-rule-b5 = Winkel: als je met een groep dobbelstenen goud ontvangt, krijg je 2 gouden munten extra (C5).
corinth-rule-b6 = Een gebouw helpt je vanaf je volgende beurt, want je bouwt het na je actie.
corinth-rule-e1 = Tel op: de punten van je voltooide winkels en je bonuspunten, 1 punt per 2 gouden munten en 1 punt per 2 geiten die je overhebt, en de punten van de Dienaar en van de Tempel.
corinth-rule-e2 = De punten van de Dienaar zijn de som van je vakjes. Met de variant “alleen het laatste vakje” (steward=last) telt alleen het vakje dat je het laatst hebt ingevuld.
corinth-rule-e3 = De speler met de meeste punten wint. Bij een gelijke stand wint wie van hen de meeste gouden munten overheeft; is ook dat gelijk, dan delen ze de overwinning.

## Opmerkingen bij losse regels

corinth-leaflet-c5 = De spelregels zeggen niet wat er gebeurt als het laatste symbool omcirkeld is. Hier gebruik je elk symbool één keer, dus je krijgt er niet meer dan er gedrukt zijn.
corinth-leaflet-t2 = De spelregels zeggen niet wat een mogelijke actie is. Hier is dat een actie die iets aan je scoreblad verandert.
corinth-leaflet-t3 = De spelregels spreken van te weinig groepen, en niet van gouden munten en de Stal. Hier doet de reden er niet toe: verwijderde gele dobbelstenen tellen ook, net als de derde beurt van een ronde met twee spelers. Munten en de Stal helpen zoals bij elke verplaatsing.
corinth-leaflet-a2 = Volgens de Spaanse spelregels moet je alle symbolen aankruisen, volgens de Franse mag het. Hier moet het.
corinth-leaflet-s8 = De spelregels zeggen niet of het Magazijn en de Winkel (het gebouw) op velden van de markt helpen. Dat doen ze niet: beide horen bij acties waarvoor de Dienaar in de plaats komt.
corinth-leaflet-s11 = De Franse, Nederlandse en Spaanse spelregels tellen bij het vorige vakje op wat er sindsdien bij kwam. Dat geeft hetzelfde getal.
corinth-leaflet-b1 = De spelregels zeggen niet of je mag bouwen in een beurt zonder actie. Dat mag.
corinth-leaflet-e2 = De spelregels verschillen. De Duitse tellen alle punten die in de vakjes staan. De Franse, Nederlandse en Spaanse houden een lopend totaal bij, waarvan alleen het laatste vakje zou tellen. Aan deze tafel geldt wat er bij “Varianten” staat; de som is de gebruikelijke keuze.

## Voorbeelden. Wat er gebeurde, zeggen de regels van het spel zelf; deze zinnen zeggen waar je op moet letten.

corinth-example-harbor-1 = Zes waarden
corinth-example-harbor-1-0 = De startspeler gaat negen witte dobbelstenen gooien.
corinth-example-harbor-1-1 = De twee zessen zijn de hoogste waarde en gaan naar het gouden district. De andere vullen de districten van onderaf: de enen in het geitendistrict, dan het ene district na het andere. Met zes waarden krijgt ook het oranje district dobbelstenen.
corinth-example-harbor-2 = Slechts drie waarden
corinth-example-harbor-2-0 = Nog een worp.
corinth-example-harbor-2-1 = De vijven gaan naar het gouden district, de tweeën naar het geitendistrict, de drieën naar het groene. De andere districten blijven deze ronde leeg.
corinth-example-harbor-3 = Een eenzame gele dobbelsteen
corinth-example-harbor-3-0 = De startspeler heeft een gele dobbelsteen gekocht voor 1 gouden munt.
corinth-example-harbor-3-1 = De gele zes is de hoogste waarde en ligt als enige in het gouden district. Neemt de startspeler hem nu niet, dan is hij na deze beurt weg.
corinth-example-delivery = Eén levering, twee winkels en een bonus
corinth-example-delivery-0 = In het tapijtdistrict is de winkel van 5 voltooid. De winkel van 8 mist één symbool; de winkel van 3 is nog niet begonnen. In het blauwe district van de haven liggen drie dobbelstenen.
corinth-example-delivery-1 = Drie symbolen: één voltooit de winkel van 8, twee de winkel van 3. Het district is voltooid, en niemand was sneller: bonus 3. Dat zijn 8 + 3 + 3 punten in één beurt.
corinth-example-steward = Twee verplaatsingen van de Dienaar
corinth-example-steward-0 = De Dienaar staat nog op de start. Een groep met waarde 3 wordt gekozen om hem te verplaatsen.
corinth-example-steward-1 = Vier stappen in plaats van drie kosten 1 gouden munt. De verplaatsing eindigt op een scorevak: tot nu toe is één veld omcirkeld, dus in het vakje komt 1.
corinth-example-steward-2 = Aan het einde van dezelfde beurt wordt de Stal gebouwd.
corinth-example-steward-3 = In de volgende ronde heeft speler 2 gegooid en gekozen.
corinth-example-steward-4 = Twee stappen met een waarde van 4: met de Stal zijn twee stappen minder gratis. De +1 telt vanaf nu in elk vakje.
corinth-example-sheet = Een scoreblad aan het einde
corinth-example-sheet-0 = De score: { LIST($parts, each: "corinth-example-part", style: "dots") }. Samen { corinth-web-points }.
corinth-example-part = { $item ->
        [orange] oranje winkels
        [blue] blauwe winkels
        [purple] paarse winkels
        [green] groene winkels
        [bonuses] bonuspunten
        [gold] gouden munten
        [goats] geiten
        [steward] Dienaar
       *[temple] Tempel
    } { $number }
