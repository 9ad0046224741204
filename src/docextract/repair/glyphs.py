"""What else a recognised figure may say: one glyph taken for another, a mark lost or gained."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ..values.wordlist import wordlist

_POINTS = ".,"


@cache
def confusions() -> dict[str, str]:
    """For each glyph those that it may have been printed as."""
    tables = wordlist("docextract.repair", "confusions.toml")
    found: dict[str, str] = {}
    for group in tables["alike"]:
        for glyph in group:
            found[glyph] = found.get(glyph, "") + group.replace(glyph, "")
    return {glyph: "".join(dict.fromkeys(others)) for glyph, others in (found | tables["digits"]).items()}


def other_readings(text: str) -> Iterator[str]:
    """The texts that differ from one by a single glyph, as far as recognisers confuse them."""
    known = confusions()
    for at, glyph in enumerate(text):
        for other in known.get(glyph, ""):
            yield text[:at] + other + text[at + 1 :]
    yield from _signs(text)
    yield from _points(text)


def with_a_digit(text: str) -> Iterator[str]:
    """The texts that have one digit more."""
    if any(map(str.isdigit, text)):
        for at in range(len(text) + 1):
            for digit in "0123456789":
                yield text[:at] + digit + text[at:]


def _signs(text: str) -> Iterator[str]:
    """A minus or a bracket lost or gained."""
    bare = text.strip("()-")
    for form in (bare, f"-{bare}", f"({bare})"):
        if form != text:
            yield form


def _points(text: str) -> Iterator[str]:
    """A point or comma lost, gained or taken for the other."""
    for at, glyph in enumerate(text):
        if glyph in _POINTS:
            yield text[:at] + _POINTS.replace(glyph, "") + text[at + 1 :]
            yield text[:at] + text[at + 1 :]
        if at and glyph.isdigit() and text[at - 1].isdigit():
            yield text[:at] + "." + text[at:]


def one_glyph_apart(read: str, wanted: str) -> bool:
    """Whether two figures, as digits without marks, differ by one glyph of any kind: another digit, one more or less.

    An amount whose sign or point alone differs has the same digits, and is one glyph apart.
    """
    if abs(len(read) - len(wanted)) > 1:
        return read.strip("0") == wanted.strip("0")
    if len(read) == len(wanted):
        return sum(a != b for a, b in zip(read, wanted, strict=True)) <= 1
    short, long = sorted((read, wanted), key=len)
    return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))
