"""What may be decided at a step: the complete lists of section 14, in the order of their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.depot.actions import (
    BOARD,
    BOARD_HEAD,
    CALL,
    DECLINE,
    DISCARD,
    END,
    NOBODY,
    PASS,
    PLACE,
    SADDEN,
    SHOUT,
    SKIP,
    SWAP,
    TAKE,
    USE,
    card_of_target,
    coded,
    target_of_card,
    target_of_slot,
)
from allaboard.engine.depot.boarding import Boarding
from allaboard.engine.depot.cards import (
    BACKPACKER,
    BUS_COLOUR,
    BUSES,
    COLOUR,
    COLOURS,
    HAND_TRAVELLERS,
    PROFILE,
    SEATS,
    STAR,
)
from allaboard.engine.depot.pending import (
    CHOOSE,
    EXCHANGE,
    HAND,
    PENALTY,
    REFILL,
    WAITING_ROOM,
    Step,
)
from allaboard.engine.depot.pending import SADDEN as SADDEN_STEP
from allaboard.engine.depot.pending import SHOUT as SHOUT_STEP

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = 9


def choices(table: Boarding, step: Step) -> list[int]:
    """The numbers of all legal actions at a step; none if there is nothing to decide."""
    kind = step.kind
    if kind == CHOOSE:
        return _buses(table)
    if kind == WAITING_ROOM:
        return _heads(table)
    if kind == HAND:
        return _boardings(table)
    if kind == SHOUT_STEP:
        return [coded(PASS), coded(SHOUT)]
    if kind == EXCHANGE:
        return _exchanges(table, step)
    if kind == SADDEN_STEP:
        return _victims(table, step)
    if kind == PENALTY:
        return _discards(table)
    assert kind == REFILL
    return _refills(table)


def _buses(table: Boarding) -> list[int]:
    """D19: place, use or call; in the last lap perhaps decline (D69)."""
    seat = table.current
    hand = table.hands[seat]
    found = []
    for card in hand:
        if PROFILE[card] == STAR:
            for bus in table.garage:
                if BUS_COLOUR[bus] == COLOUR[card]:
                    found.append(coded(CALL, bus))
            for bus in table.departed:
                if BUS_COLOUR[bus] == COLOUR[card]:
                    found.append(coded(CALL, bus))
    for bus in table.buses[seat]:
        found.append(coded(PLACE, bus))
    if table.dock:
        _usable(table, found)
    if found and table.lap and table.rules.may_decline:
        found.append(coded(DECLINE))
    found.sort()
    return found


def _usable(table: Boarding, found: list[int]) -> None:
    """D19: the docked buses that a head or a traveller of the current player's hand could board now."""
    # How many free seats a bus of each colour needs at least for one of them to fit.
    needs = [NEVER] * COLOURS
    for card in table.hands[table.current]:
        _lower(needs, card)
    for column in table.room:
        if column:
            _lower(needs, column[0])
    for bus in table.dock:
        if table.free(bus) >= needs[BUS_COLOUR[bus]]:
            found.append(coded(USE, bus))


def _lower(needs: list[int], card: i64) -> None:
    if PROFILE[card] == BACKPACKER:
        for colour in range(COLOURS):
            needs[colour] = 1
    elif SEATS[card] < needs[COLOUR[card]]:
        needs[COLOUR[card]] = SEATS[card]


def _heads(table: Boarding) -> list[int]:
    """D23: the heads that can board must."""
    bus = table.active
    found: list[int] = []
    if not table.is_docked(bus):
        return found
    free = table.free(bus)
    for column in range(2):
        cards = table.room[column]
        if cards and table.is_boardable(cards[0], bus, free):
            found.append(coded(BOARD_HEAD, column))
    return found


def _boardings(table: Boarding) -> list[int]:
    """D25, D21: travellers of the hand may board; after `use` the first must."""
    bus = table.active
    found: list[int] = []
    if not table.is_docked(bus):
        return found
    free = table.free(bus)
    for card in table.hands[table.current]:
        if table.is_boardable(card, bus, free):
            found.append(coded(BOARD, card))
    if found and (table.fresh or table.boarded):
        found.append(coded(END))
    return found


def _exchanges(table: Boarding, step: Step) -> list[int]:
    """D52: every hand card for every place of the room, and for every passenger whom it can replace."""
    # A target and the bus it is on, 16 for the room, in one number that sorts by target.
    targets: list[int] = []
    for column in range(2):
        for place in range(len(table.room[column])):
            targets.append(target_of_slot(column, place) * 32 + BUSES)
    free = [0] * BUSES
    for bus in table.dock:
        free[bus] = table.free(bus)
        for card in table.aboard[bus]:
            if card != step.card:
                targets.append(target_of_card(card) * 32 + bus)
    targets.sort()
    found = [coded(SKIP)]
    anywhere = table.rules.backpacker_anywhere
    for given in table.hands[table.current]:
        rover = anywhere and PROFILE[given] == BACKPACKER
        for packed in targets:
            bus = packed % 32
            target = packed // 32
            if bus < BUSES:
                if not rover and COLOUR[given] != BUS_COLOUR[bus]:
                    continue
                if SEATS[given] - SEATS[card_of_target(target)] > free[bus]:
                    continue
            found.append(coded(SWAP, given, target))
    return found


def _victims(table: Boarding, step: Step) -> list[int]:
    """D50: any two of the pool, or all of it if there are fewer."""
    pool = table.passengers[step.seat] if table.rules.own_pile else step.cards
    if not table.rules.drunkard_picks_self:
        pool = [card for card in pool if card != step.card]
    if len(pool) == 1:
        return [coded(SADDEN, pool[0], NOBODY)]
    found = []
    for place, first in enumerate(pool):
        for second in pool[place + 1 :]:
            found.append(coded(SADDEN, first, second))
    return found


def _discards(table: Boarding) -> list[int]:
    """D27: who brought a bus and boarded nobody gives up a traveller."""
    if not table.fresh or table.boarded or (table.shouted and table.rules.baby_exempts):
        return []
    return [coded(DISCARD, card) for card in table.hands[table.current]]


def _refills(table: Boarding) -> list[int]:
    """D66: how many travellers to take from the left column; the others come from the right one."""
    left, right = len(table.room[0]), len(table.room[1])
    wanted = min(HAND_TRAVELLERS - len(table.hands[table.current]), left + right)
    return [coded(TAKE, count) for count in range(max(0, wanted - right), min(wanted, left) + 1)]
