"""From JSON to a record: every fault of its form and its set-up in one go, each with its place."""

from __future__ import annotations

import json
from pathlib import Path

from allaboard.boards.city import GAMES, City
from allaboard.boards.faults import FaultsFound
from allaboard.boards.files import read_bytes
from allaboard.boards.harmless import shown
from allaboard.boards.loader import load, parse_city
from allaboard.boards.strict_json import read_json
from allaboard.records import depot, line
from allaboard.records.findings import Findings
from allaboard.records.model import FORMAT, MAX_NAME, RULES, Player, Record

_GAMES = (*GAMES, depot.NAME)
_NEEDED = ("format", "rules", "game", "players", "setup", "actions")
_KNOWN = frozenset((*_NEEDED, "options", "seed", "result"))
_LINE_NEEDED = ("format", "rules", "game", "city", "players", "setup", "actions")
_LINE_KNOWN = frozenset((*_KNOWN, "city"))
_PLAYER_NEEDED = ("name",)
_PLAYER_KNOWN = frozenset((*_PLAYER_NEEDED, "bot", "left"))


def read_record(path: str | Path) -> Record:
    """The record in a file; raises `FaultsFound` if it cannot be read or is not a record."""
    return parse_record(read_json(read_bytes(path)))


def parse_record(value: object) -> Record:
    """The record that a JSON value describes; raises `FaultsFound` with everything that is wrong with it.

    Whether the actions are legal and the result is right turns out when it is played.
    """
    findings = Findings()
    record = _head(findings, value)
    return _depot_record(findings, record) if record.get("game") == depot.NAME else _line_record(findings, record)


def _line_record(findings: Findings, record: dict[str, object]) -> Record:
    findings.keys("", record, _LINE_NEEDED, _LINE_KNOWN, "a record")
    game = _game(findings, record["game"]) if "game" in record else None
    city = _city(findings, record["city"], game) if "city" in record else None
    options = line.read_options(findings, record.get("options", {}))
    players = _players(findings, record["players"]) if "players" in record else None
    if players is not None:
        line.check_players(findings, len(players))
    setup = line.read_setup(findings, record["setup"]) if "setup" in record else None
    actions = findings.texts("actions", record["actions"]) if "actions" in record else None
    seed = _seed(findings, record)
    result = findings.object_("result", record["result"]) if "result" in record else None
    if city is not None and setup is not None and options is not None and players is not None:
        line.check_setup(findings, city, setup, options, len(players))
    findings.stop_if_any()
    assert game is not None
    assert city is not None
    assert options is not None
    assert players is not None
    assert setup is not None
    assert actions is not None
    return Record(game, city, options, players, setup, actions, seed, result)


def _depot_record(findings: Findings, record: dict[str, object]) -> Record:
    findings.keys("", record, _NEEDED, _KNOWN, "a record of depot")
    options = depot.read_options(findings, record.get("options", {}))
    players = _players(findings, record["players"]) if "players" in record else None
    if players is not None:
        depot.check_players(findings, len(players))
    setup = depot.read_setup(findings, record["setup"]) if "setup" in record else None
    actions = findings.texts("actions", record["actions"]) if "actions" in record else None
    seed = _seed(findings, record)
    result = findings.object_("result", record["result"]) if "result" in record else None
    if setup is not None and options is not None and players is not None:
        depot.check_setup(findings, setup, options, len(players))
    findings.stop_if_any()
    assert options is not None
    assert players is not None
    assert setup is not None
    assert actions is not None
    return Record(depot.NAME, None, options, players, setup, actions, seed, result)


def _head(findings: Findings, value: object) -> dict[str, object]:
    """The object, if it is a record of a format and a version of the rules that this build can judge at all."""
    if not isinstance(value, dict):
        findings.add("not-a-record", "", f"a record is an object, not {shown(value)}")
    elif "format" not in value:
        findings.add("not-a-record", "format", "is missing, so this is not a record")
    elif value["format"] != FORMAT:
        findings.add("unknown-format", "format", f"{shown(value['format'])} is not {FORMAT}")
    elif "rules" in value and (type(value["rules"]) is not int or value["rules"] != RULES):
        message = f"version {shown(value['rules'])} of the rules is not known here, only version {RULES} is"
        findings.add("unknown-rules", "rules", message)
    else:
        return value
    raise FaultsFound(findings.faults)


def _game(findings: Findings, value: object) -> str | None:
    if isinstance(value, str) and value in GAMES:
        return value
    findings.add("unknown-game", "game", f"there is no game {shown(value)} (there are {', '.join(_GAMES)})")
    return None


def _city(findings: Findings, value: object, game: str | None) -> City | None:
    """The city by its name or as a whole, if it is one of this game."""
    try:
        if isinstance(value, str):
            city = load(value)
        elif isinstance(value, dict):
            city = _inline_city(value)
        else:
            findings.add("wrong-type", "city", f"a name or a whole city, not {shown(value)}")
            return None
    except FaultsFound as error:
        findings.take(error.faults, "city")
        return None
    if game is not None and city.game != game:
        findings.add("wrong-city", "city", f"{city.name} is a city of {city.game}, not of {game}")
        return None
    return city


_inline_cities: dict[str, City] = {}
_INLINE_CITIES_KEPT = 8


def _inline_city(value: dict[str, object]) -> City:
    """A city written out in a record. A stream of games in one city validates it only once."""
    text = json.dumps(value)  # not the value: 1 == True == 1.0, and only one of them is a number of players
    city = _inline_cities.get(text)
    if city is None:
        city = parse_city(value)
        if len(_inline_cities) >= _INLINE_CITIES_KEPT:
            _inline_cities.clear()
        _inline_cities[text] = city
    return city


def _players(findings: Findings, value: object) -> tuple[Player, ...] | None:
    items = findings.list_("players", value, "players")
    if items is None:
        return None
    return tuple(_player(findings, f"players[{seat}]", item) for seat, item in enumerate(items))


def _player(findings: Findings, at: str, value: object) -> Player:
    """The player, or a stand-in for one at fault: their number still counts."""
    player = findings.object_(at, value)
    if player is None:
        return Player("")
    findings.keys(at, player, _PLAYER_NEEDED, _PLAYER_KNOWN, "a player")
    name = _name(findings, f"{at}.name", player["name"]) if "name" in player else ""
    bot = _name(findings, f"{at}.bot", player["bot"]) if "bot" in player else None
    left = findings.integer(f"{at}.left", player["left"]) if "left" in player else None
    if left is not None and left < 0:
        findings.add("range", f"{at}.left", f"the number of an action, not {shown(left)}")
    return Player(name, bot, left)


def _name(findings: Findings, at: str, value: object) -> str:
    if isinstance(value, str) and 1 <= len(value) <= MAX_NAME:
        return value
    what = f"{len(value):,}" if isinstance(value, str) else shown(value)
    findings.add("bad-name", at, f"a text of 1 to {MAX_NAME} characters, not {what}")
    return ""


def _seed(findings: Findings, record: dict[str, object]) -> str | None:
    if "seed" not in record:
        return None
    seed = record["seed"]
    if isinstance(seed, str):
        return seed
    findings.add("wrong-type", "seed", f"a text, not {shown(seed)}")
    return None
