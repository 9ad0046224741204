"""The workbook that a lender keeps: sums that a spreadsheet adds up again, numbers that lead to where they stand."""

from __future__ import annotations

import datetime as dt
import io
import shutil
import subprocess
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import docextract
from docextract.testing import write

SOFFICE = shutil.which("soffice")


def workbook(rows: list[list[Any]], title: str = "Report1") -> bytes:
    book: Any = openpyxl.Workbook()
    book.active.title = title
    for row in rows:
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


UNITS = [[f"10{n}", f"Vance {n}", 700 + n, 1400.25 + n, dt.date(2026, 1 + n, 1)] for n in range(6)]
HEAD: list[list[Any]] = [
    ["Elm Court Apartments"], ["Rent Roll"], ["As of 03/31/2026"], [], ["Unit", "Resident", "SF", "Rent", "Lease To"],
]  # fmt: skip
TOTAL = ["Total", None, sum(u[2] for u in UNITS), sum(u[3] for u in UNITS), None]
STATEMENT: list[list[Any]] = [
    ["Income Statement"], [], ["Account", "Jan 2026", "Feb 2026", "Mar 2026", "Total"], ["Income"],
    ["Rent", 1000.25, 1010, 1020, 3030.25], ["Parking", 40.5, 41, 42, 123.5],
    ["Total Income", 1040.75, 1051, 1062, 3153.75], ["Expenses"], ["Water", 41.25, 42, 43, 126.25],
    ["Repairs", 73.5, 80, 90, 243.5], ["Total Expenses", 114.75, 122, 133, 369.75],
    ["Net Operating Income", 926.0, 929, 929, 2784],
]  # fmt: skip


def roll(rows: list[list[Any]]) -> docextract.RentRoll:
    return docextract.extract(workbook(rows), asset_type="MULTIFAMILY", document_type="RENT_ROLL")


def statement(rows: list[list[Any]]) -> Any:
    return docextract.extract(workbook(rows), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")


def opened(x: Any, *, values: bool = False) -> Any:
    return openpyxl.load_workbook(io.BytesIO(x.to_xlsx()), data_only=values)


def column(sheet: Any, head: str) -> int:
    return next(cell.column for cell in sheet[1] if cell.value == head)


def line(sheet: Any, text: str) -> int:
    return next(row[0].row for row in sheet.iter_rows() if any(cell.value == text for cell in row))


def formulas(book: Any) -> dict[tuple[str, str], str]:
    return {
        (sheet.title, cell.coordinate): cell.value
        for sheet in book
        for row in sheet.iter_rows()
        for cell in row
        if cell.data_type == "f"
    }


def test_a_total_that_the_rows_come_to_is_a_formula_over_them_with_its_value_beside() -> None:
    x = roll([*HEAD, *UNITS, TOTAL])
    sheet = opened(x)["Rows"]
    total, rent = line(sheet, "Total"), column(sheet, "Contract rent")
    letter = sheet.cell(1, rent).column_letter
    assert sheet.cell(total, rent).value == f"=SUM({letter}2:{letter}7)"
    assert opened(x, values=True)["Rows"].cell(total, rent).value == TOTAL[3]


def test_where_the_document_contradicts_itself_both_numbers_stand_and_no_formula() -> None:
    x = roll([*HEAD, *[[*u[:3], u[3] + 90 * (n == 2), u[4]] for n, u in enumerate(UNITS)], TOTAL])
    sheet = opened(x)["Rows"]
    cell = sheet.cell(line(sheet, "Total"), column(sheet, "Contract rent"))
    assert (cell.value, cell.fill.fgColor.rgb) == (TOTAL[3], "00F8CBAD")
    totals = opened(x)["Totals"]
    (of,) = [row for row in totals.iter_rows(values_only=True) if row[0] == "Total" and row[2] == "Contract rent"]
    assert of[3:6] == (TOTAL[3], TOTAL[3] + 90, 90)


def test_a_number_leads_to_its_cell_in_the_document_s_text_and_is_coloured_by_its_proof() -> None:
    book = opened(roll([*HEAD, *UNITS, TOTAL]))
    sheet = book["Rows"]
    cell = sheet.cell(3, column(sheet, "Contract rent"))
    assert (cell.hyperlink.location, cell.hyperlink.tooltip) == ("'Source Report1'!D7", "Report1!D7")
    assert book["Source Report1"]["D7"].value == "1401.25"
    assert cell.fill.fgColor.rgb == "00E2F0D9"


def test_a_number_of_a_page_leads_to_its_text_too() -> None:
    sample = write("yardi.rentRollWithLeaseCharges", seed=3, format="pdf")
    book = opened(docextract.extract(sample.data, asset_type=sample.asset_type, document_type="RENT_ROLL"))
    sheet = book["Rows"]
    cell = sheet.cell(2, column(sheet, "Market rent"))
    title, _, address = cell.hyperlink.location.partition("!")
    assert Decimal(book[title.strip("'")][address].value.replace(",", "")) == Decimal(str(cell.value))
    assert cell.hyperlink.tooltip.startswith("page 1, ")


def test_an_answer_without_its_document_has_the_same_sums_and_says_where_numbers_stand() -> None:
    x = roll([*HEAD, *UNITS, TOTAL])
    book = opened(docextract.RentRoll.from_json(x.to_json() or ""))
    sheet = book["Rows"]
    assert str(sheet.cell(line(sheet, "Total"), column(sheet, "Area")).value).startswith("=SUM(")
    assert sheet.cell(3, column(sheet, "Contract rent")).hyperlink.tooltip == "Report1!D7"
    assert not [title for title in book.sheetnames if title.startswith("Source")]


def test_a_statement_is_an_outline_whose_sums_and_years_are_formulas() -> None:
    sheet = opened(statement(STATEMENT))["Rows"]
    rent, income, noi = (line(sheet, text) for text in ("Rent", "Total Income", "Net Operating Income"))
    expenses = line(sheet, "Total Expenses")
    assert sheet.cell(income, 3).value == f"=SUM(C{rent}:C{rent + 1})"
    assert sheet.cell(noi, 3).value == f"=SUM(C{income})-SUM(C{expenses})"
    assert sheet.cell(rent, 6).value == f"=SUM(C{rent}:E{rent})"
    levels = [sheet.row_dimensions[row].outline_level for row in (rent, income, noi)]
    assert levels == sorted(levels, reverse=True)
    assert len(set(levels)) == 3
    assert sheet.sheet_properties.outlinePr.summaryBelow


def test_a_sum_of_a_statement_that_misses_its_lines_is_as_printed() -> None:
    rows = [[*row] for row in STATEMENT]
    rows[9][1] = 37.5
    x = statement(rows)
    sheet = opened(x)["Rows"]
    total, repairs = sheet.cell(line(sheet, "Total Expenses"), 3), sheet.cell(line(sheet, "Repairs"), 6)
    assert (total.value, total.data_type) == (114.75, "n")
    assert repairs.value == 243.5
    printed = [row for row in opened(x)["Totals"].iter_rows(values_only=True) if row[0] == "Total Expenses"]
    assert printed[0][2:6] == ("Jan 2026", 114.75, 78.75, -36)


def test_headers_stay_in_view_and_are_printed_on_every_page() -> None:
    for x in (roll([*HEAD, *UNITS, TOTAL]), statement(STATEMENT)):
        sheet = opened(x)["Rows"]
        assert sheet.freeze_panes.endswith("2")
        assert sheet.print_title_rows == "$1:$1"
        assert sheet.print_area
        assert (sheet.page_setup.orientation, sheet.page_setup.fitToWidth) == ("landscape", 1)


def test_the_workbook_has_what_a_lender_looks_for() -> None:
    book = opened(roll([*HEAD, *UNITS, TOTAL]))
    for title in ("Summary", "Rows", "Statuses", "Lease expirations", "Totals", "Checks", "Warnings", "About"):
        assert title in book.sheetnames
    told = {row[0].value: row[1].value for row in book["Summary"].iter_rows() if row[0].value}
    assert told["Total units"] == 6
    assert told["Proved: the document's own arithmetic confirms it"] >= 12
    book = opened(statement(STATEMENT))
    noi = book["Key totals"]
    assert noi.cell(line(noi, "Net operating income"), 4).value == 926


@pytest.mark.parametrize("text", ["=1+1", "+1", "-cmd", "@SUM(A1)"])
def test_no_text_of_a_document_becomes_a_formula(text: str) -> None:
    rows = [*HEAD[:-1], HEAD[-1], [UNITS[0][0], text, *UNITS[0][2:]], *UNITS[1:], TOTAL]
    book = opened(docextract.extract(_texts(rows), asset_type="MULTIFAMILY", document_type="RENT_ROLL"))
    for value in formulas(book).values():
        assert value.startswith("=SUM(")
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row if cell.value == text]
    assert cells
    assert {(cell.data_type, cell.quotePrefix) for cell in cells} == {("s", True)}


def _texts(rows: list[list[Any]]) -> bytes:
    book: Any = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
        for cell in book.active[book.active.max_row]:
            if cell.data_type == "f":
                cell.data_type = "s"
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


DOCUMENTS = [
    ("yardi.rentRollWithLeaseCharges", "pdf"), ("onesite.rentRollDetail", "xlsx"), ("mri.commercialRentRoll", "pdf"),
    ("yardi.statement12", "xlsx"), ("mri.trend12", "pdf"),
]  # fmt: skip


@cache
def made(family: str, medium: Any) -> bytes:
    sample = write(family, seed=5, format=medium)
    x = docextract.extract(sample.data, asset_type=sample.asset_type, document_type=sample.document_type)
    data = x.to_xlsx()
    assert isinstance(data, bytes)
    return data


@pytest.mark.long
@pytest.mark.skipif(SOFFICE is None, reason="LibreOffice (soffice) is not installed")
def test_a_spreadsheet_recalculates_it_to_the_same_totals(tmp_path: Path) -> None:
    written: dict[str, dict[tuple[str, str], Any]] = {}
    for family, medium in DOCUMENTS:
        data = made(family, medium)
        book = openpyxl.load_workbook(io.BytesIO(data))
        values = openpyxl.load_workbook(io.BytesIO(data), data_only=True)
        found = formulas(book)
        assert len(found) > 10
        written[family] = {at: values[at[0]][at[1]].value for at in found}
        book.save(tmp_path / f"{family}.xlsx")  # without what the formulas came to: they must be calculated
    profile = f"-env:UserInstallation={(tmp_path / 'profile').as_uri()}"
    asked = [str(tmp_path / f"{family}.xlsx") for family in written]
    command = [str(SOFFICE), profile, "--headless", "--convert-to", "xlsx", "--outdir", str(tmp_path / "again"), *asked]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    for family, expected in written.items():
        again = openpyxl.load_workbook(tmp_path / "again" / f"{family}.xlsx", data_only=True)
        for (title, at), value in expected.items():
            assert again[title][at].value == pytest.approx(value, abs=1e-6), (family, title, at)
