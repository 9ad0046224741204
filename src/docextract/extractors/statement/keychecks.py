"""O03 to O05, O10, B01 to B03: the identities between key totals, and differences between columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from ...models.findings import CheckResult
from ...models.statement import KeyTotal, StatementRow
from .evidence import Evidence
from .keytotals import signed_sum
from .results import compare, result

Values = list[Decimal | None]


def key_checks(evidence: Evidence) -> list[CheckResult]:
    """The identities that a statement of this kind prints."""
    if evidence.balance:
        return [_balance(evidence), *_changes(evidence, "B02"), _equity(evidence)]
    return [_income(evidence), _operating(evidence), *_below(evidence), *_changes(evidence, "O10")]


def _values(evidence: Evidence, total: KeyTotal | None) -> Values | None:
    return evidence.money(total.values) if total is not None else None


def _income(evidence: Evidence) -> CheckResult:
    total = evidence.totals.effective_gross_income
    row = _row(evidence, total)
    if total is None or row is None:
        return result("O03", "SKIPPED", "no total of income is printed")
    if not row.foots_from:
        return result("O03", "SKIPPED", f"nothing adds up to {row.label}", rows=[row.row_index])
    return _against_addends(evidence, "O03", row, "the groups of income add up to the total of income")


def _operating(evidence: Evidence) -> CheckResult:
    totals, keys = evidence.totals, evidence.keys
    noi, income, expenses = totals.net_operating_income, totals.effective_gross_income, totals.total_operating_expenses
    if noi is None or noi.row_index is None:
        return result("O04", "SKIPPED", "no net operating income is printed")
    if income is None or expenses is None:
        return result("O04", "SKIPPED", "income or operating expenses are missing")
    sales = signed_sum(((evidence.rows[n], 1) for n in keys.sales), len(evidence.columns))
    sign = -1 if _negative(expenses.values) else 1
    computed: Values = [
        a - sign * b - (c or 0) if a is not None and b is not None else None
        for a, b, c in zip(income.values, expenses.values, sales, strict=True)
    ]
    rows = [i for i in (income.row_index, expenses.row_index, noi.row_index) if i is not None]
    return compare(
        "O04",
        evidence.money(noi.values),
        evidence.money(computed),
        evidence.names,
        about="",
        rows=[*rows, *keys.sales],
        addends=2 + len(keys.sales),
        formula="income - operating expenses = net operating income",
        row=noi.row_index,
    )


def _negative(values: Sequence[Decimal | None]) -> bool:
    """Whether expenses are printed negative."""
    signs = [v for v in values if v]
    return bool(signs) and sum(v < 0 for v in signs) * 2 > len(signs)


def _below(evidence: Evidence) -> Iterator[CheckResult]:
    noi = evidence.keys.get("netOperatingIncome")
    steps = [row for row in evidence.rows if noi is not None and row.row_index > noi and len(row.foots_from) > 1]
    steps = [row for row in steps if row.section is None or any(a.row_index <= noi for a in row.foots_from)]  # type: ignore[operator]
    for row in steps:
        yield _against_addends(evidence, "O05", row, "the steps below the line add up", about=row.label or "")
    yield from _missed_results(evidence, noi)
    if not steps:
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


def _against_addends(evidence: Evidence, check: str, row: StatementRow, formula: str, about: str = "") -> CheckResult:
    width = len(evidence.columns)
    computed = signed_sum(((evidence.rows[a.row_index], a.sign) for a in row.foots_from), width)
    return compare(
        check,
        evidence.money(row.values),
        evidence.money(computed),
        evidence.names,
        about=about,
        rows=[row.row_index, *(a.row_index for a in row.foots_from)],
        addends=len(row.foots_from),
        formula=formula,
        row=row.row_index,
    )


def _row(evidence: Evidence, total: KeyTotal | None) -> StatementRow | None:
    return evidence.rows[total.row_index] if total is not None and total.row_index is not None else None


def _changes(evidence: Evidence, check: str) -> Iterator[CheckResult]:
    """Columns that print the difference of two others, and in which direction."""
    found = False
    rounded = _rounded(evidence)
    for n, (a, b) in evidence.table.relations.difference_of.items():
        found = True
        off, arithmetic, favourable, tested = [], 0, 0, 0
        amounts = (row.values[m] for row in evidence.rows for m in (n, a, b))
        whole = all(v is None or v == v.to_integral_value() for v in amounts)
        slack = Decimal("1.5") if whole and rounded else Decimal("0.011")
        for row in evidence.rows:
            printed, one, other = row.values[n], row.values[a] or 0, row.values[b] or 0
            if printed is None or row.row_type in ("STATISTIC", "HEADING", "NOTE"):
                continue
            tested += 1
            if abs(printed - (one - other)) <= slack:
                arithmetic += 1
            elif abs(printed - (other - one)) <= slack:
                favourable += 1
            else:
                off.append(row.row_index)
        basis = "arithmetic" if not favourable else "favourable" if arithmetic else "reversed"
        about = evidence.columns[n].label
        difference = f"{evidence.columns[a].label} and {evidence.columns[b].label}"
        if not tested:
            yield result(check, "SKIPPED", "the column is empty", about=about)
        elif off:
            named = ", ".join(evidence.rows[r].label or f"row {r}" for r in off[:5])
            yield result(
                check,
                "FAIL",
                f"not the difference of {difference} in {len(off)} of {tested} rows: {named}",
                about=about,
                basis=basis,
                rows=off,
                cells=[(r, evidence.names[n]) for r in off],
            )
        else:
            yield result(check, "PASS", f"the difference of {difference} in {tested} rows", about=about, basis=basis)
    if not found:
        yield result(check, "SKIPPED", "no column prints a difference of two others")


def _rounded(evidence: Evidence) -> bool:
    """Whether amounts were rounded each by itself: sums that hold miss by a unit here and there."""
    for row in evidence.rows:
        if row.foots_from:
            parts = signed_sum(((evidence.rows[a.row_index], a.sign) for a in row.foots_from), len(evidence.columns))
            printed = zip(evidence.money(row.values), evidence.money(parts), strict=True)
            if any(a is not None and b is not None and a != b for a, b in printed):
                return True
    return False


def _balance(evidence: Evidence) -> CheckResult:
    totals = evidence.totals
    assets, liabilities, equity = totals.total_assets, totals.total_liabilities, totals.total_equity
    both = evidence.keys.get("totalLiabilitiesAndEquity")
    if assets is None or ((liabilities is None or equity is None) and both is None):
        return result("B01", "SKIPPED", "total assets, or liabilities and equity, are not printed")
    computed: Values
    if liabilities is not None and equity is not None:
        computed = [
            a + b if a is not None and b is not None else None
            for a, b in zip(liabilities.values, equity.values, strict=True)
        ]
    else:
        computed = list(evidence.rows[both].values) if both is not None else []
    rows = [t.row_index for t in (assets, liabilities, equity) if t is not None and t.row_index is not None]
    return compare(
        "B01",
        evidence.money(assets.values),
        evidence.money(computed),
        evidence.names,
        about="",
        rows=rows,
        addends=2,
        formula="assets = liabilities + equity",
        row=assets.row_index,
    )


def _equity(evidence: Evidence) -> CheckResult:
    equity = evidence.totals.total_equity
    row = _row(evidence, equity)
    if row is None or not row.foots_from:
        return result("B03", "SKIPPED", "the equity is not broken down into beginning, income and distributions")
    return _against_addends(evidence, "B03", row, "the parts of equity add up to its total")
