"""A set-up made ready: everything about a game that no decision changes, looked up once.

The same deal can be played by many, so a game starts from one without checking or computing anything again.
"""

from __future__ import annotations

from allaboard.boards.faults import FaultsFound
from allaboard.engine.depot.cards import BUS_NUMBERS, TRAVELLER_NUMBERS
from allaboard.engine.depot.setup import DepotOptions, DepotPosition, DepotSetup, TableSettings, setup_faults


class HouseRules:
    """The house rules as the course of a day asks for them."""

    def __init__(self, options: DepotOptions) -> None:
        self.own_pile: bool = options.drunkard_scope == "own_pile"
        self.drunkard_picks_self: bool = options.drunkard_may_pick_self
        self.triggers: bool = options.exchange_triggers_profiles
        self.backpacker_anywhere: bool = options.backpacker_exchange_any_bus
        self.baby_exempts: bool = options.baby_exempts_penalty
        self.windows: bool = options.baby_windows != "none"
        self.closing_window: bool = options.baby_windows == "attempt_and_end"
        self.may_decline: bool = options.final_turn == "optional"
        self.teams: bool = options.teams


class DepotDeal:
    """Set-up, house rules and table settings of a game. Use `checked_deal` for anything that comes from outside."""

    def __init__(
        self,
        setup: DepotSetup,
        options: DepotOptions,
        settings: TableSettings | None = None,
        position: DepotPosition | None = None,
    ) -> None:
        """With a `position` the game begins there, and the decks are for the days after it."""
        self.position: DepotPosition | None = position
        self.setup: DepotSetup = setup
        self.options: DepotOptions = options
        self.settings: TableSettings = settings or TableSettings()
        self.open_hands: bool = options.teams and self.settings.team_hands == "open"
        self.has_memory: bool = self.settings.card_memory == "assisted"
        self.rules: HouseRules = HouseRules(options)
        self.seats: int = setup.seats
        self.first: int = setup.first
        self.ties: list[int] = list(setup.ties)
        self.buses: list[list[int]] = [[BUS_NUMBERS[name] for name in day.buses] for day in setup.days]
        self.travellers: list[list[int]] = [[TRAVELLER_NUMBERS[name] for name in day.travellers] for day in setup.days]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DepotDeal):
            return False
        return (
            self.setup == other.setup
            and self.options == other.options
            and self.settings == other.settings
            and self.position == other.position
        )

    def __hash__(self) -> int:
        return hash((self.setup, self.options))

    def __reduce__(self) -> tuple[object, ...]:
        return DepotDeal, (self.setup, self.options, self.settings, self.position)


def checked_deal(setup: DepotSetup, options: DepotOptions, settings: TableSettings | None = None) -> DepotDeal:
    """A deal of a set-up that comes from outside; raises `FaultsFound` with everything that is wrong with it."""
    faults = setup_faults(setup, options)
    if faults:
        raise FaultsFound(faults)
    return DepotDeal(setup, options, settings)
