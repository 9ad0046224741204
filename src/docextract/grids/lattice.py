"""Ruled tables: edges that cross make cells; an inner edge that is missing makes a merged cell."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from itertools import pairwise
from statistics import median

from docextract.document import Column, Page, Span, Word

from .candidate import Candidate, numeric, text_lines
from .edges import REACH, SNAP, Edge, Edges, components

MOST_CELLS = 50_000
"""A group of edges that makes more cells than this is a drawing, a map or an attack."""
APART = 0.75
"""Heights of a line from which on a space parts two cells that no wall parts."""
FEWEST = 3
"""Rows that tell by such a space that a box holds several columns; walls that end together, and end a row."""
MOST = 0.6
"""Part of the cells of a box that such a space parts, where it holds several columns."""
_SIGN = re.compile(r"\W{1,2}|[^\W\d_]{1,4}")
"""What stands apart before an amount or behind it: a sign of currency, a unit."""
Cells = list[tuple[int, int, int, int]]
"""Merged areas: first row, first column, last row, last column."""


def lattice_candidates(page: Page, edges: Edges) -> list[Candidate]:
    """Every group of crossing edges that closes at least two cells, as a candidate table."""
    out = []
    for ruled, vertical in components(edges):
        horizontal = _with_ends(ruled, vertical)
        ys = positions(horizontal, vertical)
        xs = positions(vertical, horizontal)
        if (len(xs) > 2 or len(ys) > 2) and len(xs) * len(ys) <= MOST_CELLS:
            found = _candidate(page, horizontal, vertical, xs, ys)
            if found:
                out.append(found)
    return out


def _with_ends(horizontal: list[Edge], vertical: list[Edge]) -> list[Edge]:
    """The horizontal edges, with one where walls end together between two: below cells a note goes across them all."""
    at = [edge.at for edge in horizontal]
    ends = Counter(round(end) for edge in vertical for end in (edge.start, edge.end))
    left, right = min(edge.start for edge in horizontal), max(edge.end for edge in horizontal)
    return sorted(
        horizontal
        + [
            Edge(float(end), left, right)
            for end, walls in ends.items()
            if walls >= FEWEST and min(at) < end < max(at) and all(abs(end - y) > REACH for y in at)
        ]
    )


def positions(along: list[Edge], across: list[Edge]) -> list[float]:
    """The positions of parallel edges, with the ends of those that cross them: tables are often open at their sides."""
    at = sorted({e.at for e in along})
    usual = median(b - a for a, b in pairwise(at)) if len(at) > 1 else 0.0
    for ends, outermost in (([e.start for e in across], min), ([e.end for e in across], max)):
        end = outermost(ends)
        beyond = at[0] - end if outermost is min else end - at[-1]
        if beyond > REACH and (beyond < 2 * usual or sum(1 for e in ends if abs(e - end) <= REACH) > 1):
            at.append(end)
            at.sort()
    merged = at[:1]
    for a in at[1:]:
        if a - merged[-1] > SNAP:
            merged.append(a)
    return merged


def _walls(edges: list[Edge], at: list[float], along: list[float]) -> list[list[bool]]:
    """``walls[i][k]``: whether an edge at position ``i`` runs along the stretch ``k``. The outermost always do."""
    walls = [[i in (0, len(at) - 1)] * (len(along) - 1) for i in range(len(at))]
    for edge in edges:
        i = min(range(len(at)), key=lambda i: abs(at[i] - edge.at))
        for k in range(len(along) - 1):
            a, b = along[k], along[k + 1]
            if min(edge.end, b) - max(edge.start, a) >= 0.6 * (b - a):
                walls[i][k] = True
    return walls


def merged_cells(xs: list[float], ys: list[float], horizontal: list[Edge], vertical: list[Edge]) -> Cells:
    """The cells between the edges, merged where no edge parts them; an area that is no rectangle is cut by rows."""
    across, down = _walls(horizontal, ys, xs), _walls(vertical, xs, ys)
    rows, columns = len(ys) - 1, len(xs) - 1
    owner = list(range(rows * columns))

    def root(i: int) -> int:
        while owner[i] != i:
            owner[i] = i = owner[owner[i]]
        return i

    for r in range(rows):
        for c in range(columns):
            if c + 1 < columns and not down[c + 1][r]:
                owner[root(r * columns + c + 1)] = root(r * columns + c)
            if r + 1 < rows and not across[r + 1][c]:
                owner[root((r + 1) * columns + c)] = root(r * columns + c)
    areas: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for r in range(rows):
        for c in range(columns):
            areas[root(r * columns + c)].append((r, c))
    out: Cells = []
    for area in areas.values():
        top, bottom = area[0][0], area[-1][0]
        left, right = min(c for _, c in area), max(c for _, c in area)
        if len(area) == (bottom - top + 1) * (right - left + 1):
            out.append((top, left, bottom, right))
            continue
        for r in range(top, bottom + 1):
            run = sorted(c for q, c in area if q == r)
            start = run[0]
            for c, after in zip(run, [*run[1:], -1], strict=True):
                if after != c + 1 or down[after][r]:
                    out.append((r, start, r, c))
                    start = after
    return sorted(out)


def _candidate(
    page: Page, horizontal: list[Edge], vertical: list[Edge], xs: list[float], ys: list[float]
) -> Candidate | None:
    inside: dict[tuple[int, int], list[Word]] = defaultdict(list)
    for word in page.words:
        x, y = (word.x0 + word.x1) / 2, (word.top + word.bottom) / 2
        if xs[0] <= x <= xs[-1] and ys[0] <= y <= ys[-1]:
            row, column = bisect_right(ys, y) - 1, bisect_right(xs, x) - 1
            inside[min(row, len(ys) - 2), min(column, len(xs) - 2)].append(word)
    if not inside:
        return None
    areas = merged_cells(xs, ys, horizontal, vertical)
    words = [
        [w for r in range(a[0], a[2] + 1) for c in range(a[1], a[3] + 1) for w in inside.get((r, c), ())] for a in areas
    ]
    xs, areas = _with_columns(xs, areas, words)
    areas, words = _parted(xs, areas, words)
    return compact("lattice", page, xs, ys, areas, words)


def _with_columns(xs: list[float], areas: Cells, words: list[list[Word]]) -> tuple[list[float], Cells]:
    """The positions of walls with those of columns that only white space parts, and the areas by them: some tables
    have walls between groups of columns alone. What has several lines of figures is no single row, and tells nothing.
    """
    if len(xs) < 3 or any(_stacked(content) for content in words):
        return xs, areas
    more: list[float] = []
    for column in range(len(xs) - 1):
        cells = [w for a, w in zip(areas, words, strict=True) if a[1] == a[3] == column and w]
        more += _gutters(cells)
    if not more:
        return xs, areas
    every = sorted([*xs, *more])
    first = [every.index(x) for x in xs]
    return every, [(top, first[left], bottom, first[right + 1] - 1) for top, left, bottom, right in areas]


def _gutters(cells: list[list[Word]]) -> list[float]:
    """The middles of the white spaces that go through most of the cells of a box and part words in each."""
    if len(cells) < FEWEST or any(w.angle for words in cells for w in words):
        return []
    parted = [runs for words in cells if len(runs := _runs(words)) > 1]
    if len(parted) < FEWEST or len(parted) < MOST * len(cells):
        return []
    covered: list[list[float]] = []
    for x0, x1 in sorted((run[0].x0, max(w.x1 for w in run)) for runs in parted for run in runs):
        if covered and x0 <= covered[-1][1]:
            covered[-1][1] = max(covered[-1][1], x1)
        else:
            covered.append([x0, x1])
    held = [
        [" ".join(w.text for w in run) for runs in parted for run in runs if a <= run[0].x0 <= b] for a, b in covered
    ]
    for texts in held:
        # Signs apart from their amounts and boxes to tick are no columns.
        if 2 * len(texts) < len(parted) or (len({*texts}) == 1 and not numeric(texts[0])):
            return []
    if any(all(_SIGN.fullmatch(text) for text in texts) and len({*texts}) < FEWEST for texts in held):
        return []
    return [(a[1] + b[0]) / 2 for a, b in pairwise(covered)]


def _stacked(words: list[Word]) -> bool:
    """Whether a cell has several lines that white space parts, figures in each: those of several rows."""
    if len(words) < 4 or any(w.angle for w in words):
        return False
    lines = [[numeric(" ".join(w.text for w in run)) for run in _runs(line)] for line in text_lines(words)]
    return sum(len(line) > 1 and any(line) for line in lines) > 1


def _runs(words: list[Word]) -> list[list[Word]]:
    """The words of a cell in columns of its own, left to right: whatever their heights, white space parts these."""
    height = median(w.bottom - w.top for w in words)
    runs: list[list[Word]] = []
    end = 0.0
    for word in sorted(words, key=lambda w: w.x0):
        if runs and word.x0 - end <= APART * height:
            runs[-1].append(word)
        else:
            runs.append([word])
            end = word.x1
        end = max(end, word.x1)
    return runs


def _parted(xs: list[float], areas: Cells, words: list[list[Word]]) -> tuple[Cells, list[list[Word]]]:
    """Areas over several columns cut into these where their words stand in them, each run within one: headers in bands
    of colour often have no walls."""
    cells: list[tuple[tuple[int, int, int, int], list[Word]]] = []
    for area, content in zip(areas, words, strict=True):
        top, left, bottom, right = area
        columns = _columns(xs, content, left, right) if right > left and len(content) > 1 else {}
        if columns:
            cells += [((top, c, bottom, c), columns.get(c, [])) for c in range(left, right + 1)]
        else:
            cells.append((area, content))
    cells.sort(key=lambda cell: cell[0])
    return [area for area, _ in cells], [content for _, content in cells]


def _columns(xs: list[float], words: list[Word], left: int, right: int) -> dict[int, list[Word]]:
    """The words by the columns they stand in; nothing where they are one cell."""
    if any(w.angle for w in words):
        return {}
    found: dict[int, list[Word]] = defaultdict(list)
    for line in text_lines(words):
        for run in _runs(line):
            x0, x1 = run[0].x0, max(w.x1 for w in run)
            column = min(max(bisect_right(xs, (x0 + x1) / 2) - 1, left), right)
            if x0 < xs[column] - 1 or x1 > xs[column + 1] + 1:
                return {}
            found[column] += run
    return found if len(found) > 1 and 2 * len(found) > right - left else {}


def compact(
    finder: str, page: Page, xs: list[float], ys: list[float], areas: Cells, words: list[list[Word]]
) -> Candidate:
    """A candidate without the rows and columns in which no cell with text begins: spacers between doubled lines."""
    rows = sorted({a[0] for a, w in zip(areas, words, strict=True) if w})
    columns = sorted({a[1] for a, w in zip(areas, words, strict=True) if w})
    full = [a for a, w in zip(areas, words, strict=True) if w]
    cells, spans = {}, {}
    for (top, left, bottom, right), content in zip(areas, words, strict=True):
        if not content:
            continue
        r, c = bisect_left(rows, top), bisect_left(columns, left)
        cells[r, c] = content
        last = Span(r, c, bisect_right(rows, bottom) - 1, bisect_right(columns, right) - 1)
        if (last.bottom, last.right) != (r, c):
            spans[r, c] = last
    blank = sum(ys[r + 1] - ys[r] for r in range(len(ys) - 1) if not any(a[0] <= r <= a[2] for a in full))
    return Candidate(
        finder,
        page,
        [Column(xs[c], xs[nxt]) for c, nxt in zip(columns, [*columns[1:], len(xs) - 1], strict=True)],
        [(ys[r], ys[nxt]) for r, nxt in zip(rows, [*rows[1:], len(ys) - 1], strict=True)],
        cells,
        spans,
        blank=blank / (ys[-1] - ys[0]),
    )
