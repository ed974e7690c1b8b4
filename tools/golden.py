"""Write the golden files anew: a record and a playthrough for each game, player count and option, and the perft tables.

`make golden` runs it. Look at the difference before you commit it: golden files change only when the rules or the texts of moves do.
"""

from __future__ import annotations

import json

from emporion.arena.perft import perft
from emporion.arena.simulate import simulate
from emporion.engine.match import Match
from emporion.games import find, replay
from tests.conftest import GOLDEN, Case, cases

DEPTHS = {"corinth": 8, "golden-horn": 10, "nim": 5, "kuhn": 3}
DEPTHS_LATER = {"corinth": 4, "golden-horn": 10, "nim": 4, "kuhn": 4}


def playthrough(match: Match) -> str:
    """A match told event by event: what was legal, what was chosen, what it did; then the scores."""
    told = Match(match.game, match.players, first=match.first, options=match.options, figures=match.figures)
    lines = [f"{match.game.name}, {match.players} players, {json.dumps(match.options)}, seat {match.first} begins", *map(str, told.opening)]
    for number, event in enumerate(match.events):
        lines.append(f"\n{number + 1}. {event.by}: {event.move}")
        if told.moves():
            lines.append(f"   of: {', '.join(told.moves())}")
        lines += [f"   {effect}" for effect in told.play(event.move)]
    lines.append("")
    lines += [f"seat {seat}: {parts} = {sum(parts.values())}" for seat, parts in enumerate(match.breakdown())]
    lines.append(f"winners: {match.winners()}")
    return "\n".join(lines) + "\n"


def golden(case: Case) -> dict[str, str]:
    """The golden files of a case by their names."""
    _, match, text = next(simulate(find(case.game), ["random"] * case.players, 1, 11, case.options))
    return {f"{case}.emp.jsonl": text, f"{case}.txt": playthrough(match)}


def perft_table() -> str:
    """The perft counts of every case, from its start and from the middle and the last quarter of its golden game."""
    lines = []
    for case in cases():
        lines.append(f"{case}: {_counts(case.match(), DEPTHS[case.game])}")
        match = replay((GOLDEN / f"{case}.emp.jsonl").read_bytes())
        for events in (len(match.events) * 3 // 4, len(match.events) // 2):
            match.back(events)
            lines.append(f"{case} after {events} events: {_counts(match, DEPTHS_LATER[case.game])}")
    return "\n".join(lines) + "\n"


def _counts(match: Match, depth: int) -> str:
    return " ".join(str(lines) for _, lines in perft(match, depth, 1))


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for case in cases():
        for name, text in golden(case).items():
            (GOLDEN / name).write_text(text, encoding="utf-8")
    (GOLDEN / "perft.txt").write_text(perft_table(), encoding="utf-8")


if __name__ == "__main__":
    main()
