"""Key totals follow from what is taken off what; where another line could be one as well, they say so."""

from __future__ import annotations

from typing import Any

import pytest
from statements import read

from docextract.export.table import table_text
from fewer import each

HEAD: list[list[Any]] = [["Alder Court"], ["Income Statement"], [None, "Jan 2024", "Feb 2024"]]
INCOME: list[list[Any]] = [["Income"], ["Rent", 41207, 41893], ["Fees", 1311, 977], ["Total Income", 42518, 42870]]
COSTS: list[list[Any]] = [["Expenses"], ["Repairs", 5213, 4871], ["Water", 1903, 2017]]


def test_results_that_no_word_names_follow_from_what_is_taken_off_what() -> None:
    statement = read([
        *HEAD, ["Receipts"], ["Season Passes", 61207, 58311], ["Day Tickets", 18413, 20977], [None, 79620, 79288],
        ["Disbursements"], ["Wages", 31213, 30871], ["Electricity", 7903, 8017], ["Insurance", 2311, 2311],
        [None, 41427, 41199], ["What the park earned", 38193, 38089], ["Mortgage payments", 11800, 11800],
        ["Kept by the partners", 26393, 26289],
    ])  # fmt: skip
    keys = statement.key_totals
    found = [keys.effective_gross_income, keys.total_operating_expenses, keys.net_operating_income]
    assert [(total.row_index, total.status) for total in found if total] == [
        (3, "PRINTED"), (8, "PRINTED"), (9, "PRINTED"),
    ]  # fmt: skip
    assert statement.rows[10].section == "BELOW_THE_LINE"


def test_most_of_what_is_taken_off_an_operating_income_stands_below_the_line() -> None:
    statement = read([
        *HEAD, ["Money in"], ["Rents", 41207, 41893], ["Laundry", 311, 277], ["Total money in", 41518, 42170],
        ["Money out"], ["Super", 5213, 4871], ["Gas", 1903, 2017], ["Total money out", 7116, 6888],
        ["Net before mortgage", 34402, 35282], ["Mortgage - interest", 8412, 8402],
        ["Mortgage - principal", 1827, 1837], ["New roof", 14500, 0], ["Left over", 9663, 25043],
    ])  # fmt: skip
    keys = statement.key_totals
    found = [keys.effective_gross_income, keys.total_operating_expenses, keys.net_operating_income]
    assert [total and statement.rows[total.row_index or 0].label for total in found] == [
        "Total money in", "Total money out", "Net before mortgage",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("first", "second", "last", "key"),
    [
        ("Contribution to capital reserve", "Dock charges", "Net surplus (deficit)", "net_income"),
        ("Mortgage interest", "Property tax (not deductible)", "Net cash profit", "net_income"),
        ("Owner draw", "Debt service", "Net cash", "net_cash_flow"),
    ],
)
def test_of_two_lines_below_a_result_one_that_stands_below_the_line_is_enough(
    first: str, second: str, last: str, key: str
) -> None:
    statement = read([
        *HEAD, ["Berths"], ["Summer", 41207, 41893], ["Winter", 311, 277], ["Gross takings", 41518, 42170],
        ["What we paid"], ["Diver", 5213, 4871], ["Gas", 1903, 2017], ["Total paid", 7116, 6888],
        ["Surplus before reserve", 34402, 35282], [first, 8412, 8402], [second, 1827, 1837], [last, 24163, 25043],
    ])  # fmt: skip
    keys = statement.key_totals
    found = [keys.effective_gross_income, keys.net_operating_income, getattr(keys, key)]
    assert [(total.row_index, total.status) for total in found if total] == [
        (3, "PRINTED"), (8, "PRINTED"), (11, "PRINTED"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "owned", ["Total Capital & Reserves", "Members\u2019 funds", "Partners' funds", "Total Partners' Capital"]
)
def test_what_is_left_of_assets_once_some_is_taken_off_is_the_equity(owned: str) -> None:
    rows: list[list[Any]] = [
        ["Ash Court"], ["Balance Sheet"], [None, "31 Dec 2024", "31 Dec 2023"], ["Fixed assets"],
        ["Buildings", 84000, 86000], ["Current assets"], ["Debtors", 3962, 4410], ["Bank", 38127, 31205],
        ["Creditors: due within one year", -9417, -8816], ["Net current assets", 32672, 26799],
        ["Total assets less current liabilities", 116672, 112799], ["Funded by"], ["Sinking fund", 72500, 71000],
        ["Surplus brought down", 44172, 41799], [owned, 116672, 112799],
    ]  # fmt: skip
    keys = read(rows, "BALANCE_SHEET").key_totals
    assert keys.total_equity is not None
    assert keys.total_equity.row_index == len(rows) - 4
    assert keys.total_assets is None


@pytest.mark.parametrize("again", ["", "Sum of the above"])
def test_net_assets_printed_again_below_what_they_are_financed_by_are_no_assets(again: str) -> None:
    keys = read([
        ["Ash Club"], ["Balance Sheet"], ["31 March 2025"], [], ["Fixed assets"], ["Boat house", 84000],
        ["Boats", 12650], [None, 96650], ["Current assets"], ["Bank", 3817], ["Stock", 1200], [None, 5017],
        ["Current liabilities"], ["Bills", 1310], ["Tax", 400], [None, 1710], ["Net current assets", 3307],
        ["Net assets", 99957], ["Financed by"], ["Fund", 90000], ["Surplus", 9957], [again or None, 99957],
    ], "BALANCE_SHEET").key_totals  # fmt: skip
    assert keys.total_equity is not None
    assert keys.total_equity.values == [99957]
    assert (keys.total_assets, keys.total_liabilities) == (None, None)


@pytest.mark.parametrize(
    ("income", "costs", "left"),
    [
        ("Sum of receipts", "Sum of costs", "Balance"), ("All receipts", "All costs", "Left over"),
        ("Receipts total", "Costs total", "Surplus for the year"), ("Sub-total receipts", "Sub-total costs", "Rest"),
    ],
)  # fmt: skip
def test_all_lines_below_a_heading_are_a_sum_by_any_words_in_one_column_of_small_amounts(
    income: str, costs: str, left: str
) -> None:
    fees, upkeep = (1427, 1563, 1601, 1790, 1888), (664, 717, 771, 823, 875)
    statement = read([
        ["Ash Club"], ["Income and Expenditure Account"], ["Year ended 31 March 2025"], [], ["Receipts"],
        *[[f"Court {c}", v] for c, v in zip("ABCDE", fees, strict=True)], [income, sum(fees)], ["Costs"],
        *[[f"Upkeep {c}", v] for c, v in zip("ABCDE", upkeep, strict=True)], [costs, sum(upkeep)],
        [left, sum(fees) - sum(upkeep)],
    ])  # fmt: skip
    keys = statement.key_totals
    assert [total and total.row_index for total in (keys.effective_gross_income, keys.total_operating_expenses)] == [
        6, 13,
    ]  # fmt: skip
    assert {row.proof[0] for row in statement.rows if row.values[0]} == {"PROVED"}


def test_what_is_taken_off_next_must_stand_below_the_line_by_its_words() -> None:
    rows = [*INCOME, *COSTS, ["Total Expenses", 7116, 6888], ["Left so far", 35402, 35982]]
    rows += [["Management Fee", 2100, 2100], ["Left for good", 33302, 33882]]
    total = read([*HEAD, *rows]).key_totals.net_operating_income
    assert total is not None
    assert total.status == "DOUBTFUL"
    assert [rival.label for rival in total.rivals] == ["Left for good"]


def test_a_statement_of_what_was_spent_has_its_expenditure_first_and_what_came_in_taken_off() -> None:
    statement = read([
        ["Wharf House"], ["Service Charge Statement"], [None, "2024 Actual", "2024 Budget"], ["Services"],
        ["Cleaning", 31207, 30311], ["Security", 18413, 18977], ["Gardens", 4211, 4017],
        ["Total expenditure", 53831, 53305], ["Less: income"], ["Interest", 713, 691], ["Aerial Rent", 3100, 3107],
        ["Total income", 3813, 3798], ["Net to be recovered", 50018, 49507],
    ])  # fmt: skip
    total = statement.key_totals.total_operating_expenses
    assert total is not None
    assert (total.row_index, total.status) == (4, "PRINTED")
    assert {statement.rows[n].section for n in (1, 2, 3, 4)} == {"EXPENSE"}
    assert {statement.rows[n].section for n in (6, 7, 8)} == {"INCOME"}


def test_two_totals_of_one_name_and_other_amounts_leave_it_open_which_is_meant() -> None:
    rows = [*INCOME, ["Memo"], ["Total Income", 40100, 40300], *COSTS]
    statement = read([*HEAD, *rows])
    total = statement.key_totals.effective_gross_income
    assert total is not None
    assert total.status == "DOUBTFUL"
    assert "called so as well" in (total.reason or "")
    meant = {n for n in (total.row_index, *(rival.row_index for rival in total.rivals)) if n is not None}
    assert [statement.rows[n].label for n in meant] == ["Total Income"] * 2


def test_the_total_that_expenses_are_taken_off_is_in_no_doubt_beside_its_namesake() -> None:
    rows = [*INCOME, *COSTS, ["Total Expenses", 7116, 6888], ["Net Operating Income", 35402, 35982]]
    statement = read([*HEAD, *rows, ["Last year"], ["Total Income", 40100, 40300]])
    total = statement.key_totals.effective_gross_income
    assert total is not None
    assert (total.status, total.row_index) == ("PRINTED", 3)
    assert not total.rivals


def test_a_key_total_that_only_its_name_tells_is_doubtful_and_why_says_so() -> None:
    statement = read([*HEAD, *INCOME, *COSTS, ["Total Expenses", 7116, 6888], ["Net Income", 29000, 28000]])
    total = statement.key_totals.net_income
    assert total is not None
    assert (total.status, total.row_index) == ("DOUBTFUL", 8)
    assert "only its name tells" in (total.reason or "")
    why = statement.why(8, statement.columns[0].column_id)
    assert [(one.name, one.taken, one.status) for one in why.key_totals] == [("netIncome", True, "DOUBTFUL")]
    assert "is netIncome, DOUBTFUL: only its name tells" in str(why)


def test_an_operating_profit_after_depreciation_may_not_be_the_net_operating_income() -> None:
    rows = [*INCOME, *COSTS, ["Total cost before depreciation", 7116, 6888]]
    rows += [["Profit before depreciation", 35402, 35982], ["Depreciation", 9100, 9100]]
    statement = read([*HEAD, *rows, ["Operating Profit", 26302, 26882]])
    noi, costs = statement.key_totals.net_operating_income, statement.key_totals.total_operating_expenses
    assert noi is not None
    assert noi.status == "DOUBTFUL"
    assert [rival.label for rival in noi.rivals] == ["Profit before depreciation"]
    assert costs is not None
    assert costs.status == "DOUBTFUL"
    assert [rival.label for rival in costs.rivals] == ["Total cost before depreciation"]
    rival = statement.why(noi.rivals[0].row_index, statement.columns[0].column_id)
    assert "could be netOperatingIncome, DOUBTFUL" in str(rival)


def test_a_computed_total_of_which_a_printed_one_covers_a_part_is_doubtful() -> None:
    rows = [*INCOME, ["Expenses"], ["Repairs", 5213, 4871], ["Water", 1903, 2017], ["Upkeep", 7116, 6888]]
    statement = read([*HEAD, *rows, ["Legal", 431, 577]])
    total = statement.key_totals.total_operating_expenses
    assert total is not None
    assert (total.status, total.row_index) == ("DOUBTFUL", None)
    assert total.values == [7547, 7465]
    assert [rival.label for rival in total.rivals] == ["Upkeep"]


def test_columns_of_the_selected_month_and_the_year_to_month_end_are_all_read() -> None:
    head = ["Account Name", "Selected Month", "% of Selected Month", "Year to Month End", "% of Year to Month End"]
    rows = [
        ["Rent", 41207, 96.92, 165311, 97.1],
        ["Fees", 1311, 3.08, 4937, 2.9],
        ["Total Income", 42518, 100, 170248, 100],
    ]
    statement = read([["Alder Court"], ["Income Statement"], ["As of: Apr 2024"], head, *rows])
    assert [(column.kind, column.scope) for column in statement.columns][::2] == [
        ("ACTUAL", "MONTH"),
        ("ACTUAL", "YTD"),
    ]
    assert [row.values[2] for row in statement.rows] == [165311, 4937, 170248]


def test_account_numbers_behind_the_labels_are_codes_though_a_title_stands_in_their_column() -> None:
    head = ["Account Description", "Account #", "Period to Date", "Year to Date"]
    rows: list[list[Any]] = [["Rent", "5120-0000", 41207, 165311], ["Fees", "5910-0000", 1311, 4937]]
    rows += [["Total Income", None, 42518, 170248], [None, "Alder Court"], ["Repairs", "6541-0000", 5213, 20177]]
    rows += [["Water", "6451-0000", 1903, 7811], ["Total Expenses", None, 7116, 27988]]
    statement = read([["Alder Court"], ["Income Statement"], ["Period = Apr 2024"], head, *rows])
    found = {row.label: row.account_code for row in statement.rows}
    assert found["Rent"] == "5120-0000"
    assert found["Water"] == "6451-0000"


BALANCE: list[list[Any]] = [
    ["Oak Court"],
    ["Balance Sheet"],
    ["As of 10/31/25"],
    ["", "10/31/25"],
    ["ASSETS"],
    ["Cash", 100.5],
    ["Receivables", 50.25],
    ["TOTAL ASSETS", 150.75],
    ["EQUITY AND LIABILITIES"],
    ["Equity"],
    ["Capital", -40.5],
    ["Result of the year", -9.5],
    ["Equity", -50.0],
    ["Provisions", -20.25],
    ["Liabilities"],
    ["Bank loan", -60.25],
    ["Trade payables", -20.25],
    ["Liabilities", -80.5],
    ["TOTAL EQUITY AND LIABILITIES", -150.75],
]


def test_sides_of_a_balance_are_named_by_their_headings_and_may_be_printed_negative() -> None:
    x = read(BALANCE, "BALANCE_SHEET")
    totals = x.key_totals
    assert totals.total_equity is not None
    assert totals.total_liabilities is not None
    assert [float(v or 0) for v in (*totals.total_equity.values, *totals.total_liabilities.values)] == [-50.0, -80.5]
    assert next(check.status for check in x.checks if check.check_id == "B01") == "PASS"


def test_the_balance_fails_where_the_sides_differ() -> None:
    rows = [row if row[0] != "TOTAL ASSETS" else ["TOTAL ASSETS", 150.25] for row in BALANCE]
    x = read([row if row[0] != "Cash" else ["Cash", 100.0] for row in rows], "BALANCE_SHEET")
    assert next(check.status for check in x.checks if check.check_id == "B01") == "FAIL"


def test_a_title_and_a_total_printed_twice_make_a_balance_sheet() -> None:
    plain = [
        ["Oak Court"],
        ["Balance sheet"],
        ["", "October 31, 2025"],
        ["What we own"],
        *([name, 100.25 * n] for n, name in enumerate(("Till", "Trust", "Plant", "Yard"), 1)),
        ["Total owned", 1002.5],
        ["What we owe"],
        *([name, 10.25 * n] for n, name in enumerate(("Bills", "Taxes", "Bank"), 1)),
        ["Total owed", 61.5],
        ["Our stake", 941.0],
        ["Total owed and our stake", 1002.5],
    ]
    assert len(read(plain, "BALANCE_SHEET").rows) == 13


def test_the_net_cash_flow_is_not_that_after_debt_service() -> None:
    x = read(
        [
            ["Oak Court"],
            ["Income Statement"],
            ["", "2024"],
            ["Rent", 1000],
            ["Total Income", 1000],
            ["Repairs", 200],
            ["Total Operating Expenses", 200],
            ["Net Operating Income", 800],
            ["Capital Expenditures", 50],
            ["Net Cash Flow", 750],
            ["Debt Service", 300],
            ["Net Cash Flow After Debt Service", 450],
        ]
    )
    assert x.key_totals.net_cash_flow is not None
    assert x.key_totals.net_cash_flow.values[0] == 750


def test_a_name_in_short_behind_the_net_cash_flow_leaves_it_what_it_is() -> None:
    statement = read([
        *HEAD, *INCOME, *COSTS, ["Total Expenses", 7116, 6888], ["Net Operating Income (NOI)", 35402, 35982],
        ["Capital Reserves", 1107, 1113], ["Net Cash Flow (NCF)", 34295, 34869], ["Debt Service", 11203, 11211],
        ["Net Cash Flow After Debt Service", 23092, 23658],
    ])  # fmt: skip
    total = statement.key_totals.net_cash_flow
    assert total is not None
    assert statement.rows[total.row_index or 0].label == "Net Cash Flow (NCF)"


def test_an_excess_of_operating_revenue_over_operating_expenses_is_the_operating_income() -> None:
    statement = read([
        *HEAD, *INCOME, *COSTS, ["Total Operating Expenses", 7116, 6888],
        ["Excess of Operating Revenue over Operating Expenses", 35402, 35982], ["Depreciation Expense", 9107, 9113],
        ["Excess (Deficiency) of Revenue over Expenses", 26295, 26869],
    ])  # fmt: skip
    keys = statement.key_totals
    found = [keys.net_operating_income, keys.net_income]
    assert [total and (total.row_index, total.status) for total in found] == [(8, "PRINTED"), (10, "PRINTED")]


def test_what_was_sold_is_taken_off_before_the_expenses_and_is_none() -> None:
    statement = read([
        *HEAD, *INCOME, ["Cost of Goods Sold"], ["Locks", 311, 277], ["Total COGS", 311, 277],
        ["Gross Profit", 42207, 42593], *COSTS, ["Total Expense", 7116, 6888], ["Net Ordinary Income", 35091, 35705],
    ])  # fmt: skip
    keys = statement.key_totals
    found = [keys.effective_gross_income, keys.total_operating_expenses, keys.net_operating_income]
    labels = [total and statement.rows[total.row_index or 0].label for total in found]
    assert labels == ["Total Income", "Total Expense", "Net Ordinary Income"]


def test_revenues_of_departments_are_the_income_and_not_what_their_expenses_leave() -> None:
    x = read(
        [
            ["Monthly Financial Summary"],
            [None, "Actual", "Budget"],
            ["Rooms", 2107, 2211], ["Food", 313, 307], ["TOTAL REVENUES", 2420, 2518],
            ["Rooms expense", 511, 522], ["Food expense", 221, 218], ["TOTAL DEPARTMENTAL EXPENSES", 732, 740],
            ["DEPARTMENTAL INCOME", 1688, 1778],
            ["A&G", 214, 211], ["Utilities", 113, 117], ["TOTAL UNDISTRIBUTED", 327, 328],
            ["GOP", 1361, 1450], ["Management fee", 72, 75], ["Property taxes", 121, 121],
            ["NET OPERATING INCOME", 1168, 1254], ["Asking price", 24000, None],
        ]
    )  # fmt: skip
    income = x.key_totals.effective_gross_income
    assert income is not None
    assert income.values == [2420, 2518]
    assert x.rows[-1].row_type == "STATISTIC"


SPENT: list[list[Any]] = [*COSTS, ["Total Expenses", 7116, 6888], ["Net Operating Income", 35402, 35982]]


@pytest.mark.parametrize(
    ("label", "key"),
    [
        ("Surplus after finance and depreciation", "net_income"),
        ("Net after mortgage interest and capital", "net_income"),
        ("Cash to the partners", "net_cash_flow"),
    ],
)
def test_what_is_left_at_the_end_is_what_its_words_speak_of(label: str, key: str) -> None:
    below = [["Below the line"], ["Mortgage interest", 8412, 8402], ["New roof", 1827, 1837]]
    keys = read(
        [*HEAD, *INCOME, *SPENT, *below, ["Total below the line", 10239, 10239], [label, 25163, 25743]]
    ).key_totals
    found = getattr(keys, key)
    assert found is not None
    assert (found.values[0], found.status) == (25163, "PRINTED")


def test_an_operating_result_off_which_depreciation_or_transfers_to_reserves_are_taken_is_the_net_income() -> None:
    rows = [*INCOME, *COSTS, ["Total Cost of Operations", 7116, 6888], ["Profit before Depreciation", 35402, 35982]]
    keys = read([*HEAD, *rows, ["Depreciation", 5000, 5000], ["Operating Profit or Loss", 30402, 30982]]).key_totals
    assert keys.net_income is not None
    assert keys.net_income.values == [30402, 30982]
    rows = [*INCOME, *COSTS, ["Total Expenses", 7116, 6888], ["Transfer to Reserve Fund", 5000, 5000]]
    keys = read([*HEAD, *rows, ["Net Fund Surplus (Deficit)", 30402, 30982]]).key_totals
    assert keys.net_income is not None
    assert keys.net_income.values == [30402, 30982]
    assert keys.net_operating_income is not None
    assert keys.net_operating_income.values == [35402, 35982]


def test_an_operating_result_that_ends_a_statement_is_no_net_income() -> None:
    keys = read([*HEAD, *INCOME, *SPENT]).key_totals
    assert keys.net_income is None


def test_what_changes_a_balance_is_the_cash_flow() -> None:
    rows = [["Beginning Reserve Balance", 40107, 74309], ["Additions"], ["Dues", 41207, 41893], ["Interest", 111, 97]]
    rows += [["Total Additions", 41318, 41990], ["Spending"], ["Paving", 5213, 4871], ["Pool", 1903, 2017]]
    rows += [["Total Expenditures", 7116, 6888], ["Net Change in Reserves", 34202, 35102]]
    keys = read([*HEAD, *rows, ["Ending Reserve Balance", 74309, 109411]]).key_totals
    assert keys.net_cash_flow is not None
    assert keys.net_cash_flow.values == [34202, 35102]


def test_the_cash_flow_is_what_is_left_before_owners_draw_on_it() -> None:
    rows = [*INCOME, *SPENT, ["Debt Service", 8412, 8402], ["Cash Flow Before Distributions", 26990, 27580]]
    rows += [["Distributions", 20000, 20000], ["Cash Flow After Distributions", 6990, 7580]]
    keys = read([*HEAD, *rows]).key_totals
    assert keys.net_cash_flow is not None
    assert keys.net_cash_flow.values == [26990, 27580]


def test_cash_received_less_cash_paid_that_is_printed_negative() -> None:
    rows = [["Cash received"], ["Rent", 41207, 41893], ["Fees", 1311, 977], ["Total cash received", 42518, 42870]]
    rows += [["Cash paid"], ["Repairs", -5213, -4871], ["Water", -1903, -2017], ["Total cash paid", -7116, -6888]]
    rows += [
        ["Cash from operations", 35402, 35982],
        ["Loan payments", -8412, -8402],
        ["Net change in cash", 26990, 27580],
    ]
    keys = read([["Alder Court"], ["Statement of Cash Flows"], HEAD[2], *rows], "CASH_FLOW_STATEMENT").key_totals
    made = [keys.effective_gross_income, keys.total_operating_expenses, keys.net_operating_income, keys.net_cash_flow]
    assert [total and total.values[0] for total in made] == [42518, -7116, 35402, 26990]


def test_the_revenues_of_departments_that_leave_profits_each() -> None:
    rows = [["Revenue"], ["Rooms", 41207, 41893], ["Food", 5311, 4977], ["Total Revenue", 46518, 46870]]
    rows += [["Rooms Department"], ["Payroll", 9213, 9871], ["Linen", 903, 1017], ["Total Rooms Expense", 10116, 10888]]
    rows += [["Rooms Profit", 31091, 31005], ["Food Department"], ["Cost of Food", 1871, 1733], ["Cooks", 2090, 2111]]
    rows += [
        ["Total Food Expense", 3961, 3844],
        ["Food Profit", 1350, 1133],
        ["Total Departmental Profit", 32441, 32138],
    ]
    rows += [["Undistributed"], ["Marketing", 2317, 2411], ["Power", 1709, 1811], ["Total Undistributed", 4026, 4222]]
    rows += [
        ["Gross Operating Profit", 28415, 27916],
        ["Insurance", 1400, 1400],
        ["Net Operating Income", 27015, 26516],
    ]
    keys = read([*HEAD, *rows], asset_type="HOTEL").key_totals
    income, spent = keys.effective_gross_income, keys.total_operating_expenses
    assert income is not None
    assert spent is not None
    assert income.values == [46518, 46870]
    assert spent.values == [19503, 20354]


TURNOVER: list[list[Any]] = [
    ["Turnover", 92201, 91033], ["Cost of sales", -10987, -11012], ["Gross profit", 81214, 80021],
    ["Administrative expenses", -21007, -20411], ["Other operating income", 1103, 1071],
    ["Operating profit", 61310, 60681], ["Interest payable", -5417, -5302], ["Profit before taxation", 55893, 55379],
    ["Taxation", -3311, -3207], ["Profit for the financial year", 52582, 52172],
]  # fmt: skip
HOMELY: list[list[Any]] = [
    ["Rents", 92201, 91033], ["Laundry", 1065, 1030], ["All in", 93266, 92063], ["Taxes", 8410, 8377],
    ["Oil", 2613, 2911], ["Super", 3027, 3022], ["All out", 14050, 14310], ["What's left", 79216, 77753],
    ["Bank", 20807, 20214], ["Mine", 58409, 57539],
]  # fmt: skip
RECEIVER: list[list[Any]] = [
    ["Cash balance, beginning", 22201, 29325], ["Receipts"], ["Rents collected", 91033, 97211], ["CAM", 1065, 1030],
    ["Total receipts", 92098, 98241], ["Disbursements"], ["Utilities", 8410, 8377], ["Repairs", 12613, 12911],
    ["Total disbursements", 21023, 21288], ["Receipts over disbursements", 71075, 76953],
    ["Cash balance, ending", 93276, 106278],
]  # fmt: skip
LESS: list[list[Any]] = [
    ["Rent receivable", 92201, 91033], ["Insurance recharged", 5065, 5030], [None, 97266, 96063],
    ["Less: Expenditure"], ["Insurance", -2613, -2911], ["Repairs", -13687, -13545], [None, -16300, -16456],
    ["Net rental income", 80966, 79607], ["Mortgage interest", -12100, -12026],
    ["Net income for the year", 68866, 67581],
]  # fmt: skip
RECONCILED: list[list[Any]] = [
    ["Recoveries"], ["CAM billed", 9201, 9033], ["Tax billed", 14065, 14030], ["Total Recoveries", 23266, 23063],
    ["Recoverable Expenses"], ["Sweeping", 1813, 1811], ["Taxes", 26182, 25789],
    ["Total Recoverable Expenses", 27995, 27600], ["Net (Shortfall)", -4729, -4537],
]  # fmt: skip


@each(
    [
        ("Profit and Loss", TURNOVER, {"effective_gross_income": 0, "net_operating_income": 5, "net_income": 9}),
        ("My building", HOMELY, {"total_operating_expenses": 6, "net_operating_income": 7, "net_cash_flow": 9}),
        ("Receipts and Disbursements", RECEIVER, {"effective_gross_income": 4, "net_cash_flow": 9}),
        ("Rental Account", LESS, {"effective_gross_income": 2, "net_operating_income": 7, "net_income": 9}),
        ("CAM Reconciliation", RECONCILED, {"effective_gross_income": 3, "net_income": 8}),
    ]
)
def test_key_totals_of_statements_in_other_words(title: str, rows: list[list[Any]], wanted: dict[str, int]) -> None:
    x = read([["Alder Court LLC"], [title], [None, "2024", "2023"], *rows])
    found = {key: getattr(x.key_totals, key) for key in wanted}
    assert {key: total and (total.row_index, total.status) for key, total in found.items()} == {
        key: (n, "PRINTED") for key, n in wanted.items()
    }


def test_totals_that_say_no_more_than_that_are_the_two_sides_of_a_balance_sheet() -> None:
    rows = [["Land", 92201, 91033], ["Building", 508358, 503863], ["Cash", 3241, 3194], ["Total", 603800, 598090]]
    rows += [["Mortgage note payable", 307993, 300464], ["Accrued expenses", 2914, 2855]]
    rows += [["Total liabilities", 310907, 303319], ["Partners' equity", 292893, 294771], ["Total", 603800, 598090]]
    x = read([["Alder Court LLC"], ["Balance Sheet"], [None, "2024", "2023"], *rows], "BALANCE_SHEET")
    keys = x.key_totals
    assert [total and total.row_index for total in (keys.total_assets, keys.total_liabilities, keys.total_equity)] == [
        3, 6, 7,
    ]  # fmt: skip
    assert [addend.row_index for addend in x.rows[8].foots_from] == [6, 7]


def test_totals_for_assets_and_liabilities() -> None:
    rows = [["Assets"], ["Bank", 92201, 91033], ["Building", 508358, 503863], ["Total for Assets", 600559, 594896]]
    rows += [["Liabilities and Equity"], ["Liabilities"], ["Loan", 307993, 307464], ["Card", 2607, 2567]]
    rows += [["Total for Liabilities", 310600, 310031], ["Equity"], ["Retained Earnings", 284865, 254865]]
    rows += [["Net Income", 5094, 30000], ["Total for Equity", 289959, 284865]]
    rows += [["Total for Liabilities and Equity", 600559, 594896]]
    keys = read([["Alder Court LLC"], ["Balance Sheet"], [None, "2024", "2023"], *rows], "BALANCE_SHEET").key_totals
    assert [total and total.row_index for total in (keys.total_assets, keys.total_liabilities, keys.total_equity)] == [
        3, 8, 12,
    ]  # fmt: skip


def test_net_assets_of_one_line_are_the_equity_and_current_liabilities_not_all_of_them() -> None:
    rows = [["Current assets"], ["Cash", 92201, 91033], ["Receivables", 5065, 5030]]
    rows += [
        ["Total current assets", 97266, 96063],
        ["Property, net", 516234, 514728],
        ["Total assets", 613500, 610791],
    ]
    rows += [["Current liabilities"], ["Payables", 2483, 2667], ["Deposits", 3194, 3107]]
    rows += [["Total current liabilities", 5677, 5774], ["Mortgage, less current portion", 301537, 307993]]
    rows += [
        ["Net assets without donor restrictions", 306286, 297024],
        ["Total liabilities and net assets", 613500, 610791],
    ]
    x = read([["Alder Court"], ["Statement of Financial Position"], [None, "2024", "2023"], *rows], "BALANCE_SHEET")
    assert x.key_totals.total_liabilities is None
    assert x.key_totals.total_equity is not None
    assert x.key_totals.total_equity.row_index == 11
    assert x.rows[11].section != "ASSET"


def test_interest_and_principal_of_a_loan_stand_below_the_line() -> None:
    rows = [["Minimum rent", 92201, 91033], ["Percentage rent", 5130, 5060], ["Total rents", 97331, 96093]]
    rows += [["Property management", 2113, 2177], ["Roof reserve", 541, 547], ["Total landlord costs", 2654, 2724]]
    rows += [["Net rent", 94677, 93369], ["Loan interest", 10487, 10113], ["Loan principal", 9249, 9188]]
    keys = read([["Alder Court"], ["Triple Net Statement"], [None, "2024", "2023"], *rows,
                 ["Cash after loan", 74941, 74068]]).key_totals  # fmt: skip
    made = [keys.effective_gross_income, keys.total_operating_expenses, keys.net_operating_income, keys.net_cash_flow]
    assert [total and total.row_index for total in made] == [2, 5, 6, 9]


@pytest.mark.parametrize("profit", ["Departmental Income", "Contribution", "Margin"])
def test_what_is_left_of_a_department_of_one_line_of_revenue_is_a_result_and_the_revenue_a_line(profit: str) -> None:
    x = read(
        [
            ["Departmental Statement"],
            [None, "2025", "2024"],
            ["Rooms"],
            ["Rooms Revenue", 1050.25, 1049.35],
            ["Payroll", 293.5, 319.75],
            ["Supplies", 56.1, 62.4],
            ["Total Rooms Expenses", 349.6, 382.15],
            [f"Rooms {profit}", 700.65, 667.2],
            ["Spa"],
            ["Spa Revenue", 125.5, 113.7],
            ["Payroll", 25.7, 26.45],
            ["Supplies", 5.1, 6.3],
            ["Total Spa Expenses", 30.8, 32.75],
            [f"Spa {profit}", 94.7, 80.95],
            [f"Total {profit}", 795.35, 748.15],
            ["Overhead"],
            ["Office", 246.1, 237.4],
            ["Energy", 86.0, 98.75],
            ["Total Overhead", 332.1, 336.15],
            ["Net Operating Income", 463.25, 412],
        ]
    )
    addends = {row.label: {a.row_index: a.sign for a in row.foots_from} for row in x.rows}
    assert x.rows[1].row_type == "LINE"
    assert addends[f"Rooms {profit}"] == {1: 1, 4: -1}
    assert addends[f"Total {profit}"] == {5: 1, 11: 1}
    assert addends["Net Operating Income"] == {12: 1, 16: -1}


def test_income_is_that_net_of_a_tax_on_it() -> None:
    x = read(
        [
            ["Garage Profit & Loss"],
            [None, "Jun 2025", "May 2025"],
            ["Transient", 600.25, 580],
            ["Permits", 420.5, 410],
            ["Total Gross Revenue", 1020.75, 990],
            ["Less: Parking Tax", 120.1, 110.5],
            ["Net Parking Revenue", 900.65, 879.5],
            ["Payroll", 210.4, 220],
            ["Sweeping", 40.2, 41.5],
            ["Total Garage Expenses", 250.6, 261.5],
            ["Net Operating Profit", 650.05, 618],
        ]
    )
    totals = x.key_totals
    assert totals.effective_gross_income is not None
    assert totals.effective_gross_income.row_index == 4
    assert totals.total_operating_expenses is not None
    assert totals.total_operating_expenses.row_index == 7


def test_operating_expenses_are_those_without_the_reserves_that_a_total_adds_to_them() -> None:
    x = read(
        [
            ["Approved Budget"],
            [None, "2026", "2025"],
            ["REVENUE"],
            ["Maintenance Fees", 6000, 5800],
            ["Laundry", 60, 55],
            ["TOTAL REVENUE", 6060, 5855],
            ["OPERATING"],
            ["Management", 1200, 1100],
            ["Electric", 2300, 2250],
            ["TOTAL OPERATING EXPENSES", 3500, 3350],
            ["RESERVES"],
            ["Roof", 1000, 900],
            ["Paving", 700, 650],
            ["TOTAL RESERVES", 1700, 1550],
            ["TOTAL EXPENSES AND RESERVES", 5200, 4900],
            ["SURPLUS / (DEFICIT)", 860, 955],
        ]
    )
    assert x.key_totals.total_operating_expenses is not None
    assert x.rows[x.key_totals.total_operating_expenses.row_index or 0].label == "TOTAL OPERATING EXPENSES"
    assert x.key_totals.net_income is not None


@pytest.mark.parametrize("profit", ["contribution", "result"])
def test_what_lines_of_costs_leave_of_a_line_above_them_is_a_result_where_a_total_adds_it_up(profit: str) -> None:
    x = read(
        [
            ["Departmental Profit and Loss"],
            [None, "2025", "2024"],
            ["GOLF"],
            ["Green fees", 900.5, 880.25],
            ["Golf payroll", 200.1, 190.4],
            ["Golf supplies", 50.3, 47.2],
            [f"Golf {profit}", 650.1, 642.65],
            ["DINING"],
            ["Dining sales", 600.75, 610.5],
            ["Cost of food", 200.25, 210.3],
            ["Dining payroll", 180.4, 175.15],
            [f"Dining {profit}", 220.1, 225.05],
            ["Total from departments", 870.2, 867.7],
            ["OVERHEAD"],
            ["Office", 80.25, 82.5],
            ["Upkeep", 90.15, 85.3],
            ["Total overhead", 170.4, 167.8],
            ["Net operating income", 699.8, 699.9],
        ]
    )
    addends = {row.label: {a.row_index: a.sign for a in row.foots_from} for row in x.rows}
    assert addends[f"Golf {profit}"] == {1: 1, 2: -1, 3: -1}
    assert addends["Total from departments"] == {4: 1, 9: 1}
    assert addends["Net operating income"] == {10: 1, 14: -1}


def test_what_is_credited_to_expenses_is_no_income_and_numbers_of_two_parts_are_no_labels() -> None:
    x = read(
        [
            ["Service charge account"],
            ["Kiln Yard, year to 31 March 2025"],
            ["Cost code", None, "Shops", "Flats", "Total"],
            ["FEES"],
            ["1.1 Agent", None, 4120, 2050, 6170],
            ["1.2 Audit", None, 610, 305, 915],
            ["Total fees", None, 4730, 2355, 7085],
            ["UPKEEP"],
            ["2.1 Cleaner", None, 3310, 1840, 5150],
            ["2.2 Lift", None, 1275, 2660, 3935],
            ["2.10 Gutters", None, 420, 385, 805],
            ["Total upkeep", None, 5005, 4885, 9890],
            ["INCOME CREDITED"],
            ["3.1 Interest", None, -115, -60, -175],
            ["3.2 Market stalls income", None, -540, -25, -565],
            ["Total income credited", None, -655, -85, -740],
            ["TOTAL SERVICE CHARGE EXPENDITURE", None, 9080, 7155, 16235],
            ["Demanded on account", None, -9000, -7500, -16500],
            ["Balance due from / (to) tenants", None, 80, -345, -265],
        ]
    )
    coded = {row.account_code: row.label for row in x.rows if row.account_code}
    assert coded == {
        "1.1": "Agent", "1.2": "Audit", "2.1": "Cleaner", "2.2": "Lift", "2.10": "Gutters", "3.1": "Interest",
        "3.2": "Market stalls income",
    }  # fmt: skip
    assert x.key_totals.total_operating_expenses is not None
    spent = x.rows[x.key_totals.total_operating_expenses.row_index or 0]
    assert spent.label == "TOTAL SERVICE CHARGE EXPENDITURE"
    assert x.key_totals.effective_gross_income is None or x.key_totals.effective_gross_income.row_index is None


@pytest.mark.parametrize(
    ("last", "key"),
    [
        ("Result after capital", "net_cash_flow"),
        ("Left in the account", "net_cash_flow"),
        ("Surplus after all", "net_income"),
    ],
)
@pytest.mark.parametrize("ledger", [True, False])
def test_income_that_ledgers_print_negative_is_what_costs_are_taken_off(last: str, key: str, *, ledger: bool) -> None:
    def earned(*values: float) -> list[float]:
        return [-v if ledger else v for v in values]

    x = read(
        [
            ["Cost centre report"],
            [None, "Actual", "Plan"],
            ["Base rent", *earned(400.25, 410)],
            ["Parking fees", *earned(50.5, 45)],
            ["Total revenue", *earned(450.75, 455)],
            ["Cleaning", 80.1, 82],
            ["Security", 40.2, 41],
            ["Total expenses", 120.3, 123],
            ["Net operating surplus", *earned(330.45, 332)],
            ["Roof works", 100.15, 90],
            ["Lift works", 20.1, 25],
            ["Total works", 120.25, 115],
            [last, *earned(210.2, 217)],
        ]
    )
    assert x.key_totals.net_operating_income is not None
    assert x.key_totals.net_operating_income.row_index == 6
    total = getattr(x.key_totals, key)
    assert total is not None
    assert total.row_index == 10
    assert all(check.status != "FAIL" for check in x.checks)


def test_changes_in_cash_and_in_net_assets_before_costs_are_no_results_of_the_whole() -> None:
    x = read(
        [
            ["Statement of cash flows"],
            [None, "2025", "2024"],
            ["Excess of revenue over expenses", 245, 71],
            ["Amortization", 428, 426],
            ["Receivables", 2, -6],
            ["Prepaid expenses", -49, 49],
            ["Net change in non-cash working capital", -47, 43],
            ["Cash from operating activities", 626, 540],
            ["Purchase of equipment", -55, -38],
            ["Mortgage repaid", -329, -317],
            ["Cash used in investing and financing", -384, -355],
            ["Increase in cash during the year", 242, 185],
            ["Cash, beginning of year", 355, 170],
            ["Cash, end of year", 597, 355],
        ]
    )
    assert x.key_totals.net_cash_flow is not None
    assert x.rows[x.key_totals.net_cash_flow.row_index or 0].label == "Increase in cash during the year"
    y = read(
        [
            ["Statement of activities"],
            [None, "2025", "2024"],
            ["Rent revenue", 653, 607],
            ["Total revenue", 653, 607],
            ["Payroll", 329, 301],
            ["Supplies", 100, 100],
            ["Total cost of operations", 429, 401],
            ["Change in net assets before depreciation", 224, 206],
            ["Depreciation", 118, 116],
            ["Interest on mortgage", 62, 64],
            ["Change in total net assets from operations", 44, 26],
        ]
    )
    assert y.key_totals.net_income is not None
    assert y.key_totals.net_income.values == [44, 26]


@pytest.mark.parametrize("header", ["G/L", "Nominal code", "Acct"])
def test_codes_right_of_the_names_below_a_header_of_codes_are_no_part_of_them(header: str) -> None:
    lines = [
        ("Housing charges", "4000", 776, 802),
        ("Parking", "4100", 17, 18),
        ("Laundry", "4110", 9, 10),
        ("Interest", "4200", 5, 8),
    ]
    x = read(
        [
            ["Statement of operations"],
            [None, header, None, 2024, None, 2025],
            ["Revenue"],
            *([label, code, None, a, None, b] for label, code, a, b in lines),
            ["Total revenue", None, "$", 807, "$", 838],
            ["Expenses"],
            ["Insurance", "5010", None, 300, None, 310],
            ["Utilities", "5020", None, 200, None, 190],
            ["Total expenses", None, "$", 500, "$", 500],
            ["Surplus for the year", None, "$", 307, "$", 338],
        ]
    )
    assert [(row.label, row.account_code) for row in x.rows[1:5]] == [(label, code) for label, code, *_ in lines]


@pytest.mark.parametrize("counts", [("I", "II", "III"), ("I.", "II.", "III."), ("A", "B", "C"), ("A)", "B)", "C)")])
def test_what_counts_headings_before_their_names_is_no_part_of_these(counts: tuple[str, str, str]) -> None:
    x = read(
        [
            ["Statement of receipts and disbursements"],
            [None, None, "2025", "2024"],
            ["RECEIPTS"],
            [counts[0], "Rentals"],
            [None, "Hall", 400, 410],
            [None, "Kitchen", 60, 55],
            [None, "Total Rentals", 460, 465],
            [counts[1], "Programs"],
            [None, "Fitness", 100, 110],
            [None, "Total Programs", 100, 110],
            [None, "TOTAL RECEIPTS", 560, 575],
            ["DISBURSEMENTS"],
            [counts[2], "Building"],
            [None, "Heat", 90, 80],
            [None, "Water", 30, 35],
            [None, "TOTAL DISBURSEMENTS", 120, 115],
            [None, "EXCESS OF RECEIPTS OVER DISBURSEMENTS", 440, 460],
        ]
    )
    assert [row.label for row in x.rows if row.row_type == "HEADING"] == [
        "RECEIPTS", "Rentals", "Programs", "DISBURSEMENTS", "Building",
    ]  # fmt: skip


def test_an_excess_of_receipts_is_the_net_income_unless_a_balance_of_cash_goes_on_from_it() -> None:
    lines: list[list[Any]] = [
        ["Statement of Receipts and Disbursements"],
        [None, 2025, 2024],
        ["RECEIPTS"],
        ["Hall rents", 52310, 49120],
        ["Fees", 4115, 3870],
        ["TOTAL RECEIPTS", 56425, 52990],
        ["DISBURSEMENTS"],
        ["Caretaker", 21400, 20650],
        ["Fuel", 9815, 11240],
        ["TOTAL DISBURSEMENTS", 31215, 31890],
        ["EXCESS OF RECEIPTS OVER DISBURSEMENTS", 25210, 21100],
    ]
    ends = read(lines).key_totals
    assert ends.net_income is not None
    assert ends.net_income.row_index == 8
    assert ends.net_cash_flow is None
    goes_on = read([*lines, ["Cash, January 1", 41300, 20200], ["Cash, December 31", 66510, 41300]]).key_totals
    assert goes_on.net_income is None
    assert goes_on.net_cash_flow is not None
    assert goes_on.net_cash_flow.row_index == 8


def test_what_is_left_of_sales_once_they_are_paid_for_is_no_operating_result() -> None:
    statement = read([
        ["Results by department"],
        [None, 2025, 2024],
        ["Moorings"],
        ["Berths", 41820, 40115],
        ["Visitors", 6240, 5980],
        ["Mooring revenue", 48060, 46095],
        ["Chandlery"],
        ["Shop", 30155, 28870],
        ["Chandlery revenue", 30155, 28870],
        ["Revenue, both departments", 78215, 74965],
        ["Cost of chandlery sold", 17310, 16640],
        ["Margin", 60905, 58325],
        ["Running costs"],
        ["Wages", 21600, 20900],
        ["Pontoons", 5185, 6420],
        ["Running costs, total", 26785, 27320],
        ["Left of it", 34120, 31005],
        ["Depreciation", 4100, 4100],
        ["Interest", 2215, 2480],
        ["Margin for the year", 27805, 24425],
    ])  # fmt: skip
    keys = statement.key_totals
    found = (keys.effective_gross_income, keys.total_operating_expenses, keys.net_operating_income, keys.net_income)
    labels = [statement.rows[it.row_index].label for it in found if it is not None and it.row_index is not None]
    assert labels == ["Revenue, both departments", "Running costs, total", "Left of it", "Margin for the year"]


@pytest.mark.parametrize(
    ("paid", "left", "key"),
    [
        ("Loan repayments", "After the loan", "net_cash_flow"),
        ("Bank repayment", "Result after the bank", "net_cash_flow"),
    ],
)
def test_what_is_left_after_the_bank_was_paid_back_is_the_cash_flow(paid: str, left: str, key: str) -> None:
    statement = read([
        ["Property result"],
        [None, 2025, 2024],
        ["Rents", 51240, 50120],
        ["Parking", 1815, 1790],
        ["Total income", 53055, 51910],
        ["Heat", 8120, 7945],
        ["Repairs", 6310, 8850],
        ["Total expenses", 14430, 16795],
        ["Net operating income", 38625, 35115],
        ["Interest", 9120, 9480],
        [paid, 6000, 6000],
        [left, 23505, 19635],
    ])  # fmt: skip
    total = getattr(statement.key_totals, key)
    assert total is not None
    assert statement.rows[total.row_index].label == left


def test_the_totals_of_a_form_that_prints_nothing_below_them_are_the_lines_of_its_total() -> None:
    statement = read([
        ["Statement of profit and loss"],
        [None, None, 2025, 2024],
        ["5120T", "Total revenue", 91640, 90215],
        [None, "EXPENSES"],
        ["6263T", "Total administrative expenses", 9904, 10451],
        ["6400T", "Total utilities expense", 12720, 12455],
        ["6500T", "Total maintenance expenses", 15450, 17060],
        ["6700T", "Total taxes", 8518, 9927],
        ["6000T", "Total cost of operations", 46592, 49893],
        ["5060T", "Profit before depreciation", 45048, 40322],
    ])  # fmt: skip
    last = statement.rows[-2]
    assert [part.row_index for part in last.foots_from] == [2, 3, 4, 5]
    assert [row.row_type for row in statement.rows[2:6]] == ["LINE"] * 4


INVESTED: list[list[Any]] = [
    [None, "2024", "2023"],
    ["Rental income", 18642, 17915],
    ["Service charge income", 2417, 2288],
    ["Other operating income", 164, 91],
    ["Revenue", 21223, 20294],
    ["Property operating expenses", -4557, -4331],
    ["Ground rent", -817, -789],
    ["Direct property costs", -5374, -5120],
    ["Net rental income", 15849, 15174],
    ["Net valuation result", 5310, -21480],
    ["Management fee", -1883, -1857],
    ["Operating result", 19276, -8163],
    ["Finance costs", -5927, -5244],
    ["Result for the year", 13349, -13407],
]


def test_what_property_costs_leave_of_the_rents_is_the_operating_income_of_an_investor() -> None:
    keys = read([["Statement of Comprehensive Income"], *INVESTED]).key_totals
    found = (keys.effective_gross_income, keys.total_operating_expenses, keys.net_operating_income, keys.net_income)
    assert [key and [int(value or 0) for value in key.values] for key in found] == [
        [21223, 20294], [-5374, -5120], [15849, 15174], [13349, -13407],
    ]  # fmt: skip


def test_income_added_up_from_one_section_is_doubtful_where_lines_stand_in_none() -> None:
    rows = [[None, "2024"], ["Levies", -101], ["Grants", 77], ["Income"], ["Rents", 941], ["Fees", 42]]
    income = read([["Income Statement"], *rows, ["Left in hand", 959]]).key_totals.effective_gross_income
    assert income is not None
    assert income.status == "DOUBTFUL"


@pytest.mark.parametrize(
    ("cost", "left", "key"),
    [("Mortgage interest", "Net", "net_income"), ("Reserves", "NOI Less Capital Reserves", "net_cash_flow")],
)
def test_the_end_of_the_chain_is_told_by_what_is_taken_off_last(cost: str, left: str, key: str) -> None:
    statement = read([
        ["Income and expense"],
        [None, 2025, 2024],
        ["Rents", 51240, 50120],
        ["Parking", 1815, 1790],
        ["Total income", 53055, 51910],
        ["Heat", 8120, 7945],
        ["Repairs", 6310, 8850],
        ["Total expenses", 14430, 16795],
        ["NOI", 38625, 35115],
        [cost, 9120, 9480],
        [left, 29505, 25635],
    ])  # fmt: skip
    total = getattr(statement.key_totals, key)
    assert total is not None
    assert statement.rows[total.row_index].label == left


@pytest.mark.parametrize(
    ("result", "left", "keys"),
    [
        ("Surplus before lease and loan", "Surplus after lease and loan", ("net_operating_income", "net_cash_flow")),
        ("Net income from operations", "Net cash after lease and loan", ("net_operating_income", "net_cash_flow")),
        ("NET OPERATING (INCOME) LOSS", "Profit to partners", ("net_operating_income", "net_income")),
    ],
)
def test_results_are_told_by_what_they_are_before_and_after(result: str, left: str, keys: tuple[str, str]) -> None:
    statement = read([
        ["Results"],
        [None, 2025, 2024],
        ["Takings"],
        ["Rooms", 51240, 50120],
        ["Vending", 1815, 1790],
        ["Takings", 53055, 51910],
        ["Costs"],
        ["Staff", 8120, 7945],
        ["Premises", 6310, 8850],
        ["All costs", 14430, 16795],
        [result, 38625, 35115],
        ["Lease", 9120, 9480],
        ["Loan interest", 2000, 2200],
        [left, 27505, 23435],
    ])  # fmt: skip
    found = [getattr(statement.key_totals, key) for key in keys]
    assert [statement.rows[it.row_index].label for it in found if it is not None] == [result, left]


def test_the_end_of_a_chain_that_no_word_names_is_what_a_total_leaves_of_all_income() -> None:
    statement = read([
        ["Rental income and direct costs"],
        [None, 2025, 2024],
        ["Anchor", 51240, 50120],
        ["Kiosks", 1815, 1790],
        ["Rental income and recoveries", 53055, 51910],
        ["Common area", 8120, 7945],
        ["Taxes", 6310, 8850],
        ["Direct outlay", 14430, 16795],
        ["Rental income less outlay", 38625, 35115],
    ])  # fmt: skip
    keys = statement.key_totals
    assert keys.effective_gross_income is not None
    assert keys.effective_gross_income.row_index == 2
    assert keys.total_operating_expenses is not None
    assert keys.total_operating_expenses.row_index == 5


@pytest.mark.parametrize(
    ("part", "other", "whole"),
    [
        ("Total operating disbursements", "Total restructuring", "TOTAL DISBURSEMENTS"),
        ("Sub total - running payments", "Sub total - asset purchases", "Total payments"),
        ("Total running costs", "Total works", "Total costs"),
    ],
)
def test_a_total_of_operations_in_the_total_of_all_is_that_of_operating_expenses(
    part: str, other: str, whole: str
) -> None:
    head: list[list[object]] = [["Receipts and payments"], [None, "2024", "2023"], ["Receipts"]]
    income: list[list[object]] = [["Hall hire", 900, 850], ["Rent", 500, 480], ["Total receipts", 1400, 1330]]
    spent: list[list[object]] = [["Payments"], ["Cleaning", 300, 280], ["Power", 90, 85], [part, 390, 365]]
    more: list[list[object]] = [["Kitchen", 200, 20], ["Chairs", 50, 10], [other, 250, 30], [whole, 640, 395]]
    found = read([*head, *income, *spent, ["Other"], *more, ["Net of receipts", 760, 935]])
    total = found.key_totals.total_operating_expenses
    assert total is not None
    assert total.values == [390, 365]


@pytest.mark.parametrize(
    ("part", "total"),
    [("Total operating expenses", [390, 365]), ("Total expenses before major repairs", [640, 395])],
)
def test_the_total_of_operations_goes_before_that_of_all_which_leaves_an_excess(part: str, total: list[int]) -> None:
    found = read([
        ["Statement of Revenues, Expenses and Changes in Fund Balances"],
        [None, "2024", "2023"],
        ["REVENUES"],
        ["Assessments", 900, 850],
        ["Slip rentals", 500, 480],
        ["Total revenues", 1400, 1330],
        ["EXPENSES"],
        ["Insurance", 300, 280],
        ["Utilities", 90, 85],
        [part, 390, 365],
        ["Major repairs and replacements"],
        ["Roof", 200, 20],
        ["Chiller", 50, 10],
        ["Total major repairs and replacements", 250, 30],
        ["Total expenses", 640, 395],
        ["Excess (deficiency) of revenues over expenses", 760, 935],
    ])  # fmt: skip
    assert found.key_totals.total_operating_expenses is not None
    assert found.key_totals.total_operating_expenses.values == total


@pytest.mark.parametrize("name", ["Net operating revenues", "Net operating revenue (after allowances)"])
def test_what_expenses_are_taken_off_is_no_operating_income(name: str) -> None:
    head: list[list[object]] = [["Income Statement"], [None, "2024", "2023"]]
    income: list[list[object]] = [["Living fees", 900, 850], ["Care fees", 500, 480], ["Allowances", -40, -30]]
    spent: list[list[object]] = [[name, 1360, 1300], ["Expenses:"], ["Nursing", 300, 280], ["Dietary", 90, 85]]
    after: list[list[object]] = [["Total operating expenses", 390, 365], ["Net operating income", 970, 935]]
    found = read([*head, *income, *spent, *after, ["Bond interest", 70, 75], ["Net income", 900, 860]])
    keys = found.key_totals
    assert keys.effective_gross_income is not None
    assert keys.effective_gross_income.values == [1360, 1300]
    assert keys.total_operating_expenses is not None
    assert keys.total_operating_expenses.values == [390, 365]
    assert keys.net_operating_income is not None
    assert keys.net_operating_income.values == [970, 935]


YEARS: list[list[Any]] = [
    ["Tamsin Court"], ["Income and Expenditure, year ended 31 October 2026"], [None, "2026", "2025"],
    ["Rents receivable", 41210, 39870], ["Garage rents", 720, 720], ["Total income", 41930, 40590],
    ["Repairs", -6120, -4985], ["Insurance", -2310, -2190], ["Managing agent", -4190, -4060],
    ["Total expenditure", -12620, -11235], ["Surplus for the year", 29310, 29355],
]  # fmt: skip


def test_key_totals_are_shown_of_the_newest_period_of_its_own_figures() -> None:
    told = table_text(read(YEARS))
    shown = told[told.index("Key totals") :].splitlines()
    assert shown[0].split() == ["Key", "totals", "2026"]
    assert "41,930" in shown[1]


def test_rents_receivable_are_income_and_a_fee_printed_negative_is_no_negative_share() -> None:
    statement = read(YEARS)
    assert statement.rows[0].category == "income.rent.rentalIncome"
    found = {check.check_id: check for check in statement.checks}
    assert found["O12"].status == "PASS"
    assert "management fee" not in found["O14"].message


@pytest.mark.parametrize(
    "names",
    [
        ("Expenses before interest and depreciation", "Interest", "Depreciation"),
        ("Costs other than below: expenses", "Mortgage interest", "Amortization"),
    ],
)
def test_expenses_are_those_before_what_is_below_the_line(names: tuple[str, str, str]) -> None:
    statement = read([
        *HEAD, *INCOME, *COSTS, [names[0], 7116, 6888], [names[1], 2210, 2190], [names[2], 1050, 1050],
        ["Total Expenses", 10376, 10128], ["Net income", 32142, 32742],
    ])  # fmt: skip
    total = statement.key_totals.total_operating_expenses
    assert total is not None
    assert statement.rows[total.row_index or 0].label == names[0]


def test_bank_charges_among_expenses_leave_the_result_before_interest_what_it_is() -> None:
    statement = read([
        *HEAD, *INCOME, ["Cost of goods sold"], ["Purchases", 3300, 3100], ["Gross profit", 39218, 39770], *COSTS,
        ["Interest and bank charges", 121, 117], ["Total operating expenses", 7237, 7005],
        ["Income before the following", 31981, 32765], ["Amortization", 4100, 4100], ["Loan interest", 2700, 2650],
        ["Net income for the month", 25181, 26015],
    ])  # fmt: skip
    total = statement.key_totals.net_operating_income
    assert total is not None
    assert statement.rows[total.row_index or 0].label == "Income before the following"


def test_a_debt_service_test_below_the_net_income_is_the_cash_flow() -> None:
    statement = read([
        *HEAD, *INCOME, *COSTS, ["Total operating expenses", 7116, 6888], ["Net operating income", 35402, 35982],
        ["Interest", 5100, 5080], ["Depreciation", 3900, 3900], ["Total other costs", 9000, 8980],
        ["Net rental income", 26402, 27002], ["Debt test"], ["Principal and interest", 7300, 7300],
        ["NOI after debt service", 28102, 28682],
    ])  # fmt: skip
    keys = statement.key_totals
    found = [total.row_index and statement.rows[total.row_index].label
             for total in (keys.net_operating_income, keys.net_income, keys.net_cash_flow) if total]  # fmt: skip
    assert found == ["Net operating income", "Net rental income", "NOI after debt service"]


@pytest.mark.parametrize("last", ["Total return for the year after tax", "Total return for the financial year"])
def test_the_total_return_of_a_trust_is_what_is_left_in_the_end(last: str) -> None:
    statement = read([
        *HEAD, *INCOME, *COSTS, ["Property expenses", 7116, 6888], ["Net property income", 35402, 35982],
        ["Finance costs", -5100, -5080], ["Manager's fees", -1900, -1900], ["Net income", 28402, 29002],
        ["Change in fair value of properties", 4000, -2500], ["Total return before tax", 32402, 26502],
        ["Tax", -810, -650], [last, 31592, 25852],
    ])  # fmt: skip
    total = statement.key_totals.net_income
    assert total is not None
    assert statement.rows[total.row_index or 0].label == last


@pytest.mark.parametrize(
    "names",
    [
        ("CASH FLOWS FROM FINANCING ACTIVITIES", "Net cash used in financing activities"),
        ("Cash from financing activity", "Net cash flow from financing activity"),
    ],
)
def test_a_section_of_cash_flows_that_misses_its_lines_is_its_total(names: tuple[str, str]) -> None:
    statement = read(
        [
            *HEAD, ["Cash flows from operating activities"], ["Net income", 41207, 38893], ["Depreciation", 6311, 6311],
            ["Net cash provided by operating activities", 47518, 45204], [names[0]], ["Loan drawn", 12000, 0],
            ["Loan principal paid", -8744, -8612], ["Draws", -36000, -30000], [names[1], -33744, -38612],
            ["Net increase in cash", 14774, 6592],
        ],
        "CASH_FLOW_STATEMENT",
    )  # fmt: skip
    assert [row.row_type for row in statement.rows if row.label == names[1]] in (["TOTAL"], ["SUBTOTAL"])
    assert any(check.status == "FAIL" and "by -1,000" in check.message for check in statement.checks)


def test_earnings_before_depreciation_are_the_operating_income_above_an_operating_profit() -> None:
    statement = read(
        [
            *HEAD, ["Turnover"], ["Fees", 9000, 8000], ["Respite stays", 1000, 900], ["Total turnover", 10000, 8900],
            ["Costs"], ["Wages", 5000, 4500], ["Insurance", 1000, 900], ["Total operating costs", 6000, 5400],
            ["Earnings before interest, tax, depreciation and amortisation", 4000, 3500],
            ["Depreciation of property", -900, -900], ["Amortisation of goodwill", -100, -100],
            ["Operating profit", 3000, 2500], ["Bank loan interest", -800, -700],
            ["Profit for the financial year", 2200, 1800],
        ]
    )  # fmt: skip
    totals = statement.key_totals
    assert totals.effective_gross_income is not None
    assert totals.effective_gross_income.values == [10000, 8900]
    assert totals.net_operating_income is not None
    assert totals.net_operating_income.values == [4000, 3500]
    assert totals.net_income is not None
    assert totals.net_income.values == [2200, 1800]


def test_what_changes_of_a_fund_is_the_net_income_below_what_income_leaves_of_expenses() -> None:
    statement = read(
        [
            *HEAD, ["Income"], ["Offerings", 9000, 8000], ["Leases", 1000, 900], ["Total Income", 10000, 8900],
            ["Expense"], ["Salaries", 5000, 4500], ["Electric", 1000, 900], ["Total Expense", 6000, 5400],
            ["Excess of Income over Expense", 4000, 3500], ["Other Changes"], ["Transfers In", 500, 0],
            ["Mortgage Interest", -900, -900], ["Total Other Changes", -400, -900],
            ["Net Change in Fund Balance", 3600, 2600],
        ]
    )  # fmt: skip
    totals = statement.key_totals
    assert totals.effective_gross_income is not None
    assert totals.effective_gross_income.values == [10000, 8900]
    assert totals.net_operating_income is not None
    assert totals.net_operating_income.values == [4000, 3500]
    assert totals.net_income is not None
    assert totals.net_income.values == [3600, 2600]


def test_a_star_before_the_net_cash_flow_leaves_it_what_is_there_before_debt_service() -> None:
    statement = read([
        *HEAD, *INCOME, *COSTS, ["*Total Operating Expenses", 7116, 6888], ["*Net Operating Income", 35402, 35982],
        ["Capital Expenditures", 1107, 1113], ["*Net Cash Flow", 34295, 34869], ["Debt Service", 11203, 11211],
        ["Net Cash Flow after Debt Service", 23092, 23658],
    ])  # fmt: skip
    total = statement.key_totals.net_cash_flow
    assert total is not None
    assert total.values[0] == 34295


def test_a_result_that_says_to_be_the_noi_is_no_profit_before_depreciation() -> None:
    statement = read([
        *HEAD, *INCOME, *COSTS, ["Total Operating Expenses", 7116, 6888], ["EBITDA", 35402, 35982],
        ["Replacement Reserve", 1107, 1113], ["EBITDA LESS REPLACEMENT RESERVE (NOI)", 34295, 34869],
    ])  # fmt: skip
    total = statement.key_totals.net_operating_income
    assert total is not None
    assert total.values[0] == 34295


def test_a_line_of_a_reconciliation_is_not_the_change_in_cash_that_sums_its_lines() -> None:
    statement = read(
        [
            ["Elm House"], ["STATEMENT OF CASH FLOWS"], [None, "2025", "2024"],
            ["Cash flows from operating activities"], ["Rental receipts", 503548, 474023],
            ["Operating expenses paid", -300000, -300000],
            ["Net cash provided by operating activities", 203548, 174023], ["Cash flows from investing activities"],
            ["Net deposits to the replacement reserve", -43371, -72976],
            ["Net purchases of fixed assets", -71590, -28845],
            ["Net cash used in investing activities", -114961, -101821],
            ["Net increase (decrease) in cash and cash equivalents", 88587, 72202],
            ["Cash and cash equivalents, beginning of period", 187340, 115138],
            ["Cash and cash equivalents, end of period", 275927, 187340],
            ["Reconciliation of net income to net cash provided by operating activities"],
            ["Net profit (loss)", 104848, 72073], ["Depreciation", 100000, 100000],
            ["Decrease (increase) in cash restricted for tenant security deposits", -1300, 1950],
            ["Net cash provided by operating activities", 203548, 174023],
        ],
        kind="CASH_FLOW_STATEMENT",
    )  # fmt: skip
    total = statement.key_totals.net_cash_flow
    assert total is not None
    assert total.values[0] == 88587


def test_what_an_operating_income_is_net_of_and_is_called_so_are_its_expenses() -> None:
    statement = read([
        *HEAD, *INCOME, ["Operator expenses"], ["Wages", 5213, 4871], ["Supplies", 1903, 2017],
        ["Total operator expenses", 7116, 6888], ["Ownership expenses"], ["Real estate taxes", 2100, 2100],
        ["Property insurance", 680, 680], ["Total ownership expenses", 2780, 2780],
        ["Total operating expenses", 9896, 9668], ["Net operating income", 32622, 33202],
    ])  # fmt: skip
    total = statement.key_totals.total_operating_expenses
    assert total is not None
    assert statement.rows[total.row_index or 0].label == "Total operating expenses"
