"""Other sheets of a workbook on which a table goes on: current tenancies on one, former ones on the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from docextract.plugin import ExtractionContext, Grid, Line, SheetGrid, read_head, read_lines, words_in_force

from .header.find import find_headers
from .header.model import Header, Signature
from .spaces import unite_heads
from .table import Columns


@dataclass(frozen=True, slots=True)
class _About:
    """What the table of a sheet is about."""

    amounts: Counter[tuple[str, int | None, int | None]]
    """Its columns of amounts that words explain."""
    names: frozenset[str]
    """What its lines are called."""
    day: date | None
    property_name: str | None

    def goes_on(self, other: _About) -> bool:
        """Whether one table may go on as the other: the same columns, as of the same day, about others.

        Where most lines are called the same, they are of other properties if both name theirs; else of another time
        or a copy: the accounts at the end of each month.
        """
        alike = len(self.names & other.names) * 2 > min(len(self.names), len(other.names))
        apart = None not in (self.property_name, other.property_name) and self.property_name != other.property_name
        same_day = self.day == other.day or None in (self.day, other.day)
        return self.amounts == other.amounts and same_day and bool(self.names and other.names) and (apart or not alike)


def sheets_beside(
    context: ExtractionContext, lines: Sequence[Line], headers: Sequence[Header], columns: Columns, signed: Signature
) -> list[Grid]:
    """The sheets on which the table of ``lines`` goes on; none where a sheet was asked for, no hidden one."""
    found: list[Grid] = []
    read = [_about(context, lines, headers[0], columns)]
    for grid in context.beside():
        mine = unite_heads(read_lines([grid]))
        hidden = isinstance(grid, SheetGrid) and grid.of.hidden
        heads = [] if hidden else find_headers(mine, context.tagging.document_type, signed)
        about = _about(context, mine, heads[0], columns) if heads else None
        if about is not None and all(one.goes_on(about) for one in read):
            found.append(grid)
            read.append(about)
    return found


def _about(context: ExtractionContext, lines: Sequence[Line], header: Header, columns: Columns) -> _About:
    amounts = {column: use for column, use in header.uses.items() if use.name in columns.amounts}
    names: set[str] = set()
    for line in lines:
        if line.index > header.last.index and line.has_numbers:
            names.add(" ".join(line.text(column) or "" for column in line.filled if column not in amounts))
    titles = read_head(lines, header.lines[0], words_in_force(context)).titles
    known = Counter((use.name, use.low, use.high) for use in amounts.values() if use.name != "other")
    return _About(known, frozenset(names - {""}), titles.as_of, titles.property_name)
