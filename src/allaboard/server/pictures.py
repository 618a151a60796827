"""Pictures of tables for exactly one viewer, drawn beside the event loop and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Literal, TypeAlias

from allaboard.engine import LineGame
from allaboard.records import Record

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame

_KEPT = 256
_AT_ONCE = 2

PictureViewer: TypeAlias = int | Literal["all"] | None
Key: TypeAlias = tuple[object, ...]


class Pictures:
    """Draws; many who look at the same moment from the same place get the same picture."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, str] = OrderedDict()
        self._drawing = asyncio.Semaphore(_AT_ONCE)

    async def draw(
        self, key: Key, record: Record, game: AnyGame, viewer: PictureViewer, *, is_dark: bool, language: str
    ) -> str:
        """The picture of a game; `key` names the moment, the viewer, the theme and the language are added here."""
        key = (*key, viewer, is_dark, language)
        found = self._kept.get(key)
        if found is None:
            async with self._drawing:
                found = await asyncio.to_thread(_draw, record, game, viewer, is_dark, language)
            self._kept[key] = found
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found


def _draw(record: Record, game: AnyGame, viewer: PictureViewer, is_dark: bool, language: str) -> str:
    # Imported by the first thread that draws: it takes longer than a tenth of a start.
    from allaboard.drawing.depot.table import draw_depot_position  # noqa: PLC0415
    from allaboard.drawing.plain import draw_position  # noqa: PLC0415
    from allaboard.drawing.theme import DARK, LIGHT  # noqa: PLC0415

    theme = DARK if is_dark else LIGHT
    if isinstance(game, LineGame):
        return draw_position(record, game, viewer=viewer, language=language, theme=theme)
    return draw_depot_position(record, game, viewer=viewer, language=language, theme=theme)
