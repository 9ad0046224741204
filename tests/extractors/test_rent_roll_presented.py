"""Rolls as lease administrators print them: schedules of steps, sizes beside types, terms in one cell, small rents."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal

import pytest
from rolls import TITLE, read, workbook

D = dt.date


def test_steps_of_today_are_no_steps_and_those_to_come_are() -> None:
    head = ["Unit", "Tenant", "Sq Ft", "Lease From", "Lease To", "Rent", "Step Date", "Step Amount"]
    rows = [
        ["100", "Ann Ames", 1500, D(2020, 1, 1), D(2029, 12, 31), 1000, D(2023, 1, 1), 1000],
        ["101", "Bob Bell", 1600, D(2020, 1, 1), D(2029, 12, 31), 1100, D(2025, 1, 1), 1150],
        ["102", "Cy Cole", 1700, D(2020, 1, 1), D(2029, 12, 31), 1200, D(2026, 1, 1), 1250],
    ]
    roll = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [[step.amount for step in row.rent_steps] for row in roll.rows] == [[], [1150], [1250]]


def test_lines_below_a_unit_that_tell_steps_are_steps_whatever_columns_they_run_through() -> None:
    head = ["Unit", "Lease No", "Tenant", "Usage", "Area S/F", "Commence Date", "Expire Date", "Base Rent Monthly"]
    rows = [
        ["120", "20552", "Ann Ames LLC", "FLEX", 12500, D(2017, 7, 1), D(2028, 6, 30), 9000],
        [None, None, "* Step rent eff 07/01/26", "BRNT", "9,315.00 / Mo"],
        [None, None, "* Step rent eff 07/01/27", "BRNT", "9,641.03 / Mo"],
        ["140", "20569", "Bob Bell Inc", "FLEX", 4800, D(2017, 7, 1), D(2028, 6, 30), 4320],
        ["150", "20570", "Cy Cole Inc", "MFG", 4900, D(2017, 7, 1), D(2028, 6, 30), 4420],
    ]
    roll = read(workbook([*TITLE, head, *rows]), "INDUSTRIAL")
    assert [(step.date, step.amount) for step in roll.rows[0].rent_steps] == [
        (D(2026, 7, 1), 9315),
        (D(2027, 7, 1), Decimal("9641.03")),
    ]
    assert roll.rows[0].unit_type == "FLEX"


def test_the_day_beside_the_next_rent_is_that_of_its_step() -> None:
    head = ["Unit", "Tenant", "Sq Ft", "Lease Begins", "Lease Ends", "Base Rent", "Next Base Rent", "Eff Date"]
    rows = [
        [f"1-10{n}", f"Tenant {n}", 5200 + n, D(2021, 4, 1), D(2027, 3, 31), 3692 + n, 3800 + n, D(2026, 4, n)]
        for n in range(1, 6)
    ]
    roll = read(workbook([*TITLE, head, *rows]), "INDUSTRIAL")
    assert [(row.rent_steps[0].date, row.rent_steps[0].amount) for row in roll.rows] == [
        (D(2026, 4, n), 3800 + n) for n in range(1, 6)
    ]


def test_types_beside_sizes_are_floor_plans() -> None:
    head = ["Unit", "Size", "Unit Type", "Sq. Ft.", "Tenant", "Standard Rate", "Current Rate"]
    rows = [
        [f"A00{n}", ("10x10", "5x5")[n % 2], ("Climate", "Drive-up")[n % 2], 25 + 75 * (n % 2), "Ann Ames", 100, 90]
        for n in range(6)
    ]
    roll = read(workbook([*TITLE, head, *rows]), "SELF_STORAGE")
    assert [(row.unit_type, row.floor_plan) for row in roll.rows[:2]] == [("10x10", "Climate"), ("5x5", "Drive-up")]


@pytest.mark.parametrize(
    ("term", "start", "end", "rolling"),
    [
        ("04/01/2020 to MTM", D(2020, 4, 1), None, True),
        ("04/01/2020 → 03/31/2024", D(2020, 4, 1), D(2024, 3, 31), False),
    ],
)
def test_terms_in_one_cell(term: str, start: D, end: D | None, rolling: bool) -> None:
    head = ["Unit", "Tenant", "Sq Ft", "Lease Dates", "Rent"]
    roll = read(workbook([*TITLE, head, *([str(n), "Ann Ames", 900 + n, term, 950 + n] for n in range(101, 107))]))
    row = roll.rows[0]
    assert (row.lease_start_date, row.lease_end_date, bool(row.is_month_to_month)) == (start, end, rolling)


def test_rents_as_small_as_rates_are_proved_by_nothing() -> None:
    head = ["Suite", "Tenant", "Sq Ft", "Monthly Rent", "Annual Rent"]
    rows = [[str(n), f"Tenant {n}", 6000 + 10 * n, 3 + n / 100, round(12 * (3 + n / 100), 2)] for n in range(1, 7)]
    roll = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert not any({"contractRent", "annualRent"} & {*row.proved} for row in roll.rows)
    assert "rates per area" in roll.rows[0].doubtful["contractRent"]


def test_a_total_of_what_each_charge_comes_to_in_a_year_ties() -> None:
    head = ["Unit", "Tenant", "Sq Ft", "Charge Code", "Charge Amount", "Annual Amount"]
    rows: list[list[object]] = []
    for n in range(1, 6):
        rent, cam = 2000 + 70 * n, 430 + 11 * n
        rows.append([f"F-0{n}", f"Tenant {n}", 1800 + n, "rent", rent, 12 * rent])
        rows.append([None, None, None, "cam", cam, 12 * cam])
        rows.append([None, None, None, "Total", rent + cam, 12 * (rent + cam)])
    whole = sum(2430 + 81 * n for n in range(1, 6))
    roll = read(workbook([*TITLE, head, *rows, ["Total", None, None, None, whole, 12 * whole]]), "RETAIL")
    assert not [check for check in roll.checks if check.status == "FAIL"]
