"""Any record, step by step: whoever has it sends it, gets everything that is in it, and nothing is kept.

A record holds all that chance and players decided, so its owner may see everything: the views are open. Pictures are
asked for one by one, with the record again; that is a few kilobytes, and spares the server a memory of strangers'
games. What the bots' review will say of a record has its own place and is not part of this answer.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Controller, Request, Response, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from allaboard.boards.faults import FaultsFound
from allaboard.boards.harmless import harmless
from allaboard.engine import LineGame
from allaboard.protocol.messages import Asked, Change
from allaboard.records import Record, parse_record, play_record
from allaboard.records.replaying import start_record, steps
from allaboard.server.edge.guards import address_of, services_of
from allaboard.server.edge.pictures import compressed, ground_of, known_language, own_city
from allaboard.server.table.patches import difference
from allaboard.server.table.telling import offers_of

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame

Json = dict[str, Any]
Language = Annotated[str, QueryParameter(max_length=5)]
_MOST_STEPS = 10_000


class RecordWishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record. With `lenient`, a record whose actions stop fitting is played as far as they do."""

    record: Json
    lenient: bool = False


class SheetWishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment of a record: after so many actions, all of them if nothing is said. `trial` is tried out in pencil."""

    record: Json
    step: Annotated[int, Meta(ge=0, le=_MOST_STEPS)] | None = None
    trial: Annotated[str, Meta(max_length=200)] | None = None


class DayEnd(msgspec.Struct, frozen=True, kw_only=True):
    """The end of Depot's first day, amid what an action did: after so many of its events, before the next is dealt.

    `changes` lead there from the view before the action.
    """

    events: int
    changes: list[Change]
    scores: Json


class PlayedStep(msgspec.Struct, frozen=True, kw_only=True):
    """One action: whose it was, in which round (of Depot: in which turn of which day), and what it changed.

    `changes` lead from the view before it to the view after it, at the end of a day past the end: there is `day_end`.
    """

    seat: int
    action: str
    day: int
    round: int
    events: list[Json]
    changes: list[Change]
    scores: Json
    day_end: DayEnd | None = None


class PlayedRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A record from its opening to its last action, and what could be done next.

    `record` is as this server writes it, with the actions that fit; `rest` are those that do not, and `fault` says
    why. `board` is there for cities that are written out in a record.
    """

    record: Json
    game: str
    city: str | None
    names: list[str]
    bots: list[str | None]
    over: bool
    opening: list[Json]
    view: Json
    scores: Json
    steps: list[PlayedStep]
    asked: list[Asked]
    rest: list[str]
    fault: dict[str, str] | None = None
    board: Json | None = None


class Replaying(Controller):
    """Records that somebody has."""

    path = "/api/replays"
    tags = ["records"]  # noqa: RUF012 - Litestar reads it from the instance

    @post("/", summary="A record step by step; nothing of it is kept", status_code=200)
    async def replay(
        self, request: Request[Any, Any, Any], data: JSONBody[RecordWishes], language: Language = "en"
    ) -> Response[PlayedRecord]:
        _slow_down(request, "replay", data.record)
        played = await asyncio.to_thread(_played, data, known_language(language))
        answer: Response[Any] = compressed(request, msgspec.json.encode(played), "no-store")
        return answer

    @post("/sheets/{seat:int}", summary="A sheet at a moment of a record", status_code=200)
    async def sheet(
        self,
        request: Request[Any, Any, Any],
        seat: FromPath[int],
        data: JSONBody[SheetWishes],
        language: Language = "en",
    ) -> Response[bytes]:
        _slow_down(request, "sheet", data.record)
        answer = await asyncio.to_thread(_sheet, data, seat, known_language(language))
        return compressed(request, answer, "no-store")

    @post("/table", summary="The table of Depot at a moment of a record", status_code=200)
    async def table(
        self, request: Request[Any, Any, Any], data: JSONBody[SheetWishes], language: Language = "en"
    ) -> Response[bytes]:
        _slow_down(request, "sheet", data.record)
        answer = await asyncio.to_thread(_depot_table, data, known_language(language))
        return compressed(request, answer, "no-store")


def _slow_down(request: Request[Any, Any, Any], what: str, record: Json) -> None:
    """Many may ask, nobody too often; a city that is written out is looked at first."""
    services = services_of(request)
    if isinstance(record.get("city"), dict):
        own_city(request, record["city"])
    rate, burst = (8, 60) if what == "replay" else (40, 200)
    services.limits.check(what, address_of(request, services.settings), rate=rate, burst=burst)


def _played(wishes: RecordWishes, language: str) -> PlayedRecord:
    record = parse_record(wishes.record)
    if wishes.lenient:
        record = replace(record, result=None)  # it was that of other actions
    game = start_record(record)
    opening, view, scores = [event.to_json() for event in game.opening()], open_view(game), _standings(game)
    found, fault = _steps(record, game, is_lenient=wishes.lenient)
    written = {**record.to_json(), "actions": list(record.actions[: len(found)])}
    board = None
    if record.city is not None and isinstance(written["city"], dict):
        board = msgspec.json.decode(ground_of(record.city, False, language))
    return PlayedRecord(
        record=written,
        game=record.game,
        city=record.city.name if record.city is not None else None,
        names=[harmless(player.name) for player in record.players],
        bots=[player.bot for player in record.players],
        over=game.is_over,
        opening=opening,
        view=view,
        scores=scores,
        steps=found,
        asked=[Asked(seat=seat, phase=game.phase, legal=offers_of(game, seat)) for seat in game.pending()],
        rest=list(record.actions[len(found) :]),
        fault=fault,
        board=board,
    )


def _steps(record: Record, game: AnyGame, *, is_lenient: bool) -> tuple[list[PlayedStep], dict[str, str] | None]:
    """What every action did; where it is allowed to stop, why the next one does not fit."""
    found: list[PlayedStep] = []
    before, place = open_view(game), _place(game)
    try:
        for step in steps(record, game):
            after, next_place = open_view(game), _place(game)
            is_end = place[0] != next_place[0]
            found.append(
                PlayedStep(
                    seat=step.seat,
                    action=step.action,
                    day=place[0],
                    round=place[1],
                    events=[event.to_json() for event in step.events],
                    changes=difference(before, after),
                    scores=_standings(game),
                    day_end=_day_end(record, len(found), before) if is_end else None,
                )
            )
            before, place = after, next_place
    except FaultsFound as reason:
        if not is_lenient:
            raise
        first = reason.faults[0]
        return found, {"code": first.code, "at": first.at, "message": first.message}
    return found, None


def _day_end(record: Record, place: int, before: Json) -> DayEnd:
    """Where the action at `place` ended the first day of a game of Depot."""
    game = start_record(record)
    assert not isinstance(game, LineGame)
    game.play_texts(record.actions[:place])
    seat = game.pending()[0]
    _, rests = game.apply_with_rests(seat, game.parse(record.actions[place]))
    count, end = next((count, rest) for count, rest in rests if rest.phase == "day_over")
    return DayEnd(events=count, changes=difference(before, open_view(end)), scores=_standings(end))


def open_view(game: AnyGame) -> Json:
    """A game as the owner of its record sees it: with everything that each seat knows of itself."""
    view: Json = dict(game.view(None))
    view["seats"] = [game.view(seat["seat"])["seats"][seat["seat"]] for seat in view["seats"]]
    return view


def _standings(game: AnyGame) -> Json:
    return dict(game.tally())


def _place(game: AnyGame) -> tuple[int, int]:
    """The day and the turn of a game of Depot; of a line game the round."""
    if isinstance(game, LineGame):
        return 1, game.view(None)["round"]
    view = game.view(None)
    return view["day"], view["turn"]


def _at(wishes: SheetWishes) -> tuple[Record, AnyGame]:
    """A record and its game after some of its actions; what comes after them is not looked at."""
    record = parse_record(wishes.record)
    step = len(record.actions) if wishes.step is None else wishes.step
    record = replace(record, actions=record.actions[:step], result=None)
    return record, play_record(record)


# Drawing is imported by the first thread that draws: it takes longer than a tenth of a start.


def _sheet(wishes: SheetWishes, seat: int, language: str) -> bytes:
    from allaboard.server.edge.drawn import sheet_of  # noqa: PLC0415 - see above

    record, game = _at(wishes)
    name = record.players[seat].name if 0 <= seat < len(record.players) else ""
    return sheet_of(record, game, seat, "all", name=name, language=language, trial=wishes.trial)


def _depot_table(wishes: SheetWishes, language: str) -> bytes:
    from allaboard.server.edge.drawn import depot_table_of  # noqa: PLC0415 - see above

    return depot_table_of(*_at(wishes), language)
