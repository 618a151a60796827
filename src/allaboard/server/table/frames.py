"""What happened at a table, cut into frames, and what each viewer may hear of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from allaboard.engine.events import Event

Viewer: TypeAlias = int | None  # a seat, or a spectator


@dataclass(slots=True)
class Happening:
    """Events that are told in one breath. Not changed once it has happened (to freeze it would take time)."""

    due: int
    events: tuple[Event, ...] = ()
    is_pause: bool = False  # a window closed in silence: there is nothing to hear, but the game goes on
    is_anew: bool = False  # the view is told anew: the game begins, or a decision was taken back
    back_to: int | None = None  # a take-back: the happenings after so many of them are withdrawn
    blind_until: int = 0  # a window for a Baby that nobody has located is open after it until then, whoever holds it
    is_for_all: bool = field(init=False, compare=False)  # nobody need be asked who may hear it
    _told: list[dict[str, Any]] = field(init=False, compare=False, repr=False, default_factory=list)  # once written

    def __post_init__(self) -> None:
        self.is_for_all = all(type(event).seen_by is Event.seen_by for event in self.events)

    def told_to(self, viewer: Viewer) -> list[dict[str, Any]]:
        """The events that a viewer may hear, as JSON; the same list for everybody where all may hear all."""
        if not self._told:
            self._told = [event.to_json() for event in self.events]
        if self.is_for_all:
            return self._told
        return [row for row, event in zip(self._told, self.events, strict=True) if event.seen_by(viewer)]

    def heard_by(self, viewer: Viewer) -> tuple[Event, ...]:
        return tuple(event for event in self.events if event.seen_by(viewer))

    def concerns(self, viewer: Viewer) -> bool:
        """Whether this viewer gets a frame for it."""
        if self.is_pause or self.is_anew:
            return True
        return bool(self.events) if self.is_for_all else any(event.seen_by(viewer) for event in self.events)


@dataclass(frozen=True, slots=True)
class Numbered:
    """A happening with the number it has in a viewer's stream."""

    seq: int
    happening: Happening


def kept_frames(happenings: Sequence[Happening], happening: Happening, viewer: Viewer) -> int | None:
    """If a happening is a take-back: how many of a viewer's frames stay. Those between are withdrawn."""
    if happening.back_to is None:
        return None
    return sum(earlier.concerns(viewer) for earlier in happenings[: happening.back_to])


def withdrawn_frames(happenings: Sequence[Happening], viewer: Viewer, now: int) -> set[int]:
    """The numbers of a viewer's frames that were taken back."""
    found: set[int] = set()
    for told in stream_of(happenings, viewer, now):
        kept = kept_frames(happenings, told.happening, viewer)
        if kept is not None:
            found.update(range(kept + 1, told.seq))
    return found


def stream_of(happenings: Sequence[Happening], viewer: Viewer, now: int) -> Iterator[Numbered]:
    """What a viewer has been told until now, in order."""
    seq = 0
    for happening in happenings:
        if happening.due > now:
            return
        if happening.concerns(viewer):
            seq += 1
            yield Numbered(seq, happening)
