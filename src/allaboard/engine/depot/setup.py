"""What chance decided before the first turn, the house rules, and whether they can be played.

A `DepotSetup` holds the shuffled decks of both days (D8, D9), the first player of day 1 (D12) and the order that
breaks a tie for the first player of day 2 (D76). `setup_faults` lists everything that is wrong with one; a game can
only be started from a set-up without faults.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Literal, cast

from allaboard.boards.faults import Fault, FaultsFound
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS

LEAST_PLAYERS = 2
MOST_PLAYERS = 6
TEAM_PLAYERS = 4
TEAMS = ((0, 2), (1, 3))  # the seats of each team (D79)
DAYS = 2

DrunkardScope = Literal["departing_bus", "own_pile"]
BabyWindows = Literal["attempt_and_end", "attempt", "none"]
FinalTurn = Literal["optional", "mandatory"]


@dataclass(frozen=True)
class DepotOptions:
    """The house rules of section 17."""

    drunkard_scope: DrunkardScope = "departing_bus"  # D50
    drunkard_may_pick_self: bool = True  # D50
    exchange_triggers_profiles: bool = True  # D53
    backpacker_exchange_any_bus: bool = True  # D51
    baby_exempts_penalty: bool = False  # D27
    baby_windows: BabyWindows = "attempt_and_end"  # D60
    final_turn: FinalTurn = "optional"  # D69
    teams: bool = False  # D79

    def to_json(self) -> dict[str, bool | str]:
        """Every house rule with its value."""
        return asdict(self)


TeamHands = Literal["hidden", "open"]
CardMemory = Literal["assisted", "off"]


@dataclass(frozen=True)
class TableSettings:
    """Settings of a table, not of the game (section 17): they change what views show, and no record holds them."""

    team_hands: TeamHands = "hidden"  # D79: whether partners see each other's hands
    card_memory: CardMemory = "assisted"  # D16: whether views list the cards of a hand that everybody has seen


# What each house rule may be, the default first.
OPTION_VALUES: dict[str, tuple[bool | str, ...]] = {
    "drunkard_scope": ("departing_bus", "own_pile"),
    "drunkard_may_pick_self": (True, False),
    "exchange_triggers_profiles": (True, False),
    "backpacker_exchange_any_bus": (True, False),
    "baby_exempts_penalty": (False, True),
    "baby_windows": ("attempt_and_end", "attempt", "none"),
    "final_turn": ("optional", "mandatory"),
    "teams": (False, True),
}
# House rules that make no difference under a value of another one: whether a shouted Baby spares the penalty.
MOOT_OPTIONS: dict[str, tuple[str, bool | str]] = {"baby_exempts_penalty": ("baby_windows", "none")}


def options_in_force(options: DepotOptions) -> dict[str, bool | str]:
    """Every house rule that makes a difference, with its value."""
    values = options.to_json()
    return {
        name: value
        for name, value in values.items()
        if name not in MOOT_OPTIONS or values[MOOT_OPTIONS[name][0]] != MOOT_OPTIONS[name][1]
    }


def option_faults(values: Mapping[str, object]) -> list[Fault]:
    """Every unknown house rule and every value that it cannot have."""
    faults = []
    for name, value in values.items():
        allowed = OPTION_VALUES.get(name)
        if allowed is None:
            faults.append(Fault("option", f"options.{name}", "is not an option of depot"))
        elif not any(type(value) is type(other) and value == other for other in allowed):
            faults.append(Fault("option", f"options.{name}", f"is not one of {_listed(allowed)}"))
    return faults


def options_of(values: Mapping[str, object]) -> DepotOptions:
    """The house rules with these values; raises `FaultsFound` with everything that is wrong with them."""
    faults = option_faults(values)
    if faults:
        raise FaultsFound(faults)
    return DepotOptions(**cast(dict[str, bool], dict(values)))  # type: ignore[arg-type]


def _listed(values: tuple[bool | str, ...]) -> str:
    return ", ".join(str(value).lower() for value in values)


@dataclass(frozen=True)
class DayDecks:
    """The shuffled decks of one day by their ids, top card first."""

    buses: tuple[str, ...]
    travellers: tuple[str, ...]


@dataclass(frozen=True)
class DepotSetup:
    """Everything that chance decided."""

    first: int
    ties: tuple[int, ...]  # every seat once
    days: tuple[DayDecks, ...]

    @property
    def seats(self) -> int:
        return len(self.ties)


Piles = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class DepotPosition:
    """A table amid a day, with all cards by their numbers, as a sampled world begins with it."""

    points: tuple[Piles, ...]  # of the days that are over, by seat
    ends: tuple[int, ...]
    hands: Piles
    buses: Piles
    room: Piles
    pile: tuple[int, ...]
    garage: tuple[int, ...]
    bus_pile: tuple[int, ...]
    dock: tuple[int, ...]
    aboard: Piles
    departed: tuple[int, ...]
    passengers: Piles
    unhappy: Piles
    known: tuple[bool, ...]
    known_buses: tuple[bool, ...]
    turn: tuple[int, int, int, int, int, int, int]  # revealed, turn, current, active, boarded, lap, end
    flags: tuple[bool, bool]  # fresh, shouted
    stack: tuple[tuple[int, int, int, int, int, tuple[int, ...]], ...]  # the steps of the turn
    options: tuple[int, ...]


def setup_faults(setup: DepotSetup, options: DepotOptions) -> list[Fault]:
    """Everything that keeps `setup` from being played, each with its place."""
    return [
        *option_faults(options.to_json()),
        *_player_faults(setup, options),
        *_deck_faults(setup),
    ]


def _player_faults(setup: DepotSetup, options: DepotOptions) -> Iterator[Fault]:
    seats = setup.seats
    if not LEAST_PLAYERS <= seats <= MOST_PLAYERS:
        yield Fault("players", "players", f"depot is for {LEAST_PLAYERS} to {MOST_PLAYERS} players, not {seats}")
    if options.teams is True and seats != TEAM_PLAYERS:
        yield Fault("option", "options.teams", f"teams are for {TEAM_PLAYERS} players, not {seats}")
    if not 0 <= setup.first < max(seats, 1):
        yield Fault("first", "setup.first", f"no seat {setup.first}")
    for place, seat in enumerate(setup.ties):
        if not 0 <= seat < seats:
            yield Fault("range", f"setup.ties[{place}]", f"no seat {seat}")
        elif seat in setup.ties[:place]:
            yield Fault("twice", f"setup.ties[{place}]", f"seat {seat} is there twice")


def _deck_faults(setup: DepotSetup) -> Iterator[Fault]:
    if len(setup.days) != DAYS:
        yield Fault("length", "setup.days", f"needs {DAYS} days, not {len(setup.days)}")
    for day, decks in enumerate(setup.days):
        yield from _card_faults(f"setup.days[{day}].buses", "bus", decks.buses, BUS_IDS)
        yield from _card_faults(f"setup.days[{day}].travellers", "traveller", decks.travellers, TRAVELLER_IDS)


def _card_faults(at: str, kind: str, deck: tuple[str, ...], wanted: list[str]) -> Iterator[Fault]:
    seen: set[str] = set()
    known = set(wanted)
    for place, card in enumerate(deck):
        if card not in known:
            yield Fault("card", f"{at}[{place}]", f"no such {kind}")
        elif card in seen:
            yield Fault("twice", f"{at}[{place}]", f"{card} is there twice")
        seen.add(card)
    missing = [card for card in wanted if card not in seen]
    if missing:
        more = f" and {len(missing) - 3} more" if len(missing) > 3 else ""
        yield Fault("missing", at, f"{', '.join(missing[:3])}{more} not there")
