"""The base class of every game's state. It is the compiled side of the contract: integers only, no generator, no order in any deck.

A game overrides the first group of methods in a final class of its own (`games/corinth/state.py`; see `docs/adding-a-game.md`).
Its fields are declared in the `.pxd` beside it and nowhere else: compiled, they are C integers and arrays; interpreted, `declarations.py`
reads the same file. What changes in play stands first there, so that a copy is one stretch of memory.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any

import cython
import msgspec

from emporion.engine.errors import EmporionError

if not cython.compiled:
    from emporion.engine.contract import ASKED, CHANCE, FORCED, MAX_NOTE_FIGURES, NOTE_FIGURES, OVER
    from emporion.engine.declarations import copy_fields, dump_fields, load_fields, zero_fields
    from emporion.engine.random import Random

Codes = MutableSequence[int]
Weights = MutableSequence[float]
Address = Any
"""Where a field lies in memory; only compiled states use it."""

PYTHON_CLASS = 1 << 9
"""The flag of classes made in Python (Py_TPFLAGS_HEAPTYPE)."""


class State:
    """A position of a game. `actor` is the seat that is asked, CHANCE or OVER; `answer` holds the codes of its `answers` legal moves."""

    def __init__(self, components: Any = None, players: int = 0, first: int = 0) -> None:
        if not cython.compiled:
            zero_fields(self)
        else:  # of a class made in Python only the fields of State: it has other things in memory besides
            self.copy_all(_size(self))
        self.components = components
        self.players = players
        self.first = first
        self.seat = first
        self.actor = OVER
        self.tracing = True

    # What a game writes.

    def play(self, code: cython.int) -> None:
        """Play a legal move, or let chance fall as `code`, and go on to the next point that is asked. Codes are not checked: see `step`.

        At that point the game writes the legal moves into `answer`, two or more, or one where it is always asked, and calls `ask`.
        """

    def spread(self) -> cython.int:
        """The number of outcomes of the chance event that is due."""
        return 0

    def outcomes(self, out: Codes, weights: Weights) -> cython.int:
        """Write every outcome of the chance event that is due with its probability, and return their number."""
        return 0

    def possible(self, code: cython.int) -> cython.bint:
        """Whether `code` is an outcome of the chance event that is due."""
        return False

    def sample(self, rng: Random) -> cython.int:
        """Draw an outcome by its probability."""
        return 0

    def guess(self, seat: cython.int, rng: Random) -> None:
        """Deal anew what `seat` cannot see, so that the state agrees with all that the seat knows."""

    def score(self, seat: cython.int) -> cython.int:
        """The points of a seat as of now."""
        return 0

    def rank(self, seat: cython.int) -> cython.int:
        """What decides who wins, the highest: the points, unless a game breaks ties or ends early."""
        return self.score(seat)

    # What a game calls.

    def write_note(self, kind: cython.int, a: cython.int, b: cython.int, c: cython.int, d: cython.int) -> None:
        """Keep a note until `drain_notes`. If there is no room, `drain_notes` will say so."""
        if self.noted + NOTE_FIGURES > MAX_NOTE_FIGURES:
            self.lost_notes = True
            return
        self.notes[self.noted] = kind
        self.notes[self.noted + 1] = a
        self.notes[self.noted + 2] = b
        self.notes[self.noted + 3] = c
        self.notes[self.noted + 4] = d
        self.noted += NOTE_FIGURES

    if not cython.compiled:  # compiled, the .pxd has these

        def note(self, kind: int, a: int, b: int, c: int, d: int) -> None:
            """Say what happened, if it is being traced: a kind and four figures."""
            if self.tracing:
                self.write_note(kind, a, b, c, d)

        def ask(self, actor: int) -> None:
            """Stop at a point where a seat or chance (CHANCE) goes on, or the game is over (OVER)."""
            self.actor = actor
            self.note(ASKED, actor, self.point, 0, 0)

        def ask_next(self, is_chance: bool, is_over: bool) -> None:
            """Stop where the rules have come to: at chance, at the end of the game, or at a decision of `seat`."""
            self.ask(OVER if is_over else CHANCE if is_chance else self.seat)

        def assign(self, other: State) -> None:
            """Become a copy of `other`, a state of the same game, components and options."""
            copy_fields(self, other)

        def copy_all(self, size: int) -> None:
            """Make `assign` copy all fields from `actor` on; an interpreted state always does."""

        def copy_up_to(self, end: Address) -> None:
            """Let `assign` copy the fields from `actor` up to `end`, the first field of a game that never changes."""

        def dump_memory(self, size: int) -> Any:
            """Everything that has a value, options and printed figures included."""
            return dump_fields(self)

        def load_memory(self, memory: Any) -> None:
            """Take over what `dump_memory` returned."""
            load_fields(self, memory)

        def same_memory(self, other: State, size: int) -> bool:
            """Whether everything is the same that has a value. Places of `answer` that are not in use have none."""
            mine, theirs = dump_fields(self), dump_fields(other)
            used = self.answers
            return [mine.pop("answer")[:used], mine] == [theirs.pop("answer")[:used], theirs]

        if TYPE_CHECKING:  # Cython knows the fields of each class from its .pxd and refuses others; mypy does not

            def __getattr__(self, name: str) -> Any: ...
            def __setattr__(self, name: str, value: Any) -> None: ...

    # What callers ask, stepping by integers.

    def scores(self, out: Codes) -> None:
        """Write the points of each seat as of now."""
        seat: cython.int
        for seat in range(self.players):
            out[seat] = self.score(seat)

    def winners(self) -> cython.int:
        """The seats that would win now, as a bit mask."""
        best: cython.int = self.rank(0)
        mask: cython.int = 1
        seat: cython.int
        rank: cython.int
        for seat in range(1, self.players):
            rank = self.rank(seat)
            if rank > best:
                best = rank
                mask = 0
            if rank == best:
                mask |= 1 << seat
        return mask

    def moves(self, out: Codes) -> cython.int:
        """Write the codes of the legal moves; their number."""
        i: cython.int
        for i in range(self.answers):
            out[i] = self.answer[i]
        return self.answers

    def legal(self) -> list[int]:
        """The codes of the legal moves; none when chance is due or the game is over."""
        if self.actor < 0:
            return []
        return [self.answer[i] for i in range(self.answers)]

    def step(self, code: cython.int) -> None:
        """Play `code` if it is legal or a possible outcome; otherwise ValueError, and nothing has changed."""
        if self.actor == CHANCE:
            if not self.possible(code):
                raise ValueError(f"{code} is no outcome of this chance event")
        elif not self.allows(code):
            raise ValueError(f"{code} is not among the legal codes {self.legal()}")
        self.play(code)

    def allows(self, code: cython.int) -> cython.bint:
        """Whether a seat is asked and `code` is one of its answers."""
        i: cython.int
        if self.actor < 0:
            return False
        for i in range(self.answers):
            if self.answer[i] == code:
                return True
        return False

    def draw(self, rng: Random) -> int:
        """A sampled outcome of the chance event that is due."""
        return self.sample(rng)

    def chances(self) -> list[tuple[int, float]]:
        """Every outcome of the chance event that is due, with its probability."""
        if self.actor != CHANCE:
            return []
        size = self.spread()
        codes = array("i", bytes(4 * size))
        weights = array("d", bytes(8 * size))
        number = self.outcomes(codes, weights)
        return [(codes[i], weights[i]) for i in range(number)]

    def points(self) -> list[int]:
        """The points of each seat, as they would count now."""
        self.scores(_points)
        return [_points[i] for i in range(self.players)]

    def leaders(self) -> list[int]:
        """The seats that would win now, ascending."""
        mask: cython.int = self.winners()
        return [seat for seat in range(self.players) if mask & (1 << seat)]

    def become(self, other: State) -> None:
        """`assign` for callers in Python: refuses a state of another kind."""
        if type(self) is not type(other):
            raise TypeError(f"cannot copy a {type(other).__name__} into a {type(self).__name__}")
        self.assign(other)

    def try_out(self, other: State, code: cython.int) -> tuple[list[tuple[int, int, int, int, int]], bool]:
        """Become `other` after a legal move of it; return its notes, up to a forced answer of another seat, and whether there is one."""
        i: cython.int
        self.become(other)
        self.trace(True)
        self.play(code)
        for i in range(0, self.noted, NOTE_FIGURES):
            if self.notes[i] == FORCED and self.notes[i + 1] != other.actor:
                self.noted = i
                return self.drain_notes(), True
        return self.drain_notes(), False

    # By value: two states of one history are equal; a copy is independent, and a pickle is read by the build that wrote it.

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return _same_position(self, other)

    def __copy__(self) -> State:
        """An independent copy; its notes are those to come."""
        return restored(type(self), self.components, self.players, self.tracing, self.changing_bytes, self.dump_memory(_size(self)))

    def __deepcopy__(self, memo: Any) -> State:
        return self.__copy__()

    def __reduce__(self) -> Any:
        return restored, (type(self), self.components, self.players, self.tracing, self.changing_bytes, self.dump_memory(_size(self)))

    def trace(self, on: bool) -> None:
        """Turn notes on, as in a new state, or off, which is a little faster."""
        self.tracing = on
        self.noted = 0
        self.lost_notes = False

    def drain_notes(self) -> list[tuple[int, int, int, int, int]]:
        """The notes since the last call, and forget them. RuntimeError if there were more than a state has room for."""
        noted, lost = self.noted, self.lost_notes
        self.noted = 0
        self.lost_notes = False
        if lost:
            raise RuntimeError(f"notes were lost: call drain_notes at the latest after {MAX_NOTE_FIGURES // NOTE_FIGURES} notes")
        return [
            (self.notes[i], self.notes[i + 1], self.notes[i + 2], self.notes[i + 3], self.notes[i + 4])
            for i in range(0, noted, NOTE_FIGURES)
        ]


_points = array("i", bytes(4 * 8))


def restored(kind: type[State], components: Any, players: int, tracing: bool, changing_bytes: int, memory: Any) -> State:
    """A state from what `__reduce__` wrote; EmporionError if another build wrote it."""
    state: State = kind.__new__(kind)
    if not cython.compiled:
        zero_fields(state)
    size = _size(state)
    empty = state.dump_memory(size)
    if type(empty) is not type(memory) or len(empty) != len(memory):
        raise EmporionError("state-other-build")
    state.load_memory(memory)
    state.components = components
    state.players = players
    state.tracing = tracing
    state.changing_bytes = changing_bytes
    return state


def _size(state: State) -> int:
    """The bytes of a state. A class made in Python has other things in memory besides."""
    kind = type(state)
    return (State if kind.__flags__ & PYTHON_CLASS else kind).__basicsize__


def _same_position(state: State, other: State) -> bool:
    """Whether two states of one class have the same value and what was printed for them is the same."""
    if state.players != other.players or not state.same_memory(other, _size(state)):
        return False
    mine, theirs = state.components, other.components
    return mine is theirs or (type(mine) is type(theirs) and bool(msgspec.to_builtins(mine) == msgspec.to_builtins(theirs)))
