"""New files that only their owner can read, whole or not there, and never in the place of another."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp

from allaboard.boards.faults import refuse
from allaboard.boards.harmless import harmless


@contextmanager
def new_private_file(path: Path) -> Iterator[Path]:
    """An empty file beside `path` to be filled, which gets its name when everything went well."""
    where = harmless(str(path))
    try:
        if path.exists() or path.is_symlink():
            raise refuse("file-exists", where, "is there already and is not overwritten")
        handle, name = mkstemp(dir=path.absolute().parent, prefix=f".{path.name[:40]}.")  # readable by its owner only
        os.close(handle)
    except (OSError, ValueError) as error:  # a name with a null byte is a ValueError
        if isinstance(error, OSError):
            raise refuse("not-written", where, f"cannot be written ({(error.strerror or 'broken').lower()})") from None
        if hasattr(error, "faults"):
            raise
        raise refuse("not-written", where, "cannot be written (not a usable file name)") from None
    beside = Path(name)
    try:
        yield beside
        try:
            _flush(beside)
            _give_name(beside, path)
            _flush(path.absolute().parent)
        except FileExistsError:
            raise refuse("file-exists", where, "is there already and is not overwritten") from None
        except OSError as error:
            raise refuse("not-written", where, f"cannot be written ({(error.strerror or 'broken').lower()})") from None
    finally:
        beside.unlink(missing_ok=True)


def _give_name(beside: Path, path: Path) -> None:
    try:
        os.link(beside, path)  # unlike renaming, this never replaces a file
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError from None
        beside.rename(path)


def _flush(path: Path) -> None:
    with suppress(PermissionError):  # some systems do not open folders
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
