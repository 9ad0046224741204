"""What the sums pass over is said: lines in no total, lines printed twice, turned signs, results from nowhere."""

from __future__ import annotations

from statements import read

from docextract.models.findings import CheckResult

HEAD = [["Income Statement"], ["", "Jan 2024", "Feb 2024", "Total"]]
INCOME = [["Income"], ["Rent", 1000.25, 1100.5, 2100.75], ["Total Income", 1000.25, 1100.5, 2100.75], ["Expenses"]]


def line(label: str, one: float, two: float) -> list[object]:
    return [label, one, two, round(one + two, 2)]


def checks(rows: list[list[object]], check: str) -> list[CheckResult]:
    return [c for c in read([*HEAD, *INCOME, *rows]).checks if c.check_id == check and c.status == "WARN"]


WATER, GAS, TAXES = line("Water", 40.5, 45.25), line("Gas", 31.75, 33.1), line("Taxes", 100.3, 100.3)


def test_a_line_that_no_total_counts_is_named() -> None:
    total = line("Total Expenses", 140.8, 145.55)
    rows = [WATER, TAXES, total, GAS, line("Net Operating Income", 859.45, 954.95)]
    (found,) = checks(rows, "O02")
    assert "go into none: Gas" in found.message
    assert len(found.rows) == 1
    assert checks([*rows[:3], line("Net Operating Income", 859.45, 954.95)], "O02") == []


def test_a_line_printed_twice_and_counted_once_is_named() -> None:
    rows = [WATER, GAS, GAS, TAXES, line("Total Expenses", 172.55, 178.65), line("Net Operating Income", 827.7, 921.85)]
    (found,) = checks(rows, "O06")
    assert "Gas" in found.message
    assert len(found.rows) == 2
    assert checks([WATER, GAS, *rows[3:]], "O06") == []


def test_a_negative_line_that_a_sum_takes_off_is_named() -> None:
    turned = line("Gas", -31.75, -33.1)
    rows = [WATER, turned, TAXES, line("Total Expenses", 172.55, 178.65), line("Net Operating Income", 827.7, 921.85)]
    (found,) = checks(rows, "O13")
    assert "Gas" in found.message


def test_a_net_income_that_nothing_adds_up_to_is_named() -> None:
    rows = [
        WATER, TAXES, line("Total Expenses", 140.8, 145.55), line("Net Operating Income", 859.45, 954.95),
        ["Debt Service"], line("Interest", 300.5, 301.25), line("Principal", 80.25, 81.5),
        line("Total Debt Service", 380.75, 382.75), line("Net Income", 498.7, 572.2),
    ]  # fmt: skip
    (found,) = checks(rows, "O05")
    assert "nothing printed adds up to it" in found.message
    rows[-1] = line("Net Income", 478.7, 572.2)
    assert checks(rows, "O05") == []


def test_lines_above_the_first_row_of_a_sum_that_no_total_counts_are_named() -> None:
    rows = [GAS, WATER, TAXES, line("Total Expenses", 140.8, 145.55), line("Net Operating Income", 859.45, 954.95)]
    (found,) = checks(rows, "O02")
    assert "go into none: Gas" in found.message


def test_a_line_below_a_result_that_the_next_sum_passes_over_is_named() -> None:
    rows = [
        WATER, TAXES, line("Total Expenses", 140.8, 145.55), line("Net Operating Income", 859.45, 954.95),
        line("Leasing Costs", 17.3, 18.4), line("Interest", 300.5, 301.25), line("Principal", 80.25, 81.5),
        line("Total Debt Service", 380.75, 382.75),
    ]  # fmt: skip
    (found,) = checks(rows, "O02")
    assert "go into none: Leasing Costs" in found.message
    assert checks([*rows[:4], *rows[5:]], "O02") == []


def test_a_total_directly_under_its_heading_is_named() -> None:
    rest = [["Energy"], WATER, line("Total Energy", 40.5, 45.25), ["Taxes"], TAXES, line("Total Taxes", 100.3, 100.3)]
    end = [line("Total Expenses", 140.8, 145.55), line("Net Operating Income", 859.45, 954.95)]
    assert checks([*rest, *end], "O02") == []
    (found,) = checks([*rest[:4], rest[5], *end], "O02")
    assert "without a line: Total Taxes" in found.message


def test_a_result_of_the_other_sign_than_its_parts_is_named() -> None:
    rows = [WATER, TAXES, line("Total Expenses", 140.8, 145.55), line("Net Operating Income", 859.45, 954.95)]
    assert checks(rows, "O13") == []
    (found,) = checks([*rows[:3], line("Net Operating Income", -859.45, -954.95)], "O13")
    assert "other sign than their parts give: Net Operating Income" in found.message


def test_a_line_printed_twice_on_a_balance_sheet_is_named() -> None:
    rows = [
        ["Balance Sheet"], ["", "Dec 2024", "Dec 2023"], ["Assets"], ["Cash", 100.25, 90.5], ["Land", 900.5, 900.5],
        ["Total Assets", 1000.75, 991.0], ["Liabilities"], ["Mortgage", 600.25, 610.5], ["Accounts Payable", 90, 80.5],
        ["Total Liabilities", 690.25, 691.0], ["Equity"], ["Contributions", 400.5, 350.0],
        ["Distributions", -90, -50.0], ["Distributions", -90, -50.0], ["Total Equity", 310.5, 300.0],
        ["Total Liabilities and Equity", 1000.75, 991.0],
    ]  # fmt: skip
    found = [c for c in read(rows, "BALANCE_SHEET").checks if c.status == "WARN" and "Distributions" in c.message]
    assert [c.check_id for c in found] == ["O02"]
    without = [*rows[:12], *rows[13:]]
    assert not [c for c in read(without, "BALANCE_SHEET").checks if "printed twice" in c.message]


def test_a_column_headed_as_a_total_that_is_not_the_sum_of_the_stores_is_told() -> None:
    def stores(*drop: int) -> list[CheckResult]:
        rows = [
            ["", "Northside", "Riverview", "Old Mill", "TOTAL"], ["Income"], ["Rent", 100.5, 200.25, 300.75, 601.5],
            ["Fees", 10.25, 20.5, 30.5, 61.25], ["Total Income", 110.75, 220.75, 331.25, 662.75], ["Expenses"],
            ["Water", 5.25, 6.5, 7.75, 19.5], ["Gas", 1.5, 2.25, 3.5, 7.25],
            ["Total Expenses", 6.75, 8.75, 11.25, 26.75],
            ["Net Operating Income", 104.0, 212.0, 320.0, 636.0],
        ]  # fmt: skip
        kept = [[v for n, v in enumerate(row) if n not in drop] for row in rows]
        found = read([["Cedar Hill"], ["Profit and Loss by Store"], *kept]).checks
        return [c for c in found if c.check_id == "O01"]

    assert [c.status for c in stores()] == ["PASS"]
    (found,) = stores(2)
    assert found.status == "WARN"
    assert "not the sum of the 2 columns before it" in found.message


def test_an_error_in_a_column_of_whole_amounts_beside_cents_is_not_taken_for_rounding() -> None:
    def told(gas: int) -> list[CheckResult]:
        rows = [
            ["Income Statement"], ["", "Actual", "Budget"], ["Income"], ["Rent", 1000.25, 1100], ["Fees", 10.5, 20],
            ["Total Income", 1010.75, 1120], ["Energy"], ["Water", 40.5, 45], ["Gas", 31.75, gas],
            ["Total Energy", 72.25, 79], ["Payroll"], ["Wages", 300.25, 301], ["Taxes", 30.25, 31],
            ["Total Payroll", 330.5, 332], ["Total Expenses", 402.75, 411], ["Net Operating Income", 608, 709],
        ]  # fmt: skip
        return [c for c in read(rows).checks if "unexplainedInTolerance" in c.message]

    assert told(34) == []
    (found,) = told(35)
    assert "Total Energy by -1" in found.message


def test_a_line_between_a_total_and_the_first_row_of_the_next_sum_is_named() -> None:
    rows = [
        WATER, TAXES, line("Running Costs", 140.8, 145.55), GAS, line("Wages", 300.3, 301.4),
        line("Payroll Tax", 30.3, 31.4), line("Payroll", 330.6, 332.8), line("Total Expenses", 471.4, 478.35),
        line("Net Operating Income", 528.85, 622.15),
    ]  # fmt: skip
    (found,) = checks(rows, "O02")
    assert "go into none: Gas" in found.message
