"""A picture as PNG is drawn in our fonts, as large as asked for, and where its text boxes say."""

from __future__ import annotations

import io
import sys

import pytest
from PIL import Image, ImageChops

from allaboard.boards.faults import FaultsFound
from allaboard.drawing.elements import NAMESPACE, element, label, rectangle
from allaboard.drawing.faces import NAMES, SENTENCES, SIGN, Font, fonts
from allaboard.drawing.lettering import text_box
from allaboard.drawing.raster import to_png


def lettered(text: str, font: Font, size: float = 40) -> str:
    root = element("svg", None, xmlns=NAMESPACE, viewBox="0 0 600 100", width=600, height=100)
    return str(
        root.add(
            rectangle(0, 0, 600, 100, fill="#FFFFFF"),
            label(20, 60, text, size, "#000", font_family=font.families, font_weight=font.weight),
        )
    )


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("L")


def ink(png: bytes) -> tuple[int, int, int, int]:
    """The rectangle that is not white."""
    box = ImageChops.invert(opened(png)).point(lambda value: 255 if value > 40 else 0).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize(("scale", "size"), [(1, (600, 100)), (2, (1200, 200)), (0.5, (300, 50))])
def test_a_picture_is_as_large_as_asked_for(scale: float, size: tuple[int, int]) -> None:
    assert opened(to_png(lettered("a", SIGN), scale)).size == size


def test_every_font_draws_its_own_picture() -> None:
    assert len({to_png(lettered("Hamburg 18", font)) for font in fonts()}) == len(fonts())


def test_the_same_picture_has_the_same_bytes() -> None:
    assert to_png(lettered("Łódź", NAMES)) == to_png(lettered("Łódź", NAMES))


@pytest.mark.parametrize("font", [SIGN, SIGN.at(500), NAMES, SENTENCES, SENTENCES.at(700)], ids=str)
@pytest.mark.parametrize("text", ["Trocadéro", "Gare de l’Est", "Łukasz Őry", "−12 · 48", "Weißer Hirsch", "AVATo"])
def test_the_ink_lies_in_the_text_box_and_fills_it(font: Font, text: str) -> None:
    left, top, right, bottom = ink(to_png(lettered(text, font), 2))
    box = text_box(20, 60, text, 40, font)
    assert box.left - 1 <= left / 2
    assert right / 2 <= box.right + 1
    assert (top / 2, bottom / 2) == pytest.approx((box.top, box.bottom), abs=1)
    assert (right - left) / 2 >= 0.85 * box.width  # kerning and the room around letters are all that is missing


def test_letters_of_the_second_file_have_the_weight_of_the_text() -> None:
    """Ł is an L with a bar, so in bold it has more ink than in medium, as much more as the L has."""

    def amount(text: str, font: Font) -> int:
        return sum(ImageChops.invert(opened(to_png(lettered(text, font)))).histogram()[128:])

    for weight in (600, 700):
        assert amount("Ł", SIGN.at(weight)) > amount("L", SIGN.at(weight)) > amount("L", SIGN.at(500))
        assert amount("Ł", SIGN.at(weight)) > amount("Ł", SIGN.at(500))


def test_a_letter_with_its_accent_apart_is_the_letter_with_its_accent() -> None:
    assert to_png(lettered("Chloe\u0301", SIGN)) == to_png(lettered("Chlo\u00e9", SIGN))


def test_a_name_in_another_script_is_no_reason_to_stop() -> None:
    assert opened(to_png(lettered("漢字 🚌", SIGN))).size == (600, 100)


def test_a_picture_too_large_for_any_use_is_refused() -> None:
    with pytest.raises(FaultsFound, match="60000×10000 pixels"):
        to_png(lettered("a", SIGN), 100)


def test_without_the_extra_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(FaultsFound, match=r"allaboard\[print\]"):
        to_png(lettered("a", SIGN))
