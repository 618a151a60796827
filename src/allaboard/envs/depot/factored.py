"""Depot's decisions as 347 numbers, the large ones in two halves (section 14 of the rules). Compiled.

Most decisions are one number. An exchange is two: the card that is given, then what is got for it; and a Drunkard's
choice is two cards, one after the other, in any order. `end` is also what declines a last turn (D69): nothing else can
end where a bus is chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.actions import IllegalAction
from allaboard.engine.depot import actions as act
from allaboard.engine.depot.actions import (
    FIRST_SLOT,
    NOBODY,
    SLOTS,
    card_of_target,
    coded,
    first_of,
    is_slot,
    second_of,
    word_of,
)
from allaboard.engine.depot.cards import BUS_IDS, BUSES, TRAVELLER_IDS, TRAVELLERS
from allaboard.engine.depot.game import DepotGame

if TYPE_CHECKING:
    from mypy_extensions import i64

PLACE: Final = 0
USE: Final = PLACE + BUSES
CALL: Final = USE + BUSES
BOARD_HEAD: Final = CALL + BUSES
BOARD: Final = BOARD_HEAD + 2
END: Final = BOARD + TRAVELLERS
PASS: Final = END + 1
SHOUT: Final = PASS + 1
SKIP: Final = SHOUT + 1
DISCARD: Final = SKIP + 1
TAKE: Final = DISCARD + TRAVELLERS
GIVE: Final = TAKE + 5
GET: Final = GIVE + TRAVELLERS  # the eight places of the waiting room, then the passengers
SADDEN: Final = GET + SLOTS + TRAVELLERS
DECISIONS: Final = SADDEN + TRAVELLERS

NO_CARD: Final = -1


def _names() -> tuple[str, ...]:
    return (
        *[f"place {bus}" for bus in BUS_IDS],
        *[f"use {bus}" for bus in BUS_IDS],
        *[f"call {bus}" for bus in BUS_IDS],
        *[f"board {column}" for column in act.COLUMN_LETTERS],
        *[f"board {card}" for card in TRAVELLER_IDS],
        "end",
        "pass",
        "shout",
        "skip",
        *[f"discard {card}" for card in TRAVELLER_IDS],
        *[f"take {count}" for count in range(5)],
        *[f"give {card}" for card in TRAVELLER_IDS],
        *[f"get {column}{place}" for column in act.COLUMN_LETTERS for place in range(4)],
        *[f"get {card}" for card in TRAVELLER_IDS],
        *[f"sadden {card}" for card in TRAVELLER_IDS],
    )


DECISION_NAMES: Final = _names()


def _number_of(code: i64) -> i64:
    """The number of a decision, or of its first half."""
    word: i64 = word_of(code)
    first: i64 = first_of(code)
    if word == act.PLACE:
        return PLACE + first
    if word == act.USE:
        return USE + first
    if word == act.CALL:
        return CALL + first
    if word == act.BOARD_HEAD:
        return BOARD_HEAD + first
    if word == act.BOARD:
        return BOARD + first
    if word in (act.END, act.DECLINE):
        return END
    if word == act.PASS:
        return PASS
    if word == act.SHOUT:
        return SHOUT
    if word == act.SKIP:
        return SKIP
    if word == act.DISCARD:
        return DISCARD + first
    if word == act.TAKE:
        return TAKE + first
    if word == act.SWAP:
        return GIVE + first
    return SADDEN + first


def _got(target: i64) -> i64:
    """The number of the second half of an exchange."""
    return GET + target - FIRST_SLOT if is_slot(target) else GET + SLOTS + card_of_target(target)


def numbers_of(code: i64) -> list[int]:
    """The number of a decision, or of both of its halves."""
    word: i64 = word_of(code)
    numbers: list[int] = [_number_of(code)]
    if word == act.SWAP:
        numbers.append(_got(second_of(code)))
    elif word == act.SADDEN and second_of(code) != NOBODY:
        numbers.append(SADDEN + second_of(code))
    return numbers


class Factored:
    """A game of Depot, and the first half of a decision if one is made."""

    def __init__(self, game: DepotGame) -> None:
        self.game: DepotGame = game
        self.half: int = NO_CARD  # the card that is given, or the first that is saddened

    def take(self, game: DepotGame) -> None:
        """Go on with another game."""
        self.game = game
        self.half = NO_CARD

    def legal(self) -> list[int]:
        """The legal numbers, in order; none when the game is over."""
        if self.game.is_over:
            return []
        found: set[int] = set()
        for code in self.game._day.options:
            word = word_of(code)
            if self.half == NO_CARD:
                found.add(_number_of(code))
                if word == act.SADDEN and second_of(code) != NOBODY:
                    found.add(SADDEN + second_of(code))
            elif word == act.SWAP:
                if first_of(code) == self.half:
                    found.add(_got(second_of(code)))
            elif word == act.SADDEN:
                if first_of(code) == self.half:
                    found.add(SADDEN + second_of(code))
                elif second_of(code) == self.half:
                    found.add(SADDEN + first_of(code))
        return sorted(found)

    def step(self, number: int) -> None:
        """Make a decision or a half of one. One that is not legal raises `IllegalAction` and changes nothing."""
        half = self.half
        if not self.game.is_over:
            for code in self.game._day.options:
                word = word_of(code)
                if half != NO_CARD:
                    if word == act.SWAP:
                        fits = first_of(code) == half and _got(second_of(code)) == number
                    else:
                        other = number - SADDEN
                        fits = word == act.SADDEN and code == coded(act.SADDEN, min(half, other), max(half, other))
                    if fits:
                        self._carry_out(code)
                        return
                elif word == act.SADDEN and second_of(code) != NOBODY:
                    if number - SADDEN in (first_of(code), second_of(code)):
                        self.half = number - SADDEN
                        return
                elif _number_of(code) == number:
                    if word == act.SWAP:
                        self.half = number - GIVE
                    else:
                        self._carry_out(code)
                    return
        raise IllegalAction("not-a-step", f"decision {number} is not legal here")

    def _carry_out(self, code: int) -> None:
        self.half = NO_CARD
        self.game._carry_out(code, None)
