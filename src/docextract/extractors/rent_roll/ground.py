"""What the R checks stand on: the rows, what is printed of them, the proof they write, and whom a total is about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING

from ...layouts.basis import NO_BASIS, Basis
from ...models.findings import Note
from ...models.rent_roll import RentRollRow
from ...proofs.tolerance import CENT, printed_unit
from ...values.text import normal
from .differences import Difference
from .groups import NOTICE, Rows, apart_from
from .printed import Printed, Stated, StatedCharge
from .proforma import ProForma
from .proving import Prover
from .quotients import Quotients
from .rates import Rates
from .readings import amounts

if TYPE_CHECKING:
    from .sums import ColumnTotal
    from .tableshares import ShareTable
    from .totalrates import TotalRate


@dataclass(slots=True)
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
    billed: frozenset[str] = frozenset()
    """Headers among those of ``kept`` that say of themselves that amounts stand below them, no rates or averages."""
    rates: Rates = field(default_factory=dict)
    """Rates per area beside that of the rent, by ``rowIndex``."""
    quotients: Quotients = ()
    """How rows keep to what columns without a field are of those beside them."""
    differences: Sequence[Difference] = ()
    """Columns that rows print as one column more or less another."""
    displaced: frozenset[int] = frozenset()
    """Rows whose numbers keep to those of others where they stand one column further."""
    share_tables: Sequence[ShareTable] = ()
    """Tables and lines of totals with percentages."""
    total_rates: Sequence[TotalRate] = ()
    """Rates in lines of totals."""
    torn: Mapping[int, str] = field(default_factory=dict)
    """What units print of their charges that their own lines contradict, by ``rowIndex``."""
    notes: list[Note] = field(default_factory=list)
    first_page: int = 1
    zero_areas: set[int] = field(default_factory=set)
    """Indexes of suites of no area that stopped counting, as a printed count ties only without them."""
    tied: dict[int, list[tuple[str, Rows]]] = field(default_factory=lambda: defaultdict(list))
    """By the identity of a total: scope and rows of the readings that sums of its line tie on."""
    columns: list[ColumnTotal] = field(default_factory=list)
    """The numbers of total rows, as R04 to R08 read them."""
    charged: list[tuple[StatedCharge, Rows, frozenset[str]]] = field(default_factory=list)
    """The lines of the charge summary, with the rows and the codes that R02 takes for them."""
    sectioned: list[tuple[Stated, str, list[Stated]]] = field(default_factory=list)
    """Grand totals with the field and the totals of sections that they are compared with."""
    _scopes: dict[int, list[tuple[str, Rows]]] = field(default_factory=dict)
    _blocks: dict[object, list[Stated]] = field(default_factory=lambda: defaultdict(list))
    _units: dict[str, Decimal] = field(default_factory=dict)
    _notice: frozenset[str | None] | None = None

    @property
    def totals(self) -> list[Stated]:
        """Every printed total: those of the roll, then those of the tables beside it."""
        return [*self.printed.totals, *self.printed.occupancy]

    def scopes(self, total: Stated) -> list[tuple[str, Rows]]:
        """Row sets that a total may be about, likeliest first; the name is '' for the likeliest."""
        if id(total) not in self._scopes:
            self._scopes[id(total)] = self._find_scopes(total)
        return self._scopes[id(total)]

    def beside(self, total: Stated) -> list[Stated]:
        """The other lines of the same block or table."""
        if not self._blocks:
            for other in self.totals:
                self._blocks[block_of(other)].append(other)
        return [other for other in self._blocks[block_of(total)] if other is not total]

    def apart(self, total: Stated) -> str | None:
        """The status or group that has a line of its own beside a line whose group would hold it."""
        if total.group in (None, "total"):
            return None
        return apart_from(total.group, total.status, [(t.group, t.status) for t in self.beside(total)])

    def unit(self, name: str) -> Decimal:
        """The unit in which the totals of a field are printed: cents, unless several say otherwise."""
        if name not in self._units:
            stated = [t.values[name] for t in self.totals if t.values.get(name)]
            self._units[name] = printed_unit(stated) if len(set(stated)) > 2 else CENT
        return self._units[name]

    @property
    def notice_sections(self) -> frozenset[str | None]:
        """Sections of nothing but residents on notice, where there are others too."""
        if self._notice is None:
            pairs = {(row.section, row.occupancy_status in NOTICE) for row in self.rows}
            others = {section for section, notice in pairs if not notice}
            self._notice = frozenset(section for section, _ in pairs if section not in others) if others else None
            self._notice = self._notice or frozenset()
        return self._notice

    def _find_scopes(self, total: Stated) -> list[tuple[str, Rows]]:
        found: list[tuple[str, Rows]] = []

        def add(name: str, rows: Rows) -> None:
            if rows and not any(
                len(rows) == len(old) and rows[0] is old[0] and rows[-1] is old[-1] for _, old in found
            ):
                found.append((name if found else "", rows))

        rows = self.rows
        if total.kind in ("grand", "table") or self._goes_on_grand(total):
            add("", rows)
            return found
        before = [r for r in rows if r.row_index < total.after]
        previous = max((t.after for t in self.printed.totals if t.after < total.after), default=0)
        named = [r for r in before if total.scope and self._is_scope(r, total.scope)]
        if named:
            add("", named)
        add("since the total before", [r for r in before if r.row_index >= previous])
        if total.property_name or (before and before[-1].property_name):
            name = before[-1].property_name if before else total.property_name
            add("property", [r for r in before if r.property_name == name])
        if total.section is not None and before:
            run: list[RentRollRow] = []
            for row in reversed(before):
                if row.section != before[-1].section:
                    break
                run.append(row)
            add("section", run[::-1])
            add("section", [r for r in before if r.section == before[-1].section])
        add("all before", before)
        add("all", rows)
        return found

    def _goes_on_grand(self, total: Stated) -> bool:
        """Whether a line by occupancy goes on in a block that a line called grand total opened."""
        if total.group is None:
            return False
        block = self._blocks[block_of(total)] if self.beside(total) else [total]
        groups = {total.group}
        for above in reversed(block[: next(i for i, t in enumerate(block) if t is total)]):
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
        if not scopes or scopes[0][1][0] is self.rows[0]:
            return True
        block = [t for t in self.totals if t is total or t.block == total.block]
        return any(self._exceeds(t) for t in block)

    def _exceeds(self, total: Stated) -> bool:
        if total.units is not None and total.units > len(self.rows):
            return True
        for name, stated in total.values.items():
            amount = amounts(name)[0][1]
            if abs(stated) > sum((abs(amount(row) or Decimal(0)) for row in self.rows), Decimal(0)):
                return True
        return False

    def _is_scope(self, row: RentRollRow, scope: str) -> bool:
        wanted = normal(scope)
        return any(
            name and normal(name) == wanted
            for name in (row.property_name, row.property_code, row.section, row.building)
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
