"""Rolls with the tenants side by side and the terms below one another: turned, so that each tenant has a row."""

from __future__ import annotations

from collections.abc import Sequence

from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.headerblocks import GOOD, SUBJECTS
from .arranged import Piece, Row, arrange, as_it_is, by_tables

FEWEST_TERMS, FEWEST_TENANTS = 4, 3
"""Rows whose first cell names a field, and columns beside it, of a table that may be turned."""
FIRST = 3
"""Among so many of the first rows stands whom or what the columns are about."""


def turn(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with each table turned whose first column holds the words of a header; none where no table does."""
    return by_tables(lines, lambda own, space: _turned(own, vocabulary, space))


def _turned(lines: Sequence[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    """The rows of a grid: what stands above the table, its columns, and what stands below."""
    wide = [n for n, line in enumerate(lines) if len(line.filled) > FEWEST_TENANTS]
    if not wide:
        return None
    first, last = wide[0], wide[-1]
    lead = lines[first].filled[0]
    terms = {line.values[lead] for line in lines[first : last + 1]}
    for n, line in enumerate(lines[last + 1 :], last + 1):
        own = len(line.filled) > 1 and line.filled[0] == lead
        if line.filled and not (own and (n == last + 1 or line.values[lead] in terms)):
            break
        last = n if own else last  # a term that few of the leases have, or the next few leases
    table = [line for line in lines[first : last + 1] if line.filled]
    if any(line.filled[0] != lead or type(line.values[lead]) is not str for line in table):
        return None
    named = [_field(str(line.values[lead]), vocabulary) for line in table]
    known = [name for name in named if name is not None]
    if len(set(known)) < FEWEST_TERMS or 2 * len(known) < len(named) or SUBJECTS.isdisjoint(named[:FIRST]):
        return None
    starts = [n for n, line in enumerate(table) if line.values[lead] == table[0].values[lead]]
    rows = [row for a, b in zip(starts, [*starts[1:], len(table)], strict=True) for row in _columns(table[a:b])]
    width = max(len(table), *(len(line.values) for line in lines))
    turned = [(lines[first], row) for row in rows]
    return arrange(
        [*map(as_it_is, lines[:first]), *turned, *map(as_it_is, lines[last + 1 :])], width, space, turned=True
    )


def _columns(table: Sequence[Line]) -> list[Row]:
    """The columns of some lines as rows, from left to right."""
    columns = sorted({column for line in table for column in line.filled})
    return [
        {n: (Piece(line.values[column], line, column),) for n, line in enumerate(table) if column in line.filled}
        for column in columns
    ]


def _field(text: str, vocabulary: Vocabulary) -> str | None:
    match = next(iter(vocabulary.header(text)), None)
    return match.field if match is not None and match.score >= GOOD else None
