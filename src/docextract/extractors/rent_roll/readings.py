"""Readings of a printed total: which rows and which amounts it may cover, and which of them ties.

A total mixes scopes, so a comparison names the population and the amount that tied. Readings are tried in a fixed
order; those that select the same sum are one reading and carry the simplest name. Subsets of rows are never
searched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from ...models.rent_roll import NON_REVENUE, NOT_A_UNIT, OCCUPIED, VACANT, RentRollRow
from ...proofs.tolerance import CENT, printed_unit, sum_tolerance, to_cents

Rows = Sequence[RentRollRow]
Test = Callable[[RentRollRow], bool]


def _current(row: RentRollRow) -> bool:
    return row.occupancy_status not in NOT_A_UNIT and row.space_use != "NON_UNIT"


POPULATIONS: tuple[tuple[str, Test], ...] = (
    ("current", _current),
    ("current+nonUnit", lambda r: r.occupancy_status not in NOT_A_UNIT),
    ("current+future", lambda r: _current(r) or r.occupancy_status in ("FUTURE", "RENEWAL", "TRANSFER")),
    ("current+applicants", lambda r: _current(r) or r.occupancy_status == "APPLICANT"),
    ("current+former", lambda r: _current(r) or r.occupancy_status == "FORMER"),
    ("all", lambda r: True),
    ("future", lambda r: r.occupancy_status in NOT_A_UNIT and r.occupancy_status != "FORMER"),
    ("occupied", lambda r: _current(r) and r.occupancy_status in OCCUPIED),
)

Amount = Callable[[RentRollRow], Decimal | None]


def _sum(parts: Iterable[Decimal | None]) -> Decimal | None:
    found = [p for p in parts if p is not None]
    return sum(found, Decimal(0)) if found else None


RENT_AMOUNTS: tuple[tuple[str, Amount], ...] = (
    ("contractRent", lambda r: r.contract_rent),
    ("contractRent+subsidy", lambda r: _sum((r.contract_rent, r.subsidy_rent))),
    ("allCharges", lambda r: _sum(c.amount for c in r.charges)),
    ("allCharges-concessions", lambda r: _sum(c.amount for c in r.charges if c.category != "income.rent.concessions")),
    ("totalCharges", lambda r: r.total_charges),
)


def amounts(field: str) -> tuple[tuple[str, Amount], ...]:
    """The amounts that a total under a field may add up, the field itself first."""
    if field == "contractRent":
        return RENT_AMOUNTS
    if field == "totalCharges":
        return (
            ("totalCharges", lambda r: r.total_charges),
            ("allCharges", lambda r: _sum(c.amount for c in r.charges)),
        )
    if field.startswith("charges:"):
        code = field.partition(":")[2]
        return ((field, lambda r: _sum(c.amount for c in r.charges if (c.code or c.description) == code)),)
    attr = "".join("_" + c.lower() if c.isupper() else c for c in field)
    return ((field, lambda r: getattr(r, attr)),)


@dataclass(slots=True)
class Reading:
    """One way to read a total: its name, the rows it covers, and what they add up to."""

    basis: str
    rows: Rows
    actual: Decimal
    order: int
    first: bool
    addends: list[Decimal] = field(default_factory=list)


@dataclass(slots=True)
class Tie:
    """The reading taken for a printed total."""

    reading: Reading
    tied: bool
    tried: int
    tolerance: Decimal
    loose: bool = False
    """Tied only within what rounding could explain."""
    nearest: Reading | None = None


def group_rows(rows: Rows, group: str | None) -> Rows:
    """The rows that a line of an occupancy block counts."""
    if group == "occupied":
        return [r for r in rows if r.occupancy_status in OCCUPIED]
    if group == "vacant":
        return [r for r in rows if r.occupancy_status == "VACANT"]
    if group == "vacantLeased":
        return [r for r in rows if r.occupancy_status == "VACANT_LEASED"]
    if group == "nonRevenue":
        return [r for r in rows if r.occupancy_status in NON_REVENUE]
    if group == "notice":
        return [r for r in rows if r.occupancy_status in ("NOTICE", "NOTICE_LEASED")]
    if group == "future":
        return [r for r in rows if r.occupancy_status in NOT_A_UNIT and r.occupancy_status != "FORMER"]
    if group == "notCounted":
        return []
    return rows


def find_tie(
    scopes: Sequence[tuple[str, Rows]],
    name: str,
    stated: Decimal,
    *,
    group: str | None = None,
    status: str | None = None,
    beside: Decimal | None = None,
    more: Sequence[tuple[str, Amount]] = (),
) -> Tie | None:
    """The first reading that ties, else the first of all with the nearest other; None if nothing has amounts.

    ``group`` and ``status`` say whom the line counts; ``beside`` is an amount that the same block prints for vacant
    space which has no rows, and which the total may include; ``more`` are further amounts that it may add up.
    """
    readings: list[Reading] = []
    for reading in _readings(scopes, name, group, status, beside, more):
        readings.append(reading)
        if reading.addends and _misses(reading, stated) <= CENT:
            return Tie(reading, True, len(readings), CENT)
    filled = [r for r in readings if r.addends]
    if not filled:
        return None
    for tried, reading in enumerate(readings, 1):
        if len(reading.addends) > 1:
            _, wide = sum_tolerance(printed_unit([stated, *reading.addends]), len(reading.addends))
            if _misses(reading, stated) <= min(wide, abs(stated) / 1000):
                return Tie(reading, True, tried, wide, loose=True)
    first = filled[0]
    rest = sorted(filled[1:], key=lambda r: (abs(r.actual - stated), r.order))
    return Tie(first, False, len(readings), CENT, False, rest[0] if rest else None)


def _misses(reading: Reading, stated: Decimal) -> Decimal:
    return abs(to_cents(reading.actual) - to_cents(stated))


def _readings(
    scopes: Sequence[tuple[str, Rows]],
    name: str,
    group: str | None,
    status: str | None,
    beside: Decimal | None,
    more: Sequence[tuple[str, Amount]],
) -> Iterator[Reading]:
    """Readings in the order they are tried; those that select the same sum are one."""
    seen: set[tuple[Decimal, int]] = set()
    first: Reading | None = None
    order = 0
    for scope, scoped in scopes:
        for extra, rows in _variants(scoped, group, status):
            for population, test in POPULATIONS:
                if group == "future" and population != "all":
                    continue
                chosen = [r for r in rows if test(r)]
                for amount_name, amount in (*amounts(name), *more):
                    addends = [v for r in chosen if (v := amount(r)) is not None]
                    actual = sum(addends, Decimal(0))
                    if (actual, len(addends)) in seen:
                        continue
                    seen.add((actual, len(addends)))
                    parts = (population, amount_name if amount_name != name else "", extra, scope)
                    reading = Reading("; ".join(p for p in parts if p), chosen, actual, order, first is None, addends)
                    first = first or reading
                    order += 1
                    yield reading
        if beside and first is not None:
            basis = f"{first.basis}+statedVacant"
            yield Reading(basis, first.rows, first.actual + beside, order, False, [*first.addends, beside])
            beside = None


def _variants(rows: Rows, group: str | None, status: str | None) -> list[tuple[str, Rows]]:
    """The rows that a line counts, and a second way to count them where words leave one open."""
    covered = group_rows(rows, group)
    if status is not None and group not in (None, "total"):
        exact = [r for r in rows if r.occupancy_status == status]
        return [("", covered)] if _same_rows(exact, covered) else [("", covered), (f"only {status}", exact)]
    if group == "vacant":
        both = [r for r in rows if r.occupancy_status in VACANT]
        return [("", covered)] if _same_rows(both, covered) else [("", covered), ("vacantLeasedVacant", both)]
    return [("", covered)]


def _same_rows(some: Rows, others: Rows) -> bool:
    return [row.row_index for row in some] == [row.row_index for row in others]
