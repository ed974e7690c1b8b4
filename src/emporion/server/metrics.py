"""Figures of a running server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
    "emporion_store_commit_seconds": "Times of commits without their statements, which are those of the disk",
    "emporion_store_longest_commit_seconds": "The longest commit since the start",
}
COUNTERS = ("emporion_moves", "emporion_store_commits", "emporion_store_writes")


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
