### The words for the games’ terms and for those of the page are in docs/glossary.md.

# What only the page says. Buttons and headings are short; explanations (web-tip-…) are one or two sentences without a final period.

## Everywhere

web-skip = Skip to the content
web-to-lobby = To the lobby
web-switches = Settings
web-language = Language
web-language-unknown = There are no texts in “{ $language }” yet, so this page is in English. Languages: { LIST($languages, each: "list-item") }.
web-theme = { $theme ->
        [light] Light
        [dark] Dark
       *[auto] Light or dark, like the device
    }
web-sound = { $on ->
        [yes] Sound is on
       *[no] Sound is off
    }
web-sound-switch = Sound
web-close = Close
web-loading = One moment…
web-offline = The server cannot be reached. Check your connection and try again.
web-lost = Connection lost. Trying again…
web-sending = Sending…
web-back = The connection is back; nothing was lost.
web-you = (you)

## The lobby

web-welcome = Two board games for merchants
web-lead = Play against a bot right away, invite others with a link, or share one device. No account, nothing to install.
web-games = Games
web-about-corinth = Nine dice, sorted into the harbor. Take a group, fill your shops, send your Steward through the market. 2 to 4 players, half an hour.
web-about-golden-horn = Three ships between Venice and Constantinople, cards for wind and for raids; with Dominio da Mar, territories too. 2 to 4 players.
web-play-now = Play now
web-new-table-more = New table…
web-own-name = Your name
web-guest = Merchant
web-against = Opponent
web-join = Join a table
web-join-code = Code or link
web-join-go = Join
web-own-tables = Your games
web-own-tables-all = { $tables ->
        [one] Show { $tables } game
       *[other] Show all { $tables } games
    }
web-open-tables = Open tables
web-open-none = No table is waiting for players. Make one and send its link.
web-running-tables = Games to watch
web-finished = Finished games
web-table-watch = Watch
web-table-open = { $seats ->
        [0] ready to begin
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }
# The winners of a finished game, and their points.
web-table-over = { LIST($names, each: "list-item") }: { $points }
web-table-abandoned = ended without a result
web-list-remove = Remove from your list
# A bot with its level, in a list of games.
web-name-level = { $name } ({ level-name })
# Whose turn it is, in a list of games.
web-table-asked = { $you ->
        [yes] Your turn
       *[no] { $player } to play
    }
web-no-table = This table does not exist
web-unknown = There is no such page
web-unknown-why = Check the address. The games, open tables and your own games are in the lobby.

## A new table

web-new-table = New table
web-game = Game
web-how-many = Players
web-seats = Seats
web-seat-who = Who takes seat { $number }
web-seat-name = Name of seat { $number }
web-name = Name
web-wish-me = Me
web-wish-open = Open, for anyone with the link
web-wish-another = Someone else at this device
web-options = Options
web-option-corinth-steward = The Steward’s points
web-option-corinth-steward-sum = the sum of all boxes
web-option-corinth-steward-last = the last box only
web-option-golden-horn-modone = Modone
web-option-golden-horn-modone-standard = as printed, with two and four players
web-option-golden-horn-modone-always = with three players too
web-option-golden-horn-warehouses = Warehouses
web-option-golden-horn-warehouses-hidden = hidden
web-option-golden-horn-warehouses-open = open
web-option-golden-horn-warehouses-note = Open: everyone sees what lies in the warehouses. We recommend it for your first games, because bots remember every cube that was moved.
web-option-golden-horn-dominio = Dominio da Mar
web-option-golden-horn-dominio-false = without
web-option-golden-horn-dominio-true = with the expansion
web-hints-allowed = Allow hints
web-stand-in = A bot stands in for a player who is away
web-stand-in-after = { $seconds ->
        [60] after a minute
        [120] after two minutes
        [600] after ten minutes
       *[other] never
    }
web-listed = Show the table in the lobby
web-make-table = Make the table

## Before the start

web-waiting = { $seats ->
        [one] { $seats } seat is free. Send the link to the person you want to play with.
       *[other] { $seats } seats are free. Send the link to the people you want to play with.
    }
web-waiting-full = Everyone is here. The game can begin.
# People who have a seat but are not connected yet.
web-waiting-for = Waiting for { LIST($names, each: "list-item") }.
web-waiting-host = Waiting for { $host } to start the game.
web-waiting-host-away = Waiting for the host to start the game.
web-seat-host = host
web-remove = Remove
web-remove-name = Remove { $name } from the table
web-tip-remove = The person is told and can still watch, but cannot take a seat at this table again
web-close-table = Close the table
web-invited = { $host } invites you to { $title }
# The same if the host has no seat, or no name of their own.
web-invited-open = You are invited to { $title }
# The name of a guest who types none; the host may be the one of web-guest.
web-invited-guest = Guest
web-invited-minute = The game in a minute
web-invite = Link to this table
web-copy = Copy
web-copied = Copied
web-code = Code:
# What the picture is, for people who cannot see it.
web-qr = QR code of the link to this table
web-qr-how = Or let guests point a phone’s camera at this.
web-sit = Sit down
web-sit-name-another = Someone else at this device
web-rise = Leave the seat
web-fill = Fill free seats with bots of level
web-begin = Begin
web-begin-filled = Fill and begin

## Seats

web-seat-open = Free seat
web-seat-waiting = waiting for a player
web-seat-bot = Bot, { level-name }
web-seat-stand-in = Away: a bot plays ({ level-name })
web-seat-left = Left: a bot plays ({ level-name })
# After the name of a bot.
web-seat-thinking = is thinking…
web-seat-away = not connected
# After the name of the player whose turn it is.
web-seat-asked = to play
web-seat-here = connected
web-points = Points now
web-points-hidden = Hidden until the end

## What is asked

web-wait = { $player } is choosing.
web-your-turn = Your turn.
# Before whose turn it is, for a person without a seat.
web-watching = You are watching.
# Before a question to one of several players at the same device.
web-turn-named = { $player }:
web-thinks = { $player } is thinking…
web-turn-away = It is the turn of { $player }, who is not connected.
web-title-turn = ● Your turn · { $title }
web-board = Board
web-undo = Take back
web-undo-key = Take back your last move (U)
web-undo-what = Take back “{ $move }” (U)
web-undo-others = Take back “{ $move }” and the bots’ replies to it (U)
# Why nothing can be taken back.
web-undo-limit-start = There is nothing to take back yet.
web-undo-limit-chance = { $game ->
        [corinth] The dice have been rolled. Earlier moves can no longer be taken back.
       *[other] Cards or cubes have been drawn. Earlier moves can no longer be taken back.
    }
web-undo-limit-decided = { $player } has decided. Earlier moves can no longer be taken back.
web-undo-limit-shown = { $player } has shown something hidden. Earlier moves can no longer be taken back.
web-undo-limit-stand-in = { $you ->
        [yes] A bot has stood in for you. Earlier moves can no longer be taken back.
       *[no] A bot has stood in for { $player }. Earlier moves can no longer be taken back.
    }
# The last decision of a turn is asked for once more.
web-end-ask = This ends your turn.
web-end-yes = End turn
web-end-no = Not yet
web-end-setting = Ask before my turn ends
web-end-setting-tip = The last decision of your turn is asked for once more before it is played. This browser remembers it.
web-coach = Coach
web-coach-tip = A sentence at each kind of decision that is new to you. This browser remembers it.
web-hint = Hint
web-hint-key = What would a strong player do? (H)
web-hinting = Thinking…
web-hint-best = the hint
web-plain-moves = Your moves
web-plain-ends = Where it can lead
web-plain-state = State of the game
web-plain-pair = { $name }: { $value }
web-plain-yes = yes
web-plain-no = no
web-plain-price = { $price ->
        [0] { web-plain-steps }
       *[other] { web-plain-steps }, price { $price }
    }
web-plain-steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
web-show-list = Text view
web-show-board = Board
web-tabs = Views
web-tab-board = Board
web-tab-log = Log
web-tab-chat = Chat
web-unread = Something new

## Log, chat, looking back

web-log = Log
web-since = Since your last turn
# For the ear: what the players have done since, a sentence each.
web-since-told = { web-since }: { LIST($lines, each: "web-since-line", style: "spaces") }
web-since-line = { $item }.
web-log-look = { $time }. Show this moment
web-log-undo = { $you ->
        [yes] You take back the last move
       *[no] { $player } takes back the last move
    }
web-log-stand-in = A bot ({ level-name }) stands in for { $player }
web-log-return = { $you ->
        [yes] You are back
       *[no] { $player } is back
    }
web-log-leave = { $player } leaves the game; a bot ({ level-name }) takes over
web-log-abandon = { $you ->
        [yes] You ask to end the game without a result
       *[no] { $player } asks to end the game without a result
    }
web-log-abandoned = The game ends without a result
web-chat = Chat
web-chat-empty = No messages yet.
# After the name of a person who has no seat.
web-chat-visitor = watching
web-chat-say = Write a message
web-chat-send = Send
web-chat-kept = { $days ->
        [one] Messages are removed a day after they were sent, once the game is over.
       *[other] Messages are removed { $days } days after they were sent, once the game is over.
    }
web-past = Looking back
# An event is a move, a roll or a draw.
web-past-at = Looking back: event { $event } of { $of }
web-past-slider = Event
web-past-first = To the beginning
web-past-back = Previous turn
web-past-on = Next turn
web-past-event-back = Previous event
web-past-event-on = Next event
web-past-last = To the last event
web-past-viewer = Seen by
web-past-now = Back to now
web-rules = Rules of { $title }
web-rules-open = Rules
web-learn = Learn
web-learn-dominio = Learn Dominio da Mar
web-learn-offer = New here? Learn a game by playing it, in five minutes
web-learn-decline = Not now
web-rules-search = Search the rules
web-rules-chapters = Chapters
# In the chapter “One page to keep at hand”: prints that chapter alone.
web-rules-print = Print this page
web-rules-found = { $number ->
        [one] { $number } place found.
       *[other] { $number } places found.
    }
web-example-back = Back
web-example-next = Next
web-example-place = { $place } of { $of }
web-rule-open = Rule { $rule }
web-rule-show = Show the rule

## One device for several

web-cover = Hand the device to { $name }
web-cover-why = The cards of the others stay hidden.
web-cover-ready = I am { $name }

## Leaving the game

web-leave = Leave…
web-leave-title = Leave the game?
web-leave-go = Leave
web-leave-why = A bot takes your seat at once and for good. The others play on, and the game is no longer in your list.
web-leave-stay = Play on
web-abandon = End without a result
web-abandon-why = The game ends if all other players agree. Your next move takes this back.
web-abandon-alone = The game ends now, without a result. You can still look at it and remove it from your list.
web-wants-end = { $player } wants to end the game without a result.
web-wants-end-own = You have asked to end the game without a result. The others are being asked.
web-wants-end-agree = Agree

## The end

web-winner = Winner
web-abandoned = The game was ended without a result.
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = To the rematch
web-replay = Replay and review
web-record = Download the record
web-course = Points over time
web-course-text = Points over time. At the end: { LIST($scores, each: "web-course-score") }
web-course-score = { $name } { $points }
web-proof = How the dice were drawn
web-proof-why = { $given ->
        [0] Before the game the server published the SHA-256 of a secret seed. Every roll and every draw follows from that seed and the number of the roll or draw, so none of them could be changed later. No player gave random numbers. Now the seed is revealed.
       *[other] Before the game the server published the SHA-256 of a secret seed; then players gave random numbers of their own. Every roll and every draw follows from all of these and the number of the roll or draw, so neither the server alone nor a player could choose them. Now the seed is revealed.
    }
web-proof-commitment = Published before the game (SHA-256)
web-proof-entropy = Random numbers of the players
web-proof-entropy-none = none
web-proof-seed = Seed
web-proof-good = Checked in this browser: the seed belongs to what was published.
web-proof-bad = The seed does not belong to what was published.
web-proof-unknown = This page came without https, so the browser cannot compute the SHA-256 of the seed. Check it with “emporion verify”.
web-proof-part-own = Your random numbers are in these dice.
web-proof-part-missing = The random numbers that this browser gave are not in these dice.
web-proof-part-commitment = The server published another SHA-256 before this browser gave its random numbers.
web-proof-part-bot = A bot has random numbers in these dice: the server has put them there.
web-proof-part-changed = The players’ random numbers are not those that were shown when the game began.

## Replays

web-seat-number = Player { $number }
web-tab-review = Review
web-past-round = Round { $round }
web-past-setup = Set-up
web-past-turn = Turn { $turn } of { $turns }
web-past-begin = Look back
web-past-play = Play
web-past-stop = Pause
web-past-first-key = To the beginning (Home)
web-past-back-key = Previous turn (←)
web-past-on-key = Next turn (→)
web-past-event-back-key = Previous event (Shift + ←)
web-past-event-on-key = Next event (Shift + →)
web-past-last-key = To the last event (End)
web-past-play-key = Play or pause (space bar)
web-past-speed = Speed
web-past-seen = Seen by { $player }
web-past-all = All open
web-past-link = Copy link
web-past-result = To the result
# A record is the file of a game.
web-upload = Replay a record
web-upload-choose = Choose a file…
web-upload-long = This file is too long for a record: a record has at most 1 MB.
web-upload-line = Line { $line }: { $why }
web-upload-rule = { $why } (Rule { $rule })

## Review

web-review = Review
web-review-why = A strong bot looks at every decision again: what it would have chosen, and what your choice cost.
web-review-start = Review this game
web-review-progress = { $of ->
        [0] The review begins…
       *[other] { $done } of { $of } decisions reviewed
    }
web-review-chances = Chances to win
web-review-chances-text = Chances to win over the game. At the end: { LIST($chances, each: "web-review-chance") }
web-review-chance = { $name } { $chance }
web-review-moments = What decided the game
# $before and $after are the chances to win of $who, as 40%.
web-review-moment-decision = { $player } chose “{ $chosen }”; “{ $preferred }” was better. { $who }: from { $before } to { $after }.
# What changed the chances was not the choice itself but what followed it.
web-review-moment-chance = After “{ $chosen }” ({ $player }): the dice, the cards or the other players. { $who }: from { $before } to { $after }.
web-review-dear = { $decisions ->
        [0] No decision cost 1% or more.
        [one] { $decisions } decision cost 1% or more.
       *[other] { $decisions } decisions cost 1% or more.
    }
web-review-dear-before = Previous costly decision
web-review-dear-after = Next costly decision
web-review-decision = The decision here
web-review-agreed = { $player } chose “{ $chosen }”, as the bot would.
web-review-chosen = { $player } chose “{ $chosen }”; the bot prefers “{ $preferred }”.
web-review-move = Move
web-review-was-chosen = chosen

## From a moment on

web-study = From this moment on
web-study-end = The game is over at this moment; go back to continue from an earlier one.
web-study-seat = Your seat
web-study-level = Bots
web-study-play-on = Play on from here
web-study-explore = Try other moves
web-study-explore-why = On a separate board that you can share; the game stays as it is
web-study-back = Original game
web-explore = A board to try moves on. This is not the game.
web-explore-why = Anyone with the link can move for every seat and take moves back. Dice and cards are drawn afresh each time.
web-explore-back = Back to the replay
web-explore-present = Here now: { LIST($names, each: "list-item") }

## Hints in words

web-advice = The best move seems to be “{ $move }”.
web-advice-line = Then probably: { $line }.

## Explanations

web-help = Explanation
web-tip-share = Share of the trial games from here that were won with this move
web-tip-expected = Average points at the end with this move
web-tip-tried = Number of trial games with this move; “solved” means that every way to the end was looked at
web-tip-points = { $name }: points if the game ended now
web-tip-points-hidden = { $name }: some points are hidden until the end
web-tip-seat-bot = A bot of level “{ level-name }”. Stronger levels think longer; none of them sees what is hidden from it
web-tip-seat-stand-in = This player was away on their turn, so a bot plays. It stops as soon as the player is back; nothing is lost
web-tip-seat-left = This player has left the game for good, so a bot plays on in their seat
web-tip-seat-away = No device of this player is connected. On their turn, a bot may stand in after a while
web-tip-seat-here = This player is looking at the table
web-tip-level = How well the bot plays: novice makes mistakes, expert thinks for seconds. Bots see no more than a player in their seat would
# What a named opponent likes; $level is its name.
web-manner = { $level ->
        [trader] Likes to deliver goods. Plays about as well as a normal bot
        [walker] Likes to move the Steward. Plays about as well as a normal bot
        [builder] Likes to save up for buildings. Plays about as well as a normal bot
        [raider] Saves its cards for raids. Plays about as well as a normal bot
        [conqueror] Likes mercenaries and territories. Plays about as well as a normal bot
       *[other] { $level }
    }
web-tip-join = Every table has a code of eight letters and digits. Anyone with its link or code can take a free seat or watch
web-tip-upload = A .jsonl file that was saved here or by the program. You can look at it move by move, have it reviewed, and play on from any moment
web-tip-seats = Choose who plays each seat. Open seats are for people with the link; several people can share this device
web-tip-option = A variant of the rules
web-tip-hints = Everyone may ask what a strong player would do. Only the player who asks sees the answer
web-tip-stand-in = How long the game waits for a player who is not connected. The bot stops as soon as the player is back
web-tip-pace = The least time that bots take for a move, so that you can follow
web-tip-listed = While you are at the table, everyone who opens this page sees it and can take a seat. Otherwise only people with the link or the code can come
web-tip-fill = Bots of this level take the seats that are still free
web-tip-proof = How dice and cards are drawn so that neither the server alone nor a player can choose them, and how to check it
web-tip-record = The whole game as a text file: every move, roll and draw. The program and this page can read it again
web-tip-review = A strong bot looks at every decision: what it would have chosen, and what the choice cost
web-pace = Pause of bots before each move
web-pace-of = { $pace ->
        [0] none
        [500] half a second
        [1500] a second and a half
       *[other] three seconds
    }
web-proof-more = How the dice are made and checked
web-proof-install = The command comes with the program; it needs no server and no connection.
web-proof-limits = What this does not exclude: a server that works together with the last player to give random numbers, or that sends you a page which draws them badly. If no player gave any, as in a game that goes on from a moment of another one, the server alone could have chosen the seed.
web-proof-open = Fair dice
web-proof-later = revealed when the game is over
web-proof-step-seed = When a table is made, the server draws a secret seed: 32 random bytes from the operating system.
web-proof-step-commitment = It shows the SHA-256 of the seed before the game begins. Nobody can find another seed with the same SHA-256, so from then on the seed cannot be changed.
web-proof-step-entropy = Then each player’s browser draws 32 random bytes and sends them; everyone at the table sees them. When the game begins, the seed and these bytes together make the key of the dice. The server could not know them when it published the SHA-256.
web-proof-step-events = Every roll and every draw follows from that key and the number of the event alone (HMAC-SHA-256). Taking a move back changes no dice.
web-proof-step-told = When the game is over, the seed is revealed; it is in the record.
web-proof-step-check = To check every roll and draw yourself, download the record and run this command in the folder where it is:
web-past-asked = You are looking back at an earlier moment. It is your turn now.
web-past-there = You are looking back at an earlier moment; the game goes on.

## For newcomers

web-primer = New to { $title }? The game in a minute
web-primer-done = Got it
# “Hint” and “Take back” are the buttons web-hint and web-undo.
web-primer-point = Point at anything, or touch it, to see what it is. “Hint” shows what a strong player would do, and “Take back” undoes your last move.
# A turn in five lines, each a paragraph.
web-primer-corinth =
    Each round nine dice are rolled and sorted by value: the highest group goes to the gold district, the others fill the harbor from the bottom, the lowest first.
    On your turn you take one group. Its district decides what it gives: goods for your shops, as many symbols as it has dice, or Gold Coins or Goats.
    Or you move the Steward through the market; the value of the group is the number of steps. You get what is printed where he stops; Gold Coins make his move longer or shorter.
    A complete shop scores its points. The first player to complete a whole district gets its bonus.
    At the end of your turn, Gold Coins and Goats can pay for buildings. When all Turn Tracks are crossed out the game is over, and the player with the most points wins.
web-primer-golden-horn =
    Your three ships carry goods between Venice and Constantinople. On your turn you move one of them. When it leaves a port, it loads all cubes of one color that is not on its sails.
    It sails to the next free space, and on from there as long as it is on a color of its sails, or you play a card of the color it is on.
    In the other port its cargo goes into your warehouse, and you draw cards.
    Before that you may raid: two cards of the colors on a ship’s sails steal one cube from it at sea.
    Each cube in your warehouse is a point; rows of 4, 5 or 6 different colors give 1, 2 or 4 more. The player with the most points wins.
