"""Relations within a unit that a document prints: charges and their total, rents of two periods, dates and terms."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Collection, Sequence
from decimal import Decimal

from docextract.testing.blocks import Block, number_of

CLOSE = Decimal("0.02")
"""Relations that hold this well all over a roll are meant exactly."""
Relation = Callable[[Block, Collection[int]], Decimal | None]


def wrong_relations(
    units: Sequence[Block], as_of: str | None, absent: Collection[int] = (), usual: Collection[str] | None = None
) -> dict[tuple[str, int], Block]:
    """Units whose own numbers disagree, by check and place in the truth. ``usual`` are the relations that the roll
    keeps, of :func:`kept_relations`."""
    found: dict[tuple[str, int], Block] = {}
    for unit in units:
        if id(unit.first) in absent:
            continue
        for name, (check, relation, limit) in _relations(as_of).items():
            error = relation(unit, absent)
            if error is not None and error > (limit if usual is None or name not in usual else CLOSE):
                found[check, unit.index] = unit
    return found


def kept_relations(units: Sequence[Block], as_of: str | None) -> set[str]:
    """Names of relations that at least 5 units print and nine in ten keep to the cent."""
    kept = set()
    for name, (_, relation, _) in _relations(as_of).items():
        errors = [error for unit in units if (error := relation(unit, ())) is not None]
        if len(errors) >= 5 and sum(error <= CLOSE for error in errors) * 10 >= len(errors) * 9:
            kept.add(name)
    return kept


def _relations(as_of: str | None) -> dict[str, tuple[str, Relation, Decimal]]:
    """Check, error of a unit in what the relation is counted in, and the error that is too large."""

    def tenancy(unit: Block, absent: Collection[int]) -> Decimal | None:
        head = next((c.key for c in unit.table.columns if " ".join(c.head).casefold().startswith("tenancy")), None)
        start = unit.day("leaseStartDate")
        years = number_of(unit.first.cells.get(head)) if head else None
        if years is None or start is None or as_of is None:
            return None
        return abs(years - Decimal((dt.date.fromisoformat(as_of) - start).days) / Decimal("365.25"))

    return {
        "charges": ("R01", _charges, Decimal("0.005")),
        "annual": ("R15", _annual, Decimal("0.24")),
        "rate": ("R15", _rate, Decimal("0.05")),
        "term": ("Q10", _term, Decimal(2)),
        "tenancy": ("Q11", tenancy, Decimal("0.25")),
    }


def _charges(unit: Block, absent: Collection[int]) -> Decimal | None:
    """The largest difference of the charges from a printed total of them, also by column where each has its own."""
    kept = [(row, key, number_of(row.cells.get(key)) or Decimal(0)) for _, row, key in unit.charges]
    kept = [(row, key, amount) for row, key, amount in kept if id(row) not in absent]
    charged = sum((amount for _, _, amount in kept), Decimal(0))
    errors = [
        abs(charged - total)
        for row, key in unit.totals
        if id(row) not in absent and (total := number_of(row.cells.get(key))) is not None
    ]
    closing = unit.closing
    if closing is not None and id(closing) not in absent and len({k for _, k, _ in kept}) > 1:
        parts = {key: sum((a for _, k, a in kept if k == key), Decimal(0)) for _, key, _ in kept}
        stated = {key: number_of(closing.cells.get(key)) for key in parts if (closing, key) not in unit.totals}
        errors += [abs(total - parts[key]) for key, total in stated.items() if total is not None]
    return max(errors, default=None)


def _annual(unit: Block, absent: Collection[int]) -> Decimal | None:
    """The error of twelve monthly rents, in monthly rents."""
    rent, annual = unit.number("contractRent"), unit.number("annualRent")
    if not annual or not rent:
        return None
    error = abs(annual - 12 * rent)
    return Decimal(0) if error <= Decimal("0.06") else max(12 * error / abs(annual), 2 * CLOSE)


def _rate(unit: Block, absent: Collection[int]) -> Decimal | None:
    rent, annual = unit.number("contractRent"), unit.number("annualRent")
    rate, area = unit.number("rentPerArea"), unit.number("area")
    yearly = annual or (12 * rent if rent else None)
    if not (yearly and rate and area):
        return None
    return min(abs(yearly / area - rate), abs(yearly / area / 12 - rate))


def _term(unit: Block, absent: Collection[int]) -> Decimal | None:
    start, end, term = unit.day("leaseStartDate"), unit.day("leaseEndDate"), unit.number("leaseTermMonths")
    if start is None or end is None or term is None:
        return None
    return abs(Decimal((end - start).days + 1) / Decimal("30.4375") - term)
