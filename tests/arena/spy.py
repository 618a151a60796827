"""A player that looks around for whatever its deals come from, and plays the first legal action.

It reads what a program of the same user can read: its own environment and open files, those of every process that
started it, their command lines, and all files below the folders in which they run. In each game it leaves what it
found in the file that is its argument, at the start and once more before its first two decisions.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

MOST = 200_000  # bytes of a file


def read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MOST)
    except OSError:
        return b""


def links(folder: Path) -> list[str]:
    try:
        return [str(each.readlink()) for each in folder.iterdir()]
    except OSError:
        return []


def ancestors() -> Iterator[Path]:
    """Everything that started this program, as /proc shows it."""
    process = "self"
    while process != "0":
        place = Path("/proc", process)
        yield place
        status = read(place / "status").decode()
        process = next((line.split()[1] for line in status.splitlines() if line.startswith("PPid:")), "0")


def all_found() -> list[str]:
    found = [json.dumps(dict(os.environ))]
    folders = {Path.cwd()}
    for place in ancestors():
        found += [read(place / name).decode("utf-8", "replace") for name in ("cmdline", "environ")]
        found += links(place / "fd")
        try:
            folders.add((place / "cwd").readlink())
        except OSError:
            continue
    mine = Path(sys.argv[1]).resolve()
    for folder in folders:
        for path in islice(folder.rglob("*"), 200):
            if path.is_file() and path.resolve() != mine:
                found.append(read(path).decode("utf-8", "replace"))
    return found


def main() -> None:
    game: dict[str, object] = {"environment": sorted(os.environ), "found": all_found()}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print('{"type":"ready","version":1}', flush=True)
        elif message["type"] == "start":
            game["start"] = message
        elif message["type"] == "decide":
            if message["id"] <= 2:
                game["found"] = all_found()
            answer = {"type": "act", "id": message["id"], "action": message["legal"][0]["action"]}
            print(json.dumps(answer), flush=True)
        elif message["type"] == "over":
            with Path(sys.argv[1]).open("a") as loot:
                loot.write(json.dumps(game) + "\n")


if __name__ == "__main__":
    main()
