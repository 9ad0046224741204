"""Rows that name leases of the roll again in a table of their own below it: letters of credit, options, steps."""

from __future__ import annotations

from collections.abc import Mapping

from ....models.rent_roll import RentRollRow
from ..anatomy.chosen import ASIDE
from .roll import Roll

FEWEST = 2
"""Rows that list leases again."""
OF_A_LEASE = ("contract_rent", "annual_rent", "market_rent", "area")
"""What a roll says of each unit, or of most of them."""


def listed_again(roll: Roll) -> Mapping[str, str]:
    """By the place of its first cell, each row of the last table under a header of its own, if all of its rows name
    units and tenants of those above it, none for the first time, and say neither rents nor areas."""
    entries, rows = roll.walked.entries, roll.data.rows
    last = entries[-1].mapping
    first = next(n for n, entry in enumerate(entries) if entry.mapping is last)
    above, below = rows[:first], rows[first:]
    if not above or len(below) < FEWEST or any(entry.mapping is not last for entry in entries[first:]):
        return {}
    known = set(map(_lease, above))
    again = all(row.unit and row.tenant_name and _lease(row) in known for row in below)
    if not again or any(getattr(row, name) is not None for row in below for name in OF_A_LEASE):
        return {}
    return {entry.line.row_id(): ASIDE for entry in entries[first:]}


def _lease(row: RentRollRow) -> tuple[str | None, str | None]:
    return row.unit, row.tenant_name
