"""Lines laid into columns: which cell of a row each segment of a line stands in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from itertools import pairwise

from docextract.document import Word

from ..records import record
from .candidate import YEAR, around, numeric
from .gutters import Strip, place
from .segments import Line, Segment


@record
class Row:
    """Cells by their first column; ``last`` the last column of those that cover several; ``figures`` how many are."""

    top: float
    bottom: float
    cells: dict[int, list[Word]] = field(default_factory=dict)
    last: dict[int, int] = field(default_factory=dict)
    tail: float = 0.0
    """The bottom of its last line."""

    def figures(self) -> int:
        """How many cells besides the first column hold figures that are no years."""
        return sum(1 for c, w in self.cells.items() if c and figure(w))

    def add(self, other: Row) -> None:
        """Take the cells of a line below into this row."""
        for column, words in other.cells.items():
            self.cells.setdefault(column, []).extend(words)
        self.last.update(other.last)
        self.top, self.bottom = min(self.top, other.top), max(self.bottom, other.bottom)
        self.tail = other.tail


def figure(words: Sequence[Word]) -> bool:
    text = " ".join(w.text for w in words)
    return numeric(text) and not YEAR.fullmatch(text)


def lay(line: Line, columns: Sequence[Strip]) -> Row:
    row = Row(line.top, line.bottom, tail=line.bottom)
    if _centred_alone(line, columns):
        return Row(line.top, line.bottom, {0: line.segments[0].words}, {0: len(columns) - 1}, line.bottom)
    for segment in line.segments:
        first, last = place(segment, columns)
        pieces = _pieces(segment, columns, line.headed) if last > first else [(first, segment.words)]
        if pieces:
            for column, words in pieces:
                row.cells.setdefault(column, []).extend(words)
        else:
            row.cells.setdefault(first, []).extend(segment.words)
            row.last[first] = last
    return row


def _centred_alone(line: Line, columns: Sequence[Strip]) -> bool:
    """Whether words stand alone in the middle of a table, over gutters or not: a heading of the rows below."""
    if len(line.segments) > 1 or line.figures or len(columns) < 4:
        return False
    if any(abs(line.x0 - c.x0) < 1 and line.x1 < after.x0 for c, after in pairwise(columns)):
        return False  # the rest of a cell of the line before
    off = line.x0 + line.x1 - columns[0].x0 - columns[-1].x1
    return line.x0 > columns[0].x1 and abs(off) / 2 < 0.7 * line.height


def _pieces(segment: Segment, columns: Sequence[Strip], headed: bool) -> list[tuple[int, list[Word]]]:
    """A segment over several columns as one piece for each, if the pieces stand in their columns; else nothing.

    Headers set close together have little more than a space between them; each is then flush with its column, or the
    gaps at the column borders are the wide ones. A title over several columns has its words evenly spaced.
    """
    pieces: list[tuple[int, list[Word]]] = []
    for word in segment.words:
        first, last = place(Segment(word.x0, word.x1, [word]), columns)
        if first != last:
            return []
        if pieces and pieces[-1][0] == first:
            pieces[-1][1].append(word)
        else:
            pieces.append((first, [word]))
    if len(pieces) < 2:
        return []
    height = segment.words[0].bottom - segment.words[0].top
    cuts = min(b[1][0].x0 - a[1][-1].x1 for a, b in pairwise(pieces))
    spaces = [b.x0 - a.x1 for _, words in pieces for a, b in pairwise(words)]
    if cuts > 1.3 * max(spaces, default=0.3 * height):
        return pieces
    if cuts < 0.32 * height and (headed or not any(numeric(w.text) for w in segment.words)):
        return []
    return pieces if all(flush(words, columns[c], 0.3 * height) for c, words in pieces) else []


def flush(words: Sequence[Word], column: Strip, tolerance: float) -> bool:
    """Whether words stand at the left, the right or the middle of a column."""
    x0, _, x1, _ = around(words)
    return (
        abs(x0 - column.x0) < tolerance
        or abs(x1 - column.x1) < tolerance
        or abs(x0 + x1 - column.x0 - column.x1) < 2 * tolerance
    )
