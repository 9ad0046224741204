"""What the R checks stand on: the rows, what is printed of them, the proof they write, and whom a total is about."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cached_property
from typing import TYPE_CHECKING

from ...layouts.basis import NO_BASIS, Basis
from ...models.findings import Note
from ...models.rent_roll import RentRollRow
from ...proofs.rowsets import Table
from ...proofs.tolerance import CENT, printed_unit
from .counting import is_zero_area
from .groups import COMING, NOTICE, Rows, apart_from
from .printed import Printed, Stated, StatedCharge
from .proforma import ProForma
from .proving import Prover
from .readings import Amount, Column, amounts
from .scopes import Scopes

if TYPE_CHECKING:
    from .relations import Agreement
    from .sums import ColumnTotal
    from .tableshares import ShareTable
    from .totalrates import TotalRate


@dataclass
class Ground:
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
    _scopes: dict[int, list[tuple[str, Rows]]] = field(default_factory=dict)
    _units: dict[str, Decimal] = field(default_factory=dict)
    _notice: frozenset[str | None] | None = None
    _table: Table[RentRollRow] | None = None
    _columns: dict[str, list[tuple[str, Column]]] = field(default_factory=dict)
    _finder: Scopes | None = None
    _codes: dict[str, dict[int, Decimal]] | None = None

    @property
    def totals(self) -> list[Stated]:
        """Every printed total: those of the roll, then those of the tables beside it."""
        return [*self.printed.totals, *self.printed.occupancy]

    def scopes(self, total: Stated) -> list[tuple[str, Rows]]:
        """Row sets that a total may be about, likeliest first; the name is '' for the likeliest."""
        if id(total) not in self._scopes:
            of_all = total.kind in ("grand", "table") or self._goes_on_grand(total)
            scopes = self._finder or Scopes(self.printed.totals, self.table)
            self._finder = scopes
            self._scopes[id(total)] = [("", self.all)] if of_all and self.rows else scopes.of(total)
        return self._scopes[id(total)]

    def beside(self, total: Stated) -> list[Stated]:
        """The other lines of the same block or table."""
        return [other for other in self._blocks[block_of(total)] if other is not total]

    @cached_property
    def _blocks(self) -> Mapping[object, Sequence[Stated]]:
        found: dict[object, list[Stated]] = defaultdict(list)
        for total in self.totals:
            found[block_of(total)].append(total)
        return found

    @cached_property
    def _place_in_block(self) -> Mapping[int, int]:
        return {id(total): n for block in self._blocks.values() for n, total in enumerate(block)}

    def kinds_beside(self, total: Stated) -> list[tuple[str | None, str | None]]:
        """The groups and statuses of the other lines of the same block or table, each once."""
        own = (total.group, total.status)
        return [kind for kind, times in self._kinds[block_of(total)].items() if times > (kind == own)]

    @cached_property
    def _kinds(self) -> Mapping[object, Counter[tuple[str | None, str | None]]]:
        blocks = self._blocks.items()
        return {block: Counter((line.group, line.status) for line in lines) for block, lines in blocks}

    def vacant_beside(self, total: Stated, name: str) -> Sequence[Stated]:
        """The lines for vacant space, of the same block or of a table, that print an amount of a field."""
        return self._vacant.get((total.block, name), ())

    @cached_property
    def _vacant(self) -> Mapping[tuple[int, str], Sequence[Stated]]:
        found: dict[tuple[int, str], list[Stated]] = defaultdict(list)
        for line in self.totals:
            for name, stated in line.values.items() if line.group == "vacant" else ():
                if stated:
                    found[line.block, name].append(line)
        return found

    def apart(self, total: Stated) -> str | None:
        """The status or group that has a line of its own beside a line whose group would hold it."""
        if total.group in (None, "total"):
            return None
        return apart_from(total.group, total.status, self.kinds_beside(total))

    def unit(self, name: str) -> Decimal:
        """The unit in which the totals of a field are printed: cents, unless several say otherwise."""
        if name not in self._units:
            stated = [t.values[name] for t in self.totals if t.values.get(name)]
            self._units[name] = printed_unit(stated) if len(set(stated)) > 2 else CENT
        return self._units[name]

    @cached_property
    def coming(self) -> frozenset[int | None]:
        """Indexes of the rows of units that a lease to come is printed for."""
        return frozenset(row.relates_to for row in self.rows if row.occupancy_status in COMING)

    @property
    def notice_sections(self) -> frozenset[str | None]:
        """Sections of nothing but residents on notice, where there are others too."""
        if self._notice is None:
            pairs = {(row.section, row.occupancy_status in NOTICE) for row in self.rows}
            others = {section for section, notice in pairs if not notice}
            self._notice = frozenset(section for section, _ in pairs if section not in others) if others else None
            self._notice = self._notice or frozenset()
        return self._notice

    @property
    def all(self) -> Rows:
        """Every row."""
        return self.table.all

    @property
    def table(self) -> Table[RentRollRow]:
        """The rows, parted into those that every line of totals takes or leaves together."""
        if self._table is None:
            coming, notice, dropped = self.coming, self.notice_sections, self.zero_areas

            def kind(row: RentRollRow) -> tuple[object, ...]:
                return (
                    row.occupancy_status, row.space_use, row.counts_as_unit, row.is_occupied, is_zero_area(row),
                    row.section in notice, row.row_index in dropped, row.row_index in coming,
                )  # fmt: skip

            self._table = Table(self.rows, kind)
        return self._table

    def recount(self) -> None:
        """Part the rows anew, after some of them stopped counting."""
        self._table = None
        self._finder = None
        self._scopes.clear()
        self._columns.clear()

    def amounts(self, name: str) -> list[tuple[str, Column]]:
        """The amounts that a total under a field may add up, the field itself first."""
        if name not in self._columns:
            some = [(name, self._of_code(name.partition(":")[2]))] if name.startswith("charges:") else amounts(name)
            self._columns[name] = [(called, self.table.column(amount)) for called, amount in some]
        return self._columns[name]

    def column(self, key: str, name: str, amount: Amount) -> list[tuple[str, Column]]:
        """A column of other amounts, by name; made once for each ``key``."""
        if key not in self._columns:
            self._columns[key] = [(name, self.table.column(amount))]
        return self._columns[key]

    def _of_code(self, code: str) -> Amount:
        """The charges of a code, which are added up for all codes at once."""
        if self._codes is None:
            self._codes = defaultdict(dict)
            for row in self.rows:
                for charge in row.charges:
                    if charge.amount is not None:
                        of = self._codes[charge.code or charge.description or ""]
                        of[row.row_index] = of.get(row.row_index, Decimal(0)) + charge.amount
        found = self._codes.get(code, {})
        return lambda row: found.get(row.row_index)

    def _goes_on_grand(self, total: Stated) -> bool:
        """Whether a line by occupancy goes on in a block that a line called grand total opened."""
        if total.group is None:
            return False
        block = self._blocks[block_of(total)]
        groups = {total.group}
        for place in reversed(range(self._place_in_block[id(total)])):
            above = block[place]
            if above.group is None or above.group in groups:
                return False
            if above.kind == "grand":
                return True
            groups.add(above.group)
        return False

    def begins_before(self, total: Stated) -> bool:
        """Whether a total may be about rows on the pages before those asked for too, so that a miss says nothing.

        It may if it is about the first rows read, or if it or one of its block prints more than all rows hold.
        """
        if self.first_page == 1:
            return False
        scopes = self.scopes(total)
        if not scopes or scopes[0][1].first == 0:
            return True
        return total.block in self._exceeding

    @cached_property
    def _exceeding(self) -> frozenset[int]:
        """The blocks that print more than all rows hold."""
        return frozenset(total.block for total in self.totals if self._exceeds(total))

    def _exceeds(self, total: Stated) -> bool:
        if total.units is not None and total.units > len(self.rows):
            return True
        return any(
            abs(stated) > self.all.grain(self.amounts(name)[0][1]).spread
            for name, stated in total.values.items()
            if self.amounts(name)
        )

    def name(self, total: Stated) -> str:
        parts = [total.label or "unlabelled total"]
        if total.scope and total.kind == "table":
            parts.append(total.scope)
        elif total.property_name:
            parts.append(total.property_name)
        elif total.section and not total.label:
            parts.append(total.section)
        return ", ".join(parts)


def block_of(total: Stated) -> tuple[bool, object]:
    """What lines that stand together share: the table, or the block of total rows."""
    return (True, total.scope) if total.kind == "table" else (False, total.block)
