### De woorden van de spellen en van de pagina staan in docs/glossary.md.

# Wat alleen de pagina zegt. Knoppen en koppen zijn kort; uitleg (web-tip-…) is een of twee zinnen zonder punt aan het eind.

## Overal

web-skip = Naar de inhoud
web-to-lobby = Naar de lobby
web-switches = Instellingen
web-language = Taal
web-language-unknown = In “{ $language }” zijn er nog geen teksten, daarom is deze pagina in het Engels. Talen: { LIST($languages, each: "list-item") }.
web-theme = { $theme ->
        [light] Licht
        [dark] Donker
       *[auto] Licht of donker, net als het apparaat
    }
web-sound = { $on ->
        [yes] Het geluid is aan
       *[no] Het geluid is uit
    }
web-sound-switch = Geluid
web-close = Sluiten
web-loading = Een ogenblik…
web-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
web-lost = Verbinding verbroken. Opnieuw verbinden…
web-sending = Versturen…
web-back = De verbinding is hersteld; er is niets verloren gegaan.
web-you = (jij)

## De lobby

web-welcome = Twee bordspellen voor handelaren
web-lead = Speel meteen tegen een bot, nodig anderen uit met een link, of deel één apparaat. Zonder account, zonder installatie.
web-games = Spellen
web-about-corinth = Negen dobbelstenen, op waarde verdeeld over de haven. Neem een groep, vul je winkels, stuur je Dienaar over de markt. 2 tot 4 spelers, een half uur.
web-about-golden-horn = Drie schepen tussen Venetië en Constantinopel, kaarten voor wind en overvallen; met Dominio da Mar ook gebieden. 2 tot 4 spelers.
web-play-now = Nu spelen
web-new-table-more = Nieuwe tafel…
web-own-name = Je naam
web-guest = Handelaar
web-against = Tegenstander
web-join = Aan een tafel aanschuiven
web-join-code = Code of link
web-join-go = Meedoen
web-own-tables = Je partijen
web-own-tables-all = { $tables ->
        [one] { $tables } partij tonen
       *[other] Alle { $tables } partijen tonen
    }
web-open-tables = Open tafels
web-open-none = Er wacht geen tafel op spelers. Maak er een aan en stuur de link.
web-running-tables = Partijen om te bekijken
web-finished = Afgelopen partijen
web-table-watch = Toekijken
web-table-open = { $seats ->
        [0] klaar om te beginnen
        [one] { $seats } vrije plaats
       *[other] { $seats } vrije plaatsen
    }
web-table-over = { LIST($names, each: "list-item") }: { $points }
web-table-abandoned = zonder uitslag beëindigd
web-list-remove = Uit je lijst verwijderen
web-name-level = { $name } ({ level-name })
web-table-asked = { $you ->
        [yes] Jouw beurt
       *[no] { $player } is aan de beurt
    }
web-no-table = Deze tafel bestaat niet
web-unknown = Deze pagina bestaat niet
web-unknown-why = Controleer het adres. De spellen, open tafels en je partijen staan in de lobby.

## Een nieuwe tafel

web-new-table = Nieuwe tafel
web-game = Spel
web-how-many = Spelers
web-seats = Plaatsen
web-seat-who = Wie er op plaats { $number } zit
web-seat-name = Naam op plaats { $number }
web-name = Naam
web-wish-me = Ik
web-wish-open = Open, voor wie de link heeft
web-wish-another = Iemand anders op dit apparaat
web-options = Opties
web-option-corinth-steward = Punten van de Dienaar
web-option-corinth-steward-sum = de som van alle vakjes
web-option-corinth-steward-last = alleen het laatste vakje
web-option-golden-horn-modone = Modone
web-option-golden-horn-modone-standard = volgens de spelregels, met twee en vier spelers
web-option-golden-horn-modone-always = ook met drie spelers
web-option-golden-horn-warehouses = Pakhuizen
web-option-golden-horn-warehouses-hidden = verborgen
web-option-golden-horn-warehouses-open = open
web-option-golden-horn-warehouses-note = Open: iedereen ziet wat er in de pakhuizen ligt. We raden dat aan voor je eerste spellen, want bots onthouden elk blokje dat is verplaatst.
web-option-golden-horn-dominio = Dominio da Mar
web-option-golden-horn-dominio-false = zonder
web-option-golden-horn-dominio-true = met de uitbreiding
web-hints-allowed = Hints toestaan
web-stand-in = Een bot valt in voor een afwezige speler
web-stand-in-after = { $seconds ->
        [60] na een minuut
        [120] na twee minuten
        [600] na tien minuten
       *[other] nooit
    }
web-listed = Tafel in de lobby tonen
web-make-table = Tafel aanmaken

## Voor het begin

web-waiting = { $seats ->
        [one] Er is { $seats } plaats vrij. Stuur de link naar degene met wie je wilt spelen.
       *[other] Er zijn { $seats } plaatsen vrij. Stuur de link naar de mensen met wie je wilt spelen.
    }
web-waiting-full = Iedereen is er. Het spel kan beginnen.
web-waiting-for = Wachten op { LIST($names, each: "list-item") }.
web-waiting-host = Wachten tot { $host } het spel start.
web-waiting-host-away = Wachten tot de host het spel start.
web-seat-host = host
web-remove = Verwijderen
web-remove-name = { $name } van de tafel verwijderen
web-tip-remove = Deze persoon krijgt bericht en kan nog toekijken, maar kan niet meer aan deze tafel plaatsnemen
web-close-table = Tafel sluiten
web-invited = { $host } nodigt je uit voor { $title }
web-invited-open = Je bent uitgenodigd voor { $title }
web-invited-guest = Gast
web-invited-minute = Het spel in een minuut
web-invite = Link naar deze tafel
web-copy = Kopiëren
web-copied = Gekopieerd
web-code = Code:
web-qr = QR-code van de link naar deze tafel
web-qr-how = Of laat gasten hier de camera van hun telefoon op richten.
web-sit = Plaatsnemen
web-sit-name-another = Iemand anders op dit apparaat
web-rise = Plaats verlaten
web-fill = Vrije plaatsen vullen met bots van niveau
web-begin = Beginnen
web-begin-filled = Vullen en beginnen

## Plaatsen

web-seat-open = Vrije plaats
web-seat-waiting = wacht op een speler
web-seat-bot = Bot, { level-name }
web-seat-stand-in = Afwezig: een bot speelt ({ level-name })
web-seat-left = Vertrokken: een bot speelt ({ level-name })
web-seat-thinking = denkt na…
web-seat-away = niet verbonden
web-seat-asked = aan de beurt
web-seat-here = verbonden
web-points = Punten tot nu toe
web-points-hidden = Verborgen tot het einde

## Wat er gevraagd wordt

web-wait = { $player } kiest.
web-your-turn = Jouw beurt.
web-watching = Je kijkt toe.
web-turn-named = { $player }:
web-thinks = { $player } denkt na…
web-turn-away = { $player } is aan de beurt, maar niet verbonden.
web-title-turn = ● Jouw beurt · { $title }
web-board = Bord
web-undo = Terugnemen
web-undo-key = Je laatste zet terugnemen (U)
web-undo-what = “{ $move }” terugnemen (U)
web-undo-others = “{ $move }” en de antwoorden van de bots terugnemen (U)
web-undo-limit-start = Er is nog niets terug te nemen.
web-undo-limit-chance = { $game ->
        [corinth] De dobbelstenen zijn gegooid. Eerdere zetten kun je niet meer terugnemen.
       *[other] Er zijn kaarten of blokjes getrokken. Eerdere zetten kun je niet meer terugnemen.
    }
web-undo-limit-decided = { $player } heeft gekozen. Eerdere zetten kun je niet meer terugnemen.
web-undo-limit-shown = { $player } heeft iets verborgens laten zien. Eerdere zetten kun je niet meer terugnemen.
web-undo-limit-stand-in = { $you ->
        [yes] Een bot heeft voor jou gespeeld. Eerdere zetten kun je niet meer terugnemen.
       *[no] Een bot heeft voor { $player } gespeeld. Eerdere zetten kun je niet meer terugnemen.
    }
web-end-ask = Hiermee eindigt je beurt.
web-end-yes = Beurt beëindigen
web-end-no = Nog niet
web-end-setting = Vragen voordat mijn beurt eindigt
web-end-setting-tip = De laatste beslissing van je beurt wordt nog een keer gevraagd voordat ze telt. Deze browser onthoudt dat.
web-coach = Coach
web-coach-tip = Een zin bij elk soort beslissing dat nieuw voor je is. Deze browser onthoudt dat.
web-hint = Hint
web-hint-key = Wat zou een sterke speler doen? (H)
web-hinting = Denkt na…
web-hint-best = de hint
web-plain-moves = Je zetten
web-plain-ends = Waar dat toe kan leiden
web-plain-state = Stand van het spel
web-plain-pair = { $name }: { $value }
web-plain-yes = ja
web-plain-no = nee
web-plain-price = { $price ->
        [0] { web-plain-steps }
       *[other] { web-plain-steps }, prijs { $price }
    }
web-plain-steps = { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
web-show-list = Tekstweergave
web-show-board = Bord
web-tabs = Weergaven
web-tab-board = Bord
web-tab-log = Logboek
web-tab-chat = Chat
web-unread = Iets nieuws

## Logboek, chat, terugkijken

web-log = Logboek
web-since = Sinds je laatste beurt
web-since-told = { web-since }: { LIST($lines, each: "web-since-line", style: "spaces") }
web-since-line = { $item }.
web-log-look = { $time }. Dit moment tonen
web-log-undo = { $you ->
        [yes] Je neemt de laatste zet terug
       *[no] { $player } neemt de laatste zet terug
    }
web-log-stand-in = Een bot ({ level-name }) valt in voor { $player }
web-log-return = { $you ->
        [yes] Je bent terug
       *[no] { $player } is terug
    }
web-log-leave = { $player } verlaat het spel; een bot ({ level-name }) neemt het over
web-log-abandon = { $you ->
        [yes] Je stelt voor het spel zonder uitslag te beëindigen
       *[no] { $player } stelt voor het spel zonder uitslag te beëindigen
    }
web-log-abandoned = Het spel eindigt zonder uitslag
web-chat = Chat
web-chat-empty = Nog geen berichten.
web-chat-visitor = kijkt toe
web-chat-say = Schrijf een bericht
web-chat-send = Versturen
web-chat-kept = { $days ->
        [one] Is het spel afgelopen, dan worden berichten een dag na het versturen gewist.
       *[other] Is het spel afgelopen, dan worden berichten { $days } dagen na het versturen gewist.
    }
web-past = Terugkijken
web-past-at = Terugkijken: gebeurtenis { $event } van { $of }
web-past-slider = Gebeurtenis
web-past-first = Naar het begin
web-past-back = Vorige beurt
web-past-on = Volgende beurt
web-past-event-back = Vorige gebeurtenis
web-past-event-on = Volgende gebeurtenis
web-past-last = Naar de laatste gebeurtenis
web-past-viewer = Gezien door
web-past-now = Terug naar nu
web-rules = Regels van { $title }
web-rules-open = Regels
web-learn = Leren
web-learn-dominio = Dominio da Mar leren
web-learn-offer = Nieuw hier? Leer een spel door het te spelen, in vijf minuten
web-learn-decline = Nu niet
web-rules-search = In de regels zoeken
web-rules-chapters = Hoofdstukken
web-rules-print = Deze pagina afdrukken
web-rules-found = { $number ->
        [one] { $number } plek gevonden.
       *[other] { $number } plekken gevonden.
    }
web-example-back = Terug
web-example-next = Verder
web-example-place = { $place } van { $of }
web-rule-open = Regel { $rule }
web-rule-show = Toon de regel

## Eén apparaat voor meer spelers

web-cover = Geef het apparaat aan { $name }
web-cover-why = De kaarten van de anderen blijven verborgen.
web-cover-ready = Ik ben { $name }

## Het spel verlaten

web-leave = Verlaten…
web-leave-title = Het spel verlaten?
web-leave-go = Verlaten
web-leave-why = Een bot neemt je plaats meteen en voorgoed over. De anderen spelen verder en het spel staat niet meer in je lijst.
web-leave-stay = Verderspelen
web-abandon = Zonder uitslag beëindigen
web-abandon-why = Het spel eindigt als alle andere spelers akkoord gaan. Met je volgende zet trek je dit in.
web-abandon-alone = Het spel eindigt nu, zonder uitslag. Je kunt het nog bekijken en uit je lijst verwijderen.
web-wants-end = { $player } wil het spel zonder uitslag beëindigen.
web-wants-end-own = Je hebt voorgesteld het spel zonder uitslag te beëindigen. De anderen moeten nog antwoorden.
web-wants-end-agree = Akkoord

## Het einde

web-winner = Winnaar
web-abandoned = Het spel is zonder uitslag beëindigd.
web-rematch = Revanche
web-rematch-join = Meedoen aan de revanche
web-rematch-watch = Naar de revanche
web-replay = Naspelen en analyseren
web-record = Verslag downloaden
web-course = Puntenverloop
web-course-text = Puntenverloop. Aan het einde: { LIST($scores, each: "web-course-score") }
web-course-score = { $name } { $points }
web-proof = Hoe het toeval bepaald werd
web-proof-why = { $given ->
        [0] Vóór het spel maakte de server de SHA-256 van een geheime startwaarde bekend. Elke worp en elke trekking volgt uit die startwaarde en het nummer van de worp of trekking, dus daar kon later niets meer aan veranderd worden. Geen enkele speler leverde toevalsgetallen. Nu is de startwaarde onthuld.
       *[other] Vóór het spel maakte de server de SHA-256 van een geheime startwaarde bekend; daarna leverden spelers eigen toevalsgetallen. Elke worp en elke trekking volgt uit dat alles en het nummer van de worp of trekking, dus noch de server alleen, noch een speler kon ze kiezen. Nu is de startwaarde onthuld.
    }
web-proof-commitment = Vóór het spel bekendgemaakt (SHA-256)
web-proof-entropy = Toevalsgetallen van de spelers
web-proof-entropy-none = geen
web-proof-seed = Startwaarde
web-proof-good = In deze browser gecontroleerd: de startwaarde hoort bij wat bekendgemaakt werd.
web-proof-bad = De startwaarde hoort niet bij wat bekendgemaakt werd.
web-proof-unknown = Deze pagina is zonder https geladen, dus kan de browser de SHA-256 van de startwaarde niet berekenen. Controleer die met “emporion verify”.
web-proof-part-own = Je toevalsgetallen zijn voor deze dobbelstenen gebruikt.
web-proof-part-missing = De toevalsgetallen die deze browser leverde, zijn niet voor deze dobbelstenen gebruikt.
web-proof-part-commitment = De server maakte een andere SHA-256 bekend voordat deze browser zijn toevalsgetallen leverde.
web-proof-part-bot = Voor deze dobbelstenen zijn toevalsgetallen van een bot gebruikt: de server heeft ze toegevoegd.
web-proof-part-changed = De toevalsgetallen van de spelers komen niet overeen met die van het begin van het spel.

## Naspelen

web-seat-number = Speler { $number }
web-tab-review = Analyse
web-past-round = Ronde { $round }
web-past-setup = Opbouw
web-past-turn = Beurt { $turn } van { $turns }
web-past-begin = Terugkijken
web-past-play = Afspelen
web-past-stop = Pauze
web-past-first-key = Naar het begin (Home)
web-past-back-key = Vorige beurt (←)
web-past-on-key = Volgende beurt (→)
web-past-event-back-key = Vorige gebeurtenis (Shift + ←)
web-past-event-on-key = Volgende gebeurtenis (Shift + →)
web-past-last-key = Naar de laatste gebeurtenis (End)
web-past-play-key = Afspelen of pauzeren (spatiebalk)
web-past-speed = Snelheid
web-past-seen = Gezien door { $player }
web-past-all = Alles open
web-past-link = Link kopiëren
web-past-result = Naar de uitslag
web-upload = Een verslag naspelen
web-upload-choose = Kies een bestand…
web-upload-long = Dit bestand is te lang voor een verslag: hooguit 1 MB.
web-upload-line = Regel { $line }: { $why }
web-upload-rule = { $why } (spelregel { $rule })

## Analyse

web-review = Analyse
web-review-why = Een sterke bot bekijkt elke beslissing opnieuw: wat hij zelf gekozen had, en wat jouw keuze kostte.
web-review-start = Deze partij analyseren
web-review-progress = { $of ->
        [0] De analyse begint…
       *[other] { $done } van { $of } beslissingen bekeken
    }
web-review-chances = Winstkansen
web-review-chances-text = Winstkansen in de loop van de partij. Aan het einde: { LIST($chances, each: "web-review-chance") }
web-review-chance = { $name } { $chance }
web-review-moments = Wat de partij besliste
web-review-moment-decision = { $player } koos “{ $chosen }”; “{ $preferred }” was beter. { $who }: van { $before } naar { $after }.
web-review-moment-chance = Na “{ $chosen }” ({ $player }): de dobbelstenen, de kaarten of de andere spelers. { $who }: van { $before } naar { $after }.
web-review-dear = { $decisions ->
        [0] Geen enkele beslissing kostte 1% of meer.
        [one] { $decisions } beslissing kostte 1% of meer.
       *[other] { $decisions } beslissingen kostten 1% of meer.
    }
web-review-dear-before = Vorige dure beslissing
web-review-dear-after = Volgende dure beslissing
web-review-decision = De beslissing hier
web-review-agreed = { $player } koos “{ $chosen }”, net als de bot.
web-review-chosen = { $player } koos “{ $chosen }”; de bot kiest liever “{ $preferred }”.
web-review-move = Zet
web-review-was-chosen = gekozen

## Vanaf een moment

web-study = Vanaf dit moment
web-study-end = Op dit moment is het spel afgelopen; ga terug om vanaf een eerder moment verder te spelen.
web-study-seat = Je plaats
web-study-level = Bots
web-study-play-on = Vanaf hier verderspelen
web-study-explore = Andere zetten proberen
web-study-explore-why = Op een apart bord dat je kunt delen; de partij zelf verandert niet
web-study-back = Originele partij
web-explore = Een bord om zetten te proberen. Dit is niet de partij.
web-explore-why = Iedereen met de link kan voor elke plaats spelen en zetten terugnemen. Er wordt elke keer opnieuw gegooid en getrokken.
web-explore-back = Terug naar het naspelen
web-explore-present = Nu hier: { LIST($names, each: "list-item") }

## Hints in woorden

web-advice = “{ $move }” lijkt de beste zet.
web-advice-line = Daarna waarschijnlijk: { $line }.

## Uitleg

web-help = Uitleg
web-tip-share = Aandeel van de proefpartijen vanaf hier dat met deze zet gewonnen werd
web-tip-expected = Gemiddeld aantal punten aan het einde met deze zet
web-tip-tried = Aantal proefpartijen met deze zet; “opgelost” betekent dat elk verloop tot het einde bekeken is
web-tip-points = { $name }: punten als het spel nu zou eindigen
web-tip-points-hidden = { $name }: een deel van de punten blijft verborgen tot het einde
web-tip-seat-bot = Een bot van niveau “{ level-name }”. Sterkere niveaus denken langer na; geen enkele bot ziet wat voor hem verborgen is
web-tip-seat-stand-in = Deze speler was aan de beurt, maar afwezig; daarom speelt er een bot. Die stopt zodra de speler terug is; er gaat niets verloren
web-tip-seat-left = Deze speler heeft het spel voorgoed verlaten; een bot speelt op die plaats verder
web-tip-seat-away = Deze speler is met geen enkel apparaat verbonden. Is de speler aan de beurt, dan kan na een tijdje een bot invallen
web-tip-seat-here = Deze speler is aan tafel
web-tip-level = Hoe goed de bot speelt: een beginner maakt fouten, een expert denkt seconden lang na. Bots zien niet meer dan een speler op hun plaats
web-manner = { $level ->
        [trader] Levert graag goederen. Speelt ongeveer zo goed als een gemiddelde bot
        [walker] Verplaatst graag de Dienaar. Speelt ongeveer zo goed als een gemiddelde bot
        [builder] Spaart graag voor gebouwen. Speelt ongeveer zo goed als een gemiddelde bot
        [raider] Bewaart zijn kaarten voor overvallen. Speelt ongeveer zo goed als een gemiddelde bot
        [conqueror] Houdt van huurlingen en gebieden. Speelt ongeveer zo goed als een gemiddelde bot
       *[other] { $level }
    }
web-tip-join = Elke tafel heeft een code van acht letters en cijfers. Wie de link of de code heeft, kan een vrije plaats nemen of toekijken
web-tip-upload = Een .jsonl-bestand dat hier of door het programma opgeslagen is. Je kunt het zet voor zet bekijken, laten analyseren en vanaf elk moment verderspelen
web-tip-seats = Kies wie op elke plaats speelt. Open plaatsen zijn voor mensen met de link; meerdere spelers kunnen dit apparaat delen
web-tip-option = Een variant van de regels
web-tip-hints = Iedereen mag vragen wat een sterke speler zou doen. Alleen wie het vraagt, ziet het antwoord
web-tip-stand-in = Hoelang het spel wacht op een speler die niet verbonden is. De bot stopt zodra de speler terug is
web-tip-pace = Hoelang bots minstens over een zet doen, zodat je het kunt volgen
web-tip-listed = Zolang je aan tafel zit, ziet iedereen die deze pagina opent de tafel, en kan iedereen er plaatsnemen. Anders kunnen alleen mensen met de link of de code komen
web-tip-fill = Bots van dit niveau nemen de plaatsen die nog vrij zijn
web-tip-proof = Hoe dobbelstenen en kaarten zo bepaald worden dat noch de server alleen, noch een speler ze kan kiezen, en hoe je dat controleert
web-tip-record = De hele partij als tekstbestand: elke zet, worp en trekking. Het programma en deze pagina kunnen het weer lezen
web-tip-review = Een sterke bot bekijkt elke beslissing: wat hij zelf gekozen had, en wat de keuze kostte
web-pace = Pauze van bots vóór elke zet
web-pace-of = { $pace ->
        [0] geen
        [500] een halve seconde
        [1500] anderhalve seconde
       *[other] drie seconden
    }
web-proof-more = Hoe het toeval bepaald en gecontroleerd wordt
web-proof-install = Het commando hoort bij het programma; het heeft geen server en geen verbinding nodig.
web-proof-limits = Wat dit niet uitsluit: een server die samenwerkt met de speler die als laatste toevalsgetallen levert, of die je een pagina stuurt die ze slecht trekt. Heeft geen enkele speler ze geleverd, zoals in een partij die vanaf een moment van een andere partij verdergaat, dan kan de server de startwaarde in zijn eentje gekozen hebben.
web-proof-open = Eerlijk toeval
web-proof-later = wordt onthuld als het spel is afgelopen
web-proof-step-seed = Als een tafel aangemaakt wordt, trekt de server een geheime startwaarde: 32 willekeurige bytes van het besturingssysteem.
web-proof-step-commitment = De server toont de SHA-256 van de startwaarde voordat het spel begint. Niemand kan een andere startwaarde met dezelfde SHA-256 vinden, dus vanaf dat moment ligt de startwaarde vast.
web-proof-step-entropy = Daarna trekt de browser van elke speler 32 willekeurige bytes en verstuurt die; iedereen aan tafel ziet ze. Als het spel begint, vormen de startwaarde en deze bytes samen de sleutel van het toeval. De server kon ze niet kennen toen hij de SHA-256 bekendmaakte.
web-proof-step-events = Elke worp en elke trekking volgt alleen uit die sleutel en het nummer van de gebeurtenis (HMAC-SHA-256). Een zet terugnemen verandert niets aan de dobbelstenen.
web-proof-step-told = Als het spel is afgelopen, wordt de startwaarde onthuld; die staat in het verslag.
web-proof-step-check = Wil je elke worp en trekking zelf controleren, download dan het verslag en voer dit commando uit in de map waar het staat:
web-past-asked = Je kijkt terug naar een eerder moment. Jij bent nu aan de beurt.
web-past-there = Je kijkt terug naar een eerder moment; het spel gaat door.

## Voor nieuwe spelers

web-primer = Ken je { $title } nog niet? Het spel in een minuut
web-primer-done = Begrepen
# “Hint” en “Terugnemen” zijn de knoppen web-hint en web-undo.
web-primer-point = Wijs iets aan of raak het aan om te zien wat het is. “Hint” toont wat een sterke speler zou doen, en met “Terugnemen” maak je je laatste zet ongedaan.
web-primer-corinth =
    Elke ronde worden negen dobbelstenen gegooid en op waarde gesorteerd: de hoogste groep gaat naar het gouden district, de andere vullen de haven van onderaf, de laagste eerst.
    In je beurt neem je één groep. Het district bepaalt wat die oplevert: goederen voor je winkels (evenveel symbolen als dobbelstenen), gouden munten of geiten.
    Of je verplaatst de Dienaar over de markt, zoveel stappen als de waarde van de groep. Je krijgt wat er staat op het veld waar hij stopt; met gouden munten maak je zijn verplaatsing langer of korter.
    Een voltooide winkel levert zijn punten op. Wie als eerste een heel district voltooit, krijgt de bonus.
    Aan het einde van je beurt kun je met gouden munten en geiten gebouwen betalen. Als alle beurtensporen doorgestreept zijn, is het spel afgelopen en wint de speler met de meeste punten.
web-primer-golden-horn =
    Je drie schepen vervoeren goederen tussen Venetië en Constantinopel. In je beurt verplaats je er één. Als het een haven verlaat, laadt het alle blokjes van één kleur die niet op zijn zeilen staat.
    Het vaart naar het volgende vrije vak, en vandaar verder zolang het op een kleur van zijn zeilen ligt, of jij een kaart speelt in de kleur van het vak.
    In de andere haven gaat de lading naar je pakhuis en trek je kaarten.
    Voordat je vaart, mag je een overval plegen: met twee kaarten in de kleuren van de zeilen van een schip op zee steel je er één blokje van.
    Elk blokje in je pakhuis is een punt; rijen van 4, 5 of 6 verschillende kleuren geven er 1, 2 of 4 extra. De speler met de meeste punten wint.
