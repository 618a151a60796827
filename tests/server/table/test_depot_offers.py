"""What a table of Depot tells besides the rules' own list: whom a refill takes, and which rule refused."""

from __future__ import annotations

import pytest
from tests.server.table.playing import Driven

from allaboard.bots import Perspective, bot_of
from allaboard.engine.depot.events import TravellerTaken
from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.telling import asked_of

SEED = "baby-2681"  # seat 0 begins, with the buses R5 and Y4b and without a Star


def started() -> Driven:
    driven = Driven(TableWishes(game="depot", seats=2, beat=0), SEED)
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
