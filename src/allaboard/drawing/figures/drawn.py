"""What a figure is."""

from __future__ import annotations

from dataclasses import dataclass

from allaboard.drawing.elements import Element


@dataclass(frozen=True)
class Figure:
    """A drawing, and the part of it that is shown."""

    drawing: Element
    width: float
    height: float
    left: float = 0
    top: float = 0
