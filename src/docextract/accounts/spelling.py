"""Labels as compared: known abbreviations spelt out, plural and singular alike, words without meaning left out."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..values.text import words

Phrase = tuple[str, ...]
_MARKS = frozenset("%#$+")
_REMARK = re.compile(r"\([^()]*,[^()]*\)")
_PLURALS = (("ies", "y"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("uses", "us"))


def singular(word: str) -> str:
    """A word without the ending of a plural; the same for both, not always an English word."""
    if len(word) <= 3 or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    for ending, instead in _PLURALS:
        if word.endswith(ending):
            return word.removesuffix(ending) + instead
    return word[:-1]


class Spelling:
    """Turns texts into comparable words."""

    def __init__(self, same: Mapping[str, Phrase], skipped: frozenset[str]) -> None:
        self._same = same
        self._skipped = skipped
        self._spelt: dict[str, Phrase] = {}

    def tokens(self, text: str) -> Phrase:
        """The words of a text; marks and words without meaning are left out."""
        found: list[str] = []
        spelt = self._spelt
        for word in words(text):
            one = spelt.get(word)
            if one is None:
                one = spelt[word] = self._word(word)
            found += one
        return tuple(found)

    def _word(self, word: str) -> Phrase:
        if word in _MARKS:
            return ()
        meant = self._same.get(word) or self._same.get(singular(word)) or (singular(word),)
        return tuple(w for w in meant if w not in self._skipped)


def without_numbers(tokens: Phrase) -> Phrase:
    """The words that are no plain numbers."""
    return tuple(t for t in tokens if not t.isdecimal())


def without_remark(text: str) -> str:
    """A label without what it lists in brackets: ``Other Income (late, pet)``. One word in brackets says more."""
    return _REMARK.sub(" ", text) if "(" in text else text
