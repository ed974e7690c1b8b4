"""`emporion arena` as a user runs it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.conftest import needs, run
from tests.waiting import WAIT_SECONDS, wait_until

OWN_BOT = """
class Bot:
    def choose(self, match, rng):
        return match.moves()[-1]
"""


def test_an_arena_rates_bots_and_ones_own_and_writes_a_page_that_stands_alone(tmp_path: Path) -> None:
    bot, out = tmp_path / "my_bot.py", tmp_path / "out"
    bot.write_text(OWN_BOT)
    arguments = ["arena", "corinth", "--players", f"greedy,random,{bot}:Bot", "--seats", "2,3", "--games", "12", "--out", str(out)]
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    for word in ("greedy", "random", "rating", "95 %", "18 of 18 games", "report.html"):
        assert word in done.stdout
    text = (out / "report.html").read_text()
    for word in ("greedy", "my_bot.py:Bot", "<svg", "Who beats whom", "prefers-color-scheme:dark", "By kind of table"):
        assert word in text
    assert not re.findall(r"""(?:src|href)=["'](?!records/)|url\(|@import|<script""", text), "nothing is fetched"
    links = re.findall(r'href="([^"]+)"', text)
    assert len(links) == 18
    assert all((out / unquote(link)).is_file() for link in links)
    again = json.loads(run(*arguments, "--json").stdout)
    assert again["games"] == again["wanted"] == 18
    assert again["standings"][0]["player"] == "greedy"
    replayed = run("replay", *(str(out / unquote(link)) for link in links[:3]))
    assert replayed.returncode == 0, replayed.stderr


def test_an_arena_is_refused_in_one_sentence(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "out")]
    for arguments, word in (
        (["chess", *out], "chess"),
        (["corinth", "--players", "hard,nobody", *out], "nobody"),
        (["corinth", "--players", "hard", *out], "two different players"),
        (["corinth", "--seats", "two", *out], "write it as 2,3,4"),
        (["corinth", "--seats", "2,7", *out], "players"),
        (["corinth", "--option", "winds=strong", *out], "winds"),
        (["corinth"], "--out"),
    ):
        done = run("arena", *arguments)
        assert done.returncode == 1
        assert word in done.stderr
        assert done.stderr.strip().count("\n") == 0, done.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path, jobs: int) -> None:
    needs("fast")
    file = tmp_path / "games.jsonl"
    options = ["arena", "corinth", "--players=40,20,10", f"--out={tmp_path}"]
    command = [sys.executable, "-m", "emporion", *options, "--games=3000", f"--jobs={jobs}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 8)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=WAIT_SECONDS)
    assert process.returncode == 1
    assert "goes on from there" in err
    assert "Traceback" not in err
    assert "95 %" in out
    assert (tmp_path / "report.html").is_file()
    before = file.read_bytes()
    assert len(before.splitlines()) > 8
    done = run(*options, "--games=6", "--json")
    assert json.loads(done.stdout)["games"] == 6
    assert file.read_bytes().startswith(before)
