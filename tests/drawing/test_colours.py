"""Colours keep their distance for every eye and their contrast on every ground, in light and in dark.

The least distances are those that the look promises, rounded as there.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.drawing.colour_vision import VISIONS, contrast, distance

from allaboard.drawing.theme import DARK, LIGHT, PLAYERS, THEMES, Theme

# Seats of the line games; of these the dark ones are farther apart than the first draft of the look had them.
LINE_SEATS = 5
LEAST = {
    ("players", "light"): {"typical": 34, "deutan": 22, "protan": 23, "tritan": 20},
    ("players", "dark"): {"typical": 25, "deutan": 20, "protan": 17, "tritan": 17},
    ("depot", "light"): {"typical": 44, "deutan": 24, "protan": 27, "tritan": 23},
    ("depot", "dark"): {"typical": 35, "deutan": 21, "protan": 23, "tritan": 18},
}
SIXTH = 20  # between the colour of a sixth seat and every other

both_themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def colours(what: str, theme: str) -> list[str]:
    return list(THEMES[theme].depot.values()) if what == "depot" else list(THEMES[theme].players[:LINE_SEATS])


def least_distance(found: list[str], vision: str) -> float:
    return min(distance(one, other, vision) for one, other in combinations(found, 2))


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("what", "theme"), LEAST)
def test_colours_stay_apart_for_every_eye(what: str, theme: str, vision: str) -> None:
    assert round(least_distance(colours(what, theme), vision)) >= LEAST[what, theme][vision]


@pytest.mark.parametrize("vision", VISIONS)
@both_themes
def test_the_sixth_seat_of_depot_is_as_far_from_the_others(theme: Theme, vision: str) -> None:
    assert PLAYERS == len(theme.players) == len(theme.on_players) == 6
    for other in theme.players[:LINE_SEATS]:
        assert distance(theme.players[5], other, vision) >= SIXTH


def test_the_measure_itself() -> None:
    """Known pairs of the CIEDE2000 paper, through the colours nearest to them, and the ends of the scale."""
    assert distance("#808080", "#808080") == 0
    assert distance("#000000", "#FFFFFF") == pytest.approx(100, abs=0.01)
    assert distance("#FF0000", "#00FF00") == pytest.approx(86.6, abs=0.1)
    assert distance("#FF0000", "#0000FF") == pytest.approx(52.9, abs=0.1)
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    # A deutan eye hardly tells these two apart; the first draft of a red and a green is the classic mistake.
    assert distance("#B8321A", "#5A6B00") > 40
    assert distance("#B8321A", "#5A6B00", "deutan") < 15


# Contrast.


@both_themes
def test_text_can_be_read(theme: Theme) -> None:
    for ground in (theme.page, theme.surface, theme.raised, theme.sunken):
        for ink in (theme.ink, theme.soft_ink, theme.pale_ink, theme.accent, theme.ok, theme.warn):
            assert contrast(ink, ground) >= 4.5
    assert contrast(theme.pen, theme.paper) >= 4.5
    assert contrast(theme.paper_ink, theme.paper) >= 4.5
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.on_gold, theme.gold) >= 4.5
    assert contrast(theme.on_blue_side, theme.blue_side) >= 4.5
    for body in theme.depot_body.values():
        assert contrast(theme.ink, body) >= 11.5
    for game, grounds in theme.tickets.items():
        for ground, ink in zip(grounds, theme.on_tickets[game], strict=True):
            assert round(contrast(ink, ground), 1) >= 4.8


@both_themes
def test_shapes_can_be_seen(theme: Theme) -> None:
    for ground in (theme.page, theme.surface):
        assert contrast(theme.strong_line, ground) >= 3
        assert contrast(theme.card_edge, ground) >= 3
    assert contrast(theme.legal, theme.legal_halo) >= 4.5
    for colour, ink in zip(theme.players, theme.on_players, strict=True):
        assert round(contrast(ink, colour), 1) >= 3.8
    for ground in (theme.ground, theme.water, theme.park):
        assert contrast(theme.road_edge, ground) >= 3.1


@both_themes
def test_the_figures_of_signs_stand_out_from_their_enamel(theme: Theme) -> None:
    for colour in theme.families.values():
        assert round(contrast(colour, theme.sign), 1) >= 6.9


@pytest.mark.parametrize(
    ("theme", "least"),
    [
        (LIGHT, {"red": 6.0, "green": 5.0, "blue": 7.6, "yellow": 10.4}),
        (DARK, {"red": 5.7, "green": 10.6, "blue": 6.0, "yellow": 12.5}),
    ],
    ids=THEMES,
)
def test_the_symbols_of_depot_stand_out_from_their_colour(theme: Theme, least: dict[str, float]) -> None:
    for colour, ratio in least.items():
        assert round(contrast(theme.on_depot[colour], theme.depot[colour]), 1) >= ratio


@both_themes
def test_a_player_is_seen_on_the_board(theme: Theme) -> None:
    """By the colour itself or by its casing: light colours hold on light ground by their edge."""
    for colour in theme.players:
        assert max(contrast(colour, theme.ground), contrast(theme.casing, theme.ground)) >= 3
