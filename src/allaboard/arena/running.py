"""Playing a contest: on all cores or a cluster, and on from where an earlier run was stopped.

What was played is kept as one line a game in `games.jsonl` of a folder, with the contest in `contest.json` beside it,
so that a run that was stopped goes on, and one that was of another contest is refused instead of mixed up. The
records of the games are put together from that, in `records.jsonl`, for the commands that read records.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from allaboard import __version__
from allaboard.arena.contest import Contest, Played, play
from allaboard.boards.faults import refuse
from allaboard.boards.harmless import harmless

# Plays games by their numbers and yields them as they end.
Players: TypeAlias = Callable[[Contest, Sequence[int], bool], Iterable[Played]]

_LINES = msgspec.json.Decoder(Played)


class Folder:
    """Where a contest is kept."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._games = path / "games.jsonl"
        self._records = path / "records.jsonl"
        told = msgspec.json.encode(_description(contest))
        known = path / "contest.json"
        try:
            path.mkdir(parents=True, exist_ok=True)
            if known.is_file():
                if known.read_bytes() != told:
                    raise refuse("contest", "--save", f"{harmless(str(path))} holds another contest")
            else:
                _write_at_once(known, told)
        except OSError as error:
            reason = (error.strerror or "broken").lower()
            raise refuse("contest", "--save", f"{harmless(str(path))} cannot be used ({reason})") from None

    def read(self) -> list[Played]:
        """What was played, without the records. A last line that was cut off is played again."""
        if not self._games.is_file():
            return []
        text = self._games.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            _write_at_once(self._games, whole)
        found: dict[int, Played] = {}
        for line in whole.splitlines():
            try:
                played = _LINES.decode(line)
            except msgspec.MsgspecError:
                raise refuse("contest", "--save", f"{harmless(str(self._games))} is damaged") from None
            found.setdefault(played.number, msgspec.structs.replace(played, record=None))
        return list(found.values())

    def add(self, played: Played) -> None:
        with self._games.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")  # one write: what is killed leaves whole lines

    def write_records(self) -> None:
        """All records in the order of the games."""
        if not self._games.is_file():
            return
        records: dict[int, str] = {}
        with self._games.open("rb") as file:
            for line in file:
                played = _LINES.decode(line)
                if played.record is not None:
                    records.setdefault(played.number, played.record)
        _write_at_once(self._records, "".join(f"{records[number]}\n" for number in sorted(records)).encode())


def _write_at_once(path: Path, data: bytes) -> None:
    """Wholly or not at all."""
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(data)
    new.replace(path)


def _description(contest: Contest) -> dict[str, Any]:
    return {
        "version": __version__,
        "entries": msgspec.to_builtins(contest.entries),
        "city": None if contest.city is None else contest.city.to_json(),
        "seed": contest.seed,
        "budget": msgspec.to_builtins(contest.budget),
        "line_options": msgspec.to_builtins(contest.line_options),
        "depot_options": msgspec.to_builtins(contest.depot_options),
    }


def one_by_one(contest: Contest, numbers: Sequence[int], with_record: bool) -> Iterator[Played]:
    """Games in this process."""
    for number in numbers:
        yield play(contest, number, with_record=with_record)


class Run:
    """Every game of a contest: those that were played already, and the others as they end."""

    def __init__(
        self, contest: Contest, games: int, *, players: Players = one_by_one, folder: Folder | None = None
    ) -> None:
        self._contest = contest
        self._players = players
        self._folder = folder
        self.known = [] if folder is None else [each for each in folder.read() if each.number < games]
        numbers = {each.number for each in self.known}
        self.missing = [number for number in range(games) if number not in numbers]

    def play(self) -> Generator[Played, None, None]:
        """Play what is missing. What was played is kept whenever this ends."""
        try:
            for each in self._players(self._contest, self.missing, self._folder is not None):
                if self._folder is not None:
                    self._folder.add(each)
                yield msgspec.structs.replace(each, record=None)
        finally:
            if self._folder is not None:
                self._folder.write_records()
