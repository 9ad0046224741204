"""A sheet as a grid: the sheet's own rows, padded."""

from __future__ import annotations

import datetime as dt

from docextract.document import Document, Sheet, SheetGrid, Span
from docextract.grids.report import report_grids
from docextract.grids.sheet import sheet_grid


def test_ragged_rows_are_padded_and_full_rows_are_not_copied() -> None:
    full: list = ["Unit", "Rent", dt.date(2025, 5, 31)]
    sheet = Sheet(1, "Report1", [["Rent Roll"], full, []])
    grid = sheet_grid(sheet)
    assert grid.width == 3
    assert grid.values == [["Rent Roll", None, None], full, [None, None, None]]
    assert grid.values[1] is full


def test_a_merged_cell_holds_its_value_at_the_top_left_and_tells_its_span() -> None:
    sheet = Sheet(1, "Report1", [["Market Rent", None], ["a", "b"]], spans=[Span(0, 0, 0, 1)])
    grid = sheet_grid(sheet)
    assert grid.span(0, 0) == Span(0, 0, 0, 1)
    assert grid.span(0, 1) is None
    assert grid.values[0][1] is None
    place = grid.place(1, 1)
    assert place is not None
    assert place.to_json() == "Report1!B2"


def test_a_workbook_gives_one_grid_for_each_sheet_also_an_empty_one() -> None:
    sheets = [Sheet(1, "A", [["x"]]), Sheet(2, "B", [])]
    grids = report_grids(Document("test", "application/vnd.ms-excel", sheets=sheets))
    assert [grid.sheet for grid in grids] == ["A", "B"]
    assert all(isinstance(grid, SheetGrid) for grid in grids)
    assert grids[1].values == []
    assert grids[1].width == 0
