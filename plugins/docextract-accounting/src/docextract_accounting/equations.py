"""What a document's numbers say of each other: sums, products, and what they prove.

An equation holds or is broken. A number is proved by an equation that holds and would not hold without it. The wrong
number of broken equations is the one in which they cross: every equation that it stands in is broken, and all of them
would hold if it were one and the same other number.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from typing import Literal

from docextract.proofs.tolerance import CENT, WIDE, printed_unit, sum_tolerance

Cell = tuple[Hashable, str]
"""A number: the line that it stands on, and its field or column."""
State = Literal["PROVED", "UNPROVED", "CONTRADICTED"]

ZERO = Decimal(0)
FINE = Decimal("0.005")
"""The share of a rounded product's factor that may stay open where it counts as proved."""


MOST_BROKEN = 200
"""Broken equations beyond which no single number is looked for: the table itself was misread."""


@dataclass(slots=True, eq=False)
class Equation:
    """A relation between numbers: ``check`` asks it, ``about`` names it, ``residual`` is how far it misses.

    ``total`` is the number that the document prints for the others, if it prints one.
    """

    check: str
    about: str
    cells: tuple[Cell, ...]
    residual: Decimal
    tolerance: Decimal
    total: Cell | None = None
    exact: bool = True
    """Whether it is a sum of printed numbers, which holds to the last digit unless they were rounded."""

    def wanted(self, cell: Cell) -> Decimal | None:
        """What a number would have to be for the equation to hold; None if no number would do."""
        raise NotImplementedError

    def room(self, cell: Cell) -> Decimal | None:
        """By how much a number could be another without the equation breaking; None: by anything."""
        raise NotImplementedError

    @property
    def holds(self) -> bool:
        """Whether it holds within its tolerance."""
        return abs(self.residual) <= self.tolerance


@dataclass(slots=True, eq=False)
class Linear(Equation):
    """Numbers with factors that come to zero."""

    factors: Mapping[Cell, Decimal] = field(default_factory=dict)
    values: Mapping[Cell, Decimal] = field(default_factory=dict)

    def wanted(self, cell: Cell) -> Decimal | None:
        factor = self.factors[cell]
        return self.values[cell] - self.residual / factor if factor else None

    def room(self, cell: Cell) -> Decimal | None:
        factor = self.factors[cell]
        return self.tolerance / abs(factor) if factor else None


@dataclass(slots=True, eq=False)
class Product(Equation):
    """``left`` times ``right`` is ``result``."""

    left: tuple[Cell, Decimal] = (("", ""), ZERO)
    right: tuple[Cell, Decimal] = (("", ""), ZERO)
    result: tuple[Cell, Decimal] = (("", ""), ZERO)

    def wanted(self, cell: Cell) -> Decimal | None:
        if cell == self.result[0]:
            return self.left[1] * self.right[1]
        other = self.right[1] if cell == self.left[0] else self.left[1]
        return self.result[1] / other if other else None

    def room(self, cell: Cell) -> Decimal | None:
        if cell == self.result[0]:
            return self.tolerance
        other = self.right[1] if cell == self.left[0] else self.left[1]
        return self.tolerance / abs(other) if other else None


def total_of(
    check: str, about: str, total: tuple[Cell, Decimal], addends: Sequence[tuple[Cell, Decimal, int]],
    *, count: bool = False,
) -> Linear:  # fmt: skip
    """The equation of a printed sum. ``addends`` have their signs; a ``count`` has to tie to the last one."""
    values = {cell: value for cell, value, _ in addends} | {total[0]: total[1]}
    factors = {cell: Decimal(-sign) for cell, _, sign in addends} | {total[0]: Decimal(1)}
    residual = sum((factors[cell] * value for cell, value in values.items()), ZERO)
    tolerance = ZERO if count else _room_of_sum(list(values.values()))
    return Linear(check, about, tuple(values), residual, tolerance, total[0], True, factors, values)


def balance(check: str, about: str, members: Sequence[tuple[Cell, Decimal, int]]) -> Linear:
    """Numbers that come to zero with their signs, of which none is printed for the others."""
    values = {cell: value for cell, value, _ in members}
    factors = {cell: Decimal(sign) for cell, _, sign in members}
    residual = sum((factors[cell] * value for cell, value in values.items()), ZERO)
    tolerance = _room_of_sum(list(values.values()))
    return Linear(check, about, tuple(values), residual, tolerance, None, True, factors, values)


def weighted(
    check: str,
    about: str,
    average: tuple[Cell, Decimal],
    weight: Decimal,
    parts: Sequence[tuple[Cell, Decimal, Decimal]],
) -> Linear:
    """A printed average of averages: ``parts`` are cell, value and weight; ``weight`` is that of all together."""
    values = {cell: value for cell, value, _ in parts} | {average[0]: average[1]}
    factors = {cell: -by for cell, _, by in parts} | {average[0]: weight}
    residual = sum((factors[cell] * value for cell, value in values.items()), ZERO)
    rounding = sum((by * step(value) / 2 for _, value, by in parts), ZERO) + weight * step(average[1]) / 2
    return Linear(check, about, tuple(values), residual, rounding, average[0], False, factors, values)


def product(
    check: str, about: str, left: tuple[Cell, Decimal], right: tuple[Cell, Decimal], result: tuple[Cell, Decimal],
    *, unit: Decimal | None = None, counted: bool = True, count: bool = False,
) -> Product:  # fmt: skip
    """``left`` times ``right`` is ``result``; the right one is rounded to its last digit, or to ``unit``.

    ``counted``: the left one is a number of things, or printed in full, and so is exact; ``count``: so is the result.
    """
    rounding = abs(left[1]) * (unit or step(right[1])) / 2
    if not count:
        rounding += step(result[1]) / 2
    if not counted:
        rounding += abs(right[1]) * step(left[1]) / 2
    cells = (left[0], right[0], result[0])
    residual = result[1] - left[1] * right[1]
    return Product(check, about, cells, residual, rounding, right[0], False, left, right, result)


def step(value: Decimal) -> Decimal:
    """One in the last printed place of a number: 0.01 for 12.30, 1 for 700; not finer than a millionth."""
    exponent = value.as_tuple().exponent
    return Decimal(1).scaleb(max(exponent, -6)) if isinstance(exponent, int) and exponent < 0 else Decimal(1)


def _room_of_sum(values: Sequence[Decimal]) -> Decimal:
    """Cents have to tie, whole units by the rounding of their number."""
    unit = printed_unit(values)
    if unit <= CENT:
        return CENT
    return max(sum_tolerance(unit, len(values) - 1))


@dataclass(slots=True)
class Crossing:
    """A number that is wrong: what it would have to be, and the equations that say so."""

    cell: Cell
    expected: Decimal
    equations: list[Equation]


@dataclass(slots=True)
class Proved:
    """The state of every number that stands in an equation; what is wrong; the equations that are broken."""

    states: dict[Cell, State]
    crossings: list[Crossing]
    broken: list[Equation]
    doubtful: list[Equation]
    """Sums that miss by no more than their tolerance in a document whose other sums are exact."""

    def state(self, cell: Cell) -> State:
        """Whether a number is proved."""
        return self.states.get(cell, "UNPROVED")

    def crossing_in(self, equation: Equation) -> Crossing | None:
        """The wrong number that explains why an equation is broken."""
        return next((c for c in self.crossings if equation in c.equations), None)


def prove(equations: Sequence[Equation], values: Mapping[Cell, Decimal]) -> Proved:
    """What equations say of the numbers in them."""
    sums = [e for e in equations if e.exact]
    off = [e for e in sums if e.residual and e.holds]
    exact = len(off) * 10 <= len(sums) or len(off) == 1 < len(sums) - 1 or _one_slip(off, len(sums))
    doubtful = off if exact else []
    broken = [e for e in equations if not e.holds]
    missed = {id(e) for e in (*broken, *doubtful)}
    of: dict[Cell, list[Equation]] = defaultdict(list)
    for equation in equations:
        for cell in equation.cells:
            of[cell].append(equation)
    states: dict[Cell, State] = {}
    for cell, mine in of.items():
        held = any(id(e) not in missed and _proves(e, cell, values) for e in mine)
        states[cell] = "PROVED" if held else "UNPROVED"
    crossings = _crossings([*broken, *doubtful], of, values, missed)
    for crossing in crossings:
        states[crossing.cell] = "CONTRADICTED"
    explained = {id(e) for crossing in crossings for e in crossing.equations}
    for equation in broken:
        if id(equation) not in explained and equation.total is not None:
            _contradict(equation, states)
    return Proved(states, crossings, broken, doubtful)


def _one_slip(off: Sequence[Equation], sums: int) -> bool:
    """Whether sums of cents that miss have one number in common, while others are exact: that is no rounding."""
    if not off or len(off) == sums or any(e.tolerance > CENT for e in off):
        return False
    return bool(set(off[0].cells).intersection(*(e.cells for e in off[1:])))


def _contradict(equation: Equation, states: dict[Cell, State]) -> None:
    """Where no crossing shows, the printed total is contradicted, or its members that nothing else proves."""
    assert equation.total is not None
    if states.get(equation.total) != "PROVED":
        states[equation.total] = "CONTRADICTED"
        return
    for cell in equation.cells:
        if states.get(cell) == "UNPROVED":
            states[cell] = "CONTRADICTED"


def _proves(equation: Equation, cell: Cell, values: Mapping[Cell, Decimal]) -> bool:
    room = equation.room(cell)
    if room is None:
        return False
    if equation.exact:
        return True
    value = abs(values.get(cell, ZERO))
    return room <= max(step(value), value * FINE) or room < Decimal("0.5")


def _crossings(
    missed: Sequence[Equation], of: Mapping[Cell, Sequence[Equation]], values: Mapping[Cell, Decimal], ids: set[int]
) -> list[Crossing]:
    """The cells that explain broken equations, those that explain most of them first."""
    if len(missed) > MOST_BROKEN:
        return []
    left = {id(e): e for e in missed}
    found: list[Crossing] = []
    candidates = {cell for e in missed for cell in e.cells}
    judged = [(cell, c) for cell in candidates if (c := _judge(cell, of[cell], values, ids)) is not None]
    judged.sort(key=lambda pair: (-len(pair[1].equations), str(pair[0])))
    best = dict(judged)
    for cell, crossing in judged:
        mine = [e for e in crossing.equations if id(e) in left]
        if len(mine) < len(crossing.equations):
            continue
        rivals = [c for c in best if c != cell and {id(e) for e in best[c].equations} == {id(e) for e in mine}]
        if len(mine) < 2 or rivals:
            continue
        found.append(crossing)
        for e in mine:
            del left[id(e)]
    return found


def _judge(cell: Cell, mine: Sequence[Equation], values: Mapping[Cell, Decimal], ids: set[int]) -> Crossing | None:
    """The cell as the wrong one: every equation it stands in is broken, and they agree on what it would have to be."""
    if cell not in values or any(id(e) not in ids for e in mine if _sees(e, cell, values)):
        return None
    broken = [e for e in mine if id(e) in ids]
    wanted: list[tuple[Decimal, Decimal]] = []
    for equation in broken:
        value, room = equation.wanted(cell), equation.room(cell)
        if value is None or room is None:
            return None
        wanted.append((value, room))
    best, _ = min(wanted, key=lambda pair: pair[1])
    if any(abs(value - best) > room + CENT for value, room in wanted):
        return None
    return Crossing(cell, best.quantize(step(values[cell]), ROUND_HALF_UP, WIDE), broken)


def _sees(equation: Equation, cell: Cell, values: Mapping[Cell, Decimal]) -> bool:
    """Whether an equation would notice another number there."""
    room = equation.room(cell)
    return room is not None and (equation.exact or room <= max(step(values[cell]), abs(values[cell]) * FINE))
