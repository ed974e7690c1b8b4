"""OpenSpiel: importing this module registers `emporion_corinth` and `emporion_golden_horn`.

Chance is explicit: Corinth's roll falls die by die, Golden Horn's cubes and cards one by one. The string of an information state is what
the seat has seen happen, event by event, and its observation; its tensor is the observation, which holds the position and not the past.
OpenSpiel's MCTS and ISMCTS written in Python play these games. Those written in C++ crash on any game written in Python, so they refuse
these.
"""

from __future__ import annotations

import functools
import json
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


class PrivateLines:
    """What each seat has seen happen. Copies are shallow: what was seen does not change."""

    def __init__(self, lines: list[list[str]]) -> None:
        self.lines = lines

    def __deepcopy__(self, memo: object) -> PrivateLines:
        return PrivateLines([list(lines) for lines in self.lines])


class Struct:
    """Named values, as OpenSpiel's structs of games written in C++: made of a dict or of JSON, and given back as either."""

    def __init__(self, values: Mapping[str, Any] | str) -> None:
        found = json.loads(values) if isinstance(values, str) else dict(values)
        if not isinstance(found, dict):
            raise ValueError(f"a struct is a JSON object, and this is {values}")
        self._values = found

    def to_dict(self) -> dict[str, Any]:
        return dict(self._values)

    def to_json(self) -> str:
        return json.dumps(self._values, ensure_ascii=False)

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["_values"][name]
        except KeyError:
            raise AttributeError(name) from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and self._values == other._values

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Struct({self.to_json()})"


def _type(name: str, game: Game[Any]) -> Any:
    """What OpenSpiel has to know of a game."""
    kinds = pyspiel.GameType
    information = kinds.Information.PERFECT_INFORMATION if game.is_open else kinds.Information.IMPERFECT_INFORMATION
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

    ActionStruct = ObservationStruct = StateStruct = Struct

    def action_struct_spec(self) -> tuple[str, str]:
        """The fields of an action as JSON, and an example."""
        return '{"move": string}', json.dumps({"move": self.description.texts[0]})

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
        self.seen_lines = PrivateLines([[] for _ in range(opening.players)])

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
            self._note_seen()
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

    # Structs. Those of the base class can be made in C++ alone.

    def to_struct(self) -> Struct:
        """The position as a spectator sees it."""
        return self._view(None)

    def to_observation_struct(self, player: int | None = None) -> Struct:
        """The position as a player sees it; without a player, the one that is asked."""
        return self._view(self.position.actor if player is None and self.position.actor >= 0 else player)

    def to_json(self) -> str:
        return self.to_struct().to_json()

    def to_dict(self) -> dict[str, Any]:
        return self.to_struct().to_dict()

    def action_to_struct(self, player_or_action: int, action: int | None = None) -> Struct:
        """An action as its move text, or as what chance does."""
        player, found = (self.current_player(), player_or_action) if action is None else (player_or_action, action)
        return Struct({"move": self._action_to_string(player, found)})

    def struct_to_actions(self, struct: Struct) -> list[int]:
        """The legal action of a struct as a list; EmporionError if it names none."""
        player, move = self.current_player(), struct.to_dict().get("move")
        for action in self.legal_actions():
            if self._action_to_string(player, action) == move:
                return [action]
        raise EmporionError("lab-unknown-text", text=str(move))

    def validate_action_struct(self, struct: Struct) -> Any:
        """OpenSpiel's status: whether the struct names a legal action."""
        try:
            self.struct_to_actions(struct)
        except EmporionError as error:
            return pyspiel.Status(pyspiel.StatusValue.ERROR_STATUS, str(error))
        return pyspiel.Status(pyspiel.StatusValue.OK_STATUS, "")

    def apply_action_struct(self, struct: Struct) -> Any:
        """Play the action of a struct; if it is not legal, nothing changes, and the status says so."""
        status = self.validate_action_struct(struct)
        if status.ok():
            self.apply_action(self.struct_to_actions(struct)[0])
        return status

    def __str__(self) -> str:
        return "\n".join(self.seen_lines.lines[0][-1:]) + f"|{','.join(map(str, self.dice))}|{len(self.history())}"

    # Inside.

    def _view(self, seat: int | None) -> Struct:
        return Struct(msgspec.to_builtins(self._opening.game.view(self.position, seat)))

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
        self._note_seen()

    def _note_seen(self) -> None:
        """Keep what each seat saw of the last event."""
        effects = self._opening.game.effects(self.position, self.position.drain_notes())
        for seat, lines in enumerate(self.seen_lines.lines):
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
        cells = self._description.encoding.encoder.observe(state.position, player)
        seen = f"{bytes(cell & 255 for cell in cells).hex()} {','.join(map(str, state.dice))}"
        # The observation is needed too: in a state that was dealt anew the others hold other cards than those that were seen.
        if self._perfect_recall:
            return "\n".join([f"seat {player}", *state.seen_lines.lines[player], seen])
        return seen


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


def _refuse_ours(bot: type[Any], name: str) -> None:
    """Let a method of a bot written in C++ refuse these games before it ends the process. The class itself is changed, and not
    replaced by another: a program may have imported it before this module."""
    method = getattr(bot, name)
    if getattr(method, "refuses_emporion", False):
        return

    @functools.wraps(method, updated=())
    def call(self: Any, *given: Any, **named: Any) -> Any:
        if any(isinstance(value, SpielState | SpielGame) for value in (*given, *named.values())):
            raise EmporionError("lab-spiel-bot", bot=bot.__name__)
        return method(self, *given, **named)

    call.refuses_emporion = True  # type: ignore[attr-defined]
    setattr(bot, name, call)


for _bot in (pyspiel.MCTSBot, pyspiel.ISMCTSBot):
    for _name in ("__init__", "step", "step_verbose", "step_with_policy", "get_policy", "mcts_search"):
        if hasattr(_bot, _name):
            _refuse_ours(_bot, _name)
