"""What the numbers of a document say of each other: sums, balances, averages and products that should come out.

An equation is what a document type states, and all that is known of it: whether it holds, what each number would have
to be for it to hold, and how likely it holds by accident. What equations prove is in :mod:`.judging`.

>>> rows = [Term(Decimal(500), cell=(0, "held")), Term(Decimal(750), cell=(1, "held"))]
>>> total_of("all deposits", Term(Decimal(1250), cell=("total", "held")), rows).holds
True
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cached_property
from typing import Any, NamedTuple

from ..models.place import Place
from .chance import Hit, expected
from .tolerance import CENT, WIDE, printed_unit, sum_tolerance

ZERO = Decimal(0)
MILLIONTH = -6
"""The finest place of a number, as a power of ten."""
Cell = Any
"""What tells a number from all others: anything hashable, such as ``(row_index, field)``, or its place."""


class Term(NamedTuple):
    """One figure of an equation: as extracted, where it is printed, and the factor with which it enters.

    A figure that stands at one place is the same in every equation. ``cell`` names one without a place, such as a
    blank among amounts, whose value is None and which counts as 0; where it is ``(row_index, field)``, the name in
    JSON, checks and :meth:`~docextract.Extraction.why` know the number by it. What has neither is printed nowhere, and
    nothing is said of it.
    """

    value: Decimal | None
    place: Place | None = None
    factor: Decimal | int = 1
    cell: Hashable = None

    @property
    def key(self) -> Cell:
        """What the figure is told by: its cell, else its place; None if it is printed nowhere."""
        return self.cell if self.cell is not None else self.place

    @property
    def amount(self) -> Decimal:
        """Its value; a blank is 0."""
        return self.value if self.value is not None else ZERO


@dataclass(frozen=True, eq=False)
class Equation:
    """What should be 0: the sum of factor x value, within a tolerance. ``name`` says which relation it is.

    Only figures as printed are terms: a composed amount enters by its parts.
    """

    name: str
    terms: tuple[Term, ...]
    tolerance: Decimal = CENT
    factors: tuple[Term, ...] = ()
    """Figures by which others are multiplied, each with what the sum grows by where it is one more."""
    check: str = ""
    """The check that asks it."""
    total: Cell = None
    """The number that the document prints for the others, if it prints one."""
    exact: bool = True
    """Whether it is a sum of printed numbers, which holds to the last digit unless they were rounded. Only such a sum
    repairs a digit."""

    @property
    def figures(self) -> tuple[Term, ...]:
        """Its figures, those by which others are multiplied first."""
        return (*self.factors, *self.terms)

    @cached_property
    def residual(self) -> Decimal:
        """What is left: 0 where it holds to the last digit."""
        left = ZERO
        for term in self.terms:
            left = WIDE.fma(Decimal(term.factor), term.amount, left)
        return left

    @property
    def holds(self) -> bool:
        """Whether it holds within its tolerance."""
        return abs(self.residual) <= self.tolerance

    @cached_property
    def slopes(self) -> Mapping[Cell, Decimal]:
        """By how much the sum grows where a number is one more; a number may enter more than once."""
        found: dict[Cell, Decimal] = {}
        for term in self.figures:
            if (key := term.key) is not None:
                found[key] = WIDE.add(found.get(key, ZERO), Decimal(term.factor))
        return found

    @cached_property
    def values(self) -> Mapping[Cell, Decimal]:
        """The numbers, by what they are told by."""
        return {key: term.amount for term in self.figures if (key := term.key) is not None}

    @property
    def cells(self) -> tuple[Cell, ...]:
        """What its numbers are told by, each once."""
        return tuple(self.slopes)

    def wanted(self, cell: Cell) -> Decimal | None:
        """What a number would have to be for the equation to hold; None if no number would do."""
        slope = self.slopes[cell]
        if abs(slope) == 1:
            return WIDE.subtract(self.values[cell], WIDE.multiply(self.residual, slope))
        return self.values[cell] - self.residual / slope if slope else None

    def room(self, cell: Cell) -> Decimal | None:
        """By how much a number could be another without the equation breaking; None: by anything."""
        slope = self.slopes[cell]
        return self.tolerance / abs(slope) if slope else None

    @property
    def accident(self) -> Decimal:
        """The chance that it holds by accident, if its printed total were any number that the others could come to."""
        spread = ZERO
        for term in self.terms:
            if self.total is None or term.key != self.total:
                spread = WIDE.fma(abs(Decimal(term.factor)), abs(term.amount), spread)
        unit = printed_unit(term.amount for term in self.terms)
        return expected(1, [Hit(self.tolerance, unit, spread)])

    def placed(self, where: Callable[[Cell], Place | None]) -> Equation:
        """The same, with the places of figures that have none yet: ``where`` says them by cell."""

        def put(terms: tuple[Term, ...]) -> tuple[Term, ...]:
            return tuple(
                term._replace(place=where(term.cell)) if term.place is None and term.cell is not None else term
                for term in terms
            )

        return replace(self, terms=put(self.terms), factors=put(self.factors))


def total_of(name: str, total: Term, addends: Sequence[Term], *, check: str = "", count: bool = False) -> Equation:
    """A printed sum. The factors of ``addends`` are their signs; a ``count`` has to tie to the last one."""
    terms = (*(addend._replace(factor=-addend.factor) for addend in addends), total)
    return Equation(name, terms, ZERO if count else _room_of_sum(terms), check=check, total=total.key)


def balance(name: str, members: Sequence[Term], *, check: str = "") -> Equation:
    """Numbers that come to zero with their signs, of which none is printed for the others."""
    return Equation(name, tuple(members), _room_of_sum(members), check=check)


def weighted(
    name: str, average: Term, weight: Decimal, parts: Sequence[tuple[Term, Decimal]], *, check: str = ""
) -> Equation:  # fmt: skip
    """A printed average of averages: ``parts`` are figures and their weights; ``weight`` is that of all together."""
    terms = (*(term._replace(factor=-by) for term, by in parts), average._replace(factor=weight))
    rounding = sum((by * step(term.amount) / 2 for term, by in parts), ZERO) + weight * step(average.amount) / 2
    return Equation(name, terms, rounding, check=check, total=average.key, exact=False)


def product(
    name: str, left: Term, right: Term, result: Term,
    *, check: str = "", unit: Decimal | None = None, counted: bool = True, count: bool = False,
) -> Equation:  # fmt: skip
    """``left`` times ``right`` is ``result``; the right one is rounded to its last digit, or to ``unit``.

    ``counted``: the left one is a number of things, or printed in full, and so is exact; ``count``: so is the result.
    """
    rounding = abs(left.amount) * (unit or step(right.amount)) / 2
    if not count:
        rounding += step(result.amount) / 2
    if not counted:
        rounding += abs(right.amount) * step(left.amount) / 2
    terms = (right._replace(factor=-left.amount), result)
    factors = (left._replace(factor=-right.amount),)
    return Equation(name, terms, rounding, factors, check, right.key, exact=False)


def step(value: Decimal) -> Decimal:
    """One in the last printed place of a number: 0.01 for 12.30, 1 for 700; not finer than a millionth."""
    exponent = value.as_tuple().exponent
    return Decimal(1).scaleb(max(exponent, MILLIONTH)) if isinstance(exponent, int) and exponent < 0 else Decimal(1)


def _room_of_sum(terms: Sequence[Term]) -> Decimal:
    """Cents have to tie, whole units by the rounding of their number."""
    unit = printed_unit(term.amount for term in terms)
    if unit <= CENT:
        return CENT
    return max(sum_tolerance(unit, len(terms) - 1))


__all__ = ["Cell", "Equation", "Term", "balance", "product", "step", "total_of", "weighted"]
