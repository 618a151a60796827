"""Depot with several people at one keyboard: what the room sees must not tell who holds what.

Two things in Depot depend on hidden cards and would show at a keyboard that goes from hand to hand:

- Whether anybody is asked to shout. So after every announcement that a Baby could answer, each person but the one
  whose turn it is gets the keyboard, with or without the Baby, and is asked the same. Only where everybody can know
  where the Baby is (15.2) that is left out: then its holder alone is asked, or nobody.
- Whether a decision is forced (15.5). So a player whose hidden hand leaves one option gets the keyboard all the same.

While people are asked, nothing is told that happened after the announcement, though the game may know it already.
A game that is left meanwhile is saved as it was before the announcement: the saved game, too, looks the same.
"""

from __future__ import annotations

from allaboard.cli.play.answers import no_words
from allaboard.cli.play.depot_follower import BABY, IN_NO_HAND, Follower
from allaboard.cli.play.depot_position import bus_object, traveller_words
from allaboard.cli.play.depot_session import DepotSession, DepotTable
from allaboard.cli.play.depot_speaker import Aside, DepotSpeaker
from allaboard.cli.play.terminal import Interrupts
from allaboard.engine import Action, Event
from allaboard.engine.depot import events as told
from allaboard.locales import Words

# The event by which a decision of each kind shows.
_SHOWN_BY = {
    "place": "bus_placed",
    "use": "bus_designated",
    "call": "bus_called",
    "board": "announced",
    "end": "boarding_ended",
    "skip": "exchange_skipped",
    "decline": "sat_out",
}


class SharedDepotSession(DepotSession):
    """A game of Depot with several people at one keyboard."""

    def __init__(self, table: DepotTable, speaker: DepotSpeaker, words: Words, interrupts: Interrupts) -> None:
        super().__init__(table, speaker, words, interrupts)
        self._followers = {seat: Follower(seat) for seat in self._humans}
        for event in self._news.events:
            self._follow(event)
        self._shown_by: str | None = None  # the event by which the last decision will show

    def _follow(self, event: Event) -> None:
        for follower in self._followers.values():
            follower.hear(event)

    def _decide(self, seat: int) -> None:
        if self._game.phase == "shout":  # a game that was saved elsewhere
            self._open_window(self._news.events[-1])
            self._settle()
        else:
            super()._decide(seat)

    def _carry_out(self, seat: int, action: Action) -> None:
        self._shown_by = _SHOWN_BY.get(action.text.split(" ")[0])
        super()._carry_out(seat, action)

    def _keep(self) -> None:
        """Not while people are being asked: see above."""

    def _tell_all(self) -> None:
        before: Event | None = None
        while self._untold:
            event = self._untold[0]
            self._ask_forced(event, before)
            before = self._untold.popleft()
            self._hear(event)
            self._follow(event)
            self._open_window(event)
        with self._interrupts.held():
            super()._keep()

    # Decisions that the game took because there was one option.

    def _ask_forced(self, event: Event, before: Event | None) -> None:
        """Somebody whose hidden cards left one option hears of it before the others do."""
        if event.type == self._shown_by:
            self._shown_by = None
            return
        seat = getattr(event, "seat", None)
        if seat not in self._followers:
            return
        only = self._only_option(event, before)
        if only is None:
            return
        follower = self._followers[seat]
        self._hand_over(seat)
        said = [self._words("depot-only-option", what=only)]
        self._listen(Aside(self._news.since(seat), None, follower.hand, said), "depot-prompt-go-on", seat)

    def _only_option(self, event: Event, before: Event | None) -> str | None:
        """The forced decision that an event shows, in words, if it depends on hidden cards."""
        words = self._words
        match event:
            case told.BusPlaced(bus=bus):
                return words("depot-do-place", bus=bus_object(bus, words))
            case told.BusDesignated(bus=bus):
                return words("depot-do-use", bus=bus_object(bus, words))
            case told.BusCalled(bus=bus):
                return words("depot-do-call", bus=bus_object(bus, words))
            case told.Announced(traveller=card, source="hand") if not isinstance(before, told.BusCalled):
                return words("depot-do-board", traveller=traveller_words(card, words))
            case told.BoardingEnded(bus=bus) if self._followers[self._humans[0]].free(bus):
                return words("depot-do-end")
            case told.ExchangeSkipped():
                return words("depot-do-skip")
            case told.SatOut():
                return words("depot-do-sit-out")
        return None

    # Shouts.

    def _open_window(self, event: Event) -> None:
        """Ask whoever could hold the Baby that may answer an event, and carry out the answer."""
        if not isinstance(event, (told.Announced, told.BoardingEnded)):
            return
        asked = self._asked(event)
        holder = self._game.pending()[0] if not self._untold and self._game.phase == "shout" else None
        if holder is not None and self._kinds[holder] is not None:
            answer = self._bot_choice(holder)
            self._carry_out(holder, answer)
            if answer.text == "shout":
                return
        for seat in asked:
            if self._shouts(seat, event):
                self._carry_out(seat, self._game.parse("shout"))
                return
        if holder is not None and self._kinds[holder] is None:
            self._carry_out(holder, self._game.parse("pass"))

    def _asked(self, event: told.Announced | told.BoardingEnded) -> list[int]:
        """Who is asked, as everybody at the table could tell; whoever has the keyboard first, then clockwise."""
        windows = self._game.deal.options.baby_windows
        public = self._followers[self._humans[0]]
        closing = isinstance(event, told.BoardingEnded)
        if windows == "none" or (closing and windows == "attempt") or not public.free(event.bus):
            return []
        place = public.baby_place(event.bus[0])
        if place is not None and place != IN_NO_HAND:
            return [place] if place in self._humans and place != event.seat else []
        if place == IN_NO_HAND:
            return []
        others = [seat for seat in self._humans if seat != event.seat]
        first = self._at_keyboard if self._at_keyboard in others else event.seat
        assert first is not None
        return sorted(others, key=lambda seat: (seat - first) % self._game.seats)

    def _shouts(self, seat: int, event: told.Announced | told.BoardingEnded) -> bool:
        """Ask one seat. Without the Baby the question is the same, and the answer is no."""
        words, follower = self._words, self._followers[seat]
        bus = bus_object(event.bus, words)
        if isinstance(event, told.Announced):
            happens = words("depot-announced", traveller=traveller_words(event.traveller, words), bus=bus)
        else:
            happens = words("depot-closing", bus=bus)
        baby = event.bus[0] + BABY
        holds = follower.holds(baby)
        name = traveller_words(baby, words)
        mine = words("depot-window-holds" if holds else "depot-window-without", baby=name)
        turn = words("depot-window-turn", name=self._names[event.seat])
        said = [f"{turn} {happens}", mine]
        self._hand_over(seat)
        aside = Aside(self._news.since(seat), follower.bus(event.bus), follower.hand, said)
        message = ""
        while True:
            answer = self._listen(aside, "depot-prompt-window", seat, message)
            if answer in {"", "1", "pass", *no_words(words)}:
                return False
            if answer in {"2", "shout"} and holds:
                return True
            message = words("depot-window-help", baby=name)

    def _listen(self, aside: Aside, prompt: str, seat: int, message: str = "") -> str:
        """Show an aside and read the answer; what every question understands is done here."""
        while True:
            self._speaker.aside(aside, message)
            answer = self._speaker.ask(prompt).lower()
            self._leave_if_asked(answer)
            if answer in {"?", "h", "help"}:
                self._speaker.help(self._game.deal.options)
            elif answer == "l":
                self._speaker.log(self._news.told(seat))
            else:
                return answer
