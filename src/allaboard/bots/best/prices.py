"""The prices of a bound: one for each of the goods, and one for each stop, which nobody can visit twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.bots.best.resources import GOODS

if TYPE_CHECKING:
    from mypy_extensions import i64


class Prices:
    """Prices as whole numbers. They are never negative, whoever changes them sees to that."""

    def __init__(self, stops: int) -> None:
        self.goods: list[int] = [0] * GOODS
        self.stops: list[int] = [0] * stops
        self.priced: list[int] = []  # the stops that cost something

    def moved(self, goods: list[int], visits: list[int], step: float) -> Prices:
        """A step against the excess: what is offered more than it is wanted gets cheaper, and the other way round."""
        twin = Prices(len(self.stops))
        place: i64 = 0
        while place < GOODS:
            twin.goods[place] = _at_least_nothing(self.goods[place], goods[place], step)
            place += 1
        stop: i64 = 0
        while stop < len(self.stops):
            price = self.stops[stop]
            if visits[stop] != 1:
                price = _at_least_nothing(price, 1 - visits[stop], step)
            if price > 0:
                twin.stops[stop] = price
                twin.priced.append(stop)
            stop += 1
        return twin


def _at_least_nothing(price: int, excess: int, step: float) -> int:
    moved = price - int(step * excess)
    return moved if moved > 0 else 0
