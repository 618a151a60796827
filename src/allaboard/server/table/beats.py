"""When a frame may be told: Depot's beats (section 15 of its rules), from public things alone.

The engine asks a Baby's holder only if there is one, and decides by itself what a hidden hand leaves no choice in.
Both would show in the timing. So an event that follows a window, or that the engine forced, is due one beat later,
whether or not anybody was asked. How long a beat is, the table says (`Table.beat`): without a person who plays there
is nobody to hide anything from, and it is 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from allaboard.engine.depot import events as depot
from allaboard.engine.events import Event
from allaboard.server.table.babies import Aboard, Babies, Window

# Written so long before its beat ends, a pass is stored when the beat is over.
MARGIN = 200


# What somebody decides, or a hidden hand for them: without looking into it nobody can tell which.
_DECIDED = (
    depot.Announced,
    depot.BoardingEnded,
    depot.BusPlaced,
    depot.BusDesignated,
    depot.BusCalled,
    depot.SatOut,
    depot.RoomExchanged,
    depot.PassengerExchanged,
    depot.ExchangeSkipped,
)


class Beats:
    """The schedule of a Depot table."""

    def __init__(self, beat: int, windows: str) -> None:
        self._beat = beat
        self._has_windows = windows != "none"
        self._has_closing = windows == "attempt_and_end"
        self._babies = Babies()
        self._aboard = Aboard()
        self._last = 0
        self._now = 0
        self._is_closing = False  # boarding is over and the window after it not
        self._silent_until = 0  # a blind window is open until then
        self._window: Window = "none"  # of the last announcement or closing
        self.blind_until: list[int] = []  # for each item of the last schedule: until when a blind window is open

    def copy(self) -> Beats:
        twin = copy(self)
        twin._babies = self._babies.copy()
        twin._aboard = self._aboard.copy()
        return twin

    def schedule(
        self, at: int, events: Iterable[Event], *, is_asking: bool, by_bot: bool = False
    ) -> list[tuple[int, Event | None]]:
        """The moment of each event of an action that was accepted at `at`; `is_asking`: a shout is pending after it.

        None stands for the end of a closing window, which has no event of its own and is told to everybody.
        A bot decides at once and takes as long as if it had no choice.
        """
        self._now = max(at, self._last)
        found: list[tuple[int, Event | None]] = []
        self.blind_until = []
        for place, event in enumerate(events):
            if isinstance(event, depot.Passed):
                found.append((self._now, event))
                self.blind_until.append(self._silent_until)
                found += self._closed()
                continue
            if isinstance(event, depot.Shouted):
                self._silent_until, self._is_closing = 0, False
            found += self._closed()
            if self._silent_until:
                self._keep_silent()
            elif isinstance(event, _DECIDED) and place > 0:  # forced by a hidden hand
                self._now += self.beat
            elif isinstance(event, _DECIDED) and by_bot:
                self._now = max(at, self._last + self.beat)
            found.append((self._now, event))
            self._hear(event)
            if isinstance(event, depot.Announced | depot.BoardingEnded):
                self._open_window(event)
            self.blind_until.append(self._silent_until)
        if not is_asking:
            found += self._closed()
        self._last = self._now
        return found

    def begin_again(self, at: int, events: Iterable[Event]) -> None:
        """After a take-back: what everybody knows is what these events of the game so far have told."""
        self._last = min(self._last, at)
        self._babies, self._aboard = Babies(), Aboard()
        self._is_closing, self._silent_until, self._window = False, 0, "none"
        for event in events:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        self._babies.hear(event)
        self._aboard.hear(event)

    def _keep_silent(self) -> None:
        self._now = max(self._now, self._silent_until)
        self._silent_until = 0

    def _closed(self) -> list[tuple[int, None]]:
        """The end of a closing window, if one is open."""
        if not self._is_closing:
            return []
        self._is_closing = False
        self._keep_silent()
        self.blind_until.append(0)
        return [(self._now, None)]

    @property
    def beat(self) -> int:
        return self._beat

    @beat.setter
    def beat(self, beat: int) -> None:
        """The table has another beat from now on; without one no silence is kept any more."""
        self._beat = beat
        if not beat:
            self._silent_until = 0

    @property
    def window(self) -> Window:
        """What everybody may know of the window that a pending shout answers."""
        return self._window

    @property
    def silent_until(self) -> int:
        return self._silent_until

    def _open_window(self, event: depot.Announced | depot.BoardingEnded) -> None:
        self._window = "none"
        self._silent_until = 0
        if isinstance(event, depot.Announced):
            self._window = self._babies.window(event.bus) if self._has_windows else "none"
        elif self._has_closing:
            self._window = self._babies.window(event.bus)
            self._is_closing = self._window != "none"
            if not self._aboard.free(event.bus):
                self._window = "none"  # D60: a full bus has no window, and everybody sees that it is full
        if self._window == "blind" and self.beat:
            self._silent_until = self._now + self.beat
