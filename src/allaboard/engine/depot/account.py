"""The account of an action: the events that `apply` returns."""

from __future__ import annotations

from collections.abc import Iterator

from allaboard.engine.depot.actions import text_of
from allaboard.engine.depot.log import Log
from allaboard.engine.events import Event


class Events(Log):
    """What an action did, in order; the events are made when they are asked for."""

    def __init__(self) -> None:
        super().__init__()
        self._told: list[Event] | None = None

    def _all(self) -> list[Event]:
        if self._told is None:
            # Events are many dataclasses, slow to define; a program that only plays never needs them.
            from allaboard.engine.depot.telling import told_event  # noqa: PLC0415

            self._told = [told_event(row) for row in self.entries]
        return self._told

    def forced(self) -> list[str]:
        """The decisions with a single option that the game took by itself. No seat may see those of another."""
        return [text_of(code) for code in self.forced_codes]

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())

    def __getitem__(self, position: int) -> Event:
        return self._all()[position]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Events) and self.entries == other.entries

    def __hash__(self) -> int:
        return hash(tuple(self.entries))

    def __repr__(self) -> str:
        return f"Events({self._all()!r})"
