"""Whether a decision would be taken, and if not, why.

What answers here has no way to write: it judges and forgets what it was told to write.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Controller, Request, post
from litestar.params import FromPath, JSONBody

from allaboard.protocol.checks import CheckWishes, Verdict
from allaboard.protocol.commands import Act
from allaboard.server.edge.guards import needed_person, services_of
from allaboard.server.edge.table_access import Access, access
from allaboard.server.identity import who_is
from allaboard.server.table.gauntlet import Refusal


class Checks(Controller):
    """Questions about decisions."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012 - Litestar reads it from the instance

    @post(
        "/{table_id:str}/checks",
        summary="Ask whether a decision would be taken; nothing happens",
        status_code=200,
        opt=access(Access.COMMAND),
    )
    async def check(
        self, request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[CheckWishes]
    ) -> Verdict:
        person = await needed_person(request)
        services = services_of(request)
        services.limits.check("command", person.id, rate=services.settings.commands_per_second, burst=60)
        room = await services.hub.room(table_id, fresh=True)
        return verdict_of(lambda: room.check(who_is(person), act_of(data)))


def act_of(wishes: CheckWishes) -> Act:
    """The command that is asked about."""
    return Act(action=wishes.action, seen=wishes.seen, seat=wishes.seat)


def verdict_of(judge: Callable[[], None]) -> Verdict:
    """What a judgement that raises `Refusal` comes to."""
    try:
        judge()
    except Refusal as refusal:
        return Verdict(legal=False, code=refusal.code, detail=refusal.detail, reason=refusal.reason)
    return Verdict(legal=True)
