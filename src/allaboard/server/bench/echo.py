"""The bare framework: whatever a client sends, everybody at its table gets a message as large as a real frame."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath


def _filled(kind: str, size: int) -> str:
    start = f'{{"type":"{kind}","asked":[{{"seat":0,"legal":[{{"action":"echo"}}]}}],"fill":"'
    return start + "x" * max(size - len(start) - 2, 0) + '"}'


def echo_app(frame_bytes: int, answer_bytes: int) -> Litestar:
    frame, done = _filled("frame", frame_bytes), '{"type":"done","fill":"' + "x" * max(answer_bytes - 25, 0) + '"}'
    tables: defaultdict[str, list[WebSocket[Any, Any, Any]]] = defaultdict(list)

    @websocket("/echo/{table:str}")
    async def echo(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
        await socket.accept()
        tables[table].append(socket)
        await socket.send_text(frame)
        try:
            while True:
                await socket.receive_data("text")
                for other in tables[table]:
                    await other.send_text(frame)
                await socket.send_text(done)
        except (WebSocketDisconnect, asyncio.CancelledError):
            return
        finally:
            tables[table].remove(socket)

    return Litestar(route_handlers=[echo], openapi_config=None, logging_config=None)
