"""Text whose columns are aligned by blanks, as ledgers and line printers write it, as records of cells."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from operator import itemgetter

_TOKEN = re.compile(r"\S+(?: \S+)*")
"""Words with single blanks between them."""
_AMOUNT = re.compile(r"[-(]*[$\u20ac\u00a3]?\s?[-(]*[\d.,]*\d\)?%?-?|-+")
TAB = 8


def aligned_records(text: str, check: Callable[[int, int], None]) -> list[tuple[int, list[str]]]:
    """The indent of each line, in blanks, and its cells.

    Columns are parted where no line with several words has anything. A line of one text is a title or a label and
    stands in the first column, but for an amount by itself.

    Args:
        check: is asked before they are made whether so many rows and columns may be.
    """
    lines = [line.expandtabs(TAB) for line in text.splitlines()]
    tokens = [[(m.start(), m.end(), m[0]) for m in _TOKEN.finditer(line)] for line in lines]
    spans = _columns([line for line in tokens if len(line) > 1])
    check(len(lines), len(spans))
    records: list[tuple[int, list[str]]] = []
    for line in tokens:
        cells: list[list[str]] = [[] for _ in spans]
        for start, end, word in line:
            column = _column(start, end, spans) if len(line) > 1 or _AMOUNT.fullmatch(word) else 0
            cells[column].append(word)
        records.append((line[0][0] if line else 0, [" ".join(words) for words in cells]))
    return records


def _columns(lines: Sequence[Sequence[tuple[int, int, str]]]) -> list[tuple[int, int]]:
    """The stretches of characters that any of some lines uses; at least one."""
    spans: list[tuple[int, int]] = []
    for start, end in sorted((start, end) for line in lines for start, end, _ in line):
        if spans and start <= spans[-1][1]:
            spans[-1] = spans[-1][0], max(end, spans[-1][1])
        else:
            spans.append((start, end))
    return spans or [(0, 1)]


def _column(start: int, end: int, spans: Sequence[tuple[int, int]]) -> int:
    """The column that a text overlaps most, else the nearest."""
    first = max(bisect_right(spans, start, key=itemgetter(0)) - 1, 0)
    last = min(max(bisect_right(spans, end, key=itemgetter(0)), first + 2), len(spans))
    return max(range(first, last), key=lambda n: min(end, spans[n][1]) - max(start, spans[n][0]))
