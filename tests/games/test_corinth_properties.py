"""What holds after every event of every game, recomputed from the rules file and from what everybody sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from emporion import games
from emporion.engine.effects import Effect
from emporion.engine.record import dumps
from emporion.games.corinth.effects import AllSame, BonusWon, Bought, Built, Circled, DieAdded, Paid, Placed, Rolled, Ticked, TurnBegan
from emporion.games.corinth.view import Sheet, View
from tests.games.corinth_table import BONUSES, BUILDINGS, DISTRICTS, SHOPS, SPOTS, STEPS, Style, Table, game_of, printed, trail
from tests.games.scripted_table import only

WORDS = ("buy 3", "take", "take gold", "take goats", "take green", "take blue", "steward", "skip", "up", "left", "stop", "build", "end")
FACES = ((1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 6), (1, 2, 6), (3, 4, 5), (1, 6))


class Game(NamedTuple):
    """A game that hypothesis has drawn: a table, and the seed and the style of its events."""

    players: int
    first: int
    steward: str
    seed: int
    style: Style

    def table(self) -> Table:
        return Table(self.players, first=self.first % self.players, steward=self.steward)


GAMES = st.builds(
    Game,
    players=st.integers(2, 4),
    first=st.integers(0, 3),
    steward=st.sampled_from(["sum", "last"]),
    seed=st.integers(0, 2**32),
    style=st.builds(Style, words=st.lists(st.sampled_from(WORDS), max_size=5, unique=True).map(tuple), faces=st.sampled_from(FACES)),
)
some = settings(max_examples=60)


def events(game: Game) -> Iterator[tuple[Table, list[Effect]]]:
    """The table after each event, and the event's effects."""
    table = game.table()
    for effects in game_of(table, game.seed, game.style):
        yield table, effects


@some
@given(GAMES)
def test_gold_and_goats_held_are_those_circled_less_those_crossed_out(game: Game) -> None:
    gold, goats = Counter[int](), Counter[int]()
    for table, effects in events(game):
        for built in only(effects, Built):
            assert (built.gold, built.goats) == BUILDINGS[built.building]
            gold[built.seat] += built.gold
            goats[built.seat] += built.goats
        for bought in only(effects, Bought):
            gold[bought.seat] += bought.dice
        for paid in only(effects, Paid):
            gold[paid.seat] += paid.gold
        for seat, sheet in enumerate(table.view.sheets):
            assert 0 <= sheet.gold == sheet.gold_circled - gold[seat]
            assert 0 <= sheet.goats == sheet.goats_circled - goats[seat]
            assert 1 <= sheet.gold_circled <= 24
            assert 1 <= sheet.goats_circled <= 24


@some
@given(GAMES)
def test_symbols_are_checked_once_and_never_more_than_are_printed(game: Game) -> None:
    checked = Counter[tuple[int, str, int]]()
    for table, effects in events(game):
        for ticked in only(effects, Ticked):
            checked[ticked.seat, ticked.district, ticked.shop] += ticked.symbols
        for seat, sheet in enumerate(table.view.sheets):
            for district, shops in SHOPS.items():
                assert sheet.checked[district] == [checked[seat, district, points] for points in shops]
                assert all(0 <= number <= need for number, need in zip(sheet.checked[district], shops.values(), strict=True))


@some
@given(GAMES)
def test_no_shop_is_started_while_another_of_its_district_is_open(game: Game) -> None:
    for table, _ in events(game):
        for sheet in table.view.sheets:
            for district, shops in SHOPS.items():
                started = [0 < number < need for number, need in zip(sheet.checked[district], shops.values(), strict=True)]
                assert sum(started) <= 1


@some
@given(GAMES)
def test_groups_have_distinct_values_in_order_and_only_dice_that_were_rolled(game: Game) -> None:
    for table, effects in events(game):
        view = table.view
        assert [group.district for group in view.harbor] == [name for name in DISTRICTS if name in table.harbor]
        values = [group.value for group in view.harbor]
        assert values == sorted(set(values)), "the highest at gold, the others lowest first"
        assert sum(group.white for group in view.harbor) <= 9
        assert sum(group.yellow for group in view.harbor) <= 3
        assert all(group.white + group.yellow > 0 for group in view.harbor)
        for rolled in only(effects, Rolled):
            placed = only(effects, Placed)
            faces = Counter(rolled.white + rolled.yellow)
            assert len(rolled.white) == 9
            if len(faces) > 1:
                assert {group.value: group.white + group.yellow for group in placed} == faces
                assert [group.value for group in placed] == sorted(faces)
                assert [group.district for group in placed] == [*DISTRICTS[: len(faces) - 1], "gold"]


@some
@given(GAMES)
def test_walks_are_orthogonal_and_never_come_to_a_spot_twice(game: Game) -> None:
    for table, _ in events(game):
        for sheet in table.view.sheets:
            path = sheet.path
            assert len({"r3c3", *path}) == len(path) + 1
            assert set(path) <= set(SPOTS)
            for here, there in zip(["r3c3", *path], path, strict=False):
                assert there in {next(trail(here, [step])) for step in STEPS}
            assert sheet.steward == (path[-1] if path else "r3c3")
            assert [spot for spot in path if spot in sheet.circled] == sheet.circled


@some
@given(GAMES)
def test_boxes_and_dice_are_those_that_the_circled_spots_give(game: Game) -> None:
    for table, _ in events(game):
        for sheet in table.view.sheets:
            assert sheet.boxes == boxes(sheet)
            assert sheet.yellow_dice == [printed(spot) for spot in sheet.circled].count("yellow die") <= 3


@some
@given(GAMES)
def test_the_score_and_the_winners_are_those_that_the_sheets_show(game: Game) -> None:
    for table, effects in events(game):
        scores = [score(table.view, seat) for seat in range(len(table.view.sheets))]
        assert table.match.scores() == scores
        best = max((points, sheet.gold) for points, sheet in zip(scores, table.view.sheets, strict=True))
        leaders = [seat for seat, sheet in enumerate(table.view.sheets) if (scores[seat], sheet.gold) == best]
        same = only(effects, AllSame)
        assert table.match.winners() == ([same[0].seat] if same else leaders)


@some
@given(GAMES)
def test_a_bonus_is_won_once_by_a_player_whose_district_is_full_and_as_soon_as_it_is(game: Game) -> None:
    bonuses: dict[str, int] = {}
    for table, effects in events(game):
        for won in only(effects, BonusWon):
            assert won.district not in bonuses
            assert won.points == BONUSES[won.district] > 0
            bonuses[won.district] = won.seat
        assert table.view.bonuses == bonuses
        for district in ("green", "purple", "blue"):
            full = [seat for seat, sheet in enumerate(table.view.sheets) if sheet.checked[district] == list(SHOPS[district].values())]
            assert bonuses.get(district) in full if full else district not in bonuses


@some
@given(GAMES)
def test_every_player_takes_the_turns_that_the_rules_give(game: Game) -> None:
    happened = [effect for _, effects in events(game) for effect in effects]
    turns = Counter(effect.seat for effect in only(happened, TurnBegan))
    if only(happened, AllSame):
        assert all(turns[seat] < 18 for seat in range(game.players))
    else:
        assert [turns[seat] for seat in range(game.players)] == [{2: 18, 3: 18, 4: 16}[game.players]] * game.players


@some
@given(GAMES)
def test_the_legal_moves_are_those_that_the_rules_name(game: Game) -> None:
    for table, _ in events(game):
        if isinstance(table.actor, int):
            assert set(table.moves) == legal(table.view)
            assert len(table.moves) >= 2, "a decision with one answer is not asked"


@settings(max_examples=12)
@given(GAMES)
def test_targets_are_all_the_ends_of_a_walk_each_at_its_lowest_price(game: Game) -> None:
    for number, (table, _) in enumerate(events(game)):
        view, sheet = table.view, table[table.view.turn]
        if view.point not in ("choosing", "compensating", "walking") or walk_adjustment(sheet) > 2 or number % 3:
            continue
        values = {f"steward {group.district}": group.value for group in view.harbor} | {"steward": 1}
        walks = [((), view.walk.value, view.walk.steps)] if view.walk else [((move,), values.get(move, 0), 0) for move in table.moves]
        found = table.match.targets()
        expected = {(*begun, end): price for begun, value, taken in walks if value for end, price in ends(sheet, value, taken).items()}
        starts = [target.moves[:1] if view.walk is None else () for target in found]
        assert {(*start, target.end): target.price for start, target in zip(starts, found, strict=True)} == expected
        for target in found[::5]:
            copy = table.match.copy()
            happened = [effect for move in target.moves for effect in copy.play(move)]
            assert only(happened, Circled)[0].spot == target.end
            assert sum(paid.gold for paid in only(happened, Paid)) == target.price


@settings(max_examples=20)
@given(GAMES, st.floats(0, 1))
def test_records_tell_the_game_again_whole_or_cut_anywhere(game: Game, share: float) -> None:
    table = game.table()
    list(game_of(table, game.seed, game.style))
    text = dumps(table.match)
    again = games.replay(text.encode())
    assert dumps(again) == text
    assert again.view(None) == table.view
    cut = round(share * len(table.match.events))
    part = games.replay("".join(text.splitlines(keepends=True)[: cut + 1]).encode(), complete=False)
    again.back(cut)
    assert part.view(None) == again.view(None)
    assert part.moves() == again.moves()


def test_drawn_games_come_to_what_the_properties_speak_of() -> None:
    seen: set[str] = set()
    for seed in range(120):
        game = Game(2 + seed % 3, 0, "sum", seed, Style(words=(WORDS[seed % len(WORDS)], "build"), faces=FACES[seed % len(FACES)]))
        for table, effects in events(game):
            seen.update(type(effect).__name__ for effect in effects)
            seen.update(f"{max(sheet.yellow_dice for sheet in table.view.sheets)} dice" for _ in only(effects, DieAdded))
            seen.add(table.match.events[-1].move.split()[0])
    assert {"buy", "roll", "take", "steward", "discard", "skip", "shop", "up", "down", "left", "right", "stop", "build", "end"} <= seen
    assert {"BonusWon", "BoxWritten", "Surplus", "YellowRemoved", "2 dice"} <= seen


# What the rules say, computed anew.


def boxes(sheet: Sheet) -> dict[str, int]:
    """S11: at each scoring spot the circled spots so far, and one more for each +1 among them."""
    written = {}
    for number, spot in enumerate(sheet.circled, start=1):
        if printed(spot) == "*":
            written[spot] = number + [printed(before) for before in sheet.circled[:number]].count("+1")
    return written


def score(view: View, seat: int) -> int:
    """E1 and E2."""
    sheet = view.sheets[seat]
    shops = sum(
        points
        for district, prices in SHOPS.items()
        for (points, need), number in zip(prices.items(), sheet.checked[district], strict=True)
        if number == need
    )
    bonuses = sum(BONUSES[district] for district, winner in view.bonuses.items() if winner == seat)
    written = list(boxes(sheet).values())
    steward = sum(written) if view.steward == "sum" else written[-1] if written else 0
    temple = 3 * len(sheet.built) if "temple" in sheet.built else 0
    return shops + bonuses + sheet.gold // 2 + sheet.goats // 2 + steward + temple


def legal(view: View) -> set[str]:
    """The table of moves in the records file, for the seat whose turn it is."""
    sheet = view.sheets[view.turn]
    if view.point == "buying":
        return {f"buy {number}" for number in range(min(sheet.gold, 3 - sheet.yellow_dice) + 1)}
    if view.point == "choosing":
        takes = {f"take {group.district}" for group in view.harbor if changes(sheet, group.district)}
        walks = {f"steward {group.district}" for group in view.harbor if reaches(sheet, set(sheet.path), shortest(sheet, group.value))}
        return takes | walks or {f"discard {group.district}" for group in view.harbor}
    if view.point == "compensating":
        return {"skip"} | ({"steward"} if view.harbor == [] and reaches(sheet, set(sheet.path), shortest(sheet, 1)) else set())
    if view.point == "stocking" and view.delivery:
        shops = zip(SHOPS[view.delivery.district], sheet.checked[view.delivery.district], strict=True)
        return {f"shop {points}" for points, number in shops if number == 0}
    if view.point == "walking" and view.walk:
        return walking(sheet, view.walk.value, view.walk.steps)
    assert view.point == "building"
    prices = {name: price for name, price in BUILDINGS.items() if name not in sheet.built}
    return {"end"} | {f"build {name}" for name, (gold, goats) in prices.items() if sheet.gold >= gold and sheet.goats >= goats}


def changes(sheet: Sheet, district: str) -> bool:
    """T2: whether the action of a district changes the sheet."""
    if district in SHOPS:
        return sum(sheet.checked[district]) < sum(SHOPS[district].values())
    return (sheet.gold_circled if district == "gold" else sheet.goats_circled) < 24


def walk_adjustment(sheet: Sheet) -> int:
    """S3 and S4: by how many steps a walk may differ from its value."""
    return sheet.gold + (2 if "stable" in sheet.built else 0)


def shortest(sheet: Sheet, value: int) -> int:
    """The fewest steps of a walk."""
    return max(1, value - walk_adjustment(sheet))


def walking(sheet: Sheet, value: int, steps: int) -> set[str]:
    found = {"stop"} if steps and abs(steps - value) <= walk_adjustment(sheet) else set()
    for step in STEPS:
        spot = next(trail(sheet.steward, [step]))
        free = spot in SPOTS and spot not in sheet.path
        if free and steps + 1 <= value + walk_adjustment(sheet) and ahead(spot, {*sheet.path, spot}, shortest(sheet, value) - steps - 1):
            found.add(step)
    return found


def ends(sheet: Sheet, value: int, taken: int) -> dict[str, int]:
    """S3 to S6: every spot at which a walk can stop, with the least gold that it costs there."""
    free = 2 if "stable" in sheet.built else 0
    found: dict[str, int] = {}

    def walk(spot: str, walked: set[str], steps: int) -> None:
        price = max(0, abs(steps - value) - free)
        if steps and price <= sheet.gold:
            found[spot] = min(price, found.get(spot, price))
        if steps < value + walk_adjustment(sheet):
            for other in {next(trail(spot, [step])) for step in STEPS}:
                if other in SPOTS and other not in walked:
                    walk(other, walked | {other}, steps + 1)

    walk(sheet.steward, set(sheet.path), taken)
    return found


def reaches(sheet: Sheet, walked: set[str], steps: int) -> bool:
    """S6: whether a walk of so many steps exists from where the Steward stands."""
    return ahead(sheet.steward, walked, steps)


def ahead(spot: str, walked: set[str], steps: int) -> bool:
    if steps <= 0:
        return True
    beside = {next(trail(spot, [step])) for step in STEPS}
    return any(ahead(other, walked | {other}, steps - 1) for other in beside if other in SPOTS and other not in walked)
