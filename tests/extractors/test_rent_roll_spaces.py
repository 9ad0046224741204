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
@pytest.mark.parametrize("header", ["Next review (new)", "Uplift", "Following change"])
def test_days_and_amounts_are_rents_to_come_where_a_word_says_so(header: str, words: str) -> None:
    head = ["Suite", "Tenant", "Rent", "From", "To", header]
    rows = [
        [f"{n}", name, 1000 + n, dt.date(2024, 6, 1), dt.date(2029, 5, 31), words] for n, name in enumerate(NAMES, 1)
    ]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    told = [[(step.date, step.amount) for step in row.rent_steps] for row in x.rows]
    assert told == [[(dt.date(2027, 6, 1), 1250)] if header != "Following change" else []] * 6


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
