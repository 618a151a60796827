"""Lessons: tables with a fixed deal at which a learner plays against `greedy`, made of nothing but decisions.

A lesson is kept nowhere. Whoever asks says what the learner has decided so far; the table is folded from that, as
any other table is, and answers in the same messages. So going back is deciding less, and nobody needs a name.

The deals are data: a JSON file for each lesson holds the wishes of the table and the set-up of its game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from allaboard.bots import GreedyBot, Perspective
from allaboard.engine import IllegalAction
from allaboard.protocol.commands import Act
from allaboard.protocol.messages import Snapshot
from allaboard.protocol.tables import TableWishes
from allaboard.records import FORMAT, RULES
from allaboard.server.table import entries as e
from allaboard.server.table.gauntlet import Gauntlet, Refusal, Who
from allaboard.server.table.state import Table
from allaboard.server.table.telling import Listener

LEARNER = 0  # the seat; the others are bots
MOST_DECISIONS = 60
_PERSON = "learner"
_BOT = "greedy"
_TOLD = 1  # the frame that says that there is a game; what came before the first decision was not missed
_FOLDER = Path(__file__).parent


class _Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson is made of, as its file has it."""

    wishes: TableWishes
    setup: dict[str, Any]
    others: list[str]  # the names of the bots


def lesson_names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.json")))


@cache
def _deal(name: str) -> _Deal:
    return msgspec.json.decode((_FOLDER / f"{name}.json").read_bytes(), type=_Deal)


@lru_cache(maxsize=256)
def lesson_table(name: str, learner: str, decisions: tuple[str, ...]) -> Table:
    """The table of a lesson once the learner, called so, has made these decisions and the bots have answered.

    Raises `Refusal` for a lesson or a decision that does not exist.
    """
    if name not in lesson_names():
        raise Refusal("not_found")
    if len(decisions) > MOST_DECISIONS:
        raise Refusal("bad_request")
    if decisions:
        table = lesson_table(name, learner, decisions[:-1]).fork()
        _decide(table, decisions[-1])
    else:
        table = _begun(name, learner)
    _let_bots_play(table)
    return table


def lesson_snapshot(table: Table, heard: int) -> Snapshot:
    """Everything that the learner may know, and what was told after the frame that was `heard` last."""
    listener = Listener(LEARNER)
    now = table.told_at
    listener.begin(table, now)
    return listener.snapshot(table, now, after=max(heard, _TOLD), person=_PERSON, chat=[])


def check_lesson(table: Table, act: Act) -> None:
    """Whether a decision of the learner would be taken; raises `Refusal` if not, and changes nothing."""
    Gauntlet(table, Who(_PERSON, _PERSON), table.told_at, lambda _: {}).judge(act)


def _begun(name: str, learner: str) -> Table:
    deal = _deal(name)
    names = [learner, *deal.others]
    record = {
        "format": FORMAT,
        "rules": RULES,
        "game": deal.wishes.game,
        **({"city": deal.wishes.city} if deal.wishes.city is not None else {}),
        "options": dict(deal.wishes.options),
        "players": [{"name": each} for each in names],
        "setup": deal.setup,
        "actions": [],
    }
    table = Table(name)
    _write(table, e.Created(wishes=deal.wishes, host=_PERSON))
    _write(table, e.Seated(seat=LEARNER, person=_PERSON, name=learner))
    for seat, bot in enumerate(deal.others, 1):
        _write(table, e.BotSeated(seat=seat, bot=_BOT, name=bot))
    _write(table, e.Started(record=record))
    return table


def _decide(table: Table, decision: str) -> None:
    assert table.game is not None
    if LEARNER not in table.game.pending():
        raise Refusal("not_asked")
    try:
        _write(table, e.Acted(seat=LEARNER, action=decision))
    except IllegalAction as reason:
        raise Refusal("illegal", reason.message, reason.code) from reason


def _let_bots_play(table: Table) -> None:
    """Until nobody but the learner is asked."""
    bot = GreedyBot()
    while table.game is not None and (asked := [seat for seat in table.game.pending() if seat != LEARNER]):
        choice = bot.choose(Perspective(table.game, asked[0]))
        _write(table, e.Acted(seat=asked[0], action=str(choice), by="bot"))


def _write(table: Table, entry: e.AnyEntry) -> None:
    table.fold(table.number + 1, 0, entry)
