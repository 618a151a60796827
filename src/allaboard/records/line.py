"""The part of a record that only the line games have: their set-up and their options, read and written."""

from __future__ import annotations

from dataclasses import fields

from allaboard.boards.city import City
from allaboard.boards.harmless import shown
from allaboard.engine.line.setup import MOST_PLAYERS, LineOptions, LineSetup, setup_faults
from allaboard.records.findings import Findings

_OPTIONS = tuple(field.name for field in fields(LineOptions))
_DEFAULTS = LineOptions()

_NEEDED = ("sheets", "personal", "common", "departures", "tickets", "inspector")
_KNOWN = frozenset((*_NEEDED, "hands", "rush", "rival"))


def read_options(findings: Findings, value: object) -> LineOptions | None:
    """The options of a line game; None if there is a fault in them."""
    options = findings.object_("options", value)
    if not options:
        return None if options is None else _DEFAULTS
    chosen: dict[str, bool] = {}
    for key, item in options.items():
        if key not in _OPTIONS:
            findings.add("unknown-option", f"options.{shown(key)}", "a line game has no such option")
        elif type(item) is not bool:
            findings.add("bad-option", f"options.{key}", f"true or false, not {shown(item)}")
        else:
            chosen[key] = item
    return LineOptions(**chosen) if len(chosen) == len(options) else None


def read_setup(findings: Findings, value: object) -> LineSetup | None:
    """The set-up of a line game by its form; None if that is at fault. `check_setup` judges whether it fits."""
    before = len(findings.faults)
    setup = findings.object_("setup", value)
    if setup is None:
        return None
    findings.keys("setup", setup, _NEEDED, _KNOWN, "the set-up of a line game")
    if not all(key in setup for key in _NEEDED):
        return None
    sheets = findings.integers("setup.sheets", setup["sheets"])
    personal = findings.maybe_integers("setup.personal", setup["personal"])
    common = findings.texts("setup.common", setup["common"])
    departures = findings.maybe_integers("setup.departures", setup["departures"])
    tickets = findings.integers("setup.tickets", setup["tickets"])
    inspector = findings.integer("setup.inspector", setup["inspector"])
    hands = _hands(findings, setup["hands"]) if "hands" in setup else None
    rush = _pair(findings, "setup.rush", setup["rush"]) if "rush" in setup else None
    rival = findings.texts("setup.rival", setup["rival"]) if "rival" in setup else ()
    if (
        sheets is None
        or personal is None
        or common is None
        or departures is None
        or tickets is None
        or inspector is None
        or rival is None
        or len(findings.faults) > before
    ):
        return None
    return LineSetup(sheets, personal, common, departures, tickets, inspector, hands, rush, rival)


def check_players(findings: Findings, players: int) -> None:
    """Whether that many players can play at all; whether they fit the city is part of the set-up."""
    if not 1 <= players <= MOST_PLAYERS:
        findings.add("players", "players", f"a line game is for 1 to {MOST_PLAYERS} players, not {players}")


def check_setup(findings: Findings, city: City, setup: LineSetup, options: LineOptions, players: int) -> None:
    """Whether the set-up can be played in this city by that many players."""
    faults = setup_faults(city, setup, options)
    if setup.seats != players:
        findings.add("length", "setup.sheets", f"needs {players} entries, one for each player, not {setup.seats}")
        # What depends on the number of players was judged by the wrong one.
        faults = [fault for fault in faults if fault.code not in {"players", "length"}]
    findings.take(faults)


def setup_to_json(setup: LineSetup) -> dict[str, object]:
    """The set-up as a record writes it."""
    written: dict[str, object] = {
        "sheets": list(setup.sheets),
        "personal": list(setup.personal),
        "common": list(setup.common),
    }
    if setup.hands is not None:
        written["hands"] = [list(hand) for hand in setup.hands]
    written["departures"] = list(setup.departures)
    written["tickets"] = list(setup.tickets)
    written["inspector"] = setup.inspector
    if setup.rush is not None:
        written["rush"] = list(setup.rush)
    if setup.rival:
        written["rival"] = list(setup.rival)
    return written


def options_to_json(options: LineOptions) -> dict[str, object]:
    """The options that differ from what a game is played with when nothing is said."""
    return {name: getattr(options, name) for name in _OPTIONS if getattr(options, name) != getattr(_DEFAULTS, name)}


def _pair(findings: Findings, at: str, value: object) -> tuple[int, int] | None:
    numbers = findings.integers(at, value)
    if numbers is None:
        return None
    if len(numbers) != 2:
        findings.add("length", at, f"two numbers, not {len(numbers)}")
        return None
    return numbers[0], numbers[1]


def _hands(findings: Findings, value: object) -> tuple[tuple[int, int], ...] | None:
    hands = findings.list_("setup.hands", value, "hands")
    if hands is None:
        return None
    found = [_pair(findings, f"setup.hands[{seat}]", hand) for seat, hand in enumerate(hands)]
    return tuple(hand for hand in found if hand is not None)
