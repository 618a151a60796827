r"""Text from strangers, made safe to show.

A name is data. Control characters, escape sequences, direction marks and whatever else cannot be seen are
shown as `\u202e`, so that a name can neither move the cursor, nor colour the screen, nor reverse the line
it stands in, nor look like another name.
"""

from __future__ import annotations

from unicodedata import category

_JOINER = "\u200d"
_EMOJI_STYLE = "\ufe0f"
_SKIN_TONES = range(0x1F3FB, 0x1F400)


def harmless(text: str) -> str:
    """The same text with every character that is not plainly visible written out as an escape."""
    if text.isprintable():
        return text
    return "".join(
        char if _is_visible(char) or (char == _JOINER and _joins_emoji(text, place)) else _escape(char)
        for place, char in enumerate(text)
    )


def shown(value: object, limit: int = 40) -> str:
    """A value from a file as a message quotes it: short, harmless, on one line."""
    if isinstance(value, str):
        text = value[: limit + 1]
    elif value is None or isinstance(value, bool):
        text = {None: "null", True: "true", False: "false"}[value]
    elif isinstance(value, int) and abs(value) >= 10**limit:
        text = "a huge number"
    elif isinstance(value, (int, float)):
        text = str(value)
    else:
        return "an object" if isinstance(value, dict) else "a list"
    return harmless(text if len(text) <= limit else text[: limit - 1] + "…")


def _is_visible(char: str) -> bool:
    return char.isprintable() or category(char) == "Zs"


def _joins_emoji(text: str, place: int) -> bool:
    """Whether the joiner at `place` makes one picture of two, as in a family or a profession."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    if not before or not after:
        return False
    picture = category(before) == "So" or before == _EMOJI_STYLE or ord(before) in _SKIN_TONES
    return picture and category(after) == "So"


def _escape(char: str) -> str:
    number = ord(char)
    return f"\\u{number:04x}" if number <= 0xFFFF else f"\\U{number:08x}"
