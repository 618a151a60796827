"""The strip of a player: who, how many points, how many cards, and the piles that everybody may look through."""

from __future__ import annotations

from allaboard.drawing.depot.buses import draw_plate
from allaboard.drawing.depot.labels import draw_small_label
from allaboard.drawing.depot.panels import Drawn, flowing, panel
from allaboard.drawing.depot.position import DepotPosition
from allaboard.drawing.elements import Element, group, label, moved, rectangle, title
from allaboard.drawing.icons import icon_title, stamp
from allaboard.drawing.lettering import SENTENCES, SIGN, cap_height, fitted, signed, width_of
from allaboard.drawing.signs import token
from allaboard.drawing.studio import Studio
from allaboard.engine.depot.scoring import ITEMS, places

STRIP = 284  # the width

_PAD = 14
_TAG_WIDTH, _TAG_HEIGHT, _TAG_LINE = 28.0, 38.0, 44.0
_PLATE_WIDTH = 42.0
_SMALL, _LINE = 13.0, 17.0


def draw_player(studio: Studio, position: DepotPosition, seat: int, width: float = STRIP) -> Drawn:
    """The strip of a seat."""
    view, score = position.seat(seat), position.score(seat)
    parts = [*_head(studio, position, seat, width), *_counts(studio, position, seat)]
    facts, y = _facts(studio, position, seat, width)
    parts += facts
    piles: list[tuple[str, str, list[str], list[str]]] = [("passengers", "happy", view["passengers"], [])]
    if seat in position.unhappy:
        piles.append(("unhappy", "unhappy", position.unhappy[seat], []))
    piles.append(("known", "spectator", view["known"]["travellers"], view["known"]["buses"]))
    for area, icon, travellers, buses in piles:
        is_drawn = area != "known" or seat not in position.hands  # an open hand is drawn on the table
        drawn = _pile(studio, area, seat, icon, travellers, buses, y, width, is_drawn=is_drawn)
        parts.append(drawn.drawing)
        y = drawn.height
    height = y + _PAD - 4
    is_deciding = seat == position.decides and not position.is_over
    strip = panel(studio, width, height)
    strip.attributes |= {
        name: str(value).lower()
        for name, value in {
            "data-player": seat,
            "data-travellers": view["travellers"],
            "data-buses": view["buses"],
            "data-unhappy": view["unhappy"],
            "data-revealed": view["revealed"],
            "data-rank": score["rank"],
            "data-winner": seat in position.scores["winners"],
        }.items()
    }
    if is_deciding or seat in position.scores["winners"]:
        edge = studio.theme.ink
        strip.add(rectangle(1.2, 1.2, width - 2.4, height - 2.4, rx=11, fill="none", stroke=edge, stroke_width=2.4))
    return Drawn(strip.extend(parts), height)


def _head(studio: Studio, position: DepotPosition, seat: int, width: float) -> list[Element]:
    theme = studio.theme
    total = signed(position.score(seat)["total"])
    room = width - 2 * _PAD - 42 - width_of(total, 24) - 10
    name = position.names[seat]
    return [
        title(name),
        token(studio, seat, _PAD + 16, 32, 32),
        label(_PAD + 42, 29, fitted(name, 17, room), 17, theme.ink, font_weight=SIGN.weight),
        label(
            _PAD + 42,
            46,
            fitted(_status(studio, position, seat), _SMALL, room, SENTENCES),
            _SMALL,
            theme.soft_ink,
            font_family=SENTENCES.families,
        ),
        label(
            width - _PAD,
            39,
            total,
            24,
            theme.ink,
            font_weight=SIGN.weight,
            text_anchor="end",
            data_total=position.score(seat)["total"],
        ),
    ]


def _status(studio: Studio, position: DepotPosition, seat: int) -> str:
    words = studio.words
    if seat in position.scores["winners"]:
        return words("drawing-winner")
    if position.is_over:
        return words("drawing-depot-rank", rank=places(position.scores)[seat])
    if seat in position.view["pending"]:
        return words("drawing-to-play")
    if seat == position.view["current"]:
        return words("drawing-depot-turn-of")
    if position.seat(seat)["revealed"]:
        return words("depot-open-hand")
    following = (position.view["current"] + 1) % position.seats
    return words("drawing-depot-is-next") if seat == following else words("drawing-depot-waits")


def _counts(studio: Studio, position: DepotPosition, seat: int) -> list[Element]:
    """Cards in hand on the left, those in the piles on the right."""
    theme = studio.theme
    view = position.seat(seat)
    found: list[Element] = []
    for icon, count, x, colour in (
        ("card", view["travellers"], _PAD + 10, theme.soft_ink),
        ("bus", view["buses"], _PAD + 72, theme.soft_ink),
        ("happy", len(view["passengers"]), _PAD + 152, theme.ok),
        ("unhappy", view["unhappy"], _PAD + 212, theme.warn),
    ):
        text = label(x + 17, 74 + cap_height(17) / 2, str(count), 17, theme.ink, font_weight=SIGN.weight)
        found.append(
            group().add(title(icon_title(studio, icon)), stamp(studio, icon, 21, x, 74, colour, theme.surface), text)
        )
    return found


def _facts(studio: Studio, position: DepotPosition, seat: int, width: float) -> tuple[list[Element], float]:
    """The points that the piles do not show, day by day; the lower edge of the text."""
    found: list[Element] = []
    texts: list[str] = []
    days = position.score(seat)["days"]
    for number, day in enumerate(days, 1):
        is_past = number < len(days) or position.is_over
        found += [
            group(data_item=name, data_day=number, data_points=day[name])
            for name in ITEMS
        ]  # fmt: skip
        if is_past:
            texts.append(studio.words("drawing-depot-day-points", day=number, points=_sum(day)))
            continue
        for name in ("lovers", "night", "buses"):
            points = day[name]
            if points:
                texts.append(
                    studio.words(f"drawing-depot-{name}", points=f"+{points}" if points > 0 else signed(points))
                )
            elif points is None and position.seat(seat)["buses"]:
                texts.append(studio.words("drawing-depot-without-buses"))
    if not texts:
        return found, 96
    y = 102.0
    for text in _lines(texts, width - 2 * _PAD):
        found.append(label(_PAD, y, text, _SMALL, studio.theme.soft_ink, font_family=SENTENCES.families))
        y += _LINE
    return found, y - _LINE + 12


def _lines(texts: list[str], room: float) -> list[str]:
    """Facts one after the other, on as few lines as they need in the language."""
    lines: list[str] = []
    for text in texts:
        longer = f"{lines[-1]} · {text}" if lines else text
        if lines and width_of(longer, _SMALL, SENTENCES) <= room:
            lines[-1] = longer
        else:
            lines.append(fitted(text, _SMALL, room, SENTENCES))
    return lines


def _sum(day: dict[str, int | None]) -> str:
    return signed(sum(points or 0 for points in day.values()))


def _pile(
    studio: Studio,
    area: str,
    seat: int,
    icon: str,
    travellers: list[str],
    buses: list[str],
    y: float,
    width: float,
    *,
    is_drawn: bool,
) -> Drawn:
    """The cards of a pile as tags, behind the pictogram of the pile."""
    ids = {"data_travellers": " ".join(travellers), "data_buses": " ".join(buses)} if area == "known" else {}
    drawing = group(data_area=area, data_seat=seat, **ids)
    if not is_drawn or not (travellers or buses):
        return Drawn(drawing, y)
    theme = studio.theme
    tags = [
        (draw_small_label(studio, card, _TAG_WIDTH, _TAG_HEIGHT, place=place), _TAG_WIDTH)
        for place, card in enumerate(travellers)
    ]
    tags += [
        (moved(0, 6).add(draw_plate(studio, bus, _PLATE_WIDTH, 26, place=place)), _PLATE_WIDTH)
        for place, bus in enumerate(buses)
    ]
    flow = flowing(tags, _PAD + 30, y, width - 2 * _PAD - 30, _TAG_LINE)
    colour = {"happy": theme.ok, "unhappy": theme.warn}.get(icon, theme.soft_ink)
    drawing.add(stamp(studio, icon, 21, _PAD + 10, y + _TAG_HEIGHT / 2, colour, theme.surface), flow.drawing)
    return Drawn(drawing, flow.height)
