"""Fonts as tables: a WOFF file becomes a TrueType file with plain names.

A WOFF file is a TrueType font whose tables are compressed with zlib, so the standard library is enough. Drawing
programs ask for a family and a weight, but the fonts are published as families of their own (`Barlow SemiBold`,
regular), so the names are written anew: the family alone, and the weight stays where it belongs, in `OS/2`.
"""

from __future__ import annotations

import struct
import zlib

_WINDOWS, _UNICODE, _ENGLISH = 3, 1, 0x409
_FAMILY, _STYLE, _UNIQUE, _FULL, _POSTSCRIPT, _LARGE_FAMILY, _LARGE_STYLE = 1, 2, 3, 4, 6, 16, 17
_REWRITTEN = {_FAMILY, _STYLE, _UNIQUE, _FULL, _POSTSCRIPT, _LARGE_FAMILY, _LARGE_STYLE}
_MAGIC = 0xB1B0AFBA  # the sum of all words of a font, once its adjustment is in place


class NotAFont(ValueError):
    """The file is no WOFF font, or a damaged one."""


def truetype(woff: bytes, family: str, weight: int) -> bytes:
    """A WOFF font as TrueType that is found by its family and weight."""
    flavour, tables = _opened(woff)
    tables["name"] = _renamed(tables["name"], family, weight)
    tables["head"] = tables["head"][:8] + bytes(4) + tables["head"][12:]
    return _joined(flavour, tables)


def _opened(woff: bytes) -> tuple[bytes, dict[str, bytes]]:
    """The flavour and the tables of a WOFF font."""
    if woff[:4] != b"wOFF":
        raise NotAFont("not a WOFF font")
    (count,) = struct.unpack_from(">H", woff, 12)
    tables = {}
    for place in range(count):
        tag, start, packed, length = struct.unpack_from(">4sLLL", woff, 44 + 20 * place)
        data = woff[start : start + packed]
        if packed < length:
            data = zlib.decompress(data)
        if len(data) != length:
            raise NotAFont(f"the table {tag!r} is damaged")
        tables[tag.decode("ascii")] = data
    return woff[4:8], tables


def _joined(flavour: bytes, tables: dict[str, bytes]) -> bytes:
    """Tables as one TrueType file, with its sums."""
    count = len(tables)
    power = count.bit_length() - 1
    ranges = 16 << power
    head = flavour + struct.pack(">HHHH", count, ranges, power, 16 * count - ranges)
    start = 12 + 16 * count
    directory, body = b"", b""
    places = {}
    for tag, data in sorted(tables.items()):
        places[tag] = start + len(body)
        directory += struct.pack(">4sLLL", tag.encode("ascii"), _sum(data), start + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    font = head + directory + body
    at = places["head"] + 8
    return font[:at] + struct.pack(">L", (_MAGIC - _sum(font)) & 0xFFFFFFFF) + font[at + 4 :]


def _sum(data: bytes) -> int:
    data += bytes(-len(data) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(data) // 4}L", data)
    return sum(words) & 0xFFFFFFFF


def _renamed(table: bytes, family: str, weight: int) -> bytes:
    """A table of names with the family's own, and everything else (copyright, licence) as it was."""
    _, count, strings = struct.unpack_from(">HHH", table)
    names: dict[int, bytes] = {}
    for place in range(count):
        platform, _, language, name, length, start = struct.unpack_from(">6H", table, 6 + 12 * place)
        if platform == _WINDOWS and language == _ENGLISH and name not in _REWRITTEN:
            names[name] = table[strings + start : strings + start + length]
    style = "Bold" if weight == 700 else "Regular"
    joined = family.replace(" ", "")
    for name, text in (
        (_FAMILY, family),
        (_STYLE, style),
        (_UNIQUE, f"{joined}-{weight}"),
        (_FULL, f"{family} {weight}"),
        (_POSTSCRIPT, f"{joined}-{weight}"),
    ):
        names[name] = text.encode("utf-16-be")
    records, data = b"", b""
    for name, encoded in sorted(names.items()):
        records += struct.pack(">6H", _WINDOWS, _UNICODE, _ENGLISH, name, len(encoded), len(data))
        data += encoded
    return struct.pack(">HHH", 0, len(names), 6 + len(records)) + records + data
