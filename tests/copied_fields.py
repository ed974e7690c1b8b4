"""Whether a copy of a state has every field of its original. Run as a program, `python -m tests.copied_fields` checks all games."""

from __future__ import annotations

import copy
import ctypes

from emporion import compiled
from emporion.engine.contract import OVER
from emporion.engine.random import Random
from emporion.engine.state import State
from tests.conftest import Case, cases

COPIES_OWN = {"components", "players", "changing_bytes", "tracing", "lost_notes", "noted", "notes"}
"""The fields of the base class that a copy does not take over."""


def contents(state: State) -> object:
    """Every field of a state: interpreted, by name; compiled, the memory of the game's own fields and what can be read of the others."""
    if compiled.flavor() == "interpreted":
        return {name: copy.deepcopy(value) for name, value in vars(state).items() if name not in COPIES_OWN}
    size, own = State.__basicsize__, type(state).__basicsize__
    return ctypes.string_at(id(state) + size, own - size), state.actor, state.first, state.seat, state.point, state.legal()


def wander(state: State, rng: Random, steps: int) -> None:
    """Play at random, so many events or to the end."""
    for _ in range(steps):
        if state.actor == OVER:
            break
        codes = state.legal()
        state.step(codes[rng.below(len(codes))] if codes else state.draw(rng))


def check(case: Case, seed: int) -> None:
    """Copy positions of one game into the end of another one: nothing of that may be left, and playing on must not change the original."""
    rng = Random("copies", str(case), seed)
    state, other = case.match().spare_state(), case.match(first=case.players - 1).spare_state()
    wander(other, rng, 10_000)
    while state.actor != OVER:
        other.become(state)
        before = contents(state)
        assert contents(other) == before, f"{case}: a copy differs from its original"
        wander(other, rng, 40)
        assert contents(state) == before, f"{case}: playing on with a copy changed its original"
        wander(state, rng, 3)


def main() -> None:
    for case in cases():
        check(case, 1)
    print(f"{compiled.flavor()}: copied")


if __name__ == "__main__":
    main()
