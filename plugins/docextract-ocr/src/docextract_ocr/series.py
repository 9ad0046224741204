"""Numbered headings, ``M1`` to ``M12``: a digit that was read as a letter is told by the others of its row."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence

from .glyphs import Piece, Reading

NUMBERED = re.compile(r"([A-Za-z]{1,3})(\d{1,2})")
LETTERS = {"I": "1", "l": "1", "i": "1", "|": "1", "!": "1", "O": "0", "o": "0", "S": "5", "s": "5", "B": "8", "Z": "2"}
"""The digits that letters and marks are taken for, and the other way round."""
SERIES = 4
"""So many words of a row that differ by their number make a series."""


def complete(readings: Sequence[Reading]) -> None:
    """Read the numbers that a row of numbered words lacks where letters stand for them; ``Piece.read`` keeps those."""
    rows: dict[int, list[Piece]] = defaultdict(list)
    for reading in readings:
        rows[round(reading.stretch.baseline / max(1.0, reading.stretch.em))] += reading.pieces
    for pieces in rows.values():
        known: dict[str, set[int]] = defaultdict(set)
        for piece in pieces:
            if match := NUMBERED.fullmatch(piece.text):
                known[match[1]].add(int(match[2]))
        for before, numbers in known.items():
            if len(numbers) >= SERIES:
                _fill(pieces, before, numbers)


def _fill(pieces: Sequence[Piece], before: str, numbers: set[int]) -> None:
    for piece in pieces:
        rest = piece.text.removeprefix(before)
        if rest == piece.text or not rest or rest.isdigit():
            continue
        digits = "".join(LETTERS.get(char, char) for char in rest)
        if digits.isdigit() and digits[0] != "0" and int(digits) not in numbers and int(digits) <= max(numbers) + 1:
            numbers.add(int(digits))
            piece.text = before + digits
