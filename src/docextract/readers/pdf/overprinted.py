"""Letters that PDFium leaves out because the same letter stands in the same place.

A letter drawn twice, a little apart, is bold in cheap type, and PDFium keeps one of the two. Where a long text runs
over the amount of the next column the same happens to figures by chance: of "(fra456)" over "25,555.00" one 5 is left
out, and the amount would read "2,555.00". The letter that was kept says which one is missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_float
from itertools import compress, count
from operator import lt

from . import library as pdfium
from .library import Argument, argument
from .tokens import Tokens
from .touching import Extent, extents

BACK = 8
"""PDFium compares a letter with so many before it."""
MISSING = 0.2
"""Free width within a word, in ems, from which on a letter may be missing."""
NEAR = 0.15
"""Letters so near each other, in ems, are drawn in one place."""
UNKNOWN = "\ufffd"

_sides = (c_float * 4)()
_left, _low, _right, _high = (byref(_sides, 4 * side) for side in range(4))


def restored(
    text_page: Argument,
    cut: Tokens,
    owners: Sequence[int | None],
    x0s: Sequence[float],
    lows: Sequence[float],
    x1s: Sequence[float],
) -> list[str]:
    """The texts of words with the letters that were left out where a word begins over the one before it."""
    texts = cut.texts
    for k in compress(count(1), map(lt, x0s[1:], x1s)):
        if abs(lows[k] - lows[k - 1]) < 0.5 and x1s[k] > x0s[k - 1] and owners[k] != owners[k - 1]:
            text = _restored(text_page, cut, k, owners[k])
            if text != texts[k]:
                texts = texts if texts is not cut.texts else [*texts]
                texts[k] = text
    return texts


def _restored(text_page: Argument, cut: Tokens, k: int, owner: int | None) -> str:
    text, first = cut.texts[k], cut.firsts[k]
    letters = list(range(max(0, first - BACK), cut.lasts[k] + 1))
    boxes = dict(zip(letters, extents(text_page, letters, letters), strict=True))
    own = boxes[first]
    em = own.high - own.low
    if em <= 0 or len(text) != cut.lasts[k] + 1 - first:
        return text
    before = [(chr(pdfium.get_unicode(text_page, n)), boxes[n]) for n in letters if n < first]
    out: list[str] = []
    end = _begin(owner, boxes[cut.lasts[k]], em)
    for letter, n in zip(text, range(first, cut.lasts[k] + 1), strict=True):
        if end is not None and boxes[n].x0 - end > MISSING * em:
            out.append(_between(end, boxes[n].x0, before, em))
        out.append(letter)
        end = boxes[n].x1
    return "".join(out)


def _begin(owner: int | None, last: Extent, em: float) -> float | None:
    """Where a text run is drawn from; None where its place is not that of the page, or it goes on after the word."""
    found = pdfium.object_bounds(argument(owner), _left, _low, _right, _high) if owner else 0
    return _sides[0] if found and abs(_sides[2] - last.x1) < em else None


def _between(x0: float, x1: float, before: Sequence[tuple[str, Extent]], em: float) -> str:
    """The letters drawn from one x to another that stand in the words before; the sign for an unknown one if none."""
    found = ""
    while x1 - x0 > MISSING * em:
        letter = next(
            (
                (text, box.x1)
                for text, box in before
                if not text.isspace() and abs(box.x0 - x0) < NEAR * em and box.x0 < box.x1 < x1 + NEAR * em
            ),
            None,
        )
        if letter is None:
            return found if found or x1 - x0 < 2 * MISSING * em else UNKNOWN
        found, x0 = found + letter[0], letter[1]
    return found
