"""What a document says of what it counts, and of what it does not: legends, remarks, headings, lists of counts."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from typing import Any

import pytest
from rolls import pdf, read, workbook
from test_rent_roll_census import HEAD, LET, conventions, counts, roll, row

from docextract import RentRoll

NO_STATUS = ["Site", "Kind", "Guest", "Rent", "Deposit", "Since"]
SITES: list[list[Any]] = [[f"R-{n}", "50A", f"Una Vance {n}", 500.0 + n, 200, "2025-03-01"] for n in range(1, 9)]


def sites(rows: Sequence[list[Any]], *said: list[Any]) -> RentRoll:
    return read(workbook([["Elm Park"], ["Site list as of 10/31/2026"], [], NO_STATUS, *rows, [], *said]), "OTHER")


def statuses(x: RentRoll, check: str) -> list[str]:
    return [one.status for one in x.checks if one.check_id == check and one.status != "SKIPPED"]


def test_what_stands_under_a_heading_that_says_so_is_no_unit() -> None:
    rows = [*SITES, ["R-9", "50A", "open"], ["Other income (not sites)"], ["ST-1", "RV storage", "Ann Ames", 45]]
    x = sites([*rows, ["ST-2", "RV storage", "open"]])
    assert counts(x)[:3] == (9, 8, 1)


@pytest.mark.parametrize("since", [None, "2018-04-01"])
def test_whoever_moved_in_and_pays_nothing_is_neither_where_the_counts_say_so(since: str | None) -> None:
    rows = [*SITES, ["R-9", "50A", "R. Salcido", 0, 0, since], ["R-10", "50A", "vacant"]]
    assert counts(sites(rows, ["10 sites: 8 rented, 1 vacant, 1 manager."]))[:3] == (10, 8, 1)
    assert counts(sites(rows))[:3] == (10, 9, 1)


def test_slips_under_agreement_are_let_and_one_without_rent_is_neither() -> None:
    rows = [*SITES, ["R-9", "50A", "Own workboat"], ["R-10", "50A", "open"]]
    x = sites(rows, ["There are 10 slips. 8 are under agreement, 1 is open and one is kept for the workboat."])
    assert counts(x)[:3] == (10, 8, 1)
    x = sites(rows, ["Ten spaces: eight leased, one vacant, one used by the family without rent."])
    assert counts(x)[:3] == (10, 8, 1)


def test_a_bracket_says_what_is_not_counted_and_not_what_stands_before_it() -> None:
    rows = [
        [f"{n}A", "Shallow bay" if n < 4 else "Bulk", f"Vance {n} LLC", 900.0 + n, 100, "2025-03-01"]
        for n in range(1, 9)
    ]
    x = sites(
        [*rows, ["Roof", "Roof lease", "Zeph Solar", 3150]], ["8 bays, 8 leased, 0 vacant (roof lease not counted)"]
    )
    assert counts(x)[:3] == (8, 8, 0)
    assert "FAIL" not in statuses(x, "R03")


def test_a_list_of_counts_below_the_totals_sums_nothing_whatever_its_column_holds() -> None:
    head = ["Stall", "Stallholder", "Size m²", "Rent"]
    rows: list[list[Any]] = [[f"P{n:02}", f"Una Vance {n}", 6 + n % 3, 96.0 + n] for n in range(1, 10)]
    rows += [["P10", "void", 9, None], ["P11", "void", 6, None], ["P12", "not available", 6, None]]
    sums = [None, "Market, all stalls", sum(row[2] for row in rows), sum(row[3] or 0 for row in rows)]
    said: list[list[Any]] = [
        [None, "Stalls", 12], [None, "let, with those on notice", 9], [None, "void", 2], [None, "closed", 1]
    ]  # fmt: skip
    x = read(workbook([["Corn Hall"], ["Register at 31 March 2025"], [], head, *rows, sums, [], *said]), "RETAIL")
    assert counts(x)[:3] == (12, 9, 2)
    assert statuses(x, "R08") == ["PASS"]


def test_so_many_of_all_houses_beside_a_word_for_the_let_ones_are_those() -> None:
    rows = [*SITES, ["R-9", "50A", "open"]]
    sums = ["Now rented", "8 of 9 houses", None, sum(row[3] for row in SITES), 1600]
    x = sites(rows, sums)
    assert statuses(x, "R12") == ["PASS"]


NOTE = "The bell loft and the courtyard are extra income and we do not count them as space."
HALLS = [
    [name, f"Una Vance {n}", 900 + n, "2025-03-01", 450.0 + n]
    for n, name in enumerate(
        ("Lower hall", "Rectory, 1st floor", "Rectory, 2nd floor", "School wing", "Chapel", "Barn")
    )
]
BESIDE = [["Bell loft", "Zeph Cell", None, "2014-10-01", 1375.0], ["Courtyard, weekdays", "County", None, None, 800.0]]


def halls(*said: list[Any]) -> RentRoll:
    head = ["Space", "Tenant", "Sq. ft.", "From", "Per month"]
    return read(
        workbook([["Elm Parish"], ["Leases in force on 10/31/2026"], [], head, *HALLS, *BESIDE, [], *said]), "OTHER"
    )


@pytest.mark.parametrize(("note", "units"), [(NOTE, 6), ("The bell loft and the courtyard are extra income.", 8)])
def test_what_a_sentence_says_is_not_counted_is_no_unit_without_any_count(note: str, units: int) -> None:
    x = halls([note])
    assert x.summary.total_units == units
    assert any("not counted" in one for one in conventions(x)) == (units == 6)


def test_what_is_not_counted_as_let_is_a_unit_still() -> None:
    assert halls(["The bell loft is not counted as occupied."]).summary.total_units == 8


def test_the_storage_that_a_table_of_occupancy_excludes_is_told_by_the_type_of_its_lease() -> None:
    head = ["Unit", "Tenant", "Lease Type", "Area", "Lease From", "Monthly Rent"]
    rows: list[list[Any]] = [
        [f"{100 + n}", f"Vance {n} LLC", "Office NNN", 2000 + n, "2025-03-01", 900.0 + n] for n in range(5)
    ]
    rows += [["110", "VACANT", None, 990], ["ST-1", "Zeph Media", "Storage", 350, "2025-03-01", 350.0]]
    table = [
        ["Occupancy Summary (excl. storage)", "Area", "Units", "%"], ["Occupied", 10010, 5, "91.00%"],
        ["Vacant", 990, 1, "9.00%"], ["Total", 11000, 6, "100.00%"],
    ]  # fmt: skip
    x = read(workbook([["Elm Offices"], ["Rent Roll as of 10/31/2026"], [], head, *rows, [], *table]), "OFFICE")
    assert counts(x)[:3] == (6, 5, 1)
    assert "FAIL" not in [*statuses(x, "R03"), *statuses(x, "R10"), *statuses(x, "R12")]  # 91 % are of the area


def test_what_stands_below_a_total_that_begins_with_the_count_of_units_is_none() -> None:
    rows = [*LET, row(120, "Available", None)]
    below = [["ATM", None, "Zeph Cash", "Licence", None, "2025-03-01", 350.0, None],
             ["Mast 1", None, "Zeph Cell", "Licence", None, "2025-03-01", 1041.0, None]]  # fmt: skip
    total = ["9 units", None, None, None, 6300, None, sum(one[6] for one in LET), 4000]
    every = ["Property total", None, None, None, 6300, None, sum(one[6] for one in [*LET, *below]), 4000]
    assert counts(roll([*rows, total, *below, every]))[:3] == (9, 8, 1)


def test_the_code_of_a_legend_may_stand_before_its_words_and_how_many_are_so() -> None:
    head = [label if label != "Status" else "St." for label in HEAD]
    rows = [
        *(row(101 + n, "O") for n in range(8)),
        row(120, "V", None),
        row(121, "M", None),
        row(122, "E", "Una Vance", rent=0.001),
    ]
    legend = [
        ["O  occupied", None, None, 8],
        ["V  vacant", None, None, 1],
        ["M  model", None, None, 1],
        ["E  employee (no rent)", None, None, 1],
    ]
    lines = [
        ["Elm Court"],
        ["Rent Roll"],
        ["As of 10/31/2026"],
        [],
        head,
        *rows,
        [],
        ["Status legend / count"],
        *legend,
    ]
    x = read(workbook([*lines, ["Total apartments", None, None, 11]]))
    assert [one.occupancy_status for one in x.rows[-3:]] == ["VACANT", "MODEL", "EMPLOYEE"]
    assert counts(x)[:3] == (11, 8, 1)


def test_rents_without_names_are_let_where_the_counts_say_so() -> None:
    head = ["#", "Type", "Approx. SF", "Current Rent", "Market Rent", "Comments"]
    rows: list[list[Any]] = [[f"{101 + n}", "1 Bed", 600, 900 + n, 1000, None] for n in range(6)]
    lines = [*rows, ["110", "1 Bed", 600, 0, 1000, "Vacant"]]
    title = [["Elm Court"], ["Rent Roll"], ["As of 10/31/2026"], []]
    said = ["TOTAL - 7 UNITS (6 OCCUPIED)", None, 4200, sum(one[3] for one in rows), 7000]
    assert counts(read(workbook([*title, head, *lines, said])))[:3] == (7, 6, 1)


def test_a_kind_that_counts_bedrooms_behind_a_count_of_units_is_no_count() -> None:
    kinds = [row(101 + n, "Occupied", kind="1 Bed / 1 Bath") for n in range(3)]
    more = [row(201 + n, "Occupied", kind="2 Bed / 2 Bath") for n in range(4)]
    sums = [
        ["", f"{len(some)} units - {some[0][1]}", None, None, 700 * len(some), None, sum(one[6] for one in some)]
        for some in (kinds, more)
    ]
    x = roll([*kinds, sums[0], *more, sums[1]])
    assert [one.values["units"] for one in x.totals.stated if "units" in one.values] == [3, 4]


def test_a_closed_house_to_let_is_vacant() -> None:
    head = ["House", "Tenant", "Rent", "From", "To"]
    rows: list[list[Any]] = [[f"{4100 + n}", f"Vance {n} Ltd", 900 + n, "2025-03-01", "2030-02-28"] for n in range(5)]
    lines = [["Elm Taverns"], ["Rent schedule as at 24 June 2025"], [], head, *rows, ["4130", "CLOSED \u2013 to let"]]
    assert counts(read(workbook(lines), "RETAIL"))[:3] == (6, 5, 1)


SUMMARY = ["Summary Groups", "Square Footage", "Market Rent", "Lease Charges", "Security Deposit", "# Of Units"]


def test_a_printed_0_for_leases_to_come_is_no_sum_of_what_their_units_have() -> None:
    rows = [*LET, ["Future Residents/Applicants"], row(101, "Future", "Zed Ames", rent=990.0)]
    rents = sum(one[6] for one in LET)
    table = [
        SUMMARY, ["Current/Notice/Vacant Residents", 5600, None, rents, 4000, 8],
        ["Future Residents/Applicants", 0, None, 990.0, 500, None],
    ]  # fmt: skip
    x = roll(rows, *table)
    assert not [one for one in x.checks if one.status == "FAIL"]


def test_deposits_may_be_summed_with_others() -> None:
    head = ["Unit", "Tenant", "Rent", "Resident Deposit", "Other Deposit"]
    rows: list[list[Any]] = [[f"{101 + n}", f"Una Vance {n}", 900.0 + n, 500.0 + n, 20.0 * (n % 3)] for n in range(8)]
    table = [
        ["Summary Groups", None, "Lease Charges", "Security Deposits", "# Of Units"],
        ["Occupied Units", None, sum(one[2] for one in rows), sum(one[3] + one[4] for one in rows), 8],
    ]  # fmt: skip
    x = read(workbook([["Elm Court"], ["Rent Roll as of 10/31/2026"], [], head, *rows, [], *table]))
    assert statuses(x, "R06")
    assert "FAIL" not in statuses(x, "R06")


CHARGED: list[list[Any]] = [[f"{101 + n}", f"Una Vance {n}", 900.0 + n, 25.0, 925.0 + n] for n in range(6)]


@pytest.mark.parametrize(
    ("below", "status"),
    [
        ([["RESIDENT", sum(one[4] for one in CHARGED)], ["Total:", sum(one[4] for one in CHARGED)]], ["PASS"]),
        ([["RESIDENT", 9999.0], ["Total:", 9999.0]], ["FAIL"]),
    ],
)
def test_what_is_billed_in_all_may_hold_the_rents(below: list[list[Any]], status: list[str]) -> None:
    head = ["Unit", "Tenant", "Rent", "Trash", "Total Charges"]
    title = [["Elm Court"], ["Rent Roll as of 10/31/2026"], []]
    x = read(workbook([*title, head, *CHARGED, [], ["Summary Billing by Sub Journal for Current Date"], *below]))
    assert [one.status for one in x.checks if one.check_id == "R02" and "total" in one.title.casefold()] == status


def test_counts_of_let_and_vacant_suites_below_charges_are_no_charges() -> None:
    head = ["Unit", "Tenant", "Area", "Lease From", "Charge Code", "Monthly Amount"]
    rows: list[list[Any]] = []
    for n in range(5):
        rows += [
            [f"{101 + n}", f"Vance {n} LLC", 700 + n, "2025-03-01", "BRT", 900.0 + n],
            [None] * 4 + ["OPC", 100.0 + n],
        ]
    sums = [["BRT", None, None, None, None, 4510.0], ["OPC", None, None, None, None, 510.0]]
    table = [["Leased", None, 5, 3510], ["Vacant", None, 1, 500], ["Total", None, 6, 4010]]
    lines = [
        ["Elm Place"],
        ["Rent Roll as of 10/31/2026"],
        [],
        head,
        *rows,
        ["110", "VACANT", 500],
        [],
        ["Charge Summary"],
    ]
    x = read(workbook([*lines, *sums, *table]), "OFFICE")
    assert statuses(x, "R02")
    assert "FAIL" not in statuses(x, "R02")


def test_a_total_with_its_area_and_amounts_begins_no_list_of_counts() -> None:
    rows = [*LET, row(120, "Vacant", None), row(121, "Down", None), row(122, "Down", None), row(123, "Model", None)]
    total = ["TOTAL", None, None, None, 8400, None, 8296.50, 4000.50]
    said = [["Suites", 12], ["Leased", 8], ["Vacant", 3], ["Landlord use", 1]]
    assert counts(roll(rows, total, *said)) == (12, 8, 3, 1)


def test_a_row_that_sums_all_columns_is_no_unit_beside_rents_of_the_year_that_tie() -> None:
    head = ["Suite", "RSF", "Lessee", "Begins", "Ends", "Monthly Rent", "Annual Rent", "Deposit"]
    rows: list[list[Any]] = []
    for n in range(9):
        start, end = ("MTM", "MTM") if n in (3, 5, 6) else (dt.date(2024, 1, 1), dt.date(2028, 12, 31))
        rent = 900.0 + 11 * n
        rows.append([f"Suite {100 + 10 * n}", 800 + 37 * n, f"Vance {n} LLC", start, end, rent, 12 * rent, 500.0 + n])
    rows += [[f"Suite {300 + n}", 500 + n, "-- vacant --"] for n in range(3)]
    sums = [
        "Building",
        *(sum(r[at] for r in rows if len(r) > at) if at in (1, 5, 6, 7) else None for at in range(1, 8)),
    ]
    x = read(workbook([["Elm Building"], ["Leases in effect July 1, 2025"], [], head, *rows, sums]), "OFFICE")
    assert counts(x)[:3] == (12, 9, 3)


def test_a_total_without_future_leases_is_one_of_all_others() -> None:
    head = ["Property", "Suite", "Tenant", "Status", "Area", "From", "Monthly Rent"]
    rows: list[list[Any]] = [
        ["Elm Park", f"{101 + n}", f"Vance {n} LLC", "Leased", 700 + n, "2025-03-01", 900.0 + n] for n in range(8)
    ]
    to_come = ["Elm Park", "109", "Zed Ames LLC", "Future", 650, "2026-12-01", 950.0]
    total = ["Total (excl. future)", "8 suites", None, None, sum(r[4] for r in rows), None, sum(r[6] for r in rows)]
    x = read(workbook([["Rent Roll as of 10/31/2026"], [], head, *rows, to_come, total]), "OFFICE")
    assert not [one for one in x.checks if one.status == "FAIL"]


def test_the_income_of_all_may_be_rents_of_a_year_and_twelve_of_a_month() -> None:
    shops: list[list[Any]] = [[f"No. {n}", f"Vance {n} Ltd", "25/03/2020", 10_000 + n] for n in range(1, 5)]
    flats: list[list[Any]] = [[f"Flat {n}", f"Una Vance {n}", "01/09/2023", 700 + n] for n in range(1, 6)]
    year, month = sum(one[3] for one in shops), sum(one[3] for one in flats)
    lines = [
        ["Elm Parade"], ["Tenancy schedule as at 25 March 2025"], [], ["PART 1 - SHOPS"],
        ["Unit", "Tenant", "From", "Rent p.a."], *shops, ["Total shops", None, None, year], [], ["PART 2 - FLATS"],
        ["Unit", "Tenant", "From", "Rent pcm"], *flats, ["Total flats", None, None, month], [],
        ["Grand total per annum", None, None, year + 12 * month],
    ]  # fmt: skip
    x = read(workbook(lines), "MIXED_USE")
    assert "FAIL" not in statuses(x, "R05")


def test_a_suite_without_a_name_is_let_where_the_counts_and_the_words_for_vacant_ones_say_so() -> None:
    head = ["Suite", "Tenant", "Area", "From", "Market Rent", "Monthly Rent"]
    rows: list[list[Any]] = [[f"{100 + n}", f"Vance {n} LLC", 900 + n, "2025-03-01", 1000, 950.0 + n] for n in range(6)]
    rows += [["110", None, 400, None, 450, None], ["120", "VACANT", 500, None, 550, None]]
    lines = [["Elm Offices"], ["Rent Roll as of 10/31/2026"], [], head, *rows, []]
    assert counts(read(workbook([*lines, ["8 suites: 7 occupied, 1 vacant"]]), "OFFICE"))[:3] == (8, 7, 1)
    assert counts(read(workbook(lines), "OFFICE"))[:3] == (8, 6, 2)


@pytest.mark.parametrize("words", ["Additional Space", "same tenant"])
def test_one_more_space_of_the_lease_above_has_its_tenant_and_is_in_its_total(words: str) -> None:
    head = ["Suite", "Occupant Name", "Rent Start", "GLA Sqft", "Monthly Base Rent"]
    rows: list[list[Any]] = [[f"{101 + n}", f"Vance {n} LLC", "2024-03-01", 1200 + n, 950.0 + n] for n in range(5)]
    rows += [["106", words, "2024-03-01", 900, 300.0], ["Total", None, None, 900 + 1204, 300.0 + 954]]
    rows += [["107", "Zeph Media", "2024-03-01", 800, 700.0], ["108", "Vacant", None, 640, None]]
    x = read(workbook([["Elm Center"], ["Rent Roll 3/31/2026"], [], head, ["Occupied Suites"], *rows]), "RETAIL")
    assert [(one.tenant_name, one.is_occupied) for one in x.rows[5:6]] == [(None, True)]
    assert not [one for one in x.checks if one.status == "FAIL"]


def test_how_many_are_let_and_vacant_goes_before_the_area_of_all_on_its_line() -> None:
    head = ["Space", "Size", "Sq Ft", "Customer", "Rent", "Move In"]
    units: list[list[Any]] = [[f"{1001 + n}", "10x10", 100, f"Una Vance {n}", 90.0 + n, "2025-03-01"] for n in range(8)]
    units += [["1100", "10x10", 100, None, None, None]]
    lockers = [["L01", "Locker", 20, "Zed Ames", 40.0, "2025-03-01"], ["L02", "Locker", 20, None, None, None]]
    total = ["Facility Total", None, 940, "9 rented / 2 vacant", sum(one[4] for one in units[:8]) + 40, None]
    x = read(
        workbook([["Elm Storage"], ["Rent Roll as of 10/31/2026"], [], head, *units, *lockers, total]), "SELF_STORAGE"
    )
    assert counts(x)[:3] == (11, 9, 2)


@pytest.mark.parametrize("label", ["x 12", "times 12", "12 months rent at risk"])
def test_a_line_of_twelve_months_is_no_total_of_those_of_one(label: str) -> None:
    rows = [[f"{101 + n}", f"Una Vance {n}", 1000, 900.0 + n, 25.0, 925.0 + n] for n in range(6)]
    sums = [sum(one[at] for one in rows) for at in (2, 3, 4, 5)]
    head = ["Unit", "Tenant", "Market Rent", "Rent", "Trash", "Total Charges"]
    lines = [["Total", None, *sums], [label, None, *(12 * one for one in sums)]]
    x = read(workbook([["Elm Court"], ["Rent Roll as of 10/31/2026"], [], head, *rows, *lines]))
    assert not [one for one in x.checks if one.status == "FAIL"]


def test_a_count_with_its_kinds_in_brackets_is_that_of_the_word_before_them() -> None:
    rows = [*LET, row(120, "Notice"), row(121, "Employee"), row(122, "Vacant", None)]
    table = [
        ["Unit Status", "Units", "% of Total"], ["Current", 8, "72.7%"], ["Notice", 1, "9.1%"], ["Employee", 1, "9.1%"],
        ["Vacant", 1, "9.1%"], ["Occupied (Current, Notice, Employee)", 10, "90.9%"], ["Total Units", 11, "100.0%"],
    ]  # fmt: skip
    assert not [one for one in roll(rows, *table).checks if one.status == "FAIL"]


@pytest.mark.parametrize("make", [workbook, pdf])
def test_codes_of_charges_on_the_second_line_of_each_lease_end_in_no_error(make: Any) -> None:
    head = [
        ["Unit", "Un", "Lease", "Tenant", "Rentable", "Lease Begin", "Bill", "Monthly", "Security"],
        ["Number", "Ty", "Number", "Name", "Area", "Lease End", "Code", "Billing", "Deposit"],
    ]  # fmt: skip
    rows: list[list[Any]] = []
    for n in range(6):
        rows.append(
            [f"A{101 + n}", "FLX", f"{20437 + n}", f"Vance {n} LLC", 2400 + n, "07/01/24", "BRNT", 6150.0 + n, 500.0]
        )
        rows.append([None, None, None, None, None, "06/30/31", "CAME", 1110.0 + n, None])
        rows.append([None, None, None, None, None, None, "Total", 7260.0 + 2 * n, None])
    x = read(make([["Elm Park"], ["Rent Roll with Billing Detail"], ["As of 09/30/25"], [], *head, *rows]), "OFFICE")
    assert len(x.rows) == 6


@pytest.mark.parametrize(("count", "status"), [(218, "WARN"), (9, "FAIL"), (8, "PASS")])
def test_a_number_of_many_times_the_rows_may_count_something_else(count: int, status: str) -> None:
    x = roll(LET, [f"Total {count} units", None, None, None, 5600, None, sum(one[6] for one in LET), 4000])
    assert statuses(x, "R03") == [status]


def test_a_total_that_lists_its_counts_is_about_all_of_them() -> None:
    rows = [*LET, row(121, "Model", None), row(122, "Vacant", None)]
    x = roll(rows, ["RESIDENTIAL TOTAL   10 UNITS   8 OCC   1 VAC   1 NON-REV", *[None] * (len(HEAD) - 1)])
    assert not [one for one in x.checks if one.status == "FAIL"]
    assert statuses(x, "R03") == ["PASS"]


def test_a_nought_below_leases_to_come_adds_nothing_up() -> None:
    head = ["Unit", "Tenant", "Market Rent", "Rent", "Lease From", "Lease To"]
    term = [dt.date(2025, 1, 1), dt.date(2025, 12, 31)]
    rows: list[list[Any]] = [[f"{101 + n}", f"Ann Ames {n}", 1000, 900 + n, *term] for n in range(6)]
    rows[5][1] = "VACANT"
    rows[5][3:] = [None, None, None]
    coming = ["106", "Bo Box", 1000, 950, dt.date(2025, 11, 1), dt.date(2026, 10, 31)]
    lines = [
        ["Current/Notice/Vacant Residents"], *rows, ["Total", None, 6000, 4510, None, None],
        ["Future Residents/Applicants"], coming, ["Total", None, 0, 950, None, None],
    ]  # fmt: skip
    x = read(workbook([["Elm Hall"], ["Rent Roll"], ["As of 09/30/25"], [], head, *lines]), "MULTIFAMILY")
    assert x.rows[-1].occupancy_status == "FUTURE"
    assert not [one for one in x.checks if one.status == "FAIL"]


def test_a_total_that_counts_units_and_spaces_is_about_whichever_the_rows_are() -> None:
    head = ["Space", "Resident", "Rent", "Deposit"]
    rows = [[f"110{1 + n // 4}-{'ABCD'[n % 4]}", f"Ann Ames {n}", 700 + n, 300] for n in range(16)]
    total = ["Total: 4 units / 16 spaces", None, sum(one[2] for one in rows), 4800]
    x = read(workbook([["Elm Hall"], ["Rent Roll"], ["As of 09/30/25"], [], head, *rows, total]), "STUDENT_HOUSING")
    assert statuses(x, "R03") == ["PASS"]
    five = ["Total: 4 units / 15 spaces", *total[1:]]
    x = read(workbook([["Elm Hall"], ["Rent Roll"], ["As of 09/30/25"], [], head, *rows, five]), "STUDENT_HOUSING")
    assert statuses(x, "R03") == ["FAIL"]
