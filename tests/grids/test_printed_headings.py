"""Sheets that were printed with the letters of their columns and the numbers of their rows."""

from __future__ import annotations

import io

import docextract
from docextract.document import Page, Word
from docextract.grids.printed_headings import without_headings, without_line_numbers

LEFT = (["Suite", "Tenant", "Area", "Rent"], [50, 100, 250, 330])
RIGHT = (["Parking", "Deposit", "Paid to"], [50, 150, 250])
TENANTS = (
    "Osprey Labs",
    "Fennel & Co",
    "VACANT",
    "Larch Dental",
    "Gable Optics",
    "Moss Legal",
    "Quill Press",
    "Rook Cafe",
)


def _printed() -> bytes:
    """A roll of eight suites over two pages, the second to the right of the first, with the spreadsheet's headings."""
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(450, 300), invariant=1)
    for page, (titles, at) in enumerate((LEFT, RIGHT), 1):
        canvas.setFont("Helvetica", 8)
        canvas.drawString(300, 285, f"gable_row.xlsx, sheet {page}")
        for n, x in enumerate(at):
            canvas.drawString(x + 20, 265, chr(ord("A") + n + (4 if page == 2 else 0)))
        for row in range(1, 12):
            canvas.drawRightString(40, 265 - 14 * row, str(row))
        if page == 1:
            canvas.drawString(50, 251, "Gable Row")
            canvas.drawString(50, 237, "Rent Roll as of 4/30/2026")
        canvas.setFont("Helvetica-Bold", 8)
        for x, title in zip(at, titles, strict=True):
            canvas.drawString(x, 223, title)
        canvas.setFont("Helvetica", 8)
        for n, tenant in enumerate(TENANTS):
            y, let = 209 - 14 * n, tenant != "VACANT"
            cells = [str(n + 1), tenant, f"{900 + 10 * n:,}", f"{1800 + 35 * n:,}" if let else ""]
            if page == 2:
                cells = [f"{50 + n}", f"{1500 + 20 * n:,}", f"4/{n + 10}/2026"] if let else [""] * 3
            for x, cell in zip(at, cells, strict=True):
                canvas.drawString(x, y, cell)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def test_letters_above_the_columns_and_numbers_beside_the_rows_are_no_part_of_a_roll() -> None:
    roll = docextract.extract(_printed(), asset_type="RETAIL", document_type="RENT_ROLL")
    assert [row.unit for row in roll.rows] == [str(n + 1) for n in range(8)]
    assert [row.tenant_name for row in roll.rows] == [None if name == "VACANT" else name for name in TENANTS]
    assert str(roll.meta.as_on_date) == "2026-04-30"


def test_pages_printed_to_the_right_are_joined_although_a_head_runs_above_both() -> None:
    roll = docextract.extract(_printed(), asset_type="RETAIL", document_type="RENT_ROLL")
    assert [row.deposit for row in roll.rows] == [None if n == 2 else 1500 + 20 * n for n in range(8)]
    assert {place.page for row in roll.rows for place in row.sources.get("deposit", [])} == {2}


def _page(lines: list[list[str]]) -> Page:
    words = [
        Word(text, 20 + 60 * column, 20 + 14 * row, 20 + 60 * column + 5 * len(text), 30 + 14 * row)
        for row, line in enumerate(lines)
        for column, text in enumerate(line)
        if text
    ]
    return Page(1, 600, 400, words)


def test_numbers_of_leases_under_a_line_of_letters_that_is_no_count_of_columns_stay() -> None:
    rows = [[str(n), "x", "y", "z"] for n in range(1, 9)]
    for head in (["", "A", "C", "B"], ["", "A", "B", "Rent"], ["", "A", "B", "D"]):
        page = _page([head, *rows])
        assert without_headings(page) is page
    assert len(without_headings(_page([["", "A", "B", "C"], *rows])).words) == 24


def test_letters_below_the_titles_of_a_form_stay() -> None:
    rows = [[str(n), "x", "y", "z"] for n in range(1, 9)]
    page = _page([["Schedule"], ["Name"], ["Number"], ["", "A", "B", "C"], *rows])
    assert without_headings(page) is page


def test_numbers_that_do_not_count_the_rows_stay() -> None:
    rows = [[str(n), "x", "y", "z"] for n in (101, 102, 205, 207, 301, 310)]
    page = _page([["", "A", "B", "C"], *rows])
    assert without_headings(page) is page


def _numbered(tops: list[float], above: float) -> Page:
    """A page of 25 numbers at its left, and of lines of words at these heights below a title."""
    words = [Word(str(n + 1), 40.0, 60.0 + 24 * n, 46.0, 69.0 + 24 * n, "Serif", 9.0, False, n, 0) for n in range(25)]
    title = Word("EXHIBIT", 200.0, above, 240.0, above + 9, "Serif", 9.0, False, 99, 0)
    lines = [Word("1401", 80.0, top, 100.0, top + 9, "Serif", 9.0, False, 100 + n, 0) for n, top in enumerate(tops)]
    return Page(1, 612, 792, [*words, title, *lines])


def test_the_numbers_of_pleading_paper_are_no_cells() -> None:
    for above in (60.0, 46.0):  # beside the first number, or a little above it
        page = _numbered([84.0 + 13 * n for n in range(30)], above=above)
        assert [word.text for word in without_line_numbers(page).words] == ["EXHIBIT", *["1401"] * 30]


def test_lots_that_are_counted_stay_units() -> None:
    in_line = _numbered([60.0 + 24 * n for n in range(25)], above=40.0)
    below_title = _numbered([84.0 + 13 * n for n in range(30)], above=30.0)
    assert without_line_numbers(in_line) is in_line
    assert without_line_numbers(below_title) is below_title
