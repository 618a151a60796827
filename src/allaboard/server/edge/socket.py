"""A client at a table: snapshot first, then frames; commands in, answers out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from structlog import get_logger

from allaboard.boards.faults import FaultsFound
from allaboard.protocol.commands import AnyCommand
from allaboard.protocol.messages import Bye, Done, Refused
from allaboard.server.edge.chatting import latest_chat
from allaboard.server.edge.doors import check_client
from allaboard.server.edge.guards import address_of, check_origin, person_of, services_of
from allaboard.server.edge.services import Services
from allaboard.server.edge.table_access import Access, access, look
from allaboard.server.edge.tables import carry_out, hides_decisions
from allaboard.server.edge.viewing import number_of
from allaboard.server.metrics import Metrics
from allaboard.server.room import Room
from allaboard.server.sockets import MOST_UNSENT, short_way
from allaboard.server.store.faults import StoreFault, Unstorable
from allaboard.server.store.interface import Person
from allaboard.server.table.frames import Viewer
from allaboard.server.table.gauntlet import Refusal

_LOG = get_logger("allaboard.server.socket")
_LONGEST = 16_384  # bytes of a message from a client
_MOST_WRONG = 20  # malformed messages before a client is shown the door
_PER_ADDRESS = 10  # people behind one address, as far as the number of their commands is concerned

_COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_ENCODER = msgspec.json.Encoder()

_GONE = (WebSocketDisconnect, RuntimeError, OSError)  # whoever is told has left already

# Codes of closed sockets, from the range that is free for applications.
CLOSED, REFUSED = 4000, 4003


class SocketClient:
    """One socket. What it is told is written at once; whoever cannot keep up is cut off, so that nobody waits."""

    def __init__(self, socket: WebSocket[Any, Any, Any], viewer: Viewer, person: str | None, metrics: Metrics) -> None:
        self.viewer = viewer
        self.person = person
        self.socket = socket
        self._wire = short_way(socket.scope)
        self._metrics = metrics
        self._closing: asyncio.Task[None] | None = None
        self.is_secret = False  # how much is said here must not show in any number

    def push(self, message: bytes) -> None:
        if self._closing is not None:
            return
        if self._wire.unsent > MOST_UNSENT:
            self.close("too_slow")
            self._wire.cut()
            return
        self._wire.write_text(message)
        self._metrics.said += 1
        if not self.is_secret:
            self._metrics.sent += 1

    def answer(self, command_id: int) -> None:
        self.push(_ENCODER.encode(Done(id=command_id)))

    def close(self, code: str) -> None:
        """Say why and hang up; the client will ask again."""
        if self._closing is None:
            self._wire.write_text(_ENCODER.encode(Bye(code=code)))
            self._closing = asyncio.get_running_loop().create_task(self._hang_up())

    async def _hang_up(self) -> None:
        with suppress(*_GONE):
            await self.socket.close(code=CLOSED)

    async def closed(self) -> None:
        """Wait until what was begun to be closed is."""
        if self._closing is not None:
            await self._closing


@websocket("/api/tables/{table_id:str}/socket", opt=access(Access.COMMAND))  # checked below: a refusal is a message
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Watch a table, or play at it."""
    services = services_of(socket)
    address = address_of(socket, services.settings)
    entered = False
    try:
        if services.is_stopping:
            raise Refusal("server_stopping")
        check_origin(socket, services.settings)
        services.limits.enter(address, services.settings.connections_per_address)
        entered = True
        person = await person_of(socket)
        seen = await look(socket, table_id, socket.query_params.get("seat"), fresh=True)
        last = socket.query_params.get("after")
        after = None if last is None else number_of(last)
    except Refusal as refusal:
        _LOG.info("socket refused", code=refusal.code, address=address)
        await socket.accept()
        await socket.send_text(_ENCODER.encode(Bye(code=refusal.code)).decode())
        await socket.close(code=REFUSED)
        if entered:
            services.limits.go(address)
        return
    await socket.accept()
    try:
        client = SocketClient(socket, seen.viewer, person.id if person else None, services.metrics)
        client.is_secret = hides_decisions(seen.room.table)
        await _attend(services, seen.room, client, person, after)
    finally:
        services.limits.go(address)


async def _attend(
    services: Services, room: Room, client: SocketClient, person: Person | None, after: int | None
) -> None:
    room.join(client, after, await latest_chat(services, room))
    try:
        if client.person is not None:
            await check_client(services, client)
        await _read(services, room.table.id, client, person)
    finally:
        room.leave(client)
        current = services.hub.rooms.get(room.table.id)
        if current is not None and current is not room:
            current.leave(client)
        await client.closed()


async def _read(services: Services, table_id: str, client: SocketClient, person: Person | None) -> None:
    """Carry out what a client sends, one after the other. What costs time is limited before it is decoded."""
    wrong = 0
    address = address_of(client.socket, services.settings)
    rate = services.settings.commands_per_second
    while True:
        try:
            text = await client.socket.receive_data("text")
        except WebSocketDisconnect:
            return
        command_id, kind, outcome = 0, "unknown", "done"
        try:
            services.limits.check("socket", address, rate=_PER_ADDRESS * rate, burst=_PER_ADDRESS * 60)
            if len(text) > _LONGEST or (not text.isascii() and len(text.encode()) > _LONGEST):
                raise Refusal("too_large")
            command = _COMMANDS.decode(text)
            command_id, kind = command.id, type(command).__name__.lower()
            if person is None:
                raise Refusal("no_name_yet")
            services.limits.check("command", person.id, rate=rate, burst=60)
            room = await services.hub.room(table_id)
            await carry_out(services, room, person, command, partial(client.answer, command_id))
        except msgspec.DecodeError as error:
            wrong += 1
            outcome = "bad_message"
            client.push(_ENCODER.encode(Refused(id=command_id, code="bad_message", detail=str(error)[:200])))
        except Refusal as refusal:
            outcome = refusal.code
            wrong += refusal.code in {"too_large", "too_often", "no_name_yet"}
            told = Refused(id=command_id, code=refusal.code, detail=refusal.detail, reason=refusal.reason)
            client.push(_ENCODER.encode(told))
        except FaultsFound as faults:
            outcome = "faults"
            client.push(_ENCODER.encode(Refused(id=command_id, code="faults", detail=str(faults))))
        except StoreFault as fault:
            outcome = "bad_request" if isinstance(fault, Unstorable) else "storage"
            _LOG.error("storage failed", code=fault.code)
            client.push(_ENCODER.encode(Refused(id=command_id, code=outcome)))
        except Exception as error:  # noqa: BLE001 - whatever it is, the others play on
            outcome = "failed"
            _LOG.error("command failed", exc_info=error)
            client.push(_ENCODER.encode(Refused(id=command_id, code="failed")))
        if not client.is_secret:
            services.metrics.count(kind, outcome)
        if outcome != "done":
            _LOG.info("command refused", type=kind, code=outcome)
        if wrong > _MOST_WRONG:
            client.close("bad_messages")
            return
