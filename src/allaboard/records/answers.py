"""What `score`, `legal` and `replay` answer: the types, which are also the source of the schemas, and the values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NotRequired, TypeAlias, TypedDict, cast, overload

from allaboard.boards.faults import Fault
from allaboard.engine import LineGame
from allaboard.records.model import Record

if TYPE_CHECKING:  # who only has line games need not load Depot
    from allaboard.engine.depot.game import DepotGame

    AnyGame: TypeAlias = LineGame | DepotGame

# An event as JSON: its `type` and flat fields. Which types there are with which fields is for the engine to say.
EventObject: TypeAlias = Annotated[dict[str, object], "event"]


class BusBreakdown(TypedDict):
    """Signed points of Bus by zone; they add up to the total. `personal` is null where the table does not tell."""

    turn_zone: int
    grannies: int
    students: int
    tourists: int
    professionals: int
    common: int
    personal: int | None
    traffic: int


class MetroBreakdown(TypedDict):
    """Signed points of Metro by zone; they add up to the total. `personal` is null where the table does not tell."""

    entrances: int
    turn_zone: int
    grannies: int
    students: int
    tourists: int
    flirts: int
    common: int
    personal: int | None
    connections: int


class SeatScore(TypedDict):
    """One seat. An eliminated seat has neither total nor breakdown and shares the last rank."""

    name: str
    total: int | None
    rank: int
    eliminated: bool
    breakdown: BusBreakdown | MetroBreakdown | None


class ScoreAnswer(TypedDict):
    """The standings; a game that is not over is scored as if it ended here, and has no winners."""

    over: bool
    winners: list[int]
    seats: list[SeatScore]


class DepotBreakdown(TypedDict):
    """Signed points of Depot by item; they add up to the total."""

    passengers: int
    lovers: int
    unhappy: int
    hand: int
    buses: int
    night: int


class DepotSeatScore(TypedDict):
    """One seat of Depot: the breakdown is that of its days added up. `passengers` counts cards and breaks a tie."""

    name: str
    total: int
    rank: int
    eliminated: bool
    breakdown: DepotBreakdown
    days: list[DepotBreakdown]
    passengers: int


class DepotTeamScore(TypedDict):
    """The sum of two seats."""

    seats: list[int]
    total: int
    rank: int


class DepotScoreAnswer(TypedDict):
    """The standings of Depot. A day in progress counts as it is; `teams` are there when teams play."""

    over: bool
    winners: list[int]
    seats: list[DepotSeatScore]
    teams: NotRequired[list[DepotTeamScore]]


class LegalDepart(TypedDict):
    """A departure ticket to keep."""

    action: str


class LegalTurn(TypedDict):
    """A turn: the boxes it ticks in the turn zone, its traffic or connection ticks before the cap, whether it loops.

    `dead_end` is there if the turn leads into a dead end: at most so many own turns later the line is eliminated,
    whatever tickets come (1: by the next turn). `replay` does not look for dead ends.
    """

    action: str
    turn_zone: int
    shared: int
    eliminates: bool
    dead_end: NotRequired[int]


class LegalChoice(TypedDict):
    """A decision of Depot."""

    action: str


Phase: TypeAlias = Literal[
    "departure", "turn",
    "choose", "waiting_room", "hand", "shout", "exchange", "sadden", "penalty", "refill",
    "over",
]  # fmt: skip


class PendingSeat(TypedDict):
    """A seat that owes a decision, and all it can decide, sorted by action."""

    seat: int
    legal: list[LegalTurn] | list[LegalDepart] | list[LegalChoice]


class LegalAnswer(TypedDict):
    """What can be done now, and by whom. Nobody is pending when the game is over or the next ticket is not known."""

    over: bool
    phase: Phase
    pending: list[PendingSeat]


class ReplayTurn(TypedDict):
    """One written action, what it did, and the totals after it; with `--legal` also what was legal before it."""

    seat: int
    action: str
    events: list[EventObject]
    scores: list[int | None]
    legal: NotRequired[list[LegalTurn] | list[LegalChoice]]


class ReplayAnswer(TypedDict):
    """The whole game, action by action. `opening` is what happened before the first one."""

    opening: list[EventObject]
    turns: list[ReplayTurn]


class Error(TypedDict):
    """A fault: a code for programs, a sentence for people, a place in the record (empty: the whole of it)."""

    code: str
    message: str
    at: str


class ErrorAnswer(TypedDict):
    """What stands in the place of an answer when a record is at fault."""

    error: Error


class CheckAnswer(TypedDict):
    """What `check` finds in one file, or in one line of a `.jsonl` file: everything that is wrong with it."""

    file: str
    line: NotRequired[int]
    faults: list[Error]


@overload
def score_answer(record: Record, game: LineGame) -> ScoreAnswer: ...


@overload
def score_answer(record: Record, game: DepotGame) -> DepotScoreAnswer: ...


def score_answer(record: Record, game: AnyGame) -> ScoreAnswer | DepotScoreAnswer:
    """The standings of a game with all that its record tells."""
    return _line_score(record, game) if isinstance(game, LineGame) else _depot_score(record, game)


def _line_score(record: Record, game: LineGame) -> ScoreAnswer:
    tally = game.tally()
    seats: list[SeatScore] = [
        {
            "name": player.name,
            "total": score["total"],
            "rank": score["rank"],
            "eliminated": score["eliminated"],
            "breakdown": cast("BusBreakdown | MetroBreakdown | None", score["breakdown"]),
        }
        for player, score in zip(record.players, tally["seats"], strict=True)
    ]
    return {"over": tally["over"], "winners": tally["winners"], "seats": seats}


def _depot_score(record: Record, game: DepotGame) -> DepotScoreAnswer:
    tally = game.tally()
    seats: list[DepotSeatScore] = [
        {
            "name": player.name,
            "total": score["total"],
            "rank": score["rank"],
            "eliminated": score["eliminated"],
            "breakdown": cast("DepotBreakdown", score["breakdown"]),
            "days": cast("list[DepotBreakdown]", score["days"]),
            "passengers": score["passengers"],
        }
        for player, score in zip(record.players, tally["seats"], strict=True)
    ]
    answer: DepotScoreAnswer = {"over": tally["over"], "winners": tally["winners"], "seats": seats}
    if "teams" in tally:
        answer["teams"] = [
            {"seats": team["seats"], "total": team["total"], "rank": team["rank"]} for team in tally["teams"]
        ]
    return answer


def legal_answer(game: AnyGame) -> LegalAnswer:
    """What can be done now, by whom, at what cost."""
    return {
        "over": game.is_over,
        "phase": cast("Phase", game.phase),
        "pending": [{"seat": seat, "legal": legal_of(game, seat)} for seat in game.pending()],
    }


def legal_of(game: AnyGame, seat: int) -> list[LegalTurn] | list[LegalDepart] | list[LegalChoice]:
    """What a seat can decide now, with what it costs; turns also with the dead ends that they lead into."""
    if not isinstance(game, LineGame):
        return legal_choices(game, seat)
    if game.phase == "departure":
        departures: list[LegalDepart] = [{"action": str(action)} for action in game.legal(seat)]
        return departures
    turns = legal_turns(game, seat)
    for turn, soon in zip(turns, game.dead_ends(seat), strict=True):
        if soon:
            turn["dead_end"] = soon
    return turns


def legal_choices(game: DepotGame, seat: int) -> list[LegalChoice]:
    """What a seat of Depot can decide."""
    return [{"action": action.text} for action in game.legal(seat)]


def legal_turns(game: LineGame, seat: int) -> list[LegalTurn]:
    """The legal turns of a seat with their costs alone: `replay` asks for them before every turn."""
    return [
        {"action": turn.text, "turn_zone": turn_zone, "shared": shared, "eliminates": eliminates}
        for turn, (turn_zone, shared, eliminates) in zip(game.legal(seat), game.costs(seat), strict=True)
    ]


def error_answer(fault: Fault) -> ErrorAnswer:
    """The answer in place of one that cannot be given."""
    return {"error": error_of(fault)}


def error_of(fault: Fault) -> Error:
    """A fault as JSON."""
    return {"code": fault.code, "message": fault.message, "at": fault.at}
