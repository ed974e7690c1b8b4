"""Gymnasium: one seat learns, bots have the others. `gymnasium.make("emporion/Corinth-v0", opponents="hard")`.

An observation is a dict with `observation`, the flat row of the description, and `action_mask`; the mask is in the info, too. The action
space samples legal moves. `gymnasium.make_vec("emporion/Corinth-v0", num_envs=1024)` opens the compiled vector environment.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence, Sized
from typing import Any

from emporion import players as known
from emporion.engine.errors import EmporionError
from emporion.engine.figures import Figures
from emporion.engine.game import Option
from emporion.engine.random import Random
from emporion.lab import rendering, vector
from emporion.lab.errors import library
from emporion.lab.play import Play, mask, observed, spaces
from emporion.players.custom_players import BotFault

gymnasium = library("gymnasium")
numpy = library("numpy")
_logger = logging.getLogger(__name__)


class Drawn(numpy.int64):  # type: ignore[misc, name-defined]
    """A number that `Moves.sample` drew without a mask: it stands for any legal move, also if the position is another one by now."""


class Moves(gymnasium.spaces.Discrete):  # type: ignore[misc, name-defined]
    """The numbers of all moves. Without a mask, `sample` draws one that is legal now."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.legal = numpy.zeros(number, dtype=numpy.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask=mask, probability=probability)
        return Drawn(super().sample(mask=self.legal if self.legal.any() else None))


class SingleAgent(gymnasium.Env):  # type: ignore[misc, name-defined]
    """A game in which one seat learns. Which one it is, is drawn for each game unless `seat` says it."""

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "easy",
        seat: int | None = None,
        options: Mapping[str, Option] | None = None,
        figures: Figures | None = None,
        dtype: str = "int8",
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, players, options, figures)
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        if not 1 <= len(names) <= players - 1:
            raise EmporionError("wrong-bots", bots=len(names), seats=players - 1)
        if seat is not None and not 0 <= seat < players:
            raise EmporionError("lab-no-seat", seat=seat, last=players - 1)
        self._names = [*names, *[names[-1]] * (players - 1 - len(names))]
        self._bots = [known.find(name) for name in self._names]
        self._fault: BotFault | None = None
        self._wanted_seat = seat
        self.seat = seat or 0
        self.dtype = dtype
        self.render_mode = rendering.check_mode(render_mode)
        seen, masks = spaces(self.play.description, dtype)
        self.observation_space = gymnasium.spaces.Dict({"observation": seen, "action_mask": masks})
        self.action_space = Moves(self.play.description.actions)

    def __getstate__(self) -> dict[str, Any]:
        """Bots are not copied: a copy or a pickle has new ones of the same names."""
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__.update(found)
        self._bots = [known.find(name) for name in self._names]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game, and let the bots play up to the learner's first decision."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(2**62))
            self.play.begin(number)
            self.seat = Random(number, "seat").below(self.play.players) if self._wanted_seat is None else self._wanted_seat
            self._choices = Random(number, "choices")
            self._let_bots_play()
            if not self._is_over:  # R7 of Corinth or a bot's fault may end a game before the learner is asked
                return self._observe(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play a move by its number, and let the bots answer; IllegalAction if it is not legal, and then nothing has changed."""
        if isinstance(action, Drawn) and not self.action_space.legal[action] and not self.play.is_over:
            legal = self.play.description.legal(self.play.match)
            action = legal[int(action) % len(legal)]
        if self._fault is not None:
            raise EmporionError("lab-over")
        self.play.act(action)
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        return self._observe(), self._reward(), self._is_over, False, self._info()

    def render(self) -> Any:
        """The table as the learner sees it, in the render mode."""
        return rendering.render(self.play.match, self.seat, self.render_mode)

    @property
    def _is_over(self) -> bool:
        """Whether the game has ended, also by a bot's fault."""
        return self.play.is_over or self._fault is not None

    def _reward(self) -> float:
        """What the game brought the learner; a bot that commits a fault loses to all others."""
        if self._fault is not None:
            return (self.play.players / (self.play.players - 1) - 1) / (self.play.players - 1)
        return self.play.rewards()[self.seat] if self.play.is_over else 0.0

    def _let_bots_play(self) -> None:
        """Play up to the learner's decision, the end of the game, or a bot's fault, which ends the game, too."""
        self._fault = None
        while not self.play.is_over and self.play.seat != self.seat:
            bot = self._bots[(self.play.seat - self.seat - 1) % self.play.players]
            try:
                move = bot.choose(self.play.match, self._choices)
            except BotFault as fault:
                _logger.warning("The game ended by a fault: %s", fault)
                self._fault = fault
                return
            self.play.play(move)

    def _observe(self) -> dict[str, Any]:
        self.action_space.legal = mask(self.play, self.seat)
        return {"observation": observed(self.play, self.seat, self.dtype), "action_mask": self.action_space.legal.copy()}

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": self.action_space.legal.copy(), "seat": self.seat, "scores": self.play.match.known_scores(self.seat)}
        return info if self._fault is None else info | {"fault": str(self._fault)}


class VectorGames(gymnasium.vector.VectorEnv):  # type: ignore[misc, name-defined]
    """Many games at once, stepped in compiled code. A game that ends begins anew within the same step.

    With `copy=False` the arrays are those of the games, written over by the next step; that saves the time of copying them, and is for
    learners that keep none of them. Against bots other than `random`, these are asked from Python.
    """

    metadata = {"render_modes": [], "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "random",
        copy: bool = True,
        **options: Any,
    ) -> None:
        self._copies = copy
        self.games = vector.make(game, num_envs, players, opponents=opponents, final_observations=True, **options)
        self.num_envs = num_envs
        seen, masks = spaces(self.games.description, "int8")
        self.single_observation_space = gymnasium.spaces.Dict({"observation": seen, "action_mask": masks})
        self.single_action_space = gymnasium.spaces.Discrete(self.games.num_actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._never = numpy.zeros(num_envs, dtype=bool)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games anew; with a list of seeds each game with its own, and by chance where that is None."""
        if isinstance(seed, Sized):
            self.games.reset([int(self.np_random.integers(2**62)) if one is None else int(one) for one in seed])
        else:
            super().reset(seed=seed)
            self.games.reset(int(self.np_random.integers(2**62)))
        return self._observe(), {"action_mask": self._kept(self.games.action_mask)}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Play an action in each game. IllegalAction names the first that is not legal, and then nothing has changed."""
        step = self.games.step(actions)
        info: dict[str, Any] = {"action_mask": self._kept(step.action_mask)}
        if step.ended.any():
            final = {
                "observation": self._kept(self.games.final_observations),
                "action_mask": numpy.zeros_like(step.action_mask, dtype=numpy.int8),
            }
            info |= {"final_obs": final, "_final_obs": self._kept(step.ended)}
        if self.games.faults:
            found, has_fault = numpy.full(self.num_envs, None, dtype=object), numpy.zeros(self.num_envs, dtype=bool)
            for number, fault in self.games.faults.items():
                found[number], has_fault[number] = str(fault), True
            info |= {"fault": found, "_fault": has_fault}
        return self._observe(), step.rewards[:, 0].astype(numpy.float64), self._kept(step.ended), self._kept(self._never), info

    def close(self, **options: Any) -> None:
        self.games.close()

    def _observe(self) -> dict[str, Any]:
        return {"observation": self._kept(self.games.observations), "action_mask": self._kept(self.games.action_mask.view(numpy.int8))}

    def _kept(self, array: Any) -> Any:
        """An array that the next step does not write over, unless `copy=False` was asked for."""
        return array.copy() if self._copies else array
