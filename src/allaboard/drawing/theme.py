"""The colours of a picture, light and dark, from `tokens.json`.

A colour is asked for by its role, never by its value, so every drawing works in every theme. No meaning hangs on
a colour alone: shape, pattern or a number always goes with it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec

PLAYERS: Final = 6  # seats that have a colour: Depot has the most


@dataclass(frozen=True)
class Theme:
    """The roles that colours have."""

    # Pages and text.
    page: str
    surface: str
    raised: str
    sunken: str
    line: str
    strong_line: str
    ink: str
    soft_ink: str
    pale_ink: str
    accent: str
    on_accent: str
    accent_soft: str
    # What can be done, what is chosen, what is wrong.
    gold: str
    on_gold: str
    legal: str
    legal_halo: str
    warn: str
    warn_soft: str
    ok: str
    ok_soft: str
    # The ground of a board.
    ground: str
    block: str
    water: str
    water_line: str
    park: str
    park_line: str
    land: str  # silhouettes
    land_light: str  # and what is cut out of them
    # Roads and lines.
    road: str
    road_edge: str
    jammed_road: str
    cars: tuple[str, str, str]
    yellow_road: str
    on_yellow_road: str
    burgundy_road: str
    on_burgundy_road: str
    casing: str
    # Signs.
    sign: str
    rim: str
    plate: str
    on_plate: str
    housing: str
    lamp_lit: str
    lamp_off: str
    families: dict[str, str]
    # Sheets.
    well: str  # the inside of a box
    back: str  # of tickets and cards
    on_back: str
    paper: str
    paper_line: str
    paper_ink: str
    box: str
    pen: str
    faint_pen: str
    pen_tint: str
    blue_side: str
    on_blue_side: str
    # Players, by seat, and what is drawn on their colour.
    players: tuple[str, ...]
    on_players: tuple[str, ...]
    rival: str
    on_rival: str
    # Depot: colour, what is drawn on it, the body and the edge of a card.
    depot: dict[str, str]
    on_depot: dict[str, str]
    depot_body: dict[str, str]
    card_edge: str
    # Tickets 1 to 6 of each game (7 to 12 repeat them), and the number on them.
    tickets: dict[str, tuple[str, ...]]
    on_tickets: dict[str, tuple[str, ...]]

    def family(self, icon: str) -> str:
        """The colour of an icon: signs of one family share it."""
        return self.families[_FAMILY[icon]]

    def ticket(self, game: str, number: int) -> tuple[str, str]:
        """The colour of a ticket and that of the number on it."""
        kind = (number - 1) % len(self.tickets[game])
        return self.tickets[game][kind], self.on_tickets[game][kind]


class _Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    families: dict[str, tuple[str, ...]]
    themes: dict[str, Theme]


_TOKENS = msgspec.json.decode((Path(__file__).parent / "tokens.json").read_bytes(), type=_Tokens)
_FAMILY = {icon: family for family, icons in _TOKENS.families.items() for icon in icons}

THEMES: Final = _TOKENS.themes
LIGHT: Final = THEMES["light"]
DARK: Final = THEMES["dark"]


_WHITE, _BLACK, _GREY, _PALE = "#FFFFFF", "#14212B", "#6B767E", "#B9C0C4"


def _ink_saving(theme: Theme) -> Theme:
    """The same drawings in outlines on white. Numbers, symbols, shapes and patterns say what colours did."""
    return replace(
        theme,
        page=_WHITE, surface=_WHITE, raised=_WHITE, sunken=_WHITE, well=_WHITE, paper=_WHITE, sign=_WHITE,
        line=_PALE, paper_line=_PALE, gold=_WHITE, on_gold=_BLACK, legal_halo=_WHITE, accent_soft=_WHITE,
        ground=_WHITE, block=_WHITE, water=_WHITE, water_line=_PALE, park=_WHITE, park_line=_PALE,
        land=_WHITE, land_light=_WHITE, road=_WHITE, road_edge=_GREY,
        jammed_road="#E3E6E8", cars=(_BLACK, _GREY, _WHITE),
        yellow_road=_WHITE, on_yellow_road=_BLACK, burgundy_road=_WHITE, on_burgundy_road=_BLACK,
        plate=_WHITE, on_plate=_BLACK, housing=_WHITE, lamp_lit=_BLACK, lamp_off=_GREY,
        families=dict.fromkeys(theme.families, _BLACK),
        back=_WHITE, on_back=_BLACK, pen_tint=_WHITE, blue_side=_WHITE, on_blue_side=_BLACK,
        players=(_WHITE,) * PLAYERS, on_players=(_BLACK,) * PLAYERS, rival=_WHITE, on_rival=_BLACK,
        depot=dict.fromkeys(theme.depot, _WHITE), on_depot=dict.fromkeys(theme.depot, _BLACK),
        depot_body=dict.fromkeys(theme.depot, _WHITE),
        tickets={game: (_WHITE,) * len(colours) for game, colours in theme.tickets.items()},
        on_tickets={game: (_BLACK,) * len(colours) for game, colours in theme.tickets.items()},
    )  # fmt: skip


INK_SAVING: Final = _ink_saving(LIGHT)


def _named(value: Any, name: str = "-") -> Any:
    if isinstance(value, str):
        return f"var({name})"
    if isinstance(value, dict):
        return {key: _named(inner, f"{name}-{key.replace('_', '-')}") for key, inner in value.items()}
    return [_named(inner, f"{name}-{place}") for place, inner in enumerate(value)]


# Colours by their names, for a page that says what they are: `var(--players-0)`.
NAMED: Final = msgspec.convert(_named(msgspec.to_builtins(LIGHT)), Theme)
