"""What a command prints: answers on standard output, complaints on standard error."""

from __future__ import annotations

import sys

from allaboard.boards.faults import Fault, FaultsFound
from allaboard.boards.harmless import harmless


def say(line: str = "") -> None:
    """One line of an answer."""
    sys.stdout.write(f"{line}\n")


def complain(label: str, message: str) -> None:
    """One line that says what is wrong and where."""
    sys.stdout.flush()  # so that both streams keep their order in a terminal
    sys.stderr.write(f"{label}: {harmless(message)}\n")


def complain_of(label: str, error: FaultsFound) -> None:
    """The first fault of a document, and how many more there are."""
    more = len(error.faults) - 1
    suffix = f" (and {more} more, see allaboard check)" if more else ""
    complain(label, place_and_message(label, error.faults[0]) + suffix)


def place_and_message(label: str, fault: Fault) -> str:
    """A fault in one line, without its place where that is the file itself."""
    return fault.message if fault.at == label else str(fault)
