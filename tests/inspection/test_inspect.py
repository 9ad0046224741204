"""What is in a file is found where it stands, with its type, and nothing is found where nothing is."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import docextract
from docextract.cli import main

SHARED = Path(__file__).parents[2].parent / "shared"
ROLL: list[list[Any]] = [
    ["Elm Street Apartments"], ["Rent Roll"], ["As of 03/31/2026"], [],
    ["Unit", "Floor Plan", "Resident", "SF", "Market Rent", "Rent", "Lease From", "Lease To"],
    *[[f"1{n:02}", "2B1", f"Una Vance {n}", 800 + n, 1500, 1400 + n, "01/01/2026", "12/31/2026"] for n in range(9)],
    ["Total", None, None, sum(800 + n for n in range(9)), 13500, sum(1400 + n for n in range(9)), None, None],
]  # fmt: skip
STATEMENT: list[list[Any]] = [
    ["Elm Street"], ["Income Statement"], ["January 2026"], [], ["Account", "Jan 2026"],
    ["Income"], ["Rent", 12600.25], ["Parking", 340.5], ["Total Income", 12940.75],
    ["Expenses"], ["Water", 410.1], ["Repairs", 733.3], ["Total Expenses", 1143.4], ["Net Operating Income", 11797.35],
]  # fmt: skip
BALANCE: list[list[Any]] = [
    ["Elm Street"], ["Balance Sheet"], ["January 31, 2026"], [], ["Account", "Balance"],
    ["Assets"], ["Cash", 1200.5], ["Buildings", 90000.25], ["Total Assets", 91200.75],
    ["Liabilities"], ["Mortgage", 60000.5], ["Total Liabilities", 60000.5],
    ["Equity"], ["Capital", 31200.25], ["Total Equity", 31200.25],
    ["Total Liabilities and Equity", 91200.75],
]  # fmt: skip
NOTES: list[list[Any]] = [["Notes"], ["The property was visited in spring."], ["No defects were seen."]]


def workbook(**sheets: Sequence[Sequence[Any]]) -> bytes:
    book = openpyxl.Workbook()
    book.remove(book.active)
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def pages(*tables: Sequence[Sequence[Any]]) -> bytes:
    """A PDF of one table a page."""
    canvas = pytest.importorskip("reportlab.pdfgen.canvas")
    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(792, 612), invariant=True)
    for table in tables:
        draw.setFont("Helvetica", 8)
        for n, row in enumerate(table):
            for column, cell in enumerate(row):
                if isinstance(cell, (int, float)):
                    draw.drawRightString(110 + 85 * column, 570 - 13 * n, f"{cell:,.2f}")
                elif cell is not None:
                    draw.drawString(40 + 85 * column, 570 - 13 * n, str(cell))
        draw.showPage()
    draw.save()
    return out.getvalue()


def test_every_sheet_is_told_and_the_best_comes_first() -> None:
    found = docextract.inspect(workbook(Notes=NOTES, Roll=ROLL, IS=STATEMENT, BS=BALANCE, Nothing=[]))
    assert {(one.sheet, one.document_type) for one in found.data_sets} == {
        (2, "RENT_ROLL"), (3, "OPERATING_STATEMENT"), (4, "BALANCE_SHEET"),
    }  # fmt: skip
    assert [(part.sheet_name, part.kind) for part in found.parts] == [
        ("Notes", "PROSE"), ("Roll", "RENT_ROLL"), ("IS", "OPERATING_STATEMENT"), ("BS", "BALANCE_SHEET"),
        ("Nothing", "EMPTY"),
    ]  # fmt: skip
    scores = [one.score for one in found.data_sets]
    assert scores == sorted(scores, reverse=True)
    roll = next(one for one in found.data_sets if one.sheet == 2)
    assert (roll.asset_type, roll.rows, str(roll.as_on_date)) == ("MULTIFAMILY", 9, "2026-03-31")
    assert [evidence.rule for evidence in roll.evidence] == ["read", "title", "proof", "assetWords"]


def test_a_package_of_pages_is_parted() -> None:
    found = docextract.inspect(pages(NOTES, ROLL, STATEMENT, BALANCE))
    where = {(one.document_type, one.first_page, one.last_page) for one in found.data_sets}
    assert where == {("RENT_ROLL", 2, 2), ("OPERATING_STATEMENT", 3, 3), ("BALANCE_SHEET", 4, 4)}
    assert next((part.kind, part.first_page) for part in found.parts) == ("PROSE", 1)


def test_where_nothing_is_nothing_is_found() -> None:
    for data in (workbook(Notes=NOTES), workbook(Nothing=[]), pages(NOTES)):
        found = docextract.inspect(data)
        assert found.data_sets == []
        assert [part.kind for part in found.parts] in (["PROSE"], ["EMPTY"])


def test_types_may_be_left_out_where_a_file_is_one_thing() -> None:
    x = docextract.extract(workbook(Notes=NOTES, Roll=ROLL))
    assert (x.tagging_data.document_type, x.tagging_data.asset_type, len(x.rows)) == ("RENT_ROLL", "MULTIFAMILY", 9)
    told = docextract.extract(workbook(Roll=ROLL), asset_type="MULTIFAMILY", document_type="RENT_ROLL", sheet=1)
    assert x.model_dump(mode="json")["data"]["extracted"] == told.model_dump(mode="json")["data"]["extracted"]
    with pytest.raises(docextract.InvalidRequestError, match="2 data sets: .*RENT_ROLL on sheet 'Roll'") as refused:
        docextract.extract(workbook(Roll=ROLL, IS=STATEMENT))
    assert refused.value.details["field"] == "documentType"
    with pytest.raises(docextract.InvalidRequestError, match="No data set was found: the file holds PROSE"):
        docextract.extract(workbook(Notes=NOTES))
    with pytest.raises(docextract.InvalidRequestError, match="isolation"):
        docextract.extract(workbook(Roll=ROLL), options=docextract.Options(isolation="process"))


def test_without_a_sheet_the_one_that_holds_the_type_is_read() -> None:
    data = workbook(Notes=NOTES, IS=STATEMENT, Roll=ROLL)
    x = docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    assert (x.meta.sheet, x.meta.sheet_name, len(x.rows)) == (3, "Roll", 9)
    assert "sheetFound" in [warning.type for warning in x.warnings]
    first = docextract.extract(workbook(Roll=ROLL, Notes=NOTES), asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    assert "sheetFound" not in [warning.type for warning in first.warnings]


def test_all_that_is_in_a_file_is_extracted_in_its_order() -> None:
    outcomes = list(docextract.extract_all(workbook(IS=STATEMENT, Notes=NOTES, Roll=ROLL)))
    assert [outcome.tagging_data.document_type for outcome in outcomes] == ["OPERATING_STATEMENT", "RENT_ROLL"]
    assert all(outcome.extraction is not None and outcome.error is None for outcome in outcomes)


def test_the_command_line_makes_one_table_of_many_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other, none = tmp_path / "a.xlsx", tmp_path / "b.pdf", tmp_path / "c.txt"
    one.write_bytes(workbook(Roll=ROLL))
    other.write_bytes(pages(STATEMENT))
    none.write_bytes(b"\0\1")
    assert main(["inspect", "--format", "table", str(one), str(other)]) == 0
    table = capsys.readouterr().out.splitlines()
    assert len(table) == 3
    assert "RENT_ROLL" in table[1]
    assert "OPERATING_STATEMENT" in table[2]
    assert main(["inspect", str(one), str(none)]) == 2
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["dataSets"][0]["documentType"] == "RENT_ROLL"
    assert second["error"]["type"] == "unsupportedMediaTypeError"


@pytest.mark.skipif(not SHARED.exists(), reason="the documents of ../shared are not here")
@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("manager_package.pdf", {("BALANCE_SHEET", 1, 2), ("CASH_FLOW_STATEMENT", 3, 4)}),
        ("mri_commercial.pdf", {("RENT_ROLL", 1, 35)}),
        ("quickbooks_pnl.pdf", {("OPERATING_STATEMENT", 1, 2)}),
        ("image_only.pdf", set()),
        ("empty_template.xlsx", set()),
        ("picture_only.xlsx", set()),
    ],
)
def test_real_files(name: str, wanted: set[tuple[str, int, int]]) -> None:
    found = docextract.inspect(SHARED / "corpus" / name)
    assert {(one.document_type, one.first_page, one.last_page) for one in found.data_sets} == wanted
    if name == "image_only.pdf":
        assert [(part.kind, part.hint) for part in found.parts] == [("SCAN", "docextract-ocr reads it")]


COMPARISON: list[list[Any]] = [
    ["Elm Street"],
    ["Budget Comparison"],
    ["Period = Jan 2026"],
    [],
    [None, None, "PTD Actual", "PTD Budget", "Variance", "YTD Actual", "YTD Budget", "Variance", "Annual"],
    [],
    *[
        [f"41{n}0-0000", name, 1000.5 + n, 900.25 + n, 100.25, 3000.5 + n, 2900.25 + n, 100.25, 12000 + n]
        for n, name in enumerate(
            ["Gross Market Rent", "Vacancy Loss", "Model Unit", "Laundry", "Pet Rent", "Storage Rent"]
        )
    ],
]
RECEIPTS: list[list[Any]] = [
    ["Elm Street"], ["Cash Flow Statement"], ["January 2026"], [], ["Account", "Jan 2026"],
    ["Income"], ["Rent", 12600.25], ["Parking", 340.5], ["Total Income", 12940.75],
    ["Expenses"], ["Water", 410.1], ["Repairs", 733.3], ["Total Expenses", 1143.4], ["Net Operating Income", 11797.35],
    ["Distributions", -11000], ["Cash Flow", 797.35], ["Beginning Cash", 5000], ["Ending Cash", 5797.35],
]  # fmt: skip


@pytest.mark.parametrize("made", [pages, lambda rows: workbook(Notes=NOTES, Sheet=rows)], ids=["PDF", "workbook"])
@pytest.mark.parametrize(
    ("rows", "wanted"),
    [(COMPARISON, "OPERATING_STATEMENT"), (RECEIPTS, "CASH_FLOW_STATEMENT"), (STATEMENT, "OPERATING_STATEMENT")],
    ids=["comparison with a budget", "cash flows with a property's result", "statement"],
)
def test_a_statement_is_what_its_title_says(made: Any, rows: list[list[Any]], wanted: str) -> None:
    (one,) = docextract.inspect(made(rows)).data_sets
    assert one.document_type == wanted
    read = docextract.extract(made(rows), asset_type="OTHER", document_type=wanted)
    assert len(read.rows) == one.rows


def test_of_two_rolls_that_are_no_portfolio_none_is_chosen_unsaid() -> None:
    older = [*ROLL[:2], ["As of 12/31/2025"], *ROLL[3:]]
    data = workbook(Notes=NOTES, Now=ROLL, Then=older)
    with pytest.raises(docextract.InvalidRequestError, match="2 data sets: .*sheet 'Now'.*sheet 'Then'"):
        docextract.extract(data)
    asked = docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    (found,) = [warning.message for warning in asked.warnings if warning.type == "sheetFound"]
    assert "and so does sheet" in found


def test_a_refusal_says_what_would_read_the_document() -> None:
    rows = [["Trial Balance"], ["January 2026"], [], ["Account", "Debit", "Credit"]]
    data = workbook(TB=[*rows, *[[f"1{n}00 Cash {n}", 100 + n, None] for n in range(6)]])
    with pytest.raises(docextract.ExtractionFailedError, match="looks like TRIAL_BALANCE: docextract-accounting reads"):
        docextract.extract(data, asset_type="OTHER", document_type="RENT_ROLL")
    found = docextract.inspect(data)
    assert [(part.kind, part.hint) for part in found.parts] == [("TRIAL_BALANCE", "docextract-accounting reads it")]


def test_the_tables_of_a_file_that_is_one_thing_are_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from docextract.reading import Reading
    from docextract.testing import write

    sample = write("yardi.rentRollWithLeaseCharges", seed=3, format="pdf")
    found: list[str] = []
    find = Reading.find

    def counted(self: Any, document: Any, purpose: str) -> Any:
        found.append(purpose)
        return find(self, document, purpose)

    monkeypatch.setattr(Reading, "find", counted)
    assert [one.document_type for one in docextract.inspect(sample.data).data_sets] == ["RENT_ROLL"]
    assert found == ["report"]
