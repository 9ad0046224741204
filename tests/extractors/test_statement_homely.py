"""Statements in the words of their owners: what is income, what is left and what is owed is told by the sums."""

from __future__ import annotations

import io
from typing import Any

import openpyxl
import pytest
from reportlab.pdfgen.canvas import Canvas
from statements import read

import docextract

NAMES = ["Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept"]


def by_month(label: str, base: float, step: float) -> list[Any]:
    values = [base + step * n for n in range(12)]
    return [label, *values, sum(values)]


def less(label: str, one: list[Any], other: list[Any]) -> list[Any]:
    return [label, *(a - b for a, b in zip(one[1:], other[1:], strict=True))]


def both(label: str, one: list[Any], other: list[Any]) -> list[Any]:
    return [label, *(a + b for a, b in zip(one[1:], other[1:], strict=True))]


def homely(*, odd: bool = False) -> list[list[Any]]:
    dolores, upstairs = by_month("#1 Dolores", 950, 5), by_month("#2 upstairs", 875, 7)
    lights, mow = by_month("PUD hall", 31.25, 1.5), by_month("mow / leaves", 60, 2.25)
    came, went = both("all in", dolores, upstairs), both("all out", lights, mow)
    left = less("left over", came, went)
    if odd:
        left = ["left over", *(v + 1 for v in left[1:])]
    bank = by_month("bank pmt", 588.41, 0)
    return [
        ["611 Quince"],
        [None, "2023", None, None, "2024"],
        [None, *NAMES, "YEAR"],
        ["RENT IN"],
        dolores,
        upstairs,
        came,
        ["OUT"],
        lights,
        mow,
        went,
        left,
        bank,
        less("MINE", left, bank),
    ]


def test_months_in_which_a_total_less_another_is_what_is_left_are_a_statement() -> None:
    x = read(homely(), "OPERATING_STATEMENT_T12")
    keys = x.key_totals
    found = [keys.effective_gross_income, keys.total_operating_expenses, keys.net_operating_income, keys.net_cash_flow]
    assert [x.rows[key.row_index or 0].label for key in found if key is not None] == [
        "all in", "all out", "left over", "MINE",
    ]  # fmt: skip


def test_months_of_which_nothing_is_what_is_left_are_refused() -> None:
    with pytest.raises(docextract.ExtractionFailedError):
        read(homely(odd=True), "OPERATING_STATEMENT_T12")


def test_receipts_and_disbursements_between_two_balances_of_cash_are_a_cash_flow() -> None:
    x = read(
        [
            ["Statement of Cash Receipts and Disbursements"],
            ["For the Year Ended December 31, 2024"],
            [None, "2024", "2023"],
            ["RECEIPTS"],
            ["House Rents", 17400.5, 16800.25],
            ["Hall", 5835.0, 4710.5],
            ["TOTAL RECEIPTS", 23235.5, 21510.75],
            ["DISBURSEMENTS"],
            ["Fuel", 6914.38, 7488.2],
            ["Electric", 4877.09, 4692.51],
            ["TOTAL DISBURSEMENTS", 11791.47, 12180.71],
            ["EXCESS OF RECEIPTS OVER DISBURSEMENTS", 11444.03, 9330.04],
            ["CASH BALANCE, JANUARY 1", 34986.18, 25656.14],
            ["CASH BALANCE, DECEMBER 31", 46430.21, 34986.18],
        ],
        "CASH_FLOW_STATEMENT",
    )
    keys = x.key_totals
    found = [keys.effective_gross_income, keys.total_operating_expenses, keys.net_cash_flow]
    assert [x.rows[key.row_index or 0].label for key in found if key is not None] == [
        "TOTAL RECEIPTS", "TOTAL DISBURSEMENTS", "EXCESS OF RECEIPTS OVER DISBURSEMENTS",
    ]  # fmt: skip


def test_net_assets_are_what_liabilities_leave_and_the_last_total_is_whose_they_are() -> None:
    x = read(
        [
            ["Service Charge Balance Sheet"],
            [None, "12/31/2024", "12/31/2023"],
            ["Assets"],
            ["Bank", 31877.42, 44610.35],
            ["Arrears", 14322.09, 9807.66],
            ["Total assets", 46199.51, 54418.01],
            ["Liabilities"],
            ["Creditors", -21763.8, -18930.46],
            ["Accruals", -9240.0, -7615.0],
            ["Total liabilities", -31003.8, -26545.46],
            ["Net assets", 15195.71, 27872.55],
            ["Represented by"],
            ["Reserve fund", 18412.43, 51110.75],
            ["Deficit for the year", -3216.72, -23238.2],
            ["Total funds held in trust", 15195.71, 27872.55],
        ],
        "BALANCE_SHEET",
    )
    named = {row.label: row for row in x.rows}
    addends = {x.rows[a.row_index].label for a in named["Net assets"].foots_from}
    assert addends == {"Total assets", "Total liabilities"}
    assert len(named["Total funds held in trust"].foots_from) == 2
    equity = x.key_totals.total_equity
    assert equity is not None
    assert x.rows[equity.row_index or 0].label == "Total funds held in trust"
    assert not x.failed_checks


def test_the_day_of_print_beside_a_title_dates_no_column() -> None:
    rows: list[list[Any]] = [
        ["Oak Court", None, "3:42 PM"],
        ["Balance Sheet", None, "02/19/25"],
        ["As of December 31, 2024", None, "Accrual Basis"],
        [],
        [None, None, "Dec 31, 24"],
        ["ASSETS"],
        [None, "Cash", 100.5],
        [None, "Receivables", 50.25],
        ["TOTAL ASSETS", None, 150.75],
        ["LIABILITIES & EQUITY"],
        [None, "Mortgage", 100.75],
        [None, "Capital", 50.0],
        ["TOTAL LIABILITIES & EQUITY", None, 150.75],
    ]
    x = read(rows, "BALANCE_SHEET")
    assert [str(column.period_to) for column in x.columns] == ["2024-12-31"]
    assert x.rows[0].label == "ASSETS"


def pages(*texts: list[tuple[str, ...]]) -> bytes:
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    for lines in texts:
        canvas.setFont("Helvetica", 9)
        for n, (label, *amounts) in enumerate(lines):
            canvas.drawString(45, 740 - 14 * n, label)
            for k, amount in enumerate(amounts):
                canvas.drawRightString(400 + 90 * k, 740 - 14 * n, amount)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


OWNED: list[tuple[str, ...]] = [
    ("Balance Sheets",),
    ("", "2024", "2023"),
    ("ASSETS",),
    ("Cash", "143,206", "98,551"),
    ("Land", "1,150,000", "1,150,000"),
    ("TOTAL ASSETS", "1,293,206", "1,248,551"),
    ("LIABILITIES AND EQUITY",),
    ("Mortgage payable", "900,000", "950,000"),
    ("The notes are an integral part of these statements.", "", "3"),
]
OWED: list[tuple[str, ...]] = [
    ("Deposits", "14,000", "9,500"),
    ("Total liabilities", "914,000", "959,500"),
    ("Common stock", "379,206", "289,051"),
    ("Total equity", "379,206", "289,051"),
    ("TOTAL LIABILITIES AND EQUITY", "1,293,206", "1,248,551"),
    ("The notes are an integral part of these statements.", "", "4"),
]


def test_words_and_a_number_that_counts_on_from_page_to_page_end_pages() -> None:
    x = docextract.extract(pages(OWNED, OWED), asset_type="COOPERATIVE", document_type="BALANCE_SHEET")
    assert isinstance(x, docextract.Statement)
    assert not [row.label for row in x.rows if row.label and "integral" in row.label]
    assert not x.failed_checks


def test_a_statement_without_a_title_ends_before_the_page_of_one_that_has_one() -> None:
    spent: list[tuple[str, ...]] = [
        ("Tannery Yard",),
        ("", "2024", "2023"),
        ("Security", "48,116", "46,020"),
        ("Landscaping", "9,842", "9,611"),
        ("Lighting", "13,207", "16,884"),
        ("Sweeping", "4,420", "2,980"),
        ("Gates", "3,168", "2,214"),
        ("Pest control", "1,104", "1,080"),
        ("Total expenditure", "79,857", "78,789"),
        ("Demanded on account", "80,000", "80,000"),
        ("Surplus/(deficit) for the year", "143", "1,211"),
    ]
    data = pages(spent, [*OWNED[:-1], *OWED[:-1]])
    x = docextract.extract(data, asset_type="MIXED_USE", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    assert [row.label for row in x.rows][-1] == "Surplus/(deficit) for the year"
    y = docextract.extract(data, asset_type="MIXED_USE", document_type="BALANCE_SHEET")
    assert isinstance(y, docextract.Statement)
    assert [row.label for row in y.rows][:2] == ["ASSETS", "Cash"]


def test_what_is_left_is_the_operating_income_whatever_it_is_called() -> None:
    rows = [["Rents", 90017], ["Parking", 6043], ["Took in", 96060], ["Taxes", 8123], ["Heat", 9037], ["Lawn", 1011],
            ["Paid out", 18171], ["Kept", 77889]]  # fmt: skip
    totals = read(rows).key_totals
    for total, value in (
        (totals.effective_gross_income, 96060),
        (totals.total_operating_expenses, 18171),
        (totals.net_operating_income, 77889),
    ):
        assert total is not None
        assert total.values == [value]


def test_money_in_and_out_of_an_owner() -> None:
    rows = [["Rents", 900], ["Late fees", 60], ["Total Cash In", 960], ["Plumber", 80], ["Fee", 90],
            ["Total Cash Out", 170], ["Left before the mortgage", 790]]  # fmt: skip
    totals = read(rows).key_totals
    assert totals.net_operating_income is not None
    assert totals.net_operating_income.status == "PRINTED"


def typed(lines: list[str]) -> bytes:
    out = io.BytesIO()
    draw = Canvas(out, pagesize=(612, 792), invariant=True)
    draw.setFont("Helvetica", 10)
    for n, text in enumerate(lines):
        draw.drawString(50, 740 - 15 * n, text)
    draw.save()
    return out.getvalue()


def test_names_and_amounts_typed_in_one_line_of_text() -> None:
    lines = [("Rents", 61558), ("Coin laundry", 1483), ("Took in", 63041), ("Taxes", 8340), ("Insurance", 3027),
             ("Water", 2162), ("Trash", 907), ("Paid out", 14436), ("Kept", 48605)]  # fmt: skip
    document = typed(["14 Orchard Ave - 2023 numbers", *(f"{label} - ${value:,}" for label, value in lines)])
    x = docextract.extract(document, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert [(row.label, row.values) for row in x.rows] == [(label, [value]) for label, value in lines]
    assert x.key_totals.net_operating_income is not None
    assert all(row.sources[0] is not None for row in x.rows)


def test_accounts_across_and_months_down() -> None:
    names = ["Rent", "Laundry", "Total Income", "Taxes", "Insurance", "Total Expenses", "Net"]
    rows: list[list[Any]] = [["Elm St"], [], [None, *names]]
    for n, month in enumerate(("Jan 2024", "Feb 2024", "Mar 2024")):
        rent, wash, tax, cover = 9000 + 7 * n, 200 - n, 880 + n, 310
        rows.append([month, rent, wash, rent + wash, tax, cover, tax + cover, rent + wash - tax - cover])
    rows.append(["Total", *(sum(row[c] for row in rows[3:6]) for c in range(1, 8))])
    x = read(rows)
    assert [row.label for row in x.rows] == names
    assert [c.column_id for c in x.columns] == ["ACTUAL:2024-01", "ACTUAL:2024-02", "ACTUAL:2024-03", "ACTUAL:TOTAL"]
    assert x.rows[0].values == [9000, 9007, 9014, 27021]
    place = x.rows[1].sources[2]
    assert place is not None
    assert place.cell == "C6"
    assert not x.failed_checks


def test_a_line_named_as_a_count_that_its_total_needs_is_an_amount() -> None:
    x = read(
        [
            ["Statement of Functional Expenses"],
            [None, "Program", "General", "Total"],
            ["Salaries", 200112, 40031, 240143], ["Occupancy", 31007, 9002, 40009], ["Supplies", 12013, 3005, 15018],
            ["Total expenses before depreciation", 243132, 52038, 295170], ["Depreciation", 90001, 8002, 98003],
            ["Total expenses", 333133, 60040, 393173],
        ]
    )  # fmt: skip
    assert x.rows[1].row_type == "LINE"
    assert [a.row_index for a in x.rows[3].foots_from] == [0, 1, 2]


def test_names_in_capitals_and_others_are_not_put_together() -> None:
    rows = [("MONEY COMING IN", ""), ("Rents", "8,212"), ("Garage", "301"), ("Total in", "8,513"), ("BILLS PAID", ""),
            ("Water", "211"), ("Power", "187"), ("Total bills", "398"), ("Left before mortgage", "8,115")]  # fmt: skip
    out = io.BytesIO()
    draw = Canvas(out, pagesize=(612, 792), invariant=True)
    draw.setFont("Helvetica", 9)
    draw.drawString(40, 740, "Income and Expense")
    draw.drawRightString(400, 726, "This month")
    for n, (label, amount) in enumerate(rows):
        draw.drawString(40, 710 - 13 * n, label)
        draw.drawRightString(400, 710 - 13 * n, amount)
    draw.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert [row.label for row in x.rows] == [label for label, _ in rows]


def test_a_table_turned_where_later_rows_are_narrower_is_refused_and_no_error() -> None:
    book = openpyxl.Workbook()
    for row in ([None, "Alpha", "Beta", "Gamma", "Delta"], ["Jan 2024", 1, 2, 3, 4], ["Feb 2024", 1]):
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    with pytest.raises(docextract.ExtractionFailedError):
        docextract.extract(out.getvalue(), asset_type="OTHER", document_type="OPERATING_STATEMENT")
