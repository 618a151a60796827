"""The host's choices at a table (S1, S5, D12, D16, D76, D79, 15.4): who may make them, and what they change."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.table.playing import Driven

from allaboard.engine import LineGame
from allaboard.engine.depot.game import DepotGame
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Frame
from allaboard.protocol.tables import HostChoices, TableWishes
from allaboard.server.deals import FaultsFound, check_wishes, deal_record
from allaboard.server.table import entries as e
from allaboard.server.table.choices import choices_in
from allaboard.server.table.duties import Write, duty_of
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.telling import Listener

LINE = TableWishes(game="bus", city="new_york", seats=3)
DEPOT = TableWishes(game="depot", seats=3, beat=0)
TEAMS = TableWishes(game="depot", seats=4, beat=0, options={"teams": True})
CHOSEN = HostChoices(sheets=[2, 2, 5], equal_sheets=True, first=1)


def arranged(wishes: TableWishes, choices: HostChoices) -> Driven:
    driven = Driven(wishes)
    driven.do(0, c.Arrange(choices=choices))
    return driven


def line_game(driven: Driven) -> LineGame:
    assert isinstance(driven.table.game, LineGame)
    return driven.table.game


def depot_game(driven: Driven) -> DepotGame:
    assert isinstance(driven.table.game, DepotGame)
    return driven.table.game


# What is dealt.


def test_s1_s5_the_game_has_the_sheets_and_the_inspector_that_the_host_chose() -> None:
    driven = arranged(LINE, CHOSEN)
    assert choices_in(driven.table.info()) == choices_in(CHOSEN)
    driven.do(0, c.Start())
    setup = line_game(driven).deal.setup
    assert (setup.sheets, setup.inspector) == ((2, 2, 5), 1)
    plain = Driven(LINE)
    plain.do(0, c.Start())
    assert setup.tickets == line_game(plain).deal.setup.tickets
    assert setup.hands == line_game(plain).deal.setup.hands


def test_d12_d76_the_game_has_the_first_player_and_the_ties_that_the_host_chose() -> None:
    driven = arranged(DEPOT, HostChoices(first=2, ties=[1, 2, 0]))
    driven.do(0, c.Start())
    setup = depot_game(driven).deal.setup
    assert (setup.first, setup.ties) == (2, (1, 2, 0))
    assert depot_game(driven).view(None)["current"] == 2


@pytest.mark.parametrize("wishes", [LINE, DEPOT], ids=["bus", "depot"])
def test_a_server_deals_as_the_wishes_say_and_as_before_without_any(wishes: TableWishes) -> None:
    driven = Driven(wishes)
    driven.table.seed = "the same"
    before = deal_record(driven.table)
    driven.write(e.Arranged(choices=HostChoices(first=2)))
    after = deal_record(driven.table)
    name = "inspector" if wishes.game == "bus" else "first"
    assert after == before | {"setup": before["setup"] | {name: 2}}


def test_a_journal_with_choices_is_folded_to_the_same_table() -> None:
    driven = arranged(LINE, CHOSEN)
    driven.do(0, c.Start())
    again = driven.again()
    assert again.info() == driven.table.info()
    assert again.game == driven.table.game


# Who may choose, and when.


def test_only_the_host_chooses_and_only_before_the_game() -> None:
    driven = Driven(LINE)
    with pytest.raises(Refusal, match="not_host"):
        driven.do(1, c.Arrange(choices=CHOSEN))
    driven.do(0, c.Arrange(choices=CHOSEN))
    driven.do(0, c.Arrange(choices=HostChoices()))
    assert choices_in(driven.table.info()) == choices_in(HostChoices())
    driven.do(0, c.Start())
    with pytest.raises(Refusal, match="already_started"):
        driven.do(0, c.Arrange(choices=CHOSEN))


def test_tables_that_share_a_deal_keep_its_choices() -> None:
    driven = Driven(LINE)
    driven.table.event = "class:code"
    with pytest.raises(Refusal, match="not_allowed"):
        driven.do(0, c.Arrange(choices=CHOSEN))


def test_everybody_is_told_of_new_choices() -> None:
    driven = Driven(LINE)
    listener = Listener(2)
    listener.begin(driven.table, driven.now)
    driven.do(0, c.Arrange(choices=CHOSEN))
    (news,) = listener.listen(driven.table, driven.now)
    assert not isinstance(news, Frame)
    assert choices_in(news.table) == choices_in(CHOSEN)


@pytest.mark.parametrize(
    ("wishes", "choices", "fault"),
    [
        (LINE, {"sheets": [1, 2]}, "sheets: needs 3 entries"),
        (LINE, {"sheets": [1, 2, 1]}, "sheets[2]: sheet 1 is there twice"),
        (LINE, {"first": 3}, "first: no seat 3"),
        (LINE, {"ties": [0, 1, 2]}, "ties: ties is not a choice of bus"),
        (LINE, {"card_memory": "off"}, "card_memory: card_memory is not a choice of bus"),
        (LINE, {"baby_async": "orders_only"}, "baby_async: baby_async is not a choice of bus"),
        (LINE, {"team_hands": "open"}, "team_hands: team_hands is not a choice of bus"),
        (LINE, {"day_pause": 60}, "day_pause: day_pause is not a choice of bus"),
        (DEPOT, {"sheets": [1, 2, 3]}, "sheets: sheets is not a choice of depot"),
        (DEPOT, {"equal_sheets": True}, "equal_sheets: equal_sheets is not a choice of depot"),
        (DEPOT, {"first": 5}, "first: no seat 5"),
        (DEPOT, {"ties": [0, 1]}, "ties: needs every seat once"),
        (DEPOT, {"ties": [0, 1, 1]}, "ties[2]: seat 1 is there twice"),
        (DEPOT, {"team_hands": "open"}, "team_hands: hands can be open only where teams play"),
        (DEPOT, {"baby_async": "orders_only"}, "baby_async: is for tables over days"),
    ],
)
def test_choices_that_do_not_fit_are_refused_and_change_nothing(
    wishes: TableWishes, choices: dict[str, Any], fault: str
) -> None:
    driven = Driven(wishes)
    written = len(driven.journal)
    with pytest.raises(Refusal) as refused:
        driven.do(0, c.Arrange(choices=HostChoices(**choices)))
    assert refused.value.code == "faults"
    assert refused.value.detail.startswith(fault)
    assert len(driven.journal) == written
    with pytest.raises(FaultsFound) as found:
        check_wishes(TableWishes(**{name: getattr(wishes, name) for name in wishes.__struct_fields__} | choices))
    assert str(found.value.faults[0]).startswith(fault)


# What is seen.


def views(driven: Driven) -> dict[int | None, Any]:
    """What everybody is told at the beginning."""
    found = {}
    for viewer in (None, *range(len(driven.table.seats))):
        listener = Listener(viewer)
        listener.begin(driven.table, driven.now)
        found[viewer] = listener.snapshot(driven.table, driven.now, after=None, person=None, chat=[]).view
    return found


@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_d79_open_hands_are_told_to_the_partner_alone(hands: Any) -> None:
    driven = arranged(TEAMS, HostChoices(team_hands=hands))
    driven.do(0, c.Start())
    for viewer, view in views(driven).items():
        seen = [row["seat"] for row in view["seats"] if row["hand"] is not None]
        partners = [] if viewer is None else [viewer, *([(viewer + 2) % 4] if hands == "open" else [])]
        assert seen == sorted(partners)


def test_d79_hands_stay_open_after_a_take_back() -> None:
    driven = arranged(TEAMS, HostChoices(team_hands="open"))
    driven.do(0, c.Start())
    driven.write(e.TookBack(keep=0))
    assert views(driven)[0]["seats"][2]["hand"] is not None


@pytest.mark.parametrize("memory", ["assisted", "off"])
def test_d16_cards_that_were_seen_are_listed_unless_card_memory_is_off(memory: Any) -> None:
    driven = arranged(DEPOT, HostChoices(card_memory=memory, beat=0))
    driven.do(0, c.Start())
    chance = random.Random(3)
    for _ in range(60):
        game = depot_game(driven)
        seat = game.pending()[0]
        driven.act(seat, str(chance.choice(game.legal(seat))))
    listed = [
        card
        for view in views(driven).values()
        for row in view["seats"]
        if not row["revealed"]
        for card in row["known"]["travellers"] + row["known"]["buses"]
    ]
    assert bool(listed) == (memory == "assisted")


# 15.4: tables over days.


def at_an_open_window(choices: HostChoices) -> Driven:
    """A table over days at which somebody holds a Baby of which everybody knows, and it could be shouted."""
    for number in range(200):
        driven = Driven(TableWishes(game="depot", seats=3, pace="days", beat=0), str(number))
        driven.do(0, c.Arrange(choices=choices))
        driven.do(0, c.Start())
        chance = random.Random(number)
        for _ in range(150):
            if driven.table.is_window:
                assert driven.table.beats is not None
                if driven.table.beats.window == "open":
                    return driven
                driven.settle_duties()
            game = depot_game(driven)
            if game.is_over:
                break
            seat = game.pending()[0]
            driven.act(seat, str(chance.choice(game.legal(seat))))
    raise AssertionError("no open window")


def test_15_4_a_located_baby_is_asked_for_over_days() -> None:
    driven = at_an_open_window(HostChoices(beat=0))
    assert duty_of(driven.table, driven.now) is None


def test_15_4_with_orders_only_a_located_baby_is_not_asked_for() -> None:
    driven = at_an_open_window(HostChoices(beat=0, baby_async="orders_only"))
    duty = duty_of(driven.table, driven.now)
    assert duty == Write([e.Acted(seat=depot_game(driven).pending()[0], action="pass", by="time")])
