"""What a table's document says once around it: labels, units, and document types that are whole plugins."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest

import docextract
from docextract.plugin import Check, Date, DocumentType, Facts, Money, Number, Row, TableExtractor, adds_up
from docextract.testing import misplaced, workbook


class Charge(Row):
    """A charge."""

    service: str
    usage: Number | None = None
    unit: str | None = None
    amount: Money | None = None


class Bill(Facts):
    """What a bill says once."""

    account: str | None = None
    due: Date | None = None
    area: Number | None = None
    area_unit: str | None = None
    deposit: Money | None = None
    owed: Money | None = None


HEADERS = {"service": ["Service", "Charge"], "usage": ["Usage"], "amount": ["Amount", "Charge"]}
FACTS = {
    "account": ["Account no."],
    "due": ["Due date", "Due by"],
    "area": ["Area"],
    "deposit": ["Deposit"],
    "owed": ["Amount due"],
}
TABLE = TableExtractor(
    Charge, HEADERS, summary=Bill, facts=FACTS, units={"usage": "unit", "area": "area_unit"}, ends=["Messages"]
)
CHECKS = (Check("bills.B01", "Charges add up", meaning="One is missing.", run=adds_up),)
BILL = DocumentType("BILL", "Bill", extract=TABLE, checks=CHECKS)
HEAD = ["Service", "Usage", "Amount"]
CHARGES = [["Water", "30 m3", 150], ["Sewer", None, 50]]


def read(*lines: list[Any]) -> Any:
    registry = docextract.Registry.build([BILL])
    bill = docextract.extract(workbook(lines), asset_type="OTHER", document_type="BILL", registry=registry)
    assert misplaced(bill) == []
    return bill


@pytest.mark.parametrize(
    "lines",
    [
        [["Account no.: A-7", "Due date: 06/20/2026"]],
        [["Account no. A-7"], ["Account no.", "A-7"], ["Due by June 20, 2026"]],
        [["Account no.", "A-7", None, "Due date", dt.date(2026, 6, 20)]],
        [["Account no.", "Due date"], ["A-7", "06/20/2026"]],
        [["Account no.: A-7 Due date: 06/20/2026"]],
    ],
)
def test_a_fact_stands_behind_its_label_beside_it_or_below(lines: list[list[Any]]) -> None:
    bill = read(*lines, HEAD, *CHARGES)
    assert (bill.summary.account, bill.summary.due) == ("A-7", dt.date(2026, 6, 20))
    assert bill.summary.sources.keys() == {"account", "due"}
    assert (len(bill.rows), bill.summary.sums) == (2, {"amount": Decimal(200)})


def test_facts_below_the_table_are_none_of_its_rows_and_no_total() -> None:
    bill = read(HEAD, *CHARGES, ["Total", None, 200], ["Amount due 06/20/2026", None, 645.93], ["see below", None, 1])
    assert (bill.summary.owed, bill.summary.sources["owed"][0].cell) == (Decimal("645.93"), "C5")
    assert (len(bill.rows), len(bill.totals.stated)) == (2, 1)
    assert bill.ledger.by_role == {"HEADER": 1, "DATA": 2, "TOTAL": 1, "SUMMARY": 2}
    assert [check.status for check in bill.checks] == ["PASS"]


def test_facts_and_ends_above_the_first_row_leave_the_rows() -> None:
    bill = read(HEAD, ["Amount due", None, 7], ["Messages", None, 1], *CHARGES)
    assert [row.service for row in bill.rows] == ["Water", "Sewer"]
    assert (bill.summary.owed, bill.ledger.by_role["SUMMARY"]) == (7, 2)


def test_a_row_whose_name_only_begins_like_a_label_is_a_row() -> None:
    bill = read(HEAD, ["Deposit interest", None, 12.5], *CHARGES)
    assert [row.service for row in bill.rows] == ["Deposit interest", "Water", "Sewer"]
    assert bill.summary.deposit is None


def test_what_is_printed_otherwise_elsewhere_is_doubtful_and_what_is_no_value_unread() -> None:
    bill = read(["Due date", "06/20/2026"], ["Amount due in 30 days"], ["Deposit: see below"], HEAD, *CHARGES,
                ["Due date", "06/21/2026"])  # fmt: skip
    assert (bill.summary.due, bill.summary.doubtful) == (dt.date(2026, 6, 20), {"due": "also printed: 06/21/2026"})
    assert (bill.summary.owed, bill.summary.deposit) == (None, None)
    assert bill.summary.unread == {"deposit": "see below"}


def test_of_two_dates_behind_a_label_none_is_taken() -> None:
    bill = read(["Due date: 06/20/2026 - 06/30/2026"], HEAD, *CHARGES)
    assert (bill.summary.due, bill.summary.unread) == (None, {"due": "06/20/2026 - 06/30/2026"})


def test_a_unit_stands_behind_a_number_or_in_brackets_in_its_header() -> None:
    bill = read(["Area: 2,450 RSF"], HEAD, *CHARGES)
    assert (bill.rows[0].usage, bill.rows[0].unit, bill.rows[0].unread) == (30, "m3", {})
    assert (bill.summary.area, bill.summary.area_unit) == (2450, "RSF")
    other = read(["Service", "Usage (kWh)", "Amount"], ["Electric", 1246, 177.31])
    assert (other.rows[0].usage, other.rows[0].unit) == (1246, "kWh")


def test_a_word_may_head_either_of_two_columns() -> None:
    for head in (["Service", "Usage", "Charge"], ["Charge", "Usage", "Amount"]):
        assert [(row.service, row.amount) for row in read(head, *CHARGES).rows] == [("Water", 150), ("Sewer", 50)]


def test_totals_of_all_parts_add_up_too_and_one_that_misses_fails() -> None:
    parts = [*CHARGES, ["Total house", None, 200], ["Gas", None, 30], ["Oil", None, 20], ["Total garage", None, 50]]
    assert [check.status for check in read(HEAD, *parts).checks] == ["PASS"]
    assert [check.status for check in read(HEAD, *CHARGES, ["Total", None, 201]).checks] == ["FAIL"]
    assert [check.status for check in read(HEAD, *CHARGES).checks] == ["SKIPPED"]


def test_facts_want_a_summary_that_has_them() -> None:
    with pytest.raises(TypeError, match="Facts"):
        TableExtractor(Charge, HEADERS, facts=FACTS)
    with pytest.raises(TypeError, match="no field 'payer'"):
        TableExtractor(Charge, HEADERS, summary=Bill, facts={"payer": ["Payer"]})
    with pytest.raises(TypeError, match="units"):
        TableExtractor(Charge, HEADERS, units={"usage": "measure"})
