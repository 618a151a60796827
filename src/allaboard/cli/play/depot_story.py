"""What happened in a game of Depot, in sentences: a paragraph for each turn, cards by their names.

What can be seen on the table anyway (who came into the waiting room, that a boarding was announced) is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from allaboard.cli.play.depot_position import bus_object, bus_words, traveller_words
from allaboard.engine import Event
from allaboard.engine.depot import events as told
from allaboard.locales import Words
from allaboard.locales.telling import tell


def paragraphs(
    events: Iterable[Event], words: Words, names: Sequence[str], teams: Sequence[Sequence[int]] = ()
) -> list[str]:
    """The story of events that the reader may hear of; `teams` are the seats of each, in a team game."""
    teller = _Teller(words, names, teams)
    for event in events:
        teller.hear(event)
    return teller.finished()


def series(items: Sequence[str], words: Words) -> str:
    """Things one after the other: a, b and c."""
    if len(items) < 2:
        return "".join(items) or words("nobody")
    return words("depot-story-and", list=", ".join(items[:-1]), last=items[-1])


class _Teller:
    """Turns events into sentences; what belongs together is gathered until something else happens."""

    def __init__(self, words: Words, names: Sequence[str], teams: Sequence[Sequence[int]] = ()) -> None:
        self._words = words
        self._names = names
        self._teams = teams
        self._done: list[str] = []
        self._sentences: list[str] = []
        self._gathered: list[str] = []
        self._gathering: tuple[str, int] | None = None  # the key of the sentence and the seat

    def finished(self) -> list[str]:
        self._new_paragraph()
        return self._done

    def _new_paragraph(self) -> None:
        self._close()
        if self._sentences:
            self._done.append(" ".join(self._sentences))
        self._sentences = []

    def _close(self) -> None:
        """The end of what was gathered."""
        if self._gathering is not None:
            key, seat = self._gathering
            cards = series(self._gathered, self._words)
            self._say(key, seat, cards=cards, count=len(self._gathered))
        self._gathering, self._gathered = None, []

    def _gather(self, key: str, seat: int, card: str) -> None:
        if self._gathering != (key, seat):
            self._close()
            self._gathering = key, seat
        self._gathered.append(card)

    def _say(self, key: str, seat: int, **values: str | int) -> None:
        self._add(self._words(f"depot-story-{key}", name=self._names[seat], **values))

    def _add(self, sentence: str) -> None:
        self._sentences.append(sentence[:1].upper() + sentence[1:])

    def _cards(self, travellers: Sequence[str]) -> str:
        return series([traveller_words(card, self._words) for card in travellers], self._words)

    def hear(self, event: Event) -> None:
        words = self._words
        match event:
            case told.Boarded(seat=seat, traveller=card, source=source):
                self._gather("boarded-hand" if source == "hand" else "boarded-room", seat, traveller_words(card, words))
            case told.TravellerTaken(seat=seat, traveller=card):
                self._gather("taken", seat, traveller_words(card, words))
            case told.BusTaken(seat=seat, bus=bus):
                self._gather("taken", seat, words("depot-story-the", card=bus_words(bus, words)))
            case told.TurnStarted() | told.DayStarted() | told.DayEnded() | told.DayScored() | told.GameOver():
                self._new_paragraph()
                self._whole(event)
            case told.Announced() | told.Passed() | told.TravellerArrived() | told.BusArrived() | told.Dealt():
                pass
            case told.BoardingEnded():
                self._close()
            case _:
                self._close()
                self._one(event)

    def _whole(self, event: Event) -> None:
        """What stands alone in its paragraph; that a turn began is said by what happens in it."""
        if isinstance(event, told.DayStarted):
            self._say("day", event.first, day=event.day)
        elif not isinstance(event, told.TurnStarted):
            self._add(tell(event, self._words, self._names, self._teams))
        if not isinstance(event, told.TurnStarted):
            self._new_paragraph()

    def _one(self, event: Event) -> None:
        """What is said in one sentence."""
        words = self._words
        match event:
            case told.BusPlaced(seat=seat, bus=bus):
                self._say("placed", seat, bus=bus_object(bus, words))
            case told.BusDesignated(seat=seat, bus=bus):
                self._say("used", seat, bus=bus_object(bus, words))
            case told.BusCalled(seat=seat, bus=bus):
                self._say("called", seat, bus=bus_object(bus, words))
            case told.Shouted(seat=seat, traveller=card, bus=bus):
                self._say("shouted", seat, traveller=traveller_words(card, words), bus=bus_object(bus, words))
            case told.Returned(seat=seat, traveller=card, source=source):
                self._say("returned", seat, traveller=traveller_words(card, words), source=words(source))
            case told.RoomExchanged(seat=seat, given=given, taken=taken, column=column, place=place, now_at=now_at):
                cards = {"given": traveller_words(given, words), "taken": traveller_words(taken, words)}
                self._say("swapped-room", seat, **cards, column=words(column), moved=int(place != now_at))
            case told.PassengerExchanged(seat=seat, given=given, taken=taken, bus=bus):
                cards = {"given": traveller_words(given, words), "taken": traveller_words(taken, words)}
                self._say("swapped-bus", seat, **cards, bus=bus_object(bus, words))
            case told.BusDeparted(seat=seat, bus=bus, passengers=passengers, unhappy=unhappy):
                happy = self._cards(passengers)
                self._say("departed", seat, bus=bus_words(bus, words), passengers=happy, count=len(passengers))
                if unhappy is not None:
                    self._say("left-alone", seat, traveller=traveller_words(unhappy, words))
            case told.Saddened(seat=seat, travellers=travellers):
                self._say("saddened", seat, travellers=self._cards(travellers), count=len(travellers))
            case told.Penalized(seat=seat):
                self._say("penalized", seat)
            case told.Discarded(seat=seat, traveller=card):
                self._say("discarded", seat, traveller=traveller_words(card, words))
            case told.HandRevealed(seat=seat, travellers=travellers):
                self._say("stuck", seat, travellers=self._cards(travellers))
            case told.SatOut(seat=seat):
                self._say("sat-out", seat)
            case told.ExchangeSkipped(seat=seat):
                self._say("skipped", seat)
            case _:
                raise AssertionError(f"no words for {event.type}")
