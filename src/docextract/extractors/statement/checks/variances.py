"""O10 and B02: columns that print the difference of two others, and its share."""

from __future__ import annotations

from collections.abc import Iterator, Set
from decimal import Decimal

from ....models.findings import CheckResult
from ....models.statement import StatementRow
from ..lines.keytotals import signed_sum
from .evidence import Evidence
from .results import result

_COSTS = frozenset({"EXPENSE", "COST_OF_SALES"})
"""Sections of which more is worse: a favourable variance turns them, where they are printed positive."""
_MOSTLY = Decimal("0.75")


def difference_checks(evidence: Evidence, check: str) -> list[CheckResult]:
    """One result per column of differences, and per column of their shares."""
    printed = evidence.table.relations.difference_of
    found = [*_differences(evidence, check), *_shares(evidence, check)] if printed else []
    return found or [result(check, "SKIPPED", "no column prints a difference of two others")]


def _rows(evidence: Evidence) -> list[StatementRow]:
    return [row for row in evidence.rows if row.row_type in ("LINE", "SUBTOTAL", "TOTAL")]


def _differences(evidence: Evidence, check: str) -> Iterator[CheckResult]:
    rows = _rows(evidence)
    rounded = _rounded(evidence)
    for n, (a, b) in evidence.table.relations.difference_of.items():
        amounts = (row.values[m] for row in evidence.rows for m in (n, a, b))
        whole = all(v is None or v == v.to_integral_value() for v in amounts)
        slack = Decimal("1.5") if whole and rounded else Decimal("0.011")
        column = evidence.columns[n]
        off: list[tuple[StatementRow, Decimal, Decimal]] = []
        plain: list[StatementRow] = []
        turned: list[StatementRow] = []
        costs: set[int] = set()
        tested = 0
        for row in rows:
            printed, made = row.values[n], (row.values[a] or Decimal(0)) - (row.values[b] or Decimal(0))
            if printed is None:
                continue
            tested += 1
            if abs(abs(printed) - abs(made)) > slack:
                off.append((row, printed, made))
            elif abs(made) > slack:
                (plain if abs(printed - made) <= slack else turned).append(row)
                if row.section in _COSTS and (row.values[a] or Decimal(0)) + (row.values[b] or Decimal(0)) > 0:
                    costs.add(row.row_index)
        basis, odd = _convention(plain, turned, costs)
        difference = f"{evidence.columns[a].label} and {evidence.columns[b].label}"
        if not tested:
            yield result(check, "SKIPPED", "the column is empty", about=column.label)
            continue
        told = f"the difference of {difference} in {tested} rows"
        if off:
            named = ", ".join(_name(row) for row, *_ in off[:5])
            told = f"not the difference of {difference} in {len(off)} of {tested} rows: {named}"
        elif odd:
            named = ", ".join(map(_name, odd[:5]))
            told = f"{told}, of the other sign than the rest in {len(odd)}: {named}"
        about = [row for row, *_ in off] or odd
        yield result(
            check,
            "FAIL" if off else "WARN" if odd else "PASS",
            told,
            about=column.label,
            basis=basis,
            rows=[row.row_index for row in about],
            cells=[(row.row_index, evidence.names[n]) for row in about],
            expected=off[0][1] if off else None,
            actual=off[0][2] if off else None,
            tolerance=slack,
        )


def _rounded(evidence: Evidence) -> bool:
    """Whether amounts were rounded each by itself: sums that hold miss by a unit here and there."""
    for row in evidence.rows:
        if row.foots_from:
            parts = signed_sum(((evidence.rows[a.row_index], a.sign) for a in row.foots_from), len(evidence.columns))
            printed = zip(evidence.money(row.values), evidence.money(parts), strict=True)
            if any(a is not None and b is not None and a != b for a, b in printed):
                return True
    return False


def _convention(
    plain: list[StatementRow], turned: list[StatementRow], costs: Set[int]
) -> tuple[str, list[StatementRow]]:
    """How a document signs its differences, and the rows that do not follow: throughout one way, or turned for costs.

    Below the line more may be better or worse, so that no sign is odd there.
    """
    favourable = [row for row in plain if row.row_index in costs]
    favourable += [r for r in turned if r.row_index not in costs and r.section not in (None, "BELOW_THE_LINE")]
    readings = [("arithmetic", turned), ("favourable", favourable), ("reversed", plain)]
    basis, odd = min(readings, key=lambda reading: len(reading[1]))
    return basis, sorted(odd, key=lambda row: row.row_index)


def _shares(evidence: Evidence, check: str) -> Iterator[CheckResult]:
    """Percentages of the difference before them: over what the difference is taken from."""
    differences = evidence.table.relations.difference_of
    rounded = _rounded(evidence)
    for n, column in enumerate(evidence.columns):
        before = [m for m in range(n) if m in differences]
        if column.kind != "VARIANCE_PCT" or not before:
            continue
        variance, base = before[-1], differences[before[-1]][1]
        by_unit = {unit: _misses(evidence, n, variance, base, unit, rounded=rounded) for unit in (1, 100)}
        unit = min(by_unit, key=lambda u: len(by_unit[u][1]))
        tested, off = by_unit[unit]
        if not tested:
            continue
        held = tested - len(off)
        of = f"{evidence.columns[variance].label} over {evidence.columns[base].label}"
        told = f"{of} in {tested} rows"
        if off:
            told = f"not {of} in {len(off)} of {tested} rows: {', '.join(_name(row) for row, *_ in off[:5])}"
        yield result(
            check,
            "PASS" if not off else "FAIL" if held >= _MOSTLY * tested else "WARN",
            told,
            about=column.label,
            basis="variance / budget",
            rows=[row.row_index for row, *_ in off],
            cells=[(row.row_index, evidence.names[n]) for row, *_ in off],
            expected=off[0][1] if off else None,
            actual=off[0][2].quantize(Decimal("0.000001")) if off else None,
        )


def _misses(
    evidence: Evidence, n: int, variance: int, base: int, unit: int, *, rounded: bool
) -> tuple[int, list[tuple[StatementRow, Decimal, Decimal]]]:
    """How many rows print a share, and those of which it is another one.

    A share taken of amounts before these were rounded to whole units differs the more, the smaller they are.
    """
    tested = 0
    off = []
    amounts = (row.values[m] for row in evidence.rows for m in (variance, base))
    whole_units = all(v is None or v == v.to_integral_value() for v in amounts)
    rounding = Decimal("0.5") if whole_units and rounded else Decimal(0)
    for row in _rows(evidence):
        printed, difference, whole = row.values[n], row.values[variance], row.values[base]
        if printed is None or difference is None or not whole:
            continue
        tested += 1
        made = difference / abs(whole) * unit
        exponent = printed.as_tuple().exponent
        step = Decimal(1).scaleb(max(-6, min(int(exponent), -2 if unit == 1 else 0)))
        if abs(abs(printed) - abs(made)) > step * Decimal("1.5") + rounding * (unit + abs(made)) / abs(whole):
            off.append((row, printed, made))
    return tested, off


def _name(row: StatementRow) -> str:
    return row.label or f"row {row.row_index}"
