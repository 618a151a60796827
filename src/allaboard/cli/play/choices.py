"""The legal turns of a seat with what they cost and bring, and how typed text names one of them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from allaboard.engine import Action, Depart, LineGame, Turn

_STOP = re.compile(r"[A-Z][1-9][0-9]?")


@dataclass(frozen=True)
class Choice:
    """One legal turn. `gain` is what it adds to the own total right away; None if it eliminates.

    `dead_end`: after how many more own turns elimination is certain; 0 if it is not.
    """

    action: Action
    stops: tuple[str, ...]
    gain: int | None
    turn_zone: int
    shared: int
    dead_end: int = 0

    @property
    def text(self) -> str:
        return str(self.action)

    @property
    def eliminates(self) -> bool:
        return self.gain is None

    @property
    def is_lost(self) -> bool:
        """Whether it eliminates, now or for certain later."""
        return self.eliminates or self.dead_end > 0

    @property
    def end(self) -> str:
        return self.stops[-1]


@dataclass(frozen=True)
class Unclear:
    """Typed text that names no single choice: a key of the texts and what fills it."""

    key: str
    values: dict[str, str | int]


def turn_choices(game: LineGame, seat: int) -> tuple[Choice, ...]:
    """The seat's legal turns, in the order of their texts."""
    own = game.scores(seat)["seats"][seat]["total"] or 0
    found = []
    for action, total, dead_end in zip(game.legal(seat), game.outlook(seat), game.dead_ends(seat), strict=True):
        assert isinstance(action, Turn)
        turn_zone, shared, _ = game.cost(action)
        gain = None if total is None else total - own
        found.append(Choice(action, action.stops, gain, turn_zone, shared, dead_end))
    return tuple(found)


def departure_choices(game: LineGame, seat: int) -> dict[int, str]:
    """The departure numbers in the seat's hand and their stops."""
    stops = game.deal.city.departures
    numbers = [action.number for action in game.legal(seat) if isinstance(action, Depart)]
    return {number: stops[number] for number in sorted(numbers)}


def ordered(choices: tuple[Choice, ...], best_first: bool) -> tuple[Choice, ...]:
    """By gain, dead ends after the others and those that eliminate last; or by text, the order they come in."""
    if not best_first:
        return choices
    return tuple(
        sorted(choices, key=lambda choice: (choice.gain is None, choice.is_lost, -(choice.gain or 0), choice.text))
    )


def resolve(typed: str, choices: tuple[Choice, ...]) -> Choice | Unclear:
    """The choice that typed text names: a number as listed, a turn as written, or the stop where one ends."""
    text = typed.strip().upper()
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 9 else 0
        if 1 <= number <= len(choices):
            return choices[number - 1]
        return Unclear("play-no-number", {"most": len(choices)})
    for choice in choices:
        if choice.text in {text, text + "#"}:
            return choice
    if re.fullmatch(r"[A-Z0-9>+#,\- ]+", text) is None:
        return Unclear("play-not-understood", {})
    stops = tuple(_STOP.findall(text))
    if not stops or re.sub(r"[>+#,\- ]", "", text) != "".join(stops):
        return Unclear("play-not-understood", {})
    if len(stops) == 1:
        named = [choice for choice in choices if choice.end == stops[0]]
    else:
        named = [choice for choice in choices if stops in {choice.stops, choice.stops[1:]}]
    if len(named) == 1:
        return named[0]
    if not named and len(stops) == 1:
        return Unclear("play-no-turn-ends-there", {"stop": stops[0]})
    if not named:
        return Unclear("play-not-legal", {})
    numbers = ", ".join(str(choices.index(choice) + 1) for choice in named[:12])
    return Unclear("play-several", {"stop": stops[-1], "numbers": numbers})
