"""S02, S06 to S08: the structure of the document."""

from __future__ import annotations

from ....models.findings import CheckResult, Ledger
from .evidence import Evidence
from .results import result


def structure_checks(evidence: Evidence, ledger: Ledger) -> list[CheckResult]:
    """The checks of structure."""
    return [_ledger(ledger), _unmapped(evidence), _fatigue(evidence), _kind(evidence)]


def _ledger(ledger: Ledger) -> CheckResult:
    if ledger.read != sum(ledger.by_role.values()):
        return result("S02", "FAIL", f"{ledger.read} rows read, {sum(ledger.by_role.values())} accounted for")
    if ledger.unexplained:
        return result("S02", "WARN", f"{len(ledger.unexplained)} rows are unexplained")
    return result("S02", "PASS", f"{ledger.read} rows read, each with a role")


def _unmapped(evidence: Evidence) -> CheckResult:
    columns = evidence.table.unmapped
    if not columns:
        return result("S06", "PASS", "every column with values is understood")
    named = ", ".join(c.header or c.column for c in columns[:6])
    return result("S06", "WARN", f"columns not understood: {named}")


def _fatigue(evidence: Evidence) -> CheckResult:
    rows = [row for row in evidence.rows if any(value is not None for value in row.values)]
    if len(rows) < 12:
        return result("S07", "SKIPPED", "fewer than 12 rows of amounts")
    quarter = len(rows) // 4
    lost = [
        column.column_id
        for n, column in enumerate(evidence.columns)
        if column.is_money  # of a part, as are those of revenue, nothing is said below it
        and n not in evidence.table.relations.inner
        and sum(row.values[n] is not None for row in rows[:quarter]) * 2 >= quarter
        and all(row.values[n] is None for row in rows[-quarter:])
    ]
    if lost:
        return result(
            "S07", "FAIL" if len(lost) > 1 else "WARN", f"columns end before the table does: {', '.join(lost)}"
        )
    return result("S07", "PASS", "every column is filled to the end")


def _kind(evidence: Evidence) -> CheckResult:
    asked = evidence.tagging.document_type
    months, scopes = len(evidence.months), {c.scope for c in evidence.columns}
    kinds = {c.kind for c in evidence.columns}
    trailing = any(c.scope == "TRAILING" and c.months == 12 for c in evidence.columns)
    lacks = {
        "OPERATING_STATEMENT_T12": None if months >= 10 or trailing else "twelve months",
        "OPERATING_STATEMENT_YTD": None if "YTD" in scopes or months else "a year-to-date column",
        "BUDGET_COMPARISON": None if {"ACTUAL", "BUDGET"} <= kinds else "actual and budget columns",
        "BUDGET": None if "BUDGET" in kinds else "a budget",
    }.get(asked)
    if lacks:
        return result("S08", "WARN", f"a statement, but without {lacks}")
    return result("S08", "PASS", "the signature of the document type is there")
