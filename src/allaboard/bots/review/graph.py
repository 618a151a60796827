"""The expectations of every seat over a game, as a small picture."""

from __future__ import annotations

from allaboard.bots.review.answers import Review, SeatReview
from allaboard.drawing.documents import root_of
from allaboard.drawing.elements import Element, circle, label, number, path, title
from allaboard.drawing.theme import Theme
from allaboard.drawing.tracks import dashes

_WIDTH, _HEIGHT = 760, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 16, 14, 30
_LINE = 5  # how wide a line is
_STEP = 20  # points between two rules


def draw_graph(review: Review, names: list[str], theme: Theme, text: str) -> str:
    """One line for each seat, in its colour and pattern; rings at critical moments. `text` says what it is."""
    root = root_of(_WIDTH, _HEIGHT, text)
    last = max((moment.place for seat in review.seats for moment in seat.moments), default=1) or 1
    points = [point for seat in review.seats for _, point in _points(seat)] or [0.0]
    low = min(0.0, *points) // _STEP * _STEP
    high = -(-max(points) // _STEP) * _STEP or _STEP

    def x(place: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * place / last

    def y(value: float) -> float:
        return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * (value - low) / (high - low)

    rule = low
    while rule <= high:
        d = f"M{_LEFT} {number(y(rule))}H{_WIDTH - _RIGHT}"
        root.add(path(d, stroke=theme.strong_line if rule == 0 else theme.line, fill="none"))
        root.add(label(_LEFT - 8, y(rule) + 5, f"{rule:g}", 14, theme.soft_ink, text_anchor="end"))
        rule += _STEP
    for seat in review.seats:
        root.add(*_drawn(seat, names[seat.seat], theme, [(x(at), y(value)) for at, value in _points(seat)]))
        for place in seat.critical:
            moment = seat.moments[place]
            at = circle(x(moment.place), y(moment.expected), 8, fill="none", stroke=theme.warn, stroke_width=3)
            root.add(at.add(title(f"{names[seat.seat]}: {moment.action}")))
    return str(root)


def _points(seat: SeatReview) -> list[tuple[float, float]]:
    """Before and after each decision."""
    found: list[tuple[float, float]] = []
    for moment in seat.moments:
        found += [(moment.place - 0.35, moment.best.expected), (moment.place, moment.expected)]
    return [(max(0.0, at), value) for at, value in found]


def _drawn(seat: SeatReview, name: str, theme: Theme, points: list[tuple[float, float]]) -> list[Element]:
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    if not points:
        return []
    colour = theme.players[seat.seat % len(theme.players)]
    drawn = [path(d, fill="none", stroke=colour, stroke_width=_LINE, stroke_linejoin="round").add(title(name))]
    strokes = dashes(seat.seat, _LINE)
    if strokes is not None:
        on_colour = theme.on_players[seat.seat % len(theme.on_players)]
        drawn.append(path(d, fill="none", stroke=on_colour, **strokes))
    return drawn
