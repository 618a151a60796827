"""What is on a board at one moment: plain data, which needs no game.

Everything is empty unless said, so that `BoardState()` is the printed board. It is filled from a position, from
what a browser was told, or by hand; nothing here knows the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from allaboard.boards.city import Road
from allaboard.drawing.geometry import LineKey

LitKind: TypeAlias = Literal["free", "cost", "loop", "dead-end"]


@dataclass(frozen=True)
class Lit:
    """A stop where the viewer's turn may end, and what that costs.

    `shared` are traffic boxes in Bus and connections in Metro.
    """

    turn_boxes: int = 0
    shared: int = 0
    loops: bool = False
    dead_end: bool = False  # whether elimination is certain after it

    @property
    def kind(self) -> LitKind:
        if self.loops:
            return "loop"
        if self.dead_end:
            return "dead-end"
        return "cost" if self.turn_boxes or self.shared else "free"


@dataclass(frozen=True)
class BoardState:
    """What lies on a board and what is offered to its viewer."""

    lines: Mapping[LineKey, Sequence[str]] = field(default_factory=dict)  # the stops of each line; RIVAL is a key too
    names: Mapping[LineKey, str] = field(default_factory=dict)  # for titles and the legend
    eliminated: frozenset[LineKey] = frozenset()
    awake: str | None = None  # the fast colour of this game; None while both are
    letters: frozenset[str] = frozenset()  # of the viewer's own personal objective
    viewer: LineKey | None = None  # whose line the following is about
    lit: Mapping[str, Lit] = field(default_factory=dict)
    reach: tuple[Road, ...] = ()  # roads that a legal turn may use
    chosen: tuple[str, ...] = ()  # the stops of a turn that is not sent yet, after the end of the viewer's line
    to_play: frozenset[LineKey] = frozenset()  # whose end may pulse
    focus: str | None = None  # the stop that the keyboard is at

    @property
    def target(self) -> str | None:
        """Where the chosen turn ends."""
        return self.chosen[-1] if self.chosen else None

    @property
    def chosen_roads(self) -> tuple[Road, ...]:
        """The roads of the chosen turn."""
        line = self.lines.get(self.viewer, ()) if self.viewer is not None else ()
        course = (*line[-1:], *self.chosen)
        return tuple((course[place], course[place + 1]) for place in range(len(course) - 1)) if self.chosen else ()
