"""Misspelt words: the one known word that a single slip of the keyboard turns into what is printed."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

SHORTEST = 5
"""A word shorter than this has too many neighbours; one letter shorter, only a swap of letters is a slip."""


def slip(word: str, known: str) -> bool:
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


def corrected(word: str, known: Collection[str]) -> str | None:
    """The known word that ``word`` is a slip of, None if there is none or more than one."""
    if len(word) < SHORTEST - 1 or not word.isalpha():
        return None
    found = [k for k in known if len(k) >= SHORTEST - 1 and k.isalpha() and _counts(word, k) and slip(word, k)]
    if len(found) > 1:
        # A swap is likelier than another letter.
        found = [k for k in found if sorted(k) == sorted(word)]
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=1 << 12)
def _counts(word: str, known: str) -> bool:
    return min(len(word), len(known)) >= SHORTEST or sorted(word) == sorted(known) or len(known) > SHORTEST
