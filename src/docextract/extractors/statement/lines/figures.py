"""The summary: lines by category, views of other charts, the expense ratio."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from ....accounts import Accounts
from ....models.statement import (
    CategorySum,
    Column,
    CrosswalkLine,
    KeyTotals,
    StatementRow,
    StatementSummary,
    Uncategorized,
)
from .keytotals import signed_sum


def summarise(
    rows: Sequence[StatementRow], columns: Sequence[Column], totals: KeyTotals, accounts: Accounts
) -> StatementSummary:
    """Lines that have no category are listed and summed into none."""
    by_category: dict[str, list[StatementRow]] = {}
    loose = []
    for row in rows:
        if row.row_type != "LINE":
            continue
        if row.category is not None:
            by_category.setdefault(row.category, []).append(row)
        elif any(row.values):
            loose.append(row)
    width = len(columns)
    money = [column.is_money for column in columns]

    def sums(lines: Sequence[StatementRow]) -> list[Decimal | None]:
        added = signed_sum(((row, row.effect) for row in lines), width)
        return [value if wanted else None for value, wanted in zip(added, money, strict=True)]

    found = {category: sums(lines) for category, lines in by_category.items()}
    return StatementSummary(
        by_category=[
            CategorySum(category=c, section=lines[0].section, values=found[c], rows=[row.row_index for row in lines])
            for c, lines in by_category.items()
        ],
        crosswalk={
            name: [
                CrosswalkLine(
                    target=line.line or line.categories[0],
                    title=line.line,
                    values=[None if v is None else Decimal(v) for v in line.values],
                    categories=list(line.categories),
                    verified=line.verified,
                )
                for line in accounts.crosswalk(name, found)
            ]
            for name in accounts.crosswalks.views
        },
        uncategorized=[
            Uncategorized(row_index=row.row_index, label=row.label, section=row.section, values=list(row.values))
            for row in loose
        ],
        expense_ratio=_ratio(totals, width),
    )


def _ratio(totals: KeyTotals, width: int) -> list[Decimal | None]:
    income, expenses = totals.effective_gross_income, totals.total_operating_expenses
    if income is None or expenses is None:
        return [None] * width
    return [
        (b / a).quantize(Decimal("0.0001")) if a and b is not None and a > 0 else None
        for a, b in zip(income.values, expenses.values, strict=True)
    ]
