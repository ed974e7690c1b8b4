"""The end of a game in the terminal: the review, the rematch, and what else can be asked for."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from emporion import games
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import find
from emporion.server.luck import make_accounts
from emporion.server.review import assess, final_shares, mistake_class
from emporion.server.turning_points import find_turnings
from emporion.tables.wire import Decision
from emporion.terminal.play import play
from emporion.terminal.saved_games import new_file, unfinished_games
from emporion.text import LANGUAGES, percent, say, speaking

SIMULATIONS = 8


def finished(**options: str | bool) -> Match:
    """A game of Corinth before its last decision, so that its end comes at once."""
    match = Match(games.find("corinth"), 2, first=1, options=options)
    rng = Random(5)
    while not match.is_over:
        if match.actor == "chance":
            match.chance(rng)
        else:
            match.play(find("random").choose(match, rng))
    match.back(max(number for number, event in enumerate(match.events) if event.by == 0))
    return match


@pytest.fixture
def quick_review(monkeypatch: pytest.MonkeyPatch) -> list[Decision]:
    """Reviews with few simulations; the decisions that they assess."""
    found: list[Decision] = []

    def assess_quickly(match: Match, chosen: str, fell: Sequence[str]) -> Decision:
        found.append(assess(match, chosen, SIMULATIONS, fell))
        return found[-1]

    monkeypatch.setattr("emporion.terminal.review.assess", assess_quickly)
    return found


def show(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], match: Match, typed: Iterable[str], own_file: Path | None = None
) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert play(match, {1: find("random")}, 5, ["Ada"], ["random"], own_file=own_file) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_says_what_decisions_cost_and_what_decided(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], quick_review: list[Decision], language: str
) -> None:
    match = finished()
    with speaking(language):
        shown = show(monkeypatch, capsys, match, ["1", "review", "review"])
        assert match.is_over
        assert len(quick_review) == sum(isinstance(event.by, int) for event in match.events), "assessed once, though asked for twice"
        own = [decision for decision in quick_review if decision.seat == 0]
        costly = [decision for decision in own if decision.cost >= 0.01]
        agreed = sum(decision.chosen == decision.preferred for decision in own)
        flat = " ".join(shown.split())
        heads = say("play-review-seat", player="Ada", decisions=len(own), agreed=agreed, costly=len(costly))
        assert flat.count(" ".join(heads.split())) == 2
        review = shown.split(say("play-review-moments"))[1]
        assert len(re.findall(r"^ [123]\. ", review, re.MULTILINE)) == len(find_turnings(quick_review, final_shares(match)))
        for decision in costly:
            verdict = say("review-cost", **{"class": mistake_class(decision.cost)}, cost=percent(decision.cost))
            assert flat.count(" ".join(verdict.split())) >= 2
        for account in make_accounts(quick_review, final_shares(match)):
            counts = {name: getattr(account, name) for name in ("inaccuracies", "mistakes", "blunders")}
            words = say("review-accuracy", accuracy=round(account.accuracy), **counts)
            assert flat.count(" ".join(words.split())) == 2


def test_a_rematch_has_the_same_players_and_the_next_seat_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_state_folder: Path
) -> None:
    match = finished(steward="last")
    shown = show(monkeypatch, capsys, match, ["1", "nonsense", "rematch", "1", "quit"], new_file("corinth"))
    assert shown.count("Corinth for Ada and Aspasia (random).") == 2
    assert say("play-end-orders") in " ".join(shown.split())
    (saved,) = unfinished_games()
    assert saved.header["first"] == (match.first + 1) % 2
    assert saved.header["options"] == {"steward": "last"}
    assert saved.header["bots"] == ["random"]
    assert saved.header["people"] == ["Ada"]
    kept = [path for path in saved.file.parent.iterdir() if path != saved.file]
    assert games.replay(kept[0].read_bytes()).events == match.events


def test_the_end_can_be_looked_at_and_saved(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = finished()
    shown = show(monkeypatch, capsys, match, ["1", "board", "score", "log 3", f"save {tmp_path}/kept", "re", "q"])
    assert games.replay((tmp_path / "kept.emp.jsonl").read_bytes()).events == match.events
    assert len(re.findall(r"^ +total ", shown, re.MULTILINE)) == 2
    assert say("play-left", id="corinth") not in " ".join(shown.split())
