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


class Relation(NamedTuple):
    """How the numbers of two columns hang together."""

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
        few = Numbers(sampled(entries), conventions)
        all_rows = Numbers(entries, conventions)
        likely = [relation for relation in _possible(mapping, few) if nearly_all(keep(relation, few, mapping))]
        found += [keep(relation, all_rows, mapping) for relation in likely]
    return [kept for kept in found if nearly_all(kept) and len(kept) >= FEWEST]


def sampled(entries: Sequence[tuple[int, Entry]]) -> Sequence[tuple[int, Entry]]:
    """Some rows, spread over all, that tell which relations may hold."""
    return entries[:: max(1, len(entries) // SAMPLED)]


class Numbers:
    """The numbers of rows by column, each read once."""

    def __init__(self, entries: Sequence[tuple[int, Entry]], conventions: Conventions) -> None:
        self.indexes = [index for index, _ in entries]
        self._rows = [entry.line.values for _, entry in entries]
        self._style = conventions.numbers
        self._read: dict[int, list[Decimal | None]] = {}

    def under(self, column: int) -> list[Decimal | None]:
        """The numbers of a column, None where there is none."""
        if column not in self._read:
            self._read[column] = [money(values[column], self._style) for values in self._rows]
        return self._read[column]


def _possible(mapping: ColumnMapping, few: Numbers) -> Iterator[Relation]:
    """Relations between a column without a field and each other column of numbers."""
    free = [use.column for use in (*mapping.kept, *mapping.unmapped) if use.header]
    named = [use.column for use in mapping.uses if use.kind is Kind.MONEY and use.field not in HELD]
    numbers = [c for c in (*free, *named) if few.under(c).count(None) * 2 < len(few.indexes)]
    for one in numbers:
        for other in numbers:
            if one != other and (one in free or other in free):
                yield Relation(one, other, is_year)
                if mapping.column("area") is not None:
                    yield Relation(one, other, is_rate)
                    yield Relation(one, other, is_monthly_rate)


def is_year(amount: Decimal, other: Decimal, area: Decimal) -> bool:
    """Whether an amount is twelve of another."""
    return abs(other - YEAR * amount) <= YEAR_ROUNDING


def is_rate(rate: Decimal, amount: Decimal, area: Decimal) -> bool:
    """Whether an amount is the rate on the area."""
    return abs(rate * area - amount) <= ROUNDING * area


def is_monthly_rate(rate: Decimal, amount: Decimal, area: Decimal) -> bool:
    """Whether twelve of an amount are the rate on the area."""
    return abs(rate * area - YEAR * amount) <= ROUNDING * area


RELATIONS = (is_year, is_rate, is_monthly_rate)


def keep(relation: Relation, rows: Numbers, mapping: ColumnMapping, most: int | None = None) -> dict[int, bool]:
    """Whether each row with both numbers keeps a relation; none where those that do are too much alike, or where more
    than ``most`` do not: by default a tenth of them."""
    column = mapping.column("area")
    areas = rows.under(column) if column is not None else [None] * len(rows.indexes)
    kept: dict[int, bool] = {}
    different: set[Decimal] = set()
    broken, most = 0, max(1, len(rows.indexes) // 10) if most is None else most
    numbers = zip(rows.indexes, rows.under(relation.one), rows.under(relation.other), areas, strict=True)
    for index, one, other, area in numbers:
        if one and other and (area or relation.holds is is_year):
            kept[index] = holds = relation.holds(one, other, area or Decimal(0))
            if holds:
                different.add(one)
            elif (broken := broken + 1) > most:
                return {}
    return kept if len(different) >= VARIED or most >= len(rows.indexes) else {}


def nearly_all(kept: Mapping[int, bool]) -> bool:
    """Whether nine rows in ten keep a relation, or all but one."""
    holds = sum(kept.values())
    return holds > 1 and (holds * 10 >= len(kept) * 9 or holds + 1 >= len(kept))
