"""A rent roll against a statement: the way through."""

from __future__ import annotations

import datetime as dt

from ..errors import InvalidRequestError
from ..models.extraction import RentRoll
from ..models.findings import Note
from ..models.reconciliation import Reconciliation, RollBasis, StatementBasis
from ..models.rent_roll import OCCUPIED
from ..models.statement import Statement
from ..values.text import words
from ..vocabulary import load_vocabulary
from .checks import Pair, balance_checks, operating_checks, unit_check
from .sides import RollSide, StatementSide, roll_side
from .year import Year, year_of


def reconcile(rent_roll: RentRoll, statement: Statement, *, column: str | None = None) -> Reconciliation:
    """Compare a rent roll with a statement of the same property: checks X01 to X05 and X07.

    Twelve months of the roll are compared with a year of the statement. Which figure is compared with which is fixed
    beforehand; nothing is tried until it ties, so no check is ever more than a warning. The answer says on which basis
    every comparison was made.

    Args:
        rent_roll: of several properties only the units of the one that the statement names are compared.
        statement: an operating statement of any kind, or a balance sheet (then the deposits are compared).
        column: the id of the statement's column to take; by default the one of twelve months, else as many months in
            a row as there are, times what makes a year of them.

    Raises:
        InvalidRequestError: an argument is of another type, or the statement has no such column, or that column does
            not say how many months it covers.
    """
    if not isinstance(rent_roll, RentRoll):
        raise InvalidRequestError("reconcile takes a rent roll first, and then a statement", field="rentRoll")
    if not isinstance(statement, Statement):
        raise InvalidRequestError("reconcile takes a statement after the rent roll", field="statement")
    balance = statement.tagging_data.document_type == "BALANCE_SHEET"
    side = roll_side(rent_roll, statement)
    year = None if balance else year_of(statement, column, rent_roll.meta.property_name)
    answer = Reconciliation(
        rent_roll=_roll_basis(rent_roll, side),
        statement=_statement_basis(statement, year, rent_roll.meta.as_on_date),
    )
    pair = Pair(side, StatementSide(statement, year) if year is not None else None, answer)
    if balance:
        answer.checks = balance_checks(pair, statement)
    else:
        named = load_vocabulary().statistic
        answer.checks = [*operating_checks(pair), unit_check(pair, statement, lambda label: named(label) == "units")]
    answer.warnings = _notes(rent_roll, statement, side, answer)
    return answer


def _roll_basis(roll: RentRoll, side: RollSide) -> RollBasis:
    units = side.units
    areas = [row.area for row in units if row.area is not None]
    names = {row.property_name for row in side.rows if row.property_name}
    return RollBasis(
        file_name=roll.meta.file_name,
        document_hash=roll.meta.document_hash,
        property_name=names.pop() if len(names) == 1 else roll.meta.property_name,
        as_on_date=roll.meta.as_on_date,
        units=sum(row.unit_count for row in units),
        occupied_units=sum(row.unit_count for row in units if row.occupancy_status in OCCUPIED),
        in_place_leases=len(side.leases),
        units_with_market_rent=sum(row.market_rent is not None for row in units),
        area=sum(areas[1:], areas[0]) if areas else None,
    )


def _statement_basis(statement: Statement, year: Year | None, as_of: dt.date | None) -> StatementBasis:
    meta = statement.meta
    end = (year.period_to if year is not None else None) or meta.period_to or meta.as_on_date
    return StatementBasis(
        file_name=meta.file_name,
        document_hash=meta.document_hash,
        document_type=statement.tagging_data.document_type,
        property_name=meta.property_name,
        columns=[statement.columns[n].column_id for n in year.columns] if year is not None else [],
        months=year.months if year is not None else None,
        factor=year.factor if year is not None else None,
        period_from=(year.period_from if year is not None else None) or meta.period_from,
        period_to=end,
        accounting=meta.basis,
        days_to_roll=(as_of - end).days if as_of is not None and end is not None else None,
    )


def _notes(roll: RentRoll, statement: Statement, side: RollSide, answer: Reconciliation) -> list[Note]:
    notes = []
    ours, theirs = answer.rent_roll.property_name, answer.statement.property_name
    if ours and theirs and not {*words(ours)} & {*words(theirs)}:
        message = f"the roll is of {ours!r}, the statement of {theirs!r}"
        notes.append(Note(type="propertyMismatch", message=message))
    properties = {(row.property_name, row.property_code) for row in side.rows}
    if len(properties) > 1:
        message = f"the roll has {len(properties)} properties, and the statement names none of them; all were compared"
        notes.append(Note(type="severalProperties", message=message))
    if roll.meta.as_on_date is None:
        message = "the roll prints no as-of date; whether it is of the statement's time cannot be told"
        notes.append(Note(type="asOnDateMissing", message=message))
    for name, document in (("rent roll", roll), ("statement", statement)):
        failed = list(dict.fromkeys(check.check_id for check in document.failed_checks))
        if failed:
            message = f"the {name} by itself fails {', '.join(failed)}"
            notes.append(Note(type="checksFailed", message=message))
    return notes
