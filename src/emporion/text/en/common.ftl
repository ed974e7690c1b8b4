### The words for the games’ terms and for those of the page are in docs/glossary.md.

# What belongs to no game and not to the page alone: refusals, records, playing, the server. A refusal says what is wrong and what to do.

## The language itself

# The name of the language in the language itself; the page shows it in its menu of languages.
language-name = English

## Names

# $game is the id of a game; TITLE says its message GAME-title, or the id if there is none.
game-title = { TITLE($game) }
# How well a bot plays. In the terminal a bot may also have a number of simulations for its level.
level-name = { $level ->
        [random] random
        [greedy] greedy
        [novice] novice
        [easy] easy
        [normal] normal
        [hard] hard
        [expert] expert
        [trader] trader
        [walker] walker
        [builder] builder
        [raider] raider
        [conqueror] conqueror
       *[other] { $level }
    }
# A game in a list of games, by its id.
game-name = { TITLE($item) }
# An item of a list that stands as it is typed or written.
list-item = { $item }

## Refusals

# $rule is the id of a rule, as S4; $why a sentence of this catalogue; $legal the sentence refused-legal, or nothing.
refused-move = { $rule }: { $why } { $legal }
refused-line = line { $line }, { $rule }: { $why } { $legal }
refused-legal = Legal here: { LIST($moves, each: "list-item") }.
# $detail is technical and in English; it stands on a line of its own.
refused-detail = Detail: { $detail }
refuse-form = “{ $move }” is not a move of this game.
refuse-over = The game is over; no more moves can be played.
refuse-no-chance = No roll or draw is due now: a player has to move.

## Files and records

record-empty = The record is empty; it begins with a header line.
record-mark = The record begins with a byte order mark; save it as plain UTF-8.
record-blank = This line is blank; every line holds one JSON object.
record-not-json = This line is not JSON.
record-not-object = This line is JSON, but not an object.
record-header-missing = The header lacks “{ $name }”.
record-version = “emporion” must be { $version }: this program reads no other format.
record-rules = “rules” must be { $rules }: this program knows no other version of the rules.
record-players = “players” must be a number from { $least } to { $most }.
record-first = “first” must be a seat from 0 to { $last }.
record-components = “components” must hold the figures that differ, as an object.
record-options = “options” must list every option of the game: { LIST($options, each: "list-item") }.
record-no-options = “options” must be an empty object: the game has no options.
record-event-keys = An event has the keys “by” and “move” and no others.
# Who moves in a record: a seat by its number, or “chance”. $by stands as it is written in the record.
record-actor = It is the turn of { record-turn }, not of { $by }.
record-turn = { $actor ->
        [chance] chance
        [over] nobody
       *[other] seat { $actor }
    }
record-forced = “{ $move }” was the only legal move; such moves are played by themselves and are not written in a record.
record-long = { $most ->
        [one] A record has at most { $most } event; this one has more.
       *[other] A record has at most { $most } events; this one has more.
    }
record-after-result = The result must be the last line.
record-no-result = The game is over, but the result is missing: scores { $scores }, winners { $winners }.
record-result-early = The result comes before the game is over.
record-result-wrong = The result must have exactly the scores { $scores } and the winners { $winners }.

## Components and options

# $where is a place in a file; $why one of the messages below or of a game's “Components”.
components-wrong = The components are wrong at { $where }: { $why }
components-not-toml = this is not a TOML file.
components-shape = this figure does not have the form that it needs.
components-unknown = the game has no such figure.
components-not-a-table = a table with figures is needed here.
# Lists of games, options and values stand as they are typed.
unknown-game = There is no game “{ $game }”. Games: { LIST($games, each: "list-item") }.
no-options = { game-title } has no options.
unknown-option = { game-title } has no option “{ $option }”. Options: { LIST($options, each: "list-item") }.
wrong-value = The option “{ $option }” cannot be “{ $value }”. Values: { LIST($values, each: "list-item") }.
wrong-players = { game-title } is for { $least } to { $most } players, not for { $players }.
wrong-first = The first seat must be from 0 to { $last }, not { $first }.

## Playing

play-bot-name = { $number ->
        [1] Aspasia
        [2] Lysis
        [3] Myrto
       *[other] Nikias
    }
play-ask = Choose a move.
# Between the things that a move brings.
play-comma = ,{" "}
# Between places that a move can lead to.
play-or = {" "}·{" "}
# A sentence and what it brought.
play-line = { $head }: { $gives }
play-gives-nothing = nothing
play-advice = The best choice seems to be { $number } ({ $choice }).
play-advice-move = The best move seems to be “{ $move }”.
play-advice-expected = Expected:
play-advice-seat = { $player }: { $moves }
# Heads of narrow columns: how often a move wins, its points, how often it was tried; and “solved” in the place of that number.
play-advice-share = wins
play-advice-points = points
play-advice-tried = tried
play-advice-solved = solved
play-log-empty = Nothing has happened yet.
play-total = total
play-score = Points
play-winner = { $you ->
        [yes] { $points ->
            [one] You win with { $points } point!
           *[other] You win with { $points } points!
        }
       *[no] { $points ->
            [one] { $player } wins with { $points } point!
           *[other] { $player } wins with { $points } points!
        }
    }
play-winner-at-once = { $you ->
        [yes] You win, whatever the points!
       *[no] { $player } wins, whatever the points!
    }
play-winners = { $points ->
        [one] { LIST($players, each: "list-item") } share the victory with { $points } point each.
       *[other] { LIST($players, each: "list-item") } share the victory with { $points } points each.
    }

## The server

server-full = This server has no room for more connections. Try again in a moment.
server-error = The server failed; the error is in its log. Try again in a moment.
http-unknown = There is nothing at this address. The requests are listed at /api.
http-method = This address does not accept this method. The requests are listed at /api.
http-socket = This address speaks WebSocket. Connect to it with a WebSocket client; the messages are described at /api.
http-long = The body of the request is too long. Send a shorter one.
http-handshake = This is not a valid WebSocket handshake. Send fewer or shorter headers, and no body.
http-slow = The request was not complete in time. Send it again.
http-broken = This is not a valid HTTP request.
http-malformed = The request is malformed. The requests are described at /api.
origin-foreign = The page { $origin } may not use this server. Start the server with --origin and this address to allow it.
host-foreign = This server does not answer for the host “{ $host }”. Open it at its own address, or start it with --allowed-host and this name.
# Ends a sentence: Try again in 5 seconds.
retry-time = { $minutes ->
        [0] { $retry_after ->
            [one] in { $retry_after } second
           *[other] in { $retry_after } seconds
        }
        [one] in { $minutes } minute
       *[other] in { $minutes } minutes
    }
too-many-requests = Too many requests come from your network. Try again { retry-time }.
too-many-people = Many names have just been chosen from your network. Try again { retry-time }.
too-many-tables = You have made many tables. Try again { retry-time }.
too-many-rematches = You have asked for many rematches. Try again { retry-time }.
too-many-boards = You have opened many boards to try moves on. Try again { retry-time }.
too-many-play-ons = You have played on from many moments. Try again { retry-time }.
too-many-uploads = You have uploaded many records. Try again { retry-time }.
too-many-hints = You have asked for many hints. Try again { retry-time }.
too-many-tries = You have tried many moves. Try again { retry-time }.
too-many-chats = You have written many messages. Try again { retry-time }.
too-many-undos = You have taken many moves back. Try again { retry-time }.
too-many-waiting = { $most ->
        [one] You are already the host of { $most } table that is waiting for players. Start or close it first.
       *[other] You are already the host of { $most } tables that are waiting for players. Start or close one of them first.
    }
too-many-waiting-here = { $most ->
        [one] { $most } table from your network is already waiting for players. Join it, or wait until it has started.
       *[other] { $most } tables from your network are already waiting for players. Join one of them, or wait until one has started.
    }
too-many-long-tables = Many long games are open from your network. Close one of them to open another.
too-many-sockets = { $most ->
        [one] There is already { $most } connection from this address. Close it, or wait until it is gone.
       *[other] There are already { $most } connections from this address. Close some, or wait until others are gone.
    }
too-many-messages = Too many messages; the connection is closed. Connect again and send more slowly.
message-long = The message is longer than { $most } bytes. Send a shorter one.
message-malformed = This is not a message of the protocol. The messages are described at /api.
page-unknown = The page has no such file. Reload the page.
socket-silent = No message arrived in time. Connect again and send “hello” first.
socket-no-hello = The first message must be “hello”.
socket-hello-twice = “hello” was sent already. Send it once, as the first message.
socket-protocol = This server speaks protocol { $protocol }; reload the page or update the program.
person-unknown = There is no cookie or token in this request. Give yourself a name first.
person-forged = This server did not issue this cookie or token. Give yourself a name again.
person-nameless = A name needs at least one visible character.
seat-forged = This is not the token of a seat at this table. Open the link of your seat again.
seat-unknown = There is no seat { $seat } at this table; the last is { $last }.
seat-taken = Seat { $seat } is taken. Choose another one.
seat-one = You already have a seat at this table. Leave it first if you want another one.
seat-empty = There is no person in seat { $seat }.
seat-removed = The host has removed you from your seat. You can still watch.
seat-barred = The host has removed you from this table, so you cannot take a seat here. You can still watch.
entropy-given = Seat { $seat } has already given its random numbers to the dice; they cannot be changed.
table-unknown = There is no table { $code }. Check the link or code.
table-removed = Table { $code } has been removed: its host closed it, or it was not used for a long time.
table-fast = Too many messages or take-backs at once. Wait a moment.
table-full = The log of this table has reached { $most } entries, so you can no longer write messages or take moves back here. The game goes on.
table-long = This game has reached the limit of { $most } events, so no more moves can be played here.
table-broken = The stored game of table { $code } cannot be read, so it cannot be played. It is kept as it is; please tell the operator of this server.
table-not-started = The game has not begun. Wait until its host starts it.
table-started = The game has already begun, so this is no longer possible.
table-not-yours = Only players with a seat at this table can do this.
table-not-host = Only the host of the table can do this.
table-waiting = Seats are still open: { LIST($seats, each: "list-item") }. Wait for players, or fill them with bots.
table-not-over = The game is not over. Try again when it has ended.
table-over = The game is over; no more moves can be played.
table-ended = The game is over, so this is no longer possible.
table-abandoned = The game was ended without a result; no more moves can be played.
table-watching = You are watching; only players with a seat can play.
table-not-asked = It is not your turn. Wait for the next position.
table-stale = This answers position { $at }, but the game is at { $now } now. Answer the new position.
table-doubled = This move was already played.
table-undone = This move was already played, then taken back. Play it again if you want it.
table-no-undo = Nothing to take back: you can undo only your own last move, until dice or cards fall or another player moves.
chat-empty = This message has no visible text.
chat-fast = You are sending messages too fast. Wait a moment.
hint-not-here = This table plays without hints.
hint-not-asked = You can ask for a hint only on your turn.
hint-twice = A hint for this seat is already being computed. Wait for it.
moment-unknown = The game has no event { $event }; the last is { $last }.
store-failed = The server cannot save anything right now, so nothing was changed. Try again in a moment.
store-conflict = Somebody else changed this at the same moment, so your change was not made. Try again.
store-moved = This game has just moved to another server process. Try again in a moment.
server-busy = Very many people are playing right now. Watching and reviewing have to wait; try again soon.

## Studying finished games

too-many-bot-tables = { $most ->
        [one] You, or others at your address, already have { $most } game with bots under way. Finish it, or leave it for a minute, then try again.
       *[other] You, or others at your address, already have { $most } games with bots under way. Finish one, or leave it for a minute, then try again.
    }
too-many-reviews = { $most ->
        [one] You, or others at your address, already have { $most } review under way. Wait until it is done, then ask again.
       *[other] You, or others at your address, already have { $most } reviews under way. Wait until one of them is done, then ask again.
    }
study-not-over = Only finished games can be studied. Try again when this one is over.
study-at-end = The game is over at this moment; choose an earlier one.
study-no-decision = No player decided anything at this moment; choose a decision of the review.

## The parts of a board

drawing-unknown = This game’s board has no part “{ $part }”.
lesson-unknown = There is no lesson “{ $lesson }”.

## The rulebook

rulebook-about = Made from the texts and the printed figures of the package; “emporion rules” prints the same.
book-rules = Rules
book-player = Player { $number }
# In the rulebook of a table: its options, each with its value.
book-table = This table plays: { LIST($options, each: "book-option", style: "dots") }
book-option = { $name }: { $value }
book-example = Example: { $title }
