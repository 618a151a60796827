"""The upper part of a sheet: whose it is, and which shape each ticket means on it."""

from __future__ import annotations

from allaboard.drawing.elements import Element, group, label, path, rectangle, title
from allaboard.drawing.geometry import TRACK
from allaboard.drawing.icons import pictogram
from allaboard.drawing.lettering import fitted, width_of
from allaboard.drawing.shapes import draw_shape
from allaboard.drawing.sheets.sketch import LEFT, RIGHT
from allaboard.drawing.sheets.state import Owner, SheetState
from allaboard.drawing.signs import colour_of, token
from allaboard.drawing.studio import Studio
from allaboard.drawing.tracks import pattern
from allaboard.engine.line.shapes import TICKETS, shape_name

STRIP_Y, STRIP_HEIGHT = 58, 50

_KINDS = TICKETS // 2  # of tickets: those above repeat the shapes
_STUB = 18
_TEXT = LEFT + 40


def draw_header(studio: Studio, state: SheetState) -> list[Element]:
    """The player's token, name and standing, and how the line looks on the board; on a blank sheet a line to fill."""
    if state.owner is None:
        return _blank_header(studio, state)
    owner = state.owner
    d = f"M{RIGHT - 44} 40H{RIGHT - 4}"
    sample = group(fill="none").add(
        path(d, stroke=studio.theme.casing, stroke_width=TRACK + 2, stroke_linecap="round"),
        path(d, stroke=colour_of(studio, owner.seat), stroke_width=TRACK, stroke_linecap="round"),
        *pattern(studio, owner.seat, d),
    )
    status = fitted(" · ".join(_status(studio, state, owner)), 13, RIGHT - 52 - _TEXT)
    hand = owner.hand
    line = group(
        data_hand=None if hand is None else " ".join(str(number) for number in hand.numbers),
        data_kept=None if hand is None else hand.kept,
        data_seat=owner.seat,
    )
    header = [
        token(studio, owner.seat, LEFT + 15, 30, 30),
        label(_TEXT, 27, fitted(owner.name, 20, RIGHT - 30 - _TEXT), 20, studio.theme.paper_ink, font_weight=700),
        line.add(label(_TEXT, 45, status, 13, studio.theme.soft_ink, font_weight=500)),
        sample,
    ]
    if owner.is_inspector and not state.is_over:
        header.append(inspector_cap(studio, RIGHT - 13, 20))
    return header


def inspector_cap(studio: Studio, x: float, y: float) -> Element:
    cap = pictogram("inspector", 22, x, y, studio.theme.paper_ink, studio.theme.paper)
    return group().add(title(studio.words("drawing-inspector").capitalize()), cap)


def _blank_header(studio: Studio, state: SheetState) -> list[Element]:
    theme = studio.theme
    name = studio.words("drawing-sheet", type=state.sheet_type)
    text = f"{studio.words(state.game)} · {name}"
    name_x = LEFT + width_of(text, 18) + 12
    prompt = studio.words("drawing-name")
    line = name_x + width_of(prompt, 13) + 5
    return [
        label(LEFT, 42, text, 18, theme.paper_ink, font_weight=700),
        label(name_x, 42, prompt, 13, theme.soft_ink, font_weight=500),
        path(f"M{line:.1f} 43H{RIGHT}", stroke=theme.paper_ink, stroke_width=1.2),
    ]


def _status(studio: Studio, state: SheetState, owner: Owner) -> list[str]:
    words = studio.words
    facts = [words("drawing-sheet", type=state.sheet_type)]
    hand = owner.hand
    if hand is not None:
        one, other = hand.numbers
        if hand.kept is None:
            facts.append(words("drawing-hand", one=one, other=other))
        else:
            facts.append(words("drawing-hand-kept", one=one, other=other, kept=hand.kept))
    if owner.is_eliminated:
        facts.append(words("drawing-eliminated"))
    elif owner.is_winner:
        facts.append(words("drawing-winner"))
    elif owner.is_pending and state.phase == "turn":
        facts.append(words("drawing-to-play"))
    if owner.is_inspector and not state.is_over and hand is None:
        facts.append(words("drawing-inspector"))
    return facts


def draw_strip(studio: Studio, state: SheetState) -> list[Element]:
    """Which shape each ticket means on this sheet; the one that is played now is framed."""
    step = (RIGHT - LEFT) / _KINDS
    width = step - 3
    drawn: list[Element] = []
    for kind in range(1, _KINDS + 1):
        x = LEFT + (kind - 1) * step + 1.5
        is_now = state.ticket is not None and (state.ticket - kind) % _KINDS == 0
        colour, ink = studio.theme.ticket(state.game, kind)
        frame = studio.theme.paper_ink if is_now else studio.theme.box
        stub = f"M{x:.2f} {STRIP_Y + _STUB}v-{_STUB - 5}a5 5 0 0 1 5-5h{width - 10:.2f}a5 5 0 0 1 5 5v{_STUB - 5}Z"
        shape = shape_name(state.sheet_type, kind)
        drawn.append(
            group().add(
                rectangle(x, STRIP_Y, width, STRIP_HEIGHT, rx=5, fill=studio.theme.well),
                path(stub, fill=colour),
                rectangle(
                    x, STRIP_Y, width, STRIP_HEIGHT, rx=5, fill="none", stroke=frame, stroke_width=2.8 if is_now else 1
                ),
                label(
                    x + width / 2,
                    STRIP_Y + 13.8,
                    f"{kind} · {kind + _KINDS}",
                    13,
                    ink,
                    font_weight=700,
                    text_anchor="middle",
                ),
                draw_shape(shape, x + width / 2, STRIP_Y + 34.4, 10.4, studio.theme.ink),
            )
        )
    return drawn
