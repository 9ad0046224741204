"""Tables that stand side by side, or beside running text or a chart: where a stretch of lines falls into two.

White space from top to bottom parts the columns of one table as it parts two tables. Two are told by what one of them
has and the other has not: rules that end between them, titles of their own, lines at other heights.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from docextract.models.place import Box

from .edges import Edge
from .gutters import Strip, strips
from .segments import Line, Segment

FEWEST = 2
"""Rules, or full lines on either side that stand at heights of their own, that tell two tables."""
EVEN = 1.0
"""Points by which the gaps of a justified line may differ."""
GAP = 1.8
"""Heights of a line from which on a space parts what stands above it."""
MANY, LONG = 4, 4.0
"""So many lines of so many words each read as text beside a table."""
OWN = 0.8
"""Part of the width of a table that a rule of its own covers."""
WORDS = 0.6
"""Part of the cells of a column that are no figures, where it is one of labels."""


def parted(zone: Sequence[Line], block: Sequence[Line], rules: Sequence[Edge]) -> list[list[Line]]:
    """The zone a block stands in, cut into what is above, left and right of a gutter, and below; else nothing."""
    columns = strips([line for line in block if len(line.segments) > 1])
    at = _gutter(zone, block, columns, rules) if len(columns) > 2 else None
    if at is None:
        return []
    first, last = zone.index(block[0]), zone.index(block[-1])
    across = [e.at for e in rules if e.start < at < e.end]
    while first and _belongs(zone[first - 1], zone[first], at, across):
        first -= 1
    while last + 1 < len(zone) and _belongs(zone[last], zone[last + 1], at, across):
        last += 1
    out = [list(zone[:first]), *sides(zone[first : last + 1], at), list(zone[last + 1 :])]
    return [part for part in out if part]


def sides(lines: Sequence[Line], at: float) -> tuple[list[Line], list[Line]]:
    """The parts of lines left and right of a height's middle ``at``, none of whose segments crosses it."""
    left: list[Line] = []
    right: list[Line] = []
    for line in lines:
        for side, segments in (
            (left, [s for s in line.segments if s.x0 + s.x1 <= 2 * at]),
            (right, [s for s in line.segments if s.x0 + s.x1 > 2 * at]),
        ):
            if segments:
                words = [w for s in segments for w in s.words]
                side.append(Line(min(w.top for w in words), max(w.bottom for w in words), segments))
    return left, right


def without_text(lines: Sequence[Line], boxes: Sequence[Box] = ()) -> list[list[Line]]:
    """Lines without the columns of running text that stand beside them; each such column by itself before the rest.

    A column of justified text is told by its lines, which begin and end at the same two places: four of them, or two as
    wide as one of the ``boxes``, ruled tables above or below.
    """
    full = Counter((round(run[0].x0), round(run[-1].x1)) for line in lines for run in _runs(line) if _reads(run))
    out: list[list[Line]] = []
    rest = [*lines]
    for (x0, x1), count in sorted(full.items()):
        boxed = any(abs(box[0] - x0) < 2 and abs(box[2] - x1) < 2 for box in boxes)
        wider = any(a <= x0 and x1 <= b and (a, b) != (x0, x1) and n > count for (a, b), n in full.items())
        if wider or count < (2 if boxed else MANY):
            continue
        members = _paragraphs(rest, x0, x1)
        if not any(len(line.segments) > len(run) for line, run in members):
            continue  # nothing stands beside it
        taken = {id(line): run for line, run in members}
        out.append([_line(run) for _, run in members])
        rest = [
            _line(kept) if id(line) in taken else line
            for line in rest
            if (kept := [s for s in line.segments if s not in taken.get(id(line), ())])
        ]
    return [*out, rest]


def _reads(run: Sequence[Segment]) -> bool:
    """Whether words side by side read as text: enough of them, most of letters."""
    words = [w.text for s in run for w in s.words]
    return len(words) >= LONG and sum(w[:2].isalpha() for w in words) > 0.6 * len(words)


def _line(segments: list[Segment]) -> Line:
    words = [w for s in segments for w in s.words]
    return Line(min(w.top for w in words), max(w.bottom for w in words), segments)


def _runs(line: Line) -> list[list[Segment]]:
    """Segments that one line of justified text may be made of: single ones, and those with the same gap between all."""
    out: list[list[Segment]] = []
    for first in range(len(line.segments)):
        run: list[Segment] = []
        gaps: list[float] = []
        for s in line.segments[first:]:
            inside = [b.x0 - a.x1 for a, b in pairwise(s.words)]
            gaps += [*([s.x0 - run[-1].x1] if run else []), *inside]
            if (s.numeric and any(map(str.isdigit, s.text))) or (gaps and max(gaps) - min(gaps) > EVEN):
                break
            run = [*run, s]
            out.append(run)
    return out


def _paragraphs(lines: Sequence[Line], x0: float, x1: float) -> list[tuple[Line, list[Segment]]]:
    """The lines of a column of text, with the segments that stand in it."""
    inside: list[tuple[Line, list[Segment], bool]] = []
    for line in lines:
        run = [s for s in line.segments if s.x0 > x0 - 1 and s.x1 < x1 + 1]
        if not run or any(s.x0 < x1 and s.x1 > x0 for s in line.segments if s not in run):
            inside.append((line, [], False))
            continue
        full = abs(run[-1].x1 - x1) < 1 and run in _runs(line)
        # The last line of a paragraph ends early.
        loose = len(run) == 1 and not run[0].numeric and run[0].x0 - x0 < 1
        inside.append((line, run if (full and run[0].x0 - x0 < 2.5 * line.height) or loose else [], full))
    groups: list[list[tuple[Line, list[Segment], bool]]] = [[]]
    for line, run, full in inside:
        last = groups[-1][-1][0] if groups[-1] else None
        if run and (last is None or line.top - last.bottom < line.height):
            groups[-1].append((line, run, full))
        elif run or any(s.x0 < x1 and s.x1 > x0 for s in line.segments):
            groups.append([(line, run, full)] if run else [])
    return [(line, run) for group in groups if sum(full for _, _, full in group) > 1 for line, run, _ in group]


def _belongs(above: Line, below: Line, at: float, across: Sequence[float]) -> bool:
    """Whether two lines stand close to each other, and nothing that crosses the gutter parts them."""
    if _crosses(above, at) or _crosses(below, at) or below.top - above.bottom > GAP * above.height:
        return False
    return not any(above.bottom - 3 < y < below.top + 3 for y in across)


def _crosses(line: Line, at: float) -> bool:
    return any(s.x0 < at < s.x1 for s in line.segments)


def _gutter(
    zone: Sequence[Line], block: Sequence[Line], columns: Sequence[Strip], rules: Sequence[Edge]
) -> float | None:
    """The middle of the gutter between two tables of a block."""
    inside = [e for e in rules if block[0].top - 2 <= e.at <= block[-1].bottom + 2]
    framing = [e for e in rules if block[0].top - 2 * block[0].height <= e.at <= block[-1].bottom + block[0].height]
    for k in range(len(columns) - 1):
        a, b = columns[k].x1, columns[k + 1].x0
        at = (a + b) / 2
        if b - a < block[0].height or any(e.start < a and e.end > b for e in inside):
            continue
        if any(_crosses(line, at) for line in block):
            continue
        left, right = sides(block, at)
        if (
            _ruled_apart(columns, k, framing, 1 if _headed_twice(left[:3], right, columns[0]) else FEWEST)
            or _lines_apart(left, right, columns[k + 1])
            or (k + 2 == len(columns) and _text(right, left))
            or (k == 0 and _text(left, right))
            or _titled(zone, block, columns, k)
            or _ends_apart(block, left, right, columns, k)
        ):
            return at
    return None


def _ruled_apart(columns: Sequence[Strip], k: int, rules: Sequence[Edge], fewest: int) -> bool:
    """Whether the rules of a table of two columns or more end at the gutter after column ``k``."""
    return k > 0 and len(_own(rules, columns[0].x0, columns[k].x1, columns[k + 1].x0)) >= fewest


def _headed_twice(left: Sequence[Line], right: Sequence[Line], first: Strip) -> bool:
    """Whether a line has the same headers on both sides of a gutter, the first of them over the first column.

    Titles of two periods over the same headers leave the column of labels free.
    """
    for line in left:
        heads = [s.text for s in line.segments]
        if len({*heads}) == len(heads) > 2 and line.headed and line.x0 < first.x1 and first.x0 < line.segments[0].x1:
            beside = next((n for n in right if abs(n.bottom - line.bottom) < 1), None)
            if beside is not None and heads == [s.text for s in beside.segments]:
                return True
    return False


def _own(rules: Sequence[Edge], x0: float, x1: float, beyond: float) -> set[float]:
    """The heights of rules that cover a table and end before what stands right of it."""
    return {e.at for e in rules if e.end < beyond and min(e.end, x1) - max(e.start, x0) > OWN * (x1 - x0)}


def _lines_apart(left: Sequence[Line], right: Sequence[Line], first: Strip) -> bool:
    """Whether both sides have full lines at heights where the other has none, as two tables that are set apart have."""
    tops = [[(n.top, n.bottom) for n in side] for side in (left, right)]
    alone = [
        [
            n
            for n in side
            if len(n.segments) > 1 and not any(top < (n.top + n.bottom) / 2 < bottom for top, bottom in other)
        ]
        for side, other in zip((left, right), tops[::-1], strict=True)
    ]
    begun = [n for n in alone[1] if n.x0 < first.x0 + n.height]
    return len(alone[0]) >= FEWEST and len(begun) >= FEWEST


def _ends_apart(
    block: Sequence[Line], left: Sequence[Line], right: Sequence[Line], columns: Sequence[Strip], k: int
) -> bool:
    """Whether both sides of the widest gutter have headers, labels, and all their cells, but one has more rows."""
    gaps = [b.x0 - a.x1 for a, b in pairwise(columns)]
    if not 0 < k < len(columns) - 2 or not block[0].headed or any(gaps[k] < OWN * gap for gap in gaps):
        return False
    full = [{len(n.segments) for n in left}, {len(n.segments) for n in right}] == [{k + 1}, {len(columns) - k - 1}]
    rows = abs(len(left) - len(right)) >= FEWEST and min(len(left), len(right)) > FEWEST
    return full and rows and all(_labels(block, column, block[0]) for column in (columns[0], columns[k + 1]))


def _text(side: Sequence[Line], other: Sequence[Line]) -> bool:
    """Whether a side reads as running text: lines evenly spaced, at heights of their own."""
    texts = [line.segments[0] for line in side if len(line.segments) == 1]
    if len(texts) < max(MANY, len(side)) or sum(len(s.words) for s in texts) < LONG * len(texts):
        return False
    steps = [b.bottom - a.bottom for a, b in pairwise(side)]
    even = sum(abs(step - median(steps)) < 0.1 * side[0].height for step in steps)
    alone = sum(not any(abs(n.bottom - o.bottom) < 1 for o in other) for n in side)
    return even >= len(steps) - 2 and 2 * alone > len(side)


def _titled(zone: Sequence[Line], block: Sequence[Line], columns: Sequence[Strip], k: int) -> bool:
    """Whether each side has a title of its own: bold or large, flush left with it, over two columns or more."""
    at = zone.index(block[0])
    body = median(w.size for n in block[1:] for s in n.segments for w in s.words)
    for line in (*zone[max(0, at - 1) : at], *block[:2]):
        if not 1 < len(line.segments) <= len(columns) // 2 or line.figures:
            continue
        near = 0.5 * line.height
        starts = [_start(s, columns, near) for s in line.segments]
        if starts[0] != 0 or k + 1 not in starts or None in starts:
            continue
        widths = [b - a for a, b in pairwise([*(s or 0 for s in starts), len(columns)])]
        loud = all(w.bold or w.size > 1.1 * body for s in line.segments for w in s.words)
        if min(widths) > 1 and loud and _labels(block, columns[k + 1], line):
            return True
    return False


def _start(segment: Segment, columns: Sequence[Strip], near: float) -> int | None:
    """The column at whose left end a segment begins."""
    return next((n for n, c in enumerate(columns) if abs(c.x0 - segment.x0) < near), None)


def _labels(block: Sequence[Line], column: Strip, title: Line) -> bool:
    """Whether a column holds words, and no figures."""
    cells = [s for n in block if n is not title for s in n.segments if s.x0 < column.x1 and s.x1 > column.x0]
    return len(cells) > 1 and sum(not s.numeric for s in cells) >= WORDS * len(cells)
