"""How alike the words of two headers are, and what a header means by other words."""

from __future__ import annotations

import re
from functools import cache

from .values.currency import as_dollars
from .values.text import words
from .values.wordlist import wordlist

SHORT = 3
"""The fewest letters of an abbreviation."""
STEM = 7
"""Words that begin with so many same letters are one word."""
NUMBERED = 0.05
"""How much less a header fits by being of numbers, where the known one is not."""
_VOWEL = re.compile(r"[aeiou]")


@cache
def _groups() -> dict[tuple[str, ...], set[str]]:
    """The groups in which the words of a header stand."""
    groups: dict[tuple[str, ...], set[str]] = {}
    for group, texts in wordlist("docextract.data", "columns.toml")["same"].items():
        for text in texts:
            groups.setdefault(words(text), set()).add(group)
    return groups


@cache
def _listed(name: str) -> frozenset[tuple[str, ...]]:
    return frozenset(map(words, wordlist("docextract.data", "columns.toml")[name]["words"]))


def senses(header: str, *, last: bool = False) -> dict[str, float]:
    """What a header means as far as other words for it are known: as a whole or, with ``last``, by its last words.

    With each meaning goes the part of the words that say it.
    """
    groups, plain = _groups(), _listed("plain")
    said = words(header)
    told = tuple(word for word in said if (word,) not in plain)
    for phrase in (said, told, words(header.partition("(")[0])):
        if phrase in groups:
            return dict.fromkeys(groups[phrase], 1.0)
    rate = "per" in said or re.search(r"\S/\S", header)  # "Rent/SF" is no area
    for start in range(1, len(told)) if last and not rate else ():
        if told[start:] in groups:
            return dict.fromkeys(groups[told[start:]], (len(told) - start) / len(told))
    return {}


def is_measure(header: str) -> bool:
    """Whether a header is nothing but a unit: ``kWh``, ``Gallons (thousands)``."""
    return words(header.partition("(")[0]) in _listed("measures")


def is_of_codes(header: str) -> bool:
    """Whether a header is of codes: ``Acct. #``."""
    return any((word,) in _listed("codes") for word in words(header))


def is_currency(text: str) -> bool:
    """Whether a text says in what money amounts are, and no more."""
    return as_dollars(text).strip(" ()") == "$"


def heard(header: str) -> tuple[str, ...]:
    """The words of a header; of one that is nothing but a currency, ``$``."""
    return words(header) or words(as_dollars(header))


def told(header: str) -> tuple[str, ...]:
    """The words of a header by which it is compared: without figures, whatever numbers things being ``#``."""
    said = heard(header)
    found = ["#" if (word,) in _listed("codes") else word for word in said]
    return tuple(word for word in found if word.isalpha() or word == "#") or said


def likeness(said: tuple[str, ...], known: tuple[str, ...]) -> float:
    """How alike a header is to a known one: it has all its words and others, or some of them and no other."""
    if "#" in said and "#" not in known:
        named = tuple(word for word in said if word != "#")
        return max(0, likeness(named, known) - NUMBERED) if named else 0
    if all(any(_is_word(word, one) for word in said) for one in known):
        last = any(_is_word(said[-1], one) for one in known)  # what a header is of is its last word
        return 2 + (len(known) / max(len(said), len(known)) + last) / 2
    if said != ("#",) and all(any(_is_word(word, one) for one in known) for word in said):
        return 1 + len(said) / len(known)
    return 0


def _is_word(said: str, known: str) -> bool:
    """Whether a printed word is a known one, its plural, or short for it: its begin, or its consonants."""
    if said == known or said.rstrip("s") == known.rstrip("s") or (len(said) > STEM and said[:STEM] == known[:STEM]):
        return True
    said, known = sorted((said, known), key=len)
    if len(said) < SHORT or len(said) == len(known) or said[0] != known[0]:
        return False
    letters = iter(known)
    return known.startswith(said) or (not _VOWEL.search(said[1:]) and all(letter in letters for letter in said))
