"""Checks Q07 to Q16: what stands out among the rows. They never give more than WARN."""

from __future__ import annotations

import datetime as dt
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal
from statistics import median, quantiles

from ...models.findings import CheckResult
from ...models.rent_roll import NON_REVENUE, VACANT, RentRollRow
from ...values.numbers import money
from ...vocabulary import Vocabulary
from .results import result
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


def oddity_checks(rows: Sequence[RentRollRow], as_of: dt.date | None, vocabulary: Vocabulary) -> Iterator[CheckResult]:
    """Q07 to Q16."""
    counted = [r for r in rows if r.counts_as_unit]
    no_date = "the document prints no as-of date" if as_of is None else ""
    yield sense(
        "Q07", counted, lambda r: as_of is not None and r.lease_start_date is not None and bool(r.is_occupied),
        lambda r: bool(as_of and r.lease_start_date and r.lease_start_date > as_of),
        no_date or "no occupied row prints the start of its lease", "are current although their lease is yet to begin",
    )  # fmt: skip
    yield _rent_outliers(counted)
    yield _area_outliers(counted)
    yield sense(
        "Q10", rows, lambda r: r.lease_term_months is not None and _months(r) is not None,
        lambda r: abs((_months(r) or Decimal(0)) - (r.lease_term_months or Decimal(0))) > 2,
        "no row prints a term beside both dates of its lease", "print a term that their dates do not make",
    )  # fmt: skip
    yield _tenancies(rows, as_of, vocabulary, no_date)
    yield sense(
        "Q12", counted, lambda r: r.deposit is not None and bool(r.contract_rent),
        lambda r: (r.deposit or Decimal(0)) > 3 * (r.contract_rent or Decimal(0)),
        "no row prints a deposit beside its rent", "hold a deposit of more than three rents",
    )  # fmt: skip
    yield sense(
        "Q13", counted, lambda r: r.occupancy_status == "VACANT" or r.occupancy_status in NON_REVENUE,
        lambda r: bool(r.lease_start_date or r.lease_end_date or r.balance),
        "no unit is vacant, a model, down or used by the office", "stand empty with lease dates or a balance",
    )  # fmt: skip
    yield _same_lease_twice(counted)
    yield sense(
        "Q15", counted, lambda r: r.area is not None, lambda r: r.area == 0,
        "no row prints an area", "count as units although their area is 0",
    )  # fmt: skip
    yield sense(
        "Q16", rows, lambda r: bool(r.charges) and any(c.code for c in r.charges),
        lambda r: max(Counter(c.code for c in r.charges if c.code).values()) > 1,
        "no row prints charges by code", "repeat a charge code",
    )  # fmt: skip


def _rent_outliers(counted: Sequence[RentRollRow]) -> CheckResult:
    rents: dict[str, list[Decimal]] = defaultdict(list)
    for row in counted:
        if (kind := row.unit_type or row.floor_plan) and row.contract_rent:
            rents[kind].append(row.contract_rent)
    middle = {kind: median(found) for kind, found in rents.items() if len(found) >= FEWEST_OF_TYPE}

    def odd(row: RentRollRow) -> bool:
        usual, rent = middle[row.unit_type or row.floor_plan or ""], row.contract_rent or Decimal(0)
        return rent > usual * Decimal("1.5") or rent < usual * Decimal("0.5")

    return sense(
        "Q08", counted, lambda r: bool(r.contract_rent) and (r.unit_type or r.floor_plan or "") in middle, odd,
        f"no unit type has {FEWEST_OF_TYPE} rents", "pay half as much or half as much again as others of their type",
    )  # fmt: skip


def _area_outliers(counted: Sequence[RentRollRow]) -> CheckResult:
    commercial = sorted(r.area for r in counted if r.area and r.space_use == "COMMERCIAL")
    low = high = None
    if len(commercial) >= FEWEST_AREAS:
        first, _, third = quantiles(commercial, n=4)
        low, high = first - 5 * (third - first), third + 5 * (third - first)

    def takes_part(row: RentRollRow) -> bool:
        return bool(row.area) and (row.space_use == "RESIDENTIAL" or high is not None)

    def odd(row: RentRollRow) -> bool:
        area = row.area or Decimal(0)
        if row.space_use == "RESIDENTIAL":
            least, most = BAND[row.area_unit or "SQFT"]
            return not least <= area <= most
        return low is not None and high is not None and not low <= area <= high

    return sense(
        "Q09", counted, takes_part, odd, "no row prints an area that can be judged", "have an area unlike their kind"
    )


def _months(row: RentRollRow) -> Decimal | None:
    if row.lease_start_date is None or row.lease_end_date is None:
        return None
    return ((row.lease_end_date - row.lease_start_date).days + 1) / DAYS_OF_MONTH


def _tenancies(rows: Sequence[RentRollRow], as_of: dt.date | None, vocabulary: Vocabulary, no_date: str) -> CheckResult:
    """Years since the start, in a column whose header says both tenancy and years."""
    headers = {c.header for row in rows[:MOST_HEADERS] for c in row.source_columns if c.header}
    named = {h for h in headers if vocabulary.is_tenancy(h)}
    if not named:
        return result("Q11", "SKIPPED", "no row prints the years of its tenancy")
    printed = {row.row_index: years for row in rows if (years := _kept(row, named)) is not None}
    # Some systems print quarters of years.
    tolerance = QUARTER if all(years % QUARTER == 0 for years in printed.values()) else Decimal("0.1")

    def off(row: RentRollRow) -> bool:
        if as_of is None or row.lease_start_date is None:
            return False
        return abs(printed[row.row_index] - (as_of - row.lease_start_date).days / DAYS_OF_YEAR) > tolerance

    return sense(
        "Q11", rows, lambda r: as_of is not None and r.lease_start_date is not None and r.row_index in printed, off,
        no_date or "no row prints the years of its tenancy", "print years of tenancy that their start does not make",
    )  # fmt: skip


def _kept(row: RentRollRow, headers: Collection[str]) -> Decimal | None:
    texts = (column.value for column in row.source_columns if column.header in headers)
    return next((number for text in texts if (number := money(text)) is not None), None)


def _same_lease_twice(counted: Sequence[RentRollRow]) -> CheckResult:
    def lease(row: RentRollRow) -> tuple[object, ...] | None:
        if row.space_use != "RESIDENTIAL" or not row.tenant_name or row.occupancy_status in VACANT:
            return None
        start, end, moved = row.lease_start_date, row.lease_end_date, row.move_in_date
        return (row.tenant_name, start, end, moved) if start or end or moved else None

    units: dict[tuple[object, ...], set[object]] = defaultdict(set)
    leases = {row.row_index: key for row in counted if (key := lease(row)) is not None}
    repeated = {key for key, times in Counter(leases.values()).items() if times > 1}
    for row in counted if repeated else ():
        if (key := leases.get(row.row_index)) in repeated and key is not None:
            units[key].add((row.property_name, row.building, row.unit))

    def odd(row: RentRollRow) -> bool:
        key = leases[row.row_index]
        return key in repeated and len(units[key]) > 1

    return sense(
        "Q14", counted, lambda r: r.row_index in leases, odd,
        "no home prints a tenant with dates", "have the tenant and the dates of another unit",
    )  # fmt: skip
