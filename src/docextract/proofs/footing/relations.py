"""Sums along a row: a total column with its months, a difference with its two columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .amounts import printed_unit, tolerance
from .model import FootingColumn, FootingRow, RowBreak

FEWEST_CARRIED = 3
"""Different amounts of a row of balances; two where it has but two."""


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


class Relations(NamedTuple):
    """kept: the relations that hold in at least three quarters of the rows with amounts. rejected: the columns of the
    others. rounded: in many rows the cents miss by what rounding after adding up explains."""

    kept: list[Relation]
    rejected: tuple[int, ...]
    rounded: bool


def relations(rows: Sequence[FootingRow], columns: Sequence[FootingColumn]) -> Relations:
    """What the columns say of each other, as far as the rows bear it out."""
    units = [
        printed_unit(v for row in rows if not row.is_statistic and (v := row.values[c]) is not None)
        for c in range(len(columns))
    ]
    kept: list[Relation] = []
    rejected: list[int] = []
    rounded = False
    for c, column in enumerate(columns):
        parts = column.total_of or column.difference_of
        if not parts or c in parts:
            continue
        unit = max(units[c], *[units[p] for p in parts])
        carried = _carried(rows, c, parts) if column.total_of else ()
        residuals = [
            (r, residual) for r, row in enumerate(rows)
            if not row.is_statistic and r not in carried and (residual := _residual(row, c, column)) is not None
        ]  # fmt: skip
        loose = _rounded_cents(unit, [residual for _, residual in residuals], len(parts) + 1)
        rounded |= loose
        most = tolerance(unit, len(parts) + 1, loose)
        held = [r for r, residual in residuals if abs(residual) <= most]
        breaks = [RowBreak(r, c, residual) for r, residual in residuals if abs(residual) > most]
        inexact = [RowBreak(r, c, residual) for r, residual in residuals if 0 < abs(residual) <= most]
        weight = sum(any(rows[r].values[p] for p in parts) for r in held)
        if weight and weight >= 3 * len(breaks):
            kept.append(Relation(c, tuple(parts), tuple(held), tuple(breaks), most, tuple(inexact)))
        else:
            rejected.append(c)
    return Relations(kept, tuple(rejected), rounded)


def _carried(rows: Sequence[FootingRow], column: int, parts: Sequence[int]) -> set[int]:
    """The rows of balances that each month hands on to the next (what one row closes with, another opens with), whose
    total repeats the first or the last of them: cash at the beginning and at the end of twelve months and of the year.
    """
    printed = {r: tuple(row.values[p] for p in parts) for r, row in enumerate(rows)}
    opened = {values[1:] for values in printed.values()}
    closed = {values[:-1] for values in printed.values()}
    return {
        r
        for r, values in printed.items()
        if len(set(values)) >= min(len(values), FEWEST_CARRIED)
        and None not in values
        and (values[1:] in closed or values[:-1] in opened)
        and rows[r].values[column] in (values[0], values[-1])
    }


def _rounded_cents(unit: int, residuals: Sequence[int], numbers: int) -> bool:
    """Whether three rows or more, and a tenth of them, miss by a few cents: no slips, but rounding."""
    off = sum(0 < abs(residual) <= tolerance(1, numbers, rounded=True) for residual in residuals)
    return unit == 1 and off >= 3 and 10 * off >= len(residuals)


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
