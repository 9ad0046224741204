"""Several statements in one sheet or on successive pages: nothing of any is lost, and none is mixed with another."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from statements import read, workbook

import docextract
from docextract.cli.extract import status
from docextract.export.table import table_text

HEADER = [None, "Jan 2024", "Feb 2024", "Total"]


def block(
    name: str, step: int = 0, *, title: str | None = "Income Statement", period: str | None = None,
    header: Sequence[Any] = HEADER,
) -> list[list[Any]]:  # fmt: skip
    """A statement of one property, all of whose amounts differ with ``step``."""
    rent, fees, pay, water = (1000 + step, 1010 + step), (15 + step, 17 + step), (300 + step, 310), (70, 72 + step)
    lines: list[tuple[str, tuple[int, int]]] = [("Rent", rent), ("Late Fees", fees)]
    lines.append(("Total Income", (rent[0] + fees[0], rent[1] + fees[1])))
    lines += [("Payroll", pay), ("Water", water), ("Total Expenses", (pay[0] + water[0], pay[1] + water[1]))]
    lines.append(("Net Operating Income", tuple(a - b for a, b in zip(lines[2][1], lines[5][1], strict=True))))  # type: ignore[arg-type]
    head: list[list[Any]] = [[name], *([[title]] if title else []), *([[period]] if period else []), list(header)]
    return [*head, *([label, *both, sum(both)] for label, both in lines)]


def pages(*sheets: Sequence[Sequence[Any]]) -> bytes:
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    for rows in sheets:
        draw.setFont("Helvetica", 9)
        for n, row in enumerate(rows):
            for c, cell in enumerate(row):
                if c == 0 and cell:
                    draw.drawString(40, 740 - 14 * n, cell)
                elif cell is not None:
                    draw.drawRightString(260 + 100 * c, 740 - 14 * n, f"{cell:,}" if isinstance(cell, int) else cell)
        draw.showPage()
    draw.save()
    return out.getvalue()


def values(statement: Any) -> dict[str, list[Decimal | None]]:
    return {row.label: list(row.values) for row in statement.rows}


def expected(rows: Sequence[Sequence[Any]]) -> dict[str, list[int]]:
    return {row[0]: list(row[1:]) for row in rows if len(row) == 4 and row[0]}


def both(first: Sequence[Sequence[Any]], second: Sequence[Sequence[Any]], statement: Any) -> None:
    """Each has its own rows, all of them, all proved."""
    (other,) = statement.others
    assert (values(statement), values(other)) == (expected(first), expected(second))
    for one in statement.statements:
        assert one.proof.proved == one.proof.numbers == 21
        assert not one.failed_checks
    assert statement.ledger.read == sum(statement.ledger.by_role.values())
    assert not statement.ledger.unexplained
    assert next(c for c in statement.checks if c.check_id == "S02").status == "PASS"
    assert "severalStatements" in {note.type for note in statement.warnings}


@pytest.mark.parametrize("title", ["Income Statement", None])
def test_two_properties_under_each_other_on_a_sheet(title: str | None) -> None:
    first, second = block("Cedar Hill", title=title), block("Oak Park", 7, title=title)
    statement = read([*first, [], *second])
    both(first, second, statement)
    assert [s.meta.property_name for s in statement.statements] == ["Cedar Hill", "Oak Park"]
    assert statement.others[0].place is not None
    assert statement.others[0].place.sheet == "Sheet"
    assert statement.others[0].rows[0].sources[0] == docextract.Place(
        sheet="Sheet", cell=f"B{len(first) + len(second) - 5}"
    )


@pytest.mark.parametrize("title", ["Income Statement", None])
def test_two_properties_on_successive_pages(title: str | None) -> None:
    first, second = block("Cedar Hill", title=title), block("Oak Park", 7, title=title)
    data = pages(first, second)
    statement = docextract.extract(data, asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    both(first, second, statement)
    assert next(c.message for c in statement.checks if c.check_id == "S05") == "2 pages of statements"
    alone = docextract.extract(data, asset_type="OFFICE", document_type="OPERATING_STATEMENT", first_page=2)
    assert values(alone) == expected(second)


def test_two_years_of_one_property() -> None:
    first = block("Cedar Hill", period="January - February 2024")
    years = [None, "Jan 2023", "Feb 2023", "Total"]
    second = block("Cedar Hill", 7, period="January - February 2023", header=years)
    statement = read([*first, [], *second])
    both(first, second, statement)
    assert [str(s.meta.period_from) for s in statement.statements] == ["2024-01-01", "2023-01-01"]
    assert statement.others[0].columns[0].column_id == "ACTUAL:2023-01"


def test_a_page_that_repeats_its_head_to_go_on_begins_no_other_statement() -> None:
    rows = block("Cedar Hill")
    data = pages(rows[:6], [*rows[:3], *rows[6:]])
    statement = docextract.extract(data, asset_type="OFFICE", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    assert not statement.others
    assert values(statement) == expected(rows)


@pytest.mark.parametrize("cut", [2, 4, 6])
def test_a_page_that_goes_on_under_the_name_of_the_firm_and_two_header_lines_begins_no_other_statement(
    cut: int,
) -> None:
    top = ["Lake University | Housing"]
    header = [[None, "Jan", "Feb", "Year"], ["Description", "2024", "2024", "Total"]]
    rows = block("Cedar Hill")[3:]
    first = [top, ["Maple Hall - Income Statement"], *header, *rows[:cut]]
    statement = docextract.extract(
        pages(first, [top, *header, *rows[cut:]]), asset_type="OFFICE", document_type="OPERATING_STATEMENT"
    )
    assert isinstance(statement, docextract.Statement)
    assert not statement.others
    assert values(statement) == expected(rows)


def test_a_heading_at_the_foot_of_a_page_is_no_title_of_the_next() -> None:
    head = [["Cedar Hill"], ["Balance Sheet"], [None, "2024", "2023"]]
    rows: list[list[Any]] = [["ASSETS"], ["Cash", 600, 500], ["Land", 900, 900], ["Total Assets", 1500, 1400]]
    rows += [["LONG TERM DEBT"], ["Notes", 200, 300], ["Capital", 1300, 1100]]
    data = pages([*head, *rows[:5]], [*head, *rows[5:]])
    statement = docextract.extract(data, asset_type="OFFICE", document_type="BALANCE_SHEET")
    assert [row.label for row in statement.rows] == [row[0] for row in rows]


def test_statements_of_another_kind_between_are_left_out() -> None:
    sheet = [["Cedar Hill"], ["Balance Sheet"], ["As of February 29, 2024"], [None, "Balance"]]
    sheet += [["ASSETS"], ["Cash", 600], ["Total Assets", 600], ["LIABILITIES"], ["Payables", 200], ["EQUITY"]]  # type: ignore[list-item]
    sheet += [["Capital", 400], ["Total Equity", 400], ["Total Liabilities and Equity", 600]]  # type: ignore[list-item]
    first, second = block("Cedar Hill"), block("Oak Park", 7)
    rows = [*first, [], *sheet, [], *second]
    both(first, second, read(rows))
    balance = read(rows, "BALANCE_SHEET")
    assert not balance.others
    assert {row.label for row in balance.rows} >= {"Cash", "Payables", "Capital"}


def test_a_check_that_fails_in_a_later_one_is_a_failure_of_the_file() -> None:
    second = block("Oak Park", 7)
    second[-2][3] += 5
    statement = read([*block("Cedar Hill"), [], *second])
    assert not statement.failed_checks
    assert statement.statements[1].failed_checks
    assert status(statement) == 1
    assert "Oak Park" in table_text(statement)


def test_all_of_them_are_in_the_json_and_in_the_workbook(tmp_path: Path) -> None:
    first, second = block("Cedar Hill"), block("Oak Park", 7)
    statement = read([*first, [], *second])
    told = json.loads(statement.model_dump_json())["data"]["extracted"]["others"]
    assert [(one["propertyName"], len(one["rows"]), one["periodTo"]) for one in told] == [("Oak Park", 7, "2024-02-29")]
    assert told[0]["keyTotals"]["netOperatingIncome"]["values"] == list(second[-1][1:])
    statement.to_xlsx(str(tmp_path / "all.xlsx"))
    book = openpyxl.load_workbook(tmp_path / "all.xlsx")
    assert {"Rows", "Rows 2"} <= set(book.sheetnames)
    assert statement.statements[1].meta.result_hash != statement.meta.result_hash


def test_one_statement_has_no_others() -> None:
    statement = read(block("Cedar Hill"))
    assert statement.others == []
    assert statement.statements == [statement]
    data = workbook(block("Cedar Hill"))
    assert json.loads(docextract.extract(data, asset_type="OFFICE", document_type="T3").model_dump_json())


def test_titles_over_columns_that_a_page_repeats_begin_no_other_statement() -> None:
    head = [["", "Current Period", "", "Year To Date", ""], ["", "Actual", "Budget", "Actual", "Budget"]]
    first = [
        ["Cedar Hill"], ["Income Statement"], *head, ["Rent", 100, 110, 1000, 1100],
        ["Total Income", 100, 110, 1000, 1100], ["Water", 40, 45, 400, 450], ["Total Expenses", 40, 45, 400, 450],
        ["Net Operating Income", 60, 65, 600, 650],
    ]  # fmt: skip
    second = [*head, ["Interest", 20, 20, 200, 200], ["Net Income", 40, 45, 400, 450]]
    statement = docextract.extract(pages(first, second), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    assert not statement.others
    assert [row.label for row in statement.rows][-2:] == ["Interest", "Net Income"]


INCOME_LINES: list[list[Any]] = [
    ["Rent", 900], ["Late fees", 50], ["Total Income", 950], ["Taxes", 90], ["Water", 60], ["Total Expenses", 150],
    ["Net Operating Income", 800],
]  # fmt: skip
BALANCE_LINES: list[list[Any]] = [
    ["Cash", 70], ["Land", 400], ["Total Assets", 470], ["Mortgage", 300], ["Deposits", 20], ["Total Liabilities", 320],
    ["Capital", 150], ["Total Equity", 150], ["Total Liabilities and Equity", 470],
]  # fmt: skip


def one_column(statement: Any) -> dict[str, list[Decimal | None]]:
    return {row.label: list(row.values) for row in statement.rows}


def test_two_statements_without_a_header_one_below_the_other_on_a_page() -> None:
    lines = [["Fern Hollow"], ["Income Statement"], ["Year ended December 31, 2024"], *INCOME_LINES]
    document = pages([*lines, ["Balance Sheet"], ["December 31, 2024"], *BALANCE_LINES])
    for kind, rows in (("OPERATING_STATEMENT", INCOME_LINES), ("BALANCE_SHEET", BALANCE_LINES)):
        statement = docextract.extract(document, asset_type="MULTIFAMILY", document_type=kind)
        assert one_column(statement) == {label: [value] for label, value in rows}


def test_a_heading_worded_as_a_title_begins_no_other_statement() -> None:
    rows = [["Fern Hollow"], ["Income Statement"], *INCOME_LINES, ["Cash Flow"], ["Mortgage payments", 300]]
    statement = docextract.extract(
        pages([*rows, ["Net Cash Flow", 500]]), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT"
    )
    assert [row.label for row in statement.rows][-3:] == ["Cash Flow", "Mortgage payments", "Net Cash Flow"]


def test_an_amount_that_could_be_a_year_below_the_name_of_a_part_begins_no_other_statement() -> None:
    rows: list[Sequence[Any]] = [
        ["Tern Quay"], ["Balance Sheet"], ["December 31, 2025"], [None, "Balance"], ["ASSETS"], ["Cash", 7300],
        ["Total Assets", 7300], ["LIABILITIES"], ["Deposits", 2000], ["Payables", 1300], ["Total Liabilities", 3300],
        ["EQUITY"], ["Capital", 4000], ["Total Liabilities & Equity", 7300],
    ]  # fmt: skip
    found = read(rows, "BALANCE_SHEET")
    assert [row.label for row in found.rows][-1] == "Total Liabilities & Equity"


@pytest.mark.parametrize("gap", [1, 2])
def test_a_statement_and_its_balance_sheet_side_by_side(gap: int) -> None:
    rows: list[list[Any]] = [["Fern Hollow"], ["Income Statement", None, *[None] * gap, "Balance Sheet"]]
    for n, right in enumerate(BALANCE_LINES):
        left = INCOME_LINES[n] if n < len(INCOME_LINES) else [None, None]
        rows.append([*left, *[None] * gap, *right])
    for kind, lines in (("OPERATING_STATEMENT", INCOME_LINES), ("BALANCE_SHEET", BALANCE_LINES)):
        statement = read(rows, kind)
        assert one_column(statement) == {label: [value] for label, value in lines}
        assert not statement.failed_checks


def test_a_list_of_rents_beside_a_statement_is_no_part_of_it() -> None:
    rents = [["Unit", "Tenant", "Rent"], ["1", "Ada Flores", 450], ["2", "R. Kim", 390], ["3", "vacant", None],
             ["4", "L. Petrov", 500], ["Total", None, 1340]]  # fmt: skip
    rows = [[*line, None, *(rents[n] if n < len(rents) else [])] for n, line in enumerate(INCOME_LINES)]
    statement = read([["123 Main LLC"], *rows])
    assert one_column(statement) == {label: [value] for label, value in INCOME_LINES}


def test_remarks_beside_a_statement_are_no_table() -> None:
    rows = [[*line, None, "see note", 4] for line in INCOME_LINES]
    statement = read([["123 Main LLC"], [None, "2024", None, "Comment", "No."], *rows])
    assert {label: v[:1] for label, v in one_column(statement).items()} == {a: [b] for a, b in INCOME_LINES}


def test_changes_in_capital_below_a_statement_are_another_one() -> None:
    lines = [["Fund II"], ["Statement of Operations"], ["Year ended December 31, 2024"], *INCOME_LINES]
    capital = [["Statement of Changes in Partners' Capital"], [None, "General", "Limited", "Total"],
               ["Beginning", 10, 90, 100], ["Distributions", 5, 45, 50], ["Gifts", 2, 4, 6],
               ["Ending", 7, 49, 56]]  # fmt: skip
    statement = docextract.extract(
        pages([*lines, *capital]), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT"
    )
    assert [row.label for row in statement.rows] == [label for label, _ in INCOME_LINES]


def test_what_is_added_up_from_pages_that_end_too_soon_is_in_doubt() -> None:
    income = [["Rent", 900], ["Late fees", 50], ["Total Income", 950]]
    pays = [["Wages", 310], ["Sick Pay", 20], ["Total Wages", 330]]
    first = [["Gull Wharf"], ["Income Statement"], *income, ["Operating Expenses"], *pays]
    rest = [["Dredging", 55], ["Total Operating Expenses", 385], ["Net Operating Income", 565]]
    for last, state in ((1, "DOUBTFUL"), (2, "PRINTED")):
        statement = docextract.extract(
            pages(first, rest), asset_type="OFFICE", document_type="OPERATING_STATEMENT", first_page=1, last_page=last
        )
        total = statement.key_totals.net_operating_income
        assert (total and total.status) == state


def test_pages_that_end_before_any_result_are_said_to() -> None:
    first, rest = INCOME_LINES[:5], INCOME_LINES[5:]
    document = pages([["Fern Hollow"], ["Income Statement"], *first], rest)
    for last, state in ((1, "WARN"), (2, "PASS")):
        statement = docextract.extract(
            document, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT", first_page=1, last_page=last
        )
        assert next(c for c in statement.checks if c.check_id == "S05").status == state


def test_a_remark_under_the_title_of_every_page_begins_no_statement_of_its_own() -> None:
    own = block("Larch Manor", title="Departmental Income Statement", period="Period ending January 31, 2024")
    remark = ["Licensed beds 38; average census 33.1. Variances: favorable"]
    head = [*own[:3], remark, *own[3:4]]
    data = pages([*head, *own[4:8]], [*head, *own[8:]])
    statement = docextract.extract(data, asset_type="SENIOR_HOUSING", document_type="OPERATING_STATEMENT")
    assert [row.label for row in statement.rows] == [row[0] for row in own[4:]]
