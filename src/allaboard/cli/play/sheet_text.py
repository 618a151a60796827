"""A player's sheet as text: one line a zone, ticked and empty boxes, points so far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from allaboard.cli.play.pen import Pen
from allaboard.engine.bus.sheet import INTERN_BOXES, PROFESSIONAL_ROW
from allaboard.engine.bus.view import BusSheetView
from allaboard.engine.line.sheet import (
    GRANNY_BOXES,
    PLACE_BOXES,
    SCHOOL_BOXES,
    SHARED_BOXES,
    STUDENT_BOXES,
    TOURIST_ROW,
    TURN_BOXES,
)
from allaboard.engine.line.view import RowsView, SheetView
from allaboard.engine.metro.sheet import ENTRANCE_CIRCLES, SHADE_BOXES
from allaboard.engine.metro.view import FlirtsView, MetroSheetView


@dataclass(frozen=True)
class Zone:
    """One line of a sheet: its boxes, and the key of its points in a breakdown."""

    key: str
    boxes: tuple[tuple[int, int], ...]  # groups of boxes: ticked, size. In a zone of rows: the open row
    points: str | None = None
    closed: int | None = None  # zones of rows: the points of the closed ones
    later: int = 0  # zones of rows: how many are still to come
    written: int | None = None  # the points of a sightseeing spot
    spent: int = 0  # of the ticked boxes, how many are crossed out
    couples: bool = False  # the two groups alternate, box by box


def zones_of(game: str, sheet: SheetView) -> tuple[Zone, ...]:
    """The zones of a sheet in the order of the printed one."""
    if game == "bus":
        return tuple(_bus_zones(cast("BusSheetView", sheet)))
    return tuple(_metro_zones(cast("MetroSheetView", sheet)))


def _bus_zones(sheet: BusSheetView) -> Iterator[Zone]:
    spots = sheet["spots"]
    tourist_spots = [points for points in (spots["monument"], spots["museum"]) if points is not None]
    yield Zone("turn_zone", ((sheet["turn_zone"], TURN_BOXES),), "turn_zone")
    yield Zone("grannies", ((sheet["grannies"], GRANNY_BOXES),), "grannies")
    yield Zone("students", ((sheet["students"], STUDENT_BOXES), (sheet["interns"], INTERN_BOXES)), "students")
    yield Zone("universities", ((sheet["universities"], SCHOOL_BOXES),), written=spots["university"])
    yield _row_zone("tourists", sheet["tourists"], TOURIST_ROW, max(tourist_spots, default=None))
    yield Zone("places", ((sheet["monuments"], PLACE_BOXES), (sheet["museums"], PLACE_BOXES)))
    yield _row_zone("professionals", sheet["professionals"], PROFESSIONAL_ROW, spots["office"])
    yield Zone("traffic", ((sheet["traffic"], SHARED_BOXES),), "traffic")


def _metro_zones(sheet: MetroSheetView) -> Iterator[Zone]:
    entrances = sheet["entrances"]
    circles = ((entrances["circled"], ENTRANCE_CIRCLES),)
    yield Zone("entrances", circles, "entrances", spent=entrances["crossed"])
    yield Zone("turn_zone", ((sheet["turn_zone"], TURN_BOXES),), "turn_zone")
    yield Zone("grannies", ((sheet["grannies"], GRANNY_BOXES),), "grannies")
    yield Zone("students", ((sheet["students"], STUDENT_BOXES),), "students")
    yield Zone("cinemas", ((sheet["cinemas"], SCHOOL_BOXES),))
    yield _row_zone("tourists", sheet["tourists"], TOURIST_ROW, None)
    yield Zone("stages", ((sheet["operas"], PLACE_BOXES), (sheet["theaters"], PLACE_BOXES)))
    yield _flirt_zone(sheet["flirts"])
    yield Zone("connections", ((sheet["connections"], SHARED_BOXES),), "connections")


def _row_zone(key: str, rows: RowsView, values: Sequence[int], written: int | None) -> Zone:
    count, number = len(rows["ticks"]), rows["open"]
    return Zone(
        key,
        ((rows["ticks"][number], len(values) - 1),) if number < count else (),
        key,
        closed=rows["points"] if number else None,
        later=max(count - number - 1, 0),
        written=written,
    )


def _flirt_zone(flirts: FlirtsView) -> Zone:
    count, number = len(flirts["rows"]), flirts["open"]
    open_row = flirts["rows"][number] if number < count else None
    return Zone(
        "flirts",
        () if open_row is None else ((open_row["light"], SHADE_BOXES), (open_row["dark"], SHADE_BOXES)),
        "flirts",
        closed=flirts["points"] if number else None,
        later=max(count - number - 1, 0),
        couples=True,
    )


def box_text(zone: Zone, pen: Pen) -> str:
    """The boxes as signs. `14 ××·· ·`: closed rows for 14 points, the open row, one row to come."""
    parts = [] if zone.closed is None else [str(zone.closed)]
    if zone.couples and zone.boxes:
        signs = [
            pen.ticked if place < ticked else pen.blank for place in range(SHADE_BOXES) for ticked, _ in zone.boxes
        ]
        parts.append("".join(signs))
    else:
        parts += [_group(ticked, size, zone.spent, pen) for ticked, size in zone.boxes]
    parts += [pen.blank] * zone.later
    if zone.written is not None:
        parts.append(f"*{zone.written}")
    return " ".join(parts)


def _group(ticked: int, size: int, spent: int, pen: Pen) -> str:
    if size > GRANNY_BOXES:
        return f"{ticked}/{size}"  # too many to draw
    left = ticked - spent
    return SPENT * spent + pen.ticked * left + pen.blank * (size - ticked)


SPENT = "/"  # a ticked circle that was crossed out


def signed(points: int | None, minus: str = "−") -> str:
    """Points as a sheet writes them; a question mark where they are not known."""
    if points is None:
        return "?"
    return f"{minus}{-points}" if points < 0 else str(points)


def points_of(breakdown: Mapping[str, int | None] | None, key: str | None) -> str:
    """The points of a zone in a breakdown, as text; empty where there are none to show."""
    if breakdown is None or key is None:
        return ""
    return signed(breakdown[key])
