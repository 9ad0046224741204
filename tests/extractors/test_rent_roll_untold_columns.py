"""Columns that no word names outright: what stands beside them and what they hold tells."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest
from rolls import pdf, read, workbook

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


def test_an_address_is_the_unit_beside_a_mark_that_only_numbers_the_rows() -> None:
    head = ["#", "Property address", "SF", "Resident", "Rent"]
    rows = [[n + 1, f"{411 + n} Wicker Ln", 1200 + 7 * n, f"Una Vance {n}", 1300 + n] for n in range(6)]
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


def _stay(n: int, *, vacant: bool) -> list[object]:
    """A room under words that no list has: code, room, who, dates, what it could bring, what it brings, its parts."""
    list_price, paid = 900 + 10 * n, 880 + 9 * n
    if vacant:
        return ["zv" if n % 2 else "zm", f"{n + 1} Quay Row", None, None, list_price, None, None, None, None]
    since = dt.date(2024, 1 + n % 9, 3)
    return ["zo", f"{n + 1} Quay Row", f"Una Vance {n}", since, list_price, paid, 40 + n % 3, 12, paid + 52 + n % 3]


def test_columns_under_unknown_words_are_told_by_their_cells_and_by_what_is_missing() -> None:
    head = [
        "St.",
        "Zorble Address",
        "Resident",
        "Joined us",
        "List quote",
        "Member fee",
        "Linen",
        "Wifi",
        "To be invoiced",
    ]
    x = read(workbook([*TITLE, head, *(_stay(n, vacant=n % 4 == 3) for n in range(16))]))
    row = x.rows[1]
    assert [r.status_text for r in x.rows[:4]] == ["zo", "zo", "zo", "zv"]
    assert [r.is_occupied for r in x.rows[:4]] == [True, True, True, False]
    assert (row.unit, row.move_in_date, row.market_rent, row.contract_rent) == (
        "2 Quay Row",
        dt.date(2024, 2, 3),
        910,
        889,
    )
    assert [(c.code, c.amount) for c in row.charges] == [("Linen", 41), ("Wifi", 12)]
    assert row.total_charges == 942
    told = {d.question: d.taken for d in x.decisions}
    assert told["what 'St.' holds"] == "statusText"
    assert told["what 'Member fee' holds"] == "contractRent"


def test_a_column_that_no_word_names_proves_nothing_by_its_total() -> None:
    head = ["Unit", "Resident", "Sq Ft", "Move In", "Member fee", "Balance"]
    rows = [[f"{n + 1}A", f"Una Vance {n}", 600 + n, dt.date(2024, 5, n + 1), 700 + 13 * n, 3 * n] for n in range(8)]
    total = ["Total", None, None, None, sum(700 + 13 * n for n in range(8)), sum(3 * n for n in range(8))]
    x = read(workbook([*TITLE, head, *rows, total]))
    assert x.rows[0].contract_rent == 700
    assert "contractRent" not in x.rows[0].proved
    assert "balance" in x.rows[3].proved


def test_a_word_in_every_row_that_has_nothing_to_do_with_vacancy_is_no_status() -> None:
    head = ["Unit", "Resident", "Zorb", "Rent"]
    rows = [[f"{n + 1}A", None if n % 3 == 2 else f"Una {n}", "eh" if n % 2 else "oh", 700 + n] for n in range(12)]
    x = read(workbook([*TITLE, head, *rows]))
    assert {row.status_text for row in x.rows} == {None}


def test_the_one_column_that_a_printed_sum_leaves_out_is_no_charge() -> None:
    head = ["Site", "Resident", "Std Lot Rent", "Lot Rent", "Home Rent", "Water", "Trash", "Total Charges"]
    rows = [
        [f"0{n}1", f"Una {n}", 565 + 50 * (n % 2), 520 + 7 * n, 120 * (n % 3 == 0) or None, 31 + n, 16, 0]
        for n in range(9)
    ]
    for row in rows:
        row[-1] = sum(row[3:7], 0) if row[4] else row[3] + row[5] + row[6]
    x = read(workbook([*TITLE, head, *rows]), "MANUFACTURED_HOUSING")
    assert [r.market_rent for r in x.rows[:2]] == [565, 615]
    assert {c.code for r in x.rows for c in r.charges} == {"Lot Rent", "Home Rent", "Water", "Trash"}


def test_a_subtotal_that_says_how_many_it_sums_is_no_unit() -> None:
    head = ["Unit", "Resident", "Rent"]
    rows = [[f"{n + 1}A", f"Una {n}", 700 + n] for n in range(4)]
    x = read(workbook([*TITLE, head, *rows, ["TH2 Subtotal (4)", None, sum(row[2] for row in rows)]]))
    assert [row.unit for row in x.rows] == ["1A", "2A", "3A", "4A"]


def test_what_is_owed_from_before_is_the_balance_where_no_other_column_has_it() -> None:
    head = ["Lot", "Resident", "Lot Rent", "Prior Bal"]
    rows = [[f"{n}", f"Una Vance {n}", 385 + n, 20.5 * n] for n in range(1, 9)]
    x = read(workbook([*TITLE, head, *rows]), "MANUFACTURED_HOUSING")
    assert [row.balance for row in x.rows] == [Decimal(str(20.5 * n)) for n in range(1, 9)]
    both = [[*row, 7 * n] for n, row in enumerate(rows)]
    x = read(workbook([*TITLE, [*head, "Balance"], *both]), "MANUFACTURED_HOUSING")
    assert [row.balance for row in x.rows] == [7 * n for n in range(8)]


def test_what_a_space_is_used_for_is_its_kind_where_few_words_say_it() -> None:
    head = ["Unit", "Use", "Tenant", "SF", "Rent"]
    kinds = ["Retail", "Office", "Office", "Storage", "Retail", "Office", "Office", "Office"]
    rows = [[f"{n}.01", kind, f"Halyard Works {n}", 900 + n, 4000 + n] for n, kind in enumerate(kinds)]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [row.unit_type for row in x.rows] == kinds


def test_taxes_that_vacant_homes_have_too_are_paid_back_by_nobody() -> None:
    head = ["Address", "Resident", "Rent", "Pet Fee", "Monthly Total", "2025 Taxes"]
    rows = [
        [f"{411 + n} Wicker Ln", f"Una Vance {n}", 1300 + n, 25, 1325 + n, 1760 + 13 * n] if n % 3 else
        [f"{411 + n} Wicker Ln", "VACANT", None, None, None, 1760 + 13 * n]
        for n in range(12)
    ]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "SINGLE_FAMILY_RENTAL")
    assert not any(row.recoveries for row in x.rows)
    let = [*rows[:0], *(row for row in rows if row[1] != "VACANT")]
    x = read(workbook([*TITLE, head, *let]), "SINGLE_FAMILY_RENTAL")
    assert [row.recoveries[0].amount for row in x.rows] == [row[-1] for row in let]


def test_codes_of_a_database_below_a_header_add_nothing_to_its_words() -> None:
    head = ["Unit", "Resident", "Sq Ft", "Market", "Rent", "Deposit"]
    codes = ["UNIT_CD", "OCC_NM", "SQ_FT", "MKT_AMT", "CUR_AMT", "DEP_AMT"]
    rows = [[f"{n + 101}", f"Una Vance {n}", 650 + n, 1310 + n, 1210 + n, 300 + n] for n in range(9)]
    x = read(workbook([*TITLE, head, codes, *rows]))
    assert [(r.area, r.market_rent, r.contract_rent, r.deposit) for r in x.rows] == [tuple(row[2:]) for row in rows]


def test_two_dates_that_one_cell_of_a_header_names_stand_below_each_other() -> None:
    head = ["Unit", "Resident", "Move-In\nMove-Out", "Lease\nStart", "Rent"]
    rows: list[list[object]] = []
    for n in range(8):
        rows.append([f"{n + 101}", f"Una Vance {n}", dt.date(2024, 3, 1 + n), dt.date(2025, 3, 1 + n), 1210 + n])
        if n % 3 == 0:
            rows.append([None, None, dt.date(2026, 5, 1 + n), None, None])
    x = read(workbook([*TITLE, head, *rows]))
    assert [row.move_in_date for row in x.rows] == [dt.date(2024, 3, 1 + n) for n in range(8)]
    assert [row.move_out_date for row in x.rows] == [None if n % 3 else dt.date(2026, 5, 1 + n) for n in range(8)]
    assert [row.lease_start_date for row in x.rows] == [dt.date(2025, 3, 1 + n) for n in range(8)]


def test_amounts_of_a_month_are_rents_and_a_place_in_words_that_nobody_has_is_a_unit() -> None:
    head = ["who", "where", "how much", "till when", "holding"]
    rows = [
        ["Una Vance", "1st fl front", "725/mo", "5/31/2026", 725],
        ["nobody - vacant", "2nd fl back", None, None, None],
        ["Ida Vance", "attic", "1,650/mo", "5/31/2026", 300],
        ["Ora Vance", "store", "900/mo", "4/30/2026", 100],
    ]
    x = read(workbook([["our house - who is where (updated Mar 3 2026)"], [], head, *rows]))
    assert [(row.unit, row.contract_rent) for row in x.rows] == [
        ("1st fl front", 725), ("2nd fl back", None), ("attic", 1650), ("store", 900)
    ]  # fmt: skip
    assert [row.is_occupied for row in x.rows] == [True, False, True, True]
    assert x.meta.as_on_date == dt.date(2026, 3, 3)


def test_homely_words_of_a_letter_head_a_roll() -> None:
    head = ["Space", "Who has it", "What for", "About sq. feet", "Pays a month", "Deposit we hold", "There since"]
    rows = [
        ["Parish House, down", "Acorns Day School", "school", 2450, 1475, 1000, "August 2012"],
        ["Convent, Rm. 1", "Food Shelf", "storage", 610, 150, None, "May 2019"],
        ["Convent, Rm. 2", "Lakes Hospice", "office", 480, 385, 385, "March 2021"],
        ["Convent, Rm. 3", "(empty since Christmas)", None, 455],
        ["14 Main, Apt. A", "Marlene Quill", "dwelling", 700, 560, 500, "May 2009"],
    ]
    x = read(workbook([["St. Hedwig Church"], ["April 14, 2025"], [], [*head, "Paper runs to"], *rows]), "MIXED_USE")
    assert [(row.unit, row.contract_rent, row.deposit) for row in x.rows] == [
        ("Parish House, down", 1475, 1000), ("Convent, Rm. 1", 150, None), ("Convent, Rm. 2", 385, 385),
        ("Convent, Rm. 3", None, None), ("14 Main, Apt. A", 560, 500),
    ]  # fmt: skip
    assert [row.occupancy_status for row in x.rows][3] == "VACANT"
    assert x.rows[0].move_in_date == dt.date(2012, 8, 1)
    assert not any(row.proved for row in x.rows)


def test_campers_pay_a_fee_of_the_year() -> None:
    head = ["Site", "Kind", "Lot (ft)", "Camper", "Trailer", "Annual fee", "Still owing"]
    rows = [
        [f"M-{n}", "Back row", "30x50", "available" if n == 3 else f"Camper {'ABCDEF'[n]} Lee", None, *([None] * 2)]
        if n == 3
        else [f"M-{n}", "Back row", "30x50", f"Camper {'ABCDEF'[n]} Lee", "Terry 1996", 2600 + n, 100 * n or None]
        for n in range(6)
    ]
    groups = [["SITE", None, None, "WHO", None, "MONEY"], head]
    rows.append([None, None, None, "Maple Loop: 5 let, 1 available", None, 13012, 1200])
    x = read(workbook([["Lac Camp"], ["2 May 2025"], [], *groups, ["MAPLE LOOP"], *rows]), "MANUFACTURED_HOUSING")
    assert not x.ledger.unexplained
    assert [row.annual_rent for row in x.rows] == [2600, 2601, 2602, None, 2604, 2605]
    assert [row.tenant_name for row in x.rows][2:4] == ["Camper C Lee", None]
    assert x.rows[0].unit_type == "Back row"


def test_codes_that_say_whether_rooms_are_let_are_no_charges() -> None:
    head = ["Room", "Sz", "Code", "Student", "Folks who co-signed", "Rent/mo", "Deposit", "Lease from", "Lease to"]
    now, then = (dt.date(2024, 8, 1), dt.date(2025, 7, 25)), (dt.date(2025, 8, 1), dt.date(2026, 7, 25))
    rows = [
        ["819-1", "L", "C", "Earl Tagg", "Arlene & Jerry Tagg", 510, 510, *now],
        ["819-1", "L", "S", "Ken Peavey", "Debra Peavey", 545, 400, *then],
        ["819-2", "S", "C", "Kelly Cargill", "Dean & Sara Cargill", 460, 400, *now],
        ["819-2", "S", "S", "Jared Ludlow", "Jerry Ludlow", 480, 400, *then],
        ["819-3", "S", "V"],
        ["819-4", "S", "C", "Anita Pickard", "Sheila Pickard", 445, 300, *now],
        ["819-5", "A", "V"],
    ]
    x = read(workbook([["Campus Houses"], ["as of May 20 2025"], [], head, *rows]), "STUDENT_HOUSING")
    assert [row.status_text for row in x.rows] == ["C", "S", "C", "S", "V", "C", "V"]
    assert [row.occupancy_status for row in x.rows] == [
        "OCCUPIED", "FUTURE", "OCCUPIED", "FUTURE", "VACANT", "OCCUPIED", "VACANT",
    ]  # fmt: skip
    assert [row.contract_rent for row in x.rows] == [510, 545, 460, 480, None, 445, None]
    assert [row.tenant_name for row in x.rows][:2] == ["Earl Tagg", "Ken Peavey"]
    assert [row.unit_type for row in x.rows][:3] == ["L", "L", "S"]


def test_words_that_sort_all_spaces_are_their_kinds() -> None:
    head = ["Suite", "Tenant", "SF", "Loading", "Broker", "Rent"]
    kinds = ["Dock-high", "Grade-level", "Dock-high", "Flex / office"]
    rows = [
        [
            f"{n + 1}0",
            "Vacant" if n == 3 else f"Vance Works {n}",
            2000 + n,
            kinds[n % 4],
            None if n == 3 else "Ames",
            900,
        ]
        for n in range(8)
    ]
    x = read(workbook([*TITLE, head, *rows]), "INDUSTRIAL")
    assert [row.unit_type for row in x.rows] == [kinds[n % 4] for n in range(8)]


def test_words_of_leases_alone_sort_no_spaces() -> None:
    head = ["Suite", "Tenant", "SF", "Payer", "Rent"]
    rows = [
        [
            f"{n + 1}0",
            "Vacant" if n == 3 else f"Vance Works {n}",
            2000 + n,
            None if n == 3 else ("Self", "Parent")[n % 2],
        ]
        for n in range(8)
    ]
    x = read(workbook([*TITLE, head, *([*row, 900] for row in rows)]), "INDUSTRIAL")
    assert [row.unit_type for row in x.rows] == [None] * 8


def test_towns_and_regions_are_no_kinds_of_homes() -> None:
    head = ["Address", "Resident", "SF", "Metro", "Town", "Rent"]
    rows = [
        [f"{411 + n} Wicker Ln", "Vacant" if n == 3 else f"Vance {n}", 1200, "Tampa", ("Ashport", "Fallon")[n % 2], 900]
        for n in range(8)
    ]
    x = read(workbook([*TITLE, head, *rows]), "SINGLE_FAMILY_RENTAL")
    assert [row.unit_type for row in x.rows] == [None] * 8


def test_a_letter_whose_first_column_has_no_header_lists_stores() -> None:
    rows: list[list[Any]] = [
        ["Store 1", "Golden Oven Bakery Inc.", dt.date(2029, 4, 30), 4650, 9300],
        ["Store 2", "Vacant (former nail salon)"],
        ["Store 3", "Bodega Corp.", dt.date(2026, 11, 30), 3975, 7950],
        ["Corner", "Elm Pharmacy LLC", "M to M", 5200, 5200],
    ]
    x = read(
        workbook([["12 Elm Avenue"], [], [None, "Tenant", "Expires", "Monthly", "Security held"], *rows]), "RETAIL"
    )
    assert [(r.unit, r.contract_rent, r.is_occupied) for r in x.rows] == [
        ("Store 1", 4650, True), ("Store 2", None, False), ("Store 3", 3975, True), ("Corner", 5200, True),
    ]  # fmt: skip


@pytest.mark.parametrize(("left", "ends"), [(6, True), (1, False)])
def test_days_in_and_out_are_of_leases_where_nearly_all_have_both(left: int, ends: bool) -> None:
    rows = [
        [f"Rm {n}", f"Ada Quill {n}", "8/15/2024", "7/31/2025" if n <= left else None, 500 + n] for n in range(1, 7)
    ]
    x = read(workbook([["Rooms"], ["as of 10/15/2024"], ["Rm", "Student", "In", "Out", "Rent/mo"], *rows]))
    day = dt.date(2024, 8, 15)
    assert {row.lease_start_date for row in x.rows} == {day if ends else None}
    assert {row.move_in_date for row in x.rows} == {None if ends else day}
    assert sum(row.lease_end_date is not None for row in x.rows) == left * ends


def test_sizes_with_their_unit_are_areas_whatever_a_line_below_says_in_their_column() -> None:
    rows = [[str(8800 + n), f"Tern Bakery {n}", f"{1400 + 350 * n:,} sf", 24000 + 100 * n] for n in range(6)]
    below = [["center total", None, "13,650 sf", 145500], ["leased", None, "13,650 sf = 100%"]]
    x = read(
        workbook([["Shops"], ["as of 10/1/2025"], ["Bay", "Who", "Size", "Annual base rent"], *rows, *below]), "RETAIL"
    )
    assert [row.area for row in x.rows][:6] == [1400 + 350 * n for n in range(6)]


def test_buildings_that_differ_in_every_row_are_the_units() -> None:
    rows: list[list[Any]] = [
        ["Workshops and yards at 31 December 2024"],
        [],
        ["Building", "Area (sq ft)", "Use", "Tenant", "Rent per annum"],
        ["Barn 1, bay A", 1240, "Joinery", "Ann Ames", 8680],
        ["Barn 1, bay B", 1180, "Workshop", "To let", None],
        ["Old dairy", 960, "Office", "Cy Cole", 11520],
        ["Forge", 815, "Workshop", "Di Dunn", 4075],
        ["Total", 4195, None, None, 24275],
    ]
    x = read(workbook(rows), "INDUSTRIAL")
    assert [row.unit for row in x.rows] == ["Barn 1, bay A", "Barn 1, bay B", "Old dairy", "Forge"]
    assert [row.occupancy_status for row in x.rows].count("VACANT") == 1


def test_a_word_for_units_over_the_same_few_words_leaves_the_properties_to_be_them() -> None:
    day = dt.date
    rows: list[list[Any]] = [
        ["Cottages let at 25 March 2025"],
        [],
        ["Property", "Occupier", "Tenancy", "From", "Until", "Rent p.c.m."],
        ["Keeper's Cottage", "Ann Ames", "AST", day(2019, 10, 14), "periodic", 875],
        ["The Old Forge", "Bo Beck", "AST", day(2022, 3, 25), day(2027, 3, 24), 1150],
        ["North Lodge", "Cy Cole", "Service", day(2016, 4, 4), "periodic", 595],
        ["South Lodge", "Di Dunn", "AST", day(2021, 7, 30), day(2025, 7, 29), 710],
        ["Granary Flat", "VOID", None, None, None, None],
        ["Rents receivable", None, None, None, None, 3330],
    ]
    x = read(workbook(rows))
    assert [row.unit for row in x.rows] == [row[0] for row in rows[3:8]]
    assert (x.summary.total_units, x.summary.vacant_units) == (5, 1)


def test_words_for_each_house_without_a_header_are_its_name() -> None:
    """Nobody pays for the first one: it is a row by its name and whoever has it."""
    head = [None, "Who is in it", "Per month", "Good until", "Security"]
    rows: list[list[Any]] = [
        ["Main house", "ourselves"],
        ["Stone house", "Delphine Rainsford", 1350, dt.date(2026, 6, 30), 1350],
        ["Tenant house, north", "Gideon Haddock", 875, "month to month", 600],
        ["Orchard cottage", "nobody since Christmas"],
        ["Red barn & shed", "Crowhurst Trees", 650, dt.date(2027, 12, 31), None],
        ["Over the dairy", "A. Nettleship", 400, "month to month", None],
        ["Gate lodge", "Una Orr", 500, dt.date(2026, 8, 31), 500],
    ]
    x = read(workbook([["Oak Farm"], ["April 9, 2025"], head, *rows]))
    assert [(row.unit, row.contract_rent) for row in x.rows] == [
        ("Main house", None), ("Stone house", 1350), ("Tenant house, north", 875), ("Orchard cottage", None),
        ("Red barn & shed", 650), ("Over the dairy", 400), ("Gate lodge", 500),
    ]  # fmt: skip
    assert (x.summary.occupied_units, x.summary.vacant_units) == (6, 1)


def test_last_beside_first_is_the_name() -> None:
    head = ["Apt", "Last", "First", "Rent", "Moved in"]
    rows: list[list[Any]] = [[f"{n}A", f"Ames{n}", "Ann", 700 + n, dt.date(2020, 5, n)] for n in range(1, 5)]
    x = read(workbook([*TITLE, head, *rows, ["5A", "VACANT"]]))
    assert [row.tenant_name for row in x.rows] == [*(f"Ames{n}, Ann" for n in range(1, 5)), None]
    assert (x.summary.total_units, x.summary.occupied_units) == (5, 4)


def test_names_left_of_the_units_are_the_tenants_where_the_column_of_their_heading_is_empty() -> None:
    head = [None, None, "Suite", "Sq. Ft.", "Base Rent"]
    names = ["Acorn Title", "Stefan Rade CPA", "Vacant", "Bright Staffing", "Harrow Analytics Inc.", "Little Sprouts"]
    rows = [[None, name, f"{100 + n}", 900 + n, None if n == 2 else 1800 + n] for n, name in enumerate(names)]
    x = read(workbook([*TITLE, head, ["Tenants"], *rows]), "OFFICE")
    assert [row.tenant_name for row in x.rows] == [None if name == "Vacant" else name for name in names]
    assert x.summary.occupied_units == 5


def test_what_is_past_due_is_no_total_of_charges_where_most_owe_nothing() -> None:
    head = ["Space", "Customer", "Actual Rate", "Sched. Rate Date", "Sched. New Rate", "Insur. Premium", "Past Due"]
    day = dt.date(2026, 4, 15)
    rows = [
        [f"{1001 + n}", f"Una Vance {n}", 80 + n, *((day, 93) if n == 3 else (None, None)), 12, 92 + n if n < 3 else 0]
        for n in range(10)
    ]
    x = read(workbook([*TITLE, head, *rows]), "SELF_STORAGE")
    assert [row.balance for row in x.rows] == [92, 93, 94, *[0] * 7]
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows if row.rent_steps] == [[(day, 93)]]


def test_leases_signed_and_not_commenced_are_no_units_of_their_own() -> None:
    head = ["Bay", "Who", "Sq ft", "Rent / mo", "Start"]
    rows = [[f"{n}", f"Vance Works {n}", 4000 + n, 4000 + 10 * n, dt.date(2023, 3, 1)] for n in range(1, 7)]
    later = ["3", "Hollow Robotics", 4003, 4950, dt.date(2026, 9, 1)]
    x = read(workbook([*TITLE, head, ["IN PLACE"], *rows, ["SIGNED, NOT COMMENCED"], later]), "INDUSTRIAL")
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.future_rows) == (6, 6, 1)


@pytest.mark.parametrize("header", ["Store", "Which", "Bay or shed"])
def test_the_first_words_of_every_row_name_the_spaces_also_those_that_nobody_has(header: str) -> None:
    head = [header, "Tenant", "Sq ft", "Rent / month", "Lease from", "Lease to"]
    rows: list[list[object]] = [
        [name, f"Halyard Works {n}", 900 + n, 2000 + n, dt.date(2022, 4, 1), dt.date(2032, 3, 31)]
        for n, name in enumerate(["Store 1", "Front", "Loft over the bakery"])
    ]
    x = read(workbook([*TITLE, head, *rows, ["Basement", "VACANT", 900]]), "RETAIL")
    assert [row.unit for row in x.rows] == ["Store 1", "Front", "Loft over the bakery", "Basement"]


@pytest.mark.parametrize("header", ["No.", "Ref"])
@pytest.mark.parametrize("make", [workbook, pdf])
def test_codes_before_the_words_for_premises_name_them(make: Any, header: str) -> None:
    head = [header, "Premises", "Tenant", "Sq. ft.", "From", "Rent / month"]
    kinds = ["Chandlery & office", "Fuel dock", "Pub & patio", "Boat shop", "Kayak hut"]
    rows: list[list[object]] = [
        [f"U-{n + 1}", kind, f"Halyard Works {n}", 900 + n, dt.date(2022, 4, 1), 2000 + n]
        for n, kind in enumerate(kinds)
    ]
    rows[3][2:] = ["open", 903]
    x = read(make([*TITLE, head, *rows]), "RETAIL")
    assert [row.unit for row in x.rows] == [f"U-{n}" for n in range(1, 6)]
    assert [row.unit_type for row in x.rows] == kinds


@pytest.mark.parametrize("make", [workbook, pdf])
def test_a_unit_of_which_the_building_stands_in_the_cell_before_is_named_by_the_rest(make: Any) -> None:
    head = ["Bldg", "Id-Suit", "Occupant Name", "Rent Start", "GLA Sqft", "Base Rent", "Cat", "Date", "Monthly Amt"]
    rows: list[list[object]] = [["4410", "-0106", "Vacant", None, 2400], ["4410", "-0113", "Vacant", None, 4100]]
    for n in range(6):
        step = ["RNT", dt.date(2027, 10, 1), 3100.5 + n]
        rows.append(
            [
                "4410",
                f"-{'A' if n % 2 else ''}10{n}",
                f"Halyard Works {n}",
                dt.date(2022, 4, 1),
                1200 + n,
                2725.0 + n,
                *step,
            ]
        )
        rows.append([None, None, None, None, None, None, "RNT", dt.date(2028, 10, 1), 3200.5 + n])
    x = read(make([*TITLE, head, *rows]), "RETAIL")
    assert [(row.building, row.unit) for row in x.rows] == [(row[0], str(row[1]).strip("-")) for row in rows if row[0]]


@pytest.mark.parametrize("make", [workbook, pdf])
def test_a_number_of_a_row_that_no_cell_names_is_in_doubt_whatever_it_adds_up_to(make: Any) -> None:
    head = ["Trade", "Tenant", "Sq ft", "Rent / month", "Lease from"]
    rows: list[list[object]] = [
        ["Shop", f"Halyard Works {n}", 900 + 7 * n, 2000 + 11 * n, dt.date(2022, 4, 1)] for n in range(6)
    ]
    rows += [["Shop", "VACANT", 1150], ["Shop", "VACANT", 1380]]
    total = ["Total", None, sum(r[2] for r in rows), sum(r[3] for r in rows[:6])]  # type: ignore[misc]
    x = read(make([*TITLE, head, *rows, total]), "RETAIL")
    assert [row.unit for row in x.rows] == [None] * 8
    assert ["area" in row.proved for row in x.rows] == [True] * 6 + [False] * 2
    assert ["area" in row.doubtful for row in x.rows] == [False] * 6 + [True] * 2


@pytest.mark.parametrize(("head", "marks"), [("side", "LR"), ("door", ("Up", "Down")), ("which", ("Front", "Rear"))])
def test_a_few_words_that_begin_anew_below_each_house_are_its_units(head: str, marks: str | tuple[str, ...]) -> None:
    rows: list[list[Any]] = []
    for n in range(5):
        rows += [[f"{14 + 4 * n} Quarry Rd"]]
        rows += [[mark, f"Una Vance {n}{mark}", "2 bdrm", 800 + 10 * n, 750] for mark in marks]
    foot = [[], [None, "10 homes, 10 let", None, 8200, 7500]]
    x = read(workbook([*TITLE, [head, "renter", "size", "per month", "deposit"], *rows, *foot]))
    assert [row.unit for row in x.rows] == [*marks] * 5
    assert x.summary.total_units == 10


@pytest.mark.parametrize(("ref", "kind"), [("Ref", "Kiosk / unit"), ("No.", "Stall or unit")])
def test_codes_left_of_kinds_that_come_again_name_the_units(ref: str, kind: str) -> None:
    kinds = ["Kiosk", "Lock-up unit", "Kiosk", "Double unit", "Lock-up unit", "Kiosk"]
    rows = [
        [
            f"L{n}",
            "Void" if n == 3 else "Let",
            None if n == 3 else f"Quill {n}",
            what,
            10 + n,
            None if n == 3 else 300 + n,
        ]
        for n, what in enumerate(kinds)
    ]
    x = read(workbook([["Corn Row"], [], [ref, "Status", "Trader", kind, "Sq m", "Monthly fee"], *rows]))
    assert [(row.unit, row.unit_type, row.building) for row in x.rows] == [
        (f"L{n}", what, None) for n, what in enumerate(kinds)
    ]


@pytest.mark.parametrize(
    "titles", [("CURRENT YEAR 2025-26", "PRE-LEASE 2026-27"), ("This year 2025/26", "Next year 2026/27")]
)
def test_a_status_below_the_title_of_another_year_is_not_that_of_the_tenant(titles: tuple[str, str]) -> None:
    head = ["Apt", "Plan", "Resident", "Begin", "End", "Rent", "Status", "Signed rate"]
    let = ["8/15/2025", "7/31/2026", 700]
    rows = [
        [
            f"1{n}",
            "3BR",
            *(["— vacant —", None, None, None] if n == 2 else [f"Quill {n}", *let]),
            said,
            None if said == "Open" else 765,
        ]
        for n, said in enumerate(["New lease", "Open", "Open", "Renewed", "New lease"])
    ]
    over = ["UNIT INFO", None, titles[0], None, None, None, titles[1], None]
    lines = [["Sycamore"], ["as of 2/15/2026"], [], over, head, *rows]
    x = read(workbook(lines, merged=["A4:B4", "C4:F4", "G4:H4"]))
    assert [row.occupancy_status for row in x.rows] == ["OCCUPIED", "OCCUPIED", "VACANT", "OCCUPIED", "OCCUPIED"]


def test_units_and_names_left_of_a_header_are_told_by_what_they_are() -> None:
    people = ["Ames Dental PC", "Vacant", "Boyle & Sons", "Crane Title Co.", "Dorn Optics"]
    rows = [
        [str(100 + n), who, 900 + n, *([None] * 3 if who == "Vacant" else [1000 + n, 50, 1050 + n])]
        for n, who in enumerate(people)
    ]
    x = read(
        workbook([["Elm Plaza"], ["As of March 31, 2025"], [None, None, "Sq Ft", "Base Rent", "CAM", "TOTAL"], *rows])
    )
    assert [row.unit for row in x.rows] == ["100", "101", "102", "103", "104"]
    assert [row.tenant_name for row in x.rows] == [
        "Ames Dental PC",
        None,
        "Boyle & Sons",
        "Crane Title Co.",
        "Dorn Optics",
    ]
    assert (x.summary.occupied_units, x.summary.vacant_units) == (4, 1)


def test_addresses_that_stand_once_over_several_sides_are_their_buildings() -> None:
    lines: list[list[object]] = [["Where", "Side", "Who lives there", "Pays", "Deposit"]]
    for n, street in enumerate(["4 Elm St", "6 Elm St", "12 Oak Ave"]):
        lines += [[street, "A", f"Ann Ames{n}", 800 + n, 500], [None, "B", f"Bo Boyle{n}", 700 + n, 400]]
    x = read(workbook(lines))
    assert [row.unit for row in x.rows] == ["A", "B"] * 3
    assert x.rows[0].building == "4 Elm St"


def test_a_column_of_two_days_each_is_that_of_the_terms() -> None:
    terms = ["1/1/2024 - 12/31/2024", "2/1/2024 - At will", "3/1/2024 - At will", "4/1/2024 - 3/31/2025"]
    terms += ["5/1/2024 - At will", "6/1/2024 - At will"]
    rows = [[n, f"Ann Ames{n}", term, 900 + n] for n, term in enumerate(terms, 1)]
    x = read(workbook([["Unit", "Tenant", "Start - End", "Rent"], *rows]))
    assert [str(row.lease_start_date) for row in x.rows] == [f"2024-0{n}-01" for n in range(1, 7)]
    assert (x.rows[1].is_month_to_month, x.rows[1].lease_end_date) == (True, None)


def test_a_row_of_an_increase_is_a_step_of_the_lease_above_it() -> None:
    lines: list[list[object]] = [["Suite", "Tenant", "SF", "From", "To", "Monthly Rent"]]
    for n in range(1, 5):
        lines += [
            [f"10{n}", f"Ames {n} LLC", 900 + n, dt.date(2022, n, 1), dt.date(2028, n, 28), 1000 + n],
            [None, "increase eff.", None, dt.date(2026, n, 1), None, 1100 + n],
        ]
    x = read(workbook(lines), "RETAIL")
    assert len(x.rows) == 4
    assert [row.rent_steps[0].amount for row in x.rows] == [1101, 1102, 1103, 1104]


def test_a_space_that_ends_as_no_unit_is_called_is_none() -> None:
    spaces = ["Apt 1", "Apt 2", "Apt 3", "Flat over garage", "Steeple antenna", "North parking lot", "Substation 2"]
    x = read(workbook([["Space", "Who", "Per month"], *([s, f"Ann Ames{s[:5]}", 900 + len(s)] for s in spaces)]))
    assert [row.counts_as_unit for row in x.rows] == [True, True, True, True, False, False, False]


def test_the_next_number_with_a_status_is_a_unit_of_its_own() -> None:
    header = ["Status", "Rent", "Unit", "Tenant", "Remarks"]
    names = ["Ann Ames", "Bo Boyle", None, "Di Dorn", None]
    lines: list[list[object]] = [["Elm Cottages, as of July 22, 2025"], list(header)]
    for n, name in enumerate(names):
        status = "Active" if name else "Vacant"
        lines.append([status, 1000 + n if name else None, f"Cottage {n + 8}", name, None if name else "rent ready"])
    x = read(workbook(lines))
    assert [row.unit for row in x.rows] == [f"Cottage {n}" for n in range(8, 13)]
    assert (x.summary.occupied_units, x.summary.vacant_units) == (3, 2)


def test_a_second_table_whose_header_names_neither_units_nor_tenants_has_them_where_the_first_one_does() -> None:
    """What stands there in its stead is the heading above it."""
    stores = [[f"18{40 + n}", f"Sizemore Shoes {n}", 880 + n, 1540 + n, 95, f"12/31/2{n}"] for n in range(6, 9)]
    flats = [[f"{n}A", f"Trudy Amador {n}", "4 rm", 1300 + n, 1250, f"9/30/2{n}"] for n in range(6, 9)]
    first = [[None, None, "sf", "Base rent", "CAM", "Lease ends"], *stores, [None, "stores", 2661, 4641, 285]]
    then = [[None, "FLATS", "rooms", "Rent", "Sec.", "Lease ends"], *flats, [None, "flats", None, 3921, 3750]]
    x = read(workbook([["1840 FULTON AVE"], ["Rent roll as of 5/1/25"], [], *first, [], *then]), "MIXED_USE")
    assert [(r.unit, r.tenant_name, r.contract_rent) for r in x.rows] == [
        (row[0], row[1], row[3]) for row in [*stores, *flats]
    ]
    assert [r.deposit for r in x.rows] == [None] * 3 + [1250] * 3


def test_kinds_of_rooms_under_a_word_for_units_are_kinds_and_what_care_costs_is_no_letter_of_credit() -> None:
    """The rooms are the units, a column for beds that is blank is none; the sum of the month says what is a charge."""
    head = ["Room", "Bed", "Suite", "Resident", "Payer", "DOB yr", "Admit", "Rate", "LOC", "LOC $", "Incont."]
    head.append("Net Monthly")
    rows: list[list[Any]] = []
    for n in range(1, 11):
        level, extra = n % 4, 150 * (n % 2)
        row = [f"{100 + n}", None, ["Alcove", "One Bed"][n % 2], f"Dastagir, Amadou {n}", "PP", 1930 + n]
        row += [dt.date(2023, n, 19), 4600 + n, level, 500 * level, extra, 4600 + n + 500 * level + extra]
        rows.append(row)
    x = read(workbook([["Census as of 12/31/2025"], [], head, *rows]), "SENIOR_HOUSING")
    assert [(r.unit, r.bed, r.unit_type) for r in x.rows] == [(row[0], None, row[2]) for row in rows]
    assert [(r.contract_rent, r.total_charges) for r in x.rows] == [(row[7], row[11]) for row in rows]
    assert [r.move_in_date for r in x.rows] == [row[6] for row in rows]
    assert {r.annual_rent for r in x.rows} | {r.other_deposit for r in x.rows} == {None}
    assert {c.code for r in x.rows for c in r.charges} == {"LOC $", "Incont."}


def test_units_whose_names_come_again_at_each_address_stay_units_beside_running_numbers() -> None:
    head = ["#", "Property", "Unit", "Type", "Tenant(s)", "Rent amount", "Start date", "Security deposit"]
    names = ["House", "Left", "Right", "Rear"]
    rows: list[list[Any]] = []
    for n in range(12):
        row = [n + 1, f"{20 + 7 * (n // 4)} Hobart St", names[n % 4], "Duplex", f"Petra Umber {'abcdefghijkl'[n]}"]
        rows.append([*row, 1400 + n, dt.datetime(2024, 2, 1), 1000])
    x = read(workbook([["Leases"], ["As of 01/15/2026"], [], head, *rows]), "SINGLE_FAMILY_RENTAL")
    assert [r.unit for r in x.rows] == [row[2] for row in rows]


def test_a_column_headed_as_units_names_them_though_most_houses_have_but_one() -> None:
    """``Main`` of one house after the other is no kind of unit."""
    head = ["Property", "Unit", "Lease Status", "Tenant(s)", "Beds", "Sq Ft", "Market Rent", "Rent"]
    rows = [
        [f"{1200 + 31 * n} Osage Ln", "Main", "Active", f"Curtis Mabry {n}", 3, 1380, 1595, 1500 + n] for n in range(30)
    ]
    rows += [["1551 Peach Bend", f"Unit {c}", "Active", f"Ann Yancey {c}", 2, 940, 1195, 1150] for c in "AB"]
    x = read(workbook([["Rent Roll"], ["As of Date: 2025-09-15"], [], head, *rows]), "SINGLE_FAMILY_RENTAL")
    assert [(r.property_name, r.unit) for r in x.rows] == [(row[0], row[1]) for row in rows]


def test_where_nobody_is_named_units_that_pay_are_let_if_others_say_that_they_are_vacant() -> None:
    head = ["#", "Type", "Approx. SF", "Current Rent", "Pro Forma Market Rent", "Moved in", "Comments"]
    rows = [[str(101 + n), "Studio", 420, 1100 + n, 1250, dt.date(2019, 1 + n, 1), None] for n in range(6)]
    rows.append(["107", "Studio", 420, 0, 1250, None, "Vacant"])
    x = read(workbook([["Hacienda"], ["Rent Roll effective February 1, 2026"], [], head, *rows]), "MULTIFAMILY")
    assert [r.occupancy_status for r in x.rows] == ["OCCUPIED"] * 6 + ["VACANT"]
    x = read(workbook([["Hacienda"], ["Rent Roll effective February 1, 2026"], [], head, *rows[:6]]), "MULTIFAMILY")
    assert [r.occupancy_status for r in x.rows] == ["UNKNOWN"] * 6


def test_names_under_a_word_that_nobody_knows_are_read_beside_vacant_units() -> None:
    head = [
        "House #",
        "Plan",
        "Roommate",
        "Their share\nof rent",
        "Whole house\nasking",
        "Dep.\npaid",
        "Lease",
        None,
        "Owes",
    ]
    below = [None, None, None, None, None, None, "from", "thru", None]
    days = [dt.datetime(2025, 8, 15), dt.datetime(2026, 8, 5)]
    rows: list[list[Any]] = []
    for n in range(12):
        name = f"{['Ada', 'Cormac', 'Zelda', 'Dmitri'][n % 4]} {['Quill', 'Norwell', 'Fennick'][n // 4]}"
        rows.append([n // 4 + 1, "4 bed townhouse", name, 675 + n, None if n % 4 else 2800, 300, *days, 0])
    rows.append([4, "2 bed townhouse", "VACANT", None, 1550, None, None, None, None])
    x = read(
        workbook([["Oak Hollow"], ["Roll date:", dt.datetime(2025, 9, 15)], [], head, below, *rows]), "STUDENT_HOUSING"
    )
    assert [r.tenant_name for r in x.rows] == [*(row[2] for row in rows[:12]), None]


def test_a_type_that_says_how_long_leases_run_is_theirs_and_no_kind_of_unit() -> None:
    head = ["UNIT", "TENANTS", "TYPE", "BED/BATH", "SIZE", "RENT"]
    rows = [[str(n), f"Rashid Quarrie {n}", ["Fixed", "At-will"][n % 2], "2/1.5", 1260, 1195] for n in range(1, 7)]
    x = read(workbook([["Rent roll"], ["July 7, 2025"], [], head, *rows]), "MULTIFAMILY")
    assert [(r.lease_type, r.unit_type) for r in x.rows] == [(row[2], "2/1.5") for row in rows]


def test_sizes_over_the_units_that_have_them_are_their_kinds_below_totals_too() -> None:
    head = ["Space", "Sq Ft", "Customer", "Standard Rate", "Actual Rent"]
    lines: list[list[Any]] = [["KeyStop Storage"], ["Rent Roll - Effective 06/30/2025"], [], head]
    for letter, size in (("A", "5x5"), ("B", "5x10"), ("C", "10x20 Drive-up")):
        lines.append([size])
        lines += [[f"{letter}0{n}", 25, f"Eastep, Tomas {n}", 45, 40 + n] for n in range(1, 5)]
        lines.append([None, 100, f"{size}: 4 spaces, 4 rented", 180, 170])
    x = read(pdf(lines), "SELF_STORAGE")
    assert [r.unit_type for r in x.rows] == ["5x5"] * 4 + ["5x10"] * 4 + ["10x20 Drive-up"] * 4


def test_numbers_that_are_added_up_count_something_and_name_no_unit() -> None:
    head = ["RE object", "Hotel", "Operator", "Keys", "GFA m²", "Base rent EUR p.a."]
    rows: list[list[Any]] = [
        [f"ES-110{n}", f"Hotel {name}", f"{name} Hoteles S.L.", 90 + 7 * n, 3000 + 100 * n, 400000 + 1000 * n]
        for n, name in enumerate(("Alameda", "Puerto", "Gracia", "Bahia"))
    ]
    sums = [None, "Total Spain", None, *(sum(row[c] for row in rows) for c in (3, 4, 5))]
    x = read(workbook([*TITLE, head, *rows, sums]), "HOSPITALITY")
    assert [(r.unit, r.area) for r in x.rows] == [(row[0], row[4]) for row in rows]


def test_a_block_whose_units_stand_together_is_their_building() -> None:
    head = ["Block", "Flat", "Resident", "Rent pcm"]
    rows = [[("Tide", "Lock")[n // 4], f"T{n}", f"Vale {n}", 900 + n] for n in range(8)]
    assert [r.building for r in read(workbook([*TITLE, head, *rows])).rows] == [row[0] for row in rows]
    numbered = [[n + 1, "AB"[n // 4], f"{n % 4 + 1}F", f"Vale {n}", 900 + n] for n in range(8)]
    x = read(workbook([*TITLE, ["Sr.", *head], *numbered]))
    assert [(r.building, r.unit) for r in x.rows] == [(row[1], row[2]) for row in numbered]


def test_what_is_the_rent_by_the_area_is_a_rate_and_bays_beside_areas_are_counts() -> None:
    head = ["Unit", "Tenant", "GLA m2 / bays", "From", "To", "Rate EUR", "EUR / month", "EUR / year"]
    days = [dt.date(2021, 1, 1), dt.date(2027, 12, 31)]
    rows = [
        [unit, f"Vale {n} Sp.", size, *days, rate, size * rate, 12 * size * rate]
        for n, (unit, size, rate) in enumerate((("M1", 29, 7), ("M2", 57, 7), ("M3", 31, 8), ("P-1 (40)", 40, 90)))
    ]
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    assert {r.market_rent for r in x.rows} == {None}
    assert [(r.area, r.rent_per_area) for r in x.rows] == [(29, 7), (57, 7), (31, 8), (None, None)]
    assert [r.contract_rent for r in x.rows] == [row[6] for row in rows]
    assert [c.value for c in x.rows[-1].source_columns if c.header == head[2]] == ["40"]


def test_the_day_a_lease_is_locked_in_until_is_no_day_of_moving_in() -> None:
    head = ["Unit", "Lessee", "Area sq ft", "Lease Start", "Lock-in Expiry", "Lease Expiry", "Rent p.m."]
    days = [dt.date(2023, 9, 1), dt.date(2026, 8, 31), dt.date(2032, 8, 31)]
    x = read(workbook([*TITLE, head, *([f"1F-{n}", f"Vale {n}", 700 + n, *days, 900 + n] for n in range(4))]), "OFFICE")
    assert {(r.move_in_date, r.lease_end_date) for r in x.rows} == {(None, days[2])}
