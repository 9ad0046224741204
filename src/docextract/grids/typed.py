"""Typewritten pages: columns that a single blank parts, where every row and the words of the header leave it free.

A line printer leaves one blank between a number and the word behind it, as much as between two words. But its letters
stand below one another: a blank that no row fills is no blank between words.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from itertools import pairwise
from statistics import median

from .lines import Line, Piece

FEWEST_ROWS, FEWEST_LETTERS = 8, 4
"""Rows that show where a blank goes through; letters of a word that tells how wide they are."""
SAME = 0.02
"""By so much of it the width of letters may differ from word to word."""
MOST_FILLED, LEAST_PARTED = 0.04, 0.3
"""Of the rows, those that may fill the blank all the same, as totals do, and those in which it parts a piece."""
MOST_OVER, LEAST_OPEN, FEW_PARTED = 0.15, 0.6, 0.05
"""The same where words on both sides leave it open in so many rows."""

CLOSE = 1.1
"""So many letters from the blank a word of the header ends or begins at most."""


def part_typed(body: list[Line], heads: list[Line]) -> None:
    """Cut pieces of typewritten lines at blanks that go through all of them, under two words of the header."""
    rows = [line for line in body if len(line.pieces) > 1]
    pitch = _pitch(rows) if heads and len(rows) >= FEWEST_ROWS else None
    if pitch is None:
        return
    found: dict[int, list[tuple[str, str]]] = {}
    for line in rows:
        for piece in line.pieces:
            for before, after in pairwise(piece.words):
                place = round((before[3] + after[1]) / 2 / pitch * 2)
                found.setdefault(place, []).append((before[0], after[0]))
    whole = _whole(rows, pitch)
    words = [(word[1], word[3]) for line in whole for piece in line.pieces for word in piece.words]
    titles = [[(word[1], word[3]) for piece in head.pieces for word in piece.words] for head in heads]
    for place, beside in found.items():
        x = place * pitch / 2
        # "Suite" before all numbers of suites is no column.
        if min(len({*side}) for side in zip(*beside, strict=True)) < 2:
            continue
        filled = sum(x0 < x < x1 for x0, x1 in words)
        usual = len(beside) >= LEAST_PARTED * len(rows) and filled <= MOST_FILLED * len(whole)
        if not usual and not _is_open(rows, x, len(beside), filled):
            continue
        if not any(_parts_words(x, some, pitch) for some in titles):
            continue
        for line in (*body, *heads):
            line.pieces = [part for piece in line.pieces for part in _parts(piece, x)]


def _whole(rows: list[Line], pitch: float) -> list[Line]:
    """The rows without notes: these begin further right than the table, with few words, and stand anywhere."""
    begun = Counter([round(line.pieces[0].x0 / pitch) for line in rows])
    first = min((place for place, lines in begun.items() if lines >= FEWEST_ROWS), default=None)
    if first is None:
        return rows
    usual = median([len(line.pieces) for line in rows if round(line.pieces[0].x0 / pitch) == first])
    return [line for line in rows if line.pieces[0].x0 < (first + 1) * pitch or 2 * len(line.pieces) > usual]


def _is_open(rows: list[Line], x: float, parted: int, filled: int) -> bool:
    """Whether most rows have words on both sides of ``x`` and none on it, though lines between them may have."""
    if parted < FEW_PARTED * len(rows) or filled > MOST_OVER * len(rows):
        return False
    wide = sum(line.pieces[0].words[0][1] < x < line.pieces[-1].words[-1][3] for line in rows)
    return wide - filled >= LEAST_OPEN * len(rows)


def _pitch(rows: list[Line]) -> float | None:
    """How wide each letter is, None where they differ."""
    widths = sorted(
        [
            (word[3] - word[1]) / len(word[0])
            for line in rows
            for piece in line.pieces
            for word in piece.words
            if len(word[0]) >= FEWEST_LETTERS
        ]
    )
    if len(widths) < FEWEST_ROWS or not widths[0] > 0:
        return None
    middle = widths[len(widths) // 2]
    near = bisect_right(widths, (1 + SAME) * middle) - bisect_left(widths, (1 - SAME) * middle)
    return middle if near >= (1 - MOST_FILLED) * len(widths) else None


def _parts_words(x: float, words: list[tuple[float, float]], pitch: float) -> bool:
    """Whether a line through ``x`` cuts no word of a line of the header, but stands between two, close to one."""
    left = max((x1 for _, x1 in words if x1 <= x), default=None)
    right = min((x0 for x0, _ in words if x0 >= x), default=None)
    if left is None or right is None or any(x0 < x < x1 for x0, x1 in words):
        return False
    return min(x - left, right - x) <= CLOSE * pitch


def _parts(piece: Piece, x: float) -> list[Piece]:
    words = piece.words
    cut = next((n for n, word in enumerate(words) if word[1] >= x), len(words))
    if not 0 < cut < len(words) or words[cut - 1][3] > x:
        return [piece]
    return [Piece(words[:cut]), Piece(words[cut:])]
