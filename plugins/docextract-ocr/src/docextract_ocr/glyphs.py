"""Characters and glyphs of one stretch brought together, and marks told by their shape.

A recogniser reads well and counts badly: it drops a minus sign, a point, a comma. How many marks there are, and which,
the ink says.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from .ink import Pixels
from .layout import Glyph, Stretch

DASHES = "-–—_=~"
_MIXED = re.compile(r"[-(]?[$€£]?\d{1,3}(?:[.,]\d{3})*\.\d{3}(?:[.,]\d{3})*\.\d\d\)?-?")
_LIKE = {"-": DASHES, ".": ",", ",": "."}
"""What a recogniser may say for a mark without being overruled: the notation tells a point from a comma."""
IN_PIECES = 0.1
"""Ems between two pieces of one character at most."""
LEAST_BLANK = 0.12
"""Ems of the narrowest blank."""
LIKELY_BLANK = 0.3
"""Ems of a gap at which a blank is likely."""
TIGHT = 0.1
"""Ems between two letters at most that no blank parts."""
WIDE_BLANK = 0.25
"""Ems of the narrowest blank between a digit and a dash, which has more room about it than a letter."""


@dataclass(slots=True)
class Piece:
    """A word of a stretch."""

    text: str
    glyphs: list[Glyph]
    own: list[Pixels | None]
    """For each character the box that is it alone, of all its pieces: none where it touches the next."""
    aligned: bool
    """Characters and glyphs could be brought together."""
    confidence: float
    read: str = ""
    """What the recogniser said for it."""
    others: tuple[tuple[str, float], ...] = ()
    """Other readings of a figure, the likest first, each with its likelihood from 0 to 1."""


@dataclass(slots=True)
class Reading:
    """A stretch as read."""

    stretch: Stretch
    text: str
    confidence: float
    pieces: list[Piece] = field(default_factory=list)


def mark_of(glyph: Glyph, stretch: Stretch) -> str:
    """``-``, ``.`` or ``,`` where the shape and place of a glyph say so; else nothing."""
    em = stretch.em
    x0, top, x1, bottom = glyph.box
    width, height = x1 - x0, bottom - top
    above = (stretch.baseline - bottom) / em
    if glyph.parts > 1:
        return ""
    if width >= 1.4 * height and height <= 0.19 * em and 0.1 <= above <= 0.45:
        return "-"
    if width <= 0.28 * em and height <= 0.3 * em and stretch.baseline - top <= 0.32 * em:
        below = -above
        if height > 1.25 * width and below > 0.03:
            return ","
        if height <= 1.35 * width and abs(above) <= 0.09:
            return "."
    return ""


def bring_together(stretch: Stretch, text: str, confidence: float) -> Reading:
    """The words of a stretch with their glyphs."""
    marks = [mark_of(glyph, stretch) for glyph in stretch.glyphs]
    if all(mark == "-" for mark in marks):  # a dash, or a row of them
        dashes = "-" * len(marks)
        own: list[Pixels | None] = [glyph.box for glyph in stretch.glyphs]
        return Reading(stretch, dashes, confidence, [Piece(dashes, stretch.glyphs, own, True, confidence, text)])
    reading = Reading(stretch, text, confidence)
    letters = text.replace(" ", "")
    blanks = _blank_places(text)
    steps = _aligned(letters, blanks, marks, stretch)
    if steps is None:
        reading.pieces = _by_gaps(stretch, text, confidence)
        return reading
    out: list[tuple[str, int, int]] = []  # characters, and the first and last of their glyphs
    read: list[str] = []
    breaks: set[int] = set()
    for at, chars, glyph, glyphs in steps:
        part = letters[at : at + chars] if chars else marks[glyph]
        read.append(letters[at : at + chars])
        if chars == glyphs == 1 and (mark := marks[glyph]) and part not in (mark, *_LIKE[mark]):
            part = mark
        if chars and at in blanks:
            breaks.add(len(out))
        out.append((part, glyph, glyph + glyphs - 1))
    breaks = _settled(stretch, out, breaks)
    starts = [0, *sorted(breaks), len(out)]
    for start, end in pairwise(starts):
        if start < end:
            reading.pieces.append(_piece(stretch, out[start:end], confidence, "".join(read[start:end])))
    reading.text = " ".join(piece.text for piece in reading.pieces)
    return reading


def _piece(stretch: Stretch, part: list[tuple[str, int, int]], confidence: float, read: str) -> Piece:
    own: list[Pixels | None] = []
    for chars, first, last in part:
        own += [_around(stretch.glyphs[first : last + 1]) if len(chars) == 1 else None] * len(chars)
    glyphs = stretch.glyphs[part[0][1] : part[-1][2] + 1]
    text = "".join(chars for chars, _, _ in part)
    if any(map(str.isalpha, read)):  # what looks like marks are pieces of its letters
        return Piece(read, glyphs, own if text == read else [], text == read, confidence, read)
    return Piece(_in_notation(text), glyphs, own, True, confidence, read)


def _in_notation(text: str) -> str:
    """A figure whose groups are parted by a point as its decimals are, which no notation does: ``1.234.56``."""
    return re.sub(r"[.,]", ",", text[:-3]) + text[-3:] if _MIXED.fullmatch(text) else text


def _blank_places(text: str) -> set[int]:
    """The positions, blanks not counted, of characters that a blank stands before."""
    found: set[int] = set()
    at = 0
    for char in text:
        if char == " ":
            found.add(at)
        else:
            at += 1
    return found - {0}


def _settled(stretch: Stretch, out: list[tuple[str, int, int]], breaks: set[int]) -> set[int]:
    """The breaks between words that the gaps allow, and those that they force."""
    settled: set[int] = set()
    gaps = [stretch.glyphs[b[1]].box[0] - stretch.glyphs[a[2]].box[2] for a, b in pairwise(out)]
    for k, gap in enumerate((gap / stretch.em for gap in gaps), 1):
        if k in breaks:
            keep = not ((gap < 0.5 and _in_figure(out, k, gap, gaps)) or (gap < TIGHT and _in_word(out, k)))
        else:
            keep = gap > 0.62
        if keep:
            settled.add(k)
    return settled


def _in_word(out: list[tuple[str, int, int]], k: int) -> bool:
    """Whether letters that stand close have a glyph each on both sides, so that a blank between them is none."""
    return all(len(chars) == 1 and chars.isalpha() and first == last for chars, first, last in out[k - 1 : k + 1])


def _in_figure(out: list[tuple[str, int, int]], k: int, gap: float, gaps: list[int]) -> bool:
    """Whether a blank of so many ems that was read before a character stands inside of a figure, and is none."""
    before, after = out[k - 1][0][-1], out[k][0][0]
    if before in "0123456789" and after in DASHES:  # a code in parts
        return gap < WIDE_BLANK and k + 1 < len(out) and out[k + 1][0][0] in "0123456789"
    if before not in "0123456789.,-($" or after not in "0123456789.,)%":
        return False
    if before == "-" and k > 1 and gaps[k - 2] > 0.5 * gaps[k - 1]:  # a dash between words
        return False
    if before == ",":  # a day and its year, not thousands
        digits = "".join(chars for chars, _, _ in out[k:])
        return re.match(r"\d{3}(?!\d)", digits) is not None
    if after in ".," or (k == 1 and before in "-($"):  # no text begins with a point or a comma
        return True
    return gap < (0.36 if before in ".-($" or after in ")%" else 0.2)


Step = tuple[int, int, int, int]
"""Characters and glyphs that go together: the first character, how many, the first glyph, how many."""

_MOVES = ((1, 1), (0, 1), (1, 2), (2, 1), (1, 3), (3, 1), (4, 1))


def _aligned(letters: str, blanks: set[int], marks: Sequence[str], stretch: Stretch) -> list[Step] | None:
    """What of the characters and glyphs of a stretch goes together, at the least cost; None if the two differ by more.

    A glyph of no character must be a mark that the recogniser left out. A character may be in pieces, as a percent
    sign is, and up to three may touch, if they are as wide as three; of digits, which stand closer, four.
    """
    n, m = len(letters), len(marks)
    if abs(n - m) > 2 + max(n, m) // 3:
        return None
    boxes = stretch.glyphs
    gaps = [(b.box[0] - a.box[2]) / stretch.em for a, b in pairwise(boxes)]
    far = 10**6
    best: list[list[tuple[int, int, int]]] = [[(far, 0, 0)] * (m + 1) for _ in range(n + 1)]
    best[0][0] = (0, 0, 0)
    for i in range(n + 1):
        for j in range(m + 1):
            here = best[i][j][0]
            if here >= far:
                continue
            for chars, glyphs in _MOVES:
                if i + chars > n or j + glyphs > m:
                    continue
                if chars > 3 and not letters[i : i + chars].isdigit():
                    continue
                if blanks.intersection(range(i + 1, i + chars)) or max(gaps[j : j + glyphs - 1], default=0) > IN_PIECES:
                    continue
                wide = (boxes[j + glyphs - 1].box[2] - boxes[j].box[0]) / stretch.em
                cost = here + _price(letters[i : i + chars], marks[j : j + glyphs], wide)
                if chars and i in blanks and j and gaps[j - 1] < LEAST_BLANK:
                    cost += 4
                if chars and j and i not in blanks and gaps[j - 1] > LIKELY_BLANK:
                    cost += 3
                if cost < best[i + chars][j + glyphs][0]:
                    best[i + chars][j + glyphs] = (cost, chars, glyphs)
    if best[n][m][0] >= far:
        return None
    steps: list[Step] = []
    i, j = n, m
    while i or j:
        _, chars, glyphs = best[i][j]
        i, j = i - chars, j - glyphs
        steps.append((i, chars, j, glyphs))
    return steps[::-1]


def _price(chars: str, marks: Sequence[str], wide: float) -> int:
    """What it costs to take characters for glyphs that are so wide together, in ems."""
    if not chars:
        return 4 if marks[0] else 10**6
    off = 0 if marks[0] else int(12 * max(0.0, abs(wide - sum(map(_width, chars))) - 0.12))
    if len(chars) == 1 and len(marks) == 1:
        is_mark = chars in DASHES or chars in ".,"
        if not marks[0]:
            return off + (6 if is_mark else 0)
        if chars == marks[0] or (marks[0] == "-" and chars in DASHES):
            return 0
        return 2 if is_mark else 6
    if any(marks):
        return 10**6
    if len(marks) == 1:
        return len(chars) - 1 + off
    return off if chars in '%"' else 3 * len(marks) - 2 + off


def _width(char: str) -> float:
    """About how wide a character is, in ems."""
    if char in "ijlI|!'.,:;":
        return 0.2
    if char in "ftr()[]1-/\\":
        return 0.34
    if char in "mwMW%@":
        return 0.84
    return 0.62 if char.isupper() else 0.5


def _by_gaps(stretch: Stretch, text: str, confidence: float) -> list[Piece]:
    """Words whose glyphs are not known: as many stretches of glyphs as there are words, parted at the widest gaps."""
    words = text.split()
    if not words:
        return [Piece("", stretch.glyphs, [], False, confidence)]
    gaps = sorted(
        range(1, len(stretch.glyphs)),
        key=lambda k: stretch.glyphs[k - 1].box[2] - stretch.glyphs[k].box[0],
    )
    cuts = [0, *sorted(gaps[: len(words) - 1]), len(stretch.glyphs)]
    if len(cuts) != len(words) + 1:  # fewer glyphs than words
        return [Piece(" ".join(words), stretch.glyphs, [], False, confidence, " ".join(words))]
    return [
        Piece(word, stretch.glyphs[a:b], [], False, confidence, word)
        for word, a, b in zip(words, cuts, cuts[1:], strict=False)
    ]


def _around(glyphs: Sequence[Glyph]) -> Pixels:
    boxes = [glyph.box for glyph in glyphs]
    return min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)
