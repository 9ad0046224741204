"""Boxes at the margin that name sections, and the numbers of a form's lines: neither is part of a label."""

from __future__ import annotations

import io
from collections.abc import Callable
from decimal import Decimal
from typing import Any

from reportlab.pdfgen import canvas
from statements import read

import docextract

HEAD = [["Statement of Profit and Loss"], ["Part", "Description of Account", "Acct. No.", "Amount"]]


def test_boxes_left_of_the_labels_are_headings_of_their_own_with_their_codes() -> None:
    rows = [
        ["Rental Income", "Rent Revenue", "5120", 41200],
        ["5100", "Garage and Parking Spaces", "5170", 840],
        ["", "Laundry Space", "5180", 310],
        ["", "Vending Space", "5185", 55],
        ["", "Total Rent Revenue", "5100T", 42405],
        ["Vacancies 5200", "Apartments", "5220", -1960],
        ["", "Concessions", "5250", -180],
        ["", "Storage", "5260", -20],
        ["", "Total Vacancies", "5200T", -2160],
        ["", "Net Rental Revenue", "5152N", 40245],
    ]
    x = read([*HEAD, *rows])
    assert [(r.row_type, r.account_code, r.label) for r in x.rows] == [
        ("HEADING", "5100", "Rental Income"),
        ("LINE", "5120", "Rent Revenue"),
        ("LINE", "5170", "Garage and Parking Spaces"),
        ("LINE", "5180", "Laundry Space"),
        ("LINE", "5185", "Vending Space"),
        ("SUBTOTAL", "5100T", "Total Rent Revenue"),
        ("HEADING", "5200", "Vacancies"),
        ("LINE", "5220", "Apartments"),
        ("LINE", "5250", "Concessions"),
        ("LINE", "5260", "Storage"),
        ("SUBTOTAL", "5200T", "Total Vacancies"),
        ("TOTAL", "5152N", "Net Rental Revenue"),
    ]
    assert len({row.row_id for row in x.rows}) == len(x.rows)
    assert all(p == "PROVED" for row in x.rows for p in row.proof if p is not None)


def test_the_number_of_a_line_is_no_amount_where_it_stands_before_the_amounts_again() -> None:
    rows = [
        ["2a", "Gross rents", "2a", 148200, 96400],
        ["2b", "Other income", "2b", 1915, 500],
        ["2c", "Total gross income", "2c", 150115, 96900],
        ["3", "Advertising", 3, 420, 310],
        ["4", "Auto and travel", 4, 318, 318],
        ["5", "Repairs", 5, 9377, 4180],
        ["6", "Total expenses", 6, 10115, 4808],
        ["7", "Net income", 7, 140000, 92092],
    ]
    x = read([["Income Statement 2024"], ["", "", "", "Elm St", "Oak St"], *rows])
    assert [(r.account_code, r.label, [int(v) for v in r.values if v is not None]) for r in x.rows if r.label] == [
        (str(number), label, [one, other]) for number, label, _, one, other in rows
    ]


def test_an_amount_that_is_the_number_of_its_line_by_accident_is_an_amount() -> None:
    rows = [
        ["1", "Gross rents", 148200, 2],
        ["2", "Other income", 1915, 2],
        ["3", "Total income", 150115, 4],
        ["4", "Advertising", 4, 318],
        ["5", "Repairs", 9377, 5],
        ["6", "Total expenses", 9381, 323],
        ["7", "Net income", 140734, 7],
    ]
    x = read([["Income Statement 2024"], ["", "", "Elm St", "Oak St"], *rows])
    assert [[int(v) for v in r.values if v is not None] for r in x.rows if r.label] == [row[2:] for row in rows]


def test_the_numbers_at_the_edge_of_pleading_paper_join_no_rows() -> None:
    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    draw.setFont("Helvetica", 9)
    draw.drawString(120, 740, "Statement of Cash Receipts and Disbursements")
    draw.drawRightString(420, 715, "This Report")
    draw.drawRightString(520, 715, "To Date")
    names = ["Base rent", "Parking", "Antenna", "Interest", "Late fees", "Total Receipts", "Janitorial", "Utilities"]
    names += ["Security", "Insurance", "Taxes", "Total Disbursements", "NET RECEIPTS (DISBURSEMENTS)"]
    amounts = [9000, 800, 70, 6, 24, 9900, 413, 527, 639, 746, 861, 3186, 6714]
    for n, (name, amount) in enumerate(zip(names, amounts, strict=True)):
        draw.drawString(90, 690 - 16 * n, name)
        draw.drawRightString(420, 690 - 16 * n, f"{amount:,}.00")
        draw.drawRightString(520, 690 - 16 * n, f"{2 * amount:,}.00")
    for n in range(28):
        draw.drawRightString(60, 738 - 24 * n, str(n + 1))
    draw.save()
    x = docextract.extract(out.getvalue(), asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    assert [(row.label, [*row.values]) for row in x.rows] == [
        (name, [Decimal(amount), Decimal(2 * amount)]) for name, amount in zip(names, amounts, strict=True)
    ]
    assert all(proof == "PROVED" for row in x.rows for proof in row.proof)
    assert x.key_totals.net_cash_flow is not None
    assert x.key_totals.net_cash_flow.row_index == len(names) - 1


def _form(number: Callable[[int], str], *, again: bool) -> list[list[Any]]:
    lines = [("Rents", 31200), ("Premiums", 40), ("Total income", 31240), ("Insurance", 2140), ("Repairs", 3865)]
    lines += [("Total expenses", 6005), ("Net profit", 25235)]
    return [
        [f"{number(n)} {label}", *([int(number(n))] if again else []), amount]
        for n, (label, amount) in enumerate(lines, 20)
    ]


def test_a_number_that_a_label_begins_with_stands_before_the_amounts_again() -> None:
    x = read([["Income and Expenses"], ["", "", 2024], *_form(str, again=True)])
    assert [(row.account_code, row.label) for row in x.rows][:2] == [("20", "Rents"), ("21", "Premiums")]
    assert [int(row.values[-1] or 0) for row in x.rows] == [31200, 40, 31240, 2140, 3865, 6005, 25235]


def test_the_numbers_of_a_form_go_up_and_come_off_its_labels() -> None:
    x = read([["Income and Expenses"], ["", 2024], *_form("{}.".format, again=False)])
    assert [(row.account_code, row.label) for row in x.rows][-2:] == [("25", "Total expenses"), ("26", "Net profit")]


def test_numbers_that_count_rooms_stay_with_their_labels() -> None:
    rows = [["1 Bed Rent", 900], ["2 Bed Rent", 1200], ["3 Bed Rent", 1500], ["Total income", 3600]]
    x = read([["Operating Statement"], ["", 2024], *rows, ["Repairs", 600], ["Total expenses", 600], ["NOI", 3000]])
    assert x.rows[0].label == "1 Bed Rent"
