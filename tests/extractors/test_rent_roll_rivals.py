"""Columns, rows and tables that may be another's: what the document itself says of which they are."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

from rolls import column, pdf, read, results, workbook

DAY = dt.date
TITLE: list[list[Any]] = [["Rent Roll"], ["Grain Exchange Tower"], ["As of 08/31/2025"], []]


def _stack(side: bool = True) -> bytes:
    beside: list[list[Any]] = [[None, "Expiring", "RSF", "Annual rent"]]
    beside += [[None, 2025 + n, 4090 + n, 100205 + n] for n in range(5)] + [[None, "MTM", 2275, 52325]]
    rows: list[list[Any]] = [["Floor", "Floor RSF", "Suite", "Tenant", "Suite RSF", "Expires", "Rate", "Monthly Rent"]]
    for n in range(1, 13):
        area = 4000 + 100 * n
        floor = [10 + n // 2, 11530] if n % 2 else [None, None]
        rows.append([*floor, f"{1000 + n}", f"Firm {n} Inc.", area, "6/30/2033", 24, 2 * area])
    both = [[*row, *(beside[at] if side and at < len(beside) else [])] for at, row in enumerate(rows)]
    return workbook([*TITLE, *both])


def test_a_table_by_years_beside_a_roll_and_the_areas_of_its_floors_are_none_of_its_suites() -> None:
    x = read(_stack(), "OFFICE")
    assert [(r.area, r.contract_rent, r.rent_per_area, r.market_rent) for r in x.rows] == [
        (4000 + 100 * n, 2 * (4000 + 100 * n), 24, None) for n in range(1, 13)
    ]


def test_letters_are_the_sides_of_a_duplex() -> None:
    rows = [
        [f"{1412 + 2 * n} Marion St" if side == "L" else None, side, "2/1", 910, "Occupied", f"Ames, Ann{n}{side}", 850]
        for n in range(1, 7)
        for side in "LR"
    ]
    head = ["Duplex", "Side", "Bed/Bath", "Sq. Ft.", "Occupancy", "Tenant", "Current Rent"]
    x = read(workbook([["Rent roll for lender - dated 03/15/2025"], [], head, *rows]), "SINGLE_FAMILY_RENTAL")
    assert [(r.building, r.unit) for r in x.rows][:3] == [
        ("1414 Marion St", "L"), ("1414 Marion St", "R"), ("1416 Marion St", "L"),
    ]  # fmt: skip
    assert x.meta.as_on_date == DAY(2025, 3, 15)


def test_a_share_of_an_area_that_stands_right_above_it() -> None:
    rows: list[list[Any]] = [[f"1-{n}", f"Firm {n} Inc.", 10000, 1000 * n] for n in range(1, 9)]
    rows += [["1-9", "-- Available --", 5000, None], ["Outdoor storage"], ["YARD-1", "Firm 1 Inc.", 20000, 500]]
    total = [["", "PARK TOTAL", 105000, 36500], ["", "Building SF (excl. outdoor storage)", 85000],
             ["", "Available SF", 5000, "5.9%"]]  # fmt: skip
    x = read(workbook([*TITLE, ["Suite", "Tenant", "SF", "Monthly"], ["Bldg 1"], *rows, *total]), "WAREHOUSE")
    assert [c.status for c in results(x, "R11")] == ["PASS"]


def test_charges_by_code_below_the_totals_are_no_totals() -> None:
    lines: list[list[Any]] = [*TITLE, ["Space", "Occupant", "Sq ft", "Code", "Monthly"]]
    for n in range(1, 5):
        lines += [
            [f"R-{n}", f"Firm {n} Inc.", 900 * n, "RENT", Decimal(1000 * n)],
            [None, None, None, "CAM", Decimal(10 * n)], [None, None, None, "total", Decimal(1010 * n)],
        ]  # fmt: skip
    recap = [[None, "By code"], [None, "RENT", None, None, Decimal(10000)], [None, "CAM", None, None, Decimal(100)]]
    x = read(workbook([*lines, [], [None, "Whole block", 9000, None, Decimal(10100)], [], *recap]), "RETAIL")
    assert [c.status for c in results(x, "R02")] == ["PASS"] * 2
    assert not [c for c in x.checks if c.status == "FAIL"]


def test_one_amount_of_what_a_tenant_pays_beside_the_rent_of_shops_below_homes() -> None:
    shops = [[f"{110 + n}", f"Firm {n} Inc.", "Store", 900 * n, 1000 * n, 41 * n] for n in range(1, 5)]
    head = ["Address", "Tenant", "Use", "Square feet", "Base rent per month", "Taxes, ins., maint. per month"]
    x = read(workbook([*TITLE, head, *shops]), "MIXED_USE")
    assert [(c.code, c.amount) for c in x.rows[0].charges] == [("Taxes, ins., maint. per month", 41)]


def test_two_days_of_different_things_in_one_cell() -> None:
    rows = [
        [f"00{n}", "Single Wide", f"Ann Ames{n}", f"5/{n}/2022 / {'MTM' if n % 3 == 0 else f'10/{n}/2026'}", 400 + n]
        for n in range(1, 9)
    ]
    x = read(workbook([*TITLE, ["Lot", "Lot Type", "Resident", "Move In / Lease Ends", "Rent"], *rows]))
    assert [(r.move_in_date, r.lease_start_date) for r in x.rows] == [(DAY(2022, 5, n), None) for n in range(1, 9)]
    assert column(x, "lease_end_date")[:3] == [DAY(2026, 10, 1), DAY(2026, 10, 2), None]


def test_a_unit_that_goes_on_below_with_its_steps() -> None:
    lines: list[list[Any]] = [*TITLE, ["Bay", "Tenant", "Sq. ft.", "Term", "Rent per month", "Future", "rent"]]
    for n in range(1, 5):
        lines += [
            [f"{n}-A &" if n == 2 else f"{n}-A", f"Firm {n} Inc.", 1000 * n, f"7/1/2{n} to 6/30/3{n}", 1000 * n,
             "7/1/26", 1100 * n],
            [f"{n}-B" if n == 2 else None, "of Ohio", None, None, None, "7/1/28", 1200 * n],
        ]  # fmt: skip
    x = read(workbook(lines), "WAREHOUSE")
    assert column(x, "unit") == ["1-A", "2-A & 2-B", "3-A", "4-A"]
    assert [[s.amount for s in r.rent_steps] for r in x.rows] == [[1100 * n, 1200 * n] for n in range(1, 5)]


def test_what_is_for_rent_was_something_once() -> None:
    rows: list[list[Any]] = [[f"#{n}", f"Firm {n} Inc.", 900 * n, 9, 8100 * n] for n in range(1, 5)]
    rows += [["#5", "for rent!  (old shoe store)", 1800]]
    head = ["Space", "Store", "How big?", "Price per foot", "Rent for the year"]
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    assert [(r.area, r.occupancy_status) for r in x.rows][3:] == [(3600, "OCCUPIED"), (1800, "VACANT")]


def test_a_heading_whose_label_dots_lead_to_its_value() -> None:
    lines: list[list[Any]] = [*TITLE, ["Unit", "Unit Type", "Tenant Name", "Area", "Monthly Amount"]]
    for b in (1, 2):
        lines += [["Business", f"Unit . . 7121{b}", f"Bldg {b} - 4400 Distribution Way"]]
        lines += [[f"{b}0{n}", "WHSE", f"Firm {b}{n} Inc.", 1000 * n, 900 * n] for n in range(1, 5)]
        lines += [[None, None, "Total", 10000, 9000]]
    x = read(workbook(lines), "INDUSTRIAL")
    assert column(x, "unit") == [f"{b}0{n}" for b in (1, 2) for n in range(1, 5)]


def test_a_status_before_a_name() -> None:
    rows: list[list[Any]] = [[f"1{n}N", "2 BR", f"Ames, Ann{n}", "02/01/12", 1660 + n] for n in range(1, 5)]
    rows += [["15N", "1 BR", "Rented: Odom, Fern", "10/01/25", 1395]]
    x = read(workbook([*TITLE, ["Apt", "Size", "Resident", "Moved in", "Rent"], *rows]))
    assert (x.rows[4].tenant_name, x.rows[4].status_text) == ("Odom, Fern", "Rented")


def test_the_first_day_of_a_lease_behind_its_label_goes_on_by_the_month() -> None:
    rows = [
        [f"A0{n}", f"Firm {n} Inc.", 900 * n, f"Lease: 09/01/2020 - {'MTM' if n == 2 else '08/31/2026'}", 1000 * n]
        for n in range(1, 5)
    ]
    x = read(workbook([*TITLE, ["Unit", "Tenant", "Sq Ft", "Lease Term", "Rent"], *rows]), "INDUSTRIAL")
    assert [(r.lease_start_date, r.is_month_to_month) for r in x.rows] == [
        (DAY(2020, 9, 1), n == 2) for n in range(1, 5)
    ]


def test_since_beside_the_end_of_a_term_is_the_day_somebody_moved_in() -> None:
    rows = [[f"{n}A", f"Ann {'BCDEF'[n - 1]}mes", "02/01/2019", "09/30/2026", 1400 + n] for n in range(1, 6)]
    x = read(workbook([*TITLE, ["Apt", "Resident", "Since", "Term Ends", "Rent"], *rows]))
    assert [(r.move_in_date, r.lease_start_date, r.lease_end_date) for r in x.rows] == [
        (DAY(2019, 2, 1), None, DAY(2026, 9, 30))
    ] * 5


def test_a_bracket_of_a_header_that_ends_in_the_next_column() -> None:
    lines: list[list[Any]] = [
        ["SCHEDULE OF LEASES AND RENTS"], ["Rents in effect on March 31, 2025"],
        [None, None, None, "GLA", "Minimum", "Term", None],
        ["Space", "Tenant (trade name /", "as in lease)"],
        [None, None, None, "(s.f.)", "Rent / Mo.", "From", "To"],
    ]  # fmt: skip
    for n in range(1, 7):
        lines += [
            [f"B{n}", None, f"Firm {n} Inc.", 1200 + n, f"{1400 + n}.00", "Feb 1, 2022", "Jan 31, 2027"],
            [None, None, f"Owner {n} Holdings LLC"],
        ]
    x = read(pdf(lines), "RETAIL")
    assert [(r.unit, r.contract_rent, r.occupancy_status) for r in x.rows] == [
        (f"B{n}", 1400 + n, "OCCUPIED") for n in range(1, 7)
    ]
    assert [(r.tenant_name or "").split()[:2] for r in x.rows] == [["Firm", f"{n}"] for n in range(1, 7)]
