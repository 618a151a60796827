"""P7 at a table: with every question a seat is told which turns lead into a dead end, and nobody else pays for it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.positions import play, solo
from tests.rules.test_dead_ends import EXAMPLES
from tests.server.table.playing import Driven

from allaboard.engine import LineGame
from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.records import answers
from allaboard.server.table import telling
from allaboard.server.table.telling import Listener, asked_of, is_asked, offers_of
from allaboard.server.turns import asked_seats


@pytest.mark.parametrize(("city", "departure", "sheet", "tickets", "turns", "soon"), EXAMPLES)
def test_a_question_marks_the_turns_that_lead_into_a_dead_end(
    city: str, departure: int, sheet: int, tickets: tuple[int, ...], turns: str, soon: int
) -> None:
    game = solo(city, tickets, sheet=sheet, departure=departure)
    *before, last = turns.split()
    play(game, *before)
    marks = {offer["action"]: offer.get("dead_end", 0) for offer in offers_of(game, 0)}
    assert marks[last] == soon
    assert list(marks.values()) == game.dead_ends(0)


@pytest.mark.parametrize(("game", "city"), [("bus", "new_york"), ("metro", "rome")])
def test_only_a_person_who_is_asked_pays_for_dead_ends(game: Any, city: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots decide, spectators watch and feeds look whose turn it is without any search for dead ends."""
    searched: list[int] = []
    plain = answers.legal_of

    def legal_of(game: Any, seat: int) -> Any:
        searched.append(seat)
        return plain(game, seat)

    monkeypatch.setattr(telling, "legal_of", legal_of)
    driven = Driven(TableWishes(game=game, city=city, seats=3))
    driven.do(1, c.Leave())
    driven.do(2, c.Leave())
    for seat in (1, 2):
        driven.do(0, c.AddBot(seat=seat, bot="greedy"))
    driven.do(0, c.Start())
    listeners = [Listener(0), Listener(None)]
    table, questions = driven.table, 0
    while table.status != "over":
        driven.settle_duties()
        for listener in listeners:
            listener.listen(table, driven.now)
        assert asked_seats(table, "p0", driven.now) == ([0] if is_asked(table, 0, driven.now) else [])
        driven.now += 10_000
        if not is_asked(table, 0, driven.now):
            continue
        questions += 1
        assert searched == [0] * questions, "once for every question"
        assert isinstance(table.game, LineGame)
        legal = [str(action) for action in table.game.legal(0)]
        driven.act(0, next((text for text in legal if not text.endswith("#")), legal[0]))
    assert questions > 3
    assert asked_of(table, 0, driven.now) == []
