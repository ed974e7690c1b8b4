"""A language model as a custom player: a command that reads the position in words and prints its answer.

EMPORION_MODEL='llm -m my-model' emporion benchmark emporion.lab.language_bot:Bot

It can be named wherever players are, in `benchmark`, `duel`, `arena`, `simulate` and `play`. EMPORION_MODEL_SECONDS limits an answer (300);
a decision has time for all of them.
"""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Callable

from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.lab.prompts import find_move, prompt, refusal

COMMAND = "EMPORION_MODEL"
SECONDS = "EMPORION_MODEL_SECONDS"
ERROR_ALLOWANCE = 1
"""How many answers to a decision may name no legal move before the next one is a fault."""

SPARE_SECONDS = 10.0
"""For the prompts, besides the answers."""

Model = Callable[[str], str]
"""Answers a prompt."""


class Bot:
    """A player that asks a model: a function, or without one the command that EMPORION_MODEL names."""

    def __init__(self, model: Model | None = None, *, legal_moves: bool = True, rules: bool = False) -> None:
        """`legal_moves` lists the legal moves in the prompt, `rules` puts the rulebook into it."""
        self._model = model or _command()
        self.seconds_per_decision = (1 + ERROR_ALLOWANCE) * _answer_seconds() + SPARE_SECONDS
        self._legal_moves = legal_moves
        self._rules = rules

    def choose(self, match: Match, rng: Random) -> str:
        """The legal move that the model names; EmporionError if it names none, not even when it is told so."""
        legal, answered = match.moves(), None
        for _ in range(1 + ERROR_ALLOWANCE):
            seat = match.state.actor
            asked = prompt(match, seat, legal_moves=self._legal_moves, with_rules=self._rules, answered=answered)
            answer = find_move(self._model(asked), legal)
            if answer.legal is not None:
                return answer.legal
            answered = answer.raw or ""
        raise EmporionError("model-no-move", why=refusal(answer, legal))


def _answer_seconds() -> float:
    """The limit of an answer."""
    return float(os.environ.get(SECONDS, "300"))


def _command() -> Model:
    """The model behind the command of the environment."""
    words = shlex.split(os.environ.get(COMMAND, ""))
    if not words:
        raise EmporionError("model-no-command", variable=COMMAND)
    seconds = _answer_seconds()

    def answer(asked: str) -> str:
        try:
            done = subprocess.run(words, input=asked, capture_output=True, text=True, timeout=seconds, check=False)
        except subprocess.TimeoutExpired:
            raise EmporionError("model-slow", command=words[0], seconds=seconds) from None
        except OSError as error:
            raise EmporionError("model-failed", command=words[0], detail=error.strerror or str(error)) from None
        if done.returncode:
            raise EmporionError("model-failed", command=words[0], detail=done.stderr.strip().rpartition("\n")[2])
        return done.stdout

    return answer
