"""Many games at once: compiled, on all cores, NumPy arrays in and out. `make` opens them.

>>> import numpy
>>> from emporion.lab import vector
>>> games = vector.make("corinth", num_envs=4, players=2, seed=1)
>>> games.observations.shape, games.action_mask.shape
((4, 260), (4, 42))
>>> step = games.step(games.action_mask.argmax(axis=1))
>>> step.rewards.shape, bool(step.ended.any())
((4, 2), False)
"""

from __future__ import annotations

import logging
import os
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence, Sized
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from operator import index
from typing import Any, NamedTuple

from emporion import games, players
from emporion.engine.errors import EmporionError
from emporion.engine.figures import Figures
from emporion.engine.game import Game, Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.state import State
from emporion.lab.description import Description, describe, scales
from emporion.lab.errors import IllegalAction, library
from emporion.lab.stepper import Stepper
from emporion.players.custom_players import BotFault
from emporion.players.search_player import Thinker

_logger = logging.getLogger(__name__)

MAX_EVENTS = 512
"""Events that a game may have between two decisions of its learner, if bots are asked for the others."""
GAMES_PER_THREAD = 128
"""Fewer games than this for each further thread are stepped faster without it."""


class Step(NamedTuple):
    """The arrays of an environment after a step: they are written over by the next one."""

    observations: Any
    action_mask: Any
    rewards: Any
    ended: Any
    seats: Any


def make(
    game: str,
    num_envs: int = 2048,
    players: int = 2,
    *,
    options: Mapping[str, Option] | None = None,
    figures: Figures | None = None,
    opponents: str | Sequence[str] | None = None,
    seed: int = 0,
    threads: int | None = None,
    final_observations: bool = False,
) -> VectorGames:
    """Many games of one kind, already begun.

    Without `opponents`, every decision is asked for, whichever seat it is of. With the names of bots, one seat of each game learns, another
    one in each game, and the bots have the others: the first name is that of the next seat, and the last one also takes those left over.
    """
    found = games.find(game)
    try:
        number = index(num_envs)
    except TypeError:  # no integer, of NumPy or of Python
        number = 0
    if number < 1:
        raise EmporionError("lab-no-games", games=str(num_envs))
    seats = found.seats(players)
    names = [opponents] if isinstance(opponents, str) else list(opponents or ())
    if len(names) > seats - 1:
        raise EmporionError("wrong-bots", bots=len(names), seats=seats - 1)
    return VectorGames(found, number, seats, found.chosen(options or {}), figures, names, seed, threads, final_observations)


class VectorGames:
    """Games that are stepped together. A game that ends gives its rewards and begins anew within the same step."""

    def __init__(
        self,
        game: Game[Any],
        num_envs: int,
        players: int,
        options: Mapping[str, Option],
        figures: Figures | None,
        opponents: Sequence[str],
        seed: int,
        threads: int | None,
        final_observations: bool,
    ) -> None:
        numpy = library("numpy")
        self.game = game
        self.num_envs = num_envs
        self.players = players
        self._first = [Match(game, players, first=first, options=options, figures=figures) for first in range(players)]
        self.description: Description = describe(self._first[0])
        self.num_actions = self.description.actions
        self.observations = numpy.zeros((num_envs, self.description.size), dtype=numpy.int8)
        """What the seat that is asked may know in each game."""
        self._masks = numpy.zeros((num_envs, self.num_actions), dtype=numpy.int8)
        self.action_mask = self._masks.view(numpy.bool_)
        """Which moves are legal. It cannot be written to, because it says what `step` accepts."""
        self.action_mask.flags.writeable = False
        self.final_observations = numpy.zeros((num_envs if final_observations else 0, self.description.size), dtype=numpy.int8)
        """Of games that ended in this step, the last position, if wanted: from the learner's side, or that of the last seat."""
        self.seats = numpy.zeros(num_envs, dtype=numpy.int8)
        """The seat that is asked in each game."""
        self.rewards = numpy.zeros((num_envs, players), dtype=numpy.float32)
        """Of games that ended in this step: 1 for winning alone, less for a shared victory, and all together 0. With opponents the
        learner's comes first, then those of the next seats."""
        self.points = numpy.zeros((num_envs, players), dtype=numpy.int32)
        """The points of the last finished game, in the order of the rewards."""
        self._ended = numpy.zeros(num_envs, dtype=numpy.int8)
        self.ended = self._ended.view(numpy.bool_)
        """Which games ended in this step."""
        self._waiting = numpy.zeros(num_envs, dtype=numpy.int8)
        self._actions = numpy.zeros(num_envs, dtype=numpy.int32)
        self.faults: dict[int, BotFault] = {}
        """By the number of a game, the fault of a bot in this step: the bot has lost that game, and another one has begun."""
        self._stepper: Stepper
        self._alone = bool(opponents)
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self.threads = max(1, min(threads or cores, -(-num_envs // GAMES_PER_THREAD)))
        self._bots = _Bots(self, opponents) if any(name != "random" for name in opponents) else None
        self._workers = _Workers(self.threads, num_envs)
        weakref.finalize(self, self._workers.stop)
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | None = None) -> Step:
        """Begin all games anew. The same seed and the same actions give the same games, on any number of threads.

        With a sequence of seeds each game has its own, and goes as the first game of an environment with that seed.
        """
        numpy = library("numpy")
        if seed is None:
            seed = int.from_bytes(os.urandom(8), "little")
        keys = [(one, 0) for one in seed] if isinstance(seed, Sized) else [(seed, number) for number in range(self.num_envs)]
        if len(keys) != self.num_envs:
            raise EmporionError("lab-seeds", games=self.num_envs, found=len(keys))
        self.seed = seed
        states = [match.spare_state() for match in self._first]
        for state, match in zip(states, self._first, strict=True):
            state.become(match.state)
        boards: list[State] = [self._first[0].spare_state() for _ in range(self.num_envs)]
        generators = [Random(int(one), "games", number) for one, number in keys]
        self._stepper = Stepper(self.description.encoding.encoder, boards, generators, states)
        self._stepper.use(
            self.observations.reshape(-1),
            self._masks.reshape(-1),
            self.final_observations.reshape(-1),
            self.seats,
            self.rewards.reshape(-1),
            self.points.reshape(-1),
            self._ended,
        )
        logged = self.num_envs if self._bots else 0
        self._log = numpy.zeros((logged, MAX_EVENTS), dtype=numpy.int32)
        self._logged = numpy.zeros(self.num_envs, dtype=numpy.int32)
        self._number = numpy.zeros(self.num_envs, dtype=numpy.int32)
        self.learners = numpy.zeros(self.num_envs, dtype=numpy.int8)
        """The seat that learns in each game; -1 if all are asked."""
        inside = self._alone and self._bots is None
        self._stepper.seat_bots(self._alone, inside, self.learners, self._waiting, self._log.reshape(-1), self._logged, self._number)
        self.rewards[:] = 0
        self._ended[:] = 0
        self.faults = {}
        self._workers.run(self._stepper.begin)
        if self._bots:
            self._bots.reset(keys)
            self._bots.answer()
            self.rewards[:] = 0
            self._ended[:] = 0
        return self._step()

    def step(self, actions: Any) -> Step:
        """Play an action in each game. IllegalAction names the first game whose action is not legal, and then nothing has changed."""
        numpy = library("numpy")
        chosen = numpy.ascontiguousarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise EmporionError("lab-actions-shape", games=self.num_envs, found=f"{chosen.dtype} {chosen.shape}")
        if chosen.dtype.itemsize > 4:  # compared before the cast, which keeps the lower 32 bits alone
            chosen = numpy.where((chosen >= 0) & (chosen < self.num_actions), chosen, -1)
        wrong = self._stepper.check(chosen.astype(numpy.int32, copy=False))
        if wrong >= 0:
            legal = [int(number) for number in self.action_mask[wrong].nonzero()[0]]
            raise IllegalAction(int(numpy.asarray(actions)[wrong]), legal, self.description.texts, wrong)
        self.faults = {}
        if self._bots:
            self._bots.note_asked()
        self._workers.run(self._stepper.step)
        if self._bots:
            self._bots.answer()
        return self._step()

    def floats(self) -> Any:
        """The observations as float32, each figure scaled by its field's range to 0 to 1; a new array."""
        low, scale = scales(self.description.encoding)
        return (self.observations - low) * scale

    def state(self, game: int) -> State:
        """A copy of a game's state, with everything hidden: for tests and for looking at it, not for the seats."""
        return self._stepper.copy_state(game)

    def __reduce__(self) -> tuple[object, ...]:
        """Threads and buffers are not copied. The state of each game is: `state`."""
        raise EmporionError("lab-no-copy")

    def close(self) -> None:
        """End the threads."""
        self._workers.stop()

    def _step(self) -> Step:
        return Step(self.observations, self.action_mask, self.rewards, self.ended, self.seats)


class _Workers:
    """Threads that share the games: each always has the same part. The caller's thread is the first."""

    def __init__(self, threads: int, number: int) -> None:
        bounds = [number * i // threads for i in range(threads + 1)]
        self._parts = list(pairwise(bounds))
        self._work: Callable[[int, int], None] | None = None
        self._is_closed = False
        self._called = [_taken() for _ in self._parts[1:]]
        self._done = [_taken() for _ in self._parts[1:]]
        self._threads = [threading.Thread(target=self._serve, args=(i,), daemon=True) for i in range(threads - 1)]
        for thread in self._threads:
            thread.start()

    def run(self, work: Callable[[int, int], None]) -> None:
        """Do the work for all games."""
        if self._is_closed:
            raise EmporionError("lab-closed")
        self._work = work
        for called in self._called:
            called.release()
        work(*self._parts[0])
        for done in self._done:
            done.acquire()

    def stop(self) -> None:
        """End the threads."""
        self._work, self._is_closed = None, True
        for called, thread in zip(self._called, self._threads, strict=True):
            if thread.is_alive():
                called.release()
                thread.join()

    def _serve(self, number: int) -> None:
        while True:
            self._called[number].acquire()
            if self._work is None:
                return
            self._work(*self._parts[number + 1])
            self._done[number].release()


def _taken() -> threading.Lock:
    """A lock that is held and that another thread will release: the quickest way to wake a thread."""
    lock = threading.Lock()
    lock.acquire()
    return lock


class _Bots:
    """Bots of any level, asked for the seats that do not learn. Each game has a `Match`, which follows what was played."""

    def __init__(self, owner: VectorGames, names: Sequence[str]) -> None:
        self._owner = weakref.proxy(owner)
        seats = owner.players - 1
        self._names = [*names, *[names[-1]] * (seats - len(names))]
        for name in self._names:
            players.find(name)  # refuses an unknown name at once
        self._at_hand = threading.local()
        self._pool = ThreadPoolExecutor(owner.threads)
        weakref.finalize(self, self._pool.shutdown, wait=False)

    def reset(self, keys: Sequence[tuple[int, int]]) -> None:
        """Forget the games. `keys` has the seed of each, and its number with this seed."""
        owner = self._owner
        self._keys = keys
        self._matches: list[Match | None] = [None] * owner.num_envs
        self._numbers = [0] * owner.num_envs
        self._asked = owner._number * 0

    def note_asked(self) -> None:
        """Note which games the learner decides in: one that a fault ends before its first decision brings it nothing."""
        self._asked = self._owner._number.copy()

    def answer(self) -> None:
        """Ask the bots until every game is at a learner's decision."""
        owner = self._owner
        for game in (owner._logged + owner._waiting).nonzero()[0]:
            self._follow(int(game))
        while len(waiting := owner._waiting.nonzero()[0]):
            found = [int(game) for game in waiting]
            for game, code in zip(found, self._pool.map(self._choose, found), strict=True):
                if isinstance(code, BotFault):
                    self._forfeit(game, code)
                else:
                    owner._stepper.answer(game, code)
                self._follow(game)
        if owner._stepper.overran:
            raise RuntimeError(f"more than {MAX_EVENTS} events between two decisions")

    def _follow(self, game: int) -> None:
        """Play in the match of a game what was played since."""
        owner = self._owner
        match = self._matches[game]
        if match is None or self._numbers[game] != owner._number[game]:
            first = int(owner._stepper.first_seat(game))
            match = self._matches[game] = owner._first[first].copy()
            self._numbers[game] = int(owner._number[game])
        for code in owner._log[game, : owner._logged[game]]:
            match.play(match.game.text(match.state, int(code)))
        owner._logged[game] = 0

    def _forfeit(self, game: int, fault: BotFault) -> None:
        """End a game by the fault of its bot."""
        owner = self._owner
        _logger.warning("Game %d ended by a fault: %s", game, fault)
        owner.faults[game] = fault
        owner._stepper.forfeit(game, bool(owner._number[game] == self._asked[game]))

    def _choose(self, game: int) -> int | BotFault:
        """The code of the move that the bot chooses in a game, or its fault."""
        owner = self._owner
        match = self._matches[game]
        assert match is not None
        name = self._names[(match.state.actor - int(owner.learners[game]) - 1) % owner.players]
        known: dict[str, players.Player] = self._at_hand.__dict__
        if name not in known:
            known[name] = players.find(name)
        seed, number = self._keys[game]
        rng = Random(int(seed), "bot", number, self._numbers[game], len(match.events))
        bot = known[name]
        if isinstance(bot, Thinker):
            bot.begin_anew()  # its trees may be those of another game: of which one, depends on the threads
        try:
            return match.code(bot.choose(match, rng))
        except BotFault as fault:
            return fault
