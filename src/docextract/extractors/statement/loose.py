"""Rows that the sums pass over: lines in no total, lines printed twice, signs turned against the print."""

from __future__ import annotations

from collections.abc import Iterator

from ...models.findings import CheckResult
from ...models.statement import StatementRow
from ...proofs.footing import ExplanationType
from .evidence import Evidence
from .results import result

SHOWN = 6
"""How many rows a message names."""
SIGNED = (ExplanationType.GENERAL_SIGNS, ExplanationType.SIGNED_BY_HINT)


def left_out(evidence: Evidence) -> list[CheckResult]:
    """Lines with amounts that stand among the rows of a sum and go into none: a sum may have missed them, or miss a
    row beside them."""
    spans = [
        (min(row.row_index, *(_first(evidence, a.row_index) for a in row.foots_from)), row.row_index)
        for row in evidence.rows
        if row.foots_from
    ]
    rows = [
        row
        for row, found in zip(evidence.rows, evidence.footing.rows, strict=True)
        if row.row_type == "LINE"
        and found.parent is None
        and found.broken is None
        and not found.ambiguous
        and any(evidence.money(row.values))
        and any(first < row.row_index < last for first, last in spans)
        and not _in_a_broken_block(evidence, row)
    ]
    if not rows:
        return []
    told = ", ".join(row.label or f"row {row.row_index}" for row in rows[:SHOWN])
    more = f" and {len(rows) - SHOWN} more" if len(rows) > SHOWN else ""
    return [
        result(
            "O02",
            "WARN",
            f"{len(rows)} lines stand among the rows of a sum and go into none: {told}{more}",
            about="lines in no sum",
            rows=[row.row_index for row in rows],
        )
    ]


def _first(evidence: Evidence, n: int) -> int:
    """The first row that a row comes down to."""
    seen = {n}
    low, stack = n, [n]
    while stack:
        for addend in evidence.rows[stack.pop()].foots_from:
            if addend.row_index not in seen:
                seen.add(addend.row_index)
                low = min(low, addend.row_index)
                stack.append(addend.row_index)
    return low


def _in_a_broken_block(evidence: Evidence, row: StatementRow) -> bool:
    broken = (found.broken for found in evidence.footing.rows)
    return any(b is not None and any(a.row == row.row_index for a in b.addends) for b in broken)


def doubled(evidence: Evidence) -> Iterator[tuple[int, int]]:
    """Pairs of equal rows of which one seems to be the total of the other, although nothing tells them apart."""
    for row in evidence.rows:
        if len(row.foots_from) != 1:
            continue
        other = evidence.rows[row.foots_from[0].row_index]
        one, two = (evidence.table.rows[n].raw for n in (row.row_index, other.row_index))
        alike = row.label == other.label and row.account_code == other.account_code and row.values == other.values
        if alike and one.bold == two.bold and abs(one.indent - two.indent) < 0.5:
            yield min(row.row_index, other.row_index), max(row.row_index, other.row_index)


def turned(evidence: Evidence) -> list[int]:
    """Rows printed negative that a block of general signs takes off, so that they count as positive."""
    found = []
    for total in evidence.rows:
        explanation = evidence.footing.rows[total.row_index].explanation
        if explanation is None or explanation.type not in SIGNED:
            continue
        for addend in total.foots_from:
            values = [v for v in evidence.money(evidence.rows[addend.row_index].values) if v]
            if addend.sign < 0 and 2 * sum(v < 0 for v in values) > len(values):
                found.append(addend.row_index)
    return found
