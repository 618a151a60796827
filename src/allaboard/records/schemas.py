"""The JSON Schemas of everything that is read or written, made from the types so that they cannot drift apart."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from allaboard.engine.bus.view import BusSheetView
from allaboard.engine.depot.events import EVENTS as DEPOT_EVENTS
from allaboard.engine.depot.view import DepotView
from allaboard.engine.events import Event
from allaboard.engine.line.events import EVENTS as LINE_EVENTS
from allaboard.engine.line.view import LineView
from allaboard.engine.metro.view import MetroSheetView
from allaboard.records.answers import (
    CheckAnswer,
    DepotScoreAnswer,
    ErrorAnswer,
    LegalAnswer,
    ReplayAnswer,
    ScoreAnswer,
)
from allaboard.records.forms import CityForm, DepotRecordForm, RecordForm

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_EVENT = "event"  # the marker of `answers.EventObject`
_PLAIN: dict[object, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    object: {},
}


class _Maker:
    """Makes one document; objects with a name of their own go to `$defs`."""

    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}

    def schema(self, kind: Any, bound: dict[TypeVar, Any] | None = None) -> Schema:
        """The schema of a type; `bound` says what its type variables stand for."""
        origin, arguments = get_origin(kind), get_args(kind)
        if isinstance(kind, TypeVar):
            return self.schema((bound or {})[kind])
        if origin is NotRequired:
            return self.schema(arguments[0], bound)
        if origin is Annotated:
            if _EVENT in arguments[1:]:
                return self.event()
            schema = self.schema(arguments[0], bound)
            for extra in arguments[1:]:
                schema |= extra.keywords
            return schema
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin in {Union, types.UnionType}:
            return _any_of([self.schema(argument, bound) for argument in arguments])
        if origin in {list, tuple}:
            return {"type": "array", "items": self.schema(arguments[0], bound)}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema(arguments[1], bound)}
        if is_typeddict(origin or kind):
            return self.object_(kind, bound)
        return dict(_PLAIN[kind])

    def object_(self, kind: Any, bound: dict[TypeVar, Any] | None) -> Schema:
        plain = get_origin(kind) or kind
        arguments = [(bound or {}).get(argument, argument) for argument in get_args(kind)]
        name = "Of".join([plain.__name__, *(argument.__name__ for argument in arguments)])
        if name not in self.definitions:
            self.definitions[name] = {}  # so that a type may hold itself
            inner = dict(zip(getattr(plain, "__parameters__", ()), arguments, strict=True))
            hints = get_type_hints(plain, include_extras=True)
            needed = [key for key, hint in hints.items() if get_origin(hint) is not NotRequired]
            properties = {key: self.schema(hint, inner) for key, hint in hints.items()}
            self.definitions[name] = _closed(properties, needed, plain.__doc__)
        return {"$ref": f"#/$defs/{name}"}

    def event(self) -> Schema:
        """Any event of any game."""
        named = {kind.__name__: kind for kind in LINE_EVENTS}
        named |= {f"Depot{kind.__name__}": kind for kind in DEPOT_EVENTS}  # some are called as in the line games
        for name, kind in named.items():
            if name not in self.definitions:
                self.definitions[name] = self.one_event(kind)
        return {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in named]}

    def one_event(self, kind: type[Event]) -> Schema:
        hints = get_type_hints(kind)
        properties: Schema = {"type": {"const": kind.type}}
        for field in fields(kind):
            properties[field.name] = self.schema(hints[field.name])
        return _closed(properties, list(properties), kind.__doc__)


def _closed(properties: Schema, needed: list[str], about: str | None) -> Schema:
    """An object with these keys and no others."""
    described = {"description": " ".join(about.split())} if about else {}
    return {
        **described,
        "type": "object",
        "properties": properties,
        "required": needed,
        "additionalProperties": False,
    }


def _any_of(schemas: list[Schema]) -> Schema:
    """One of several; short where they are plain types, as in `int | None`."""
    if len(schemas) == 1:
        return schemas[0]
    if all(set(schema) == {"type"} for schema in schemas):
        return {"type": [schema["type"] for schema in schemas]}
    return {"anyOf": schemas}


def _of(*kinds: Any) -> Callable[[_Maker], Schema]:
    return lambda maker: _any_of([maker.schema(kind) for kind in kinds])


# Name → what it is, and how its schema is made.
_DOCUMENTS: dict[str, tuple[str, Callable[[_Maker], Schema]]] = {
    "record": ("A saved game", _of(RecordForm, DepotRecordForm)),
    "city": ("A city file", _of(CityForm)),
    "score": ("An answer of allaboard score --json", _of(ScoreAnswer, DepotScoreAnswer)),
    "legal": ("An answer of allaboard legal --json", _of(LegalAnswer)),
    "replay": ("An answer of allaboard replay --json", _of(ReplayAnswer)),
    "event": ("One thing that an action did", _Maker.event),
    "view": (
        "A game as one seat, or a spectator, may see it",
        _of(LineView[BusSheetView], LineView[MetroSheetView], DepotView),
    ),
    "error": ("What answers in place of a record that is at fault", _of(ErrorAnswer)),
    "check": ("An answer of allaboard check --json", _of(CheckAnswer)),
}

SCHEMA_NAMES = tuple(_DOCUMENTS)


def schema_of(name: str) -> Schema:
    """The JSON Schema of that name, one of `SCHEMA_NAMES`."""
    title, make = _DOCUMENTS[name]
    maker = _Maker()
    body = make(maker)
    head: Schema = {"$schema": DIALECT, "title": title}
    if set(body) == {"$ref"}:  # the document itself, not a reference to it
        body = maker.definitions.pop(cast("str", body["$ref"]).rpartition("/")[2])
    schema = {**head, **body}
    if maker.definitions:
        schema["$defs"] = maker.definitions
    return schema
