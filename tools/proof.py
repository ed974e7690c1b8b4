"""The long counts: what is shown by the thousand. `make proof` runs it and writes the figures to docs/proof/.

A part by its name, as `PYTHONPATH=build/fast python -m tools.proof flavors`, runs that part alone. A part that counts can be given another
number, as `server-processes=25`; its figures are then printed and not written. `gate=accept-losses` commits ratios that are lower than
before.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from emporion import compiled, games
from emporion.arena import gate
from emporion.engine.errors import RecordError
from tests.conftest import ROOT, Case, cases, random_play
from tests.spoiling import spoiled
from tools import (
    attack_proof,
    before_after,
    browser_proof,
    dataset_proof,
    figures,
    frozen_test_proof,
    ladder_proof,
    load_proof,
    luck_proof,
    open_spiel_proof,
    page_proof,
    search_proof,
    server_proof,
    style_proof,
    vector_proof,
    yardstick_proof,
)
from tools.markdown_wrap import wrap

FLAVORS = {"interpreted": "src", "fast": "build/fast", "checked": "build/checked"}
GAMES, FEWER = 1000, 100
"""Games of each player count with the default options, and with any others."""
GATE_SECONDS = 2.0
"""How long each ratio of the gate is measured."""
Lines = list[str]


def number_of(case: Case) -> int:
    """How many games of a case are played."""
    default = {name: values[0] for name, values in games.find(case.game).options.items()}
    return GAMES if case.options == default else FEWER


def emporion(*arguments: str, flavor: str = "fast") -> subprocess.CompletedProcess[str]:
    """The command line in one of the flavors."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / FLAVORS[flavor])}
    command = [sys.executable, "-m", "emporion", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment)


def flavors() -> Lines:
    """The three flavors play the same seeded games to the same events."""
    lines = ["Seeded games played by the three flavors: SHA-256 over all records (first 16 digits).", ""]
    lines += ["| case | games | interpreted | fast | checked | same |", "|---|---|---|---|---|---|"]
    for case in cases(*games.NAMES):
        digests = [_digest(case, flavor) for flavor in FLAVORS]
        lines.append(f"| {case} | {number_of(case)} | {' | '.join(digests)} | {'yes' if len(set(digests)) == 1 else 'NO'} |")
    return lines


def _digest(case: Case, flavor: str) -> str:
    options = [f"--option={name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in case.options.items()]
    with tempfile.TemporaryDirectory() as folder:
        emporion(
            "simulate",
            case.game,
            f"--players={case.players}",
            f"--games={number_of(case)}",
            "--seed=7",
            f"--out={folder}",
            *options,
            flavor=flavor,
        )
        records = sorted(Path(folder).iterdir())
        assert len(records) == number_of(case)
        return hashlib.sha256(b"".join(record.read_bytes() for record in records)).hexdigest()[:16]


def records() -> Lines:
    """Random games replay to the same result, and spoiled ones are refused."""
    lines = ["| case | games | events | replayed alike | spoiled and refused | spoiled but legal |", "|---|---|---|---|---|---|"]
    for case in cases(*games.NAMES):
        played = events = refused = accepted = 0
        for seed in range(number_of(case)):
            match = list(random_play(case.match(first=seed % case.players), f"proof {seed}"))[-1]
            text = games.dumps(match)
            assert games.dumps(games.replay(text.encode())) == text
            played, events = played + 1, events + len(match.events)
            for data in spoiled(text, seed):
                try:
                    games.replay(data)
                    accepted += 1
                except RecordError:
                    refused += 1
        lines.append(f"| {case} | {played} | {events} | {played} | {refused} | {accepted} |")
    return [
        *lines,
        "",
        "A record can be spoiled and still legal: another answer of the same seat. Every other one names its line and rule.",
    ]


def speed() -> Lines:
    """The benchmark beside OpenSpiel, in one run."""
    return figures.table(json.loads(emporion("bench", "--against", "open_spiel", "--seconds", "2", "--json").stdout), digits=0)


def gate_speed(accept_losses: bool = False) -> Lines:
    """The engine's speed beside loops that never change, compared with the figures committed before."""
    path = ROOT / gate.COMMITTED
    committed = gate.read_committed(path)
    compared = [one for name in games.NAMES for one in gate.compare(games.find(name), committed or {}, GATE_SECONDS)]
    lost = [f"{one.game} {one.figure}" for one in compared if one.is_lost]
    if lost and not accept_losses:
        sys.exit(f"A fifth or more of the speed is lost: {', '.join(lost)}. If that is meant, run `python -m tools.proof {ACCEPT_LOSSES}`.")
    gate.write_committed(compared, path, accept_losses)
    lines = ["`emporion bench --gate` fails if a ratio is a fifth below the best one so far, which is what stays committed.", ""]
    lines += ["| game | figure | committed before | now | now / before |", "|---|---|---|---|---|"]
    for one in compared:
        before = ("-", "-") if one.committed is None else (f"{one.committed:.3g}", f"{one.now / one.committed:.2f}")
        lines.append(f"| {one.game} | {one.figure} | {before[0]} | {one.now:.3g} | {before[1]} |")
    return lines


def help_time() -> Lines:
    """How long `emporion --help` takes."""
    times = []
    for _ in range(10):
        begin = time.perf_counter()
        emporion("--help")
        times.append(time.perf_counter() - begin)
    return [f"`emporion --help`: median {sorted(times)[5]:.2f} s, slowest {max(times):.2f} s of 10 runs."]


PARTS: dict[str, Callable[[], Lines]] = {
    "gate": gate_speed,
    "speed": speed,
    "help": help_time,
    "flavors": flavors,
    "records": records,
    **before_after.PARTS,
    **attack_proof.PARTS,
    **browser_proof.PARTS,
    **load_proof.PARTS,
    **search_proof.PARTS,
    **yardstick_proof.PARTS,
    **ladder_proof.PARTS,
    **style_proof.PARTS,
    **open_spiel_proof.PARTS,
    **vector_proof.PARTS,
    **dataset_proof.PARTS,
    **frozen_test_proof.PARTS,
    **luck_proof.PARTS,
    **server_proof.PARTS,
    **page_proof.PARTS,
}
COUNTED: dict[str, Callable[[int], Lines]] = {"server-processes": server_proof.disturbances}
"""Parts that can be run with another number."""
ACCEPT_LOSSES = "gate=accept-losses"
PLACES = {"ladder": "ladder.md"}
"""Parts that are written elsewhere than under docs/proof."""


def machine() -> str:
    """What the figures were measured on."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def commit() -> str:
    """The commit that was measured; `-dirty` if anything but figures was changed since."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], capture_output=True, text=True, cwd=ROOT, check=True).stdout.strip()

    changed = git("status", "--porcelain", "--", ".", ":(exclude)docs/proof")
    return git("describe", "--always") + ("-dirty" if changed else "")


def main() -> None:
    wanted, counts, parts = [], dict[str, int](), dict(PARTS)
    for argument in sys.argv[1:] or list(PARTS):
        if argument == ACCEPT_LOSSES:
            wanted.append("gate")
            parts["gate"] = partial(gate_speed, accept_losses=True)
            continue
        name, _, count = argument.partition("=")
        if name in COUNTED and count.isdecimal():
            counts[name] = int(count)
        wanted.append(name if name in counts else argument)
    if unknown := [name for name in wanted if name not in PARTS]:
        sys.exit(f"There is no proof of {', '.join(unknown)}. The parts are: {', '.join(PARTS)}.")
    if compiled.flavor() != "fast":
        sys.exit("Proofs are of the compiled program: run `make proof`, or a part of it with PYTHONPATH=build/fast.")
    for name in wanted:
        print(f"proof: {name} …", flush=True)
        begin = time.perf_counter()
        lines = COUNTED[name](counts[name]) if name in counts else parts[name]()
        head = [f"# {(PARTS[name].__doc__ or name).strip()}", "", f"{datetime.date.today()}, commit {commit()}, {machine()}."]
        took = f"Took {time.perf_counter() - begin:.0f} s."
        text = "\n".join([*head, took, "", *lines]) + "\n"
        if name in counts:
            print(text, flush=True)
            continue
        (ROOT / "docs" / PLACES.get(name, f"proof/{name}.md")).write_text(wrap(text), encoding="utf-8")
        print(text, flush=True)


if __name__ == "__main__":
    main()
