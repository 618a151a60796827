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
    return _joined(choice.reasons, words)


def preferred_text(moment: Moment, words: Words) -> str:
    """What would have promised more, and why; nothing where nothing did."""
    if moment.best.action == moment.action:
        return ""
    why = reasons_text(moment.best, words)
    return f"{moment.best.action} ({why})" if why else moment.best.action


def critical_texts(moment: Moment, words: Words) -> list[str]:
    """A critical moment in sentences: what it lost, why, what would have been better, and last what hindsight says."""
    told = [words("review-moment", number=moment.place + 1, action=moment.action, lost=words.number(moment.lost))]
    if moment.reasons:
        told.append(words("review-why", reasons=_joined(moment.reasons, words)))
    better = preferred_text(moment, words)
    told.append(words("review-would", action=better) if better else words("review-agreed"))
    if moment.lost_in_hindsight is not None:
        told.append(words("review-later", points=moment.lost_in_hindsight))
    return told


def hindsight_texts(moment: Moment, words: Words) -> list[str]:
    """A moment that only hindsight blames: what was possible, and that it could not be seen, or what little could."""
    later = moment.lost_in_hindsight or 0
    told = [words("review-moment-hindsight", number=moment.place + 1, action=moment.action, later=later)]
    if moment.lost:
        told.append(words("review-then", lost=words.number(moment.lost)))
    else:
        told.append(words("review-agreed"))
    return told


def legend_texts(unit: str, words: Words) -> list[str]:
    """What the numbers of a review mean."""
    told = [words(f"review-legend-{unit}"), words("review-legend-lost"), words("review-legend-luck")]
    return [*told, words("review-legend-hindsight")] if unit == "total" else told


def _joined(reasons: list[Reason], words: Words) -> str:
    return "; ".join(reason_text(reason, words) for reason in reasons)
