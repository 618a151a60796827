"""What a command is given: the values of its flags, and the records in files, JSON Lines streams and standard input.

A stream is read line by line and never as a whole. What cannot be read is a source too: it says so in its turn,
and the others go on.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, BinaryIO

from cyclopts import Token, convert

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.files import read_bytes
from allaboard.boards.harmless import harmless, shown
from allaboard.boards.strict_json import MAX_BYTES, read_json
from allaboard.records import Record, parse_record

STANDARD_INPUT = "-"
# The same where a lone hyphen would be taken for a flag; no file can have this name.
STANDARD_INPUT_MARK = "\0-"


MOST_SEED = 200  # characters
# How numbers are written; cyclopts alone would round them, and Python takes 1_0 and the digits of every script.
_NUMBERS = {int: r"[+-]?[0-9]{1,30}", float: r"[+-]?([0-9.]+(e[+-]?[0-9]+)?|inf|nan)"}


def value_of(type_: Any, tokens: Sequence[Token]) -> Any:
    """The value of a flag or of an argument: numbers as they are written, and no empty path."""
    for token in tokens:
        pattern = _NUMBERS.get(type_)
        if pattern is not None and not re.fullmatch(pattern, token.value, re.IGNORECASE):
            raise ValueError(f"{shown(token.value) or 'nothing'} is not a {'whole ' if type_ is int else ''}number")
        if type_ is Path and token.value in {"", STANDARD_INPUT_MARK}:
            raise ValueError("it must be the name of a file or folder")
    return convert(type_, tokens)


def check_seed(seed: str) -> None:
    """A seed is a text that every build reads alike."""
    if not seed or len(seed) > MOST_SEED or not seed.isprintable():
        raise refuse("seed", "--seed", f"a seed is a visible text of 1 to {MOST_SEED} characters")


def check_output(path: str | Path) -> None:
    """Refuse, before long work begins, a file that could not be written."""
    at = harmless(str(path))
    try:
        if Path(path).is_dir():
            raise refuse("not-written", at, "is a folder, not a file")
        if not Path(path).absolute().parent.is_dir():
            raise refuse("no-folder", at, "there is no such folder")
    except (OSError, ValueError) as error:
        if isinstance(error, FaultsFound):
            raise
        raise refuse("not-written", at, "is not a usable file name") from None


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
