"""`allaboard schema`: the JSON Schema of what is read and written."""

from __future__ import annotations

import json

from allaboard.boards.harmless import shown
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.output import complain, say

PROGRAM = "bot"  # the lines between the arena and the program of a player


def schema(name: str) -> int:
    """Print the schema of that name."""
    from allaboard.records.schemas import SCHEMA_NAMES, schema_of  # noqa: PLC0415

    if name == PROGRAM:
        from allaboard.protocol.programs import program_schemas  # noqa: PLC0415

        say(json.dumps(program_schemas(), indent=2))
        return FINE
    if name not in SCHEMA_NAMES:
        known = ", ".join((*SCHEMA_NAMES, PROGRAM))
        complain("allaboard schema", f"there is no schema {shown(name)} (there are {known})")
        return WRONG_INPUT
    say(json.dumps(schema_of(name), indent=2))
    return FINE
