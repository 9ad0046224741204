"""O06 and O07: amounts that count twice, and accounts with a balance of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import pairwise

from ....models.findings import CheckResult
from ....models.statement import StatementRow
from ....proofs.footing import Broken
from ....values.text import words
from .evidence import Evidence
from .loose import doubled
from .results import result


def counted_twice(evidence: Evidence) -> CheckResult:
    """O06: no row goes into a total twice, by itself or as the heading or subtotal that repeats it."""
    seen: dict[int, int] = {}
    for row in evidence.rows:
        for addend in row.foots_from:
            n = addend.row_index
            if n in seen and _chained(evidence, seen[n], row.row_index):
                return _told(evidence, n, [seen[n], row.row_index], "goes into two totals of one chain")
            seen[n] = row.row_index
    for total, addends in _sums(evidence):
        for one, other in _repeats(evidence, addends):
            return _told(evidence, other, [one, total], f"repeats {_name(evidence, one)} in {_name(evidence, total)}")
    for n, found in enumerate(evidence.footing.rows):
        if found.broken is not None and (repeated := _too_much(evidence, found.broken)) is not None:
            return _told(evidence, repeated, [n], f"counts twice, in {_name(evidence, n)} or in its lines")
    if not seen:
        return result("O06", "SKIPPED", "no row adds up from others")
    if twins := printed_twice(evidence, "O06"):
        return twins[0]
    return result("O06", "PASS", f"{len(seen)} addends, none of them twice", rows=[])


def printed_twice(evidence: Evidence, check: str = "O02") -> list[CheckResult]:
    """Lines that stand twice under each other, of which one seems to be the total of the other."""
    twins = list(doubled(evidence))
    if not twins:
        return []
    told = ", ".join(_name(evidence, n) for n, _ in twins[:5])
    told = f"printed twice under each other with the same amounts, and counted once by the totals: {told}"
    about = "" if check == "O06" else "lines printed twice"
    return [result(check, "WARN", told, about=about, rows=[row for pair in twins for row in pair])]


def own_balances(evidence: Evidence) -> Iterator[CheckResult]:
    """O07: totals that exceed their printed lines while the totals that they go into hold."""
    named = [n for n, row in enumerate(evidence.footing.rows) if row.explanation is not None or row.broken is not None]
    odd = [n for n in named if (broken := evidence.footing.rows[n].broken) is not None and broken.cause == "ownBalance"]
    if not named:
        yield result("O07", "SKIPPED", "no row adds up from others")
    elif not odd:
        yield result("O07", "PASS", f"none of {len(named)} totals has a balance beside its lines")
    for n in odd:
        broken = evidence.footing.rows[n].broken
        assert broken is not None
        off = [(c, r) for c, r in enumerate(broken.residuals) if r]
        told = ", ".join(f"{evidence.names[c]} {Decimal(r) / 100:,}" for c, r in off[:6])
        column, most = max(off, key=lambda item: abs(item[1]))
        expected = evidence.rows[n].values[column] or Decimal(0)
        yield result(
            "O07",
            "WARN",
            f"a balance of its own that is not printed: {told}; the totals above hold",
            about=_name(evidence, n),
            rows=[n, *(a.row for a in broken.addends)],
            cells=[(n, evidence.names[c]) for c, _ in off],
            expected=expected,
            actual=expected - Decimal(most) / 100,
            tolerance=Decimal(broken.tolerances[column]) / 100,
        )


def _told(evidence: Evidence, n: int, others: Sequence[int], what: str) -> CheckResult:
    row = evidence.rows[n]
    cells = [(n, evidence.names[c]) for c, v in enumerate(evidence.money(row.values)) if v]
    amount = next((v for v in reversed(evidence.money(row.values)) if v), None)
    return result(
        "O06",
        "FAIL",
        f"{_name(evidence, n)} {what}",
        rows=sorted({n, *others}),
        cells=cells,
        expected=Decimal(0),
        actual=amount,
        tolerance=Decimal(0),
    )


def _chained(evidence: Evidence, one: int, other: int) -> bool:
    """Whether one of two totals goes into the other, at any depth."""
    return one in _below(evidence, other) or other in _below(evidence, one)


def _sums(evidence: Evidence) -> Iterator[tuple[int, list[int]]]:
    for row in evidence.rows:
        if len(row.foots_from) > 1:
            yield row.row_index, [a.row_index for a in row.foots_from if a.sign > 0]


def _repeats(evidence: Evidence, addends: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Neighbouring addends of one name and the same amounts: a heading's amount, and its subtotal."""
    money = [n for n, column in enumerate(evidence.columns) if column.is_money]
    for one, other in pairwise(addends):
        a, b = evidence.rows[one], evidence.rows[other]
        if any(a.values[n] != b.values[n] for n in money):
            continue
        amounts = evidence.money(a.values)
        if any(amounts) and _same(a, b) and (a.foots_from or b.foots_from):
            yield one, other


def _same(a: StatementRow, b: StatementRow) -> bool:
    one, other = set(words(a.label or "")), set(words(b.label or ""))
    return bool(one) and bool(other) and (one <= other or other <= one)


def _too_much(evidence: Evidence, broken: Broken) -> int | None:
    """A row that repeats another of a block, by whose amounts the block and its total differ in every column."""
    rows = [a.row for a in broken.addends]
    for _, other in _repeats(evidence, rows):
        if _is_residual(evidence, other, broken, -1):
            return other
    for top in rows:
        for inner in sorted(_below(evidence, top)):
            repeats = evidence.money(evidence.rows[inner].values) == evidence.money(evidence.rows[top].values)
            if repeats and _same(evidence.rows[inner], evidence.rows[top]) and _is_residual(evidence, inner, broken, 1):
                return inner
    return None


def _is_residual(evidence: Evidence, row: int, broken: Broken, sign: int) -> bool:
    amounts = [0 if v is None else int(v * 100) for v in evidence.money(evidence.rows[row].values)]
    return any(amounts) and all(sign * (r or 0) == a for r, a in zip(broken.residuals, amounts, strict=True))


def _below(evidence: Evidence, top: int) -> set[int]:
    """All rows that a total is made of, at any depth."""
    found: set[int] = set()
    stack = [top]
    while stack:
        for addend in evidence.rows[stack.pop()].foots_from:
            if addend.row_index not in found:
                found.add(addend.row_index)
                stack.append(addend.row_index)
    return found


def _name(evidence: Evidence, n: int) -> str:
    return evidence.rows[n].label or f"row {n}"
