"""Everything of a game as one PDF.

For printers that use both sides, every leaf has two pages: what has no back is followed by an empty one. For the
others there are only pages with something on them, and backs are glued on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from allaboard.boards import loader
from allaboard.boards.city import City
from allaboard.boards.faults import refuse
from allaboard.drawing.pdf import Page, to_pdf
from allaboard.drawing.print.aids import aid_cards
from allaboard.drawing.print.boards import board_pages, plan_of
from allaboard.drawing.print.cover import Below, Section, cover_page, overview
from allaboard.drawing.print.decks import Flip, deck_pages
from allaboard.drawing.print.depot import pad_pages, who_does_what
from allaboard.drawing.print.page import Look, PrintPage
from allaboard.drawing.print.paper import PAPERS, Paper
from allaboard.drawing.print.parts import (
    DEPOT_CARD,
    LINE_CARD,
    OF_A_CITY,
    PARTS,
    depot_cards,
    has_fast_roads,
    line_cards,
)
from allaboard.drawing.print.pieces import piece_pages
from allaboard.drawing.print.rules import rules_pages
from allaboard.drawing.print.sheets import sheet_pages
from allaboard.drawing.sheets import blank_state
from allaboard.engine.line.setup import COMMON_OBJECTIVES, SOLO_COMMON_OBJECTIVES
from allaboard.engine.line.shapes import SHEET_TYPES
from allaboard.locales import Words, words_of

_CARDS = ("tickets", "rush-hours", "departures", "objectives", "personal")


@dataclass(frozen=True)
class Wishes:
    """What is to be printed, and on what."""

    game: str
    city: City | None = None
    parts: tuple[str, ...] = ()  # none named: all
    copies: int = 1  # of every score sheet
    paper: Paper = field(default_factory=lambda: PAPERS["a4"])
    look: Look = field(default_factory=Look)
    flip: Flip = "long"
    is_single_sided: bool = False

    @property
    def wanted(self) -> tuple[str, ...]:
        """The parts in the order in which they are printed."""
        return tuple(part for part in PARTS[self.game] if not self.parts or part in self.parts)


def print_pdf(wishes: Wishes) -> bytes:
    """The pages as a PDF; raises `FaultsFound` if a wish cannot be fulfilled."""
    return to_pdf(booklet(wishes), title=heading_of(wishes))


def booklet(wishes: Wishes) -> list[Page]:
    """All pages, in the order in which they are printed."""
    words = words_of(wishes.look.language)
    if wishes.city is None and OF_A_CITY & set(wishes.wanted):
        needed = ", ".join(part for part in wishes.wanted if part in OF_A_CITY)
        raise refuse("no-city", "", f"--city is needed for {needed}")
    cover_pages = 1 if wishes.is_single_sided else 2
    at = cover_pages + 1
    sections: list[Section] = []
    pages: list[PrintPage] = []
    for name, some in _sections(wishes, words):
        leaves = some if wishes.is_single_sided else _with_backs(some, wishes.look)
        last = at + len(leaves) - 1
        sections.append(Section(name, at, last))
        pages += leaves
        at = last + 1
    plan = plan_of(wishes.city, wishes.paper) if wishes.city is not None and "board" in wishes.wanted else None
    help_ = words("print-help-single" if wishes.is_single_sided else f"print-help-{wishes.flip}")
    if plan is not None and len(plan.tiles) > 1:
        help_ = f"{help_} {words('print-help-board')}"
    if "rules" in wishes.wanted:
        help_ = f"{help_} {words('print-needs')}"
    below: Below | None = who_does_what if wishes.game == "depot" else None
    if wishes.city is not None and plan is not None:
        below = partial(overview, wishes.city, plan)
    cover = cover_page(wishes.paper, wishes.look, heading_of(wishes), sections, help_, below)
    first = [cover] if wishes.is_single_sided else _with_backs([cover], wishes.look)
    every = [*first, *pages]
    return [page.finished(place, len(every)) for place, page in enumerate(every, 1)]


def _sections(wishes: Wishes, words: Words) -> list[tuple[str, list[PrintPage]]]:
    """What belongs together, by its name."""
    game, paper, look, city, wanted = wishes.game, wishes.paper, wishes.look, wishes.city, wishes.wanted
    heading = heading_of(wishes)
    found: list[tuple[str, list[PrintPage]]] = []
    if "rules" in wanted:
        name = words("print-rules")
        found.append((name, rules_pages(paper, game, look, f"{words(game)} · {name}")))
    if city is not None and "board" in wanted:
        name = words("print-board")
        found.append((name, board_pages(paper, city, look, f"{heading} · {name}")))
    if "aids" in wanted:
        found.append((words("print-aids"), deck_pages(paper, DEPOT_CARD, aid_cards(), look, heading, wishes.flip)))
    if game == "depot" and "sheets" in wanted:
        name = words("print-pad")
        found.append((name, pad_pages(paper, look, f"{heading} · {name}", wishes.copies)))
    for part, slots in (("sheets", COMMON_OBJECTIVES), ("solo-sheets", SOLO_COMMON_OBJECTIVES)):
        if game != "depot" and part in wanted:
            kinds = list(range(1, SHEET_TYPES + 1)) * wishes.copies
            name = words(f"print-{part}")
            states = [blank_state(game, kind, slots, has_fast_roads=has_fast_roads(game, city)) for kind in kinds]
            found.append((name, sheet_pages(paper, states, look, f"{heading} · {name}")))
    cards = [part for part in _CARDS if part in wanted]
    if cards:
        name = ", ".join(words(f"print-{part}") for part in cards)
        deck = line_cards(game, city, _city_name(city, words), cards)
        found.append((name, deck_pages(paper, LINE_CARD, deck, look, heading, wishes.flip)))
    if city is not None and "pieces" in wanted:
        name = words("print-pieces")
        stops = plan_of(city, paper).stops
        found.append((name, piece_pages(paper, city, stops, look, f"{heading} · {name}")))
    if "deck" in wanted:
        found.append((words("print-deck"), deck_pages(paper, DEPOT_CARD, depot_cards(), look, heading, wishes.flip)))
    return found


def _with_backs(pages: Sequence[PrintPage], look: Look) -> list[PrintPage]:
    """An empty page behind each that has no back."""
    found: list[PrintPage] = []
    for place, page in enumerate(pages):
        found.append(page)
        has_back = place + 1 < len(pages) and pages[place + 1].is_back
        if not page.is_back and not has_back:
            found.append(PrintPage(page.paper, look, words_of(look.language)("print-empty"), is_back=True))
    return found


def heading_of(wishes: Wishes) -> str:
    """The game and its city."""
    words = words_of(wishes.look.language)
    if wishes.city is None:
        return words(wishes.game)
    return words("drawing-title", game=words(wishes.game), city=_city_name(wishes.city, words))


def _city_name(city: City | None, words: Words) -> str:
    """A built-in city as players call it, any other by the name in its file."""
    if city is None:
        return ""
    return words(city.name) if city.name in loader.names() else city.name.replace("_", " ").title()
