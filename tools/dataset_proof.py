"""Ten thousand records as a table and back: nothing is lost, and memory does not grow."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
LAB_PYTHON = ROOT / ".venv-lab" / "bin" / "python"
GAMES, STEP = 10_000, 1_000
Lines = list[str]


def datasets() -> Lines:
    """Ten thousand games as a Parquet table and back."""
    if not LAB_PYTHON.exists():
        sys.exit("There is no .venv-lab: make .venv-lab/.lab")
    found = json.loads(subprocess.run([str(LAB_PYTHON), "-m", "tools.dataset_proof"], stdout=subprocess.PIPE, text=True, check=True).stdout)
    sizes = {name: ", ".join(f"{size:,}" for size in found[name]) for name in ("export", "restore")}
    table, records = (found[name] / 1e6 for name in ("bytes", "record_bytes"))
    return [
        f"{GAMES:,} games between random players, Corinth and Golden Horn with 2, 3 and 4 players in turn, were exported to one",
        f"Parquet file of {found['rows']:,} decisions and {table:.1f} MB. The records, {records:.1f} MB, were",
        f"written again from it: {found['same']:,} of {GAMES:,} came back byte for byte.",
        "",
        f"Resident memory in kB after each {STEP:,} games. Export: {sizes['export']}. Back to records: {sizes['restore']}.",
    ]


def measure() -> dict[str, object]:
    """Export and restore in this process, and its memory meanwhile."""
    import tempfile

    from emporion.lab.datasets import export, restore

    with tempfile.TemporaryDirectory() as place:
        records, table, back = Path(place, "records"), Path(place, "games.parquet"), Path(place, "back")
        records.mkdir()
        _simulate(records)
        sizes: dict[str, list[int]] = {"export": [], "restore": []}
        decisions = 0
        for number, counted in enumerate(export(records, table), 1):
            decisions = counted
            if number % STEP == 0:
                sizes["export"].append(_resident())
        for number, _ in enumerate(restore(table, back), 1):
            if number % STEP == 0:
                sizes["restore"].append(_resident())
        names = sorted(path.name for path in records.iterdir())
        same = sum((records / name).read_bytes() == (back / name).read_bytes() for name in names)
        return {
            **sizes,
            "rows": decisions,
            "bytes": table.stat().st_size,
            "record_bytes": sum((records / name).stat().st_size for name in names),
            "same": same,
        }


def _simulate(folder: Path) -> None:
    from emporion import games
    from emporion.arena.simulate import simulate

    for number in range(6):
        game, seats = games.find(games.NAMES[number % 2]), 2 + number // 2
        wanted = GAMES // 6 + (number < GAMES % 6)
        for file, _, text in simulate(game, ["random"] * seats, wanted, 1):
            (folder / file).write_text(text, encoding="utf-8")


def _resident() -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


PARTS: dict[str, Callable[[], Lines]] = {"datasets": datasets}

if __name__ == "__main__":
    print(json.dumps(measure()))
