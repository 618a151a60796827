"""A picture as a file of any kind that we write, the kind told by the ending of its name."""

from __future__ import annotations

import re

from allaboard.drawing.embedding import with_fonts

ENDINGS = (".svg", ".png", ".pdf")

_SIZE = re.compile(r' (width|height)="([0-9.]+)"')


def file_content(svg: str, ending: str, scale: float = 1) -> bytes:
    """The content of a file that shows the picture, `scale` times as large as it was drawn."""
    if ending == ".png":
        from allaboard.drawing.raster import to_png  # noqa: PLC0415 - only where it is wanted

        return to_png(svg, scale)
    if ending == ".pdf":
        from allaboard.drawing.pdf import PIXEL, Page, to_pdf  # noqa: PLC0415 - only where it is wanted

        return to_pdf([Page(svg, PIXEL * scale)])
    return with_fonts(_scaled(svg, scale)).encode("utf-8")


def _scaled(svg: str, scale: float) -> str:
    """The picture with another size; its coordinates stay."""
    if scale == 1:
        return svg
    start, sign, rest = svg.partition(">")
    return _SIZE.sub(lambda found: f' {found[1]}="{float(found[2]) * scale:g}"', start) + sign + rest
