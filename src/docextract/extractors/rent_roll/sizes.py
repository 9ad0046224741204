"""Sizes of storage units and homes (``5x5``, ``10x20``, ``14x66``) are no counts of rooms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal

from ...models.rent_roll import RentRollRow
from ...values.bedbath import MOST_ROOMS

_SIZE = re.compile(
    r"(\d{1,3}(?:\.\d{1,2})?)\s*['\u2019]?\s*[x\u00d7]\s*(\d{1,3}(?:\.\d{1,2})?)\s*['\u2019]?", re.IGNORECASE
)
"""Two sides, in feet: ``5x10``, ``5.0 x 10.0``, ``10' x 20'``."""
_NAMES = ("unit_type", "floor_plan")


def drop_sizes(rows: Sequence[RentRollRow]) -> None:
    """Take back bedrooms and bathrooms that were read from sizes: where others of the same form are too large for
    rooms, or where the sides make the area."""
    told = [row for row in rows if row.bedrooms is not None and _sides(row) is not None]
    if not told:
        return
    pairs = [(row, sides) for row in rows if (sides := _sides(row)) is not None]
    large = any(max(sides) > MOST_ROOMS for _, sides in pairs)
    made = sum(row.area == sides[0] * sides[1] for row, sides in pairs)
    if not large and 2 * made < len(pairs):
        return
    for row in told:
        row.bedrooms = row.bathrooms = None
        for name in ("bedrooms", "bathrooms"):
            row.sources.pop(name, None)


def _sides(row: RentRollRow) -> tuple[Decimal, Decimal] | None:
    """The sides that the row's type is, if it is a size."""
    return next(_sizes(row), None)


def _sizes(row: RentRollRow) -> Iterator[tuple[Decimal, Decimal]]:
    for name in _NAMES:
        if (text := getattr(row, name)) and (match := _SIZE.fullmatch(text.strip())):
            yield Decimal(match[1]), Decimal(match[2])
