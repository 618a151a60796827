"""Pictures as pages of a PDF: real text in our fonts, sizes exact to the millimetre, the same bytes every time.

The pages are drawn by ourselves, onto reportlab's canvas. svglib was tried: it leaves out halos, letter spacing
and the opacity of groups, and loses letters that are in a font's second file. What we draw is a small part of
SVG, and an element that is not part of it is refused, so that nothing is ever missing on paper unnoticed. The
opacity of a group is given to each of its parts.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from allaboard.drawing.outlines import Matrix, Stroke, matrix_of, moved_by, outline_of, product
from allaboard.drawing.pdf_text import Chunk, Run, chunks_of, register_fonts
from allaboard.drawing.raster import extra_missing
from allaboard.drawing.styles import Style, by_id, inherited, own, tag_of, target_of

MILLIMETRE = 72 / 25.4  # in points, PDF's own unit
PIXEL = 25.4 / 96  # a CSS pixel in millimetres

_SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
_UNSEEN = {"clipPath", "defs", "desc", "metadata", "style", "symbol", "title"}
_NOT_KNOWN = {
    "baseline-shift", "dominant-baseline", "filter", "marker-end", "marker-start", "mask", "rotate", "textLength",
}  # fmt: skip
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_FILLED, _STROKED = 0, 1  # how a text is rendered
_DEEPEST = 40  # uses within uses; a drawing that uses itself is no drawing


class Page(NamedTuple):
    """A picture, and how many millimetres one unit of its width and height is."""

    svg: str
    unit: float = PIXEL


class CannotDraw(ValueError):
    """A picture has something that this renderer does not know."""


def to_pdf(pages: Sequence[Page], *, title: str = "All Aboard") -> bytes:
    """A document with one page for each picture, as large as the picture; needs the extra `print`."""
    try:
        from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415 - an extra
    except ImportError:
        raise extra_missing("PDF") from None
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

    def paint(self, node: ET.Element, parent: Style, opacity: float, depth: int) -> None:
        tag = tag_of(node)
        mine = own(node)
        if tag in _UNSEEN or mine.get("display") == "none":
            return
        if depth > _DEEPEST:
            raise CannotDraw("a drawing uses itself")
        if _NOT_KNOWN & mine.keys():
            raise CannotDraw(f"{', '.join(sorted(_NOT_KNOWN & mine.keys()))} cannot be printed")
        style = inherited(parent, node)
        opacity *= float(mine.get("opacity", 1))
        self._canvas.saveState()
        if "transform" in mine:
            self._canvas.transform(*matrix_of(mine["transform"]))
        if mine.get("clip-path", "none") != "none":
            self._clip(mine["clip-path"])
        if tag in {"g", "a"}:
            self._paint_children(node, style, opacity, depth)
        elif tag == "svg":
            self._canvas.translate(float(mine.get("x", 0)), float(mine.get("y", 0)))
            self.paint_picture(node, style, opacity, depth)
        elif tag == "use":
            target = target_of(node, self._named)
            if target is None:
                raise CannotDraw(f"there is no {mine.get('href')}")
            self._canvas.translate(float(mine.get("x", 0)), float(mine.get("y", 0)))
            self.paint(target, style, opacity, depth + 1)
        elif tag == "text":
            for chunk in chunks_of(node, style):
                self._paint_text(chunk, opacity)
        elif tag in _SHAPES:
            if style.get("visibility") != "hidden":
                self._paint_shape(outline_of(tag, mine), style, opacity)
        else:
            raise CannotDraw(f"<{tag}> cannot be printed")
        self._canvas.restoreState()

    def paint_picture(self, node: ET.Element, style: Style, opacity: float, depth: int) -> None:
        """The content of an `svg`, in the part of the page that its `viewBox` is laid into."""
        mine = own(node)
        if "viewBox" in mine:
            x, y, width, height = (float(part) for part in mine["viewBox"].replace(",", " ").split())
            wide, high = float(mine.get("width", width)), float(mine.get("height", height))
            self._clip_to(wide, high)
            scale = min(wide / width, high / height)
            left, top = (wide - scale * width) / 2 - scale * x, (high - scale * height) / 2 - scale * y
            self._canvas.transform(scale, 0, 0, scale, left, top)
        self._paint_children(node, inherited(style, node), opacity, depth)

    def _clip_to(self, width: float, height: float) -> None:
        """Nothing runs over the edges of a picture, nor of one inside it."""
        edges = self._canvas.beginPath()
        edges.rect(0, 0, width, height)
        self._canvas.clipPath(edges, stroke=0, fill=0)

    def _paint_children(self, node: ET.Element, style: Style, opacity: float, depth: int) -> None:
        for child in node:
            self.paint(child, style, opacity, depth + 1)

    def _clip(self, reference: str) -> None:
        clip = self._named.get(reference.removeprefix("url(#").removesuffix(")"))
        if clip is None:
            raise CannotDraw(f"there is no {reference}")
        path = self._canvas.beginPath()
        for child in clip:
            shape, matrix = child, matrix_of(own(child).get("transform", ""))
            if tag_of(child) == "use":
                mine = own(child)
                target = target_of(child, self._named)
                if target is None:
                    raise CannotDraw(f"there is no {mine.get('href')}")
                at: Matrix = (1, 0, 0, 1, float(mine.get("x", 0)), float(mine.get("y", 0)))
                shape = target
                matrix = product(product(matrix, at), matrix_of(own(target).get("transform", "")))
            if tag_of(shape) not in _SHAPES:
                raise CannotDraw("only shapes can clip")
            _add(path, list(moved_by(matrix, outline_of(tag_of(shape), own(shape)))))
        self._canvas.clipPath(path, stroke=0, fill=0, fillMode=1)

    def _paint_shape(self, outline: list[Stroke], style: Style, opacity: float) -> None:
        fills = self._set_fill(style, opacity)
        strokes = self._set_stroke(style, opacity)
        if not (fills or strokes) or not outline:
            return
        path = self._canvas.beginPath()
        _add(path, outline)
        fill_mode = 0 if style.get("fill-rule") == "evenodd" else 1
        self._canvas.drawPath(path, stroke=int(strokes), fill=int(fills), fillMode=fill_mode)

    def _paint_text(self, chunk: Chunk, opacity: float) -> None:
        x = chunk.x
        for run in chunk.runs:
            self._canvas.saveState()
            self._canvas.transform(1, 0, 0, -1, x, chunk.y + run.shift)
            passes = [self._write, self._write_edge]
            if run.style.get("paint-order", "").startswith("stroke"):
                passes.reverse()
            for write in passes:
                self._canvas.saveState()
                write(run, opacity)
                self._canvas.restoreState()
            self._canvas.restoreState()
            x += run.width

    def _write(self, run: Run, opacity: float, mode: int = _FILLED) -> None:
        if mode == _FILLED and not self._set_fill(run.style, opacity):
            return
        text = self._canvas.beginText(0, 0)
        text.setTextRenderMode(mode)
        text.setCharSpace(run.spacing)
        for font, letters in run.pieces:
            text.setFont(font, run.size)
            text.textOut(letters)
        self._canvas.drawText(text)

    def _write_edge(self, run: Run, opacity: float) -> None:
        """The edge or halo of a text, which is no text of its own for whoever copies or listens."""
        if self._set_stroke(run.style, opacity):
            self._canvas.addLiteral("/Span <</ActualText <FEFF>>> BDC")
            self._write(run, opacity, mode=_STROKED)
            self._canvas.addLiteral("EMC")

    def _set_fill(self, style: Style, opacity: float) -> bool:
        colour = _colour(style.get("fill", "black"), style)
        if colour is None:
            return False
        self._canvas.setFillColor(colour)
        alpha = opacity * float(style.get("fill-opacity", 1))
        if alpha < 1:
            self._canvas.setFillAlpha(alpha)
        return alpha > 0

    def _set_stroke(self, style: Style, opacity: float) -> bool:
        colour = _colour(style.get("stroke", "none"), style)
        width = float(style.get("stroke-width", 1))
        if colour is None or width <= 0:
            return False
        self._canvas.setStrokeColor(colour)
        self._canvas.setLineWidth(width)
        self._canvas.setLineCap(_CAPS[style.get("stroke-linecap", "butt")])
        self._canvas.setLineJoin(_JOINS[style.get("stroke-linejoin", "miter")])
        self._canvas.setMiterLimit(float(style.get("stroke-miterlimit", 4)))
        dashes = style.get("stroke-dasharray", "none")
        if dashes != "none":
            lengths = [float(part) for part in dashes.replace(",", " ").split()]
            self._canvas.setDash(lengths, float(style.get("stroke-dashoffset", 0)))
        alpha = opacity * float(style.get("stroke-opacity", 1))
        if alpha < 1:
            self._canvas.setStrokeAlpha(alpha)
        return alpha > 0


def _add(path: Any, outline: list[Stroke]) -> None:
    for command, points in outline:
        if command == "M":
            path.moveTo(*points[0])
        elif command == "L":
            path.lineTo(*points[0])
        elif command == "C":
            path.curveTo(*points[0], *points[1], *points[2])
        else:
            path.close()


def _colour(value: str, style: Mapping[str, str]) -> Any:
    from reportlab.lib.colors import HexColor, toColor  # noqa: PLC0415 - an extra

    if value == "currentColor":
        value = style.get("color", "black")
    if value in {"none", "transparent"}:
        return None
    if value.startswith("url("):
        raise CannotDraw("patterns and gradients cannot be printed")
    if value.startswith("#"):
        digits = value[1:]
        return HexColor(f"#{''.join(2 * digit for digit in digits) if len(digits) == 3 else digits}")
    return toColor(value)
