"""`allaboard show`: a picture of the position after the last action.

A picture shows what a spectator may see. That is everything once the game is over; before, a seat's own secrets
are added with `--seat`, and all of them with `--all`.
"""

from __future__ import annotations

import sys
from pathlib import PurePath

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.files import read_bytes
from allaboard.boards.harmless import harmless
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.inputs import Source, is_standard_input, sources
from allaboard.cli.output import complain, complain_of
from allaboard.engine import LineGame
from allaboard.records import play_record
from allaboard.records.writing import write_file

ENDINGS = (".svg",)


def show(file: str, *, output: str | None, seat: int | None, show_all: bool) -> int:
    """Draw the position of a record into a file, or to standard output."""
    label = "standard input" if is_standard_input(file) else harmless(file)
    if output is not None and PurePath(output).suffix.lower() not in ENDINGS:
        complain(harmless(output), f"a picture is written as {' or '.join(ENDINGS)}")
        return WRONG_INPUT
    if seat is not None and show_all:
        complain("allaboard show", "either --seat or --all, not both")
        return WRONG_INPUT
    try:
        record = _source(file).record()
        game = play_record(record)
        if not isinstance(game, LineGame):
            raise refuse("not-supported", "", f"a picture of {record.game} cannot be drawn yet")
        if seat is not None and not 0 <= seat < game.seats:
            raise refuse("no-seat", "", f"there is no seat {seat}, seats are 0 to {game.seats - 1}")
    except FaultsFound as error:
        complain_of(label, error)
        return WRONG_INPUT
    from allaboard.drawing.plain import draw_position  # noqa: PLC0415 - after everything that can go wrong

    picture = draw_position(record, game, viewer="all" if show_all else seat)
    if output is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(picture.encode("utf-8"))  # as in a file, whatever the terminal speaks
        return FINE
    try:
        write_file(output, picture)
    except FaultsFound as error:
        complain_of(harmless(output), error)
        return WRONG_INPUT
    return FINE


def _source(file: str) -> Source:
    """The one record in a file; of a stream the first, if it is the only one."""
    if not is_standard_input(file) and not file.lower().endswith(".jsonl"):
        return Source(file, read_bytes(file))
    found = sources([file])
    first = next(found, None)
    if first is None:
        raise refuse("not-json", "", "the file is empty")
    if next(found, None) is not None:
        raise refuse("several-records", "", "holds several records, and a picture shows one")
    return first
