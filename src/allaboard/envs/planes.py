"""From a flat observation to planes: the same numbers, each where it belongs on a board or a table of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from allaboard.envs.fields import NUMBERS, Layout

Bytes: TypeAlias = NDArray[np.uint8]


@dataclass(frozen=True)
class Grid:
    """Where fields go when an observation is made of planes."""

    height: int
    width: int
    planes: dict[str, int]  # how many planes a field over something takes, for each of its rows
    cells: dict[str, list[tuple[int, int, int]]]  # the plane, row and column of each of these things
    fixed: Bytes  # planes that never change, after all others
    fixed_names: tuple[str, ...]


class Planes:
    """The planes of a layout, and how to fill them."""

    def __init__(self, layout: Layout[Any], grid: Grid) -> None:
        self.layout = layout
        self.grid = grid
        self.names, index = self._plane_index()
        self._plane_index_flat = index.reshape(-1)
        self.shape = index.shape
        self._fixed = np.concatenate([np.zeros(1, np.uint8), grid.fixed.reshape(-1)])

    def _plane_index(self) -> tuple[list[str], NDArray[np.intp]]:
        """For each cell of each plane its place in a flat observation that is followed by a zero and what is fixed."""
        grid, layout = self.grid, self.layout
        empty = layout.size
        names: list[str] = []
        planes: list[NDArray[np.intp]] = []
        for span in layout.spans:
            field = span.field
            if field.over == NUMBERS:
                for number in range(field.size):
                    names.append(f"{span.name}[{number}]" if field.size > 1 else span.name)
                    planes.append(np.full((grid.height, grid.width), span.start + number, np.intp))
                continue
            cells, each = grid.cells[field.over], grid.planes[field.over]
            for repeat in range(field.size // len(cells)):
                fresh = np.full((each, grid.height, grid.width), empty, np.intp)
                for number, (plane, row, column) in enumerate(cells):
                    fresh[plane, row, column] = span.start + repeat * len(cells) + number
                planes += list(fresh)
                names += [f"{span.name}/{repeat * each + number}" for number in range(each)]
        for number, name in enumerate(grid.fixed_names):
            first = empty + 1 + number * grid.height * grid.width
            names.append(name)
            planes.append(np.arange(first, first + grid.height * grid.width).reshape(grid.height, grid.width))
        return names, np.array(planes, np.intp)

    def of(self, flat: Bytes) -> Bytes:
        """The same as planes, of one observation or of many."""
        if flat.ndim == 1:
            return np.concatenate([flat, self._fixed]).take(self._plane_index_flat).reshape(self.shape)
        fixed = np.broadcast_to(self._fixed, (len(flat), len(self._fixed)))
        together = np.concatenate([flat, fixed], axis=1)
        return together.take(self._plane_index_flat, axis=1).reshape(len(flat), *self.shape)
