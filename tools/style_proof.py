"""What the named opponents do otherwise than a plain bot, and how well they play."""

from __future__ import annotations

from collections.abc import Callable

from emporion import games, players
from emporion.arena.duel import interval, prepare, run
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.opponents import STYLES

GAMES = 60
SEED = 1
AGAINST = "normal"
ACTS = {
    "trader": ("groups taken for goods", ("take green", "take purple", "take blue", "take orange")),
    "walker": ("moves of the Steward", ("steward",)),
    "builder": ("buildings", ("build",)),
    "raider": ("raids", ("raid",)),
    "conqueror": ("conquests", ("conquer",)),
}
Lines = list[str]


def styles() -> Lines:
    """What the named opponents do otherwise than a bot of the normal level."""
    lines = [
        f"{GAMES} games of two, each seed from both seats, against `{AGAINST}`. Acts are counted by game: the opponent’s / the other’s."
    ]
    lines += ["", "| opponent | game | share of victory | 95 % | acts | its | the other’s | ratio |", "|---" * 8 + "|"]
    for name, style in STYLES.items():
        duel = prepare(style.game, [name, AGAINST], 2, GAMES, SEED, {style.option: True} if style.option else {})
        share, low, high = interval(duel, list(run(duel, None, 1)), [0])
        called, acts = ACTS[name]
        mine, theirs = _counted(name, acts)
        cells = [f"{style.game} {style.option}".strip(), f"{100 * share:.1f} %", f"{100 * low:.0f} – {100 * high:.0f}", called]
        lines.append(f"| {name} | {' | '.join(cells)} | {mine:.1f} | {theirs:.1f} | {mine / theirs:.2f} |")
        print(f"  {lines[-1]}", flush=True)
    return lines


def _counted(name: str, acts: tuple[str, ...]) -> tuple[float, float]:
    """The acts of an opponent and of the plain bot, by game."""
    style, counted = STYLES[name], [0, 0]
    for number in range(GAMES):
        match = Match(games.find(style.game), 2, first=number // 2 % 2, options={style.option: True} if style.option else {})
        chance, choices = Random(SEED, number // 2, "chance"), Random(SEED, number, "choices")
        bots = [players.find(name if seat == number % 2 else AGAINST) for seat in range(2)]
        while not match.is_over:
            if match.actor == "chance":
                match.chance(chance)
                continue
            seat = match.state.actor
            move = bots[seat].choose(match, choices)
            counted[seat != number % 2] += move.startswith(acts)
            match.play(move)
    return counted[0] / GAMES, counted[1] / GAMES


PARTS: dict[str, Callable[[], Lines]] = {"styles": styles}
