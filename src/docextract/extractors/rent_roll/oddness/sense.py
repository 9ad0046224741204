"""Checks Q: what is possible but odd in a roll. They never give more than WARN."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal

from ....models.findings import CheckCell, CheckResult
from ....models.rent_roll import NOT_A_UNIT, OCCUPIED, RentRollRow
from ....values.text import is_too_wide, normal
from ..anatomy.fieldkinds import ATTRIBUTES
from ..anatomy.results import result
from ..arithmetic.counting import is_further_suite
from ..checks.leftover import named

OPEN_END = 2099
"""From this year on the end of a lease stands for none."""
_RENTS = ("contractRent", "annualRent", "charges")


def sense(
    check_id: str,
    rows: Iterable[RentRollRow],
    odd: Callable[[RentRollRow], bool | None],
    missing: str,
    finding: str,
    fields: Sequence[str] = (),
    *,
    share: bool = False,
) -> CheckResult:
    """The result of a question to every row, whose answer is None for those that take no part: SKIPPED if none does,
    WARN if some are odd. ``fields`` are those of the answer: the cells of odd rows; ``share`` says how many in percent.
    """
    tested = 0
    found: list[RentRollRow] = []
    for row in rows:
        answer = odd(row)
        if answer is not None:
            tested += 1
            if answer:
                found.append(row)
    if not tested:
        return result(check_id, "SKIPPED", missing)
    if not found:
        return result(check_id, "PASS", f"none of {tested} rows", expected=Decimal(0), actual=Decimal(0))
    percent = f" ({100 * len(found) / tested:.1f} %)" if share else ""
    return result(
        check_id, "WARN", f"{len(found)} of {tested} rows{percent} {finding}: {named(found)}",
        expected=Decimal(0), actual=Decimal(len(found)), rows=[r.row_index for r in found],
        cells=[
            CheckCell(row_index=r.row_index, field=name)
            for r in found
            for name in fields
            if getattr(r, ATTRIBUTES[name]) is not None
        ],
    )  # fmt: skip


def sense_checks(rows: Sequence[RentRollRow], as_of: dt.date | None) -> list[CheckResult]:
    """Q01 to Q06."""
    counted = [r for r in rows if r.counts_as_unit]
    occupied = [r for r in counted if r.occupancy_status in OCCUPIED]
    vacant = [r for r in counted if r.occupancy_status == "VACANT"]
    current = [r for r in rows if r.occupancy_status not in NOT_A_UNIT and r.space_use != "NON_UNIT"]
    coming = [r for r in rows if r.occupancy_status in ("FUTURE", "APPLICANT")]
    by_index = {r.row_index: r for r in rows}

    def ends_first(row: RentRollRow) -> bool | None:
        start, end = row.lease_start_date, row.lease_end_date
        return None if start is None or end is None else start > end

    def is_past(row: RentRollRow) -> bool | None:
        end = row.lease_end_date
        if as_of is None or end is None or end.year >= OPEN_END:
            return None
        return end < as_of and row.move_out_date is None

    def has_left(row: RentRollRow) -> bool | None:
        return None if as_of is None or row.move_out_date is None else row.move_out_date < as_of

    def is_let(row: RentRollRow) -> bool:
        return bool(row.tenant_name or row.contract_rent or row.balance)

    def pays_nothing(row: RentRollRow) -> bool | None:
        if row.occupancy_status == "EMPLOYEE":
            return None
        if row.contract_rent or row.annual_rent or any(c.amount for c in row.charges):
            return False
        if any(is_too_wide(row.unread.get(name, "")) for name in _RENTS if row.unread):
            return None  # printed, but hidden by its column
        return None if is_further_suite(rows, row) else True

    def crowds(row: RentRollRow) -> bool | None:
        if row.relates_to is None:
            return None
        main = by_index.get(row.relates_to)
        return (
            main is not None
            and main.occupancy_status == "OCCUPIED"
            and main.move_out_date is None
            and main.notice_date is None
            and normal(main.tenant_name or "") != normal(row.tenant_name or "")
        )

    no_date = "the document prints no as-of date" if as_of is None else ""
    return [
        sense(
            "Q01", rows, ends_first, "no row prints both dates of a lease", "begin after they end",
            ("leaseStartDate", "leaseEndDate"),
        ),
        sense(
            "Q02", occupied, is_past, no_date or "no occupied row prints the end of its lease",
            "are past the end of their lease, which is normal in small numbers", share=True,
        ),
        sense(
            "Q03", current, has_left, no_date or "no current row prints a move-out",
            "moved out before the as-of date", ("moveOutDate",),
        ),
        sense(
            "Q04", vacant if _prints(rows, "tenant_name", "contract_rent", "balance") else (), is_let,
            "no unit is vacant, or the roll prints no tenants, rents and balances",
            "are vacant, with a tenant, a rent or a balance", ("tenantName", "contractRent", "balance"),
        ),
        sense(
            "Q05", occupied if _prints_rent(rows) else (), pays_nothing,
            "the roll prints no rents, or no unit is occupied", "are occupied without rent", ("contractRent",),
        ),
        sense(
            "Q06", coming, crowds, "no future row is about a unit of the roll",
            "are let to others while occupied without notice", ("tenantName",),
        ),
    ]  # fmt: skip


def _prints(rows: Sequence[RentRollRow], *attrs: str) -> bool:
    return any(getattr(r, attr) is not None for r in rows for attr in attrs)


def _prints_rent(rows: Sequence[RentRollRow]) -> bool:
    return any(r.contract_rent is not None or r.annual_rent is not None or r.charges for r in rows)
