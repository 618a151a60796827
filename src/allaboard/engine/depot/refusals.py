"""Why an action is not legal, in words that help and tell nothing that its seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.depot import actions as act
from allaboard.engine.depot.actions import code_of, first_of, word_of
from allaboard.engine.depot.cards import BUS_COLOUR, BUS_IDS, COLOUR, PROFILE, SEATS, STAR, TRAVELLER_IDS, matches
from allaboard.engine.depot.day import Day
from allaboard.engine.depot.pending import CHOOSE, HAND, PHASES, WAITING_ROOM

if TYPE_CHECKING:
    from allaboard.engine.depot.game import DepotGame

# The words that belong to each phase.
_WORDS: Final[dict[str, set[int]]] = {
    "choose": {act.PLACE, act.USE, act.CALL, act.DECLINE},
    "waiting_room": {act.BOARD_HEAD},
    "hand": {act.BOARD, act.END},
    "shout": {act.PASS, act.SHOUT},
    "exchange": {act.SWAP, act.SKIP},
    "sadden": {act.SADDEN},
    "penalty": {act.DISCARD},
    "refill": {act.TAKE},
}


def refusal(game: DepotGame, day: Day, seat: int, action: Action) -> IllegalAction:
    """The reason why `action`, which is not among the legal ones, is refused."""
    if game.is_over:
        return IllegalAction("game-over", "the game is over")
    if seat not in game.pending():
        # Who is asked may be a secret (15.1).
        return IllegalAction("not-pending", f"seat {seat} has nothing to decide now")
    code = code_of(action.text)
    step = day.decision()
    if word_of(code) not in _WORDS[PHASES[step.kind]]:
        return IllegalAction("wrong-phase", f"{action} does not answer this: {_some(game, seat)} would")
    if step.kind == CHOOSE:
        return _bus_refusal(day, code) or _not_one_of(game, seat, action)
    if step.kind in (WAITING_ROOM, HAND):
        return _boarding_refusal(day, code) or _not_one_of(game, seat, action)
    return _not_one_of(game, seat, action)


def _not_one_of(game: DepotGame, seat: int, action: Action) -> IllegalAction:
    return IllegalAction("not-legal", f"{action} is not one of the legal actions, such as {_some(game, seat)}")


def _some(game: DepotGame, seat: int) -> str:
    """A few of the legal actions."""
    legal = [action.text for action in game.legal(seat)]
    more = f" or {len(legal) - 3} more" if len(legal) > 3 else ""
    return f"{', '.join(legal[:3])}{more}"


def _bus_refusal(day: Day, code: int) -> IllegalAction | None:
    word, bus = word_of(code), first_of(code)
    if word == act.DECLINE:
        return IllegalAction("no-decline", "a turn can be declined in the last lap only, if the house rules allow it")
    name = BUS_IDS[bus]
    if word == act.PLACE:
        return IllegalAction("not-in-hand", f"{name} is not in the hand")
    if word == act.USE:
        if not day.is_docked(bus):
            return IllegalAction("not-docked", f"{name} is not at the dock")
        return IllegalAction("nobody-boards", f"nobody could board {name}: no head of the room, nobody of the hand")
    stars = [card for card in day.hands[day.current] if PROFILE[card] == STAR and COLOUR[card] == BUS_COLOUR[bus]]
    if not stars:
        return IllegalAction("no-star", f"there is no Star in the hand to call {name}")
    return IllegalAction("not-callable", f"{name} is neither in the Garage nor departed")


def _boarding_refusal(day: Day, code: int) -> IllegalAction | None:
    word = word_of(code)
    if word == act.END:
        return IllegalAction("must-board", "after use, somebody must board")
    if word == act.BOARD_HEAD:
        column = day.room[first_of(code)]
        if not column:
            return IllegalAction("empty-column", "nobody stands in this column")
        card = column[0]
    else:
        card = first_of(code)
        if card not in day.hands[day.current]:
            return IllegalAction("not-in-hand", f"{TRAVELLER_IDS[card]} is not in the hand")
    bus = BUS_IDS[day.active]
    if not matches(card, day.active):
        return IllegalAction("wrong-colour", f"{TRAVELLER_IDS[card]} does not match {bus}")
    if SEATS[card] > day.free(day.active):
        return IllegalAction("no-seat", f"{TRAVELLER_IDS[card]} does not fit into {bus}")
    return None
