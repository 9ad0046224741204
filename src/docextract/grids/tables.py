"""The tables of a page, whatever the page is about: ruled, partly ruled or set by white space alone.

Every candidate gets a score and reasons; the best that do not overlap and are admitted become grids. What lost is
kept: with the grid that took its place, and by :func:`candidates` in any case.
"""

from __future__ import annotations

from collections.abc import Sequence

from docextract.document import Document, Grid, Page, PageGrid, Word
from docextract.models.place import Box

from .admission import judge, unruled
from .candidate import Candidate
from .edges import REACH, Edge, page_edges
from .lattice import lattice_candidates
from .stacked import headed
from .stream import stream_candidates, within
from .upright import upright

FEWEST = 4
"""Filled boxes, below which those as tall as a page lay it out."""
TALL = 0.6
"""Part of a page's height from which on a box is a panel of it."""


def find_tables(page: Page) -> list[PageGrid]:
    """The tables of a page in reading order."""
    return [c.grid() for c in candidates(page) if c.accepted]


def candidates(page: Page) -> list[Candidate]:
    """All candidates of a page in reading order, those not taken too (``accepted`` is False, ``reasons`` say why)."""
    page = upright(page)
    edges = page_edges(page)
    found: list[Candidate] = []
    for ruled in lattice_candidates(page, edges):
        judge(ruled)
        found.append(ruled)
        if not _layout(ruled) and (why := unruled(ruled)):
            hybrid = within(ruled, edges)
            if hybrid:
                judge(hybrid)
                found.append(hybrid)
                if hybrid.accepted:
                    ruled.accepted = False
                    hybrid.given_up.append(ruled.lost(why))
    taken = [c.box for c in found if c.accepted]
    words = [w for w in page.words if not any(inside(w, box) for box in taken)] if taken else page.words
    # The rules of a ruled table say nothing of what stands beside it.
    rules = [e for e in edges.horizontal if not any(_of(e, box) for box in taken)]
    for part in _panels(page, words):
        for open_table in stream_candidates(page, part, rules, taken):
            judge(open_table)
            found.append(open_table)
    for body in [c for c in found if c.accepted and c.finder == "stream"]:
        for head in [c for c in found if c.accepted and c is not body]:
            if under := headed(head, body):
                judge(under)
                found.append(under)
                head.accepted = body.accepted = False
                break
    accepted = [c for c in found if c.accepted]
    for lost in found:
        winner = None if lost.accepted else next((c for c in accepted if overlap(c.box, lost.box) > 0.5), None)
        if winner and all(g.rows != lost.texts for g in winner.given_up):
            winner.given_up.append(lost.lost("another reading of the same place was taken"))
    return sorted(found, key=lambda c: (c.box[1], c.box[0]))


def _layout(ruled: Candidate) -> bool:
    """Whether rules and colours lay out a page, of which they close a few boxes, and no table on it."""
    _, top, _, bottom = ruled.box
    return len(ruled.cells) < FEWEST and bottom - top > TALL * ruled.page.height


def _panels(page: Page, words: Sequence[Word]) -> list[list[Word]]:
    """Words outside the tall coloured panels at the sides of a page, and those on each of them."""
    narrow = [f for f in page.fills if f[3] - f[1] > TALL * page.height and f[2] - f[0] < page.width / 2]
    tall = [f for f in narrow if f[0] < REACH or f[2] > page.width - REACH][:2]
    panels: list[list[Word]] = [[] for _ in range(len(tall) + 1)]
    for word in words:
        on = next((n for n, (x0, top, x1, bottom, _) in enumerate(tall, 1) if inside(word, (x0, top, x1, bottom))), 0)
        panels[on].append(word)
    return [panel for panel in panels if panel]


def overlap(a: Box, b: Box) -> float:
    """The share of the smaller box that the other covers."""
    width, height = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    if width <= 0 or height <= 0:
        return 0.0
    return width * height / max(1e-9, min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1])))


def _of(rule: Edge, box: Box) -> bool:
    """Whether a rule runs within a box."""
    x0, top, x1, bottom = box
    return top - REACH <= rule.at <= bottom + REACH and x0 - REACH <= rule.start and rule.end <= x1 + REACH


def inside(word: Word, box: Box) -> bool:
    """Whether the middle of a word is in a box."""
    return box[0] <= (word.x0 + word.x1) / 2 <= box[2] and box[1] <= (word.top + word.bottom) / 2 <= box[3]


def find_document_tables(document: Document) -> list[Grid]:
    """The tables of every page, or one grid for each sheet."""
    out: list[Grid] = []
    for page in document.pages:
        out += find_tables(page)
    if document.sheets:
        from .sheet import sheet_grid

        out += [sheet_grid(sheet) for sheet in document.sheets]
    return out
