"""What things are drawn with: signs that differ without colour, in Unicode or in plain ASCII."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

RIVAL = -1  # the seat number of the rival line in solo

# Colour never carries a meaning alone: every seat also has its sign. Track cells are painted on the seat's
# colour, so that they show on dark and on light terminals alike.
TRACK_STYLES = (
    "bold white on #c2331a",
    "bold white on #1f5fc4",
    "bold black on #f2c230",
    "bold black on #3dbfa0",
    "bold white on #7d3a92",
)
SEAT_STYLES = (
    "bold #e8543a",
    "bold #4a86ee",
    "bold #d0a010",
    "bold #2fae8c",
    "bold #b06ac8",
    "bold",
)  # Depot seats six
RIVAL_TRACK = "bold white on #666666"
RIVAL_STYLE = "bold"

ICON_STYLES: Mapping[str, str] = {
    "granny": "magenta",
    "student": "green",
    "university": "bold green",
    "cinema": "bold green",
    "tourist": "yellow",
    "monument": "bold yellow",
    "museum": "bold yellow",
    "opera": "bold yellow",
    "theater": "bold yellow",
    "professional": "cyan",
    "office": "bold cyan",
    "flirt_light": "red",
    "flirt_dark": "red",
    "restaurant": "bold red",
    "green_light": "bold green",
    "metro": "bold blue",
}

# Passengers are small letters, places capitals.
_LETTERS: Mapping[str, str] = {
    "granny": "g",
    "student": "s",
    "tourist": "t",
    "professional": "p",
    "university": "U",
    "cinema": "C",
    "monument": "A",
    "museum": "M",
    "opera": "O",
    "theater": "T",
    "office": "O",
    "restaurant": "R",
}

# Typographic characters of the texts, for terminals that have only ASCII.
_PLAINER = str.maketrans(
    {
        "–": "-",
        "—": "-",
        "−": "-",
        "·": "-",
        "×": "x",
        "…": "~",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "→": ">",
        "✓": "v",
        "\u00a0": " ",
    }
)


@dataclass(frozen=True)
class Pen:
    """One set of signs."""

    unicode: bool
    signs: tuple[str, ...]  # of the seats
    hollow: tuple[str, ...]  # of their markers that are not confirmed yet
    rival: str
    icons: Mapping[str, str]
    road: tuple[str, str]  # along a line of text, across lines
    track: tuple[str, str]
    jammed: tuple[str, str]
    fast: tuple[str, str]
    other_fast: tuple[str, str]  # of the second colour, while the first ticket is not drawn
    ticked: str
    blank: str
    ellipsis: str
    rule: str
    yes: str

    def sign(self, seat: int) -> str:
        return self.rival if seat == RIVAL else self.signs[seat]

    def fit(self, text: str) -> str:
        """The text as this terminal can show it. Done before measuring, for it can change the length."""
        if self.unicode or text.isascii():
            return text
        return text.translate(_PLAINER).encode("ascii", "backslashreplace").decode("ascii")


UNICODE = Pen(
    unicode=True,
    signs=("●", "■", "▲", "◆", "▼", "✚"),
    hollow=("○", "□", "△", "◇", "▽"),
    rival="×",
    icons={**_LETTERS, "flirt_light": "♡", "flirt_dark": "♥", "green_light": "◎", "metro": "∩"},
    road=("─", "│"),
    track=("━", "┃"),
    jammed=("▒", "▒"),
    fast=("═", "║"),
    other_fast=("≈", "≀"),
    ticked="×",
    blank="·",
    ellipsis="…",
    rule="─",
    yes="✓",
)

ASCII = Pen(
    unicode=False,
    signs=("@", "%", "&", "$", "!", "+"),
    hollow=("?", "?", "?", "?", "?"),
    rival="x",
    icons={**_LETTERS, "flirt_light": "f", "flirt_dark": "d", "green_light": "^", "metro": "^"},
    road=("-", "|"),
    track=("-", "|"),
    jammed=("#", "#"),
    fast=("=", '"'),
    other_fast=("~", ":"),
    ticked="x",
    blank=".",
    ellipsis="~",
    rule="-",
    yes="v",
)


def track_style(seat: int) -> str:
    return RIVAL_TRACK if seat == RIVAL else TRACK_STYLES[seat]


def seat_style(seat: int) -> str:
    return RIVAL_STYLE if seat == RIVAL else SEAT_STYLES[seat]
