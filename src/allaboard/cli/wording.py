"""What several commands say in the same words: who plays, where, and how far the game is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.boards.harmless import harmless
from allaboard.boards.loader import names
from allaboard.cli.cells import cut
from allaboard.engine import LineGame
from allaboard.engine.line.setup import LineSetup
from allaboard.locales import Words
from allaboard.records import Record

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame

_WIDEST_NAME = 24


def seat_names(record: Record) -> list[str]:
    """The players' names, safe to show and short; with the seat where two are the same."""
    found = [cut(harmless(player.name), _WIDEST_NAME) for player in record.players]
    return [f"{name} ({seat})" if found.count(name) > 1 else name for seat, name in enumerate(found)]


def headline(label: str, record: Record, game: AnyGame, words: Words) -> str:
    """`FILE: New York (Bus), round 3 of 12, ticket 8` or `FILE: Depot, day 1 of 2, turn 7`."""
    if not isinstance(game, LineGame):
        turn = game.view(None)["turn"]
        state = words("state-over") if game.is_over else words("state-day", day=game.day, turn=turn)
        return words("headline-depot", file=label, game=words(record.game), state=state)
    assert record.city is not None
    assert isinstance(record.setup, LineSetup)
    city = words(record.city.name) if record.city.name in names() else record.city.name
    if game.is_over:
        state = words("state-over")
    elif game.phase == "departure":
        state = words("state-departure")
    elif game.pending():
        state = words("state-round", round=game.round, ticket=record.setup.tickets[game.round - 1])
    else:
        state = words("state-no-ticket", round=game.round)
    return words("headline", file=label, city=city, game=words(record.game), state=state)


def house_rules(record: Record, words: Words) -> str:
    """The house rules of a game of Depot that are worth a word; nothing of other games."""
    from allaboard.engine.depot.setup import DepotOptions  # noqa: PLC0415 - not needed for other games
    from allaboard.locales.depot_rules import notable_rules  # noqa: PLC0415

    return " ".join(notable_rules(record.options, words)) if isinstance(record.options, DepotOptions) else ""


def points(value: int | None) -> str:
    """Points; nothing where there are none."""
    return "" if value is None else str(value)
