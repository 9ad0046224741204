"""Answers and grids are sequences of rows that show themselves, and every export goes to a path, a buffer or back."""

from __future__ import annotations

import io
import json
import sys
from decimal import Decimal
from pathlib import Path
from types import FrameType

import openpyxl
import pytest

import docextract
from docextract.models.base import Model, Number


def answer(name: str = "Vance") -> docextract.RentRoll:
    book = openpyxl.Workbook()
    for row in (
        ["Elm Court Apartments"], ["Rent Roll"], ["As of 03/31/2026"], [], ["Unit", "Resident", "SF", "Rent"],
        *[[f"10{n}", f"{name} {n}", 700 + n, 1400 + n] for n in range(5)],
    ):  # fmt: skip
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="RENT_ROLL")


def test_an_answer_is_a_sequence_of_its_rows() -> None:
    x = answer()
    assert len(x) == 5
    assert x[3].unit == "103"
    assert [row.unit for row in x[-2:]] == ["103", "104"]
    assert [row.unit for row in x] == [row.unit for row in x.rows]
    assert len(repr(x)) < 100
    x.rows.clear()
    assert x, "an answer without rows is an answer"


def test_a_notebook_shows_tables_and_runs_nothing() -> None:
    html = answer("<script>alert(1)</script>")._repr_html_()
    assert "<script>" not in html
    assert "&lt;script&gt;alert(1)&lt;/script&gt; 3" in html
    assert html.count("<tr>") == 6
    (grid,) = answer().grids
    assert "<td>Vance 2</td>" in grid._repr_html_()
    assert repr(grid) == "<SheetGrid sheet 'Sheet' 10x4>"


def test_exports_go_to_a_path_a_buffer_or_back(tmp_path: Path) -> None:
    x = answer()
    text = x.to_csv()
    assert text is not None
    assert text.startswith("rowIndex,rowId,")
    x.to_csv(tmp_path / "rows.csv")
    buffer, raw = io.StringIO(), io.BytesIO()
    x.to_csv(buffer)
    x.to_csv(raw)
    assert (tmp_path / "rows.csv").read_bytes() == raw.getvalue() == text.encode()
    assert buffer.getvalue() == text
    assert json.loads(x.to_json() or "") == x.to_dict() == json.loads(x.model_dump_json())
    data = x.to_xlsx()
    assert data is not None
    x.to_xlsx(str(tmp_path / "rows.xlsx"))
    assert (tmp_path / "rows.xlsx").read_bytes() == data
    with pytest.raises(docextract.InvalidRequestError, match="of bytes, not of text"):
        x.to_xlsx(io.StringIO())
    with pytest.raises(docextract.InvalidRequestError, match="a path or an open file, not int"):
        x.to_csv(3)  # type: ignore[arg-type]
    with pytest.raises(docextract.InvalidRequestError, match="cannot be written"):
        x.to_csv(tmp_path / "no" / "rows.csv")


def test_a_dataframe_says_where_things_stand_if_asked() -> None:
    pytest.importorskip("pandas")
    x = answer()
    frame = x.to_dataframe(places=True)
    assert list(frame.columns)[:-1] == list(x.to_dataframe().columns)
    assert json.loads(frame["sources"][0])["unit"] == ["Sheet!A6"]


def test_a_grid_is_a_table_of_texts() -> None:
    (grid,) = answer().grids
    assert grid.to_csv() is not None
    assert (grid.to_csv() or "").splitlines()[4] == "Unit,Resident,SF,Rent"
    pytest.importorskip("pandas")
    frame = grid.to_dataframe()
    assert frame.shape == (10, 4)
    assert frame[1][5] == "Vance 0"


class Bill(Model):
    amount: Number


def test_a_model_that_is_used_first_asks_for_no_frame_of_its_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.13.0 crashes where the names around a comprehension are asked for; so no model asks for any."""

    def asked(depth: int = 0) -> FrameType:
        raise AssertionError(depth)

    with monkeypatch.context() as patched:
        patched.setattr(sys, "_getframe", asked)
        bill = Bill(amount=Decimal(10))
    assert bill.amount == 10
