"""Pages made from the code: every format with its fields."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from allaboard.protocol.programs import program_schemas
from allaboard.protocol.schemas import protocol_schemas
from allaboard.records.schemas import SCHEMA_NAMES, schema_of

_OF_THE_COMMAND = (*SCHEMA_NAMES, "bot")
# A field of these is told in full elsewhere: one page for each event.
_TOLD_ELSEWHERE = {"event": "[Events](events.md) lists them.", "replay": "Its events are in [Events](events.md)."}


def described_pages() -> Iterator[tuple[str, str]]:
    """Where each page goes and its Markdown."""
    yield "schemas.md", _schemas_page()


def schema_files() -> Iterator[tuple[str, str]]:
    """The schemas themselves, for programs."""
    for name, schema in all_schemas().items():
        yield f"schemas/{name}.json", json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def all_schemas() -> dict[str, dict[str, Any]]:
    """Every schema by its name: those of `allaboard schema`, and that of a server's socket."""
    known = {name: schema_of(name) for name in SCHEMA_NAMES}
    return {**known, "bot": program_schemas(), "protocol": protocol_schemas()}


def _schemas_page() -> str:
    schemas = all_schemas()
    lines = [
        "# Schemas",
        "",
        "Everything that is read or written has a JSON Schema, made from the types of the code. A field that is not",
        "named there is an error. `allaboard schema NAME` prints the schemas of the first table; a server has the one",
        "of its socket at `/api/protocol.json` and the one of its requests at `/api/openapi.json`.",
        "",
        "| name | what it describes | file |",
        "|---|---|---|",
        *(f"| `{name}` | {schemas[name]['title']} | [{name}.json](schemas/{name}.json) |" for name in _OF_THE_COMMAND),
        f"| – | {schemas['protocol']['title']} | [protocol.json](schemas/protocol.json) |",
    ]
    for name in SCHEMA_NAMES:
        lines += ["", f"## {schemas[name]['title']} {{#{name}}}", "", f"`allaboard schema {name}`", ""]
        lines += [_TOLD_ELSEWHERE[name]] if name in _TOLD_ELSEWHERE else list(_parts(schemas[name]))
    return "\n".join(lines) + "\n"


def _parts(schema: dict[str, Any]) -> Iterator[str]:
    """The document itself and the objects in it, each with its fields."""
    if "properties" in schema:
        yield from _part("", schema)
    for name, part in schema.get("$defs", {}).items():
        yield from _part(name, part)


def _part(name: str, part: dict[str, Any]) -> Iterator[str]:
    title = f"**{name}**: " if name else ""
    yield from (title + part.get("description", ""), "", "| field | what it holds |", "|---|---|")
    needed = set(part.get("required", ()))
    for field, about in part.get("properties", {}).items():
        kind = _kind(about) if field in needed else f"{_kind(about)}; may be left out"
        yield f"| `{field}` | {kind} |"
    yield ""


def _kind(about: dict[str, Any]) -> str:
    """What a field may hold, in words."""
    if "$ref" in about:
        return str(about["$ref"].rpartition("/")[2])
    if "const" in about:
        return f"`{json.dumps(about['const'])}`"
    if "enum" in about:
        return " or ".join(f"`{json.dumps(value)}`" for value in about["enum"])
    for several in ("anyOf", "oneOf"):
        if several in about:
            return " or ".join(_kind(one) for one in about[several])
    kind = about.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(_plain(one) for one in kind)
    if kind == "array":
        return _array(about)
    if kind == "object":
        inside = about.get("additionalProperties")
        return f"object of {_kind(inside)}" if isinstance(inside, dict) else "object"
    return _plain(kind)


def _array(about: dict[str, Any]) -> str:
    if "prefixItems" in about:
        return "list: " + ", ".join(_kind(one) for one in about["prefixItems"])
    return f"list of {_kind(about['items'])}" if isinstance(about.get("items"), dict) else "list"


def _plain(kind: str) -> str:
    return {"integer": "number", "string": "text", "boolean": "true or false"}.get(kind, kind)
