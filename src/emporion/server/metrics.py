"""Figures of a running server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

Figures = Callable[[], dict[str, float]]
HELP = {
    "emporion_tables": "Tables in memory",
    "emporion_sockets": "Open sockets",
    "emporion_thoughts": "Bots thinking or waiting to think",
    "emporion_store_healthy": "Whether the last write or read of the store went well",
    "emporion_moves": "Moves played since the start",
    "emporion_store_commits": "Commits since the start",
    "emporion_store_writes": "Writes in those commits since the start",
}
COUNTERS = ("emporion_moves", "emporion_store_commits", "emporion_store_writes")


class _Collector(Collector):
    """Asks for the figures when somebody looks; nothing is counted twice."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        for name, value in self._figures().items():
            if name in COUNTERS:
                yield CounterMetricFamily(name, HELP[name], value=value)
            else:
                yield GaugeMetricFamily(name, HELP[name], value=value)


def page(figures: Figures) -> bytes:
    """The figures as Prometheus reads them."""
    registry = CollectorRegistry()
    registry.register(_Collector(figures))
    return generate_latest(registry)
