"""What workers tell each other about a table: that there is something to read, and who is there; and which people may
not be here any longer. Never a secret.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class _Note(msgspec.Struct, frozen=True, tag_field="n", array_like=True):
    """A note, mostly about one table."""


class Written(_Note, frozen=True, tag="w", array_like=True):
    """There are new entries."""


class Chatted(_Note, frozen=True, tag="c", array_like=True):
    """There is a line of chat with this number."""

    number: int


class Nudge(_Note, frozen=True, tag="p", array_like=True):
    """One seat reminds another."""

    by: int
    seat: int


class Here(_Note, frozen=True, tag="h", array_like=True):
    """Who is connected to the worker that says so."""

    seats: list[int]
    watching: int


class WhoIsThere(_Note, frozen=True, tag="q", array_like=True):
    """A worker that has clients at this table wants to hear `Here` from the others."""


class ShownOut(_Note, frozen=True, tag="o", array_like=True):
    """Somebody may not be here any longer: a person, whoever came with a token (its hash), or, if only `sessions` have
    ended, whoever came with one of them.
    """

    person: str
    token: str | None = None
    sessions: bool = False


PEOPLE = "people"  # what such a note is about; the names of tables are longer
AnyNote: TypeAlias = Written | Chatted | Nudge | Here | WhoIsThere | ShownOut

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyNote] = msgspec.json.Decoder(AnyNote)


def encode_note(note: AnyNote) -> bytes:
    return _ENCODER.encode(note)


def decode_note(note: bytes) -> AnyNote:
    return _DECODER.decode(note)
