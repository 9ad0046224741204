"""Words of a page that run over into the column on their right: they are of the column in which they begin."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import groupby

from ....document import Value
from ....values.dates import is_month_to_month, looks_like_date
from ....values.numbers import is_money_like
from ....vocabulary import Vocabulary
from ...lines import Line
from ..headers.headerrows import names_fields, text_only

FEWEST = 3
"""Cells of a column that begin at one place."""
MOST = 0.2
"""Part of the cells of a column that begin there."""
NEAR = 1.0
"""Points within which cells begin at one place."""


def begin_where_they_stand(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, words that begin where the cells of an empty column on their left do in that column."""
    out: list[Line] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        edges = _edges(own) if own[0].grid.page is not None else {}
        out += [_moved(line, edges) for line in own] if edges else own
    return out


def _edges(lines: Sequence[Line]) -> dict[int, list[float]]:
    """Where the words of each column begin, those places at which many do."""
    begin: dict[int, list[float]] = defaultdict(list)
    for line in lines:
        for column in line.filled:
            if _is_words(line.values[column]) and (box := line.box(column)) is not None:
                begin[column].append(round(box[0], 1))
    return {
        column: [left for left, count in Counter(lefts).items() if count >= max(FEWEST, MOST * len(lefts))]
        for column, lefts in begin.items()
    }


def _moved(line: Line, edges: dict[int, list[float]]) -> Line:
    moves = {
        column: column - 1
        for column in line.filled
        if column - 1 in edges
        and column - 1 not in line.filled
        and _is_words(line.values[column])
        and (box := line.box(column)) is not None
        and any(abs(box[0] - left) <= NEAR for left in edges[column - 1])
    }
    if not moves or line.origin is not None:
        return line
    values: list[Value] = [*line.values]
    origin = {column: column for column in range(len(values))}
    for column, left in moves.items():
        values[left], values[column] = values[column], None
        origin[left] = column
    filled = [column for column, value in enumerate(values) if value is not None]
    return Line(line.index, line.grid, line.row, line.space, values, filled, origin)


def _is_words(value: Value) -> bool:
    return type(value) is str and not is_money_like(value)


def days_apart(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, days that stand in one cell with a single space between them each below the words of its own column:
    ``30MAR26 29MAR27`` under ``FROM`` and ``TO``, where no other row leaves a gap."""
    out: list[Line] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        head: dict[int, float] = {}
        for line in grouped:
            if line.grid.page is None:
                out.append(line)
                continue
            if len(line.filled) > FEWEST and text_only(line) and names_fields(line, vocabulary):
                head = {c: (box[0] + box[2]) / 2 for c in line.filled if (box := line.box(c)) is not None}
            out.append(_days_apart(line, head) if head else line)
    return out


def _days_apart(line: Line, head: dict[int, float]) -> Line:
    taken: dict[int, tuple[int, str]] = {}
    for column in line.filled:
        value = line.values[column]
        words = value.split() if type(value) is str and " " in value else []
        if not words or not all(map(_is_day, words)):
            continue
        free = [c for c in head if c == column or (c < len(line.values) and line.values[c] is None)]
        box = line.box(column)
        if len(free) < len(words) or box is None:
            continue
        wide, at = (box[2] - box[0]) / len(str(value)), 0
        own: dict[int, tuple[int, str]] = {}
        for word in words:
            at = str(value).index(word, at)
            middle = box[0] + wide * (at + len(word) / 2)
            own[min(free, key=lambda c: abs(head[c] - middle))] = (column, word)
            at += len(word)
        if len(own) == len(words) and list(own) == sorted(own):
            taken |= own
    if not taken or line.origin is not None:
        return line
    values: list[Value] = [*line.values]
    for column, _ in taken.values():
        values[column] = None
    origin = {column: column for column in range(len(values))}
    for column, (source, word) in taken.items():
        values[column], origin[column] = word, source
    return Line(
        line.index, line.grid, line.row, line.space, values, [c for c, v in enumerate(values) if v is not None], origin
    )


def _is_day(word: str) -> bool:
    return looks_like_date(word) or is_month_to_month(word)
