"""The numbers of a statement as the search needs them: vectors over the money columns, units and tolerances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .model import Addend, FootingColumn, FootingRow

DOLLAR = 100
THOUSAND = 100_000


def printed_unit(values: Iterable[int]) -> int:
    """1, 100 or 100,000 cents: the coarsest of these that every non-zero number is a multiple of."""
    unit = THOUSAND
    some = False
    for value in values:
        if not value:
            continue
        some = True
        if unit == THOUSAND and value % THOUSAND:
            unit = DOLLAR
        if unit == DOLLAR and value % DOLLAR:
            return 1
    return unit if some else 1


def tolerance(unit: int, numbers: int) -> int:
    """How many cents a sum may miss its total by, with ``numbers`` printed numbers in the equation."""
    return 1 if unit == 1 else numbers * unit // 2


class Amounts:
    """Vectors of cents over the money columns, null as 0.

    columns: the places of the money columns. vectors: one tuple per row. zero: rows of zeros. empty: rows without
    any money. free: for each money column, whether it is evidence of its own (no total of other columns is).
    """

    def __init__(self, rows: Sequence[FootingRow], columns: Sequence[FootingColumn]) -> None:
        self.rows = rows
        self.columns = [c for c, column in enumerate(columns) if column.role == "money"]
        money = set(self.columns)
        self.free = [not (t := columns[c].total_of) or not set(t) <= money for c in self.columns]
        self.vectors = [
            tuple([row.values[c] or 0 for c in self.columns]) if not row.is_statistic else (0,) * len(self.columns)
            for row in rows
        ]
        self.empty = [row.is_statistic or all(row.values[c] is None for c in self.columns) for row in rows]
        self.zero = [not any(vector) for vector in self.vectors]
        self.units = [printed_unit(column) for column in zip(*self.vectors, strict=True)]

    def tolerances(self, numbers: int) -> list[int]:
        """The tolerance of each money column for an equation of so many printed numbers."""
        return [1 if unit == 1 else numbers * unit // 2 for unit in self.units]

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
        """So many of the money columns with an amount, in their order, that one of them ties if three quarters do."""
        vector = self.vectors[row]
        valued = sorted((c for c, v in enumerate(vector) if v), key=lambda c: -abs(vector[c]))
        return sorted(valued[: len(valued) // 4 + 1])
