"""A score sheet kept by somebody who only hears the events and knows what boxes are worth.

It never looks at the board and never applies a rule: if its totals are right, the events say everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from allaboard.engine import Event

TURN_ZONE = (-1, -2, -2, -2, -3)
GRANNIES = (1, 1, 1, 2, 2, 2, 3, 3)
TRAFFIC = (0, -1, 0, -1, 0, -1) + (-1,) * 13
CONNECTIONS = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10)
TOURISTS = (0, 2, 5, 9, 14)
PROFESSIONALS = (0, 2, 4, 6)


class Listener:
    """One seat as the events tell it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.ticks: Counter[str] = Counter()
        self.boxes: set[tuple[str, int | None, int]] = set()
        self.closed: dict[str, int] = {}
        self.closed_rows: set[tuple[str, int]] = set()
        self.spots: dict[str, int] = {}
        self.common = 0
        self.crossed = 0
        self.line: list[str] = []
        self.out = False
        self.objective: int | None = None

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            told: dict[str, Any] = event.to_json()
            if told.get("seat") == self.seat:
                self._hear(told)

    def _hear(self, told: dict[str, Any]) -> None:
        kind = told["type"]
        if kind == "ticked":
            box = (told["zone"], told["row"], told["box"])
            assert box not in self.boxes, f"{box} is ticked twice"
            assert told["row"] is None or (told["zone"], told["row"]) not in self.closed_rows
            self.boxes.add(box)
            self.ticks[told["zone"]] += 1
            if told["row"] is None:
                assert told["box"] == self.ticks[told["zone"]] - 1, "boxes are ticked from left to right"
        elif kind == "row_closed":
            self.closed[told["zone"]] = self.closed.get(told["zone"], 0) + told["points"]
            self.closed_rows.add((told["zone"], told["row"]))
        elif kind == "spot_written":
            assert told["spot"] not in self.spots
            self.spots[told["spot"]] = told["points"]
        elif kind == "objective_reached":
            self.common += told["points"]
        elif kind == "entrance_crossed":
            assert told["box"] == self.crossed
            self.crossed += 1
        elif kind == "departed":
            self.line = [told["stop"]]
        elif kind == "placed":
            assert told["start"] == self.line[-1]
            self.line.append(told["stop"])
        elif kind == "eliminated":
            assert told["stop"] == self.line[-1]
            self.out = True
        elif kind == "personal_revealed":
            self.objective = told["objective"]

    def open_boxes(self, zone: str) -> list[int]:
        return [box for name, row, box in self.boxes if name == zone and (zone, row) not in self.closed_rows]

    def rows(self, zone: str, worth: tuple[int, ...]) -> int:
        """Closed rows, and half of the open one."""
        return self.closed.get(zone, 0) + worth[len(self.open_boxes(zone))] // 2

    def shared_part(self) -> dict[str, int]:
        return {
            "turn_zone": sum(TURN_ZONE[: self.ticks["turn_zone"]]),
            "grannies": sum(GRANNIES[: self.ticks["grannies"]]),
            "common": self.common,
        }

    def bus(self, letters: dict[str, str], objectives: Iterable[Iterable[str]]) -> dict[str, int]:
        """The breakdown of a Bus sheet; the personal objective counts once it was revealed."""
        reached = {letter for letter, stop in letters.items() if stop in self.line}
        wanted = set() if self.objective is None else set(list(objectives)[self.objective - 1])
        passengers = self.ticks["students"] + self.ticks["interns"]
        places = (self.spots.get("monument", 0), self.spots.get("museum", 0))
        return self.shared_part() | {
            "students": passengers * self.ticks["universities"] + self.spots.get("university", 0),
            "tourists": self.rows("tourists", TOURISTS) + max(places),
            "professionals": self.rows("professionals", PROFESSIONALS) + self.spots.get("office", 0),
            "personal": 10 if wanted and wanted <= reached else 0,
            "traffic": sum(TRAFFIC[: self.ticks["traffic"]]),
        }

    def metro(self) -> dict[str, int]:
        """The breakdown of a Metro sheet. The boxes of a row of flirts are light, dark, light, dark."""
        boxes = self.open_boxes("flirts")
        light, dark = sum(box % 2 == 0 for box in boxes), sum(box % 2 == 1 for box in boxes)
        flirts = 6 * min(light, dark) + 2 * abs(light - dark)
        return self.shared_part() | {
            "entrances": 2 * (self.ticks["entrances"] - self.crossed),
            "students": self.ticks["students"] * self.ticks["cinemas"],
            "tourists": self.rows("tourists", TOURISTS),
            "flirts": self.closed.get("flirts", 0) + flirts // 2,
            "personal": (0, 2, 5, 10)[self.ticks["personal"]],
            "connections": CONNECTIONS[self.ticks["connections"]],
        }
