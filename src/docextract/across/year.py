"""What a year of a statement is: which columns are added up, how many months they cover, and what makes twelve."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal

from ..errors import InvalidRequestError
from ..models.statement import Column, Statement
from ..values.text import normal

KINDS = ("ACTUAL", "IN_PLACE", "UNDERWRITTEN", "BUDGET", "FORECAST", "PRIOR")
"""Kinds of columns in the order in which one is taken."""
_CENT = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class Year:
    """Columns of a statement, by position, that stand for a number of months."""

    columns: tuple[int, ...]
    months: int
    period_from: dt.date | None
    period_to: dt.date | None
    annualized: bool = False

    @property
    def factor(self) -> Decimal:
        """What makes a year of the columns' sum."""
        return Decimal(1) if self.annualized else Decimal(12) / self.months

    def of(self, values: Sequence[Decimal | None]) -> Decimal | None:
        """The sum of the columns as printed; None where none of them prints a number."""
        some = [v for n in self.columns if (v := values[n]) is not None]
        return sum(some, Decimal(0)) if some else None

    def annual(self, amount: Decimal) -> Decimal:
        """An amount of the columns as that of a year, in cents."""
        return (amount * self.factor).quantize(_CENT, ROUND_HALF_EVEN)


def year_of(statement: Statement, column: str | None = None, entity: str | None = None) -> Year | None:
    """The columns that stand for a year: one of twelve months, else as many months in a row as there are.

    Args:
        column: the id of the column to take.
        entity: the property whose columns are meant, where columns are about several.

    Returns:
        None where no column says how many months it covers.

    Raises:
        InvalidRequestError: there is no such column, or it does not say how many months it covers.
    """
    columns = list(enumerate(statement.columns))
    if column is not None:
        chosen = [(n, c) for n, c in columns if c.column_id == column]
        if not chosen:
            known = ", ".join(c.column_id for _, c in columns if c.is_money)
            raise InvalidRequestError(f"there is no column {column!r}; there are: {known}", field="column")
        months = covered(chosen[0][1])
        if months is None:
            raise InvalidRequestError(f"column {column!r} does not say how many months it covers", field="column")
        return _one(*chosen[0], months)
    money = [(n, c) for n, c in columns if c.is_money and c.scope != "POINT"]
    if any(c.entity for _, c in money):
        named = [(n, c) for n, c in money if entity is not None and c.entity and normal(c.entity) == normal(entity)]
        money = named or [(n, c) for n, c in money if not c.entity] or money
    for kind in KINDS:
        found = _of_kind([(n, c) for n, c in money if c.kind == kind])
        if found is not None:
            return found
    return None


def covered(column: Column) -> int | None:
    """How many months the amounts of a column are of; None where that is not printed."""
    if column.months:
        return column.months
    if column.scope in ("MONTH", "QUARTER", "ANNUAL"):
        return {"MONTH": 1, "QUARTER": 3, "ANNUAL": 12}[column.scope]
    start, end = column.period_from, column.period_to
    if start is None or end is None:
        return 12 if column.annualized else None
    after = end + dt.timedelta(days=1)
    months = (after.year - start.year) * 12 + after.month - start.month
    return months if start.day == 1 == after.day and months > 0 else None


def run_rate(statement: Statement, year: Year, months: int = 3) -> Year | None:
    """The last months before the end of a year, where they are printed."""
    found = _last_months([(n, c) for n, c in enumerate(statement.columns) if c.kind == "ACTUAL"], months)
    return found if found is not None and found.months == months and found.columns != year.columns else None


def _of_kind(columns: Sequence[tuple[int, Column]]) -> Year | None:
    whole = [(n, c, m) for n, c in columns if c.scope != "MONTH" and (m := covered(c)) is not None]
    of_a_year = [(n, c, m) for n, c, m in whole if m == 12]
    if of_a_year:
        return _one(*max(of_a_year, key=_rank))
    printed = _last_months(columns, 12)
    longest = max(whole, key=lambda item: (item[2], *_rank(item)), default=None)
    if longest is not None and (printed is None or longest[2] > printed.months):
        return _one(*longest)
    return printed


def _rank(item: tuple[int, Column, int]) -> tuple[bool, dt.date, bool, int]:
    """What was not scaled first, then the latest, then a whole over its parts, then the leftmost."""
    position, column, _ = item
    return not column.annualized, column.period_to or dt.date.min, column.scope in ("TRAILING", "ANNUAL"), -position


def _one(position: int, column: Column, months: int) -> Year:
    return Year((position,), months, column.period_from, column.period_to, column.annualized)


def _last_months(columns: Iterable[tuple[int, Column]], most: int) -> Year | None:
    """As many consecutive months as there are before the last one, at most so many."""
    dated = sorted((c.period_from, n, c) for n, c in columns if c.scope == "MONTH" and c.period_from is not None)
    taken: list[tuple[dt.date, int, Column]] = []
    for day, n, column in reversed(dated):
        if len(taken) == most:
            break
        if taken and (taken[-1][0].year - day.year) * 12 + taken[-1][0].month - day.month != 1:
            break
        taken.append((day, n, column))
    if not taken:
        return None
    taken.reverse()
    return Year(tuple(n for _, n, _ in taken), len(taken), taken[0][0], taken[-1][2].period_to)
