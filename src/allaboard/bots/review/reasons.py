"""Why a turn of a line game is good or bad, as keys of words: what it brings at once, and what it leaves open."""

from __future__ import annotations

from allaboard.bots.line.runner import Runner, Scene
from allaboard.bots.line.search import Step
from allaboard.bots.review.answers import Reason

MOST = 3
NO_WAY_OUT = "reason-no-way-out"
_COSTS = ("turn_zone", "traffic")


def reasons_for(scene: Scene, before: Runner, step: Step, counts: list[int], dead_end: int = 0) -> list[Reason]:
    """What speaks for a turn and against it, the weightiest first.

    `dead_end`: how soon elimination is certain after it, as `LineGame.dead_ends` counts; nothing else matters then.
    """
    after = step.runner
    if after is None:
        return [Reason("reason-loops")]
    if dead_end:
        return [Reason("reason-dead-end-next") if dead_end == 1 else Reason("reason-into-dead-end", dead_end)]
    was, now = before.sheet.breakdown(), after.sheet.breakdown()
    changes = {zone: now[zone] - was[zone] for zone in now}
    found: list[tuple[int, Reason]] = []
    for zone, points in changes.items():
        if zone == "common" and points > 0:
            found.append((points + 5, Reason("reason-objective", points)))
        elif zone == "personal" and points > 0:
            found.append((points + 5, Reason("reason-personal", points)))
        elif zone in _COSTS and points < 0:
            found.append((-points, Reason("reason-cost", -points, zone)))
        elif points > 0:
            found.append((points, Reason("reason-gain", points, zone)))
    if after.sheet.reached_targets > before.sheet.reached_targets and not changes["personal"]:
        found.append((4, Reason("reason-letter")))
    dead = _dead_end(scene, after, counts)
    if dead:
        found.append((dead // 5, Reason("reason-dead-end", percent=dead)))
    found.sort(key=lambda each: -each[0])
    return [reason for _, reason in found[:MOST]] or [Reason("reason-later")]


def _dead_end(scene: Scene, after: Runner, counts: list[int]) -> int:
    """The percentage of the tickets left that leave no turn without a loop."""
    left = sum(counts)
    dead = 0
    for shape, count in enumerate(counts):
        if count and all(place & 1 for place in after.places(after.choices(scene, shape))):
            dead += count
    return round(100 * dead / left) if left else 0
