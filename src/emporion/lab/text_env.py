"""A game as text, in the shape of TextArena: `reset`, `get_observation`, `step` with a model's answer, `close`.

env = TextEnv("corinth")
env.reset(num_players=2, seed=7)
done = False
while not done:
    player_id, observation = env.get_observation()
    done, info = env.step(agents[player_id](observation))
rewards, game_info = env.close()
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emporion.engine.errors import EmporionError
from emporion.engine.figures import Figures
from emporion.engine.game import Option
from emporion.lab.play import Play
from emporion.lab.prompts import Answer, find_move, prompt, refusal


class TextEnv:
    """A game that is read and answered in words. An answer without a legal move changes nothing; too many of them lose the game."""

    def __init__(
        self,
        game: str,
        *,
        options: Mapping[str, Option] | None = None,
        figures: Figures | None = None,
        legal_moves: bool = True,
        rules: bool = True,
        error_allowance: int = 1,
    ) -> None:
        """`rules` puts the rulebook into the first observation of each seat. After `error_allowance` wrong answers to one decision the
        next one loses the game."""
        self._setup = game, options, figures
        self._legal_moves = legal_moves
        self._rules = rules
        self._allowance = error_allowance
        self._play: Play | None = None

    def reset(self, num_players: int = 2, seed: int | None = None) -> None:
        """Begin a game. The same seed and answers give the same game."""
        game, options, figures = self._setup
        self._play = Play(game, num_players, options, figures)
        self._play.begin(0 if seed is None else seed, "text")
        self._greeted: set[int] = set()
        self._errors = [0] * num_players
        self._in_a_row = 0
        self._wrong: Answer | None = None
        self._loser: int | None = None

    @property
    def play(self) -> Play:
        """The game; EmporionError before `reset`."""
        if self._play is None:
            raise EmporionError("lab-not-begun")
        return self._play

    def get_observation(self) -> tuple[int, str]:
        """The seat that is asked, and what it reads."""
        play = self.play
        seat = play.seat
        with_rules = self._rules and seat not in self._greeted
        self._greeted.add(seat)
        answered = None if self._wrong is None else self._wrong.raw or ""
        return seat, prompt(play.match, seat, legal_moves=self._legal_moves, with_rules=with_rules, answered=answered)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take an answer of the seat that is asked: whether the game has ended, and what became of the answer."""
        play = self.play
        if self.done:
            raise EmporionError("lab-over")
        seat, legal = play.seat, play.match.moves()
        answer = find_move(action, legal)
        if answer.legal is None:
            self._wrong = answer
            self._errors[seat] += 1
            self._in_a_row += 1
            if self._in_a_row > self._allowance:
                self._loser = seat
            return self.done, {"seat": seat, "move": None, "error": refusal(answer, legal), "legal": legal}
        self._wrong, self._in_a_row = None, 0
        play.play(answer.legal)
        return self.done, {"seat": seat, "move": answer.legal, "error": None}

    @property
    def done(self) -> bool:
        """Whether the game has ended, by its rules or by wrong answers."""
        return self.play.is_over or self._loser is not None

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """The rewards of the seats, all together 0, and for each seat its points and wrong answers. Of a game that goes on, all are 0."""
        play = self.play
        seats = range(play.players)
        if self._loser is not None:
            rewards = [-1.0 if seat == self._loser else 1 / (play.players - 1) for seat in seats]
        else:
            rewards = play.rewards() if play.is_over else [0.0] * play.players
        points = play.match.scores()
        infos = {
            seat: {"points": points[seat], "wrong_answers": self._errors[seat], "lost_by_answers": seat == self._loser} for seat in seats
        }
        return dict(enumerate(rewards)), infos
