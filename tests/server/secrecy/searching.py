"""Every message to every client, searched for what its viewer must not know at that moment.

What may be known is worked out from the table itself, when it changes, not from what is told. Messages are searched as
they leave; that exactly these bytes arrive is for the client's side to check.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any

import httpx
import msgspec
from tests.depot.test_secrets import seen_cards, seen_in
from tests.server.secrecy.serving import Guest

from allaboard.engine import LineGame
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.depot.game import DepotGame
from allaboard.server.edge.socket import SocketClient
from allaboard.server.room import Room
from allaboard.server.table.frames import Viewer
from allaboard.server.table.state import Table

_CARD = re.compile(r"(?<![\w-])(" + "|".join(sorted([*TRAVELLER_IDS, *BUS_IDS], key=len, reverse=True)) + r")(?![\w-])")
_PLACE = re.compile(r"(swap \w+ )[LR]\d")  # in a column: no bus, though it looks like one
_KEYS = frozenset(
    ("seed", "setup", "recovery", "person", "cookie", "entries", "updated", "actions", "deal", "password")
)
_PRIVATE = frozenset(("passed", "dealt", "discarded"))
# Only a message with one of these words is taken apart: most have none.
_SUSPECT = re.compile(
    "|".join(f'"{word}"' for word in sorted({*_KEYS, *_PRIVATE, "personal", "departed", "departure"}))
)
_IN_A_ROW = 4  # so many tickets to come in their order are no accident


@dataclass
class Known:
    """The cards that the viewers of a Depot table may know."""

    now: dict[Viewer, set[str]] = field(default_factory=lambda: defaultdict(set))
    before: dict[Viewer, set[str]] = field(default_factory=lambda: defaultdict(set))  # on the day before

    def of(self, viewer: Viewer) -> set[str]:
        return self.now[viewer] | self.before[viewer]


class Search:
    """Looks at everything that leaves; `found` says what was wrong."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.secrets: dict[str, str] = {}  # texts that no client may ever get, and what they are
        self.owned: dict[str, tuple[str, str]] = {}  # texts that one person alone may get, what they are and whose
        self.sent: dict[int, list[bytes]] = defaultdict(list)
        self.messages = 0
        self._known: dict[str, Known] = defaultdict(Known)
        self._rooms: dict[int, tuple[Room, int]] = {}
        self._breath = 0
        self._announced: dict[int, int] = {}

    # What may be known.

    def remember(self, guests: Iterable[Guest]) -> None:
        """People's secrets. Their answers over HTTP are searched from now on too."""
        for guest in guests:
            if guest.recovery not in self.secrets:
                assert guest.connection.cookie is not None
                self.secrets[guest.connection.cookie.split(".")[0]] = "the inside of a cookie"
                self.secrets[guest.recovery] = "a recovery code"
                self.secrets[guest.id] = "the id of a person"
                guest.connection._http.event_hooks["response"] = [partial(self._look_at_answer, guest.id)]

    def learn(self, table: Table) -> None:
        """Take note of a game that begins."""
        game = table.game
        if isinstance(game, DepotGame):
            for viewer in (None, *range(game.seats)):
                self._known[table.id].now[viewer] = seen_cards(game._day, viewer)

    def learn_from(self, table: Table, before: DepotGame, text: str) -> None:
        """Take note of what a decision lets everybody see."""
        game = table.game
        assert isinstance(game, DepotGame)
        known = self._known[table.id]
        for viewer in (None, *range(game.seats)):
            seen = seen_in(before._day, text, viewer)
            if game.day == before.day:
                known.now[viewer] |= seen
            else:
                known.before[viewer] = known.now[viewer] | seen
                known.now[viewer] = seen_cards(game._day, viewer)

    # What leaves.

    def breathe(self) -> None:
        """What is told from here to the next breath is told at once."""
        self._breath += 1

    def look(self, client: SocketClient, room: Room, body: bytes) -> None:
        self.messages += 1
        self.sent[id(client)].append(body)
        table, text = room.table, body.decode()
        self._look_for_secrets(client.person, text)
        if text.startswith('{"type":"chat"') or table.game is None or table.status != "playing":
            return
        viewer = client.viewer
        if _SUSPECT.search(text):
            self._look_at_keys(table, viewer, msgspec.json.decode(body))
        assert table.record is not None
        if str(table.record.seed) in text:
            self.found.append(f"the seed: {text[:300]}")
        if isinstance(table.game, LineGame):
            self._look_for_tickets(table, text)
        else:
            places = _PLACE.sub(r"\1", text.replace(table.id, ""))
            self._look_for_cards(table, viewer, places)
            if text.startswith('{"type":"frame"'):
                self._look_at_breath(client, table, msgspec.json.decode(body))

    async def _look_at_answer(self, person: str, answer: httpx.Response) -> None:
        await answer.aread()
        self._look_for_secrets(person, answer.text)

    def _look_for_secrets(self, person: str | None, text: str) -> None:
        for secret, what in self.secrets.items():
            if secret in text:
                self.found.append(f"{what}: {text[:300]}")
        for secret, (what, owner) in self.owned.items():
            if owner != person and secret in text:
                self.found.append(f"{what} of somebody else: {text[:300]}")

    def _look_for_cards(self, table: Table, viewer: Viewer, text: str) -> None:
        unknown = {card for card in _CARD.findall(text) if card not in self._known[table.id].of(viewer)}
        if unknown:
            self.found.append(f"cards {sorted(unknown)} for {viewer}: {text[:300]}")

    def _look_for_tickets(self, table: Table, text: str) -> None:
        assert isinstance(table.game, LineGame)
        to_come = table.game.deal.setup.tickets[table.game.round :]
        pattern = _tickets_in_a_row(tuple(to_come))
        if pattern is not None and pattern.search(text):
            self.found.append(f"the order of tickets to come: {text[:300]}")

    def _look_at_keys(self, table: Table, viewer: Viewer, message: Any) -> None:
        for row in _rows(message):
            if _KEYS & row.keys():
                self.found.append(f"keys {_KEYS & row.keys()}")
            if row.get("type") in _PRIVATE and row["seat"] != viewer:
                self.found.append(f"the event {row['type']} of {row['seat']} for {viewer}")
            is_bus = table.wishes is not None and table.wishes.game == "bus"  # S3: in metro they lie open
            if is_bus and row.get("personal") is not None and "sheet" in row and row["seat"] != viewer:
                self.found.append(f"the personal objective of {row['seat']} for {viewer}")
            is_choosing = table.game is not None and table.game.phase == "departure"
            if is_choosing and (row.get("type") == "departed" or ("sheet" in row and row.get("departure"))):
                self.found.append(f"a departure before everybody has chosen: {row}")

    def _look_at_breath(self, client: SocketClient, table: Table, message: Any) -> None:
        """Without a beat an announcement and what comes of it are told at once, whoever was asked between them."""
        before = self._announced.pop(id(client), None)
        if before is not None and before != self._breath:
            self.found.append(f"{client.viewer} can tell that somebody was asked")
        assert table.beats is not None
        events = message.get("events", [])
        if events and events[-1]["type"] == "announced" and table.beats.window == "blind":
            self._announced[id(client)] = self._breath


@lru_cache(1_000)
def _tickets_in_a_row(to_come: tuple[int, ...]) -> re.Pattern[str] | None:
    """Some of the tickets to come, in their order; not those that lie in any order that others have too."""
    rows = [to_come[place : place + _IN_A_ROW] for place in range(len(to_come) - _IN_A_ROW + 1)]
    told = [",".join(map(str, row)) for row in rows if list(row) != sorted(row)]
    return re.compile(rf"(?<!\d)(?:{'|'.join(told)})(?!\d)") if told else None


def _rows(value: Any) -> Iterator[dict[str, Any]]:
    """All objects in a message."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from _rows(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _rows(inner)


def watch(search: Search, monkeypatch: Any) -> None:
    """Let the search see every change of a table and every message, inside the server."""
    plain_act, plain_start, plain_push, plain_join, plain_publish = (
        Table._act,
        Table._start,
        SocketClient.push,
        Room.join,
        Room.publish,
    )
    rooms: dict[int, Room] = {}

    def act(self: Table, at: int, entry: Any) -> None:
        before = self.game.copy() if isinstance(self.game, DepotGame) else None
        plain_act(self, at, entry)
        if isinstance(before, DepotGame):
            search.learn_from(self, before, entry.action)

    def start(self: Table, at: int, entry: Any) -> None:
        plain_start(self, at, entry)
        search.learn(self)

    def join(self: Room, client: SocketClient, *rest: Any) -> None:
        rooms[id(client)] = self
        plain_join(self, client, *rest)

    def publish(self: Room, now: int) -> None:
        search.breathe()
        plain_publish(self, now)

    def push(self: SocketClient, message: bytes) -> None:
        search.look(self, rooms[id(self)], message)
        plain_push(self, message)

    for owner, name, new in (
        (Table, "_act", act),
        (Table, "_start", start),
        (Room, "join", join),
        (Room, "publish", publish),
        (SocketClient, "push", push),
    ):
        monkeypatch.setattr(owner, name, new)
