"""The picture of a position of Depot: platform, Waiting Room, Garage, open hands and players in one SVG document.

The look may change, the data attributes stay: other programs may read a picture by them. Seats and places count
from 0. Everything is what the viewer may know, and named as in views and scores.

| element with | also carries | says |
|---|---|---|
| the root | `data-game`, `-viewer` (a seat, `spectator` or `all`), `-phase`, `-pending` (seats), `-day`, `-turn`, \
`-current`, `-fresh`, `-boarded`, `-ends`, `-over`; where there is one `-active`, `-last-lap`, `-announced-bus`, \
`-announced-traveller`, `-announced-source` | the moment |
| `data-area` | `data-seat` if it belongs to one | `platform`, `left`, `right`, `garage`, `departed`, `hand`, \
`passengers`, `unhappy`, `known` (with its ids as `data-travellers` and `-buses`); the cards are inside |
| `data-card` | `data-place`, `-colour` | a traveller; inside a bus, a passenger |
| `data-bus` | `data-place`, `-colour`; at the platform `-capacity`, `-free`, `-blocked` | a bus |
| `data-symbol` | | the symbol of a colour, wherever that colour is |
| `data-pile` (`travellers` or `buses`) | `data-count` | a pile face down |
| `data-player` (a seat) | `data-travellers`, `-buses`, `-unhappy` (counts), `-revealed`, `-rank`, `-winner` | one |
| `data-item` | `data-day`, `-points` | an item of the breakdown of a day; no points: not to be known |
| `data-total` | | the points of the player around it |
| `data-team` (seats) | `data-total`, `-rank` | a team |
"""

from __future__ import annotations

from allaboard.drawing.depot.areas import (
    NARROW,
    WIDTH,
    draw_departed,
    draw_empty_room,
    draw_garage,
    draw_open_hand,
    draw_own_hand,
    draw_platform,
    draw_waiting_room,
    is_room_empty,
)
from allaboard.drawing.depot.panels import Drawn
from allaboard.drawing.depot.players import STRIP, draw_player
from allaboard.drawing.depot.position import DepotPosition, depot_position_of
from allaboard.drawing.documents import root_of
from allaboard.drawing.elements import Element, group, label, moved, rectangle
from allaboard.drawing.lettering import SENTENCES, SIGN, fitted, signed, width_of
from allaboard.drawing.position import Viewer
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT, Theme
from allaboard.engine.depot.game import DAYS, DepotGame
from allaboard.engine.depot.setup import options_of
from allaboard.locales.depot_rules import notable_rules
from allaboard.records import Record

_PAGE = 24  # around everything
_GAP = 16
_NARROW_PAGE = 12
_HEAD = 56
_ROOM = 590  # the width of the waiting room beside the garage


def draw_depot_position(
    record: Record,
    game: DepotGame,
    *,
    viewer: Viewer = None,
    language: str = "en",
    theme: Theme = LIGHT,
    is_narrow: bool = False,
) -> str:
    """The table as a viewer may see it: a seat, a spectator (None), or "all" for a record.

    Of the record only the players' names are used. Narrow is for a phone.
    """
    studio = Studio(theme, language)
    draw = _narrow_document if is_narrow else _document
    return f"{draw(studio, depot_position_of(record, game, viewer, studio))}\n"


def _narrow_document(studio: Studio, position: DepotPosition) -> Element:
    """Everything below each other."""
    header, top = _narrow_header(studio, position)
    table = draw_table(studio, position, NARROW)
    width = NARROW + 2 * _NARROW_PAGE
    y = _NARROW_PAGE + top
    drawings = [moved(_NARROW_PAGE, _NARROW_PAGE).add(header), moved(_NARROW_PAGE, y).add(table.drawing)]
    y += table.height + _GAP
    for seat in range(position.seats):
        strip = draw_player(studio, position, seat, NARROW)
        drawings.append(moved(_NARROW_PAGE, y).add(strip.drawing))
        y += strip.height + _GAP
    return _root(studio, position, width, y - _GAP + _NARROW_PAGE).add(studio.definitions.drawn(), *drawings)


def _document(studio: Studio, position: DepotPosition) -> Element:
    table = draw_table(studio, position)
    strips = [draw_player(studio, position, seat) for seat in range(position.seats)]
    columns = _shared_out(strips, table.height)
    x = _PAGE + STRIP + _GAP
    width = x + WIDTH + _PAGE + (STRIP + _GAP if columns[1] else 0)
    height = _PAGE + _HEAD + max(table.height, *(_stacked(column) for column in columns)) + _PAGE
    drawings = [moved(_PAGE, _PAGE).add(_header(studio, position, width - 2 * _PAGE))]
    for column, left in zip(columns, (_PAGE, x + WIDTH + _GAP), strict=True):
        y: float = _PAGE + _HEAD
        for strip in column:
            drawings.append(moved(left, y).add(strip.drawing))
            y += strip.height + _GAP
    drawings.append(moved(x, _PAGE + _HEAD).add(table.drawing))
    return _root(studio, position, width, height).add(studio.definitions.drawn(), *drawings)


def _shared_out(strips: list[Drawn], room: float) -> tuple[list[Drawn], list[Drawn]]:
    """The players on the left of the table, and the later ones on its right if that is better."""
    if _stacked(strips) <= room * 1.1:
        return strips, []
    half = (len(strips) + 1) // 2
    return strips[:half], strips[half:]


def _stacked(parts: list[Drawn]) -> float:
    return sum(part.height + _GAP for part in parts) - _GAP


def draw_table(studio: Studio, position: DepotPosition, width: float = WIDTH) -> Drawn:
    """What lies on the table: platform, waiting room, garage, what departed, and the hands that may be seen."""
    table = group()
    parts = [draw_platform(studio, position, width)]
    if width == WIDTH:
        if is_room_empty(position):
            room = draw_empty_room(studio, _ROOM, draw_garage(studio, position, WIDTH - _ROOM - _GAP).height)
        else:
            room = draw_waiting_room(studio, position, _ROOM)
        garage = draw_garage(studio, position, WIDTH - _ROOM - _GAP, room.height)
        parts.append(Drawn(group().add(room.drawing, moved(_ROOM + _GAP, 0).add(garage.drawing)), room.height))
    else:
        empty = is_room_empty(position)
        parts.append(draw_empty_room(studio, width) if empty else draw_waiting_room(studio, position, width))
        parts.append(draw_garage(studio, position, width))
    if position.view["departed"]:
        parts.append(draw_departed(studio, position, width))
    else:
        table.add(group(data_area="departed"))
    own = position.viewer if isinstance(position.viewer, int) else None
    others = [seat for seat in position.hands if seat != own]
    parts += _open_hands(studio, position, others, width)
    if own is not None:
        parts.append(draw_own_hand(studio, position, own, width))
    y = 0.0
    for part in parts:
        table.add(moved(0, y).add(part.drawing))
        y += part.height + _GAP
    return Drawn(table, y - _GAP)


def _open_hands(studio: Studio, position: DepotPosition, seats: list[int], width: float) -> list[Drawn]:
    """Two hands side by side, or one over the whole width."""
    if len(seats) == 1 or width < WIDTH:
        return [draw_open_hand(studio, position, seat, width) for seat in seats]
    half = (WIDTH - _GAP) / 2
    found: list[Drawn] = []
    for first in range(0, len(seats), 2):
        pair = [draw_open_hand(studio, position, seat, half) for seat in seats[first : first + 2]]
        row = group()
        for place, hand in enumerate(pair):
            row.add(moved(place * (half + _GAP), 0).add(hand.drawing))
        found.append(Drawn(row, max(hand.height for hand in pair)))
    return found


def _chips(position: DepotPosition, studio: Studio) -> list[str]:
    """The moment in short."""
    words, view = studio.words, position.view
    if position.is_over:
        return []
    chips = [words("drawing-depot-day", day=view["day"], days=DAYS), words("drawing-depot-turn", turn=view["turn"])]
    return chips if view["last_lap"] is None else [*chips, words("depot-last-lap", turns=view["last_lap"])]


def _chip(studio: Studio, text: str, x: float, y: float, size: float) -> tuple[Element, float]:
    theme = studio.theme
    room = round(width_of(text, size, SIGN.at(600)) + 1.7 * size, 1)
    high = 2.13 * size
    return group().add(
        rectangle(x, y, room, round(high, 1), rx=round(high / 2, 1), fill=theme.sunken),
        label(x + room / 2, y + high / 2 + 0.35 * size, text, size, theme.ink, font_weight=600, text_anchor="middle"),
    ), room


def _header(studio: Studio, position: DepotPosition, width: float) -> Element:
    """The game, the moment, and who decides what."""
    header = group().add(label(0, 29, studio.words("depot"), 28, studio.theme.ink, font_weight=SIGN.weight))
    x = width_of(studio.words("depot"), 28) + 20
    for text in _chips(position, studio):
        chip, room = _chip(studio, text, x, 4, 15)
        header.add(chip)
        x += room + 10
    x += 10
    for text, attributes in _sentences(studio, position):
        line, room = _sentence(studio, text, attributes, x, 25.3, width - x)
        header.add(line)
        x += room + 24
    return header


def _narrow_header(studio: Studio, position: DepotPosition) -> tuple[Element, float]:
    """The same on a phone: what decides whom below the moment; and how tall it is."""
    header = group().add(label(0, 22, studio.words("depot"), 24, studio.theme.ink, font_weight=SIGN.weight))
    x, y = width_of(studio.words("depot"), 24) + 12, 0.0
    for text in _chips(position, studio):
        room = width_of(text, 13, SIGN.at(600)) + 1.7 * 13
        if x + room > NARROW:
            x, y = 0.0, y + 34
        chip, _ = _chip(studio, text, x, y, 13)
        header.add(chip)
        x += room + 8
    y += 54
    for text, attributes in _sentences(studio, position):
        line, _ = _sentence(studio, text, attributes, 0, y - 4, NARROW)
        header.add(line)
        y += 22
    return header, y


def _sentence(
    studio: Studio, text: str, attributes: dict[str, str], x: float, y: float, room: float
) -> tuple[Element, float]:
    text = fitted(text, 15, room, SENTENCES)
    line = label(x, y, text, 15, studio.theme.soft_ink, font_family=SENTENCES.families)
    line.attributes |= attributes
    return line, width_of(text, 15, SENTENCES)


def _sentences(studio: Studio, position: DepotPosition) -> list[tuple[str, dict[str, str]]]:
    words, view = studio.words, position.view
    name = fitted(position.names[position.decides], 15, 260)
    phase = words("depot-phase-" + ("over" if position.is_over else view["phase"]), name=name)
    found: list[tuple[str, dict[str, str]]] = [(phase[:1].upper() + phase[1:], {})]
    for team in position.scores.get("teams", []):
        names = " + ".join(fitted(position.names[seat], 15, 120) for seat in team["seats"])
        text = words("drawing-depot-team", names=names, points=signed(team["total"]))
        seats = " ".join(str(seat) for seat in team["seats"])
        found.append((text, {"data-team": seats, "data-total": str(team["total"]), "data-rank": str(team["rank"])}))
    return found


def _root(studio: Studio, position: DepotPosition, width: float, height: float) -> Element:
    view = position.view
    text = studio.words("drawing-depot-title-over")
    if not position.is_over:
        text = studio.words("drawing-depot-title", day=view["day"], days=DAYS, turn=view["turn"])
    announced = view["announced"]
    root = root_of(
        width,
        height,
        text,
        data_game="depot",
        data_viewer="spectator" if position.viewer is None else position.viewer,
        data_phase=view["phase"],
        data_pending=" ".join(str(seat) for seat in view["pending"]),
        data_day=view["day"],
        data_turn=view["turn"],
        data_current=view["current"],
        data_active=view["active"],
        data_fresh=view["fresh"],
        data_boarded=view["boarded"],
        data_last_lap=view["last_lap"],
        data_ends=" ".join(view["ends"]),
        data_over=position.is_over,
        data_announced_bus=announced and announced["bus"],
        data_announced_traveller=announced and announced["traveller"],
        data_announced_source=announced and announced["source"],
    )
    rules = " ".join(notable_rules(options_of(view["options"]), studio.words))
    root.add(Element("desc", {}, rules))
    return root.add(rectangle(0, 0, width, height, fill=studio.theme.page))
