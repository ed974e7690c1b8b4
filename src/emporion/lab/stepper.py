"""Many games stepped at once, without the GIL. `vector.py` is what callers use: it checks what this module relies on.

Each game has a state and a generator of its own, so results do not depend on the number of threads. All buffers belong to the caller.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from copy import copy

import cython

from emporion.engine.encoder import Encoder
from emporion.engine.random import Random
from emporion.engine.state import State

if not cython.compiled:
    from emporion.engine.contract import CHANCE, OVER


class Stepper:
    """The games. Actions come in by the number of a move, and what a seat may know goes out."""

    def __init__(self, encoder: Encoder, states: Sequence[State], generators: Sequence[Random], starts: Sequence[State]) -> None:
        """`starts` has the first position for each first seat."""
        self.kept = (encoder, list(states), list(generators), list(starts))
        self.encoder = encoder
        self.games = len(states)
        self.players = encoder.players
        self.make_room(self.games, self.players)
        for game in range(self.games):
            self.put_game(game, states[game], generators[game])
        for first in range(self.players):
            self.put_start(first, starts[first])
        self.overran = False

    def use(
        self,
        observations: MutableSequence[int],
        masks: MutableSequence[int],
        final_observations: MutableSequence[int],
        seats: MutableSequence[int],
        rewards: MutableSequence[float],
        points: MutableSequence[int],
        ended: MutableSequence[int],
    ) -> None:
        """The buffers that are written. `final_observations` may be empty: then they are not written."""
        self.observations = observations
        self.masks = masks
        self.final_observations = final_observations
        self.shows_final = len(final_observations) > 0
        self.seats = seats
        self.rewards = rewards
        self.points = points
        self.ended = ended

    def seat_bots(
        self,
        alone: bool,
        inside: bool,
        learners: MutableSequence[int],
        waiting: MutableSequence[int],
        log: MutableSequence[int],
        logged: MutableSequence[int],
        number: MutableSequence[int],
    ) -> None:
        """Whether one seat of each game learns (`alone`), and whether the others play at random in here (`inside`) or are asked outside.

        For those outside, `waiting` says which games wait for them, `log` has the codes played since the caller emptied it, `logged` how
        many, and `number` counts the games begun.
        """
        self.alone = alone
        self.inside = inside
        self.learners = learners
        self.waiting = waiting
        self.log = log
        self.room = len(log) // self.games
        self.logged = logged
        self.number = number

    # Without the GIL, on any part of the games.

    def begin(self, first: cython.int, end: cython.int) -> None:
        """Begin these games anew."""
        game: cython.int
        with cython.nogil:
            for game in range(first, end):
                self.open(cython.cast(State, self.state[game]), cython.cast(Random, self.generator[game]), game)

    def check(self, actions: MutableSequence[int]) -> int:
        """The first game whose action is not legal; -1 if all are. They are then played by `step`."""
        game: cython.int
        number: cython.int
        self.chosen = actions
        for game in range(self.games):
            number = self.chosen[game]
            if number < 0 or number >= self.encoder.actions or self.masks[game * self.encoder.actions + number] == 0:
                return game
        return -1

    def step(self, first: cython.int, end: cython.int) -> None:
        """Play the action of each of these games, then go on to the next decision of a learner."""
        game: cython.int
        with cython.nogil:
            for game in range(first, end):
                self.move(cython.cast(State, self.state[game]), cython.cast(Random, self.generator[game]), game)

    def answer(self, game: int, code: int) -> None:
        """Play a bot's move, a legal code, in a game that waits for it, and go on."""
        state: State = self.kept[1][game]
        rng: Random = self.kept[2][game]
        self.play(state, game, code)
        self.go_on(state, rng, game)

    def forfeit(self, game: int, has_result: bool) -> None:
        """End a game that waits for a bot, which loses it, and begin a new one. Without a result the rewards stay as they are."""
        state: State = self.kept[1][game]
        rng: Random = self.kept[2][game]
        if has_result:
            self.close(state, game, (1 << self.players) - 1 - (1 << state.actor))
        self.open(state, rng, game)

    def first_seat(self, game: int) -> int:
        """The seat that is first in a game."""
        state: State = self.kept[1][game]
        return state.first

    def copy_state(self, game: int) -> State:
        """An independent copy of a game's state."""
        return copy(self.kept[1][game])

    # One game.

    def move(self, state: State, rng: Random, game: cython.int) -> None:
        """Play the chosen action."""
        seat: cython.int
        code: cython.int = self.encoder.find(state, self.chosen[game])
        self.ended[game] = 0
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = 0
        if code >= 0:
            self.play(state, game, code)
            self.go_on(state, rng, game)

    def open(self, state: State, rng: Random, game: cython.int) -> None:
        """Begin a game: the first seat and the learner's are drawn."""
        first: cython.int = rng.pick(self.players)
        self.learners[game] = rng.pick(self.players) if self.alone else -1
        self.first_position(state, cython.cast(State, self.start[first]))
        self.logged[game] = 0
        self.number[game] += 1
        self.go_on(state, rng, game)

    def first_position(self, state: State, start: State) -> None:
        state.assign(start)

    def go_on(self, state: State, rng: Random, game: cython.int) -> None:
        """Let chance fall and the bots play, up to a learner's decision; a game that has ended is begun anew."""
        self.waiting[game] = 0
        while True:
            if state.actor == CHANCE:
                self.play(state, game, state.sample(rng))
            elif state.actor == OVER:
                self.close(state, game, state.winners())
                self.open(state, rng, game)
                return
            elif self.learners[game] < 0 or self.learners[game] == state.actor:
                self.show(state, game)
                return
            elif self.inside:
                self.play(state, game, state.answer[rng.pick(state.answers)])
            else:
                self.waiting[game] = 1
                return

    def play(self, state: State, game: cython.int, code: cython.int) -> None:
        """Play a code; keep it for the bots outside."""
        if self.alone and not self.inside:
            if self.logged[game] < self.room:
                self.log[game * self.room + self.logged[game]] = code
                self.logged[game] += 1
            else:
                self.overran = True
        state.play(code)

    def show(self, state: State, game: cython.int) -> None:
        """Write what the seat that is asked may know, and what it may do."""
        self.seats[game] = state.actor
        self.encoder.write(state, state.actor, self.observations, game * self.encoder.size)
        self.encoder.mask(state, self.masks, game * self.encoder.actions)

    def close(self, state: State, game: cython.int, winners: cython.int) -> None:
        """Write the result; `winners` has a bit for each seat that wins. Rewards sum to zero: 1 for winning alone, and shared victories
        share it."""
        seat: cython.int
        place: cython.int
        number: cython.int = 0
        for seat in range(self.players):
            number += (winners >> seat) & 1
        for seat in range(self.players):
            place = game * self.players + (seat if self.learners[game] < 0 else (seat - self.learners[game] + self.players) % self.players)
            if (winners >> seat) & 1:
                self.rewards[place] = (cython.cast(cython.float, self.players) / number - 1) / (self.players - 1)
            else:
                self.rewards[place] = cython.cast(cython.float, -1) / (self.players - 1)
            self.points[place] = state.score(seat)
        self.ended[game] = 1
        if self.shows_final:
            seat = self.learners[game] if self.learners[game] >= 0 else state.seat
            self.encoder.write(state, seat, self.final_observations, game * self.encoder.size)

    if not cython.compiled:  # compiled, the .pxd has these

        def make_room(self, games: int, players: int) -> None:
            """Make room for the places of states and generators."""
            self.state: list[State] = [None] * games  # type: ignore[list-item]
            self.generator: list[Random] = [None] * games  # type: ignore[list-item]
            self.start: list[State] = [None] * players  # type: ignore[list-item]

        def put_game(self, game: int, state: State, rng: Random) -> None:
            """Keep the place of a game's state and generator."""
            self.state[game], self.generator[game] = state, rng

        def free_room(self) -> None:
            """Give the room back."""

        def put_start(self, first: int, state: State) -> None:
            """Keep the place of a first position."""
            self.start[first] = state

    else:

        def __dealloc__(self) -> None:
            self.free_room()
