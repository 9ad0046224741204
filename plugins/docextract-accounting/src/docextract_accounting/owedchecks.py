"""Checks A01 to A05 and S07: what the sums of receivables say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from docextract.plugin import CheckResult, Equation, Proved

from .common import Read, named_in
from .findings import asked, at, result
from .models import ReceivableRow
from .owed import Reading
from .scopes import Scope

FEWEST = 32
"""Rows from which on a column that ends early means something."""


def age_checks(
    read: Read, rows: Sequence[ReceivableRow], origin: Sequence[int], fields: Mapping[tuple[int, int], str],
    scopes: Sequence[Scope], reading: Reading, equations: Sequence[Equation], proved: Proved,
) -> tuple[list[CheckResult], list[str]]:  # fmt: skip
    """The results, and what shows that no row is missing."""
    named = named_in(read, fields, origin)
    results = [_buckets(reading, [e for e in equations if e.check == "A01"], proved, named)]
    sums = [e for e in equations if e.check == "A02"]
    whole = {s.total for s in scopes if s.whole}
    grand = [e for e in sums if e.total is not None and e.total[0] in whole]
    parts = [e for e in sums if e not in grand]
    lacks = "no total line is printed"
    results.append(asked("A02", grand, proved, named, holds=_holds(grand, len(rows), "all rows"), lacks=lacks))
    if parts:
        told = _holds(parts, len(rows), "groups")
        results.append(asked("A02", parts, proved, named, holds=told, lacks=lacks, about="groups"))
    results.append(_prepayments(rows, reading))
    results.append(result("A04", "SKIPPED", "wants the rent roll of the same day: docextract_accounting.against_roll"))
    shares = [e for e in equations if e.check == "A05"]
    held = f"{len(shares)} percentages are those of the total above them"
    results.append(asked("A05", shares, proved, named, holds=held, lacks="no percentages are printed"))
    results.append(_fatigue(rows, {e.total[1] for e in grand if e.holds and e.total is not None}))
    tied = [e for e in grand if e.holds and e.residual == 0 and any(e.wanted(c) for c in e.cells)]
    return results, ["A02"] if len(tied) > 1 and len(tied) == len([e for e in grand if len(e.cells) > 1]) else []


def _holds(equations: Sequence[Equation], rows: int, what: str) -> str:
    totals = len({e.total[0] for e in equations if e.total is not None})
    return f"{totals} total lines of {what} are the sums of their rows in {len(equations)} columns; {rows} rows"


def _buckets(reading: Reading, equations: Sequence[Equation], proved: Proved, named: object) -> CheckResult:
    if reading.total is None and not equations:
        return result("A01", "SKIPPED", "no column of totals is printed")
    if reading.total is not None and not reading.sound:
        told = f"no reading of the columns makes the total: the best ties in {reading.held} of {reading.tested} lines"
        status = "FAIL" if reading.held * 2 > reading.tested else "WARN" if reading.tested else "SKIPPED"
        return result("A01", status, told, basis=reading.basis, default=reading.default, tried=reading.tried)
    parts = " + ".join(f.partition(".")[2] or f for f, _ in reading.parts)
    return asked(
        "A01", equations, proved, named,  # type: ignore[arg-type]
        holds=f"{parts} = total in {reading.held} of {reading.tested} lines", lacks="no line has ages and a total",
        basis=reading.basis, default=reading.default, tried=reading.tried,
    )  # fmt: skip


def _prepayments(rows: Sequence[ReceivableRow], reading: Reading) -> CheckResult:
    paid = [row for row in rows if row.prepayments]
    if not paid:
        return result("A03", "SKIPPED", "no prepayments are printed")
    positive = [row for row in paid if row.prepayments is not None and row.prepayments > 0]
    if not positive:
        return result("A03", "PASS", f"{len(paid)} prepayments, all printed negative", rows=[])
    place = next((p for p in positive[0].sources.get("prepayments", ())), None)
    told = f"{len(positive)} of {len(paid)} prepayments are printed positive, the first at {at(place)}"
    return result("A03", "WARN", told, rows=[row.row_index for row in positive], basis=reading.basis)


def _fatigue(rows: Sequence[ReceivableRow], summed: set[str]) -> CheckResult:
    """Whether columns are filled to the end, but those of which the rows come to the total of all (``summed``)."""
    if len(rows) < FEWEST:
        return result("S07", "SKIPPED", f"fewer than {FEWEST} rows")
    quarter = len(rows) // 4
    filled = [row.sources.keys() for row in rows]
    fields = dict.fromkeys(field for one in filled[:quarter] for field in one)
    lost = [
        field for field in fields
        if sum(field in one for one in filled[:quarter]) * 2 >= quarter
        and not any(field in one for one in filled[-quarter:]) and field not in summed
    ]  # fmt: skip
    if not lost:
        return result("S07", "PASS", "every column is filled to the end")
    return result("S07", "FAIL" if len(lost) > 1 else "WARN", f"columns end before the table does: {', '.join(lost)}")
