"""What every action has: a text that says it completely.

An action is a small immutable value. Two actions with the same text are the same action, and
`game.parse(str(action)) == action` for every game.
"""

from __future__ import annotations


class Action:
    """A decision of a seat, equal to every other action with the same text."""

    def __init__(self, text: str) -> None:
        self.text: str = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text,)


class IllegalAction(ValueError):
    """An action that the rules refuse. The game it was tried on is unchanged."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code: str = code
        self.message: str = message

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.message)
