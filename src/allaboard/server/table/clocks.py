"""The clocks of a table: a seat's time runs from when it is asked until it answers, connected or not."""

from __future__ import annotations

from dataclasses import dataclass

from allaboard.protocol.messages import SeatClock
from allaboard.protocol.tables import Clock

SECOND = 1_000


@dataclass(frozen=True, slots=True)
class SeatTime:
    """What a seat has left when it is not running (None: no limit), and since when it runs."""

    left: int | None
    since: int | None = None


class Clocks:
    """The time of every seat. All moments are handed in."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        start = None if clock.kind == "none" else clock.seconds * SECOND
        self._times = [SeatTime(start) for _ in range(seats)]

    def copy(self) -> Clocks:
        twin = Clocks(self._clock, 0)
        twin._times = self._times[:]
        return twin

    def begin(self, seat: int, at: int) -> None:
        """The seat was asked. Asking again changes nothing."""
        time = self._times[seat]
        if time.since is None:
            self._times[seat] = SeatTime(time.left, at)

    def end(self, seat: int, at: int) -> None:
        """The seat answered."""
        time = self._times[seat]
        left = time.left
        if time.since is not None and left is not None and self._clock.kind == "fischer":
            left = max(left - (at - time.since), 0) + self._clock.increment * SECOND
        self._times[seat] = SeatTime(left)

    def stop(self, at: int) -> None:
        """A pause: whatever runs keeps what it has left."""
        for seat, time in enumerate(self._times):
            left = time.left
            if time.since is not None and left is not None:
                left = max(left - max(at - time.since, 0), 0)
            self._times[seat] = SeatTime(left)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, if it runs."""
        time = self._times[seat]
        return None if time.since is None or time.left is None else time.since + time.left

    def renew(self, seat: int) -> None:
        """After a time-out the seat has its budget again, for when its player comes back."""
        self._times[seat] = SeatTime(None if self._clock.kind == "none" else self._clock.seconds * SECOND)

    def told(self, now: int) -> list[SeatClock] | None:
        """The clocks as everybody may see them now; None if nobody is limited.

        A clock that begins at a later moment looks like one that stands: whether somebody else is asked before
        must not show.
        """
        if self._clock.kind == "none":
            return None
        return [
            SeatClock(left=time.left, until=self.deadline(seat) if self._runs(time, now) else None)
            for seat, time in enumerate(self._times)
        ]

    @staticmethod
    def _runs(time: SeatTime, now: int) -> bool:
        return time.since is not None and time.since <= now
