"""Taking turns back: who may, how far, and whether everybody must agree.

Against bots only, a person takes the own last turn back at once and as often as they like, whatever was uncovered
since. The game is marked and does not count. Where several people play, everybody must agree, and nothing that was
uncovered can be taken back.
"""

from __future__ import annotations

from allaboard.protocol.messages import TakeBackOffer
from allaboard.server.table.state import PASS, SHOUT, Table

_WINDOW = (SHOUT, PASS)


def is_free(table: Table) -> bool:
    """Whether one person plays against bots only, or for every seat. Nobody else may play the same deal."""
    people = {seat.person for seat in table.seats if seat.person is not None}
    return len(people) == 1 and table.event is None


def keep_after_take_back(table: Table, seat: int) -> int | None:
    """How many decisions stay if the person in a seat takes the last one back; None if there is none to take back."""
    own = table.seats_of(table.seats[seat].person or "")
    for place in range(len(table.decisions) - 1, -1, -1):
        decision = table.decisions[place]
        if is_free(table):
            # What a bot decided for somebody who was away is no turn of theirs, and no window opens again.
            if decision.seat in own and decision.by == "player" and decision.text not in _WINDOW:
                return place
        elif decision.revealed:
            return None
        elif decision.seat in own:
            return place
    return None


def refused_take_back(table: Table, seat: int, now: int) -> str | None:
    """The code of the refusal if the person in a seat asked for a take-back now; None: it would be accepted."""
    assert table.wishes is not None
    code: str | None = None
    if table.status != "playing":
        code = "not_playing"
    elif not table.wishes.take_backs:
        code = "no_take_backs"
    elif table.ballot is not None:
        code = "vote_open"
    elif is_free(table) and table.seats[seat].minder is not None:
        code = "minded"
    elif not is_free(table) and table.beats is not None and not _is_thinking(table, seat, now):
        code = "wait"
    elif keep_after_take_back(table, seat) is None:
        code = "nothing_to_take_back"
    return code


def take_back_offer(table: Table, seat: int | None, now: int) -> TakeBackOffer | None:
    """What a page may offer the person in a seat now; None: it would be refused."""
    if seat is None or table.wishes is None or refused_take_back(table, seat, now) is not None:
        return None
    return "now" if is_free(table) else "ask"


def _is_thinking(table: Table, seat: int, now: int) -> bool:
    """Whether the seat's person owes a decision other than a shout. In Depot a turn that was passed on is gone:

    whether the next seat had a choice there must not show.
    """
    assert table.game is not None
    pending = [table.seats[other].person for other in table.game.pending()]
    return table.seats[seat].person in pending and not table.is_window and table.is_told(now)
