"""The standings of a game as a table."""

from __future__ import annotations

from allaboard.cli.tables import say_table, say_wrapped
from allaboard.cli.wording import headline, points, seat_names
from allaboard.engine import LineGame
from allaboard.locales import words_of
from allaboard.records import Record
from allaboard.records.answers import score_answer


def tell_score(label: str, record: Record, game: LineGame) -> None:
    """The breakdown of every seat, one column each."""
    words = words_of("en")
    answer = score_answer(record, game)
    seats = answer["seats"]
    names = seat_names(record)
    say_wrapped(headline(label, record, game, words), indent=2)
    zones: list[str] = list(next((seat["breakdown"] for seat in seats if seat["breakdown"]), ()))
    rows = []
    for zone in zones:
        cells = []
        for seat in seats:
            breakdown: dict[str, int | None] = dict(seat["breakdown"] or {})  # type: ignore[arg-type]
            known = words("not-known") if breakdown else ""
            cells.append(points(breakdown.get(zone)) or known)
        rows.append([words(zone), *cells])
    rank_row = [words("rank"), *(str(seat["rank"]) for seat in seats)]
    totals = [words("out") if seat["eliminated"] else points(seat["total"]) for seat in seats]
    say_table(["", *names], [*rows, rank_row, [words("total"), *totals]], total=True)
    if answer["over"]:
        winners = ", ".join(names[seat] for seat in answer["winners"])
        say_wrapped(words("winners", names=winners, count=len(answer["winners"])), indent=2)
    else:
        say_wrapped(words("scored-as-if-over"))
