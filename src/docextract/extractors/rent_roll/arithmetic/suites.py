"""How many units the name of one tells of: ``2A & 2B``, ``7+8+9``, ``4/5``, ``L5-L6``."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ....values.wordlist import alternatives, later, wordlist

SEVERAL, RUN = "several numbers in one line", "a run of numbers in one line"
_JOINED = alternatives(wordlist("docextract.vocabulary", "rolls.toml")["names"]["joined"])
_AND = later(rf"\s*(?:[&+/,]|(?<=\s)(?:{_JOINED})(?=\s))\s*")
_NUMBER = re.compile(r"(?:[^\W\d]+[.\s#-]{0,2})?#?\d{1,4}[A-Za-z]?")
_LETTER = re.compile(r"[A-Za-z]")
_RUN = re.compile(r"(?P<kind>[^\W\d]*[\s#]?)(?P<first>\d{1,4})\s*[-\u2013]\s*(?P=kind)?(?P<last>\d{1,4})")
LONGEST_RUN = 20
"""Numbers that a run has at most."""


def suites_of(unit: str | None) -> Mapping[str, int]:
    """How many numbers a unit's name holds, by how it does: ``{SEVERAL: 2}`` for ``2A & 2B``; empty for one."""
    text = (unit or "").strip()
    first, *others = _AND.split(text)
    if others and _NUMBER.fullmatch(first) and all(_NUMBER.fullmatch(o) or _LETTER.fullmatch(o) for o in others):
        return {SEVERAL: 1 + len(others)}
    run = _RUN.fullmatch(text)
    number = int(run["last"]) - int(run["first"]) + 1 if run is not None else 0
    return {RUN: number} if 1 < number <= LONGEST_RUN else {}
