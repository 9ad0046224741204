"""Checks Q: what is possible but odd in a roll. They never give more than WARN."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal

from ...models.findings import CheckResult
from ...models.rent_roll import OCCUPIED, VACANT, RentRollRow
from .results import MOST_NAMED, result

OPEN_END = 2099
"""From this year on the end of a lease stands for none."""


def _name(row: RentRollRow) -> str:
    return f"unit {row.unit}" if row.unit else row.tenant_name or f"row {row.row_index}"


def sense(
    check_id: str,
    rows: Iterable[RentRollRow],
    odd: Callable[[RentRollRow], bool | None],
    missing: str,
    finding: str,
) -> CheckResult:
    """The result of a question to every row, whose answer is None for those that take no part: SKIPPED if none does,
    WARN if some are odd."""
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
    named = ", ".join(_name(r) for r in found[:MOST_NAMED]) + (", …" if len(found) > MOST_NAMED else "")
    return result(
        check_id,
        "WARN",
        f"{len(found)} of {tested} rows {finding}: {named}",
        expected=Decimal(0),
        actual=Decimal(len(found)),
        difference=Decimal(len(found)),
        rows=[r.row_index for r in found],
    )


def sense_checks(rows: Sequence[RentRollRow], as_of: dt.date | None) -> list[CheckResult]:
    """Q01 to Q06."""
    counted = [r for r in rows if r.counts_as_unit]
    occupied = [r for r in counted if r.occupancy_status in OCCUPIED]
    vacant = [r for r in counted if r.occupancy_status in VACANT]
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
        return bool((row.occupancy_status == "VACANT" and row.tenant_name) or row.contract_rent or row.balance)

    def pays_nothing(row: RentRollRow) -> bool | None:
        if row.occupancy_status == "EMPLOYEE":
            return None
        return not row.contract_rent and not row.annual_rent and not any(c.amount for c in row.charges)

    def crowds(row: RentRollRow) -> bool | None:
        if row.relates_to is None:
            return None
        main = by_index.get(row.relates_to)
        return (
            main is not None
            and main.occupancy_status == "OCCUPIED"
            and main.move_out_date is None
            and (main.tenant_name or "") != (row.tenant_name or "")
        )

    no_date = "the document prints no as-of date" if as_of is None else ""
    return [
        sense("Q01", rows, ends_first, "no row prints both dates of a lease", "begin after they end"),
        sense(
            "Q02", occupied, is_past, no_date or "no occupied row prints the end of its lease",
            "are past the end of their lease",
        ),
        sense(
            "Q03", counted, has_left, no_date or "no counted row prints a move-out",
            "moved out before the as-of date",
        ),
        sense("Q04", vacant, is_let, "no unit is vacant", "are vacant, with a tenant, a rent or a balance"),
        sense(
            "Q05", occupied if _prints_rent(rows) else (), pays_nothing,
            "the roll prints no rents, or no unit is occupied", "are occupied without rent",
        ),
        sense(
            "Q06", coming, crowds, "no future row is about a unit of the roll",
            "are let to others while occupied without notice",
        ),
    ]  # fmt: skip


def _prints_rent(rows: Sequence[RentRollRow]) -> bool:
    return any(r.contract_rent is not None or r.annual_rent is not None or r.charges for r in rows)
