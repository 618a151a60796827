"""What happened, in words: the whole story for the log, the part worth hearing for the next screen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from allaboard.engine import Event
from allaboard.locales import Words
from allaboard.locales.telling import tell

# Markers, ticks and the passing of the inspector can be seen on the board and the sheets.
_QUIET = frozenset(("placed", "ticked", "inspector_passed", "departure_chosen", "bonus", "entrance_crossed"))
# What a turn does to its own player; the rest concerns the table, and may tell what comes next.
_OWN = frozenset(
    ("off_map", "placed", "ticked", "entrance_crossed", "row_closed", "bonus", "spot_written", "eliminated")
)


@dataclass
class News:
    """The story of a game. Everything in it is public."""

    words: Words
    names: tuple[str, ...]
    log: list[str] = field(default_factory=list)
    worth_hearing: list[str] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)
    heard: dict[int, tuple[int, int]] = field(default_factory=dict)  # by seat: how much was told before its last turn

    def opened(self, events: Iterable[Event]) -> None:
        """What happened before the first action."""
        for event in events:
            sentence = tell(event, self.words, self.names)
            self.log.append(sentence)
            self.worth_hearing.append(sentence)

    def happened(self, seat: int, turn: str | None, events: Iterable[Event]) -> None:
        """A turn, or (None) a departure, of a seat and what it did."""
        story: list[str] = []
        loud: list[str] = []
        after: list[Event] = []
        for event in events:
            if turn is None or event.type not in _OWN:
                after.append(event)
                continue
            sentence = tell(event, self.words, self.names)
            story.append(sentence)
            if event.type not in _QUIET:
                loud.append(sentence)
        if turn is not None:
            headline = self.words("play-moved", name=self.names[seat], turn=turn)
            self.log.append(" ".join([headline, *story]))
            self.worth_hearing.append(" ".join([headline, *loud]))
            self.moves.append((seat, turn))
            self.heard[seat] = len(self.worth_hearing), len(self.moves)
        for event in after:
            sentence = tell(event, self.words, self.names)
            self.log.append(sentence)
            if event.type not in _QUIET:
                self.worth_hearing.append(sentence)

    def since(self, seat: int) -> tuple[tuple[str, ...], tuple[tuple[int, str], ...]]:
        """What the seat has not heard yet: sentences, and the turns of the others."""
        sentences, moves = self.heard.get(seat, (0, 0))
        return tuple(self.worth_hearing[sentences:]), tuple(self.moves[moves:])


def preview_story(events: Iterable[Event], words: Words, names: tuple[str, ...]) -> list[str]:
    """What a turn would do to its own sheet. It stops before anything that the turn would uncover."""
    story = []
    for event in events:
        if event.type not in _OWN:
            break
        if event.type != "placed":
            story.append(tell(event, words, names))
    return story
