"""The part of a record that only Depot has: its set-up and its house rules, read and written."""

from __future__ import annotations

from allaboard.boards.harmless import shown
from allaboard.engine.depot.setup import (
    LEAST_PLAYERS,
    MOST_PLAYERS,
    OPTION_VALUES,
    DayDecks,
    DepotOptions,
    DepotSetup,
    option_faults,
    options_of,
    setup_faults,
)
from allaboard.records.findings import Findings

NAME = "depot"

_NEEDED = ("first", "ties", "days")
_KNOWN = frozenset(_NEEDED)
_DAY_NEEDED = ("buses", "travellers")
_DAY_KNOWN = frozenset(_DAY_NEEDED)
_DEFAULTS = DepotOptions()

# What is said of a set-up for another number of players than there are would only confuse.
_BY_PLAYERS = frozenset(("option", "first", "range"))


def read_options(findings: Findings, value: object) -> DepotOptions | None:
    """The house rules; None if there is a fault in them."""
    options = findings.object_("options", value)
    if not options:
        return None if options is None else _DEFAULTS
    before = len(findings.faults)
    known = {key: item for key, item in options.items() if key in OPTION_VALUES}
    for key in options:
        if key not in known:
            findings.add("unknown-option", f"options.{shown(key)}", "depot has no such option")
    for fault in option_faults(known):
        findings.add("bad-option", fault.at, fault.message)
    return None if len(findings.faults) > before else options_of(known)


def read_setup(findings: Findings, value: object) -> DepotSetup | None:
    """The set-up by its form; None if that is at fault. `check_setup` judges whether it can be played."""
    setup = findings.object_("setup", value)
    if setup is None:
        return None
    before = len(findings.faults)
    findings.keys("setup", setup, _NEEDED, _KNOWN, "the set-up of depot")
    first = findings.integer("setup.first", setup["first"]) if "first" in setup else None
    ties = findings.integers("setup.ties", setup["ties"]) if "ties" in setup else None
    days = findings.list_("setup.days", setup["days"], "days") if "days" in setup else None
    decks = [_decks(findings, f"setup.days[{day}]", item) for day, item in enumerate(days or ())]
    if first is None or ties is None or days is None or len(findings.faults) > before:
        return None
    return DepotSetup(first, ties, tuple(deck for deck in decks if deck is not None))


def _decks(findings: Findings, at: str, value: object) -> DayDecks | None:
    day = findings.object_(at, value)
    if day is None:
        return None
    findings.keys(at, day, _DAY_NEEDED, _DAY_KNOWN, "a day of depot")
    buses = findings.texts(f"{at}.buses", day["buses"]) if "buses" in day else None
    travellers = findings.texts(f"{at}.travellers", day["travellers"]) if "travellers" in day else None
    return None if buses is None or travellers is None else DayDecks(buses, travellers)


def check_players(findings: Findings, players: int) -> None:
    """Whether that many players can play."""
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        message = f"depot is for {LEAST_PLAYERS} to {MOST_PLAYERS} players, not {players}"
        findings.add("players", "players", message)


def check_setup(findings: Findings, setup: DepotSetup, options: DepotOptions, players: int) -> None:
    """Whether the set-up can be played by that many players."""
    faults = [fault for fault in setup_faults(setup, options) if fault.code != "players"]
    if setup.seats != players:
        findings.add("length", "setup.ties", f"needs {players} entries, one for each player, not {setup.seats}")
        faults = [fault for fault in faults if fault.code not in _BY_PLAYERS]
    findings.take(faults)


def setup_to_json(setup: DepotSetup) -> dict[str, object]:
    """The set-up as a record writes it."""
    days = [{"buses": list(day.buses), "travellers": list(day.travellers)} for day in setup.days]
    return {"first": setup.first, "ties": list(setup.ties), "days": days}


def options_to_json(options: DepotOptions) -> dict[str, object]:
    """The house rules that differ from what a game is played with when nothing is said."""
    usual = _DEFAULTS.to_json()
    return {name: value for name, value in options.to_json().items() if value != usual[name]}
