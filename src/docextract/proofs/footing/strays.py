"""Columns that do not foot: the totals of a document miss their lines in one column and tie in all others.

A prior year that was filled in by hand, or a hidden column that nobody kept up, says nothing of what a total is the
sum of. It is left out of the search, and what is wrong is said once: of the column, not of each of its totals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from .amounts import Amounts
from .model import Addend, ExplanationType, Footing, FootingColumn, FootingRow, Stray

FEWEST = 4
"""Totals that must miss their lines in a column before it is the column that is astray."""


def stray_columns(rows: Sequence[FootingRow], columns: Sequence[FootingColumn], footing: Footing) -> set[int]:
    """The columns in which at least four totals, and three in four of those compared, miss their lines."""
    compared: Counter[int] = Counter()
    missed: Counter[int] = Counter()
    money = [c for c, column in enumerate(columns) if column.role == "money"]
    for t, it in enumerate(footing.rows):
        if it.explanation is None and it.broken is None:
            continue
        printed = [c for c in money if rows[t].values[c]]
        compared.update(printed)
        if it.broken is not None:
            missed.update(c for c in money if it.broken.residuals[c])
    found = {c for c in money if missed[c] >= FEWEST and 4 * missed[c] >= 3 * compared[c]}
    return found if len(found) < len(money) else set()


def without_one(rows: Sequence[FootingRow], columns: Sequence[FootingColumn], footing: Footing) -> Iterator[set[int]]:
    """The columns that may be astray, one at a time, where most rows worded as totals are the sum of nothing."""
    worded = [t for t, row in enumerate(rows) if row.total_word and not row.is_statistic and any(row.values)]
    money = [c for c, column in enumerate(columns) if column.role == "money"]
    if len(worded) >= FEWEST and len(money) > 1 and 2 * len(explained(worded, footing)) < len(worded):
        yield from ({c} for c in money)


def explained(worded: Sequence[int], footing: Footing) -> list[int]:
    """Those of some rows that are the sum of two others at least."""
    return [t for t in worded if (it := footing.rows[t].explanation) is not None and len(it.addends) > 1]


def tell(
    rows: Sequence[FootingRow], columns: Sequence[FootingColumn], footing: Footing, astray: set[int]
) -> list[Stray]:
    """What the totals of a tree miss in the columns that took no part in it; these totals are contradicted."""
    told = []
    amounts = Amounts(rows, columns, rounded=footing.rounded)
    place = {c: n for n, c in enumerate(amounts.columns)}
    for c in sorted(astray):
        missed = []
        compared = 0
        for t, it in enumerate(footing.rows):
            explanation = it.explanation
            if explanation is None or explanation.type == ExplanationType.ZERO or len(explanation.addends) < 2:
                continue
            if not rows[t].values[c]:
                continue
            compared += 1
            if not _ties(amounts, place[c], t, explanation.addends):
                missed.append(t)
                it.proof = tuple("CONTRADICTED" if n == c else state for n, state in enumerate(it.proof))
        if len(missed) >= FEWEST:
            told.append(Stray(c, tuple(missed), compared))
    return told


def _ties(amounts: Amounts, place: int, total: int, addends: Sequence[Addend]) -> bool:
    residual = amounts.residuals(total, addends)[place]
    return abs(residual) <= amounts.tolerances(len(addends) + 1)[place]
