"""Bedroom and bathroom counts, read only from text that says them."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import NamedTuple

from .remembered import remembered
from .wordlist import alternatives, wordlist


class BedBath(NamedTuple):
    """Bedrooms and bathrooms; None where not printed. A studio that calls itself so has 0 bedrooms."""

    beds: Decimal | None
    baths: Decimal | None


_ROOMS = wordlist()["rooms"]
_N = r"\d{1,2}(?:\.\d{1,2})?"
_BED, _BATH = alternatives(_ROOMS["beds"]), alternatives(_ROOMS["baths"])
_STUDIO = alternatives(_ROOMS["studio"])
_LONG_BED = alternatives([w for w in _ROOMS["beds"] if len(w) > 1])
_LONG_BATH = alternatives([w for w in _ROOMS["baths"] if len(w) > 1])
_JOIN = r"[\s/,x&+|-]*(?:and\s*)?"
_PAIR = re.compile(rf"(?P<beds>{_N})\s*[/x]\s*(?P<baths>{_N})", re.IGNORECASE)
_WORDED = re.compile(
    rf"(?:(?P<beds>{_N})\s*[-\s]?(?:{_BED})\.?|(?P<studio>{_STUDIO})){_JOIN}(?P<baths>{_N})\s*[-\s]?(?:{_BATH})\.?",
    re.IGNORECASE,
)
_BEDS_ONLY = re.compile(rf"(?P<beds>{_N})\s*[-\s]?(?:{_LONG_BED})\.?", re.IGNORECASE)
_BATHS_ONLY = re.compile(rf"(?P<baths>{_N})\s*[-\s]?(?:{_LONG_BATH})\.?", re.IGNORECASE)
_SPELT = re.compile(rf"\b(?:{alternatives(_ROOMS['numbers'])})(?=[\s-])", re.IGNORECASE)
_STUDIO_ONLY = re.compile(rf"(?:{_STUDIO})(?:\s*/\s*(?P<baths>{_N}))?", re.IGNORECASE)
MOST_ROOMS = 9
"""No home has more bedrooms or bathrooms."""


def _count(text: str | None) -> Decimal | None:
    return None if text is None else Decimal(text)


@remembered
def bed_bath(text: str) -> BedBath | None:
    """Bedrooms and bathrooms of ``2/1.50``, ``2BR/1BA``, ``2x1``, ``One Bed / 1 Bath``, ``Studio``; else None.

    Codes of a unit type (``A1``, ``B2R``) say nothing, and ``--/--`` is blank.
    """
    text = _SPELT.sub(lambda found: str(_ROOMS["numbers"].index(found[0].casefold())), text.strip())
    match = _PAIR.fullmatch(text) or _WORDED.fullmatch(text)
    if match:
        groups = match.groupdict()
        beds = Decimal(0) if groups.get("studio") else _count(groups["beds"])
        baths = _count(groups["baths"])
        # 12/31 is a date and 10x20 a size; half a bedroom there is not.
        if (beds or 0) > MOST_ROOMS or (baths or 0) > MOST_ROOMS or (beds is not None and beds != int(beds)):
            return None
        return BedBath(beds, baths)
    if match := _STUDIO_ONLY.fullmatch(text):
        return BedBath(Decimal(0), _count(match["baths"]))
    if match := _BEDS_ONLY.fullmatch(text):
        return BedBath(_count(match["beds"]), None)
    if match := _BATHS_ONLY.fullmatch(text):
        return BedBath(None, _count(match["baths"]))
    return None
