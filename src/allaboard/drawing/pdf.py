"""Pictures as pages of a PDF: real text in our fonts, sizes exact to the millimetre, the same bytes every time.

The pages are drawn by ourselves, onto reportlab's canvas. svglib was tried: it leaves out halos, letter spacing
and the opacity of groups, and loses letters that are in a font's second file. What we draw is a small part of
SVG, and an element that is not part of it is refused, so that nothing is ever missing on paper unnoticed. The
opacity of a group is given to each of its parts.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from allaboard.drawing.outlines import SAME, Matrix, matrix_of, moved_by, outline_of, product
from allaboard.drawing.pdf_shapes import SHAPES, CannotDraw, matrix_operator, path_of, path_operators, pen_of
from allaboard.drawing.pdf_text import Chunk, Run, chunks_of, register_fonts
from allaboard.drawing.raster import extra_missing
from allaboard.drawing.styles import Style, by_id, inherited, own, tag_of, target_of

MILLIMETRE = 72 / 25.4  # in points, PDF's own unit
PIXEL = 25.4 / 96  # a CSS pixel in millimetres

_UNSEEN = {"clipPath", "defs", "desc", "metadata", "style", "symbol", "title"}
_NOT_KNOWN = {
    "baseline-shift", "dominant-baseline", "filter", "marker-end", "marker-start", "mask", "rotate", "textLength",
}  # fmt: skip
_FILLED, _STROKED = 0, 1  # how a text is rendered
_DEEPEST = 40  # uses within uses; a drawing that uses itself is no drawing


class Page(NamedTuple):
    """A picture, and how many millimetres one unit of its width and height is."""

    svg: str
    unit: float = PIXEL


def to_pdf(pages: Sequence[Page], *, title: str = "All Aboard") -> bytes:
    """A document with one page for each picture, as large as the picture; needs the extra `print`."""
    try:
        from reportlab import rl_config  # noqa: PLC0415 - an extra
        from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415
    except ImportError:
        raise extra_missing("PDF") from None
    rl_config.useA85 = 0  # bytes are bytes: as letters they are a quarter larger, and slow to write
    register_fonts()
    target = io.BytesIO()
    canvas = Canvas(target, invariant=1, pageCompression=1)
    canvas.setTitle(title)
    canvas.setAuthor("")
    canvas.setCreator("All Aboard")
    for page in pages:
        root = ET.fromstring(page.svg)
        scale = page.unit * MILLIMETRE
        width, height = (float(root.attrib[name]) * scale for name in ("width", "height"))
        canvas.setPageSize((width, height))
        canvas.transform(scale, 0, 0, -scale, 0, height)  # SVG counts downwards
        _Painter(canvas, root).paint_picture(root, {}, 1, 0)
        canvas.showPage()
    canvas.save()
    return target.getvalue()


class _Painter:
    """Draws the elements of one picture."""

    def __init__(self, canvas: Any, root: ET.Element) -> None:
        self._canvas = canvas
        self._named = by_id(root)
        self._attributes: dict[ET.Element, dict[str, str]] = {}

    def paint(self, node: ET.Element, parent: Style, opacity: float, depth: int) -> None:
        tag = tag_of(node)
        if tag in _UNSEEN:
            return
        mine = self._own(node)
        if mine.get("display") == "none":
            return
        if depth > _DEEPEST:
            raise CannotDraw("a drawing uses itself")
        if not _NOT_KNOWN.isdisjoint(mine):
            raise CannotDraw(f"{', '.join(sorted(_NOT_KNOWN & mine.keys()))} cannot be printed")
        style = inherited(parent, mine)
        opacity *= float(mine.get("opacity", 1))
        clips = mine.get("clip-path", "none") != "none"
        is_kept_apart = clips or "transform" in mine or tag in {"svg", "use"}
        if is_kept_apart:
            self._canvas.saveState()
        if "transform" in mine:
            self._move(matrix_of(mine["transform"]))
        if clips:
            self._clip(mine["clip-path"])
        if tag in {"g", "a"}:
            self._paint_children(node, style, opacity, depth)
        elif tag == "svg":
            self._move((1, 0, 0, 1, float(mine.get("x", 0)), float(mine.get("y", 0))))
            self.paint_picture(node, style, opacity, depth)
        elif tag == "use":
            target = target_of(mine, self._named)
            if target is None:
                raise CannotDraw(f"there is no {mine.get('href')}")
            self._move((1, 0, 0, 1, float(mine.get("x", 0)), float(mine.get("y", 0))))
            self.paint(target, style, opacity, depth + 1)
        elif tag == "text":
            for chunk in chunks_of(node, style):
                self._paint_text(chunk, opacity)
        elif tag in SHAPES:
            if style.get("visibility") != "hidden":
                self._paint_shape(path_of(tag, mine), style, opacity)
        else:
            raise CannotDraw(f"<{tag}> cannot be printed")
        if is_kept_apart:
            self._canvas.restoreState()

    def _own(self, node: ET.Element) -> dict[str, str]:
        """The attributes of an element; a drawing that is used many times is read once."""
        found = self._attributes.get(node)
        if found is None:
            found = self._attributes[node] = own(node)
        return found

    def _move(self, matrix: Matrix) -> None:
        if matrix != SAME:
            self._canvas.addLiteral(matrix_operator(matrix))

    def paint_picture(self, node: ET.Element, style: Style, opacity: float, depth: int) -> None:
        """The content of an `svg`, in the part of the page that its `viewBox` is laid into."""
        mine = self._own(node)
        if "viewBox" in mine:
            x, y, width, height = (float(part) for part in mine["viewBox"].replace(",", " ").split())
            wide, high = float(mine.get("width", width)), float(mine.get("height", height))
            self._clip_to(wide, high)
            scale = min(wide / width, high / height)
            left, top = (wide - scale * width) / 2 - scale * x, (high - scale * height) / 2 - scale * y
            self._move((scale, 0, 0, scale, left, top))
        self._paint_children(node, inherited(style, mine), opacity, depth)

    def _clip_to(self, width: float, height: float) -> None:
        """Nothing runs over the edges of a picture, nor of one inside it."""
        edges = path_of("rect", {"width": str(width), "height": str(height)})
        self._canvas.addLiteral(f"{edges} W n")

    def _paint_children(self, node: ET.Element, style: Style, opacity: float, depth: int) -> None:
        for child in node:
            self.paint(child, style, opacity, depth + 1)

    def _clip(self, reference: str) -> None:
        clip = self._named.get(reference.removeprefix("url(#").removesuffix(")"))
        if clip is None:
            raise CannotDraw(f"there is no {reference}")
        parts: list[str] = []
        for child in clip:
            mine = self._own(child)
            shape, matrix = child, matrix_of(mine.get("transform", ""))
            if tag_of(child) == "use":
                target = target_of(mine, self._named)
                if target is None:
                    raise CannotDraw(f"there is no {mine.get('href')}")
                at: Matrix = (1, 0, 0, 1, float(mine.get("x", 0)), float(mine.get("y", 0)))
                shape = target
                matrix = product(product(matrix, at), matrix_of(self._own(target).get("transform", "")))
            if tag_of(shape) not in SHAPES:
                raise CannotDraw("only shapes can clip")
            parts.append(path_operators(list(moved_by(matrix, outline_of(tag_of(shape), self._own(shape))))))
        self._canvas.addLiteral(f"{' '.join(parts)} W n")

    def _paint_shape(self, outline: str, style: Style, opacity: float) -> None:
        pen = pen_of(style)
        fill = opacity * float(style.get("fill-opacity", 1)) if pen.fills else 0
        stroke = opacity * float(style.get("stroke-opacity", 1)) if pen.strokes else 0
        if not outline or (fill <= 0 and stroke <= 0):
            return
        pen = pen._replace(fills=fill > 0, strokes=stroke > 0)
        if (fill, stroke) in {(1, 1), (1, 0), (0, 1)}:
            self._canvas.addLiteral(f"q {pen.operators} {outline} {pen.draws(style)} Q")
            return
        self._canvas.saveState()
        self._canvas.setFillAlpha(fill)
        self._canvas.setStrokeAlpha(stroke)
        self._canvas.addLiteral(f"{pen.operators} {outline} {pen.draws(style)}")
        self._canvas.restoreState()

    def _paint_text(self, chunk: Chunk, opacity: float) -> None:
        x = chunk.x
        for run in chunk.runs:
            self._canvas.saveState()
            self._move((1, 0, 0, -1, x, chunk.y + run.shift))
            passes = [self._write, self._write_edge]
            if run.style.get("paint-order", "").startswith("stroke"):
                passes.reverse()
            for write in passes:
                write(run, opacity)
            self._canvas.restoreState()
            x += run.width

    def _write(self, run: Run, opacity: float) -> None:
        pen = pen_of({**run.style, "stroke": "none"})
        alpha = opacity * float(run.style.get("fill-opacity", 1))
        if pen.fills and alpha > 0:
            self._write_letters(run, _FILLED, pen.operators, alpha)

    def _write_edge(self, run: Run, opacity: float) -> None:
        """The edge or halo of a text, which is no text of its own for whoever copies or listens."""
        pen = pen_of({**run.style, "fill": "none"})
        alpha = opacity * float(run.style.get("stroke-opacity", 1))
        if pen.strokes and alpha > 0:
            self._canvas.addLiteral("/Span <</ActualText <FEFF>>> BDC")
            self._write_letters(run, _STROKED, pen.operators, alpha)
            self._canvas.addLiteral("EMC")

    def _write_letters(self, run: Run, mode: int, pen: str, alpha: float) -> None:
        self._canvas.saveState()
        self._canvas.addLiteral(pen)
        if alpha < 1:
            self._canvas.setFillAlpha(alpha)
            self._canvas.setStrokeAlpha(alpha)
        text = self._canvas.beginText(0, 0)
        text.setTextRenderMode(mode)
        text.setCharSpace(run.spacing)
        for font, letters in run.pieces:
            text.setFont(font, run.size)
            text.textOut(letters)
        self._canvas.drawText(text)
        self._canvas.restoreState()
