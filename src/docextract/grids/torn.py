"""Dates and amounts that a narrow cell breaks over two lines: ``02/01`` over ``/2021``, ``$12,3`` over ``45.00``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from ..models.place import Box

FEWEST = 3
"""Torn dates of a column from which on they are no accident."""
SAMPLED = 60
"""Rows in which halves are looked for, before all are."""
_HALF = re.compile(
    r"\d{1,2}([/.-])\d{1,2}\1?|\d{1,2}[/.-]|[A-Za-z]{3,9}\.? \d{1,2},?"
    r"|\d{1,2}[-/. ][A-Za-z]{3,9}[-/.]?|[A-Za-z]{3,9}[-/]|\d{1,2}([/.-])\d{1,2}\2\d{1,3}"
)
_WHOLE = re.compile(
    r"\d{1,2}([/.-])\d{1,2}\1(?:\d{2}|\d{4})"
    r"|\d{1,2}([-/. ])[A-Za-z]{3,9}\2(?:\d{2}|\d{4})|[A-Za-z]{3,9}\.? \d{1,2}, \d{4}"
)
_MARKS = "/.-"
_DIGITS = re.compile(r"\d{1,3}")
_LATE = re.compile(r"(?:19|20)\d\d$")
_HALF_AMOUNT = re.compile(r"[-(]?\$?[-(]?\d{1,3}(?:,\d{3})*(?:,\d{0,2}|\.\d?)")
"""An amount that ends amid its thousands or its cents: nothing else is written so."""
_NO_CENTS = re.compile(r"[-(]?\$?[-(]?\d{1,3}(?:,\d{3})*")
_CENTS = re.compile(r"\.\d\d\)?")
_ANY_HALF = re.compile("|".join(half.pattern for half in (_HALF, _HALF_AMOUNT, _CENTS)))
_is_half = _ANY_HALF.fullmatch
_DECIMAL = re.compile(r"\d[.,]\d\d$")
"""A number with two decimals, whichever mark is before them."""
_REST = re.compile(r"[\d,]*(?:\.\d\d)?\)?")
_AMOUNT = re.compile(r"[-(]?\$?[-(]?\d{1,3}(?:,\d{3})+(?:\.\d\d)?\)?|[-(]?\$?[-(]?\d+\.\d\d\)?")

Cells = list[list[str | None]]
Boxes = list[list[Box | None]]


def mend_torn(cells: Cells, boxes: Boxes, heads: Sequence[int], on_move: Callable[[int, int, int], None]) -> None:
    """Join dates and amounts that stand in two lines of their column: halves that are nothing by themselves, and what
    might be something else where most cells of the column are torn so.

    The whole stands in the row that holds the cells of one line; ``on_move`` is told the row it came
    from, the row it went to, and the column. Halves are joined in place.
    """
    width = len(cells[0]) if cells else 0
    torn = [c for c in range(width) if any(map(_is_half, filter(None, [row[c] for row in cells[:SAMPLED]])))]
    ends = Counter(text[-3] for row in cells for text in row if text and _DECIMAL.search(text)) if torn else Counter()
    halves = (_HALF,) if ends[","] > ends["."] else (_HALF, _HALF_AMOUNT)  # "68,5" is a number where commas end them
    for column in torn:
        _mend(cells, boxes, set(heads), column, halves, on_move)


FULL = 0.7
"""Of rows that belong to one another at most one fills more than this share of what the fullest of them does."""


def _are_one(cells: Cells, upper: int, lower: int) -> bool:
    """Whether rows can be the lines of one row: two rows of a table are about as full as one another, and fill the same
    columns; a line between two others fills what they leave empty."""
    rows = [{c for c, text in enumerate(row) if text} for row in cells[upper : lower + 1]]
    filled = sorted(map(len, rows))
    return filled[-2] <= FULL * filled[-1] or (len(rows) == 3 and rows[1].isdisjoint(rows[0] | rows[2]))


def _mend(
    cells: Cells,
    boxes: Boxes,
    heads: set[int],
    column: int,
    halves: Sequence[re.Pattern[str]],
    on_move: Callable[[int, int, int], None],
) -> None:
    filled = [n for n, row in enumerate(cells) if n not in heads and row[column]]
    found: list[tuple[int, int, str]] = []
    n = 0
    while n + 1 < len(filled):
        upper, lower = filled[n], filled[n + 1]
        near = lower - upper <= 2 and _near(boxes[upper][column], boxes[lower][column])
        whole = _joined(cells[upper][column] or "", cells[lower][column] or "", halves) if near else None
        if whole is not None and _are_one(cells, upper, lower):
            found.append((upper, lower, whole))
            n += 1
        n += 1
    if len(found) < FEWEST or 2 * len(found) * 5 < len(filled) * 4:
        found = [half for half in found if _is_certain(cells[half[0]][column] or "", cells[half[1]][column] or "")]
    for upper, lower, whole in found:
        one, other = boxes[upper][column], boxes[lower][column]
        cells[upper][column] = cells[lower][column] = None
        boxes[upper][column] = boxes[lower][column] = None
        row = _main(cells, upper, lower)
        cells[row][column] = whole
        if one is not None and other is not None:
            boxes[row][column] = (min(one[0], other[0]), one[1], max(one[2], other[2]), other[3])
        on_move(upper, row, column)


def _main(cells: Cells, upper: int, lower: int) -> int:
    """The row of the cells that have one line: the one amid three that fills what they leave empty, or the fuller."""
    middle = {c for c, text in enumerate(cells[upper + 1]) if text} if lower == upper + 2 else set()
    if middle and not any(cells[n][c] for n in (upper, lower) for c in middle):
        return upper + 1
    return max(range(upper, lower + 1), key=lambda n: (sum(map(bool, cells[n])), -n))


def _joined(upper: str, lower: str, halves: Sequence[re.Pattern[str]]) -> str | None:
    """The date or the amount that two halves make, if neither is one; ``halves``: what of them ends a line."""
    if not (lower[:1] == "." or any(half.fullmatch(upper) for half in halves)):
        return None
    if _HALF_AMOUNT.fullmatch(upper) and _REST.fullmatch(lower) and _AMOUNT.fullmatch(upper + lower):
        return upper + lower
    if _CENTS.fullmatch(lower) and _NO_CENTS.fullmatch(upper):
        return upper + lower
    if not _HALF.fullmatch(upper):
        return None
    if _DIGITS.fullmatch(lower) and upper[-1].isdigit():
        # A year that breaks: "01/01/20" over "26".
        return upper + lower if _WHOLE.fullmatch(upper + lower) and _LATE.search(upper + lower) else None
    touching = upper[-1] in _MARKS or lower[0] in _MARKS
    whole = upper + lower if touching else f"{upper} {lower}"
    return whole if _WHOLE.fullmatch(whole) else None


def _is_certain(upper: str, lower: str) -> bool:
    """Whether the upper half ends, or the lower begins, as no text of its own does."""
    return upper[-1] in f"{_MARKS}," or lower[0] in _MARKS or _HALF_AMOUNT.fullmatch(upper) is not None


def _near(upper: Box | None, lower: Box | None) -> bool:
    """Whether one line stands directly below the other."""
    return upper is not None and lower is not None and lower[1] - upper[3] < 0.6 * (upper[3] - upper[1])
