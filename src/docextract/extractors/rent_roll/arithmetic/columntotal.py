"""One number of a total row, and how it was read."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from ....models.rent_roll import RentRollRow
from ....proofs.chance import UNLIKELY
from ....proofs.readings import Figure, Tie
from ..totals.groups import Rows
from ..totals.printed import Stated


@dataclass(slots=True)
class ColumnTotal:
    """One number of a total row, and how it was read."""

    total: Stated
    name: str
    tie: Tie[RentRollRow]
    figure: Figure[RentRollRow]
    strange: bool = False
    """Whether it is no total of these rows at all."""
    alone: str = ""
    """What rows it takes in, if that makes the tie doubtful."""

    @property
    def stated(self) -> Decimal:
        """As printed."""
        return self.figure.stated

    @property
    def miss(self) -> Decimal:
        """Actual less stated."""
        return self.figure.miss(self.tie.reading)

    @property
    def far(self) -> bool:
        """Whether it is less than half of what the rows add up to, or more than twice that."""
        most = max(abs(self.stated), abs(self.tie.reading.actual))
        return not self.tie.tied and 2 * abs(self.miss) > most

    @property
    def may_be_chance(self) -> bool:
        """Whether its reading is neither the usual one, nor the one status that the line's own label names, nor just
        the units that the line counts."""
        reading = self.tie.reading
        if reading.first or reading.key[1].startswith("only ") or self.tie.chance < UNLIKELY:
            return False
        return not self.total.units == units_of(reading.rows) != units_of(self.figure.readings[0].rows)


def units_of(rows: Rows) -> int:
    """How many rows count as units."""
    return len(rows.only(lambda row: row.counts_as_unit))
