"""Write `fonts.lock.json` anew, with the newest versions of the font packages.

    python tools/lock_fonts.py && python tools/fonts.py && python tools/metrics.py

The lock names no place: every machine asks its own registry, and the sums say whether the answer is right.
"""

from __future__ import annotations

import hashlib
import json

from fonts import ROOT, Package, unpacked
from registry import Settings, archive_address, fetch, integrity_of

# The families of the look and the weights that drawings may use.
WANTED: tuple[tuple[str, str, list[int]], ...] = (
    ("@fontsource/barlow", "Barlow", [500, 600, 700]),
    ("@fontsource/barlow-semi-condensed", "Barlow Semi Condensed", [500, 600, 700]),
    ("@fontsource/atkinson-hyperlegible-next", "Atkinson Hyperlegible Next", [400, 600, 700]),
)


def newest(name: str, family: str, weights: list[int]) -> Package:
    """The newest version of a package as it is locked."""
    settings = Settings(ROOT)
    registry = settings.registry(name)
    about = json.loads(fetch(f"{registry}{name.replace('/', '%2f')}/latest", settings))
    archive = fetch(archive_address(registry, name, about["version"]), settings)
    if about["dist"]["integrity"] != integrity_of(archive):
        raise SystemExit(f"{name}: the archive is not the one that the registry describes")
    return {
        "name": name,
        "version": about["version"],
        "integrity": about["dist"]["integrity"],
        "family": family,
        "weights": weights,
        "files": {
            file: hashlib.sha256(content).hexdigest() for file, content in unpacked(archive, name, family, weights)
        },
    }


def main() -> None:
    lock = {
        "about": "The fonts of the pictures, from npm; made by tools/lock_fonts.py, used by tools/fonts.py.",
        "packages": [newest(*wanted) for wanted in WANTED],
    }
    (ROOT / "fonts.lock.json").write_text(json.dumps(lock, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
