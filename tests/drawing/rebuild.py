"""A picture read back: everything that its data attributes say, in the form of views and scores.

Nothing here knows where things are drawn: only the contract in `allaboard.drawing.plain` is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"

Json = Any


class Picture:
    """A parsed picture."""

    def __init__(self, svg: str) -> None:
        self.root = ET.fromstring(svg)
        self._named: dict[ET.Element, dict[str, list[ET.Element]]] = {}

    def having(self, *names: str, inside: ET.Element | None = None) -> Iterator[ET.Element]:
        """Every element that has all these data attributes, in the order of the document."""
        first, *others = names
        for element in self._by_name(self.root if inside is None else inside).get(f"data-{first}", ()):
            if all(f"data-{name}" in element.attrib for name in others):
                yield element

    def _by_name(self, inside: ET.Element) -> dict[str, list[ET.Element]]:
        """What has each data attribute; a picture is asked often, so it is gone through once."""
        found = self._named.get(inside)
        if found is None:
            found = self._named[inside] = {}
            for element in inside.iter():
                for name in element.attrib:
                    if name.startswith("data-"):
                        found.setdefault(name, []).append(element)
        return found

    def one(self, name: str, value: object, inside: ET.Element | None = None) -> ET.Element:
        found = [item for item in self.having(name, inside=inside) if data(item, name) == str(value)]
        assert len(found) == 1, f"{len(found)} elements with data-{name}={value}"
        return found[0]

    # The board.

    def stops(self) -> dict[str, Json]:
        """The stops as a city file writes them."""
        found: dict[str, Json] = {}
        for item in self.having("stop"):
            name = data(item, "stop")
            assert name not in found
            found[name] = {"icons": data(item, "icons").split()}
            if (departure := integer(item, "departure")) is not None:
                found[name]["departure"] = departure
            for key in ("spot", "letter"):
                if (value := item.get(f"data-{key}")) is not None:
                    found[name][key] = value
        return found

    def roads(self) -> dict[str, str | None]:
        """What is special about each road."""
        roads = [(data(item, "road"), item.get("data-special")) for item in self.having("road")]
        assert len(dict(roads)) == len(roads)
        return dict(roads)

    def lines(self) -> dict[str, list[str]]:
        """The stops of every line: from the pawn, marker by marker."""
        found = {data(item, "seat"): [data(item, "pawn")] for item in self.having("pawn")}
        markers: dict[str, list[tuple[int, str, str]]] = {}
        for item in self.having("marker"):
            step = (int(data(item, "order")), data(item, "from"), data(item, "to"))
            assert set(step[1:]) == set(data(item, "marker").split("-"))
            markers.setdefault(data(item, "seat"), []).append(step)
        for seat, steps in markers.items():
            for place, (order, start, end) in enumerate(sorted(steps)):
                assert order == place
                assert start == found[seat][-1]
                found[seat].append(end)
        ends = {data(item, "seat"): data(item, "end") for item in self.having("end")}
        assert ends == {seat: stops[-1] for seat, stops in found.items()}
        return found

    def loads(self) -> dict[str, list[str]]:
        """Whose markers lie on each road."""
        found: dict[str, list[str]] = {}
        for item in self.having("marker"):
            found.setdefault(data(item, "marker"), []).append(data(item, "seat"))
        return found

    # Tickets, objectives, the moment.

    def moment(self) -> dict[str, Json]:
        """The fields of a view that are about the whole table."""
        tickets = sorted(self.having("ticket", "state"), key=lambda item: int(data(item, "place")))
        by_state: dict[str, list[int]] = {"played": [], "current": [], "to-come": []}
        for item in tickets:
            by_state[data(item, "state")].append(int(data(item, "ticket")))
        objectives = sorted(self.having("objective"), key=lambda item: int(data(item, "slot")))
        current = by_state["current"]
        assert integer(self.root, "ticket") == (current[0] if current else None)
        return {
            "game": data(self.root, "game"),
            "city": data(self.root, "city"),
            "phase": data(self.root, "phase"),
            "round": int(data(self.root, "round")),
            "ticket": current[0] if current else None,
            "played": by_state["played"] + current,
            "to_come": by_state["to-come"],
            "inspector": int(data(self.root, "inspector")),
            "order": numbers(data(self.root, "order")),
            "pending": numbers(data(self.root, "pending")),
            "common": [
                {"objective": data(item, "objective"), "value": int(data(item, "value"))} for item in objectives
            ],
            "fast_roads": self.root.get("data-fast-roads"),
            "rush_hours": integer(self.root, "rush-hours"),
        }

    # Sheets.

    def seats(self) -> list[dict[str, Json]]:
        """What the sheets say, in the form of a view's seats; lines are not on them."""
        sheets = sorted(self.having("sheet"), key=lambda item: int(data(item, "sheet")))
        return [self._seat(sheet) for sheet in sheets]

    def _seat(self, sheet: ET.Element) -> dict[str, Json]:
        seat = int(data(sheet, "sheet"))
        for item in self.having("seat", inside=sheet):
            assert data(item, "seat") == str(seat)
        personal = [integer(item, "personal") for item in self.having("personal", inside=sheet)]
        return {
            "seat": seat,
            "sheet_type": int(data(sheet, "sheet-type")),
            "shape": sheet.get("data-shape"),
            "departure": integer(sheet, "departure-number"),
            "eliminated": data(sheet, "eliminated") == "true",
            "personal": personal[0] if personal else None,
            "sheet": self._zones(sheet),
        }

    def _zones(self, sheet: ET.Element) -> dict[str, Json]:
        ticks: dict[str, int] = {}
        rows: dict[str, list[list[int]]] = {}
        crossed = 0
        for item in self.having("zone", "box", inside=sheet):
            zone, box, is_ticked = data(item, "zone"), int(data(item, "box")), "data-tick" in item.attrib
            if "data-row" in item.attrib:
                row = rows.setdefault(zone, [[], [], []])[int(data(item, "row"))]
                row += [box] if is_ticked else []
            else:
                assert not is_ticked or box == ticks.get(zone, 0), "ticked from left to right"
                ticks[zone] = ticks.get(zone, 0) + is_ticked
            crossed += "data-crossed" in item.attrib
        found: dict[str, Json] = dict(ticks)
        for zone, boxes in rows.items():
            closed = {
                int(data(item, "row")): int(data(item, "points"))
                for item in self.having("closed", inside=sheet)
                if data(item, "closed") == zone
            }
            assert sorted(closed) == list(range(len(closed)))
            summary = {"open": len(closed), "points": sum(closed.values())}
            if zone == "flirts":
                found[zone] = {"rows": [flirts(row) for row in boxes], **summary}
            else:
                assert all(row == list(range(len(row))) for row in boxes)
                found[zone] = {"ticks": [len(row) for row in boxes], **summary}
        if "entrances" in found:
            found["entrances"] = {"circled": found["entrances"], "crossed": crossed}
        spots = {
            data(item, "written-spot"): integer(item, "value") for item in self.having("written-spot", inside=sheet)
        }
        if spots:
            found["spots"] = spots
        slots = {
            int(data(item, "slot")): integer(item, "written") for item in self.having("zone", "slot", inside=sheet)
        }
        found["common"] = [slots[slot] for slot in sorted(slots)]
        return found

    def scores(self) -> dict[str, Json]:
        """The standings, in the form of `scores`."""
        seats = []
        for sheet in sorted(self.having("sheet"), key=lambda item: int(data(item, "sheet"))):
            is_out = data(sheet, "eliminated") == "true"
            items = {data(item, "item"): integer(item, "points") for item in self.having("item", inside=sheet)}
            totals = [int(data(item, "total")) for item in self.having("total", inside=sheet)]
            seats.append(
                {
                    "total": None if is_out else totals[0],
                    "rank": int(data(sheet, "rank")),
                    "eliminated": is_out,
                    "breakdown": None if is_out else items,
                }
            )
            assert is_out == (not totals)
            assert not is_out or set(items.values()) == {None}
        winners = [int(data(sheet, "sheet")) for sheet in self.having("sheet") if data(sheet, "winner") == "true"]
        return {"over": data(self.root, "over") == "true", "winners": winners, "seats": seats}

    def hands(self) -> dict[int, tuple[list[int], int | None]]:
        """The departure tickets that are shown, and the one that is kept."""
        return {
            int(data(item, "seat")): (numbers(data(item, "hand")), integer(item, "kept"))
            for item in self.having("hand")
        }

    def structure(self) -> list[Json]:
        """The tree of tags and attribute names, without any text."""

        def shape(element: ET.Element) -> list[Json]:
            return [element.tag, sorted(element.attrib), [shape(child) for child in element]]

        return shape(self.root)


def data(item: ET.Element, name: str) -> str:
    return item.attrib[f"data-{name}"]


def integer(item: ET.Element, name: str) -> int | None:
    value = item.get(f"data-{name}")
    return None if value is None else int(value)


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def flirts(boxes: list[int]) -> dict[str, int]:
    """Boxes are light, dark, light, dark."""
    return {"light": sum(box % 2 == 0 for box in boxes), "dark": sum(box % 2 == 1 for box in boxes)}
