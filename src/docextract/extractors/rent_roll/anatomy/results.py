"""Makes the results of checks from the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from ....models.findings import CheckCell, CheckResult
from ....models.rent_roll import RentRollRow
from ....proofs.catalogue import catalogue
from ....proofs.readings import Reading, Tie
from ....proofs.tolerance import CENT, to_cents, within

MOST_NAMED = 5
"""Rows that a message names."""


def result(check_id: str, status: str, message: str, *, title: str = "", **more: object) -> CheckResult:
    """A result with the catalogue's title, and what it is about if several share the id."""
    info = catalogue()[check_id]
    expected, actual = more.get("expected"), more.get("actual")
    if isinstance(expected, Decimal) and isinstance(actual, Decimal):
        more.setdefault("difference", actual - expected)
    return CheckResult(
        check_id=check_id,
        title=f"{info.title}: {title}" if title else info.title,
        status=status,  # type: ignore[arg-type]
        message=message,
        **more,  # type: ignore[arg-type]
    )


def compared(
    check_id: str, status: str, message: str, tie: Tie[RentRollRow], stated: Decimal, actual: Decimal,
    *, title: str, rows: Iterable[RentRollRow] = (), cells: Iterable[CheckCell] = (),
) -> CheckResult:  # fmt: skip
    """The result for a printed figure and the reading taken for it, with the rows that it may be about."""
    return result(
        check_id, status, message, title=title, basis=tie.reading.basis, basis_is_default=tie.reading.first,
        readings_tried=tie.tried, expected=stated, actual=actual, difference=to_cents(actual) - to_cents(stated),
        tolerance=tie.tolerance, rows=[row.row_index for row in rows], cells=list(cells),
    )  # fmt: skip


def added_up(
    check_id: str, words: str, parts: Iterable[Decimal], stated: Decimal,
    *, title: str, total: str = "printed", tolerance: Decimal = CENT, missed: str = "FAIL", remark: str = "",
    **more: object,
) -> CheckResult:  # fmt: skip
    """The result for a printed figure against others that are printed and should add up to it."""
    actual = sum(parts, Decimal(0))
    tied = within(actual, stated, tolerance)
    return result(
        check_id, "PASS" if tied else missed, f"{words} add up to {actual}, {total} {stated}{remark}", title=title,
        expected=stated, actual=actual, tolerance=tolerance, **more,
    )  # fmt: skip


def ties_on(reading: Reading[RentRollRow], remark: str = "") -> str:
    """What a message says of a figure that ties on an unusual reading."""
    return f"; ties on the reading {reading.basis}{remark}"


def off_by(miss: Decimal) -> str:
    """``: 12.00 too much``"""
    return f": {abs(miss)} {'too much' if miss > 0 else 'too little'}"


def begins_before(check_id: str, first_page: int, printed: Decimal | int | None, *, title: str) -> CheckResult:
    """The result for printed figures that rows on pages nobody asked for may be part of."""
    figures = "the figures" if printed is None else f"printed {printed}, which"
    return result(
        check_id, "SKIPPED",
        f"{figures} may hold rows of the pages before page {first_page}, where the reading began",
        title=title, expected=None if printed is None else Decimal(printed),
    )  # fmt: skip
