"""One row of a statement as printed, and what it says of itself."""

from __future__ import annotations

import re
from dataclasses import field

from ....document import PageGrid, Value
from ....records import record
from ...lines import Line, is_plain_number

CURRENCY = frozenset("$\u20ac\u00a3")
"""Signs that stand apart from their amounts, or without any."""
MINUS = frozenset("-\u2212\u2013")
_LESS = re.compile(r"\bless\b|^\(-\)|^-\s", re.IGNORECASE)


@record
class RawRow:
    """One logical row. ``cells`` holds the printed values by column, ``homes`` the line and column each stands in."""

    lines: list[Line]
    label: str | None
    code: str | None = None
    indent: float = 0.0
    bold: bool = False
    cells: dict[int, Value] = field(default_factory=dict)
    homes: dict[int, list[tuple[Line, int]]] = field(default_factory=dict)
    sign: str | None = None
    """What a column of signs says: ``+``, ``-`` or ``=``."""
    outer: bool = False
    """Whether its amounts stand in outer columns, where other lines have theirs in inner ones."""
    gap_after: bool = False
    """Whether an empty row, or room as between paragraphs, follows."""

    blank: bool = False
    """Whether signs of currency stand in its columns and no amount behind any: a line of a form that is not used."""

    @property
    def line(self) -> Line:
        """The line of its label, or its first."""
        return self.lines[0]

    @property
    def valued(self) -> bool:
        """Whether any column holds a number."""
        return any(map(is_plain_number, self.cells.values()))


def says_less(row: RawRow) -> bool:
    """Whether a row says that its amount is taken off: in its label, or in a column of signs."""
    return row.sign in MINUS or (row.label is not None and _LESS.search(row.label) is not None)


def wrapped_heading(above: RawRow, row: RawRow) -> bool:
    """Whether a heading directly above a total may be the first line of that total's label."""
    return (
        isinstance(row.line.grid, PageGrid)
        and above.lines[-1].grid is row.line.grid
        and not above.gap_after
        and not above.cells
        and above.bold == row.bold
        and above.label is not None
        and row.label is not None
        and row.indent > above.indent + 1
    )
