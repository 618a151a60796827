"""What an action of Depot names: its word, and the bus, the travellers or the place that its operands stand for.

The same text means different things after different words: `R3` is a bus after `place`, `use` and `call`, and the
fourth place of the right column after `swap`. So nobody guesses from the look of an id; whoever needs the cards of an
action asks here.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from allaboard.engine.depot import actions as act
from allaboard.engine.depot.actions import code_of, first_of, second_of, word_of
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.depot.events import Column

_COLUMNS: Final[list[Column]] = ["left", "right"]


class Operands(TypedDict):
    """An action taken apart. `travellers`: whoever boards, is discarded or made unhappy; of an exchange the traveller
    of the hand first, then the one it is exchanged for. `column` and `place` (0 is the head): where the traveller
    stands that is meant by a place of the waiting room. `count`: how many a refill takes from the left column.
    """

    word: str
    bus: NotRequired[str]
    travellers: NotRequired[list[str]]
    column: NotRequired[Column]
    place: NotRequired[int]
    count: NotRequired[int]


def operands_of(text: str, left: list[str], right: list[str]) -> Operands:
    """What an action names at a table with these two columns. Raises `IllegalAction` if the text is no action.

    A place where nobody stands names no traveller.
    """
    code = code_of(text)
    word, first, second = word_of(code), first_of(code), second_of(code)
    found: Operands = {"word": act.WORDS[word]}
    if word in (act.PLACE, act.USE, act.CALL):
        found["bus"] = BUS_IDS[first]
    elif word == act.TAKE:
        found["count"] = first
    elif word == act.BOARD_HEAD:
        _add_place(found, [], first, 0, left, right)
    elif word == act.SWAP and act.is_slot(second):
        slot = second - act.FIRST_SLOT
        _add_place(found, [TRAVELLER_IDS[first]], slot // 4, slot % 4, left, right)
    elif word == act.SWAP:
        found["travellers"] = [TRAVELLER_IDS[first], TRAVELLER_IDS[act.card_of_target(second)]]
    elif word == act.SADDEN and second != act.NOBODY:
        found["travellers"] = [TRAVELLER_IDS[first], TRAVELLER_IDS[second]]
    elif word in (act.BOARD, act.DISCARD, act.SADDEN):
        found["travellers"] = [TRAVELLER_IDS[first]]
    return found


def _add_place(found: Operands, given: list[str], column: int, place: int, left: list[str], right: list[str]) -> None:
    queue = right if column else left
    found["travellers"] = [*given, *queue[place : place + 1]]
    found["column"] = _COLUMNS[column]
    found["place"] = place
