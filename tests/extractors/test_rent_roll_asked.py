"""What the document itself tells of charges, kinds, states and days, where words alone would mislead."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest
from rolls import pdf, read, workbook

TITLE: list[list[Any]] = [["Rent Roll"], ["Dove Creek Strip"], ["As of 08/31/2025"]]


def _detail() -> list[list[Any]]:
    """Leases with their charges below them, whose header says what these are by area, in a year and when."""
    lines: list[list[Any]] = [
        *TITLE,
        ["Suite", "Occupant", None, "Lease Begin", "Lease End", "Sq Feet", None, "Deposit Held"],
        [None, "Code", "Description", "Effective", "Thru", "$/SF/Yr", "Monthly", "Annual"],
    ]  # fmt: skip
    for n in range(1, 5):
        lines += [
            [f"{n}", f"Firm {n} Inc.", None, "08/01/24", "07/31/29", 1000 * n, None, 500 * n],
            [None, "BR", "Base Rent", "08/01/25", "07/31/26", 12, 1000 * n, 12000 * n],
            [None, "CAM", "CAM Estimate", "01/01/25", "12/31/25", 1.2, 100 * n, 1200 * n],
            [None, None, None, "Current charges", None, None, 1100 * n, 13200 * n],
            [None, "BR", "Base Rent (future)", "08/01/26", "07/31/27", 12.6, 1050 * n, 12600 * n],
        ]
    return [
        *lines, ["PROPERTY TOTALS", None, None, None, None, 10000, None, 5000],
        [None, "BR", "Base Rent", None, None, None, 10000, 120000],
        [None, "CAM", "CAM Estimate", None, None, None, 1000, 12000],
        [None, None, "All current charges", None, None, None, 11000, 132000],
    ]  # fmt: skip


def test_a_header_names_the_charges_below_each_lease_by_area_in_a_year_and_when() -> None:
    x = read(workbook(_detail()), "RETAIL")
    assert [(r.unit, r.contract_rent, r.total_charges, r.deposit) for r in x.rows] == [
        (f"{n}", 1000 * n, 1100 * n, 500 * n) for n in range(1, 5)
    ]
    assert [[c.code for c in r.charges] for r in x.rows] == [["BR", "CAM"]] * 4
    assert [(s.date, s.amount) for s in x.rows[0].rent_steps] == [(dt.date(2026, 8, 1), 1050)]


def test_what_sums_one_charge_below_the_totals_is_no_deposit() -> None:
    x = read(workbook(_detail()), "RETAIL")
    stated = {key: value for total in x.totals.stated for key, value in total.values.items()}
    assert (stated["charges:BR"], stated["charges:CAM"], stated["deposit"]) == (10000, 1000, 5000)
    assert [check.message for check in x.checks if check.status == "FAIL"] == []


def test_words_over_a_code_and_its_description_are_those_of_both() -> None:
    lines = [[*line] for line in _detail()]
    lines[4][1:3] = ["Code Description", None]
    assert [[c.description for c in r.charges] for r in read(workbook(lines), "RETAIL").rows] == [
        ["Base Rent", "CAM Estimate"]
    ] * 4


def test_a_summary_says_what_the_codes_of_charges_mean() -> None:
    lines: list[list[Any]] = [
        *TITLE, ["Unit", "Tenant", "Status", "Lease Start", "Lease End", "Market Rent", "Charge Code", "Amount",
                 "Total Charges", "Balance"],
    ]  # fmt: skip
    for n in range(1, 6):
        lines += [
            [f"10{n}", f"Ann Ames {n}", "Current", "09/01/2024", "08/31/2025", 900, "ZC", 800 + n, 812 + n, 0],
            [None, None, None, None, None, None, "ZT", 12],
        ]
    lines += [[], ["Recurring Charge Summary"], ["ZC", "Rent Charge", 4015], ["ZT", "Valet Trash", 60]]
    lines += [[None, "Total", 4075]]
    assert [r.contract_rent for r in read(workbook(lines)).rows] == [800 + n for n in range(1, 6)]


def test_a_year_below_the_words_of_a_rent_makes_it_one_of_a_year() -> None:
    upper = [
        None,
        None,
        None,
        None,
        "Commence-",
        None,
        "Minimum rent",
        "CAM, tax & ins.",
        "Rent paid",
        None,
        "Estoppel",
    ]
    middle = ["No.", "Space", "Tenant / trade name", "GLA (sf)", None, "Expiration", None, None, None, "Deposit held"]
    lower = [None, None, None, None, "ment", None, "per year", "per month", "through", None, "dated", "claimed"]
    head = [[*upper, "Default"], middle, lower]
    rows = [
        [f"{n}", f"A-{n}", f"Firm {n} Inc.", f"{1000 * n:,}", "01-Feb-2016", "31-Jan-2031", f"{21000 * n:,}.00",
         f"{250 * n}.00", "4/30/25", f"{100 * n}.00", "4/10/25", "No"] for n in range(1, 13)
    ]  # fmt: skip
    x = read(pdf([["Estoppel Summary"], ["As of April 1, 2025"], *head, *rows]), "RETAIL")
    assert [(r.contract_rent, r.annual_rent) for r in x.rows] == [(None, 21000 * n) for n in range(1, 13)]


def test_a_rate_that_would_make_a_closet_of_every_unit_is_its_area() -> None:
    head = ["Unit", "Tenant", "Rent Sq Ft", "Lease Start", "Lease End", "Base Rent", "Deposit"]
    rows = [[f"10{n}", f"Firm {n} Inc.", 1200 * n, "08/01/2023", "07/31/2028", 1000.5 * n, 500] for n in range(1, 5)]
    x = read(workbook([*TITLE, head, *rows]), "INDUSTRIAL")
    assert [(r.area, r.rent_per_area) for r in x.rows] == [(1200 * n, None) for n in range(1, 5)]


def test_an_amenity_rent_is_a_charge_where_the_total_needs_it() -> None:
    head = ["Unit", "Resident", "Lease Start", "Lease End", "Base Rent", "Amenity Rent", "Other Recurring",
            "Concessions", "Total Billed"]  # fmt: skip
    rows = [
        [f"10{n}", f"Ann Ames {n}", "09/01/2024", "08/31/2025", 900 + n, 10 * n, 38, -25, 913 + 11 * n]
        for n in range(1, 6)
    ]
    x = read(workbook([*TITLE, head, *rows]))
    assert [{c.code: c.amount for c in r.charges} for r in x.rows] == [
        {"Amenity Rent": 10 * n, "Other Recurring": 38, "Concessions": -25} for n in range(1, 6)
    ]


def test_a_state_stands_where_others_have_a_kind_of_home() -> None:
    head = ["Lot", "Name", "Home", "Lot rent", "Water", "TOTAL"]
    rows = [[n, None, "empty lot", None, None, None] if n == 4 else [n, f"Ann Ames {n}", "SW", 310, 22, 332]
            for n in range(1, 8)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "MANUFACTURED_HOUSING")
    assert [(r.occupancy_status, r.unit_type) for r in x.rows][2:5] == [
        ("OCCUPIED", "SW"), ("VACANT", None), ("OCCUPIED", "SW"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("heading", "kind"), [("5 x 5 Upper Climate", "5 x 5 Upper Climate"), ("Floor Plan: AV-S1", "AV-S1")]
)
def test_headings_name_kinds_and_no_properties(heading: str, kind: str) -> None:
    head = ["Unit", "Tenant", "Moved In", "Std Rate", "Rent", "Balance"]
    rows = [[f"C10{n}", f"Ann Ames {n}", "9/21/2023", 39, 40 + n, 0] for n in range(1, 5)]
    x = read(workbook([*TITLE, head, [heading], *rows]), "SELF_STORAGE")
    assert {(r.unit_type, r.property_name) for r in x.rows} == {(kind, "Dove Creek Strip")}


def test_apartments_count_the_beds_below_them() -> None:
    head = ["Space", "Status", "Resident", "Start", "End", "Market", "Rent"]
    lines: list[list[Any]] = [*TITLE, head]
    for n in range(1, 4):
        lines.append([f"Apartment 10{n}", f"2x2 Plan {n}", "2 beds"])
        lines += [
            [f"10{n}-{bed}", "Occupied", f"Ann Ames {n}{bed}", "08/17/2024", "07/31/2025", 845, 800] for bed in "AB"
        ]
    lines += [["Apartment 104", "Studio 1 bed"], ["104", "Occupied", "Bo Boll", "08/17/2024", "07/31/2025", 945, 900]]
    x = read(workbook(lines), "STUDENT_HOUSING")
    assert [(r.unit, r.unit_type) for r in x.rows] == [
        *((f"10{n}-{bed}", f"2x2 Plan {n}") for n in range(1, 4) for bed in "AB"), ("104", "Studio"),
    ]  # fmt: skip


def test_both_days_of_a_lease_stand_below_its_tenant() -> None:
    head = [
        ["BLDG", "UNIT", "TYPE", "RESIDENT NAME", "ST", "SET", "LEASE", "OPEN"],
        [None, None, None, "LEASE BEGIN - END", "MOVE-IN", "ASIDE", "RENT", "BALANCE"],
    ]
    rows: list[list[Any]] = []
    for n in range(1, 7):
        rows += [
            ["A", f"A10{n}", "1BR50", f"AMES,ANN {n}", "C", "50%", f"{800 + n}.00", "0.00"],
            [None, None, None, f"0{n}/01/25 - 0{n}/28/26", f"0{n}/01/16"],
        ]
    x = read(pdf([*TITLE, *head, *rows]))
    assert [(r.lease_start_date, r.lease_end_date, r.move_in_date) for r in x.rows] == [
        (dt.date(2025, n, 1), dt.date(2026, n, 28), dt.date(2016, n, 1)) for n in range(1, 7)
    ]


def test_labels_that_end_with_a_colon_are_labels_though_half_of_their_values_are_blank() -> None:
    lines: list[list[Any]] = [["TRADEWATER BAYS"], ["Tenant by Tenant"]]
    for n in range(1, 7):
        let = n % 2
        lines += [
            [f"Bay {n}", f"Firm {n} Inc." if let else "(vacant)", None, f"{1000 * n:,} sq ft"],
            ["Monthly rent:", f"${1000 + n}" if let else None, "Deposit:", f"${500 + n}" if let else None],
            ["Lease from:", "April 1, 2023" if let else None, "Lease to:", "March 31, 2028" if let else None],
            ["Notes:", "none"],
        ]
    x = read(pdf(lines), "INDUSTRIAL")
    assert [(r.unit, r.area, r.contract_rent) for r in x.rows] == [
        (f"Bay {n}", 1000 * n, Decimal(1000 + n) if n % 2 else None) for n in range(1, 7)
    ]


def test_rents_in_place_are_effective_a_day() -> None:
    rows = [[f"10{n}", f"Ann Ames {n}", 900 + n] for n in range(1, 4)]
    x = read(workbook([["Birch Creek"], ["Rents in place effective 8/1/2025 (prepared for refinance)"],
                       ["Unit", "Tenant", "Rent"], *rows]))  # fmt: skip
    assert x.meta.as_on_date == dt.date(2025, 8, 1)


def test_a_term_below_a_tenant_is_that_of_its_lease() -> None:
    head = ["Space", "Tenant / Term", "Sq Ft", "Monthly Base Rent", "Monthly NNN", "Total Monthly"]
    rows: list[list[Any]] = []
    for n in range(1, 6):
        rows.append([f"A-{n}", f"Firm {n} Inc.", 1000 * n, 800 * n, 100 * n, 900 * n])
        rows.append([None, f"0{n}/01/2020 - {'MTM' if n == 5 else '09/30/2027'}"])
    x = read(workbook([*TITLE, head, *rows]), "INDUSTRIAL")
    ends = [*[dt.date(2027, 9, 30)] * 4, None]
    assert [(r.tenant_name, r.lease_start_date, r.lease_end_date) for r in x.rows] == [
        (f"Firm {n} Inc.", dt.date(2020, n, 1), end) for n, end in enumerate(ends, 1)
    ]
    assert x.rows[-1].is_month_to_month


def test_a_kind_that_let_units_have_is_no_state() -> None:
    head = ["Stall", "Licensee", "Kind", "Rate", "Deposit"]
    rows = [[f"P{n}", None if n == 3 else f"Ann Ames {n}", "Open" if n > 2 else "Covered",
             None if n == 3 else 90, None] for n in range(1, 6)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "PARKING")
    assert [(r.unit_type, r.is_occupied) for r in x.rows][2:4] == [("Open", False), ("Open", True)]


def test_an_option_from_one_day_to_another_is_no_term_of_the_lease() -> None:
    head = ["Space", "Tenant / Term", "Sq Ft", "Monthly Base Rent", "Monthly NNN", "Total Monthly"]
    rows: list[list[Any]] = []
    for n in range(1, 6):
        rows.append([f"A-{n}", f"Firm {n} Inc.", 1000 * n, 800 * n, 100 * n, 900 * n])
        rows.append([None, f"Option 0{n}/01/2030 - 09/30/2037"])
    assert {r.lease_end_date for r in read(workbook([*TITLE, head, *rows]), "INDUSTRIAL").rows} == {None}


def test_whole_rates_of_small_units_are_no_areas() -> None:
    head = ["Unit", "Tenant", "Rent Sq Ft", "Lease Start", "Lease End", "Base Rent", "Deposit"]
    rows = [[f"10{n}", f"Ann Ames {n}", 20 + n, "08/01/2023", "07/31/2028", 40.5 + n, 50] for n in range(1, 5)]
    assert [r.area for r in read(workbook([*TITLE, head, *rows]), "SELF_STORAGE").rows] == [None] * 4


def test_a_code_before_two_lines_of_a_summary_means_neither() -> None:
    lines: list[list[Any]] = [*TITLE, ["Unit", "Tenant", "Lease Start", "Lease End", "Charge Code", "Amount"]]
    lines += [[f"10{n}", f"Ann Ames {n}", "09/01/2024", "08/31/2025", "ZC", 800 + n] for n in range(1, 5)]
    lines += [[], ["Recurring Charge Summary"], ["ZC", "Valet Trash", 210], ["ZC", "Rent Charge", 3000]]
    assert [r.contract_rent for r in read(workbook(lines)).rows] == [None] * 4


def test_a_kind_that_begins_with_a_number_beside_a_vacant_tenant_counts_no_units() -> None:
    head = ["Unit", "Type", "Sq. Feet", "Residents", "Market Rent", "Deposits"]
    rows = [[n, f"{1 + n % 2} Bed 1", 700, "Vacant Unit" if n > 4 else f"Ann Ames {n}", 1195, 0] for n in range(1, 7)]
    assert [r.is_occupied for r in read(workbook([*TITLE, head, *rows])).rows] == [True] * 4 + [False] * 2


def test_what_a_unit_holds_and_owes_may_stand_beside_the_sum_of_its_charges_alone() -> None:
    head = ["Unit", "SQFT", "Status", "Name", "Lease Start", "Trans Code", "Lease Rent", "Other Charges/ Credits",
            "Total Billing", "Dep On Hand", "Balance"]  # fmt: skip
    rows: list[list[Any]] = []
    for n in range(1, 6):
        rows.append([f"10{n}", 655, "Occupied", f"Ann Ames {n}", "12/27/2024", "RENT", 1000 + n])
        rows.append([None] * 5 + ["TRASH", None, 15])
        rows.append([None] * 5 + ["totals", 1000 + n, 15, 1015 + n, 100 * n, 20 - n])
    rows.append([None] * 5 + ["totals", 5015, 75, 5090, 1500, 85])
    x = read(workbook([*TITLE, head, *rows]))
    assert [(r.total_charges, r.deposit, r.balance) for r in x.rows] == [
        (1015 + n, 100 * n, 20 - n) for n in range(1, 6)
    ]
    assert not x.failed_checks
    del rows[-2]  # the sum of the roll is not that of its last unit
    assert read(workbook([*TITLE, head, *rows])).rows[-1].deposit is None


def test_words_for_a_step_below_a_tenant_are_no_tenant() -> None:
    head = ["Suite", "Tenant", "RSF", "Commence", "Expire", "Monthly", "Annual"]
    rows: list[list[Any]] = []
    for n in range(1, 5):
        rows.append([f"10{n}", f"Firm {n} Inc.", 1000 * n, "02/01/2019", "01/31/2029", 500 * n, 6000 * n])
        rows.append([None, "Step eff.", None, "02/01/2026", None, 550 * n, 6600 * n])
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [(r.tenant_name, [(s.date, s.amount) for s in r.rent_steps]) for r in x.rows] == [
        (f"Firm {n} Inc.", [(dt.date(2026, 2, 1), 550 * n)]) for n in range(1, 5)
    ]


def test_days_below_rented_are_those_of_moving_in() -> None:
    head = ["Unit", "Area", "Status", "Tenant", "Rented", "Paid Thru", "Street Rate", "Rental Rate"]
    rows = [[f"A0{n}", 100, "Rented", f"Ann Ames {n}", f"6/{n}/2020", "9/30/2025", 169, 150 + n] for n in range(1, 6)]
    x = read(workbook([*TITLE, head, *rows]), "SELF_STORAGE")
    assert [r.move_in_date for r in x.rows] == [dt.date(2020, 6, n) for n in range(1, 6)]


def test_next_days_beside_next_rents_are_those_of_steps() -> None:
    head = ["Suite", "Tenant", "NRA (SF)", "LCD", "LXD", "Rent PSF", "Mo. Base Rent", "LC / Dep", "Next 1 Date",
            "Next 1 Rent", "Next 2 Date", "Next 2 Rent"]  # fmt: skip
    rows = [[f"10{n}", f"Firm {n} Inc.", 1000 * n, dt.date(2021, 2, 1), dt.date(2029, 1, 31), 7.2, 600 * n, 500,
             *([dt.date(2027, 2, n), 620 * n, *([dt.date(2028, 2, n), 650 * n] if n > 2 else [])] if n % 3 else [])]
            for n in range(1, 8)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "INDUSTRIAL")
    assert [[(s.date, s.amount) for s in r.rent_steps] for r in x.rows] == [
        [(day, cost) for day, cost in ((dt.date(2027, 2, n), 620 * n), (dt.date(2028, 2, n), 650 * n))[: 1 + (n > 2)]]
        if n % 3
        else []
        for n in range(1, 8)
    ]


def test_the_last_day_of_a_lease_below_its_first_under_a_header_of_two_lines() -> None:
    head = [
        ["Unit", "Bed / bath", "Lease", "Tenants", "Lease start", "Days left", "Rent", "Deposit"],
        [None, None, None, None, "Lease end"],
    ]
    rows: list[list[object]] = []
    for n in range(1, 6):
        rows.append(
            [f"{n}", "2 bd 1 ba", "Active", f"Ann Ames {n}", f"{n}/1/2025", f"{90 + n}", f"${900 + n}.00", "$800.00"]
        )
        rows.append([None, None, None, None, f"{n}/28/2026"])
    x = read(pdf([["Rent roll"], ["Ibarra Court"], ["As of 9/30/2025"], *head, *rows], pitch=10))
    assert [(r.tenant_name, r.lease_start_date, r.lease_end_date) for r in x.rows] == [
        (f"Ann Ames {n}", dt.date(2025, n, 1), dt.date(2026, n, 28)) for n in range(1, 6)
    ]


@pytest.mark.parametrize("rent", ["Current Rent", "Annual Rent"])
def test_homes_whose_table_names_nobody_are_not_vacant_because_shops_have_tenants(rent: str) -> None:
    homes = [[f"{n}A", "1 BR", "FM", 1500 + n, 1600, "04/30/2026", "Vacant" if n == 5 else None] for n in range(1, 6)]
    homes[-1][3] = homes[-1][5] = None
    shops = [[f"Store {n}", f"Firm {n} Inc.", 900, 5000 + n, "05/01/2019", "04/30/2029"] for n in range(1, 4)]
    x = read(workbook([
        *TITLE, ["Residential"],
        ["Apt.", "Layout", "Regime", rent, "Market Rent", "Lease Expires", "Remarks"], *homes, [],
        ["Commercial"], ["Space", "Tenant", "Sq. Ft.", "Monthly Rent", "Lease From", "Lease To"], *shops,
    ]), "MIXED_USE")  # fmt: skip
    assert [r.unit for r in x.rows if r.is_occupied is False] == ["5A"]
