"""Printed pages, looked at as paper: rendered and measured in millimetres."""

from __future__ import annotations

import io
from functools import cache, cached_property
from itertools import pairwise

import pypdfium2
from PIL import Image, ImageChops
from pypdf import PdfReader

from allaboard.boards.loader import load
from allaboard.drawing.pdf import MILLIMETRE
from allaboard.drawing.print import PAPERS, Wishes, print_pdf
from allaboard.drawing.print.page import Look
from allaboard.drawing.theme import INK_SAVING, LIGHT

PER_MM = 8
GLANCE = 4
DARK = 150  # a mark, by its mean lightness across

Box = tuple[float, float, float, float]


class Printed:
    """One page, rendered in grey when it is looked at."""

    def __init__(self, pdf: bytes, number: int) -> None:
        self._pdf, self._number = pdf, number
        document = pypdfium2.PdfDocument(pdf)
        try:
            page = document[number]
            width, height = page.get_size()
            self.width, self.height = width / MILLIMETRE, height / MILLIMETRE
            self.text: str = page.get_textpage().get_text_range()
        finally:
            document.close()

    @cached_property
    def image(self) -> Image.Image:
        return rendered(self._pdf, self._number)

    @cached_property
    def glance(self) -> Image.Image:
        """The page, where nothing is measured to less than a pixel of it."""
        return rendered(self._pdf, self._number, GLANCE)

    def crop(self, left: float, top: float, right: float, bottom: float) -> Image.Image:
        return self.image.crop(
            (round(left * PER_MM), round(top * PER_MM), round(right * PER_MM), round(bottom * PER_MM))
        )

    def inked(self) -> Box | None:
        """The box around everything that is printed."""
        found = self.glance.point(lambda value: 255 if value < 250 else 0).getbbox()
        return None if found is None else (found[0] / GLANCE, found[1] / GLANCE, found[2] / GLANCE, found[3] / GLANCE)

    def upright_marks(self, top: float, bottom: float) -> list[float]:
        """The middles of the marks that go through a strip of the page from its top to its bottom."""
        strip = self.crop(0, top, self.width, bottom)
        return _runs(strip.resize((strip.width, 1), Image.Resampling.BOX).tobytes())

    def level_marks(self, left: float, right: float) -> list[float]:
        """The middles of the marks that go through a strip of the page from left to right."""
        strip = self.crop(left, 0, right, self.height)
        return _runs(strip.resize((1, strip.height), Image.Resampling.BOX).tobytes())


def _runs(lightness: bytes) -> list[float]:
    """The middles of the dark runs."""
    edges = [place for place, (before, after) in enumerate(pairwise(b"\xff" + lightness + b"\xff"))
             if (before < DARK) != (after < DARK)]  # fmt: skip
    return [(start + end) / 2 / PER_MM for start, end in zip(edges[::2], edges[1::2], strict=True)]


def gaps(places: list[float]) -> list[float]:
    return [after - before for before, after in pairwise(places)]


def turned_over(page: Printed, flip: str) -> Image.Image:
    """A back as it shines through its front."""
    if flip == "long":
        return page.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return page.image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)


def mean_difference(one: Image.Image, other: Image.Image) -> float:
    difference = ImageChops.difference(one, other).resize((1, 1), Image.Resampling.BOX)
    return float(difference.tobytes()[0])


@cache
def wishes(
    game: str,
    city: str | None = None,
    *parts: str,
    paper: str = "a4",
    flip: str = "long",
    ink_saving: bool = False,
    copies: int = 1,
    single: bool = False,
    language: str = "en",
) -> Wishes:
    return Wishes(
        game,
        None if city is None else load(city),
        parts,
        copies,
        PAPERS[paper],
        Look(INK_SAVING if ink_saving else LIGHT, language),
        "long" if flip == "long" else "short",
        single,
    )


_KEPT: dict[int, list[Printed]] = {}


def pages_of(wished: Wishes) -> list[Printed]:
    """All pages; those of the same wishes are made once."""
    if id(wished) not in _KEPT:
        pdf = print_pdf(wished)
        _KEPT[id(wished)] = [Printed(pdf, number) for number in range(len(PdfReader(io.BytesIO(pdf)).pages))]
    return _KEPT[id(wished)]


def rendered(pdf: bytes, number: int = 0, per_mm: float = PER_MM) -> Image.Image:
    document = pypdfium2.PdfDocument(pdf)
    try:
        image: Image.Image = document[number].render(scale=per_mm / MILLIMETRE, grayscale=True).to_pil()
        return image
    finally:
        document.close()
