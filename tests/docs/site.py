"""What the built site consists of: its pages, their anchors, and where they lead."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class PageReader(HTMLParser):
    """Reads the anchors and the addresses of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: list[str] = []
        self.addresses: list[str] = []
        self.languages: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.append(value or "")
            elif name in {"href", "src", "data"} and tag not in {"use", "textpath"}:
                self.addresses.append(value or "")
            elif tag == "article" and name == "lang":
                self.languages.append(value or "")


@cache
def read(path: Path) -> PageReader:
    return PageReader(path.read_text(encoding="utf-8"))


def pages_of(site: Path) -> list[Path]:
    """Every page but the one for addresses that lead nowhere: its links are absolute."""
    return sorted(path for path in site.rglob("*.html") if path.name != "404.html")


def faults_of(page: Path, site: Path, anchors: dict[Path, set[str]]) -> list[str]:
    """Where a page leads that is not there, or not here."""
    faults = []
    for address in read(page).addresses:
        parts = urlsplit(address)
        if parts.scheme in {"data", "mailto"}:
            continue
        if parts.scheme or parts.netloc or address.startswith("/"):
            faults.append(f"{address}: another place")
            continue
        target = (page.parent / unquote(parts.path)).resolve() if parts.path else page.resolve()
        if not target.is_file() or not target.is_relative_to(site.resolve()):
            faults.append(f"{address}: nothing there")
        elif parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in anchors[target]:
            faults.append(f"{address}: no such anchor")
    return faults
