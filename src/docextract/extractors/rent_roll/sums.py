"""Checks R04 to R08: the printed totals of rents, deposits, balances and areas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from ...models.findings import CheckResult
from ...models.rent_roll import VACANT, RentRollRow
from ...proofs.tolerance import to_cents
from .ground import Ground
from .printed import Stated
from .readings import Amount, Tie, amounts, find_tie, group_rows
from .results import begins_before, result

FIELD_CHECKS = {
    "marketRent": "R04", "contractRent": "R05", "annualRent": "R05", "tenantRent": "R05", "subsidyRent": "R05",
    "totalCharges": "R05", "otherCharges": "R05", "concessions": "R05", "deposit": "R06", "otherDeposit": "R06",
    "balance": "R07", "area": "R08",
}  # fmt: skip


def column_sums(ground: Ground) -> Iterator[CheckResult]:
    seen: set[str] = set()
    totals = [*ground.printed.totals, *ground.printed.occupancy]
    for check_id in ("R04", "R05", "R06", "R07", "R08"):
        for total in totals:
            if total.kind == "average":
                continue
            for name, stated in total.values.items():
                if (FIELD_CHECKS.get(name) or ("R05" if name.startswith("charges:") else "")) != check_id:
                    continue
                outcome = _sum(ground, check_id, total, name, stated)
                if outcome is not None:
                    seen.add(check_id)
                    yield outcome
        if check_id not in seen:
            yield result(check_id, "SKIPPED", "no such total is printed, or the rows print no such amounts")


def _sum(ground: Ground, check_id: str, total: Stated, name: str, stated: Decimal) -> CheckResult | None:
    tie = find_tie(
        ground.scopes(total), name, stated, group=total.group if total.group != "total" else None,
        status=total.status, beside=_stated_vacant(ground, total, name), more=_with_pro_forma(ground, name),
    )  # fmt: skip
    if tie is None or (stated == 0 and not _likeliest(ground, total, name)):
        return None
    if stated == 0 and all(not a for a in tie.reading.addends):
        ground.prover.stated(total, name, tied=True)
        ground.prover.confirm(tie.reading.rows, name)
        return result(
            check_id, "PASS", f"{ground.name(total)}: all amounts and the printed total are 0",
            title=f"{name}, {ground.name(total)}", basis=tie.reading.basis, basis_is_default=True, readings_tried=1,
            expected=stated, actual=tie.reading.actual, difference=Decimal(0), tolerance=tie.tolerance,
        )  # fmt: skip
    if not tie.tied and ground.begins_before(total):
        return begins_before(check_id, ground.first_page, stated, title=f"{name}, {ground.name(total)}")
    actual = tie.reading.actual
    status, remark = _status(ground, tie, stated)
    ground.prover.stated(total, name, tied=tie.tied)
    if tie.tied and not tie.loose:
        ground.prover.confirm(tie.reading.rows, name)
        if name.startswith("charges:"):
            for row in tie.reading.rows:
                ground.prover.confirm_charges(row, name.partition(":")[2])
        if total.group in (None, "total") and name != "area" and stated and _all_units(ground, tie):
            ground.prover.money_ties.add(name)
    return result(
        check_id, status,
        f"{len(tie.reading.addends)} rows add up to {to_cents(actual)}, printed {stated}{remark}",
        title=f"{name}, {ground.name(total)}", basis=tie.reading.basis, basis_is_default=tie.reading.first,
        readings_tried=tie.tried, expected=stated, actual=to_cents(actual),
        difference=to_cents(actual) - to_cents(stated), tolerance=tie.tolerance,
        rows=[] if tie.tied else [r.row_index for r in tie.reading.rows],
    )  # fmt: skip


def _stated_vacant(ground: Ground, total: Stated, name: str) -> Decimal | None:
    """What the same block prints for vacant space, if the total may cover it and no row stands for it."""
    if total.group != "total" or any(r.occupancy_status in VACANT for r in ground.rows):
        return None
    for other in [*ground.printed.totals, *ground.printed.occupancy]:
        if other.block == total.block and other.kind != "table" and other.group == "vacant":
            return other.values.get(name)
    return None


def _with_pro_forma(ground: Ground, name: str) -> Sequence[tuple[str, Amount]]:
    """The amount that also holds the rents of vacant units, where the document prints such."""
    aside = ground.pro_forma.get(name)
    if not aside:
        return ()
    ((_, amount), *_) = amounts(name)

    def with_pro_forma(row: RentRollRow) -> Decimal | None:
        return aside.get(row.row_index) if row.row_index in aside else amount(row)

    return ((f"{name}+proForma", with_pro_forma),)


def _likeliest(ground: Ground, total: Stated, name: str) -> bool:
    """Whether the rows that a total is most likely about print such amounts at all."""
    scopes = ground.scopes(total)
    rows = group_rows(scopes[0][1], total.group if total.group != "total" else None) if scopes else []
    return any(amounts(name)[0][1](row) is not None for row in rows)


def _status(ground: Ground, tie: Tie, stated: Decimal) -> tuple[str, str]:
    if not tie.tied:
        nearest = tie.nearest
        remark = (
            f"; the nearest other reading, {nearest.basis}, differs by {to_cents(nearest.actual - stated)}"
            if nearest is not None
            else ""
        )
        return "FAIL", remark
    if tie.loose and to_cents(tie.reading.actual) != to_cents(stated):
        return "WARN", "; unexplainedInTolerance"
    # The chance that some reading ties by accident: readings tried x width of a tie / size of the sums.
    if not tie.reading.first and abs(stated) <= tie.tried * 30:
        return "WARN", f"; ties on the reading {tie.reading.basis}, which could be chance"
    return "PASS", "" if tie.reading.first else f"; ties on the reading {tie.reading.basis}"


def _all_units(ground: Ground, tie: Tie) -> bool:
    covered = {id(r) for r in tie.reading.rows}
    return all(id(r) in covered for r in ground.rows if r.counts_as_unit)
