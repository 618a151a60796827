"""What a day is worth (D74, D75, D78), and the standings of both days (D77, D79)."""

from __future__ import annotations

from typing import Final

from allaboard.engine.depot.areas import Areas
from allaboard.engine.depot.cards import CAPACITY, FIRST_LOVER, PROFILE, SECOND_LOVER
from allaboard.engine.depot.setup import TEAMS
from allaboard.engine.depot.view import Scores, SeatScore, TeamScore

# The points of a day, in this order.
ITEMS: Final[list[str]] = ["passengers", "lovers", "unhappy", "hand", "buses", "night"]
PASSENGERS: Final = 0
BUSES_IN_HAND: Final = 4
LOVERS_BONUS: Final = 4


def day_points(table: Areas, seat: int) -> list[int]:
    """The points of a seat as if the day ended now."""
    night = 0
    if table.is_empty_handed(seat):
        for bus in table.dock:
            night += len(table.aboard[bus])
    buses = 0
    for bus in table.buses[seat]:
        buses -= CAPACITY[bus]
    happy = table.passengers[seat]
    pairs = 0
    # Sorted, the two Lovers of a colour are neighbours.
    for place in range(len(happy) - 1):
        card = happy[place]
        if PROFILE[card] == FIRST_LOVER and happy[place + 1] == card + SECOND_LOVER - FIRST_LOVER:
            pairs += 1
    return [len(happy), LOVERS_BONUS * pairs, -len(table.unhappy[seat]), -len(table.hands[seat]), buses, night]


def breakdown(points: list[int], buses_known: bool) -> dict[str, int | None]:
    """The points of a day by name; what a viewer may not know is null."""
    named: dict[str, int | None] = dict(zip(ITEMS, points, strict=True))
    if not buses_known:
        named["buses"] = None
    return named


def standings(days: list[list[dict[str, int | None]]], over: bool, teams: bool) -> Scores:
    """Every seat's days added up and ranked: most points, then most passengers, then shared (D77)."""
    seats = [_seat_score(own) for own in days]
    for one in seats:
        one["rank"] = 1 + sum(1 for other in seats if _merit(other) > _merit(one))
    if not teams:
        winners = [seat for seat, one in enumerate(seats) if over and one["rank"] == 1]
        return {"over": over, "winners": winners, "seats": seats}
    sides = [_team_merit(seats, side) for side in range(2)]
    rows: list[TeamScore] = [
        {
            "seats": list(TEAMS[side]),
            "total": sides[side][0],
            "rank": 2 if sides[1 - side] > sides[side] else 1,
        }
        for side in range(2)
    ]
    winners = sorted(seat for row in rows if over and row["rank"] == 1 for seat in row["seats"])
    return {"over": over, "winners": winners, "seats": seats, "teams": rows}


def _seat_score(days: list[dict[str, int | None]]) -> SeatScore:
    summed: dict[str, int | None] = {}
    total = 0
    for name in ITEMS:
        item: int | None = 0
        for day in days:
            points = day[name]
            if points is None or item is None:
                item = None
            else:
                item += points
            total += points or 0
        summed[name] = item
    return {
        "total": total,
        "rank": 0,
        "eliminated": False,
        "breakdown": summed,
        "days": days,
        "passengers": sum(day["passengers"] or 0 for day in days),
    }


def _merit(score: SeatScore) -> tuple[int, int]:
    return score["total"], score["passengers"]


def _team_merit(seats: list[SeatScore], side: int) -> tuple[int, int]:
    one, two = seats[TEAMS[side][0]], seats[TEAMS[side][1]]
    return one["total"] + two["total"], one["passengers"] + two["passengers"]


def team_seats(scores: Scores) -> list[list[int]]:
    """The seats of every team; none where everybody plays alone."""
    return [team["seats"] for team in scores["teams"]] if "teams" in scores else []


def places(scores: Scores) -> list[int]:
    """How every seat has come in: in a team game as its team did (D79)."""
    found = [one["rank"] for one in scores["seats"]]
    if "teams" in scores:
        for team in scores["teams"]:
            for seat in team["seats"]:
                found[seat] = team["rank"]
    return found
