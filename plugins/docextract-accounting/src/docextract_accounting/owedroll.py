"""Check A04: what receivables say is owed against the balances of the rent roll of the same day."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from decimal import Decimal

from docextract import InvalidRequestError, RentRoll
from docextract.plugin import CheckResult

from .findings import MOST_NAMED, result
from .mixroll import mix_against_roll
from .models import ReceivableRow, Receivables, UnitMix

ZERO = Decimal(0)
SHARE = Decimal("0.01")
"""The share of what is owed by which the two may differ."""
CENT = Decimal("0.01")
Unit = tuple[str, str]
"""The unit and its property, as both may spell them."""


def against_roll(receivables: Receivables | UnitMix, rent_roll: RentRoll) -> CheckResult:
    """A04: the sum of the roll's balances is what is owed in all, within 1 %; at most a warning.

    Of a unit mix it is U05 (:func:`.mixroll.mix_against_roll`).

    Every row of both counts, those of former and future residents too: which of them a system lists says its report.
    Balances are net of prepayments, so prepayments that stand beside the totals are taken off. No other reading is
    tried. The message names the units that differ most, ``rows`` are those of the receivables.

    Raises:
        InvalidRequestError: an argument is of another type.
    """
    if not isinstance(receivables, Receivables | UnitMix):
        raise InvalidRequestError(
            "against_roll takes receivables or a unit mix first, and then a rent roll", field="receivables"
        )
    if not isinstance(rent_roll, RentRoll):
        raise InvalidRequestError("against_roll takes a rent roll after the receivables", field="rentRoll")
    if isinstance(receivables, UnitMix):
        return mix_against_roll(receivables, rent_roll)
    days = receivables.meta.as_on_date, rent_roll.meta.as_on_date
    if None not in days and days[0] != days[1]:
        return result("A04", "SKIPPED", f"the receivables are of {days[0]}, the rent roll is of {days[1]}")
    balances = [row.balance for row in rent_roll.rows if row.balance is not None]
    beside = _beside(receivables)
    owed = [net for row in receivables.rows if (net := _net(row, beside)) is not None]
    if not balances or not owed:
        return result("A04", "SKIPPED", "the rent roll prints no balances" if owed else "the rows have no totals")
    expected, actual = sum(balances, ZERO), sum(owed, ZERO)
    room = max(CENT, abs(expected) * SHARE)
    tied = abs(actual - expected) <= room
    told = f"{actual:,f} is owed, the balances of the rent roll come to {expected:,f}"
    if None in days:
        told += "; one of the two prints no as-of date"
    rows: list[int] = []
    if not tied:
        told += f": {abs(actual - expected):,f} {'more' if actual > expected else 'less'}"
        units, rows = _differing(receivables.rows, rent_roll, beside)
        told += f"; look at {', '.join(units)}" if units else ""
    return result(
        "A04", "PASS" if tied else "WARN", told, basis="all rows, net of prepayments", tried=1, expected=expected,
        actual=actual, tolerance=room, rows=rows,
    )  # fmt: skip


def _beside(receivables: Receivables) -> bool:
    """Whether prepayments stand beside the totals, as the report's own sums say."""
    return any(c.check_id == "accounting.A01" and c.basis == "prepaymentsBeside" for c in receivables.checks)


def _net(row: ReceivableRow, beside: bool) -> Decimal | None:
    """What a row is owed, prepayments taken off."""
    if row.total is None:
        return None
    return row.total - abs(row.prepayments or ZERO) if beside else row.total


def _differing(rows: Iterable[ReceivableRow], roll: RentRoll, beside: bool) -> tuple[list[str], list[int]]:
    """The units whose balances differ, those that differ most first, and the rows that they have."""
    owed: dict[Unit, Decimal] = defaultdict(Decimal)
    indexes: dict[Unit, list[int]] = defaultdict(list)
    named: dict[Unit, str] = {}
    several = len({row.property_name for row in roll.rows}) > 1
    for row in rows:
        if row.unit is not None:
            unit = _key(row.property_name if several else None, row.unit)
            owed[unit] += _net(row, beside) or ZERO
            indexes[unit].append(row.row_index)
            named[unit] = row.unit
    if not owed:
        return [], []
    for tenant in roll.rows:
        if tenant.unit is not None and tenant.balance is not None:
            unit = _key(tenant.property_name if several else None, tenant.unit)
            owed[unit] -= tenant.balance
            named.setdefault(unit, tenant.unit)
    off = sorted((unit for unit, left in owed.items() if abs(left) > CENT), key=lambda u: (-abs(owed[u]), u))
    told = [f"unit {named[unit]} ({owed[unit]:+,f})" for unit in off[:MOST_NAMED]]
    told += [f"{len(off) - MOST_NAMED} more"] if len(off) > MOST_NAMED else []
    return told, sorted(index for unit in off for index in indexes[unit])


def _key(property_name: str | None, unit: str) -> Unit:
    return "".join((property_name or "").casefold().split()), "".join(unit.casefold().split()).lstrip("0")
