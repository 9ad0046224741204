"""Dates that a narrow cell breaks over two lines: ``02/01`` over ``/2021``."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ..models.place import Box

FEWEST = 3
"""Torn dates of a column from which on they are no accident."""
SAMPLED = 60
"""Rows in which halves of dates are looked for, before all are."""
_HALF = re.compile(
    r"\d{1,2}([/.-])\d{1,2}\1?|\d{1,2}[/.-]|[A-Za-z]{3,9}\.? \d{1,2},?"
    r"|\d{1,2}[-/. ][A-Za-z]{3,9}[-/.]?|[A-Za-z]{3,9}[-/]"
)
_WHOLE = re.compile(
    r"\d{1,2}([/.-])\d{1,2}\1(?:\d{2}|\d{4})"
    r"|\d{1,2}([-/. ])[A-Za-z]{3,9}\2(?:\d{2}|\d{4})|[A-Za-z]{3,9}\.? \d{1,2}, \d{4}"
)
_MARKS = "/.-"

Cells = list[list[str | None]]
Boxes = list[list[Box | None]]


def mend_dates(cells: Cells, boxes: Boxes, heads: Sequence[int], on_move: Callable[[int, int, int], None]) -> None:
    """Join dates that stand in two lines of their column, where most cells of the column do so.

    The whole date stands in the fuller one of the rows that the halves reach over; ``on_move`` is told the row it came
    from, the row it went to, and the column. Halves are joined in place.
    """
    width = len(cells[0]) if cells else 0
    for column in range(width):
        if any((text := row[column]) and _HALF.fullmatch(text) for row in cells[:SAMPLED]):
            _mend(cells, boxes, set(heads), column, on_move)


def _mend(cells: Cells, boxes: Boxes, heads: set[int], column: int, on_move: Callable[[int, int, int], None]) -> None:
    filled = [n for n, row in enumerate(cells) if n not in heads and row[column]]
    found: list[tuple[int, int, str]] = []
    n = 0
    while n + 1 < len(filled):
        upper, lower = filled[n], filled[n + 1]
        whole = _joined(cells[upper][column] or "", cells[lower][column] or "")
        if whole is not None and lower - upper <= 2 and _near(boxes[upper][column], boxes[lower][column]):
            found.append((upper, lower, whole))
            n += 1
        n += 1
    if len(found) < FEWEST or 2 * len(found) * 5 < len(filled) * 4:
        return
    for upper, lower, whole in found:
        one, other = boxes[upper][column], boxes[lower][column]
        cells[upper][column] = cells[lower][column] = None
        boxes[upper][column] = boxes[lower][column] = None
        row = max(range(upper, lower + 1), key=lambda n: (sum(map(bool, cells[n])), -n))
        cells[row][column] = whole
        if one is not None and other is not None:
            boxes[row][column] = (min(one[0], other[0]), one[1], max(one[2], other[2]), other[3])
        on_move(upper, row, column)


def _joined(upper: str, lower: str) -> str | None:
    """The date that two halves make, if neither is one."""
    if not _HALF.fullmatch(upper):
        return None
    touching = upper[-1] in _MARKS or lower[0] in _MARKS
    whole = upper + lower if touching else f"{upper} {lower}"
    return whole if _WHOLE.fullmatch(whole) else None


def _near(upper: Box | None, lower: Box | None) -> bool:
    """Whether one line stands directly below the other."""
    return upper is not None and lower is not None and lower[1] - upper[3] < 0.6 * (upper[3] - upper[1])
