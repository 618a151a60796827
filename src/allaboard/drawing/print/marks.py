"""Marks beside what is to be cut: they lie outside of it, opposite each other, and never in the margin."""

from __future__ import annotations

from collections.abc import Iterable

from allaboard.drawing.elements import Element, path
from allaboard.drawing.print.paper import MARGIN, UNITS, Paper

LENGTH = 4.5
GAP = 0.8  # between a mark and what is cut there
STROKE = 0.18


def cut_marks(paper: Paper, xs: Iterable[float], ys: Iterable[float], length: float = LENGTH) -> Element:
    """Where to cut: upright lines at `xs`, level ones at `ys`. Everything lies within the first and the last."""
    xs, ys = sorted(xs), sorted(ys)
    left, right, top, bottom = xs[0], xs[-1], ys[0], ys[-1]
    d = ""
    for x in xs:
        d += _line(x, max(MARGIN, top - GAP - length), x, top - GAP)
        d += _line(x, bottom + GAP, x, min(paper.height - MARGIN, bottom + GAP + length))
    for y in ys:
        d += _line(max(MARGIN, left - GAP - length), y, left - GAP, y)
        d += _line(right + GAP, y, min(paper.width - MARGIN, right + GAP + length), y)
    return path(d, fill="none", stroke="#000000", stroke_width=STROKE * UNITS, data_marks="cut")


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f"M{x1 * UNITS:.2f} {y1 * UNITS:.2f}L{x2 * UNITS:.2f} {y2 * UNITS:.2f}"
