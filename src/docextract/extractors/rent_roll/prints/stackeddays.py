"""The first and the last day of a lease in one cell of a page, one above the middle of its row and one below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ....values.dates import is_month_to_month, looks_like_date
from ....vocabulary import Vocabulary
from ...lines import Line
from .arranged import numbered
from .wholerows import joined, reaches_into

FEWEST = 3
"""Leases whose days stand so."""
BETWEEN = " \u2013 "


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
    """Which lines stand between the two days of their lease."""
    for n, (above, line, below) in enumerate(zip(lines, lines[1:], lines[2:], strict=False), 1):
        if len(above.filled) != 1 or above.filled != below.filled or above.filled[0] in line.filled:
            continue
        first, last = above.first_text(), below.first_text()
        days = looks_like_date(first) and (looks_like_date(last) or is_month_to_month(last))
        if len(line.filled) > 2 and days and reaches_into(line, above) and reaches_into(below, line):
            yield n
