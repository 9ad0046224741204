"""From ink to lines of glyphs: what stands on one line, what belongs to one stretch of text."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from .ink import Ink, Pixels

SPECK = 0.006
"""Inches: a spot smaller than this both ways is dirt."""
DASH = 0.016
"""Inches of the narrowest dash: in small print it is a single row of points."""
TALLEST = 0.5
"""Inches: what is higher is a picture."""
APART = 0.9
"""Ems between two stretches of a line; within one the recogniser finds the blanks."""
SMALL = 0.4
"""Of the size of most letters of a page: what is smaller is none."""
LOW = 0.58
"""Of the usual height of spots: what is lower may be a mark, as the commas of bold print are, and makes no line."""
TWO_LINES = 1.5
"""Of the usual height of spots: what is higher and crosses a rule may be letters of two lines."""
FEW = 3
"""So many spots in a line of their own may be the feet of letters."""
CAPITAL = 0.71
"""Height of capitals and digits in ems."""


@dataclass(slots=True)
class Glyph:
    """One character as it stands: the spots of ink over each other, in one box."""

    box: Pixels
    parts: int = 1

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.box[2] - self.box[0]

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.box[3] - self.box[1]


@dataclass(slots=True)
class Stretch:
    """Glyphs of one line with no wide gap between them."""

    glyphs: list[Glyph]
    baseline: float
    em: float
    """Pixels."""

    @property
    def box(self) -> Pixels:
        """Around all glyphs."""
        boxes = [glyph.box for glyph in self.glyphs]
        return min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)


def stretches(ink: Ink, dpi: float) -> list[Stretch]:
    """The text of a page in stretches, from top to bottom and left to right."""
    spots = _without_strokes(_spots(ink, dpi), ink)
    found: list[Stretch] = []
    walls = sorted((x0 + x1) / 2 for x0, y0, x1, y1 in ink.rules if y1 - y0 > x1 - x0)
    upright = [rule for rule in ink.rules if rule[3] - rule[1] > rule[2] - rule[0]]
    for line in _lines(spots):
        found += _cut(line, walls, upright)
    return sorted(_of_size(found), key=lambda stretch: (round(stretch.baseline), stretch.box[0]))


def _of_size(found: list[Stretch]) -> list[Stretch]:
    """Without what is too small for letters of the page: dots and dirt. A dash in a line of its own is one."""
    if not found:
        return []
    ems = sorted(s.em for s in found for _ in s.glyphs)
    usual = ems[len(ems) // 2]
    kept: list[Stretch] = []
    for stretch in found:
        if stretch.em >= SMALL * usual:
            kept.append(stretch)
        elif all(g.width >= 1.4 * g.height and 0.15 * usual <= g.width <= 0.7 * usual for g in stretch.glyphs):
            middle = median((g.box[1] + g.box[3]) / 2 for g in stretch.glyphs)
            kept.append(Stretch(stretch.glyphs, middle + 0.25 * usual, usual))
    return kept


def _spots(ink: Ink, dpi: float) -> list[Pixels]:
    count, labels, stats, _ = cv2.connectedComponentsWithStats(ink.text, connectivity=8)
    least, dash, most = SPECK * dpi, DASH * dpi, TALLEST * dpi
    level = [rule for rule in ink.rules if rule[2] - rule[0] > rule[3] - rule[1]]
    usual = float(np.median(stats[1:count, 3])) if count > 1 else 0.0
    boxes: list[Pixels] = []
    for number, (x, y, w, h, area) in enumerate(stats[1:count].tolist(), 1):
        if max(w, h) < least or (min(w, h) < 2 and w < dash) or area < 3 or h > most or w > 4 * most:
            continue
        if h > TWO_LINES * usual and (cuts := _crossing(level, (x, y, x + w, y + h))):
            boxes += _parted(labels[y : y + h, x : x + w] == number, x, y, cuts)
        else:
            boxes.append((x, y, x + w, y + h))
    return boxes


def _crossing(level: list[Pixels], box: Pixels) -> list[int]:
    """The heights of the rules that a spot crosses, none near its ends."""
    near = 0.2 * (box[3] - box[1])
    middles = {(rule[1] + rule[3]) // 2 for rule in level if rule[0] < box[2] and rule[2] > box[0]}
    return sorted(y for y in middles if box[1] + near < y < box[3] - near)


def _parted(mask: NDArray[np.bool_], left: int, top: int, cuts: list[int]) -> list[Pixels]:
    """Letters of two lines that hang together through the rule between these, each by itself."""
    found: list[Pixels] = []
    for start, end in pairwise([0, *(cut - top for cut in cuts), mask.shape[0]]):
        part = mask[start:end]
        rows, columns = np.flatnonzero(part.any(axis=1)), np.flatnonzero(part.any(axis=0))
        if rows.size:
            x0, x1 = int(columns[0]), int(columns[-1]) + 1
            found.append((left + x0, top + start + int(rows[0]), left + x1, top + start + int(rows[-1]) + 1))
    return found


def _without_strokes(spots: list[Pixels], ink: Ink) -> list[Pixels]:
    """Spots that may be glyphs; thin strokes higher than letters, or longer, or from rule to rule, are short rules."""
    if not spots:
        return spots
    heights = sorted(b[3] - b[1] for b in spots)
    usual = heights[len(heights) // 2]
    level = [rule for rule in ink.rules if rule[2] - rule[0] > rule[3] - rule[1]]
    kept: list[Pixels] = []
    for box in spots:
        w, h = box[2] - box[0], box[3] - box[1]
        upright = h >= usual and w <= max(3, 0.12 * h)
        if (
            (upright and (h >= 1.6 * usual or _between(level, box)))
            or (w >= 2.5 * usual and h <= max(3, 0.06 * w))
        ):  # fmt: skip
            ink.rules.append(box)
        else:
            kept.append(box)
    return kept


def _between(level: list[Pixels], box: Pixels) -> bool:
    """Whether a stroke begins at one level rule and ends at another."""
    x, touch = (box[0] + box[2]) / 2, 3
    ends = [rule for rule in level if rule[0] - touch <= x <= rule[2] + touch]
    return all(any(abs(edge - y) <= touch for rule in ends for edge in (rule[1], rule[3])) for y in (box[1], box[3]))


def _lines(spots: list[Pixels]) -> list[list[Pixels]]:
    """Spots by the line they stand on: letters make the lines, and small marks join the nearest."""
    if not spots:
        return []
    heights = sorted(b[3] - b[1] for b in spots)
    usual = heights[len(heights) * 3 // 4]
    letters = [b for b in spots if LOW * usual <= b[3] - b[1] <= 2.2 * usual]
    tall = [b for b in spots if b[3] - b[1] > 2.2 * usual]
    small = [b for b in spots if b[3] - b[1] < LOW * usual]
    lines: list[list[Pixels]] = []
    for group in (letters, tall):
        lines += _grouped(group)
    lines.sort(key=_middle)
    middles = [_middle(line) for line in lines]
    spans = [(median(b[1] for b in line), median(b[3] for b in line)) for line in lines]
    alone: list[Pixels] = []
    for box in small:
        y = (box[1] + box[3]) / 2
        at = bisect_left(middles, y)
        near = [k for k in range(max(0, at - 3), min(len(lines), at + 3)) if _reaches(lines[k], box)]
        if near:
            best = min(near, key=lambda k: (_beside(spans[k], y), _distance(lines[k], box), abs(middles[k] - y)))
            lines[best].append(box)
        else:
            alone.append(box)
    return _with_their_feet(lines + _grouped(alone))


def _grouped(boxes: list[Pixels]) -> list[list[Pixels]]:
    """Boxes whose middles are within half a height of each other."""
    lines: list[list[Pixels]] = []
    spans: list[list[float]] = []
    for box in sorted(boxes, key=lambda b: b[1] + b[3]):
        top, bottom = box[1], box[3]
        for k in range(len(lines) - 1, max(-1, len(lines) - 8), -1):
            low, high = spans[k]
            shared = min(bottom, high) - max(top, low)
            if shared > 0.5 * min(bottom - top, high - low):
                lines[k].append(box)
                count = len(lines[k])
                spans[k] = [low + (top - low) / count, high + (bottom - high) / count]
                break
        else:
            lines.append([box])
            spans.append([top, bottom])
    return lines


def _with_their_feet(lines: list[list[Pixels]]) -> list[list[Pixels]]:
    """Lines without those of a few spots that are the feet of letters: a pale print, or a band's edge, parts a g."""
    few = [line for line in lines if len(line) <= FEW]
    kept = [line for line in lines if len(line) > FEW]
    for line in few:
        for host in kept:
            if all(any(_is_foot(box, letter) for letter in host) for box in line):
                host += line
                break
        else:
            kept.append(line)
    return kept


def _is_foot(box: Pixels, letter: Pixels) -> bool:
    """Whether a spot hangs right under a letter."""
    high = letter[3] - letter[1]
    shared = min(box[2], letter[2]) - max(box[0], letter[0])
    near = -0.3 * high <= box[1] - letter[3] <= 0.15 * high
    return near and box[3] - box[1] <= 1.2 * high and shared > 0.75 * min(box[2] - box[0], letter[2] - letter[0])


def _middle(line: list[Pixels]) -> float:
    return median((b[1] + b[3]) / 2 for b in line)


def _reaches(line: list[Pixels], box: Pixels) -> bool:
    top, bottom = min(b[1] for b in line), max(b[3] for b in line)
    slack = 0.3 * (bottom - top)
    return top - slack <= (box[1] + box[3]) / 2 <= bottom + slack


def _beside(span: tuple[float, float], y: float) -> bool:
    """Whether a height is above or below the letters of a line, the marks at its foot left aside."""
    slack = 0.12 * (span[1] - span[0])
    return not span[0] - slack <= y <= span[1] + slack


def _distance(line: list[Pixels], box: Pixels) -> float:
    """How far the nearest letter of a line is, across."""
    return min(max(0, b[0] - box[2], box[0] - b[2]) for b in line)


def _cut(line: list[Pixels], walls: list[float], upright: list[Pixels]) -> list[Stretch]:
    glyphs = _glyphs(line)
    heights = [g.height for g in glyphs]
    letters = [g for g in glyphs if g.height >= 0.6 * max(heights)]
    baseline = median(g.box[3] for g in letters)
    em = _em(letters, baseline)
    cuts = [0]
    for k, (one, other) in enumerate(pairwise(glyphs), 1):
        gap = other.box[0] - one.box[2]
        if gap > APART * em or _wall(one, other, walls, upright):
            cuts.append(k)
    cuts.append(len(glyphs))
    return [_stretch(glyphs[a:b], baseline, em) for a, b in pairwise(cuts)]


def _em(letters: list[Glyph], baseline: float) -> float:
    """The size of letters, from how high they rise: capitals, digits and letters with a stem all rise alike."""
    rises = sorted(baseline - g.box[1] for g in letters)
    usual = rises[len(rises) * 9 // 10]
    standing = [rise for rise in rises if rise >= 0.85 * usual]
    return median(standing) / CAPITAL


def _stretch(glyphs: list[Glyph], baseline: float, em: float) -> Stretch:
    """A stretch with a height of its own where its letters are clearly of another size."""
    heights = [g.height for g in glyphs if g.height >= 0.45 * em]
    if heights and (own := max(heights) / CAPITAL) < 0.7 * em:
        return Stretch(glyphs, median(g.box[3] for g in glyphs), own)
    return Stretch(glyphs, baseline, em)


def _wall(one: Glyph, other: Glyph, walls: list[float], upright: list[Pixels]) -> bool:
    """Whether an upright rule stands between two glyphs."""
    at = bisect_left(walls, one.box[2] - 2)
    if at == len(walls) or walls[at] > other.box[0] + 2:
        return False
    y = (one.box[1] + one.box[3]) / 2
    return any(one.box[2] - 3 <= (r[0] + r[2]) / 2 <= other.box[0] + 3 and r[1] <= y <= r[3] for r in upright)


def _glyphs(line: list[Pixels]) -> list[Glyph]:
    """Spots that stand over each other are one glyph: i, colon, percent sign."""
    found: list[Glyph] = []
    for box in sorted(line):
        if found:
            last = found[-1].box
            shared = min(last[2], box[2]) - max(last[0], box[0])
            if shared > 0.75 * min(last[2] - last[0], box[2] - box[0]):
                found[-1].box = (min(last[0], box[0]), min(last[1], box[1]), max(last[2], box[2]), max(last[3], box[3]))
                found[-1].parts += 1
                continue
        found.append(Glyph(box))
    return found


def picture_of(ink: Ink, stretch: Stretch, height: int, margin: int) -> np.ndarray[Any, Any]:
    """A stretch alone on paper, as high as asked for an em and a bit, with a margin around."""
    x0, _, x1, _ = stretch.box
    top = round(stretch.baseline - 0.82 * stretch.em)
    bottom = round(stretch.baseline + 0.28 * stretch.em)
    top, bottom = min(top, stretch.box[1]), max(bottom, stretch.box[3])
    top, bottom, x0, x1 = max(0, top), min(ink.picture.shape[0], bottom), max(0, x0 - 1), x1 + 1
    piece = ink.picture[top:bottom, x0:x1].copy()
    scale = height / (1.1 * stretch.em)
    method = cv2.INTER_CUBIC if scale > 1 else cv2.INTER_AREA
    piece = cv2.resize(piece, None, fx=scale, fy=scale, interpolation=method)
    return cv2.copyMakeBorder(piece, margin, margin, margin, margin, cv2.BORDER_CONSTANT, value=255)
