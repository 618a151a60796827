"""What a contest says about its players: shares of victories, points, differences and ratings, with intervals.

Games of one deal are not independent, so everything is averaged over a deal first, and the interval is that of the
mean of deals. Of a player who won, or lost, every deal that says nothing; then Wilson's interval is taken. One deal
has no interval.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import inf, sqrt

import msgspec

from allaboard.arena.contest import Contest, Played

NINETY_FIVE = 1.96


class Measured(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float | None  # of a mean over one deal there is no interval
    high: float | None

    @property
    def interval(self) -> tuple[float, float] | None:
        return None if self.low is None or self.high is None else (self.low, self.high)

    @property
    def error(self) -> float:
        """The standard error that the interval stands for."""
        if self.interval is None:
            return inf
        low, high = self.interval
        return (high - low) / 2 / NINETY_FIVE


class Standing(msgspec.Struct, frozen=True):
    """How all seats of one player did together."""

    name: str
    seats: int  # in each game
    victories: Measured  # share of games won by one seat of this player
    points: Measured | None  # of those who were still in at the end
    out: float  # share of seats that were eliminated
    milliseconds: float  # a decision
    longest: float  # the longest decision, in milliseconds
    rating: float
    rating_deviation: float
    lost: dict[str, int] = {}  # decisions of an external player that were made at random, by reason
    lost_first: str = ""  # what went wrong the first time


class Difference(msgspec.Struct, frozen=True):
    """How many points one player is ahead of another on the same deals; out counts nothing."""

    name: str
    other: str
    points: Measured


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything together."""

    games: int
    deals: int
    standings: list[Standing]
    differences: list[Difference]
    salts: list[str] = []  # what the deals of every run came from, where programs played


def mean_of(values: Sequence[float]) -> Measured:
    """The mean of independent values."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Measured(mean, None, None)
    error = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return Measured(mean, mean - NINETY_FIVE * error, mean + NINETY_FIVE * error)


def share_of(values: Sequence[float], tries: int) -> Measured:
    """The mean of shares, one a deal, that come from so many tries."""
    measured = mean_of(values)
    if measured.interval is None:
        return measured
    low, high = measured.interval
    if low < high:
        return Measured(measured.mean, max(0.0, low), min(1.0, high))
    return wilson(measured.mean, tries)


def errors_apart(one: Measured, other: Measured) -> float:
    """How many standard errors two means lie apart that were measured independently: above 3 they differ."""
    together = sqrt(one.error**2 + other.error**2)
    return abs(one.mean - other.mean) / together if together else 0.0 if one.mean == other.mean else inf


def errors_from(measured: Measured, expected: float) -> float:
    """How many standard errors a mean lies from what it should be."""
    return errors_apart(measured, Measured(expected, expected, expected))


def wilson(share: float, tries: int) -> Measured:
    """Wilson's interval of a share."""
    square = NINETY_FIVE**2
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = NINETY_FIVE * sqrt(share * (1 - share) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    return Measured(share, max(0.0, middle - half), min(1.0, middle + half))


def report(contest: Contest, played: Iterable[Played]) -> Report:
    """What the games so far say. Deals that are not complete are left out, unless there is no other."""
    games = sorted(played, key=lambda each: each.number)
    by_deal: dict[int, list[Played]] = {}
    for game in games:
        by_deal.setdefault(contest.deal(game.number), []).append(game)
    whole = [deal for deal in by_deal.values() if len(deal) == contest.seats] or list(by_deal.values())
    counted = [game for deal in whole for game in deal]
    names = list(dict.fromkeys(contest.line_up))
    ratings = _ratings(contest, counted)
    standings = [_standing(contest, name, whole, ratings[name]) for name in names]
    pairs = [(one, two) for place, one in enumerate(names) for two in names[place + 1 :]]
    differences = [
        Difference(one, two, mean_of([_ahead(contest, deal, one, two) for deal in whole])) for one, two in pairs
    ]
    return Report(len(counted), len(whole), standings, differences)


def _seats(contest: Contest, name: str) -> list[int]:
    return [who for who, each in enumerate(contest.line_up) if each == name]


def _standing(contest: Contest, name: str, deals: list[list[Played]], rating: tuple[float, float]) -> Standing:
    seats = _seats(contest, name)
    games = [game for deal in deals for game in deal]
    victories = [sum(game.shares[who] for game in deal for who in seats) / len(deal) / len(seats) for deal in deals]
    totals = [[total for game in deal for who in seats if (total := game.totals[who]) is not None] for deal in deals]
    points = [sum(each) / len(each) for each in totals if each]
    sittings = len(games) * len(seats)
    lost = [each for game in games if game.lost for who in seats for each in game.lost[who]]
    decisions = sum(game.decisions[who] for game in games for who in seats)
    return Standing(
        name=name,
        seats=len(seats),
        victories=share_of(victories, sittings),
        points=mean_of(points) if points else None,
        out=1 - sum(len(each) for each in totals) / sittings,
        milliseconds=sum(game.milliseconds[who] for game in games for who in seats) / max(1, decisions),
        longest=max((game.longest[who] for game in games for who in seats if game.longest), default=0.0),
        rating=rating[0],
        rating_deviation=rating[1],
        lost=dict(Counter(each.reason for each in lost)),
        lost_first=next((each.detail for each in lost if each.detail), ""),
    )


def _ahead(contest: Contest, deal: list[Played], one: str, two: str) -> float:
    def points(name: str) -> float:
        seats = _seats(contest, name)
        return sum(game.totals[who] or 0 for game in deal for who in seats) / len(deal) / len(seats)

    return points(one) - points(two)


def _ratings(contest: Contest, games: list[Played]) -> dict[str, tuple[float, float]]:
    """Openskill's (Plackett-Luce), over the games in their order; seats of one player share a rating."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - reading it takes a while

    model = PlackettLuce()
    known = {name: model.rating() for name in contest.line_up}
    for game in games:
        rated = model.rate(
            [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in contest.line_up],
            ranks=[float(rank) for rank in game.ranks],
        )
        for name in known:
            new = [rated[who][0] for who in _seats(contest, name)]
            known[name] = model.rating(
                mu=sum(each.mu for each in new) / len(new), sigma=sum(each.sigma for each in new) / len(new)
            )
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
