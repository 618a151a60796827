"""Games on a Ray cluster. A game is known by its number alone, so they are the same games as on one machine.

Every node needs the same version of this package, and the programs of external bots in the same place.

Whoever stops a contest puts up a sign, and players look at it between decisions. Ray could cancel their tasks, but if
one is done at that very moment Ray ends the whole process ("tried to complete task that was not pending").
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from time import monotonic
from typing import Any

import ray

from allaboard import __version__
from allaboard.arena.contest import Contest, Played
from allaboard.arena.processes import chunks_of, play_until, seconds_of
from allaboard.arena.running import Players
from allaboard.boards.faults import refuse
from allaboard.boards.harmless import shown
from allaboard.bots.external.surroundings import close_memory

LOCAL = "local"  # a cluster of this machine alone, for as long as the contest lasts
_AHEAD = 2  # chunks for each core
_PARTING = 10.0  # seconds for games to stop
_BETWEEN_LOOKS = 0.25  # seconds: a look at the sign is a message


def on_ray(address: str, jobs: int | None = None) -> Players:
    """Players on the cluster at that address, on so many cores of it, or on all."""
    return partial(_play_all, address=address, jobs=jobs)


def version_there() -> str:
    """The version of this package, where this runs."""
    return __version__


class Sign:
    """Says whether the contest is over. It stands on the cluster, where all players see it."""

    def __init__(self) -> None:
        self._is_up = False

    def put_up(self) -> None:
        self._is_up = True

    def is_up(self) -> bool:
        return self._is_up


class Watch:
    """Looks at the sign every now and then."""

    def __init__(self, sign: Any) -> None:
        self._sign = sign
        self._looked: float | None = None
        self._is_over = False

    def __call__(self) -> bool:
        now = monotonic()
        if not self._is_over and (self._looked is None or now >= self._looked + _BETWEEN_LOOKS):
            self._looked = now
            self._is_over = ray.get(self._sign.is_up.remote())
        return self._is_over


def play_there(contest: Contest, numbers: Sequence[int], with_record: bool, sign: Any) -> list[Played]:
    """Some games, on a core of the cluster; fewer if the sign is put up."""
    if contest.has_programs:
        close_memory()
    return play_until(contest, numbers, with_record, Watch(sign))


def _play_all(
    contest: Contest, numbers: Sequence[int], with_record: bool, *, address: str, jobs: int | None
) -> Generator[Played, None, None]:
    if contest.has_programs:
        close_memory()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing of this is anybody's business
    try:
        ray.init(
            address=address,
            num_cpus=jobs if address == LOCAL else None,
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise refuse("ray", "--ray", f"{shown(address)} does not answer: {shown(reason, 200)}") from None
    try:
        there = ray.get(ray.remote(version_there).remote())
        if there != __version__:
            raise refuse("ray", "--ray", f"allaboard {__version__} here, but {shown(there)} there")
        cores = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        sign = ray.remote(num_cpus=0)(Sign).remote()
        start = partial(ray.remote(num_cpus=1)(play_there).remote, ray.put(contest), with_record=with_record, sign=sign)
        running: list[ray.ObjectRef] = []
        try:
            played = []
            for each in _through(start, running, [[number] for number in numbers[:cores]], cores):
                played.append(each)
                yield each
            yield from _through(start, running, list(chunks_of(numbers[cores:], seconds_of(played))), cores)
        finally:
            if running:  # Ray must not be left while programs of players are running there
                sign.put_up.remote()
                ray.wait(running, num_returns=len(running), timeout=_PARTING)
    finally:
        ray.shutdown()


def _through(
    start: Callable[..., ray.ObjectRef], running: list[ray.ObjectRef], chunks: Sequence[Sequence[int]], cores: int
) -> Iterator[Played]:
    """The games of these chunks, as they are done; `running` are those that are being played."""
    waiting = list(reversed(chunks))
    while waiting or running:
        while waiting and len(running) < cores * _AHEAD:
            running.append(start(numbers=waiting.pop()))
        done, running[:] = ray.wait(running, num_returns=1)
        for each in done:
            yield from ray.get(each)
