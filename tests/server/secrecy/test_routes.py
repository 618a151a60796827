"""Servers whose tables differ in a secret alone answer alike: every GET route, its headers and sizes, and sockets."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.secrecy.test_line_tables import CITIES, both_tables
from tests.server.secrecy.twins import Case, both_stories
from tests.server.secrecy.two_servers import addresses, differences

from allaboard.records import Record
from allaboard.server.edge import posting
from allaboard.server.pictures import Key, Pictures
from allaboard.server.table.state import Table


def found_in_depot(folder: Path, seed: int, patch: pytest.MonkeyPatch) -> list[str]:
    """At a moment at which others have decided something."""
    first, other = both_stories(Case(seed, 2000))
    until = min(first.until, other.until)
    moments = sorted({line[0] for line in first.transcript(until)})
    if not moments:
        return []
    moment = random.Random(seed).choice(moments[len(moments) // 2 :])
    tables = first.table, other.table
    folder.mkdir(exist_ok=True)
    journals = [table.journal for table in tables]
    return differences(folder, journals, len(first.table.table.seats), moment, first.table.viewer, patch)


def test_all_routes_are_asked() -> None:
    assert len(list(addresses())) > 45


@pytest.mark.parametrize("seed", range(4))
def test_servers_with_different_hands_answer_alike(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_in_depot(tmp_path, seed, monkeypatch) == []


@pytest.mark.parametrize("seed", range(4))
def test_servers_with_different_tickets_and_objectives_answer_alike(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, city, seats = CITIES[seed]
    one, two = both_tables(game, city, seats, seed)
    assert one.now == two.now
    assert differences(tmp_path, [one.journal, two.journal], seats, one.now, one.viewer, monkeypatch) == []


@pytest.mark.proof
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seed", range(100, 300))
def test_two_hundred_pairs_of_servers_answer_alike(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_in_depot(tmp_path, seed, monkeypatch) == []


# What the comparison finds.


def is_found(folder: Path, patch: pytest.MonkeyPatch, what: str, most: int = 6) -> bool:
    return any(any(what in place for place in found_in_depot(folder / str(seed), seed, patch)) for seed in range(most))


def test_a_feed_that_moves_with_hidden_entries_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "asked_seats", lambda *_: [0])
    monkeypatch.setattr(posting, "asked_at", lambda table, _: table.updated)
    assert is_found(tmp_path, monkeypatch, "/api/feed/")


def test_a_picture_that_is_drawn_anew_after_a_hidden_decision_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would take longer."""
    plain = Pictures.draw

    async def draw(self: Pictures, key: Key, record: Record, game: Any, viewer: Any, **more: Any) -> str:
        return await plain(self, (*key, table_of[0].number), record, game, viewer, **more)

    table_of: list[Table] = []
    shown = Table.shown

    def watched(self: Table, now: int) -> Any:
        table_of[:] = [self]
        return shown(self, now)

    monkeypatch.setattr(Table, "shown", watched)
    monkeypatch.setattr(Pictures, "draw", draw)
    assert is_found(tmp_path, monkeypatch, "pictures")


def test_a_list_that_shows_the_last_entry_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "changed", property(lambda self: self.updated, lambda self, value: None), raising=False)
    assert is_found(tmp_path, monkeypatch, "/api/tables")
