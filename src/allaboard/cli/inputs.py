"""The records in what a command is given: files, JSON Lines streams, standard input.

A stream is read line by line and never as a whole. What cannot be read is a source too: it says so in its turn,
and the others go on.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.files import read_bytes
from allaboard.boards.harmless import harmless
from allaboard.boards.strict_json import MAX_BYTES, read_json
from allaboard.records import Record, parse_record

STANDARD_INPUT = "-"
# The same where a lone hyphen would be taken for a flag; no file can have this name.
STANDARD_INPUT_MARK = "\0-"


@dataclass(frozen=True, slots=True)
class Source:
    """One document: where it is, and its bytes or why there are none."""

    file: str
    data: bytes | FaultsFound
    line: int | None = None  # in a stream, counted from 1

    @property
    def label(self) -> str:
        """`FILE`, or `FILE:LINE` in a stream, safe to show."""
        name = harmless(self.file)
        return name if self.line is None else f"{name}:{self.line}"

    def value(self) -> object:
        """The JSON value; raises `FaultsFound`."""
        if isinstance(self.data, FaultsFound):
            raise self.data
        try:
            return read_json(self.data)
        except FaultsFound as error:
            if self.line is None:
                raise
            # The line is in the label already.
            raise FaultsFound(
                replace(fault, at=fault.at.removeprefix("line 1").strip()) for fault in error.faults
            ) from None

    def record(self) -> Record:
        """The record; raises `FaultsFound`."""
        return parse_record(self.value())


def is_standard_input(file: str) -> bool:
    """Whether an argument stands for standard input."""
    return file in {STANDARD_INPUT, STANDARD_INPUT_MARK}


def sources(files: Sequence[str]) -> Iterator[Source]:
    """Every document in these files, in order."""
    for file in files:
        if is_standard_input(file):
            yield from _lines("standard input", sys.stdin.buffer)
        elif file.lower().endswith(".jsonl"):
            yield from _stream(file)
        else:
            try:
                yield Source(file, read_bytes(file))
            except FaultsFound as error:
                yield Source(file, error)


def _stream(file: str) -> Iterator[Source]:
    try:
        with Path(file).open("rb") as stream:
            yield from _lines(file, stream)
    except (OSError, ValueError):
        # It cannot be opened: the words for that are where whole files are read.
        try:
            read_bytes(file)
        except FaultsFound as error:
            yield Source(file, error)


def _lines(file: str, stream: BinaryIO) -> Iterator[Source]:
    number = 0
    while True:
        number += 1
        try:
            line = stream.readline(MAX_BYTES + 2)  # with room for the end of the line
            if not line:
                return
            data = line.rstrip(b"\r\n")
            if len(data) > MAX_BYTES:
                while line and not line.endswith(b"\n"):
                    line = stream.readline(MAX_BYTES)
        except OSError as error:
            reason = (error.strerror or "broken").lower()
            yield Source(file, refuse("no-file", "", f"cannot be read ({reason})"), number)
            return
        if data.strip():
            yield Source(file, data, number)  # of one that is too long only the beginning, which is too long as well
