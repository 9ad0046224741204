"""The words of a page, from PDFium's text page."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import partial
from itertools import repeat
from operator import sub
from typing import NamedTuple

from docextract.document import Page, Word

from . import askew
from . import library as pdfium
from .geometry import Display
from .judge import Columns, Evidence, judge
from .leaders import settle
from .library import Argument
from .limits import Limits
from .objects import Objects
from .overprinted import restored
from .runs import Look, Marks, Runs, runs
from .scratch import RECTANGLES
from .spaced import join
from .tokens import Tokens, characters, printable, tokens
from .touching import Codes, split

_word = partial(tuple.__new__, Word)


class Text(NamedTuple):
    """The words of a page before they have a place: their characters, and the run of each."""

    cut: Tokens
    owners: list[int | None]
    runs: frozenset[int | None]
    """The owners, each once."""


def find_words(text_page: Argument, number: int, limits: Limits, codes: Codes) -> Text:
    """Cut a page's text into words; DocumentTooLargeError if it has too many characters.

    ``codes`` are those that touch what follows them on the pages before; those of this page are added.
    """
    text = characters(text_page, number, limits)
    cut = tokens(text)
    if cut.leaders:
        cut = settle(text_page, cut)
    owners = list(map(pdfium.text_object, repeat(text_page), cut.firsts))
    last_owners = list(map(pdfium.text_object, repeat(text_page), cut.lasts))
    if cut.spaced:
        cut, owners, last_owners = join(text_page, cut, owners, last_owners)
    if owners != last_owners:
        cut, owners = split(text_page, cut, owners, last_owners, codes)
    return Text(cut if text.isascii() else cut._replace(texts=printable(cut.texts)), owners, frozenset(owners))


def draw_words(page: Page, text_page: Argument, text: Text, found: Objects, display: Display) -> None:
    """Add a page's words, in content order, and what was taken off it."""
    cut, owners, distinct = text
    if not owners:
        return
    count = len(owners)
    refs = RECTANGLES.room(2 * count)
    deque(map(pdfium.loose_box, repeat(text_page), cut.firsts + cut.lasts, refs), 0)
    x0s, x1s = RECTANGLES.numbers(0, 4 * count, 4), RECTANGLES.numbers(4 * count + 2, 8 * count, 4)
    highs, lows = RECTANGLES.numbers(1, 4 * count, 4), RECTANGLES.numbers(3, 4 * count, 4)
    text = text._replace(cut=cut._replace(texts=restored(text_page, cut, owners, x0s, lows, x1s)))
    heights = list(map(sub, highs, lows))
    described = runs(text_page, Marks(cut.firsts, owners, heights, len(distinct) == count), display)
    columns = _level_words(text, x0s, lows, x1s, described, found, display)
    words = list(map(_word, zip(*columns, strict=True)))
    if described.askew:
        _set_askew(words, text_page, text, described, display)
        columns = tuple(zip(*words, strict=True))
    page.words = judge(page, words, columns, Evidence(owners, described, found, display, cut.leaders))


def _level_words(
    text: Text,
    x0s: list[float],
    lows: list[float],
    x1s: list[float],
    described: Runs,
    found: Objects,
    display: Display,
) -> Columns:
    """The words as if all were level, from the sides of their boxes in user space. They are as high as their font."""
    left, high = -display.matrix.e, display.matrix.f
    bottoms = list(map(sub, repeat(high), lows))
    if left:
        x0s, x1s = list(map(sub, x0s, repeat(left))), list(map(sub, x1s, repeat(left)))
    looks: Iterable[Look] = described.looks
    if len(described.looks) < len(text.owners):
        looks = map(described.by_address().__getitem__, text.owners)
    fonts, sizes, bolds = zip(*looks, strict=True)
    tops = list(map(sub, bottoms, sizes))
    orders = list(map(found.order.get, text.owners, repeat(0)))
    return text.cut.texts, x0s, tops, x1s, bottoms, fonts, sizes, bolds, orders, (0,) * len(orders)


def _set_askew(words: list[Word], text_page: Argument, text: Text, described: Runs, display: Display) -> None:
    for k, owner in enumerate(text.owners):
        if skew := described.askew.get(owner):
            box = askew.word_box(text_page, text.cut.firsts[k], text.cut.lasts[k], skew, display)
            string, _, _, _, _, font, size, bold, order, _ = words[k]
            words[k] = Word(string, *box, font, size, bold, order, described.angles[owner])
