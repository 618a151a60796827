"""Put the fonts of the pictures into the source.

    python tools/fonts.py

The fonts are a dependency like any other: `fonts.lock.json` names their npm packages, versions and sums, and no
binary is committed. This is run by `make sync` for the source, and by the build for whoever builds without make;
what is there already is only checked, so an sdist, which holds the fonts, builds without a network.

The packages offer WOFF and WOFF2. WOFF is taken: both hold the same glyphs with the same widths, every browser
reads both, Barlow is smaller in WOFF (there without hints for old screens), and the standard library can turn it
into the TrueType files that pictures and printed pages need. So building needs neither fonttools nor brotli.

Without a network there are no fonts, and pictures name fonts of the system instead; with `CI=true` that is a
failure.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TypedDict

sys.path.insert(0, str(Path(__file__).parent))  # also when the build loads this file by its path

from registry import NotObtained, Settings, download
from sfnt import truetype

ROOT = Path(__file__).parents[1]
FOLDER = Path("src", "allaboard", "drawing", "fonts")
# npm's names of the subsets, and ours: what English, French and German need, and what names from elsewhere need.
SUBSETS = {"latin": "", "latin-ext": "-extended"}
# A second font of one family and weight would hide the first from drawing programs, so it has a name of its own.
EXTENDED = " Extended"


class Package(TypedDict):
    """A locked package: one family, and the sums (SHA-256) of the files made from it."""

    name: str
    version: str
    integrity: str
    family: str
    weights: list[int]
    files: dict[str, str]


def locked(root: Path = ROOT) -> list[Package]:
    packages: list[Package] = json.loads((root / "fonts.lock.json").read_text(encoding="utf-8"))["packages"]
    return packages


def provide(root: Path = ROOT) -> int:
    """Make every font that is not there, or not as locked; says how many files that were."""
    folder = root / FOLDER
    packages = locked(root)
    made = 0
    for package in packages:
        absent = [name for name, locked_sum in package["files"].items() if _sum_of(folder / name) != locked_sum]
        if not absent:
            continue
        archive = download(package["name"], package["version"], package["integrity"], Settings(root))
        for name, content in unpacked(archive, package["name"], package["family"], package["weights"]):
            if package["files"].get(name) != hashlib.sha256(content).hexdigest():
                raise NotObtained(f"{name} is not what is locked: its sum is another one")
            if name in absent:
                _write(folder / name, content)
        made += len(absent)
    wanted = {name for package in packages for name in package["files"]}
    for path in folder.glob("*") if folder.is_dir() else ():
        if path.suffix in {".woff", ".ttf", ".txt"} and path.name not in wanted:  # of an older lock
            path.unlink()
    return made


def unpacked(archive: bytes, package: str, family: str, weights: list[int]) -> Iterator[tuple[str, bytes]]:
    """The files made from a package, each with its name: WOFF as published, TrueType, the licence."""
    stem = package.rpartition("/")[2]
    with tarfile.open(fileobj=io.BytesIO(archive), mode="r:gz") as files:
        for weight in weights:
            for subset, ending in SUBSETS.items():
                woff = _member(files, f"package/files/{stem}-{subset}-{weight}-normal.woff")
                yield f"{stem}-{weight}{ending}.woff", woff
                yield f"{stem}-{weight}{ending}.ttf", truetype(woff, family + (EXTENDED if ending else ""), weight)
        yield f"{stem}-LICENSE.txt", _member(files, "package/LICENSE")


def _member(files: tarfile.TarFile, name: str) -> bytes:
    try:
        file = files.extractfile(name)
    except KeyError:
        file = None
    if file is None:
        raise NotObtained(f"the package has no {name}")
    return file.read()


def _sum_of(path: Path) -> str | None:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None


def _write(path: Path, content: bytes) -> None:
    """A file that is there wholly or not at all, even if two builds make it at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("wb", dir=path.parent, prefix=".", suffix=".part", delete=False) as file:
        file.write(content)
    Path(file.name).chmod(0o644)
    Path(file.name).replace(path)


def must_have_fonts() -> bool:
    return os.environ.get("CI", "").lower() in {"true", "1"}


def main() -> int:
    try:
        made = provide()
    except (NotObtained, OSError) as reason:
        print(f"allaboard: no fonts, pictures will use those of the system, because {reason}", file=sys.stderr)
        return 1 if must_have_fonts() else 0
    if made:
        print(f"allaboard: {made} font files made")
    return 0


if __name__ == "__main__":
    sys.exit(main())
