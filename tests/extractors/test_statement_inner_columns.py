"""Accounts of clubs, charities and partnerships: inner and outer columns, two sides that no total names."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import pytest
from statements import read

import docextract

Row = tuple[str | None, Sequence[int], int]
"""A label, an amount for each year, and which column of the year it stands in."""

ACCOUNT: list[Row] = [
    ("Income", (), 0),
    ("Subscriptions", (18400, 17250), 0),
    ("Hall hire", (9640, 8815), 0),
    (None, (28040, 26065), 1),
    ("Bank interest", (412, 398), 1),
    (None, (28452, 26463), 1),
    ("Expenditure", (), 0),
    ("Wages", (14200, 13650), 0),
    ("Insurance", (1866, 1790), 0),
    ("Repairs", (2944, 6120), 0),
    (None, (19010, 21560), 1),
    ("Surplus for the year", (9442, 4903), 1),
]
BALANCE: list[Row] = [
    ("Fixed assets", (), 0),
    ("Pavilion", (87500, 90000), 1),
    ("Current assets", (), 0),
    ("Stock", (2140, 1985), 0),
    ("Bank balances", (31270, 21044), 0),
    (None, (33410, 23029), 0),
    ("Creditors: due within one year", (5100, 6181), 0),
    ("Net current assets", (28310, 16848), 1),
    ("Net assets", (115810, 106848), 1),
    ("Represented by", (), 0),
    ("Fund brought forward", (106368, 101945), 1),
    ("Surplus for the year", (9442, 4903), 1),
    (None, (115810, 106848), 1),
]


def account(title: str, rows: Sequence[Row], years: int, header: Sequence[Any], name: str = "Ash Club") -> list[Any]:
    made: list[Any] = [[name], [title], ["31 March 2025"], [], [None, *header], []]
    for label, values, place in rows:
        cells: list[Any] = [None] * (2 * years)
        for n, value in enumerate(values[:years]):
            cells[2 * n + place] = value
        made.append([label, *cells])
    return made


def drawn(lines: Sequence[tuple[str, Sequence[str]]]) -> bytes:
    """A page of labels with their amounts."""
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(595, 842), invariant=True)
    draw.setFont("Helvetica", 9)
    for n, (label, numbers) in enumerate(lines):
        draw.drawString(60, 780 - 13 * n, label)
        for c, text in enumerate(numbers):
            draw.drawRightString(430 + 90 * c, 780 - 13 * n, text)
    draw.save()
    return out.getvalue()


@pytest.mark.parametrize(
    ("years", "header"),
    [
        (1, ["£", "£"]), (1, [2025, None]), (1, [None, 2025]), (2, [2025, None, 2024, None]),
        (2, [None, 2025, None, 2024]),
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    ("kind", "title", "rows"),
    [("OPERATING_STATEMENT", "Income and Expenditure Account", ACCOUNT), ("BALANCE_SHEET", "Balance Sheet", BALANCE)],
)
def test_lines_in_an_inner_column_and_sums_in_an_outer_one_are_one_column(
    years: int, header: list[Any], kind: str, title: str, rows: list[Row]
) -> None:
    statement = read(account(title, rows, years, header), kind)
    assert len(statement.columns) == years
    assert [row.label for row in statement.rows] == [label for label, _, _ in rows]
    expected = [list(values[:years]) if values else [None] * years for _, values, _ in rows]
    assert [[v and int(v) for v in row.values] for row in statement.rows] == expected
    assert statement.rows[-1].row_type == "TOTAL"
    assert "LINE" not in {row.row_type for row in statement.rows if row.label is None}
    assert statement.rows[-2].row_type == "LINE" or rows is ACCOUNT


LONG: list[Row] = [
    ("Receipts", (), 0), *[(f"Court {n} fees", (1310 + 117 * n,), 0) for n in range(1, 8)],
    ("Receipts of the year", (12446,), 1), ("Costs", (), 0),
    *[(f"Court {n} upkeep", (611 + 53 * n,), 0) for n in range(1, 8)], ("Costs of the year", (5761,), 1),
    ("Surplus for the year", (6685,), 1),
]  # fmt: skip


def test_a_few_sums_far_out_are_of_the_same_year() -> None:
    rows: list[list[Any]] = [["Ash Club"], ["Income and Expenditure Account"], ["Year ended 31 March 2025"], []]
    rows += [[label, None, v[0] if v and not c else None, None, None, v[0] if c else None] for label, v, c in LONG]
    statement = read(rows)
    assert len(statement.columns) == 1
    assert [row.values[0] for row in statement.rows] == [v[0] if v else None for _, v, _ in LONG]
    assert [row.proof[0] for row in statement.rows if row.values[0]] == ["PROVED"] * 17


@pytest.mark.parametrize("notes", [("2", "4", "2", "7"), ("1", "2, 4", "3", "3")])
def test_numbers_of_notes_stand_before_the_inner_column(notes: Sequence[str]) -> None:
    rows: list[list[Any]] = [["Ash Club"], ["Income and Expenditure Account"], ["Year ended 31 March 2025"], []]
    for n, (label, v, c) in enumerate(LONG):
        note = notes[n // 4 % 4] if v and n % 4 == 1 else None
        rows.append([label, note and (int(note) if note.isdigit() else note), *([None, *v] if c else [*v, None])])
    statement = read(rows)
    assert [row.values for row in statement.rows] == [[v[0] if v else None] for _, v, _ in LONG]


def test_columns_that_are_named_apart_stay_apart() -> None:
    rows = [["Ash Club"], ["Income and Expenditure Account"], [None, "Club house", "Bar"], ["Rent", 900, None]]
    rows += [["Sales", None, 400], ["Fees", 100, None], ["Total income", 1000, 400], ["Repairs", 200, None]]
    rows += [["Beer", None, 300], ["Total expenses", 200, 300], ["Net income", 800, 100]]
    assert len(read(rows).columns) == 2


def test_what_a_total_is_financed_by_is_not_what_is_left_of_it() -> None:
    balance = read(account("Balance Sheet", BALANCE, 2, [2025, None, 2024, None]), "BALANCE_SHEET")
    assert [(a.row_index, a.sign) for a in balance.rows[12].foots_from] == [(10, 1), (11, 1)]
    assert not balance.rows[11].foots_from


def test_a_half_and_two_quarters_are_three_lines() -> None:
    rows = [*ACCOUNT, ("Divided as follows", (), 0), ("A. Moor (one half)", (4721, 2451), 0)]
    rows += [("B. Moor (one quarter)", (2361, 1226), 0), ("C. Moor (one quarter)", (2360, 1226), 0)]
    statement = read(account("Income and Expenditure Account", [*rows, (None, (9442, 4903), 1)], 2, [2025, None, 2024]))
    assert [row.row_type for row in statement.rows[-4:]] == ["LINE", "LINE", "LINE", "TOTAL"]
    assert [a.row_index for a in statement.rows[-1].foots_from] == [13, 14, 15]


@pytest.mark.parametrize(
    "titles", [("Statement of Assets & Liabilities", "Receipts and Payments"), ("", ""), ("Where we stand", "The year")]
)
@pytest.mark.parametrize("first", ["OPERATING_STATEMENT", "BALANCE_SHEET"])
def test_another_statement_below_is_told_by_the_name_above_both(titles: tuple[str, str], first: str) -> None:
    header = [2025, None, 2024, None]
    parts = {
        "BALANCE_SHEET": account(titles[0] or "What we own", BALANCE, 2, header),
        "OPERATING_STATEMENT": account(titles[1] or "What we did", ACCOUNT, 2, header),
    }
    other = next(kind for kind in parts if kind != first)
    sheet = [*parts[first], [], [], *parts[other]]
    for kind, rows in (("BALANCE_SHEET", BALANCE), ("OPERATING_STATEMENT", ACCOUNT)):
        assert [row.label for row in read(sheet, kind).rows] == [label for label, _, _ in rows]


def test_a_balance_sheet_without_a_title_is_told_by_its_sides() -> None:
    rows = account("", BALANCE, 2, [2025, None, 2024, None])
    assert len(read([rows[0], *rows[4:]], "BALANCE_SHEET").rows) == len(BALANCE)


def test_represented_by_is_a_heading_on_a_page() -> None:
    lines: list[tuple[str, Sequence[str]]] = [("Ash Club", ()), ("Balance Sheet", ()), ("31 March 2025", ()), ("", ())]
    lines += [("", ("2025", "2024"))]
    lines += [(label or "", [f"{v:,}" for v in values]) for label, values, _ in BALANCE]
    statement = docextract.extract(drawn(lines), asset_type="RETAIL", document_type="BALANCE_SHEET")
    assert [row.label for row in statement.rows] == [label for label, _, _ in BALANCE]


def test_odd_titles_on_one_page_part_what_is_owned_from_what_happened() -> None:
    rows = {"BALANCE_SHEET": BALANCE, "OPERATING_STATEMENT": ACCOUNT}
    parts = [("Money in and out", ACCOUNT), ("What we own", BALANCE)]
    lines: list[tuple[str, Sequence[str]]] = [("Ash Club", ())]
    for title, part in parts:
        lines += [(title, ()), ("31 March 2025", ()), ("", ("2025", "2024"))]
        lines += [(label or "", [f"{v:,}" for v in values]) for label, values, _ in part]
    for kind, part in rows.items():
        statement = docextract.extract(drawn(lines), asset_type="RETAIL", document_type=kind)
        assert [row.label for row in statement.rows] == [label for label, _, _ in part]


@pytest.mark.parametrize("middle", [("and equipment", ()), ("and equipment", ("120", "98"))])
def test_a_label_that_ends_open_belongs_to_the_line_below_that_completes_it(middle: tuple[str, Sequence[str]]) -> None:
    first = ("120", "98") if not middle[1] else ()
    lines: list[tuple[str, Sequence[str]]] = [("Ash Homes", ()), ("Income Statement", ()), ("", ("2025", "2024"))]
    lines += [("Rents", ("900", "800")), ("Gain on disposal of plant", first), middle]
    lines += [("(Decrease)/increase in value of", ()), ("investment properties", ("(20)", "2"))]
    lines += [("Net income", ("1,000", "900"))]
    statement = docextract.extract(drawn(lines), asset_type="RETAIL", document_type="OPERATING_STATEMENT")
    assert [row.label for row in statement.rows] == [
        "Rents", "Gain on disposal of plant and equipment", "(Decrease)/increase in value of investment properties",
        "Net income",
    ]  # fmt: skip
