"""O01 and O02: months and totals, subtotals and lines."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ....models.findings import CheckResult
from ....models.statement import SUMS, StatementRow
from ....proofs.footing import Broken
from ....vocabulary import Vocabulary
from .doublechecks import counted_twice, own_balances, printed_twice
from .evidence import Evidence
from .loose import empty_totals, left_out
from .results import result

EXACT = 3
"""How many sums of whole amounts must be exact for each that is not."""
EXACT_IN_ALL = 30
"""The same, where no amount of the document has cents."""
_CAUSES = {
    "missingRow": "a row with exactly the residual stands elsewhere",
    "surplusRow": "a row of the block has exactly the residual",
    "wrongSign": "the residual is twice a row: a sign",
    "digits": "the residual is that of transposed or dropped digits",
    "shiftedColumn": "the amounts of a row stand a column off",
    "fragment": "a number looks like the part of a wrapped one",
}


def footing_checks(evidence: Evidence, vocabulary: Vocabulary) -> list[CheckResult]:
    """One result per total column, and one per printed total."""
    checks = [*_months(evidence), *_missed_totals(evidence)]
    if not any(check.check_id == "O01" for check in checks) and not evidence.balance:
        checks.append(result("O01", "SKIPPED", "no column is printed as the total of months"))
    totals = [*_totals(evidence), *_strays(evidence)]
    checks += totals or [result("O02", "SKIPPED", "no row adds up from others")]
    checks += [*_inexact(evidence), *left_out(evidence), *empty_totals(evidence, vocabulary)]
    if evidence.balance:
        checks += printed_twice(evidence)
    else:
        checks.append(counted_twice(evidence))
    return [*checks, *own_balances(evidence)]


def _months(evidence: Evidence) -> Iterator[CheckResult]:
    footing = evidence.footing
    for n, parts in evidence.table.relations.total_of.items():
        if n in footing.rejected:
            continue
        column = evidence.columns[n]
        if not any(row.values[n] for row in evidence.rows):
            continue
        broken = [b for b in footing.row_breaks if b.column == n and evidence.rows[b.row].row_type != "STATISTIC"]
        about = column.label or column.column_id
        if not broken:
            yield result("O01", "PASS", f"every row is the sum of its {len(parts)} columns", about=about)
            continue
        cells = []
        told = []
        for one in broken[:8]:
            crossing = next((c for c in footing.crossings if c.row == one.row), None)
            if crossing is not None:
                cells.append((one.row, evidence.names[crossing.column]))
                where = f"{_named(evidence, one.row)}: {evidence.names[crossing.column]}"
                told.append(f"{where} should be {_money(crossing.expected):,}")
            else:
                cells.append((one.row, column.column_id))
                told.append(f"{_named(evidence, one.row)} by {_money(one.residual):+,}")
        worst = max(broken, key=lambda b: abs(b.residual))
        printed = evidence.rows[worst.row].values[n]
        expected = printed if printed is not None else Decimal(0)
        yield result(
            "O01",
            "WARN" if column.annualized or "adjusted" in about.casefold() else "FAIL",
            f"{len(broken)} rows are not the sum of their {len(parts)} columns: " + "; ".join(told),
            about=about,
            rows=[b.row for b in broken],
            cells=cells,
            expected=expected,
            actual=expected - _money(worst.residual),
            tolerance=Decimal("0.01"),
        )


def _missed_totals(evidence: Evidence) -> Iterator[CheckResult]:
    """Columns headed as totals of those before them that are not their sum: one of these may be missing."""
    for n, parts in evidence.table.relations.no_total_of.items():
        column = evidence.columns[n]
        rows = [row for row in evidence.rows if row.row_type != "STATISTIC" and row.values[n]]
        sums = [sum((row.values[m] or Decimal(0) for m in parts), Decimal(0)) for row in rows]
        off = [(row, made) for row, made in zip(rows, sums, strict=True) if row.values[n] != made]
        if off:
            yield result(
                "O01",
                "WARN",
                f"not the sum of the {len(parts)} columns before it in {len(off)} of {len(rows)} rows",
                about=column.label or column.column_id,
                rows=[row.row_index for row, _ in off],
                expected=off[0][0].values[n],
                actual=off[0][1],
            )


def _totals(evidence: Evidence) -> Iterator[CheckResult]:
    for n, (row, found) in enumerate(zip(evidence.rows, evidence.footing.rows, strict=True)):
        if found.broken is not None and found.broken.cause == "ownBalance":
            continue  # O07 tells of it
        if found.broken is not None:
            yield _broken(evidence, n, found.broken)
        elif found.ambiguous:
            sets = [" + ".join(_named(evidence, a.row) for a in addends) for addends in found.ambiguous[:2]]
            yield result(
                "O02",
                "WARN",
                f"ambiguousFooting: {sets[0]}, or {sets[-1]}",
                about=row.label or f"row {n}",
                rows=[n, *{a.row for addends in found.ambiguous for a in addends}],
            )
        elif row.row_type in SUMS and row.foots_from:
            printed = [k for k, v in enumerate(evidence.money(row.values)) if v is not None]
            last = printed[-1] if printed else None
            total = row.values[last] if last is not None else None
            actual = None
            if last is not None:
                parts = [a.sign * (evidence.rows[a.row_index].values[last] or Decimal(0)) for a in row.foots_from]
                actual = sum(parts, Decimal(0))
            message = f"{len(row.foots_from)} addends"
            explanation = found.explanation
            if explanation is not None and explanation.formula_differs:
                message += "; the workbook's formula names other rows"
            yield result(
                "O02",
                "PASS",
                message,
                about=row.label or f"row {n}",
                rows=[n, *(a.row_index for a in row.foots_from)],
                expected=total,
                actual=actual,
            )


def _strays(evidence: Evidence) -> Iterator[CheckResult]:
    """Columns in which the totals miss their lines: one result each. What a sheet hides nobody has printed."""
    for stray in evidence.footing.strays:
        name = evidence.names[stray.column]
        hidden = evidence.table.is_hidden(stray.column)
        yield result(
            "O02",
            "WARN" if hidden else "FAIL",
            f"{len(stray.rows)} of {stray.compared} totals miss the sum of their rows in this "
            f"{'hidden ' if hidden else ''}column alone",
            about=evidence.columns[stray.column].label or name,
            rows=stray.rows,
            cells=[(n, name) for n in stray.rows],
        )


def _inexact(evidence: Evidence) -> Iterator[CheckResult]:
    """Whole amounts that were not rounded, beside columns in cents or wherever all sums but one are exact: one that
    misses by no more than rounding would explain is an error."""
    money = [n for n, column in enumerate(evidence.columns) if column.is_money]
    whole = [n for n in money if all((row.values[n] or Decimal(0)) % 1 == 0 for row in evidence.rows)]
    tested = {n: _sums(evidence, n) for n in whole}
    exact = {n: sum(made == row.values[n] for row, made in sums) for n, sums in tested.items()}
    off = {n: [(row, made) for row, made in sums if made != row.values[n]] for n, sums in tested.items()}
    wanted = EXACT_IN_ALL if len(whole) == len(money) else EXACT
    for n in whole:
        if 0 < len(off[n]) <= 2 and exact[n] >= wanted * len(off[n]):
            told = ", ".join(f"{row.label} by {(row.values[n] or Decimal(0)) - made:+,}" for row, made in off[n])
            yield result(
                "O02",
                "WARN",
                f"unexplainedInTolerance: {exact[n]} sums are exact, and {len(off[n])} not: {told}",
                about=evidence.columns[n].label or evidence.names[n],
                rows=sorted({i for row, _ in off[n] for i in (row.row_index, *(a.row_index for a in row.foots_from))}),
                cells=[(row.row_index, evidence.names[n]) for row, _ in off[n]],
                expected=off[n][0][0].values[n],
                actual=off[n][0][1],
            )


def _sums(evidence: Evidence, n: int) -> list[tuple[StatementRow, Decimal]]:
    """The totals of two amounts or more in a column, each with what its addends come to."""
    found = []
    for row in evidence.rows:
        parts = [(evidence.rows[a.row_index].values[n], a.sign) for a in row.foots_from]
        if row.values[n] is not None and sum(bool(value) for value, _ in parts) > 1:
            found.append((row, sum((sign * (value or Decimal(0)) for value, sign in parts), Decimal(0))))
    return found


def _broken(evidence: Evidence, n: int, broken: Broken) -> CheckResult:
    names = evidence.names
    off = [(c, r) for c, r in enumerate(broken.residuals) if r and _beyond(broken, c, r)]
    crossings = [c for c in evidence.footing.crossings if c.total == n]
    told = ", ".join(f"{names[c]} by {_money(r):+,}" for c, r in off[:6])
    message = f"misses the sum of its {len(broken.addends)} rows in {told or 'no money column'}"
    cells = [(n, names[c]) for c, _ in off]
    if crossings:
        crossing = crossings[0]
        cells = [(c.row, names[c.column]) for c in crossings]
        message += (
            f"; the row sum breaks there too: {_named(evidence, crossing.row)}, {names[crossing.column]} "
            f"should be {_money(crossing.expected):,}"
        )
    elif broken.cause in _CAUSES:
        rows = ", ".join(_named(evidence, r) for r in broken.cause_rows[:3])
        message += f"; {_CAUSES[broken.cause]}" + (f" ({rows})" if rows else "")
    worst = max(off, key=lambda item: abs(item[1])) if off else None
    expected = evidence.rows[n].values[worst[0]] if worst else None
    return result(
        "O02",
        "FAIL",
        message,
        about=evidence.rows[n].label or f"row {n}",
        rows=[n, *(a.row for a in broken.addends)],
        cells=cells,
        expected=expected,
        actual=expected - _money(worst[1]) if worst and expected is not None else None,
        tolerance=_money(broken.tolerances[worst[0]]) if worst and worst[0] < len(broken.tolerances) else None,
    )


def _beyond(broken: Broken, column: int, residual: int) -> bool:
    limit = broken.tolerances[column] if column < len(broken.tolerances) else 0
    return abs(residual) > limit


def _named(evidence: Evidence, n: int) -> str:
    return evidence.rows[n].label or f"row {n}"


def _money(cents: int) -> Decimal:
    return Decimal(cents) / 100
