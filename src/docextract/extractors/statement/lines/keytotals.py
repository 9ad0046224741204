"""The key totals with their values: printed ones beside what their lines come to, others computed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal

from ....models.findings import CheckResult
from ....models.statement import Column, KeyTotal, KeyTotals, StatementRow
from .keys import Keys

FIELDS = {
    "grossPotentialRent": "gross_potential_rent",
    "netRentalIncome": "net_rental_income",
    "totalOtherIncome": "total_other_income",
    "effectiveGrossIncome": "effective_gross_income",
    "totalOperatingExpenses": "total_operating_expenses",
    "netOperatingIncome": "net_operating_income",
    "totalCapitalItems": "total_capital_items",
    "netCashFlow": "net_cash_flow",
    "debtService": "debt_service",
    "netIncome": "net_income",
    "totalAssets": "total_assets",
    "totalLiabilities": "total_liabilities",
    "totalEquity": "total_equity",
}
"""Key totals, and the attributes that hold them."""
MISSES = "it is added up from lines, and income less expenses misses the net operating income that is printed"
OUTSIDE = "it is added up from lines below headings, and other lines stand below none"
CUT = "it is added up from lines, and the pages asked for may end before the statement does"
Values = list[Decimal | None]


def key_totals(rows: Sequence[StatementRow], columns: Sequence[Column], keys: Keys) -> KeyTotals:
    """The key totals that the document prints, and those that its lines give."""
    found: dict[str, KeyTotal] = {}
    for key, name in FIELDS.items():
        index = keys.get(key)
        if index is not None:
            found[name] = _printed(rows, rows[index])
    _computed(found, rows, columns, keys)
    return KeyTotals.model_construct(None, **{name: found.get(name) for name in FIELDS.values()})


def _printed(rows: Sequence[StatementRow], row: StatementRow) -> KeyTotal:
    computed = signed_sum(((rows[a.row_index], a.sign) for a in row.foots_from), len(row.values))
    return KeyTotal.model_construct(
        row_index=row.row_index,
        values=list(row.values),
        status="PRINTED",
        computed_values=computed,
        rivals=[],
        reason=None,
    )


def doubt_computed(totals: KeyTotals, checks: Iterable[CheckResult]) -> None:
    """Say of income and expenses that are added up from lines, and miss the net operating income that is printed, that
    they are in doubt."""
    if any(check.check_id == "O04" and check.status == "FAIL" for check in checks):
        _doubt((totals.effective_gross_income, totals.total_operating_expenses), MISSES)


def doubt_cut(totals: KeyTotals) -> None:
    """Say of all that is added up from lines that it is in doubt: the pages asked for may hold but a part of them."""
    _doubt((getattr(totals, name) for name in FIELDS.values()), CUT)


def _doubt(found: Iterable[KeyTotal | None], reason: str) -> None:
    for total in found:
        if total is not None and total.status == "COMPUTED":
            total.status, total.reason = "DOUBTFUL", reason


def mark_contradicted(totals: KeyTotals, rows: Sequence[StatementRow]) -> None:
    """Say of each printed key total one of whose amounts is contradicted that it is."""
    for name in FIELDS.values():
        total = getattr(totals, name)
        if total is not None and total.row_index is not None and "CONTRADICTED" in rows[total.row_index].proof:
            total.status = "CONTRADICTED"


def _computed(found: dict[str, KeyTotal], rows: Sequence[StatementRow], columns: Sequence[Column], keys: Keys) -> None:
    """Income, expenses and their difference, where the document prints lines of them and no total."""
    width = len(columns)
    money = [column.is_money for column in columns]
    if "effective_gross_income" not in found:
        _add(found, "effective_gross_income", _section(rows, "INCOME", width), money)
        _take_printed(found, "effective_gross_income", rows, money)
        if _stand_outside(rows):
            _doubt([found.get("effective_gross_income")], OUTSIDE)
    if "total_operating_expenses" not in found:
        parts = [rows[n] for n in keys.expenses]
        values = signed_sum(((row, 1) for row in parts), width) if parts else _section(rows, "EXPENSE", width)
        _add(found, "total_operating_expenses", values, money)
    income, expenses = found.get("effective_gross_income"), found.get("total_operating_expenses")
    if "net_operating_income" not in found and income is not None and expenses is not None:
        sales = signed_sum(((rows[n], -1 if is_negative(rows[n].values) else 1) for n in keys.sales), width)
        sign = -1 if is_negative([v for v, wanted in zip(expenses.values, money, strict=True) if wanted]) else 1
        values = [
            None if a is None and b is None else (a or Decimal(0)) - (c or 0) - sign * (b or 0)
            for a, b, c in zip(income.values, expenses.values, sales, strict=True)
        ]
        _add(found, "net_operating_income", values, money)


def _take_printed(found: dict[str, KeyTotal], name: str, rows: Sequence[StatementRow], money: Sequence[bool]) -> None:
    """The one total that the document prints of all its lines, whatever it calls it: ``Total rental revenues``."""
    total = found.get(name)
    sums = [row for row in rows if row.row_type in ("SUBTOTAL", "TOTAL") and len(row.foots_from) > 1]
    alike = [
        row for row in sums
        if total is not None and all(a == b for a, b, of in zip(row.values, total.values, money, strict=True) if of)
    ]  # fmt: skip
    if len(alike) == 1:
        found[name] = _printed(rows, alike[0])


def _stand_outside(rows: Sequence[StatementRow]) -> bool:
    """Whether lines of some sections have a heading that says so, and other lines stand before any."""
    lines = [row.section is None for row in rows if row.row_type == "LINE" and any(row.values)]
    return any(lines) and not all(lines)


def is_negative(values: Sequence[Decimal | None]) -> bool:
    """Whether expenses are printed negative."""
    signs = [v for v in values if v]
    return bool(signs) and sum(v < 0 for v in signs) * 2 > len(signs)


def _add(found: dict[str, KeyTotal], name: str, values: Values, money: Sequence[bool]) -> None:
    values = [value if wanted else None for value, wanted in zip(values, money, strict=True)]
    if any(value is not None for value in values):
        found[name] = KeyTotal.model_construct(
            row_index=None,
            values=values,
            status="COMPUTED",
            computed_values=list(values),
            rivals=[],
            reason=None,
        )


def _section(rows: Sequence[StatementRow], section: str, width: int) -> Values:
    """The lines of a section, each with its effect; parts of a line that is itself a total count through it only."""
    lines = [row for row in rows if row.section == section and row.row_type == "LINE"]
    return signed_sum(((row, row.effect) for row in lines), width)


def signed_sum(parts: Iterable[tuple[StatementRow, int]], width: int) -> Values:
    """Sums per column; None where no part prints a number."""
    sums: Values = [None] * width
    for row, sign in parts:
        for n, value in enumerate(row.values):
            if value is not None:
                sums[n] = (sums[n] or Decimal(0)) + sign * value
    return sums
