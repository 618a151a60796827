"""One line that is moved on in thought: where it lies, what its sheet shows, and what cannot change meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.engine.line.board import Board
from allaboard.engine.line.sheet import TURN_BOXES, Sheet
from allaboard.engine.line.table import MARKER, Choices, TableTurn, TurnTable

if TYPE_CHECKING:
    from mypy_extensions import i64


class Scene:
    """What no own turn changes: the board and what others have done by the time of a turn."""

    def __init__(
        self,
        table: TurnTable,
        special: bytes,
        load: list[int],
        objectives: list[int],
        values: list[int],
        players: int,
    ) -> None:
        self.table: TurnTable = table
        self.board: Board = table.board
        self.special: bytes = special  # 1 for a jammed or fast road
        self.load: list[int] = load  # markers on each road
        self.objectives: list[int] = objectives  # the common ones, as in `sheet`
        self.values: list[int] = values  # their visible sides
        self.players: i64 = players

    def copy(self) -> Scene:
        """A scene whose markers and sides can change on their own."""
        return Scene(self.table, self.special, self.load.copy(), self.objectives, self.values.copy(), self.players)

    def award(self, sheet: Sheet) -> None:
        """Write the common objectives that the sheet fulfils, as at the end of the round (O2)."""
        slot: i64 = 0
        while slot < len(self.objectives):
            if sheet.common(slot) == 0:
                objective: i64 = self.objectives[slot]
                if sheet.fulfils(objective):
                    value: i64 = self.values[slot]
                    sheet.write_common(slot, value)
            slot += 1


class Runner:
    """A line and its sheet."""

    def __init__(self, sheet: Sheet, on_line: list[bool], low: i64, high: i64, heading: i64) -> None:
        self.sheet: Sheet = sheet
        self.on_line: list[bool] = on_line
        self.low: i64 = low
        self.high: i64 = high
        self.heading: i64 = heading

    def choices(self, scene: Scene, shape: i64) -> Choices:
        """The part of the table of turns that concerns this line with a shape."""
        sheet = self.sheet
        return scene.table.choices(self.heading, shape, TURN_BOXES - sheet.turn_zone, sheet.extra())

    def places(self, choices: Choices) -> list[int]:
        """The legal turns among them; an odd place loops."""
        return choices.legal(self.on_line, self.low, self.high)

    def awarded(self, scene: Scene) -> Runner:
        """The same line, with the objectives that a turn of this round fulfilled."""
        sheet = self.sheet.copy()
        scene.award(sheet)
        return Runner(sheet, self.on_line, self.low, self.high, self.heading)

    def after(self, scene: Scene, turn: TableTurn, wish: i64) -> Runner:
        """The line after a turn that does not loop; objectives are awarded at once."""
        sheet = self.sheet.copy()
        sheet.travel(turn, wish, scene.load, scene.special, None)
        scene.award(sheet)
        on_line = self.on_line.copy()
        code = turn.code
        at: i64 = 0
        while at < len(code):
            on_line[code[at] << 8 | code[at + 1]] = True
            at += MARKER
        return Runner(sheet, on_line, self.low | turn.low, self.high | turn.high, turn.heading)
