"""What accounting systems print: names close to amounts, codes in totals, names in the middle, balances by month."""

from __future__ import annotations

import io
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
from reportlab.pdfgen.canvas import Canvas
from statements import read

import docextract

Texts = Sequence[tuple[float, str]]
"""The texts of a line: where each begins, or ends if it is below zero."""


def drawn(*pages: Sequence[Texts], kind: str = "OPERATING_STATEMENT", pitch: float = 14) -> docextract.Statement:
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(792, 612), invariant=1)
    for lines in pages:
        canvas.setFont("Helvetica", 9)
        for n, line in enumerate(lines):
            for x, text in line:
                (canvas.drawString if x > 0 else canvas.drawRightString)(abs(x), 570 - pitch * n, text)
        canvas.showPage()
    canvas.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type=kind)
    assert isinstance(x, docextract.Statement)
    return x


def test_a_sign_between_names_and_amounts_joins_neither() -> None:
    def row(label: str, a: int, b: int, sign: str = "", code: str = "") -> Texts:
        cells = [(-340.0, f"{a:,}.00"), (-440.0, f"{b:,}.00"), (-540.0, f"{a - b:,}.00")]
        signs = [(260.0, sign), (360.0, sign), (460.0, sign)] if sign else []
        return sorted([*([(60.0, code)] if code else []), (105.0 if code else 45.0, label), *cells, *signs], key=at)

    def at(text: tuple[float, str]) -> float:
        return abs(text[0])

    lines: list[Texts] = [
        [(350, "Balance Sheet")],
        [(350, "September 30, 2025")],
        [(-340, "Current Balance"), (-440, "Prior Year-End"), (-540, "Net Change")],
        [(45, "ASSETS")],
        row("Cash held for all of the buildings", 4120, 3660, code="110-10"),
        row("Receivable", 810, 905, code="110-20"),
        row("Buildings", 91200, 91200, code="150-10"),
        row("Improvements", 5100, 4300, code="150-20"),
        row("TOTAL ASSETS", 101230, 100065, "$"),
        [(45, "LIABILITIES")],
        row("Payable", 2130, 1865, code="210-10"),
        row("Deposits", 1100, 1200, code="210-20"),
        row("TOTAL LIABILITIES", 3230, 3065, "$"),
        [(45, "EQUITY")],
        row("Capital", 98000, 97000, code="310-10"),
        row("TOTAL EQUITY", 98000, 97000, "$"),
        row("TOTAL LIABILITIES & EQUITY", 101230, 100065, "$"),
    ]
    x = drawn(lines, kind="BALANCE_SHEET")
    assert [c.kind for c in x.columns] == ["ACTUAL", "PRIOR", "VARIANCE"]
    assert x.rows[1].account_code == "110-10"
    assert x.rows[1].label == "Cash held for all of the buildings"
    assert [float(v or 0) for v in x.rows[1].values] == [4120, 3660, 460]
    assert next(row.label for row in x.rows if row.row_type == "TOTAL") == "TOTAL ASSETS"
    assert x.key_totals.total_assets is not None


MONTHS = ["Jan 2024", "Feb 2024", "Mar 2024", "Total"]


def by_month(label: str, *amounts: int, total: int | None = None) -> Texts:
    every = [*amounts, sum(amounts) if total is None else total]
    return [(45, label), *((-300.0 - 90 * n, f"{v:,}.00") for n, v in enumerate(every))]


HEAD: Texts = [(45, "Account Name"), *((-300.0 - 90 * n, text) for n, text in enumerate(MONTHS))]
FIRST: list[Texts] = [
    [(45, "Cash Flow - 12 Month")],
    HEAD,
    [(45, "Income")],
    by_month("Rent", 900, 910, 920),
    by_month("Parking", 50, 51, 52),
    by_month("Total Operating Income", 950, 961, 972),
    [(45, "Expense")],
    by_month("Repairs", 100, 130, 120),
    by_month("Taxes", 200, 210, 205),
    by_month("Total Operating Expense", 300, 340, 325),
]
SECOND: list[Texts] = [
    HEAD,
    by_month("NOI - Net Operating Income", 650, 621, 647),
    [(45, "Other Income & Expense")],
    [(45, "Other Income")],
    by_month("Interest", 3, 2, 4),
    by_month("Total Other Income", 3, 2, 4),
    [(45, "Other Expense")],
    by_month("Mortgage Interest", 90, 95, 97),
    by_month("Flooring", 11, 17, 23),
    by_month("Total Other Expense", 101, 112, 120),
    by_month("Net Other Income", -98, -110, -116),
    by_month("Total Income", 953, 963, 976),
    by_month("Total Expense", 401, 452, 445),
    by_month("Net Income", 552, 511, 531),
    by_month("Beginning Cash", 1000, 1552, 2063, total=1000),
    by_month("Beginning Cash + Net Income", 1552, 2063, 2594, total=2594),
]


def test_a_heading_on_a_page_that_repeats_the_header_begins_no_other_statement() -> None:
    x = drawn(FIRST, SECOND, kind="OPERATING_STATEMENT_T12")
    assert len(x.rows) == 23
    assert [row.label for row in x.rows[:2]] == ["Income", "Rent"]
    assert x.key_totals.net_operating_income is not None


def test_all_expenses_are_the_sum_of_two_sections_and_not_what_signs_make_of_results() -> None:
    x = drawn(FIRST, SECOND, kind="OPERATING_STATEMENT_T12")
    named = {row.label: row for row in x.rows}
    addends = [(x.rows[a.row_index].label, a.sign) for a in named["Total Expense"].foots_from]
    assert addends == [("Total Operating Expense", 1), ("Total Other Expense", 1)]
    assert [a.sign for a in named["Net Income"].foots_from] == [1, -1]


def test_what_each_month_hands_on_is_not_summed_over_the_months() -> None:
    x = drawn(FIRST, SECOND, kind="OPERATING_STATEMENT_T12")
    assert not [c.message for c in x.checks if c.check_id == "O01" and c.status == "FAIL"]
    broken = [*SECOND[:-2], by_month("Beginning Cash", 1000, 1553, 2063, total=1000), SECOND[-1]]
    y = drawn(FIRST, broken, kind="OPERATING_STATEMENT_T12")
    assert [c for c in y.checks if c.status == "FAIL"]


def test_a_total_that_repeats_code_and_name_of_its_account_has_both() -> None:
    rows: list[list[Any]] = [
        ["Profit & Loss"],
        ["January through March 2024"],
        [None, "Jan - Mar 24"],
        ["4000 · Rents"],
        ["4010 · Base Rent", 900.5],
        ["4020 · Percentage Rent", 100.25],
        ["Total 4000 · Rents", 1000.75],
        ["6000 · Repairs", 200.25],
        ["6100 · Taxes", 100.5],
        ["Total Expense", 300.75],
        ["Net Income", 700.0],
    ]
    x = read(rows)
    assert (x.rows[3].account_code, x.rows[3].label) == ("4000", "Total Rents")


def test_codes_and_small_variances_left_of_names_in_the_middle_stay_apart() -> None:
    def row(code: str, label: str, a: int, b: int, c: int, d: int) -> Texts:
        def shown(v: int) -> str:
            return f"({-v:,})" if v < 0 else f"{v:,}"

        left = [(-90.0, shown(a)), (-150.0, shown(b)), (-210.0, shown(a - b))]
        right = [(-600.0, shown(c)), (-670.0, shown(d)), (-740.0, shown(c - d))]
        return [*left, (250, code), (320, label), *right]

    titles = ("Actual", "Budget", "Variance")
    lines: list[Texts] = [
        [(350, "Comparative Income Statement")],
        [(340, "For the Period Ending June 30, 2025")],
        [(130, "Current Period"), (640, "Year-To-Date")],
        [
            *((-90.0 - 60 * n, text) for n, text in enumerate(titles)),
            (250, "Account"),
            *((-600.0 - 70 * n, text) for n, text in enumerate(titles)),
        ],
        [(250, "REVENUE")],
        row("MR410001", "Office Rent", 67759, 68421, 410582, 410526),
        row("MR410002", "Storage Rent", 3241, 3120, 18718, 18720),
        row("MR410003", "Parking", 5400, 5310, 32400, 32350),
        row("MR419999", "TOTAL REVENUE", 76400, 76851, 461700, 461596),
        [(250, "EXPENSES")],
        row("MR510001", "Cleaning", 3758, 3890, 23427, 23340),
        row("MR510002", "Utilities", 6285, 6140, 37454, 36840),
        row("MR519999", "TOTAL EXPENSES", 10043, 10030, 60881, 60180),
        row("MR700000", "NET OPERATING INCOME", 66357, 66821, 400819, 401416),
    ]
    x = drawn(lines)
    assert [c.kind for c in x.columns] == ["ACTUAL", "BUDGET", "VARIANCE"] * 2
    assert [(r.account_code, r.label) for r in x.rows[:2]] == [(None, "REVENUE"), ("MR410001", "Office Rent")]
    assert [float(v or 0) for v in x.rows[2].values] == [3241, 3120, 121, 18718, 18720, -2]


def test_headings_without_a_rule_below_stay_rows_where_as_much_room_parts_them_as_rows() -> None:
    rows: list[tuple[str, int | None]] = [
        ("Beginning balance", 500),
        ("Income", None),
        ("Rent", 2395),
        ("Late Fees", 75),
        ("Pet Fees", 35),
        ("Total income", 2505),
        ("Expenses", None),
        ("Management", 191),
        ("Insurance", 60),
        ("Landscaping", 95),
        ("Water", 88),
        ("Total expenses", 434),
        ("Net operating income", 2071),
        ("Other activity", None),
        ("Owner distributions", -2071),
        ("Ending balance", 500),
    ]
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Helvetica-Bold", 9)
    canvas.drawString(50, 750, "Rental owner statement")
    canvas.drawRightString(400, 730, "11/1/2025 - 11/30/2025")
    for n, (label, amount) in enumerate(rows):
        y = 705 - 20 * n
        canvas.drawString(50, y, label)
        if amount is not None:
            canvas.drawRightString(400, y, f"{amount:,}.00" if amount > 0 else f"({-amount:,}.00)")
            canvas.line(50, y - 6, 400, y - 6)
    canvas.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    assert [row.label for row in x.rows] == [label for label, _ in rows]


def amounts_of(codes: Sequence[str], whole: Sequence[str]) -> list[Texts]:
    """Lines of income and expenses with their codes, each total without one where its codes stand."""
    said = ["Rent", "Laundry", "Parking", "Water", "Repairs", "Insurance"]
    values = [9000, 600, 400, 1200, 800, 500]
    sums = iter([("TOTAL INCOME", 10000), ("TOTAL EXPENSES", 2500), ("NET OPERATING INCOME", 7500)])
    lines: list[Texts] = []
    for n, (code, name, value) in enumerate(zip(codes, said, values, strict=True)):
        row = [(40.0, code), (110.0, name)] if whole[n] else [(40.0, f"{code} {name}")]
        lines.append([*row, (-330.0, f"{value:,}.00"), (-430.0, f"{2 * value:,}.00")])
        if n in (2, 5):
            lines += [[(40.0, label), (-330.0, f"{v:,}.00"), (-430.0, f"{2 * v:,}.00")] for label, v in [next(sums)]]
    return [*lines, *([(40.0, label), (-330.0, f"{v:,}.00"), (-430.0, f"{2 * v:,}.00")] for label, v in sums)]


@pytest.mark.parametrize(
    ("codes", "apart"),
    [
        ([f"{n}.00" for n in (5110, 5210, 5215, 6100, 6110, 6200)], "y" * 6),
        ([f"MR{n}-0000" for n in (4010, 4210, 4310, 5010, 5110, 5210)], [""] * 6),
    ],
    ids=["with decimals, in a column with the totals", "with letters before"],
)
def test_codes_of_accounts_are_neither_amounts_nor_names(codes: list[str], apart: Sequence[str]) -> None:
    head: list[Texts] = [
        [(300.0, "Income Statement")], [(300.0, "June 30, 2025")],
        [(-330.0, "Current Month"), (-430.0, "Year to Date")],
    ]  # fmt: skip
    x = drawn([*head, *amounts_of(codes, apart)])
    assert [(row.account_code, row.label) for row in x.rows] == [
        *zip(codes[:3], ["Rent", "Laundry", "Parking"], strict=True), (None, "TOTAL INCOME"),
        *zip(codes[3:], ["Water", "Repairs", "Insurance"], strict=True), (None, "TOTAL EXPENSES"),
        (None, "NET OPERATING INCOME"),
    ]  # fmt: skip
    assert x.rows[-1].values == [7500, 15000]


def test_a_column_that_is_the_share_of_the_one_before_it_holds_no_amounts() -> None:
    lines: list[Texts] = [
        [(300.0, "Income Statement")], [(300.0, "For the Eight Months Ending August 31, 2025")],
        [(330.0, "Current Month"), (500.0, "Year to Date")],
    ]  # fmt: skip
    for label, month, year in (
        ("Space Rent", 28640, 228819), ("Rental Homes", 5950, 47703), ("Late Fees", 275, 2778),
        ("Total Revenues", 34865, 279300),
        ("Water", 4000, 31000), ("Repairs", 3000, 25000), ("Total Expenses", 7000, 56000),
        ("Net Operating Income", 27865, 223300),
    ):  # fmt: skip
        shares = [f"{100 * a / b:.2f}" for a, b in ((month, 34865), (year, 279300))]
        amounts = [(-330.0, f"{month:,}.00"), (-390.0, shares[0]), (-500.0, f"{year:,}.00"), (-560.0, shares[1])]
        lines.append([(40.0, label), *amounts])
    x = drawn(lines)
    assert [(column.label, column.kind) for column in x.columns if column.kind != "PERCENT"] == [
        ("Current Month", "ACTUAL"), ("Year to Date", "ACTUAL"),
    ]  # fmt: skip
    kept = [n for n, column in enumerate(x.columns) if column.kind != "PERCENT"]
    assert [x.rows[0].values[n] for n in kept] == [28640, 228819]
    assert x.key_totals.net_operating_income is not None
    assert [x.key_totals.net_operating_income.values[n] for n in kept] == [27865, 223300]


def test_headings_of_a_sheet_may_have_blanks_between_their_letters() -> None:
    x = read(
        [
            ["Palmetto Glen"], ["Balance Sheet"], ["As of September 30, 2025"], [],
            ["A S S E T S", None, None, "L I A B I L I T I E S   &   E Q U I T Y"],
            ["Cash", "148,211.07", None, "Payable", "52,318.44"],
            ["Deposits", "96,450.00", None, "Deposits held", "96,450.00"],
            ["Receivable", "41,772.36", None, "Total Liabilities", "148,768.44"],
            ["Escrow", "73,619.90", None, "Capital", "211,284.89"],
            ["TOTAL ASSETS", "360,053.33", None, "TOTAL LIABILITIES AND EQUITY", "360,053.33"],
        ],
        "BALANCE_SHEET",
    )  # fmt: skip
    assert {"ASSETS", "LIABILITIES & EQUITY"} <= {row.label for row in x.rows}
    assert x.key_totals.total_liabilities is not None
    assert x.key_totals.total_liabilities.values == [Decimal("148768.44")]
