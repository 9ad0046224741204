"""Checks Q07 to Q17: what stands out among the rows. They never give more than WARN."""

from __future__ import annotations

import datetime as dt
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal
from functools import partial
from statistics import median, quantiles

from ....models.findings import CheckResult
from ....models.rent_roll import NON_REVENUE, VACANT, RentRollRow
from ....values.dates import looks_like_date
from ....values.numbers import is_money_like, money
from ....vocabulary import Vocabulary
from ..anatomy.fieldkinds import DATES, KINDS, NUMBERS
from ..anatomy.results import result
from .sense import sense

FEWEST_OF_TYPE = 5
FEWEST_AREAS = 8
MOST_HEADERS = 200
"""Rows in which columns kept as printed are looked for."""
BAND = {"SQFT": (Decimal(150), Decimal(5000)), "SQM": (Decimal(14), Decimal(465))}
"""Areas of homes, from the smallest room to the largest house."""
QUARTER = Decimal("0.25")
DAYS_OF_YEAR = Decimal("365.25")
DAYS_OF_MONTH = DAYS_OF_YEAR / 12


def oddity_checks(
    rows: Sequence[RentRollRow], as_of: dt.date | None, vocabulary: Vocabulary, unmarked: Collection[int] = ()
) -> Iterator[CheckResult]:
    """Q07 to Q17. ``unmarked`` are the indexes of rows that the document does not tell from current ones and whose
    lease, as the second one of their unit, is yet to begin."""
    counted = [r for r in rows if r.counts_as_unit]
    idle = [r for r in counted if r.occupancy_status == "VACANT" or r.occupancy_status in NON_REVENUE]
    no_date = "the document prints no as-of date" if as_of is None else ""

    def is_early(row: RentRollRow) -> bool | None:
        start = row.lease_start_date or row.move_in_date
        if as_of is None or start is None or not (row.is_occupied or row.row_index in unmarked):
            return None
        return start > as_of

    def has_large_deposit(row: RentRollRow) -> bool | None:
        return row.deposit > 3 * row.contract_rent if row.deposit is not None and row.contract_rent else None

    def repeats_charge(row: RentRollRow) -> bool | None:
        codes = [charge.code for charge in row.charges if charge.code]
        return len(set(codes)) < len(codes) if codes else None

    listed = [r for r in rows if r.counts_as_unit or r.row_index in unmarked]
    yield sense(
        "Q07", listed, is_early, no_date or "no occupied row prints the start of its lease",
        "stand among the current ones although their lease is yet to begin", ("leaseStartDate", "moveInDate"),
    )  # fmt: skip
    yield _rent_outliers(counted)
    yield _area_outliers(counted)
    yield sense(
        "Q10", rows, _has_other_term, "no row prints a term beside both dates of its lease",
        "print a term that their dates do not make", ("leaseTermMonths", "leaseStartDate", "leaseEndDate"),
    )  # fmt: skip
    yield _tenancies(rows, as_of, vocabulary, no_date)
    yield sense(
        "Q12", counted, has_large_deposit, "no row prints a deposit beside its rent",
        "hold a deposit of more than three rents", ("deposit", "contractRent"),
    )  # fmt: skip
    yield sense(
        "Q13", idle, lambda r: bool(r.lease_start_date or r.lease_end_date or r.balance),
        "no unit is vacant, a model, down or used by the office", "stand empty with lease dates or a balance",
        ("leaseStartDate", "leaseEndDate", "balance"),
    )  # fmt: skip
    yield _same_lease_twice(counted, vocabulary)
    yield sense(
        "Q15", counted, partial(_has_no_area, vocabulary), "no row prints an area",
        "count as units although their area is 0", ("area",),
    )  # fmt: skip
    yield sense(
        "Q16", [r for r in rows if r.charges], repeats_charge, "no row prints charges by code", "repeat a charge code"
    )
    yield sense(
        "Q17", rows, _holds_other_kind, "no rows", "print a number where dates stand, or a date where numbers do"
    )


def _holds_other_kind(row: RentRollRow) -> bool:
    """Whether a number stands under a header of dates, or a date under one of numbers."""
    for name, text in row.unread.items():
        kind = KINDS.get(name)
        if kind in DATES or name == "rentSteps":
            if is_money_like(text):
                return True
        elif kind in NUMBERS and looks_like_date(text):
            return True
    return False


def _rent_outliers(counted: Sequence[RentRollRow]) -> CheckResult:
    rents: dict[str, list[Decimal]] = defaultdict(list)
    for row in counted:
        if (kind := row.unit_type or row.floor_plan) and row.contract_rent:
            rents[kind].append(row.contract_rent)
    middle = {kind: median(found) for kind, found in rents.items() if len(found) >= FEWEST_OF_TYPE}

    bands = {kind: (usual * Decimal("0.5"), usual * Decimal("1.5")) for kind, usual in middle.items()}

    def odd(row: RentRollRow) -> bool | None:
        band = bands.get(row.unit_type or row.floor_plan or "")
        return None if band is None or not row.contract_rent else not band[0] <= row.contract_rent <= band[1]

    return sense(
        "Q08", counted, odd, f"no unit type has {FEWEST_OF_TYPE} rents",
        "pay half as much or half as much again as others of their type", ("contractRent",),
    )  # fmt: skip


def _area_outliers(counted: Sequence[RentRollRow]) -> CheckResult:
    commercial = sorted(r.area for r in counted if r.area and r.space_use == "COMMERCIAL")
    quarters = quantiles(commercial, n=4) if len(commercial) >= FEWEST_AREAS else None
    if quarters is not None and quarters[0] == quarters[2]:
        # Where most suites are of one size, the spread tells nothing.
        quarters = None
    spread = 5 * (quarters[2] - quarters[0]) if quarters else Decimal(0)

    def odd(row: RentRollRow) -> bool | None:
        if not row.area:
            return None
        if row.space_use == "RESIDENTIAL":
            least, most = BAND[row.area_unit or "SQFT"]
            return not least <= row.area <= most
        return None if quarters is None else not quarters[0] - spread <= row.area <= quarters[2] + spread

    return sense(
        "Q09", counted, odd, "no row prints an area that can be judged", "have an area unlike their kind", ("area",)
    )


def _has_other_term(row: RentRollRow) -> bool | None:
    if row.lease_term_months is None or row.lease_start_date is None or row.lease_end_date is None:
        return None
    days = (row.lease_end_date - row.lease_start_date).days + 1
    return abs(days - row.lease_term_months * DAYS_OF_MONTH) > 2 * DAYS_OF_MONTH


def _tenancies(rows: Sequence[RentRollRow], as_of: dt.date | None, vocabulary: Vocabulary, no_date: str) -> CheckResult:
    """Years since the start, in a column whose header says both tenancy and years."""
    headers = {c.header for row in rows[:MOST_HEADERS] for c in row.source_columns if c.header}
    named = {h for h in headers if vocabulary.is_tenancy(h)}
    if not named:
        return result("Q11", "SKIPPED", "no row prints the years of its tenancy")
    printed = {row.row_index: years for row in rows if (years := _kept(row, named)) is not None}
    # Some systems print quarters of years.
    tolerance = QUARTER if all(years % QUARTER == 0 for years in printed.values()) else Decimal("0.1")

    def off(row: RentRollRow) -> bool | None:
        years = printed.get(row.row_index)
        if as_of is None or row.lease_start_date is None or years is None:
            return None
        return abs(years * DAYS_OF_YEAR - (as_of - row.lease_start_date).days) > tolerance * DAYS_OF_YEAR

    return sense(
        "Q11", rows, off, no_date or "no row prints the years of its tenancy",
        "print years of tenancy that their start does not make", ("leaseStartDate",),
    )  # fmt: skip


def _kept(row: RentRollRow, headers: Collection[str]) -> Decimal | None:
    for column in row.source_columns:
        if column.header in headers and (number := money(column.value)) is not None:
            return number
    return None


def _has_no_area(vocabulary: Vocabulary, row: RentRollRow) -> bool | None:
    """Whether a unit prints an area of 0; signs, antennas, land and the like have none."""
    if row.area is None:
        return None
    texts = (row.unit_type, row.floor_plan, row.unit, row.lease_type)
    return row.area == 0 and not any(text and vocabulary.needs_no_area(text) for text in texts)


def _same_lease_twice(counted: Sequence[RentRollRow], vocabulary: Vocabulary) -> CheckResult:
    def lease(row: RentRollRow) -> tuple[object, ...] | None:
        if not row.tenant_name or row.occupancy_status in VACANT:
            return None
        start, end, moved = row.lease_start_date, row.lease_end_date, row.move_in_date
        return (row.tenant_name, start, end, moved) if start or end or moved else None

    units: dict[tuple[object, ...], set[object]] = defaultdict(set)
    leases = {row.row_index: key for row in counted if (key := lease(row)) is not None}
    times = Counter(leases.values())
    repeated = {key for key, count in times.items() if count > 1 and not vocabulary.is_company(str(key[0]))}
    for row in counted if repeated else ():
        if (key := leases.get(row.row_index)) in repeated and key is not None:
            units[key].add((row.property_name, row.building, row.unit))

    def odd(row: RentRollRow) -> bool | None:
        key = leases.get(row.row_index)
        return None if key is None else key in units and len(units[key]) > 1

    return sense(
        "Q14",
        counted,
        odd,
        "no unit prints a tenant with dates",
        "have the tenant and the dates of another unit",
        ("tenantName",),
    )
