"""Columns of statements: months and their total, periods to date, budgets, variances, shares and amounts per unit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from random import Random

from docextract.testing.draw import month_end, plus_months
from docextract.testing.statements.accounts import BELOW, COST, EXPENSE, Account, Chart
from docextract.testing.statements.statement import Figure, Source


def first_month(rng: Random, *, january: bool = False) -> date:
    """The first day of a period of months."""
    return date(rng.randint(2017, 2025), 1 if january else rng.randint(1, 12), 1)


@dataclass(frozen=True, slots=True)
class Months:
    """A period of whole months."""

    first: date
    count: int = 1

    @property
    def last(self) -> date:
        """Its last day."""
        return month_end(plus_months(self.first, self.count - 1))

    @property
    def whole(self) -> tuple[date, date]:
        return self.first, self.last

    @property
    def latest(self) -> tuple[date, date]:
        """Its last month."""
        return self.last.replace(day=1), self.last

    @property
    def said(self) -> str:
        """As bookkeeping packages print it."""
        return f"{self.first:%B} {self.first.day} - {long_date(self.last)}"


def long_date(day: date) -> str:
    return f"{day:%B} {day.day}, {day.year}"


def month_head(day: date, form: str) -> tuple[str, ...]:
    """The header of a month, in lines."""
    end = month_end(day)
    return {
        "Mon YYYY": (f"{day:%b %Y}",),
        "Mon-YY": (f"{day:%b-%y}",),
        "Mon YY": (f"{day:%b %y}",),
        "Month YYYY": (f"{day:%B %Y}",),
        "mm/yy": (f"{day:%m/%y}",),
        "month end": (f"{end:%m/%d/%Y}",),
        "month end, actual": (f"{end:%m/%d/%Y}", "Actual"),
        "Actual": (f"{day:%b %Y}", "Actual"),
        "bare": (f"{day:%B}",),
        "trend": ("Combined Actuals", f"{day:%Y}", f"{day:%B}"),
        "year above": (f"{day:%Y}", f"{day:%b}"),
    }[form]


def months_of(first: date, count: int, form: str, *, series: str = "actual", dated: bool = False) -> list[Figure]:
    """One column for each month from ``first``."""
    days = [plus_months(first, n) for n in range(count)]
    return [
        Figure(f"m{n}", month_head(day, form), at(series, n), dated=day if dated and form != "bare" else None)
        for n, day in enumerate(days)
    ]


def total_of(months: Sequence[Figure], head: tuple[str, ...], series: str = "actual") -> Figure:
    """The column of their sum."""
    return Figure("total", head, summed(series), months=tuple(m.key for m in months))


def at(series: str, n: int = -1) -> Callable[[Source], int]:
    """The amount of one month or point of a series."""
    return lambda source: source.of(series)[n]


def summed(series: str, count: int | None = None) -> Callable[[Source], int]:
    """The sum of the first months of a series."""
    return lambda source: sum(source.of(series)[:count])


Amount = Callable[[Source], int]


def variance(actual: Amount, budget: Amount, *, favourable: bool) -> Amount:
    """Actual less budget; the other way round for what is spent, where the sign says what is good."""

    def of(source: Source) -> int:
        found = actual(source) - budget(source)
        return -found if favourable and isinstance(source, Account) and source.side in (COST, EXPENSE, BELOW) else found

    return of


def change_share(actual: Amount, budget: Amount, *, favourable: bool) -> Callable[[Source], Decimal | None]:
    """The variance in percent of the budget; None without a budget."""
    of = variance(actual, budget, favourable=favourable)

    def share(source: Source) -> Decimal | None:
        whole = budget(source)
        return ratio(of(source), abs(whole)) if whole else None

    return share


def share_of(amount: Amount, chart: Chart) -> Callable[[Source], Decimal | None]:
    """The amount in percent of the whole income."""

    def share(source: Source) -> Decimal | None:
        whole = amount(chart.base)
        return ratio(amount(source), whole) if whole else None

    return share


def per_unit(amount: Amount, units: int) -> Callable[[Source], int]:
    """The amount by unit, in cents."""
    return lambda source: int((Decimal(amount(source)) / units).quantize(Decimal(1), ROUND_HALF_UP))


def ratio(part: int, whole: int) -> Decimal:
    """A share as it is printed, with two decimals of a percent."""
    return (Decimal(part) / Decimal(whole)).quantize(Decimal("0.0001"), ROUND_HALF_UP)
