"""From readings to the words of a page: where they stand in points, how large they are, which are one text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median, pstdev
from typing import NamedTuple

from docextract.plugin import Page, Word

from .figures import STRICT, reach
from .glyphs import Piece, Reading
from .layout import Stretch

FONT = "recognised"
FOOT = 0.21
"""Ems from the baseline to the foot of a word's box."""
BLANK = 0.33
"""Ems between two words of a text where the page does not say."""
WIDER = 1.6
"""A gap so many times as wide as a blank parts two texts."""
LEAST_GAPS = 8
"""So many gaps say how wide a page's blanks are."""
APART = 0.12
"""Ems at least between two words of a text."""
EVEN = 0.07
"""Part of a pitch by which the middles of letters of one width may be off."""
PITCH = 0.6
"""Ems from letter to letter where all are of one width."""


class Placed(NamedTuple):
    """A piece on its line, and the text it belongs to: pieces of one text have one number."""

    piece: Piece
    stretch: Stretch
    text: int
    left: float
    right: float


def placed(readings: Sequence[Reading]) -> list[Placed]:
    """The pieces of a page in reading order, with the texts they make: no wide gap, and no two figures, in one."""
    blank = _blank(readings)
    out: list[Placed] = []
    number = 0
    before: Placed | None = None
    for reading in readings:
        for piece in reading.pieces:
            if not piece.text:
                continue
            if before is None or not _one_text(before, piece, reading.stretch, blank):
                number += 1
            left, right = (float(edge) for edge in reach(piece))
            if out and out[-1].text == number:  # what is parted stays apart
                foot = min(out[-1].right, left - APART * reading.stretch.em)
                out[-1] = out[-1]._replace(right=max(out[-1].left + 1, foot))
            before = Placed(piece, reading.stretch, number, left, right)
            out.append(before)
    return out


def scale_of(readings: Sequence[Reading]) -> float:
    """What sizes are to be multiplied with: the capitals of print whose letters are all of one width are low."""
    even, all_words, pitches = 0, 0, []
    for reading in readings:
        for piece in reading.pieces:
            boxes = [box for box in piece.own if box is not None]
            if len(boxes) < 5 or len(boxes) != len(piece.text) or not piece.text.isalpha():
                continue
            middles = [(box[0] + box[2]) / 2 for box in boxes]
            steps = [b - a for a, b in pairwise(middles)]
            all_words += 1
            if pstdev(steps) < EVEN * median(steps):
                even += 1
                pitches.append(median(steps) / PITCH / reading.stretch.em)
    return median(pitches) if even >= 5 and 2 * even > all_words else 1.0


def _gap(one: Piece, other: Piece) -> float:
    return reach(other)[0] - reach(one)[1]


def _pairs(readings: Sequence[Reading]) -> Iterator[tuple[Piece, Piece, Stretch]]:
    """Words that follow each other on a line."""
    line = [(piece, reading.stretch) for reading in readings for piece in reading.pieces if piece.text]
    for (one, stretch), (other, same) in pairwise(line):
        if abs(stretch.baseline - same.baseline) < 0.3 * stretch.em:
            yield one, other, stretch


def _blank(readings: Sequence[Reading]) -> float:
    """How wide the blank between two words is on a page, in ems as measured."""
    gaps = sorted(
        gap
        for one, other, stretch in _pairs(readings)
        if one.text[-1].isalpha() and other.text[0].isalpha() and 0.15 < (gap := _gap(one, other) / stretch.em) < 1.2
    )
    return gaps[len(gaps) // 3] if len(gaps) >= LEAST_GAPS else BLANK


def _one_text(before: Placed, piece: Piece, stretch: Stretch, blank: float) -> bool:
    if abs(before.stretch.baseline - stretch.baseline) > 0.3 * stretch.em:
        return False
    if _amount(before.piece.text) and _amount(piece.text):
        return False
    gap = _gap(before.piece, piece) / stretch.em
    return -0.3 < gap < WIDER * blank


def _amount(text: str) -> bool:
    """Whether a word is a figure with a mark, of which no text has two in a row."""
    return STRICT.fullmatch(text) is not None and not text.isdigit()


class Paper:
    """Where pixels of an upright picture stand on the page, in points."""

    def __init__(self, page: Page, angle: int, points: float) -> None:
        self._width, self._height = page.width, page.height
        self.points = points
        self.angle = angle

    def box(self, left: float, high: float, right: float, low: float) -> tuple[float, float, float, float]:
        """A box of pixels on the page."""
        x0, top, x1, bottom = (edge * self.points for edge in (left, high, right, low))
        match self.angle:
            case 90:
                return top, self._height - x1, bottom, self._height - x0
            case 180:
                return self._width - x1, self._height - bottom, self._width - x0, self._height - top
            case 270:
                return self._width - bottom, x0, self._width - top, x1
            case _:
                return x0, top, x1, bottom

    def word(self, found: Placed, scale: float) -> Word:
        """All words of a line are as high as its letters' size says, as in a PDF with text."""
        em = found.stretch.em * scale
        bottom = found.stretch.baseline + FOOT * em
        box = self.box(found.left, bottom - em, found.right, bottom)
        return Word(found.piece.text, *box, FONT, round(em * self.points, 1), False, found.text, self.angle)
