### De woorden van de spellen en van de pagina staan in docs/glossary.md.

# Lessen om al spelend te leren, en de coach van het eerste spel. De uitleg staat in en/learn.ftl.

## Overal

learn-place = Stap { $step } van { $steps }
learn-back = Terug
learn-next = Verder
learn-show = Laat zien
learn-again = Vanaf het begin
learn-first-game = Een eerste partij spelen

## Corinth

learn-corinth-title = Corinth leren
learn-corinth-roll = Je bent handelaar in Korinthe. Wie de meeste punten heeft, wint; voltooide winkels leveren er veel op. In elke beurt neem je een groep dobbelstenen uit de haven en gebruik je die. Jij begint deze ronde: gooi de negen witte dobbelstenen.
learn-corinth-groups = Dobbelstenen met dezelfde waarde vormen een groep. De hoogste waarde gaat naar het gouden district; de andere vullen de haven vanaf het geitendistrict, de laagste eerst.
learn-corinth-deliver = Met een groep kruis je in het bijbehorende district zoveel symbolen aan als de groep dobbelstenen heeft. Neem de twee dobbelstenen uit het druivendistrict.
learn-corinth-shop = Kies met welke winkel je begint. Die telt pas als alle symbolen zijn aangekruist. Met twee symbolen is de winkel van 2 punten voltooid.
learn-corinth-shop-six = De winkel van 6 punten heeft vier symbolen. Je zou er twee aankruisen en hem moeten voltooien voordat je hier aan een andere begint.
learn-corinth-goats = In het gouden district en het geitendistrict krijg je zoveel gouden munten of geiten als er dobbelstenen liggen. Neem de geit: met die van jou zijn het er twee.
learn-corinth-build = Na je actie mag je gebouwen bouwen. Elk gebouw helpt je de rest van het spel. De Winkel kost 2 geiten en geeft je 2 gouden munten extra telkens als je goud ontvangt. Bouw hem.
learn-corinth-build-end = Je hebt de twee geiten die de Winkel kost, en hoe eerder hij er staat, hoe meer hij oplevert.
learn-corinth-gold = Je tegenstander is de tweede ronde begonnen. Neem het goud: drie dobbelstenen geven drie gouden munten, en je Winkel doet er twee bij.
learn-corinth-gold-green = Met één dobbelsteen kruis je één symbool aan. Het goud geeft je in één keer vijf munten.
learn-corinth-yellow = Jij begint weer een ronde, en je hebt munten. Gele dobbelstenen kosten elk 1 gouden munt. Ze worden met de witte gegooid en na je eerste beurt verwijderd: alleen jij gebruikt ze. Koop er twee.
learn-corinth-yellow-none = Ongebruikte munten leveren je nu niets op. Met twee dobbelstenen meer worden je groepen groter.
learn-corinth-harvest = Beide gele dobbelstenen liggen bij de drieën. Neem deze vier en voltooi de winkel van 6 punten.
learn-corinth-harvest-orange = Met twee dobbelstenen kruis je twee specerijensymbolen aan. De vier drieën voltooien een winkel van 6 punten.
learn-corinth-steward = In plaats van de eigen actie kan een groep de Dienaar verplaatsen: zoveel stappen als de waarde, hoeveel dobbelstenen het ook zijn. Je krijgt wat zijn laatste veld toont. Gebruik de 2 en breng hem naar de gele dobbelsteen: vanaf nu gooi je er gratis één meer.
learn-corinth-steward-oil = Daar kruis je maar één keer een symbool voor olijfolie aan. De gele dobbelsteen helpt je bij al je worpen.
learn-corinth-bonus = Enkele rondes later. Bij je tapijten mist de winkel van 8 punten één symbool en die van 3 punten twee. Neem de drie dobbelstenen: ze voltooien beide, en wie een district als eerste voltooit, krijgt de bonuspunten.
learn-corinth-bonus-gold = Munten kunnen wachten. De bonuspunten zijn alleen voor wie het district als eerste voltooit.
learn-corinth-coin = Op een scorevak schrijf je hoeveel velden je hebt omcirkeld, plus 1 voor elke omcirkelde +1. De hoek is één stap verderop, je groep toont een 2: voor 1 gouden munt zet de Dienaar een stap meer of minder. Stuur hem erheen.
learn-corinth-coin-oil = Twee stappen kosten niets en geven twee symbolen. Het scorevak geeft 4 punten voor één munt.
learn-corinth-score = Het spel is afgelopen, { $points } tegen { $rival }. Voltooide winkels, bonuspunten, de vakjes van de Dienaar en de Tempel tellen; elke 2 gouden munten of 2 geiten zijn 1 punt. Nu kun je Corinth spelen.

## Golden Horn

learn-golden-horn-title = Golden Horn leren
learn-golden-horn-ship = Je drie schepen brengen goederen heen en weer tussen Venetië en Constantinopel. Wat in je pakhuis komt, levert punten op; wie de meeste heeft, wint. In elke beurt verplaats je één schip. Let op de kleuren van de zeilen: je duo heeft er twee, oranje en roze. Laat het uitvaren.
learn-golden-horn-load = Een schip dat uitvaart, laadt alle blokjes van één kleur, maar nooit een van zijn zeilkleuren. Laad de drie gele blokjes.
learn-golden-horn-load-blue = Er ligt maar één blauw blokje, en een schip laadt één kleur. Drie blokjes zijn meer waard.
learn-golden-horn-sails = Vanaf een vak in een van zijn zeilkleuren vaart een schip gratis door. Je duo heeft oranje en roze: het komt tot groen.
learn-golden-horn-sails-stop = Je mag op elk vak stoppen, maar vanaf hier dragen je zeilen je gratis verder.
learn-golden-horn-again = Je volgende beurt. Laat het trio volgen, met de drie roze blokjes.
learn-golden-horn-wind = Je trio heeft geen oranje zeil. Een windkaart in de kleur van het vak brengt het verder. Speel de oranje kaart en stop op roze.
learn-golden-horn-wind-stop = Je mag hier stoppen. Maar voor één kaart komt je trio vlak achter je duo, en daar heb je straks wat aan.
learn-golden-horn-raid = Voor je een schip verplaatst, mag je er een op zee overvallen: twee kaarten in zijn zeilkleuren brengen een van zijn blokjes meteen in je pakhuis. Overval het trio met de blauwe blokjes.
learn-golden-horn-raid-peace = Deze twee kaarten leveren je meteen een blokje op, en je tegenstander is het kwijt.
learn-golden-horn-jump = Over bezette vakken wordt gesprongen. Voor je, op groen, ligt je eigen duo: vaar met het trio, en het springt naar Modone.
learn-golden-horn-modone = In Modone moet een schip stoppen zolang er plaats is; er is plaats voor drie. Het kan daar niet worden overvallen. Met vier spelers trek je er ook kaarten.
learn-golden-horn-port = Het trio springt over rood naar blauw, en met je blauwe kaart over geel naar Constantinopel. Daar los je de lading in je pakhuis, keer je het schip om en trek je kaarten: 1 bij drie zeilkleuren, 2 bij twee, 3 bij één.
learn-golden-horn-port-stop = Op blauw kan je schip worden overvallen. De kaart brengt het nu binnen.
learn-golden-horn-rows = Enkele beurten later. Elk blokje is 1 punt, en rijen van verschillende kleuren tellen meer: vier +1, vijf +2, zes +4. Je mist geel: met twee gele blokjes zijn twee rijen volledig.
learn-golden-horn-rows-red = Drie rode blokjes zijn drie punten, maar geen rij groeit. De twee gele leveren er 6 op.
learn-golden-horn-call = In je pakhuis liggen alle zes kleuren, dus mag je het einde aankondigen. De ronde wordt uitgespeeld, dan wordt geteld. Je staat voor: kondig het aan.
learn-golden-horn-call-end = Je staat nu voor. Als je doorgaat, kan je tegenstander je inhalen.
learn-golden-horn-count = { $points } tegen { $rival }. Blokjes en rijen in het pakhuis tellen, blokjes aan boord niet. Het spel eindigt ook als de zak leeg is en Venetië of Constantinopel geen goederen meer heeft. Nu kun je Golden Horn spelen.

## Dominio da Mar

learn-dominio-title = Dominio da Mar leren
learn-dominio-mercenaries = Dominio da Mar voegt huurlingen en gebieden toe. In plaats van goederen mag een schip alle huurlingen van zijn haven laden. Laad ze alle drie.
learn-dominio-mercenaries-yellow = Twee blokjes zijn twee punten. Met huurlingen verover je gebieden, en die tellen meer.
learn-dominio-safe = Je tegenstander heeft kaarten in de kleuren van je duo. Maar een schip met een huurling aan boord kan niet worden overvallen.
learn-dominio-conquer = Enkele beurten later zijn er vier huurlingen in je pakhuis. In je beurt mag je een gebied veroveren; je betaalt met huurlingen. Durazzo kost er 3 en is 6 punten waard.
learn-dominio-conquer-zara = Zara kost er 2 en is 3 punten waard. Voor één huurling meer is Durazzo het dubbele waard.
learn-dominio-peasants = Als er geen huurlingen meer in de voorraad zijn, staan er boeren in de havens. In je pakhuis zijn er bij het betalen twee evenveel waard als één huurling. Laad beide, de huurling en de boeren.
learn-dominio-peasants-mercenaries = De boeren kunnen met hem mee en kosten je niets.
learn-dominio-exchange = Je tegenstander heeft gebieden veroverd, en er zijn weer huurlingen in de voorraad. Daarvoor mag je boeren uit je pakhuis inruilen, één tegen één. Ruil ze allebei in. Vier huurlingen: verover nu Candia, voor 8 punten.
learn-dominio-exchange-zara = Zara is 3 punten waard. Ruil je je twee boeren in, dan kun je Candia betalen, dat 8 waard is.
learn-dominio-count = Aan het einde tellen je gebieden, en elke huurling of boer in je pakhuis is 1 punt. Het spel eindigt ook als alle vijf gebieden veroverd zijn. Nu kun je met de uitbreiding spelen.
