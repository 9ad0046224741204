"""Rows of statements: labels, codes, headings, the tree, sections, key totals, proofs, places."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from typing import Any

import openpyxl
import openpyxl.styles
import pytest
from statements import INCOME, line, page, read, trailing

import docextract
from docextract.errors import ExtractionFailedError, InvalidRequestError


def test_labels_are_verbatim_without_their_codes_and_places_are_those_of_the_cells() -> None:
    statement = read(trailing(), "T12")
    rent = statement.rows[1]
    assert (rent.label, rent.account_code) == ("Market Rent", "4010-0000")
    assert rent.values[0] == Decimal("1000.25")
    assert repr(rent.sources[0]) == "Place(sheet='Sheet', cell='C6')"
    assert rent.row_id == "Sheet!A6"


def test_words_that_begin_with_digits_are_no_codes() -> None:
    rows = [["Elm"], ["Operating Statement"], ["", "2023"], ["Income"], ["2 Bed Rent", 10], ["Total Income", 10]]
    rows += [["401K Match", 1], ["1099 Contractors", 2], ["Total Expenses", 3], ["NOI", 7]]
    statement = read(rows)
    assert [row.label for row in statement.rows] == [str(row[0]) for row in rows[3:]]
    assert all(row.account_code is None for row in statement.rows)


def test_codes_glued_to_labels_come_off_with_their_sub_accounts() -> None:
    rows = [
        ["Elm"],
        ["Operating Statement"],
        ["", "2023"],
        ["4010 - Rent", 10],
        ["4011 - Late Fees", 2],
        ["4012.5 - Pets", 3],
    ]
    rows += [["Total Income", 15], ["NOI", 15]]
    statement = read(rows)
    assert [(r.account_code, r.label) for r in statement.rows[:3]] == [
        ("4010", "Rent"),
        ("4011", "Late Fees"),
        ("4012.5", "Pets"),
    ]


def test_the_tree_sections_and_paths() -> None:
    statement = read(trailing(), "T12")
    kinds = [(row.row_type, row.section) for row in statement.rows]
    assert kinds == [
        ("HEADING", "INCOME"), ("LINE", "INCOME"), ("LINE", "INCOME"), ("TOTAL", "INCOME"),
        ("HEADING", "EXPENSE"), ("LINE", "EXPENSE"), ("LINE", "EXPENSE"), ("TOTAL", "EXPENSE"), ("TOTAL", None),
    ]  # fmt: skip
    assert [(a.row_index, a.sign) for a in statement.rows[8].foots_from] == [(3, 1), (7, -1)]
    assert statement.rows[1].section_path == ("NET OPERATING INCOME", "INCOME")
    assert [row.depth for row in statement.rows] == [1, 2, 2, 1, 1, 2, 2, 1, 0]
    assert {proof for row in statement.rows for proof in row.proof} == {"PROVED", None}
    assert statement.proof.proved == statement.proof.numbers == 7 * 13


def test_key_totals_printed_and_computed() -> None:
    totals = read(trailing(), "T12").key_totals
    assert totals.effective_gross_income is not None
    assert totals.effective_gross_income.row_index == 3
    assert totals.net_operating_income is not None
    assert totals.net_operating_income.status == "PRINTED"
    assert totals.net_operating_income.computed_values == totals.net_operating_income.values
    bare = [row for row in trailing() if row[1:2] not in (["TOTAL EXPENSES"], ["NET OPERATING INCOME"])]
    computed = read(bare, "T12").key_totals
    assert computed.total_operating_expenses is not None
    assert computed.total_operating_expenses.status == "COMPUTED"
    assert computed.total_operating_expenses.row_index is None
    assert computed.net_operating_income is not None
    assert computed.net_operating_income.values == totals.net_operating_income.values


def test_income_is_the_total_that_expenses_are_taken_from_whatever_is_called_effective() -> None:
    rows = [["Elm"], ["Operating Statement"], ["", "2022", "2023"], ["Rent", 100, 104], ["Vacancy", -5, -6]]
    rows += [["Effective Gross Income", 95, 98], ["Laundry", 3, 4], ["TOTAL REVENUE", 98, 102], ["Taxes", 20, 21]]
    rows += [
        ["Insurance", 9, 11],
        ["TOTAL EXPENSES", 29, 32],
        ["NOI", 69, 70],
        ["Debt Service", 30, 30],
        ["Net Cash Flow", 39, 40],
    ]
    statement = read(rows)
    income = statement.key_totals.effective_gross_income
    assert income is not None
    assert income.row_index is not None
    assert statement.rows[income.row_index].label == "TOTAL REVENUE"
    assert statement.rows[9].section == "BELOW_THE_LINE"
    assert statement.key_totals.debt_service is not None
    assert statement.key_totals.net_cash_flow is not None


def test_one_wrong_digit_fails_and_names_its_cell() -> None:
    rows = trailing()
    rows[9][4] += 90
    statement = read(rows, "T12")
    failed = [c for c in statement.checks if c.status == "FAIL"]
    assert {"O01", "O02"} <= {c.check_id for c in failed}
    assert any((cell.row_index, cell.column_id) == (5, "ACTUAL:2023-09") for c in failed for cell in c.cells)
    assert statement.rows[5].proof[2] == "CONTRADICTED"
    assert statement.proof.contradicted >= 1


def test_signs_of_a_column_make_the_tree() -> None:
    rows = [
        ["Income Statement Worksheet"],
        ["", "Sign", "Amount"],
        ["Market Rent", "+", 1000],
        ["Vacancy Loss", "-", 50],
    ]
    rows += [
        ["Concessions", "-", 25],
        ["Net rental income", "=", 925],
        ["Other Income", "+", 75],
        ["Total income", "=", 1000],
    ]
    rows += [["Operating expenses", "-", 400], ["Net operating income", "=", 600]]
    statement = read(rows)
    assert [(a.row_index, a.sign) for a in statement.rows[3].foots_from] == [(0, 1), (1, -1), (2, -1)]
    assert [row.effect for row in statement.rows[:3]] == [1, -1, -1]
    assert all(row.account_code is None for row in statement.rows)


def test_percent_and_unit_rows_are_statistics() -> None:
    rows = [
        ["Elm"],
        ["Operating Statement"],
        ["", "2022", "2023"],
        ["Total Income", 100, 110],
        ["Total Expenses", 40, 45],
    ]
    rows += [["NOI", 60, 65], ["Units", 100, 100], ["Expense Ratio", 0.4, 0.409], ["Occupancy", "95%", "96%"]]
    assert [row.row_type for row in read(rows).rows[3:]] == ["STATISTIC"] * 3


def test_the_asked_kind_chooses_among_several_statements_of_a_sheet() -> None:
    rows = [["Oak"], ["Income Statement"], ["", "Month to Date"], ["Rent", 100], ["Total Income", 100], ["Water", 30]]
    rows += [
        ["Total Expenses", 30],
        ["Net Income", 70],
        [],
        ["Balance Sheet"],
        ["As of 01/31/2024"],
        ["", "Current Balance"],
    ]
    rows += [
        ["Assets"],
        ["Cash", 500],
        ["Total Assets", 500],
        ["Liabilities"],
        ["Loan", 200],
        ["Total Liabilities", 200],
    ]
    rows += [
        ["Equity"],
        ["Capital", 250],
        ["Net Income", 50],
        ["Total Equity", 300],
        ["Total Liabilities & Equity", 500],
    ]
    income, balance = read(rows), read(rows, "BALANCE_SHEET")
    assert [row.label for row in income.rows] == ["Rent", "Total Income", "Water", "Total Expenses", "Net Income"]
    assert balance.rows[0].label == "Assets"
    assert balance.meta.as_on_date == dt.date(2024, 1, 31)
    assert [c.status for c in balance.checks if c.check_id == "B01"] == ["PASS"]
    assert [(a.row_index, a.sign) for a in balance.rows[9].foots_from] == [(7, 1), (8, 1)]
    rows[14][1] = 510
    broken = read(rows, "BALANCE_SHEET")
    assert [c.status for c in broken.checks if c.check_id == "B01"] == ["FAIL"]


def test_a_statement_of_another_kind_is_refused_and_said_to_be_what_it_is() -> None:
    sheet = [
        ["Oak"],
        ["Balance Sheet"],
        ["As of 01/31/2024"],
        ["", "Balance"],
        ["Assets"],
        ["Cash", 5],
        ["Total Assets", 5],
    ]
    sheet += [["Liabilities"], ["Loan", 5], ["Total Liabilities", 5]]
    with pytest.raises(ExtractionFailedError, match=r"found a balance sheet.*BALANCE_SHEET"):
        read(sheet)
    with pytest.raises(ExtractionFailedError, match=r"found an operating statement"):
        read(trailing(), "BALANCE_SHEET")


def test_rolls_and_empty_templates_are_refused() -> None:
    roll = [["Rent Roll"], ["Unit", "Tenant", "Sq Ft", "Rent"], ["101", "A", 700, 1000], ["102", "B", 700, 1100]]
    with pytest.raises(ExtractionFailedError, match="RENT_ROLL"):
        read(roll, "T12")
    template = [row if n < 4 else row[:2] for n, row in enumerate(trailing())]
    with pytest.raises(ExtractionFailedError, match="without any amount"):
        read(template, "T12")


def test_the_period_asked_is_compared_with_the_printed_one() -> None:
    same = read(trailing(), "T12", period_from="2023-07-01", period_to="2024-06-30")
    assert [c.status for c in same.checks if c.check_id == "O09"] == ["PASS"]
    assert "periodMismatch" not in [w.type for w in same.warnings]
    other = read(trailing(), "T12", period_from="2024-01-01", period_to="2024-12-31")
    assert [c.status for c in other.checks if c.check_id == "O09"] == ["WARN"]
    assert "periodMismatch" in [w.type for w in other.warnings]
    assert len(other.columns) == 13
    with pytest.raises(InvalidRequestError):
        docextract.extract(
            "/no/such", asset_type="OFFICE", document_type="T12", period_from="2024-02-01", period_to="2023-01-01"
        )


def test_sums_over_the_last_months_and_amounts_per_unit() -> None:
    statement = read(trailing(), "T12")
    last = statement.trailing(3)
    assert last.columns == ("ACTUAL:2024-04", "ACTUAL:2024-05", "ACTUAL:2024-06")
    assert last.factor == 4
    total = next(row for row in last.rows if row.label == "TOTAL INCOME")
    assert float(total.value or 0) == pytest.approx(sum(INCOME[-3:]))
    with pytest.raises(ValueError, match="13"):
        statement.trailing(13)
    assert statement.per_unit(2)[1][0] == Decimal("500.12")
    with pytest.raises(ValueError, match="0"):
        statement.per_unit(0)


def test_the_summary_adds_lines_by_category_and_lists_the_rest() -> None:
    rows = trailing()
    rows.insert(11, line(None, "Zorblatt", [0.0] * 11 + [5.0]))
    rows[12] = line("5999-0000", "TOTAL EXPENSES", [*rows[12][2:13], rows[12][13] + 5])
    statement = read(rows, "T12")
    by = {c.category: c for c in statement.summary.by_category}
    water = next(c for c in by if c.startswith("expense.utilities.water"))
    assert by[water].rows == [6]
    assert [u.label for u in statement.summary.uncategorized] == ["Zorblatt"]
    assert statement.summary.crosswalk
    assert statement.summary.expense_ratio[0] is not None


def test_every_source_row_has_a_role() -> None:
    ledger = read(trailing(), "T12").ledger
    assert ledger.read == sum(ledger.by_role.values()) == 13
    assert ledger.unexplained == []


def test_the_result_is_the_same_twice_and_its_json_validates() -> None:
    one, other = read(trailing(), "T12"), read(trailing(), "T12")
    assert one.meta.result_hash is not None
    dumped = one.model_dump(mode="json")["data"]["extracted"]
    assert dumped == other.model_dump(mode="json")["data"]["extracted"]
    assert dumped["rows"][1]["sources"][0] == "Sheet!C6"
    assert dumped["rows"][8]["footsFrom"] == [{"rowIndex": 3, "sign": 1}, {"rowIndex": 7, "sign": -1}]
    assert dumped["keyTotals"]["totalAssets"] is None
    assert "columns" in docextract.Statement.model_json_schema()["$defs"]["StatementExtracted"]["properties"]


def test_labels_wrapped_on_a_page_are_joined_where_the_sums_say_so() -> None:
    data = page(
        [
            ("Elm Street", 0, [], 14),
            ("Operating Statement", 0, [], 20),
            ("", 0, ["2022", "2023"], 20),
            ("Income", 0, [], 20),
            ("Rent", 8, ["1,000", "1,100"], 10),
            ("Vacancy", 8, ["(50)", "(60)"], 10),
            ("Total Income", 8, ["950", "1,040"], 20),
            ("Expenses", 0, [], 20),
            ("Taxes", 8, ["100", "110"], 10),
            ("Repairs and maintenance of", 8, [], 10),
            ("the roof", 14, ["40", "50"], 10),
            ("Total Expenses", 8, ["140", "160"], 20),
            ("Net Operating Income", 0, [], 10),
            ("Before Reserves", 12, ["810", "880"], 20),
        ]
    )
    statement = docextract.extract(data, asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    labels = [row.label for row in statement.rows]
    assert "Repairs and maintenance of the roof" in labels
    assert labels[-1] == "Net Operating Income Before Reserves"
    assert statement.rows[-1].row_type == "TOTAL"
    assert statement.proof.proved == statement.proof.numbers


def test_statements_of_several_properties_on_one_sheet_are_told_apart() -> None:
    rows: list[list[object]] = []
    for name, factor in (("Property A", 1), ("Property B", 2)):
        rows += [[name], ["Income Statement"], ["", "Jan 2024", "Feb 2024"], ["Rent", 100 * factor, 110 * factor]]
        rows += [["Total Income", 100 * factor, 110 * factor], ["NOI", 100 * factor, 110 * factor], []]
    statement = read(rows)
    assert [row.label for row in statement.rows] == ["Rent", "Total Income", "NOI"]
    assert statement.meta.property_name == "Property A"
    assert "severalStatements" in [w.type for w in statement.warnings]


def test_a_flat_budget_of_twelve_months_needs_no_totals() -> None:
    rows = [["PropID", "AcctNo", "AcctName", *[f"M{n}" for n in range(1, 13)], "Total"]]
    for code, label, amount in (
        ("4000", "Rent", 10),
        ("4100", "Parking", 1),
        ("5000", "Water", 2),
        ("5100", "Taxes", 3),
    ):
        rows.append(["p1", code, label, *[amount] * 12, amount * 12])
    statement = read(rows, "BUDGET")
    assert [(row.account_code, row.label) for row in statement.rows][:2] == [("4000", "Rent"), ("4100", "Parking")]
    assert {column.kind for column in statement.columns} == {"BUDGET"}
    assert all(proof == "PROVED" for row in statement.rows for proof in row.proof)


def test_cash_flow_statements_are_read_to_the_cash_at_the_end() -> None:
    rows = [
        ["Elm LLC"],
        ["Statement of Cash Flows"],
        ["January - December 2023"],
        ["", "Total"],
        ["OPERATING ACTIVITIES"],
    ]
    rows += [["Net Income", 100], ["Accounts Receivable", -10], ["Net cash provided by operating activities", 90]]
    rows += [["INVESTING ACTIVITIES"], ["Building", -50], ["Net cash provided by investing activities", -50]]
    rows += [["Net cash increase for period", 40], ["Cash at beginning of period", 5], ["Cash at end of period", 45]]
    statement = read(rows, "CASH_FLOW_STATEMENT")
    assert statement.proof.proved == statement.proof.numbers == 8
    assert statement.key_totals.net_cash_flow is not None
    assert str(statement.columns[0].period_from) == "2023-01-01"


def test_results_of_senior_operators_lead_down_to_income_and_expenses() -> None:
    statement = read(
        [
            ["Willow Creek"],
            ["Statement of Operations"],
            [None, "Oct 2024", "Nov 2024"],
            ["REVENUE"],
            ["Private Pay", 300, 310],
            ["Level of Care Fees", 50, 51],
            ["NET REVENUE", 350, 361],
            ["EXPENSES"],
            ["Non-Labor"],
            ["Raw Food", 60, 64],
            ["Real Estate Taxes", 40, 40],
            ["TOTAL OPERATING EXPENSES", 100, 104],
            ["EBITDARM", 250, 257],
            ["Management Fee", 17, 18],
            ["EBITDAR", 233, 239],
            ["Rent", 90, 91],
            ["EBITDA", 143, 148],
            ["Depreciation", 30, 30],
            ["NET INCOME", 113, 118],
        ],
        asset_type="SENIOR_HOUSING",
    )
    keys = statement.key_totals
    assert keys.effective_gross_income is not None
    assert keys.effective_gross_income.values == [350, 361]
    assert keys.total_operating_expenses is not None
    assert (keys.total_operating_expenses.status, keys.total_operating_expenses.values) == ("PRINTED", [100, 104])
    assert keys.net_operating_income is not None
    assert (keys.net_operating_income.status, keys.net_operating_income.values) == ("PRINTED", [143, 148])
    by_label = {row.label: row for row in statement.rows}
    assert by_label["Real Estate Taxes"].category == "expense.realEstateTaxes"
    assert by_label["Rent"].section == "EXPENSE"
    assert by_label["Depreciation"].section == "BELOW_THE_LINE"
    assert {c.status for c in statement.checks if c.check_id == "O04"} == {"PASS"}


STATED: list[list[Any]] = [
    ["Alder Court"], ["Income Statement"], [None, "Actual", "Budget", "Variance"],
    ["Income"], ["Rent", 41207, 41893, -686], ["Fees", 1311, 977, 334], ["Total Income", 42518, 42870, -352],
    ["Expenses"], ["Repairs", 5213, 4871, -342], ["Water", 1903, 2017, 114], ["Total Expenses", 7116, 6888, -228],
    ["Net Operating Income", 35402, 35982, -580],
]  # fmt: skip


def test_terms_of_loans_below_a_result_are_no_rows_of_it() -> None:
    loans = [[], ["Loan terms at quarter end"], ["Loan", "Lender", "Balance"]]
    loans += [["Senior", "Corvus National Bank", 33394000], ["Mezzanine", "Plainfield Life", 3650000]]
    statement = read([*STATED, *loans])
    assert statement.rows[-1].label == "Net Operating Income"
    (note,) = [note for note in statement.warnings if note.type == "tableBelow"]
    assert "Loan terms at quarter end" in note.message
    assert not statement.ledger.unexplained


def test_explanations_in_a_column_of_their_own_below_a_repeated_header_are_rows() -> None:
    header = ["Below the line", "Actual", "Budget", "Variance", "Explanation"]
    rows = [header, ["Interest", 8412, 8402, -10, "Rate reset"], ["New roof", 1827, 1837, 10, "Bid came in low"]]
    statement = read([*STATED, *rows, ["Net Income", 25163, 25743, -580, "See above"]])
    assert statement.rows[-1].label == "Net Income"


def test_remarks_behind_the_last_amounts_are_notes() -> None:
    rows = [[], ["Notes"], ["Underwriting per the model of March 2023."], ["DSCR", 2.44, 2.51, None]]
    statement = read([*STATED, *rows])
    assert [row.row_type for row in statement.rows[-3:]] == ["NOTE", "NOTE", "STATISTIC"]
    statement = read([*STATED, [], ["Ratios"], ["DSCR", 2.44, 2.51, None]])
    assert [row.row_type for row in statement.rows[-2:]] == ["HEADING", "STATISTIC"]


def test_operating_expenses_are_not_the_total_of_a_group_of_them() -> None:
    rows = [
        *STATED[:8],
        ["Repairs", 5213, 4871, -342],
        ["Water", 1903, 2017, 114],
        ["Total Utilities", 7116, 6888, -228],
    ]
    rows += [["Taxes", 1107, 1107, 0], ["Insurance", 311, 307, -4], ["Total Property Costs", 1418, 1414, -4]]
    rows += [["Expenses before Fee", 8534, 8302, -232], ["Before Fee", 33984, 34568, -584], ["Fee", 2120, 2140, 20]]
    statement = read([*rows, ["Net Operating Income", 31864, 32428, -564]])
    total = statement.key_totals.total_operating_expenses
    assert total is not None
    assert (total.status, total.values[:2]) == ("COMPUTED", [10654, 10442])
    assert next(check for check in statement.checks if check.check_id == "O04").status == "PASS"


def test_variances_and_shares_do_not_make_expenses_negative() -> None:
    rows = [
        [*row, *([-0.1] if len(row) > 3 and isinstance(row[3], int) else ["Var %"] if len(row) > 3 else [])]
        for row in STATED
    ]
    statement = read(rows)
    assert next(check for check in statement.checks if check.check_id == "O04").status == "PASS"


def styled(rows: list[list[Any]], bold: bool) -> bytes:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    for cells in book.active.iter_rows():
        if bold and cells[0].value and str(cells[0].value).split()[0] in {"Income", "Expenses", "Total", "Payroll"}:
            cells[0].font = openpyxl.styles.Font(bold=True)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


UNUSED: list[list[Any]] = [
    ["Alder Court"], ["Income Statement"], [None, "2024", "2023"], ["Income"], ["Rent", 41207, 41893],
    ["Percentage Rent"], ["Fees", 1311, 977], ["Total Income", 42518, 42870], ["Expenses"],
    ["Repairs", 5213, 4871], ["Water", 1903, 2017], ["Ground Rent"], ["Total Expenses", 7116, 6888],
    ["Net Operating Income", 35402, 35982],
]  # fmt: skip


def kinds(data: bytes) -> dict[str | None, str]:
    x = docextract.extract(data, asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    return {row.label: row.row_type for row in x.rows}


def test_lines_without_an_amount_are_lines_where_headings_look_otherwise() -> None:
    found = kinds(styled(UNUSED, bold=True))
    assert (found["Percentage Rent"], found["Ground Rent"]) == ("LINE", "LINE")
    assert (found["Income"], found["Expenses"]) == ("HEADING", "HEADING")


def test_where_headings_look_as_lines_do_what_stands_before_a_total_is_a_line() -> None:
    found = kinds(styled(UNUSED, bold=False))
    assert (found["Ground Rent"], found["Expenses"]) == ("LINE", "HEADING")


def test_headings_among_the_lines_of_a_sum_stay_what_they_are() -> None:
    rows = [*UNUSED[:9], ["Payroll"], ["Manager", 5213, 4871], ["Payroll Taxes", 1903, 2017]]
    rows += [["Total Payroll", 7116, 6888], ["Utilities"], ["Water", 311, 303], ["Power", 211, 207]]
    rows += [["Total Expenses", 7638, 7398], ["Net Operating Income", 34880, 35472]]
    found = kinds(styled(rows, bold=True))
    assert (found["Payroll"], found["Utilities"]) == ("HEADING", "HEADING")
