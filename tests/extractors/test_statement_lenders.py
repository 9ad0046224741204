"""What stands at labels, around tables and under other names in statements that lenders are sent."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal

import openpyxl
import pytest
from reportlab.pdfgen.canvas import Canvas
from statements import read, workbook

import docextract


def drawn(rows: list[list[tuple[float, str, bool]]], *, size: float = 9, pages: int = 1) -> bytes:
    """Pages of rows of ``(x, text, right-aligned)``; an empty list leaves room."""
    out = io.BytesIO()
    draw = Canvas(out, pagesize=(842, 595), invariant=True)
    for _ in range(pages):
        y = 550.0
        for row in rows:
            draw.setFont("Helvetica", size)
            for x, text, right in row:
                (draw.drawRightString if right else draw.drawString)(x, y, text)
            y -= 12
        draw.showPage()
    draw.save()
    return out.getvalue()


def extract(content: bytes, kind: str = "OPERATING_STATEMENT", asset_type: str = "RETAIL") -> docextract.Statement:
    x = docextract.extract(content, document_type=kind, asset_type=asset_type)
    assert isinstance(x, docextract.Statement)
    return x


def test_column_that_the_total_of_columns_needs_is_one_of_amounts_whatever_its_name() -> None:
    x = read(
        [
            ["Statement of Income by Pool"],
            [None, "Owner", "In-Line", "Anchor", "Total"],
            ["Rents", 900, 250, 75, 1225],
            ["Recoveries", 0, 125, 50, 175],
            ["Total Income", 900, 375, 125, 1400],
            ["Cleaning", 0, 80, 20, 100],
            ["Insurance", 60, 110, 35, 205],
            ["Total Expenses", 60, 190, 55, 305],
            ["Net Operating Income", 840, 185, 70, 1095],
        ]
    )
    assert [column.label for column in x.columns] == ["Owner", "In-Line", "Anchor", "Total"]
    assert not x.unmapped_columns


def test_columns_that_the_sums_along_the_rows_name_are_amounts_under_any_name() -> None:
    x = read(
        [
            ["Receipts and Disbursements"],
            [None, "Operating x11", "Payroll x12", "Escrow x13", "Month Actual", "Filing to Date"],
            ["Receipts", None, None, None, None, None],
            ["Sales", 900.5, None, None, 900.5, 4100.25],
            ["Rents", 310.25, None, None, 310.25, 1400],
            ["Moved from other accounts", None, 400.1, 35.2, 435.3, 800.4],
            ["Total receipts", 1210.75, 400.1, 35.2, 1646.05, 6300.65],
            ["Disbursements", None, None, None, None, None],
            ["Wages", None, 380.15, None, 380.15, 700.25],
            ["Power", 140.35, None, None, 140.35, 610.4],
            ["Water", 60.4, None, None, 60.4, 310.2],
            ["Taxes", None, None, 20.05, 20.05, 20.05],
            ["Total disbursements", 200.75, 380.15, 20.05, 600.95, 1640.9],
            ["Net cash flow", 1010, 19.95, 15.15, 1045.1, 4659.75],
        ],
        "CASH_FLOW_STATEMENT",
    )
    assert len(x.columns) == 5
    assert not x.unmapped_columns
    assert x.key_totals.net_cash_flow.values[1:3] == [Decimal("19.95"), Decimal("15.15")]


def test_a_column_of_what_two_periods_come_to_is_one_of_amounts_with_its_own_period() -> None:
    x = read(
        [
            ["Receipts and Disbursements"],
            [None, "This period", "Prior period", "Inception"],
            [None, "7/1 - 7/31/25", "3/18 - 6/30/25", "3/18 - 7/31/25"],
            ["Rents", 613.5, 2100.25, 2713.75],
            ["Late fees", 34.2, 113.05, 147.25],
            ["Total receipts", 647.7, 2213.3, 2861],
            ["Power", 20.5, 72.15, 92.65],
            ["Wages", 114.4, 414.05, 528.45],
            ["Total disbursements", 134.9, 486.2, 621.1],
            ["Net receipts", 512.8, 1727.1, 2239.9],
        ],
    )
    spans = [(column.period_from, column.period_to) for column in x.columns]
    july = dt.date(2025, 7, 31)
    start = dt.date(2025, 3, 18)
    assert spans == [(dt.date(2025, 7, 1), july), (start, dt.date(2025, 6, 30)), (start, july)]
    assert x.rows[-1].values == [Decimal("512.8"), Decimal("1727.1"), Decimal("2239.9")]
    assert x.rows[-1].proof == ("PROVED",) * 3


def test_marks_that_a_footnote_begins_with_are_no_part_of_a_label() -> None:
    x = read(
        [
            ["Income Statement"],
            [None, 2024, 2023],
            ["Ground rent (a)", 900, 800],
            ["Parking (12)", 100, 90],
            ["Signs **", 10, 10],
            ["Total Income", 1010, 900],
            ["Insurance", 110, 100],
            ["Total Expenses", 110, 100],
            ["Net Operating Income", 900, 800],
            [],
            ["(a) Stepped on January 1."],
            ["** Month to month."],
        ]
    )
    assert [row.label for row in x.rows[:3]] == ["Ground rent", "Parking (12)", "Signs"]


def test_codes_of_a_part_of_the_labels_are_told_by_their_order() -> None:
    rows = [("REVENUE", ""), ("Rents", "900"), ("Recoveries", "175"), ("Kiosks", "20"), ("Signs", "30")]
    rows += [("Interest", "15"), ("TOTAL REVENUE", "1,140"), ("EXPENSES", "")]
    spent = [("701 Sweeping", "10"), ("704 Lawn", "20"), ("707 Light", "30"), ("710 Guards", "15"), ("715 Snow", "25")]
    rows += [*spent, ("TOTAL EXPENSES", "100"), ("NET OPERATING INCOME", "1,040")]
    body = [[(60.0, label, False), *([(400.0, value, True)] if value else [])] for label, value in rows]
    x = extract(drawn([[(60, "Income Statement", False)], [(400, "2024", True)], *body]))
    assert [(row.account_code, row.label) for row in x.rows if row.account_code] == [
        ("701", "Sweeping"), ("704", "Lawn"), ("707", "Light"), ("710", "Guards"), ("715", "Snow"),
    ]  # fmt: skip


def test_label_that_touches_the_amount_left_of_it_is_told_from_it() -> None:
    rows = [
        ("Rooms", 9000, 8800), ("Food", 2000, 2100), ("TOTAL REVENUE", 11000, 10900), ("Wages", 3000, 2900),
        ("Laundry", 1500, 1600), ("TOTAL EXPENSES", 4500, 4500), ("NET OPERATING INCOME", 6500, 6400),
    ]  # fmt: skip
    table = [["Operating Statement"], ["Actual", "Budget", None, "Actual", "Budget"]]
    for label, actual, budget in rows:
        one, two = f"{actual:,}", f"{budget:,}"
        left = [one, f"{two} {label}", None] if label == "NET OPERATING INCOME" else [one, two, label]
        table.append([*left, f"{actual * 7:,}", f"{budget * 7:,}"])
    x = extract(workbook(table), asset_type="HOSPITALITY")
    assert [row.label for row in x.rows] == [label for label, _, _ in rows]
    assert x.rows[-1].values[1] == 6400


def test_title_above_the_header_that_a_page_repeats_is_no_heading() -> None:
    head = [[(60, "Account", False), (400, "Budget", True), (480, "Actual", True)]]
    first = [("INCOME", 0), ("Rents", 900), ("Parking", 100), ("Total Income", 1000), ("EXPENSES", 0), ("Repairs", 50)]
    second = [("Insurance", 70), ("Taxes", 80), ("Total Expenses", 200), ("Net Operating Income", 800)]

    def body(rows: list[tuple[str, int]]) -> list[list[tuple[float, str, bool]]]:
        amounts = [[(400.0, f"{v:,}", True), (480.0, f"{v:,}", True)] if v else [] for _, v in rows]
        return [[(60.0, label, False), *more] for (label, _), more in zip(rows, amounts, strict=True)]

    out = io.BytesIO()
    draw = Canvas(out, pagesize=(842, 595), invariant=True)
    titles = ["Form 7", "Quarry Hill - Form 7 (continued)"]
    for title, rows in zip(titles, (first, second), strict=True):
        for n, row in enumerate([[(60.0, title, False)], [], *head, *body(rows)]):
            for x, text, right in row:
                (draw.drawRightString if right else draw.drawString)(x, 550 - 14 * n, text)
        draw.showPage()
    draw.save()
    labels = [row.label for row in extract(out.getvalue()).rows]
    assert labels == [label for label, _ in first + second]


def test_row_of_funds_and_years_is_the_header() -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (
        ["Commons Association"], ["Statement of Revenues and Expenses"], [None, None, None, "Total"],
        [None, "Operating Fund", "Reserve Fund", 2024, 2023], ["REVENUES"], ["Assessments", 400, 90, 490, 470],
        ["Interest", 5, 10, 15, 12], ["Total revenues", 405, 100, 505, 482], ["EXPENSES"],
        ["Repairs", 200, 60, 260, 250],
        ["Insurance", 100, 0, 100, 95], ["Total expenses", 300, 60, 360, 345],
        ["Excess of revenues over expenses", 105, 40, 145, 137],
    ):  # fmt: skip
        sheet.append(row)
    out = io.BytesIO()
    book.save(out)
    x = extract(out.getvalue())
    assert next(row.label for row in x.rows if row.row_type != "HEADING") == "Assessments"
    assert len(x.columns) == 4


@pytest.mark.parametrize("name", ["Occupancy of lots", "Number of units, prepaid"])
def test_row_named_as_a_count_that_a_total_needs_is_an_amount(name: str) -> None:
    x = read(
        [
            ["Statement of Cash Flows"],
            [None, "Jan 2025", "Feb 2025", "Mar 2025"],
            ["Changes in working capital"],
            ["Guest ledger", -1947.10, -6063.15, 10215.06],
            [name, -1755.22, 5098.28, 255.97],
            ["Advance deposits", 6210.0, 9844.2, 15120.5],
            ["Total changes in working capital", 2507.68, 8879.33, 25591.53],
            ["Capital improvements", -500.5, -100.25, -300.75],
            ["Net change in cash", 2007.18, 8779.08, 25290.78],
        ],
        "CASH_FLOW_STATEMENT",
    )
    row = next(row for row in x.rows if row.label == name)
    total = next(row for row in x.rows if row.label == "Total changes in working capital")
    assert row.row_type == "LINE"
    assert row.row_index in [a.row_index for a in total.foots_from]
    assert set(total.proof) == {"PROVED"}


SIDES = [
    ["Balance Sheet"],
    ["As of December 31, 2024"],
    ["ASSETS", None],
    ["Cash", 150.25],
    ["Buildings", 9000.5],
    ["TOTAL ASSETS", 9150.75],
    ["LIABILITIES", None],
    ["Accounts payable", 50.25],
    ["Mortgage note", 8000.0],
    ["TOTAL LIABILITIES", 8050.25],
]


@pytest.mark.parametrize(
    ("equity", "both"),
    [
        ("NET EQUITY OF THE ESTATE", "TOTAL LIABILITIES AND NET EQUITY"),
        ("Members' deficit", "Total liabilities and members' deficit"),
        ("What the partners have", "Total liabilities & partners' net worth"),
    ],
)
def test_equity_of_one_line_is_what_the_second_side_adds_to_the_liabilities(equity: str, both: str) -> None:
    x = extract(workbook([*SIDES, [equity, 1100.5], [both, 9150.75]]), "BALANCE_SHEET")
    keys = x.key_totals
    assert keys.total_equity is not None
    assert x.rows[keys.total_equity.row_index or 0].label == equity
    assert [x.rows[a.row_index].label for a in x.rows[-1].foots_from] == ["TOTAL LIABILITIES", equity]


def test_sides_of_a_balance_that_no_word_names_are_told_by_their_sums() -> None:
    x = extract(
        workbook(
            [
                ["Balance Sheet"],
                ["What it owns"],
                ["Bank", 150.25],
                ["Land", 9000.5],
                ["Total owned", 9150.75],
                ["What it owes"],
                ["Bills", 50.25],
                ["Mortgage", 8000.0],
                ["Total owed", 8050.25],
                ["Owners' stake"],
                ["Paid in", 1000.0],
                ["Earned", 100.5],
                ["Total stake", 1100.5],
                ["Total owed and stake", 9150.75],
            ]
        ),
        "BALANCE_SHEET",
    )
    keys = x.key_totals
    found = [keys.total_assets, keys.total_liabilities, keys.total_equity]
    named = [x.rows[key.row_index or 0].label for key in found if key is not None]
    assert named == ["Total owned", "Total owed", "Total stake"]


def test_inner_and_outer_amounts_with_their_signs_apart_are_one_column_under_its_header() -> None:
    rows = [
        ("RENT REVENUE", "", 0), ("Gross Potential", "5120", 900), ("Assistance", "5121", 1200),
        ("Total Rent Revenue", "5100T", 2100), ("EXPENSES", "", 0), ("Salaries", "6310", 600),
        ("Electricity", "6450", 300), ("Total Expenses", "6000T", 900), ("Net Operating Income", "5060T", 1200),
    ]  # fmt: skip
    body = []
    for label, code, amount in rows:
        outer = label.startswith(("Total", "Net"))
        sign, x = (410.0, 500.0) if outer else (310.0, 390.0)
        money = [(sign, "$", False), (x, f"{amount:,}", True)] if amount else []
        body.append([(60.0, label, False), *([(240.0, code, False)] if code else []), *money])
    heads = [(60.0, "Description", False), (240.0, "Acct. No.", False), (500.0, "Amount", True)]
    x = extract(drawn([[(60, "Statement of Profit and Loss", False)], heads, *body]))
    assert [row.label for row in x.rows] == [label for label, _, _ in rows]
    assert [row.values[0] for row in x.rows] == [amount or None for _, _, amount in rows]


def test_numbers_of_notes_under_their_header_are_no_part_of_labels() -> None:
    rows = [
        ("Turnover", "3", 8200, 7900), ("Cost of sales", "", -3100, -3000), ("Gross profit", "", 5100, 4900),
        ("Administration", "4", -1900, -1850), ("Interest", "", -1200, -1100),
        ("Profit for the financial year", "", 2000, 1950),
    ]  # fmt: skip
    heads = [(250.0, "Note", False), (400.0, "2025", True), (480.0, "2024", True)]
    body = []
    for label, note, one, other in rows:
        amounts = [(x, f"({-v:,})" if v < 0 else f"{v:,}", True) for x, v in ((400.0, one), (480.0, other))]
        body.append([(60.0, label, False), *([(255.0, note, False)] if note else []), *amounts])
    x = extract(drawn([[(60, "Profit and Loss Account", False)], [], heads, *body]), asset_type="INDUSTRIAL")
    assert [row.label for row in x.rows] == [row[0] for row in rows]
    assert x.key_totals.net_income is not None
    assert x.key_totals.net_income.values == [2000, 1950]


def test_results_are_told_where_expenses_are_printed_negative() -> None:
    months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    def by_month(label: str, base: float, step: float) -> list[object]:
        values = [round(base + step * n, 2) for n in range(12)]
        return [label, *values, round(sum(values), 2)]

    def added(label: str, *rows: list[object]) -> list[object]:
        return [label, *(round(sum(float(str(row[n])) for row in rows), 2) for n in range(1, 14))]

    rent, wash = by_month("Flats", 8100.5, 11.25), by_month("Laundry", 210, 1.75)
    water, taxes = by_month("Water", -700.25, -3.5), by_month("City", -1100, -7.25)
    came, went = added("Income", rent, wash), added("Expenses", water, taxes)
    left, bank = added("Cash from operations", came, went), by_month("Loan P&I", -2900.5, 0)
    x = read(
        [
            *([["14 Carver St"], ["2024"], [None, *months, "2024"], rent, wash, came, water, taxes, went]),
            *(left, bank, added("Net cash", left, bank)),
        ],
        "OPERATING_STATEMENT_T12",
    )
    keys = x.key_totals
    found = [keys.effective_gross_income, keys.total_operating_expenses, keys.net_operating_income, keys.net_cash_flow]
    named = [x.rows[key.row_index or 0].label for key in found if key is not None]
    assert named == ["Income", "Expenses", "Cash from operations", "Net cash"]


def test_expenses_called_so_are_those_beside_others_that_the_result_lacks_too() -> None:
    x = read(
        [
            ["Income Statement"],
            [None, "Oct 2024", "Nov 2024"],
            ["Private Pay", 300, 310],
            ["Care Fees", 50, 51],
            ["Total Revenue", 350, 361],
            ["Raw Food", 60, 64],
            ["Wages", 40, 40],
            ["Total Operating Expenses", 100, 104],
            ["EBITDARM", 250, 257],
            ["Management Fee", 17, 18],
            ["EBITDA", 233, 239],
        ],
        asset_type="SENIOR_HOUSING",
    )
    assert x.key_totals.total_operating_expenses is not None
    assert x.key_totals.total_operating_expenses.values == [100, 104]
    assert next(check.status for check in x.checks if check.check_id == "O04") == "PASS"


def test_balance_sheet_below_an_income_statement_on_its_page_is_one_of_its_own() -> None:
    income = [("Rents", 71000), ("Parking", 4000), ("Total Income", 75000), ("Taxes", 9000), ("Repairs", 7000)]
    income += [("Total Expenses", 16000), ("Net Income", 59000)]
    owned = [("Cash", 15000), ("Building", 610000), ("Total Assets", 625000), ("Mortgage", 401000)]
    owned += [("Deposits", 9000), ("Total Liabilities", 410000), ("Capital", 156000), ("Net income", 59000)]
    owned += [("Total Equity", 215000), ("Total Liabilities and Equity", 625000)]

    def table(title: str, rows: list[tuple[str, int]]) -> list[list[tuple[float, str, bool]]]:
        heads = [[(60.0, title, False)], [(400.0, "2024", True), (480.0, "2023", True)]]
        return [*heads, *([(60.0, a, False), (400.0, f"{v:,}", True), (480.0, f"{v:,}", True)] for a, v in rows)]

    content = drawn([*table("Income Statement", income), [], *table("Balance Sheet", owned)])
    assert [row.label for row in extract(content).rows] == [label for label, _ in income]
    assert [row.label for row in extract(content, "BALANCE_SHEET").rows] == [label for label, _ in owned]


def test_lines_that_room_sets_apart_above_a_table_without_a_header_are_titles() -> None:
    rows = [("Transient", 600), ("Monthly", 400), ("Total receipts", 1000), ("Cashiers", 300), ("Tickets", 50)]
    rows += [("Total operating costs", 350), ("Net operating income", 650)]
    body = [[(60.0, label, False), (400.0, f"{v:,}", True)] for label, v in rows]
    titles = [[(60.0, text, False)] for text in ("CENTRAL GARAGE", "OPERATOR STATEMENT", "NOVEMBER, A MONTH OF RAIN")]
    assert [row.label for row in extract(drawn([*titles, [], [], *body])).rows] == [label for label, _ in rows]


def test_statement_without_a_header_is_told_by_what_a_total_leaves_of_another() -> None:
    x = extract(
        workbook(
            [
                ["88 Prospect - income and expenses, by the owner"],
                [],
                ["Rent", 141000.5],
                ["Laundry", 2100.25],
                ["TOTAL IN", 143100.75],
                ["Real estate taxes", 21000.5],
                ["Insurance", 9000],
                ["Water and sewer", 8000.25],
                ["Repairs", 11000],
                ["TOTAL OUT", 49000.75],
                ["NET TO US", 94100],
            ]
        )
    )
    assert x.rows[0].label == "Rent"
    assert x.rows[-1].row_type == "TOTAL"


def test_operating_income_is_the_one_called_no_more_than_that() -> None:
    x = read(
        [
            ["Income Statement"],
            [None, 2024, 2023],
            ["Rent", 900, 800],
            ["Care", 100, 90],
            ["Total Revenue", 1000, 890],
            ["Wages", 300, 290],
            ["Food", 100, 90],
            ["Total Expenses", 400, 380],
            ["NOI before Mgmt Fee", 600, 510],
            ["Management Fee", 50, 45],
            ["NOI", 550, 465],
        ]
    )
    assert x.key_totals.net_operating_income is not None
    assert x.key_totals.net_operating_income.values == [550, 465]


def test_column_of_types_before_the_accounts_is_no_part_of_labels() -> None:
    rows = [
        ["Income", "Slips", 310, 300], ["Income", "Fuel", 410, 400], [None, "Total Income", 720, 700],
        ["Expense", "Labor", 90, 80], ["Expense", "Dredging", 30, 35], [None, "Total Expense", 120, 115],
        [None, "Net", 600, 585],
    ]  # fmt: skip
    x = read([["Type", "Account", 2023, 2024], *rows])
    assert [row.label for row in x.rows] == [row[1] for row in rows]


def test_opening_and_closing_balances_tell_a_cash_flow() -> None:
    x = read(
        [
            ["Quayside Holdings"],
            [None, "Jan-25", "Feb-25"],
            ["Opening balance", 500, 640],
            ["Rents", 300, 310],
            ["Deposits", 20, 30],
            ["Total cash in", 320, 340],
            ["Loan", 80, 80],
            ["Draw", 100, 90],
            ["Total cash out", 180, 170],
            ["Net movement", 140, 170],
            ["Closing balance", 640, 810],
        ],
        "CASH_FLOW_STATEMENT",
    )
    assert x.key_totals.net_cash_flow is not None
    assert x.key_totals.net_cash_flow.values == [140, 170]


def test_multiples_below_a_statement_in_whole_units_are_no_lines_of_it() -> None:
    rows = [["Rent", 61200, 65000], ["Total Income", 61200, 65000], ["Taxes", 7100, 7200], ["Insurance", 1400, 1500]]
    rows += [["Total Expenses", 8500, 8700], ["Net Operating Income", 52700, 56300], ["Times the rent", 9.8, 9.1]]
    x = read([["Pro Forma"], [None, "Current", "Pro Forma"], *rows], "PRO_FORMA")
    assert [row.row_type for row in x.rows][-2:] == ["TOTAL", "STATISTIC"]
