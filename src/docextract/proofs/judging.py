"""What equations prove: which numbers are right, which one is wrong, and what it would have to be.

An equation holds or is broken. A number is proved by an equation that holds and would not hold without it. The wrong
number of broken equations is the one in which they cross: every equation that it stands in is broken, and all of them
would hold if it were one and the same other number. Time grows with the figures of the equations, whatever they are.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from functools import cached_property
from typing import Literal

from .equations import Cell, Equation, step
from .tolerance import CENT, WIDE

State = Literal["PROVED", "UNPROVED", "CONTRADICTED"]

FINE = Decimal("0.005")
"""The share of a rounded product's factor that may stay open where it counts as proved."""
HALF = Decimal("0.5")
MOST_BROKEN = 200
"""Broken equations beyond which no single number is looked for: the table itself was misread."""


@dataclass(frozen=True, eq=False)
class Crossing:
    """A number that is wrong: what it would have to be, and the equations that say so."""

    cell: Cell
    expected: Decimal
    equations: Sequence[Equation]

    @cached_property
    def ids(self) -> frozenset[int]:
        """Its equations, by identity."""
        return frozenset(map(id, self.equations))


@dataclass(frozen=True, eq=False)
class Proved:
    """The state of every number that stands in an equation; what is wrong; the equations that are broken."""

    states: Mapping[Cell, State]
    crossings: Sequence[Crossing]
    broken: Sequence[Equation]
    doubtful: Sequence[Equation]
    """Sums that miss by no more than their tolerance in a document whose other sums are exact."""

    def state(self, cell: Cell) -> State:
        """Whether a number is proved."""
        return self.states.get(cell, "UNPROVED")

    def crossing_in(self, equation: Equation) -> Crossing | None:
        """The wrong number that explains why an equation is broken."""
        return self._explained.get(id(equation))

    @cached_property
    def _explained(self) -> Mapping[int, Crossing]:
        return {n: crossing for crossing in reversed(self.crossings) for n in crossing.ids}


def prove(equations: Iterable[Equation]) -> Proved:
    """What equations say of the numbers in them."""
    equations = list(equations)
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
        held = any(id(e) not in missed and _proves(e, cell) for e in mine)
        states[cell] = "PROVED" if held else "UNPROVED"
    crossings = _crossings([*broken, *doubtful], of, missed)
    for crossing in crossings:
        states[crossing.cell] = "CONTRADICTED"
    explained = {n for crossing in crossings for n in crossing.ids}
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
    if states.get(equation.total) != "PROVED":
        states[equation.total] = "CONTRADICTED"
        return
    for cell in equation.cells:
        if states.get(cell) == "UNPROVED":
            states[cell] = "CONTRADICTED"


def _proves(equation: Equation, cell: Cell) -> bool:
    room = equation.room(cell)
    if room is None:
        return False
    return equation.exact or room <= _fine(equation, cell) or room < HALF


def _fine(equation: Equation, cell: Cell) -> Decimal:
    """What may stay open of a number that is proved: its last printed place, or a small share of it."""
    value = equation.values[cell]
    return max(step(value), abs(value) * FINE)


def _crossings(
    missed: Sequence[Equation], of: Mapping[Cell, Sequence[Equation]], ids: set[int]
) -> list[Crossing]:  # fmt: skip
    """The cells that explain broken equations, those that explain most of them first."""
    if len(missed) > MOST_BROKEN:
        return []
    candidates = {cell for e in missed for cell in e.cells}
    judged = [crossing for cell in candidates if (crossing := _judge(cell, of[cell], ids)) is not None]
    judged.sort(key=lambda crossing: (-len(crossing.equations), str(crossing.cell)))
    rivals = Counter(crossing.ids for crossing in judged)
    left = {id(e) for e in missed}
    found: list[Crossing] = []
    for crossing in judged:
        if len(crossing.equations) >= 2 and rivals[crossing.ids] == 1 and crossing.ids <= left:
            found.append(crossing)
            left -= crossing.ids
    return found


def _judge(cell: Cell, mine: Sequence[Equation], ids: set[int]) -> Crossing | None:
    """The cell as the wrong one: every equation it stands in is broken, and they agree on what it would have to be."""
    if any(id(e) not in ids and _sees(e, cell) for e in mine):
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
    return Crossing(cell, best.quantize(step(broken[0].values[cell]), ROUND_HALF_UP, WIDE), broken)


def _sees(equation: Equation, cell: Cell) -> bool:
    """Whether an equation would notice another number there."""
    room = equation.room(cell)
    return room is not None and (equation.exact or room <= _fine(equation, cell))


__all__ = ["Crossing", "Proved", "State", "prove"]
