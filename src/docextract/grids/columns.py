"""Columns, found over all rows of a report together.

How often each x is covered by text makes a profile; its valleys part the columns, also where now and then a
long text runs over one. Where two cells of one row still share a column, their aligned edges part it. Header
cells are then given to columns (see :mod:`.headings`).
"""

from __future__ import annotations

import itertools
import re
from bisect import bisect_right
from collections import Counter
from dataclasses import field

from ..document import Column
from ..records import record
from .lines import Line, Piece
from .shared import split_shared
from .sparse import commonest, cuts_under_heads
from .typed import part_typed

BINS = 2
"""Profile bins per point."""
WIDEST = 15000.0
"""Points; no page is wider than 14,400."""
VALLEY = 0.12
"""A valley parts two columns if it is no higher than this share of the lower of its two sides."""

MOST_DASHES = 4
"""Dashes that stand for a number; more of them alone in a line draw a rule."""
BULLETS = frozenset("\u2022\u2023\u25aa\u25cf\u25e6\uf0a7\uf0b7")
"""What stands before each sentence of a list; ``\uf0b7`` is that of a symbol font."""
PROSE = 8
"""Words of a line of a paragraph, at least."""
GOES_ON = 0.5
"""Ems between words of one text."""
POKES = 2.0
"""Points by which a cell may reach over the border of its column."""


Beside = Counter[tuple[int, int]]
"""In how many lines a cell of one column is followed by a cell of another, by the numbers of the two."""


@record
class Band:
    """A column in the making: what its body covers, and the header pieces above it."""

    x0: float
    x1: float
    count: int = 0
    numbers: int = 0
    lefts: Counter[int] = field(default_factory=Counter)
    rights: Counter[int] = field(default_factory=Counter)
    head: list[Piece] = field(default_factory=list)
    over: float | None = None
    """Left of its own cells, where texts begin that run over the next column: names in lines of another kind."""
    running: int = 0
    """How many texts begin where it does and run over the next column."""

    @property
    def left(self) -> float | None:
        """The left edge that its cells share, if enough do."""
        return _shared(self.lefts, self.count)

    @property
    def right(self) -> float | None:
        """The right edge that its cells share, if enough do."""
        return _shared(self.rights, self.count)

    @property
    def ragged(self) -> bool:
        """Whether it holds texts that share a left edge only: their right edge is where the longest happens to end."""
        return self.left is not None and self.right is None and self.numbers * 2 < self.count

    def absorb(self, other: Band) -> None:
        """Take another band's cells for one's own."""
        self.running = self.running if self.x0 <= other.x0 else other.running
        self.x0, self.x1 = min(self.x0, other.x0), max(self.x1, other.x1)
        self.count += other.count
        self.numbers += other.numbers
        self.lefts += other.lefts
        self.rights += other.rights

    @property
    def align(self) -> str:
        """``right`` if more cells share the right edge than the left one."""
        if not self.lefts:
            return "left"
        left = max(self.lefts.values())
        right = max(self.rights.values(), default=0)
        if right > left or (right == left and self.numbers * 2 > self.count):
            return "right"
        return "left" if left * 3 >= self.count or self.count < 4 else "center"


def _shared(edges: Counter[int], count: int) -> float | None:
    if not edges:
        return None
    edge, cells = max(edges.items(), key=lambda item: (item[1], -item[0]))
    return float(edge) if cells >= 2 and (cells + edges[edge - 1] + edges[edge + 1]) * 5 >= count * 2 else None


@record
class ColumnModel:
    """Columns and the x where each next one begins."""

    columns: list[Column]
    cuts: list[float]
    """``cuts[n]`` parts column ``n`` from column ``n + 1``."""
    bands: list[Band]
    score: float = 1.0
    reasons: tuple[str, ...] = ()

    def at(self, x: float) -> int:
        """The column that an x is in."""
        return bisect_right(self.cuts, x)


def body_bands(body: list[Line], width: float, heads: list[Line]) -> tuple[list[Band], Beside]:
    """The columns of body lines, and in how many lines a cell of one is followed by a cell of another.

    ``heads`` are the lines of the header above them.
    """
    body = [line for line in body if not _is_item(line)]
    part_typed(body, heads)
    cuts = split_shared(body, _valleys(body, width))
    return _bands(body, cuts_under_heads(body, cuts, heads))


def model_of(bands: list[Band]) -> ColumnModel:
    """Bands in reading order as columns."""
    if not bands:
        bands = [Band(0.0, 0.0)]
    cuts = [_cut(a, b) for a, b in itertools.pairwise(bands)]
    columns = [Column(round(b.x0, 2), round(b.x1, 2), b.align) for b in bands]
    return ColumnModel(columns, cuts, bands)


def _tabular(line: Line) -> bool:
    """Whether a line's pieces are cells; a rule of dashes across the page is none, nor is a text alone."""
    text = line.pieces[0].text
    return len(line.pieces) > 1 or (line.pieces[0].data and (len(text) <= MOST_DASHES or any(map(str.isdigit, text))))


def _is_prose(line: Line) -> bool:
    """Whether a line is the first one of a paragraph behind its name: ``Loss to lease.``, and a line of words; or words
    in another font go on in it."""
    first, *rest = line.pieces
    if len(rest) != 1 or len(rest[0].text.split()) < PROSE:
        return False
    return first.text.endswith((".", ":")) or rest[0].x0 - first.x1 < GOES_ON * first.size


def _is_item(line: Line) -> bool:
    """Whether a line is one of a list of sentences: a bullet, and a line of words behind it."""
    first, *rest = line.pieces
    if len(rest) != 1 or len(rest[0].text.split()) < PROSE:
        return False
    return first.text in BULLETS


_TOLD = re.compile(r"[^\W\d]\S*\s(?:.*\s)?(?:\d[\d,]*\.\d\d|\d{1,3}(?:,\d{3})+|\d{1,2}([/-])\d{1,2}\1\d{2,4})")
"""An amount or a day behind words: ``CAM 310.00``, ``lease 06/01/21 to 05/31/26``, ``Last pmt 09-22-2026``."""


def _heads(line: Line) -> bool:
    """Whether a line of words says itself what one of them is, as headings of rows do: ``T0004 | Status: Current``; or
    two of them, as remarks below a row do: ``lease 06/01/21 to 05/31/26 | CAM 310.00``."""
    if any(piece.data for piece in line.pieces):
        return False
    texts = [piece.text for piece in line.pieces]
    return any(": " in text for text in texts) or sum(_TOLD.match(text) is not None for text in texts) > 1


def _valleys(body: list[Line], width: float) -> list[float]:
    size = int(min(width, WIDEST) * BINS) + 8
    steps = [0] * (size + 2)
    for line in body:
        if _tabular(line) and not _heads(line) and not _is_prose(line):
            for piece in line.pieces:
                # A point less at the end, so that touching cells leave a valley.
                left, right = int(piece.x0 * BINS), int((piece.x1 - 1) * BINS)
                if not 0 <= left < right <= size:
                    left = min(max(left, 0), size)
                    right = min(max(right, left + 1), size + 1)
                steps[left] += 1
                steps[right] -= 1
    cuts: list[float] = []
    height = peak = 0
    low, low_from, low_to = -1, 0, 0
    for x, step in enumerate(steps):
        if step == 0:
            if height == low and low_to == x - 1:
                low_to = x
            continue
        height += step
        if peak == 0:
            peak = height
            continue
        if low < 0 or height < low:
            if height < peak:
                low, low_from, low_to = height, x, x
            else:
                peak = height
        elif height > low:
            if low <= VALLEY * min(peak, height):
                cuts.append((low_from + low_to + 1) / 2 / BINS)
                peak, low = height, -1
            elif height > peak:
                peak, low = height, -1
        elif low_to == x - 1:
            low_to = x
    return cuts


def _bands(body: list[Line], cuts: list[float]) -> tuple[list[Band], Beside]:
    """What each column holds, and in how many lines a cell of one is followed by a cell of another."""
    bands = [Band(1e9, -1e9) for _ in range(len(cuts) + 1)]
    beside: Beside = Counter()
    margin = 1e9
    over: dict[int, list[Piece]] = {}
    """Texts that run over the next column, by the one that they begin in."""
    for line in body:
        if not _tabular(line):
            margin = min(margin, line.pieces[0].x0)
            continue
        before = -1
        for piece in line.pieces:
            column = bisect_right(cuts, piece.x0)
            last = bisect_right(cuts, piece.x1 - 1)
            if last == column + 1 and piece.x1 - 1 - cuts[column] < POKES < cuts[column] - piece.x0:
                last = column
            if column == last or (last == column + 1 and piece.data):
                band = bands[last]
                if column == last:
                    if piece.x0 < band.x0:
                        band.x0 = piece.x0
                    if piece.x1 > band.x1:
                        band.x1 = piece.x1
                band.count += 1
                band.numbers += piece.data
                band.lefts[round(piece.x0)] += 1
                band.rights[round(piece.x1)] += 1
                column = last
            else:
                over.setdefault(column, []).append(piece)
            if -1 < before < column:
                beside[before, column] += 1
            before = column
    for column, texts in over.items():
        band = bands[column]
        if not band.count and len(texts) > 1:  # each of its texts is too long for it
            band.x0, band.x1, band.count = min([text.x0 for text in texts]), cuts[column] - 1.0, len(texts)
            band.lefts.update([round(text.x0) for text in texts])
        edge, begun = commonest([text.x0 for text in texts if band.count and text.x0 < band.x0 - 1.0])
        if begun > 1:
            band.x0 = band.over = edge
        band.running = sum(abs(text.x0 - band.x0) < 1.0 for text in texts)
    keep = [n for n, band in enumerate(bands) if band.x0 < band.x1]
    if keep and bands[keep[0]].numbers * 2 < bands[keep[0]].count:
        # Headings stand further left than the lines they head: the first column begins where they do.
        bands[keep[0]].x0 = min(bands[keep[0]].x0, max(margin, bands[keep[0]].x0 - 60))
    at = {n: k for k, n in enumerate(keep)}
    kept = {(at[a], at[b]): lines for (a, b), lines in beside.items() if a in at and b in at}
    return [bands[n] for n in keep], Counter(kept)


def _cut(left: Band, right: Band) -> float:
    """Between two columns: in the white between the bodies, as far from both as it can be."""
    a, b = left.x1, right.x0
    if a > b and right.lefts:
        # Long texts of the left column run over the right one: its cells' common edge tells.
        common = max(right.lefts.items(), key=lambda item: (item[1], -item[0]))[0]
        if right.over is not None:
            return right.over - 1.0
        if a - b < POKES < common - b and right.running > 1:
            return b - 1.0  # they hardly touch: long texts begin where the right one does, further left than most
        return common - 1.0
    if not left.count and left.head:
        a = min(a, b)
    return (min(a, b) + b) / 2
