"""The actions of the line games, and their notation.

A turn is the stops it passes: `C3-C4>C5`, `C3-C4+B4`, `C3-C4-B4#`. `-` joins a marker of the shape, `>` a
green-light marker, `+` the extra marker paid with an entrance; a trailing `#` says that the turn loops and
eliminates. A departure is `depart 3`.
"""

from __future__ import annotations

import re
from typing import Final

from allaboard.engine.actions import Action, IllegalAction

# Markers of the shape first, then either green-light markers or one extra marker, then perhaps a loop.
_TURN: Final = re.compile(r"[A-Z][1-9][0-9]?(?:-[A-Z][1-9][0-9]?){1,3}(?:(?:>[A-Z][1-9][0-9]?)*|\+[A-Z][1-9][0-9]?)#?")
_STOP: Final = re.compile(r"[A-Z][1-9][0-9]?")
_DEPART: Final = re.compile(r"depart ([1-9]|1[0-2])")


class Depart(Action):
    """Keep the departure ticket with this number."""

    def __init__(self, number: int) -> None:
        super().__init__(f"depart {number}")
        self.number: int = number

    def __repr__(self) -> str:
        return f"Depart({self.number})"

    def __reduce__(self) -> tuple[object, ...]:
        return Depart, (self.number,)


DEPARTURES: Final = tuple(Depart(number) for number in range(13))  # by number; 0 is not one


class Turn(Action):
    """A turn as written: the stops it passes and how each marker came about.

    >>> turn = Turn("C3-C4>C5")
    >>> turn.stops, turn.kinds, turn.loops
    (('C3', 'C4', 'C5'), '->', False)
    """

    def __init__(self, text: str) -> None:
        if _TURN.fullmatch(text) is None:
            raise IllegalAction("not-a-turn", f"{shortened(text)} is not a turn, which is written like C3-C4-D4")
        super().__init__(text)

    @property
    def stops(self) -> tuple[str, ...]:
        """The stops it passes, the one where the line ended before it first."""
        return tuple(_STOP.findall(self.text))

    @property
    def kinds(self) -> str:
        """One sign for each marker: `-` of the shape, `>` for a green light, `+` paid with an entrance."""
        return "".join(sign for sign in self.text if sign in "->+")

    @property
    def loops(self) -> bool:
        """Whether it runs into the own line and eliminates its player."""
        return self.text.endswith("#")

    def __repr__(self) -> str:
        return f"Turn({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Turn, (self.text,)


def parse_action(text: str) -> Turn | Depart:
    """The action that `text` writes; the opposite of `str`. Whether it is legal is for a game to say."""
    departure = _DEPART.fullmatch(text)
    if departure is not None:
        return Depart(int(departure.group(1)))
    return Turn(text)


def shortened(text: str) -> str:
    """A foreign text made fit for an error message: printable, on one line, not long."""
    return ascii(text if len(text) <= 40 else text[:40] + "...")
