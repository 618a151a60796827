"""The files that people write, as types: a record and a city. The schemas are made from these.

What a type cannot say stands beside it as keywords of JSON Schema. A schema judges the form; whether the parts
fit together is for `allaboard check` to say.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from allaboard.engine.depot.setup import BabyWindows, DrunkardScope, FinalTurn
from allaboard.records.answers import DepotScoreAnswer, ScoreAnswer
from allaboard.records.model import FORMAT, MAX_NAME, RULES


class Where:
    """What a type alone cannot say: keywords of JSON Schema."""

    def __init__(self, **keywords: object) -> None:
        self.keywords = keywords


Name: TypeAlias = Annotated[str, Where(minLength=1, maxLength=MAX_NAME)]
Natural: TypeAlias = Annotated[int, Where(minimum=0)]
StopName: TypeAlias = Annotated[str, Where(pattern="^[A-Z][1-9][0-9]?$")]
CityName: TypeAlias = Annotated[str, Where(pattern="^[a-z][a-z0-9_]{0,39}$")]
Departure: TypeAlias = Annotated[int, Where(minimum=1, maximum=12)]
Ticket: TypeAlias = Annotated[int, Where(minimum=1, maximum=12)]
OneToFive: TypeAlias = Annotated[int, Where(minimum=1, maximum=5)]
Road: TypeAlias = Annotated[list[StopName], Where(minItems=2, maxItems=2)]
Pair: TypeAlias = Annotated[list[Departure], Where(minItems=2, maxItems=2)]
Letter: TypeAlias = Annotated[str, Where(pattern="^[a-z]$")]

Bus: TypeAlias = Annotated[str, Where(pattern="^[BGRY](3|4a|4b|5)$")]
Traveller: TypeAlias = Annotated[str, Where(pattern="^[BGRY](A[1-5]|SU|L[12]|GE|BA|ST|DR|BP|CO)$")]
DepotSeat: TypeAlias = Annotated[int, Where(minimum=0, maximum=5)]

Icon: TypeAlias = Literal[
    "granny", "student", "tourist", "professional", "flirt_light", "flirt_dark", "university", "cinema",
    "monument", "museum", "opera", "theater", "office", "restaurant", "green_light", "metro",
]  # fmt: skip
Objective: TypeAlias = Literal[
    "granny", "student", "tourist", "professional", "flirt", "monument", "museum", "opera", "theater"
]


class StopForm(TypedDict):
    """A stop: one icon or two passengers, and what else is printed there."""

    icons: Annotated[list[Icon], Where(minItems=1, maxItems=2)]
    departure: NotRequired[Departure]
    letter: NotRequired[Letter]
    spot: NotRequired[Annotated[str, Where(minLength=1, maxLength=60)]]


class FastRoadsForm(TypedDict):
    """Metro: the roads that the first ticket makes fast, by its colour."""

    yellow: list[Road]
    burgundy: list[Road]


class CityForm(TypedDict):
    """A city file."""

    city: CityName
    game: Literal["bus", "metro"]
    players: Annotated[list[OneToFive], Where(minItems=2, maxItems=2)]
    stops: Annotated[dict[str, StopForm], Where(propertyNames={"pattern": "^[A-Z][1-9][0-9]?$"})]
    roads: list[Road]
    jammed_roads: NotRequired[list[Road]]
    fast_roads: NotRequired[FastRoadsForm]
    personal_objectives: Annotated[
        list[Annotated[list[Letter], Where(minItems=3, maxItems=3, uniqueItems=True)]],
        Where(minItems=5, maxItems=5),
    ]


class PlayerForm(TypedDict):
    """A player. A bot decides for the seat: always, or from the action number `left` on."""

    name: Name
    bot: NotRequired[Name]
    left: NotRequired[Natural]


class LineOptionsForm(TypedDict):
    """The options of the line games; what is not said is false."""

    open_personal: NotRequired[bool]
    any_city: NotRequired[bool]


class LineSetupForm(TypedDict):
    """Everything that was dealt. Lists by seat have one entry for each player."""

    sheets: list[OneToFive]
    personal: list[OneToFive | None]
    common: Annotated[list[Objective], Where(minItems=2, maxItems=3, uniqueItems=True)]
    departures: list[Departure | None]
    tickets: Annotated[list[Ticket], Where(maxItems=12, uniqueItems=True)]
    inspector: Annotated[int, Where(minimum=0, maximum=4)]
    hands: NotRequired[list[Pair]]
    rush: NotRequired[Annotated[list[Natural], Where(minItems=2, maxItems=2)]]
    rival: NotRequired[list[StopName]]


class RecordForm(TypedDict):
    """A record of a line game (`.aab.json`): everything that chance decided and everything that players decided."""

    format: Annotated[str, Where(const=FORMAT)]
    rules: Annotated[int, Where(const=RULES)]
    game: Literal["bus", "metro"]
    city: CityName | CityForm
    options: NotRequired[LineOptionsForm]
    seed: NotRequired[str]
    players: Annotated[list[PlayerForm], Where(minItems=1, maxItems=5)]
    setup: LineSetupForm
    actions: list[str]
    result: NotRequired[ScoreAnswer]


class DepotOptionsForm(TypedDict):
    """The house rules of Depot; what is not said is as the rules have it."""

    drunkard_scope: NotRequired[DrunkardScope]
    drunkard_may_pick_self: NotRequired[bool]
    exchange_triggers_profiles: NotRequired[bool]
    backpacker_exchange_any_bus: NotRequired[bool]
    baby_exempts_penalty: NotRequired[bool]
    baby_windows: NotRequired[BabyWindows]
    final_turn: NotRequired[FinalTurn]
    teams: NotRequired[bool]


class DepotDayForm(TypedDict):
    """The shuffled decks of a day, top card first."""

    buses: Annotated[list[Bus], Where(minItems=16, maxItems=16, uniqueItems=True)]
    travellers: Annotated[list[Traveller], Where(minItems=56, maxItems=56, uniqueItems=True)]


class DepotSetupForm(TypedDict):
    """The first player of day 1, the order of seats that breaks a tie for day 2, and the decks of both days."""

    first: DepotSeat
    ties: Annotated[list[DepotSeat], Where(minItems=2, maxItems=6, uniqueItems=True)]
    days: Annotated[list[DepotDayForm], Where(minItems=2, maxItems=2)]


class DepotRecordForm(TypedDict):
    """A record of Depot (`.aab.json`): everything that chance decided and everything that players decided."""

    format: Annotated[str, Where(const=FORMAT)]
    rules: Annotated[int, Where(const=RULES)]
    game: Literal["depot"]
    options: NotRequired[DepotOptionsForm]
    seed: NotRequired[str]
    players: Annotated[list[PlayerForm], Where(minItems=2, maxItems=6)]
    setup: DepotSetupForm
    actions: list[str]
    result: NotRequired[DepotScoreAnswer]
