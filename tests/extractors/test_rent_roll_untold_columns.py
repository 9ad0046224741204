"""Columns that no word names outright: what stands beside them and what they hold tells."""

from __future__ import annotations

import datetime as dt

from rolls import read, workbook

TITLE = [["Rent Roll"], ["As of 03/31/2026"], []]


def test_amounts_like_the_rent_beside_the_dates_of_steps_are_what_it_becomes() -> None:
    head = ["Unit", "Tenant", "Rent", "Next Step", "Zorb"]
    rows = [
        [
            f"{n + 4}",
            f"Halyard Works {n}",
            4000 + 50 * n,
            *((dt.date(2026, 9, 1), 4125 + 50 * n) if n % 2 else (None, None)),
        ]
        for n in range(9)
    ]
    x = read(workbook([*TITLE, head, *rows]), "INDUSTRIAL")
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(dt.date(2026, 9, 1), 4125 + 50 * n)] if n % 2 else [] for n in range(9)
    ]


def test_amounts_beside_dates_of_steps_that_are_no_rents_stay_as_printed() -> None:
    head = ["Unit", "Tenant", "Rent", "Next Step", "Zorb"]
    rows = [[f"{n + 4}", f"Halyard Works {n}", 4000 + 50 * n, dt.date(2026, 9, 1), 19 + n] for n in range(9)]
    x = read(workbook([*TITLE, head, *rows]), "INDUSTRIAL")
    assert not any(step.amount for row in x.rows for step in row.rent_steps)


def test_an_address_is_the_unit_before_a_column_that_only_looks_like_ids() -> None:
    head = ["Prop Code", "Ref", "Address", "SF", "Resident", "Rent"]
    rows = [
        [f"QF10{n}", f"B-70{n}3", f"{411 + n} Wicker Ln", 1200 + 7 * n, f"Una Vance {n}", 1300 + n] for n in range(6)
    ]
    x = read(workbook([*TITLE, head, *rows]), "SINGLE_FAMILY_RENTAL")
    assert [row.unit for row in x.rows] == [f"{411 + n} Wicker Ln" for n in range(6)]


def test_codes_below_the_words_of_a_header_are_the_same_header() -> None:
    words = ["Unit No.", "Resident Name", "Rentable SF", "Move-In Date", "Scheduled Rent", "Deposits Held"]
    codes = ["UNIT_ID", "RES_NM", "SQFT", "MI_DT", "SCH", "DEP"]
    rows = [[f"0{n}C", f"Vance {n}", 650 + n, dt.date(2025, 3, 1 + n), 1210 + n, 300] for n in range(6)]
    x = read(workbook([*TITLE, words, codes, *rows]))
    assert [(r.unit, r.tenant_name, r.area, r.contract_rent, r.deposit) for r in x.rows] == [
        (f"0{n}C", f"Vance {n}", 650 + n, 1210 + n, 300) for n in range(6)
    ]
    assert [row.move_in_date for row in x.rows] == [dt.date(2025, 3, 1 + n) for n in range(6)]


def test_a_first_name_in_a_column_of_its_own_goes_behind_the_last_name() -> None:
    head = ["Unit", "SF", "LAST NAME", "FIRST", "Rent"]
    rows = [[f"{n + 4}", 700 + n, "VANCE", f"UNA{'ABC'[n % 3]}", 900 + n] for n in range(5)]
    x = read(workbook([*TITLE, head, *rows, ["11", 700, "VACANT", None, None]]))
    assert [row.tenant_name for row in x.rows] == [*(f"VANCE, UNA{'ABC'[n % 3]}" for n in range(5)), None]
    assert len(x.rows[0].sources["tenantName"]) == 2
    assert x.rows[5].occupancy_status == "VACANT"
