"""The pictograms: on their grid, with a title, each its own, and legible when small."""

from __future__ import annotations

import math
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest
from tests.drawing.outlines import Point, path_points, turned

from allaboard.drawing.icons import PICTOGRAMS, icon_svg, icon_title
from allaboard.drawing.icons.parts import FREE, GRID, Part
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import DARK, LIGHT

ROUNDING = 0.02


def outline(part: Part) -> list[Point]:
    """Points on the outer edge of a part."""
    if part.shape == "path":
        points = path_points(str(part.data[0]))
    elif part.shape == "circle":
        x, y, r = (float(value) for value in part.data)
        points = [(x + r * math.cos(step * math.pi / 30), y + r * math.sin(step * math.pi / 30)) for step in range(60)]
    else:
        x, y, width, height, _ = (float(value) for value in part.data)
        points = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]
    if part.turn is not None:
        points = turned(points, *part.turn)
    half = (part.stroke or 0) / 2
    return [(x + dx, y + dy) for x, y in points for dx in (-half, half) for dy in (-half, half)]


def widths_of_cuts(part: Part) -> Iterator[float]:
    if part.stroke is not None:
        yield part.stroke
    elif part.shape == "circle":
        yield 2 * float(part.data[2])
    elif part.shape == "rect":
        yield from (float(value) for value in part.data[2:4])


@pytest.mark.parametrize("name", PICTOGRAMS)
def test_every_part_leaves_the_margin_free(name: str) -> None:
    for part in PICTOGRAMS[name].parts:
        for x, y in outline(part):
            least, most = (0, GRID) if part.is_cut else (FREE, GRID - FREE)
            assert least - ROUNDING <= x <= most + ROUNDING, part
            assert least - ROUNDING <= y <= most + ROUNDING, part


@pytest.mark.parametrize("name", PICTOGRAMS)
def test_a_pictogram_fills_its_grid_and_stands_in_its_middle(name: str) -> None:
    points = [point for part in PICTOGRAMS[name].parts if not part.is_cut for point in outline(part)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert max(max(xs) - min(xs), max(ys) - min(ys)) >= 16
    assert abs((min(xs) + max(xs)) / 2 - GRID / 2) <= 1.6
    assert abs((min(ys) + max(ys)) / 2 - GRID / 2) <= 1.6


@pytest.mark.parametrize("name", PICTOGRAMS)
def test_strokes_and_cuts_are_wide_enough_to_be_seen_at_20_pixels(name: str) -> None:
    for part in PICTOGRAMS[name].parts:
        if part.is_cut:
            assert all(width >= 1.4 for width in widths_of_cuts(part)), part
        elif part.stroke is not None:
            assert 1.6 <= part.stroke <= 3.2, part


def test_no_two_pictograms_are_the_same_drawing() -> None:
    drawings = [pictogram.parts for pictogram in PICTOGRAMS.values()]
    assert len(set(drawings)) == len(drawings)


@pytest.mark.parametrize("name", PICTOGRAMS)
def test_every_pictogram_has_a_title(name: str) -> None:
    for theme in (LIGHT, DARK):
        studio = Studio(theme)
        root = ET.fromstring(icon_svg(studio, name, 20))
        assert root[0].tag.endswith("title")
        assert root[0].text == root.get("aria-label") == icon_title(studio, name)
        assert (root.get("viewBox"), root.get("width"), root.get("height")) == ("0 0 24 24", "20", "20")


def test_the_set_is_complete() -> None:
    """Everything that an interface of these games needs to show."""
    assert set(PICTOGRAMS) >= {
        "granny", "student", "intern", "tourist", "professional", "flirt_light", "flirt_dark", "couple",
        "university", "office", "monument", "museum", "opera", "theater", "cinema", "restaurant",
        "green_light", "metro", "star", "ticket", "turn", "straight", "traffic", "connections", "inspector",
        "anonymous", "surfer", "lovers", "general", "baby", "celebrity", "drunkard", "backpacker", "corrupter",
        "flame", "leaf", "wave", "sun",
        "check", "cross", "bus", "train", "card", "chat", "people", "sheet", "map", "lock", "undo", "clock", "menu",
        "happy", "unhappy", "settings", "play", "pause", "step", "step_back", "link", "share", "qr", "search",
        "plus", "minus", "bot", "spectator", "trophy", "sound_on", "sound_off", "language", "moon", "day", "bell",
        "print", "download", "help",
    }  # fmt: skip
