"""Sheets without merged cells, as exports and hand-kept lists have them, and records of line printers with lines below
their own."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from rolls import pdf, read, workbook

TITLE: list[list[Any]] = [["Mill Street Flats"], ["As of 03/31/2025"]]
DAY = dt.date(2025, 1, 1)


def test_titles_that_no_cell_is_merged_for_stand_over_the_columns_up_to_the_next() -> None:
    head = [
        ["House", "Room", "Occupant", "Licence", None, "Licence fee", None, "Held / owed", None],
        [None, None, None, "start", "end", "per week", "per cal. month", "deposit", "arrears"],
    ]
    rows = [
        [f"12 Elm {n}", n, f"Vale, Una {n}", "06/09/2023", "06/08/2026", 108 + 12 * n, 468 + 52 * n, 100, n]
        for n in range(1, 6)
    ]
    x = read(workbook([*TITLE, *head, *rows]), "OTHER")
    assert [(r.contract_rent, r.deposit, r.balance) for r in x.rows] == [(468 + 52 * n, 100, n) for n in range(1, 6)]
    assert {r.lease_end_date for r in x.rows} == {dt.date(2026, 6, 8)}


def test_a_column_that_says_what_it_holds_is_none_of_the_title_before_it() -> None:
    head = [
        ["House", "Room", "Occupant", "Licence", None, "Licence fee", None, "Deposits", None, None],
        [None, None, None, "start", "end", "per week", "per cal. month", "required", "held", "Balance"],
    ]
    rows = [
        [f"12 Elm {n}", n, f"Vale, Una {n}", "06/09/2023", "06/08/2026", 108 + 12 * n, 468 + 52 * n, 150, 100 + n, n]
        for n in range(1, 6)
    ]
    x = read(workbook([*TITLE, *head, *rows]), "OTHER")
    assert [r.balance for r in x.rows] == [1, 2, 3, 4, 5]


def test_a_title_of_steps_reaches_as_far_as_words_of_steps_do() -> None:
    head = [
        ["Space", None, None, None, "Lease term", None, "Current base rent", None, "1st bump", None, "2nd bump"],
        ["Bldg", "Bay", "Tenant", "SF", "Start", "Expires", "per month", "per year", "date", "per month", "date",
         "per month", "Deposit"],
    ]  # fmt: skip
    days = dt.date(2026, 9, 1), dt.date(2027, 9, 1)
    rows = [
        ["A", f"A{n}", f"Ash {n} Co", 1800, DAY, dt.date(2028, 1, 1), 2160 + n, 12 * (2160 + n), days[0], 2235 + n,
         days[1], 2300 + n, 2150 + n]
        for n in range(1, 6)
    ]  # fmt: skip
    x = read(workbook([*TITLE, *head, *rows]), "INDUSTRIAL")
    assert [(r.deposit, [s.amount for s in r.rent_steps]) for r in x.rows] == [
        (2150 + n, [2235 + n, 2300 + n]) for n in range(1, 6)
    ]


def test_what_charges_come_to_stands_alone_behind_them() -> None:
    head = ["UNIT", "RESIDENT", "MARKET", "MOVE-IN", "DEPOSIT", "BALANCE"]
    below = [None, "CHARGES (CODE AND AMOUNT)", None, None, None, "TOT CHARGES"]
    rows: list[list[Any]] = []
    for n in range(1, 6):
        rows += [
            [f"110{n}", f"VALE, UNA {n}", "1,185.00", "07/02/2023", "250.00", "0.00"],
            [None, f"RNT {1100 + n}.00", "CPT 40.00", "TRS 18.00", None, f"{1158 + n:,}.00"],
        ]
    recap = [
        ["CHARGE RECAP", "COUNT", "AMOUNT"], ["RNT RENT", 5, "5,515.00"], ["CPT CARPORT", 5, "200.00"],
        ["TRS TRASH", 5, "90.00"], ["TOTAL", None, "5,805.00"],
    ]  # fmt: skip
    x = read(pdf([["ELM GROVE"], ["RENT ROLL AS OF 01/31/2024"], head, below, *rows, [], *recap]))
    assert [(r.contract_rent, r.total_charges) for r in x.rows] == [(1100 + n, 1158 + n) for n in range(1, 6)]
    assert [[(c.code, c.amount) for c in r.charges if c.code != "RNT"] for r in x.rows] == [
        [("CPT", 40), ("TRS", 18)]
    ] * 5
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []


def test_a_vacancy_said_again_in_the_last_line_of_its_record_heads_no_section() -> None:
    head = [
        ["UNIT", "TENANT", "SQ FT", "LEASE FROM", "MONTHLY RENT", "CAM/MO", "DEPOSIT"],
        [None, "USE / LEASE NO", "PCT BLDG", "LEASE TO", "ANNUAL RENT"],
    ]

    def let(n: int, status: str) -> list[list[Any]]:
        return [
            [f"A-10{n}", f"ASH {n} CO", f"{1800 + n:,}", "05/01/2018", f"{2200 + n:,}.00", "333.00", "4,453.20"],
            [None, f"SHOWROOM / A45{n}", "3.95", "04/30/2021", f"{12 * (2200 + n):,}.00"],
            [None, "NONE SCHEDULED", None, status, "14.84"],
        ]

    vacant = [["A-100", "*** VACANT ***", "4,800"], [None, None, "10.53"], [None, None, None, "VACANT"]]
    rows = [*vacant, *let(2, "ACTIVE"), *let(3, "MTM"), *let(4, "ACTIVE"), *let(5, "MTM")]
    x = read(pdf([["FOUNDRY PARK"], ["RENT ROLL AS OF 01/31/2024"], *head, *rows]), "INDUSTRIAL")
    assert [r.occupancy_status for r in x.rows] == ["VACANT", *["OCCUPIED"] * 4]


@pytest.mark.parametrize("remarks", ["Remarks", "Other stuff"])
def test_a_house_of_which_a_remark_alone_says_that_it_is_empty_is_one(remarks: str) -> None:
    head = ["House", "Renter", "Moved in", "Deposit", "Rent per month", remarks]
    rows = [[f"44{n} County Road 9", f"Una Vale {n}", DAY, 400, 700 + n, None] for n in range(1, 5)]
    empty = ["16 Elm St, Dunmore", None, None, None, None, "EMPTY - new furnace going in"]
    x = read(workbook([*TITLE, head, *rows[:2], empty, *rows[2:]]), "SINGLE_FAMILY_RENTAL")
    assert [r.occupancy_status for r in x.rows] == ["OCCUPIED", "OCCUPIED", "VACANT", "OCCUPIED", "OCCUPIED"]


def test_a_rent_below_then_is_one_to_come() -> None:
    head = ["Suite", "Tenant", "Monthly rent", "Next: monthly rent", "Then: monthly rent"]
    rows = [[n, f"Ash {n} Co", 900 + n, 950 + n, 990 + n] for n in range(1, 5)]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [(r.contract_rent, [s.amount for s in r.rent_steps]) for r in x.rows] == [
        (900 + n, [950 + n, 990 + n]) for n in range(1, 5)
    ]


def test_no_roll_is_of_a_day_after_the_one_on_which_it_was_printed() -> None:
    head = ["Bed", "Resident", "Rent", "Deposit"]
    rows = [[f"N10{n}-A", f"Vale, Una {n}", 700 + n, 100] for n in range(1, 5)]
    run = "Run date: 02/10/2026    leases run 08/16/2025 - 07/31/2026 unless shown"
    x = read(workbook([["The Quad"], ["Rent roll by bed"], [run], head, *rows]), "STUDENT_HOUSING")
    assert x.meta.as_on_date is None


def test_the_day_behind_the_quarter_of_a_roll_is_its_own() -> None:
    head = ["Suite", "Tenant", "Monthly rent"]
    cover = [["Ash Holdings"], ["Retail rent roll, fourth quarter 2025 (December 31, 2025)"]]
    rows = [[n, f"Ash {n} Co", 900 + n] for n in range(1, 5)]
    x = read(workbook(cover, [head, *rows], names=("Cover", "RR")), "RETAIL", sheet=2)
    assert x.meta.as_on_date == dt.date(2025, 12, 31)


def test_a_header_that_breaks_off_goes_on_in_the_line_below_it() -> None:
    head = [["What it is", "Rented to", "Rent for the", "Began", "Runs to"], [None, None, "year"]]
    rows = [[f"Tract {n}", f"Ash {n} Farms", 39220 + n, DAY, dt.date(2027, 2, 28)] for n in range(1, 6)]
    x = read(pdf([["ASH FARM"], ["Rents as of December 1, 2025"], *head, *rows]), "LAND")
    assert [(r.contract_rent, r.annual_rent) for r in x.rows] == [(None, 39220 + n) for n in range(1, 6)]


def test_counts_that_stand_where_the_units_do_are_of_their_sum() -> None:
    head = ["Apt", "Resident", "Market", "Rent", "Deposit"]
    rows = [[f"A{n}", f"Una Vale {n}", 1440 + n, 1400 + n, 300] for n in range(1, 5)]
    # The sum holds a unit that the list leaves out.
    for label in ("5 units · 5 occupied", "BLDG 07 5 UNITS, 5 OCC"):
        x = read(workbook([*TITLE, head, *rows, [label, None, 7210, 7010, 1500]]))
        assert [r.unit for r in x.rows] == ["A1", "A2", "A3", "A4"], label


def test_another_house_may_have_units_of_the_same_names() -> None:
    stores = ["Store", "Tenant", "Sq Ft", "Base rent", "Lease from"]
    flats = ["Apt", "Tenant", "Rooms", "Legal reg. rent", "Actual rent", "Lease ends"]

    def house(name: str, first: int) -> list[list[Any]]:
        let = [[f"{n}L", f"Una Vale {first + n}", 3.5, None, 2300 + n, dt.date(2026, 7, 31)] for n in range(2, 6)]
        shops = [[f"Store {side}", f"Ash {first} {side} Co", 900, 4200, DAY] for side in "NS"]
        return [
            [name], ["Stores"], stores, *shops, [None, "Stores total", None, 8400], [], ["Apartments"], flats, *let,
            [None, "Apartments total", None, None, 9214], [],
        ]  # fmt: skip

    sums = [
        [None, "Both buildings", "Stores", "RE tax", "Apartments", "Monthly"],
        [None, "212 Elm Avenue", 8400, 310, 9214, 17924], [None, "216 Elm Avenue", 8400, 500, 9214, 18114],
    ]  # fmt: skip
    x = read(workbook([*TITLE, *house("212 ELM AVENUE", 0), *house("216 ELM AVENUE", 10), *sums]), "MIXED_USE")
    assert [r.unit for r in x.rows] == ["Store N", "Store S", "2L", "3L", "4L", "5L"] * 2


def test_amounts_below_first_are_no_first_names() -> None:
    head = [
        ["Suite", "Tenant", "Start", "End", "Current", None, "First", None, "Second", None],
        [None, None, None, None, "Monthly", "Annual", "Date", "Monthly", "Date", "Monthly"],
    ]
    first, second = dt.date(2026, 1, 1), dt.date(2027, 1, 1)
    rows = [
        [f"1-{n}", f"Ash {n} Co", DAY, dt.date(2028, 1, 1), 9000 + n, 12 * (9000 + n), first, 9200 + n, second, 9500]
        for n in range(1, 6)
    ]
    merged = ("E3:F3", "G3:H3", "I3:J3")
    x = read(workbook([*TITLE, *head, *rows], merged=merged), "OFFICE")
    assert [r.tenant_name for r in x.rows] == [f"Ash {n} Co" for n in range(1, 6)]


def test_a_pivot_says_of_its_columns_that_they_are_sums() -> None:
    head = ["Unit", "Status", "Resident", "Sum of SF", "Sum of Market", "Sum of Rent"]
    rows = [[f"N10{n}", "Current", f"Una Vale {n}", 540 + n, 1310 + n, 1240 + n] for n in range(1, 5)]
    x = read(workbook([*TITLE, head, *rows]))
    assert [(r.area, r.market_rent, r.contract_rent) for r in x.rows] == [
        (540 + n, 1310 + n, 1240 + n) for n in range(1, 5)
    ]


def test_what_a_charge_comes_to_says_but_its_period_beside_it() -> None:
    head = [
        ["Bay", "Occupier", "Area sq ft", "Lease", None, "Recurring charges", None, None],
        [None, None, None, "Commences", "Expires", "Charge", "Per month", "Per year"],
    ]
    rows: list[list[Any]] = []
    for n in range(1, 5):
        rows += [
            [f"10{n}", f"Ash {n} Co", 5400, DAY, dt.date(2028, 1, 1), "Base rent", 4000 + n, 12 * (4000 + n)],
            [None, None, None, None, None, "Property tax est.", 630, 7560],
            [None, None, None, None, None, "Total", 4630 + n, 12 * (4630 + n)],
        ]
    vacant = ["105", "vacant", 2700, None, None, "Asking rent", 2350, 28200]
    x = read(workbook([*TITLE, *head, *rows, vacant], merged=("D3:E3", "F3:H3")), "INDUSTRIAL")
    assert [(r.contract_rent, r.total_charges) for r in x.rows[:4]] == [(4000 + n, 4630 + n) for n in range(1, 5)]
    assert [(r.contract_rent, r.market_rent) for r in x.rows[4:]] == [(None, 2350)]
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []
