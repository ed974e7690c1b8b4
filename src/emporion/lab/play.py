"""One game for an environment: chance falls by a seed, and decisions come in by their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.engine.figures import Figures
from emporion.engine.game import Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.lab.description import Description, describe
from emporion.lab.errors import library


class Play:
    """A match that always stands at a decision of a seat, or is over."""

    def __init__(self, game: str, players: int, options: Mapping[str, Option] | None, figures: Figures | None) -> None:
        self._opening = Match(games.find(game), players, options=options, figures=figures)
        self.description: Description = describe(self._opening)
        self.players = players
        self.match = self._opening.copy()
        self._chance = Random(0, "chance")

    def begin(self, *seed: int | str) -> None:
        """Begin a game; the seed decides who is first and how chance falls."""
        first, opening = Random(*seed, "first").below(self.players), self._opening
        self.match = Match(opening.game, self.players, first=first, options=opening.options, figures=opening.figures)
        self._chance = Random(*seed, "chance")
        self._go_on()

    def act(self, number: SupportsIndex) -> None:
        """Play a move by its number; IllegalAction if it is not legal, and then nothing has changed."""
        self.description.play(self.match, number)
        self._go_on()

    def play(self, move: str) -> None:
        """Play a move by its text."""
        self.match.play(move)
        self._go_on()

    def _go_on(self) -> None:
        while self.match.actor == "chance":
            self.match.chance(self._chance)

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def seat(self) -> int:
        """The seat that is asked; of a finished game, the last one."""
        return self.match.state.seat if self.match.is_over else self.match.state.actor

    def rewards(self) -> list[float]:
        """The result of a finished game: 1 for winning alone, less for a shared victory, and all together 0."""
        winners = self.match.winners()
        share = (self.players / len(winners) - 1) / (self.players - 1)
        return [share if seat in winners else -1 / (self.players - 1) for seat in range(self.players)]


DTYPES = ("int8", "float32")


def spaces(description: Description, dtype: str) -> tuple[Any, Any]:
    """The spaces of an observation and of a mask: the flat row, as it is or scaled to 0 to 1, and 1 for each legal move."""
    if dtype not in DTYPES:
        raise EmporionError("lab-wrong-dtype", dtype=dtype, dtypes=list(DTYPES))
    numpy, gymnasium = library("numpy"), library("gymnasium")
    box = gymnasium.spaces.Box
    if dtype == "int8":
        low = numpy.concatenate([numpy.full(field.size, field.low, dtype=numpy.int8) for field in description.fields])
        high = numpy.concatenate([numpy.full(field.size, field.high, dtype=numpy.int8) for field in description.fields])
        seen = box(low, high, dtype=numpy.int8)
    else:
        seen = box(0.0, 1.0, (description.size,), dtype=numpy.float32)
    return seen, box(0, 1, (description.actions,), dtype=numpy.int8)


def observed(play: Play, seat: int, dtype: str) -> Any:
    """What a seat may know as an array."""
    seen = play.description.observe(play.match, seat)
    return seen.int8().copy() if dtype == "int8" else seen.float32()


def mask(play: Play, seat: int) -> Any:
    """The legal moves of a seat: none if another one is asked."""
    if play.match.actor == seat:
        return play.description.mask(play.match)
    numpy = library("numpy")
    return numpy.zeros(play.description.actions, dtype=numpy.int8)
