"""A person at a server, over HTTP."""

from __future__ import annotations

import ssl
from functools import cache
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec

from allaboard.client.seat import SeatSocket
from allaboard.protocol.checks import CheckWishes, Verdict
from allaboard.protocol.commands import Command
from allaboard.protocol.reviews import Hints, HintWishes, ReviewAnswer, ReviewWishes
from allaboard.protocol.tables import TableInfo, TableWishes

_Answer = TypeVar("_Answer")

_COOKIE = "allaboard"


@cache
def _certificates() -> ssl.SSLContext:
    """Whom to believe. Reading the list takes longer than most of what a connection ever does, so it is read once."""
    return httpx.create_ssl_context()


class ServerRefused(Exception):
    """The server did not do what was asked; `code` says why."""

    def __init__(self, status: int, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.status = status
        self.code = code
        self.detail = detail


class Person(msgspec.Struct, frozen=True):
    """Who the server thinks this is. `recovery` is told once, to a new guest."""

    id: str
    name: str
    is_guest: bool
    recovery: str | None = None


class Connection:
    """A person at a server: a guest, an account, or a bot with a token."""

    def __init__(self, address: str, *, token: str | None = None, cookie: str | None = None) -> None:
        self.address = address.rstrip("/")
        headers = {"authorization": f"Bearer {token}"} if token else {}
        cookies = {_COOKIE: cookie} if cookie else {}
        self._http = httpx.AsyncClient(
            base_url=self.address, headers=headers, cookies=cookies, timeout=30, verify=_certificates()
        )
        self._token = token

    async def __aenter__(self) -> Connection:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    @property
    def cookie(self) -> str | None:
        """What keeps the seats of this person; to be kept as secret as a password."""
        return self._http.cookies.get(_COOKIE)

    # People.

    async def play_as_guest(self, name: str) -> Person:
        return await self.ask("POST", "/api/guests", Person, {"name": name})

    async def make_account(self, name: str, password: str) -> Person:
        return await self.ask("POST", "/api/accounts", Person, {"name": name, "password": password})

    async def log_in(self, name: str, password: str) -> Person:
        return await self.ask("POST", "/api/logins", Person, {"name": name, "password": password})

    async def log_out(self) -> None:
        """End the own session, and those of nobody else."""
        await self.ask("DELETE", "/api/logins", type(None))

    async def log_out_everywhere(self) -> None:
        """End all sessions of the own person; tokens stay."""
        await self.ask("DELETE", "/api/sessions", type(None))

    async def change_password(self, password: str, new: str) -> Person:
        """Another password; all other sessions end."""
        return await self.ask("POST", "/api/me/password", Person, {"password": password, "new": new})

    async def delete_person(self, password: str | None = None) -> None:
        """Delete oneself for good; an account says its password once more. Games that were played stay, nameless."""
        await self.ask("POST", "/api/me/deletion", type(None), {"password": password})

    async def recover(self, person: str, code: str) -> Person:
        return await self.ask("POST", "/api/recoveries", Person, {"person": person, "code": code})

    async def rename(self, name: str) -> Person:
        """Have another name from now on, also at all tables in use; an account logs in with it."""
        return await self.ask("POST", "/api/me/name", Person, {"name": name})

    async def new_token(self, label: str) -> str:
        """A token for a remote bot; it can be revoked."""
        return str((await self.ask("POST", "/api/tokens", dict[str, Any], {"label": label}))["token"])

    async def tokens(self) -> list[dict[str, Any]]:
        """The own tokens: their ids, labels, kinds, and when they were made and revoked."""
        return await self.ask("GET", "/api/tokens", list[dict[str, Any]])

    async def revoke_token(self, token_id: str) -> None:
        """From now on whoever comes with it is refused, and who has come with it is shown out."""
        await self.ask("DELETE", f"/api/tokens/{token_id}", type(None))

    # Tables.

    async def public_tables(self, **wanted: str) -> list[dict[str, Any]]:
        """The lobby; `game`, `city`, `pace`, `status` and `free="true"` narrow it down."""
        query = f"?{urlencode(wanted)}" if wanted else ""
        return await self.ask("GET", f"/api/tables{query}", list[dict[str, Any]])

    async def create_table(self, wishes: TableWishes) -> TableInfo:
        return await self.ask("POST", "/api/tables", TableInfo, wishes)

    async def table(self, table: str) -> TableInfo:
        return await self.ask("GET", f"/api/tables/{table}", TableInfo)

    async def command(self, table: str, command: Command) -> None:
        await self.ask("POST", f"/api/tables/{table}/commands", dict[str, Any], command)

    async def check(self, table: str, action: str, *, seen: int, seat: int | None = None) -> Verdict:
        """Ask whether a decision would be taken, and if not, why. Nothing happens."""
        wishes = CheckWishes(action=action, seen=seen, seat=seat)
        return await self.ask("POST", f"/api/tables/{table}/checks", Verdict, wishes)

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game."""
        return await self.ask("GET", f"/api/tables/{table}/record", dict[str, Any])

    async def review(self, table: str) -> ReviewAnswer:
        """The review of a finished game; the first call begins it, `known_review` says how far it has come."""
        return await self.ask("POST", f"/api/tables/{table}/review", ReviewAnswer)

    async def review_record(self, record: dict[str, Any]) -> ReviewAnswer:
        """The same for any record of a finished game."""
        return await self.ask("POST", "/api/reviews", ReviewAnswer, ReviewWishes(record=record))

    async def known_review(self, review: str) -> ReviewAnswer:
        return await self.ask("GET", f"/api/reviews/{review}", ReviewAnswer)

    async def hints(self, table: str, seat: int | None = None) -> Hints:
        """What promises most for the own seat, where a table allows hints."""
        return await self.ask("POST", f"/api/tables/{table}/hints", Hints, HintWishes(seat=seat))

    def at_table(self, table: str, *, seat: int | str | None = None, after: int | None = None) -> SeatSocket:
        """A socket at a table, for the own seat, another own one (hot-seat), or `"none"` to watch."""
        address = "ws" + self.address.removeprefix("http")
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        if self.cookie is not None:
            headers["Cookie"] = f"{_COOKIE}={self.cookie}"
        return SeatSocket(f"{address}/api/tables/{table}/socket", headers, seat=seat, after=after)

    # Anything.

    async def ask(self, method: str, path: str, kind: type[_Answer], body: object = None) -> _Answer:
        """A request and its answer as a type; raises `ServerRefused`."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if content is None else {"content-type": "application/json"}
        answer = await self._http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            raise _refusal(answer)
        return msgspec.json.decode(answer.content or b"null", type=kind)


def _refusal(answer: httpx.Response) -> ServerRefused:
    try:
        told = msgspec.json.decode(answer.content, type=dict[str, Any])
    except msgspec.DecodeError:
        told = {}
    return ServerRefused(answer.status_code, str(told.get("code", "no_answer")), str(told.get("detail", "")))
