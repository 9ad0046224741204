"""Strategies for authors of plugins, on the extractor for plain tables: what is printed is read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from hypothesis import given, settings

import docextract
from docextract import Registry
from docextract.plugin import Date, DocumentType, Number, Registrar, Row, TableExtractor, hookimpl
from docextract.testing.strategies import PrintedTable, tables


class Loan(Row):
    """One loan."""

    lender: str
    note: str | None = None
    drawn: Date | None = None
    months: int | None = None
    balance: Number | None = None


TABLE = TableExtractor(
    Loan,
    {
        "lender": ["Lender", "Bank"],
        "note": ["Remarks"],
        "drawn": ["Drawn", "Date drawn"],
        "months": ["Months"],
        "balance": ["Balance", "Amount"],
    },
)


@hookimpl
def register_document_types(registrar: Registrar[DocumentType]) -> None:
    registrar.add(DocumentType("LOAN_LIST", "List of loans", row=Loan, extract=TABLE))


ASKED: dict[str, Any] = {
    "asset_type": "OTHER",
    "document_type": "LOAN_LIST",
    "registry": Registry.build([SimpleNamespace(__name__="loans", register_document_types=register_document_types)]),
}


@settings(max_examples=60)
@given(tables(TABLE))
def test_what_a_workbook_prints_is_read_and_nothing_else(table: PrintedTable) -> None:
    answer = docextract.extract(table.workbook(), **ASKED)
    assert [table.of(row) for row in answer.rows] == table.expected
    assert answer.ledger.by_role == {"HEADER": 1, "DATA": len(table.expected)}


@settings(max_examples=25)
@given(tables(TABLE, min_rows=12, max_rows=40))
def test_a_page_says_how_many_rows_it_has_and_where_its_amounts_stand(table: PrintedTable) -> None:
    answer = docextract.extract(table.pages(), **ASKED)
    assert [row.lender for row in answer.rows] == [row["lender"] for row in table.expected]
    assert all(row.balance is None or row.sources["balance"] for row in answer.rows)
