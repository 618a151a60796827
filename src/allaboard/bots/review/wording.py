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


def points_text(points: float, words: Words) -> str:
    """A number of points with one decimal as the language writes it."""
    shown = f"{abs(points):.1f}"
    if words.language != "en":
        shown = shown.replace(".", ",")
    return f"\u2212{shown}" if points < 0 and shown.strip("0.,") else shown
