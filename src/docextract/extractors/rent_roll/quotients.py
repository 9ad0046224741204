"""What numbers under columns without a field are of those beside them: twelve of a month's, or a rate on the area.

Rents and rates that have fields are compared in :mod:`.rents` and :mod:`.rates`. Columns that are only kept as printed
may say the same again, and a number that stands in the wrong one of them breaks it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from .fieldkinds import Kind
from .mapping import Mapping as ColumnMapping
from .rates import ROUNDING, YEAR, YEAR_ROUNDING
from .rownumbers import Groups, Numbers

FEWEST = 5
"""Rows that print both numbers, from which on a relation between them is looked for."""
VARIED = 3
"""Different numbers that keep a relation: on the first floor any number is the same times the floor's."""
HELD = frozenset({"deposit", "otherDeposit", "balance"})
"""What tenants owe or have paid in advance is often one rent or several, and no contradiction where it is not."""
_SLACK = 1e-6
"""What binary numbers may be off."""
_OF_YEAR, _OF_RATE = float(YEAR_ROUNDING) + _SLACK, float(ROUNDING) + _SLACK

Quotients = Sequence[Mapping[int, bool]]
"""For each relation that nearly all rows keep: by ``rowIndex``, whether a row that prints both numbers keeps it."""


class Relation(NamedTuple):
    """How the numbers of two columns hang together."""

    one: int
    other: int
    holds: Callable[[Decimal, Decimal, Decimal], bool]
    """Given the numbers of both columns and the area."""


def read_quotients(groups: Groups) -> Quotients:
    """The relations of columns without a field to other columns of numbers that nine rows in ten keep, or all but
    one."""
    found: list[dict[int, bool]] = []
    for mapping, few, rows in groups.values():
        free = {use.column for use in (*mapping.kept, *mapping.unmapped) if use.header}
        if not free:
            continue
        named = [use.column for use in mapping.uses if use.kind is Kind.MONEY and use.field not in HELD]
        columns = [c for c in (*free, *named) if few.under(c).count(None) * 2 < len(few.indexes)]
        likely = [
            relation
            for relation in possible(columns, few, mapping)
            if not free.isdisjoint((relation.one, relation.other)) and nearly_all(keep(relation, few, mapping))
        ]
        found += [keep(relation, rows, mapping) for relation in likely]
    return [kept for kept in found if nearly_all(kept) and len(kept) >= FEWEST]


def possible(columns: Sequence[int], few: Numbers, mapping: ColumnMapping) -> Iterator[Relation]:
    """The relations between columns that not too many of some rows break. Nearly none hold: they are tried in binary
    numbers, which give the benefit of the doubt, and for each two columns at once."""
    areas = few.binary(mapping.column("area"))
    most = _most(few)
    for one in columns:
        for other in columns:
            if one != other:
                broken = _broken(few.binary(one), few.binary(other), areas, most)
                for holds, times in zip(RELATIONS, broken, strict=True):
                    if times <= most:
                        yield Relation(one, other, holds)


def _broken(ones: Sequence[float], others: Sequence[float], areas: Sequence[float], most: int) -> tuple[int, int, int]:
    """How often rows break each of the relations; counted no further than up to ``most`` of all."""
    year = rate = monthly = both = 0
    for one, other, area in zip(ones, others, areas, strict=True):
        if not one or not other:
            continue
        both += 1
        year += abs(other - YEAR * one) > _OF_YEAR
        if area:
            product, off = one * area, _OF_RATE * area
            rate += abs(product - other) > off
            monthly += abs(product - YEAR * other) > off
        if year > most and rate > most and monthly > most:
            break
    return (year, rate, monthly) if both > 1 else (most + 1, most + 1, most + 1)


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
    if most is not None:
        return _kept(relation, rows, mapping, most)
    if relation not in rows.kept:
        rows.kept[relation] = _kept(relation, rows, mapping, _most(rows))
    return rows.kept[relation]


def _kept(relation: Relation, rows: Numbers, mapping: ColumnMapping, most: int) -> dict[int, bool]:
    column = mapping.column("area")
    areas = rows.under(column) if column is not None else [None] * len(rows.indexes)
    kept: dict[int, bool] = {}
    different: set[Decimal] = set()
    broken = 0
    numbers = zip(rows.indexes, rows.under(relation.one), rows.under(relation.other), areas, strict=True)
    for index, one, other, area in numbers:
        if one and other and (area or relation.holds is is_year):
            kept[index] = holds = relation.holds(one, other, area or Decimal(0))
            if holds:
                different.add(one)
            elif (broken := broken + 1) > most:
                return {}
    return kept if len(different) >= VARIED or most >= len(rows.indexes) else {}


def _most(rows: Numbers) -> int:
    """How many of some rows may break a relation."""
    return max(1, len(rows.indexes) // 10)


def nearly_all(kept: Mapping[int, bool]) -> bool:
    """Whether nine rows in ten keep a relation, or all but one."""
    holds = sum(kept.values())
    return holds > 1 and (holds * 10 >= len(kept) * 9 or holds + 1 >= len(kept))
