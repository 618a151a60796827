"""People, tokens, results, ratings and settings."""

from __future__ import annotations

import asyncio
import json

import pytest
from msgspec.structs import replace
from tests.server.store.samples import entries, opened, person, rating, result, run, table, token

from allaboard.server.store.faults import Missing
from allaboard.server.store.interface import Conflict, NameTaken


def test_people_come_back_as_they_were_written(url: str) -> None:
    async def scenario() -> None:
        ann = person("Ann", recovery="hash", email="ann@example.org", blocked=True, language="fr")
        async with opened(url) as store:
            await store.add_person(ann)
            assert await store.person("ann") == ann
            assert await store.person("bob") is None
            changed = replace(ann, name="Anna", blocked=False, email=None)
            await store.change_person(changed)
            assert await store.person("ann") == changed
            await store.set_language("ann", "de")
            await store.set_language("nobody", "de")
            assert await store.person("ann") == replace(changed, language="de")
            with pytest.raises(Missing):
                await store.change_person(person("Nobody"))
            with pytest.raises(Conflict):
                await store.add_person(person("Ann"))

    run(scenario())


def test_accounts_have_names_of_their_own_whatever_the_case_and_guests_do_not(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.add_person(person("Groß", account=True))
            for name in ("Groß", "GROSS", "groß", "\uff27ross"):
                with pytest.raises(NameTaken):
                    await store.add_person(person(name, account=True, id=f"id-{name}"))
                found = await store.account(name)
                assert found is not None
                assert found.name == "Groß"
            guest = person("gross", id="g1")
            await store.add_person(guest)
            await store.add_person(replace(guest, id="g2"))
            with pytest.raises(NameTaken):  # a guest who wants an account
                await store.change_person(replace(guest, password="x"))
            await store.change_person(replace(guest, name="Klein", password="x"))
            assert await store.account("KLEIN") == replace(guest, name="Klein", password="x")
            assert await store.account("klei") is None

    run(scenario())


def test_of_many_who_want_a_name_at_once_one_gets_it(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store, opened(url) as other:
            answers = await asyncio.gather(
                *((store, other)[i % 2].add_person(person("Ann", account=True, id=f"p{i}")) for i in range(20)),
                return_exceptions=True,
            )
            assert sum(answer is None for answer in answers) == 1
            assert sum(isinstance(answer, NameTaken) for answer in answers) == 19

    run(scenario())


def test_sessions_end_one_by_one_or_all_at_once(url: str) -> None:
    async def scenario() -> None:
        ann = person("Ann")
        async with opened(url) as store:
            await store.add_person(ann)
            assert await store.person_of_session("ann", 0) == ann  # a cookie that knew no numbers
            assert [await store.new_session("ann") for _ in range(3)] == [1, 2, 3]
            await store.end_session("ann", 2)
            await store.end_session("ann", 2)
            assert [await store.person_of_session("ann", number) is not None for number in range(4)] == [
                True,
                True,
                False,
                True,
            ]
            await store.end_sessions("ann")
            assert [await store.person_of_session("ann", number) for number in range(4)] == [None] * 4
            new = await store.new_session("ann")
            assert await store.person_of_session("ann", new) == ann
            await store.change_person(replace(ann, name="Anna", email="a@b.c"), ("name",), end_sessions=True)
            assert await store.person("ann") == replace(ann, name="Anna")
            assert await store.person_of_session("ann", new) is None
            assert await store.person_of_session("nobody", 0) is None
            for work in (store.new_session("nobody"), store.end_session("nobody", 1)):
                with pytest.raises(Missing):
                    await work

    run(scenario())


def test_of_a_forgotten_person_no_key_and_no_name_is_left(url: str) -> None:
    async def scenario() -> None:
        ann, bob = person("Ann", account=True, email="a@b.c", language="de"), person("Bob")
        record = json.dumps({"players": [{"name": "Ann"}, {"name": "Bob"}]}).encode()
        async with opened(url) as store:
            for each in (ann, bob):
                await store.add_person(each)
                await store.add_token(token(f"of {each.id}", each.id))
            await store.set_ratings([rating("ann", 25, 8), rating("bob", 20, 0.1)])
            await store.create_table(table("a"), entries(1, 1))
            for each in (ann, bob):
                await store.add_chat("a", 5, each.id, None, "hello")
            await store.append(entries(2, 2), table("a", status="over"), None, result("a", "ann", "bob", record=record))
            await store.forget_person("ann", "deleted")
            await store.rename_in_results("ann", "deleted")
            assert await store.account("Ann") is None
            assert await store.person("ann") == replace(person("Ann"), name="deleted", blocked=True)
            assert await store.person_of_session("ann", 0) is None
            assert [await store.token(f"of {each}") is not None for each in ("ann", "bob")] == [False, True]
            assert [each.person for each in await store.ratings("bus")] == ["bob"]
            assert [line.person for line in await store.chat("a")] == ["bob"]
            found = await store.result("a")
            assert found is not None
            assert [seat.name for seat in found.seats] == ["deleted", "bob"]
            assert [each["name"] for each in json.loads(found.record)["players"]] == ["deleted", "Bob"]
            await store.add_person(person("Ann", account=True, id="another"))  # the name is free again

    run(scenario())


def test_tokens_are_revoked_once_and_for_all(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.add_person(person("Ann"))
            first, second = token("h1", "ann"), token("h2", "ann", kind="feed", created=6)
            await store.add_token(first)
            await store.add_token(second)
            assert await store.token("h1") == first
            assert await store.token("h3") is None
            assert await store.tokens("ann") == [second, first]
            await store.revoke_token("h1", 50)
            await store.revoke_token("h1", 60)
            await store.revoke_token("h3", 60)
            assert await store.token("h1") == replace(first, revoked=50)
            with pytest.raises(Conflict):
                await store.add_token(first)
            with pytest.raises(Missing):
                await store.add_token(token("h4", "nobody"))

    run(scenario())


def test_results_are_found_by_person_game_event_and_time(url: str) -> None:
    async def scenario() -> None:
        kept = [
            result("a", "ann", "bob", finished=10),
            result("b", "ann", None, finished=30, event="daily-1", rated=False),
            result("c", "bob", finished=20, game="depot", city=None, record=b"\x00\xff"),
        ]
        async with opened(url) as store:
            for each in kept:
                await store.create_table(table(each.table), entries(1, 1))
                await store.append(entries(2, 2), table(each.table, status="over"), None, each)
            assert await store.result("c") == kept[2]
            assert await store.result("d") is None
            assert await store.results() == [kept[1], kept[2], kept[0]]
            assert await store.results(person="ann") == [kept[1], kept[0]]
            assert await store.results(person="bob", before=20) == [kept[0]]
            assert await store.results(game="depot") == [kept[2]]
            assert await store.results(event="daily-1") == [kept[1]]
            assert await store.results(limit=1) == [kept[1]]
            assert await store.results(person="nobody") == []

    run(scenario())


def test_the_leaderboard_counts_what_is_certain(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.set_ratings([rating("ann", 25, 8), rating("bob", 20, 0.1), rating("ann", 9, 1, "depot")])
            await store.set_ratings([rating("cleo", 30, 2.123456789012345), rating("ann", 26.5, 1)])
            assert [each.person for each in await store.ratings("bus")] == ["cleo", "ann", "bob"]
            assert [each.person for each in await store.ratings("bus", limit=1)] == ["cleo"]
            assert await store.ratings("metro") == []
            assert await store.ratings_of(["cleo", "nobody", "ann", "cleo"], "bus") == [
                rating("cleo", 30, 2.123456789012345),
                rating("ann", 26.5, 1),
            ]
            assert await store.ratings_of([], "bus") == []

    run(scenario())


def test_workers_who_rate_the_same_people_at_once_do_not_block_each_other(url: str) -> None:
    async def scenario() -> None:
        people = [f"p{i}" for i in range(6)]
        async with opened(url) as store, opened(url) as other:
            await asyncio.gather(
                *(
                    (store, other)[i % 2].set_ratings(
                        [rating(each, i, 1) for each in (people if i % 3 else reversed(people))]
                    )
                    for i in range(30)
                )
            )
            assert len({each.mu for each in await store.ratings("bus")}) == 1

    run(scenario())


def test_workers_agree_on_a_setting(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store, opened(url) as other:
            assert await store.setting("secret") is None
            answers = await asyncio.gather(*((store, other)[i % 2].set_setting("secret", f"s{i}") for i in range(10)))
            assert len(set(answers)) == 1
            assert await other.setting("secret") == answers[0]
            assert await store.set_setting("secret", "new") == answers[0]
            await asyncio.gather(store.ping(), other.ping(), store.ping())
            assert await store.setting("ping") is None

    run(scenario())
