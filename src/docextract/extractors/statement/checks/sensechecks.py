"""O12 to O19: whether a statement makes sense. At most warnings."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from ....accounts import chart
from ....models.findings import CheckResult, CheckStatus
from ....models.statement import StatementRow
from .evidence import Evidence
from .loose import taken_off, turned, upside_down
from .results import result

MOST = 20
_CAPITAL = frozenset({"CAPITAL"})
_BELOW = frozenset({"DEBT", "NON_CASH", "NON_OPERATING", "CASH_FLOW"})


def _kind(category: str | None) -> str:
    """The kind of line that a category of the chart is, empty for what it does not hold."""
    found = chart().get(category) if category else None
    return found.kind if found is not None else ""


def sense_checks(evidence: Evidence) -> list[CheckResult]:
    """The checks of sense."""
    if evidence.balance:
        return []
    lines = evidence.lines()
    return [
        _categories(evidence, lines),
        _signs(evidence, lines),
        _ratios(evidence),
        _outliers(evidence, lines),
        _bad_debt(evidence, lines),
        _inside_expenses(evidence, "O17", _CAPITAL, "capital cost"),
        _inside_expenses(evidence, "O18", _BELOW, "below-the-line cost"),
        _recoveries(evidence),
    ]


def _total(evidence: Evidence) -> int | None:
    """The column that speaks for the statement: a total, else the last of money."""
    money = [n for n, c in enumerate(evidence.columns) if c.is_money]
    ranked = [n for n in money if evidence.columns[n].scope in ("TRAILING", "ANNUAL", "TOTAL", "YTD")]
    return ranked[0] if ranked else money[-1] if money else None


def _categories(evidence: Evidence, lines: Sequence[StatementRow]) -> CheckResult:
    n, income = _total(evidence), evidence.totals.effective_gross_income
    loose = [row for row in lines if row.category is None and any(row.values)]
    if n is None or not lines:
        return result("O12", "SKIPPED", "no lines")
    amount = sum((abs(row.values[n] or Decimal(0)) for row in loose), Decimal(0))
    base = income.values[n] if income is not None else None
    if not loose:
        return result("O12", "PASS", f"{len(lines)} lines have a category or are zero")
    if base is None or base <= 0:
        return result("O12", "SKIPPED", f"{len(loose)} lines have no category; there is no income to compare with")
    share = amount / base
    status: CheckStatus = "PASS" if share <= Decimal("0.005") else "WARN"
    return result(
        "O12",
        status,
        f"{len(loose)} lines without a category come to {share:.1%} of income",
        rows=[row.row_index for row in loose],
        expected=Decimal(0),
        actual=amount,
    )


def _signs(evidence: Evidence, lines: Sequence[StatementRow]) -> CheckResult:
    n = _total(evidence)
    contra = [r for r in lines if r.section == "INCOME" and _kind(r.category) == "LOSS" and _lowers(r.category)]
    expenses = [r for r in lines if r.section == "EXPENSE" and not _recovers(r.category)]
    against = [evidence.rows[i] for i in turned(evidence)]
    reversed_ = [evidence.rows[i] for i in upside_down(evidence)]
    silent = [evidence.rows[i] for i in taken_off(evidence)]
    if n is None or not (contra or expenses or against or reversed_):
        return result("O13", "SKIPPED", "no line lowers income, and there are no expenses")
    odd = [r for r in contra if (v := r.values[n]) is not None and v * r.effect > 0]
    sign = -1 if _negative_expenses(evidence, n) else 1
    credits = [r for r in expenses if (v := r.values[n]) is not None and v * r.effect * sign < 0]
    told = []
    if against:
        told.append(f"printed negative, and taken off by the sum over them: {_labels(against)}")
    if reversed_:
        told.append(f"printed with the other sign than their parts give: {_labels(reversed_)}")
    if silent:
        told.append(f"printed positive, and taken off for what they are: {_labels(silent)}")
    if odd:
        told.append(f"lines that should lower income raise it: {_labels(odd)}")
    if credits:
        told.append(f"expenses with a credit: {_labels(credits)}")
    named = {r.row_index: r for r in (*against, *reversed_, *silent, *odd, *credits)}
    both = [row for _, row in sorted(named.items())]
    if told:
        rows = [r.row_index for r in both]
        return result("O13", "WARN", "; ".join(told), rows=rows, cells=_cells(evidence, both, n))
    return result("O13", "PASS", f"{len(contra)} lines lower income, {len(expenses)} are expenses")


def _labels(rows: Sequence[StatementRow]) -> str:
    return ", ".join(row.label or "" for row in rows[:6])


def _lowers(category: str | None) -> bool:
    found = chart().get(category) if category else None
    return found is not None and found.sign == "-"


def _ratios(evidence: Evidence) -> CheckResult:
    n, totals = _total(evidence), evidence.totals
    income, expenses = totals.effective_gross_income, totals.total_operating_expenses
    if n is None or income is None or expenses is None or not income.values[n] or expenses.values[n] is None:
        return result("O14", "SKIPPED", "income or operating expenses are missing")
    base, spent = income.values[n], expenses.values[n]
    assert base is not None
    assert spent is not None
    odd = []
    share = abs(spent) / base if base > 0 else Decimal(0)
    if not Decimal("0.2") <= share <= Decimal("0.7"):
        odd.append(f"expenses are {share:.0%} of income")
    for name, prefix in (("real estate taxes", "expense.realEstateTaxes"), ("insurance", "expense.propertyInsurance")):
        found = [r for r in evidence.lines("EXPENSE") if r.category and r.category.startswith(prefix)]
        if not any(r.values[n] for r in found):
            odd.append(f"no {name} (possibly paid at entity level)")
    fees: list[Decimal] = [
        r.values[n] or Decimal(0) for r in evidence.lines("EXPENSE") if r.category == "expense.managementFee"
    ]
    fee = abs(sum(fees, Decimal(0))) / base if base > 0 else Decimal(0)  # expenses may be printed negative
    if fees and base > 0 and not Decimal("0.02") <= fee <= Decimal("0.10"):
        odd.append(f"the management fee is {fee:.1%} of income")
    if odd:
        return result("O14", "WARN", "; ".join(odd))
    return result("O14", "PASS", f"expenses are {share:.0%} of income")


def _outliers(evidence: Evidence, lines: Sequence[StatementRow]) -> CheckResult:
    months = [n for n in evidence.months if evidence.columns[n].kind == "ACTUAL"]
    if len(months) < 6:
        return result("O15", "SKIPPED", "fewer than six months")
    cells: list[tuple[int, str]] = []
    rows: list[int] = []
    for row in lines:
        values = [float(row.values[n] or 0) for n in months]
        if not any(values):
            continue
        middle = _median(values)
        away = [abs(v - middle) for v in values]
        spread = _median(away)
        odd = [n for n, far in zip(months, away, strict=True) if far > 4 * spread and far > 100] if spread else []
        if min(values) < -100 or 0.0 in values:
            odd = sorted({*odd, *_unsteady(row, months, values)})
        if odd:
            rows.append(row.row_index)
            cells += [(row.row_index, evidence.names[n]) for n in odd]
        if len(rows) == MOST:
            break
    if rows:
        named = ", ".join(evidence.rows[i].label or "" for i in rows[:5])
        return result("O15", "WARN", f"months far from the usual in {len(rows)} lines: {named}", rows=rows, cells=cells)
    return result("O15", "PASS", "no month is far from the usual of its line")


def _median(values: Sequence[float]) -> float:
    ordered = sorted(values)
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def _unsteady(row: StatementRow, months: Sequence[int], values: Sequence[float]) -> list[int]:
    """The one month without an amount in a line that has much the same every month, and months of negative expense."""
    odd = [n for n, v in zip(months, values, strict=True) if not v]
    others = [abs(v) for v in values if v]
    gap = odd if len(odd) == 1 and others and max(others) <= 1.25 * min(others) and min(others) > 100 else []
    if row.section != "EXPENSE" or sum(v > 0 for v in values) * 2 <= len(values):
        return gap
    return [*gap, *(n for n, v in zip(months, values, strict=True) if v < -100)]


def _bad_debt(evidence: Evidence, lines: Sequence[StatementRow]) -> CheckResult:
    months = [n for n in evidence.months if evidence.columns[n].kind == "ACTUAL"]
    found = [r for r in lines if r.category in ("income.rent.badDebt", "expense.badDebt")]
    if len(months) < 12 or not found:
        return result("O16", "SKIPPED", "no twelve months of bad debt")
    sums = [abs(sum(((r.values[n] or Decimal(0)) for r in found), Decimal(0))) for n in months]
    last, before = sum(sums[-3:], Decimal(0)) / 3, sum(sums[-12:-3], Decimal(0)) / 9
    rows = [r.row_index for r in found]
    if before and last > 2 * before:
        return result(
            "O16", "WARN", f"bad debt of the last three months is {last / before:.1f} times that before", rows=rows
        )
    return result("O16", "PASS", "bad debt does not rise", rows=rows)


def _inside_expenses(evidence: Evidence, check: str, kinds: frozenset[str], what: str) -> CheckResult:
    expenses = [r for r in evidence.lines("EXPENSE") if r.category]
    if not expenses:
        return result(check, "SKIPPED", "no expenses with a category")
    odd = [r for r in expenses if _kind(r.category) in kinds and any(r.values)]
    if odd:
        named = ", ".join(r.label or "" for r in odd[:6])
        return result(check, "WARN", f"{what} among the operating expenses: {named}", rows=[r.row_index for r in odd])
    return result(check, "PASS", f"no {what} among {len(expenses)} lines of expenses")


def _recoveries(evidence: Evidence) -> CheckResult:
    """Recoveries inside the expenses lower them, whichever way they are printed."""
    inside = [r for r in evidence.lines("EXPENSE") if _recovers(r.category) and any(r.values)]
    found = [r for r in evidence.lines() if _recovers(r.category)]
    n = _total(evidence)
    if not found or n is None:
        return result("O19", "SKIPPED", "no recoveries")
    sign = -1 if _negative_expenses(evidence, n) else 1
    odd = [r for r in inside if (v := r.values[n]) is not None and v * r.effect * sign > 0]
    if odd:
        named = ", ".join(r.label or "" for r in odd[:6])
        told = f"recoveries inside the expenses are added to them: {named}"
        return result("O19", "WARN", told, rows=[r.row_index for r in odd], cells=_cells(evidence, odd, n))
    if inside:
        named = ", ".join(r.label or "" for r in inside[:6])
        return result("O19", "PASS", f"recoveries lower the expenses: {named}", rows=[r.row_index for r in inside])
    return result("O19", "PASS", "recoveries stand in income")


def _recovers(category: str | None) -> bool:
    return category is not None and ("eimbursement" in category or category.endswith("Recovery"))


def _negative_expenses(evidence: Evidence, n: int) -> bool:
    """Whether the document prints expenses negative."""
    values = [v for r in evidence.lines("EXPENSE") if (v := r.values[n])]
    return sum(v < 0 for v in values) * 2 > len(values)


def _cells(evidence: Evidence, rows: Sequence[StatementRow], n: int) -> list[tuple[int, str]]:
    return [(row.row_index, evidence.names[n]) for row in rows]
