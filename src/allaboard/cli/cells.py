"""Text measured as a terminal measures it: in cells, of which a wide character takes two."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text


def cut(text: str, width: int, ellipsis: str = "~") -> str:
    """The text in at most `width` cells, its end replaced by `ellipsis` if something is missing."""
    if cell_len(text) <= width:
        return text
    room = width - cell_len(ellipsis)
    if room < 0:
        return ""
    kept = ""
    used = 0
    for char in text:
        used += cell_len(char)
        if used > room:
            break
        kept += char
    # A joiner or an accent can make the whole wider or narrower than its parts.
    while kept and cell_len(kept) > room:
        kept = kept[:-1]
    return kept + ellipsis


def padded(text: str, width: int, ellipsis: str = "~") -> str:
    """The text in exactly `width` cells, filled with spaces at its end."""
    text = cut(text, width, ellipsis)
    return text + " " * (width - cell_len(text))


def right(text: str, width: int) -> str:
    """The text in exactly `width` cells, filled with spaces at its start."""
    text = cut(text, width)
    return " " * (width - cell_len(text)) + text


def wrapped(text: str, width: int, indent: int = 0) -> list[str]:
    """The text in lines of at most `width` cells, broken between words; further lines begin with `indent` spaces."""
    width = max(width, 1)
    indent = min(indent, width // 2, max(width - 2, 0))  # a wide character must fit beside it
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        joined = f"{line} {word}" if line.strip() else line + word
        if cell_len(joined) <= width:
            line = joined
            continue
        if line.strip():
            lines.append(line)
            line = " " * indent
        while cell_len(line + word) > width:
            part = _head(word, width - cell_len(line))
            lines.append(line + part)
            word = word[len(part) :]
            line = " " * indent
        line += word
    return [*lines, line] if line.strip() or not lines else lines


def _head(word: str, width: int) -> str:
    """The longest beginning of `word` that fits; one character at least, so that wrapping ends."""
    part = cut(word, width, "")
    return part or word[:1]


def cut_styled(text: Text, width: int) -> Text:
    """A styled line in at most `width` cells."""
    if text.cell_len <= width:
        return text
    short = text.copy()
    short.truncate(width)
    return short


def beside(left: list[Text], width: int, others: list[Text], gap: int = 1) -> list[Text]:
    """Two blocks side by side; the left one is `width` cells wide."""
    lines: list[Text] = []
    for place in range(max(len(left), len(others))):
        line = cut_styled(left[place], width).copy() if place < len(left) else Text()
        if place < len(others) and others[place].plain:
            line.append(" " * (width - line.cell_len + gap))
            line.append_text(others[place])
        lines.append(line)
    return lines


def in_columns(items: list[Text], width: int, gap: int = 2) -> tuple[int, int]:
    """How many columns of these items fit side by side, and how wide each is."""
    widest = max((item.cell_len for item in items), default=1)
    columns = max(1, (width + gap) // (widest + gap))
    return columns, widest + gap
