"""Lists whose columns are parted by printed bars: ``|10002 |Retail |120,03|``, as line printers draw them.

A bar is no part of a word, and however close two words stand to it they are those of two columns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..document import Word
from .lines import Line, Piece

BAR = "|"
FEWEST_LINES, FEWEST_BARS, FEWEST_IN_MOST = 5, 4, 3
"""Lines that have a bar at a place before it parts columns there, and such places of a list; fewer where most lines of
the page have bars."""
NEAR = 1.5
"""Points within which two bars stand at the same place."""


def cut_by_bars(lines: list[Line]) -> list[Line]:
    """The lines of a page with their words cut at bars that stand below one another, and without these bars."""
    barred = [line for line in lines if any(BAR in piece.text for piece in line.pieces)]
    if len(barred) < FEWEST_LINES:
        return lines
    seen: Counter[int] = Counter()
    for line in barred:
        seen.update({round(x / NEAR) for word in _words(line) for x in _bars(word)})
    columns = {place for place in seen if sum(seen[place + d] for d in (-1, 0, 1)) >= FEWEST_LINES}
    if len(columns) < (FEWEST_IN_MOST if 2 * len(barred) > len(lines) else FEWEST_BARS):
        return lines
    return [_cut(line, columns) if line in barred else line for line in lines]


def _words(line: Line) -> Iterator[Word]:
    return (word for piece in line.pieces for word in piece.words)


def _bars(word: Word) -> list[float]:
    """Where the bars of a word stand, whose letters are as wide as they are."""
    each = (word.x1 - word.x0) / len(word.text)
    return [word.x0 + (n + 0.5) * each for n, letter in enumerate(word.text) if letter == BAR]


def _cut(line: Line, columns: set[int]) -> Line:
    pieces: list[Piece] = []
    part: list[Word] = []
    for piece in line.pieces:
        for word in piece.words:
            each = (word.x1 - word.x0) / len(word.text)
            begin = 0
            for n, letter in enumerate(word.text):
                if letter == BAR and round((word.x0 + (n + 0.5) * each) / NEAR) in columns:
                    part += _between(word, begin, n, each)
                    pieces += [Piece(part)] if part else []
                    part, begin = [], n + 1
            part += _between(word, begin, len(word.text), each)
        if part and BAR not in piece.text:
            pieces.append(Piece(part))
            part = []
    pieces += [Piece(part)] if part else []
    return Line(pieces) if pieces else line


def _between(word: Word, begin: int, end: int, each: float) -> list[Word]:
    """The letters of a word from one to another; none where there are none."""
    if begin == end:
        return []
    if end - begin == len(word.text):
        return [word]
    return [word._replace(text=word.text[begin:end], x0=word.x0 + begin * each, x1=word.x0 + end * each)]
