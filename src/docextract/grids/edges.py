"""The straight edges of a page: ruling lines and the sides of shaded boxes, snapped and joined.

A table's line is seldom one line in the file: borders are doubled, drawn cell by cell, dashed, or are nothing but
the side of a coloured band. Here all of that becomes a few long edges, each with a position and an extent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from docextract.document import Page

SNAP = 2.0
"""Parallel edges this close (points) are one edge, drawn twice; less than half the height of the smallest print."""
REACH = 3.0
"""Edges end this far (points) from the edge they are meant to meet."""
DASH = 12.0
"""A piece shorter than this (points) may be a dash; dashes are joined over gaps up to half of it."""
SHORTEST = 6.0
"""A joined edge shorter than this (points) rules nothing."""


class Edge(NamedTuple):
    """A horizontal or vertical edge: its position across, and from where to where it runs."""

    at: float
    start: float
    end: float


class Edges(NamedTuple):
    """All edges of a page, each list sorted by position, then start."""

    horizontal: list[Edge]
    vertical: list[Edge]


def page_edges(page: Page) -> Edges:
    """The edges of a page. Fills as large as the page and white ones on white rule nothing and are left out."""
    horizontal: list[Edge] = []
    vertical: list[Edge] = []
    for x0, top, x1, bottom in page.rules:
        width, height = x1 - x0, bottom - top
        if width >= height or max(width, height) < SNAP:
            horizontal.append(Edge((top + bottom) / 2, x0, x1))
        if height > width or max(width, height) < SNAP:
            vertical.append(Edge((x0 + x1) / 2, top, bottom))
    for x0, top, x1, bottom in _shading(page):
        horizontal += (Edge(top, x0, x1), Edge(bottom, x0, x1))
        vertical += (Edge(x0, top, bottom), Edge(x1, top, bottom))
    return Edges(joined(horizontal), joined(vertical))


def joined(edges: Iterable[Edge]) -> list[Edge]:
    """Snap parallel edges to common positions, join what touches or is dashed, drop what stays short."""
    out: list[Edge] = []
    for cluster in _clusters(sorted(edges)):
        weight = sum(max(e.end - e.start, 0.01) for e in cluster)
        at = sum(e.at * max(e.end - e.start, 0.01) for e in cluster) / weight
        pieces = sorted((e.start, e.end) for e in cluster)
        start, end = pieces[0]
        last = end - start
        for a, b in pieces[1:]:
            gap = DASH / 2 if last < DASH and b - a < DASH else REACH
            if a <= end + gap:
                end = max(end, b)
            else:
                out.append(Edge(at, start, end))
                start, end = a, b
            last = b - a
        out.append(Edge(at, start, end))
    return [e for e in out if e.end - e.start >= SHORTEST]


def _clusters(edges: list[Edge]) -> list[list[Edge]]:
    clusters: list[list[Edge]] = []
    for edge in edges:
        if clusters and edge.at - clusters[-1][-1].at <= SNAP and edge.at - clusters[-1][0].at <= 2 * SNAP:
            clusters[-1].append(edge)
        else:
            clusters.append([edge])
    return clusters


def _shading(page: Page) -> list[tuple[float, float, float, float]]:
    """The boxes whose sides show: coloured ones, and white ones that stand on a coloured one."""
    boxes = []
    coloured: list[tuple[float, float, float, float]] = []
    for fill in page.fills:
        x0, top, x1, bottom, color = fill
        if x1 - x0 > 0.95 * page.width and bottom - top > 0.8 * page.height:
            continue
        box = (x0, top, x1, bottom)
        if min(color) < 250:
            coloured.append(box)
            boxes.append(box)
        elif any(c[0] - 1 <= x0 and c[1] - 1 <= top and x1 <= c[2] + 1 and bottom <= c[3] + 1 for c in coloured):
            boxes.append(box)
    return boxes
