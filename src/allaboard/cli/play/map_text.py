"""The board as text: stops as letters, roads as lines, each seat's markers with its own sign."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby, pairwise

from rich.text import Text

from allaboard.boards.city import City, Stop
from allaboard.cli.play.map_plan import LABELS, LINES_PER_ROW, MapPlan
from allaboard.cli.play.pen import ICON_STYLES, RIVAL, Pen, seat_style, track_style

SPOT = "*"
NARROW = 4  # at this pitch there is no room for what is not needed now


@dataclass(frozen=True)
class LineOnMap:
    """The markers of one seat, or of the rival."""

    seat: int
    stops: tuple[str, ...]
    ended: bool = False  # eliminated: no end to mark


@dataclass(frozen=True)
class MapContent:
    """What lies on the board, as one seat may see it."""

    city: City
    lines: tuple[LineOnMap, ...] = ()
    viewer: int | None = None
    letters: frozenset[str] = frozenset()  # of the viewer's personal objective
    fast: tuple[str, ...] = ()  # the colours that are fast, or may still become so
    preview: tuple[str, ...] = ()  # the stops of a turn that is not confirmed
    reachable: frozenset[str] = frozenset()  # where a turn can end
    departures: bool = False  # whether departure numbers matter now


@dataclass
class _Canvas:
    """Cells with a style each."""

    width: int
    height: int
    cells: list[list[tuple[str, str]]] = field(init=False)

    def __post_init__(self) -> None:
        self.cells = [[(" ", "")] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for char in text:
            if 0 <= x < self.width and 0 <= y < self.height:
                self.cells[y][x] = (char, style)
            x += 1

    def lines(self) -> list[Text]:
        made = []
        for row in self.cells:
            line = Text()
            for style, run in groupby(row, key=lambda cell: cell[1]):
                line.append("".join(char for char, _ in run), style or None)
            line.rstrip()
            made.append(line)
        return made


def draw_map(content: MapContent, plan: MapPlan, pen: Pen) -> list[Text]:
    """The lines of the drawing: `plan.height` lines of at most `plan.width` cells."""
    return _Drawing(content, plan, pen).lines()


def stop_letters(stop: Stop, pen: Pen) -> str:
    """The letters of a stop's icons."""
    return "".join(pen.icons[icon] for icon in stop.icons)


class _Drawing:
    def __init__(self, content: MapContent, plan: MapPlan, pen: Pen) -> None:
        self.content = content
        self.plan = plan
        self.pen = pen
        self.canvas = _Canvas(plan.width, plan.height)
        self.jammed = {frozenset(road) for road in content.city.jammed_roads}
        self.fast = [{frozenset(road) for road in content.city.fast_roads.get(colour, ())} for colour in content.fast]
        self.markers = self._markers()
        self.ends = self._ends()
        preview = content.preview
        self.preview = {frozenset(pair) for pair in pairwise(preview)}

    def lines(self) -> list[Text]:
        self._labels()
        for stop in self.content.city.stops:
            if self.plan.shows(stop.name):
                self._stop(stop)
        for road in self.content.city.roads:
            self._road(road)
        return self.canvas.lines()

    def _markers(self) -> dict[frozenset[str], list[int]]:
        """Who has a marker on which road, the viewer first."""
        found: dict[frozenset[str], list[int]] = {}
        lines = sorted(self.content.lines, key=lambda line: (line.seat != self.content.viewer, line.seat))
        for line in lines:
            for pair in pairwise(line.stops):
                found.setdefault(frozenset(pair), []).append(line.seat)
        return found

    def _ends(self) -> dict[str, list[int]]:
        """Whose line ends at which stop, the viewer first."""
        found: dict[str, list[int]] = {}
        lines = sorted(self.content.lines, key=lambda line: (line.seat != self.content.viewer, line.seat))
        for line in lines:
            if line.stops and not line.ended and line.seat != RIVAL:
                found.setdefault(line.stops[-1], []).append(line.seat)
        return found

    def _corner(self, stop: str) -> tuple[int, int]:
        """Where the cell of a stop begins: the slot before its first letter."""
        across, down = self.plan.place(stop)
        x = LABELS + (across - self.plan.across.start) * self.plan.pitch
        return x, 1 + (down - self.plan.down.start) * LINES_PER_ROW

    def _labels(self) -> None:
        for place in self.plan.across:
            x = LABELS + (place - self.plan.across.start) * self.plan.pitch + 1
            self.canvas.put(x, 0, self.plan.label_across(place), "bold")
        for place in self.plan.down:
            y = 1 + (place - self.plan.down.start) * LINES_PER_ROW
            self.canvas.put(0, y, self.plan.label_down(place).rjust(LABELS), "bold")

    # Stops.

    def _tag(self, stop: Stop) -> str:
        """What stands after the icons: a spot, a letter of the own objective, a departure number."""
        tag = ""
        if stop.spot is not None:
            tag += SPOT
        if stop.letter is not None and stop.letter in self.content.letters:
            # Two small letters are two passengers, so a letter beside a passenger is set off.
            tag += ("." if stop_letters(stop, self.pen).islower() else "") + stop.letter
        if stop.departure is not None and (self.content.departures or self.plan.pitch > NARROW):
            tag += str(stop.departure)
        return tag

    def _stop(self, stop: Stop) -> None:
        x, y = self._corner(stop.name)
        x += 1
        owners = self.ends.get(stop.name, [])
        own_end = self.content.viewer in owners
        goal = self.content.preview[-1] if self.content.preview else None
        for icon in stop.icons:
            style = ICON_STYLES[icon]
            if own_end or stop.name == goal:
                style = f"{style} reverse"
            elif stop.name in self.content.reachable:
                style = f"{style} underline"
            self.canvas.put(x, y, self.pen.icons[icon], style)
            x += 1
        tag = self._tag(stop)
        mine = stop.letter is not None and stop.letter in self.content.letters
        self.canvas.put(x, y, tag, "bold reverse" if mine else "dim")
        self._brackets(stop.name, owners, self._corner(stop.name)[0], x + len(tag), y)

    def _brackets(self, name: str, owners: list[int], before: int, after: int, y: int) -> None:
        """Marks the end of a line: the own one `[g]`, that of another `<g>`."""
        viewer = self.content.viewer
        others = [seat for seat in owners if seat != viewer]
        left, right = ("[", "]") if viewer in owners else ("<", ">")
        if owners:
            self.canvas.put(before, y, left, seat_style(owners[0]))
            self.canvas.put(after, y, ">" if others else right, seat_style((others or owners)[-1]))
        elif self.content.preview and name == self.content.preview[-1]:
            self.canvas.put(before, y, "(", "bold")
            self.canvas.put(after, y, ")", "bold")

    # Roads.

    def _glyph(self, road: frozenset[str], taken: bool, down: bool) -> str:
        which = 1 if down else 0
        if road in self.jammed:
            return self.pen.jammed[which]
        for place, roads in enumerate(self.fast):
            if road in roads:
                return (self.pen.fast if place == 0 else self.pen.other_fast)[which]
        return (self.pen.track if taken else self.pen.road)[which]

    def _road(self, pair: tuple[str, str]) -> None:
        one, other = sorted(pair, key=self.plan.place)
        road = frozenset(pair)
        if not (self.plan.shows(one) or self.plan.shows(other)):
            return
        seats = self.markers.get(road, [])
        signs = [(self.pen.sign(seat), track_style(seat)) for seat in seats]
        viewer = self.content.viewer
        if road in self.preview and viewer is not None and viewer not in seats:
            signs.insert(0, (self.pen.hollow[viewer], "bold reverse"))
        (x1, y1), (x2, y2) = self._corner(one), self._corner(other)
        if y1 == y2:
            self._along(road, signs, x1, x2, y1)
        else:
            self._down(road, signs, x1 + 1, y1 + 1)

    def _along(self, road: frozenset[str], signs: list[tuple[str, str]], start: int, stop: int, y: int) -> None:
        """A road along a line of text, in the cells that the two stops leave free."""
        if not 0 <= y < self.canvas.height:
            return
        start, stop = max(start + 1, LABELS), min(stop + 1, self.canvas.width)
        free = [x for x in range(start, stop) if self.canvas.cells[y][x] == (" ", "")]
        if not free:
            return
        glyph = self._glyph(road, bool(signs), down=False)
        signs = self._shortened(signs, len(free))
        filling = signs[0][1] if signs else self._road_style(road)
        for x in free:
            self.canvas.put(x, y, glyph, filling)
        first = (len(free) - len(signs)) // 2
        for place, (sign, style) in enumerate(signs):
            self.canvas.put(free[first + place], y, sign, style)

    def _down(self, road: frozenset[str], signs: list[tuple[str, str]], x: int, y: int) -> None:
        """A road across lines of text: its glyph under the stop, the signs beside it."""
        if not 1 <= y < self.canvas.height:
            return
        signs = self._shortened(signs, self.plan.pitch - 1)
        glyph = self._glyph(road, bool(signs), down=True)
        self.canvas.put(x, y, glyph, signs[0][1] if signs else self._road_style(road))
        for place, (sign, style) in enumerate(signs):
            self.canvas.put(x + 1 + place, y, sign, style)

    def _road_style(self, road: frozenset[str]) -> str:
        special = road in self.jammed or any(road in roads for roads in self.fast)
        return "bold" if special else "dim"

    @staticmethod
    def _shortened(signs: list[tuple[str, str]], room: int) -> list[tuple[str, str]]:
        """As many signs as there is room for: the first, and how many more there are."""
        if len(signs) <= room:
            return signs
        if room < 3:
            return [(str(len(signs)), "bold reverse")]
        return [signs[0], ("+", "bold"), (str(len(signs) - 1), "bold")]


def legend_icons(city: City) -> Iterable[str]:
    """The icons that the city shows, each once, passengers first."""
    seen: dict[str, None] = {}
    for stop in city.stops:
        for icon in stop.icons:
            seen[icon] = None
    return sorted(seen, key=lambda icon: list(ICON_STYLES).index(icon))
