"""pgx stepped on the processor: `python pgx_peer.py backgammon 2048 5` prints its steps a second, by the clock and by
processor time. It runs in an environment that has pgx.

Only the steps are timed, with observations, masks and auto-reset; the random actions between them are not.
"""

from __future__ import annotations

import json
import sys
import time


def measure(name: str, games: int, seconds: float) -> tuple[float, float]:
    """Steps a second, and for each second of processor time, of so many games that are stepped together."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    begin = jax.jit(jax.vmap(env.init))

    @jax.jit
    def choose(key, mask):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        return jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=-1)

    key = jax.random.PRNGKey(0)
    state = begin(jax.random.split(key, games))
    took, worked, steps, warm = 0.0, 0.0, 0, 3
    while took < seconds:
        key, one, two = jax.random.split(key, 3)
        actions, keys = choose(one, state.legal_action_mask), jax.random.split(two, games)
        jax.block_until_ready((actions, keys))
        start, started = time.perf_counter(), time.process_time()
        state = jax.block_until_ready(step(state, actions, keys))
        if warm:
            warm -= 1
            continue
        took += time.perf_counter() - start
        worked += time.process_time() - started
        steps += games
    return steps / took, steps / worked


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
