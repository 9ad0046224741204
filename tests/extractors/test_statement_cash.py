"""Cash flow statements without sections: net income, adjustments, and the cash before and after."""

from __future__ import annotations

from typing import Any

import pytest
from statements import page, read

import docextract

TITLE: list[list[Any]] = [
    ["Cedar Hill (ch1)"],
    ["Cash Flow Statement"],
    ["Period = Jan 2024-Mar 2024"],
    ["Book = Accrual ; Tree = ysi_cf"],
]
HEADER: list[Any] = [None, None, "Period to Date", "Year to Date"]
INCOME: list[list[Any]] = [
    ["4000-0000", "Rental Income", 1000, 3000],
    ["4100-0000", "Late Fees", 10, 30],
    ["4999-0000", "TOTAL INCOME", 1010, 3030],
    ["5000-0000", "Repairs", 200, 600],
    ["5999-0000", "TOTAL EXPENSES", 200, 600],
    ["6990-0000", "NET INCOME", 810, 2430],
]
ADJUSTMENTS: list[list[Any]] = [
    [None, "ADJUSTMENTS"],
    ["1200-0000", "Accounts Receivable", -50, -70],
    ["2000-0000", "Accounts Payable", 25, 35],
    [None, "TOTAL ADJUSTMENTS", -25, -35],
    [None, "CASH FLOW", 785, 2395],
]
BEFORE_AND_AFTER: list[list[Any]] = [
    [None, "Beginning Cash", 500, -1110],
    [None, "Change in Cash", 785, 2395],
    [None, "Ending Cash", 1285, 1285],
]
BALANCES: list[list[Any]] = [
    [],
    [None, "Period to Date", "Beginning Balance", "Ending Balance", "Difference"],
    ["1010-0000", "Cash - Operating", 500, 1285, 785],
    ["1020-0000", "Cash - Deposits", 100, 100, 0],
    [None, "Total Cash", 600, 1385, 785],
]


def test_net_income_adjustments_and_the_cash_before_and_after_are_one_tree() -> None:
    statement = read([*TITLE, HEADER, *INCOME, *ADJUSTMENTS, [], *BEFORE_AND_AFTER], "CASH_FLOW_STATEMENT")
    assert [row.label for row in statement.rows][-3:] == ["Beginning Cash", "Change in Cash", "Ending Cash"]
    assert statement.proof.proved == statement.proof.numbers == 26
    assert statement.key_totals.net_cash_flow is not None
    assert statement.key_totals.net_cash_flow.row_index == 10


def test_without_a_title_two_words_of_cash_flows_are_asked_for() -> None:
    rows = [["Cedar Hill"], ["January - March 2024"], HEADER, INCOME[-1], *ADJUSTMENTS[1:3]]
    read([*rows, [None, "Net Change in Cash", 785, 2395], *BEFORE_AND_AFTER[::2]], "CASH_FLOW_STATEMENT")
    with pytest.raises(docextract.ExtractionFailedError, match="the cash before and after"):
        read([*rows, [None, "Net Change in Cash", 785, 2395]], "CASH_FLOW_STATEMENT")


def test_an_income_statement_is_no_cash_flow_under_whatever_title() -> None:
    for title in (TITLE, [["Cedar Hill"], ["Income Statement"]], [["Cedar Hill"]]):
        with pytest.raises(docextract.ExtractionFailedError):
            read([*title, HEADER, *INCOME], "CASH_FLOW_STATEMENT")


def test_balances_below_are_no_amounts_of_the_period() -> None:
    statement = read([*TITLE, HEADER, *INCOME, *ADJUSTMENTS, *BALANCES], "CASH_FLOW_STATEMENT")
    assert statement.rows[-1].label == "CASH FLOW"
    assert {c.column_id for c in statement.columns} == {"ACTUAL:QUARTER", "ACTUAL:YTD"}
    assert not statement.unmapped_columns
    (note,) = [note for note in statement.warnings if note.type == "tableBelow"]
    assert "'Period to Date Beginning Balance Ending Balance Difference', 3 lines" in note.message
    assert note.place is not None
    assert note.place.cell == "B18"
    assert statement.ledger.by_role["OTHER"] == 4
    assert not statement.ledger.unexplained


def test_balances_below_on_a_page() -> None:
    rows: list[tuple[str, float, list[str], float]] = [
        ("Cedar Hill", 0, [], 14), ("Cash Flow Statement", 0, [], 14), ("Period = Jan 2024-Mar 2024", 0, [], 14),
        ("", 0, ["Period to Date", "Year to Date"], 14),
    ]  # fmt: skip
    rows += [(r[1], 0, [f"{v:,}" for v in r[2:]], 14) for r in [*INCOME, *ADJUSTMENTS]]
    rows.append(("Period to Date", 0, ["Beginning Balance", "Ending Balance", "Difference"], 14))
    rows += [(r[1], 0, [f"{v:,}" for v in r[2:]], 14) for r in BALANCES[2:]]
    statement = docextract.extract(page(rows), asset_type="MULTIFAMILY", document_type="CASH_FLOW_STATEMENT",
                                   period_from="2024-01-01", period_to="2024-03-31")  # fmt: skip
    assert isinstance(statement, docextract.Statement)
    assert [row.label for row in statement.rows][-1] == "CASH FLOW"
    assert "tableBelow" in {note.type for note in statement.warnings}


def test_a_sheet_of_balances_keeps_its_repeated_header() -> None:
    header = [None, None, "Beginning Balance", "Ending Balance"]
    rows: list[list[Any]] = [["Cedar Hill"], ["Balance Sheet"], header, [None, "ASSETS"]]
    rows += [[None, "Cash", 10, 20], [None, "Land", 90, 90], [None, "TOTAL ASSETS", 100, 110], header]
    rows += [[None, "LIABILITIES"], [None, "Loan", 60, 60], [None, "Equity", 40, 50],
             [None, "TOTAL LIABILITIES AND EQUITY", 100, 110]]  # fmt: skip
    statement = read(rows, "BALANCE_SHEET")
    assert statement.rows[-1].label == "TOTAL LIABILITIES AND EQUITY"
    assert "tableBelow" not in {note.type for note in statement.warnings}


def test_totals_that_repeat_those_before_the_result_are_not_what_it_leaves_of_them() -> None:
    lines = [
        ("Rent", 50399.18, 458811.32),
        ("Fees", 860.18, 7892.22),
        ("Water", 922.46, 8454.96),
        ("Repairs", 1250.93, 11648.24),
    ]
    income, costs = ([round(a + b, 2) for a, b in zip(x[1:], y[1:], strict=True)] for x, y in (lines[:2], lines[2:]))
    result = [round(a - b, 2) for a, b in zip(income, costs, strict=True)]
    rows = [*lines[:2], ("Total Operating Income", *income), *lines[2:], ("Total Operating Expense", *costs)]
    rows += [("NOI - Net Operating Income", *result), ("Total Income", *income), ("Total Expense", *costs)]
    header = [None, "Selected Period", "Fiscal Year To Date"]
    statement = read([["Birch Court"], ["Cash Flow"], header, *rows, ("Net Income", *result)])
    assert [[(a.row_index, a.sign) for a in row.foots_from] for row in statement.rows[6:]] == [
        [(2, 1), (5, -1)], [(2, 1)], [(5, 1)], [(7, 1), (8, -1)],
    ]  # fmt: skip
    assert not [check for check in statement.checks if check.status == "FAIL"]


def _treasurer(*words: str) -> list[list[Any]]:
    """A treasurer's report by quarters, its words for the cash before and after, the result, and where the cash is."""
    before, after, result, inward, outward = words
    return [
        ["Mill Pond Residents Association"],
        ["Where the money went, 2025"],
        [None, "Q1", "Q2", "Q3", "Q4", "Year", "Budget"],
        [before, 5210.4, 7820.65, 6305.1, 5480.35, 5210.4, 5210.4],
        [inward],
        ["Member dues", 4200, 300, 150, 0, 4650, 4700],
        ["Picnic", 0, 210.5, 95.25, 0, 305.75, 300],
        ["Raffle", 25.25, 60, 0, 40, 125.25, 100],
        [f"Total {inward.lower()}", 4225.25, 570.5, 245.25, 40, 5081, 5100],
        [outward],
        ["Beach sand", 0, 1250.3, 0, 0, 1250.3, 1200],
        ["Dock repair", 900, 640.75, 785, 0, 2325.75, 2000],
        ["Stamps", 215, 95, 185, 0, 495, 450],
        ["Lawyer", 500, 100, 100, 61.05, 761.05, 800],
        [f"Total {outward.lower()}", 1615, 2086.05, 1070, 61.05, 4832.1, 4450],
        [result, 2610.25, -1515.55, -824.75, -21.05, 248.9, 650],
        [after, 7820.65, 6305.1, 5480.35, 5459.3, 5459.3, 5860.4],
        ["WHERE IT LIES"],
        ["Chequing", 3620.65, 2105.1, 1280.35, 1259.3, 1259.3, None],
        ["Jar", 200, 200, 200, 200, 200, None],
        ["Deposit at the co-op", 4000, 4000, 4000, 4000, 4000, None],
        ["Total kept", 7820.65, 6305.1, 5480.35, 5459.3, 5459.3, None],
    ]


@pytest.mark.parametrize(
    "words",
    [
        ("In the bank accounts, beginning", "In the bank accounts, end", "Up or down", "MONEY IN", "MONEY OUT"),
        ("Savings at start of period", "Savings at end of period", "Net for the year", "MONEY IN", "MONEY OUT"),
        ("Balance, beginning of year", "Balance, end of year", "Up or down", "CASH IN", "CASH OUT"),
    ],
)
def test_money_in_and_out_and_what_the_accounts_held_are_a_cash_flow(words: tuple[str, ...]) -> None:
    x = read(_treasurer(*words), "CASH_FLOW_STATEMENT")
    assert x.key_totals.net_cash_flow is not None
    assert x.key_totals.net_cash_flow.row_index == 12
    addends = {row.label: [a.row_index * a.sign for a in row.foots_from] for row in x.rows}
    assert addends[words[1]] == [0, 12]
    assert addends["Total kept"] == [15, 16, 17]
    assert not [check for check in x.checks if check.status == "FAIL"]


def test_what_is_left_before_transfers_between_funds_is_the_cash_flow_and_not_the_cash_at_the_end() -> None:
    rows = [
        ["The Wenlow Hall Trust"],
        ["Receipts and payments accounts"],
        ["Year ended 31 December 2025"],
        [None, "General fund", "Roof fund", "Total funds"],
        ["Receipts"],
        ["Hall lettings", 4210, None, 4210],
        ["Appeal", 350, 2600, 2950],
        ["Total receipts", 4560, 2600, 7160],
        ["Payments"],
        ["Caretaker", 2140, None, 2140],
        ["Slates", None, 1480, 1480],
        ["Oil", 985, None, 985],
        ["Total payments", 3125, 1480, 4605],
        ["Net of receipts/(payments)", 1435, 1120, 2555],
        ["Transfers between funds", -300, 300, 0],
        ["Cash funds last year end", 5120, 860, 5980],
        ["Cash funds this year end", 6255, 2280, 8535],
    ]
    for label in (rows[13][0], "Left after payments"):
        rows[13][0] = label
        found = read(rows, "CASH_FLOW_STATEMENT")
        assert found.key_totals.net_cash_flow is not None
        assert found.rows[found.key_totals.net_cash_flow.row_index or 0].label == label


def test_where_cash_came_from_and_went_is_a_statement_of_cash() -> None:
    statement = read(
        [
            ["Willow Bend RV"],
            ["Where the Money Went"],
            [None, "FY 2024"],
            ["SOURCES OF CASH"],
            ["Net profit", 900],
            ["Decrease in receivables", 40],
            ["TOTAL SOURCES", 940],
            ["USES OF CASH"],
            ["New sites", 300],
            ["Owner draws", 500],
            ["TOTAL USES", 800],
            ["INCREASE (DECREASE) IN CASH", 140],
            ["Cash October 1, 2023", 60],
            ["Cash September 30, 2024", 200],
        ],
        "CASH_FLOW_STATEMENT",
    )
    assert statement.key_totals.net_cash_flow is not None
    assert [int(value or 0) for value in statement.key_totals.net_cash_flow.values] == [140]


@pytest.mark.parametrize(
    "balances", [("Balance of cash, July 1", "Balance of cash, September 30"), ("Cash at 1 April", "Cash at 30 June")]
)
def test_balances_of_cash_on_the_first_and_the_last_day_tell_a_statement_of_cash(balances: tuple[str, str]) -> None:
    x = read(
        [
            ["Estate of R. Moffat"], ["Receipts and disbursements"], [None, "Q3"], [balances[0], 41220], ["Receipts"],
            ["Rents", 38400], ["Refunds", 215], ["Total receipts", 38615], ["Disbursements"], ["Taxes", 9840],
            ["Repairs", 4215], ["Total disbursements", 14055], ["Excess of receipts", 24560], [balances[1], 65780],
        ],
        "CASH_FLOW_STATEMENT",
    )  # fmt: skip
    assert len(x.rows) == 11


@pytest.mark.parametrize("name", ["Net movement in funds", "Net movement in restricted reserves"])
def test_a_movement_of_funds_is_no_cash_flow(name: str) -> None:
    x = read([
        ["Almshouse"], ["Statement of Financial Activities"], [None, "2025", "2024"], ["Income"], ["Gifts", 4120, 3980],
        ["Rents", 8215, 8110], ["Total income", 12335, 12090], ["Expenditure"], ["Repairs", 3310, 2990],
        ["Total expenditure", 3310, 2990], ["Net income", 9025, 9100], ["Transfers", -500, 0], [name, 8525, 9100],
    ])  # fmt: skip
    assert x.key_totals.net_cash_flow is None


def test_the_profit_for_a_half_year_is_the_net_income() -> None:
    x = read([
        ["Wattle Trust"], ["Income Statement"], [None, "Dec 2024", "Dec 2023"], ["Rents", 14210, 13880],
        ["Recoveries", 2315, 2240], ["Total property income", 16525, 16120], ["Rates", -1180, -1110],
        ["Repairs", -905, -870], ["Property expenses", -2085, -1980], ["Net property income", 14440, 14140],
        ["Finance costs", -4220, -3980], ["Fair value gain", 1850, -2400], ["Profit for the half-year", 12070, 7760],
    ])  # fmt: skip
    total = x.key_totals.net_income
    assert total is not None
    assert x.rows[total.row_index or 0].label == "Profit for the half-year"
