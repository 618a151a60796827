"""A second reading of the line games, slow and obvious, written from the text of the rules alone.

It exists to disagree with the engine. So it shares nothing with it: stops are names, a line is a list of names,
a sheet is a set of crossed boxes, every chain is walked anew, and nothing is looked up that can be counted.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field

from allaboard.boards.city import City
from allaboard.engine import LineSetup

# T1, as printed.
T1 = {
    1: "2 2t 2/2t 1 3 3tt",
    2: "3tt 2 2t 2/2t 1 3",
    3: "3 3tt 2 2t 2/2t 1",
    4: "1 3 3tt 2 2t 2/2t",
    5: "2/2t 1 3 3tt 2 2t",
}
TURN_ZONE = [-1, -2, -2, -2, -3]
GRANNIES = [1, 1, 1, 2, 2, 2, 3, 3]
TRAFFIC = [0, -1, 0, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]
CONNECTIONS = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10]
TOURIST_ROW = {1: 2, 2: 5, 3: 9, 4: 14}
PROFESSIONAL_ROW = {1: 2, 2: 4, 3: 6}
BONUS = {1: "granny", 2: "tourist", 3: "intern"}
NEEDED = {"granny": 5, "student": 5, "tourist": 5, "professional": 5, "flirt": 5}  # places need three

LIGHT = {"bus": "monument", "metro": "opera"}
DARK = {"bus": "museum", "metro": "theater"}
SCHOOL = {"bus": "university", "metro": "cinema"}


def shape_of(sheet: int, ticket: int) -> str:
    """T1: 7-12 repeat 1-6."""
    column = ticket - 6 if ticket > 6 else ticket
    return T1[sheet].split()[column - 1]


@dataclass
class Row:
    """One row of a zone: what was crossed off in it, and its points once it is closed."""

    ticked: list[str] = field(default_factory=list)
    points: int | None = None


def open_row(rows: list[Row]) -> Row | None:
    """The topmost row that was not closed."""
    return next((row for row in rows if row.points is None), None)


def three_rows() -> list[Row]:
    return [Row(), Row(), Row()]


@dataclass
class Sheet:
    """What is crossed off and written on a player's sheet."""

    turn_zone: int = 0
    grannies: int = 0
    students: int = 0
    interns: int = 0
    schools: int = 0
    light_places: int = 0
    dark_places: int = 0
    tourists: list[Row] = field(default_factory=three_rows)
    professionals: list[Row] = field(default_factory=three_rows)
    flirts: list[Row] = field(default_factory=three_rows)
    spots: dict[str, int] = field(default_factory=dict)
    circled: int = 0
    crossed: int = 0
    personal: int = 0
    shared: int = 0
    common: dict[str, int] = field(default_factory=dict)


def ticks(rows: list[Row]) -> int:
    return sum(len(row.ticked) for row in rows)


def couples_and_singles(row: Row) -> int:
    """E6: a complete couple 6, a single flirt 2."""
    light, dark = row.ticked.count("light"), row.ticked.count("dark")
    return 6 * min(light, dark) + 2 * (max(light, dark) - min(light, dark))


class Reference:
    """A line game, played by the text of the rules."""

    def __init__(self, city: City, setup: LineSetup) -> None:
        assert None not in setup.departures
        self.city = city
        self.setup = setup
        self.seats = len(setup.sheets)
        self.roads: set[frozenset[str]] = {frozenset(road) for road in city.roads}
        self.icons = {stop.name: stop.icons for stop in city.stops}
        self.lines = [[city.departures[number]] for number in setup.departures if number is not None]
        self.sheets = [Sheet() for _ in range(self.seats)]
        self.out: set[int] = set()
        self.values = dict.fromkeys(setup.common, 10)
        self.inspector = setup.inspector
        self.round = 0
        self.over = False
        self.waiting: list[int] = []
        self.begin_round()

    # Rounds

    def begin_round(self) -> None:
        self.round += 1
        if self.round > len(self.setup.tickets):
            self.waiting = []
            return
        if self.setup.rush and self.round - 1 in self.setup.rush:
            self.values = dict.fromkeys(self.values, 6)
        clockwise = [*range(self.inspector, self.seats), *range(self.inspector)]
        self.waiting = [seat for seat in clockwise if seat not in self.out]

    @property
    def seat(self) -> int | None:
        """Whose turn it is."""
        return self.waiting[0] if self.waiting else None

    def finish_round(self) -> None:
        for name in self.setup.common:
            reached = [
                seat
                for seat in range(self.seats)
                if seat not in self.out
                and name not in self.sheets[seat].common
                and self.counted(self.sheets[seat], name) >= NEEDED.get(name, 3)
            ]
            for seat in reached:
                self.sheets[seat].common[name] = self.values[name]
            if reached:
                self.values[name] = 6
        if self.round == 12:
            self.over = True
            return
        self.inspector = (self.inspector + 1) % self.seats
        while self.inspector in self.out:
            self.inspector = (self.inspector + 1) % self.seats
        self.begin_round()

    def counted(self, sheet: Sheet, name: str) -> int:
        game = self.city.game
        return {
            "granny": sheet.grannies,
            "student": sheet.students + sheet.interns,
            "tourist": ticks(sheet.tourists),
            "professional": ticks(sheet.professionals),
            "flirt": ticks(sheet.flirts),
            LIGHT[game]: sheet.light_places,
            DARK[game]: sheet.dark_places,
        }[name]

    # Legal turns

    def next_to(self, stop: str) -> list[str]:
        return [other for other in self.icons if frozenset((stop, other)) in self.roads]

    def shape(self, seat: int) -> str:
        return shape_of(self.setup.sheets[seat], self.setup.tickets[self.round - 1])

    def boxes_used(self, stops: list[str], shape: str) -> int:
        """P5: joints that differ from the shape, in its cheaper reading."""
        turns = []
        for before, here, there in zip(stops, stops[1:], stops[2:], strict=False):
            came_along_a_column = before[0] == here[0]
            goes_along_a_column = here[0] == there[0]
            turns.append(came_along_a_column != goes_along_a_column)
        readings = shape.split("/")
        return min(sum(turn != ("t" in reading) for turn in turns) for reading in readings)

    def walks(self, start: str, before: str | None, markers: int) -> Iterator[list[str]]:
        """All ways over that many roads that never go straight back."""
        if markers == 0:
            yield [start]
            return
        for walk in self.walks(start, before, markers - 1):
            came_from = walk[-2] if len(walk) > 1 else before
            for there in self.next_to(walk[-1]):
                if there != came_from:
                    yield [*walk, there]

    def is_off_map(self, seat: int) -> bool:
        """P6: no chain of the required length on the map with the boxes left, own stops and roads free."""
        line, shape = self.lines[seat], self.shape(seat)
        before = line[-2] if len(line) > 1 else None
        left = 5 - self.sheets[seat].turn_zone
        return not any(self.boxes_used(walk, shape) <= left for walk in self.walks(line[-1], before, int(shape[0])))

    def legal(self) -> list[str]:
        """Every legal turn of the player whose turn it is, as text, sorted."""
        seat = self.seat
        if seat is None:
            return []
        line = self.lines[seat]
        before = line[-2] if len(line) > 1 else None
        shape = "1" if self.is_off_map(seat) else self.shape(seat)
        left = 5 - self.sheets[seat].turn_zone
        length = int(shape[0])
        turns: list[str] = []
        for markers in range(1, length + 1):
            for walk in self.walks(line[-1], before, markers):
                passed, end = walk[1:-1], walk[-1]
                if self.boxes_used(walk, shape) > left:
                    continue
                if any(stop in line for stop in passed) or len(set(passed)) < len(passed):
                    continue  # it would have ended before
                text = "-".join(walk)
                if end in line or end in passed:
                    turns.append(text + "#")
                elif markers == length:
                    turns += self.go_on(seat, text, walk)
        return sorted(turns)

    def go_on(self, seat: int, text: str, walk: list[str]) -> Iterator[str]:
        """What a complete chain becomes: green lights and extra markers (P8, P9)."""
        line, end = self.lines[seat], walk[-1]
        came_from = walk[-2]
        free = [there for there in self.next_to(end) if there != came_from]
        if "green_light" in self.icons[end]:
            for there in free:
                if there in line or there in walk:
                    yield f"{text}>{there}#"
                else:
                    yield from self.go_on(seat, f"{text}>{there}", [*walk, there])
            return
        yield text
        if self.city.game == "metro":
            sheet = self.sheets[seat]
            reached = sum("metro" in self.icons[stop] for stop in walk[1:])
            circled = min(6, sheet.circled + reached)
            if circled > sheet.crossed:
                for there in free:
                    loops = there in line or there in walk
                    yield f"{text}+{there}" + ("#" if loops else "")

    def markers_of_others(self, seat: int, road: frozenset[str]) -> int:
        """How many markers of other players, and of the rival, lie on a road."""
        lines = [line for other, line in enumerate(self.lines) if other != seat] + [list(self.setup.rival)]
        return sum(frozenset(pair) == road for line in lines for pair in itertools.pairwise(line))

    def shared_by(self, seat: int, road: frozenset[str]) -> int:
        """P10, P11: what one marker on this road ticks."""
        special = list(self.city.jammed_roads)
        if self.city.fast_roads:
            odd = self.setup.tickets[0] % 2 == 1
            special += self.city.fast_roads.get("burgundy" if odd else "yellow", ())
        return self.markers_of_others(seat, road) + (road in {frozenset(pair) for pair in special})

    # A turn

    def play(self, text: str) -> None:
        """Take a turn that is legal."""
        seat = self.seat
        assert seat is not None
        sheet, line = self.sheets[seat], self.lines[seat]
        loops = text.endswith("#")
        stops = text.rstrip("#").replace(">", "-").replace("+", "-").split("-")
        joints = text.rstrip("#").split(">")[0].split("+")[0].split("-")
        if not self.is_off_map(seat):
            sheet.turn_zone += self.boxes_used(joints, self.shape(seat))
        if "+" in text:
            sheet.crossed += 1
        for number, (start, stop) in enumerate(itertools.pairwise(stops), 1):
            ticked = self.shared_by(seat, frozenset((start, stop)))
            sheet.shared = min(19, sheet.shared + ticked)
            line.append(stop)
            if loops and number == len(stops) - 1:
                self.out.add(seat)
                break
            self.reach(seat, stop)
        if len(self.out) == self.seats:
            self.over = True
            self.waiting = []
            return
        self.waiting.pop(0)
        if not self.waiting:
            self.finish_round()

    def reach(self, seat: int, stop: str) -> None:
        """E: everything a stop does."""
        sheet = self.sheets[seat]
        for icon in self.icons[stop]:
            self.effect(sheet, icon)
        kind = self.icons[stop][0]
        if self.city.stop(stop).spot is not None:
            counts = {
                "university": sheet.students + sheet.interns,
                "monument": ticks(sheet.tourists),
                "museum": ticks(sheet.tourists),
                "office": ticks(sheet.professionals),
            }
            sheet.spots[kind] = counts[kind]
        number = self.setup.personal[seat]
        if number is not None:
            letters = self.city.personal_objectives[number - 1]
            if self.city.stop(stop).letter in letters:
                sheet.personal += 1

    def effect(self, sheet: Sheet, icon: str) -> None:
        if icon == "granny":
            sheet.grannies = min(8, sheet.grannies + 1)
        elif icon == "student":
            sheet.students = min(6, sheet.students + 1)
        elif icon == "intern":
            sheet.interns = min(3, sheet.interns + 1)
        elif icon in SCHOOL.values():
            sheet.schools = min(4, sheet.schools + 1)
        elif icon == "tourist":
            row = open_row(sheet.tourists)
            if row is not None and len(row.ticked) < 4:
                row.ticked.append(icon)
        elif icon in LIGHT.values():
            self.close_tourists(sheet)
            sheet.light_places = min(3, sheet.light_places + 1)
        elif icon in DARK.values():
            self.close_tourists(sheet)
            sheet.dark_places = min(3, sheet.dark_places + 1)
        elif icon == "professional":
            row = open_row(sheet.professionals)
            if row is not None and len(row.ticked) < 3:
                row.ticked.append(icon)
        elif icon == "office":
            row = open_row(sheet.professionals)
            if row is not None and row.ticked:
                row.points = PROFESSIONAL_ROW[len(row.ticked)]
                self.effect(sheet, BONUS[len(row.ticked)])
        elif icon in {"flirt_light", "flirt_dark"}:
            shade = icon.removeprefix("flirt_")
            row = open_row(sheet.flirts)
            if row is not None and row.ticked.count(shade) < 2:
                row.ticked.append(shade)
        elif icon == "restaurant":
            row = open_row(sheet.flirts)
            if row is not None and row.ticked:
                row.points = couples_and_singles(row)
        elif icon == "metro":
            sheet.circled = min(6, sheet.circled + 1)

    def close_tourists(self, sheet: Sheet) -> None:
        row = open_row(sheet.tourists)
        if row is not None and row.ticked:
            row.points = TOURIST_ROW[len(row.ticked)]

    # Points

    def breakdown(self, seat: int) -> dict[str, int] | None:
        """F, as if the game ended now; None for the eliminated."""
        if seat in self.out:
            return None
        sheet = self.sheets[seat]
        tourists = closed(sheet.tourists)
        row = open_row(sheet.tourists)
        if row is not None and row.ticked:
            tourists += TOURIST_ROW[len(row.ticked)] // 2
        points = {
            "turn_zone": sum(TURN_ZONE[: sheet.turn_zone]),
            "grannies": sum(GRANNIES[: sheet.grannies]),
            "students": (sheet.students + sheet.interns) * sheet.schools + sheet.spots.get("university", 0),
            "tourists": tourists + max(sheet.spots.get("monument", 0), sheet.spots.get("museum", 0)),
            "common": sum(sheet.common.values()),
        }
        if self.city.game == "bus":
            row = open_row(sheet.professionals)
            half = PROFESSIONAL_ROW[len(row.ticked)] // 2 if row is not None and row.ticked else 0
            points["professionals"] = closed(sheet.professionals) + half + sheet.spots.get("office", 0)
            points["personal"] = 10 if sheet.personal == 3 else 0
            points["traffic"] = sum(TRAFFIC[: sheet.shared])
        else:
            row = open_row(sheet.flirts)
            half = couples_and_singles(row) // 2 if row is not None else 0
            points["flirts"] = closed(sheet.flirts) + half
            points["personal"] = [0, 2, 5, 10][sheet.personal]
            points["connections"] = CONNECTIONS[sheet.shared]
            points["entrances"] = 2 * (sheet.circled - sheet.crossed)
        return points

    def total(self, seat: int) -> int | None:
        points = self.breakdown(seat)
        return None if points is None else sum(points.values())

    def ranks(self) -> list[int]:
        """F10: one more than the number of better totals."""
        totals = [self.total(seat) for seat in range(self.seats)]
        ranks = []
        for total in totals:
            others = [other for other in totals if other is not None]
            better = others if total is None else [other for other in others if other > total]
            ranks.append(len(better) + 1)
        return ranks

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1 and seat not in self.out]

    def total_if(self, text: str) -> int | None:
        """G1: the mover's total if the game ended right after this turn, objectives it completes counted."""
        if text.endswith("#"):
            return None
        twin = copy.copy(self)
        seat = self.seat
        assert seat is not None
        twin.sheets = copy.deepcopy(self.sheets)
        twin.lines = [list(line) for line in self.lines]
        twin.waiting = [seat, seat]  # so that the round does not end with this turn
        twin.play(text)
        total = twin.total(seat)
        assert total is not None
        for name, value in self.values.items():
            sheet = twin.sheets[seat]
            if name not in sheet.common and self.counted(sheet, name) >= NEEDED.get(name, 3):
                total += value
        return total


def closed(rows: list[Row]) -> int:
    return sum(row.points for row in rows if row.points is not None)
