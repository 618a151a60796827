"""JSON text that is safe to show, and files that are never half written."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from allaboard.boards.faults import refuse
from allaboard.boards.harmless import harmless
from allaboard.records.model import Record

_DELETE = "\x7f"  # the one control character that JSON leaves as it is


def to_line(value: object) -> str:
    """A JSON value on one line of plain ASCII: no name in it can disturb a terminal."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False).replace(_DELETE, "\\u007f")


def record_text(record: Record) -> str:
    """The text of a record's file: one key a line, the set-up opened up."""
    return f"{_opened(record.to_json(), ('setup', 'result'))}\n"


def _opened(value: Mapping[str, object], open_keys: tuple[str, ...], indent: str = "  ") -> str:
    lines = []
    for key, item in value.items():
        if key in open_keys and isinstance(item, Mapping):
            text = _opened(item, (), indent + "  ")
        else:
            text = json.dumps(item, allow_nan=False).replace(_DELETE, "\\u007f")
        lines.append(f"{indent}{json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + f"\n{indent[2:]}}}"


def write_record(path: str | Path, record: Record) -> None:
    """Save a record. After a crash there is the old file or the new one, never half of one."""
    write_file(path, record_text(record))


def write_file(path: str | Path, content: str | bytes) -> None:
    """Write a file in one step: beside it first, then put in its place. `FaultsFound` if that fails.

    What is no file, such as /dev/stdout, is written to: nothing must take its place.
    """
    path = Path(path)
    data = content.encode("utf-8") if isinstance(content, str) else content
    beside: Path | None = None
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            with path.open("wb") as device:
                device.write(data)
            return
        target = path.resolve()  # a link stays a link
        with NamedTemporaryFile("wb", dir=target.parent, prefix=f".{target.name[:40]}.", delete=False) as file:
            beside = Path(file.name)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.chmod(_mode(target))
        beside.replace(target)
    except (OSError, ValueError) as error:  # a name with a null byte is a ValueError
        reason = (getattr(error, "strerror", None) or "not a usable file name").lower()
        raise refuse("not-written", harmless(str(path)), f"cannot be written ({reason})") from None
    finally:
        if beside is not None:
            with suppress(OSError):
                beside.unlink(missing_ok=True)


def _mode(target: Path) -> int:
    """The rights of the file that is there, or those that a new one would get."""
    try:
        return target.stat().st_mode & 0o777
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
