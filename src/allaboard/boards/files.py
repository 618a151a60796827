"""Opens what a stranger names: a readable file of a bearable size, or one fault."""

from __future__ import annotations

from pathlib import Path

from allaboard.boards.faults import refuse
from allaboard.boards.harmless import harmless
from allaboard.boards.strict_json import MAX_BYTES


def read_bytes(path: str | Path, *, max_bytes: int = MAX_BYTES) -> bytes:
    """The bytes of a file; raises `FaultsFound`, with the path as the place, if there is no such file."""
    at = harmless(str(path))
    try:
        with Path(path).open("rb") as file:
            data = file.read(max_bytes + 1)
    except FileNotFoundError:
        raise refuse("no-file", at, "no such file") from None
    except IsADirectoryError:
        raise refuse("no-file", at, "is a folder, not a file") from None
    except (OSError, ValueError) as error:  # a name with a null byte is a ValueError
        reason = (getattr(error, "strerror", None) or "not a usable file name").lower()
        raise refuse("no-file", at, f"cannot be read ({reason})") from None
    if len(data) > max_bytes:
        raise refuse("too-big", at, f"more than {max_bytes:,} bytes")
    return data
