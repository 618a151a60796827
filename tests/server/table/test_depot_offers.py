"""What a table of Depot tells besides the rules' own list: whom a refill takes, and which rule refused."""

from __future__ import annotations

import pytest
from tests.server.table.playing import Driven

from allaboard.bots import Perspective, bot_of
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.depot.events import TravellerTaken
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.setup import DayDecks, DepotSetup
from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.telling import asked_of, offers_of

SEED = "baby-2681"  # seat 0 begins, with the buses R5 and Y4b and without a Star


def started() -> Driven:
    driven = Driven(TableWishes(game="depot", seats=2, beat=0, day_pause=0), SEED)
    driven.do(0, c.Start())
    return driven


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("call G4b", "no-star"),
        ("use R5", "not-docked"),
        ("place G3", "not-in-hand"),
        ("board RA1", "wrong-phase"),
        ("dance", "not-an-action"),
    ],
)
def test_a_refusal_names_the_rule_that_said_no(action: str, reason: str) -> None:
    driven = started()
    before = len(driven.journal)
    with pytest.raises(Refusal) as refused:
        driven.act(0, action)
    assert (refused.value.code, refused.value.reason) == ("illegal", reason)
    assert len(driven.journal) == before


def test_a_refill_says_whom_it_takes() -> None:
    driven = started()
    seen = 0
    bot = bot_of("greedy", "x")
    for _ in range(200):
        game = driven.table.game
        assert game is not None
        if game.is_over or seen == 5:
            break
        seat = game.pending()[0]
        if game.phase == "refill":
            seen += 1
            (asked,) = asked_of(driven.table, seat, driven.now)
            for offer in asked.legal:
                twin = game.copy()
                events = list(twin.apply(seat, twin.parse(offer["action"])))
                taken = [
                    event.traveller for event in events if isinstance(event, TravellerTaken) and event.seat == seat
                ]
                assert offer["travellers"] == taken
        driven.act(seat, str(bot.choose(Perspective(game, seat))))
    assert seen == 5


def test_every_offer_names_its_cards() -> None:
    """A page lights what an offer names, and need not take its text apart."""
    driven = started()
    bot = bot_of("random", "x")
    words = set()
    for _ in range(200):
        game = driven.table.game
        assert isinstance(game, DepotGame)
        if game.is_over:
            break
        seat = game.pending()[0]
        (asked,) = asked_of(driven.table, seat, driven.now)
        assert [offer["action"] for offer in asked.legal] == [action.text for action in game.legal(seat)]
        hand = game.view(seat)["seats"][seat]["hand"]
        assert hand is not None
        docked = {bus["bus"]: bus["passengers"] for bus in game.view(seat)["dock"]}
        for offer in asked.legal:
            words.add(offer["word"])
            if offer["word"] == "place":
                assert offer["bus"] in hand["buses"]
            elif offer["word"] == "use":
                assert offer["bus"] in docked
            elif offer["word"] == "board":
                heads = [*game.view(seat)["left"][:1], *game.view(seat)["right"][:1]]
                assert offer["travellers"][0] in (heads if "column" in offer else hand["travellers"])
        driven.act(seat, str(bot.choose(Perspective(game, seat))))
    assert {"place", "use", "board", "end", "take", "discard"} <= words


def test_red_bus_3_is_offered_as_a_bus_while_four_wait_in_the_right_queue() -> None:
    """`R3` is also how an exchange writes the fourth place of the right queue."""
    day = DayDecks(("R3", *(bus for bus in BUS_IDS if bus != "R3")), tuple(TRAVELLER_IDS))
    game = start_depot(DepotSetup(0, (0, 1), (day, day)))
    assert len(game.view(0)["right"]) == 4
    (offer,) = [offer for offer in offers_of(game, 0) if offer["action"] == "place R3"]
    assert offer == {"action": "place R3", "word": "place", "bus": "R3"}
