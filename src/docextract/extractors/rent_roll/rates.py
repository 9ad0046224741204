"""Rates per area beside that of the rent: in a second column, as of the year beside that of the month, and of steps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from decimal import Decimal

from ...models.rent_roll import RentRollRow
from ...values.numbers import money
from .conventions import Conventions
from .counting import leased_area
from .entries import Walked

SECOND_RATE = "sourceColumns:rate"
"""What a second column of rates is kept as."""
TOLERANCE = Decimal("0.05")
ROUNDING = Decimal("0.011")
EXACT, NEAR, MISS = "exact", "near", "miss"
FEWEST = 3
"""Rows that keep to a rate from which on it is known to be one of the rent."""

Rates = Mapping[int, Sequence[tuple[str, Decimal]]]
"""Header and number of further rates, by ``rowIndex``."""
Verdicts = list[tuple[RentRollRow, str]]


def read_rates(walked: Walked, conventions: Conventions) -> Rates:
    """The numbers under second columns of rates."""
    columns = {
        id(mapping): [(u.column, u.header) for u in mapping.kept if (u.field or "").startswith(SECOND_RATE)]
        for mapping in walked.mappings
    }
    found: dict[int, list[tuple[str, Decimal]]] = {}
    if not any(columns.values()):
        return found
    for index, entry in enumerate(walked.entries):
        for column, header in columns.get(id(entry.mapping), ()):
            rate = money(entry.line.values[column], conventions.numbers)
            if rate:
                found.setdefault(index, []).append((header, rate))
    return found


def further_rates(rows: Sequence[RentRollRow], rates: Rates) -> list[Verdicts]:
    """How rows keep to each further rate; rates that are not mostly those of the rent are left out."""
    found: dict[str, Verdicts] = defaultdict(list)
    for row in rows:
        if not row.area:
            continue
        if (printed := rates.get(row.row_index)) and (annual := annual_rent(row)):
            for header, rate in printed:
                found[header].append((row, _judge(rows, row, annual, rate)))
        for step in row.rent_steps:
            if step.amount and step.per_area and step.kind == "NEW_AMOUNT":
                annual = step.amount if step.period == "ANNUAL" else step.amount * 12
                found["rentSteps"].append((row, _judge(rows, row, annual, step.per_area)))
    return [some for some in found.values() if _is_kept(some)]


def _is_kept(some: Verdicts) -> bool:
    kept = sum(verdict != MISS for _, verdict in some)
    return kept >= FEWEST and kept * 2 > len(some)


def annual_rent(row: RentRollRow) -> Decimal | None:
    """The rent of a year, printed or twelve of a month."""
    return row.annual_rent or (row.contract_rent * 12 if row.contract_rent else None)


def _judge(rows: Sequence[RentRollRow], row: RentRollRow, annual: Decimal, rate: Decimal) -> str:
    """Whether a rent of a year is the rate, of a year or a month, on the area of the row or of all suites of its
    lease."""
    area = row.area or Decimal(0)
    miss = rate_miss(annual, rate, area)
    if miss <= TOLERANCE * area:
        return EXACT if miss <= ROUNDING * area else NEAR
    every = leased_area(rows, row)
    return NEAR if every != area and rate_miss(annual, rate, every) <= TOLERANCE * every else MISS


def rate_miss(annual: Decimal, rate: Decimal, area: Decimal) -> Decimal:
    """The error of the rate times the area: multiplied out, since quotients of decimals take long."""
    year = rate * area
    miss = abs(annual - year)
    return miss if miss <= ROUNDING * area else min(miss, abs(annual - 12 * year) / 12)
