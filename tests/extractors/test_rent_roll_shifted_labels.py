"""Words of a page's header that stand beside their numbers, not above them."""

from __future__ import annotations

import io
from decimal import Decimal

from reportlab.pdfgen.canvas import Canvas
from rolls import read

from docextract.document import Page, PageGrid
from docextract.extractors.lines import read_lines
from docextract.extractors.rent_roll.anatomy.headerblocks import HeaderBlock
from docextract.extractors.rent_roll.anatomy.labels import join_labels
from docextract.extractors.rent_roll.headers.shiftedlabels import shift_labels
from docextract.vocabulary import load_vocabulary

LEFT = {"unit": 30, "tenant": 75, "area": 210}
RIGHT = {"area": 235, "month": 300, "year": 380, "extra": 430, "bond": 530}


def _page(heads: list[list[tuple[float, str]]]) -> bytes:
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 400), invariant=1)
    canvas.setFont("Helvetica", 8)
    canvas.drawString(30, 370, "Rent Roll")
    canvas.drawString(30, 358, "As of 04/30/2026")
    for depth, cells in enumerate(heads):
        for x, text in cells:
            canvas.drawString(x, 336 - 10 * depth, text)
    for n in range(9):
        y = 300 - 14 * n
        rent = 1450 + 37 * n
        canvas.drawString(LEFT["unit"], y, f"B-{11 + n}")
        canvas.drawString(LEFT["tenant"], y, f"Fennimore Tools {n}")
        amounts = {"area": 900 + 11 * n, "month": rent, "year": 12 * rent, "extra": 25 + n, "bond": 2 * rent}
        for name, amount in amounts.items():
            canvas.drawRightString(RIGHT[name], y, f"{amount:,.2f}")
    canvas.showPage()
    canvas.save()
    return out.getvalue()


def test_words_over_an_empty_column_head_the_filled_one_beside_it() -> None:
    head: list[list[str | None]] = [
        [None, None, "Billed", None, None, None],
        ["Unit", "Parking", None, "Trash", "Deposit", None],
    ]
    rows: list[list[str | None]] = [[f"{n}", None, "25.00", "9.50", None, "500.00"] for n in range(8)]
    lines = read_lines([PageGrid([*head, *rows, [None, None, None, None, "4,000.00", None]], 6, on=Page(1, 612, 792))])
    block = HeaderBlock(lines[:2], join_labels(lines[:2], load_vocabulary()), 1.0)
    shift_labels(block, lines[2:])
    found = {column: label.text for column, label in block.labels.items()}
    assert found == {0: "Unit", 2: "Parking", 3: "Trash", 5: "Deposit"}


def test_a_title_parted_between_two_columns_is_over_both() -> None:
    top = [(262, "Base"), (318, "Rent")]
    below = [(30, "Unit"), (75, "Tenant"), (205, "Sq Ft"), (262, "Monthly"), (350, "Annual"), (380, "Parking")]
    x = read(_page([top, below]), "INDUSTRIAL")
    assert [row.contract_rent for row in x.rows] == [1450 + 37 * n for n in range(9)]
    assert [row.annual_rent for row in x.rows] == [Decimal(12 * (1450 + 37 * n)) for n in range(9)]


def test_titles_that_dashes_draw_out_in_one_cell_stand_each_over_its_columns() -> None:
    title = "---- CURRENT CHARGES ---- --NEXT INCREASE--"
    rows: list[list[str | None]] = [[None, title, None, None, None], ["SUITE", "CD", "AMOUNT", "DATE", "AMOUNT"]]
    ends = [(20.0, 60.0), (100.0, 115.0), (180.0, 215.0), (225.0, 250.0), (270.0, 310.0)]
    boxes = [
        [None, (100.0, 10.0, 315.0, 18.0), None, None, None],
        [(left, 20.0, right, 28.0) for left, right in ends],
    ]
    lines = read_lines([PageGrid(rows, 5, boxes=boxes, on=Page(1, 612, 792))])
    groups = {c: label.group for c, label in join_labels(lines, load_vocabulary()).items()}
    assert groups == {
        0: "", 1: "CURRENT CHARGES", 2: "CURRENT CHARGES", 3: "NEXT INCREASE", 4: "NEXT INCREASE",
    }  # fmt: skip
