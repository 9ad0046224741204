"""What numbers under columns without a field are of those beside them: twelve of a month's, or a rate on the area.

Rents and rates that have fields are compared in :mod:`.rents` and :mod:`.rates`. Columns that are only kept as printed
may say the same again, and a number that stands in the wrong one of them breaks it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from ...values.numbers import money
from .conventions import Conventions
from .entries import Entry, Walked
from .fieldkinds import Kind
from .mapping import Mapping as ColumnMapping
from .rates import ROUNDING, YEAR_ROUNDING

YEAR = 12
FEWEST = 5
"""Rows that print both numbers, from which on a relation between them is looked for."""
VARIED = 3
"""Different numbers that keep a relation: on the first floor any number is the same times the floor's."""
HELD = frozenset({"deposit", "otherDeposit", "balance"})
"""What tenants owe or have paid in advance is often one rent or several, and no contradiction where it is not."""
SAMPLED = 24
"""So many rows, spread over the roll, tell which relations may hold."""

Quotients = Sequence[Mapping[int, bool]]
"""For each relation that nearly all rows keep: by ``rowIndex``, whether a row that prints both numbers keeps it."""


class _Relation(NamedTuple):
    one: int
    other: int
    holds: Callable[[Decimal, Decimal, Decimal], bool]
    """Given the numbers of both columns and the area."""


def read_quotients(walked: Walked, conventions: Conventions) -> Quotients:
    """The relations of columns without a field to other columns of numbers that nine rows in ten keep, or all but
    one."""
    found: list[dict[int, bool]] = []
    by_mapping: dict[int, list[tuple[int, Entry]]] = {}
    for index, entry in enumerate(walked.entries):
        if entry.mapping.kept or entry.mapping.unmapped:
            by_mapping.setdefault(id(entry.mapping), []).append((index, entry))
    for entries in by_mapping.values():
        mapping = entries[0][1].mapping
        few = entries[:: max(1, len(entries) // SAMPLED)]
        for relation in _possible(mapping, [entry for _, entry in few], conventions):
            kept = _keep(relation, few, mapping, conventions)
            if _nearly_all(kept):
                found.append(_keep(relation, entries, mapping, conventions) if len(few) < len(entries) else kept)
    return [kept for kept in found if _nearly_all(kept) and len(kept) >= FEWEST]


def _possible(mapping: ColumnMapping, entries: Sequence[Entry], conventions: Conventions) -> Iterator[_Relation]:
    """Relations between a column without a field and each other column of numbers."""
    free = [use.column for use in (*mapping.kept, *mapping.unmapped) if use.header]
    named = [use.column for use in mapping.uses if use.kind is Kind.MONEY and use.field not in HELD]
    numbers = [
        c
        for c in (*free, *named)
        if sum(money(entry.line.values[c], conventions.numbers) is not None for entry in entries) * 2 > len(entries)
    ]
    for one in numbers:
        for other in numbers:
            if one != other and (one in free or other in free):
                yield _Relation(one, other, _is_year)
                if mapping.column("area") is not None:
                    yield _Relation(one, other, _is_rate)
                    yield _Relation(one, other, _is_monthly_rate)


def _is_year(amount: Decimal, other: Decimal, area: Decimal) -> bool:
    return abs(other - YEAR * amount) <= YEAR_ROUNDING


def _is_rate(rate: Decimal, amount: Decimal, area: Decimal) -> bool:
    return abs(rate * area - amount) <= ROUNDING * area


def _is_monthly_rate(rate: Decimal, amount: Decimal, area: Decimal) -> bool:
    return abs(rate * area - YEAR * amount) <= ROUNDING * area


def _keep(
    relation: _Relation, entries: Sequence[tuple[int, Entry]], mapping: ColumnMapping, conventions: Conventions
) -> dict[int, bool]:
    """Whether each row with both numbers keeps a relation; none where those that do are too much alike."""
    area_column, style = mapping.column("area"), conventions.numbers
    kept: dict[int, bool] = {}
    different: set[Decimal] = set()
    for index, entry in entries:
        values = entry.line.values
        one, other = money(values[relation.one], style), money(values[relation.other], style)
        area = money(values[area_column], style) if area_column is not None else None
        if one and other and (area or relation.holds is _is_year):
            kept[index] = relation.holds(one, other, area or Decimal(0))
            if kept[index]:
                different.add(one)
    return kept if len(different) >= VARIED else {}


def _nearly_all(kept: Mapping[int, bool]) -> bool:
    holds = sum(kept.values())
    return holds > 1 and (holds * 10 >= len(kept) * 9 or holds + 1 >= len(kept))
