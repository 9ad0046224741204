"""Which rows a printed total is the sum of: those that it is named for, else the nearest ones that tie."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import accumulate

from docextract.proofs.tolerance import CENT, printed_unit, sum_tolerance

from .items import Item
from .words import same_name

ZERO = Decimal(0)
Numbers = Mapping[str, Decimal]


@dataclass(slots=True)
class Scope:
    """A total with its rows. ``rows`` and ``total`` count the items; ``whole``: all rows of the document."""

    total: int
    rows: list[int]
    name: str | None
    ties: bool
    whole: bool


COUNTS = frozenset({"units", "occupied", "vacant"})
"""Numbers of things: they tie exactly."""


def find_scopes(items: Sequence[Item], numbers: Sequence[Numbers], adding: Sequence[str]) -> list[Scope]:
    """The scope of every total.

    Args:
        items: the lines of the table.
        numbers: the numbers of each item, by a name that holds over all headers.
        adding: the names whose columns add up.
    """
    sums = _Sums([n for n, item in enumerate(items) if item.kind == "DATA"], numbers, adding)
    starts: list[tuple[int, str | None]] = [(0, None)]
    found: list[Scope] = []
    for n, item in enumerate(items):
        if item.kind == "HEADING":
            starts.append((n, item.label))
        if item.kind != "TOTAL":
            continue
        here = bisect_left(sums.rows, n)
        # Of several starts with the same rows, the heading that names them.
        firsts: dict[int, str | None] = {}
        for at, name in starts:
            first = bisect_left(sums.rows, at)
            if first < here:
                firsts[first] = name or firsts.get(first)
        if firsts:
            found.append(_scope(n, item, list(firsts.items()), here, sums))
        starts.append((n + 1, None))
    return found


class _Sums:
    """The sums of any run of rows, by column."""

    def __init__(self, rows: list[int], numbers: Sequence[Numbers], adding: Sequence[str]) -> None:
        self.rows, self.numbers = rows, numbers
        self.units = {name: printed_unit(n[name] for n in numbers if name in n) for name in adding}
        self._up_to = {
            name: [ZERO, *accumulate(numbers[r].get(name, ZERO) for r in rows)] for name in adding
        }  # fmt: skip

    def tied(self, total: int, first: int, end: int) -> tuple[int, int]:
        """In how many columns a total is the sum of the rows from ``first`` to ``end``, and in how many it could be."""
        tied = tested = 0
        for name, printed in self.numbers[total].items():
            if name not in self.units:
                continue
            tested += 1
            unit = self.units[name]
            room = CENT if unit <= CENT or name in COUNTS else max(sum_tolerance(unit, end - first))
            tied += abs(self._up_to[name][end] - self._up_to[name][first] - printed) <= room
        return tied, tested


def _scope(n: int, item: Item, starts: Sequence[tuple[int, str | None]], end: int, sums: _Sums) -> Scope:
    """The rows since the heading that the total is named for, since the nearest start that ties, or since the last."""
    named = [s for s in starts if s[1] and item.scope and same_name(s[1], item.scope)]
    order = [*reversed(named[-1:]), *([starts[0]] if item.grand else []), *reversed(starts)]
    tried: list[tuple[int, int, str | None]] = []
    for first, name in dict.fromkeys(order):
        tied, tested = sums.tied(n, first, end)
        if tested and tied == tested:
            return _made(n, item, first, end, name, sums, ties=True)
        tried.append((tied, first, name))
    best = tried[0] if named or item.grand else max(tried, key=lambda t: t[0])
    _, first, name = best if best[0] else tried[0]
    return _made(n, item, first, end, name, sums, ties=False)


def _made(n: int, item: Item, first: int, end: int, name: str | None, sums: _Sums, *, ties: bool) -> Scope:
    return Scope(n, sums.rows[first:end], name or item.scope, ties, first == 0 and end == len(sums.rows))
