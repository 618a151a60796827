"""Events in words: one sentence for each thing that an action did."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.engine import Event
from allaboard.engine.line.events import ObjectiveReached, ObjectiveTurned, Placed
from allaboard.locales import Words

# Fields that count from 0, and those that name something players have a word for.
_COUNTED = frozenset(("slot", "row", "box", "place", "now_at"))
_NAMING = frozenset(("zone", "column", "source"))
_SEATS = frozenset(("seat", "first"))


def won(winners: Sequence[int], names: Sequence[str], teams: Sequence[Sequence[int]], words: Words) -> str:
    """Who has won a game: the players, or of a team game the teams, given by their seats."""
    if not teams:
        return words("winners", count=len(winners), names=", ".join(names[seat] for seat in winners))
    found = [team for team in teams if set(team) <= set(winners)]
    return words("winning-teams", count=len(found), teams=_named(found, names))


def _named(teams: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    return ", ".join(" + ".join(names[seat] for seat in team) for team in teams)


def tell(event: Event, words: Words, names: Sequence[str], teams: Sequence[Sequence[int]] = ()) -> str:
    """The sentence for an event. `names` are those of the seats, already harmless and as short as they should be.

    `teams` are the seats of each team, in a team game.
    """
    if teams and event.type == "game_over":
        winners = event.to_json()["winners"]
        assert isinstance(winners, tuple)
        found = [team for team in teams if set(team) <= set(winners)]
        return words("event-game_over_teams", count=len(found), teams=_named(found, names))
    values: dict[str, str | int] = {}
    for key, value in event.to_json().items():
        if key == "type":
            continue
        if key in _SEATS:
            assert isinstance(value, int)
            values["name"] = names[value]
        elif key in _COUNTED:
            values[key] = value + 1 if isinstance(value, int) else 0
        elif key in _NAMING:
            values[key] = words(str(value))
        elif key == "winners":
            assert isinstance(value, tuple)
            values[key] = ", ".join(names[seat] for seat in value)
            values["count"] = len(value)
        elif isinstance(value, tuple):
            values[key] = ", ".join(value) or words("nobody")
        elif isinstance(value, (str, int)):
            values[key] = value
        else:
            values[key] = "none"
    if isinstance(event, (ObjectiveReached, ObjectiveTurned)):
        values["objective"] = words(event.objective)
    if isinstance(event, Placed):
        values["met"] = event.shared - (event.road != "plain")
    if event.type == "room_exchanged":
        values["moved"] = int(values["place"]) - int(values["now_at"])
    if event.type == "day_scored":
        values["total"] = sum(value for value in values.values() if isinstance(value, int))
    values.setdefault("reason", "played")  # only the line games say why a game is over
    return words(f"event-{event.type}", **values)
