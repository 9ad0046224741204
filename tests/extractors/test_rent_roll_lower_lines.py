"""What stands below headers of several lines: parts of areas, terms, remarks, steps, rents of a year."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

from rolls import column, pdf, read, workbook

NAMES = ("Alder Ltd", "Birch Ltd", "Cedar Ltd", "Damson Ltd", "Elm Ltd", "Fir Ltd")


def test_what_amounts_are_measured_in_is_no_list_of_charges() -> None:
    head = ["Unit", "Brand / Tenant", "GLA sqm", "Lease", None, "Base rent", "Service charge", "Marketing", "Deposit"]
    below = [None, None, None, "from", "to", "EUR/month", "EUR/month", "EUR/month", "EUR"]
    rows = [[f"1.0{n}", name, 100.5 + n, dt.datetime(2019, n, 1), dt.datetime(2029, n, 28), 2061.33 + n, 325.36, 52.29,
             7317 + n] for n, name in enumerate(NAMES, 1)]  # fmt: skip
    x = read(workbook([["Tenancy schedule as of 31.12.2025"], [], head, below, *rows]), "RETAIL")
    assert column(x, "lease_start_date") == [dt.date(2019, n, 1) for n in range(1, 7)]
    assert column(x, "lease_end_date") == [dt.date(2029, n, 28) for n in range(1, 7)]


def test_an_area_called_total_may_leave_out_one_that_is_not_lettable() -> None:
    over = [None, None, "Lettable area (m²)", None, None, None, None, "Rent", None]
    head = ["Unit", "Tenant", "Warehouse", "Mezzanine", "Office", "Yard", "Total", "per annum", "per month"]
    rows = []
    for n, name in enumerate(NAMES, 1):
        parts = [5000 + 7 * n, 600 + n, 180 + n]
        rows.append([f"A{n}", name, *parts, 350 + n if n % 2 else None, sum(parts), 300000 + 12 * n, 25000 + n])
    x = read(workbook([["Rent roll as of 30-09-2025"], [], over, head, *rows]), "INDUSTRIAL")
    assert column(x, "area") == [5780 + 9 * n for n in range(1, 7)]


def test_remarks_in_a_third_line_and_ends_of_terms_in_a_second() -> None:
    head = ["Space", "User", "Agreement", "Monthly", "Security"]
    below = ["Remarks", "Days and hours", "begins / ends", "charge", "deposit"]
    lines: list[list[Any]] = []
    for n, name in enumerate(NAMES, 1):
        lines += [
            [f"Room 10{n}", name, f"9/{n}/2024", f"{120 + n}.00", f"{50 + n}.00"],
            [None, "Tues 7-9:30p", f"6/{n}/2026", None, None],
            ["Piano tuned by user", None, None, None, None],
        ]
    x = read(pdf([["Tenants of Church Space, as of October 15, 2025"], [], head, below, *lines]), "OTHER")
    assert column(x, "unit") == [f"Room 10{n}" for n in range(1, 7)]
    assert column(x, "contract_rent") == [120 + n for n in range(1, 7)]
    assert column(x, "lease_end_date") == [dt.date(2026, 6, n) for n in range(1, 7)]


def test_a_further_step_may_stand_beside_a_charge() -> None:
    head = ["Bay", "Tenant", "Area (SF)", "Lease Dates", None, "Charge", "Per Month", "Scheduled Increases", None]
    lines: list[list[Any]] = []
    for n, name in enumerate(NAMES, 1):
        term = [dt.datetime(2023, 6, 1), dt.datetime(2028, 5, 31)]
        lines += [
            [f"Bay {n}", name, 6000, *term, "Base rent", 4500 + n, dt.datetime(2026, 6, 1), 4635 + n],
            [*[None] * 5, "CAM and insurance", 1250, *([dt.datetime(2027, 6, 1), 4774 + n] if n == 1 else [None] * 2)],
            [*[None] * 5, "Total", 5750 + n, None, None],
        ]
    title = [["Calloway Flex"], ["Dated: March 31, 2025"], []]
    x = read(workbook([*title, head, *lines], merged=["D4:E4", "H4:I4"]), "INDUSTRIAL")
    assert [[(str(s.date), s.amount) for s in row.rent_steps] for row in x.rows] == [
        [("2026-06-01", Decimal(4635 + n)), ("2027-06-01", Decimal(4774 + n))][: 2 if n == 1 else 1]
        for n in range(1, 7)
    ]


def test_the_year_a_home_was_built_is_no_rent() -> None:
    head = ["Site", "Name", "Home yr", "Site rent", "Total billed"]
    rows = [[f"E-{n:03}", f"Ann Ames {n}", 1990 + n, 600 + n, 640 + n] for n in range(1, 13)]
    x = read(workbook([["Rent roll as of January 1, 2026"], [], head, *rows]), "MANUFACTURED_HOUSING")
    assert column(x, "annual_rent") == [None] * 12


def test_the_rent_of_an_academic_year_is_one_of_a_year() -> None:
    head = ["Room", "Room type", "Resident", "Weeks", "Weekly rent", "Contract rent AY26/27", "Deposit paid"]
    rows = [[f"A1-{n}", "En-suite", name, 44, 168.5 + n, 44 * (168.5 + n), 250] for n, name in enumerate(NAMES)]
    x = read(workbook([["Foundry Court - Room Schedule"], [], head, *rows]), "STUDENT_HOUSING")
    assert column(x, "contract_rent") == [None] * 6
    assert column(x, "annual_rent") == [7414 + 44 * n for n in range(6)]
