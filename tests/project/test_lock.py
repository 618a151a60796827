"""The lock file names public hosts only, so that it installs everywhere."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

ROOT = Path(__file__).parents[2]
PUBLIC_HOSTS = {"pypi.org", "files.pythonhosted.org"}
# Keys whose values are places even without a scheme.
PLACES = {"registry", "url", "index", "find-links", "path", "directory", "git", "virtual", "editable"}


def foreign_places(value: object, key: str = "") -> Iterator[str]:
    """Every address or folder in a lock file that is not public, this project's own folder aside."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from foreign_places(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from foreign_places(inner, key)
    elif isinstance(value, str) and (key in PLACES or "://" in value):
        if key == "editable" and value == ".":
            return
        parts = urlsplit(value)
        if parts.scheme != "https" or parts.netloc not in PUBLIC_HOSTS:
            yield value


def test_every_address_in_the_lock_is_public() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    assert len(lock["package"]) > 10
    assert list(foreign_places(lock)) == []


@pytest.mark.parametrize(
    "source",
    [
        'registry = "https://mirror.example/simple"',
        'registry = "http://pypi.org/simple"',
        'registry = "/some/folder"',
        'url = "https://pypi.org.example/x.whl"',
        'url = "https://user@pypi.org/x.whl"',
        'editable = "../other"',
        'path = "x.whl"',
    ],
)
def test_the_check_sees_a_foreign_place(source: str) -> None:
    lock = tomllib.loads(f'[[package]]\nname = "x"\nsource = {{ {source} }}\n')
    assert len(list(foreign_places(lock))) == 1
