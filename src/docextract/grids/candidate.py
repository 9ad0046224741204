"""A table that may be: its rows, columns and merged cells, the words in each, and what speaks for and against it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import field

from docextract.document import Column, GivenUp, Page, PageGrid, Span, Style, Value, Word, slants
from docextract.models.place import Box

from ..records import record

NUMBER = re.compile(r"[^\w]{0,4}\d[\d.,'’\s/:–-]*[^\w]{0,4}|[^\w\s$€£¥%&#@]{1,3}")
"""A number as printed, with its signs and marks, or the dash that stands for none."""
YEAR = re.compile(r"(19|20)\d\d(?:[-/–]\d{2,4})?\W{0,2}")
LEADER = re.compile(r"(?:\s*\.){3,}\s*|(?:\s*\. ){2,}\.?$|…+$")
"""Dots that lead the eye from a label to its number."""


@record
class Candidate:
    """``cells[row, column]`` holds the words of the cell that begins there; ``bands`` are the rows' heights."""

    finder: str
    page: Page
    columns: list[Column]
    bands: list[tuple[float, float]]
    cells: dict[tuple[int, int], list[Word]]
    spans: dict[tuple[int, int], Span] = field(default_factory=dict)
    rules: int = 0
    """How many rules run across it, where white space makes its columns."""
    blank: float = 0.0
    """The share of its height that is ruled rows without text."""
    box_only: bool = False
    """Whether its rules close one column only, so that they say nothing of its columns."""
    score: float = 0.0
    reasons: list[str] = field(default_factory=list)
    given_up: list[GivenUp] = field(default_factory=list)
    accepted: bool = False
    _texts: list[list[str | None]] | None = None

    @property
    def box(self) -> Box:
        """The area of the table in points from the top left."""
        return (self.columns[0].x0, self.bands[0][0], self.columns[-1].x1, self.bands[-1][1])

    @property
    def texts(self) -> list[list[str | None]]:
        """Rows of cell texts; a merged cell's text stands at its top left, the rest of it is None."""
        if self._texts is None:
            width = len(self.columns)
            self._texts = [[None] * width for _ in self.bands]
            for (row, column), words in self.cells.items():
                self._texts[row][column] = reading_order(words) or None
        return self._texts

    def lost(self, why: str) -> GivenUp:
        """This candidate as one that was not taken."""
        return GivenUp(self.finder, self.score, (*self.reasons, why), self.texts)

    def grid(self) -> PageGrid:
        """The grid on the page."""
        texts = self.texts
        values: list[list[Value]] = [list(row) for row in texts]
        boxes: list[list[Box | None]] = [[None] * len(self.columns) for _ in self.bands]
        styles = [[Style()] * len(self.columns) for _ in self.bands]
        for (row, column), words in self.cells.items():
            if texts[row][column] is not None:
                boxes[row][column] = around(words)
                styles[row][column] = _style(words, self.columns[column])
        return PageGrid(
            values,
            len(self.columns),
            finder=self.finder,
            score=round(self.score, 3),
            reasons=tuple(self.reasons),
            header_rows=header_rows(texts),
            given_up=self.given_up,
            boxes=boxes,
            styles=styles,
            spans=dict(self.spans),
            columns=[_aligned(self, c) for c in range(len(self.columns))],
            on=self.page,
        )


def numeric(text: str) -> bool:
    """Whether a text is a number as printed, or a sign that stands in a number's place."""
    return NUMBER.fullmatch(text) is not None


def around(words: Sequence[Word]) -> Box:
    """The box around words."""
    return (min(w.x0 for w in words), min(w.top for w in words), max(w.x1 for w in words), max(w.bottom for w in words))


def text_lines(words: Sequence[Word]) -> list[list[Word]]:
    """Words gathered into lines, top to bottom, each left to right; raised and lowered marks stay in their line."""
    lines: list[list[Word]] = []
    spans: list[tuple[float, float]] = []
    for word in sorted(words, key=lambda w: (w.bottom + w.top, w.x0)):
        middle = (word.top + word.bottom) / 2
        for k in range(len(lines) - 1, max(-1, len(lines) - 4), -1):
            top, bottom = spans[k]
            if top <= middle <= bottom and word.top <= (top + bottom) / 2 <= word.bottom:
                lines[k].append(word)
                if word.bottom - word.top > bottom - top:
                    spans[k] = (word.top, word.bottom)
                break
        else:
            lines.append([word])
            spans.append((word.top, word.bottom))
    for line in lines:
        line.sort(key=lambda w: w.x0)
    return lines


def reading_order(words: Sequence[Word]) -> str:
    """The text of a cell: words joined by spaces, lines by a space, leader dots left out."""
    if len(words) == 1:
        text = words[0].text
    elif any(w.angle for w in words):
        text = " ".join(w.text for w in sorted(words, key=_sideways))
    else:
        text = " ".join(w.text for line in text_lines(words) for w in line)
    if ".." in text or ". ." in text or "…" in text:
        text = LEADER.sub(" ", text).strip() or text
    return text


def _sideways(word: Word) -> tuple[float, float]:
    if word.angle == 90:
        return (word.x0, -word.bottom)
    if word.angle == 270:
        return (-word.x1, word.top)
    if word.angle == 180:
        return (-word.bottom, -word.x1)
    return (word.top, word.x0)


def header_rows(texts: Sequence[Sequence[str | None]]) -> tuple[int, ...]:
    """The rows from the top that hold no numbers but years, if rows with numbers follow."""
    head: list[int] = []
    for r, row in enumerate(texts):
        if any(t and numeric(t) and not YEAR.fullmatch(t) for t in row):
            return tuple(head)
        if r and not any(row[1:]) and any(texts[r - 1][1:]):
            return tuple(head)
        head.append(r)
    return (0,) if len(texts) > 1 and all(texts[0]) else ()


def _style(words: Sequence[Word], column: Column) -> Style:
    first = min(words, key=lambda w: (round(w.top), w.x0))
    return Style(
        bold=all(w.bold for w in words),
        italic=slants(first.font),
        font=first.font,
        size=first.size,
        indent=max(0.0, round(first.x0 - column.x0, 1)),
    )


def _aligned(table: Candidate, column: int) -> Column:
    """The column with its alignment: the edge or the middle at which its cells agree best, the header set aside."""
    x0, x1, _ = table.columns[column]
    cells = [w for at, w in sorted(table.cells.items()) if at[1] == column and w and at not in table.spans]
    cells = cells[1:] if len(cells) > 3 else cells
    if len(cells) < 2:
        return Column(x0, x1, "left")
    boxes = [around(words) for words in cells]

    def spread(at: list[float]) -> float:
        at.sort()
        return round(at[(3 * len(at)) // 4] - at[len(at) // 4], 1)

    spreads = {
        "left": spread([b[0] for b in boxes]),
        "right": spread([b[2] for b in boxes]),
        "center": spread([(b[0] + b[2]) / 2 for b in boxes]) + 0.5,
    }
    # Cells of one width agree at both ends: figures are then flush right, words left.
    if 2 * sum(numeric(words[-1].text) for words in cells) > len(cells):
        spreads = {"right": spreads.pop("right"), **spreads}
    return Column(x0, x1, min(spreads, key=lambda k: spreads[k]))
