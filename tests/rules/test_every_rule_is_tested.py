"""Every numbered rule of the line games is named by at least one test of this folder."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent

RULES = {
    "B": ("board", 3),
    "S": ("set-up", 5),
    "R": ("a round", 4),
    "P": ("placing markers", 13),
    "E": ("effects of stops", 8),
    "O": ("common objectives", 3),
    "F": ("final scoring", 10),
    "T": ("shapes", 1),
    "Z": ("solo", 5),
    "G": ("greedy", 1),
    "N": ("deals", 2),
}
NUMBERS = [f"{letter}{number}" for letter, (_, count) in RULES.items() for number in range(1, count + 1)]


def named_tests() -> dict[str, list[str]]:
    """Rule → the tests whose names start with it, read from the files without running them."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                rule = re.match(r"test_([a-z]\d+)_", node.name)
                if rule:
                    found.setdefault(rule.group(1).upper(), []).append(node.name)
    return found


NAMED = named_tests()


def test_the_list_is_the_rulebook() -> None:
    assert len(NUMBERS) == 55
    assert (NUMBERS[0], NUMBERS[-1]) == ("B1", "N2")


@pytest.mark.parametrize("rule", NUMBERS)
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    assert NAMED.get(rule), f"no test of tests/rules begins with test_{rule.lower()}_"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(set(NAMED) - set(NUMBERS)) == []


def test_every_test_of_a_rule_says_which_one() -> None:
    """Apart from this file, every test here begins with the number of a rule."""
    unnamed = [
        f"{path.name}::{node.name}"
        for path in sorted(HERE.glob("test_*.py"))
        if path != Path(__file__)
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
        and node.name.startswith("test_")
        and not re.match(r"test_[a-z]\d+_", node.name)
    ]
    assert unnamed == []


def test_no_two_tests_of_a_file_share_a_name() -> None:
    for path in sorted(HERE.glob("test_*.py")):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        names = [node.name for node in body if isinstance(node, ast.FunctionDef)]
        assert sorted(names) == sorted(set(names)), path.name
