"""Statements unlike others: two columns of which a row uses one, a column of signs, an export without totals."""

from __future__ import annotations

import pytest
from statements import read, workbook

import docextract
from docextract import Statement
from docextract.testing import Format, write

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

INNER_AND_OUTER = [
    [None, "Hill Property Management, LLC"],
    [None, "Income Statement"],
    [None, "From January 1, 2024 to June 30, 2024"],
    ["Income"],
    ["Rents", 900.5],
    ["Less: Discounts", 40.25],
    ["Total Income", None, 860.25],
    ["Expenses"],
    ["Repairs", 100.1],
    ["Power", 50.05],
    ["Total Expenses", None, 150.15],
    ["Net Income", None, 710.1],
]


def test_a_column_of_totals_beside_that_of_lines_is_one_column_with_it() -> None:
    assert workbook(INNER_AND_OUTER)
    statement = read(INNER_AND_OUTER)
    assert len(statement.columns) == 1
    assert {row.label: str(row.values[0]) for row in statement.rows if row.row_type in ("SUBTOTAL", "TOTAL")} == {
        "Total Income": "860.25",
        "Total Expenses": "150.15",
        "Net Income": "710.1",
    }
    assert statement.proof.proved == statement.proof.numbers


def test_a_table_beside_it_does_not_part_the_two_columns() -> None:
    sample = write("sage50.statement", 600108, "xlsx", traps={"a side table beside the roll"})
    where = {"sheet": sample.truth["sheet"]} if sample.truth["sheet"] else {}
    statement = docextract.extract(
        sample.data, asset_type=sample.asset_type, document_type=sample.document_type, **where
    )
    assert isinstance(statement, Statement)
    assert [list(row.values) for row in statement.rows] == [list(row["values"]) for row in sample.rows]


@pytest.mark.parametrize("form", ["pdf", "xlsx"])
def test_signs_in_a_column_of_their_own_say_what_is_taken_off(form: Format) -> None:
    sample = write("onesite.incomeWorksheet", 600100, form)
    statement = docextract.extract(sample.data, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, Statement)
    lost = next(row for row in statement.rows if row.label == "Vacancy Loss")
    assert lost.effect == -1
    assert lost.values[0] is not None
    assert lost.values[0] > 0
    assert statement.proof.contradicted == 0
    assert statement.proof.proved == statement.proof.numbers


def test_a_flat_export_of_a_budget_has_months_without_dates() -> None:
    sample = write("kardin.budget", 3, "xlsx")
    statement = docextract.extract(
        sample.data, asset_type="OFFICE", document_type="BUDGET", sheet=sample.truth["sheet"] or "qryExportData"
    )
    assert isinstance(statement, Statement)
    assert {column.kind for column in statement.columns} == {"BUDGET"}
    assert [row.account_code for row in statement.rows] == [row["accountCode"] for row in sample.rows]


def test_accounts_under_the_name_cash_are_not_lost_with_the_titles() -> None:
    rows = [
        ["Hill Company"],
        ["Balance Sheet"],
        ["As of April 30, 2021"],
        ["Assets"],
        ["Cash"],
        ["Operating Account", 128.5],
        ["Petty Cash", 1.5],
        ["Total Cash", 130.0],
        ["Total Assets", 130.0],
        ["Liabilities"],
        ["Loans", 100.0],
        ["Total Liabilities", 100.0],
        ["Equity", 30.0],
        ["Total Liabilities and Equity", 130.0],
    ]
    statement = docextract.extract(workbook(rows), asset_type="OFFICE", document_type="BALANCE_SHEET")
    assert isinstance(statement, Statement)
    assert [row.label for row in statement.rows][:3] == ["Assets", "Cash", "Operating Account"]
