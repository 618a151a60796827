"""Playing a contest: on all cores or a cluster, and on from where an earlier run was stopped.

What was played is kept as one line a game in `games.jsonl` of a folder, with the contest in `contest.json` beside it,
so that a run that was stopped goes on, and one that was of another contest is refused instead of mixed up. The
records of the games are put together from that, in `records.jsonl`, for the commands that read records.

Programs that play can read the folder too, so while they play nothing in it says how a deal goes that is still to be
played. Of a salt only its SHA-256 is there, and the salt itself once the run is over; games are written when all games
of their deal are over. What is missing after that is dealt from a new salt, because the old one is known, or, after a
kill, lost with the process. Every record names what its own deal came from.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from allaboard import __version__
from allaboard.arena.contest import Contest, Played, play
from allaboard.boards.faults import refuse
from allaboard.boards.harmless import harmless

# Plays games by their numbers and yields them as they end.
Players: TypeAlias = Callable[[Contest, Sequence[int], bool], Generator[Played, None, None]]

_LINES = msgspec.json.Decoder(Played)


class Salt(msgspec.Struct):
    """What the deals of a run came from."""

    sha256: str
    salt: str | None = None  # None: the run goes on, or was killed


class Folder:
    """Where a contest is kept."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._games = path / "games.jsonl"
        self._records = path / "records.jsonl"
        self._contest = path / "contest.json"
        self._described = _description(contest)
        self._salt, self._digest = contest.salt, sha256(contest.salt.encode()).hexdigest()
        self._salts: list[Salt] = []
        try:
            path.mkdir(parents=True, exist_ok=True)
            known = self._contest.read_bytes() if self._contest.is_file() else None
            if known is None:
                self._describe()
        except (OSError, ValueError) as error:  # a name with a zero byte is a wrong value
            reason = ((error.strerror if isinstance(error, OSError) else None) or "broken").lower()
            raise refuse("contest", "--save", f"{harmless(str(path))} cannot be used ({reason})") from None
        if known is not None and not self._is_known(known):
            raise refuse("contest", "--save", f"{harmless(str(path))} holds another contest")

    def _is_known(self, text: bytes) -> bool:
        """Whether this is the same contest, on whatever salts it was played."""
        try:
            found = msgspec.json.decode(text, type=dict[str, Any])
            salts = msgspec.convert(found.pop("salts", []), list[Salt])
        except msgspec.MsgspecError:
            return False
        if msgspec.json.encode(found) != msgspec.json.encode(self._described):
            return False
        self._salts = salts
        return True

    def _describe(self) -> None:
        salts = {"salts": self._salts} if self._salts else {}
        _write_at_once(self._contest, msgspec.json.encode({**self._described, **salts}))

    @property
    def salts(self) -> list[str]:
        """What the deals came from so far, of runs that are over."""
        return [each.salt for each in self._salts if each.salt is not None]

    def begin(self) -> None:
        """A run begins: what its deals come from is settled, and not said."""
        if self._salt and all(each.sha256 != self._digest for each in self._salts):
            self._salts.append(Salt(self._digest))
            self._describe()

    def end(self) -> None:
        """No program of this run plays any more."""
        for each in self._salts:
            if each.sha256 == self._digest and each.salt is None:
                each.salt = self._salt
                self._describe()
        self._write_records()

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

    def add(self, played: Iterable[Played]) -> None:
        lines = b"".join(msgspec.json.encode(each) + b"\n" for each in played)
        with self._games.open("ab") as file:
            file.write(lines)  # one write: what is killed leaves whole lines

    def forget(self, numbers: Iterable[int]) -> None:
        """These games are to be played again."""
        gone = set(numbers)
        if gone:
            lines = self._games.read_bytes().splitlines(keepends=True)
            _write_at_once(self._games, b"".join(line for line in lines if _LINES.decode(line).number not in gone))

    def _write_records(self) -> None:
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


def one_by_one(contest: Contest, numbers: Sequence[int], with_record: bool) -> Generator[Played, None, None]:
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
        self._games = games
        self.known = [] if folder is None else [each for each in folder.read() if each.number < games]
        if folder is not None and contest.salt:
            self._leave_out_begun_deals(folder)
        self.kept = len(self.known)
        numbers = {each.number for each in self.known}
        self.missing = [number for number in range(games) if number not in numbers]

    def _leave_out_begun_deals(self, folder: Folder) -> None:
        """Deals of which games are missing are played anew: what they came from is known by now, or lost."""
        by_deal = self._by_deal(self.known)
        begun = {deal for deal, played in by_deal.items() if len(played) < self._size(deal)}
        self.known = [each for each in self.known if self._contest.deal(each.number) not in begun]
        folder.forget(each.number for deal in begun for each in by_deal[deal])

    def _by_deal(self, games: Iterable[Played]) -> dict[int, list[Played]]:
        found: dict[int, list[Played]] = {}
        for each in games:
            found.setdefault(self._contest.deal(each.number), []).append(each)
        return found

    def _size(self, deal: int) -> int:
        """How many games of a deal are asked for: only of the last one it may be fewer than there are seats."""
        return min(self._contest.seats, self._games - deal * self._contest.seats)

    def play(self) -> Generator[Played, None, None]:
        """Play what is missing. What was played is kept whenever this ends; with a salt, whole deals."""
        if not self.missing:
            return
        if self._folder is not None:
            self._folder.begin()
        begun: dict[int, list[Played]] = {}
        try:
            with closing(self._players(self._contest, self.missing, self._folder is not None)) as playing:
                for each in playing:
                    self._keep(each, begun)
                    yield msgspec.structs.replace(each, record=None)
        finally:
            if self._folder is not None:
                self._folder.end()

    def _keep(self, played: Played, begun: dict[int, list[Played]]) -> None:
        """Write what may be read; `begun` are games of deals that are not over."""
        deal = self._contest.deal(played.number)
        begun.setdefault(deal, []).append(played)
        if self._contest.salt and len(begun[deal]) < self._size(deal):
            return
        ready = begun.pop(deal)
        self.kept += len(ready)
        if self._folder is not None:
            self._folder.add(ready)
