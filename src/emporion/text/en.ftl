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
