"""Tables of one header, read into rows by the types of their fields."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import docextract
from docextract import ExtractionFailedError, Limits, Place, Registry
from docextract.declarations import ReadRequest, resolve
from docextract.document import PageGrid
from docextract.grids.report import report_grids
from docextract.plugin import (
    Date,
    Document,
    DocumentType,
    GridFinder,
    Money,
    Number,
    Registrar,
    Row,
    TableExtractor,
    hookimpl,
)
from docextract.source import open_source
from docextract.testing import pages, workbook


class Loan(Row):
    """One loan."""

    lender: str
    note: str | None = None
    drawn: Date | None = None
    months: int | None = None
    balance: Money | None = None


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
    asked = {"registry": REGISTRY, **asked}
    return docextract.extract(data, asset_type="OTHER", document_type="LOAN_LIST", **asked)


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


def banks(count: int, begin: int = 0) -> list[list[Any]]:
    return [[f"Bank {n}", "remark", "01/02/2024", 12, 100 + n] for n in range(begin, begin + count)]


def two_grids(above: list[list[Any]], below: list[list[Any]], *, shift: float = 0) -> Any:
    """What is read where a page falls into two grids, the second with columns of its own, ``shift`` further right."""
    return in_two_grids(above, below, Loans(), "LOAN_LIST", shift=shift)


def in_two_grids(
    above: list[list[Any]], below: list[list[Any]], plugin: object, document_type: str, *, shift: float = 0
) -> Any:
    (first,) = report_grids(read_pdf(pages(above)))
    (second,) = report_grids(read_pdf(pages(below)))
    assert isinstance(second, PageGrid)
    second.continues = False
    second.boxes = [
        [box and (box[0] + shift, box[1] + 200, box[2] + shift, box[3] + 200) for box in row] for row in second.boxes
    ]

    @hookimpl
    def register_grid_finders(registrar: Registrar[GridFinder]) -> None:
        registrar.add(GridFinder("two", lambda document: [first, second]))

    finder = SimpleNamespace(__name__="two", register_grid_finders=register_grid_finders)
    asked: dict[str, Any] = {"asset_type": "OTHER", "document_type": document_type}
    return docextract.extract(pages(above), **asked, registry=Registry.build([plugin, finder]))


def read_pdf(data: bytes) -> Document:
    return resolve(REGISTRY.reader("pdf").read)(ReadRequest(open_source(data), Limits()))


def test_a_second_grid_without_a_header_has_rows_of_the_table_by_the_places_of_their_cells() -> None:
    below = [
        ["Bank 5", None, "03/04/2024", 6, 105],
        ["Bank 6", "late", None, None, None],
        ["Bank 7", None, None, 9, 107],
    ]
    read = two_grids([["Loans"], HEAD, *banks(5)], below)
    assert [row.lender for row in read.rows] == [f"Bank {n}" for n in range(8)]
    assert [row.months for row in read.rows[5:]] == [6, None, 9]
    assert (read.rows[6].note, read.rows[7].balance) == ("late", 107)
    assert read.rows[5].sources["balance"][0].page == 1
    assert (read.ledger.by_role, read.warnings) == ({"TITLE": 1, "HEADER": 1, "DATA": 8}, [])


def test_a_second_grid_whose_cells_stand_in_no_column_is_unexplained_and_told() -> None:
    read = two_grids([["Loans"], HEAD, *banks(5)], banks(3, 5), shift=70)
    assert [row.lender for row in read.rows] == [f"Bank {n}" for n in range(5)]
    assert read.ledger.by_role == {"TITLE": 1, "HEADER": 1, "DATA": 5, "OTHER": 3}
    assert [place.page for place in read.ledger.unexplained] == [1, 1, 1]
    (told,) = read.warnings
    assert (told.type, told.place) == ("rowNotUnderstood", read.ledger.unexplained[0])
    assert "'Bank 5' on: 3 on page 1" in told.message


def test_another_table_on_the_next_page_gives_no_rows() -> None:
    other = [["Type", "Kind", "Since", "Count", "Sum"], ["Fixed", "x", "01/02/2024", 5, 10], ["Free", "y", None, 4, 17]]
    read = two_grids([["Loans"], HEAD, *banks(5)], other)
    assert [row.lender for row in read.rows] == [f"Bank {n}" for n in range(5)]
    assert (read.ledger.by_role["OTHER"], [note.type for note in read.warnings]) == (3, ["rowNotUnderstood"])
    read = two_grids([["Loans"], HEAD, *banks(5)], [*banks(2, 5), *other])
    assert [row.lender for row in read.rows] == [f"Bank {n}" for n in range(7)]
    assert (read.ledger.by_role["OTHER"], len(read.ledger.unexplained)) == (3, 3)


def test_the_header_of_another_table_in_the_same_columns_is_told() -> None:
    lines = [["A", "first", None, 12, 10], ["Type", "Kind", None, "Count", "Sum"], ["Fixed", "x", None, 5, 10]]
    read = loans(*lines, ["B", None, None, "12.5", "see note"])
    assert [(note.type, note.place) for note in read.warnings] == [
        ("headerDoubtful", Place(sheet="Loans", cell="A3")),
        ("valueUnread", Place(sheet="Loans", cell="D5")),
    ]


def test_rows_that_stand_above_the_header_are_no_titles() -> None:
    read = loans(data=pages([["Loans"], *banks(3)], [HEAD, *banks(4, 3)]))
    assert [row.lender for row in read.rows] == [f"Bank {n}" for n in range(3, 7)]
    assert read.ledger.by_role == {"TITLE": 1, "OTHER": 3, "HEADER": 1, "DATA": 4}
    assert [place.page for place in read.ledger.unexplained] == [1, 1, 1]
    assert {note.type for note in read.warnings} == {"rowNotUnderstood"}


def test_titles_and_feet_that_every_page_prints_are_no_rows() -> None:
    read = loans(
        data=pages(
            [["Loans held"], ["List 1 of 2"], HEAD, *banks(5), ["Page 1 of 2"]],
            [["Loans held"], ["List 2 of 2"], HEAD, *banks(4, 5), ["Prepared by Ann"]],
        )
    )
    assert [row.lender for row in read.rows] == [f"Bank {n}" for n in range(9)]
    assert read.ledger.by_role == {"TITLE": 4, "HEADER": 2, "DATA": 9, "FOOTER": 2}


def test_a_title_beside_the_first_column_leaves_the_header_its_own_line() -> None:
    read = loans(data=workbook([[None, "Held"], HEAD, ["A", "first", None, None, 1]]))
    assert (read.rows[0].note, read.ledger.by_role) == ("first", {"TITLE": 1, "HEADER": 1, "DATA": 1})


def test_the_title_of_the_next_header_is_no_row() -> None:
    lines = [HEAD, ["A", None, None, None, 1], [], ["More loans"], HEAD, ["B", None, None, None, 2]]
    read = loans(data=workbook(lines))
    assert [row.lender for row in read.rows] == ["A", "B"]
    assert read.ledger.by_role == {"HEADER": 2, "DATA": 2, "BLANK": 1, "TITLE": 1}


def test_what_a_total_names_is_its_heading_and_no_row() -> None:
    read = loans(
        ["Bank loans", None, None, None, None],
        *([f"Bank {n}", None, None, None, 100] for n in range(3)),
        ["Total Bank loans", None, None, None, 300],
        ["Others", None, None, None, None],
        ["A", None, None, None, 50],
        ["Others Totals", None, None, None, 50],
        ["Total", None, None, None, 350],
    )
    assert [(row.row_index, row.lender) for row in read.rows] == [*enumerate(["Bank 0", "Bank 1", "Bank 2", "A"])]
    assert read.ledger.by_role == {"HEADER": 1, "SECTION": 2, "DATA": 4, "TOTAL": 3}
    assert (read.proof.proved, read.warnings) == (4, [])


def test_a_row_that_may_be_called_a_total_is_one_if_it_sums_up_and_else_told() -> None:
    lines = [["A", None, None, None, 10], ["B", None, None, None, 15]]
    assert loans(*lines, ["Bank Totals", None, None, None, 25]).ledger.by_role == {"HEADER": 1, "DATA": 2, "TOTAL": 1}
    read = loans(*lines, ["Total Wine", None, None, None, 26])
    assert [row.lender for row in read.rows] == ["A", "B", "Total Wine"]
    assert [(note.type, note.place) for note in read.warnings] == [("totalDoubtful", Place(sheet="Loans", cell="A4"))]


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
        amount: Money

    with pytest.raises(TypeError, match=r"Strict\.amount needs a default"):
        TableExtractor(Strict, {"name": ["Name"], "amount": ["Amount"]})


class Bill(Row):
    """One bill of a utility."""

    account: str
    service: str | None = None
    rate: Number | None = None
    charge: Money | None = None


class Bills:
    """A plugin whose rates are not summed."""

    __name__ = "bills"

    @hookimpl
    def register_document_types(self, registrar: Registrar[DocumentType]) -> None:
        headers = {"account": ["Account"], "service": ["Service"], "rate": ["Rate"], "charge": ["Charge"]}
        registrar.add(DocumentType("BILLS", "Bills", row=Bill, extract=TableExtractor(Bill, headers)))


BILLS = Registry.build([Bills()])
BILL_HEAD = ["Account", "Service", "Rate", "Charge"]


def bills(data: bytes) -> Any:
    return docextract.extract(data, asset_type="OTHER", document_type="BILLS", registry=BILLS)


def test_only_money_is_summed() -> None:
    read = bills(workbook([BILL_HEAD, ["A-1", "gas", 0.1, 10], ["A-2", "gas", 0.2, 20], ["Total", None, None, 30]]))
    assert read.totals.computed == {"charge": 30}
    assert read.summary.sums == {"charge": 30}
    assert [row.proved for row in read.rows] == [["charge"], ["charge"]]


def test_section_titles_and_sums_without_a_label_are_no_rows() -> None:
    read = bills(
        workbook(
            [
                BILL_HEAD,
                ["North"], ["A-1", "gas", 0.1, 10], ["A-2", "gas", 0.2, 20], [None, None, None, 30],
                ["South"], ["A-3", "gas", 0.1, 5], ["A-4", "gas", 0.2, 7], ["Subtotal", None, None, 12],
                ["West"], ["A-5", "gas", 0.1, 5],
            ]
        )
    )  # fmt: skip
    assert [row.account for row in read.rows] == ["A-1", "A-2", "A-3", "A-4", "A-5"]
    assert [row.row_index for row in read.rows] == [*range(5)]
    assert read.ledger.by_role == {"HEADER": 1, "SECTION": 3, "DATA": 5, "TOTAL": 2}
    assert [total.values["charge"] for total in read.totals.stated] == [30, 12]
    assert read.warnings == []


SERVICES = st.sampled_from(["gas", "water and sewer", "power, common areas", None])
CENTS = st.integers(-99_999, 9_999_999).map(lambda cents: Decimal(cents) / 100)


@st.composite
def documents(draw: st.DrawFn) -> tuple[list[list[list[Any]]], list[tuple[str, str | None, Decimal]]]:
    """The lines of each page, and the rows printed: in sections, with subtotals, wrapped, over pages."""
    lines: list[list[Any]] = []
    rows: list[tuple[str, str | None, Decimal]] = []
    titled, summed, wrapped = draw(st.booleans()), draw(st.booleans()), draw(st.booleans())
    for section in range(draw(st.integers(1, 3))):
        if titled:
            lines.append([("North", "South", "West")[section]])
        of = [(f"A-{section}{n:02}", draw(SERVICES), draw(CENTS)) for n in range(draw(st.integers(2, 6)))]
        for account, service, charge in of:
            long = service is not None and wrapped and " " in service
            first, _, rest = (service or "").partition(" ") if long else (service, "", "")
            lines.append([account, first, None, charge])
            if rest:
                lines.append([None, rest, None, None])
        if summed:
            lines.append(["Subtotal", None, None, sum(charge for *_, charge in of)])
        rows += of
    lines.append(["Total", None, None, sum(charge for *_, charge in rows)])
    cut = draw(st.integers(2, len(lines)))
    again = draw(st.booleans())
    rest = lines[cut:]
    return [[BILL_HEAD, *lines[:cut]], *([[*([BILL_HEAD] if again else []), *rest]] if rest else [])], rows


@given(documents(), st.sampled_from(["workbook", "pages", "two grids"]))
def test_every_row_is_read_or_a_line_of_the_ledger_says_why_not(
    drawn: tuple[list[list[list[Any]]], list[tuple[str, str | None, Decimal]]], form: str
) -> None:
    parts, rows = drawn
    texts = [[[cell and str(cell) for cell in line] for line in part] for part in parts]
    if form == "two grids" and len(texts) > 1:
        read = in_two_grids(*texts, Bills(), "BILLS")
    elif form != "workbook":
        read = bills(pages(*texts))
    else:
        read = bills(workbook([line for part in parts for line in part]))
    told = len(read.ledger.unexplained)
    assert read.ledger.read == sum(read.ledger.by_role.values())
    assert len(read.rows) + told >= len(rows), read.ledger.by_role
    assert bool(told) == any(note.type == "rowNotUnderstood" for note in read.warnings)
    if not told:
        assert [(row.account, row.charge) for row in read.rows] == [(account, charge) for account, _, charge in rows]


class EndedLoans:
    """The same, below which a table of something else may stand."""

    __name__ = "ended"

    @hookimpl
    def register_document_types(self, registrar: Registrar[DocumentType]) -> None:
        table = TableExtractor(Loan, HEADERS, ends=["Repaid before", "Amount due"])
        registrar.add(DocumentType("LOAN_LIST", "List of loans", row=Loan, extract=table))


def test_rows_below_the_end_of_a_table_are_no_rows_and_in_no_sum() -> None:
    lines = [
        HEAD, ["A", None, None, None, 10], ["B", None, None, None, 15], ["Total", None, None, None, 25],
        ["Repaid before 2024", None, None, None, 40], ["Late fees", None, None, None, 2],
        ["Total due", None, None, None, 67],
        HEAD, ["Amount of Elm LLC", None, None, None, 5], ["C", None, None, None, 7],
    ]  # fmt: skip
    read = loans(data=workbook(lines), registry=Registry.build([EndedLoans()]))
    assert [row.lender for row in read.rows] == ["A", "B", "Amount of Elm LLC", "C"]
    assert read.totals.computed == {"balance": Decimal(37)}
    assert [line.label for line in read.totals.stated] == ["Total"]
    assert (read.ledger.by_role["SUMMARY"], read.ledger.unexplained) == (3, [])
    assert read.warnings == []


def test_values_with_digits_that_are_none_of_their_field_are_told_once_for_each_field() -> None:
    read = loans(["A", None, "MTM", None, "10 of 20"], ["B", None, None, None, "15/30"], ["C", None, None, None, 1])
    (note,) = [note for note in read.warnings if note.type.endswith("valueUnread")]
    assert note.message == "balance: 2 printed and no number, '10 of 20' first"
    assert note.place == Place(sheet="Loans", cell="E2")
