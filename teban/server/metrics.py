"""Figures about a running server, for Prometheus."""

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric

from teban.server.storage.writer import Counts

SOON = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LATER = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


class Metrics:
    """What is counted as it happens, and what is looked up when somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.moves = Counter(
            "teban_moves",
            "Submissions taken and stored, by game",
            ["game"],
            registry=here,
        )
        self.acknowledged = Histogram(
            "teban_acknowledgement_seconds",
            "From a submission that arrived to its acknowledgement",
            buckets=SOON,
            registry=here,
        )
        self.refusals = Counter("teban_refusals", "Refusals, by code", ["code"], registry=here)
        self.waited = Histogram(
            "teban_work_waiting_seconds",
            "Until work took its turn, by kind",
            ["kind"],
            buckets=LATER,
            registry=here,
        )
        self.worked = Histogram(
            "teban_work_seconds", "What work took, by kind", ["kind"], buckets=LATER, registry=here
        )

    def count_refusal(self, code: str) -> None:
        """Somebody was told that something cannot be done."""
        self.refusals.labels(code).inc()

    def watch(self, gauges: dict[str, tuple[str, Callable[[], float]]]) -> None:
        """Figures that are true at the moment when somebody asks."""
        self.registry.register(_Gauges(gauges))

    def watch_store(self, counts: Counts) -> None:
        """What the store has done."""
        self.registry.register(_Stored(counts))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


class _Gauges:
    def __init__(self, gauges: dict[str, tuple[str, Callable[[], float]]]) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        for name, (said, ask) in self._gauges.items():
            yield GaugeMetricFamily(f"teban_{name}", said, value=ask())


class _Stored:
    def __init__(self, counts: Counts) -> None:
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        figures = {
            "store_batches": ("Transactions", self._counts.commits),
            "store_failures": ("Transactions that failed", self._counts.failures),
            "store_changes": ("Changes in these transactions", self._counts.changes),
            "store_lines": ("Lines of matches among them", self._counts.lines),
            "store_seconds": ("Time spent in transactions", self._counts.seconds),
        }
        for name, (said, value) in figures.items():
            yield CounterMetricFamily(f"teban_{name}", said, value=value)
        largest = self._counts.largest
        yield GaugeMetricFamily("teban_store_largest_batch", "Changes in the largest", largest)
