"""What Depot needs on paper besides its cards: what the travellers do, and a pad for the points of both days."""

from __future__ import annotations

from collections import Counter
from typing import Final

from allaboard.drawing.depot.cards import PICTOGRAM_OF, traveller_of
from allaboard.drawing.elements import Element, path, rectangle
from allaboard.drawing.icons import stamp
from allaboard.drawing.print.aids import WORTH
from allaboard.drawing.print.cover import Room
from allaboard.drawing.print.page import Look, PrintPage
from allaboard.drawing.print.paper import UNITS, Paper
from allaboard.engine.depot.cards import TRAVELLER_IDS
from allaboard.locales.depot_rules import undecided_values

_DAYS: Final = 2  # D76
_PLAYERS: Final = 6

_COLUMN: Final = 20.0
_NAMES: Final = 54.0
_ROW: Final = 13.0
_HEAD: Final = 15.0


def who_does_what(page: PrintPage, room: Room) -> None:
    """The nine profiles: how many there are of each, and what they do."""
    theme, words = page.studio.theme, page.studio.words
    page.write(words("print-travellers"), room.x, room.y, 4.2, weight=700)
    counts = Counter(traveller_of(card).profile for card in TRAVELLER_IDS)
    step = min(19.0, (room.height - 4) / len(PICTOGRAM_OF))
    for place, (profile, pictogram) in enumerate(PICTOGRAM_OF.items()):
        y = room.y + 4 + place * step
        plate = rectangle(room.x * UNITS, y * UNITS, 14 * UNITS, 14 * UNITS, rx=2 * UNITS, fill=theme.sunken)
        plate.attributes |= {"stroke": theme.strong_line, "stroke-width": "2"}
        page.add(plate)
        middle = (room.x + 7) * UNITS, (y + 7) * UNITS
        page.add(stamp(page.studio, pictogram, 10 * UNITS, *middle, theme.ink, theme.sunken))
        text = f"{words(f'depot-profile-{profile}')} × {counts[profile]}"
        page.write(text, room.x + 18, y + 4.6, 3.9, weight=700, room=room.width - 18)
        page.paragraph(
            words(f"depot-about-{profile}", **undecided_values()), room.x + 18, y + 9.2, 3.2, room.width - 18, 2
        )


def pad_pages(paper: Paper, look: Look, caption: str, copies: int) -> list[PrintPage]:
    """Pads for as many games."""
    return [_pad(PrintPage(paper, look, caption)) for _ in range(copies)]


def _pad(page: PrintPage) -> PrintPage:
    """A column for each player, a row for everything that counts."""
    theme, words, u = page.studio.theme, page.studio.words, UNITS
    left = (page.paper.width - _NAMES - _PLAYERS * _COLUMN) / 2
    right = left + _NAMES + _PLAYERS * _COLUMN
    y = (page.paper.height - 14 - _HEAD - (_DAYS * (len(WORTH) + 1) + 1) * _ROW) / 2 + 4
    page.write(words("depot"), left, y, 9, weight=700)
    y += 6
    lines = ""
    top = y
    y += _HEAD
    for day in range(1, _DAYS + 1):
        for item, worth in WORTH.items():
            page.write(words(f"depot-item-{item}"), left + 1.5, y + 7, 3.6, weight=600, room=_NAMES - 22)
            page.write(worth, left + _NAMES - 2, y + 7, 3.3, anchor="end", colour=theme.soft_ink)
            lines += f"M{left * u:.1f} {y * u:.1f}H{right * u:.1f}"
            y += _ROW
        page.add(_band(page, left, y, right - left, theme.sunken))
        page.write(words("depot-score-day", day=day), left + 1.5, y + 7.4, 4.4, weight=700, room=_NAMES - 3)
        y += _ROW
    page.add(_band(page, left, y, right - left, theme.line))
    page.write(words("depot-score-total"), left + 1.5, y + 7.6, 5, weight=700, room=_NAMES - 3)
    for player in range(_PLAYERS + 1):
        x = left + _NAMES + player * _COLUMN
        lines += f"M{x * u:.1f} {top * u:.1f}V{(y + _ROW) * u:.1f}"
    page.add(path(lines, fill="none", stroke=theme.strong_line, stroke_width=2))
    frame = rectangle(left * u, top * u, (right - left) * u, (y + _ROW - top) * u, rx=2 * u, fill="none")
    frame.attributes |= {"stroke": theme.ink, "stroke-width": "5"}
    page.add(frame)
    return page


def _band(page: PrintPage, x: float, y: float, width: float, fill: str) -> Element:
    return rectangle(x * UNITS, y * UNITS, width * UNITS, _ROW * UNITS, fill=fill, stroke=page.studio.theme.strong_line)
