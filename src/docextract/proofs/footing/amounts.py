"""The numbers of a statement as the search needs them: vectors over the money columns, units and tolerances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..tolerance import coarsest
from .model import Addend, FootingColumn, FootingRow

DOLLAR = 100
THOUSAND = 100_000

PIVOTS = 3
"""In how many columns a sum is tried that need not tie in all."""


def printed_unit(values: Iterable[int]) -> int:
    """1, 100 or 100,000 cents: the coarsest of these that every non-zero number is a multiple of."""
    return coarsest(values, THOUSAND, DOLLAR, 1)


def tolerance(unit: int, numbers: int, rounded: bool = False) -> int:
    """How many cents a sum may miss its total by, with ``numbers`` printed numbers in the equation.

    Sums of cents are exact but for binary noise, unless the document shows cents that were ``rounded`` after adding up.
    """
    return 1 if unit == 1 and not rounded else max(1, numbers * unit // 2)


class Amounts:
    """Vectors of cents over the money columns, null as 0.

    columns: the places of the money columns. vectors: one tuple per row. zero: rows of zeros. empty: rows without
    any money or variance. rounded: cents were rounded after adding up. free: for each money column, whether it is
    evidence of its own (no total of other columns is).
    """

    def __init__(
        self, rows: Sequence[FootingRow], columns: Sequence[FootingColumn], rounded: bool = False
    ) -> None:  # fmt: skip
        self.rows = rows
        self.rounded = rounded
        self.columns = [c for c, column in enumerate(columns) if column.role == "money"]
        money = set(self.columns)
        self.free = [not (t := columns[c].total_of) or not set(t) <= money for c in self.columns]
        self.vectors = [
            tuple([row.values[c] or 0 for c in self.columns]) if not row.is_statistic else (0,) * len(self.columns)
            for row in rows
        ]
        # A variance without an amount is that of a line whose zeros are left blank.
        said = [c for c, column in enumerate(columns) if column.role != "other"]
        self.empty = [row.is_statistic or all(row.values[c] is None for c in said) for row in rows]
        self.zero = [not any(vector) for vector in self.vectors]
        self._tolerances: dict[int, list[int]] = {}
        self._pivots: dict[int, list[int]] = {}
        self.units = [printed_unit(column) for column in zip(*self.vectors, strict=True)]

    def tolerance(self, column: int, numbers: int) -> int:
        """The tolerance of one money column."""
        return tolerance(self.units[column], numbers, self.rounded)

    def tolerances(self, numbers: int) -> list[int]:
        """The tolerance of each money column for an equation of so many printed numbers."""
        known = self._tolerances.get(numbers)
        if known is None:
            known = self._tolerances[numbers] = [self.tolerance(c, numbers) for c in range(len(self.units))]
        return known

    def residuals(self, total: int, addends: Sequence[Addend]) -> list[int]:
        """Printed total - sum of the addends, per money column."""
        left = list(self.vectors[total])
        for row, sign in addends:
            left = [a - sign * b for a, b in zip(left, self.vectors[row], strict=True)]
        return left

    def ties(self, total: int, addends: Sequence[Addend]) -> bool:
        """Whether all money columns agree within tolerance. Rows of zeros are no printed numbers that were rounded."""
        numbers = 1 + sum(not self.zero[row] for row, _ in addends)
        return all(
            -most <= left <= most
            for left, most in zip(self.residuals(total, addends), self.tolerances(numbers), strict=True)
        )

    def pivot(self, row: int) -> int:
        """The money column in which a row has most to lose: the largest amount in units of its column."""
        vector = self.vectors[row]
        return max(range(len(vector)), key=lambda c: abs(vector[c]) // self.units[c])

    def pivots(self, row: int) -> list[int]:
        """A few money columns with an amount in a row, the largest and others: where an error in one or two columns
        leaves a sum that ties in the rest, it ties in one of these."""
        found = self._pivots.get(row)
        if found is None:
            vector = self.vectors[row]
            valued = sorted((c for c, v in enumerate(vector) if v), key=lambda c: -abs(vector[c]))
            step = max(1, len(valued) // PIVOTS)
            few = valued[:1] if len(valued) == PIVOTS else valued
            found = self._pivots[row] = valued[: PIVOTS * step : step] if len(valued) > PIVOTS else few
        return found
