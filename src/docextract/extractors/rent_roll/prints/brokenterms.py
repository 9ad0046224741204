"""Terms of leases in two lines: ``03/15/2018 –`` over ``03/14/2028``, or days above and below the middle of a row."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from itertools import groupby, pairwise

from ....values.dates import find_dates, is_month_to_month, looks_like_date
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.labels import reaches_into
from .arranged import Piece, Row, arrange, as_it_is, numbered
from .wholerows import joined

FEWEST = 3
"""Terms in two lines from which on they are told to be that."""
OPEN = ("-", "–", "—", "→", "->", " to", " thru", " through", " until")
"""What stands between two days."""
_OPENED = re.compile(r"(?:[-\u2013\u2014\u2192]|->|(?:to|thru|through|until)\b)\s*(?=\w)", re.IGNORECASE)
BETWEEN = " \u2013 "
"""What is set between two days that stand above each other."""
LAST = frozenset(word[-1] for word in OPEN)


def whole_terms(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, each term of a lease that goes on in the line below in one cell; as they are where too few do."""
    out: list[Line] = []
    found = 0
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        broken = {*_broken(own)} if any(_may_be_open(line) for line in own) else set()
        found += len(broken)
        out += _joined(own, broken) if broken else own
    return numbered(out) if found >= FEWEST else lines


def _may_be_open(line: Line) -> bool:
    """Whether the last letter of a cell, or its first word, could part two days."""
    texts = [value for c in line.filled if type(value := line.values[c]) is str]
    return any(text[-1:] in LAST or _OPENED.match(text) for text in texts)


def _broken(lines: Sequence[Line]) -> Iterator[tuple[int, int]]:
    """Which lines hold the beginning of a term whose end stands below it, and in which column."""
    for n, (line, below) in enumerate(pairwise(lines)):
        further = below.filled and line.filled and below.filled[0] > line.filled[0]
        further = further or (bool(below.filled) and line.first_text().endswith("&"))  # "1-D &" over "1-E"
        further = further or _only_says_more(line, below)
        for column in line.filled if further else ():
            value, rest = line.values[column], below.values[column] if column in below.filled else None
            if type(value) is str and type(rest) is str and _goes_on(value, rest):
                yield n, column


def _only_says_more(line: Line, below: Line) -> bool:
    """Whether a line has words below those of the one above it and nothing below its numbers: ``Shop`` below a unit."""
    own = any(line.is_number(column) and column not in below.filled for column in line.filled)
    return own and not any(map(below.is_number, below.filled)) and {*below.filled} < {*line.filled}


def _goes_on(value: str, rest: str) -> bool:
    """Whether the word that parts two days ends the first cell or begins the second."""
    if value.endswith(OPEN):
        days = find_dates(value)
        behind = value[days[-1].stop :].lstrip(" -\u2013\u2014") if days else ""  # "4/1/2017 - month to" over "month"
        ends = looks_like_date(rest) or is_month_to_month(rest) or is_month_to_month(f"{behind} {rest}")
        return ends and len(days) == 1
    opened = _OPENED.match(rest)
    end = rest[opened.end() :] if opened is not None else ""
    return looks_like_date(value) and (looks_like_date(end) or is_month_to_month(end))


def _joined(lines: Sequence[Line], broken: Set[tuple[int, int]]) -> list[Line]:
    rows: list[tuple[Line, Row]] = []
    for n, line in enumerate(lines):
        row = {column: piece for column, piece in as_it_is(line)[1].items() if (n - 1, column) not in broken}
        for column in [column for column in row if (n, column) in broken]:
            below = lines[n + 1]
            row[column] = (*row[column], Piece(below.values[column], below, column))
        rows.append((line, row))
    return arrange(rows, max(len(line.values) for line in lines), lines[0].space, between=" ")


def stacked_days(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, each lease's two days in the row between them; as they are where too few stand so."""
    out: list[Line] = []
    found = 0
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        around = {*_around(own)} if own[0].grid.page is not None else set[int]()
        found += len(around)
        alone = (n for n in range(len(own)) if n in around or {n - 1, n + 1}.isdisjoint(around))
        out += joined([own[n - 1 : n + 2] if n in around else [own[n]] for n in alone], BETWEEN) if around else own
    return numbered(out) if found >= FEWEST else lines


def _around(lines: Sequence[Line]) -> Iterator[int]:
    """Which lines stand between the two days of their lease, and maybe between the lines of other cells."""
    for n, (above, line, below) in enumerate(zip(lines, lines[1:], lines[2:], strict=False), 1):
        if len(line.filled) < 3 or not {*above.filled, *below.filled}.isdisjoint(line.filled):
            continue
        both = [column for column in above.filled if column in below.filled]
        days = any(_are_days(above.text(column), below.text(column)) for column in both)
        listed = any(above.is_number(column) and below.is_number(column) for column in both)  # each day has its amount
        if days and not listed and reaches_into(line, above) and reaches_into(below, line):
            yield n


def _are_days(first: str | None, last: str | None) -> bool:
    """Whether two texts are the days of a lease, or a day and what the dash behind it says that follows: ``08/16/25 -``
    over ``07/31/26`` or ``$5,880/mo``."""
    if first is None or last is None:
        return False
    if first.endswith(OPEN):
        return len(find_dates(first)) == 1
    return looks_like_date(first) and (looks_like_date(last) or is_month_to_month(last))
