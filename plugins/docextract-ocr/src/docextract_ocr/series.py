"""Headings in series, ``M1`` to ``M12`` or the months: what was misread is told by the others of its row."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TypeVar

from .glyphs import Piece, Reading

T = TypeVar("T")
NUMBERED = re.compile(r"([A-Za-z]{1,3})(\d{1,2})")
LETTERS = {"I": "1", "l": "1", "i": "1", "|": "1", "!": "1", "O": "0", "o": "0", "S": "5", "s": "5", "B": "8", "Z": "2"}
"""The digits that letters and marks are taken for, and the other way round."""
SERIES = 4
"""So many words of a row that differ by their number make a series."""
MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip


def complete(readings: Sequence[Reading]) -> None:
    """Read the numbers that a row of numbered words lacks where letters stand for them, and the month that a row of
    months lacks where a part of its name stands between its neighbours; ``Piece.read`` keeps what was read."""
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
        _name_months(pieces)


def _fill(pieces: Sequence[Piece], before: str, numbers: set[int]) -> None:
    for piece in pieces:
        rest = piece.text.removeprefix(before)
        if rest == piece.text or not rest or rest.isdigit():
            continue
        digits = "".join(LETTERS.get(char, char) for char in rest)
        if digits.isdigit() and digits[0] != "0" and int(digits) not in numbers and int(digits) <= max(numbers) + 1:
            numbers.add(int(digits))
            piece.text = before + digits


def _name_months(pieces: Sequence[Piece]) -> None:
    """Name what stands between two months of a row, one of which is the second after the other, and says a part of the
    month between them."""
    row = sorted((p for p in pieces if p.text.isalpha()), key=lambda piece: piece.glyphs[0].box[0])
    found = [_month(piece.text) for piece in row]
    if sum(month is not None for month in found) < SERIES:
        return
    whole = sum(piece.text.casefold() in MONTHS for piece in row) >= SERIES
    for (before, piece, after), (one, month, other) in zip(_threes(row), _threes(found), strict=True):
        if one is None or month is not None or other is None or (other - one) % 12 != 2:
            continue
        name = MONTHS[(one + 1) % 12] if whole else MONTHS[(one + 1) % 12][: len(before.text)]
        part = piece.text.casefold()
        if len(part) > 1 and part in name and len(name) - len(part) <= len(name) // 2:
            piece.text = name.upper() if before.text.isupper() and after.text.isupper() else name.capitalize()


def _month(text: str) -> int | None:
    """Which month a word names, whole or by three letters or four, from 0."""
    said = text.casefold()
    for number, name in enumerate(MONTHS):
        if said == name or (len(said) in (3, 4) and name.startswith(said)):
            return number
    return None


def _threes(row: Sequence[T]) -> Iterator[tuple[T, T, T]]:
    return zip(row, row[1:], row[2:], strict=False)
