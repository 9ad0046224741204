"""Dates that a narrow cell breaks over two lines are one cell of the grid."""

from __future__ import annotations

from typing import Any

import pytest
from tables_paper import Drawing

from docextract.document import Document
from docextract.grids.report import report_grids
from fewer import each

pytest.importorskip("reportlab")


def rows_of(
    dates: list[tuple[str, str]], *, names: str = "top", apart: float = 10, head: str = "Lease Start"
) -> list[list[str | None]]:
    """The rows of a page with units, names, dates of two lines, and rents; the others stand beside the upper line, or
    ("bottom") beside the lower one. A header of two lines has a slash between them."""
    page = Drawing(points=8)
    for line, text in enumerate(reversed(head.split("/"))):
        page.text(320, 100 - 10 * line, text)
    for x, text in ((80, "Unit"), (140, "Tenant"), (420, "Rent")):
        page.text(x, 100, text)
    for n, (upper, lower) in enumerate(dates):
        y = 120 + 30 * n
        page.text(320, y, upper)
        page.text(320, y + apart, lower)
        beside = y if names == "top" else y + apart
        for x, text in ((80, str(101 + n)), (140, f"Tenant {'ABCDEFGH'[n]}"), (420, f"{900 + n}.00")):
            page.text(x, beside, text)
    grids = report_grids(Document("torn", "application/pdf", [page.page()]))
    return [row for grid in grids for row in grid.rows if any(row)]


@pytest.mark.parametrize("names", ["top", "bottom"])
@pytest.mark.parametrize(
    ("upper", "lower", "whole"),
    [
        ("02/0{n}", "/2021", "02/0{n}/2021"),
        ("02/0{n}/", "2021", "02/0{n}/2021"),
        ("0{n}-Feb-", "2021", "0{n}-Feb-2021"),
        ("Feb 1{n},", "2021", "Feb 1{n}, 2021"),
    ],
)
def test_a_date_of_two_lines_stands_whole_in_its_row(upper: str, lower: str, whole: str, names: str) -> None:
    dates = [(upper.format(n=n), lower) for n in range(1, 6)]
    rows = rows_of(dates, names=names)[1:]
    found: list[Any] = [(row[0], row[2]) for row in rows if row[0]]
    assert found == [(str(100 + n), whole.format(n=n)) for n in range(1, 6)]


def test_halves_that_make_no_date_stay_where_they_are() -> None:
    rows = rows_of([("12/5", "/40000")] * 5)
    assert [row[2] for row in rows[1:3]] == ["12/5", "/40000"]


def test_two_dates_under_each_other_are_no_halves() -> None:
    rows = rows_of([("02/01/2021", "02/01/2022")] * 5)
    assert [row[2] for row in rows[1:3]] == ["02/01/2021", "02/01/2022"]


def drawn(cells: list[list[tuple[int, str]]], pitch: float = 10) -> list[list[str | None]]:
    """The rows of a page with columns at some x."""
    page = Drawing(points=8)
    for x, text in ((80, "Unit"), (140, "Tenant"), (320, "Lease Start"), (420, "Rent")):
        page.text(x, 100, text)
    for n, line in enumerate(cells):
        for x, text in line:
            page.text(x, 120 + pitch * n, text)
    grids = report_grids(Document("torn", "application/pdf", [page.page()]))
    return [row for grid in grids for row in grid.rows if any(row)][1:]


@pytest.mark.parametrize(
    ("upper", "lower", "whole"),
    [("01/01/20", "26", "01/01/2026"), ("01/28/202", "7", "01/28/2027"), ("03/01/", "2024", "03/01/2024")],
)
def test_a_year_that_breaks_is_whole_again(upper: str, lower: str, whole: str) -> None:
    record = [
        [(140, "Alexandra"), (320, upper)],
        [(80, "101"), (420, "900.00")],
        [(140, "Smith"), (320, lower)],
        [],
        [],
    ]
    rows = drawn(record * 5, pitch=5)
    assert [(row[0], row[2]) for row in rows if row[0]] == [("101", whole)] * 5


@each([
        ("1,284.5", "0", "1,284.50"), ("$12,3", "97.67", "$12,397.67"), ("12,397.", "67", "12,397.67"),
        ("(1,2", "34.00)", "(1,234.00)"), ("12,397", ".67", "12,397.67"),
    ])  # fmt: skip
def test_an_amount_that_breaks_is_whole_again_if_only_once(upper: str, lower: str, whole: str) -> None:
    rows = drawn(
        [
            [(80, "101"), (140, "Ann Ames"), (320, "02/01/2021"), (420, upper)], [(420, lower)],
            [(80, "102"), (140, "Bob Boll"), (320, "02/01/2021"), (420, "950.00")],
            [(80, "103"), (140, "Cy Cole"), (320, "02/01/2021"), (420, "960.00")],
        ]
    )  # fmt: skip
    assert [row[3] for row in rows if row[0]] == [whole, "950.00", "960.00"]


def test_amounts_of_rows_that_follow_closely_are_no_halves() -> None:
    rows = drawn(
        [
            [(80, str(101 + n)), (140, "Ann Ames"), (320, "02/01/2021"), (420, text)]
            for n, text in enumerate(["1,284.5", "0", "1,012.5", "0", "900", "0"])
        ]
    )
    assert [row[3] for row in rows] == ["1,284.5", "0", "1,012.5", "0", "900", "0"]


def test_as_few_as_two_halves_that_may_be_something_else_are_an_accident() -> None:
    torn = [("11 Feb", "2021"), ("12 Feb", "2021"), ("13 Feb", "2021")]
    assert [row[2] for row in rows_of(torn)[1:] if row[0]] == ["11 Feb 2021", "12 Feb 2021", "13 Feb 2021"]
    assert [row[2] for row in rows_of(torn[:2])[1:] if row[0]] == ["11 Feb", "12 Feb"]


def test_where_other_dates_are_whole_such_halves_stay_where_they_are() -> None:
    torn, whole = [("11 Feb", "2021")] * 3, [("11 Feb 2021", "")] * 5
    assert [row[2] for row in rows_of([*torn, *whole])[1:] if row[0]][:4] == [*["11 Feb"] * 3, "11 Feb 2021"]


def test_halves_far_apart_are_no_lines_of_one_cell() -> None:
    assert [row[2] for row in rows_of([("02/01", "/2021")] * 5, apart=15)[1:] if row[0]] == ["02/01"] * 5


def test_the_lines_of_a_header_are_no_dates_that_are_whole() -> None:
    rows = rows_of([("11 Feb", "2021")] * 3, head="Lease/Start")
    assert [row[2] for row in rows if row[0] and row[0].isdigit()] == ["11 Feb 2021"] * 3


def test_numbers_with_decimal_commas_are_whole() -> None:
    page = Drawing(points=8)
    for x, text in ((80, "Lot"), (140, "Surface"), (240, "Locataire"), (420, "Loyer"), (500, "Total")):
        page.text(x, 100, text)
    rows = (
        ("B01", "47", "Rémi"),
        ("B05", "68,5", "VACANT"),
        ("B06", "29", "Claire"),
        ("B07", "68,5", "VACANT"),
        ("B08", "31", "Hugo"),
    )
    for n, (lot, surface, who) in enumerate(rows):
        y = 110 + 10 * n
        for x, text in ((80, lot), (140, surface), (240, who)):
            page.text(x, y, text)
        for x, text in ((420, f"{393 + n},64"), (500, f"{463 + n},64")) if who != "VACANT" else ():
            page.text(x, y, text)
    grids = report_grids(Document("whole", "application/pdf", [page.page()]))
    assert [row[1] for grid in grids for row in grid.rows if row[0] != "Lot"] == [row[1] for row in rows]
