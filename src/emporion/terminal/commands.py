"""The commands, except those that play in the terminal and those that measure."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from emporion import games
from emporion.engine import files, record
from emporion.engine.errors import EmporionError, RecordError
from emporion.engine.figures import Figures
from emporion.engine.game import Game, Option
from emporion.engine.match import Match
from emporion.engine.rulebook import rule_ids
from emporion.engine.rulebook_text import ItemText, word_book, word_rule
from emporion.text import say

console = Console(highlight=False)
Item = TypeVar("Item")


def show(result: object) -> None:
    """Print a result as JSON."""
    print(json.dumps(result, ensure_ascii=False))


def chosen(game: Game[Any], options: Sequence[str]) -> dict[str, Option]:
    """Check the options that were given as NAME=VALUE."""
    given = dict(game.option(text) for text in options)
    game.chosen(given)
    return given


def replayed(file: Path, components: Path | None, *, complete: bool) -> Match:
    """The match of a record file; with `components`, as it would go with those figures."""
    data = record.read(file)
    try:
        if components is None:
            return games.replay(data, complete=complete)
        game = games.find(str(record.header(data).get("game")))
        figures = game.box(components)
        return record.replay(data, games.find, complete=complete, figures=figures)
    except RecordError as error:
        raise EmporionError("record-refused", file=str(file), why=str(error)) from None


def replay_files(files: Sequence[Path], components: Path | None, as_json: bool) -> None:
    """Validate records; every file is read, and the command fails if one is refused."""
    refused = 0
    for file in files:
        try:
            match = replayed(file, components, complete=True)
        except EmporionError as error:
            refused += 1
            print(error, file=sys.stderr)
            continue
        if as_json:
            show({"file": str(file), **_describe_standing(match)})
        else:
            print(_summary(file, match))
    if refused and len(files) > 1:
        raise EmporionError("replay-refused", refused=refused, files=len(files))
    if refused:
        sys.exit(1)


def _describe_standing(match: Match) -> dict[str, object]:
    parts = match.breakdown()
    standing: dict[str, object] = {"game": match.game.name, "players": match.players, "events": len(match.events), "over": match.is_over}
    return standing | {"scores": match.scores(), "winners": match.winners() if match.is_over else [], "breakdown": parts}


def _summary(file: Path, match: Match) -> str:
    scores = match.scores()
    if match.is_over:
        return say("replay-over", file=str(file), scores=scores, winners=match.winners())
    return say("replay-going-on", file=str(file), scores=scores, events=len(match.events))


def list_moves(file: Path, components: Path | None, as_json: bool) -> None:
    """The legal moves after a partial record, sorted, or `chance` or `over`."""
    match = replayed(file, components, complete=False)
    lines = sorted(match.moves()) or [str(match.actor)]
    if as_json:
        show({"actor": match.actor, "moves": sorted(match.moves())})
    else:
        print("\n".join(lines))


def simulate_games(
    name: str,
    out: Path,
    players: int,
    number: int,
    seed: int,
    bots: Sequence[str],
    options: Sequence[str],
    components: Path | None,
    as_json: bool,
    resume: bool = False,
    jobs: int = 1,
    ray: str | None = None,
) -> None:
    """Play whole games between bots, one record a game; with `resume` only those whose whole record is not in the folder yet."""
    from emporion.arena.simulate import is_played, prepare, run

    game = games.find(name)
    setup = prepare(game, seated(bots, game.seats(players)), seed, chosen(game, options), game.box(components) if components else None)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise EmporionError("file-unwritable", file=str(out), why=error.strerror or str(error)) from None
    numbers = [game for game in range(number) if not (resume and is_played(setup, game, out))]
    title = say("simulate-progress", game=name)
    for played in tracked(run(setup, numbers, jobs, ray), number, title, number - len(numbers)):
        file = out / setup.file_name(played.number)
        record.write(file, played.record)
        if played.fault:
            print(say("simulate-fault", file=str(file), why=played.fault), file=sys.stderr)
        if as_json:
            show({"file": str(file), "scores": played.scores, "winners": played.winners})
    if not as_json:
        print(say("simulate-done", games=number, folder=str(out)))


def seated(bots: Sequence[str], seats: int) -> list[str]:
    """One bot for all seats, or one for each."""
    if len(bots) == 1:
        return list(bots) * seats
    if len(bots) != seats:
        raise EmporionError("wrong-bots", bots=len(bots), seats=seats)
    return list(bots)


def tracked(runs: Iterable[Item], number: int, title: str, known: int = 0) -> Iterator[Item]:
    """The runs with a progress bar on the terminal's error stream, if there is a terminal; `known` of them are done already."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(escape(title), total=number, completed=known)
        for run in runs:
            yield run
            progress.advance(task)


def count_lines(name: str, players: int, depth: int, seed: int, options: Sequence[str], components: Path | None, as_json: bool) -> None:
    """Print perft: the number of lines of play by depth."""
    from emporion.arena.perft import perft

    game = games.find(name)
    match = Match(game, players, options=chosen(game, options), figures=game.box(components))
    counts = []
    for deep, lines in perft(match, depth, seed):
        counts.append(lines)
        if not as_json:
            print(f"{deep} {lines}", flush=True)
    if as_json:
        show({"game": name, "players": players, "seed": seed, "lines": counts})


def print_rules(name: str, rule: str | None, components: Path | None, as_json: bool) -> None:
    """The rulebook, or one rule of it."""
    game = games.find(name)
    figures = game.components(game.box(components))
    if rule is not None:
        ids = rule_ids(game.book())
        if rule.upper() not in ids:
            raise EmporionError("unknown-rule", game=name, rule=rule, rules=ids)
        found = word_rule(game, rule.upper(), game.rule_values(figures))
        if as_json:
            show({found.name: rule_text(found)})
        else:
            _print_item(found)
        return
    book = word_book(game, figures)
    if as_json:
        show({item.name: rule_text(item) for chapter in book for item in chapter.items if item.kind == "rule"})
        return
    for chapter in book:
        console.print(f"\n[bold]{escape(chapter.title)}[/]\n")
        for item in chapter.items:
            _print_item(item)


def rule_text(item: ItemText) -> str:
    """The text of a rule, its table included."""
    return "\n".join([item.text, *item.lines])


def _print_item(item: ItemText) -> None:
    """Print a part of the rulebook."""
    wraps = not console.is_terminal
    match item.kind:
        case "rule" | "leaflet":
            console.print(f"[bold]{item.name}[/]  {escape(rule_text(item))}", soft_wrap=wraps)
        case "text" | "table":
            console.print(escape(item.text), soft_wrap=wraps)
        case "steps":
            for number, line in enumerate(item.lines, 1):
                console.print(f"{number}. {escape(line)}", soft_wrap=wraps)
        case "example":
            console.print(f"[italic]{escape(say('book-example', title=item.text))}[/]", soft_wrap=wraps)
            for scene in item.scenes:
                for line in scene.lines:
                    console.print(f"  > {escape(line)}", soft_wrap=wraps)
                console.print(f"  {escape(scene.text)}", soft_wrap=wraps)


def print_box(name: str, components: Path | None, as_json: bool, as_toml: bool) -> None:
    """The printed figures with their marks."""
    game = games.find(name)
    figures = game.box(components)
    if as_json:
        show(figures)
    elif as_toml:
        print(game.printed() if components is None else components.read_text(encoding="utf-8"), end="")
    else:
        _print_leaves(list(_leaves(figures, "", "")), say("components-title", game=name))


def _print_leaves(leaves: list[tuple[str, str, str]], title: str) -> None:
    """One line a figure with the letter of its mark, then what the letters mean."""
    table = Table(title=title, title_justify="left", box=None, show_header=False)
    for path, value, mark in leaves:
        table.add_row(mark, escape(path), escape(value))
    console.print(table)
    for mark in sorted({mark for _, _, mark in leaves if mark}):
        console.print(f"{mark} = {say(f'mark-{mark.lower()}')}")


def _leaves(figures: Figures, path: str, mark: str) -> Iterator[tuple[str, str, str]]:
    """Every figure with its path and the mark of the table it stands in."""
    mark = str(figures.get("mark", mark))
    for key, value in figures.items():
        if isinstance(value, dict):
            yield from _leaves(value, f"{path}{key}.", mark)
        elif key != "mark":
            yield f"{path}{key}", _write_value(value), mark


def _write_value(value: object) -> str:
    if isinstance(value, list):
        rows = value and isinstance(value[0], list) and isinstance(value[0][0], str)
        return ("\n" if rows else " · ").join(_join_items(item) for item in value)
    return str(value)


def _join_items(item: object) -> str:
    return ", ".join(map(str, item)) if isinstance(item, list) else str(item)


def draw_board(name: str, file: Path | None, out: Path, seat: int | None, components: Path | None) -> None:
    """Draw the printed board, or the table after a record, as SVG."""
    game = games.find(name)
    if file is None:
        picture = game.draw(game.components(game.box(components)), None)
    else:
        match = replayed(file, components, complete=False)
        if match.game.name != name:
            raise EmporionError("draw-other-game", file=str(file), game=match.game.name)
        if seat is not None and not 0 <= seat < match.players:
            raise EmporionError("draw-seat", seat=seat, last=match.players - 1)
        picture = game.draw(match.components, match.view(seat))
    record.write(out, picture)
    if not files.is_stdout(out):
        print(say("draw-done", file=str(out)))
