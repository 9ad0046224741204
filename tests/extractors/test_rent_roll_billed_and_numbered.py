"""Rents by how often they are billed, steps that are numbered or titled, words in place of rents, counts and shares."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

from rolls import column, pdf, read, result, results, workbook

from docextract.vocabulary import load_vocabulary

JAN, DEC = dt.date(2025, 1, 1), dt.date(2026, 12, 31)
NAMES = ["Ann Ames", "Bo Birk", "Cy Cole", "Di Dunn", "Ed Eyre", "Flo Finn"]
TITLE: list[list[Any]] = [["Oak Court"], ["Rent roll as of September 30, 2025"], []]


def test_what_some_rows_bill_by_the_quarter_is_no_rent_of_a_month() -> None:
    """The year's rent says so, and a letter beside it; without the letter the two rents only disagree."""
    head = ["Unit", "Tenant", "Start", "End", "Freq", "Annual Rent", "Rent charged"]
    rows: list[list[Any]] = [[f"R{n}", name, JAN, DEC, "M", 12 * (900 + n), 900 + n] for n, name in enumerate(NAMES, 1)]
    shops: list[list[Any]] = [
        ["C1", "Ox Ltd", JAN, DEC, "Q", 31000, 7750], ["C2", "Ex Ltd", JAN, DEC, "A", 19000, 19000]
    ]  # fmt: skip
    x = read(workbook([*TITLE, head, *shops, *rows]), "MIXED_USE")
    assert column(x, "contract_rent") == [None, None, *(Decimal(900 + n) for n in range(1, 7))]
    assert column(x, "annual_rent")[:2] == [Decimal(31000), Decimal(19000)]
    assert ("Rent charged", "7,750") in [(kept.header, kept.value) for kept in x.rows[0].source_columns]
    for shop in shops:
        shop[4] = "M"
    x = read(workbook([*TITLE, head, *shops, *rows]), "MIXED_USE")
    assert column(x, "contract_rent")[:2] == [Decimal(7750), Decimal(19000)]


def test_rents_of_weeks_and_months_in_one_column_are_told_by_the_months_beside_them() -> None:
    head = ["Property", "Tenant", "Lease start", "Lease end", "Rent", "Paid", "Rent p.c.m."]
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES):
        week = 480 + 30 * n
        month = round(week * 52 / 12, 2)
        rows.append([f"{n}/12 Kite St", name, JAN, DEC, *((week, "weekly") if n % 2 else (month, "monthly")), month])
    x = read(workbook([*TITLE, head, *rows]))
    assert [float(rent) for rent in column(x, "contract_rent")] == [row[-1] for row in rows]


def test_columns_of_a_second_step_are_those_of_the_first_with_another_number_anywhere() -> None:
    head = ["Unit", "Tenant", "Start", "Expiry", "Net rent / month", "Step 1 date", "Step 1 net / mo", "Step 2 date",
            "Step 2 net / mo"]  # fmt: skip
    rows: list[list[Any]] = [
        [str(n), name, JAN, dt.date(2030, 12, 31), 1000 + n, dt.date(2026, n, 1), 1100 + n, dt.date(2028, n, 1), 1200]
        for n, name in enumerate(NAMES, 1)
    ]
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    steps = [(step.date, step.amount) for step in x.rows[0].rent_steps]
    assert steps == [(dt.date(2026, 1, 1), Decimal(1101)), (dt.date(2028, 1, 1), Decimal(1200))]


def test_a_title_over_words_of_a_rent_says_that_lists_of_days_and_amounts_are_steps() -> None:
    heads: list[list[Any]] = [
        [None, None, None, None, "Next Increases"], ["Suite", "Tenant", "Term", "Annual Base Rent", "(annual rent)"]
    ]  # fmt: skip
    rows: list[list[Any]] = [
        [f"10{n}", name, "1/1/2024 - 12/31/2029", 40000 + n, f"6/{n}/2026: $42,00{n}"]
        for n, name in enumerate(NAMES, 1)
    ]
    x = read(workbook([*TITLE, *heads, *rows]), "OFFICE")
    step = x.rows[0].rent_steps[0]
    assert (step.date, step.amount, step.period) == (dt.date(2026, 6, 1), Decimal(42001), "ANNUAL")


def test_vacant_in_place_of_a_rent_parts_units_without_names() -> None:
    rows: list[list[Any]] = [
        [f"A-10{n}", "1 Bed", 680, None if n == 3 else "MTM" if n == 2 else DEC, "Vacant" if n == 3 else 1300 + n, 1425]
        for n in range(1, 7)
    ]
    x = read(workbook([*TITLE, ["Unit", "Unit Type", "Sq. Ft.", "Lease Expiration", "Rent", "Market Rent"], *rows]))
    assert column(x, "occupancy_status") == ["OCCUPIED", "OCCUPIED", "VACANT", "OCCUPIED", "OCCUPIED", "OCCUPIED"]
    assert (x.summary.occupied_units, x.summary.vacant_units) == (5, 1)


def test_a_share_of_the_area_before_a_count_says_which_units_the_line_is_about() -> None:
    rows: list[list[Any]] = [[f"0{n}00", name, 1000 + n, JAN, DEC, 2000 + n] for n, name in enumerate(NAMES, 1)]
    rows += [[f"0{n}25", "Vacant", 500] for n in (1, 2)]
    after: list[list[Any]] = [
        ["Totals:", "Occupied Sqft: 85.77%", 6021, "6 Units", None, 12021],
        ["", "Vacant Sqft: 14.23%", 1000, "2 Units"], ["", "Total Sqft: 100.00%", 7021, "8 Units"],
    ]  # fmt: skip
    head = ["Suite", "Occupant Name", "GLA Sqft", "Rent Start", "Expiration", "Base Rent"]
    x = read(pdf([*TITLE, head, *rows, [], *after]), "OFFICE")
    assert not [check for check in x.checks if check.status == "FAIL"]
    assert result(x, "R12", "Vacant").status == "PASS"


def test_models_that_are_left_out_are_of_no_revenue() -> None:
    words = load_vocabulary()
    assert words.occupancy_group("Model / Excluded") == "nonRevenue"
    assert words.occupancy_group("Excluded") == "notCounted"


def test_sums_may_leave_out_who_has_not_moved_in_yet() -> None:
    rows: list[list[Any]] = [[str(n), "LIVING IN", name, JAN, 700 + n, 500] for n, name in enumerate(NAMES, 1)]
    rows[2][1] = "BOOKED"
    sums = [sum(row[column] for row in rows if row[1] != "BOOKED") for column in (4, 5)]
    x = read(workbook([*TITLE, ["Room", "Status", "Who", "In since", "Rent/mth", "Deposit"], *rows,
                       ["house total", None, None, None, *sums]]))  # fmt: skip
    assert {check.status for check in (*results(x, "R05"), *results(x, "R06"))} == {"PASS"}


def test_a_label_of_two_words_counts_the_units_of_a_line_of_counts() -> None:
    rows: list[list[Any]] = [[str(n), "Single", name, JAN, 5000 + n] for n, name in enumerate(NAMES, 1)]
    rows += [["7", "Single", "Vacant", None, None], ["S1", "Staff room", "Night sister (sleep-in)", None, "no charge"]]
    note = ["Registered beds 7; residents 6; vacant 1. Staff room S1 is not a registered bed and is not counted."]
    head = ["Room", "Bed type", "Resident", "Admitted", "Per month"]
    x = read(workbook([*TITLE, head, *rows, [], note]), "SENIOR_HOUSING")
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (7, 6, 1)


def test_room_and_board_is_the_rent_of_a_home_and_a_fee_once_paid_is_not() -> None:
    head = ["Unit", "Resident", "Move In", "Market Rate", "Room & Board", "Level of Care Fee", "2nd Person Fee",
            "Total Monthly", "Community Fee Paid"]  # fmt: skip
    rows: list[list[Any]] = [
        [str(100 + n), name, JAN, 5200, 5000 + n, 450, 100 * n, 5450 + 101 * n, 2500 if n % 2 else 0]
        for n, name in enumerate(NAMES, 1)
    ]
    x = read(workbook([*TITLE, head, *rows]), "SENIOR_HOUSING")
    assert column(x, "contract_rent") == [Decimal(5000 + n) for n in range(1, 7)]
    assert not [check for check in x.checks if check.status == "FAIL"]


def test_a_first_day_with_a_dash_and_no_last_one_begins_a_lease() -> None:
    rows: list[list[Any]] = [
        [str(n), name, "5/1/25 -" if n == 2 else "2/1/25 - 1/31/26", 900] for n, name in enumerate(NAMES, 1)
    ]
    x = read(workbook([*TITLE, ["Unit", "Tenant", "Lease dates", "Rent"], *rows]))
    assert (x.rows[1].lease_start_date, x.rows[1].lease_end_date) == (dt.date(2025, 5, 1), None)


def test_words_of_areas_lists_and_kinds_are_known() -> None:
    words = load_vocabulary()
    said = {"Pi²": "area", "Listed ($/mth)": "marketRent", "POH / TOH": "unitType", "Vacant Market net": "marketRent",
            "Tenancy since": "leaseStartDate"}  # fmt: skip
    assert {text: words.header(text)[0].field for text in said} == said
    assert (words.hints("Licence upto"), words.hints("IFRSD Rs.")) == (["leaseEndDate"], ["deposit"])
    assert words.unit_count("Empty 4 (pads 3, homes 1)") is None
    assert words.header("$/pi²")[0].field == "rentPerArea"
    assert words.header("Loyer additionnel mensuel")[0].field == "recoveries"


def test_a_category_beside_no_steps_and_a_standard_rent_are_read() -> None:
    head = ["Unit #", "Category", "Code", "Tenant", "Moved in", "Standard", "Actual", "Due"]
    rows: list[list[Any]] = [
        [1000 + n, "10x10 CC", "RNT", name, JAN, 168, 150 + n, 40 if n == 2 else 0] for n, name in enumerate(NAMES)
    ]
    rows.append([1009, "05x10 CC", "AVL", None, None, 92, None, None])
    legend: list[list[Any]] = [["Code", "Meaning", "Count"], ["RNT", "rented", 6], ["AVL", "available", 1]]
    x = read(workbook([*TITLE, head, *rows, ["TOTALS", None, None, None, None, 1100, 915, 40], [], *legend]))
    assert column(x, "unit") == [str(1000 + n) for n in range(6)] + ["1009"]
    assert column(x, "unit_type") == ["10x10 CC"] * 6 + ["05x10 CC"]
    assert column(x, "market_rent")[0] == 168


def test_all_and_let_and_vacant_counted_below_the_rows_are_no_units() -> None:
    rows: list[list[Any]] = [[f"Bay {n}", name, JAN, 900 + n] for n, name in enumerate(NAMES, 1)]
    after: list[list[Any]] = [["Bays", 7], ["Occupied", 6], ["Vacant", 1]]
    x = read(workbook([*TITLE, ["Space", "Occupant", "Lease start", "Rent"], *rows, ["Bay 7", "<vacant>"], [], *after]))
    assert column(x, "unit") == [f"Bay {n}" for n in range(1, 8)]
    assert x.rows[5].tenant_name == "Flo Finn"
