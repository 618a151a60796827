"""Whose turn it is, looked up (R1-R4, P13; see `many_turns`): one number says who is the inspector and who is out."""

from __future__ import annotations

from allaboard.engine.line.many_turns import Column, Numpy


class ManyOrders:
    """All orders that so many seats can get into.

    The number of one is the inspector times `2**seats`, plus those who are out as bits.
    """

    def __init__(self, np: Numpy, seats: int) -> None:
        size = 2**seats
        self._seats: int = seats
        self._size: int = size
        self._bits: Column = np.array([2**seat for seat in range(seats)], np.int64)
        self._after: Column = np.full(seats * size * seats, seats, np.int64)
        self._first: Column = np.zeros(seats * size, np.int64)
        self._next: Column = np.zeros(seats * size, np.int64)
        self.places: Column = np.zeros((seats * size, seats), np.uint8)  # the place of each seat in a round, from 1
        self._in: Column = np.array(
            [[not number >> seat & 1 for seat in range(seats)] for number in range(seats * size)], np.bool_
        )
        self._nobody: Column = ~self._in.any(axis=1)
        for inspector in range(seats):
            clockwise = [(inspector + place) % seats for place in range(seats)]
            for out in range(size - 1):
                number = inspector * size + out
                order = [seat for seat in clockwise if not out >> seat & 1]
                self._first[number] = order[0]
                self.places[number, order] = np.arange(1, len(order) + 1)
                passed = next(seat for seat in [*clockwise[1:], inspector] if seat in order)
                self._next[number] = passed * size + out
                for place, seat in enumerate(clockwise):
                    later = [other for other in clockwise[place + 1 :] if other in order]
                    if later:
                        self._after[number * seats + seat] = later[0]

    def new(self, inspector: Column) -> Column:
        """Everybody is in."""
        return inspector * self._size

    def without(self, orders: Column, seats: Column) -> Column:
        """One more seat is out; a round goes on as if it had been in."""
        return orders + self._bits[seats]

    def first(self, orders: Column) -> Column:
        """Who begins a round."""
        return self._first[orders]

    def after(self, orders: Column, seats: Column) -> Column:
        """Who comes after a seat in a round, or the number of seats if nobody does."""
        return self._after[orders * self._seats + seats]

    def next_inspector(self, orders: Column) -> Column:
        """The order of the next round."""
        return self._next[orders]

    def nobody_left(self, orders: Column) -> Column:
        """Whether all are out."""
        return self._nobody[orders]

    def is_in(self, orders: Column) -> Column:
        """Whether each seat is still in, one game after the other."""
        return self._in[orders].ravel()

    def inspector(self, orders: Column) -> Column:
        """Who is the inspector."""
        return orders // self._size
