"""`emporion duel` and `emporion bench search` as a user runs them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import needs, run
from tests.waiting import WAIT_SECONDS, wait_until


def test_a_duel_prints_shares_intervals_parts_and_times(tmp_path: Path) -> None:
    done = run("duel", "corinth", "--players", "greedy,random", "--games", "6", "--out", str(tmp_path / "results"))
    assert done.returncode == 0, done.stderr
    for word in ("greedy", "random", "share of victory", "95 %", "steward", "seconds per decision", "6 games"):
        assert word in done.stdout
    again = run("duel", "corinth", "--players", "greedy,random", "--games", "6", "--out", str(tmp_path / "results"), "--json")
    report = json.loads(again.stdout)
    assert report["games"] == 6
    assert [standing["player"] for standing in report["standings"]] == ["greedy", "random"]


def test_a_duel_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("something else\n")
    for arguments, word in (
        (["chess"], "chess"),
        (["corinth", "--players", "hard,nobody"], "nobody"),
        (["corinth", "--seats", "7"], "players"),
        (["corinth", "--out", str(tmp_path / "other")], "other"),
        (["corinth", "--games", "0"], "games"),
    ):
        done = run("duel", *arguments)
        assert done.returncode == 1
        assert word in done.stderr
        assert done.stderr.strip().count("\n") == 0, done.stderr


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path, jobs: int) -> None:
    needs("fast")
    file = tmp_path / "results"
    command = [sys.executable, "-m", "emporion", "duel", "corinth", "--players=40,20", "--games=2000", f"--jobs={jobs}", f"--out={file}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=WAIT_SECONDS)
    assert process.returncode == 1
    assert "goes on from there" in err
    assert "Traceback" not in err
    assert "share of victory" in out
    assert len(file.read_bytes().splitlines()) > 3
    number = str(file.read_bytes().count(b"\n"))
    done = run("duel", "corinth", "--players=40,20", f"--games={number}", f"--out={file}", "--json")
    assert json.loads(done.stdout)["games"] == int(number)


def test_bench_search_reports_speed_threads_and_regret() -> None:
    needs("fast")
    done = run("bench", "search", "--seconds", "0.02", "--positions", "5", "--json", flavor="fast")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["regret"]["positions"] == 5
    for figures in report["figures"].values():
        assert all(value > 0 for value in figures.values())
        assert {"search-random-2", "search-one-thread", "search-two-threads", "search-decision"} <= set(figures)
    assert {"search-threads", "search-counted", "search-apart"} <= set(report["ratios"]["corinth"])
    text = run("bench", "search", "--seconds", "0.01", "--positions", "2", flavor="fast")
    assert "Regret over 2 solved" in text.stdout.replace("\n", " ")
