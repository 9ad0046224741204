"""Cells that touch, parted where their edges agree over many lines.

Where every word is a text run of its own, two cells with no more than a space between them look like one text.
What tells them is that the second always begins at the same x, under a header cell or under cells that stand alone,
or that what parts them is no space: words of one text stand a space apart.
"""

from __future__ import annotations

from collections import Counter
from itertools import accumulate, pairwise
from statistics import median

from .columns import WIDEST
from .lines import GROUPED, Line, Piece

CLEAN = 0.7
"""Share of the pieces over an x that must have a word begin there."""
CLEARLY = 0.9
"""Share of texts under two header cells that tells that they are two cells."""
NO_SPACE = 0.05
"""Ems by which a gap differs from the space between words if it is none."""
MANY = 5
"""So many gaps tell what a space is, and so many words at one x that it is none."""


def part_touching(body: list[Line], header: list[Line], *, runs_tell: bool) -> None:
    """Cut pieces of body lines, in place, at left edges that they have in common."""
    heads = [(b.x0, a.x1) for line in header for a, b in zip(line.pieces, line.pieces[1:], strict=False)]
    inner: Counter[int] = Counter()
    gaps: dict[int, list[float]] = {}
    """In ems, before the words that begin at an x."""
    begins: dict[int, float] = {}
    reach: dict[int, list[tuple[float, float, float]]] = {}
    """From and to which x the pieces reach in which a word begins there, and where the next piece begins."""
    joined: list[tuple[Line, Piece]] = []
    for line in body:
        if len(line.pieces) < 2:
            continue
        for n, piece in enumerate(line.pieces, 1):
            words = piece.words
            if len(words) > 1 and not (runs_tell and words[0][8] == words[-1][8]):
                joined.append((line, piece))
                after = line.pieces[n].x0 if n < len(line.pieces) else 1e9
                for before, word in pairwise(words):
                    x = round(word[1])
                    inner[x] += 1
                    if not piece.data:
                        gaps.setdefault(x, []).append((word[1] - before[3]) / piece.size)
                    reach.setdefault(x, []).append((piece.x0, piece.x1, after))
                    begins[x] = min(begins.get(x, piece.x0), piece.x0)
    edges = [x for x, count in inner.items() if count > 2]
    if not edges:
        return
    cover = _cover(body)
    common = {x for x in edges if 0 <= x < len(cover) and inner[x - 1] + inner[x] + inner[x + 1] >= CLEAN * cover[x]}
    loose = [gap for x, found in gaps.items() if common.isdisjoint((x - 1, x, x + 1)) for gap in found]
    space = median(loose) if common and len(loose) > MANY else None
    outer = Counter([round(piece.x0) for line in body if len(line.pieces) > 1 for piece in line.pieces])
    at = {
        x
        for x in common
        if _between(heads, x, begins[x])
        or (outer[x] > 2 and outer[x] * 12 > inner[x])
        or (space is not None and _is_no_space(gaps.get(x, []), space))
        or _under_two(header, x, reach[x])
    }
    if not at:
        return
    headed = {x for x in at if _between(heads, x, begins[x])}
    for line, piece in joined:
        words = piece.words
        here = headed if GROUPED.fullmatch(piece.text) else at
        opened = {n for n in range(1, len(words)) if words[n - 1][0] == "(" or words[n][0] == ")"}
        starts = [0, *[n for n in range(1, len(words)) if round(words[n][1]) in here and n not in opened], len(words)]
        if len(starts) > 2:
            n = line.pieces.index(piece)
            line.pieces[n : n + 1] = [Piece(words[a:b]) for a, b in pairwise(starts)]


def _is_no_space(gaps: list[float], space: float) -> bool:
    return len(gaps) > MANY and not any(abs(gap - space) < NO_SPACE for gap in gaps)


def _under_two(header: list[Line], x: int, reach: list[tuple[float, float, float]]) -> bool:
    """True if ``x`` is between two header cells and most texts in which a word begins there reach over both, with
    nothing else under the second."""
    if len(reach) <= MANY:
        return False
    for line in header:
        for a, b in pairwise(line.pieces):
            if a.x1 < x < b.x0:
                over = sum([x0 < a.x1 and x1 > (b.x0 + b.x1) / 2 and b.x1 < after for x0, x1, after in reach])
                if over > CLEARLY * len(reach):
                    return True
    return False


def _between(heads: list[tuple[float, float]], x: int, begin: float) -> bool:
    """True if a header cell begins at ``x`` and the one before it is over the text that begins at ``begin``."""
    return any(abs(head - x) < 1.6 and end > begin + 1 for head, end in heads)


def _cover(body: list[Line]) -> list[int]:
    """How many pieces lie over each whole point, their own first and last point left out."""
    width = int(min(max([line.pieces[-1].x1 for line in body], default=0.0), WIDEST)) + 400
    steps = [0] * (width + 2)
    for line in body:
        if len(line.pieces) > 1:
            for piece in line.pieces:
                left, right = int(piece.x0) + 2, int(piece.x1) - 1
                if 0 <= left < right <= width:
                    steps[left] += 1
                    steps[right] -= 1
    return list(accumulate(steps))
