"""The characters of a page and the words in them, before any box is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import accumulate, compress, count, pairwise, repeat
from operator import add, ge
from typing import NamedTuple

from . import library as pdfium
from .library import Argument
from .limits import Limits, too_large
from .meeting import SHORTEST, meetings
from .scratch import UNITS

HYPHEN = "\ufffe"
"""What PDFium makes of a hyphen at the end of a line, with the next line glued on."""

FEWEST = 4
"""So many single letters in a row may be one word; the pattern below counts to the same."""
_FEWEST_SINGLE = bytes([1] * FEWEST)
_MOST_COUNTED = 255
_PLAIN_WORD = re.compile(r"\S+")
_WORD = re.compile(rf"[^\s\0{HYPHEN}]+{HYPHEN}?|{HYPHEN}")
FEWEST_DOTS = {".": 4, "…": 2, "·": 4, "•": 4}
"""So many in a row may lead the eye; the pattern below counts to the same."""
_LEADER = r"(?:\.(?: ?\.){3,}|…(?: ?…)+|·(?: ?·){3,}|•(?: ?•){3,}|_{12,})"
_DOTS = ("....", ". . . .", "……", "… …", "····", "· · · ·", "••••", "____________")
_ASCII_DOTS = tuple(filter(str.isascii, _DOTS))
_IS_LEADER = re.compile(_LEADER)
_WORD_OR_LEADER = re.compile(rf"{_LEADER}|(?:(?!{_LEADER})[^\s\0{HYPHEN}])+{HYPHEN}?|{HYPHEN}")
_SPACED_LETTERS = re.compile(r"(?<!\S)[^\W_](?: +[^\W_]){3,}(?!\S)")


class Tokens(NamedTuple):
    """Words as stretches of characters: their texts, one code point for each character, and the indexes of the ends."""

    texts: list[str]
    firsts: list[int]
    lasts: list[int]
    spaced: list[tuple[int, int]]
    """Stretches (first and last character) of single letters that may be one letter-spaced word."""
    leaders: bool
    """True if some words may be dot leaders."""


def characters(text_page: Argument, number: int, limits: Limits) -> str:
    """The text of a page, one code point for each of PDFium's characters, so that positions are character indexes.

    DocumentTooLargeError if there are more than ``limits.pdf_characters_per_page``.
    """
    length = pdfium.count_characters(text_page)
    if length > limits.pdf_characters_per_page:
        raise too_large("pdfCharactersPerPage", limits.pdf_characters_per_page, length, number, "characters")
    if length <= 0:
        return ""
    UNITS.room(2 * length + 1)
    units = pdfium.get_text(text_page, 0, length, UNITS.values)
    text = UNITS.bytes(max(0, units - 1)).decode("utf-16-le", "replace")
    if not len(text) == units - 1 == length:
        # Surrogate pairs, or characters without a meaning in Unicode: text and indexes part ways, so ask for each.
        text = "".join(map(_character, map(pdfium.get_unicode, repeat(text_page), range(length))))
    return text


def _character(code: int) -> str:
    if code == 2:
        return HYPHEN
    return chr(code) if 0 < code < 0x110000 else "\ufffd"


def tokens(text: str) -> Tokens:
    """Cut a page's text into words at white space, after line-end hyphens and around dot leaders."""
    leaders = any(dots in text for dots in (_ASCII_DOTS if text.isascii() else _DOTS))
    if leaders or HYPHEN in text or "\0" in text:
        stretches = _stretches((_WORD_OR_LEADER if leaders else _WORD).finditer(text))
    else:
        stretches = _plain_words(text)
    longest = max(stretches.lengths, default=0)
    if longest >= SHORTEST:
        stretches = _apart(stretches)
    texts, firsts, lasts, lengths = stretches
    single = bytes(lengths) if longest <= _MOST_COUNTED else bytes(map(min, lengths, repeat(_MOST_COUNTED)))
    spaced: list[tuple[int, int]] = []
    if _FEWEST_SINGLE in single:
        spaced = [match.span() for match in _SPACED_LETTERS.finditer(text)]
    return Tokens(texts, firsts, lasts, [(start, end - 1) for start, end in spaced], leaders)


class _Stretches(NamedTuple):
    """Words, the indexes of their first and last characters, and how many they have."""

    texts: list[str]
    firsts: list[int]
    lasts: list[int]
    lengths: list[int]


def _stretches(matches: Iterable[re.Match[str]]) -> _Stretches:
    found = list(matches)
    texts = [match[0] for match in found]
    return _Stretches(
        texts, [match.start() for match in found], [match.end() - 1 for match in found], list(map(len, texts))
    )


def _apart(stretches: _Stretches) -> _Stretches:
    """Words with figures that meet set apart."""
    texts, firsts, lasts, lengths = stretches
    long = compress(count(), map(ge, lengths, repeat(SHORTEST)))
    cuts = {k: found for k in long if (found := meetings(texts[k]))}
    if not cuts:
        return stretches
    for k in sorted(cuts, reverse=True):
        text, first, edges = texts[k], firsts[k], [0, *cuts[k], len(texts[k])]
        texts[k : k + 1] = [text[start:end] for start, end in pairwise(edges)]
        firsts[k : k + 1] = [first + start for start in edges[:-1]]
        lasts[k : k + 1] = [first + end - 1 for end in edges[1:]]
    return _Stretches(texts, firsts, lasts, list(map(len, texts)))


def _plain_words(text: str) -> _Stretches:
    """The words of a text; PDFium sets a blank or a line's end between words."""
    spaced = text.replace("\r\n", "  ")
    if not spaced.isprintable():  # white space of another kind, or signs that are no white space and not shown
        return _stretches(_PLAIN_WORD.finditer(text))
    parts = spaced.split(" ")
    lengths = list(map(len, parts))
    steps = list(map(add, lengths, repeat(1)))
    ends = accumulate(steps, initial=-2)
    next(ends)
    firsts = list(compress(accumulate(steps, initial=0), lengths))
    return _Stretches(list(filter(None, parts)), firsts, list(compress(ends, lengths)), list(filter(None, lengths)))


def printable(texts: list[str]) -> list[str]:
    """Words as they are printed: hyphens are hyphens, and surrogates are joined."""
    return [text if text.isascii() else _printable(text) for text in texts]


def _printable(word: str) -> str:
    """A word with its hyphens as hyphens and its surrogates joined."""
    word = word.replace(HYPHEN, "-").replace("\xad", "-")
    return word.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def leader(word: str) -> bool:
    """True for dots, or a line of underscores, such as lead the eye from a label to its number."""
    return _IS_LEADER.fullmatch(word) is not None
