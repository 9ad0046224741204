"""Relations that a document prints: a total with its lines, a total column with its months, a unit's charges."""

from __future__ import annotations

from collections.abc import Hashable
from decimal import Decimal
from typing import NamedTuple

from .models.place import Place


class Term(NamedTuple):
    """One figure of an equation: as extracted, where it is printed, and the factor with which it enters.

    A figure that stands at one place is the same in every equation. ``cell`` names one without a place, such as a
    blank among amounts, whose value is None and which counts as 0.
    """

    value: Decimal | None
    place: Place | None
    factor: Decimal | int = 1
    cell: Hashable = None


class Equation(NamedTuple):
    """What should be 0: the sum of factor x value, within a tolerance. ``name`` says which relation it is.

    Only figures as printed are terms: a composed amount enters by its parts.
    """

    name: str
    terms: tuple[Term, ...]
    tolerance: Decimal = Decimal("0.01")
    factors: tuple[Term, ...] = ()
    """Figures by which others are multiplied: such a product is rounded, and repairs no digit."""


__all__ = ["Equation", "Term"]
