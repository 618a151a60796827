"""Tables and their journals."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from tests.server.store.samples import entries, entry, opened, result, run, seated, table

from allaboard.server.store.common import SqlStore
from allaboard.server.store.faults import Missing, Unstorable
from allaboard.server.store.interface import Conflict, TableFilter


def test_a_table_comes_back_as_it_was_written(url: str) -> None:
    async def scenario() -> None:
        row = table("Ünïcode-🚌", city=None, public=False, due=2**53, event="class-7", pace="days")
        bodies = [entry(1, b"{}"), entry(2, b""), entry(3, bytes(range(256)) * 50)]
        async with opened(url) as store:
            await store.create_table(row, bodies, seated(row.id, "ann", "ann"))
            assert await store.table(row.id) == row
            assert await store.entries(row.id) == bodies
            assert await store.entries(row.id, after=2) == bodies[2:]
            assert await store.table("other") is None
            assert await store.entries("other") == []
        async with opened(url) as store:  # and after a restart
            assert await store.table(row.id) == row
            assert await store.entries(row.id) == bodies

    run(scenario())


def test_entries_follow_one_another_or_conflict_and_change_nothing(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create_table(table(), entries(1, 2))
            changed = table(status="playing", updated=2_000, due=3_000)
            for numbers in ((2, 2), (1, 3), (4, 4), (4, 9)):  # taken, partly taken, with a gap
                with pytest.raises(Conflict):
                    await store.append(entries(*numbers), changed)
                with pytest.raises(Conflict):
                    await store.append(entries(*numbers), changed, seated("t1", "eve"), result("t1", "eve"))
            assert await store.entries("t1") == entries(1, 2)
            assert await store.table("t1") == table()
            assert await store.tables(TableFilter(person="eve")) == []
            assert await store.result("t1") is None
            with pytest.raises(Conflict):
                await store.create_table(table(updated=5), entries(1, 1))
            with pytest.raises(Conflict):
                await store.append(entries(1, 1), table("nowhere"))
            with pytest.raises(Conflict):
                await store.append([], table("nowhere"))
            with pytest.raises(ValueError, match="one after another"):
                await store.append([entry(3), entry(5)], changed)
            with pytest.raises(ValueError, match="one after another"):
                await store.append([entry(0)], changed)
            await store.append(entries(3, 5), changed)
            assert await store.entries("t1") == entries(1, 5)
            assert await store.table("t1") == changed
            await store.append([], table(status="closed"))
            assert await store.entries("t1") == entries(1, 5)
            assert await store.table("t1") == table(status="closed")

    run(scenario())


def test_an_append_can_seat_people_and_add_the_result(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create_table(table(), entries(1, 1), seated("t1", "ann"))
            await store.append(entries(2, 2), table(), seated("t1", "bob", "ann"))
            assert await _sits_at(store, "ann") == await _sits_at(store, "bob") == ["t1"]
            await store.append(entries(3, 3), table())  # nobody moves
            assert await _sits_at(store, "ann") == ["t1"]
            await store.append(entries(4, 4), table(status="over"), seated("t1", "bob"), result("t1", "bob", None))
            assert await _sits_at(store, "ann") == []
            assert await store.result("t1") == result("t1", "bob", None)
            await store.append(entries(5, 5), table(status="over"), [], result("t1", "bob", finished=9_999))
            assert await _sits_at(store, "bob") == []
            assert await store.result("t1") == result("t1", "bob", finished=9_999)

    run(scenario())


async def _sits_at(store: SqlStore, name: str) -> list[str]:
    return [row.id for row in await store.tables(TableFilter(person=name))]


def test_fifty_writers_and_exactly_one_wins_each_number(url: str) -> None:
    rounds = 12

    async def scenario() -> None:
        async with opened(url) as first, opened(url) as second:  # two workers
            await first.create_table(table(), [])
            for number in range(1, rounds + 1):
                answers = await asyncio.gather(
                    *(
                        (first, second)[writer % 2].append(
                            [entry(number, b'"%d"' % writer)],
                            table(taken=writer),
                            # some go the long way
                            seated("t1", f"p{writer}") if writer % 5 == 0 else None,
                        )
                        for writer in range(50)
                    ),
                    return_exceptions=True,
                )
                winners = [writer for writer, answer in enumerate(answers) if answer is None]
                assert len(winners) == 1
                assert sum(isinstance(answer, Conflict) for answer in answers) == 49
                stored = await second.entries("t1")
                assert [each.number for each in stored] == list(range(1, number + 1))
                assert stored[-1].body == b'"%d"' % winners[0]
                row = await first.table("t1")
                assert row is not None
                assert row.taken == winners[0]

    run(scenario())


def test_a_conflict_fails_alone_and_its_neighbours_in_the_group_are_written(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await asyncio.gather(*(store.create_table(table(f"t{i:03}"), entries(1, 1)) for i in range(100)))
            answers = await asyncio.gather(
                *(store.append(entries(2 + i % 2, 2 + i % 2), table(f"t{i:03}", updated=i)) for i in range(100)),
                return_exceptions=True,
            )
            assert [isinstance(answer, Conflict) for answer in answers] == [i % 2 == 1 for i in range(100)]
            for i in range(100):
                assert len(await store.entries(f"t{i:03}")) == 2 - i % 2

    run(scenario())


def test_one_who_writes_what_cannot_be_stored_does_not_harm_the_others(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create_table(table(), entries(1, 1))
            await store.create_table(table("t2"), entries(1, 1))
            for bad in (table(host="a\0b"), table(host="\ud800"), table(due=2**63)):
                with pytest.raises(Unstorable):
                    await store.append(entries(2, 2), bad)
            answers = await asyncio.gather(
                store.append(entries(2, 2), table("t2")),
                store.append(entries(2, 2), table(seats="many")),
                return_exceptions=True,
            )
            assert answers[0] is None
            assert isinstance(answers[1], Exception)
            assert await store.table("t\0") is None
            assert await store.account("\udfff") is None
            assert await store.entries("t1") == entries(1, 1)

    run(scenario())


def test_a_write_goes_on_when_its_caller_is_cancelled(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create_table(table(), entries(1, 1))
            for number in range(2, 20):
                task = asyncio.create_task(
                    store.append(entries(number, number), table(), None if number % 2 else seated("t1", "ann"))
                )
                await asyncio.sleep(0)
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
                await store.add_chat("t1", 1, "ann", None, "still here")  # waits until the append is through
                await store.append([], table())
            # Closing waits too.
        async with opened(url) as store:
            assert await store.entries("t1") == entries(1, len(await store.entries("t1")))
            assert len(await store.entries("t1")) > 1

    run(scenario())


def test_lists_show_what_is_wanted_newest_first(url: str) -> None:
    async def scenario() -> None:
        rows = [
            table("a", updated=10, status="waiting", public=True),
            table("b", updated=30, status="waiting", public=False, game="depot", city=None),
            table("c", updated=20, status="playing", public=True, pace="days", taken=4),
            table("d", updated=20, status="over", public=True, city="rome", game="metro", event="daily-1"),
        ]

        async with opened(url) as store:
            for row in rows:
                await store.create_table(row, entries(1, 1), seated(row.id, "ann", "bob" if row.id in "bd" else "cleo"))

            async def shown(wanted: TableFilter) -> str:
                found = await store.tables(wanted)
                assert all(row in rows for row in found)
                return "".join(row.id for row in found)

            wanted: Sequence[tuple[TableFilter, str]] = [
                (TableFilter(), "bcda"),
                (TableFilter(limit=2), "bc"),
                (TableFilter(limit=0), ""),
                (TableFilter(before=20), "a"),
                (TableFilter(status=["waiting"]), "ba"),
                (TableFilter(status=["over", "playing"]), "cd"),
                (TableFilter(status=[]), ""),
                (TableFilter(public=True), "cda"),
                (TableFilter(public=False), "b"),
                (TableFilter(game="metro"), "d"),
                (TableFilter(city="london"), "ca"),
                (TableFilter(pace="days"), "c"),
                (TableFilter(free_seats=True), "bda"),
                (TableFilter(free_seats=False), "c"),
                (TableFilter(person="bob"), "bd"),
                (TableFilter(person="nobody"), ""),
                (TableFilter(event="daily-1"), "d"),
                (TableFilter(person="ann", public=True, status=["waiting", "over"], before=20), "a"),
            ]
            for each, names in wanted:
                assert (each, await shown(each)) == (each, names)

    run(scenario())


def test_what_is_due_comes_longest_waiting_first(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            assert await store.next_due() is None
            for name, due in (("a", 30), ("b", None), ("c", 10), ("d", 20), ("e", 10)):
                await store.create_table(table(name, due=due), [])
            assert await store.next_due() == 10
            assert await store.due_tables(9, 10) == []
            assert await store.due_tables(20, 10) == ["c", "e", "d"]
            assert await store.due_tables(99, 2) == ["c", "e"]
            await store.append(entries(1, 1), table("c", due=None))
            await store.append(entries(1, 1), table("e", due=40))
            assert await store.next_due() == 20
            assert await store.due_tables(99, 9) == ["d", "a", "e"]

    run(scenario())


def test_pruning_takes_old_tables_with_entries_and_chat_and_leaves_results(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for number in range(250):
                await store.create_table(table(f"o{number:03}", status="over", updated=number), entries(1, 1))
            await store.create_table(table("w", status="waiting", updated=1), entries(1, 1), seated("w", "ann"))
            await store.add_chat("o000", 1, "ann", 0, "bye")
            await store.append(entries(2, 2), table("o000", status="over", updated=0), None, result("o000", "ann"))
            assert await store.prune(["over", "closed"], 240) == 240
            assert await store.prune(["over", "closed"], 240) == 0
            assert await store.prune([], 10_000) == 0
            assert len(await store.tables(TableFilter(limit=1000))) == 11
            assert await store.entries("o000") == []
            assert await store.chat("o000") == []
            assert await store.result("o000") == result("o000", "ann")
            assert await store.entries("w") == entries(1, 1)
            with pytest.raises(Conflict):  # nobody revives it by going on
                await store.append(entries(3, 3), table("o000"))

    run(scenario())


def test_pruning_forgets_what_was_noted_about_the_tables_that_are_gone(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for name, status in (("gonegonegone", "over"), ("staysstaysst", "playing")):
                await store.create_table(table(name, status=status, updated=1), [])
                await store.set_setting(f"mailed:{name}:ann:7", "x")
                await store.set_setting(f"rematch:{name}", "x")
            await store.set_setting("secret_key", "x")
            assert await store.prune(["over"], 10) == 1
            for key in ("mailed:{}:ann:7", "rematch:{}"):
                assert await store.setting(key.format("staysstaysst")) == "x"
                assert await store.setting(key.format("gonegonegone")) is None
            assert await store.setting("secret_key") == "x"

    run(scenario())


def test_chat_is_numbered_by_table(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store, opened(url) as other:
            await store.create_table(table(), [])
            await store.create_table(table("t2"), [])
            lines = await asyncio.gather(
                *(
                    (store, other)[i % 2].add_chat("t1", i, "ann", None if i % 3 else 2, f"<b>{i}</b>")
                    for i in range(40)
                )
            )
            assert sorted(line.number for line in lines) == list(range(1, 41))
            assert (await store.add_chat("t2", 1, "bob", None, "")).number == 1
            kept = await store.chat("t1")
            assert kept == sorted(lines, key=lambda line: line.number)
            assert await store.chat("t1", limit=3) == kept[-3:]
            assert await store.chat("t1", after=38) == kept[-2:]
            with pytest.raises(Missing):
                await store.add_chat("nowhere", 1, "ann", None, "hello?")
            with pytest.raises(Unstorable):
                await store.add_chat("t1", 1, "ann", None, "a\0b")

    run(scenario())
