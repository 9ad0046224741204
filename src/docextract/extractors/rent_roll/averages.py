"""Lines of averages below a roll: what they print against the average of the rows."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...models.findings import CheckResult
from ...proofs.tolerance import to_cents
from .ground import Ground
from .printed import Stated
from .readings import amounts, is_current
from .results import result
from .sums import check_of
from .typetables import mean_tolerance


def averages(ground: Ground) -> Iterator[CheckResult]:
    """R04 to R08 for each number of a line of averages: PASS, or WARN for those that are none of the rows'."""
    for total in ground.totals:
        if total.kind != "average" or ground.begins_before(total):
            continue
        means = {
            name: _means(ground, total, name) for name, stated in total.values.items() if stated and check_of(name)
        }
        tied = {name: _nearest(total.values[name], some) for name, some in means.items() if some}
        for name, (mean, holds) in tied.items():
            stated = total.values[name]
            if holds:
                ground.prover.stated(total, name, tied=True)
            yield result(
                check_of(name) or "", "PASS" if holds else "WARN",
                f"the average of the rows is {to_cents(mean)}, printed {stated}", title=f"{name}, {ground.name(total)}",
                expected=stated, actual=to_cents(mean), tolerance=mean_tolerance(stated),
            )  # fmt: skip


def _nearest(stated: Decimal, means: list[Decimal]) -> tuple[Decimal, bool]:
    """The first mean that is printed so, or the first of all, and whether it is."""
    fitting = [mean for mean in means if abs(to_cents(mean) - stated) <= mean_tolerance(stated)]
    return (fitting or means)[0], bool(fitting)


def _means(ground: Ground, total: Stated, name: str) -> list[Decimal]:
    """What an average may be of: the rows of each scope, all of them or those that are let, with those that print no
    amount, without them, or without zeros too; or of their areas ("$/SF")."""
    found: dict[Decimal, None] = {}
    for _, scoped in ground.scopes(total):
        current = [row for row in scoped if is_current(row)]
        for rows in (current, [row for row in current if row.is_occupied], scoped):
            for _, amount in amounts(name):
                printed = [number for row in rows if (number := amount(row)) is not None]
                for count in (len(printed), sum(map(bool, printed)), len(rows)):
                    if count and printed:
                        found[sum(printed, Decimal(0)) / count] = None
                for areas in (rows, [row for row in rows if amount(row)]):
                    area = sum((row.area for row in areas if row.area), Decimal(0))
                    if area and printed and name != "area":
                        found[sum(printed, Decimal(0)) / area] = None
    return list(found)
