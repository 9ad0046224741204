"""The characters of a page and the words in them, before any box is asked for."""

from __future__ import annotations

import re
from ctypes import c_ushort, c_void_p
from itertools import repeat
from typing import NamedTuple

from . import library as pdfium
from .limits import Limits, too_large

HYPHEN = "\ufffe"
"""What PDFium makes of a hyphen at the end of a line, with the next line glued on."""

_WORD = re.compile(rf"[^\s\0{HYPHEN}]+{HYPHEN}?|{HYPHEN}")
_LEADER = r"(?:\.{4,}|…{2,}|[·•]{4,}|_{12,})"
_HAS_LEADER = re.compile(_LEADER)
_WORD_OR_LEADER = re.compile(rf"{_LEADER}|(?:(?!{_LEADER})[^\s\0{HYPHEN}])+{HYPHEN}?|{HYPHEN}")
_SPACED_LEADER = re.compile(r"(?<!\S)[.·…](?: +[.·…]){3,}(?!\S)")
_SPACED_LETTERS = re.compile(r"(?<!\S)[^\W_](?: +[^\W_]){3,}(?!\S)")
_SPACED = re.compile(r"(?<!\S)\S +\S +\S +\S(?!\S)")


class Tokens(NamedTuple):
    """Words as runs of characters: their texts, and the indexes of their first and last character."""

    texts: list[str]
    firsts: list[int]
    lasts: list[int]
    spaced: list[tuple[int, int]]
    """Stretches (first and last character) of single letters that may be one letter-spaced word."""


def characters(text_page: c_void_p, number: int, limits: Limits) -> str:
    """The text of a page, one code point for each of PDFium's characters, so that positions are character indexes.

    DocumentTooLargeError if there are more than ``limits.pdf_characters_per_page``.
    """
    count = pdfium.count_characters(text_page)
    if count > limits.pdf_characters_per_page:
        raise too_large("pdf_characters_per_page", limits.pdf_characters_per_page, count, number, "characters")
    if count <= 0:
        return ""
    buffer = (c_ushort * (2 * count + 1))()
    units = pdfium.get_text(text_page, 0, count, buffer)
    text = bytes(buffer)[: 2 * max(0, units - 1)].decode("utf-16-le", "replace")
    if len(text) != count or (not text.isascii() and any(ord(c) > 0xFFFF for c in text)):
        # Characters beyond the BMP, or without a meaning in Unicode: text and indexes part ways, so ask for each.
        text = "".join(map(_character, map(pdfium.get_unicode, repeat(text_page), range(count))))
    return text


def _character(code: int) -> str:
    if code == 2:
        return HYPHEN
    return chr(code) if 0 < code < 0x110000 and not 0xD800 <= code < 0xE000 else "\ufffd"


def tokens(text: str) -> Tokens:
    """Cut a page's text into words at white space, after line-end hyphens and around dot leaders."""
    spaced = [m.span() for m in _SPACED_LETTERS.finditer(text)] if _SPACED.search(text) else []
    pattern = _WORD_OR_LEADER if _HAS_LEADER.search(text) else _WORD
    texts: list[str] = pattern.findall(text)
    spans = [match.span() for match in pattern.finditer(text)]
    firsts = [start for start, _ in spans]
    lasts = [end - 1 for _, end in spans]
    if HYPHEN in text:
        texts = [word.replace(HYPHEN, "-") for word in texts]
    if "\xad" in text:
        texts = [word.replace("\xad", "-") for word in texts]
    return Tokens(texts, firsts, lasts, [(start, end - 1) for start, end in spaced])


def leader(word: str) -> bool:
    """True for the dots that lead the eye from a label to its number."""
    return _HAS_LEADER.fullmatch(word) is not None
