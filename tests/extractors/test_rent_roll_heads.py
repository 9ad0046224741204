"""What heads rows: apartments over their beds, buildings over their suites, titles torn over numbers; what only counts
rows, and columns that are the sum of others."""

from __future__ import annotations

import datetime as dt
import io
from typing import Any

import pytest
from rolls import column, pdf, read, workbook

JAN, DEC = dt.date(2025, 1, 1), dt.date(2025, 12, 31)
NAMES = ["Ann Ames", "Bo Birk", "Cy Cole", "Di Dunn"]


def counts(x: Any) -> tuple[int | None, int | None, int | None]:
    return x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units


@pytest.mark.parametrize(
    "head", ["Unit {} | 4x2 Oak", "Apartment {} - 4x2 Oak - 4 beds", "Apt {}, 4x2 Oak"], ids=["bar", "dashes", "comma"]
)
@pytest.mark.parametrize("paged", [True, False])
def test_an_apartment_over_its_beds_is_none_and_says_of_what_type_they_are(head: str, paged: bool) -> None:
    rows: list[list[Any]] = []
    for flat in (101, 102):
        rows.append([head.format(flat)])
        rows += [[f"{flat}-{bed}", name, "Occupied", 700 + n, 31, 731 + n] for n, (bed, name) in enumerate(
            zip("ABCD", NAMES, strict=True))]  # fmt: skip
    title: list[list[Any]] = [["Elm Hall"], ["Bed roll as of 10/31/2025"], []]
    content = [*title, ["Bed", "Resident", "Status", "Rent", "Utilities", "Total"], *rows]
    x = read(pdf(content) if paged else workbook(content), "STUDENT_HOUSING")
    assert column(x, "bed") == [f"{flat}-{bed}" for flat in (101, 102) for bed in "ABCD"]
    assert set(column(x, "unit_type")) == {"4x2 Oak"}
    assert counts(x) == (8, 8, 0)


def test_names_stand_beside_the_units_under_a_header_of_both_though_headings_stand_among_them() -> None:
    rows: list[list[Any]] = []
    for flat in (101, 102, 103):
        rows.append([f"Unit {flat}", "4BR/2BA Standard"])
        house = {101: "Ames", 102: "Birk", 103: "Cole"}[flat]
        for bed, name in zip("ABC", (f"Ann {house}", f"Bo {house}", "Available"), strict=True):
            let = name != "Available"
            rows.append([f"{flat}-{bed}", name, 805, 700 if let else None, 700 if let else None])
    head = ["Space / Resident", None, "Budgeted", "Rent Inst.", "Total"]
    x = read(workbook([["Elm Hall"], ["Rent Roll as of 9/15/2025"], [], head, *rows]), "STUDENT_HOUSING")
    assert column(x, "tenant_name")[:3] == ["Ann Ames", "Bo Ames", None]
    assert set(column(x, "unit_type")) == {"4BR/2BA Standard"}
    assert counts(x) == (9, 6, 3)


def test_a_building_over_its_suites_is_none() -> None:
    rows: list[list[Any]] = []
    for building in (4100, 4120):
        rows.append([str(building), f"{building} Elm Ridge Drive"])
        rows += [[f"{building} -{110 + 10 * n}", name, JAN, DEC, 900 + n, 2000 + n] for n, name in enumerate(NAMES)]
    head = ["Bldg Id-Suit Id", "Occupant Name", "Rent Start", "Expiration", "Sqft", "Base Rent"]
    x = read(workbook([["Elm Ridge"], ["Rent Roll as of 10/31/2025"], [], head, *rows]), "OFFICE")
    assert column(x, "tenant_name") == NAMES * 2


def test_who_is_to_come_is_no_unit_below_a_heading_of_leases_that_are_yet_to_begin() -> None:
    head = ["Space", "Resident", "Lease From", "Lease To", "Rent"]
    rows = [[f"{n}-A", name, JAN, DEC, 700 + n] for n, name in enumerate(NAMES, 1)]
    empty = [[f"{n}-B", "Available", None, None, None] for n in range(1, 5)]
    later: list[Any] = ["1-B", "Ed Eves", dt.date(2026, 1, 3), dt.date(2026, 7, 31), 805]
    content = [["Elm Hall"], ["Rent Roll as of 9/15/2025"], [], head, *rows, *empty, [], ["Signed, Not In Yet"], later]
    x = read(workbook(content), "STUDENT_HOUSING")
    assert counts(x) == (8, 4, 4)


def test_a_line_that_counts_is_no_unit() -> None:
    line: list[Any] = ["4 properties", "4 tenancies, 0 vacant", None, 2999]
    head = ["Room", "Tenant", "Since", "Rent"]
    rows = [[f"Room {n}", name, JAN, 700 + n] for n, name in enumerate(NAMES)]
    x = read(pdf([["Elm Hall"], ["Rent Roll as of 9/15/2025"], [], head, *rows, line]))
    assert len(x.rows) == len(rows)


def test_a_heading_that_stands_again_with_how_many_its_rows_are_sums_them_though_it_misses_them() -> None:
    head = ["Apt", "Tenant", "Until", "Legal rent", "Rent"]
    rows: list[list[Any]] = []
    for n, floor in enumerate(("Third floor", "Fourth floor", "Fifth floor")):
        rents = [700 + 10 * n + k for k in range(4)]
        homes = [[f"{n + 3}0{k}", name, DEC, rent + 90, rent] for k, (name, rent) in enumerate(
            zip(NAMES, rents, strict=True))]  # fmt: skip
        wrong = 300 * (floor == "Fourth floor")
        rows += [[floor], *homes, [f"{floor} (4)", None, None, sum(rents) + 360, sum(rents) - wrong]]
    x = read(workbook([["Elm Arms"], ["Rents of October 2025"], [], head, *rows]))
    assert len(x.rows) == 12
    assert x.failed_checks


def test_the_total_of_a_unit_below_its_charges_is_what_it_pays() -> None:
    head = ["Unit", "Customer", "Begin", "End", "Sq Ft", "Item", "Amount"]
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES, 1):
        rows += [[f"Store {n}", name, JAN, DEC, 900 + n, "Base Rent", 1000 + n]]
        rows += [[None] * 5 + ["CAM", 200 + n], [None] * 5 + ["RE Tax", 90]]
        rows += [[f"Total Store {n}", None, None, None, None, None, 1290 + 2 * n]]
    x = read(workbook([["Elm Block"], ["Rent Roll as of 12/1/2025"], [], head, *rows]), "RETAIL")
    assert column(x, "total_charges") == [1292, 1294, 1296, 1298]


def test_vacant_rows_between_dashes_are_units_also_right_above_the_totals() -> None:
    head = ["Tenant", "Rental", "Contract Rent", "Lease", "Deposit"]
    rows: list[list[Any]] = [
        [name, f"600-{n}", 900 + n, "07/01/2025 - 06/30/2026", 500] for n, name in enumerate(NAMES)
    ]
    rows.insert(2, ["-- Vacant --", "600-8", None, None, None])
    rows.append(["-- Vacant --", "600-9", None, None, None])
    total = ["Total", None, 3606, None, 2000]
    x = read(workbook([["Elm Terrace, December 2025"], [], head, *rows, total]))
    assert counts(x) == (6, 4, 2)


def test_the_area_is_what_its_parts_come_to() -> None:
    head = ["Unit", "Tenant", "Floor area (m2) Hall", "Mezz.", "Office", "Total", "Start", "End", "Rent per year"]
    rows = [[f"A{n}", name, 1500 + n, 240 + n, 190 + 2 * n, 1930 + 4 * n, JAN, DEC, 119418 + n]
            for n, name in enumerate(NAMES)]  # fmt: skip
    x = read(workbook([["Elm Park"], ["Rent roll as of 1 January 2026"], [], head, *rows]), "WAREHOUSE")
    assert column(x, "area") == [1930, 1934, 1938, 1942]
    assert column(x, "annual_rent") == [119418, 119419, 119420, 119421]
    assert column(x, "contract_rent") == [None] * 4


def test_what_is_let_on_a_property_without_an_area_is_no_unit() -> None:
    head = ["Unit", "Tenant", "Sq ft", "From", "To", "Rent p.a."]
    rows: list[list[Any]] = [[str(n), name, 5000 + n, JAN, DEC, 96000 + n] for n, name in enumerate(NAMES, 1)]
    mast = ["Mast", "Airspan Towers Ltd", None, JAN, DEC, 5500]
    x = read(workbook([["Elm Retail Park"], ["Rent roll as of 30 June 2025"], [], head, *rows, mast]), "RETAIL")
    assert counts(x) == (4, 4, 0)
    assert x.rows[-1].space_use == "NON_UNIT"
    laundry = ["cellar", "Laundry machines", None, None, None, 86.5]
    y = read(workbook([["Elm House"], ["Rent roll as of 30 June 2025"], [], head, *rows, laundry]))
    assert counts(y) == (4, 4, 0)


def test_the_first_heading_of_the_rows_is_no_word_of_the_header_above_it() -> None:
    head = ["No.", "Subject", "Tenant", "Entry", "Ish", "Year's rent"]
    rows: list[list[Any]] = []
    for n, heading in enumerate(("FARMS", "GRAZINGS", "COTTAGES")):
        rows.append([None, heading])
        for k, name in enumerate(NAMES, 1):
            rows.append([4 * n + k, f"{heading.title()} {k}", name, JAN, "Year to year", 9000 + n])
        rows.append([])
    x = read(workbook([["Glenkirk Estate"], ["Rental at 28 May 2025"], [], head, *rows]), "OTHER")
    assert column(x, "unit") == [f"{h} {k}" for h in ("Farms", "Grazings", "Cottages") for k in range(1, 5)]
    assert {(row.lease_start_date, row.annual_rent) for row in x.rows[:4]} == {(JAN, 9000)}


def test_units_of_a_few_words_begin_anew_with_each_house_beside_them() -> None:
    head = ["Property", "Door", "Layout", "SF", "Tenant", "From", "To", "Rent", "Market"]
    streets = ["Clifton Ct", "Madison Ave", "Thrush Ln"]
    rows: list[list[Any]] = []
    for n, doors in enumerate((("Front", "Rear"), ("Front", "Rear"), ("Up", "Down"), ("Front", "Rear")) * 3):
        house = f"{7700 + 13 * n} {streets[n % 3]}"
        for k, door in enumerate(doors):
            lease = [f"Ann {door} {n}", JAN, DEC, 1000 + n, 1100]
            rows.append([house if not k else None, door, "2/1", 900, *lease])
    x = read(workbook([["Lakeward Duplexes"], ["Rents in place 11/1/2025"], [], head, *rows]))
    assert column(x, "unit") == ["Front", "Rear", "Front", "Rear", "Up", "Down", "Front", "Rear"] * 3
    assert x.summary.total_units == 24


def test_titles_that_share_out_the_columns_below_them_are_no_words_of_the_ones_they_stand_in() -> None:
    from reportlab.pdfgen.canvas import Canvas

    left = {"Unit": 30, "Tenant": 60, "Start": 420, "End": 480}
    right = {
        "Hall": 260,
        "Mezz.": 300,
        "Office": 340,
        "Total": 390,
        "per m²/yr": 600,
        "per quarter": 670,
        "per annum": 750,
    }
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(842, 595), invariant=1)
    canvas.setFont("Helvetica", 8)
    canvas.drawString(30, 560, "Rent roll as of 06/30/2025")
    for title, x0, x1 in (("Floor area (m²)", 230, 395), ("Lease", 410, 540), ("Rent (EUR)", 560, 755)):
        canvas.drawCentredString((x0 + x1) / 2, 530, title)

    def draw(y: float, cells: dict[str, str]) -> None:
        for name, text in cells.items():
            if name in left:
                canvas.drawString(left[name], y, text)
            else:
                canvas.drawRightString(right[name], y, text)

    draw(510, {name: name for name in (*left, *right)})
    for n in range(1, 9):
        area = [6000 + 10 * n, 400 + n, 300 + n, 6700 + 12 * n]
        draw(
            496 - 14 * n,
            {
                "Unit": f"A{n}", "Tenant": f"Firm {n} B.V.", "Start": "01-Aug-24", "End": "31-Jul-34",
                **{name: f"{value:,}" for name, value in zip(("Hall", "Mezz.", "Office", "Total"), area, strict=True)},
                "per m²/yr": "80.00", "per quarter": f"{20 * area[3]:,.2f}", "per annum": f"{80 * area[3]:,.2f}",
            },
        )  # fmt: skip
    canvas.save()
    rows = read(out.getvalue(), "WAREHOUSE").rows
    assert [row.area for row in rows] == [6700 + 12 * n for n in range(1, 9)]
    assert [row.annual_rent for row in rows] == [80 * (6700 + 12 * n) for n in range(1, 9)]
    assert not any(row.charges or row.total_charges for row in rows)
    assert [(column.header, column.value) for column in rows[0].source_columns][:3] == [
        ("Hall", "6,010"), ("Mezz.", "401"), ("Office", "301"),
    ]  # fmt: skip


def test_words_over_the_words_of_a_header_name_its_fields_above_units_and_tenants_without_any() -> None:
    lines = [
        ["This is how the Mill Street building stands on March 1, 2026."],
        [None, None, "Rent", "Deposit"], [None, None, "a month", "held", "Lease runs to"],
        *([f"Apt {n}", f"Lorna Pruitt {n}", 700 + n, 600 + n, "05/31/2026"] for n in range(1, 6)),
        ["Altogether", None, 3515, 3015],
    ]  # fmt: skip
    x = read(workbook(lines))
    assert [(row.unit, row.tenant_name, row.contract_rent, row.deposit) for row in x.rows] == [
        (f"Apt {n}", f"Lorna Pruitt {n}", 700 + n, 600 + n) for n in range(1, 6)
    ]


def test_a_category_apart_from_the_steps_says_what_the_units_are() -> None:
    header = ["Tenant", "Unit", "Category", "GLA", "Net rent/month", "Expiry", "Next increase", "New net/month"]
    day = dt.date(2026, 11, 1)
    rows = [[f"Firm {n}", f"{n}", "Food", 900 + n, 2000 + n, dt.date(2029, 3, 31), day, 2100 + n] for n in range(1, 6)]
    x = read(workbook([["Tenancies at September 30, 2025"], [], header, *rows]), "RETAIL")
    assert [(row.unit_type, [(s.date, s.amount) for s in row.rent_steps]) for row in x.rows] == [
        ("Food", [(day, 2100 + n)]) for n in range(1, 6)
    ]
