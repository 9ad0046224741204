"""Accounts side by side are read as one table: nothing of either half is lost or put beside the other's amounts."""

from __future__ import annotations

import io
from decimal import Decimal
from typing import Any

import pytest
from statements import read, workbook

import docextract

ASSETS: list[tuple[str | None, int | None]] = [
    ("ASSETS", None), ("Cash", 12000), ("Accounts Receivable", 3400), ("Prepaid Insurance", 1600),
    ("Total Current Assets", 17000), ("Land", 100000), ("Building", 350000), ("Total Fixed Assets", 450000),
    (None, None), ("Total Assets", 467000),
]  # fmt: skip
OWED: list[tuple[str | None, int | None]] = [
    ("LIABILITIES", None), ("Accounts Payable", 4200), ("Security Deposits", 9800), ("Mortgage Payable", 300000),
    ("Total Liabilities", 314000), ("EQUITY", None), ("Retained Earnings", 145000), ("Net Income", 8000),
    ("Total Equity", 153000), ("Total Liabilities and Equity", 467000),
]  # fmt: skip
HEAD: list[list[Any]] = [["Cedar Hill"], ["Balance Sheet"], ["As of December 31, 2024"], []]


def sides(left: list[Any], right: list[Any]) -> list[list[Any]]:
    return [[a, b, None, c, d] for (a, b), (c, d) in zip(left, right, strict=True)]


def check_whole(statement: docextract.Statement) -> None:
    found = {row.label: row.values[0] for row in statement.rows if row.values[0] is not None}
    assert found == {label: Decimal(value) for label, value in [*ASSETS, *OWED] if label and value is not None}
    assert all(proof != "CONTRADICTED" for row in statement.rows for proof in row.proof)
    assert all(row.proof[0] == "PROVED" for row in statement.rows if row.values[0] is not None)
    sections = {row.label: row.section for row in statement.rows}
    assert (sections["Cash"], sections["Security Deposits"], sections["Net Income"]) == ("ASSET", "LIABILITY", "EQUITY")
    assert next(c for c in statement.checks if c.check_id == "B01").status == "PASS"
    assert next(c for c in statement.checks if c.check_id == "S02").status == "PASS"


def test_assets_left_and_liabilities_right_are_one_balance_sheet() -> None:
    statement = read([*HEAD, *sides(ASSETS, OWED)], "BALANCE_SHEET")
    check_whole(statement)
    assert [c.column_id for c in statement.columns] == ["ACTUAL:2024-12-31"]
    deposits = next(row for row in statement.rows if row.label == "Security Deposits")
    assert deposits.sources[0] == docextract.Place(sheet="Sheet", cell="E7")
    assert deposits.row_id == "Sheet!D7"
    assert statement.ledger.read == len(HEAD) + len(ASSETS) == sum(statement.ledger.by_role.values())


def test_liabilities_left_and_assets_right_too() -> None:
    check_whole(read([*HEAD, *sides(OWED, ASSETS)], "BALANCE_SHEET"))


def test_dates_that_stand_over_both_halves_are_the_columns_of_both() -> None:
    dates = [None, "12/31/2024", "12/31/2023", None, "12/31/2024", "12/31/2023"]
    rows = [[a, b, b, c, d, d] for (a, b), (c, d) in zip(ASSETS, OWED, strict=True)]
    statement = read([*HEAD, dates, *rows], "BALANCE_SHEET")
    check_whole(statement)
    assert [str(c.period_to) for c in statement.columns] == ["2024-12-31", "2023-12-31"]


def test_a_page_in_two_halves() -> None:
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(792, 612), invariant=True)
    draw.setFont("Helvetica", 9)
    for n, row in enumerate([*HEAD, *sides(ASSETS, OWED)]):
        y = 570 - 14 * n
        for cell, x in zip(row, (40, 330, 0, 420, 740), strict=False):
            if isinstance(cell, int):
                draw.drawRightString(x, y, f"{cell:,}")
            elif cell:
                draw.drawString(x, y, cell)
    draw.save()
    statement = docextract.extract(out.getvalue(), asset_type="OFFICE", document_type="BALANCE_SHEET")
    assert isinstance(statement, docextract.Statement)
    check_whole(statement)


def coded(rows: list[tuple[str | None, int | None]], first: int, *, text: bool) -> list[list[Any]]:
    codes = [first + 10 * n if value is not None and "Total" not in str(label) else None
             for n, (label, value) in enumerate(rows)]  # fmt: skip
    return [[str(code) if code and text else code, *row] for code, row in zip(codes, rows, strict=True)]


@pytest.mark.parametrize("text", [True, False])
def test_either_half_may_have_its_codes(text: bool) -> None:
    halves = zip(coded(ASSETS, 1010, text=text), coded(OWED, 2010, text=text), strict=True)
    dates = [None, None, "12/31/2024", "12/31/2023", None, None, "12/31/2024", "12/31/2023"]
    statement = read([*HEAD, dates, *([*a, a[2], *b, b[2]] for a, b in halves)], "BALANCE_SHEET")
    check_whole(statement)
    assert next(row for row in statement.rows if row.label == "Net Income").account_code == "2080"


def test_a_page_of_halves_with_codes_below_titles_at_its_right_edge() -> None:
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(792, 612), invariant=True)
    draw.setFont("Helvetica", 9)
    for n, (left, right) in enumerate([("Cedar Hill Owner LLC", "Balance Sheet"), ("Unaudited", "12/31/2024")]):
        draw.drawString(40, 580 - 12 * n, left)
        draw.drawRightString(740, 580 - 12 * n, right)
    halves = zip(coded(ASSETS, 1010, text=True), coded(OWED, 2010, text=True), strict=True)
    for n, (left, right) in enumerate(halves):
        y = 540 - 14 * n
        for cell, x in zip([*left, *right], (40, 75, 330, 400, 435, 740), strict=False):
            if isinstance(cell, int):
                draw.drawRightString(x, y, f"{cell:,}")
            elif cell:
                draw.drawString(x, y, cell)
    draw.save()
    statement = docextract.extract(out.getvalue(), asset_type="OFFICE", document_type="BALANCE_SHEET")
    assert isinstance(statement, docextract.Statement)
    check_whole(statement)
    assert not [row for row in statement.rows if row.row_type == "NOTE"]


def test_explanations_beside_amounts_are_no_second_half() -> None:
    rows = [[None, "Actual", "Budget", "Explanation", "Ref"]]
    rows += [["Rent", 1000, 900, "Expenses paid late", 12], ["Fees", 100, 90, "Assets sold", 13]]
    rows += [["Total Income", 1100, 990, "Liabilities met", 14], ["Net Operating Income", 1100, 990, None, None]]
    statement = read([["Cedar Hill"], ["Income Statement"], *rows])
    assert [row.label for row in statement.rows] == ["Rent", "Fees", "Total Income", "Net Operating Income"]


def test_a_file_of_halves_is_read_the_same_twice() -> None:
    data = workbook([*HEAD, *sides(ASSETS, OWED)])
    one, two = (docextract.extract(data, asset_type="OFFICE", document_type="BALANCE_SHEET") for _ in range(2))
    assert one.meta.result_hash == two.meta.result_hash


def test_an_account_whose_title_speaks_of_income_and_whose_halves_end_in_one_total() -> None:
    left = [
        ("To Property Tax", 41),
        ("To Insurance", 12),
        ("To Repairs", 53),
        ("To Excess of Income", 494),
        ("Total", 600),
    ]
    right = [("By Rent Received", 560), ("By Parking", 31), ("By Interest", 9), (None, None), ("Total", 600)]
    x = read(
        [
            ["INCOME & EXPENDITURE ACCOUNT FOR THE YEAR ENDED 31 MARCH 2024"],
            ["EXPENDITURE", "Amount", "INCOME", "Amount"],
            *([*one, *other] for one, other in zip(left, right, strict=True)),
        ]
    )
    assert [row.label for row in x.rows if row.row_type != "HEADING"] == [
        *(label for label, _ in left), *(label for label, _ in right if label),
    ]  # fmt: skip


@pytest.mark.parametrize("totals", ["Total", ""])
def test_receipts_and_payments_face_each_other(totals: str) -> None:
    rows: list[list[Any]] = [["Ash Club"], ["Receipts and Payments Account for the year ended 31 March 2025"], []]
    rows += [["Receipts", "£", None, "Payments", "£"], ["Balance brought forward", 5210, None, "Wages", 14200]]
    rows += [["Subscriptions", 18400, None, "Insurance", 1866], ["Hall hire", 9640, None, "Repairs", 2944]]
    rows += [[None, None, None, "Balance carried forward", 14240], [totals, 33250, None, totals, 33250]]
    statement = read(rows)
    assert [(row.row_type, row.label) for row in statement.rows] == [
        ("HEADING", "Receipts"), ("LINE", "Balance brought forward"), ("LINE", "Subscriptions"), ("LINE", "Hall hire"),
        ("TOTAL", totals or None),
        ("HEADING", "Payments"), ("LINE", "Wages"), ("LINE", "Insurance"), ("LINE", "Repairs"),
        ("LINE", "Balance carried forward"), ("TOTAL", totals or None),
    ]  # fmt: skip
