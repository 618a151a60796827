"""JSON from strangers, read strictly: one meaning or one fault, never a traceback.

Standard JSON leaves open what a repeated key means, how deep a file may go and how long a number may be.
Here each of these is a fault, as is text that cannot be written out again (lone surrogates).
"""

from __future__ import annotations

import json
import math
import re

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import shown

MAX_BYTES = 1_000_000
MAX_DEPTH = 64
MAX_DIGITS = 30

# Whole strings, with their own brackets, and all else that is no bracket. An unclosed string takes the rest.
_NO_BRACKET = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)|[^"\[\]{}]++', re.DOTALL)
_SURROGATE_ESCAPE = re.compile(r"\\u[dD][89a-fA-F]")


def read_json(data: bytes, *, max_bytes: int = MAX_BYTES) -> object:
    """The value that these bytes hold; raises `FaultsFound` with one fault if they hold none."""
    if len(data) > max_bytes:
        raise refuse("too-big", "", f"more than {max_bytes:,} bytes")
    if data.startswith(b"\xef\xbb\xbf"):
        raise refuse("byte-order-mark", "", "starts with a byte order mark, which JSON does not have")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise refuse("not-utf-8", f"byte {error.start}", "not UTF-8 text") from None
    _refuse_deep(text)
    try:
        value: object = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise _not_json(text, error) from None
    except RecursionError:  # only when the caller's own stack is nearly full
        raise refuse("too-deep", "", "nested too deeply") from None
    if _SURROGATE_ESCAPE.search(text):  # written as they are, UTF-8 has already refused them
        _refuse_surrogates(value)
    return value


def _not_json(text: str, error: json.JSONDecodeError) -> FaultsFound:
    if not text.strip():
        return refuse("not-json", "", "the file is empty")
    at = f"line {error.lineno} column {error.colno}"
    if not text[error.pos :].strip() or error.msg.startswith("Unterminated"):
        return refuse("not-json", at, "not JSON: the text breaks off")
    return refuse("not-json", at, f"not JSON: {error.msg[0].lower()}{error.msg[1:]}")


def _refuse_deep(text: str) -> None:
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return
    depth = 0
    for bracket in _NO_BRACKET.sub("", text):
        depth += 1 if bracket in "[{" else -1
        if depth > MAX_DEPTH:
            raise refuse("too-deep", "", f"nested more than {MAX_DEPTH} levels deep")


def _refuse_surrogates(value: object) -> None:
    waiting = [("", value)]
    while waiting:
        at, inner = waiting.pop()
        if isinstance(inner, str):
            if not _is_text(inner):
                raise refuse("lone-surrogate", at, "half of a surrogate pair, which is no character")
        elif isinstance(inner, dict):
            for key, item in inner.items():
                if not _is_text(key):
                    raise refuse("lone-surrogate", at, f"the key {shown(key)} holds half of a surrogate pair")
                waiting.append((f"{at}.{shown(key)}" if at else shown(key), item))
        elif isinstance(inner, list):
            waiting.extend((f"{at}[{place}]", item) for place, item in enumerate(inner))


def _is_text(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise refuse("repeated-key", "", f"the key {shown(key)} is there twice")
            seen.add(key)
    return found


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise refuse("long-number", "", f"the number {shown(digits, 20)} has more than {MAX_DIGITS} digits")
    return int(digits)


def _decimal(digits: str) -> float:
    number = float(digits) if len(digits) <= MAX_DIGITS else math.inf
    if math.isinf(number):
        raise refuse("long-number", "", f"the number {shown(digits, 20)} is too long or too big")
    return number


def _constant(name: str) -> object:
    raise refuse("not-a-number", "", f"{name} is not a number in JSON")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_unique, parse_int=_integer, parse_float=_decimal, parse_constant=_constant
)
