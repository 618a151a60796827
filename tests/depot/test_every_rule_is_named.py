"""Every rule D1-D79 and every ruling A1-A46 is named by a test of this folder."""

from __future__ import annotations

import re
from pathlib import Path

RULES = {f"d{number}" for number in range(1, 80)} | {f"a{number}" for number in range(1, 47)}


def named_rules(name: str) -> set[str]:
    """The rules in the name of a test: `test_d1_to_d4_...` names four, `test_d50_a22_...` two."""
    found: set[str] = set()
    words = name.split("_")
    for place, word in enumerate(words):
        if re.fullmatch(r"[da]\d+", word):
            found.add(word)
            if words[place - 1] == "to":
                first = int(words[place - 2][1:])
                found |= {f"{word[0]}{number}" for number in range(first, int(word[1:]))}
    return found


def test_no_rule_is_forgotten() -> None:
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE):
            named |= named_rules(name)
    assert sorted(RULES - named) == []
    assert sorted(named - RULES) == []
