"""A review as a page of its own: a graph of the expectations, the turns, and boards at the critical moments."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import Path

from allaboard.boards.harmless import harmless
from allaboard.bots.review.answers import Moment, Review, SeatReview
from allaboard.bots.review.graph import draw_graph
from allaboard.bots.review.wording import critical_texts, hindsight_texts, legend_texts, preferred_text
from allaboard.drawing.embedding import with_fonts
from allaboard.drawing.replay.frames import draw_moment
from allaboard.drawing.theme import LIGHT, Theme
from allaboard.locales import Words, words_of
from allaboard.records import Record
from allaboard.records.replaying import start_record

_FOLDER = Path(__file__).parent
# The page shows its own pictures and can reach nothing.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"


def review_html(record: Record, review: Review, *, language: str = "en", theme: Theme = LIGHT) -> str:
    """The page. It shows everything: a review is for a game that is over."""
    words = words_of(language)
    names = [
        harmless(player.name.strip()) or words("drawing-player", number=seat + 1)
        for seat, player in enumerate(record.players)
    ]
    title = words("review-title", game=words(record.game))
    graph = draw_graph(review, names, theme, words(f"review-graph-{review.unit}"))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<figure>{with_fonts(graph)}<figcaption>{escape(words(f'review-graph-{review.unit}'))}</figcaption></figure>",
    ]
    for seat in review.seats:
        parts += _seat(record, seat, names[seat.seat], words, theme)
    parts.append(f"<section><h2>{escape(words('review-legend'))}</h2>")
    parts += [f"<p>{escape(text)}</p>" for text in legend_texts(review.unit, words)]
    parts.append("</section>")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_style(theme)}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def summary(seat: SeatReview, words: Words) -> list[str]:
    """A seat in a few sentences."""
    told = [
        words("review-start", points=words.number(seat.expected_at_start)),
        words(
            "review-luck" if seat.lead is None else "review-luck-lead",
            points=words.number(seat.luck),
            end=words.number(seat.luck_at_end),
        ),
        words("review-lost", points=words.number(seat.lost)),
    ]
    if seat.lead is not None:
        told.append(words("review-lead", points=words.number(seat.lead)))
    if seat.lost_in_hindsight:
        told.append(words("review-hindsight", more=seat.lost_in_hindsight))
    return told


def columns(seat: SeatReview, words: Words) -> list[str]:
    """The heads of the table of turns."""
    heads = ["review-number", "review-played", "review-expected", "review-cost", "review-chance", "review-better"]
    if seat.lost_in_hindsight is not None:
        heads.insert(5, "review-cost-hindsight")
    return [words(head) for head in heads]


def row(seat: SeatReview, moment: Moment, words: Words) -> list[str]:
    """A decision in the table."""
    cells = [
        str(moment.place + 1),
        moment.action,
        words.number(moment.expected),
        words.number(moment.lost),
        words.number(moment.luck),
    ]
    if seat.lost_in_hindsight is not None:
        cells.append(str(moment.lost_in_hindsight))
    return [*cells, preferred_text(moment, words)]


def _seat(record: Record, seat: SeatReview, name: str, words: Words, theme: Theme) -> list[str]:
    colour = theme.players[seat.seat % len(theme.players)]
    total = words("review-out") if seat.total is None else words("review-total", points=seat.total)
    title = escape(words("review-seat", name=name, total=total))
    parts = [
        f'<section><h2><span class="colour" style="background:{colour}"></span>{title}</h2>',
        f"<p>{escape(' '.join(summary(seat, words)))}</p>",
    ]
    if seat.critical:
        parts.append(f"<h3>{escape(words('review-critical'))}</h3>")
    for place in seat.critical:
        moment = seat.moments[place]
        caption = " ".join(critical_texts(moment, words))
        picture = _picture(record, moment, seat.seat, words.language, theme)
        parts.append(
            f'<figure><img alt="{escape(caption)}" src="{picture}"><figcaption>{escape(caption)}</figcaption></figure>'
        )
    if seat.in_hindsight:
        parts.append(f"<h3>{escape(words('review-only-hindsight'))}</h3>")
    for place in seat.in_hindsight:
        parts.append(f"<p>{escape(' '.join(hindsight_texts(seat.moments[place], words)))}</p>")
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in columns(seat, words))
    body = "".join(
        ("<tr class='critical'>" if place in seat.critical else "<tr>")
        + "".join(f"<td>{escape(cell)}</td>" for cell in row(seat, moment, words))
        + "</tr>"
        for place, moment in enumerate(seat.moments)
    )
    parts.append(f'<div class="wide" tabindex="0" role="region" aria-label="{escape(words("review-turns"))}">')
    parts.append(f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div></section>")
    return parts


def _picture(record: Record, moment: Moment, seat: int, language: str, theme: Theme) -> str:
    """The position before a decision, as its seat saw it, in a form that a page can hold."""
    game = start_record(record)
    game.play_texts(record.actions[: moment.place])
    svg = with_fonts(draw_moment(record, game, seat, language, theme))
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"


def _style(theme: Theme) -> str:
    style = (_FOLDER / "review.css").read_text(encoding="utf-8")
    for role in ("page", "surface", "line", "ink", "soft_ink", "accent", "warn_soft"):
        style = style.replace(f"var(--{role.replace('_', '-')})", getattr(theme, role))
    return style
