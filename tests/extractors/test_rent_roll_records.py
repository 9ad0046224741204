"""Where the rows of a roll are: second rolls below the first, and records in other shapes than one line each."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from itertools import pairwise
from typing import Any

import pytest
from rolls import column, pdf, read, workbook

TITLE = (["Rent Roll"], ["Tannery Yard"], ["As of 03/31/2025"], [])


def test_a_second_roll_below_the_first_has_columns_of_its_own() -> None:
    x = read(
        workbook(
            [
                *TITLE, ["Workshops"],
                ["Unit", "Tenant", "Sq Ft", "Lease Start", "Lease End", "Monthly Rent"],
                ["W1", "Cobble Press", 900, dt.date(2022, 4, 1), dt.date(2027, 3, 31), 1800],
                ["W2", "VACANT", 700],
                ["Total", None, 1600, None, None, 1800], [],
                ["Flat", "Type", "Resident", "Lease ends", "Market", "Actual", "Security"],
                ["1", "1BR", "Ida Quill", dt.date(2025, 9, 30), 1250, 1200, 1200],
                ["2", "2BR", "VACANT", None, 1500],
                ["3", "2BR", "Ned Rasp", dt.date(2025, 12, 31), 1500, 1475, 500],
                ["Total", None, None, None, 4250, 2675, 1700],
            ]
        ),
        "MIXED_USE",
    )  # fmt: skip
    assert column(x, "unit") == ["W1", "W2", "1", "2", "3"]
    assert column(x, "contract_rent") == [1800, None, 1200, None, 1475]
    assert column(x, "market_rent") == [None, None, 1250, 1500, 1500]
    assert [row.deposit for row in x.rows[2:]] == [1200, None, 500]


HALF = ["Slip", "Tenant", "Boat", "Monthly Rent", "Deposit"]


@pytest.mark.parametrize("form", [workbook, pdf])
def test_a_roll_in_halves_side_by_side_is_read_half_by_half(form: Any) -> None:
    left = [["1", "Rudd", "Sloop", 310, 100], ["2", "VACANT", None, None, None], ["3", "Skerry", "Ketch", 290, 50]]
    right = [["4", "Gannet", "Yawl", 305, 75], ["5", "Petrel", "Sloop", 280, 60], ["6", "Auk", "Yawl", 300, 80]]
    rows = [[*one, *other] for one, other in zip(left, right, strict=True)]
    total = ["Total", None, None, 600, 150, "Total", None, None, 885, 215]
    x = read(form([*TITLE, [*HALF, *HALF], *rows, total]), "OTHER")
    assert column(x, "unit") == ["1", "2", "3", "4", "5", "6"]
    assert column(x, "tenant_name") == ["Rudd", None, "Skerry", "Gannet", "Petrel", "Auk"]
    assert column(x, "contract_rent") == [310, None, 290, 305, 280, 300]
    place = x.rows[3].sources["contractRent"][0]
    assert place.cell == "I6" if form is workbook else place.box is not None
    assert x.ledger.unexplained == []


def test_records_of_two_lines_have_the_columns_of_both_header_lines() -> None:
    day = dt.date
    x = read(
        workbook(
            [
                *TITLE,
                ["Tenant", "Commence", "Area SF", "Monthly Rent"], ["Unit", "Expire", "Unit Type", "Deposit"],
                ["North row"],
                ["Vellum Bindery", day(2021, 5, 1), 800, 1500], ["K-1", day(2026, 4, 30), "Loft", 900],
                ["Brine & Sons", day(2022, 2, 1), 950, 1700], ["K-2", day(2027, 1, 31), "Loft", 0],
                ["Vacant", None, 640], ["K-3", None, "Shed"],
                ["Total North row", None, 2390, 3200], ["3 units", None, None, 900], [],
                ["South row"],
                ["Flint Foundry", day(2020, 7, 1), 1200, 2100], ["L-1", day(2025, 6, 30), "Shed", 2100],
                ["Total South row", None, 1200, 2100], ["1 unit", None, None, 2100],
                ["Total, all units", None, 3590, 5300], ["4 units; 1 vacant", None, None, 3000],
            ]
        ),
        "INDUSTRIAL",
    )  # fmt: skip
    assert column(x, "unit") == ["K-1", "K-2", "K-3", "L-1"]
    assert column(x, "tenant_name") == ["Vellum Bindery", "Brine & Sons", None, "Flint Foundry"]
    assert column(x, "unit_type") == ["Loft", "Loft", "Shed", "Shed"]
    assert column(x, "deposit") == [900, 0, None, 2100]
    assert column(x, "lease_end_date") == [day(2026, 4, 30), day(2027, 1, 31), None, day(2025, 6, 30)]
    place = x.rows[1].sources["deposit"][0]
    assert place.cell == "D11"
    assert [total.values["contractRent"] for total in x.totals.stated] == [3200, 2100, 5300]
    assert x.ledger.unexplained == []
    assert x.ledger.by_role["DATA"] == 4
    assert x.ledger.read == 23
    rows = [[f"1{n}", f"Tenant {n}", 700 + n, 900 + n] for n in range(6)]
    words = [["Unit", "Tenant", "Market", "Actual"], ["Type", "Name", "Rent", "Deposit"]]
    assert len(read(workbook([*TITLE, *words, *rows])).rows) == 6  # these wrap: the rows do not take turns


def _beds(home: int, people: int) -> list[list[Any]]:
    """The two lines of each bed of a home, under a heading of several words."""
    found: list[list[Any]] = [[f"Apartment {home}", "Plan D4", None, f"{home} sf per apartment"]]
    for n in range(people):
        found += [
            [f"{home}{'ABCD'[n]}", f"Ames, {('Ann', 'Bea', 'Cal', 'Dot')[n]}", dt.date(2025, 8, 16 + n), 789 + n],
            ["Current", "F / Parent", dt.date(2026, 7, 31), 45],
        ]
    return found


def test_headings_of_several_words_part_records_of_two_lines_and_are_none() -> None:
    head = [["Unit", "Resident", "Lease Start", "Rent"], ["Status", "Resident ID", "Lease End", "Deposit"]]
    x = read(workbook([*TITLE, *head, *_beds(1201, 4), *_beds(1202, 3), *_beds(1203, 2)]), "STUDENT_HOUSING")
    assert [row.bed or row.unit for row in x.rows] == [
        *("1201A", "1201B", "1201C", "1201D"), *("1202A", "1202B", "1202C"), *("1203A", "1203B"),
    ]  # fmt: skip
    assert column(x, "deposit") == [45] * 9


def test_a_page_of_few_records_has_those_of_the_pages_before() -> None:
    head = [["Unit", "Resident", "Lease Start", "Rent"], ["Status", "Resident ID", "Lease End", "Deposit"]]
    x = read(pdf([*TITLE, *head, *_beds(1201, 4), *_beds(1202, 3)], [*head, *_beds(1203, 2)]), "STUDENT_HOUSING")
    assert [row.bed or row.unit for row in x.rows][-3:] == ["1202C", "1203A", "1203B"]
    assert x.rows[-1].deposit == 45


def test_words_over_numbers_alone_are_the_last_row_of_the_header() -> None:
    head = [["Unit", "Tenant", "Area", "Lease", None, "Rent"], [None, None, None, "Begin", "Finish", "monthly"]]
    rows = [[f"{n}A", f"Ann {n}", 700 + n, dt.date(2024, 1, 1 + n), dt.date(2026, 1, 1 + n), 900 + n] for n in range(8)]
    x = read(workbook([*TITLE, *head, *rows]))
    assert column(x, "lease_start_date")[:2] == [dt.date(2024, 1, 1), dt.date(2024, 1, 2)]


def test_the_lines_of_a_header_may_stand_in_one_cell_and_cells_in_the_middle_of_their_row() -> None:
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Helvetica", 9)
    columns = (40, 190, 290, 360)

    def draw(y: float, *cells: str) -> None:
        for x, text in zip(columns, cells, strict=False):
            canvas.drawString(x, y, text)

    draw(750, "Certified rent roll of Osier Court as of June 1, 2025")
    draw(720, "Tenant", "Commencement", "Area SF", "Monthly Rent")
    draw(709, "Premises", "Expiration", "Floor Plan", "Deposit")
    draw(698, "Lease Type", "Term", "Parking", "Total Monthly")
    y = 676.0
    for n, name in enumerate(("Marl & Loess", "Aspen Reading Rooms", "Umber Joinery", "Teal Optics")):
        if n == 1:  # a name of two lines stands half a line above its row and half a line below it
            draw(y + 5, "Aspen Reading")
            draw(y - 5, "Rooms")
            name = ""
        draw(y, name, f"Mar 1, 202{n}", f"{1100 + n}", f"{2000 + n}.00")
        y -= 15 if n == 1 else 10
        draw(y, f"Suite {10 + n}", f"Feb 28, 203{n}", "Corner", f"{500 + n}.00")
        y -= 10
        draw(y, "Net of all", "120 mos.", f"{n} spaces", f"{2100 + n}.00")
        y -= 18
    canvas.save()
    x = read(out.getvalue(), "OFFICE")
    assert column(x, "unit") == [f"Suite {10 + n}" for n in range(4)]
    assert column(x, "tenant_name") == ["Marl & Loess", "Aspen Reading Rooms", "Umber Joinery", "Teal Optics"]
    assert column(x, "contract_rent") == [2000, 2001, 2002, 2003]
    assert column(x, "deposit") == [500, 501, 502, 503]
    assert column(x, "lease_term_months") == [120] * 4


def drawn(rows: list[tuple[float, list[str]]], columns: tuple[float, ...], rules: list[float] | None = None) -> bytes:
    """A page of these texts: each row with its height, the cells at the columns; rules in a piece for each column."""
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Helvetica", 9)
    for y, cells in rows:
        for x, text in zip(columns, cells, strict=False):
            canvas.drawString(x, y, text)
    for y in rules or ():
        for left, right in pairwise([*columns, 600]):
            canvas.line(left - 4, y, right - 4, y)
    canvas.save()
    return out.getvalue()


@pytest.mark.parametrize("below", ["Rowlett, TX 75088", "holding $1,050 deposit"])
def test_the_town_below_the_address_of_a_house_is_its_address(below: str) -> None:
    rows: list[tuple[float, list[str]]] = [
        (750, ["Marlowe Homes | rent roll as of June 30, 2025"]),
        (700, ["PROPERTY", "TENANTS", "BD / BA", "LEASE DATES", "RENT"]),
    ]  # fmt: skip
    roads = ["9263 Juniper Way", "9116 Millrace Dr", "88 Prairie Rose Blvd", "5350 Juniper Way", "12 Hackberry Ln"]
    for n, road in enumerate(roads):
        y = 680 - 28.0 * n
        who, lease = ("Vacant", []) if n == 4 else (f"Ann {road.split()[1]}", ["8/1/24 - 7/31/25", f"$2,{n}00.00"])
        rows += [(y, [road, who + "," * (n == 1), "3 / 2", *lease]),
                 (y - 10, [below, "Yusuf Boltwick" if n == 1 else ""])]  # fmt: skip
    x = read(drawn(rows, (40, 190, 300, 360, 480)), "SINGLE_FAMILY_RENTAL")
    town = "" if "$" in below else f" {below}"
    assert column(x, "unit") == [f"{road}{town}" for road in roads]
    assert not town or x.rows[1].tenant_name == "Ann Millrace, Yusuf Boltwick"


def test_a_unit_of_two_lines_around_its_row_is_one_unit() -> None:
    rows: list[tuple[float, list[str]]] = [
        (750, ["Rent roll of Carder Lane as of April 1, 2025"]),
        (700, ["Space", "Tenant", "Sq Ft", "Rent", "Next increase"]),
    ]  # fmt: skip
    lets = [("Bodkin Fabrics", "700", "$1,400.00"), ("VACANT", "650", ""), ("Tare & Tret", "820", "$1,900.00")]
    for n, (tenant, area, rent) in enumerate(lets):
        y = 670 - 28.0 * n
        rows += [
            (y + 5, [f"Shop {n + 1}", "", "", "", "$1,980.00 eff." if n == 2 else ""]), (y, ["", tenant, area, rent]),
            (y - 5, [f"({20 + n})", "", "", "", "10/01/2025" if n == 2 else ""]),
        ]  # fmt: skip
    x = read(drawn(rows, (40, 120, 260, 340, 440)), "RETAIL")
    assert column(x, "unit") == ["Shop 1 (20)", "Shop 2 (21)", "Shop 3 (22)"]
    assert column(x, "tenant_name") == ["Bodkin Fabrics", None, "Tare & Tret"]
    assert [(s.date, s.amount) for s in x.rows[2].rent_steps] == [(dt.date(2025, 10, 1), 1980)]


def test_between_two_rules_of_a_table_stands_one_row() -> None:
    rows: list[tuple[float, list[str]]] = [
        (750, ["Rents at 12 Fuller Street as of May 1, 2025"]), (700, ["Apt", "Tenant", "Move In", "Rent", "Remarks"]),
    ]  # fmt: skip
    lets = [
        ("A", "Ida", "Quill", "Jun", "2019"),
        ("B", "Ned", "Rasp", "Oct", "2021"),
        ("C", "Una", "Sedge", "May", "2024"),
    ]
    rules = [712.0, 694.0]
    for n, (unit, first, last, month, year) in enumerate(lets):
        y = 684 - 26.0 * n
        rows += [
            (y, [unit, first, month, f"${1100 + n}", "Rent goes to $1,200 on" if n == 1 else "pays own heat"]),
            (y - 10, ["", last, year, "", "9/1/25" if n == 1 else ""]),
        ]  # fmt: skip
        rules.append(y - 16)
    x = read(drawn(rows, (40, 90, 180, 260, 330), rules), "MULTIFAMILY")
    assert column(x, "unit") == ["A", "B", "C"]
    assert column(x, "tenant_name") == ["Ida Quill", "Ned Rasp", "Una Sedge"]
    assert column(x, "move_in_date") == [dt.date(2019, 6, 1), dt.date(2021, 10, 1), dt.date(2024, 5, 1)]
    assert [(s.date, s.amount) for s in x.rows[1].rent_steps] == [(dt.date(2025, 9, 1), 1200)]


def test_columns_that_go_on_on_further_pages_belong_to_the_rows_of_the_first() -> None:
    lets = [(f"{n}0{n}", f"{name} Works", n) for n, name in enumerate(("Alder", "Birch", "Cedar", "Dogwood"), 1)]
    head, steps = (
        ["Suite", "Tenant", "RSF", "Base Rent / Mo"],
        ["Suite", "Tenant", "Security Deposit", "Next Step Date"],
    )
    pages: list[list[list[Any]]] = [
        [*map(list, TITLE[:3]), head, *([u, t, 900 + n, 2000 + n] for u, t, n in lets), ["Total", None, 3610, 8010]],
        [steps, *([u, t, 500 * n, dt.date(2026, n, 1)] for u, t, n in lets), ["Total", None, 5000]],
        [["Suite", "Tenant", "Next Step / Mo"], *([u, t, 2100 + n] for u, t, n in lets)],
    ]
    x = read(pdf(*pages), "OFFICE")
    assert column(x, "unit") == ["101", "202", "303", "404"]
    assert column(x, "deposit") == [500, 1000, 1500, 2000]
    assert [(s.date, s.amount) for row in x.rows for s in row.rent_steps] == [
        (dt.date(2026, n, 1), 2100 + n) for n in range(1, 5)
    ]  # fmt: skip
    assert x.rows[2].sources["deposit"][0].page == 2
    assert [total.values.get("deposit") for total in x.totals.stated] == [5000]
    assert x.ledger.unexplained == []


def test_figures_of_the_units_that_are_let_are_no_unit_and_smaller_words_no_name() -> None:
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    rows: list[tuple[float, float, list[str]]] = [
        (750, 9, ["Rent roll of Lathe House as of July 1, 2025"]),
        (720, 9, ["Suite", "Tenant", "Sq Ft", "Lease End", "Rent"]),
        (700, 9, ["1", "Pumice Studio", "900", "06/30/2027", "$1,800.00"]), (690, 7, ["", "exclusive use of the yard"]),
        (670, 9, ["2", "Vacant", "700"]),
        (650, 9, ["3", "Gault Ceramics", "1,100", "12/31/2026", "$2,150.00"]), (640, 7, ["", "new roof"]),
        (620, 9, ["", "Occupied", "2,000", "", "$3,950.00"]), (608, 9, ["", "Vacant", "700"]),
        (596, 9, ["", "Total", "2,700", "", "$3,950.00"]),
    ]  # fmt: skip
    for y, size, cells in rows:
        canvas.setFont("Helvetica", size)
        for x, text in zip((40, 100, 260, 340, 440), cells, strict=False):
            canvas.drawString(x, y, text)
    canvas.save()
    answer = read(out.getvalue(), "OFFICE")
    assert column(answer, "unit") == ["1", "2", "3"]
    assert column(answer, "tenant_name") == ["Pumice Studio", None, "Gault Ceramics"]
    assert [total.label for total in answer.totals.stated][::2] == ["Occupied", "Total"]


@pytest.mark.parametrize(
    "words",
    [
        ["Slip", "Owner", "Contract term", "Annual slip fee", "Type"],
        ["where", "who", "till when", "how much", "owes me"],
    ],
)
def test_the_words_of_marinas_and_of_small_owners_head_a_roll(words: list[str]) -> None:
    ends = "10/1/2024 - 9/30/2025" if "term" in words[2] else dt.date(2025, 9, 30)
    last = "Sloop" if "Type" in words else 40
    rows = [[f"C{n}", name, ends, 1200 + n, last] for n, name in enumerate(("Ada Teasel", "Bram Yarrow", "Cleo Vetch"))]
    x = read(workbook([["Who is where"], ["As of 03/31/2025"], [], words, *rows]), "OTHER")
    assert column(x, "unit") == ["C0", "C1", "C2"]
    assert column(x, "tenant_name") == ["Ada Teasel", "Bram Yarrow", "Cleo Vetch"]
    assert {*column(x, "lease_end_date")} == {dt.date(2025, 9, 30)}
    rents = column(x, "annual_rent" if words[0] == "Slip" else "contract_rent")
    assert rents == [1200, 1201, 1202]


def test_a_row_of_the_header_may_name_the_columns_of_the_charges_below_each_unit() -> None:
    head = [["Unit", "Type", "Resident", None, "Lease From", "Lease To", "Market"],
            [None, None, "Code", "Description", "Amount"]]  # fmt: skip
    rows: list[list[Any]] = []
    for n in range(5):
        rows += [
            [f"A{n + 1}", "1A", f"Gantry, {'VWXYZ'[n]}", None, dt.date(2025, 4, 1), dt.date(2026, 3, 31), 1120],
            [None, None, "RNT", "Apartment rent", 1110 + n],
            [None, None, "TRS", "Valet trash", None, 28],  # a wider number stands further right
            [None, None, None, "Unit total", 1138 + n],
        ]
    x = read(workbook([*TITLE, *head, *rows]))
    assert column(x, "contract_rent") == [1110, 1111, 1112, 1113, 1114]
    assert column(x, "total_charges") == [1138, 1139, 1140, 1141, 1142]
    assert [(c.code, c.amount) for c in x.rows[0].charges] == [("RNT", 1110), ("TRS", 28)]
    assert column(x, "lease_start_date") == [dt.date(2025, 4, 1)] * 5
    assert column(x, "tenant_name")[0] == "Gantry, V"


def test_what_a_line_below_a_unit_names_is_no_part_of_its_name() -> None:
    head = ["Suite", "Tenant", "RSF", "Charge", "Description", "Monthly $"]
    rows: list[list[Any]] = []
    for n in range(4):
        rows += [
            [f"1{n}0", f"Veldt Labs {'ABCD'[n]}", 1400 + n, "BRNT", "Base rent", 7600 + n],
            [None, f"Deposit: {15000 + n:,}.50", None, "CAM", "Common area", 900],
            [None, None, None, None, "Total", 8500 + n],
        ]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert column(x, "tenant_name")[0] == "Veldt Labs A"
    assert [float(row.deposit or 0) for row in x.rows] == [15000.5, 15001.5, 15002.5, 15003.5]
    assert column(x, "total_charges") == [8500, 8501, 8502, 8503]
    assert x.rows[1].sources["deposit"][0].cell == "B10"


def test_a_second_line_under_the_unit_too_is_no_unit() -> None:
    head = [
        ["Unit", "Tenant", "Sq Feet", "Lease Start", "Base Rent", "CAM", "Total Monthly"],
        ["Acct", "DBA / Contact", "Pct", "Lease End", "Annual Rent", "Deposit"],
    ]
    rows = [
        line
        for n in range(5)
        for line in (
            [str(n + 1), f"Vance Works {n}", f"{n + 1},186", "12-01-20", f"{n + 6},094.00", "60.00", f"{n + 6},154.00"],
            [f"OSP-20{n}0", "Attn: Accounts", f"1{n}.5", "11-30-27", f"{(n + 6) * 12},{12 * 94}.00"[:9], f"{n}50.00"],
            [],
        )
    ]
    x = read(workbook([["Rent Roll"], ["as of 11-30-25"], [], *head, *rows]), "RETAIL")
    assert [(row.unit, row.contract_rent, row.deposit) for row in x.rows] == [
        (str(n + 1), (n + 6) * 1000 + 94, 100 * n + 50) for n in range(5)
    ]
    assert all(row.lease_end_date == dt.date(2027, 11, 30) for row in x.rows)


def test_columns_of_two_lines_are_parted_where_others_are() -> None:
    head = [
        ["Unit", "Tenant", "Area m²", "Rent passing p.a.", "Rent deposit held"],
        [None, "Lease term", "£ per m²", "Break option", "Next fixed uplift"],
    ]
    rows = [
        line
        for n in range(5)
        for line in (
            [f"G.{n + 1}", f"Vance Works {n} Ltd", str(140 + n), f"£{n + 42},300", f"£{n + 21},150"],
            [None, "01 Mar 2018 to 28 Feb 2028", f"29{n}.89", "none"],
        )
    ]
    x = read(workbook([["Tenancy Schedule"], ["Position at 30 September 2025"], [], *head, *rows]), "OFFICE")
    assert [(row.unit, row.annual_rent, row.deposit) for row in x.rows] == [
        (f"G.{n + 1}", (n + 42) * 1000 + 300, (n + 21) * 1000 + 150) for n in range(5)
    ]
    assert {row.lease_end_date for row in x.rows} == {dt.date(2028, 2, 28)}


def test_a_rule_above_the_sums_of_a_part_ends_no_roll() -> None:
    rule = ["-----", "--------", "------", "----------", "----------", "--------"]
    head = ["Unit", "Tenant", "Sq Ft", "Lease From", "Lease To", "Rent"]

    def home(unit: str, tenant: str, rent: int) -> list[Any]:
        return [unit, tenant, 500, dt.date(2024, 3, 1), dt.date(2026, 2, 28), rent]

    parts = [
        [home("4A", "Quill", 900), home("4B", "Rasp", 950), rule, ["TOTAL 4", None, 1000, None, None, 1850]],
        [home("5A", "Dunn", 910), home("5B", "Orrin", 960), rule, ["TOTAL 5", None, 1000, None, None, 1870]],
    ]
    x = read(workbook([*TITLE, head, *parts[0], *parts[1]]))
    assert column(x, "unit") == ["4A", "4B", "5A", "5B"]
    assert all("contractRent" in row.proved for row in x.rows)


def test_properties_of_two_lines_are_units_with_their_steps_in_either_line() -> None:
    day = dt.date
    rows: list[list[Any]] = [
        ["Prop.", "Tenant", "Address", "Bldg. SF", "Commenced", "Annual", "Rent steps", None, "Lease type"],
        ["ID", "Guarantor", "City", "Acres", "Expires", "base rent", "(date / new rent)", None, "Renewal options"],
        ["TY-01", "Cobble Press", "12 Mill Rd", 9000, day(2012, 6, 1), 90000, day(2028, 6, 1), 94500, "NNN"],
        [None, "Cobble Corp.", "Ashby", 1.2, day(2032, 5, 31), None, None, None, "2 x 5 yr"],
        ["TY-02", "Rudd Feed", "4 Dock St", 12000, day(2015, 2, 1), 108000, "flat", None, "NNN"],
        [None, "Rudd Corp.", "Orton", 2.4, day(2030, 1, 31), None, None, None, "None"],
        ["TY-03", "Skerry Tire", "77 Quay", 7000, day(2016, 9, 1), 98000, day(2027, 9, 1), 102000, "NNN"],
        [None, "Franchisee", "Ashby", 0.9, day(2036, 8, 31), None, day(2032, 9, 1), 107000, "1 x 5 yr"],
        ["TY-04", "Auk Dental", "9 Quay", 3000, day(2018, 1, 1), 75000, day(2026, 1, 1), 76500, "NN"],
        [None, "Personal", "Orton", 0.4, day(2027, 12, 31), None, None, None, "None"],
        [None, "Tannery Yard: 4 properties", None, 31000, None, 371000, None, None, None],
    ]
    x = read(pdf([*TITLE, *[["" if v is None else v for v in row] for row in rows]], points=6), "RETAIL")
    assert column(x, "unit") == ["TY-01", "TY-02", "TY-03", "TY-04"]
    assert column(x, "lease_end_date") == [day(2032, 5, 31), day(2030, 1, 31), day(2036, 8, 31), day(2027, 12, 31)]
    assert column(x, "area") == [9000, 12000, 7000, 3000]
    assert [[step.amount for step in row.rent_steps] for row in x.rows] == [[94500], [], [102000, 107000], [76500]]
    assert x.totals.stated[0].values["units"] == 4


def test_what_the_second_line_of_a_record_says_in_words_is_a_fact_of_the_lease() -> None:
    rows: list[list[Any]] = [
        ["", "", "Square", "Commences", "Base Rent", "Base Rent"],
        ["Bay", "Lessee", "Feet", "Expires", "per Month", "per Annum"],
        ["A-1", "Cobble Press, Inc.", "7,200", "03/01/2021", "5,340", "64,080"],
        ["", "Deposit held $5,000", "", "02/28/2026", "", ""],
        ["A-2", "Rudd Parts LLC", "4,800", "07/01/2023", "3,720", "44,640"],
        ["", "Deposit held $3,600; gross lease", "", "06/30/2028", "", ""],
        ["A-3", "Skerry Corp.", "9,600", "11/01/2019", "6,880", "82,560"],
        ["", "", "", "10/31/2029", "", ""],
        ["", "Total", "21,600", "", "15,940", "191,280"],
    ]
    x = read(pdf([*TITLE, *rows]), "INDUSTRIAL")
    assert column(x, "tenant_name") == ["Cobble Press, Inc.", "Rudd Parts LLC", "Skerry Corp."]
    assert column(x, "deposit") == [5000, 3600, None]
    assert column(x, "lease_end_date") == [dt.date(2026, 2, 28), dt.date(2028, 6, 30), dt.date(2029, 10, 31)]


def test_marks_of_notes_are_no_part_of_a_name() -> None:
    head = ["Suite", "Tenant", "Sq. Ft.", "Lease Start", "Rent"]
    rows = [
        ["100", "Quill Dental (a)", 900, "7/1/2024", 1800],
        ["110", "Rasp & Co. (b)", 700, "7/1/2024", 1500],
        ["120", "Orrin (MD)", 800, "7/1/2024", 1600],
    ]
    x = read(workbook([*TITLE, head, *rows, [], ["(a) Two options. (b) Lease expired 6/30/25."]]), "OFFICE")
    assert column(x, "tenant_name") == ["Quill Dental", "Rasp & Co.", "Orrin (MD)"]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert column(x, "tenant_name") == ["Quill Dental (a)", "Rasp & Co. (b)", "Orrin (MD)"]


def test_words_that_go_on_below_are_one_header() -> None:
    rows = [
        ["Unit No. or", "Tenant Name(s)", "Bed/", "Lease", "Monthly", "Security", "Past Due"],
        ["Street Address", "(as on lease)", "Bath", "Begins", "Rent ($)", "Deposit ($)", "Amt. ($)"],
        ["401 Elm St", "Ames", "3/1", "08/01/2023", "1,125.00", "1,125.00", ""],
        ["403 Elm St", "T. Boll", "3/1", "02/15/2022", "1,050.00", "900.00", "310.00"],
        ["405 Elm St", "Cole", "4/2", "06/01/2019", "995.00", "500.00", ""],
    ]
    x = read(pdf([*TITLE, *rows]))
    assert column(x, "unit") == ["401 Elm St", "403 Elm St", "405 Elm St"]
    assert column(x, "unit_type") == ["3/1", "3/1", "4/2"]
    assert column(x, "deposit") == [1125, 900, 500]


@pytest.mark.parametrize("off", [0, 5])
def test_an_amount_alone_below_the_charges_of_a_record_is_their_total(off: int) -> None:
    head = [
        ["Unit", "Resident", "Lease From", "Moved In", "Market", "Charge Code", "Monthly Amount", "Deposit"],
        ["Plan / Sq Ft", "Status", "Lease To", "Move-Out", None, None, None, None],
    ]
    rows: list[list[Any]] = []
    for n in range(12):
        rows.append([f"01-{101 + n}", f"Quill, Ann{n}", "09/01/2024", "05/27/2023", 2260 + n, "RENT", 2200 + n, 250])
        rows.append([f"3T / 1,34{n % 10}", "Current", "08/31/2025", None, None, "TRASHVAL", 27.5, None])
        rows.append([None] * 6 + [2227.5 + n + (off if n == 11 else 0), None])
    x = read(workbook([["Wex Park"], ["Lease Charge Roll"], ["As of 03/31/2025"], [], *head, *rows]))
    assert [row.total_charges for row in x.rows[:-1]] == [Decimal("2227.5") + n for n in range(11)]
    assert x.rows[-1].total_charges == Decimal("2238.5") + off
    assert [(row.unit_type, row.area) for row in x.rows] == [("3T", 1340 + n % 10) for n in range(12)]
    assert [c.status for c in x.checks if c.check_id == "R01"] == ["FAIL" if off else "PASS"]


def test_the_second_line_of_a_record_describes_the_home_and_gives_the_deposit() -> None:
    head = [
        ["Lot", "Resident", "Moved in", "Lot rent", "Water", "Total"],
        [None, "Home: year, make, size", "Home owner", "Deposit", None, "charges"],
    ]
    rows: list[list[Any]] = []
    for n in range(8):
        rows.append([str(n + 1), f"Quill Ann{n}", "02/28/2017", 585 + n, 20.5, 605.5 + n])
        rows.append([None, f"197{n} Clayfield 14x66", "Resident", 250 + n, None, None])
    x = read(pdf([["Cotton MHC"], ["Rent roll"], ["As of 05/01/2025"], [], *head, *rows]), "MANUFACTURED_HOUSING")
    told = [(row.unit_type, row.deposit, row.contract_rent, row.total_charges) for row in x.rows]
    assert told == [(f"197{n} Clayfield 14x66", 250 + n, 585 + n, Decimal("605.5") + n) for n in range(8)]


def test_a_bracket_behind_the_name_that_says_how_costs_are_shared_is_the_type_of_the_lease() -> None:
    names = {"Sal's Kitchen (NNN)": "NNN", "Oak Tax (Gross)": "Gross", "Iron Gym (Abs. Net)": "Abs. Net"}
    rows = [[str(100 + n), name, 1000, 2000] for n, name in enumerate([*names, "Barn (ground lease)"])]
    x = read(workbook([["Rent roll"], [], ["Suite", "Tenant", "SF", "Monthly Rent"], *rows]), "RETAIL")
    assert [(row.tenant_name, row.lease_type) for row in x.rows] == [
        *((name.partition(" (")[0], kind) for name, kind in names.items()), ("Barn (ground lease)", None),
    ]  # fmt: skip


def test_words_that_say_nothing_known_do_not_hide_the_second_line_of_a_header() -> None:
    day = dt.date
    rows: list[list[Any]] = [
        ["Roster of tenants"],
        ["As of 04/15/2025"],
        [],
        ["Suite", "Name", "Leased from", "Market", "Contract rent", "Deposit", "Standing"],
        ["Kind", "Telephone", "Leased to", "Sq ft", "Bug spray", "Balance", "Moved in"],
    ]
    for n, name in enumerate(["Ann Ames", "Bo Beck", "Cy Cole", "Di Dunn"]):
        rows.append([201 + n, name, day(2024, 9, 1), 1065 + n, 955 + n, 500, "Current"])
        rows.append(["Flat", f"(414) 555-014{n}", day(2025, 8, 31), 467 + n, 18, 3 * n, day(2022, 2, 11)])
    x = read(workbook(rows))
    assert [(row.unit, row.tenant_name, row.contract_rent, row.area) for row in x.rows] == [
        (str(201 + n), name, 955 + n, 467 + n) for n, name in enumerate(["Ann Ames", "Bo Beck", "Cy Cole", "Di Dunn"])
    ]
    last = x.rows[-1]
    assert (last.lease_start_date, last.lease_end_date, last.move_in_date, last.balance) == (
        day(2024, 9, 1), day(2025, 8, 31), day(2022, 2, 11), 9,
    )  # fmt: skip


@pytest.mark.parametrize("across", [False, True])
def test_what_stands_below_both_halves_of_a_roll_is_no_part_of_the_left_one(across: bool) -> None:
    sums = [None, "Nos. 1 - 5", None, 260, 100, None, "Nos. 6 - 10", None, 260, 100]
    foot = [sums, [], ["ALL GARAGES (10):", "let 10"]]
    if across:
        sums = [None] * 6 + ["Nos. 1 - 10", None, 520, 200]
        foot = [sums, [], ["ALL GARAGES", "10 garages", "10 let", "0 empty", "rent 520.00", "deposits 200.00"]]
    head = ["NO.", "HIRER", "LET FROM", "PER MTH", "KEY DEP"]
    halves = [[[f"{n}", f"Mr A Moss {n}", "01.06.03", 52, 20] for n in some] for some in (range(1, 6), range(6, 11))]
    rows: list[list[Any]] = [
        ["GARAGES"], ["Lettings list at 1 February 2025"], [],
        [*head, *head],
        *([*left, *right] for left, right in zip(*halves, strict=True)),
        *foot,
        ["Typed 3.2.25", "H.G.P."],
    ]  # fmt: skip
    x = read(workbook(rows))
    assert [(row.unit, row.contract_rent, row.lease_start_date) for row in x.rows] == [
        (f"{n}", 52, dt.date(2003, 6, 1)) for n in range(1, 11)
    ]
    assert all("Typed" not in (row.property_name or "") for row in x.rows)


@pytest.mark.parametrize("word", ["Office Net", "Office Gross"])
def test_words_that_close_up_to_those_of_the_next_column_are_told_by_what_stands_there_elsewhere(word: str) -> None:
    import io

    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(792, 612), invariant=1)
    canvas.setFont("Helvetica", 8)
    lefts = [30, 80, 200, 270, 340, 420, 500]
    head = ["Unit(s)", "Lease", "Lease Type", "Area", "Lease From", "Lease To", "Monthly Rent"]
    rows = [
        [f"{100 + 10 * n}", f"Ames Clinic {n} (t00410{n})", ("Office Net", "Office Gross")[n % 2], f"{1480 + n}.00",
         "9/1/2023", "8/31/2030", f"{3497 + n}.73"]
        for n in range(8)
    ]  # fmt: skip
    rows[5][1:3] = [f"Holtwick Dermatology Associates (t004142) {word}", ""]
    for n, line in enumerate([["Tenancy Schedule"], ["As of Date: 12/31/2025"], head, *rows]):
        for left, text in zip(lefts, line, strict=False):
            canvas.drawString(left, 560 - 14 * n, text)
    canvas.save()
    x = read(out.getvalue(), "OFFICE")
    assert x.rows[5].tenant_name == "Holtwick Dermatology Associates"
    assert x.rows[5].lease_type == word
    assert x.summary.occupied_units == 8


def test_a_second_line_of_words_goes_on_with_the_row_of_amounts_above_it() -> None:
    def home(unit: str, who: str, rent: str, plan: str, term: str) -> list[list[Any]]:
        return [[unit, who, rent, "$950.00", "$64.50"], [plan, *([term] if term else [])]]

    x = read(
        workbook([
            ["Rent roll, all properties as of 9/15/2025"], [],
            ["UNIT", "TENANTS", "RENT", "DEPOSIT HELD", "BALANCE"], ["Bed/Bath", "Lease type, start - end"],
            ["119-121 Pemberwick Lane"],
            *home("119", "Odessa Thibodeaux", "$1,670.00", "3 bd / 2 ba", "Fixed 5/1/2022 - 4/30/2026"),
            *home("121", "Desmond Lachance", "$1,330.00", "2 bd / 1 ba", "At will 7/1/2025 -"),
            ["", "Total for 119-121 Pemberwick Lane", "$3,000.00", "$1,900.00", "$129.00"],
            ["640 Hobart"],
            *home("A", "Juno Adeyemi", "$1,315.00", "2 bd / 1 ba", "Fixed 8/1/2022 - 7/31/2026"),
            *home("B", "Samir Larrabee", "$1,015.00", "1 bd / 1 ba", "Fixed 1/1/2025 - 12/31/2025"),
            ["", "Total for 640 Hobart", "$2,330.00", "$1,900.00", "$129.00"],
        ])
    )  # fmt: skip
    assert [(r.unit, r.tenant_name, r.contract_rent, r.lease_start_date, r.lease_end_date) for r in x.rows] == [
        ("119", "Odessa Thibodeaux", 1670, dt.date(2022, 5, 1), dt.date(2026, 4, 30)),
        ("121", "Desmond Lachance", 1330, dt.date(2025, 7, 1), None),
        ("A", "Juno Adeyemi", 1315, dt.date(2022, 8, 1), dt.date(2026, 7, 31)),
        ("B", "Samir Larrabee", 1015, dt.date(2025, 1, 1), dt.date(2025, 12, 31)),
    ]


def test_lines_of_a_record_differ_by_the_columns_that_they_fill() -> None:
    def shop(
        unit: str, who: str, area: int, start: str, end: str, rent: str, trading: str, *more: str
    ) -> list[list[Any]]:
        return [[unit, who, area, start, end, None, rent], [None, trading, None, *more]]

    x = read(
        workbook([
            ["Retail Park, schedule of tenancies as of 30 June 2025"], [],
            ["Unit", "Tenant", "Area m²", "Start", "Expiry", "Rent passing € p.a."],
            [None, "Trading as", None, "Break", "Review", "Service chg", "Insurance"],
            *shop("1", "Hobday Ltd", 929, "01-Apr-14", "31-Mar-29", "167,220", "Floors", "none", "Apr 2024", "19,509",
                  "2,044"),
            *shop("2", "Petrosella Ltd", 613, "11-Nov-19", "10-Nov-29", "119,535", "Paws", "Nov 2024", "Nov 2024",
                  "12,873", "1,349"),
            *shop("3", "Kiltoom DAC", 1022, "01-Feb-22", "31-Jan-32", "184,000", "Sideline", "Feb 2027", "Feb 2027",
                  "21,462", "2,248"),
            *shop("4", "Vanvelde BV", 2340, "15-Sep-16", "14-Sep-41", "362,700", "Huis", "Sep 2031", "Sep 2026",
                  "49,140", "5,148"),
        ]),
        "RETAIL",
    )  # fmt: skip
    assert [(r.unit, r.tenant_name, r.area, r.annual_rent) for r in x.rows] == [
        ("1", "Hobday Ltd", 929, 167220),
        ("2", "Petrosella Ltd", 613, 119535),
        ("3", "Kiltoom DAC", 1022, 184000),
        ("4", "Vanvelde BV", 2340, 362700),
    ]
    first = x.rows[0]
    assert first.lease_end_date == dt.date(2029, 3, 31)
    assert {charge.code: charge.amount for charge in first.charges} == {"Service chg": 19509, "Insurance": 2044}


def test_rows_in_pairs_are_told_by_what_they_hold_where_no_word_of_their_header_does() -> None:
    def berth(n: int, who: str, vessel: str, fee: str, since: str, month: str) -> list[list[Any]]:
        return [
            [f"A{n}", who, vessel, "6.10", "01.04.26 - 31.03.27", fee, "0.00"],
            ["8m", f"TH/{1400 + n}/26", "Ketch", None, since, month],
        ]

    names = ["Stellan Haldane", "Odalys Pomeroy", "Kiersten Mbeki", "Dr W Tillotson", "Thuy Holloman", "Tobias Villa"]
    names += ["Ann Ames", "Bob Boll"]
    body = [berth(n, who, f"Vessel {who[0]}", f"{2400 + 12 * n}.00", f"24.09.{n + 10}", f"{200 + n}.00")
            for n, who in enumerate(names, 1)]  # fmt: skip
    vacant = [["A9", "Vacant"], ["8m", "available from list"]]
    x = read(
        workbook([
            ["Trevanick Marina"], ["Register of annual berth licences in force at 1 April 2026"], [],
            ["Berth", "Licensee", "Vessel", "LOA m", "Licence from / to", "Annual fee £", "A/c balance £"],
            ["Max. LOA", "Licence no.", "Class of vessel", None, "First berthed", "Monthly DD £", "Deposit £"],
            *(row for one in body[:4] for row in one), *vacant, *(row for one in body[4:] for row in one),
        ]),
        "OTHER",
    )  # fmt: skip
    assert [r.unit for r in x.rows] == ["A1", "A2", "A3", "A4", "A9", "A5", "A6", "A7", "A8"]
    assert [(r.annual_rent, r.contract_rent) for r in x.rows][:2] == [(2412, 201), (2424, 202)]
    assert [r.is_occupied for r in x.rows].count(False) == 1


def test_kinds_below_the_names_of_units_beside_their_charges() -> None:
    def lot(name: str, kind: str, who: str, rent: float, *more: tuple[str, float]) -> list[list[Any]]:
        lines = [
            [name, who, "12/15/2014", "LOTR", rent, 400],
            *([None, None, None, code, amount] for code, amount in more),
        ]
        lines[1][0] = kind
        return [*lines, [None, None, None, "Total", rent + sum(amount for _, amount in more)]]

    x = read(
        workbook([
            ["Sandhollow Estates"], ["Rent roll with recurring charges as of June 30, 2025"], [],
            ["Lot / Home", "Resident", "Move In", "Charge", "Amount", "Deposit"],
            *lot("001", "SW", "Villanueva, Bettina", 595, ("WTR", 38.5), ("SWR", 22)),
            *lot("002", "DW", "Weatherby, Winifred", 610, ("WTR", 38.5)),
            ["003", "Vacant", "available"], ["SW"],
            *lot("004", "SW", "Corrigan, Soraya", 560, ("WTR", 38.5), ("TRSH", 14.75)),
        ]),
        "MANUFACTURED_HOUSING",
    )  # fmt: skip
    assert [(r.unit, r.unit_type, r.contract_rent, len(r.charges)) for r in x.rows] == [
        ("001", "SW", 595, 3),
        ("002", "DW", 610, 2),
        ("003", "SW", None, 0),
        ("004", "SW", 560, 3),
    ]


def test_second_lines_hold_nothing_where_the_second_line_of_a_header_says_nothing() -> None:
    def unit(name: str, who: str, use: str, remark: str, area: float, rent: float | None) -> list[list[Any]]:
        days = ("25/03/2019", "24/03/2034") if rent else (None, None)
        paid = (
            (f"{rent:,.0f}", "2,242.50", "621.00", f"{rent + 2863.5:,.2f}")
            if rent
            else (None, "3,510.00", None, "3,510.00")
        )
        below = (*(("25/03/2029", "None") if "B" in use else ("None", "25/03/2029")), "10.09") if rent else ()
        return [[name, who, f"{area:,}", *days, *paid], [use, remark, f"{area * 0.0929:.1f}", *below]]

    units = [
        ("A1", "Silverbeck Signs Ltd", "Workshop", "Direct debit", 3450, 34800),
        ("A2", "Vacant", "B8 storage", "Landlord bears void costs", 5400, None),
        ("A3", "Elmhurst Packaging LLP", "Trade counter", "Schedule of condition", 12250, 140300),
        ("A4", "Hollin Packaging Limited", "B8 storage", "2 guarantors", 8550, 89100),
        ("A5", "Palisade Brewing Ltd", "B2 general", "Outside the 1954 Act", 10300, 101000),
        ("A6", "Osprey Packaging Ltd", "Workshop", "Schedule of condition", 7000, 76500),
    ]  # fmt: skip
    x = read(
        pdf([
            ["SALTWICK LANE"], ["Tenancy schedule as at 24 June 2026 - all sums in pounds per annum"], [],
            ["Unit", "Tenant", "Sq ft", "Lease start", "Expiry", "Passing rent", "Service charge", "Insured", "Total"],
            ["Use", "Guarantor / remarks", "Sq m", "Rent review", "Break", "per sq ft"],
            ["Block A"], *(line for one in units for line in unit(*one)),
        ]),
        "INDUSTRIAL",
    )  # fmt: skip
    assert [(r.unit, r.tenant_name, r.area, r.annual_rent) for r in x.rows] == [
        (name, None if who == "Vacant" else who, area, rent) for name, who, _, _, area, rent in units
    ]
    assert [r.unit_type for r in x.rows] == [use for _, _, use, *_ in units]
