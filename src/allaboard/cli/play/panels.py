"""The parts of a screen: head, sheets, the other players, the numbered turns, the legend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from allaboard.cli.cells import cut, cut_styled, in_columns, padded, right, wrapped
from allaboard.cli.play.choices import Choice
from allaboard.cli.play.map_text import SPOT, legend_icons
from allaboard.cli.play.pen import ICON_STYLES, RIVAL, Pen, seat_style
from allaboard.cli.play.position import Position
from allaboard.cli.play.sheet_text import box_text, points_of, signed, zones_of
from allaboard.engine.line.course import YELLOW_SIDE
from allaboard.engine.line.setup import OBJECTIVE_NAMES
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.line.sheet import NEEDED
from allaboard.locales import Words

LABEL = 8
POINTS = 4
NAME_MOST = 16

_SHAPE_KEYS = {"1": "one", "2": "two", "2t": "two-turn", "2/2t": "two-either", "3": "three", "3tt": "three-turns"}


def shape_words(shape: str, words: Words) -> str:
    """A shape in words."""
    return words(f"play-shape-{_SHAPE_KEYS[shape]}")


@dataclass(frozen=True)
class Easel:
    """What every screen needs: the size, the signs, the words."""

    width: int
    height: int
    pen: Pen
    words: Words

    def text(self, key: str, **values: str | int) -> str:
        return self.pen.fit(self.words(key, **values))

    def wrap(self, text: str, style: str = "", indent: int = 0) -> list[Text]:
        return [Text(line, style) for line in wrapped(self.pen.fit(text), self.width, indent)]

    def name(self, position: Position, seat: int, most: int = NAME_MOST) -> str:
        return cut(self.pen.fit(position.names[seat]), most, self.pen.ellipsis)

    def seat(self, position: Position, seat: int, most: int = NAME_MOST) -> Text:
        """Sign and name of a seat in its colour."""
        return Text(f"{self.pen.sign(seat)} {self.name(position, seat, most)}", seat_style(seat))


def header(position: Position, easel: Easel) -> list[Text]:
    """Which game, which round, which tickets, whose turn after whose."""
    view, words = position.view, easel.words
    city = words(view["city"]) if view["city"] in words else view["city"]
    facts = [Text(easel.text("play-head-game", game=words(view["game"]), city=city), "bold")]
    if view["phase"] == "departure":
        facts.append(Text(easel.text("play-head-departures")))
    elif view["ticket"] is not None:
        facts.append(Text(easel.text("play-head-round", round=view["round"], rounds=TICKETS)))
        facts.append(Text(easel.text("play-head-ticket", ticket=view["ticket"]), "bold"))
        to_come = " ".join(str(ticket) for ticket in view["to_come"])
        facts.append(Text(easel.text("play-head-to-come", tickets=to_come or "-")))
    if position.is_solo:
        facts.append(Text(easel.text("play-head-solo", rush=view["rush_hours"] or 0)))
    elif view["order"]:
        order = Text()
        for seat in view["order"]:
            order.append(easel.pen.sign(seat), seat_style(seat))
        facts.append(order)
    else:
        inspector = Text(easel.text("play-head-inspector") + " ")
        facts.append(inspector.append(easel.pen.sign(view["inspector"]), seat_style(view["inspector"])))
    return joined(facts, easel)


def joined(facts: Sequence[Text], easel: Easel) -> list[Text]:
    """Facts side by side with a dot between, on as few lines as they need."""
    dot = f" {easel.pen.blank} " if easel.pen.unicode else " | "
    lines: list[Text] = []
    for fact in facts:
        if lines and lines[-1].cell_len + len(dot) + fact.cell_len <= easel.width:
            lines[-1].append(dot, "dim").append_text(fact)
        else:
            lines.append(cut_styled(fact, easel.width).copy())
    return lines


def sheet_panel(position: Position, seat: int, width: int, easel: Easel) -> list[Text]:
    """One player's sheet: a line a zone, boxes, points so far."""
    view = position.view["seats"][seat]
    score = position.scores["seats"][seat]
    room = width - POINTS
    title = easel.seat(position, seat, max(room - 10, 4))
    title.append(" " + easel.text("play-sheet-type", sheet=view["sheet_type"]), "dim")
    title = cut_styled(title, room).copy()
    title.append(" " * (room - title.cell_len))
    total = easel.text("play-out-short") if score["eliminated"] else signed(score["total"])
    title.append(right(easel.pen.fit(total), POINTS), "bold")
    lines = [title]
    for zone in zones_of(position.view["game"], view["sheet"]):
        label = padded(easel.text(f"play-zone-{zone.key}"), LABEL, "")
        boxes = padded(box_text(zone, easel.pen), width - LABEL - 1 - POINTS, easel.pen.ellipsis)
        points = easel.pen.fit(points_of(score["breakdown"], zone.points))
        lines.append(Text(f"{label} {boxes}{right(points, POINTS)}"))
    return [*lines, *_common_lines(position, seat, width, easel), _personal_line(position, seat, width, easel)]


def _common_lines(position: Position, seat: int, width: int, easel: Easel) -> list[Text]:
    """The common objectives with the value of their visible side, or what the player wrote for them."""
    view = position.view
    written = view["seats"][seat]["sheet"]["common"]
    assert isinstance(written, list)
    lines = []
    for slot, objective in enumerate(view["common"]):
        name = objective["objective"]
        needed = NEEDED[OBJECTIVE_NAMES[view["game"]].index(name)]
        room = width - POINTS
        if written[slot] is None:
            side = easel.text("play-goal-open", value=objective["value"])
            colour = "yellow" if objective["value"] == YELLOW_SIDE else "blue"
            room -= cell_len(side)
            lines.append(Text(padded(_goal(name, needed, room - 1, easel), room)).append(side, f"bold {colour}"))
        else:
            label = f"{easel.pen.yes} {_goal(name, needed, room - 2, easel)}"
            lines.append(Text(padded(label, room) + right(str(written[slot]), POINTS)))
    return lines


def _goal(name: str, needed: int, room: int, easel: Easel) -> str:
    """What an objective asks for, by its short name where the full one does not fit."""
    full = easel.text("play-goal", count=needed, what=easel.words(name))
    if cell_len(full) <= room:
        return full
    return easel.text("play-goal", count=needed, what=easel.words(f"play-what-{name}"))


def _personal_line(position: Position, seat: int, width: int, easel: Easel) -> Text:
    """The letters of the personal objective, those that are reached with a tick, and how many that are, for that is
    what counts; nothing where it is secret.
    """
    letters = position.letters(seat)
    line = position.view["seats"][seat]["line"]
    reached = [position.city.letters[letter] in line for letter in letters]
    ticked = [f"{letter}{easel.pen.yes if there else ''}" for letter, there in zip(letters, reached, strict=True)]
    shown = " ".join(ticked) or easel.text("play-secret")
    count = f" {sum(reached)}/{len(letters)}" if letters else ""
    if LABEL + 1 + cell_len(shown + count) < width - POINTS:
        shown += count
    label = padded(easel.text("play-zone-personal"), LABEL, "")
    points = points_of(position.scores["seats"][seat]["breakdown"], "personal")
    text = padded(f"{label} {shown}", width - POINTS) + right(easel.pen.fit(points), POINTS)
    return Text(text)


def others_panel(position: Position, width: int, easel: Easel) -> list[Text]:
    """The other players in a line each: points, end of the line, shape of this round."""
    lines = []
    for seat, view in enumerate(position.view["seats"]):
        if seat == position.seat:
            continue
        score = position.scores["seats"][seat]
        name = easel.seat(position, seat, max(width - 16, 4))
        name = cut_styled(name, max(width - 14, 4)).copy()
        name.append(" " * (max(width - 14, 4) - name.cell_len))
        if score["eliminated"]:
            name.append(easel.text("play-out-short"))
        else:
            secret = score["breakdown"] is not None and score["breakdown"].get("personal", 0) is None
            total = signed(score["total"]) + ("+?" if secret else "")
            end = view["line"][-1] if view["line"] else ""
            name.append(easel.pen.fit(f"{right(total, 5)} {end:<3} {view['shape'] or ''}"))
        lines.append(cut_styled(name, width))
    if position.view["rival"]:
        lines.append(Text(cut(f"{easel.pen.rival} {easel.text('play-rival')}", width), seat_style(RIVAL)))
    return lines


def choice_text(number: int, choice: Choice, game: str, easel: Easel, digits: int, path: int) -> Text:
    """`3 C3-C4-D4  +5 T1 J2`: number, turn, gain, then what it ticks."""
    line = Text(f"{number:>{digits}} ", "dim")
    line.append(padded(choice.text, path, easel.pen.ellipsis) + " ", "bold")
    if choice.gain is None:
        return line.append(easel.text("play-choice-out"), "bold red")
    gain = f"+{choice.gain}" if choice.gain > 0 else signed(choice.gain)
    line.append(right(easel.pen.fit(gain), 3), "green" if choice.gain > 0 else "red" if choice.gain < 0 else "")
    costs = []
    if choice.turn_zone:
        costs.append(easel.text("play-choice-turns", count=choice.turn_zone))
    if choice.shared:
        costs.append(easel.text(f"play-choice-{game}", count=choice.shared))
    line.append((" " + " ".join(costs)) if costs else "")
    return line.append(" " + easel.text("play-choice-dead-end"), "bold red") if choice.dead_end else line


def choice_grid(position: Position, rows: int, easel: Easel) -> tuple[list[Text], int, int]:
    """The numbered turns in columns, one page of them; which page it is and how many there are."""
    choices = position.choices
    digits = len(str(len(choices)))
    path = min(max(len(choice.text) for choice in choices), max(easel.width - digits - 14, 6))
    items = [
        choice_text(place + 1, choice, position.view["game"], easel, digits, path)
        for place, choice in enumerate(choices)
    ]
    items = [cut_styled(item, easel.width) for item in items]
    columns, column_width = in_columns(items, easel.width)
    per_page = max(1, columns * rows)
    pages = -(-len(items) // per_page)
    page = position.page % pages
    shown = items[page * per_page : (page + 1) * per_page]
    high = min(rows, -(-len(shown) // columns)) or 1
    lines = []
    for row in range(high):
        line = Text()
        for column in range(columns):
            place = column * high + row
            if place < len(shown):
                line.append(" " * (column * column_width - line.cell_len))
                line.append_text(shown[place])
        lines.append(line)
    return lines, page, pages


def legend_icon(position: Position, easel: Easel) -> str:
    """The first entry of the legend."""
    icon = next(iter(legend_icons(position.city)))
    return f"{easel.pen.icons[icon]} {easel.text(f'play-icon-{icon}')}"


def legend_lines(position: Position, easel: Easel) -> list[Text]:
    """What the signs on the board mean."""
    pen = easel.pen
    items = []
    for icon in legend_icons(position.city):
        item = Text(pen.icons[icon], ICON_STYLES[icon]).append(" " + easel.text(f"play-icon-{icon}"))
        items.append(item)
    for seat in range(len(position.names)):
        items.append(easel.seat(position, seat))
    signs = [
        ("[g]", "play-legend-end"),
        ("<g>", "play-legend-other-end"),
        (f"{pen.road[0]}{pen.road[1]}", "play-legend-road"),
    ]
    if position.seat is not None:
        signs.append((pen.hollow[position.seat], "play-legend-preview"))
    if any(stop.spot is not None for stop in position.city.stops):
        signs.append((SPOT, "play-legend-spot"))
    if position.city.jammed_roads:
        signs.append((pen.jammed[0], "play-legend-jammed"))
    if position.city.fast_roads:
        fast = f"{pen.fast[0]}{pen.fast[1]}"
        if position.view["fast_roads"] is None:
            other = f"{pen.other_fast[0]}{pen.other_fast[1]}"
            signs += [(fast, "play-legend-fast-even"), (other, "play-legend-fast-odd")]
        else:
            signs.append((fast, "play-legend-fast"))
    if position.view["rival"]:
        signs.append((pen.rival, "play-rival"))
    items += [Text(sign).append(" " + easel.text(key)) for sign, key in signs]
    return joined(items, easel)
