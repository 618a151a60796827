"""Boards and sheets as the page gets them, drawn by `allaboard.drawing`.

Colours are named instead of said: `var(--ground)`. The page knows these from the same file as the drawings, so light
and dark need one picture only.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec

from allaboard.boards.city import City
from allaboard.boards.loader import load, names
from allaboard.drawing.board import BoardState, Lit, board_geometry
from allaboard.drawing.board.drawn import board_layers
from allaboard.drawing.depot.table import draw_depot_position
from allaboard.drawing.geometry import RIVAL, LineKey
from allaboard.drawing.position import position_of
from allaboard.drawing.sheets import sheet_document, state_of
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import NAMED
from allaboard.engine import IllegalAction, LineGame
from allaboard.records import Record
from allaboard.server.table.gauntlet import Refusal

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame
    from allaboard.server.edge.pictures import BoardWishes


def ground_of(city: City, lying: bool, language: str) -> bytes:
    """What never changes on a board, and its geometry."""
    return _ground(city, lying, language)[0]


@lru_cache(maxsize=32)
def _ground(city: City, lying: bool, language: str) -> tuple[bytes, frozenset[str]]:
    """The ground, and the names of what it defines for the layers to use."""
    studio = Studio(NAMED, language)
    parts = board_layers(studio, city, BoardState(), lying=lying)
    geometry = board_geometry(city, lying).to_json()
    about = {
        stop.name: {
            "icons": stop.icons,
            "spot": stop.spot,
            "departure": stop.departure,
            "letter": stop.letter,
        }
        for stop in city.stops
    }
    drawn = msgspec.json.encode(
        {
            "geometry": geometry,
            "stops": about,
            "personal": city.personal_objectives,
            "ground": str(parts.ground),
            "definitions": str(studio.definitions.drawn()),
        }
    )
    return drawn, studio.definitions.names()


@cache
def draw_boards(language: str) -> None:
    """Every board, so that nobody waits for its first time."""
    for name in names():
        city = load(name)
        for lying in (False, True):
            ground_of(city, lying, language)


def moment_of(city: City, wishes: BoardWishes, lying: bool, language: str) -> bytes:
    """What lies on a board at a moment."""
    studio = Studio(NAMED, language)
    parts = board_layers(studio, city, _state(city, wishes), lying=lying)
    return msgspec.json.encode(
        {
            "below": "".join(map(str, parts.below)),
            "stops": str(parts.stops),
            "above": "".join(map(str, parts.above)),
            "definitions": str(studio.definitions.drawn(beside=_ground(city, lying, language)[1])),
        }
    )


def _state(city: City, wishes: BoardWishes) -> BoardState:
    """The moment as drawings know it. Stops and roads that the city does not have are refused."""
    known = {stop.name for stop in city.stops}
    roads = {frozenset(road) for road in city.roads}

    def course(stops: list[str]) -> list[str]:
        steps = {frozenset(step) for step in pairwise(stops)}
        if not stops or not known.issuperset(stops) or not steps <= roads:
            raise Refusal("bad_request")
        return stops

    lines = {_line(name): course(stops) for name, stops in wishes.lines.items()}
    viewer = _line(wishes.viewer) if wishes.viewer is not None else None
    if wishes.chosen:
        course([*(lines[viewer][-1:] if viewer in lines else []), *wishes.chosen])
    if not known.issuperset(wishes.lit) or not {frozenset(road) for road in wishes.reach} <= roads:
        raise Refusal("bad_request")
    return BoardState(
        lines=dict(sorted(lines.items(), key=lambda item: (isinstance(item[0], str), str(item[0])))),
        eliminated=frozenset(map(_line, wishes.eliminated)),
        awake=wishes.awake,
        letters=frozenset(wishes.letters),
        viewer=viewer,
        lit={stop: Lit(lit.turn_boxes, lit.shared, lit.loops, lit.dead_end) for stop, lit in wishes.lit.items()},
        reach=tuple(wishes.reach),
        chosen=tuple(wishes.chosen),
        to_play=frozenset(map(_line, wishes.to_play)),
    )


def _line(name: str) -> LineKey:
    return RIVAL if name == RIVAL else int(name)


def sheet_of(
    record: Record,
    game: AnyGame,
    seat: int,
    viewer: int | Literal["all"] | None,
    *,
    name: str,
    language: str,
    trial: str | None = None,
) -> bytes:
    """A sheet as a viewer may see it; with `trial`, one's own after a turn that is only tried out, in pencil."""
    if not isinstance(game, LineGame):
        raise Refusal("no_picture")
    if not 0 <= seat < game.seats:
        raise Refusal("no_such_seat")
    after = None
    if trial is not None and viewer in {seat, "all"} and seat in game.pending() and game.phase == "turn":
        tried = game.copy()
        try:
            tried.apply(seat, tried.parse(trial))
        except IllegalAction as reason:
            raise Refusal("illegal", reason.code) from reason
        after = state_of(position_of(record, tried, viewer), seat, name)
    now = state_of(position_of(record, game, viewer), seat, name)
    return sheet_document(Studio(NAMED, language), now, after).encode()


def depot_table_of(record: Record, game: AnyGame, language: str) -> bytes:
    """A table of Depot with all hands open."""
    if isinstance(game, LineGame):
        raise Refusal("no_picture")
    return draw_depot_position(record, game, viewer="all", language=language, theme=NAMED).encode()
