"""A table of Golden Horn that plays scripts, and what the rules file prints, copied from there and from nowhere else.

Colors are written by their first letters, black as k and white as w: `yyr` is two yellow cubes and a red one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from emporion.engine.effects import Effect
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games import find
from emporion.games.golden_horn.view import Boat, Player, View
from tests.conftest import random_play
from tests.games.scripted_table import ScriptedTable

COLORS = ("yellow", "pink", "green", "red", "blue", "orange")
LETTERS = {name[0]: name for name in COLORS} | {"k": "black", "w": "white"}
KINDS = ("trio", "duo", "solo")
PORTS = {"v": "venice", "c": "constantinople"}
FLEETS = (
    {"trio": "green red yellow", "duo": "orange pink", "solo": "blue"},
    {"trio": "orange green yellow", "duo": "red blue", "solo": "pink"},
    {"trio": "pink blue red", "duo": "orange green", "solo": "yellow"},
    {"trio": "pink blue orange", "duo": "red yellow", "solo": "green"},
)
SEA = ("orange", "pink", "green", "red", "blue", "yellow") * 2
TERRITORIES = {"zara": (2, 3), "durazzo": (3, 6), "candia": (4, 8), "negroponte": (5, 10), "galata": (6, 12)}

NO_CARDS: dict[str, Any] = {"hand": {"cards": 0}, "draws": {"trio": 0, "duo": 0, "solo": 0}}
"""A box without cards: there are no raids and no wind, and nothing is asked where no sail has the color."""
ALONE: dict[str, Any] = {"goods": {"each": 2}, "ports": {"standard": {"holds": 12}}, "venice": "yyppggrrbboo", "constantinople": ""}
"""A box whose goods all lie in Venice: boats in Constantinople cannot leave (T2), so only boats in Venice sail."""
DULL = {
    "starting": ("no-raid", "raid", "conquer", "exchange"),
    "after-raid": ("ready", "conquer", "exchange"),
    "voyaging": ("stop", "on", "wind"),
    "ending": ("end", "call", "conquer", "exchange"),
}
"""The answers of a point, first the one that does nothing."""


def counted(letters: str) -> dict[str, int]:
    """Letters as a view counts them."""
    return {name: letters.count(letter) for letter, name in LETTERS.items() if letter in letters}


class Table(ScriptedTable[View]):
    """A match that is played by scripts.

    `boats` says for each seat where trio, duo and solo lie: `vvc` puts the solo into Constantinople. A script is a list of move texts with
    commas between them. `no-raid`, `ready`, `stop` and `end` may be left out where another word follows them, and so may cubes and cards:
    then chance falls as its first outcome, yellow before pink and so on, also after the last word. `cubes red red` is two cubes.
    """

    def __init__(
        self,
        players: int = 2,
        *,
        boats: str = "",
        venice: str = "yyppggrrb",
        constantinople: str = "yppggrrbo",
        hands: str = "",
        first: int = 0,
        options: dict[str, str | bool] | None = None,
        **changes: Any,
    ) -> None:
        game = find("golden-horn")
        self.match = Match(game, players, first=first, options=options, figures=game.corrected(changes))
        seats = [(first + i) % players for i in range(players)]
        for seat in seats:
            for kind, letter in zip(KINDS, boats.split()[seat] if boats else "vvv", strict=True):
                self.match.play(f"place {kind} {PORTS[letter]}")
        for letter in venice + constantinople:
            self.match.play(f"cube {LETTERS[letter]}")
        for seat in seats:
            for letter in hands.split()[seat] if hands else "ygrbo"[: self.match.components.hand.cards]:
                self.match.play(f"card {LETTERS[letter]}")
        assert self.actor == first, "the setup is not over"

    # Asking.

    def __getitem__(self, seat: int) -> Player:
        """A player as that player sees it."""
        player: Player = self.match.view(seat).table[seat]
        return player

    def boat(self, name: str) -> Boat:
        """A boat by the name its enemies call it, `0.trio`."""
        seat, kind = name.split(".")
        return self.view.table[int(seat)].boats[KINDS.index(kind)]

    def port(self, name: str) -> dict[str, int]:
        return self.view.ports[name]

    # Playing.

    def play(self, script: str) -> list[Effect]:
        """Play a script; the effects of all its moves."""
        happened: list[Effect] = []
        for move in script.split(", "):
            word, *rest = move.split()
            if word in ("cubes", "cards"):
                for name in rest:
                    happened += self.match.play(f"{word[:-1]} {name}")
            else:
                happened += self._leave_out(word)
                happened += self.match.play(move)
        return happened + self.calm()

    def _leave_out(self, word: str) -> list[Effect]:
        """Chance and the answers that a script leaves out."""
        happened = self.calm()
        while (point := self.view.point) in DULL and word not in DULL[point]:
            happened += self.match.play(DULL[point][0]) + self.calm()
        return happened

    def calm(self, cubes: str = "") -> list[Effect]:
        """Let chance fall until a seat is asked: cubes as the letters say, all else as its first outcome."""
        happened: list[Effect] = []
        letters = list(cubes)
        while self.actor == "chance":
            is_given = self.view.point == "filling" and letters
            happened += self.match.play(f"cube {LETTERS[letters.pop(0)]}" if is_given else self.match.outcomes()[0][0])
        assert not letters, "not all of these cubes were drawn"
        return happened

    def sail(self, kind: str) -> list[Effect]:
        """A whole turn without cards: this boat, the first load there is, as far as its sails carry it."""
        turn = self.view.round, self.view.turn
        happened = self.play(f"sail {kind}")
        while not self.match.is_over and (self.view.round, self.view.turn) == turn:
            happened += self.play("on" if "on" in self.moves else self.moves[0])
        return happened

    def pass_turn(self) -> list[Effect]:
        """Play the turn of the seat that is asked: leave out what may be, move the first boat to the first space, and end the turn."""
        happened: list[Effect] = []
        turn = self.view.round, self.view.turn
        while not self.match.is_over and (self.view.round, self.view.turn) == turn:
            dull = DULL[self.view.point][0] if self.view.point in DULL else (self.moves or [""])[0]
            happened += self.calm() if self.actor == "chance" else self.match.play(dull)
        return happened


def dealt(*hands: Sequence[str]) -> Match:
    """A match after the setup with these hands."""
    match = Match(find("golden-horn"), len(hands))
    for _ in hands:
        for kind in KINDS:
            match.play(f"place {kind} venice")
    for cube in [*COLORS, *COLORS[:3]] * 2:
        match.play(f"cube {cube}")
    for hand in hands:
        for card in hand:
            match.play(f"card {card}")
    return match


DOMINIO: dict[str, str | bool] = {"dominio": True}


def box(mercenaries: int, **more: Any) -> dict[str, Any]:
    """A small box: two cubes of each color, eight black ones and no white ones, all in Venice, so that seat 0 there sails alone.

    So many mercenaries stand in for black cubes; the rest of them are peasants.
    """
    return {
        "goods": {"each": 2},
        "dominio": {"white": 0, "mercenaries": mercenaries},
        "ports": {"dominio": {"holds": 20}},
        "venice": "yyppggrrbboo" + "k" * 8,
        "constantinople": "",
        "boats": "vvv ccc",
        "options": DOMINIO,
        **more,
    }


def landed(mercenaries: int, load: str, **more: Any) -> Table:
    """Seat 0 has just brought this load to Constantinople with its trio and is at the end of that turn, if it is asked there."""
    table = Table(**box(mercenaries, **NO_CARDS, **more))
    table.match.play("sail trio")
    table.match.play(load)
    while table.boat("0.trio").place != "constantinople":
        if table.view.point == "sailing":
            table.match.play("sail trio")
        while table.view.point == "voyaging":
            table.match.play("on")
    return table


class Style:
    """How a seeded game is played: beginnings of moves that are mostly chosen if they can be, and such as are shunned."""

    def __init__(self, *liked: str, shunned: tuple[str, ...] = ("call",)) -> None:
        self.liked = liked
        self.shunned = shunned

    def __call__(self, moves: list[str], rng: Random) -> str:
        left = [move for move in moves if not move.startswith(self.shunned)] or moves
        if rng.below(8):
            for word in self.liked:
                if found := [move for move in left if move.startswith(word)]:
                    return found[rng.below(len(found))]
        return left[rng.below(len(left))]


STYLES = {
    "random": Style(shunned=("nothing",)),
    "hoarder": Style("on", "wind"),
    "pirate": Style("raid", "turn", "stop"),
    "soldier": Style("load both", "load mercenaries", "load peasants", "on", "wind", shunned=("call", "conquer", "exchange")),
    "corsair": Style("raid", "load both", "load mercenaries", "load peasants", "on", shunned=("call", "no-raid", "wind")),
    "conqueror": Style("conquer", "load both", "load mercenaries", "load peasants", "exchange", "on", "wind"),
}


def reach(wanted: Callable[[Table], bool], *, players: int = 2, style: str = "hoarder", first: int = 0, **options: str | bool) -> Table:
    """The first table among seeded games at which `wanted` holds when a seat is asked."""
    for seed in range(400):
        table = Table.__new__(Table)
        table.match = Match(find("golden-horn"), players, first=first, options=options)
        for _ in random_play(table.match, f"reach{seed}", STYLES[style]):
            if table.actor not in ("chance", "over") and wanted(table):
                return table
    raise AssertionError("no seeded game comes to such a table")
