"""Write the golden files anew: a record and a playthrough for each case of a game, the perft table, and logs in every language.

`make golden` runs it. Look at the difference before you commit it: golden files change only when the rules or the texts of moves do.

The cases come from what the games declare (`tests.conftest.cases`). The game of a default case has seed 11. The game of any other case has
the seed that shows most of those with which its options matter; a case whose options never matter has no golden game.

The logs (`tests/golden/log/CASE.LANGUAGE.txt`) are for people who read a language: each is a golden game as the log of the page tells it,
of every game one with its default options and one with all options away from them.
`python -m tools.golden logs` writes only these, after a change of texts.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from emporion import games
from emporion.arena.perft import perft
from emporion.arena.simulate import simulate
from emporion.engine.effects import Effect
from emporion.engine.match import Match
from emporion.engine.record import header
from emporion.engine.wording import Reader, tag, values, word_lines
from emporion.games import find, replay
from emporion.text import ENGLISH, LANGUAGES, has, say, speaking
from tests.conftest import GOLDEN, Case, cases

DEFAULT_SEED = 11
SEEDS = range(60)
"""The seeds from which that of a case with other options is chosen."""
QUARTERS = (1, 2, 3)
"""The quarters of a game after which its views are shown and its lines of play counted."""
MAX_PERFT_LINES = 20_000
MAX_PERFT_DEPTH = 40
WIDTH = 120
"""Characters of a value that is printed on one line."""
LOGS = GOLDEN / "log"
NAMES = ("Ada", "Bo", "Cy")
"""The players of these games, as many of them as a game takes."""


def golden_cases() -> list[Case]:
    """The cases that have a golden game, as their files say."""
    return [case for case in cases() if _file(case).exists()]


def logged_cases() -> list[Case]:
    """The golden games whose logs are written: of every game that is not a toy."""
    golden = golden_cases()
    found = []
    for game in map(find, games.NAMES):
        players = max(number for number in game.players if number <= len(NAMES))
        for options in (game.chosen({}), {name: allowed[-1] for name, allowed in game.options.items()}):
            case = Case(game.name, players, options)
            found += [case] if case in golden and case not in found else []
    return found


def golden_record(case: Case) -> bytes:
    """The golden record of a case."""
    return _file(case).read_bytes()


def golden_seed(case: Case) -> int:
    """The seed of a case's golden game."""
    seed: int = header(golden_record(case))["seed"]
    return seed


def play(case: Case, seed: int) -> tuple[Match, str]:
    """The game of a case with this seed, and its record."""
    _, match, text = next(simulate(find(case.game), ["random"] * case.players, 1, seed, case.options))
    return match, text


def playthrough(match: Match) -> str:
    """A match for people to read: its title and its course."""
    title = f"{match.game.name}, {match.players} players, {json.dumps(match.options)}, seat {match.first} begins"
    return "\n".join([title, *course(match)]) + "\n"


def course(match: Match) -> Iterator[str]:
    """A match event by event: what was legal, what was chosen, what it did; views after each quarter; the scores."""
    again = Match(match.game, match.players, first=match.first, options=match.options, figures=match.figures)
    shown = {len(match.events) * quarter // 4 for quarter in (*QUARTERS, 4)}
    yield from map(str, again.opening)
    for number, event in enumerate(match.events, start=1):
        yield f"\n{number}. {event.by}: {event.move}"
        if again.moves():
            yield f"   of: {', '.join(again.moves())}"
        for effect in again.play(event.move):
            yield f"   {effect}"
        if number in shown:
            yield from _views(again)
    yield ""
    for seat, parts in enumerate(match.breakdown()):
        yield f"seat {seat}: {parts} = {sum(parts.values())}"
    yield f"winners: {match.winners()}"


def _views(match: Match) -> Iterator[str]:
    """What a spectator sees, and what each seat sees otherwise. The options are left out: they stand in the title."""
    seen = list(_view(match, None))
    yield "\nA spectator sees:"
    yield from (f"   {line}" for line in seen)
    for seat in range(match.players):
        if other := [line for line in _view(match, seat) if line not in seen]:
            yield f"Seat {seat} sees:"
            yield from (f"   {line}" for line in other)


def _view(match: Match, seat: int | None) -> Iterator[str]:
    fields: dict[str, Any] = msgspec.to_builtins(match.view(seat))
    for name, value in fields.items():
        if name != "seat" and name not in match.game.options:
            yield from _value_lines(name, value)


def _value_lines(name: str, value: object) -> Iterator[str]:
    """A value on one line if it fits, and otherwise its parts, each under its full name."""
    line = f"{name}: {_inline(value)}"
    if len(line) <= WIDTH or not isinstance(value, dict | list):
        yield line
    else:
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _value_lines(f"{name} {key}", part)


def _inline(value: object) -> str:
    if value in ({}, []):
        return "none"
    if isinstance(value, dict):
        return ", ".join(
            f"{key} ({_inline(part)})" if isinstance(part, dict | list) else f"{key} {_inline(part)}" for key, part in value.items()
        )
    if isinstance(value, list):
        return ", ".join(f"({_inline(part)})" if isinstance(part, dict | list) else _inline(part) for part in value)
    return "-" if value is None else str(value)


def matters(case: Case, seed: int) -> bool:
    """Whether the game of this seed takes another course than with the default options."""
    default = Case(case.game, case.players, find(case.game).chosen({}))
    return list(course(play(case, seed)[0])) != list(course(play(default, seed)[0]))


def choose_seed(case: Case, taken: set[int]) -> int | None:
    """The seed, not taken yet, whose game shows most kinds of moves and effects, of those with which the options matter."""
    if case.options == find(case.game).chosen({}):
        return DEFAULT_SEED
    by_kinds = sorted((-_count_kinds(case, seed), seed) for seed in SEEDS if seed not in taken)
    return next((seed for _, seed in by_kinds if matters(case, seed)), None)


def _count_kinds(case: Case, seed: int) -> int:
    """The number of first words of moves and of types of effects in a game."""
    match, _ = play(case, seed)
    again = Match(match.game, match.players, first=match.first, options=match.options)
    kinds = set()
    for event in match.events:
        kinds.add(event.move.split()[0])
        kinds |= {type(effect).__name__ for effect in again.play(event.move)}
    return len(kinds)


def perft_table() -> str:
    """The perft counts of every golden game after each quarter, and of a game with default options from its start too."""
    rows = []
    for case in golden_cases():
        whole = replay(golden_record(case))
        for quarter in (0, *QUARTERS) if case.options == whole.game.chosen({}) else QUARTERS:
            match = whole.rewound(len(whole.events) * quarter // 4)
            rows.append(f"{case} after {len(match.events)} events: {' '.join(map(str, _perft_counts(match)))}")
    return "\n".join(rows) + "\n"


def _perft_counts(match: Match) -> list[int]:
    """The lines of play by depth, as deep as they are not expected to be too many to count."""
    counts: list[int] = []
    for _, lines in perft(match, MAX_PERFT_DEPTH, 1):
        counts.append(lines)
        growth = max(2.0, lines / counts[-2]) if len(counts) > 1 else 2.0
        if not lines or lines * growth > MAX_PERFT_LINES:
            break
    return counts


def log(case: Case, language: str) -> str:
    """The log of a game as a spectator reads it. Each kind of question stands, indented, where it is first asked."""
    played = replay(golden_record(case))
    again = Match(played.game, played.players, first=played.first, options=played.options, figures=played.figures)
    past: list[list[Effect]] = []
    entries: list[list[str]] = []
    asked: set[str] = set()
    with speaking(language):
        for event in played.events:
            kinds = _kinds_of_question(again)
            questions = [f"    {words}" for kind, words in zip(kinds, _word_question(again), strict=True) if kind not in asked]
            asked.update(kinds)
            effects = [effect.seen(None) for effect in again.play(event.move)]
            narration = again.narrate(effects, reversed(past))
            for number in range(len(entries) - narration.replaces, len(entries)):
                entries[number] = [line for line in entries[number] if line.startswith(" ")]
            entries.append([*questions, *word_lines(case.game, narration.lines, Reader(NAMES))])
            past.append(effects)
    return "\n".join(line for lines in entries for line in lines) + "\n"


def _word_question(match: Match) -> list[str]:
    """What is asked, as the seat that is asked and as the others read it."""
    if not isinstance(match.actor, int):
        return []
    question = match.question()
    keys = {kind: f"{match.game.name}-{kind}-{tag(question)}" for kind in ("ask", "wait")}
    seats = {"ask": match.actor, "wait": None}
    return [say(key, **values(question, Reader(NAMES, seats[kind]))) for kind, key in keys.items() if has(key)]


def _kinds_of_question(match: Match) -> list[str]:
    """The English words without names and numbers: in every language a log has its questions at the same lines."""
    with speaking(ENGLISH):
        return [re.sub(rf"\d+|{'|'.join(NAMES)}", "", words) for words in _word_question(match)]


def write_logs() -> None:
    LOGS.mkdir(exist_ok=True)
    for path in LOGS.iterdir():
        path.unlink()
    for case in logged_cases():
        for language in LANGUAGES:
            (LOGS / f"{case}.{language}.txt").write_text(log(case, language), encoding="utf-8")


def _file(case: Case, ending: str = ".emp.jsonl") -> Path:
    return GOLDEN / f"{case}{ending}"


def main() -> None:
    if sys.argv[1:] == ["logs"]:
        return write_logs()
    played: list[tuple[Case, Match, str]] = []
    taken: defaultdict[tuple[str, int], set[int]] = defaultdict(set)
    for case in cases():
        seed = choose_seed(case, taken[case.game, case.players])
        if seed is None:
            print(f"{case}: the options change nothing")
            continue
        taken[case.game, case.players].add(seed)
        played.append((case, *play(case, seed)))
    GOLDEN.mkdir(exist_ok=True)
    for path in GOLDEN.glob("*.*"):
        path.unlink()
    for case, match, text in played:
        _file(case).write_text(text, encoding="utf-8")
        _file(case, ".txt").write_text(playthrough(match), encoding="utf-8")
    (GOLDEN / "perft.txt").write_text(perft_table(), encoding="utf-8")
    write_logs()


if __name__ == "__main__":
    main()
