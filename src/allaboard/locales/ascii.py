"""Our own words in plain ASCII, for terminals that have nothing else. Names are not ours and are left alone."""

from __future__ import annotations

from unicodedata import combining, normalize

# What a reader of the language writes when the letter or sign is missing on the keyboard.
_SPELLED = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "œ": "oe",
        "Œ": "Oe",
        "×": "x",
        "½": "1/2",
        "°": "o",
        "←": "<-",
        "→": "->",
        "·": "-",
        "−": "-",
        "–": "-",
        "—": "-",
        "…": "...",
        "’": "'",
        "‘": "'",
        "„": '"',
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "\u00a0": " ",
        "\u202f": " ",
    }
)


def in_ascii(text: str) -> str:
    """The text with its letters spelled out or without their accents."""
    if text.isascii():
        return text
    bare = normalize("NFD", text.translate(_SPELLED))
    return "".join(char for char in bare if not combining(char))
