"""Answers of checks in one line each. They carry no id and no title: the check that gives them adds its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from typing import Any

from .context import DataSet, ExtractionContext
from .models.findings import CheckCell, CheckResult, CheckStatus
from .proofs.equations import Cell, Equation
from .proofs.judging import Proved, prove

MOST_NAMED = 6
"""Equations and numbers that a message names."""


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


def adds_up(data: DataSet, context: ExtractionContext) -> Iterator[CheckResult]:
    """``run`` of a check: the total that is printed last of each summed column is the sum of its rows.

    Or all totals together are, where each is that of a part. A column without a total says nothing.
    """
    for name, computed in data.totals.computed.items():
        printed = [line.values[name] for line in data.totals.stated if name in line.values]
        if printed:
            expected = sum(printed, Decimal(0)) if sum(printed, Decimal(0)) == computed else printed[-1]
            yield tied(expected, computed, message=f"the sum of {name}")


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


def held(equations: Iterable[Equation]) -> CheckResult:
    """PASS where equations hold; FAIL where some are broken, with what they miss by and the number that does not fit.

    WARN where sums miss by no more than rounding could explain in a document whose other sums are exact; SKIPPED where
    there are no equations. The numbers that are contradicted are named as ``(row_index, field)``, if that is how their
    cells are called.

    Args:
        equations: those that the check asks, such as ``data.equations()``.
    """
    asked = list(equations)
    proved = prove(asked)
    missed = [*proved.broken] or [*proved.doubtful]
    if not missed:
        status: CheckStatus = "PASS" if asked else "SKIPPED"
        message = f"{len(asked)} relations hold" if asked else "nothing is printed that other numbers come to"
        return CheckResult(check_id="", title="", status=status, message=message)
    named = [cell for cell, state in proved.states.items() if state == "CONTRADICTED" and _is_of_row(cell)]
    status = "FAIL" if proved.broken else "WARN"
    return CheckResult(
        check_id="", title="", status=status, message="; ".join(_told(proved, missed)),
        rows=sorted({row for row, _ in named}), cells=[CheckCell(row_index=row, field=field) for row, field in named],
    )  # fmt: skip


def _is_of_row(cell: Cell) -> bool:
    return isinstance(cell, tuple) and [*map(type, cell)] == [int, str]


def _told(proved: Proved, missed: Sequence[Equation]) -> Iterator[str]:
    for equation in missed[:MOST_NAMED]:
        yield f"{equation.name} misses by {equation.residual:+,f}"
    if len(missed) > MOST_NAMED:
        yield f"and {len(missed) - MOST_NAMED} more"
    for crossing in proved.crossings[:MOST_NAMED]:
        term = next(term for term in crossing.equations[0].figures if term.key == crossing.cell)
        where = f" at {term.place.name()}" if term.place is not None else ""
        yield f"the number that does not fit is {term.amount:,f}{where}: {crossing.expected:,f} would"
