"""How the programs here say what they measured: for people, or with `--json` as tools/measured.py keeps it."""

from __future__ import annotations

import json
from collections.abc import Iterable

Figure = tuple[str, float, str]  # name, value, unit


def tell(figures: Iterable[Figure], as_json: bool) -> None:
    """All figures to standard output."""
    if as_json:
        print(json.dumps([{"name": name, "value": value, "unit": unit} for name, value, unit in figures]))
    else:
        for name, value, unit in figures:
            print(f"{name}: {value:,.10g} {unit}".rstrip())
