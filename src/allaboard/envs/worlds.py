"""Whole deals of Depot that look the same to one seat: other hands and piles, and a history that led there.

A world is imagined from what the seat sees (`bots.depot.imagining`). The cards that it cannot see have changed places
then; in the deck of the day they change places alike, and the decisions of the day are made again with those cards.
Where a hidden hand decides whether somebody is asked at all, decisions to leave things as they are come and go. A world
in which the day cannot have gone that way is drawn anew, at first with all of those cards, then with fewer and fewer.
"""

from __future__ import annotations

from random import Random
from typing import Final

from allaboard.bots.depot.imagining import Imagined
from allaboard.engine.depot import actions as act
from allaboard.engine.depot.actions import card_of_target, coded, first_of, is_slot, second_of, target_of_card, word_of
from allaboard.engine.depot.cards import BUS_IDS, BUS_NUMBERS, TRAVELLER_IDS, TRAVELLER_NUMBERS
from allaboard.engine.depot.day import GOING_ON, Day
from allaboard.engine.depot.deal import DepotDeal
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.setup import DayDecks, DepotSetup

TRIES: Final = 40
_LEAVING: Final = (act.PASS, act.END, act.SKIP, act.DECLINE)  # decisions to leave things as they are
NOTHING: Final = -1


def other_depot(game: DepotGame, seat: int, chance: Random) -> DepotGame:
    """A game from its first decision on that the seat, which is to decide, could not tell from this one."""
    view = game.view(seat)
    source = Imagined(view, [action.code for action in game.legal(seat)])
    past = _Past(game, seat)
    for number in range(TRIES):
        share = 1.0 if number < TRIES // 2 else 2 - 2 * number / TRIES
        moves = _moves(game._day, source.day(chance), chance, share)
        found = past.on(_dealt(game, moves, chance), moves)
        if found is not None and found.view(seat) == view and found.legal(seat) == game.legal(seat):
            return found
    found = past.on(_dealt(game, _NO_MOVES, chance), _NO_MOVES)  # no other world was found
    assert found is not None
    return found


class _Moves:
    """Which card lies where another one lay."""

    def __init__(self) -> None:
        self.travellers = list(range(len(TRAVELLER_IDS)))
        self.buses = list(range(len(BUS_IDS)))

    def code(self, code: int) -> int:
        """The same decision about the cards that lie there now."""
        word, first, second = word_of(code), first_of(code), second_of(code)
        cards = self.travellers
        if word in (act.BOARD, act.DISCARD):
            return coded(word, cards[first])
        if word in (act.PLACE, act.USE, act.CALL):
            return coded(word, self.buses[first])
        if word == act.SWAP:
            target = second if is_slot(second) else target_of_card(cards[card_of_target(second)])
            return coded(word, cards[first], target)
        if word == act.SADDEN and second != act.NOBODY:
            return coded(word, *sorted((cards[first], cards[second])))
        return coded(word, cards[first], second) if word == act.SADDEN else code


_NO_MOVES: Final = _Moves()


def _moves(real: Day, other: Day, chance: Random, share: float) -> _Moves:
    """From the places of one table to those of another that shows the same; of fewer cards with a smaller share."""
    moves = _Moves()
    hands = [*zip(real.hands, other.hands, strict=True), *zip(real.unhappy, other.unhappy, strict=True)]
    _move(moves.travellers, hands, (real.pile, other.pile), chance, share)
    _move(moves.buses, list(zip(real.buses, other.buses, strict=True)), (real.bus_pile, other.bus_pile), chance, share)
    return moves


_Pair = tuple[list[int], list[int]]  # the cards in the same place, here and there


def _move(cards: list[int], hands: list[_Pair], piles: _Pair, chance: Random, share: float) -> None:
    for one, other in zip(*piles, strict=True):  # the order counts
        cards[one] = other
    for mine, theirs in hands:
        gone = [card for card in mine if card not in theirs]
        come = [card for card in theirs if card not in mine]
        chance.shuffle(come)
        for one, other in zip(gone, come, strict=True):
            cards[one] = other
    if share < 1:  # of the circles in which cards change places only some
        for card in range(len(cards)):
            if cards[card] != card and chance.random() > share:
                before = cards.index(card)
                cards[before], cards[card] = cards[card], card


def _dealt(game: DepotGame, moves: _Moves, chance: Random) -> DepotDeal:
    """The deal with other cards in the deck of this day, and all days to come dealt anew."""
    days = list(game.deal.setup.days)
    today = days[game.day - 1]
    days[game.day - 1] = DayDecks(
        tuple(BUS_IDS[moves.buses[BUS_NUMBERS[name]]] for name in today.buses),
        tuple(TRAVELLER_IDS[moves.travellers[TRAVELLER_NUMBERS[name]]] for name in today.travellers),
    )
    for later in range(game.day, len(days)):
        buses, travellers = chance.sample(BUS_IDS, len(BUS_IDS)), chance.sample(TRAVELLER_IDS, len(TRAVELLER_IDS))
        days[later] = DayDecks(tuple(buses), tuple(travellers))
    setup = game.deal.setup
    return DepotDeal(DepotSetup(setup.first, setup.ties, tuple(days)), game.deal.options, game.deal.settings)


class _Past:
    """How the day of a game went so far: every decision, with those that were forced."""

    def __init__(self, game: DepotGame, viewer: int) -> None:
        self._game, self._viewer = game, viewer
        codes = list(game._decisions)
        twin = DepotGame(game.deal)
        self._before: list[int] = []  # the decisions of the days before
        while twin.day < game.day:
            self._before.append(codes.pop(0))
            twin._carry_out(self._before[-1], None)
        self._first = game.deal.first if game.day == 1 else game._next_first(game._points[0])
        self._steps: list[tuple[tuple[int, int], int]] = []  # kind and seat, and what was decided
        self._own: list[int] = []  # what the viewer decided, which it knows
        day = self._begun(game.deal)
        while codes or len(day.options) == 1:
            is_forced = len(day.options) == 1
            code = day.options[0] if is_forced else codes.pop(0)
            if not is_forced and day.decision().seat == viewer:
                self._own.append(code)
            self._steps.append((_asked(day), code))
            day.answer(code, None)

    def _begun(self, deal: DepotDeal) -> Day:
        day = Day(deal.rules, deal.seats)
        number = self._game.day - 1
        day.lay_out(deal.buses[number], deal.travellers[number])
        day.start(self._first, None)
        return day

    def on(self, deal: DepotDeal, moves: _Moves) -> DepotGame | None:
        """The game on another deal; None if it cannot have gone that way."""
        decisions = self._again(self._begun(deal), moves)
        if decisions is None:
            return None
        twin = DepotGame(deal)
        for code in (*self._before, *decisions):
            twin._carry_out(code, None)
        return twin

    def _again(self, day: Day, moves: _Moves) -> list[int] | None:
        """The decisions that lead to the same point of the day, without those that are forced."""
        decisions: list[int] = []
        own: list[int] = []
        now = _asked(self._game._day)
        at = 0
        while day.end == GOING_ON:
            asked = _asked(day)
            while at < len(self._steps) and self._steps[at][0] != asked and _leaves(self._steps[at][1]):
                at += 1  # here nobody is asked
            if at == len(self._steps) and asked == now and len(day.options) > 1:
                return decisions if own == self._own else None
            if at < len(self._steps) and self._steps[at][0] == asked:
                code = moves.code(self._steps[at][1])
                at += 1
            else:  # there nobody was asked
                code = next((code for code in day.options if _leaves(code)), NOTHING)
            if code not in day.options:
                return None
            if len(day.options) > 1:
                decisions.append(code)
                own += [code] if asked[1] == self._viewer else []
            day.answer(code, None)
        return None


def _asked(day: Day) -> tuple[int, int]:
    """What is decided, and by whom."""
    step = day.decision()
    return step.kind, step.seat


def _leaves(code: int) -> bool:
    return word_of(code) in _LEAVING
