"""The times of a server's commits, from its figures for Prometheus."""

from __future__ import annotations

import re

from msgspec import Struct

_BUCKET = re.compile(r'^emporion_store_commit_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)
_MAX_COMMIT = re.compile(r"^emporion_store_longest_commit_seconds (\S+)$", re.MULTILINE)


class CommitTimes(Struct, frozen=True):
    """Quantiles of the times of commits, and the longest one, in seconds."""

    p50: float
    p90: float
    p99: float
    longest: float


def commit_times(before: str, after: str) -> CommitTimes:
    """The times of the commits between two readings of `/api/v1/metrics`; all are 0 if there was none.

    The buckets of the histogram grow by a third, and within a bucket the times count as even. The longest commit is at most as long as the
    bound of its bucket and as the longest since the start of the server.
    """
    earlier = dict(_buckets(before))
    counts = [(bound, count - earlier.get(bound, 0.0)) for bound, count in _buckets(after)]
    total = counts[-1][1] if counts else 0.0
    if not total:
        return CommitTimes(0.0, 0.0, 0.0, 0.0)
    found = _MAX_COMMIT.search(after)
    longest = min(next(bound for bound, count in counts if count == total), float(found[1]) if found else float("inf"))
    p50, p90, p99 = (min(_quantile(counts, part * total), longest) for part in (0.5, 0.9, 0.99))
    return CommitTimes(p50, p90, p99, longest)


def _buckets(text: str) -> list[tuple[float, float]]:
    """The bounds of the buckets with the number of commits up to them."""
    return [(float(bound), float(count)) for bound, count in _BUCKET.findall(text)]


def _quantile(counts: list[tuple[float, float]], wanted: float) -> float:
    """The time below which `wanted` commits were."""
    lower, below = 0.0, 0.0
    for bound, count in counts:
        if count >= wanted:
            return lower if bound == float("inf") else lower + (bound - lower) * (wanted - below) / (count - below)
        lower, below = bound, count
    return lower
