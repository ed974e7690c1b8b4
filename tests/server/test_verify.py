"""Dice can be checked: what agrees, what does not, and what cannot be checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from emporion import Match, find, games
from emporion.engine.random import Random
from emporion.tables import fairness
from emporion.terminal.app import main

SEED = bytes(range(32))
ENTROPY = ["11" * 32, None, "33" * 32]
Change = Callable[[list[dict[str, Any]]], None]


def played(game: str = "corinth", players: int = 2, first: int | None = None, entropy: list[str | None] | None = None) -> str:
    """The record of a game whose dice fell as the seed and the entropy say; without entropy it is of scheme 1."""
    key = SEED if entropy is None else fairness.dice_key(SEED, 2, entropy)
    begins = fairness.first_seat(key, players) if first is None else first
    match, choice = Match(find(game), players, first=begins), Random(5)
    while not match.is_over:
        if match.actor == "chance":
            match.chance(fairness.chance(key, len(match.events) + 1))
        else:
            match.play(match.moves()[choice.below(len(match.moves()))])
    fair: dict[str, Any] = {"seed": SEED.hex(), "commitment": fairness.commitment(SEED), "first": "drawn" if first is None else "chosen"}
    if entropy is not None:
        fair |= {"scheme": 2, "entropy": entropy}
    return games.dumps(match, fair=fair)


def verified(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["verify", *arguments])
    printed = capsys.readouterr()
    return ended.value.code, printed.out, printed.err


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("first", [None, 1])
def test_a_game_of_the_seed_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, first: int | None) -> None:
    file = tmp_path / "game.emp.jsonl"
    file.write_text(played(game, 3, first))
    code, out, _ = verified(capsys, str(file))
    assert code == 0
    assert ("drawn" in out) == (first is None)
    code, out, _ = verified(capsys, str(file), "--json")
    report = json.loads(out)
    assert (code, report["agrees"]) == (0, True)
    assert report["checked"] == sum(event.by == "chance" for event in games.replay(file.read_bytes()).events)


def test_the_seats_that_had_a_part_in_the_dice_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.emp.jsonl"
    file.write_text(played(players=3, entropy=ENTROPY))
    code, out, _ = verified(capsys, str(file))
    assert code == 0
    assert "Seats 0 and 2 gave random numbers to these dice.\nSeat 1 gave none.\n" in out
    assert "that you named" not in out
    code, out, _ = verified(capsys, str(file), "--entropy", "33" * 32)
    assert code == 0
    assert "The random numbers that you named are those of seat 2." in out
    _, out, _ = verified(capsys, str(file), "--json", "--entropy", "33" * 32)
    report = json.loads(out)
    assert (report["scheme"], report["seats_with_part"], report["seats_without_part"], report["seats_of_entropy"]) == (2, [0, 2], [1], [2])
    _, out, _ = verified(capsys, str(file), "--json")
    assert json.loads(out)["seats_of_entropy"] is None


@pytest.mark.parametrize("entropy", [None, [None, None]], ids=["scheme 1", "scheme 2"])
def test_dice_of_the_server_alone_are_said_to_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], entropy: list[str | None] | None
) -> None:
    file = tmp_path / "game.emp.jsonl"
    file.write_text(played(entropy=entropy))
    code, out, _ = verified(capsys, str(file))
    assert code == 0
    assert "follow from the server’s seed alone" in out
    assert "gave none" not in out
    _, out, _ = verified(capsys, str(file), "--json")
    report = json.loads(out)
    assert (report["scheme"], report["seats_with_part"], report["seats_without_part"]) == (1 if entropy is None else 2, [], [0, 1])


def test_entropy_that_has_no_part_in_the_dice_is_said_to_have_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.emp.jsonl"
    file.write_text(played(players=3, entropy=ENTROPY))
    for wrong in ("22" * 32, "33", "no hex"):
        code, out, err = verified(capsys, str(file), "--entropy", wrong)
        assert (code, out) == (1, "")
        assert f"No seat gave the random numbers {wrong} to these dice" in err
        code, out, _ = verified(capsys, str(file), "--entropy", wrong, "--json")
        assert (code, json.loads(out)["agrees"]) == (1, False)


def test_what_was_taken_over_from_another_game_is_said_not_to_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [json.loads(line) for line in played().splitlines()]
    lines[0]["fair"] |= {"after": 20, "first": "drawn"}
    file = tmp_path / "game.emp.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    events = games.replay(file.read_bytes()).events
    unchecked = sum(event.by == "chance" for event in events[:20])
    code, out, _ = verified(capsys, str(file))
    assert code == 0
    assert "drawn" not in out
    assert f"Not checked: {unchecked} chance events among the first 20" in out
    _, out, _ = verified(capsys, str(file), "--json")
    report = json.loads(out)
    assert (report["after"], report["unchecked"], report["first"]) == (20, unchecked, "unchecked")
    assert report["checked"] == sum(event.by == "chance" for event in events[20:])


def all_taken_over(lines: list[dict[str, Any]]) -> None:
    lines[0]["fair"]["after"] = len(lines) - 1


def less_than_nothing_taken_over(lines: list[dict[str, Any]]) -> None:
    lines[0]["fair"]["after"] = -1


def other_seed(lines: list[dict[str, Any]]) -> None:
    lines[0]["fair"]["seed"] = bytes(32).hex()


def other_seed_and_commitment(lines: list[dict[str, Any]]) -> None:
    lines[0]["fair"] = {"seed": bytes(32).hex(), "commitment": fairness.commitment(bytes(32)), "first": "chosen"}


def no_seed(lines: list[dict[str, Any]]) -> None:
    del lines[0]["fair"]


def unknown_field(lines: list[dict[str, Any]]) -> None:
    lines[0]["fair"]["salt"] = "1"


def words_for_a_seed(lines: list[dict[str, Any]]) -> None:
    lines[0]["fair"]["seed"] = "seed"


def entropy_of_another_seat(lines: list[dict[str, Any]]) -> None:
    lines[0]["fair"] |= {"scheme": 2, "entropy": ["11" * 32, None]}


def entropy_of_too_few_seats(lines: list[dict[str, Any]]) -> None:
    lines[0]["fair"] |= {"scheme": 2, "entropy": ["11" * 32]}


def entropy_that_is_too_short(lines: list[dict[str, Any]]) -> None:
    lines[0]["fair"] |= {"scheme": 2, "entropy": ["11", None]}


def unknown_scheme(lines: list[dict[str, Any]]) -> None:
    lines[0]["fair"] |= {"scheme": 3, "first": "chosen"}


def unfinished(lines: list[dict[str, Any]]) -> None:
    del lines[5:]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (other_seed, "does not belong to the commitment"),
        (other_seed_and_commitment, "but the seed gives"),
        (no_seed, "no seed in its header"),
        (unknown_field, "salt"),
        (words_for_a_seed, "hexadecimal"),
        (unfinished, "not a finished game"),
        (entropy_of_another_seat, "but the seed"),
        (entropy_of_too_few_seats, "of 2 seats what they gave to the dice, but says it of 1"),
        (entropy_that_is_too_short, "entropy[0]"),
        (unknown_scheme, "scheme"),
        (all_taken_over, "were taken over"),
        (less_than_nothing_taken_over, "were taken over"),
    ],
)
def test_what_does_not_agree_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Change, sentence: str) -> None:
    lines = [json.loads(line) for line in played().splitlines()]
    change(lines)
    file = tmp_path / "game.emp.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    code, out, err = verified(capsys, str(file))
    assert (code, out) == (1, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_program_is_told_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [json.loads(line) for line in played().splitlines()]
    other_seed(lines)
    file = tmp_path / "game.emp.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    code, out, _ = verified(capsys, str(file), "--json")
    assert (code, json.loads(out)["agrees"]) == (1, False)
