"""What can go wrong with a database, besides the answers that the interface names."""

from __future__ import annotations


class StoreFault(Exception):
    """A database cannot do what was asked; `code` is for programs, the text is one line for the host."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Unreachable(StoreFault):
    """The database does not answer. A write may or may not have happened: read again before trying again."""

    def __init__(self, message: str) -> None:
        super().__init__("unreachable", message)


class WrongSchema(StoreFault):
    """The database was made by another version of the program, or by another program."""

    def __init__(self, message: str) -> None:
        super().__init__("wrong-schema", message)


class Missing(StoreFault):
    """What is written belongs to a table or a person that does not exist."""

    def __init__(self, message: str) -> None:
        super().__init__("missing", message)


class Unstorable(StoreFault, ValueError):
    """A text with a null character or half a surrogate pair, or a number beyond 64 bits.

    One database would take some of these and the other not, so neither gets them.
    """

    def __init__(self, message: str) -> None:
        super().__init__("unstorable", message)
