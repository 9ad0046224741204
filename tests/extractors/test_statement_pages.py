"""Statements over several pages whose columns stand elsewhere, and marks of notes on pages."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from reportlab.pdfgen.canvas import Canvas
from statements import read

import docextract

Cells = Sequence[tuple[float, str] | tuple[float, str, str]]


def _read(*pages: Sequence[Cells], raised: bool = False) -> docextract.Statement:
    """The statement on pages of lines of cells: where each begins and its text; with ``"right"`` it ends there, with
    ``"raised"`` it is small and stands higher."""
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    for lines in pages:
        for n, cells in enumerate(lines):
            y = 740 - 13 * n
            for x, text, *side in cells:
                small = side == ["raised"]
                canvas.setFont("Helvetica", 5.5 if small else 9)
                (canvas.drawRightString if side == ["right"] else canvas.drawString)(x, y + 6 * small, text)
        canvas.showPage()
    canvas.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    return x


def _form(account: tuple[str, str, str, str], *, first: bool) -> Cells:
    label, code, sign, amount = account
    x, end = (400, 560) if first else (300, 420)
    own: list[tuple[float, str] | tuple[float, str, str]] = [(40, label), (x, code)]
    own += [(x + 60, sign)] if sign else []
    return [*own, (end, amount, "right")] if amount else own


def test_a_page_laid_otherwise_under_the_words_of_the_first_goes_on_in_its_columns() -> None:
    income = [
        ("Rent Revenue", "5100", "", ""), ("Gross Potential", "5120", "", "312,468"),
        ("Tenant Assistance", "5121", "", "641,772"), ("Garage and Parking", "5170", "", "4,320"),
        ("Total Rent Revenue", "5100T", "$", "958,560"), ("Apartments Vacant", "5220", "", "(18,402)"),
        ("Total Revenue", "5000T", "$", "940,158"), ("Administrative Expenses", "6200", "", ""),
        ("Office Expenses", "6311", "", "12,204"), ("Management Fee", "6320", "", "51,300"),
        ("Total Administrative Expenses", "6263T", "$", "63,504"),
    ]  # fmt: skip
    costs = [
        ("Utilities Expense", "6400", "", ""), ("Electricity", "6450", "", "71,834"), ("Water", "6451", "", "29,460"),
        ("Gas", "6452", "", "38,127"), ("Total Utilities Expense", "6400T", "$", "139,421"),
        ("Maintenance Expenses", "6500", "", ""), ("Payroll", "6510", "", "74,311"),
        ("Supplies", "6515", "", "21,948"), ("Total Maintenance Expenses", "6500T", "$", "96,259"),
        ("Total Expenses", "6000T", "$", "299,184"), ("Net Income", "3250", "$", "640,974"),
    ]  # fmt: skip
    x = _read(
        [
            [(40, "Statement of Profit and Loss"), (300, "Maple Hollow Manor")],
            [(40, "07/01/2023 - 06/30/2024")],
            [(40, "Part I"), (150, "Description of Account"), (395, "Acct. No."), (515, "Amount*")],
            *(_form(one, first=True) for one in income),
        ],
        [
            [(40, "Maple Hollow Manor  Period 07/01/2023 - 06/30/2024")],
            [(120, "Description of Account"), (295, "Acct. No."), (380, "Amount*")],
            *(_form(one, first=False) for one in costs),
        ],
    )
    assert [row.label for row in x.rows] == [label for label, *_ in (*income, *costs)]
    assert [row.account_code for row in x.rows] == [code for _, code, *_ in (*income, *costs)]
    assert x.key_totals.net_income is not None
    assert x.key_totals.net_income.values[0] == 640974
    assert not x.failed_checks


def test_marks_of_notes_raised_above_their_labels_and_notes_that_speak_of_a_rent_roll() -> None:
    amounts = [
        ("Base Rent", "9,182", "9,640"), ("Recoveries(2)", "2,418", "2,611"), ("Parking", "602", "688"),
        ("Effective Gross Income", "12,202", "12,939"), ("Real Estate Taxes", "2,104", "2,188"),
        ("Insurance", "201", "258"), ("Management Fee", "464", "491"), ("Total Expenses", "2,769", "2,937"),
        ("Net Operating Income", "9,433", "10,002"),
    ]  # fmt: skip
    rows: list[Cells] = [[(40, label), (300, one, "right"), (400, two, "right")] for label, one, two in amounts]
    rows[0] = [*rows[0], (84, "(1)", "raised")]
    notes: list[Cells] = [
        [(40, "(1) Issuer base rent reflects the 9/30/2024 rent roll with rent steps taken.")],
        [(40, "(2) Office leases are modified gross over a base year.")],
    ]
    x = _read([
        [(40, "Operating History and Underwritten Net Cash Flow")], [(278, "2022"), (378, "2023")], *rows, [], *notes,
    ])  # fmt: skip
    assert [row.label for row in x.rows][:3] == ["Base Rent", "Recoveries", "Parking"]


def test_codes_of_a_letter_and_digits_are_none_of_the_labels() -> None:
    lines = [
        ["Stone Park"], ["Operating History"], ["Account", "FY 2023", "FY 2024"], ["Revenue"],
        ["R-100  Base Rent", 1984, 2046], ["R-110  Free Rent", -38, -12], ["R-120  Tax Reimbursement", 402, 421],
        ["Total Revenue", 2348, 2455], ["Operating Expenses"], ["E-300  Repairs", 94, 101],
        ["E-310  Roof Program", 18, 11], ["E-320  Landscaping", 61, 54], ["E-330  Utilities", 54, 57],
        ["Total Expenses", 227, 223],
        ["Net Operating Income", 2121, 2232],
    ]  # fmt: skip
    x = read(lines)
    assert [(row.account_code, row.label) for row in x.rows][1:4] == [
        ("R-100", "Base Rent"), ("R-110", "Free Rent"), ("R-120", "Tax Reimbursement"),
    ]  # fmt: skip


@pytest.mark.parametrize("last", ["what I actually kept", "Left for the kids"])
def test_what_owners_call_the_cash_that_is_left(last: str) -> None:
    x = read([
        ["Grove St"], ["Income & expenses 2024"], [None, "Total", "Upper", "Lower"], ["Rent", 3600, 1800, 1800],
        ["Laundry", 212, 212, None], ["Total money in", 3812, 2012, 1800], ["Taxes", 640, 320, 320],
        ["Water", 145, 72, 73], ["Total money out", 785, 392, 393], ["LEFT OVER before the mortgage", 3027, 1620, 1407],
        ["mortgage principal", 400, 200, 200], ["mortgage interest", 600, 300, 300],
        ["new windows (saved up)", 200, 100, 100], [last, 1827, 1020, 807],
    ])  # fmt: skip
    assert x.key_totals.net_cash_flow is not None
    assert x.key_totals.net_cash_flow.values[0] == 1827


def test_labels_of_each_depth_in_a_column_of_their_own_before_the_codes_of_another_chart() -> None:
    lines = [
        ["1140 Vesper Avenue"], ["Operating Statement"], ["GL", None, None, None, "map", "FY 2023", "FY 2024"],
        ["4", "Effective Gross Income", None, None, "PM0004", 3700, 3790],
        ["41", None, "Rent", None, "PM0041", 3200, 3280], ["4110", None, None, "Office Rent", "PM4110", 2400, 2460],
        ["4120", None, None, "Storage Rooms", "PM4120", 800, 820], ["42", None, "Recoveries", None, "PM0042", 500, 510],
        ["4210", None, None, "CAM Estimates", "PM4210", 500, 510],
        ["5", "Operating Expenses", None, None, "PM0005", 900, 930], ["51", None, "Cleaning", None, "PM0051", 300, 310],
        ["5110", None, None, "Night Cleaning", "PM5110", 300, 310],
        ["52", None, "Utilities", None, "PM0052", 600, 620], ["5210", None, None, "Electric", "PM5210", 600, 620],
        ["", "Net Operating Income", None, None, None, 2800, 2860],
    ]  # fmt: skip
    x = read(lines)
    assert [row.label for row in x.rows][:4] == ["Effective Gross Income", "Rent", "Office Rent", "Storage Rooms"]
    assert x.key_totals.net_operating_income is not None
    assert x.key_totals.net_operating_income.values[0] == 2800


def test_days_below_rates_of_occupancy_begin_no_other_table_below_a_bold_header_with_years() -> None:
    """The form of a servicer: titles of three lines over seven columns, years among their words, and above the income
    how many months there are, how full it is and when that was counted."""
    out = io.BytesIO()
    draw = Canvas(out, pagesize=(792, 612), invariant=1)
    ends = [244, 302, 360, 418, 476, 534, 579]
    y = 560.0

    def row(label: str, cells: Sequence[str], *, font: str = "Helvetica", centred: bool = False) -> None:
        nonlocal y
        draw.setFont(font, 7)
        draw.drawString(33, y, label)
        for end, text in zip(ends, cells, strict=False):
            (draw.drawCentredString if centred else draw.drawRightString)(end - 25 * centred, y, text)
        y -= 10

    row("OPERATING STATEMENT ANALYSIS REPORT", [])
    facts = ["Servicer Loan No.|30-0188427|Property Name|Elm Crossing",
             "Prospectus ID|17|Property Address|6100 Elm Road", "Paid Through Date|03/01/2025|Property Type|Retail",
             "Loan Balance|$13,604,118|Net Rentable Sq Ft|139,480",
             "Borrower|Elm Retail Holdings LLC|Year Built / Renovated|1989 / 2014"]  # fmt: skip
    for fact in facts:
        for x0, text in zip((33, 123, 243, 343), fact.split("|"), strict=True):
            draw.drawString(x0, y, text)
        y -= 10
    y -= 4
    bold = {"font": "Helvetica-Bold", "centred": True}
    row("", ["Underwriting", "Prior Year", "Current Year", "2024", "2024", "Variance", "Var"], **bold)
    row("Period ended 12/31", ["Base Year", "2023", "2024", "Adjustments", "Normalized", "to UW ($)", "%"], **bold)
    row("", ["", "Normalized", "As Reported", "(see notes)", "", ""], **bold)
    row("Number of Months Covered", ["12", "12", "12", "", "12"])
    row("Occupancy Rate (physical)", ["93.0%", "94.6%", "92.1%", "", "92.1%"])
    row("Occupancy Date", ["06/30/17", "12/31/23", "12/31/24", "", "12/31/24"])
    row("INCOME", [])
    lines = [("Base Rent", [700, 720, 740, 10, 750, 50]), ("Other Income", [80, 90, 95, -15, 80, 0])]
    costs = [("Real Estate Taxes", [90, 95, 99, 0, 99, 9]), ("Insurance", [40, 44, 48, 2, 50, 10])]
    for part, total in ((lines, "EFFECTIVE GROSS INCOME"), (costs, "TOTAL OPERATING EXPENSES")):
        for label, values in [*part, (total, [sum(v) for v in zip(*(values for _, values in part), strict=True)])]:
            amounts = [f"{1000 * value:,}" if value >= 0 else f"({-1000 * value:,})" for value in values]
            row(label, [*amounts, f"{100 * values[-1] / values[0]:.1f}%"])
    row("NET OPERATING INCOME", ["650,000", "671,000", "688,000", "(7,000)", "681,000", "31,000", "4.8%"])
    draw.save()
    x = docextract.extract(out.getvalue(), asset_type="RETAIL", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    assert len(x.columns) == len(ends)
    assert [column.kind for column in x.columns[:3]] == ["UNDERWRITTEN", "PRIOR", "ACTUAL"]
    assert [column.kind for column in x.columns[-2:]] == ["VARIANCE", "VARIANCE_PCT"]
    rent = next(row for row in x.rows if row.label == "Base Rent")
    assert rent.values[:-1] == [1000 * value for value in lines[0][1]]


def test_numbers_of_pages_at_their_foot_are_no_amounts() -> None:
    """Behind a sentence, and alone below one: ``31`` is neither a value of the note nor a total without a name."""
    pages = [
        [("Year ended 30 June 2025", [], 20), ("", ["2025", "2024"], 14), ("Rents received", ["68,412", "65,930"], 14),
         ("Costs paid", ["(24,877)", "(23,116)"], 14), ("Net income", ["43,535", "42,814"], 14),
         ("The above statement should be read in conjunction with the accompanying notes.", ["", "31"], 14)],
        [("", ["2025", "2024"], 14), ("Profit for the year", ["43,535", "42,814"], 14),
         ("Net loss/(gain) on change in fair value of derivatives", ["2,115", "(1,904)"], 14),
         ("Net cash from operations", ["45,650", "40,910"], 14), ("See accompanying notes. Unaudited.", [], 14),
         ("", ["", "32"], 14)],
    ]  # fmt: skip
    out = io.BytesIO()
    draw = Canvas(out, pagesize=(612, 792), invariant=1)
    for page in pages:
        y = 740.0
        for label, cells, gap in page:
            draw.setFont("Helvetica", 8)
            draw.drawString(40, y, label)
            for n, text in enumerate(cells):
                draw.drawRightString(440 + 80 * n, y, text)
            y -= gap
        draw.showPage()
    draw.save()
    first, second = (
        docextract.extract(
            out.getvalue(), asset_type="OFFICE", document_type="OPERATING_STATEMENT", first_page=n, last_page=n
        )
        for n in (1, 2)
    )
    assert isinstance(first, docextract.Statement)
    assert isinstance(second, docextract.Statement)
    for x, number in ((first, 31), (second, 32)):
        assert not [row for row in x.rows if number in row.values]
    key = second.key_totals.net_income
    assert key is not None
    assert second.rows[key.row_index].label == "Profit for the year"


def test_the_number_of_a_page_between_the_words_of_its_foot_is_no_amount() -> None:
    def page(number: int, rows: list[tuple[str, str, str]]) -> list[Cells]:
        lines: list[Cells] = [[(60, "Elm House"), (380, "2024", "right"), (480, "2025", "right")]]
        lines += [[(60, label), (380, one, "right"), (480, other, "right")] for label, one, other in rows]
        return [
            *lines,
            [],
            [],
            [],
            [(60, "Harrow Group - Finance"), (480, f"{number}", "right"), (500, "Printed by AB")],
        ]

    first = [("Fees", "1,000", "1,100"), ("Other income", "100", "90"), ("Total income", "1,100", "1,190")]
    second = [
        ("Wages", "600", "610"),
        ("Heat", "100", "120"),
        ("Total expenses", "700", "730"),
        ("Net income", "400", "460"),
    ]
    x = _read(page(1, first), page(2, second))
    assert [row.label for row in x.rows if row.values != [None, None]] == [row[0] for row in (*first, *second)]


def test_sections_of_a_form_before_the_years_of_its_columns_are_headings() -> None:
    def line(label: str, *texts: str) -> Cells:
        return [(60, label), *((280 + 90 * n, text, "right") for n, text in enumerate(texts))]

    years = ("2022", "2023", "2024")
    lines = [line("PART 3. ANNUAL INCOME", *years), line("Office rents", "6,100", "6,200", "6,300"),
             line("Parking", "200", "210", "220"), line("EFFECTIVE GROSS INCOME", "6,300", "6,410", "6,520"), [],
             line("PART 4. ANNUAL EXPENSES", *years), line("Cleaning", "500", "510", "520"),
             line("Security", "300", "310", "320"), line("TOTAL OPERATING EXPENSES", "800", "820", "840"),
             line("NET OPERATING INCOME", "5,500", "5,590", "5,680")]  # fmt: skip
    x = _read(lines)
    assert [row.label for row in x.rows if row.row_type == "HEADING"] == [
        "PART 3. ANNUAL INCOME", "PART 4. ANNUAL EXPENSES",
    ]  # fmt: skip
    assert [str(column.period_to) for column in x.columns] == ["2022-12-31", "2023-12-31", "2024-12-31"]


def test_a_minus_that_hangs_behind_its_number_is_its_sign() -> None:
    rows = [("Rents", 812345, 798221), ("Vacancy", -41500, -39100), ("Concessions", -3250, -1975),
            ("Parking", 9120, 8840), ("Total Income", 776715, 765986), ("Repairs", 101200, 99850),
            ("Reimbursed", -12500, -11200), ("Total Expenses", 88700, 88650),
            ("Net Operating Income", 688015, 677336)]  # fmt: skip
    lines: list[Cells] = [[(60, "Elm House")], [(380, "2024", "right"), (500, "2025", "right")]]
    for label, *values in rows:
        cells: list[tuple[float, str] | tuple[float, str, str]] = [(60, label)]
        for end, value in zip((380.0, 500.0), values, strict=True):
            cells += [(end, f"{abs(value):,}.00", "right"), *([(end + 0.5, "-")] if value < 0 else [])]
        lines.append(cells)
    x = _read(lines)
    assert [(row.label, *row.values) for row in x.rows] == rows
