"""Games on a Ray cluster: the same results as on one machine, one process of the cluster killed in the middle."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.conftest import run
from tests.waiting import WAIT_SECONDS, wait_until

pytest.importorskip("ray", reason="needs Ray: make test-lab")
psutil = pytest.importorskip("psutil", reason="finds the processes of a cluster")


class Cluster(NamedTuple):
    """A cluster of two workers on this machine. All its processes are below one."""

    address: str
    top: Any

    def busy(self) -> list[Any]:
        """The processes that are playing."""
        return [process for process in self.top.children(recursive=True) if _title(process).startswith("ray::_task")]


def _title(process: Any) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.Error:
        return ""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    log = tmp_path_factory.mktemp("ray") / "log"
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}  # of these tests alone
    with tempfile.TemporaryDirectory(dir="/tmp", prefix="ray") as folder, log.open("w") as out:  # paths of sockets must be short
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus=2", "--port=0"]
        command += ["--include-dashboard=false", f"--temp-dir={folder}", "--node-ip-address=127.0.0.1", "--disable-usage-stats"]
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
        top = psutil.Process(process.pid)
        try:
            wait_until(lambda: process.poll() is not None or "--address=" in log.read_text())
            assert process.poll() is None, log.read_text()
            yield Cluster(log.read_text().partition("--address='")[2].partition("'")[0], top)
        finally:
            below = top.children(recursive=True)
            process.terminate()
            process.wait(WAIT_SECONDS)
            for left in psutil.wait_procs(below, 20)[1]:
                left.kill()
            del os.environ["RAY_AUTH_MODE"], os.environ["RAY_AUTH_TOKEN"]


def results(file: Path) -> list[tuple[object, ...]]:
    """The games of a duel without their times."""
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    return sorted((line["number"], line["shares"], line["scores"], str(line["parts"]), line["decisions"]) for line in lines)


def test_a_duel_on_two_workers_of_which_one_is_killed_has_the_results_of_one_machine(cluster: Cluster, tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    words = ["duel", "golden-horn", "--players=400,200", "--games=24", "--seed=3", "--json"]
    command = [sys.executable, "-m", "emporion", *words, f"--out={there}", f"--ray={cluster.address}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_until(lambda: process.poll() is not None or (there.exists() and there.read_bytes().count(b"\n") > 3 and len(cluster.busy()) > 1))
    assert process.poll() is None, process.communicate()
    cluster.busy()[0].kill()
    out, err = process.communicate(timeout=4 * WAIT_SECONDS)
    assert process.returncode == 0, err
    done = run(*words, f"--out={here}")
    assert results(there) == results(here)
    report, wanted = json.loads(out), json.loads(done.stdout)
    assert report["games"] == wanted["games"] == 24
    assert [standing["share"] for standing in report["standings"]] == [standing["share"] for standing in wanted["standings"]]


def test_a_few_games_on_a_cluster_are_those_of_one_machine(cluster: Cluster, tmp_path: Path) -> None:
    """Short, so that it is run often. The limit of bots holds there, too."""
    words = ["duel", "corinth", "--players=20,random", "--games=4", "--seed=3"]
    assert run(*words, f"--out={tmp_path / 'here'}").returncode == 0
    done = run(*words, f"--out={tmp_path / 'there'}", f"--ray={cluster.address}")
    assert done.returncode == 0, done.stderr
    assert results(tmp_path / "there") == results(tmp_path / "here")
    program = (
        "import os, sys\nfrom emporion.arena.job_pool import run_jobs\n"
        "print(*run_jobs(os.getenv, ['EMPORION_BOT_SECONDS'] * 2, ray=sys.argv[1]))"
    )
    environment = os.environ | {"EMPORION_BOT_SECONDS": "7.5"}
    asked = subprocess.run([sys.executable, "-c", program, cluster.address], capture_output=True, text=True, check=False, env=environment)
    assert asked.stdout == "7.5 7.5\n", asked.stderr


def test_a_simulation_that_was_stopped_goes_on_with_the_same_records(cluster: Cluster, tmp_path: Path) -> None:
    words = ["simulate", "corinth", "--bots=40,20", "--games=8", "--seed=5", "--json"]
    assert run(*words, f"--out={tmp_path / 'here'}").returncode == 0
    there = tmp_path / "there"
    assert run(*words, "--games=3", f"--out={there}", f"--ray={cluster.address}").returncode == 0
    last = there / "corinth-p2-s5-002.emp.jsonl"
    last.write_bytes(last.read_bytes()[:-30])  # cut off
    done = run(*words, "--resume", f"--out={there}", f"--ray={cluster.address}")
    assert len(done.stdout.splitlines()) == 6, done.stderr
    records = [{file.name: file.read_bytes() for file in folder.iterdir()} for folder in (there, tmp_path / "here")]
    assert records[0] == records[1]


def test_a_benchmark_has_the_same_decisions(cluster: Cluster, tmp_path: Path) -> None:
    decisions = []
    for name, place in (("here", []), ("there", [f"--ray={cluster.address}"])):
        file = tmp_path / name
        done = run("benchmark", "40", "--game=golden-horn", f"--out={file}", *place)
        assert done.returncode == 0, done.stderr
        lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
        decisions.append(sorted((line["number"], line["move"], line["cost"]) for line in lines))
    assert decisions[0] == decisions[1]


def test_what_cannot_be_played_is_said_in_a_sentence(cluster: Cluster, tmp_path: Path) -> None:
    done = run("duel", "corinth", "--players=easy,random", "--ray=127.0.0.1:9")
    assert done.returncode == 1
    assert "There is no Ray cluster at “127.0.0.1:9”" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_error_of_the_function_comes_as_it_was(cluster: Cluster) -> None:
    program = """
import sys
from emporion.arena.job_pool import run_jobs
from emporion.engine.errors import EmporionError
from emporion.players import find
try:
    print(*run_jobs(find, ["random", "nobody"], ray=sys.argv[1]))
except EmporionError as error:
    print(error.key, error.values["player"])
"""
    done = subprocess.run([sys.executable, "-c", program, cluster.address], capture_output=True, text=True, check=False)
    assert done.stdout == "unknown-player nobody\n", done.stderr
