"""Trial balances: classes, totals, signs, wrong digits, and what is none."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from io import BytesIO
from typing import Any

import docextract
import openpyxl
import pytest
from docextract.testing import workbook

HEAD = [["Elm Court (elm01)"], ["Trial Balance"], ["Period = Mar 2024"], ["Book = Accrual ; Tree = ysi_tb"]]
COLUMNS = [None, None, "Forward Balance", "Debit", "Credit", "Ending Balance"]
CASH = ["1010-000", "Operating Cash", 100, 50, 30, 120]
DEPOSITS = ["2010-000", "Security Deposits Held", -40, 0, 10, -50]
CAPITAL = ["3010-000", "Partners Capital", -60, 0, 10, -70]
TOTAL = [None, "Total", 0, 50, 50, 0]


def read(registry: docextract.Registry, *lines: list[Any], header: list[Any] = COLUMNS) -> docextract.Statement:
    book = workbook([*HEAD, header, *lines])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry)
    assert isinstance(answer, docextract.Statement)
    return answer


def status(answer: docextract.Statement, check_id: str) -> list[str]:
    return [check.status for check in answer.checks if check.check_id == check_id]


def test_columns_rows_and_meta_are_those_of_a_statement(registry: docextract.Registry) -> None:
    answer = read(registry, CASH, DEPOSITS, CAPITAL, TOTAL)
    assert [(c.column_id, c.kind, c.scope) for c in answer.columns] == [
        ("OTHER:FORWARD", "OTHER", "POINT"), ("OTHER:DEBIT", "OTHER", "TOTAL"),
        ("OTHER:CREDIT", "OTHER", "TOTAL"), ("OTHER:ENDING", "OTHER", "POINT"),
    ]  # fmt: skip
    assert [str(c.period_to) for c in answer.columns] == ["2024-02-29", "2024-03-31", "2024-03-31", "2024-03-31"]
    assert [(r.account_code, r.label, r.section, r.row_type) for r in answer.rows] == [
        ("1010-000", "Operating Cash", "ASSET", "LINE"),
        ("2010-000", "Security Deposits Held", "LIABILITY", "LINE"),
        ("3010-000", "Partners Capital", "EQUITY", "LINE"),
        (None, "Total", None, "TOTAL"),
    ]
    assert [a.row_index for a in answer.rows[3].foots_from] == [0, 1, 2]
    meta = answer.meta
    assert (meta.template, meta.property_name, meta.property_code, meta.basis) == (
        "yardi.trialBalance", "Elm Court", "elm01", "ACCRUAL",
    )  # fmt: skip
    assert status(answer, "accounting.T01") == ["PASS", "PASS"]
    assert answer.proof.proved == answer.proof.numbers == 16


def test_a_wrong_number_is_named_with_its_place_and_with_what_would_fit(registry: docextract.Registry) -> None:
    answer = read(registry, CASH, ["2010-000", "Security Deposits Held", -40, 0, 19, -50], CAPITAL, TOTAL)
    assert "FAIL" in status(answer, "accounting.T01")
    told = " ".join(check.message for check in answer.checks if check.status == "FAIL")
    assert "credit of Security Deposits Held at Sheet1!E7; 10 would" in told
    assert answer.rows[1].proof[2] == "CONTRADICTED"
    assert {(c.row_index, c.field) for check in answer.failed_checks for c in check.cells} == {(1, "OTHER:CREDIT")}


def test_a_lost_account_breaks_the_total(registry: docextract.Registry) -> None:
    answer = read(registry, CASH, DEPOSITS, TOTAL)
    assert status(answer, "accounting.T02") == ["FAIL"]


def test_credits_printed_without_a_sign_are_found_by_their_movement(registry: docextract.Registry) -> None:
    deposits = ["2010-000", "Security Deposits Held", 40, 0, 10, 50]
    capital = ["3010-000", "Partners Capital", 60, 0, 10, 70]
    answer = read(registry, CASH, deposits, capital, [None, "Total", None, 50, 50, None])
    assert "accounting.unsignedCredits" in [note.type for note in answer.warnings]
    assert answer.rows[1].values[0] == Decimal(40)
    assert not answer.failed_checks
    assert answer.proof.contradicted == 0


def test_headings_give_accounts_their_class(registry: docextract.Registry) -> None:
    lines = [
        [None, "Assets"], ["1010", "Zebra", 5, 1, 1, 5], [None, "Total Assets", 5, 1, 1, 5],
        [None, "Equity"], ["3010", "Yak", -5, 0, 0, -5], [None, "Total Equity", -5, 0, 0, -5],
        [None, "Total", 0, 1, 1, 0],
    ]  # fmt: skip
    answer = read(registry, *lines)
    assert [row.section for row in answer.rows if row.row_type == "LINE"] == ["ASSET", "EQUITY"]
    assert [row.row_type for row in answer.rows] == [
        "HEADING", "LINE", "SUBTOTAL", "HEADING", "LINE", "SUBTOTAL", "TOTAL",
    ]  # fmt: skip
    assert [a.row_index for a in answer.rows[6].foots_from] == [2, 5]


def test_single_entries_with_dates_are_a_ledger_and_refused(registry: docextract.Registry) -> None:
    header = ["Date", "Description", "Debit", "Credit", "Balance"]
    lines = [[f"03/0{day}/2024", "Check", 10, None, 10 * day] for day in range(1, 6)]
    with pytest.raises(docextract.ExtractionFailedError, match="dated entries"):
        read(registry, *lines, header=header)


def test_an_empty_form_is_refused(registry: docextract.Registry) -> None:
    with pytest.raises(docextract.ExtractionFailedError, match="no row below it"):
        read(registry, [None, None, None, None, None, None])


def test_text_where_a_number_should_stand_is_unread(registry: docextract.Registry) -> None:
    answer = read(registry, CASH, ["2010-000", "Security Deposits Held", -40, 0, "#REF!", -50], CAPITAL, TOTAL)
    assert answer.rows[1].values[2] is None
    assert answer.rows[1].unread == {"OTHER:CREDIT": "#REF!"}
    assert "accounting.unreadAmounts" in [note.type for note in answer.warnings]


def test_a_digit_misread_on_a_picture_is_repaired_where_line_and_column_say_so() -> None:
    pytest.importorskip("reportlab")
    from docextract.testing import pages
    from docextract.testing.recognising import notes, recognised, saying_of

    lines = [
        ["1010-000", "Operating Cash", 1100.25, 350.00, 130.00, 1320.25],
        ["2010-000", "Security Deposits Held", -440.25, 10.00, 110.00, -540.25],
        ["3010-000", "Partners Capital", -660.00, 0.0, 120.00, -780.00],
        [None, "Total", 0.0, 360.00, 360.00, 0.0],
    ]
    header = ["Account", "Name", *COLUMNS[2:]]
    found = recognised(
        pages([*HEAD, header, *lines]), saying_of({"-540.25": "-840.25"}), plugins=["accounting"],
        document_type="TRIAL_BALANCE",
    )  # fmt: skip
    (note,) = notes(found, "figureRepaired")
    assert "'-540.25' is taken" in note.message
    assert found.rows[1].values[-1] == Decimal("-540.25")
    assert found.rows[1].proof[-1] == "UNPROVED"
    assert not found.failed_checks


def test_a_column_of_types_says_the_class_of_an_account(registry: docextract.Registry) -> None:
    header = ["Account Code", "Account", "Account Type", "Debit - Year to date", "Credit - Year to date"]
    rows: list[list[Any]] = [
        ["090", "Business Bank Account", "Bank", 60, None],
        ["711", "Less Accumulated Depreciation", "Fixed Asset", None, 20],
    ]
    rows += [["820", "GST", "Current Liability", None, 15], ["970", "Owner A Share Capital", "Equity", None, 25]]
    answer = read(registry, *rows, [None, "Total", None, 60, 60], header=header)
    assert [row.section for row in answer.rows] == ["ASSET", "ASSET", "LIABILITY", "EQUITY", None]
    assert [row.label for row in answer.rows][:1] == ["Business Bank Account"]
    assert [column.column_id for column in answer.columns] == ["OTHER:DEBIT", "OTHER:CREDIT"]


PAIRS = ["Debit", "Credit"] * 3


def six(registry: docextract.Registry, *header: list[Any]) -> docextract.Statement:
    lines: list[list[Any]] = [
        ["1010", "Cash", 100, None, 50, 30, 120, None], ["2010", "Deposits", None, 40, None, 15, None, 55],
        ["3010", "Capital", None, 60, 5, 10, None, 65], [None, "Total", 100, 100, 55, 55, 120, 120],
    ]  # fmt: skip
    book = workbook([["Trial Balance"], *header, *lines])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry)
    assert isinstance(answer, docextract.Statement)
    return answer


STAGES = ["FORWARD_DEBIT", "FORWARD_CREDIT", "DEBIT", "CREDIT", "ENDING_DEBIT", "ENDING_CREDIT"]


@pytest.mark.parametrize(
    "header",
    [
        [
            [None, None, "Opening Balance", None, "Net Changes", None, "Closing Balance", None],
            ["Account", "Name", *PAIRS],
        ],
        [["Account", "Name", *PAIRS]],
        [[None, None, "Trial Balance", None, "Adjustments", None, "Adjusted", None], ["No.", "Account", *PAIRS]],
    ],
)
def test_which_pair_is_which_is_told_by_words_and_by_what_they_come_to(
    registry: docextract.Registry, header: list[list[Any]]
) -> None:
    answer = six(registry, *header)
    assert [column.column_id for column in answer.columns] == [f"OTHER:{name}" for name in STAGES]
    assert answer.rows[1].values == [None, 40, None, 15, None, 55]
    assert not answer.failed_checks
    # Where no word tells the pairs apart, the sums hold as well with opening balances and what happened exchanged.
    assert (answer.proof.proved == answer.proof.numbers) is (len({text for line in header for text in line}) > 4)


@pytest.mark.parametrize(
    ("names", "proved"),
    [
        (["Balance 06/30/24", "Debits", "Credits", "Balance 09/30/24"], {"FORWARD", "DEBIT", "CREDIT", "ENDING"}),
        (["Bal. 6/30", "Month's debits", "Month's credits", "Bal. 9/30"], {"FORWARD", "ENDING"}),
        (["Bal Last Period", "Debits This Period", "Credits This Period", "Bal This Period"],
         {"FORWARD", "DEBIT", "CREDIT", "ENDING"}),
        (["Balance Forward 8/31/24", "Total Debits", "Total Credits", "Balance Forward 9/30/24"],
         {"FORWARD", "DEBIT", "CREDIT", "ENDING"}),
        (["Op Bal", "Trans Dr", "Trans Cr", "Cl Bal"], {"FORWARD", "DEBIT", "CREDIT", "ENDING"}),
        (["Opening Position", "Receipts", "Payments", "Closing Position"], {"FORWARD", "DEBIT", "CREDIT", "ENDING"}),
        (["Pre-closing balance", "Closing entries Dr", "Closing entries Cr", "Post-closing balance"],
         {"FORWARD", "DEBIT", "CREDIT", "ENDING"}),
    ],
)  # fmt: skip
def test_balances_before_and_after_have_many_names(
    registry: docextract.Registry, names: list[str], proved: set[str]
) -> None:
    rows = [["1010", "Cash", 100, 50, 30, 120], ["1020", "Escrow", 40, 0, 15, 25], ["2010", "Loan", -140, 10, 15, -145]]
    answer = read(registry, *rows, [None, "Total", 0, 60, 60, 0], header=["Account", "Name", *names])
    assert [column.label for column in answer.columns] == names
    found = {c.removeprefix("OTHER:") for c, n in answer.proof.by_field.items() if n.proved == n.numbers}
    assert found >= proved
    assert not answer.failed_checks


def test_pairs_that_nothing_tells_apart_keep_their_printed_names(registry: docextract.Registry) -> None:
    header = ["Account", "Name", "Month Debit", "Month Credit", "YTD Debit", "YTD Credit"]
    rows = [["1010", "Cash", 5, None, 70, None], ["3010", "Capital", None, 5, None, 70], [None, "Total", 5, 5, 70, 70]]
    answer = read(registry, *rows, header=header)
    assert [c.column_id for c in answer.columns] == [
        "OTHER:MONTH_DEBIT", "OTHER:MONTH_CREDIT", "OTHER:YTD_DEBIT", "OTHER:YTD_CREDIT",
    ]  # fmt: skip
    assert not answer.failed_checks


def test_signed_balances_before_and_after_are_a_trial_balance(registry: docextract.Registry) -> None:
    header = ["Account", "Description", "Beginning Balance", "Period Activity", "Ending Balance"]
    rows = [["1010", "Cash", 100, 20, 120], ["3010", "Capital", -100, -20, -120], [None, "Report Total", 0, 0, 0]]
    answer = read(registry, *rows, header=header)
    assert [c.column_id for c in answer.columns] == ["OTHER:FORWARD", "OTHER:CHANGE", "OTHER:ENDING"]
    assert answer.proof.proved == answer.proof.numbers


def test_funds_side_by_side_come_to_their_total(registry: docextract.Registry) -> None:
    header = ["Account", "Description", "Operating Fund", "Reserve Fund", "Total"]
    rows = [["1010", "Cash", 100, 20, 120], ["3010", "Fund Balance", -100, -20, -120], [None, "Total", 0, 0, 0]]
    answer = read(registry, *rows, header=header)
    assert [c.column_id for c in answer.columns] == ["OTHER:OPERATING_FUND", "OTHER:RESERVE_FUND", "OTHER:ENDING"]
    assert status(answer, "accounting.T01") == ["PASS", "PASS"]


@pytest.mark.parametrize(
    "label", ["Petty Cash (1010)", "Petty Cash - 1010", "1010 Petty Cash", "1000 Cash:1010 Petty Cash"]
)
def test_codes_stand_before_and_after_names_and_below_their_parents(registry: docextract.Registry, label: str) -> None:
    second = label.replace("1010", "3010").replace("Petty Cash", "Capital")
    answer = read(registry, [label, 5, None], [second, None, 5], ["TOTAL", 5, 5], header=[None, "Debit", "Credit"])
    assert [(row.account_code, row.label) for row in answer.rows[:2]] == [("1010", "Petty Cash"), ("3010", "Capital")]
    assert answer.rows[0].section_path == (("1000 Cash",) if ":" in label else ())


def test_a_line_below_the_accounts_is_none(registry: docextract.Registry) -> None:
    header = ["Acct", "Title", "Unadjusted Dr (Cr)", "AJE Debit", "AJE Credit", "Adjusted Dr (Cr)"]
    rows = [["1010", "Cash", 100, 20, None, 120], ["4010", "Rent", -100, None, 20, -120]]
    below = [[None, "Grand Total (should be zero)", 0, 20, 20, 0], [None, "Net (income) loss", None, None, None, -120]]
    answer = read(registry, *rows, *below, header=header)
    assert [row.row_type for row in answer.rows] == ["LINE", "LINE", "TOTAL", "STATISTIC"]
    assert not answer.failed_checks


def test_balances_may_be_headed_by_their_days(registry: docextract.Registry) -> None:
    header = ["Account", "Description", "12/31/2024", "Debits", "Credits", "06/30/2025"]
    rows = [["1010", "Cash", 100, 20, 10, 110], ["3010", "Capital", -100, 0, 10, -110], [None, "Total", 0, 20, 20, 0]]
    answer = read(registry, *rows, header=header)
    assert [column.column_id for column in answer.columns] == [
        "OTHER:FORWARD", "OTHER:DEBIT", "OTHER:CREDIT", "OTHER:ENDING",
    ]  # fmt: skip
    assert not answer.failed_checks


def test_the_side_of_a_balance_may_stand_in_a_column_beside_it(registry: docextract.Registry) -> None:
    rows = [["1010", "Cash", 100, "Dr"], ["1020", "Bank", 10, "Dr"], ["3010", "Capital", 110, "Cr"]]
    answer = read(registry, *rows, header=["Account", "Name", "Balance", "Dr/Cr"])
    assert [(column.column_id, [row.values[0] for row in answer.rows]) for column in answer.columns] == [
        ("OTHER:ENDING", [100, 10, -110])
    ]
    assert [row.label for row in answer.rows] == ["Cash", "Bank", "Capital"]
    assert answer.proof.proved == 3


def test_months_between_two_balances_come_to_the_second(registry: docextract.Registry) -> None:
    header = ["Account", "Name", "Balance Forward", "Jan 2025", "Feb 2025", "Balance"]
    rows = [["1010", "Cash", 100, 5, 6, 111], ["1020", "Bank", 10, 4, 5, 19], ["3010", "Capital", -110, -9, -11, -130]]
    answer = read(registry, *rows, header=header)
    assert [column.column_id for column in answer.columns] == [
        "OTHER:FORWARD", "OTHER:JAN_2025", "OTHER:FEB_2025", "OTHER:ENDING",
    ]  # fmt: skip
    assert answer.proof.proved == 12


def test_no_sum_exchanges_columns_whose_words_say_which_is_first(registry: docextract.Registry) -> None:
    header = ["Account", "Description", "Balance Forward", "Period Activity", "Ending Balance"]
    lines = [
        ["1", "Cash", 100, 20, 120],
        ["2", "Land", 50, 0, 50],
        ["3", "Debt", -90, 0, -91],
        ["4", "Equity", -60, -20, -80],
    ]
    answer = read(registry, *lines, header=header)
    assert [column.column_id for column in answer.columns] == ["OTHER:FORWARD", "OTHER:CHANGE", "OTHER:ENDING"]


def test_a_count_of_accounts_stands_before_the_name_of_the_total(registry: docextract.Registry) -> None:
    header = ["Account", "Description", "Beginning Balance", "Debit", "Credit", "Ending Balance"]
    rows = [[f"100-50{n}0-000", f"Cost {n}", 0, 100 * n, 10 * n, 90 * n] for n in range(1, 6)]
    rows.append(["100-6000-000", "Cash", 0, 150, 1500, -1350])
    answer = read(registry, *rows, ["Accounts:", "6 Grand Totals:", 0, 1650, 1650, 0], header=header)
    assert [row.row_type for row in answer.rows] == ["LINE"] * 6 + ["TOTAL"]
    assert set(status(answer, "accounting.T01")) == {"PASS"}


@pytest.mark.parametrize("label", ["GRAND TOTAL - 3 ENTITIES", "Grand Total (2 properties)", "TOTAL ALL ACCOUNTS"])
def test_totals_of_everything_say_of_how_many(registry: docextract.Registry, label: str) -> None:
    answer = read(registry, CASH, DEPOSITS, CAPITAL, [None, label, 0, 50, 50, 0])
    assert [row.row_type for row in answer.rows] == ["LINE", "LINE", "LINE", "TOTAL"]


def test_which_of_two_columns_is_the_closing_balance_stays_open(registry: docextract.Registry) -> None:
    header = ["Account", "Name", "Ending Balance", "Debit", "Credit", "Adjusted Balance", "Change"]
    rows = [
        ["1010", "Cash", 100, 5, None, 105, 5], ["1020", "Bank", 10, None, 4, 6, -4],
        ["3010", "Capital", -110, None, 1, -111, -1],
    ]  # fmt: skip
    answer = read(registry, *rows, [None, "Total", 0, 5, 5, 0, 0], header=header)
    assert [column.label for column in answer.columns] == header[2:]
    open_ = [n for n, column in enumerate(answer.columns) if "Balance" in column.label]
    assert {row.proof[n] for row in answer.rows for n in open_} == {"UNPROVED"}


def test_a_change_that_is_none_of_debits_and_credits_is_no_error(registry: docextract.Registry) -> None:
    header = ["Account", "Name", "Unadjusted", "Debit", "Credit", "Adjusted Balance", "Audited Balance 2023", "Change"]
    rows = [
        ["1010", "Cash", 100, 5, None, 105, 90, 15], ["1020", "Bank", 10, None, 5, 5, 9, -4],
        ["3010", "Capital", -110, None, None, -110, -99, -11],
    ]  # fmt: skip
    answer = read(registry, *rows, [None, "Total", 0, 5, 5, 0, 0, 0], header=header)
    assert "FAIL" not in {check.status for check in answer.checks}
    assert answer.columns[-1].label == "Change"
    assert {row.proof[0] for row in answer.rows} == {"PROVED"}


def test_debits_and_credits_of_adjustments_at_the_end_add_and_take_off(registry: docextract.Registry) -> None:
    header = ["Acct", "Title", "Opening Balance", "Debit", "Credit", "End Adjustments Debit", "End Adjustments Credit",
              "Closing Balance"]  # fmt: skip
    moved = [(1010, 500, 40, 30, 0, 0), (1020, 80, 0, 20, 0, 0), (1030, 90, 25, 15, 0, 0), (1200, 300, 0, 10, 0, 45),
             (2010, -150, 10, 0, 0, 5), (3010, -820, 0, 0, 0, 0),
             (5010, 0, 10, 0, 45, 0), (5020, 0, 0, 10, 5, 0)]  # fmt: skip
    lines = [[code, f"Account {code}", *amounts, amounts[0] + amounts[1] - amounts[2] + amounts[3] - amounts[4]]
             for code, *amounts in moved]  # fmt: skip
    total = [None, "Total", *(sum(line[n] for line in lines) for n in range(2, 8))]
    answer = read(registry, *lines, total, header=header)
    assert status(answer, "accounting.T01") == ["PASS", "PASS"]
    assert set(answer.rows[3].proof) == {"PROVED"}


def test_lines_behind_stars_are_the_sums_of_a_ledger(registry: docextract.Registry) -> None:
    header = [None, "Entity Cd", "G/L acct", "Short Text", "Opening balance", "Debit rept per.", "Credit report per.",
              "Accumulated balance"]  # fmt: skip
    answer = read(
        registry,
        [None, "NL07", "100100", "Bank", 500, 80, 30, 550],
        [None, "NL07", "100200", "Debtors", 40, 10, 20, 30],
        ["*", None, None, "Liquid", 540, 90, 50, 580],
        [None, "NL07", "300100", "Creditors", -140, 20, 5, -125],
        [None, "NL07", "300200", "Capital", -400, 0, 55, -455],
        ["*", None, None, "Sources", -540, 20, 60, -580],
        ["**", "NL07", None, "Whole entity", 0, 110, 110, 0],
        header=header,
    )
    assert [row.row_type for row in answer.rows] == ["LINE", "LINE", "SUBTOTAL", "LINE", "LINE", "SUBTOTAL", "TOTAL"]
    assert [c.column_id for c in answer.columns] == ["OTHER:FORWARD", "OTHER:DEBIT", "OTHER:CREDIT", "OTHER:ENDING"]
    assert not answer.failed_checks


CONSOLIDATED = [
    ["1010 · Bank", 100, 20, 30, None, 150],
    ["1020 · Owed by affiliates", None, None, 40, -40, 0],
    ["1030 · Costs of loans, less what is"],
    ["written off", 60, None, None, None, 60],
    ["2010 · Owed to affiliates", -25, -15, None, 40, 0],
    ["3010 · Capital", -135, -5, -70, None, -210],
]


@pytest.mark.parametrize("header", [["Elm LLC", "Oak LLC", "Ash LLC", "Eliminations", "Consolidated Ending Balance"],
                                    ["Elm LLC", "Oak LLC", "Ash LLC", "Eliminations", "Combined Balance"]])  # fmt: skip
def test_entities_side_by_side_come_to_the_balance_behind_them(
    registry: docextract.Registry, header: list[str]
) -> None:
    answer = read(registry, *CONSOLIDATED, header=[None, *header])
    assert [c.column_id for c in answer.columns][-1] == "OTHER:ENDING"
    assert not any("FORWARD" in c.column_id for c in answer.columns)
    assert [row.values[-1] for row in answer.rows] == [150, 0, 60, 0, -210]
    assert (answer.rows[2].account_code, answer.rows[2].label) == ("1030", "Costs of loans, less what is written off")
    assert {row.proof[-1] for row in answer.rows} == {"PROVED"}
    assert not answer.failed_checks
    wrong = [[*line] for line in CONSOLIDATED]
    wrong[0][1] = 107
    assert status(read(registry, *wrong, header=[None, *header]), "accounting.T01")[-1] == "FAIL"


@pytest.mark.parametrize("coded", [lambda code, name: [f"{code} · {name}"], lambda code, name: [code, name]])
def test_a_line_of_sums_without_a_code_is_no_account(
    registry: docextract.Registry, coded: Callable[[str, str], list[str]]
) -> None:
    blank = [None] * (len(coded("", "")) - 1)
    rows = [[*coded(f"{1010 + n}", f"Till {n}"), 5 + n, 2, 1, 6 + n] for n in range(6)]
    rows += [[*blank, "Net tills", 45, 12, 6, 51]]
    rows += [[*coded("2010", "Capital"), -45, 0, 6, -51], [*blank, "Result (surplus)", 26, 4, 2, 28]]
    header = [*blank, None, "Opening Balance", "Debit", "Credit", "Ending Balance"]
    answer = read(registry, *rows, header=header)
    assert [row.label for row in answer.rows if row.row_type == "LINE"][-1].endswith("Capital")
    assert sum(row.row_type == "LINE" for row in answer.rows) == 7


@pytest.mark.parametrize(
    ("name", "total"), [("{} · {}", "{} · {}"), ("{} {}", "{} {}"), (None, "{1}"), (None, "{} {}")]
)
def test_an_account_with_a_balance_of_its_own_is_in_the_total_of_those_below_it(
    registry: docextract.Registry, name: str | None, total: str
) -> None:
    def named(*said: str) -> list[Any]:
        return [name.format(*said)] if name else [*said]

    before: list[Any] = [] if name else [None]
    deposits, repairs = ("2100", "Deposits Held"), ("5000", "Repairs")
    answer = read(
        registry,
        [*named("1000", "Cash"), 940.5, 110, 1050.5],
        [*named("2000", "Payables"), -40, -10, -50],
        [*named(*deposits), -500, 20, -480],
        [*named("2110", "Pet Deposits"), -100.5, 0, -100.5],
        [*before, f"Total {total.format(*deposits)}", -600.5, 20, -580.5],
        [*named(*repairs), -250, -70, -320],
        [*named("5010", "Plumbing"), 30, 40, 70],
        [*named("5020", "Heating"), -80, -90, -170],
        [*before, f"Total {total.format(*repairs)}", -300, -120, -420],
        [*before, "TOTAL", 0, 0, 0],
        header=[*(["Account"] if name else ["Code", "Account"]), "Beginning Balance", "Net Change", "Ending Balance"],
    )
    assert not answer.failed_checks
    assert answer.proof.proved == answer.proof.numbers


@pytest.mark.parametrize("both", [False, True])
def test_net_of_accounts_in_debit_or_in_credit_is_their_balance(registry: docextract.Registry, both: bool) -> None:
    rows: list[list[Any]] = [["Bank", 100, 0], ["Prepaid:Insurance", 40, 0], ["Costs:Insurance", 20, 0]]
    rows += [["Capital", 10 if both else 0, 170 if both else 160]]
    lines = [[name, debit, credit, debit - credit] for name, debit, credit in rows]
    answer = read(
        registry, *lines, ["TOTAL", 160 + 10 * both, 160 + 10 * both, 0], header=[None, "Debit", "Credit", "Net"]
    )
    assert [c.column_id for c in answer.columns][2] == ("OTHER:CHANGE" if both else "OTHER:ENDING")
    assert [row.label for row in answer.rows[1:3]] == ["Prepaid:Insurance", "Costs:Insurance"]
    assert [row.section_path for row in answer.rows[1:3]] == [("Prepaid",), ("Costs",)]


@pytest.mark.parametrize("adjusted", ["Audit Adjustments", "Late Items"])
def test_adjustments_behind_what_the_activity_comes_to(registry: docextract.Registry, adjusted: str) -> None:
    header = ["Acct", "Name", "Beginning Balance", "Net Activity", "Unadjusted Balance", adjusted, "Ending Balance"]
    told = [(50 * n, 10 * n, 5 if n == 3 else 0) for n in range(1, 9)]
    rows = [[f"{1000 + n}", f"Account {n}", a, b, a + b, c, a + b + c] for n, (a, b, c) in enumerate(told, 1)]
    rows.append(["3000", "Capital", -1800, -360, -2160, -5, -2165])
    answer = read(registry, *rows, [None, "Total", 0, 0, 0, 0, 0], header=header)
    assert [c.column_id for c in answer.columns][:2] == ["OTHER:FORWARD", "OTHER:CHANGE"]
    assert not answer.failed_checks


def test_days_between_two_lines_of_a_header_are_no_row(registry: docextract.Registry) -> None:
    header = [
        [None, None, "Opening Balance", None, "Activity", None, "Closing Balance", None],
        ["Acct", "Account Title"],
        [None, None, "10/01/2024", None, "Q4 2024", None, "12/31/2024", None],
        [None, None, *["Debit", "Credit"] * 3],
    ]
    lines = [
        ["1010", "Cash", 100, None, 50, 30, 120, None], ["1020", "Escrow", 80, None, 5, None, 85, None],
        ["2010", "Payables", None, 120, 10, 35, None, 145], ["3010", "Capital", None, 60, None, None, None, 60],
        [None, "Total", 180, 180, 65, 65, 205, 205],
    ]  # fmt: skip
    answer = read(registry, *header[1:], *lines, header=header[0])
    assert [column.column_id for column in answer.columns] == [
        "OTHER:FORWARD_DEBIT", "OTHER:FORWARD_CREDIT", "OTHER:DEBIT", "OTHER:CREDIT", "OTHER:ENDING_DEBIT",
        "OTHER:ENDING_CREDIT",
    ]  # fmt: skip
    assert [row.account_code for row in answer.rows if row.row_type == "LINE"] == ["1010", "1020", "2010", "3010"]
    assert not answer.failed_checks


COMBINED = [
    ["Cash", 100, 40, None, 140], ["Due from Mill", 30, None, -30, None], ["Land", None, 90, None, 90],
    ["Due to Holdings", None, -30, 30, None], ["Capital", -130, -100, None, -230],
]  # fmt: skip


def test_a_day_below_a_word_that_says_nothing_is_a_balance(registry: docextract.Registry) -> None:
    header = [["Ledger account", "Elm", "Mill", "Elimin-", "Combined"], [None, "LLC", "LP", "ations", "31 March 2025"]]
    answer = read(registry, header[1], *COMBINED, header=header[0])
    assert [column.label for column in answer.columns] == [
        "Elm LLC", "Mill LP", "Eliminations", "Combined 31 March 2025",
    ]  # fmt: skip
    assert answer.columns[-1].column_id == "OTHER:ENDING"


def test_a_sum_of_debits_is_that_of_the_balances_in_debit_of_each_column(registry: docextract.Registry) -> None:
    header = ["Ledger account", "Elm LLC", "Mill LP", "Eliminations", "Combined 31 March 2025"]
    sums = [["Sum of debits", 130, 130, 30, 230], ["Sum of credits", -130, -130, -30, -230]]
    answer = read(registry, *COMBINED, *sums, header=header)
    assert [row.label for row in answer.rows if row.row_type != "LINE"] == ["Sum of debits", "Sum of credits"]
    assert not answer.failed_checks
    off = read(registry, *COMBINED, ["Sum of debits", 130, 130, 30, 240], sums[1], header=header)
    assert any("Sum of debits, ending misses by -10" in check.message for check in off.failed_checks)


def test_the_sum_of_funds_beside_that_of_last_year_is_the_closing_balance(registry: docextract.Registry) -> None:
    funds = [("1010", "Cash", 310, 95, 420), ("1020", "Deposits", 147, None, None),
             ("2010", "Payables", -157, -45, -250), ("3010", "Capital", -300, -50, -170)]  # fmt: skip
    header = [
        "Acct",
        "Account",
        "Operating Co.",
        "Landlord LP",
        "Fund III",
        "Combined 03/31/2024",
        "Combined 03/31/2023",
    ]
    rows = [[code, name, *parts, (now := sum(filter(None, parts))), now - 7 * n]
            for n, (code, name, *parts) in enumerate(funds)]  # fmt: skip
    total = [None, "Total", 0, 0, 0, 0, sum(row[6] for row in rows)]
    answer = read(registry, *rows, total, header=header)
    assert [column.column_id for column in answer.columns][3:] == ["OTHER:ENDING", "OTHER:COMBINED_03_31_2023"]
    assert all(row.proof[3] == "PROVED" for row in answer.rows if row.row_type == "LINE")


def test_what_adjusts_beside_what_happened_keeps_its_own_word(registry: docextract.Registry) -> None:
    upper = ["Account", "Beginning", None, None, "Ending"]
    lower = [None, "Balance", "Transactions", "Adjustments", "Balance"]
    rows = [["Cash", 500, 40, 0, 540], ["Receivables", 90, 20, -10, 100], ["Payables", -150, -20, 0, -170],
            ["Capital", -400, 0, 0, -400], ["Rent", -300, -90, 0, -390], ["Repairs", 260, 50, 10, 320]]  # fmt: skip
    lines = [upper, lower, *rows, ["TOTAL", 0, 0, 0, 0], ["Net Income", 40, 40, -10, 70]]
    answer = docextract.extract(
        workbook([["Working Trial Balance"], *lines]), asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE",
        registry=registry,
    )  # fmt: skip
    assert [column.label for column in answer.columns] == [
        "Beginning Balance", "Transactions", "Adjustments", "Ending Balance",
    ]  # fmt: skip
    # Below the sum of all accounts stands none.
    assert [row.label for row in answer.rows if row.row_type == "LINE"] == [row[0] for row in rows]
    assert not answer.failed_checks


def test_net_income_below_accounts_with_their_codes_behind_their_names_is_none(registry: docextract.Registry) -> None:
    header = ["Account", "G/L #", "Debit", "Credit", "Last year"]
    rows = [["Cash", "1010", 200, None, 190], ["Deposits", "2010", None, 60, -50], ["Equity", "3010", None, 100, -100],
            ["Rent income", "4010", None, 90, -80], ["Repairs", "5010", 50, None, 40]]  # fmt: skip
    below = [["Totals", None, 250, 250, 0], ["Net income per books", None, 40, None, 40]]
    answer = read(registry, *rows, *below, header=header)
    assert sum(row.row_type == "LINE" for row in answer.rows) == 5
    assert not answer.failed_checks


def test_balances_left_of_the_entries_that_come_to_the_closing_ones_are_the_opening_ones(
    registry: docextract.Registry,
) -> None:
    upper = [None, None, "Balances taken over", None, "Movements", None, "Closing balances", None]
    lower = ["N/C", "Account", "Dr", "Cr", "Dr", "Cr", "Dr", "Cr"]
    rows = [["0010", "Park", 900, None, None, None, 900, None], ["1100", "Debtors", 120, None, 60, 80, 100, None],
            ["1200", "Bank", 80, None, 95, 40, 135, None], ["2100", "Creditors", None, 200, 30, 25, None, 195],
            ["3000", "Capital", None, 900, None, None, None, 900],
            ["4000", "Rent", None, 0, None, 60, None, 60], ["5000", "Works", 0, None, 20, None, 20, None]]  # fmt: skip
    book = workbook([*HEAD, upper, lower, *rows])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry)
    assert [column.column_id for column in answer.columns] == [
        "OTHER:FORWARD_DEBIT", "OTHER:FORWARD_CREDIT", "OTHER:DEBIT", "OTHER:CREDIT",
        "OTHER:ENDING_DEBIT", "OTHER:ENDING_CREDIT",
    ]  # fmt: skip
    rows[1][4], rows[2][4] = 65, 99  # no sum bears it out
    other = docextract.extract(
        workbook([*HEAD, upper, lower, *rows]), asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE",
        registry=registry,
    )  # fmt: skip
    assert "OTHER:FORWARD_DEBIT" not in [column.column_id for column in other.columns]


def test_a_title_over_days_says_whose_these_are(registry: docextract.Registry) -> None:
    """And one over names leaves these what they are: all of them are proved."""
    upper = [None, None, "Entity balances", None, "Combined", None]
    header = ["Acct", "Description", "Land LLC", "Retail LLC", "12/31/2025", "12/31/2024"]
    rows = [["1000", "Cash", 60, 40, 100, 90], ["1500", "Land", 300, 0, 300, 300],
            ["2500", "Loan", -250, -20, -270, -280],
            ["3000", "Capital", -110, -20, -130, -110], [None, "Total", 0, 0, 0, 0]]  # fmt: skip
    raw = BytesIO(workbook([["Quay Group"], ["Trial Balance"], upper, header, *rows]))
    book = openpyxl.load_workbook(raw)
    for span in ("C3:D3", "E3:F3"):
        book.worksheets[0].merge_cells(span)
    book.save(made := BytesIO())
    answer = docextract.extract(
        made.getvalue(), asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry
    )
    assert [column.label for column in answer.columns] == [
        "Entity balances Land LLC", "Entity balances Retail LLC", "Combined 12/31/2025", "Combined 12/31/2024",
    ]  # fmt: skip
    assert answer.columns[2].column_id == "OTHER:ENDING"
    assert answer.rows[0].proof == ["PROVED"] * 4


def test_the_change_is_that_of_all_months_beside_the_changes_of_each(registry: docextract.Registry) -> None:
    header = ["Acct", "Name", "Balance 12/31/2023", *(f"Net Change {m} 2024" for m in ("Jan", "Feb", "Mar")),
              "Three Month Activity", "Balance 03/31/2024"]  # fmt: skip
    rows = [["1000", "Cash", 100, 10, 20, 5, 35, 135], ["2500", "Loan", -70, -5, -10, -5, -20, -90],
            ["3000", "Capital", -30, -5, -10, 0, -15, -45]]  # fmt: skip
    ids = [column.column_id for column in read(registry, *rows, header=header).columns]
    assert [ids[0], ids[4], ids[5]] == ["OTHER:FORWARD", "OTHER:CHANGE", "OTHER:ENDING"]
    assert ids[1] == "OTHER:NET_CHANGE_JAN_2024"


def test_percentages_do_not_add_up_and_have_a_column_of_their_own(registry: docextract.Registry) -> None:
    header = [None, "Account", "Balance 12/31/2024", "Balance 12/31/2023", "Increase $", "Increase %"]
    rows = [["1010", "Cash", 110, 100, 10, "10.0%"], ["1020", "Rents due", 60, 50, 10, "20.0%"]]
    debts = [["2010", "Payables", -170, -150, -20, "13.3%"]]
    answer = read(registry, *rows, [None, "Total assets", 170, 150, 20, "13.3%"], *debts, header=header)
    assert [c.column_id for c in answer.columns[-2:]] == ["OTHER:INCREASE", "OTHER:INCREASE_PERCENT"]
    assert [row.values[-2:] for row in answer.rows[:2]] == [[10, Decimal("0.100")], [10, Decimal("0.200")]]
    assert not answer.failed_checks


def test_balances_under_the_same_words_are_not_proved(registry: docextract.Registry) -> None:
    """What tells rand from pounds stands over both and was not understood: neither ``Closing`` is known to be it."""
    lines = [[*row[:2], row[2], row[5] - row[2], row[5], row[5] * 2] for row in (CASH, DEPOSITS, CAPITAL)]
    answer = read(registry, *lines, header=["GL no.", "Account title", "Opening", "Movement", "Closing", "Closing"])
    proved = {name.removeprefix("OTHER:"): n.proved for name, n in answer.proof.by_field.items()}
    assert proved["ENDING"] == 0 < proved["FORWARD"]


def test_a_column_of_sides_beside_amounts_with_signs_turns_none_of_them(registry: docextract.Registry) -> None:
    header = ["Closing Balance", "D/C", "Net Activity", "Opening Balance", "GL Account", "Account Description"]
    answer = read(
        registry,
        ["184.03", "D", "33.14-", "217.17", "1110-010", "Cash"],
        ["67.00", "D", "2.00", "65.00", "1110-020", "Deposits held"],
        ["32.73-", "C", "12.04", "44.77-", "2110-000", "Accounts payable"],
        ["218.30-", "C", "19.10", "237.40-", "3110-000", "Capital"],
        [None, None, None, None, "6000-000", "NON-OPERATING"],
        [None, None, None, None, "6100-000", "   Debt"],
        ["0.00", "D", "0.00", "0.00", "6110-000", "      Interest"],
        header=header,
    )
    assert [row.values for row in answer.rows if row.account_code == "2110-000"] == [
        [Decimal("-32.73"), Decimal("12.04"), Decimal("-44.77")]
    ]
    assert not answer.failed_checks


def test_what_lists_the_entries_again_below_the_totals_is_no_account(registry: docextract.Registry) -> None:
    header = ["Acct", "Description", "Unadjusted Balance", "Dr", "Cr", "Final Balance"]
    answer = read(
        registry,
        ["101", "Cash", 500000.93, None, None, 500000.93],
        ["125", "Prepaid", 0, 67350.25, None, 67350.25],
        ["165", "Accumulated depreciation", -100000.41, None, 90244.18, -190244.59],
        ["301", "Capital", -299693.37, None, None, -299693.37],
        ["401", "Rents", -250418.37, None, None, -250418.37],
        ["520", "Insurance", 150111.22, None, 67350.25, 82760.97],
        ["560", "Depreciation", 0, 90244.18, None, 90244.18],
        [None, "Totals", 0, 157594.43, 157594.43, 0],
        [None, "Net (income) loss", -100307.15, None, None, -77413.22],
        [None, "Entries posted"],
        ["1", "To record depreciation", None, 90244.18, None, None],
        ["2", "Unexpired insurance", None, 67350.25, None, None],
        ["3", "Insurance of the year", None, None, 67350.25, None],
        header=header,
    )
    assert [row.account_code for row in answer.rows if row.row_type == "LINE"] == [
        "101", "125", "165", "301", "401", "520", "560",
    ]  # fmt: skip
    assert not answer.failed_checks


def test_three_pairs_that_no_word_tells_apart_are_told_by_what_they_come_to(registry: docextract.Registry) -> None:
    header = [None, "Item", "Here Dr", "Here Cr", "Yonder Dr", "Yonder Cr", "Beyond Dr", "Beyond Cr"]
    moved = [("101", 500, 40, 30), ("104", 400, 10, 25), ("120", 600, 80, 75), ("201", -300, 70, 45),
             ("301", -1200, 0, 0), ("401", 0, 5, 30)]  # fmt: skip

    def pair(value: int) -> list[int | None]:
        return [value or None, None] if value >= 0 else [None, -value]

    lines = [[code, f"Account {code}", *pair(a), d or None, c or None, *pair(a + d - c)] for code, a, d, c in moved]
    answer = read(registry, *lines, header=header)
    assert [c.column_id.partition(":")[2] for c in answer.columns] == [
        "FORWARD_DEBIT", "FORWARD_CREDIT", "DEBIT", "CREDIT", "ENDING_DEBIT", "ENDING_CREDIT",
    ]  # fmt: skip
    # Of funds, whose sums are those of each side, nothing of the kind is said.
    funds = [[code, f"Account {code}", a, b, a + 5, b + 7, 2 * a + 5, 2 * b + 7] for code, a, b, _ in moved]
    other = read(registry, *funds, header=header)
    assert not any("FORWARD" in c.column_id or "ENDING" in c.column_id for c in other.columns)


def test_the_codes_of_sites_stand_between_the_lines_of_a_header(registry: docextract.Registry) -> None:
    upper = [None, None, None, "SITES - BALANCE", None, None, "COMBINED", None]
    codes = [None, None, None, "0114", "0127", "0131", None, None]
    header = [None, "GL #", "Account", "Tamarack Road", "Quarry Junction", "Depot Street", "9/30/2024", "9/30/2023"]
    rows = [("Cash", 500, 70, 30), ("Land", 900, 800, 100), ("Payables", -83, -67, -9), ("Capital", -1317, -803, -121)]
    lines = [[None, str(1010 + 10 * n), name, a, b, c, a + b + c, a] for n, (name, a, b, c) in enumerate(rows)]
    answer = read(registry, codes, header, *lines, header=upper)
    assert "COMBINED 9/30/2024" in [c.label for c in answer.columns]
    assert answer.rows[0].values == [500, 70, 30, 600, 500]


def test_shares_of_changes_are_in_brackets_without_their_sign(registry: docextract.Registry) -> None:
    header = ["Account", "Name", "12/31/2024", "12/31/2023", "$", "%"]
    rows = [("Cash", 240, 200, "20.0%"), ("Land", 900, 1000, "(10.0)%"), ("Payables", -140, -200, "(30.0)%")]
    rows.append(("Capital", -1000, -1000, "0.0%"))
    lines = [[str(1010 + 10 * n), name, a, b, a - b, share] for n, (name, a, b, share) in enumerate(rows)]
    answer = read(registry, *lines, header=header)
    assert answer.rows[1].values == [900, 1000, -100, Decimal("-0.1")]


def test_a_last_account_of_noughts_is_no_total(registry: docextract.Registry) -> None:
    header = ["Account", "Name", "Opening Balance", "Debits", "Credits", "Net Change", "Closing Balance"]
    rows = [("Cash", 500, 70, 20), ("Land", 900, 0, 0), ("Payables", -400, 30, 60), ("Capital", -1000, 0, 20),
            ("Gain / loss on casualty", 0, 0, 0, 0)]  # fmt: skip
    lines = [[f"{1010 + 10 * n}-000", name, a, b, c, b - c, a + b - c] for n, (name, a, b, c, *_) in enumerate(rows)]
    answer = read(registry, *lines, ["", "Total", 0, 100, 100, 0, 0], header=header)
    assert [row.row_type for row in answer.rows] == ["LINE"] * 5 + ["TOTAL"]
    assert not answer.failed_checks


def test_of_two_sheets_with_debits_and_credits_the_one_that_is_titled_is_read(registry: docextract.Registry) -> None:
    rows = [(n, f"01-000-101{n}0", a, b) for n, (a, b) in enumerate(((700, 5), (90, 0), (60, 0), (-850, -5)))]
    lines: list[list[Any]] = []
    for n, code, a, b in rows:
        lines.append([("ASSETS", "LIABILITIES", "EQUITY", "REVENUE")[n]])
        sides = [side for v in (a, b, a + b) for side in (max(v, 0) or None, max(-v, 0) or None)]
        lines.append([f"Account {n}", code, *sides])
    wtb = [["Elm LLC"], ["Working trial balance, December 31, 2025"], [],
           ["Account description", "GL", "UNADJUSTED", None, "ADJUSTING ENTRIES", None, "ADJUSTED", None],
           [None, None, *["Dr", "Cr"] * 3], *lines, [],
           ["TOTAL", None, 850, 850, 5, 5, 855, 855], [], ["Tickmarks: all balances agreed; see AJE tab."]]  # fmt: skip
    entries = [
        ["Entry", "Debit account", "Credit account", "Amount", "Explanation"],
        ["A", "01-000-10100", "01-210-40100", 40, "Raise reserve, Juniper Optical"],
        ["B", "01-300-15000", "01-000-10100", 9, "Straight-line true-up"],
    ]
    told = [[], [None, "Elm LLC"], [None, "Year-end trial balance package - December 31, 2025 (GAAP book)"], [],
            [None, "Prepared from the ledger, period Dec-25, after first close."],
            [None, "Tab 'WTB' is the working trial balance; tab 'AJE' lists the entries posted after."]]  # fmt: skip
    book = workbook(told, sheet="Read me", more={"WTB": wtb, "AJE": entries})
    answer = docextract.extract(book, asset_type="OFFICE", document_type="TRIAL_BALANCE", registry=registry)
    assert {"Account 0", "Account 3"} <= {row.label for row in answer.rows}


def test_balances_of_two_days_and_the_change_between_them(registry: docextract.Registry) -> None:
    header = ["Account description", "Number", "Balance 1-1-25", "Net change Jan - Sep", "Balance 9-30-25"]
    rows = [
        ("Cash", 10100, 500, 70),
        ("Land", 15000, 900, 0),
        ("Payables", 20000, -400, -30),
        ("Capital", 30000, -1000, -40),
    ]
    lines = [[name, str(code), a, b, a + b] for name, code, a, b in rows]
    book = workbook([["Elm LLC"], header, *lines])  # no title says that it is one
    answer = docextract.extract(book, asset_type="OFFICE", document_type="TRIAL_BALANCE", registry=registry)
    assert isinstance(answer, docextract.Statement)
    assert [column.column_id for column in answer.columns][-1] == "OTHER:ENDING"
    assert not answer.failed_checks


def test_balances_carried_forward_open_where_closing_ones_stand_behind_what_moved(
    registry: docextract.Registry,
) -> None:
    header = ["G/L account", "Text", "Alt.acct (group)", "Balance carried fwd Debit", "Balance carried fwd Credit",
              "01 - 09 Debit", "01 - 09 Credit", "Closing balance Debit", "Closing balance Credit"]  # fmt: skip
    rows = [("Land", 1610, 500, 70, 20), ("Stock", 1620, 900, 0, 100), ("Rents", 1630, 40, 60, 80),
            ("Payables", 1640, -400, 30, 60), ("Capital", 1650, -1040, 0, 20), ("Loan", 1660, 0, 120, 0)]  # fmt: skip
    lines = []
    for n, (name, group, a, b, c) in enumerate(rows):
        end = a + b - c
        lines.append([f"1001{n}0", name, str(group), a if a > 0 else None, -a if a < 0 else None, b or None, c or None,
                      end if end > 0 else None, -end if end < 0 else None])  # fmt: skip
    answer = read(registry, *lines, header=header)
    ids = [column.column_id for column in answer.columns]
    assert ids[:2] == ["OTHER:FORWARD_DEBIT", "OTHER:FORWARD_CREDIT"]
    assert ids[-2:] == ["OTHER:ENDING_DEBIT", "OTHER:ENDING_CREDIT"]


def test_entities_under_a_title_whose_codes_alone_are_known(registry: docextract.Registry) -> None:
    upper = ["Account", "GL #", "ENTITIES", None, None, "Eliminations", "CONSOLIDATED", None]
    header = [
        None,
        None,
        "Juniper Row LLC",
        "Ostrander Flats LLC",
        "Kettle Brook MHP LP",
        None,
        "6/30/2025",
        "6/30/2024",
    ]
    rows = [("Cash", 500, 60, 70), ("Land", 900, 80, 0), ("Payables", -400, -30, -60), ("Capital", -1000, -110, -10)]
    lines = [[name, f"10{n}0", a, b, c, None, a + b + c, a + b] for n, (name, a, b, c) in enumerate(rows)]
    answer = read(registry, header, *lines, header=upper)
    assert [row.values[0] for row in answer.rows] == [500, 900, -400, -1000]
    assert "JUNIPER" in answer.columns[0].column_id


def test_closing_balances_of_a_period_that_a_title_names_beside_those_of_last_year(
    registry: docextract.Registry,
) -> None:
    upper = ["Account", "PERIOD MAY-24", None, None, "PRIOR YEAR"]
    header = [None, "Opening balance", "Movement period 07", "Closing balance", "Closing balance"]
    rows = [("Cash", 500, 70), ("Land", 900, 0), ("Payables", -400, -30), ("Capital", -1000, -40)]
    lines = [[f"{1010 + 10 * n} {name}", a, b, a + b, a - 7] for n, (name, a, b) in enumerate(rows)]
    answer = read(registry, header, *lines, header=upper)
    assert [column.column_id for column in answer.columns][:3] == ["OTHER:FORWARD", "OTHER:CHANGE", "OTHER:ENDING"]


def test_an_account_without_a_code_that_the_total_needs_is_one(registry: docextract.Registry) -> None:
    rows = [
        ["1010 · Cash", 900, None], ["1020 · Escrow", 100, None], ["2010 · Loan", None, 700],
        ["3010 · Capital", None, 250], ["5010 · Repairs", 30, None], ["4010 · Rent", None, 100],
        ["Ask My Accountant", 20, None], ["TOTAL", 1050, 1050],
    ]  # fmt: skip
    answer = read(registry, *rows, header=[None, "Debit", "Credit"])
    assert (answer.rows[-2].label, answer.rows[-2].row_type) == ("Ask My Accountant", "LINE")
    assert "FAIL" not in status(answer, "accounting.T01")


def test_levels_of_detail_beside_totals_are_no_amounts_that_fail(registry: docextract.Registry) -> None:
    header = ["Account Number", "Description", "LD", "Balance Forward", "Net Posting", "Cumulative Balance"]
    rows = [[f"41820.{1100 + n}", f"Cash {n}", 6, 1000 * n, 10 * n, 1010 * n] for n in range(1, 5)]
    answer = read(registry, *rows, [None, "TOTAL CASH", 5, 10000, 100, 10100], header=header)
    assert [column.label for column in answer.columns] == ["Balance Forward", "Net Posting", "Cumulative Balance"]
    assert not answer.failed_checks


def test_credits_printed_as_negative_amounts_are_credits(registry: docextract.Registry) -> None:
    header = ["Account", "Description", "Beginning", "Period Debits", "Period Credits", "Net Change", "Ending"]
    rows = [("Cash", 500, 70, 45), ("Escrow", 80, 5, 0), ("Payables", -180, 10, 25), ("Capital", -400, 0, 15)]
    lines = [[str(1010 + 10 * n), name, a, d, -c, d - c, a + d - c] for n, (name, a, d, c) in enumerate(rows)]
    answer = read(registry, *lines, [None, "Report Total", 0, 85, -85, 0, 0], header=header)
    ids = ["FORWARD", "DEBIT", "CREDIT", "CHANGE", "ENDING"]
    assert [column.column_id for column in answer.columns] == [f"OTHER:{one}" for one in ids]
    assert answer.rows[0].values == [500, 70, -45, 25, 525]
    assert all(state == "PROVED" for state in answer.rows[0].proof)
    assert not answer.failed_checks
    wrong = [*lines[0][:4], -54, *lines[0][5:]]
    assert read(registry, wrong, *lines[1:], header=header).failed_checks


def test_what_must_be_zero_is_the_sum_of_the_accounts_above(registry: docextract.Registry) -> None:
    header = ["Account No.", "Account", "Prior 12/31/23", "Ending Balance 12/31/24"]
    rows = [["1010", "Cash", 600, 700], ["2010", "Loan", -450, -500], ["4010", "Rent", -190, -260]]
    rows += [["5010", "Repairs", 40, 60]]
    sums = [[None, "Net (must be zero)", 0, 0], [None, "Net (income) loss", -150, -200]]
    one, other = ["Larkspur Plaza, L.P."], ["Larkspur Garage"]
    answer = read(registry, one, *rows, *sums, other, *rows, *sums, header=header)
    assert [row.label for row in answer.rows if row.row_type == "LINE"] == ["Cash", "Loan", "Rent", "Repairs"] * 2
    assert not answer.failed_checks


def test_a_period_over_all_columns_tells_none_of_them_from_others(registry: docextract.Registry) -> None:
    header = ["GL #", "Description", "Fiscal 2026, period 6", None, None, None, "Prior Year 06/30/2025"]
    lower = [None, None, "Balance 05/31/2026", "Debits", "Credits", "Balance 06/30/2026", None]
    rows = [("Cash", 500, 70, 45, 410), ("Escrow", 80, 5, 0, 77), ("Payables", -180, 10, 25, -160)]
    rows += [("Capital", -400, 0, 15, -327)]
    lines = [[str(11100 + 100 * n), name, a, d, c, a + d - c, old] for n, (name, a, d, c, old) in enumerate(rows)]
    sheets = openpyxl.Workbook()
    for line in (["Juniper Flats"], ["Trial balance"], [], header, lower, *lines):
        sheets.worksheets[0].append(line)
    sheets.worksheets[0].merge_cells("C4:F4")
    sheets.save(book := BytesIO())
    answer = docextract.extract(
        book.getvalue(), asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry
    )
    assert isinstance(answer, docextract.Statement)
    ids = [column.column_id for column in answer.columns]
    assert ids[:4] == ["OTHER:FORWARD", "OTHER:DEBIT", "OTHER:CREDIT", "OTHER:ENDING"]


def test_a_letter_of_a_lead_sheet_is_no_name_of_its_sum(registry: docextract.Registry) -> None:
    header = ["Lead", "Acct #", "Account Description", "Unadjusted per G/L", "Adjusting JE", "Final", "$ Change", "TM"]
    lines: list[list[Any]] = []
    for lead, name, rows in (
        ("A", "Cash", [("1010", "Operating", 4549, 0, 537, "PBC"), ("1015", "Deposits", 1214, 0, 36, None),
                       ("1030", "Escrow", 2459, 0, 132, "^")]),
        ("B", "Receivables", [("1100", "Tenants", 2635, 229, 993, "PBC"), ("1150", "Recoveries", 0, 472, -103, None)]),
        ("C", "Capital", [("3000", "Members", -9000, -701, -1195, "PBC"), ("3100", "Result", -1857, 0, -400, None)]),
    ):  # fmt: skip
        lines.append([lead, name])
        lines += [[lead, code, what, g, j or None, g + j, ch, mark] for code, what, g, j, ch, mark in rows]
        sums = [sum(row[n] for row in rows) for n in (2, 3)]
        lines.append([None, None, f"Total {name}", *sums, sum(sums), sum(row[4] for row in rows)])
    answer = read(registry, *lines, header=header)
    codes = [row.account_code for row in answer.rows if row.row_type == "LINE"]
    assert codes == ["1010", "1015", "1030", "1100", "1150", "3000", "3100"]
    assert not answer.failed_checks, "a change since last year is none of the entries"


FORWARD = ["Opening", "Debits", "Credits", "Closing"]


def ledger(*leads: list[Any]) -> list[list[Any]]:
    """Lines of accounts whose opening balances and entries come to the closing ones."""
    found: list[list[Any]] = []
    for n, lead in enumerate(leads, 1):
        found.append([*lead, 100 * n, 10 * n, 3 * n, 107 * n])
    return found


NAMES = ["Cash Operating", "Petty Cash", "Rent Receivable", "Prepaid Insurance", "Security Deposits", "Mortgage Note"]


@pytest.mark.parametrize(
    ("header", "lead", "code"),
    [
        pytest.param(["Account", "Key", "Name"], lambda n, name: [f"1{n}10", f"k-{n}fe8", name], "1110", id="a key"),
        pytest.param(["Co.CCtr", "Words"], lambda n, name: [f"01.44{n}0.R10{n}", name], "01.4410.R101", id="groups"),
    ],
)  # fmt: skip
def test_codes_and_names_are_told_from_what_stands_beside_them(
    registry: docextract.Registry, header: list[Any], lead: Any, code: str
) -> None:
    answer = read(registry, *ledger(*(lead(n, name) for n, name in enumerate(NAMES, 1))), header=[*header, *FORWARD])
    assert [row.label for row in answer.rows if row.row_type == "LINE"] == NAMES
    assert answer.rows[0].account_code == code


def test_numbers_that_rise_are_the_codes_of_accounts_under_any_words(registry: docextract.Registry) -> None:
    names = [*NAMES, *(f"Expense {n}" for n in "ABCDE")]
    lines = ledger(*([name, 1010 + 10 * n] for n, name in enumerate(names)))
    answer = read(registry, *lines, header=["Account Title", "Nat. acct", *FORWARD])
    assert [row.account_code for row in answer.rows[:2]] == ["1010", "1020"]


def test_entities_below_each_account_are_of_the_account(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = []
    for n, name in enumerate(("Cash", "Deposits", "Receivables"), 1):
        lines.append([f"110{n}-0000 {name}"])
        lines += [[f"41{k} - Kestrel Bldg {k}", 10 * k * n, k, 2 * k, 10 * k * n - k] for k in (1, 2, 3)]
        lines.append([f"Total 110{n}-0000", 60 * n, 6, 12, 60 * n - 6])
    answer = read(registry, *lines, header=["Account", *FORWARD])
    told = [(row.account_code, row.label, row.section_path[-1]) for row in answer.rows if row.row_type == "LINE"]
    assert told[:2] == [("1101-0000", "Cash", "411 - Kestrel Bldg 1"), ("1101-0000", "Cash", "412 - Kestrel Bldg 2")]
    assert told[-1] == ("1103-0000", "Receivables", "413 - Kestrel Bldg 3")


def test_the_total_of_last_year_behind_the_funds_is_no_balance_of_this_one(registry: docextract.Registry) -> None:
    header = ["Account", "Description", "Administrative Fund", "Sinking Fund", "Total", "Total 30/06/23"]
    rows = [["1010", "Cash", 100, 20, 120, 95], ["1020", "Deposits", 30, 5, 35, 20], ["2010", "Owed", -10, -3, -13, -9],
            ["3010", "Fund Balance", -120, -22, -142, -106], [None, "Total", 0, 0, 0, 0]]  # fmt: skip
    answer = read(registry, *rows, header=header)
    ending = next(n for n, c in enumerate(answer.columns) if c.column_id == "OTHER:ENDING")
    assert [row.values[ending] for row in answer.rows] == [120, 35, -13, -142, 0]


def test_debits_and_credits_of_the_period_stand_beside_the_balances_of_the_year(registry: docextract.Registry) -> None:
    above = [None, None, "Period to Date", None, "Year to Date", None]
    lines = [
        ["11010", "Operating Account", None, 30, 120, None],
        ["20010", "Security Deposits", 10, None, None, 50],
        ["30010", "Capital", None, None, None, 90],
        ["40010", "Rent", 20, None, 20, None],
        [None, "Total", 30, 30, 140, 140],
    ]
    book = workbook([*HEAD, above, ["GL No.", "GL Account", "Debit", "Credit", "Debit", "Credit"], *lines])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry)
    assert [c.column_id for c in answer.columns] == [
        "OTHER:DEBIT", "OTHER:CREDIT", "OTHER:ENDING_DEBIT", "OTHER:ENDING_CREDIT",
    ]  # fmt: skip


@pytest.mark.parametrize("head", ["Current Period", "Movement Q1 2024"])
def test_what_stands_alone_between_the_balances_is_what_happened(registry: docextract.Registry, head: str) -> None:
    header = ["Account", "Description", "Balance Forward", head, "Year to Date Balance"]
    lines = [["1010", "Cash", 100, 20, 120], ["2010", "Deposits", -40, -10, -50], ["3010", "Capital", -60, -10, -70]]
    answer = read(registry, *lines, header=header)
    assert [c.column_id for c in answer.columns] == ["OTHER:FORWARD", "OTHER:CHANGE", "OTHER:ENDING"]


def test_a_table_on_the_next_sheet_comes_before_a_sheet_of_parameters(registry: docextract.Registry) -> None:
    book = openpyxl.Workbook()
    first, second = book.active, book.create_sheet("Trial Balance")
    for row in (["Report", "GL Trial Balance"], ["Period", "03/01/2024 - 03/31/2024"], ["Book", "Accrual"]):
        first.append(row)
    for line in (["Elm Court"], ["Trial Balance | Mar 2024"], [], COLUMNS, CASH, DEPOSITS, CAPITAL, TOTAL):
        second.append(line)
    book.save(raw := BytesIO())
    answer = docextract.extract(
        raw.getvalue(), asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry
    )
    assert [row.label for row in answer.rows if row.row_type == "LINE"] == [CASH[1], DEPOSITS[1], CAPITAL[1]]


def test_entries_bring_balances_that_close_to_final_ones(registry: docextract.Registry) -> None:
    header = [
        "Acct",
        "Account Name",
        "Final 12/31/2023",
        "Ending Balance per G/L",
        "Debit",
        "Credit",
        "Final 12/31/2024",
    ]
    lines = [
        ["1010", "Operating Bank", 48217, 61204, None, None, 61204],
        ["1120", "CAM Receivable", 9120, 0, 7415, None, 7415],
        ["1190", "Allowance", -4000, -4000, None, 3850, -7850],
        ["4110", "CAM Recoveries", -53337, -57204, None, 7415, -64619],
        ["5540", "Bad Debt", 0, 0, 3850, None, 3850],
    ]  # fmt: skip
    answer = read(registry, *lines, ["", "Total", 0, 0, 11265, 11265, 0], header=header)
    assert [(c.column_id, c.label) for c in answer.columns] == [
        ("OTHER:FINAL_12_31_2023", "Final 12/31/2023"), ("OTHER:ENDING", "Ending Balance per G/L"),
        ("OTHER:DEBIT", "Debit"), ("OTHER:CREDIT", "Credit"), ("OTHER:FINAL_12_31_2024", "Final 12/31/2024"),
    ]  # fmt: skip


def test_a_group_has_a_column_of_its_own_behind_eliminations(registry: docextract.Registry) -> None:
    header = ["Account", "Description", "Holdings", "Retail Park", "Aggregate", "Eliminations", "Group"]
    lines = [
        ["1000/000", "Rental - Basic", 0, -9846, -9846, 0, -9846],
        ["1200/000", "Fees Received", -1284, 0, -1284, 1284, 0],
        ["2000/000", "Fees Paid", 0, 1284, 1284, -1284, 0], ["3000/000", "Cash", 1284, 8562, 9846, 0, 9846],
    ]  # fmt: skip
    answer = read(registry, *lines, [None, "Total", 0, 0, 0, 0, 0], header=header)
    assert [c.label for c in answer.columns][-1] == "Group"
    assert [row.values[-1] for row in answer.rows if row.row_type == "LINE"] == [-9846, 0, 0, 9846]


def test_one_code_stands_before_the_whole_path_of_an_account(registry: docextract.Registry) -> None:
    lines = [
        ["1010 Checking", 500, None], ["1530 Improvements:Roof 2023", 86, None], ["2010 Accounts Payable", None, 100],
        ["3010 Member Equity:Contributions", None, 486],
    ]  # fmt: skip
    rows = read(registry, *lines, ["TOTAL", 586, 586], header=[None, "Debit", "Credit"]).rows
    assert [row.account_code for row in rows if row.row_type == "LINE"] == ["1010", "1530", "2010", "3010"]
    assert [row.section_path[-1:] for row in rows[1::2]] == [("Improvements",), ("Member Equity",)]


def test_receipts_and_payments_move_a_balance(registry: docextract.Registry) -> None:
    header = ["Account", "Account Name", "Opening", "Receipts", "Payments", "Adjustments", "Closing"]
    moves = [(90, None, -20, None), (-90, None, 30, None), (500, None, -40, None), (-700, None, 45, None),
             (60, None, None, -15), (-35, None, None, 12), (420, None, None, -9), (-160, None, None, 21),
             (75, None, None, -33), (-140, None, None, 24), (310, 55, None, None), (-330, -55, -15, None)]  # fmt: skip
    lines = [[f"1-{1000 + n}", f"Account {n}", *line, sum(one or 0 for one in line)] for n, line in enumerate(moves)]
    answer = read(registry, *lines, [None, "Total", 0, 0, 0, 0, 0], header=header)
    assert not answer.failed_checks
    proofs = [proof for row in answer.rows if row.row_type == "LINE" for proof in row.proof if proof]
    assert {*proofs} == {"PROVED"}


def test_what_stood_at_an_appointment_is_the_opening_balance(registry: docextract.Registry) -> None:
    titles = ["Balance at appointment", "Transactions in period", "Adjustments", "Closing"]
    over = [None, None, *[text for title in titles for text in (title, None)]]
    header = ["N/C", "Account", *["Debit", "Credit"] * 4]
    lines = [
        ["1100", "Debtors", 118406.72, None, None, 24622.33, None, 9874.25, 83910.14, None],
        ["1105", "Provision", None, 26500, None, None, 9874.25, None, None, 16625.75],
        ["1210", "Fixed charge account", None, None, 24622.33, None, None, None, 24622.33, None],
        ["3000", "Capital", None, 91906.72, None, None, None, None, None, 91906.72],
    ]  # fmt: skip
    total = [None, "TOTAL", 118406.72, 118406.72, 24622.33, 24622.33, 9874.25, 9874.25, 108532.47, 108532.47]
    answer = read(registry, header, *lines, total, header=over)
    assert [c.column_id for c in answer.columns][:2] == ["OTHER:FORWARD_DEBIT", "OTHER:FORWARD_CREDIT"]


_CHART = [
    ["1000", "ASSETS", None, None, None, None],
    ["1010", "Operating Bank", 49314.48, None, 158968.97, None],
    ["1110", "Receivables", None, 1477.82, 29895.57, None],
    ["1410", "Buildings", None, None, 9640000, None],
    ["1480", "Accumulated Depreciation", None, 23568.68, None, 2070886.66],
    ["1495", "Total Fixed Assets", None, 23568.68, 7569113.34, None],
    ["1990", "TOTAL ASSETS", 24267.98, None, 7757977.88, None],
    ["2060", "Loan Payable", 10946.86, None, None, 6263804.55],
    ["4010", "Apartment Rent", None, 35214.84, None, 1494173.33],
]


def test_net_changes_stand_beside_balances_and_totals_are_net_of_both_sides(registry: docextract.Registry) -> None:
    head = ["No.", "Name", "Debit", "Credit", "Debit", "Credit"]
    answer = read(registry, head, *_CHART, header=[None, None, "Net Change", None, "Balance", None])
    assert [c.column_id.partition(":")[2] for c in answer.columns] == [
        "DEBIT", "CREDIT", "ENDING_DEBIT", "ENDING_CREDIT",
    ]  # fmt: skip
    assert [row.label for row in answer.rows if row.row_type == "SUBTOTAL"] == ["Total Fixed Assets", "TOTAL ASSETS"]
    assert not answer.failed_checks


def test_totals_of_companies_are_called_alike_also_where_an_account_is_missing(registry: docextract.Registry) -> None:
    head = ["CoCd", "G/L acct", "Short Text", "Balance Carryforward", "Debit", "Credit", "Accumulated balance"]
    lines: list[list[Any]] = []
    for n, code in enumerate(("2100", "2110", "2120")):
        cash, rent, tax = 5000 + 17 * n, 1200 + n, 333 + n
        rows = [
            [code, "100010", "Cash", cash, rent, tax, cash + rent - tax],
            [code, "152000", "Improvements", 7001, 0, 0, 7001],
            [code, "300000", "Equity", -7001 - cash, 0, 0, -7001 - cash],
            [code, "400000", "Rent", 0, 0, rent, -rent], [code, "530000", "Taxes", 0, tax, 0, tax],
        ]  # fmt: skip
        lines += [*(rows[:1] + rows[2:] if n == 1 else rows)]
        lines.append([code, "*", "Total comp. code", 0, rent + tax, rent + tax, 0])
    both = sum(line[4] for line in lines if line[1] == "*")
    answer = read(registry, *lines, [None, "**", "Total", 0, both, both, 0], header=head)
    assert [row.label for row in answer.rows if row.row_type != "LINE"] == [*["Total comp. code"] * 3, "Total"]
    failed = next(check for check in answer.failed_checks if check.check_id == "accounting.T02")
    assert "-7,001" in failed.message
    assert "1,5" not in failed.message  # of the whole no more is missing than of its part


def test_balances_to_the_number_of_a_period_open_and_close_it(registry: docextract.Registry) -> None:
    """``Brought Fwd to P05``, ``Carried Fwd to P06``."""
    header = ["Nominal", "Description", "Brought Fwd to P05", "Period Debits", "Period Credits", "Carried Fwd to P06"]
    rows = [("Cash", 500, 70, 10), ("Land", 900, 0, 0), ("Payables", -400, 5, 35), ("Capital", -1000, 0, 30)]
    lines = [[f"{1010 + 10 * n}", name, a, b, c, a + b - c] for n, (name, a, b, c) in enumerate(rows)]
    answer = read(registry, *lines, ["", "TOTAL", 0, 75, 75, 0], header=header)
    assert [column.column_id for column in answer.columns] == [
        "OTHER:FORWARD", "OTHER:DEBIT", "OTHER:CREDIT", "OTHER:ENDING",
    ]  # fmt: skip
    assert not answer.failed_checks


def test_accounts_below_their_funds_keep_their_codes(registry: docextract.Registry) -> None:
    names = ["Cash", "Receivables", "Fixed Assets", "Net Assets"]
    head = ["Fund Code", "GL Code", "GL Title", "Opening Balance", "Period Debits", "Period Credits", "Current Balance"]
    lines: list[list[Any]] = []
    for fund in ("100", "200", "300"):
        lines.append([f"{fund} - Fund {fund}"])
        balances = [500, 300, 200, -1000]
        lines += [
            [fund, f"1{n}000", name, b, 10 * n, 10 * n, b]
            for n, (name, b) in enumerate(zip(names, balances, strict=True))
        ]
        lines.append([None, None, f"Total {fund} - Fund {fund}", 0, 60, 60, 0])
    answer = read(registry, *lines, header=head)
    rows = [row for row in answer.rows if row.row_type == "LINE"]
    assert [(row.account_code, row.label) for row in rows[:4]] == [(f"1{n}000", name) for n, name in enumerate(names)]
    assert len(rows) == 12


def test_the_net_result_of_a_chart_whose_totals_are_accounts_is_no_account(registry: docextract.Registry) -> None:
    head = ["No.", "Name", "Debit", "Credit", "Debit", "Credit"]
    upper = [None, None, "Net Change", None, "Balance", None]
    lines = [["11010", "Cash", 900, None, 1900, None], ["11020", "Debtors", None, 100, 500, None],
             ["29010", "Share Capital", None, None, None, 1100], ["31010", "Rents", None, 1500, None, 3000],
             ["31020", "Parking", None, 300, None, 400], ["41010", "Repairs", 600, None, 1200, None],
             ["41020", "Insurance", 250, None, 500, None], ["41030", "Wages", 150, None, 400, None],
             ["59999", "NET RESULT FOR THE PERIOD", None, 800, None, 1300]]  # fmt: skip
    answer = read(registry, head, *lines, header=upper)
    assert [row.account_code for row in answer.rows if row.row_type == "LINE"] == [row[0] for row in lines[:-1]]
    assert not [check for check in answer.checks if check.status == "FAIL"]


def test_movements_of_periods_are_changes_and_amt_says_nothing(registry: docextract.Registry) -> None:
    lines = [["0100", "Housing", 1000, 60, 40, 1100], ["0200", "Depreciation", -300, -20, -10, -330],
             ["0300", "Capital", -700, -40, -30, -770]]  # fmt: skip
    head = ["Account", "Description", "Balance B/FWD", "Movement P01-P06", "Movement P07", "Balance C/FWD"]
    answer = read(registry, *lines, header=head)
    assert [column.column_id for column in answer.columns] == [
        "OTHER:FORWARD", "OTHER:CHANGE", "OTHER:CHANGE_2", "OTHER:ENDING",
    ]  # fmt: skip
    sides = read(registry, ["1000", "Cash", 300, None], ["3000", "Capital", None, 300],
                 header=["Account ID", "Account Description", "Debit Amt", "Credit Amt"])  # fmt: skip
    assert [column.column_id for column in sides.columns] == ["OTHER:DEBIT", "OTHER:CREDIT"]


def test_a_project_named_below_a_header_is_no_part_of_it(registry: docextract.Registry) -> None:
    head = ["G/L Account", "Description", "Beginning Balance", "Debits", "Credits", "Ending Balance"]
    project = ["Project: 001", "Garfield Terrace", "(NJ057000001)"]
    answer = read(registry, project, ["1111.10", "Cash", 100, 50, 30, 120], ["2111.00", "Payables", -40, 0, 10, -50],
                  ["2800.00", "Equity", -60, 0, 10, -70], header=head)  # fmt: skip
    rows = [row for row in answer.rows if row.row_type == "LINE"]
    assert [(row.account_code, row.label) for row in rows] == [
        ("1111.10", "Cash"), ("2111.00", "Payables"), ("2800.00", "Equity"),
    ]  # fmt: skip
    assert len(answer.columns) == 4


@pytest.mark.parametrize(
    ("header", "cells", "code"),
    [
        (["CoCd G/L acct", "Short text"], ["2140 11{}000", "Cost {}"], "11{}000"),
        (["Account description", "Obj. acct"], ["Cost {}", "2410.1{}10"], "2410.1{}10"),
    ],
)
def test_the_code_of_an_account_is_told_from_what_stands_beside_it(
    registry: docextract.Registry, header: list[str], cells: list[str], code: str
) -> None:
    numbers = range(1, 10)
    rows = [[*(cell.format(n) for cell in cells), 0, 100 * n, 10 * n, 90 * n] for n in numbers]
    answer = read(registry, *rows, header=[*header, "Beginning Balance", "Debit", "Credit", "Ending Balance"])
    assert [(row.account_code, row.label) for row in answer.rows] == [(code.format(n), f"Cost {n}") for n in numbers]


def test_an_account_of_another_one_labels_no_fact(registry: docextract.Registry) -> None:
    rows = [["Advertising:Online", 9, 0, 9, 0], ["Advertising:Signage", 1250], ["Bank Fees", 7, 0, 7, 0]]
    header = ["Account", "Opening Debit", "Opening Credit", "Closing Debit", "Closing Credit"]
    answer = read(registry, *rows, header=header)
    assert [row.label for row in answer.rows] == [row[0] for row in rows]


def test_the_words_of_a_title_are_no_header_above_numbers_of_companies_side_by_side(
    registry: docextract.Registry,
) -> None:
    rows = [[f"1010{n} - Cash {n}", 100 * n, 10 * n, None, 110 * n] for n in range(1, 8)]
    rows += [["30000 - Equity", -2800, -280, None, -3080], ["Total", 0, 0, 0, 0]]
    book = [["Elm Holdings LP (Consolidated)"], ["Consolidating Trial Balance"], ["End of Sep 2025"], []]
    data = workbook([*book, ["Account", "Elm Holdings LP", "TH Retail US LLC", "Elimination", "Total"], *rows])
    answer = docextract.extract(data, asset_type="OFFICE", document_type="TRIAL_BALANCE", registry=registry)
    assert [(row.account_code, row.label) for row in answer.rows][:2] == [("10101", "Cash 1"), ("10102", "Cash 2")]
    facts = [["Client", "Elm CLG"], ["Currency", "EUR; credit balances in brackets"]]
    table = [["Trial balance"], ["Account", "Description", "Prelim 31/12/24", "Adj's", "Final Balance 31/12/24"],
             *([str(1010 + n), f"Cost {n}", 100 * n, 0, 100 * n] for n in range(1, 9)),
             ["2000", "Equity", -3600, 0, -3600]]  # fmt: skip
    data = workbook(facts, more={"TB by lead": table})
    answer = docextract.extract(data, asset_type="OFFICE", document_type="TRIAL_BALANCE", registry=registry)
    assert [row.account_code for row in answer.rows] == [row[0] for row in table[2:]]
