"""The words of a page, from PDFium's text page."""

from __future__ import annotations

from collections import deque
from ctypes import c_void_p
from functools import partial
from itertools import repeat

from docextract.document import Page, Word

from . import askew
from . import library as pdfium
from .geometry import Display
from .judge import judge
from .limits import Limits
from .objects import Objects
from .runs import Runs, runs
from .scratch import RECTANGLES
from .spaced import join
from .tokens import Tokens, characters, tokens
from .touching import split

_word = partial(tuple.__new__, Word)


def draw_words(page: Page, text_page: c_void_p, found: Objects, display: Display, limits: Limits) -> None:
    """Add a page's words, in content order, and what was taken off it."""
    cut = tokens(characters(text_page, page.number, limits))
    if not cut.texts:
        return
    owners = list(map(pdfium.text_object, repeat(text_page), cut.firsts))
    last_owners = list(map(pdfium.text_object, repeat(text_page), cut.lasts))
    if cut.spaced:
        cut, owners, last_owners = join(text_page, cut, owners, last_owners)
    if owners != last_owners:
        cut, owners = split(text_page, cut, owners, last_owners)
    described = runs(text_page, cut.firsts, owners, found, display)
    words = _level_words(text_page, cut, owners, described, display)
    if described.askew:
        _set_askew(words, text_page, cut, owners, described, display)
    page.words = judge(page, words, owners, described, found, display)


def _level_words(
    text_page: c_void_p, cut: Tokens, owners: list[int | None], described: Runs, display: Display
) -> list[Word]:
    count = len(owners)
    refs = RECTANGLES.room(2 * count)
    deque(map(pdfium.loose_box, repeat(text_page), cut.firsts + cut.lasts, refs), 0)
    sides = RECTANGLES.values[: 8 * count]
    left, top = -display.matrix.e, display.matrix.f
    tails = map(described.known.__getitem__, owners)
    return [
        _word((text, x0 - left, top - low - tail[1], x1 - left, top - low, *tail))
        for text, x0, x1, low, tail in zip(
            cut.texts, sides[0 : 4 * count : 4], sides[4 * count + 2 :: 4], sides[3 : 4 * count : 4], tails
        )
    ]


def _set_askew(
    words: list[Word], text_page: c_void_p, cut: Tokens, owners: list[int | None], described: Runs, display: Display
) -> None:
    for k, owner in enumerate(owners):
        if owner in described.askew:
            box = askew.word_box(text_page, cut.firsts[k], cut.lasts[k], *described.askew[owner], display)
            words[k] = _word((words[k].text, *box, *words[k][5:]))
