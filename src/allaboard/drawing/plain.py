"""The picture of a position: board, tickets, objectives and sheets in one SVG document.

The look may change, the data attributes stay: other programs may read a picture by them. Seats count from 0,
boxes, rows and orders too; a line that belongs to no seat is `rival`. Everything is what the viewer may know.

| element with | also carries | says |
|---|---|---|
| the root | `data-game`, `-city`, `-viewer` (a seat, `spectator` or `all`), `-phase`, `-round`, `-inspector`, \
`-order` and `-pending` (seats), `-over`; where there is one `-ticket`, `-fast-roads`, `-rush-hours` | the moment |
| `data-stop` | `data-icons`, `-departure`, `-letter`, `-spot` | a stop and what is printed on it |
| `data-road` | `data-special` (`jammed`, `yellow`, `burgundy`), `data-asleep` on fast roads | a road |
| `data-line` | `data-eliminated` | a line with at least one marker; its markers are inside |
| `data-marker` (a road) | `data-seat`, `-order`, `-from`, `-to` | a marker, the first of its line has order 0 |
| `data-pawn` (a stop) | `data-seat` | where a line began |
| `data-end` (a stop) | `data-seat`, `-eliminated` | where a line ends |
| `data-lit` (a stop) | `data-kind` (`free`, `cost`, `loop`), `-turn-boxes`, `-shared`, `-chosen` | it can be reached |
| `data-cost` (a stop) | | the badge that says so; `data-possible` (a seat): the roads that lead there |
| `data-ticket` | `data-state` (`played`, `current`, `to-come`), `-place` | a ticket |
| `data-objective` | `data-slot`, `-value` | a common objective and its visible side |
| `data-sheet` (a seat) | `data-sheet-type`, `-eliminated`, `-rank`, `-winner`, `-pending`, `-inspector`; where \
there is one `-shape`, `-departure-number` | a sheet; what follows is inside |
| `data-hand` | `data-seat`, `-kept` | departure tickets while they are chosen, if the viewer may see them |
| `data-box` | `data-zone`, `-seat`, in rows `-row`, if ticked `-tick`, entrances `-crossed` | a box |
| `data-closed` (a zone) | `data-row`, `-points`, `-seat` | a closed row |
| `data-written-spot` | `data-seat`, `-value` once written | the space of a sightseeing spot |
| `data-zone="common"` | `data-slot`, `-seat`, `-written` once fulfilled | a common objective on a sheet |
| `data-personal` | `data-seat`; inside `data-objective-letter` with `data-reached` | a personal objective, if the \
viewer may know it |
| `data-fast-box` (a colour) | `data-seat`, `-tick` once these roads are fast | which roads the first ticket made fast |
| `data-item` | `data-seat`, `-points` | an item of the breakdown; no points: eliminated, or not to be known |
| `data-total` | `data-seat` | the total; eliminated players have none |

Zones and items are named as in views, events and scores.
"""

from __future__ import annotations

from allaboard.drawing.arrangement import GAP, Arrangement, Parts, arranged, narrow
from allaboard.drawing.board import BoardState, board_size, draw_board
from allaboard.drawing.board.legend import draw_legend
from allaboard.drawing.documents import root_of
from allaboard.drawing.elements import Element, moved, rectangle
from allaboard.drawing.geometry import RIVAL, LineKey
from allaboard.drawing.lettering import fitted
from allaboard.drawing.panel import PANEL_HEIGHT, PANEL_WIDTH, city_name, draw_panel
from allaboard.drawing.position import Position, Viewer, position_of
from allaboard.drawing.sheets import SHEET_WIDTH, draw_sheet, state_of
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT, Theme
from allaboard.engine import LineGame
from allaboard.records import Record

_PAGE = 24  # around everything
_NARROW_PAGE = 12
_TITLE_ROOM = 600  # for a name in a title


def draw_position(
    record: Record,
    game: LineGame,
    *,
    viewer: Viewer = None,
    language: str = "en",
    theme: Theme = LIGHT,
    is_narrow: bool = False,
) -> str:
    """The position of a game as a viewer may see it: a seat, a spectator (None), or "all" for a record.

    Of the record only the players' names are used. Narrow is for a phone.
    """
    position = position_of(record, game, viewer)
    return f"{_document(Studio(theme, language), position, is_narrow)}\n"


def _document(studio: Studio, position: Position, is_narrow: bool) -> Element:
    names = _names(studio, position)
    width, height = board_size(position.city)
    left = max(width, PANEL_WIDTH)
    # On a phone the board is for looking, but what stands above it is read.
    lead = left / PANEL_WIDTH if is_narrow else 1
    panel = moved(0, 0, lead).add(draw_panel(studio, position, left / lead))
    board = draw_board(studio, position.city, board_state(position, names))
    sheets = [draw_sheet(studio, state_of(position, seat, names[seat])) for seat in range(len(position.names))]
    wide, tall = _legend(studio, position, left), _legend(studio, position, SHEET_WIDTH)
    board_y = PANEL_HEIGHT * lead + GAP
    parts = Parts(left, board_y + height, wide[1], tall[1], len(sheets), max(height for _, height in sheets))
    page = narrow(parts) if is_narrow else arranged(parts)

    around = _NARROW_PAGE if is_narrow else _PAGE
    grown = moved(around, around, page.scale).add(panel, moved((left - width) / 2, board_y).add(board))
    below = parts.height + GAP / page.scale
    if page.is_legend_in_place:
        legend = moved(*_place(page, parts, len(sheets), around)).add(tall[0])
    elif is_narrow:
        legend = moved(around, around + below * page.scale).add(tall[0])
    else:
        grown.add(moved(0, parts.height + GAP).add(wide[0]))
        legend = None
    placed = [moved(*_place(page, parts, place, around)).add(sheet) for place, (sheet, _) in enumerate(sheets)]
    document = _root(studio, position, page.width + 2 * around, page.height + 2 * around)
    return document.add(studio.definitions.drawn(), grown, *([] if legend is None else [legend]), *placed)


def _legend(studio: Studio, position: Position, width: float) -> tuple[Element, float]:
    view = position.view
    return draw_legend(
        studio,
        position.city,
        width,
        view["fast_roads"],
        has_rival=bool(view["rival"]),
        offers=position.lit.values(),
    )


def _place(page: Arrangement, parts: Parts, number: int, around: float) -> tuple[float, float]:
    """Where a sheet begins; the legend may be in the place of one more."""
    row, column = divmod(number, page.columns)
    return around + page.x + column * (SHEET_WIDTH + GAP), around + page.y + row * (parts.sheet + GAP)


def board_state(position: Position, names: dict[LineKey, str]) -> BoardState:
    """What a viewer sees on the board of a position."""
    viewer = position.viewer if isinstance(position.viewer, int) else None
    return BoardState(
        lines=position.lines,
        names=names,
        eliminated=frozenset(line for line in position.lines if position.is_out(line)),
        awake=position.view["fast_roads"],
        letters=frozenset() if viewer is None else frozenset(position.letters(viewer)),
        viewer=viewer,
        lit=position.lit,
        reach=position.reach,
        to_play=frozenset(position.view["pending"]),
    )


def _root(studio: Studio, position: Position, width: float, height: float) -> Element:
    view = position.view
    text = studio.words("drawing-title", game=studio.words(view["game"]), city=city_name(studio, position))
    root = root_of(
        width,
        height,
        text,
        data_game=view["game"],
        data_city=view["city"],
        data_viewer="spectator" if position.viewer is None else position.viewer,
        data_phase=view["phase"],
        data_round=view["round"],
        data_ticket=view["ticket"],
        data_inspector=view["inspector"],
        data_order=_listed(view["order"]),
        data_pending=_listed(view["pending"]),
        data_over=position.is_over,
        data_fast_roads=view["fast_roads"],
        data_rush_hours=view["rush_hours"],
    )
    return root.add(rectangle(0, 0, width, height, fill=studio.theme.page))


def _listed(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _names(studio: Studio, position: Position) -> dict[LineKey, str]:
    """Every line's name, short enough for a title; a player without one is told by the seat."""
    names: dict[LineKey, str] = {RIVAL: studio.words("drawing-rival")}
    for seat, name in enumerate(position.names):
        names[seat] = fitted(name.strip(), 13, _TITLE_ROOM) or studio.words("drawing-player", number=seat + 1)
    return names
