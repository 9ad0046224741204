"""What paper and spreadsheets print beside a document: the letters above the columns of a sheet and the numbers of its
rows, and the numbers at the margin of pleading paper."""

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
FEWEST_LINES = 20
"""Numbers of a page of pleading paper; it has 25 or 28."""
ALIGNED, OFF_LINE = 1.5, 4
"""Points by which a number may miss the line that it stands in; one of so many at least stands in none."""
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


def without_line_numbers(page: Page) -> Page:
    """The page without the numbers of pleading paper, as it is where it has none.

    They begin with 1 beside the first line of the page or the second, stand left of all else, at the same distance
    whatever the lines beside them do: units that are counted have a title and the words of a header above them, and a
    row each.
    """
    words = page.words
    if type(words) is PackedWords:
        return page
    left = sorted((word for word in words if word.text.isdecimal() and len(word.text) < 3), key=lambda word: word.x0)
    left = sorted(
        (word for word in left if word.x1 < left[0].x1 + NARROW + word.x1 - word.x0), key=lambda word: word.top
    )
    if len(left) < FEWEST_LINES or [word.text for word in left] != [str(n + 1) for n in range(len(left))]:
        return page
    gone = set(map(id, left))
    others = [word for word in words if id(word) not in gone]
    steps = [below.top - above.top for above, below in pairwise(left)]
    if (
        not others
        or max(steps) - min(steps) > NARROW
        or max(word.x1 for word in left) > min(word.x0 for word in others)
    ):
        return page
    if min(word.top for word in others) < left[0].top - max(steps):
        return page
    tops = sorted(word.bottom for word in others)
    apart = sum(not any(abs(word.bottom - top) < ALIGNED for top in tops) for word in left)
    return replace(page, words=others) if OFF_LINE * apart >= len(left) else page


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
