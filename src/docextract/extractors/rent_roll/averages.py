"""Lines of averages below a roll: what they print against the average of the rows."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from functools import partial

from ...models.findings import CheckResult
from ...models.rent_roll import RentRollRow
from ...proofs.tolerance import to_cents
from .ground import Ground
from .printed import Stated
from .readings import Amount, is_current
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
    ((_, areas),) = ground.amounts("area")
    for _, scoped in ground.scopes(total):
        current = scoped.only(is_current)
        for rows in (current, current.only(lambda row: row.is_occupied), scoped):
            for called, column in ground.amounts(name):
                printed = rows.added(column)
                for count in (printed.terms, printed.filled, len(rows)):
                    if count and printed.terms:
                        found[printed.total / count] = None
                ((_, of_paying),) = ground.column(f"{name}: area of {called}", called, partial(_area_where, column))
                for area in (rows.added(areas).total, rows.added(of_paying).total):
                    if area and printed.terms and name != "area":
                        found[printed.total / area] = None
    return list(found)


def _area_where(amount: Amount, row: RentRollRow) -> Decimal | None:
    return row.area if amount(row) else None
