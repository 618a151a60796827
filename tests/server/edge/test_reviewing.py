"""Reviews are for games that are over, and made once; hints are for the seat that asks, where a table allows them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from tests.depot.vectors import GAMES
from tests.server.edge.serving import PATIENCE, Running, play_on, running, started_table

from allaboard.bots.perspective import Perspective
from allaboard.bots.review.hints import HINTS
from allaboard.bots.sight import sight_of
from allaboard.client import Connection, ServerRefused
from allaboard.protocol import commands as c
from allaboard.protocol.reviews import ReviewAnswer
from allaboard.server import reviewing
from allaboard.server.limits import Limits
from allaboard.server.reviewing import MOST_DECISIONS, Care
from allaboard.server.rows import row_of
from allaboard.server.thinking import hinted

QUICK = Care(candidates=2, orders=1, width=1, seconds=0, hindsight=1, tables=1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("reviewing")) as found:
        found.services.reviews.care = QUICK
        yield found


async def reviewed(here: Connection, begun: ReviewAnswer) -> ReviewAnswer:
    """Ask until it is there."""
    told = [0.0]
    async with asyncio.timeout(PATIENCE * 3):
        answer = begun
        while answer.review is None and not answer.failed:
            told.append(answer.done / (answer.of or 1))
            await asyncio.sleep(0.2)
            answer = await here.known_review(begun.id)
    assert told == sorted(told), "a review only ever comes further"
    return answer


async def refused(work: Any) -> tuple[int, str]:
    with pytest.raises(ServerRefused) as found:
        await work
    return found.value.status, found.value.code


def test_a_finished_game_is_reviewed_once(server: Running) -> None:
    async def visit() -> None:
        async with Connection(server.address) as ann:
            await ann.play_as_guest("Ann")
            table = await started_table(ann)
            assert await refused(ann.review(table)) == (409, "not_over")
            await play_on(ann, table)
            begun = await ann.review(table)
            answer = await reviewed(ann, begun)
            assert answer.review is not None
            assert [seat.seat for seat in answer.review.seats] == [0, 1]
            assert answer.review.unit == "total"
            # The same game, whoever sends it and whatever the players are called, is the same review.
            record = await ann.record(table)
            del record["result"]
            other = await ann.review_record({**record, "players": [{"name": "Zoë"}, {"name": "Bo"}]})
            assert other == answer

    asyncio.run(visit())


def test_an_unfinished_record_is_not_reviewed(server: Running) -> None:
    async def visit() -> None:
        async with Connection(server.address) as ann:
            await ann.play_as_guest("Ann")
            table = await started_table(ann)
            await play_on(ann, table)
            record = await ann.record(table)
            begun = {**record, "actions": record["actions"][:-1]}
            begun.pop("result", None)
            assert await refused(ann.review_record(begun)) == (409, "not_over")
            assert await refused(ann.review_record({**record, "actions": ["x"] * (MOST_DECISIONS + 1)})) == (
                413,
                "too_large",
            )
            assert (await refused(ann.review_record({**record, "actions": ["nonsense"]})))[1] == "faults"
            assert await refused(ann.review("no such table")) == (404, "not_found")
            assert await refused(ann.known_review("0" * 32)) == (404, "not_found")

    asyncio.run(visit())


def test_too_many_reviews_are_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "_MOST_WAITING", 0)

    async def visit() -> None:
        async with Connection(server.address) as ann:
            await ann.play_as_guest("Ann")
            table = await started_table(ann)
            await play_on(ann, table)
            assert await refused(ann.review(table)) == (503, "reviews_busy")
            for _ in range(12):
                with pytest.raises(ServerRefused):
                    await ann.review(table)
            assert await refused(ann.review(table)) == (429, "too_often")

    asyncio.run(visit())


def test_a_review_that_takes_too_long_fails(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "_LONGEST", 0.0)
    server.services.limits = Limits()  # whoever came too often before may come again

    async def visit() -> None:
        async with Connection(server.address) as ann:
            await ann.play_as_guest("Ann")
            table = await started_table(ann)
            await play_on(ann, table)
            answer = await reviewed(ann, await ann.review(table))
            assert answer.failed

    asyncio.run(visit())


def test_depot_is_reviewed_too(server: Running) -> None:
    async def visit() -> None:
        async with Connection(server.address) as ann:
            record = min((game["record"] for game in GAMES), key=lambda record: len(record["actions"]))
            answer = await reviewed(ann, await ann.review_record(record))
            assert answer.review is not None
            assert answer.review.unit == "lead"

    asyncio.run(visit())


# Hints.


def test_hints_are_for_the_seat_that_decides_where_they_are_allowed(server: Running) -> None:
    async def visit() -> None:
        async with (
            Connection(server.address) as ann,
            Connection(server.address) as bob,
            Connection(server.address) as eve,
        ):
            for each, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
                await each.play_as_guest(name)
            strict = await started_table(ann, bob)
            assert await refused(ann.hints(strict)) == (409, "no_hints_here")
            table = await started_table(ann, bob, hints=True)
            assert (await ann.hints(table)).choices == []  # of a departure nothing is said
            room = server.services.hub.rooms[table]
            game = room.table.game
            assert game is not None
            for seat, each in enumerate((ann, bob)):
                await each.command(table, c.Act(action=str(game.legal(seat)[0]), seen=10**6))
            game = room.table.game
            assert game is not None
            (turn,) = game.pending()
            first, other = (ann, bob) if turn == 0 else (bob, ann)
            assert await refused(other.hints(table)) == (409, "not_your_turn")
            assert await refused(first.hints(table, seat=1 - turn)) == (403, "not_your_seat")
            assert await refused(eve.hints(table)) == (403, "not_seated")
            found = await first.hints(table)
            assert found.seat == turn
            assert len(found.choices) == HINTS
            assert await first.hints(table) == found  # asking again tells nothing more
            # What is told is what comes of the seat's view, whatever else there is.
            sight = sight_of(Perspective(game, turn))
            seed = f"{table}:{turn}:{room.table.seq(turn, server.clock.now())}"
            assert hinted(seed, sight) == found.choices
            assert room.table.hinted == {turn}

    asyncio.run(visit())


def test_nobody_notices_that_somebody_asks_for_a_hint(server: Running) -> None:
    async def visit() -> None:
        async with Connection(server.address) as ann, Connection(server.address) as bob:
            await ann.play_as_guest("Ann")
            await bob.play_as_guest("Bob")
            table = await started_table(ann, bob, hints=True)
            room = server.services.hub.rooms[table]
            game = room.table.game
            assert game is not None
            for seat, each in enumerate((ann, bob)):
                await each.command(table, c.Act(action=str(game.legal(seat)[0]), seen=10**6))
            assert room.table.game is not None
            (turn,) = room.table.game.pending()

            def seen() -> tuple[object, ...]:
                table = room.table
                return row_of(table), table.info(), table.changes, table.seq(1 - turn, server.clock.now())

            before = seen()
            await (ann, bob)[turn].hints(table)
            assert room.table.hinted == {turn}
            assert seen() == before
            assert not room.table.is_rated

    asyncio.run(visit())


def test_hints_are_not_given_without_end(server: Running) -> None:
    async def visit() -> None:
        async with Connection(server.address) as ann:
            await ann.play_as_guest("Ann")
            table = await started_table(ann, hints=True)
            codes = []
            for _ in range(8):
                try:
                    await ann.hints(table)
                except ServerRefused as error:
                    codes.append(error.code)
            assert "too_often" in codes

    asyncio.run(visit())
