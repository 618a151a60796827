"""What a seat can do in Depot, each action as a short sentence, and how typed text names one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from allaboard.cli.play.choices import Unclear
from allaboard.cli.play.depot_position import bus_object, traveller_words
from allaboard.engine.actions import Action
from allaboard.engine.depot.cards import HAND_TRAVELLERS
from allaboard.engine.depot.operands import Operands, operands_of
from allaboard.engine.depot.view import DepotView
from allaboard.locales import Words


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
    named = operands_of(text, view["left"], view["right"])
    word = named["word"]
    if "bus" in named:
        return _bus(word, named["bus"], view, words)
    if "count" in named:
        return _take(named["count"], view, words)
    if word == "swap":
        return _swap(named, view, words)
    if "travellers" not in named:
        return _shout(view, words) if word == "shout" else words(f"depot-do-{word}")
    travellers = [traveller_words(card, words) for card in named["travellers"]]
    if "column" in named:
        return words(f"depot-do-{word}-{named['column']}", traveller=travellers[0])
    if len(travellers) == 2:
        return words(f"depot-do-{word}-two", traveller=travellers[0], other=travellers[1])
    return words(f"depot-do-{word}", traveller=travellers[0])


def _bus(word: str, bus: str, view: DepotView, words: Words) -> str:
    if word != "call":
        return words(f"depot-do-{word}", bus=bus_object(bus, words))
    place = "garage" if bus in view["garage"] else "departed"
    return words(f"depot-do-call-{place}", bus=bus_object(bus, words))


def _shout(view: DepotView, words: Words) -> str:
    announced = view["announced"]
    if announced is None:
        return words("depot-do-shout")
    bus = bus_object(announced["bus"], words)
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


def _swap(named: Operands, view: DepotView, words: Words) -> str:
    """An exchange with a place of the waiting room, or with a passenger at the platform."""
    given, taken = named["travellers"]
    gives, takes = traveller_words(given, words), traveller_words(taken, words)
    if "column" in named:
        return words(f"depot-do-swap-{named['column']}", given=gives, taken=takes, place=named["place"] + 1)
    bus = next(docked["bus"] for docked in view["dock"] if taken in docked["passengers"])
    return words("depot-do-swap-bus", given=gives, taken=takes, bus=bus_object(bus, words))


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
