"""Rolls as people in the field make them, met after those of test_rent_roll_outside: what each showed, in small."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from typing import Any

import pytest
from rolls import column, pdf, read, status, workbook

from docextract.errors import ExtractionFailedError
from docextract.vocabulary import load_vocabulary

DAY = dt.date
BOTH = [workbook, pdf]


def test_a_second_column_headed_unit_holds_the_areas_that_lost_their_header() -> None:
    for second in ("Unit", "Unit.1"):
        head = ["Unit", "Unit Type", second, "Resident", "Name", "Market", "Resident.1"]
        rows = [[f"10{n}", "1x1", 700 + 50 * (n % 2), f"t{n}", "Ames", 1400, 250] for n in range(5)]
        x = read(workbook([head, *rows]))
        assert column(x, "area") == [700, 750, 700, 750, 700]
    mixed = [["101", "1x1", n, "t1", "Ames", 1400, 250] for n in range(5)]
    assert column(read(workbook([head, *mixed])), "area") == [None] * 5


def test_two_days_above_each_other_in_a_header_are_two_days() -> None:
    head = [["Unit", "Name", "Move-In", "Rent"], [None, None, "Move-Out", None]]
    rows = [["101", "Ames", DAY(2025, 3, 15), 900], ["102", "Boll", DAY(2025, 4, 15), 950]]
    x = read(workbook([["Rent Roll"], [], *head, *rows]))
    assert [(r.move_in_date, r.move_out_date) for r in x.rows] == [(DAY(2025, 3, 15), None), (DAY(2025, 4, 15), None)]


def test_houses_of_a_vacant_section_are_rows_named_by_their_property() -> None:
    head = ["Property", "Unit", "Tenant", "Sqft", "Market Rent", "Rent", "Lease To"]
    lines = [
        ["Rent Roll"], ["As of: 10/31/2026"], [], head,
        ["Current"],
        ["100 Lark Ln - 100 Lark Ln Reno", None, "Owen Reed", 1400, 1900, 1850, DAY(2027, 1, 28)],
        ["101 Lark Ln - 101 Lark Ln Reno", None, "Ida Moss", 1410, 1910, 1860, DAY(2027, 2, 28)],
        [None, "2 Units", None, 2810, 3810, 3710],
        ["Vacant Unrented"],
        ["102 Lark Ln - 102 Lark Ln Reno", None, None, 1420, 1920, None, None],
        [None, "1 Units", None, 1420, 1920, 0],
        ["Total", "3 Units", None, 4230, 5730, 3710],
    ]  # fmt: skip
    for make in BOTH:
        x = read(make(lines), "SINGLE_FAMILY_RENTAL")
        assert column(x, "occupancy_status") == ["OCCUPIED", "OCCUPIED", "VACANT"]
        assert x.rows[2].property_name == "102 Lark Ln - 102 Lark Ln Reno"
        assert [c.title for c in x.checks if c.status == "FAIL"] == []


def test_amounts_before_the_day_of_a_step_are_those_of_the_rent_in_force() -> None:
    above = [None, None, None, None, None, None, "Rent Escalations", None]
    head = ["Suite", "Tenant", "SF", "Monthly Rent", "Annual Rent", "PSF", "Date", "New PSF"]
    rows = [
        ["100", "Pacific Title", 5200, 13433.33, 161200, 31.0, DAY(2027, 11, 1), 32.0],
        ["200", "Haverford", 4410, 11943.75, 143325, 32.5, DAY(2027, 6, 1), 33.25],
    ]
    for make in BOTH:
        x = read(make([["Rent Roll"], [], above, head, *rows]), "OFFICE")
        assert column(x, "annual_rent") == [161200, 143325]
        assert [[(s.date, s.per_area) for s in r.rent_steps] for r in x.rows] == [
            [(DAY(2027, 11, 1), Decimal("32.0"))], [(DAY(2027, 6, 1), Decimal("33.25"))],
        ]  # fmt: skip


def test_a_day_on_which_something_will_change_is_no_step() -> None:
    head = ["Parcel", "Lessee", "Land SF", "Ground Rent / Yr", "Next Adj."]
    rows = [["1A", "Hotel LP", 139392, 240000, DAY(2030, 7, 1)], ["1B", "Fuel Corp", 39204, 96000, DAY(2031, 7, 1)]]
    x = read(workbook([["Ground Lease Schedule"], [], head, *rows]), "LAND")
    assert column(x, "rent_steps") == [(), ()]
    assert [c.header for c in x.rows[0].source_columns] == ["Next Adj."]
    assert column(x, "annual_rent") == [240000, 96000]


def test_months_of_free_rent_are_no_rent() -> None:
    head = ["Tenant Name", "Suite", "Area (SF)", "Base Rent ($/SF/Yr)", "Free Rent (Mos)"]
    rows = [["Alder Group", "100", 12500, 29.5, 0], ["Bay Ortho", "200", 8400, 31.25, 3]]
    x = read(workbook([["Summit Center (Amounts in USD)"], ["Rent Roll"], [], head, *rows]), "OFFICE")
    assert column(x, "contract_rent") == [None, None]
    assert column(x, "rent_per_area") == [Decimal("29.5"), Decimal("31.25")]
    assert {row.property_name for row in x.rows} == {"Summit Center"}


def test_words_that_their_cells_break_are_whole() -> None:
    head = ["Ste.", "Tenant", "RSF", "Commence-ment", "Expira-tion", "Rate/RSF"]
    rows = [["101", "Valley PA", 9800, DAY(2020, 3, 1), DAY(2030, 2, 28), 34.0]] * 2
    x = read(workbook([["Rent Roll"], [], head, *rows]), "OFFICE")
    assert (x.rows[0].lease_start_date, x.rows[0].lease_end_date) == (DAY(2020, 3, 1), DAY(2030, 2, 28))
    assert x.rows[0].rent_per_area == 34


@pytest.mark.parametrize("name", ["Suite B - Vacant", "3. Vacant Suite 250", "Unit 12 – VACANT", "Unleased"])
def test_more_ways_of_saying_that_nobody_is_there(name: str) -> None:
    head = ["Tenant", "Premises SF", "Lease Exp", "Base Rent/Mo", "Sec Dep"]
    rows = [["Suite A - Allied Plastics", 48200, DAY(2029, 6, 30), 39524, 79048], [name, 22000, None, None, None]]
    x = read(workbook([["Rent Roll"], [], head, *rows]), "INDUSTRIAL")
    assert column(x, "tenant_name") == ["Suite A - Allied Plastics", None]
    assert column(x, "occupancy_status") == ["OCCUPIED", "VACANT"]


def test_a_tenant_with_a_dash_and_the_word_vacant_land_is_one() -> None:
    head = ["Suite", "Tenant", "SF", "Monthly Rent"]
    rows = [["A", "Bolt - Vacant Lot Services LLC", 100, 900], ["B", "Ames", 100, 900]]
    assert column(read(workbook([["Rent Roll"], [], head, *rows]), "RETAIL"), "occupancy_status") == ["OCCUPIED"] * 2


def test_members_of_shared_offices_are_tenants() -> None:
    head = [
        "Office",
        "Type",
        "Desks",
        "Member Company",
        "Agreement Start",
        "Agreement End",
        "List Price",
        "Monthly Fee",
    ]
    rows = [
        ["201", "Private Office", 4, "Zephyr Apps", DAY(2026, 2, 1), DAY(2027, 1, 31), 1800, 1750],
        ["202", "Private Office", 6, "Available", None, None, 2700, None],
    ]
    x = read(workbook([["Hive & Co"], ["Rent Roll"], [], head, *rows]), "OFFICE")
    assert [(r.unit, r.tenant_name, r.market_rent, r.contract_rent, r.area) for r in x.rows] == [
        ("201", "Zephyr Apps", 1800, 1750, None), ("202", None, 2700, None, None),
    ]  # fmt: skip
    assert x.rows[0].lease_end_date == DAY(2027, 1, 31)


def test_the_first_and_last_vacant_unit_of_a_letter_is_a_row() -> None:
    head = ["Unit", "Tenant", "Start", "Rent Rate"]
    rows: list[list[object]] = [[f"{'AB'[n // 3]}{100 + n}", "Webb", DAY(2025, 1, 14), 69.0] for n in range(6)]
    rows[2][1:] = rows[3][1:] = [None] * 3
    x = read(workbook([["Lockbox Storage"], ["Rent Roll"], [], head, *rows[:3], *rows[4:]]), "SELF_STORAGE")
    assert column(x, "unit") == ["A100", "A101", "A102", "B104", "B105"]
    x = read(workbook([["Lockbox Storage"], ["Rent Roll"], [], head, *rows[:2], *rows[3:]]), "SELF_STORAGE")
    assert column(x, "unit") == ["A100", "A101", "B103", "B104", "B105"]


def test_words_of_a_table_below_the_totals_are_no_unit() -> None:
    head = ["Unit", "Size", "Area", "Tenant", "Std Rate", "Rent"]
    rows = [[f"100{n}", "5 x 10", 50, "Ng" if n else "VACANT", 99, 89 if n else None] for n in range(4)]
    after = [["Occupancy", "Units", "%", "Area", "%"], ["Occupied", 3, 0.75, 150, 0.75], ["Vacant", 1, 0.25, 50, 0.25]]
    total = ["Total: 4 Units", None, 200, None, 396, 267]
    x = read(workbook([["Depot #14"], ["Rent Roll"], [], head, *rows, total, [], *after]), "SELF_STORAGE")
    assert column(x, "unit") == ["1000", "1001", "1002", "1003"]


def test_a_unit_above_its_beds_says_only_which_they_are() -> None:
    head = ["Unit", "Bed", "Resident", "Level", "Base Rent", "Admit Date"]
    rows: list[list[object]] = []
    for unit in ("5", "6"):
        rows.append([unit, None, None, "Semi-Private"])
        rows += [[None, f"{unit}-{bed}", f"Resident {unit}{bed}", 2, 3900, DAY(2025, 1, 5)] for bed in "AB"]
    for make in BOTH:
        x = read(make([["Lakeside Manor"], ["Rent Roll"], [], head, *rows]), "SENIOR_HOUSING")
        assert [(r.unit, r.bed) for r in x.rows] == [("5", "5-A"), ("5", "5-B"), ("6", "6-A"), ("6", "6-B")]


def test_a_row_of_words_above_beds_names_their_unit_its_type_and_its_area() -> None:
    head = ["Bed", "Student", "Status", "Market", "Rent"]
    rows: list[list[object]] = []
    for house, units in (("NORTH HOUSE", ("101", "102")), ("SOUTH HOUSE", ("151",))):
        rows.append([house])
        for unit, kind in zip(units, ("3x3 Corner", "4x4 Loft"), strict=False):
            rows.append([f"Apt {unit}", "|", kind, "|", "1,176 sq ft"])
            rows += [[f"{unit}-{bed}", f"Ann {unit}{bed}", "In house", 925, 900] for bed in "ABC"]
    x = read(pdf([["Quill Row"], ["Rent Roll"], [], head, *rows]), "STUDENT_HOUSING")
    assert column(x, "bed") == [f"{unit}-{bed}" for unit in (101, 102, 151) for bed in "ABC"]
    assert column(x, "unit_type") == ["3x3 Corner"] * 3 + ["4x4 Loft"] * 3 + ["3x3 Corner"] * 3
    assert column(x, "area") == [None] * 9


def test_a_fee_of_one_unit_completes_the_sums() -> None:
    head = ["Site", "Resident", "Lot Rent", "Water", "Trash", "Late Fee", "Total Monthly"]
    rows = [[str(n), "Hale", 495.0, 28.5, 15.0, None, 538.5] for n in range(1, 10)]
    rows[6][5:] = [25.0, 563.5]
    x = read(workbook([["Whispering Pines"], ["Rent Roll"], [], head, *rows]), "MANUFACTURED_HOUSING")
    assert [(c.code, c.amount) for c in x.rows[6].charges][-1] == ("Late Fee", 25)
    assert [c.status for c in x.checks if c.check_id == "R01"] == ["PASS"]
    without = [[*row[:5], row[6]] for row in rows]
    x = read(workbook([["Whispering Pines"], ["Rent Roll"], [], [*head[:5], head[6]], *without]))
    assert [c.status for c in x.checks if c.check_id == "R01"] == ["FAIL"]


@pytest.mark.parametrize("header", ["Slip Holder", "Member Company", "Permit Holder", "Licensee"])
def test_who_holds_a_slip_or_a_permit_is_its_tenant(header: str) -> None:
    rows = [["P001", "Ray Dunn", 185], ["P002", "Open", None]]
    x = read(workbook([["5th & Main"], ["Monthly Parker Roll: October 2026"], ["Space No.", header, "Rate/Mo"], *rows]))
    assert column(x, "tenant_name") == ["Ray Dunn", None]
    assert column(x, "contract_rent") == [185, None]
    assert x.meta.as_on_date == DAY(2026, 10, 31)


def test_a_vacant_house_with_a_status_is_a_row() -> None:
    head = ["Portfolio", "Building", "Unit", "Market Rent", "Lease Status", "Tenant", "Start", "Rent"]
    rows = [
        ["Sunrise LLC", "10 Oak Way", None, 1700, "Active", "Kim Poe", DAY(2026, 1, 1), 1650],
        ["Sunrise LLC", "11 Oak Way", None, 1700, "Vacant", None, None, None],
        ["Sunrise LLC", "12 Oak Way", None, 1700, "Active", "Jo Bly", DAY(2026, 1, 1), 1650],
    ]
    x = read(workbook([["Rent Roll"], [], head, *rows]), "SINGLE_FAMILY_RENTAL")
    assert [(r.building, r.occupancy_status) for r in x.rows] == [
        ("10 Oak Way", "OCCUPIED"), ("11 Oak Way", "VACANT"), ("12 Oak Way", "OCCUPIED"),
    ]  # fmt: skip


def test_a_lone_vacant_unit_is_a_row_whoever_the_next_list_names() -> None:
    head = ["Unit", "Type", "Residents", "Market Rent", "Rent", "Move In"]
    let = [[str(n), "A1", f"Ann {name}", 1000, 950, DAY(2024, 5, 1)] for n, name in ((101, "Bell"), (102, "Cole"))]
    vacant = ["103", "A1", "Vacant Unit", 1100, None, None]
    later = [["101", "A1", "Ann Bell", 1000, 980, DAY(2024, 5, 1)], ["103", "A1", "Dee Fox", 1100, 1090, None]]
    parts = [["Current"], head, *let, [], ["Vacant"], head, vacant, [], ["Future"], head, *later]
    x = read(workbook([["Elm Court"], ["Rent Roll"], [], *parts]))
    assert column(x, "unit") == ["101", "102", "103", "101", "103"]
    assert x.rows[2].occupancy_status == "VACANT"
    assert not x.ledger.unexplained


def test_a_size_with_its_unit_of_area_is_an_area() -> None:
    head = ["Unit", "Size", "Market Rent", "Tenants", "Lease Rent"]
    rows = [["Unit 1", "900 Sq. Ft.", 1300, "Ada Fry", 1275], ["Unit 2", "950 Sq. Ft.", 1300, "Bo Fry", 1275]]
    x = read(workbook([["Rent Roll"], [], head, *rows]))
    assert [(r.area, r.area_unit, r.unit_type) for r in x.rows] == [(900, "SQFT", None), (950, "SQFT", None)]


def test_what_the_laundry_earns_is_a_row_and_expenses_below_are_none() -> None:
    head = ["Apt", "Name", "BR", "Rent", "Lease thru", "Sec dep"]
    rows = [["1F", "Gloria P.", 2, "$875", "Jul 2027", "$875"], ["1R", "Mrs. Tate", 2, "$850", "MTM", "$850"]]
    after: list[list[object]] = [["laundry", None, None, "$120"], ["Total mo.", None, None, "$1,845"], []]
    costs = [
        ["Expenses"],
        ["Taxes", None, None, "$6,200"],
        ["Ins", None, None, "$3,100"],
        ["Net", None, None, "$9,000"],
    ]
    for make in BOTH:
        x = read(make([["2217 Delmar Blvd"], ["rent roll oct 2026"], [], head, *rows, *after, *costs]))
        assert [(r.unit, r.space_use, r.counts_as_unit) for r in x.rows] == [
            ("1F", "RESIDENTIAL", True), ("1R", "RESIDENTIAL", True), ("laundry", "NON_UNIT", False),
        ]  # fmt: skip
        assert [c.basis for c in x.checks if c.check_id == "R05"] == ["current+nonUnit"]


def test_suites_with_their_areas_and_rents_in_words_are_read() -> None:
    head = ["SUITE / SIZE", "TENANT", "TERM", "RENT", "INCREASES"]
    rows = [
        ["Suite 200 (4,500 SF)", "Rocky Spine", "1/1/22 - 12/31/28", "$1.25/SF NNN", "CPI"],
        ["Suite 210 (2,250 SF)", "AVAILABLE", None, "$1.30/SF NNN asking", None],
        ["Suite 220 (6,100 SF)", "Flatiron Labs", "7/1/24 - 6/30/29", "$1.18/SF NNN", "7/1/27 $1.22"],
    ]
    for make in BOTH:
        x = read(make([["Pine Ridge"], ["Tenants in place 10/1/2026"], [], head, *rows]), "OFFICE")
        assert [(r.unit, r.area, r.rent_per_area) for r in x.rows] == [
            ("Suite 200", 4500, Decimal("1.25")), ("Suite 210", 2250, Decimal("1.30")),
            ("Suite 220", 6100, Decimal("1.18")),
        ]  # fmt: skip
        assert x.rows[0].unread == {"contractRent": "$1.25/SF NNN"}
        assert (x.rows[2].lease_start_date, x.rows[2].lease_end_date) == (DAY(2024, 7, 1), DAY(2029, 6, 30))
        assert [(s.date, s.amount, s.per_area) for s in x.rows[2].rent_steps] == [
            (DAY(2027, 7, 1), None, Decimal("1.22")),
        ]  # fmt: skip
        assert x.meta.as_on_date == DAY(2026, 10, 1)


def test_a_row_that_says_what_to_fill_in_is_no_unit() -> None:
    head = ["Unit Number*", "Unit Type*", "Square Feet", "Tenant Name", "Lease Start Date", "Market Rent*", "Rent"]
    told = ["Must be unique.", "Required", "Number", "First Last", "MM/DD/YYYY", "No $ signs", "Required if occupied"]
    rows = [["A-1", "2x2", 980, "Jo Bly", DAY(2026, 2, 1), 1400, 1375], ["A-2", "2x2", 980, None, None, 1400, None]]
    x = read(workbook([head, told, *rows]))
    assert column(x, "unit") == ["A-1", "A-2"]
    assert x.ledger.unexplained == []


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (
            [["Rent Comparables"], [], ["Property", "Address", "Units", "Year Built"], ["Ivy", "12 Elm", 120, 1998]],
            "found 'Rent Comparables', with a table of 'Property', 'Address', 'Units', 'Year Built'",
        ),
        (
            [["LEASE ABSTRACT"], ["Tenant:", "Acme Inc"], ["Suite:", "100"]],
            "found 'LEASE ABSTRACT', without a table of figures under column headers",
        ),
    ],
)
def test_a_refusal_says_what_stands_there(lines: list[list[object]], says: str) -> None:
    with pytest.raises(ExtractionFailedError, match=says):
        read(workbook(lines))


def test_suites_that_a_dash_parts_from_their_building_are_without_it() -> None:
    head = ["Bldg Id-Suit Id", None, "Occupant Name", "GLA Sqft", "Monthly Base Rent"]
    rows = [["HP1", "-0160", "Vacant", 1450, None], ["HP1", "-0100/", "Global Freight", 8200, 17083.33]]
    x = read(workbook([["Rent Roll"], [], head, *rows]), "OFFICE")
    assert [(r.building, r.unit) for r in x.rows] == [("HP1", "0160"), ("HP1", "0100/")]


def test_codes_under_charges_with_amounts_beside_them_are_charges() -> None:
    head = ["Apt", "Resident", "Market", "Actual Charges", "Move In", "Charges", None]
    rows: list[list[object]] = []
    for n in range(3):
        rows.append([f"A10{n}", "Hart", 1100, 1093, DAY(2025, 1, 1), "RENT", 1085])
        rows += [[None] * 5 + ["TRASH", 8], [None] * 5 + ["Total:", 1093]]
    x = read(workbook([["Sycamore"], ["Rent Roll"], [], head, *rows]))
    assert [[(c.code, c.amount) for c in r.charges] for r in x.rows] == [[("RENT", 1085), ("TRASH", 8)]] * 3
    assert column(x, "contract_rent") == [1085] * 3


def test_what_tenant_and_subsidy_pay_together_is_the_rent_of_the_month() -> None:
    head = ["Unit", "Tenant", "Sec 8?", "Tenant Pays", "Section 8 Pays", "Total Rent", "Lease Ends"]
    rows = [
        ["1", "T. Reed", "Y", 200, 850, 1050, DAY(2027, 1, 28)], ["2", "A. Poe", "N", 1001, 0, 1001, DAY(2027, 1, 28)],
    ]  # fmt: skip
    x = read(workbook([["Garfield Six-Flats"], ["Rent Roll"], [], head, *rows]))
    assert [(r.contract_rent, r.tenant_rent, r.subsidy_rent, r.annual_rent) for r in x.rows] == [
        (1050, 200, 850, None), (1001, 1001, 0, None),
    ]  # fmt: skip


def test_a_total_rent_of_homes_that_says_no_period_is_none_of_the_year() -> None:
    head = ["Unit", "Tenant", "Rent", "Pet", "Total Rent"]
    rows = [["1", "Reed", 1000, 25, 1025], ["2", "Poe", 1000, 0, 1000], ["3", "Fox", 1010, 30, 1040]]
    x = read(workbook([["Six-Flats"], ["Rent Roll"], [], head, *rows]))
    assert [(r.contract_rent, r.annual_rent, r.total_charges) for r in x.rows] == [
        (1000, None, 1025), (1000, None, 1000), (1010, None, 1040),
    ]  # fmt: skip


def test_units_of_amounts_below_a_spanning_rent_are_part_of_the_header() -> None:
    head = [
        ["Tenant", "Suite", "NRA", "Start", "Exp.", "Term", "Contract Rent", None, "Market", "Recovery"],
        [None, None, "(SF)", "Date", "Date", "(Yrs.)", "$/Yr.", "$/SF", "$/SF", "Basis"],
    ]
    rows = [
        ["Cascade", "101", 11200, DAY(2020, 4, 1), DAY(2030, 3, 31), 10, 347200, 31, 32, "NNN"],
        ["Peak Co.", "150", 3300, DAY(2020, 4, 1), DAY(2027, 9, 30), 10, 94875, 28.75, 32, "NNN"],
    ]
    title = [["TENANCY SUMMARY - MERIDIAN"], ["Rents as of the effective date of value, September 15, 2026"], []]
    x = read(workbook([*title, *head, *rows], merged=["G4:H4"]), "OFFICE")
    assert [(r.annual_rent, r.rent_per_area, r.market_rent, r.contract_rent) for r in x.rows] == [
        (347200, 31, None, None), (94875, Decimal("28.75"), None, None),
    ]  # fmt: skip
    assert x.meta.as_on_date == DAY(2026, 9, 15)


LEASED = [
    ["101", "Ames Optics", 1200, DAY(2020, 1, 1), DAY(2027, 12, 31), 2400, 2400],
    ["102", "Boll Books", 900, DAY(2021, 1, 1), DAY(2028, 12, 31), 1800, 1500],
    ["103", "Cole Coffee", 700, DAY(2022, 1, 1), DAY(2029, 12, 31), 1400, 1400],
]
LEASES = ["Suite", "Tenant", "Sq Ft", "From", "To", "Base Rent", "Deposit"]


def test_a_table_below_that_only_names_leases_again_is_no_part_of_the_roll() -> None:
    credit = [["Letters held"], ["Suite", "Tenant", "Bank", "Expires", "Amount"]]
    credit += [
        ["101", "Ames Optics", "First Trust", "5/31/2027", 4000],
        ["103", "Cole Coffee", "Dale", "6/30/2028", 900],
    ]
    x = read(workbook([["Rent Roll"], [], LEASES, *LEASED, [], [], *credit]), "OFFICE")
    assert [r.unit for r in x.rows] == ["101", "102", "103"]
    assert [(made.question, made.taken) for made in x.decisions] == [
        ("which rows are no units", "Sheet1!A11, Sheet1!A12")
    ]


def test_vacant_suites_in_a_table_of_their_own_are_units_unless_they_stand_above() -> None:
    total = ["Total", None, 2800, None, None, 5600, 5300]
    vacant = [["Schedule of Available Space"], ["Suite", "Sq Ft", "Asking Rent / Month", "Condition"]]
    others = [["110", 800, 1700, "Shell"], ["120", 640, 1300, "White box"]]
    x = read(workbook([["Rent Roll"], [], LEASES, *LEASED, total, [], *vacant, *others]), "OFFICE")
    assert [(r.unit, r.occupancy_status, r.market_rent, r.contract_rent) for r in x.rows[3:]] == [
        ("110", "VACANT", 1700, None), ("120", "VACANT", 1300, None),
    ]  # fmt: skip
    empty = [["110", "VACANT", 800], ["120", "VACANT", 640]]
    x = read(workbook([["Rent Roll"], [], LEASES, *LEASED, *empty, [], *vacant, *others]), "OFFICE")
    assert [r.unit for r in x.rows] == ["101", "102", "103", "110", "120"]


def test_a_lot_between_its_neighbours_with_nothing_but_a_remark_is_one() -> None:
    head = ["Lot", "Resident", "Lot Rent", "Water", "Remarks"]
    rows = [["5", "Ann Ames", 485, 20, None], ["6", None, None, None, "pad empty"], ["7", "Bob Boll", 485, 25, None]]
    x = read(workbook([["Park Rent Roll"], [], head, *rows, ["8", "Cyd Cole", 460, 22, "pays late"]]))
    assert [(r.unit, r.contract_rent) for r in x.rows] == [("5", 485), ("6", None), ("7", 485), ("8", 460)]


def test_letters_and_what_they_stand_for_are_no_unit() -> None:
    head = ["Unit", "Tenant", "St", "Rent"]
    rows = [
        ["1", "Ann Ames", "C", 900],
        ["2", "Bob Boll", "N", 950],
        ["3", None, "V", None],
        ["4", "Cy Cole", "C", 910],
    ]
    for made in BOTH:
        x = read(made([["Rent Roll"], head, *rows, ["C = Current", "N = On notice", "V = Vacant"]]))
        assert [r.unit for r in x.rows] == ["1", "2", "3", "4"]


def test_a_last_row_that_holds_what_the_sums_come_to_is_their_sum() -> None:
    head = ["Slip", "Boat owner", "Rent/mo", "Deposit"]
    one = [["A-1", "Ann Ames", 240, 100], ["A-2", "Bob Boll", 260, 150], [None, "A dock", 500, 250]]
    two = [["B-1", "Cy Cole", 300, 200], ["B-2", "Di Dahl", 310, 250], [None, "B dock", 610, 450]]
    x = read(workbook([["Marina slips"], [], head, *one, *two, [None, "The marina", 1110, 700]]), "OTHER")
    assert [r.unit for r in x.rows] == ["A-1", "A-2", "B-1", "B-2"]


def test_terms_of_leases_that_wrap_are_one() -> None:
    head = ["Premises", "Occupant", "Monthly Rent", "Deposit", "Lease Term"]
    rows: list[list[object]] = []
    for n, name in enumerate(("Lucky Anchor Bar", "Paloma Market", "Bay Cities", "Nopal Grill")):
        rows += [[f"140{n}", name, 1450 + n, 500, "03/15/2018 –"], [None, "and Sons", None, None, f"03/14/203{n}"]]
    for made in BOTH:
        x = read(made([["Schedule of Tenancies"], head, *rows]), "RETAIL")
        assert [r.lease_end_date for r in x.rows] == [DAY(2030 + n, 3, 14) for n in range(4)]
        assert x.rows[0].tenant_name == "Lucky Anchor Bar and Sons"


def test_names_that_a_page_tears_into_two_columns_are_whole() -> None:
    head = ["Apt. No.", "", "Name of Tenant", "Sq. Ft. or Bedrooms", "", "Lease Begins", "Rent", "Deposit"]
    shops = [[str(212 + 2 * n), "", f"Shop {n}", 1150 + n, "", DAY(2022, 11, 1), 925 + n, 500] for n in range(2)]
    flats = [["Apt", str(n), f"Ann Ames {n}", str(n), "BR", DAY(2023, 8, 1), 695 + n, 695] for n in range(1, 6)]
    x = read(pdf([["Borrower's Statement of Rents"], head, *shops, *flats]), "MIXED_USE")
    assert [r.unit for r in x.rows] == ["212", "214", "Apt 1", "Apt 2", "Apt 3", "Apt 4", "Apt 5"]
    assert [r.contract_rent for r in x.rows[2:4]] == [696, 697]


def test_vacant_suites_under_other_words_are_not_read_by_those_of_the_let_ones() -> None:
    total = ["Total leased", None, 2800, None, None, 5600, 5300]
    vacant = [["Vacant suites"], ["Suite", "Last occupant", "Sq Ft", None, None, "Budget"]]
    others = [["110", "Banff Basics", 800, None, None, 1700], ["120", "(never occupied)", 640, None, None, 1300]]
    x = read(workbook([["Rent Roll"], [], LEASES, *LEASED, total, [], *vacant, *others]), "OFFICE")
    assert [(r.unit, r.occupancy_status, r.tenant_name, r.contract_rent) for r in x.rows[3:]] == [
        ("110", "VACANT", None, None), ("120", "VACANT", None, None),
    ]  # fmt: skip


def test_since_beside_until_is_the_first_day_of_a_lease() -> None:
    head = ["Room", "Member", "Since", "Until", "Room rent", "Utilities", "Monthly fee"]
    rows = [[f"L{n}", f"Ann Ames {n}", DAY(2025, 5, n), DAY(2026, 4, 30), 800 + n, 65, 865 + n] for n in range(1, 6)]
    x = read(workbook([["Rooms"], [], head, *rows]))
    assert [(r.lease_start_date, r.move_in_date) for r in x.rows[:1]] == [(DAY(2025, 5, 1), None)]
    assert [(r.contract_rent, r.total_charges) for r in x.rows[:1]] == [(801, 866)]


def test_columns_parted_by_printed_bars_are_columns() -> None:
    from io import BytesIO

    from reportlab.pdfgen.canvas import Canvas

    lines = ["Rent Roll", "-" * 60, "|Unit  |Tenant      |    Area|     Rent|", "-" * 60]
    lines += [f"|{100 + n:<6}|{'Ann Ames ' + str(n):<12}|{700 + n:>5},{n}0|{950 + n:>7}.00|" for n in range(9)]
    out = BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Courier", 8)
    for n, line in enumerate(lines):
        canvas.drawString(40, 740 - 10 * n, line)
    canvas.save()
    x = read(out.getvalue())
    assert [(r.unit, r.tenant_name, r.contract_rent) for r in x.rows[:2]] == [
        ("100", "Ann Ames 0", 950),
        ("101", "Ann Ames 1", 951),
    ]


def test_a_total_may_say_how_many_of_its_units_are_let_and_vacant() -> None:
    head = ["Unit", "Tenant", "Market Rent", "Rent"]
    rows = [
        ["1", "Ann Ames", 1000, 900],
        ["2", "VACANT", 1100, None],
        ["Building A: 2 units, 1 occupied, 1 vacant", None, 2100, 900],
    ]
    x = read(workbook([["Rent Roll"], [], head, *rows]))
    assert [r.unit for r in x.rows] == ["1", "2"]


def test_a_summary_below_the_header_that_a_last_page_repeats_is_no_part_of_the_roll() -> None:
    head = ["Unit", "Tenant", "Sq Ft", "Market Rent", "Rent", "Lease End"]
    rows = [[str(100 + n), f"Ann Ames {n}", 700, 1000, 950, DAY(2026, 6, 30)] for n in range(1, 7)]
    summary = [["Summary Groups", "", "Square", "Market"], ["", "", "Footage", "Rent"]]
    summary += [["Current/Notice/Vacant Residents", "", 4200, 6000], ["Occupied Units", "", 4200, 6000]]
    x = read(pdf([["Rent Roll"], head, *rows], [["Rent Roll"], head, [], *summary]))
    assert [r.unit for r in x.rows] == [row[0] for row in rows]


def test_columns_that_one_blank_parts_on_a_typewritten_page_are_columns() -> None:
    head = "UNIT   SIZE   SQFT TYP TENANT                MOVED IN    STD RATE   RENT RATE"
    kinds = ("CC", "DU")
    lines = [
        f"A{n:03}   5x10   {50 + 25 * (n % 3):4} {kinds[n % 2]:3} {('IMRIE, KIT', 'DE VANCE, ANN MARIE')[n % 2]:21} "
        f"04/0{n % 9 + 1}/23 {100 + n:8}.00 {90 + n:8}.00"
        for n in range(12)
    ]
    x = read(typewritten(["RENT ROLL BY UNIT", "AS OF 06/30/2025", "", head, *lines]), "SELF_STORAGE")
    assert [(row.unit, row.area, row.contract_rent) for row in x.rows] == [
        (f"A{n:03}", 50 + 25 * (n % 3), 90 + n) for n in range(12)
    ]
    assert {row.tenant_name for row in x.rows} == {"IMRIE, KIT", "DE VANCE, ANN MARIE"}


def test_lines_below_rows_may_run_over_the_blank_that_parts_their_columns() -> None:
    head = "UNIT TYPE SQFT ST RESIDENT          MOVED IN  LEASE RENT   DEPOSIT"
    names = ("BONAVENTURA, NEST", "AMES, ANN", "KOWALCHUK, QUINNE")
    lines = []
    for n in range(14):
        unit = f"{101 + n}  {n % 3 + 1}A   {640 + n:4} {('OC', 'NT')[n % 2]} {names[n % 3]:17}"
        lines.append(f"{unit} 0{n % 9 + 1}/05/23 {900 + n:>8}.00 {300:>6}.00")
        if n % 7 == 0:
            lines.append("   NOTE OF A LONG AGREEMENT ON THE REPAIR OF FLOORS AND WALLS     10.00")
    x = read(typewritten(["RENT ROLL BY UNIT", "AS OF 06/30/2025", "", head, *lines]))
    assert [(row.unit, row.area, row.tenant_name) for row in x.rows] == [
        (str(101 + n), 640 + n, names[n % 3]) for n in range(14)
    ]
    assert {row.status_text for row in x.rows} == {"OC", "NT"}


def typewritten(lines: list[str]) -> bytes:
    """A page of lines whose letters stand below one another."""
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(792, 612))
    canvas.setFont("Courier", 9)
    for n, line in enumerate(lines):
        canvas.drawString(36, 560 - 12 * n, line)
    canvas.save()
    return out.getvalue()


def test_a_house_with_figures_right_above_a_header_of_its_own_is_a_heading() -> None:
    head = ["Apt", "Beds", "Sq Ft", "Tenant", "Since", "Rent"]
    lines: list[list[object]] = [["Rent roll by house"], ["As of 03/31/2025"], []]
    for house in (1, 2, 3):
        lines += [[f"BLDG {house}", None, f"{house} Quay Road", None, "Insured for:", 1_200_000 + house], head]
        lines += [[f"{house}-0{n}", "2x1", 800, f"Tenant {n}", DAY(2024, n, 1), 900 + n] for n in (1, 2, 3)]
        lines += [["3 apts", None, 2400, None, None, 2706], []]
    x = read(workbook(lines))
    assert column(x, "unit") == [f"{house}-0{n}" for house in (1, 2, 3) for n in (1, 2, 3)]
    assert [c.title for c in x.checks if c.status == "FAIL"] == []


def test_shares_where_days_stand_are_none_and_their_lines_no_tenants() -> None:
    head = ["Suite", "Tenant", "RSF", "Commence", "Expire", "Base Rent"]
    rows = [[f"{n}00", f"Clinic {n} PLLC", 1000 + n, DAY(2023, n, 1), DAY(2030, n, 28), 2000 + n] for n in (1, 2, 3)]
    below = [["TOTAL", None, 4010, None, None, 6006], [], [None, "Let (with those signed)", 3006, 0.7496],
             [None, "Available", 1004, 0.2504]]  # fmt: skip
    lines = [["Rent Roll as of 10/01/2025"], [], head, *rows, ["400", "Available", 1004], *below]
    x = read(workbook(lines), "OFFICE")
    assert column(x, "unit") == ["100", "200", "300", "400"]
    assert x.summary.vacant_units == 1


def test_counts_of_codes_below_the_total_are_no_units_and_signed_leases_are_not_let_yet() -> None:
    head = ["Suite", "Layout", "SF", "Leaseholder", "Status", "Start", "Rent", "Parking", "Monthly Billing"]
    rows: list[list[object]] = [
        [f"{n}01", "1A", 500, f"Person {n}", "In", DAY(2025, n, 1), 1500 + n, 50, 1550 + n] for n in range(1, 6)
    ]
    rows += [["601", "1A", 500, "Person 6", "Signed", DAY(2025, 8, 15), 1600, 50, 0], ["701", "1A", 500, None, "Open"]]
    below: list[list[object]] = [
        ["TOWER", None, 3500, None, None, None, 9115, 300, 7765], [], [5, "In = lives here"],
        [1, "Signed = comes later"], [1, "Open = to let"], [7, "Suites in the tower"],
    ]  # fmt: skip
    x = read(workbook([["Lease-up roll at July 31, 2025"], [], head, *rows, *below]))
    assert column(x, "unit") == [f"{n}01" for n in range(1, 8)]
    assert (x.summary.total_units, x.summary.occupied_units) == (7, 5)
    assert x.rows[5].occupancy_status == "VACANT_LEASED"
    assert status(x, "R01") == "PASS"


def test_a_tenant_whose_renewal_is_pending_is_in_the_unit_where_no_other_row_is_of_it() -> None:
    head = ["Unit", "Resident", "Status", "Move In", "Lease From", "Lease To", "Rent"]
    rows = [[f"10{n}", f"Resident {n}", "Current", DAY(2024, n, 1), DAY(2024, n, 1), DAY(2025, n, 28), 1000 + n]
            for n in range(1, 6)]  # fmt: skip
    rows[2][2] = "Pending Renewal"
    later = ["105", "Resident 5", "Pending Renewal", DAY(2024, 5, 1), DAY(2025, 6, 1), DAY(2026, 5, 31), 1050]
    x = read(workbook([["Rent Roll"], ["As of 01/31/2025"], [], head, *rows, later]))
    assert (x.summary.total_units, x.summary.occupied_units) == (5, 5)
    assert column(x, "occupancy_status") == [*["OCCUPIED"] * 5, "RENEWAL"]


def test_steps_listed_by_unit_below_the_roll_count_no_units() -> None:
    head = ["Bldg", "Unit", "Trade Name", "Area (sf)", "From", "To", "Basic Rent", "Deposit"]
    rows: list[list[object]] = [
        ["A", n * 100 + 1, f"Florist {n}", 1000 + n, DAY(2023, n, 1), DAY(2030, n, 28), 2000 + n, 500]
        for n in range(1, 5)
    ]
    steps = [[None, n * 100 + 1, f"Florist {n}", None, DAY(2026, n, 1), None, 2100 + n] for n in (3, 4, 1)]
    heads = [[None, "RENT CHANGES"], [None, "Unit", "Trade Name", None, "Effective", None, "New Rent / month"]]
    total = [None, None, "Total", 4010, None, None, 8010, 2000]
    x = read(workbook([["Tenant roll as of 11/30/2025"], [], head, *rows, total, [], *heads, *steps]), "RETAIL")
    assert column(x, "unit") == ["101", "201", "301", "401"]
    assert [c.title for c in x.checks if c.status == "FAIL"] == []


def test_a_house_and_how_many_units_follow_is_a_heading_below_the_head_of_a_page_too() -> None:
    head = ["Unit", "Status", "Tenant", "Sq Ft", "Rent"]

    def house(name: str, first: int, count: int) -> list[list[object]]:
        rows = [[f"{n}A", "Active", f"Ann Ames {n}", 600 + n, 900 + n] for n in range(first, first + count)]
        total = [f"Total {name}", None, None, sum(r[3] for r in rows), sum(r[4] for r in rows)]  # type: ignore[misc]
        return [[name, f"{count} units"], *rows, total]

    first = [["Rent Roll"], ["As of 08/20/2026"], [], head, *house("Elm Row", 1, 5)]
    x = read(pdf(first, [head, *house("Dock Yard", 11, 4)]))
    assert len(x.rows) == 9
    assert [c.title for c in x.checks if c.status == "FAIL"] == []


@pytest.mark.parametrize(
    ("title", "day"),
    [
        (["3 July 2026", "Hill Row: rents receivable as at 24", "June 2026"], DAY(2026, 6, 24)),
        (["Hazel Row Shops - Billing month May 2026"], DAY(2026, 5, 31)),
    ],
)
def test_days_that_break_over_a_line_and_months_that_are_billed(title: list[str], day: dt.date) -> None:
    head = ["Unit", "Tenant", "Sq Ft", "Term from", "Rent"]
    rows = [[f"{n}", f"Shop {n} Ltd", 500 + n, DAY(2024, n, 1), 900 + n] for n in range(1, 5)]
    x = read(pdf([*([t] for t in title), [], head, *rows]), "RETAIL")
    assert x.meta.as_on_date == day


def test_the_total_of_a_part_may_say_of_what_it_is_behind_a_colon() -> None:
    head = ["Unit", "Lessee", "Term from", "Term to", "Rent p.a."]
    shops = [[f"Shop {n}", f"Grocer {n} Ltd", DAY(2020, n, 1), DAY(2030, n, 28), 10000 + n] for n in (1, 2, 3)]
    flats = [[f"Flat {n}", f"Jane Roe {n}", DAY(2024, n, 1), DAY(2026, n, 28), 7000 + n] for n in (1, 2, 3)]
    lines = [["Tenancy schedule as at 29/09/2025"], [], ["Shops"], head, *shops,
             ["Shops: total passing rent p.a.", None, None, None, 30006], [], ["Flats above"], head, *flats,
             ["Flats: total rent", None, None, None, 21006]]  # fmt: skip
    x = read(pdf(lines), "MIXED_USE")
    assert len(x.rows) == 6
    assert [c.title for c in x.checks if c.status == "FAIL"] == []
    match = load_vocabulary([]).total("Shops: total passing rent p.a.")
    assert match is not None
    assert (match.kind, match.scope, match.certain) == ("total", "Shops", False)


def test_applicants_under_a_numbered_heading_count_as_nobody_who_lives_there() -> None:
    """The units stand in the table above already; what they are said to be in is no sum of it."""
    head = ["Apt #", "Plan", "SF", "Resident(s)", "Status", "Move-in", "Lease end", "Lease rent"]
    rows = [
        [f"{n}01", "1BR", 600 + n, f"Una Vale {n}" if n % 2 else None, "Occ" if n % 2 else "Vac",
         *((dt.date(2025, 8, n), dt.date(2026, 8, n), 2000 + n) if n % 2 else ())]
        for n in range(1, 9)
    ]  # fmt: skip
    heading = ["III. APPROVED APPLICANTS / FUTURE MOVE-INS (not in totals above)"]
    later = ["Apt #", "Plan", "SF", "Applicant", "Stage", "Sched. move-in", "Lease end", "Lease rent"]
    coming = [
        ["201", "1BR", 602, "Mae Birch", "Approved", dt.date(2026, 1, 2), dt.date(2027, 1, 2), 2100],
        ["401", "1BR", 604, "Ann Lark", "Lease signed", dt.date(2026, 2, 2), dt.date(2027, 2, 2), 2110],
    ]
    x = read(workbook([["ELM COURT"], ["As of 11/30/2025"], head, *rows, [], heading, later, *coming]))
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (8, 4, 4)
    assert [(row.tenant_name, row.counts_as_unit, row.is_occupied) for row in x.rows[8:]] == [
        ("Mae Birch", False, None),
        ("Ann Lark", False, None),
    ]


def test_a_remark_beside_a_lease_opens_no_part_of_the_roll() -> None:
    head = ["Suite", "Tenant", "SF", "Start", "Expires", "Monthly Rent", "Comment"]
    rows: list[list[Any]] = [
        [f"B-{n}", f"Vale Freight {n}", 1000 * n, dt.date(2022, n, 1), dt.date(2029, n, 1), 5000 + n]
        for n in range(1, 6)
    ]
    rows.insert(3, [None, None, None, None, None, None, "SIGNED - NOT COMMENCED;"])
    x = read(workbook([["ELM PARK"], ["As of 11/15/2025"], head, *rows]), "INDUSTRIAL")
    assert {row.occupancy_status for row in x.rows} == {"OCCUPIED"}


def test_a_shop_that_is_open_is_let_also_while_it_pays_no_rent() -> None:
    head = ["Space", "Tenant", "RSF", "Commence", "Expire", "Rent/Mo.", "Status"]
    rows = [
        ["R1", "Vale Deli", 1200, dt.date(2024, 1, 1), dt.date(2029, 1, 1), 4000, "Open"],
        ["R2", "Birch Books", 900, dt.date(2025, 9, 1), dt.date(2030, 9, 1), None, "Open - free rent thru 1/31/26"],
        ["R3", None, 800, None, None, None, "Vacant"],
        ["R4", "Lark Shoes", 700, dt.date(2024, 5, 1), dt.date(2029, 5, 1), 3000, "Open"],
    ]
    x = read(workbook([["ELM SHOPS"], ["As of 11/30/2025"], head, *rows]), "RETAIL")
    assert [row.is_occupied for row in x.rows] == [True, True, False, True]


def test_owners_are_no_tenants_and_numbers_beside_each_home_count_its_bedrooms() -> None:
    head = ["Property", "Bed", "Owner", "Tenancy", "Status", "Agreement start", "Rent pcm", "Bond held"]
    rows = [
        [f"{n}/42 Kestrel Street", 1 + n % 2, f"Super Fund {n % 3}", None if n == 4 else f"Vale, Una {chr(64 + n)}",
         *(("Vacant",) if n == 4 else ("Current", "21/08/2025", 2000 + n, 900))]
        for n in range(1, 11)
    ]  # fmt: skip
    x = read(workbook([["Tenancy list at 30/09/2025"], [], head, *rows]))
    assert len(x.rows) == 10
    assert [row.tenant_name for row in x.rows[:4]] == ["Vale, Una A", "Vale, Una B", "Vale, Una C", None]
    assert [row.bedrooms for row in x.rows[:4]] == [2, 1, 2, 1]


def test_first_names_before_last_names_are_read_in_that_order_beside_a_column_of_companies() -> None:
    head = ["Unit", "Sq Ft", "Unit Status", "First Name", "Last Name", "Company", "Move In", "Rent"]
    rows = [[f"A{n:03}", 25, "Occupied", f"Jarvis{chr(96 + n)}", f"Vale{chr(96 + n)}", None, "2017-12-20", 49]
            for n in range(1, 9)]  # fmt: skip
    rows[3][3:6] = [None, None, "Vale Records"]
    x = read(workbook([["ELM STORAGE"], ["As of 2025-08-31"], head, *rows]), "SELF_STORAGE")
    assert [row.tenant_name for row in x.rows[:3]] == ["Jarvisa Valea", "Jarvisb Valeb", "Jarvisc Valec"]


def test_a_table_of_steps_below_the_roll_gives_each_unit_its_own() -> None:
    head = ["Space", "Tenant", "Area", "Commencement Date", "Expiration Date", "Annual Minimum Rent"]
    rows = [[f"A-{100 + n}", f"Vale Grill {n}", 1000 + n, f"May {n}, 2024", f"May {n}, 2044", 100000 + n]
            for n in range(1, 5)]  # fmt: skip
    below = [
        ["Scheduled increases in Annual Minimum Rent"],
        ["Space", "Effective Date", "Annual Minimum Rent"],
        ["A-101", "May 15, 2029", 181500],
        [None, "May 15, 2034", 199650],
        ["A-103", "March 1, 2031", 198000],
        ["A-999", "March 1, 2031", 5],
    ]
    total = [None, "Total", 4010, None, None, 400010]
    x = read(workbook([["ELM EXHIBIT D"], ["As of October 1, 2025"], head, *rows, total, [], *below]), "RETAIL")
    assert [[(s.date, s.amount, s.period) for s in row.rent_steps] for row in x.rows] == [
        [(dt.date(2029, 5, 15), 181500, "ANNUAL"), (dt.date(2034, 5, 15), 199650, "ANNUAL")],
        [],
        [(dt.date(2031, 3, 1), 198000, "ANNUAL")],
        [],
    ]
    assert all(step.source is not None for row in x.rows for step in row.rent_steps)


def test_words_of_the_demise_are_no_ids_beside_numbers_that_are() -> None:
    head = ["No.", "Demise", "Tenant", "Area sq ft", "From", "Expiry", "Rent passing p.a."]
    demises = ["Ground floor shop", "Ground floor shop and store", "First floor office", "Corner shop", "Basement"]
    numbers = ["12", "14", "16/18", "26A", "28"]
    rows = [[no, demise, f"Vale Bakers {chr(65 + n)} Limited", 800 + n, "25.03.2019", "24.03.2029", 9000 + n]
            for n, (no, demise) in enumerate(zip(numbers, demises, strict=True))]  # fmt: skip
    x = read(workbook([["Market Street"], ["Tenancy schedule as at 24 June 2025"], head, *rows]), "RETAIL")
    assert [(row.unit, row.unit_type) for row in x.rows] == list(zip(numbers, demises, strict=True))
