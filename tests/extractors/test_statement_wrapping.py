"""Labels that a narrow column wraps are one label again; headings under long lines stay headings."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from statements import read, workbook

import docextract
from docextract.extractors.statement.rows.wrapping import is_set_apart
from docextract.testing import write

pytest.importorskip("reportlab")


def narrow(
    rows: Sequence[tuple[str, float | None]], room: float = 96.0, *, ruled: bool = False, shaded: bool = False
) -> docextract.Statement:
    """A page whose column of labels is so wide; labels wrap in it as words do, and begin as deep as their blanks say.
    ``ruled``: a rule parts all rows, or, where labels have such blanks, those with amounts from what follows.
    ``shaded``: every other row, from the first on, is."""
    from reportlab.pdfbase.pdfmetrics import stringWidth
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    draw.setFont("Helvetica", 9)
    draw.drawString(40, 750, "Income Statement")
    for n, head in enumerate(("Jan 2024", "Feb 2024", "Total")):
        draw.drawRightString(260 + 80 * n, 730, head)
    y = 715.0
    stepped = any(label.startswith(" ") for label, _ in rows)
    for number, (label, value) in enumerate(rows):
        lines, left = [""], 40 + 6 * (len(label) - len(label.lstrip()))
        for word in label.split():
            trial = f"{lines[-1]} {word}".strip()
            if lines[-1] and stringWidth(trial, "Helvetica", 9) > room:
                lines.append(word)
            else:
                lines[-1] = trial
        if shaded and number % 2 == 0:
            draw.setFillGray(0.9)
            draw.rect(38, y - 11 * len(lines) + 9, 402, 11 * len(lines), stroke=0, fill=1)
            draw.setFillGray(0)
        for n, line in enumerate(lines):
            draw.drawString(left, y - 11 * n, line)
        if value is not None:
            for n, amount in enumerate((value, 2 * value, 3 * value)):
                draw.drawRightString(260 + 80 * n, y, f"{amount:,.2f}")
        y -= 11 * len(lines)
        if ruled and (value is not None or not stepped):
            draw.line(38, y + 9, 440, y + 9)
    draw.save()
    statement = docextract.extract(out.getvalue(), asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    return statement


ROWS = [
    ("Rental Income", None),
    ("Gross Potential Rent Residential", 1000.25),
    ("Month to Month Fees Collected", 20.5),
    ("Vacancy", -50.1),
    ("Total Rental Income", 970.65),
    ("Operating Expenses", None),
    ("Landscaping Contract Services", 40.4),
    ("Water", 30.3),
    ("Total Operating Expenses", 70.7),
    ("Net Operating Income", 899.95),
]


def test_labels_wrapped_in_a_narrow_column_are_one_label() -> None:
    statement = narrow(ROWS)
    assert [row.label for row in statement.rows] == [label for label, _ in ROWS]
    assert [row.row_type for row in statement.rows].count("HEADING") == 2
    assert statement.proof.proved == statement.proof.numbers


def test_a_heading_below_a_long_line_is_no_rest_of_it() -> None:
    rows = [*ROWS[:4], ("Bad Debt Written Off", -1.0), ("Total Rental Income", 969.65), *ROWS[5:9]]
    rows.append(("Net Operating Income", 898.95))
    statement = narrow(rows)
    assert [row.label for row in statement.rows if row.row_type == "HEADING"] == ["Rental Income", "Operating Expenses"]


def test_a_code_without_a_name_is_a_code() -> None:
    sample = write("yardi.statement12", 1, "pdf", traps={"the last total has no label"})
    statement = docextract.extract(sample.data, asset_type=sample.asset_type, document_type=sample.document_type)
    assert isinstance(statement, docextract.Statement)
    last = statement.rows[-1]
    assert (last.label, last.account_code) == (None, sample.rows[-1]["accountCode"])


def test_a_firm_with_property_in_its_name_is_no_header() -> None:
    sample = write("quickbooks.pnl", 2, "pdf")
    statement = docextract.extract(sample.data, asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    assert len(statement.rows) == len(sample.rows)


def test_a_trailing_column_over_fewer_months_is_their_sum() -> None:
    rows = [
        ["Income Statement"],
        ["", "Jan 2024", "Feb 2024", "Mar 2024", "T12"],
        ["Rent", 100.5, 101.25, 102, 303.75],
        ["Parking", 10, 11.5, 12.25, 33.75],
        ["Total Income", 110.5, 112.75, 114.25, 337.5],
    ]
    assert workbook(rows)
    statement = read(rows)
    assert [c.status for c in statement.checks if c.check_id == "O01"] == ["PASS"]


def test_total_rooms_revenue_is_no_count_of_rooms() -> None:
    rows = [
        ["Income Statement"],
        ["", "Jan 2024", "Feb 2024", "Total"],
        ["Rooms"],
        ["Transient", 100.5, 101.25, 201.75],
        ["Group", 10, 11.5, 21.5],
        ["Total Rooms Revenue", 110.5, 112.75, 223.25],
        ["Total Rooms", 120, 120, 240],
        ["Total Income", 110.5, 112.75, 223.25],
    ]
    kinds = {row.label: row.row_type for row in read(rows).rows}
    assert kinds["Total Rooms Revenue"] == "SUBTOTAL"
    assert kinds["Total Rooms"] == "STATISTIC"


def test_a_header_of_labels_and_one_column_is_a_header() -> None:
    rows = [
        ["", "Alder Books"],
        ["", "Profit and Loss"],
        ["", "From 01/01/2024 To 31/01/2024"],
        ["Account", "Total"],
        ["Rent", 100.5],
        ["Parking", 10.25],
        ["Total Income", 110.75],
    ]
    assert [row.label for row in read(rows).rows] == ["Rent", "Parking", "Total Income"]


Line = tuple[str, float | None, float, bool]
"""A line of a page as printed: its label, its amount, how deep it stands, whether it is bold."""


def printed(lines: Sequence[Line]) -> docextract.Statement:
    """A page of lines in a narrow column, each exactly as it is given."""
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    draw.setFont("Helvetica", 9)
    draw.drawString(40, 750, "Income Statement")
    for n, head in enumerate(("Jan 2024", "Feb 2024", "Total")):
        draw.drawRightString(260 + 80 * n, 730, head)
    for n, (label, value, indent, bold) in enumerate(lines):
        draw.setFont("Helvetica-Bold" if bold else "Helvetica", 9)
        draw.drawString(40 + indent, 715 - 11 * n, label)
        if value is not None:
            for k, amount in enumerate((value, 2 * value, 3 * value)):
                draw.drawRightString(260 + 80 * k, 715 - 11 * n, f"{amount:,.2f}")
    draw.save()
    statement = docextract.extract(out.getvalue(), asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    return statement


def test_a_bare_total_takes_the_name_of_its_heading_and_no_more() -> None:
    statement = printed(
        [
            ("Income", None, 0, True),
            ("Base Rent", 100.0, 5, False),
            ("Total Income", 100.0, 0, True),
            ("Repairs &", None, 0, True),
            ("Maintenance", None, 0, True),
            ("Plumbing", 10.0, 5, False),
            ("Total", 10.0, 0, True),
            ("Repairs &", None, 0, True),
            ("Maintenance", None, 0, True),
            ("Contract", None, 0, True),
            ("Services", None, 0, True),
            ("Gardening", 20.0, 5, False),
            ("Trash", 5.0, 5, False),
            ("Total", 25.0, 0, True),
            ("Contract", None, 0, True),
            ("Services", None, 0, True),
            ("Net Income", 65.0, 0, True),
        ]
    )
    labels = [row.label for row in statement.rows]
    assert labels[3:6] == ["Repairs & Maintenance", "Plumbing", "Total Repairs & Maintenance"]
    assert labels[6:] == ["Contract Services", "Gardening", "Trash", "Total Contract Services", "Net Income"]


def test_where_lines_stand_deeper_only_what_they_follow_is_a_heading() -> None:
    statement = printed(
        [
            ("Income", None, 0, False),
            ("Gross Potential", 100.0, 9, False),
            ("Rent", None, 9, False),
            ("Late Fees", 10.0, 9, False),
            ("Total Income", 110.0, 0, False),
            ("Marketing", None, 0, False),
            ("Internet", 4.0, 9, False),
            ("Advertising", None, 9, False),
            ("Signage", 5.0, 9, False),
            ("Total Advertising", 9.0, 0, False),
            ("Turnover Costs", None, 0, False),
            ("Painting", 7.0, 9, False),
            ("Carpet", 1.0, 9, False),
            ("Cleaning", None, 9, False),
            ("Total Make Ready", 8.0, 0, False),
            ("Net Income", 93.0, 0, False),
        ]
    )
    labels = [row.label for row in statement.rows]
    assert labels[1] == "Gross Potential Rent"
    assert labels[4:8] == ["Marketing", "Internet Advertising", "Signage", "Total Advertising"]
    assert labels[8:12] == ["Turnover Costs", "Painting", "Carpet Cleaning", "Total Make Ready"]


def test_headings_on_top_of_each_other_are_told_by_their_totals() -> None:
    statement = printed(
        [
            ("Income", None, 0, True),
            ("Gross Potential", 100.0, 0, False),
            ("Rent", None, 0, False),
            ("Month to Month", 10.0, 0, False),
            ("Fees", None, 0, False),
            ("Total Income", 110.0, 0, True),
            ("Operating Costs", None, 0, True),
            ("Repairs & Maint.", None, 0, True),
            ("Plumbing", 7.0, 0, False),
            ("Painting", 8.0, 0, False),
            ("Total Repairs", 15.0, 0, True),
            ("Total Operating", 15.0, 0, True),
            ("Costs", None, 0, True),
            ("Net Income", 95.0, 0, True),
        ]
    )
    labels = [row.label for row in statement.rows]
    assert labels[3:6] == ["Total Income", "Operating Costs", "Repairs & Maint."]
    assert labels[-2:] == ["Total Operating Costs", "Net Income"]


def test_below_the_first_amounts_account_is_the_rest_of_a_label() -> None:
    statement = printed(
        [
            ("Operating", 100.0, 9, False),
            ("Account", None, 9, False),
            ("Security Deposit", 10.0, 9, False),
            ("Account", None, 9, False),
            ("Total Income", 110.0, 0, False),
        ]
    )
    assert [row.label for row in statement.rows] == ["Operating Account", "Security Deposit Account", "Total Income"]


@pytest.mark.parametrize("how", ["ruled", "shaded"])
def test_rules_between_the_rows_or_their_shading_tell_what_names_do_not(how: str) -> None:
    rows = [
        ("Rents and Fees", None),
        ("Base Rent", 1000.25),
        ("Recoveries", None),
        ("Administrative Expenses Recovered", 20.5),
        ("Vacancy", -50.1),
        ("Water", 30.3),
        ("Landscaping Contract Services", 40.4),
        ("Administrative Expenses", None),
        ("Legal Fees", 10.1),
        ("Audit", 11.2),
        ("Office", 12.4),
        ("Bank Charges", 13.8),
        ("Total Administrative", 47.5),
    ]
    statement = narrow(rows, ruled=how == "ruled", shaded=how == "shaded")
    assert [row.label for row in statement.rows] == [label for label, _ in rows]


def test_headings_without_a_rule_below_them_are_no_part_of_the_deeper_lines_that_they_head() -> None:
    rows = [
        ("Operations", None),
        ("  Income", None),
        ("    Rent", 1000.25),
        ("    Parking", 20.5),
        ("  Total Income", 1020.75),
        ("  Expense", None),
        ("    Facilities", None),
        ("      Wages", 30.3),
        ("      Repairs and Maintenance of Elevators", 40.4),
        ("    Total Facilities", 70.7),
        ("    Insurance", 10.1),
        ("  Total Expense", 80.8),
        ("Net Operating Income", 939.95),
    ]
    statement = narrow(rows, ruled=True)
    assert [row.label for row in statement.rows] == [label.strip() for label, _ in rows]


def test_a_label_with_an_open_bracket_goes_on_below() -> None:
    statement = printed(
        [
            ("Income", None, 0, False),
            ("Rent", 100.0, 5, False),
            ("Concessions (One", None, 5, False),
            ("Time Only)", -10.0, 5, False),
            ("Total Income", 90.0, 0, False),
        ]
    )
    assert [row.label for row in statement.rows][1:3] == ["Rent", "Concessions (One Time Only)"]


def test_lines_in_small_letters_are_no_rest_of_a_bold_heading() -> None:
    statement = printed(
        [
            ("Income", None, 0, True),
            ("rent", 100.0, 0, False),
            ("fees", 10.0, 0, False),
            ("Total Income", 110.0, 0, True),
        ]
    )
    assert [row.label for row in statement.rows] == ["Income", "rent", "fees", "Total Income"]


def test_a_section_below_a_result_is_no_rest_of_its_name() -> None:
    rows = [
        *ROWS,
        ("Management Fees and Charges", None),
        ("Base Management Fee", 100.2),
        ("Incentive Fee", 200.1),
        ("Total Fees", 300.3),
        ("Net Income", 599.65),
    ]
    assert [row.label for row in narrow(rows, room=72.0).rows] == [label for label, _ in rows]


@pytest.mark.parametrize(
    ("total", "below"), [("Effective Gross Income", "Operating Expenses"), ("Gross Income", "Expenses of the House")]
)
def test_income_and_expenses_begin_below_a_total_however_narrow_the_column(total: str, below: str) -> None:
    rows = [("Rental Income", None), ("Apartment Rents", 900.0), ("Parking and Storage Fees", 50.0), (total, 950.0)]
    rows += [(below, None), ("Repairs and Maintenance of Lifts", 50.0), ("Water and Sewer Charges", 30.0)]
    rows += [("Total Costs", 80.0), ("Net Operating Income", 870.0)]
    assert [row.label for row in narrow(rows).rows] == [label for label, _ in rows]


@pytest.mark.parametrize("room", [72.0, 96.0])
def test_the_name_of_a_result_goes_on_below_it(room: float) -> None:
    rows = [*ROWS[:-1], ("Net Operating Income After Reserves", 899.95)]
    assert [row.label for row in narrow(rows, room=room).rows] == [label for label, _ in rows]


def test_a_line_that_begins_with_and_is_the_rest_of_the_total_above() -> None:
    sample = write("yardi.balanceSheet", 80008, "pdf")  # "Total Liabilities" is a total of its own there
    statement = docextract.extract(sample.data, asset_type=sample.asset_type, document_type=sample.document_type)
    assert isinstance(statement, docextract.Statement)
    assert statement.rows[-1].label == "TOTAL LIABILITIES AND EQUITY"


@pytest.mark.parametrize(
    ("family", "seed", "what"),
    [
        ("broker.statement", 130005, "shading of every other row ends where a row ends"),
        ("mri.trend12", 130006, "a single rest, at the level of its line where headings have deeper ones"),
        ("yardi.statement12", 511001, "all headings have codes, rests of three lines have none"),
        ("intacct.trend12", 511001, "a heading of two lines whose total bears the first"),
        ("storage.statement", 511001, "Total alone, and the width of the very word that did not fit"),
        ("broker.proForma", 511001, "a heading with an amount of its own, of two lines"),
        ("broker.proForma", 511008, "all headings are bold"),
        ("usali.summary", 511002, "a rest directly above a total"),
        ("usali.summary", 511009, "the same two lines in the heading and in the total"),
        ("association.statement", 511005, "a result of two lines that ends the table"),
        ("broker.statement", 511005, "Total Make / Ready / Contract / Services"),
        ("manager.package", 511007, "Total Advertising for Advertising & Marketing"),
        ("broker.statement", 513003, "all headings have their totals, a rest has none"),
        ("books.cashFlows", 513000, "Net Cash Provided by Investing Activities is the total of Investing Activities"),
        (
            "onesite.incomeWorksheet",
            600209,
            "one row between each total and the lines below: all sections have headings",
        ),
        ("books.balanceSheet", 600104, "labels in two columns, side by side, each with its own edge"),
        ("yardi.statement12", 513000, "a line of dashes is no heading"),
        ("broker.proForma", 513000, "a row of dashes is no header that begins a statement"),
    ],
)
def test_labels_wrapped_in_narrow_columns_are_told_from_headings(family: str, seed: int, what: str) -> None:
    sample = write(family, seed, "pdf", traps={"labels wrapped"})
    statement = docextract.extract(sample.data, asset_type=sample.asset_type, document_type=sample.document_type)
    assert isinstance(statement, docextract.Statement)
    read = ["".join((row.label or "").split()) for row in statement.rows if row.row_type != "NOTE"]
    assert read == ["".join((row["label"] or "").split()) for row in sample.rows], what


def test_a_code_beside_the_middle_of_a_label_that_wraps_is_its_code() -> None:
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    draw.setFont("Helvetica", 8)
    y = 740.0

    def row(code: str, label: Sequence[str], *amounts: str) -> None:
        """One row of a table whose cells stand in the middle of their row's height."""
        nonlocal y
        y -= 14 + 4.5 * (len(label) - 1)
        draw.drawString(40, y, code)
        for n, text in enumerate(label):
            draw.drawString(110, y + 4.5 * (len(label) - 1) - 9 * n, text)
        for n, text in enumerate(amounts):
            draw.drawRightString(340 + 90 * n, y, text)
        y -= 4.5 * (len(label) - 1)

    draw.drawString(200, 770, "Lakeside Commons")
    draw.drawString(200, 758, "Income Statement")
    row("", [""], "Sep 2026", "Oct 2026")
    row("4000-0000", ["INCOME"])
    row("4110-0000", ["Gross Potential Rent - Market Rate", "Apartments"], "1,000.25", "1,010.50")
    row("4120-0000", ["Vacancy Loss"], "(50.25)", "(60.50)")
    row("4140-0000", ["Concessions - Specials and Renewal", "Incentives"], "(10.00)", "(20.00)")
    row("4999-0000", ["TOTAL INCOME"], "940.00", "930.00")
    row("5110-0000", ["Water"], "40.00", "30.00")
    row("5999-0000", ["TOTAL EXPENSES"], "40.00", "30.00")
    row("9999-0000", ["NET INCOME"], "900.00", "900.00")
    row("Wednesday, October 07, 2026", [""])
    draw.save()
    statement = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    assert [(row.account_code, row.label) for row in statement.rows[1:4]] == [
        ("4110-0000", "Gross Potential Rent - Market Rate Apartments"),
        ("4120-0000", "Vacancy Loss"),
        ("4140-0000", "Concessions - Specials and Renewal Incentives"),
    ]
    assert {p for row in statement.rows for p in row.proof if p} == {"PROVED"}


@pytest.mark.parametrize(
    ("label", "below", "apart"),
    [
        ("Departmental Profit", "UNDISTRIBUTED EXPENSES", True),
        ("MONEY COMING IN", "Rents", True),
        ("Total Taxes and", "Insurance", False),
        ("Reserve for", "FF&E", False),
    ],
)
def test_a_heading_in_capitals_is_not_the_rest_of_a_label(label: str, below: str, apart: bool) -> None:
    assert is_set_apart(label, below) is apart
