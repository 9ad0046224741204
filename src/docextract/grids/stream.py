"""Tables set by white space, with horizontal rules or none: lines that share columns, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from docextract.document import Column, Page, Span, Word
from docextract.models.place import Box

from .beside import parted, without_text
from .candidate import Candidate
from .edges import REACH, Edge, Edges
from .gutters import Strip, strips
from .joining import rows_of
from .laid import Row
from .segments import FIGURES_APART, Line, page_lines, part_figures
from .stretches import data, stretches, zones


def stream_candidates(
    page: Page, words: Sequence[Word], horizontal: Sequence[Edge], boxes: Sequence[Box] = ()
) -> list[Candidate]:
    """Candidates among words outside the ``boxes`` of ruled tables; ``horizontal`` are the page's horizontal edges."""
    out = []
    found_zones = zones(part_figures(page_lines(words)), horizontal)
    waiting = [part for zone in found_zones for part in without_text(zone, boxes) if part][::-1]
    while waiting:
        zone = waiting.pop()
        x0, x1 = min(n.x0 for n in zone), max(n.x1 for n in zone)
        rules = [e for e in horizontal if e.start < x1 and e.end > x0]
        blocks = stretches(zone, rules)
        parts = next((parts for block in blocks if (parts := parted(zone, block, rules))), [])
        if parts:
            waiting += parts[::-1]
            continue
        for block in blocks:
            found = table_of(page, block, rules)
            if found:
                out.append(found)
    return out


def table_of(
    page: Page, block: Sequence[Line], rules: Sequence[Edge], finder: str = "stream", walls: Sequence[Edge] = ()
) -> Candidate | None:
    """The columns and rows of a block of lines; None if there are no two columns. ``walls`` cut the rules they meet."""
    body = [line for line in block if data(line)]
    columns = strips(body if len(body) > 1 else block, block)
    head = max((n for n in block if n.headed), key=lambda n: (len(n.segments), n.top), default=None)
    heads = [s for n in block if n.headed for s in n.segments]
    columns = _whole_codes(columns, head, body)
    for (before, segment), (_, after) in pairwise(pairwise([None, *head.segments, None] if head else [])):
        if segment is None:
            continue
        if any(segment.x0 < c.x1 and c.x0 < segment.x1 for c in columns):
            continue
        start = before.x1 if before else max((c.x1 for c in columns if c.x1 < segment.x0), default=segment.x0)
        bare = [c for c in columns if start < c.x0 and (after is None or c.x1 < after.x0)]
        bare = [c for c in bare if not any(s.x0 < c.x1 and c.x0 < s.x1 for s in heads)]
        if len(bare) == 1:
            # A header at the other end of a column than its cells.
            bare[0].x0, bare[0].x1 = min(bare[0].x0, segment.x0), max(bare[0].x1, segment.x1)
            continue
        # A header alone makes a column only if it stands well apart from the header before it.
        if segment.x0 - start > 1.5 * (segment.words[0].bottom - segment.words[0].top):
            columns.append(Strip(segment.x0, segment.x1))
            columns.sort(key=lambda s: s.x0)
    if len(columns) < 2:
        return None
    x0, x1 = columns[0].x0, columns[-1].x1
    separators = [e.at for e in rules if min(e.end, x1) - max(e.start, x0) > 0.8 * (x1 - x0)]
    partial = [piece for e in rules if e.at not in separators for piece in _between(e, walls)]
    return candidate(finder, page, columns, rows_of(block, columns, separators, partial), separators)


def _whole_codes(columns: Sequence[Strip], head: Line | None, body: Sequence[Line]) -> list[Strip]:
    """Columns, those of digits that a blank parts under one header as one: codes in groups, as ``522 63 71-01`` is, and
    hours and minutes.

    The header begins where the first group does, ends with the last or is in their middle, and no word of it stands
    where the others do.
    """
    out: list[Strip] = []
    for column in columns:
        near = out[-1] if out and head and column.x0 - out[-1].x1 < FIGURES_APART * head.height else None
        inside = [s for s in head.segments if near and near.x0 - 1 < s.x1 and s.x0 < column.x1] if head else []
        if near and len(inside) == 1:
            title, middle = inside[0], near.x0 + column.x1
            begins, ends = abs(title.x0 - near.x0) < 1, abs(title.x1 - column.x1) < 1
            own = any(abs(w.x0 - column.x0) < 1 or abs(w.x1 - column.x1) < 1 for w in title.words[1:])
            if not own and (begins or ends or abs(title.x0 + title.x1 - middle) < 4) and _grouped(near, column, body):
                near.x1 = column.x1
                continue
        out.append(column)
    return out


def _grouped(left: Strip, right: Strip, body: Sequence[Line]) -> bool:
    """Whether lines have cells in both columns, digits alone in the left one, or in none; or one sign alone for both,
    where the right ones have two digits each."""
    minutes, alone = 0, 0
    for line in body:
        a, b = ([w for s in line.segments if c.x0 <= s.x0 and s.x1 <= c.x1 for w in s.words] for c in (left, right))
        if not all(w.text.isdigit() for w in a if b):
            return False
        minutes += bool(a) and len(b) == 1 and len(b[0].text) == 2 and b[0].text.isdigit()
        alone += bool(a) != bool(b)
        if bool(a) != bool(b) and (len([*a, *b]) > 1 or len([*a, *b][0].text) > 1):
            return False
    return not alone or minutes > alone


def within(table: Candidate, edges: Edges) -> Candidate | None:
    """A ruled table read again by its lines, its rules as walls: where rules leave out rows or columns."""
    x0, top, x1, bottom = table.box
    words = [w for content in table.cells.values() for w in content]
    vertical = [e for e in edges.vertical if x0 - 3 <= e.at <= x1 + 3 and e.start < bottom and e.end > top]
    rules = [e for e in edges.horizontal if top - 3 <= e.at <= bottom + 3 and e.start < x1 and e.end > x0]
    found = table_of(table.page, part_figures(page_lines(words, vertical)), rules, "hybrid", vertical)
    if found:
        found.box_only = len(table.columns) == 1
    return found


def _between(rule: Edge, walls: Sequence[Edge]) -> list[Edge]:
    """The pieces of a rule between the walls that come down to it."""
    ends = [rule.start, *sorted(w.at for w in walls if w.start < rule.at - REACH and w.end > rule.at - REACH), rule.end]
    return [Edge(rule.at, a, b) for a, b in pairwise(ends) if b - a > REACH]


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
        *((a.x1 + b.x0) / 2 for a, b in pairwise(columns)),
        columns[-1].x1,
    ]
    return Candidate(
        finder,
        page,
        [Column(a, b) for a, b in pairwise(edges)],
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
