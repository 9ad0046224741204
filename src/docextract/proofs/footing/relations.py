"""Sums along a row: a total column with its months, a difference with its two columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .amounts import printed_unit, tolerance
from .model import FootingColumn, FootingRow, RowBreak


class Relation(NamedTuple):
    """What one column says of others. held: rows in which it holds. breaks: rows in which it does not.
    tolerance: cents that it may miss by.
    inexact: what it misses within the tolerance."""

    column: int
    parts: tuple[int, ...]
    held: tuple[int, ...]
    breaks: tuple[RowBreak, ...]
    tolerance: int
    inexact: tuple[RowBreak, ...]


def relations(rows: Sequence[FootingRow], columns: Sequence[FootingColumn]) -> tuple[list[Relation], tuple[int, ...]]:
    """The relations that hold in at least three quarters of the rows with amounts, and the columns of the others."""
    units = [
        printed_unit(v for row in rows if not row.is_statistic and (v := row.values[c]) is not None)
        for c in range(len(columns))
    ]
    kept: list[Relation] = []
    rejected: list[int] = []
    for c, column in enumerate(columns):
        parts = column.total_of or column.difference_of
        if not parts or c in parts:
            continue
        most = tolerance(max(units[c], *[units[p] for p in parts]), len(parts) + 1)
        held, breaks, inexact, weight = [], [], [], 0
        for r, row in enumerate(rows):
            residual = _residual(row, c, column)
            if residual is None or row.is_statistic:
                continue
            if abs(residual) > most:
                breaks.append(RowBreak(r, c, residual))
            else:
                held.append(r)
                if residual:
                    inexact.append(RowBreak(r, c, residual))
                weight += any(row.values[p] for p in parts)
        if weight and weight >= 3 * len(breaks):
            kept.append(Relation(c, tuple(parts), tuple(held), tuple(breaks), most, tuple(inexact)))
        else:
            rejected.append(c)
    return kept, tuple(rejected)


def _residual(row: FootingRow, c: int, column: FootingColumn) -> int | None:
    printed = row.values[c]
    if printed is None:
        return None
    if column.total_of:
        parts = [v for p in column.total_of if (v := row.values[p]) is not None]
        return printed - sum(parts) if parts else None
    if not column.difference_of:
        return None
    a, b = (row.values[p] for p in column.difference_of)
    if a is None and b is None:
        return None
    left = (a or 0) - (b or 0)
    return min(printed - left, printed + left, key=abs)
