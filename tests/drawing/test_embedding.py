"""A picture brings along the fonts it uses, with the letters it needs and no others."""

from __future__ import annotations

import io
import re
from base64 import b64decode
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from allaboard.drawing import embedding
from allaboard.drawing.elements import NAMESPACE, Definitions, Element, element, group, label
from allaboard.drawing.embedding import letters_used, with_fonts
from allaboard.drawing.faces import NAMES, SENTENCES, SIGN, Font, file_of
from allaboard.drawing.subset import subset_woff

FACE = re.compile(
    r"@font-face\{font-family:'([^']+)';font-weight:(\d+);src:url\(data:font/woff;base64,([A-Za-z0-9+/=]+)\)"
    r" format\('woff'\);unicode-range:([U+0-9A-F,-]+)\}"
)


def picture(*children: Element) -> str:
    root = element("svg", None, xmlns=NAMESPACE, width=200, height=100, font_family=SIGN.families, font_weight=600)
    return str(root.add(*children))


def drawn(font: TTFont, char: str) -> list[object]:
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[font.getBestCmap()[ord(char)]].draw(pen)
    return list(pen.value)


def faces(svg: str) -> Iterator[tuple[Font, TTFont, str]]:
    for family, weight, data, letters in FACE.findall(svg):
        yield Font(family, int(weight)), TTFont(io.BytesIO(b64decode(data)), checkChecksums=2), letters


def whole(font: Font, *, is_extended: bool = False) -> TTFont:
    path = file_of(font, "ttf", is_extended=is_extended)
    assert path is not None, "make fonts"
    return TTFont(io.BytesIO(path.read_bytes()))


def test_each_font_is_embedded_once_with_its_letters() -> None:
    svg = with_fonts(
        picture(
            label(0, 20, "Été", 12, "#000"),
            label(0, 40, "Depot", 12, "#000", font_weight=700),
            label(0, 60, "abc", 12, "#000", font_family=NAMES.families),
            group(font_family=SENTENCES.families, font_weight=400).add(label(0, 80, "Hello", 12, "#000")),
        )
    )
    found = {font: letters for font, _, letters in faces(svg)}
    assert found == {
        SENTENCES: "U+48,U+65,U+6C,U+6F",
        SIGN.at(600): "U+74,U+C9,U+E9",
        SIGN: "U+44,U+65,U+6F-70,U+74",
        NAMES: "U+61-63",
    }
    assert len(FACE.findall(svg)) == svg.count("@font-face")


def test_an_embedded_font_draws_its_letters_as_the_whole_one_and_others_not_at_all() -> None:
    ((font, embedded, _),) = faces(with_fonts(picture(label(0, 20, "Éa", 12, "#000"))))
    for char in "Éa":
        assert drawn(embedded, char) == drawn(whole(font), char) != []
    assert drawn(embedded, "b") == []
    assert embedded.getTableData("hmtx") == whole(font).getTableData("hmtx")
    assert "GPOS" in embedded  # letters keep their kerning


def test_letters_from_elsewhere_come_from_the_second_file() -> None:
    plain, extended = faces(with_fonts(picture(label(0, 20, "Łu", 12, "#000"))))
    assert (plain[2], extended[2]) == ("U+75", "U+141")
    assert drawn(extended[1], "Ł") == drawn(whole(SIGN.at(600), is_extended=True), "Ł") != []


def test_the_text_of_a_drawing_that_is_used_is_seen() -> None:
    definitions = Definitions()
    definitions.define("badge", group().add(label(0, 0, "Q", 12, "#000")))
    svg = picture(group(font_weight=700).add(definitions.use("badge", 5, 5)), definitions.drawn())
    assert letters_used(svg) == {SIGN: frozenset("Q")}


def test_the_picture_itself_is_left_as_it_was() -> None:
    svg = picture(label(0, 20, "a > b", 12, "#000", data_name="x > y"))
    embedded = with_fonts(svg)
    assert re.sub(r"<style>.*?</style>", "", embedded) == svg
    assert ET.fromstring(embedded).attrib == ET.fromstring(svg).attrib


def test_a_full_set_of_letters_stays_small() -> None:
    path = file_of(SIGN, "ttf")
    assert path is not None
    letters = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ·−")
    assert len(subset_woff(path.read_bytes(), letters)) < 12_000


@pytest.mark.parametrize("text", ["", "漢字"])
def test_without_letters_of_ours_nothing_is_embedded(text: str) -> None:
    svg = picture(label(0, 20, text, 12, "#000"))
    assert with_fonts(svg) == svg


def test_without_font_files_a_picture_names_fonts_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedding, "file_of", lambda *_, **__: None)
    embedding._encoded.cache_clear()
    svg = picture(label(0, 20, "abc", 12, "#000"))
    assert with_fonts(svg) == svg
    embedding._encoded.cache_clear()
