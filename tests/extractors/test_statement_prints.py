"""What printed statements carry beside their rows: drawn rules, feet of pages, hidden rows, titles inside a table."""

from __future__ import annotations

import io
from typing import Any

import openpyxl
from statements import read, workbook

import docextract
from docextract.document import Page, PageGrid
from docextract.extractors.lines import read_lines
from docextract.extractors.statement.segments import split_statements
from docextract.vocabulary import load_vocabulary

TOP = [["Oak Court"], ["Income Statement"], ["Period = Mar 2024"], [None, "Actual", "Budget"]]
BODY: list[list[Any]] = [
    ["INCOME"],
    ["Rent", 1000.5, 900.25],
    ["Parking", 100.5, 90.25],
    ["TOTAL INCOME", 1101.0, 990.5],
    ["EXPENSES"],
    ["Utilities", 121.5, 100.75],
    ["Repairs", 30.25, 40.5],
    ["TOTAL EXPENSES", 151.75, 141.25],
    ["NET OPERATING INCOME", 949.25, 849.25],
]


def labels(x: docextract.Statement) -> list[str | None]:
    return [row.label for row in x.rows]


def test_a_rule_drawn_with_characters_is_no_part_of_the_row_above() -> None:
    rule = ["-" * 40, "------------", "============"]
    drawn = [*BODY[:3], rule, *BODY[3:7], rule, *BODY[7:]]
    x = read([*TOP, *drawn])
    assert labels(x) == [row[0] for row in BODY]


def test_amounts_in_angle_brackets_are_negative() -> None:
    rows = [*BODY[:2], ["Vacancy", "<10.50>", "<9.25>"], ["TOTAL INCOME", "990.00", "891.00"], *BODY[4:8]]
    x = read([*TOP, *rows, ["NET OPERATING INCOME", "838.25", "749.75"]])
    assert [float(value) for value in x.rows[2].values if value is not None] == [-10.5, -9.25]
    assert x.rows[2].proof == ("PROVED", "PROVED")


def test_what_ends_several_pages_is_a_foot_and_no_heading() -> None:
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    for number, rows in enumerate((BODY[:3], BODY[3:])):
        y = 740.0
        for title in ("Oak Court", "Income Statement", f"Page {number + 1}"):
            draw.drawString(40, y, title)
            y -= 16
        draw.drawRightString(300, y, "Actual")
        draw.drawRightString(400, y, "Budget")
        for label, *amounts in rows:
            y -= 14
            draw.drawString(40, y, label)
            for n, amount in enumerate(amounts):
                draw.drawRightString(300 + 100 * n, y, f"{amount:,.2f}")
        draw.drawString(40, y - 18, "Wednesday, January 14, 2026")
        draw.showPage()
    draw.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    assert labels(x) == [row[0] for row in BODY]
    assert x.ledger.by_role["FOOTER"] == 2


def test_hidden_rows_of_zeros_are_left_out_and_hidden_amounts_are_not() -> None:
    rows = [*TOP, *BODY[:2], ["Storage", 0, 0], *BODY[2:]]
    for hidden, there in (("Storage", False), ("Parking", True)):
        book = openpyxl.load_workbook(io.BytesIO(workbook(rows)))
        at = next(n for n, row in enumerate(rows, 1) if row[0] == hidden)
        book.active.row_dimensions[at].hidden = True
        out = io.BytesIO()
        book.save(out)
        x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
        assert isinstance(x, docextract.Statement)
        assert (hidden in labels(x)) is there


def test_hidden_rows_that_a_line_beside_them_sums_up_are_left_out_and_named() -> None:
    detail = [["Parking - Garage", 60.25, 50.25], ["Parking - Yard", 40.25, 40]]
    inside = [*TOP, *BODY[:2], *detail, *BODY[2:]]
    below = [*TOP, *BODY[:3], *detail, *BODY[3:]]
    other = [*TOP, *BODY[:2], detail[0], ["Storage", 11, 12], *BODY[2:]]
    for rows, names, there in (
        (inside, ("Parking - Garage", "Parking - Yard"), False),
        (below, ("Parking - Garage", "Parking - Yard"), False),
        (other, ("Parking - Garage", "Storage"), True),
    ):
        book = openpyxl.load_workbook(io.BytesIO(workbook(rows)))
        for at, row in enumerate(rows, 1):
            book.active.row_dimensions[at].hidden = row[0] in names
        out = io.BytesIO()
        book.save(out)
        x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
        assert isinstance(x, docextract.Statement)
        assert [label in labels(x) for label in names] == [there, there]
        assert any(note.type == "hiddenRows" for note in x.warnings) is not there


def test_a_heading_of_a_page_that_falls_into_two_grids_begins_no_other_statement() -> None:
    texts = [
        ["Oak Court"],
        ["Cash Flow Statement"],
        ["From Jan 2024 to Mar 2024"],
        [None, "Q1 2024", "Total"],
        ["Net Income", "$810.00", "$810.00"],
        ["Adjustments to Profit/(Loss)"],
        ["Receivables", "($50.00)", "($50.00)"],
    ]
    whole = [[*cells, *[None] * (3 - len(cells))] for cells in texts]
    grids = [PageGrid(rows, 3, on=Page(1, 612, 792)) for rows in (whole[:3], whole[3:])]
    segments = split_statements(read_lines(grids), load_vocabulary())
    assert [segment.family for segment in segments] == ["CASH_FLOW"]


def test_a_header_whose_last_word_nobody_knows_is_a_header() -> None:
    rows = [
        ["Oak Court"],
        ["Comparative Balance Sheet"],
        ["As of 10/31/25"],
        [None, "Current Period", "Prior Year End"],
        ["Description", "Balance", "Balance", "Change", "LD"],
        [None, "10/31/25", "12/31/24"],
        ["ASSETS"],
        ["Cash", 100.5, 90.25, 10.25],
        ["Receivables", 50.25, 60.5, -10.25],
        ["TOTAL ASSETS", 150.75, 150.75, 0.0],
        ["LIABILITIES"],
        ["Mortgage", 100.75, 110.5, -9.75],
        ["TOTAL LIABILITIES", 100.75, 110.5, -9.75],
        ["EQUITY"],
        ["Capital", 50.0, 40.25, 9.75],
        ["TOTAL EQUITY", 50.0, 40.25, 9.75],
        ["TOTAL LIABILITIES AND EQUITY", 150.75, 150.75, 0.0],
    ]
    x = read(rows, "BALANCE_SHEET")
    assert [column.kind for column in x.columns] == ["ACTUAL", "PRIOR", "VARIANCE"]
