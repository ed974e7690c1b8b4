"""The times of commits: counted by the server's writer, shown for Prometheus, read by the benchmark."""

from __future__ import annotations

import math
import random

import pytest

from emporion.arena.server_load import TIMES, Figures
from emporion.arena.server_times import Times, server_times
from emporion.server import metrics
from emporion.server.histogram import DECADES, MIN_SECONDS, Histogram
from emporion.terminal.bench_server_command import FIGURE_KEYS, summarize
from emporion.text import say
from tools.load_proof import WANTED

STEP = 10 ** (1 / 8)
"""By so much each bound of the histogram is larger than the one before it."""


def text(times: Histogram) -> str:
    return metrics.page(dict, {"store_commit": times}).decode()


def filled(*seconds: float) -> Histogram:
    found = Histogram()
    for time in seconds:
        found.add(time)
    return found


def test_each_time_is_counted_up_to_the_first_bound_that_it_does_not_pass() -> None:
    times = Histogram()
    exact, above = times.bounds[3], times.bounds[3] * 1.0001
    times.add(exact)
    times.add(above)
    counts = dict(times.cumulative())
    assert [counts[bound] for bound in times.bounds[2:6]] == [0, 1, 2, 2]
    assert times.total == pytest.approx(exact + above)
    assert times.longest == above


def test_the_bounds_reach_from_the_shortest_to_the_longest_time_and_every_time_is_counted() -> None:
    times = filled(0.0, MIN_SECONDS / 2, 1.0, MIN_SECONDS * 10**DECADES * 5)
    assert times.bounds[0] == MIN_SECONDS
    assert times.bounds[-1] == pytest.approx(MIN_SECONDS * 10**DECADES)
    assert all(after / before == pytest.approx(STEP) for before, after in zip(times.bounds, times.bounds[1:], strict=False))
    *bounded, (last, whole) = times.cumulative()
    assert (last, whole) == (math.inf, 4)
    assert [count for _, count in bounded][-1] == 3


def test_without_a_commit_all_times_are_zero() -> None:
    same = text(filled(0.01, 0.02))
    assert server_times("store_commit", same, same) == Times(0.0, 0.0, 0.0, 0.0)
    assert server_times("store_commit", "", "") == Times(0.0, 0.0, 0.0, 0.0)


def test_quantiles_are_those_of_the_times_within_a_bucket() -> None:
    chance = random.Random(5)
    seconds = sorted(chance.lognormvariate(-6, 1) for _ in range(2000))
    found = server_times("store_commit", text(Histogram()), text(filled(*seconds)))
    for quantile, part in ((found.p50, 0.5), (found.p90, 0.9), (found.p99, 0.99)):
        wanted = seconds[int(part * len(seconds))]
        assert wanted / STEP < quantile < wanted * STEP
    assert found.longest == pytest.approx(seconds[-1], rel=0.01)
    assert found.p50 < found.p90 < found.p99 <= found.longest


def test_only_the_commits_between_two_readings_count() -> None:
    times = filled(*[2.0] * 50)
    before = text(times)
    for _ in range(100):
        times.add(0.001)
    found = server_times("store_commit", before, text(times))
    assert 0.001 / STEP < found.p50 <= found.p99 <= 0.001 * STEP
    assert found.longest < 0.001 * STEP, "the longest commit was before the first reading"


def test_a_commit_beyond_all_bounds_is_as_long_as_the_longest() -> None:
    found = server_times("store_commit", "", text(filled(0.001, 25.0)))
    assert found.longest == 25.0
    assert found.p99 <= 25.0


def test_each_histogram_is_read_by_its_name() -> None:
    shown = metrics.page(dict, {"store_commit": filled(0.001), "event_loop_delay": filled(0.2, 0.3)}).decode()
    assert server_times("store_commit", "", shown).longest == 0.001
    assert server_times("event_loop_delay", "", shown).longest == 0.3
    assert server_times("store_write", "", shown).longest == 0.0


def test_the_p99_beyond_that_of_a_commit_is_shown_and_wanted_below_five_milliseconds() -> None:
    times = dict.fromkeys(TIMES, Times(0.0, 0.0, 0.0, 0.0)) | {"store_commit": Times(0.001, 0.005, 0.02, 0.03)}
    found = summarize(Figures(100, 10.0, 0.002, 0.01, 0.0235, 0.05, times, 1, 0.1), 100.0, 0.0)
    assert found["beyond_commit"] == 3.5
    assert {*FIGURE_KEYS} <= {*found}
    assert all(say(f"bench-server-{key}") for key in FIGURE_KEYS)
    for name in ("900", "3000"):
        assert WANTED[name, "beyond_commit"] == ("under", 5.0)
