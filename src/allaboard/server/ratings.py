"""Ratings by openskill (Plackett–Luce), one for each person and game, from the results that count.

A result is written together with the last action of its game; its rating follows later, by any worker. The mark that
a table is rated and the new ratings are one transaction, so a crash between loses nothing and nobody is rated twice.
"""

from __future__ import annotations

from contextlib import suppress

from openskill.models import PlackettLuce
from structlog import get_logger

from allaboard.server.chores import Chore
from allaboard.server.clock import Watch
from allaboard.server.store.interface import Conflict, Rating, Result, Store

_LOG = get_logger("allaboard.server.ratings")
_MODEL = PlackettLuce()
_AT_ONCE = 20
_LOOK = 2_000  # milliseconds
_TRIES = 8


def new_ratings(result: Result, known: list[Rating], now: int) -> list[Rating]:
    """The ratings of everybody in a result after it. Equal ranks are a draw."""
    before = {rating.person: rating for rating in known}
    people = [seat.person for seat in result.seats if seat.person is not None]
    teams = [
        [_MODEL.rating(mu=before[person].mu, sigma=before[person].sigma) if person in before else _MODEL.rating()]
        for person in people
    ]
    rated = _MODEL.rate(teams, ranks=[float(seat.rank) for seat in result.seats if seat.person is not None])
    return [
        Rating(
            person=person,
            game=result.game,
            mu=team[0].mu,
            sigma=team[0].sigma,
            games=(before[person].games if person in before else 0) + 1,
            updated=now,
        )
        for person, team in zip(people, rated, strict=True)
    ]


class Rater:
    """Looks for results that count and were not rated yet."""

    def __init__(self, store: Store, watch: Watch) -> None:
        self._store = store
        self._watch = watch
        self._chore = Chore("ratings", watch, _LOOK, self.rate_all)

    def open(self) -> None:
        self._chore.open()

    async def close(self) -> None:
        await self._chore.close()

    async def rate_all(self) -> int:
        """Rate what is there, earliest first; how many results."""
        done = 0
        while tables := await self._store.unrated(_AT_ONCE):
            for table in tables:
                await self._rate(table)
                done += 1
        return done

    async def _rate(self, table: str) -> None:
        result = await self._store.result(table)
        assert result is not None
        people = [seat.person for seat in result.seats if seat.person is not None]
        for _ in range(_TRIES):
            known = await self._store.ratings_of(people, result.game)
            with suppress(Conflict):
                await self._store.rate(table, new_ratings(result, known, self._watch.now()))
                return
            if await self._store.setting(f"rated:{table}") is not None:
                return  # another worker was faster
        _LOG.warning("not rated yet")
