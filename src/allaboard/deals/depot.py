"""N2: the set-up of a Depot game from a seed."""

from __future__ import annotations

from allaboard.boards.faults import refuse
from allaboard.deals.stream import Stream
from allaboard.engine.depot.setup import DAYS, LEAST_PLAYERS, MOST_PLAYERS, DayDecks, DepotSetup

# The order in which the decks lie before they are shuffled.
_COLOURS = "RGBY"
_SIZES = ("3", "4a", "4b", "5")
_PROFILES = ("A1", "A2", "A3", "A4", "A5", "SU", "L1", "L2", "GE", "BA", "ST", "DR", "BP", "CO")


def deal_depot_setup(seats: int, seed: str) -> DepotSetup:
    """What the seed deals to `seats` players. Raises `FaultsFound` if the game is not for so many."""
    if not LEAST_PLAYERS <= seats <= MOST_PLAYERS:
        raise refuse("players", "players", f"depot is for {LEAST_PLAYERS} to {MOST_PLAYERS} players, not {seats}")
    stream = Stream(seed)
    first = stream.below(seats)
    ties = tuple(stream.shuffled(range(seats)))
    return DepotSetup(first, ties, tuple(_decks(stream) for _ in range(DAYS)))


def _decks(stream: Stream) -> DayDecks:
    buses = stream.shuffled(colour + size for colour in _COLOURS for size in _SIZES)
    travellers = stream.shuffled(colour + profile for colour in _COLOURS for profile in _PROFILES)
    return DayDecks(tuple(buses), tuple(travellers))
