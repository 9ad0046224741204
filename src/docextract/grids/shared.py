"""Columns that the profile of a page leaves together: two cells of one line share them."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator

from .lines import Line, Piece
from .sparse import commonest

_NOTE = re.compile(r"\d{1,2}[a-z]?")
_AMOUNT = re.compile(r"\d[.,]\d\d\)?$")
MOST_CROSSING = 8
"""For each pair that a cut parts, so many texts of other lines may run over it: more are a column of their own."""


def split_shared(body: list[Line], cuts: list[float]) -> list[float]:
    """Further cuts where two pieces of one line share a column and their edges are aligned over many lines."""
    for _ in range(3):
        pairs: dict[int, list[tuple[Piece, Piece]]] = {}
        sharing: Counter[int] = Counter()
        lines = 0
        for line in body:
            pieces = line.pieces
            if len(pieces) < 2:
                continue
            lines += 1
            before, counted = -1, -1
            for n, piece in enumerate(pieces):
                column = bisect_right(cuts, (piece.x0 + min(piece.x1, piece.x0 + 8)) / 2)
                if column == before:
                    if column != counted:  # a line whose three cells share it makes two pairs
                        sharing[column] += 1
                        counted = column
                    pairs.setdefault(column, []).append((pieces[n - 1], piece))
                before = column
        more: list[float] = []
        for column, found in pairs.items():
            if len(found) < 2 or len(found) * 25 < lines:
                continue
            for cut, parted in _between(found, sharing[column]):
                crossing = [c.data for line in body for c in line.pieces if c.x0 + 1 < cut < c.x1 - 1]
                if sum(crossing) < parted and len(crossing) <= MOST_CROSSING * parted:
                    more.append(cut)
                    break
        if not more:
            return cuts
        cuts = sorted([*cuts, *more])
    return cuts


def _between(pairs: list[tuple[Piece, Piece]], lines: int) -> Iterator[tuple[float, int]]:
    """Where the edges of pieces that share a column in so many lines may part them, and how many pairs."""
    start, starting = commonest([after.x0 for _, after in pairs])
    end, ending = commonest([before.x1 for before, _ in pairs])
    if starting >= ending and starting * 2 >= lines:
        yield start - 1.0, starting
    notes = sum(_NOTE.fullmatch(before.text) is not None and after.data for before, after in pairs)
    if ending * 2 >= lines and (starting < ending or starting * 2 < lines or notes * 2 > len(pairs)):
        yield end + 0.5, ending  # numbers of notes, where the wider figures of other lines begin further left
    # Texts run over the next column, whose figures end at one edge: all of these begin beyond the cut.
    figures = [after for before, after in pairs if after.data and not before.data]
    right, closing = commonest([figure.x1 for figure in figures])
    if closing * 2 >= lines and closing > 1:
        yield min([figure.x0 for figure in figures if abs(figure.x1 - right) < 1]) - 1.0, closing
    # Amounts side by side that all end where others do tell it, where other lines have words there: facts of a tenant.
    both = [(before, after) for before, after in pairs if before.data and after.data]
    edges = [figure.x1 for pair in both for figure in pair]
    aligned = all(sum([abs(edge - other) < 1 for other in edges]) > 2 for edge in edges)
    if 2 < len(both) < len(pairs) and aligned and all(_AMOUNT.search(f.text) for pair in both for f in pair):
        yield commonest([before.x1 for before, _ in both])[0] + 0.5, len(both)
