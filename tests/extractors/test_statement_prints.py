"""What printed statements carry beside their rows: drawn rules, feet of pages, hidden rows, titles inside a table."""

from __future__ import annotations

import io
from typing import Any

import openpyxl
import pytest
from statements import read, workbook

import docextract
from docextract.document import Page, PageGrid
from docextract.extractors.lines import read_lines
from docextract.extractors.statement.prints.segments import split_statements
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


LINES = [("Rental", 412500, -61300), ("Garages", 315500, 28900), ("Repairs", -129600, -98750), ("Lift", -4420, -8064)]


@pytest.mark.parametrize("opening", ["(", " ("])
def test_brackets_drawn_by_themselves_beside_their_column_are_of_its_amounts(opening: str) -> None:
    from reportlab.pdfbase.pdfmetrics import stringWidth
    from reportlab.pdfgen import canvas

    def amount(right: float, y: float, value: int, sign: str) -> None:
        if value > 0:
            draw.drawRightString(right, y, f"{value:,}")
        else:
            text = f"{opening.strip()}{-value:,}" if opening == "(" else f"{-value:,}"
            draw.drawRightString(right, y, text)
            draw.drawString(right, y, ")")
            if opening != "(":
                draw.drawRightString(right - stringWidth(text, "Times-Roman", 10), y, "(")
        if sign:
            draw.drawString(right - 70, y, sign)

    out = io.BytesIO()
    draw = canvas.Canvas(out, invariant=True)
    draw.setFont("Times-Roman", 10)
    for n, text in enumerate(
        ("HOLM ROAD TENANTS CO.", "STATEMENTS OF CASH FLOWS", "Years ended June 30, 2024 and 2023")
    ):
        draw.drawCentredString(300, 780 - 12 * n, text)
    draw.drawRightString(430, 730, "2024")
    draw.drawRightString(530, 730, "2023")
    rows = [*LINES, ("Sinking fund", -170000, -6500), ("Loan", 520000, -3100), ("Deposits", -114500, 910)]
    rows += [("Net change in cash", *(sum(row[k] for row in rows) for k in (1, 2)))]
    for n, (label, one, other) in enumerate(rows):
        draw.drawString(72, 700 - 15 * n, label)
        for right, value in ((430, one), (530, other)):
            amount(right, 700 - 15 * n, value, "$" if n in (0, len(rows) - 1) else "")
    draw.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="CASH_FLOW_STATEMENT")
    assert [(row.label, *row.values) for row in x.rows] == rows


@pytest.mark.parametrize("titles", [("GROSVENOR HALL FLATS", "CASH BASIS"), ("ELM LODGE", "MODIFIED ACCRUAL BASIS")])
def test_titles_that_stand_over_part_of_a_column_make_none(titles: tuple[str, str]) -> None:
    head = [
        "SYSTEM: LEDGERMASTER    NORTHERN MANAGEMENT LTD              PAGE:     3",
        "ENTITY: 207             INCOME STATEMENT                     DATE: 02/04/25",
        f"                        {titles[0]:<37}TIME: 08:15",
        f"REPORT: PL_SUM          {titles[1]}",
        "                                      MONTH  YEAR TO DATE     PRIOR YTD",
        "ACCT  DESCRIPTION                   01/2025       01/2025       01/2024",
        "=" * 72,
    ]
    rows = [("4000", "FLAT RENTS", 8214), ("4100", "GARAGES", 655), ("", "TOTAL INCOME", 8869)]
    rows += [("5000", "CLEANING", 1210), ("5100", "INSURANCE", 744), ("", "TOTAL EXPENSES", 1954)]
    rows += [("", "NET OPERATING INCOME", 6915)]
    drawn = " " * 28 + ("  " + "-" * 12) * 3
    text = [f"{code:<6}{label:<22}" + "".join(f"{v * k:>14,.2f}" for k in (1, 2, 3)) for code, label, v in rows]
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, invariant=True)
    draw.setFont("Courier", 9)
    for n, line in enumerate([*head, *text[:2], drawn, *text[2:5], drawn, *text[5:]]):
        draw.drawString(36, 780 - 12 * n, line)
    draw.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert [(row.label, *row.values) for row in x.rows] == [(label, v, 2 * v, 3 * v) for _, label, v in rows]


@pytest.mark.parametrize("heads", [("Ist 01-09.2025", "Plan 01-09.2025"), ("Act. 1-3/2026", "Budget 1-3/2026")])
def test_months_without_names_before_a_year_are_a_period(heads: tuple[str, str]) -> None:
    x = read([*TOP[:2], [None, *heads], *BODY])
    assert [(row.label, row.values[0]) for row in x.rows if row.values[0]][:2] == [("Rent", 1000.5), ("Parking", 100.5)]
    months = [(c.period_from.month, c.period_to.month) for c in x.columns if c.period_from and c.period_to]
    assert months == [(1, 9 if "9" in heads[0] else 3)] * 2


@pytest.mark.parametrize("stamp", ["09/08/2025 2:14 PM", "2025-09-08 14:14"])
def test_the_time_of_print_over_the_amounts_is_no_header(stamp: str) -> None:
    from reportlab.pdfgen import canvas

    rows = [("Operating Account", 48213), ("Tenant Receivables", 6982), ("Total Assets", 55195)]
    rows += [("Accounts Payable", 4215), ("Total Liabilities", 4215), ("Owner Equity", 50980)]
    rows += [("Total Liabilities and Equity", 55195)]
    out = io.BytesIO()
    draw = canvas.Canvas(out, invariant=True)
    draw.setFont("Helvetica", 9)
    for n, (left, right) in enumerate((("Balance Sheet", ""), ("Tern Court", stamp), ("As of 08/31/2025 Accrual", ""))):
        draw.drawString(40, 780 - 12 * n, left)
        draw.drawRightString(560, 780 - 12 * n, right)
    for n, (label, value) in enumerate([("Account", "Balance"), *rows]):
        draw.drawString(40, 730 - 13 * n, label)
        draw.drawRightString(560, 730 - 13 * n, value if isinstance(value, str) else f"{value:,}.00")
    draw.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="BALANCE_SHEET")
    assert [(row.label, *row.values) for row in x.rows] == rows
    assert (x.columns[0].label, str(x.columns[0].period_to)) in (("Balance", "2025-08-31"), ("Balance", "None"))
