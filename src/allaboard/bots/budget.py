"""How much players may think about a decision, when it is not left to their level."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """The same for everybody at a table.

    Levels limit themselves by a number of trials, some by time as well. With a share of `effort` they make that share
    of their trials, and look that share of turns ahead, however long it takes, so that a seed plays the same game on
    every machine. With `seconds` that is the most time for a decision instead of what the level allows itself, for
    players of other programs too.
    """

    effort: float | None = None
    seconds: float | None = None

    def share_of(self, trials: int) -> int:
        """The trials that are left of so many: at least one, unless there were none."""
        return trials if self.effort is None or trials == 0 else max(1, round(trials * self.effort))

    def seconds_of(self, own: float | None) -> float | None:
        """The limit of time in place of a level's own one; None: there is none."""
        return own if self.effort is None and self.seconds is None else self.seconds


OWN = Budget()  # what a level allows itself
