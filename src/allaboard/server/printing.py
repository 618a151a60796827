"""Everything of a game on paper, made beside the event loop: one booklet at a time, the last ones kept.

The same wishes lead to the same bytes, so whoever asks for what is being made waits for the same work. Without the
extra `print` there is no PDF; the pages alone need nothing more, and a browser can print them.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Final, Literal, TypeAlias

from allaboard.boards.faults import FaultsFound
from allaboard.boards.loader import load, names
from allaboard.server.table.gauntlet import Refusal

PaperName: TypeAlias = Literal["a4", "letter"]
Sides: TypeAlias = Literal["long", "short", "single"]
Kind: TypeAlias = Literal["pdf", "pages"]

DEPOT: Final = "depot"
_KEPT: Final = 16  # of some hundred kilobytes each
_MOST_WAITING: Final = 8
_NEEDED: Final = "reportlab"


@dataclass(frozen=True)
class PrintWishes:
    """What is printed, and on what: a city, or Depot."""

    what: str
    language: str = "en"
    paper: PaperName = "a4"
    sides: Sides = "long"  # over which edge the printer turns the paper, if it does
    saves_ink: bool = False


@dataclass(frozen=True)
class Print:
    """A document, and the sum of its content."""

    content: bytes
    tag: str


class Prints:
    """Makes documents and keeps them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[PrintWishes, Kind], Print] = OrderedDict()
        self._making: dict[tuple[PrintWishes, Kind], asyncio.Task[Print]] = {}
        self._at_work = asyncio.Semaphore(1)

    async def make(self, wishes: PrintWishes, kind: Kind = "pdf") -> Print:
        """Raises `Refusal` for what there is not, without the extra `print`, and if too many wait."""
        if wishes.what != DEPOT and wishes.what not in names():
            raise Refusal("not_found")
        if kind == "pdf" and find_spec(_NEEDED) is None:
            raise Refusal("no_pdf_here")
        key = (wishes, kind)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        task = self._making.get(key)
        if task is None:
            if len(self._making) >= _MOST_WAITING:
                raise Refusal("busy")
            task = self._making[key] = asyncio.get_running_loop().create_task(self._make(key))
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(task)  # one who goes away does not take it from the others

    async def close(self) -> None:
        """Make no more of what is waited for."""
        for task in list(self._making.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _make(self, key: tuple[PrintWishes, Kind]) -> Print:
        async with self._at_work:
            content = await asyncio.to_thread(partial(_drawn, *key))
        made = self._kept[key] = Print(content, hashlib.sha256(content).hexdigest()[:32])
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return made


def _drawn(wishes: PrintWishes, kind: Kind) -> bytes:
    # Imported by the first thread that prints: all that is needed for it takes longer than a start.
    from allaboard.drawing.print import PAPERS, Wishes, print_pdf  # noqa: PLC0415
    from allaboard.drawing.print.html import print_html  # noqa: PLC0415
    from allaboard.drawing.print.page import Look  # noqa: PLC0415
    from allaboard.drawing.theme import INK_SAVING, LIGHT  # noqa: PLC0415

    city = None if wishes.what == DEPOT else load(wishes.what)
    whole = Wishes(
        game=city.game if city is not None else DEPOT,
        city=city,
        paper=PAPERS[wishes.paper],
        look=Look(INK_SAVING if wishes.saves_ink else LIGHT, wishes.language),
        flip="short" if wishes.sides == "short" else "long",
        is_single_sided=wishes.sides == "single",
    )
    if kind == "pages":
        return print_html(whole).encode()
    try:
        return print_pdf(whole)
    except FaultsFound as error:  # built without fonts
        raise Refusal("no_pdf_here") from error
