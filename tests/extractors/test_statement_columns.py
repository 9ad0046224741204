"""Columns of statements: kinds, scopes and periods by header and arithmetic, and what is left out."""

from __future__ import annotations

import datetime as dt
import io
from typing import Any

import openpyxl
import pytest
from statements import line, months, read, trailing, workbook

import docextract
from fewer import each

HALF = ["PTD Actual", "PTD Budget", "Variance", "% Var"]
BUDGET = [
    ["Oak Court (oak)"],
    ["Budget Comparison"],
    ["Period = Mar 2024"],
    [
        "",
        "",
        "PTD Actual",
        "PTD Budget",
        "Variance",
        "% Var",
        "YTD Actual",
        "YTD Budget",
        "Variance",
        "% Var",
        "Annual",
    ],
    ["4000", "INCOME"],
    ["4010", "Rent", 1000, 900, 100, 11.11, 3000, 2700, 300, 11.11, 10800],
    ["4020", "Vacancy", -50, -40, -10, -25, -150, -120, -30, -25, -480],
    ["4099", "TOTAL INCOME", 950, 860, 90, 10.47, 2850, 2580, 270, 10.47, 10320],
    ["5000", "EXPENSES"],
    ["5010", "Utilities", 100, 120, 20, 16.67, 300, 360, 60, 16.67, 1440],
    ["5020", "Insurance", 0, 0, 0, "N/A", 0, 0, 0, "N/A", 500],
    ["5099", "TOTAL EXPENSES", 100, 120, 20, 16.67, 300, 360, 60, 16.67, 1940],
    ["5999", "NET OPERATING INCOME", 850, 740, 110, 14.86, 2550, 2220, 330, 14.86, 8380],
]


def ids(rows: list[list[Any]], kind: str = "OPERATING_STATEMENT", **more: Any) -> list[str]:
    return [column.column_id for column in read(rows, kind, **more).columns]


def small(header: list[Any], *rows: list[Any], title: str = "Operating Statement") -> list[list[Any]]:
    return [["Elm"], [title], header, *rows]


def test_twelve_months_and_their_total() -> None:
    statement = read(trailing(), "T12")
    assert statement.columns[0].column_id == "ACTUAL:2023-07"
    assert statement.columns[0].period_to == dt.date(2023, 7, 31)
    total = statement.columns[-1]
    assert (total.kind, total.scope, total.months) == ("ACTUAL", "TRAILING", 12)
    assert (total.period_from, total.period_to) == (dt.date(2023, 7, 1), dt.date(2024, 6, 30))


@pytest.mark.parametrize("kind", ["T9", "trailing-9", "OPERATING_STATEMENT_T9"])
def test_any_number_of_trailing_months_is_a_type_of_its_own(kind: str) -> None:
    cut = [row if len(row) < 5 else [*row[:2], *row[5:14]] for row in trailing()]
    rows = [[*row, "Total" if n == 3 else sum(row[2:])] if len(row) > 5 else row for n, row in enumerate(cut)]
    statement = read(rows, kind)
    assert statement.tagging_data.document_type == "OPERATING_STATEMENT_T9"
    months = next(c for c in statement.checks if c.check_id == "O08")
    assert (months.status, months.expected, months.actual) == ("PASS", "9", "9")
    fewer = next(c for c in read(rows, "T7").checks if c.check_id == "O08")
    assert (fewer.status, fewer.expected) == ("WARN", "7")
    with pytest.raises(docextract.InvalidRequestError):
        read(rows, "T0")


def test_a_total_that_is_not_the_sum_of_the_months_is_only_a_total() -> None:
    rows = trailing()
    for row in rows[4:]:
        if len(row) > 3:
            row[-1] += 1000 + row[2]
    total = read(rows, "T12").columns[-1]
    assert (total.scope, total.months) == ("TOTAL", None)


def test_budget_comparisons_have_kinds_scopes_and_the_printed_period() -> None:
    statement = read(BUDGET, "BUDGET_COMPARISON")
    kinds = [(c.kind, c.scope) for c in statement.columns]
    assert kinds == [
        ("ACTUAL", "MONTH"), ("BUDGET", "MONTH"), ("VARIANCE", "MONTH"), ("VARIANCE_PCT", "MONTH"),
        ("ACTUAL", "YTD"), ("BUDGET", "YTD"), ("VARIANCE", "YTD"), ("VARIANCE_PCT", "YTD"), ("BUDGET", "ANNUAL"),
    ]  # fmt: skip
    assert statement.columns[0].period_from == dt.date(2024, 3, 1)
    assert len({c.column_id for c in statement.columns}) == 9


def test_a_variance_is_a_difference_in_either_sign_convention() -> None:
    checks = [c for c in read(BUDGET, "BUDGET_COMPARISON").checks if c.check_id == "O10"]
    assert [c.status for c in checks] == ["PASS"] * 4
    assert [c.basis for c in checks] == ["favourable", "favourable", "variance / budget", "variance / budget"]
    wrong = [row[:] for row in BUDGET]
    wrong[5][4] = 101
    failed = [c for c in read(wrong, "BUDGET_COMPARISON").checks if c.check_id == "O10" and c.status == "FAIL"]
    assert [cell.row_index for cell in failed[0].cells] == [1]


def test_text_in_a_column_of_numbers_is_unread() -> None:
    row = read(BUDGET, "BUDGET_COMPARISON").rows[6]
    assert row.label == "Insurance"
    assert row.values[3] is None
    assert row.unread == {"VARIANCE_PCT:2024-03": "N/A", "VARIANCE_PCT:YTD": "N/A"}


def test_years_above_months_and_group_titles_over_sub_columns() -> None:
    header = [["", 2024, 2024, 2025, ""], ["", "November", "December", "January", "Total"]]
    rows = [
        ["Elm"],
        ["Income Statement"],
        *header,
        ["Rent", 1, 2, 3, 6],
        ["Total Income", 1, 2, 3, 6],
        ["Net Income", 1, 2, 3, 6],
    ]
    assert ids(rows) == ["ACTUAL:2024-11", "ACTUAL:2024-12", "ACTUAL:2025-01", "ACTUAL:TOTAL"]
    groups = [
        ["", "Budget", "", "Notes", "Smith U/W", ""],
        ["", "Amount", "Per SF", "", "Amount", "Per SF"],
        ["Rent", 100, 1, "a", 110, 1.1],
        ["Total Income", 100, 1, "", 110, 1.1],
        ["NOI", 100, 1, "", 110, 1.1],
    ]
    assert ids([["Elm"], ["Cash Flow Extract"], *groups], "PRO_FORMA") == [
        "BUDGET:ANNUAL", "PER_AREA:BUDGET:ANNUAL", "UNDERWRITTEN:ANNUAL", "PER_AREA:UNDERWRITTEN:ANNUAL",
    ]  # fmt: skip


@each(
    [
        (["Jan 2024", "Feb 2024", "YTD"], ["ACTUAL:2024-01", "ACTUAL:2024-02", "ACTUAL:YTD"]),
        (["01/31/2024", "02/29/2024", "Total"], ["ACTUAL:2024-01", "ACTUAL:2024-02", "ACTUAL:TOTAL"]),
        (["01/24", "02/24", "Total"], ["ACTUAL:2024-01", "ACTUAL:2024-02", "ACTUAL:TOTAL"]),
        (["2022", "2023", "T12 Mar-24"], ["PRIOR:2022", "ACTUAL:2023", "ACTUAL:T12"]),
        (["Year 1", "Year 2", "Year 3"], ["FORECAST:ANNUAL", "FORECAST:ANNUAL#2", "FORECAST:ANNUAL#3"]),
        (["Actual", "Prior Year", "Change"], ["ACTUAL:OTHER", "PRIOR:OTHER", "VARIANCE:OTHER"]),
        (["T12", "Per Unit", "% of EGI"], ["ACTUAL:T12", "PER_UNIT:OTHER", "PERCENT:OTHER"]),
        (["Store A", "Store B", "TOTAL"], ["ACTUAL:TOTAL:Store A", "ACTUAL:TOTAL:Store B", "ACTUAL:TOTAL"]),
    ]
)
def test_headers_say_what_columns_are(texts: list[str], expected: list[str]) -> None:
    assert ids(small(["", *texts], ["Rent", 10, 20, 30], ["Total Income", 10, 20, 30], ["NOI", 10, 20, 30])) == expected


def test_months_that_a_spreadsheet_took_for_days_are_months() -> None:
    days = [dt.date(2025, m, 24) for m in range(2, 7)]
    rows = small(["", *days], ["Rent", 1, 2, 3, 4, 5], ["Total Income", 1, 2, 3, 4, 5], ["NOI", 1, 2, 3, 4, 5])
    assert ids(rows) == [f"ACTUAL:2024-{m:02d}" for m in range(2, 7)]


def test_from_and_to_rows_date_the_columns() -> None:
    rows = [
        ["Statement Date From", dt.date(2024, 2, 1), dt.date(2024, 3, 1), dt.date(2024, 2, 1)],
        ["Statement Date To", dt.date(2024, 2, 29), dt.date(2024, 3, 31), dt.date(2024, 3, 31)],
        ["Rent", 10, 20, 30],
        ["Total Income", 10, 20, 30],
        ["NOI", 10, 20, 30],
    ]
    columns = read(rows).columns
    assert [c.scope for c in columns[:2]] == ["MONTH", "MONTH"]
    assert (columns[2].period_from, columns[2].period_to) == (dt.date(2024, 2, 1), dt.date(2024, 3, 31))


def test_months_without_any_year_keep_their_labels_and_warn() -> None:
    rows = small(["", "January", "February", "March"], ["Rent", 1, 2, 3], ["Total Income", 1, 2, 3], ["NOI", 1, 2, 3])
    statement = read(rows)
    assert [c.label for c in statement.columns] == ["January", "February", "March"]
    assert all(c.period_from is None for c in statement.columns)
    assert "periodIncomplete" in [w.type for w in statement.warnings]


def test_bare_months_take_their_years_from_the_title() -> None:
    rows = small(
        ["", "November", "December", "January"], ["Rent", 1, 2, 3], ["Total Income", 1, 2, 3], ["NOI", 1, 2, 3]
    )
    rows.insert(2, ["Period = Nov 2023-Jan 2024"])
    assert ids(rows) == ["ACTUAL:2023-11", "ACTUAL:2023-12", "ACTUAL:2024-01"]


def test_notes_scribbles_and_helper_columns_are_listed_and_no_columns() -> None:
    rows = small(
        ["", "Jan 2024", "Feb 2024", "Total", "Notes", "Income Statement: Jan 2024", "", "Price"],
        ["Rent", 10, 20, 30, "market", 10, "", 5000000],
        ["Total Income", 10, 20, 30, "", 10],
        ["NOI", 10, 20, 30, "look here", 10],
    )
    statement = read(rows)
    assert [c.column_id for c in statement.columns] == ["ACTUAL:2024-01", "ACTUAL:2024-02", "ACTUAL:TOTAL"]
    assert [u.header for u in statement.unmapped_columns] == ["Notes", "Income Statement: Jan 2024", "Price"]


def test_a_side_table_beside_the_header_takes_no_line_from_it() -> None:
    rows = small(
        ["", "2024", "2024", "", "", "", "Purchase Assumptions"],
        ["", "Jan", "Feb", "Total", "", "", "", "Price", 4550000],
        ["Rent", 10, 20, 30, "", "", "", "Loan", 2957500],
        *([f"Fee {n}", 1, 2, 3] for n in range(10)),
        ["Total Income", 20, 40, 60],
        ["NOI", 20, 40, 60],
    )
    statement = read(rows)
    assert [c.column_id for c in statement.columns] == ["ACTUAL:2024-01", "ACTUAL:2024-02", "ACTUAL:TOTAL"]
    assert [row.values[-1] for row in statement.rows[:2]] == [30, 3]


def test_a_trailing_column_is_the_sum_of_the_last_months() -> None:
    header = ["", *months(2024, 1, 4), "Total", "T3", "Annualized T3"]
    values = [10, 11, 12, 13]
    row = [*values, 46, 36, 144]
    statement = read(small(header, ["Rent", *row], ["Total Income", *row], ["NOI", *row]))
    assert [c.column_id for c in statement.columns[4:]] == ["ACTUAL:TOTAL", "ACTUAL:T3", "ACTUAL:T3:ANNUALIZED"]
    assert statement.columns[5].period_from == dt.date(2024, 2, 1)
    assert statement.columns[6].annualized


def test_an_inner_and_an_outer_column_are_one() -> None:
    rows = [
        ["Smith Rentals"],
        ["Income Statement"],
        ["For the Year Ended December 31, 2023"],
        ["Revenues"],
        ["Rent", 100, None],
        ["Fees", 20, None],
        ["Total Revenues", None, 120],
        ["Expenses"],
        ["Repairs", 30, None],
        ["Taxes", 10, None],
        ["Total Expenses", None, 40],
        ["Net Income", None, 80],
    ]
    statement = read(rows)
    assert [[str(v) for v in row.values] for row in statement.rows if row.row_type == "TOTAL"] == [
        ["120"],
        ["40"],
        ["80"],
    ]
    assert statement.meta.period_to == dt.date(2023, 12, 31)
    assert statement.meta.property_name == "Smith Rentals"


def test_missing_and_repeated_months_fail() -> None:
    rows = trailing()
    rows[3][5] = dt.date(2024, 10, 1)
    assert [c.status for c in read(rows, "T12").checks if c.check_id == "O08"] == ["FAIL"]
    six = [[*row[:8], sum(row[2:8])] if len(row) > 3 and type(row[2]) is float else row for row in trailing()]
    six[3] = [None, None, *months(2023, 7, 6), "Total"]
    assert [c.status for c in read(six, "T12").checks if c.check_id == "O08"] == ["WARN"]
    assert [c.status for c in read(trailing(), "T12").checks if c.check_id == "O08"] == ["PASS"]
    assert line("1", "x", [1, 2])[-1] == 3


def test_variances_of_rounded_amounts_may_miss_by_the_rounding_if_sums_do() -> None:
    rows = [
        ["Budget Comparison"],
        ["", "PTD Actual", "PTD Budget", "Variance", "% Var"],
        ["Rent", 1001, 900, 102, 0.1133],
        ["Parking", 50, 40, 10, 0.25],
        ["Late Fees", 20, 21, -1, -0.0476],
        ["Total Income", 1072, 961, 111, 0.1155],
    ]
    assert [c.status for c in read(rows, "BUDGET_COMPARISON").checks if c.check_id == "O10"] == ["PASS", "PASS"]
    rows[5] = ["Total Income", 1071, 961, 110, 0.1145]
    assert [c.status for c in read(rows, "BUDGET_COMPARISON").checks if c.check_id == "O10"] == ["FAIL", "PASS"]


def test_the_property_is_the_name_above_that_of_its_manager() -> None:
    rows = small([None, "Jan 2024", "Feb 2024"], ["Net Income", 1, 2])[1:]
    for above, nearest, name in (
        ("Cedar Hill", "Acme Property Management", "Cedar Hill"),
        ("Cedar Hill", "Acme, LLC", "Cedar Hill"),
        ("Acme Property Management", "Cedar Hill", "Cedar Hill"),
        ("Acme Property Management", "Cedar Hill, LLC", "Cedar Hill, LLC"),
    ):
        assert read([[above], [nearest], *rows]).meta.property_name == name
    assert read([["Acme Property Management"], *rows]).meta.property_name == "Acme Property Management"


def test_words_that_only_begin_a_header_belong_to_it() -> None:
    statement = read(
        [
            ["Cedar Hill"], ["Balance Sheet"], ["As of December 31, 2024"], [None, "Balance", "Beginning", "Net"],
            [None, "Current Period", "Balance", "Change"], ["ASSETS"], ["Cash", 1700, 1500, 200],
            ["Total Assets", 1700, 1500, 200], ["LIABILITIES"], ["Accounts Payable", 300, 250, 50],
            ["Total Liabilities", 300, 250, 50], ["EQUITY"], ["Contributions", 1400, 1250, 150],
            ["Total Equity", 1400, 1250, 150], ["Total Liabilities and Equity", 1700, 1500, 200],
        ],
        "BALANCE_SHEET",
    )  # fmt: skip
    assert [column.label for column in statement.columns] == [
        "Balance Current Period",
        "Beginning Balance",
        "Net Change",
    ]
    assert statement.meta.template == "yardi.balanceSheet"


def test_codes_are_told_by_their_column_whatever_their_form() -> None:
    names = ("Office Rent", "Retail Rent", "Storage Rent", "Parking", "Late Fees")
    income = [[f"MR401000-{n}00", name, 100 * n, 90 * n] for n, name in enumerate(names, 1)]
    rows = [
        ["", "", "Actual", "Budget"],
        ["", "INCOME"],
        *income,
        ["", "TOTAL INCOME", 1500, 1350],
        ["", "EXPENSES"],
        ["MR501000-100", "Utilities", 200, 210],
        ["", "TOTAL EXPENSES", 200, 210],
        ["", "NET OPERATING INCOME", 1300, 1140],
    ]
    x = read([["Oak Court"], ["Income Statement"], ["Period = Mar 2024"], *rows])
    assert [(row.account_code, row.label) for row in x.rows if row.row_type == "LINE"][:5] == [
        (f"MR401000-{n}00", name) for n, name in enumerate(names, 1)
    ]


def test_amounts_left_of_the_labels_are_columns_under_titles_of_their_own() -> None:
    rows = [
        ["Mar 2024", None, None, None, "Year to date", None],
        ["Actual", "Budget", "Acct", "Description", "Actual", "Budget"],
        [None, None, None, "INCOME", None, None],
        [1000.5, 900.25, "4010", "Rent", 3000.5, 2700.75],
        [100.5, 90.25, "4020", "Parking", 300.5, 270.75],
        [20.5, 10.25, "4030", "Late Fees", 30.5, 20.75],
        [1121.5, 1000.75, None, "TOTAL INCOME", 3331.5, 2992.25],
        [None, None, None, "EXPENSES", None, None],
        [121.5, 100.75, "5010", "Utilities", 331.5, 292.25],
        [121.5, 100.75, None, "TOTAL EXPENSES", 331.5, 292.25],
        [1000.0, 900.0, None, "NET OPERATING INCOME", 3000.0, 2700.0],
    ]
    x = read([["Oak Court"], ["Budget Comparison"], ["Period = Mar 2024"], *rows])
    assert [column.kind for column in x.columns] == ["ACTUAL", "BUDGET", "ACTUAL", "BUDGET"]
    rent = next(row for row in x.rows if row.label == "Rent")
    assert (rent.account_code, [float(value) for value in rent.values]) == ("4010", [1000.5, 900.25, 3000.5, 2700.75])


def test_a_word_that_stands_in_every_line_is_no_label() -> None:
    names = ("Office Rent", "Retail Rent", "Storage Rent", "Parking", "Late Fees")
    rows = [
        ["ENT", "ACCT", "DESCRIPTION", "JAN-24", "FEB-24"],
        ["SSM", None, "REVENUES"],
        *(["SSM", 400000 + n, name, 100 * n, 90 * n] for n, name in enumerate(names, 1)),
        ["SSM", None, "TOTAL REVENUES", 1500, 1350],
        ["SSM", None, "EXPENSES"],
        ["SSM", 500001, "Utilities", 200, 210],
        ["SSM", None, "TOTAL EXPENSES", 200, 210],
        ["SSM", None, "NET OPERATING INCOME", 1300, 1140],
    ]
    x = read([["Silver Spur"], ["Trailing 12 months"], *rows])
    assert [row.label for row in x.rows if row.row_type == "LINE"][:5] == [*names]
    assert x.rows[1].account_code == "400001"


def test_whole_amounts_left_of_the_labels_are_told_from_codes_by_their_format() -> None:
    book = openpyxl.Workbook()
    names = ("Rooms", "Food", "Parking", "Spa", "Laundry")
    amounts = [[9100 + 7 * n, 8200 - 3 * n] for n in range(len(names))]
    rows = [
        ["Actual", "Budget", "Acct", "Description", "Actual", "Budget"],
        *([*pair, 4010 + n, name, *pair] for n, (pair, name) in enumerate(zip(amounts, names, strict=True))),
    ]
    total = [sum(column) for column in zip(*amounts, strict=True)]
    for row in [["Oak Court"], ["Income Statement"], *rows, [*total, None, "TOTAL REVENUE", *total]]:
        book.active.append(row)
    for cells in book.active.iter_rows(min_row=4):
        for cell in (cells[0], cells[1], cells[4], cells[5]):
            cell.number_format = "#,##0"
    out = io.BytesIO()
    book.save(out)
    x = docextract.extract(out.getvalue(), asset_type="HOSPITALITY", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    rooms = next(row for row in x.rows if row.label == "Rooms")
    assert (rooms.account_code, [int(value or 0) for value in rooms.values]) == ("4010", [9100, 8200, 9100, 8200])


@pytest.mark.parametrize(("hidden", "status"), [(False, "FAIL"), (True, "WARN")])
def test_a_column_that_does_not_foot_is_told_once_and_costs_the_tree_nothing(hidden: bool, status: str) -> None:
    rows: list[list[Any]] = [["Oak Court"], ["Income Statement"], [None, "2025", "Budget", "2023"]]
    for block, name in enumerate(("Rents", "Recoveries", "Parking", "Storage"), 1):
        lines = [[f"{name} {n}", *((7919 * (9 * block + 3 * n + c)) % 9973 for c in range(3))] for n in range(3)]
        sums = [sum(line[c] for line in lines) for c in (1, 2)]
        rows += [[name], *lines, [f"Total {name}", *sums, 5000 + 17 * block]]
    totals = [row for row in rows if str(row[0]).startswith("Total ")]
    rows.append(["Total Income", *(sum(row[c] for row in totals) for c in (1, 2)), 4321])
    book = openpyxl.load_workbook(io.BytesIO(workbook(rows)))
    book.active.column_dimensions["D"].hidden = hidden
    out = io.BytesIO()
    book.save(out)
    x = docextract.extract(out.getvalue(), asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    told = [check for check in x.checks if check.status == status and check.check_id == "O02"]
    assert len(told) == 1
    assert "5 of 5 totals" in told[0].message
    assert all(row.foots_from for row in x.rows if row.label and row.label.startswith("Total"))
    assert {row.proof for row in x.rows if row.row_type == "LINE"} == {("PROVED", "PROVED", "UNPROVED")}
    assert not any(row.proof[2] == "PROVED" for row in x.rows)


def test_marks_of_where_a_line_is_from_are_no_part_of_labels() -> None:
    lines = [("Rents", 900, 880), ("Late Fees", 21, 18), ("Parking", 40, 44), ("Total Revenue", 961, 942),
             ("Taxes", 90, 88), ("Insurance", 31, 29), ("Water", 44, 42), ("Total Expenses", 165, 159),
             ("NOI", 796, 783)]  # fmt: skip
    rows = [["T" if n % 3 else "FS", None, *line] for n, line in enumerate(lines)]
    x = read([["Spread"], ["Src", None, None, "12/31/2022", "12/31/2023"], [None, None, "# months", 12, 12], *rows])
    assert [row.label for row in x.rows if row.row_type != "STATISTIC"] == [label for label, *_ in lines]


def test_money_in_and_money_out_are_columns() -> None:
    x = read(
        [
            ["Landlord Statement No. 41", None, None, "30 April 2024"],
            ["Date", "Details", "Money In", "Money Out"],
            ["03/04/2024", "Rent - Flat 1", 950, None], ["04/04/2024", "Rent - Flat 2", 1025, None],
            ["05/04/2024", "Management fee", None, 197.5], ["06/04/2024", "VAT on fee", None, 39.5],
            ["07/04/2024", "Boiler service", None, 84], [None, "Totals", 1975, 321],
        ]
    )  # fmt: skip
    assert [row.values for row in x.rows[:3]] == [[950, None], [1025, None], [None, 197.5]]
    assert [a.row_index for a in x.rows[5].foots_from] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("of", ["% of Selected", "Percent of"])
def test_the_first_words_of_a_percentage_say_nothing_of_the_amounts_beside_it(of: str) -> None:
    rows: list[list[Any]] = [["Elm Court"], ["Income Statement"], [None, None, of, None, of]]
    rows += [["Account", "Selected Month", "Month", "Year to Month End", "Year"], ["Rent", 6100, 98.39, 61000, 97.6]]
    rows += [
        ["Fees", 100, 1.61, 1500, 2.4],
        ["Total Income", 6200, 100, 62500, 100],
        ["Repairs", 1200, 19.35, 9000, 14.4],
    ]
    rows += [["Total Expenses", 1200, 19.35, 9000, 14.4], ["Net Operating Income", 5000, 80.65, 53500, 85.6]]
    statement = read(rows)
    money = [n for n, column in enumerate(statement.columns) if column.is_money]
    assert [int(statement.rows[0].values[n] or 0) for n in money] == [6100, 61000]


def test_a_group_title_of_percentages_covers_all_of_its_columns() -> None:
    rows: list[list[Any]] = [["Elm Court"], ["Income Statement"], [None, "Actual", None, "% of Budget", None]]
    rows += [["Account", "Month", "Year to Date", "Month", "Year to Date"], ["Rent", 6100, 61000, 101.5, 99.5]]
    rows += [
        ["Fees", 100, 1500, 110.2, 120.7],
        ["Total Income", 6200, 62500, 101.6, 103],
        ["Net Income", 6200, 62500, 101, 103],
    ]
    assert [column.kind for column in read(rows).columns] == ["ACTUAL", "ACTUAL", "PERCENT", "PERCENT"]


@pytest.mark.parametrize("first", [("Actual", "Budget"), (2025, 2024)])
@pytest.mark.parametrize(
    "header", ["Act vs Bud", "Bud - Act", "+/-", "Inc/(Dec)", "F/(U)", "Gap", "PTD v. Budget", "$ Chg"]
)
def test_a_column_of_differences_is_told_by_its_amounts(header: str, first: tuple[object, object]) -> None:
    if header == "PTD v. Budget" and first[0] == 2025:
        return
    x = read(
        [
            ["Income Statement"],
            [None, *first, header],
            ["Rent", 1000, 900, 100],
            ["Fees", 55, 70, -15],
            ["Total Income", 1055, 970, 85],
            ["Power", 310, 350, 40],
            ["Water", 90, 75, -15],
            ["Total Expenses", 400, 425, 25],
            ["Net Operating Income", 655, 545, 110],
        ]
    )
    assert x.columns[2].kind == "VARIANCE"
    assert not [check.check_id for check in x.checks if check.status == "FAIL"]


def test_columns_of_a_whole_and_its_parts_are_no_variances() -> None:
    x = read(
        [
            ["Income Statement"],
            [None, "Total", "Operating", "Reserve"],
            ["Dues", 1000, 900, 100],
            ["Interest", 70, 55, 15],
            ["Total Income", 1070, 955, 115],
            ["Power", 390, 350, 40],
            ["Roof", 95, 15, 80],
            ["Total Expenses", 485, 365, 120],
            ["Net Income", 585, 590, -5],
        ]
    )
    assert "VARIANCE" not in {column.kind for column in x.columns}


@pytest.mark.parametrize(
    "heads", [["Company", "Subsidiary", "Eliminations", "Group"], ["Entity", "Sawmill Ltd", "Journals", "Combined"]]
)
def test_a_company_beside_its_group_is_a_column_of_amounts(heads: list[str]) -> None:
    lines: list[list[object]] = [
        ["Property", 2, 400, 1200, 0, 1600],
        ["Shares in subsidiaries", 4, 940, 0, -940, 0],
        ["Cash", None, 21, 9, 0, 30],
        ["Debtors", 5, 77, 45, -20, 102],
        ["Total assets", None, 1438, 1254, -960, 1732],
        ["LIABILITIES"],
        ["Loans", 6, 655, 418, 0, 1073],
        ["Total liabilities", None, 655, 418, 0, 1073],
        ["EQUITY"],
        ["Share capital", None, 783, 836, -960, 659],
        ["Total equity", None, 783, 836, -960, 659],
        ["Total liabilities and equity", None, 1438, 1254, -960, 1732],
    ]
    titles: list[list[object]] = [["Balance Sheet"], ["at 31 March 2025"], [None, "Note", *heads], ["ASSETS"]]
    found = read([*titles, *lines], "BALANCE_SHEET")
    assert [column.entity or column.label for column in found.columns] == heads
    assert [row.values for row in found.rows if row.label == "Debtors"] == [[77, 45, -20, 102]]


def test_marks_of_companies_right_of_the_amounts_are_none() -> None:
    head: list[list[object]] = [["Income Statement"], ["March 2025"], [None, "Actual", "Budget", "Company"]]
    lines: list[list[object]] = [["Income"], ["Rent", 900, 880, 101], ["Parking", 40, 45, 101], ["Fees", 12, 10, 102]]
    after: list[list[object]] = [["Total income", 952, 935, None], ["Expenses"], ["Repairs", 300, 280, 101]]
    more: list[list[object]] = [["Water", 30, 31, 101], ["Power", 20, 25, 102], ["Total expenses", 350, 336, None]]
    found = read([*head, *lines, *after, *more, ["Net operating income", 602, 599, None]])
    assert [column.label for column in found.columns] == ["Actual", "Budget"]


def test_months_that_no_sum_is_printed_for_break_none() -> None:
    head = [["Ash Plaza"], ["Income Statement"], [None, "Jan 2024", "Feb 2024", "Mar 2024", "Q1 2024"]]

    def quarter(label: str, *amounts: int) -> list[Any]:
        return [label, *amounts, sum(amounts)]

    rows = [
        ["Income"], quarter("Rent", 4100, 4200, 4300), quarter("Parking", 310, 320, 330),
        ["Total income", None, None, None, 13560],
        ["Expenses"], quarter("Repairs", 500, 600, 700), quarter("Water", 210, 220, 230),
        ["Total expenses", None, None, None, 2460], ["Net operating income", None, None, None, 11100],
    ]  # fmt: skip
    x = read([*head, *rows])
    assert [len(row.foots_from) for row in x.rows if row.row_type in ("SUBTOTAL", "TOTAL")] == [2, 2, 2]
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []


def test_halves_of_a_year_are_no_months() -> None:
    head = [["Ash Storage"], ["Income Statement"], [None, "Jan - June", "July - Dec", "Total 2024"]]
    rows = [
        ["Income"], ["Rent", 4100, 4200, 8300], ["Fees", 310, 320, 630], ["Total income", 4410, 4520, 8930],
        ["Expenses"], ["Repairs", 500, 600, 1100], ["Water", 210, 220, 430], ["Total expenses", 710, 820, 1530],
        ["Net income", 3700, 3700, 7400],
    ]  # fmt: skip
    x = read([*head, *rows])
    assert [(c.scope, c.months) for c in x.columns[:2]] == [("OTHER", 6), ("OTHER", 6)]
    found = {check.check_id: check for check in x.checks}
    assert (found["O01"].status, found["O08"].status) == ("PASS", "SKIPPED")


def test_the_second_words_of_a_header_stand_below_those_of_its_codes_too() -> None:
    head = [
        ["Ash Apartments Corp."], ["Statement of Operations"],
        ["Acct", None, "Actual", "Budget", "Fav."], ["No.", None, "10/24-9/25", "FY 2025", "(Unfav.)"],
    ]  # fmt: skip
    rows = [
        [None, "INCOME"], ["4-100", "Maintenance", 4100, 4000, 100], ["4-120", "Laundry", 310, 320, -10],
        [None, "Total income", 4410, 4320, 90], [None, "EXPENSES"], ["5-100", "Repairs", 500, 600, 100],
        ["5-110", "Water", 210, 220, 10], [None, "Total expenses", 710, 820, 110],
        [None, "Net operating income", 3700, 3500, 200],
    ]  # fmt: skip
    x = read([*head, *rows])
    assert [c.label for c in x.columns] == ["Actual 10/24-9/25", "Budget FY 2025", "Fav. (Unfav.)"]
    assert x.rows[0].label == "INCOME"


def test_codes_that_begin_anew_in_another_block_are_no_amounts() -> None:
    head = [["Ash Mall"], ["Balance Sheet"], [None, None, "9/30/2025", "12/31/2024"]]
    property_ = [[f"11{n}0.00", f"Wing {n}", 4000 + n, 3900 + n] for n in range(1, 6)]
    cash = [[f"10{n}0.00", f"Account {n}", 400 + n, 390 + n] for n in range(1, 6)]
    rows = [
        ["ASSETS"], *property_, ["Total Property", None, 20015, 19515], *cash, ["Total Cash", None, 2015, 1965],
        ["TOTAL ASSETS", None, 22030, 21480],
    ]  # fmt: skip
    x = read([*head, *rows], "BALANCE_SHEET")
    assert [row.label for row in x.rows if row.row_type in ("SUBTOTAL", "TOTAL")] == [
        "Total Property", "Total Cash", "TOTAL ASSETS",
    ]  # fmt: skip


def test_a_column_without_a_name_that_adds_up_as_its_neighbour_does_holds_amounts() -> None:
    head = [["Ash Mall"], ["Balance Sheet"], [None, "9/30/2025", None]]
    rows = [
        ["ASSETS"], ["Operating cash", 842, 311], ["Escrow", 126, 0], ["Total cash", 968, 311],
        ["Land", 6150, 6150], ["Building", 5841, 5902], ["Total property", 11991, 12052],
        ["TOTAL ASSETS", 12959, 12363],
    ]  # fmt: skip
    x = read([*head, *rows], "BALANCE_SHEET")
    assert [list(row.values) for row in x.rows if row.label == "Total cash"] == [[968, 311]]


def test_a_total_of_the_costs_of_rooms_counts_none() -> None:
    head = [["Ash Inn"], ["Income Statement"], [None, "Jan 2024", "Feb 2024"]]
    rows = [
        ["Revenue"], ["Rooms", 9100, 9200], ["Bar", 310, 320], ["Total revenue", 9410, 9520],
        ["Expenses"], ["Rooms"], ["Wages", 2100, 2200], ["Linen", 400, 410], ["Total Rooms", 2500, 2610],
        ["Total expenses", 2500, 2610], ["Net income", 6910, 6910],
    ]  # fmt: skip
    x = read([*head, *rows], asset_type="HOSPITALITY")
    assert [row.row_type for row in x.rows if row.label == "Total Rooms"] == ["SUBTOTAL"]
