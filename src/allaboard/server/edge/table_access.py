"""Who may see what of a table: the one check that every route below a table passes.

A route with `table_id` in its path says what it gives away with `opt=access(...)`; an application with a route that
does not say so is not made. What a handler then shows, it takes from `seen_table` or `finished_table`, which hold what
was checked.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from allaboard.server.edge.guards import person_of, services_of
from allaboard.server.edge.services import Services
from allaboard.server.edge.viewing import viewer_of
from allaboard.server.events import is_running
from allaboard.server.room import Room
from allaboard.server.store.interface import Result
from allaboard.server.table.frames import Viewer
from allaboard.server.table.gauntlet import Refusal

_OPTION: Final = "table_access"
_FOUND: Final = "table_access_found"
Connection = ASGIConnection[Any, Any, Any, Any]


class Access(Enum):
    """What a route gives away."""

    FACTS = "facts"  # what everybody may know: who sits there, which game
    VIEW = "view"  # the position or what happened, as the viewer may know it
    RESULT = "result"  # everything about a finished game whose deal is no longer secret
    COMMAND = "command"  # nothing: the table itself judges who may


@dataclass(frozen=True)
class SeenTable:
    """A table and the seat it is looked at from; no seat for a spectator."""

    room: Room
    viewer: Viewer


def access(to: Access) -> dict[str, Any]:
    """For the `opt` of a route handler."""
    return {_OPTION: to}


def check_routes(app: Litestar) -> None:
    """Raise unless every route below a table says what it gives away."""
    for route in app.routes:
        if "{table_id" not in route.path or not route.path.startswith("/api/"):
            continue
        handlers = getattr(route, "route_handlers", None) or [getattr(route, "route_handler", None)]
        for handler in handlers:
            is_made_by_litestar = handler is None or getattr(handler, "http_methods", None) == {"OPTIONS"}
            if not is_made_by_litestar and not isinstance(handler.opt.get(_OPTION), Access):
                raise TypeError(f"{route.path}: {handler} does not say what it gives away of a table")


async def check_table_access(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard of the whole application. Raises `Refusal`."""
    to = handler.opt.get(_OPTION)
    if to is Access.VIEW:
        wanted = connection.query_params.get("seat") if "seat" not in connection.path_params else None
        found: object = await look(connection, str(connection.path_params["table_id"]), wanted)
    elif to is Access.RESULT:
        found = await published_result(services_of(connection), str(connection.path_params["table_id"]))
    else:
        return
    connection.scope["state"][_FOUND] = found


async def look(connection: Connection, table_id: str, wanted: str | None, *, fresh: bool = False) -> SeenTable:
    """The table as the person behind a connection may see it; raises `Refusal`."""
    services = services_of(connection)
    person = await person_of(connection)
    room = await services.hub.room(table_id, fresh=fresh)
    wanted = wanted if wanted is not None else connection.query_params.get("viewer")
    return SeenTable(room, await viewer_of(services, room, person, wanted))


def seen_table(connection: Connection) -> SeenTable:
    """What the check of a `VIEW` has found."""
    found = connection.scope["state"].get(_FOUND)
    assert isinstance(found, SeenTable)
    return found


def finished_table(connection: Connection) -> Result:
    """What the check of a `RESULT` has found."""
    found = connection.scope["state"].get(_FOUND)
    assert isinstance(found, Result)
    return found


async def published_result(services: Services, table_id: str) -> Result:
    """The result of a finished game whose deal is no longer a secret; raises `Refusal`."""
    result = await services.store.result(table_id)
    if result is None:
        raise Refusal("not_found" if await services.store.table(table_id) is None else "not_over")
    if await is_running(services.store, result.event, services.watch.now()):
        raise Refusal("embargoed")
    return result
