"""Headers by other words than those that a plugin lists: what is told, what is read, and what is left to nobody."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

import docextract
from docextract import Registry
from docextract.plugin import Date, DocumentType, Money, Number, Row, TableExtractor
from docextract.testing import pages, workbook


class Bill(Row):
    """One bill."""

    account: str
    site: str | None = None
    vendor: str | None = None
    begins: Date | None = None
    ends: Date | None = None
    usage: Number | None = None
    unit: str | None = None
    amount: Money | None = None


HEADERS = {
    "account": ["Account"],
    "site": ["Property"],
    "vendor": ["Vendor"],
    "begins": ["Service from"],
    "ends": ["Service to"],
    "usage": ["Usage"],
    "amount": ["Bill amount", "Net"],
}
TABLE = TableExtractor(Bill, HEADERS, units={"usage": "unit"}, periods={"begins": "ends"})
BOTH = pytest.mark.parametrize("make", [lambda lines: workbook(lines), lambda lines: pages(lines)])


def read(data: bytes) -> Any:
    kind = DocumentType("BILLS", "Bills", extract=TABLE)
    return docextract.extract(data, asset_type="OTHER", document_type="BILLS", registry=Registry.build([kind]))


def bills(head: list[str], *cells: list[Any]) -> list[list[Any]]:
    return [["Bills for payment"], head, *cells]


def told(answer: Any) -> dict[str, str]:
    return {note.type: note.message for note in answer.warnings}


@BOTH
@pytest.mark.parametrize(
    "head",
    [
        ["Acct. #", "Building", "Paid to", "Begin", "Thru", "Amt. of bill"],
        ["Account No.", "Community", "Billed by", "Service dates begin", "Service end", "Bill total"],
        ["Our account", "Site name", "Supplier", "Start date", "Through", "Total bill"],
    ],
)
def test_a_header_is_known_by_another_word_for_a_field_and_told(make: Any, head: list[str]) -> None:
    cells = ["A-31", "Elm Court", "City Water", "01/02/2025", "02/02/2025", "10.50"]
    answer = read(make(bills(head, cells, ["A-32", *cells[1:]])))
    row = answer.rows[0]
    said = [row.account, row.site, row.vendor, row.begins.day, row.ends.month, str(row.amount)]
    assert [*said[:5], Decimal(said[5])] == ["A-31", "Elm Court", "City Water", 2, 2, Decimal("10.5")]
    assert f"{head[2]!r} as vendor" in told(answer)["headerInexact"]


@BOTH
@pytest.mark.parametrize(
    ("head", "unit"), [("kWh", "kWh"), ("Gallons (thousands)", "Gallons (thousands)"), ("CCF", "CCF")]
)
def test_a_unit_alone_heads_what_is_measured(make: Any, head: str, unit: str) -> None:
    rows = (["A1", "Elm", "City Water", "1,246", "10.50"], ["A2", "Oak", "City Water", "80", "9.75"])
    answer = read(make(bills(["Account", "Property", "Vendor", head, "Net"], *rows)))
    assert [(row.usage, row.unit) for row in answer.rows] == [(Decimal(1246), unit), (Decimal(80), unit)]
    assert "as usage" in told(answer)["headerInexact"]


@BOTH
def test_of_two_columns_of_one_field_the_header_named_first_is_read_and_both_are_told(make: Any) -> None:
    rows = (["A1", "Elm", "City Water", "10.00", "10.50"], ["A2", "Oak", "City Water", "9.00", "9.75"])
    answer = read(make(bills(["Account", "Property", "Vendor", "Net £", "Bill amount £"], *rows)))
    assert [row.amount for row in answer.rows] == [Decimal("10.50"), Decimal("9.75")]
    assert "'Net £' and 'Bill amount £' may be amount" in told(answer)["headerAmbiguous"]


@BOTH
def test_of_two_columns_that_may_as_well_be_a_field_none_is_read_and_both_are_told(make: Any) -> None:
    rows = (["A1", "Elm Court", "East", "City Water", "10.50"], ["A2", "Oak Hall", "West", "City Water", "9.75"])
    answer = read(make(bills(["Account", "Building", "Community", "Vendor", "Net"], *rows)))
    assert [row.site for row in answer.rows] == [None, None]
    assert told(answer)["headerAmbiguous"] == "'Building' and 'Community' may be site, none was read"


@BOTH
def test_a_line_of_words_under_amounts_and_dates_is_one_more_of_the_header(make: Any) -> None:
    lines = [
        ["Account", "Property", "Service from", "Usage", "Bill amount"],
        [None, None, "as read", "in units", "incl. tax"],
        ["A1", "Elm", "01/02/2025", "80", "10.50"],
        ["A2", "Oak", "01/02/2025", "90", "9.75"],
    ]
    answer = read(make(lines))
    assert (answer.ledger.by_role, answer.ledger.unexplained) == ({"HEADER": 2, "DATA": 2}, [])
    assert [(row.begins.month, row.usage, row.amount) for row in answer.rows] == [
        (1, 80, Decimal("10.50")),
        (1, 90, Decimal("9.75")),
    ]


@BOTH
@pytest.mark.parametrize("head", ["Cost/quantity", "Cost per quantity"])
def test_a_rate_is_not_what_it_is_a_rate_of(make: Any, head: str) -> None:
    rows = (["A1", "Elm", "City Water", "5", "10.50"], ["A2", "Oak", "City Water", "7", "9.75"])
    answer = read(make(bills(["Account", "Property", "Vendor", head, "Net"], *rows)))
    assert [row.usage for row in answer.rows] == [None, None]


@BOTH
def test_a_field_is_known_by_its_own_name_where_the_cells_are_of_its_type(make: Any) -> None:
    rows = (["A1", "Elm", "City Water", "5", "10.50"], ["A2", "Oak", "City Water", "7", "9.75"])
    answer = read(make(bills(["Account", "Site", "Vendor", "Begins", "Amount"], *rows)))
    assert [(row.site, row.begins, row.amount) for row in answer.rows][:1] == [("Elm", None, Decimal("10.50"))]


def test_a_refusal_names_the_row_that_is_most_like_a_header_and_its_unknown_columns() -> None:
    lines = bills(["Folio", "Building", "Paid to", "Thru", "Net"], ["A1", "Elm", "City Water", "01/02/2025", "10.50"])
    said = r"Sheet1!A2 names .* not account: 'Folio' is of no field there"
    with pytest.raises(docextract.ExtractionFailedError, match=said):
        read(workbook(lines))
