"""The Fluent files as data: their messages, what is filled into them, and all that they can say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from fluent.syntax import ast, parse

import allaboard.locales
from allaboard.locales import LANGUAGES

FOLDER = Path(allaboard.locales.__file__).parent
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
COUNTS = (0, 1, 2, 5, 21)
OTHERS = tuple(language for language in LANGUAGES if language != "en")


@dataclass
class Selector:
    """One choice that a text makes: by which variable, between which variants."""

    variable: str
    keys: list[str]

    @property
    def counts(self) -> bool:
        """Whether it is about a number."""
        return all(key in PLURALS or re.fullmatch(r"-?\d+", key) for key in self.keys)


@dataclass
class Message:
    """One key with everything its text is made of."""

    key: str
    file: str
    variables: set[str] = field(default_factory=set)
    selectors: list[Selector] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)  # every way through the variants, what is filled in as {name}


def messages(language: str) -> dict[str, Message]:
    """All messages of a language by their keys."""
    return {message.key: message for path in _paths(language) for message in _read(path)}


def keys_in_order(language: str) -> list[str]:
    """The keys as they are written, with those that are written twice."""
    return [message.key for path in _paths(language) for message in _read(path)]


def file_names(language: str) -> list[str]:
    return [path.name for path in _paths(language)]


def sample_values(key: str) -> Iterator[dict[str, str | int]]:
    """Values that go through every variant of a message in every language, with 0, 1 and more where it counts."""
    forms = [every[key] for every in EVERY.values()]
    choices: Mapping[str, set[str | int]] = {name: set() for message in forms for name in message.variables}
    for message in forms:
        for selector in message.selectors:
            choices[selector.variable].update(COUNTS if selector.counts else selector.keys)
    names = sorted(choices)
    for values in product(*(sorted(choices[name], key=str) or ["C3"] for name in names)):
        yield dict(zip(names, values, strict=True))


def _paths(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


def _read(path: Path) -> Iterator[Message]:
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message) and entry.value is not None:
            message = Message(entry.id.name, path.name)
            message.texts = _texts(entry.value, message)
            yield message


def _texts(pattern: ast.Pattern, message: Message) -> list[str]:
    """Every text that a pattern can become; on the way its variables and selectors are noted."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [element.value]
        else:
            assert isinstance(element, ast.Placeable)
            parts = _filled(element.expression, message)
        found = [text + part for text in found for part in parts]
    return found


def _filled(expression: object, message: Message) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        assert isinstance(expression.selector, ast.VariableReference)
        name = expression.selector.id.name
        keys = [
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in expression.variants
        ]
        message.variables.add(name)
        message.selectors.append(Selector(name, keys))
        return [text for variant in expression.variants for text in _texts(variant.value, message)]
    if isinstance(expression, ast.StringLiteral):
        return [str(expression.parse()["value"])]
    assert isinstance(expression, ast.VariableReference), "only variables are filled in"
    message.variables.add(expression.id.name)
    return [f"{{{expression.id.name}}}"]


EVERY = {language: messages(language) for language in LANGUAGES}
