"""O03 to O05, B01 to B03: the identities between key totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from ....models.findings import CheckResult
from ....models.statement import Addend, KeyTotal, StatementRow
from ..lines.keytotals import is_negative, signed_sum
from .evidence import Evidence
from .results import compare, result
from .variances import difference_checks

Values = list[Decimal | None]


def key_checks(evidence: Evidence) -> list[CheckResult]:
    """The identities that a statement of this kind prints."""
    if evidence.balance:
        return [_balance(evidence), *difference_checks(evidence, "B02"), _equity(evidence)]
    return [_income(evidence), _operating(evidence), *_below(evidence), *difference_checks(evidence, "O10")]


def _values(evidence: Evidence, total: KeyTotal | None) -> Values | None:
    return evidence.money(total.values) if total is not None else None


def _income(evidence: Evidence) -> CheckResult:
    total = evidence.totals.effective_gross_income
    row = _row(evidence, total)
    if total is None or row is None:
        return result("O03", "SKIPPED", "no total of income is printed")
    if not _addends(evidence, row):
        return result("O03", "SKIPPED", f"nothing adds up to {row.label}", rows=[row.row_index])
    return _against_addends(evidence, "O03", row, "the groups of income add up to the total of income")


def _operating(evidence: Evidence) -> CheckResult:
    totals, keys = evidence.totals, evidence.keys
    noi, income, expenses = totals.net_operating_income, totals.effective_gross_income, totals.total_operating_expenses
    if noi is None or noi.row_index is None:
        return result("O04", "SKIPPED", "no net operating income is printed")
    if income is None or expenses is None:
        return result("O04", "SKIPPED", "income or operating expenses are missing")
    besides = [*keys.sales, *(keys.expenses if expenses.row_index is not None else ())]
    parts = {a.row_index: a.sign for a in evidence.rows[noi.row_index].foots_from}
    # Ledgers print income negative, and add the expenses to it.
    added = [parts.get(n) for n in (income.row_index, expenses.row_index) if n is not None] == [1, 1]
    sign = -1 if added or is_negative(evidence.money(expenses.values)) else 1
    signs = [min(sign, -1 if is_negative(evidence.money(evidence.rows[n].values)) else 1) for n in besides]
    off = [(evidence.rows[n], one) for n, one in zip(besides, signs, strict=True)]
    sales = signed_sum(off, len(evidence.columns))
    computed: Values = [
        a - sign * b - (c or 0) if a is not None and b is not None else None
        for a, b, c in zip(income.values, expenses.values, sales, strict=True)
    ]
    rows = [i for i in (income.row_index, expenses.row_index, noi.row_index) if i is not None]
    found = compare(
        "O04",
        evidence.money(noi.values),
        evidence.money(computed),
        evidence.names,
        about="",
        rows=[*rows, *besides],
        addends=2 + len(besides),
        formula="income - operating expenses = net operating income",
        row=noi.row_index,
    )
    if found.status == "FAIL" and parts and not {income.row_index, expenses.row_index} <= parts.keys():
        # Changes of values stand between, and the document's own sum holds.
        return result("O04", "SKIPPED", "the net operating income adds up from other lines than these two", rows=rows)
    return found


def _below(evidence: Evidence) -> Iterator[CheckResult]:
    noi = evidence.keys.get("netOperatingIncome")
    steps = []
    for row in evidence.rows:
        addends = _addends(evidence, row)
        if noi is None or row.row_index <= noi or len(addends) < 2:
            continue
        if row.section is None or any(a.row_index <= noi for a in addends):
            steps.append(row)
    for row in steps:
        yield _against_addends(evidence, "O05", row, "the steps below the line add up", about=row.label or "")
    missed = list(_missed_results(evidence, noi))
    yield from missed
    if not steps and not missed:
        yield result("O05", "SKIPPED", "no result below the net operating income adds up from printed rows")


def _missed_results(evidence: Evidence, noi: int | None) -> Iterator[CheckResult]:
    """A net income or net cash flow below the net operating income that nothing printed adds up to."""
    for key in ("netIncome", "netCashFlow"):
        n = evidence.keys.get(key)
        if noi is None or n is None or n <= noi + 1:
            continue
        found, row = evidence.footing.rows[n], evidence.rows[n]
        if row.foots_from or found.broken is not None or found.ambiguous or found.parent is not None:
            continue
        between = [
            evidence.rows[i]
            for i in range(noi + 1, n)
            if evidence.footing.rows[i].parent is None and any(evidence.money(evidence.rows[i].values))
        ]
        if not between:
            continue
        width = len(evidence.columns)
        less = evidence.money(signed_sum([(evidence.rows[noi], 1), *((r, -1) for r in between)], width))
        pairs = zip(evidence.names, evidence.money(row.values), less, strict=True)
        told = ", ".join(f"{name}: {b:,} against {a:,}" for name, a, b in pairs if a is not None and b is not None)
        yield result(
            "O05",
            "WARN",
            f"nothing printed adds up to it; the net operating income less what stands below comes to {told[:300]}",
            about=row.label or "",
            rows=[n, noi, *(r.row_index for r in between)],
        )


def _addends(evidence: Evidence, row: StatementRow) -> Sequence[Addend]:
    """What a total is the sum of, or by all signs should be."""
    broken = evidence.footing.rows[row.row_index].broken
    if row.foots_from or broken is None:
        return row.foots_from
    return [Addend(a.row, a.sign) for a in broken.addends]


def _against_addends(evidence: Evidence, check: str, row: StatementRow, formula: str, about: str = "") -> CheckResult:
    width = len(evidence.columns)
    addends = _addends(evidence, row)
    computed = signed_sum(((evidence.rows[a.row_index], a.sign) for a in addends), width)
    return compare(
        check,
        evidence.money(row.values),
        evidence.money(computed),
        evidence.names,
        about=about,
        rows=[row.row_index, *(a.row_index for a in addends)],
        addends=len(addends),
        formula=formula,
        row=row.row_index,
    )


def _row(evidence: Evidence, total: KeyTotal | None) -> StatementRow | None:
    return evidence.rows[total.row_index] if total is not None and total.row_index is not None else None


def _balance(evidence: Evidence) -> CheckResult:
    totals = evidence.totals
    assets, liabilities, equity = totals.total_assets, totals.total_liabilities, totals.total_equity
    both = evidence.keys.get("totalLiabilitiesAndEquity")
    if assets is None or ((liabilities is None or equity is None) and both is None):
        return result("B01", "SKIPPED", "total assets, or liabilities and equity, are not printed")
    liabilities, equity = (t if t is not None and t.row_index is not None else None for t in (liabilities, equity))
    sides = [t.row_index for t in (liabilities, equity) if t is not None and t.row_index is not None]
    whole = evidence.rows[both] if both is not None else None
    computed: Values
    if whole is not None and (len(sides) < 2 or not {a.row_index for a in whole.foots_from} <= {*sides}):
        computed = list(whole.values)  # provisions, or deferred income, stand between the two
    else:
        signs = [-1 if t is liabilities and _taken_off(evidence) else 1 for t in (liabilities, equity) if t is not None]
        parts = [(evidence.rows[n], sign) for n, sign in zip(sides, signs, strict=True)]
        computed = signed_sum(parts, len(evidence.columns))
    formula = "assets = liabilities + equity"
    if _opposite(evidence.money(assets.values), evidence.money(computed)):
        computed = [None if value is None else -value for value in computed]
        formula = "assets + liabilities and equity, printed negative = 0"
    rows = [t.row_index for t in (assets, liabilities, equity) if t is not None and t.row_index is not None]
    return compare(
        "B01",
        evidence.money(assets.values),
        evidence.money(computed),
        evidence.names,
        about="",
        rows=rows,
        addends=2,
        formula=formula,
        row=assets.row_index,
    )


def _taken_off(evidence: Evidence) -> bool:
    """Whether liabilities are printed negative, and a row adds them to the assets: the net assets."""
    assets, owed = evidence.totals.total_assets, evidence.totals.total_liabilities
    if assets is None or owed is None:
        return False
    added = {(assets.row_index, 1), (owed.row_index, 1)}
    return any({(a.row_index, a.sign) for a in row.foots_from} == added for row in evidence.rows)


def _opposite(assets: Values, others: Values) -> bool:
    """Whether credits are printed negative throughout."""
    pairs = [(a, b) for a, b in zip(assets, others, strict=True) if a and b]
    return bool(pairs) and all(a > 0 > b for a, b in pairs)


def _equity(evidence: Evidence) -> CheckResult:
    """Opening equity, the result of the year, and what owners gave and took, against the closing equity."""
    closing = _row(evidence, evidence.totals.total_equity)
    if closing is None:
        return result("B03", "SKIPPED", "no total of equity is printed")
    lines = [row for row in evidence.lines("EQUITY") if row.row_index < closing.row_index]
    of_year = [row for row in lines if row.category == "equity.currentYearEarnings"]
    if not of_year or len(lines) < 2:
        why = "the equity is not broken down into what there was, the year's result, and distributions"
        return result("B03", "SKIPPED", why, rows=[closing.row_index])
    computed = signed_sum(((row, _equity_sign(row)) for row in lines), len(evidence.columns))
    made = compare(
        "B03",
        evidence.money(closing.values),
        evidence.money(computed),
        evidence.names,
        about="",
        rows=[closing.row_index, *(row.row_index for row in lines)],
        addends=len(lines),
        formula="opening equity + net income + contributions - distributions = closing equity",
        row=closing.row_index,
    )
    return made.model_copy(update={"status": "WARN"}) if made.status == "FAIL" else made


def _equity_sign(row: StatementRow) -> int:
    """Distributions lower the equity whichever way they are printed; one that is printed negative is added."""
    taken = row.category == "equity.distributions"
    return -1 if taken and any(v > 0 for v in row.values if v is not None) else 1
