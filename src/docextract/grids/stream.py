"""Tables set by white space, with horizontal rules or none: lines that share columns, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from docextract.document import Column, Page, Span, Word

from .candidate import Candidate
from .edges import Edge, Edges
from .gutters import Strip, strips
from .joining import Row, rows_of
from .segments import Line, page_lines


def stream_candidates(page: Page, words: Sequence[Word], horizontal: Sequence[Edge]) -> list[Candidate]:
    """Candidates among words that stand in no ruled table; ``horizontal`` are the page's horizontal edges."""
    out = []
    for zone in zones(page_lines(words)):
        x0, x1 = min(n.x0 for n in zone), max(n.x1 for n in zone)
        rules = [e for e in horizontal if e.start < x1 and e.end > x0]
        for block in blocks(zone, rules):
            found = table_of(page, block, rules)
            if found:
                out.append(found)
    return out


def zones(lines: list[Line]) -> list[list[Line]]:
    """Lines of a page in columns of running text, each column by itself; other lines as they are."""
    gaps: list[tuple[float, float]] = []
    for line in lines:
        if len(line.segments) == 2 and all(len(s.words) > 3 for s in line.segments) and not line.figures:
            gaps.append((line.segments[0].x1, line.segments[1].x0))
    if len(gaps) < 6:
        return [lines] if lines else []
    left, right = sorted(g[0] for g in gaps)[-1 - len(gaps) // 20], sorted(g[1] for g in gaps)[len(gaps) // 20]
    if right - left < 4:
        return [lines]
    middle = (left + right) / 2
    whole: list[Line] = []
    sides: tuple[list[Line], list[Line]] = ([], [])
    out: list[list[Line]] = []

    def flush() -> None:
        nonlocal whole, sides
        out.extend(z for z in (whole, *sides) if z)
        whole, sides = [], ([], [])

    for line in lines:
        if any(s.x0 < middle < s.x1 for s in line.segments):
            if any(sides):
                flush()
            whole.append(line)
            continue
        if whole:
            flush()
        for side, part in enumerate(
            ([s for s in line.segments if s.x1 <= middle], [s for s in line.segments if s.x0 >= middle])
        ):
            if part:
                ws = [w for s in part for w in s.words]
                sides[side].append(Line(min(w.top for w in ws), max(w.bottom for w in ws), part))
    flush()
    return out


def blocks(lines: Sequence[Line], rules: Sequence[Edge]) -> list[list[Line]]:
    """Stretches of lines that may be one table: most have several segments, none is prose, no wide gap parts them."""
    out: list[list[Line]] = []
    current: list[Line] = []
    pending: list[Line] = []
    for line in lines:
        tabular = len(line.segments) > 1 and not line.prose
        last = pending[-1] if pending else current[-1] if current else None
        if last is not None and line.top - last.bottom > 1.8 * max(line.height, last.height):
            _close(out, current, pending)
            current, pending = [], []
        if tabular:
            if line.headed and current and current[-1].figures and (pending or _apart(line, current)):
                # Headers anew under a title: another table.
                _close(out, current)
                current = []
            if not current:
                # Above the first full line only what stands over its columns may be a header, and labels after that.
                heads = [i for i, p in enumerate(pending) if p.x0 > line.segments[0].x1 or _over(p, line)]
                pending = pending[heads[0] :] if heads else []
            current += pending
            current.append(line)
            pending = []
        elif (line.prose and not (current and _labels(line, current))) or len(pending) > 3:
            _close(out, current, [*pending, line])
            current, pending = [], []
        else:
            pending.append(line)
    _close(out, current, pending)
    return [_bounded(block, lines, rules) for block in out]


def _over(line: Line, below: Line) -> bool:
    """Whether a line is the first words of one of the headers below it: close above and flush with it."""
    words = line.segments[0]
    if len(line.segments) > 1 or below.bottom - line.bottom > 1.4 * line.height:
        return False
    near = 0.4 * line.height
    # Flush left with the first of them stands a title, too.
    return any(
        words.x1 - words.x0 < 2 * (s.x1 - s.x0)
        and (
            (k > 0 and abs(words.x0 - s.x0) < near)
            or abs(words.x1 - s.x1) < near
            or abs(words.x0 + words.x1 - s.x0 - s.x1) < near
        )
        for k, s in enumerate(below.segments)
    )


def _apart(line: Line, block: Sequence[Line]) -> bool:
    """Whether a line stands further off than the lines of a block from each other."""
    gaps = [b.bottom - a.bottom for a, b in pairwise(block)]
    return bool(gaps) and line.bottom - block[-1].bottom > 1.5 * median(gaps)


def _labels(line: Line, block: Sequence[Line]) -> bool:
    """Whether a line keeps to the column of labels of the lines before it."""
    borders = [n.segments[1].x0 for n in block[-6:] if len(n.segments) > 1]
    return bool(borders) and line.x1 < min(borders)


def _close(out: list[list[Line]], block: list[Line], after: Sequence[Line] = ()) -> None:
    """Keep a block that has two full lines, with the lines after it that its last label wraps into."""
    if sum(1 for line in block if len(line.segments) > 1) < 2:
        return
    for line in after:
        step = line.bottom - block[-1].bottom
        if not (line.segments[0].text[:1].islower() and _labels(line, block) and step < 1.4 * line.height):
            break
        block.append(line)
    out.append(block)


def _bounded(block: list[Line], lines: Sequence[Line], rules: Sequence[Edge]) -> list[Line]:
    """The block between the rules that frame it: a rule above the header, a rule under the last row."""
    x0, x1 = min(n.x0 for n in block), max(n.x1 for n in block)
    wide = [e.at for e in rules if min(e.end, x1) - max(e.start, x0) > 0.8 * (x1 - x0)]
    if not wide:
        return block
    first, last = lines.index(block[0]), lines.index(block[-1])
    reach = 2.5 * median(n.height for n in block)
    above = [y for y in wide if block[0].top - reach - 2 <= y <= block[0].bottom - 2]
    if above:
        while first and lines[first - 1].top >= min(above) - 2:
            first -= 1
    below = [y for y in wide if block[-1].top + 2 <= y <= block[-1].bottom + reach]
    if below:
        while last + 1 < len(lines) and lines[last + 1].bottom <= max(below) + 2:
            last += 1
    return list(lines[first : last + 1])


def table_of(page: Page, block: Sequence[Line], rules: Sequence[Edge], finder: str = "stream") -> Candidate | None:
    """The columns and rows of a block of lines; None if there are no two columns."""
    body = [line for line in block if line.figures and not line.headed]
    columns = strips(body if len(body) > 1 else block, block)
    head = max((n for n in block if n.headed), key=lambda n: (len(n.segments), n.top), default=None)
    for before, segment in pairwise([None, *head.segments] if head else []):
        if segment is None or any(segment.x0 < c.x1 and c.x0 < segment.x1 for c in columns):
            continue
        # A header alone makes a column only if it stands well apart from the header before it.
        if before and segment.x0 - before.x1 > 1.5 * (segment.words[0].bottom - segment.words[0].top):
            columns.append(Strip(segment.x0, segment.x1))
            columns.sort(key=lambda s: s.x0)
    if len(columns) < 2:
        return None
    x0, x1 = columns[0].x0, columns[-1].x1
    separators = [e.at for e in rules if min(e.end, x1) - max(e.start, x0) > 0.8 * (x1 - x0)]
    partial = [e for e in rules if e.at not in separators]
    return candidate(finder, page, columns, rows_of(block, columns, separators, partial), separators)


def within(table: Candidate, edges: Edges) -> Candidate | None:
    """A ruled table read again by its lines, its rules as walls: where rules leave out rows or columns."""
    x0, top, x1, bottom = table.box
    words = [w for content in table.cells.values() for w in content]
    vertical = [e for e in edges.vertical if x0 - 3 <= e.at <= x1 + 3 and e.start < bottom and e.end > top]
    rules = [e for e in edges.horizontal if top - 3 <= e.at <= bottom + 3 and e.start < x1 and e.end > x0]
    found = table_of(table.page, page_lines(words, vertical), rules, "hybrid")
    if found:
        found.box_only = len(table.columns) == 1
    return found


def candidate(
    finder: str, page: Page, columns: Sequence[Strip], rows: Sequence[Row], separators: Sequence[float] = ()
) -> Candidate:
    """A candidate from columns and rows."""
    cells: dict[tuple[int, int], list[Word]] = {}
    spans: dict[tuple[int, int], Span] = {}
    for r, row in enumerate(rows):
        for c, words in row.cells.items():
            cells[r, c] = words
            if row.last.get(c, c) > c:
                spans[r, c] = Span(r, c, r, row.last[c])
    edges = [
        columns[0].x0,
        *((a.x1 + b.x0) / 2 for a, b in zip(columns, columns[1:], strict=False)),
        columns[-1].x1,
    ]
    return Candidate(
        finder,
        page,
        [Column(a, b) for a, b in zip(edges, edges[1:], strict=False)],
        [(row.top, row.bottom) for row in rows],
        cells,
        spans,
        rules=_framing(rows, separators),
    )


def _framing(rows: Sequence[Row], separators: Sequence[float]) -> int:
    """How many rules stand where a table has them: over the header, under it, and under the last row."""
    height = rows[0].bottom - rows[0].top
    near = (
        any(rows[0].top - height <= y <= rows[0].top + 2 for y in separators),
        any(a.tail - 3 <= y <= b.top + 3 for a, b in pairwise(rows[:4]) for y in separators),
        any(rows[-1].bottom - 2 <= y <= rows[-1].bottom + height for y in separators),
    )
    return sum(near)
