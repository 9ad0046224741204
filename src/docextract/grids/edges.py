"""The straight edges of a page: ruling lines and the sides of shaded boxes, snapped and joined.

A table's line is seldom one line in the file: borders are doubled, drawn cell by cell, dashed, or are nothing but
the side of a coloured band. Here all of that becomes a few long edges, each with a position and an extent.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from docextract.document import Page
from docextract.models.place import Box

SNAP = 2.0
"""Parallel edges this close (points) are one edge, drawn twice; less than half the height of the smallest print."""
REACH = 3.0
"""Edges end this far (points) from the edge they are meant to meet."""
DASH = 12.0
"""A piece shorter than this (points) may be a dash; dashes are joined over gaps up to half of it."""
SHORTEST = 6.0
"""A joined edge shorter than this (points) rules nothing."""

MOST_CROSSINGS = 4_000_000
"""A page with more edges across times edges down than this is a drawing; its edges are not looked at in pairs."""
MOST_SHADING = 2_000
"""So many coloured boxes are looked at for white boxes that stand on them."""


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
    """The edges of a page: its rules, and the sides of its shading where no rules say otherwise.

    Within a ruled area shading only bands rows: what is narrower is padding or the colour of a cell.
    """
    horizontal: list[Edge] = []
    vertical: list[Edge] = []
    for x0, top, x1, bottom in page.rules:
        width, height = x1 - x0, bottom - top
        if width >= height or max(width, height) < SNAP:
            horizontal.append(Edge((top + bottom) / 2, x0, x1))
        if height > width or max(width, height) < SNAP:
            vertical.append(Edge((x0 + x1) / 2, top, bottom))
    ruled = Edges(joined(horizontal), joined(vertical))
    shading = _shading(page)
    if not shading:
        return ruled
    areas = [_area(h, v) for h, v in components(ruled) if len(h) > 2 or len(v) > 2]
    for x0, top, x1, bottom in shading:
        x, y = (x0 + x1) / 2, (top + bottom) / 2
        within = next((a for a in areas if a[0] < x < a[2] and a[1] < y < a[3]), None)
        if within is None or x1 - x0 > 0.9 * (within[2] - within[0]):
            horizontal += (Edge(top, x0, x1), Edge(bottom, x0, x1))
        if within is None:
            vertical += (Edge(x0, top, bottom), Edge(x1, top, bottom))
    return Edges(joined(horizontal), joined(vertical))


def components(edges: Edges) -> list[tuple[list[Edge], list[Edge]]]:
    """Edges that touch, directly or by others, in groups that have both directions; from the top of the page down."""
    h, v = edges
    if len(h) * len(v) > MOST_CROSSINGS:
        return []
    parent = list(range(len(h) + len(v)))

    def root(i: int) -> int:
        while parent[i] != i:
            parent[i] = i = parent[parent[i]]
        return i

    at = [e.at for e in h]
    for j, edge in enumerate(v):
        for i in range(bisect_left(at, edge.start - REACH), bisect_right(at, edge.end + REACH)):
            if h[i].start - REACH <= edge.at <= h[i].end + REACH:
                a, b = root(i), root(len(h) + j)
                if a != b:
                    parent[max(a, b)] = min(a, b)
    groups: dict[int, tuple[list[Edge], list[Edge]]] = defaultdict(lambda: ([], []))
    for i, edge in enumerate(h):
        groups[root(i)][0].append(edge)
    for j, edge in enumerate(v):
        groups[root(len(h) + j)][1].append(edge)
    return [g for _, g in sorted(groups.items()) if len(g[0]) > 1 and len(g[1]) > 0]


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


def _area(horizontal: list[Edge], vertical: list[Edge]) -> Box:
    """The box around a group of edges."""
    return (
        min(*(e.start for e in horizontal), vertical[0].at),
        min(*(e.start for e in vertical), horizontal[0].at),
        max(*(e.end for e in horizontal), vertical[-1].at),
        max(*(e.end for e in vertical), horizontal[-1].at),
    )


def _shading(page: Page) -> list[Box]:
    """The boxes whose sides show: coloured ones, and white ones that stand on a coloured one.

    Boxes of one colour that lie side by side show no side between them: cells are often shaded line by line.
    """
    boxes: dict[tuple[int, int, int], list[Box]] = defaultdict(list)
    coloured: list[Box] = []
    for fill in page.fills:
        x0, top, x1, bottom, color = fill
        if x1 - x0 > 0.95 * page.width and bottom - top > 0.8 * page.height:
            continue
        box = (x0, top, x1, bottom)
        if min(color) < 250:
            coloured.append(box)
            boxes[color].append(box)
        elif any(
            c[0] - 1 <= x0 and c[1] - 1 <= top and x1 <= c[2] + 1 and bottom <= c[3] + 1
            for c in coloured[:MOST_SHADING]
        ):
            boxes[color].append(box)
    return [b for same in boxes.values() for b in _grown(_grown(same, 0), 1)]


def _grown(boxes: list[Box], axis: int) -> list[Box]:
    """Boxes that touch along an axis (0 across, 1 down) and agree in the other, made one."""
    other = 1 - axis
    out: list[Box] = []
    for box in sorted(boxes, key=lambda b: (round(b[other]), round(b[other + 2]), b[axis])):
        last = out[-1] if out else None
        if (
            last
            and abs(last[other] - box[other]) <= 1
            and abs(last[other + 2] - box[other + 2]) <= 1
            and box[axis] <= last[axis + 2] + 1
        ):
            out[-1] = (last[0], last[1], max(last[2], box[2]), max(last[3], box[3]))
        else:
            out.append(box)
    return out
