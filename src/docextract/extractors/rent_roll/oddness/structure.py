"""Checks S: whether the document was read whole."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from ....document import Page
from ....models.findings import CheckResult, Ledger, UnmappedColumn
from ....models.rent_roll import NOT_A_UNIT, RentRollRow
from ...lines import Line
from ..anatomy.entries import Walked
from ..anatomy.fieldkinds import ROW_FIELDS
from ..anatomy.results import MOST_NAMED, result
from ..arithmetic.counting import unit_key, unit_keys
from .pages import pages_read

_NUMBERED = re.compile(r"([A-Za-z]+[-#. ]?|\d+-)(\d{1,5})")
"""A unit's id with a building before its number: ``A-101``, ``2-101``."""
RUN = 10
"""Numbers from which on units are a run."""
MOST_GAPS = 10
MOST_SHARED = 3
"""Homes with two tenants up to which, or a tenth of all, none of the rolls that list people has so few."""


def structure_checks(
    rows: Sequence[RentRollRow],
    walked: Walked,
    lines: Sequence[Line],
    ledger: Ledger,
    unmapped: Sequence[UnmappedColumn],
    pages: Sequence[Page],
    *,
    counted: bool,
) -> list[CheckResult]:
    """S02 to S08. ``pages`` are those asked for, none for a sheet; ``counted``: a printed count of all units ties."""
    return [
        _ledger(ledger, walked, lines),
        _twice(rows, counted=counted),
        _gaps(rows),
        pages_read(rows, walked, lines, pages),
        _columns(unmapped),
        _fatigue(rows),
        _signature(rows),
    ]


def _ledger(ledger: Ledger, walked: Walked, lines: Sequence[Line]) -> CheckResult:
    total = sum(ledger.by_role.values())
    if total != ledger.read:
        return result(
            "S02", "FAIL", f"{ledger.read} rows were read, {total} have a role",
            expected=Decimal(ledger.read), actual=Decimal(total), difference=Decimal(total - ledger.read),
        )  # fmt: skip
    if ledger.unexplained:
        texts = [line.joined()[:40] for line in lines if walked.roles.get(line.index) == "OTHER"][:MOST_NAMED]
        return result(
            "S02", "WARN", f"{len(ledger.unexplained)} rows are not understood: " + "; ".join(texts),
            expected=Decimal(0), actual=Decimal(len(ledger.unexplained)),
        )  # fmt: skip
    return result(
        "S02", "PASS", f"all {ledger.read} rows have a role", expected=Decimal(ledger.read), actual=Decimal(total)
    )


def _twice(rows: Sequence[RentRollRow], *, counted: bool) -> CheckResult:
    if not any(row.counts_as_unit for row in rows):
        return result("S03", "SKIPPED", "no row counts as a unit")
    groups: dict[object, list[RentRollRow]] = defaultdict(list)
    for row, key in unit_keys(rows):
        if row.space_use != "NON_UNIT" and row.occupancy_status not in NOT_A_UNIT:
            groups[key].append(row)
    shared: list[list[RentRollRow]] = []
    for group in groups.values():
        # A lease of several kinds of space has a row for each.
        kinds = {(r.unit_type, r.lease_type, r.tenant_name) for r in group}
        several = len(kinds) < len(group) or len({r.tenant_name for r in group}) > 1
        if len(group) > 1 and several and not _is_household(group):
            shared.append(group)
    repeated = [row for group in shared for row in group]
    repeated = sorted([*repeated, *_copies(rows, {r.row_index for r in repeated})], key=lambda r: r.row_index)
    if not groups:
        return result("S03", "SKIPPED", "the roll prints no unit ids")
    if not repeated:
        return result("S03", "PASS", f"{len(groups)} units, none twice", expected=Decimal(0), actual=Decimal(0))
    others = len({(unit_key(r), r.tenant_name) for r in repeated}) == len(repeated)
    named = ", ".join(dict.fromkeys(str(r.unit) for r in repeated[: MOST_NAMED * 2]))
    status, remark = "FAIL", ""
    if others:
        let = all(r.tenant_name for r in repeated)
        remark = "; shared by several tenants" if let else "; one row without a tenant, one with"
        # Suites are shared; homes are not, unless the roll lists each of their people.
        homes = [group for group in shared if all(r.space_use == "RESIDENTIAL" and r.tenant_name for r in group)]
        if not homes or len(homes) > max(MOST_SHARED, len(groups) // 10):
            status = "WARN"
    elif counted and all(_leases_apart(group) for group in shared) and len(repeated) == sum(map(len, shared)):
        status, remark = "WARN", "; let by several leases, and counted once by the document"
    return result(
        "S03", status, f"printed more than once: {named}{remark}",
        expected=Decimal(0), actual=Decimal(len(repeated)), rows=[r.row_index for r in repeated],
    )  # fmt: skip


def _leases_apart(group: Sequence[RentRollRow]) -> bool:
    """Whether each row of a unit is of a lease with dates of its own."""
    dates = {(row.lease_start_date, row.lease_end_date) for row in group}
    return len(dates) == len(group) and all(any(pair) for pair in dates)


def _is_household(group: Sequence[RentRollRow]) -> bool:
    """Whether the rows of a home are of people who live in it together: they stand below the first, have moved in
    with it or print no date, and print no market rent and no area of their own."""
    first, *others = group
    return first.space_use == "RESIDENTIAL" and all(
        row.row_index == first.row_index + number
        and row.tenant_name
        and (row.occupancy_status == first.occupancy_status or row.relates_to == first.row_index)  # "2nd Person"
        and row.market_rent is None
        and row.area is None
        and all(
            getattr(row, date) in (None, getattr(first, date))
            for date in ("move_in_date", "lease_start_date", "lease_end_date")
        )
        for number, row in enumerate(others, 1)
    )


def _copies(rows: Sequence[RentRollRow], known: set[int]) -> list[RentRollRow]:
    """Rows, whatever their status, that print unit, tenant, dates and amounts of another one."""
    named = [row for row in rows if row.unit is not None and row.tenant_name and row.row_index not in known]
    times = Counter([(row.unit, row.tenant_name) for row in named])
    if len(times) == len(named):
        return []
    seen: dict[object, list[RentRollRow]] = defaultdict(list)
    for row in named:
        dates = (row.lease_start_date, row.lease_end_date, row.move_in_date)
        if times[row.unit, row.tenant_name] > 1 and any(dates):
            seen[unit_key(row), row.tenant_name, dates, row.market_rent, row.contract_rent, row.balance].append(row)
    return [row for same in seen.values() if len(same) > 1 for row in same]


def _gaps(rows: Sequence[RentRollRow]) -> CheckResult:
    """Runs of unit numbers by building and floor: the hundred that they stand in."""
    groups: dict[tuple[object, object, str, int, int], set[int]] = defaultdict(set)
    for row in rows:
        unit, prefix = row.unit or "", ""
        if not unit.isdigit():
            match = _NUMBERED.fullmatch(unit)
            if match is None:
                continue
            prefix, unit = match.groups()
        if len(unit) <= 6:
            number = int(unit)
            groups[row.property_name, row.building, prefix, len(unit), number // 100].add(number)
    missing: list[str] = []
    runs = printed = 0
    for (_, _, prefix, width, _), numbers in groups.items():
        low, high = min(numbers), max(numbers)
        # On one side of a corridor every second number is left out.
        step = 2 if len({n % 2 for n in numbers}) == 1 else 1
        size = (high - low) // step + 1
        if size < RUN or len(numbers) * 10 < 9 * size:
            continue
        runs += 1
        printed += len(numbers)
        missing += [f"{prefix}{n:0{width}d}" for n in range(low, high, step) if n not in numbers]
    if not runs:
        return result("S04", "SKIPPED", "no unit ids run in numbers, ten and more of which nine in ten are printed")
    told: dict[str, Any] = {"expected": Decimal(printed + len(missing)), "actual": Decimal(printed)}
    if not missing:
        return result("S04", "PASS", f"no gap in {runs} runs of unit numbers", **told)
    shown = ", ".join(missing[:MOST_GAPS]) + (", …" if len(missing) > MOST_GAPS else "")
    return result("S04", "WARN", f"not printed within a run of units: {shown}", **told)


def _columns(unmapped: Sequence[UnmappedColumn]) -> CheckResult:
    if not unmapped:
        return result("S06", "PASS", "every column with values has a field", expected=Decimal(0), actual=Decimal(0))
    named = ", ".join(repr(u.header or u.column) for u in unmapped[:MOST_NAMED])
    return result("S06", "WARN", f"not understood: {named}", expected=Decimal(0), actual=Decimal(len(unmapped)))


def _is_filled(row: RentRollRow, attr: str) -> bool:
    return getattr(row, attr) is not None


def _is_improbable(filled: int, rows: int, tail: int) -> bool:
    """Whether a field filled in so many rows before the tail is hardly empty in all of the tail by chance."""
    return (1 - min(filled / (rows - tail), 1.0)) ** tail < 0.01


def _fatigue(rows: Sequence[RentRollRow]) -> CheckResult:
    # Parking, masts and the like at the end have no areas to lose.
    rows = [row for row in rows if row.space_use != "NON_UNIT"]
    if len(rows) < 16:
        return result("S07", "SKIPPED", "fewer than 16 rows")
    quarter = len(rows) // 4
    head, tail = rows[:quarter], rows[-quarter:]
    sample = head[:: max(1, len(head) // 40)]
    if any(r.is_occupied for r in head) and not any(r.is_occupied for r in tail):
        # Where the last units are all empty, what only a lease fills is not lost.
        sample = [r for r in sample if not r.is_occupied]
    lost = [
        name
        for name, attr in ROW_FIELDS.items()
        if any(_is_filled(r, attr) for r in sample)
        and not any(_is_filled(r, attr) for r in tail)
        and sum(_is_filled(r, attr) for r in head) * 2 >= len(head)
        and _is_improbable(sum(_is_filled(r, attr) for r in rows), len(rows), quarter)
        # What the words of another cell say, as a type does of bedrooms, is no column that can be lost.
        and any(name in r.sources or name in r.derived for r in head)
    ]
    if not lost:
        return result("S07", "PASS", "columns filled at the beginning are filled at the end")
    change = head[0].section != tail[-1].section or head[0].property_name != tail[-1].property_name
    status = "FAIL" if len(lost) >= 2 and not change else "WARN"
    return result(
        "S07", status, f"filled at the beginning, empty in the last {len(tail)} rows: {', '.join(lost)}",
        expected=Decimal(0), actual=Decimal(len(lost)), rows=[r.row_index for r in tail],
    )  # fmt: skip


_SIGNATURE: dict[str, tuple[str, ...]] = {
    "occupant or status": ("tenant_name", "resident_id", "status_text"),
    "area": ("area",),
    "a rent": (
        "contract_rent",
        "market_rent",
        "annual_rent",
        "rent_per_area",
        "tenant_rent",
        "total_charges",
        "charges",
    ),
    "a lease date": ("lease_start_date", "lease_end_date", "move_in_date"),
}
"""What speaks for a rent roll beside units, and the fields that say it."""
SAMPLE = 200


def _signature(rows: Sequence[RentRollRow]) -> CheckResult:
    """Units with ids of their own, and two of occupant or status, area, a rent, a lease date."""
    sample = rows[:: max(1, len(rows) // SAMPLE)]
    found = [
        name
        for name, attrs in _SIGNATURE.items()
        if any(getattr(row, attr) not in (None, ()) or attr in row.derived for row in sample for attr in attrs)
    ]
    # A house is a unit with the name of its property.
    named = [key for row in sample if (key := unit_key(row) or row.building or row.property_name) is not None]
    lacks = [name for name in _SIGNATURE if name not in found] if len(found) < 2 else []
    if len(set(named)) * 2 < len(sample):
        lacks.insert(0, "unit ids")
    if lacks:
        return result("S08", "WARN", f"weak signs of a rent roll: it lacks {', '.join(lacks)}")
    return result("S08", "PASS", f"units with {', '.join(found)}")
