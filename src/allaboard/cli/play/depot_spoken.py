"""The table of Depot in sentences, for screen readers: no drawing, no columns, cards by their names."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.cli.play.depot_choices import DepotChoice
from allaboard.cli.play.depot_position import DepotPosition, bus_object, bus_words, listed, traveller_words
from allaboard.engine.depot.scoring import places
from allaboard.engine.depot.setup import DAYS
from allaboard.engine.depot.view import BusView, HandView
from allaboard.locales import Words


def spoken_table(position: DepotPosition, words: Words) -> list[str]:
    """Everything on the table, a sentence a line; whoever shows them breaks them to the width."""
    return [
        *spoken_head(position, words),
        *_platform(position, words),
        *_room(position, words),
        *_own(position, words),
        *spoken_players(position, words),
    ]


def spoken_head(position: DepotPosition, words: Words) -> list[str]:
    """The day, whose turn it is, and what a shout would answer."""
    view = position.view
    if position.is_over:
        return [words("depot-say-over")]
    what = words(f"depot-phase-{position.phase}", name=position.names[position.decides])
    lines = [words("depot-say-day", day=view["day"], days=DAYS, turn=view["turn"], what=what)]
    if view["last_lap"] is not None:
        lines.append(words("depot-say-last-lap", turns=view["last_lap"]))
    return lines + spoken_announcement(position, words)


def spoken_announcement(position: DepotPosition, words: Words) -> list[str]:
    """For the seat that may shout: at what."""
    announced = position.view["announced"]
    if announced is None:
        return []
    bus = bus_object(announced["bus"], words)
    if announced["traveller"] is None:
        return [words("depot-closing", bus=bus)]
    return [words("depot-announced", traveller=traveller_words(announced["traveller"], words), bus=bus)]


def spoken_choices(choices: Sequence[DepotChoice], words: Words, first: int = 1) -> list[str]:
    """The choices with their numbers."""
    return [
        words("depot-say-choice", number=number, what=choice.sentence) for number, choice in enumerate(choices, first)
    ]


def _platform(position: DepotPosition, words: Words) -> list[str]:
    dock = position.view["dock"]
    active = position.view["active"]
    return [spoken_bus(bus, bus["bus"] == active, words) for bus in dock] or [words("depot-say-no-bus")]


def spoken_bus(bus: BusView, active: bool, words: Words) -> str:
    """A docked bus with its passengers and free seats."""
    aboard = bus["passengers"]
    told = words(
        "depot-say-active" if active else "depot-say-bus",
        bus=bus_words(bus["bus"], words),
        free=bus["free"],
        capacity=bus["capacity"],
        passengers=listed(aboard, [], words) if aboard else words("depot-say-nobody"),
    )
    return f"{told} {words('depot-say-blocked')}" if bus["blocked"] else told


def spoken_columns(position: DepotPosition, words: Words) -> list[str]:
    """The two columns of the waiting room."""
    view = position.view
    return [
        words("depot-say-room-left", travellers=listed(view["left"], [], words)),
        words("depot-say-room-right", travellers=listed(view["right"], [], words)),
    ]


def _room(position: DepotPosition, words: Words) -> list[str]:
    view = position.view
    lines = [
        *spoken_columns(position, words),
        words("depot-say-pile", count=view["pile"]),
        words("depot-say-garage", buses=listed([], view["garage"], words), count=view["bus_pile"]),
    ]
    if view["departed"]:
        lines.append(words("depot-say-departed", buses=listed([], view["departed"], words)))
    return lines


def _own(position: DepotPosition, words: Words) -> list[str]:
    """The hand, the passengers and the unhappy of the viewer."""
    own = position.own
    if own is None or position.seat is None:
        return []
    lines = [spoken_hand(own["hand"] or own["known"], words)]
    happy = own["passengers"]
    points = words("depot-count-points", count=position.scores["seats"][position.seat]["total"])
    if happy:
        count = words("depot-count-passengers", count=len(happy))
        lines.append(words("depot-say-own", points=points, passengers=count, names=listed(happy, [], words)))
    else:
        lines.append(words("depot-say-own-none", points=points))
    if own["unhappy_cards"]:
        lines.append(words("depot-say-own-unhappy", travellers=listed(own["unhappy_cards"], [], words)))
    return lines


def spoken_hand(hand: HandView, words: Words) -> str:
    """The cards of the viewer's hand."""
    travellers, buses = listed(hand["travellers"], [], words), listed([], hand["buses"], words)
    return words("depot-say-hand", travellers=travellers, buses=buses)


def spoken_players(position: DepotPosition, words: Words) -> list[str]:
    """The other players: their points, what everybody has seen of their cards, and the teams."""
    lines = []
    for seat, view in enumerate(position.view["seats"]):
        if seat == position.seat:
            continue
        name = position.names[seat]
        told = words(
            "depot-say-player" if position.points_open(seat) else "depot-say-player-without",
            name=name,
            points=words("depot-count-points", count=position.scores["seats"][seat]["total"]),
            travellers=words("depot-count-travellers", count=view["travellers"]),
            buses=words("depot-count-buses", count=view["buses"]),
            passengers=words("depot-count-passengers", count=len(view["passengers"])),
            unhappy=view["unhappy"],
        )
        lines.append(told)
        if _any(view["known"]):
            cards = listed(view["known"]["travellers"], view["known"]["buses"], words)
            lines.append(
                words("depot-say-open-hand" if view["revealed"] else "depot-say-shown", name=name, cards=cards)
            )
        if view["passengers"]:
            lines.append(words("depot-say-passengers", name=name, cards=listed(view["passengers"], [], words)))
    return lines + _teams(position, words)


def spoken_scores(position: DepotPosition, words: Words) -> list[str]:
    """The points of every player by what they are for, both days added up."""
    lines = []
    for seat, score in enumerate(position.scores["seats"]):
        total = words("depot-count-points", count=score["total"])
        items = _items(score["breakdown"], words)
        rank = places(position.scores)[seat]
        lines.append(words("depot-say-score", name=position.names[seat], rank=rank, points=total, items=items))
    return lines + _teams(position, words)


def spoken_day(position: DepotPosition, day: int, words: Words) -> list[str]:
    """The points of one finished day (counted from 1), by what they are for."""
    lines = []
    sums = [sum(value or 0 for value in score["days"][day - 1].values()) for score in position.scores["seats"]]
    for seat, score in enumerate(position.scores["seats"]):
        points = score["days"][day - 1]
        total = words("depot-count-points", count=sums[seat])
        name = position.names[seat]
        lines.append(words("depot-say-day-score", name=name, day=day, points=total, items=_items(points, words)))
    return lines + _teams(position, words, sums)


def _items(points: dict[str, int | None], words: Words) -> str:
    return ", ".join(
        words("depot-say-item", item=words(f"depot-item-{item}"), points="?" if value is None else value)
        for item, value in points.items()
    )


def _teams(position: DepotPosition, words: Words, sums: Sequence[int] | None = None) -> list[str]:
    lines = []
    for team in position.scores.get("teams", []):
        names = ", ".join(position.names[seat] for seat in team["seats"])
        total = team["total"] if sums is None else sum(sums[seat] for seat in team["seats"])
        points = words("depot-count-points", count=total)
        lines.append(words("depot-say-team", names=names, points=points))
    return lines


def _any(hand: HandView) -> bool:
    return bool(hand["travellers"] or hand["buses"])
