"""Tables full of clients: each table has one action on its way at a time, and counts when everybody has heard of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from allaboard.server.bench.wire import Wire

CLIENTS_AT_A_TABLE = 4
MOST_ACTIONS = 20  # at a table, so that no game is over before the last measurement

SETTLING = 0.5  # seconds for what is still on its way


class _Choice(msgspec.Struct):
    action: str
    total: int | None = None  # none where the line would end


class _Asked(msgspec.Struct):
    seat: int
    legal: list[_Choice] = []


class _Heard(msgspec.Struct):
    """As much of any message as a client here needs."""

    type: str
    seq: int = 0
    code: str = ""
    asked: list[_Asked] | None = None


_DECODER = msgspec.json.Decoder(_Heard)


@dataclass
class Tally:
    """What was measured."""

    actions: int = 0
    refused: int = 0
    frames: int = 0
    frame_bytes: int = 0
    answer_bytes: int = 0
    sent_bytes: int = 0
    latencies: list[float] = field(default_factory=list)

    def quantile(self, part: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies) or [0.0]
        return ordered[min(int(len(ordered) * part), len(ordered) - 1)] * 1000


class LoadTable:
    """A table and its clients."""

    def __init__(self, tally: Tally, is_ready: Callable[[LoadTable], None]) -> None:
        self.tally = tally
        self.wires: list[Wire] = []
        self.asked: dict[int, bytes] = {}  # by client: what it would do
        self._seen: dict[int, int] = {}  # by client: the number of its last frame
        self._is_ready = is_ready
        self._untold: set[int] = set()
        self._since = 0.0
        self._is_answered = True

    def hear(self, client: int, body: bytes) -> None:
        heard = _DECODER.decode(body)
        if heard.type == "frame":
            self.tally.frames += 1
            self.tally.frame_bytes += len(body)
            self._note(client, heard)
            self._untold.discard(client)
        elif heard.type == "done":
            self.tally.answer_bytes += len(body)
            self._is_answered = True
        elif heard.type in {"snapshot", "table"}:
            self._note(client, heard)
            return
        elif heard.type == "refused":
            self.tally.refused += 1
            self._is_answered = True
            self._untold.clear()
        else:
            return
        if self._since and self._is_answered and not self._untold:
            if heard.type != "refused":
                self.tally.actions += 1
                self.tally.latencies.append(time.perf_counter() - self._since)
            self._since = 0.0
            self._is_ready(self)

    def _note(self, client: int, heard: _Heard) -> None:
        if heard.type != "table":  # which has no number
            self._seen[client] = heard.seq
        self.asked.pop(client, None)
        if heard.asked and heard.asked[0].legal:
            # A line that goes on as long as it can: whoever plays at random runs into itself too soon.
            best = max(heard.asked[0].legal, key=lambda choice: -1 if choice.total is None else choice.total)
            self.asked[client] = best.action.encode()

    @property
    def is_waiting(self) -> bool:
        """Whether an action is on its way."""
        return self._since > 0

    def act(self) -> bool:
        """Let somebody who is asked decide; False if nobody is."""
        if not self.asked:
            return False
        client, action = self.asked.popitem()
        body = b'{"type":"act","id":1,"action":"%b","seen":%d}' % (action, self._seen[client])
        self.tally.sent_bytes += len(body)
        self._untold = set(range(len(self.wires)))
        self._is_answered = False
        self._since = time.perf_counter()
        self.wires[client].send(body)
        return True


class Load:
    """All tables, driven as fast as they can, or at a given pace."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.tables: list[LoadTable] = []
        self._ready: deque[LoadTable] = deque()
        self._more = asyncio.Event()

    def new_table(self) -> LoadTable:
        table = LoadTable(self.tally, self._is_ready)
        self.tables.append(table)
        return table

    def _is_ready(self, table: LoadTable) -> None:
        self._ready.append(table)
        self._more.set()

    def begin(self) -> None:
        """Forget what was measured; whatever is still on its way counts for nobody."""
        self.tally = Tally()
        for table in self.tables:
            table.tally = self.tally

    async def play(self, seconds: float, pace: float | None = None) -> float:
        """Play for so long, `pace` actions a second or as many as go; the actions a second that were accepted.

        A game does not last for ever, so it ends sooner when so many actions were made that some games may be over.
        """
        most = MOST_ACTIONS * len(self.tables)
        self.begin()
        self._ready = deque(self.tables)
        start = time.perf_counter()
        begun = 0
        while (passed := time.perf_counter() - start) < seconds and begun < most:
            while self._ready and (pace is None or begun < passed * pace):
                begun += self._ready.popleft().act()
            self._more.clear()
            if pace is None:
                wait = min(seconds - passed, 0.1)
                try:
                    await asyncio.wait_for(self._more.wait(), wait)
                except TimeoutError:
                    if not self._ready and not any(table.asked or table.is_waiting for table in self.tables):
                        break  # all games are over
            else:
                await asyncio.sleep(0.001)
        rate = self.tally.actions / (time.perf_counter() - start)
        await asyncio.sleep(SETTLING)
        return rate
