"""Rents in force and to come, terms and sizes that other lines say, heads and sums that come again."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest
from rolls import column, pdf, read, status, workbook

from docextract import RentRoll

DAY = dt.date
TITLE: list[list[Any]] = [["Rent Roll"], ["Maple Plaza"], ["As of 06/30/2026"], []]
BOTH = [workbook, pdf]


def failed(x: RentRoll) -> list[str]:
    return [f"{check.check_id} {check.message}" for check in x.checks if check.status == "FAIL"]


def test_the_step_whose_days_are_those_of_the_roll_is_the_rent() -> None:
    head = ["Suite", "Tenant", "RSF", "Deposit", "Step from", "Step through", "Monthly rent", "Annual rent"]
    now, then = (DAY(2026, 1, 1), DAY(2026, 12, 31)), (DAY(2027, 1, 1), DAY(2027, 12, 31))
    rows: list[list[Any]] = []
    for n in range(6):
        rent = 2000 + 100 * n
        rows.append([str(10 + n), f"Calder {n} Inc", 1000 + n, 500, *now, rent, 12 * rent])
        rows.append([None, None, None, None, *then, rent + 50, 12 * (rent + 50)])
    x = read(workbook([*TITLE, [None, None, None, None, "RENT SCHEDULE"], head, *rows]), "OFFICE")
    assert column(x, "contract_rent") == [2000 + 100 * n for n in range(6)]
    assert [[(s.date, s.amount, s.period) for s in row.rent_steps] for row in x.rows] == [
        [(then[0], 2050 + 100 * n, "MONTHLY")] for n in range(6)
    ]
    assert [place.cell for place in x.rows[0].sources["contractRent"]] == ["G7"]
    assert failed(x) == []


def test_a_schedule_of_which_no_step_is_in_force_gives_no_rent() -> None:
    head = ["Suite", "Tenant", "RSF", "Deposit", "Step from", "Step through", "Monthly rent"]
    rows = [[str(10 + n), f"Calder {n} Inc", 900, 500, DAY(2027, 1, 1), DAY(2027, 12, 31), 2000 + n] for n in range(6)]
    x = read(workbook([*TITLE, [None, None, None, None, "RENT SCHEDULE"], head, *rows]), "OFFICE")
    assert column(x, "contract_rent") == [None] * 6
    assert [len(row.rent_steps) for row in x.rows] == [1] * 6


@pytest.mark.parametrize(
    ("said", "amount"),
    [("$1,433.83 / 1/1/27", "1433.83"), ("1/1/27: $1,433.83", "1433.83"), ("ab 01.01.2027: 1.433,83", "1433.83")],
)
def test_the_next_rent_and_its_day_in_one_cell(said: str, amount: str) -> None:
    head = ["Unit", "Tenant", "Lease Start", "Lease End", "Rent", "Security", "Next Rent / Date"]
    rows: list[list[Any]] = [
        [f"{n}A", f"Ames {n}", DAY(2025, 1, 1), DAY(2026, 12, 31), 1400, 1400, said if n in (2, 4) else None]
        for n in range(1, 8)
    ]
    x = read(workbook([*TITLE, head, *rows]))
    steps = [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows]
    assert steps == [[(DAY(2027, 1, 1), Decimal(amount))] if n in (2, 4) else [] for n in range(1, 8)]


@pytest.mark.parametrize("make", BOTH)
def test_the_term_of_a_lease_below_its_tenant_beside_the_charges(make: Any) -> None:
    head = ["Suite", "Tenant", "Area", "Charge Code", "Monthly Amount"]
    rows: list[list[Any]] = []
    for n in range(5):
        rows += [
            [str(100 + n), f"Calder {'ABCDE'[n]} Clinic", 4000 + n, "BRENT", 9000 + n],
            [None, "10/01/2021 to 09/30/2031", None, "CAMES", 700],
            [None, None, None, "Total", 9700 + n],
        ]
    x = read(make([*TITLE, head, *rows]), "MEDICAL_OFFICE")
    assert column(x, "lease_start_date") == [DAY(2021, 10, 1)] * 5
    assert column(x, "lease_end_date") == [DAY(2031, 9, 30)] * 5
    assert column(x, "contract_rent") == [9000 + n for n in range(5)]
    assert [list(row.rent_steps) for row in x.rows] == [[]] * 5
    assert failed(x) == []


def test_a_size_below_the_kind_of_a_unit_under_words_for_both() -> None:
    head = [["Objekt", "Bezeichnung\nGeschoss / Fläche m²", "Mieter", "Mietbeginn\nkündbar auf", "Nettomiete"]]
    rows: list[list[Any]] = []
    for n in range(5):
        rows += [[f"4.0{n}", "2½-Zi.-Wohnung", f"Bühler {n}", "01.10.2018", 1000 + n]]
        rows += [[None, f"EG, {50 + n} m²", None, "30.09.2026", None]]
    x = read(workbook([["Mietzinsspiegel"], ["Mühlehalde 4"], ["Stand 1. Oktober 2025"], [], *head, *rows]))
    assert column(x, "area") == [50 + n for n in range(5)]


def test_the_head_of_a_page_pasted_again_into_a_sheet_is_no_unit() -> None:
    masthead = [["mgmt-522-004", None, None, "As of 06/30/2026"]]
    head = ["Unit", "Type", "Sq Ft", "Name", "Rent"]
    first = [[f"10{n}", "A1", 700, f"Ames {n}", 1000 + n] for n in range(4)]
    second = [[f"20{n}", "A1", 700, f"Boll {n}", 1100 + n] for n in range(4)]
    x = read(workbook([["Rent Roll"], *masthead, [], head, *first, [], ["Rent Roll"], *masthead, [], head, *second]))
    assert column(x, "unit") == [f"10{n}" for n in range(4)] + [f"20{n}" for n in range(4)]


def test_what_a_private_bath_costs_counts_no_bathrooms() -> None:
    head = ["Bed Space", "Resident", "Base Installment", "Furniture", "Private Bath", "Total Installment"]
    rows = [[f"110{n}-A", f"Ames {n}", 700, 25 * (n % 2), 35, 735 + 25 * (n % 2)] for n in range(6)]
    x = read(workbook([*TITLE, head, *rows]), "STUDENT_HOUSING")
    assert column(x, "bathrooms") == [None] * 6
    assert [charge.amount for charge in x.rows[1].charges if charge.code == "Private Bath"] == [35]
    assert status(x, "R01") == "PASS"


def test_the_sum_of_all_units_totals_is_the_rolls() -> None:
    head = ["Unit", "Resident", "Charge", "Description", "Monthly Amount"]
    rows: list[list[Any]] = []
    for n in range(5):
        rows += [
            [f"10{n}", f"Ames {n}", "RNT", "Apartment rent", 1000 + n],
            [None, None, "TRSH", "Valet trash", 25],
            [None, None, None, f"Total unit 10{n}", 1025 + n],
            [],
        ]
    rows += [[None, None, None, "Total recurring charges", 5 * 1025 + 10]]
    x = read(workbook([*TITLE, head, *rows]))
    assert column(x, "total_charges") == [1025 + n for n in range(5)]
    assert failed(x) == []
