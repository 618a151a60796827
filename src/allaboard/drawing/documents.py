"""A drawing as a picture of its own."""

from __future__ import annotations

from allaboard.drawing.elements import NAMESPACE, Element, element, moved, rectangle, title
from allaboard.drawing.lettering import FONTS
from allaboard.drawing.studio import Studio


def document(studio: Studio, drawing: Element, width: float, height: float, text: str, margin: float = 0) -> str:
    """The SVG document of a drawing that the studio has just made; `text` says what it shows.

    With a margin it lies on the page of its theme, without one on nothing.
    """
    full_width, full_height = width + 2 * margin, height + 2 * margin
    root = element(
        "svg",
        None,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {full_width:g} {full_height:g}",
        width=full_width,
        height=full_height,
        role="img",
        aria_label=text,
        font_family=FONTS,
    )
    root.add(title(text))
    if margin:
        root.add(rectangle(0, 0, full_width, full_height, fill=studio.theme.page))
        drawing = moved(margin, margin).add(drawing)
    return f"{root.add(studio.definitions.drawn(), drawing)}\n"
