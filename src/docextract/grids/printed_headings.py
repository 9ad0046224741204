"""Sheets printed with their row and column headings: the letters above the columns and the numbers beside the rows are
the spreadsheet's, not the document's."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from ..document import PackedWords, Page, Word
from ..models.place import column_letters
from .candidate import text_lines

_LETTERS = re.compile(r"[A-Z]{1,2}")
COLUMNS = [column_letters(column) for column in range(27 * 26)]
"""What spreadsheets call their columns, as far as two letters go."""
FEWEST = 3
"""Letters in a row, and rows with numbers, from which on they are headings."""
MOST_ABOVE = 2
"""Lines of running heads above the letters: a form prints letters below its titles."""
NARROW = 3.0
"""Points within which the numbers of rows stand below one another."""
NUMBERED = 0.6
"""Part of the lines below the letters that begin with their row's number; the others are wrapped."""


def without_headings(page: Page) -> Page:
    """The page without the headings of its rows and columns, as it is where it has none."""
    words = page.words
    if type(words) is PackedWords or sum(map(_is_letters, words)) < FEWEST:
        return page
    lines = text_lines(words)
    head = next((n for n, line in enumerate(lines[: MOST_ABOVE + 1]) if _counts_columns(line)), None)
    if head is None:
        return page
    leads = [line[0] for line in lines[head + 1 :]]
    numbered = [word for word in leads if word.text.isdecimal() and word.x1 < lines[head][-1].x0]
    counted = [int(word.text) for word in numbered]
    ups = sum(b == a + 1 for a, b in pairwise(counted))
    if len(counted) < FEWEST or ups < 0.9 * (len(counted) - 1) or len(counted) < NUMBERED * len(leads):
        return page
    if not _in_column(numbered):
        return page
    gone = {id(word) for word in (*lines[head], *numbered)}
    return replace(page, words=[word for word in words if id(word) not in gone])


def _is_letters(word: Word) -> bool:
    return len(word.text) < 3 and _LETTERS.fullmatch(word.text) is not None


def _counts_columns(line: list[Word]) -> bool:
    """Whether a line holds nothing but the letters of successive columns."""
    if len(line) < FEWEST or not all(map(_is_letters, line)):
        return False
    texts = [word.text for word in line]
    first = COLUMNS.index(texts[0])
    return texts == COLUMNS[first : first + len(texts)]


def _in_column(words: list[Word]) -> bool:
    """Whether words stand in one narrow column: left, right or middle of theirs are in line."""
    sides = [word.x0 for word in words], [word.x1 for word in words], [(word.x0 + word.x1) / 2 for word in words]
    return any(max(at) - min(at) < NARROW for at in sides)
