"""A histogram of times: how many were at most as long as each of its bounds."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

BOUNDS_PER_DECADE = 8
MIN_SECONDS, DECADES = 1e-5, 6


class Histogram:
    """Counts times in buckets whose bounds grow by a third, from 10 µs to 10 s. One thread adds, others may read."""

    def __init__(self) -> None:
        self.bounds = [MIN_SECONDS * 10 ** (step / BOUNDS_PER_DECADE) for step in range(DECADES * BOUNDS_PER_DECADE + 1)]
        self._counts = [0] * (len(self.bounds) + 1)
        self.total = 0.0
        """The sum of all times, in seconds."""
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        """Count a time."""
        self._counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds
        if seconds > self.longest:
            self.longest = seconds

    def cumulative(self) -> Iterator[tuple[float, int]]:
        """Each bound in seconds with the number of times up to it, as Prometheus shows a histogram; the last bound is infinite."""
        return zip((*self.bounds, float("inf")), accumulate(self._counts), strict=True)
