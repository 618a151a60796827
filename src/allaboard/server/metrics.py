"""Numbers about the running server, for Prometheus. Each worker has its own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from allaboard.server.hub import Hub
from allaboard.server.store.interface import Entry, Result, Seated, Store, TableRow

CONTENT_TYPE = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which is added to every text
_APPEND_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_REQUEST_SECONDS = (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5)


class Metrics:
    """One registry for each application, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("allaboard_tables_in_memory", "Tables loaded by this worker", registry=self.registry)
        self.connections = Gauge("allaboard_connections", "Open sockets", registry=self.registry)
        self.commands = Counter(
            "allaboard_commands", "Commands by type and outcome", ("type", "outcome"), registry=self.registry
        )
        self.messages = Counter("allaboard_messages_sent", "Messages sent over sockets", registry=self.registry)
        self.sent = 0  # messages since somebody asked: this happens too often for a counter with a lock
        self._counters: dict[tuple[str, str], Counter] = {}
        self.append = Histogram(
            "allaboard_append_seconds",
            "From a judged action to a durable one",
            buckets=_APPEND_SECONDS,
            registry=self.registry,
        )
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
        self.tables.set_function(lambda: len(hub.rooms))
        self.connections.set_function(lambda: sum(len(room.clients) for room in hub.rooms.values()))

    def count(self, kind: str, outcome: str) -> None:
        """A command was answered."""
        counter = self._counters.get((kind, outcome))
        if counter is None:
            counter = self._counters[kind, outcome] = self.commands.labels(kind, outcome)
        counter.inc()

    def exposed(self) -> bytes:
        sent, self.sent = self.sent, 0
        self.messages.inc(sent)
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
        self._metrics.append.observe(time.perf_counter() - began)


def measured(store: Store, metrics: Metrics) -> Store:
    return cast(Store, _MeasuredStore(store, metrics))
