"""The JSON Schemas of all messages, made from the types."""

from __future__ import annotations

from typing import Any

import msgspec

from allaboard.protocol import VERSION
from allaboard.protocol.commands import AnyCommand
from allaboard.protocol.messages import AnyMessage
from allaboard.protocol.tables import TableInfo, TableWishes

_DRAFT = "https://json-schema.org/draft/2020-12/schema"


def protocol_schemas() -> dict[str, Any]:
    """One document: what a client may send, what it may receive, and what a table is."""
    kinds = {"command": AnyCommand, "message": AnyMessage, "table_wishes": TableWishes, "table_info": TableInfo}
    schemas, parts = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": _DRAFT,
        "title": f"All Aboard table protocol {VERSION}",
        "$defs": {**parts, **dict(zip(kinds, schemas, strict=True))},
        "anyOf": [{"$ref": "#/$defs/command"}, {"$ref": "#/$defs/message"}],
    }
