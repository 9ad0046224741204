"""Cell references in A1 notation."""

from __future__ import annotations

import re
from functools import lru_cache

from docextract.document import Span

MAX_ROWS = 1_048_576
MAX_COLUMNS = 16_384

_CELL = re.compile(r"\$?([A-Za-z]{1,3})\$?([0-9]{1,7})")


@lru_cache(maxsize=1024)
def column_number(letters: str) -> int:
    """``"A" -> 0``, ``"AB" -> 27``."""
    number = 0
    for letter in letters.upper():
        number = number * 26 + ord(letter) - 64
    return number - 1


def cell_position(reference: str) -> tuple[int, int] | None:
    """``"H8" -> (7, 7)``: row and column from 0, or None if it names no cell of a sheet."""
    match = _CELL.fullmatch(reference)
    if match is None:
        return None
    row, column = int(match[2]) - 1, column_number(match[1])
    return (row, column) if 0 <= row < MAX_ROWS and column < MAX_COLUMNS else None


def area(reference: str) -> Span | None:
    """``"A1:C3" -> Span(0, 0, 2, 2)``; one cell is an area too. None if it names no area of a sheet."""
    first, _, second = reference.partition(":")
    start, end = cell_position(first), cell_position(second or first)
    if start is None or end is None:
        return None
    return Span(min(start[0], end[0]), min(start[1], end[1]), max(start[0], end[0]), max(start[1], end[1]))
