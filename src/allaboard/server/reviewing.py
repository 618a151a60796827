"""Reviews of finished games: each in a process of its own, which can be ended; few at a time; kept for a while.

A review takes seconds to half a minute and is the same for everybody, so whoever asks for the same game waits for the
same work. It runs with less priority than anything else: tables must not feel it. A process that takes too long is
ended, whatever it was given.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import msgspec
from structlog import get_logger

from allaboard.bots.review.answers import Review
from allaboard.engine import LineGame
from allaboard.protocol.reviews import ReviewAnswer
from allaboard.records import Record, parse_record, play_record
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.thinking import begin_thinking

_LOG = get_logger("allaboard.server.reviewing")

MOST_DECISIONS = 2_000  # of a record; a long game of Depot has a few hundred
_KEPT = 100
_MOST_WAITING = 12
_MOST_AT_ONCE = 2
_LONGEST = 300.0  # seconds for a review
_POLITE = 5  # how far a process steps back behind others


@dataclass(frozen=True)
class Care:
    """How closely a game is looked at. Tests, which do not care what is found, look less closely."""

    candidates: int = 6
    orders: int = 20  # of the tickets left
    width: int = 2
    seconds: float = 0.5  # for each of the last turns, with hindsight
    hindsight: int = 60  # the width of the beam for the turns before them
    tables: int = 12  # of Depot, as they may be


class Reviews:
    """Makes reviews and keeps them."""

    care = Care()

    def __init__(self) -> None:
        self._answers: OrderedDict[str, ReviewAnswer] = OrderedDict()  # by the sum of the game
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._at_work = asyncio.Semaphore(max(1, min(_MOST_AT_ONCE, (os.cpu_count() or 2) - 1)))

    def known(self, review_id: str) -> ReviewAnswer | None:
        """A review that was asked for here, as far as it has come."""
        found = self._answers.get(review_id)
        if found is not None:
            self._answers.move_to_end(review_id)
        return found

    def begin(self, record: Record) -> ReviewAnswer:
        """Begin a review, or find it; raises `Refusal` if too many wait. The record is that of a finished game."""
        review_id = sum_of(record)
        found = self.known(review_id)
        if found is not None and not found.failed:
            return found
        if len(self._tasks) >= _MOST_WAITING:
            raise Refusal("reviews_busy")
        answer = self._answers[review_id] = ReviewAnswer(id=review_id)
        written = msgspec.json.encode(record.to_json())
        task = asyncio.get_running_loop().create_task(self._make(review_id, written))
        self._tasks[review_id] = task
        task.add_done_callback(lambda _: self._tasks.pop(review_id, None))
        self._forget()
        return answer

    def _forget(self) -> None:
        too_many = max(0, len(self._answers) - _KEPT)
        for review_id in [each for each in self._answers if each not in self._tasks][:too_many]:
            del self._answers[review_id]

    async def _make(self, review_id: str, written: bytes) -> None:
        async with self._at_work:
            here, there = multiprocessing.Pipe(duplex=False)
            context = multiprocessing.get_context("spawn")
            process = context.Process(target=_review, args=(written, self.care, there), daemon=True)
            try:
                await asyncio.to_thread(process.start)
                there.close()
                async with asyncio.timeout(_LONGEST):
                    while (told := await _next(here)).review is None:
                        self._answers[review_id] = msgspec.structs.replace(told, id=review_id)
                self._answers[review_id] = msgspec.structs.replace(told, id=review_id)
            except (EOFError, OSError, TimeoutError) as error:
                _LOG.warning("review not made", reason=type(error).__name__)
                self._answers[review_id] = ReviewAnswer(id=review_id, failed=True)
            finally:
                here.close()
                if process.pid is not None:
                    process.kill()
                    await asyncio.to_thread(process.join)

    async def close(self) -> None:
        """End what is being made."""
        for task in list(self._tasks.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def sum_of(record: Record) -> str:
    """Names a game by all that was decided in it, by chance and by players, whatever they are called."""
    written = {key: value for key, value in record.to_json().items() if key not in {"players", "result", "seed"}}
    return hashlib.sha256(msgspec.json.encode(written, order="deterministic")).hexdigest()[:32]


def finished(written: dict[str, Any]) -> Record:
    """A record that can be reviewed; raises `FaultsFound` or `Refusal`. Not for the event loop: it plays the game."""
    record = parse_record(written)
    if len(record.actions) > MOST_DECISIONS:
        raise Refusal("too_large")
    if not play_record(record).is_over:
        raise Refusal("not_over")
    return record


async def _next(here: Connection) -> ReviewAnswer:
    """What the process says next. It is waited for in short steps, so that nobody waits for a thread at the end."""
    while not await asyncio.to_thread(here.poll, 0.2):
        pass
    return msgspec.msgpack.decode(await asyncio.to_thread(here.recv_bytes), type=ReviewAnswer)


def _review(written: bytes, care: Care, there: Connection) -> None:
    """In a process of its own. What reviews are made with is imported here: the server does without."""
    from allaboard.bots.review.depot import review_depot  # noqa: PLC0415 - see above
    from allaboard.bots.review.line import review_line  # noqa: PLC0415
    from allaboard.bots.review.outlook import Effort  # noqa: PLC0415

    begin_thinking()
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    encode = msgspec.msgpack.encode

    def watch(done: int, of: int) -> None:
        there.send_bytes(encode(ReviewAnswer(id="", done=done, of=of)))

    game = play_record(parse_record(msgspec.json.decode(written)))
    review: Review
    if isinstance(game, LineGame):
        effort = Effort(care.candidates, care.orders, care.width)
        review = review_line(game, effort=effort, seconds=care.seconds, width=care.hindsight, watch=watch)
    else:
        review = review_depot(game, tables=care.tables, watch=watch)
    there.send_bytes(encode(ReviewAnswer(id="", review=review)))
    there.close()
