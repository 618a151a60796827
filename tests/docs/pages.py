"""The pages that people wrote, and the fenced blocks in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]
_BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: where it stands, what it is written in, and its text."""

    place: str
    language: str
    text: str


def name_of(page: Path) -> str:
    """A page as tests call it."""
    return page.relative_to(ROOT).as_posix()


def blocks() -> list[Block]:
    """Every block of every page."""
    return [
        Block(f"{name_of(page)}:{number}", found[1].strip(), found[2])
        for page in PAGES
        for number, found in enumerate(_BLOCK.finditer(page.read_text("utf-8")))
    ]
