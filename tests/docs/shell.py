"""The commands that pages show: in `sh` blocks, and in a line of text between backticks."""

from __future__ import annotations

import re
import shlex
from typing import NamedTuple

from tests.docs.pages import PAGES, ROOT, blocks, name_of

_INLINE = re.compile(r"`((?:allaboard|make|pytest|python|pip) [^`]+)`")
_TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)
_VARIABLE = re.compile(r"[A-Z][A-Z_0-9]*=")


class Shown(NamedTuple):
    """A command, and where it is shown."""

    place: str
    words: tuple[str, ...]


def commands_in_blocks() -> list[Shown]:
    """Those of `sh` blocks: they are meant to be typed as they are."""
    return [
        Shown(f"{block.place}:{number}", command)
        for block in blocks()
        if block.language == "sh"
        for number, line in enumerate(block.text.replace("\\\n", " ").splitlines())
        for command in split(line)
    ]


def commands_in_text() -> list[Shown]:
    """Those within sentences and tables."""
    return [
        Shown(f"{name_of(page)}:{number}", command)
        for page in PAGES
        for number, found in enumerate(_INLINE.finditer(page.read_text("utf-8")))
        for command in split(" ".join(found[1].split()))
    ]


def split(line: str) -> list[tuple[str, ...]]:
    """The commands of a line, without comments and without variables that are set for them."""
    words = shlex.split(line, comments=True)
    found: list[tuple[str, ...]] = []
    while words:
        end = words.index("&&") if "&&" in words else len(words)
        command, words = words[:end], words[end + 1 :]
        while command and _VARIABLE.match(command[0]):
            command = command[1:]
        if command:
            found.append(tuple(command))
    return found


def targets() -> set[str]:
    """What `make` can be asked for."""
    return set(_TARGET.findall((ROOT / "Makefile").read_text("utf-8")))
