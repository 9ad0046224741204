"""Spaces that are no ordinary units: stalls, cages, berths, holdings; how their registers name, count and hide them."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Sequence
from typing import Any

import pytest
from rolls import read, workbook

TITLE: Sequence[Sequence[Any]] = [["Register of spaces"], ["As of 03/31/2026"], []]
NAMES = ["Halyard Works", "Una Vance", "Petrel Goods", "Corvane Books", "Vega Tile", "Osier & Sons"]


def test_words_under_a_title_say_which_fee_they_are_and_percents_are_no_amounts() -> None:
    import openpyxl

    head = [
        ["Room ID", "Member", "Office fee / month", None, None, "Parking", "Total MRR"],
        [None, None, "List", "Disc.", "Net", None, None],
    ]
    rows = [
        [f"2W-{n:02}", name, 1000 + 100 * n, 0.1, 900 + 90 * n, 50, 950 + 90 * n] for n, name in enumerate(NAMES, 1)
    ]
    book = openpyxl.load_workbook(io.BytesIO(workbook([*TITLE, *head, *rows], merged=["C4:E4"])))
    for row in book.worksheets[0].iter_rows(min_row=6, min_col=4, max_col=4):
        row[0].number_format = "0%"
    out = io.BytesIO()
    book.save(out)
    x = read(out.getvalue(), "OFFICE")
    assert [(r.market_rent, r.contract_rent, r.total_charges) for r in x.rows] == [
        (row[2], row[4], row[6]) for row in rows
    ]
    assert all([charge.amount for charge in row.charges] == [50] and not row.concessions for row in x.rows)


@pytest.mark.parametrize("heading", ["Garages", "Parking"])
def test_what_stands_under_the_word_for_garages_is_no_unit_and_its_sum_is_none(heading: str) -> None:
    homes: list[list[Any]] = [[f"{n} front", name, 700 + 10 * n, 500] for n, name in enumerate(NAMES, 1)]
    aside: list[list[Any]] = [["No. 1", NAMES[0], 45], ["No. 2", NAMES[1], 50], ["No. 3", "not rented"]]
    rows = [*homes, ["Together", None, sum(row[2] for row in homes)], [heading], *aside, [heading, None, 95]]
    x = read(workbook([*TITLE, ["Apt.", "Name", "Rent", "Deposit"], *rows]))
    assert [row.space_use for row in x.rows[-3:]] == ["NON_UNIT"] * 3
    assert (len(x.rows), x.summary.total_units, x.summary.vacant_units) == (9, 6, 0)
    assert {row.section for row in x.rows[-3:]} == {heading}
    assert x.rows[-1].property_name != heading


def test_a_lease_before_its_concession_is_the_rent_whatever_is_effective() -> None:
    head = [["Apt", "Resident", "Rent", None, None, None], [None, None, "Market", "Lease", "Conc.", "Effective"]]
    rows = [[f"1-{n}", name, 1300, 1200 + n, -50 * (n % 2), 1200 + n - 50 * (n % 2)] for n, name in enumerate(NAMES)]
    x = read(workbook([*TITLE, *head, *rows], merged=["C4:F4"]))
    assert [row.contract_rent for row in x.rows] != [row[5] for row in rows]


def test_numbers_that_go_on_from_the_table_above_number_the_rows() -> None:
    def table(title: str, word: str, first: int) -> list[list[Any]]:
        names = [f"{word} {name.split()[0]}" for name in NAMES]
        rows = [[first + n, name, NAMES[n], dt.date(2024, 6, 1), 800 + n] for n, name in enumerate(names)]
        return [[title], ["No.", "Property", "Tenant", "From", "Rent"], *rows, []]

    x = read(workbook([*TITLE, *table("PART 1", "Cottage", 1), *table("PART 2", "House", 7)]), "SINGLE_FAMILY_RENTAL")
    assert [row.unit for row in x.rows] == [
        f"{word} {name.split()[0]}" for word in ("Cottage", "House") for name in NAMES
    ]


def test_numbers_of_rooms_are_no_numbering() -> None:
    rows = [[101 + n, f"House {n}", NAMES[n], dt.date(2024, 6, 1), 800 + n] for n in range(6)]
    x = read(workbook([*TITLE, ["No.", "Property", "Tenant", "From", "Rent"], *rows]))
    assert [row.unit for row in x.rows] == [str(101 + n) for n in range(6)]


def test_a_heading_that_names_a_size_says_the_kind_of_the_spaces_below() -> None:
    head = ["Unit", "Customer", "Moved In", "Actual Rent"]

    def rows(letter: str) -> list[list[Any]]:
        return [[f"{letter}{100 + n}", name, dt.date(2024, 1, 1 + n), 60 + n] for n, name in enumerate(NAMES)]

    x = read(workbook([*TITLE, head, ["Size: 5x5 CC"], *rows("A"), [], ["Size: 10x10 DU"], *rows("B")]), "SELF_STORAGE")
    assert [row.unit_type for row in x.rows] == ["5x5 CC"] * 6 + ["10x10 DU"] * 6


def test_an_unrentable_space_is_no_tenant_and_neither_let_nor_vacant() -> None:
    head = ["Unit", "Customer", "Moved In", "Actual Rent"]
    rows: list[list[Any]] = [[f"A{n}", name, dt.date(2024, 1, 1 + n), 60 + n] for n, name in enumerate(NAMES)]
    x = read(workbook([*TITLE, head, *rows, ["A9", "UNRENTABLE-LEAK", None, None]]), "SELF_STORAGE")
    last = x.rows[-1]
    assert (last.tenant_name, last.occupancy_status, last.is_occupied) == (None, "DOWN", None)


@pytest.mark.parametrize("words", ["6/1/2027: 1,250", "2027-06-01 $1,250"])
@pytest.mark.parametrize("header", ["Next review (new)", "Uplift", "Following entry"])
def test_days_and_amounts_are_rents_to_come_where_a_word_says_so(header: str, words: str) -> None:
    head = ["Suite", "Tenant", "Rent", "From", "To", header]
    rows = [
        [f"{n}", name, 1000 + n, dt.date(2024, 6, 1), dt.date(2029, 5, 31), words] for n, name in enumerate(NAMES, 1)
    ]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    told = [[(step.date, step.amount) for step in row.rent_steps] for row in x.rows]
    assert told == [[(dt.date(2027, 6, 1), 1250)] if header != "Following entry" else []] * 6


def test_days_inside_cells_tell_the_order_of_day_and_month_and_the_header_their_period() -> None:
    head = ["Suite", "Tenant", "Rent pa", "Next review (new £ pa)"]
    days = ["15/05/2027", "1/10/2026", "1/09/2027", "30/06/2028", "1/12/2026", "1/02/2027"]
    rows = [[f"{n}", name, 10000 + n, f"{day}: 11,250"] for n, (name, day) in enumerate(zip(NAMES, days, strict=True))]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [(step.date, step.period) for row in x.rows for step in row.rent_steps][:2] == [
        (dt.date(2027, 5, 15), "ANNUAL"), (dt.date(2026, 10, 1), "ANNUAL"),
    ]  # fmt: skip


def _with_hidden(rows: Sequence[Sequence[Any]], hidden: Sequence[int]) -> bytes:
    import openpyxl

    book = openpyxl.load_workbook(io.BytesIO(workbook(rows)))
    for number in hidden:
        book.worksheets[0].row_dimensions[number].hidden = True
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize(("total", "left"), [(6 * 500 + 15, 6), (6 * 500 + 15 + 310, 7)])
def test_a_hidden_row_is_left_out_and_said_to_be_unless_the_sums_need_it(total: int, left: int) -> None:
    rows: list[list[Any]] = [[f"S{n}", name, 500 + n, 500] for n, name in enumerate(NAMES)]
    rows.insert(3, ["S9", "Old Paging Co", 310, 310])
    data = _with_hidden([*TITLE, ["Site", "Licensee", "Rent", "Deposit"], *rows, ["Total", None, total, None]], [8])
    x = read(data, "OFFICE")
    assert len(x.rows) == left
    assert [note.type for note in x.warnings].count("hiddenRows") == (left == 6)


def test_the_days_of_a_lease_above_and_below_the_middle_of_its_row() -> None:
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 500), invariant=1)
    canvas.setFont("Helvetica", 8)
    starts = (30, 80, 230, 330)

    def draw(y: float, cells: Sequence[str]) -> None:
        for x, cell in zip(starts, cells, strict=True):
            if cell:
                canvas.drawString(x, y, cell)

    draw(460, ["Register of stalls at 09/01/2026", "", "", ""])
    draw(440, ["Stall", "Licensee", "From", "Rent"])
    draw(430, ["", "", "To", ""])
    for n, name in enumerate(NAMES):
        y = 405 - 24 * n
        draw(y + 4.5, ["", "", f"06/0{n + 1}/2019", ""])
        draw(y, [f"N0{n}", name, "", f"{400 + n}.00"])
        draw(y - 4.5, ["", "", "06/30/2027" if n else "Month to month", ""])
    canvas.save()
    x = read(out.getvalue(), "RETAIL")
    assert [(r.unit, r.tenant_name, r.lease_start_date) for r in x.rows] == [
        (f"N0{n}", name, dt.date(2019, 6, n + 1)) for n, name in enumerate(NAMES)
    ]
    assert [row.lease_end_date for row in x.rows] == [None, *[dt.date(2027, 6, 30)] * 5]


def test_a_row_that_counts_those_above_it_and_holds_their_sum_is_no_unit() -> None:
    head = ["Stall", "Class", "Licensee", "Fee / mth", "Fee / wk"]
    rows = [[f"N0{n}", "Corner", name, 400 + n, 90 + n] for n, name in enumerate(NAMES)]
    last = ["North Aisle", None, "6 stalls", sum(row[3] for row in rows), sum(row[4] for row in rows)]  # type: ignore[misc]
    x = read(workbook([*TITLE, head, *rows, last]), "RETAIL")
    assert [row.unit for row in x.rows] == [row[0] for row in rows]


def test_leases_whose_area_stands_below_the_name_of_the_tenant() -> None:
    head = [
        ["Tenant Name", "Floor", "Rate & Amount"],
        ["Type & Suite Number", "SqFt", "per Year"],
        ["Lease Dates & Term", "Bldg Share", "per Month"],
    ]
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES, 1):
        rows += [
            [f"{n}. {name}", None, 6.0],
            [f"Industrial, Suite: {n}00 & {n}25", 12000 * n, 72000 * n],
            ["Mar-21 to Feb-31", 0.1, 6000 * n],
            ["120 Months", None, None],
            [],
        ]
    x = read(workbook([*TITLE, *head, *rows]), "INDUSTRIAL")
    assert [(r.tenant_name, r.unit, r.area, r.annual_rent, r.contract_rent) for r in x.rows] == [
        (name, f"{n}00 & {n}25", 12000 * n, 72000 * n, 6000 * n) for n, name in enumerate(NAMES, 1)
    ]


def test_lines_of_a_status_table_count_the_rows_that_say_their_words() -> None:
    head = ["Space", "Status", "Customer", "Sq Ft", "Rent"]
    said = ["Rented", "Rented", "Rented", "Lien", "Auction", "Lien"]
    rows = [[f"P{n}", said[n], name, 100 + n, 50 + n] for n, name in enumerate(NAMES)]
    rows.append(["P9", "Vacant", None, 90, None])
    counts = {"Rented": (3, 303), "Lien": (2, 208), "Auction": (1, 104), "Vacant": (1, 90), "All spaces": (7, 705)}
    table = [["Status", "Spaces", "Sq Ft"], *([word, *numbers] for word, numbers in counts.items())]
    below = [["Totals", None, None, 705, 315], [], [], *([None, None, None, *line] for line in table)]
    x = read(workbook([*TITLE, head, *rows, *below]), "SELF_STORAGE")
    assert [check.message for check in x.checks if check.status == "FAIL"] == []
    assert sum(check.check_id == "R12" and check.status == "PASS" for check in x.checks) >= 3


def test_a_lane_heads_its_sites_and_is_none() -> None:
    head = ["Site", "Type", "Sts", "Resident", "Site Rent", "Deposit"]

    def lane(letter: str) -> list[list[Any]]:
        sites = [[f"{letter}0{n}", "DW", "OCC", name, 400 + n, 200] for n, name in enumerate(NAMES)]
        return [[f"LANE {letter}", "-", "ALDER", None, None, None], *sites]

    x = read(workbook([*TITLE, head, *lane("A"), *lane("B")]), "MANUFACTURED_HOUSING")
    assert [row.unit for row in x.rows] == [f"{letter}0{n}" for letter in "AB" for n in range(6)]
    assert {row.section for row in x.rows} == {"LANE A", "LANE B"}


def test_a_form_numbers_its_columns_and_no_row() -> None:
    head = ["Suite", "Tenant", "NRSF", "Commencement", "Monthly rent"]
    rows = [[f"L-0{n}", name, 800 + n, dt.date(2024, 6, 1), 900 + n] for n, name in enumerate(NAMES)]
    x = read(workbook([*TITLE, head, [f"({n + 1})" for n in range(5)], *rows]), "RETAIL")
    assert [row.unit for row in x.rows] == [row[0] for row in rows]


def test_both_days_of_a_lease_in_the_cell_of_the_first() -> None:
    head = ["Suite", "Tenant", "Commencement / Expiration", "Rent"]
    rows = [[f"{n}", name, f"May 1, 201{n} – April 30, 202{n}", 900 + n] for n, name in enumerate(NAMES)]
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    assert [(row.lease_start_date, row.lease_end_date) for row in x.rows] == [
        (dt.date(2010 + n, 5, 1), dt.date(2020 + n, 4, 30)) for n in range(6)
    ]


def test_the_total_under_all_charges_may_be_that_of_the_base_rents() -> None:
    head = ["Suite", "Tenant", "Area", "Cat", "Description", "Monthly Amount"]
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES):
        rows += [
            [f"10{n}", name, 1000 + n, "BRNT", "Base Rent", 5000 + n],
            [None, None, None, "CAME", "CAM Est", 700],
            [None, None, None, None, "Total", 5700 + n],
            [],
        ]
    last = [None, "Totals", sum(1000 + n for n in range(6)), None, "Base Rent", sum(5000 + n for n in range(6))]
    x = read(workbook([*TITLE, head, *rows, last]), "INDUSTRIAL")
    assert [row.contract_rent for row in x.rows] == [5000 + n for n in range(6)]
    assert [check.message for check in x.checks if check.status == "FAIL"] == []


def _framed(cells: Sequence[Sequence[Sequence[str]]], widths: Sequence[int], italic: str = "") -> bytes:
    """A page of framed cells, each of one line or more; lines that begin with ``italic`` are set in italics."""
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(700, 600), invariant=1)
    canvas.setFont("Helvetica", 9)
    canvas.drawString(40, 570, "Schedule of leases as of August 31, 2025")
    top, left = 550.0, 40.0
    right = left + sum(widths)
    canvas.line(left, top, right, top)
    for row in cells:
        bottom = top - 11 * max(map(len, row)) - 3
        x = left
        for lines, width in zip(row, widths, strict=True):
            for n, text in enumerate(lines):
                leaning = bool(italic) and text.startswith(italic)
                canvas.setFont("Helvetica-Oblique" if leaning else "Helvetica", 9)
                canvas.drawString(x + 3, top - 10 - 11 * n, text.removeprefix(italic) if italic else text)
            canvas.line(x, top, x, bottom)
            x += width
        canvas.line(right, top, right, bottom)
        canvas.line(left, bottom, right, bottom)
        top = bottom
    canvas.save()
    return out.getvalue()


def test_frames_say_what_a_cell_is_where_gaps_do_not() -> None:
    head = [["Line"], ["Suite"], ["Tenant"], ["Use"], ["NRSF"], ["Monthly"], ["Deposit"]]
    rows = [
        [[str(n)], [f"L-0{n}"], [name], ["Retail"], [str(800 + n)], [f"{900 + n}.00"], ["500.00"]]
        for n, name in enumerate(NAMES, 1)
    ]
    x = read(_framed([head, *rows], (30, 32, 110, 60, 50, 70, 70)), "RETAIL")
    assert [(row.unit, row.tenant_name, row.contract_rent) for row in x.rows] == [
        (f"L-0{n}", name, 900 + n) for n, name in enumerate(NAMES, 1)
    ]


def test_where_a_column_that_rows_fill_has_no_title_frames_say_what_it_is() -> None:
    from reportlab.pdfgen.canvas import Canvas

    names = ["Wexcombe Title", "Braddock Lyle", "Fennimore Arts", "Orsinetto Wealth", "Halcyonas Lo", "Tannersly Court"]
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 500), invariant=1)
    canvas.setFont("Helvetica", 8)
    canvas.drawString(33, 480, "Rent Roll as of June 30, 2025")
    # The titles stand in the middle of their cells, words apart as some printers set them.
    lines = [[(48, "Suite"), (145, "Tenant"), (170, "Name"), (270, "NRSF"), (310, "Monthly"), (365, "Deposit")]]
    for n, (first, last) in enumerate(map(str.split, names), 1):
        suite = [(33, "300 /"), (60, "310")] if n == 3 else [(33, str(100 * n))]
        lines.append([*suite, (85, first), (126, last), (275, f"{800 + n}"), (320, f"{900 + n}.00"), (375, "500.00")])
    for row, line in enumerate(lines):
        top = 450 - 14 * row
        for x in (30, 82, 252, 300, 352, 410):
            canvas.line(x, top, x, top - 14)
        canvas.line(30, top, 410, top)
        for x, text in line:
            canvas.drawString(x, top - 10, text)
    canvas.line(30, 450 - 14 * len(lines), 410, 450 - 14 * len(lines))
    canvas.save()
    x = read(out.getvalue(), "OFFICE")
    assert [row.unit for row in x.rows] == ["100", "200", "300 / 310", "400", "500", "600"]
    assert [row.tenant_name for row in x.rows] == names


def test_what_is_remarked_in_italics_below_a_name_is_none_of_it() -> None:
    head = [["Space"], ["Tenant and remarks"], ["Sq. Ft."], ["Base rent"]]
    rows = [
        [[f"A-{n}"], [name, "~Guaranteed by its principal,", "~in default."], [str(800 + n)], [f"{900 + n}.00"]]
        for n, name in enumerate(NAMES, 1)
    ]
    x = read(_framed([head, *rows], (50, 200, 60, 80), italic="~"), "RETAIL")
    assert [(row.unit, row.tenant_name, row.contract_rent) for row in x.rows] == [
        (f"A-{n}", name, 900 + n) for n, name in enumerate(NAMES, 1)
    ]


def test_a_name_that_overruns_its_column_is_of_the_column_in_which_it_begins() -> None:
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 700), invariant=1)
    canvas.setFont("Helvetica", 8)
    lines: list[Sequence[tuple[int, str]]] = [
        [(30, "Tenancy Schedule as of 03/31/2025")],
        [],
        [(30, "Unit"), (80, "Lease"), (300, "Area"), (360, "Rent")],
    ]
    names = [*NAMES[:5], "The Calloway & Osterhagen Actuarial Consulting Group, LLC"]
    for n, name in enumerate(names):
        lines.append([(30, f"10{n}"), (80, name), (300, f"{1000 + n}"), (360, f"{2000 + n}.00")])
        lines += [[(190, code), (220, words), (360, amount)] for code, words, amount in SCHEDULED]
    for number, line in enumerate(lines):
        for x, text in line:
            canvas.drawString(x, 660 - 12 * number, text)
    canvas.save()
    x = read(out.getvalue(), "OFFICE")
    assert [(row.unit, row.tenant_name) for row in x.rows] == [(f"10{n}", name) for n, name in enumerate(names)]


SCHEDULED = (("cam", "CAM Estimate", "867.00"), ("ret", "Real Estate Tax", "399.50"), ("ins", "Insurance", "71.40"))


def test_the_kind_of_a_home_stands_over_its_beds_behind_which_it_is() -> None:
    head = ["Space", "Resident", "Rent", "Deposit"]
    lines: list[list[object]] = []
    for home, kind in (("1101", "D4 4x4"), ("1102", "B2 2x2 Premium"), ("1103", "D4 4x4")):
        lines.append([f"Unit {home} - {kind}"])
        lines += [[f"{home}-{bed}", f"Ann Ames {home}{bed}", 700, 300] for bed in "ABCD"]
    x = read(workbook([["Elm Hall"], ["Rent Roll"], ["As of 09/30/25"], [], head, *lines]), "STUDENT_HOUSING")
    assert [row.unit_type for row in x.rows] == ["D4 4x4"] * 4 + ["B2 2x2 Premium"] * 4 + ["D4 4x4"] * 4


def test_numbered_headings_say_what_spaces_are_for_and_what_is_left_over_is_no_unit() -> None:
    """The third table names who has what by few words; the property is none of the headings."""
    page = [
        ["1400 Lorimer Avenue - Rent Roll", None, None, None, None, None],
        ["A. COMMERCIAL (ground floor)"],
        ["Unit", "Tenant", "RSF", "From", "To", "Monthly Rent"],
        *[[f"Store {n}", f"Halyard {n}", 1400 + n, "4/1/21", "3/31/31", 3020.0 + n] for n in range(1, 4)],
        ["Store 4", "AVAILABLE", 980],
        ["", "Commercial total", 5186, None, None, 9066.0],
        [],
        ["B. RESIDENTIAL (floors 2-5)"],
        ["Apt", "Resident", "Plan", "Lease from", "Lease to", "Monthly Rent"],
        *[[f"{n}A", f"Una Vance {n}", "2BR", "5/1/25", "4/30/26", 1200.0 + n] for n in range(2, 6)],
        ["", "Residential total", None, None, None, 4814.0],
        [],
        ["C. OTHER"],
        ["Space", "Licensee", None, "Monthly"],
        ["Roof", "Crestline Wireless", None, 1350.0],
        ["P-1", "Petrel Goods", None, 125.0],
        ["P-2", "vacant parking"],
        ["", "Other total", None, 1475.0],
    ]
    x = read(workbook(page), "MULTIFAMILY")
    assert [(r.unit, r.space_use) for r in x.rows] == [
        *((f"Store {n}", "COMMERCIAL") for n in range(1, 5)),
        *((f"{n}A", "RESIDENTIAL") for n in range(2, 6)),
        *((space, "NON_UNIT") for space in ("Roof", "P-1", "P-2")),
    ]
    assert [r.contract_rent for r in x.rows[8:]] == [1350, 125, None]
    assert (x.summary.total_units, x.meta.property_name) == (8, "1400 Lorimer Avenue")
