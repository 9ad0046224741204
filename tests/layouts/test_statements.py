"""Layouts of statements: titles and columns together, months counting as one; without them the same is read."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import docextract

MONTHS = [f"{m} 2024" for m in ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")]


def read(rows: Sequence[Sequence[Any]], kind: str = "OPERATING_STATEMENT_T12", **options: Any) -> docextract.Statement:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(list(row))
    out = io.BytesIO()
    book.save(out)
    made = docextract.extract(
        out.getvalue(), asset_type="MULTIFAMILY", document_type=kind, options=docextract.Options(**options)
    )
    assert isinstance(made, docextract.Statement)
    return made


def lines(width: int, *, code: bool = False) -> list[list[Any]]:
    amounts = {"Rent": 1000, "Total Income": 1000, "Repairs": 300, "Total Expenses": 300, "Net Operating Income": 700}
    first = [["4010-0000"], ["4999-0000"], ["5010-0000"], ["5999-0000"], ["6999-0000"]] if code else [[]] * 5
    return [
        [*codes, label, *[value] * (width - 1), value * (width - 1)]
        for codes, (label, value) in zip(first, amounts.items(), strict=True)
    ]


YARDI: list[list[Any]] = [
    ["Cedar Hill (ch1)"], ["Statement (12 months)"], ["Period = Jan 2024-Dec 2024"], ["Book = Accrual ; Tree = ysi_is"],
    [None, None, *MONTHS, "Total"], *lines(13, code=True),
]  # fmt: skip
RESMAN: list[list[Any]] = [
    ["Cedar Hill"], ["Trailing Profit And Loss Detail"], ["December 2024 - Cash - Accounting Book: Default"],
    ["Account", *(f"{m} Actual" for m in MONTHS), "Adjusted Total"], *lines(13),
]  # fmt: skip
INTACCT: list[list[Any]] = [
    ["Cedar Hill"], ["Income Statement"], ["Reporting Book:", "ACCRUAL"], [],
    [None, "11/30/2024", "12/31/2024", None], [None, "Actual", "Actual", "Total"], *lines(3),
]  # fmt: skip
BOOKS: list[list[Any]] = [
    ["Cedar Hill"], ["Profit and Loss"], ["January - December 2024"], [None, "TOTAL"],
    *([row[0], row[1]] for row in lines(2)), [], ["Accrual Basis Thursday, January 2, 2025 01:58 AM GMT"],
]  # fmt: skip


APPFOLIO: list[list[Any]] = [
    ["Cedar Hill"], ["Income Statement - 12 Month"], ["Accounting Basis: Cash"], ["Account Name", *MONTHS, "Total"],
    *lines(13),
]  # fmt: skip
ONESITE: list[list[Any]] = [["OneSite"], ["12 Month Trend"], [None, *MONTHS, "Total"], *lines(13)]
TREND: list[list[Any]] = [
    ["Cedar Hill"], ["12 Month Trend"], ["Reporting Book: ACCRUAL"], [None, *MONTHS, "Total"], *lines(13),
]  # fmt: skip
BROKER: list[list[Any]] = [["Cedar Hill"], ["Historical Performance"], [None, *MONTHS, "Total"], *lines(13)]
YEAR: list[list[Any]] = [
    ["Cedar Hill (ch1)"], ["Income Statement"], ["Period = Dec 2024"], ["Book = Accrual ; Tree = ysi_is"],
    [None, None, "Month to Date", "%", "Year to Date", "%"],
    *([code, label, a, 10, 12 * a, 10] for code, label, a, _ in lines(2, code=True)),
]  # fmt: skip
BUDGET: list[list[Any]] = [
    ["Cedar Hill (ch1)"], ["Budget Comparison"], ["Period = Dec 2024"], ["Book = Accrual ; Tree = ysi_is"],
    [None, None, "PTD Actual", "PTD Budget", "Variance", "% Var", "YTD Actual", "YTD Budget", "Variance", "% Var"],
    *([code, label, a, a, 0, 0, 12 * a, 12 * a, 0, 0] for code, label, a, _ in lines(2, code=True)),
]  # fmt: skip
GROUPS = [[None, "Current Period", None, "Year To Date", None]]
HOTEL: list[list[Any]] = [
    ["Cedar Hill"], ["Summary Operating Statement"], *GROUPS, [None, "Actual", "Prior Year", "Actual", "Prior Year"],
    *([label, a, a, 12 * a, 12 * a] for label, a, _ in lines(2)),
]  # fmt: skip
PACKAGE: list[list[Any]] = [
    ["Cedar Hill"], ["Operating Statement"], *GROUPS, [None, "Actual", "Budget", "Actual", "Budget"],
    *([label, a, a, 12 * a, 12 * a] for label, a, _ in lines(2)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rows", "name"),
    [
        (APPFOLIO, "appfolio.statement12"),
        (ONESITE, "onesite.trend12"),
        (TREND, "intacct.trend12"),
        (BROKER, "broker.statement"),
        (YEAR, "yardi.incomeStatement"),
        (BUDGET, "yardi.budgetComparison"),
        (HOTEL, "usali.summary"),
        (PACKAGE, "manager.package"),
        (YARDI, "yardi.statement12"),
        (RESMAN, "resman.trailingPnl"),
        (INTACCT, "intacct.incomeStatement"),
        (BOOKS, "quickbooks.pnl"),
    ],
)
def test_a_statement_is_recognised_by_its_title_and_its_columns(rows: list[list[Any]], name: str) -> None:
    statement = read(rows)
    assert statement.meta.template == name
    assert statement.meta.template_score is not None
    (signature,) = [c for c in statement.checks if c.check_id == "S01"]
    assert signature.status in ("PASS", "WARN")
    assert name in signature.message
    other = read([row for row in rows if row != rows[1]])
    assert other.meta.template == "generic"
    plain = read(rows, layouts=False)
    assert plain.meta.template == "generic"
    assert [(r.label, r.values, r.row_type) for r in plain.rows] == [
        (r.label, r.values, r.row_type) for r in statement.rows
    ]


def test_a_layout_of_another_family_is_not_recognised() -> None:
    rows = [
        ["Cedar Hill"],
        ["Balance Sheet"],
        ["As of December 31, 2024"],
        [None, "Balance Current Period"],
        ["ASSETS"],
    ]
    rows += [["Cash", 600], ["Total Assets", 600], ["LIABILITIES"], ["Payables", 200], ["EQUITY"]]  # type: ignore[list-item]
    rows += [["Capital", 400], ["Total Equity", 400], ["Total Liabilities and Equity", 600]]  # type: ignore[list-item]
    assert read(rows, "BALANCE_SHEET").meta.template == "yardi.balanceSheet"


def test_account_codes_count_where_a_mapping_for_the_recognised_layout_knows_them(tmp_path: Path) -> None:
    (tmp_path / "labels.toml").write_text(
        '[[code]]\nlayout = "yardi.statement12"\ncategory = "income.other.parking"\ncodes = ["4010-0000"]\n'
    )
    statement = read(YARDI, layout_folders=(tmp_path,))
    assert (statement.rows[0].category, statement.rows[0].category_basis) == ("income.other.parking", "accountCode")
    assert read(YARDI).rows[0].category == "income.rent.rentalIncome"
