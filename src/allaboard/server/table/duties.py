"""What a table needs done without anybody asking: bots, time-outs, the end of a window.

Any worker may do it; whoever writes first has done it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from allaboard.engine.depot.game import DepotGame
from allaboard.protocol.messages import BabyWindow
from allaboard.server.table import entries as e
from allaboard.server.table.beats import MARGIN
from allaboard.server.table.clocks import SECOND
from allaboard.server.table.gauntlet import MINDER
from allaboard.server.table.orders import orders_shout
from allaboard.server.table.state import Table
from allaboard.server.table.stops import stop_end

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame


@dataclass(frozen=True)
class BotTurn:
    """A bot is to decide for a seat; what, it must work out."""

    seat: int
    bot: str


@dataclass(frozen=True)
class Write:
    """Entries to be written now."""

    entries: list[e.AnyEntry]


Duty: TypeAlias = BotTurn | Write


def duty_of(table: Table, now: int) -> Duty | None:
    """What is to be done now, if anything."""
    game = table.game
    if game is None:
        return None
    if table.is_blind_window and (table.status == "closed" or table.paused):
        # Others hear at the end of the beat what comes after it, so that it must be known by then.
        return _window_duty(table, game, now)
    if table.status != "playing":
        return None
    if game.is_over:
        return Write([e.Ended()]) if table.is_told(now) else None
    if table.paused:
        return None
    if table.stop is not None:
        return Write([e.WentOn()]) if stop_end(table) <= now else None
    if table.is_window:
        return _window_duty(table, game, now)
    if not table.is_told(now):
        return None
    for seat in game.pending():
        bot = table.seats[seat].player
        if bot is not None:
            return BotTurn(seat, bot)
        deadline = table.clocks.deadline(seat) if table.clocks is not None else None
        if deadline is not None and deadline <= now:
            return Write([e.Minded(seat=seat, bot=MINDER, why="time")])
    return None


def follow_up(table: Table, now: int) -> Duty | None:
    """What belongs to the step just made, and is stored and told together with it.

    A window that no person is asked about, and the end of a game: a second write would take its time, and show.
    """
    assert table.game is not None
    if not table.is_window and not table.game.is_over:
        return None
    duty = duty_of(table, now)
    if isinstance(duty, BotTurn) and table.beats is not None and table.beats.beat:
        return None  # there is time enough
    return duty


def _window_duty(table: Table, game: AnyGame, now: int) -> Duty | None:
    """A bot answers at once, a standing order too; a person has until the window closes."""
    assert isinstance(game, DepotGame)
    seat = game.pending()[0]
    bot = table.seats[seat].player
    if bot is not None:
        return BotTurn(seat, bot)
    if orders_shout(table.seats[seat].orders, game, seat):
        return Write([e.Acted(seat=seat, action="shout", by="order")])
    if window_end(table) <= now:
        return Write([e.Acted(seat=seat, action="pass", by="time")])
    return None


def window_end(table: Table) -> int:
    """When a window closes for a person. Blind ones close a little early, so that the pass is stored in time."""
    assert table.beats is not None
    assert table.wishes is not None
    if table.beats.window == "blind":
        if table.wishes.pace == "days":
            return 0
        return table.beats.silent_until - min(MARGIN, table.wishes.beat // 4)
    if table.wishes.pace == "days" and table.wishes.baby_async == "orders_only":
        return 0
    length = table.wishes.open_window * SECOND
    if table.wishes.pace == "days" and table.wishes.clock.kind != "none":
        length = table.wishes.clock.seconds * SECOND
    return max(table.told_at, table.resumed) + length


def window_told(table: Table, heard: int, now: int) -> BabyWindow | None:
    """The window that is open after so many happenings, as everybody may know it (15.2)."""
    last = table.happenings[heard - 1] if 0 < heard <= len(table.happenings) else None
    if last is not None and last.blind_until > now:
        return BabyWindow(kind="blind", until=last.blind_until)
    is_open = table.is_window and table.beats is not None and table.beats.window == "open"
    if not is_open or table.status != "playing" or heard < len(table.happenings):
        return None
    assert table.game is not None
    until = None if table.paused else window_end(table) or None
    return BabyWindow(kind="open", until=until, seat=table.game.pending()[0])


def next_moment(table: Table) -> int | None:
    """When something must happen at this table if nobody acts before; None: nothing."""
    game = table.game
    if game is None:
        return None
    if table.is_window and (table.is_blind_window or (table.status == "playing" and not table.paused)):
        seat = game.pending()[0]
        return table.updated if table.seats[seat].player is not None else window_end(table)
    if table.status != "playing":
        return None
    if game.is_over:
        return table.told_at
    if table.paused:
        return None
    if table.stop is not None:
        return stop_end(table)
    moments = []
    for seat in game.pending():
        if table.seats[seat].player is not None:
            moments.append(table.told_at)
        deadline = table.clocks.deadline(seat) if table.clocks is not None else None
        if deadline is not None:
            moments.append(deadline)
    return min(moments, default=None)
