"""Which game is played: a city or Depot, for how many, by which house rules; and the deals that are played in it.

A seed is a number, as learners have it, and a deal is known by its seed and how many games of that seed came before
it. Every game of a kind can be had: built-in cities, files with one's own, and any number of seats that the rules
allow (two or three players may use a large city, B3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from allaboard.boards.city import City
from allaboard.boards.faults import refuse
from allaboard.boards.loader import find_city
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.engine import game_of
from allaboard.engine.depot.deal import DepotDeal
from allaboard.engine.depot.deal import checked_deal as checked_depot_deal
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.setup import DepotOptions, options_of
from allaboard.engine.line.deal import LineDeal, checked_deal
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.setup import LineOptions

AnyGame: TypeAlias = LineGame | DepotGame
DEPOT = "depot"
DEPOT_SEATS = 3  # where none are named
_LINE_OPTIONS = ("open_personal", "any_city")


@dataclass(frozen=True)
class Kind:
    """A game as it is set up before anything is dealt."""

    city: City | None  # None: Depot
    seats: int
    line_options: LineOptions
    depot_options: DepotOptions

    @property
    def name(self) -> str:
        """`new_york`, or `depot`."""
        return DEPOT if self.city is None else self.city.name

    def deal_line(self, seed: str) -> LineDeal:
        """What a seed deals in a city. It is not checked each time: `kind_of` did, and a dealer makes no mistakes."""
        assert self.city is not None
        return LineDeal(self.city, deal_line_setup(self.city, self.seats, seed), self.line_options)

    def deal_depot(self, seed: str) -> DepotDeal:
        """What a seed deals in Depot."""
        return checked_depot_deal(deal_depot_setup(self.seats, seed), self.depot_options)

    def start(self, seed: str) -> AnyGame:
        """A new game of what a seed deals."""
        return DepotGame(self.deal_depot(seed)) if self.city is None else game_of(self.deal_line(seed))


def kind_of(game: str, seats: int | None = None, rules: dict[str, bool | str] | None = None) -> Kind:
    """The kind by the name of a city, the path of a city's file, or `depot`; with house rules where they are wanted.

    Raises `FaultsFound` with everything that is wrong.
    """
    rules = rules or {}
    if game == DEPOT:
        kind = Kind(None, DEPOT_SEATS if seats is None else seats, LineOptions(), options_of(rules))
        kind.deal_depot("")
        return kind
    city = find_city(game)
    unknown = [name for name in rules if name not in _LINE_OPTIONS]
    if unknown:
        raise refuse("option", f"rules.{unknown[0]}", f"is not an option of {city.game}")
    seats = city.players[0] if seats is None else seats
    few = 1 < seats < city.players[0]
    options = LineOptions(bool(rules.get("open_personal", False)), bool(rules.get("any_city", few)))
    checked_deal(city, deal_line_setup(city, seats, ""), options)
    return Kind(city, seats, options, DepotOptions())


def deal_seed(seed: int, episode: int) -> str:
    """The text that a deal is made from: of the game with this number, counted from 0, since `seed` was set."""
    return f"{seed}:{episode}"
