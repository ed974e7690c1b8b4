"""A table of Corinth that plays scripts, and what the rules file prints, copied from there and from nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from emporion.engine.effects import Effect
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games import find
from emporion.games.corinth.view import Sheet, View
from tests.games.scripted_table import ScriptedTable

DISTRICTS = ("goats", "green", "purple", "blue", "orange", "gold")
SHOPS = {
    "orange": {4: 2, 5: 2, 10: 4},
    "blue": {3: 2, 5: 3, 8: 4},
    "purple": {2: 2, 3: 3, 4: 3, 6: 4},
    "green": {1: 2, 2: 3, 3: 3, 6: 5},
}
BONUSES = {"orange": 0, "blue": 3, "purple": 4, "green": 5}
MARKET = (
    ("*", "yellow die", "1 blue", "+1", "*"),
    ("1 orange", "1 green", "2 goats", "yellow die", "2 green"),
    ("+1", "1 purple", "start", "1 gold", "+1"),
    ("2 green", "2 gold", "yellow die", "1 purple", "1 blue"),
    ("*", "1 goat", "+1", "2 goats", "1 orange"),
)
SPOTS = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6) if (row, column) != (3, 3)]
BUILDINGS = {"temple": (3, 3), "warehouse": (4, 4), "stable": (2, 1), "store": (0, 2)}
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}

RICH = {"gold": 99, "goats": 99, "circled": 40}
"""Symbols of a sheet on which everybody begins with 40 gold and 40 goats."""
SIX = "roll 1 1 2 2 3 3 4 5 6"
"""Goats 1 (2 dice), green 2 (2), purple 3 (2), blue 4, orange 5, gold 6 (1 each)."""
TWO = "roll 1 1 1 1 6 6 6 6 6"
"""Goats 1 (4 dice) and gold 6 (5)."""
TRAP = "left left up right up left"
"""Six steps from the center into the corner r1c1, whose neighbors are walked then: the Steward never moves again."""
SPIRAL = "up right down down left left up up up right right right down down down down left left left left up up up up"
"""All 24 spots from the center to the corner r1c1."""


def dice(district: str, number: int) -> str:
    """A roll that lays so many dice in a district, as few as possible below it and the rest at gold (goats, if gold is asked for)."""
    if district == "gold":
        faces = [1] * (9 - number) + [6] * number
    else:
        place = DISTRICTS.index(district)
        below = list(range(1, place + 1))
        faces = below + [place + 1] * number + [6] * (9 - place - number)
    assert faces[0] != faces[-1]
    assert len(faces) == 9
    return "roll " + " ".join(map(str, faces))


def spot_at(spot: str) -> tuple[int, int]:
    """Row and column of a spot, from 0: r1c5 is (0, 4)."""
    return int(spot[1]) - 1, int(spot[3]) - 1


def printed(spot: str) -> str:
    """What the market prints at a spot."""
    row, column = spot_at(spot)
    return MARKET[row][column]


def route(spot: str) -> str:
    """A shortest walk from the center: first along the column, then along the row."""
    down, right = (place - 2 for place in spot_at(spot))
    steps = ["down" if down > 0 else "up"] * abs(down) + ["right" if right > 0 else "left"] * abs(right)
    return " ".join(steps)


class Table(ScriptedTable[View]):
    """A match that is played by scripts.

    A script is a list of move texts with commas between them. `buy 0` and `end` may be left out where another word follows them, and
    `walk gold left up` stands for `steward gold, left, up, stop`, `walk left` for the same without dice; steps that are not asked
    because they are forced are checked but not played.
    """

    def __init__(self, players: int = 2, *, first: int = 0, steward: str = "sum", **changes: Any) -> None:
        game = find("corinth")
        self.match = Match(game, players, first=first, options={"steward": steward}, figures=game.corrected(changes))

    @property
    def harbor(self) -> dict[str, tuple[int, int]]:
        """Value and number of dice, white and yellow together, in each district where a group lies, from goats to gold."""
        return {group.district: (group.value, group.white + group.yellow) for group in self.view.harbor}

    def __getitem__(self, seat: int) -> Sheet:
        return self.view.sheets[seat]

    def play(self, script: str) -> list[Effect]:
        """Play a script; the effects of all its moves."""
        happened: list[Effect] = []
        for move in script.split(", "):
            happened += self._leave_out(move.split()[0])
            happened += self._walk(move.split()[1:]) if move.startswith("walk ") else self.match.play(move)
        return happened

    def _leave_out(self, word: str) -> list[Effect]:
        happened: list[Effect] = []
        if self.view.point == "building" and word not in ("build", "end"):
            happened += self.match.play("end")
        if self.view.point == "buying" and word not in ("buy", "build", "end"):
            happened += self.match.play("buy 0")
        return happened

    def _walk(self, words: list[str]) -> list[Effect]:
        happened: list[Effect] = []
        group, steps = ([words[0]], words[1:]) if words[0] in DISTRICTS else ([], words)
        if self.view.point != "walking":
            happened += self.match.play(" ".join(["steward", *group]))
        seat = self.view.turn
        before = self[seat].path[: len(self[seat].path) - (self.view.walk.steps if self.view.walk else 0)]
        ends = list(trail(before[-1] if before else "r3c3", steps))
        while self.view.walk is not None and self.view.turn == seat:
            walked = self.view.walk.steps
            assert self[seat].path == [*before, *ends[:walked]], "a forced step left the path"
            happened += self.match.play(steps[walked] if walked < len(steps) else "stop")
        assert self[seat].path == [*before, *ends]
        return happened

    def round(self, script: str) -> list[Effect]:
        """Play a script to the end of its last turn, in which nothing more is built."""
        happened = self.play(script)
        return happened + self.pass_turn()

    def pass_turn(self) -> list[Effect]:
        """Leave the building question of a turn, if it is asked."""
        return self.match.play("end") if self.view.point == "building" else []


def trail(spot: str, steps: Sequence[str]) -> Iterator[str]:
    """The spots that a walk from `spot` comes to."""
    row, column = spot_at(spot)
    for step in steps:
        row, column = row + STEPS[step][0], column + STEPS[step][1]
        yield f"r{row + 1}c{column + 1}"


def purse(gold: int, goats: int) -> Table:
    """Two players; seat 0 has just taken the last action of round 1 and has exactly so much. One gold or goat is the least."""
    faces = [1] * max(goats - 1, 1) + [2]
    faces += [3] * (8 - max(goats - 1, 1) - max(gold - 1, 1)) + [6] * max(gold - 1, 1)
    table = Table()
    table.play("roll " + " ".join(map(str, faces)))
    table.play("take gold" if gold > 1 else "take green, shop 1")
    table.play("walk purple up up right")
    table.play("take goats" if goats > 1 else "take green, shop 1")
    assert (table[0].gold, table[0].goats) == (gold, goats)
    return table


class Style(NamedTuple):
    """How a seeded game is played: the words (beginnings of moves) that are mostly chosen if they can be, and the faces dice show."""

    words: tuple[str, ...] = ()
    faces: tuple[int, ...] = (1, 2, 3, 4, 5, 6)

    def choose(self, moves: list[str], rng: Random) -> str:
        if rng.below(8):
            for word in self.words:
                if liked := [move for move in moves if move.startswith(word)]:
                    return liked[rng.below(len(liked))]
        return moves[rng.below(len(moves))]

    def roll(self, table: Table, rng: Random) -> str:
        white, yellow = (sorted(self.faces[rng.below(len(self.faces))] for _ in range(number)) for number in (9, yellow_dice(table.match)))
        return "roll " + " ".join(map(str, white)) + (" + " + " ".join(map(str, yellow)) if yellow else "")


PLAIN = Style()


def yellow_dice(match: Match) -> int:
    """The yellow dice of the roll that is due: the market's and those bought just now."""
    last = match.events[-1].move if match.events else ""
    sheet: Sheet = match.view(None).sheets[match.view(None).turn]
    return sheet.yellow_dice + (int(last[4:]) if last.startswith("buy ") else 0)


def game_of(table: Table, seed: int | str, style: Style = PLAIN) -> Iterator[list[Effect]]:
    """Play a table to its end, yielding the effects of every event."""
    chance, choice = Random(seed, "chance"), Random(seed, "choice")
    while not table.match.is_over:
        if table.actor == "chance":
            yield table.match.play(style.roll(table, chance))
        else:
            yield table.match.play(style.choose(table.moves, choice))


def reach(
    wanted: Callable[[Table], bool],
    *,
    players: int = 2,
    steward: str = "sum",
    style: Style = PLAIN,
    seeds: Iterable[int] = range(400),
) -> Table:
    """The first table among seeded games at which `wanted` holds, after an event or at the end."""
    for seed in seeds:
        table = Table(players, first=seed % players, steward=steward)
        for _ in game_of(table, seed, style):
            if wanted(table):
                return table
    raise AssertionError("no seeded game comes to such a table")
