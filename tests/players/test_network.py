"""The networks: their inputs, their files, and that every build computes the same."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from emporion import games, players
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import network, registry
from emporion.players.search_player import Budget, Thinker
from tests.conftest import ROOT, Case, cases, needs
from tests.games.golden_horn_table import reach

FILES = sorted(registry.WEIGHTS.glob(f"*{network.SUFFIX}"))
BOARDS = [case for case in cases(*games.NAMES) if case.options.get("steward") != "last"]


def midgame(case: Case, events: int) -> Match:
    """A game after some random events, where a seat is asked."""
    match, rng = case.match(), Random(3)
    while len(match.events) < events or match.actor == "chance":
        moves = match.moves()
        _ = match.chance(rng) if match.actor == "chance" else match.play(moves[rng.below(len(moves))])
    return match


@pytest.mark.parametrize("case", BOARDS, ids=str)
def test_a_network_shares_the_victory_out(case: Case) -> None:
    for events in (0, 40, 80):
        match = midgame(case, events)
        knowledge = registry.knowledge(match, "learned")
        assert knowledge.learned
        shares = knowledge.shares(match.state)
        assert sum(shares) == pytest.approx(1)
        assert all(0 < share < 1 for share in shares)


def test_there_is_a_network_for_each_game_and_number_of_players_and_all_are_small() -> None:
    expected = {registry.network_file(name, players).name for name in games.NAMES for players in games.find(name).players}
    assert {file.name for file in FILES} == expected
    assert sum(file.stat().st_size for file in FILES) < 2_000_000


def test_the_evaluation_of_2026_and_other_rules_use_no_network() -> None:
    for name in games.NAMES:
        assert not registry.knowledge(Match(games.find(name), 2), "2026").learned
    assert not registry.knowledge(Match(games.find("corinth"), 2, options={"steward": "last"}), "learned").learned
    assert not registry.knowledge(Match(games.find("nim"), 2), "learned").learned


PROGRAM = """
import sys
from emporion import Match, Random, find
from emporion.players import registry
from emporion.players.search_player import Budget, Thinker
for name, players, options in (("corinth", 2, {}), ("corinth", 4, {}), ("golden-horn", 2, {}), ("golden-horn", 3, {"dominio": True})):
    match, rng = Match(find(name), players, options=options), Random(1)
    inputs = registry.features(name)
    for event in range(110):
        if match.is_over:
            break
        if match.actor != "chance":
            knowledge = registry.knowledge(match, "learned")
            if event % 4 == 0:
                print(list(inputs.rows(match.state)), knowledge.shares(match.state))
            if event in (60, 61):
                print(Thinker(Budget(simulations=20), evaluation="learned").think(match, Random(3)).prospects)
        moves = match.moves()
        _ = match.chance(rng) if match.actor == "chance" else match.play(moves[rng.below(len(moves))])
"""


@cache
def written(home: str, program: str) -> str:
    """What a program prints with the package of this place."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / home)})
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("flavor", ["fast", "checked"])
def test_compiled_and_interpreted_compute_the_same(flavor: str) -> None:
    needs(flavor)
    assert written("src", PROGRAM) == written(f"build/{flavor}", PROGRAM)


def test_every_input_is_written_and_no_more() -> None:
    """Interpreted, `put` can be watched: what each row gets is as many inputs as it is said to have."""
    program = """
from emporion import Match, Random, find
from emporion.players import registry
from emporion.players.features import Features
from emporion.players.limits import SHARED
last = {}
put = Features.put
def watched(self, row, at, value):
    assert at == last.get(row, 0), (row, at)
    last[row] = put(self, row, at, value)
    return last[row]
Features.put = watched
for name in ("corinth", "golden-horn"):
    match, inputs = Match(find(name), 3), registry.features(name)
    last.clear()
    inputs.write(match.state)
    assert last == {SHARED: inputs.shared, **dict.fromkeys(range(3), inputs.of_seat)}, last
"""
    written("src", program)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_network_is_written_as_it_was_read(file: Path, tmp_path: Path) -> None:
    inputs = registry.features(file.stem.rpartition("-")[0])
    assert inputs is not None
    found, header = network.read(file, inputs), json.loads(file.read_bytes().split(b"\n")[1])
    assert found.header == header
    assert {"play", "recipe", "games", "positions", "held_out"} <= set(header)


DAMAGES = {
    "empty": lambda content: b"",
    "another file": lambda content: b"PK\x03\x04" + content,
    "cut off": lambda content: content[:-2],
    "longer": lambda content: content + b"\0\0",
    "a bit": lambda content: content[:-5] + bytes([content[-5] ^ 4]) + content[-4:],
    "no header": lambda content: network.MAGIC + b"[]\n",
    "no shift": lambda content: content.replace(b'"shift"', b'"shaft"'),
    "a shift too far": lambda content: content.replace(b'"shift": ', b'"shift": 3'),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_network_is_refused_in_a_sentence(damage: object, tmp_path: Path) -> None:
    assert callable(damage)
    inputs = registry.features("corinth")
    assert inputs is not None
    file = tmp_path / "damaged.net"
    file.write_bytes(damage(FILES[0].read_bytes()))
    with pytest.raises(EmporionError, match=r"damaged\.net is damaged"):
        network.read(file, inputs)


def test_a_network_of_other_inputs_and_a_missing_one_are_refused(tmp_path: Path) -> None:
    inputs = registry.features("golden-horn")
    assert inputs is not None
    with pytest.raises(EmporionError, match="made for the inputs “corinth 1”, not for “golden-horn 1”"):
        network.read(registry.network_file("corinth", 2), inputs)
    with pytest.raises(EmporionError, match="No such file"):
        network.read(tmp_path / "none.net", inputs)


@pytest.mark.parametrize("name", ["expert-2026/500", "40-learned", "hard-2026/100", "20ms-learned", "7-2026@2", "30ms/3"])
def test_players_are_named_by_how_they_judge(name: str) -> None:
    match = Match(games.find("corinth"), 2)
    assert players.find(name).choose(match, Random(1)) in match.moves()


def test_the_levels_of_2026_keep_their_budgets() -> None:
    found = {name: players.find(f"{name}-2026") for name in ("easy", "normal", "hard", "expert")}
    assert all(isinstance(player, Thinker) and player.evaluation == "2026" for player in found.values())
    budgets = {name: player.budget.simulations for name, player in found.items() if isinstance(player, Thinker)}
    assert budgets == {"easy": 20, "normal": 100, "hard": 800, "expert": 12000}


@pytest.mark.parametrize("name", ["greedy-2026", "random-learned", "expert-2027", "-2026", "ms", "0ms", "expert-"])
def test_other_judgements_are_refused(name: str) -> None:
    with pytest.raises(EmporionError, match="no bot"):
        players.find(name)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_end_is_never_called_by_a_seat_that_is_behind(seats: int) -> None:
    """E2: a called end leaves the caller no turn, so a caller that is behind has lost."""
    table = reach(lambda table: "call" in table.moves and _is_behind(table.match), players=seats)
    match = table.match
    for evaluation in ("best", "hand", "learned"):
        advice = Thinker(Budget(simulations=200), evaluation=evaluation).think(match, Random(1))
        assert "call" not in [prospect.move for prospect in advice.prospects]
    old = Thinker(Budget(simulations=200), evaluation="2026").think(match, Random(1))
    assert "call" in [prospect.move for prospect in old.prospects]
    ahead = reach(lambda table: "call" in table.moves and not _is_behind(table.match), players=seats).match
    assert "call" in [prospect.move for prospect in Thinker(Budget(simulations=200)).think(ahead, Random(1)).prospects]


def _is_behind(match: Match) -> bool:
    return max(match.scores()) > match.scores()[match.state.actor]
