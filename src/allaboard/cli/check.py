"""`allaboard check`: every fault of records and city files."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.boards.faults import Fault, FaultsFound
from allaboard.boards.harmless import harmless
from allaboard.boards.loader import parse_city
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.inputs import sources
from allaboard.cli.language import words_for
from allaboard.cli.output import place_and_message, say
from allaboard.records import parse_record, play_record
from allaboard.records.answers import CheckAnswer, error_of
from allaboard.records.writing import to_line


def check(files: Sequence[str], *, as_json: bool, language: str) -> int:
    """Say of each document everything that is wrong with it, or that it is fine."""
    code = FINE
    for source in sources(files):
        faults: Sequence[Fault] = ()
        try:
            check_value(source.value())
        except FaultsFound as error:
            faults = error.faults
            code = WRONG_INPUT
        if as_json:
            answer: CheckAnswer = {"file": source.file, "faults": [error_of(fault) for fault in faults]}
            if source.line is not None:
                answer["line"] = source.line
            say(to_line(answer))
        elif faults:
            for fault in faults:
                say(f"{source.label}: {harmless(place_and_message(source.label, fault))}")
        else:
            say(words_for(language)("check-fine", file=source.label))
    return code


def check_value(value: object) -> None:
    """Raise `FaultsFound` with everything that is wrong with a record or a city; its content says which it is."""
    if isinstance(value, dict) and "stops" in value and "format" not in value:
        parse_city(value)
    elif isinstance(value, dict) and "format" not in value:
        message = "neither a record (which has a format) nor a city (which has stops)"
        raise FaultsFound([Fault("unknown-file", "", message)])
    else:
        play_record(parse_record(value))
