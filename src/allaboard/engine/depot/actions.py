"""The actions of Depot and their notation: one token for each decision (section 14).

Inside, an action is a number made of its word and up to two operands; sorted numbers are sorted texts within every
list of legal actions. `swap` aims at a passenger or at a place in the waiting room, so its second operand counts
both: blue and green travellers, places L0-L3 and R0-R3, red and yellow travellers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.depot.cards import BUS_IDS, BUS_NUMBERS, TRAVELLER_IDS, TRAVELLER_NUMBERS

if TYPE_CHECKING:
    from mypy_extensions import i64

# The words, in the order of their texts; those of the waiting room stand alone.
BOARD: Final = 0
CALL: Final = 1
DECLINE: Final = 2
DISCARD: Final = 3
END: Final = 4
PASS: Final = 5
PLACE: Final = 6
SADDEN: Final = 7
SHOUT: Final = 8
SKIP: Final = 9
SWAP: Final = 10
TAKE: Final = 11
USE: Final = 12
BOARD_HEAD: Final = 13

WORDS: Final[list[str]] = [
    "board", "call", "decline", "discard", "end", "pass", "place",
    "sadden", "shout", "skip", "swap", "take", "use", "board",
]  # fmt: skip
_ALONE: Final = {"decline": DECLINE, "end": END, "pass": PASS, "shout": SHOUT, "skip": SKIP}
_OF_A_BUS: Final = {"call": CALL, "place": PLACE, "use": USE}

COLUMN_LETTERS: Final = "LR"
NOBODY: Final = 63  # the missing second operand of `sadden`
FIRST_SLOT: Final = 28  # before the places of the room come the blue and green travellers
SLOTS: Final = 8


def coded(word: i64, first: i64 = 0, second: i64 = 0) -> i64:
    """The number of an action."""
    return word << 12 | first << 6 | second


def word_of(code: i64) -> i64:
    return code >> 12


def first_of(code: i64) -> i64:
    return code >> 6 & 63


def second_of(code: i64) -> i64:
    return code & 63


def target_of_card(card: i64) -> i64:
    """A passenger as the target of a swap."""
    return card if card < FIRST_SLOT else card + SLOTS


def target_of_slot(column: i64, place: i64) -> i64:
    """A place in the waiting room as the target of a swap."""
    return FIRST_SLOT + column * 4 + place


def is_slot(target: i64) -> bool:
    return FIRST_SLOT <= target < FIRST_SLOT + SLOTS


def card_of_target(target: i64) -> i64:
    return target if target < FIRST_SLOT else target - SLOTS


class DepotAction(Action):
    """A decision in Depot, such as `place G5`, `board L` or `swap GA1 L3`."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.code: int = code_of(text)


# Every action that was ever met is kept: there are not many, and a game meets the same ones again and again.
_BY_CODE: Final[dict[int, DepotAction]] = {}
_BY_TEXT: Final[dict[str, DepotAction]] = {}


def action_of(code: int) -> DepotAction:
    """The action with this number; each is made once."""
    found = _BY_CODE.get(code)
    return found if found is not None else _keep(DepotAction(text_of(code)))


def parse_action(text: str) -> DepotAction:
    """The action that `text` writes; the opposite of `str`. Whether it is legal is for a game to say."""
    found = _BY_TEXT.get(text)
    return found if found is not None else _keep(DepotAction(text))


def _keep(action: DepotAction) -> DepotAction:
    _BY_CODE[action.code] = action
    _BY_TEXT[action.text] = action
    return action


def text_of(code: int) -> str:
    """The notation of an action."""
    word, first, second = word_of(code), first_of(code), second_of(code)
    name = WORDS[word]
    if word in (BOARD, DISCARD):
        return f"{name} {TRAVELLER_IDS[first]}"
    if word in (CALL, PLACE, USE):
        return f"{name} {BUS_IDS[first]}"
    if word == BOARD_HEAD:
        return f"{name} {COLUMN_LETTERS[first]}"
    if word == TAKE:
        return f"{name} {first}"
    if word == SADDEN:
        both = TRAVELLER_IDS[first]
        return f"{name} {both}" if second == NOBODY else f"{name} {both} {TRAVELLER_IDS[second]}"
    if word == SWAP:
        if is_slot(second):
            slot = second - FIRST_SLOT
            return f"{name} {TRAVELLER_IDS[first]} {COLUMN_LETTERS[slot // 4]}{slot % 4}"
        return f"{name} {TRAVELLER_IDS[first]} {TRAVELLER_IDS[card_of_target(second)]}"
    return name


def code_of(text: str) -> int:
    """The number of the action that a text writes. Raises `IllegalAction` if it writes none."""
    code = _read(text.split(" "))
    if code < 0:
        raise IllegalAction("not-an-action", f"{shortened(text)} is not an action, which is written like place G5")
    return code


def _read(words: list[str]) -> int:
    """The number of the action made of these words, or -1."""
    name = words[0]
    if len(words) == 1:
        return coded(_ALONE[name]) if name in _ALONE else -1
    first = words[1]
    traveller = TRAVELLER_NUMBERS.get(first, -1)
    if len(words) == 2:
        if name in _OF_A_BUS:
            return coded(_OF_A_BUS[name], BUS_NUMBERS[first]) if first in BUS_NUMBERS else -1
        if name == "board" and first in ("L", "R"):
            return coded(BOARD_HEAD, COLUMN_LETTERS.index(first))
        if name == "take":
            return coded(TAKE, int(first)) if first in ("0", "1", "2", "3", "4") else -1
        if traveller < 0:
            return -1
        if name == "board":
            return coded(BOARD, traveller)
        if name == "discard":
            return coded(DISCARD, traveller)
        return coded(SADDEN, traveller, NOBODY) if name == "sadden" else -1
    if len(words) > 3 or traveller < 0:
        return -1
    second = words[2]
    other = TRAVELLER_NUMBERS.get(second, -1)
    if name == "sadden":
        return coded(SADDEN, traveller, other) if traveller < other else -1
    if name != "swap":
        return -1
    if other >= 0:
        return coded(SWAP, traveller, target_of_card(other)) if other != traveller else -1
    if len(second) == 2 and second[0] in COLUMN_LETTERS and second[1] in "0123":
        return coded(SWAP, traveller, target_of_slot(COLUMN_LETTERS.index(second[0]), int(second[1])))
    return -1


def shortened(text: str) -> str:
    """A foreign text made fit for an error message: printable, on one line, not long."""
    return ascii(text if len(text) <= 40 else text[:40] + "...")
