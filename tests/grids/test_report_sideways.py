"""Sheets printed over several pages, down and then over."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence

import pytest
from paper import Col, Paper, date, money, name
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from docextract.document import Grid
from docextract.grids.report import report_grids
from docextract.readers.pdf import pdfium

Row = tuple[float, Sequence[str]]
MONTHS = [
    f"{month}-26" for month in ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
]

LEFT = [
    Col(40, 80, ["Unit"]),
    Col(90, 250, ["Tenant"]),
    Col(260, 320, ["SF"], "right"),
    Col(340, 420, ["Rent"], "right"),
]
RIGHT = [Col(40, 100, ["Start"]), Col(120, 180, ["End"]), Col(200, 280, ["Deposit"], "right")]
TITLES: list[Row] = [(80, ["The Birches"]), (95, ["Trailing Twelve Months"]), (110, ["January to December 2026"])]


def printed(rng: random.Random, rows: int, *, also: str | None = None) -> Paper:
    """Rows of seven columns on pages of 30 rows: first the four on the left of all, then the three on the right."""
    paper = Paper((612, 792), points=9, pitch=14)
    wide = [
        [str(100 + n), name(rng), "1,000", money(rng), date(rng), date(rng), money(rng) if n % 3 else None]
        for n in range(rows)
    ]
    for part, cols, begin in ((0, LEFT, 0), (1, RIGHT, 4)):
        for n, row in enumerate(wide):
            if n and n % 30 == 0:
                paper.page()
            if n == 0:
                paper.y = 40
                paper.header(cols)
            paper.row(cols, row[begin : begin + len(cols)])
        if part == 1 and also:
            paper.text(40, also)
        paper.page()
    return paper


def test_columns_printed_on_later_pages_stand_to_the_right_of_the_first() -> None:
    first, second = printed(random.Random(1), 45).grids()
    assert first.width == 7
    assert second.columns is first.columns
    assert [first.rows[0][c] for c in range(7)] == ["Unit", "Tenant", "SF", "Rent", "Start", "End", "Deposit"]
    assert all(row[0] and row[4] for row in first.rows + second.rows)
    assert first.header_rows == (0,)
    assert "printed to the right" in first.reasons[-1]


def test_each_cell_of_a_joined_row_keeps_its_own_page() -> None:
    first, second = printed(random.Random(2), 45).grids()
    for grid, left, right in ((first, 1, 3), (second, 2, 4)):
        begin, end = grid.place(3, 0), grid.place(3, 4)
        assert begin is not None
        assert end is not None
        assert (begin.page, end.page) == (left, right)
        row = grid.row_place(3)
        assert row is not None
        assert row.page == left


def test_pages_that_do_not_match_line_for_line_stay_apart() -> None:
    grids = printed(random.Random(3), 45, also="One more line that the left part has not").grids()
    assert [grid.width for grid in grids] == [4, 4, 3, 3]


def test_full_pages_are_not_joined_for_they_are_alike_by_chance() -> None:
    paper = Paper((612, 792), points=9, pitch=14)
    rng = random.Random(4)
    for cols in (LEFT, RIGHT):
        paper.header(cols)
        while not paper.full(1):
            paper.row(
                cols, ["101", name(rng), "1,000", money(rng)] if cols is LEFT else [date(rng), date(rng), money(rng)]
            )
        paper.page()
    assert [grid.width for grid in paper.grids()] == [4, 3]


def canvas_of(*pages: Sequence[Row], over: float = -40) -> bytes:
    """Pages of rows at heights from the top; the first cell stands left if it holds letters, others end in columns."""
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    for number, rows in enumerate(pages):
        canvas.setFont("Helvetica", 9)
        begin = 60 if number == 0 else 60 + over
        for top, cells in rows:
            for n, cell in enumerate(cells):
                x = begin + 62 * n + (55 if n or number else 0)
                canvas.drawString(x - (stringWidth(cell, "Helvetica", 9) if n or number else 0), 792 - top, cell)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def statement(lines: int, months: slice) -> list[list[str]]:
    return [[f"{(1 + line) * (100 + 7 * month):,}" for month in range(12)[months]] for line in range(lines)]


def parts(lines: int = 8) -> tuple[list[Row], list[Row]]:
    """The left part with labels and seven months, the right part with five."""
    tops = [155 + 15 * n for n in range(lines)]
    labels = ["Rent", "Vacancy", "Parking", "Laundry", "Payroll", "Repairs", "Insurance", "Taxes"]
    left = [(top, [label, *row]) for top, label, row in zip(tops, labels, statement(lines, slice(0, 7)), strict=True)]
    right = list(zip(tops, statement(lines, slice(7, 12)), strict=True))
    return [*TITLES, (140, ["", *MONTHS[:7]]), *left], [(140, MONTHS[7:]), *right]


def grids(*pages: Sequence[Row], over: float = -40) -> list[Grid]:
    return report_grids(pdfium.read(canvas_of(*pages, over=over)))


@pytest.mark.parametrize("over", [-40.0, 62.0])
def test_months_to_the_right_on_a_second_page_are_columns_of_the_first(over: float) -> None:
    """Also where they stand right below the first months, so that the page might go on with their columns."""
    left, right = parts()
    (grid,) = grids(left, right, over=over)
    assert grid.rows[3] == [None, *MONTHS]
    assert grid.rows[4][0] == "Rent"
    assert grid.rows[4][1:] == statement(1, slice(0, 12))[0]
    assert [place.page for column in (1, 7, 8, 12) if (place := grid.place(4, column))] == [1, 1, 2, 2]
    assert "printed to the right" in grid.reasons[-1]


def test_rows_with_nothing_on_the_second_page_and_notes_below_do_not_matter() -> None:
    left, right = parts()
    notes: list[Row] = [(300, ["(1) Parking is leased to an operator."]), (315, ["(2) Taxes are estimated."])]
    (grid,) = grids([*left, *notes], [row for n, row in enumerate(right) if n not in (3, 5)])
    assert grid.width == 13
    assert [row[8] is None for row in grid.rows[4:12]] == [False, False, True, False, True, False, False, False]


def test_a_page_that_only_goes_on_is_not_joined() -> None:
    left, _ = parts()
    found = grids(left, [(140, ["", *MONTHS[:7]]), *[(top, ["Water", *row[1:]]) for top, row in left[4:]]])
    assert [grid.page for grid in found] == [1, 2]
    assert {grid.width for grid in found} == {8}


@pytest.mark.parametrize("down", [4.0, 7.5])
def test_pages_whose_baselines_differ_are_not_joined(down: float) -> None:
    left, right = parts()
    found = grids(left, [(top + down, row) for top, row in right])
    assert [grid.page for grid in found] == [1, 2]
    assert not any(set(MONTHS[:7]) & set(filter(None, grid.rows[0])) for grid in found[1:])


def test_what_is_too_long_for_the_last_column_and_runs_over_to_a_third_page_stays_apart() -> None:
    left, right = parts()
    found = grids(left, right, [(170, ["FMV"])])
    assert [grid.page for grid in found] == [1, 3]
    assert found[0].width == 13


def test_a_page_more_on_the_right_than_on_the_left_is_no_page_of_the_columns_that_were_joined() -> None:
    left, right = parts()
    found = grids(left, right, right)
    assert [grid.page for grid in found] == [1, 3]
    assert found[0].width > found[1].width
    assert not found[1].continues
