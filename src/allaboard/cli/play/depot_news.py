"""The story of a game of Depot, told to each seat as far as it may hear it."""

from __future__ import annotations

from dataclasses import dataclass, field

from allaboard.cli.play.depot_story import paragraphs
from allaboard.engine import Event
from allaboard.engine.depot.events import DayScored, DayStarted, TurnStarted
from allaboard.locales import Words


@dataclass
class DepotNews:
    """Everything that was told so far. `events` holds secrets: nothing but the sentences of a seat leaves it."""

    words: Words
    names: tuple[str, ...]
    shared: bool  # several people play at one keyboard
    events: list[Event] = field(default_factory=list)
    teams: list[list[int]] = field(default_factory=list)  # the seats of each, in a team game
    heard: dict[int, int] = field(default_factory=dict)  # by seat: how much was told before its last decision

    def acted(self, seat: int, text: str) -> None:
        """A seat decided; what follows is news to it.

        At a shared keyboard people without a Baby are asked too and decide nothing, so there keeping quiet is no
        decision either.
        """
        if not (self.shared and text == "pass"):
            self.heard[seat] = len(self.events)

    def told(self, seat: int | None, first: int = 0, end: int | None = None) -> list[str]:
        """Part of the story for a seat or (None) for everybody."""
        return self._paragraphs([event for event in self.events[first:end] if event.seen_by(seat)])

    def _news(self, seat: int | None, first: int, end: int | None = None) -> list[str]:
        """The same without the points of a day, which have a screen of their own."""
        heard = (event for event in self.events[first:end] if event.seen_by(seat))
        return self._paragraphs([event for event in heard if not isinstance(event, DayScored)])

    def _paragraphs(self, events: list[Event]) -> list[str]:
        return paragraphs(events, self.words, self.names, self.teams)

    def since(self, seat: int) -> list[str]:
        """What happened since the seat's last decision, what that did included; never of an earlier day."""
        return self._news(seat, max(self.heard.get(seat, 0), self._last(DayStarted)))

    def end_of_day(self, seat: int | None) -> list[str]:
        """How the day before this one ended: to a seat what it has not heard yet, to everybody the last turn."""
        today = self._last(DayStarted)
        first = self._last(TurnStarted, today) if seat is None else self.heard.get(seat, 0)
        return self._news(seat, first, today)

    def end_of_game(self, seat: int | None) -> list[str]:
        """How the game ended, in the same way."""
        told = [] if seat is None else self.since(seat)
        return told or self._news(None, self.turn_start)

    @property
    def turn_start(self) -> int:
        """Where the turn begins that is being played, or was the last."""
        return self._last(TurnStarted)

    def _last(self, kind: type[Event], before: int | None = None) -> int:
        """The place of the last event of a kind."""
        places = range((len(self.events) if before is None else before) - 1, -1, -1)
        return next((place for place in places if isinstance(self.events[place], kind)), 0)
