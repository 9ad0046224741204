"""Every check of statements can fail, and says what was expected, what was found, and where."""

from __future__ import annotations

import io
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
from statements import read

import docextract
from docextract.models.findings import CheckResult

HEAD: list[list[Any]] = [["Cedar Hill"], ["Income Statement"], [None, "Year 2024"]]


def found(statement: docextract.Statement, check: str, about: str = "") -> CheckResult:
    (one,) = [c for c in statement.checks if c.check_id == check and about in c.title]
    return one


HOTEL: list[list[Any]] = [
    ["Harbor View Inn"], ["Summary Operating Statement"], ["For the Month Ended December 31, 2024"],
    [None, "Actual", "%"],
    ["Rooms Available", 3100, None], ["Rooms Sold", 2170, None], ["Occupancy %", 0.70, None], ["ADR", 150.0, None],
    ["RevPAR", 105.0, None], ["OPERATING REVENUE"], ["Rooms", 325500, 0.8857], ["Food & Beverage", 42000, 0.1143],
    ["Total Operating Revenue", 367500, 1.0], ["DEPARTMENTAL EXPENSES"], ["Rooms", 81375, 0.25],
    ["Food & Beverage", 31500, 0.75], ["Total Departmental Expenses", 112875, 0.3071],
    ["TOTAL DEPARTMENTAL PROFIT", 254625, 0.6929],
]  # fmt: skip


def hotel(changes: dict[int, Sequence[Any]] | None = None) -> docextract.Statement:
    rows = [list((changes or {}).get(n, row)) for n, row in enumerate(HOTEL)]
    return read(rows, asset_type="HOSPITALITY")


def test_the_statistics_of_a_hotel_lead_to_its_revenue() -> None:
    checks = [c for c in hotel().checks if c.check_id == "O20"]
    assert [c.status for c in checks] == ["PASS"] * 4
    assert [c.title.partition(": ")[2] for c in checks] == ["room revenue", "RevPAR", "occupancy", "department shares"]
    assert (checks[0].expected, checks[0].actual) == (325500, 325500)
    assert checks[3].basis == "own department"


@pytest.mark.parametrize(
    ("row", "values", "about"),
    [
        (7, ["ADR", 155.0, None], "room revenue"),
        (8, ["RevPAR", 110.0, None], "RevPAR"),
        (6, ["Occupancy %", 0.78, None], "occupancy"),
        (14, ["Rooms", 81375, 0.35], "department shares"),
    ],
)
def test_a_wrong_statistic_of_a_hotel_is_noticed(row: int, values: Sequence[Any], about: str) -> None:
    check = found(hotel({row: values}), "O20", about)
    assert check.status == "WARN"
    assert check.cells
    assert check.difference
    assert check.tolerance


def test_a_statement_without_rooms_has_no_hotel_arithmetic() -> None:
    assert found(read([*HEAD, ["Rent", 100], ["Net Operating Income", 100]]), "O20").status == "SKIPPED"


def test_a_heading_that_carries_its_subtotal_and_is_added_with_it_counts_twice() -> None:
    statement = read(
        [
            *HEAD, ["Rent", 90000], ["Total Income", 90000], ["Payroll", 5180], ["Wages", 4100], ["Benefits", 1080],
            ["Total Payroll", 5180], ["Repairs", 2345], ["Total Operating Expenses", 12705],
            ["Net Operating Income", 77295],
        ]
    )  # fmt: skip
    check = found(statement, "O06")
    assert check.status == "FAIL"
    assert "Payroll" in check.message
    assert check.actual == 5180
    assert check.cells


def test_lines_that_each_go_into_one_total_count_once() -> None:
    statement = read(
        [*HEAD, ["Rent", 900], ["Fees", 100], ["Total Income", 1000], ["Repairs", 300], ["Net Operating Income", 700]]
    )
    assert found(statement, "O06").status == "PASS"


def test_a_parent_account_with_a_balance_of_its_own_is_reported_with_its_amount() -> None:
    months = [None, "Jan 2024", "Feb 2024", "Mar 2024", "Total"]

    def line(label: str, *values: float) -> list[Any]:
        return [label, *values, sum(values)]

    rows = [
        ["Cedar Hill"], ["Profit and Loss by Month"], months, ["Income"], line("Sales", 5000.25, 5100.5, 5250.75),
        line("Total Income", 5000.25, 5100.5, 5250.75), ["Expenses"], ["Repairs"],
        line("Plumbing", 110.1, 120.2, 131.3),
        line("Paint", 40.4, 51.5, 62.6), line("Total Repairs", 250.5, 271.7, 313.9), line("Water", 30.3, 31.1, 32.2),
        line("Total Expenses", 280.8, 302.8, 346.1), line("Net Income", 4719.45, 4797.7, 4904.65),
    ]  # fmt: skip
    check = found(read(rows), "O07")
    assert (check.status, check.title) == ("WARN", "Parent with its own balance: Total Repairs")
    assert "ACTUAL:2024-01 100" in check.message
    assert check.difference == -(100 + 100 + 120)
    rows[10] = line("Total Repairs", 150.5, 171.7, 193.9)
    rows[12], rows[13] = line("Total Expenses", 180.8, 202.8, 226.1), line("Net Income", 4819.45, 4897.7, 5024.65)
    assert found(read(rows), "O07").status == "PASS"


BUDGET: list[list[Any]] = [
    ["Cedar Hill"], ["Budget Comparison"], ["Period = Mar 2024"],
    [None, "PTD Actual", "PTD Budget", "Variance", "% Var"],
    ["Rent", 1000, 900, 100, 11.11], ["Fees", 50, 40, 10, 25.0], ["Total Income", 1050, 940, 110, 11.7],
    ["Utilities", 100, 120, 20, 16.67], ["Repairs", 90, 60, -30, -50.0], ["Total Expenses", 190, 180, -10, -5.56],
    ["Net Operating Income", 860, 760, 100, 13.16],
]  # fmt: skip


def test_a_variance_that_is_signed_unlike_the_rest_is_shown() -> None:
    good = [c for c in read(BUDGET, "BUDGET_COMPARISON").checks if c.check_id == "O10"]
    assert [(c.status, c.basis) for c in good] == [("PASS", "favourable"), ("PASS", "variance / budget")]
    rows = [row[:] for row in BUDGET]
    rows[7][3] = -20
    check = next(c for c in read(rows, "BUDGET_COMPARISON").checks if c.check_id == "O10")
    assert check.status == "WARN"
    assert "of the other sign than the rest in 1: Utilities" in check.message


def test_a_percentage_that_is_not_the_share_of_its_variance_fails() -> None:
    rows = [row[:] for row in BUDGET]
    rows[8][4] = -40.0
    check = [c for c in read(rows, "BUDGET_COMPARISON").checks if c.check_id == "O10"][1]
    assert (check.status, check.expected, check.actual) == ("FAIL", -40, -50)
    assert [(c.row_index, c.column_id) for c in check.cells] == [(4, "VARIANCE_PCT:2024-03")]


def test_a_percentage_of_amounts_before_they_were_rounded_is_right() -> None:
    def status(share: float) -> str:
        rows = [
            ["Budget Comparison"], ["", "Actual", "Budget", "Variance", "% Var"], ["Rent", 1000, 900, 100, 11.11],
            ["Fees", 24, 18, 6, share], ["Total Income", 1025, 918, 107, 11.66], ["Water", 40, 41, 1, 2.44],
            ["Gas", 30, 31, 1, 3.23], ["Total Expenses", 70, 72, 2, 2.78],
            ["Net Operating Income", 955, 846, 109, 12.88],
        ]  # fmt: skip
        return [c for c in read(rows, "BUDGET_COMPARISON").checks if c.check_id == "O10"][1].status

    assert status(34.1) == "PASS"  # 6.12 of 17.95
    assert status(44.1) == "FAIL"


EQUITY: list[list[Any]] = [
    ["Cedar Hill"], ["Balance Sheet"], ["As of December 31, 2024"], [None, "Balance"], ["ASSETS"], ["Cash", 1700],
    ["Total Assets", 1700], ["LIABILITIES"], ["Accounts Payable", 300], ["Total Liabilities", 300], ["EQUITY"],
    ["Retained Earnings", 900], ["Owner Contributions", 260], ["Owner Distributions", -155], ["Net Income", 395],
    ["Total Equity", 1400], ["Total Liabilities and Equity", 1700],
]  # fmt: skip


def test_the_equity_rolls_forward_and_a_gap_in_it_is_shown() -> None:
    check = found(read(EQUITY, "BALANCE_SHEET"), "B03")
    assert (check.status, check.expected, check.actual) == ("PASS", 1400, 1400)
    rows = [row[:] for row in EQUITY]
    rows[13][1] = -255
    missed = found(read(rows, "BALANCE_SHEET"), "B03")
    assert (missed.status, missed.difference) == ("WARN", -100)
    positive = [row[:] for row in EQUITY]
    positive[13][1] = 155
    assert found(read(positive, "BALANCE_SHEET"), "B03").status == "PASS"
    assert found(read([*EQUITY[:11], ["Capital", 1400], *EQUITY[15:]], "BALANCE_SHEET"), "B03").status == "SKIPPED"


SINGLE: list[list[Any]] = [
    *HEAD, ["Rent", 52800], ["Vacancy", -14520], ["Net Rental Income", 38280], ["Pet Fees", 300],
    ["Total Income", 38580], ["Repairs", 9000], ["Property Taxes", 6000], ["Total Operating Expenses", 15000],
    ["Net Operating Income", 23580],
]  # fmt: skip


@pytest.mark.parametrize(("row", "amount", "total"), [(8, 9100, "Total Operating Expenses"), (6, 390, "Total Income")])
def test_lines_that_miss_a_total_which_the_result_confirms_are_noticed(row: int, amount: int, total: str) -> None:
    """One column, no heading, nothing else to go by: income less expenses is what says that the total stands."""
    assert not read(SINGLE).failed_checks
    rows = [r[:] for r in SINGLE]
    rows[row][1] = amount
    statement = read(rows)
    assert total in {c.title.partition(": ")[2] for c in statement.checks if (c.check_id, c.status) == ("O02", "FAIL")}
    by_label = {r.label: r for r in statement.rows}
    assert "CONTRADICTED" in {by_label[total].proof[0], by_label[rows[row][0]].proof[0]}
    result = by_label["Net Operating Income"]
    assert result.proof == ("DOUBTFUL",)
    assert f"{total} goes into it and misses its own lines" in next(iter(result.doubtful.values()))


def test_a_result_below_the_line_that_misses_its_steps_fails() -> None:
    rows = [["Cedar Hill"], ["Income Statement"], [None, "Jan 2024", "Feb 2024", "Mar 2024", "Apr 2024", "Total"]]

    def line(label: str, *values: float) -> list[Any]:
        return [label, *values, round(sum(values), 2)]

    rows += [
        line("Rent", 5000.25, 5100.5, 5200.75, 5300.1), line("Total Income", 5000.25, 5100.5, 5200.75, 5300.1),
        line("Repairs", 900.1, 910.2, 920.3, 930.4), line("Total Operating Expenses", 900.1, 910.2, 920.3, 930.4),
        line("Net Operating Income", 4100.15, 4190.3, 4280.45, 4369.7), line("Depreciation", 500, 500, 500, 500),
        line("Interest Expense", 300.3, 299.2, 298.1, 297), line("Net Income", 3299.85, 3391.1, 3482.35, 3572.7),
    ]  # fmt: skip
    assert found(read(rows), "O05").status == "PASS"
    rows[-1][2] += 100
    check = found(read(rows), "O05")
    assert (check.status, check.title) == ("FAIL", "Below the line: Net Income")
    assert check.difference == -100
    assert [(c.row_index, c.column_id) for c in check.cells] == [(7, "ACTUAL:2024-02")]
    rows[-1][1:] = [3000.0, 3000.0, 3000.0, 3000.0, 12000.0]
    loose = found(read(rows), "O05")
    assert (loose.status, sorted(loose.rows)) == ("WARN", [4, 5, 6, 7])


def test_recoveries_that_lower_the_expenses_are_fine_and_those_that_raise_them_are_not() -> None:
    rows = [*HEAD, ["INCOME"], ["Rent", 9000], ["Total Income", 9000], ["EXPENSES"], ["Utilities"], ["Water", 800]]
    rows += [["Utility Reimbursement", -300], ["Total Utilities", 500], ["Repairs", 700], ["Total Expenses", 1200]]
    rows += [["Net Operating Income", 7800]]
    assert found(read(rows), "O19").status == "PASS"
    changed = [row[:] for row in rows]
    changed[9][1], changed[10][1], changed[12][1], changed[13][1] = 300, 1100, 1800, 7200
    check = found(read(changed), "O19")
    assert (check.status, len(check.cells)) == ("WARN", 1)


def test_a_month_without_its_usual_amount_and_a_negative_expense_are_shown() -> None:
    months = [None, *(f"{m} 2024" for m in ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"))]
    rows: list[list[Any]] = [["Cedar Hill"], ["Income Statement"], months, ["Rent", *[5000] * 8]]
    rows += [["Insurance", *[500] * 7, 0], ["Repairs", 300, 310, 320, 330, -900, 340, 350, 360]]
    rows += [["Net Operating Income", *(5000 - a - b for a, b in zip(rows[4][1:], rows[5][1:], strict=True))]]
    check = found(read(rows), "O15")
    assert {(c.row_index, c.column_id) for c in check.cells} >= {(1, "ACTUAL:2024-08"), (2, "ACTUAL:2024-05")}


def paper(*pages: Sequence[Sequence[Any]]) -> docextract.Statement:
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    for rows in pages:
        draw.setFont("Helvetica", 9)
        for n, row in enumerate(rows):
            for c, cell in enumerate(row):
                if c == 0 and cell:
                    draw.drawString(40, 740 - 14 * n, cell)
                elif cell is not None:
                    draw.drawRightString(260 + 90 * c, 740 - 14 * n, f"{cell:,}" if isinstance(cell, int) else cell)
        draw.showPage()
    draw.save()
    made = docextract.extract(out.getvalue(), asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    assert isinstance(made, docextract.Statement)
    return made


def test_pages_are_accounted_for() -> None:
    head: list[list[Any]] = [["Cedar Hill"], ["Income Statement"], [None, "Jan 2024", "Feb 2024", "Total"]]
    income = [[f"Fee {n}", 100 + n, 200 + n, 300 + 2 * n] for n in range(8)]
    income.append(["Total Income", *(sum(row[c] for row in income) for c in (1, 2, 3))])
    costs = [[f"Cost {n}", 10 + n, 20 + n, 30 + 2 * n] for n in range(8)]
    costs.append(["Total Expenses", *(sum(row[c] for row in costs) for c in (1, 2, 3))])
    costs.append(["Net Operating Income", *(income[-1][c] - costs[-1][c] for c in (1, 2, 3))])
    whole = found(paper([*head, *income, ["Page 1 of 2"]], [*head, *costs, ["Page 2 of 2"]]), "S05")
    assert (whole.status, whole.message) == ("PASS", "2 pages of statements")
    cut = found(paper([*head, *income, ["Page 1 of 3"]], [*head, *costs, ["Page 3 of 3"]]), "S05")
    assert (cut.status, cut.message) == ("WARN", "the pages say they are of 3; not here: 2")
    lost = found(paper([*head, *income], [*head, *([a, b, c, None] for a, b, c, _ in costs)]), "S05")
    assert (lost.status, lost.expected) == ("FAIL", Decimal(0))
    assert "the table lost columns on page 2" in lost.message
    assert found(read([*HEAD, ["Rent", 100], ["Net Operating Income", 100]]), "S05").status == "PASS"


@pytest.mark.parametrize(
    ("discounts", "bad_debt", "proof", "said"),
    [
        (738, None, "PROVED", "taken off for what they are: Discounts Given"),
        (-738, None, "PROVED", ""),
        (738, -189, "CONTRADICTED", "should lower income raise it: Discounts Given"),
    ],
)
def test_a_contra_line_printed_positive_is_taken_off_for_its_category_unless_others_are_negative(
    discounts: int, bad_debt: int | None, proof: str, said: str
) -> None:
    more = bad_debt or 0
    statement = read([
        ["Books LLC"], ["Profit and Loss"], ["", "Total"], ["Income"], ["Rental Income"], ["Residential Rents", 21635],
        ["Commercial Rents", 5577], ["Discounts Given", discounts], ["Total for Rental Income", 26474],
        ["Fee Income"], ["Late Fees", 226], ["Pet Fees", 189], *([["Bad Debt", more]] if more else []),
        ["Total for Fee Income", 415 + more], ["Total for Income", 26889 + more], ["Expenses"], ["Water", 166],
        ["Fuel", 47], ["Total for Expenses", 213], ["Net Income", 26676 + more],
    ])  # fmt: skip
    row = next(row for row in statement.rows if row.label == "Discounts Given")
    assert row.proof == (proof,)
    assert said in found(statement, "O13").message


def test_a_result_that_adds_up_from_other_lines_than_income_and_expenses_contradicts_nothing() -> None:
    """A company's profit and loss account: a change of value stands between its costs and what is left."""
    lines = [
        ["QUAY PROPERTIES LIMITED"], ["PROFIT AND LOSS ACCOUNT"], [None, 2024, 2023],
        ["Turnover", 982798, 942126], ["Cost of sales", -303015, -310822], ["Gross profit", 679783, 631304],
        ["Administrative expenses", -73845, -61835], ["Fair value movement on investment property", 175000, -240000],
        ["Operating profit", 780938, 329469], ["Interest payable and similar expenses", -214630, -198244],
        ["Profit before taxation", 566308, 131225],
    ]  # fmt: skip
    x = read(lines, asset_type="OFFICE")
    assert next(check for check in x.checks if check.check_id == "O04").status == "SKIPPED"
