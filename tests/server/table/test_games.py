"""Whole games at a table: every viewer can follow by frames alone, and a restart changes nothing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.server.table.playing import Driven

from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.server.table.telling import Breath, Listener, asked_of

KINDS = [("bus", "new_york", 3), ("metro", "paris", 4), ("depot", None, 3)]


def patched(view: Any, changes: list[dict[str, Any]]) -> Any:
    """A JSON Patch applied, the way a client does."""
    for change in changes:
        if change["path"] == "":
            view = change["value"]
            continue
        *path, last = change["path"].removeprefix("/").split("/")
        where = view
        for key in path:
            where = where[int(key)] if isinstance(where, list) else where[key]
        if isinstance(where, list):
            if last == "-":
                where.append(change["value"])
            else:
                where[int(last)] = change["value"]
        elif change["op"] == "remove":
            del where[last]
        else:
            where[last] = change["value"]
    return view


@pytest.mark.parametrize(("game", "city", "seats"), KINDS)
@pytest.mark.parametrize("beat", [0, 2000])
def test_every_viewer_follows_by_frames_alone(game: Any, city: str | None, seats: int, beat: int) -> None:
    chance = random.Random(f"{game}{beat}")
    driven = Driven(TableWishes(game=game, city=city, seats=seats, beat=beat))
    table = driven.table
    listeners = {viewer: Listener(viewer) for viewer in (None, *range(seats))}
    alone = {viewer: Listener(viewer) for viewer in listeners}
    views: dict[int | None, Any] = {}
    seqs = dict.fromkeys(listeners, 0)
    driven.do(0, c.Start())
    while True:
        breath = Breath(listeners)
        for viewer, listener in listeners.items():
            frames = listener.listen(table, driven.now, breath)
            assert frames == alone[viewer].listen(table, driven.now)  # whoever else hears it makes no difference
            for frame in frames:
                told = msgspec.json.decode(msgspec.json.encode(frame))
                if told["type"] != "frame":
                    continue
                seqs[viewer] += 1
                assert told["seq"] == seqs[viewer]
                views[viewer] = patched(views.get(viewer), told.get("changes", []))
            assert not frames or seqs[viewer] == table.seq(viewer, driven.now)
        table.forget_told(driven.now)
        if table.is_told(driven.now) and table.game is not None and table.game.phase != "shout":
            for viewer in listeners:
                assert views[viewer] == msgspec.json.decode(msgspec.json.encode(table.game.view(viewer)))
        if table.status == "over" and table.is_told(driven.now):
            break
        asked = [(seat, asked_of(table, seat, driven.now)) for seat in range(seats)]
        owed = [(seat, found[0]) for seat, found in asked if found]
        if owed and not (owed[0][1].phase == "shout" and chance.random() < 0.5):
            seat, question = chance.choice(owed)
            driven.act(seat, chance.choice(question.legal)["action"])
        else:
            driven.now += 250
        driven.settle_duties()
    assert driven.again().game == table.game
    assert driven.again().happenings == table.happenings
