"""Columns from white space: what all lines of a table leave free, from top to bottom, parts its columns."""

from __future__ import annotations

from collections.abc import Sequence

from ..records import record
from .segments import Line, Segment


@record
class Strip:
    """The extent of a column: the left and right end of what stands in it."""

    x0: float
    x1: float
    count: int = 1


def strips(lines: Sequence[Line], others: Sequence[Line] = ()) -> list[Strip]:
    """The columns of a table's lines, left to right; labels alone in the ``others`` widen the first of them.

    The fullest lines lay the columns out, for a segment of a full line stands in one column. What stands in other
    lines then widens a column or, where none is, makes a new one; what covers several is a title over them.
    """
    if not lines:
        return []
    counts = sorted(len(line.segments) for line in lines)
    full = 0.7 * counts[(9 * (len(counts) - 1)) // 10]
    found: list[Strip] = []
    rest: list[Segment] = []
    for line in lines:
        if len(line.segments) >= full:
            rest += line.segments
    found = _cover(rest, len(lines))
    for line in lines:
        for segment in line.segments:
            over = [s for s in found if segment.x0 < s.x1 and s.x0 < segment.x1]
            if not over:
                found.append(Strip(segment.x0, segment.x1))
                found.sort(key=lambda s: s.x0)
            elif len(over) == 1:
                over[0].x0 = min(over[0].x0, segment.x0)
                over[0].x1 = max(over[0].x1, segment.x1)
    found = _merged(found, lines)
    before = [n for n in others if len(n.segments) == 1 and found and n.x1 < found[0].x0 - n.height]
    if len(before) > 1 and len({round(n.x0) for n in before}) == 1:
        # Labels at half height beside lines of figures.
        found.insert(0, Strip(min(n.x0 for n in before), max(n.x1 for n in before)))
    for line in others:
        if len(line.segments) == 1 and len(found) > 1 and line.x0 >= found[0].x0 - 2 and line.x1 < found[1].x0:
            found[0].x1 = max(found[0].x1, line.x1)
    return found


def _cover(segments: Sequence[Segment], lines: int) -> list[Strip]:
    """Stretches that more than a few segments cover; one segment in a dozen lines may reach over a gutter."""
    tolerance = lines // 12
    marks = sorted([(s.x0, 1) for s in segments] + [(s.x1, -1) for s in segments])
    out: list[Strip] = []
    depth = 0
    for x, step in marks:
        depth += step
        if step > 0 and depth == tolerance + 1:
            out.append(Strip(x, x))
        elif step < 0 and depth == tolerance and out:
            out[-1].x1 = x
    return out


def place(segment: Segment, columns: Sequence[Strip]) -> tuple[int, int]:
    """The first and last column a segment covers; the nearest one if it stands between columns."""
    over = [
        (min(segment.x1, s.x1) - max(segment.x0, s.x0), i)
        for i, s in enumerate(columns)
        if segment.x0 < s.x1 and s.x0 < segment.x1
    ]
    if not over:
        nearest = min(range(len(columns)), key=lambda i: max(columns[i].x0 - segment.x1, segment.x0 - columns[i].x1))
        return nearest, nearest
    best = max(over)[0]
    held = [
        i
        for width, i in over
        if width > 0.35 * min(columns[i].x1 - columns[i].x0, segment.x1 - segment.x0) or width == best
    ]
    return held[0], held[-1]


def _merged(columns: list[Strip], lines: Sequence[Line]) -> list[Strip]:
    """Neighbours that no line fills both of and that are hardly apart are one column with ragged cells."""
    k = 0
    while k + 1 < len(columns):
        a, b = columns[k], columns[k + 1]
        together = False
        for line in lines:
            inside = [any(s.x0 < c.x1 and c.x0 < s.x1 for s in line.segments) for c in (a, b)]
            if all(inside) and not any(s.x0 < a.x1 and s.x1 > b.x0 for s in line.segments):
                together = True
                break
        height = lines[0].height
        if not together and b.x0 - a.x1 < 1.5 * height:
            columns[k : k + 2] = [Strip(min(a.x0, b.x0), max(a.x1, b.x1))]
        else:
            k += 1
    return columns
