"""What an environment shows of a game to a person: what a spectator may see, never more.

- `ansi`: a few lines of text, with the names and numbers that views use
- `rgb_array`: the picture that `drawing` makes, as height × width × 3 bytes
- `human`: the same picture as a page that follows the game, opened in the browser of whoever watches
"""

from __future__ import annotations

import tempfile
import webbrowser
from io import BytesIO
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from allaboard.boards.harmless import harmless
from allaboard.drawing.depot.table import draw_depot_position
from allaboard.drawing.embedding import with_fonts
from allaboard.drawing.plain import draw_position
from allaboard.drawing.raster import to_png
from allaboard.engine.line.game import LineGame
from allaboard.envs.kinds import AnyGame
from allaboard.envs.planes import Bytes
from allaboard.records import Player, record_of

RENDER_MODES: Final = ("ansi", "rgb_array", "human")
FRAMES: Final = 2  # a second

Frame: TypeAlias = str | Bytes | None
_PAGE: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">'
    "<title>All Aboard</title><body style='margin:0'>{picture}</body></html>"
)


def svg_of(game: AnyGame) -> str:
    """The picture of a game as a spectator sees it."""
    record = record_of(game, tuple(Player("") for _ in range(game.seats)))
    if isinstance(game, LineGame):
        return draw_position(record, game)
    return draw_depot_position(record, game)


def pixels_of(game: AnyGame, scale: float = 1) -> Bytes:
    """The picture as an array."""
    from PIL import Image  # noqa: PLC0415 - slow to import, and rarely wanted

    with Image.open(BytesIO(to_png(svg_of(game), scale, background="white"))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)


def text_of(game: AnyGame) -> str:
    """The game in a few lines."""
    view: Any = game.view(None)
    return _line_text(view, game) if isinstance(game, LineGame) else _depot_text(view)


def _line_text(view: Any, game: LineGame) -> str:
    lines = [f"{harmless(view['city'])} {view['phase']} round={view['round']} ticket={view['ticket']}"]
    names = game.board.names
    rows = sorted({int(name[1:]) for name in names})
    columns = sorted({name[0] for name in names})
    lines.append("   " + " ".join(columns))
    marks = dict.fromkeys(names, ".")
    for seat in view["seats"]:
        marks |= dict.fromkeys(seat["line"], str(seat["seat"]))
    for seat in view["seats"]:
        for name in seat["line"][-1:]:
            marks[name] = "#" if seat["eliminated"] else "ABCDE"[seat["seat"]]  # where a line ends
    lines += [f"{row:>2} " + " ".join(marks.get(f"{column}{row}", " ") for column in columns) for row in rows]
    for seat, score in zip(view["seats"], game.scores(None)["seats"], strict=True):
        pending = "*" if seat["seat"] in view["pending"] else " "
        lines.append(f"{pending}{seat['seat']} sheet={seat['sheet_type']} shape={seat['shape']} total={score['total']}")
    return "\n".join(lines)


def _depot_text(view: Any) -> str:
    lines = [f"depot {view['phase']} day={view['day']} turn={view['turn']} current={view['current']}"]
    lines += [f"{side}: {' '.join(view[side])}" for side in ("left", "right", "garage")]
    lines += [f"{bus['bus']}: {' '.join(bus['passengers'])} ({bus['free']} free)" for bus in view["dock"]]
    for seat in view["seats"]:
        counts = f"travellers={seat['travellers']} buses={seat['buses']} unhappy={seat['unhappy']}"
        lines.append(f"{seat['seat']}: {counts} passengers={len(seat['passengers'])}")
    return "\n".join(lines)


class Screen:
    """Shows a game in one of the modes."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
        self.mode = mode
        self._page: Path | None = None

    def show(self, game: AnyGame) -> Frame:
        """The frame of this moment; None for a page, which is written anew."""
        if self.mode == "ansi":
            return text_of(game)
        if self.mode == "rgb_array":
            return pixels_of(game)
        if self.mode == "human":
            self._write(game)
        return None

    def _write(self, game: AnyGame) -> None:
        is_new = self._page is None
        if self._page is None:
            self._page = Path(tempfile.mkdtemp(prefix="allaboard-")) / "game.html"
        self._page.write_text(_PAGE.format(picture=with_fonts(svg_of(game))), "utf-8")
        if is_new:
            webbrowser.open(self._page.as_uri())

    def close(self) -> None:
        """Put away what was written."""
        if self._page is not None:
            self._page.unlink(missing_ok=True)
            self._page.parent.rmdir()
            self._page = None
