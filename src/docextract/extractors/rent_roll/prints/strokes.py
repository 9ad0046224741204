"""Cells that hold two or three things with strokes between them, as the words above them say: ``payer / moved in`` over
``private pay / Sep 25, 2023``, ``Market / Actual`` over ``2,500 / 2,350``.

Each thing stands in a column of its own then, under its own words. So do days one behind the other: ``Move in / Lease
start - Lease end`` over ``5/16/2024 / 5/16/2025 - 4/30/2026``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence, Set
from itertools import groupby

from ....document import Value
from ....values.dates import find_dates, is_month_to_month
from ....values.numbers import is_money_like
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.fieldkinds import DATES, KINDS, Kind, column_name
from ..headers.headerrows import may_be_header
from .arranged import Piece, Row, arrange, by_tables
from .pairs import SLASH

FEWEST = 3
"""Cells with strokes below the words."""
MOST = 0.8
"""So many of them have as many parts as the words, and so many of the parts are what a word names."""
MOST_PARTS = 3
MANY_DAYS = 3
"""Days under words of their own: two are read as the term of a lease."""
_BETWEEN = re.compile(r"(?<!\s)\s+[/–—-]\s+")
"""What parts days, and the words over them."""


def part_strokes(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with each thing in a column of its own; the same lines where no cells hold several."""
    labels = _labels(lines, vocabulary.hinting)
    return (
        by_tables(lines, lambda own, space: _parted(own, labels, space, _parts, fewer=False)) if labels else []
    ) or lines


def part_days(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with each of several days in one cell in a column of its own; the same lines where words do not head
    them so. The last ones may be missing: ``Move out``."""
    labels: set[str] = set()
    for n, line in enumerate(lines):
        for column in line.filled:
            text = line.values[column]
            if type(text) is str and text not in labels and len(parts := _BETWEEN.split(text)) >= MANY_DAYS:
                names = [next(iter(vocabulary.header(part)), None) for part in parts]
                if len({name.field for name in names if name and KINDS.get(name.field) in DATES}) == len(names):
                    below = [other.values[column] for other in lines[n + 1 :] if column in other.filled]
                    labels |= {text} if sum(len(_days(value)) > 1 for value in below) >= FEWEST else set()
    return (
        by_tables(lines, lambda own, space: _parted(own, labels, space, _days, fewer=True)) if labels else []
    ) or lines


def _days(value: Value) -> list[str]:
    """The days of a cell that has nothing else, and the words of one that has none."""
    parts = _BETWEEN.split(value) if type(value) is str else []
    days = [bool(find_dates(part)) or is_month_to_month(part) for part in parts]
    return parts if all(days) or not any(days) else []


def _labels(lines: Sequence[Line], words: Vocabulary) -> frozenset[str]:
    """The labels with strokes whose cells hold as many things; a page may go on with too few of them to tell."""
    found: set[str] = set()
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        for n, line in enumerate(own):
            texts = {c: value for c in line.filled if type(value := line.values[c]) is str and SLASH in value}
            if texts and may_be_header(line):
                found |= {text for c, text in texts.items() if text not in found and _holds(text, c, own[n:], words)}
    return frozenset(found)


def _parted(
    lines: list[Line], labels: Set[str], space: int, split: Callable[[Value], list[str]], *, fewer: bool
) -> list[Line] | None:
    """The lines of a table with the parts of its cells apart, ``fewer`` than the words over them if they are days."""
    many = {c: len(split(line.values[c])) for line in lines for c in line.filled if line.values[c] in labels}
    if not many:
        return None
    at: list[int] = [0]
    for column in range(max(len(line.values) for line in lines)):
        at.append(at[-1] + many.get(column, 1))
    rows: list[tuple[Line, Row]] = []
    for line in lines:
        row: dict[int, Sequence[Piece]] = {}
        for column in line.filled:
            value = line.values[column]
            parts: Sequence[Value] = split(value)
            some = fewer and 1 < len(parts) < many.get(column, 0) and bool(find_dates(str(parts[0])))
            for n, part in enumerate(parts if some or len(parts) == many.get(column) else [value]):
                row[at[column] + n] = (Piece(part, line, column),)
        rows.append((line, row))
    return arrange(rows, at[-1], space)


def _parts(value: Value) -> list[str]:
    return value.split(SLASH) if type(value) is str else []


def _holds(label: str, column: int, lines: Sequence[Line], words: Vocabulary) -> bool:
    """Whether the cells below a label hold as many things as it has words for.

    Its words name different fields, and what stands below one of them is what no other word can mean: dates beside no
    dates, or amounts.
    """
    names = [next(iter(words.header(part)), None) for part in _parts(label)]
    kinds = [KINDS.get(name.field) if name else None for name in names]
    if len(names) > MOST_PARTS or len({column_name(name) for name in names if name}) < 2:
        return False
    if all(kind in DATES for kind in kinds) and "moveInDate" not in {column_name(name) for name in names if name}:
        return False  # both days of a lease are read as one cell
    cells = [parts for line in lines[1:] if column in line.filled and len(parts := _parts(line.values[column])) > 1]
    alike = [parts for parts in cells if len(parts) == len(names)]
    if len(alike) < FEWEST or len(alike) < MOST * len(cells):
        return False
    return any(sum(_is(p[n], kind) for p in alike) >= MOST * len(alike) for n, kind in enumerate(kinds))


def _is(text: str, kind: Kind | None) -> bool:
    """Whether a text is a day or a term, or an amount, as a kind of column holds."""
    if kind in DATES or kind is Kind.TERM:
        return bool(find_dates(text)) or is_month_to_month(text)
    return kind is Kind.MONEY and is_money_like(text)
