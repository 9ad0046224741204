"""Which currency a document's amounts are in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from .remembered import remembered
from .wordlist import alternatives, wordlist

_CURRENCIES = wordlist()["currencies"]
_CODES = frozenset(wordlist()["currency_text"]["codes"])
_BY_SYMBOL = {s.upper(): code for code, c in _CURRENCIES.items() for s in c["symbols"]}
_BY_WORD = {w: code for code, c in _CURRENCIES.items() for w in (*c["words"], *c.get("spaced", ()))}
_SIGNS = "".join(s for s in _BY_SYMBOL if len(s) == 1)
"""Symbols that count within words too: ``Rent/Yr$`` is of dollars, of no other dollars and no reais."""
_SYMBOL = re.compile(rf"(?<![^\W\d_])(?:{alternatives(list(_BY_SYMBOL))})|[{_SIGNS}]", re.IGNORECASE)
_CODE = re.compile(rf"(?<![^\W_])(?:{alternatives(sorted(_CODES))})(?![^\W_])")
_BESIDE = re.compile(
    rf"\(?-?(?P<before>{alternatives(list(_BY_WORD))})\s*\(?-?\d[\d.,' ]*\)?-?"
    rf"|\(?-?\d[\d.,' ]*\)?-?\s*(?P<after>{alternatives([w for w in _BY_WORD if len(w) > 1])})",
    re.IGNORECASE,
)
_TEXT = wordlist()["currency_text"]
_NAMED = re.compile(
    rf"(?<![^\W_])(?:(?i:{alternatives(_TEXT['any_case'])})|{alternatives(sorted(_CODES.difference(_TEXT['rates'])))}"
    rf"|(?:{alternatives(_TEXT['rates'])})(?=\s*(?:[/)]|per\b|p\.)))(?![^\W_])"
)
"""Codes in a label."""
_RAND = re.compile(r"(?<=\w )R$|(?<=\w )R(?=/m)")
"""Rand behind the words of a label, ``Basic rental R``, or before the area that a rate is of."""


@remembered
def as_dollars(text: str) -> str:
    """A label in which every currency is ``$``: ``Rent (SAR / m²)`` and ``Rent (S$/m²)`` are one ``Rent ($ / m²)``."""
    return _RAND.sub("$", _NAMED.sub("$", _SYMBOL.sub("$", text)))


@remembered
def _in_text(text: str) -> tuple[str, ...]:
    found = {m[0] for m in _CODE.finditer(text)}
    found |= {_BY_SYMBOL[m[0].upper()] for m in _SYMBOL.finditer(text)}
    if match := _BESIDE.fullmatch(text.strip()):
        word = (match["before"] or match["after"]).lower()
        single = re.match(r"\(?-?[a-z](?!\s)", text.strip(), re.IGNORECASE)
        if not (len(word) == 1 and single):
            found.add(_BY_WORD[word])
    return tuple(sorted(found))


def find_currency(texts: Iterable[str]) -> str | None:
    """The ISO code of a document's currency, or None if nothing printed says it.

    Symbols and codes anywhere count, other words (``Tk``, ``Rs``, ``P``) only beside a number. A bare ``$`` is USD,
    unless another dollar or another currency is named anywhere: then that one. Two named currencies are None.
    """
    found: Counter[str] = Counter()
    for text in texts:
        found.update(_in_text(text))
    named = set(found)
    if len(named) > 1:
        named.discard("USD")
    return named.pop() if len(named) == 1 else None
