"""Answers of checks in one line each. They carry no id and no title: the check that gives them adds its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Any

from .models.findings import CheckCell, CheckResult, CheckStatus


def tied(
    expected: Decimal | int | None, actual: Decimal | int | None, *, tolerance: Decimal | int = 0, message: str = ""
) -> CheckResult:
    """PASS where two numbers are equal within a tolerance, FAIL where they are not, SKIPPED where one is missing.

    Args:
        expected: what the document says, such as a printed total.
        actual: what was computed.
        tolerance: how far apart they may be, in the same unit.
        message: what was compared.
    """
    if expected is None or actual is None:
        return CheckResult(check_id="", title="", status="SKIPPED", message=message or "a number is missing")
    expected, actual, tolerance = Decimal(expected), Decimal(actual), Decimal(tolerance)
    difference = actual - expected
    return CheckResult(
        check_id="",
        title="",
        status="PASS" if abs(difference) <= tolerance else "FAIL",
        expected=expected,
        actual=actual,
        difference=difference,
        tolerance=tolerance,
        message=message,
    )


def flagged(
    rows: Iterable[Any], message: str, *, status: CheckStatus = "WARN", fields: Sequence[str] = ()
) -> CheckResult:
    """PASS where no row is wrong; else ``status``, with the rows and the message.

    Where it fails, the numbers that it names are contradicted: those of ``fields``, or all of the rows.

    Args:
        rows: the rows that should not be: of the data set, with a ``row_index``.
        message: what is wrong with them.
        status: WARN for what may be right after all, FAIL for what cannot.
        fields: which numbers of the rows are wrong, by their names in JSON.
    """
    wrong = [row.row_index for row in rows]
    return CheckResult(
        check_id="", title="", status=status if wrong else "PASS", rows=wrong, message=message if wrong else "",
        cells=[CheckCell(row_index=index, field=field) for index in wrong for field in fields or (None,)],
    )  # fmt: skip
