"""The words of a page as pieces of cells, and the pieces as lines.

A :class:`Piece` is text that was drawn as one: words that follow each other in the content stream on one
baseline with no more than a normal space between them. Following the stream, not x, keeps a long name whole
that is printed over its neighbour. A :class:`Line` is what stands on one baseline.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from operator import attrgetter

from ..document import Page, Word
from .spacing import Spacing

HALF = 0.42
"""Text whose middles are nearer than this share of its height stands on one line, if it has room to."""

_DATA = re.compile(
    r"[-+(\s]*[$€£¥]?[-(\s]*(?:\d[\d,.'’ ]*|\.\d+)(?:[-/.:]\d+)*\s*(?:%|CR|-)?\s*\)?%?$|[-–—$(\s]*[-–—]+\)?$|\$$|N/A$"
    r"|\d{1,2}[-/.][A-Za-z]{3}[-/.]\d{2,4}$|\d{1,2} [A-Za-z]{3,9} \d{4}$|[A-Za-z]{3,9}\.? \d{1,2}, \d{4}$",
    re.IGNORECASE,
)

GROUPED = re.compile(r"[-(]?\d{1,3}(?: \d{3})+(?:[,.]\d\d)?\)?")
"""A number whose thousands are parted by spaces; it may as well be two that stand near each other."""
_CURRENCY = frozenset("$€£¥")
_MINUS = frozenset("-\u2010\u2212")
_ALONE = _CURRENCY | _MINUS | {"(", ")"}
HANGS = 0.15
"""Ems behind a number within which a lone minus is its sign."""
TOUCHING = 0.05
"""Ems at most between a bracket drawn by itself and the figure in it."""
TURNED = 0.25
"""Of its size: what parts two words that are written up or down a column, at least."""
EQUAL, BLANK = 0.02, 1.25
"""Letters of a fixed pitch differ by less than this share; a blank between their words is narrower than this many."""
_BEGINS, _ENDS = frozenset("0123456789-($"), frozenset("0123456789)-")
_AMOUNT = re.compile(r"[-($]*\d[\d,]*\.\d\d[)-]?$")
_THOUSANDS = re.compile(r"\d{1,3}(?:,\d{3})+$")
"""A number with its thousands apart by commas, as areas are."""
_BRACKETED = re.compile(r"\(\$?\d{1,3}(?:,\d{3})*\)$")
"""A negative amount of whole units."""
_DAY = re.compile(r"\d{1,2}([-/.])\d{1,2}\1\d{2,4}$|\d{4}-\d\d-\d\d$|\d{1,2}-[A-Za-z]{3}-\d{2,4}$")
_DAY_IN_WORDS = re.compile(r"[A-Za-z]{3,9}\.? \d{1,2}, \d{4}$|\d{1,2} [A-Za-z]{3,9} \d{4}$")


LONGEST_CURRENCY = 3
"""Letters that stand for one: ``R``, ``kr``, ``CHF``."""
_NARROW = 0.45
"""Ems of a blank within a number, in type that is not all of one width."""


def _goes_on(words: Sequence[Word], word: Word, gap: float) -> bool:
    """Whether a number goes on behind a narrow blank that is a text of its own: ``R``, ``4``, ``650``."""
    if word[8] != words[-1][8] + 2 or gap > _NARROW:
        return False
    first, *more = texts = [*(other[0] for other in words), word[0]]
    money = first in _CURRENCY or (first.isalpha() and len(first) <= LONGEST_CURRENCY)
    figure = " ".join(more if money else texts)
    return GROUPED.fullmatch(figure) is not None or (money and len(more) == 1 and figure[0].isdigit())


def is_data(text: str) -> bool:
    """True for a number, an amount, a percentage, a date or a dash standing for zero."""
    return _DATA.match(text) is not None


def two_figures(before: str, after: str, *, dated: bool = True) -> bool:
    """True for an amount with its cents next to another, or to a date where those are ``dated``: no cell holds both."""
    if not (before[-1] in _ENDS and after[0] in _BEGINS):
        return False
    if _BRACKETED.match(before) and _BRACKETED.match(after):
        return "," in before + after  # ``(602) (1,366)``, not the notes ``(1) (2)``
    amounts = _AMOUNT.match(before) is not None, _AMOUNT.match(after) is not None
    if _THOUSANDS.match(before) and _DAY.match(after):
        return True  # ``28,750 03/01/16``
    return all(amounts) or (
        dated and any(amounts) and (_DAY.match(before) is not None or _DAY.match(after) is not None)
    )


def _figures(words: list[Word]) -> list[list[Word]]:
    """The words of amounts and days ("$450.00", "Jan 1, 2025") apart, where a text is nothing but several of them.

    What is one cell all the same comes together again in its column.
    """
    figures: list[list[Word]] = []
    n = 0
    while n < len(words):
        text = words[n][0]
        size = 1 if _AMOUNT.match(text) or _DAY.match(text) else 3
        if size == 3 and not _DAY_IN_WORDS.match(" ".join([word[0] for word in words[n : n + 3]])):
            return [words]
        figures.append(words[n : n + size])
        n += size
    return figures


class Piece:
    """Words drawn as one text, left to right."""

    __slots__ = ("bottom", "data", "text", "top", "words", "x0", "x1")

    def __init__(self, words: list[Word]) -> None:
        first = words[0]
        self.words = words
        self.x0 = first[1]
        if len(words) == 1:
            self.text, self.top, self.x1, self.bottom = first[0], first[2], first[3], first[4]
        else:
            self.text = text_of(words)
            self.top = min([word[2] for word in words])
            self.x1 = max([word[3] for word in words])
            self.bottom = max([word[4] for word in words])
        text = self.text
        # Text that begins and ends with letters is none, unless it is "N/A".
        self.data = not (text[:1].isalpha() and text[-1].isalpha() and text[-1] not in "aA") and is_data(text)

    @property
    def bold(self) -> bool:
        """True if its first word is bold."""
        return self.words[0][7]

    @property
    def size(self) -> float:
        """Font size in points, or the height of the box where the reader gives none."""
        return self.words[0][6] or self.bottom - self.top

    def __repr__(self) -> str:
        return f"Piece({self.text!r}, {self.x0:.1f}-{self.x1:.1f})"


class Line:
    """The pieces on one baseline, from left to right."""

    __slots__ = ("bottom", "pieces", "top")

    def __init__(self, pieces: list[Piece]) -> None:
        pieces.sort(key=_LEFT)
        self.pieces = pieces if _ALONE.isdisjoint([piece.text for piece in pieces]) else _whole(pieces)
        self.top = min([piece.top for piece in pieces])
        self.bottom = max([piece.bottom for piece in pieces])

    @property
    def text(self) -> str:
        """All its text, pieces parted by two spaces."""
        return "  ".join([piece.text for piece in self.pieces])

    @property
    def height(self) -> float:
        """Height of its tallest box in points."""
        return self.bottom - self.top

    def __repr__(self) -> str:
        return f"Line({self.top:.1f}, {self.text!r})"


_LEFT = attrgetter("x0")


def _whole(pieces: list[Piece]) -> list[Piece]:
    """A currency sign set apart from its amount, at the other side of the cell, is part of it; so is a bracket drawn by
    itself that touches it, as brackets that hang beside their column are, and the minus that hangs there."""
    joined: list[Piece] = []
    for piece in pieces:
        before = joined[-1].text if joined else ""
        apart = abs(piece.x0 - joined[-1].x1) / piece.size if joined else HANGS
        touches = apart < TOUCHING
        opened = before == "(" and piece.data
        closed = piece.text == ")" and "(" in before and before[-1].isdigit()
        signed = piece.text in _MINUS and before[-1:].isdigit() and apart < HANGS
        if (before in _CURRENCY and piece.data) or signed or (touches and (opened or closed)):
            joined[-1] = Piece(joined[-1].words + piece.words)
        else:
            joined.append(piece)
    return joined


def text_of(words: Iterable[Word]) -> str:
    """Words joined by single spaces, without a space where one touches the next."""
    parts: list[str] = []
    end: float | None = None
    for word in words:
        if end is not None and not -0.6 < (word[1] - end) / (word[6] or word[4] - word[2] or 1.0) < 0.09:
            parts.append(" ")
        parts.append(word[0])
        end = word[3]
    return "".join(parts)


def page_pieces(page: Page, spacing: Spacing) -> list[Piece]:
    """The words of a page, each in exactly one piece, in the order they were drawn."""
    pieces: list[Piece] = []
    open_words: list[Word] = []
    x1 = bottom = 0.0
    run = angle = -1
    several = False
    runs_tell, between, within = spacing.runs_tell, spacing.between_runs, spacing.within_run
    for word in page.words:
        if open_words:
            size = word[6] or word[4] - word[2] or 1.0
            gap = (word[1] - x1) / size
            same = word[8] == run
            if (
                gap > -0.3
                and (gap < (within if same else between) or (same and _blank_between(open_words[-1], word, gap * size)))
                and (same or not runs_tell or _goes_on(open_words, word, gap))
                and abs(word[4] - bottom) < 0.3 * size
                and word[9] == angle == 0
                and not two_figures(open_words[-1][0], word[0], dated=not same)
            ):
                open_words.append(word)
                x1, run = word[3], word[8]
                several = several or not same
                continue
            pieces.extend([Piece(figure) for figure in _figures(open_words)] if several else (Piece(open_words),))
            several = False
        open_words = [word]
        x1, bottom, run, angle = word[3], word[4], word[8], word[9]
    if open_words:
        pieces.extend([Piece(figure) for figure in _figures(open_words)] if several else (Piece(open_words),))
    return pieces


def _turned(words: list[Word]) -> list[Word]:
    """The sideways words of a page, those whose letters were drawn one by one, up or down a column, in one."""
    found: list[Word] = []
    for word in words:
        last = found[-1] if found else None
        if (
            last is not None
            and word.angle == last.angle in (90, 270)
            and abs(word.x0 - last.x0) + abs(word.x1 - last.x1) < 1.0
        ):
            gap = last.top - word.bottom if word.angle == 90 else word.top - last.bottom
            if -0.3 * word.size < gap < word.size:
                text = f"{last.text}{' ' if gap > TURNED * word.size else ''}{word.text}"
                found[-1] = last._replace(text=text, top=min(last.top, word.top), bottom=max(last.bottom, word.bottom))
                continue
        found.append(word)
    return found


def _blank_between(left: Word, right: Word, gap: float) -> bool:
    """Whether two words drawn together, all of whose letters are equally wide, as those of a typewriter are, stand one
    letter apart: a form printed in proportional type is filled in so."""
    first, second = ((word[3] - word[1]) / len(word[0]) for word in (left, right))
    return abs(first - second) < EQUAL * first and gap < BLANK * first and left[5] == right[5]


def page_lines(page: Page, spacing: Spacing | None = None) -> list[Line]:
    """The lines of a page from top to bottom; every word is in exactly one piece of one line.

    Pieces that stand a little higher or lower (a smaller font, a cell centred against its neighbours by less
    than half a line) are of the same line unless they stand above one another.
    """
    pieces = page_pieces(page, spacing or Spacing.of([page]))
    keyed = sorted([((p.top + p.bottom) / 2, p.x0, n) for n, p in enumerate(pieces) if not p.words[0][9]])
    groups: list[list[Piece]] = []
    middles: list[float] = []
    for middle, _, n in keyed:
        piece = pieces[n]
        if groups and middle - middles[-1] < 0.12 * (piece.bottom - piece.top):
            groups[-1].append(piece)
        else:
            groups.append([piece])
            middles.append(middle)
    lines = [Line(group) for group in _joined(groups, middles)]
    sideways = [Line([Piece([word])]) for word in _turned([piece.words[0] for piece in pieces if piece.words[0][9]])]
    return sorted(lines + sideways, key=lambda line: line.top + line.bottom)


def _joined(groups: list[list[Piece]], middles: list[float]) -> list[list[Piece]]:
    """Neighbouring groups become one line, the closest first, while they are nearer than half a line."""
    close = sorted(
        [
            (middles[n + 1] - middles[n], n)
            for n in range(len(groups) - 1)
            if middles[n + 1] - middles[n] < HALF * min(_height(groups[n]), _height(groups[n + 1]))
        ]
    )
    if not close:
        return groups
    of = list(range(len(groups)))  # which group took each one in
    for _, n in close:
        upper, lower = of[n], of[n + 1]
        if middles[lower] - middles[upper] < HALF * min(
            _height(groups[upper]), _height(groups[lower])
        ) and not _collide(groups[upper], groups[lower]):
            if (len(groups[lower]), _height(groups[lower])) > (len(groups[upper]), _height(groups[upper])):
                middles[upper] = middles[lower]
            groups[upper].extend(groups[lower])
            groups[lower] = []
            k = n + 1
            while k < len(of) and of[k] == lower:
                of[k] = upper
                k += 1
    return [group for group in groups if group]


def _height(group: list[Piece]) -> float:
    return min([piece.bottom - piece.top for piece in group])


def _collide(upper: list[Piece], lower: list[Piece]) -> bool:
    """True if a piece of one stands over a piece of the other."""
    ends = sorted([(p.x0, p.x1, 0) for p in upper] + [(p.x0, p.x1, 1) for p in lower])
    reach = [-1e9, -1e9]
    for x0, x1, side in ends:
        if min(reach[1 - side], x1) - x0 > 1.5:
            return True
        reach[side] = max(reach[side], x1)
    return False
