"""The times that a server has counted, such as those of its commits, from its figures for Prometheus."""

from __future__ import annotations

import re

from msgspec import Struct


class Times(Struct, frozen=True):
    """Quantiles of times, and the longest one, in seconds."""

    p50: float
    p90: float
    p99: float
    longest: float


def server_times(name: str, before: str, after: str) -> Times:
    """The times of a histogram between two readings of `/api/v1/metrics`, for example `store_commit`; all are 0 if there was none.

    The buckets of the histogram grow by a third, and within a bucket the times count as even. The longest time is at most as long as the
    bound of its bucket and as the longest since the start of the server.
    """
    earlier = dict(_buckets(name, before))
    counts = [(bound, count - earlier.get(bound, 0.0)) for bound, count in _buckets(name, after)]
    total = counts[-1][1] if counts else 0.0
    if not total:
        return Times(0.0, 0.0, 0.0, 0.0)
    found = re.search(rf"^emporion_{name}_longest_seconds (\S+)$", after, re.MULTILINE)
    longest = min(next(bound for bound, count in counts if count == total), float(found[1]) if found else float("inf"))
    p50, p90, p99 = (min(_quantile(counts, part * total), longest) for part in (0.5, 0.9, 0.99))
    return Times(p50, p90, p99, longest)


def _buckets(name: str, text: str) -> list[tuple[float, float]]:
    """The bounds of the buckets with the number of times up to them."""
    found = re.findall(rf'^emporion_{name}_seconds_bucket\{{le="([^"]+)"\}} (\S+)$', text, re.MULTILINE)
    return [(float(bound), float(count)) for bound, count in found]


def _quantile(counts: list[tuple[float, float]], wanted: float) -> float:
    """The time below which `wanted` of them were."""
    lower, below = 0.0, 0.0
    for bound, count in counts:
        if count >= wanted:
            return lower if bound == float("inf") else lower + (bound - lower) * (wanted - below) / (count - below)
        lower, below = bound, count
    return lower
