"""Player aids for Depot, as cards: the steps of a turn and the points on the front, the travellers on the back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from allaboard.drawing.depot.cards import PICTOGRAM_OF
from allaboard.drawing.elements import Element, group, path, rectangle
from allaboard.drawing.icons import stamp
from allaboard.drawing.print.decks import Card
from allaboard.drawing.print.page import Surface, text_width
from allaboard.drawing.print.paper import UNITS
from allaboard.drawing.print.text import Letters, Line, lines_of, plain_words
from allaboard.drawing.studio import Studio
from allaboard.engine.depot.cards import BUS_IDS, HAND_BUSES, HAND_TRAVELLERS
from allaboard.engine.depot.scoring import LOVERS_BONUS
from allaboard.locales import Words

AIDS: Final = 8  # D1
# What a day brings and costs (D74, D75), with what one of each is worth.
SEATS: Final = sorted({int(bus[1]) for bus in BUS_IDS})
WORTH: Final = {
    "passengers": "+1", "lovers": f"+{LOVERS_BONUS}", "night": "+1", "unhappy": "−1", "hand": "−1",
    "buses": " ".join(f"−{seats}" for seats in SEATS),
}  # fmt: skip

_STEPS: Final = ("choose", "room", "hand", "penalty", "refill")
_REMARKS: Final = ("full", "end")
_SIDE: Final = 4.0
_TITLE: Final = 3.9
_HEAD: Final = 9.6
_SIZES: Final = tuple(size / 100 for size in range(260, 175, -5))  # of the text: as large as there is room for
_SMALL: Final = 2.1
_ICON: Final = 5.6
_GAP: Final = 1.1


class Entry(NamedTuple):
    """A sign or pictogram, and what it means."""

    mark: str
    name: str
    about: str


def aid_cards() -> list[Card]:
    return [Card(_turn, _travellers)] * AIDS


def _turn(studio: Studio, width: float, height: float) -> Element:
    surface = Surface(studio)
    words = studio.words
    wide, high = width / UNITS, height / UNITS
    values: dict[str, str | int] = {"travellers": HAND_TRAVELLERS, "buses": HAND_BUSES}
    steps = [Entry(str(number), words(f"print-aid-{step}"), words(f"print-aid-{step}-about", **values))
             for number, step in enumerate(_STEPS, 1)]  # fmt: skip
    remarks = [Entry("", words(f"print-aid-{remark}"), words(f"print-aid-{remark}-about")) for remark in _REMARKS]
    rows = len(WORTH) // 2
    night = lines_of(plain_words(words("print-aid-night")), _SMALL, wide - 2 * _SIDE)
    points = 5.4 + rows * 3.4 + len(night) * _SMALL * 1.24
    _title(surface, words("print-aid-turn"), wide)
    _entries(surface, [*steps, *remarks], _HEAD, wide, high - _SIDE - points - 1, 4.2)
    y = high - _SIDE - points
    _rule(surface, y, wide)
    surface.write(words("print-aid-points"), _SIDE, y + 4, 2.7, weight=700, room=wide - 2 * _SIDE)
    half = (wide - 2 * _SIDE - 4) / 2
    for place, (item, worth) in enumerate(WORTH.items()):
        x, line = _SIDE + (half + 4) * (place // rows), y + 7.9 + 3.4 * (place % rows)
        room = half - (9.5 if item == "buses" else 4.5)
        name = words(f"depot-item-{item}")
        size = min(2.3, 2.3 * room / text_width(name, 2.3))
        surface.write(name, x, line, size, room=room + 0.1)
        surface.write(worth, x + half, line, 2.4, weight=700, anchor="end")
    line = high - _SIDE - len(night) * _SMALL * 1.24
    for each in night:
        each.draw(surface, _SIDE, line, _SMALL)
        line += _SMALL * 1.24
    return _card(surface, "turn", wide, high)


def _travellers(studio: Studio, width: float, height: float) -> Element:
    surface = Surface(studio)
    words = studio.words
    wide, high = width / UNITS, height / UNITS
    entries = [
        Entry(pictogram, words(f"depot-profile-{profile}"), _about(words, profile))
        for profile, pictogram in PICTOGRAM_OF.items()
    ]
    _title(surface, words("print-aid-travellers"), wide)
    _entries(surface, entries, _HEAD, wide, high - _SIDE + 1, _ICON + 1.4)
    return _card(surface, "travellers", wide, high)


def _about(words: Words, profile: str) -> str:
    return words("print-aid-L", points=LOVERS_BONUS) if profile == "L" else words(f"print-aid-{profile}")


def _entries(
    surface: Surface, entries: Sequence[Entry], top: float, width: float, bottom: float, indent: float
) -> None:
    """Every entry with its name in bold, in letters as large as fit, spread over the room."""
    room = width - 2 * _SIDE - indent
    needed = {size: sum(_height(_lines(entry, size, room), entry, size) for entry in entries) for size in _SIZES}
    least = 0.5 * _GAP * len(entries)
    size = next((size for size in _SIZES if top + needed[size] + least <= bottom), _SIZES[-1])
    gap = min((bottom - top - needed[size]) / len(entries), 2 * _GAP)
    y = top
    for entry in entries:
        lines = _lines(entry, size, room)
        height = _height(lines, entry, size)
        _mark(surface, entry, y, height, size)
        at = y + (height - len(lines) * size * 1.24) / 2
        for line in lines:
            line.draw(surface, _SIDE + indent, at, size)
            at += size * 1.24
        y += height + gap


def _lines(entry: Entry, size: float, room: float) -> list[Line]:
    words = [*plain_words(entry.name, 700), *plain_words(entry.about)]
    words[len(entry.name.split(" ")) - 1] = (Letters(entry.name.split(" ")[-1] + ".", 700),)
    return [Line(line.words, size * 1.24) for line in lines_of(words, size, room)]


def _height(lines: Sequence[Line], entry: Entry, size: float) -> float:
    return max(len(lines) * size * 1.24, _ICON if entry.mark in PICTOGRAM_OF.values() else 0.0)


def _mark(surface: Surface, entry: Entry, y: float, height: float, size: float) -> None:
    theme = surface.studio.theme
    if entry.mark in PICTOGRAM_OF.values():
        x, middle = (_SIDE + _ICON / 2) * UNITS, (y + height / 2) * UNITS
        surface.add(stamp(surface.studio, entry.mark, _ICON * UNITS, x, middle, theme.ink, theme.surface))
    elif entry.mark:
        surface.write(entry.mark, _SIDE, y + size * 1.02, size * 1.15, weight=700)


def _title(surface: Surface, text: str, width: float) -> None:
    surface.write(text, _SIDE, _SIDE + _TITLE * 0.8, _TITLE, weight=700, room=width - 2 * _SIDE)
    _rule(surface, _SIDE + _TITLE * 1.1, width)


def _rule(surface: Surface, y: float, width: float) -> None:
    d = f"M{_SIDE * UNITS:.1f} {y * UNITS:.1f}H{(width - _SIDE) * UNITS:.1f}"
    surface.add(path(d, stroke=surface.studio.theme.strong_line, stroke_width=2.5))


def _card(surface: Surface, side: str, width: float, height: float) -> Element:
    theme = surface.studio.theme
    edge = 4.0
    frame = rectangle(edge, edge, width * UNITS - 2 * edge, height * UNITS - 2 * edge, rx=44, fill=theme.surface)
    frame.attributes |= {"stroke": theme.card_edge, "stroke-width": str(2 * edge)}
    return group(data_aid=side).add(frame, *surface.drawings)
