"""What is left over of a sum that misses its total, and which rows would explain it."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from ....models.rent_roll import RentRollRow
from ....proofs.tolerance import CENT, to_cents
from ..anatomy.results import MOST_NAMED
from ..arithmetic.amounts import Column
from ..totals.groups import Rows


def explain(residual: Decimal, rows: Rows, column: Column) -> tuple[str, list[RentRollRow]]:
    """What may have made a sum of ``rows`` differ from its total by ``residual``: words, and the rows concerned.

    A row that has exactly the residual is missing or counted too much, one that has half of it has the wrong sign; a
    residual divisible by nine is what two swapped digits leave. Nothing is changed: these are places to look at.
    """
    residual = to_cents(residual)
    if not residual:
        return "", []
    for words, wanted, inside in (
        ("exactly that is on {}, left out here", -residual, False),
        ("exactly that is on {}", residual, True),
        ("half of that is on {}, whose sign may be wrong", residual / 2, True),
    ):
        found = [column.table.rows[at] for at in column.having.get(wanted, ()) if rows.holds(at) == inside]
        if found:
            return words.format(named(found)), found
    if int(residual / CENT) % 9 == 0:
        return "which is divisible by 9, as where two digits are swapped", []
    return "which no row has", []


def named(rows: Sequence[RentRollRow]) -> str:
    """``unit 101, unit 102, …``"""
    names = ", ".join(name_of(row) for row in rows[:MOST_NAMED])
    return names + (", …" if len(rows) > MOST_NAMED else "")


def name_of(row: RentRollRow) -> str:
    """A row as messages call it: by its unit, else its tenant, else its index."""
    return f"unit {row.unit}" if row.unit else row.tenant_name or f"row {row.row_index}"
