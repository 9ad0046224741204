"""Printed text made comparable, and texts that say nothing."""

from __future__ import annotations

import re
import unicodedata

from .numbers import Value
from .printed import printed
from .remembered import remembered
from .wordlist import alternatives, later, wordlist

__all__ = ["comparable", "is_blank", "is_too_wide", "normal", "printed", "uncontinued", "unescape", "words"]

_SUPERSCRIPTS = "¹²³⁴⁵⁶⁷⁸⁹⁰†‡§"
_MARKS = re.compile(rf"(?:[\s:*{_SUPERSCRIPTS}]|\s*\(\d{{1,2}}\)|\s*\[\d{{1,2}}\])+$")
_INNER_MARKS = re.compile(rf"(?<=\w)[{_SUPERSCRIPTS}]{{1,9}}(?=\s|$)")
_TAIL = 100
"""Characters at the end of a text in which footnote marks are looked for."""
_WORD = re.compile(r"[^\W_]+|[%#$+]")
_CONTINUED = later(rf"\b(?:{alternatives(wordlist()['tables']['continued'])})\W*$")
_ENDS_MARKED = frozenset(f":*{_SUPERSCRIPTS})]")
"""How a text with marks behind it ends, if not in white space."""


def comparable(text: str) -> str:
    """A text as compared: NFKC, casefolded, spaces collapsed, without trailing ``:``, ``*`` and footnote marks.

    A superscript after ``m`` or ``ft`` is a unit, not a footnote.
    """
    if text.isascii():
        cleaned = text
    else:
        cleaned = re.sub(r"(?<=\b[Mm])²|(?<=\b[Ff][Tt])²", "2", text)
        cleaned = unicodedata.normalize("NFKC", _INNER_MARKS.sub("", cleaned))
    end = cleaned[-1:]
    if end not in _ENDS_MARKED and not end.isspace():
        pass
    elif len(cleaned) <= _TAIL:
        cleaned = _MARKS.sub("", cleaned)
    else:  # from the end alone: over a long text the pattern would be tried at every place
        cleaned = cleaned[:-_TAIL] + _MARKS.sub("", cleaned[-_TAIL:])
    return " ".join(cleaned.split()).casefold()


normal = remembered(comparable)
"""The same of texts that documents repeat, such as cells: whole lines would take the place of these."""


@remembered
def words(text: str) -> tuple[str, ...]:
    """The words of a text, normalised; ``%``, ``#``, ``$`` and ``+`` are words, apostrophes part of one."""
    return tuple(_WORD.findall(normal(text).replace("'", "").replace("\u2019", "")))


def uncontinued(text: str) -> str:
    """A heading without the word that it goes on from the page before: ``Haskins, Jo (continued)``."""
    found = _CONTINUED.search(text)
    return text.strip() if found is None else text[: found.start()].strip(" -–—([,.:;_/")


def is_blank(value: Value) -> bool:
    """Whether a cell holds nothing: None, or only blanks of any width."""
    return value is None or (type(value) is str and not value.strip().strip("\u200b\ufeff").strip())


def is_too_wide(text: str) -> bool:
    """Whether a cell shows that its number or date is too wide for its column: ``####``."""
    return len(text) > 1 and not text.strip("#")


@remembered
def unescape(text: str) -> str:
    """A name without HTML entities: ``O&#039;Neil &amp; Sons`` is ``O'Neil & Sons``."""
    if "&" not in text:
        return text
    import html

    return html.unescape(text)
