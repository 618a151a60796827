"""Printed pages: exact sizes, real text in our fonts, the same look as the picture and the same bytes every time."""

from __future__ import annotations

import io
import sys
from typing import Any

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat
from pypdf import PdfReader

from allaboard.boards.faults import FaultsFound
from allaboard.drawing import pdf_text
from allaboard.drawing.elements import (
    NAMESPACE,
    Definitions,
    Element,
    Value,
    circle,
    element,
    group,
    label,
    moved,
    path,
    rectangle,
)
from allaboard.drawing.faces import NAMES, SENTENCES, SIGN
from allaboard.drawing.pdf import MILLIMETRE, Page, to_pdf
from allaboard.drawing.pdf_shapes import CannotDraw
from allaboard.drawing.raster import to_png


def picture(*children: Element, width: float = 200, height: float = 100, **attributes: str) -> str:
    root = element(
        "svg", None, xmlns=NAMESPACE, viewBox=f"0 0 {width:g} {height:g}", width=width, height=height,
        font_family=SIGN.families, font_weight=600, **attributes,
    )  # fmt: skip
    return str(root.add(rectangle(0, 0, width, height, fill="#FFFFFF"), *children))


def rendered(document: bytes, page: int = 0, scale: float = 4) -> Image.Image:
    opened = pypdfium2.PdfDocument(document)
    try:
        image: Image.Image = opened[page].render(scale=scale).to_pil().convert("RGB")
        return image
    finally:
        opened.close()


def text_of(document: bytes, page: int = 0) -> list[str]:
    opened = pypdfium2.PdfDocument(document)
    try:
        text: str = opened[page].get_textpage().get_text_range()
        return text.splitlines()
    finally:
        opened.close()


def test_a_page_is_as_large_as_its_picture_in_the_unit_that_is_stated() -> None:
    """An A4 page drawn in millimetres, and a card drawn in tenths of one."""
    document = to_pdf([Page(picture(width=210, height=297), unit=1), Page(picture(width=630, height=880), unit=0.1)])
    sizes = [page.mediabox for page in PdfReader(io.BytesIO(document)).pages]
    for size, (width, height) in zip(sizes, [(210, 297), (63, 88)], strict=True):
        assert float(size.width) / MILLIMETRE == pytest.approx(width, abs=0.01)
        assert float(size.height) / MILLIMETRE == pytest.approx(height, abs=0.01)


def test_what_is_drawn_is_where_and_as_large_as_drawn() -> None:
    """A card of 63×88 mm on A4, measured on the rendered page."""
    card = rectangle(20, 30, 63, 88, fill="#000000")
    per_mm = 8
    image = rendered(to_pdf([Page(picture(card, width=210, height=297), unit=1)]), scale=per_mm / MILLIMETRE)
    box = ImageChops.invert(image.convert("L")).point(lambda value: 255 if value > 127 else 0).getbbox()
    assert box is not None
    assert [edge / per_mm for edge in box] == pytest.approx([20, 30, 83, 118], abs=0.13)


def test_text_is_real_and_in_our_fonts() -> None:
    document = to_pdf(
        [
            Page(
                picture(
                    label(10, 20, "Trocadéro −3", 12, "#000"),
                    label(10, 40, "Großer Bahnhof", 12, "#000", font_family=NAMES.families),
                    label(10, 60, "Łukasz", 12, "#000", font_family=SENTENCES.families, font_weight=400),
                )
            )
        ]
    )
    assert text_of(document) == ["Trocadéro −3", "Großer Bahnhof", "Łukasz"]
    objects: Any = PdfReader(io.BytesIO(document)).pages[0]
    embedded = objects["/Resources"]["/Font"].values()
    names = {str(font.get_object()["/BaseFont"]).partition("+")[2] for font in embedded}
    assert {"Barlow-600", "BarlowSemiCondensed-600", "AtkinsonHyperlegibleNext-400"} <= names
    assert "AtkinsonHyperlegibleNextExtended-400" in names


def test_a_halo_is_not_read_twice() -> None:
    halo: dict[str, Value] = {"stroke": "#FFF", "stroke_width": 3, "paint_order": "stroke"}
    document = to_pdf([Page(picture(label(10, 20, "Soho", 12, "#000", **halo)))])
    assert text_of(document) == ["Soho"]
    assert min(rendered(document).convert("L").tobytes()) < 60  # the letters lie on the halo


def test_the_same_pages_have_the_same_bytes() -> None:
    pages = [Page(picture(label(10, 20, "Soho Ł", 12, "#000"), circle(50, 50, 9, opacity=0.5)))] * 2
    assert to_pdf(pages) == to_pdf(pages)


def everything() -> str:
    """All that our drawings use, in one picture."""
    definitions = Definitions()
    definitions.define("sign", group().add(circle(0, 0, 9, fill="#FFF", stroke="#A51C4B", stroke_width=2)))
    clip = element("clipPath", None, id="hole").add(circle(160, 30, 12))
    line: dict[str, Value] = {"fill": "none", "stroke": "#1F6FE0", "stroke_width": 6}
    return picture(
        definitions.drawn(),
        element("defs", None).add(clip),
        definitions.use("sign", 20, 20),
        definitions.use("sign", 50, 20, 1.5),
        path("M10 45H80A10 10 0 0 1 90 55V80", **line, stroke_linecap="round", stroke_linejoin="round"),
        path("M10 60H70", **line, stroke_dasharray="6 3"),
        path("M10 75H70", **line, stroke_opacity=0.45),
        path("M100 45h30v30h-30zM108 53h14v14h-14z", fill="#17663F", fill_rule="evenodd"),
        group(clip_path="url(#hole)").add(rectangle(140, 10, 40, 40, fill="#FFCB3D")),
        group(transform="rotate(20 150 70)", opacity=0.5).add(rectangle(140, 60, 30, 16, rx=4, fill="#561263")),
        moved(80, 20, 2).add(element("polygon", None, points="0,0 6,3 0,6", style="fill:#CF3417;stroke:none")),
        element("ellipse", None, cx=115, cy=25, rx=12, ry=6, fill="#3DBFA0"),
        element("svg", None, x=180, y=60, width=16, height=16, viewBox="0 0 8 8").add(circle(4, 4, 3)),
        label(100, 95, "Middle", 12, "#14212B", text_anchor="middle"),
        label(195, 95, "End 12", 12, "#14212B", text_anchor="end", font_weight=700, letter_spacing=1),
    )


def test_a_page_looks_like_the_picture() -> None:
    """PDF and PNG are drawn by two programs from one picture; on average they differ by hardly anything."""
    printed = rendered(to_pdf([Page(everything(), unit=1)]), scale=4 / MILLIMETRE)
    shown = Image.open(io.BytesIO(to_png(everything(), 4))).convert("RGB")
    assert printed.size == pytest.approx(shown.size, abs=1)
    difference = ImageChops.difference(printed, shown)
    assert max(ImageStat.Stat(difference).mean) < 1.5
    coarse = difference.resize((50, 25), Image.Resampling.BOX)  # no spot is missing or elsewhere
    assert max(max(coarse.getchannel(band).tobytes()) for band in "RGB") < 60


@pytest.mark.parametrize(
    "unknown",
    [
        element("image", None, href="x.png"),
        element("foreignObject", None),
        rectangle(0, 0, 1, 1, fill="url(#pattern)"),
        rectangle(0, 0, 1, 1, mask="url(#mask)"),
        label(0, 0, "a", 9, "#000", dominant_baseline="middle"),
        group(clip_path="url(#nowhere)"),
        element("use", None, href="#nowhere"),
        group(id="me").add(element("use", None, href="#me")),
    ],
)
def test_what_cannot_be_printed_is_refused_rather_than_left_out(unknown: Element) -> None:
    with pytest.raises(CannotDraw):
        to_pdf([Page(picture(unknown))])


def test_a_name_in_another_script_leaves_its_place() -> None:
    assert text_of(to_pdf([Page(picture(label(10, 20, "A漢e\u0301", 12, "#000")))])) == ["A?é"]


def test_a_narrow_space_is_a_space() -> None:
    """French and German set one before some signs; our fonts have only the wide one."""
    assert text_of(to_pdf([Page(picture(label(10, 20, "100\u202f%", 12, "#000")))]))[0].split() == ["100", "%"]


def test_a_text_in_parts_runs_on() -> None:
    text = label(10, 20, "one ", 12, "#000").add(element("tspan", "two", font_weight=700))
    text.add(element("tspan", "below", x=10, y=40))
    assert text_of(to_pdf([Page(picture(text))])) == ["one two", "below"]


def test_without_the_extra_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "reportlab"]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "reportlab", None)
    with pytest.raises(FaultsFound, match=r"allaboard\[print\]"):
        to_pdf([Page(picture())])


def test_without_font_files_a_page_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf_text, "file_of", lambda *_, **__: None)
    with pytest.raises(FaultsFound, match="fonts"):
        to_pdf([Page(picture())])
