"""The pages as one document that a browser can print, for where no PDF can be made."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from xml.etree import ElementTree as ET

from allaboard.drawing.embedding import with_fonts
from allaboard.drawing.pdf import Page
from allaboard.drawing.print.booklet import Wishes, booklet, heading_of
from allaboard.drawing.print.paper import Paper


def print_html(wishes: Wishes) -> str:
    """Every page as a picture with its fonts, as large as the paper; raises `FaultsFound` as `print_pdf` does."""
    pages = "".join(map(_picture, booklet(wishes)))
    return (
        f'<!doctype html><html lang="{wishes.look.language}"><head><meta charset="utf-8">'
        f"<title>{escape(heading_of(wishes))}</title><style>{style_of(wishes.paper)}</style></head>"
        f"<body>{pages}</body></html>\n"
    )


def style_of(paper: Paper) -> str:
    """A sheet of paper for every picture, without what browsers print around it."""
    rules = "html,body{margin:0}img{display:block;break-after:page;break-inside:avoid}"
    for name, each in (("upright", paper), ("lying", paper.turned)):
        size = f"{each.width:g}mm {each.height:g}mm"
        # A little less than the paper: rounded up, a picture would need a second sheet.
        rules += f"@page {name}{{size:{size};margin:0}}"
        rules += f".{name}{{page:{name};width:{each.width:g}mm;height:{each.height - 0.2:g}mm}}"
    return rules


def _picture(page: Page) -> str:
    root = ET.fromstring(page.svg)
    is_lying = float(root.attrib["width"]) > float(root.attrib["height"])
    source = b64encode(with_fonts(page.svg).encode()).decode("ascii")
    return (
        f'<img class="{"lying" if is_lying else "upright"}" alt="{escape(root.attrib["aria-label"])}"'
        f' src="data:image/svg+xml;base64,{source}">'
    )
