"""Whom a printed total may be about: the rows above it, since another total, of a property, a section, a building, a
lease."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property

from ....models.rent_roll import RentRollRow
from ....proofs.readings import Remembered
from ....proofs.rowsets import Table, View
from ....values.text import normal
from ..totals.groups import Rows
from ..totals.printed import Stated

_DIGITS = str.maketrans("", "", "0123456789.,%")


class Scopes:
    """The ranges of a table's rows that the totals below them may cover."""

    def __init__(self, totals: Sequence[Stated], table: Table[RentRollRow]) -> None:
        self.totals = totals
        self.table = table
        self.rows = table.rows
        self._found: dict[Hashable, Sequence[tuple[str, Rows]]] = {}

    def of(self, total: Stated) -> Sequence[tuple[str, Rows]]:
        """Row sets that a total may be about, likeliest first; the name is '' for the likeliest. Lines of one block
        mostly share them."""
        like, worded = self._like_ends.get(id(total), 0), self._worded_ends.get(id(total), 0)
        key = (total.scope, total.after, total.property_name, total.section is None, like, worded)
        if key not in self._found:
            self._found[key] = Remembered(self._distinct(total))
        return self._found[key]

    def _distinct(self, total: Stated) -> Iterator[tuple[str, Rows]]:
        seen: set[tuple[int, int, int]] = set()
        for name, rows in self._candidates(total):
            if rows and (key := (len(rows), rows.first, rows.last)) not in seen:
                yield name if seen else "", rows
                seen.add(key)

    def _candidates(self, total: Stated) -> Iterator[tuple[str, Rows]]:
        stop = self._position(total.after)
        if total.scope:
            said = normal(total.scope)
            yield "", self._called(self._names if said in self._names else self._kinds, said, stop)
        ends = self._ends
        number = bisect_left(ends, total.after)
        previous = self._position(ends[number - 1]) if number else 0
        yield "since the total before", self.table.within(previous, stop)
        last = self.rows[stop - 1] if stop else None
        if total.property_name or (last is not None and last.property_name):
            name = last.property_name if last is not None else total.property_name
            yield "property", self._called(self._properties, name, stop)
        if total.section is not None and last is not None:
            yield "section", self.table.within(self._section_starts[stop - 1], stop)
            yield "section", self._called(self._sections, last.section, stop)
        if last is not None and last.building is not None:
            yield "building", self.table.within(self._building_starts[stop - 1], stop)
        yield "all before", self.table.within(0, stop)
        yield "since the like total before", self.table.within(self._position(self._like_ends.get(id(total), 0)), stop)
        yield "since a line of its words", self.table.within(self._position(self._worded_ends.get(id(total), 0)), stop)
        if stop:
            yield "lease", self.table.within(self._lease_starts[stop - 1], stop)
        yield "all", self.table.all

    def _position(self, after: int) -> int:
        """How many rows stand above a line that so many entries stand above."""
        return min(max(after - (self.rows[0].row_index if self.rows else 0), 0), len(self.rows))

    def _called(self, views: Mapping[str | None, View], name: str | None, stop: int) -> Rows:
        """The rows of a name that stand above a position."""
        return self.table.within(0, stop if name in views else 0, views.get(name))

    @cached_property
    def _ends(self) -> list[int]:
        return sorted({total.after for total in self.totals if total.after > 0})

    @cached_property
    def _like_ends(self) -> dict[int, int]:
        """For each total, by its identity, how many rows stood before the last total above it that is like it: of a
        block with the same lines, and of the same words but for names and numbers. Totals of leases stand between
        those of buildings."""
        lines: dict[int, list[str | None]] = defaultdict(list)
        for total in self.totals:
            lines[total.block].append(total.group)
        numbers: dict[tuple[str | None, ...], int] = {}
        like = {block: numbers.setdefault(tuple(groups), len(numbers)) for block, groups in lines.items()}
        found: dict[int, int] = {}
        ends: dict[object, list[int]] = defaultdict(lambda: [0, 0])
        """By what totals are like, how many rows stood before the last, and before the last of another place."""
        for total in self.totals:
            named = total.label.casefold().translate(_DIGITS).split()
            key = (total.group, total.status, like[total.block], tuple(named[:2]), frozenset(total.values))
            last = ends[key]
            if total.after != last[1]:
                last[:] = last[1], total.after
            found[id(total)] = last[0]
        return found

    @cached_property
    def _worded_ends(self) -> dict[int, int]:
        """For each total, by its identity, how many rows stood before the last one of its words in another place, in
        whatever block: the lines of the last building and those of all of them may be one."""
        found: dict[int, int] = {}
        ends: dict[object, list[int]] = defaultdict(lambda: [0, 0])
        for total in self.totals:
            key = (total.group, total.status, *total.label.casefold().translate(_DIGITS).split()[:2])
            last = ends[key]
            if total.after != last[1]:
                last[:] = last[1], total.after
            found[id(total)] = last[0]
        return found

    @cached_property
    def _lease_starts(self) -> list[int]:
        """Where the lease begins that the row at each position belongs to: rows without a unit of their own, or of the
        same tenant as the row above, or of nobody else who is in, go on with it."""
        named = any(row.tenant_name for row in self.rows)
        return self._starts(
            lambda row, above: (
                row.unit is None
                or row.tenant_name == above.tenant_name is not None
                or bool(named and row.tenant_name is None and row.is_occupied)
            )
        )

    @cached_property
    def _section_starts(self) -> list[int]:
        """Where the run of rows of one section begins that the row at each position stands in."""
        return self._starts(lambda row, above: row.section == above.section)

    @cached_property
    def _building_starts(self) -> list[int]:
        """The same for buildings: one of a single row often has no total of its own."""
        return self._starts(lambda row, above: row.building == above.building)

    def _starts(self, goes_on: Callable[[RentRollRow, RentRollRow], bool]) -> list[int]:
        starts: list[int] = []
        for position, row in enumerate(self.rows):
            starts.append(starts[-1] if position and goes_on(row, self.rows[position - 1]) else position)
        return starts

    @cached_property
    def _properties(self) -> Mapping[str | None, View]:
        return self._views(lambda row: {row.property_name})

    @cached_property
    def _sections(self) -> Mapping[str | None, View]:
        return self._views(lambda row: {row.section})

    @cached_property
    def _names(self) -> Mapping[str | None, View]:
        plain = cache(normal)
        return self._views(
            lambda row: {
                plain(name) for name in (row.property_name, row.property_code, row.section, row.building) if name
            }
        )

    @cached_property
    def _kinds(self) -> Mapping[str | None, View]:
        """By what rows say they are: ``Subtotal Office`` below shops and offices that no heading parts."""
        return self._views(lambda row: [normal(row.unit_type)] if row.unit_type else [])

    def _views(self, names: Callable[[RentRollRow], Iterable[str | None]]) -> Mapping[str | None, View]:
        """The rows by what they are called."""
        found: dict[str | None, list[int]] = defaultdict(list)
        for position, row in enumerate(self.rows):
            for name in names(row):
                found[name].append(position)
        return {name: View(self.table.kinds, positions) for name, positions in found.items()}
