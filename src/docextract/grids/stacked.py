"""A header in a box or a band of its own, and the rows below it, as one table."""

from __future__ import annotations

from docextract.document import Span

from .candidate import YEAR, Candidate, numeric
from .laid import figure

HIGHEST = 4
"""So many rows at most make a header."""
APART = 3.0
"""Heights of a line that a header stands above its rows at most."""
BOTH = 0.85
"""Part of either width that header and rows share."""


def headed(head: Candidate, body: Candidate) -> Candidate | None:
    """The rows of a table under a header found by itself; None where the two are not of one table.

    The header has no figures, stands close above, is as wide as the rows, and each of its cells has columns of its own.
    """
    if len(head.bands) > HIGHEST or any(map(figure, head.cells.values())):
        return None
    first = [text for text in body.texts[0] if text]
    if len(first) > 1 and not any(numeric(text) and not YEAR.fullmatch(text) for text in first):
        return None  # it has a header of its own
    x0, top, x1, _ = body.box
    left, _, right, end = head.box
    height = min(w.bottom - w.top for words in body.cells.values() for w in words)
    shared = min(x1, right) - max(x0, left)
    if not -height < top - end < APART * height or shared < BOTH * max(x1 - x0, right - left):
        return None
    cells = {}
    spans = {}
    for (row, column), words in head.cells.items():
        span = head.spans.get((row, column), Span(row, column, row, column))
        left, right = head.columns[column].x0, head.columns[span.right].x1
        under = [n for n, c in enumerate(body.columns) if left < (c.x0 + c.x1) / 2 < right]
        if not under:
            return None
        cells[row, under[0]] = words
        if (span.bottom, under[-1]) != (row, under[0]):
            spans[row, under[0]] = Span(row, under[0], span.bottom, under[-1])
    rows = len(head.bands)
    for (row, column), words in body.cells.items():
        cells[row + rows, column] = words
    for (row, column), span in body.spans.items():
        spans[row + rows, column] = Span(span.top + rows, span.left, span.bottom + rows, span.right)
    return Candidate(body.finder, body.page, body.columns, [*head.bands, *body.bands], cells, spans, rules=2)
