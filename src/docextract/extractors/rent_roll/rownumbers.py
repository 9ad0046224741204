"""The numbers of rows by column, for whatever compares columns with each other: each column is read once."""

from __future__ import annotations

from collections.abc import Mapping as MappingOf
from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

from ...values.numbers import money
from .conventions import Conventions
from .entries import Entry, Walked
from .mapping import Mapping

SAMPLED = 24
"""So many rows, spread over the roll, tell which relations may hold."""


class Numbers:
    """The numbers of some rows by column."""

    def __init__(self, entries: Sequence[tuple[int, Entry]], conventions: Conventions) -> None:
        self.indexes = [index for index, _ in entries]
        self._rows = [entry.line.values for _, entry in entries]
        self._style = conventions.numbers
        self._read: dict[int, list[Decimal | None]] = {}
        self._binary: dict[int, list[float]] = {}
        self.kept: dict[object, dict[int, bool]] = {}
        """Answers of :func:`docextract.extractors.rent_roll.quotients.keep` for these rows."""

    def under(self, column: int) -> list[Decimal | None]:
        """The numbers of a column, None where there is none."""
        if column not in self._read:
            self._read[column] = [money(values[column], self._style) for values in self._rows]
        return self._read[column]

    def binary(self, column: int | None) -> list[float]:
        """The same in binary, 0 where there is none."""
        if column is None:
            return [0.0] * len(self.indexes)
        if column not in self._binary:
            self._binary[column] = [float(number or 0) for number in self.under(column)]
        return self._binary[column]


class Group(NamedTuple):
    """The rows under one header."""

    mapping: Mapping
    few: Numbers
    """Of some rows, spread over all."""
    rows: Numbers


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
    return {
        key: Group(
            entries[0][1].mapping,
            Numbers(entries[:: max(1, len(entries) // SAMPLED)], conventions),
            Numbers(entries, conventions),
        )
        for key, entries in found.items()
    }
