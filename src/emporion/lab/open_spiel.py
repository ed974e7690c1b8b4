"""OpenSpiel: importing this module registers `emporion_corinth` and `emporion_golden_horn`.

Chance is explicit: Corinth's roll falls die by die, Golden Horn's cubes and cards one by one. The string of an information state is what
the seat has seen happen, event by event; its tensor is the observation, which holds the position and not the past. OpenSpiel's MCTS and
ISMCTS written in Python play these games; those written in C++ crash on any game written in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from emporion import games
from emporion.engine.contract import CHANCE, OVER
from emporion.engine.errors import EmporionError
from emporion.engine.game import Game, Option, written
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.state import State
from emporion.games.corinth.move_texts import roll_code
from emporion.lab.description import Description, describe
from emporion.lab.errors import library

pyspiel = library("pyspiel", "open_spiel")
numpy = library("numpy", "open_spiel")

FACES = 6
MAX_OUTCOMES = 16
"""More than the highest code of a cube or a card of Golden Horn."""


class Told:
    """What each seat has seen happen. Copies are shallow: what was seen does not change."""

    def __init__(self, lines: list[list[str]]) -> None:
        self.lines = lines

    def __deepcopy__(self, memo: object) -> Told:
        return Told([list(lines) for lines in self.lines])


def _type(name: str, game: Game[Any]) -> Any:
    """What OpenSpiel has to know of a game."""
    kinds = pyspiel.GameType
    information = kinds.Information.PERFECT_INFORMATION if game.open else kinds.Information.IMPERFECT_INFORMATION
    return kinds(
        short_name=name,
        long_name=f"Emporion {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], **{name: values[0] for name, values in game.options.items()}},
        provides_factored_observation_string=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc, name-defined]
    """A game with a number of players and options."""

    def __init__(self, kind: Any, game: Game[Any], params: Mapping[str, Any]) -> None:
        players = int(params.get("players", game.players[0]))
        options: dict[str, Option] = dict(game.option(f"{name}={written(params[name])}") for name in game.options if name in params)
        self.opening = Match(game, players, options=options)
        self.description: Description = describe(self.opening)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.description.actions,
            max_chance_outcomes=FACES if game.name == "corinth" else MAX_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * game.longest,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 12 * self.opening.game.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise EmporionError("lab-no-observer-parameters")
        return SpielObserver(self.description, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc, name-defined]
    """A position. OpenSpiel copies its attributes when it clones it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        opening = game.opening
        self.position: State = opening.copy().state
        self.dice: list[int] = []
        self.told = Told([[] for _ in range(opening.players)])

    # What OpenSpiel asks.

    def current_player(self) -> int:
        actor = self.position.actor
        return int(pyspiel.PlayerId.TERMINAL if actor == OVER else pyspiel.PlayerId.CHANCE if actor == CHANCE else actor)

    def is_terminal(self) -> bool:
        return self.position.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._description.encoding.encoder.legal(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._rolls:
            return [(face, 1 / FACES) for face in range(FACES)]
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        if self.position.actor != CHANCE:
            code = self._description.encoding.encoder.code(self.position, action)
            if code < 0:
                raise ValueError(f"{action} is not legal here")
            self._play(code)
        elif not self._rolls:
            self.position.step(action)
            self._tell()
        else:
            self.dice.append(action + 1)
            white, yellow = self._box.dice.white, self.position.yellow_rolled()
            if len(self.dice) == white + yellow:
                rolled, self.dice = self.dice, []
                self._play(roll_code(rolled[:white], rolled[white:]))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self._description.texts[action]
        return f"die {action + 1}" if self._rolls else self._opening.game.text(self.position, action)

    def returns(self) -> list[float]:
        players = self._opening.players
        if not self.is_terminal():
            return [0.0] * players
        winners = self.position.leaders()
        share = (players / len(winners) - 1) / (players - 1)
        return [share if seat in winners else -1 / (players - 1) for seat in range(players)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to a player: what it cannot see is dealt anew."""
        found: SpielState = self.clone()
        found.position.guess(player_id, Random(str(probability_sampler())))
        return found

    def to_json(self) -> str:
        """The position as a spectator sees it: the view as JSON."""
        return msgspec.json.encode(self._opening.game.view(self.position, None)).decode()

    def __str__(self) -> str:
        return "\n".join(self.told.lines[0][-1:]) + f"|{','.join(map(str, self.dice))}|{len(self.history())}"

    # Inside.

    @property
    def _opening(self) -> Match:
        found: Match = self.get_game().opening
        return found

    @property
    def _description(self) -> Description:
        found: Description = self.get_game().description
        return found

    @property
    def _box(self) -> Any:
        return self._opening.components

    @property
    def _rolls(self) -> bool:
        return self._opening.game.name == "corinth"

    def _play(self, code: int) -> None:
        self.position.step(code)
        self._tell()

    def _tell(self) -> None:
        """Keep what each seat saw of the last event."""
        effects = self._opening.game.effects(self.position, self.position.drain_notes())
        for seat, lines in enumerate(self.told.lines):
            lines.append(";".join(repr(effect.seen(seat)) for effect in effects))


class SpielObserver:
    """What a player may know, as a tensor and as a string."""

    def __init__(self, description: Description, perfect_recall: bool) -> None:
        self._description = description
        self._perfect_recall = perfect_recall
        self.tensor = numpy.zeros(description.size, numpy.float32)
        self.dict = {
            field.name: self.tensor[place].reshape(field.shape or (1,))
            for field, place in zip(description.fields, description.encoding.places.values(), strict=True)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._description.encoding.encoder.observe(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._perfect_recall:
            return "\n".join([f"seat {player}", *state.told.lines[player], ",".join(map(str, state.dice))])
        cells = self._description.encoding.encoder.observe(state.position, player)
        return f"{bytes(cell & 255 for cell in cells).hex()} {','.join(map(str, state.dice))}"


CORINTH = _type("emporion_corinth", games.find("corinth"))
GOLDEN_HORN = _type("emporion_golden_horn", games.find("golden-horn"))


class CorinthSpiel(SpielGame):
    """`emporion_corinth(players=2,steward=sum)`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(CORINTH, games.find("corinth"), params or {})


class GoldenHornSpiel(SpielGame):
    """`emporion_golden_horn(players=2,modone=standard,warehouses=hidden,dominio=false)`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(GOLDEN_HORN, games.find("golden-horn"), params or {})


for _kind, _class in ((CORINTH, CorinthSpiel), (GOLDEN_HORN, GoldenHornSpiel)):
    if _kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_kind, _class)
