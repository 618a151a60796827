"""Ridge regression on rows that are mostly nought, small enough to need no library."""

from __future__ import annotations

from math import sqrt


class Sums:
    """The normal equations of many rows."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.squares: list[list[float]] = [[0.0] * size for _ in range(size)]
        self.sides: list[float] = [0.0] * size

    def add(self, row: list[float], target: float) -> None:
        """One row, and what it should come to."""
        places = [place for place in range(self.size) if row[place] != 0.0]
        for place in places:
            x = row[place]
            line = self.squares[place]
            for other in places:
                line[other] += x * row[other]
            self.sides[place] += x * target

    def fade(self, share: float) -> None:
        """Let what was added so far count for less."""
        for line in self.squares:
            for place in range(self.size):
                line[place] *= share
        for place in range(self.size):
            self.sides[place] *= share

    def solved(self, penalty: float) -> list[float]:
        """The weights with the least squares, large ones punished: by the root of Cholesky."""
        size = self.size
        root = [[0.0] * size for _ in range(size)]
        for i in range(size):
            for j in range(i + 1):
                found = self.squares[i][j] + (penalty if i == j else 0.0)
                for k in range(j):
                    found -= root[i][k] * root[j][k]
                root[i][j] = sqrt(found) if i == j else found / root[j][j]
        half = [0.0] * size
        for i in range(size):
            found = self.sides[i]
            for k in range(i):
                found -= root[i][k] * half[k]
            half[i] = found / root[i][i]
        weights = [0.0] * size
        for i in reversed(range(size)):
            found = half[i]
            for k in range(i + 1, size):
                found -= root[k][i] * weights[k]
            weights[i] = found / root[i][i]
        return weights
