"""Whole screens, as lines that fit a given size: the board, the sheet beside it, what happened, what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len
from rich.text import Text

from allaboard.cli.cells import beside, cut, cut_styled, padded, right
from allaboard.cli.play.choices import Choice
from allaboard.cli.play.map_plan import MapPlan, plan_map
from allaboard.cli.play.map_text import draw_map
from allaboard.cli.play.panels import (
    NAME_MOST,
    Easel,
    choice_grid,
    header,
    joined,
    legend_icon,
    legend_lines,
    others_panel,
    shape_words,
    sheet_panel,
)
from allaboard.cli.play.pen import seat_style
from allaboard.cli.play.position import Position
from allaboard.cli.play.sheet_text import box_text, signed, zones_of

PANEL_LEAST = 24
PANEL_MOST = 34
BOTTOM_LEAST = 3  # lines below the board, if that shows all of it
BOTTOM_BESIDE_PART = 7  # and if it cannot be shown as a whole anyway
NEWS_LEAST = 40  # sentences need this width beside the board
SIDE_LEAST = 76  # from this width on the sheet stands beside the board, even if the board must be cropped


def _board_and_panel(position: Position, preview: Choice | None, room: int, easel: Easel) -> list[Text]:
    """The board with the sheet and the others beside it, or on a narrow screen the board alone.

    `room` is the height that is left after the head and the question.
    """
    city, centre = position.city, position.end if preview is None else preview.end
    high = room - BOTTOM_LEAST
    plan = plan_map(city, easel.width - PANEL_LEAST - 1, high, centre)
    content = position.map_content(preview)
    if not plan.whole:
        high = max(room - BOTTOM_BESIDE_PART, 4)
        beside_it = easel.width >= SIDE_LEAST
        plan = plan_map(city, easel.width - PANEL_LEAST - 1 if beside_it else easel.width, high - 1, centre)
        if not beside_it:
            board = draw_map(content, plan, easel.pen)
            return [*board, *_part_of_map(plan, easel), *_short_sheet(position, easel)]
    board = [*draw_map(content, plan, easel.pen), *_part_of_map(plan, easel)]
    panel = _panel(position, plan, easel)
    if preview is None:
        panel += _news_in_panel(position, plan, plan.height - len(panel), easel)
    legend = legend_lines(position, replace(easel, width=easel.width - plan.width - 2))
    if len(panel) + len(legend) < plan.height:
        panel += [Text(), *legend]
    return beside(board, plan.width, panel[:high])


def _panel(position: Position, plan: MapPlan, easel: Easel) -> list[Text]:
    """The own sheet, and the other players under it."""
    width = min(easel.width - plan.width - 1, PANEL_MOST)
    panel: list[Text] = []
    if position.seat is not None:
        panel += sheet_panel(position, position.seat, width, easel)
    others = others_panel(position, width, easel)
    if len(panel) + len(others) < plan.height:
        panel.append(Text())
    return panel + others


def _news_in_panel(position: Position, plan: MapPlan, room: int, easel: Easel) -> list[Text]:
    """What happened, beside the board if there is room for all of it."""
    narrow = replace(easel, width=easel.width - plan.width - 2)
    lines = [line for item in position.news for line in narrow.wrap(item, indent=2)]
    return [Text(), *lines] if lines and len(lines) < room and narrow.width >= NEWS_LEAST else []


def _part_of_map(plan: MapPlan, easel: Easel) -> list[Text]:
    if plan.whole:
        return []
    across = f"{plan.label_across(plan.across[0])}-{plan.label_across(plan.across[-1])}"
    down = f"{plan.label_down(plan.down[0])}-{plan.label_down(plan.down[-1])}"
    return [Text(cut(easel.text("play-part-of-map", across=across, down=down), easel.width), "dim")]


def _short_sheet(position: Position, easel: Easel) -> list[Text]:
    """On a narrow screen the sheet in a line; all of it is a command away."""
    if position.seat is None:
        return []
    facts = [easel.seat(position, position.seat, 10)]
    facts.append(Text(easel.text("play-points", points=signed(position.own_score["total"]))))
    for zone in zones_of(position.view["game"], position.own["sheet"]):
        if zone.key in {"turn_zone", "traffic", "connections"}:
            facts.append(Text(f"{easel.text(f'play-zone-{zone.key}')} {box_text(zone, easel.pen)}"))
    letters = position.letters(position.seat)
    facts.append(Text(f"{easel.text('play-zone-personal')} {' '.join(letters)}"))
    return joined(facts, easel)[:2]


def turn_screen(position: Position, easel: Easel, message: str = "") -> list[Text]:
    """The screen of a turn: everything needed to decide, on one screen."""
    head = header(position, easel)
    room = easel.height - 1 - len(head)
    top = _board_and_panel(position, None, room, easel)
    told = easel.wrap(message, "bold")[:2] if message else []
    if position.trap is not None:
        told = [*easel.wrap(easel.words(position.trap), "bold red")[:2], *told]
    room -= len(top) + len(told) + 1
    grid, page, pages = choice_grid(position, max(room if told else room - 1, 1), easel)
    news = _news(position, top, room - len(grid), easel)
    top += _airy(position, top, room - len(grid) - len(news), easel)
    return _stacked([*head, *top], [*news, _your_turn(position, page, pages, easel), *grid, *told], easel)


def _stacked(upper: list[Text], lower: list[Text], easel: Easel) -> list[Text]:
    """Both on one screen; where it is too low, the upper part gives way, for below stands what to answer."""
    lower = lower[-(easel.height - 1) :]
    return [*upper[: easel.height - 1 - len(lower)], *lower]


def _airy(position: Position, top: list[Text], room: int, easel: Easel) -> list[Text]:
    """Where lines are left over: what the signs mean, unless the panel says it, and some air."""
    legend = legend_lines(position, easel)
    first = legend_icon(position, easel)
    if any(first in line.plain for line in top):
        legend = []
    if room >= len(legend) + 2:
        return [Text(), *legend, Text()] if legend else [Text()]
    return [Text()] if room >= 1 else []


def _your_turn(position: Position, page: int, pages: int, easel: Easel) -> Text:
    """Whose turn it is, the shape, and how the list below is ordered."""
    assert position.seat is not None
    line = easel.seat(position, position.seat)
    shape = position.own["shape"]
    line.append(easel.text("play-asked", what=shape_words(shape, easel.words)) if shape else "", "bold")
    order = "play-best-first" if position.best_first else "play-by-text"
    line.append(easel.pen.fit(f"  ({easel.words(order)})"), "dim")
    if pages > 1:
        line.append(" " + easel.text("play-page", page=page + 1, pages=pages), "bold")
    return cut_styled(line, easel.width)


def _news(position: Position, top: list[Text], room: int, easel: Easel) -> list[Text]:
    """What the others did: in words where there is room, else their turns in one line; not twice."""
    told = position.news and any(easel.pen.fit(position.news[0])[:NEWS_LEAST] in line.plain for line in top)
    if told or room < 1 or not (position.news or position.moves):
        return []
    lines = [line for item in position.news for line in easel.wrap(item, indent=2)]
    if len(lines) <= room:
        return lines
    if room >= 3:
        return [Text(easel.text("play-news-more"), "dim"), *lines[len(lines) - room + 1 :]]
    line = Text()
    for seat, turn in position.moves:
        line.append(f"{easel.pen.sign(seat)} {turn}  ", seat_style(seat))
    return [cut_styled(line, easel.width)] if line.plain else lines[-1:]


def preview_screen(position: Position, choice: Choice, story: Sequence[str], easel: Easel) -> list[Text]:
    """A chosen turn on the board, and what it would do."""
    head = header(position, easel)
    before = position.own_score["total"] or 0
    if choice.gain is None:
        verdict = easel.wrap(easel.words("play-preview-out", turn=choice.text, stop=choice.end), "bold red")
    else:
        after = signed(before + choice.gain)
        told = easel.words("play-preview", turn=choice.text, before=signed(before), after=after)
        costs = []
        if choice.turn_zone:
            costs.append(easel.words("play-costs-turns", count=choice.turn_zone))
        if choice.shared:
            costs.append(easel.words(f"play-costs-{position.view['game']}", count=choice.shared))
        verdict = easel.wrap(" ".join([told, *costs]), "bold")
        if choice.dead_end:
            verdict += easel.wrap(easel.words("dead-end-after", turns=choice.dead_end), "bold red")
    told_lines = [line for item in story for line in easel.wrap(item, indent=2)]
    room = easel.height - 1 - len(head)
    top = _board_and_panel(position, choice, room, easel)
    left = room - len(top) - len(verdict)
    if len(told_lines) > left:  # sentences side by side where lines are few
        told_lines = easel.wrap(" ".join(story))
    return _stacked([*head, *top], [*told_lines[: max(left, 0)], *verdict], easel)


def departure_screen(position: Position, easel: Easel, message: str = "", chosen: int | None = None) -> list[Text]:
    """Two departure tickets to choose from, with the board and the own objective."""
    head = header(position, easel)
    top = _board_and_panel(position, None, easel.height - 1 - len(head), easel)
    room = easel.height - 1 - len(head) - len(top)
    lines: list[Text] = []
    for number, stop in position.hand:
        mark = ">" if number == chosen else " "
        text = easel.text("play-departure-choice", number=number, stop=stop)
        lines.append(Text(f"{mark} {text}", "bold" if number == chosen else ""))
    assert position.seat is not None
    asked = easel.text("play-asked", what=easel.words("play-departure-choose"))
    who = easel.seat(position, position.seat).append(asked)
    told = easel.wrap(message, "bold")[-1:] if message else []
    news = _news(position, top, room - len(lines) - 1 - len(told), easel)
    choice = [cut_styled(line, easel.width) for line in [who, *lines]]
    return _stacked([*head, *top], [*news, *choice, *told], easel)


def board_screen(position: Position, centre: str | None, easel: Easel) -> list[Text]:
    """The board alone, as large as it fits, around any stop."""
    plan = plan_map(position.city, easel.width, easel.height - 3, centre or position.end)
    lines = [*draw_map(position.map_content(), plan, easel.pen), *_part_of_map(plan, easel)]
    return lines[: easel.height - 1]


def sheets_lines(position: Position, easel: Easel) -> list[Text]:
    """The sheets of all players, as many side by side as fit."""
    width = min(PANEL_MOST, easel.width)
    columns = max(1, (easel.width + 3) // (width + 3))
    lines: list[Text] = []
    seats = list(range(len(position.names)))
    for start in range(0, len(seats), columns):
        block: list[Text] = []
        for place, seat in enumerate(seats[start : start + columns]):
            panel = sheet_panel(position, seat, width, easel)
            block = panel if place == 0 else beside(block, place * (width + 3) - 3, panel, gap=3)
        lines += [*block, Text()]
    return lines[:-1]


def final_table(position: Position, easel: Easel) -> list[Text]:
    """Zones by players, totals and ranks."""
    words = easel.words
    breakdowns = [score["breakdown"] for score in position.scores["seats"]]
    zones = next((list(found) for found in breakdowns if found is not None), [])
    label = min(max([cell_len(easel.pen.fit(words(zone))) for zone in [*zones, "total"]]), easel.width // 3)
    column = max(5, min(NAME_MOST + 2, (easel.width - label) // len(position.names) - 1))
    head = Text(" " * label)
    for seat in range(len(position.names)):
        name = easel.seat(position, seat, column - 2)
        head.append(" " * (column + 1 - name.cell_len)).append_text(name)
    lines = [head]

    def row(text: str, values: Sequence[str], style: str = "") -> Text:
        cells = "".join(" " + right(easel.pen.fit(value), column) for value in values)
        return Text(padded(easel.pen.fit(text), label) + cells, style)

    out = words("play-out-short")
    lines += [
        row(words(zone), ["" if found is None else signed(found[zone]) for found in breakdowns]) for zone in zones
    ]
    lines.append(Text(easel.pen.rule * min(easel.width, label + (column + 1) * len(breakdowns)), "dim"))
    scores = position.scores["seats"]
    totals = [out if score["eliminated"] else signed(score["total"]) for score in scores]
    lines.append(row(words("total"), totals, "bold"))
    if not position.is_solo:
        lines.append(row(words("play-rank"), ["" if score["eliminated"] else str(score["rank"]) for score in scores]))
    return [cut_styled(line, easel.width) for line in lines]
