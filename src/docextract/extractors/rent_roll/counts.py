"""Check R03: the printed counts of units, and whether suites of no area are among them."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...models.findings import CheckResult, Note
from ...models.rent_roll import OCCUPIED, VACANT
from .counting import is_zero_area
from .ground import Ground
from .groups import Rows, group_rows
from .printed import Stated
from .results import begins_before, result


def settle_zero_areas(ground: Ground) -> None:
    """Suites of no area stop counting where the stated unit count ties only without them."""
    if not any(is_zero_area(r) and r.counts_as_unit for r in ground.rows):
        return
    for total in sorted(_count_totals(ground), key=lambda t: -(t.units or 0)):
        for _, rows in ground.scopes(total):
            counted = [r for r in group_rows(rows, total.group) if r.counts_as_unit]
            without = [r for r in counted if not is_zero_area(r)]
            if len(counted) != total.units and len(without) == total.units and without:
                dropped = [r for r in rows if r.counts_as_unit and is_zero_area(r)]
                if not _ties_without(ground, rows, total):
                    continue
                for row in dropped:
                    row.counts_as_unit = False
                ground.notes.append(
                    Note(
                        type="zeroAreaNotCounted",
                        message=f"{len(dropped)} rows of no area do not count as units: the printed count of "
                        f"{total.units} ({total.label or 'total'}) ties only without them",
                    )
                )
                return


def _ties_without(ground: Ground, rows: Rows, total: Stated) -> bool:
    """Whether the other counts of the same block agree with leaving out rows of no area."""
    for other in _count_totals(ground):
        if other.block != total.block or other.kind == "table":
            continue
        without = [r for r in group_rows(rows, other.group) if r.counts_as_unit and not is_zero_area(r)]
        if other.group in ("occupied", "vacant", "total", None) and len(without) != other.units:
            return False
    return True


def _count_totals(ground: Ground) -> list[Stated]:
    return [t for t in [*ground.printed.totals, *ground.printed.occupancy] if t.units is not None]


def unit_counts(ground: Ground) -> Iterator[CheckResult]:
    totals = [t for t in _count_totals(ground) if t.group in (None, "total", "occupied", "vacant")]
    if not totals:
        yield result("R03", "SKIPPED", "the document prints no unit count")
        return
    for total in totals:
        stated = total.units or 0
        readings = _count_readings(ground, total)
        tied = next((i for i, (_, count) in enumerate(readings) if count == stated), None)
        if tied is None and ground.begins_before(total):
            yield begins_before("R03", ground.first_page, Decimal(stated), title=ground.name(total))
            continue
        basis, actual = readings[tied if tied is not None else 0]
        is_total = total.group in (None, "total")
        if tied is not None:
            ground.prover.stated(total, "units", tied=True)
            if is_total and _covers_all(ground, total, stated):
                ground.prover.complete_by.append("unitCount")
        else:
            ground.prover.stated(total, "units", tied=False)
        yield result(
            "R03", "PASS" if tied is not None else "FAIL" if is_total else "WARN",
            f"{total.label or 'unlabelled total'}: {actual} rows count, {stated} printed",
            title=ground.name(total), basis=basis, basis_is_default=tied in (0, None),
            readings_tried=(tied + 1) if tied is not None else len(readings),
            expected=Decimal(stated), actual=Decimal(actual), difference=Decimal(actual - stated), tolerance=Decimal(0),
        )  # fmt: skip


def group_counts(ground: Ground) -> Iterator[CheckResult]:
    """R12: the printed counts of notice, vacant-leased, non-revenue and future units."""
    totals = [t for t in _count_totals(ground) if t.group in ("notice", "vacantLeased", "nonRevenue", "future")]
    for total in totals:
        stated = total.units or 0
        readings = [*_count_readings(ground, total), *_rows_in_group(ground, total)]
        tied = next((i for i, (_, count) in enumerate(readings) if count == stated), None)
        if tied is None and ground.begins_before(total):
            yield begins_before("R12", ground.first_page, Decimal(stated), title=ground.name(total))
            continue
        basis, actual = readings[tied or 0]
        ground.prover.stated(total, "units", tied=tied is not None)
        yield result(
            "R12", "PASS" if tied is not None else "FAIL",
            f"{total.label or total.group}: {actual} rows count, {stated} printed",
            title=ground.name(total), basis=basis, basis_is_default=tied in (0, None),
            readings_tried=(tied + 1) if tied is not None else len(readings),
            expected=Decimal(stated), actual=Decimal(actual), difference=Decimal(actual - stated), tolerance=Decimal(0),
        )  # fmt: skip
    if not totals:
        yield result("R12", "SKIPPED", "no counts of notice, vacant-leased, non-revenue or future units are printed")


def _rows_in_group(ground: Ground, total: Stated) -> Iterator[tuple[str, int]]:
    """Counts of all rows of a group, those that are no units too."""
    for scope, rows in ground.scopes(total):
        yield "; ".join(name for name in ("rows", scope) if name), len(group_rows(rows, total.group))


def _covers_all(ground: Ground, total: Stated, stated: int) -> bool:
    return stated == sum(r.counts_as_unit for r in ground.rows) or stated == len(ground.rows)


def _count_readings(ground: Ground, total: Stated) -> list[tuple[str, int]]:
    readings: list[tuple[str, int]] = []
    for scope, rows in ground.scopes(total):
        covered = group_rows(rows, total.group)
        suffix = f"; {scope}" if scope else ""
        units = [r for r in covered if r.counts_as_unit]
        readings.append(("units" + suffix, len(units)))
        if total.status is not None and total.group != "total":
            exact = sum(r.occupancy_status == total.status for r in rows)
            readings.append((f"only {total.status}{suffix}", exact))
        if total.group == "vacant":
            readings.append(
                (
                    "vacantLeasedVacant" + suffix,
                    sum(r.counts_as_unit and r.occupancy_status in VACANT for r in rows),
                )
            )
        if total.group == "occupied":
            readings.append(
                (
                    "noticeVacant" + suffix,
                    sum(
                        r.counts_as_unit
                        and r.occupancy_status in OCCUPIED
                        and not r.occupancy_status.startswith("NOTICE")
                        for r in rows
                    ),
                )
            )
        readings.append(("units-zeroArea" + suffix, sum(not is_zero_area(r) for r in units)))
        readings.append(("units-nonRevenue" + suffix, sum(r.is_occupied is not None for r in units)))
        readings.append(("rows" + suffix, len(covered)))
    return readings
