"""Writes what is made from the code into `docs`: `python tools/reference.py`.

`events.md` comes from the events, the messages in `external-bots.md` from their types, the tables in
`environments.md` from the fields that observations are declared with.
"""

from __future__ import annotations

import inspect
from dataclasses import fields
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from allaboard.bots.external.messages import AnyAnswer, AnyQuestion, Choice
from allaboard.engine.depot.events import EVENTS as DEPOT_EVENTS
from allaboard.engine.events import Event
from allaboard.engine.line.events import EVENTS as LINE_EVENTS
from allaboard.envs.fields import table_of as table_of_fields
from allaboard.envs.kinds import kind_of
from allaboard.envs.tables import table_of

PAGE = Path(__file__).parent.parent / "docs" / "events.md"
BOTS_PAGE = PAGE.with_name("external-bots.md")
ENVS_PAGE = PAGE.with_name("environments.md")
_FIELDS_FROM = "<!-- made by tools/reference.py from allaboard.envs -->\n"
_FROM, _TO = "<!-- made by tools/reference.py from allaboard.bots.external.messages -->\n", "<!-- end -->"


def events_page() -> str:
    """The page: one section for each event."""
    lines = [
        "# The events of the line games",
        "",
        "Made by `tools/reference.py` from `allaboard.engine.line.events`. Rounds count from 1; seats, slots, rows and",
        "boxes from 0; `stop` is where it happened. All of them may be heard by everybody.",
        *_sections(LINE_EVENTS),
        "",
        "# The events of Depot",
        "",
        "Made from `allaboard.engine.depot.events`. Days and turns count from 1; seats and places in a column from 0;",
        "`source` is where a traveller boards from. Only its own seat may hear of `dealt`, `passed` and `discarded`.",
        *_sections(DEPOT_EVENTS),
    ]
    return "\n".join(lines) + "\n"


def _sections(events: tuple[type[Event], ...]) -> list[str]:
    lines = []
    for event in events:
        lines += ["", f"## `{event.type}`", "", inspect.cleandoc(event.__doc__ or ""), ""]
        hints = get_type_hints(event)
        lines += [f"- `{field.name}`: {_kind(hints[field.name])}" for field in fields(event)]
    return lines


def _kind(hint: object) -> str:
    """A type in words."""
    if hint is int:
        return "number"
    if hint is str:
        return "text"
    if get_origin(hint) is Literal:
        return " or ".join(f'`"{value}"`' for value in get_args(hint))
    if get_origin(hint) is tuple:
        return "list of numbers" if get_args(hint)[0] is int else "list of texts"
    return "text or null" if str in get_args(hint) else "number or null"


def bots_page(text: str) -> str:
    """The page on external bots with its messages as they are now."""
    before, rest = text.split(_FROM)
    after = rest.split(_TO)[1]
    return before + _FROM + "\n".join(_messages()) + "\n" + _TO + after


def _messages() -> list[str]:
    lines = []
    for title, kinds in (("A program is told", get_args(AnyQuestion)), ("It answers", get_args(AnyAnswer))):
        lines += ["", f"### {title}", ""]
        for kind in kinds:
            lines += [f"**`{kind.__struct_config__.tag}`**: {inspect.cleandoc(kind.__doc__)}", "", *_fields(kind), ""]
    return [*lines, "### A legal action", "", inspect.cleandoc(Choice.__doc__ or ""), "", *_fields(Choice), ""]


def _fields(kind: type[msgspec.Struct]) -> list[str]:
    about = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
    return [f"- `{field.name}`: {about[field.encode_name]['description']}" for field in msgspec.structs.fields(kind)]


def envs_page(text: str) -> str:
    """The page on environments with sizes and fields as they are now."""
    before, rest = text.split(_FIELDS_FROM)
    after = rest.split(_TO)[1]
    lines = ["", "| | flat | planes | whole turns |", "|---|---|---|---|"]
    for game, seats in (("new_york", 2), ("london", 4), ("rome", 2), ("paris", 4), ("depot", 3)):
        table = table_of(kind_of(game, seats), "turns")
        turns = "" if game == "depot" else str(table.actions)
        shape = " × ".join(map(str, table.planes.shape))
        lines.append(f"| `{game}`, {seats} seats | {table.layout.size} | {shape} | {turns} |")
    for game, title in (("new_york", "Bus"), ("rome", "Metro"), ("depot", "Depot")):
        seats = kind_of(game).seats
        lines += ["", f"### {title}, as in `{game}` for {seats}", "", table_of_fields(table_of(kind_of(game)).layout)]
    return before + _FIELDS_FROM + "\n".join(lines) + "\n\n" + _TO + after


if __name__ == "__main__":
    ENVS_PAGE.write_text(envs_page(ENVS_PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    PAGE.write_text(events_page(), encoding="utf-8")
    BOTS_PAGE.write_text(bots_page(BOTS_PAGE.read_text(encoding="utf-8")), encoding="utf-8")
