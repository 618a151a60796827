"""Standing orders: what a seat's Babies do while nobody can be asked (section 15.4 of the rules).

A sheet has a list of clauses for each of the four colours. The first clause whose conditions all hold shouts; if
none does, the Baby stays silent. Everybody has the same sheet, whether or not they hold a Baby.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Colour: TypeAlias = Literal["R", "G", "B", "Y"]
Profile: TypeAlias = Literal["A", "SU", "L", "GE", "BA", "ST", "DR", "BP", "CO"]

_MOST_CLAUSES = 8


class Clause(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Conditions that must all hold; without any, the Baby shouts at its first chance."""

    would_complete: bool = False  # the announced traveller would make the bus leave
    would_block: bool = False  # the Baby would leave it full with a lone lover
    profiles: Annotated[list[Profile], Meta(max_length=9)] | None = None  # the announced traveller is one of these
    misses: bool = False  # the announced traveller would no longer fit
    closing: bool = False  # boarding is over and a seat is free
    empties_my_hand: bool = False
    current: Annotated[list[int], Meta(max_length=6)] | None = None  # it is the turn of one of these seats
    garage_empty: bool = False


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The sheet of a seat."""

    R: Annotated[list[Clause], Meta(max_length=_MOST_CLAUSES)] = []
    G: Annotated[list[Clause], Meta(max_length=_MOST_CLAUSES)] = []
    B: Annotated[list[Clause], Meta(max_length=_MOST_CLAUSES)] = []
    Y: Annotated[list[Clause], Meta(max_length=_MOST_CLAUSES)] = []

    def of(self, colour: str) -> list[Clause]:
        found: list[Clause] = getattr(self, colour)
        return found
