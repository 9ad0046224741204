"""Statements of accountants, agents and tax forms: names over several rows, inner columns, other results."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from reportlab.pdfgen.canvas import Canvas
from statements import page, read

import docextract


def failed(x: docextract.Statement) -> list[str]:
    return [check.check_id for check in x.checks if check.status == "FAIL"]


def label(x: docextract.Statement, key: str) -> str | None:
    total = getattr(x.key_totals, key)
    return None if total is None or total.row_index is None else x.rows[total.row_index].label


def test_names_of_columns_that_go_on_above_and_below_the_header() -> None:
    x = read(
        [
            ["Statement of Activities by Fund"],
            [None, "General", "Capital", None, None],
            [None, "Operating", "Projects", "Total", "Total"],
            [None, "Fund", "Fund", 2025, 2024],
            ["Income"],
            ["Assessments", 900, 250, 1150, 1100],
            ["Interest", 10, 40, 50, 45],
            ["Total Income", 910, 290, 1200, 1145],
            ["Expenses"],
            ["Repairs", 300, 150, 450, 400],
            ["Insurance", 60, 0, 60, 55],
            ["Total Expenses", 360, 150, 510, 455],
            ["Net Income", 550, 140, 690, 690],
        ]
    )
    assert [column.label for column in x.columns] == [
        "General Operating Fund",
        "Capital Projects Fund",
        "Total 2025",
        "Total 2024",
    ]
    assert x.rows[0].label == "Income"


def test_title_over_a_column_that_reads_like_that_of_a_statement() -> None:
    x = read(
        [
            ["Statement of Operations"],
            [],
            [None, None, "Month", None, "Year-to-date", None, "Budget / Annual budget"],
            ["Account", None, "Actual", "Budget", "Actual", "Budget"],
            [None, "Revenue"],
            ["4010", "Base rent", 900, 910, 1800, 1820, 10900],
            ["4020", "Parking", 50, 40, 90, 80, 500],
            [None, "Total des revenus / Total revenue", 950, 950, 1890, 1900, 11400],
            [None, "Expenses"],
            ["5010", "Snow removal", 100, 90, 250, 190, 1200],
            ["5020", "Insurance", 80, 80, 160, 160, 960],
            [None, "Total expenses", 180, 170, 410, 350, 2160],
            [None, "B\u00e9n\u00e9fice net d'exploitation / Net operating income", 770, 780, 1480, 1550, 9240],
        ]
    )
    assert len(x.columns) == 5
    assert (x.columns[4].kind, x.columns[4].scope) == ("BUDGET", "ANNUAL")
    assert x.columns[2].scope == "YTD"
    assert label(x, "effective_gross_income") == "Total des revenus / Total revenue"


def test_names_over_the_signs_of_currency_are_those_of_the_amounts() -> None:
    x = read(
        [
            ["Balance Sheets"],
            [None, 2024, None, 2023],
            ["ASSETS"],
            ["Cash", "$", 400, "$", 350],
            ["Receivables", None, 90, None, 70],
            ["Total assets", "$", 490, "$", 420],
            ["LIABILITIES AND EQUITY"],
            ["Accounts payable", "$", 120, "$", 100],
            ["Loan payable", None, 150, None, 170],
            ["Total liabilities", None, 270, None, 270],
            ["Owner's equity", None, 220, None, 150],
            ["Total liabilities and equity", "$", 490, "$", 420],
        ],
        "BALANCE_SHEET",
    )
    assert [column.label for column in x.columns] == ["2024", "2023"]
    assert list(x.rows[1].proof) == ["PROVED", "PROVED"]


FORM = [
    ["Balance Sheets per Books"],
    [None, None, "Beginning of year", None, "End of year", None],
    [None, None, "(a)", "(b)", "(c)", "(d)"],
    [None, "Assets"],
    ["1", "Cash", None, 815, None, 937],
    ["2a", "Trade receivables", 440, None, 906, None],
    ["b", "Less allowance for bad debts", 40, 400, 106, 800],
    ["3", "Deposits held in trust", None, 610, None, 630],
    ["4a", "Buildings", 9900, None, 9950, None],
    ["b", "Less accumulated depreciation", 1900, 8000, 2050, 7900],
    ["5", "Land", None, 1120, None, 1120],
    ["6", "Total assets", None, 10945, None, 11387],
    [None, "Liabilities and Capital"],
    ["7", "Accounts payable", None, 270, None, 310],
    ["8", "Mortgages payable", None, 5000, None, 4800],
    ["9", "Tenant deposits", None, 610, None, 630],
    ["10", "Partners' capital accounts", None, 5065, None, 5647],
    ["11", "Total liabilities and capital", None, 10945, None, 11387],
]


def test_inner_column_whose_sums_the_next_one_carries_on_misses_no_total() -> None:
    x = read(FORM, "BALANCE_SHEET")
    labels = [row.label for row in x.rows]
    total = x.rows[labels.index("Total assets")]
    assert "Less allowance for bad debts" in labels
    assert list(total.proof) == [None, "PROVED", None, "PROVED"]
    assert [labels[a.row_index] for a in total.foots_from] == [
        "Cash", "Less allowance for bad debts", "Deposits held in trust", "Less accumulated depreciation", "Land",
    ]  # fmt: skip
    assert not failed(x)
    assert label(x, "total_equity") == "Partners' capital accounts"


def test_inner_column_that_its_outer_one_does_not_carry_on_is_one_of_amounts() -> None:
    rows = [[*row] for row in FORM]
    rows[6][3] = 404
    assert "O02" in failed(read(rows, "BALANCE_SHEET"))


def test_net_income_of_others_is_a_line_and_the_last_result_the_net_income() -> None:
    x = read(
        [
            ["Rental Real Estate Income and Expenses"],
            [None, "North", "South", "Total"],
            ["Rental Income"],
            ["Rents", 900, 700, 1600],
            ["Late charges", 15, 5, 20],
            ["Total rental income", 915, 705, 1620],
            ["Rental Expenses"],
            ["Cleaning", 100, 80, 180],
            ["Insurance", 60, 50, 110],
            ["Depreciation", 210, 190, 400],
            ["Total expenses for each property", 370, 320, 690],
            ["Income or loss from each property", 545, 385, 930],
            ["Net gain (loss) from sales of property", None, None, -41],
            ["Net income (loss) from partnerships in which this one has a part", None, None, 126],
            ["Net rental real estate income (loss)", None, None, 1015],
        ]
    )
    assert label(x, "net_income") == "Net rental real estate income (loss)"
    assert label(x, "total_operating_expenses") == "Total expenses for each property"


def test_statement_of_an_owner_with_a_bank_loan() -> None:
    x = read(
        [
            ["Income and Expenses"],
            [None, 2023, 2024],
            ["MONEY IN"],
            ["rent front", 14850, 14900],
            ["rent rear", 9400, 9600],
            ["total in", 24250, 24500],
            ["MONEY OUT"],
            ["property tax", 4511, 4600],
            ["insurance", 3774, 3900],
            ["water + sewer", 2288, 2300],
            ["trash", 720, 740],
            ["total out", 11293, 11540],
            ["left over before the bank", 12957, 12960],
            ["bank loan (P&I)", 8874, 8874],
            ["what I kept", 4083, 4086],
        ]
    )
    assert label(x, "effective_gross_income") == "total in"
    assert label(x, "total_operating_expenses") == "total out"
    assert label(x, "net_operating_income") == "left over before the bank"
    assert label(x, "net_cash_flow") == "what I kept"


def test_combined_excess_of_funds_is_the_net_income() -> None:
    x = read(
        [
            ["Statement of Revenues and Expenses"],
            [None, "Actual", "Budget"],
            ["Operating Revenue"],
            ["Assessments", 900, 910],
            ["Late fees", 20, 10],
            ["Total Operating Revenue", 920, 920],
            ["Operating Expenses"],
            ["Water", 100, 90],
            ["Insurance", 300, 310],
            ["Total Operating Expenses", 400, 400],
            ["Operating Fund - Excess (Deficit)", 520, 520],
            ["Reserve Revenue"],
            ["Reserve contributions", 75, 75],
            ["Interest", 9, 5],
            ["Total Reserve Revenue", 84, 80],
            ["Combined Excess (Deficit)", 604, 600],
        ]
    )
    assert label(x, "net_income") == "Combined Excess (Deficit)"


def test_statement_that_an_agent_sends_a_landlord() -> None:
    x = read(
        [
            ["Landlord Statement"],
            ["Period: 1 July 2025 to 30 September 2025"],
            ["Date", "Details", "Net \u00a3", "VAT \u00a3", "Gross \u00a3"],
            ["01/07/2025", "Balance brought forward", None, None, "350.00"],
            ["Rent received"],
            ["01/07/2025", "Flat A - July", "925.00", None, "925.00"],
            ["04/08/2025", "Flat A - August", "940.00", None, "940.00"],
            [None, "Total rent received", "1,865.00", "0.00", "1,865.00"],
            ["Less: fees and payments"],
            ["31/07/2025", "Management fee - July", "92.50", "18.50", "111.00"],
            ["31/08/2025", "Management fee - August", "94.00", "18.80", "112.80"],
            [None, "TOTAL FEES AND PAYMENTS", "186.50", "37.30", "223.80"],
            [None, "Net for the quarter", "1,678.50", "-37.30", "1,641.20"],
            ["Paid to you"],
            ["08/07/2025", "BACS", None, None, "1,300.00"],
            ["08/08/2025", "BACS", None, None, "500.00"],
            [None, "Total paid to you", None, None, "1,800.00"],
            [None, "Balance held at 30 September 2025", None, None, "191.20"],
        ],
        "CASH_FLOW_STATEMENT",
    )
    assert [column.label for column in x.columns] == ["Net \u00a3", "VAT \u00a3", "Gross \u00a3"]
    assert x.rows[2].label == "Flat A - July"
    assert label(x, "net_cash_flow") == "Net for the quarter"
    assert label(x, "total_operating_expenses") == "TOTAL FEES AND PAYMENTS"


def form(rows: list[tuple[str, str, str, str]]) -> docextract.Statement:
    """A page of rows of a box at the margin, a label, a code and an amount, each ruled off over the labels."""
    out = io.BytesIO()
    draw = Canvas(out, pagesize=(612, 792), invariant=True)
    draw.setFont("Helvetica", 8)
    y = 740.0
    draw.drawString(40, y, "Statement of Profit and Loss")
    y -= 20
    for x, text in ((40, "Part"), (160, "Description of Account"), (400, "Acct. No."), (500, "Amount")):
        draw.drawString(x, y, text)
    for box, name, code, amount in rows:
        y -= 14
        draw.line(150, y + 10, 560, y + 10)
        draw.drawString(40, y, box)
        draw.drawString(160, y, name)
        draw.drawString(400, y, code)
        if amount != "-":
            draw.drawString(470, y, "$")
            draw.drawRightString(550, y, amount)
    draw.showPage()
    draw.save()
    x = docextract.extract(out.getvalue(), document_type="OPERATING_STATEMENT", asset_type="MULTIFAMILY")
    assert isinstance(x, docextract.Statement)
    return x


def test_lines_of_a_form_that_are_not_used_are_lines_and_boxes_stand_beside_their_first_rows() -> None:
    x = form(
        [
            ("Rental Income", "Apartments", "5120", "41,200"),
            ("5100", "Garages", "5170", ""),
            ("", "Stores", "5180", "310"),
            ("", "Total Rent Revenue", "5100T", "41,510"),
            ("Operating Expenses", "Payroll", "6510", "9,417"),
            ("6500", "Supplies", "6515", "2,961"),
            ("", "Rent Free Unit", "6521", ""),
            ("", "Snow Removal", "6548", "150"),
            ("", "Total Cost of Operations", "6500T", "12,528"),
            ("", "Profit or Loss (Net Income or Loss)", "3250", "28,982"),
        ]
    )
    assert [(row.row_type, row.label) for row in x.rows] == [
        ("HEADING", "Rental Income"),
        ("LINE", "Apartments"),
        ("LINE", "Garages"),
        ("LINE", "Stores"),
        ("TOTAL", "Total Rent Revenue"),
        ("HEADING", "Operating Expenses"),
        ("LINE", "Payroll"),
        ("LINE", "Supplies"),
        ("LINE", "Rent Free Unit"),
        ("LINE", "Snow Removal"),
        ("TOTAL", "Total Cost of Operations"),
        ("TOTAL", "Profit or Loss (Net Income or Loss)"),
    ]
    assert list(x.rows[2].values) == [None]
    assert list(x.rows[2].proof) == [None]
    assert label(x, "total_operating_expenses") == "Total Cost of Operations"
    assert label(x, "net_income") == "Profit or Loss (Net Income or Loss)"


NUMBERED = [
    ("3", "Rents received", (700, 900)), ("5", "Advertising", (20, 30)), ("6", "Commissions", (None, None)),
    ("7", "Insurance", (60, 70)), ("8", "Repairs", (110, 90)), ("9", "Taxes", (100, 120)),
    ("10", "Utilities", (80, 60)),
]  # fmt: skip


def form_page(rows: Sequence[tuple[float, Sequence[tuple[float, str]]]]) -> bytes:
    """Rows ``(height, cells)``, each cell ``(x, text)``; numbers end at their x."""
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    draw.setFont("Helvetica", 9)
    for y, cells in rows:
        for x, text in cells:
            (draw.drawRightString if text.strip("()$,.-").replace(",", "").isdigit() and x > 100 else draw.drawString)(
                x, y, text
            )
    draw.save()
    return out.getvalue()


def test_a_form_of_numbered_lines_over_columns_of_letters() -> None:
    rows: list[tuple[float, list[tuple[float, str]]]] = [
        (740, [(40, "Supplemental Income and Loss")]), (726, [(40, "1"), (60, "Address of each property")]),
        (712, [(60, "A  114 Pine St, Elmira NY 14901")]), (698, [(60, "B  9 Harbor Ln, Oswego NY 13126")]),
        (684, [(395, "A"), (475, "B")]),
    ]  # fmt: skip
    for n, (number, label, values) in enumerate(NUMBERED):
        amounts = [(400.0 + 80 * k, f"{v:,}") for k, v in enumerate(values) if v]
        rows.append((670 - 14 * n, [(40, number), (60, label), *amounts]))
    rows.append((572, [(40, "11"), (60, "Total expenses. Add lines 5 through 10"), (400, "370"), (480, "370")]))
    rows.append((558, [(40, "12"), (60, "Income or (loss). Subtract line 11 from line 3"), (400, "330"), (480, "530")]))
    rows.append((544, [(40, "13a"), (60, "Total rents. Add line 3, columns A and B"), (560, "1,600")]))
    rows.append((530, [(40, "13b"), (60, "Total expenses. Add line 11, columns A and B"), (560, "740")]))
    rows.append((516, [(40, "14"), (60, "Net rental income or (loss). Combine lines 13a and 13b"), (560, "860")]))
    statement = docextract.extract(form_page(rows), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert statement.rows[0].label == "Rents received"
    unused = next(row for row in statement.rows if row.label == "Commissions")
    assert unused.row_type == "LINE"
    result = next(row for row in statement.rows if row.label and row.label.startswith("Income or (loss)"))
    assert [(a.row_index, a.sign) for a in result.foots_from] == [(0, 1), (result.row_index - 1, -1)]
    assert [row.values[-1] for row in statement.rows[-3:]] == [1600, 740, 860]


def test_codes_between_labels_and_amounts_are_no_amounts() -> None:
    lines = [("Gross rents", "8141", 9000), ("Other income", "8230", 1200), ("Total income", "8299", 10200),
             ("Insurance", "8690", 3100), ("Interest", "8710", 2100), ("Taxes", "9180", 1000),
             ("Total expenses", "9949", 6200), ("Net income (loss)", "9369", 4000)]  # fmt: skip
    document = form_page(
        [(740, [(40, "Statement of Real Estate Rentals")]), (726, [(40, "Year ended December 31, 2024")])]
        + [(700 - 14 * n, [(40, a), (440, code), (560, f"{v:,}.00")]) for n, (a, code, v) in enumerate(lines)]
    )
    statement = docextract.extract(document, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert [(row.label, row.account_code, row.values) for row in statement.rows] == [(a, c, [v]) for a, c, v in lines]
    assert statement.key_totals.net_income is not None
    assert not statement.failed_checks


def test_room_for_an_amount_that_nobody_filled_in_is_no_header_and_no_heading() -> None:
    lines = [("1.", "Apartment rental", "$ 359,141"), ("2.", "Office rental", "$ ________"),
             ("3.", "Parking rental", "$ 11,308"), ("4.", "TOTAL INCOME (Add Lines 1 through 3)", "$ 370,449"),
             ("5.", "Electricity", "$ 22,201"), ("6.", "Payroll", "$ 41,669"), ("7.", "Insurance", "$ 11,311"),
             ("8.", "TOTAL EXPENSES (Add Lines 5 through 7)", "$ 75,181"),
             ("9.", "NET OPERATING INCOME (Line 4 minus Line 8)", "$ 295,268")]  # fmt: skip
    document = form_page(
        [(740, [(200, "ANNUAL INCOME AND EXPENSE REPORT")]), (712, [(40, "SECTION IV - INCOME")])]
        + [(698 - 14 * n, [(40, a), (62, b), (480, c)]) for n, (a, b, c) in enumerate(lines)]
    )
    statement = docextract.extract(document, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    rows = [row for row in statement.rows if row.row_type != "HEADING"]
    assert [row.label for row in rows] == [label for _, label, _ in lines]
    assert (rows[1].row_type, rows[1].values) == ("LINE", [None])


PANELS = (
    [("1.", "Rents", 91_200), ("2.", "Parking", 4_800), ("3.", "Laundry", 1_250), ("4.", "TOTAL INCOME", 97_250)],
    [("8.", "Fuel", 9_400), ("9.", "Water", 3_100), ("10.", "Insurance", 6_050), ("11.", "Repairs", 7_700),
     ("12.", "TOTAL EXPENSES", 26_250), ("13.", "NET OPERATING INCOME", 71_000)],
)  # fmt: skip


@pytest.mark.parametrize("headings", [("INCOME", "EXPENSES"), ("Revenue", "Operating Expenses")])
def test_two_panels_of_numbered_lines_below_facts_are_read_one_after_the_other(headings: tuple[str, str]) -> None:
    rows: list[tuple[float, list[tuple[float, str]]]] = [
        (750, [(200, "2024 ANNUAL INCOME AND EXPENSE REPORT")]),
        (726, [(40, "5. Property use"), (160, "6. Gross area"), (300, "7. No. of units"), (420, "8. Year built")]),
        (714, [(44, "Mixed use"), (200, "31,480"), (330, "19"), (450, "1927")]),
        (680, [(120, headings[0]), (400, headings[1])]),
        (566, [(62, "(add lines 1 through 3)")]), (558, [(40, "Do not include depreciation in lines 8-11.")]),
    ]  # fmt: skip
    for x, panel in zip((40, 320), PANELS, strict=True):
        for n, (number, label, value) in enumerate(panel):
            cells: list[tuple[float, str]] = [(x, number), (x + 22, label), (x + 250, f"{value:,}")]
            rows.append((660 - (14 if x == 320 else 28) * n, cells))
    statement = docextract.extract(form_page(rows), asset_type="MIXED_USE")
    found = [(row.label, row.values[0]) for row in statement.rows if row.row_type not in ("HEADING", "NOTE")]
    assert found == [(label, value) for panel in PANELS for _, label, value in panel]
    assert [row.label for row in statement.rows if row.row_type == "HEADING"] == [*headings]
    assert statement.key_totals.net_operating_income is not None


def test_columns_named_for_properties_by_a_letter_or_a_number_are_amounts() -> None:
    statement = read([
        ["Rental real estate income and expenses"],
        [None, "Property A", "Property B", "Property C"],
        ["Gross rents", 12400, 9150, 30210],
        ["Advertising", 120, 80, 310],
        ["Insurance", 910, 745, 2205],
        ["Repairs", 1215, 2050, 3190],
        ["Taxes", 2100, 1650, 4480],
        ["Total expenses", 4345, 4525, 10185],
    ])  # fmt: skip
    assert [column.entity for column in statement.columns] == ["Property A", "Property B", "Property C"]
    assert [int(value or 0) for value in statement.rows[-1].values] == [4345, 4525, 10185]


def test_a_second_row_of_a_header_that_names_notes_and_currencies_is_no_heading() -> None:
    rows = [("Balance Sheet", 0, ["", "", ""], 14), ("", 0, ["", "2025", "2024"], 10), ("", 0, ["Note", "$", "$"], 14)]
    rows += [("Cash", 0, ["3", "4,180", "3,960"], 12), ("Debtors", 0, ["", "633", "557"], 12)]
    rows += [("Total assets", 0, ["", "4,813", "4,517"], 12), ("Creditors", 0, ["4", "1,310", "1,207"], 12)]
    rows += [("Total liabilities", 0, ["", "1,310", "1,207"], 12), ("Net assets", 0, ["", "3,503", "3,310"], 12)]
    statement = docextract.extract(page(rows), document_type="BALANCE_SHEET", asset_type="OFFICE")
    assert statement.rows[0].label == "Cash"


def test_the_words_of_headings_that_are_counted_in_columns_of_their_own_are_labels() -> None:
    statement = read([
        ["Statement of cash flows"],
        [None, None, None, None, "FY 2025", "FY 2024"],
        ["I.", "Operating activities"],
        ["A.", None, "Cash received from"],
        [None, None, 1, "Daily parkers", 6842, 6518],
        [None, None, 2, "Monthly permits", 5124, 4981],
        [None, None, None, "Total received", 11966, 11499],
        ["B.", None, "Cash paid for"],
        [None, None, 1, "Attendants", -3186, -3094],
        [None, None, 2, "City tax", -1428, -1379],
        [None, None, 3, "Lighting", -412, -433],
        [None, None, None, "Total paid", -5026, -4906],
        [None, None, None, "Net cash from operating activities", 6940, 6593],
        ["II.", "Investing activities"],
        [None, None, 1, "Gates", -1487, -710],
        [None, None, 2, "Deck", -263, -40],
        [None, None, None, "Net cash used in investing activities", -1750, -750],
        ["III.", "Net increase in cash", None, None, 5190, 5843],
        ["IV.", "Cash, July 1", None, None, 23176, 17333],
        ["V.", "Cash, June 30", None, None, 28366, 23176],
    ], "CASH_FLOW_STATEMENT")  # fmt: skip
    labels = [row.label for row in statement.rows if row.row_type == "HEADING"]
    assert labels == ["Operating activities", "Cash received from", "Cash paid for", "Investing activities"]
    assert [row.label for row in statement.rows[-3:]] == ["Net increase in cash", "Cash, July 1", "Cash, June 30"]
    assert statement.key_totals.net_cash_flow is not None


def test_thousands_of_a_currency_beside_the_word_note_are_no_amounts() -> None:
    rows = [("Income Statement", 0, ["", "", ""], 14), ("", 0, ["", "2025", "2024"], 10)]
    rows += [("", 0, ["Note", "€000", "€000"], 14), ("Turnover", 0, ["3", "9,180", "8,960"], 12)]
    rows += [
        ("Operating costs", 0, ["", "(6,110)", "(6,020)"], 12),
        ("Operating surplus", 0, ["", "3,070", "2,940"], 12),
    ]
    rows += [
        ("Interest payable", 0, ["5", "(910)", "(935)"], 12),
        ("Surplus for the year", 0, ["", "2,160", "2,005"], 12),
    ]
    statement = docextract.extract(page(rows), document_type="OPERATING_STATEMENT", asset_type="OFFICE")
    assert [row.label for row in statement.rows][:2] == ["Turnover", "Operating costs"]
    assert [part.row_index for part in statement.rows[2].foots_from] == [0, 1]


def test_a_row_of_currencies_beside_a_helper_is_of_the_header() -> None:
    statement = read([
        ["Balance sheet as at 31 December 2024"],
        [None, "2024", "2023", None, None, "check"],
        [None, "€", "€", None, None, 0],
        ["Cash", 4180, 3960],
        ["Debtors", 633, 557],
        ["Total assets", 4813, 4517],
        ["Total liabilities", 1310, 1207],
        ["Net assets", 3503, 3310],
    ], "BALANCE_SHEET")  # fmt: skip
    assert statement.rows[0].label == "Cash"


def test_a_table_with_columns_of_its_own_below_the_result_is_no_part_of_the_statement() -> None:
    lines = [(f"{name} charge", 100 + 7 * n, 90 + 8 * n) for n, name in enumerate("ABCDEFGHIJKLMNOPQRST")]
    made = [*lines, ("Total income", sum(a for _, a, _ in lines), sum(b for *_, b in lines))]
    made += [("Insurance", 618, 585), ("Cleaning", 301, 295), ("Total expenditure", 919, 880)]
    made += [("Surplus for the year", made[20][1] - 919, made[20][2] - 880)]
    rows = [("Income and expenditure account", 0, [""] * 6, 14), ("", 0, ["", "", "Actual", "Budget", "Variance"], 14)]
    rows += [(label, 0, ["", "", f"{a:,}", f"{b:,}", f"{a - b:,}"], 12) for label, a, b in made]
    rows += [
        ("Unit type", 0, ["No.", "2025"], 12),
        ("One bed", 0, ["41", "1,720"], 12),
        ("Two bed", 0, ["77", "2,088"], 12),
    ]
    statement = docextract.extract(page(rows), document_type="OPERATING_STATEMENT", asset_type="OFFICE")
    assert statement.rows[-1].label == "Surplus for the year"
