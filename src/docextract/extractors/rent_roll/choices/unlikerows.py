"""Rows that were read as units and hold other kinds of cells than the units: what stands below them."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from ....values.dates import find_dates, is_month_to_month, looks_like_date
from ....values.numbers import is_money_like, percent
from ....values.remembered import remembered
from ..anatomy.chosen import ASIDE
from ..anatomy.entries import Entry
from .roll import Roll

FEWEST_ROWS = 8
"""Rows under one header that tell what its columns hold."""
ALIKE = 0.8
"""So much of a column is of one kind."""
FEWEST = 2
"""Cells of another kind that make a row unlike the others."""
MOST = 6
"""Rows that stand below the units at most; more are units of another kind, but where the units were counted above."""
NUMBER, DATE, WORDS, ID, COUNT = "number", "date", "words", "id", "count"
_COUNTS = re.compile(r"[^\W\d][^\d:=]*[:=]\s*\d[\d,.]*\s*%?")
"""Words and how many: ``Occupied: 36``."""
LEASE = ("leaseStartDate", "leaseEndDate", "moveInDate")


def unlike_rows(roll: Roll) -> Mapping[str, str]:
    """By the place of its first cell, each of the last rows of a roll that has cells of other kinds than its columns.

    Where names stand it prints a percentage, where ids of units stand a word, or one before a number: ``Unrentable``,
    ``4``, ``1.0%``; ``Sites 118``, ``Occupied 104``. It has none of the dates that a lease has. Below a total that
    counts just the rows above it one such cell is enough, in any number of rows.
    """
    last = roll.walked.entries[-1].mapping.block
    entries = [
        entry
        for entry in roll.walked.entries
        if (block := entry.mapping.block) is last or (block.space, block.signature) == (last.space, last.signature)
    ]
    if len(entries) < FEWEST_ROWS or _has_days(entries[-1]):
        return {}
    usual = _usual(entries)
    counted = _below_count(roll)
    found: dict[str, str] = {}
    for entry in reversed(entries[-counted:]):
        if not _is_unlike(entry, usual, 1 if counted else FEWEST):
            break
        found[entry.line.row_id()] = ASIDE
    return found if len(found) <= MOST or len(found) == counted else {}


def _below_count(roll: Roll) -> int:
    """How many rows stand below a total of all units that counts just the rows above it."""
    rows = roll.data.rows
    counted = [0, *accumulate(row.counts_as_unit for row in rows)]
    for total in roll.comparison.printed.totals:
        every = (total.after, counted[total.after])
        if total.units and total.units in every and total.group in (None, "total") and 2 * total.after > len(rows):
            return len(rows) - total.after
    return 0


def _is_unlike(entry: Entry, usual: Mapping[int, str], fewest: int) -> bool:
    line = entry.line
    if _has_days(entry):
        return False
    coded = _kind(line.values[line.filled[0]]) == ID  # "G1", of the units as of other rentable items
    return sum(_contradicts(line.values[c], usual[c]) for c in line.filled if c in usual) >= (
        FEWEST if coded else fewest
    )


def _has_days(entry: Entry) -> bool:
    """Whether a row prints a day that a lease has."""
    values, at = entry.line.values, entry.mapping.by_field
    dates = [values[column] for name in LEASE if (column := at.get(name)) is not None]
    term = values[at["leaseTermMonths"]] if "leaseTermMonths" in at else None
    if isinstance(term, str) and find_dates(term):
        return True  # "03/01/2022 – 02/29/2032"
    return any(isinstance(value, dt.date) or (value and _kind(value) == DATE) for value in dates)


def _usual(entries: Sequence[Entry]) -> dict[int, str]:
    """The kind that nearly all cells of a column are of, where there is one."""
    kinds: dict[int, Counter[str]] = {}
    for entry in entries:
        for column in entry.line.filled:
            kinds.setdefault(column, Counter())[_kind(entry.line.values[column])] += 1
    return dict(_told(kinds))


def _told(kinds: Mapping[int, Counter[str]]) -> Iterator[tuple[int, str]]:
    for column, counted in kinds.items():
        kind, count = counted.most_common(1)[0]
        if counted.total() >= FEWEST_ROWS and count >= ALIKE * counted.total():
            yield column, kind


def _kind(value: object) -> str:
    if isinstance(value, dt.date):
        return DATE
    return _kind_of_text(value) if isinstance(value, str) else NUMBER


@remembered
def _kind_of_text(value: str) -> str:
    if looks_like_date(value) or is_month_to_month(value):
        return DATE
    if _COUNTS.fullmatch(value):
        return COUNT
    if is_money_like(value) or percent(value) is not None or not any(map(str.isalpha, value)):
        return NUMBER if value.isdigit() or not value.replace("-", "").isdigit() else ID
    return ID if " " not in value and any(map(str.isdigit, value)) else WORDS


def _contradicts(value: object, usual: str) -> bool:
    """Whether a cell is what its column never holds: a number where words stand, words where ids or numbers stand."""
    kind = _kind(value)
    if COUNT in (kind, usual):
        return usual != COUNT
    return {kind, usual} in ({NUMBER, WORDS}, {DATE, WORDS}) or (usual == ID and kind == WORDS)
