### De woorden van de spellen en van de pagina staan in docs/glossary.md.

# Wat bij geen enkel spel en niet alleen bij de pagina hoort: weigeringen, verslagen, spelen, de server.
# Een weigering zegt wat er mis is en wat je kunt doen.

## De taal zelf

language-name = Nederlands

## Namen

game-title = { TITLE($game) }
level-name = { $level ->
        [random] willekeurig
        [greedy] gretig
        [novice] beginner
        [easy] makkelijk
        [normal] gemiddeld
        [hard] moeilijk
        [expert] expert
        [trader] koopman
        [walker] wandelaar
        [builder] bouwer
        [raider] rover
        [conqueror] veroveraar
       *[other] { $level }
    }
game-name = { TITLE($item) }
list-item = { $item }

## Weigeringen

refused-move = { $rule }: { $why } { $legal }
refused-line = regel { $line }, { $rule }: { $why } { $legal }
refused-legal = Toegestaan: { LIST($moves, each: "list-item") }.
# $detail is technisch en in het Engels; het staat op een eigen regel.
refused-detail = Detail: { $detail }
refuse-form = “{ $move }” is geen zet in dit spel.
refuse-over = Het spel is afgelopen; er kan niet meer gespeeld worden.
refuse-no-chance = Er hoeft nu niet gegooid of getrokken te worden: een speler is aan de beurt.

## Bestanden en verslagen

record-empty = Het verslag is leeg; het moet beginnen met een kopregel.
record-mark = Het verslag begint met een byte order mark; sla het op als gewone UTF-8.
record-blank = Deze regel is leeg; op elke regel staat één JSON-object.
record-not-json = Deze regel is geen JSON.
record-not-object = Deze regel is wel JSON, maar geen object.
record-header-missing = In de kopregel ontbreekt “{ $name }”.
record-version = “emporion” moet { $version } zijn: dit programma leest geen ander formaat.
record-rules = “rules” moet { $rules } zijn: dit programma kent geen andere versie van de regels.
record-players = “players” moet een getal van { $least } tot en met { $most } zijn.
record-first = “first” moet een plaats van 0 tot en met { $last } zijn.
record-components = “components” moet een object zijn met de waarden die afwijken.
record-options = “options” moet alle opties van het spel noemen: { LIST($options, each: "list-item") }.
record-no-options = “options” moet een leeg object zijn: het spel heeft geen opties.
record-event-keys = Een gebeurtenis heeft de sleutels “by” en “move”, en geen andere.
record-actor = De beurt is aan { record-turn }, niet aan { $by }.
record-turn = { $actor ->
        [chance] het toeval
        [over] niemand
       *[other] plaats { $actor }
    }
record-forced = “{ $move }” was de enige mogelijke zet; zo’n zet wordt vanzelf gespeeld en staat niet in een verslag.
record-long = { $most ->
        [one] Een verslag heeft hoogstens { $most } gebeurtenis; dit heeft er meer.
       *[other] Een verslag heeft hoogstens { $most } gebeurtenissen; dit heeft er meer.
    }
record-after-result = De uitslag moet op de laatste regel staan.
record-no-result = Het spel is afgelopen, maar de uitslag ontbreekt: scores { $scores }, winnaars { $winners }.
record-result-early = De uitslag staat er al voordat het spel is afgelopen.
record-result-wrong = In de uitslag moeten precies de scores { $scores } en de winnaars { $winners } staan.

## Componenten en opties

components-wrong = De componenten kloppen niet bij { $where }: { $why }
components-not-toml = dit is geen TOML-bestand.
components-shape = deze waarde heeft niet de juiste vorm.
components-unknown = het spel heeft deze waarde niet.
components-not-a-table = hier moet een tabel met waarden staan.
unknown-game = Het spel “{ $game }” bestaat niet. Spellen: { LIST($games, each: "list-item") }.
no-options = { game-title } heeft geen opties.
unknown-option = { game-title } heeft geen optie “{ $option }”. Opties: { LIST($options, each: "list-item") }.
wrong-value = De optie “{ $option }” kan niet “{ $value }” zijn. Waarden: { LIST($values, each: "list-item") }.
wrong-players = { game-title } is voor { $least } tot { $most } spelers, niet voor { $players }.
wrong-first = De eerste plaats moet van 0 tot en met { $last } zijn, niet { $first }.

## Spelen

play-bot-name = { $number ->
        [1] Aspasia
        [2] Lysis
        [3] Myrto
       *[other] Nikias
    }
play-ask = Kies een zet.
play-comma = ,{" "}
play-or = {" "}·{" "}
play-line = { $head }: { $gives }
play-gives-nothing = niets
play-advice = Keuze { $number } ({ $choice }) lijkt de beste.
play-advice-move = “{ $move }” lijkt de beste zet.
play-advice-expected = Verwacht verloop:
play-advice-seat = { $player }: { $moves }
play-advice-share = winst
play-advice-points = punten
play-advice-tried = partijen
play-advice-solved = opgelost
play-log-empty = Er is nog niets gebeurd.
play-total = totaal
play-score = Punten
play-winner = { $you ->
        [yes] { $points ->
            [one] Je wint met { $points } punt!
           *[other] Je wint met { $points } punten!
        }
       *[no] { $points ->
            [one] { $player } wint met { $points } punt!
           *[other] { $player } wint met { $points } punten!
        }
    }
play-winner-at-once = { $you ->
        [yes] Je wint, ongeacht de punten!
       *[no] { $player } wint, ongeacht de punten!
    }
play-winners = { $points ->
        [one] { LIST($players, each: "list-item") } delen de overwinning met elk { $points } punt.
       *[other] { LIST($players, each: "list-item") } delen de overwinning met elk { $points } punten.
    }

## De server

server-full = Deze server heeft geen ruimte voor meer verbindingen. Probeer het zo meteen opnieuw.
server-error = Er ging iets mis op de server; de fout staat in het logboek van de server. Probeer het zo meteen opnieuw.
http-unknown = Op dit adres is niets te vinden. De verzoeken staan op /api.
http-method = Dit adres accepteert deze methode niet. De verzoeken staan op /api.
http-socket = Dit adres is voor WebSocket. Maak verbinding met een WebSocket-client; de berichten staan op /api.
http-long = De inhoud van het verzoek is te lang. Stuur een korter verzoek.
http-handshake = Dit is geen geldige WebSocket-handshake. Stuur minder of kortere headers, en geen inhoud.
http-slow = Het verzoek was niet op tijd compleet. Stuur het opnieuw.
http-broken = Dit is geen geldig HTTP-verzoek.
http-malformed = Het verzoek is onjuist opgebouwd. De verzoeken staan beschreven op /api.
origin-foreign = De pagina { $origin } mag deze server niet gebruiken. Start de server met --origin en dit adres om dat toe te staan.
host-foreign = Deze server antwoordt niet voor de host “{ $host }”. Open hem op zijn eigen adres, of start hem met --allowed-host en deze naam.
# Staat midden in een zin: Probeer het over 5 seconden opnieuw.
retry-time = { $minutes ->
        [0] { $retry_after ->
            [one] over { $retry_after } seconde
           *[other] over { $retry_after } seconden
        }
        [one] over { $minutes } minuut
       *[other] over { $minutes } minuten
    }
too-many-requests = Er komen te veel verzoeken van je netwerk. Probeer het { retry-time } opnieuw.
too-many-people = Vanaf je netwerk hebben net veel mensen een naam gekozen. Probeer het { retry-time } opnieuw.
too-many-tables = Je hebt veel tafels aangemaakt. Probeer het { retry-time } opnieuw.
too-many-rematches = Je hebt vaak om een revanche gevraagd. Probeer het { retry-time } opnieuw.
too-many-boards = Je hebt veel borden geopend om zetten te proberen. Probeer het { retry-time } opnieuw.
too-many-play-ons = Je hebt vanaf veel momenten verdergespeeld. Probeer het { retry-time } opnieuw.
too-many-uploads = Je hebt veel verslagen geüpload. Probeer het { retry-time } opnieuw.
too-many-hints = Je hebt om veel hints gevraagd. Probeer het { retry-time } opnieuw.
too-many-tries = Je hebt veel zetten geprobeerd. Probeer het { retry-time } opnieuw.
too-many-chats = Je hebt veel berichten geschreven. Probeer het { retry-time } opnieuw.
too-many-undos = Je hebt veel zetten teruggenomen. Probeer het { retry-time } opnieuw.
too-many-waiting = { $most ->
        [one] Je bent al host van { $most } tafel die op spelers wacht. Start of sluit die eerst.
       *[other] Je bent al host van { $most } tafels die op spelers wachten. Start of sluit er eerst een.
    }
too-many-waiting-here = { $most ->
        [one] Vanaf je netwerk wacht al { $most } tafel op spelers. Schuif daar aan, of wacht tot het spel begonnen is.
       *[other] Vanaf je netwerk wachten al { $most } tafels op spelers. Schuif bij een ervan aan, of wacht tot er een begonnen is.
    }
too-many-long-tables = Vanaf je netwerk zijn veel lange partijen geopend. Sluit er een om een andere te openen.
too-many-sockets = { $most ->
        [one] Er is al { $most } verbinding vanaf dit adres. Sluit die, of wacht tot die verbroken is.
       *[other] Er zijn al { $most } verbindingen vanaf dit adres. Sluit er een paar, of wacht tot er andere verbroken zijn.
    }
too-many-messages = Te veel berichten; de verbinding is gesloten. Maak opnieuw verbinding en stuur ze minder snel.
message-long = Het bericht is langer dan { $most } bytes. Stuur een korter bericht.
message-malformed = Dit is geen bericht van het protocol. De berichten staan beschreven op /api.
page-unknown = De pagina heeft dit bestand niet. Laad de pagina opnieuw.
socket-silent = Er kwam niet op tijd een bericht. Maak opnieuw verbinding en stuur eerst “hello”.
socket-no-hello = Het eerste bericht moet “hello” zijn.
socket-hello-twice = “hello” is al gestuurd. Stuur het één keer, als eerste bericht.
socket-protocol = Deze server gebruikt protocol { $protocol }; laad de pagina opnieuw of werk het programma bij.
person-unknown = Dit verzoek heeft geen cookie of token. Kies eerst een naam.
person-forged = Deze cookie of dit token komt niet van deze server. Kies opnieuw een naam.
person-nameless = Een naam heeft minstens één zichtbaar teken nodig.
seat-forged = Dit is niet het token van een plaats aan deze tafel. Open de link van je plaats opnieuw.
seat-unknown = Plaats { $seat } bestaat niet aan deze tafel; de laatste is { $last }.
seat-taken = Plaats { $seat } is bezet. Kies een andere.
seat-one = Je hebt al een plaats aan deze tafel. Sta eerst op als je een andere wilt.
seat-empty = Op plaats { $seat } zit niemand.
seat-removed = De host heeft je van je plaats gehaald. Je kunt nog wel toekijken.
seat-barred = De host heeft je van deze tafel verwijderd, dus je kunt hier niet meer plaatsnemen. Je kunt nog wel toekijken.
entropy-given = Plaats { $seat } heeft al toevalsgetallen voor de dobbelstenen geleverd; die kunnen niet meer veranderd worden.
table-unknown = Tafel { $code } bestaat niet. Controleer de link of de code.
table-removed = Tafel { $code } is verwijderd: gesloten door de host, of te lang niet gebruikt.
table-fast = Te veel berichten of teruggenomen zetten tegelijk. Wacht even.
table-full = Het logboek van deze tafel is met { $most } regels vol, dus je kunt hier geen berichten meer schrijven of zetten terugnemen. Het spel gaat door.
table-long = Deze partij heeft de grens van { $most } gebeurtenissen bereikt, dus er kan hier niet meer gespeeld worden.
table-broken = De opgeslagen partij van tafel { $code } is onleesbaar, dus er kan niet gespeeld worden. Er wordt niets aan veranderd; waarschuw de beheerder van deze server.
table-not-started = Het spel is nog niet begonnen. Wacht tot de host het start.
table-started = Het spel is al begonnen, dus dit kan niet meer.
table-not-yours = Alleen spelers met een plaats aan deze tafel kunnen dit.
table-not-host = Alleen de host van de tafel kan dit.
table-waiting = Er zijn nog plaatsen vrij: { LIST($seats, each: "list-item") }. Wacht op spelers, of laat er bots plaatsnemen.
table-not-over = Het spel is nog niet afgelopen. Probeer het na afloop opnieuw.
table-over = Het spel is afgelopen; er kan niet meer gespeeld worden.
table-ended = Het spel is afgelopen, dus dit kan niet meer.
table-abandoned = Het spel is zonder uitslag beëindigd; er kan niet meer gespeeld worden.
table-watching = Je kijkt toe; alleen spelers met een plaats kunnen spelen.
table-not-asked = Je bent niet aan de beurt. Wacht op de volgende stand.
table-stale = Dit is een antwoord op stand { $at }, maar het spel is al bij { $now }. Antwoord op de nieuwe stand.
table-doubled = Deze zet is al gespeeld.
table-undone = Deze zet is al gespeeld en daarna teruggenomen. Speel hem opnieuw als je dat wilt.
table-no-undo = Er is niets terug te nemen: je kunt alleen je eigen laatste zet terugnemen, zolang er niet gegooid of getrokken is en niemand anders gespeeld heeft.
chat-empty = Dit bericht heeft geen zichtbare tekst.
chat-fast = Je stuurt te snel berichten. Wacht even.
hint-not-here = Aan deze tafel wordt zonder hints gespeeld.
hint-not-asked = Je kunt alleen in je eigen beurt om een hint vragen.
hint-twice = Er wordt al een hint voor deze plaats berekend. Wacht daarop.
moment-unknown = Gebeurtenis { $event } bestaat niet in deze partij; de laatste is { $last }.
store-failed = De server kan nu niets opslaan, dus er is niets veranderd. Probeer het zo meteen opnieuw.
store-conflict = Dit werd op hetzelfde moment elders veranderd, dus hier is niets veranderd. Probeer het opnieuw.
store-moved = Deze partij is zojuist naar een ander serverproces verhuisd. Probeer het zo meteen opnieuw.
server-busy = Er wordt op dit moment heel veel gespeeld. Toekijken en analyseren moeten even wachten; probeer het straks opnieuw.

## Afgelopen partijen bestuderen

too-many-bot-tables = { $most ->
        [one] Jij of anderen op je adres spelen al { $most } partij tegen bots. Maak die af of laat die een minuut rusten, en probeer het dan opnieuw.
       *[other] Jij of anderen op je adres spelen al { $most } partijen tegen bots. Maak er een af of laat er eentje een minuut rusten, en probeer het dan opnieuw.
    }
too-many-reviews = { $most ->
        [one] Voor jou of voor anderen op je adres loopt al { $most } analyse. Wacht tot die klaar is, en vraag het dan opnieuw.
       *[other] Voor jou of voor anderen op je adres lopen al { $most } analyses. Wacht tot er een klaar is, en vraag het dan opnieuw.
    }
study-not-over = Je kunt alleen afgelopen partijen bestuderen. Probeer het opnieuw als deze is afgelopen.
study-at-end = Op dit moment is het spel al afgelopen; kies een eerder moment.
study-no-decision = Op dit moment heeft niemand iets beslist; kies een beslissing uit de analyse.

## De delen van een bord

drawing-unknown = Het bord van dit spel heeft geen onderdeel “{ $part }”.
lesson-unknown = De les “{ $lesson }” bestaat niet.

## Het regelboek

rulebook-about = Samengesteld uit de teksten en de gedrukte waarden van het programma; “emporion rules --language nl” toont dezelfde tekst.
book-rules = Regels
book-player = Speler { $number }
book-example = Voorbeeld – { $title }
# In het regelboek van een tafel: de opties, elk met hun waarde.
book-table = Aan deze tafel geldt: { LIST($options, each: "book-option", style: "dots") }
book-option = { $name }: { $value }
