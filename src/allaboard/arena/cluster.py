"""Games on a Ray cluster. A game is known by its number alone, so they are the same games as on one machine.

Every node needs the same version of this package, and the programs of external bots in the same place.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Sequence
from functools import partial

import ray

from allaboard import __version__
from allaboard.arena.contest import Contest, Played
from allaboard.arena.processes import chunks_of, play_chunk, seconds_of
from allaboard.arena.running import Players
from allaboard.boards.faults import refuse
from allaboard.boards.harmless import shown

LOCAL = "local"  # a cluster of this machine alone, for as long as the contest lasts
_AHEAD = 2  # chunks for each core
_PARTING = 10.0  # seconds for games to stop


def on_ray(address: str, jobs: int | None = None) -> Players:
    """Players on the cluster at that address, on so many cores of it, or on all."""
    return partial(_play_all, address=address, jobs=jobs)


def version_there() -> str:
    """The version of this package, where this runs."""
    return __version__


def _play_all(
    contest: Contest, numbers: Sequence[int], with_record: bool, *, address: str, jobs: int | None
) -> Iterator[Played]:
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
        play_there = ray.remote(num_cpus=1)(play_chunk)
        shared = ray.put(contest)
        played = []
        for each in _through(play_there, shared, [[number] for number in numbers[:cores]], cores, with_record):
            played.append(each)
            yield each
        yield from _through(
            play_there, shared, list(chunks_of(numbers[cores:], seconds_of(played))), cores, with_record
        )
    finally:
        ray.shutdown()


def _through(
    play_there: ray.remote_function.RemoteFunction,
    contest: ray.ObjectRef,
    chunks: Sequence[Sequence[int]],
    cores: int,
    with_record: bool,
) -> Iterator[Played]:
    waiting = list(reversed(chunks))
    running: list[ray.ObjectRef] = []
    try:
        while waiting or running:
            while waiting and len(running) < cores * _AHEAD:
                running.append(play_there.remote(contest, waiting.pop(), with_record))
            done, running = ray.wait(running, num_returns=1)
            for each in done:
                yield from ray.get(each)
    finally:
        for each in running:
            ray.cancel(each)
        if running:  # Ray must not be left while it is still at that
            ray.wait(running, num_returns=len(running), timeout=_PARTING)
