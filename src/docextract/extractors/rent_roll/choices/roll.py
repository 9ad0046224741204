"""A roll as one reading gives it: what is weighed against other readings, and put together in portfolios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from ....context import DataSet
from ....document import Grid
from ....records import record
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ...lines import Line
from ...titles import Titles
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Walked
from ..anatomy.mapping import ColumnUse
from ..arithmetic.comparison import Comparison
from ..arithmetic.relations import Groups


@record
class Roll:
    """A roll as read: its data set, and what the rolls of a portfolio need of each other."""

    data: DataSet
    comparison: Comparison
    titles: Titles
    vocabulary: Vocabulary
    walked: Walked
    conventions: Conventions
    lines: Sequence[Line]
    """All its lines, as they were walked."""
    groups: Groups
    """Its rows by their columns."""
    grids: Sequence[Grid]
    """The grids of its document, as they were found."""
    told: Mapping[str, str]
    """By the place of a line's first cell, the role that was chosen for it."""

    def amount(self, value: object) -> Decimal | None:
        """The number in a cell, as this roll prints numbers."""
        return money(value, self.conventions.numbers)  # type: ignore[arg-type]

    @property
    def uses(self) -> list[ColumnUse]:
        """What its columns are read as."""
        return [use for mapping in self.walked.mappings for use in mapping.uses if use.field]

    @property
    def fields(self) -> frozenset[str]:
        """The fields that its columns are read as."""
        return frozenset(use.field or "" for use in self.uses)

    @property
    def rentless(self) -> int:
        """How many rows are let and print no rent."""
        rents = ((row.contract_rent, row.annual_rent) for row in self.data.rows if row.is_occupied)
        return sum(rent == (None, None) for rent in rents)
