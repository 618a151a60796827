"""The relations of the schema, column by column: what is exported and imported, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["text", "int", "bool", "real", "bytes"]


@dataclass(frozen=True, slots=True)
class Column:
    """A column, what it holds and whether it may be empty."""

    name: str
    kind: Kind
    nullable: bool = False


@dataclass(frozen=True, slots=True)
class Relation:
    """A relation with its columns; the first `key_size` of them are its key."""

    name: str
    key_size: int
    columns: tuple[Column, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(column.name for column in self.columns)

    @property
    def key(self) -> tuple[str, ...]:
        return self.names[: self.key_size]

    @property
    def select_all(self) -> str:
        """Everything, in the order of the key."""
        return f"SELECT {', '.join(self.names)} FROM {self.name} ORDER BY {', '.join(self.key)}"

    @property
    def insert(self) -> str:
        """One row, with a mark for each column."""
        return f"INSERT INTO {self.name} ({', '.join(self.names)}) VALUES ({', '.join('?' * len(self.columns))})"


def _relation(name: str, key_size: int, columns: str) -> Relation:
    """From `name:kind` words; a question mark at the end means that it may be empty."""
    return Relation(name, key_size, tuple(_column(word) for word in columns.split()))


def _column(word: str) -> Column:
    name, _, kind = word.rstrip("?").partition(":")
    kinds: dict[str, Kind] = {"": "text", "int": "int", "bool": "bool", "real": "real", "bytes": "bytes"}
    return Column(name, kinds[kind], word.endswith("?"))


# Those that others refer to come first.
RELATIONS: Final = (
    _relation("settings", 1, "key value"),
    _relation(
        "people",
        1,
        "id name folded created:int password? recovery? email? blocked:bool language? first_session:int"
        " last_session:int",
    ),
    _relation("ended_sessions", 2, "person number:int"),
    _relation("tokens", 1, "hash person kind label created:int revoked:int?"),
    _relation(
        "tables",
        1,
        "id game city? status public:bool pace seats:int taken:int host created:int updated:int due:int? event?"
        " last:int chatted:int",
    ),
    _relation("entries", 2, "table_id number:int at:int body:bytes"),
    _relation("seated", 2, "table_id seat:int person"),
    _relation("chat", 2, "table_id number:int at:int person seat:int? words"),
    _relation("results", 1, "table_id game city? finished:int rated:bool event? record:bytes took_back:bool"),
    _relation("result_seats", 2, "table_id seat:int person? bot? name total:int? rank:int"),
    _relation("ratings", 2, "person game mu:real sigma:real games:int updated:int"),
)
BY_NAME: Final = {relation.name: relation for relation in RELATIONS}
