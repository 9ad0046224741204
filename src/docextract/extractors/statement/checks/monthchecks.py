"""O08, O09, O11: how many months there are, which period, and the period to date within the year to date."""

from __future__ import annotations

import re
from itertools import pairwise

from ....models.findings import CheckResult
from ..answer import printed_span
from .evidence import Evidence
from .results import result

_N = re.compile(r"_T(\d+)$")
_TITLE = re.compile(r"\b(\d{1,2})[\s-]*months?\b|\bt-?(\d{1,2})\b|\btrailing\s+(\d{1,2})\b", re.IGNORECASE)


def month_checks(evidence: Evidence) -> list[CheckResult]:
    """The checks of periods."""
    if evidence.balance:
        return []
    return [_count(evidence), _period(evidence), _to_date(evidence)]


def _count(evidence: Evidence) -> CheckResult:
    kinds = [evidence.columns[n].kind for n in evidence.months]
    months = [n for n in evidence.months if evidence.columns[n].kind == (kinds[0] if kinds else "")]
    wanted = _wanted(evidence)
    trailing = next((c.months for c in evidence.columns if c.scope == "TRAILING" and c.months), None)
    said = str(wanted) if wanted is not None else None
    count = str(len(months))
    if len(months) < 2:
        if wanted is not None and trailing == wanted:
            return result("O08", "PASS", f"one column of {trailing} months", expected=said, actual=str(trailing))
        if wanted is not None:
            return result("O08", "WARN", f"{wanted} months were expected, none is printed", expected=said, actual="0")
        return result("O08", "SKIPPED", "the document prints no months")
    days = [evidence.columns[n].period_from for n in months]
    if any(day is None for day in days):
        return result("O08", "SKIPPED", "the months have no year", actual=count)
    index = [day.year * 12 + day.month for day in days if day is not None]
    steps = [b - a for a, b in pairwise(index)]
    if 2 * len({*index}) <= len(index):
        return result("O08", "SKIPPED", "several columns are of the same month", actual=count)
    if any(step != 1 for step in steps) and any(step != -1 for step in steps):
        if len(index) <= 12 and any(a - b == 12 for a in index for b in index):
            return result("O08", "SKIPPED", "months are compared with others, they are no run of months", actual=count)
        broken = ", ".join(evidence.names[months[n + 1]] for n, step in enumerate(steps) if step != 1)
        return result("O08", "FAIL", f"the months are not consecutive at {broken}", actual=count)
    if wanted is not None and wanted != len(months):
        told = f"{wanted} months were expected, {count} are printed"
        return result("O08", "WARN", told, expected=said, actual=count)
    return result("O08", "PASS", f"{count} consecutive months", expected=said or count, actual=count)


def _wanted(evidence: Evidence) -> int | None:
    """How many months the type or the title promises."""
    if match := _N.search(evidence.tagging.document_type):
        return int(match[1])
    match = _TITLE.search(evidence.head.text)
    found = next((group for group in match.groups() if group), None) if match else None
    return int(found) if found and 2 <= int(found) <= 36 else None


def _period(evidence: Evidence) -> CheckResult:
    start, end = printed_span(evidence.head, evidence.columns)
    asked = (evidence.tagging.period_from, evidence.tagging.period_to)
    if asked == (None, None):
        return result("O09", "SKIPPED", "no period was asked for")
    if end is None:
        return result("O09", "SKIPPED", "the document prints no complete period")
    same = (asked[0] is None or start is None or asked[0] == start) and (asked[1] is None or asked[1] == end)
    told = f"asked for {asked[0] or '?'} to {asked[1] or '?'}, printed {start or '?'} to {end}"
    return result(
        "O09",
        "PASS" if same else "WARN",
        told if same else f"periodMismatch: {told}",
        expected=f"{asked[0] or '?'}/{asked[1] or '?'}",
        actual=f"{start or '?'}/{end}",
    )


def _to_date(evidence: Evidence) -> CheckResult:
    month = [n for n, c in enumerate(evidence.columns) if c.scope == "MONTH" and c.kind == "ACTUAL"]
    year = [n for n, c in enumerate(evidence.columns) if c.scope == "YTD" and c.kind == "ACTUAL"]
    if len(month) != 1 or len(year) != 1:
        return result("O11", "SKIPPED", "no pair of a period-to-date and a year-to-date column")
    a, b = month[0], year[0]
    odd = [
        r.row_index
        for r in evidence.rows
        if r.row_type == "LINE"
        and (x := r.values[a])
        and (y := r.values[b]) is not None
        and (abs(x) > abs(y) or x * y < 0)
    ]
    if odd:
        named = ", ".join(evidence.rows[n].label or f"row {n}" for n in odd[:6])
        return result("O11", "WARN", f"{len(odd)} lines are larger in the period than in the year: {named}", rows=odd)
    return result("O11", "PASS", "no line is larger in the period than in the year")
