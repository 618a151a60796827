"""What a record is, as a value: everything that chance decided and everything that players decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from allaboard.boards.city import City
from allaboard.boards.loader import load, names
from allaboard.boards.pictures import picture_of
from allaboard.engine.depot.setup import DepotOptions, DepotSetup
from allaboard.engine.line.setup import LineOptions, LineSetup
from allaboard.records import depot, line

FORMAT = "allaboard/1"
RULES = 1  # the version of the rules that this build plays

MAX_NAME = 100  # characters of a player's or a bot's name


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat. `left`: from that action on a bot decided for the seat."""

    name: str
    bot: str | None = None
    left: int | None = None

    def to_json(self) -> dict[str, object]:
        """The player as a record writes it."""
        written: dict[str, object] = {"name": self.name}
        if self.bot is not None:
            written["bot"] = self.bot
        if self.left is not None:
            written["left"] = self.left
        return written


@dataclass(frozen=True, slots=True)
class Record:
    """A saved game. The actions are kept as written; `allaboard.records.play_record` says whether they are legal.

    A line game has a city and the set-up and options of the line games; Depot has no city and its own.
    """

    game: str
    city: City | None
    options: LineOptions | DepotOptions
    players: tuple[Player, ...]
    setup: LineSetup | DepotSetup
    actions: tuple[str, ...]
    seed: str | None = None
    result: Mapping[str, object] | None = field(default=None, hash=False)

    def to_json(self) -> dict[str, object]:
        """The record as its file writes it: `parse_record(record.to_json()) == record`."""
        written: dict[str, object] = {
            "format": FORMAT,
            "rules": RULES,
            "game": self.game,
        }
        if self.city is not None:
            written["city"] = _city_to_json(self.city)
        written["options"] = _options_to_json(self.options)
        if self.seed is not None:
            written["seed"] = self.seed
        written["players"] = [player.to_json() for player in self.players]
        written["setup"] = _setup_to_json(self.setup)
        written["actions"] = list(self.actions)
        if self.result is not None:
            written["result"] = dict(self.result)
        return written

    def _repr_svg_(self) -> str:
        return picture_of(self)


def _city_to_json(city: City) -> str | dict[str, object]:
    """A built-in city by its name, any other as a whole."""
    return city.name if city.name in names() and load(city.name) == city else city.to_json()


def _options_to_json(options: LineOptions | DepotOptions) -> dict[str, object]:
    return line.options_to_json(options) if isinstance(options, LineOptions) else depot.options_to_json(options)


def _setup_to_json(setup: LineSetup | DepotSetup) -> dict[str, object]:
    return line.setup_to_json(setup) if isinstance(setup, LineSetup) else depot.setup_to_json(setup)
