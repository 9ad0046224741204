"""Registers of security deposits, for docextract."""

from collections import Counter

from docextract.plugin import Check, Date, DocumentType, Money, Row, TableExtractor, adds_up, flagged


class Deposit(Row):
    """One deposit that is held."""

    unit: str
    tenant: str | None = None
    received: Date | None = None
    held: Money | None = None


HEADERS = {"unit": ["Unit"], "tenant": ["Tenant", "Resident"], "received": ["Received"], "held": ["Held", "Deposit"]}


def no_unit_twice(data, context):
    times = Counter(row.unit for row in data.rows)
    yield flagged([row for row in data.rows if times[row.unit] > 1], "the unit stands in several rows")


CHECKS = (
    Check("example.D01", "Deposits add up", meaning="A deposit was misread, or one is missing.", run=adds_up),
    Check("example.D02", "No unit twice", meaning="A deposit is listed twice.", run=no_unit_twice),
)
TABLE = TableExtractor(Deposit, HEADERS)
REGISTER = DocumentType(
    "DEPOSIT_REGISTER", "Register of security deposits", aliases=("DEPOSITS",), extract=TABLE, checks=CHECKS
)
