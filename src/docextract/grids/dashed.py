"""Reports of line printers: a row of dashes under the headers says where the columns stand.

One blank is enough between two columns there (``3200 01/01/20``), and between two words of one cell.
"""

from __future__ import annotations

import re

from ..document import Word
from .lines import Line, Piece

_DASHES = re.compile(r"[-=_\u2013\u2014]{2,}")
FEWEST = 4
"""Stretches of dashes in a line that make it a row of columns."""
MOST_HEADS = 4
"""Lines above the dashes that may be a header."""
NEAR = 1.5
"""Points within which two stretches of dashes end at the same place, and words stick out of their column."""
UNDER = 0.6
"""So much of a stretch of dashes below a sum stands under the column."""
ASIDE = 1.2
"""Letters that the rows of a column may stand beside its dashes."""

Span = tuple[float, float]


def cut_by_dashes(lines: list[Line]) -> list[Line]:
    """The lines of a page with the texts cut that reach over several of the columns that dashes draw, from the header
    above the dashes to those of other columns."""
    rows = [n for n, line in enumerate(lines) if len(line.pieces) >= 1 and line.pieces[0].text[0] in "-=_\u2013\u2014"]
    drawn = [(n, spans) for n in rows if (spans := _spans(lines[n]))]
    if not drawn:
        return lines
    out = list(lines)
    done = -1
    columns: list[Span] = []
    for at, (n, own) in enumerate(drawn):
        spans = own
        if columns and _same(spans, columns):
            spans = columns  # what underlines the sums
        first = n
        while first - 1 > done and n - first < MOST_HEADS and _fits(lines[first - 1], spans):
            first -= 1
        last = drawn[at + 1][0] if at + 1 < len(drawn) else len(lines)
        if spans is own:
            spans = _moved(spans, lines[n + 1 : last])
        for k in range(max(first, done + 1), last):
            out[k] = _cut(out[k], own if k == n else spans)
        columns, done = spans, last - 1
    return out


def _words(line: Line) -> list[Word]:
    return [word for piece in line.pieces for word in piece.words]


def _spans(line: Line) -> list[Span]:
    """Where the columns stand that a line of dashes draws; nothing where it is no such line."""
    words = _words(line)
    if len(words) < FEWEST or not all(_DASHES.fullmatch(word[0]) for word in words):
        return []
    return [(word[1], word[3]) for word in words]


def _same(spans: list[Span], columns: list[Span]) -> bool:
    """Whether every stretch of dashes is one of the columns, or a few of them stand below one each: underlined sums."""
    if len(spans) <= len(columns) // 2:
        return all(any(min(b, x1) - max(a, x0) > UNDER * (b - a) for x0, x1 in columns) for a, b in spans)
    return all(any(abs(a - x0) < NEAR and abs(b - x1) < NEAR for x0, x1 in columns) for a, b in spans)


def _column(word: Word, spans: list[Span]) -> int | None:
    """The column that a word stands in; None where it stands in none, or sticks out of it."""
    for n, (x0, x1) in enumerate(spans):
        if word[1] >= x0 - NEAR and word[3] <= x1 + NEAR:
            return n
    return None


def _moved(spans: list[Span], lines: list[Line]) -> list[Span]:
    """The columns as their rows stand: one begins or ends where many of its words stick out a letter."""
    inside: list[list[Word]] = [[] for _ in spans]
    for line in lines:
        for word in _words(line):
            over = [n for n, (x0, x1) in enumerate(spans) if min(word[3], x1) - max(word[1], x0) > NEAR]
            beyond = ASIDE * (word[3] - word[1]) / len(word[0])
            if len(over) == 1 and spans[over[0]][0] - word[1] <= beyond and word[3] - spans[over[0]][1] <= beyond:
                inside[over[0]].append(word)
    found: list[Span] = []
    for (x0, x1), words in zip(spans, inside, strict=True):
        left = [word[1] for word in words if word[1] < x0 - NEAR]
        right = [word[3] for word in words if word[3] > x1 + NEAR]
        found.append(
            (min(left) if 3 * len(left) > len(words) else x0, max(right) if 3 * len(right) > len(words) else x1)
        )
    return found


def _fits(line: Line, spans: list[Span]) -> bool:
    """Whether every word of a line stands in one of the columns, in two of them at least."""
    found = [_column(word, spans) for word in _words(line)]
    return None not in found and len(set(found)) > 1


def _cut(line: Line, spans: list[Span]) -> Line:
    pieces: list[Piece] = []
    for piece in line.pieces:
        part: list[Word] = []
        before: int | None = None
        for word in piece.words:
            column = _column(word, spans)
            if part and column is not None and before is not None and column != before:
                pieces.append(Piece(part))
                part = []
            part.append(word)
            before = column
        pieces.append(Piece(part) if len(part) < len(piece.words) else piece)
    return Line(pieces) if len(pieces) > len(line.pieces) else line
