"""A game being played: a state and its events, in texts and typed values. Everything above the games speaks to this."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Literal

import msgspec

from emporion.engine.contract import CHANCE, FORCED, OVER
from emporion.engine.description import Section
from emporion.engine.effects import Actor, Effect, Target
from emporion.engine.errors import EmporionError, IllegalMove, WrongOption
from emporion.engine.figures import Figures, differences
from emporion.engine.game import Game, Note, Option
from emporion.engine.lines import Line, Narration
from emporion.engine.random import Random
from emporion.engine.state import PYTHON_CLASS, State

SNAPSHOT_EVENTS = 128
"""A copy of the state is kept after every so many events: going back replays fewer than that. A copy takes 7 kB."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """One line of a record: a seat's decision or what chance did."""

    by: int | Literal["chance"]
    move: str


class Match:
    """One game from its first position on.

    >>> from emporion.games import find
    >>> match = Match(find("corinth"), players=2)
    >>> match.moves()
    ['buy 0', 'buy 1']
    >>> [type(effect).__name__ for effect in match.play("buy 1")]
    ['Bought', 'Asked']
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        *,
        first: int = 0,
        options: Mapping[str, Option] | None = None,
        figures: Figures | None = None,
    ) -> None:
        self.game = game
        self.players = game.seats(players)
        if not 0 <= first < players:
            raise WrongOption("wrong-first", first=first, last=players - 1)
        self.first = first
        self.options = game.chosen(options or {})
        self.figures = figures if figures is not None else game.standard()
        self.components = game.standard_components() if figures is None else game.components(figures)
        self.events: list[Event] = []
        self._codes = array("i")
        self._spare: State | None = None
        self.state = self._new_state()
        notes = self.state.drain_notes()
        self.opening = self.game.effects(self.state, notes)
        self.forced = self._opening_forced = self._list_forced(notes)
        self._snapshots = [self._snapshot()]

    def _list_forced(self, notes: list[Note]) -> list[tuple[int, str]]:
        """The seat and the text of each answer that the engine gave because it was the only legal one."""
        return [(note[1], self.game.forced_text(self.state, note)) for note in notes if note[0] == FORCED]

    def _new_state(self) -> State:
        state: State = self.game.start(self.components, self.players, self.first, self.options)
        if not State.__flags__ & PYTHON_CLASS and type(state).__flags__ & PYTHON_CLASS:
            raise TypeError(f"{type(state).__name__} is a Python subclass of the compiled State: compiled callers would ignore its methods")
        return state

    # Asking.

    @property
    def actor(self) -> Actor:
        """The seat that is asked, "chance" or "over"."""
        actor = self.state.actor
        return "chance" if actor == CHANCE else "over" if actor == OVER else actor

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER

    def moves(self) -> list[str]:
        """The legal moves of the seat that is asked, in a stable order; none when chance is due or the game is over."""
        return [self.game.text(self.state, code) for code in self.state.legal()]

    def outcomes(self) -> list[tuple[str, float]]:
        """What chance can do now, each outcome with its probability."""
        return [(self.game.text(self.state, code), weight) for code, weight in self.state.chances()]

    def view(self, seat: int | None) -> Any:
        """What a seat may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def describe(self, seat: int | None) -> list[Section]:
        """The position in words, as a seat, or a spectator (None), may know it; empty if the game has no description."""
        return self.game.describe(self.components, self.view(seat), self.known_scores(seat))

    def targets(self) -> list[Target]:
        """For moves of many steps: each end that can be reached from here, its cheapest moves and their price."""
        return self.game.targets(self.state, self._scratch())

    def narrate(self, effects: Sequence[Effect], earlier: Iterator[Sequence[Effect]]) -> Narration:
        """The lines of an event, of its effects as a seat saw them; `earlier` has those of the events before it, the last one first."""
        return self.game.narrate(self.state, effects, earlier)

    def question(self) -> Effect:
        """What is asked now."""
        return self.game.question(self.state)

    def choices(self) -> dict[str, Line]:
        """Every legal move as a line: its name, and what it would bring."""
        return {move: line for move, line, _ in self.listed_choices()}

    def listed_choices(self) -> list[tuple[str, Line, bool]]:
        """Every legal move with its line, and whether it ends the turn of the seat; if chance falls next, it does not."""
        game, state = self.game, self.state
        found = []
        for code in state.legal():
            move = game.text(state, code)
            after, notes, is_answered = self._try_out(code)
            passes_on = is_answered or after.actor not in (state.actor, CHANCE)
            found.append((move, game.choice_line(state, after, move, notes), game.ends_turn(notes, passes_on)))
        return found

    def scores(self) -> list[int]:
        """The points of each seat, as they would count now."""
        return self.state.points()

    def known_scores(self, seat: int | None) -> list[int | None]:
        """The points of each seat, as far as a seat, or a spectator (None), may know them."""
        countable = self.game.countable
        return [points if countable(self.state, seat, owner) else None for owner, points in enumerate(self.state.points())]

    def winners(self) -> list[int]:
        """The seats that would win now, ascending."""
        return self.state.leaders()

    def breakdown(self) -> list[dict[str, int]]:
        """The parts of each seat's score."""
        return [self.game.breakdown(self.state, seat) for seat in range(self.players)]

    def changes(self) -> Figures:
        """The figures in which the components differ from the standard ones."""
        return differences(self.game.standard(), self.figures)

    # Playing.

    def play(self, move: str) -> list[Effect]:
        """Play a move of the seat that is asked, or let chance fall so. IllegalMove if it is not legal, and then nothing has changed."""
        return self._play(self.code(move), move)

    def chance(self, rng: Random) -> list[Effect]:
        """Let chance fall, drawn from `rng`."""
        if self.state.actor != CHANCE:
            raise IllegalMove("F3", "refuse-no-chance", self.moves())
        code = self.state.draw(rng)
        return self._play(code, self.game.text(self.state, code))

    def code(self, move: str) -> int:
        """The code of a legal move or possible outcome; IllegalMove otherwise."""
        if self.state.actor == CHANCE:
            return self.game.outcome(self.state, move)
        for code in self.state.legal():
            if self.game.text(self.state, code) == move:
                return code
        refusal = self.game.refusal(self.state, move)
        refusal.legal = self.moves()
        raise refusal

    def _play(self, code: int, move: str) -> list[Effect]:
        actor = self.state.actor
        self.state.play(code)
        self.events.append(Event("chance" if actor == CHANCE else actor, move))
        self._codes.append(code)
        notes = self.state.drain_notes()
        self.forced = self._list_forced(notes)
        effects = self.game.effects(self.state, notes)
        if len(self._codes) % SNAPSHOT_EVENTS == 0:
            self._snapshots.append(self._snapshot())
        return effects

    def preview(self, move: str) -> list[Effect]:
        """What a move would do, up to the next chance event or another seat's answer. The match stays as it is."""
        return self._preview(self.code(move))

    def previews(self) -> dict[str, list[Effect]]:
        """The preview of every legal move, in the order of `moves`."""
        return {self.game.text(self.state, code): self._preview(code) for code in self.state.legal()}

    def _preview(self, code: int) -> list[Effect]:
        after, notes, _ = self._try_out(code)
        return self.game.effects(after, notes)

    def _try_out(self, code: int) -> tuple[State, list[Note], bool]:
        """The state after a move, good until the next call; the notes of what a preview tells; whether another seat's forced answer comes
        after them."""
        after = self._spare or self._scratch()
        notes, is_answered = after.try_out(self.state, code)
        return after, notes, is_answered

    def _scratch(self) -> State:
        """A copy of the state that keeps no notes, valid until the next call: it is reused, as making one is slower than trying a move."""
        if self._spare is None:
            self._spare = self.spare_state()
        self._spare.become(self.state)
        self._spare.trace(False)
        return self._spare

    def spare_state(self) -> State:
        """A silent state of the same game, for trying things out: let it `become` this match's state first."""
        state = self._new_state()
        state.trace(False)
        return state

    def copy(self) -> Match:
        """An independent match at the same point."""
        copy = self._copy_events(len(self.events))
        copy.state.become(self.state)
        copy.forced = list(self.forced)
        return copy

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether these are matches of the same game, box and options with the same events."""
        return isinstance(other, Match) and self._value() == other._value()

    __hash__ = None  # type: ignore[assignment]

    def _value(self) -> tuple[object, ...]:
        return self.game.name, self.players, self.first, self.options, self.changes(), self.events

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle is a record: it is replayed when it is read, in any build with the same rules."""
        return _unpickle, (self.game, self.game.rules, self.players, self.first, self.options, self.changes(), list(self.events))

    def guessed(self, seat: int, rng: Random) -> Match:
        """An independent match that begins here, without earlier events. What a seat cannot see is dealt anew in it."""
        state = copy(self.state)
        state.guess(seat, rng)
        return self.begun_at(state)

    def begun_at(self, state: State) -> Match:
        """An independent match that begins at a state, without earlier events."""
        copied = self._copy_events(0)
        copied.state.become(state)
        copied.events, copied._codes, copied.opening, copied.forced, copied._opening_forced = [], array("i"), [], [], []
        copied._snapshots = [copied._snapshot()]
        return copied

    def rewound(self, events: int) -> Match:
        """An independent match at the point after so many events."""
        copy = self._copy_events(events)
        copy._restore()
        return copy

    def _copy_events(self, events: int) -> Match:
        """A match with the same first events and a state of its own, which is not yet at their end."""
        copy = type(self).__new__(type(self))
        copy.__dict__ |= self.__dict__
        copy.events, copy._codes = self.events[:events], self._codes[:events]
        copy._snapshots = self._snapshots[: 1 + events // SNAPSHOT_EVENTS]  # never changed, so they can be shared
        copy._spare = None
        copy.state = self._new_state()
        copy.state.trace(True)  # without the notes of its opening
        return copy

    def back(self, events: int) -> None:
        """Return to the point after so many events."""
        del self.events[events:], self._codes[events:], self._snapshots[1 + events // SNAPSHOT_EVENTS :]
        self._restore()

    def score_course(self) -> list[list[int]]:
        """The points of each seat after each event, the beginning first."""
        state = self.spare_state()
        state.become(self._snapshots[0])
        found = [state.points()]
        for code in self._codes:
            state.play(code)
            found.append(state.points())
        return found

    def _snapshot(self) -> State:
        """A silent copy of the state."""
        state = self.spare_state()
        state.become(self.state)
        state.trace(False)
        return state

    def _restore(self) -> None:
        """Bring the state to the end of the events: from the last snapshot before the last event, which is played with its notes."""
        state, number = self.state, len(self._codes)
        start = max(number - 1, 0) // SNAPSHOT_EVENTS
        state.become(self._snapshots[start])
        state.trace(False)
        for code in self._codes[start * SNAPSHOT_EVENTS : max(number - 1, 0)]:
            state.play(code)
        state.trace(True)
        if number:
            state.play(self._codes[-1])
            self.forced = self._list_forced(state.drain_notes())
        else:
            self.forced = list(self._opening_forced)


def _unpickle(
    game: Game[Any], rules: int, players: int, first: int, options: Mapping[str, Option], changes: Figures, events: Sequence[Event]
) -> Match:
    """A match from its pickle."""
    if rules != game.rules:
        raise EmporionError("match-other-rules", rules=game.rules)
    match = Match(game, players, first=first, options=options, figures=game.corrected(changes) if changes else None)
    for event in events:
        match.play(event.move)
    return match
