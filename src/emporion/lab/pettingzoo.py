"""PettingZoo: the games as AEC environments, `pettingzoo.make("aec", "emporion/Corinth-v0", players=3)`.

Agents are `seat_0` to `seat_3`. An observation is a dict with `observation`, the flat row of the description, and `action_mask`, which is
in the infos, too. Rewards come at the end: 1 for winning alone, less for a shared victory, and all together 0.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from emporion.engine.errors import EmporionError
from emporion.engine.figures import Figures
from emporion.engine.game import Option
from emporion.lab import rendering
from emporion.lab.errors import library
from emporion.lab.play import Play, mask, observed, spaces

pettingzoo = library("pettingzoo")
gymnasium = library("gymnasium")


def env(game: str, **options: Any) -> Any:
    """The environment of a game, which complains if its methods are called in the wrong order."""
    return library("pettingzoo.utils.wrappers").OrderEnforcingWrapper(GameEnv(game, **options))


class GameEnv(pettingzoo.AECEnv):  # type: ignore[misc, name-defined]
    """A game as an environment of many agents."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        options: Mapping[str, Option] | None = None,
        figures: Figures | None = None,
        dtype: str = "int8",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "render_modes": list(rendering.MODES),
            "name": f"{game.replace('-', '_')}_v0",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.play = Play(game, players, options, figures)
        self.dtype = dtype
        self.render_mode = rendering.check_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        seen, masks = spaces(self.play.description, dtype)
        space = gymnasium.spaces.Dict({"observation": seen, "action_mask": masks})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.play.description.actions) for agent in self.possible_agents}

    @functools.cache  # noqa: B019 (PettingZoo asks for the same object each time)
    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed the next one follows from the last."""
        if seed is not None or not hasattr(self, "np_random"):
            self.np_random, _ = gymnasium.utils.seeding.np_random(seed)
        self.play.begin(int(self.np_random.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        if agent not in self.possible_agents:
            raise EmporionError("lab-no-agent", agent=str(agent), agents=self.possible_agents)
        seat = self.possible_agents.index(agent)
        return {"observation": observed(self.play, seat, self.dtype), "action_mask": mask(self.play, seat)}

    def step(self, action: Any) -> None:
        """Play a move by its number; IllegalAction if it is not legal, and then nothing has changed."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self.play.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.is_over:
            self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._show()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as a spectator sees it, in the render mode."""
        return rendering.render(self.play.match, None, self.render_mode)

    def close(self) -> None:
        """Nothing has to be closed."""

    def _show(self) -> None:
        """Select the agent that is asked, and bring the infos up to date."""
        self.agent_selection = self.possible_agents[self.play.seat]
        self.infos = {agent: {"action_mask": mask(self.play, seat)} for seat, agent in enumerate(self.possible_agents)}
