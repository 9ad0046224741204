"""Strategies for authors of plugins, on the extractor for plain tables: what is printed is read."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import example, given, settings

import docextract
from docextract import Registry
from docextract.plugin import Date, DocumentType, Money, Registrar, Row, TableExtractor, hookimpl
from docextract.testing import pages
from docextract.testing.strategies import PrintedTable, tables


class Loan(Row):
    """One loan."""

    lender: str
    note: str | None = None
    drawn: Date | None = None
    months: int | None = None
    balance: Money | None = None


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


def table(*lines: list[Any]) -> PrintedTable:
    """A table as a strategy draws it."""
    header, *rows = lines
    fields = [next(name for name, texts in TABLE.headers.items() if text in texts) for text in header]
    return PrintedTable([*lines], [dict(zip(fields, row, strict=True)) for row in rows])


DAY = dt.date(2000, 1, 1)
# Drawn once, when rows of texts alone were taken for headers of other tables, or a header for a row.
FILLED_LATE = table(
    ["Lender", "Drawn", "Amount", "Remarks", "Months"],
    ["WTxTm", DAY, None, None, None],
    ["QoXgpMxiM", DAY, None, None, 2172],
    ["oZ unescape", None, None, "AA", None],
    ["AA", None, None, None, None],
    ["AA", None, None, None, None],
    ["AA AA", None, None, None, None],
    ["Rim SMrHgiVéM then", DAY, None, "cdUv", 8836],
    ["Yoz LnoHX", None, None, None, None],
    ["dAwgs'y", DAY, None, "AA 'S", None],
    ["uRe MBziTmaqQ", None, Decimal("3628.79"), None, None],
    ["was", None, Decimal("-10000000"), "wOñ", None],
    ["aB di", None, Decimal("8.31"), "aB di", None],
)
SPARSE = table(
    ["Bank", "Remarks", "Balance", "Months", "Drawn"],
    ["numbers Ie XfuwV", "Wky", None, 0, DAY],
    ["AA", "AA", None, None, None],
    ["AA", None, None, None, None],
    ["AA", "AA", None, None, None],
    ["AA", "AA", None, None, None],
    ["AA", None, None, None, DAY],
    ["AA", None, None, None, None],
    ["AA", None, None, None, None],
    ["AA", None, Decimal("-475539.17"), None, None],
    ["AA", None, None, None, None],
    ["AA", None, None, None, None],
    ["JJ ONo", "QA", None, None, DAY],
    ["q'lm rügmmMh", "numbers", None, 759, None],
    ["ylfFdgV'c", None, Decimal("-475539.17"), None, None],
    ["aéWr 'yZQkrwrI", None, Decimal("-2.07"), None, DAY],
)
TEXTS_FIRST = table(
    ["Bank", "Remarks", "Drawn", "Months", "Amount"],
    ["cNmi", None, DAY, 429, None],
    ["BaMWdz AA", "Eqef DQZZYi", DAY, 4822, None],
    ["Inf h-P", None, None, None, None],
    ["AA", "AA", DAY, None, None],
    ["AA", "AA", None, None, None],
    ["AA", "AA maLnnZ", None, None, Decimal(0)],
    ["uFgZh", None, DAY, None, None],
    ["AA", None, None, None, None],
    ["AA", None, None, None, Decimal("20.48")],
    ["AA", None, None, None, None],
    ["iNIYIO uFgZh", None, None, None, Decimal("1.03")],
    ["nq üqErCeCsx", None, DAY, 602, None],
)
OTHERWISE_ALIGNED = table(
    ["Lender", "Balance", "Drawn", "Months", "Remarks"],
    *[["AA", None, None, None, None]] * 24,
    ["MxSWGEc WTOVFJnBx fXBrTezET", Decimal("-33.68"), None, None, None],
    ["lq' IkpvOiU", None, None, None, None],
)
DRAWN = {
    "filled late": FILLED_LATE, "sparse": SPARSE, "texts first": TEXTS_FIRST, "otherwise aligned": OTHERWISE_ALIGNED
}  # fmt: skip


@given(tables(TABLE))
def test_what_a_workbook_prints_is_read_and_nothing_else(table: PrintedTable) -> None:
    answer = docextract.extract(table.workbook(), **ASKED)
    assert [table.of(row) for row in answer.rows] == table.expected
    assert answer.ledger.by_role == {"HEADER": 1, "DATA": len(table.expected)}


@settings(max_examples=25)
@given(tables(TABLE, min_rows=12, max_rows=40))
@example(FILLED_LATE)
@example(SPARSE)
@example(TEXTS_FIRST)
@example(OTHERWISE_ALIGNED)
def test_a_page_says_how_many_rows_it_has_and_where_its_amounts_stand(table: PrintedTable) -> None:
    answer = docextract.extract(table.pages(), **ASKED)
    assert [row.lender for row in answer.rows] == [row["lender"] for row in table.expected]
    assert all(row.balance is None or row.sources["balance"] for row in answer.rows)
    assert answer.ledger.by_role == {"HEADER": -(-len(table.expected) // 25), "DATA": len(table.expected)}
    assert answer.warnings == []


@pytest.mark.parametrize("name", DRAWN)
def test_columns_of_one_width_hold_the_same_rows(name: str) -> None:
    header, *lines = [
        [float(cell) if isinstance(cell, Decimal) else cell for cell in line] for line in DRAWN[name].lines
    ]
    parts = [lines[start : start + 25] for start in range(0, len(lines), 25)]
    answer = docextract.extract(pages(*([header, *part] for part in parts)), **ASKED)
    assert [row.lender for row in answer.rows] == [row["lender"] for row in DRAWN[name].expected]
    assert answer.ledger.by_role == {"HEADER": len(parts), "DATA": len(lines)}


def test_printed_texts_have_room_and_none_runs_into_the_next() -> None:
    header = ["Bank", "Remarks", "Months", "Drawn", "Balance"]
    long = table(
        header, ["YxwirAjCz odHSdeUUA aDFHTOEd", "r-usOñSBZ FDlEvZnyy ETL", 5, None, None], ["c", None, 7, DAY, None]
    )
    answer = docextract.extract(long.pages(), **ASKED)
    assert [long.of(row) for row in answer.rows] == long.expected
    wide = table(header, ["a" * 90, "b" * 90, 5, None, None], ["c", None, 7, DAY, None])
    assert [wide.of(row) for row in docextract.extract(wide.pages(), **ASKED).rows] == wide.expected
