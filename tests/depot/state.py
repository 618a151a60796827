"""Everything there is in a game, as text: two games with the same text can never be told apart again."""

from __future__ import annotations

import json

from tests.depot.positions import zones_of

from allaboard.engine.depot.day import Day
from allaboard.engine.depot.game import DepotGame
from allaboard.records import Player, record_of


def day_state(day: Day) -> dict[str, object]:
    """The table of a day, its turn, and all that is still to be done in it."""
    return {
        **zones_of(day),
        "known": day.known,
        "known_buses": day.known_buses,
        "revealed": day.revealed,
        "turn": [day.turn, day.current, day.active, day.fresh, day.boarded, day.shouted, day.lap],
        "stack": [[step.kind, step.seat, step.bus, step.card, step.source, step.cards] for step in day.stack],
        "options": day.options,
    }


def state_of(game: DepotGame) -> str:
    """The state, the record, the points of finished days, and what everybody sees."""
    players = [Player(f"P{seat}") for seat in range(game.seats)]
    viewers = (None, *range(game.seats))
    return json.dumps(
        {
            "day": day_state(game._day),
            "record": record_of(game, players).to_json(),
            "tally": game.tally(),
            "ends": game.ends,
            "views": [game.view(viewer) for viewer in viewers],
            "scores": [game.scores(viewer) for viewer in viewers],
            "rest": [game.phase, game.pending(), [str(action) for action in game.actions]],
        }
    )
