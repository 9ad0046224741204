"""A statement on two pages that face each other, names on the left one alone: joined, or never proved."""

from __future__ import annotations

import io
from decimal import Decimal
from typing import Any

import pytest
from statements import read

import docextract

NAMES = (
    "Rental Income", "Parking Income", "Total Income", "Repairs", "Utilities", "Insurance", "Total Operating Expenses",
    "Net Operating Income",
)  # fmt: skip
LEFT, RIGHT = ("Jan-25", "Feb-25", "Mar-25"), ("Apr-25", "May-25", "Jun-25")
OVER_YEARS = ("OCT 2023", "NOV 2023", "DEC 2023", "JAN 2024", "FEB 2024", "MAR 2024")


def amounts(month: int) -> list[int]:
    rent, parking, repairs, utilities, insurance = 9000 + 7 * month, 310 + month, 800 + 31 * month, 640 - month, 450
    income, expenses = rent + parking, repairs + utilities + insurance
    return [rent, parking, income, repairs, utilities, insurance, expenses, income - expenses]


def facing(*, numbered: bool, pitch: float = 14.0) -> bytes:
    """Two pages of three months each; ``pitch`` is the distance of the lines of the right one."""
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    for page, heads in enumerate((LEFT, RIGHT)):
        draw.setFont("Helvetica", 9)
        draw.drawString(60, 750, ("Cedar Hill", "January 1, 2025 through June 30, 2025")[page])
        draw.drawString(60, 736, ("Statement of Operations", "(read across)")[page])
        start = (330, 130)[page]
        for n, head in enumerate(heads):
            draw.drawRightString(start + 80 * n, 710, head)
        for row, name in enumerate(NAMES):
            y = 690 - (14.0, pitch)[page] * row
            if page == 0:
                draw.drawString(90, y, name)
            if numbered:
                draw.drawRightString((70, 400)[page], y, str(row + 1))
            for n in range(3):
                draw.drawRightString(start + 80 * n, y, f"{amounts(3 * page + n)[row]:,}")
        draw.drawString(60, 60, f"Prepared from the books   {page + 1}")
        draw.showPage()
    draw.save()
    return out.getvalue()


@pytest.mark.parametrize(("numbered", "pitch"), [(True, 14.0), (True, 17.0), (False, 14.0)])
def test_lines_are_joined_by_their_number_or_their_height(numbered: bool, pitch: float) -> None:
    data = facing(numbered=numbered, pitch=pitch)
    statement = docextract.extract(data, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    assert [column.label for column in statement.columns] == [*LEFT, *RIGHT]
    expected = [(name, [Decimal(amounts(m)[n]) for m in range(6)]) for n, name in enumerate(NAMES)]
    assert [(row.label, list(row.values)) for row in statement.rows] == expected
    assert all(proof == "PROVED" for row in statement.rows for proof in row.proof)
    places = [*statement.rows[0].sources]
    assert [place.page for place in places[:6] if place is not None] == [1, 1, 1, 2, 2, 2]


def test_a_page_that_joins_nothing_proves_nothing() -> None:
    data = facing(numbered=False, pitch=11.0)
    statement = docextract.extract(data, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    named = dict(zip(NAMES, zip(*(amounts(m) for m in range(3)), strict=True), strict=True))
    for row in statement.rows:
        for value, proof in zip(row.values, row.proof, strict=True):
            assert proof != "PROVED" or value in named.get(row.label or "", ())


HALVES = [["Rents", *range(901, 913)], ["Fees", *range(21, 33)], ["Total Income", *range(922, 945, 2)], ["Expenses"],
          ["Taxes", *[77] * 12], ["Water", *range(31, 43)], ["Total Expenses", *range(108, 120)],
          ["Net Operating Income", *range(814, 826)]]  # fmt: skip
MONTHS = [f"{n} 2024" for n in ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")]


def test_months_in_two_parts_one_below_the_other_are_one_table() -> None:
    rows: list[list[Any]] = [["Cedar Hill"], ["Income Statement"], [None, *MONTHS[:6]]]
    rows += [row[:7] for row in HALVES]
    rows += [[], ["Cedar Hill"], [None, *MONTHS[6:], "Total"]]
    rows += [[row[0], *row[7:], *([sum(row[1:])] if row[1:] else [])] for row in HALVES]
    statement = read(rows, "OPERATING_STATEMENT_T12")
    assert [c.column_id for c in statement.columns][-2:] == ["ACTUAL:2024-12", "ACTUAL:T12"]
    assert len(statement.rows) == len(HALVES)
    rents = statement.rows[0]
    assert rents.values == [*range(901, 913), sum(range(901, 913))]
    assert [str(rents.sources[n].cell) for n in (0, 6)] == ["B4", "B15"]  # type: ignore[union-attr]
    assert set(rents.proof) == {"PROVED"}


def test_another_property_below_under_other_months_is_no_second_part() -> None:
    rows: list[list[Any]] = [["Cedar Hill"], ["Income Statement"], [None, *MONTHS[:6]]]
    rows += [row[:7] for row in HALVES]
    rows += [[], ["Oak Park"], ["Income Statement"], [None, *MONTHS[6:]]]
    rows += [[row[0], *row[7:]] for row in HALVES]
    assert len(read(rows).others) == 1


def printed_over(*, other: str = "Alder Court") -> bytes:
    """The names of a statement on two pages under three months, and again on the next two under three others."""
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    for part, heads in enumerate((LEFT, RIGHT)):
        for page, rows in enumerate((range(4), range(4, len(NAMES)))):
            draw.setFont("Helvetica", 9)
            draw.drawString(60, 750, other if part else "Alder Court")
            draw.drawString(60, 736, "Income and Expense, January through June 2025")
            for n, head in enumerate(heads):
                draw.drawRightString(330 + 80 * n, 710, head)
            for at, row in enumerate(rows):
                draw.drawString(60, 690 - 14 * at, NAMES[row])
                for n in range(3):
                    draw.drawRightString(330 + 80 * n, 690 - 14 * at, f"{amounts(3 * part + n)[row]:,}")
            draw.drawRightString(550, 40, f"Page {2 * part + page + 1}")
            draw.showPage()
    draw.save()
    return out.getvalue()


def test_pages_that_repeat_the_names_of_others_under_other_months_are_one_table_with_them() -> None:
    statement = docextract.extract(printed_over(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    assert [column.label for column in statement.columns] == [*LEFT, *RIGHT]
    expected = [(name, [Decimal(amounts(m)[n]) for m in range(6)]) for n, name in enumerate(NAMES)]
    assert [(row.label, list(row.values)) for row in statement.rows] == expected
    assert all(proof == "PROVED" for row in statement.rows for proof in row.proof)
    assert [place.page for place in statement.rows[-1].sources if place is not None] == [2, 2, 2, 4, 4, 4]


def months_over_years(*, left_out: str = "") -> bytes:
    """A statement on two pages of three months each, months over years, without one of its names on the second."""
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    for part, heads in enumerate((OVER_YEARS[:3], OVER_YEARS[3:])):
        draw.setFont("Courier", 9)
        draw.drawString(60, 750, "ALDER COURT MANAGEMENT CORP")
        draw.drawRightString(550, 750, f"PAGE {part + 1}")
        draw.drawString(60, 736, "SIX MONTH OPERATING STATEMENT")
        draw.drawString(60, 710, "DESCRIPTION")
        for n, head in enumerate(heads):
            for at, word in enumerate(head.split()):
                draw.drawRightString(330 + 80 * n, 710 - 12 * at, word)
        draw.drawString(60, 686, "=" * (70 + 10 * part))
        for at, name in enumerate(NAMES):
            if part and name == left_out:
                continue
            draw.drawString(60, 670 - 14 * at, name)
            for n in range(3):
                draw.drawRightString(330 + 80 * n, 670 - 14 * at, f"{amounts(3 * part + n)[at]:,}")
        draw.showPage()
    draw.save()
    return out.getvalue()


def test_months_over_their_years_and_numbers_of_pages_in_titles_part_no_pages_of_one_table() -> None:
    statement = docextract.extract(months_over_years(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    assert [column.label for column in statement.columns] == [*OVER_YEARS]
    expected = [(name, [Decimal(amounts(m)[n]) for m in range(6)]) for n, name in enumerate(NAMES)]
    assert [(row.label, list(row.values)) for row in statement.rows] == expected


def test_amounts_of_a_page_with_other_names_under_other_months_are_not_read_under_those_of_the_first() -> None:
    data = months_over_years(left_out=NAMES[1])
    statement = docextract.extract(data, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    assert [column.label for column in statement.columns] == [*OVER_YEARS[:3]]
    expected = [(name, [Decimal(amounts(m)[n]) for m in range(3)]) for n, name in enumerate(NAMES)]
    assert [(row.label, list(row.values)) for row in statement.rows] == expected
    assert "severalStatements" in [warning.type for warning in statement.warnings]


def test_pages_with_the_names_of_others_under_another_title_are_a_statement_of_their_own() -> None:
    data = printed_over(other="Birch Court")
    statement = docextract.extract(data, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    assert [column.label for column in statement.columns] == [*LEFT]


def test_the_number_of_a_page_beside_the_title_is_no_amount() -> None:
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    for page, names in enumerate((NAMES[:3], NAMES[3:])):
        draw.setFont("Courier", 9)
        for y, left, middle, label in (
            ()
            if page == 0
            else (
                (750, "Database: WORK01", "Income Statement", "Page:"),
                (738, "Entity:", "PAL410", "Date:"),
            )
        ):
            draw.drawString(40, y, left)
            draw.drawString(220, y, middle)
            draw.drawString(430, y, label)
        draw.drawRightString(560, 750, str(page + 1) if page else "Income Statement")
        for n, head in enumerate(LEFT):
            draw.drawRightString(400 + 80 * n, 710, head)
        for row, name in enumerate(names, 3 * page):
            draw.drawString(60, 690 - 14 * row, name)
            for n in range(3):
                draw.drawRightString(400 + 80 * n, 690 - 14 * row, f"{amounts(n)[row]:,}.00")
        draw.showPage()
    draw.save()
    x = docextract.extract(out.getvalue(), asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    assert [row.label for row in x.rows] == [*NAMES]
    assert x.failed_checks == []
