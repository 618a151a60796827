"""The standings of a game as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from allaboard.cli.tables import say_table, say_wrapped
from allaboard.cli.wording import headline, house_rules, points, seat_names
from allaboard.engine import LineGame
from allaboard.locales import Words
from allaboard.locales.telling import won
from allaboard.records import Record
from allaboard.records.answers import DepotScoreAnswer, ScoreAnswer, score_answer

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame


def tell_score(label: str, record: Record, game: AnyGame, words: Words) -> None:
    """The breakdown of every seat, one column each."""
    names = seat_names(record)
    say_wrapped(headline(label, record, game, words), indent=2)
    if not isinstance(game, LineGame):
        say_wrapped(house_rules(record, words))
        _tell_depot(score_answer(record, game), names, words)
        return
    answer = score_answer(record, game)
    _tell_seats(answer, _zone_rows(answer, words), names, words)
    _tell_end(answer, "scored-as-if-over", names, words)


def _tell_depot(answer: DepotScoreAnswer, names: list[str], words: Words) -> None:
    rows = _zone_rows(answer, words)
    days: list[list[dict[str, int]]] = [
        [dict(day) for day in seat["days"]]  # type: ignore[arg-type]
        for seat in answer["seats"]
    ]
    for number, points_by_seat in enumerate(zip(*days, strict=True), 1):
        rows.append([words("day-number", day=number), *(str(sum(day.values())) for day in points_by_seat)])
    _tell_seats(answer, rows, names, words)
    for team in answer.get("teams", ()):
        members = " + ".join(names[seat] for seat in team["seats"])
        say_wrapped(words("team-score", names=members, total=team["total"], rank=team["rank"]), indent=2)
    teams = [team["seats"] for team in answer.get("teams", ())]
    _tell_end(answer, "scored-as-it-is", names, words, teams)


def _zone_rows(answer: ScoreAnswer | DepotScoreAnswer, words: Words) -> list[list[str]]:
    breakdowns: list[dict[str, int | None]] = [
        dict(seat["breakdown"] or {})  # type: ignore[arg-type]
        for seat in answer["seats"]
    ]
    zones = next((list(breakdown) for breakdown in breakdowns if breakdown), [])
    rows = []
    for zone in zones:
        cells = [points(each.get(zone)) or (words("not-known") if each else "") for each in breakdowns]
        rows.append([words("hand-points" if zone == "hand" else zone), *cells])
    return rows


def _tell_seats(answer: ScoreAnswer | DepotScoreAnswer, rows: list[list[str]], names: list[str], words: Words) -> None:
    """The table, with the ranks and the totals below the points."""
    seats = answer["seats"]
    # In a team game players have no rank of their own.
    rank_row = [] if "teams" in answer else [[words("rank"), *(str(seat["rank"]) for seat in seats)]]
    totals = [words("out") if seat["eliminated"] else points(seat["total"]) for seat in seats]
    say_table(["", *names], [*rows, *rank_row, [words("total"), *totals]], total=True)


def _tell_end(
    answer: ScoreAnswer | DepotScoreAnswer,
    if_not_over: str,
    names: list[str],
    words: Words,
    teams: Sequence[Sequence[int]] = (),
) -> None:
    if answer["over"]:
        say_wrapped(won(answer["winners"], names, teams, words), indent=2)
    else:
        say_wrapped(words(if_not_over))
