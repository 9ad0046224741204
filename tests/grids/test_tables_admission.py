"""What is no table gives none, and what was refused can be looked at with the reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables_paper import Drawing

from docextract.document import Document, Page, Rule, Sheet, SheetGrid, Word
from docextract.grids.tables import candidates, find_document_tables, find_tables


def test_running_text_is_no_table() -> None:
    page = Drawing()
    page.prose(60, 50)
    assert page.grids() == []


def test_two_columns_of_running_text_are_no_table() -> None:
    page = Drawing()
    page.prose(60, 50, 50, 290)
    page.prose(60, 50, 315, 560)
    assert page.grids() == []


def test_a_table_under_two_columns_of_text_is_found() -> None:
    page = Drawing()
    page.prose(60, 20, 50, 290)
    y = page.prose(60, 20, 315, 560) + 30
    page.row(y, "Item", ["Amount", "Share"], [300, 400])
    for k in range(4):
        page.row(y + 13 * (k + 1), f"Line {'abcd'[k]}", [f"{k + 1},200", f"{k + 10}.5%"], [300, 400])
    [grid] = page.grids()
    assert len(grid.rows) == 5


def test_a_frame_around_the_page_is_no_table() -> None:
    page = Drawing()
    page.canvas.rect(30, 30, 552, 732)
    page.line(30, 70, 582, 70)
    page.text(40, 55, "Confidential")
    page.prose(95, 40, 50, 560)
    assert page.grids() == []


def test_a_table_in_a_frame_is_found() -> None:
    page = Drawing()
    page.canvas.rect(30, 30, 552, 732)
    page.ruled([80, 160, 240], [100, 116, 132], [["Unit", "Rent"], ["101", "950"]])
    [grid] = page.grids()
    assert grid.rows == [["Unit", "Rent"], ["101", "950"]]


def test_text_in_a_shaded_box_is_no_table() -> None:
    page = Drawing()
    page.fill(70, 90, 545, 200)
    page.prose(105, 8, 80, 535)
    assert page.grids() == []


def test_a_form_is_no_table_and_the_reason_is_kept() -> None:
    page = Drawing(points=8)
    y = 80.0
    for labels in (
        ("Last name", "First name", "M.I."),
        ("Street", "Apt"),
        ("City", "State", "Zip"),
        ("Phone", "Email"),
    ):
        width = 468 / len(labels)
        for k, label in enumerate(labels):
            page.canvas.rect(72 + k * width, 792 - y - 30, width, 30)
            page.text(75 + k * width, y + 9, label)
        y += 30
    [refused] = [c for c in candidates(page.page()) if c.finder == "lattice"]
    assert not refused.accepted
    assert any("form" in reason for reason in refused.reasons)


def test_a_list_of_contents_is_no_table() -> None:
    page = Drawing()
    for k, title in enumerate(("Summary", "Occupancy", "Income", "Expenses", "Outlook", "Notes")):
        page.row(80 + 16 * k, title, [str(3 + 4 * k)], [520])
    assert page.grids() == []


def test_numbered_paragraphs_are_no_table() -> None:
    page = Drawing()
    y = 80.0
    for k in range(8):
        page.text(72, y, f"{k + 1}.")
        y = page.prose(y, 3, 95, 540) + 6
    assert page.grids() == []


def test_a_bar_chart_is_no_table() -> None:
    page = Drawing(points=8)
    for k in range(6):
        page.line(100, 300 - 30 * k, 500, 300 - 30 * k)
        page.text(95, 303 - 30 * k, str(20 * k), "right")
    for k in range(8):
        page.fill(115 + 48 * k, 200 + 9 * k, 140 + 48 * k, 300)
        page.text(127 + 48 * k, 312, str(2001 + k), "center")
    assert page.grids() == []


def test_an_empty_page_has_no_tables() -> None:
    assert find_tables(Page(1, 612, 792)) == []
    assert candidates(Page(1, 612, 792)) == []


def test_a_page_of_crossing_lines_is_given_up_not_computed() -> None:
    rules = [Rule(0, y * 0.35, 600, y * 0.35) for y in range(0, 2000, 7)]
    rules += [Rule(x * 0.3, 0, x * 0.3, 780) for x in range(0, 2000, 7)]
    page = Page(1, 612, 792, [Word("plan", 10, 10, 30, 20)], rules * 3)
    assert candidates(page) == []


def test_a_document_of_sheets_gives_a_grid_for_each() -> None:
    document = Document("test", "x", sheets=[Sheet(1, "A", [["x", 1]]), Sheet(2, "B", [["y"]])])
    grids = find_document_tables(document)
    assert [type(g) for g in grids] == [SheetGrid, SheetGrid]
    assert [g.rows for g in grids] == [[["x", "1"]], [["y"]]]


def test_the_same_page_gives_the_same_grids() -> None:
    page = Drawing()
    page.row(100, "Item", ["Amount", "Share"], [300, 400])
    for k in range(4):
        page.row(113 + 13 * k, f"Line {'abcd'[k]}", [f"{k + 1},200", f"{k + 10}.5%"], [300, 400])
    read = page.page()
    first, second = find_tables(read), find_tables(read)
    assert [(g.rows, g.boxes, g.score, g.reasons) for g in first] == [
        (g.rows, g.boxes, g.score, g.reasons) for g in second
    ]


@pytest.mark.parametrize(
    ("document", "page", "rows", "columns"), [("eu-005", 2, [15, 16], [3, 9]), ("eu-027", 3, [28], [5])]
)
def test_tables_of_printed_reports_have_the_rows_and_columns_they_show(
    shared: Path, document: str, page: int, rows: list[int], columns: list[int]
) -> None:
    from docextract.readers.pdf.pdfium import read

    source = (shared / "tables" / "icdar2013" / f"{document}.pdf").read_bytes()
    [printed] = read(source, first_page=page, last_page=page).pages
    grids = find_tables(printed)
    assert [len(g.rows) for g in grids] == rows
    assert [g.width for g in grids] == columns


def test_figures_each_alone_in_a_row_of_a_lattice_are_a_chart() -> None:
    page = Drawing()
    page.ruled([80, 130, 180, 230, 280], [100, 120, 140, 160, 180], [[""] * n + [f"{n}4%"] for n in range(4)])
    assert page.grids() == []


def test_words_centred_in_bands_of_colour_are_a_table() -> None:
    page = Drawing()
    rows = [
        ["Zone", "Conditions", "Badge", "Escort"],
        ["Roof", "Permit", "red", "yes"],
        ["Cold store", "Buddy", "any", "no"],
    ]
    rows += [["Archive", "None", "green", "no"], ["Laboratory", "Training", "green", "yes"]]
    for n, (zone, conditions, badge, escort) in enumerate(rows):
        y = 100 + 14 * n
        if n % 2:
            page.fill(76, y - 10, 440, y + 4)
        page.text(80, y, zone)
        page.text(160, y, conditions)
        page.text(330, y, badge, "center")
        page.text(420, y, escort, "center")
    [grid] = page.grids()
    assert grid.rows == rows
