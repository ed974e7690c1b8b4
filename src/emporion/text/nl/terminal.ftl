### De woorden van de spellen en van de pagina staan in docs/glossary.md.

# Wat alleen de terminal zegt. Zetten (skip, take blue) typ je in elke taal hetzelfde; opdrachten (help, terug) hebben woorden van de taal.

## Spelen in de terminal

play-welcome = { $title }. Aan tafel: { LIST($players, each: "list-item") }.
play-hint = Typ het nummer van een keuze, of de woorden ervan. “{ play-order-help }” geeft uitleg, met “{ play-order-quit }” stop je.
play-resumed = { $events ->
        [one] Het spel gaat verder na { $events } zet, worp of trekking.
       *[other] Het spel gaat verder na { $events } zetten, worpen en trekkingen.
    }
play-you = Jij
play-person = Speler { $number }
play-bot = { $name } ({ level-name })
play-cover = { $reader }, je kaarten staan op het scherm. Enter verbergt ze voor { $next }:{" "}
play-uncover = { $next }, jij bent aan de beurt. Druk op Enter als alleen jij het scherm kunt zien:{" "}
play-hidden = ?
play-hidden-why = ? blijft verborgen tot het einde.
play-prompt = { $name }>{" "}
# De woorden die je typt, telkens één woord. De Engelse werken in elke taal.
play-order-board = bord
play-order-status = stand
play-order-score = punten
play-order-log = logboek
play-order-rules = regels
play-order-hint = hint
play-order-undo = terug
play-order-save = opslaan
play-order-help = help
play-order-review = analyse
play-order-rematch = revanche
play-order-quit = verlaten
# Met wat er in de hulp achter het woord staat.
play-usage-log = { play-order-log } 30
play-usage-rules = { play-order-rules } S4
play-usage-save = { play-order-save } BESTAND
play-key-enter = Enter
play-help-choice = maakt die keuze; of typ de woorden, eventueel korter: “{ $words }”
play-help-enter = toont de vraag opnieuw, en meer keuzes als die er zijn
play-help-board = de hele tafel
play-help-status = de hele stand in woorden
play-help-score = de punten per onderdeel, voor zover je ze mag kennen
play-help-log = wat er gebeurde, de laatste 30 regels
play-help-rules = een regel op nummer; “{ play-order-rules }” zonder meer somt de nummers op
play-help-hint = wat een sterke speler zou doen, met de kansen van de beste zetten
play-help-undo = neemt je laatste keuze terug, zolang er niets gegooid, getrokken of door anderen gespeeld is
play-help-save = schrijft de partij naar een eigen bestand; opslaan gaat ook vanzelf
play-help-help = toont deze hulp
play-help-quit = verlaat het spel; emporion play --resume gaat ermee verder
play-thinking = { $player } denkt na…
play-thinking-hint = Vooruitkijken…
play-undone = Teruggenomen: { LIST($moves, each: "list-item") }.
play-undo-none = Er is niets terug te nemen: er is nog geen zet gedaan sinds het spel geopend is of sinds je beurt begon.
play-undo-chance = “{ $move }” kun je niet meer terugnemen: er is sindsdien gegooid of getrokken.
play-undo-other = “{ $move }” kun je niet meer terugnemen: { $player } heeft sindsdien gespeeld.
play-saved = Opgeslagen in { $file }.
play-save-how = Geef een bestandsnaam op: { play-order-save } mijn-partij.emp.jsonl
play-save-foreign = { $file } is geen partij van Emporion en blijft ongemoeid. Kies een andere naam.
play-go-on = Later verdergaan kan met: emporion play { $id } --from { $file }
play-unsaved = Deze partij is niet opgeslagen. Met een bestandsnaam sla je die op, met alleen Enter stop je:{" "}
play-left = Je bent gestopt voor het einde. “{ play-usage-save }” slaat een partij op; met emporion play { $id } --from BESTAND ga je verder.
play-number = Keuze { $number } bestaat niet; kies van 1 tot en met { $most }.
play-ambiguous = “{ $words }” kan { LIST($candidates, each: "list-item", style: "disjunction") } zijn. Typ iets meer.
play-unreadable = Deze regel bevat onleesbare tekens. Typ een getal, of “{ play-order-help }”.
play-log-number = Typ “{ play-order-log }” of “{ play-order-log } 50”.
play-rules = Regels van { game-title }: { LIST($rules, each: "list-item") }. Typ bijvoorbeeld “{ play-order-rules } { $example }”.
play-since = Sinds je vorige beurt:
play-since-more = { $lines ->
        [one] … { $lines } eerdere regel: typ “{ play-order-log }”
       *[other] … { $lines } eerdere regels: typ “{ play-order-log }”
    }
play-more-lines = { $lines ->
        [one] Nog { $lines } regel. Enter toont die, q stopt:{" "}
       *[other] Nog { $lines } regels. Enter toont ze, q stopt:{" "}
    }
play-more-choices = Keuzes { $first } tot en met { $last } van { $choices }. Enter toont meer; elk nummer telt.
play-begin = Druk op Enter om te beginnen:{" "}
play-unsaved-why = Deze partij wordt tijdens het spelen niet opgeslagen. { $why } “{ play-usage-save }” slaat die op.
play-left-saved = De partij is opgeslagen. Ga verder met: emporion play --resume
play-resuming = Verder met { $name }.
play-kept = Het verslag van deze partij is { $file }.
play-end-orders = “{ play-order-review }” toont wat je beslissingen kostten, “{ play-order-rematch }” begint een revanche, “{ play-usage-save }” kopieert het verslag; met “{ play-order-board }”, “{ play-order-score }” en “{ play-order-log }” kijk je terug. Met Enter stop je.
play-end-prompt = En nu?{" "}

## De analyse

play-review-thinking = Een sterke bot bekijkt elke beslissing opnieuw…
play-review-stopped = De analyse is afgebroken. “{ play-order-review }” gaat ermee verder.
play-review-moments = Wat het spel besliste:
play-review-round = Ronde { $round }
play-review-decision = { $player }: “{ $chosen }”; beter was “{ $preferred }”. Winstkans, { $who }: van { $before } naar { $after }.
play-review-chance = { $player }: “{ $chosen }” en wat volgde: dobbelstenen, kaarten of andere spelers. Winstkans, { $who }: van { $before } naar { $after }.
play-review-seat = { $player }: { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    }, waarvan { $agreed } zoals de bot; { $costly ->
        [0] geen enkele kostte 1% van de winstkans of meer.
        [one] { $costly } kostte 1% van de winstkans of meer:
       *[other] { $costly } kostten 1% van de winstkans of meer:
    }

## Een nieuw spel of een bewaard spel

new-game = Wat wil je spelen?
new-game-prompt = Nummer (Enter: 1):{" "}
new-players = Hoeveel spelers, { $least } tot en met { $most }? (Enter: { $least }):{" "}
new-players-wrong = “{ $number }” is geen getal van { $least } tot en met { $most }.
new-level = Hoe sterk zijn de bots?
new-level-prompt = Nummer (Enter: { $usual }):{" "}
new-dominio = Met de uitbreiding?
new-base = alleen { -golden-horn }
new-expansion = met { -dominio }
new-game-needed = Noem na “emporion play” het spel: { LIST($games, each: "list-item", style: "disjunction") }.
resume-list = Niet-afgemaakte partijen, de laatst gespeelde eerst:
resume-line = { game-title }: { LIST($players, each: "list-item") } · { $events ->
        [one] { $events } gebeurtenis
       *[other] { $events } gebeurtenissen
    } · { $when }
resume-line-damaged = een beschadigd bestand
resume-how = Ga verder met: emporion play --resume, met een nummer of een naam uit deze lijst. De bestanden staan in { $folder }.
resume-none = Er is geen niet-afgemaakte partij in { $folder }. Begin er een met: emporion play
resume-unknown = Geen enkele niet-afgemaakte partij heeft het nummer of de naam “{ $name }”. Bekijk de lijst met: emporion play --resume list
resume-in-use = De partij { $name } is geopend in een andere terminal. Verlaat die daar eerst, of kies een andere: emporion play --resume list
resume-damaged = De opgeslagen partij { $file } is beschadigd en kan niet verder: { $why }

play-no-topic = “{ $words }” is geen deel van de stand. Delen: { LIST($topics, each: "list-item") }.
