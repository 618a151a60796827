"""Write what the page takes from Python: the types of all messages, shapes, pictograms, Depot's cards, house rules.

    python tools/web_sources.py [--check]

The types are made from `allaboard.protocol` and from the views of the engine, the drawings from
`allaboard.drawing`. Both are kept in the repository, so that the page is built by Node alone; a test says when
they are out of date.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from allaboard.deals.editions import drunkard_scope_in
from allaboard.drawing.depot import exported as depot_art
from allaboard.drawing.depot.cards import PICTOGRAM_OF, SYMBOLS
from allaboard.drawing.icons import PICTOGRAMS, pictogram
from allaboard.drawing.icons.parts import GRID
from allaboard.engine.bus.view import BusSheetView
from allaboard.engine.depot import view as depot_view
from allaboard.engine.depot.setup import MOOT_OPTIONS, OPTION_VALUES, TEAM_PLAYERS, TEAMS
from allaboard.engine.line import scores as line_scores
from allaboard.engine.line.shapes import SHEET_TYPES, TICKETS, shape_name
from allaboard.engine.line.view import LineView
from allaboard.engine.metro.view import MetroSheetView
from allaboard.locales import LANGUAGES
from allaboard.protocol import VERSION, checks, reviews, tables
from allaboard.protocol.schemas import protocol_schemas
from allaboard.records.answers import LegalTurn
from allaboard.server.edge import classes, daily, helping, history, replaying
from allaboard.server.table.choices import ONLY_DEPOT, ONLY_LINE
from allaboard.server.table.depot_offers import DepotOffer

ROOT = Path(__file__).parents[1]
FOLDER = Path("web", "src", "generated")
_HEAD = "// Made by tools/web_sources.py; a change here is lost.\n\n"

# What the page knows of games, a module each: both kinds have seats and scores of their own.
_LINE: tuple[Any, ...] = (LineView[BusSheetView], LineView[MetroSheetView], line_scores.Scores, LegalTurn)
_DEPOT: tuple[Any, ...] = (depot_view.DepotView, depot_view.Scores, DepotOffer)
# What is asked over HTTP beside a table.
_EDGE: tuple[Any, ...] = (
    *(replaying.RecordWishes, replaying.PlayedRecord, replaying.SheetWishes),
    *(helping.HelperCity, helping.DepotDays, helping.DepotStandings),
    *(daily.DailyDeal, daily.DailyTry, daily.DailyLine),
    *(classes.ClassWishes, classes.ClassMade, classes.ClassSeat, classes.ClassInfo),
    *(history.ResultLine, history.PersonInfo, history.Standing),
    *(checks.CheckWishes, checks.Verdict),
    *(reviews.ReviewWishes, reviews.ReviewAnswer, reviews.HintWishes, reviews.Hints),
)
_SAID_ALREADY = {"table_wishes", "table_info"}
_NAMES = {"command": "Command", "message": "Message"}
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def protocol_types() -> str:
    """The module of all messages."""
    definitions = {name: schema for name, schema in protocol_schemas()["$defs"].items() if name not in _SAID_ALREADY}
    return _module(definitions, f"export const VERSION = {VERSION};\n\n")


def view_types(kinds: tuple[Any, ...]) -> str:
    """The module of some views, and of all that they are made of."""
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return _module(parts)


def _module(definitions: Mapping[str, Any], first: str = "") -> str:
    named = {_type_name(name): schema for name, schema in definitions.items()}
    assert len(named) == len(definitions), "two types would have one name"
    return _HEAD + first + "\n".join(_declared(name, named[name]) for name in sorted(named))


def _declared(name: str, schema: Mapping[str, Any]) -> str:
    about = schema.get("description", "").strip().split("\n")[0]
    comment = f"/** {about} */\n" if about else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type_of(schema)};\n"
    fields = "".join(f"  {field};\n" for field in _fields(schema))
    return f"{comment}export interface {name} {{\n{fields}}}\n"


def _fields(schema: Mapping[str, Any]) -> Iterator[str]:
    required = set(schema.get("required", ()))
    for name, inner in schema["properties"].items():
        yield f"{name}{'' if name in required else '?'}: {_type_of(inner)}"


def _type_of(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return _type_name(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type_of(inner) for inner in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(_type_of(item) for item in schema["prefixItems"]) + "]"
        inner = _type_of(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


def _type_name(name: str) -> str:
    """The name of a type on the page; `LineView_BusSheetView_`, as a schema calls it, is the `BusLineView`."""
    return _NAMES.get(name) or re.sub(r"^(\w+)_(Bus|Metro)SheetView_$", r"\2\1", name)


def pictograms() -> str:
    """The module of all pictograms: what stands inside an SVG of 24 by 24, in the colour of the text around it."""
    drawn = {
        name: "".join(
            str(child) for child in pictogram(name, GRID, GRID / 2, GRID / 2, "currentColor", "var(--cut)").children
        )
        for name in PICTOGRAMS
    }
    entries = "".join(f"  {name}: {json.dumps(text)},\n" for name, text in drawn.items())
    return (
        f"{_HEAD}export const PICTOGRAMS = {{\n{entries}}} as const;\n\n"
        "export type PictogramName = keyof typeof PICTOGRAMS;\n"
    )


def shapes() -> str:
    """The module of the shapes that tickets give: a row for each sheet, a column for each ticket."""
    rows = [[shape_name(sheet, ticket) for ticket in range(1, TICKETS + 1)] for sheet in range(1, SHEET_TYPES + 1)]
    lines = "".join(f"  {json.dumps(row)},\n" for row in rows)
    return f"{_HEAD}export const SHAPES: readonly (readonly string[])[] = [\n{lines}];\n"


def depot_parts() -> str:
    """The module of Depot's cards and buses: what never changes on them, and where everything else goes."""
    parts = {
        "LABEL": depot_art.label_art(),
        "SMALL_LABEL": depot_art.small_label_art(),
        "COACH": depot_art.coach_art(),
        "SMALL_COACH": depot_art.small_coach_art(),
        "NAME_SIZES": depot_art.name_sizes(),
        "SYMBOLS": SYMBOLS,
        "FIGURES": PICTOGRAM_OF,
    }
    return _HEAD + "\n".join(
        f"export const {name} = {json.dumps(part, indent=2)} as const;\n" for name, part in parts.items()
    )


def choices() -> str:
    """The module of what a host chooses: house rules with their values, the usual one first, and the other choices."""
    kinds = get_type_hints(tables.HostChoices)
    lists = {name: get_args(kind) for name, kind in kinds.items() if get_origin(kind) is Literal}
    parts: dict[str, object] = {
        "HOUSE_RULES": {"bus": {"open_personal": (False, True)}, "metro": {}, "depot": OPTION_VALUES},
        "MOOT_RULES": MOOT_OPTIONS,
        "TEAM_PLAYERS": TEAM_PLAYERS,
        "TEAMS": TEAMS,
        "DRUNKARD_READINGS": {language: drunkard_scope_in(language) for language in LANGUAGES},
        "USUAL_CHOICES": msgspec.structs.asdict(tables.HostChoices()),  # with what messages leave out
        "CHOICE_VALUES": lists,
        "ONLY_FOR": {"line": ONLY_LINE, "depot": ONLY_DEPOT},
        "SHEET_TYPES": SHEET_TYPES,
        "LONGEST_BEAT": tables.LONGEST_BEAT,
        "LONGEST_DAY_PAUSE": tables.LONGEST_DAY_PAUSE,
    }
    return _HEAD + "\n".join(
        f"export const {name} = {json.dumps(msgspec.to_builtins(part), indent=2)} as const;\n"
        for name, part in parts.items()
    )


def sources() -> dict[Path, str]:
    return {
        FOLDER / "protocol.ts": protocol_types(),
        FOLDER / "line.ts": view_types(_LINE),
        FOLDER / "depot.ts": view_types(_DEPOT),
        FOLDER / "edge.ts": view_types(_EDGE),
        FOLDER / "pictograms.ts": pictograms(),
        FOLDER / "shapes.ts": shapes(),
        FOLDER / "choices.ts": choices(),
        FOLDER / "depot_cards.ts": depot_parts(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="only say whether they are up to date")
    check: bool = parser.parse_args().check
    old = [path for path, text in sources().items() if not _is_fresh(ROOT / path, text)]
    for path in old:
        if check:
            print(f"{path} is out of date: python tools/web_sources.py", file=sys.stderr)
            continue
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(sources()[path], encoding="utf-8")
        print(f"{path} written")
    return 1 if check and old else 0


def _is_fresh(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
