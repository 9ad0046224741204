"""What the R checks stand on: the rows, what is printed of them, the proof they write, and whom a total is about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cached_property
from typing import Any, TypeVar

from ....layouts.basis import NO_BASIS, Basis
from ....models.findings import Note
from ....models.rent_roll import RentRollRow
from ....proofs.percentages import ShareTable
from ....proofs.readings import Covered, Figure, Remembered
from ....proofs.rowsets import Ones, Table
from ....proofs.tolerance import CENT, ONE
from ..leases.proforma import ProForma
from ..totals.groups import COMING, NOTICE, Rows
from ..totals.printed import Printed, Stated, StatedCharge
from ..totals.statedlines import StatedLines, block_of
from .columntotal import ColumnTotal
from .counting import is_zero_area
from .proving import Prover
from .readings import OF_UNITS, Amount, Column, Populations, amounts, covered, populations_of, readings
from .relations import Agreement
from .scopes import Scopes
from .totalrates import TotalRate

Made = TypeVar("Made")


@dataclass
class Comparison(StatedLines):
    """Rows and printed totals; ``pro_forma`` are rents of vacant units, ``gross`` the gross rents that
    leases print, by ``rowIndex``; ``notes`` are warnings that the checks bring up; ``first_page`` is the first
    page that was asked for, 1 for sheets."""

    rows: Sequence[RentRollRow]
    printed: Printed
    prover: Prover
    pro_forma: ProForma = field(default_factory=dict)
    gross: Mapping[int, Decimal] = field(default_factory=dict)
    basis: Basis = NO_BASIS
    """The convention of the recognised layout, which a check tries before its other readings."""
    kept: Mapping[str, Mapping[int, Decimal]] = field(default_factory=dict)
    """Numbers of the rows under columns without a field in which totals stand, by header and ``rowIndex``."""
    kept_tied: frozenset[str] = frozenset()
    """Headers among those of ``kept`` whose totals tie with several rows."""
    billed: frozenset[str] = frozenset()
    """Headers among those of ``kept`` that say of themselves that amounts stand below them, no rates or averages."""
    agreements: Sequence[Agreement] = ()
    """How rows keep to what their numbers have to do with each other where no field says so."""
    displaced: frozenset[int] = frozenset()
    """Rows whose numbers keep to those of others where they stand one column further."""
    share_tables: Sequence[ShareTable] = ()
    """Tables and lines of totals with percentages."""
    total_rates: Sequence[TotalRate] = ()
    """Rates in lines of totals."""
    torn: Mapping[int, str] = field(default_factory=dict)
    """What units print of their charges that their own lines contradict, by ``rowIndex``."""
    chosen: frozenset[int] = frozenset()
    """Indexes of the rows whose own sums chose what their columns are: these prove nothing of them."""
    notes: list[Note] = field(default_factory=list)
    first_page: int = 1
    zero_areas: set[int] = field(default_factory=set)
    """Indexes of suites of no area that stopped counting, as a printed count ties only without them."""
    tied: dict[int, list[tuple[str, Rows]]] = field(default_factory=lambda: defaultdict(list))
    """By the identity of a total: scope and rows of the readings that sums of its line tie on."""
    columns: list[ColumnTotal] = field(default_factory=list)
    """The numbers of total rows, as R04 to R08 read them."""
    basis_of_rows: Sequence[str] = ()
    """What stands beside the charges in the sums of rows, by R01's names."""
    left_out: Sequence[str] = ()
    """Codes of charges that stand in no sum of a row."""
    charged: list[tuple[StatedCharge, Rows, frozenset[str]]] = field(default_factory=list)
    """The lines of the charge summary, with the rows and the codes that R02 takes for them."""
    sectioned: list[tuple[Stated, str, list[Stated]]] = field(default_factory=list)
    """Grand totals with the field and the totals of sections that they are compared with."""
    _made: dict[Hashable, Any] = field(default_factory=dict)

    def _once(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What is made once for as long as the same rows count."""
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]  # type: ignore[no-any-return]

    def recount(self) -> None:
        """Part the rows anew, after some of them stopped counting."""
        self._made.clear()

    def scopes(self, total: Stated) -> Sequence[tuple[str, Rows]]:
        """Row sets that a total may be about, likeliest first; the name is '' for the likeliest."""
        return self._once((id(total), "scopes"), lambda: self._scopes(total))

    def _scopes(self, total: Stated) -> Sequence[tuple[str, Rows]]:
        if self.rows and (total.kind in ("grand", "table") or self.goes_on_grand(total)):
            return [("", self.all)]
        return self._once("scopes", lambda: Scopes(self.printed.totals, self.table)).of(total)

    def covered(self, total: Stated, name: str) -> Sequence[Sequence[Covered[RentRollRow]]]:
        """The rows that a figure of a line may be about, scope by scope."""
        return self._once((id(total), self._kind(name)), lambda: Remembered(covered(self, total, name)))

    def populations(self, name: str) -> tuple[Populations, Populations]:
        """Those that a total of a field may hold: all, and of these the first of each that select the same rows."""
        key = ("populations", self._kind(name))
        return self._once(key, lambda: populations_of(self.all, name, self.notice_sections))

    def _kind(self, name: str) -> str:
        """A field that figures of this one have their rows in common with."""
        return name if name in OF_UNITS or name in self.basis.sums or name == "units" else ""

    def figure(
        self, total: Stated, name: str, stated: Decimal, amounts: Sequence[tuple[str, Column]],
        *, beside: Decimal | None = None, unit: Decimal = CENT,
    ) -> Figure[RentRollRow]:  # fmt: skip
        """A printed number and its readings."""
        return Figure(stated, Remembered(readings(self, total, name, stated, amounts, beside)), unit)

    @property
    def coming(self) -> frozenset[int | None]:
        """Indexes of the rows of units that a lease to come is printed for."""
        coming = (row.relates_to for row in self.rows if row.occupancy_status in COMING)
        return self._once("coming", lambda: frozenset(coming))

    @cached_property
    def notice_sections(self) -> frozenset[str | None]:
        """Sections of nothing but residents on notice, where there are others too."""
        pairs = {(row.section, row.occupancy_status in NOTICE) for row in self.rows}
        others = {section for section, notice in pairs if not notice}
        return frozenset(section for section, _ in pairs if section not in others) if others else frozenset()

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
        )  # fmt: skip

    def amounts(self, name: str) -> list[tuple[str, Column]]:
        """The amounts that a total under a field may add up, the field itself first."""
        if name.startswith("charges:"):
            return [(name, self.of_codes([name.partition(":")[2]]))]
        return self._once(
            ("amounts", name), lambda: [(called, self.table.column(amount)) for called, amount in amounts(name)]
        )

    def column(self, key: str, name: str, amount: Amount) -> list[tuple[str, Column]]:
        """A column of other amounts, by name; made once for each ``key``."""
        return self._once(("column", key), lambda: [(name, self.table.column(amount))])

    @property
    def counted(self) -> list[tuple[str, Column]]:
        """What a count adds up: one for each row."""
        return self._once("counted", lambda: [("units", Ones(self.table, lambda row: ONE))])

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
                    codes[charge.code or charge.description or ""][row.row_index] += charge.amount
        return codes

    def begins_before(self, total: Stated) -> bool:
        """Whether a total may be about rows on the pages before those asked for too, so that a miss says nothing: if
        it is about the first rows read, or if it or one of its block prints more than all rows hold."""
        if self.first_page == 1:
            return False
        scopes = self.scopes(total)
        return not scopes or scopes[0][1].first == 0 or total.block in self._exceeding

    @cached_property
    def _exceeding(self) -> frozenset[int]:
        """The blocks that print more than all rows hold."""
        return frozenset(total.block for total in self.totals if self._exceeds(total))

    def _exceeds(self, total: Stated) -> bool:
        spreads = (
            (abs(stated), self.all.grain(self.amounts(name)[0][1]).spread) for name, stated in total.values.items()
        )
        return (total.units or 0) > len(self.rows) or any(stated > spread for stated, spread in spreads)


__all__ = ["Comparison", "block_of"]
