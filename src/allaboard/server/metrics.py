"""Numbers about the running server, for Prometheus. Each worker has its own."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import HistogramMetricFamily

from allaboard.server.hub import Hub
from allaboard.server.room import Room
from allaboard.server.store.interface import Entry, Result, Seated, Store, TableRow

CONTENT_TYPE = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which is added to every text
_APPEND_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_REQUEST_SECONDS = (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5)


# Whether somebody decided at such a table may be a secret: nothing that moves with a decision is counted.
HIDES_DECISIONS = frozenset(("depot",))


def _is_counted(room: Room) -> bool:
    """How long a table stays in memory without clients moves with every decision, so it may be a secret."""
    wishes = room.table.wishes
    return bool(room.clients) or wishes is None or wishes.game not in HIDES_DECISIONS


class Timings:
    """A histogram for the event loop alone: without the locks of the library's own, for it is there in every action."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self._name = name
        self._about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """As the registry asks for it: each bucket holds those before it too."""
        names = [*(str(float(bound)) for bound in self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


class Metrics:
    """One registry for each application, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge(
            "allaboard_tables_in_memory",
            "Tables loaded by this worker, those of Depot only while somebody is connected",
            registry=self.registry,
        )
        self.connections = Gauge("allaboard_connections", "Open sockets", registry=self.registry)
        self.commands = Counter(
            "allaboard_commands", "Commands by type and outcome", ("type", "outcome"), registry=self.registry
        )
        self.messages = Counter("allaboard_messages_sent", "Messages sent over sockets", registry=self.registry)
        self.said = 0  # messages, those of secret tables too: for the collector alone
        self.sent = 0  # messages: this happens too often for a counter with a lock
        self.answered = 0  # requests
        self._exposed = 0  # messages when somebody last asked
        self._counted: Tally[tuple[str, str]] = Tally()  # commands since somebody asked
        self.append = Timings("allaboard_append_seconds", "From a judged action to a durable one", _APPEND_SECONDS)
        self.registry.register(self.append)
        self.requests = Histogram(
            "allaboard_request_seconds",
            "HTTP requests by route and status",
            ("method", "route", "status"),
            buckets=_REQUEST_SECONDS,
            registry=self.registry,
        )
        self.mails = Counter("allaboard_mails", "Mails by outcome", ("outcome",), registry=self.registry)

    def watch(self, hub: Hub) -> None:
        """Count what a hub holds, whenever somebody asks."""
        self.tables.set_function(lambda: sum(_is_counted(room) for room in hub.rooms.values()))
        self.connections.set_function(lambda: sum(len(room.clients) for room in hub.rooms.values()))

    def count(self, kind: str, outcome: str) -> None:
        """A command was answered."""
        self._counted[kind, outcome] += 1

    def exposed(self) -> bytes:
        self.messages.inc(self.sent - self._exposed)
        self._exposed = self.sent
        for labels, count in self._counted.items():
            self.commands.labels(*labels).inc(count)
        self._counted.clear()
        return generate_latest(self.registry)


class _MeasuredStore:
    """A store whose appends are timed; everything else is passed on as it is."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(
        self,
        entries: Sequence[Entry],
        row: TableRow,
        seated: Sequence[Seated] | None = None,
        result: Result | None = None,
    ) -> None:
        began = time.perf_counter()
        await self._store.append(entries, row, seated=seated, result=result)
        if row.game not in HIDES_DECISIONS:
            self._metrics.append.observe(time.perf_counter() - began)


def measured(store: Store, metrics: Metrics) -> Store:
    return cast(Store, _MeasuredStore(store, metrics))
