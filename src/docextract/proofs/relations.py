"""Relations between columns of numbers: those that nearly all rows keep, and the rows that break one.

A *form* is what a few numbers of a row should come to, such as ``rate x area = amount``; a *relation* is a form between
columns. Of all that columns could have to do with each other, nearly nothing holds: what is no relation of a few rows
spread over the table is read no further.

>>> double = Form("double", lambda one, other: other == 2 * one)
>>> rows = Numbers(range(6), {"a": [1, 2, 3, 4, 5, None], "b": [2, 4, 6, 8, 11, 7]}.__getitem__)
>>> [kept for _, kept in related([Relation(double, ("a", "b"))], rows, rows)]
[{0: True, 1: True, 2: True, 3: True, 4: False}]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, NamedTuple

CLOSE = Decimal("0.005")
"""Within this the sum of what a row prints is what it prints of it."""
FEWEST = 5
"""Rows that print the numbers of a relation, from which on it is looked for."""
VARIED = 3
"""Different numbers that keep a relation: on the first floor any number is the same times the floor's."""

Column = Any
Kept = Mapping[int, bool]
"""By the index of a row that prints all numbers of a relation, whether it keeps it."""


class Form(NamedTuple):
    """What a few numbers of a row should come to."""

    name: str
    keeps: Callable[..., bool]
    """Whether numbers do, given one after another."""
    tells: Callable[[Sequence[Any]], bool] = all
    """Whether a row with such numbers says anything: by default where none is missing or 0."""
    varied: int = 1
    """How many of the numbers, from the first, tell rows that are alike from such as differ."""

    def verdict(self, numbers: Sequence[Decimal | None]) -> bool | None:
        """Whether numbers keep it; None where they say nothing."""
        return self.keeps(*numbers) if self.tells(numbers) else None


class Relation(NamedTuple):
    """A form between columns."""

    form: Form
    columns: Sequence[Column]


class Numbers:
    """The numbers of some rows, by column: each is read once."""

    def __init__(self, indexes: Iterable[int], read: Callable[[Any], Sequence[Any]]) -> None:
        self.indexes = list(indexes)
        self._read = read
        self._columns: dict[Column, Sequence[Decimal | None]] = {}
        self._kept: dict[object, Kept] = {}

    def under(self, column: Column) -> Sequence[Decimal | None]:
        """The numbers of a column, None where there is none."""
        if column not in self._columns:
            self._columns[column] = self._read(column)
        return self._columns[column]

    def filled(self, column: Column) -> int:
        """How many rows have a number there."""
        return len(self.indexes) - self.under(column).count(None)

    def keep(self, relation: Relation, most: int | None = None, varied: int = VARIED) -> Kept:
        """How the rows keep a relation; nothing where more than ``most`` break it, by default a tenth of all rows or
        one, or where fewer than ``varied`` of those that keep it differ."""
        most = max(1, len(self.indexes) // 10) if most is None else most
        key = relation.form.name, tuple(relation.columns), most, varied
        if key not in self._kept:
            self._kept[key] = self._how(relation, most, varied)
        return self._kept[key]

    def _how(self, relation: Relation, most: int, varied: int) -> Kept:
        form = relation.form
        kept: dict[int, bool] = {}
        different: set[Sequence[Any]] = set()
        for index, numbers in zip(self.indexes, zip(*map(self.under, relation.columns), strict=True), strict=True):
            if not form.tells(numbers):
                continue
            kept[index] = holds = form.keeps(*numbers)
            if not holds:
                most -= 1
                if most < 0:
                    return {}
            elif all(numbers):
                different.add(numbers[: form.varied])
        return kept if len(different) >= varied else {}


def related(relations: Iterable[Relation], few: Numbers, rows: Numbers) -> Iterator[tuple[Relation, Kept]]:
    """The relations that nearly all rows keep, and how; ``few`` of them, spread over all, are asked first."""
    for relation in relations:
        if nearly_all(few.keep(relation).values()):
            kept = rows.keep(relation)
            if len(kept) >= FEWEST and nearly_all(kept.values()):
                yield relation, kept


def nearly_all(kept: Iterable[bool], of: int = 10) -> bool:
    """Whether nine in ten keep a relation, or all but one: what "nearly all" means wherever rows tell what is right."""
    verdicts = list(kept)
    holds = sum(verdicts)
    return holds > 1 and (holds * of >= len(verdicts) * (of - 1) or holds + 1 >= len(verdicts))


def mostly(kept: Iterable[bool]) -> bool:
    """Whether three in four keep it, or all but one: enough to prefer one reading to another, not to call what breaks
    it wrong."""
    return nearly_all(kept, of=4)


__all__ = [
    "CLOSE", "FEWEST", "Column", "Form", "Kept", "Numbers", "Relation",
    "mostly", "nearly_all", "related",
]  # fmt: skip
