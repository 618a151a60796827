"""Between the structs of the interface and the rows of the database."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from allaboard.boards.harmless import shown
from allaboard.server.store.faults import Unstorable
from allaboard.server.store.interface import ChatLine, Entry, Person, Rating, Result, SeatResult, TableRow, Token
from allaboard.server.store.steps import Row

TABLE_COLUMNS: Final = "id, game, city, status, public, pace, seats, taken, host, created, updated, due, event"
PERSON_COLUMNS: Final = "id, name, created, password, recovery, email, blocked, language"
TOKEN_COLUMNS: Final = "hash, person, kind, label, created, revoked"
RESULT_COLUMNS: Final = "table_id, game, city, finished, rated, event, record, took_back"
RESULT_SEAT_COLUMNS: Final = "table_id, seat, person, bot, name, total, rank"
RATING_COLUMNS: Final = "person, game, mu, sigma, games, updated"
CHAT_COLUMNS: Final = "table_id, number, at, person, seat, words"

_MOST = 2**63


def folded(name: str) -> str:
    """A name as names are compared: neither case nor the width or composition of letters makes another name."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def storable(values: Row) -> Row:
    """The same values, if both databases can keep them; raises `Unstorable`."""
    for value in values:
        kind = type(value)
        if kind is str:
            if "\0" in value:
                raise Unstorable(f"a text holds a null character: {shown(value)}")
            if not value.isascii():
                try:
                    value.encode()
                except UnicodeEncodeError:
                    raise Unstorable(f"a text holds half a surrogate pair: {shown(value)}") from None
        elif kind is int and not -_MOST <= value < _MOST:
            raise Unstorable("a number does not fit into 64 bits")
    return values


def of_table(row: TableRow) -> Row:
    """In the order of `TABLE_COLUMNS`."""
    return storable((
        row.id, row.game, row.city, row.status, row.public, row.pace, row.seats,
        row.taken, row.host, row.created, row.updated, row.due, row.event,
    ))  # fmt: skip


def to_table(row: Row) -> TableRow:
    return TableRow(
        id=row[0], game=row[1], city=row[2], status=row[3], public=bool(row[4]), pace=row[5], seats=row[6],
        taken=row[7], host=row[8], created=row[9], updated=row[10], due=row[11], event=row[12],
    )  # fmt: skip


def of_entries(table: str, entries: Sequence[Entry]) -> list[Row]:
    """Table, number, at, body. The numbers must follow one another."""
    for place, entry in enumerate(entries):
        if entry.number != entries[0].number + place or entry.number < 1:
            raise ValueError(f"entries are not numbered one after another: {[each.number for each in entries][:20]}")
    return [storable((table, entry.number, entry.at, entry.body)) for entry in entries]


def of_person(person: Person) -> Row:
    """In the order of `PERSON_COLUMNS`."""
    return storable((
        person.id, person.name, person.created, person.password, person.recovery, person.email, person.blocked,
        person.language,
    ))  # fmt: skip


def to_person(row: Row) -> Person:
    return Person(
        id=row[0], name=row[1], created=row[2], password=row[3], recovery=row[4], email=row[5], blocked=bool(row[6]),
        language=row[7],
    )  # fmt: skip


def of_token(token: Token) -> Row:
    """In the order of `TOKEN_COLUMNS`."""
    return storable((token.hash, token.person, token.kind, token.label, token.created, token.revoked))


def to_token(row: Row) -> Token:
    return Token(hash=row[0], person=row[1], kind=row[2], label=row[3], created=row[4], revoked=row[5])


def to_chat(row: Row) -> ChatLine:
    return ChatLine(table=row[0], number=row[1], at=row[2], person=row[3], seat=row[4], text=row[5])


def of_result(result: Result) -> Row:
    """In the order of `RESULT_COLUMNS`."""
    return storable((
        result.table, result.game, result.city, result.finished, result.rated, result.event, result.record,
        result.took_back,
    ))  # fmt: skip


def of_result_seats(result: Result) -> list[Row]:
    """In the order of `RESULT_SEAT_COLUMNS`."""
    return [
        storable((result.table, each.seat, each.person, each.bot, each.name, each.total, each.rank))
        for each in result.seats
    ]


def to_results(rows: Iterable[Row], seats: Iterable[Row]) -> list[Result]:
    """Results in the order of `rows`, each with its seats."""
    by_table: dict[str, list[SeatResult]] = {}
    for table, seat, person, bot, name, total, rank in seats:
        seat_result = SeatResult(seat=seat, person=person, bot=bot, name=name, total=total, rank=rank)
        by_table.setdefault(table, []).append(seat_result)
    return [
        Result(
            table=row[0], game=row[1], city=row[2], finished=row[3], rated=bool(row[4]), event=row[5],
            record=row[6], took_back=bool(row[7]), seats=by_table.get(row[0], []),
        )
        for row in rows
    ]  # fmt: skip


def record_renamed(record: bytes, seats: Sequence[int], name: str) -> bytes:
    """A stored record with another name in these seats; as it is if it names nobody."""
    try:
        found = msgspec.json.decode(record)
        for seat in seats:
            found["players"][seat]["name"] = name
    except (msgspec.DecodeError, LookupError, TypeError):
        return record
    return msgspec.json.encode(found)


def of_rating(rating: Rating) -> Row:
    """In the order of `RATING_COLUMNS`."""
    return storable((rating.person, rating.game, rating.mu, rating.sigma, rating.games, rating.updated))


def to_rating(row: Row) -> Rating:
    return Rating(person=row[0], game=row[1], mu=row[2], sigma=row[3], games=row[4], updated=row[5])
