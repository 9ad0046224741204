"""Lines of averages below a roll: what they print against the average of the rows."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from functools import partial

from ....models.findings import CheckResult
from ....proofs.relations import first_fitting
from ....proofs.tolerance import to_cents
from ..anatomy.results import result
from ..arithmetic.amounts import is_current
from ..arithmetic.comparison import Comparison
from ..totals.printed import Stated
from .sums import check_of
from .typetables import mean_tolerance


def averages(comparison: Comparison) -> Iterator[CheckResult]:
    """R04 to R08 for each number of a line of averages: PASS, or WARN for those that are none of the rows'."""
    lines = [line for line in comparison.totals if line.kind == "average" and not comparison.begins_before(line)]
    for total, (name, stated) in ((line, value) for line in lines for value in line.values.items()):
        means = list(_means(comparison, total, name)) if stated and check_of(name) else []
        if not means:
            continue
        mean, _, holds = first_fitting(means, partial(_prints, stated))
        if holds:
            comparison.prover.stated(total, name, tied=True)
        yield result(
            check_of(name) or "", "PASS" if holds else "WARN",
            f"the average of the rows is {to_cents(mean)}, printed {stated}", title=f"{name}, {comparison.name(total)}",
            expected=stated, actual=to_cents(mean), tolerance=mean_tolerance(stated),
        )  # fmt: skip


def _prints(stated: Decimal, mean: Decimal) -> bool:
    return abs(to_cents(mean) - stated) <= mean_tolerance(stated)


def _means(comparison: Comparison, total: Stated, name: str) -> Iterator[Decimal]:
    """What an average may be of: the rows of each scope, all of them or those that are let, with those that print no
    amount, without them, or without zeros too; or of their areas ("$/SF")."""
    ((_, areas),) = comparison.amounts("area")
    for _, scoped in comparison.scopes(total):
        current = scoped.only(is_current)
        for rows in (current, current.only(lambda row: row.is_occupied), scoped):
            for called, column in comparison.amounts(name):
                printed = rows.added(column)
                of_paying = comparison.column(f"area of {called}", lambda row, of=column: row.area if of(row) else None)  # type: ignore[misc]
                floors = () if name == "area" else (rows.added(areas).total, rows.added(of_paying).total)
                for count in (printed.terms, printed.filled, len(rows), *floors):
                    if count and printed.terms:
                        yield printed.total / count
