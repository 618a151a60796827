"""The observation of Depot, field by field, as it is read from a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from allaboard.engine.depot.cards import (
    BUS_COLOUR,
    BUS_NUMBERS,
    BUSES,
    COLOUR,
    COLOURS,
    COLUMN,
    GARAGE,
    HAND_BUSES,
    HAND_TRAVELLERS,
    OF_A_COLOUR,
    PROFILE,
    TRAVELLER_NUMBERS,
    TRAVELLERS,
)
from allaboard.engine.depot.pending import PHASES
from allaboard.engine.depot.seeing import BOARDING, SOURCES
from allaboard.engine.depot.setup import DAYS, MOST_PLAYERS, OPTION_VALUES
from allaboard.engine.depot.view import BusView, DepotView, SeatView
from allaboard.envs.fields import OWN, PUBLIC, SEAT, Field, Layout, each_of, one_of
from allaboard.envs.planes import Grid

CARDS: Final = "travellers"
BUS_CARDS: Final = "buses"
SEEN_PHASES: Final = (*PHASES, BOARDING, "over")
MOST_TURNS: Final = 72  # of a day (section 16)


@dataclass(frozen=True)
class DepotScene:
    """A view, and the first half of a decision, if its seat has made one."""

    view: DepotView
    half: int = -1

    def seat(self, seat: int) -> SeatView:
        return self.view["seats"][seat]


DepotField: TypeAlias = Field[DepotScene]


def depot_layout(seats: int) -> Layout[DepotScene]:
    """The fields of a game for so many."""
    return Layout([*_moment(), *_table(), *_seat(), *_own()], seats)


_NO_CARDS: Final = bytes(TRAVELLERS)


def _cards(names: Sequence[str]) -> bytes:
    if not names:
        return _NO_CARDS
    return each_of(TRAVELLERS, [TRAVELLER_NUMBERS[name] for name in names])


def _buses(names: Sequence[str]) -> bytes:
    return each_of(BUSES, [BUS_NUMBERS[name] for name in names])


def _moment() -> list[DepotField]:
    phases, rules = len(SEEN_PHASES), tuple(OPTION_VALUES)
    return [
        Field(
            "phase",
            PUBLIC,
            phases,
            1,
            f"one of {', '.join(SEEN_PHASES)}",
            lambda s, _: one_of(phases, SEEN_PHASES.index(s.view["phase"])),
        ),
        Field("day", PUBLIC, 1, DAYS, "counted from 1", lambda s, _: [s.view["day"]]),
        Field("turn", PUBLIC, 1, MOST_TURNS, "of the day, counted from 1", lambda s, _: [s.view["turn"]]),
        Field("fresh", PUBLIC, 1, 1, "the active bus came to the dock this turn", lambda s, _: [int(s.view["fresh"])]),
        Field("boarded", PUBLIC, 1, 9, "travellers boarded this turn", lambda s, _: [s.view["boarded"]]),
        Field(
            "last_lap", PUBLIC, 1, MOST_PLAYERS, "turns left in the last lap", lambda s, _: [s.view["last_lap"] or 0]
        ),
        Field(
            "rules",
            PUBLIC,
            len(rules),
            2,
            f"house rules by the number of their value: {', '.join(rules)}",
            lambda s, _: [OPTION_VALUES[name].index(s.view["options"][name]) for name in rules],
        ),
    ]


def _table() -> list[DepotField]:
    def column(scene: DepotScene, names: list[str]) -> bytes:
        return b"".join([_cards(names[place : place + 1]) for place in range(COLUMN)])

    def dock(scene: DepotScene) -> dict[int, BusView]:
        return {BUS_NUMBERS[bus["bus"]]: bus for bus in scene.view["dock"]}

    def aboard(scene: DepotScene) -> bytes:
        docked = dock(scene)
        return b"".join([_cards(docked[bus]["passengers"]) if bus in docked else _NO_CARDS for bus in range(BUSES)])

    def of_dock(scene: DepotScene, name: str) -> list[int]:
        docked = dock(scene)
        return [int(docked[bus][name]) if bus in docked else 0 for bus in range(BUSES)]  # type: ignore[literal-required]

    return [
        Field(
            "left",
            PUBLIC,
            COLUMN * TRAVELLERS,
            1,
            "the left column, place by place from the head",
            lambda s, _: column(s, s.view["left"]),
            CARDS,
        ),
        Field(
            "right", PUBLIC, COLUMN * TRAVELLERS, 1, "the right column", lambda s, _: column(s, s.view["right"]), CARDS
        ),
        Field("pile", PUBLIC, 1, TRAVELLERS, "travellers in the pile", lambda s, _: [s.view["pile"]]),
        Field(
            "garage",
            PUBLIC,
            GARAGE * BUSES,
            1,
            "the Garage, place by place from the head",
            lambda s, _: b"".join([_buses(s.view["garage"][place : place + 1]) for place in range(GARAGE)]),
            BUS_CARDS,
        ),
        Field("bus_pile", PUBLIC, 1, BUSES, "buses in the pile", lambda s, _: [s.view["bus_pile"]]),
        Field("docked", PUBLIC, BUSES, 1, "buses at the dock", lambda s, _: each_of(BUSES, list(dock(s))), BUS_CARDS),
        Field(
            "active",
            PUBLIC,
            BUSES,
            1,
            "the active bus",
            lambda s, _: _buses([] if s.view["active"] is None else [s.view["active"]]),
            BUS_CARDS,
        ),
        Field("free", PUBLIC, BUSES, 5, "free seats of docked buses", lambda s, _: of_dock(s, "free"), BUS_CARDS),
        Field("blocked", PUBLIC, BUSES, 1, "kept by a lone lover", lambda s, _: of_dock(s, "blocked"), BUS_CARDS),
        Field("departed", PUBLIC, BUSES, 1, "departed buses", lambda s, _: _buses(s.view["departed"]), BUS_CARDS),
        Field(
            "aboard",
            PUBLIC,
            BUSES * TRAVELLERS,
            1,
            "for each bus the travellers aboard",
            lambda s, _: aboard(s),
            CARDS,
        ),
    ]


def _seat() -> list[DepotField]:
    return [
        Field("current", SEAT, 1, 1, "it is this player's turn", lambda s, p: [int(s.view["current"] == p)]),
        Field("pending", SEAT, 1, 1, "owes a decision, where that shows", lambda s, p: [int(p in s.view["pending"])]),
        Field("travellers", SEAT, 1, HAND_TRAVELLERS, "in hand", lambda s, p: [s.seat(p)["travellers"]]),
        Field("buses", SEAT, 1, HAND_BUSES, "in hand", lambda s, p: [s.seat(p)["buses"]]),
        Field("revealed", SEAT, 1, 1, "shows the hand", lambda s, p: [int(s.seat(p)["revealed"])]),
        Field("unhappy", SEAT, 1, TRAVELLERS, "cards in the unhappy pile", lambda s, p: [s.seat(p)["unhappy"]]),
        Field(
            "known",
            SEAT,
            TRAVELLERS,
            1,
            "travellers of the hand that everybody has seen",
            lambda s, p: _cards(s.seat(p)["known"]["travellers"]),
            CARDS,
        ),
        Field(
            "passengers", SEAT, TRAVELLERS, 1, "the passenger pile", lambda s, p: _cards(s.seat(p)["passengers"]), CARDS
        ),
        Field(
            "known_buses",
            SEAT,
            BUSES,
            1,
            "buses of the hand that everybody has seen",
            lambda s, p: _buses(s.seat(p)["known"]["buses"]),
            BUS_CARDS,
        ),
    ]


def _own() -> list[DepotField]:
    def hand(scene: DepotScene, seat: int) -> tuple[list[str], list[str]]:
        cards = scene.seat(seat)["hand"]
        return ([], []) if cards is None else (cards["travellers"], cards["buses"])

    def announced(scene: DepotScene) -> tuple[bytes, bytes]:
        found = scene.view["announced"]
        if found is None:
            return _NO_CARDS, bytes(len(SOURCES) + 1)
        source = len(SOURCES) if found["source"] is None else SOURCES.index(found["source"])
        return _cards([] if found["traveller"] is None else [found["traveller"]]), one_of(len(SOURCES) + 1, source)

    return [
        Field("hand", OWN, TRAVELLERS, 1, "the viewer's travellers", lambda s, p: _cards(hand(s, p)[0]), CARDS),
        Field(
            "sad",
            OWN,
            TRAVELLERS,
            1,
            "the viewer's own unhappy pile",
            lambda s, p: _cards(s.seat(p)["unhappy_cards"] or []),
            CARDS,
        ),
        Field("announced", OWN, TRAVELLERS, 1, "whom a shout would answer", lambda s, _: announced(s)[0], CARDS),
        Field(
            "half",
            OWN,
            TRAVELLERS,
            1,
            "the first half of a decision: the card given or saddened",
            lambda s, _: one_of(TRAVELLERS, None if s.half < 0 else s.half),
            CARDS,
        ),
        Field("hand_buses", OWN, BUSES, 1, "the viewer's buses", lambda s, p: _buses(hand(s, p)[1]), BUS_CARDS),
        Field(
            "window",
            OWN,
            len(SOURCES) + 1,
            1,
            f"the viewer may shout: {', '.join(SOURCES)}, or at the closing window",
            lambda s, _: announced(s)[1],
        ),
    ]


def depot_grid() -> Grid:
    """Cards by colour and profile, buses by colour and size."""
    return Grid(
        height=COLOURS,
        width=OF_A_COLOUR,
        planes={CARDS: 1, BUS_CARDS: 1},
        cells={
            CARDS: [(0, COLOUR[card], PROFILE[card]) for card in range(TRAVELLERS)],
            BUS_CARDS: [(0, BUS_COLOUR[bus], bus % 4) for bus in range(BUSES)],
        },
        fixed=np.zeros((0, COLOURS, OF_A_COLOUR), np.uint8),
        fixed_names=(),
    )
