"""The corners of paths, of page objects and of clips alike."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

from docextract.models.place import Box

from . import library as pdfium
from .geometry import Matrix
from .library import Argument
from .scratch import POINTS

Corner = tuple[float, float]
RECTANGLE = 5
"""A rectangle has so many segments at most, so a path with no more has one subpath worth the name."""
ROUNDED = 12
"""Points of four curves: fewer make no box with round corners."""


def _points(segments: list[Argument]) -> tuple[list[float], list[float], list[int]]:
    """The x and y of each segment's end, and where each subpath starts (and the last one ends)."""
    count = len(segments)
    refs = POINTS.room(2 * count)
    deque(map(pdfium.segment_point, segments, refs[0 : 2 * count : 2], refs[1 : 2 * count : 2]), 0)
    numbers = POINTS.numbers(0, 2 * count)
    starts = [0]
    if count > RECTANGLE:
        starts += [k for k, kind in enumerate(map(pdfium.segment_type, segments)) if kind == pdfium.MOVE and k]
    return numbers[0::2], numbers[1::2], [*starts, count]


def subpaths(segments: list[Argument], matrix: Matrix) -> list[list[Corner]]:
    """The corners of each subpath, mapped by ``matrix``; the control points of curves count as corners.

    A closed subpath ends where it began.
    """
    xs, ys, starts = _points(segments)
    a, b, c, d, e, f = matrix
    corners = [(a * x + c * y + e, b * x + d * y + f) for x, y in zip(xs, ys, strict=True)]
    found = []
    for start, end in pairwise(starts):
        part = corners[start:end]
        if part and part[-1] != part[0] and pdfium.segment_closes(segments[end - 1]):
            part.append(part[0])
        found.append(part)
    return found


def boxes(segments: list[Argument], matrix: Matrix) -> list[Box]:
    """The boxes around the subpaths, mapped by ``matrix``."""
    if not segments:
        return []
    xs, ys, starts = _points(segments)
    return [
        matrix.box(min(xs[start:end]), min(ys[start:end]), max(xs[start:end]), max(ys[start:end]))
        for start, end in pairwise(starts)
    ]


def rectangle(corners: list[Corner]) -> bool:
    """True if every side is level or upright and there are four of them."""
    if not 4 <= len(corners) <= 6:
        return False
    x0, y0 = corners[0]
    for x1, y1 in corners[1:]:
        if not (-0.1 <= x1 - x0 <= 0.1 or -0.1 <= y1 - y0 <= 0.1):
            return False
        x0, y0 = x1, y1
    return True


def rounded(corners: list[Corner]) -> bool:
    """True for a rectangle with round corners, a pill or a circle: all points of its sides and curves, their control
    points too, lie on the box around them."""
    if len(corners) < ROUNDED:
        return False
    x0, top, x1, bottom = around(corners)
    return all(min(abs(x - x0), abs(x1 - x)) < 0.1 or min(abs(y - top), abs(bottom - y)) < 0.1 for x, y in corners)


def around(corners: list[Corner]) -> Box:
    """The box around corners."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)
