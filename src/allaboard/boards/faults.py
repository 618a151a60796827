"""What is wrong with something that was read, and where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: a code for programs, a place in the file, a sentence for people."""

    code: str
    at: str
    message: str

    def __str__(self) -> str:
        return f"{self.at}: {self.message}" if self.at else self.message


class FaultsFound(ValueError):
    """Something cannot be used; `faults` says everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        if not self.faults:
            raise ValueError("FaultsFound needs at least one fault")
        super().__init__(self.faults)

    def __str__(self) -> str:
        more = len(self.faults) - 1
        return f"{self.faults[0]} (and {more} more)" if more else str(self.faults[0])


def refuse(code: str, at: str, message: str) -> FaultsFound:
    """The exception for a single fault."""
    return FaultsFound([Fault(code, at, message)])
