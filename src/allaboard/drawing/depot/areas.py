"""What lies on the table: the platform, the Waiting Room, the Garage, departed buses, and open hands."""

from __future__ import annotations

from allaboard.drawing.depot.buses import BUS_HEIGHT, BUS_WIDTH, draw_bus, draw_plate, draw_small_bus
from allaboard.drawing.depot.cards import bus_of
from allaboard.drawing.depot.labels import LABEL_HEIGHT, LABEL_WIDTH, State, draw_label, draw_small_label, label_path
from allaboard.drawing.depot.panels import HEAD, NOTE, PAD, Drawn, heading, panel, remark, rows
from allaboard.drawing.depot.position import DepotPosition
from allaboard.drawing.elements import Element, group, label, moved, path, rectangle, title
from allaboard.drawing.icons import stamp
from allaboard.drawing.lettering import SENTENCES, SIGN, cap_height
from allaboard.drawing.studio import Studio
from allaboard.engine.depot.view import BusView, HandView

WIDTH = 904  # of the table
NARROW = 352  # of a table on a phone
_QUEUE = 4  # travellers of a queue for which there is a place
_CAPTION = 48  # the room for the name of a queue
_STEP = LABEL_WIDTH + 10
_SMALL_BUS = 118
_PLATE_WIDTH, _PLATE_HEIGHT = 62, 36


def draw_platform(studio: Studio, position: DepotPosition, width: float = WIDTH) -> Drawn:
    """The docked buses; the active one stands in a gold bay."""
    dock = position.view["dock"]
    columns = 2 if width < WIDTH else 3 if len(dock) <= 6 else 4 if len(dock) <= 12 else 5
    step = (width - 2 * PAD + 8) / columns
    unit = (step - 28) / BUS_WIDTH
    buses = [_docked(studio, position, bus, place, unit * BUS_WIDTH) for place, bus in enumerate(dock)]
    placed, bottom = rows(buses, PAD + 10, HEAD + 12, step, BUS_HEIGHT * unit + 28, columns)
    note = _active_note(studio, position)
    if not dock:
        placed, bottom = [remark(studio, studio.words("drawing-depot-no-bus"), PAD, HEAD + 14, width)], HEAD + 18
    height = round(bottom - (4 if dock else -PAD))
    drawing = panel(studio, width, height).extend(heading(studio, studio.words("depot-platform"), note, width))
    return Drawn(drawing.add(group(data_area="platform").extend(placed)), height)


def _docked(studio: Studio, position: DepotPosition, bus: BusView, place: int, width: float) -> Element:
    return draw_bus(
        studio,
        bus["bus"],
        bus["passengers"],
        width,
        "active" if bus["bus"] == position.active else "",
        is_blocked=bus["blocked"],
        is_night=position.is_night and bool(bus["passengers"]),
        place=place,
    )


def _active_note(studio: Studio, position: DepotPosition) -> str:
    for bus in position.view["dock"]:
        if bus["bus"] == position.active:
            name = _capital(bus_of(bus["bus"]).title(studio))
            return studio.words("drawing-depot-active", bus=name, free=bus["free"])
    return ""


def is_room_empty(position: DepotPosition) -> bool:
    """Nobody waits, and nobody will come."""
    return not (position.view["left"] or position.view["right"] or position.view["pile"])


def draw_empty_room(studio: Studio, width: float, height: float = HEAD + 36) -> Drawn:
    """The Waiting Room when it is only a sentence."""
    drawing = panel(studio, width, height).extend(heading(studio, studio.words("depot-room"), "", width))
    drawing.add(remark(studio, studio.words("drawing-depot-nobody-waits"), PAD, HEAD + 14, width - 2 * PAD))
    drawing.add(group(data_area="left"), group(data_area="right"), group(data_pile="travellers", data_count=0))
    return Drawn(drawing, height)


def draw_waiting_room(studio: Studio, position: DepotPosition, width: float) -> Drawn:
    """Two queues, the front of each on the left, and the pile behind them: below them, where there is no room."""
    words = studio.words
    is_narrow = width < _CAPTION + _QUEUE * _STEP
    unit = _narrow_unit(width) if is_narrow else 1.0
    above, beside = (24, 0) if is_narrow else (0, _CAPTION)  # where the name of a queue is
    line = above + LABEL_HEIGHT * unit + 14
    height = HEAD + 8 + 2 * line + 4
    drawing = panel(studio, width, height)
    room = width - 56 if is_narrow else width  # beside the pile
    drawing.extend(heading(studio, words("depot-room"), words("drawing-depot-front"), room))
    for row, (column, queue) in enumerate((("left", position.view["left"]), ("right", position.view["right"]))):
        y = HEAD + 8 + row * line
        caption = y + 8 if is_narrow else y + LABEL_HEIGHT / 2
        drawing.add(_caption(studio, words(f"depot-{column}"), PAD, caption))
        drawing.add(moved(PAD + beside, y + above, unit).add(*_queue(studio, position, column, queue)))
    if is_narrow:
        pile = _pile(studio, position.view["pile"], width - PAD - 34, 10, 28, 15)
    else:
        pile = _pile(
            studio, position.view["pile"], PAD + _CAPTION + 10 + _QUEUE * _STEP, HEAD + 1 + line - LABEL_HEIGHT / 2
        )
    return Drawn(drawing.add(pile), height)


def _narrow_unit(width: float) -> float:
    """How large labels are of which a queue fills the width."""
    return (width - 2 * PAD) / (_QUEUE * _STEP - (_STEP - LABEL_WIDTH))


def _queue(studio: Studio, position: DepotPosition, column: str, queue: list[str]) -> list[Element]:
    area = group(data_area=column)
    step = _STEP if len(queue) <= _QUEUE else (_STEP * (_QUEUE - 1)) / (len(queue) - 1)
    for place, card in enumerate(queue):
        state = _announced_state(position, card)
        area.add(moved(place * step, 0).add(draw_label(studio, card, state=state, place=place)))
    return [*(_empty_place(studio, place * _STEP, 0) for place in range(len(queue), _QUEUE)), area]


def _announced_state(position: DepotPosition, card: str) -> State:
    """Whoever may answer with a Baby sees which traveller is about to board."""
    announced = position.view["announced"]
    return "selected" if announced is not None and announced["traveller"] == card else ""


def _empty_place(studio: Studio, x: float, y: float) -> Element:
    return path(
        label_path(x, y, LABEL_WIDTH, LABEL_HEIGHT, LABEL_WIDTH * 0.16, 7),
        fill="none",
        stroke=studio.theme.line,
        stroke_width=1.4,
        stroke_dasharray="5 5",
    )


def _caption(studio: Studio, text: str, x: float, y: float) -> Element:
    return label(x, y, text, 13, studio.theme.soft_ink, font_family=SENTENCES.families)


def _pile(studio: Studio, count: int, x: float, y: float, width: float = 80, size: float = 24) -> Element:
    """Travellers face down: nobody sees more than how many."""
    theme = studio.theme
    height = 1.4 * width
    corner, shift = 0.09 * width, 0.04 * width
    drawing = group(data_pile="travellers", data_count=count).add(title(studio.words("depot-pile", count=count)))
    if not count:
        drawing.add(
            path(
                label_path(x, y, width, height, width * 0.16, corner),
                fill="none",
                stroke=theme.strong_line,
                stroke_dasharray="5 5",
            )
        )
    for layer in range(min(count, 3) - 1, -1, -1):
        d = label_path(x + shift * layer, y + shift * layer, width, height, width * 0.16, corner)
        drawing.add(path(d, fill=theme.sunken, stroke=theme.strong_line, stroke_width=1.2))
    return drawing.add(_count(studio, count, x + width / 2, y + 0.54 * height, size))


def _count(studio: Studio, count: int, x: float, y: float, size: float) -> Element:
    return label(
        x,
        y + cap_height(size) / 2,
        str(count),
        size,
        studio.theme.soft_ink,
        font_weight=SIGN.weight,
        text_anchor="middle",
    )


def draw_garage(studio: Studio, position: DepotPosition, width: float, height: float | None = None) -> Drawn:
    """The buses that wait their turn, the next one first, and the pile behind them."""
    view = position.view
    note = ""
    if view["garage"]:
        note = studio.words("drawing-depot-next", bus=_capital(bus_of(view["garage"][0]).title(studio)))
    buses = [draw_small_bus(studio, bus, _SMALL_BUS, place=place) for place, bus in enumerate(view["garage"])]
    line = _SMALL_BUS * BUS_HEIGHT / BUS_WIDTH + 22
    placed, bottom = rows(buses, PAD + 4, HEAD + 14, _SMALL_BUS + 18, line, 2)
    if height is None:
        height = bottom + (86 if view["bus_pile"] else 30)
    drawing = panel(studio, width, height)
    drawing.extend(heading(studio, studio.words("depot-garage"), note, width))
    drawing.add(group(data_area="garage").extend(placed))
    return Drawn(drawing.add(_bus_pile(studio, position, PAD + 4, bottom + 6, width)), height)


def _bus_pile(studio: Studio, position: DepotPosition, x: float, y: float, width: float) -> Element:
    theme = studio.theme
    count = position.view["bus_pile"]
    drawing = group(data_pile="buses", data_count=count)
    if not count:
        text = studio.words("drawing-depot-no-more-buses" if position.view["garage"] else "drawing-depot-no-buses")
        y = y + 12 if position.view["garage"] else HEAD + 14
        return drawing.add(remark(studio, text, x - 4, y, width - 2 * PAD))
    drawing.add(title(studio.words("depot-pile", count=count)))
    wide, high = 104.0, 56.0
    for layer in range(min(count, 3) - 1, -1, -1):
        drawing.add(
            rectangle(
                x + 3 * layer,
                y + 3 * layer,
                wide,
                high,
                rx=10,
                fill=theme.sunken,
                stroke=theme.strong_line,
                stroke_width=1.2,
            )
        )
    return drawing.add(
        stamp(studio, "bus", 28, x + 34, y + high / 2, theme.pale_ink, theme.sunken),
        _count(studio, count, x + 72, y + high / 2, 22),
    )


def draw_departed(studio: Studio, position: DepotPosition, width: float = WIDTH) -> Drawn:
    """Buses that left today: a Star may call one back."""
    buses = position.view["departed"]
    plates = [draw_plate(studio, bus, 52, 30, place=place) for place, bus in enumerate(buses)]
    start, top = (150, 14) if width == WIDTH else (PAD, HEAD)
    placed, bottom = rows(plates, start, top, 60, 38, int((width - start - PAD + 8) // 60))
    height = bottom + 6
    room = start + PAD if width == WIDTH else width
    drawing = panel(studio, width, height).add(*heading(studio, studio.words("depot-departed"), "", room))
    return Drawn(drawing.add(group(data_area="departed").extend(placed)), height)


def draw_own_hand(studio: Studio, position: DepotPosition, seat: int, width: float = WIDTH) -> Drawn:
    """The hand of the viewer, large."""
    hand = position.hands[seat]
    columns, unit = (7, 1.0) if width == WIDTH else (_QUEUE, _narrow_unit(width))
    travellers = [
        moved(0, 0, unit).add(draw_label(studio, card, state=_announced_state(position, card), place=place))
        for place, card in enumerate(hand["travellers"])
    ]
    left = PAD + 4 if width == WIDTH else PAD
    placed, bottom = rows(travellers, left, HEAD + 10, _STEP * unit, (LABEL_HEIGHT + 14) * unit, columns)
    buses = [draw_small_bus(studio, bus, _SMALL_BUS, place=place) for place, bus in enumerate(hand["buses"])]
    across = 2 if width < WIDTH or len(travellers) <= columns - 2 else 1
    x, y = width - PAD - across * (_SMALL_BUS + 12) + 8, HEAD + 14.0
    if width < WIDTH and buses:
        x, y = PAD, bottom + 6
    parked, end = rows(buses, x, y, _SMALL_BUS + 12, 70, across)
    nothing = []
    if not travellers and not buses:
        nothing = [remark(studio, studio.words("drawing-depot-empty-hand"), PAD, HEAD + 14, width - 2 * PAD)]
    height = max(bottom, end, HEAD + 22) + 4
    drawing = panel(studio, width, height).extend(heading(studio, studio.words("depot-hand"), "", width))
    drawing.extend(nothing)
    return Drawn(drawing.add(group(data_area="hand", data_seat=seat).extend(placed).extend(parked)), height)


def draw_open_hand(studio: Studio, position: DepotPosition, seat: int, width: float) -> Drawn:
    """The hand of somebody else that the viewer may see, small."""
    hand: HandView = position.hands[seat]
    height = HEAD + 70 + PAD
    buses = len(hand["buses"]) * 54
    text = studio.words("drawing-depot-hand-of", name=position.names[seat])
    drawing = panel(studio, width, height).extend(heading(studio, text, "", width - buses))
    area = group(data_area="hand", data_seat=seat)
    for place, bus in enumerate(hand["buses"]):
        plate = draw_plate(studio, bus, 46, 26, place=place)
        area.add(moved(width - PAD - buses + 8 + place * 54, 13).add(plate))
    count = len(hand["travellers"])
    step = min(57.0, (width - 2 * PAD - 50) / max(count - 1, 1))
    for place, card in enumerate(hand["travellers"]):
        area.add(moved(PAD + place * step, HEAD + 2).add(draw_small_label(studio, card, 50, 70, place=place)))
    if not count:
        drawing.add(remark(studio, studio.words("drawing-depot-empty-hand"), PAD, HEAD + 2 + NOTE, width))
    return Drawn(drawing.add(area), height)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
