"""Whole turns in the head: every way to play the rest of one's own turn, and the one that ends on the best table.

A turn is a handful of small decisions, and none of them is good or bad before the last. So they are tried together,
on copies of the day, up to the slide: what the piles bring is nobody's choice. Nobody shouts in these thoughts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.bots.depot.worth import Worth, baby_of, pay
from allaboard.engine.depot.actions import (
    BOARD,
    DISCARD,
    FIRST_SLOT,
    PASS,
    PLACE,
    SHOUT,
    SWAP,
    card_of_target,
    coded,
    first_of,
    is_slot,
    second_of,
    word_of,
)
from allaboard.engine.depot.cards import (
    BABY,
    BUS_COLOUR,
    CAPACITY,
    COLOUR,
    COLOURS,
    CORRUPTER,
    FIRST_LOVER,
    GENERAL,
    HAND_TRAVELLERS,
    PROFILE,
    SEATS,
    SECOND_LOVER,
)
from allaboard.engine.depot.day import GOING_ON, Day
from allaboard.engine.depot.pending import EXCHANGE, NO_CARD, PENALTY, REFILL, SADDEN, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING: Final = -1.0e9
SAME: Final = 1.0e-6  # points: values that differ less come from the same table
PASSED: Final = coded(PASS)

# What a traveller in the hand is worth beside an anonymous one, by profile, in points: a rule of thumb.
LIKING: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.3, 0.6, 0.5, -0.9, 0.8, 0.2, 0.2, 0.4, -0.4]


class Plan:
    """A way to play a turn to its end, and what the table is then worth."""

    def __init__(self, value: float, codes: list[int]) -> None:
        self.value: float = value
        self.codes: list[int] = codes


class Planner:
    """Finds turns for whoever's turn it is.

    `width` is how many of very many exchanges are followed to the end; who is in a hurry weighs the refill by rule of
    thumb.
    """

    def __init__(self, worth: Worth, width: int, hasty: bool) -> None:
        self.worth: Worth = worth
        self.width: int = width
        self.hasty: bool = hasty
        self.me: int = 0
        self.turn: int = 0
        self.pile: int = 0
        self.bus_pile: int = 0
        self.path: list[int] = []
        self.best: dict[int, Plan] = {}  # by the first decision
        self.most: int = 0  # how many of the best turns are kept whatever they begin with
        self.ranked: list[Plan] = []
        self.tried: int = 0

    def plans(self, day: Day) -> list[Plan]:
        """The best plan for each first decision that is worth a thought, the best first."""
        self.me = day.current
        self.turn = day.turn
        self.pile = len(day.pile)
        self.bus_pile = len(day.bus_pile)
        self.path = []
        self.best = {}
        twin = day.copy()
        twin.pile = []
        twin.bus_pile = []
        self.worth.meet(day)
        self._follow(twin, 0)
        found: list[Plan] = []
        for plan in self.best.values():
            at = len(found)
            while at and found[at - 1].value < plan.value:
                at -= 1
            found.insert(at, plan)
        return found

    def turns(self, day: Day, most: int) -> list[Plan]:
        """The best so many whole turns, the best first: several may begin alike, but no two come to the same."""
        self.most = most
        self.ranked = []
        self.plans(day)
        self.most = 0
        return self.ranked

    def _follow(self, day: Day, least: int) -> None:
        """Try everything from here on; `least` is the first traveller of the hand that may still board."""
        depth = len(self.path)
        while day.end == GOING_ON and day.turn == self.turn:
            step = day.stack[-1]
            if step.seat != self.me:
                day.answer(PASSED, None)
                continue
            options = self._sensible(day, step, least)
            if len(options) > 1:
                last = options[-1]
                for code in options:
                    twin = day if code == last else day.copy()
                    self.path.append(code)
                    twin.answer(code, None)
                    self._follow(twin, self._next_least(code, least))
                    self.path.pop()
                del self.path[depth:]
                return
            code = options[0]
            self.path.append(code)
            least = self._next_least(code, least)
            day.answer(code, None)
        self._arrive(day)
        del self.path[depth:]

    def _next_least(self, code: int, least: int) -> int:
        """Travellers board in the order of their numbers: another order comes to the same."""
        word = word_of(code)
        if word == BOARD:
            card = first_of(code)
            return 0 if PROFILE[card] == CORRUPTER else card
        return 0 if word == SWAP else least

    def _arrive(self, day: Day) -> None:
        self.tried += 1
        value = self.worth.value(day, self.me, self.pile, self.bus_pile)
        if self.most:
            self._rank(value)
        first = self.path[0]
        known = self.best.get(first)
        if known is None:
            self.best[first] = Plan(value, self.path.copy())
        elif value > known.value:
            known.value = value
            known.codes = self.path.copy()

    def _rank(self, value: float) -> None:
        """Put the turn just found where it belongs. Turns of the same value are taken for the same turn."""
        ranked = self.ranked
        at = len(ranked)
        while at and ranked[at - 1].value < value - SAME:
            at -= 1
        if at < self.most and not (at and ranked[at - 1].value < value + SAME):
            ranked.insert(at, Plan(value, self.path.copy()))
            if len(ranked) > self.most:
                ranked.pop()

    # Which options are tried.

    def _sensible(self, day: Day, step: Step, least: int) -> list[int]:
        """The options without those that come to the same as another; of very many only the promising ones."""
        options = day.options
        if len(options) == 1:
            return options
        kind = step.kind
        if kind == EXCHANGE:
            return self._promising(day, self._likely_exchanges(day, options), self.width)
        if kind == REFILL and self.hasty:
            return [best_refill(day)]
        if kind == SADDEN:
            return self._promising(day, options, 1)
        found: list[int] = []
        before: i64 = -1
        for code in options:
            word = word_of(code)
            card = first_of(code)
            if word in (BOARD, DISCARD):
                if (word == BOARD and card < least) or is_alike(before, card):
                    continue
                before = card
            elif word == PLACE and card % 4 == 2 and coded(PLACE, card - 1) in found:
                continue
            found.append(code)
        if not found:
            return options
        if kind == PENALTY and len(found) > 2:
            return self._promising(day, found, 2)
        return found

    def _likely_exchanges(self, day: Day, options: list[int]) -> list[int]:
        """The exchanges that look best at a glance, none that comes to the same as another, and none at all."""
        liking = likings(day)
        most = self.width * 3
        found: list[int] = []
        looks: list[float] = []
        given: i64 = -1
        skipped = False
        taken: i64 = -1
        for code in options:
            look = 0.0
            if word_of(code) == SWAP:
                card = first_of(code)
                if card != given:
                    skipped = is_alike(given, card)
                    given = card
                    taken = -1
                if skipped:
                    continue
                target = second_of(code)
                if is_slot(target):
                    slot = target - FIRST_SLOT
                    other = day.room[slot // 4][slot % 4]
                else:
                    other = card_of_target(target)
                    if is_alike(taken, other):
                        continue
                    taken = other
                    look = self._exchange_brings(day, other, card)
                look += LIKING[PROFILE[other]] + liking[COLOUR[other]] - LIKING[PROFILE[card]] - liking[COLOUR[card]]
            _keep_best(found, looks, code, look, most)
        return found

    def _exchange_brings(self, day: Day, taken: int, given: int) -> float:
        """What a bus pays at once if a passenger is replaced."""
        for bus in day.dock:
            if taken in day.aboard[bus]:
                aboard = [given if card == taken else card for card in day.aboard[bus]]
                return float(_brings(bus, aboard, given))
        return 0.0

    def _promising(self, day: Day, options: list[int], width: int) -> list[int]:
        """The options after which the table, as it is then, is worth most."""
        if len(options) <= width:
            return options
        codes: list[int] = []
        values: list[float] = []
        for code in options:
            twin = day.copy()
            twin.answer(code, None)
            value = self.worth.value(twin, self.me, self.pile, self.bus_pile)
            _keep_best(codes, values, code, value, width)
        return codes


def _keep_best(codes: list[int], values: list[float], code: int, value: float, most: int) -> None:
    """Put a code where its value belongs, best first, after its equals; of too many the last goes."""
    at = len(codes)
    while at and values[at - 1] < value:
        at -= 1
    if at < most:
        codes.insert(at, code)
        values.insert(at, value)
        if len(codes) > most:
            codes.pop()
            values.pop()


def likings(day: Day) -> list[float]:
    """How welcome a traveller of each colour is to the current player: by hand, own buses and docked ones."""
    liking = [0.0] * COLOURS
    for card in day.hands[day.current]:
        liking[COLOUR[card]] += 0.15
    for bus in day.buses[day.current]:
        liking[BUS_COLOUR[bus]] += 0.3
    for bus in day.dock:
        if day.free(bus):
            liking[BUS_COLOUR[bus]] += 0.2
    return liking


def best_refill(day: Day) -> int:
    """A quick choice of the refill (D66): good cards, cards that find a bus, cards of the colours in the hand."""
    liking = likings(day)
    options = day.options
    left, right = day.room[0], day.room[1]
    wanted = HAND_TRAVELLERS - len(day.hands[day.current])
    wanted = min(wanted, len(left) + len(right))
    best = options[0]
    most = NOTHING
    for code in options:
        count = first_of(code)
        found = 0.0
        for place in range(count):
            found += LIKING[PROFILE[left[place]]] + liking[COLOUR[left[place]]]
        for place in range(wanted - count):
            found += LIKING[PROFILE[right[place]]] + liking[COLOUR[right[place]]]
        if found > most:
            most = found
            best = code
    return best


def is_alike(before: i64, card: i64) -> bool:
    """Whether two travellers, the first the smaller one, are the same to everybody."""
    if before < 0 or COLOUR[before] != COLOUR[card]:
        return False
    if PROFILE[card] < BABY:
        return True
    return PROFILE[card] == SECOND_LOVER and PROFILE[before] == FIRST_LOVER


def shouts(day: Day, step: Step) -> bool:
    """Whether a quick player shouts now: only if it takes more from the current player than a Baby is worth."""
    seat = step.seat
    if day.rules.teams and seat % 2 == day.current % 2:
        return False
    bus = step.bus
    aboard = day.aboard[bus]
    baby = baby_of(bus)
    with_baby = [*aboard, baby]
    if len(day.hands[seat]) == 1 and not day.buses[seat]:
        return True
    spent: i64 = 0 if not day.pile and not day.room[0] and not day.room[1] else 1
    after = _brings(bus, with_baby, baby)
    if step.card == NO_CARD:
        return -after > spent
    card = step.card
    before = _brings(bus, [*aboard, card], card)
    if _seats(with_baby) + SEATS[card] <= CAPACITY[bus]:
        after = _brings(bus, [*with_baby, card], card)
    return before - after > spent


def _seats(aboard: list[int]) -> i64:
    used: i64 = 0
    for card in aboard:
        used += SEATS[card]
    return used


def _brings(bus: int, aboard: list[int], last: int) -> i64:
    """What a bus brings the current player once `last` has boarded."""
    if PROFILE[last] == GENERAL:
        return pay(aboard)
    if _seats(aboard) < CAPACITY[bus]:
        return 0
    lovers: i64 = 0
    for card in aboard:
        if FIRST_LOVER <= PROFILE[card] <= SECOND_LOVER:
            lovers += 1
    return 0 if lovers == 1 else pay(aboard)


def play_turn(day: Day, planner: Planner, planned: list[int] | None = None, played: list[int] | None = None) -> None:
    """The rest of the current turn as everybody at the table would quickly play it; notes the decisions in `played`.

    `planned` is what the current player has in mind; what it lacks, or what a shout has crossed, is planned anew.
    """
    turn = day.turn
    codes: list[int] = [] if planned is None else planned  # from `at` on
    at = 0
    while day.end == GOING_ON and day.turn == turn:
        step = day.stack[-1]
        if step.seat != day.current:
            code = coded(SHOUT) if shouts(day, step) else PASSED
            if code != PASSED:
                codes = []
        else:
            if at >= len(codes) or codes[at] not in day.options:
                codes = planner.plans(day)[0].codes if len(day.options) > 1 else day.options
                at = 0
            code = codes[at]
            at += 1
        if played is not None:
            played.append(code)
        day.answer(code, None)
