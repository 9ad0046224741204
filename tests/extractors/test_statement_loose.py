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
