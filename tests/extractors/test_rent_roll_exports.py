"""Rolls as systems print and export them: a row for each charge, lists side by side, records of two lines, steps in the
columns of leases."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

from rolls import pdf, read, workbook

DAY = dt.date
TITLE: list[list[Any]] = [["Rent Roll"], ["Tollgate Centre"], ["As of 09/30/2025"], []]


def test_rows_that_name_a_lease_again_are_its_charges() -> None:
    header = [
        "Rental Obj.",
        "Area (m²)",
        "Contract",
        "Business Partner",
        "Contr. End",
        "Cond. Type",
        "Condition",
        "Cond. Amount",
    ]
    lines: list[list[Any]] = [header]
    for n in range(1, 5):
        own = [f"A000{n}", 100 * n, f"1047/714{n}", f"Firm {n} GmbH", DAY(2029, 3, 31)]
        lines += [[*own, "1000", "Base rent", 1000 * n], [*own, "2000", "Operating costs", 100 * n]]
    lines.append(["A0005", 90, None, "Vacancy"])
    x = read(workbook([*TITLE, *lines]), "OFFICE")
    assert [row.unit for row in x.rows] == [f"A000{n}" for n in range(1, 6)]
    assert [[(c.code, c.description, c.amount) for c in row.charges] for row in x.rows[:2]] == [
        [("1000", "Base rent", 1000), ("2000", "Operating costs", 100)],
        [("1000", "Base rent", 2000), ("2000", "Operating costs", 200)],
    ]
    assert [row.contract_rent for row in x.rows] == [1000, 2000, 3000, 4000, None]


def test_numbers_of_contracts_are_no_rents_and_a_mark_beside_the_sum_of_a_lease_is_no_unit() -> None:
    header = [
        "Rent.Obj.",
        "Contract",
        "Business Partner",
        "Meas. m²",
        "Valid to",
        "CTyp",
        "Condition Type Text",
        "Amount CAD/M",
    ]
    lines: list[list[Any]] = [header]
    for n in range(1, 5):
        lines += [
            [f"10{n}-011", f"80020{n}", f"Firm {n} PLLC", f"45{n}.8", "28.02.2033", "B100", "Base Rent", f"{n},320.94"],
            [None, None, None, None, None, "N200", "Operating Costs Advance", f"{n}84.52"],
            ["*", f"80020{n}", None, None, None, None, "Total contract", f"{n},{n + 4}05.46" if n < 6 else ""],
        ]
        lines[-1][-1] = f"{Decimal(f'{n}320.94') + Decimal(f'{n}84.52'):,}"
    x = read(pdf([*TITLE, *lines]), "OFFICE")
    assert [(row.unit, row.contract_rent, row.total_charges) for row in x.rows] == [
        (f"10{n}-011", Decimal(f"{n}320.94"), Decimal(f"{n}320.94") + Decimal(f"{n}84.52")) for n in range(1, 5)
    ]


def test_the_suite_below_the_tenant_leaves_the_other_columns_two_lines_each() -> None:
    head = [
        ["No.", "Tenant Name", "Lease Start", "Area SF", "Base Rent / Mo", "Security"],
        [None, "Suite / Lease Type", "Lease End", "Bldg Share", "Base Rent / Yr", "Deposit"],
    ]
    lines: list[list[Any]] = [*head]
    for n in range(1, 6):
        lines += [
            [f"{n}", f"Piedmont Imaging {n}", "6/1/22", f"{n},120", f"${n},857.50", f"${n},100.00"],
            [None, f"Suite: {n}01", "5/31/32", f"1{n}.57%", f"${Decimal(f'{n}857.50') * 12:,}"],
        ]
    x = read(pdf([["St. Brendan"], ["Presentation Rent Roll"], ["As of July 1, 2025"], [], *lines]), "OFFICE")
    assert [(row.unit, row.tenant_name, row.area) for row in x.rows] == [
        (f"{n}01", f"Piedmont Imaging {n}", 120 + 1000 * n) for n in range(1, 6)
    ]
    assert [(row.contract_rent, row.annual_rent) for row in x.rows] == [
        (Decimal(f"{n}857.50"), 12 * Decimal(f"{n}857.50")) for n in range(1, 6)
    ]
    assert {(row.lease_start_date, row.lease_end_date) for row in x.rows} == {(DAY(2022, 6, 1), DAY(2032, 5, 31))}


def test_lists_of_charges_and_of_steps_below_a_lease_may_stand_side_by_side() -> None:
    lines: list[list[Any]] = [
        [
            "Unit(s)",
            "Lease",
            "Lease Type",
            "Area",
            "Lease From",
            "Lease To",
            "Monthly Rent",
            "Annual Rent",
            "Security Deposit",
        ],
    ]
    for n in range(1, 5):
        rent = 6000 * n
        lines += [
            [f"1{n}0", f"Firm {n} Inc.", "Ind Net", 1000 * n, "04/01/2019", "06/30/2029", rent, 12 * rent, rent],
            [None, "Charge Schedules", "Charge", "Monthly Amt", None, "Future Rent Steps", "From", "Monthly Amt"],
            [None, None, "brent", rent, None, None, "04/01/2026", rent + 100],
            [None, None, "cam", 10 * n, None, None, "04/01/2027", rent + 200],
            [None, None, "Total", rent + 10 * n],
        ]
    x = read(workbook([*TITLE, *lines]), "INDUSTRIAL")
    assert [[(c.code, c.amount) for c in row.charges] for row in x.rows[:2]] == [
        [("brent", 6000), ("cam", 10)], [("brent", 12000), ("cam", 20)],
    ]  # fmt: skip
    assert [(s.date, s.amount) for s in x.rows[1].rent_steps] == [(DAY(2026, 4, 1), 12100), (DAY(2027, 4, 1), 12200)]


def test_counts_of_stalls_are_no_units_and_short_codes_before_them_are() -> None:
    levels = {"LEVEL 1": ("1-A", "1-B", "1-C"), "LEVEL 2": ("2-A", "2-B"), "ROOF": ("R-A", "R-B", "R-M")}
    lines: list[list[Any]] = [["Block", "Stalls", "Licensee", "Monthly Fee", "From", "To"]]
    for level, codes in levels.items():
        stalls = [10 * n + len(level) for n in range(1, len(codes) + 1)]
        lines.append([level])
        lines += [
            [code, n, f"Firm {code} LLP", 245 * n, DAY(2023, 1, 1), DAY(2027, 12, 31)]
            for code, n in zip(codes, stalls, strict=True)
        ]
        lines += [["Sub", sum(stalls), None, 245 * sum(stalls)], []]
    x = read(workbook([*TITLE, *lines]), "PARKING")
    assert [row.unit for row in x.rows] == [code for codes in levels.values() for code in codes]


def test_a_category_beside_amounts_of_its_own_rows_names_charges_and_days_may_stand_behind_a_code() -> None:
    header = [
        "Suite Id",
        "Occupant Name",
        "Expires",
        "Sqft",
        "Base Rent",
        "Cat",
        "Monthly",
        "Cat Date",
        "Monthly Amt",
        "PSF",
    ]
    lines: list[list[Any]] = [[None] * 5 + ["Cost", "Recovery", "Future Rent Increases"], header]
    for n in range(1, 6):
        lines += [
            [
                f"B-1{n}0",
                f"Firm {n}",
                "2/28/33",
                f"{n},210",
                f"{n},367.50",
                "CAM",
                f"13{n}.32",
                "BRR 3/1/26",
                f"{n},551.69",
                "21.53",
            ],
            [None, None, None, None, None, "ELE", f"61{n}.96", "BRR 3/1/27", f"{n},740.48", "22.06"],
            [None, None, None, None, None, None, None, "BRR 3/1/28", f"{n},933.99", "22.61"],
        ]
    x = read(pdf([*TITLE, *lines]), "OFFICE")
    assert [(c.code, c.amount) for c in x.rows[1].charges] == [("CAM", Decimal("132.32")), ("ELE", Decimal("612.96"))]
    assert [(s.category, s.date, s.amount) for s in x.rows[0].rent_steps] == [
        ("BRR", DAY(2026, 3, 1), Decimal("1551.69")), ("BRR", DAY(2027, 3, 1), Decimal("1740.48")),
        ("BRR", DAY(2028, 3, 1), Decimal("1933.99")),
    ]  # fmt: skip


def test_cells_of_several_lines_go_on_below_a_comma_and_days_stand_over_amounts() -> None:
    header = [
        "Premises",
        "Tenant",
        "Sq. Ft.",
        "Expiration",
        "Monthly Rent",
        "Scheduled Increases (monthly)",
        "Paid Through",
    ]
    lines: list[list[Any]] = [header]
    for n, floor in enumerate(("First", "Second", "Fourth", "Fifth"), 1):
        lines += [
            [
                f"{floor} Floor,",
                f"Caldera Title {n} &",
                f"{n},412",
                "May 31, 2028",
                f"${n},427.00",
                "06/01/2026:",
                "August 31,",
            ],
            [f"Suite {n}00", "Escrow, Inc.", None, None, None, f"${n},859.81", "2025"],
        ]
    x = read(pdf([*TITLE, *lines]), "OFFICE")
    assert [(row.unit, row.tenant_name) for row in x.rows][:2] == [
        ("First Floor, Suite 100", "Caldera Title 1 & Escrow, Inc."),
        ("Second Floor, Suite 200", "Caldera Title 2 & Escrow, Inc."),
    ]
    assert [(s.date, s.amount) for s in x.rows[2].rent_steps] == [(DAY(2026, 6, 1), Decimal("3859.81"))]


def test_a_word_before_the_end_of_a_lease_makes_a_row_below_it_a_step() -> None:
    header = ["Suite", "Tenant", "GLA (SF)", "Lease Begin", "Lease End", "Monthly Base Rent"]
    lines: list[list[Any]] = [header]
    for n in range(1, 5):
        lines += [
            [f"A-{n}", f"Firm {n} Inc.", 1000 * n, "07/01/2015", "06/30/2030", 4000 * n],
            [None, None, None, "Step:", "07/01/2027", 4100 * n], [None, None, None, None, "07/01/2029", 4200 * n],
        ]  # fmt: skip
    x = read(pdf([*TITLE, *lines]), "RETAIL")
    assert [(s.date, s.end_date, s.amount) for s in x.rows[1].rent_steps] == [
        (DAY(2027, 7, 1), None, 8200), (DAY(2029, 7, 1), None, 8400),
    ]  # fmt: skip


def test_one_word_for_leases_without_an_end_leaves_the_few_days_of_its_column_what_they_are() -> None:
    header = ["Apt", "Tenant", "Commenced", "Fixed Term Ends", "Rent p.c.m."]
    rows = [[f"A{n}", f"Ann A{n}", DAY(2024, 1, 1), "Part 4", 1500 + n] for n in range(1, 19)]
    rows[3][3], rows[7][3] = DAY(2026, 5, 19), DAY(2026, 1, 31)
    x = read(workbook([*TITLE, header, *rows]))
    assert [row.lease_end_date for row in x.rows if row.lease_end_date] == [DAY(2026, 5, 19), DAY(2026, 1, 31)]


def test_what_codes_mean_beside_the_number_of_a_page_and_a_chart_of_years_are_no_units() -> None:
    header = ["Suite", "Tenant", "Total", "DH", "Start", "Expires", "Base Rent"]
    rows = [[f"{n}A", f"Firm {n}", f"{n},400", f"{n}", "05/01/21", "04/30/28", f"{n},594"] for n in range(1, 7)]
    below = [
        ["Total (6 units)", None, "23,400", "21", None, None, "24,564"], [],
        ["Expiries by year (SF)"], ["2026", "64,800"], ["2027", "37,600"], [],
        ["DH = dock-high", "GL = grade-level drive-in. All leases are net.", None, None, None, None, "2"],
    ]  # fmt: skip
    x = read(pdf([*TITLE, header, *rows, *below]), "INDUSTRIAL")
    assert [row.unit for row in x.rows] == [f"{n}A" for n in range(1, 7)]


def test_rows_called_options_below_a_lease_are_no_units() -> None:
    header = ["Suite", "Tenant", "SF", "Lease Start", "Lease End", "Monthly Rent", "Annual Rent"]
    lines: list[list[Any]] = [header]
    for n in range(1, 5):
        rent = 1000 * n
        lines += [
            [f"{n}00", f"Firm {n} LLC", 500 * n, DAY(2020, n, 1), DAY(2027, n, 28), rent, 12 * rent],
            [None, "Option 1", None, DAY(2027, n + 1, 1), DAY(2032, n, 28), rent + 100, 12 * (rent + 100)],
            [None, "Option 2", None, DAY(2032, n + 1, 1), DAY(2037, n, 28), rent + 200, 12 * (rent + 200)],
        ]
    x = read(workbook([*TITLE, *lines]), "RETAIL")
    assert [(row.unit, row.tenant_name, row.contract_rent) for row in x.rows] == [
        (f"{n}00", f"Firm {n} LLC", 1000 * n) for n in range(1, 5)
    ]


def test_numbers_of_accounts_stand_over_their_names() -> None:
    lines: list[list[Any]] = [
        ["Suite", "Tenant", "Area (SF)", "Lease Start", "Lease End", 4100, 4200, 4300],
        [None, None, None, None, None, "Base Rent", "CAM", "Taxes"],
    ]
    lines += [
        [f"{n}00", f"Firm {n} LLC", 500 * n, DAY(2020, n, 1), DAY(2027, n, 28), 1000 * n, 100 * n, 50 * n]
        for n in range(1, 5)
    ]
    x = read(workbook([*TITLE, *lines]), "RETAIL")
    assert [(row.unit, row.contract_rent) for row in x.rows] == [(f"{n}00", 1000 * n) for n in range(1, 5)]
    assert [[c.amount for c in row.charges if c.amount != row.contract_rent] for row in x.rows] == [
        [100 * n, 50 * n] for n in range(1, 5)
    ]


def test_days_from_which_rents_are_paid_may_stand_in_a_row_below_the_header() -> None:
    lines: list[list[Any]] = [
        ["Site", "Tenant", "Building (SF)", "Lease End", "Monthly rent from", None, None],
        [None, None, None, None, DAY(2026, 7, 1), DAY(2027, 7, 1), DAY(2028, 7, 1)],
    ]
    lines += [
        [f"Site {n}", f"Firm {n} LLC", 9000 + n, DAY(2031, n, 28), 1000 * n, 1030 * n, 1060 * n] for n in range(1, 5)
    ]
    x = read(workbook([["Rent Roll"], ["Tollgate Portfolio"], ["As of 06/30/2026"], [], *lines]), "INDUSTRIAL")
    assert [(row.unit, row.area) for row in x.rows] == [(f"Site {n}", 9000 + n) for n in range(1, 5)]
    assert [row.contract_rent for row in x.rows] == [1000, 2000, 3000, 4000]
    assert [(s.date, s.amount) for s in x.rows[0].rent_steps] == [(DAY(2027, 7, 1), 1030), (DAY(2028, 7, 1), 1060)]


def test_the_next_bump_is_a_step_and_no_rent_of_today() -> None:
    lines: list[list[Any]] = [
        ["Suite", "Tenant", "RSF", "IN-PLACE RENT", None, "NEXT BUMP", None, "FOLLOWING BUMP", None],
        [None, None, None, "Annual", "Monthly", "Date", "Annual rent", "Date", "Annual rent"],
    ]
    lines += [
        [100 + n, f"Firm {n} LLC", 900 + n, 12000 * n, 1000 * n, DAY(2026, n, 1), 12600 * n, DAY(2027, n, 1), 13200 * n]
        for n in range(1, 5)
    ]
    x = read(workbook([*TITLE, *lines]), "OFFICE")
    assert [(row.annual_rent, row.contract_rent) for row in x.rows] == [(12000 * n, 1000 * n) for n in range(1, 5)]
    assert [[(s.date, s.amount, s.period) for s in row.rent_steps] for row in x.rows[:1]] == [
        [(DAY(2026, 1, 1), 12600, "ANNUAL"), (DAY(2027, 1, 1), 13200, "ANNUAL")]
    ]
