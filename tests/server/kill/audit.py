"""What is stored, compared with what people have heard: nothing lost, nothing doubled, no game broken."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec
from tests.server.kill.playing import Game, Sent, agree

from allaboard.records import parse_record, play_record
from allaboard.server.store.interface import Store
from allaboard.server.table import entries as e
from allaboard.server.table.entries import decode_entry
from allaboard.server.table.state import Table
from allaboard.server.table.stops import GO_ON


class Journal:
    """A table folded from the store, with what each seat was asked and answered."""

    def __init__(self, table: Table, answers: dict[int, list[tuple[int, str]]], went_on: set[int]) -> None:
        self.table = table
        self.went_on = went_on  # seats that were ready for the next day at least once
        self.answers = answers  # of each seat: the number of frames it had when it was asked, and its action

    def events(self, viewer: int) -> list[Any]:
        told = [event.to_json() for happening in self.table.happenings for event in happening.heard_by(viewer)]
        return list(msgspec.json.decode(msgspec.json.encode(told)))


async def journal_of(store: Store, table_id: str) -> Journal:
    table = Table(table_id)
    answers: dict[int, list[tuple[int, str]]] = {}
    went_on: set[int] = set()
    for row in await store.entries(table_id):
        entry = decode_entry(row.body)
        if isinstance(entry, e.Acted):
            asked = table.asked_since[entry.seat]
            answers.setdefault(entry.seat, []).append((asked, entry.action))
        elif isinstance(entry, e.WentOn) and entry.seat is not None:
            went_on.add(entry.seat)
        table.fold(row.number, row.at, entry)  # raises if there is a gap, or if the rules forbid it
    return Journal(table, answers, went_on)


async def audit(store: Store, games: Sequence[Game], *, is_mixed: bool = False) -> int:
    """Raise unless everything that anybody has heard is there; how many answers were looked at.

    `is_mixed`: it was heard from servers of two versions.
    """
    checked = 0
    for game in list(games):
        # First what people know, then what is stored: others may be playing on meanwhile.
        is_over = game.is_over
        known = [(player.seat, player.accepted[:], player.follower.events[:]) for player in game.players]
        journal = await journal_of(store, game.table)
        for seat, accepted, heard in known:
            checked += _check_answers(journal, seat, accepted)
            stored = journal.events(seat)
            begun = stored[: len(heard)]
            assert agree(heard, begun, is_mixed=is_mixed), "a client has heard of something that is not stored"
            assert not is_over or len(heard) == len(stored), "a client has not heard everything"
        if is_over:
            await _check_result(store, journal, game, is_mixed=is_mixed)
    return checked


def _check_answers(journal: Journal, seat: int, accepted: Sequence[Sent]) -> int:
    """Every accepted action is stored, each as a decision of its own."""
    answers = journal.answers.get(seat, [])
    asked = [seen for seen, _ in answers]
    used = set()
    for sent in accepted:
        if sent.action == GO_ON:  # no decision of the game, and it may be said more than once
            assert seat in journal.went_on, f"lost: {sent}"
            continue
        place = bisect_right(asked, sent.seen) - 1
        assert place >= 0, f"lost: {sent}"
        assert answers[place][1] == sent.action, f"lost: {sent}; stored instead: {answers[place]}"
        assert place not in used, f"accepted twice: {sent}"
        used.add(place)
    return len(used)


async def _check_result(store: Store, journal: Journal, game: Game, *, is_mixed: bool) -> None:
    """The stored record is that of the journal, and plays to its end."""
    result = await store.result(game.table)
    assert result is not None
    record = parse_record(msgspec.json.decode(result.record))
    played = play_record(record)
    assert played.is_over
    assert journal.table.game is not None
    for player in game.players:
        view = msgspec.json.decode(msgspec.json.encode(journal.table.game.view(player.seat)))
        assert agree(player.follower.view, view, is_mixed=is_mixed)
        assert msgspec.json.decode(msgspec.json.encode(played.view(player.seat))) == view
