"""Amounts that the print leaves open: brackets with blanks, cut brackets, percentages without their sign."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from statements import months, read

import docextract

TITLE: list[list[Any]] = [["Cedar Hill"], ["Income Statement"], [None, "Jan 2024", "Feb 2024"]]
COSTS: list[list[Any]] = [["Repairs", "200", "300"], ["Water", "20", "30"], ["Total Expenses", "220", "330"]]
COMPARED: list[list[Any]] = [
    ["Cedar Hill"],
    ["Budget Comparison"],
    ["Period = Jan 2024"],
    [None, "PTD Actual", "PTD Budget", "Variance", "% Var"],
]
SHARES: list[list[Any]] = [
    ["Cedar Hill"],
    ["Income Statement"],
    ["Period = Jan 2024"],
    [None, "Month to Date", "%"],
]


def of(statement: docextract.Statement, label: str) -> list[Decimal | None]:
    return list(next(row.values for row in statement.rows if row.label == label))


def notes(statement: docextract.Statement) -> set[str]:
    return {note.type for note in statement.warnings if note.type.startswith("doubtful")}


@pytest.mark.parametrize("form", ["( {})", "({}", "{})", "$ ({}"])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_doubtful_bracket_is_what_the_sums_say(form: str, sign: int) -> None:
    income = [1000 + sign * 100, 1100 + sign * 110]
    rows = [["Rent", "1,000", "1,100"], ["Other", form.format(100), form.format(110)], ["Total Income", *income]]
    rows += [*COSTS, ["Net Operating Income", income[0] - 220, income[1] - 330]]
    statement = read([*TITLE, *rows])
    assert of(statement, "Other") == [sign * 100, sign * 110]
    assert (statement.proof.proved, statement.proof.doubtful, statement.proof.numbers) == (12, 2, 14)
    assert not notes(statement)


def test_the_sum_that_chose_a_sign_proves_nothing_of_it_and_a_second_one_does() -> None:
    rows = [["Rent", 1000, 1100, 2100], ["Other", "( 100)", 110, "10"], ["Total Income", 900, 1210, 2110]]
    alone = read([*TITLE, *[row[:3] for row in rows], *COSTS, ["Net Operating Income", 680, 880]])
    other = alone.rows[1]
    assert other.proof == ("DOUBTFUL", "PROVED")
    assert "sign was chosen" in other.doubtful["ACTUAL:2024-01"]
    assert "sign was chosen" in alone.why(1, "ACTUAL:2024-01").reason
    costs = [[label, int(a), int(b), int(a) + int(b)] for label, a, b in COSTS]
    header = [*TITLE[2], "Total"]
    both = read([*TITLE[:2], header, *rows, *costs, ["Net Operating Income", 680, 880, 1560]])
    assert set(both.rows[1].proof) == {"PROVED"}
    assert not both.rows[1].doubtful


def test_a_total_in_doubtful_brackets_is_decided_by_what_it_is_the_sum_of() -> None:
    rows = [["Rent", "100", "90"], ["Fees", "10", "9"], ["Total Income", "( 110)", "99)"], *COSTS]
    statement = read([*TITLE, *rows, ["Net Operating Income", "( 110)", "(231"]])
    assert of(statement, "Total Income") == [110, 99]
    assert of(statement, "Net Operating Income") == [-110, -231]


def test_one_cut_cell_among_twelve_months() -> None:
    rent, vacancy = [1000 + n for n in range(12)], [-50 - n for n in range(12)]
    printed = [f"({-v})" for v in vacancy]
    printed[4] = "(54"
    total = [a + b for a, b in zip(rent, vacancy, strict=True)]
    header = [None, *months(2024, 1), "Total"]
    rows: list[list[Any]] = [["Rent", *rent, sum(rent)], ["Vacancy", *printed, f"({-sum(vacancy)})"]]
    rows.append(["Total Income", *total, sum(total)])
    statement = read([["Cedar Hill"], ["Income Statement"], header, *rows], "T12")
    assert of(statement, "Vacancy")[:12] == vacancy
    assert not [c for c in statement.checks if c.status == "FAIL"]


def test_where_no_sum_decides_the_amount_is_unread_and_said_to_be() -> None:
    rows = [["Rent", "1,000", "1,100"], ["Fees", "10", "11"], ["Total Income", "1,010", "1,111"], *COSTS]
    statement = read([*TITLE, *rows, ["Net Operating Income", "790", "781"], ["Depreciation", "( 50)", "(60)"]])
    last = statement.rows[-1]
    assert list(last.values) == [None, -60]
    assert last.unread == {"ACTUAL:2024-01": "( 50)"}
    assert notes(statement) == {"doubtfulSigns"}


def test_percentages_of_variances_are_those_of_the_amounts_beside_them() -> None:
    rows = [["Rent", 1000, 990, 10, 1.01], ["Fees", 1005, 1000, 5, 0.5], ["Total Income", 2005, 1990, 15, 0.75]]
    rows += [["Repairs", 220, 200, -20, -10.0], ["Net Income", 1785, 1790, -5, -0.28]]
    printed = [[label, *map(str, values)] for label, *values in rows]
    statement = read([*COMPARED, *printed], "BUDGET_COMPARISON")
    assert statement.columns[3].kind == "VARIANCE_PCT"
    shares = [Decimal(v) for v in ("0.0101", "0.005", "0.0075", "-0.1", "-0.0028")]
    assert [row.values[3] for row in statement.rows] == shares
    assert not notes(statement)
    numbers = read([*COMPARED, *rows], "BUDGET_COMPARISON")
    assert [row.values[3] for row in numbers.rows] == [Decimal(str(row[4])) for row in rows]


@pytest.mark.parametrize("unit", [100, 1])
def test_shares_are_percentages_or_ratios_as_the_whole_says(unit: int) -> None:
    rows: list[tuple[str, int]] = [("Rent", 1000), ("Fees", 100), ("Total Income", 1100), ("Water", 9)]
    rows += [("Total Expenses", 9), ("Net Income", 1091)]
    digits = 2 if unit == 100 else 4
    shares = [[label, str(value), f"{value * unit / 1100:.{digits}f}"] for label, value in rows]
    statement = read([*SHARES, *shares])
    assert [row.values[1] for row in statement.rows] == [round(Decimal(v) / 1100, 4) for _, v in rows]


def test_small_percentages_that_nothing_decides_are_unread() -> None:
    rows = [
        ["Rent", "1,000", "80"],
        ["Fees", "100", "0.4"],
        ["Total Income", "1,100", "90"],
        ["Net Income", "1,091", "7"],
    ]
    statement = read([*SHARES, *rows])
    assert [row.values[1] for row in statement.rows] == [Decimal("0.8"), None, Decimal("0.9"), Decimal("0.07")]
    assert statement.rows[1].unread == {statement.columns[1].column_id: "0.4"}
    assert notes(statement) == {"doubtfulPercentages"}
