"""Where everything is that changes during a game: rings, halos, pawns, costs, names.

All of it is decided here before anything is drawn, as outlines that can be compared, so that nothing is written
over anything else. `Layout.texts` and `Layout.solids` are what the tests compare.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from allaboard.boards.city import City
from allaboard.drawing.board.corners import PIN, PIN_LENGTH, Fixtures, all_fixtures, wider
from allaboard.drawing.board.costs import EDGE, Badge, place_badge
from allaboard.drawing.board.names import Name, place_names
from allaboard.drawing.board.outlines import Box, Crowd, Outline, Pill, touches_any
from allaboard.drawing.board.roadways import Roadways
from allaboard.drawing.board.state import BoardState, Lit
from allaboard.drawing.geometry import UNIT, Grid, Lanes, LineKey, grid_of
from allaboard.drawing.lettering import width_of

RING, RING_STEP, RING_WIDTH = 22, 6.4, 4.6
SHARED_RING, SHARED_RING_WIDTH = 24.5, 7.6  # three lines or more end at one stop: they share one ring
CROSS = 21  # how far the cross of an eliminated line reaches
HALO, HALO_WIDTH = 27, 2.6
CHOSEN, CHOSEN_WIDTH = 31, 5
FRAME_SIZE = 13
_WIDEST = 41.5  # from the middle of a stop to the edge of what lies around it
FRAME_X, FRAME_Y = 11.5, 17


class End(NamedTuple):
    """The end of a line: the `place`-th `among` those at its stop, from the inside out."""

    stop: str
    line: LineKey
    place: int
    among: int
    is_out: bool
    outline: Outline


class Halo(NamedTuple):
    stop: str
    lit: Lit
    is_chosen: bool
    outline: Pill


class Pawn(NamedTuple):
    stop: str
    line: LineKey
    x: float
    y: float
    outline: Box


class Written(NamedTuple):
    """A letter or number of the frame."""

    text: str
    x: float
    y: float
    box: Box


@dataclass
class Layout:
    """The board at one moment, as data."""

    city: City
    grid: Grid
    state: BoardState
    lanes: Lanes
    roadways: Roadways
    fixtures: dict[str, Fixtures]
    frame: list[Written] = field(default_factory=list)
    ends: list[End] = field(default_factory=list)
    halos: list[Halo] = field(default_factory=list)
    pawns: list[Pawn] = field(default_factory=list)
    badges: list[Badge] = field(default_factory=list)
    names: list[Name] = field(default_factory=list)
    taken: Crowd = field(default_factory=Crowd)  # all of these; not what is printed

    @property
    def bounds(self) -> Box:
        return Box(0, 0, self.grid.width, self.grid.height)

    def solids(self, stop: str) -> Iterator[Outline]:
        """What stands at a stop besides texts with a ground of their own: its sign, star, rings and halo."""
        fixtures = self.fixtures[stop]
        yield fixtures.sign
        if fixtures.star is not None:
            yield fixtures.star
        yield from (end.outline for end in self.ends if end.stop == stop)
        yield from (halo.outline for halo in self.halos if halo.stop == stop)

    def things(self) -> Iterator[tuple[str, str, Outline]]:
        """Everything that may not be written over: what, at which stop, its outline."""
        for stop, fixtures in self.fixtures.items():
            for kind, outline in zip(Fixtures._fields, fixtures, strict=True):
                if outline is not None:
                    yield kind, stop, outline
        yield from self.changing()

    def changing(self) -> Iterator[tuple[str, str, Outline]]:
        """The same without what is printed at the stops."""
        for end in self.ends:
            yield "end", end.stop, end.outline
        for halo in self.halos:
            yield "halo", halo.stop, halo.outline
        for pawn in self.pawns:
            yield "pawn", pawn.stop, pawn.outline
        for badge in self.badges:
            yield "badge", badge.stop, badge.box
        for name in self.names:
            yield "name", name.stop, name.box
        for written in self.frame:
            yield "frame", written.text, written.box


def lay_out(city: City, state: BoardState, lying: bool = False) -> Layout:
    """Everything at its place. What comes later keeps off what came before."""
    grid = grid_of(city, lying)
    roads = state.chosen_roads if state.chosen else state.reach
    lanes = Lanes(city, state.lines, roads, state.viewer)
    layout = Layout(city, grid, state, lanes, Roadways(city, grid, state, lanes), all_fixtures(city, lying))
    layout.frame = list(_frame(grid))
    layout.ends = list(_ends(layout))
    layout.halos = list(_halos(layout))
    layout.pawns = list(_pawns(layout))
    _place_badges(layout)
    for _, _, outline in layout.changing():
        layout.taken.add(outline)
    layout.names = place_names(city, lying, layout.taken, layout.roadways)
    return layout


def _frame(grid: Grid) -> Iterator[Written]:
    for text, x in grid.names_across:
        yield _written(text, x, FRAME_Y)
    for text, y in grid.names_down:
        yield _written(text, FRAME_X, y + 4.6)


def _written(text: str, x: float, y: float) -> Written:
    half = width_of(text, FRAME_SIZE) / 2
    return Written(text, x, y, Box(x - half, y - 0.73 * FRAME_SIZE, x + half, y + 0.05 * FRAME_SIZE))


def _around(x: float, y: float, radius: float, reach: float) -> Pill:
    """A pill around a sign that leaves the number at the next stop alone."""
    return Pill(x, y, radius, min(reach, max(0.0, _WIDEST - radius)))


def _ends(layout: Layout) -> Iterator[End]:
    """One ring, two around each other, or one that three and more share; a cross where a line is out."""
    ending: dict[tuple[str, bool], list[LineKey]] = {}
    for line, stops in layout.state.lines.items():
        ending.setdefault((stops[-1], line in layout.state.eliminated), []).append(line)
    for (stop, is_out), lines in ending.items():
        x, y = layout.grid.place(stop)
        reach = wider(layout.city.stop(stop))
        for place, line in enumerate(lines):
            outline: Outline
            if is_out:
                side = CROSS + 3.6
                middle = x + 7 * (place - (len(lines) - 1) / 2)
                outline = Box(middle - side - reach, y - side, middle + side + reach, y + side)
            elif len(lines) > 2:
                outline = _around(x, y, SHARED_RING + SHARED_RING_WIDTH / 2 + 1.2, reach)
            else:
                outline = _around(x, y, RING + place * RING_STEP + RING_WIDTH / 2 + 1.2, reach)
            yield End(stop, line, place, len(lines), is_out, outline)


def _halos(layout: Layout) -> Iterator[Halo]:
    """Around whatever stands at the stop already."""
    for stop, lit in layout.state.lit.items():
        x, y = layout.grid.place(stop)
        rings = [end.outline.radius for end in layout.ends if end.stop == stop and isinstance(end.outline, Pill)]
        outer = max(rings, default=0.0)
        is_chosen = stop == layout.state.target
        radius = max(CHOSEN + CHOSEN_WIDTH / 2, outer + 4.4) if is_chosen else max(HALO + HALO_WIDTH / 2, outer + 3)
        yield Halo(stop, lit, is_chosen, _around(x, y, radius, wider(layout.city.stop(stop))))


def _place_badges(layout: Layout) -> None:
    others = _others(layout)
    frame = [written.box for written in layout.frame]
    room = layout.bounds.grown(-2)
    for stop, lit in layout.state.lit.items():
        x, y = layout.grid.place(stop)
        own: list[Outline] = [*layout.fixtures[stop].all]
        own += [pawn.outline for pawn in layout.pawns if pawn.stop == stop]
        own += frame if x < UNIT or y < UNIT else []
        badge = place_badge(layout.city, layout.grid, stop, lit, others, own, room)
        layout.badges.append(badge)
        others[stop].append(badge.box.grown(EDGE))


def _others(layout: Layout) -> dict[str, list[Outline]]:
    """What stands at each stop, by stop: a badge keeps off all of it but its own."""
    found: dict[str, list[Outline]] = {stop: list(fixtures.all) for stop, fixtures in layout.fixtures.items()}
    for end in layout.ends:
        found[end.stop].append(end.outline)
    for halo in layout.halos:
        found[halo.stop].append(halo.outline)
    for pawn in layout.pawns:
        found[pawn.stop].append(pawn.outline)
    return found


def _pin_box(x: float, y: float) -> Box:
    edge = 0.85
    return Box(x - PIN - edge, y - PIN - edge, x + PIN + edge, y + PIN_LENGTH + edge)


def _pawns(layout: Layout) -> Iterator[Pawn]:
    """South-east of where a line began, south-west if the cost will be there; aside of another pawn."""
    taken: dict[str, list[Outline]] = {}
    for line, stops in layout.state.lines.items():
        stop = stops[0]
        x, y = layout.grid.place(stop)
        out = 20 + wider(layout.city.stop(stop))
        fixtures = layout.fixtures[stop]
        here = taken.setdefault(
            stop, [outline for outline in (fixtures.tab, fixtures.star, fixtures.letter) if outline is not None]
        )
        corners = [(-out, 14), (out, -22), (-out, -22), (-out - 9, 14)]
        if stop not in layout.state.lit:
            corners.insert(0, (out, 14))
        places = [(x + dx, y + dy) for dx, dy in corners]
        place = next((place for place in places if not touches_any(_pin_box(*place), here)), places[-1])
        outline = _pin_box(*place)
        here.append(outline)
        yield Pawn(stop, line, *place, outline)
