"""A printed figure and its readings: whose numbers it may be made of, which reading ties, and what chance would do.

A total mixes scopes, so a comparison names the rows and the amount that tied. Readings are tried in a fixed order,
likeliest first; those that come to the same are one and carry the simplest name. Subsets of rows are never searched,
and a reading costs its ranges of rows, not their number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from decimal import Decimal
from typing import Any, Generic, NamedTuple, TypeVar, overload

from ..records import record
from .chance import UNLIKELY, Hit, expected
from .rowsets import Added, Column, Grain, RowSet
from .tolerance import CENT, ONE, THOUSAND, sum_tolerance, to_cents, within

Row = TypeVar("Row")
Item = TypeVar("Item")
ZERO = Decimal(0)
NEAR = 10
"""A reading that misses a figure by no more than this part of it may be what the figure is about."""
Key = tuple[str, str, str]
"""Population, meaning of the group, scope: which rows a reading takes, whatever it adds up."""


class Remembered(Sequence[Item]):
    """What a generator yields, each made once and none before it is asked for."""

    def __init__(self, source: Iterable[Item]) -> None:
        self._source = iter(source)
        self._found: list[Item] = []

    def __iter__(self) -> Iterator[Item]:
        at = 0
        while at < len(self._found) or self._goes_on():
            yield self._found[at]
            at += 1

    def _goes_on(self) -> bool:
        for item in self._source:
            self._found.append(item)
            return True
        return False

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Item]: ...
    def __getitem__(self, index: int | slice) -> Item | Sequence[Item]:
        stop = index.stop if isinstance(index, slice) else index + 1
        while (stop is None or stop <= 0 or len(self._found) < stop) and self._goes_on():
            pass
        return self._found[index]

    def __len__(self) -> int:
        return len(self[:])

    def __bool__(self) -> bool:
        return bool(self._found) or self._goes_on()


class Covered(NamedTuple, Generic[Row]):
    """Rows that a figure may be about, and by what they were chosen."""

    key: Key
    rows: RowSet[Row]
    plain: bool = False
    """Whether they are the usual ones of their scope."""
    aside: bool = False
    """Whether by its words the figure is not about them."""


@record
class Reading(Generic[Row]):
    """One way to read a figure: its name, the rows it covers, and what they come to."""

    basis: str
    covered: Covered[Row]
    added: Added
    order: int
    column: Column[Row]
    amount: str
    """The name of what it adds up."""
    beside: Decimal = ZERO
    """An amount that no row prints, which is added."""
    may_be_bare: bool = False
    """Whether it may be about rows of zeros, or none."""

    @property
    def key(self) -> Key:
        """Which rows it takes."""
        return self.covered.key

    @property
    def rows(self) -> RowSet[Row]:
        """The rows it takes."""
        return self.covered.rows

    @property
    def terms(self) -> list[Row]:
        """Those of them that have an amount."""
        return [row for row in self.rows if self.column(row) is not None]

    @property
    def actual(self) -> Decimal:
        """The sum."""
        return self.added.total

    @property
    def first(self) -> bool:
        """Whether it is the usual reading."""
        return self.order == 0

    @property
    def grain(self) -> Grain:
        """How fine and how far apart its addends are."""
        grain = self.rows.grain(self.column)
        return grain.plus(Grain.of(self.beside)) if self.beside else grain

    def unit(self, of_totals: Decimal) -> Decimal:
        """The coarser of the units that its addends and the totals of the column are printed in."""
        unit = self.grain.unit
        if unit == THOUSAND and len({*map(self.column, self.rows), self.beside or None} - {None}) < 3:
            # Two round numbers do not make a column of thousands.
            unit = ONE
        return max(unit, of_totals)

    def ties(self, stated: Decimal) -> bool:
        """Whether it makes the figure to the cent; rows of zeros tie as the usual reading only."""
        if not within(self.actual, stated, CENT):
            return False
        if self.may_be_bare and not self.added.filled:
            return not stated
        return bool(self.added.terms) and (self.first or bool(stated) or bool(self.added.filled))


class Figure(NamedTuple, Generic[Row]):
    """A printed number, and its readings."""

    stated: Decimal
    readings: Sequence[Reading[Row]]
    unit: Decimal = CENT
    """The unit that such numbers are printed in."""

    def tolerance(self, reading: Reading[Row]) -> Decimal:
        """How far rounding may move it from what a reading comes to."""
        unit = reading.unit(self.unit)
        wide = sum_tolerance(unit, reading.added.terms)[1]
        return min(wide, abs(self.stated) / 1000) if unit == THOUSAND else wide

    def miss(self, reading: Reading[Row]) -> Decimal:
        """What a reading comes to less what is printed."""
        return to_cents(reading.actual) - to_cents(self.stated)

    def hit(self, reading: Reading[Row]) -> Hit[Decimal]:
        """What says how likely a reading comes as near as this by accident."""
        return Hit(max(abs(self.miss(reading)), CENT), reading.unit(self.unit), reading.grain.spread)


@record
class Tie(Generic[Row]):
    """The reading taken for a figure."""

    reading: Reading[Row]
    tied: bool
    tried: int
    tolerance: Decimal = CENT
    loose: bool = False
    """Tied only within what rounding could explain."""
    nearest: Reading[Row] | None = None
    chance: Decimal | float = 1
    """Accidental ties to be expected of the reading, over all figures that speak for it."""


def choose(readings: Iterable[Item], holds: Callable[[Item], bool]) -> tuple[Item, bool, int]:
    """The first reading that holds, else the usual one; whether it does, and how many were tried."""
    tried, usual = 0, None
    for tried, reading in enumerate(readings, 1):
        if holds(reading):
            return reading, True, tried
        usual = reading if usual is None else usual
    assert usual is not None
    return usual, False, tried


def find_tie(figure: Figure[Row]) -> Tie[Row] | None:
    """The first reading that ties, else the first that rounding explains and chance hardly does, else the usual one
    with the nearest other; None if no row that it may be about has an amount."""
    if not figure.readings:
        return None
    best, tied, tried = choose(figure.readings, lambda reading: reading.ties(figure.stated))
    if tied:
        return Tie(best, True, tried)
    filled = [r for r in figure.readings if r.added.terms]
    for reading in filled:
        miss, terms = abs(figure.miss(reading)), reading.added.terms
        if terms < 2 or miss > sum_tolerance(THOUSAND, terms)[1] or miss > (wide := figure.tolerance(reading)):
            continue
        if reading.first or expected(tried, [figure.hit(reading)]) < UNLIKELY:
            return Tie(reading, True, tried, wide, loose=True)
    if not filled or (not figure.readings[0].rows and all(r.covered.aside for r in filled)):
        return None
    usual = plausible(figure, filled)
    others = (r for r in filled if r is not usual)
    nearest = min(others, key=lambda r: (abs(r.actual - figure.stated), r.order), default=None)
    return Tie(usual, False, tried, figure.tolerance(usual), nearest=nearest)


def plausible(figure: Figure[Row], readings: Sequence[Reading[Row]]) -> Reading[Row]:
    """The usual reading of a figure on which nothing ties; where that is far from it, one that only covers more or
    fewer of the same rows and comes near: the total of a whole place below that of its last part."""
    usual, stated = readings[0], abs(figure.stated)
    if not stated or 2 * abs(figure.miss(usual)) <= stated:
        return usual
    same = (r for r in readings if r.key[:2] == usual.key[:2] and r.amount == usual.amount)
    return next((r for r in same if NEAR * abs(figure.miss(r)) <= stated), usual)


class Spoken(NamedTuple, Generic[Row]):
    """A tie among others of its block, and what chance would have to hit."""

    tie: Tie[Row]
    hit: Hit[Any]
    chosen: bool = True
    """Whether another reading would have come to another number, so that it speaks for this one."""
    unusual: bool = False
    """Whether only those that chose its reading may speak for it."""


def weigh(blocks: Iterable[Sequence[Spoken[Row]]]) -> None:
    """Set what is to be expected by chance of ties on the same reading: figures of one block speak for each other."""
    for same in blocks:
        for tie, _, _, unusual in same:
            speaking = [other for other in same if other.chosen or not unusual or other.tie is tie]
            tie.chance = expected(max(other.tie.tried for other in speaking), [other.hit for other in speaking])


__all__ = [
    "Covered",
    "Figure",
    "Key",
    "Reading",
    "Remembered",
    "Spoken",
    "Tie",
    "choose",
    "find_tie",
    "plausible",
    "weigh",
]
