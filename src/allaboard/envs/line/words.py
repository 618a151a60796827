"""Whole turns as a fixed list: a turn is the word that its directions make.

`NNE` is two markers to the north and one to the east, wherever the line stands; `N+W` is one to the north and then an
extra one to the west, paid with an entrance. The words of a city are all that could ever be a turn in it, shorter ones
first, and before them come the departures 1 to 12. So an action means the same at every moment, and a mask says which
are legal. That a turn loops is not part of its word: whoever runs into the own line does so by the same markers.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from allaboard.boards.city import City
from allaboard.engine.line.board import DIRECTIONS, FROM_NOWHERE
from allaboard.engine.line.shapes import SHAPES
from allaboard.engine.line.steps import way_between
from allaboard.engine.line.table import EXTRA, NO_EXTRA, table_of
from allaboard.engine.line.turn import DEPARTURES, Turn

LETTERS: Final = "NESW"
# With two boxes left these allow every chain of one, two and three markers.
_ALL_LENGTHS: Final = tuple(SHAPES.index(shape) for shape in ("1", "2/2t", "3"))
_TWO_BOXES: Final = 2
_DEPARTURES: Final = len(DEPARTURES) - 1


class Words:
    """The actions of a city by whole turns."""

    def __init__(self, city: City) -> None:
        table = table_of(city)
        extra = EXTRA if city.game == "metro" else NO_EXTRA
        found: dict[str, str] = {}
        for stop in range(table.board.size):
            for shape in _ALL_LENGTHS:
                choices = table.choices(stop * DIRECTIONS + FROM_NOWHERE, shape, _TWO_BOXES, extra)
                for turn in choices.turns():
                    found[turn.text] = word_of(turn)
        words = sorted(set(found.values()), key=lambda word: (len(word), word))
        numbers = {word: _DEPARTURES + number for number, word in enumerate(words)}
        self.names: tuple[str, ...] = (*[str(each) for each in DEPARTURES[1:]], *words)
        self.numbers: dict[str, int] = {str(each): each.number - 1 for each in DEPARTURES[1:]}
        for text, word in found.items():
            self.numbers[text] = numbers[word]

    def __len__(self) -> int:
        return len(self.names)


def word_of(turn: Turn) -> str:
    """The word of a turn."""
    letters = [LETTERS[way_between(one, other)] for one, other in pairwise(turn.stops)]
    return "".join(f"+{letter}" if kind == "+" else letter for letter, kind in zip(letters, turn.kinds, strict=True))


@cache
def words_in(city: City) -> Words:
    """The words of a city, put together once."""
    return Words(city)
