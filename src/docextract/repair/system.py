"""The equations of a document as one system: what misses, and what a change of a figure does to every sum."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from ..models.place import Place
from ..proofs.equations import Equation
from ..proofs.tolerance import to_cents
from .figures import Figure, Key, Reading, Recognised, key_of

ZERO = Decimal(0)
EXACT = 0.98
"""Where so many of the sums that hold are exact, none is rounded, and what misses has to tie to the last digit."""
FEWEST = 5
"""So many sums that hold tell."""


class Change(NamedTuple):
    """A figure that is read otherwise: its key, the amount that it then says, and the reading that says so."""

    figure: Key
    amount: Decimal
    reading: Reading


Residuals = Mapping[int, Decimal]
"""What sums miss by, by the number of the equation, where it is not what they miss by as read."""


class System:
    """Equations over figures. Figures are looked up on the page only where a sum that misses is about them."""

    def __init__(self, equations: Sequence[Equation], recognised: Recognised) -> None:
        self.equations: list[Equation] = []
        """Those given, each once."""
        self.recognised = recognised
        self.residuals: list[Decimal] = []
        self.factors: list[dict[Key, Decimal]] = []
        self.values: list[dict[Key, Decimal | None]] = []
        self.of_figure: dict[Key, list[int]] = defaultdict(list)
        self._places: dict[Key, Place | None] = {}
        self._figures: dict[Key, Figure] = {}
        seen: set[frozenset[tuple[Key, Decimal]]] = set()
        for equation in equations:
            self._add(equation, seen)
        held = [r for r, e in zip(self.residuals, self.equations, strict=True) if abs(r) <= e.tolerance]
        self.exact = len(held) >= FEWEST and held.count(ZERO) >= EXACT * len(held)
        self.failing = [
            n for n, residual in enumerate(self.residuals) if abs(residual) > self.equations[n].tolerance
        ]  # fmt: skip
        self._failing = frozenset(self.failing)

    def _add(self, equation: Equation, seen: set[frozenset[tuple[Key, Decimal]]]) -> None:
        factors: dict[Key, Decimal] = {}
        values: dict[Key, Decimal | None] = {}
        for n, term in enumerate(equation.terms):
            apart = term.cell if term.cell is not None else (len(self.equations), n)
            key = key_of(term.place) if term.place is not None else ("", apart)
            factors[key] = factors.get(key, ZERO) + term.factor
            values[key] = term.value
            self._places.setdefault(key, term.place)
        same = frozenset(factors.items())
        if same in seen:
            return
        seen |= {same, frozenset((key, -factor) for key, factor in factors.items())}
        number = len(self.equations)
        self.equations.append(equation)
        self.residuals.append(to_cents(sum((f * (values[k] or 0) for k, f in factors.items()), ZERO)))
        self.factors.append(factors)
        self.values.append(values)
        for key in factors:
            self.of_figure[key].append(number)

    def tolerance(self, number: int) -> Decimal:
        """How far an equation may miss; one that a repair is to make tie not at all, where the document is exact."""
        return ZERO if self.exact and number in self._failing else self.equations[number].tolerance

    def figure(self, key: Key) -> Figure:
        """A figure with its other readings."""
        if key not in self._figures:
            self._figures[key] = self.recognised.figure(self._places[key])
        return self._figures[key]

    def sign(self, number: int, key: Key) -> int | None:
        """1 where an equation takes a figure as printed, -1 where it takes it the other way round, else None."""
        value, figure = self.values[number][key], self.figure(key)
        if value is None or figure.amount is None:
            return 1 if value is None and figure.amount is None else None
        return 1 if value == figure.amount else -1 if value == -figure.amount else None

    def left(self, number: int, state: Residuals) -> Decimal:
        """What an equation misses by."""
        return state.get(number, self.residuals[number])

    def misses(self, number: int, state: Residuals) -> bool:
        """Whether an equation misses."""
        return abs(self.left(number, state)) > self.tolerance(number)

    def after(self, change: Change, state: Residuals) -> dict[int, Decimal] | None:
        """What sums miss by after a change; None where it cannot be told."""
        found = dict(state)
        was = self.figure(change.figure).amount or ZERO
        for number in self.of_figure[change.figure]:
            sign = self.sign(number, change.figure)
            if sign is None:
                return None
            moved = self.factors[number][change.figure] * sign * (change.amount - was)
            found[number] = to_cents(self.left(number, state) + moved)
        return found

    def breaks(self, change: Change, state: Residuals, after: Residuals) -> bool:
        """Whether a change makes a sum miss that held."""
        return any(
            self.misses(number, after) and not self.misses(number, state) for number in self.of_figure[change.figure]
        )

    def missing(self, key: Key, state: Residuals) -> list[int]:
        """The sums about a figure that miss."""
        return [number for number in self.of_figure[key] if self.misses(number, state)]

    def fitting(self, key: Key, numbers: Sequence[int], state: Residuals) -> list[Change]:
        """The other readings of a figure that make at least one of some equations tie."""
        spans = [span for n in numbers if (span := self.wanted(n, key, state)) is not None]
        if not spans:
            return []
        return [
            Change(key, amount, reading)
            for amount, reading in self.figure(key).others.items()
            if any(low <= amount <= high for low, high in spans)
        ]

    def wanted(self, number: int, key: Key, state: Residuals) -> tuple[Decimal, Decimal] | None:
        """The least and the greatest amount that a figure may say for an equation to tie."""
        factor, sign = self.factors[number][key], self.sign(number, key)
        if not factor or sign is None:
            return None
        middle = (self.figure(key).amount or ZERO) - self.left(number, state) / factor * sign
        room = abs(self.tolerance(number) / factor)
        return middle - room, middle + room
