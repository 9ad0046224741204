"""The candidate readings of a roll's printed figures, in the order they are tried: whose rows, and which amounts."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cached_property
from typing import Any, TypeVar

from ....layouts.basis import Basis
from ....models.rent_roll import NON_REVENUE, NOT_A_UNIT, RentRollRow
from ....proofs.readings import Covered, Figure, Reading, Remembered
from ....proofs.rowsets import Added, Ones, Table
from ....proofs.tolerance import ONE
from ....values.text import normal
from ..totals.groups import COMING, EVERY, LET_AHEAD, NOTICE, Rows, group_readings, statuses_of
from ..totals.printed import Stated
from ..totals.statedlines import StatedLines
from .amounts import COUNTED, OF_UNITS, POPULATIONS, Amount, Column, Populations, Test, amounts_of, code_of, is_current
from .counting import is_zero_area
from .scopes import Scopes

Made = TypeVar("Made")
Columns = Sequence[tuple[str, Column]]
"""Amounts that may be added up, by name."""


class Readings(StatedLines):
    """Rows and printed totals: whom a figure may be about, and what of them it may add up.

    What is asked more than once is made once, for as long as the same rows count.
    """

    rows: Sequence[RentRollRow]
    basis: Basis
    zero_areas: set[int]
    _made: dict[Hashable, Any]

    def _once(self, key: Hashable, make: Callable[[], Made]) -> Made:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]  # type: ignore[no-any-return]

    def recount(self) -> None:
        """Part the rows anew, after some of them stopped counting."""
        self._made.clear()

    @property
    def all(self) -> Rows:
        """Every row."""
        return self.table.all

    @property
    def table(self) -> Table[RentRollRow]:
        """The rows, parted into those that every line of totals takes or leaves together."""
        return self._once("table", lambda: Table(self.rows, self._parted))

    def _parted(self, row: RentRollRow) -> tuple[object, ...]:
        return (
            row.occupancy_status, row.space_use, row.counts_as_unit, row.is_occupied, is_zero_area(row),
            row.section in self.notice_sections, row.row_index in self.zero_areas, row.row_index in self.coming,
            *((normal(row.status_text or ""),) if self.worded else ()),
        )  # fmt: skip

    @property
    def worded(self) -> Mapping[int, str]:
        """By its identity, each line of a block that counts rows by their own words for what they are, where another
        line of its group does: ``Rented``, ``Lien``, ``Auction``."""
        return self._once("worded", self._worded)

    def _worded(self) -> Mapping[int, str]:
        said = {normal(row.status_text) for row in self.rows if row.status_text}
        found: dict[int, str] = {}
        for block in self.blocks.values() if len(said) > 1 else ():
            named = [line for line in block if line.group is not None and normal(line.label or "") in said]
            parts = Counter(line.group for line in named)
            found.update({id(line): normal(line.label or "") for line in named if parts[line.group] > 1})
        return found

    @cached_property
    def coming(self) -> frozenset[int | None]:
        """Indexes of the rows of units that a lease to come is printed for."""
        return frozenset(row.relates_to for row in self.rows if row.occupancy_status in COMING)

    @cached_property
    def notice_sections(self) -> frozenset[str | None]:
        """Sections of nothing but residents on notice, where there are others too."""
        pairs = {(row.section, row.occupancy_status in NOTICE) for row in self.rows}
        others = {section for section, notice in pairs if not notice}
        return frozenset(section for section, _ in pairs if section not in others) if others else frozenset()

    def scopes(self, total: Stated) -> Sequence[tuple[str, Rows]]:
        """Row sets that a total may be about, likeliest first; the name is '' for the likeliest."""
        return self._once((id(total), "scopes"), lambda: self._scopes(total))

    def _scopes(self, total: Stated) -> Sequence[tuple[str, Rows]]:
        if self.rows and (total.kind in ("grand", "table") or self.goes_on_grand(total)):
            return [("", self.all)]
        return self._once("scopes", lambda: Scopes(self.printed.totals, self.table)).of(total)

    def meanings(self, total: Stated, rows: Rows) -> list[tuple[str, Rows]]:
        """The rows that a line may count, by what its group may mean, or that say just its words."""
        group = None if total.group == "nonRevenue" and self._names_kind(total) else total.group
        told = group_readings(rows, group, total.status, self.apart(total), self.coming, of_all=total.of_all)
        if (word := self.worded.get(id(total))) is None:
            return told
        own = rows.only(lambda row: normal(row.status_text or "") == word)
        return [("", own), *((name or "its group", some) for name, some in told)]

    def _names_kind(self, total: Stated) -> bool:
        """Whether what names the group of a line is what rows print for what they are, where none earns nothing:
        ``Subtotal Office`` sums what is let as such."""
        return not total.named.isdisjoint(self._once("kinds", self._kinds_said))

    def _kinds_said(self) -> set[str]:
        if statuses_of(self.all) & NON_REVENUE:
            return set()
        kinds = {kind for row in self.rows for kind in (row.unit_type, row.section) if kind}
        return {word for kind in kinds for word in normal(kind).split()}

    def amounts(self, name: str) -> Columns:
        """The amounts that a total under a field may add up, the field itself first."""
        if name.startswith("charges:"):
            return [(name, self.of_codes([name.partition(":")[2]]))]
        columns = ((called, self.table.column(amount)) for called, amount in amounts_of(name))
        return self._once(("amounts", name), lambda: list(columns))

    def column(self, key: str, amount: Amount) -> Column:
        """A column of other amounts, made once for each ``key``."""
        return self._once(("column", key), lambda: self.table.column(amount))

    def of_codes(self, codes: Iterable[str]) -> Column:
        """The charges of some codes, which are added up for all codes at once."""
        key = tuple(sorted(codes))
        return self._once(("codes", key), lambda: self.table.column(self._of_codes(key)))

    def _of_codes(self, codes: Sequence[str]) -> Amount:
        found: dict[int, Decimal] = defaultdict(Decimal)
        for index, amount in (one for code in codes for one in self._codes.get(code, {}).items()):
            found[index] += amount
        return lambda row: found.get(row.row_index)

    @cached_property
    def _codes(self) -> Mapping[str, Mapping[int, Decimal]]:
        codes: dict[str, dict[int, Decimal]] = defaultdict(lambda: defaultdict(Decimal))
        for row in self.rows:
            for charge in row.charges:
                if charge.amount is not None:
                    codes[code_of(charge)][row.row_index] += charge.amount
        return codes

    def figure(
        self, total: Stated, name: str, stated: Decimal, columns: Columns, beside: Decimal | None = None
    ) -> Figure[RentRollRow]:
        """A printed number and its readings; ``beside`` is an amount that the same block prints for vacant space
        without rows, which the total may include."""
        return Figure(stated, Remembered(self._readings(total, name, stated, columns, beside)), self.unit(name))

    def count(self, total: Stated) -> Figure[RentRollRow]:
        """A printed number of units and its readings."""
        ones: Columns = self._once("counted", lambda: [("units", self._ones())])
        return self.figure(total, "units", total.figure("units") or Decimal(0), ones)

    def _ones(self) -> Column:
        if any(row.unit_count > 1 for row in self.rows):
            return self.table.column(lambda row: Decimal(row.unit_count))
        return Ones(self.table, lambda row: ONE)

    def _readings(
        self, total: Stated, name: str, stated: Decimal, columns: Columns, beside: Decimal | None
    ) -> Iterator[Reading[RentRollRow]]:
        """Readings in the order they are tried; those that come to the same are one."""
        seen: set[tuple[Decimal, int]] = set()
        first: Reading[RentRollRow] | None = None
        columns = self.basis.sums_first(name, columns)
        for of_scope in self._covered(total, name):
            for some in of_scope:
                population, meaning, scope = some.key
                bare = meaning == LET_AHEAD and name != "units"
                if bare and total.group == "vacantLeased" and not stated:
                    continue  # the line says that none is
                for amount, column in columns:
                    added = some.rows.added(column)
                    if added[:2] in seen and (added.terms or not bare):
                        continue
                    called = amount if amount != name else ""
                    parts = (meaning, population, scope) if name == "units" else (population, called, meaning, scope)
                    basis = "; ".join(filter(None, parts)) or "current"
                    reading = Reading(basis, some, added, len(seen), column, amount, may_be_bare=bare)
                    seen.add(added[:2])
                    first = first or reading
                    yield reading
            if beside and first is not None:
                more = Added(first.actual + beside, first.added.terms + 1, first.added.filled + 1)
                basis = f"{first.basis}+statedVacant"
                yield Reading(basis, first.covered, more, len(seen), first.column, first.amount, beside)
                beside = None

    def _covered(self, total: Stated, name: str) -> Sequence[Sequence[Covered[RentRollRow]]]:
        """The rows that a figure of a line may be about, scope by scope; figures of some fields have them in common."""
        kind = name if name in OF_UNITS or name in self.basis.sums or name == "units" else ""
        return self._once((id(total), kind), lambda: Remembered(self._by_scope(total, name)))

    def _by_scope(self, total: Stated, name: str) -> Iterator[Sequence[Covered[RentRollRow]]]:
        for scope, rows in self.scopes(total):
            found: Sequence[Covered[RentRollRow]] = Remembered(self._within(scope, rows, total, name))
            if name == "units" and "vacantLeased" in (total.group, self.apart(total)):
                first, *others = found
                found = [first, *sorted(others, key=lambda one: one.key[:2] != ("", LET_AHEAD))]
            yield found

    def _within(self, scope: str, scoped: Rows, total: Stated, name: str) -> Iterator[Covered[RentRollRow]]:
        plain = True
        for meaning, rows in self.meanings(total, scoped):
            for population, some in self._populations(total, rows, name):
                yield Covered((population, meaning, scope), some, plain, meaning in ("nonRevenue", EVERY))
                plain = False

    def _populations(self, total: Stated, rows: Rows, name: str) -> Iterable[tuple[str, Rows]]:
        """The populations that a figure over these rows may be about.

        Where notice has a section of its own, ``current`` leaves it out and ``current+notice`` takes it in. Rows that
        are all future ones are one population, as rows of any section without current ones.
        """
        if name == "units":
            if total.group == "future":
                return [("", rows)]
            tests: Populations = [
                one for one in COUNTED if one[0] != "units-nonRevenue" or total.group in (None, "total")
            ]
            if self.zero_areas and rows.any(lambda row: row.row_index in self.zero_areas):
                tests = [("units-zeroArea", tests[0][1]), *tests[1:]]
        elif rows and not rows.any(is_current):
            here = statuses_of(rows)
            coming = here <= NOT_A_UNIT - {"FORMER"}
            return [("former" if here == {"FORMER"} else "future" if coming else "all", rows)]
        else:
            tests = [*POPULATIONS, *OF_UNITS.get(name, ())]
            if self.notice_sections:
                usual = ("current", lambda row: is_current(row) and row.section not in self.notice_sections)
                tests = [usual, ("current+notice", is_current), *tests[1:]]
        if name in self.basis.sums:
            # What selects as many rows as the usual population is that one.
            named, sizes = dict(tests), [(called, len(rows.only(test))) for called, test in tests]
            tests = [(called, named[called]) for called, _ in self.basis.sums_first(name, sizes)]
        elif name != "units":
            tests = self._once(("populations", name if name in OF_UNITS else ""), lambda: self._differing(tests))
        return ((called, rows.only(test)) for called, test in tests)

    def _differing(self, tests: Populations) -> Populations:
        """Of populations that are the same rows of the roll, the first."""
        found: dict[tuple[bool, ...], tuple[str, Test]] = {}
        for called, test in tests:
            found.setdefault(tuple(map(test, self.all.samples)), (called, test))
        return list(found.values())
