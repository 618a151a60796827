"""The points of Depot as tables: so far, of a day, at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from allaboard.cli.cells import cut_styled, padded, right
from allaboard.cli.play.depot_position import DepotPosition
from allaboard.cli.play.depot_table import seat_name, team_lines
from allaboard.cli.play.panels import NAME_MOST, Easel
from allaboard.cli.play.pen import seat_style
from allaboard.cli.play.sheet_text import signed
from allaboard.engine.depot.scoring import places


def score_lines(position: DepotPosition, easel: Easel) -> list[Text]:
    """The points by what they are for, a column for each player; then the days, the totals and the ranks."""
    scores = position.scores["seats"]
    table = _ScoreTable(position, easel)
    table.items([score["breakdown"] for score in scores])
    for day in range(len(scores[0]["days"])):
        table.row(easel.text("depot-score-day", day=day + 1), [_sum(score["days"][day]) for score in scores])
    table.row(easel.text("depot-score-total"), [score["total"] for score in scores], "bold")
    table.row(easel.text("depot-score-rank"), places(position.scores))
    return [cut_styled(line, easel.width) for line in [*table.lines, *team_lines(position, easel)]]


def day_score_lines(position: DepotPosition, day: int, easel: Easel) -> list[Text]:
    """The points of one finished day (counted from 1)."""
    days = [score["days"][day - 1] for score in position.scores["seats"]]
    table = _ScoreTable(position, easel)
    table.items(days)
    sums = [_sum(points) for points in days]
    table.row(easel.text("depot-score-day", day=day), sums, "bold")
    return [cut_styled(line, easel.width) for line in [*table.lines, *team_lines(position, easel, sums)]]


def _sum(points: dict[str, int | None]) -> int:
    return sum(value or 0 for value in points.values())


class _ScoreTable:
    """Lines of numbers, a column for each player."""

    def __init__(self, position: DepotPosition, easel: Easel) -> None:
        seats = range(len(position.names))
        self._easel = easel
        self._items = {key: easel.text(f"depot-item-{key}") for key in position.scores["seats"][0]["breakdown"]}
        self._label = min(max(map(cell_len, self._items.values())), easel.width // 3)
        self._column = max(4, min(NAME_MOST + 2, (easel.width - self._label) // len(seats) - 1))
        head = Text(" " * self._label)
        for seat in seats:
            name = f"{easel.pen.sign(seat)} {seat_name(position, seat, self._column - 2, easel)}"
            head.append(" ").append(right(name, self._column), seat_style(seat))
        self.lines = [head]

    def row(self, text: str, values: Sequence[int | None], style: str = "") -> None:
        cells = "".join(" " + right(self._easel.pen.fit(signed(value)), self._column) for value in values)
        self.lines.append(Text(padded(text, self._label) + cells, style))

    def items(self, points: Sequence[dict[str, int | None]]) -> None:
        """A line for everything that brings or costs points."""
        for key, text in self._items.items():
            self.row(text, [of_seat[key] for of_seat in points])
