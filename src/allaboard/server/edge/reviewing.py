"""Reviews of finished games, and hints in play.

A review tells everything that a game held, so there is none before its end: a table's comes from its result, which is
there once nothing is secret any more, and a record is played to its end first. A hint comes from what its seat sees.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from allaboard.protocol.reviews import Hints, HintWishes, ReviewAnswer, ReviewWishes
from allaboard.server.edge.guards import address_of, needed_person, services_of
from allaboard.server.edge.pictures import compressed, own_city
from allaboard.server.edge.table_access import Access, access, finished_table
from allaboard.server.identity import who_is
from allaboard.server.reviewing import finished
from allaboard.server.table.gauntlet import Refusal

_MOST_HINTS = 6  # at once; then one every two seconds


class Reviewing(Controller):
    """Where points were lost, and what promises most."""

    path = "/api"
    tags = ["reviews"]  # noqa: RUF012 - Litestar reads it from the instance

    @post("/reviews", summary="Begin the review of a record, or say how far it is", status_code=200)
    async def review(self, request: Request[Any, Any, Any], data: JSONBody[ReviewWishes]) -> Response[ReviewAnswer]:
        if isinstance(data.record.get("city"), dict):
            own_city(request, data.record["city"])
        return await _begun(request, data.record)

    @post(
        "/tables/{table_id:str}/review",
        summary="The same for a finished game of this server",
        status_code=200,
        opt=access(Access.RESULT),
    )
    async def review_table(self, request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[ReviewAnswer]:
        return await _begun(request, msgspec.json.decode(finished_table(request).record))

    @get("/reviews/{review_id:str}", summary="How far a review is, or the review")
    async def known(self, request: Request[Any, Any, Any], review_id: FromPath[str]) -> Response[ReviewAnswer]:
        services = services_of(request)
        services.limits.check("review seen", address_of(request, services.settings), rate=4, burst=40)
        found = services.reviews.known(review_id)
        if found is None:  # begun at another worker, or long ago: to be asked for again
            raise Refusal("not_found")
        return _answer(request, found)

    @post(
        "/tables/{table_id:str}/hints",
        summary="What promises most for my seat, where a table allows hints",
        status_code=200,
        opt=access(Access.COMMAND),
    )
    async def hints(
        self, request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[HintWishes]
    ) -> Hints:
        services = services_of(request)
        person = await needed_person(request)
        services.limits.check("hint", person.id, rate=0.5, burst=_MOST_HINTS)
        room = await services.hub.room(table_id)
        sight, choices = await room.hint(who_is(person), data.seat)
        return Hints(seat=sight.seat, unit="total" if sight.is_line else "lead", choices=choices)


async def _begun(request: Request[Any, Any, Any], written: dict[str, Any]) -> Response[ReviewAnswer]:
    """Whoever asks too often, or for too much, is refused before any work is done."""
    services = services_of(request)
    services.limits.check("review", address_of(request, services.settings), rate=0.5, burst=12)
    record = await asyncio.to_thread(finished, written)
    return _answer(request, services.reviews.begin(record))


def _answer(request: Request[Any, Any, Any], answer: ReviewAnswer) -> Response[ReviewAnswer]:
    sent: Response[Any] = compressed(request, msgspec.json.encode(answer), "no-store")
    return sent
