"""Playing a contest: on all cores, and on from where an earlier run was stopped.

What was played is kept as one line a game in `games.jsonl` of a folder, with the contest in `contest.json` beside it,
so that a run that was stopped goes on, and one that was of another contest is refused instead of mixed up.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

import msgspec

from allaboard.arena.contest import Contest, Played, play
from allaboard.boards.faults import refuse

CHUNK = 4  # games that a worker takes at a time
_AHEAD = 3  # chunks that wait for each worker


class Folder:
    """Where a contest is kept."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._games = path / "games.jsonl"
        told = msgspec.json.encode(_told(contest))
        path.mkdir(parents=True, exist_ok=True)
        known = path / "contest.json"
        if known.is_file():
            if known.read_bytes() != told:
                raise refuse("contest", "--save", f"{path} holds another contest")
        else:
            known.write_bytes(told)

    def read(self) -> list[Played]:
        """What was played; a last line that was cut off is played again."""
        if not self._games.is_file():
            return []
        text = self._games.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            self._games.write_bytes(whole)
        return [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]

    def add(self, played: Played) -> None:
        with self._games.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")


def _told(contest: Contest) -> dict[str, Any]:
    city = None if contest.city is None else contest.city.to_json()
    return {
        "line_up": contest.line_up,
        "city": city,
        "seed": contest.seed,
        "line_options": msgspec.to_builtins(contest.line_options),
        "depot_options": msgspec.to_builtins(contest.depot_options),
    }


def play_chunk(contest: Contest, numbers: list[int], with_record: bool) -> list[Played]:
    """Some games, in a process of their own."""
    return [play(contest, number, with_record=with_record) for number in numbers]


def run(contest: Contest, games: int, *, jobs: int = 1, folder: Folder | None = None) -> Iterator[Played]:
    """Every game of the contest, those first that were played already, then others as they end."""
    done = [] if folder is None else [each for each in folder.read() if each.number < games]
    yield from done
    known = {each.number for each in done}
    missing = [number for number in range(games) if number not in known]
    chunks = [missing[at : at + CHUNK] for at in range(0, len(missing), CHUNK)]
    for some in _play_all(contest, chunks, jobs, folder is not None):
        for each in some:
            if folder is not None:
                folder.add(each)
            yield each


def _play_all(contest: Contest, chunks: list[list[int]], jobs: int, with_record: bool) -> Iterator[list[Played]]:
    if jobs == 1:
        for chunk in chunks:
            yield play_chunk(contest, chunk, with_record)
        return
    waiting = list(reversed(chunks))
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[list[Played]]] = set()
        while waiting or running:
            while waiting and len(running) < jobs * _AHEAD:
                running.add(pool.submit(play_chunk, contest, waiting.pop(), with_record))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
