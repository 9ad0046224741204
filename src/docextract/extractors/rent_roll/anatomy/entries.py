"""What the machine makes of the rows: entries (units), totals, tables beside the roll, and the ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import field

from ....models.findings import Ledger
from ....models.place import Place
from ....records import record
from ...foldedgrid import FoldedGrid, folded_rows
from ...lines import Line
from .mapping import Mapping


@record
class Scope:
    """What headings and page headers say about the rows below them."""

    section: str | None = None
    """Text of the section heading."""
    status: str | None = None
    """Status that the section gives to its rows, if it gives one."""
    population: str | None = None
    """``current``, ``future`` or ``former`` if the section says so."""
    property_name: str | None = None
    property_code: str | None = None
    building: str | None = None
    heading: str | None = None
    """The heading that named the property without saying that it is one, where it stands right above the rows."""
    outside: Scope | None = None
    """What held above that heading."""
    place: Place | None = None
    """Where the heading of a kind of units stands."""


@record
class SubLine:
    """A charge or step row of a unit: its line and the mapping it is read with."""

    line: Line
    mapping: Mapping


@record
class Entry:
    """One unit's rows: the row that opens it, its charge and step rows, and wrapped text."""

    line: Line
    mapping: Mapping
    scope: Scope
    charges: Sequence[SubLine] = ()
    steps: Sequence[SubLine] = ()
    options: Sequence[SubLine] = ()
    wrapped: Sequence[tuple[str, str, Place | None, bool]] = ()
    """(field, text, place, above): text of wrapped cells above or below the row; of columns without a field by
    :func:`in_column`."""
    charge_texts: Sequence[tuple[Line, int, str]] = ()
    """The rest of a charge's words, with the row of the charge and the column that they stand in."""
    listed: Sequence[Line] = ()
    """Rows that list charges in words, each with its amount."""
    told: Sequence[tuple[str, Place | None]] = ()
    """Sentences below the unit that tell its rent steps, each with its place."""
    noted: Sequence[tuple[str, Place | None]] = ()
    """Notes right below the unit, each with its place: what they tell of rents to come, no word of theirs may say."""
    said: Sequence[tuple[str, Place | None]] = ()
    """Options that lines below the tenant's name tell, each with its place."""
    facts: Sequence[tuple[str, str, Line, int]] = ()
    """(field, text, line, column): what lines below the unit name themselves."""
    remarked: bool = False
    """Whether a line below its tenant's name was none of it; then no later one is."""
    total: SubLine | None = None
    """The row that closes the charges."""
    second: SubLine | None = None
    """The second line of a two-line record."""
    gross: SubLine | None = None
    """The row that sums the rents of the lease ("Gross Rent")."""
    stack: Sequence[Line] = ()
    """Rows that go on with the lease where its facts stand below one another."""
    head: Entry | None = None
    """Of a bed whose own row leaves its unit blank: the row above that prints it."""
    beds: int = 0
    """Of a row that only heads such beds: how many."""

    def is_folded(self, name: str) -> bool:
        """Whether the cell of a field is put together from several of the document's."""
        column, grid = self.mapping.column(name), self.line.grid
        if column is None or not isinstance(grid, FoldedGrid):
            return False
        return len(grid.cells_of[self.line.row].get(column, ())) > 1


def in_column(column: int) -> str:
    """The name, among wrapped texts, of a column that is kept as printed."""
    return f"column:{column}"


@record
class TotalLine:
    """A total row as printed, and the entries it stands after."""

    line: Line
    mapping: Mapping | None
    label: str
    scope: Scope
    after: int
    """How many entries stood before it."""
    kind: str = "total"
    block: int = 0
    """Total rows that stand together share a number."""
    by_sums: bool = False
    """Whether it is told from a unit by what it adds up to, and by nothing else."""


@record
class SideTable:
    """A table beside or after the roll: its heading and its rows."""

    heading: str
    lines: list[Line] = field(default_factory=list)
    of_units: bool = False
    """Its rows are about units of the roll, of which they print other columns: none of them is a total."""


@record(slots=False)
class Walked:
    """The result of walking all rows."""

    entries: list[Entry] = field(default_factory=list)
    totals: list[TotalLine] = field(default_factory=list)
    tables: list[SideTable] = field(default_factory=list)
    titles: list[Line] = field(default_factory=list)
    notes: list[Line] = field(default_factory=list)
    roles: dict[int, str] = field(default_factory=dict)
    unexplained: list[Place] = field(default_factory=list)
    mappings: list[Mapping] = field(default_factory=list)
    warnings: list[tuple[str, str, Place | None]] = field(default_factory=list)

    def ledger(self, lines: list[Line]) -> Ledger:
        """Every source row by its role."""
        roles = Counter(self.roles.get(line.index, "OTHER") for line in lines)
        folded = sum(map(folded_rows, lines))
        roles["CONTINUATION"] += folded
        order = (
            "DATA", "CHARGE", "CONTINUATION", "HEADER", "SECTION", "TOTAL", "SUBTOTAL", "SUMMARY", "TITLE", "NOTE",
            "FOOTER", "BLANK", "OTHER",
        )  # fmt: skip
        found = {role: roles.get(role, 0) for role in order}
        return Ledger(read=len(lines) + folded, by_role=found, unexplained=self.unexplained)
