"""What the store keeps about a table besides its entries."""

from __future__ import annotations

import msgspec

from allaboard.engine import LineGame
from allaboard.engine.depot.scoring import places
from allaboard.server.store.interface import Result, Seated, SeatResult, TableRow
from allaboard.server.table.duties import next_moment
from allaboard.server.table.state import Table


def row_of(table: Table) -> TableRow:
    wishes = table.wishes
    assert wishes is not None
    return TableRow(
        id=table.id,
        game=wishes.game,
        city=wishes.city,
        status=table.status,
        public=wishes.public,
        pace=wishes.pace,
        seats=wishes.seats,
        taken=sum(not seat.is_free for seat in table.seats),
        host=table.host,
        created=table.created,
        updated=table.changed,
        due=next_moment(table),
        event=table.event,
    )


def seated_of(table: Table) -> list[Seated]:
    return [
        Seated(table=table.id, person=seat.person, seat=place)
        for place, seat in enumerate(table.seats)
        if seat.person is not None
    ]


def result_of(table: Table) -> Result:
    """A finished game with its record, secrets and all."""
    assert table.game is not None
    assert table.wishes is not None
    scores = table.game.scores(None)["seats"]
    ranks = [one["rank"] for one in scores]
    if not isinstance(table.game, LineGame):
        ranks = places(table.game.scores(None))
    return Result(
        table=table.id,
        game=table.wishes.game,
        city=table.wishes.city,
        finished=table.updated,
        rated=table.is_rated,
        took_back=table.took_back,
        event=table.event,
        record=msgspec.json.encode(table.full_record().to_json()),
        seats=[
            SeatResult(
                seat=place,
                person=seat.person,
                bot=seat.bot,
                name=seat.name or "",
                total=scores[place]["total"],
                rank=ranks[place],
            )
            for place, seat in enumerate(table.seats)
        ],
    )
