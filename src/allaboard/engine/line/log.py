"""What happened, kept in numbers while it happens and told in events only when somebody asks.

Most callers of `apply` (bots, rollouts) never look at the events, so a turn writes one integer for each
thing that happened and `events` makes values of them later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# What kind of thing happened.
DEPARTURE_CHOSEN: Final = 0
DEPARTED: Final = 1
RUSH_HOUR: Final = 2
TICKET_REVEALED: Final = 3
ROADS_SPED_UP: Final = 4
OFF_MAP: Final = 5
PLACED: Final = 6
TICKED: Final = 7
ENTRANCE_CROSSED: Final = 8
ROW_CLOSED: Final = 9
BONUS: Final = 10
SPOT_WRITTEN: Final = 11
ELIMINATED: Final = 12
OBJECTIVE_REACHED: Final = 13
OBJECTIVE_TURNED: Final = 14
INSPECTOR_PASSED: Final = 15
PERSONAL_REVEALED: Final = 16
GAME_OVER: Final = 17

# The zones of a sheet, both games together; events and views name them by these words.
ZONES: Final = (
    "turn_zone",
    "grannies",
    "students",
    "tourists",
    "universities",
    "monuments",
    "museums",
    "professionals",
    "interns",
    "traffic",
    "cinemas",
    "operas",
    "theaters",
    "flirts",
    "entrances",
    "personal",
    "connections",
)
TURN_ZONE: Final = 0
GRANNIES: Final = 1
STUDENTS: Final = 2
TOURISTS: Final = 3
UNIVERSITIES: Final = 4
MONUMENTS: Final = 5
MUSEUMS: Final = 6
PROFESSIONALS: Final = 7
INTERNS: Final = 8
TRAFFIC: Final = 9
CINEMAS: Final = 10
OPERAS: Final = 11
THEATERS: Final = 12
FLIRTS: Final = 13
ENTRANCES: Final = 14
PERSONAL: Final = 15
CONNECTIONS: Final = 16

NO_ROW: Final = 7

# Why a game ended.
ROUNDS_PLAYED: Final = 0
ALL_ELIMINATED: Final = 1


class Log:
    """What one `apply` did. Each entry packs kind, seat, zone, row, box, points, stop and a second stop."""

    def __init__(self) -> None:
        self.entries: list[int] = []

    def add(
        self,
        kind: i64,
        seat: i64,
        zone: i64 = 0,
        row: i64 = NO_ROW,
        box: i64 = 0,
        points: i64 = 0,
        stop: i64 = 0,
        origin: i64 = 0,
    ) -> None:
        """Note one thing. What a kind does not need stays at its default."""
        self.entries.append(
            kind | seat << 5 | zone << 8 | row << 13 | box << 16 | points << 21 | stop << 28 | origin << 40
        )


class Entry:
    """One entry, taken apart again."""

    def __init__(self, packed: int) -> None:
        self.kind: int = packed & 31
        self.seat: int = packed >> 5 & 7
        self.zone: int = packed >> 8 & 31
        self.row: int = packed >> 13 & 7
        self.box: int = packed >> 16 & 31
        self.points: int = packed >> 21 & 127
        self.stop: int = packed >> 28 & 4095
        self.origin: int = packed >> 40 & 4095
