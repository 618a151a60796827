"""`allaboard show`: a picture of the position after the last action, or a page that plays the game.

A picture shows what a spectator may see. That is everything once the game is over; before, a seat's own secrets
are added with `--seat`, and all of them with `--all`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING, Literal

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.files import read_bytes
from allaboard.boards.harmless import harmless
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.inputs import Source, is_standard_input, sources
from allaboard.cli.output import complain, complain_of
from allaboard.drawing.outputs import ENDINGS, file_content
from allaboard.engine import LineGame
from allaboard.records import Record, play_record
from allaboard.records.writing import write_file

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame

SMALLEST, LARGEST = 0.1, 10
REPLAY = ".html"


@dataclass(frozen=True)
class Look:
    """How a picture is to look."""

    language: str = "en"
    is_dark: bool = False
    is_narrow: bool = False
    scale: float = 1


def show(file: str, *, output: str | None, seat: int | None, show_all: bool, look: Look) -> int:
    """Draw the position of a record into a file, or to standard output."""
    label = "standard input" if is_standard_input(file) else harmless(file)
    ending = ".svg" if output is None else PurePath(output).suffix.lower()
    if output is not None and ending not in (*ENDINGS, REPLAY):
        known = f"{', '.join(ENDINGS[:-1])} or {ENDINGS[-1]}"
        complain(harmless(output), f"a picture is written as {known}, a game that plays as {REPLAY}")
        return WRONG_INPUT
    if ending == REPLAY and look.scale != 1:
        complain("allaboard show", f"--scale is not for {REPLAY}, which fits its window")
        return WRONG_INPUT
    if ending == REPLAY and look.is_narrow:
        complain("allaboard show", f"--narrow is not for {REPLAY}, which fits its window")
        return WRONG_INPUT
    if not SMALLEST <= look.scale <= LARGEST:  # nor is it if it is not a number
        complain("allaboard show", f"--scale is from {SMALLEST} to {LARGEST}")
        return WRONG_INPUT
    if seat is not None and show_all:
        complain("allaboard show", "either --seat or --all, not both")
        return WRONG_INPUT
    try:
        record = one_source(file).record()
        game = play_record(record)
        if seat is not None and not 0 <= seat < game.seats:
            raise refuse("no-seat", "", f"there is no seat {seat}, seats are 0 to {game.seats - 1}")
    except FaultsFound as error:
        complain_of(label, error)
        return WRONG_INPUT
    viewer: int | Literal["all"] | None = "all" if show_all else seat
    try:
        if ending == REPLAY:
            content = _played(record, viewer, look)
        else:
            content = file_content(_drawn(record, game, viewer, look), ending, look.scale)
        if output is not None:
            write_file(output, content)
            return FINE
    except FaultsFound as error:
        complain_of(label if output is None else harmless(output), error)
        return WRONG_INPUT
    sys.stdout.flush()
    sys.stdout.buffer.write(content)  # as in a file, whatever the terminal speaks
    return FINE


def _drawn(record: Record, game: AnyGame, viewer: int | Literal["all"] | None, look: Look) -> str:
    """The picture; what draws it is loaded after everything that can go wrong."""
    from allaboard.drawing.theme import DARK, LIGHT  # noqa: PLC0415

    theme = DARK if look.is_dark else LIGHT
    if isinstance(game, LineGame):
        from allaboard.drawing.plain import draw_position  # noqa: PLC0415

        return draw_position(record, game, viewer=viewer, language=look.language, theme=theme, is_narrow=look.is_narrow)
    from allaboard.drawing.depot.table import draw_depot_position  # noqa: PLC0415

    return draw_depot_position(
        record, game, viewer=viewer, language=look.language, theme=theme, is_narrow=look.is_narrow
    )


def _played(record: Record, viewer: int | Literal["all"] | None, look: Look) -> bytes:
    from allaboard.drawing.replay import replay_html  # noqa: PLC0415
    from allaboard.drawing.theme import DARK, LIGHT  # noqa: PLC0415

    theme = DARK if look.is_dark else LIGHT
    return replay_html(record, viewer=viewer, language=look.language, theme=theme).encode()


def one_source(file: str, otherwise: str = "a picture shows one") -> Source:
    """The one record in a file; of a stream the first, if it is the only one."""
    if not is_standard_input(file) and not file.lower().endswith(".jsonl"):
        return Source(file, read_bytes(file))
    found = sources([file])
    first = next(found, None)
    if first is None:
        raise refuse("not-json", "", "the file is empty")
    if next(found, None) is not None:
        raise refuse("several-records", "", f"holds several records, and {otherwise}")
    return first
