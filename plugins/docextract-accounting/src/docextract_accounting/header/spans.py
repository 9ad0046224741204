"""Where the texts of a header stand: over which columns, by the cells of a sheet or the places on a page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import pairwise
from statistics import median_low

from docextract.plugin import Line, Span

from ..words import is_known
from .marks import DASHES, MARK, PERCENT, YEAR
from .model import APART, FEWEST_GROUPS, MOST_WORD, NEAR, SAME, Extents, Homes, overlap

MOST_SPAN = 0.8
"""Of a table's columns: what stands over more of them is its title."""
ASIDE = 0.25
"""Of the width of some columns, how far from their middle a text may stand that is over them."""
PADDING = 4.0
"""Points between the numbers of a column and its right edge, where a page draws cells."""
TILED = 6.0
"""Points by which titles that share out columns are off their middles at most."""
_DRAWN = re.compile(r"^[-–—=_*]{2,}\s+|\s+[-–—=_*]{2,}$")
"""What draws a title out over its columns: ``---- Period 09 movement ----``."""
_PAGE = re.compile(r"\bpage\W*\d|\b\d+\s+(?:of|/)\s+\d+$", re.IGNORECASE)


def is_figure(line: Line, column: int) -> bool:
    return line.is_number(column) or PERCENT.fullmatch(line.text(column) or "") is not None


def extents_of(lines: Sequence[Line]) -> Extents:
    """From where to where the cells of each column of a page stand, in lines with numbers: of columns of numbers only
    these, of others what stands there more than once."""
    boxes: dict[int, dict[bool, list[tuple[float, float]]]] = {}
    for line in lines:
        numbers = [line.text(c) or "" for c in line.filled if line.is_number(c)]
        if len(numbers) < 2 or _PAGE.search(line.joined()) or all(map(YEAR.fullmatch, numbers)):
            continue
        for column in line.filled:
            text = line.text(column) or ""
            if (box := line.box(column)) is not None and MARK.fullmatch(text) is None and text not in DASHES:
                mine = boxes.setdefault(column, {True: [], False: []})
                mine[is_figure(line, column)].append((box[0], box[2]))
    told = {c: mine[len(mine[True]) >= len(mine[False])] for c, mine in boxes.items()}
    outer = {c: (min(a for a, _ in mine), max(b for _, b in mine)) for c, mine in told.items() if boxes[c][True]}
    words = {c: mine for c, mine in told.items() if c not in outer and len(mine) > 1}
    found = Extents(outer)
    found.update({c: (median_low(a for a, _ in mine), median_low(b for _, b in mine)) for c, mine in words.items()})
    found.numeric = frozenset(outer)
    pages = {page.number: page for line in lines if (page := getattr(line.grid, "on", None)) is not None}
    found.flat = {n: sorted((r.top, r.x0, r.x1) for r in page.rules if r.horizontal) for n, page in pages.items()}
    found.upright = {n: sorted((r.x0, r.top, r.bottom) for r in p.rules if not r.horizontal) for n, p in pages.items()}
    return found


def column_under(line: Line, column: int, extents: Extents) -> int:
    """The column whose numbers stand under a text of a header: its own, or one that has no text in that line."""
    box = line.box(column)
    if box is None:
        return column
    under = {c: overlap((box[0], box[2]), e) for c, e in extents.items() if c == column or c not in line.filled}
    best = max(under, key=lambda c: under[c], default=column)
    near = under.get(column, 0) < 0 and under.get(best, 0) * APART > under[column]  # ``Unit`` centred beside ``1A``
    return best if best in under and (near or under[best] > max(0, under.get(column, 0) * 2)) else column


def opens_titles(block: Sequence[Line], reach: range, extents: Extents) -> bool:
    """Whether titles may stand over the first of their columns, in cells that are not merged: most of what stands over
    another text is over several."""
    merged = any(line.grid.span(line.row, line.home(c)) for line in block[:-1] for c in line.filled)
    merged = merged or any(_tiled(line, _numbers_below(block, n, extents)) for n, line in enumerate(block[:-1]))
    spans = spans_over(block, reach, extents, titled=True) if not merged else []
    lower = [{c for line in block[n:] for c in line.filled} for n in range(1, len(block))]
    over = [c in found for found, line, below in zip(spans, block, lower, strict=False) for c in line.filled
            if c in below and c in reach]  # fmt: skip
    return sum(over) * 3 > len(over) * 2


def spans_over(block: Sequence[Line], reach: range, extents: Extents, titled: bool = False) -> list[dict[int, range]]:
    """What each cell of the lines of a header stands over, on a page over columns of numbers only; ``titled``: in the
    upper lines of a sheet what is over a text of a lower line goes on to the next."""
    found = []
    for n, line in enumerate(block):
        if titled:
            lower = {c for one in block[n + 1 :] for c in one.filled if c in reach}
            ends = dict(pairwise([*(c for c in line.filled if c in reach), reach.stop]))
            under = {c: [one for one in range(c, end) if one in lower] for c, end in ends.items()}
            spans = {c: range(c, mine[-1] + 1) for c, mine in under.items() if mine[:1] == [c] and len(mine) > 1}
            found.append(spans if len(line.filled) > 1 else {})
            continue
        below = _numbers_below(block, n, extents)
        spans = spanning(line, reach, below, extents) if not _is_staggered(line, block) else {}
        if below:
            heads = {c: box for c, box in boxes_of(block[n + 1 :], extents, bare=True).items() if c in below}
            if tiled := _tiled(line, below):
                found.append(tiled)
                continue
            spans |= _over_middles(line, spans, below, heads, extents)
        found.append(spans)
    return found


def _numbers_below(block: Sequence[Line], n: int, extents: Extents) -> dict[int, tuple[float, float]]:
    """The columns of numbers that lines of a header below one of a page have words over."""
    return {c: box for c, box in boxes_of(block[n + 1 :], extents).items() if c in extents.numeric}


def _is_staggered(line: Line, block: Sequence[Line]) -> bool:
    """Whether a text alone in its line stands half a line off another one of the header: in the middle of a cell of its
    own, as ``Balance`` over ``owed``, and over no others."""
    box = line.row_box()
    others = (other for one in block if one is not line and (other := one.row_box()) is not None)
    return (
        len(line.filled) == 1
        and box is not None
        and any(overlap((box[1], box[3]), (b, d)) > 0 for _, b, _, d in others)
    )


def _tiled(line: Line, below: Mapping[int, tuple[float, float]]) -> dict[int, range]:
    """What the titles of a page stand over if three or more share out some columns that follow each other, each in the
    middle of several: ``Market``, ``In-place`` and ``Last ten leases`` over two, three and four; empty if not."""
    order = sorted(below)
    boxes = [(c, box[0], box[2]) for c in line.filled if (box := line.box(c)) is not None]
    if not order or len(order) < 2 * FEWEST_GROUPS:
        return {}
    between = [(below[a][1] + below[b][0]) / 2 for a, b in pairwise(order)]
    first, last = below[order[0]], below[order[-1]]
    ends = [below[c][1] for c in order]  # of cells whose numbers stand at their right
    right, padded = ([2 * ends[0] - ends[1] + room, *(end + room for end in ends)] for room in (0.0, PADDING))
    middles = [sum(first) - between[0], *between, sum(last) - between[-1]]
    inside = [title for title in boxes if title[2] > first[0]]  # not that of the words
    for titles, tried, most in ((boxes, (middles, right), TILED), (inside, (padded,), TILED / 2)):
        if not FEWEST_GROUPS <= len(titles) <= len(order) // 2 or any(a[2] > b[1] for a, b in pairwise(titles)):
            continue
        stands = [(left, end) for _, left, end in titles]
        shared = [taken for edges in tried if (taken := _shared_out(stands, edges, most))]
        if shared:
            _, taken = min(shared)
            return {c: range(order[a], order[b - 1] + 1) for (c, _, _), (a, b) in zip(titles, taken, strict=True)}
    return {}


def _shared_out(
    titles: Sequence[tuple[float, float]], edges: Sequence[float], most: float
) -> tuple[float, tuple[tuple[int, int], ...]] | None:
    """How far the middles of some titles are off in all, each less than ``most``, where each stands over two columns or
    more between the edges of columns and no column is left between them, and over which; None if they cannot."""
    best: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = dict.fromkeys(range(len(edges) - 1), (0.0, ()))
    """By the column that comes next."""
    for left, right in titles:
        found: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = {}
        for begin, (sofar, taken) in best.items():
            for end in range(begin + 2, len(edges)):
                off = abs(left + right - edges[begin] - edges[end]) / 2
                if off < most and edges[begin] < left + TILED and right < edges[end] + TILED:
                    whole = sofar + off, (*taken, (begin, end))
                    found[end] = min(found.get(end, whole), whole)
        best = found
    return min(best.values(), default=None)


def _over_middles(
    line: Line, spans: Mapping[int, range], below: Mapping[int, tuple[float, float]],
    heads: Mapping[int, tuple[float, float]], extents: Extents,
) -> dict[int, range]:  # fmt: skip
    """Texts of a page in line with no column, over the middle of the words or the numbers of several: ``Movement``."""
    found: dict[int, range] = {}
    texts = {c: (box[0], box[2]) for c in line.filled if (box := line.box(c)) is not None}
    order = sorted(heads)
    for column, (left, right) in texts.items():
        home = column_under(line, column, extents)
        own = [boxes[home] for boxes in (below, heads) if home in boxes]
        level = any(min(abs(a - left), abs(b - right), abs(a + b - left - right) / 2) < SAME for a, b in own)
        other = column in spans or (home in extents and home not in heads) or len(extents.framed(line, column)) == 1
        long = len(line.text(column) or "")
        if other or level:
            continue
        for size in range(max(2, -(-long // MOST_WORD)), len(order)):
            runs = [order[n : n + size] for n in range(len(order) - size + 1)]
            for boxes, run in ((boxes, run) for boxes in (heads, below) for run in runs):
                start, end = boxes[run[0]][0], boxes[run[-1]][1]
                alone = not any(a < end and start < b for c, (a, b) in texts.items() if c != column)
                middles = sum(sum(boxes[c]) / 2 for c in (run[0], run[-1]))  # of the outer columns
                if alone and min(abs(start + end - left - right), abs(middles - left - right)) < 2 * SAME:
                    found.setdefault(column, range(run[0], run[-1] + 1))
    return found


def _is_over_one(line: Line, column: int, extents: Extents) -> bool:
    """Whether a text of a page stands over the numbers of another column than the one that its cell begins at: where
    the rules of a header part some columns in two, the cells between them look as if they went on."""
    home, box = column_under(line, column, extents), line.box(column)
    if box is None or home == column or home not in extents.numeric:
        return False
    left, right = extents[home]
    flush = box[0] < right and left < box[2] and abs(box[2] - right) < SAME
    return flush or (box[0] <= left and right <= box[2])


def _is_aside(line: Line, column: int, span: Span, extents: Extents) -> bool:
    """Whether a text of a page stands neither at the left of the columns that its cell goes over nor amid them."""
    box, over = line.box(column), range(column, column + span.right - span.left + 1)
    told = [extents[c] for c in over if c in extents]
    if box is None or len(told) < 2:
        return False
    left, right = told[0][0], told[-1][1]
    return box[0] > sum(told[0]) / 2 and abs(box[0] + box[2] - left - right) / 2 > ASIDE * (right - left)


def spanning(
    line: Line, reach: range, below: Mapping[int, tuple[float, float]] | None = None, extents: Extents | None = None
) -> dict[int, range]:
    """The cells of a line that stand over several columns, but not over nearly the whole table, as a title does.

    On a page one does that whose middle stands between two columns of the lines ``below``, or that covers most of
    several.
    """
    found: dict[int, range] = {}
    for column in line.filled:
        span, box = line.grid.span(line.row, line.home(column)), line.box(column)
        if span is not None and span.right > span.left and extents:
            span = None if _is_over_one(line, column, extents) or _is_aside(line, column, span, extents) else span
        if span is not None and span.right > span.left:
            found[column] = range(column, column + span.right - span.left + 1)
        elif box is not None and below:
            drawn = extents.framed(line, column) if extents is not None else []
            mine = drawn or _centred((box[0], box[2]), below, alone=len(line.filled) == 1)
            fits = len(mine) > 1 and len(line.text(column) or "") <= MOST_WORD * (len(drawn) or 1)
            if fits and not any(c in line.filled for c in mine if c != column):
                found[column] = range(min(mine), max(mine) + 1)
    return {c: span for c, span in found.items() if len(span) < MOST_SPAN * len(reach)}


def _centred(text: tuple[float, float], below: Mapping[int, tuple[float, float]], *, alone: bool) -> list[int]:
    """The columns that a text of a header on a page stands over: those of which it covers most, or between which its
    middle is; where it is alone in its line, the run of columns around its middle."""
    middle = (text[0] + text[1]) / 2
    under = {c: n for c, box in below.items() if (n := overlap(text, box)) > 0}
    between = not any(a <= middle <= b for a, b in below.values())
    if not alone or not under:
        return [c for c, n in under.items() if between or n * 2 > below[c][1] - below[c][0]]
    order = sorted(below)
    runs = [order[a:b] for a in range(len(order)) for b in range(a + 1, len(order) + 1)]
    off = [abs((below[run[0]][0] + below[run[-1]][1]) / 2 - middle) for run in runs]
    fit = [(off[n] // NEAR, len(run), n) for n, run in enumerate(runs) if under.keys() <= set(run)]
    return runs[min(fit)[2]] if fit else []


def boxes_of(lines: Sequence[Line], extents: Extents, *, bare: bool = False) -> Extents:
    """From where to where the words of some lines and the cells below them (``bare``: the words alone) stand, by
    column."""
    found = Extents()
    for line in lines:
        for column in (c for c in line.filled if line.grid.span(line.row, line.home(c)) is None):
            home, box = column_under(line, column, extents), line.box(column)
            if box is not None:
                left, right = found.get(home, (box[0], box[2]) if bare else extents.get(home, (box[0], box[2])))
                found[home] = min(left, box[0]), max(right, box[2])
    return found


def homes_of(line: Line, reach: range, extents: Extents, spans: Mapping[int, range]) -> Homes:
    """The texts of a line of a header by column: on a page, of the column whose numbers stand below."""
    found: Homes = {}
    for column in (c for c in line.filled if c in reach):
        home, box = column if column in spans else column_under(line, column, extents), line.box(column)
        text = reduce(join_words, (" ".join(part.split()) for part in (line.text(column) or "").splitlines()), "")
        text = _DRAWN.sub("", text)
        before = f"{found[home][0]} " if home in found else ""
        found[home] = f"{before}{text}", (box[0] + box[2]) / 2 if box is not None else None
    return found


def join_words(upper: str, lower: str) -> str:
    """Two lines of a header: ``Allow-`` and ``ance``, ``OCCU-`` and ``PIED`` are one word, ``Set-`` and ``Aside`` two
    with a dash."""
    if upper[-1:] == "-" and upper[-2:-1].isalpha() and lower[:1].isalpha():
        parted = lower[:1].islower() or is_known(upper[:-1].split()[-1] + lower.split()[0])
        return (upper[:-1] if parted else upper) + lower
    return f"{upper} {lower}".strip()
