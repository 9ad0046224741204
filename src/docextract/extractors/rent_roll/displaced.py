"""Rows whose numbers stand one column too far to the right: there they make what nearly all other rows make."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from .fieldkinds import Kind
from .mapping import Mapping
from .quotients import Relation, is_year, keep, nearly_all, possible
from .rownumbers import Groups, Numbers

FEWEST = 3
"""Rows that keep a relation, from which on one that keeps it a column further is looked for."""
PAIR = 2
"""Rows that keep it, if no row breaks it, from which on as many that keep it a column further are looked for."""


def read_displaced(groups: Groups) -> frozenset[int]:
    """``rowIndex`` of the rows that break a relation, or lack a number of it, which most others keep, and that keep
    it with the numbers one column to the right of theirs."""
    found: set[int] = set()
    for mapping, few, rows in groups.values():
        columns = _columns(mapping)
        for relation, least in _kept(mapping, columns, few, rows):
            moved = set(_moved(relation, columns, few, rows, mapping))
            if len(moved) >= least:
                found |= moved
    return frozenset(found)


def _columns(mapping: Mapping) -> list[int]:
    """The columns of amounts and rates, and those of no field that have a header, from left to right."""
    free = [use.column for use in (*mapping.kept, *mapping.unmapped) if use.header]
    return sorted({*free, *(use.column for use in mapping.uses if use.kind in (Kind.MONEY, Kind.NUMBER))})


def _kept(mapping: Mapping, columns: list[int], few: Numbers, rows: Numbers) -> Iterator[tuple[Relation, int]]:
    """The relations that nearly all rows keep which print both numbers, and how many rows must be found to keep them a
    column further."""
    short = len(few.indexes) == len(rows.indexes)
    filled = [c for c in columns if len(few.indexes) - few.under(c).count(None) >= (PAIR if short else FEWEST)]
    for relation in possible(filled, few, mapping):
        kept = keep(relation, few, mapping)
        if sum(kept.values()) >= FEWEST and nearly_all(kept):
            yield relation, 1
        elif short and not kept:
            some = keep(relation, few, mapping, most=len(few.indexes))
            if len(some) == sum(some.values()) == PAIR:
                yield relation, PAIR


def _moved(relation: Relation, columns: list[int], few: Numbers, rows: Numbers, mapping: Mapping) -> Iterator[int]:
    """Rows that keep the relation with one of its numbers, or both, a column further, where others do not."""
    kept = keep(relation, rows, mapping) or keep(relation, rows, mapping, most=len(rows.indexes))
    left = [at for at, index in enumerate(rows.indexes) if not kept.get(index, False)]
    area = mapping.column("area")
    areas = rows.under(area) if area is not None else [None] * len(rows.indexes)
    for one, other in ((1, 0), (0, 1), (1, 1)) if left else ():
        ones, others = (_right(c, columns) if by else c for c, by in ((relation.one, one), (relation.other, other)))
        if ones is None or others is None or ones == others:
            continue
        usual = keep(Relation(ones, others, relation.holds), few, mapping, most=len(few.indexes))
        if sum(usual.values()) * 2 > len(usual):
            continue
        numbers = list(zip(rows.under(ones), rows.under(others), areas, strict=True))
        for at in left:
            first, second, floor = numbers[at]
            enough = bool(floor) or relation.holds is is_year
            if first and second and enough and relation.holds(first, second, floor or Decimal(0)):
                yield rows.indexes[at]


def _right(column: int, columns: list[int]) -> int | None:
    """The next column of numbers, if it stands beside this one."""
    at = columns.index(column)
    return columns[at + 1] if at + 1 < len(columns) else None
