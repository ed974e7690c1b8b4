"""The three functions of Kaggle's game harness for these games: `get_legal_moves`, `make_prompt`, `parse_response`.

An observation is the one of Kaggle's OpenSpiel environment; `observe` makes the same of a match. `Harness(legal_moves=False)` leaves the
legal moves out of the prompt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from emporion.engine.errors import EmporionError, shown
from emporion.engine.match import Match
from emporion.lab.description import describe
from emporion.lab.errors import library
from emporion.lab.prompts import LABEL, find_move, position, question
from emporion.text import say


@dataclass(frozen=True)
class ParseResult:
    """The legal move that a response names, if it does, and what it seems to name."""

    legal_action: str | None = None
    raw_action: str | None = None


def observe(match: Match, player_id: int) -> dict[str, Any]:
    """What a player of Kaggle's environment gets: the position in words, and the legal moves if it is asked."""
    asked = match.actor == player_id
    legal = describe(match).legal(match) if asked else []
    return {
        "observationString": "\n\n".join(filter(None, [position(match, player_id), question(match, player_id) if asked else ""])),
        "legalActions": legal,
        "legalActionStrings": [describe(match).text(number) for number in legal],
        "currentPlayer": match.actor if isinstance(match.actor, int) else -1,
        "playerId": player_id,
        "isTerminal": match.is_over,
    }


@dataclass(frozen=True)
class Harness:
    """The three functions, with the legal moves in the prompt or without."""

    legal_moves: bool = True

    def get_legal_moves(self, observation: Mapping[str, Any]) -> dict[int, str]:
        """The texts of the legal moves by their numbers; none for a player who is not asked."""
        if observation.get("isTerminal") or observation.get("currentPlayer") != observation.get("playerId"):
            return {}
        if "legalActions" in observation and "legalActionStrings" in observation:
            numbers, texts = observation["legalActions"], observation["legalActionStrings"]
            return dict(zip(map(int, numbers), map(str, texts), strict=True))
        serialized = observation.get("serializedGameAndState")
        if not serialized:
            raise EmporionError("kaggle-no-moves", fields=sorted(map(str, observation)))
        import_module("emporion.lab.open_spiel")
        _, state = library("pyspiel", "open_spiel").deserialize_game_and_state(serialized)
        return {number: state.action_to_string(number) for number in state.legal_actions()}

    def make_prompt(
        self,
        observation: Mapping[str, Any],
        move_history: Sequence[str] = (),
        previous_response: str | None = None,
        previous_action: str | None = None,
    ) -> str:
        """The prompt: the position, one's own moves so far, the legal moves, and what was wrong with an earlier response."""
        parts = [str(observation.get("observationString", ""))]
        if move_history:
            parts.append(say("prompt-earlier", moves=list(move_history)))
        if self.legal_moves:
            parts.append("\n".join([say("prompt-moves"), *self.get_legal_moves(observation).values()]))
        if previous_response is not None:
            parts.append(say("prompt-illegal", move=shown(previous_action)) if previous_action else say("prompt-unreadable"))
        parts.append(say("prompt-answer", label=LABEL))
        return "\n\n".join(filter(None, parts))

    def parse_response(self, response: str, legal_action_strings: Sequence[str]) -> ParseResult:
        """The move in a response."""
        found = find_move(response, legal_action_strings)
        return ParseResult(found.legal, found.raw)


_harness = Harness()
get_legal_moves = _harness.get_legal_moves
make_prompt = _harness.make_prompt
parse_response = _harness.parse_response
