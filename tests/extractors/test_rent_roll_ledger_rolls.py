"""Rolls as ledgers, desks and receivers print them: units before names in one cell, counts in words, own terms."""

from __future__ import annotations

import datetime as dt

import pytest
from rolls import column, pdf, read, workbook

DAY = dt.date
BOTH = [workbook, pdf]
TITLE = [["Rent Schedule by Suite"], ["As of June 30, 2025"], []]


@pytest.mark.parametrize(("head", "mark"), [(None, " · "), (None, " "), ("Suite / Tenant", " - "), ("Tenant", ": ")])
def test_units_before_names_in_one_column_are_parted(head: str | None, mark: str) -> None:
    told = [("101", "Dollar Barnacle", 5040), ("105", "Tienda La Comadre", 2850), ("106", "Vacant", 0)]
    told += [("107", "Suds & Bubbles", 2200), ("PAD-A", "Burrito Meteor", 4400)]
    rows = [[f"{unit}{mark}{name}", 1000 + n, rent, 100, rent + 100] for n, (unit, name, rent) in enumerate(told)]
    total = ["TOTAL", sum(r[1] for r in rows), 14490, 500, 14990]
    lines = [*TITLE, [head, "Sq. Ft.", "Base Rent", "CAM", "Total Charges"], ["Anchor row"], *rows, total]
    for make in BOTH:
        x = read(make(lines), "RETAIL")
        assert column(x, "unit") == ["101", "105", "106", "107", "PAD-A"]
        assert column(x, "tenant_name") == [told[0][1], told[1][1], None, told[3][1], told[4][1]]
        assert (x.summary.total_units, x.summary.vacant_units) == (5, 1)
        assert not [c for c in x.checks if c.status == "FAIL"]


def test_names_that_begin_with_numbers_are_names() -> None:
    names = ["24 Hour Gym", "Ames Books", "7 Stars Deli", "Boll Shoes"]
    rows = [[name, 1000 + n, 2000, 100, 2100] for n, name in enumerate(names)]
    x = read(workbook([*TITLE, ["Tenant", "Sq. Ft.", "Base Rent", "CAM", "Total Charges"], *rows]), "RETAIL")
    assert column(x, "tenant_name") == names


@pytest.mark.parametrize("words", ["Twenty-one rooms in use, three not", "Rooms: 24. Empty: three (one of them shut)"])
def test_counts_in_words_say_who_is_there(words: str) -> None:
    rows = [[str(100 + n), f"Guest {n}", 275, 1182.5] for n in range(21)]
    rows += [["121", "empty", None, None], ["122", "bedbugs - shut", None, None], ["123", "OUT OF ORDER", None, None]]
    lines = [["WHO IS IN WHAT ROOM"], ["Feb 7 2025"], [], ["Rm", "Guest", "Per week", "30-day"], *rows, [], [words]]
    for make in BOTH:
        x = read(make(lines), "HOSPITALITY")
        assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (24, 21, 3)
        assert column(x, "contract_rent")[:21] == [1182.5] * 21


@pytest.mark.parametrize("said", ["CLOSED - to let", "out of order", "Under repair - vacant", "boarded up"])
def test_what_is_shut_has_no_tenant(said: str) -> None:
    rows = [[str(100 + n), f"Ames {n}", 900] for n in range(5)]
    x = read(workbook([["Rent Roll"], [], ["Unit", "Tenant", "Rent"], *rows, ["106", said, None]]))
    assert (x.rows[-1].tenant_name, x.rows[-1].is_occupied, x.summary.occupied_units) == (
        None,
        x.rows[-1].is_occupied,
        5,
    )
    assert x.rows[-1].is_occupied is not True


def test_rents_of_premises_and_of_a_quarter() -> None:
    heads = [["No.", "Tenant", "Expiry", "NLA", "Premises", "Rent p.q."], [None, None, None, "m²", "rent p.a.", "($)"]]
    rows = [[f"G.0{n}", f"Ames {n}", DAY(2030, 3, n), 80 + n, 4000 * n, 1000 * n] for n in range(1, 8)]
    lines = [["18 August 2025"], ["The Trustees"], ["Health Hub, 212 Cameron Road - rental schedule at 31 July 2025"]]
    for make in BOTH:
        x = read(make([*lines, *heads, *rows]), "OFFICE")
        assert column(x, "unit") == [row[0] for row in rows]
        assert column(x, "annual_rent") == [row[4] for row in rows]
        assert column(x, "contract_rent") == [None] * 7
        assert x.meta.as_on_date == DAY(2025, 7, 31)


def test_offices_of_managers_count_as_let_where_the_totals_count_them() -> None:
    head = ["Suite", "Tenant", "Expiration", "GLA Sqft", "Monthly Base Rent"]
    rows = [[f"20{n}", f"Ames {n}", DAY(2030, 1, 1 + n), 1000 + n, 2000] for n in range(6)]
    lines = [
        ["Rent Roll"], ["As of 9/30/2025"], [], head, *rows, ["Vacant Suites"], ["207", "Vacant", None, 900, None],
        ["Non-Revenue / Management Suites (included in occupied)"], ["210", "Tower Leasing Office", None, 450, 0],
        ["Total:", "Occupied Sqft:", "7 Units", 6465, 12000], [None, "Vacant Sqft:", "1 Units", 900, None],
        [None, "Total Sqft:", "8 Units", 7365, 12000],
    ]  # fmt: skip
    x = read(workbook(lines), "OFFICE")
    assert (x.rows[-1].occupancy_status, x.summary.occupied_units, x.summary.vacant_units) == ("ADMIN", 7, 1)


def test_deposits_homes_and_hookups_of_receivers() -> None:
    head = ["Premises", "Hookup", "Occupied by", "Monthly rent", "Deposit claimed by tenant", "Delinquent > 30 days"]
    rows = [[f"R{n}", ("W/E", "FH 30", "FH 50")[n % 3], f"Ames {n}", 900 + n, 100 * n, 10 * n] for n in range(1, 7)]
    total = [None, None, "All premises", sum(900 + n for n in range(1, 7)), 2100, 210]
    x = read(workbook([["Inventory, November 15, 2024"], [], head, *rows, total]))
    assert column(x, "unit_type") == [row[1] for row in rows]
    assert column(x, "deposit") == [row[4] for row in rows]
    assert column(x, "balance") == [row[5] for row in rows]


def test_numbers_in_one_road_are_units_and_what_they_have_is_their_kind() -> None:
    head = ["Property", "Tenant", "Accommodation", "NIA (sq ft)", "Expiry", "Passing rent p.a."]
    houses = ["1 Mill Parade", "2 Mill Parade", "3 & 4 Mill Parade", "6A Mill Parade (first floor)", "7 Mill Parade"]
    rows = [
        [
            house,
            f"Ames {n}",
            f"Ground floor sales {700 + n} sq ft ITZA {500 + n} units",
            700 + n,
            "2030-03-24",
            20000 + n,
        ]
        for n, house in enumerate(houses)
    ]
    x = read(workbook([["As at 1 October 2025"], [], head, *rows]), "RETAIL")
    assert column(x, "unit") == houses
    assert column(x, "unit_type") == [row[2] for row in rows]
    shops = [[*row[:2], f"Shop {700 + n}", *row[3:]] for n, row in enumerate(rows)]  # names that differ as units' do
    for said in ("Let area", "Holding"):
        lines = [["As at 1 October 2025"], [], [*head[:2], said, *head[3:]], *shops]
        assert column(read(workbook(lines), "RETAIL"), "unit") == houses


def test_kinds_of_beds_are_kinds_of_rooms_and_letters_are_beds() -> None:
    for kinds, name in ((["2D", "1Q", "1K-KIT"], "unit_type"), (["A", "B"], "bed")):
        rows = [[str(100 + n), f"Ames {n}", kinds[n % len(kinds)], 1100 + n] for n in range(10)]
        x = read(workbook([["Rooms"], [], ["Rm", "Guest", "Bed", "Monthly rent"], *rows]), "HOSPITALITY")
        assert column(x, name) == [row[2] for row in rows]


def test_homes_are_units_where_nothing_else_names_them() -> None:
    told = ["8297 Peregrine Court", "538 Gantry Avenue", "9134 Sorrel Circle", "790 Wickley Street"]
    rows = [[str(300118403 + 7 * n), home, f"Ames {n}", 890 + n] for n, home in enumerate(told)]
    x = read(workbook([["Rent roll"], [], ["Loan #", "Home", "Tenants", "Rent"], *rows]), "SINGLE_FAMILY_RENTAL")
    assert column(x, "unit") == told
    rows = [[str(n), f"Ames {n}", f"'9{n} Oakwood 14x66", 890 + n] for n in range(1, 7)]
    x = read(workbook([["Rent roll"], [], ["Sp #", "Resident", "Home", "Rent"], *rows]), "MANUFACTURED_HOUSING")
    assert column(x, "unit_type") == [row[2] for row in rows]


def test_a_second_line_of_the_header_names_the_charges_below_each_unit() -> None:
    heads = [
        ["Unit", "Lease/Tenant", "GLA m2", "Lease Start Lease End", "Esc %", "Deposit held"],
        [None, "Charge", "Description", "Rate/m2", "Monthly (R)", "Annual (R)"],
    ]
    lines: list[list[object]] = [["Tenant rent roll"], ["As at 31/08/2025"], [], *heads]
    for n in range(1, 6):
        lines.append([f"G0{n}", f"Ames {n}", 100 * n, f"2021/06/0{n} 2026/05/3{n % 2}", 8, 9000 + n])
        for code, said, rate in (("RENT", "Basic rental", 290), ("OPEX", "Operating costs", 40)):
            lines.append([None, code, said, rate, 100 * n * rate, 1200 * n * rate])
        lines.append([None, None, "Tenant total", None, 33000 * n, 396000 * n])
    x = read(workbook(lines), "RETAIL")
    assert column(x, "contract_rent") == [29000 * n for n in range(1, 6)]
    assert column(x, "total_charges") == [33000 * n for n in range(1, 6)]
    assert column(x, "lease_start_date") == [DAY(2021, 6, n) for n in range(1, 6)]
    assert [[c.code for c in row.charges] for row in x.rows] == [["RENT", "OPEX"]] * 5
    assert not [c for c in x.checks if c.status == "FAIL"]


def test_a_total_that_counts_the_let_and_the_vacant_is_that_of_all() -> None:
    head = ["Unit", "Size", "Status", "Tenants", "Market Rent", "Rent"]
    rows = [[f"Apt {n}", 600 + n, "Occupied", f"Ames {n}", 1000 + n, 900 + n] for n in range(1, 7)]
    rows += [[f"Apt {n}", 600 + n, ("Vacant", "Vacant Pre-Leased")[n % 2], None, 1000 + n, None] for n in (7, 8)]
    total = ["Total (8 units)", sum(r[1] for r in rows), "6 occupied, 2 vacant", None, 8036, 5421]
    recaps = [
        [], ["Recurring transactions"], [None, None, None, "Category", "Amount"], [None, None, None, "Rent", 5421],
        [None, None, None, "Total", 5421], [], ["Unit status"], [None, None, None, "Status", "Units"],
        [None, None, None, "Occupied", 6], [None, None, None, "Vacant Pre-Leased", 1], [None, None, None, "Vacant", 1],
        [None, None, None, "Total", 8],
    ]  # fmt: skip
    x = read(workbook([["Rent Roll"], ["As of Jul 31, 2025"], [], head, *rows, total, *recaps]))
    assert (len(x.rows), x.summary.occupied_units, x.summary.vacant_units) == (8, 6, 2)
    assert not [(c.check_id, c.message) for c in x.checks if c.status == "FAIL"]


@pytest.mark.parametrize("said", ["who pays what - updated 6/30/26", "Tape date: 6/30/2026", "As-At Date: 30-Jun-26"])
def test_days_of_lists_are_found_behind_their_words(said: str) -> None:
    rows = [[unit, f"Ames {n}", 900 + n] for n, unit in enumerate(["Front", "Rear", "Upstairs L", "Garden"])]
    x = read(workbook([["44 Tanner St"], [said], [], ["Apt", "Who", "Pays/mo"], *rows]))
    assert x.meta.as_on_date == DAY(2026, 6, 30)
