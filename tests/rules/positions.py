"""Small cities and short games in which one rule shows.

`street` builds a city in which every player has a street of their own, with nothing but straight roads: what is
written there is what the line reaches. `drawn` builds a city from a drawing. Both are valid cities; what they
need and nobody visits (departures, letters) lies out of the way.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from textwrap import dedent
from typing import Any, cast

from allaboard.boards.city import DEPARTURE_ICON, City
from allaboard.boards.loader import load, parse_city
from allaboard.engine import Event, LineGame, LineOptions, LineSetup, start_game

FILLER = {"bus": "office", "metro": "restaurant"}  # closes nothing where there is nothing to close
SPARE_LETTERS = "abcdef"
OBJECTIVES = [["a", "b", "c"], ["d", "e", "f"], ["d", "e", "f"], ["d", "e", "f"], ["d", "e", "f"]]
LONGEST_STREET = 24

# What sheet 1 makes of the tickets, by length, as far as it is straight or free.
STRAIGHT_TICKETS = {3: (5, 11), 2: (1, 7, 3, 9), 1: (4, 10)}
COMMON = {"bus": ("monument", "museum", "granny"), "metro": ("opera", "theater", "granny")}


# Cities


def street(game: str, *streets: str, special: int = 0) -> City:
    """A city with one street a player, from A1, A3, ... along the row.

    A street is a list of words: `granny`, `student+granny` for two passengers, `office*` for a sightseeing spot,
    `granny=a` for a letter. The first `special` roads of every street are jammed, or fast after an odd ticket.
    """
    departures = 6 if len(streets) <= 3 else 12
    stops: dict[str, dict[str, object]] = {}
    roads: list[list[str]] = []
    width = max(12, max(len(words.split()) for words in streets) + 2)
    columns = [chr(65 + place) for place in range(width)]
    for place, words in enumerate(streets):
        top, bottom = 2 * place + 1, 2 * place + 2
        stops[f"A{top}"] = {"icons": [DEPARTURE_ICON[game]], "departure": place + 1}
        for column, word in zip(columns[1:], words.split(), strict=False):
            stops[f"{column}{top}"] = _stop(word)
        for row in (top, bottom):
            for column in columns:
                stops.setdefault(f"{column}{row}", {"icons": [FILLER[game]]})
            roads += [[f"{a}{row}", f"{b}{row}"] for a, b in itertools.pairwise(columns)]
        roads += [[f"{column}{top}", f"{column}{bottom}"] for column in (columns[0], columns[-1])]
        if place:
            roads.append([f"{columns[-1]}{top - 1}", f"{columns[-1]}{top}"])
    # The lower rows, from the far end, but not at its corner.
    spare = [f"{column}{2 * place + 2}" for place in range(len(streets)) for column in columns[-2::-1]]
    _furnish(game, stops, spare, departures)
    marked = [
        [f"{a}{2 * place + 1}", f"{b}{2 * place + 1}"]
        for place in range(len(streets))
        for a, b in list(itertools.pairwise(columns))[:special]
    ]
    return _city(game, stops, roads, marked, most=5 if departures == 12 else 3)


SIGNS = {
    "bus": {"g": "granny", "s": "student", "t": "tourist", "p": "professional", "u": "university"}
    | {"m": "monument", "d": "museum", "o": "office", "L": "green_light"},
    "metro": {"g": "granny", "s": "student", "t": "tourist", "f": "flirt_light", "F": "flirt_dark"}
    | {"c": "cinema", "o": "opera", "d": "theater", "r": "restaurant", "M": "metro"},
}


def drawn(game: str, drawing: str) -> City:
    """A city from a drawing, four characters a column, two lines a row.

    A stop is a sign of `SIGNS`, or a digit for a departure; `=` and `!` are roads that are jammed, or fast after an
    odd ticket. Below the bottom left stop begins a suburb that holds the other departures.
    """
    stops: dict[str, dict[str, object]] = {}
    roads: list[list[str]] = []
    marked: list[list[str]] = []
    lines = [line for line in dedent(drawing).splitlines() if line.strip()]
    for number, line in enumerate(lines):
        row = number // 2 + 1
        for place in range(0, len(line), 4):
            column, here = chr(65 + place // 4), line[place]
            if number % 2:
                if here in "|!":
                    road = [f"{column}{row}", f"{column}{row + 1}"]
                    roads.append(road)
                    marked += [road] if here == "!" else []
                continue
            if here == " ":
                continue
            name = f"{column}{row}"
            if here.isdigit():
                stops[name] = {"icons": [DEPARTURE_ICON[game]], "departure": int(here)}
            else:
                stops[name] = {"icons": [SIGNS[game][here]]}
            sign = line[place + 1 : place + 2]
            if sign in {"-", "="}:
                road = [name, f"{chr(ord(column) + 1)}{row}"]
                roads.append(road)
                marked += [road] if sign == "=" else []
    last = (len(lines) + 1) // 2
    suburb = [[f"{column}{last + down}" for column in "ABCDEFGH"] for down in (1, 2)]
    for names in suburb:
        stops |= {name: {"icons": [FILLER[game]]} for name in names}
        roads += [list(pair) for pair in itertools.pairwise(names)]
    roads += [[f"A{last}", f"A{last + 1}"], [suburb[0][0], suburb[1][0]], [suburb[0][-1], suburb[1][-1]]]
    _furnish(game, stops, [*reversed(suburb[1]), *reversed(suburb[0])], departures=6)
    return _city(game, stops, roads, marked, most=3)


def _stop(word: str) -> dict[str, object]:
    found: dict[str, object] = {}
    word, _, letter = word.partition("=")
    if letter:
        found["letter"] = letter
    if word.endswith("*"):
        word = word.removesuffix("*")
        found["spot"] = f"the {word}"
    return {"icons": word.split("+")} | found


def _furnish(game: str, stops: dict[str, dict[str, object]], spare: Sequence[str], departures: int) -> None:
    """Put the departures and letters that are still missing at spare stops."""
    taken = {stop.get("departure") for stop in stops.values()}
    used = {stop.get("letter") for stop in stops.values()}
    places = iter(spare)
    for number in range(1, departures + 1):
        if number not in taken:
            stops[next(places)] = {"icons": [DEPARTURE_ICON[game]], "departure": number}
    for letter in SPARE_LETTERS:
        if letter not in used:
            stops[next(places)]["letter"] = letter


def _city(game: str, stops: Mapping[str, object], roads: list[list[str]], marked: list[list[str]], most: int) -> City:
    city: dict[str, object] = {
        "city": "testville",
        "game": game,
        "players": [1, most],
        "stops": stops,
        "roads": roads,
        "personal_objectives": OBJECTIVES,
    }
    if marked:
        city |= {"jammed_roads": marked} if game == "bus" else {"fast_roads": {"yellow": [], "burgundy": marked}}
    return parse_city(city)


# Games


def table(
    city: City | str,
    sheets: Sequence[int],
    tickets: Sequence[int],
    *,
    departures: Sequence[int | None] | None = None,
    common: Sequence[str] | None = None,
    personal: Sequence[int | None] | None = None,
    inspector: int = 0,
    hands: Sequence[tuple[int, int]] | None = None,
    rush: tuple[int, int] | None = None,
    rival: Sequence[str] = (),
    options: LineOptions | None = None,
) -> LineGame:
    """A game with exactly these sheets and tickets; seat k departs from k + 1 unless told otherwise."""
    if isinstance(city, str):
        city = load(city)
    seats = len(sheets)
    setup = LineSetup(
        sheets=tuple(sheets),
        personal=tuple(range(1, seats + 1) if personal is None else personal),
        common=tuple(COMMON[city.game][: 3 if seats == 1 else 2] if common is None else common),
        departures=tuple(range(1, seats + 1) if departures is None else departures),
        tickets=tuple(tickets),
        inspector=inspector,
        hands=None if hands is None else tuple(hands),
        rush=rush,
        rival=tuple(rival),
    )
    return start_game(city, setup, options)


def solo(
    city: City | str,
    tickets: Sequence[int],
    *,
    sheet: int = 1,
    departure: int = 1,
    common: Sequence[str] | None = None,
    personal: int | None = 1,
    rush: tuple[int, int] = (0, 6),
    rival: Sequence[str] | None = None,
) -> LineGame:
    """A game for one. Without a rival line it has one that never leaves departure 6."""
    if isinstance(city, str):
        city = load(city)
    return table(
        city,
        [sheet],
        tickets,
        departures=[departure],
        common=common,
        personal=[personal],
        rush=rush,
        rival=[city.departures[6]] if rival is None else rival,
    )


def straight_tickets(markers: int) -> list[int]:
    """Tickets that move sheet 1 by exactly so many markers, straight on and for free."""
    tickets: list[int] = []
    for length, numbers in STRAIGHT_TICKETS.items():
        for number in numbers:
            if markers >= length:
                tickets.append(number)
                markers -= length
    assert markers == 0, "no street is that long"
    return tickets


def travel(
    game: str,
    words: str,
    *,
    personal: int | None = 1,
    common: Sequence[str] | None = None,
    met: int = 0,
    special: int = 0,
    rush: tuple[int, int] = (0, 6),
) -> LineGame:
    """One player alone has gone down this street (see `street`), stop by stop to its end, at no cost.

    A rival marker lies on its first `met` roads, and its first `special` roads are jammed or fast.
    """
    count = len(words.split())
    city = street(game, words, special=special)
    rival = [f"{chr(65 + place)}1" for place in range(met + 1)] if met else None
    tickets = straight_tickets(count)
    started = solo(city, tickets, personal=personal, common=common, rival=rival, rush=rush)
    ahead(started, len(tickets))
    return started


def ahead(game: LineGame, turns: int) -> list[Event]:
    """So many turns straight down everybody's street, without an extra marker; at its end, round the corner."""
    events: list[Event] = []
    for _ in range(turns):
        (seat,) = game.pending()
        plain = [text for text in legal(game) if "#" not in text and "+" not in text]
        texts = [text for text in plain if _stays_in_row(text)] or plain[:1]
        assert len(texts) == 1, texts
        events += game.apply(seat, game.parse(texts[0]))
    return events


def _stays_in_row(text: str) -> bool:
    rows = {stop[1:] for stop in text.replace(">", "-").split("-")}
    return len(rows) == 1


def play(game: LineGame, *texts: str) -> list[Event]:
    """These turns, by whoever's turn it is, and all that happened."""
    events: list[Event] = []
    for text in texts:
        events += game.apply(game.pending()[0], game.parse(text))
    return events


def legal(game: LineGame) -> list[str]:
    """What whoever's turn it is can do."""
    return [str(action) for action in game.legal(game.pending()[0])]


def sheet_of(game: LineGame, seat: int = 0) -> Mapping[str, Any]:
    """The ticked boxes of a seat."""
    return cast("Mapping[str, Any]", game.view(None)["seats"][seat]["sheet"])


def points(game: LineGame, seat: int = 0) -> dict[str, int | None]:
    """The breakdown of a seat that is still in, with all secrets."""
    breakdown = game.tally()["seats"][seat]["breakdown"]
    assert breakdown is not None
    return breakdown


def happened(events: Iterable[Event], kind: str) -> list[dict[str, object]]:
    """The events of one kind, without their type."""
    found = [event.to_json() for event in events if event.type == kind]
    return [{key: value for key, value in event.items() if key != "type"} for event in found]


def words_of(*parts: str) -> str:
    """Words of a street; `3 granny` is three of them."""
    words = []
    for part in parts:
        for piece in part.split(","):
            number, _, word = piece.strip().rpartition(" ")
            words += [word] * (int(number) if number else 1)
    return " ".join(words)
