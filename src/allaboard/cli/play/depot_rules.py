"""The house rules of Depot as they are typed: `final_turn=mandatory,teams=true`."""

from __future__ import annotations

from allaboard.boards.faults import refuse
from allaboard.boards.harmless import shown
from allaboard.deals.editions import options_in
from allaboard.engine.depot.setup import OPTION_VALUES, DepotOptions, options_of

_TRUTHS = {"true": True, "false": False}


def parse_rules(text: str, language: str = "en") -> DepotOptions:
    """The house rules that a list of `key=value` describes; a key alone switches on what is true or false.

    The language says how the Drunkard is read where the list does not.
    """
    found: dict[str, bool | str] = {}
    for part in text.split(","):
        if part.strip():
            key, equals, value = (piece.strip() for piece in part.partition("="))
            if key not in OPTION_VALUES:
                raise refuse("option", "--options", f"{shown(key)} is not one of {', '.join(OPTION_VALUES)}")
            if key in found:
                raise refuse("option", "--options", f"{key} is there twice")
            found[key] = _value(key, value if equals else None)
    return options_of(options_in(language, found))


def _value(key: str, text: str | None) -> bool | str:
    allowed = OPTION_VALUES[key]
    if text is None and True in allowed:
        return True
    value: bool | str | None = text
    if text is not None and True in allowed:
        value = _TRUTHS.get(text.lower())
    if value is None or value not in allowed:
        given = "nothing" if text is None else shown(text) or "nothing"
        raise refuse("option", "--options", f"{key} is one of {_listed(allowed)}, not {given}")
    return value


def rules_listed() -> str:
    """Every house rule with its values, the usual one first."""
    return "; ".join(f"{key}={' or '.join(map(_written, values))}" for key, values in OPTION_VALUES.items())


def _listed(values: tuple[bool | str, ...]) -> str:
    return ", ".join(map(_written, values))


def _written(value: bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else value
