"""Lines of a page cut into segments: runs of words with no more than a space between them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from docextract.document import Word

from .candidate import YEAR, numeric, text_lines
from .edges import Edge

APART = 0.75
"""Words further apart than this, in line heights, are in different segments; twice a wide space of justified text."""
FIGURES_APART = 0.42
"""The same between two figures, which no justified text pushes apart."""
TOUCHING = 0.15
"""The same between two figures that cannot be one number."""
_LEADER = re.compile(r"(?:[.·]{1,}|…+|_{2,}|-{4,})")
_GLUED = re.compile(r"(?:[.·]{3,}|…+|_{3,})$")
_SIGN = re.compile(r"[$€£¥(]{1,2}")
_THOUSANDS = re.compile(r"\d{3}(?:[.,]\d+)?\W*")
_LEADING = re.compile(r"\W*[1-9]\d{0,2}")
_WORDY = re.compile(r"[^\W\d_]{2,}")


@dataclass(slots=True)
class Segment:
    """Words side by side. ``numeric``: all of it is a figure."""

    x0: float
    x1: float
    words: list[Word]
    numeric: bool = False

    @property
    def text(self) -> str:
        """The words joined by spaces."""
        return " ".join(w.text for w in self.words)


@dataclass(slots=True)
class Line:
    """One line of a strip of the page."""

    top: float
    bottom: float
    segments: list[Segment]

    @property
    def x0(self) -> float:
        """Where the line begins."""
        return self.segments[0].x0

    @property
    def x1(self) -> float:
        """Where the line ends."""
        return self.segments[-1].x1

    @property
    def height(self) -> float:
        """The height of its tallest word."""
        return self.bottom - self.top

    @property
    def figures(self) -> int:
        """How many segments are figures."""
        return sum(1 for s in self.segments if s.numeric)

    @property
    def headed(self) -> bool:
        """Whether it may be a line of column headers: several segments, none a figure but years."""
        return len(self.segments) > 1 and all(not s.numeric or YEAR.fullmatch(s.text) for s in self.segments)

    @property
    def prose(self) -> bool:
        """Whether it reads as running text: long stretches of words, side by side or alone."""
        return (
            any(
                len(s.words) > 4 and sum(1 for w in s.words if _WORDY.search(w.text)) > 0.6 * len(s.words)
                for s in self.segments
            )
            and not self.figures
        )


def _figure(text: str) -> bool:
    return any(ch.isdigit() for ch in text) and numeric(text)


def _one_number(left: str, right: str) -> bool:
    """Whether two figures with a space between may be one: thousands parted by a space, or a remark in brackets."""
    if right.startswith(("(", "[")) and not left.startswith(("(", "[")):
        return True
    return _THOUSANDS.fullmatch(right) is not None and _LEADING.fullmatch(left) is not None


def _blank(row: Sequence[Word]) -> float:
    """The width of a blank where all letters are as wide as one another, as those of a typewriter are; else 0."""
    widths = [(w.x1 - w.x0) / len(w.text) for w in row if len(w.text) > 2]
    texts = [w for w in row if len(w.text) > 3 and _WORDY.search(w.text)]
    if len(widths) < 3 or not texts or max(widths) - min(widths) > 0.03 * max(widths):
        return 0.0
    blank = 1.1 * max(widths)
    parted = [b.text for a, b in pairwise(row) if _one_number(a.text, b.text) and b.x0 - a.x1 <= blank]
    return blank if sum(text[:1].isdigit() for text in parted) > 1 else 0.0


def _signs_lead(row: Sequence[Word]) -> bool:
    """Whether signs of currency stand apart before their figures in a line: the first does."""
    signs = [n for n, w in enumerate(row) if _SIGN.fullmatch(w.text)]
    if len(signs) < 2 or signs[0] + 1 == len(row):
        return False
    before = row[signs[0] - 1].text if signs[0] else ""
    return _figure(row[signs[0] + 1].text) and not _figure(before)


def _stands_for_nothing(row: Sequence[Word], n: int, height: float) -> bool:
    """Whether dots stand alone in a cell, in a number's place, and lead to no number."""
    word, others = row[n], [w for w in (row[n - 1] if n else None, row[n + 1] if n + 1 < len(row) else None) if w]
    if len(word.text) > 3 or not n > 0 or any("." * 4 in w.text for w in row):
        return False
    return all(max(w.x0 - word.x1, word.x0 - w.x1) > APART * height for w in others) and (
        sum(_figure(w.text) for w in row) + sum(w.text == word.text for w in row) > 2
    )


def page_lines(words: Sequence[Word], vertical: Sequence[Edge] = ()) -> list[Line]:
    """The lines of upright words, top to bottom; leader dots are left out, a currency sign stays with its figure.

    A vertical edge between two words parts them however close they are.
    """
    out = []
    for row in text_lines([w for w in words if not w.angle]):
        height = median(w.bottom - w.top for w in row)
        segments: list[Segment] = []
        leads = _signs_lead(row)
        blank = _blank(row)
        for n, word in enumerate(row):
            if _LEADER.fullmatch(word.text) and not _stands_for_nothing(row, n, height):
                continue
            x1 = word.x1
            if glued := _GLUED.search(word.text):
                x1 = word.x0 + (word.x1 - word.x0) * glued.start() / len(word.text)
            last = segments[-1] if segments else None
            if last is not None:
                gap = word.x0 - last.x1
                near = APART
                if _figure(word.text) and all(_figure(w.text) for w in last.words):
                    one = _one_number(last.words[-1].text, word.text)
                    near = max(FIGURES_APART, blank / height) if one else TOUCHING
                elif _figure(word.text) and numeric(last.words[-1].text):
                    near = FIGURES_APART
                sign = len(last.words) == 1 and _figure(word.text) and _SIGN.fullmatch(last.words[0].text)
                cut = any(
                    last.x1 - 1 <= e.at <= word.x0 + 1 and e.start < word.bottom - 2 and e.end > word.top + 2
                    for e in vertical
                )
                if leads and _SIGN.fullmatch(word.text) and _figure(last.words[-1].text):
                    cut = True
                if not cut and (gap <= near * height or sign):
                    last.words.append(word)
                    last.x1 = max(last.x1, x1)
                    continue
            segments.append(Segment(word.x0, x1, [word]))
        if segments:
            for segment in segments:
                segment.numeric = numeric(segment.text)
            out.append(Line(min(w.top for w in row), max(w.bottom for w in row), segments))
    return out
