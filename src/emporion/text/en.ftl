# Every sentence that Emporion says in English. Keys of one game begin with its name.

## Refusals

refused-move = { $rule }: { $why } { $legal }
refused-line = line { $line }, { $rule }: { $why } { $legal }
refused-legal = Legal here: { $moves }.
refuse-form = “{ $move }” is not a move of this game.
refuse-over = The game is over; nothing more is asked.
refuse-no-chance = No chance event is due: a player is asked.

## Files and records

file-unreadable = Cannot read { $file }: { $why }.
file-unwritable = Cannot write { $file }: { $why }.
record-empty = The record is empty; it begins with a header line.
record-mark = The record begins with a byte-order mark; save it as plain UTF-8.
record-blank = This line is blank; every line holds one JSON object.
record-not-json = This line is not JSON.
record-not-object = This line is JSON, but not an object.
record-header-missing = The header lacks “{ $name }”.
record-header-wrong = The header is wrong: { $why }
record-version = “emporion” must be { $version }: this program reads no other format.
record-rules = “rules” must be { $rules }: this program knows no other version of the rules.
record-players = “players” must be a number from { $least } to { $most }.
record-first = “first” must be a seat from 0 to { $last }.
record-components = “components” must hold the figures that differ, as an object.
record-options = “options” must list every option of the game: { $options }.
record-event-keys = An event has the keys “by” and “move” and no others.
record-actor = It is the turn of { $actor }, not of { $by }.
record-forced = “{ $move }” was the only answer; it is given unasked and is not in a record.
record-long = A record has at most { $most } events; this one has more.
record-after-result = The result must be the last line.
record-no-result = The game is over, but the result is missing: scores { $scores }, winners { $winners }.
record-result-early = The result comes before the game is over.
record-result-wrong = The result must be just scores { $scores } and winners { $winners }.

## Components and options

components-wrong = The components are wrong at { $where }: { $why }
components-not-toml = this is not a TOML file ({ $why }).
components-shape = { $why }.
components-unknown = the game has no such figure.
components-not-a-table = a table with figures is needed here.
unknown-game = There is no game “{ $game }”. Games: { $games }.
unknown-option = { $game } has no option “{ $option }”. Options: { $options }.
wrong-value = The option { $option } cannot be “{ $value }”. Values: { $values }.
option-form = “{ $option }” is not an option; write it as name=value.
wrong-players = { $game } is for { $least } to { $most } players, not for { $players }.
wrong-first = The first seat must be from 0 to { $last }, not { $first }.
no-drawing = There is no drawing of { $game }.

## Corinth: components

corinth-components-harbor = the order must name { $districts } once each, gold last.
corinth-components-good = the name of a good is one printable line.
corinth-components-shops = a district has 1 to { $most } shops.
corinth-components-same-points = the shops of a district need different points, since moves name them by their points.
corinth-components-market = the market has { $side } rows of { $side } spots.
corinth-components-spot = “{ $spot }” is no market spot; write *, start, +1, yellow die, or a number and what it gives, as “2 goats”.
corinth-components-start = the Steward needs one start, not { $starts }.
corinth-components-circled = { $what } has only { $symbols } symbols to circle.
corinth-components-free = a building must cost something.

## Corinth: why a move is refused

corinth-refuse-roll-form = “{ $move }” is not a roll; write white faces ascending, then + and the yellow ones ascending.
corinth-refuse-roll-white = { $dice } white dice are rolled, not { $found }.
corinth-refuse-roll-yellow = { $dice } yellow dice are rolled, not { $found }.
corinth-refuse-roll-seat = The dice are rolled by chance, not by a seat, and none are due.
corinth-refuse-roll-due = The dice have to be rolled first.
corinth-refuse-buy-now = Yellow dice are bought by the round’s first player before the roll, and only then.
corinth-refuse-buy = Each yellow die costs 1 gold and all together are never more than 3; you have { $gold } gold and { $dice } dice from the market.
corinth-refuse-no-groups = No group of dice is left; you may only move the Steward one step or skip.
corinth-refuse-choose-now = A group is chosen at the start of a turn, once.
corinth-refuse-no-group = No group of dice lies at { $district }.
corinth-refuse-take = The action of { $district } would change nothing on your sheet.
corinth-refuse-steward = No complete walk of value { $value } exists for you.
corinth-refuse-discard = A group may be removed for nothing only if no group allows any action.
corinth-refuse-compensation = The Steward moves without dice, or is skipped, only when no group is left for you.
corinth-refuse-shop-now = A shop is chosen only while goods are delivered and no shop of the district is open.
corinth-refuse-shop-unknown = The district of { $good } has no shop of { $points } points.
corinth-refuse-shop-started = The shop of { $points } points is finished; choose one that is untouched.
corinth-refuse-walk-now = The Steward is not walking now.
corinth-refuse-step-off = The market ends there.
corinth-refuse-step-walked = That spot was walked before; no spot is walked twice.
corinth-refuse-step-price = A longer walk costs more gold than your { $gold }.
corinth-refuse-step-dead-end = From there the walk could not be completed.
corinth-refuse-stop-start = A walk has at least one step.
corinth-refuse-stop-price = To stop here costs { $price } gold and you have { $gold }.
corinth-refuse-build-now = Buildings are constructed at the end of a turn.
corinth-refuse-built = The { $building } stands already.
corinth-refuse-build-price = The { $building } costs { $gold } gold and { $goats } goats.

## The command line

cli-help = Two merchants’ board games, exact and fast. Start with [bold]emporion play corinth[/bold]; every command explains itself with [bold]--help[/bold].
cli-version = Print the version, and whether the engine is compiled.
cli-version-line = emporion { $version } ({ $flavor })
cli-interpreted = Emporion runs interpreted here, its bots more than 100 times slower than compiled: install a C compiler (on Debian: apt install gcc python3-dev), then run “pip install --force-reinstall --no-cache-dir --no-binary emporion emporion”.
cli-game = The game: corinth or golden-horn.
cli-players = How many seats the table has.
cli-seed = Any whole number; the same seed gives the same dice and the same random choices.
cli-option = A table option, as steward=last; may be given several times. “emporion rules” explains the options.
cli-components = Play with the printed figures of this file. “emporion components GAME --toml” prints one to start from.
cli-json = Print JSON, for programs to read.
cli-file = A record (.emp.jsonl); it may end anywhere.
cli-files = Records (.emp.jsonl).
cli-play = Play in the terminal against bots, or several people at one keyboard. Type “help” at any prompt.
cli-play-players = How many seats the table has; without it, one for each person and each bot that you name, at least 2.
cli-against = The bots: novice, easy, normal, hard or expert, or greedy or random; one word for all of them, or one for each seat, as greedy,random.
cli-humans = How many people play; they take the first seats. 0 lets you watch the bots.
cli-name = A person’s name; once for each person.
cli-play-seed = A seed to play the same dice again; without it every game is new.
cli-first = The seat that begins, from 0; drawn if you do not say.
cli-from = Go on with a game that you saved.
cli-simulate = Let bots play whole games and write one record a game: GAME-p3-s7-000.emp.jsonl and so on. The same seed writes the same files.
cli-simulate-out = The folder for the records; it is made if it is missing.
cli-games = How many games.
cli-bots = Who plays: random, greedy, novice, easy, normal, hard or expert; one word for all seats, or one for each.
cli-replay = Check records against the rules, the result line included, and print their scores. The first line that breaks a rule is named.
cli-moves = Print the legal moves after a record, sorted, one a line; or “chance” or “over”.
cli-perft = Count the lines of play, decision by decision: a fingerprint of the rules. Chance falls as the seed says.
cli-depth = How many decisions deep.
cli-bench = Measure the engine on one core: decisions a second inside, stepped from Python, and through texts; the time of a copy.
cli-bench-game = One game only; without it, all. “search” measures the search, “server” a server under load.
cli-bench-against = Measure a peer in the same run and print the ratios: open_spiel.
cli-bench-seconds = How long each figure is measured, at least; 12 for a run of “bench server”.
cli-rules = Print the rulebook, or one rule of it by its id, as S4.
cli-rule = The id of a rule.
cli-components-command = Print what is printed in the box, figure by figure, and where each figure comes from.
cli-toml = Print the components file itself, to correct a copy of it.
cli-draw = Draw the printed board and sheet as SVG, or the table after a record.
cli-draw-out = The SVG file to write.
cli-draw-record = A record; it may end anywhere. Without it the empty board is drawn.
cli-draw-seat = Draw what this seat sees; without it, what everybody may see.
cli-try-help = Try “{ $command } --help”.
cli-interrupted = Interrupted.
cli-internal-error = Something went wrong inside ({ $kind }: { $why }). Please report it with the command you gave; EMPORION_DEBUG=1 shows where.

unknown-player = There is no bot “{ $player }”. Bots: { $players }.
wrong-bots = { $bots } bots were named for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }; name one for all or one for each.
wrong-humans = { $humans } people cannot sit at a table of { $players }.
unknown-rule = { $game } has no rule “{ $rule }”. Rules: { $rules }.
record-refused = { $file }: { $why }
replay-refused = { $refused } of { $files } records were refused.
replay-over = { $file }: scores { $scores }, won by seat { $winners }.
replay-going-on = { $file }: going on after { $events } events, scores so far { $scores }.
simulate-progress = Playing { $game }
simulate-done = { $games ->
        [one] One record
       *[other] { $games } records
    } in { $folder }.
draw-done = Drawn: { $file }
draw-seat = The record has no seat { $seat }; its seats are 0 to { $last }.
draw-other-game = { $file } is a record of { $game }; name that game.
components-title = The printed figures of { $game }
mark-p = printed on the sheet or the board
mark-t = stated in the rules
mark-r = reported by reviews
mark-d = decided here, where nothing says
mark-x = reconstructed: a guess that agrees with all that is known

bench-title = Speed on one core ({ $flavour } build)
bench-figure = figure
bench-progress = measured { $name }: { $figure }
bench-stale = The build is older than its sources ({ $modules }). Run “make build” first.
bench-unknown-peer = There is no peer “{ $peer }”. Peers: open_spiel.
bench-no-open-spiel = OpenSpiel is not installed; “pip install emporion[open_spiel]” brings it.
bench-interpreted = These modules run interpreted. With a C compiler, “make build” compiles them and “bin/emporion bench” measures that.
bench-inside-decisions-2 = decisions/s inside, 2 players
bench-inside-decisions-3 = decisions/s inside, 3 players
bench-inside-decisions-4 = decisions/s inside, 4 players
bench-inside-chances-2 = chance events/s inside, beside them, 2 players
bench-inside-games-2 = games/s inside, 2 players
bench-inside-chances-3 = chance events/s inside, beside them, 3 players
bench-inside-games-3 = games/s inside, 3 players
bench-inside-chances-4 = chance events/s inside, beside them, 4 players
bench-inside-games-4 = games/s inside, 4 players
bench-stepping = decisions/s stepped from Python by integers
bench-texts = decisions/s through Match, with texts
bench-views = views/s
bench-previews = decisions/s with all moves previewed
bench-targets = decisions/s with all targets found
bench-copy-nanoseconds = nanoseconds for a copy inside
bench-open-spiel-rollouts = OpenSpiel: decisions/s of C++ rollouts, hearts
bench-open-spiel-hearts = OpenSpiel: decisions/s stepped from Python, hearts
bench-open-spiel-backgammon = OpenSpiel: decisions/s stepped from Python, backgammon
bench-ratio-inside = inside, 2 players, beside OpenSpiel’s hearts rollouts
bench-ratio-stepping = stepping beside OpenSpiel’s hearts
bench-ratio-stepping-backgammon = stepping beside OpenSpiel’s backgammon

## Corinth: the rulebook

corinth-rules-c = What is in the box
corinth-rules-r = The table and its rounds
corinth-rules-t = A turn
corinth-rules-a = Actions with a group of dice
corinth-rules-s = The Steward
corinth-rules-b = Buildings
corinth-rules-e = The end and the score

corinth-rule-c1 = The harbor board has six districts. From bottom to top: { $harbor }.
corinth-rule-c2 = Every sheet has four districts of shops. A shop gives its points when all its symbols are checked; in brackets, the symbols it needs:
    { $shops }
    Whoever completes a district first wins its bonus: { $bonuses }; the others give none.
corinth-rule-c3 = The market has 5 rows of 5 spots. A spot’s neighbours are up, down, left and right of it, never across a corner. A * is a scoring spot with a box to write in; the Steward begins at start.
    { $market }
corinth-rule-c4 = What the buildings cost, in gold + goats: { $buildings }.
corinth-rule-c5 = A sheet has { $gold } gold symbols and { $goats } goat symbols, of each { $circled } circled from the start. A symbol is circled once, when it is gained, and crossed out once, when it is spent. Whatever you gain beyond the last symbol is lost.
corinth-rule-c6 = The turn track on each sheet has { $spots } spots. There are { $white } white and { $yellow } yellow dice.
corinth-rule-r1 = Two to four play. Each begins with the gold and the goats that are circled on the sheet (C5). The first player is drawn, or chosen by the host.
corinth-rule-r2 = With four players everybody crosses out the two leftmost spots of the turn track before the game.
corinth-rule-r3 = A round begins with its first player, and nobody else, crossing one spot of their own track. That makes 12 rounds for two, 18 for three and 16 for four players; each takes 18, 18 or 16 turns.
corinth-rule-r4 = The first player may then buy yellow dice for this roll, 1 gold each. With the dice from the market (S9) they are never more than { $yellow }.
corinth-rule-r5 = The first player rolls the { $white } white dice and their yellow dice together.
corinth-rule-r6 = The dice are grouped by value. The highest group goes to gold. The others fill the districts from the bottom, the lowest value first, one group to each.
corinth-rule-r7 = If all dice of a roll show the same value, the yellow ones too, whoever rolled wins the game at once.
corinth-rule-r8 = With three or four players the first player has a turn, then the others clockwise. With two the order is first, second, first.
corinth-rule-r9 = After the first turn of the round the yellow dice that still lie in the harbor are removed. White dice stay where they are; a group of yellow dice only is gone, and nothing moves into its place.
corinth-rule-r10 = After the last turn of the round the remaining dice are removed. If every spot of every track is crossed the game is over; otherwise the player to the left begins the next round.
corinth-rule-t1 = In your turn you choose a group, remove it, and take one action with it: its district’s own (A1, A2) or a walk of the Steward (S1). After that you may construct buildings (B1).
corinth-rule-t2 = If no group allows you any action you still choose one and remove it. An action is possible if it changes your sheet: an unchecked symbol for goods, an uncircled one for gold or goats, a walk that can be completed. As long as any group allows an action, no group is taken for nothing.
corinth-rule-t3 = If no group is left for you, whatever the reason, you may move the Steward with value 1, or leave it. Gold and the stable change that walk like any other (S3, S4).
corinth-rule-a1 = A group at gold or goats gives you as many of them as it has dice (C5 limits it).
corinth-rule-a2 = A group in a district of goods delivers: you check as many symbols there as it has dice, and one more with the warehouse. You cannot check fewer; symbols that find no place are lost.
corinth-rule-a3 = Within a district a shop that is begun must be finished before another is begun. You choose the order of the shops.
corinth-rule-a4 = One delivery may finish a shop and go on in another one; you choose which.
corinth-rule-a5 = The first player whose symbols of a district are all checked wins its bonus, be it by a delivery or by the Steward. For everybody else it is lost. A district without a bonus has nothing to win.
corinth-rule-s1 = Instead of the action of its district, any group, those at gold and goats included, moves the Steward by the value of its dice. How many dice it has does not matter.
corinth-rule-s2 = A walk goes from neighbour to neighbour and begins where the last one ended, the first one at start. No spot may be walked over or reached twice in the game. The start counts as walked once it is left.
corinth-rule-s3 = Each gold you spend makes the walk one step longer or shorter.
corinth-rule-s4 = With the stable, one or two steps more or fewer are free, and gold may be added. A walk of k steps with value v costs as much gold as k and v differ, less 2 with the stable, and never less than nothing. It is paid when the walk stops, before its spot gives anything.
corinth-rule-s5 = A walk has at least one step. Only your gold and the free spots limit how long it can be.
corinth-rule-s6 = If no complete walk exists for you, you cannot choose one.
corinth-rule-s7 = The spot on which the walk stops is circled and gives its effect. Spots that are walked over give nothing.
corinth-rule-s8 = A spot with goods checks that many symbols in that district (A3, A4 and A5 hold, surplus is lost). A spot with gold or goats gives that many. The warehouse and the store add nothing here.
corinth-rule-s9 = A spot with a yellow die gives you one more yellow die in each of your own rolls from now on, free of charge; never more than { $yellow } in all.
corinth-rule-s10 = A +1 spot gives nothing by itself; it counts on scoring spots (S11).
corinth-rule-s11 = On a scoring spot you write into its box how many spots you have circled so far, this one included and the start not, plus 1 for each circled +1.
corinth-rule-b1 = At the end of every turn, also of one in which nothing else happened and of the last one, you may construct any number of buildings, each once, by paying what it costs (C4).
corinth-rule-b2 = Temple: at the end, 3 points for each of your buildings, the temple included.
corinth-rule-b3 = Warehouse: each of your deliveries checks one more symbol in that district.
corinth-rule-b4 = Stable: one or two steps more or fewer are free in each walk (S4).
corinth-rule-b5 = Store: each gold action gives 2 more gold (C5 limits it).
corinth-rule-b6 = A building helps from the next turn on, since it is built after the action.
corinth-rule-e1 = You score the points of your finished shops, your bonuses, 1 for every 2 gold and 1 for every 2 goats you have left, the Steward’s points, and the temple’s.
corinth-rule-e2 = The Steward’s points are the sum of your boxes. With the option steward=last only the box you wrote last counts.
corinth-rule-e3 = Most points win. If tied, more gold left wins; if that is tied too, the victory is shared.

## Corinth: the drawing

corinth-draw-title = Corinth
corinth-draw-printed = Corinth: what is printed
corinth-draw-printed-all = The harbor board with its six districts and one empty score sheet with four districts of shops, the market, gold, goats, buildings and the turn track.
corinth-draw-table = Corinth: the table in round { $round }
corinth-draw-lies = { $district }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    } of { $value }.
corinth-draw-holds = Seat { $seat }: { $gold } gold, { $goats ->
        [one] 1 goat
       *[other] { $goats } goats
    }, Steward on { $steward }.
corinth-draw-harbor = Harbor
corinth-draw-round = Round { $round }
corinth-draw-over = Game over
corinth-draw-lowest = lowest value
corinth-draw-highest = highest value
corinth-draw-group = { $dice ->
        [one] one die
       *[other] { $dice } dice
    } of { $value }
corinth-draw-seat = Seat { $seat }
corinth-draw-to-play = to play
corinth-draw-first = first player
corinth-draw-track = Turn track
corinth-draw-shop = { $good }: a shop of { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    }
corinth-draw-bonus = { $good }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for who finishes the district first
corinth-draw-market = Market
corinth-draw-start = The Steward starts here
corinth-draw-scoring = Scoring spot: its box gets as many points as spots are circled so far, and one more for each +1 among them
corinth-draw-plus = Counts one more in the boxes
corinth-draw-die = One more yellow die in each of your rolls
corinth-draw-gives-goats = Gives { $amount ->
        [one] one goat
       *[other] { $amount } goats
    }
corinth-draw-checks = Checks { $amount ->
        [one] 1 symbol
       *[other] { $amount } symbols
    } of { $good }
corinth-draw-gives-gold = Gives { $amount } gold
corinth-draw-gold = Gold
corinth-draw-goats = Goats
corinth-draw-half = 2 = 1 point
corinth-draw-temple = Temple
corinth-draw-warehouse = Warehouse
corinth-draw-stable = Stable
corinth-draw-store = Store
corinth-draw-power-temple = 3 points for each of your buildings
corinth-draw-power-warehouse = each delivery checks one symbol more
corinth-draw-power-stable = up to 2 steps more or fewer, free
corinth-draw-power-store = each gold action gives 2 gold more
corinth-draw-about-track = Whoever begins a round crosses a spot; when all tracks are full the game is over
corinth-draw-about-purse = Circled when gained, crossed when spent; what finds no symbol is lost
corinth-draw-about-building = { $name }: { $power }. Built at the end of a turn, once, for the price shown

## Playing in the terminal

play-welcome = { $game } for { $players }.
play-hint = Type the number of a choice, or its words. “help” explains, “quit” leaves.
play-resumed = The game goes on after { $events ->
        [one] one move
       *[other] { $events } moves
    }, rolls and draws.
play-you = You
play-person = Player { $number }
play-bot = { $name } ({ $kind })
play-bot-name = { $number ->
        [1] Aspasia
        [2] Lysis
        [3] Myrto
       *[other] Nikias
    }
play-cover = { $reader }, your cards are on the screen. Enter covers them for { $next }:{" "}
play-uncover = { $next }, it is your turn. Enter when only you can see the screen:{" "}
play-since = Since you last looked:
play-hidden = ?
play-hidden-why = ? is hidden until the end.
play-prompt = { $name }>{" "}
play-ask = Choose a move.
play-comma = ,{" "}
play-or = {" "}·{" "}
play-line = { $head }: { $gives }
play-gives-nothing = nothing
play-help =
    1, 2, 3 …   takes that choice; so do its words, also shortened: “{ $words }”
    Enter       shows the question again
    board       the whole table
    score       the points, part by part, as far as you may know them
    log 30      what happened, the last 30 lines
    rules S4    a rule by its id; “rules” alone lists the ids
    hint        what a strong player would do, with the chances of the best moves
    undo        takes back your last choice, until chance or others come in
    save FILE   writes the game to a file, to go on with later
    quit        leaves the game
play-thinking = { $player } is thinking …
play-thinking-hint = Looking ahead …
play-advice = Best seems “{ $move }”. Expected: { $line }.
play-advice-share = wins
play-advice-points = points
play-advice-tried = tried
play-advice-solved = solved
play-undone = Taken back: { $move }.
play-undo-none = There is nothing to take back: nothing has been chosen since the game was opened, or since your turn began.
play-undo-chance = Too late to take back “{ $move }”: something has been rolled or drawn since.
play-undo-other = Too late to take back “{ $move }”: { $player } has moved since.
play-saved = Saved in { $file }.
play-save-how = Name the file: save my-game.emp.jsonl
play-save-foreign = { $file } is not a game of Emporion and is left alone. Choose another name.
play-go-on = Go on later with: emporion play { $game } --from { $file }
play-unsaved = This game is not saved. A file name saves it, Enter alone leaves:{" "}
play-left = You left the game before its end. “save FILE” keeps a game; emporion play { $game } --from FILE goes on with it.
play-offer = Keep the record of this game? A file name saves it, Enter alone does not:{" "}
play-number = There is no choice { $number }; choose from 1 to { $most }.
play-ambiguous = “{ $words }” could be { $candidates }. Type more of it.
play-unreadable = That line holds characters that cannot be read. Type a number, or “help”.
play-log-empty = Nothing has happened yet.
play-log-number = Type “log” or “log 50”.
play-rules = Rules of { $game }: { $rules }. Type for example “rules { $example }”.
play-total = total
play-score = Points
play-winner = { $you ->
        [yes] You win
       *[no] { $player } wins
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
play-winner-at-once = { $you ->
        [yes] You win
       *[no] { $player } wins
    }, whatever the points!
play-winners = { $players } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
play-and = {" "}and{" "}

## Corinth: the board in the terminal

corinth-title = Corinth
corinth-primer =
    Every merchant has a sheet of shops. Each round nine dice are rolled and sorted
    by value into the harbor. In your turn you take one group of them and use it
      · for its district: check as many symbols in your shops as there are dice (a
        full shop gives the points in front of it), or gain so many gold or goats;
      · or for its value: your Steward walks so many steps through the market, and
        the spot where he stops gives you something. He walks no spot twice.
    Gold and goats pay for buildings. The most points at the end win.
corinth-legend =
    green olive oil · purple grapes · blue carpets · orange spices
    ■ done  □ open   +5 bonus for filling the district first: ✓ won  ✗ lost
    buildings: price in gold/goats   track: rounds begun   harbor: y is a yellow die
    market: ◉ Steward  ○ circled  · walked over   die: a yellow die in your rolls
            box: 1 point for each circled spot, this one included; +1 counts twice
corinth-board-round = Round { $round } of { $rounds }
corinth-board-stocks = { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $gold } gold · { $goats ->
        [one] 1 goat
       *[other] { $goats } goats
    } · { $dice ->
        [0] {""}
        [one] 1 yellow die ·{" "}
       *[other] { $dice } yellow dice ·{" "}
    }track { $track }
corinth-board-box = box
corinth-board-harbor = Harbor
corinth-board-no-dice = Harbor: empty until the dice are rolled

## Corinth: what a player is asked

corinth-ask-buying = You begin the round. Buy yellow dice for your roll, 1 gold each? You have { $gold }.
corinth-ask-choosing = Choose a group of dice, to “take” for its district or to walk with (“steward”).
corinth-ask-compensating = No dice are left for you: move the Steward with value 1, or skip.
corinth-ask-stocking = Which shop of { $district } gets { $symbols ->
        [one] the symbol
       *[other] the { $symbols } symbols
    }? It gives its points when it is full.
corinth-ask-walking = { $steps ->
        [0] A walk of { $value } from { $spot }.
       *[other] Step { $steps } of a walk of { $value }, at { $spot }.
    } { $stable ->
        [yes] Two steps more or fewer are free, further ones
       *[no] Steps more or fewer
    } cost 1 gold each; you have { $gold }.
corinth-ask-building = Construct a building? You have { $gold } gold and { $goats ->
        [one] 1 goat
       *[other] { $goats } goats
    }.
corinth-ends-walking = Where to? Choose an end, or go step by step: { $moves }.
corinth-ends-compensating = Choose the end of the walk, or “skip”.

corinth-choice-buy = buy none and roll
corinth-choice-discard = remove the dice for nothing
corinth-choice-skip = leave the Steward where he is
corinth-choice-end = build nothing more
corinth-then-stocking = then you choose a shop

## Corinth: what happened, as sentences

corinth-round-began = Round { $number }: { $you ->
        [yes] you begin
       *[no] { $player } begins
    }
corinth-bought = { $you ->
        [yes] You buy
       *[no] { $player } buys
    } { $dice ->
        [one] a yellow die
       *[other] { $dice } yellow dice
    } for { $dice } gold
corinth-rolled = { $you ->
        [yes] You roll
       *[no] { $player } rolls
    } { $white }{ $yellow-count ->
        [0] {""}
       *[other] {" "}and yellow { $yellow }
    }
corinth-all-same = All dice show the same value: { $you ->
        [yes] you win
       *[no] { $player } wins
    } at once (R7)
corinth-took = { $you ->
        [yes] { $purpose ->
            [action] You take the dice at { $district }
            [steward] You walk with the dice at { $district }
           *[nothing] You remove the dice at { $district } for nothing
        }
       *[no] { $purpose ->
            [action] { $player } takes the dice at { $district }
            [steward] { $player } walks with the dice at { $district }
           *[nothing] { $player } removes the dice at { $district } for nothing
        }
    }
corinth-gained = { $you ->
        [yes] You gain
       *[no] { $player } gains
    } { corinth-gives-gained }
corinth-delivering = { $you ->
        [yes] You deliver
       *[no] { $player } delivers
    } { corinth-gives-delivering }
corinth-ticked = { $you ->
        [yes] You check
       *[no] { $player } checks
    } { corinth-gives-ticked }
corinth-shop-finished = { $you ->
        [yes] You finish
       *[no] { $player } finishes
    } the { $shop }-shop of { $district } (+{ $shop } points)
corinth-bonus-won = { $you ->
        [yes] You fill
       *[no] { $player } fills
    } { $district } first (bonus +{ $points })
corinth-surplus = { $you ->
        [yes] You lose
       *[no] { $player } loses
    } { corinth-gives-surplus }
corinth-set-out = { $you ->
        [yes] You move
       *[no] { $player } moves
    } the Steward without dice
corinth-stepped = { $you ->
        [yes] Your Steward walks
       *[no] { $player }’s Steward walks
    } { corinth-gives-stepped }
corinth-circled = { $you ->
        [yes] You circle
       *[no] { $player } circles
    } { $spot }
corinth-die-added = { $you ->
        [yes] You roll
       *[no] { $player } rolls
    } one more yellow die from now on ({ $dice } in all)
corinth-box-written = { $you ->
        [yes] You write
       *[no] { $player } writes
    } { $points } into the box at { $spot }
corinth-skipped = { $you ->
        [yes] You leave
       *[no] { $player } leaves
    } the Steward in place: no dice were left
corinth-built = { $you ->
        [yes] You build
       *[no] { $player } builds
    } the { $building } for { corinth-price }
corinth-price = { $gold ->
        [0] {""}
       *[other] { $gold } gold
    }{ $gold ->
        [0] {""}
       *[other] { $goats ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $goats ->
        [0] {""}
        [one] 1 goat
       *[other] { $goats } goats
    }
corinth-yellow-removed = { $dice ->
        [one] The yellow die still in the harbor is
       *[other] The { $dice } yellow dice still in the harbor are
    } removed
corinth-ended = The last round is over

## Corinth: what a move brings, as phrases

corinth-would-bought = { $dice ->
        [one] 1 yellow die
       *[other] { $dice } yellow dice
    } in this roll and for your next turn, −{ $dice } gold
corinth-gives-gained = +{ $amount } { $what ->
        [goats] { $amount ->
            [one] goat
           *[other] goats
        }
       *[gold] gold
    }{ $lost ->
        [0] {""}
        [one] {" "}(1 more is lost, no symbol is left for it)
       *[other] {" "}({ $lost } more are lost, no symbols are left for them)
    }
corinth-gives-delivering = { $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    } in { $district }
corinth-gives-delivering-ticked = { corinth-gives-ticked }
corinth-gives-delivering-ticked-shop-finished = { corinth-gives-delivering }, { corinth-gives-ticked-shop-finished }
corinth-gives-ticked = { $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    } in the { $shop }-shop of { $district }
corinth-gives-shop-finished = finishes it (+{ $shop })
corinth-gives-ticked-shop-finished = finishes the { $shop }-shop (+{ $shop })
corinth-gives-bonus-won = first to fill { $district }: bonus +{ $points }
corinth-gives-surplus = { $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    } without a place in { $district }
corinth-gives-stepped = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to { $spot }
corinth-gives-set-out-stepped = { corinth-gives-stepped }
corinth-gives-set-out = {""}
corinth-would-set-out = walk of { $value }
corinth-end-set-out = {""}
corinth-end-set-out-stepped = {""}
corinth-end-stepped = {""}
corinth-reach-circled = { $gives-kind ->
        [yellow-die] yellow die
        [star] {""}
       *[other] { $gives }
    }
corinth-reach-gained = {""}
corinth-reach-delivering = {""}
corinth-reach-delivering-ticked = {""}
corinth-reach-delivering-ticked-shop-finished = (+{ $shop })
corinth-reach-ticked-shop-finished = (+{ $shop })
corinth-reach-ticked = {""}
corinth-reach-bonus-won = (+{ $points })
corinth-reach-die-added = {""}
corinth-reach-box-written = box { $points }
corinth-gives-paid = −{ $gold } gold
corinth-gives-circled = { $gives-kind ->
        [plus1] +1 for later boxes
       *[other] {""}
    }
corinth-gives-die-added = one more yellow die in every roll
corinth-gives-box-written = box of { $points ->
        [one] 1 point
       *[other] { $points } points
    }
corinth-would-built = costs { corinth-price }; { $building ->
        [temple] 3 points for each of your buildings at the end
        [warehouse] each delivery checks one symbol more
        [stable] two steps more or fewer are free in each walk
        [store] each gold action gives 2 gold more
       *[other] useful later
    }

## Corinth: the parts of the score

corinth-part-green = green shops
corinth-part-purple = purple shops
corinth-part-blue = blue shops
corinth-part-orange = orange shops
corinth-part-bonuses = bonuses
corinth-part-gold = gold, 1 for 2
corinth-part-goats = goats, 1 for 2
corinth-part-steward = Steward
corinth-part-temple = temple

## Rulebooks

rulebook-about = Made from the texts and the printed figures of the package; “emporion rules” prints the same.

## Players that search, duels

cli-duel = Let players compete over paired games: every seed is played once from each seat. Prints shares of victory with 95 % intervals, average scores and seconds per decision.
cli-duel-players = Who plays, with commas; the last one named takes the seats that are left. “hard/10” has a tenth of the budget, “hard@2” two threads, a number so many simulations.
cli-duel-out = A file for the results, one line a game. If it holds games of this duel already, the others are played.
cli-jobs = How many processes play.
cli-bench-positions = How many solved positions “bench search” tries the search on.
duel-progress = { $game }: { $players }
duel-title = { $game }, { $seats } seats, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
duel-figure = figure
duel-share = share of victory
duel-interval = 95 % interval
duel-score = average score
duel-seconds = seconds per decision
duel-stopped = Stopped after { $games } of { $all } games; the same command goes on from there ({ $file }).
duel-lost = Stopped after { $games } of { $all } games; with --out FILE they would have been kept.
duel-other = { $file } holds another duel ({ $game }: { $players }, seed { $seed }); name another file.
duel-not-results = { $file } does not hold the results of a duel; name another file.
bench-search-title = The search ({ $flavour } build)
bench-search-random-2 = simulations/s to the end, 2 players
bench-search-random-3 = simulations/s to the end, 3 players
bench-search-random-4 = simulations/s to the end, 4 players
bench-search-knowing-2 = simulations/s with knowledge of the game, 2 players
bench-search-knowing-3 = simulations/s with knowledge of the game, 3 players
bench-search-knowing-4 = simulations/s with knowledge of the game, 4 players
bench-search-one-thread = simulations/s of a decision, one thread
bench-search-two-threads = the same decision, two threads
bench-search-decision = milliseconds for a midgame decision, 1,000 simulations
bench-open-spiel-ismcts = OpenSpiel: simulations/s of C++ ISMCTS, hearts
bench-ratio-search-threads = two threads beside one in the same time
bench-ratio-search-counted = two threads beside one for 12,000 simulations, each waiting for the other
bench-ratio-search-apart = two decisions apart at once beside one: what the machine gives
bench-ratio-search-peer = to the end, 2 players, beside OpenSpiel’s ISMCTS
bench-regret-progress = Solved positions
bench-regret = Regret over { $positions } solved Corinth positions at 2,000 simulations: { $mean } of the reward on average, { $worst } at most; a best move in { $best } %.

## Golden Horn: components

golden-horn-components-fleet = the three boats of a fleet show all six colours; { $missing } is missing.
golden-horn-components-tiles = two sorts of tiles alternate: this one and the one before it must show all six colours.

## Golden Horn: why a move is refused

golden-horn-refuse-chance-form = “{ $move }” is neither a cube nor a card; write cube or card and its colour.
golden-horn-refuse-cube-due = A cube has to be drawn for the port first.
golden-horn-refuse-card-due = A card has to be drawn first.
golden-horn-refuse-cube = No { $cube } cube is in the bag.
golden-horn-refuse-card = No such card is in the draw pile.
golden-horn-refuse-place-now = Boats are placed before the game begins, and only then.
golden-horn-refuse-place-order = The { $kind } is to be placed now; each seat places trio, duo and solo in this order.
golden-horn-refuse-raid-now = A raid comes at the start of a turn, once.
golden-horn-refuse-raid-enemy = Only a boat of an enemy at this table can be raided.
golden-horn-refuse-raid-port = Boats in port are safe.
golden-horn-refuse-raid-empty = That boat carries nothing.
golden-horn-refuse-raid-mercenaries = A boat with a mercenary aboard cannot be raided.
golden-horn-refuse-raid-sails = That boat has no { $colour } sail; both cards must be of colours on its sails.
golden-horn-refuse-raid-cards = You do not hold these two cards: { $first } and { $second }.
golden-horn-refuse-no-raid-now = Raids are over for this turn.
golden-horn-refuse-ready-now = “ready” closes the start of a turn after a raid, and only there.
golden-horn-refuse-sail-now = A boat is chosen once in a turn, after the raid.
golden-horn-refuse-sail = The { $kind } may not leave: nothing lies in its port that it may load.
golden-horn-refuse-turn = The { $kind } may not turn round; only a boat that a raid has emptied may, when it next moves.
golden-horn-refuse-load-now = A boat loads only when it leaves Venice or Constantinople.
golden-horn-refuse-load-figures = No such figures lie in this port.
golden-horn-refuse-load-none = No { $colour } cubes lie in this port.
golden-horn-refuse-load-sails = A boat with a { $colour } sail may not load { $colour } cubes.
golden-horn-refuse-voyage-now = No boat has reached a sea space now.
golden-horn-refuse-on = The boat has no { $colour } sail; it goes on only with a { $colour } card.
golden-horn-refuse-wind-colour = The boat is on a { $colour } space; only a { $colour } card is wind there.
golden-horn-refuse-wind-sail = The boat has a { $colour } sail and goes on without a card.
golden-horn-refuse-wind-card = You hold no { $colour } card.
golden-horn-refuse-call = The end may be called only by a player whose warehouse holds all six colours.
golden-horn-refuse-called = The end has been announced already.
golden-horn-refuse-end-now = The end of the turn has not been reached.
golden-horn-refuse-dominio = This is a part of Dominio da Mar, which this table does not play.
golden-horn-refuse-conquer-now = Territories are conquered and peasants exchanged at the start of a turn, before and after the raid, and at its end.
golden-horn-refuse-conquered = { $territory } is conquered already.
golden-horn-refuse-conquer-cost = { $territory } costs { $cost } mercenaries; two peasants stand for one.
golden-horn-refuse-exchange = Peasants of your warehouse are exchanged one for one, at least one, as far as mercenaries are in the supply.

## Golden Horn: words on the board

golden-horn-draw-title = Golden Horn
golden-horn-draw-printed = Golden Horn and Dominio da Mar: the board for four players
golden-horn-draw-printed-all = A sea chart. The route leads from Venice over tiles of three coloured spaces and Modone to Constantinople. Each end port has places for goods and berths for boats. Five territories of Dominio da Mar with their costs and points, the bag, the draw pile, the discards, and four fleets of three boats with their sails.
golden-horn-draw-chart = The sea chart of Golden Horn
golden-horn-draw-chart-all = The route leads from Venice over tiles of three coloured spaces to Constantinople.
golden-horn-draw-table = Golden Horn: the table in round { $round }
golden-horn-draw-turn = Round { $round } · turn of seat { $seat }
golden-horn-draw-setup = Boats, goods, cards · seat { $seat }
golden-horn-draw-over = Game over
golden-horn-draw-end-port = The end: a port has run out of goods
golden-horn-draw-end-call = The end has been called
golden-horn-draw-end-territories = The end: all territories are conquered
golden-horn-draw-lies = { $port }: { $things }.
golden-horn-draw-holds = Seat { $seat }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand, { $stored } in the warehouse.
golden-horn-draw-conquered = Conquered: { $territories }.
golden-horn-draw-boat = Seat { $seat }, { $kind } ({ $sails }): not placed yet
golden-horn-draw-boat-heading = Seat { $seat }, { $kind } ({ $sails }): { $place }, heading for { $heading }, aboard { $cargo }
golden-horn-draw-space-number = space { $number }
golden-horn-draw-nothing = nothing
golden-horn-draw-space = Space { $number }: { $colour }
golden-horn-draw-modone-holds = Modone: room for { $boats ->
        [one] one boat
       *[other] { $boats } boats
    }
golden-horn-draw-territory = { $name }: costs { $cost ->
        [one] one mercenary
       *[other] { $cost } mercenaries
    }, gives { $points } points
golden-horn-draw-brings = { $kind }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for each stop in a port
golden-horn-draw-seat = Seat { $seat }
golden-horn-draw-you = you
golden-horn-draw-first = first player
golden-horn-draw-to-play = to play
golden-horn-draw-due = { $cards ->
        [one] one card to draw
       *[other] { $cards } cards to draw
    }
golden-horn-draw-hand = Hand
golden-horn-draw-warehouse = Warehouse
golden-horn-draw-bag-heading = Bag
golden-horn-draw-draw-pile-heading = Draw pile
golden-horn-draw-discards-heading = Discards
golden-horn-draw-mercenaries-heading = Mercenaries
golden-horn-draw-peasants-heading = Peasants
golden-horn-draw-venice = Venice
golden-horn-draw-modone = Modone
golden-horn-draw-constantinople = Constantinople
golden-horn-draw-zara = Zara
golden-horn-draw-durazzo = Durazzo
golden-horn-draw-candia = Candia
golden-horn-draw-negroponte = Negroponte
golden-horn-draw-galata = Galata
golden-horn-draw-trio = trio
golden-horn-draw-duo = duo
golden-horn-draw-solo = solo
golden-horn-draw-yellow = yellow
golden-horn-draw-pink = pink
golden-horn-draw-green = green
golden-horn-draw-red = red
golden-horn-draw-blue = blue
golden-horn-draw-orange = orange
golden-horn-draw-mercenaries = { $many ->
        [one] mercenary
       *[other] mercenaries
    }
golden-horn-draw-peasants = { $many ->
        [one] peasant
       *[other] peasants
    }
## Golden Horn: the rulebook

golden-horn-title = Golden Horn
golden-horn-rules-c = What is in the box
golden-horn-rules-s = Setup
golden-horn-rules-t = A turn
golden-horn-rules-p = Raids
golden-horn-rules-m = Moving
golden-horn-rules-e = The end and the score
golden-horn-rules-d = Dominio da Mar, the expansion (option dominio)

golden-horn-rule-c1 = There are six colours: yellow, pink, green, red, blue and orange, with { $cubes } cubes and { $cards } cards of each.
golden-horn-rule-c2 = Each player has three boats: the trio shows three colours on its sails, the duo two others, the solo the last one. Every fleet shows all six colours:
    { $fleets }
golden-horn-rule-c3 = The sea is made of tiles of three spaces; two sorts of tiles alternate. From Venice on: { $tiles }.
golden-horn-rule-c4 = With two players the way is Venice, one tile, Modone, the other tile, Constantinople. With three it is Venice, four tiles, Constantinople. With four it is Venice, two tiles, Modone, two tiles, Constantinople. The option modone=always puts Modone into the middle with three players too, and cards are drawn there.
golden-horn-rule-c5 = Modone holds { $modone } boats, Venice and Constantinople any number, a sea space one. Ports have no colour.
golden-horn-rule-s1 = Two to four play. The first player is drawn, or chosen by the host; then it goes clockwise. Seats 0 to 3 sail fleets A to D.
golden-horn-rule-s2 = From the first player on each places all three boats, openly, in Venice or Constantinople as they like. A boat in an end port heads for the other one.
golden-horn-rule-s3 = All cubes go into the bag. { $holds } drawn cubes lie in Venice, then { $holds } in Constantinople. Then the first player gets { $hand } cards, then the next one, and so on.
golden-horn-rule-s4 = Hands are hidden, their size is not. What lies in a warehouse is hidden from the others, its count is not; with the option warehouses=open everybody sees it.
golden-horn-rule-t1 = In your turn you may raid once, then you must move one boat, then you may call the end if you can (E2).
golden-horn-rule-t2 = If none of your boats may move you leave out the move; the rest of the turn stays.
golden-horn-rule-t3 = If all players leave out the move one after the other, the game ends at once.
golden-horn-rule-p1 = For a raid you play two cards, each of a colour on the victim’s sails; the same colour twice is allowed. One raid a turn.
golden-horn-rule-p2 = Only an enemy boat at sea that carries something can be raided. Boats in the three ports are safe. Distance does not matter.
golden-horn-rule-p3 = One cube of its cargo goes straight into your warehouse. The two cards are discarded.
golden-horn-rule-p4 = If that leaves the boat empty, its owner may turn it round instead of sailing on. The owner decides when that boat next moves, once: it sails on, or it turns and sails back in the same move. Then it keeps its heading until it reaches an end port.
golden-horn-rule-m1 = A boat that leaves Venice or Constantinople must first load all cubes of one colour that is not on its sails. If there is none it may not leave. No boat loads without moving off in the same turn.
golden-horn-rule-m2 = Right after loading that port is filled up again to { $holds } from the bag, as far as it lasts.
golden-horn-rule-m3 = A move goes to the next space ahead. Occupied sea spaces, your own boats included, and a full Modone are jumped over, all in a row.
golden-horn-rule-m4 = On a space of one of its sail colours the boat may go on, free.
golden-horn-rule-m5 = On any other sea space you may play a card of the space’s colour to go on. Both may be repeated, and you may stop at any space.
golden-horn-rule-m6 = A boat must stop in Modone if there is room, and in an end port; its move ends there.
golden-horn-rule-m7 = In an end port the boat unloads everything into its owner’s warehouse and turns round. It never turns in Modone.
golden-horn-rule-m8 = On every stop in one of the three ports you draw cards: { $trio } with the trio, { $duo } with the duo, { $solo } with the solo. With two players none are drawn in Modone. There is no hand limit.
golden-horn-rule-m9 = When a card has to be drawn and the draw pile is empty, the discards are shuffled and become the draw pile. If there are none either, nothing is drawn.
golden-horn-rule-e1 = The end comes when a port has no goods left, the bag being empty. It is announced right after the refill that failed; nobody needs to call it.
golden-horn-rule-e2 = A player whose warehouse holds all six colours may call the end at the end of their own turn, if it has not been announced.
golden-horn-rule-e3 = The round is then finished: the last turn is that of the player to the right of the starting player. If that player brings the end about, the game is over with that turn.
golden-horn-rule-e4 = Cargo still on boats counts nothing. Each stored cube is 1 point. Rows of different colours give more: a row of four 1, of five 2, of six 4. Each cube counts in one row; the best split is taken.
golden-horn-rule-e5 = Most points win; ties are shared.
golden-horn-rule-d1 = { $black } black and { $white } white cubes join the bag, and ports hold { $dominio-holds } instead of { $holds }. { $mercenaries } mercenaries are in the supply, and there are five territories.
golden-horn-rule-d2 = The territories, with their cost in mercenaries and their points: { $territories }.
golden-horn-rule-d3 = A black or white cube drawn for a port is replaced by a mercenary. Black leaves the game, white goes back into the bag before the next cube is drawn.
golden-horn-rule-d4 = With no mercenary left a peasant stands in: a black cube out of the game. With neither, nothing is placed and the next cube is drawn; filling stops when only white cubes are left and nothing can be placed.
golden-horn-rule-d5 = A leaving boat may load all mercenaries of the port instead of goods, or all peasants, or both. Goods are never mixed with either. A boat with no colour to load may leave this way (M1).
golden-horn-rule-d6 = A boat with a mercenary aboard cannot be raided; one with peasants only can. The raider stores one peasant, and P4 applies.
golden-horn-rule-d7 = Mercenaries and peasants are unloaded into the warehouse like goods.
golden-horn-rule-d8 = At the start of your turn, before and after the raid, and at its end you may conquer territories nobody has: you pay the cost out of your warehouse, mercenaries first, two peasants standing for one mercenary. Mercenaries go back to the supply, peasants to the black cubes out of the game.
golden-horn-rule-d9 = At the same points you may exchange stored peasants for mercenaries of the supply, one for one. Peasants aboard boats are never exchanged. Peasants in ports are exchanged as soon as the supply has figures: when the start of a turn is closed, before the boat is chosen, and after each turn, all of Venice first. Exchanged peasants go to the black cubes out of the game.
golden-horn-rule-d10 = Instead of E1 the end comes when a port has neither goods nor mercenaries after its refill, even if peasants are left there, and when all territories are conquered. E2 and E3 hold.
golden-horn-rule-d11 = At the end the points of your territories are added, and 1 for each mercenary and each peasant in your warehouse. They count in no row.

## Golden Horn: the board in the terminal

golden-horn-primer =
    Your three boats carry goods between Venice and Constantinople. In your turn
    you move one of them:
      · leaving a port it loads all cubes of one colour that is not on its sails;
      · it sails to the next free space, and on from there as long as it stands on a
        colour of its sails, or you play a card of the colour it stands on;
      · in the other port its cargo goes into your warehouse, and you draw cards.
    Before that you may raid: two cards of the colours on a boat’s sails steal one
    cube from it at sea. Each stored cube is a point; rows of 4, 5 or 6 different
    colours give 1, 2 or 4 more. The most points at the end win.
golden-horn-legend =
    ● yellow  ◆ pink  ▲ green  ■ red  ≈ blue  ★ orange    m mercenaries  p peasants
    on the sea: 1d→ is the duo of player 1 (raids call it 1.duo), sailing that way
    boats: trio ▲■● s3→ 2≈ has green, red and yellow sails and carries 2 blue cubes;
           ↺ may turn round, since raiders left it empty
    to conquer: price in mercenaries/points
golden-horn-board-setup = Setup: the boats are placed
golden-horn-board-round = Round { $round } · first player: { $first }
golden-horn-board-over = The end, after round { $round }
golden-horn-board-last = the last round: { $reason ->
        [port] a port has run out of goods
        [territories] all territories are conquered
       *[call] the end has been called
    }
golden-horn-board-venice = Ven
golden-horn-board-modone = Mod
golden-horn-board-constantinople = Con
golden-horn-board-nothing = nothing
golden-horn-board-bag = Bag
golden-horn-board-cubes = { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
golden-horn-board-pile = draw pile { $cards }
golden-horn-board-discards = discards { $cards }
golden-horn-board-supply = supply { $mercenaries }m
golden-horn-board-conquer = To conquer
golden-horn-board-player = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · { $stored } stored
golden-horn-board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
golden-horn-board-hand = hand
golden-horn-board-warehouse = warehouse
golden-horn-board-territories = conquered
golden-horn-board-figure = { $thing ->
        [mercenaries] m
       *[peasants] p
    }
golden-horn-board-turn = ↺

## Golden Horn: what a player is asked

golden-horn-ask-placing = Where does your { $kind } start? It will head for the other port.
golden-horn-ask-starting = { $dominio ->
        [yes] Before you sail: conquer, exchange, or raid a boat at sea (D8, D9, P1)?
       *[no] Before you sail: raid a boat at sea? Two cards steal one cube (P1).
    }
golden-horn-ask-after-raid = Your raid is done. Conquer, exchange, or go on (D8, D9)?
golden-horn-ask-sailing = Which of your boats sails?
golden-horn-ask-loading = Your { $kind } leaves { $place } with { $dominio ->
        [yes] all cubes of one colour, or the figures (M1, D5)
       *[no] all cubes of one colour (M1)
    }. Which?
golden-horn-ask-voyaging = Your { $kind } is on { $place }. It may stay, or sail on (M4, M5).
golden-horn-ask-ending = { $dominio ->
        [yes] Before your turn ends: anything more (D8, D9, E2)?
       *[no] Your warehouse holds all six colours. Call the end (E2)?
    }
golden-horn-ends-voyaging = Where does it stop? Choose the end, or go step by step: { $moves }.

golden-horn-choice-no-raid = sail in peace
golden-horn-choice-ready = go on and choose a boat
golden-horn-choice-call = call the end: this round is the last
golden-horn-choice-end = end the turn
golden-horn-then-loading = to load: { $choices }

## Golden Horn: what happened, as sentences

golden-horn-fleet-placed = { $you ->
        [yes] You place your boats
       *[no] { $player } places the boats
    }
golden-horn-port = { $port ->
        [venice] Venice
       *[constantinople] Constantinople
    }
golden-horn-heading = { $heading ->
        [venice] Venice
       *[constantinople] Constantinople
    }
golden-horn-place = { $place ->
        [venice] Venice
        [modone] Modone
        [constantinople] Constantinople
       *[other] { $place }
    }
golden-horn-origin = { $origin ->
        [venice] Venice
        [modone] Modone
        [constantinople] Constantinople
       *[other] { $origin }
    }
golden-horn-territory = { $territory ->
        [zara] Zara
        [durazzo] Durazzo
        [candia] Candia
        [negroponte] Negroponte
       *[galata] Galata
    }
golden-horn-coloured = { $colour ->
        [yellow] ● yellow
        [pink] ◆ pink
        [green] ▲ green
        [red] ■ red
        [blue] ≈ blue
       *[orange] ★ orange
    }
golden-horn-figures = { $thing ->
        [mercenaries] { $number ->
            [one] 1 mercenary
           *[other] { $number } mercenaries
        }
       *[peasants] { $number ->
            [one] 1 peasant
           *[other] { $number } peasants
        }
    }
golden-horn-things = { $thing ->
        [mercenaries] { golden-horn-figures }
        [peasants] { golden-horn-figures }
       *[other] { $number ->
            [one] 1 { $thing } cube
           *[other] { $number } { $thing } cubes
        }
    }
golden-horn-dealt = { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { golden-horn-cards }{ $colours-count ->
        [0] {""}
       *[other] : { $colours }
    }
golden-horn-cards = { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
golden-horn-pile-renewed = The draw pile is renewed: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
golden-horn-no-cards-left = No card is left to draw
golden-horn-refilled = { golden-horn-port } is filled up
golden-horn-raided = { $you ->
        [yes] You raid
       *[no] { $player } raids
    } { $victim-you ->
        [yes] your { $kind }
       *[no] { $victim }’s { $kind }
    } with { $cards }: one { $thing ->
        [peasants] peasant
       *[other] { $thing } cube
    } stolen
golden-horn-conquest = { $you ->
        [yes] You conquer
       *[no] { $player } conquers
    } { golden-horn-territory } for { golden-horn-price } (+{ golden-horn-board-points })
golden-horn-price = { $mercenaries ->
        [0] {""}
        [one] 1 mercenary
       *[other] { $mercenaries } mercenaries
    }{ $peasants ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $peasants ->
            [one] 1 peasant
           *[other] { $peasants } peasants
        }
    }
golden-horn-exchanged = { $you ->
        [yes] You exchange
       *[no] { $player } exchanges
    } { $number ->
        [one] 1 peasant for a mercenary
       *[other] { $number } peasants for mercenaries
    }
golden-horn-relieved = { $number ->
        [one] A mercenary takes the place of 1 peasant
       *[other] Mercenaries take the place of { $number } peasants
    } in { golden-horn-port }
golden-horn-move-left-out = { $you ->
        [yes] None of your boats may move
       *[no] None of { $player }’s boats may move
    }
golden-horn-voyage = { $you ->
        [yes] You sail your { $kind }
       *[no] { $player } sails the { $kind }
    } from { golden-horn-origin } to { golden-horn-place }{ $cards-count ->
        [0] {""}
       *[other] , playing { $cards }
    }
golden-horn-end-announced = The end is announced: { $reason ->
        [port] a port has run out of goods
        [territories] all territories are conquered
       *[call] { $you ->
            [yes] you call it
           *[no] { $player } calls it
        }
    }. This round is the last
golden-horn-ended = The game is over, and all warehouses are opened

## Golden Horn: what a move brings, as phrases

golden-horn-gives-turned = turns round to { golden-horn-heading }
golden-horn-gives-loaded = { golden-horn-things } aboard
golden-horn-gives-unloaded = { golden-horn-things } stored
golden-horn-gives-put = { $thing ->
        [mercenaries] { golden-horn-figures }
        [peasants] { golden-horn-figures }
       *[other] { $number } { $thing }
    }
golden-horn-gives-drew = { golden-horn-cards } drawn{ $colours-count ->
        [0] {""}
       *[other] {" "}({ $colours })
    }
golden-horn-gives-placed = { $kind } in { golden-horn-port }
golden-horn-would-placed = heading for { $port ->
        [venice] Constantinople
       *[constantinople] Venice
    }
golden-horn-would-set-sail = from { golden-horn-place }
golden-horn-would-voyage = to { golden-horn-place }
golden-horn-would-stopped = stays here
golden-horn-end-voyage = { $place ->
        [venice] { golden-horn-for }
        [modone] { golden-horn-for }
        [constantinople] { golden-horn-for }
       *[other] { golden-horn-coloured }, { golden-horn-for }
    }
golden-horn-for = { $cards-count ->
        [0] free
        [one] −1 card
       *[other] −{ $cards-count } cards
    }
golden-horn-reach-voyage = { golden-horn-place }
golden-horn-reach-loaded = { golden-horn-gives-put }
golden-horn-reach-unloaded = {""}
golden-horn-reach-turned = {""}
golden-horn-reach-drawing-began = {""}
golden-horn-would-raided = +1 { $thing ->
        [peasants] peasant
       *[other] { $thing } cube
    }, −2 cards
golden-horn-would-conquest = +{ golden-horn-board-points }, −{ golden-horn-price }
golden-horn-would-exchanged = { $number ->
        [one] 1 peasant becomes a mercenary
       *[other] { $number } peasants become mercenaries
    }
golden-horn-would-drawing-began = { $cards ->
        [0] {""}
        [one] +1 card
       *[other] +{ $cards } cards
    }
golden-horn-would-end-announced = the end comes: this round is the last

## Golden Horn: the parts of the score

golden-horn-part-goods = goods
golden-horn-part-rows4 = rows of four colours
golden-horn-part-rows5 = rows of five colours
golden-horn-part-rows6 = rows of six colours
golden-horn-part-territories = territories
golden-horn-part-figures = mercenaries and peasants

## The server

serve-migrated = The database is now at schema { $now } (it was at { $before }).
serve-ready = Emporion is served at { $address }
serve-open = Play at { $address } (Ctrl-C ends it).
serve-ready-here = Emporion is running. Open this page in your browser:
serve-ready-network = Others on your network join by opening this page in theirs, or the link of a table:
serve-ready-no-network = This computer is in no network right now, so others cannot join.
serve-ready-only-here = Only this computer can reach it. To let others on your network join, start it with --host 0.0.0.0
serve-ready-database = Games are kept in { $database }
serve-ready-stop = Press Ctrl-C to stop the server. Games go on when you start it again.
serve-stopped = The server has stopped.
serve-running = Another server (process { $pid } on { $host }, since { $since }) already serves the games in { $database } at { $address } – stop it first, or choose another place with --database.
serve-running-unknown = Another server already serves the games in { $database }; stop it first, or choose another place with --database.
serve-running-open = Emporion is already running; this opens its page: { $address }
serve-lost = While the database was away, another server (process { $pid } on { $host }, since { $since }) took over the games in { $database } at { $address } – this server has stopped.
serve-lost-unknown = While the database was away, another server took over the games in { $database }; this server has stopped.
server-full = So many are connected to this server that no more fit. Try again in a moment.
server-error = Something went wrong in the server; it has been noted. Try again in a moment.
http-unknown = There is nothing at this address. The addresses are listed at /api.
http-method = This address does not take such a request. The addresses are listed at /api.
http-socket = This address speaks WebSocket. Connect to it with a WebSocket client; the messages are described at /api.
http-long = The request is too long.
http-handshake = This is not how a WebSocket begins: too many or too long headers, or a body.
http-slow = The request did not come to its end in time.
http-broken = What came is not HTTP.
http-empty = it has no body; it takes a JSON object
http-deep = it is nested too deeply
http-no-text = its body is not UTF-8 text
http-malformed = The request does not fit: { $why }
origin-foreign = The page { $origin } may not speak to this server.
host-foreign = This server does not answer for the host “{ $host }”. Open it at its own address, or start it with --allowed-host and this name.
retry-time = { $minutes ->
        [0] { $retry_after ->
                [one] in one second
               *[other] in { $retry_after } seconds
            }
        [one] in one minute
       *[other] in { $minutes } minutes
    }
too-many-requests = Too many requests come from your network. Try again { retry-time }.
too-many-people = Many people have just given themselves names from your network. Try again { retry-time }.
too-many-tables = You have made many tables. Try again { retry-time }.
too-many-rematches = You have asked for many rematches. Try again { retry-time }.
too-many-boards = You have opened many boards. Try again { retry-time }.
too-many-play-ons = You have played on from many moments. Try again { retry-time }.
too-many-uploads = You have uploaded many records. Try again { retry-time }.
too-many-hints = You have asked for many hints. Try again { retry-time }.
too-many-chats = You have written many messages. Try again { retry-time }.
too-many-undos = You have taken many moves back. Try again { retry-time }.
too-many-waiting = You are already the host of { $most } tables that wait for players. Start or close one of them first.
too-many-waiting-here = { $most } tables from your network already wait for players. Join one of them, or wait until one has started.
too-many-long-tables = Many long games are open from your network. Close one of them to open another.
too-many-sockets = There are already { $most } connections from this address. Close some, or wait until others are gone.
too-many-messages = Too many messages; the connection is closed. Connect again and send more slowly.
message-long = The message is longer than { $most } bytes.
message-malformed = This is not a message of the protocol: { $why }
page-unknown = There is no such file of the page.
socket-silent = Nothing was said; the first message must be “hello”.
socket-no-hello = The first message must be “hello”.
socket-hello-twice = “hello” was said already.
socket-protocol = This server speaks protocol { $protocol }; reload the page or update the program.
person-unknown = Say who you are first: give yourself a name.
person-forged = This server does not know your cookie or token; give yourself a name again.
person-nameless = A name needs at least one visible character.
seat-forged = This is not the key of a seat at this table.
seat-unknown = There is no seat { $seat } at this table; the last is { $last }.
seat-taken = Seat { $seat } is taken.
seat-one = You already have a seat at this table. Get up first if you want another one.
seat-empty = There is no person in seat { $seat }.
seat-removed = The host has removed you from your seat. You can still watch.
seat-barred = The host has removed you from this table, so you cannot sit down here. You can still watch.
entropy-given = Seat { $seat } has given its random numbers to the dice already; they stay as they are.
table-unknown = There is no table { $code }. Check the link or code.
table-removed = Table { $code } has been removed: its host closed it, or it was not used for a long time.
table-fast = Too much is said or taken back here at once; wait a moment.
table-full = More than { $most } things have happened at this table; nothing more can be taken back or said here. The game goes on.
table-long = A game at a table has at most { $most } events, and this one has reached them; no more moves can be played here.
table-broken = What is stored of table { $code } cannot be read, so nobody can play there. It is kept as it is; whoever runs the server can look into it.
table-not-started = The game has not begun.
table-started = The game has begun already.
table-not-yours = Only those who sit at the table can do this.
table-not-host = Only the host of the table can do this.
table-waiting = Seats are still open: { $seats }. Wait for players, or fill them with bots.
table-not-over = The game is not over.
table-over = The game is over; nothing more is asked.
table-watching = You are watching; only those who sit at the table can play.
table-not-asked = It is not your turn.
table-stale = This answers position { $at }, but the game is at { $now } now.
table-doubled = This move was already played.
table-undone = This move was already played, and taken back since. Play it again if you want it.
table-no-undo = There is nothing to take back: only your own last decision can be, until chance or another player has answered it.
chat-empty = There is nothing to say in this message.
chat-fast = You are saying too much at once; wait a moment.
hint-not-here = This table plays without hints.
hint-not-asked = A hint is given to the player whose turn it is.
hint-twice = A hint is being thought out already.
moment-unknown = The game has no event { $event }; the last is { $last }.
store-address = The database must be a file or an address like postgresql://user@host/name.
store-no-driver = PostgreSQL needs its driver: pip install 'emporion[postgresql]'.
store-newer = The database has schema { $found }, newer than this program knows ({ $newest }). Update Emporion.
store-unreachable = Cannot open the database { $database }: { $why }.
store-failed = The server cannot save anything right now, so nothing was changed. Try again in a moment.
store-conflict = Somebody else changed this at the same moment, so nothing was changed. Try again.

## Fair dice

verify-no-hex = The seed in the header is not written in hexadecimal.
verify-commitment = The seed does not belong to the commitment { $commitment }: its SHA-256 is { $found }.
verify-entropy-seats = The header should say of { $seats } seats what they gave to the dice, but says it of { $found }.
verify-entropy-missing = No seat gave the random numbers { $entropy } to these dice.
verify-first = The record begins with seat { $first }, but the seed draws seat { $found }.
verify-after = The header says that { $after } events were taken over from another game, but there are { $events } in all.
verify-chance = Event { $number } is “{ $move }”, but the seed gives “{ $found }”.

## Studying finished games

too-many-bot-tables = You, or others at your address, already have { $most } games with bots under way. Finish one, or leave it for a minute, then try again.
too-many-reviews = You, or others at your address, already have { $most } reviews under way. Wait until one of them is done, then ask again.
study-not-over = This is for games that are over.
study-at-end = The game is over at this moment; choose an earlier one.

## Serving, checking dice, clients

cli-serve = Serve tables over the network: people and bots play in browsers and programs. Stops at Ctrl-C; games go on when it is started again.
cli-serve-host = Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everyone in the network.
cli-serve-port = The port to listen on; 0 takes one that is free and says which.
cli-serve-database = Where games are kept: a file, which is made if it is missing, or postgresql://user@host/name. Without it, tables.db in your data folder.
cli-serve-origin = A page of another address that may speak to this server, as https://games.example; may be given several times.
cli-serve-allowed-host = A name by which this server may be reached, as games.example behind a proxy; may be given several times, * allows all. Without it, this machine’s own names and addresses.
cli-serve-thinkers = Threads in which bots think; without it, one less than the machine has cores.
cli-serve-requests = Requests that one address may make a minute.
cli-serve-messages = Messages that one socket may send a second, after a burst of three times as many.
cli-serve-sockets = Sockets that one address may hold at a time.
cli-serve-bot-tables = Games with bots that one person may have under way; an address may have three times as many.
cli-serve-reviews = Reviews that one person may have under way; an address may have three times as many.
cli-serve-budget = Units that one address may spend a minute on tables, uploads, hints and other actions; their prices are in docs/server.md.
cli-serve-open-hours = Hours after which a table that waits for players is removed if its host has not been there.
cli-serve-keep-days = Days after which boards, uploaded records and games that no person has played are removed if they are not opened.
cli-serve-open = Open the page in the browser, and take another port if this one is in use. If the server is already running, open its page.
cli-serve-log = How the server reports what happens: plain sentences, or JSON lines for programs. Without it, plain on a terminal and JSON elsewhere.
cli-verify = Check the dice of a finished game: that the seed in the record’s header belongs to what was shown before the game, and that every roll and card follows from it.
cli-verify-file = The record of a finished game, as a server gives it out.
cli-verify-entropy = The random numbers that you gave to the dice, 64 hexadecimal digits: checks that they are part of them.
cli-bench-scenario = One scenario of “bench server”: { "900" }, { "3000" }, saturated or bots; may be given several times. Without it, all.
cli-bench-runs = How often each scenario of “bench server” runs; the medians are printed.
cli-bench-bots = The scenario “bots” of “bench server”: 900 clients while four hard bots think.
serve-address = Cannot listen at { $host }: { $why }.
serve-origin = “{ $origin }” is not the address of a page as browsers send it: http:// or https://, the host, and the port if it is not the usual one, as https://games.example.
serve-allowed-host = “{ $host }” is not the name of a host, as games.example, and not * for any.
serve-port = Cannot listen at { $host }, port { $port }: { $why }. Another program may be using it; choose another with --port.
verify-none = { $file } has no seed in its header, so its dice cannot be checked. Only a server writes one, when the game is over.
verify-not-over = { $file } is not a finished game; its dice can be checked when it is over.
verify-header = { $file }: what the header says about its dice is not as it should be: { $why }.
verify-agrees = { $file }: { $checked ->
        [one] one chance event was checked and follows
       *[other] { $checked } chance events were checked and follow
    } from the seed, and the seed belongs to the commitment { $commitment }. { $first ->
        [drawn] Who began was drawn from it too.
        [chosen] The table chose who began.
       *[other] Who began was not checked.
    } Compare the commitment with what was shown before the game: a file cannot tell that.
verify-parts = { $seats ->
        [one] Seat { $list } gave random numbers to these dice.
       *[other] Seats { $list } gave random numbers to these dice.
    }
verify-parts-missing = { $seats ->
        [one] Seat { $list } gave none.
       *[other] Seats { $list } gave none.
    }
verify-parts-none = No player gave random numbers to these dice: they follow from the server’s seed alone.
verify-entropy = { $seats ->
        [one] The random numbers that you named are those of seat { $list }.
       *[other] The random numbers that you named are those of seats { $list }.
    }
verify-unchecked = Not checked: { $unchecked ->
        [one] one chance event
       *[other] { $unchecked } chance events
    } among the first { $after }, which were taken over from another game; this seed has no part in them.
verify-disagrees = { $file }: { $why }
dice-no-seed = The record of table { $code } has no seed, so its dice cannot be checked.
dice-commitment = The record has the commitment { $found }, but the server showed { $shown } before.
dice-missing = The random numbers that this client gave for seat { $seat } are not part of the dice.
dice-changed = The random numbers in the record are not those that the server showed when the game began.
dice-bot = Seat { $seat } is a bot, but has random numbers in these dice: the server has put them there.
client-address = This is not the address of a server: { $address }
client-unreachable = Cannot reach { $address }: { $why }
client-no-server = What answers at { $address } is not an Emporion server of this version.
client-link = This is not the link of a seat: { $link }
client-seat = A seat is “me”, “open” or the level of a bot, not “{ $seat }”.
load-refused = The server refused what the benchmark asked: { $why }
load-lost = The benchmark lost { $sockets } connections, or no move came through; the figures would mean nothing.
bench-no-scenario = There is no scenario { $scenario }; there are { $scenarios }.
bench-no-server = The server for the benchmark did not start: { $why }
bench-server-progress = server, { $scenario }: run { $run } of { $runs }
bench-server-title = A server on one core ({ $flavour } build), clients on another; the store on disk; { $runs ->
        [one] one run
       *[other] medians of { $runs } runs
    }
bench-server-900 = 300 tables, 1 s of thought
bench-server-3000 = 1,000 tables, 1 s of thought
bench-server-saturated = 20 tables, as fast as they can
bench-server-bots = 300 tables, four hard bots thinking
bench-server-moves = moves/s
bench-server-p50 = p50, ms from sending to receipt by all three
bench-server-p99 = p99, ms
bench-server-worst = slowest, ms
bench-server-memory = the server’s memory, MB
bench-server-stolen = processor time that the host gave to others, %
api-title = Emporion: requests and messages
api-intro = Everything that a page or a program can ask of this server. Requests are JSON over HTTP below `/api/v1`; a game is played over a WebSocket at its table. The same as OpenAPI: `/api/v1/schema/openapi.json`. In Python, `emporion.client` speaks all of it.
api-contents = Contents
api-requests = Requests
api-requests-about = Say who you are with `POST /api/v1/me` first: a browser gets a signed cookie, a program puts the token into the header `Authorization: Bearer …`. A seat’s token goes into the header `Emporion-Seat`. What is refused is answered with a Problem: a key with values, and one sentence.
api-messages = Messages
api-messages-about = Connect to `/api/v1/tables/CODE/socket` and say `hello` with the token of your seat, or without one to watch. The server answers `welcome`, then `update` now and whenever something happens. Give the number of the last entry you have as `after` and you miss nothing after a break.
api-code = Code
api-closing = How the server closes
api-closing-about = A socket that is closed with a code may be opened again, unless the table is not there or not for you.
api-closing-4400 = Refused, with the reason as the last message. Do not try again.
api-closing-4408 = Nothing was said.
api-closing-4413 = What was sent was not read in time. Come back with the number of the last entry you have.
api-closing-4429 = Too many messages, requests or connections. Come back later, and send more slowly.
api-closing-4503 = The server cannot reach its database now. Come back in a moment.
api-closing-1009 = A message was too long.
api-closing-1012 = The server stops or starts anew. Come back in a moment.
api-client-says = What a client says
api-server-says = What the server says
api-types = Types
api-games = What each game shows
api-games-about = A position has a `view`, entries and previews have effects: of each game’s own types, which are here. The move texts are in `docs/records.md`; what is printed on boards and cards comes with `GET /api/v1/tables/CODE/components`.
api-view = { $game }: the view
api-effects = { $game }: effects
api-effects-about = An object whose `type` is the name, with these fields.
api-fields = fields
api-body = Body
api-answer = Answer
api-list = list of
api-name = name
api-kind = what it is
api-default = if left out
api-about = meaning
api-integer = whole number
api-string = text
api-example = Example
bench-server-cpu = the server’s processor time a move, ms

## The parts of a board

drawing-unknown = This game’s board has no part “{ $part }”.

## Words of the components and of the server, where other languages have others

word-spices = spices
word-carpets = carpets
word-grapes = grapes
word-olive-oil = olive oil
word-gold = gold
word-goats = goats
word-goat = goat
word-green = green
word-purple = purple
word-blue = blue
word-orange = orange
word-yellow = yellow
word-pink = pink
word-red = red
word-temple = temple
word-warehouse = warehouse
word-stable = stable
word-store = store
word-start = start
word-yellow-die = yellow die
word-mercenaries = mercenaries
word-peasants = peasants
word-venice = Venice
word-modone = Modone
word-constantinople = Constantinople
word-zara = Zara
word-durazzo = Durazzo
word-candia = Candia
word-negroponte = Negroponte
word-galata = Galata
golden-horn-tinted = { $colour }
golden-horn-dyed = { $number ->
        [one] { $thing } cube
       *[other] { $thing } cubes
    }
golden-horn-dyed-one = { $thing ->
        [peasants] peasant
       *[other] { $thing } cube
    }
