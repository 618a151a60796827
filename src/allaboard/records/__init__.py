"""The saved game: reading, checking, replaying and writing records.

    read_record(path)      the record in a file        parse_record(value)    the record in a JSON value
    play_record(record)    the game after its actions  record_of(game, …)     the record of a game
    write_record(path, …)  saved so that a crash leaves the old file or the new one

All of them raise `FaultsFound` with everything that is wrong and where. Reading judges the form and the set-up;
the actions, and a written result, are judged by playing them.

- `model`: what a record is, as a value
- `reading`: from JSON to a record; `line` and `depot` know the set-up and options of their games
- `replaying`: from a record to a game, action by action
- `answers`: what `score`, `legal` and `replay` answer, as types and values
- `writing`: JSON text, and files that are never half written
- `forms`, `schemas`: the written forms as types, and the JSON Schemas made from them
"""

from __future__ import annotations

from allaboard.records.model import FORMAT, RULES, Player, Record
from allaboard.records.reading import parse_record, read_record
from allaboard.records.replaying import play_line_record, play_record, record_of
from allaboard.records.writing import write_record

__all__ = [
    "FORMAT",
    "RULES",
    "Player",
    "Record",
    "parse_record",
    "play_line_record",
    "play_record",
    "read_record",
    "record_of",
    "write_record",
]
