"""Figures of a running server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from emporion.server.histogram import Histogram

Figures = Callable[[], dict[str, float]]
HELP = {
    "emporion_processes": "Processes that serve the database",
    "emporion_tables": "Tables in memory",
    "emporion_sockets": "Open sockets",
    "emporion_thoughts": "Bots thinking or waiting to think",
    "emporion_store_healthy": "Processes whose last write or read of the store went well",
    "emporion_moves": "Moves played since the start",
    "emporion_store_commits": "Commits since the start",
    "emporion_store_writes": "Writes in those commits since the start",
    "emporion_busy_processes": "Processes that let spectators, readers and reviews wait",
    "emporion_event_loop_delay_seconds": "How late the event loop is, on average over a second; of the process where it is latest",
    "emporion_store_write_wait_seconds": "How long the oldest write waits, on average over a second; of the process where it is longest",
    "emporion_store_commit_seconds": "Times of commits without their statements, which are those of the disk",
    "emporion_store_longest_commit_seconds": "The longest commit since the start",
}
COUNTERS = ("emporion_moves", "emporion_store_commits", "emporion_store_writes")

MAXIMA = ("emporion_event_loop_delay_seconds", "emporion_store_write_wait_seconds")
"""The figures of which that of several processes is the largest one; of all others it is the sum."""


def combine_figures(own: dict[str, float], others: Iterable[dict[str, float]]) -> dict[str, float]:
    """The figures of several processes together."""
    shared = list(others)
    return {name: (max if name in MAXIMA else sum)([value, *(figures.get(name, 0.0) for figures in shared)]) for name, value in own.items()}


class _Collector(Collector):
    """Reads the figures when Prometheus asks for them."""

    def __init__(self, figures: Figures, commit_times: Histogram) -> None:
        self._figures = figures
        self._commit_times = commit_times

    def collect(self) -> Iterator[Metric]:
        for name, value in self._figures().items():
            if name in COUNTERS:
                yield CounterMetricFamily(name, HELP[name], value=value)
            else:
                yield GaugeMetricFamily(name, HELP[name], value=value)
        name, times = "emporion_store_commit_seconds", self._commit_times
        buckets = [("+Inf" if bound == float("inf") else f"{bound:.3g}", float(count)) for bound, count in times.cumulative()]
        yield HistogramMetricFamily(name, HELP[name], buckets=buckets, sum_value=times.total)
        name = "emporion_store_longest_commit_seconds"
        yield GaugeMetricFamily(name, HELP[name], value=times.longest)


def page(figures: Figures, commit_times: Histogram) -> bytes:
    """The figures as Prometheus reads them."""
    registry = CollectorRegistry()
    registry.register(_Collector(figures, commit_times))
    return generate_latest(registry)
