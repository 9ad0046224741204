"""Letter-spaced words: "T O T A L", drawn with so much space between the letters that each looks like a word."""

from __future__ import annotations

from itertools import pairwise, repeat
from statistics import median

from . import library as pdfium
from .library import Argument
from .tokens import Tokens
from .touching import extents

WIDER = 1.6
"""A gap so many times the usual one is a space between words."""


def join(
    text_page: Argument, cut: Tokens, owners: list[int | None], last_owners: list[int | None]
) -> tuple[Tokens, list[int | None], list[int | None]]:
    """Join single letters that one run draws at even distances; single letters of different runs are columns."""
    texts, firsts, lasts = cut.texts[:], cut.firsts[:], cut.lasts[:]
    owners, last_owners = owners[:], last_owners[:]
    for start, end in reversed(cut.spaced):
        members = [k for k, first in enumerate(firsts) if start <= first <= end]
        for group in reversed(_groups(text_page, texts, firsts, members, owners)):
            low, high = group[0], group[-1] + 1
            texts[low:high] = ["".join(texts[low:high])]
            lasts[low:high] = [lasts[high - 1]]
            firsts[low:high] = [firsts[low]]
            owners[low:high] = [owners[low]]
            last_owners[low:high] = [last_owners[high - 1]]
    return Tokens(texts, firsts, lasts, [], cut.leaders), owners, last_owners


def _groups(
    text_page: Argument, texts: list[str], firsts: list[int], members: list[int], owners: list[int | None]
) -> list[list[int]]:
    """The words among single letters, by the gaps between them."""
    if len({owners[k] for k in members}) != 1 or len(members) < 2:
        return []
    places = [firsts[k] for k in members]
    boxes = extents(text_page, places, places)
    gaps = [after.x0 - before.x1 for before, after in pairwise(boxes)]
    typed = not any(map(pdfium.is_generated, repeat(text_page), range(places[0], places[-1])))
    usual = median(gaps)
    if usual <= 0 or (typed and any(texts[k].isdigit() for k in members)):
        return []  # digits with typed spaces between them are a list of numbers
    groups = [[members[0]]]
    for gap, member in zip(gaps, members[1:], strict=True):
        if gap > WIDER * usual:
            groups.append([])
        groups[-1].append(member)
    return [group for group in groups if len(group) > 1]
