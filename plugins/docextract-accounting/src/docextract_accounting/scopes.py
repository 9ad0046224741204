"""Which rows a printed total is the sum of: those that it is named for, else the nearest ones that tie."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from itertools import accumulate, combinations

from docextract.plugin import Term
from docextract.proofs.tolerance import CENT, printed_unit, sum_tolerance
from docextract.values.text import words

from .items import Item, bare
from .words import same_name

ZERO = Decimal(0)
Numbers = Mapping[str, Decimal]
Cell = tuple[Hashable, str]
"""A number: the line that it stands on, and its field or column."""


@dataclass(slots=True)
class Scope:
    """A total with its rows. ``rows`` and ``total`` count the items; ``whole``: all rows of the document."""

    total: int
    rows: list[int]
    name: str | None
    ties: bool
    whole: bool


_FIGURE = re.compile(r"\d+(?:\.\d+)?")
MOST_RECENT = 40
"""Headings above in which a total's name is looked for if it is not quite one of them."""
MOST_PARTS = 8
"""Totals above of which another may be the sum of some."""
COUNTS = frozenset({"units", "occupied", "vacant"})
"""Numbers of things: they tie exactly."""
FEW_TIED = 1
"""A total that ties nowhere in all columns is that of the rows which bear its words if it ties with them in more."""


def figure(numbers: Sequence[Numbers], n: int, field: str, factor: int = 1) -> Term:
    """A number as equations take it: of a line, by its field. Its place is looked up when someone asks."""
    return Term(numbers[n][field], None, factor, (n, field))


def find_scopes(items: Sequence[Item], numbers: Sequence[Numbers], adding: Sequence[str]) -> list[Scope]:
    """The scope of every total.

    Args:
        items: the lines of the table.
        numbers: the numbers of each item, by a name that holds over all headers.
        adding: the names whose columns add up.
    """
    sums = _Sums([n for n, item in enumerate(items) if item.kind == "DATA"], numbers, adding)
    starts = _Starts()
    found: list[Scope] = []
    here = 0
    again: dict[tuple[tuple[str, Decimal], ...], Scope] = {}
    """By the numbers of totals that tie, of more than one: a recap prints them a second time."""
    asked = {bare(item.scope) for item in items if item.kind == "TOTAL" and item.scope}
    for n, item in enumerate(items):
        if item.kind == "DATA":
            own = [item.texts[c] for c in item.header.columns("code", "label") if c in item.texts]
            for text in (" ".join(item.texts.values()), *own):
                if (name := bare(text)) in asked:
                    starts.rows[name] = here  # an account with a balance of its own, above those below it
            if n and items[n - 1].kind == "DATA" and items[n - 1].texts.keys() < item.texts.keys():
                starts.add(here, None)  # the first of several charges bears the tenant's name
            elif n + 1 < len(items) and items[n + 1].kind == "DATA" and items[n + 1].texts.keys() < item.texts.keys():
                starts.add(here, None)
            here += 1
        elif item.kind == "HEADING":
            starts.add(here, item.label)
        elif item.kind == "TOTAL" and item.sums:
            whole = len(item.sums) == len(sums.rows)
            ties = all(t == u for t, u in [sums.tied_rows(n, item.sums)])
            found.append(Scope(n, item.sums, item.scope, ties, whole))
            starts.add(here, None)
        elif item.kind == "TOTAL":
            told = tuple((field, value) for field, value in numbers[n].items() if value)
            bare_sum = not told and item.scope is not None and not item.grand and items[n - 1].kind == "TOTAL"
            if bare_sum and starts.named(item.scope or "", here) is None:
                found.append(Scope(n, [], item.scope, True, False))  # of a heading without rows: ``61 - 90``
            elif here:
                made = _scope(n, items, starts, here, sums, found)
                found.append(replace(again[told], total=n) if not made.ties and told in again else made)
            if found and found[-1].ties and len({value for _, value in told}) > 1:
                again[told] = found[-1]
            starts.add(here, None)
    return found


class _Starts:
    """Where a total's rows may begin: at a heading, or below another total. Rows are counted from 0."""

    def __init__(self) -> None:
        self.names: dict[int, str | None] = {0: None}
        """Of several headings over the same row, the one that stands nearest."""
        self._by_name: dict[str, int] = {}
        self.rows: dict[str, int] = {}
        """Rows that bear the name of a total."""

    def add(self, row: int, name: str | None) -> None:
        """The rows from here on, under a heading of this name."""
        self.names[row] = name or self.names.get(row)
        if name is not None:
            self._by_name[bare(name)] = row

    def named(self, scope: str, end: int) -> int | None:
        """The first row under the last heading of a name, above a row."""
        row = self._by_name.get(bare(scope))
        if row is None:
            recent = list(self.names.items())[-MOST_RECENT:]
            same = (r for r, name in reversed(recent) if name is not None and same_name(name, scope))
            row = self.rows.get(bare(scope), next(same, None))
        return row if row is not None and row < end else None


class _Sums:
    """The sums of any run of rows, by column."""

    def __init__(self, rows: list[int], numbers: Sequence[Numbers], adding: Sequence[str]) -> None:
        self.rows, self.numbers = rows, numbers
        self.units = {name: printed_unit(n[name] for n in numbers if name in n) for name in adding}
        self._up_to = {
            name: [ZERO, *accumulate(numbers[r].get(name, ZERO) for r in rows)] for name in adding
        }  # fmt: skip

    def tied_rows(self, total: int, rows: Sequence[int]) -> tuple[int, int]:
        """In how many columns a total is the sum of some rows, and in how many it could be."""
        fields = [name for name in self.numbers[total] if name in self.units]
        wanted = {name: sum((self.numbers[r].get(name, ZERO) for r in rows), ZERO) for name in fields}
        return sum(abs(wanted[f] - self.numbers[total][f]) <= CENT for f in fields), len(fields)

    def tied(self, total: int, first: int, end: int, *, told: bool = False) -> tuple[int, int]:
        """In how many columns a total is the sum of the rows from ``first`` to ``end``, and in how many it could be;
        ``told``: but for those in which it is nought, as many sums are."""
        tied = tested = 0
        for name, printed in self.numbers[total].items():
            if name not in self.units or (told and not printed):
                continue
            tested += 1
            unit = self.units[name]
            room = CENT if unit <= CENT or name in COUNTS else max(sum_tolerance(unit, end - first))
            tied += abs(self._up_to[name][end] - self._up_to[name][first] - printed) <= room
        return tied, tested


def _scope(n: int, items: Sequence[Item], starts: _Starts, end: int, sums: _Sums, above: Sequence[Scope]) -> Scope:
    """The rows since the heading that the total is named for, since the nearest start that ties, all that bear its
    words or those of several totals above if these tie, or those since the last start."""
    item = items[n]
    named = starts.named(item.scope, end) if item.scope else None
    first = [row for row in (named, 0 if item.grand else None) if row is not None]
    tried: list[tuple[tuple[int, int], int]] = []
    for row in (*first, *reversed(starts.names)):
        if row >= end or any(row == other for _, other in tried[:2]):
            continue
        tied, tested = sums.tied(n, row, end)
        if tested and tied == tested:
            return _made(n, item, row, end, starts.names.get(row), sums, ties=True)
        tried.append(((sums.tied(n, row, end, told=True)[0], tied), row))
    bearing = [*_bearing(item.scope or "", items, sums, end)]
    for mine in (*bearing, *_by_sign(n, sums, end), *_of_several(above)):
        tied, tested = sums.tied_rows(n, mine)
        if mine and tested > 1 and tied == tested:
            return Scope(n, mine, item.scope, True, len(mine) == len(sums.rows))
    if not first and any(one.kind == "TOTAL" for one in items[n + 1 :]):
        # A type of its own without a total stands above those of this one; a total below has it too.
        for row in range(max(row for row in starts.names if row < end) + 1, end - 1):
            tied, tested = sums.tied(n, row, end)
            if tested > FEW_TIED and tied == tested:
                return _made(n, item, row, end, None, sums, ties=True)
    best = tried[0] if first else max(tried, key=lambda t: t[0])
    if bearing and len(bearing[0]) > 1 and not first and sums.tied_rows(n, bearing[0])[0] > max(best[0][1], FEW_TIED):
        return Scope(n, bearing[0], item.scope, False, len(bearing[0]) == len(sums.rows))
    _, row = best if best[0][1] else tried[0]
    return _made(n, item, row, end, starts.names.get(row), sums, ties=False)


def _bearing(scope: str, items: Sequence[Item], sums: _Sums, end: int) -> Iterator[list[int]]:
    """The rows above that bear all words of a total's name, or in some column the number in it: ``at 60% AMI``."""
    rows = sums.rows[:end]
    if asked := set(words(scope)):
        yield [r for r in rows if asked <= {word for text in items[r].texts.values() for word in words(text)}]
    for found in _FIGURE.findall(scope):
        values = {Decimal(found), Decimal(found) / 100}
        for name in dict.fromkeys(name for r in rows for name in sums.numbers[r] if name not in sums.units):
            yield [r for r in rows if sums.numbers[r].get(name) in values]


def _by_sign(total: int, sums: _Sums, end: int) -> Iterator[list[int]]:
    """The rows above that are owed something, and those that are in credit, by the total's last column."""
    field = next(iter([*sums.numbers[total]][-1:]), "")
    for sign in (1, -1):
        yield [r for r in sums.rows[:end] if sums.numbers[r].get(field, ZERO) * sign > 0]


def _of_several(above: Sequence[Scope]) -> Iterator[list[int]]:
    """The rows of two or more of the totals above that have no row in common: ``All storage but parking``."""
    parts: list[list[int]] = []
    for scope in above:
        if scope.ties and not any({*scope.rows} & {*part} for part in parts):
            parts.append(scope.rows)
    for size in range(2, len(parts)) if len(parts) <= MOST_PARTS else ():
        for some in combinations(parts, size):
            yield [r for part in some for r in part]


def _made(n: int, item: Item, first: int, end: int, name: str | None, sums: _Sums, *, ties: bool) -> Scope:
    return Scope(n, sums.rows[first:end], name or item.scope, ties, first == 0 and end == len(sums.rows))
