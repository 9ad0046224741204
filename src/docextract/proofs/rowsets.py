"""Sets of rows as ranges, and columns of amounts with running sums: a sum costs its ranges, never its rows.

A table's rows are parted into *kinds*, rows that every question about sets answers alike (their status, their use). A
*view* is all rows, or those of one name, such as a section's; a set of rows is a range of a view and some kinds. Each
column keeps the running sums of its amounts for each view and kind, so that what a set adds up to is a subtraction for
each of its kinds.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from decimal import Decimal
from functools import cached_property
from itertools import accumulate
from typing import Any, Generic, NamedTuple, TypeVar, overload

from .tolerance import CENT, ONE, THOUSAND, WIDE, below_thousand, to_cents

Row = TypeVar("Row")
ZERO = Decimal(0)


class Added(NamedTuple):
    """What the amounts of some rows come to."""

    total: Decimal = ZERO
    terms: int = 0
    """How many rows have an amount."""
    filled: int = 0
    """How many of these are not 0."""


class Grain(NamedTuple):
    """How fine and how far apart some amounts are."""

    spread: Decimal = ZERO
    """The sum without signs."""
    broken: int = 0
    """How many are no whole number."""
    odd: int = 0
    """How many are no multiple of a thousand."""
    filled: int = 0
    """How many are not 0."""

    @property
    def unit(self) -> Decimal:
        """0.01, 1 or 1,000: the coarsest that every amount but 0 is a multiple of; the finest where there is none."""
        return CENT if self.broken or not self.filled else ONE if self.odd else THOUSAND

    @classmethod
    def of(cls, amount: Decimal) -> Grain:
        """That of one amount."""
        rest = below_thousand(amount)
        return cls(abs(amount), bool(rest % 1), bool(rest % THOUSAND), bool(rest))

    def plus(self, other: Grain) -> Grain:
        """That of both."""
        return Grain(
            WIDE.add(self.spread, other.spread), self.broken + other.broken, self.odd + other.odd,
            self.filled + other.filled,
        )  # fmt: skip


class View:
    """Some rows of a table, by kind: their positions, in order."""

    __slots__ = ("at",)

    def __init__(self, kinds: Sequence[int], positions: Iterable[int]) -> None:
        self.at: dict[int, list[int]] = {}
        for position in positions:
            self.at.setdefault(kinds[position], []).append(position)


class Table(Generic[Row]):
    """Rows in document order, parted into kinds; what ``kind_of`` says of a row may be asked of any row of its kind."""

    def __init__(self, rows: Sequence[Row], kind_of: Callable[[Row], Hashable]) -> None:
        self.rows = rows
        self.samples: list[Row] = []
        """One row of each kind."""
        self.kinds: list[int] = []
        """The kind of the row at each position."""
        numbers: dict[Hashable, int] = {}
        for row in rows:
            number = numbers.setdefault(kind_of(row), len(numbers))
            if number == len(self.samples):
                self.samples.append(row)
            self.kinds.append(number)
        self.whole = View(self.kinds, range(len(rows)))

    @cached_property
    def all(self) -> RowSet[Row]:
        """Every row."""
        return self.within(0, len(self.rows))

    def within(self, start: int, stop: int, view: View | None = None) -> RowSet[Row]:
        """The rows of a view from one position up to another."""
        view = view or self.whole
        parts = []
        for kind, at in view.at.items():
            begin = bisect_left(at, start) if start else 0
            end = bisect_left(at, stop, begin)
            if begin < end:
                parts.append((kind, begin, end))
        return RowSet(self, view, parts)

    def of(self, positions: Iterable[int]) -> RowSet[Row]:
        """The rows at some positions, in ascending order."""
        return self.within(0, len(self.rows), View(self.kinds, positions))

    def column(self, amount: Callable[[Row], Decimal | None]) -> Column[Row]:
        """The amounts of all rows."""
        return Column(self, amount)


class RowSet(Sequence[Row]):
    """Some rows of a table: those of a range of a view that are of some kinds."""

    __slots__ = ("_positions", "parts", "table", "view")

    def __init__(self, table: Table[Row], view: View, parts: Sequence[tuple[int, int, int]]) -> None:
        self.table = table
        self.view = view
        self.parts = parts
        """Each kind, and which of its rows in the view."""
        self._positions: list[int] | None = None

    @property
    def samples(self) -> list[Row]:
        """A row of the table for each kind of them."""
        return [self.table.samples[kind] for kind, _, _ in self.parts]

    def only(self, test: Callable[[Row], Any]) -> RowSet[Row]:
        """Those that pass a test, which rows of a kind pass together."""
        samples = self.table.samples
        return RowSet(self.table, self.view, [part for part in self.parts if test(samples[part[0]])])

    def any(self, test: Callable[[Row], Any]) -> bool:
        """Whether some row passes such a test."""
        return any(map(test, self.samples))

    def holds(self, position: int) -> bool:
        """Whether the row at a position is among them."""
        kind = self.table.kinds[position]
        for mine, begin, end in self.parts:
            if mine == kind:
                at = self.view.at[kind]
                place = bisect_left(at, position, begin, end)
                return place < end and at[place] == position
        return False

    def added(self, column: Column[Row]) -> Added:
        """What their amounts come to."""
        total, terms, filled = ZERO, 0, 0
        for kind, begin, end in self.parts:
            sums, counts, others = column.sums(self.view, kind)
            total = WIDE.add(total, WIDE.subtract(sums[end], sums[begin]) if begin else sums[end])
            terms += counts[end] - counts[begin]
            filled += others[end] - others[begin]
        return Added(total, terms, filled)

    def grain(self, column: Column[Row]) -> Grain:
        """How fine and how far apart their amounts are."""
        found = Grain()
        for kind, begin, end in self.parts:
            running = column.grains(self.view, kind)
            spread, *counts = running
            near = WIDE.subtract(spread[end], spread[begin])
            found = found.plus(Grain(near, *(sums[end] - sums[begin] for sums in counts)))
        return found

    @property
    def positions(self) -> list[int]:
        """Where they stand, in order."""
        if self._positions is None:
            self._positions = sorted(at for kind, begin, end in self.parts for at in self.view.at[kind][begin:end])
        return self._positions

    @property
    def first(self) -> int:
        """The position of the first."""
        return min(self.view.at[kind][begin] for kind, begin, _ in self.parts)

    @property
    def last(self) -> int:
        """The position of the last."""
        return max(self.view.at[kind][end - 1] for kind, _, end in self.parts)

    def __len__(self) -> int:
        return sum(end - begin for _, begin, end in self.parts)

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __iter__(self) -> Iterator[Row]:
        return map(self.table.rows.__getitem__, self.positions)

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> list[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | list[Row]:
        rows = self.table.rows
        if isinstance(index, slice):
            return [rows[position] for position in self.positions[index]]
        return rows[self.positions[index]]

    def same_as(self, other: RowSet[Row]) -> bool:
        """Whether two sets are of the same rows."""
        return len(self) == len(other) and self.positions == other.positions


class Column(Generic[Row]):
    """The amounts of a table's rows, with running sums for each view and kind; None is no amount."""

    def __init__(self, table: Table[Row], amount: Callable[[Row], Decimal | None]) -> None:
        self.table = table
        self.amount = amount
        self._sums: dict[tuple[View, int], tuple[list[Decimal], list[int], list[int]]] = {}
        self._grains: dict[tuple[View, int], list[list[Any]]] = {}

    def __call__(self, row: Row) -> Decimal | None:
        """The amount of a row."""
        return self.amount(row)

    @cached_property
    def values(self) -> list[Decimal | None]:
        """The amounts of all rows."""
        return list(map(self.amount, self.table.rows))

    def sums(self, view: View, kind: int) -> tuple[Sequence[Decimal], Sequence[int], Sequence[int]]:
        """Running sums, numbers of amounts, and numbers of those that are not 0."""
        found = self._sums.get((view, kind))
        if found is None:
            values = [self.values[position] for position in view.at[kind]]
            found = self._sums[view, kind] = (
                list(accumulate((value or ZERO for value in values), WIDE.add, initial=ZERO)),
                list(accumulate((value is not None for value in values), initial=0)),
                list(accumulate(map(bool, values), initial=0)),
            )
        return found

    def grains(self, view: View, kind: int) -> list[list[Any]]:
        """Running sums of what :class:`Grain` counts."""
        found = self._grains.get((view, kind))
        if found is None:
            grains = [Grain.of(self.values[position] or ZERO) for position in view.at[kind]]
            spread, *counts = zip(*grains, strict=True)
            found = [
                list(accumulate(spread, WIDE.add, initial=ZERO)),
                *(list(accumulate(c, initial=0)) for c in counts),
            ]
            self._grains[view, kind] = found
        return found

    @cached_property
    def having(self) -> dict[Decimal, list[int]]:
        """The positions of the rows by their amount in cents."""
        found: dict[Decimal, list[int]] = {}
        for at, value in enumerate(self.values):
            if value is not None:
                found.setdefault(to_cents(value), []).append(at)
        return found


class Ones(Column[Row]):
    """One for each row, so that a sum counts."""

    def sums(self, view: View, kind: int) -> tuple[Sequence[Any], Sequence[int], Sequence[int]]:
        """Running numbers of rows."""
        running = range(len(view.at[kind]) + 1)
        return running, running, running


__all__ = ["Added", "Column", "Grain", "Ones", "RowSet", "Table", "View"]
