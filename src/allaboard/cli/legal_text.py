"""What can be done now, as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from allaboard.cli.tables import say_table, say_wrapped
from allaboard.cli.wording import headline, points, seat_names
from allaboard.engine import LineGame
from allaboard.locales import Words
from allaboard.records import Record
from allaboard.records.answers import LegalTurn, legal_of

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame


def tell_legal(label: str, record: Record, game: AnyGame, words: Words) -> None:
    """Who owes a decision, and every choice with its cost."""
    names = seat_names(record)
    say_wrapped(headline(label, record, game, words), indent=2)
    for seat in game.pending():
        if not isinstance(game, LineGame):
            asked = words("legal-choices", name=names[seat], seat=seat, asked=words(f"phase-{game.phase}"))
            say_wrapped(asked, indent=2)
            say_wrapped(", ".join(action.text for action in game.legal(seat)), 2)
        elif game.phase == "departure":
            actions = ", ".join(str(action) for action in game.legal(seat))
            say_wrapped(words("legal-departures", name=names[seat], seat=seat, actions=actions), indent=2)
        else:
            say_wrapped(_whose_turn(game, seat, names[seat], words), indent=2)
            _tell_turns(record, game, seat, words)


def _whose_turn(game: LineGame, seat: int, name: str, words: Words) -> str:
    view = game.view(seat)["seats"][seat]
    return words(
        "legal-turns",
        name=name,
        seat=seat,
        stop=view["line"][-1],
        shape=str(view["shape"]),
        count=len(game.legal(seat)),
    )


def _tell_turns(record: Record, game: LineGame, seat: int, words: Words) -> None:
    shared = "traffic" if record.game == "bus" else "connections"
    turns = cast("list[LegalTurn]", legal_of(game, seat))
    rows = [
        [
            turn["action"],
            str(turn["turn_zone"]),
            str(turn["shared"]),
            _eliminates(turn, words),
            points(total),
        ]
        for turn, total in zip(turns, game.outlook(seat), strict=True)
    ]
    header = [words(key) for key in ("action", "turn_zone", shared, "eliminates", "total-after")]
    say_table(header, rows)
    if soon := [turn["dead_end"] for turn in turns if "dead_end" in turn]:
        say_wrapped(words("legal-dead-ends", turns=min(soon)))


def _eliminates(turn: LegalTurn, words: Words) -> str:
    if "dead_end" in turn:
        return words("legal-dead-end", turns=turn["dead_end"])
    return words("yes") if turn["eliminates"] else ""
