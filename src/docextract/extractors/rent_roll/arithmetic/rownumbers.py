"""The numbers of rows by column, for whatever compares columns with each other: each column is read once."""

from __future__ import annotations

from collections.abc import Mapping as MappingOf
from collections.abc import Sequence
from decimal import Decimal
from functools import partial
from typing import NamedTuple

from ....proofs.relations import Numbers
from ....values.numbers import NumberStyle, money
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Entry, Walked
from ..anatomy.mapping import Mapping
from ..totals.tablelines import printed_share

SAMPLED = 24
"""So many rows, spread over the roll, tell which relations may hold."""


class Percents(NamedTuple):
    """A column of percentages, beside that of plain numbers."""

    column: int


class Group(NamedTuple):
    """The rows under one header."""

    mapping: Mapping
    few: Numbers
    """Of some rows, spread over all."""
    rows: Numbers
    entries: Sequence[tuple[int, Entry]]
    """The rows with their indexes."""
    style: NumberStyle

    def only(self, positions: Sequence[int]) -> Numbers:
        """The numbers of the rows at some positions."""
        return _numbers([self.entries[at] for at in positions], self.style)


Groups = MappingOf[int, Group]
"""The rows of a roll by what :func:`key_of` says of their header."""


def key_of(mapping: Mapping) -> int:
    """What tells headers apart: one that is repeated on another page shares its list of columns."""
    return id(mapping.unmapped)


def groups_of(walked: Walked, conventions: Conventions) -> Groups:
    """The rows of a roll by the header that they stand under."""
    found: dict[int, list[tuple[int, Entry]]] = {}
    for index, entry in enumerate(walked.entries):
        found.setdefault(key_of(entry.mapping), []).append((index, entry))

    return {key: _group(entries, conventions.numbers) for key, entries in found.items()}


def _group(entries: Sequence[tuple[int, Entry]], style: NumberStyle) -> Group:
    few = entries[:: max(1, len(entries) // SAMPLED)]
    return Group(entries[0][1].mapping, _numbers(few, style), _numbers(entries, style), entries, style)


def _numbers(entries: Sequence[tuple[int, Entry]], style: NumberStyle) -> Numbers:
    lines = [entry.line for _, entry in entries]
    return Numbers((index for index, _ in entries), partial(_under, lines, style))


def _under(lines: Sequence[Line], style: NumberStyle, column: int | Percents | Decimal) -> list[Decimal | None]:
    if isinstance(column, Decimal):
        return [column] * len(lines)  # a number that all rows have in common
    if isinstance(column, Percents):
        return [printed_share(line, column.column) for line in lines]
    return [money(line.values[column], style) for line in lines]
