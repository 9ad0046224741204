"""Pages of one roll whose columns are not those of the page before: each row is read by the columns of its own page."""

from __future__ import annotations

import io
from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

import docextract
from docextract import RentRoll

NARROW = {40: "Unit", 100: "Tenant", 220: "Sq Ft", 300: "Rent", 380: "Lease End"}
WIDE = {
    40: "Floor", 90: "Bldg", 140: "View", 190: "Side", 240: "Zone", 290: "Unit", 340: "Tenant", 460: "Sq Ft",
    520: "Rent", 600: "Lease End",
}  # fmt: skip
LEADS = ("1", "A", "Park", "N", "Z1")
LET = ("Ann Ames", "700", "1,950.00", "12/31/2026")


def drawn(*pages: tuple[dict[int, str], Sequence[Sequence[str]]]) -> bytes:
    """Pages of rows under their headers; a row of one text stands under Unit."""
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(720, 400), invariant=1)
    for header, rows in pages:
        canvas.setFont("Helvetica", 9)
        unit = next(x for x, text in header.items() if text == "Unit" or "Unit" not in header.values())
        for line, cells in enumerate([[*header.values()], *rows]):
            places = [unit] if len(cells) == 1 and cells[0].isdigit() else [*header][: len(cells)]
            for x, text in zip(places, cells, strict=True):
                canvas.drawString(x, 350 - 16 * line, text)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def narrow(*units: int) -> list[Sequence[str]]:
    return [(str(unit), *LET) for unit in units]


def wide(*units: int) -> list[Sequence[str]]:
    return [(*LEADS, str(unit), *LET) for unit in units]


def units_of(data: bytes) -> list[str | None]:
    answer: RentRoll = docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    return [row.unit for row in answer.rows]


def test_a_lone_unit_at_the_head_of_a_page_follows_the_last_one_of_a_page_with_other_columns() -> None:
    pages = (NARROW, narrow(101, 102, 103)), (WIDE, [("104",), *wide(105, 106, 107)])
    assert units_of(drawn(*pages)) == [str(n) for n in range(101, 108)]


def test_a_lone_unit_at_the_end_of_a_page_goes_before_the_first_one_of_a_page_with_other_columns() -> None:
    pages = (WIDE, [*wide(101, 102, 103), ("104",)]), (NARROW, narrow(105, 106, 107))
    assert units_of(drawn(*pages))[:4] == ["101", "102", "103", "104"]


def test_a_heading_at_the_end_of_a_page_leads_to_no_rows_of_a_table_with_other_columns() -> None:
    rows = [("Tower One",), *wide(101, 102), (), (), ("Tower Two",), *wide(201, 202), (), (), ("Tower Three",)]
    other = {70: "Category", 330: "Count of spaces", 500: "Share of all"}
    spaces = [("Retail", "12", "10%"), ("Office", "14", "20%"), ("Storage", "9", "30%"), ("Other", "9", "40%")]
    assert units_of(drawn((WIDE, rows), (other, spaces))) == ["101", "102", "201", "202"]
