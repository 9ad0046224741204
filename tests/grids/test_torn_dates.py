"""Dates that a narrow cell breaks over two lines are one cell of the grid."""

from __future__ import annotations

from typing import Any

import pytest
from tables_paper import Drawing

from docextract.document import Document
from docextract.grids.report import report_grids

pytest.importorskip("reportlab")


def rows_of(dates: list[tuple[str, str]], *, names: str = "top") -> list[list[str | None]]:
    """The rows of a page with units, names, dates of two lines, and rents; the others stand beside the upper line, or
    ("bottom") beside the lower one."""
    page = Drawing(points=8)
    for x, text in ((80, "Unit"), (140, "Tenant"), (320, "Lease Start"), (420, "Rent")):
        page.text(x, 100, text)
    for n, (upper, lower) in enumerate(dates):
        y = 120 + 30 * n
        page.text(320, y, upper)
        page.text(320, y + 10, lower)
        beside = y if names == "top" else y + 10
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
