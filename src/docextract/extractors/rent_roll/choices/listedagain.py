"""Rows of a table of their own that stand for others: leases named again below the roll (letters of credit, options,
steps), properties listed above the rolls of each."""

from __future__ import annotations

from collections.abc import Mapping

from ....models.rent_roll import RentRollRow
from ....values.text import normal
from ...lines import Line
from ..anatomy.chosen import ASIDE
from .roll import Roll

FEWEST = 2
"""Rows that list leases again."""
LETTERS = 1
"""More letters than these make a cell a name."""
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


def properties_ahead(roll: Roll) -> Mapping[str, str]:
    """By the place of its first cell, each row of the first table under a header of its own, if each names in two
    cells what a heading below it does, ``Castellan Plaza``, ``4400 Rt. 9``, or in one, beside how many rows follow."""
    entries = roll.walked.entries
    first = entries[0].mapping
    ahead = [entry.line for entry in entries if entry.mapping is first]
    if not FEWEST <= len(ahead) < len(entries) - len(ahead):
        return {}
    below = {entry.line.index for entry in entries[len(ahead) :]}
    headings = [("", 0)]
    for line in roll.lines[ahead[-1].index + 1 :]:
        text, rows = headings[-1]
        if line.index in below:
            headings[-1] = (text, rows + 1)
        elif len(line.filled) == 1:
            said = normal(line.joined())
            headings.append((said, 0)) if rows else headings.append((f"{text} {said}", 0))
    tops = [heading for heading in headings if heading[1]]
    named = [next((n for n, heading in enumerate(tops) if _heads(line, *heading)), None) for line in ahead]
    if None in named or len(set(named)) < len(named):
        return {}
    return {line.row_id(): ASIDE for line in ahead}


def _heads(line: Line, heading: str, rows: int) -> bool:
    """Whether a heading names what a row does, and the row something more of it: its address, its number of rows."""
    texts = [line.text(column) or "" for column in line.filled]
    named = sum(f" {normal(text)} " in f" {heading} " for text in texts if sum(map(str.isalpha, text)) > LETTERS)
    return named > 1 or (named == 1 and str(rows) in texts)
