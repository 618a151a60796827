"""The stops: a sign, and in its corners the number, star and letter; the names of spots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from allaboard.boards.city import City, Stop
from allaboard.drawing.board.corners import LETTER, LETTER_SIZE, TAB_HEIGHT, TAB_SIZE, letter_centre, tab_box
from allaboard.drawing.board.layout import FRAME_SIZE, Layout
from allaboard.drawing.board.names import FONT, LEADING
from allaboard.drawing.elements import Definitions, Element, Ready, circle, element, group, rectangle, title
from allaboard.drawing.geometry import Grid, grid_of
from allaboard.drawing.signs import edge_on, sign, star
from allaboard.drawing.studio import Studio
from allaboard.locales import Words


def icon_name(words: Words, icon: str) -> str:
    """What players call an icon."""
    named = {"metro": "entrance", "flirt_light": "drawing-flirt-light", "flirt_dark": "drawing-flirt-dark"}
    return words(named.get(icon, icon))


class _Look:
    """Theme and language: two studios with the same ones draw the same."""

    def __init__(self, studio: Studio) -> None:
        self.theme, self.language = studio.theme, studio.words.language

    def __hash__(self) -> int:
        return hash(self.language)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Look) and self.theme is other.theme and self.language == other.language


def draw_stops(studio: Studio, layout: Layout) -> Element:
    """All stops. Only the wanted letters differ between moments, so the drawing is written once and kept."""
    drawing, definitions = _kept(_Look(studio), layout.city, layout.grid.lying, layout.state.letters)
    studio.definitions.include(definitions)
    return drawing


@lru_cache(maxsize=32)
def _kept(look: _Look, city: City, lying: bool, letters: frozenset[str]) -> tuple[Element, Definitions]:
    studio = Studio(look.theme, look.language)
    drawing = Ready(_stops(studio, city, grid_of(city, lying), letters))
    return drawing, studio.definitions.ready()


def _stops(studio: Studio, city: City, grid: Grid, letters: frozenset[str]) -> Element:
    called = {icon: icon_name(studio.words, icon) for stop in city.stops for icon in stop.icons}
    stops = group(data_stops=len(city.stops), text_anchor="middle", font_weight=700)
    return stops.extend(_stop(studio, stop, *grid.place(stop.name), letters, called) for stop in city.stops)


def _stop(studio: Studio, stop: Stop, x: float, y: float, letters: frozenset[str], called: dict[str, str]) -> Element:
    drawing = group(
        class_="stop",
        data_stop=stop.name,
        data_icons=" ".join(stop.icons),
        data_departure=stop.departure,
        data_letter=stop.letter,
        data_spot=stop.spot,
    )
    text = f"{stop.name}: {', '.join(called[icon] for icon in stop.icons)}"
    drawing.add(title(f"{text}, {stop.spot}" if stop.spot else text), sign(studio, stop.icons, x, y))
    if stop.spot is not None:
        drawing.add(star(studio, x - 17, y - 16.4))
    if stop.departure is not None:
        drawing.extend(_tab(studio, stop, x, y))
    if stop.letter is not None:
        drawing.extend(_letter(studio, stop, stop.letter, stop.letter in letters, x, y))
    return drawing


def _tab(studio: Studio, stop: Stop, x: float, y: float) -> Iterator[Element]:
    theme = studio.theme
    box = tab_box(stop, x, y)
    width = box.right - box.left
    name = f"tab-{width:g}"
    if name not in studio.definitions:
        edge = edge_on(studio, theme.plate)
        plate = rectangle(0, 0, width, TAB_HEIGHT, rx=4.5, fill=theme.plate, stroke=edge, stroke_width=1.4)
        studio.definitions.define(name, plate)
    yield studio.definitions.use(name, box.left, box.top)
    yield element(
        "text", str(stop.departure), x=box.left + width / 2, y=box.top + 13.8, font_size=TAB_SIZE, fill=theme.on_plate
    )


def _letter(studio: Studio, stop: Stop, letter: str, is_wanted: bool, x: float, y: float) -> Iterator[Element]:
    """White, or gold where the viewer wants to go."""
    theme = studio.theme
    centre = letter_centre(stop, x, y)
    name = "letter-wanted" if is_wanted else "letter"
    if name not in studio.definitions:
        disc = circle(
            0, 0, LETTER,
            fill=theme.gold if is_wanted else theme.sign,
            stroke=theme.casing if is_wanted else theme.rim,
            stroke_width=2.2 if is_wanted else 1.3,
        )  # fmt: skip
        studio.definitions.define(name, disc)
    yield studio.definitions.use(name, *centre)
    yield element(
        "text",
        letter.upper(),
        x=centre[0],
        y=centre[1] + 4.9,
        font_size=LETTER_SIZE,
        fill=theme.on_gold if is_wanted else theme.ink,
        data_wanted=is_wanted or None,
    )


def draw_frame(studio: Studio, layout: Layout) -> Element:
    """The letters and numbers along the edges, which name the stops."""
    frame = group(font_size=FRAME_SIZE, font_weight=600, fill=studio.theme.soft_ink, text_anchor="middle")
    return frame.extend(element("text", item.text, x=item.x, y=item.y) for item in layout.frame)


def draw_names(studio: Studio, layout: Layout) -> Element:
    """The names of the spots: with a halo of block colour, or on a plate where lines run under them."""
    theme = studio.theme
    names = group(data_names=len(layout.names), fill=theme.ink, text_anchor="middle", font_family=FONT.families)
    for name in layout.names:
        if name.is_on_busy_road:
            box = name.box
            names.add(
                rectangle(
                    box.left, box.top, box.right - box.left, box.bottom - box.top, rx=4,
                    fill=theme.block, stroke=theme.line, stroke_width=1,
                )
            )  # fmt: skip
        halo = group(
            font_size=name.size,
            font_weight=FONT.weight,
            stroke=theme.block,
            stroke_width=3.4,
            stroke_linejoin="round",
            paint_order="stroke",
        )
        for place, line in enumerate(name.lines):
            halo.add(element("text", line, x=name.x, y=name.y + place * LEADING * name.size))
        names.add(halo)
    return names
