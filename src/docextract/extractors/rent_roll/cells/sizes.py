"""Sizes of storage units and homes (``5x5``, ``10x20``, ``14x66``) are no counts of rooms."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from ....models.rent_roll import RentRollRow
from ....values.areas import sides
from ....values.bedbath import MOST_ROOMS


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


def _sides(row: RentRollRow) -> tuple[Decimal, Decimal] | None:
    """The sides that the row's type is, if it is a size."""
    return next((found for text in (row.unit_type, row.floor_plan) if text and (found := sides(text))), None)
