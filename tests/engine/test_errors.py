"""Errors in words: a sentence of one language, and a technical detail on a line of its own."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from emporion import find
from emporion.engine import record
from emporion.engine.errors import EmporionError, IllegalMove, RecordError, WrongComponents, WrongOption
from emporion.text import LANGUAGES, say, speaking

HEADER = {"emporion": 1, "game": "corinth", "rules": 1, "players": 2, "options": {"steward": "sum"}, "first": 0}


def refusal(header: dict[str, object]) -> RecordError:
    with pytest.raises(RecordError) as refused:
        record.replay((json.dumps(header) + "\n").encode(), find)
    return refused.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_technical_detail_has_a_line_of_its_own(language: str) -> None:
    error = EmporionError("message-malformed", detail="Expected `int`")
    with speaking(language):
        sentence, detail = str(error).split("\n")
        assert sentence == say("message-malformed")
        assert detail == say("refused-detail", detail="Expected `int`")
        assert detail.endswith(": Expected `int`")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_figure_is_refused_with_its_place_in_the_readers_language(language: str) -> None:
    error = refusal(HEADER | {"components": {"symbols": {"circled": "many"}}})
    assert (error.line, error.rule, error.key, error.values["where"]) == (1, "F1", "components-shape", "symbols.circled")
    with speaking(language):
        sentence, detail = str(error).split("\n")
        why = say("components-wrong", where="symbols.circled", why=say("components-shape"))
        assert sentence == say("refused-line", line=1, rule="F1", why=why, legal="").strip()
        assert detail == say("refused-detail", detail="Expected `int`, got `str`")


def test_what_is_wrong_in_a_header_is_named_by_its_own_message() -> None:
    error = refusal(HEADER | {"options": {"steward": "none"}})
    assert (error.line, error.rule, error.key) == (1, "F1", "wrong-value")
    assert error.values == {"option": "steward", "value": "none", "values": ["sum", "last"]}
    assert str(error) == "line 1, F1: The option “steward” cannot be “none”. Values: sum and last."
    assert refusal(HEADER | {"game": "chess"}).key == "unknown-game"
    with speaking("de"):
        assert str(error) == say("refused-line", line=1, rule="F1", why=say("wrong-value", **error.values), legal="").strip()


def test_a_file_that_is_not_toml_is_refused_with_the_detail(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("a = \n")
    with pytest.raises(WrongComponents) as refused:
        find("corinth").box(path)
    with speaking("fr"):
        sentence, detail = str(refused.value).split("\n")
    assert sentence == "Les composants sont incorrects à mine.toml\u00a0: ce n’est pas un fichier TOML."
    assert detail.startswith("Détail\u00a0: Invalid value")


@pytest.mark.parametrize(
    "error",
    [
        EmporionError("unknown-player", player="x", players=["a", "b"]),
        IllegalMove("S4", "refuse-over", ["buy 0", "buy 1"]),
        RecordError(3, "F1", "record-empty"),
        WrongComponents("symbols.circled", "components-shape"),
        WrongOption("option-form", option="x"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_out_of_a_pickle_as_it_was(error: EmporionError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert (str(copy), copy.__dict__, copy.args) == (str(error), error.__dict__, error.args)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(WrongOption) as refused:
        find("nim").chosen({"steward": "last"})
    assert str(refused.value) == "Nim has no options."
    header = {"emporion": 1, "game": "nim", "rules": 1, "players": 2, "options": None, "first": 0}
    error = refusal(header)
    assert error.key == "record-no-options"
    assert "no options" in str(error)


def test_the_items_of_a_list_are_safe_to_print() -> None:
    error = EmporionError("unknown-player", player="x", players=["a\n\x1b[1m", "b" * 900])
    assert error.values["players"] == ["a\\n\\x1b[1m", "b" * 500 + "…"]
    legal = str(IllegalMove("S4", "refuse-over", ["m" * 400] * 9))
    assert legal.endswith("m, and ….")
    assert legal.count("m" * 400) == 5
