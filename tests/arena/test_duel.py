"""Duels: paired, resumed, counted."""

from __future__ import annotations

import math
from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest

from emporion import games, players
from emporion.arena.duel import Duel, Result, finished, interval, play, prepare, run, seated, standings
from emporion.engine.errors import EmporionError
from emporion.engine.match import Event, Match
from emporion.engine.random import Random


def duel(number: int = 6, names: str = "greedy,random", game: str = "corinth", seats: int = 2, seed: int = 1) -> Duel:
    return prepare(game, names.split(","), seats, number, seed, {})


def result(number: int, *shares: float) -> Result:
    return Result(number, list(shares), [1, 2], [{}, {}], [0.1, 0.2], [1, 2], [0.1, 0.1])


def same(results: list[Result]) -> list[tuple[object, ...]]:
    """Results without their times."""
    return sorted((r.number, r.shares, r.scores, str(r.parts), r.decisions) for r in results)


def test_the_last_player_named_takes_the_seats_that_are_left() -> None:
    assert seated(["a", "b"], 4) == ["a", "b", "b", "b"]
    for wrong in ([], ["a", "b", "c"]):
        with pytest.raises(EmporionError):
            seated(wrong, 2)


def test_games_of_one_seed_see_the_same_dice_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, list[Event]]] = []

    class Watcher:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, match: Match, rng: Random) -> str:
            if self.name == "a" and (not seen or seen[-1][1] is not match.events):
                seen.append((match.state.actor, match.events))
            return match.moves()[0]

    monkeypatch.setattr(players, "find", Watcher)
    pairing = Duel("corinth", ["a", "b"], 4, 1, games.find("corinth").chosen({}))
    for number in range(4):
        play(pairing, number)
    firsts = {number: seen[number] for number in range(4)}
    rolls = [[event.move for event in events if event.by == "chance"] for _, events in firsts.values()]
    assert rolls[0] == rolls[1]
    assert rolls[2] == rolls[3]
    assert rolls[0] != rolls[2]


def test_players_rotate_over_the_seats() -> None:
    mirrored = duel(2, "random,random")
    first, second = play(mirrored, 0), play(mirrored, 1)
    assert sum(first.shares) == pytest.approx(1)
    assert sum(second.shares) == pytest.approx(1)
    assert [sum(parts.values()) for parts in first.parts] == first.scores


def test_a_game_is_reproducible_by_its_number() -> None:
    searching = duel(4, "12,8")
    assert same([play(searching, 3)]) == same([play(searching, 3)])


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_duel_goes_on_where_it_was_stopped(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "results"
    whole = list(run(duel(), None, 1))
    runs = run(duel(), file, jobs)
    for _ in range(2):
        next(runs)
    assert isinstance(runs, Generator)
    runs.close()  # as Ctrl-C does
    kept = finished(duel(), file)
    assert len(kept) >= 2
    with file.open("ab") as out:
        out.write(b'{"number":5,"sha')  # cut off in the middle of a line
    assert len(finished(duel(), file)) == len(kept)
    assert same(list(run(duel(), file, jobs))) == same(whole)
    lines = file.read_bytes().splitlines()
    assert len(lines) == 7
    assert sorted(msgspec.json.decode(line)["number"] for line in lines[1:]) == list(range(6))
    before = file.read_bytes()
    assert same(list(run(duel(), file, jobs))) == same(whole)
    assert file.read_bytes() == before, "nothing is played twice"


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    file = tmp_path / "results"
    list(run(duel(2), file, 1))
    assert len(list(run(duel(4), file, 1))) == 4
    assert len(list(run(duel(2), file, 1))) == 2


def test_files_of_other_duels_and_other_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results"
    list(run(duel(2), file, 1))
    for other in (duel(2, seed=2), duel(2, "random,greedy"), duel(2, game="golden-horn"), duel(3, seats=3)):
        with pytest.raises(EmporionError, match="another duel"):
            list(run(other, file, 1))
    file.write_text("not results\n")
    with pytest.raises(EmporionError, match="does not hold"):
        list(run(duel(2), file, 1))
    with pytest.raises(EmporionError, match="Cannot write"):
        list(run(duel(2), tmp_path / "missing" / "results", 1))


def test_wrong_names_are_refused_before_a_game_is_played() -> None:
    with pytest.raises(EmporionError, match="no bot"):
        duel(2, "hard,champion")


def test_the_interval_is_over_seeds_since_games_of_one_seed_hang_together() -> None:
    pairs = [(1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (1.0, 1.0)]
    results = [result(2 * seed + place, share, 1 - share) for seed, pair in enumerate(pairs) for place, share in enumerate(pair)]
    mean, low, high = interval(duel(8), results, [0])
    assert mean == 0.75
    half = 1.96 * math.sqrt(sum((sum(pair) / 2 - 0.75) ** 2 for pair in pairs) / 3 / 4)
    assert (low, high) == pytest.approx((0.75 - half, min(1.0, 0.75 + half)))


def test_an_interval_is_never_narrower_than_what_may_hide_behind_equal_results() -> None:
    results = [result(number, 1.0, 0.0) for number in range(40)]
    assert interval(duel(40), results, [0]) == pytest.approx((1.0, 0.85, 1.0))
    assert interval(duel(40), results[:1], [0]) == (1.0, 0.0, 1.0)


def test_standings_name_every_player_once_with_averages() -> None:
    four = duel(4, "greedy,random", seats=4)
    rows = standings(four, list(run(four, None, 1)))
    assert [standing.player for standing in rows] == ["greedy", "random"]
    assert rows[0].share + 3 * rows[1].share == pytest.approx(1)
    assert all(sum(standing.parts.values()) == pytest.approx(standing.score) for standing in rows)
    assert all(standing.low <= standing.share <= standing.high for standing in rows)
