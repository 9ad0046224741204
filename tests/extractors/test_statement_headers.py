"""Headers of statements as spreadsheets print them: left-aligned over amounts, in groups of groups, in year ends."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from typing import Any

import pytest
from statements import read

import docextract

ROOMS = ("Rooms", 500, 480, 450, 5200, 5000, 4700)
FOOD = ("Food and Beverage", 100, 120, 110, 900, 1000, 950)
REVENUE = ("TOTAL OPERATING REVENUE", *(a + b for a, b in zip(ROOMS[1:], FOOD[1:], strict=True)))  # type: ignore[operator]
WAGES = ("Wages", 200, 210, 190, 2100, 2050, 1990)
PROFIT = ("INCOME BEFORE FIXED CHARGES", *(a - b for a, b in zip(REVENUE[1:], WAGES[1:], strict=True)))  # type: ignore[operator]
TAXES = ("Property and Other Taxes", 40, 40, 38, 360, 360, 345)
EBITDA = ("EBITDA", *(a - b for a, b in zip(PROFIT[1:], TAXES[1:], strict=True)))  # type: ignore[operator]


def hotel() -> docextract.Statement:
    """Three scenarios of a month and of the year, each with two columns of shares: every header begins its cell."""
    from reportlab.pdfbase.pdfmetrics import stringWidth
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(1008, 612), invariant=True)
    cell = [200.0]
    for n in range(18):
        cell.append(cell[-1] + (52, 34, 40)[n % 3] + (12 if n == 8 else 0))

    def centred(text: str, first: int, last: int, y: float) -> None:
        draw.drawString((cell[first] + cell[last + 1] - stringWidth(text, "Helvetica", 8)) / 2, y, text)

    draw.setFont("Helvetica", 8)
    draw.drawString(40, 560, "Harbour Inn")
    draw.drawString(40, 548, "Summary Operating Statement")
    centred("Month to Date", 0, 8, 524)
    centred("Year to Date", 9, 17, 524)
    for n in range(6):
        centred(("Actual", "Budget", "Last Year")[n % 3], 3 * n, 3 * n + 2, 513)
        for k, text in enumerate(("$", "%", "POR")):
            draw.drawString(cell[3 * n + k] + 1, 502, text)
    rows = [ROOMS, FOOD, REVENUE, WAGES, PROFIT, TAXES, EBITDA]
    for r, (label, *values) in enumerate(rows):
        y = 488 - 11 * r
        draw.drawString(40, y, str(label))
        for n, value in enumerate(values):
            assert isinstance(value, int)
            texts = (f"{value:,}", f"{value / REVENUE[n + 1]:.1%}", f"{value / 3.5:,.2f}")  # type: ignore[operator]
            for k, text in enumerate(texts):
                draw.drawRightString(cell[3 * n + k + 1] - 2 - (12 if 3 * n + k == 8 else 0), y, text)
    # A label cut off where the first column begins.
    draw.drawString(
        200 - stringWidth("A label that is cut off at its cell", "Helvetica", 8),
        400,
        "A label that is cut off at its cell",
    )
    draw.save()
    statement = docextract.extract(out.getvalue(), asset_type="HOSPITALITY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    return statement


def test_headers_at_the_left_of_their_cells_and_titles_over_groups_of_groups() -> None:
    statement = hotel()
    columns = [c for c in statement.columns if c.is_money]
    assert [c.column_id for c in columns] == [
        "ACTUAL:MONTH", "BUDGET:MONTH", "PRIOR:MONTH", "ACTUAL:YTD", "BUDGET:YTD", "PRIOR:YTD",
    ]  # fmt: skip
    assert not statement.unmapped_columns
    at = [statement.columns.index(c) for c in columns]
    assert [statement.rows[0].values[n] for n in at] == list(ROOMS[1:])
    assert [c.kind for c in statement.columns][:3] == ["ACTUAL", "PERCENT", "PER_UNIT"]


def test_an_income_before_something_is_a_result() -> None:
    totals = hotel().key_totals
    assert totals.effective_gross_income is not None
    assert totals.effective_gross_income.values[0] == REVENUE[1]


def test_headings_in_columns_of_their_own_head_no_other_statement() -> None:
    rows = [
        [None, None, None, None, "Maple", None, "TOTAL"],
        [None, "Ordinary Income/Expense"],
        [None, None, "Income"],
        [None, None, None, "Rent", 900, None, 900],
        [None, None, None, "Fees", 100, None, 100],
        [None, None, "Total Income", None, 1000, None, 1000],
        [None, None, "Expense"],
        *([None, None, None, f"Repairs {n}", 10 + n, None, 10 + n] for n in range(6)),
        [None, None, "Total Expense", None, 75, None, 75],
        ["Net Ordinary Income", None, None, None, 925, None, 925],
        [None, "Other Income/Expense"],
        [None, None, "Other Expense"],
        [None, None, None, "Mortgage Interest", 300, None, 300],
        [None, None, "Total Other Expense", None, 300, None, 300],
        [None, "Net Other Income", None, None, -300, None, -300],
        ["Net Income", None, None, None, 625, None, 625],
    ]
    statement = read(rows)
    assert not statement.others
    assert statement.rows[-1].label == "Net Income"
    assert {p for row in statement.rows for p in row.proof or () if p} == {"PROVED"}


YEARS = [
    ["Cypress Bend"],
    ["Operating Statement Analysis"],
    [None, "Underwriting", "Normalized 12/31/2023", "Normalized 12/31/2024", "TTM 09/30/2025", "2024-TTM Variance"],
    ["Number of Months Covered", 12, 12, 12, 12],
    ["Gross Potential Rent", 1000, 900, 950, 980, "3.2%"],
    ["Vacancy", -100, -80, -90, -95, "5.6%"],
    ["Effective Gross Income", 900, 820, 860, 885, "2.9%"],
    ["Taxes", 300, 280, 290, 295, "1.7%"],
    ["Total Operating Expenses", 300, 280, 290, 295, "1.7%"],
    ["Net Operating Income", 600, 540, 570, 590, "3.5%"],
    ["Debt Service", 400, 400, 400, 400, "0.0%"],
    ["DSCR (NOI)", "1.50x", "1.35x", "1.43x", "1.48x"],
]


def test_year_ends_are_years_and_ttm_is_twelve_months() -> None:
    statement = read(YEARS)
    assert [c.column_id for c in statement.columns] == [
        "UNDERWRITTEN:ANNUAL", "ACTUAL:2023", "ACTUAL:2024", "ACTUAL:T12", "VARIANCE_PCT:T12",
    ]  # fmt: skip
    trailing = statement.columns[3]
    assert (trailing.months, trailing.period_from, trailing.period_to) == (
        12,
        dt.date(2024, 10, 1),
        dt.date(2025, 9, 30),
    )
    assert not [check for check in statement.checks if check.status == "FAIL"]


def test_months_covered_and_multiples_are_statistics() -> None:
    rows = read(YEARS).rows
    assert [row.label for row in rows if row.row_type == "STATISTIC"] == ["Number of Months Covered", "DSCR (NOI)"]
    assert [str(value) for value in rows[-1].values[:4]] == ["1.50", "1.35", "1.43", "1.48"]


@pytest.mark.parametrize(
    ("covered", "period", "scope"), [(9, dt.date(2023, 4, 1), "OTHER"), (1, dt.date(2023, 12, 1), "MONTH")]
)
def test_a_row_of_months_covered_says_how_long_a_column_is(covered: int, period: dt.date, scope: str) -> None:
    rows = [list(row) for row in YEARS]
    rows[3][2] = covered
    column = read(rows).columns[1]
    assert (column.period_from, column.period_to, column.scope) == (period, dt.date(2023, 12, 31), scope)


def test_month_ends_of_two_years_are_as_long_as_the_title_says() -> None:
    header = [None, "03/31/2025", "03/31/2024"]
    body = [["Rent", 100, 90], ["Fees", 10, 9], ["Total Income", 110, 99], ["Taxes", 50, 40], ["Net Income", 60, 59]]
    spans = {
        title: [
            (c.period_from, c.period_to) for c in read([["Elm"], ["Income Statement"], [title], header, *body]).columns
        ]
        for title in ("For the period 04/01/2024 to 03/31/2025", "For the period 03/01/2025 to 03/31/2025")
    }
    assert [s[0][0] for s in spans.values()] == [dt.date(2024, 4, 1), dt.date(2025, 3, 1)]


def test_a_column_of_percentages_is_one_whatever_its_header_says() -> None:
    rows = [["Elm"], ["Income Statement"], [None, "2024", "2025", "Change"]]
    rows += [["Rent", 100, 110, "10.0%"], ["Fees", 10, 9, "-10.0%"], ["Total Income", 110, 119, "8.2%"]]
    rows += [["Taxes", 50, 60, "20.0%"], ["Net Income", 60, 59, "-1.7%"]]
    assert [c.kind for c in read(rows).columns] == ["PRIOR", "ACTUAL", "VARIANCE_PCT"]


def of_residents(title: str = "Income Statement") -> list[list[object]]:
    return [
        ["Rosewood Senior Living"],
        [title],
        ["Period Ending: 09/30/2026"],
        [None, "Current Month", None, None, None, "Year-to-Date"],
        [None, "Actual", "PRD", "Last Year", "Bogus", "Actual", "PRD", "Last Year", "Bogus"],
        ["Census"],
        ["Resident Days", 100, None, 90, None, 900, None, 950],
        ["Average Daily Census", 3.3, None, 3.0, None, 3.3, None, 3.5],
        ["Revenue"],
        ["Rent", 8000, 80, 7000, 7, 70000, 77.78, 71000, 9],
        ["Care Fees", 1000, 10, 900, 3, 9000, 10, 9500, 2],
        ["Total Revenue", 9000, 90, 7900, 5, 79000, 87.78, 80500, 8],
        ["Total Operating Expenses", 5000, 50, 4900, 1, 45000, 50, 46000, 4],
        ["EBITDARM", 4000, 40, 3000, 2, 34000, 37.78, 34500, 6],
        ["Management Fee", 400, 4, 300, 9, 3400, 3.78, 3450, 5],
        ["EBITDA", 3600, 36, 2700, 4, 30600, 34, 31050, 3],
    ]


def test_a_heading_under_the_header_begins_no_other_document() -> None:
    assert read(of_residents()).rows[0].label == "Census"


def test_amounts_by_the_day_and_words_not_known_are_no_amounts_of_the_default_kind() -> None:
    statement = read(of_residents())
    assert [c.kind for c in statement.columns] == ["ACTUAL", "PER_UNIT", "PRIOR", "OTHER"] * 2
    assert [row.label for row in statement.rows if row.row_type == "STATISTIC"] == [
        "Resident Days",
        "Average Daily Census",
    ]
    assert not [check for check in statement.checks if check.status == "FAIL"]


def test_the_day_that_a_period_ends_with_dates_its_month_and_that_of_the_year_before() -> None:
    spans = {c.kind: (c.period_from, c.period_to) for c in read(of_residents()).columns if c.scope == "MONTH"}
    assert spans["ACTUAL"] == (dt.date(2026, 9, 1), dt.date(2026, 9, 30))
    assert spans["PRIOR"] == (dt.date(2025, 9, 1), dt.date(2025, 9, 30))


def test_a_prior_period_is_not_dated_by_guess() -> None:
    rows = [["Prior Period" if cell == "Last Year" else cell for cell in row] for row in of_residents()]
    prior = next(c for c in read(rows).columns if c.kind == "PRIOR")
    assert (prior.period_from, prior.period_to) == (None, None)


def test_quarters_of_a_year_are_dated_and_add_up_to_it() -> None:
    rows: list[list[object]] = [
        ["Crestline"],
        ["Statement of Operations"],
        [None, *(f"Q{n} 2026" for n in range(1, 5)), "FY 2026"],
    ]
    for label, *amounts in (("Rent", 10, 11, 12, 13), ("Fees", 1, 2, 3, 4), ("Total Revenues", 11, 13, 15, 17)):
        rows.append([label, *amounts, sum(amounts)])
    rows += [["Taxes", 4, 5, 6, 7, 22], ["Net Income", 7, 8, 9, 10, 34]]
    statement = read(rows)
    assert [c.column_id for c in statement.columns][3:] == ["ACTUAL:2026-Q4", "ACTUAL:2026"]
    assert statement.columns[1].period_from == dt.date(2026, 4, 1)
    rows[3][-1] = 4700
    (check,) = [check for check in read(rows).checks if check.check_id == "O01"]
    assert check.status == "FAIL"


def test_adjustments_are_a_column_of_their_own_kind() -> None:
    rows = [
        ["The Reserve"],
        ["144 Units | Built 2004 | Durham, NC"],
        ["Operating Statement"],
        [None, "T-12", "Adj.", "Adjusted T-12"],
    ]
    rows += [["Rent", 100, 10, 110], ["Fees", 20, None, 20], ["Total Income", 120, 10, 130], ["Taxes", 50, 5, 55]]
    statement = read([*rows, ["Net Operating Income", 70, 5, 75]])
    assert [c.kind for c in statement.columns] == ["ACTUAL", "OTHER", "ACTUAL"]
    assert statement.meta.property_name == "The Reserve"


def properties(*between: list[object]) -> list[list[object]]:
    rows: list[list[object]] = [["Fund II"], ["Property Comparison - Income Statement"]]
    rows += [
        [None, "Aspen Flats", None, "Birch Court", None, "Portfolio Total"],
        *between,
        [None, *["Amount", "Per Unit"] * 3],
    ]
    for label, one, other in (("Rent", 900, 800), ("Fees", 90, 70), ("Total Income", 990, 870), ("Taxes", 90, 70)):
        rows.append([label, one, one / 10, other, other / 8, one + other, (one + other) / 18])
    return [*rows, ["Net Income", 900, 90, 800, 100, 1700, 94.44]]


@pytest.mark.parametrize("between", [[], [["Units", 10, None, 8, None, 18]]])
def test_names_over_groups_of_columns_are_the_properties_that_they_are_of(between: list[list[object]]) -> None:
    statement = read(properties(*between))
    assert [c.entity for c in statement.columns] == ["Aspen Flats"] * 2 + ["Birch Court"] * 2 + [None] * 2
    assert [c.column_id for c in statement.columns][3:5] == ["PER_UNIT:TOTAL:Birch Court", "ACTUAL:TOTAL"]


def test_a_line_of_words_that_heads_no_groups_is_no_header() -> None:
    rows = properties()
    rows[2] = [None, "Unaudited", None, None, None, "Draft"]
    assert [c.entity for c in read(rows).columns] == [None] * 6


def test_an_inner_and_an_outer_column_that_only_say_amount_and_total_are_one() -> None:
    rows: list[list[object]] = [
        ["Oak Terrace"],
        ["Statement of Profit and Loss"],
        ["Description", "Acct. No.", "Amount*", "Total"],
    ]
    rows += [
        ["Rent Revenue", "5120", 71482.5],
        ["Parking", "5170", 370.25],
        ["Total Rent Revenue", "5100T", None, 71852.75],
    ]
    rows += [
        ["Vacancies", "5220", 2371.5],
        ["Garage Vacancies", "5270", 26.5],
        ["Total Vacancies", "5200T", None, 2398],
    ]
    rows += [["Net Rental Revenue", "5152N", None, 69454.75], ["Water", "6451", 2463.2], ["Sewer", "6453", 1014.7]]
    rows += [["Total Operating Expenses", "6000T", None, 3477.9], ["Net Operating Income", "5060N", None, 65976.85]]
    statement = read(rows)
    assert len(statement.columns) == 1
    assert not statement.unmapped_columns
    assert statement.proof.proved == statement.proof.numbers == 11
    assert not statement.failed_checks


def test_columns_of_amounts_that_say_which_stay_apart() -> None:
    rows: list[list[object]] = [["Oak"], ["Income Statement"], [None, "Budget", "Total"]]
    rows += [["Rent", 100, None], ["Total Income", None, 100], ["Taxes", 50, None], ["Net Income", None, 50]]
    assert [c.kind for c in read(rows).columns] == ["BUDGET", "ACTUAL"]


def test_amounts_in_thousands_stay_as_printed_with_a_warning() -> None:
    rows: list[list[object]] = [["Crestline"], ["Income Statement"], ["($ in thousands)"], [None, "FY 2025"]]
    rows += [["Rent", 900.5], ["Fees", 99.5], ["Total Income", 1000], ["Taxes", 50], ["Net Income", 950]]
    statement = read(rows)
    assert [note.type for note in statement.warnings] == ["scaledAmount"]
    assert statement.rows[0].values[0] == Decimal("900.5")
    assert not read([*rows[:2], *rows[3:]]).warnings


def by_columns(*headers: list[object], factors: tuple[int, ...]) -> list[list[object]]:
    """A small statement of as many columns as there are factors."""
    rows: list[list[object]] = [["Oak Terrace"], ["Income Statement"], *headers]
    for label, amount in (("Rent", 900), ("Fees", 100), ("Total Income", 1000), ("Taxes", 50), ("Net Income", 950)):
        rows.append([label, *(amount * factor for factor in factors)])
    return rows


def test_a_column_says_how_many_months_it_covers_within_reason() -> None:
    heads: list[list[object]] = [[None, "12/31/2023", "09/30/2024"], ["Number of Months Covered", 120, 9]]
    long, nine = read(by_columns(*heads, factors=(9, 8))).columns
    assert (long.scope, long.months) == ("MONTH", None)
    assert (nine.months, nine.period_from) == (9, dt.date(2024, 1, 1))


def test_days_that_do_not_end_the_same_month_are_no_years() -> None:
    columns = read(by_columns([None, "12/31/2023", "06/30/2024"], factors=(9, 8))).columns
    assert [column.column_id for column in columns] == ["ACTUAL:2023-12", "ACTUAL:2024-06"]


def test_a_day_of_a_balance_sheet_covers_no_months() -> None:
    rows = [["Oak"], ["Balance Sheet"], [None, "12/31/2024", "12/31/2023"], ["Number of Months Covered", 12, 12]]
    rows += [["Cash", 600, 500], ["Total Assets", 600, 500], ["Payables", 200, 100], ["Capital", 400, 400]]
    columns = read([*rows, ["Total Liabilities and Equity", 600, 500]], "BALANCE_SHEET").columns
    assert [(column.scope, column.months) for column in columns] == [("POINT", None)] * 2


def test_a_title_of_another_kind_is_not_lent_to_a_column() -> None:
    heads: list[list[object]] = [[None, "Budget", None, "Actual", None]]
    heads.append([None, "Jan 2024", "Actual Feb 2024", "Jan 2024", "Feb 2024"])
    columns = read(by_columns(*heads, factors=(1, 2, 3, 4))).columns
    assert [column.kind for column in columns] == ["BUDGET", "ACTUAL", "ACTUAL", "ACTUAL"]


def test_titles_that_stand_over_unequal_numbers_of_groups_are_over_those_below_them() -> None:
    years: list[object] = [None, "2023", None, "2024", None, None, None, None, None]
    columns = read(by_columns(years, [None, *["January", "February"] * 4], factors=(1, 2, 3, 4, 5, 6, 7, 8))).columns
    assert [column.period_to.year for column in columns if column.period_to] == [2023] * 2 + [2024] * 6


def test_a_column_without_a_header_that_adds_up_the_months_is_their_total() -> None:
    columns = read(by_columns([None, "Jan 2024", "Feb 2024", "Mar 2024", None], factors=(1, 2, 3, 6))).columns
    assert [column.column_id for column in columns][2:] == ["ACTUAL:2024-03", "ACTUAL:TOTAL"]
    columns = read(by_columns([None, "Jan 2024", "Feb 2024", "Mar 2024", None], factors=(1, 2, 3, 7))).columns
    assert [column.column_id for column in columns][2:] == ["ACTUAL:2024-03"]


def test_a_single_number_beside_the_amounts_is_none_of_them() -> None:
    rows = by_columns(["January 2024"], factors=(1,))
    statement = read([*rows[:-1], ["Deposits Held", None, 1203.5], rows[-1]])
    assert [row.values for row in statement.rows if row.label == "Deposits Held"] == [[None]]
    assert [column.sample for column in statement.unmapped_columns] == [["1203.5"]]


OWNED: list[tuple[str, int | None, int | None]] = [
    ("ASSETS", None, None), ("Cash", 700, 40), ("Land", 9000, 9000), ("TOTAL ASSETS", 9700, 9040),
    ("LIABILITIES", None, None), ("Accounts payable", 300, 140), ("Note payable", 8000, 8000),
    ("TOTAL LIABILITIES", 8300, 8140), ("EQUITY", None, None), ("Capital", 1000, 900), ("Earnings", 400, 0),
    ("TOTAL EQUITY", 1400, 900), ("TOTAL LIABILITIES AND EQUITY", 9700, 9040),
]  # fmt: skip


def owned(*head: list[object], sums: bool = False) -> docextract.Statement:
    """A balance sheet of two columns below a header, and with the sum or the change of both."""
    rows: list[list[object]] = []
    for label, one, other in OWNED:
        third = None if one is None or other is None else one + other if sums else one - other
        rows.append([label, one, other, third])
    return read([*head, *rows], "BALANCE_SHEET")


@pytest.mark.parametrize(
    "corner",
    [
        ["Entity: 1460", "Quay Property Services", None, "Date: 7/14/2025"],
        ["PROG 12", "BALANCE SHEET", None, "USER RC"],
    ],
)
def test_what_a_report_prints_in_its_corners_names_no_columns(corner: list[object]) -> None:
    x = owned(["Ledger 7", "Balance Sheet", None, "Page: 4"], corner, [None, "06/30/25", "05/31/25", "Net Change"])
    assert [column.label for column in x.columns] == ["06/30/25", "05/31/25", "Net Change"]
    assert [column.period_to for column in x.columns[:2]] == [dt.date(2025, 6, 30), dt.date(2025, 5, 31)]
    assert [*x.rows[1].values] == [Decimal(700), Decimal(40), Decimal(660)]


def test_funds_over_the_columns_of_a_balance_sheet_are_what_they_are_of() -> None:
    head: list[list[object]] = [
        ["Balance Sheet"],
        ["December 31, 2024"],
        [None, "Operating\nFund", "Reserve\nFund", "Total"],
    ]
    x = owned(*head, sums=True)
    assert [column.entity for column in x.columns] == ["Operating Fund", "Reserve Fund", None]
    assert {column.period_to for column in x.columns} == {dt.date(2024, 12, 31)}
    assert all(proof == "PROVED" for row in x.rows for proof in row.proof if proof is not None)


def test_a_header_of_three_rows_beside_one_of_one_row_names_both_columns() -> None:
    rows: list[list[object]] = [[label, one, other] for label, one, other in OWNED]
    head: list[list[object]] = [
        ["Balance Sheet"], [None, None, "March 14, 2025"], [None, None, "(Date of"],
        [None, "September 30, 2025", "Appointment)"],
    ]  # fmt: skip
    x = read([*head, *rows], "BALANCE_SHEET")
    days = [dt.date(2025, 9, 30), dt.date(2025, 3, 14)]
    assert [column.period_to for column in x.columns] == days
    assert x.columns[1].label == "March 14, 2025 (Date of Appointment)"
    assert [*x.rows[1].values] == [Decimal(700), Decimal(40)]


def test_numbers_of_properties_over_their_names_are_a_header() -> None:
    x = read(
        [
            ["Consolidating Statement of Operations"],
            ["Store no.", "0114", "0117", "0121", "Portfolio Total"],
            ["Location", "Tilden Rd", "Marlow", "Port Avery"],
            ["Revenue"],
            ["Unit rent", 679, 552, 117, 1348], ["Late fees", 21, 18, 11, 50], ["Total revenue", 700, 570, 128, 1398],
            ["Payroll", 210, 180, 38, 428], ["Taxes", 90, 70, 20, 180], ["Total expenses", 300, 250, 58, 608],
            ["Net operating income", 400, 320, 70, 790],
            ["Units - occupied", 112, 93, 20, 225], ["check: billed less rent roll", 3, -2, 0, 1],
        ]
    )  # fmt: skip
    assert x.rows[0].label == "Revenue"
    assert [c.label for c in x.columns] == ["0114 Tilden Rd", "0117 Marlow", "0121 Port Avery", "Portfolio Total"]
    assert [row.row_type for row in x.rows][-2:] == ["STATISTIC", "STATISTIC"]


FACTS: list[list[Any]] = [
    ["Property Name", "Alder Court", "Property Type", "Multifamily", "Year Built", "1988 / 2014"],
    ["Address", "44 Landing Way", "No. of Units", 204, "Scheduled Loan Balance", 16842119.37],
    ["Paid Through", "12/01/2024", "Occupancy", "94.1%", "DSCR at Contribution", 1.66],
]
ANALYSED: list[list[Any]] = [
    ["Period", "Underwriting", "2nd Preceding", "Preceding", "Current Year", "% Change"],
    ["Twelve months each", "Base Year", None, None, "Normalized", "Prec. to"],
    [None, None, "12/31/2022", "12/31/2023", "12/31/2024", "Current"],
    ["Income"], ["Rent", 3328956, 3439240, 3477422, 3719002, 0.0695], ["Fees", 30771, 30861, 31318, 31731, 0.0132],
    ["Total Income", 3359727, 3470101, 3508740, 3750733, 0.069],
    ["Expenses"], ["Taxes", 383434, 409441, 427739, 442528, 0.0346], ["Water", 126918, 133459, 146413, 172328, 0.177],
    ["Total Expenses", 510352, 542900, 574152, 614856, 0.0709],
    ["Net Operating Income", 2849375, 2927201, 2934588, 3135877, 0.0686],
]  # fmt: skip


def check_analysed(statement: docextract.Statement) -> None:
    assert [column.label for column in statement.columns][:4] == [
        "Underwriting Base Year", "2nd Preceding 12/31/2022", "Preceding 12/31/2023",
        "Current Year Normalized 12/31/2024",
    ]  # fmt: skip
    assert statement.rows[0].label == "Income"
    assert statement.rows[-1].values[:4] == [2849375, 2927201, 2934588, 3135877]
    assert statement.rows[-1].proof[:4] == ("PROVED",) * 4


def test_facts_about_the_property_above_a_table_head_no_columns() -> None:
    check_analysed(read([["Operating Statement Analysis"], *FACTS, *ANALYSED]))


def test_facts_about_the_property_above_a_table_of_a_page_head_no_columns() -> None:
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(792, 612), invariant=True)
    draw.setFont("Helvetica", 8)
    draw.drawString(300, 580, "OPERATING STATEMENT ANALYSIS")
    for n, row in enumerate(FACTS):
        for cell, x in zip(row, (40, 130, 290, 400, 520, 650), strict=True):
            draw.drawString(x, 550 - 12 * n, f"{cell:,}" if isinstance(cell, int | float) else str(cell))
    for n, row in enumerate(ANALYSED):
        for cell, x in zip(row, (40, 300, 390, 480, 590, 680), strict=False):
            text = f"{cell:.2%}" if isinstance(cell, float) else f"{cell:,}" if isinstance(cell, int) else cell or ""
            (draw.drawString if x == 40 else draw.drawRightString)(x, 490 - 13 * n, text)
    draw.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    check_analysed(x)


def test_a_header_that_breaks_over_lines_is_one_where_it_is_understood_whole() -> None:
    x = read(
        [
            ["Harbor Deck Parking"],
            ["Month ended August 31, 2025"],
            [None, "This", "Last", "Year to", "Per"],
            [None, "Month", "Month", "Date", "Stall"],
            ["Daily", 10412.5, 10120.25, 62475.0, 26.03],
            ["Monthly", 6110.4, 6090.1, 36662.4, 15.28],
            ["Events", 1250.3, 980.65, 7501.8, 3.13],
            ["Total income", 17773.2, 17191, 106639.2, 44.43],
            ["Wages", 7012.1, 6954.2, 42072.6, 17.53],
            ["Sweeping", 640.15, 655.45, 3840.9, 1.6],
            ["Insurance", 1105.75, 1105.75, 6634.5, 2.76],
            ["Total expenses", 8758, 8715.4, 52548.0, 21.9],
            ["Net operating income", 9015.2, 8475.6, 54091.2, 22.54],
        ]
    )
    assert [column.kind for column in x.columns] == ["ACTUAL", "PRIOR", "ACTUAL", "PER_UNIT"]
    assert not [check for check in x.checks if check.status == "FAIL"]


LINES = [
    ["4-1010 Base Rent", 8000, 7900], ["4-2010 Outgoings Recovered", 2000, 2100], ["Total Income", 10000, 10000],
    ["6-1010 Council Rates", 1500, 1400], ["6-1020 Water", 500, 600], ["6-1030 Insurance", 700, 600],
    ["Total Expenses", 2700, 2600], ["Net Operating Income", 7300, 7400],
]  # fmt: skip


def test_codes_of_one_digit_before_a_dash_are_no_part_of_labels() -> None:
    x = read([["Wattle Creek Plaza"], ["Profit and Loss"], [None, "FY2025", "FY2024"], *LINES])
    assert [(row.account_code, row.label) for row in x.rows if row.account_code][:2] == [
        ("4-1010", "Base Rent"), ("4-2010", "Outgoings Recovered"),
    ]  # fmt: skip


def test_a_line_of_pounds_and_percent_below_a_header_is_part_of_it() -> None:
    head = [[None, None, "Actual", "Budget", "Variance"], ["Cost", None, "2024/25", "2024/25", "fav / (adv)", "Var"]]
    units = ["code", "Cost category", "£", "£", "£", "%"]
    body = [
        [101, "Management fees", 58500, 58000, -500, "(0.9)"], [102, "Accounting fees", 3900, 3900, 0, None],
        [103, "Site staff", 60939, 64200, 3261, "5.1"], [None, "Total management", 123339, 126100, 2761, "2.2"],
    ]  # fmt: skip
    income = [[None, "On account demanded", 120000, 120000, 0, None], [None, "Total income", 120000, 120000, 0, None]]
    left = [[None, "Deficit for the year", -3339, -6100, 2761, None]]
    title = [["Harrowgate House"], ["Service charge expenditure for the year ended 23 June 2025"]]
    x = read([*title, *head, units, *income, *body, *left])
    assert x.rows[0].label == "On account demanded"


def test_the_net_assets_of_one_total_owned_and_one_owed_name_both() -> None:
    x = read(
        [
            ["Tannery Wharf"], ["Balance sheet"], ["As at 24 March 2025"], [None, "2025", "2024"],
            ["Current assets"], ["Service charge debtors", 18633, 22417], ["Cash at bank", 246044, 200350],
            ["Total current assets", 264677, 222767], ["Creditors: amounts falling due within one year"],
            ["Received in advance", -31744, -28119], ["Trade creditors", -24081, -26708],
            ["Total creditors", -55825, -54827], ["Net assets", 208852, 167940], ["Represented by:"],
            ["Reserve fund", 187420, 158630], ["Accumulated surplus", 21432, 9310],
            ["Total lessees' funds", 208852, 167940],
        ],
        "BALANCE_SHEET",
    )  # fmt: skip
    totals = x.key_totals
    assert totals.total_assets is not None
    assert totals.total_assets.values == [264677, 222767]
    assert totals.total_liabilities is not None
    assert totals.total_liabilities.values == [-55825, -54827]


def test_months_that_end_a_day_below_their_words_are_a_column_each() -> None:
    head = [
        [None, "Month Ended", "Nine Months Ended", "Nine Months Ended"],
        [None, "Sept. 30, 2025", "Sept. 30, 2025", "Sept. 30, 2024"],
        [None, "(unaudited)", "(unaudited)", "(unaudited)"],
    ]
    body = [
        ["CASH FLOWS FROM OPERATING ACTIVITIES"], ["Net income", 30354, 201823, 222257],
        ["Depreciation", 64310, 578790, 578790], ["Net cash provided by operating activities", 94664, 780613, 801047],
    ]  # fmt: skip
    x = read([["Wren Hollow LLC"], ["Statements of Cash Flows"], *head, *body], "CASH_FLOW_STATEMENT")
    assert x.rows[1].values == [30354, 201823, 222257]


def test_facts_beside_the_title_are_no_second_table() -> None:
    title = [
        ["Windmere Gardens", *[None] * 6, "Units available", None, 112],
        ["Departmental Operating Statement", *[None] * 6, "Average occupied", None, 101.6],
        ["For the five months ended May 31, 2025", *[None] * 6, "Resident days", None, 3288], [],
        [None, "Current Month", None, None, None, None, "Year to Date"],
        [None, "Actual", "Budget", "Variance", None, None, "Actual", "Budget", "Variance", "Prior Year"],
    ]  # fmt: skip
    lines = [("Independent Living", 1475, 7395), ("Assisted Living", 2393, 11731), ("Memory Care", 1705, 8111)]
    rows = [[name, m, m - 10, 10, None, None, y, y - 50, 50, y - 90] for name, m, y in lines]
    sums = [sum(row[c] or 0 for row in rows) for c in range(1, 10)]  # type: ignore[misc]
    total = ["Total Revenue", *(value or None for value in sums)]
    x = read([*title, ["REVENUE"], *rows, total])
    assert x.rows[1].values == [1475, 1465, 10, 7395, 7345, 50, 7305]


def test_boxes_at_a_margin_name_sections_at_heights_of_their_own() -> None:
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    draw.setFont("Helvetica", 9)
    y = 740.0
    for text in ("Statement of Profit and Loss", "Linden Terrace", "For the year ended 12/31/2024"):
        draw.drawString(60, y, text)
        y -= 14
    sections = [
        (("Rent", "Revenue", "5100"), [("Gross Potential", "5120", 498195), ("Garage", "5170", 7449),
                                       ("Commercial", "5140", 3400), ("Total Rent Revenue", "5100T", 509044)]),
        (("Financial", "Revenue", "5400"), [("Project Operations", "5410", 412), ("Residual Receipts", "5430", 1899),
                                            ("Reserves", "5440", 3411), ("Total Financial Revenue", "5400T", 5722)]),
    ]  # fmt: skip
    draw.drawString(130, y, "Description of Account")
    draw.drawString(330, y, "Acct. No.")
    draw.drawRightString(520, y, "2024")
    y -= 16
    for words, rows in sections:
        for n, (label, code, amount) in enumerate(rows):
            draw.drawString(130, y - 22 * n, label)
            draw.drawString(330, y - 22 * n, code)
            draw.drawRightString(520, y - 22 * n, f"{amount:,}")
        for n, word in enumerate(words):
            draw.drawString(50, y - 22 - 11 * n, word)
        y -= 22 * len(rows) + 6
    draw.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    assert [(r.account_code, r.label) for r in x.rows if r.row_type == "HEADING"][-2:] == [
        ("5100", "Rent Revenue"), ("5400", "Financial Revenue"),
    ]  # fmt: skip
    assert [r.label for r in x.rows if r.row_type == "LINE"] == [
        "Gross Potential", "Garage", "Commercial", "Project Operations", "Residual Receipts", "Reserves",
    ]  # fmt: skip


def test_words_over_a_header_that_complete_each_of_its_periods() -> None:
    """``Eight Months`` over ``Ended Aug 2025`` is a period of its own beside ``Month of`` over ``Aug 2025``; shares of
    the revenue that end with the expenses are no columns that were lost."""
    lines: list[list[Any]] = [
        ["ELM GROUP"],
        ["CASH FLOW STATEMENT"],
        [None, None, "Month of", None, "Eight Months"],
        ["Acct", "Description", "Aug 2025", "% Rev", "Ended Aug 2025", "% Rev"],
    ]
    rents = [("4000", "Rent", 1000, 8100), ("4100", "CAM", 200, 1500), ("4110", "Tax Recovery", 100, 900)]
    costs = [("5010", "Repairs", 120, 900), ("5020", "Snow", 30, 400), ("5030", "Insurance", 50, 410)]
    for part, total in ((rents, "Total Revenues"), (costs, "Total Operating Expenses")):
        month, year = (sum(row[n] for row in part) for n in (2, 3))
        for code, label, one, two in [*part, (None, total, month, year)]:
            lines.append([code, label, one, 100 * one / 1300, two, 100 * two / 10500])
    lines.append([None, "Net Operating Income", 1100, 1100 / 13, 8790, 8790 / 105])
    below = [("6010", "Mortgage Interest", 100, 800), ("6020", "Tenant Improvements", 50, 410),
             ("6030", "Leasing Commissions", 20, 100), ("6040", "Roof", 10, 10), ("6050", "Paving", 5, 70)]  # fmt: skip
    lines += [[code, label, -one, None, -two, None] for code, label, one, two in below]
    lines.append([None, "Net Cash Flow", 915, None, 7400, None])
    x = read(lines)
    assert [column.label for column in x.columns if column.is_money] == [
        "Month of Aug 2025",
        "Eight Months Ended Aug 2025",
    ]
    assert next(row for row in x.rows if row.label == "Rent").values[2] == 8100
    assert next(check for check in x.checks if check.check_id == "S07").status == "PASS"


def test_shares_below_the_names_of_buildings_head_no_columns() -> None:
    """``65.0%`` of a building is the fund's: its amounts are no percentages for that."""
    lines: list[list[Any]] = [
        ["NORTHGATE FUND"],
        ["Consolidating Statement of Operations, three months ended September 30, 2024"],
        [None, "Meridian Place", "Calloway Tower", "Eliminations", "Consolidated"],
        ["Fund ownership interest", "100.0%", "65.0%"],
    ]
    rents = [("Base rental income", 3301103, 5447911, 0), ("Expense recoveries", 614446, 930117, -1000)]
    costs = [("Repairs", 301103, 447911, -1000), ("Real estate taxes", 469325, 709477, 0)]
    for part, total in ((rents, "Total revenues"), (costs, "Total operating expenses")):
        sums = (total, *(sum(row[n] for row in part) for n in (1, 2, 3)))
        lines += [[*row, sum(row[1:])] for row in (*part, sums)]
    lines.append(["Net operating income", 3145121, 5220640, 0, 8365761])
    x = read(lines, asset_type="OFFICE")
    assert [column.is_money for column in x.columns] == [True] * 4
    rent = next(row for row in x.rows if row.label == "Base rental income")
    assert rent.values == [3301103, 5447911, 0, 8749014]


def test_years_in_a_row_below_their_months_are_no_amounts() -> None:
    month = [("Oct", "23"), ("Nov", "23"), ("Dec", "23"), ("Jan", "24"), ("Feb", "24"), ("Mar", "24")]
    lines: list[list[Any]] = [["GLENMOY CENTRE"], ["Periods 10/23 - 03/24"], [None, *(m for m, _ in month), "6 Mth"]]
    lines.append(["Account", *(y for _, y in month), "Total"])
    rents, costs = [58333 + n for n in range(6)], [4000 + 3 * n for n in range(6)]
    for label, values in (
        ("Base Rent", rents), ("Turnover Rent", costs),
        ("TOTAL INCOME", [a + b for a, b in zip(rents, costs, strict=True)]),
        ("Repairs", costs), ("TOTAL EXPENSES", costs), ("NET OPERATING INCOME", rents),
    ):  # fmt: skip
        lines.append([label, *values, sum(values)])
    x = read(lines, asset_type="RETAIL")
    assert not [row for row in x.rows if row.label == "Account"]
    assert [(column.period_from, column.scope) for column in x.columns[:4]] == [
        (dt.date(2023, 10, 1), "MONTH"),
        (dt.date(2023, 11, 1), "MONTH"),
        (dt.date(2023, 12, 1), "MONTH"),
        (dt.date(2024, 1, 1), "MONTH"),
    ]


def test_the_first_and_last_month_of_a_quarter_name_it() -> None:
    lines: list[list[Any]] = [
        ["CORNER BUILDING"],
        ["2024"],
        [None, "Jan-Mar", "Apr-Jun", "Jul-Sep", "Oct-Dec", "Year 2024"],
    ]
    for label, values in (
        ("Rent", [900, 910, 920, 930]), ("Laundry", [50, 60, 70, 80]), ("TOTAL INCOME", [950, 970, 990, 1010]),
        ("Repairs", [100, 120, 130, 140]), ("Water", [30, 31, 32, 33]), ("TOTAL EXPENSES", [130, 151, 162, 173]),
        ("NET OPERATING INCOME", [820, 819, 828, 837]),
    ):  # fmt: skip
        lines.append([label, *values, sum(values)])
    x = read(lines)
    assert [column.scope for column in x.columns] == ["QUARTER"] * 4 + ["ANNUAL"]
    assert not [check for check in x.checks if check.status == "FAIL"]
