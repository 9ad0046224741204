"""Sizes of storage units and homes (``5x5``, ``10x20``, ``14x66``) are no counts of rooms, those of stalls no areas."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

from ....models.rent_roll import RentRollRow, SourceColumn
from ....values.areas import sides
from ....values.bedbath import MOST_ROOMS
from ....vocabulary import Vocabulary
from ..anatomy.entries import Entry

_IN_BRACKETS = re.compile(r"\((\d{1,4})\)")


def drop_sizes(rows: Sequence[RentRollRow]) -> None:
    """Take back bedrooms and bathrooms that were read from sizes: where others of the same form are too large for
    rooms, or where the sides make the area."""
    told = [row for row in rows if row.bedrooms is not None and _sides(row) is not None]
    if not told:
        return
    pairs = [(row, size) for row in rows if (size := _sides(row)) is not None]
    large = any(max(size) > MOST_ROOMS for _, size in pairs)
    made = sum(row.area == size[0] * size[1] for row, size in pairs)
    if not large and 2 * made < len(pairs):
        return
    for row in told:
        row.bedrooms = row.bathrooms = None
        for name in ("bedrooms", "bathrooms"):
            row.sources.pop(name, None)


def drop_counts(rows: Sequence[RentRollRow], entries: Sequence[Entry], vocabulary: Vocabulary) -> None:
    """Keep as printed how many stalls a row is about, where areas and counts share a column (``GLA m2 / bays``) and the
    name of the space says the same: ``P-1 (40)``. The rate beside it is none of an area."""
    for row, entry in zip(rows, entries, strict=True):
        header = entry.mapping.header("area") or ""
        counted = _IN_BRACKETS.search(row.unit or "")
        if counted is None or row.area != int(counted[1]) or not vocabulary.counts_spaces(header.partition("/")[2]):
            continue
        row.source_columns = [*row.source_columns, SourceColumn(header, f"{row.area:,}")]
        row.area = row.rent_per_area = None
        for name in ("area", "rentPerArea"):
            row.sources.pop(name, None)


def _sides(row: RentRollRow) -> tuple[Decimal, Decimal] | None:
    """The sides that the row's type is, if it is a size."""
    return next((found for text in (row.unit_type, row.floor_plan) if text and (found := sides(text))), None)
