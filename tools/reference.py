"""Writes `docs/events.md` from the events themselves: `python tools/reference.py`."""

from __future__ import annotations

import inspect
from dataclasses import fields
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

from allaboard.engine.depot.events import EVENTS as DEPOT_EVENTS
from allaboard.engine.events import Event
from allaboard.engine.line.events import EVENTS as LINE_EVENTS

PAGE = Path(__file__).parent.parent / "docs" / "events.md"


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


if __name__ == "__main__":
    PAGE.write_text(events_page(), encoding="utf-8")
