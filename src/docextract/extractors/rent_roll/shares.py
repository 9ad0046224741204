"""Checks R10 and R11: printed occupancy percentages of units and of area."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...models.findings import CheckResult
from ...models.rent_roll import NON_REVENUE, NOT_A_UNIT, OCCUPIED, VACANT, RentRollRow
from .ground import Ground
from .groups import Rows, group_rows
from .printed import Share, Stated
from .results import begins_before, result

Parts = tuple[str, Decimal, Decimal]
"""How a share was read, its numerator and its denominator."""


def unit_shares(ground: Ground) -> Iterator[CheckResult]:
    """R10: occupied, vacant ... units of all units."""
    yield from _shares(ground, "R10", "units", "no percentage of units is printed")


def area_shares(ground: Ground) -> Iterator[CheckResult]:
    """R11: occupied, vacant ... area of all area."""
    yield from _shares(ground, "R11", "area", "no percentage of area is printed")


def _shares(ground: Ground, check_id: str, subject: str, missing: str) -> Iterator[CheckResult]:
    some = False
    for total in [*ground.printed.totals, *ground.printed.occupancy]:
        share = total.shares.get(subject) or _unsaid(ground, total, subject)
        if share is None:
            continue
        readings = [r for r in _readings(ground, total, share, subject) if r[2]]
        if not readings:
            continue
        some = True
        outcome = _result(check_id, ground.name(total), share, readings, said=subject in total.shares)
        if outcome.status != "PASS" and ground.begins_before(total):
            outcome = begins_before(check_id, ground.first_page, share.percent, title=ground.name(total))
        yield outcome
    if not some:
        yield result(check_id, "SKIPPED", missing)


def _unsaid(ground: Ground, total: Stated, subject: str) -> Share | None:
    """A share that does not say of what is one of the area if it ties as such and not as one of the units."""
    share = total.shares.get("unsaid")
    if share is None:
        return None

    def ties(as_one_of: str) -> bool:
        tried = [r for r in _readings(ground, total, share, as_one_of) if r[2]]
        return any(abs(_percent(r) - share.percent) <= tolerance_of(share.percent) for r in tried)

    of_area = not ties("units") and ties("area")
    return share if of_area == (subject == "area") else None


def _result(check_id: str, name: str, share: Share, readings: list[Parts], *, said: bool) -> CheckResult:
    tolerance = tolerance_of(share.percent)
    tied = next((i for i, r in enumerate(readings) if abs(_percent(r) - share.percent) <= tolerance), None)
    basis, part, whole = readings[tied or 0]
    actual = _percent(readings[tied or 0]).quantize(Decimal("0.0001"))
    return result(
        check_id, "PASS" if tied is not None else "FAIL" if said else "WARN",
        f"{share.group}: {part} of {whole} are {actual} %, printed {share.percent} %",
        title=name, basis=basis, basis_is_default=tied in (0, None),
        readings_tried=len(readings) if tied is None else tied + 1,
        expected=share.percent, actual=actual, difference=actual - share.percent, tolerance=tolerance,
    )  # fmt: skip


def tolerance_of(percent: Decimal) -> Decimal:
    """Half of the last printed place, and one more for chained rounding."""
    exponent = percent.as_tuple().exponent
    return Decimal("1.5").scaleb(exponent if isinstance(exponent, int) else 0)


def _percent(parts: Parts) -> Decimal:
    return 100 * parts[1] / parts[2]


def _readings(ground: Ground, total: Stated, share: Share, subject: str) -> Iterator[Parts]:
    def size(rows: Rows) -> Decimal:
        if subject == "units":
            return Decimal(len(rows))
        return sum((row.area for row in rows if row.area is not None), Decimal(0))

    for scope, rows in ground.scopes(total):
        units = [row for row in rows if _takes_part(row, subject)]
        earning = [row for row in units if row.occupancy_status not in NON_REVENUE]
        for base_name, base in (("", units), ("units-nonRevenue", earning)):
            for part_name, part in _parts(units, share.group, total.status):
                basis = "; ".join(name for name in (part_name, base_name, scope) if name) or "current"
                yield basis, size(part), size(base)
    whole = _stated_whole(ground, total, subject)
    mine = Decimal(total.units) if subject == "units" and total.units is not None else total.values.get(subject)
    if whole and mine is not None:
        yield "stated", mine, whole


def _takes_part(row: RentRollRow, subject: str) -> bool:
    if subject == "units":
        return row.counts_as_unit
    return row.occupancy_status not in NOT_A_UNIT and row.space_use != "NON_UNIT"


def _parts(units: Rows, group: str, status: str | None) -> Iterator[tuple[str, Rows]]:
    """The rows that a line counts, in the ways that systems differ in."""
    yield "", group_rows(units, group)
    if group == "occupied":
        here = [row for row in units if row.occupancy_status in OCCUPIED]
        yield "noticeVacant", [row for row in here if not row.occupancy_status.startswith("NOTICE")]
        leased = OCCUPIED | {"VACANT_LEASED"}
        yield "leased", [row for row in units if row.occupancy_status in leased]
    if group == "vacant":
        yield "vacantLeasedVacant", [row for row in units if row.occupancy_status in VACANT]
    if status is not None:
        yield f"only {status}", [row for row in units if row.occupancy_status == status]


def _stated_whole(ground: Ground, total: Stated, subject: str) -> Decimal | None:
    """The total that the same block prints."""
    for other in [*ground.printed.totals, *ground.printed.occupancy]:
        same = other.scope == total.scope if total.kind == "table" else other.block == total.block
        if other.group == "total" and same and (other.kind == "table") == (total.kind == "table"):
            return Decimal(other.units) if subject == "units" and other.units is not None else other.values.get(subject)
    return None
