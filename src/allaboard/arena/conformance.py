"""Whether a program can play: every kind of game is tried with it, and what it does wrong is found at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic

import msgspec

from allaboard.arena.contest import Contest, Played, contest_of, new_salt, play
from allaboard.arena.entries import Entry
from allaboard.bots import Budget, Perspective
from allaboard.bots.external.player import SECONDS, ExternalBot, Failure, greeted

# Alone, with few and with many, so that every kind of decision comes up; of Depot some more for its rarer ones.
KINDS = (
    ("bus", "new_york", 1),
    ("bus", "new_york", 2),
    ("bus", "london", 4),
    ("metro", "rome", 2),
    ("metro", "paris", 4),
    ("depot", None, 2),
    ("depot", None, 4),
    ("depot", None, 6),
)
_FROM_LATER = b'{"type":"from a later version","anything":[1,{"deep":null}]}\n'
_SEED = "conformance"


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that was tried. `is_required`: whoever fails here loses decisions in a contest."""

    code: str  # ready, game, later, end, repeat
    passed: bool
    game: str = ""
    city: str = ""
    seats: int = 0
    decisions: int = 0
    slowest: float = 0.0  # milliseconds
    reason: str = ""
    detail: str = ""
    is_required: bool = True


def conformance(command: Sequence[str], seconds: float = SECONDS, salt: str | None = None) -> Iterator[Check]:
    """Try everything; the others follow only if the program can be started. Without a salt all deals are new."""
    salt = new_salt() if salt is None else salt
    start = monotonic()
    try:
        program = greeted(command)
    except Failure as failure:
        yield Check("ready", False, reason=failure.reason, detail=failure.detail)
        return
    taken = monotonic() - start
    program.end()
    yield Check("ready", True, slowest=round(1000 * taken, 1))
    first: Played | None = None
    for game, city, seats in KINDS:
        contest = _contest(command, seconds, salt, game, city, seats)
        played = play(contest, 0, with_record=True)
        first = first or played
        lost = played.lost[0]
        yield Check(
            "game",
            not lost,
            game=game,
            city=city or "",
            seats=seats,
            decisions=played.decisions[0],
            slowest=played.longest[0],
            reason=lost[0].reason if lost else "",
            detail=lost[0].detail if lost else "",
        )
    yield from _manners(command, seconds, salt)
    again = play(_contest(command, seconds, salt, *KINDS[0]), 0, with_record=True)
    yield Check("repeat", first is not None and again.record == first.record, is_required=False)


def _contest(command: Sequence[str], seconds: float, salt: str, game: str, city: str | None, seats: int) -> Contest:
    entries = (Entry("program", command=tuple(command)), *[Entry("random", bot="random")] * (seats - 1))
    return contest_of(entries, game, city, _SEED, Budget(seconds=seconds), salt=salt)


def _manners(command: Sequence[str], seconds: float, salt: str = "") -> Iterator[Check]:
    """What it does with a message that it cannot know, and when its input ends."""
    game = _contest(command, seconds, salt, *KINDS[1]).start(0)
    bot = ExternalBot("program", command, _SEED, seconds)
    try:
        bot.begin(Perspective(game, 0))
        bot.tell_line(_FROM_LATER)
        bot.choose(Perspective(game, 0))
        lost = bot.lost[0] if bot.lost else None
        yield Check(
            "later",
            lost is None,
            reason="" if lost is None else lost.reason,
            detail="" if lost is None else lost.detail,
        )
        bot.hear_scores(game.scores(0))
    finally:
        ended_itself = bot.end()
    yield Check("end", ended_itself)
