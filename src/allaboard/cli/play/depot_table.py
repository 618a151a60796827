"""The table of Depot as lines that fit a given size: platform, waiting room, garage, hand, players, choices.

A card is its id and the sign of its profile on its colour: `RGE»` is the red General. Every line says the same
without paint.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from allaboard.cli.cells import beside, cut, cut_styled, in_columns, padded, right
from allaboard.cli.play.depot_choices import DepotChoice
from allaboard.cli.play.depot_position import (
    CARD_STYLES,
    PROFILES,
    DepotPosition,
    bus_chip,
    profile_sign,
    traveller_chip,
)
from allaboard.cli.play.depot_spoken import spoken_announcement
from allaboard.cli.play.panels import NAME_MOST, Easel, joined
from allaboard.cli.play.pen import seat_style
from allaboard.cli.play.sheet_text import signed
from allaboard.engine.depot.setup import DAYS
from allaboard.engine.depot.view import BusView, HandView

MARK = "> "  # the active bus, the head of a column, whose turn it is
NO_MARK = "  "
INDENT = 4
NAME_LEAST = 4
ROOM_LEAST = 24  # the width of the waiting room where its columns stand upright


@dataclass(frozen=True)
class _Detail:
    """What a table shows besides what it always shows."""

    legend: bool = True
    air: bool = True  # empty lines between the parts
    piles: bool = True  # every passenger and the own unhappy cards, not only how many
    upright: bool = True  # the columns of the waiting room from top to bottom
    shown: bool = True  # what everybody has seen of the hands of the others


# From all to the least; the first that fits is taken.
_DETAILS = (
    _Detail(),
    _Detail(legend=False),
    _Detail(legend=False, air=False),
    _Detail(legend=False, air=False, piles=False),
    _Detail(legend=False, air=False, piles=False, upright=False),
    _Detail(legend=False, air=False, piles=False, upright=False, shown=False),
)


def table_lines(position: DepotPosition, easel: Easel, room: int | None = None) -> list[Text]:
    """The whole table. Where `room` is given and too low for all, what the rest can be counted from gives way."""
    lines: list[Text] = []
    for detail in _DETAILS:
        lines = _table(position, detail, easel)
        if room is None or len(lines) <= room:
            break
    return lines


def _table(position: DepotPosition, detail: _Detail, easel: Easel) -> list[Text]:
    parts = [
        head_lines(position, easel),
        _platform(position, easel),
        _room_upright(position, easel) if detail.upright else _room_flat(position, easel),
        _hand(position, easel),
        _players(position, detail, easel),
        legend_lines(easel) if detail.legend else [],
    ]
    lines: list[Text] = []
    for part in parts:
        if lines and part and detail.air:
            lines.append(Text())
        lines += part
    return [cut_styled(line, easel.width) for line in lines]


def head_lines(position: DepotPosition, easel: Easel) -> list[Text]:
    """The day, the turn, who decides what."""
    view = position.view
    facts = [Text(easel.text("depot"), "bold"), Text(easel.text("depot-day", day=view["day"], days=DAYS))]
    if position.is_over:
        facts.append(Text(easel.text("depot-phase-over"), "bold"))
        return joined(facts, easel)
    facts.append(Text(easel.text("depot-turn", turn=view["turn"])))
    seat = position.decides
    what = easel.text(f"depot-phase-{position.phase}", name=seat_name(position, seat, NAME_MOST, easel))
    facts.append(Text(f"{easel.pen.sign(seat)} {what}", seat_style(seat)))
    if view["last_lap"] is not None:
        facts.append(Text(easel.text("depot-last-lap", turns=view["last_lap"]), "bold"))
    return joined(facts, easel) + _announcement(position, easel)


def _announcement(position: DepotPosition, easel: Easel) -> list[Text]:
    """For the seat that may shout: who is about to board, as a card and in words."""
    announced = position.view["announced"]
    if announced is None:
        return []
    lead = Text(MARK, "bold")
    if announced["traveller"] is not None:
        lead.append_text(traveller_chip(announced["traveller"], easel.pen)).append(" ")
    said = " ".join(spoken_announcement(position, easel.words))
    return beside([lead], lead.cell_len, replace(easel, width=easel.width - lead.cell_len).wrap(said, "bold"), gap=0)


def legend_lines(easel: Easel) -> list[Text]:
    """What the signs mean."""
    facts = [
        Text().append(letter, style).append(" " + easel.text(f"depot-colour-{letter}"))
        for letter, style in CARD_STYLES.items()
    ]
    for profile in PROFILES:
        name = easel.text(f"depot-profile-{profile}")
        code = profile if len(profile) == 2 else f"{profile}1"
        facts.append(Text(f"{code}{profile_sign(profile, easel.pen)} {name}"))
    facts.append(Text(f"{MARK}{easel.text('depot-legend-active')}, {easel.text('depot-legend-accessible')}"))
    facts.append(Text(f"{_seat_sign(easel)} {easel.text('depot-legend-free')}"))
    return joined(facts, easel)


# The parts of the table.


def _platform(position: DepotPosition, easel: Easel) -> list[Text]:
    """The docked buses, as many side by side as fit."""
    title = _title("depot-platform", easel)
    buses = [bus_line(bus, bus["bus"] == position.view["active"], easel) for bus in position.view["dock"]]
    if not buses:
        return [title.append(f"  {easel.text('depot-platform-empty')}")]
    return [title, *_grid(buses, easel.width)]


def bus_line(bus: BusView, active: bool, easel: Easel) -> Text:
    """A docked bus with its passengers and free seats."""
    line = Text(MARK if active else NO_MARK, "bold").append_text(bus_chip(bus["bus"]))
    line.append(" " * (3 - len(bus["bus"])) + ":")
    for card in bus["passengers"]:
        line.append(" ").append_text(traveller_chip(card, easel.pen))
    if bus["free"]:
        line.append(f" {_seat_sign(easel) * bus['free']} {easel.text('depot-free', count=bus['free'])}")
    else:
        line.append(f" {easel.text('depot-blocked' if bus['blocked'] else 'depot-full')}", "bold")
    return line


def _seat_sign(easel: Easel) -> str:
    return "□" if easel.pen.unicode else "_"


def _room_upright(position: DepotPosition, easel: Easel) -> list[Text]:
    """The waiting room, the garage and the departed buses beside each other, heads on top."""
    view = position.view
    title = _title("depot-room", easel).append(_pile(view["pile"], easel))
    names = [easel.text("depot-left"), easel.text("depot-right")]
    column = max(8, *(cell_len(name) + 3 for name in names))
    room = [title, Text(f"{NO_MARK}{padded(names[0], column)}{NO_MARK}{names[1]}", "dim")]
    for place, pair in enumerate(zip_longest(view["left"], view["right"])):
        line = Text()
        for side, card in enumerate(pair):
            line.append(" " * (side * (column + len(MARK)) - line.cell_len))
            if card is not None:
                line.append(NO_MARK if place else MARK, "bold").append_text(traveller_chip(card, easel.pen))
        room.append(line)
    garage = [_title("depot-garage", easel).append(_pile(view["bus_pile"], easel))]
    garage += [Text(NO_MARK if place else MARK).append_text(bus_chip(bus)) for place, bus in enumerate(view["garage"])]
    if not view["garage"]:
        garage.append(Text(NO_MARK + easel.text("depot-nothing"), "dim"))
    room_width = max(ROOM_LEAST, *(line.cell_len for line in room))
    lines = beside(room, room_width, garage, gap=2)
    if not view["departed"]:
        return lines
    width = max(line.cell_len for line in lines)
    left = easel.width - width - 4
    chips = [bus_chip(bus) for bus in view["departed"]]
    departed = [_title("depot-departed", easel), *_flow(None, chips, replace(easel, width=max(left, 1)), 0)]
    if left >= 15 and len(departed) <= len(lines):
        return beside(lines, width, departed, gap=4)
    return [*lines, *_flow(_title("depot-departed", easel), chips, easel)]


def _room_flat(position: DepotPosition, easel: Easel) -> list[Text]:
    """The same, each in as few lines as it needs."""
    view = position.view
    columns = []
    for key, cards in (("depot-left", view["left"]), ("depot-right", view["right"])):
        column = Text(f"{easel.text(key)} ").append(MARK.strip() if cards else "-", "bold")
        columns.append(column.append_text(Text(" ").join(traveller_chip(card, easel.pen) for card in cards)))
    title = _title("depot-room", easel).append(_pile(view["pile"], easel))
    lines = _flow(title, columns, easel)
    garage = [bus_chip(bus) for bus in view["garage"]] or [Text(easel.text("depot-nothing"), "dim")]
    departed = [bus_chip(bus) for bus in view["departed"]]
    if departed:
        departed = [_title("depot-departed", easel), *departed]
    return [
        *lines,
        *_flow(_title("depot-garage", easel).append(_pile(view["bus_pile"], easel)), garage + departed, easel),
    ]


def _hand(position: DepotPosition, easel: Easel) -> list[Text]:
    """The hand of the viewer."""
    own = position.own
    if own is None:
        return []
    return hand_lines(own["hand"] or own["known"], easel)


def hand_lines(hand: HandView, easel: Easel) -> list[Text]:
    """The cards of a hand, travellers before buses."""
    cards = _chips(hand["travellers"], hand["buses"], easel) or [Text(easel.text("depot-nothing"), "dim")]
    return _flow(_title("depot-hand", easel), cards, easel)


def _players(position: DepotPosition, detail: _Detail, easel: Easel) -> list[Text]:
    """A line for each player, with what everybody knows under it."""
    keys = ("points", "travellers", "buses", "passengers", "unhappy")
    heads = [easel.text(f"depot-head-{key}") for key in keys]
    widths = [max(cell_len(head), 5) for head in heads]
    taken = sum(widths) + len(widths)
    name = min(NAME_MOST, max(NAME_LEAST, easel.width - taken - 4))
    title = cut(easel.text("depot-players"), name + 4)
    lines = [Text(padded(title, name + 4), "bold")]
    for head, width in zip(heads, widths, strict=True):
        lines[0].append(" " + right(head, width), "dim")
    for seat, view in enumerate(position.view["seats"]):
        turn = seat == position.view["current"] and not position.is_over
        line = Text(MARK if turn else NO_MARK, "bold")
        shown = padded(seat_name(position, seat, name, easel), name)
        line.append(f"{easel.pen.sign(seat)} {shown}", seat_style(seat))
        counts = (view["travellers"], view["buses"], len(view["passengers"]), view["unhappy"])
        for value, width in zip([_points(position, seat), *map(str, counts)], widths, strict=True):
            line.append(" " + right(easel.pen.fit(value), width))
        lines.append(line)
        lines += _cards_of(position, seat, detail, easel)
    return lines + team_lines(position, easel)


def _cards_of(position: DepotPosition, seat: int, detail: _Detail, easel: Easel) -> list[Text]:
    """The cards of a player that the viewer may see; the own hand stands elsewhere."""
    view = position.view["seats"][seat]
    known = _chips(view["known"]["travellers"], view["known"]["buses"], easel)
    lines: list[Text] = []
    if known and seat != position.seat and detail.shown:
        label = "depot-open-hand" if view["revealed"] else "depot-shown"
        lines += _flow(_under(label, easel), known, easel, INDENT + 2)
    if not detail.piles:
        return lines
    if view["passengers"]:
        lines += _flow(_under("depot-passengers", easel), _chips(view["passengers"], [], easel), easel, INDENT + 2)
    if view["unhappy_cards"]:
        unhappy = _chips(view["unhappy_cards"], [], easel)
        lines += _flow(_under("depot-own-unhappy", easel), unhappy, easel, INDENT + 2)
    return lines


def team_lines(position: DepotPosition, easel: Easel, points: Sequence[int] | None = None) -> list[Text]:
    """The points of the teams, if there are any: so far, or the sums of the points of their seats."""
    teams = []
    for team in position.scores.get("teams", []):
        names = " + ".join(seat_name(position, seat, NAME_MOST, easel) for seat in team["seats"])
        total = team["total"] if points is None else sum(points[seat] for seat in team["seats"])
        teams.append(Text(easel.text("depot-team", names=names, points=signed(total))))
    return _flow(_title("depot-teams", easel), teams, easel) if teams else []


# Choices.


def choice_lines(choices: Sequence[DepotChoice], easel: Easel, room: int, page: int = 0) -> tuple[list[Text], int, int]:
    """A page of the numbered choices in at most `room` lines; which page it is and how many there are."""
    digits = len(str(len(choices)))
    items = [Text(f"{number:>{digits}} {easel.pen.fit(choice.sentence)}") for number, choice in enumerate(choices, 1)]
    columns, _ = in_columns(items, easel.width)
    room = max(room, 1)
    pages: list[list[Text]] = []
    if columns > 1:
        pages = [items[start : start + room * columns] for start in range(0, len(items), room * columns)]
        pages = [_grid(items, easel.width) for items in pages]
    else:
        for item in items:
            lines = easel.wrap(item.plain.lstrip(), indent=digits + 1) if item.cell_len > easel.width else [item]
            if not pages or len(pages[-1]) + len(lines) > room:
                pages.append([])
            pages[-1] += lines
    page = page % len(pages) if pages else 0
    return (pages[page] if pages else []), page, len(pages)


# Smaller things.


def seat_name(position: DepotPosition, seat: int, most: int, easel: Easel) -> str:
    """The name of a seat in at most so many cells."""
    return cut(easel.pen.fit(position.names[seat]), most, easel.pen.ellipsis)


def _points(position: DepotPosition, seat: int) -> str:
    """Points so far; the question mark stands for the buses in a hidden hand."""
    return signed(position.scores["seats"][seat]["total"]) + ("" if position.points_open(seat) else "−?")


def _title(key: str, easel: Easel) -> Text:
    return Text().append(easel.text(key), "bold")


def _under(key: str, easel: Easel) -> Text:
    return Text().append(" " * INDENT).append(easel.text(key), "dim")


def _pile(count: int, easel: Easel) -> str:
    return f" ({easel.text('depot-pile', count=count)})"


def _chips(travellers: Sequence[str], buses: Sequence[str], easel: Easel) -> list[Text]:
    return [*(traveller_chip(card, easel.pen) for card in travellers), *(bus_chip(bus) for bus in buses)]


def _flow(label: Text | None, items: Sequence[Text], easel: Easel, indent: int = 2) -> list[Text]:
    """A label and items after it, on as few lines as they need; none is broken."""
    lines = [label.copy()] if label is not None else []
    for item in items:
        if lines and lines[-1].cell_len + 1 + item.cell_len <= easel.width:
            lines[-1].append(" ").append_text(item)
        else:
            lines.append(Text(" " * indent if lines else "").append_text(item))
    return lines


def _grid(items: Sequence[Text], width: int) -> list[Text]:
    """Items in columns, read down."""
    columns, step = in_columns(list(items), width)
    rows = -(-len(items) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for column, item in enumerate(items[row::rows]):
            line.append(" " * (column * step - line.cell_len)).append_text(item)
        lines.append(line)
    return lines
