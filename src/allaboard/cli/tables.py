"""Texts and tables that fit the screen: styled in a terminal, plain everywhere else."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from allaboard.cli.cells import padded, right, wrapped
from allaboard.cli.output import say


def screen_width() -> int:
    """The columns that a line may take."""
    return max(20, shutil.get_terminal_size((80, 24)).columns)


def say_wrapped(text: str, margin: int = 0, indent: int = 0) -> None:
    """A text in as many lines as the screen needs, all after a margin, all but the first indented further."""
    for line in wrapped(text, screen_width() - margin, indent):
        say(" " * margin + line)


def say_table(header: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1, total: bool = False) -> None:
    """A table whose first `left` columns are texts and whose others are numbers; with `total` the last row sums up.

    The cells must be harmless. In a terminal the table is styled, unless NO_COLOR forbids it.
    """
    if _may_style():
        _say_rich_table(header, rows, left, total)
        return
    for line in plain_table(header, rows, left, screen_width()):
        say(line)


def _may_style() -> bool:
    """Whether standard output is a terminal that takes more than plain text, and its owner wants it."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def plain_table(header: Sequence[str], rows: Sequence[Sequence[str]], left: int, width: int) -> list[str]:
    """The lines of a table without any colour. Columns are made narrower, the widest first, until it fits."""
    columns = list(zip(header, *rows, strict=True))
    widths = [max(cell_len(cell) for cell in column) for column in columns]
    gaps = 2 * (len(widths) - 1)
    while sum(widths) + gaps > width and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
    lines = []
    for row in (header, *rows):
        cells = [
            padded(cell, size) if place < left else right(cell, size)
            for place, (cell, size) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def _say_rich_table(header: Sequence[str], rows: Sequence[Sequence[str]], left: int, total: bool) -> None:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for place, title in enumerate(header):
        # Text, so that square brackets in a name are no markup.
        table.add_column(Text(title), justify="left" if place < left else "right", overflow="ellipsis", no_wrap=True)
    for place, row in enumerate(rows):
        last = total and place == len(rows) - 1
        table.add_row(*(Text(cell) for cell in row), style="bold" if last else None)
    Console(highlight=False, width=screen_width()).print(table)
