"""Games that a search plays against itself, kept as codes, with what it expected at the beginning of each turn.

Games are JSON lines after a header, as those of a duel; those that are in the file already are not played again.
"""

from __future__ import annotations

import multiprocessing
import signal
from array import array
from collections.abc import Iterator, Sequence
from multiprocessing.pool import Pool
from pathlib import Path

import msgspec

from emporion import games
from emporion.engine import files
from emporion.engine.contract import CHANCE, MAX_MOVES, OVER
from emporion.engine.errors import EmporionError
from emporion.engine.game import Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.state import State
from emporion.players import registry
from emporion.players.limits import NONE
from emporion.players.registry import Evaluation
from emporion.players.search import Search
from emporion.players.search_player import Budget

STRAY_PART = 0.05
"""The part of the turns that the rollout policy plays, so that positions after weak turns are seen, too."""


class SelfPlay(msgspec.Struct, frozen=True):
    """What is played: a game, its options in turn, and how the search thinks."""

    game: str
    players: int
    variants: list[dict[str, Option]]
    """Options of the games, which take them in turn."""
    simulations: int
    seed: int
    evaluation: Evaluation = "best"


class Played(msgspec.Struct, frozen=True):
    """A game: all codes, those of chance included, and the shares of victory that were expected at the beginnings of turns."""

    number: int
    first: int
    codes: list[int]
    turns: list[int]
    """How many codes stand before each turn that was searched."""
    shares: list[list[float]]
    """What the search expected there, seat by seat."""
    result: list[float]
    """The share of victory of each seat."""


def begin(play: SelfPlay, first: int, number: int) -> Match:
    """The match of a game of this number before its first move."""
    return Match(games.find(play.game), play.players, first=first, options=play.variants[number % len(play.variants)])


def play_game(play: SelfPlay, number: int) -> Played:
    """Play the game of this number."""
    rng = Random(play.seed, number, "self-play")
    first = rng.below(play.players)
    match = begin(play, first, number)
    state, knowledge = match.state, registry.knowledge(match, play.evaluation)
    state.trace(False)
    nodes = Budget(simulations=play.simulations).nodes
    search = Search(match.spare_state(), match.spare_state(), knowledge, nodes, knowledge.exploration, knowledge.urgency)
    moves = array("i", bytes(4 * MAX_MOVES))
    codes: list[int] = []
    turns: list[int] = []
    shares: list[list[float]] = []
    mover, played, strays = NONE, NONE, False
    while state.actor != OVER:
        if state.actor == CHANCE:
            code, played = state.draw(rng), NONE
        else:
            begins = state.actor != mover
            if begins:
                mover, played = state.actor, NONE
                strays = rng.below(1000) < 1000 * STRAY_PART
            if strays:
                number_of_moves = len(state.legal())
                moves[:number_of_moves] = array("i", state.legal())
                code, played = knowledge.choose(state, moves, number_of_moves, rng), NONE
            else:
                _search(search, state, play.simulations, rng.word(), played)
                if begins:
                    turns.append(len(codes))
                    shares.append(_expected(search, play.players))
                code = played = max(search.seen(), key=lambda seen: (seen[1], seen[2]))[0]
        codes.append(code)
        state.step(code)
    winners = state.leaders()
    return Played(number, first, codes, turns, shares, [1 / len(winners) if seat in winners else 0.0 for seat in range(play.players)])


def _search(search: Search, state: State, simulations: int, seed: int, played: int) -> None:
    """Search as a level does within a turn: the visits that are kept count."""
    kept = search.begin(state, seed, played)
    search.run(max(simulations - kept, simulations // 4, 1))


def _expected(search: Search, players: int) -> list[float]:
    """The share of victory of each seat at the root."""
    known = [search.tree.known(0, seat) for seat in range(players)]
    return [round(share / visits, 4) for _, visits, _, share, _ in known]


def finished(play: SelfPlay, file: Path) -> list[Played]:
    """Read the games of a file; an incomplete last line is dropped, and a file of other games is refused."""
    if not file.exists():
        return []
    lines = file.read_bytes().split(b"\n")[:-1]
    if not lines:
        return []
    try:
        same = msgspec.json.decode(lines[0], type=SelfPlay)
        found = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise EmporionError("train-not-games", file=str(file)) from None
    if same != play:
        raise EmporionError("train-other", file=str(file))
    return found


def run(play: SelfPlay, number: int, file: Path, jobs: int) -> Iterator[Played]:
    """Yield so many games: those of the file first, then the others, each after it is written to the file."""
    done = finished(play, file)
    yield from done[:number]
    missing = sorted(set(range(number)) - {game.number for game in done})
    if not missing:
        return
    files.write(file, b"".join(msgspec.json.encode(part) + b"\n" for part in (play, *done)))
    with file.open("ab") as out:
        for game in _all(play, missing, jobs):
            out.write(msgspec.json.encode(game) + b"\n")
            yield game


def _all(play: SelfPlay, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        for number in numbers:
            yield play_game(play, number)
        return
    with _pool(jobs, play) as pool:
        yield from pool.imap_unordered(_one, numbers, chunksize=8)


def _pool(jobs: int, play: SelfPlay) -> Pool:
    """Make worker processes that ignore Ctrl-C, which the parent handles."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs, _set, (play,))
    finally:
        signal.signal(signal.SIGINT, before)


_playing: SelfPlay


def _set(play: SelfPlay) -> None:
    global _playing
    _playing = play


def _one(number: int) -> Played:
    return play_game(_playing, number)
