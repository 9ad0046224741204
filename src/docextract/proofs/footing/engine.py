"""The footing of a statement: the walk, the tree, the proofs."""

from __future__ import annotations

from collections.abc import Sequence

from .amounts import Amounts
from .causes import name_cause
from .hints import Hints
from .model import ExplanationType, Footing, FootingColumn, FootingRow
from .proofs import Prover
from .relations import relations
from .singles import turn_singles
from .strays import explained, stray_columns, tell, without_one
from .suffixes import Counter
from .tree import build
from .walk import Walk


def foot(rows: Sequence[FootingRow], columns: Sequence[FootingColumn]) -> Footing:
    """Find the tree of subtotals of a statement by arithmetic, and what it proves.

    Args:
        rows: the rows of one statement in document order; each has one value per column, in cents.
        columns: what each column is. Only ``money`` columns decide.

    Raises:
        ValueError: a row has not as many values as there are columns.
    """
    if any(len(row.values) != len(columns) for row in rows):
        raise ValueError("every row must have one value per column")
    found = _foot(rows, columns)
    astray = stray_columns(rows, columns, found)
    if astray:
        return _foot_without(rows, columns, astray)
    for astray in without_one(rows, columns, found):
        other = _foot_without(rows, columns, astray)
        if other.strays and _explains_more(rows, found, other):
            return other
    return found


def _foot_without(rows: Sequence[FootingRow], columns: Sequence[FootingColumn], astray: set[int]) -> Footing:
    """The tree that the other columns make; those astray are held against it afterwards."""
    others = [column._replace(role="variance") if c in astray else column for c, column in enumerate(columns)]
    found = _foot(rows, others)
    found.strays = tell(rows, columns, found, astray)
    return found


def _explains_more(rows: Sequence[FootingRow], found: Footing, other: Footing) -> bool:
    """Whether three in four of the rows worded as totals are sums of others where fewer than half were."""
    worded = [t for t, row in enumerate(rows) if row.total_word and not row.is_statistic and any(row.values)]
    return 4 * len(explained(worded, other)) >= 3 * len(worded) > 4 * len(explained(worded, found))


def _walked(
    rows: Sequence[FootingRow], amounts: Amounts, hints: Hints, counter: Counter, *, downward: bool = False
) -> Walk:
    walk = Walk(rows, amounts, hints, counter, downward=downward)
    if amounts.columns:
        walk.run()
        turn_singles(walk)
    return walk


def _missed(rows: Sequence[FootingRow], walk: Walk) -> list[int]:
    """Rows worded as totals that are the sum of no others. What is left of a line above its costs may be read as one of
    the rows that this line is the total of; then the total of what all of them leave is missed."""
    return [
        t
        for t, row in enumerate(rows)
        if row.total_word and not row.is_statistic and any(row.values) and t not in walk.explanations
    ]


def _foot(rows: Sequence[FootingRow], columns: Sequence[FootingColumn]) -> Footing:
    kept, rejected, rounded = relations(rows, columns)
    sound = [
        column if i not in rejected else column._replace(total_of=None, difference_of=None)
        for i, column in enumerate(columns)
    ]
    amounts = Amounts(rows, sound, rounded)
    hints = Hints(rows, amounts)
    counter = Counter()
    walk = _walked(rows, amounts, hints, counter)
    missed = _missed(rows, walk)
    if missed and any(it.type == ExplanationType.HEADER_TOTAL for it in walk.explanations.values()):
        other = _walked(rows, amounts, hints, counter, downward=True)
        walk = other if len(_missed(rows, other)) < len(missed) else walk
    found = build(rows, walk)
    for total, broken in walk.broken.items():
        named = any(hints.named_for(total, h) for h in range(total) if amounts.empty[h])
        broken.cause, broken.cause_rows = name_cause(amounts, total, broken, found[total].parent is not None, named)
    prover = Prover(rows, sound, amounts, found, kept)
    prover.run()
    return Footing(
        rows=found,
        row_breaks=prover.row_breaks,
        crossings=prover.crossings,
        rejected=rejected,
        rounded=rounded,
        steps=counter.steps,
    )
