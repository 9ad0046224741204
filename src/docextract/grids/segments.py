"""Lines of a page cut into segments: runs of words with no more than a space between them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from docextract.document import Word

from ..records import record
from .candidate import YEAR, numeric, text_lines
from .edges import Edge

APART = 0.75
"""Words further apart than this, in line heights, are in different segments; twice a wide space of justified text."""
FIGURES_APART = 0.42
"""The same between two figures, which no justified text pushes apart."""
TOUCHING = 0.15
"""The same between two figures that cannot be one number."""
FEWEST = 3
"""So many lines tell that ends in line are those of columns."""
TAB = 1.2
"""A gap this many times an ordinary one is no space between words, if the same gap stands in several lines."""
SPACE = 0.28
"""The width of a space, in sizes of type."""
FLUSH = 0.6
"""Points within which ends are in line."""
_LEADER = re.compile(r"(?:[.·]{1,}|…+|_{2,}|-{4,})")
_GLUED = re.compile(r"(?:[.·]{3,}|…+|_{3,})$")
_SIGN = re.compile(r"[$€£¥(]{1,2}")
_THOUSANDS = re.compile(r"\d{3}(?:[.,]\d+)?\W*")
_LEADING = re.compile(r"\W*[1-9]\d{0,2}")
_WORDY = re.compile(r"[^\W\d_]{2,}")


@record
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


@record
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
        """Whether it reads as running text: long stretches of words, side by side or alone, and little beside them."""
        long = sum(
            len(s.words) > 4 and sum(1 for w in s.words if _WORDY.search(w.text)) > 0.6 * len(s.words)
            for s in self.segments
        )
        words, cells = sum(len(s.words) for s in self.segments), len(self.segments)
        return long > 0 and (long > 1 or cells < 4 or words >= 3 * cells) and not self.figures


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


def part_figures(lines: Sequence[Line]) -> list[Line]:
    """Lines whose figures are parted from words close behind them: they end in one line, the words begin in one.

    Columns of numbers set to the right and of words set to the left have little between them. A gap that is always the
    same, wider than a space, is theirs if the numbers are of several widths, or the gap is twice a space. Words also
    part where others begin in line, and before a figure that ends in line with others, each in segments of their own.
    """
    gaps: dict[tuple[int, int], list[tuple[Line, Word, Word]]] = {}
    edges: dict[tuple[str, int], list[Line]] = {}
    spaces: list[float] = []
    for line in lines:
        for n, segment in enumerate(line.segments):
            if n and len(line.segments) > 2:
                edges.setdefault(("x0", round(segment.x0)), []).append(line)
                if segment.numeric:
                    edges.setdefault(("x1", round(segment.x1)), []).append(line)
            for left, right in pairwise(segment.words):
                spaces.append((right.x0 - left.x1) / line.height)
                if _figure(left.text) and not numeric(right.text) and (left is segment.words[0]):
                    gaps.setdefault((round(left.x1), round(right.x0)), []).append((line, left, right))
    cuts: list[tuple[float, float, float, float]] = []
    for found in gaps.values():
        texts = {right.text for _, _, right in found}
        if len(found) < FEWEST or len(texts) < 2:
            continue
        (_, left, right), last = found[0], found[-1][0]
        gap = right.x0 - left.x1
        near = [b.x0 - a.x1 for line, _, _ in found for s in line.segments for a, b in pairwise(s.words[1:])]
        space = max(median(near), 0.0) if near else SPACE * (left.size or left.bottom - left.top)
        widths = {round(a.x1 - a.x0) for _, a, _ in found}
        ends = max(abs(a.x1 - left.x1) + abs(b.x0 - right.x0) for _, a, b in found)
        few = len(texts) < FEWEST and gap < 1.6 * space
        if ends <= FLUSH and gap > TAB * space and (len(widths) > 1 or gap > 2 * space) and not few:
            cuts.append((left.x1, right.x0, found[0][0].top - 3 * found[0][0].height, last.bottom))
    shared = {edge: (of[0].top, of[-1].bottom) for edge, of in edges.items() if len(of) >= FEWEST}
    space = max(median(spaces), SPACE * 0.8) if spaces else SPACE
    return [
        _cut(line, [c for c in cuts if c[2] < line.top and line.bottom <= c[3]], shared, 1.6 * space * line.height)
        for line in lines
    ]


def _cut(
    line: Line,
    cuts: Sequence[tuple[float, float, float, float]],
    shared: dict[tuple[str, int], tuple[float, float]],
    wide: float,
) -> Line:
    """A line with its segments cut between words that end and begin where others do."""
    segments: list[Segment] = []

    def in_line(side: str, x: float) -> bool:
        found = (shared.get((side, round(x) + off)) for off in (0, -1, 1))
        return any(at and at[0] - 3 * line.height < line.top and line.bottom <= at[1] + line.height for at in found)

    for segment in line.segments:
        first = 0
        widest = max((b.x0 - a.x1 for a, b in pairwise(segment.words)), default=0.0)
        for n, (left, right) in enumerate(pairwise(segment.words), 1):
            gap = right.x0 - left.x1
            if any(abs(left.x1 - x1) <= FLUSH and abs(right.x0 - x0) <= FLUSH for x1, x0, _, _ in cuts) or (
                wide < gap
                and not _SIGN.fullmatch(left.text)
                and gap > 0.9 * widest
                and (
                    in_line("x0", right.x0)
                    or (_figure(right.text) and in_line("x1", right.x1))
                    or (n == 1 and _figure(left.text) and len(right.text) > 2 and in_line("x1", left.x1))
                )
                and not _one_number(left.text, right.text)
            ):
                segments.append(_segment(segment.words[first:n]))
                first = n
        segments.append(_segment(segment.words[first:]) if first else segment)
    return Line(line.top, line.bottom, segments)


def _segment(words: list[Word]) -> Segment:
    found = Segment(words[0].x0, max(w.x1 for w in words), words)
    found.numeric = numeric(found.text)
    return found


def _stands_for_nothing(row: Sequence[Word], n: int, height: float) -> bool:
    """Whether dots stand alone in a cell, spaced or not, in a number's place, and lead to no number."""
    first = last = n
    while first and row[n].text == row[first - 1].text == "." and row[first].x0 - row[first - 1].x1 < height / 2:
        first -= 1
    while row[n].text == row[min(last + 1, len(row) - 1)].text == "." and last + 1 < len(row):
        if row[last + 1].x0 - row[last].x1 >= height / 2:
            break
        last += 1
    if len(row[n].text) > 3 or last - first > 2 or not first or any("." * 4 in w.text for w in row):
        return False
    apart = row[first].x0 - row[first - 1].x1 > APART * height
    apart &= last + 1 == len(row) or row[last + 1].x0 - row[last].x1 > APART * height
    return (
        apart and sum(_figure(w.text) for w in row) + sum(w.text == row[n].text for w in row) // (last - first + 1) > 2
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
