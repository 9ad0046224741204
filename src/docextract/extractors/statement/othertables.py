"""Tables of balances below a statement: their header says so, and their rows are no amounts of its columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...models.findings import Note
from ...vocabulary import Vocabulary
from ..lines import Line
from .headercells import is_plain_number, read_cell
from .layout import Layout
from .segments import Segment


def without_balances(segment: Segment, layout: Layout, vocabulary: Vocabulary) -> Segment:
    """The lines of a statement before a second header that names balances over columns of amounts of a period, such
    as the cash at the beginning and at the end below a cash flow; the segment itself where there is none.

    A header that a page repeats names the columns that it is over.
    """
    if not layout.header or any(_balances(line, layout, vocabulary) for line in layout.header):
        return segment
    last = layout.header[-1].index
    printed = {line.joined() for line in segment.lines if line.index <= last}
    for n, line in enumerate(segment.lines):
        if line.index > last and line.joined() not in printed and _balances(line, layout, vocabulary) > 1:
            return replace(segment, lines=segment.lines[:n], below=segment.lines[n:])
    return segment


def below_notes(below: Sequence[Line]) -> list[Note]:
    """That a table below was set aside, under which header and with how many lines."""
    if not below:
        return []
    rows = sum(line.has_numbers() for line in below)
    message = f"a table of balances below is no part of it: {below[0].joined()!r}, {rows} lines with numbers"
    return [Note(type="tableBelow", message=message, place=below[0].row_place())]


def _balances(line: Line, layout: Layout, vocabulary: Vocabulary) -> int:
    """How many cells over the numbers of a line of words name balances."""
    if any(is_plain_number(line.values[c]) for c in line.filled):
        return 0
    cells = [c for c in line.filled if c in layout.numbers]
    return sum("POINT" in read_cell(line.values[c], line.text(c) or "", vocabulary).scopes for c in cells)
