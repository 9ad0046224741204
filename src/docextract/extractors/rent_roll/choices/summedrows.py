"""Rows that were read as units and hold what others add up to: under any name, above them or below."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from decimal import Decimal
from itertools import accumulate, pairwise
from typing import NamedTuple

from ....models.rent_roll import RentRollRow
from ..anatomy.chosen import SECTION, TOTAL
from ..anatomy.entries import Entry
from ..anatomy.fieldkinds import SUMMED
from .roll import Roll

ZERO = Decimal(0)
FEWEST = 2
"""Columns that have to hold the sums, different amounts to be added up, and rows of one kind that hold them."""
FEWEST_OF_NUMBERED = 3
"""Columns that have to hold the sums, and rows to be added up, where a number stands in the unit's cell: a count."""
Amounts = Mapping[int, Decimal]
"""What a row prints other than nothing, by the place of its field among those that are summed."""


class _Row(NamedTuple):
    """A row: its amounts, whether it may be a sum of others, whether it counts, and which of its cells are filled."""

    amounts: Amounts
    open: bool
    counts: bool
    shape: tuple[int, ...]
    counted: int | None = None
    """How many units the row says it is about: ``15 stalls``."""
    numbered: bool = False
    """Whether it has a bare number where the others name their units: theirs, or how many rooms they come to."""
    zeros: int = 0
    """How many of the summed columns it prints nothing for in figures: ``0.00``."""


_OF = re.compile(r"\b\d+ (?:of|/) (\d+)\b|^(\d+) in\b")
"""How many there are, of which some are let: ``10 of 12 rented``; or stand somewhere: ``9 in Mill Lane``."""


def summed_rows(roll: Roll) -> Mapping[str, str]:
    """By the place of its first cell, each row that holds the sums of those above it, or of those that it stands over.

    Such a row names no unit as the others do and has no dates and no status. In all summed columns but at most one it
    prints exactly what rows with different amounts come to, in two columns or more; or it is one of several alike that
    all print just what the rows up to the next of them come to. Where a bare number stands for its unit, ``804``, it
    holds such sums in all columns, three or more.
    """
    entries = roll.walked.entries
    may = [_may_be_sum(row, at) for at, row in enumerate(roll.data.rows)]
    if not any(may) and not any(map(_may_be_count, roll.data.rows)):
        return {}
    rows = [_row(roll, row, entry, one) for row, entry, one in zip(roll.data.rows, entries, may, strict=True)]
    last = len(rows) - 1
    below = _single(rows, {total.after for total in roll.walked.totals}) | _family(rows)
    above = {last - at for at in _family(rows[::-1])}
    found, role = (below, TOTAL) if len(below) >= len(above) else (above, SECTION)
    return {entries[at].line.row_id(): role for at in sorted(found)}


def _may_be_sum(row: RentRollRow, above: int) -> bool:
    """Whether a row names no unit as the others do, or only says how many stand above, and has no dates, no status."""
    numbered = (
        row.unit is not None and row.unit != str(above) and any(map(str.isdigit, row.unit)) and " " not in row.unit
    )
    dated = row.lease_start_date or row.lease_end_date or row.move_in_date
    told = row.status_text is not None and row.status_basis == "printed"
    return not (numbered or dated or told)


def _may_be_count(row: RentRollRow) -> bool:
    """Whether a row has a bare number for its unit, and neither a tenant nor dates nor a status."""
    bare = row.unit is not None and row.unit.isdigit() and row.tenant_name is None and row.status_text is None
    return bare and not (row.lease_start_date or row.lease_end_date or row.move_in_date)


def _row(roll: Roll, row: RentRollRow, entry: Entry, may: bool) -> _Row:
    at = entry.mapping.by_field
    read = {n: roll.amount(entry.line.values[at[field]]) for n, field in enumerate(SUMMED) if field in at}
    amounts = {n: amount for n, amount in read.items() if amount}
    texts = [entry.line.text(column) or "" for column in entry.line.filled] if may else []
    counted = next((count for text in texts if (count := roll.vocabulary.space_count(text)) is not None), None)
    of = next((int(said[1] or said[2]) for text in texts if (said := _OF.search(text)) is not None), None)
    counted = of if counted is None else counted
    numbered = not may and _may_be_count(row)
    counted = int(row.unit or 0) if numbered else counted
    zeros = sum(amount == 0 for amount in read.values())
    return _Row(amounts, may, row.counts_as_unit, tuple(entry.line.filled), counted, numbered, zeros)


def _single(rows: Sequence[_Row], cuts: Set[int]) -> set[int]:
    """The rows that hold the sums of those since the last such row, or the last that may be one, of all, of all that
    count as units, or of all those sums; below the totals of other rows, at the ``cuts``, also of equal ones."""
    found: set[int] = set()
    since, near, every, units, sums, part = (_Sums() for _ in range(6))
    for at, row in enumerate(rows):
        part = _Sums() if at in cuts else part
        holds = row.open and bool(cuts) and _holds_alike(row, part)
        part.add(row.amounts)
        if holds or ((row.open or row.numbered) and any(_holds(row, some) for some in (since, near, every, units))):
            found.add(at)
            sums.add(row.amounts)
            since, near = _Sums(), _Sums()
            continue
        if row.open:
            near = _Sums()
        for some in (since, every, *(() if row.open else (near,)), *((units,) if row.counts else ())):
            some.add(row.amounts)
    open_ = (at for at, row in enumerate(rows) if row.open or row.numbered)
    return found | {at for at in open_ if at not in found and _holds(rows[at], sums)}


class _Sums:
    """What some rows come to by column, and which different amounts they print there."""

    def __init__(self) -> None:
        self.totals: dict[int, Decimal] = {}
        self.different: dict[int, set[Decimal]] = {}
        self.rows = 0

    def add(self, amounts: Amounts) -> None:
        """Add a row."""
        self.rows += 1
        for column, amount in amounts.items():
            self.totals[column] = self.totals.get(column, ZERO) + amount
            self.different.setdefault(column, set()).add(amount)


def _holds(row: _Row, sums: _Sums) -> bool:
    """Whether a row prints what others come to, in two columns or more, or in one beside how many they are; in one
    alone where that and a word are all it holds, and three rows or more come to it: ``Garages | 140.00``."""
    ties = [column for column, amount in row.amounts.items() if amount == sums.totals.get(column)]
    telling = sum(len(sums.different[column]) >= FEWEST for column in ties)
    telling += row.counted is not None and row.counted == sums.rows
    if row.numbered:
        return min(telling, sums.rows) >= FEWEST_OF_NUMBERED and len(ties) == len(row.amounts)
    alone = len(row.shape) == FEWEST and len(row.amounts) == 1 and sums.rows > FEWEST
    return telling >= (1 if alone else FEWEST) and len(ties) >= max(1, len(row.amounts) - 1)


def _holds_alike(row: _Row, sums: _Sums) -> bool:
    """Whether a row prints what rows of one amount come to in all summed columns, 0 where they have nothing."""
    ties = sums.rows > FEWEST and row.amounts == {n: amount for n, amount in sums.totals.items() if amount}
    return ties and len(row.amounts) >= FEWEST <= row.zeros


def _family(rows: Sequence[_Row]) -> set[int]:
    """Rows of one shape, each of which holds in all that it prints the sums of those since the one before it."""
    shapes: dict[tuple[int, ...], list[int]] = {}
    for at, row in enumerate(rows):
        if row.open:
            shapes.setdefault(row.shape, []).append(at)
    running = [list(accumulate((row.amounts.get(c, ZERO) for row in rows), initial=ZERO)) for c in range(len(SUMMED))]
    for members in shapes.values():
        spans = list(pairwise([-1, *members]))
        many = sum(at - before > FEWEST for before, at in spans)
        if len(members) > FEWEST <= many and all(_spans(rows[at].amounts, running, before, at) for before, at in spans):
            return set(members)
    return set()


def _spans(amounts: Amounts, running: Sequence[Sequence[Decimal]], before: int, at: int) -> bool:
    return len(amounts) >= FEWEST and all(n == running[c][at] - running[c][before + 1] for c, n in amounts.items())
