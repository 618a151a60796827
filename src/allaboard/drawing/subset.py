"""A font with only the letters that a picture needs.

A picture that brings its fonts along should not become three times as large by it. Glyphs keep their numbers, so
only outlines are taken out: everything else (widths, kerning) stays as it was, and fits.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from itertools import pairwise

# What a browser needs to set upright text; ligatures and the like are left out.
_KEPT = ("GDEF", "GPOS", "OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post")
_MORE, _WORDS, _SCALE, _TWO_SCALES, _MATRIX = 0x20, 0x01, 0x08, 0x40, 0x80  # flags of a part of a glyph


def subset_woff(truetype: bytes, characters: frozenset[str]) -> bytes:
    """A TrueType font as WOFF, with the outlines of these characters only."""
    tables = _tables(truetype)
    glyphs = _codes(tables["cmap"])
    tables["glyf"], tables["loca"] = _thinned(tables, {glyphs[ord(char)] for char in characters if ord(char) in glyphs})
    head = tables["head"]
    tables["head"] = head[:8] + bytes(4) + head[12:50] + struct.pack(">h", 1) + head[52:]  # no old sum; long places
    tables["name"] = struct.pack(">HHH", 0, 0, 6)
    tables["post"] = struct.pack(">L", 0x30000) + tables["post"][4:32]  # glyphs have no names
    return _packed(truetype[:4], {tag: tables[tag] for tag in _KEPT if tag in tables})


def _tables(truetype: bytes) -> dict[str, bytes]:
    (count,) = struct.unpack_from(">H", truetype, 4)
    found = {}
    for place in range(count):
        tag, _, start, length = struct.unpack_from(">4sLLL", truetype, 12 + 16 * place)
        found[tag.decode("ascii")] = truetype[start : start + length]
    return found


def _codes(cmap: bytes) -> dict[int, int]:
    """The glyph of every character, by its number: of the segments of a format 4 table."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    for place in range(count):
        (start,) = struct.unpack_from(">L", cmap, 8 + 8 * place)
        if struct.unpack_from(">H", cmap, start)[0] == 4:
            return dict(_segments(cmap[start:]))
    raise ValueError("the font has no plain table of characters")


def _segments(table: bytes) -> Iterator[tuple[int, int]]:
    size = struct.unpack_from(">H", table, 6)[0]
    for place in range(0, size, 2):
        at = 16 + 3 * size + place
        last, first, shift, away = (
            struct.unpack_from(">H", table, where)[0]
            for where in (14 + place, 16 + size + place, 16 + 2 * size + place, at)
        )
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if away:
                (glyph,) = struct.unpack_from(">H", table, at + away + 2 * (code - first))
            if glyph or not away:
                yield code, (glyph + shift) & 0xFFFF


def _thinned(tables: dict[str, bytes], wanted: set[int]) -> tuple[bytes, bytes]:
    """The outlines and their places, where all but the wanted ones (and their parts) are empty."""
    (count,) = struct.unpack_from(">H", tables["maxp"], 4)
    is_long = struct.unpack_from(">h", tables["head"], 50)[0]
    places = struct.unpack_from(f">{count + 1}{'L' if is_long else 'H'}", tables["loca"])
    starts = [place * (1 if is_long else 2) for place in places]
    outlines = [tables["glyf"][start:end] for start, end in pairwise(starts)]
    kept = {0} | wanted
    waiting = list(kept)
    while waiting:
        parts = set(_parts(outlines[waiting.pop()])) - kept
        kept |= parts
        waiting += parts
    glyf, loca = b"", [0]
    for glyph, outline in enumerate(outlines):
        if glyph in kept:
            glyf += outline + bytes(-len(outline) % 4)
        loca.append(len(glyf))
    return glyf, struct.pack(f">{count + 1}L", *loca)


def _parts(outline: bytes) -> Iterator[int]:
    """The glyphs that a glyph is composed of, as é is of e and an accent."""
    if not outline or struct.unpack_from(">h", outline)[0] >= 0:
        return
    at, flags = 10, _MORE
    while flags & _MORE:
        flags, glyph = struct.unpack_from(">HH", outline, at)
        yield glyph
        at += 8 if flags & _WORDS else 6
        at += 2 if flags & _SCALE else 4 if flags & _TWO_SCALES else 8 if flags & _MATRIX else 0


def _packed(flavour: bytes, tables: dict[str, bytes]) -> bytes:
    """Tables as a WOFF file."""
    whole = 12 + 16 * len(tables) + sum(len(data) + -len(data) % 4 for data in tables.values())
    start = 44 + 20 * len(tables)
    directory, body = b"", b""
    for tag, data in sorted(tables.items()):
        padded = data + bytes(-len(data) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}L", padded)) & 0xFFFFFFFF
        smaller = min(data, zlib.compress(data, 9), key=len)  # of equal length: as it is
        directory += struct.pack(">4sLLLL", tag.encode("ascii"), start + len(body), len(smaller), len(data), total)
        body += smaller + bytes(-len(smaller) % 4)
    head = struct.pack(
        ">4s4sLHHLHHLLLLL", b"wOFF", flavour, start + len(body), len(tables), 0, whole, 1, 0, 0, 0, 0, 0, 0
    )
    return head + directory + body
