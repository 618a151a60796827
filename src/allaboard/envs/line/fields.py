"""The observation of a line game, field by field, as it is read from a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, TypeAlias, cast

from allaboard.boards.city import City
from allaboard.engine.line.board import FAST_COLOURS, Board
from allaboard.engine.line.setup import (
    MOST_PLAYERS,
    OBJECTIVE_NAMES,
    PERSONAL_OBJECTIVES,
    SOLO_COMMON_OBJECTIVES,
)
from allaboard.engine.line.shapes import SHAPES, SHEET_TYPES, TICKETS
from allaboard.engine.line.sheet import (
    GRANNY_BOXES,
    PLACE_BOXES,
    SCHOOL_BOXES,
    SHARED_BOXES,
    STUDENT_BOXES,
    TURN_BOXES,
)
from allaboard.engine.line.table import table_of
from allaboard.engine.line.view import LineView, SeatView
from allaboard.envs.fields import OWN, PUBLIC, SEAT, Field, Layout, each_of, one_of

STOPS: Final = "stops"
ROADS: Final = "roads"
PHASES: Final = ("departure", "turn", "over")
MOST_MARKERS: Final = 31  # of one turn; no city here comes near it


@dataclass(frozen=True)
class LineScene:
    """A view, and what its seat has done of an unfinished turn."""

    board: Board
    view: LineView[Any]
    drawn: tuple[int, ...] = ()  # the stops that its markers reached so far
    pays: bool = False  # the next one is paid with an entrance

    def seat(self, seat: int) -> SeatView[Any]:
        return self.view["seats"][seat]

    def sheet(self, seat: int) -> Any:
        return self.view["seats"][seat]["sheet"]


LineField: TypeAlias = Field[LineScene]
_Read: TypeAlias = Callable[[LineScene, int], Sequence[int]]


def line_layout(city: City, seats: int) -> Layout[LineScene]:
    """The fields of a game in this city."""
    board = table_of(city).board
    own = _bus_sheet() if city.game == "bus" else _metro_sheet()
    return Layout([*_public(board), *_seat(board), *own, *_own(board)], seats)


def _public(board: Board) -> list[LineField]:
    objectives = OBJECTIVE_NAMES[board.city.game]
    slots = SOLO_COMMON_OBJECTIVES
    return [
        Field(
            "phase", PUBLIC, 3, 1, "one of departure, turn, over", lambda s, _: one_of(3, PHASES.index(s.view["phase"]))
        ),
        Field("round", PUBLIC, 1, TICKETS + 1, "0 while departures are chosen", lambda s, _: [s.view["round"]]),
        Field("ticket", PUBLIC, TICKETS, 1, "the ticket of this round", lambda s, _: one_of(TICKETS, _ticket(s))),
        Field(
            "to_come",
            PUBLIC,
            TICKETS,
            1,
            "the tickets still in the pile",
            lambda s, _: each_of(TICKETS, [ticket - 1 for ticket in s.view["to_come"]]),
        ),
        Field(
            "objectives",
            PUBLIC,
            slots * len(objectives),
            1,
            f"for each of three slots one of {', '.join(objectives)}",
            lambda s, _: _slots(s, lambda each: one_of(6, objectives.index(each["objective"])), 6),
        ),
        Field(
            "objective_values",
            PUBLIC,
            slots,
            10,
            "the visible side of each: 10, 6, or 0 for an empty slot",
            lambda s, _: _slots(s, lambda each: [each["value"]], 1),
        ),
        Field(
            "fast_roads",
            PUBLIC,
            2,
            1,
            f"which roads are fast: {', '.join(FAST_COLOURS)}",
            lambda s, _: one_of(2, None if (fast := s.view["fast_roads"]) is None else FAST_COLOURS.index(fast)),
        ),
        Field("rush_hours", PUBLIC, 1, 2, "solo: the cards revealed so far", lambda s, _: [s.view["rush_hours"] or 0]),
        Field(
            "road_markers",
            PUBLIC,
            len(board.roads),
            MOST_PLAYERS + 1,
            "the markers on each road, a rival's too",
            lambda s, _: _road_markers(s),
            ROADS,
        ),
    ]


def _ticket(scene: LineScene) -> int | None:
    ticket = scene.view["ticket"]
    return None if ticket is None else ticket - 1


def _slots(scene: LineScene, read: Callable[[Any], Sequence[int]], size: int) -> list[int]:
    found = [number for each in scene.view["common"] for number in read(each)]
    return found + [0] * (SOLO_COMMON_OBJECTIVES * size - len(found))


def _road_markers(scene: LineScene) -> list[int]:
    board = scene.board
    found = [0] * len(board.roads)
    for line in [*(seat["line"] for seat in scene.view["seats"]), scene.view["rival"]]:
        for one, other in pairwise(line):
            found[board.road_index[board.index[one], board.index[other]]] += 1
    return found


def _seat(board: Board) -> list[LineField]:
    size = len(board.names)

    def stops(scene: LineScene, names: Sequence[str]) -> bytes:
        return each_of(size, [scene.board.index[name] for name in names])

    return [
        Field("line", SEAT, size, 1, "the stops of the line", lambda s, p: stops(s, s.seat(p)["line"]), STOPS),
        Field("end", SEAT, size, 1, "where the line ends", lambda s, p: stops(s, s.seat(p)["line"][-1:]), STOPS),
        Field("eliminated", SEAT, 1, 1, "ran into its own line", lambda s, p: [int(s.seat(p)["eliminated"])]),
        Field("inspector", SEAT, 1, 1, "begins the round", lambda s, p: [int(s.view["inspector"] == p)]),
        Field("pending", SEAT, 1, 1, "owes a decision", lambda s, p: [int(p in s.view["pending"])]),
        Field(
            "place",
            SEAT,
            1,
            MOST_PLAYERS,
            "its place in the order of this round, from 1; 0 for none",
            lambda s, p: [s.view["order"].index(p) + 1 if p in s.view["order"] else 0],
        ),
        Field(
            "sheet_type",
            SEAT,
            SHEET_TYPES,
            1,
            "which of the five sheets",
            lambda s, p: one_of(SHEET_TYPES, s.seat(p)["sheet_type"] - 1),
        ),
        Field(
            "shape",
            SEAT,
            len(SHAPES),
            1,
            f"what this round's ticket asks for: {', '.join(SHAPES)}",
            lambda s, p: one_of(len(SHAPES), None if (shape := s.seat(p)["shape"]) is None else SHAPES.index(shape)),
        ),
        Field(
            "personal",
            SEAT,
            PERSONAL_OBJECTIVES,
            1,
            "the personal objective, where everybody knows it",
            lambda s, p: one_of(PERSONAL_OBJECTIVES, _known_personal(s, p)),
        ),
    ]


def _known_personal(scene: LineScene, seat: int) -> int | None:
    """A viewer knows its own objective all the time; this is about what all know."""
    view = scene.view
    is_open = view["game"] == "metro" or view["options"]["open_personal"] or view["phase"] == "over"
    return _number(view["seats"][seat]["personal"]) if is_open else None


def _number(one_based: int | None) -> int | None:
    return None if one_based is None else one_based - 1


def _count(name: str, most: int, meaning: str) -> LineField:
    return Field(name, SEAT, 1, most, meaning, lambda s, p: [s.sheet(p)[name]])


def _rows(name: str, most: int, points: int, meaning: str) -> list[LineField]:
    return [
        Field(name, SEAT, 3, most, f"{meaning}: ticks by row", lambda s, p: s.sheet(p)[name]["ticks"]),
        Field(f"{name}_open", SEAT, 1, 3, "the open row, 3: none", lambda s, p: [s.sheet(p)[name]["open"]]),
        Field(f"{name}_points", SEAT, 1, points, "of the closed rows", lambda s, p: [s.sheet(p)[name]["points"]]),
    ]


def _common() -> LineField:
    return Field(
        "common",
        SEAT,
        SOLO_COMMON_OBJECTIVES,
        10,
        "the points written for each slot of the common objectives",
        lambda s, p: ([each or 0 for each in s.sheet(p)["common"]] + [0, 0])[:SOLO_COMMON_OBJECTIVES],
    )


SPOTS: Final = ("university", "monument", "museum", "office")


def _bus_sheet() -> list[LineField]:
    return [
        _count("turn_zone", TURN_BOXES, "ticked boxes"),
        _count("grannies", GRANNY_BOXES, "ticked boxes"),
        _count("students", STUDENT_BOXES, "ticked boxes"),
        _count("interns", 3, "ticked boxes"),
        _count("universities", SCHOOL_BOXES, "ticked boxes"),
        *_rows("tourists", 4, 42, "tourists"),
        _count("monuments", PLACE_BOXES, "ticked boxes"),
        _count("museums", PLACE_BOXES, "ticked boxes"),
        *_rows("professionals", 3, 18, "professionals"),
        Field(
            "spots",
            SEAT,
            len(SPOTS),
            13,
            f"one more than what is written at {', '.join(SPOTS)}; 0: nothing",
            lambda s, p: [0 if (n := s.sheet(p)["spots"][name]) is None else n + 1 for name in SPOTS],
        ),
        _count("traffic", SHARED_BOXES, "ticked boxes"),
        _common(),
    ]


def _metro_sheet() -> list[LineField]:
    def shade(name: str) -> _Read:
        return lambda s, p: [row[name] for row in s.sheet(p)["flirts"]["rows"]]

    return [
        _count("turn_zone", TURN_BOXES, "ticked boxes"),
        _count("grannies", GRANNY_BOXES, "ticked boxes"),
        _count("students", STUDENT_BOXES, "ticked boxes"),
        _count("cinemas", SCHOOL_BOXES, "ticked boxes"),
        *_rows("tourists", 4, 42, "tourists"),
        _count("operas", PLACE_BOXES, "ticked boxes"),
        _count("theaters", PLACE_BOXES, "ticked boxes"),
        Field("flirts_light", SEAT, 3, 2, "light flirts: ticks by row", shade("light")),
        Field("flirts_dark", SEAT, 3, 2, "dark flirts: ticks by row", shade("dark")),
        Field("flirts_open", SEAT, 1, 3, "the open row, 3: none", lambda s, p: [s.sheet(p)["flirts"]["open"]]),
        Field("flirts_points", SEAT, 1, 36, "of the closed rows", lambda s, p: [s.sheet(p)["flirts"]["points"]]),
        Field("circled", SEAT, 1, 6, "entrances circled", lambda s, p: [s.sheet(p)["entrances"]["circled"]]),
        Field("crossed", SEAT, 1, 6, "of these crossed out", lambda s, p: [s.sheet(p)["entrances"]["crossed"]]),
        Field("reached", SEAT, 1, 3, "stops of the personal objective reached", lambda s, p: [s.sheet(p)["personal"]]),
        _count("connections", SHARED_BOXES, "ticked circles"),
        _common(),
    ]


def _own(board: Board) -> list[LineField]:
    size, departures = len(board.names), 12

    def drawn(scene: LineScene, seat: int) -> list[int]:
        found = [0] * size
        for order, stop in enumerate(scene.drawn):
            found[stop] = order + 1
        return found

    def targets(scene: LineScene, seat: int) -> list[int]:
        personal = scene.seat(seat)["personal"]
        return [0] * size if personal is None else list(scene.board.targets[personal - 1])

    return [
        Field(
            "hand",
            OWN,
            departures,
            1,
            "the departure tickets that were dealt",
            lambda s, _: each_of(departures, [number - 1 for number in s.view["hand"] or ()]),
        ),
        Field(
            "kept",
            OWN,
            departures,
            1,
            "the one that was kept",
            lambda s, _: one_of(departures, _number(s.view["kept"])),
        ),
        Field(
            "objective",
            OWN,
            PERSONAL_OBJECTIVES,
            1,
            "the viewer's own personal objective",
            lambda s, p: one_of(PERSONAL_OBJECTIVES, _number(s.seat(p)["personal"])),
        ),
        Field("targets", OWN, size, 1, "the stops of that objective", targets, STOPS),
        Field(
            "drawn", OWN, size, MOST_MARKERS, "by small steps: the unfinished turn, its markers from 1 on", drawn, STOPS
        ),
        Field(
            "pays", OWN, 1, 1, "by small steps: the next marker is paid with an entrance", lambda s, _: [int(s.pays)]
        ),
    ]


def scene_of(board: Board, view: object, drawn: Sequence[int] = (), pays: bool = False) -> LineScene:
    """What the fields are read from."""
    return LineScene(board, cast("LineView[Any]", view), tuple(drawn), pays)
