"""Figures of a running server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

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
    "emporion_event_loop_average_delay_seconds": "How late the event loop is, on average over a second, where it is latest",
    "emporion_store_average_write_wait_seconds": "How long the oldest write waits, on average over a second, where it is longest",
}
TIMES_HELP = {
    "store_commit": "commits without their statements, which are those of the disk",
    "store_transaction": "transactions: statements and commit",
    "store_write": "writes, from the event loop's request until they are on disk",
    "store_checkpoint": "ends of checkpoints, for which the writes wait",
    "event_loop_delay": "delays of the event loop, which is asked ten times a second",
}
"""The histograms of times, as `emporion_NAME_seconds`, and the longest of each, as `emporion_NAME_longest_seconds`."""
COUNTERS = ("emporion_moves", "emporion_store_commits", "emporion_store_writes")

MAXIMA = ("emporion_event_loop_average_delay_seconds", "emporion_store_average_write_wait_seconds")
"""The figures of which that of several processes is the largest one; of all others it is the sum."""


def combine_figures(own: dict[str, float], others: Iterable[dict[str, float]]) -> dict[str, float]:
    """The figures of several processes together."""
    shared = list(others)
    return {name: (max if name in MAXIMA else sum)([value, *(figures.get(name, 0.0) for figures in shared)]) for name, value in own.items()}


class _Collector(Collector):
    """Reads the figures when Prometheus asks for them."""

    def __init__(self, figures: Figures, times: Mapping[str, Histogram]) -> None:
        self._figures = figures
        self._times = times

    def collect(self) -> Iterator[Metric]:
        for name, value in self._figures().items():
            if name in COUNTERS:
                yield CounterMetricFamily(name, HELP[name], value=value)
            else:
                yield GaugeMetricFamily(name, HELP[name], value=value)
        for name, times in self._times.items():
            buckets = [("+Inf" if bound == float("inf") else f"{bound:.3g}", float(count)) for bound, count in times.cumulative()]
            what = TIMES_HELP[name]
            yield HistogramMetricFamily(f"emporion_{name}_seconds", f"Times of {what}", buckets=buckets, sum_value=times.total)
            yield GaugeMetricFamily(f"emporion_{name}_longest_seconds", f"The longest since the start of {what}", value=times.longest)


def page(figures: Figures, times: Mapping[str, Histogram]) -> bytes:
    """The figures as Prometheus reads them."""
    registry = CollectorRegistry()
    registry.register(_Collector(figures, times))
    return generate_latest(registry)
