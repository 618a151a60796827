"""The font files are whole, and the measures in the source are theirs."""

from __future__ import annotations

import io

import metrics
import pytest
from fontTools.ttLib import TTFont

from allaboard.drawing.faces import NAMES, SENTENCES, SIGN, Font, extended, file_of, font_of, fonts, measures


def opened(font: Font, ending: str, *, is_extended: bool = False) -> TTFont:
    path = file_of(font, ending, is_extended=is_extended)
    assert path is not None, "make fonts"
    return TTFont(io.BytesIO(path.read_bytes()), checkChecksums=2)


def test_the_measures_are_those_of_the_fonts() -> None:
    assert metrics.TARGET.read_text(encoding="utf-8") == metrics.text(), "python tools/metrics.py"


@pytest.mark.parametrize("font", fonts(), ids=str)
@pytest.mark.parametrize("is_extended", [False, True])
def test_a_truetype_file_has_the_letters_of_its_package_and_is_found_by_family_and_weight(
    font: Font, is_extended: bool
) -> None:
    ours, theirs = (opened(font, ending, is_extended=is_extended) for ending in ("ttf", "woff"))
    assert ours.getBestCmap() == theirs.getBestCmap()
    assert ours["hmtx"].metrics == theirs["hmtx"].metrics
    assert ours.getTableData("glyf") == theirs.getTableData("glyf")
    assert ours["name"].getDebugName(1) == font.family + (" Extended" if is_extended else "")
    assert ours["OS/2"].usWeightClass == font.weight
    assert "Copyright" in ours["name"].getDebugName(0)


@pytest.mark.parametrize("font", [SIGN, NAMES, SENTENCES], ids=str)
def test_a_font_has_every_letter_of_our_languages(font: Font) -> None:
    letters = "ABCXYZabcxyz0123456789 ÀÂÇÉÈÊËÎÏÔÙÛÜŸŒÆàâçéèêëîïôùûüÿœæ ÄÖÜßäöü ’“”„«»–−·×…€"
    assert set(letters) <= set(measures(font).glyphs)


def test_names_from_elsewhere_are_in_the_second_file() -> None:
    assert set("Łőšćğ") <= extended("Barlow")
    assert not set("aéß−") & extended("Barlow")


@pytest.mark.parametrize(
    ("families", "weight", "font"),
    [
        (SIGN.families, 600, Font("Barlow", 600)),
        (NAMES.families, 700, Font("Barlow Semi Condensed", 700)),
        ("'Atkinson Hyperlegible Next', Barlow", 500, Font("Atkinson Hyperlegible Next", 400)),
        ("Arial, sans-serif", 400, Font("Barlow", 500)),
        ("Barlow", 900, Font("Barlow", 700)),
    ],
)
def test_a_family_and_a_weight_lead_to_a_font(families: str, weight: int, font: Font) -> None:
    assert font_of(families, weight) == font
