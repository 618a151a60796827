"""15.4: standing orders, clause by clause, at windows of random games; and who may give them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.server.table.playing import Driven

from allaboard.engine.depot import events as depot
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.events import Event
from allaboard.protocol import commands as c
from allaboard.protocol.orders import Clause, Colour, Orders, Profile
from allaboard.protocol.tables import TableWishes
from allaboard.server.table.duties import Write, duty_of
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.orders import orders_shout, profile_of
from allaboard.server.table.telling import Listener

COLOURS: tuple[Colour, ...] = ("R", "G", "B", "Y")
GAMES = 8  # of random decisions, each with some dozens of windows
ANY: list[Profile] = ["A", "SU", "L", "GE", "BA", "ST", "DR", "BP", "CO"]


class Window:
    """A moment at which the holder of a Baby is asked."""

    def __init__(self, game: DepotGame) -> None:
        self.game = game
        (self.seat,) = game.pending()
        self.view = game.view(self.seat)
        announced = self.view["announced"]
        assert announced is not None
        self.bus, self.traveller = announced["bus"], announced["traveller"]
        colour: Any = self.bus[0]
        self.colour: Colour = colour

    def shouts(self, *clauses: Clause, colour: Colour | None = None) -> bool:
        return orders_shout(Orders(**{colour or self.colour: list(clauses)}), self.game, self.seat)

    def after(self, answer: str) -> tuple[DepotGame, list[Event]]:
        twin = self.game.copy()
        return twin, list(twin.apply(self.seat, twin.parse(answer)))


@cache
def windows() -> tuple[Window, ...]:
    return tuple(window for number in range(GAMES) for window in _of_game(number))


def _of_game(number: int) -> Iterator[Window]:
    driven = Driven(TableWishes(game="depot", seats=2 + number % 3, beat=0, pace="days"), str(number))
    driven.do(0, c.Start())
    assert isinstance(driven.table.game, DepotGame)
    game, chance = driven.table.game.copy(), random.Random(number)
    while not game.is_over:
        if game.phase == "shout":
            yield Window(game.copy())
        seat = game.pending()[0]
        # Mostly silent: a Baby that sits on a bus is not asked any more.
        text = "pass" if game.phase == "shout" and chance.random() < 0.9 else chance.choice(game.legal(seat)).text
        game.apply(seat, game.parse(text))


def both_happen(answers: list[bool]) -> bool:
    """A rule is tried only if it sometimes holds and sometimes does not."""
    return len(set(answers)) == 2


def test_a_sheet_without_clauses_never_shouts() -> None:
    assert len(windows()) > 100
    assert not any(window.shouts() for window in windows())


def test_a_clause_without_conditions_shouts_at_the_first_chance() -> None:
    assert all(window.shouts(Clause()) for window in windows())


def test_only_the_clauses_of_the_colour_of_the_bus_count() -> None:
    for window in windows():
        for colour in COLOURS:
            assert window.shouts(Clause(), colour=colour) == (colour == window.colour)


def test_closing_holds_when_boarding_is_over() -> None:
    answers = [window.shouts(Clause(closing=True)) for window in windows()]
    assert answers == [window.traveller is None for window in windows()]
    assert both_happen(answers)


@pytest.mark.parametrize("profiles", [["A"], ["GE", "BA"], ANY, []])
def test_profiles_are_those_of_the_announced_traveller(profiles: list[Profile]) -> None:
    for window in windows():
        is_one = window.traveller is not None and profile_of(window.traveller) in profiles
        assert window.shouts(Clause(profiles=profiles)) == is_one


def test_a_traveller_is_known_by_the_letters_of_the_card() -> None:
    found = {profile_of(window.traveller) for window in windows() if window.traveller is not None}
    assert found <= set(ANY)
    assert {"A", "L"} < found


def test_would_complete_holds_when_the_bus_would_leave_with_the_announced_traveller() -> None:
    answers = []
    for window in windows():
        answers.append(window.shouts(Clause(would_complete=True)))
        _, events = window.after("pass")
        leaves = [event.bus for event in events if isinstance(event, depot.BusDeparted)]
        if answers[-1]:
            assert window.traveller is not None
            assert leaves[0] == window.bus
        elif window.traveller is not None and window.bus in leaves:
            # It left all the same, but only after somebody decided something else.
            before = [event.type for event in events[: [event.type for event in events].index("bus_departed")]]
            assert {"announced", "boarding_ended", "turn_started"} & set(before[1:])
    assert both_happen(answers)


def test_misses_holds_when_the_announced_traveller_finds_no_room_behind_the_baby() -> None:
    answers = []
    for window in windows():
        answers.append(window.shouts(Clause(misses=True)))
        _, events = window.after("shout")
        boards = any(isinstance(event, depot.Boarded) and event.traveller == window.traveller for event in events)
        if window.traveller is None:
            assert not answers[-1]
        elif answers[-1]:
            assert not boards
    assert both_happen(answers)


def test_would_block_holds_when_the_baby_leaves_the_bus_full_with_a_lone_lover() -> None:
    for window in windows():
        game, _ = window.after("shout")
        docked = [bus for bus in game.view(None)["dock"] if bus["bus"] == window.bus]
        is_blocked = bool(docked) and docked[0]["blocked"] and docked[0]["free"] == 0
        if window.shouts(Clause(would_block=True)):
            assert docked[0]["blocked"]
        else:
            assert not is_blocked


def test_empties_my_hand_holds_with_one_card_left() -> None:
    for window in windows():
        mine = window.view["seats"][window.seat]
        assert window.shouts(Clause(empties_my_hand=True)) == (mine["travellers"] + mine["buses"] == 1)


def test_current_names_seats_whose_turn_it_is() -> None:
    for window in windows():
        current = window.view["current"]
        assert current is not None
        assert window.shouts(Clause(current=[current]))
        assert not window.shouts(Clause(current=[seat for seat in range(6) if seat != current]))
        assert not window.shouts(Clause(current=[]))


def test_garage_empty_holds_when_no_bus_is_left_anywhere() -> None:
    answers = [window.shouts(Clause(garage_empty=True)) for window in windows()]
    assert answers == [not window.view["garage"] and window.view["bus_pile"] == 0 for window in windows()]


def test_all_conditions_of_a_clause_must_hold() -> None:
    for window in windows():
        assert not window.shouts(Clause(closing=True, profiles=ANY))
        both = window.shouts(Clause(would_complete=True, misses=True))
        assert both == (window.shouts(Clause(would_complete=True)) and window.shouts(Clause(misses=True)))


def test_one_clause_that_holds_is_enough_and_their_order_does_not_matter() -> None:
    for window in windows():
        assert window.shouts(Clause(profiles=[]), Clause())
        assert window.shouts(Clause(), Clause(profiles=[]))
        assert not window.shouts(Clause(profiles=[]), Clause(current=[]))


def test_to_ask_changes_nothing() -> None:
    for window in windows()[:50]:
        before = window.game.copy()
        window.shouts(Clause(would_complete=True, would_block=True))
        assert window.game == before


# At a table.

EVERYTHING = Orders(R=[Clause()], G=[Clause()], B=[Clause()], Y=[Clause()])


def played_to_a_window(pace: Any = "days", beat: int = 0, orders: Orders | None = None) -> Driven:
    for number in range(50):
        driven = Driven(TableWishes(game="depot", seats=3, beat=beat, pace=pace), str(number))
        driven.do(0, c.Start())
        if orders is not None:
            for seat in range(3):
                driven.do(seat, c.GiveOrders(orders=orders))
        chance = random.Random(number)
        for _ in range(200):
            if driven.table.is_blind_window:
                return driven
            assert driven.table.game is not None
            if driven.table.is_told(driven.now):
                seat = driven.table.game.pending()[0]
                driven.act(seat, str(chance.choice(driven.table.game.legal(seat))))
            else:
                driven.now += 100
    raise AssertionError("no window")


def test_an_order_shouts_in_the_name_of_its_seat_at_once() -> None:
    for driven in (played_to_a_window(orders=EVERYTHING), played_to_a_window("live", 2_000, EVERYTHING)):
        assert driven.table.game is not None
        (holder,) = driven.table.game.pending()
        duty = duty_of(driven.table, driven.now)
        assert isinstance(duty, Write)
        driven.write(*duty.entries)
        decision = driven.table.decisions[-1]
        assert (decision.seat, decision.text, decision.by) == (holder, "shout", "order")


def test_over_days_a_baby_without_orders_is_silent_at_once() -> None:
    driven = played_to_a_window()
    duty = duty_of(driven.table, driven.now)
    assert isinstance(duty, Write)
    driven.write(*duty.entries)
    assert (driven.table.decisions[-1].text, driven.table.decisions[-1].by) == ("pass", "time")


def test_live_a_holder_without_orders_has_the_beat_to_answer() -> None:
    driven = played_to_a_window("live", 2_000)
    assert duty_of(driven.table, driven.now) is None


def test_the_latest_sheet_counts() -> None:
    driven = played_to_a_window(orders=EVERYTHING)
    assert driven.table.game is not None
    (holder,) = driven.table.game.pending()
    driven.do(holder, c.GiveOrders(orders=Orders()))
    duty = duty_of(driven.table, driven.now)
    assert isinstance(duty, Write)
    driven.write(*duty.entries)
    assert driven.table.decisions[-1].text == "pass"


def test_orders_are_seen_by_their_seat_and_make_no_news() -> None:
    driven = Driven(TableWishes(game="depot", seats=3, beat=0))
    driven.do(0, c.Start())
    listeners = {viewer: Listener(viewer) for viewer in (None, 0, 1, 2)}
    for listener in listeners.values():
        listener.begin(driven.table, driven.now)
    changed = driven.table.changed
    driven.now += 1_000
    driven.do(1, c.GiveOrders(orders=EVERYTHING))
    for viewer, listener in listeners.items():
        assert listener.listen(driven.table, driven.now) == []
        shown = listener.snapshot(driven.table, driven.now, after=None, person=None, chat=[])
        assert (shown.orders is None) == (viewer is None)
        if shown.orders is not None:
            assert shown.orders["R"] == ([{}] if viewer == 1 else [])
    assert driven.table.changed == changed


def test_everybody_at_a_depot_table_may_give_orders_and_nobody_elsewhere() -> None:
    waiting = Driven(TableWishes(game="depot", seats=3, beat=0))
    with pytest.raises(Refusal, match="not_playing"):
        waiting.do(0, c.GiveOrders(orders=EVERYTHING))
    waiting.do(0, c.Start())
    for seat in range(3):
        waiting.do(seat, c.GiveOrders(orders=EVERYTHING))
    with pytest.raises(Refusal, match="not_your_seat"):
        waiting.do(0, c.GiveOrders(orders=EVERYTHING, seat=1))
    with pytest.raises(Refusal, match="not_seated"):
        waiting.do(7, c.GiveOrders(orders=EVERYTHING))
    line = Driven(TableWishes(game="bus", city="new_york", seats=3))
    line.do(0, c.Start())
    with pytest.raises(Refusal, match="no_orders_here"):
        line.do(0, c.GiveOrders(orders=EVERYTHING))
