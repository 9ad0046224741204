"""What the printed totals of a layout usually cover: its convention, which the checks try before all other readings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, TypeVar

from ..records import record

Named = TypeVar("Named", bound=tuple[Any, ...])
"""A way to read a printed figure: its name, the parts joined by ``"; "``, and what it comes to."""


@record(frozen=True)
class Basis:
    """The readings that a layout prefers, by what is compared; empty for a document that no layout was recognised in.

    How to use it: where a check has its readings in their usual order as tuples ``(name, ...)``, it asks
    ``ground.basis.sums_first(field, readings)`` (``counts_first`` and ``shares_first`` with the group of the line) and
    goes on with what it gets: the same readings, the layout's own before the others. So the first one is the
    convention, ``basisIsDefault`` is true for it, and a check that nothing ties fails on it. A reading of the layout
    that comes to the same as the usual one (all members after the name are equal) stays where it is, so that the
    simplest name is kept. The names are those that the checks report as ``basis``.
    """

    sums: Mapping[str, str] = field(default_factory=dict)
    """By field (``balance``): population, amount, or both: ``current+future``, ``current; allCharges``."""
    counts: Mapping[str, str] = field(default_factory=dict)
    """By group (``total``, ``occupied``, ``vacant`` ...): ``noticeVacant``, ``rows`` ..."""
    shares: Mapping[str, str] = field(default_factory=dict)
    """By group: ``leased``, ``units-nonRevenue`` ..."""

    def sums_first(self, name: str, readings: Sequence[Named]) -> Sequence[Named]:
        """The readings of a total of the field ``name``, the layout's before the others."""
        return _first(self.sums.get(name), readings)

    def counts_first(self, group: str | None, readings: Sequence[Named]) -> Sequence[Named]:
        """The readings of a count of the ``group`` (None is ``total``), the layout's before the others."""
        return _first(self.counts.get(group or "total"), readings)

    def shares_first(self, group: str | None, readings: Sequence[Named]) -> Sequence[Named]:
        """The readings of a percentage of the ``group``, the layout's before the others."""
        return _first(self.shares.get(group or "total"), readings)


def _first(wanted: str | None, readings: Sequence[Named]) -> Sequence[Named]:
    """The first of the readings whose names have most of the wanted parts, then the others in their order."""
    if wanted is None or not readings:
        return readings
    parts, usual = set(wanted.split("; ")), readings[0]

    def hits(reading: Named) -> int:
        same = reading is not usual and reading[1:] == usual[1:]
        return 0 if same else len(parts.intersection(reading[0].split("; ")))

    best = max(readings, key=hits)
    return [best, *(r for r in readings if r is not best)] if hits(best) > hits(usual) else readings


NO_BASIS = Basis()
"""The convention of a document that no layout was recognised in: none."""
