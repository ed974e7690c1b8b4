"""What the decisions of every level cost in the frozen test."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from emporion import games, players
from emporion.arena.frozen_test import Score, decisions, load, prepare, scores

Lines = list[str]
ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "proof"


def frozen_test() -> Lines:
    """The frozen test: what a decision of each level costs."""
    KEPT.mkdir(parents=True, exist_ok=True)
    lines = []
    for game in games.NAMES:
        origin, positions = load(game)
        rolled_out = [position for position in positions if not position.solved]
        errors = sorted(error for position in rolled_out for error in position.errors.values())
        lines += [
            f"## {game}",
            "",
            f"{len(positions)} positions (format {origin.frozen_test}), {len(rolled_out)} of them rolled out:",
            f"{origin.rollouts} games after every move, played by `{origin.player}`."
            + (f" The median standard error of a value is {errors[len(errors) // 2]:.3f}." if errors else ""),
            "",
            "| player | cost of a decision | 95 % interval | a best move found |",
            "|---|---|---|---|",
            *map(_row, sorted(_scores(game), key=lambda found: found[1].cost)),
            "",
        ]
    return [
        "A cost is the share of victory that the seat gives away beside the best move known. Players are ranked by it; all decide in the",
        "same positions.",
        "",
        *lines[:-1],
    ]


def _scores(game: str) -> list[tuple[str, Score]]:
    """The score of each level; decisions that were made before are kept."""
    found = []
    for name in players.LEVEL_NAMES:
        run = prepare(name, [game])
        made = list(decisions(run, KEPT / f"frozen-test-{run.frozen_test}-{game}-{name}.jsonl", int(os.environ.get("EMPORION_JOBS", "1"))))
        found.append((name, scores(run, made)[0]))
    return found


def _row(found: tuple[str, Score]) -> str:
    name, score = found
    return f"| `{name}` | {score.cost:.3f} | {score.low:.3f} to {score.high:.3f} | {100 * score.best_found:.0f} % |"


PARTS: dict[str, Callable[[], Lines]] = {"frozen-test": frozen_test}
