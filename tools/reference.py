"""Writes `docs/events.md` from the events themselves: `python tools/reference.py`."""

from __future__ import annotations

import inspect
from dataclasses import fields
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

from allaboard.engine.line.events import EVENTS

PAGE = Path(__file__).parent.parent / "docs" / "events.md"


def events_page() -> str:
    """The page: one section for each event."""
    lines = [
        "# The events of the line games",
        "",
        "Made by `tools/reference.py` from `allaboard.engine.line.events`. Rounds count from 1; seats, slots, rows and",
        "boxes from 0; `stop` is where it happened. All of them may be heard by everybody.",
    ]
    for event in EVENTS:
        lines += ["", f"## `{event.type}`", "", inspect.cleandoc(event.__doc__ or ""), ""]
        hints = get_type_hints(event)
        lines += [f"- `{field.name}`: {_kind(hints[field.name])}" for field in fields(event)]
    return "\n".join(lines) + "\n"


def _kind(hint: object) -> str:
    """A type in words."""
    if hint is int:
        return "number"
    if hint is str:
        return "text"
    if get_origin(hint) is Literal:
        return " or ".join(f'`"{value}"`' for value in get_args(hint))
    if get_origin(hint) is tuple:
        return "list of numbers"
    return "number or null"


if __name__ == "__main__":
    PAGE.write_text(events_page(), encoding="utf-8")
