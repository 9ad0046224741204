"""Labels as compared: known abbreviations spelt out, plural and singular alike, words without meaning left out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from ..values.text import words

Phrase = tuple[str, ...]
_PLURALS = (("ies", "y"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("uses", "us"))


@lru_cache(maxsize=1 << 12)
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

    def tokens(self, text: str) -> Phrase:
        """The words of a text; marks and words without meaning are left out."""
        found: list[str] = []
        for word in words(_AMPERSAND.sub(" ", text)):
            spelt = self._same.get(word) or self._same.get(singular(word)) or (singular(word),)
            found += [w for w in spelt if w not in self._skipped]
        return tuple(found)


_AMPERSAND = re.compile(r"[%#$+&]")


def without_numbers(tokens: Phrase) -> Phrase:
    """The words that are no plain numbers."""
    return tuple(t for t in tokens if not t.isdecimal())
