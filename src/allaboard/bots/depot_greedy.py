"""Greedy in Depot: what a seat's view says is best for this turn.

It plays the rest of its own turn in its head, as far as it can see it: who boards, which bus leaves and what that
pays, what is left at the dock for the others, and what stays in its hand. Nobody shouts in these thoughts, and what
lies in a pile or another hand is not guessed. Worth is counted in hundredths of a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from allaboard.bots.depot.worth import pay as points_of
from allaboard.engine.actions import Action
from allaboard.engine.depot.cards import (
    BABY,
    BACKPACKER,
    BUS_NUMBERS,
    CAPACITY,
    COLOUR,
    CORRUPTER,
    DRUNKARD,
    FIRST_LOVER,
    GENERAL,
    HAND_TRAVELLERS,
    OF_A_COLOUR,
    PROFILE,
    SEATS,
    SECOND_LOVER,
    STAR,
    SURFER,
    TRAVELLER_NUMBERS,
    matches,
)
from allaboard.engine.depot.scoring import LOVERS_BONUS
from allaboard.engine.depot.view import DepotView
from allaboard.engine.interface import Actions

Cards = tuple[int, ...]

POINT = 100
FIRST_SPECIAL = BABY  # the profiles before it are anonymous

# What a card in the hand promises for later turns, compared with an anonymous one.
_PROMISE = {BABY: 20, BACKPACKER: 40, CORRUPTER: 30, DRUNKARD: -60, GENERAL: 60, STAR: 30, SURFER: -30}
KEEP = [_PROMISE.get(profile, 0) for profile in range(OF_A_COLOUR)]
PAIR_IN_HAND = 120
A_SEAT = 50  # of a bus that is placed when no other takes its place, and so cannot be left over at the end
AN_EXCHANGE = 60  # what a Corrupter is good for, before it is known for what
BLOCKED = 60  # cards wasted on a bus that cannot leave
# The share of a bus's pay that is given away by leaving it with so many free seats.
RISK = [0, 40, 25, 12, 6, 0]
LOVER_RISK = 3  # a lone lover aboard makes the bus that much harder to send off


def best_actions(view: Mapping[str, object], legal: Actions) -> list[Action]:
    """Every action of the highest worth, in the order of their texts."""
    thought = _Thought(cast(DepotView, view))
    worths = [thought.worth(action.text.split(" ")) for action in legal]
    highest = max(worths)
    return [action for action, worth in zip(legal, worths, strict=True) if worth == highest]


def seats_used(aboard: Cards) -> int:
    return sum([SEATS[card] for card in aboard])


def has_lone_lover(aboard: Cards) -> bool:
    return sum([1 for card in aboard if FIRST_LOVER <= PROFILE[card] <= SECOND_LOVER]) == 1


def pay(aboard: Cards) -> int:
    """What a bus with these passengers is worth to whoever it leaves for."""
    return POINT * points_of(list(aboard))


def left_at_the_dock(bus: int, aboard: Cards) -> int:
    """What it is worth, never more than nothing, to leave a bus like this to the others."""
    free = CAPACITY[bus] - seats_used(aboard)
    if not aboard:
        return 0
    lone = has_lone_lover(aboard)
    if free == 0:
        return -BLOCKED if lone else 0
    tempting = pay(aboard) + POINT * free + (POINT * (LOVERS_BONUS + 2) if lone else 0)
    risk = RISK[free] * max(tempting, 0) // POINT
    return -(risk // LOVER_RISK if lone else risk)


def promise(hand: Cards) -> int:
    """What the travellers of a hand promise for later turns."""
    found = 0
    before = -1
    for card in sorted(hand):
        profile = PROFILE[card]
        found += KEEP[profile]
        if profile == SECOND_LOVER and before == card - 1:
            found += PAIR_IN_HAND
        before = card
    return found


def without(cards: Cards, place: int) -> Cards:
    return cards[:place] + cards[place + 1 :]


class _Plan:
    """The best that the rest of a turn with one active bus can bring."""

    def __init__(self, bus: int, fresh: bool, spare_buses: int, docked: int, last: bool) -> None:
        self.bus = bus
        self.fresh = fresh
        self.spare_buses = spare_buses
        self.docked = docked  # travellers on the other docked buses
        self.last = last  # nobody plays after this turn

    def with_room(self, aboard: Cards, columns: tuple[Cards, Cards], hand: Cards, boarded: bool) -> int:
        """D23: heads that can board must, then the hand may."""
        left, right = columns
        worths = []
        if left and self._fits(left[0], aboard):
            worths.append(self.board_head(aboard, columns, 0, hand))
        if right and self._fits(right[0], aboard):
            worths.append(self.board_head(aboard, columns, 1, hand))
        return max(worths) if worths else self.with_hand(aboard, len(left) + len(right), hand, boarded)

    def board_head(self, aboard: Cards, columns: tuple[Cards, Cards], column: int, hand: Cards) -> int:
        left, right = columns
        card = columns[column][0]
        rest = (left, right[1:]) if column else (left[1:], right)
        after = (*aboard, card)
        bonus = AN_EXCHANGE if PROFILE[card] == CORRUPTER and hand else 0
        if self._is_closed(after, card):
            return bonus + self.close(after, PROFILE[card] == GENERAL, len(rest[0]) + len(rest[1]), hand)
        return bonus + self.with_room(after, rest, hand, True)

    def with_hand(self, aboard: Cards, waiting: int, hand: Cards, boarded: bool, start: int = 0) -> int:
        """D25: the best of stopping here and of every set of travellers that could still board."""
        best = self.stop(aboard, waiting, hand, boarded) if boarded or self.fresh else None
        skipped = -1  # anonymous travellers of one colour are alike: one of them stands for all
        for place in range(start, len(hand)):
            card = hand[place]
            if not self._fits(card, aboard):
                continue
            if PROFILE[card] < FIRST_SPECIAL:
                if skipped == COLOUR[card]:
                    continue
                skipped = COLOUR[card]
            worth = self.board(aboard, waiting, hand, place)
            if best is None or worth > best:
                best = worth
        return self.stop(aboard, waiting, hand, boarded) if best is None else best

    def stop(self, aboard: Cards, waiting: int, hand: Cards, boarded: bool) -> int:
        """Nobody boards any more and the bus stays."""
        left = 0 if self.last else left_at_the_dock(self.bus, aboard)
        return left + self.rest(aboard, waiting, hand, boarded)

    def board(self, aboard: Cards, waiting: int, hand: Cards, place: int) -> int:
        """One traveller of the hand boards, and later ones may follow."""
        card = hand[place]
        after = (*aboard, card)
        kept = without(hand, place)
        bonus = AN_EXCHANGE if PROFILE[card] == CORRUPTER and kept else 0
        if self._is_closed(after, card):
            return bonus + self.close(after, PROFILE[card] == GENERAL, waiting, kept)
        return bonus + self.with_hand(after, waiting, kept, True, place)

    def close(self, aboard: Cards, by_general: bool, waiting: int, hand: Cards) -> int:
        """Nobody can board any more: the bus leaves, or a lone lover keeps it (D31, D41)."""
        if by_general or not has_lone_lover(aboard):
            return pay(aboard) + self.rest((), waiting, hand, True)
        return self.stop(aboard, waiting, hand, True)

    def rest(self, aboard: Cards, waiting: int, hand: Cards, boarded: bool) -> int:
        """What the hand is worth at the end of the turn, the penalty (D27) and the refill (D66) included."""
        if not hand and not self.spare_buses:
            return POINT * (self.docked + len(aboard))  # D71, D75
        worth = 0
        if self.fresh and not boarded and hand:
            hand = without(hand, worst(hand))
            worth = -POINT
        return worth + promise(hand) - POINT * min(HAND_TRAVELLERS, len(hand) + waiting)

    def _fits(self, card: int, aboard: Cards) -> bool:
        return matches(card, self.bus) and SEATS[card] + seats_used(aboard) <= CAPACITY[self.bus]

    def _is_closed(self, aboard: Cards, last: int) -> bool:
        return PROFILE[last] == GENERAL or seats_used(aboard) == CAPACITY[self.bus]


def worst(hand: Cards) -> int:
    """The place of the traveller that the hand misses least."""
    worths = [promise(without(hand, place)) for place in range(len(hand))]
    return worths.index(max(worths))


class _Thought:
    """A view read once, and the worth of the actions that it allows."""

    def __init__(self, view: DepotView) -> None:
        self.view = view
        me = view["seat"]
        assert me is not None
        self.me = me
        own = view["seats"][me]["hand"]
        assert own is not None
        self.hand = numbers(own["travellers"])
        self.buses = [BUS_NUMBERS[bus] for bus in own["buses"]]
        self.columns = (numbers(view["left"]), numbers(view["right"]))
        self.waiting = len(view["left"]) + len(view["right"])
        self.dock = {BUS_NUMBERS[bus["bus"]]: numbers(bus["passengers"]) for bus in view["dock"]}
        self.happy = set(numbers(view["seats"][me]["passengers"]))
        self.active = None if view["active"] is None else BUS_NUMBERS[view["active"]]

    def worth(self, words: list[str]) -> int:
        """The worth of one of the legal actions."""
        word = words[0]
        if word == "board":
            return self._board(words[1])
        if word in ("place", "use", "call"):
            return self._bus(word, BUS_NUMBERS[words[1]])
        if word == "swap":
            return self._swap(TRAVELLER_NUMBERS[words[1]], words[2])
        if word == "sadden":
            return self._sadden(set(numbers(words[1:])))
        if word == "discard":
            return promise(tuple(card for card in self.hand if card != TRAVELLER_NUMBERS[words[1]]))
        if word == "take":
            return self._take(int(words[1]))
        if word == "decline":
            return promise(self.hand) - POINT * len(self.hand) - POINT * sum(CAPACITY[bus] for bus in self.buses)
        if word == "end":
            return self._end()
        if word == "skip":
            return self._go_on(self.hand, self.columns, self.dock)
        return self._shout() if word == "shout" else 0

    # A bus.

    def _plan(self, bus: int, fresh: bool, spare_buses: int, dock: Mapping[int, Cards]) -> _Plan:
        docked = sum([len(aboard) for other, aboard in dock.items() if other != bus])
        return _Plan(bus, fresh, spare_buses, docked, self.view["last_lap"] == 1)

    def _bus(self, word: str, bus: int) -> int:
        """A bus of the hand, of the dock, or one that the Star calls (D19)."""
        hand, aboard = self.hand, self.dock.get(bus, ())
        spare = len(self.buses) - (word == "place")
        worth = -left_at_the_dock(bus, aboard)
        if word == "place" and not self.view["garage"]:
            worth += A_SEAT * CAPACITY[bus]
        if self.view["last_lap"] is not None:
            worth -= POINT * sum([CAPACITY[other] for other in self.buses])
        plan = self._plan(bus, word != "use", spare, self.dock)
        if word == "call":
            star = next(card for card in hand if PROFILE[card] == STAR and matches(card, bus))
            hand = tuple(card for card in hand if card != star)
            aboard = (star,)
        return worth + plan.with_room(aboard, self.columns, hand, word == "call")

    def _running(self) -> _Plan:
        """The plan of the turn that is being played."""
        assert self.active is not None
        return self._plan(self.active, self.view["fresh"], len(self.buses), self.dock)

    def _board(self, who: str) -> int:
        plan = self._running()
        aboard = self.dock[plan.bus]
        if who in ("L", "R"):
            return plan.board_head(aboard, self.columns, "LR".index(who), self.hand)
        card = TRAVELLER_NUMBERS[who]
        in_front = (card, *[other for other in self.hand if other != card])
        return plan.board(aboard, self.waiting, in_front, 0)

    def _end(self) -> int:
        plan = self._running()
        return plan.stop(self.dock[plan.bus], self.waiting, self.hand, self.view["boarded"] > 0)

    # An exchange.

    def _swap(self, given: int, target: str) -> int:
        hand = tuple(card for card in self.hand if card != given)
        if target not in TRAVELLER_NUMBERS:  # a place in the waiting room
            column, place = "LR".index(target[0]), int(target[1])
            cards = self.columns[column]
            rest = without(cards, place)
            put = 0 if PROFILE[given] == BABY else place  # D58
            changed = (*rest[:put], given, *rest[put:])
            columns = (changed, self.columns[1]) if column == 0 else (self.columns[0], changed)
            return self._go_on((*hand, cards[place]), columns, self.dock)
        taken = TRAVELLER_NUMBERS[target]
        bus = next(bus for bus, aboard in self.dock.items() if taken in aboard)
        aboard = tuple(given if card == taken else card for card in self.dock[bus])
        dock = dict(self.dock)
        hand = (*hand, taken)
        if self._leaves(bus, aboard, given):
            del dock[bus]
            return pay(aboard) + self._go_on(hand, self.columns, dock)
        dock[bus] = aboard
        bonus = AN_EXCHANGE if PROFILE[given] == CORRUPTER else 0
        return bonus + self._go_on(hand, self.columns, dock)

    def _leaves(self, bus: int, aboard: Cards, given: int) -> bool:
        if PROFILE[given] == GENERAL and self.view["options"]["exchange_triggers_profiles"]:
            return True
        return seats_used(aboard) == CAPACITY[bus] and not has_lone_lover(aboard)

    def _go_on(self, hand: Cards, columns: tuple[Cards, Cards], dock: Mapping[int, Cards]) -> int:
        """The worth of a table after an exchange: the other buses, and the rest of the turn."""
        assert self.active is not None
        others = sum([left_at_the_dock(bus, aboard) for bus, aboard in dock.items() if bus != self.active])
        plan = self._plan(self.active, self.view["fresh"], len(self.buses), dock)
        aboard = dock.get(self.active)
        waiting = len(columns[0]) + len(columns[1])
        if aboard is None:
            return others + plan.rest((), waiting, hand, True)
        if seats_used(aboard) == CAPACITY[self.active]:
            return others + plan.close(aboard, False, waiting, hand)
        return others + plan.with_hand(aboard, waiting, hand, True)

    # The smaller decisions.

    def _sadden(self, victims: set[int]) -> int:
        """Two of the passengers become unhappy (D50): all are worth the same, but not a pair of lovers."""
        happy = self.happy - victims
        return POINT * LOVERS_BONUS * sum([1 for card in happy if PROFILE[card] == FIRST_LOVER and card + 1 in happy])

    def _take(self, left: int) -> int:
        """What the refill brings: cards that promise something, and colours that find a bus."""
        right = min(HAND_TRAVELLERS - len(self.hand), self.waiting) - left
        taken = self.columns[0][:left] + self.columns[1][:right]
        free = [0] * 4
        for bus, aboard in self.dock.items():
            free[bus // 4] = max(free[bus // 4], 2 * min(3, CAPACITY[bus] - seats_used(aboard)))
        for bus in self.buses:
            free[bus // 4] += 3
        hand = self.hand + taken
        held = [0] * 4
        for card in hand:
            held[COLOUR[card]] += 1
        useful = sum([free[COLOUR[card]] + held[COLOUR[card]] for card in taken])
        return promise(hand) + 5 * useful

    def _shout(self) -> int:
        """The worth of a shout, where silence is worth nothing: what it spoils, less the Baby (D59-D64)."""
        announced = self.view["announced"]
        assert announced is not None
        current = self.view["current"]
        if self.view["options"]["teams"] and current % 2 == self.me % 2:
            return -1
        bus = BUS_NUMBERS[announced["bus"]]
        aboard = self.dock[bus]
        baby = next(card for card in self.hand if PROFILE[card] == BABY and COLOUR[card] == bus // 4)
        with_baby = (*aboard, baby)
        if len(self.hand) == 1 and not self.buses:
            return POINT * sum([len(cards) for cards in self.dock.values()])
        spent = KEEP[BABY] + 60 - (0 if self.view["pile"] or self.waiting else POINT)
        after = self._for_them(bus, with_baby, baby)
        if announced["traveller"] is None:
            return -after - spent
        card = TRAVELLER_NUMBERS[announced["traveller"]]
        if seats_used(with_baby) + SEATS[card] <= CAPACITY[bus]:
            after = self._for_them(bus, (*with_baby, card), card)
        return self._for_them(bus, (*aboard, card), card) - after - spent

    @staticmethod
    def _for_them(bus: int, aboard: Cards, last: int) -> int:
        """What a bus brings the player whose turn it is once `last` has boarded."""
        full = seats_used(aboard) == CAPACITY[bus]
        if PROFILE[last] == GENERAL or (full and not has_lone_lover(aboard)):
            return pay(aboard)
        return 0


def numbers(ids: list[str]) -> Cards:
    return tuple([TRAVELLER_NUMBERS[card] for card in ids])
