# What only the page says, in English.

## Everywhere

web-skip = Skip to the content
web-to-lobby = To the lobby
web-switches = Settings
web-language = Language
web-speak-en = English
web-speak-fr = Français
web-theme = { $theme ->
        [light] Light
        [dark] Dark
       *[auto] Light or dark as the device
    }
web-sound = { $on ->
        [yes] Sound is on
       *[no] Sound is off
    }
web-sound-switch = Sound
web-close = Close
web-loading = One moment …
web-offline = The server cannot be reached. Check the connection and try again.
web-lost = Connection lost, trying again …
web-back = The connection is back; nothing was lost.
web-you = (you)

## The lobby

web-welcome = Two merchants’ games
web-lead = Play against a bot at once, invite others with a link, or share one device. No account, nothing to install.
web-games = Games
web-about-corinth = Nine dice, sorted into the harbor. Take a group, fill your shops, send your Steward through the market. 2 to 4 players, half an hour.
web-about-golden-horn = Three boats between Venice and Constantinople, cards for wind and for raids; with Dominio da Mar, territories too. 2 to 4 players.
web-play-now = Play now
web-new-table-more = New table …
web-own-name = Your name
web-guest = Merchant
web-against = “Play now” is against
web-join = Join a table
web-join-code = Code or link
web-join-go = Join
web-own-tables = Your games
web-own-tables-all = All { $tables } games
web-open-tables = Open tables
web-open-none = No table is waiting for players. Make one and send its link.
web-finished = Finished games
web-table-watch = Watch
web-table-open = { $seats ->
        [0] ready to begin
        [one] 1 free seat
       *[other] { $seats } free seats
    }
web-table-over = { $names }: { $points }
web-table-asked = { $you ->
        [yes] Your turn
       *[no] { $player }’s turn
    }
web-no-table = No such table

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
web-wish-another = Somebody at this device
web-options = Options
web-option-corinth-steward = The Steward’s points
web-option-corinth-steward-sum = the sum of all boxes
web-option-corinth-steward-last = the last box only
web-option-golden-horn-modone = Modone
web-option-golden-horn-modone-standard = as printed
web-option-golden-horn-modone-always = with three players too
web-option-golden-horn-warehouses = Warehouses
web-option-golden-horn-warehouses-hidden = hidden
web-option-golden-horn-warehouses-open = open
web-option-golden-horn-dominio = Dominio da Mar
web-option-golden-horn-dominio-false = without
web-option-golden-horn-dominio-true = with the expansion
web-hints-allowed = Hints are allowed
web-stand-in = A bot stands in for a player who is away
web-stand-in-after = { $seconds ->
        [60] after a minute
        [120] after two minutes
        [600] after ten minutes
       *[other] never
    }
web-listed = Show it in the lobby
web-make-table = Make the table
web-level-random = random
web-level-greedy = greedy
web-level-novice = novice
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-expert = expert

## Before the start

web-waiting = { $seats ->
        [one] One seat is free. Send the link to whoever shall play.
       *[other] { $seats } seats are free. Send the link to those who shall play.
    }
web-waiting-full = Everyone is here. The game can begin.
web-waiting-host = Waiting for { $host } to start the game.
web-waiting-host-away = Waiting for the host to start the game.
web-seat-host = host
web-remove = Remove
web-remove-name = Remove { $name } from the table
web-tip-remove = The person is told and can still watch, but cannot sit down at this table again
web-close-table = Close the table
web-invite = Link to this table
web-copy = Copy
web-copied = Copied
web-code = Code:
web-sit = Sit down
web-sit-name-another = Somebody else at this device
web-rise = Get up
web-fill = Free seats go to bots
web-begin = Begin
web-begin-filled = Fill and begin

## Seats

web-seat-open = Free seat
web-seat-waiting = waiting for somebody
web-seat-bot = Bot, { $level }
web-seat-stand-in = Away: a bot plays ({ $level })
web-seat-thinking = is thinking …
web-seat-away = not connected
web-seat-asked = to move
web-seat-here = connected
web-points = Points now
web-points-hidden = Hidden until the end

## What is asked

web-your-turn = Your turn.
web-turn-named = { $player }:
web-thinks = { $player } is thinking …
web-turn-away = { $player } is to move, but is not connected.
web-title-turn = ● Your turn · { $title }
web-board = Board
web-undo = Take back
web-undo-key = Take back your last choice (U)
web-hint = Hint
web-hint-key = What would a strong player do? (H)
web-hinting = Thinking …
web-hint-best = the hint
web-plain-moves = Your choices
web-plain-ends = Where it can lead
web-plain-price = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $price ->
        [0] {""}
       *[other] , price { $price }
    }
web-show-list = List of moves
web-show-board = Board
web-tabs = Views
web-tab-board = Board
web-tab-log = Log
web-tab-chat = Chat
web-unread = Something new

## Log, chat, looking back

web-log = Log
web-log-look = { $time }. Show this moment
web-log-undo = { $you ->
        [yes] You take
       *[no] { $player } takes
    } the last choice back
web-log-stand-in = A bot ({ $level }) stands in for { $player }
web-log-return = { $you ->
        [yes] You are
       *[no] { $player } is
    } back
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-visitor = watching
web-chat-say = Say something
web-chat-send = Send
web-past = Looking back
web-past-at = Looking back: event { $event } of { $of }
web-past-slider = Event
web-past-first = To the beginning
web-past-back = One back
web-past-on = One on
web-past-last = To the last event
web-past-viewer = Seen by
web-past-now = Back to now
web-rules = Rules of { $game }
web-rules-open = Rules
web-rule-open = Rule { $rule }

## One device for several

web-cover = Hand the device to { $name }
web-cover-why = What the others hold stays hidden.
web-cover-ready = I am { $name }

## The end

web-winner = Winner
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = To the rematch
web-replay = Replay and review
web-record = Download the record
web-course = Points over time
web-course-text = Points over time, at the end: { $scores }
web-proof = Proof of the dice
web-proof-why = { $given ->
        [0] Before the game the server published the SHA-256 of a secret seed. Every roll and every draw follows from that seed and its number, so they could not be changed later. No player gave random numbers. Now the seed is told.
       *[other] Before the game the server published the SHA-256 of a secret seed, and then players gave random numbers of their own. Every roll and every draw follows from all of these and its number, so neither the server alone nor a player could choose them. Now the seed is told.
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

## Corinth: words

corinth-of-district = of { $district }
corinth-at-district = at { $district }
corinth-the-district = { $district }
corinth-of-good = of { $district }
corinth-the-building = the { $building }
corinth-building-name = The { $building }

## Replays

web-seat-number = Player { $number }
web-tab-review = Review
web-past-round = Round { $round }
web-past-begin = Look back
web-past-play = Play
web-past-stop = Pause
web-past-first-key = To the beginning (Home)
web-past-back-key = One back (←)
web-past-on-key = One on (→)
web-past-last-key = To the last event (End)
web-past-play-key = Play or pause (space bar)
web-past-speed = Speed
web-past-seen = Seen by { $player }
web-past-all = All open
web-past-link = Copy link
web-past-result = To the result
web-upload = Replay a record
web-upload-choose = Choose a file …
web-upload-line = Line { $line }: { $why }
web-upload-rule = { $why } (Rule { $rule })

## Review

web-review = Review
web-review-why = A search looks at every decision again: what it would have chosen, and what the choice cost.
web-review-start = Review this game
web-review-progress = { $of ->
        [0] The review begins …
       *[other] { $done } of { $of } decisions looked at
    }
web-review-chances = Chances to win
web-review-chances-text = Chances to win over the game, at the end: { $chances }
web-review-moments = What decided the game
web-review-moment-decision = { $player } chose “{ $chosen }”; “{ $preferred }” was better. { $who }: from { $before } to { $after }.
web-review-moment-chance = What followed { $player }’s “{ $chosen }”: dice, cards or what others did. { $who }: from { $before } to { $after }.
web-review-dear = { $decisions ->
        [0] No decision cost 1% or more.
        [one] One decision cost 1% or more.
       *[other] { $decisions } decisions cost 1% or more.
    }
web-review-dear-before = The one before
web-review-dear-after = The next one
web-review-decision = The decision here
web-review-agreed = { $player } chose “{ $chosen }”, as the search would.
web-review-chosen = { $player } chose “{ $chosen }”; the search prefers “{ $preferred }”.
web-review-cost = It cost { $cost } of the chance to win.
web-review-move = Move
web-review-was-chosen = chosen

## From a moment on

web-study = From this moment on
web-study-end = The game is over at this moment; step back to go on from an earlier one.
web-study-seat = Your seat
web-study-level = Bots
web-study-play-on = Play on from here
web-study-explore = Try other moves
web-study-explore-why = On a board of its own that you can share; the game stays as it is
web-study-back = Original game
web-explore = A board to try moves on. This is not the game.
web-explore-why = Everyone who has the link moves for every seat and takes back. Dice and cards fall anew each time.
web-explore-back = Back to the replay
web-explore-present = Here now: { $names }

## Hints in words

web-advice = Best seems “{ $move }”.
web-advice-line = Then probably: { $line }.

## Explanations

web-help = Explanation
web-tip-share = How often the games that were tried out from here were won with this move
web-tip-expected = The points that this move leads to on average
web-tip-tried = How many games were tried out with this move; “solved” means that every way to the end was looked at
web-tip-points = { $name }: points as they would count if the game ended now
web-tip-points-hidden = { $name }: some of the points are hidden until the end
web-tip-seat-bot = A bot of the level “{ $level }”. Stronger levels think longer; none of them sees what is hidden from it
web-tip-seat-stand-in = This player was away when asked, so a bot plays. It stops as soon as the player is back; nothing is lost
web-tip-seat-away = No device of this player is connected. If it is their turn, a bot may stand in after a while
web-tip-seat-here = This player is looking at the table
web-tip-level = How well the bot plays: novice makes mistakes, expert thinks for seconds. Bots see no more than a player in their seat
web-tip-join = Every table has a code of eight letters and digits. Whoever has its link or code can sit down on a free seat or watch
web-tip-upload = A file .jsonl that was saved here or by the program: it can be looked at move by move, reviewed, and played on from any moment
web-tip-seats = Whoever takes a seat plays it. Open seats are for people with the link; several people can share this device
web-tip-option = A variant of the rules
web-tip-hints = Everyone may ask what a strong player would do. Only who asks sees the answer
web-tip-stand-in = How long the game waits for a player who has no connection. The bot stops as soon as the player is back
web-tip-pace = How long bots take at least for a move, so that one can follow
web-tip-listed = While you are at the table, everyone who opens this page sees it and can sit down. Without it only those with the link or the code come
web-tip-fill = Seats that nobody has taken are played by bots of this level
web-tip-proof = How dice and cards are drawn so that neither the server alone nor a player can choose them, and how to check it
web-tip-record = The whole game as a text file: every move, roll and draw. The program and this page can read it again
web-tip-review = A strong player looks at every decision: what it would have chosen, and what the choice cost
web-pace = Bots wait before each move
web-pace-of = { $pace ->
        [0] not at all
        [500] half a second
        [1500] a second and a half
       *[other] three seconds
    }
web-proof-more = How the dice are made and checked
web-proof-install = The command comes with the program; it needs no server and no connection.
web-proof-limits = What this does not exclude: a server that works together with the last player to give random numbers, or that sends you a page which draws them badly. If no player gave any, as in a game that goes on from a moment of another one, the server alone could have chosen the seed.
web-proof-open = Fair dice
web-proof-later = told when the game is over
web-proof-step-seed = When a table is made, the server draws a secret seed: 32 bytes from the operating system.
web-proof-step-commitment = It shows the SHA-256 of the seed before the game begins. Nobody can find another seed with the same SHA-256, so from then on the seed cannot be changed.
web-proof-step-entropy = Then each player’s browser draws 32 random bytes and sends them; everyone at the table sees them. When the game begins, the seed and these bytes together make the key of the dice. The server could not know them when it published the SHA-256.
web-proof-step-events = Every roll and every draw follows from that key and the number of the event alone (HMAC-SHA-256). Taking a move back changes no dice.
web-proof-step-told = When the game is over the seed is told, and stands in the record.
web-proof-step-check = To check every roll and draw yourself, download the record and run this command in the folder where it lies:
web-past-asked = You are looking back at an earlier moment. It is your turn now.
web-past-there = You are looking back at an earlier moment; the game goes on.

## For newcomers

web-primer = New to { $game }? The game in a minute
web-primer-done = Got it
web-primer-corinth =
    Each round nine dice are rolled and sorted by value: the highest group goes to gold, the others fill the harbor, the lowest first.
    In your turn you take one group. Where it lies decides what it gives: goods for your shops, as many symbols as it has dice, or gold or goats.
    Or you walk through the market with the Steward, as many steps as the dice show. You get what is printed where he stops; gold makes a walk longer or shorter.
    A full shop gives its points. Who fills a whole district first gets its bonus.
    At the end of a turn gold and goats can buy buildings. When all turn tracks are crossed out the game is over, and most points win.
    Point at anything, or touch it, to see what it is. “Hint” shows what a strong player would do, and “Take back” undoes your last choice.
web-primer-golden-horn =
    Your three boats carry goods between Venice and Constantinople. In your turn you move one of them.
    Leaving a port it loads all cubes of one colour that is not on its sails.
    It sails to the next free space, and on from there as long as it stands on a colour of its sails, or you play a card of the colour it stands on.
    In the other port its cargo goes into your warehouse, and you draw cards.
    Before that you may raid: two cards of the colours on a boat’s sails steal one cube from it at sea.
    Each stored cube is a point; rows of 4, 5 or 6 different colours give 1, 2 or 4 more. Most points win.
