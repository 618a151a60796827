"""What the server asks of a store. SQLite and PostgreSQL answer alike; the same tests run on both.

Every method that writes returns only when what it wrote is durable. Texts of entries are opaque JSON bytes.
Times are milliseconds since 1970 (UTC), handed in by the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Conflict(Exception):
    """Somebody else has written the entry of this number first."""


class NameTaken(Exception):
    """Another account has this name (compared case-folded)."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What can be known of a table without reading its entries: for the lobby, timers and pruning."""

    id: str
    game: str  # bus, metro, depot
    city: str | None
    status: str  # waiting, playing, over, closed
    public: bool
    pace: str  # live, days
    seats: int
    taken: int
    host: str  # a person's id
    created: int
    updated: int
    due: int | None  # when something must happen, if nobody acts before
    event: str | None = None  # the class or daily deal that this table belongs to


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal."""

    number: int  # from 1, without gaps
    at: int
    body: bytes


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A guest or an account."""

    id: str
    name: str
    created: int
    password: str | None = None  # argon2; None: a guest
    recovery: str | None = None  # hash of the recovery code
    email: str | None = None
    blocked: bool = False
    language: str | None = None  # in which to write to them


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A key of a remote bot or a private feed. Only its hash is stored."""

    hash: str
    person: str
    kind: str  # bot, feed
    label: str
    created: int
    revoked: int | None = None


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's chat; `number` is given by the store, rising by table."""

    table: str
    number: int
    at: int
    person: str
    seat: int | None
    text: str


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """A person at a table, for "my games"."""

    table: str
    person: str
    seat: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game."""

    table: str
    game: str
    city: str | None
    finished: int
    rated: bool
    event: str | None
    record: bytes  # the record as JSON
    seats: Sequence[SeatResult]
    took_back: bool = False  # turns were taken back: the game does not count


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat of a finished game did."""

    seat: int
    person: str | None  # None: a bot
    bot: str | None
    name: str
    total: int | None
    rank: int


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of a person in a game."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int
    updated: int


class TableFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables a list shows; what is None does not matter. Newest `updated` first."""

    status: Sequence[str] | None = None
    public: bool | None = None
    game: str | None = None
    city: str | None = None
    pace: str | None = None
    free_seats: bool | None = None
    person: str | None = None  # a table where this person sits
    event: str | None = None
    before: int | None = None  # `updated` before this
    limit: int = 50


class Store(Protocol):
    """A database with tables, people and results."""

    async def open(self, *, alone: bool = False) -> None:
        """Connect and bring the schema up to date.

        `alone`: for a server, or to change everything. If only one server can use this database, `StoreFault` if there
        is another, and until this one is closed there is no other.
        """

    async def close(self) -> None: ...

    def give_up(self) -> None:
        """Whoever waits for a database that is away is told so now. Only to be closed afterwards."""

    async def ping(self) -> None:
        """Raise unless reading and writing work."""

    # Tables.

    async def create_table(self, row: TableRow, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        """A new table with its first entries. `Conflict` if the id exists."""

    async def append(
        self,
        entries: Sequence[Entry],
        row: TableRow,
        seated: Sequence[Seated] | None = None,
        result: Result | None = None,
    ) -> None:
        """Append entries to the table of `row`, all or none, and replace its row (and who sits there, and add the
        result, if given). `Conflict` if a number is taken or the one before the first is missing.
        """

    async def entries(self, table: str, after: int = 0) -> list[Entry]: ...

    async def last_entries(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables, as far as they exist."""

    async def table(self, table: str) -> TableRow | None: ...

    async def tables(self, wanted: TableFilter) -> list[TableRow]: ...

    async def due_tables(self, now: int, limit: int) -> list[str]:
        """Tables whose `due` has come, longest waiting first."""

    async def tables_ahead(self, now: int, limit: int) -> list[str]:
        """Tables of which something will be due, and that were written later than now: a clock was ahead."""

    async def clock(self) -> int | None:
        """The time of the database in milliseconds, for workers on several hosts; None where it is this host's."""

    async def next_due(self) -> int | None: ...

    async def prune(self, status: Sequence[str], before: int) -> int:
        """Delete tables (with entries, chat and marks, not results) in these states untouched since; how many."""

    # Chat.

    async def add_chat(self, table: str, at: int, person: str, seat: int | None, text: str) -> ChatLine: ...

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """The latest lines, oldest first."""

    # People.

    async def add_person(self, person: Person) -> None:
        """`NameTaken` if it is an account and another account has the name."""

    async def change_person(
        self, person: Person, only: Sequence[str] | None = None, *, end_sessions: bool = False
    ) -> None:
        """Write a person anew, or `only` some fields, so that others may change meanwhile; `end_sessions` in the same
        moment. `NameTaken` as when they are added.
        """

    async def set_language(self, person: str, language: str) -> None:
        """Only that, whatever else of them changes meanwhile."""

    async def person(self, person: str) -> Person | None: ...

    async def account(self, name: str) -> Person | None:
        """The account of that name, case-folded."""

    async def forget_person(self, person: str, name: str) -> None:
        """Delete all keys of a person with their mail address, ratings and chat, and show this name instead of theirs.
        Nobody gets in as them again.
        """

    async def rename_in_results(self, person: str, name: str) -> None:
        """Show this name in the results and records of games that a person played."""

    async def new_session(self, person: str) -> int:
        """The number of one more session, from 1."""

    async def end_session(self, person: str, number: int) -> None: ...

    async def end_sessions(self, person: str) -> None:
        """All that there are until now."""

    async def person_of_session(self, person: str, number: int) -> Person | None:
        """The person, unless this session has ended."""

    async def add_token(self, token: Token) -> None: ...

    async def token(self, token_hash: str) -> Token | None: ...

    async def tokens(self, person: str) -> list[Token]: ...

    async def revoke_token(self, token_hash: str, at: int) -> None: ...

    # Results.

    async def result(self, table: str) -> Result | None: ...

    async def results(
        self,
        *,
        person: str | None = None,
        game: str | None = None,
        event: str | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[Result]: ...

    async def ratings(self, game: str, limit: int = 100) -> list[Rating]:
        """The leaderboard: highest mu - 3 sigma first."""

    async def ratings_of(self, people: Sequence[str], game: str) -> list[Rating]: ...

    async def set_ratings(self, ratings: Sequence[Rating]) -> None: ...

    async def unrated(self, limit: int) -> list[str]:
        """Tables with a rated result whose ratings are not written yet, earliest first."""

    async def rate(self, table: str, ratings: Sequence[Rating]) -> None:
        """The ratings after a result, all or none and only once for a table: `Conflict` if they are there already, or
        if somebody has played `games` other than one more than stored.
        """

    async def counts(self) -> dict[str, int]:
        """How many people, accounts, results and tables of each status there are."""

    # Secrets and settings of the server itself.

    async def setting(self, key: str) -> str | None: ...

    async def set_setting(self, key: str, value: str) -> str:
        """Set it unless it is there; returns what is stored (so that two workers agree on a secret)."""
