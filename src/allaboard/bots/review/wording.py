"""A review in words."""

from __future__ import annotations

from allaboard.bots.review.answers import Choice, Moment, Reason
from allaboard.locales import Words


def reason_text(reason: Reason, words: Words) -> str:
    """One reason."""
    if reason.zone:
        return words(reason.key, points=reason.points, zone=words(reason.zone))
    return words(reason.key, points=reason.points, percent=reason.percent)


def reasons_text(choice: Choice, words: Words) -> str:
    """All reasons of a choice in one line."""
    return "; ".join(reason_text(reason, words) for reason in choice.reasons)


def preferred_text(moment: Moment, words: Words) -> str:
    """What would have promised more, and why; nothing where nothing did."""
    if moment.best.action == moment.action:
        return ""
    why = reasons_text(moment.best, words)
    return f"{moment.best.action} ({why})" if why else moment.best.action


def critical_texts(moment: Moment, words: Words) -> list[str]:
    """A critical moment in two sentences: what the decision cost, and what would have been better."""
    told: dict[str, str | int] = {
        "number": moment.place + 1,
        "action": moment.action,
        "lost": words.number(moment.lost),
    }
    if moment.lost_in_hindsight is None:
        cost = words("review-moment", **told)
    else:
        cost = words("review-moment-hindsight", **told, later=moment.lost_in_hindsight)
    better = preferred_text(moment, words)
    return [cost, words("review-would", action=better) if better else words("review-agreed")]
