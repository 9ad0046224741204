"""Dots that lead the eye from a label to its figure, and dots that are cells of their own.

A leader is an even row of dots with text before it and a figure after it on its line. Tables also print ``..`` for
"not available": such cells stand apart, and a line of them is no leader. A figure may begin with a point (``.95``)
right after the last dot of a leader: that point stands otherwise than the dots.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from docextract.document import Word

from . import library as pdfium
from .library import Argument
from .tokens import FEWEST_DOTS, Tokens, leader
from .touching import extents

APART = 1.5
"""Dots farther from each other than this, in ems, are not of one row."""
OTHERWISE = 0.12
"""A point that stands nearer or farther than the dots do among themselves, by so many ems, is none of them."""
REACH = 2.0
"""A leader begins so near its label, or ends so near its figure, in ems."""

_DECIMALS, _CENTS = re.compile(r"\d{1,4}(?![\d.,])"), re.compile(r"\d\d(?![\d.,])")
"""What may follow a point that begins a figure; evenly spaced dots are taken for one only before cents."""
_NUMERAL = re.compile(r"[ivxlc]+", re.IGNORECASE)


def settle(text_page: Argument, cut: Tokens) -> Tokens:
    """Divide rows of dots where they stand apart, and give figures their points back."""
    texts: list[str] = []
    firsts: list[int] = []
    lasts: list[int] = []
    point: int | None = None  # a dot that begins the figure after it
    for k, (text, first, last) in enumerate(zip(cut.texts, cut.firsts, cut.lasts, strict=True)):
        if point is not None:
            text, first, point = "." + text, point, None
        elif leader(text) and text[0] in FEWEST_DOTS:
            figure = cut.texts[k + 1] if k + 1 < len(cut.texts) and cut.firsts[k + 1] == last + 1 else ""
            rows, taken = _rows(text_page, text, first, last, figure)
            point = last if taken else None
            for start, end in rows:
                texts.append(text[start - first : end + 1 - first])
                firsts.append(start)
                lasts.append(end)
            continue
        texts.append(text)
        firsts.append(first)
        lasts.append(last)
    return cut._replace(texts=texts, firsts=firsts, lasts=lasts)


def _rows(text_page: Argument, text: str, first: int, last: int, figure: str) -> tuple[list[tuple[int, int]], bool]:
    """The even rows of dots as first and last character, and whether the last dot is the point of the figure.

    ``figure`` is what follows the last dot without a blank, if anything does.
    """
    dots = [first + k for k, character in enumerate(text) if character != " "]
    places = [*dots, last + 1] if figure else dots
    sides = extents(text_page, places, places)
    em = max(side.high - side.low for side in sides)
    gaps = [after.x0 - before.x1 for before, after in pairwise(sides)]
    taken = False
    if text[0] == "." and em > 0 and _DECIMALS.match(figure):
        usual, slack = median(gaps[:-2]), OTHERWISE * em
        taken = (
            gaps[-2] > usual + slack
            or (gaps[-1] < usual - slack and _CENTS.match(figure) is not None)
            or _new_run(text_page, dots[-2], last)
        )
    if figure:
        gaps.pop()
    if taken:
        dots.pop()
        gaps.pop()
    rows: list[list[int]] = [[dots[0]]]
    for gap, dot in zip(gaps, dots[1:], strict=True):
        if em > 0 and gap > APART * em:
            rows.append([])
        rows[-1].append(dot)
    found: list[tuple[int, int]] = []
    for row in rows:
        if len(row) >= FEWEST_DOTS[text[0]]:
            found.append((row[0], row[-1]))
        else:  # words, by the blanks between them
            breaks = [k for k in range(1, len(row)) if row[k] != row[k - 1] + 1]
            found += [(row[start], row[end - 1]) for start, end in pairwise([0, *breaks, len(row)])]
    return found, taken


def _new_run(text_page: Argument, dot: int, point: int) -> bool:
    """True if a run begins at the point and goes on with the figure after it."""
    owner = pdfium.text_object(text_page, point)
    return bool(owner == pdfium.text_object(text_page, point + 1) != pdfium.text_object(text_page, dot))


def leaders(words: Sequence[Word]) -> list[int]:
    """Which words lead from a text to a figure on their line. Rows of underscores are drawn lines wherever they are."""
    found: list[int] = []
    for k in [k for k, word in enumerate(words) if leader(word.text)]:
        row = words[k]
        if row.text[0] not in FEWEST_DOTS or row.angle or _leads(row, words):
            found.append(k)
    return found


def _leads(row: Word, words: Sequence[Word]) -> bool:
    middle, slack = (row.top + row.bottom) / 2, 0.5 * row.size
    line = [word for word in words if abs((word.top + word.bottom) / 2 - middle) < slack and not leader(word.text)]
    before = [word for word in line if word.x1 <= row.x0 + slack and any(map(str.isalnum, word.text))]
    after = sorted((word for word in line if word.x0 >= row.x1 - slack), key=lambda word: word.x0)
    if not before or not after:
        return False
    reach = REACH * row.size
    if row.x0 - max(word.x1 for word in before) > reach and after[0].x0 - row.x1 > reach:
        return False
    figure = next((word.text for word in after if any(map(str.isalnum, word.text))), None)
    return figure is None or any(map(str.isdecimal, figure)) or _NUMERAL.fullmatch(figure) is not None
