"""What the levels lose in positions with known values.

`python -m tools.yardstick_proof` makes the positions that the file lacks, in a quarter of an hour; remove it to make all of them anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import wrap

from emporion.arena import yardsticks

ROOT = Path(__file__).parent.parent
FILE = ROOT / "docs" / "proof" / "yardsticks.jsonl.gz"
POSITIONS = {"the last roll": 60, "the last round": 60, "the last turn": 60, "the last turn but one": 24}
SEED = 22
PLAYERS = ("random", "greedy", "novice", "easy", "normal", "hard", "expert")
WIDTH = 115
ABOUT_ALL = (
    "Positions from games between searching players (100 simulations) whose moves differ in value: by 0.2 points, or by 0.02 of the "
    "reward that the search maximizes (nine tenths share of victory, one tenth margin). Each player is asked "
    f"{yardsticks.SEEDS} times in each. They are kept in yardsticks.jsonl.gz beside this page; "
    "`python -m tools.yardstick_proof` makes them anew if it is removed."
)
ABOUT = {
    "the last roll": "Corinth for 3 and 4: the first player of the last round buys yellow dice, and then has its last turn before all "
    "others. One sheet against the dice: the value is its own points on average over every roll. Players want victory, not points, so a "
    "small loss may be meant.",
    "the last round": "Corinth for 2 to 4 after the last roll: nothing is random any more. The levels search here; at a table they solve "
    "these positions and lose nothing.",
    "the last turn": "Golden Horn for 2 to 4, with and without Dominio da Mar: nothing that is drawn counts any more.",
    "the last turn but one": "Golden Horn for 2 to 4: averaged over every hand that the last player can hold, and over the cubes that it "
    "might load.",
}
Lines = list[str]


def regret() -> Lines:
    """What each level loses in positions with known values."""
    positions = yardsticks.read(FILE)
    lines = wrap(ABOUT_ALL, WIDTH)
    for kind in yardsticks.KINDS:
        mine = [position for position in positions if position.kind == kind.name]
        lines += ["", f"## {kind.name[0].upper()}{kind.name[1:]}", *wrap(ABOUT[kind.name], WIDTH), ""]
        lines += [f"| player | positions | loss ({kind.unit}) | worst | a best move | seconds |", "|---|---|---|---|---|---|"]
        for name in PLAYERS:
            lost = yardsticks.loss(mine, name)
            digits = 2 if kind.unit == "points" else 3
            cells = [f"{lost.mean:.{digits}f}", f"{lost.worst:.{digits}f}", f"{100 * lost.best_found:.0f} %", f"{lost.seconds:.4f}"]
            lines.append(f"| {name} | {lost.positions} | {' | '.join(cells)} |")
            print(f"  {kind.name}: {lines[-1]}", flush=True)
    return lines


PARTS: dict[str, Callable[[], Lines]] = {"yardsticks": regret}


def main() -> None:
    kept = yardsticks.read(FILE) if FILE.exists() else []
    positions: list[yardsticks.Position] = []
    for kind in yardsticks.KINDS:
        made = [position for position in kept if position.kind == kind.name]
        for position in yardsticks.generate(kind, POSITIONS[kind.name], SEED) if not made else ():
            made.append(position)
            print(f"{kind.name}: {len(made)}", flush=True)
        positions += made
        yardsticks.write(positions, FILE)


if __name__ == "__main__":
    main()
