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
    WIDTH,
    draw_departed,
    draw_garage,
    draw_open_hand,
    draw_own_hand,
    draw_platform,
    draw_waiting_room,
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
from allaboard.records import Record

_PAGE = 24  # around everything
_GAP = 16
_HEAD = 56
_ROOM = 606  # where the garage begins beside the waiting room


def draw_depot_position(
    record: Record, game: DepotGame, *, viewer: Viewer = None, language: str = "en", theme: Theme = LIGHT
) -> str:
    """The table as a viewer may see it: a seat, a spectator (None), or "all" for a record.

    Of the record only the players' names are used.
    """
    studio = Studio(theme, language)
    return f"{_document(studio, depot_position_of(record, game, viewer, studio))}\n"


def _document(studio: Studio, position: DepotPosition) -> Element:
    table = _table(studio, position)
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


def _table(studio: Studio, position: DepotPosition) -> Drawn:
    table = group()
    room = draw_waiting_room(studio, position)
    both = group().add(room.drawing, moved(_ROOM, 0).add(draw_garage(studio, position, room.height)))
    parts = [draw_platform(studio, position), Drawn(both, room.height)]
    if position.view["departed"]:
        parts.append(draw_departed(studio, position))
    else:
        table.add(group(data_area="departed"))
    own = position.viewer if isinstance(position.viewer, int) else None
    others = [seat for seat in position.hands if seat != own]
    parts += _open_hands(studio, position, others)
    if own is not None:
        parts.append(draw_own_hand(studio, position, own))
    y = 0.0
    for part in parts:
        table.add(moved(0, y).add(part.drawing))
        y += part.height + _GAP
    return Drawn(table, y - _GAP)


def _open_hands(studio: Studio, position: DepotPosition, seats: list[int]) -> list[Drawn]:
    """Two hands side by side, or one over the whole width."""
    if len(seats) == 1:
        return [draw_open_hand(studio, position, seats[0], WIDTH)]
    half = (WIDTH - _GAP) / 2
    found: list[Drawn] = []
    for first in range(0, len(seats), 2):
        pair = [draw_open_hand(studio, position, seat, half) for seat in seats[first : first + 2]]
        row = group()
        for place, hand in enumerate(pair):
            row.add(moved(place * (half + _GAP), 0).add(hand.drawing))
        found.append(Drawn(row, max(hand.height for hand in pair)))
    return found


def _header(studio: Studio, position: DepotPosition, width: float) -> Element:
    """The game, the moment, and who decides what."""
    theme, words, view = studio.theme, studio.words, position.view
    header = group().add(label(0, 29, words("depot"), 28, theme.ink, font_weight=SIGN.weight))
    x = width_of(words("depot"), 28) + 20
    chips = [words("drawing-depot-day", day=view["day"], days=DAYS), words("drawing-depot-turn", turn=view["turn"])]
    if view["last_lap"] is not None:
        chips.append(words("depot-last-lap", turns=view["last_lap"]))
    if position.is_over:
        chips = []
    for text in chips:
        room = width_of(text, 15, SIGN.at(600)) + 26
        header.add(
            rectangle(x, 4, round(room, 1), 32, rx=16, fill=theme.sunken),
            label(x + room / 2, 25.3, text, 15, theme.ink, font_weight=600, text_anchor="middle"),
        )
        x += room + 10
    x += 10
    for text, attributes in _sentences(studio, position):
        text = fitted(text, 15, width - x, SENTENCES)
        line = label(x, 25.3, text, 15, theme.soft_ink, font_family=SENTENCES.families)
        line.attributes |= attributes
        header.add(line)
        x += width_of(text, 15, SENTENCES) + 24
    return header


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
    return root.add(rectangle(0, 0, width, height, fill=studio.theme.page))
