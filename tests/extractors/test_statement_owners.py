"""Statements as owners, bookkeepers and appraisers write them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import pytest

pytest.importorskip("reportlab")

from reportlab.pdfgen.canvas import Canvas
from statements import read

import docextract

LINES = [("Rents", 900.5), ("Parking", 60.25), ("Storage", 40.25)]
COSTS = [("Water", 80.5), ("Gas", 70.25), ("Repairs", 120.0)]


@pytest.mark.parametrize("mark", ["--", " -- ", " - ", "-", " | "])
@pytest.mark.parametrize("total", ["Total", "Total -", "Total for"])
def test_codes_set_off_from_names_by_any_mark_are_taken_off(mark: str, total: str) -> None:
    def coded(number: int, rows: Sequence[tuple[str, float]]) -> list[list[Any]]:
        return [["310-OPS", f"{number + 10 * n}{mark}{name}", value] for n, (name, value) in enumerate(rows)]

    income, costs = sum(v for _, v in LINES), sum(v for _, v in COSTS)
    rows = [
        ["Elm Court"],
        ["Income Statement"],
        ["Dept", "Account", "2024"],
        [None, f"4000{mark}Income"],
        *coded(4010, LINES),
        [None, f"{total} 4000{mark}Income", income],
        [None, f"6000{mark}Costs"],
        *coded(6010, COSTS),
        [None, f"{total} 6000{mark}Costs", costs],
        [None, "Net Operating Income", income - costs],
    ]
    x = read(rows)
    assert [row.label for row in x.rows] == [
        "Income", *dict(LINES), f"{total} Income", "Costs", *dict(COSTS), f"{total} Costs", "Net Operating Income",
    ]  # fmt: skip
    assert x.rows[1].account_code == "4010"
    assert len(x.rows[-1].foots_from) == 2


def test_numbers_of_notes_are_no_amounts_whatever_stands_over_them() -> None:
    rows = [
        ["Owner's Statement and Recast Income"],
        ["", "As Received", "Changes", "Rk", "Recast"],
        ["Rents", 900, 100, 1, 1000],
        ["Tower lease", 50, -50, 2, 0],
        ["Interest", 10, -10, 2, 0],
        ["Total Income", 960, 40, None, 1000],
        ["Taxes", 100, 25, 3, 125],
        ["Salary", 300, -300, 4, 0],
        ["Repairs", 120, None, None, 120],
        ["Travel", 40, -40, 4, 0],
        ["Management", None, 80, 5, 80],
        ["Total Expenses", 560, -235, None, 325],
        ["Net Operating Income", 400, 275, None, 675],
        ["Reserve for replacement", None, 20, 6, 20],
        ["Net After Reserve", 400, 255, None, 655],
    ]
    x = read(rows)
    assert [column.label for column in x.columns] == ["As Received", "Changes", "Recast"]
    assert [len(row.foots_from) for row in x.rows if row.row_type in ("TOTAL", "SUBTOTAL")] == [3, 5, 2, 2]
    assert x.key_totals.net_cash_flow is not None
    assert x.key_totals.net_cash_flow.row_index == len(rows) - 3


@pytest.mark.parametrize("label", ["NOI after Reserves", "NCF", "Net Operating Income after Capital Reserve"])
def test_what_reserves_leave_of_the_operating_income_is_the_cash_flow(label: str) -> None:
    rows = [
        ["Underwriting"],
        [None, "T-12", "Pro Forma"],
        ["Rents", 900, 950],
        ["Parking", 60, 70],
        ["Effective Gross Income", 960, 1020],
        ["Taxes", 100, 120],
        ["Repairs", 120, 130],
        ["Total Operating Expenses", 220, 250],
        ["Net Operating Income", 740, 770],
        ["Capital Reserves", 40, 45],
        [label, 700, 725],
    ]
    x = read(rows)
    keys = x.key_totals
    assert keys.net_operating_income is not None
    assert keys.net_cash_flow is not None
    assert (keys.net_operating_income.row_index, keys.net_cash_flow.row_index) == (6, 8)


def test_a_part_that_is_left_out_of_a_whole_is_a_column_and_results_may_stand_in_some_of_them() -> None:
    rows = [
        ["Rental working paper"],
        [None, "2025 total", "Personal", "2025 rental", "2024 rental"],
        ["Rents", 1200, None, 1200, 1100],
        ["Laundry", 30, None, 30, 25],
        ["Total income", 1230, None, 1230, 1125],
        ["Insurance", 90, 30, 60, 55],
        ["Interest", 240, 80, 160, 170],
        ["Repairs", 80, 20, 60, 45],
        ["Fees", 40, None, 40, 30],
        ["Office", 10, None, 10, 10],
        ["Total expenses", 460, 130, 330, 310],
        ["Net income before allowance", None, None, 900, 815],
        ["Capital cost allowance", None, None, 100, 115],
        ["Net rental income", None, None, 800, 700],
    ]
    x = read(rows)
    assert len(x.columns) == 4
    addends = {row.label: [(a.row_index, a.sign) for a in row.foots_from] for row in x.rows}
    assert addends["Net income before allowance"] == [(2, 1), (8, -1)]
    assert addends["Net rental income"] == [(9, 1), (10, -1)]


@pytest.mark.parametrize("angle", [0.0, 0.25, -0.3])
def test_a_typed_page_that_was_laid_askew_keeps_the_words_of_its_labels(angle: float) -> None:
    rows = [
        ("INCOME", []),
        ("  Rents received", [1680, 1560, 3240]),
        ("  Help from council", [0, 240, 240]),
        ("TOTAL INCOME", [1680, 1800, 3480]),
        ("EXPENDITURE", []),
        ("  Letting agent fees", [134, 129, 263]),
        ("  Plumber - boiler service", [120, 120, 240]),
        ("  Light - hall & stairs", [88, 88, 176]),
        ("  Refuse / bins", [23, 23, 46]),
        ("TOTAL EXPENDITURE", [365, 360, 725]),
        ("SURPLUS BEFORE INTEREST", [1315, 1440, 2755]),
    ]
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(595, 842), invariant=1)
    canvas.translate(40, 760)
    canvas.rotate(angle)
    canvas.setFont("Courier", 9.2)
    canvas.drawString(0, 30, "RENTAL INCOME AND EXPENDITURE ACCOUNT for the year ended 31st December 2024")
    canvas.drawString(0, 12, f"{'':28}" + "".join(f"{text:>10}" for text in ("Flat 1", "Flat 2", "Total")))
    for n, (label, numbers) in enumerate(rows):
        canvas.drawString(0, -14 * n, f"{label:28}" + "".join(f"{number or '-':>10}" for number in numbers))
    canvas.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    assert [row.label for row in x.rows] == [label.strip() for label, _ in rows]
    assert [float(v) for v in x.rows[6].values if v is not None] == [120, 120, 240]


def drawn(texts: Sequence[tuple[float, float, str]], font: str = "Helvetica") -> docextract.Statement:
    """A page of texts ``(x, y, text)``; those of numbers end at x."""
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont(font, 9)
    for x, y, text in texts:
        draw = canvas.drawRightString if text[-1] in "0123456789%-)" and x > 100 else canvas.drawString
        draw(x, y, text)
    canvas.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    return x


TABLE = [("Rents", 8120, 7840), ("Fees", 412, 399), ("Total revenues", 8532, 8239), ("Wages", 2120, 2010)]
TABLE += [("Taxes", 990, 965), ("Total expenses", 3110, 2975), ("Net operating income", 5422, 5264)]


@pytest.mark.parametrize("left", [False, True])
def test_percentages_before_their_amounts_and_both_before_the_labels_are_columns(left: bool) -> None:
    at = (60, 300, 350, 420, 480) if not left else (220, 110, 160, 420, 480)
    texts = [
        (60.0, 740.0, "Store 12"),
        *[(x, 720.0, t) for x, t in zip(at[1:], ("%", "2025", "%", "2024"), strict=True)],
    ]
    if left:
        texts[1:3] = [(at[1], 720.0, "2025"), (at[2], 720.0, "%")]
    for n, (label, one, other) in enumerate(TABLE):
        first = [f"{one / 85.32:.1f}%", f"{one:,}"]
        cells = [*(reversed(first) if left else first), f"{other / 82.39:.1f}%", f"{other:,}"]
        texts += [(at[0], 700.0 - 14 * n, label), *[(x, 700.0 - 14 * n, t) for x, t in zip(at[1:], cells, strict=True)]]
    x = drawn(texts)
    kinds = ["ACTUAL", "PERCENT"] if left else ["PERCENT", "ACTUAL"]
    assert [column.kind for column in x.columns] == [*kinds, "PERCENT", "PRIOR"]
    assert [row.label for row in x.rows] == [label for label, _, _ in TABLE]


@pytest.mark.parametrize(
    "codes",
    [
        ["GPR", "OI", None, "PAY", "RET", None, None],
        ["L110", "L120", "T130", "L140", "L150", "T160", "T170"],
        ["A1", "A2", "A", "B1", "B2", "B", "C"],
    ],
)
def test_names_for_a_machine_before_labels_are_no_labels(codes: list[str | None]) -> None:
    coded = codes[0] == "L110"
    rows = [["map", "src row", None if coded else "Account", "2025", "2024"], [None, None if coded else 0, "REVENUES"]]
    rows += [[code, n + 13, *row] for n, (code, row) in enumerate(zip(codes, TABLE, strict=True))]
    x = read(rows)
    assert [row.label for row in x.rows][-len(TABLE) - 1 :] == ["REVENUES", *[label for label, _, _ in TABLE]]


def test_the_day_of_print_beside_a_name_above_the_columns_is_no_header() -> None:
    lines = [
        "COMMERCIAL HOLDINGS PTY LTD                    RUN 03/07/2025",
        "INCOME AND EXPENDITURE - 88 HIGH STREET",
        "PERIOD ENDED 30 JUNE 2025",
        "",
        f"{'':30}{'THIS MONTH':>14}{'YEAR TO DATE':>16}",
        *[f"{label.upper():30}{one:>14,}.00-{other:>13,}.00-" for label, one, other in TABLE],
    ]
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Courier", 9)
    for n, line in enumerate(lines):
        canvas.drawString(40, 740 - 11 * n, line)
    canvas.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    assert [(column.scope, len(x.rows)) for column in x.columns] == [("MONTH", len(TABLE)), ("YTD", len(TABLE))]
    assert [float(value or 0) for value in x.rows[0].values] == [-8120, -7840]


def test_the_result_below_two_panels_follows_both() -> None:
    sides = (("INCOME", LINES, "Total income", 60, 280), ("EXPENSES", COSTS, "Total expenses", 330, 550))
    texts = [(60.0, 740.0, "Elm Court - Income and expenses, year 2024")]
    for title, rows, total, label, amount in sides:
        texts.append((label, 700, title))
        for n, (name, value) in enumerate([*rows, (total, sum(v for _, v in rows))]):
            texts += [(label, 685.0 - 15 * n, name), (amount, 685.0 - 15 * n, f"{value:,.2f}")]
    x = drawn([*texts, (60, 590, "NET INCOME"), (280, 590, "730.25")])
    assert [row.label for row in x.rows][-2:] == ["Total expenses", "NET INCOME"]
    assert len(x.rows[-1].foots_from) == 2


def test_the_sentences_of_a_letter_head_nothing() -> None:
    texts = [
        (60.0, 760.0, "Dear Mrs Okafor,"),
        (60.0, 740.0, "We have pleasure in sending you the account of 9 Lime Grove for 2024."),
    ]
    for n, (label, one, _) in enumerate(TABLE):
        texts += [(80, 700 - 15.0 * n, label), (450, 700 - 15.0 * n, f"{one:,}.00")]
    x = drawn([*texts, (60, 560, "Yours sincerely")])
    assert [row.label for row in x.rows if row.row_type != "NOTE"] == [label for label, _, _ in TABLE]


def test_a_heading_with_a_colon_is_no_rest_of_the_total_above_it() -> None:
    rows = [
        ("Cash flows from operating activities:", None),
        ("  Cash received from tenants", 2104),
        ("  Cash paid to suppliers", -884),
        ("Net cash provided by operating activities", 1220),
        ("Cash flows from investing activities:", None),
        ("  Building improvements", -224),
        ("Net cash used in investing activities", -224),
        ("Cash flows from financing activities:", None),
        ("  Principal payments", -122),
        ("  Distributions", -250),
        ("Net cash used in financing activities", -372),
        ("Net increase in cash", 624),
    ]
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Helvetica-Bold", 9)
    canvas.drawString(60, 745, "Statement of Cash Flows")
    canvas.drawRightString(450, 715, "Q3 2025")
    for n, (label, value) in enumerate(rows):
        canvas.setFont("Helvetica" if label[0] == " " else "Helvetica-Bold", 9)
        canvas.drawString(69 if label[0] == " " else 60, 700 - 13 * n, label.strip())
        if value is not None:
            canvas.drawRightString(450, 700 - 13 * n, f"{value:,}" if value > 0 else f"({-value:,})")
    canvas.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="CASH_FLOW_STATEMENT")
    assert isinstance(x, docextract.Statement)
    assert [row.label for row in x.rows] == [label.strip() for label, _ in rows]


@pytest.mark.parametrize("total", [None, "Together"])
def test_names_that_nobody_knows_over_all_amounts_are_a_header(total: str | None) -> None:
    rows: list[list[Any]] = [
        ["Rentals 2024"],
        ["Item", "Houses", None, None, total],
        [None, "Kessler", "Dunmore", "Plover"],
    ]
    rows[1:3] = rows[1:3] if total else [[None, "Kessler", "Dunmore", "Plover"]]
    rows += [["INCOME"]]
    for label, one, other in TABLE:
        rows.append([label, one, other, 100, *([one + other + 100] if total else [])])
    x = read(rows)
    assert [column.label for column in x.columns][:3] == ["Kessler", "Dunmore", "Plover"] or total
    assert len(x.columns) == (4 if total else 3)


def test_the_year_before_left_of_the_labels_is_a_column() -> None:
    texts = [(120.0, 720.0, "2023"), (500.0, 720.0, "2024"), (160.0, 745.0, "Income and Expenditure Account")]
    for n, (label, one, other) in enumerate(TABLE):
        y = 700.0 - 14 * n
        texts += [(120, y, f"{other:,}"), (90 + 70, y, label), (500, y, f"{one:,}")]
    x = drawn(texts)
    assert [(column.label, column.kind) for column in x.columns] == [("2023", "PRIOR"), ("2024", "ACTUAL")]
    assert [float(value or 0) for value in x.rows[0].values] == [7840, 8120]


def test_a_table_of_more_columns_below_is_no_part_of_a_statement() -> None:
    texts = [(50.0, 745.0, "Statements of Income, years ended December 31"), (430, 710, "2024"), (520, 710, "2023")]
    for n, (label, one, other) in enumerate(TABLE):
        y = 695.0 - 13 * n
        texts += [(50, y, label), (430, y, f"{one:,}"), (520, y, f"{other:,}")]
    at = (250, 330, 410, 490, 560)
    texts.append((50, 560, "Partners' Capital Accounts"))
    texts += [(x - 45, 545, t) for x, t in zip(at, ("Balance", "Added", "Income", "Drawn", "Balance"), strict=True)]
    for n, name in enumerate(("A. Rourke", "B. Rourke")):
        y = 532.0 - 13 * n
        texts += [(50, y, name), *[(x, y, f"{1000 * k + 70 * n + 11:,}") for k, x in enumerate(at, 1)]]
    x = drawn(texts)
    assert [row.label for row in x.rows] == [label for label, _, _ in TABLE]
    assert len(x.columns) == 2
