"""N2: the set-up of a Depot game from a seed."""

from __future__ import annotations

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.deals.choices import DepotChoices
from allaboard.deals.stream import Stream
from allaboard.engine.depot.setup import DAYS, LEAST_PLAYERS, MOST_PLAYERS, DayDecks, DepotSetup

# The order in which the decks lie before they are shuffled.
_COLOURS = "RGBY"
_SIZES = ("3", "4a", "4b", "5")
_PROFILES = ("A1", "A2", "A3", "A4", "A5", "SU", "L1", "L2", "GE", "BA", "ST", "DR", "BP", "CO")


def deal_depot_setup(seats: int, seed: str, choices: DepotChoices | None = None) -> DepotSetup:
    """What the seed deals to `seats` players; `choices` are put in after everything is drawn.

    Raises `FaultsFound` if the game is not for so many, or if the choices do not fit.
    """
    choices = choices or DepotChoices()
    if not LEAST_PLAYERS <= seats <= MOST_PLAYERS:
        raise refuse("players", "players", f"depot is for {LEAST_PLAYERS} to {MOST_PLAYERS} players, not {seats}")
    if faults := choices.faults(seats):
        raise FaultsFound(faults)
    stream = Stream(seed)
    first = stream.below(seats)
    ties = tuple(stream.shuffled(range(seats)))
    days = tuple(_decks(stream) for _ in range(DAYS))
    return DepotSetup(first if choices.first is None else choices.first, choices.ties or ties, days)


def _decks(stream: Stream) -> DayDecks:
    buses = stream.shuffled(colour + size for colour in _COLOURS for size in _SIZES)
    travellers = stream.shuffled(colour + profile for colour in _COLOURS for profile in _PROFILES)
    return DayDecks(tuple(buses), tuple(travellers))
