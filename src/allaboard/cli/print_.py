"""`allaboard print`: a PDF with everything that a game needs, to be cut out."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

from pathlib import PurePath
from typing import TYPE_CHECKING, Annotated, Literal, cast

from cyclopts import Parameter

from allaboard.boards.city import City
from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import harmless, shown
from allaboard.boards.loader import find_city
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of
from allaboard.cli.output import complain, complain_of
from allaboard.records.writing import write_file

if TYPE_CHECKING:
    from allaboard.drawing.print import Wishes

_HELP = help_words()
_LABEL = "allaboard print"
MOST_COPIES = 50


def print_(
    *,
    output: Annotated[str, Parameter(name=("--output", "-o"), help=_HELP("help-print-output"))],
    game: Annotated[str | None, Parameter(help=_HELP("help-print-game"))] = None,
    city: Annotated[str | None, Parameter(help=_HELP("help-print-city"))] = None,
    parts: Annotated[str, Parameter(help=_HELP("help-print-parts"))] = "",
    copies: Annotated[int, Parameter(help=_HELP("help-print-copies"))] = 1,
    paper: Annotated[str, Parameter(help=_HELP("help-print-paper"))] = "a4",
    ink_saving: Annotated[bool, Parameter(negative="", help=_HELP("help-print-ink-saving"))] = False,
    flip: Annotated[str, Parameter(help=_HELP("help-print-flip"))] = "long",
    single_sided: Annotated[bool, Parameter(negative="", help=_HELP("help-print-single-sided"))] = False,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(_HELP))] = None,
) -> int:
    """Write the PDF."""
    from allaboard.drawing.print import PAPERS, PARTS, Wishes, print_pdf  # noqa: PLC0415 - slow, and not for help
    from allaboard.drawing.print.page import Look  # noqa: PLC0415
    from allaboard.drawing.theme import INK_SAVING, LIGHT  # noqa: PLC0415

    look = Look(INK_SAVING if ink_saving else LIGHT, language_of(lang))
    if PurePath(output).suffix.lower() != ".pdf":
        complain(harmless(output), "what is printed is written as .pdf")
        return WRONG_INPUT
    try:
        found = None if city is None else find_city(city)
        kind = _game(game, found, PARTS)
        wishes = Wishes(
            game=kind,
            city=found,
            parts=_parts(parts, kind, PARTS),
            copies=_number(copies),
            paper=PAPERS[_one_of(paper.lower(), "--paper", tuple(PAPERS))],
            look=look,
            flip=cast("Literal['long', 'short']", _one_of(flip, "--flip", ("long", "short"))),
            is_single_sided=single_sided,
        )
        _check(wishes)
        write_file(output, print_pdf(wishes))
    except FaultsFound as error:
        complain_of(_LABEL, error)
        return WRONG_INPUT
    return FINE


def _game(game: str | None, city: City | None, known: dict[str, tuple[str, ...]]) -> str:
    """The game that is named, or that of the city."""
    if game is None:
        if city is None:
            raise refuse("no-game", "", "needs --game or --city")
        return city.game
    _one_of(game, "--game", tuple(known))
    if city is not None and city.game != game:
        raise refuse("game", "", f"{shown(city.name)} is a city of {city.game}, not of {game}")
    return game


def _parts(text: str, game: str, known: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    named = tuple(part.strip() for part in text.split(",") if part.strip())
    for part in named:
        _one_of(part, "--parts", known[game])
    return named


def _check(wishes: "Wishes") -> None:
    if wishes.copies > 1 and not {"sheets", "solo-sheets"} & set(wishes.wanted):
        raise refuse("copies", "", "--copies is for score sheets, and none is printed")


def _number(copies: int) -> int:
    if not 1 <= copies <= MOST_COPIES:
        raise refuse("copies", "", f"--copies is from 1 to {MOST_COPIES}")
    return copies


def _one_of(value: str, flag: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise refuse("flag", "", f"{flag}: {shown(value)} is not one of {', '.join(known)}")
    return value
