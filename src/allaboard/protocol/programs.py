"""The JSON Schemas of what the programs of external bots are told and answer, made from the types."""

from __future__ import annotations

from typing import Any

import msgspec

from allaboard.bots.external.messages import VERSION, AnyAnswer, AnyQuestion
from allaboard.records.schemas import DIALECT, schema_of


def program_schemas() -> dict[str, Any]:
    """One document: any line that a program may hear, and any line that it may say, with views and cities in full."""
    kinds = {"to_program": AnyQuestion, "from_program": AnyAnswer}
    schemas, parts = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    for name, holder in (("view", "Decide"), ("city", "Start")):
        whole = schema_of(name)
        parts |= whole.pop("$defs", {})
        parts[name] = {key: value for key, value in whole.items() if key != "$schema"}
        field = parts[holder]["properties"][name]
        about = {"description": field["description"]}
        shape = {"$ref": f"#/$defs/{name}"}
        parts[holder]["properties"][name] = about | (
            {"anyOf": [shape, {"type": "null"}]} if "anyOf" in field else shape
        )
    return {
        "$schema": DIALECT,
        "title": f"All Aboard protocol of external bots {VERSION}",
        "$defs": {**parts, **dict(zip(kinds, schemas, strict=True))},
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in kinds],
    }
