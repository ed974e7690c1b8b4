"""The games in words: prompts, answers, the text environment and the harness, each played by a scripted model."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path

import pytest

from emporion import Random, games
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.lab import describe, kaggle
from emporion.lab.language_bot import Bot
from emporion.lab.prompts import find_move, prompt, rulebook
from emporion.lab.text_env import TextEnv
from tests.conftest import random_play, run
from tests.lab.test_description import lookalikes

MOVES = ["buy 0", "buy 1", "take gold"]


@pytest.mark.parametrize(
    ("answer", "legal", "raw"),
    [
        ("buy 1", "buy 1", "buy 1"),
        ("I think that gold is best.\n\nMove: **take gold**.", "take gold", "take gold"),
        ("Move: buy 0\nNo, wait.\nMove: `BUY  1`", "buy 1", "buy 1"),
        ("[take gold]", "take gold", "take gold"),
        ("I would buy 1 but\n[buy 0] it is", "buy 0", "buy 0"),
        ("Move: buy 1 – a yellow die; 1 Gold Coin less", "buy 1", "buy 1"),
        ("Move: buy 7", None, "buy 7"),
        ("Either buy 0 or buy 1, I cannot say", None, "either buy 0 or buy 1, i cannot say"),
        ("", None, None),
        ("\n \n", None, None),
        ("Move:", None, "move:"),
        ("[[[[", None, ""),
    ],
)
def test_a_move_is_found_in_an_answer_or_nothing_is_guessed(answer: str, legal: str | None, raw: str | None) -> None:
    assert find_move(answer, MOVES) == (legal, raw)


@pytest.mark.parametrize(("game", "players"), [("corinth", 2), ("golden-horn", 3)])
def test_a_scripted_model_plays_the_text_environment(game: str, players: int) -> None:
    """It knows nothing but what it reads: a legal move from the list."""
    model = random.Random(3)
    env = TextEnv(game)
    env.reset(num_players=players, seed=5)
    done, first = False, True
    while not done:
        seat, read = env.get_observation()
        assert ("## " in read) == first or not first, "the rulebook stands in the first observation"
        listed = re.search(r"Your legal moves.*?:\n(.*?)\n\n", read, re.DOTALL)
        assert listed is not None
        moves = [line.partition(" – ")[0] for line in listed[1].splitlines()]
        assert moves == env.play.match.moves()
        done, info = env.step(f"Let me see.\nMove: {model.choice(moves)}")
        assert info["seat"] == seat
        assert info["error"] is None
        first = False
    rewards, infos = env.close()
    assert sum(rewards.values()) == pytest.approx(0)
    assert [infos[seat]["points"] for seat in range(players)] == env.play.match.scores()
    with pytest.raises(EmporionError, match="has ended"):
        env.step("buy 0")


def test_wrong_answers_are_told_change_nothing_and_lose_in_the_end() -> None:
    env = TextEnv("corinth", rules=False, error_allowance=2)
    with pytest.raises(EmporionError, match="reset"):
        env.get_observation()
    env.reset(num_players=3, seed=1)
    seat, _ = env.get_observation()
    before = env.play.match.copy()
    done, info = env.step("Move: buy 9")
    assert (done, info["move"], info["legal"]) == (False, None, before.moves())
    assert "“buy 9” is not a legal move here. Legal here: buy 0 and buy 1" in info["error"]
    assert env.play.match == before
    assert "“buy 9” is not a legal move here." in env.get_observation()[1]
    assert not env.step("")[0]
    assert "No move was found" in env.get_observation()[1]
    assert env.step("Move: nothing")[0]
    rewards, infos = env.close()
    assert rewards == {other: -1.0 if other == seat else 0.5 for other in range(3)}
    assert infos[seat]["wrong_answers"] == 3


def test_the_same_seed_gives_the_same_text() -> None:
    texts = []
    for seed in (4, 4, 5):
        env = TextEnv("golden-horn", legal_moves=False, rules=False)
        env.reset(2, seed)
        texts.append(env.get_observation()[1])
    assert texts[0] == texts[1] != texts[2]
    assert "Moves are written as in these examples" in texts[0]


def test_a_prompt_tells_a_seat_nothing_that_it_cannot_see() -> None:
    for one, two in lookalikes(3, seat=1, seed=2):
        if one.actor == 1:
            assert prompt(one, 1) == prompt(two, 1)
        assert kaggle.observe(one, 1) == kaggle.observe(two, 1)


def test_the_harness_gives_moves_prompt_and_what_was_answered() -> None:
    """The loop of Kaggle's harness: a wrong response is shown to the model with what was wrong."""
    match = Match(games.find("corinth"), 2)
    seen = kaggle.observe(match, 0)
    legal = kaggle.get_legal_moves(seen)
    assert legal == {number: describe(match).text(number) for number in describe(match).legal(match)}
    first = kaggle.make_prompt(seen, ["buy 1"])
    assert "Your moves so far: buy 1" in first
    assert "\nbuy 0\nbuy 1\n" in first
    assert "\nbuy 0\n" not in kaggle.Harness(legal_moves=False).make_prompt(seen)
    result = kaggle.parse_response("Move: buy 5", list(legal.values()))
    assert result == kaggle.ParseResult(None, "buy 5")
    again = kaggle.make_prompt(seen, [], previous_response="Move: buy 5", previous_action=result.raw_action)
    assert "“buy 5” is not a legal move here." in again
    assert kaggle.parse_response("Move: buy 0", list(legal.values())).legal_action == "buy 0"
    assert kaggle.get_legal_moves(kaggle.observe(match, 1)) == {}
    with pytest.raises(EmporionError, match=r"legalActions.*Its fields: currentPlayer and playerId"):
        kaggle.get_legal_moves({"currentPlayer": 0, "playerId": 0})


def test_the_harness_reads_openspiels_environment() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install emporion[open_spiel]")
    import emporion.lab.open_spiel  # noqa: F401

    game = pyspiel.load_game("emporion_corinth")
    state = game.new_initial_state()
    found = kaggle.get_legal_moves(
        {"serializedGameAndState": pyspiel.serialize_game_and_state(game, state), "currentPlayer": 0, "playerId": 0, "isTerminal": False}
    )
    assert list(found.values()) == ["buy 0", "buy 1"]


@pytest.mark.parametrize("game", games.NAMES)
def test_every_prompt_of_a_game_can_be_said(game: str) -> None:
    for number, match in enumerate(random_play(Match(games.find(game), 2), 6)):
        if number % 7 == 0 and isinstance(match.actor, int):
            said = prompt(match, match.actor)
            assert all(move in said for move in match.moves())
    assert "# " in rulebook(game)


SCRIPTED = """
import re, sys
read = sys.stdin.read()
listed = re.search(r"Your legal moves.*?:\\n(.*?)\\n\\n", read, re.DOTALL)
moves = [line.partition(" – ")[0] for line in listed[1].splitlines()]
if len(moves) % 2 or "is not a legal move here" in read:
    print("Well.\\nMove:", moves[-1])
else:
    print("I cannot say.")
"""


def test_a_scripted_model_is_scored_on_fixed_positions(tmp_path: Path) -> None:
    """The model is a command. Where it names no move it is asked once more."""
    script = tmp_path / "model.py"
    script.write_text(SCRIPTED)
    words = ["benchmark", "emporion.lab.language_bot:Bot", "--game=golden-horn", "--json"]
    done = run(*words, env={"EMPORION_MODEL": f"{sys.executable} {script}", "PYTHONIOENCODING": "utf-8"})
    assert done.returncode == 0, done.stderr
    (score,) = json.loads(done.stdout)["scores"]
    assert score["faults"] == 0
    assert score["cost"] > 0
    done = run("duel", "corinth", "--players=emporion.lab.language_bot:Bot,random", "--games=1", env={"EMPORION_MODEL": f"{script}"})
    assert "failed" in done.stderr, "it is not a program"
    done = run(*words, env={"EMPORION_MODEL": ""})
    assert done.returncode == 1
    assert "Name the command of the model in EMPORION_MODEL" in done.stderr


def test_a_model_that_names_no_legal_move_has_a_fault() -> None:
    match = Match(games.find("corinth"), 2)
    answers = ["buy 9", "Move: buy 1", "nothing", "nothing"]
    asked: list[str] = []

    def model(read: str) -> str:
        asked.append(read)
        return answers[len(asked) - 1]

    assert Bot(model).choose(match, Random(1)) == "buy 1"
    assert "“buy 9” is not a legal move here." in asked[1]
    with pytest.raises(EmporionError, match=r"named no legal move.*Legal here: buy 0 and buy 1"):
        Bot(model, legal_moves=False).choose(match, Random(1))
    assert "buy 0, buy 1" not in asked[2]
