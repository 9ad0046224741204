"""Workbooks as they look once they are printed: cells merged over rows, words up a column, headers that wrap."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Mapping, Sequence
from decimal import Decimal

import pytest
from rolls import empty, home, read, read_lines, workbook

from docextract import RentRoll

Row = tuple[float, Mapping[int, str]]
EDGES = (60, 120, 180, 290, 360, 430, 500, 570, 640, 710)
"""The left edge of each column; numbers end 50 points right of it."""


def drawn(rows: Sequence[Row], up: Sequence[tuple[int, float, str]] = ()) -> bytes:
    """A page of cells, each row at its height from the top; ``up`` are words written up a column, letter by letter."""
    canvas = pytest.importorskip("reportlab.pdfgen.canvas")
    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(792, 612), invariant=True)
    draw.setFont("Helvetica", 8)
    for top, cells in rows:
        for column, text in cells.items():
            if any(map(str.isdigit, text)) and not text.strip("$(),.0123456789%"):
                draw.drawRightString(EDGES[column] + 50, 612 - top, text)
            else:
                draw.drawString(EDGES[column], 612 - top, text)
    for column, top, text in up:
        draw.saveState()
        draw.translate(EDGES[column] + 10, 612 - top)
        draw.rotate(90)
        for n, letter in enumerate(text):
            draw.drawString(draw.stringWidth(text[:n]), 0, letter)
        draw.restoreState()
    draw.save()
    return out.getvalue()


HEAD = {0: "Bldg", 1: "Apt", 2: "Bed", 3: "Resident", 4: "Begins", 5: "Ends", 6: "Market", 7: "Contract"}
NAMES = ("Ada Brook", "Ben Crane", "Cleo Dale", "Dora Eng", "Emil Fox", "Fay Gant", "Gus Hart", "Ida Ince")


def beds(*sizes: int) -> tuple[list[Row], list[tuple[float, str]], float]:
    """Rows of beds, the apartments of so many of them with the middle of each, and where the rows end."""
    rows: list[Row] = []
    middles: list[tuple[float, str]] = []
    top, n = 120.0, 0
    for k, size in enumerate(sizes):
        name = f"{k + 1}0{k + 1}"
        middles.append((top + 7 * (size - 1), name))
        for bed in "ABCD"[:size]:
            cells = {2: f"{name}-{bed}", 3: NAMES[n], 4: "08/16/2025", 5: "07/31/2026", 6: "745.00", 7: f"{700 + n}.00"}
            rows.append((top, cells))
            top, n = top + 14, n + 1
    return rows, middles, top


@pytest.mark.parametrize("sizes", [(4, 2), (3, 2, 2), (2, 4, 2)])
def test_what_is_printed_in_the_middle_of_several_rows_is_of_each(sizes: tuple[int, ...]) -> None:
    rows, middles, top = beds(*sizes)
    titles: list[Row] = [(60, {0: "Quarry Edge"}), (74, {0: "Rent Roll as of 09/15/2025"}), (100, HEAD)]
    apartments: list[Row] = [(at, {1: name}) for at, name in middles]
    total = (top + 10, {0: "Total", 6: f"{745 * sum(sizes)}.00", 7: f"{sum(700 + n for n in range(sum(sizes)))}.00"})
    x = read(drawn([*titles, *rows, *apartments, total]), asset_type="STUDENT_HOUSING")
    assert [(r.unit, r.bed) for r in x.rows] == [
        (name, f"{name}-{bed}") for size, (_, name) in zip(sizes, middles, strict=True) for bed in "ABCD"[:size]
    ]
    assert [r.contract_rent for r in x.rows] == [700 + n for n in range(sum(sizes))]
    assert x.failed_checks == []


def test_words_written_up_a_column_are_one_word_and_no_row() -> None:
    rows, middles, top = beds(4, 2, 2)
    titles: list[Row] = [(60, {0: "Quarry Edge"}), (74, {0: "Rent Roll as of 09/15/2025"}), (100, HEAD)]
    data = drawn([*titles, *rows, *((at, {1: name}) for at, name in middles)], up=[(0, (120 + top) / 2, "North")])
    x = read(data, asset_type="STUDENT_HOUSING")
    assert [r.contract_rent for r in x.rows] == [700 + n for n in range(8)]
    assert "North" in {cell for grid in x.grids for row in grid.rows for cell in row}


def suites() -> list[dict[int, str]]:
    dates = {3: "01/01/2024", 4: "12/31/2028"}
    amounts = ({5: f"{n + 1},000.00", 6: f"{n + 1}00.00", 7: "10.00"} for n in range(4))
    return [{0: str(100 + n), 1: NAMES[n]} | dates | money for n, money in enumerate(amounts)]


def test_a_year_below_the_words_of_a_header_is_of_the_header() -> None:
    heads: list[dict[int, str]] = [
        {3: "Commence-", 4: "Termi-", 5: "Annual rent"},
        {0: "Suite", 1: "Lessee", 3: "ment", 4: "nation", 5: "2025", 6: "Deposit"},
    ]
    rows: list[Row] = [(60, {0: "Terminal Road Park"}), (74, {0: "Rent roll as of December 31, 2025"})]
    rows += [(96 + 10 * n, head) for n, head in enumerate(heads)]
    rows += [(130 + 14 * n, suite) for n, suite in enumerate(suites())]
    x = read(drawn(rows), asset_type="INDUSTRIAL")
    assert [(r.unit, r.annual_rent) for r in x.rows] == [(str(100 + n), 1000 * (n + 1)) for n in range(4)]


def test_a_rate_below_a_rent_is_of_the_second_line_of_its_record() -> None:
    rows: list[Row] = [
        (60, {0: "Oakmont Building"}), (74, {0: "Schedule of Tenants, September 30, 2025"}),
        (96, {0: "Suite", 1: "Tenant", 3: "Sq. Ft.", 4: "Begins", 5: "Base Rent", 6: "CAM", 7: "Total"}),
        (106, {1: "Obligor / remarks", 4: "Ends", 5: "$/sf/yr"}),
    ]  # fmt: skip
    for n in range(5):
        top = 126 + 26 * n
        rent = 2500 * (n + 1)
        rows.append(
            (
                top,
                {
                    0: str(101 + n),
                    1: NAMES[n],
                    3: f"{n + 1},000",
                    4: "15-Jan-2020",
                    5: f"{rent:,}.00",
                    6: "100.00",
                    7: f"{rent + 100:,}.00",
                },
            )
        )
        rows.append((top + 10, {1: "corp.", 4: "14-Jan-2030", 5: "30.00"}))
    x = read(drawn(rows), asset_type="OFFICE")
    assert [(r.unit, r.contract_rent) for r in x.rows] == [(str(101 + n), 2500 * (n + 1)) for n in range(5)]
    assert {str(r.lease_end_date) for r in x.rows} == {"2030-01-14"}
    assert {r.rent_per_area for r in x.rows} == {Decimal(30)}


def test_a_vacant_store_before_its_total_is_no_heading() -> None:
    rows: list[Row] = [
        (60, {0: "Tannery Row"}), (74, {0: "Rents in effect on August 15, 2025"}),
        (96, {0: "Unit", 1: "Tenant", 5: "Monthly Rent", 6: "Security"}),
        (110, {0: "Store 1", 1: "Ostrow Shoes", 5: "3,150.00", 6: "6,300.00"}),
        (124, {0: "Store 2", 1: "Mei Kitchen", 5: "4,825.00", 6: "14,475.00"}),
        (138, {0: "Store 3", 1: "(Vacant - white box)"}),
        (152, {0: "Total, stores", 5: "7,975.00", 6: "20,775.00"}),
    ]  # fmt: skip
    x = read(drawn(rows), asset_type="RETAIL")
    assert [(r.unit, r.occupancy_status) for r in x.rows] == [
        ("Store 1", "OCCUPIED"), ("Store 2", "OCCUPIED"), ("Store 3", "VACANT"),
    ]  # fmt: skip


def flex(*rows: dict[str, object], after: Sequence[Sequence[object]] = ()) -> RentRoll:
    return read_lines(rows, after=after, total=None, asset_type="INDUSTRIAL")


def test_a_lease_that_brackets_say_is_yet_to_begin_is_not_let_today() -> None:
    later = {"start": dt.date(2024, 5, 1), "in": None, "end": dt.date(2027, 4, 30)}
    x = flex(
        home("B-200"), empty("B-235"),
        home("B-235 (future)", "Kestrel HVAC (signed; not commenced)", **later),
        home("C-300", "Umbra Corp (signed, not open)", **later),
    )  # fmt: skip
    assert [(r.tenant_name, r.occupancy_status) for r in x.rows] == [
        ("Ann Ames", "OCCUPIED"), (None, "VACANT"), ("Kestrel HVAC", "FUTURE"), ("Umbra Corp", "VACANT_LEASED"),
    ]  # fmt: skip


def test_the_sum_of_leases_yet_to_begin_below_the_total_is_no_unit() -> None:
    x = flex(
        home("101"), home("102"), home("103"), empty("104"),
        after=[["Total", None, 2800, None, 4000, 2850], ["Signed, not open", None, 700, None, 1000, 950]],
    )  # fmt: skip
    assert [r.unit for r in x.rows] == ["101", "102", "103", "104"]


def test_a_list_of_rents_to_come_beside_a_roll_is_of_the_units_that_it_names() -> None:
    units = [
        ["Pad A", "Fuel Mart", 52300, dt.date(2015, 5, 1), dt.date(2045, 4, 30), 148000],
        ["Pad B", "Chicken", 38900, dt.date(2022, 9, 1), dt.date(2042, 8, 31), 126500],
        ["Pad C", "Bank", 44100, dt.date(2015, 12, 1), dt.date(2035, 11, 30), 139000],
        [None] * 6,
    ]
    steps = [
        ["Pad A", dt.date(2030, 5, 1), 162800], ["Pad A", dt.date(2035, 5, 1), 179080],
        ["Pad B", dt.date(2027, 9, 1), 139150], ["Pad C", dt.date(2030, 12, 1), 168190],
    ]  # fmt: skip
    head = ["Parcel", "Ground tenant", "Land (sq ft)", "Commencement", "Expires", "Ground rent per annum"]
    rows = [[*unit, None, *step] for unit, step in zip(units, steps, strict=True)]
    title: list[list[object]] = [["Kingsley"], ["Ground rents as of 07/01/2025"], []]
    x = read(workbook([*title, [*head, None, "Parcel", "Adjusts on", "New rent p.a."], *rows]), asset_type="LAND")
    assert [(r.unit, [(str(step.date), step.amount) for step in r.rent_steps]) for r in x.rows] == [
        ("Pad A", [("2030-05-01", 162800), ("2035-05-01", 179080)]),
        ("Pad B", [("2027-09-01", 139150)]),
        ("Pad C", [("2030-12-01", 168190)]),
    ]


def test_an_amount_each_year_thereafter_does_not_hide_the_next_step() -> None:
    notes = "Next increase Apr 1, 2026 to $5,240/month, 3% annually thereafter | ROFO on contiguous space"
    columns = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "rent": "Rent", "start": "Lease From"}
    columns |= {"end": "Lease To", "notes": "Rent Increases"}
    x = read_lines([home("101", notes=notes), home("102", notes="None")], columns=columns, total=None)
    assert [(str(step.date), step.amount) for step in x.rows[0].rent_steps] == [("2026-04-01", 5240)]
