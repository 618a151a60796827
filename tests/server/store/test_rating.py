"""Ratings and the mark that a table is rated are one write."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.server.store.samples import entries, opened, person, rating, result, run, table

from allaboard.server.store.interface import Conflict


def test_a_table_is_rated_once_and_all_of_it_or_nothing(url: str) -> None:
    async def rate() -> None:
        async with opened(url) as store:
            for name in ("Ann", "Bob"):
                await store.add_person(person(name, account=True))
            for number, name in enumerate(("late", "early", "casual")):
                await store.create_table(table(name), entries(1, 1))
                ended = result(name, "ann", "bob", finished=9 - number, rated=name != "casual")
                await store.append(entries(2, 2), table(name, status="over"), result=ended)
            assert await store.unrated(5) == ["early", "late"]
            assert await store.unrated(1) == ["early"]
            first = [replace(rating(name, mu, 8.0), games=1) for name, mu in (("ann", 26.0), ("bob", 24.0))]
            await store.rate("early", first)
            assert await store.unrated(5) == ["late"]
            with pytest.raises(Conflict):  # rated already
                await store.rate("early", [replace(each, games=2) for each in first])
            with pytest.raises(Conflict):  # somebody has played more games than was thought
                await store.rate("late", [replace(first[0], games=2, mu=99.0), replace(first[1], games=3)])
            assert await store.ratings("bus") == first
            assert await store.unrated(5) == ["late"]
            await store.rate("late", [replace(each, games=2) for each in first])
            assert await store.unrated(5) == []
            counts = await store.counts()
            assert counts == {"people": 2, "accounts": 2, "results": 3, "over": 3}

    run(rate())


def test_a_game_of_a_class_is_rated_once_the_class_has_ended(url: str) -> None:
    async def rate() -> None:
        async with opened(url) as store:
            for number, (name, event) in enumerate(
                (("shared", "class:x"), ("daily", "daily:2026-01-01:rome"), ("own", None))
            ):
                await store.create_table(table(name), entries(1, 1))
                ended = result(name, "ann", "bob", finished=number, event=event)
                await store.append(entries(2, 2), table(name, status="over"), result=ended)
            assert await store.unrated(5) == ["daily", "own"]
            await store.set_setting("class-ended:y", "9")
            assert await store.unrated(5) == ["daily", "own"]
            await store.set_setting("class-ended:x", "9")
            assert await store.unrated(5) == ["shared", "daily", "own"]

    run(rate())
