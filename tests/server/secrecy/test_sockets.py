"""Random games of every kind through real sockets: no client ever gets what its seat must not know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.secrecy.random_tables import play_random_table, wishes_of
from tests.server.secrecy.searching import Search, watch
from tests.server.secrecy.serving import running

from allaboard.engine.depot import events as depot
from allaboard.engine.depot.game import DepotGame
from allaboard.server import identity
from allaboard.server import room as rooms
from allaboard.server.table import telling
from allaboard.server.table.state import Table

AT_ONCE = 5
DEPOT = [seed for seed in range(200) if (each := wishes_of(random.Random(seed))).game == "depot" and each.seats == 2]


async def play_many(folder: Path, search: Search, seeds: Sequence[int]) -> None:
    """So many games, some at the same time."""
    async with running(folder) as server:
        for start in range(0, len(seeds), AT_ONCE):
            search.sent.clear()
            search.owned.clear()
            group = seeds[start : start + AT_ONCE]
            async with asyncio.timeout(250):
                await asyncio.gather(*(play_random_table(server, search, seed) for seed in group))


def searched(folder: Path, monkeypatch: pytest.MonkeyPatch, seeds: Sequence[int]) -> Search:
    search = Search()
    watch(search, monkeypatch)
    asyncio.run(play_many(folder, search, seeds))
    return search


@pytest.mark.parametrize("part", range(4))
def test_no_client_gets_a_secret(part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    search = searched(tmp_path, monkeypatch, range(part * 25, part * 25 + 25))
    assert search.found == []
    assert search.messages > 1_000


@pytest.mark.proof
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(50))
def test_no_client_gets_a_secret_in_ten_thousand_games(
    part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = 1_000 + part * 200
    assert searched(tmp_path, monkeypatch, range(first, first + 200)).found == []


# What the search finds.


def is_found(folder: Path, monkeypatch: pytest.MonkeyPatch, what: str, seeds: Sequence[int]) -> bool:
    """Whether a planted leak is found in one of these games, each of which is dealt by chance."""
    search = Search()
    watch(search, monkeypatch)

    async def play() -> bool:
        async with running(folder) as server, asyncio.timeout(250):
            for seed in seeds:
                await play_random_table(server, search, seed)
                if any(what in found for found in search.found):
                    return True
        return False

    return asyncio.run(play())


def test_a_seed_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Table.info
    monkeypatch.setattr(
        Table, "info", lambda self: replace(plain(self), rematch=self.record.seed if self.record is not None else None)
    )
    assert is_found(tmp_path, monkeypatch, "the seed", range(3))


def test_a_person_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Table.info
    monkeypatch.setattr(Table, "info", lambda self: replace(plain(self), rematch=self.host))
    assert is_found(tmp_path, monkeypatch, "the id of a person", range(2))


def test_a_recovery_code_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stored it as it is would sooner or later tell it."""
    code = identity.new_recovery_code()
    monkeypatch.setattr(identity, "new_recovery_code", lambda: code)
    plain = Table.info
    monkeypatch.setattr(Table, "info", lambda self: replace(plain(self), rematch=code))
    assert is_found(tmp_path, monkeypatch, "a recovery code", range(1))


def test_standing_orders_of_another_seat_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = telling._orders
    monkeypatch.setattr(telling, "_orders", lambda table, seat: plain(table, 0))
    assert is_found(tmp_path, monkeypatch, "standing orders of", DEPOT)


def test_one_card_of_another_hand_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = telling.Breath.seen

    def seen(self: Any, game: Any, viewer: Any) -> Any:
        view, scores = plain(self, game, viewer)
        if isinstance(game, DepotGame) and viewer != 0:
            hand = game.view(0)["seats"][0]["hand"]
            assert hand is not None
            view["garage"] = [*view["garage"], *hand["travellers"][:1]]
        return view, scores

    monkeypatch.setattr(telling.Breath, "seen", seen)
    assert is_found(tmp_path, monkeypatch, "cards", DEPOT)


def test_a_frame_too_many_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(depot.Discarded, "seen_by", lambda self, viewer: True)
    assert is_found(tmp_path, monkeypatch, "the event discarded", DEPOT)


def test_a_window_that_takes_its_time_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "follow_up", lambda table, now: None)
    assert is_found(tmp_path, monkeypatch, "somebody was asked", DEPOT)
