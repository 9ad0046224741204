"""What the R checks stand on: the rows, what is printed of them, the proof they write, and whom a total is about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import field
from decimal import Decimal
from functools import cached_property
from typing import Any

from ....layouts.basis import NO_BASIS, Basis
from ....models.findings import Note
from ....models.rent_roll import RentRollRow
from ....proofs.equations import Equation
from ....proofs.percentages import ShareTable
from ....records import record
from ..leases.proforma import ProForma
from ..totals.groups import Rows
from ..totals.printed import Printed, Stated
from ..totals.statedlines import block_of
from .proving import Prover
from .readings import Readings
from .relations import Agreement
from .totalrates import TotalRate


@record(slots=False)
class Comparison(Readings):
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
    recounted: bool = False
    """Whether who counts was chosen because printed counts tie, which then prove nothing of it."""
    notes: list[Note] = field(default_factory=list)
    first_page: int = 1
    zero_areas: set[int] = field(default_factory=set)
    """Indexes of suites of no area that stopped counting, as a printed count ties only without them."""
    tied: dict[int, list[tuple[str, Rows]]] = field(default_factory=lambda: defaultdict(list))
    """By the identity of a total: scope and rows of the readings that sums of its line tie on."""
    equations: list[Callable[[], Iterable[Equation]]] = field(default_factory=list)
    """The sums that checks compared, each made when it is asked for."""
    _made: dict[Hashable, Any] = field(default_factory=dict)

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
