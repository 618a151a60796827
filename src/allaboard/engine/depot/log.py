"""What happened, kept in bytes while it happens and told in events only when somebody asks.

Most callers (bots, rollouts) never look at the events, so each thing that happened is one short row: its kind, the
seat, and numbers whose meaning the kind decides. Points are kept with `POINT_ZERO` added.
"""

from __future__ import annotations

from typing import Final

DAY_STARTED: Final = 0
DEALT: Final = 1
TURN_STARTED: Final = 2
PLACED: Final = 3
DESIGNATED: Final = 4
CALLED: Final = 5
ANNOUNCED: Final = 6
BOARDED: Final = 7
PASSED: Final = 8
SHOUTED: Final = 9
RETURNED: Final = 10
BOARDING_ENDED: Final = 11
EXCHANGED_IN_ROOM: Final = 12
EXCHANGED_ON_BUS: Final = 13
EXCHANGE_SKIPPED: Final = 14
DEPARTED: Final = 15
SADDENED: Final = 16
PENALIZED: Final = 17
DISCARDED: Final = 18
TAKEN: Final = 19
BUS_TAKEN: Final = 20
ARRIVED: Final = 21
BUS_ARRIVED: Final = 22
HAND_REVEALED: Final = 23
SAT_OUT: Final = 24
DAY_ENDED: Final = 25
DAY_SCORED: Final = 26
GAME_OVER: Final = 27

POINT_ZERO: Final = 128


class Log:
    """What one `apply` did, in order."""

    def __init__(self) -> None:
        self.entries: list[bytes] = []
        self.forced_codes: list[int] = []  # the decisions with a single option, which the game took by itself
        # If it is wanted: where somebody with another hand would have been asked, after how many entries, and the day.
        self.rests: list[tuple[int, object]] | None = None

    def add(self, kind: int, seat: int, numbers: list[int]) -> None:
        """Note one thing."""
        self.entries.append(bytes([kind, seat]) + bytes(numbers))
