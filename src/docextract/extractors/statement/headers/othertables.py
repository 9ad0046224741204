"""Tables of other things below a statement: their header says so, and their rows are no amounts of its columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....models.findings import Note
from ....vocabulary import Vocabulary
from ...lines import Line, is_plain_number
from ..anatomy.headercells import is_year, read_cell
from ..prints.segments import Segment
from .layout import Layout

FEWEST = 2
"""Columns of amounts that a header of other things stands over, at least."""
AHEAD = 3
"""Lines that tell by their columns that they are another table's, its header among them."""
LONGEST = 40
"""Characters of a label of a row below notes."""
RESULTS = frozenset(("netIncome", "netOperatingIncome", "netCashFlow", "totalLiabilitiesAndEquity"))


def without_others(segment: Segment, layout: Layout, vocabulary: Vocabulary) -> Segment:
    """The lines of a statement before a second header that is over something else; the segment itself where there is
    none. It names balances over columns of amounts of a period, such as the cash at the beginning and at the end below
    a cash flow, or stands below a result and over cells that are no amounts: the terms of loans. A title of notes ends
    a statement too.

    A header that a page repeats names the columns that it is over.
    """
    if not layout.header:
        return segment
    last = layout.header[-1].index
    printed = {line.joined() for line in segment.lines if line.index <= last}
    firsts = {line.text(line.filled[0]) for line in segment.lines if line.index <= last and line.filled}
    points = any(_balances(line, layout, vocabulary) for line in layout.header)
    ended = False
    for n, line in enumerate(segment.lines):
        text = line.text(line.filled[0]) if line.filled else None
        if line.index <= last or (text in firsts and line.joined() in printed):
            continue
        if not points and _balances(line, layout, vocabulary) > 1:
            n = _top(segment.lines, n) if ended else n
            return replace(segment, lines=segment.lines[:n], below=segment.lines[n:])
        if ended and (
            _is_over_other_things(segment.lines, n, layout)
            or _has_columns_of_its_own(segment.lines[n : n + AHEAD], layout)
        ):
            top = _top(segment.lines, n)
            return replace(segment, lines=segment.lines[:top], below=segment.lines[top:])
        titled = ended and not line.has_numbers() and vocabulary.ends_statement(line.joined())
        if ended and not line.has_numbers() and vocabulary.title(text or "")[:1] == ("BRIDGE",):
            return replace(segment, lines=segment.lines[:n], below=segment.lines[n:])  # what led to the result above
        if titled and sum(_says_amounts(other, layout) for other in segment.lines[n:]) >= FEWEST:
            return replace(segment, lines=segment.lines[:n], below=segment.lines[n:])  # "Notes to Financial Statement"
        ended = ended or (line.has_numbers() and text is not None and vocabulary.key_total(text) in RESULTS)
    return segment


def _says_amounts(line: Line, layout: Layout) -> bool:
    """Whether a line is a few words and an amount, as a row is: what notes explain is prose."""
    amounts = any(is_plain_number(line.values[c]) for c in line.filled if c in layout.numbers)
    return amounts and len(line.text(line.filled[0]) or "") <= LONGEST


def _is_over_other_things(lines: Sequence[Line], n: int, layout: Layout) -> bool:
    """Whether a row of words over the labels and two columns of amounts or more stands right over rows in all of which
    one of these columns holds words, or dates, and amounts above: "Lender" and "Maturity" beside "Balance"."""
    over = [c for c in lines[n].filled if c in layout.numbers]
    rows = []
    for line in lines[n + 1 :]:
        if not (set(line.filled) & set(over)):
            break
        rows.append(line)
    if len(over) < FEWEST or not rows or lines[n].filled[0] not in layout.labels:
        return False
    told = [c for c in over if all(c in line.filled and not is_plain_number(line.values[c]) for line in rows)]
    above = [sum(is_plain_number(line.values[c]) for line in lines[:n] if c in line.filled) for c in told]
    amounts = any(is_plain_number(lines[n].values[c]) for c in over)
    return not amounts and all(line.has_numbers() for line in rows) and max(above, default=0) > FEWEST


def _has_columns_of_its_own(lines: Sequence[Line], layout: Layout) -> bool:
    """Whether a row of words and years, and the rows of amounts right below it, stand mostly in columns in which no
    amounts stand above: "Unit type", "No.", "2024" and "2025" below a statement of five columns."""
    cells = [[c for c in line.filled if c not in layout.labels] for line in lines]
    if len(lines) < AHEAD or not all(
        len(own) > 1 and line.filled[0] in layout.labels for own, line in zip(cells, lines, strict=True)
    ):
        return False
    words = all(is_year(lines[0].text(c)) or not is_plain_number(lines[0].values[c]) for c in cells[0])
    apart = all(2 * sum(c in layout.numbers for c in own) < len(own) for own in cells)
    return words and apart and all(line.has_numbers() for line in lines[1:])


def _top(lines: Sequence[Line], n: int) -> int:
    """The first line of a table below: what stands above its header and has no amounts, and all of its page that stands
    in columns of its own."""
    while n > 0 and (
        not any(is_plain_number(lines[n - 1].values[c]) for c in lines[n - 1].filled)
        or (lines[n - 1].space == lines[n].space and lines[n].space != lines[0].space)
    ):
        n -= 1
    return n


def below_notes(below: Sequence[Line]) -> list[Note]:
    """That a table below was set aside, under which header and with how many lines."""
    if not below:
        return []
    rows = sum(line.has_numbers() for line in below)
    first = next(line for line in below if line.filled)
    message = f"a table below is no part of it: {first.joined()!r}, {rows} lines with numbers"
    return [Note(type="tableBelow", message=message, place=first.row_place())]


def _balances(line: Line, layout: Layout, vocabulary: Vocabulary) -> int:
    """How many cells over the numbers of a line of words name balances."""
    if line.numbers():
        return 0
    cells = [c for c in line.filled if c in layout.numbers]
    return sum("POINT" in read_cell(line.values[c], line.text(c) or "", vocabulary).scopes for c in cells)
