"""What a roll itself tells of its codes, headings, terms and sums, in words that stand beside its rows."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from rolls import pdf, read, result, workbook

from fewer import each

TITLE: list[list[Any]] = [["Rent Roll"], ["As of 03/31/2026"], []]
DAY = dt.date


def homes(count: int, **more: Any) -> list[list[Any]]:
    return [[f"{101 + n}", f"Una Vance {n}", 650 + n, 1210 + 10 * n, *more.get("rest", ())] for n in range(count)]


def test_a_legend_says_what_the_codes_of_a_column_mean() -> None:
    head = ["Unit", "Resident", "SF", "Rent", "St"]
    codes = ["Q", "Q", "W", "Q", "Z", "W", "Q", "Q", "Q"]
    rows = [
        [row[0], None if code != "Q" else row[1], *row[2:], code] for row, code in zip(homes(9), codes, strict=True)
    ]
    legend = [["St: Q occupied  W vacant  Z model"]]
    x = read(workbook([*TITLE, head, *rows, [], *legend]))
    assert [row.status_text for row in x.rows] == codes
    meant = {"Q": "OCCUPIED", "W": "VACANT", "Z": "MODEL"}
    assert [row.occupancy_status for row in x.rows] == [meant[code] for code in codes]


def test_groups_of_codes_in_brackets_are_a_legend_too_and_no_unit() -> None:
    head = ["Unit", "Resident", "SF", "Rent", "Cd"]
    codes = ["X", "X", "Y", "X", "R", "X", "X", "Y"]
    rows = [
        [row[0], None if code != "X" else row[1], *row[2:], code] for row, code in zip(homes(8), codes, strict=True)
    ]
    x = read(workbook([*TITLE, head, *rows, [], ["Occupied (X)"], ["Vacant (Y, R)"], ["Cd: X let"]]))
    assert [row.occupancy_status for row in x.rows] == ["OCCUPIED" if code == "X" else "VACANT" for code in codes]


def test_a_legend_may_stand_in_the_cells_of_its_lines() -> None:
    head = ["Unit", "Resident", "SF", "Rent", "Occ Sts"]
    codes = ["C", "C", "N", "C", "O", "V", "L", "C", "D"]
    rows = [
        [row[0], row[1] if code in "CNL" else None, *row[2:], code] for row, code in zip(homes(9), codes, strict=True)
    ]
    legend = [["C", "Current"], ["N", "Current - notice given"], ["L", "Legal / eviction filed"]]
    legend += [["V", "Vacant"], ["O", "Model / office"], ["D", "Down"]]
    x = read(workbook([*TITLE, *legend, [], head, *rows]))
    meant = {"C": "OCCUPIED", "N": "NOTICE", "L": "EVICTION", "V": "VACANT", "O": "MODEL", "D": "DOWN"}
    assert [row.occupancy_status for row in x.rows] == [meant[code] for code in codes]


def test_the_end_of_a_sentence_is_no_heading() -> None:
    said = [["The amounts below are those of leases that are"], ["current."]]
    rows = [*homes(4), ["120", None, 700, None]]
    x = read(workbook([*TITLE, ["Unit", "Resident", "SF", "Rent"], *rows[:2], *said, *rows[2:]]))
    assert {row.section for row in x.rows} == {None}
    assert x.rows[-1].occupancy_status == "VACANT"


def test_a_heading_of_vacant_shops_says_that_nobody_rents_them() -> None:
    rows = [*homes(4), ["Vacant shops"], ["120", "Banff Basics", 700, 1300], ["121", "(never occupied)", 700, 1300]]
    x = read(workbook([*TITLE, ["Unit", "Resident", "SF", "Rent"], *rows]))
    assert (x.summary.occupied_units, x.summary.vacant_units) == (4, 2)


@pytest.mark.parametrize("heading", ["UPCOMING ARRIVALS (not in totals)", "Leases not yet commenced"])
def test_rows_below_a_heading_of_leases_to_come_are_no_units(heading: str) -> None:
    rows = [*homes(4), ["120", None, 700, None], [heading], ["120", "Sofia Reyes", 700, 1300]]
    x = read(workbook([*TITLE, ["Unit", "Resident", "SF", "Rent"], *rows]))
    assert (x.rows[-1].occupancy_status, x.rows[-1].counts_as_unit) == ("FUTURE", False)
    assert x.summary.total_units == 5


@pytest.mark.parametrize(
    ("status", "meant"),
    [("leaving 11/30", "NOTICE"), ("Sold 9/25", "FORMER"), ("Open", "VACANT"), ("Vacant (4/1)", "VACANT")],
)
def test_a_status_holds_from_the_day_behind_it(status: str, meant: str) -> None:
    head = ["Unit", "Resident", "SF", "Rent", "Status"]
    rows = [[*row, "Occupied"] for row in homes(5)] + [["120", None, 700, None, status]]
    assert read(workbook([*TITLE, head, *rows])).rows[-1].occupancy_status == meant


@each([("vacant home - rehab", "VACANT"), ("(vacant) Former Linens", "VACANT"), ("MODEL BED", "MODEL"),
     ("FORMER - D. Ostrow", "FORMER"),
     ("Vacant Lot Realty LLC", "OCCUPIED")])  # fmt: skip
def test_words_where_a_name_stands_say_who_is_there(name: str, status: str) -> None:
    rows = [*homes(5), ["120", name, 700, 900]]
    row = read(workbook([*TITLE, ["Unit", "Resident", "SF", "Rent"], *rows])).rows[-1]
    assert row.occupancy_status == status
    assert row.tenant_name == {"FORMER": "D. Ostrow", "OCCUPIED": name}.get(status)


def test_a_house_whose_name_stands_where_ids_do_heads_its_units() -> None:
    head = ["Unit", "Tenant", "SF", "Rent"]
    rows: list[list[Any]] = []
    for house, n in (("BLDG 100", 100), ("BLDG 200", 200)):
        rows += [
            [house, f"{n} Tradewind Pkwy"],
            *([f"{n + i}", f"Halyard Works {n + i}", 2000 + i, 3000 + i] for i in range(1, 5)),
        ]
    x = read(workbook([*TITLE, head, *rows]), "INDUSTRIAL")
    assert [row.unit for row in x.rows] == [f"{n + i}" for n in (100, 200) for i in range(1, 5)]
    assert [row.building for row in x.rows] == ["BLDG 100"] * 4 + ["BLDG 200"] * 4


def test_properties_that_are_numbered_are_each_a_property_of_their_own() -> None:
    head = ["Unit", "Tenant", "SF", "Rent"]
    rows: list[list[Any]] = []
    for n, name in enumerate(("Redfern Center", "Kellogg Yards", "Tidewater Depot"), 1):
        rows += [[f"Property {n} of 3: {name}"], head,
                 *([letter, f"Halyard {name[:4]} {letter}", 900 + n, 3000 + n] for letter in "ABC"), []]  # fmt: skip
    x = read(workbook([*TITLE, *rows]), "WAREHOUSE")
    assert [row.property_name for row in x.rows] == [
        name for name in ("Redfern Center", "Kellogg Yards", "Tidewater Depot") for _ in "ABC"
    ]
    assert all(row.counts_as_unit for row in x.rows)


def test_a_heading_may_say_the_kind_of_the_units_below_it() -> None:
    head = ["Unit", "Customer", "SqFt", "Rent"]
    small = [[f"A{n}", f"Vance, Una {n}", 25, 40 + n] for n in range(1, 6)]
    large = [[f"B{n}", f"Vance, Ida {n}", 100, 90 + n] for n in range(1, 6)]
    x = read(workbook([*TITLE, head, ["SIZE 5x5 CC"], *small, ["SIZE 10x10 CC"], *large]), "SELF_STORAGE")
    assert [row.unit_type for row in x.rows] == ["5x5 CC"] * 5 + ["10x10 CC"] * 5
    assert {row.property_name for row in x.rows} == {None}


def test_houses_are_told_by_numbers_of_units_that_begin_again() -> None:
    head = ["Zorb", "Apt", "Who", "Rent"]
    rows = [
        ["212 Elm" if n == 1 else None, f"{n}", f"Ross Dettmer {n}", 500 + n] for n in range(1, 4)
    ] + [["508 N. 3rd" if n == 1 else None, f"{n}", f"Clay Birdsall {n}", 600 + n] for n in range(1, 5)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]))
    assert [row.building for row in x.rows] == ["212 Elm"] * 3 + ["508 N. 3rd"] * 4
    assert all(row.counts_as_unit for row in x.rows)
    same = [[f"House {n}", *row[1:]] for n, row in enumerate(rows)]
    assert {row.building for row in read(workbook([*TITLE, head, *same[:3]])).rows} == {None}


def test_units_of_one_number_under_two_headings_are_two() -> None:
    head = ["Room", "Resident", "Rent"]
    rows = [["PHASE ONE"], *([f"{n}", f"Ross Dettmer {n}", 500] for n in (1, 2)), ["PHASE TWO"],
            *([f"{n}", f"Clay Birdsall {n}", 500] for n in (1, 2))]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "STUDENT_HOUSING")
    assert sum(row.counts_as_unit for row in x.rows) == 4


def test_an_option_below_a_name_is_none_of_its_words() -> None:
    head = ["Suite", "Tenant", "SF", "Rent", "Lease End"]
    rows: list[list[Any]] = []
    for n in range(6):
        rows.append([f"{100 + n}", f"Halyard Works {n}", 2000 + n, 3000 + n, DAY(2028, 3, 31)])
        if n % 2:
            rows.append([None, "OPT-RNW One (1) option to renew, 60 mos.; notice due 8/31/2027"])
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [row.tenant_name for row in x.rows] == [f"Halyard Works {n}" for n in range(6)]
    assert [[o.kind for o in row.options] for row in x.rows] == [["renewal"] if n % 2 else [] for n in range(6)]
    assert x.rows[1].options[0].notice_date == DAY(2027, 8, 31)


def test_charges_of_a_schedule_are_told_by_their_codes_and_those_to_come_are_steps() -> None:
    head = ["Space", "Occupant", "SF", "Occ. Status", "Recurring Item", "Item From", "Item To", "Zorb"]
    rows: list[list[Any]] = []
    for n in range(5):
        begin, end = DAY(2025, 5, 1), DAY(2026, 4, 30)
        rows += [[f"N{n + 1}", f"Una Vance {n}", 588, "Occupied", "Rent", begin, end, 1125 + n],
                 [None, None, None, None, "Water/Sewer", begin, None, 38]]  # fmt: skip
        if n == 2:
            rows.append([None, None, None, None, "Rent", DAY(2026, 5, 1), None, 1165])
        rows.append([None, None, None, None, "Unit total", None, None, 1163 + n])
    x = read(workbook([*TITLE, head, *rows]))
    assert [row.contract_rent for row in x.rows] == [1125 + n for n in range(5)]
    assert [row.total_charges for row in x.rows] == [1163 + n for n in range(5)]
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(DAY(2026, 5, 1), 1165)] if n == 2 else [] for n in range(5)
    ]
    assert result(x, "R01").status == "PASS"


def test_a_part_of_the_rent_is_no_charge_and_a_fee_that_few_pay_is_one() -> None:
    head = ["Unit", "Resident", "Contract Rent", "of which voucher", "Pet Fee", "RV Stall", "Total Monthly"]
    rows = []
    for n in range(12):
        fees = [35 if n % 3 == 0 else None, 20 if n == 4 else None]
        rent = 1900 + 10 * n
        rows.append(
            [
                f"{101 + n}",
                f"Una Vance {n}",
                rent,
                1500 if n % 4 == 0 else None,
                *fees,
                rent + sum(f or 0 for f in fees),
            ]
        )
    x = read(workbook([*TITLE, head, *rows]))
    assert [[c.code for c in row.charges] for row in x.rows] == [
        [*(["Pet Fee"] if n % 3 == 0 else []), *(["RV Stall"] if n == 4 else [])] for n in range(12)
    ]
    assert result(x, "R01").status == "PASS"


def test_steps_that_are_numbered_are_steps_and_numbers_of_a_forms_columns_no_words() -> None:
    head = ["Suite [1]", "Tenant [2]", "Area (SF) [3]", "Current Base Rent ($/Yr) [4]", "Step 1 Date [5]",
            "Step 1 Base Rent ($/Yr) [6]", "Step 2 Date [7]", "Step 2 Base Rent ($/Yr) [8]"]  # fmt: skip
    rows = [
        [
            f"{200 + n}",
            f"Halyard Works {n}",
            2000 + n,
            60000 + n,
            DAY(2026, 7, 1),
            62000 + n,
            DAY(2027, 7, 1),
            64000 + n,
        ]
        for n in range(6)
    ]
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    assert [row.annual_rent for row in x.rows] == [60000 + n for n in range(6)]
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(DAY(2026, 7, 1), 62000 + n), (DAY(2027, 7, 1), 64000 + n)] for n in range(6)
    ]
    assert not any(row.charges for row in x.rows)


def test_what_a_step_goes_to_is_its_amount_whatever_its_words_could_mean() -> None:
    head = ["Suite", "Tenant", "Area", "Monthly Rent", "Step Date", "Step To (Mo.)"]
    rows = [[f"{200 + n}", f"Halyard Works {n}", 2000 + n, 6000 + n, *([DAY(2026, 7, 1), 6200] if n == 1 else [])]
            for n in range(6)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    assert [(s.date, s.amount, s.end_date) for s in x.rows[1].rent_steps] == [(DAY(2026, 7, 1), 6200, None)]


def test_people_of_a_household_are_no_area_and_a_fee_of_every_home_no_unit() -> None:
    head = ["Property Address", "HH Members Size", "Resident", "Rent", "Smart Home", "Total Monthly"]
    rows = [[f"{411 + n} Wicker Ln", 1 + n % 4, f"Una Vance {n}", 1300 + n, 40, 1340 + n] for n in range(10)]
    x = read(workbook([*TITLE, head, *rows]), "SINGLE_FAMILY_RENTAL")
    assert [row.unit for row in x.rows] == [f"{411 + n} Wicker Ln" for n in range(10)]
    assert {row.area for row in x.rows} == {None}
    assert {tuple(c.amount for c in row.charges) for row in x.rows} == {(40,)}


def test_a_rate_that_no_rent_keeps_to_is_none_of_the_rents() -> None:
    head = ["Space", "Tenant", "GLA", "Min Rent", "Sales", "$/SF"]
    rows = [[f"{1000 + n}", f"Halyard Works {n}", 1500 + 13 * n, 6000 + 7 * n, 400 + n, 274 + n] for n in range(8)]
    total = ["Total", None, sum(r[2] for r in rows), sum(r[3] for r in rows)]
    x = read(workbook([*TITLE, head, *rows, total]), "RETAIL")
    assert {row.rent_per_area for row in x.rows} == {None}
    assert not [c for c in x.checks if c.status == "FAIL"]
    assert all("contractRent" in row.proved for row in x.rows)


@pytest.mark.parametrize(
    "label", ["38 units, 32 rented", "19 of 20 occupied", "PROJECT TOTAL: 20 units, 19 occupied, 1 vacant",
              "Portfolio Total / 20 homes"],
)  # fmt: skip
def test_how_many_of_all_stands_beside_the_sums_of_all(label: str) -> None:
    count = 38 if label.startswith("38") else 20
    vacant = 6 if count == 38 else 1
    head = ["Unit", "Resident", "Market", "Rent"]
    rows = [[f"{101 + n}", f"Una Vance {n}" if n >= vacant else "VACANT", 1000 + n, 900 + n if n >= vacant else None]
            for n in range(count)]  # fmt: skip
    total = [label, None, sum(row[2] for row in rows), sum(row[3] or 0 for row in rows)]
    x = read(workbook([*TITLE, head, *rows, total]))
    assert len(x.rows) == count
    assert not [c for c in x.checks if c.status == "FAIL"]
    assert result(x, "R04").status == "PASS"
    assert "FAIL" not in {result(x, "R03").status, result(x, "R12").status}


def test_units_by_their_numbers_are_no_count() -> None:
    head = ["Unit", "Tenant", "SF", "Rent", "Zorb"]
    rows = [[f"{n}", f"Halyard Works {n}", 400 + n, 1500 + n, 20 + n] for n in range(1, 7)]
    total = ["Sub-total Units 1-6", None, sum(r[2] for r in rows), sum(r[3] for r in rows), 141]
    x = read(workbook([*TITLE, head, *rows, total]), "INDUSTRIAL")
    assert result(x, "R03").status != "FAIL"


def test_rows_that_are_numbered_have_names_in_the_column_of_the_words() -> None:
    head = ["Tenant Name", None, "SqFt", "Rent"]
    rows = [[n + 1, f"Pellworth Trust {n}", 4218 + n, 9000 + n] for n in range(6)]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [row.tenant_name for row in x.rows] == [f"Pellworth Trust {n}" for n in range(6)]
    assert {row.unit for row in x.rows} == {None}


def test_a_space_below_an_empty_row_is_no_rest_of_the_one_above() -> None:
    head = ["Which room", "Who has it", "They give each month", "Agreement through", "Remarks"]
    rows = [
        ["Lower hall", "Sparrows Nursery School", 1800, "June 2027", None],
        [None] * 5,
        ["Room 3 and the vestry", "Orchard Choir", 150, "month to month", "put in the plate"],
        [None] * 5,
        ["Parlor", "-- nobody at present --", None, None, "was the quilt guild until Easter"],
        [None] * 5,
        ["Steeple", "Summit Cellular", 1265, "April 2034", None],
    ]
    x = read(workbook([*TITLE, head, *rows]), "OTHER")
    assert [row.unit for row in x.rows] == ["Lower hall", "Room 3 and the vestry", "Parlor", "Steeple"]
    assert [row.tenant_name for row in x.rows] == ["Sparrows Nursery School", "Orchard Choir", None, "Summit Cellular"]
    assert [row.contract_rent for row in x.rows] == [1800, 150, None, 1265]


def test_words_below_an_empty_row_that_nothing_explains_are_said_to_be_unread() -> None:
    head = ["Room", "Tenant", "Monthly Rent", "Lease End", "Remarks"]
    rows = [
        ["Lower hall", "Sparrows Nursery School", 1800, "2027-06-30", None],
        [None] * 5,
        ["Parlor", "guild of quilters", None, None, "until Easter"],
        [None] * 5,
        ["Steeple", "Summit Cellular", 1265, "2034-04-30", None],
    ]
    x = read(workbook([*TITLE, head, *rows]), "OTHER")
    assert [row.unit for row in x.rows] == ["Lower hall", "Steeple"]
    assert [place.cell for place in x.ledger.unexplained]


def test_homes_are_named_by_their_ids_and_not_by_their_streets() -> None:
    head = ["Home ID", "Street Address", "BR", "Sq Ft", "Resident", "Rent", "Security Deposit"]
    rows = [
        [f"HP-{1100 + 2 * n}", f"{120 + 4 * n} Sabre Ct", 3, 1480 + n, f"Ibarra {n}", 1656 + n, 0] for n in range(6)
    ]
    x = read(workbook([*TITLE, head, *rows]))
    assert [row.unit for row in x.rows] == [row[0] for row in rows]


@pytest.mark.parametrize("made", [pdf, workbook])
def test_remarks_beside_one_of_two_halves_of_a_list_tell_steps(
    made: Callable[[Sequence[Sequence[Any]]], bytes],
) -> None:
    head = ["Unit", "Size", "Tenant", "Rent", "", "", "Unit", "Size", "Tenant", "Rent"]
    lines = [
        [
            *(f"A{n:02}", "10x10", f"Una Vance {n}", str(100 + n), "to 150 on 1/1/2027" if n % 3 == 0 else "", ""),
            *(f"B{n:02}", "10x10", f"Odo Wren {n}", str(120 + n)),
        ]
        for n in range(1, 16)
    ]
    x = read(made([["Keystone Storage"], ["Rent Roll as of 10/31/2026"], [], head, *lines]))
    assert len(x.rows) == 30
    assert [one.unit for one in x.rows if one.rent_steps] == ["A03", "A06", "A09", "A12", "A15"]


@pytest.mark.parametrize("made", [pdf, workbook])
@pytest.mark.parametrize("remarks", ["", "Remarks"])
def test_one_half_of_a_list_may_have_remarks_and_end_in_a_vacant_unit(
    made: Callable[[Sequence[Sequence[Any]]], bytes], remarks: str
) -> None:
    head = ["Unit", "Size", "Tenant", "Rent", remarks, "", "Unit", "Size", "Tenant", "Rent"]
    lines = [
        [
            *(f"A{n:02}", "10x10", f"Una Vance {n}", str(100 + n), "late" if n % 3 == 0 else "", ""),
            *(f"B{n:02}", "10x10", f"Odo Wren {n}", str(120 + n)),
        ]
        for n in range(1, 15)
    ]
    lines.append(["A15", "10x10", "VACANT", "", "late", "", "B15", "10x10", "Odo Wren 15", "135"])
    x = read(made([["Keystone Storage"], ["Rent Roll as of 10/31/2026"], [], head, *lines]))
    assert [one.unit for one in x.rows] == [f"{half}{n:02}" for half in "AB" for n in range(1, 16)]


@pytest.mark.parametrize(
    ("foot", "day"),
    [
        ("Rent Roll 10.31.26", DAY(2026, 10, 31)),
        ("Rent roll at 31 October 2026", DAY(2026, 10, 31)),
        ("October 2026 Rent Roll", DAY(2026, 10, 31)),
        ("Rents current through October 31, 2026", DAY(2026, 10, 31)),
        ("Printed 11/05/2026", None),
        ("Roof lease to Cellway dated 3/1/2019, rent roll of 10/31/2026 to be signed by both", None),
    ],
)
@pytest.mark.parametrize("made", [pdf, workbook])
def test_a_title_at_the_foot_says_of_which_day_a_roll_is(
    made: Callable[[Sequence[Sequence[Any]]], bytes], foot: str, day: dt.date | None
) -> None:
    head = ["Unit", "Resident", "SF", "Rent"]
    x = read(made([["Elm Court"], ["Tenants"], [], head, *homes(8), [], [foot]]))
    assert x.meta.as_on_date == day
    assert len(x.rows) == 8


def test_a_lease_in_force_below_a_word_for_vacant_spaces_is_let() -> None:
    names = ["Suite", "Tenant", "SF", "Start", "End", "Monthly Rent", "Next Increase", "Annual Rent After"]
    day = dt.date(2027, 3, 1)
    rows = [
        ["101", "Pond Dental", 1200, dt.date(2022, 3, 1), dt.date(2032, 2, 28), 2400, day, 29700],
        ["Available", *[None] * 7],
        ["102", None, 900, None, None, None, None, None],
        ["103", "Reed Optical", 1500, dt.date(2021, 6, 1), dt.date(2031, 5, 31), 3150, None, None],
        ["104", "Old Mill Books", 800, dt.date(2015, 6, 1), dt.date(2020, 5, 31), 1150, None, None],
    ]
    x = read(workbook([["Mill Pond Plaza"], ["Rent roll as of March 31, 2026"], names, *rows]))
    assert [row.occupancy_status for row in x.rows] == ["OCCUPIED", "VACANT", "OCCUPIED", "VACANT"]
    assert [(step.date, step.amount) for step in x.rows[0].rent_steps] == [(day, 29700)]


def test_an_area_at_the_end_of_the_line_that_heads_a_lease_is_its_own() -> None:
    cards: list[list[Any]] = []
    for n in range(4):
        cards += [
            [f"Premises L-{n}", f"Corvina {n} LLC", f"{6140 + n:,} rentable sq. ft."],
            ["Commencement:", f"1 May 201{n}", "Expiration:", f"30 Apr 203{n}"],
            ["Annual rent:", f"${368400 + n:,}.00", "Security deposit:", f"${61400 + n:,}.00"],
            [],
        ]
    x = read(pdf([["Schedule of Commercial Leases"], ["Certified as of August 31, 2026"], [], *cards]), "HOSPITALITY")
    assert [(row.tenant_name, row.area) for row in x.rows] == [(f"Corvina {n} LLC", 6140 + n) for n in range(4)]


def test_names_that_are_numbered_without_a_dot_are_names_and_the_vacant_one_is_vacant() -> None:
    head = ["Suite", "Tenant Name", "SqFt", "Rent"]
    rows: list[list[object]] = [[f"{100 + n}", f"{n + 1} Pellworth Trust 4 LLC", 4218 + n, 9000 + n] for n in range(6)]
    rows[3][1:] = ["4 Vacant", 2000, None]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert x.rows[0].tenant_name == "Pellworth Trust 4 LLC"
    assert (x.rows[3].tenant_name, x.rows[3].occupancy_status) == (None, "VACANT")
