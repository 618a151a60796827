"""What a host has chosen of the rules, from the wishes of a table: for the deal, for views, and whether it fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import fields, replace

from allaboard.boards.faults import Fault
from allaboard.deals.choices import DepotChoices, LineChoices
from allaboard.engine.depot.setup import TableSettings
from allaboard.protocol.tables import HostChoices, TableWishes

_DEFAULTS = HostChoices()
_NAMES = tuple(field.name for field in fields(HostChoices))
# The choices that only some games have. Times for Babies are harmless anywhere, and tables have always had them.
ONLY_LINE = ("sheets", "equal_sheets")
ONLY_DEPOT = ("ties", "day_pause", "card_memory", "baby_async", "team_hands")


def choices_in(choices: HostChoices) -> dict[str, Any]:
    """The host's choices by their names."""
    return {name: getattr(choices, name) for name in _NAMES}


def arranged(wishes: TableWishes, choices: HostChoices) -> TableWishes:
    """The same wishes with other choices."""
    return replace(wishes, **choices_in(choices))


def line_choices(choices: HostChoices) -> LineChoices:
    return LineChoices(tuple(choices.sheets), choices.equal_sheets, choices.first)


def depot_choices(choices: HostChoices) -> DepotChoices:
    return DepotChoices(choices.first, tuple(choices.ties))


def settings_of(choices: HostChoices) -> TableSettings:
    """What of it changes the views of Depot."""
    return TableSettings(team_hands=choices.team_hands, card_memory=choices.card_memory)


def choice_faults(wishes: TableWishes) -> list[Fault]:
    """Every choice that does not fit the table."""
    chosen = depot_choices(wishes) if wishes.game == "depot" else line_choices(wishes)
    return [*_foreign(wishes), *_unsuitable(wishes), *chosen.faults(wishes.seats)]


def _foreign(wishes: TableWishes) -> Iterator[Fault]:
    for name in ONLY_LINE if wishes.game == "depot" else ONLY_DEPOT:
        if getattr(wishes, name) != getattr(_DEFAULTS, name):
            yield Fault("choice", name, f"{name} is not a choice of {wishes.game}")


def _unsuitable(wishes: TableWishes) -> Iterator[Fault]:
    if wishes.game != "depot":
        return
    if wishes.team_hands == "open" and wishes.options.get("teams") is not True:
        yield Fault("choice", "team_hands", "hands can be open only where teams play")
    if wishes.baby_async == "orders_only" and wishes.pace != "days":
        yield Fault("choice", "baby_async", "is for tables over days; at a live table everybody is asked")
