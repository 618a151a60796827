"""Writes what is made from the code into `docs`: `python tools/reference.py`.

`events.md` comes from the events, the messages in `external-bots.md` from their types.
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

PAGE = Path(__file__).parent.parent / "docs" / "events.md"
BOTS_PAGE = PAGE.with_name("external-bots.md")
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


if __name__ == "__main__":
    PAGE.write_text(events_page(), encoding="utf-8")
    BOTS_PAGE.write_text(bots_page(BOTS_PAGE.read_text(encoding="utf-8")), encoding="utf-8")
