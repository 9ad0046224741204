"""Rolls whose own sums, repeats and words tell what their columns are: bills by the quarter, charges in second lines,
captions of pivot tables, months of a year's parts, lists that go on below counts."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from rolls import column, pdf, read, workbook

NAMES = (
    "Ames Grocers Ltd",
    "Brix Optical Ltd",
    "Cole Travel Ltd",
    "Dunn Bakery Ltd",
    "Eads Shoes Ltd",
    "Frey Toys Ltd",
)


def test_what_all_rows_bill_by_the_quarter_is_no_rent_of_a_month() -> None:
    rents = [12400, 18000, 9600, 22000, 15200, 31600]
    rows = [[f"Unit {n}", name, rent, rent / 4] for n, (name, rent) in enumerate(zip(NAMES, rents, strict=True), 1)]
    total = ["Total", None, sum(rents), sum(rents) / 4]
    head = ["Unit", "Tenant", "Annual Rent", "Rent"]
    x = read(workbook([["Tenancy Schedule as at 29 September 2026"], [], head, *rows, total]), "RETAIL")
    assert column(x, "annual_rent") == rents
    assert column(x, "contract_rent") == [None] * 6
    assert [c.value for c in x.rows[0].source_columns] == ["3,100"]


def test_what_most_rows_bill_by_the_month_stays_the_rent() -> None:
    rents = [12000, 18000, 9600, 24000, 15600, 31200]
    rows = [[f"Unit {n}", name, rent, rent / 12] for n, (name, rent) in enumerate(zip(NAMES, rents, strict=True), 1)]
    head = ["Unit", "Tenant", "Annual Rent", "Rent"]
    x = read(workbook([["Tenancy Schedule as at 29 September 2026"], [], head, *rows]), "RETAIL")
    assert column(x, "contract_rent") == [rent / 12 for rent in rents]


def test_rents_say_of_what_time_they_are() -> None:
    rows = [
        ["Shop", "Ames Grocers Ltd", "£14,500 pa"],
        ["Flat 1", "Ann Brix", "£695 pcm"],
        ["Flat 2", "C Cole", "£710 pcm"],
    ]
    x = read(workbook([["Tenancy Schedule"], [], ["Unit", "Tenant", "Rent"], *rows]), "MIXED_USE")
    assert column(x, "unit") == ["Shop", "Flat 1", "Flat 2"]
    assert column(x, "annual_rent") == [14500, None, None]
    assert column(x, "contract_rent") == [None, 695, 710]


@pytest.mark.parametrize("caption", [["Sum of Amount", "Code"], ["Count of Lease", None]])
def test_what_a_pivot_says_over_its_columns_is_no_header(caption: list[str | None]) -> None:
    head = ["Unit", "Tenant", "Rent", "Parking", "Pet", "Grand Total"]
    rows = [[f"{n}01", f"Tenant {n}", 900 + n, 50, 25, 975 + n] for n in range(1, 6)]
    x = read(workbook([["Rent Roll"], [], caption, head, *rows]), "MULTIFAMILY")
    assert column(x, "contract_rent") == [901, 902, 903, 904, 905]
    assert column(x, "total_charges") == [976, 977, 978, 979, 980]


SHOPS = (
    (1010, 200, 310, 45.5),
    (1120, 210, 305, 46),
    (980, 190, 290, 44),
    (1500, 260, 400, 51.25),
    (890, 170, 260, 40),
)


def test_second_lines_bill_what_with_the_rent_makes_their_sum() -> None:
    lines: list[list[object]] = [
        ["Tenant Register", *[None] * 6],
        ["As Of: Aug 31, 2025", *[None] * 6],
        [],
        ["Unit", "Tenant", "Lease From", "Lease To", "Sq Feet", "Rent", "Deposit"],
        [None, "Use", "CAM", "TAX", "INS", "Total Monthly", None],
    ]  # fmt: skip
    for n, (rent, cam, tax, insurance) in enumerate(SHOPS):
        lines.append([f"{n + 1}0{n}", NAMES[n], "09/01/2023", "08/31/2028", 1400 + 25 * n, rent, 1000.0])
        lines.append([None, "Retail", cam, tax, insurance, rent + cam + tax + insurance, None])
    x = read(pdf(lines), "RETAIL")
    assert column(x, "contract_rent") == [shop[0] for shop in SHOPS]
    assert column(x, "total_charges") == [sum(shop) for shop in SHOPS]
    found = [{c.code: c.amount for c in row.charges} for row in x.rows]
    assert found == [dict(zip(("Rent", "CAM", "TAX", "INS"), shop, strict=True)) for shop in SHOPS]


def test_a_list_goes_on_below_the_counts_of_its_first_part() -> None:
    head = ["Unit", "Tenant", "Lease From", "Lease To", "Rent"]

    def homes(first: int) -> list[list[object]]:
        return [[f"{first + n}", f"Tenant {first + n}", "09/01/2024", "08/31/2025", 900.0 + n] for n in range(4)]

    counts = ["UNITS 4", "OCCUPIED 4", None, None, None]
    parts = (["PROPERTY CI1"], *homes(101), counts, ["PROPERTY CI2"], *homes(201), counts)
    lines: list[list[object]] = [["Rent Roll as of 12/31/2024"], [], head, *map(list, parts)]
    x = read(pdf(lines))
    assert column(x, "unit") == [f"{n}" for first in (101, 201) for n in range(first, first + 4)]
    assert column(x, "contract_rent") == [900 + n for _ in range(2) for n in range(4)]


def test_codes_of_leases_that_empty_rows_have_too_are_of_units() -> None:
    head = ["Lease No.", "Lessee", "Begins", "Ends", "Monthly Rent"]
    rows = [
        ["B-1", "Parkland Media LLC", "06/01/2005", "05/31/2030", 850],
        ["B-2", "Vistamark Inc.", "11/01/2017", "10/31/2032", 525],
        ["B-3", "Not leased", None, None, None], ["T-1", "Summit Towers LP", "03/01/2018", "02/28/2048", 1840],
    ]  # fmt: skip
    x = read(workbook([["Schedule of Rents"], [], head, *rows]), "LAND")
    assert column(x, "unit") == ["B-1", "B-2", "B-3", "T-1"]
    assert column(x, "occupancy_status") == ["OCCUPIED", "OCCUPIED", "VACANT", "OCCUPIED"]


def test_a_yard_of_garages_lets_garages() -> None:
    head = ["Nr.", "Art", "Mieter", "seit", "Netto", "USt 19%", "Brutto", "Kaution", "Saldo"]
    rows = [
        [f"G0{n}", "Garage", name, f"0{n}.01.2020", 100, 19, 119, 100, 0]
        for n, name in enumerate(("Renate Naumann", "Dieter Löbner", "Olaf Oehme", "Jana Färber"), 1)
    ]
    rows += [[f"G0{n}", "Garage", "frei", *[None] * 6] for n in (5, 6, 7)]
    counts = ["Stellplätze gesamt: 7, vermietet: 4, frei: 3"]
    x = read(workbook([["Garagenliste, Stichtag 01.10.2025"], [], head, *rows, [], counts]), "SELF_STORAGE")
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (7, 4, 3)
    assert column(x, "contract_rent") == [*[100] * 4, *[None] * 3]
    assert column(x, "total_charges") == [*[119] * 4, *[None] * 3]


def test_units_that_are_not_let_counted_behind_leases_are_not_all() -> None:
    head = ["Unit", "Tenant", "Begins", "Ends", "Rent"]
    rows = [[f"{n}", f"Tenant {n} LLC", "06/01/2020", "05/31/2030", 800 + n] for n in range(1, 5)]
    total = ["Total rents in force (4 leases; 1 site not leased)", None, None, None, 3210]
    x = read(workbook([["Schedule of Rents"], [], head, *rows, ["5", "Not leased", None, None, None], total]), "LAND")
    assert not x.failed_checks


def test_a_code_that_stands_in_no_total_is_left_out_where_all_its_rows_say_so() -> None:
    head = ["Apt", "Shareholder", "Status", "Maintenance", "Assessment", "Parking", "Total", "Sponsor Rent"]
    rows: list[list[object]] = []
    for n in range(1, 21):
        month, extra, stall = 1400 + 7 * n, 160 + n, 185 if n % 3 == 0 else None
        sponsor = 2000 + 11 * n if n % 6 == 0 else None
        rows.append([f"{n}A", f"Owner {n}", "OWNER", month, extra, stall, month + extra + (stall or 0), sponsor])
    x = read(workbook([["Rent Roll"], ["Briar Owners Corp."], [], head, *rows]), "MULTIFAMILY")
    assert [row.contract_rent for row in x.rows if row.contract_rent] == [2000 + 11 * n for n in (6, 12, 18)]
    assert not x.failed_checks


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("Escalation 15% on 01-Oct-2026 to ₹ 23,51,520 p.m.", ("NEW_AMOUNT", 2351520)),
        ("Escalation 15% on 01-Oct-2026 to $2,351,520", ("NEW_AMOUNT", 2351520)),
        ("3% increase on 10/01/2026", ("PERCENT", Decimal("0.03"))),
        ("Expires 12/31/25. Rent goes to $4,596.38 per month on Oct. 1, 2026", ("NEW_AMOUNT", Decimal("4596.38"))),
    ],
)
def test_sentences_on_steps(text: str, step: tuple[str, object]) -> None:
    rows = [["100", "Ames LLC", 2044800, text], ["200", "Brix LLC", 1500000, None]]
    x = read(workbook([["Rent Roll"], [], ["Suite", "Tenant", "Monthly Rent", "Remarks"], *rows]), "OFFICE")
    assert [(s.kind, s.amount, str(s.date)) for s in x.rows[0].rent_steps] == [(*step, "2026-10-01")]


def test_what_stands_close_below_a_row_is_the_rest_of_its_unit_where_all_rows_are_set_off() -> None:
    lines: list[list[object]] = [
        ["Tenancy Schedule as at 28 February 2025", *[None] * 4], [],
        ["Demise", "Tenant", "NIA (sq ft)", "Lease start", "Passing rent (£ pa)"], [], [],
    ]  # fmt: skip
    units = [("Ground Floor", None), ("1st Floor East", None), ("1st Floor West", "(Part)"), ("2nd Floor East", None),
             ("2nd Floor West", "Suite 1"), ("2nd Floor West", "Suite 2"), ("2nd Floor West", "Suite 3"),
             ("3rd Floor", None), ("4th Floor", None)]  # fmt: skip
    for n, (unit, rest) in enumerate(units):
        lines.append([unit, f"Tenant {'ABCDEFGHI'[n]} Ltd", 1000 + n, "25/03/2021", 48150 + n])
        lines += [[rest, *[None] * 4] if rest else [], []]
    x = read(pdf(lines, pitch=9), "OFFICE")
    assert column(x, "unit") == [" ".join(filter(None, unit)) for unit in units]


def test_words_above_the_dashes_below_a_header_belong_to_it() -> None:
    names = ["APT", "NAME", "STATUS", "MAINTENANCE", "ASSESSMENT", "TOTAL"]
    head = [names, [None, None, None, "MONTHLY", "CAP 24", None], ["-" * len(name) for name in names]]

    def page(first: int) -> list[list[object]]:
        rows = [
            [f"{first}{c}", f"OWNER {first}{c}", "OWNER", 1400.0 + n, 160.0, 1560.0 + n] for n, c in enumerate("ABCDE")
        ]
        return [["RENT ROLL AS OF 12/01/2025"], ["BRIAR OWNERS CORP."], *map(list, head), [f"FLOOR {first}"], *rows]

    x = read(pdf(page(1), page(2)), "MULTIFAMILY")
    assert column(x, "unit") == [f"{first}{c}" for first in (1, 2) for c in "ABCDE"]


def test_a_total_of_all_that_misses_as_much_as_one_building_blames_its_rows_alone() -> None:
    head = ["Unit", "Tenant", "Area", "Monthly Rent"]
    buildings = [[[f"{b}{n:02}", name, 800 + 10 * n + b, 1200 + 35 * n + b] for n, name in enumerate(NAMES, 1)]
                 for b in (1, 2, 3)]  # fmt: skip
    lines: list[list[Any]] = [["Tradewind Park"], ["Rent Roll as of 11/01/2025"], []]
    lines.append(head)
    for b, rows in enumerate(buildings, 1):
        printed = rows[:2] + rows[3:] if b == 2 else rows  # a row of the second is missing
        lines += [[f"BLDG {b}00"], *printed, [f"BLDG {b}00 TOTAL", None, *(sum(r[k] for r in rows) for k in (2, 3))]]
    every = [row for rows in buildings for row in rows]
    lines.append(["TRADEWIND PARK TOTAL", None, *(sum(r[k] for r in every) for k in (2, 3))])
    x = read(pdf(lines), "INDUSTRIAL")
    assert {c.check_id for c in x.failed_checks} == {"R05", "R08"}
    for row in x.rows:
        proved = [] if (row.building or "").startswith("BLDG 2") else ["contractRent", "area"]
        assert {*proved} <= {*row.proved}, row.unit
        assert bool(row.contradicted) != bool(proved)
    assert any("as much is missed by 'BLDG 200 TOTAL'" in c.message for c in x.failed_checks)


def test_numbers_of_tenants_with_rents_deposits_and_arrears_head_a_roll() -> None:
    rows = [[n, name, "7th", 70 + n, 100, 70 + n, 0] for n, name in enumerate(NAMES, 1)]
    head = ["No.", "Tenant", "Due day", "Rent pcm £", "Deposit £", "Received £", "Arrears £"]
    x = read(workbook([["HOLLIS LANE GARAGES"], ["Rents list as at 28/11/2025"], [], head, *rows]), "PARKING")
    assert [(row.unit, row.contract_rent) for row in x.rows] == [(str(n), 70 + n) for n in range(1, 7)]


def test_what_adds_to_a_sum_is_a_charge_whatever_its_code_and_a_remark_says_what_is_held() -> None:
    head = ["Space", "Tenant (d/b/a)", "Area", "MIN", "CAM", "RET", "MKT", "HVAC", "TOTAL"]
    lines: list[list[Any]] = [["Mapleview Mall"], ["Lease Schedule by Space - November 1, 2025"], [], head]
    for n, name in enumerate(NAMES, 1):
        amounts = [3000.5 + 211 * n, 900 + 7 * n, 400 + 3 * n, 50.25 + n, 100 + n]
        lines.append([f"L{n:03}", name, 900 + 10 * n, *amounts, sum(amounts)])
        lines.append([None, f"Pct rent 5% over natural bkpt. Sec dep {2000 + n}.50. MIN to 4,900.00 on 9/1/26."])
    x = read(workbook(lines), "RETAIL")
    assert column(x, "contract_rent") == [Decimal("3000.5") + 211 * n for n in range(1, 7)]
    assert column(x, "market_rent") == [None] * 6
    assert all({c.code for c in row.charges} == {"CAM", "RET", "MKT", "HVAC"} for row in x.rows)
    assert column(x, "deposit") == [Decimal(f"{2000 + n}.50") for n in range(1, 7)]
    assert [[(str(s.date), s.amount) for s in row.rent_steps] for row in x.rows] == [[("2026-09-01", 4900)]] * 6


def test_parts_below_a_lease_that_come_to_its_own_line_are_its_charges() -> None:
    head = ["Tenancy", "Tenant / Component", "From", "To", "Area m2", "$/m2", "Rent p.a."]
    lines: list[list[Any]] = [["Kauri Park"], ["Rental Summary at 1 April 2026"], [], head]
    for n, name in enumerate(NAMES, 1):
        parts = [["Warehouse", 1000 + n, 165, 165 * (1000 + n)], ["Office", 100 + n, 235, 235 * (100 + n)]]
        whole = [sum(part[k] for part in parts) for k in (1, 3)]  # type: ignore[misc]
        lines.append([f"A{n}", name, "01 Jul 2019", "30 Jun 2028", whole[0], None, whole[1]])
        lines += [[None, part[0], None, None, *part[1:]] for part in parts]
    x = read(workbook(lines), "INDUSTRIAL")
    assert column(x, "unit") == [f"A{n}" for n in range(1, 7)]
    assert column(x, "area") == [1100 + 2 * n for n in range(1, 7)]
    assert column(x, "contract_rent") == [None] * 6
    assert [[(c.code, c.amount, c.frequency) for c in row.charges] for row in x.rows] == [
        [("Warehouse", 165 * (1000 + n), "ANNUAL"), ("Office", 235 * (100 + n), "ANNUAL")] for n in range(1, 7)
    ]


def test_houses_that_a_column_numbers_are_the_units() -> None:
    head = ["#", "Building", "City", "Tenant(s)", "Start Date", "Rent", "Open Balance"]
    rows = [[n, f"{600 + 9 * n} Wren Dr", "Austin", name, "2024-08-20", 1800 + n, 0] for n, name in enumerate(NAMES, 1)]
    x = read(workbook([["RENT ROLL - Lonestar Fund II"], ["Report date: 31-Dec-24"], [], head, *rows]), "SFR")
    assert column(x, "unit") == [f"{600 + 9 * n} Wren Dr" for n in range(1, 7)]


def test_a_day_behind_a_sentence_is_that_of_the_roll() -> None:
    head = ["Site", "Licensee", "Current rent", "Balance due"]
    rows = [[f"TW-0{n}", name, 2000 + n, 0] for n, name in enumerate(NAMES, 1)]
    title = [["RIVERBLUFF - SITE LICENSE SCHEDULE"], ["Advertising sites. Rents per month. Effective October 1, 2025"]]
    x = read(workbook([*title, [], head, *rows]), "LAND")
    assert str(x.meta.as_on_date) == "2025-10-01"
