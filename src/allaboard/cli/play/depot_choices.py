"""What a seat can do in Depot, each action as a short sentence, and how typed text names one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from allaboard.cli.play.choices import Unclear
from allaboard.cli.play.depot_position import bus_words, traveller_words
from allaboard.engine.actions import Action
from allaboard.engine.depot.cards import HAND_TRAVELLERS
from allaboard.engine.depot.view import DepotView
from allaboard.locales import Words

_COLUMNS = {"L": "left", "R": "right"}


@dataclass(frozen=True)
class DepotChoice:
    """A legal action and what it does, in words."""

    action: Action
    sentence: str

    @property
    def text(self) -> str:
        return self.action.text


def depot_choices(view: DepotView, legal: Sequence[Action], words: Words) -> tuple[DepotChoice, ...]:
    """The legal actions of the viewer, in the order they come in."""
    return tuple(DepotChoice(action, sentence(action.text, view, words)) for action in legal)


def sentence(text: str, view: DepotView, words: Words) -> str:
    """A legal action of the viewer in words."""
    word, *operands = text.split(" ")
    if not operands:
        return _shout(view, words) if word == "shout" else words(f"depot-do-{word}")
    first = operands[0]
    if word in {"place", "use"}:
        return words(f"depot-do-{word}", bus=bus_words(first, words))
    if word == "call":
        place = "garage" if first in view["garage"] else "departed"
        return words(f"depot-do-call-{place}", bus=bus_words(first, words))
    if word == "board" and first in _COLUMNS:
        head = _column(view, first)[0]
        return words(f"depot-do-board-{_COLUMNS[first]}", traveller=traveller_words(head, words))
    if word == "take":
        return _take(int(first), view, words)
    if word == "swap":
        return _swap(first, operands[1], view, words)
    traveller = traveller_words(first, words)
    if len(operands) == 2:
        return words(f"depot-do-{word}-two", traveller=traveller, other=traveller_words(operands[1], words))
    return words(f"depot-do-{word}", traveller=traveller)


def _column(view: DepotView, letter: str) -> list[str]:
    return view["left"] if letter == "L" else view["right"]


def _shout(view: DepotView, words: Words) -> str:
    announced = view["announced"]
    if announced is None:
        return words("depot-do-shout")
    bus = bus_words(announced["bus"], words)
    if announced["traveller"] is None:
        return words("depot-do-shout-bus", bus=bus)
    return words("depot-do-shout-instead", bus=bus, traveller=traveller_words(announced["traveller"], words))


def _take(left: int, view: DepotView, words: Words) -> str:
    """A refill says how many come from the left column; the others that the hand lacks come from the right."""
    assert view["seat"] is not None
    lacking = HAND_TRAVELLERS - view["seats"][view["seat"]]["travellers"]
    right = min(lacking - left, len(view["right"]))
    if not right:
        return words("depot-do-take-left", left=left)
    return words("depot-do-take-both", left=left, right=right) if left else words("depot-do-take-right", right=right)


def _swap(given: str, target: str, view: DepotView, words: Words) -> str:
    """An exchange with a place of the waiting room, or with a passenger at the platform."""
    gives = traveller_words(given, words)
    if target[1:].isdigit():
        place = int(target[1:])
        taken = traveller_words(_column(view, target[0])[place], words)
        return words(f"depot-do-swap-{_COLUMNS[target[0]]}", given=gives, taken=taken, place=place + 1)
    bus = next(docked["bus"] for docked in view["dock"] if target in docked["passengers"])
    return words("depot-do-swap-bus", given=gives, taken=traveller_words(target, words), bus=bus_words(bus, words))


# Typed text.


def resolve(typed: str, choices: Sequence[DepotChoice]) -> DepotChoice | Unclear:
    """The choice that typed text names: a number as listed, an action as written, or its cards alone."""
    text = typed.strip().lower()
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 9 else 0
        if 1 <= number <= len(choices):
            return choices[number - 1]
        return Unclear("play-no-number", {"most": len(choices)})
    parts = text.replace(",", " ").split()
    if not parts:
        return Unclear("depot-not-understood", {})
    named = [choice for choice in choices if _is_named(choice.text.lower().split(), parts)]
    if len(named) == 1:
        return named[0]
    if not named:
        return Unclear("play-not-legal", {})
    numbers = ", ".join(str(place + 1) for place, choice in enumerate(choices) if choice in named[:12])
    return Unclear("depot-several", {"numbers": numbers})


def _is_named(action: list[str], parts: list[str]) -> bool:
    if parts[0] == action[0] and len(action) > 1:
        parts = parts[1:]
    elif len(action) == 1:
        return parts == action
    if action[0] == "sadden":
        return sorted(parts) == sorted(action[1:])
    return parts == action[1:]


def written(typed: str) -> str:
    """Typed text as the engine writes actions, whatever its capitals: `PLACE r4A` is `place R4a`."""
    word, *operands = typed.replace(",", " ").split() or [""]
    cards = [card[:-1].upper() + card[-1].lower() if card[1:2].isdigit() else card.upper() for card in operands]
    return " ".join([word.lower(), *(sorted(cards) if word.lower() == "sadden" else cards)])
