"""The words of a page, from PDFium's text page."""

from __future__ import annotations

import re
from collections import deque
from ctypes import byref, c_float, c_ushort, c_void_p, sizeof
from itertools import repeat
from typing import Any

from ...document import Page, Word
from . import library as pdfium
from .geometry import Display
from .limits import Limits, too_large
from .objects import Objects
from .runs import Run, runs

_HYPHEN = "\ufffe"
_WORDS = re.compile(rf"[^\s\0{_HYPHEN}]+{_HYPHEN}?|{_HYPHEN}")

_rects = (c_float * 0)()
_rect_refs: list[Any] = []


def _scratch(count: int) -> list[Any]:
    """References to ``count`` rectangles of one buffer, which is kept from page to page."""
    global _rects, _rect_refs
    if len(_rect_refs) < count:
        size = max(1024, 2 * count)
        _rects = (c_float * (4 * size))()
        _rect_refs = [byref(_rects, 4 * k * sizeof(c_float)) for k in range(size)]
    return _rect_refs


def characters(text_page: c_void_p, number: int, limits: Limits) -> str:
    """The text of a page, one code point for each of PDFium's characters, so that positions are character indexes."""
    count = pdfium.count_characters(text_page)
    if count > limits.pdf_characters_per_page:
        raise too_large("pdf_characters_per_page", limits.pdf_characters_per_page, count, number, "characters")
    if count <= 0:
        return ""
    buffer = (c_ushort * (2 * count + 1))()
    units = pdfium.get_text(text_page, 0, count, buffer)
    text = bytes(buffer)[: 2 * max(0, units - 1)].decode("utf-16-le", "replace")
    if len(text) != count:  # characters beyond the BMP, or without a meaning in Unicode: ask for each
        text = "".join(map(_character, map(pdfium.get_unicode, repeat(text_page), range(count))))
    return text


def _character(code: int) -> str:
    if code == 2:
        return _HYPHEN
    return chr(code) if 0 < code < 0x110000 and not 0xD800 <= code < 0xE000 else "\ufffd"


def draw_words(page: Page, text_page: c_void_p, found: Objects, display: Display, limits: Limits) -> None:
    """Add a page's words."""
    text = characters(text_page, page.number, limits)
    texts: list[str] = _WORDS.findall(text)
    if not texts:
        return
    spans = [match.span() for match in _WORDS.finditer(text)]
    firsts = [start for start, _ in spans]
    lasts = [end - 1 for _, end in spans]
    begins = list(map(pdfium.text_object, repeat(text_page), firsts))
    known = runs(text_page, firsts, begins, found, display)
    count = len(texts)
    refs = _scratch(2 * count)
    deque(map(pdfium.loose_box, repeat(text_page), firsts + lasts, refs), 0)
    sides = _rects[: 8 * count]
    x0s, tops, bottoms = sides[0 : 4 * count : 4], sides[1 : 4 * count : 4], sides[3 : 4 * count : 4]
    x1s = sides[4 * count + 2 :: 4]
    left, top = -display.matrix.e, display.matrix.f
    for word, x0, high, x1, low, begin in zip(texts, x0s, tops, x1s, bottoms, begins, strict=True):
        run: Run = known[begin]
        page.words.append(
            Word(
                word.replace(_HYPHEN, "-"),
                x0 - left,
                top - high,
                x1 - left,
                top - low,
                run.font,
                run.size,
                run.bold,
                run.order,
                run.angle,
            )
        )
