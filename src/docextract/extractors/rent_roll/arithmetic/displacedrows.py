"""Rows whose numbers stand one column too far to the right: there they make what nearly all other rows make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ....proofs.relations import Relation, nearly_all
from ..anatomy.fieldkinds import Kind
from .relations import free_columns, relations_of
from .rownumbers import Group, Groups

FEWEST = 3
"""Rows that keep a relation, from which on one that keeps it a column further is looked for."""
PAIR = 2
"""Rows that keep it, if no row breaks it, from which on as many that keep it a column further are looked for."""


def read_displaced(groups: Groups) -> frozenset[int]:
    """``rowIndex`` of the rows that break a relation, or lack a number of it, which most others keep, and that keep
    it with the numbers one column to the right of theirs."""
    found: set[int] = set()
    for group in groups.values():
        amounts = {use.column for use in group.mapping.uses if use.kind in (Kind.MONEY, Kind.NUMBER)}
        columns = sorted(amounts.union(free_columns(group.mapping)))
        for relation, least in _kept(group, columns):
            moved = set(_moved(relation, group, columns))
            if len(moved) >= least:
                found |= moved
    return frozenset(found)


def _kept(group: Group, columns: Sequence[int]) -> Iterator[tuple[Relation, int]]:
    """The relations that nearly all rows keep which print both numbers, and how many rows must be found to keep them a
    column further."""
    few = group.few
    short = len(few.indexes) == len(group.rows.indexes)
    filled = [c for c in columns if few.filled(c) >= (PAIR if short else FEWEST)]
    for relation in relations_of(filled, group.mapping):
        kept = few.keep(relation)
        if sum(kept.values()) >= FEWEST and nearly_all(kept.values()):
            yield relation, 1
        elif short and not kept and len(few.keep(relation, most=0, varied=0)) == PAIR:
            yield relation, PAIR


def _moved(relation: Relation, group: Group, columns: Sequence[int]) -> Iterator[int]:
    """Rows that keep the relation with one of its numbers, or both, a column further, where others do not."""
    rows, every = group.rows, len(group.rows.indexes)
    kept = rows.keep(relation) or rows.keep(relation, most=every, varied=0)
    breaking = [at for at, index in enumerate(rows.indexes) if not kept.get(index)]
    others = group.only(breaking)
    right = dict(pairwise(columns))
    one, other, *area = relation.columns
    for pair in ((right.get(one), other), (one, right.get(other)), (right.get(one), right.get(other))):
        shifted = Relation(relation.form, (*pair, *area))
        if None in pair or pair[0] == pair[1] or not breaking:
            continue
        usual = group.few.keep(shifted, most=every, varied=0)
        if sum(usual.values()) * 2 <= len(usual):
            yield from (index for index, holds in others.keep(shifted, most=every, varied=0).items() if holds)
