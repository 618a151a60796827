"""What is on a sheet: everything that its drawing needs, as plain data.

A sheet can be taken from a position, from a position after a turn that is only tried out, or be blank.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from allaboard.boards.pictures import picture_of
from allaboard.drawing.position import Hand, Position
from allaboard.engine.bus.view import BusSheetView
from allaboard.engine.line.rows import ROWS
from allaboard.engine.line.setup import COMMON_OBJECTIVES
from allaboard.engine.line.view import ObjectiveView, RowsView, SheetView
from allaboard.engine.metro.view import MetroSheetView


@dataclass(frozen=True)
class Owner:
    """The player of a sheet, and how things stand for them."""

    seat: int
    name: str
    rank: int
    departure: int | None = None
    hand: Hand | None = None  # while departures are chosen, if the viewer may see it
    is_eliminated: bool = False
    is_winner: bool = False
    is_pending: bool = False
    is_inspector: bool = False


@dataclass(frozen=True)
class SheetState:
    """One sheet at one moment, as somebody may know it."""

    game: str
    sheet_type: int
    zones: SheetView  # a BusSheetView or a MetroSheetView
    slots: int = COMMON_OBJECTIVES
    owner: Owner | None = None  # none: nobody has written on it yet
    common: tuple[ObjectiveView, ...] = ()  # with their visible sides; none while they are not drawn
    personal: int | None = None  # the number of the personal objective, counted from 1
    letters: tuple[str, ...] = ()  # its stops; none if it is secret
    reached: frozenset[str] = frozenset()  # those of them that are on the line
    breakdown: Mapping[str, int | None] | None = None  # no points: eliminated, or blank
    total: int | None = None
    phase: str = "turn"
    is_over: bool = False
    ticket: int | None = None
    shape: str | None = None
    has_fast_roads: bool = False  # whether the city has roads of which the first ticket makes one colour fast (R2)
    fast_roads: str | None = None  # the colour that is fast in this game; none while no ticket has been drawn
    spots: Mapping[str, str] = field(default_factory=dict)  # what the sightseeing spots are called, by their icon

    @property
    def is_blank(self) -> bool:
        return self.owner is None

    @property
    def is_out(self) -> bool:
        return self.owner is not None and self.owner.is_eliminated

    def points(self, item: str) -> int | None:
        """What an item of the breakdown is worth now, if there is one and the viewer may know it."""
        return None if self.breakdown is None else self.breakdown[item]

    def _repr_svg_(self) -> str:
        return picture_of(self)

    def written(self, slot: int) -> int | None:
        """What was written for a common objective."""
        common = self.zones["common"]
        assert isinstance(common, list)
        value = common[slot]
        assert value is None or isinstance(value, int)
        return value


def state_of(position: Position, seat: int, name: str) -> SheetState:
    """The sheet of a seat in a position."""
    view, scores = position.view, position.scores
    player, score = position.seat(seat), position.score(seat)
    letters = position.letters(seat)
    owner = Owner(
        seat=seat,
        name=name,
        rank=score["rank"],
        departure=player["departure"],
        hand=position.hands.get(seat),
        is_eliminated=player["eliminated"],
        is_winner=seat in scores["winners"],
        is_pending=seat in view["pending"],
        is_inspector=seat == view["inspector"],
    )
    return SheetState(
        game=view["game"],
        sheet_type=player["sheet_type"],
        zones=player["sheet"],
        slots=len(view["common"]),
        owner=owner,
        common=tuple(view["common"]),
        personal=position.personal[seat],
        letters=letters,
        reached=frozenset(letter for letter in letters if position.city.letters[letter] in player["line"]),
        breakdown=score["breakdown"],
        total=score["total"],
        phase=view["phase"],
        is_over=position.is_over,
        ticket=view["ticket"],
        shape=player["shape"],
        has_fast_roads=bool(position.city.fast_roads),
        fast_roads=view["fast_roads"],
        spots={stop.icons[0]: stop.spot for stop in position.city.stops if stop.spot},
    )


def blank_state(
    game: str, sheet_type: int, slots: int = COMMON_OBJECTIVES, *, has_fast_roads: bool = False
) -> SheetState:
    """A sheet as it is printed: nothing is ticked and nobody's name is on it."""
    zones: SheetView = _blank_bus(slots) if game == "bus" else _blank_metro(slots)
    return SheetState(game, sheet_type, zones, slots, has_fast_roads=has_fast_roads)


def _blank_rows() -> RowsView:
    return {"ticks": [0] * ROWS, "open": 0, "points": 0}


def _blank_bus(slots: int) -> BusSheetView:
    return {
        "turn_zone": 0,
        "grannies": 0,
        "students": 0,
        "interns": 0,
        "universities": 0,
        "tourists": _blank_rows(),
        "monuments": 0,
        "museums": 0,
        "professionals": _blank_rows(),
        "spots": {"university": None, "monument": None, "museum": None, "office": None},
        "traffic": 0,
        "common": [None] * slots,
    }


def _blank_metro(slots: int) -> MetroSheetView:
    return {
        "turn_zone": 0,
        "grannies": 0,
        "students": 0,
        "cinemas": 0,
        "tourists": _blank_rows(),
        "operas": 0,
        "theaters": 0,
        "flirts": {"rows": [{"light": 0, "dark": 0} for _ in range(ROWS)], "open": 0, "points": 0},
        "entrances": {"circled": 0, "crossed": 0},
        "personal": 0,
        "connections": 0,
        "common": [None] * slots,
    }
