"""Games on several cores of this machine.

Workers play whole games and look between decisions whether anybody still waits for them: after a Ctrl-C they stop
within one decision, and when the process that started them is gone they go too, with all programs that they run.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing.synchronize import Event
from threading import Thread

from allaboard.arena.contest import Contest, Played, Stopped, play
from allaboard.arena.running import Players
from allaboard.boards.faults import refuse
from allaboard.bots.external.process import end_all
from allaboard.bots.external.surroundings import close_memory

MOST_IN_A_CHUNK = 32
SECONDS_OF_A_CHUNK = 0.5  # what a worker is given at a time, so that handing it over costs little
_AHEAD = 2  # chunks for each worker: one that it plays and one that waits

_stop: Event | None = None


def on_cores(jobs: int) -> Players:
    """Players in so many processes."""
    return partial(_play_all, jobs=jobs)


def play_chunk(contest: Contest, numbers: Sequence[int], with_record: bool) -> list[Played]:
    """Some games, in a worker; fewer if it is stopped."""
    return play_until(contest, numbers, with_record, _is_stopped)


def play_until(
    contest: Contest, numbers: Sequence[int], with_record: bool, is_stopped: Callable[[], bool]
) -> list[Played]:
    """Some games; fewer if they are stopped, which is asked before every decision."""
    found: list[Played] = []
    for number in numbers:
        try:
            found.append(play(contest, number, with_record=with_record, is_stopped=is_stopped))
        except Stopped:
            break
    return found


def chunks_of(numbers: Sequence[int], seconds_of_a_game: float) -> Iterator[Sequence[int]]:
    """What one worker takes at a time: many short games, or one long one."""
    size = max(1, min(MOST_IN_A_CHUNK, int(SECONDS_OF_A_CHUNK / max(seconds_of_a_game, 1e-6))))
    for at in range(0, len(numbers), size):
        yield numbers[at : at + size]


def seconds_of(played: Sequence[Played]) -> float:
    """How long a game takes, by those that were played."""
    return sum(sum(each.milliseconds) for each in played) / 1000 / max(1, len(played))


def _play_all(
    contest: Contest, numbers: Sequence[int], with_record: bool, *, jobs: int
) -> Generator[Played, None, None]:
    # Started afresh: a copy of this process would have its locks and its threads' half-done work.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    if contest.has_programs:
        close_memory()
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(stop, contest.has_programs))
    try:
        # The first games, one for each worker, say how long one takes.
        first = list(numbers[:jobs])
        played = []
        for each in _through(pool, contest, [[number] for number in first], jobs, with_record):
            played.append(each)
            yield each
        rest = chunks_of(numbers[jobs:], seconds_of(played))
        yield from _through(pool, contest, list(rest), jobs, with_record)
    except BrokenProcessPool:
        raise refuse("worker", "--jobs", "a process of the arena was ended from outside") from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """A process that is started in here does not hear a Ctrl-C, not even before `_begin`, while it still imports."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _through(
    pool: ProcessPoolExecutor, contest: Contest, chunks: Sequence[Sequence[int]], jobs: int, with_record: bool
) -> Iterator[Played]:
    waiting = list(reversed(chunks))
    running: set[Future[list[Played]]] = set()
    while waiting or running:
        while waiting and len(running) < jobs * _AHEAD:
            with _deaf():  # a task may start a process
                running.add(pool.submit(play_chunk, contest, waiting.pop(), with_record))
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for each in done:
            yield from each.result()


def _begin(stop: Event, has_programs: bool) -> None:
    """In a worker, before its first game."""
    global _stop  # noqa: PLW0603 - a worker has nothing else to keep it in
    _stop = stop
    if has_programs:
        close_memory()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the one who waits; it stops the workers
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        end_all()
        os._exit(1)


def _is_stopped() -> bool:
    return _stop is not None and _stop.is_set()
