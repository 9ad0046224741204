"""Sheets too wide for their paper, as spreadsheets print them: the left columns of all rows, then those beside them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from docextract.values.dates import looks_like_date
from docextract.values.numbers import is_money_like

Rows = Sequence[Sequence[str | None]]

WIDTH, HEIGHT, MARGIN, PITCH, POINTS, GAP = 792.0, 612.0, 36.0, 13.0, 8.0, 8.0
MOST_WIDE = 150.0
"""Points of a column at most: what is longer runs over empty cells and is cut off at the next full one."""


@dataclass(frozen=True)
class Paper:
    """How a sheet is printed: over how many pages side by side, and what each of them repeats."""

    across: int = 3
    heads: int = 0
    """So many rows, from the top, stand again above the rows of every page further down."""
    leads: int = 0
    """So many columns, from the left, stand again on every page further right."""
    narrow: bool = False
    """Columns are as wide as their longest number or word: words wrap in their cells, those of the header too."""
    lines: int = 41
    """So many lines stand on a page at most."""
    footer: str = ""
    """Words at the foot of each page; ``{page}`` and ``{pages}`` are filled in."""


def printed_wide(rows: Rows, paper: Paper = Paper()) -> bytes:
    """A PDF of the rows, down and then over: columns A to F of all rows on the first pages, then G to L, and so on."""
    from reportlab.pdfgen.canvas import Canvas

    width = max(map(len, rows))
    sheet = [[*row, *[None] * (width - len(row))] for row in rows]
    wide = [_width([row[column] for row in sheet], paper.narrow) for column in range(width)]
    strips = _strips(wide, paper)
    lines = [_wrapped(row, wide) if paper.narrow else [row] for row in sheet]
    pages = _pages([*map(len, lines)], paper)
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(WIDTH, HEIGHT), invariant=1)
    for number, (columns, page) in enumerate(product(strips, pages), 1):
        for down, line in enumerate(line for row in page for line in lines[row]):
            _draw(canvas, [line[c] for c in columns], [wide[c] for c in columns], HEIGHT - MARGIN - PITCH * (down + 1))
        if paper.footer:
            canvas.drawString(MARGIN, MARGIN / 2, paper.footer.format(page=number, pages=len(strips) * len(pages)))
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _length(text: str) -> float:
    from reportlab.pdfbase.pdfmetrics import stringWidth

    return float(stringWidth(text, "Helvetica", POINTS))


def _width(cells: Sequence[str | None], narrow: bool) -> float:
    """Room for each number and each word; unless narrow, also for each text that is not very long."""
    texts = [text for text in cells if text]
    if narrow:
        texts = [part for text in texts for part in ([text] if _is_typed(text) else text.split())]
    return GAP + min(MOST_WIDE, max(map(_length, texts), default=20.0))


def _is_typed(text: str) -> bool:
    return is_money_like(text) or looks_like_date(text)


def _strips(wide: Sequence[float], paper: Paper) -> list[list[int]]:
    """The columns of each page from left to right."""
    share = sum(wide) / paper.across
    strips: list[list[int]] = [[]]
    filled = 0.0
    for column, width in enumerate(wide):
        if strips[-1] and filled + width / 2 > share * len(strips):
            strips.append([*range(min(paper.leads, column))])
        strips[-1].append(column)
        filled += width
    return strips


def _wrapped(row: Sequence[str | None], wide: Sequence[float]) -> list[list[str | None]]:
    """The lines of a row whose words wrap beside full cells, all ending at the bottom."""
    cells: list[list[str]] = []
    for column, text in enumerate(row):
        parts = [text] if text else []
        if text and not _is_typed(text) and any(row[column + 1 :][:1]):
            parts = []
            for word in text.split():
                if parts and _length(f"{parts[-1]} {word}") <= wide[column] - GAP + 0.1:
                    parts[-1] += f" {word}"
                else:
                    parts.append(word)
        cells.append(parts)
    deep = max(1, *map(len, cells))
    return [[parts[n - deep] if deep - n <= len(parts) else None for parts in cells] for n in range(deep)]


def _pages(heights: Sequence[int], paper: Paper) -> list[list[int]]:
    """The rows of each page from the top down, each row as a whole."""
    pages: list[list[int]] = [[]]
    room = paper.lines
    for row, height in enumerate(heights):
        if pages[-1] and height > room:
            pages.append([*range(min(paper.heads, row))])
            room = paper.lines - sum(heights[: paper.heads])
        pages[-1].append(row)
        room -= height
    return pages


def _draw(canvas: Any, cells: Sequence[str | None], wide: Sequence[float], y: float) -> None:
    """One line: numbers at the right of their cells, words at the left and over the empty cells beside them."""
    canvas.setFont("Helvetica", POINTS)
    x = MARGIN
    for n, text in enumerate(cells):
        if text and is_money_like(text):
            canvas.drawRightString(x + wide[n] - GAP, y, text)
        elif text:
            full = next((other for other in range(n + 1, len(cells)) if cells[other]), len(cells))
            room = sum(wide[n:full]) - GAP
            while len(text) > 1 and _length(text) > room + 0.1:
                text = text[:-1]
            canvas.drawString(x, y, text)
        x += wide[n]
