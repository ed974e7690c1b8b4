"""Tournaments: balanced, resumed, reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

from emporion import games
from emporion.arena.report_page import page
from emporion.arena.tournament import (
    GAMES_FILE,
    RECORDS_FOLDER,
    Kind,
    Played,
    Tournament,
    finished,
    lineups,
    play,
    prepare,
    run,
    schedule,
)
from emporion.arena.tournament_report import report, shown_names
from emporion.engine.errors import EmporionError

BAD_BOT = """
class Bot:
    def choose(self, match, rng):
        return "fly"
"""


def tournament(
    number: int = 12, names: str = "greedy,novice,random", seats: tuple[int, ...] = (2,), seed: int = 1, game: str = "corinth"
) -> Tournament:
    return prepare(game, names.split(","), seats, number, seed, [])


def same(played: list[Played]) -> list[tuple[object, ...]]:
    """Results without their times."""
    return sorted((str(one.fixture.key), one.shares, one.scores, one.decisions) for one in played)


def test_every_set_of_players_meets_equally_often_and_everyone_sits_everywhere() -> None:
    four = tournament(100, "greedy,novice,random,easy,7", (2, 3, 4))
    fixtures = schedule(four)
    assert len(fixtures) >= 100
    assert len({fixture.key for fixture in fixtures}) == len(fixtures)
    for seats in (2, 3, 4):
        here = [fixture for fixture in fixtures if len(fixture.names) == seats]
        sets = Counter(tuple(sorted(fixture.names)) for fixture in here)
        assert len(sets) == {2: 10, 3: 10, 4: 5}[seats]
        assert len(set(sets.values())) == 1
        for seat in range(seats):
            assert len(set(Counter(fixture.names[seat] for fixture in here).values())) == 1


def test_with_fewer_players_than_seats_all_of_them_sit_down() -> None:
    assert lineups(["a", "b"], 4) == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]
    fixtures = schedule(tournament(1, "greedy,random", (4,)))
    assert len({fixture.key for fixture in fixtures}) == len(fixtures) == 12
    assert Counter(name for fixture in fixtures for name in fixture.names) == {"greedy": 24, "random": 24}


def test_an_option_with_several_values_is_played_with_each() -> None:
    found = prepare("golden-horn", ["greedy", "random"], [2, 3], 1, 1, [("dominio", True), ("dominio", False)])
    assert [(kind.seats, kind.options["dominio"]) for kind in found.kinds] == [(2, True), (2, False), (3, True), (3, False)]
    assert found.kinds[0] == Kind(2, games.find("golden-horn").chosen({"dominio": True}))


def test_games_of_a_match_have_the_same_cubes_and_can_be_played_again() -> None:
    two = tournament(1, "greedy,random", game="golden-horn")
    fixtures = schedule(two)
    played = [play(two, fixture) for fixture in fixtures]
    drawn = [[line for line in text.splitlines() if '"chance"' in line][:20] for _, text in played]
    assert drawn[0] == drawn[1]
    again, text = play(two, fixtures[0])
    assert same([again]) == same([played[0][0]])
    assert text == played[0][1]
    assert games.replay(text.encode()).scores() == again.scores


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path, jobs: int) -> None:
    whole = list(run(tournament(), tmp_path / "whole"))
    runs = run(tournament(), tmp_path, jobs)
    for _ in range(3):
        next(runs)
    assert isinstance(runs, Generator)
    runs.close()  # as Ctrl-C does
    kept = finished(tournament(), tmp_path)
    assert len(kept) >= 3
    with (tmp_path / GAMES_FILE).open("ab") as out:
        out.write(b'{"fixture":{"na')  # cut off in the middle of a line
    assert same(finished(tournament(), tmp_path)) == same(kept)
    assert same(list(run(tournament(), tmp_path, jobs))) == same(whole)
    lines = (tmp_path / GAMES_FILE).read_bytes().splitlines()
    assert len(lines) == 1 + len(whole) == 13
    assert {file.name for file in (tmp_path / RECORDS_FOLDER).iterdir()} == {played.record for played in whole}
    before = (tmp_path / GAMES_FILE).read_bytes()
    assert same(list(run(tournament(), tmp_path))) == same(whole)
    assert (tmp_path / GAMES_FILE).read_bytes() == before, "nothing is played twice"


def test_more_games_and_more_players_can_be_added(tmp_path: Path) -> None:
    small = list(run(tournament(2, "greedy,random"), tmp_path))
    more = tournament(12)
    begun = {played.fixture.key for played in finished(more, tmp_path)}
    assert begun == {played.fixture.key for played in small}
    assert len(list(run(more, tmp_path))) == 12
    assert len(list(run(tournament(2, "random,greedy"), tmp_path))) == 2


def test_folders_of_other_tournaments_and_other_files_are_refused(tmp_path: Path) -> None:
    list(run(tournament(2, "greedy,random"), tmp_path))
    for other in (tournament(seed=2), tournament(game="golden-horn")):
        with pytest.raises(EmporionError, match="another tournament"):
            list(run(other, tmp_path))
    (tmp_path / GAMES_FILE).write_text("something else\n")
    with pytest.raises(EmporionError, match="does not hold"):
        list(run(tournament(), tmp_path))
    (tmp_path / "file").write_text("")
    with pytest.raises(EmporionError, match="Cannot"):
        list(run(tournament(), tmp_path / "file"))


def test_wrong_players_are_refused_before_a_game_is_played() -> None:
    for names, words in (("greedy,champion", "no bot"), ("greedy", "two different"), ("greedy,greedy", "two different")):
        with pytest.raises(EmporionError, match=words):
            tournament(names=names)


def test_a_fault_loses_the_game_and_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad_bot.py").write_text(BAD_BOT)
    monkeypatch.chdir(tmp_path)
    found = tournament(2, "bad_bot.py:Bot,random")
    played = list(run(found, tmp_path / "out"))
    for one in played:
        assert one.shares[one.fixture.names.index("bad_bot.py:Bot")] == 0.0
    summary = report(found, played)
    assert [standing.player for standing in summary.standings] == ["random", "bad_bot.py:Bot"]
    assert len(summary.faults) == 2
    assert "“fly”" in page(summary, played, "", "")


def test_a_player_of_a_long_path_is_shown_by_its_file_if_that_tells_it_from_others() -> None:
    assert shown_names(["hard/10", "/home/ada/my_bot.py:Bot"]) == {"hard/10": "hard/10", "/home/ada/my_bot.py:Bot": "my_bot.py:Bot"}
    assert set(shown_names(["a/my_bot.py:Bot", "b/my_bot.py:Bot"]).values()) == {"a/my_bot.py:Bot", "b/my_bot.py:Bot"}


def test_a_report_has_ratings_at_every_kind_of_table_and_shares_of_all_pairs(tmp_path: Path) -> None:
    found = tournament(60, "random,greedy,novice", (2, 3))
    played = list(run(found, tmp_path))
    summary = report(found, played)
    assert [standing.player for standing in summary.standings] == ["greedy", "novice", "random"]
    assert all(standing.low < standing.rating < standing.high for standing in summary.standings)
    assert [kind.kind.seats for kind in summary.kinds] == [2, 3]
    assert sum(kind.games for kind in summary.kinds) == summary.games == len(played)
    shares = {(pair.player, pair.other): pair.share for pair in summary.pairs}
    assert all(shares[one, other] + shares[other, one] == pytest.approx(1) for one, other in shares)
