"""A picture of Depot read back: everything that its data attributes say, in the form of views and scores.

Nothing here knows where things are drawn: only the contract in `allaboard.drawing.depot.table` is used.
"""

from __future__ import annotations

from xml.etree import ElementTree as ET

from tests.drawing.rebuild import Json, Picture, data, integer, numbers

ITEMS = ("passengers", "lovers", "unhappy", "hand", "buses", "night")


class DepotPicture(Picture):
    """A parsed picture of Depot."""

    def view(self) -> dict[str, Json]:
        """The view, but for the house rules, which a picture does not tell, and the seat of the viewer."""
        root = self.root
        return {
            "game": data(root, "game"),
            "phase": data(root, "phase"),
            "pending": numbers(data(root, "pending")),
            "day": int(data(root, "day")),
            "turn": int(data(root, "turn")),
            "current": int(data(root, "current")),
            "active": root.get("data-active"),
            "fresh": data(root, "fresh") == "true",
            "boarded": int(data(root, "boarded")),
            "last_lap": integer(root, "last-lap"),
            "announced": self._announced(),
            "left": self.cards(self._area("left")),
            "right": self.cards(self._area("right")),
            "pile": int(data(self.one("pile", "travellers"), "count")),
            "garage": self.buses(self._area("garage")),
            "bus_pile": int(data(self.one("pile", "buses"), "count")),
            "dock": [self._docked(bus) for bus in self._placed("bus", self._area("platform"))],
            "departed": self.buses(self._area("departed")),
            "ends": data(root, "ends").split(),
            "seats": [self._seat(player) for player in self._players()],
        }

    def _announced(self) -> dict[str, Json] | None:
        if "data-announced-bus" not in self.root.attrib:
            return None
        return {name: self.root.get(f"data-announced-{name}") for name in ("bus", "traveller", "source")}

    def _players(self) -> list[ET.Element]:
        players = list(self.having("player"))
        assert [data(player, "player") for player in players] == [str(seat) for seat in range(len(players))]
        return players

    def _area(self, name: str, seat: int | None = None) -> ET.Element:
        found = [item for item in self.having("area") if data(item, "area") == name and integer(item, "seat") == seat]
        assert len(found) == 1, f"{len(found)} areas {name} of {seat}"
        return found[0]

    def _has_area(self, name: str, seat: int) -> bool:
        return any(data(item, "area") == name and integer(item, "seat") == seat for item in self.having("area"))

    def _placed(self, kind: str, inside: ET.Element) -> list[ET.Element]:
        found = sorted(self.having(kind, "place", inside=inside), key=lambda item: int(data(item, "place")))
        assert [int(data(item, "place")) for item in found] == list(range(len(found)))
        return found

    def cards(self, inside: ET.Element) -> list[str]:
        return [data(item, "card") for item in self._placed("card", inside)]

    def buses(self, inside: ET.Element) -> list[str]:
        return [data(item, "bus") for item in self._placed("bus", inside)]

    def _docked(self, bus: ET.Element) -> dict[str, Json]:
        return {
            "bus": data(bus, "bus"),
            "capacity": int(data(bus, "capacity")),
            "free": int(data(bus, "free")),
            "blocked": data(bus, "blocked") == "true",
            "passengers": self.cards(bus),
        }

    def _seat(self, player: ET.Element) -> dict[str, Json]:
        seat = int(data(player, "player"))
        known = self._area("known", seat)
        hand = self._area("hand", seat) if self._has_area("hand", seat) else None
        shown = {"travellers": data(known, "travellers").split(), "buses": data(known, "buses").split()}
        if hand is None:
            assert shown == {"travellers": self.cards(known), "buses": self.buses(known)}
        has_faces = self._has_area("unhappy", seat)
        return {
            "seat": seat,
            "travellers": int(data(player, "travellers")),
            "buses": int(data(player, "buses")),
            "hand": None if hand is None else {"travellers": self.cards(hand), "buses": self.buses(hand)},
            "known": shown,
            "revealed": data(player, "revealed") == "true",
            "passengers": self.cards(self._area("passengers", seat)),
            "unhappy": int(data(player, "unhappy")),
            "unhappy_cards": self.cards(self._area("unhappy", seat)) if has_faces else None,
        }

    def standings(self) -> dict[str, Json]:
        """The standings, in the form of `scores`, without what the days add up to."""
        seats = []
        for player in self._players():
            days: dict[int, dict[str, int | None]] = {}
            for item in self.having("item", inside=player):
                days.setdefault(int(data(item, "day")), {})[data(item, "item")] = integer(item, "points")
            (total,) = self.having("total", inside=player)
            seats.append(
                {
                    "total": int(data(total, "total")),
                    "rank": int(data(player, "rank")),
                    "days": [days[day] for day in sorted(days)],
                }
            )
        found: dict[str, Json] = {
            "over": data(self.root, "over") == "true",
            "winners": [int(data(player, "player")) for player in self._players() if data(player, "winner") == "true"],
            "seats": seats,
        }
        teams = [
            {"seats": numbers(data(item, "team")), "total": int(data(item, "total")), "rank": int(data(item, "rank"))}
            for item in self.having("team")
        ]
        return found | ({"teams": teams} if teams else {})
