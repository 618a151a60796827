"""Widths are those of the fonts, and a text box holds its text."""

from __future__ import annotations

import io

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from allaboard.drawing.faces import extended, file_of, fonts
from allaboard.drawing.lettering import (
    NAMES,
    SENTENCES,
    SIGN,
    Anchor,
    Box,
    Font,
    cap_height,
    fitted,
    text_box,
    width_of,
    wrapped,
)

TEXTS = ("Times Square", "Trocadéro", "Großer Bahnhof", "−12", "Łukasz Őry", "Il 1l0O · 3 × 4 …")


@pytest.mark.parametrize("font", fonts(), ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_a_width_is_the_sum_of_the_fonts_own_advances(font: Font, text: str) -> None:
    expected = 0
    for char in text:
        path = file_of(font, "ttf", is_extended=char in extended(font.family))
        assert path is not None, "make fonts"
        file = TTFont(io.BytesIO(path.read_bytes()))
        expected += file["hmtx"][file.getBestCmap()[ord(char)]][0]
    assert width_of(text, 20, font) == pytest.approx(20 * expected / 1000)


@pytest.mark.parametrize("char", ["漢", "🚌", "ع", "ѝ"])
def test_a_character_that_our_fonts_lack_gets_the_most_room(char: str) -> None:
    assert width_of(char, 10) >= 9


def test_a_mark_on_a_letter_takes_no_room_of_its_own() -> None:
    assert width_of("e\u0301", 10) == width_of("e", 10)


def test_bolder_is_wider_and_condensed_is_narrower() -> None:
    text = "Brandenburger Tor"
    assert width_of(text, 12, SIGN.at(500)) < width_of(text, 12, SIGN.at(600)) < width_of(text, 12, SIGN)
    assert width_of(text, 12, NAMES) < width_of(text, 12, SIGN.at(600))


def test_unnamed_is_the_widest_weight_of_signs() -> None:
    assert width_of("Depot", 12) == width_of("Depot", 12, SIGN) == width_of("Depot", 12, SIGN.at(700))


@pytest.mark.parametrize(("anchor", "left"), [("start", 100), ("middle", 90), ("end", 80)])
def test_a_box_lies_where_its_anchor_says(anchor: Anchor, left: float) -> None:
    size = 20 / width_of("Hx", 1)
    box = text_box(100, 50, "Hx", size, anchor=anchor)
    assert (box.left, box.right) == pytest.approx((left, left + 20))
    assert box.bottom == pytest.approx(50, abs=0.2)
    assert box.height == pytest.approx(cap_height(size), abs=0.2)


def test_accents_reach_higher_and_tails_lower() -> None:
    plain, accent, tail = (text_box(0, 0, text, 10, SENTENCES) for text in ("H", "É", "Hg"))
    assert accent.top < plain.top
    assert tail.bottom > plain.bottom


def test_boxes_that_touch_do_not_overlap() -> None:
    box = Box(0, 0, 10, 10)
    assert not box.overlaps(Box(10, 0, 20, 10))
    assert box.overlaps(Box(9, 9, 20, 20))
    assert box.grown(1).overlaps(Box(10, 0, 20, 10))


@given(st.text(max_size=60), st.sampled_from(fonts()), st.floats(20, 300))
def test_a_fitted_or_wrapped_text_has_room_in_every_font(text: str, font: Font, room: float) -> None:
    assert width_of(fitted(text, 12, room, font), 12, font) <= room
    assert all(width_of(line, 12, font) <= room for line in wrapped(text, 12, room, 3, font))


def test_no_line_breaks_at_a_space_that_forbids_it() -> None:
    """French sets a narrow space before a colon: the colon stays where it is."""
    text = "non terminée\u202f: la moitié"
    for room in (40, 60, 90, 140):
        assert all(not line.startswith(":") for line in wrapped(text, 12, room, 4))
    assert wrapped(text, 12, 500, 1) == [text]
