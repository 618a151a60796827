"""A drawing as a picture of its own."""

from __future__ import annotations

from allaboard.drawing.elements import NAMESPACE, Element, Value, element, moved, rectangle, title
from allaboard.drawing.lettering import FONTS
from allaboard.drawing.studio import Studio


def root_of(width: float, height: float, text: str, **attributes: Value) -> Element:
    """The outermost element of a picture; `text` says what it shows."""
    return element(
        "svg",
        None,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        role="img",
        aria_label=text,
        font_family=FONTS,
        **attributes,
    ).add(title(text))


def document(studio: Studio, drawing: Element, width: float, height: float, text: str, margin: float = 0) -> str:
    """The SVG document of a drawing that the studio has just made; `text` says what it shows.

    With a margin it lies on the page of its theme, without one on nothing.
    """
    full_width, full_height = width + 2 * margin, height + 2 * margin
    root = root_of(full_width, full_height, text)
    if margin:
        root.add(rectangle(0, 0, full_width, full_height, fill=studio.theme.page))
        drawing = moved(margin, margin).add(drawing)
    return f"{root.add(studio.definitions.drawn(), drawing)}\n"
