"""The numbers that pages print alone, and what they tell: a page that is not there, or stands twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from .lines import Line

_PAGE_OF = re.compile(r"\bpage\s*:?\s*(\d+)\s+of\s+(\d+)\b", re.I)
_PAGE = re.compile(r"\bpage\s*:?\s*(\d+)(?!\S*\d|\s+of\b)", re.I)

MOST_PAGES = 10
"""Pages that a message names."""


Naming = Mapping[int, Sequence[str]]
"""By page, the texts of its lines that name a page."""


def naming(seen: Mapping[int, Sequence[Line]]) -> Naming:
    """What the lines of pages say of page numbers, for the two questions below."""
    return {page: list(_naming(lines)) for page, lines in seen.items()}


def _naming(lines: Sequence[Line]) -> Iterator[str]:
    """The texts of the lines that name a page: few of them all."""
    for line in lines:
        for column in line.filled:
            value = line.values[column]
            if type(value) is str and len(value) > 3 and "page" in value.casefold():
                yield line.joined()
                break


class Number(NamedTuple):
    """A page of the file, and the number that it prints."""

    page: int
    number: int


def page_numbers(texts: Naming) -> list[Number]:
    """The numbers of the pages that print one, in order; a page that prints several says nothing."""
    found: list[Number] = []
    for page in sorted(texts):
        said = {int(match[1]) for text in texts[page] if (match := _PAGE.search(text))}
        if len(said) == 1:
            found.append(Number(page, said.pop()))
    return found


def broken_steps(numbers: Sequence[Number]) -> list[str]:
    """Where the numbers of neighbouring pages do not follow each other, except where they begin again at 1."""
    found: list[str] = []
    for one, two in pairwise(numbers):
        if two.page != one.page + 1:
            continue
        if two.number == one.number > 1:
            found.append(f"page {one.number} stands twice, as page {one.page} and {two.page} of the file")
        elif two.number > one.number + 1:
            found.append(f"after page {one.number} comes page {two.number}")
    # Numbers that mostly do not follow each other do not number the pages.
    return found if len(found) * 2 <= len(numbers) else []


def named(numbers: Sequence[int]) -> str:
    """Page numbers as a message names them."""
    return ", ".join(map(str, numbers[:MOST_PAGES])) + (", …" if len(numbers) > MOST_PAGES else "")


def numbered_of(texts: Naming) -> tuple[list[int], list[int], int]:
    """Numbers that no "Page n of m" bears although others do, those that several pages bear, and m."""
    printed: Counter[int] = Counter()
    of: set[int] = set()
    for some in texts.values():
        found = {match[1]: int(match[2]) for text in some if (match := _PAGE_OF.search(text))}
        printed.update(map(int, found))
        of.update(found.values())
    most = max(of, default=0)
    missing = [n for n in range(1, most + 1) if n not in printed] if printed else []
    twice = [n for n in sorted(printed) if printed[n] > 1]
    if len(of) > 1 or len(twice) == len(printed):
        # Reports bound together count their pages anew.
        twice = []
    return (missing if len(missing) < most else []), twice, most
