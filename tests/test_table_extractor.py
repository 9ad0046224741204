"""Tables of one header, read into rows by the types of their fields."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest

import docextract
from docextract import ExtractionFailedError, Place, Registry
from docextract.plugin import Date, DocumentType, Number, Registrar, Row, TableExtractor, hookimpl
from docextract.testing import pages, workbook


class Loan(Row):
    """One loan."""

    lender: str
    note: str | None = None
    drawn: Date | None = None
    months: int | None = None
    balance: Number | None = None


HEADERS = {
    "lender": ["Lender"],
    "note": ["Remarks"],
    "drawn": ["Date Drawn"],
    "months": ["Term (Months)"],
    "balance": ["Balance"],
}
HEAD = ["Lender", "Remarks", "Date drawn", "Term (months)", "Balance:"]


class Loans:
    """A plugin with one document type and nothing else."""

    __name__ = "loans"

    @hookimpl
    def register_document_types(self, registrar: Registrar[DocumentType]) -> None:
        registrar.add(DocumentType("LOAN_LIST", "List of loans", row=Loan, extract=TableExtractor(Loan, HEADERS)))


REGISTRY = Registry.build([Loans()])


def loans(*lines: list[Any], data: bytes | None = None, **asked: Any) -> Any:
    data = data or workbook([HEAD, *lines], sheet="Loans")
    return docextract.extract(data, asset_type="OTHER", document_type="LOAN_LIST", registry=REGISTRY, **asked)


def test_a_cell_is_read_as_its_field_says_and_keeps_its_place() -> None:
    (row,) = loans(["Acme Bank", "first", dt.date(2024, 3, 1), 120, 1500.25]).rows
    assert (row.lender, row.note, row.drawn, row.months, row.balance) == (
        "Acme Bank", "first", dt.date(2024, 3, 1), 120, Decimal("1500.25"),
    )  # fmt: skip
    assert row.sources["balance"] == [Place(sheet="Loans", cell="E2")]
    assert row.row_id == "Loans!A2"


def test_what_is_not_printed_is_null_and_what_is_no_value_of_its_field_is_unread() -> None:
    (row,) = loans(["Acme Bank", None, "MTM", 12.5, "see note"]).rows
    assert (row.note, row.drawn, row.months, row.balance) == (None, None, None, None)
    assert row.unread == {"drawn": "MTM", "months": "12.5", "balance": "see note"}
    assert set(row.sources) == {"lender", "drawn", "months", "balance"}


def test_totals_are_stated_and_prove_the_column_that_they_sum() -> None:
    read = loans(["A", None, None, None, 10], ["B", None, None, None, 15], ["Total", None, None, None, 25])
    assert [(line.label, line.values) for line in read.totals.stated] == [("Total", {"balance": Decimal(25)})]
    assert (read.proof.numbers, read.proof.proved, read.summary.sums) == (2, 2, {"balance": Decimal(25)})
    wrong = loans(["A", None, None, None, 10], ["Total", None, None, None, 25])
    assert (wrong.proof.proved, wrong.proof.unproved) == (0, 1)


def test_a_sum_of_nothing_is_not_zero() -> None:
    read = loans(["A", None, None, None, None])
    assert read.summary.sums == {"balance": None}
    assert read.totals.computed == {"balance": None}


def test_every_row_has_a_role_and_one_that_is_not_understood_is_unexplained() -> None:
    read = loans(
        ["A", "a long", None, None, 10],
        [None, "remark", None, None, None],
        [None, None, None, None, None],
        [None, None, None, 7, 99],
        ["Total", None, None, None, 10],
    )
    assert read.ledger.by_role == {"HEADER": 1, "DATA": 1, "CONTINUATION": 1, "BLANK": 1, "OTHER": 1, "TOTAL": 1}
    assert read.rows[0].note == "a long remark"
    assert read.rows[0].sources["note"] == [Place(sheet="Loans", cell="B2"), Place(sheet="Loans", cell="B3")]
    assert read.ledger.unexplained == [Place(sheet="Loans", cell="D5")]
    assert [note.type for note in read.warnings] == ["rowNotUnderstood"]


def test_a_header_of_two_lines_is_one() -> None:
    lines = [["List"], [None, None, "Date", "Term", None], ["Lender", "Remarks", "drawn", "(months)", "Balance"]]
    read = loans(data=workbook([*lines, ["A", "x", dt.date(2024, 1, 2), 6, 1]]))
    assert (read.rows[0].drawn, read.rows[0].months) == (dt.date(2024, 1, 2), 6)
    assert read.ledger.by_role == {"TITLE": 1, "HEADER": 2, "DATA": 1}


def test_columns_of_unknown_headers_are_listed() -> None:
    (column,) = loans(data=workbook([[*HEAD, "Broker"], ["A", None, None, None, 1, "Zed"]])).unmapped_columns
    assert (column.header, column.column, column.sample) == ("Broker", "F", ["Zed"])


def test_a_table_goes_on_over_pages_with_or_without_its_header() -> None:
    rows = [[f"Bank {n}", "remark", "01/02/2024", 12, 100 + n] for n in range(40)]
    read = loans(data=pages([["Loans"], HEAD, *rows[:20]], [HEAD, *rows[20:]]))
    assert [row.lender for row in read.rows] == [row[0] for row in rows]
    assert [row.balance for row in read.rows] == [row[4] for row in rows]
    assert {place.page for row in read.rows for place in row.sources["balance"]} == {1, 2}


def test_a_document_without_the_header_is_refused_and_told_where_it_stands() -> None:
    data = workbook([["Nothing here"]], more={"Loans": [HEAD, ["A", None, None, None, 1]]})
    with pytest.raises(ExtractionFailedError, match="looked for a table of Lender, .*; it stands on sheet 'Loans'"):
        loans(data=data)
    assert len(loans(data=data, sheet="Loans").rows) == 1


def test_headers_of_fields_that_are_not_there_or_that_need_a_value_are_a_type_error() -> None:
    with pytest.raises(TypeError, match="Loan has no field 'rate'; it has: row_index"):
        TableExtractor(Loan, {**HEADERS, "rate": ["Rate"]})

    class Strict(Row):
        name: str
        amount: Number

    with pytest.raises(TypeError, match=r"Strict\.amount needs a default"):
        TableExtractor(Strict, {"name": ["Name"], "amount": ["Amount"]})
