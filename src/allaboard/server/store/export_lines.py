"""The lines of an export: one JSON object each.

The first says what this is, the last how many rows came between, so that a file that was cut off is recognised.
Between them are rows in the order of `RELATIONS` and their keys. Bytes that are one line of JSON, as entries and
records are, stand there as such; others as base64.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Any

import msgspec

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import shown
from allaboard.server.store.faults import Unstorable
from allaboard.server.store.migrating import schema_version
from allaboard.server.store.relations import BY_NAME, Column, Relation
from allaboard.server.store.rows import storable
from allaboard.server.store.steps import Row

FORMAT = "allaboard-tables"
BASE64 = "base64"

_encoder = msgspec.json.Encoder()


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    export: str
    schema: int


class Tail(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    rows: int


_row_decoder = msgspec.json.Decoder(dict[str, msgspec.Raw])


def head_line() -> bytes:
    return _encoder.encode(Head(FORMAT, schema_version())) + b"\n"


def tail_line(rows: int) -> bytes:
    return _encoder.encode(Tail(rows)) + b"\n"


def row_lines(relation: Relation, rows: Sequence[Row]) -> bytes:
    """`{"in": "entries", "table_id": "…", …}`, one line for each row."""
    lines = bytearray()
    for row in rows:
        values: dict[str, object] = {"in": relation.name}
        for column, value in zip(relation.columns, row, strict=True):
            values[column.name] = _outwards(column, value)
        lines += _encoder.encode(values)
        lines += b"\n"
    return bytes(lines)


def _outwards(column: Column, value: Any) -> object:
    if value is None:
        return None
    if column.kind == "bool":
        return bool(value)
    if column.kind == "bytes":
        return msgspec.Raw(value) if _is_one_line_of_json(value) else {BASE64: b64encode(value).decode()}
    return value


def _is_one_line_of_json(data: bytes) -> bool:
    """Whether the bytes can stand in a line and come back as they are. One key is ours."""
    if not data or data != data.strip() or b"\n" in data or b"\r" in data:
        return False
    try:
        value = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return not (isinstance(value, dict) and BASE64 in value)


def read_head(line: bytes) -> None:
    """Raise `FaultsFound` unless an export of this version begins like that."""
    try:
        head = msgspec.json.decode(line, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        head = None
    if head is None or head.export != FORMAT:
        raise refuse("not-an-export", "", "is not an export of tables (allaboard db export)")
    if head.schema != schema_version():
        raise refuse(
            "other-schema",
            "",
            f"has schema {head.schema}, this program works with {schema_version()}: use that version",
        )


def read_row(line: bytes, number: int) -> tuple[Relation, Row] | Tail:
    """One of the other lines; raises `FaultsFound` with its number."""
    try:
        values = _row_decoder.decode(line)
        if set(values) == {"rows"}:
            return msgspec.json.decode(line, type=Tail)
        name = msgspec.json.decode(values.pop("in", msgspec.Raw(b"null")))
        relation = BY_NAME.get(name) if isinstance(name, str) else None
        if relation is None:
            raise _fault(number, f"there is nothing called {shown(name)} in a database")
        if set(values) != set(relation.names):
            wrong = sorted(set(values) ^ set(relation.names))
            raise _fault(number, f"{relation.name} lacks, or does not have, {shown(', '.join(wrong))}")
        return relation, storable(tuple(_inwards(column, values[column.name], number) for column in relation.columns))
    except Unstorable as error:
        raise _fault(number, str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise _fault(number, "is not a row of an export") from None


_TYPES: dict[str, Any] = {"text": str, "int": int, "bool": bool, "real": float}


def _inwards(column: Column, raw: msgspec.Raw, number: int) -> object:
    data = bytes(raw)
    if column.nullable and data == b"null":
        return None
    try:
        if column.kind != "bytes":
            return msgspec.json.decode(data, type=_TYPES[column.kind])
        value = msgspec.json.decode(data)
        if isinstance(value, dict) and BASE64 in value:
            return b64decode(msgspec.json.decode(data, type=dict[str, str])[BASE64], validate=True)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        raise _fault(number, f"{column.name} is not what belongs there") from None
    return data


def _fault(number: int, message: str) -> FaultsFound:
    return refuse("bad-export", f"line {number}", message)
