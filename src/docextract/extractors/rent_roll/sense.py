"""Checks Q: what is possible but odd in a roll. They never give more than WARN."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from decimal import Decimal

from ...models.findings import CheckResult
from ...models.rent_roll import OCCUPIED, VACANT, RentRollRow
from .results import MOST_NAMED, result


def _name(row: RentRollRow) -> str:
    return f"unit {row.unit}" if row.unit else row.tenant_name or f"row {row.row_index}"


def sense(
    check_id: str,
    rows: Sequence[RentRollRow],
    takes_part: Callable[[RentRollRow], bool],
    odd: Callable[[RentRollRow], bool],
    missing: str,
    finding: str,
) -> CheckResult:
    """The result of a question to every row: SKIPPED if none takes part, WARN if the answer is odd for some."""
    tested = [row for row in rows if takes_part(row)]
    if not tested:
        return result(check_id, "SKIPPED", missing)
    found = [row for row in tested if odd(row)]
    if not found:
        return result(check_id, "PASS", f"none of {len(tested)} rows", expected=Decimal(0), actual=Decimal(0))
    named = ", ".join(_name(r) for r in found[:MOST_NAMED]) + (", …" if len(found) > MOST_NAMED else "")
    return result(
        check_id,
        "WARN",
        f"{len(found)} of {len(tested)} rows {finding}: {named}",
        expected=Decimal(0),
        actual=Decimal(len(found)),
        difference=Decimal(len(found)),
        rows=[r.row_index for r in found],
    )


def sense_checks(rows: Sequence[RentRollRow], as_of: dt.date | None) -> list[CheckResult]:
    """Q01 to Q06."""
    counted = [r for r in rows if r.counts_as_unit]

    def open_end(day: dt.date | None) -> bool:
        return day is not None and day.year >= 2099

    by_index = {r.row_index: r for r in rows}

    def crowds(row: RentRollRow) -> bool:
        main = by_index.get(row.relates_to) if row.relates_to is not None else None
        return (
            main is not None
            and main.occupancy_status == "OCCUPIED"
            and main.move_out_date is None
            and (main.tenant_name or "") != (row.tenant_name or "")
        )

    no_date = "the document prints no as-of date" if as_of is None else ""
    return [
        sense(
            "Q01", rows, lambda r: r.lease_start_date is not None and r.lease_end_date is not None,
            lambda r: bool(r.lease_start_date and r.lease_end_date and r.lease_start_date > r.lease_end_date),
            "no row prints both dates of a lease", "begin after they end",
        ),
        sense(
            "Q02", counted,
            lambda r: as_of is not None and r.occupancy_status in OCCUPIED and r.lease_end_date is not None
            and not open_end(r.lease_end_date),
            lambda r: bool(as_of and r.lease_end_date and r.lease_end_date < as_of and r.move_out_date is None),
            no_date or "no occupied row prints the end of its lease", "are past the end of their lease",
        ),
        sense(
            "Q03", counted, lambda r: as_of is not None and r.move_out_date is not None,
            lambda r: bool(as_of and r.move_out_date and r.move_out_date < as_of),
            no_date or "no counted row prints a move-out", "moved out before the as-of date",
        ),
        sense(
            "Q04", counted, lambda r: r.occupancy_status in VACANT,
            lambda r: bool((r.occupancy_status == "VACANT" and r.tenant_name) or r.contract_rent or r.balance),
            "no unit is vacant", "are vacant, with a tenant, a rent or a balance",
        ),
        sense(
            "Q05", counted,
            lambda r: r.occupancy_status in OCCUPIED and r.occupancy_status != "EMPLOYEE"
            and _prints_rent(rows),
            lambda r: not r.contract_rent and not r.annual_rent and not any(c.amount for c in r.charges),
            "the roll prints no rents, or no unit is occupied", "are occupied without rent",
        ),
        sense(
            "Q06", rows,
            lambda r: r.occupancy_status in ("FUTURE", "APPLICANT") and r.relates_to is not None,
            crowds, "no future row is about a unit of the roll", "are let to others while occupied without notice",
        ),
    ]  # fmt: skip


def _prints_rent(rows: Sequence[RentRollRow]) -> bool:
    return any(r.contract_rent is not None or r.annual_rent is not None or r.charges for r in rows)
