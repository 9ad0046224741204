"""What chance would do: how many ties are to be expected by accident, of all readings that were tried.

A reading comes within ``miss`` of a printed number by accident with a chance of (2 x miss + step) / room, and surely
where that is more than all: ``step`` is the unit in which such numbers are printed, ``room`` how far apart they could
lie. Numbers that speak for the same reading independently multiply. There is no other formula: totals of columns,
trees of statements, counts of rows and percentages all say what their miss, step and room are.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal
from typing import Generic, NamedTuple, TypeVar, overload

UNLIKELY = Decimal("0.001")
"""Accidental ties that are expected at most where a tie counts as none."""

Amount = TypeVar("Amount", int, Decimal)
_ANY_SIZE = Context(prec=28, Emax=MAX_EMAX, Emin=MIN_EMIN)
"""Products of many chances stay numbers, however small."""


class Hit(NamedTuple, Generic[Amount]):
    """A printed number that was hit: in Decimals, or all three in whole numbers such as cents."""

    miss: Amount
    """By how much it was missed, or may be."""
    step: Amount
    """The unit in which such numbers are printed."""
    room: Amount
    """How far apart they could lie."""


@overload
def expected(tried: int, hits: Iterable[Hit[int]]) -> float: ...
@overload
def expected(tried: int, hits: Iterable[Hit[Decimal]]) -> Decimal: ...
def expected(tried: int, hits: Iterable[Hit[int]] | Iterable[Hit[Decimal]]) -> float | Decimal:
    """The accidental ties to be expected where ``tried`` readings were tried and the one that was taken hits all.

    Multiplied out before it is divided, so that rounding moves nothing over a limit.
    """
    over: int | Decimal = max(tried, 1)
    under: int | Decimal = 1
    for miss, step, room in hits:
        width = 2 * miss + step
        if room > width:
            over, under = _times(over, width), _times(under, room)
    if isinstance(under, int) and isinstance(over, int):
        return over / under
    return _ANY_SIZE.divide(over, under)


def _times(a: int | Decimal, b: int | Decimal) -> int | Decimal:
    return a * b if isinstance(a, int) and isinstance(b, int) else _ANY_SIZE.multiply(a, b)


__all__ = ["UNLIKELY", "Hit", "expected"]
