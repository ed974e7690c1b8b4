"""`emporion train`: games of self-play, the fit of a network to them, and its errors; it goes on where it was stopped."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from emporion import games
from emporion.engine import files
from emporion.engine.errors import EmporionError
from emporion.players.network import SUFFIX
from emporion.players.registry import Evaluation
from emporion.terminal.commands import console, show
from emporion.text import say
from emporion.training import libraries
from emporion.training.fit import Epoch, Recipe
from emporion.training.self_play import Played, SelfPlay, run
from emporion.training.train import Judge, Trained, train, variants

PLOT_WIDTH = 30
"""The characters of the longest bar beside the errors."""
MIN_SPREAD = 1e-9


def run_train(
    name: str,
    players: int,
    number: int,
    simulations: int,
    teacher: Evaluation,
    epochs: int,
    seed: int,
    jobs: int,
    out: Path,
    as_json: bool,
) -> None:
    """Play the games that are missing, fit a network to all, write it, and print its errors."""
    libraries.numpy()  # refused at once, not after the games
    game = games.find(name)
    play = SelfPlay(name, game.seats(players), variants(game), simulations, seed, teacher)
    place = out / f"{name}-{players}"
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unwritable(out, error) from None
    played: list[Played] = []
    try:
        _play(play, number, place.with_suffix(".jsonl"), jobs, played)
        trained = train(play, played, Recipe(epochs=epochs, seed=seed), place.with_suffix(SUFFIX), _tell_epoch)
    except KeyboardInterrupt:
        raise EmporionError("train-stopped", games=len(played), all=number, file=str(place.with_suffix(".jsonl"))) from None
    files.write(place.with_suffix(".json"), msgspec.json.encode(trained) + b"\n")
    if as_json:
        show(msgspec.to_builtins(trained))
        return
    _tell(trained)
    print(say("train-written", file=str(place.with_suffix(SUFFIX))))


def _play(play: SelfPlay, number: int, file: Path, jobs: int, played: list[Played]) -> None:
    """Collect the games behind a progress bar with the time left."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(escape(say("train-playing", game=play.game)), total=number)
        for game in run(play, number, file, jobs):
            played.append(game)
            progress.update(task, completed=len(played))


def _tell_epoch(epoch: Epoch) -> None:
    """A line for each epoch, while the fit goes on."""
    if sys.stderr.isatty():
        print(say("train-epoch-done", epoch=epoch.number, error=f"{epoch.held_out:.4f}"), file=sys.stderr)


def _tell(trained: Trained) -> None:
    """The errors by epoch, and beside those of the hand-made evaluation and of the search."""
    table = Table(title=say("train-title", game=trained.play.game, positions=trained.positions), title_justify="left")
    for column in ("train-epoch", "train-training", "train-held-out"):
        table.add_column(say(column), justify="right")
    table.add_column("")
    least, most = (extreme(epoch.held_out for epoch in trained.epochs) for extreme in (min, max))
    for epoch in trained.epochs:
        bar = "█" * round(PLOT_WIDTH * (epoch.held_out - least) / max(most - least, MIN_SPREAD))
        table.add_row(str(epoch.number), f"{epoch.training:.4f}", f"{epoch.held_out:.4f}", bar)
    console.print(table)
    _tell_judges(trained.judges)


def _tell_judges(judges: Sequence[Judge]) -> None:
    table = Table(title=say("train-judges"), title_justify="left")
    table.add_column("")
    for part in ("train-all", "train-quarter-1", "train-quarter-2", "train-quarter-3", "train-quarter-4", "train-named"):
        table.add_column(say(part), justify="right")
    for judge in judges:
        errors = [f"{error:.4f}" for error in (judge.error, *judge.quarters)]
        table.add_row(say("train-judge", judge=judge.name), *errors, f"{100 * judge.named:.1f} %")
    console.print(table)
