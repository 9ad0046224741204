"""Docextract's reader and openpyxl agree, cell by cell, where openpyxl shows what the file holds."""

from __future__ import annotations

import datetime as dt
import io
import json
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter

from docextract.document import Sheet
from docextract.readers.workbook import open_workbook
from fewer import some

FORMATS = ["General", "0", "#,##0.00", "0%", "m/d/yyyy", "yyyy-mm-dd h:mm", "h:mm:ss", '"$"#,##0_);("$"#,##0)', "@"]


def assert_agreement(ours: Sheet, theirs: Sheet) -> None:
    """Values and their types, styles of filled cells, formulas, merged areas, and what is hidden."""
    covered = {
        (row, column)
        for span in ours.spans
        for row in range(span.top, span.bottom + 1)
        for column in range(span.left, span.right + 1)
        if (row, column) != (span.top, span.left)
    }
    assert [len(row) for row in ours.rows] == [len(row) for row in theirs.rows]
    for r, row in enumerate(ours.rows):
        for c, value in enumerate(row):
            other = theirs.rows[r][c]
            if (
                isinstance(value, (int, float))
                and not 61 <= value < 2_958_466
                and (isinstance(other, (dt.date, dt.time)) or other == "#VALUE!")
            ):
                continue  # No day of a sheet's calendar has such a number; openpyxl makes a date or an error of it.
            if isinstance(value, float) and isinstance(other, int) and not isinstance(other, bool):
                assert value == other
                continue
            assert (r, c, value, type(value)) == (r, c, other, type(other))
            if (r, c) not in covered and (r, c) not in ours.computed:
                # Openpyxl draws a merged area's border on its cells.
                mine, other_style = ours.style(r, c), theirs.style(r, c)
                assert (r, c, mine) == (r, c, other_style)
    assert ours.formulas == theirs.formulas
    assert sorted(ours.spans) == sorted(theirs.spans)
    assert (ours.hidden, ours.hidden_rows, ours.hidden_columns) == (
        theirs.hidden,
        theirs.hidden_rows,
        theirs.hidden_columns,
    )
    assert (ours.computed, ours.uncalculated) == (theirs.computed, theirs.uncalculated)
    assert ours.pictures == theirs.pictures


def workbooks(shared: Path) -> list[Path]:
    return sorted((shared / "corpus").glob("*.xlsx"))


@pytest.mark.parametrize("first", some(range(3), 3))
def test_they_agree_on_every_sheet_of_the_shared_corpus(shared: Path, first: int) -> None:
    sheets = 0
    for path in workbooks(shared)[first::3]:
        ours, theirs = open_workbook(path.read_bytes()), open_workbook(path.read_bytes(), reader="openpyxl")
        assert ours.sheet_names == theirs.sheet_names
        for name in ours.sheet_names:
            assert_agreement(ours.sheet(name), theirs.sheet(name))
            sheets += 1
    assert sheets >= 10


def test_what_the_shared_corpus_s_truth_calls_a_sheet_is_there(shared: Path) -> None:
    listed = json.loads((shared / "corpus/index.json").read_text())
    assert listed
    for path in workbooks(shared):
        assert open_workbook(path.read_bytes()).sheet_names


TEXT = st.text(st.characters(exclude_categories=["Cs", "Cc", "Co", "Cn"], exclude_characters="_"), max_size=20)
VALUES = st.one_of(
    st.none(),
    TEXT.filter(lambda text: not text.startswith("=")),
    st.booleans(),
    st.integers(-(10**14), 10**14),
    st.floats(-1e15, 1e15).filter(lambda x: x == 0 or abs(x) > 1e-200),
    st.datetimes(dt.datetime(1900, 3, 2), dt.datetime(2200, 1, 1)).map(lambda t: t.replace(microsecond=0)),
    st.dates(dt.date(1900, 3, 2), dt.date(2200, 1, 1)),
    st.sampled_from(["#N/A", "#DIV/0!"]),
    st.sampled_from(["=SUM(A1:B2)", "=A1*2", '="x"&B1', "=VLOOKUP(A1,B:C,2)"]),
)
STYLED = st.fixed_dictionaries(
    {
        "format": st.sampled_from([None, *FORMATS]),
        "bold": st.booleans(),
        "indent": st.integers(0, 4),
        "fill": st.sampled_from([None, "FFD3D3D3", "FFFFFFFF"]),
        "top": st.booleans(),
    }
)


class Book(bytes):
    """A workbook; when a test fails, its bytes are of no help."""

    def __repr__(self) -> str:
        return f"<workbook of {len(self):,} bytes>"


@st.composite
def written(draw: st.DrawFn) -> Book:
    book = openpyxl.Workbook()
    sheet: Any = book.active
    sheet.title = draw(st.sampled_from(["Sheet1", "Rent Roll", "Ünï 'x'"]))
    for row in range(1, draw(st.integers(1, 8)) + 1):
        for column in range(1, draw(st.integers(1, 6)) + 1):
            cell = sheet.cell(row, column)
            cell.value = draw(VALUES)
            if draw(st.booleans()):
                style = draw(STYLED)
                cell.font = Font(bold=style["bold"], italic=style["top"])
                cell.alignment = Alignment(indent=style["indent"], horizontal="left" if style["indent"] else None)
                number = isinstance(cell.value, (int, float)) and not isinstance(cell.value, bool)
                if style["format"] is not None and not (number and not 61 <= cell.value < 2_958_466):
                    # Outside the calendar openpyxl reads wrong values, and formulas would carry them on.
                    cell.number_format = style["format"]
                if style["fill"]:
                    cell.fill = PatternFill("solid", fgColor=style["fill"])
                if style["top"]:
                    cell.border = Border(top=Side("thin"))
    if draw(st.booleans()):
        sheet.merge_cells(start_row=9, start_column=1, end_row=10, end_column=3)
    if draw(st.booleans()):
        sheet.row_dimensions[draw(st.integers(1, 8))].hidden = True
        sheet.column_dimensions[get_column_letter(draw(st.integers(1, 6)))].hidden = True
    if draw(st.booleans()):
        book.create_sheet("Other")
        sheet.sheet_state = draw(st.sampled_from(["visible", "hidden", "veryHidden"]))
    buffer = io.BytesIO()
    book.save(buffer)
    return Book(buffer.getvalue())


@given(written())
def test_they_agree_on_workbooks_made_at_random(data: bytes) -> None:
    ours, theirs = open_workbook(data), open_workbook(data, reader="openpyxl")
    assert ours.sheet_names == theirs.sheet_names
    for name in ours.sheet_names:
        assert_agreement(ours.sheet(name), theirs.sheet(name))


def test_the_second_opinion_is_not_asked_for_a_merged_area_of_the_whole_sheet(shared: Path) -> None:
    from docextract.errors import DocumentTooLargeError

    data = (shared / "hostile/xlsx/synthetic/merge_full_grid.xlsx").read_bytes()
    assert open_workbook(data).sheet(1).spans
    with pytest.raises(DocumentTooLargeError):
        open_workbook(data, reader="openpyxl").sheet(1)
