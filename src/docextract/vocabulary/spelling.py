"""Misspelt words: the one known word that a single slip of the keyboard turns into what is printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

SHORTEST = 5
"""A word shorter than this has too many neighbours; one letter shorter, only a swap of letters is a slip."""


def _shortened(word: str) -> Iterator[str]:
    """The word, and the word without each of its letters: two words one slip apart have one of these in common."""
    yield word
    for i in range(len(word)):
        yield word[:i] + word[i + 1 :]


def is_slip(word: str, known: str) -> bool:
    """Whether two words differ by one letter (left out, added, replaced) or by two neighbours swapped."""
    if word == known:
        return False
    short, long = sorted((word, known), key=len)
    if len(long) - len(short) > 1:
        return False
    i = 0
    while i < len(short) and short[i] == long[i]:
        i += 1
    if len(short) < len(long):
        return short[i:] == long[i + 1 :]
    swapped = short[i + 1 : i + 2] + short[i : i + 1]
    return short[i + 1 :] == long[i + 1 :] or (swapped == long[i : i + 2] and short[i + 2 :] == long[i + 2 :])


class Speller:
    """Corrects single slips towards a set of known words."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self._known = frozenset(known)
        self._answers: dict[str, str | None] = {}

    @cached_property
    def _near(self) -> dict[str, list[str]]:
        near: dict[str, list[str]] = {}
        for word in sorted(self._known):
            if len(word) >= SHORTEST - 1 and word.isalpha():
                for key in dict.fromkeys(_shortened(word)):
                    near.setdefault(key, []).append(word)
        return near

    def corrected(self, word: str) -> str | None:
        """The known word that ``word`` is a slip of, None if there is none or more than one."""
        if len(word) < SHORTEST - 1 or not word.isalpha():
            return None
        if word not in self._answers:
            self._answers[word] = self._correct(word)
        return self._answers[word]

    def _correct(self, word: str) -> str | None:
        near = {k for key in _shortened(word) for k in self._near.get(key, ()) if is_slip(word, k)}
        swaps = {k for k in near if sorted(k) == sorted(word)}
        # A swap is likelier than another letter, and all that counts in a short word.
        found = swaps or {k for k in near if min(len(k), len(word)) >= SHORTEST}
        return found.pop() if len(found) == 1 else None
